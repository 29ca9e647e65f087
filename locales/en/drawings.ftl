# Words of the drawings in the rules, and of the pages around them.

draw-wr-drive = From the marked hex one way is shut: five buffalo stand there.
draw-wr-feed = Three buffalo. Two feed the tipis of the others, so one is left for your two: one of yours is hungry and costs a provision.
draw-wr-travel = Straight ahead costs nothing. Where another camps, you and that seat pay a provision each.
draw-mn-trial = The clan mother comes to where a chief lies. She beats him: the chief is turned over and counts for nothing.
draw-mn-spoils = The scout takes a tile and 12 is the highest total: three tiles in all. 10 is the next: one tile. The 7 takes nothing.
draw-bs-turns = The same tile in its three turns.
draw-bs-region = The prairies of two tiles meet along a side: one region of 3 bison. Three rivers meet at corners: one region of 3 salmon.
draw-bs-ranks = A larger tipi goes before any number of smaller ones; then more of the same size; then the next size; hunters come last.
rules-summary = On one page
rules-summary-title = { $game } on one page
rules-print = Print
rules-whole = All rules by number
rules-reconstructed = What was reconstructed
