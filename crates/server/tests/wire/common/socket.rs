//! A live connection as a client of ours has it.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Nothing that a test waits for takes longer.
const PATIENCE: Duration = Duration::from_secs(60);

/// A socket.
pub struct Socket {
    pub stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

/// What a socket brings.
#[derive(Debug, Clone, PartialEq)]
pub enum Heard {
    Message(Value),
    Closed(u16),
}

impl Socket {
    /// Connects with these headers; an HTTP answer other than an upgrade is its status.
    pub async fn connect(address: SocketAddr, headers: &[(&str, &str)]) -> Result<Self, u16> {
        let mut request = format!("ws://{address}/ws").into_client_request().unwrap();
        for (name, value) in headers {
            let name: axum::http::HeaderName = name.parse().unwrap();
            request.headers_mut().insert(name, value.parse().unwrap());
        }
        match tokio_tungstenite::connect_async(request).await {
            Ok((stream, _)) => Ok(Self { stream }),
            Err(Error::Http(response)) => Err(response.status().as_u16()),
            Err(_) => Err(0),
        }
    }

    pub async fn say(&mut self, message: &Value) {
        self.say_text(message.to_string()).await;
    }

    pub async fn say_text(&mut self, text: String) {
        // Whoever is shown the door may not hear it before the next message.
        _ = self.stream.send(Message::text(text)).await;
    }

    pub async fn say_binary(&mut self, bytes: Vec<u8>) {
        _ = self.stream.send(Message::binary(bytes)).await;
    }

    pub async fn hello(&mut self, table: &str, last_seq: Option<u64>) {
        let mut hello = json!({ "type": "hello", "protocol": 1, "table": table });
        if let Some(last) = last_seq {
            hello["last_seq"] = json!(last);
        }
        self.say(&hello).await;
    }

    /// The next text that comes, or the code with which the line is closed.
    pub async fn hear_text(&mut self) -> Result<String, u16> {
        let next = async {
            loop {
                match self.stream.next().await {
                    Some(Ok(Message::Text(text))) => return Ok(text.to_string()),
                    Some(Ok(Message::Close(frame))) => {
                        return Err(frame.map_or(1005, |frame| frame.code.into()));
                    }
                    Some(Ok(_)) => {}
                    Some(Err(_)) | None => return Err(1006),
                }
            }
        };
        tokio::time::timeout(PATIENCE, next).await.expect("something comes in time")
    }

    /// The code and the reason with which the server closes.
    pub async fn last_words(&mut self) -> (u16, String) {
        let last = async {
            loop {
                match self.stream.next().await {
                    Some(Ok(Message::Close(Some(frame)))) => {
                        return (frame.code.into(), frame.reason.to_string());
                    }
                    Some(Ok(_)) => {}
                    Some(Err(_)) | None => return (1006, String::new()),
                }
            }
        };
        tokio::time::timeout(PATIENCE, last).await.expect("the end comes in time")
    }

    /// The next thing that comes.
    pub async fn hear(&mut self) -> Heard {
        match self.hear_text().await {
            Ok(text) => Heard::Message(serde_json::from_str(&text).unwrap()),
            Err(code) => Heard::Closed(code),
        }
    }

    /// The next message that fits.
    pub async fn until(&mut self, fits: impl Fn(&Value) -> bool) -> Value {
        loop {
            match self.hear().await {
                Heard::Message(message) if fits(&message) => return message,
                Heard::Message(_) => {}
                Heard::Closed(code) => panic!("closed with {code}"),
            }
        }
    }

    /// The code with which the server closes.
    pub async fn until_closed(&mut self) -> u16 {
        loop {
            if let Heard::Closed(code) = self.hear().await {
                return code;
            }
        }
    }

    /// Orders something, and waits for the answer.
    pub async fn order(&mut self, id: &str, seq: u64, command: Value) -> Value {
        let mut order = json!({ "type": "order", "id": id, "seq": seq });
        order.as_object_mut().unwrap().extend(command.as_object().unwrap().clone());
        self.say(&order).await;
        self.until(|message| message["type"] == "answer" && message["id"] == id).await
    }
}
