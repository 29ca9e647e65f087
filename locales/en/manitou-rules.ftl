# The rules of Big Manitou, numbered; in our own words.

## Chapters

mnr-pieces = The pieces
mnr-hunts = The hunts
mnr-playing = Playing
mnr-hunt-end = The end of a hunt
mnr-end = The end

## The pieces

mnr-1-1 = Everyone has 17 cards: hunters 1 to 10 and seven heroes: two chiefs, two clan mothers, a rainmaker, a scout and a shaman.
mnr-1-2 = A bag holds 60 tiles: bison and tipis worth 1, 2 or 3, horses, totems and tomahawks.
mnr-1-3 = Two cylinders, for the totem and the horse, belong to nobody at first.
mnr-1-4 = The chief beats shaman, rainmaker and scout. The clan mother beats the chief; every other hero beats her. The shaman beats the rainmaker, the rainmaker the scout, the scout the shaman. Equal heroes are a draw.

## The hunts

mnr-2-1 = There are four hunts with two seats, three with three, four with four and five with five.
mnr-2-2 = Chance decides who begins the first hunt; from hunt to hunt this passes clockwise. The others follow clockwise, too.
mnr-2-3 = Tiles are drawn from the bag for the three grounds: 4, 3 and 2 with two seats; 4, 4 and 3 with three or four; 4 each with five.
mnr-2-4 = All at once and in secret, everyone chooses a party. With two seats the first takes 8 cards, the other 7; with more the first takes 9, the last 7, all others 8. As an option chance takes them.
mnr-2-5 = Each party is shuffled. Its top three cards are the hand, the rest is a face-down pile.

## Playing

mnr-3-1 = Seven times round, everyone plays a card onto a ground and then draws the top card of the pile, if there is one.
mnr-3-2 = A hunter stays where it is played. Any number may lie on a ground.
mnr-3-3 = A hero may not go where you have two heroes face up.
mnr-3-4 = A hero stays face up where nobody else has one face up.
mnr-3-5-title = Trial of strength
mnr-3-5 = Where another seat has exactly one hero face up, the two are compared. The beaten one is turned face down; equal ones both are.
mnr-3-6-title = Sacrifice
mnr-3-6 = Where another seat has two heroes face up, you attack the one that was played last. If you beat or equal it, both go face down; otherwise only yours does.
mnr-3-7 = A hero that is face down counts for nothing for the rest of the hunt.
mnr-3-8 = If none of your cards may be played, you pass. That counts as one of your seven cards; you do not draw.
mnr-3-9-title = The eighth card
mnr-3-9 = After the seventh cards the holder of the totem cylinder, unless last to play or without cards, may play an eighth.
mnr-3-10-title = The horse
mnr-3-10 = Then the holder of the horse cylinder may move one of their own hunters to another ground.

## The end of a hunt

mnr-4-1-title = Force
mnr-4-1 = Add up everyone’s hunters on all three grounds, as printed. Whoever has the most gives up a tile for good: a bison or a tipi if there is one, otherwise any. Without a tile there is nothing to pay, and without any hunters nobody pays.
mnr-4-2 = In the first hunt force is compared after the tiles are taken, later before.
mnr-4-3 = The grounds are judged one after the other, as long as they have tiles. Equal totals take nothing and are passed over. What is left leaves the game.
mnr-4-3a = Whoever has a hero face up takes one tile.
mnr-4-3b = Whoever has the highest total of hunters takes two.
mnr-4-3c = Whoever has the next highest total takes what is left. As an option it takes one tile, and the rest leaves the game; that differs only on a ground of four where no hero is face up.
mnr-4-4 = Each tomahawk that you took in an earlier hunt and still have makes each of your hunters count 1 more when a ground is judged.
mnr-4-5 = Whoever takes a totem gets the totem cylinder if nobody has it, or if they now have at least as many totems as its holder. The same goes for horses.
mnr-4-6 = Cards on the grounds are spent; those that were not played are available again. After hunts 2 and 4 everyone has all cards again.

## The end

mnr-5-1 = The smaller of your bison points and your tipi points counts. Each cylinder brings 1 point, and so do more tomahawks than anyone else has.
mnr-5-2 = Most points win; equal, most tipi points; equal, most tiles; equal again, the place is shared.
