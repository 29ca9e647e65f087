//! The browser's types are those of `table::messages`: `web/src/lib/generated/messages.ts` is made here.

use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};
use std::path::Path;

use table::Summary;
use table::messages::{ClientMessage, Opening, PROTOCOL, ServerMessage, Story, StoryPosition};
use ts_rs::{Config, TS, TypeVisitor};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/lib/generated/messages.ts");

/// Collects the declarations of a type and of all that it is made of.
struct Declarations<'a> {
    config: &'a Config,
    seen: HashSet<TypeId>,
    by_name: BTreeMap<String, String>,
}

impl TypeVisitor for Declarations<'_> {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
        if T::output_path().is_some() {
            let docs = T::docs().unwrap_or_default();
            let text = format!("{docs}export {}\n", T::decl_concrete(self.config));
            self.by_name.insert(T::ident(self.config), text);
        }
    }
}

fn typescript() -> String {
    let config = Config::new().with_large_int("number");
    let mut all = Declarations { config: &config, seen: HashSet::new(), by_name: BTreeMap::new() };
    all.visit::<ClientMessage>();
    all.visit::<ServerMessage>();
    all.visit::<Opening>();
    all.visit::<Summary>();
    all.visit::<Story>();
    all.visit::<StoryPosition>();
    let mut text = format!(
        "// Made from crates/table/src/messages by `TALLGRASS_RENEW=1 cargo test -p table typescript`.\n\n\
         /** The version of these messages. */\nexport const PROTOCOL = {PROTOCOL};\n"
    );
    for declaration in all.by_name.values() {
        text.push('\n');
        let short = declaration.replace(" \n", "\n").replace("/**\n * ", "/** ").replace("\n */", " */");
        text.push_str(&short);
    }
    text
}

#[test]
fn the_browsers_types_are_those_of_the_messages() {
    let made = typescript();
    if std::env::var_os("TALLGRASS_RENEW").is_some() {
        std::fs::create_dir_all(Path::new(FILE).parent().unwrap()).unwrap();
        std::fs::write(FILE, &made).unwrap();
    }
    let kept = std::fs::read_to_string(FILE).unwrap_or_default();
    assert!(made == kept, "renew it: TALLGRASS_RENEW=1 cargo test -p table typescript");
}
