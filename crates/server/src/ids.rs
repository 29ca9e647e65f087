//! Names between the table, the store and the address bar.

use table::messages::{Millis, NotAnId, Person, PersonId, TableId};

/// The table's name for a person: `p` and his number.
pub(crate) fn person_id(id: store::PersonId) -> PersonId {
    PersonId::new(&format!("p{}", id.0)).expect("a letter and digits are an id")
}

/// The store's number of a person, if it is one of ours.
pub(crate) fn person_number(id: &PersonId) -> Option<store::PersonId> {
    let digits = id.as_str().strip_prefix('p')?;
    let plain = digits.bytes().all(|digit| digit.is_ascii_digit()) && !digits.starts_with('0');
    plain.then(|| digits.parse().ok().map(store::PersonId)).flatten()
}

/// A person as tables know him.
pub(crate) fn person(person: &store::people::Person) -> Person {
    Person { id: person_id(person.id), name: person.name.clone(), account: person.account.is_some() }
}

/// The table's name for itself.
pub(crate) fn table_id(id: store::TableId) -> TableId {
    TableId::new(&id.to_string()).expect("hexadecimal digits are an id")
}

/// The store's name of a table.
pub(crate) fn stored_table(id: &TableId) -> Result<store::TableId, NotAnId> {
    id.as_str().parse().map_err(|_| NotAnId)
}

/// A time as the store keeps it.
pub(crate) fn stored_time(at: Millis) -> store::Millis {
    store::Millis(i64::try_from(at.0).unwrap_or(i64::MAX))
}

/// A time as tables know it.
pub(crate) fn time(at: store::Millis) -> Millis {
    Millis(u64::try_from(at.0).unwrap_or(0))
}

/// A number of an entry as the store keeps it.
pub(crate) fn stored_seq(seq: table::messages::Seq) -> store::Seq {
    store::Seq(u32::try_from(seq.0).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_has_one_name() {
        let id = person_id(store::PersonId(42));
        assert_eq!(id.as_str(), "p42");
        assert_eq!(person_number(&id), Some(store::PersonId(42)));
        for other in ["42", "p", "p042", "p-1", "p_1", "q42", "p99999999999999999999"] {
            assert_eq!(person_number(&PersonId::new(other).unwrap()), None, "{other}");
        }
    }
}
