//! Whatever stands in a file, the reader either accepts it or says in which line it is wrong.

#![no_main]

libfuzzer_sys::fuzz_target!(|file: &[u8]| {
    match games::check(file) {
        Ok(checked) => assert!(checked.games > 0),
        Err(error) => assert!(error.line > 0),
    }
});
