# The rules of Wind River, numbered; in our own words.

## Chapters

wrr-board = The board
wrr-pieces = The pieces
wrr-camp = Making camp
wrr-turn = A turn
wrr-end = The end

## The board

wrr-1-1 = Six lanes of six hexes. The herd starts at the bottom and moves up, ahead; beyond the last row lie the open plains.
wrr-1-2 = From each hex three ways lead ahead: straight, left and right. Where such a way leaves the last row, it leads to the plains, which are one place.
wrr-1-3 = With three seats lane A is not used.

## The pieces

wrr-2-1 = Everyone has seven tipis. A tipi is unused, on a hex, or saved in the plains.
wrr-2-2 = Two buffalo start on every hex of the first three rows.
wrr-2-3 = Everyone starts with one provision and never holds more than ten.
wrr-2-4 = A hex never holds more than five buffalo. It can hold any number of tipis of anyone.

## Making camp

wrr-3-1 = Chance draws who goes first.
wrr-3-2 = In turn everyone puts a tipi on a hex without any tipi; then, in the same order, a second one.

## A turn

wrr-4 = Drive the herd, feed your tipis, then do one thing. Everyone takes turns, also without a tipi on the board.
wrr-4-1-title = Drive
wrr-4-1 = Move as many different buffalo as you have tipis on the board when your turn begins. Each goes one step ahead, to a hex with fewer than five buffalo or out onto the plains, and leaves the game there. It is mandatory while a buffalo that has not moved can move.
wrr-4-2-title = Feed
wrr-4-2 = On each hex the buffalo feed the tipis of the others first, one each; what is left feeds yours. Each hungry tipi of yours costs a provision. If you cannot pay for all, first give up as many as you cannot pay for, one by one, where you have hungry tipis.
wrr-4-3-title = Activity
wrr-4-3 = Then do exactly one of these.
wrr-4-3a-title = Travel
wrr-4-3a = Move a tipi to any hex beside it, or from the last row to the plains, where it is saved. Where others camp, you pay a provision, and each of them pays one if they can; without a provision you may not enter.
wrr-4-3b-title = Gather
wrr-4-3b = Over all hexes where you camp alone: all buffalo minus all your tipis there is what you take, up to ten in all. It must bring at least one.
wrr-4-3c-title = Raise
wrr-4-3c = Pay three provisions and put an unused tipi on a hex where you camp alone.
wrr-4-3d-title = Spur
wrr-4-3d = Move one more buffalo one step ahead, even one that was driven in this turn.
wrr-4-3e-title = Rest
wrr-4-3e = Only if you can do nothing else.

## The end

wrr-5-1 = The game ends at once when no tipi of anyone is on the board.
wrr-5-2 = Most tipis in the plains win; equal, most provisions; equal again, the place is shared.
