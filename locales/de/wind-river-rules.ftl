# Die Regeln von Wind River, nummeriert.

## Kapitel

wrr-board = Der Spielplan
wrr-pieces = Die Figuren
wrr-camp = Das Lager aufschlagen
wrr-turn = Ein Zug
wrr-end = Das Ende

## Der Spielplan

wrr-1-1 = Sechs Spalten mit je sechs Feldern. Die Herde beginnt unten und geht nach oben, voran; hinter der letzten Reihe liegt die weite Ebene.
wrr-1-2 = Von jedem Feld führen drei Wege voran: geradeaus, links und rechts. Wo ein Weg die letzte Reihe verlässt, führt er in die Ebene; sie ist ein einziger Ort.
wrr-1-3 = Zu dritt wird Spalte A nicht benutzt.

## Die Figuren

wrr-2-1 = Alle haben sieben Tipis. Ein Tipi ist unbenutzt, auf einem Feld oder in der Ebene gerettet.
wrr-2-2 = Auf jedem Feld der ersten drei Reihen beginnen zwei Büffel.
wrr-2-3 = Alle beginnen mit einem Vorrat und haben nie mehr als zehn.
wrr-2-4 = Auf einem Feld sind nie mehr als fünf Büffel. Tipis können dort beliebig viele stehen, von allen.

## Das Lager aufschlagen

wrr-3-1 = Das Los bestimmt, wer beginnt.
wrr-3-2 = Reihum stellen alle ein Tipi auf ein Feld ohne Tipi; dann, in derselben Reihenfolge, ein zweites.

## Ein Zug

wrr-4 = Treibe die Herde, ernähre deine Tipis, dann tu genau eine Sache. Alle sind reihum dran, auch ohne Tipi auf dem Plan.
wrr-4-1-title = Treiben
wrr-4-1 = Bewege so viele verschiedene Büffel, wie du zu Beginn deines Zuges Tipis auf dem Plan hast. Jeder geht einen Schritt voran, auf ein Feld mit weniger als fünf Büffeln oder hinaus in die Ebene, wo er das Spiel verlässt. Das ist Pflicht, solange ein noch nicht bewegter Büffel gehen kann.
wrr-4-2-title = Ernähren
wrr-4-2 = Auf jedem Feld ernähren die Büffel zuerst die Tipis der anderen, jeder eines; der Rest ernährt deine. Jedes deiner hungrigen Tipis kostet einen Vorrat. Kannst du nicht alle bezahlen, baust du zuerst so viele ab, wie du nicht bezahlen kannst, eines nach dem anderen, wo du hungrige Tipis hast.
wrr-4-3-title = Aktion
wrr-4-3 = Dann tu genau eines davon.
wrr-4-3a-title = Ziehen
wrr-4-3a = Bewege ein Tipi auf ein Nachbarfeld oder von der letzten Reihe in die Ebene, wo es gerettet ist. Lagern dort andere, zahlst du einen Vorrat, und sie zahlen je einen, wenn sie können; ohne Vorrat darfst du nicht dazukommen.
wrr-4-3b-title = Sammeln
wrr-4-3b = Auf allen Feldern, wo du allein lagerst: alle Büffel minus alle deine Tipis dort, so viele Vorräte nimmst du, bis zu zehn insgesamt. Es muss mindestens einen bringen.
wrr-4-3c-title = Aufstellen
wrr-4-3c = Zahle drei Vorräte und stelle ein unbenutztes Tipi auf ein Feld, wo du allein lagerst.
wrr-4-3d-title = Antreiben
wrr-4-3d = Bewege noch einen Büffel einen Schritt voran, auch einen, der in diesem Zug schon getrieben wurde.
wrr-4-3e-title = Rasten
wrr-4-3e = Nur wenn du nichts anderes tun kannst.

## Das Ende

wrr-5-1 = Das Spiel endet sofort, wenn kein Tipi mehr auf dem Plan steht.
wrr-5-2 = Die meisten Tipis in der Ebene gewinnen; bei Gleichstand die meisten Vorräte; sonst wird der Platz geteilt.
