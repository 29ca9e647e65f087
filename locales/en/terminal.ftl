# The games in the terminal: what the prompt says and understands.

## Beginning and ending

term-welcome = { $game }, { $seats } seats. You are { $name }, in seat { $seat }.
term-bots = { $count ->
    [one] You play against a bot: { $names }. Level: { $level }.
   *[other] You play against bots: { $names }. Level: { $level }.
}
term-kept = The game is kept in { $file }, move by move.
term-resumed = The game goes on where it was left.
term-hint = Type the number of a choice. “{ $help }” says what else you can type.
term-over = The game is over.
term-place = { $rank }. { $name }: { $result }
term-record = The record is in { $file }. To hear the game again: tallgrass replay { $file } --text
term-bye = The game is kept in { $file }. To go on with it: tallgrass play --resume { $file }

## Choosing

term-so-far = So far: { $choices }.
term-only = Only one choice: { $choice }
term-about = { $thing }: { $what }
term-back = Back
term-no-choice = “{ $text }” is no choice here. Type a number from 1 to { $most }, or “{ $help }”.
term-pick-how = Type the numbers of what you want, with blanks between them. A minus before a number puts it back.
term-pick-item = { $chosen ->
    [0] { $name }: { $count }
   *[other] { $name }: { $count }, { $chosen } chosen
}
term-pick-left = { $left ->
    [one] 1 more to choose.
   *[other] { $left } more to choose.
}
term-pick-chosen = Chosen so far: { $list }.
term-pick-take = Take these { $count }
term-pick-clear = Choose again
term-pick-too-many = That would be more than { $count }.
term-pick-used-up = There is no more of this: { $name }.
term-pick-not-chosen = You have not chosen this: { $name }.

## Commands

term-cmd-help = help
term-cmd-look = look
term-cmd-again = again
term-cmd-why = why
term-cmd-undo = undo
term-cmd-rules = rules
term-cmd-save = save
term-cmd-quit = quit
term-cmd-back = back
term-help-number = a number: takes that choice
term-help-back = one choice back
term-help-again = what is asked, and the choices once more
term-help-look = the position in words
term-help-undo = takes your last move back
term-help-why = the rule of the last refusal
term-help-rules = the rules; with a number such as { $number }, that rule
term-help-save = writes the record now and says where
term-help-quit = ends for now; the game can be gone on with
term-help-move = a move as records write it, such as { $sample }
term-unknown-move = That is not a move of this game: { $text }
term-not-refused = Nothing was refused so far.
term-undone = Your last move is taken back.
term-saved = Saved in { $file }.

## Replays and rules

term-seats = Seats: { $names }.
term-unfinished = The record ends here; the game is not over yet.
term-nearest = There is no rule { $asked }. The nearest is { $number }.
term-more = What was reconstructed, and how to enter the real pieces: tallgrass rules { $game } reconstructed

## Wind River

term-wr-lane = Lane { $lane }
term-wr-buffalo = { $count ->
    [one] The buffalo on { $hex }
   *[other] A buffalo on { $hex }, { $count } there
}
term-wr-tipi = The tipi on { $hex }
term-wr-gather = { $harvest ->
    [one] Gather 1 provision
   *[other] Gather { $harvest } provisions
}

## Big Manitou

term-mn-hand = Your hand: { $cards }.
term-mn-available = Your available cards: { $cards }.

## Bison

term-bison-own-tile = Your tile: { $tile }, with { $animals }.
term-bison-supply = Your supply: { $hunters ->
    [0] no hunters
    [one] 1 hunter
   *[other] { $hunters } hunters
}{ $count ->
    [0] .
   *[other] ; tipis and canoes: { $pieces }.
}
term-bison-market = Your market: { $hunters ->
    [0] no hunters
    [one] 1 hunter
   *[other] { $hunters } hunters
}{ $count ->
    [0] .
   *[other] ; tipis and canoes: { $pieces }.
}
term-bison-tile = { $tile }, { $way }: { $animals }. It lies { $beside }.
