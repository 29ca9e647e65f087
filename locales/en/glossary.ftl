# What a piece is, in a sentence; shown beside it.

gloss-mn-hunter = A hunter. It stays where it is played and counts its number there.
gloss-mn-chief = The chief beats shaman, rainmaker and scout; only the clan mother beats him.
gloss-mn-clan-mother = The clan mother beats the chief; every other hero beats her.
gloss-mn-rainmaker = The rainmaker beats the scout and the clan mother.
gloss-mn-scout = The scout beats the shaman and the clan mother.
gloss-mn-shaman = The shaman beats the rainmaker and the clan mother.
gloss-bs-bison = Bison live on the prairie. Whoever rules it gets them when the season is scored.
gloss-bs-salmon = Salmon live in the river. Whoever rules it gets them when the season is scored.
gloss-bs-turkey = Turkeys live in the mountains. Whoever rules there gets them when the season is scored.
