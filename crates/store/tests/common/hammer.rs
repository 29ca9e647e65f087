//! A process for the tests to kill, to lock out, and to starve of room.
#![allow(clippy::print_stdout, reason = "this is how it speaks to the test that started it")]

mod script;

use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::process::ExitCode;
use std::sync::mpsc;

use store::{Error, Seq, SqliteStore, Store};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let result = match args[..] {
        ["append", file] => append(file.as_ref()),
        ["open", file] => SqliteStore::open(file).map(|_| println!("opened")),
        ["starve", folder] => starve(folder.as_ref()),
        _ => panic!("append FILE, open FILE or starve FOLDER"),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            println!("{error:?}");
            ExitCode::FAILURE
        }
    }
}

/// Appends to many tables as fast as it can, and says of each append that was acknowledged "TABLE COMMAND".
///
/// It begins as a client does after a crash: with the last command again, under its old name.
fn append(file: &Path) -> Result<(), Error> {
    let store = SqliteStore::open(file)?;
    let (acknowledged, fates) = mpsc::channel();
    let submit = |table: u8, number: u32| {
        let acknowledged = acknowledged.clone();
        let done = move |fate| _ = acknowledged.send((table, number, fate));
        store.submit(script::append(script::table(table), number), Box::new(done));
    };
    for table in 0..script::TABLES {
        submit(table, last_command(&store, table)?);
    }
    let mut out = BufWriter::new(io::stdout().lock());
    while let Ok(first) = fates.recv() {
        for (table, number, fate) in std::iter::once(first).chain(fates.try_iter()) {
            match fate {
                Ok(_) => writeln!(out, "{table} {number}").expect("the test listens"),
                Err(Error::AlreadyDone { seq, .. }) if Seq(seq.0 - 1) == script::version_before(number) => {}
                Err(error) => return Err(error),
            }
            submit(table, number + 1);
        }
        out.flush().expect("the test listens");
    }
    Ok(())
}

/// The last command in a table's journal; the first, if there is none.
fn last_command(store: &SqliteStore, table: u8) -> Result<u32, Error> {
    match store.row(script::table(table)) {
        Ok(row) => {
            Ok((0..).take_while(|&number| script::version_before(number) < row.version).last().unwrap_or(0))
        }
        Err(Error::NoTable(_)) => Ok(0),
        Err(error) => Err(error),
    }
}

/// On a disk with little room: fills it, sees that nothing is lost, makes room, and goes on.
fn starve(folder: &Path) -> Result<(), Error> {
    let store = SqliteStore::open(folder.join("tallgrass.db"))?;
    let table = script::table(1);
    let ballast = folder.join("ballast");
    fs::write(&ballast, vec![0; 1 << 20]).expect("there is room for the ballast");
    let full = (0..)
        .find_map(|number| store.append(script::append(table, number)).err().map(|error| (number, error)));
    let (number, error) = full.expect("the disk is small");
    println!("full after some: {}", number > 10 && error == Error::Full);
    println!("nothing lost: {}", store.load(table)?.row.version == script::version_before(number));
    // The rest of the room, to the last byte.
    let rest = (0..).find(|n| fs::write(folder.join(format!("rest-{n}")), [0; 1024]).is_err());
    println!("no new store: {:?}", rest.and_then(|_| SqliteStore::open(folder.join("new.db")).err()));
    println!("no backup: {:?}", store.backup(folder.join("backup"), &mut |_| {}));
    fs::remove_file(&ballast).expect("the ballast can go");
    println!("goes on: {:?}", store.append(script::append(table, number)).map(|_| ()));
    println!("sound: {:?}", store.check());
    Ok(())
}
