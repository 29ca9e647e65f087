# Die Regeln von Wind River, nummeriert; in eigenen Worten.

## Kapitel

wrr-board = Der Spielplan
wrr-pieces = Das Spielmaterial
wrr-camp = Lageraufbau
wrr-turn = Ein Zug
wrr-end = Das Ende

## Der Spielplan

wrr-1-1 = Sechs Spalten mit je sechs Feldern. Die Herde beginnt unten und zieht nach oben, also voran; hinter der letzten Reihe liegt die weite Ebene.
wrr-1-2 = Von jedem Feld führen drei Wege voran: geradeaus, schräg nach links und schräg nach rechts. Wo so ein Weg über die letzte Reihe hinausführt, endet er in der Ebene; sie ist ein einziger Ort.
wrr-1-3 = Zu dritt wird Spalte A nicht benutzt.

## Das Spielmaterial

wrr-2-1 = Alle haben sieben Tipis. Ein Tipi ist ungenutzt, steht auf einem Feld oder ist in der Ebene gerettet.
wrr-2-2 = Auf jedem Feld der ersten drei Reihen stehen zu Beginn zwei Büffel.
wrr-2-3 = Alle beginnen mit einem Vorrat und haben nie mehr als zehn.
wrr-2-4 = Auf einem Feld stehen nie mehr als fünf Büffel, aber beliebig viele Tipis, gleich von wem.

## Lageraufbau

wrr-3-1 = Das Los bestimmt, wer beginnt.
wrr-3-2 = Reihum stellen alle je ein Tipi auf ein Feld, auf dem noch keines steht; danach in derselben Reihenfolge ein zweites.

## Ein Zug

wrr-4 = Treibe die Herde, versorge deine Tipis und führe dann eine Aktion aus. Alle sind reihum am Zug, auch wer kein Tipi auf dem Plan hat.
wrr-4-1-title = Treiben
wrr-4-1 = Bewege so viele verschiedene Büffel, wie du zu Beginn deines Zuges Tipis auf dem Plan hast. Jeder zieht einen Schritt voran, auf ein Feld mit weniger als fünf Büffeln oder hinaus in die Ebene; damit ist er aus dem Spiel. Das ist Pflicht, solange ein noch nicht bewegter Büffel ziehen kann.
wrr-4-2-title = Versorgen
wrr-4-2 = Auf jedem Feld ernähren die Büffel zuerst die Tipis der anderen, jeder eines; was übrig ist, ernährt deine. Jedes deiner hungrigen Tipis kostet einen Vorrat. Reichen deine Vorräte nicht, baust du zuerst so viele hungrige Tipis ab, wie du nicht bezahlen kannst, eines nach dem anderen.
wrr-4-3-title = Aktion
wrr-4-3 = Führe danach genau eine dieser Aktionen aus.
wrr-4-3a-title = Ziehen
wrr-4-3a = Bewege ein Tipi auf ein Nachbarfeld oder von der letzten Reihe in die Ebene, wo es gerettet ist. Lagern am Ziel andere, zahlst du einen Vorrat, und auch sie zahlen je einen, wenn sie können; ohne Vorrat darfst du nicht dazukommen.
wrr-4-3b-title = Sammeln
wrr-4-3b = Zähle auf allen Feldern, auf denen du allein lagerst, die Büffel und zieh deine Tipis dort ab: So viele Vorräte nimmst du, höchstens aber, bis du zehn hast. Es muss mindestens einer sein.
wrr-4-3c-title = Aufstellen
wrr-4-3c = Zahle drei Vorräte und stelle ein ungenutztes Tipi auf ein Feld, auf dem du allein lagerst.
wrr-4-3d-title = Antreiben
wrr-4-3d = Bewege noch einen Büffel einen Schritt voran, auch einen, der in diesem Zug schon getrieben wurde.
wrr-4-3e-title = Rasten
wrr-4-3e = Nur wenn du nichts anderes tun kannst.

## Das Ende

wrr-5-1 = Das Spiel endet sofort, wenn kein Tipi mehr auf dem Plan steht.
wrr-5-2 = Es gewinnt, wer die meisten Tipis in der Ebene hat; bei Gleichstand entscheiden die meisten Vorräte; bleibt es dabei, wird der Platz geteilt.
