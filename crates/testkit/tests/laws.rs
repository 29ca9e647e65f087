//! The toy keeps the laws.

mod specimen;

testkit::laws!(specimen::ToySpecimen);
