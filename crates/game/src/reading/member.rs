//! A value that is read member by member.

use serde::de::value::BorrowedStrDeserializer;
use serde::de::{DeserializeSeed, Deserializer, EnumAccess, MapAccess, SeqAccess, VariantAccess, Visitor};
use serde::forward_to_deserialize_any;
use serde_json::{Value, map};

use super::misread::{Misread, Step};
use super::wanted::choices;

/// A value that is read member by member; a fault inside it knows the way there.
#[derive(Clone, Copy)]
pub(super) struct Member<'de>(pub(super) &'de Value);

impl<'de> Member<'de> {
    fn list<V: Visitor<'de>>(self, list: &'de [Value], visitor: V) -> Result<V::Value, Misread> {
        let mut entries = Entries { list, next: 0 };
        let read = visitor.visit_seq(&mut entries).map_err(|misread| misread.found(self.0))?;
        if entries.next < list.len() {
            return Err(Misread::wanted(self.0, format!("a list of {}", entries.next)));
        }
        Ok(read)
    }

    fn object<V: Visitor<'de>>(
        members: &'de map::Map<String, Value>,
        visitor: V,
    ) -> Result<V::Value, Misread> {
        visitor.visit_map(Members { left: members.iter(), value: None })
    }
}

impl<'de> Deserializer<'de> for Member<'de> {
    type Error = Misread;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(value) => visitor.visit_bool(*value),
            Value::Number(number) => match (number.as_u64(), number.as_i64(), number.as_f64()) {
                (Some(number), ..) => visitor.visit_u64(number),
                (_, Some(number), _) => visitor.visit_i64(number),
                (.., number) => visitor.visit_f64(number.unwrap_or(f64::NAN)),
            },
            Value::String(text) => visitor.visit_borrowed_str(text),
            Value::Array(list) => self.list(list, visitor),
            Value::Object(members) => Self::object(members, visitor),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        match self.0 {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(self).map_err(Misread::or_null),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Misread> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, length: usize, visitor: V) -> Result<V::Value, Misread> {
        match self.0 {
            Value::Array(list) if list.len() == length => self.list(list, visitor),
            _ => Err(Misread::wanted(self.0, format!("a list of {length}"))),
        }
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        length: usize,
        visitor: V,
    ) -> Result<V::Value, Misread> {
        self.deserialize_tuple(length, visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misread> {
        match self.0 {
            Value::Object(members) => Self::object(members, visitor),
            _ if names.is_empty() => Err(Misread::wanted(self.0, "an empty object")),
            _ => {
                let names: Vec<String> = names.iter().map(|name| format!("\"{name}\"")).collect();
                Err(Misread::wanted(self.0, format!("an object with {}", names.join(", "))))
            }
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misread> {
        let (name, content) = match self.0 {
            Value::String(name) => (name, None),
            Value::Object(members) if members.len() == 1 => {
                let (name, content) = members.iter().next().expect("there is one");
                (name, Some(Member(content)))
            }
            _ => return Err(Misread::wanted(self.0, choices(names))),
        };
        if !names.contains(&name.as_str()) {
            return Err(Misread::wanted(self.0, choices(names)));
        }
        visitor.visit_enum(Choice { whole: self, name, content })
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq
        map identifier ignored_any
    }
}

/// The entries of a list that are not read yet.
struct Entries<'de> {
    list: &'de [Value],
    next: usize,
}

impl<'de> SeqAccess<'de> for &mut Entries<'de> {
    type Error = Misread;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Misread> {
        let place = self.next;
        let Some(value) = self.list.get(place) else { return Ok(None) };
        self.next += 1;
        seed.deserialize(Member(value)).map(Some).map_err(|misread| misread.at(Step::Entry(place)))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.list.len() - self.next)
    }
}

/// The members of an object that are not read yet.
struct Members<'de> {
    left: map::Iter<'de>,
    value: Option<(&'de str, &'de Value)>,
}

impl<'de> MapAccess<'de> for Members<'de> {
    type Error = Misread;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Misread> {
        let Some((name, value)) = self.left.next() else { return Ok(None) };
        self.value = Some((name, value));
        seed.deserialize(BorrowedStrDeserializer::new(name)).map(Some)
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Misread> {
        let (name, value) = self.value.take().expect("serde asks for a name before its value");
        seed.deserialize(Member(value)).map_err(|misread| misread.within(name))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.left.len())
    }
}

/// One of several forms: its name alone, or an object with its name and its content.
struct Choice<'de> {
    whole: Member<'de>,
    name: &'de str,
    content: Option<Member<'de>>,
}

impl<'de> Choice<'de> {
    fn content(&self) -> Result<Member<'de>, Misread> {
        let wanted = || Misread::wanted(self.whole.0, format!("{{\"{}\":...}}", self.name));
        self.content.ok_or_else(wanted)
    }
}

impl<'de> EnumAccess<'de> for Choice<'de> {
    type Error = Misread;
    type Variant = Self;

    fn variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<(T::Value, Self), Misread> {
        seed.deserialize(BorrowedStrDeserializer::new(self.name)).map(|name| (name, self))
    }
}

impl<'de> VariantAccess<'de> for Choice<'de> {
    type Error = Misread;

    fn unit_variant(self) -> Result<(), Misread> {
        match self.content {
            None => Ok(()),
            Some(_) => Err(Misread::wanted(self.whole.0, format!("\"{}\" alone", self.name))),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Misread> {
        seed.deserialize(self.content()?).map_err(|misread| misread.within(self.name))
    }

    fn tuple_variant<V: Visitor<'de>>(self, length: usize, visitor: V) -> Result<V::Value, Misread> {
        self.content()?.deserialize_tuple(length, visitor).map_err(|misread| misread.within(self.name))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misread> {
        self.content()?.deserialize_struct("", names, visitor).map_err(|misread| misread.within(self.name))
    }
}
