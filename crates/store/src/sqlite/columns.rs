//! Our values as SQLite's.

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};

use crate::people::Hash;
use crate::{CommandId, Epoch, Millis, Owner, PersonId, Seq, Status, TableId, Visibility};

/// A newtype is stored as what it wraps.
macro_rules! transparent {
    ($($name:ident),*) => {$(
        impl ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                self.0.to_sql()
            }
        }

        impl FromSql for $name {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
                FromSql::column_result(value).map(Self)
            }
        }
    )*};
}

transparent!(TableId, Hash, PersonId, CommandId, Owner, Seq, Epoch, Millis);

impl ToSql for Status {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        let number: i64 = match self {
            Self::Open => 0,
            Self::Playing => 1,
            Self::Finished => 2,
            Self::Closed => 3,
        };
        Ok(number.into())
    }
}

impl FromSql for Status {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        match value.as_i64()? {
            0 => Ok(Self::Open),
            1 => Ok(Self::Playing),
            2 => Ok(Self::Finished),
            3 => Ok(Self::Closed),
            other => Err(FromSqlError::OutOfRange(other)),
        }
    }
}

impl ToSql for Visibility {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(i64::from(*self == Self::Public).into())
    }
}

impl FromSql for Visibility {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        Ok(if bool::column_result(value)? { Self::Public } else { Self::Private })
    }
}
