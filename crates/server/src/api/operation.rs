//! What the document says of one call.

use serde_json::{Map, Value, json};

/// Who may make a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Who {
    /// Anybody.
    Anybody,
    /// Somebody with a session or a token.
    Somebody,
    /// A person at a browser.
    Browser,
}

/// What comes in a body: the name of a schema, and an example.
pub(super) type Content = (&'static str, &'static str);

/// What comes back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Answer {
    /// JSON.
    Json(Content),
    /// A list of these.
    List(Content),
    /// Text of this kind.
    Text(&'static str),
    /// Nothing but that it was done.
    Nothing,
}

/// What can be told of a query's parameter: its name, whether it has to be there, its schema, what it is.
pub(super) type Parameter = (&'static str, bool, &'static str, &'static str);

/// One call.
#[derive(Clone, Copy, Debug)]
pub(super) struct Operation {
    pub(super) method: &'static str,
    pub(super) path: &'static str,
    pub(super) tag: &'static str,
    pub(super) summary: &'static str,
    pub(super) who: Who,
    pub(super) query: &'static [Parameter],
    pub(super) body: Option<Content>,
    pub(super) answer: Answer,
    /// Statuses of refusals beside those that any call may come to.
    pub(super) errors: &'static [u16],
}

impl Operation {
    /// A call that anybody may make, which answers with nothing; what is different is said after it.
    pub(super) const fn new(
        method: &'static str,
        path: &'static str,
        tag: &'static str,
        summary: &'static str,
    ) -> Self {
        let (who, answer) = (Who::Anybody, Answer::Nothing);
        Self { method, path, tag, summary, who, query: &[], body: None, answer, errors: &[] }
    }

    pub(super) const fn by(self, who: Who) -> Self {
        Self { who, ..self }
    }

    pub(super) const fn query(self, query: &'static [Parameter]) -> Self {
        Self { query, ..self }
    }

    pub(super) const fn takes(self, schema: &'static str, example: &'static str) -> Self {
        Self { body: Some((schema, example)), ..self }
    }

    pub(super) const fn gives(self, schema: &'static str, example: &'static str) -> Self {
        Self { answer: Answer::Json((schema, example)), ..self }
    }

    pub(super) const fn lists(self, schema: &'static str, example: &'static str) -> Self {
        Self { answer: Answer::List((schema, example)), ..self }
    }

    pub(super) const fn writes(self, kind: &'static str) -> Self {
        Self { answer: Answer::Text(kind), ..self }
    }

    pub(super) const fn fails(self, errors: &'static [u16]) -> Self {
        Self { errors, ..self }
    }

    /// The call as OpenAPI describes it.
    pub(super) fn describe(&self) -> Value {
        let mut described = json!({
            "tags": [self.tag],
            "summary": self.summary,
            "operationId": self.id(),
            "parameters": self.parameters(),
            "responses": self.responses(),
            "security": match self.who {
                Who::Anybody => json!([{}, { "session": [] }, { "token": [] }]),
                Who::Somebody => json!([{ "session": [] }, { "token": [] }]),
                Who::Browser => json!([{ "session": [] }]),
            },
        });
        if let Some((schema, example)) = self.body {
            let kind = if schema == "Record" { "application/jsonl" } else { "application/json" };
            let content = json!({ kind: { "schema": reference(schema), "example": value(example) } });
            described["requestBody"] = json!({ "required": true, "content": content });
        }
        described
    }

    fn id(&self) -> String {
        let words = self.path.split(['/', '{', '}']).filter(|word| !word.is_empty());
        words.fold(self.method.to_owned(), |id, word| format!("{id}-{word}"))
    }

    fn parameters(&self) -> Vec<Value> {
        let in_path = self.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
        let in_path = in_path.map(
            |name| json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string" } }),
        );
        let in_query = self.query.iter().map(|(name, required, kind, text)| {
            let schema = json!({ "type": kind });
            json!({ "name": name, "in": "query", "required": required, "schema": schema, "description": text })
        });
        in_path.chain(in_query).collect()
    }

    fn responses(&self) -> Map<String, Value> {
        let done = |content: Value| json!({ "description": "Done", "content": content });
        let json = |schema: Value, example: &str| {
            done(json!({ "application/json": { "schema": schema, "example": value(example) } }))
        };
        let (status, answer) = match self.answer {
            Answer::Json((schema, example)) => ("200", json(reference(schema), example)),
            Answer::List((schema, example)) => {
                ("200", json(json!({ "type": "array", "items": reference(schema) }), example))
            }
            Answer::Text(kind) => ("200", done(json!({ kind: { "schema": { "type": "string" } } }))),
            Answer::Nothing => ("204", json!({ "description": "Done" })),
        };
        let mut responses = Map::from_iter([(status.to_owned(), answer)]);
        let needs_somebody = (self.who != Who::Anybody).then_some(401);
        let takes = self.body.map(|_| 400);
        let errors = self.errors.iter().copied().chain(needs_somebody).chain(takes).chain([429]);
        for error in errors {
            responses.insert(error.to_string(), refusal(error));
        }
        responses
    }
}

fn refusal(status: u16) -> Value {
    let (reason, text) = match status {
        400 => ("bad-request", "The request makes no sense"),
        401 => ("not-signed-in", "Nobody in particular asks, or the secret is wrong"),
        403 => ("forbidden", "Whoever asks may not"),
        404 => ("not-found", "There is nothing here, or nothing that whoever asks may know of"),
        409 => ("name-taken", "It collides with something else"),
        413 => ("too-big", "Too big"),
        422 => ("refused", "The table refuses"),
        _ => ("too-much", "Too much at once"),
    };
    let example = json!({ "reason": reason, "text": text });
    let content = json!({ "application/json": { "schema": reference("Error"), "example": example } });
    json!({ "description": text, "content": content })
}

/// The schema of this name.
fn reference(name: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{name}") })
}

/// An example, which is JSON; what is not, is text.
fn value(example: &str) -> Value {
    serde_json::from_str(example).unwrap_or_else(|_| json!(example))
}
