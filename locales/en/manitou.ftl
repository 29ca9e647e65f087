# Big Manitou: cards and tiles, the sentence, the log, refusals, what a screen reader hears.

## Cards and tiles. $form: alone (label), as what is played (obj), as what attacks (by), as what is met (against).

mn-chief = { $form ->
    [obj] the chief
    [by] chief
    [against] chief
   *[label] Chief
}
mn-clan-mother = { $form ->
    [obj] the clan mother
    [by] clan mother
    [against] clan mother
   *[label] Clan mother
}
mn-rainmaker = { $form ->
    [obj] the rainmaker
    [by] rainmaker
    [against] rainmaker
   *[label] Rainmaker
}
mn-scout = { $form ->
    [obj] the scout
    [by] scout
    [against] scout
   *[label] Scout
}
mn-shaman = { $form ->
    [obj] the shaman
    [by] shaman
    [against] shaman
   *[label] Shaman
}
mn-hunter = { $form ->
    [obj] hunter { $number }
    [by] hunter { $number }
    [against] hunter { $number }
   *[label] Hunter { $number }
}
mn-hero-of = { $name }’s { $hero }
mn-bison = bison { $points }
mn-tipi = tipi { $points }
mn-horse = horse
mn-totem = totem
mn-tomahawk = tomahawk
mn-totem-cylinder = Totem cylinder
mn-horse-cylinder = Horse cylinder

## The table

mn-board = Hunting grounds
mn-ground = Ground { $ground }
mn-hunt = Hunt { $hunt }
mn-progress = Hunt { $hunt } of { $hunts }
mn-progress-card = Hunt { $hunt } of { $hunts }, card { $card } of 7
mn-progress-short = Hunt { $hunt }/{ $hunts }, card { $card }
mn-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
mn-hero-tiles = hero: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
mn-tie = tie: nothing
mn-axes = { $count ->
    [one] every hunter +1
   *[other] every hunter +{ $count }
}
mn-gone = { $count ->
    [one] 1 tile would leave the game
   *[other] { $count } tiles would leave the game
}
mn-play-here = Play here
mn-shift-here = Move here
mn-your-hand = Your hand
mn-pile = { $count ->
    [0] your pile is empty
    [one] 1 more in your pile
   *[other] { $count } more in your pile
}
mn-hand-empty = No card in hand.
mn-what-happens = { $card }: what would happen
mn-verdict-stays = stays
mn-verdict-wins = wins
mn-verdict-loses = loses
mn-verdict-both = both turn
mn-verdict-sacrifice = sacrifice: both turn
mn-verdict-closed = not here
mn-trial = Trial of strength, ground { $ground }
mn-sacrifice = Sacrifice, ground { $ground }
mn-beats = beats
mn-loses-to = loses to
mn-equals = equal
mn-force = Force
mn-force-text = { $hunt ->
    [1] Once tiles are taken, the greatest force gives up a tile; if several have it, each of them. Tomahawks do not count for it.
   *[other] Before tiles are taken, the greatest force gives up a tile; if several have it, each of them. Tomahawks do not count for it.
}
mn-force-owing = gives up a tile
mn-force-would = would give up a tile
mn-give-up = Your tiles: give up one
mn-judging = is judged now

## The party

mn-hunters = Hunters
mn-heroes = Heroes
mn-chosen = { $count ->
    [one] 1 chosen
   *[other] { $count } chosen
}
mn-chosen-force = { $count ->
    [one] 1 chosen, force { $force }
   *[other] { $count } chosen, force { $force }
}
mn-sort = Sort
mn-sort-number = by number
mn-sort-chosen = chosen first
mn-party-of = of { $count }
mn-party-full = Your party of { $count } is complete. Put a card back first.
mn-party-first = Three of them will be your first hand.
mn-party-chosen = Your party
mn-left-next = Left for hunt { $hunt }, with what you do not play
mn-left-again = After this hunt you have all 17 cards again.
mn-left-last = This is the last hunt: nothing needs to be saved.
mn-clear = Clear
mn-do-muster = Take these { $count }
mn-do-hold = Do without
mn-do-pass = Pass

## What is at stake

mn-beats-title = Which hero beats which
mn-beats-row = { $hero } beats { $list }.
mn-stake = What is at stake
mn-stake-totem = { $holder ->
    [0] Nobody holds the totem cylinder yet. It allows an eighth card.
   *[other] { $holder } holds the totem cylinder: an eighth card, except for whoever plays last.
}
mn-stake-horse = { $holder ->
    [0] Nobody holds the horse cylinder yet. It allows a hunter to be moved.
   *[other] { $holder } holds the horse cylinder and may move a hunter.
}
mn-stake-axes = { $holder ->
    [0] Nobody has a tomahawk that counts in this hunt.
   *[other] { $count ->
        [one] { $holder }: every hunter counts 1 more.
       *[other] { $holder }: every hunter counts { $count } more.
    }
}
mn-bag = Still in the bag
mn-bag-text = Counted from what everyone has seen.
mn-unseen = Cards not yet seen
mn-unseen-text = In hand, in the pile or not in the party; everyone can work it out.

## Seats

mn-seat-cards = hand { $hand }, pile { $pile }
mn-seat-chosen = chosen
mn-seat-choosing = choosing
mn-seat-force = force { $force }
mn-seat-bison = bison
mn-seat-tipi = tipi
mn-seat-points = { $count ->
    [one] point
   *[other] points
}
mn-seat-pairs = bison points: { $bison }, tipi points: { $tipi }; the smaller counts: { $pairs }; points in all: { $points }
mn-points-short = Points
mn-tiles-short = Tiles
mn-most-axes = most tomahawks
mn-result = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $tipi ->
    [one] 1 tipi point
   *[other] { $tipi } tipi points
}, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}

## The end of a hunt and of the game

mn-end-title = Hunt { $hunt } is over
mn-end-took = took
mn-end-gave = gave up
mn-end-nothing = nothing
mn-end-gone = left the game
mn-final = The final points
mn-final-pairs = counts
mn-final-tipis = Equal points: { $names } wins with the most tipi points, { $tipi }.
mn-final-tiles = Equal points and equal tipi points: { $names } wins with the most tiles, { $count }.
mn-final-shared = Equal points, tipi points and tiles: { $names } share the first place.

## The sentence

mn-say-start = Chance decides who plays first.
mn-say-grounds = The tiles of the hunt are being laid out.
mn-say-deal = The parties are being shuffled.
mn-say-over = The game is over.
mn-say-muster = Choose { $count } cards for this hunt. Nobody sees them.
mn-say-muster-detail = { $chosen ->
    [0] None chosen yet.
   *[other] { $left ->
        [one] 1 more card.
       *[other] { $left } more cards.
    }
}
mn-say-muster-ready = Your party is complete.
mn-say-play = Play one of your cards onto a ground.
mn-say-play-detail = Choose a card, then a ground.
mn-say-where = { $card }: onto which ground?
mn-say-where-detail = Choose another card to change.
mn-say-on = Ground { $ground }: { $what }.
mn-say-force-then = Your force would be { $force }; the most of the others is { $most }.
mn-say-pass = None of your cards may be played: pass.
mn-say-pass-detail = It counts as one of your seven cards.
mn-say-eighth = The totem cylinder: play an eighth card, or do without.
mn-say-eighth-detail = Choose the card, then a ground.
mn-say-shift = The horse cylinder: move one of your hunters, or do without.
mn-say-shift-detail = Choose one of your hunters on the grounds, then another ground.
mn-say-shift-to = { $card } from ground { $ground }: where to?
mn-say-shift-left = { $total ->
    [0] Without it you have no hunter on ground { $ground }.
   *[other] Without it your total on ground { $ground } is { $total }.
}
mn-say-force = Nobody used more force than you: give up one of your tiles.
mn-say-force-detail = Your force is { $force }. Bison and tipis go first.
mn-say-take = Take a tile from ground { $ground }.
mn-say-take-detail = { $claim ->
    [hero] Your hero is face up there.
    [next] You have the next highest total there.
   *[highest] You have the highest total there.
}
mn-wait-muster = { $count ->
    [one] { $names } is still choosing a party.
   *[other] { $names } are still choosing their parties.
}
mn-wait-muster-detail = You can take yours back until everyone is ready.
mn-wait-play = { $name } plays a card.
mn-wait-eighth = { $name } may play an eighth card.
mn-wait-shift = { $name } may move a hunter.
mn-wait-force = { $name } has to give up a tile.
mn-wait-take = { $name } takes a tile from ground { $ground }.

## What would come of a card

mn-out-alone = meets nobody and stays
mn-out-beside = joins your { $hero }: two heroes
mn-out-trial = { $victor ->
    [attacker] meets { $hero } and wins
    [defender] meets { $hero } and loses
   *[nobody] meets { $hero }: equal, both turn
}
mn-out-sacrifice = { $succeeded ->
    [yes] facing two heroes of { $name }: goes down with the { $hero }
   *[no] facing two heroes of { $name }: loses to the { $hero }
}
mn-out-two = you have two heroes there already
mn-out-closed = cannot be played there

## A move as a heading

mn-move-muster = Take this party of { $count }
mn-move-play = Play { $card } on ground { $ground }
mn-move-pass = Pass
mn-move-hold = Do without
mn-move-shift = Move hunter { $number } from ground { $from } to ground { $to }
mn-move-discard = Give up { $tile }
mn-move-take = Take { $tile }

## The log

mn-log-dealer = { $first } plays first, { $dealer } last.
mn-log-hunt = Hunt { $hunt } begins. { $first } plays first, { $dealer } last.
mn-log-mustered = { $random ->
    [yes] Chance takes { $count } cards for { $name }.
   *[no] { $name } has chosen a party of { $count }.
}
mn-log-played = { $eighth ->
    [yes] { $name } plays { $card } on ground { $ground } as an eighth card.
   *[no] { $name } plays { $card } on ground { $ground }.
}
mn-log-two = { $name } has two heroes on ground { $ground } now.
mn-log-trial = Trial of strength on ground { $ground }: { $victor ->
    [attacker] { $attacker }’s { $attack } beats { $defender }’s { $defence }, which is turned face down.
    [defender] { $attacker }’s { $attack } loses to { $defender }’s { $defence } and is turned face down.
   *[nobody] { $attacker }’s { $attack } meets { $defender }’s { $defence }; both are turned face down.
}
mn-log-sacrifice = Sacrifice on ground { $ground }: { $succeeded ->
    [yes] { $attacker }’s { $attack } goes down with { $defender }’s { $defence }.
   *[no] { $attacker }’s { $attack } cannot harm { $defender }’s { $defence } and goes down alone.
}
mn-log-passed = { $name } has no card that may be played and passes.
mn-log-held = { $cylinder ->
    [totem] { $name } does without an eighth card.
   *[horse] { $name } moves no hunter.
}
mn-log-shifted = { $name } moves hunter { $number } from ground { $from } to ground { $to }.
mn-log-force = { $count ->
    [0] Nobody used force.
    [one] { $names } used the most force, { $force }{ $owing ->
        [0] , but has no tile to give up.
       *[other] , and gives up a tile.
    }
   *[other] { $names } used the most force, { $force } each{ $owing ->
        [0] , but have no tile to give up.
       *[other] ; whoever has a tile gives one up.
    }
}
mn-log-discarded = { $name } gives up { $tile }.
mn-log-judged = { $count ->
    [0] Ground { $ground } is judged: nobody takes anything.
   *[other] Ground { $ground } is judged: { $list }.
}
mn-judged-total = { $name } has { $total }
mn-judged-hero = { $name } has the hero
mn-log-took = { $name } takes { $tile } from ground { $ground }.
mn-log-cylinder = { $cylinder ->
    [totem] { $name } now holds the totem cylinder
   *[horse] { $name } now holds the horse cylinder
}{ $from ->
    [0] .
   *[other] , which { $from } held before.
}
mn-log-gone = Left on ground { $ground } and out of the game: { $tiles }.
mn-log-restored = Everyone has all 17 cards again.
mn-log-scored = { $points ->
    [one] { $name } has 1 point, { $pairs } of it for bison and tipis.
   *[other] { $name } has { $points } points, { $pairs } of them for bison and tipis.
}
mn-log-ranked = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the first place.
}

## What comes of one's own move, said to oneself before it is made

mn-own-two = You then have two heroes on ground { $ground }.
mn-own-trial = Trial of strength: { $victor ->
    [attacker] your { $attack } beats { $defender }’s { $defence }, which is turned face down.
    [defender] your { $attack } loses to { $defender }’s { $defence } and is turned face down.
   *[nobody] your { $attack } meets { $defender }’s { $defence }; both are turned face down.
}
mn-own-sacrifice = Sacrifice: { $succeeded ->
    [yes] your { $attack } goes down with { $defender }’s { $defence }.
   *[no] your { $attack } cannot harm { $defender }’s { $defence } and goes down alone.
}
mn-own-force = { $count ->
    [0] You used the most force, { $force }{ $owing ->
        [0] , but have no tile to give up.
       *[other] , and give up a tile.
    }
   *[other] You and { $names } used the most force, { $force } each{ $owing ->
        [0] , but have no tile to give up.
       *[other] ; whoever has a tile gives one up.
    }
}
mn-own-total = you have { $total }
mn-own-hero = you have the hero
mn-own-cylinder = { $cylinder ->
    [totem] You then hold the totem cylinder
   *[horse] You then hold the horse cylinder
}{ $from ->
    [0] .
   *[other] , which { $from } held before.
}
mn-own-hunt = Hunt { $hunt } begins. { $place ->
    [first] You play first, { $other } last.
   *[last] { $other } plays first, you last.
}
mn-own-scored = { $points ->
    [one] You have 1 point, { $pairs } of it for bison and tipis.
   *[other] You have { $points } points, { $pairs } of them for bison and tipis.
}

## Refusals

mn-no-not-your-turn = It is not your turn.
mn-no-already-mustered = You have already chosen your party.
mn-no-wrong-phase = That is not what is asked now: { $phase }.
mn-no-not-available = { $available ->
    [0] { $card } is not available any more.
   *[other] { $card } is not available twice.
}
mn-no-wrong-party-size = The party must have { $needed } cards, and you chose { $cards }.
mn-no-not-in-hand = { $card } is not in your hand.
mn-no-two-heroes = You have two heroes face up on ground { $ground }; a third cannot join them.
mn-no-cannot-pass = You have a card that may be played, so you may not pass.
mn-no-not-a-hunter = Only a hunter can be moved.
mn-no-not-there = { $card } does not lie on ground { $ground }.
mn-no-same-ground = The hunter already lies on ground { $ground }.
mn-no-no-such-tile = You have no such tile: { $tile }.
mn-no-bison-or-tipi-first = You have bison or tipi tiles: one of them must go.
mn-no-not-on-ground = There is no such tile on ground { $ground }: { $tile }.
mn-no-game-is-over = The game is over.
mn-no-impossible = That cannot be done here.

mn-phase-start = chance decides who plays first
mn-phase-grounds = the tiles are being laid out
mn-phase-muster = the parties are being chosen
mn-phase-deal = the parties are being shuffled
mn-phase-play = cards are being played
mn-phase-eighth = an eighth card may be played
mn-phase-shift = a hunter may be moved
mn-phase-force = a tile has to be given up
mn-phase-take = tiles are being taken
mn-phase-over = the game is over

## Heard

mn-hear-ground = { $count ->
    [0] Ground { $ground }: no tiles.
   *[other] Ground { $ground }: { $tiles }.
}
mn-hear-leads = { $name } leads with { $total }
mn-hear-hero = { $count ->
    [one] { $name } has the hero
   *[other] { $name } has two heroes
}
mn-hear-leads-hero = { $count ->
    [one] { $name } leads with { $total } and has the hero
   *[other] { $name } leads with { $total } and has two heroes
}
mn-hear-nobody = Nobody leads.
mn-hear-turned = { $card } (face down)
mn-hear-lane = { $count ->
    [0] { $name }: no cards.
   *[other] { $name }: { $cards }. { $total ->
        [0] No hunters
       *[other] Total { $total }
    }, { $tiles ->
        [0] takes no tile.
        [one] takes 1 tile.
       *[other] takes { $tiles } tiles.
    }
}
mn-hear-play-here = Play { $card } on { $ground }
mn-hear-shift-here = { $card }: move to { $ground }
mn-hear-total = Your total there would be { $total }.
mn-hear-seat = { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}, { $pile } in the pile. { $count ->
    [0] No tiles.
   *[other] Tiles: { $tiles }.
}{ $totem ->
    [yes] {" "}Totem cylinder.
   *[no] {""}
}{ $horse ->
    [yes] {" "}Horse cylinder.
   *[no] {""}
}
mn-hear-axes = { $count ->
    [one] 1 tomahawk
   *[other] { $count } tomahawks
}
mn-hear-take = Take { $tile }
mn-hear-discard = Give up { $tile }
mn-hear-hunter = Move hunter { $number } from ground { $ground }
mn-hear-spent = { $card }, spent

## Help

mn-help-goal-title = The aim
mn-help-goal = Collect bison and tipi tiles in equal measure: the smaller of both counts. The two cylinders and most tomahawks bring 1 point each.
mn-help-hunt-title = A hunt
mn-help-muster = Choose your party in secret. Hunts come in pairs: what you play in the first is missing in the second.
mn-help-play = In turn everyone plays seven cards onto the three grounds. You hold three while your pile lasts.
mn-help-trial = A hero that meets another is put to the test: the beaten one is turned face down and counts no more; equal ones both are. Against two heroes yours is turned as well.
mn-help-take = Then each ground is judged: the hero takes 1 tile, the highest total of hunters 2, the next 1. Equal totals take nothing.
mn-help-force = Whoever used the most force on all grounds together gives up a tile: in the first hunt after tiles are taken, later before.
mn-help-pieces-title = The tiles
mn-help-bison = Bison and tipis: each one shown is a point.
mn-help-tomahawk = A tomahawk makes each of your hunters count 1 more, from the next hunt on.
mn-help-totem = Totems: whoever takes one and has at least as many as the holder gets the totem cylinder, and with it an eighth card.
mn-help-horse = Horses: likewise the horse cylinder, and with it a hunter moved at the end.
mn-help-points = The star beside a player: the points so far.
mn-help-tiles = The square beside a player: how many tiles there are.
mn-help-keys-title = By keyboard
mn-help-keys = Tab goes from group to group, arrow keys within it, Enter chooses, Escape deselects.
