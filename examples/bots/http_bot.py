#!/usr/bin/env python3
"""A program that plays at a server's table over plain HTTP, with nothing but Python's own library.

    http_bot.py http://localhost:7878 TABLE TOKEN

TOKEN is made in the browser or by POST /api/tokens, with the scopes "read" and "play". The program takes a free seat,
plays like forager.py's little sister (at random), and ends when the game does. docs/BOTS.md tells more.
"""
import http.client
import json
import random
import sys
import time
from urllib.parse import urlsplit


class Table:
    """A table of a server, and the key to a seat at it."""

    def __init__(self, server, table, token):
        self.address = urlsplit(server)
        self.path = f"/api/tables/{table}"
        self.token = token
        self.orders = 0

    def call(self, method, path, body=None):
        """Asks the server; a server that stops or has too much to do is asked again."""
        headers = {"authorization": f"Bearer {self.token}", "content-type": "application/json"}
        kind = http.client.HTTPSConnection if self.address.scheme == "https" else http.client.HTTPConnection
        for pause in (0.1, 0.5, 1, 2, 4, None):
            line = kind(self.address.netloc, timeout=60)
            try:
                line.request(method, self.path + path, body and json.dumps(body), headers)
                answer = line.getresponse()
                text = answer.read()
                if answer.status < 300:
                    return json.loads(text)
                if answer.status not in (429, 503) or pause is None:
                    sys.exit(f"{answer.status}: {text.decode(errors='replace')}")
            except OSError:
                if pause is None:
                    raise
            finally:
                line.close()
            time.sleep(pause)

    def order(self, seq, **command):
        """Does something. The id stays the same if it has to be sent again, so it is done once."""
        self.orders += 1
        return self.call("POST", "/orders", {"id": f"{self.token[:8]}-{seq}-{self.orders}", "seq": seq, **command})


def choose(legal):
    """Any legal move; in Big Manitou's muster, any party."""
    if "muster" in legal:
        return {"muster": random.sample(legal["muster"]["from"], legal["muster"]["count"])}
    return random.choice(legal["moves"])


def play(table):
    """Sits down and plays to the end; answers with the result."""
    seated = False
    while True:
        now = table.call("GET", "")
        stage = now["stage"]["stage"]
        if stage in ("over", "abandoned"):
            return now["stage"].get("result")
        if not seated and now["viewer"] is None:
            answer = table.order(now["seq"], do="sit")
            if answer.get("refused", {}).get("reason") not in (None, "seated"):
                sys.exit(f"no seat: {answer['refused']}")
            seated = True
        elif now.get("position", {}).get("legal"):
            # If somebody was quicker (an undo, a clock), the next look shows it.
            table.order(now["seq"], do="play", moves=[choose(now["position"]["legal"])])
        else:
            table.call("GET", f"/updates?after={now['seq']}&wait=25")


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    print(json.dumps(play(Table(*sys.argv[1:]))))
