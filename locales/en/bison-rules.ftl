# The rules of Bison, numbered; in our own words.

## Chapters

br-land = The land
br-seat = What everyone has
br-seasons = The seasons
br-turn = A turn
br-scoring = The end of a season
br-end = The end
br-variants = Variants

## The land

br-1-1 = Tiles lie on hexagonal cells with a corner at the top. Each cell has six neighbours, one across each side.
br-1-2 = The sides of a tile bulge out and in by turns, so a tile fits in three ways.
br-1-3 = Each tile has three spaces: a prairie, a river and a mountain. The river runs from one corner to another and parts prairie from mountain.
br-1-4 = Each tile shows three animals: bison on its prairie, salmon in its river, turkeys on its mountain.
br-1-5 = Where three cells meet they share a corner. Rivers that end in the same corner flow into each other.
br-1-6-title = Neighbours
br-1-6 = Neighbouring spaces are: prairie and river of a tile; mountain and river of a tile; two lands that meet along a side; two rivers that end in the same corner. Nothing else.
br-1-7-title = Regions
br-1-7 = A region is all the land of one kind that is connected through neighbours.
br-1-8 = Three starting tiles lie around the totem, the corner that they share; there are 18 others.
br-1-9 = No tile lies further from the totem than the table’s reach, usually three. The starting tiles are at a distance of one.

## What everyone has

br-2-1 = Everyone has 8 hunters, and 6 tipis and 6 canoes of sizes 1, 1, 2, 2, 3 and 4. Four hunters, and one tipi and one canoe of each of the sizes 1 and 2, are in the supply at first; the rest is in one’s own market.
br-2-2 = Stocks of bison, salmon and turkeys go from 0 to 15 and start at 10.
br-2-3 = A space holds pieces of one seat only: any number of hunters, and one tipi on land or one canoe on a river.

## The seasons

br-3-1 = Six seasons with two seats, five with three, four with four. Chance draws who begins and shuffles the tiles; some leave the game unseen. Each season the next seat begins.
br-3-2 = At the start of a season everyone draws a tile that only they see.
br-3-3 = Four times round, each seat takes a turn: dealings at the market if it likes, then one action.

## A turn

br-4-1-title = Market
br-4-1 = A hunter costs one animal of each kind, a tipi or canoe of size n costs n of each kind. It goes from one’s market into one’s supply.
br-4-2-title = Exchange
br-4-2 = Three animals of one kind for one of another kind that stands below 15.
br-4-3-title = Six actions
br-4-3 = Place, tipi, canoe, gather, step and trek; each at most once a season. The tile must be placed: with one turn left and the tile in hand, placing is the only action.
br-4-4-title = The cost
br-4-4 = An action uses 0 to 5 hunters. One is free, two cost 2 animals, three 4, four 7, five 10, in any mix. With none you gain one animal of a kind below 15.
br-4-5-title = Place
br-4-5 = Lay your tile beside another, within reach, in any of its three ways, and bring 0 to 5 hunters from your supply onto one of its spaces.
br-4-6-title = Tipi
br-4-6 = On a prairie or mountain with your hunters, build a tipi of size n with n of them, or enlarge yours by as many sizes as you use hunters. These hunters and the old tipi go back to your supply.
br-4-7-title = Canoe
br-4-7 = The same on a river, with canoes.
br-4-8-title = Gather
br-4-8 = Bring 1 to 5 hunters from anywhere to one space where a hunter of yours stays.
br-4-9-title = Step
br-4-9 = Move 1 to 5 hunters, each to a neighbouring space without pieces of others. No hunter moves twice.
br-4-10-title = Trek
br-4-10 = The same, each over one to three spaces, also through spaces of others, ending on a different space.
br-4-11 = Any action but placing can be taken with no hunters, only for the animal.
br-4-12 = Gather, step and trek are made one hunter at a time and then ended. Then you pay.

## The end of a season

br-5-1 = Prairies are scored first, then mountains, then rivers. In the last season all stocks go to 0 before.
br-5-2 = In a region, seats rank by their largest tipi or canoe, then by how many of that size, then by the next smaller size, and so on; last by hunters.
br-5-3 = A seat alone in first place gets all animals of the region. Seats that share it get half each, rounded down, and there is no second place. A seat alone in second place gets half, rounded down. All others get the animals on the spaces where they stand.
br-5-4 = After each kind of land, whoever has more than 15 of a kind may buy and exchange; what then is above 15 is lost.
br-5-5 = Then all actions are free again and the next season begins.

## The end

br-6-1 = After the last season most animals in all win; equal, compare everyone’s smallest stock, and the larger wins; equal again, the place is shared.

## Variants

br-7-1 = Basic: as above.
br-7-2 = Extension 1: one tipi or canoe action may build and enlarge on several spaces, each once, with five hunters in all. You pay once, for all their hunters together.
br-7-3 = Extension 2: as extension 1, and tipis and canoes can be made smaller or taken away. For each size less, a hunter comes from the supply onto that space; it counts for the cost.
