"""Bots that a series must survive: `misbehave.py crash|silent|garbage|cheat|late|wrong-id|deaf|chatty`."""
import json
import os
import sys
import time

HOW = sys.argv[1]
turns = 0


def say(answer):
    print(answer if isinstance(answer, str) else json.dumps(answer), flush=True)


if HOW == "stillborn":
    sys.exit(3)
for line in sys.stdin:
    message = json.loads(line)
    if "hello" in message:
        say({"ready": {"name": HOW, "unknown": "members are ignored"}})
        if HOW == "deaf":
            time.sleep(60)
    if "hello" in message and HOW == "stubborn":
        with open(sys.argv[2], "w") as file:
            file.write(str(os.getpid()))
    if "bye" in message and HOW == "stubborn":
        time.sleep(60)
    if "turn" not in message:
        continue
    turn = message["turn"]
    legal = turn["legal"]["moves"]
    turns += 1
    honest = {"move": legal[0], "id": turn["id"], "mood": "fine"}
    if HOW in ("honest", "stubborn") or turns <= 2:
        say(honest)
    elif HOW == "crash":
        sys.exit(1)
    elif HOW == "silent":
        pass
    elif HOW == "garbage":
        say("}{ not JSON")
    elif HOW == "cheat":
        say({"move": {"travel": {"from": [5, 5], "to": [1, 1]}}, "id": turn["id"]})
    elif HOW == "wrong-id":
        say({"move": legal[0], "id": turn["id"] + 1})
    elif HOW == "late" and turns == 3:
        time.sleep(0.6)
        say(honest)
    elif HOW == "chatty":
        while True:
            say("x" * 4000)
    else:
        say(honest)
