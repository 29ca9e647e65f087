# The lessons: a first game of each, step by step.

## Around a lesson

lesson-title = { $game }: the lesson
lesson-step = Step { $step } of { $steps }
lesson-next = Next
lesson-show = Do it for me
lesson-again = Start over
lesson-again-title = Start the lesson over?
lesson-again-text = You are at step { $step } of { $steps }. It begins again at step 1, at a new table.
lesson-leave = Leave
lesson-leave-text = You can come back: the lesson goes on where you left it.
lesson-hint = Not this time.
lesson-then = In a real game you confirm each turn before it counts; the menu can switch that off.
lesson-over = Play on here
lesson-new = Play a real game
lesson-failed = The lesson could not be opened. Try again.
lesson-invite = Learn by playing
lesson-invite-text = { $steps ->
    [one] 1 guided step at a real table.
   *[other] { $steps } guided steps at a real table.
}

## Wind River

lesson-wr-intro = The herd moves up the board, towards the open plains at the top, and you follow it with your tipis. Whoever has brought most of them into the plains in the end wins. You own seven; two set out now.
lesson-wr-camp = Make camp where the herd is: choose C3. Each buffalo feeds one tipi on its hex.
lesson-wr-camp-hint = Any free hex would be allowed. C3 has two buffalo, and more can follow from behind: choose C3.
lesson-wr-edge = The others have camped as well. Put your second tipi far ahead, on F6, at the edge of the plains; with no buffalo there it will cost you a provision.
lesson-wr-edge-hint = In the herd it would be fed, but this tipi is meant for a quick step into the plains: choose F6 in the top row.
lesson-wr-drive = A turn begins with the drive: one buffalo for each of your own tipis on the board, so two. Drive both from C2 ahead to C3: choose C2, then C3, and the same once more.
lesson-wr-drive-hint = The herd should come to your camp. Both buffalo of C2 go straight ahead to C3.
lesson-wr-save = Then your tipis eat. The four buffalo on C3 feed the one there; on F6 there was none, and that cost you your one provision. Now do one thing: travel. Choose F6, then the open plains: that tipi is saved for good.
lesson-wr-save-hint = A hungry tipi costs a provision every turn, and you have none left. Travel with the tipi on F6 onto the open plains.
lesson-wr-one = The others have had their turns. You have one tipi on the board, so you drive one buffalo. Herds go ahead, straight or slantwise: here from C1 to C2.
lesson-wr-one-hint = Let the herd close up behind your camp: from C1 to C2.
lesson-wr-gather = Your tipi is fed. Gathering brings a provision for each buffalo where you camp alone, less one for each of your tipis there: 4 − 1 = 3. Choose Gather.
lesson-wr-gather-hint = You have no provision at all, and without any you can neither raise a tipi nor pay for a hungry one. Gather first.
lesson-wr-full = Drive the buffalo from C2 to C3. Then five stand there: that hex is full, and nobody can drive another onto it.
lesson-wr-full-hint = One more buffalo makes your camp safe: from C2 to C3.
lesson-wr-raise = For three provisions you raise another of your tipis, where you camp alone: choose Raise, then C3.
lesson-wr-raise-hint = A second tipi in the herd means one more buffalo to drive and one more tipi to save. Raise it on C3.
lesson-wr-ahead = Two tipis on C3, so you drive two. Lead two buffalo from C3 ahead to C4; the three that stay feed your tipis.
lesson-wr-ahead-hint = Where the herd goes, your tipis can follow. Drive two buffalo from C3 to C4.
lesson-wr-travel = Now follow them: choose Travel, a tipi on C3, then C4. If others camped there, you and each of them would pay a provision; C4 is free.
lesson-wr-travel-hint = The way to the plains leads over C4, and two buffalo wait there: travel from C3 to C4.
lesson-wr-end = You know nearly all of it. One activity is left: with Spur one more buffalo goes one step. Hungry tipis that you cannot pay for you must give up. When no tipi is on the board any more, the most tipis in the plains win, then the most provisions.

## Big Manitou

lesson-mn-intro = Two clans hunt on three grounds for tiles. Bison and tipis score together: only the smaller of the two totals counts. A game has four hunts; this is the first.
lesson-mn-muster = You play first, so you secretly choose eight of your seventeen cards; the other clan chooses seven. All but one are chosen already: add hunter 8, then choose Take these 8.
lesson-mn-muster-hint = Other parties are good too. For this hunt leave the seven as they are, and add hunter 8.
lesson-mn-eight = You hold three of them at a time. Play hunter 8 on ground 1: card, then ground. Hunters add up: the highest total takes two tiles, the next highest one, equal totals nothing.
lesson-mn-eight-hint = Ground 1 has the most tiles. Begin there with a strong hunter: the 8.
lesson-mn-mother = A chief of the other clan is on ground 1: a hero, and a hero who lies face up takes a tile. Your clan mother beats the chief, and him alone: play her there.
lesson-mn-mother-hint = The chief is strong, but not against the clan mother. Play her on ground 1.
lesson-mn-scout = Your 9 has been played for you and leads ground 2. But on ground 1 a shaman has beaten your clan mother. Choose your scout: each ground says what would happen. On ground 1 he wins, so play him there.
lesson-mn-scout-hint = The chief would win here too, but he is needed on ground 3. Shaman, rainmaker, scout beat each other in a circle, and the scout beats the shaman: play the scout on ground 1.
lesson-mn-chief = Your 4 has been played for you, too: you lead ground 1 by 12 to 10. Nobody has a hero on ground 3, where a totem lies. Play your chief there: face up he takes a tile.
lesson-mn-chief-hint = Where there is no other hero, yours stays face up as long as nobody beats him. Play the chief on ground 3.
lesson-mn-six = Your seventh card is your last; what you do not play stays yours. On ground 2 it is 9 against 12: your 6 makes 15, play it there.
lesson-mn-six-hint = The shaman could wait for another hunt. The 6 wins ground 2: play it there.
lesson-mn-first = The hunt is over. On ground 1 your scout takes a tile, your hunters two: take bison 3, then tipi 2, then the tomahawk. It adds 1 to each of your hunters in later hunts; the most tomahawks are worth a point.
lesson-mn-first-hint = Bison and tipis are worth something only together, and a tomahawk adds one to each of your hunters in later hunts. Take bison 3, then tipi 2, then the tomahawk.
lesson-mn-second = On ground 2 take tipi 3, then the horse; on ground 3, for your chief, the totem. Horse and totem each bring a cylinder, worth a point. Later the horse cylinder lets you move a hunter, the totem cylinder play an eighth card.
lesson-mn-second-hint = Your bison are worth 3, so tipi 3 helps most, and either cylinder is worth a point. Take tipi 3, then the horse, then the totem.
lesson-mn-force = Strength has its price: your hunters add up to 27, those of the other clan to 24, so you give up a bison or tipi tile. Give up tipi 2: bison 3 and tipi 3 still make 3 points.
lesson-mn-force-hint = You score the smaller of your bison and your tipi points. With 3 and 3 left you lose nothing by giving up tipi 2.
lesson-mn-end = Three more hunts follow; in these, strength is paid for before tiles are taken. Cards you have played come back after hunt 2. Most points win.

## Bison

lesson-bs-intro = Bison live on the prairies, salmon in the rivers, turkeys in the mountains. Each connected land feeds whoever is strongest there, and the most animals in the last scoring win.
lesson-bs-turns = In your turn you take one of six actions, each once a season; the Market is extra. Hunters do it, and they cost animals of any kind: one is free, two cost 2, three cost 4.
lesson-bs-place = Lay the tile that only you see: choose Place, then the free cell furthest to the right, where its river joins the next one. Choose 3 hunters, for the prairie, then Place and pay 4.
lesson-bs-place-hint = That would be allowed, too. Here the tile lies furthest to the right, just as it comes, with 3 hunters on its prairie; pay for them with any four animals.
lesson-bs-step = Send one hunter on, to have a say in two lands: choose Step, then your prairie. The only way leads to the river beside it. Choose End here: a single hunter costs nothing.
lesson-bs-step-hint = In this turn one hunter steps from your prairie into the river of the same tile, and no other: choose Step.
lesson-bs-rule = After four turns each the season is scored: whoever has the largest tipi in a land gets all its animals, the second half as many. Hunters break ties, and decide where there is no tipi.
lesson-bs-tipi = So build: choose Tipi, your prairie and size 2. It takes both hunters there, who then go back to your supply. Two hunters cost two animals: Pay 2.
lesson-bs-tipi-hint = A tipi of size 2 is harder to beat than one of size 1, and you have two hunters on your prairie: build size 2 there. Any two animals pay for it.
lesson-bs-canoe = Your last turn of the season. On rivers there are canoes instead of tipis: choose Canoe, your river, then Do it.
lesson-bs-canoe-hint = Without a canoe of your own, any canoe of the others would rule your river. Build one of size 1 there.
lesson-bs-scored = The season is scored. You alone are strong on your prairie and in the whole of your river, so you got all their animals: 2 bison and 3 salmon.
lesson-bs-skip = A new season: all six actions can be taken again. One that you have no hunters for still brings an animal: choose Gather, skip it, and take the animal.
lesson-bs-skip-hint = The other actions will be there in your next turns. Now see what an action without hunters brings: choose Gather, skip it, and take an animal.
lesson-bs-end = Before an action you may buy pieces at the Market. Gather and Trek lead hunters further than Step, but never to where somebody else stands. Before the last scoring all stocks go back to nothing: in the end only the land counts.
