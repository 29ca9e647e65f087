# Wind River: the board, the log, refusals, what a screen reader hears.

## The board

wr-board = Places of the board
wr-board-name = Wind River board. Arrow keys move, Enter chooses, Escape deselects.
wr-plains = Open plains
wr-plains-goal = the open plains

wr-way-ahead = ahead to { $hex }
wr-way-ahead-left = ahead-left to { $hex }
wr-way-ahead-right = ahead-right to { $hex }
wr-way-behind = back to { $hex }
wr-way-behind-left = back-left to { $hex }
wr-way-behind-right = back-right to { $hex }
wr-way-plains = out onto the open plains

wr-legend-target = can go here
wr-legend-miss = cannot go here
wr-legend-driven = already driven

## The sentence

wr-say-start = Chance decides who goes first.
wr-say-over = The game is over.
wr-say-camp = Make camp: choose a hex for a tipi.
wr-say-camp-detail = Any hex without a tipi. Camp near the herd: buffalo feed your tipis.
wr-say-drive = { $left ->
    [one] Drive 1 buffalo: choose it.
   *[other] Drive { $left } buffalo: choose one.
}
wr-say-drive-to = { $left ->
    [one] The last one: where does this buffalo from { $hex } go?
   *[other] Drive { $left } more: where does this buffalo from { $hex } go?
}
wr-say-drive-detail = { $lost ->
    [0] { $cost ->
        [0] As things stand, all your tipis are fed.
        [one] As things stand, feeding costs you 1 provision.
       *[other] As things stand, feeding costs you { $cost } provisions.
    }
    [one] As things stand, you would have to give up 1 tipi.
   *[other] As things stand, you would have to give up { $lost } tipis.
}
wr-say-abandon = { $left ->
    [one] You cannot feed everyone: choose a tipi to give up.
   *[other] You cannot feed everyone: choose { $left } tipis to give up, one after the other.
}
wr-say-abandon-detail = What you give up goes back to your unused tipis.
wr-say-activity = Your activity: do one thing.
wr-say-activity-detail = Choose a tipi to travel or a buffalo to spur, or one of the buttons.
wr-say-activity-spur = None of your tipis can travel: choose a buffalo to spur, or one of the buttons.
wr-say-either = On { $hex }: your tipi, or a buffalo?
wr-say-either-detail = Both can move now. The buttons ask for one of them.
wr-either-tipi = Tipi
wr-either-buffalo = Buffalo
wr-say-travel = Travel: choose one of your tipis.
wr-say-travel-detail = It goes to any hex beside it. Where others camp, you and they each pay 1 provision.
wr-say-travel-to = Where does the tipi from { $hex } go?
wr-say-spur = Spur: choose a buffalo.
wr-say-spur-detail = It goes one step ahead, even if it was driven in this turn.
wr-say-spur-to = Where does the buffalo from { $hex } go?
wr-say-raise = Raise a tipi: choose one of your camps.
wr-say-raise-detail = It costs 3 provisions. Only where you camp alone.

wr-wait-camp = { $name } is making camp.
wr-wait-drive = { $left ->
    [one] { $name } drives one more buffalo.
   *[other] { $name } drives { $left } more buffalo.
}
wr-wait-abandon = { $left ->
    [one] { $name } has to give up a tipi.
   *[other] { $name } has to give up { $left } tipis.
}
wr-wait-activity = { $name } chooses an activity.

## Activities and forecast

wr-activities = Activities
wr-activities-now = Now one activity
wr-activities-later = After the drive, one activity
wr-do-travel = Travel
wr-do-gather = Gather
wr-do-raise = Raise
wr-do-spur = Spur
wr-do-rest = Rest
wr-gather-none = nothing

wr-forecast-title = If you stop here
wr-forecast-fed = { $count } fed
wr-forecast-hungry = { $count } hungry
wr-forecast-cost = Provisions: { $before } now, { $after } after feeding.
wr-forecast-lost = { $count ->
    [one] You could not pay for 1 tipi: it would have to go.
   *[other] You could not pay for { $count } tipis: they would have to go.
}

wr-seat-tipis = Tipis: { $saved } saved, { $out } on the board, { $unused } unused
wr-seat-provisions = { $provisions ->
    [one] 1 provision
   *[other] { $provisions } provisions
}
wr-saved-short = Tipis saved
wr-provisions-short = Provisions
wr-progress-camp = Making camp
wr-result = { $saved ->
    [one] 1 tipi saved
   *[other] { $saved } tipis saved
}, { $provisions ->
    [one] 1 provision
   *[other] { $provisions } provisions
}

## A move as a heading

wr-move-camp = Camp on { $hex }
wr-move-abandon = Give up a tipi on { $hex }
wr-move-raise = Raise a tipi on { $hex }
wr-move-gather = Gather provisions
wr-move-rest = Rest
wr-move-drive = Drive a buffalo from { $from } to { $to }
wr-move-travel = Travel from { $from } to { $to }
wr-move-spur = Spur a buffalo from { $from } to { $to }

## The log

wr-log-first = { $name } goes first.
wr-log-camped = { $name } camps on { $hex }.
wr-log-no-tipis = { $name } has no tipi on the board and drives nothing.
wr-log-step = { $from } to { $to }
wr-log-driven = { $name } drives { $from } to { $to }.
wr-log-driven-all = { $name } drives { $ways }.
wr-log-herd-stuck = { $left ->
    [one] No buffalo can move any more; { $name } drives one less.
   *[other] No buffalo can move any more; { $name } drives { $left } less.
}
wr-log-fed = { $paid ->
    [0] All tipis of { $name } are fed.
    [one] { $name } pays 1 provision for a hungry tipi and has { $left ->
        [0] none
       *[other] { $left }
    } left.
   *[other] { $name } pays { $paid } provisions for hungry tipis and has { $left ->
        [0] none
       *[other] { $left }
    } left.
}
wr-log-hungry = { $tipis ->
    [one] { $name } cannot feed all tipis and has to give up one.
   *[other] { $name } cannot feed all tipis and has to give up { $tipis }.
}
wr-log-abandoned = { $name } gives up a tipi on { $hex }.
wr-log-travelled = { $goal ->
    [plains] { $name } travels from { $from } to the open plains: a tipi is saved.
   *[hex] { $name } travels from { $from } to { $to }.
}
wr-log-tolls = { $count ->
    [one] { $names } pays 1 provision for camping together.
   *[other] { $names } pay 1 provision each for camping together.
}
wr-log-gathered = { $provisions ->
    [one] { $name } gathers 1 provision
   *[other] { $name } gathers { $provisions } provisions
}{ $lost ->
    [0] .
    [one] ; 1 more does not fit into the store.
   *[other] ; { $lost } more do not fit into the store.
}
wr-log-raised = { $name } raises a tipi on { $hex } for 3 provisions.
wr-log-spurred = { $name } spurs a buffalo from { $from } to { $to }.
wr-log-rested = { $name } can do nothing and rests.
wr-log-ended = No tipi is left on the board: the game is over.
wr-log-ranked = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the first place.
}

## What comes of one's own move, said to oneself before it is made

wr-own-no-tipis = You have no tipi on the board and drive nothing.
wr-own-herd-stuck = { $left ->
    [one] No buffalo can move any more: you drive one less.
   *[other] No buffalo can move any more: you drive { $left } less.
}
wr-own-fed = { $paid ->
    [0] All your tipis are fed.
    [one] You pay 1 provision for a hungry tipi and have { $left } left.
   *[other] You pay { $paid } provisions for hungry tipis and have { $left } left.
}
wr-own-hungry = { $tipis ->
    [one] You cannot feed all your tipis and have to give up one.
   *[other] You cannot feed all your tipis and have to give up { $tipis }.
}
wr-own-saved = This saves a tipi.
wr-own-tolls = { $count ->
    [0] You pay 1 provision for camping together.
   *[other] You and { $names } pay 1 provision each for camping together.
}
wr-own-gathered = { $provisions ->
    [one] You get 1 provision
   *[other] You get { $provisions } provisions
}{ $lost ->
    [0] .
    [one] ; 1 more does not fit into the store.
   *[other] ; { $lost } more do not fit into the store.
}
wr-own-raised = This costs you 3 provisions.

## Refusals

wr-no-not-in-play = { $hex } is not in play with three seats.
wr-no-camp-taken = There is already a tipi on { $hex }.
wr-no-no-buffalo = There is no buffalo on { $hex }.
wr-no-all-driven = Every buffalo on { $hex } has already moved in this drive.
wr-no-not-ahead = { $goal ->
    [plains] The open plains are not one step ahead of { $from }.
   *[hex] { $to } is not one step ahead of { $from }.
}
wr-no-hex-is-full = { $hex } is full: it already holds five buffalo.
wr-no-not-hungry = You have no hungry tipi on { $hex }.
wr-no-no-tipi = You have no tipi on { $hex }.
wr-no-no-tipi-out = You have no tipi left on the board.
wr-no-not-adjacent = { $goal ->
    [plains] The open plains are not next to { $from }.
   *[hex] { $to } is not next to { $from }.
}
wr-no-cannot-pay-to-enter = Others camp on { $hex }: joining them costs 1 provision, and you have none.
wr-no-nothing-to-gather = Where you camp alone, there are no more buffalo than tipis: gathering would bring nothing.
wr-no-store-is-full = You already hold 10 provisions.
wr-no-no-unused-tipi = All your tipis are in use.
wr-no-cannot-pay-to-raise = Raising a tipi costs 3 provisions, and you have { $provisions }.
wr-no-not-alone = You do not camp alone on { $hex }.
wr-no-cannot-rest = You can do something else, so you may not rest.
wr-no-wrong-phase = That is not what is asked now: { $phase }.
wr-no-not-your-turn = It is not your turn.
wr-no-game-is-over = The game is over.
wr-no-impossible = That cannot be done here.

wr-phase-start = chance decides who goes first
wr-phase-camp = the camps are being made
wr-phase-drive = the herd is being driven
wr-phase-abandon = a tipi has to be given up
wr-phase-activity = it is time for an activity
wr-phase-over = the game is over

## Heard

wr-hear-hex = { $hex }: { $what }
wr-hear-herd = { $count ->
    [0] No buffalo.
    [one] 1 buffalo.
   *[other] { $full ->
        [yes] { $count } buffalo, full.
       *[no] { $count } buffalo.
    }
}
wr-hear-herd-driving = { $full ->
    [yes] { $count } buffalo, full, { $left } not yet driven.
   *[no] { $count } buffalo, { $left } not yet driven.
}
wr-hear-no-tipis = No tipis.
wr-hear-tipis = Tipis: { $list }.
wr-hear-own-tipis = { $unfed ->
    [0] you { $count }, fed
   *[other] you { $count }, { $unfed } hungry
}
wr-hear-tipis-of = { $name } { $count }
wr-hear-can-go = Can go to { $goals }.
wr-hear-can-go-both = Your tipi can go to { $tipi }; a buffalo can go to { $buffalo }.
wr-hear-place = Can be chosen.
wr-hear-target = { $move }.
wr-hear-in-hand = Chosen.
wr-hear-plains = Open plains. { $count ->
    [0] No tipi saved yet.
   *[other] Saved: { $saved }.
}{ $offer ->
    [none] {""}
   *[other] {" "}{ $offer }.
}
wr-hear-seat = { $provisions ->
    [one] 1 provision
   *[other] { $provisions } provisions
}, { $saved ->
    [one] 1 tipi saved
   *[other] { $saved } tipis saved
}, { $out } on the board, { $unused } unused.

## Help

wr-help-goal-title = The aim
wr-help-goal = Bring the most tipis to the open plains at the top. If that is equal, provisions decide.
wr-help-turn-title = A turn
wr-help-drive = Drive as many buffalo as you have tipis on the board, each one step ahead. A hex holds at most five.
wr-help-feed = Buffalo feed the tipis on their hex, those of the others first. Each hungry tipi of yours costs 1 provision; those you cannot pay for you give up.
wr-help-activity = Then do one thing: travel with a tipi, gather provisions, raise a tipi, or spur one more buffalo.
wr-help-pieces-title = The pieces
wr-help-buffalo = A buffalo. It only ever goes ahead.
wr-help-driven = A buffalo that was already driven in this turn.
wr-help-tipi = A tipi. Everyone has seven. The number says how many tipis are there.
wr-help-provision = A provision. You hold ten at most.
wr-help-keys-title = By keyboard
wr-help-keys = Arrow keys move over the board, Enter chooses, Escape deselects. Left and right change the lane, up and down the row.
