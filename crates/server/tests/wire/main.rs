//! A real server on a real port with a real file, used as browsers and programs use it.

#![allow(clippy::unwrap_used, reason = "a test may stop at what it did not expect")]
#![allow(unreachable_pub, reason = "shared with the tool that puts the server under pressure")]

mod common;
mod misread;
mod people;
mod play;
mod programs;
mod protocol;
mod safety;
mod secrecy;
mod told;
mod trouble;
