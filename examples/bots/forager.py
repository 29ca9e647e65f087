#!/usr/bin/env python3
"""A small opponent in a language of your choice: it reads lines of JSON and answers with lines of JSON.

    tallgrass arena wind-river --seats 3 --bots "exec:python3 examples/bots/forager.py,random" --games 30

It plays all three games by a few rules of thumb; docs/BOTS.md says how to write a better one.
"""
import json
import random
import sys


def taste(move, camps):
    """How much it likes a move; `camps` are the hexes of its own tipis."""
    if isinstance(move, str):
        return {"gather": 6, "done": 3, "hold": 2}.get(move, 1)
    (kind, what), = move.items()
    if kind == "travel":  # Wind River: save tipis, go ahead with the others
        return 9 if what["to"] == "plains" else 2 + (what["to"][1] > what["from"][1])
    if kind in ("drive", "spur"):  # food comes, food does not go
        return 4 + (what["to"] in camps) - 2 * (what["from"] in camps)
    if kind == "camp":  # a tipi beside the plains is saved before it starves
        return what[1]
    if kind == "take":  # Big Manitou: the larger number
        return 5 + int(what[-1]) if what[-1].isdigit() else 5
    if kind == "place":  # Bison: hunters on the board, but not all at once
        return 5 - abs(what["hunters"] - 2)
    return {"raise": 8, "tipi": 7, "canoe": 7, "trek": 2, "skip": 1, "trade": 0}.get(kind, 3)


def choose(view, legal):
    if "muster" in legal:
        return {"muster": random.sample(legal["muster"]["from"], legal["muster"]["count"])}
    table = view["tipis"][view["viewer"]] if "tipis" in view else []
    camps = [[lane, row] for lane, rows in enumerate(table) for row, tipis in enumerate(rows) if tipis]
    best = max(taste(move, camps) for move in legal["moves"])
    return random.choice([move for move in legal["moves"] if taste(move, camps) == best])


def say(answer):
    print(json.dumps(answer), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if "hello" in message:
        say({"ready": {"name": "forager"}})
    elif "turn" in message:
        turn = message["turn"]
        say({"move": choose(turn["view"], turn["legal"]), "id": turn["id"]})
    elif "bye" in message:
        break
