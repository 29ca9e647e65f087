//! `tallgrass admin`: what the host of a server does from the command line, whether it runs or not.

use std::sync::Arc;

use server::admin::{NotDone, Office, Renewed};
use store::SqliteStore;

use super::data::DataArgs;
use crate::Failure;
use crate::output::Output;

/// Looks after accounts, tables and chat, also while the server runs
#[derive(clap::Args, Debug)]
pub(crate) struct Admin {
    #[command(subcommand)]
    act: Act,
    #[command(flatten)]
    data: DataArgs,
}

#[derive(clap::Subcommand, Debug)]
enum Act {
    /// Gives an account a new password and recovery code, prints both, and ends its sessions and tokens
    ResetPassword {
        /// The account's name
        name: String,
    },
    /// Ends a table without a result
    CloseTable {
        /// The table, as its address has it
        table: String,
    },
    /// Removes a line of chat
    RemoveChat {
        /// The table, as its address has it
        table: String,
        /// The number of the line's entry
        seq: u64,
    },
    /// Shuts the door to a person: ends sessions and tokens, and lets him in no more
    Suspend {
        /// The account's name, or a guest's number, such as p42
        name: String,
        /// Opens the door again
        #[arg(long)]
        lift: bool,
    },
    /// Prints everything that is kept of a person, as JSON
    ExportAccount {
        /// The account's name, or a guest's number, such as p42
        name: String,
    },
    /// Forgets a person; journals stay and name nobody in his place
    DeleteAccount {
        /// The account's name, or a guest's number, such as p42
        name: String,
    },
}

fn failed(error: &NotDone) -> Failure {
    Failure::Input(error.to_string())
}

impl Admin {
    pub(crate) fn execute(self) -> Result<(), Failure> {
        let file = self.data.file()?;
        if !file.exists() {
            return Err(Failure::Input(format!("{}: no server has been here", file.display())));
        }
        let store = SqliteStore::open(&file).map_err(|error| Failure::Input(error.to_string()))?;
        let office = Office::new(Arc::new(store));
        let said = self.act.perform(&office).map_err(|error| failed(&error))?;
        Output::standard().line(said)
    }
}

impl Act {
    fn perform(self, office: &Office) -> Result<String, NotDone> {
        match self {
            Self::ResetPassword { name } => {
                let Renewed { password, recovery } = office.reset_password(&name)?;
                Ok(format!("password       {password}\nrecovery code  {recovery}"))
            }
            Self::CloseTable { table } => {
                office.close_table(&table)?;
                Ok(format!("{table} is closed"))
            }
            Self::RemoveChat { table, seq } => {
                office.remove_chat(&table, seq)?;
                Ok(format!("line {seq} is removed"))
            }
            Self::Suspend { name, lift } => {
                office.suspend(&name, !lift)?;
                Ok(format!("{name} is {}", if lift { "let in again" } else { "suspended" }))
            }
            Self::ExportAccount { name } => {
                let all = office.export_account(&name)?;
                Ok(serde_json::to_string_pretty(&all).expect("JSON is text"))
            }
            Self::DeleteAccount { name } => {
                let tables = office.delete_account(&name)?;
                let name_nobody = if tables == 1 { "table names" } else { "tables name" };
                Ok(format!("{name} is forgotten; {tables} {name_nobody} nobody in that place"))
            }
        }
    }
}
