//! The commands around the server: `serve`, `backup`, `restore`, `admin`.

mod admin;
mod backup;
mod data;
mod serve;
mod serving;
mod settings_file;

pub(crate) use admin::Admin;
pub(crate) use backup::{Backup, Restore};
pub(crate) use serve::Serve;
