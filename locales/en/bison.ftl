# Bison: the map, the decision, the log, refusals, what a screen reader hears.

## Things

bison-count-bison = { $count } bison
bison-count-salmon = { $count } salmon
bison-count-turkey = { $count ->
    [one] 1 turkey
   *[other] { $count } turkeys
}
bison-count-none = nothing
bison-ware-hunter = a hunter
bison-ware-tipi = a tipi of size { $size }
bison-ware-canoe = a canoe of size { $size }

bison-space = { $land ->
    [prairie] Prairie of { $tile }
    [river] River of { $tile }
   *[mountain] Mountain of { $tile }
}
bison-space-on = { $land ->
    [prairie] on the prairie of { $tile }
    [river] on the river of { $tile }
   *[mountain] on the mountain of { $tile }
}
bison-space-from = { $land ->
    [prairie] from the prairie of { $tile }
    [river] from the river of { $tile }
   *[mountain] from the mountain of { $tile }
}
bison-space-to = { $land ->
    [prairie] to the prairie of { $tile }
    [river] to the river of { $tile }
   *[mountain] to the mountain of { $tile }
}

bison-way-n = north of the totem
bison-way-ne = north-east of the totem
bison-way-e = east of the totem
bison-way-se = south-east of the totem
bison-way-s = south of the totem
bison-way-sw = south-west of the totem
bison-way-w = west of the totem
bison-way-nw = north-west of the totem
bison-beside-ne = north-east of { $tile }
bison-beside-e = east of { $tile }
bison-beside-se = south-east of { $tile }
bison-beside-sw = south-west of { $tile }
bison-beside-w = west of { $tile }
bison-beside-nw = north-west of { $tile }

## The map

bison-map-name = Map of Bison. Arrow keys move, Enter chooses, Escape steps back, plus and minus zoom.
bison-map-spaces = Spaces of the map
bison-plates = Regions of the map
bison-layer = Outline regions
bison-layer-off = Off
bison-layer-prairie = Prairies
bison-layer-mountain = Mountains
bison-layer-river = Rivers
bison-zoom-in = Nearer
bison-zoom-out = Farther
bison-zoom-all = Show everything
bison-turn-left = Turn the tile left
bison-turn-right = Turn the tile right
bison-progress = Season { $season }/{ $seasons }, turn { $round }/4

## The actions

bison-actions = Actions
bison-do-place = Place
bison-do-tipi = Tipi
bison-do-canoe = Canoe
bison-do-gather = Gather
bison-do-step = Step
bison-do-trek = Trek
bison-do-market = Market
bison-taken = { $action }, already taken this season
bison-shut = { $action }, not possible now

## The sentence

bison-say-start = Chance decides who begins, and the tiles are shuffled.
bison-say-over = The game is over.
bison-say-over-detail = This was the final count: all stocks had gone back to 0 before it.
bison-say-action = Your turn: choose an action.
bison-say-action-detail = { $round ->
    [4] The last of your four turns this season.
   *[other] Turn { $round } of 4 this season. You may deal at the market first.
}
bison-say-place = Place your tile: choose a free cell.
bison-say-place-detail = { $cells ->
    [one] It fits in one cell, in three ways. No tile may be more than { $reach } from the totem.
   *[other] It fits in { $cells } cells, in three ways each; none is more than { $reach } from the totem.
}
bison-say-turn-tile = { $most ->
    [0] Place your tile: choose which way it lies.
    [1] Place your tile: choose which way it lies, and 0 or 1 hunter.
   *[other] Place your tile: choose which way it lies, and 0 to { $most } hunters.
}
bison-say-turn-tile-detail = { $hunters ->
    [0] Without hunters you gain an animal.
    [one] { $land ->
        [prairie] 1 hunter on its prairie is free.
        [river] 1 hunter on its river is free.
       *[mountain] 1 hunter on its mountain is free.
    }
   *[other] { $land ->
        [prairie] { $hunters } hunters on its prairie.
        [river] { $hunters } hunters on its river.
       *[mountain] { $hunters } hunters on its mountain.
    }
}
bison-say-tipi = Tipi: choose a prairie or mountain with your hunters.
bison-say-canoe = Canoe: choose a river with your hunters.
bison-say-gather = Gather: choose a hunter, then where to gather.
bison-say-step = Step: choose a hunter.
bison-say-trek = Trek: choose a hunter.
bison-about-tipi = { $many ->
    [yes] Build on several spaces if you like, with five hunters in all. A tipi of size 2 takes two hunters there, and so on.
   *[no] A tipi of size 2 takes two hunters there, and so on; they return to your supply. The first hunter is free.
}
bison-about-canoe = { $many ->
    [yes] Build on several rivers if you like, with five hunters in all. A canoe of size 2 takes two hunters there, and so on.
   *[no] A canoe of size 2 takes two hunters there, and so on; they return to your supply. The first hunter is free.
}
bison-about-gather = Up to five hunters, from anywhere, come to a space where one of yours stays. The first is free.
bison-about-step = Up to five hunters go one space each. The first is free. Every step can be taken back.
bison-about-trek = Up to five hunters go one to three spaces each, also through spaces of others. The first is free.
bison-about-place = Lay your tile next to another and put up to five hunters from your supply on one of its spaces. The first is free.
bison-idle-hunters = { $where ->
    [land] You have no hunters on a prairie or mountain.
    [river] You have no hunters on a river.
   *[map] You have no hunters on the map.
}
bison-idle-craft = { $craft ->
    [tipi] You have no tipi in your supply: buy one at the market.
   *[canoe] You have no canoe in your supply: buy one at the market.
}
bison-idle-small = { $craft ->
    [tipi] Your hunters there are too few for the tipis in your supply, or you cannot pay for them.
   *[canoe] Your hunters there are too few for the canoes in your supply, or you cannot pay for them.
}
bison-idle-gather = Gathering needs hunters of yours on two spaces at least: some come, one stays.
bison-idle-way = Your hunters have nowhere to go: the spaces they could reach are taken by others.
bison-say-only-skip = { $action }: nothing can be done with hunters now.
bison-say-only-skip-detail = You can skip it: that brings you an animal.
bison-say-more = { $action }: choose the next, or end it here.
bison-say-size = { $craft ->
    [tipi] How large shall the tipi be?
   *[canoe] How large shall the canoe be?
}
bison-say-size-detail = Choose a size from your supply, in the panel.
bison-say-hunter-to = Where does this hunter go?
bison-say-cost = { $used ->
    [0] No hunter used yet.
    [one] 1 hunter so far, free.
   *[other] { $used } hunters so far cost { $cost } animals.
}{ $next ->
    [none] {""}
    [0] {" "}The first is free.
   *[other] {" "}One more makes it { $next }.
}
bison-say-pay = Pay { $cost } animals.
bison-say-pay-detail = { $hunters ->
    [one] For 1 hunter. Any mix will do.
   *[other] For { $hunters } hunters. Any mix will do.
}
bison-say-gain = Take an animal.
bison-say-gain-detail = An action without hunters brings one animal.
bison-say-overflow = You have more than 15 of a kind: deal, or lose the surplus.
bison-say-overflow-detail = { $final ->
    [yes] In the final count only animals count: exchange what is above 15, or it is lost. Do not buy.
   *[no] Buy and exchange as you like. What stays above 15 is lost.
}
bison-say-market = Market: buy pieces or exchange animals.
bison-say-market-detail = Then take your action. All of it can be taken back until then.
bison-say-ready = All set. Confirm?
bison-wait-action = { $name } chooses an action.
bison-wait-going = { $name } is busy: { $action }.
bison-wait-pay = { $name } pays.
bison-wait-gain = { $name } takes an animal.
bison-wait-overflow = { $name } has more than 15 of a kind and deals.

bison-main-place = Place
bison-main-do = Do it
bison-main-pay = { $placing ->
    [yes] Place and pay { $cost }
   *[no] Pay { $cost }
}
bison-main-gain = { $placing ->
    [yes] Place and take { $animal }
   *[no] Take { $animal }
}
bison-main-done = { $cost ->
    [0] End here
   *[other] End here, then pay { $cost }
}
bison-main-dealt = Done dealing
bison-main-settle = Lose the surplus

## The panel

bison-tile-title = Your tile, and the regions it would join
bison-tile-alone = Your tile
bison-tile-ways = Your tile: one tile, three ways to lay it
bison-tile-turn = Turn { $turn }: { $regions }
bison-tile-turn-plain = Turn { $turn }
bison-hunters-title = Hunters on its land
bison-hunters-land = On which land
bison-land-prairie = Prairie
bison-land-river = River
bison-land-mountain = Mountain
bison-cost-gain = +1
bison-cost-free = free
bison-hunters-name = { $hunters ->
    [0] No hunters: gain 1 animal
    [one] 1 hunter: free
   *[other] { $hunters } hunters: { $cost } animals
}
bison-size-title = { $craft ->
    [tipi] Size of the tipi
   *[canoe] Size of the canoe
}
bison-size-name = { $size ->
    [0] Take it away
   *[other] Size { $size }
}
bison-size-away = none
bison-skip-title = Without hunters
bison-skip = Skip { $action }: gain an animal
bison-parts-title = So far in this turn
bison-pay-title = Pay { $cost } animals, any mix
bison-pay-suggested = suggested
bison-pay-less = { $animal ->
    [bison] One bison less
    [salmon] One salmon less
   *[turkey] One turkey less
}
bison-pay-more = { $animal ->
    [bison] One bison more
    [salmon] One salmon more
   *[turkey] One turkey more
}
bison-pay-row = { $animal ->
    [bison] Bison: { $before } now, { $after } after
    [salmon] Salmon: { $before } now, { $after } after
   *[turkey] Turkeys: { $before } now, { $after } after
}
bison-gain-title = Take one animal
bison-animal-bison = Bison
bison-animal-salmon = Salmon
bison-animal-turkey = Turkey
bison-market-title = Market, into your supply
bison-market-empty = Nothing can be bought now.
bison-each = { $price } of each
bison-sold-out = sold out
bison-buy = Buy { $ware } for { $price } of each kind
bison-trade-title = Exchange 3 for 1
bison-trade = { $give } for { $get }
bison-trade-none = An exchange takes three animals of one kind.
bison-income-title = If the season ended now
bison-income-final = If this were the final scoring
bison-income-row = { $animal ->
    [bison] Bison: { $before } now, { $gets } more
    [salmon] Salmon: { $before } now, { $gets } more
   *[turkey] Turkeys: { $before } now, { $gets } more
}
bison-income-cap = Of each kind, 15 count at most.
bison-income-above = Above 15 you would lose { $lost }.
bison-scoring-season = Scoring of season { $season }
bison-scoring-last = Final count, from 0
bison-scoring-whole = Brought by season { $season }
bison-scoring-so-far = So far in this scoring
bison-scoring-which = Which scoring
bison-scoring-option = Season { $season }
bison-scoring-step = Region { $step } of { $count }
bison-scoring-back = Previous region
bison-scoring-next = Next region
bison-scoring-follow = Follow it region by region
bison-scoring-close = Close
bison-scoring-gets = { $name } gets { $gets }
bison-share-whole = alone in first place: all
bison-share-half = half, rounded down
bison-share-held = what lives on its own spaces

## Seats

bison-seat-turns = { $count ->
    [0] No action taken this season
   *[other] { $count } of 4 turns: { $actions }
}
bison-none = none
bison-result = { $score ->
    [0] no animals
    [one] 1 animal: { $stock }
   *[other] { $score } animals: { $stock }
}

## A move as a heading

bison-move-done = End the action
bison-move-settle = Lose the surplus
bison-move-buy = Buy { $ware }
bison-move-trade = Exchange { $give } for { $get }
bison-move-pay = Pay { $paid }
bison-move-gain = Take { $animal }
bison-move-skip = { $action } without hunters

## The log

bison-log-first = { $name } begins the season.
bison-log-shuffled = { $tiles } tiles are shuffled into the stack; { $removed } others leave the game unseen.
bison-log-season = Season { $season } of { $seasons } begins.
bison-log-drawn = { $name } draws the tile { $tile }.
bison-log-bought = { $name } buys { $ware } for { $paid }.
bison-log-traded = { $name } exchanges { $give } for { $get }.
bison-log-placed = { $name } places { $tile } { $way }.
bison-log-arrived = { $count ->
    [one] A hunter of { $name } arrives { $place }.
   *[other] { $count } hunters of { $name } arrive { $place }.
}
bison-log-built = { $craft ->
    [tipi] { $name } builds a tipi of size { $size } { $place }.
   *[canoe] { $name } builds a canoe of size { $size } { $place }.
}
bison-log-enlarged = { $craft ->
    [tipi] { $name } enlarges the tipi { $place } from { $from } to { $size }.
   *[canoe] { $name } enlarges the canoe { $place } from { $from } to { $size }.
}
bison-log-shrunk = { $craft ->
    [tipi] { $name } makes the tipi { $place } smaller, from { $from } to { $size }.
   *[canoe] { $name } makes the canoe { $place } smaller, from { $from } to { $size }.
}
bison-log-removed = { $craft ->
    [tipi] { $name } takes away the tipi of size { $from } { $place }.
   *[canoe] { $name } takes away the canoe of size { $from } { $place }.
}
bison-log-gathered = { $count ->
    [one] { $name } gathers a hunter { $place }.
   *[other] { $name } gathers { $count } hunters { $place }.
}
bison-log-way = { $from } { $to }
bison-log-stepped = { $name } steps { $ways }.
bison-log-trekked = { $name } treks { $ways }.
bison-log-skipped = { $name } skips { $action }.
bison-log-paid = { $name } pays { $paid }.
bison-log-gained = { $name } gains { $animal }.
bison-log-gain-forgone = { $name } gains nothing: all stocks are full.
bison-log-cleared = The last scoring: all stocks go to 0 first.
bison-log-land = { $land ->
    [prairie] The prairies are scored.
    [river] The rivers are scored.
   *[mountain] The mountains are scored.
}
bison-log-region = { $land ->
    [prairie] Prairie with { $animals }: { $shares }.
    [river] River with { $animals }: { $shares }.
   *[mountain] Mountain with { $animals }: { $shares }.
}
bison-log-share = { $name } { $count }
bison-log-overflowed = { $name } has { $stock }, more than 15.
bison-log-settled = { $name } loses { $lost }.
bison-log-over = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the first place.
}

## One's own plan, said to oneself

bison-own-bought = You buy { $ware } for { $paid }.
bison-own-traded = You exchange { $give } for { $get }.
bison-own-placed = You place { $tile } { $way }.
bison-own-arrived = { $count ->
    [one] One of your hunters arrives { $place }.
   *[other] { $count } of your hunters arrive { $place }.
}
bison-own-built = { $craft ->
    [tipi] You build a tipi of size { $size } { $place }.
   *[canoe] You build a canoe of size { $size } { $place }.
}
bison-own-enlarged = { $craft ->
    [tipi] You enlarge the tipi { $place } from { $from } to { $size }.
   *[canoe] You enlarge the canoe { $place } from { $from } to { $size }.
}
bison-own-shrunk = { $craft ->
    [tipi] You make the tipi { $place } smaller, from { $from } to { $size }.
   *[canoe] You make the canoe { $place } smaller, from { $from } to { $size }.
}
bison-own-removed = { $craft ->
    [tipi] You take away the tipi of size { $from } { $place }.
   *[canoe] You take away the canoe of size { $from } { $place }.
}
bison-own-gathered = { $count ->
    [one] You gather a hunter { $place }.
   *[other] You gather { $count } hunters { $place }.
}
bison-own-stepped = You step { $ways }.
bison-own-trekked = You trek { $ways }.
bison-own-skipped = You skip { $action }.
bison-own-paid = You pay { $paid }.
bison-own-gained = You gain { $animal }.
bison-own-gain-forgone = You gain nothing: all stocks are full.
bison-own-overflowed = You have { $stock }, more than 15.

## Refusals

bison-no-not-your-turn = It is not your turn.
bison-no-game-is-over = The game is over.
bison-no-pay-first = First pay { $cost } animals for the action.
bison-no-gain-first = First choose the animal that you gain.
bison-no-settle-first = You have more than 15 of a kind: buy, exchange, or lose the surplus.
bison-no-action-goes-on = { $action } goes on: use another hunter for it, or end it.
bison-no-action-taken = You have already taken { $action } this season.
bison-no-sold-out = Your market has no more of these: { $ware }.
bison-no-cannot-buy = The price of { $ware } is { $price } of each kind; you have { $has }.
bison-no-cannot-trade = An exchange takes three of a kind; you have { $has }.
bison-no-too-few-animals = You have only { $has }.
bison-no-stock-is-full = { $animal ->
    [bison] You already have 15 bison or more.
    [salmon] You already have 15 salmon or more.
   *[turkey] You already have 15 turkeys or more.
}
bison-no-must-place = It is your last turn of the season: you must place your tile.
bison-no-cannot-pay = { $hunters } hunters cost { $cost } animals; you have { $has }.
bison-no-too-many-hunters = An action uses five hunters at most.
bison-no-supply-too-small = { $has ->
    [0] You have no hunter in your supply.
    [one] You have only 1 hunter in your supply.
   *[other] You have only { $has } hunters in your supply.
}
bison-no-cell-taken = There is already a tile in that cell.
bison-no-cell-apart = That cell touches no tile.
bison-no-cell-too-far = That cell is { $distance } tiles from the totem; { $reach } is the limit.
bison-no-wrong-land = { $craft ->
    [tipi] A tipi stands on a prairie or a mountain.
   *[canoe] A canoe lies on a river.
}
bison-no-held-by-other = { $name } has pieces there.
bison-no-no-hunter = You have no hunter { $place }.
bison-no-changed-already = That space was already changed in this action.
bison-no-all-moved = All your hunters { $place } have already moved in this action.
bison-no-not-in-supply = { $craft ->
    [tipi] You have no tipi of size { $size } in your supply.
   *[canoe] You have no canoe of size { $size } in your supply.
}
bison-no-same-size = { $craft ->
    [tipi] The tipi there already has this size.
   *[canoe] The canoe there already has this size.
}
bison-no-nothing-to-shrink = { $craft ->
    [tipi] You have no tipi there to make smaller.
   *[canoe] You have no canoe there to make smaller.
}
bison-no-no-shrinking = { $craft ->
    [tipi] Only the second extension makes tipis smaller.
   *[canoe] Only the second extension makes canoes smaller.
}
bison-no-too-few-hunters = { $needed ->
    [one] That takes 1 hunter { $place }; you have { $has }.
   *[other] That takes { $needed } hunters { $place }; you have { $has }.
}
bison-no-other-gathering = The gathering is { $place }.
bison-no-not-near = That space is not next to it.
bison-no-not-in-three = That space is more than three steps away, or the way is cut off.
bison-no-wrong-sum = The action costs { $cost } animals, not { $paid }.
bison-no-impossible = That cannot be done now.

## Heard

bison-hear-camp = { $mine ->
    [yes] Yours
   *[no] Of { $name }
}: { $craft ->
    [tipi] tipi of size { $size }{ $hunters ->
        [0] {""}
        [one] {" "}and 1 hunter
       *[other] {" "}and { $hunters } hunters
    }
    [canoe] canoe of size { $size }{ $hunters ->
        [0] {""}
        [one] {" "}and 1 hunter
       *[other] {" "}and { $hunters } hunters
    }
   *[none] { $hunters ->
        [one] 1 hunter
       *[other] { $hunters } hunters
    }
}.
bison-hear-region = { $count ->
    [0] Region of { $animals }, nobody there.
   *[other] Region of { $animals }: { $ranks }.
}
bison-hear-rank = { $rank ->
    [1] { $count ->
        [one] { $who } first
       *[other] { $who } equal first
    }
    [2] { $count ->
        [one] { $who } second
       *[other] { $who } equal second
    }
    [3] { $count ->
        [one] { $who } third
       *[other] { $who } equal third
    }
   *[other] { $who } fourth
}
bison-hear-chosen = Chosen.
bison-hear-target = A hunter can go here.
bison-hear-start = Can be chosen.
bison-hear-cell = Free cell, { $where }. { $turns ->
    [one] Your tile fits in one way.
   *[other] Your tile fits in { $turns } ways.
}
bison-hear-seat = { $bison } bison, { $salmon } salmon, { $turkey ->
    [one] 1 turkey
   *[other] { $turkey } turkeys
}. In the supply { $hunters ->
    [one] 1 hunter
   *[other] { $hunters } hunters
}. Actions taken: { $actions }.

## Help

bison-help-goal-title = The aim
bison-help-goal = Hold the hunting grounds that feed you best. At the end only the last scoring counts: most animals win.
bison-help-season-title = A season
bison-help-season-1 = Everyone takes four turns: deal at the market if you like, then take one of the six actions, each once a season. Your tile must be placed before the season ends.
bison-help-season-2 = An action with one hunter is free, more cost animals; with none you gain one.
bison-help-season-3 = Then prairies, mountains and rivers are scored, region by region: first place takes all animals, second half.
bison-help-length = With two players there are six seasons, with three five, with four four. Before the final count all stocks go back to 0.
bison-help-start = You begin with 10 animals of each kind, four hunters, and tipis and canoes of sizes 1 and 2; the market has the rest.
bison-help-rank-title = Who ranks first
bison-help-rank = The largest tipi or canoe, then how many of that size, then the next smaller; hunters decide last.
bison-help-pieces-title = The pieces
bison-help-space = A space holds pieces of one player only, and no more than one tipi or canoe.
bison-help-hunter = A hunter. The pill says how many hunters are there.
bison-help-tipi = A tipi, on prairies and mountains. The disc says its size.
bison-help-canoe = A canoe, on rivers. The pill says its size.
bison-help-totem = The totem. Tiles lie within a set distance of it, usually three.
bison-help-chip = A plate on a region says how many animals it has and who ranks where: 1 takes all of them, 2 half.
bison-help-keys-title = By keyboard
bison-help-keys = Arrow keys move from tile to tile, Page up and Page down between the lands of a tile, Enter chooses, Escape steps back. R turns the tile, Shift and R turns it the other way. Plus and minus zoom, Shift and arrows move the map, 0 shows everything.
