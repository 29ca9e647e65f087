//! The toy keeps the laws.

mod specimen;

testkit::laws!(specimen::ToySpecimen);
testkit::golden!(specimen::ToySpecimen);
testkit::perft!(testkit::toy::Toy);
