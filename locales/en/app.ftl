# Home, lobby, accounts, settings.

## Everywhere

tallgrass = Tallgrass
yes = Yes
no = No
you = you
close = Close
loading = One moment …
offline = The server cannot be reached. Trying again …
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
game-length = { $least } to { $most } seats, { $minutes } minutes
game-soon = Coming soon
game-soon-text = This game cannot be played in the browser yet.

## Home

home-title = Play now against bots
home-new = New here?
home-new-text = The rules of Wind River fit on one page.
home-learn = Read the rules
seats = Seats
bots = Bots
bot = bot
play-now = Play now
play-friends = With friends
play-learn = Learn it in a first game
play-failed = That did not work. Is the server reachable?
my-tables = My tables
my-tables-waiting = { $count } your turn
my-tables-none = You sit at no table yet.
chip-your-turn = your turn
chip-waiting = waiting
stage-gathering = gathering
open-tables = Open tables
open-tables-none = No table waits for players. Make one!
make-table = Make a table
col-game = Game
col-host = Host
col-clock = Clock
seats-of = { $taken } of { $all }
sit-down = Sit down
stand-up = Stand up
finished = Finished games
finished-none = No finished game yet.
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

## Making a table

make-stand-in = Bot for absent players
make-public = Anyone can find it
make-rated = Counts for ratings
make-public-text = The table appears among the open tables.
make-private-text = Only those with the link find it.

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
account-rename = Change name
account-be-guest = Play as guest
account-sign-up = New account
account-log-in = Log in
account-log-out = Log out
account-recover = Recover
account-password = Password
account-new-password = New password, at least 8 characters
account-code = Recovery code
account-recovery = Your recovery code is { $code }. Keep it: without it a forgotten password cannot be replaced.
account-failed = That did not work. Check name and password.
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
