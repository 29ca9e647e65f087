# Home, lobby, accounts, settings.

## Everywhere

tallgrass = Tallgrass
yes = Yes
no = No
you = you
close = Close
loading = One moment…
offline = The server cannot be reached. Trying again…
missing = There is nothing here
missing-text = The address leads nowhere. Perhaps a table was closed.
rule-link = Rule { $rule }
nav-main = Main places
nav-skip = Skip to the content
nav-home = Home
nav-back = Back
nav-play = Play
nav-tables = Tables
nav-replays = Replays
nav-rules = Rules
nav-settings = Settings
nav-account = Account
nav-guest = { $name }, guest
guest-name = Guest

## Games

game-wind-river = Wind River
game-wind-river-promise = Follow the herd, feed your tipis, reach the open plains.
game-manitou = Big Manitou
game-manitou-promise = Choose a party in secret and win the grounds with it.
game-bison = Bison
game-bison-promise = Lay the land, place your hunters, bring in the animals.
game-length = { $least } to { $most } players, { $minutes } minutes
game-soon = Coming soon
game-soon-text = This game cannot be played in the browser yet.

## Home

home-title = Play now against bots
home-new = New here?
home-new-text = Choose a game and play a guided first game: five minutes, no rules to read beforehand.
seats = Players
bots = Bots
play-now = Play now
play-friends = With friends
play-learn = Learn by playing
play-learn-on = Go on with the lesson, step { $step } of { $steps }
my-tables = My tables
my-tables-waiting = your turn: { $count }
my-tables-none = You sit at no table yet.
chip-your-turn = your turn
chip-waiting = waiting
chip-lesson = { $step ->
    [0] lesson
   *[other] lesson, step { $step } of { $steps }
}
stage-gathering = gathering
open-tables = Open tables
open-tables-none = No table waits for players. Make one!
playing-tables = Games to watch
playing-tables-none = No public game is being played.
watch = Watch
make-table = Make a table
col-game = Game
col-host = Host
col-options = Options
col-clock = Clock
seats-of = { $taken } of { $all }
sit-down = Sit down
stand-up = Stand up
finished = Finished games
finished-none = No finished game yet.
finished-mine = My finished games
finished-more = Show more
rank = { $rank }.
result = Result

## Clocks

clock-none = untimed
clock-turn = { $seconds } s a turn
clock-fischer = { $minutes } min each, + { $increment } s a turn
clock-per-days = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
}
clock-left = { $time } left
clock-days = { $days } d { $hours } h
ago-now = just now

## Making a table

make-stand-in = Bot for absent players
make-public = Anyone can find it
make-rated = Counts for ratings
make-public-text = The table appears among the open tables.
make-private-text = Only those with the link find it.
options-default = as printed
option-muster = Parties
option-muster-choice = chosen in secret
option-muster-random = dealt at random
option-spoils = Second on a ground
option-spoils-rest = takes all tiles that are left
option-spoils-one = takes one tile, the rest leaves the game
option-variant = Building
option-variant-basic = basic: in one place
option-variant-1 = extension 1: in several places
option-variant-2 = extension 2: also make smaller
option-reach = Size of the land
option-reach-cells = up to { $value } tiles from the totem
option-tiles = Starting tiles
option-tiles-2 = reconstruction 2
option-tiles-1 = reconstruction 1, with other animals

## Bot levels

level-random = random
level-explore = wandering
level-greedy = greedy
level-gentle = Gentle
level-steady = Steady
level-keen = Keen
level-fierce = Fierce

## Account

account = Account
account-hello = Hello, { $name }
account-yours = Your account
account-guest = Playing without an account
account-guest-text = A name is enough. It is kept in this browser; an account keeps your games anywhere.
account-name = Name
account-sign-up = New account
account-log-in = Log in
account-log-out = Log out
account-recover = Recover
account-password = Password
account-new-password = New password, at least 8 characters
account-code = Recovery code
account-recovery = It is shown this once. Write it down: with it you can set a new password, without it a forgotten one is lost.
account-recovery-title = Your recovery code
account-recovery-kept = I have kept it
account-copy = Copy
account-log-in-without = Log in without the guest’s games
account-keeps-name = An account’s name cannot be changed.
name-yours = Your name, as others see it
name-save = Use this name
sessions = Where you are logged in
sessions-none = Only here.
session-this = this browser
session-end = Log out there
profile = Profile
profile-missing = Nobody by that name
profile-since = Here since { $date }
profile-guest = Guest
ratings = Ratings
ratings-none = No rated game yet.
ratings-best = The best
ratings-best-none = Nobody has a rating here yet. Ratings come from public games among accounts.
col-name = Name
col-rating = Rating
col-games = Games
rating-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}

## Settings

set-language = Language
set-theme = Theme
theme-system = As the system
theme-noon = Noon (light)
theme-dusk = Dusk (dark)
theme-is = Theme: { $theme }
set-motion = Movement
motion-off = None
motion-fast = Fast
motion-normal = Normal
motion-slow = Slow
set-confirm = Confirm moves
confirm-never = Never
confirm-turn = Those that end my turn
confirm-always = All
set-forced = Play forced moves for me
set-sound = Sound on my turn
set-kept = These choices are kept in this browser.

## Rules

rules-title = Rules of { $game }
rules-later = The rules of this game will stand here.

## What did not work

fail-unreachable = The server cannot be reached. Try again in a moment.
fail-too-much = Too many tries at once. Wait a little.
fail-name-taken = That name is taken. Choose another.
fail-wrong-secret = Name and password or code do not belong together.
fail-both-seated = As a guest you sit at a table where your account plays too.
fail-busy = The server cannot write right now. Nothing was changed; try again soon.
fail-bad = The server did not accept that. Check what you have entered.
fail-not-found = That is no longer there.
fail-other = That did not work. Try again.
