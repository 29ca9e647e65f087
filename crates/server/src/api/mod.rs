//! The OpenAPI document at `/api/openapi.json`, and a page at `/api` that people can read.
//!
//! | module | what it holds |
//! | --- | --- |
//! | `operation` | what the document says of one call |
//! | `people`, `tables` | the calls, with examples |
//! | `page` | the document as HTML |
//!
//! The schemas of what goes between a table and the outside are made from its types; those of the server's own
//! bodies stand in `shapes.json`. Tests compare the calls with the routes, and real answers with the schemas.

mod operation;
mod page;
mod people;
mod tables;

use std::sync::LazyLock;

use axum::Router;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use schemars::JsonSchema;
use schemars::generate::{SchemaGenerator, SchemaSettings};
use serde_json::{Map, Value, json};
use table::messages::{
    Answer, ClientMessage, Opening, Order, Query, Reply, ServerMessage, Snapshot, Story, StoryPosition,
    Update,
};

use crate::app::App;
use operation::Operation;

pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/", get(|| async { serve("text/html; charset=utf-8", &PAGE) }))
        .route("/openapi.json", get(|| async { serve("application/json", &DOCUMENT) }))
        .route("/page.css", get(|| async { serve("text/css; charset=utf-8", include_str!("page.css")) }))
}

static DOCUMENT: LazyLock<String> = LazyLock::new(|| document().to_string());
static PAGE: LazyLock<String> = LazyLock::new(|| page::html(&document()));

fn serve(kind: &'static str, text: &'static str) -> Response {
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, "no-cache")], text).into_response()
}

fn operations() -> impl Iterator<Item = &'static Operation> {
    tables::OPERATIONS.iter().chain(people::OPERATIONS)
}

const ABOUT: &str = "Three board games of the Great Plains. The same messages go over the WebSocket at /ws. \
    A refusal has a `reason` to go by and a `text` to read. Bodies are JSON and at most 64 KiB.";

/// The document.
fn document() -> Value {
    let mut paths: Map<String, Value> = Map::new();
    for operation in operations() {
        let path = paths.entry(operation.path).or_insert_with(|| json!({}));
        path[operation.method] = operation.describe();
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Tallgrass",
            "version": env!("CARGO_PKG_VERSION"),
            "description": ABOUT,
            "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" },
        },
        "servers": [{ "url": "/" }],
        "paths": paths,
        "components": {
            "schemas": schemas(),
            "securitySchemes": {
                "session": { "type": "apiKey", "in": "cookie", "name": "tallgrass" },
                "token": { "type": "http", "scheme": "bearer" },
            },
        },
    })
}

fn schemas() -> Map<String, Value> {
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.definitions_path = "/components/schemas".into();
        settings.meta_schema = None;
    });
    let mut maker = settings.into_generator();
    add::<Snapshot>(&mut maker);
    add::<Update>(&mut maker);
    add::<Order>(&mut maker);
    add::<Answer>(&mut maker);
    add::<Query>(&mut maker);
    add::<Reply>(&mut maker);
    add::<Opening>(&mut maker);
    add::<ClientMessage>(&mut maker);
    add::<ServerMessage>(&mut maker);
    add::<Story>(&mut maker);
    add::<StoryPosition>(&mut maker);
    let mut all = maker.take_definitions(true);
    let shapes: Map<String, Value> =
        serde_json::from_str(include_str!("shapes.json")).expect("the file of shapes is JSON");
    all.extend(shapes);
    all
}

fn add<T: JsonSchema>(maker: &mut SchemaGenerator) {
    maker.subschema_for::<T>();
}

#[cfg(test)]
mod tests {
    use super::*;
    use jsonschema::Validator;
    use operation::Answer as Gives;
    use std::collections::BTreeSet;
    use std::fs;

    /// A validator for a schema of the document.
    fn validator(schema: &str) -> Validator {
        let all = json!({ "$ref": format!("#/components/schemas/{schema}"), "components": document()["components"] });
        jsonschema::validator_for(&all).unwrap()
    }

    fn check(schema: &str, example: &str, list: bool) {
        let Ok(value) = serde_json::from_str::<Value>(example) else { return };
        let values = if list { value.as_array().cloned().unwrap_or_default() } else { vec![value] };
        let validator = validator(schema);
        for value in values {
            let faults: Vec<String> = validator.iter_errors(&value).map(|fault| fault.to_string()).collect();
            assert!(faults.is_empty(), "{schema}: {faults:?}");
        }
    }

    #[test]
    fn every_example_is_what_its_schema_says() {
        for operation in operations() {
            if let Some((schema, example)) = operation.body.filter(|(schema, _)| *schema != "Record") {
                check(schema, example, false);
            }
            match operation.answer {
                Gives::Json((schema, example)) => check(schema, example, false),
                Gives::List((schema, example)) => check(schema, example, true),
                Gives::Text(_) | Gives::Nothing => {}
            }
        }
    }

    #[test]
    fn every_reference_leads_somewhere() {
        let document = document();
        let text = document.to_string();
        for part in text.split("\"#/components/schemas/").skip(1) {
            let name = part.split('"').next().unwrap();
            assert!(document["components"]["schemas"][name] != Value::Null, "{name}");
        }
    }

    /// The calls that the source of the routes makes, as `method path`.
    fn routes() -> BTreeSet<String> {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src");
        let files = fs::read_dir(format!("{folder}/routes")).unwrap().map(|file| file.unwrap().path());
        let mut all = BTreeSet::new();
        for file in files.chain([format!("{folder}/api/mod.rs").into()]) {
            let source = fs::read_to_string(&file).unwrap();
            let source = source.split("#[cfg(test)]").next().unwrap();
            let at_the_root = ["health.rs", "socket.rs"].iter().any(|name| file.ends_with(name));
            for route in source.split(".route(").skip(1) {
                let mut parts = route.trim_start().strip_prefix('"').unwrap_or_default().splitn(2, '"');
                let (Some(path), Some(rest)) = (parts.next(), parts.next()) else { continue };
                // A route ends where the next one begins; a method that was made before is named after it.
                let rest = rest.split("\n}").next().unwrap();
                let made = rest.trim_start_matches([',', ' ']).split(')').next().unwrap_or_default();
                let made_before = format!("let {made} = ");
                let found = source.split(&made_before).nth(1).and_then(|made| made.split(';').next());
                let rest = found.unwrap_or(rest);
                let prefix = if at_the_root { "" } else { "/api" };
                let path = format!("{prefix}{}", path.trim_end_matches('/'));
                for method in ["get", "post", "delete", "any"] {
                    let is = |word: &str| rest.contains(&format!("{word}{method}("));
                    if rest.trim_start_matches([',', ' ']).starts_with(&format!("{method}(")) || is(").") {
                        let method = if method == "any" { "get" } else { method };
                        all.insert(format!("{method} {path}"));
                    }
                }
            }
        }
        all
    }

    #[test]
    fn every_route_stands_in_the_document_and_nothing_else_does() {
        let said: BTreeSet<String> =
            operations().map(|operation| format!("{} {}", operation.method, operation.path)).collect();
        assert_eq!(routes(), said);
        assert!(said.len() > 40, "the routes were found");
    }
}
