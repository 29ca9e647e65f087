# What was reconstructed in each game, and how the owner of a box enters the real pieces.

rec-title = What was reconstructed
rec-lost = The boxes are out of print, and the texts that remain have lost their pictures. What they say for certain is played as they say it; what only the pictures showed was reconstructed so that it fits every known fact.

## Wind River

rec-wr-board = The board is fixed, part of the rules; its shape is reconstructed. It is certain that 36 buffalo start with four seats and 30 with three, all on the first three rows, and that three seats leave the lighter hexes out. People who own the box describe six rows of hexes, two buffalo on each hex of the first half, and one lighter lane at the edge. A board of six by six hexes, of which three seats do not use one lane, is the only one that fits all of this.
rec-wr-lanes = Neighbouring lanes are set off by half a hex. That the odd lanes are the ones ahead is a choice: with four seats the other one would only be the mirror image; with three it decides which of the five lanes lie forward, here the outer two and the middle one.
rec-wr-own = If you own the game, there is nothing to enter: board and pieces are the same in every game.

## Big Manitou

rec-mn-heroes = Which hero beats which (M1.4) is printed only for the shaman and in one example. The other lines are those of the older game Manitou, which agree with both.
rec-mn-spoils = What the second takes (M4.3c): the printed text speaks of the tile that remains, and takes a hero face up for granted. Without one, a ground of four has two left. They go to the same seat, because the text gives it what remains, and a reviewer of the boxed game has the second take everything else. Earlier games here gave it one tile; a table can still choose that.
rec-mn-cylinders = A tile that is given up (M4.1) moves no cylinder (M4.5): the holder keeps it until another takes a tile and then has at least as many. Equal most tomahawks bring nobody a point.
rec-mn-bag = The bag is reconstructed. It is certain that it holds 60 tiles, which five seats use up, and that bison and tipis show 1 to 3 figures. How many there are of each kind is not known; the bag “reconstruction-1” has six of each bison and tipi, and eight horses, totems and tomahawks each.
rec-mn-file = If you own the game, count your tiles and write the numbers into a text file: a name of your own, and for each of the nine kinds how many there are.
rec-mn-example = {"{"}"name": "my-box", "tiles": {"{"}"bison-1": 6, "bison-2": 6, "bison-3": 6, "tipi-1": 6, "tipi-2": 6, "tipi-3": 6, "horse": 8, "totem": 8, "tomahawk": 8{"}"}{"}"}
rec-mn-play = Then play with it: tallgrass play manitou --option bag=@FILE. The bag must hold at least as many tiles as the hunts draw: 36 with two seats, 33 with three, 44 with four, 60 with five.

## Bison

rec-bison-known = It is certain that three starting tiles lie around the totem, that there are 18 others, that each has a prairie, a river and a mountain, and that each shows three animals. People who own the box describe hexagons whose sides curve out and in by turns.
rec-bison-tiles = The tiles themselves are reconstructed: where each river runs, and which animals live on which tile. The set is called “reconstruction-2”. One whole land is known, from the third scoring example of the rule book: six tiles with all their regions. It can be laid with this set; with the older “reconstruction-1”, whose starting tiles show other animals, it cannot. The older set can still be chosen.
rec-bison-editions = The editions differ in places; the German original is followed, and where it is silent, those that speak. It counts the reach from the totem (B1.9); a table that counts from the starting tiles sets the size of the land to 4. Three animals of one kind are exchanged for one (B4.2), as in the printed example. What is above 15 and is not dealt away is lost (B5.4), also in the last scoring: two editions say so, and none makes an exception.
rec-bison-file = If you own the game, write your tiles into a text file: a name for the set, the three starting tiles under “start” and the 18 others under “tiles”. Hold each tile with a corner at the top so that the side to the right of it bulges out. The corners are numbered clockwise from 0 at the top to 5. Give the river’s two corners so that the prairie lies clockwise from the first to the second, and then the bison, salmon and turkeys, three in all. A tile’s name has 1 to 8 letters and digits.
rec-bison-example = {"{"}"id": "T01", "river": [0, 2], "animals": [2, 1, 0]{"}"}
rec-bison-start = A starting tile also says in which cell it lies, [0, 0], [1, 0] or [0, 1] in this order, and how many thirds it is turned clockwise.
rec-bison-start-example = {"{"}"id": "S1", "river": [1, 4], "animals": [0, 1, 2], "cell": [0, 0], "turn": 1{"}"}
rec-bison-play = Then play with them: tallgrass play bison --option tiles=@FILE.

## All

rec-kept = A record keeps the whole set that it was played with, so it can be replayed anywhere. A set never changes under its name: better data gets a new one.
