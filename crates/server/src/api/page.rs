//! The document as HTML: for people, with no script and no other host.

use std::fmt::Write as _;

use serde_json::Value;

/// The page.
pub(super) fn html(document: &Value) -> String {
    let mut page = String::from(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\
         <meta name=\"color-scheme\" content=\"light dark\">\
         <title>Tallgrass API</title><link rel=\"stylesheet\" href=\"/api/page.css\"></head><body><main>",
    );
    let info = &document["info"];
    add(&mut page, &format!("<h1>{} API {}</h1>", text(&info["title"]), text(&info["version"])));
    add(&mut page, &format!("<p>{}</p>", text(&info["description"])));
    add(&mut page, "<p><a href=\"/\">Play</a> · <a href=\"/api/openapi.json\">OpenAPI 3.1</a></p>");
    let mut tag = String::new();
    for (path, calls) in entries(&document["paths"]) {
        for (method, call) in entries(calls) {
            let own = text(&call["tags"][0]);
            if own != tag {
                add(&mut page, &format!("<h2>{own}</h2>"));
                tag = own;
            }
            add(&mut page, &operation(method, path, call));
        }
    }
    add(&mut page, "<h2>Schemas</h2>");
    for (name, schema) in entries(&document["components"]["schemas"]) {
        let name = escape(name);
        add(
            &mut page,
            &format!("<details id=\"{name}\"><summary>{name}</summary>{}</details>", code(schema)),
        );
    }
    page + "</main></body></html>\n"
}

fn operation(method: &str, path: &str, call: &Value) -> String {
    let mut said = format!(
        "<details><summary><b class=\"{method}\">{}</b> <code>{}</code> <span>{}</span></summary>",
        method.to_uppercase(),
        escape(path),
        text(&call["summary"])
    );
    let who = match call["security"].as_array().map_or(0, Vec::len) {
        1 => "A person at a browser (session).",
        2 => "Somebody with a session or a token.",
        _ => "Anybody.",
    };
    add(&mut said, &format!("<p>{who}</p>"));
    let queries = call["parameters"].as_array().into_iter().flatten().filter(|one| one["in"] == "query");
    for query in queries {
        let must = if query["required"] == true { "" } else { " (may be missing)" };
        add(
            &mut said,
            &format!("<p><code>?{}</code>{must}: {}</p>", text(&query["name"]), text(&query["description"])),
        );
    }
    if let Some((_, body)) = entries(&call["requestBody"]["content"]).next() {
        add(&mut said, &content("Body", body));
    }
    for (status, answer) in entries(&call["responses"]) {
        let description = text(&answer["description"]);
        if status.starts_with('2') {
            let body = entries(&answer["content"]).next();
            let shown = body.map_or(String::new(), |(_, body)| content("Answer", body));
            add(&mut said, &format!("<p><b>{}</b> {description}</p>{shown}", escape(status)));
        } else {
            let reason = text(&answer["content"]["application/json"]["example"]["reason"]);
            add(&mut said, &format!("<p><b>{}</b> <code>{reason}</code> {description}</p>", escape(status)));
        }
    }
    said + "</details>"
}

fn content(what: &str, body: &Value) -> String {
    let schema = &body["schema"];
    let named = |schema: &Value| schema["$ref"].as_str().and_then(|name| name.rsplit('/').next()).map(escape);
    let link = |name: String| format!("<a href=\"#{name}\">{name}</a>");
    let kind = match (named(schema), named(&schema["items"])) {
        (Some(name), _) => link(name),
        (None, Some(name)) => format!("list of {}", link(name)),
        (None, None) => "text".to_owned(),
    };
    let example = match &body["example"] {
        Value::Null => String::new(),
        Value::String(text) if text.is_empty() => String::new(),
        example => code(example),
    };
    format!("<p>{what}: {kind}</p>{example}")
}

fn code(value: &Value) -> String {
    let pretty = serde_json::to_string_pretty(value).unwrap_or_default();
    format!("<pre tabindex=\"0\"><code>{}</code></pre>", escape(&pretty))
}

fn entries(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flatten()
}

fn add(page: &mut String, piece: &str) {
    // Writing to a string does not fail.
    _ = writeln!(page, "{piece}");
}

fn text(value: &Value) -> String {
    escape(value.as_str().unwrap_or_default())
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_made_of_our_own_files_alone() {
        let page = html(&crate::api::document());
        assert!(page.contains("/api/tables/{id}/orders"));
        for foreign in ["<script", "<style", " style=", "://", "javascript:"] {
            let found = page
                .find(foreign)
                .map(|at| page[at.saturating_sub(60)..].chars().take(120).collect::<String>());
            let example = found
                .as_ref()
                .is_some_and(|found| found.contains("https://") && !found.contains("href=\"http"));
            assert!(found.is_none() || example, "{found:?}");
        }
    }

    #[test]
    fn nothing_is_markup_that_should_be_text() {
        assert_eq!(escape("<b a=\"x\">&"), "&lt;b a=&quot;x&quot;&gt;&amp;");
    }
}
