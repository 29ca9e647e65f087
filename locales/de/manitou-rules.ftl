# Die Regeln von Big Manitou, nummeriert; in eigenen Worten.

## Kapitel

mnr-pieces = Das Spielmaterial
mnr-hunts = Die Jagden
mnr-playing = Karten spielen
mnr-hunt-end = Das Ende einer Jagd
mnr-end = Das Ende

## Das Spielmaterial

mnr-1-1 = Alle haben 17 Karten: die Jäger 1 bis 10 und sieben Helden, nämlich zwei Anführer, zwei Clanmütter, einen Regenmacher, einen Späher und einen Schamanen.
mnr-1-2 = Im Beutel sind 60 Plättchen: Bisons und Tipis im Wert von 1, 2 oder 3, Pferde, Totems und Tomahawks.
mnr-1-3 = Zwei Spielsteine, der Totemstein und der Pferdestein, gehören anfangs niemandem.
mnr-1-4 = Der Anführer schlägt den Schamanen, den Regenmacher und den Späher. Die Clanmutter schlägt den Anführer und unterliegt allen anderen. Der Schamane schlägt den Regenmacher, der Regenmacher den Späher, der Späher den Schamanen. Gleiche Helden sind gleich stark.

## Die Jagden

mnr-2-1 = Zu zweit gibt es vier Jagden, zu dritt drei, zu viert vier und zu fünft fünf.
mnr-2-2 = Das Los bestimmt, wer die erste Jagd beginnt; von Jagd zu Jagd wechselt das im Uhrzeigersinn. Die anderen folgen ebenso im Uhrzeigersinn.
mnr-2-3 = Aus dem Beutel kommen Plättchen auf die drei Jagdgründe: zu zweit 4, 3 und 2, zu dritt oder viert 4, 4 und 3, zu fünft je 4.
mnr-2-4 = Alle wählen gleichzeitig und geheim einen Jagdtrupp. Wer beginnt, nimmt 9 Karten, wer zuletzt spielt, 7, alle anderen 8; zu zweit nimmt, wer beginnt, 8, die andere Person 7. Wahlweise entscheidet das Los.
mnr-2-5 = Jeder Jagdtrupp wird gemischt. Die obersten drei Karten kommen auf die Hand, der Rest bildet einen verdeckten Stapel.

## Karten spielen

mnr-3-1 = Sieben Runden lang spielen alle reihum eine Karte auf einen Jagdgrund und ziehen dann vom eigenen Stapel nach, solange er reicht.
mnr-3-2 = Ein Jäger bleibt, wo er gespielt wird. Auf einem Jagdgrund dürfen beliebig viele liegen.
mnr-3-3 = Ein Held darf nicht dorthin, wo schon zwei eigene Helden offen liegen.
mnr-3-4 = Ein Held bleibt offen liegen, wo sonst niemand einen offenen Helden hat.
mnr-3-5-title = Kraftprobe
mnr-3-5 = Hat dort jemand anders genau einen offenen Helden, werden beide verglichen. Der unterlegene wird umgedreht; sind sie gleich stark, werden beide umgedreht.
mnr-3-6-title = Opfer
mnr-3-6 = Hat dort jemand anders zwei offene Helden, greifst du den zuletzt gespielten an. Ist deiner stärker oder gleich stark, werden beide umgedreht, sonst nur deiner.
mnr-3-7 = Ein umgedrehter Held zählt für den Rest der Jagd nicht mehr.
mnr-3-8 = Wer keine Karte spielen darf, passt. Das zählt als eine der sieben Karten; nachgezogen wird nicht.
mnr-3-9-title = Die achte Karte
mnr-3-9 = Nach der siebten Runde darf, wer den Totemstein und noch Handkarten hat, eine achte spielen; wer ohnehin zuletzt spielt, darf das nicht.
mnr-3-10-title = Das Pferd
mnr-3-10 = Dann darf, wer den Pferdestein hat, einen eigenen Jäger auf einen anderen Jagdgrund versetzen.

## Das Ende einer Jagd

mnr-4-1-title = Stärke
mnr-4-1 = Die aufgedruckten Zahlen aller Jäger, die du auf den drei Jagdgründen liegen hast, ergeben deine Stärke. Wer die größte hat, gibt ein Plättchen endgültig ab: einen Bison oder ein Tipi, falls vorhanden, sonst ein beliebiges. Wer keines hat, gibt nichts ab; liegt nirgends ein Jäger, zahlt niemand.
mnr-4-2 = In der ersten Jagd wird die Stärke erst nach der Wertung der Jagdgründe verglichen, in allen späteren davor.
mnr-4-3 = Die Jagdgründe werden nacheinander gewertet, solange dort Plättchen liegen. Gleiche Summen gehen leer aus und werden übersprungen. Was übrig bleibt, wird aus dem Spiel genommen.
mnr-4-3a = Wer einen offenen Helden hat, nimmt ein Plättchen.
mnr-4-3b = Wer die höchste Summe der Jäger hat, nimmt zwei.
mnr-4-3c = Wer die nächsthöchste Summe hat, nimmt, was übrig ist. Als Option nimmt er nur eines, und der Rest scheidet aus; das macht nur auf einem Jagdgrund mit vier Plättchen ohne offenen Helden einen Unterschied.
mnr-4-4 = Mit jedem Tomahawk aus einer früheren Jagd, den du noch hast, zählt jeder deiner Jäger bei der Wertung eines Jagdgrunds 1 mehr.
mnr-4-5 = Nimmst du ein Totem, bekommst du den Totemstein, wenn ihn noch niemand hat oder du jetzt mindestens so viele Totems hast wie die Person, die ihn hat. Für Pferde gilt dasselbe.
mnr-4-6 = Ausgespielte Karten sind verbraucht, die anderen wieder verfügbar. Nach den Jagden 2 und 4 haben alle wieder alle Karten.

## Das Ende

mnr-5-1 = Es zählt die kleinere Summe: deine Bisonpunkte oder deine Tipipunkte. Totemstein und Pferdestein bringen je 1 Punkt, ebenso mehr Tomahawks, als irgendjemand sonst hat.
mnr-5-2 = Es gewinnt, wer die meisten Punkte hat; bei Gleichstand entscheiden die meisten Tipipunkte, dann die meisten Plättchen; bleibt es dabei, wird der Platz geteilt.
