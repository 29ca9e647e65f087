# Was eine Figur ist, in einem Satz; steht neben ihr.

gloss-mn-hunter = Ein Jäger. Er bleibt, wo er gespielt wird, und zählt dort so viel, wie seine Zahl sagt.
gloss-mn-chief = Der Anführer schlägt den Schamanen, den Regenmacher und den Späher; nur die Clanmutter schlägt ihn.
gloss-mn-clan-mother = Die Clanmutter schlägt den Anführer; alle anderen Helden schlagen sie.
gloss-mn-rainmaker = Der Regenmacher schlägt den Späher und die Clanmutter.
gloss-mn-scout = Der Späher schlägt den Schamanen und die Clanmutter.
gloss-mn-shaman = Der Schamane schlägt den Regenmacher und die Clanmutter.
gloss-bs-bison = Bisons leben auf der Prärie. Wer dort vorn liegt, bekommt sie bei der Wertung der Saison.
gloss-bs-salmon = Lachse leben im Fluss. Wer dort vorn liegt, bekommt sie bei der Wertung der Saison.
gloss-bs-turkey = Truthähne leben im Gebirge. Wer dort vorn liegt, bekommt sie bei der Wertung der Saison.
