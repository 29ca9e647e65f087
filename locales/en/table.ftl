# The frame of every table.

## The frame

table-turn = Turn { $turn }
table-watching = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
table-menu = Menu
table-record = Download the game
table-resign = Resign
table-side = Log, chat and help
table-log = Log
table-chat = Chat
table-decision = Your decision
table-read-first = First read the step above, then choose Next.
table-made-first = This move is made for you.
table-talk = Log and chat
table-help = Help
table-back = Back
table-yes = Do it
table-let-go = Deselect
table-undo = Undo my move
table-ask-undo = Ask to undo
table-confirm = { $move }?
table-give = Let a bot play for me
table-reclaim = Take my seat back
table-public = open to all
table-private = by link only
table-won = { $count ->
    [one] { $me ->
        [yes] You win!
       *[no] { $names } wins.
    }
   *[other] { $names } share the first place.
}
table-abandoned = The game was ended without a result.
table-gone = This table is not open to you
table-gone-text = It may be private, or closed. Ask for a new link.
your-turn = It is your turn.
your-turn-title = Your turn
link-waiting = Connection lost. Trying again; nothing you did is lost.
sheet-open = Open log and chat
sheet-close = Close log and chat
sheet-more = Show more
sheet-less = Show less

## Seats

seat-words = { $name }, { $colour } { $shape }{ $me ->
    [yes] , you
   *[no] {""}
}{ $acts ->
    [yes] , to move
   *[no] {""}
}. { $details }
seat-free = free
seat-away = away
seat-bot = bot · { $level }
seat-resigned = resigned
seat-to-move = To move.
someone = someone
shape-circle = circle
shape-triangle = triangle
shape-diamond = diamond
shape-square = square
shape-bars = two bars
colour-ember = red
colour-sky = blue
colour-sun = yellow
colour-plum = purple
colour-sage = green
bot-name-0 = Heron
bot-name-1 = Otter
bot-name-2 = Crane
bot-name-3 = Badger
bot-name-4 = Swift

## The log and talk

log-earlier = Show earlier turns
log-before = Before the first turn
log-turn = Turn { $turn } · { $name }
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-hush = Remove this line

## Asked

undo-asked = { $name } asks to take a move back.
undo-waiting = Waiting for the others to agree to your undo.
undo-withdraw = Withdraw
undo-unrated = The game would no longer count for the ratings.
undo-free-text = Your last step is taken back.
undo-others = { $count ->
    [one] { $names } has moved since. That is taken back as well.
   *[other] { $names } have moved since. That is taken back as well.
}
undo-ask-text = Others have moved since, or something was revealed: they must agree.
undo-done = Taken back: { $what }
end-ask = Propose to end without a result
end-asked = { $name } proposes to end the game without a result.
end-agree = Agree
resign-title = Resign this game?
resign-text = A bot plays on in your seat. You cannot take it back.
look-back = Watch the replay
rematch = Play again
rematch-go = To the next game

## Before the game

gather-seats = Who plays
gather-bot = Bot
gather-free = Free the seat of { $name }
gather-level = Level of the bots
gather-start = Start
gather-start-bots = { $count ->
    [one] Start with 1 bot
   *[other] Start with { $count } bots
}
gather-wait = { $name } starts the game when everyone is here.
share-title = Invite
share-watchers = Invite to watch
share-kind = What the link gives
share-play = To play
share-watch = To watch
share-play-text = Whoever has this link can take any free seat.
share-watch-text = Whoever has this link can watch, but not sit down.
share-host = The host has the link for more players.
share-link = Link to this table
share-qr = QR code with the link to this table
share-copy = Copy link
share-copied = Copied
share-send = Share

## Refusals

refused-title = Not this move
refused-because = { $rule }: { $why }
refused-rule = Open the rule
no-not-a-move = That is not a move of this game.
no-too-far-ahead = That cannot be decided before what comes before it is seen.
no-off-lesson = The lesson asks for another move here.
no-stale = Something changed in the meantime. Look again.
no-not-started = The game has not begun.
no-started = The game has already begun.
no-ended = The game has ended.
no-not-ended = The game has not ended yet.
no-no-seat = You have no seat here.
no-seated = You already sit at this table.
no-no-such-seat = There is no such seat.
no-seat-taken = That seat is taken.
no-full = No seat is free.
no-seat-empty = That seat is empty.
no-seen-another = You have seen another player’s hand and cannot change seats before the end.
no-away = A bot plays for you. Take your seat back first.
no-resigned = You have resigned.
no-time-is-up = Your time is up.
no-not-your-turn = It is not your turn.
no-host-only = Only the host can do this.
no-nobody-like-that = That person is not at this table.
no-seated-talk = Those who sit at the table can always talk.
no-nothing-to-undo = There is nothing to take back.
no-request-open = Another request is waiting for its answer.
no-request-closed = That request is no longer open.
no-already = That is so already.
no-empty-line = There is nothing to say.
no-long-line = A line has at most { $most } characters.
no-too-much-chat = { $seconds ->
    [one] Wait 1 second before you write again.
   *[other] Wait { $seconds } seconds before you write again.
}
no-muted = The host has muted you.
no-no-such-line = There is no such line.
no-not-yet = That can be seen after the end.
