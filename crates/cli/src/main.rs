//! The program `tallgrass`.

fn main() {}
