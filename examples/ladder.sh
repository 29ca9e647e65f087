#!/bin/sh
# Measures the ladder of docs/BOTS.md: examples/ladder.sh FOLDER [THREADS]
# Every series resumes from its file in FOLDER, so it can be stopped and started again.
set -eu
folder=$1
threads=${2:-2}
mkdir -p "$folder"
arena() { # arena NAME GAME SEATS BOTS GAMES
    "${TALLGRASS:-target/release/tallgrass}" arena "$2" --seats "$3" --bots "$4" --games "$5" --threads "$threads" \
        --resume "$folder/$1.jsonl" --json "$folder/$1.json" --html "$folder/$1.html" | tee "$folder/$1.txt"
}
# Fierce against greedy.
arena m2 manitou 2 fierce,greedy 200
arena m4 manitou 4 fierce,greedy 200
arena w4 wind-river 4 fierce,greedy 200
arena b2 bison 2 fierce,greedy 200
arena b4 bison 4 fierce,greedy 200
# Greedy against random, and against a program from outside.
for game in "wind-river 3" "wind-river 4" "manitou 2" "manitou 3" "manitou 4" "bison 2" "bison 3" "bison 4"; do
    set -- $game
    arena "greedy-random-$1-$2" "$1" "$2" greedy,random 200
done
for game in "wind-river 3" "manitou 2" "bison 2"; do
    set -- $game
    arena "greedy-forager-$1-$2" "$1" "$2" "greedy,exec:python3 examples/bots/forager.py" 60
done
# Each level against the one below it; the lowest against random.
for game in "manitou 2" "wind-river 3" "bison 2"; do
    set -- $game
    arena "gentle-random-$1-$2" "$1" "$2" gentle,random 200
    arena "steady-gentle-$1-$2" "$1" "$2" steady,gentle 200
    arena "keen-steady-$1-$2" "$1" "$2" keen,steady 200
    arena "fierce-keen-$1-$2" "$1" "$2" fierce,keen 200
done
# Fierce against random.
for game in "manitou 2" "manitou 5" "wind-river 3" "wind-river 4" "bison 2" "bison 4"; do
    set -- $game
    arena "fierce-random-$1-$2" "$1" "$2" fierce,random 100
done
