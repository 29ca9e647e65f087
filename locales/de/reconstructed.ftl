# Was in jedem Spiel rekonstruiert wurde, und wie man die echten Teile einer Schachtel einträgt.

rec-title = Was rekonstruiert wurde
rec-lost = Die Spiele sind vergriffen, und den Texten, die es noch gibt, fehlen die Bilder. Was sie eindeutig sagen, wird auch so gespielt; was nur die Bilder zeigten, wurde so rekonstruiert, dass es zu allem passt, was bekannt ist.

## Wind River

rec-wr-board = Der Spielplan ist fest und gehört zu den Regeln; seine Form ist rekonstruiert. Sicher ist: Zu viert beginnt man mit 36 Büffeln, zu dritt mit 30, alle in den ersten drei Reihen, und zu dritt bleiben die helleren Felder ungenutzt. Wer die Schachtel besitzt, berichtet von sechs Reihen mit Sechseckfeldern, zwei Büffeln auf jedem Feld der ersten Hälfte und einer helleren Spalte am Rand. Nur ein Plan von sechs mal sechs Feldern, von dem zu dritt eine Spalte wegfällt, passt zu alledem.
rec-wr-lanes = Benachbarte Spalten sind um ein halbes Feld versetzt. Dass die ungeraden vorn liegen, ist eine Wahl: Zu viert wäre die andere nur das Spiegelbild; zu dritt entscheidet sie, welche der fünf Spalten vorn liegen, hier die beiden äußeren und die mittlere.
rec-wr-own = Wenn du das Spiel besitzt, musst du nichts eintragen: Plan und Material sind in jeder Partie gleich.

## Big Manitou

rec-mn-heroes = Welcher Held welchen schlägt (M1.4), ist nur für den Schamanen und in einem Beispiel gedruckt. Alles Übrige stammt aus dem älteren Spiel Manitou und passt zu beidem.
rec-mn-spoils = Was der Zweite nimmt (M4.3c): Der gedruckte Text spricht vom verbleibenden Plättchen und setzt einen offenen Helden voraus. Ohne Helden bleiben auf einem Jagdgrund mit vier Plättchen zwei übrig. Sie gehen an denselben Spieler, denn der Text gibt ihm, was bleibt, und ein Rezensent der Schachtel lässt den Zweiten alles Übrige nehmen. Frühere Partien hier gaben ihm nur eines; ein Tisch kann das weiterhin wählen.
rec-mn-cylinders = Ein abgegebenes Plättchen (M4.1) bewegt keinen Spielstein (M4.5): Wer ihn hat, behält ihn, bis ein anderer ein Plättchen nimmt und dann mindestens ebenso viele hat. Bei gleich vielen Tomahawks bekommt niemand den Punkt.
rec-mn-bag = Der Beutel ist rekonstruiert. Sicher ist, dass er 60 Plättchen enthält, die zu fünft alle gebraucht werden, und dass auf einem Plättchen 1 bis 3 Bisons oder Tipis abgebildet sind. Wie viele es von jeder Sorte gibt, ist nicht bekannt; der Beutel „reconstruction-1“ enthält von jedem Bison- und jedem Tipiplättchen sechs sowie je acht Pferde, Totems und Tomahawks.
rec-mn-file = Wenn du das Spiel besitzt, zähle deine Plättchen und schreib die Zahlen in eine Textdatei: einen Namen deiner Wahl und für jede der neun Sorten die Anzahl.
rec-mn-example = {"{"}"name": "meine-schachtel", "tiles": {"{"}"bison-1": 6, "bison-2": 6, "bison-3": 6, "tipi-1": 6, "tipi-2": 6, "tipi-3": 6, "horse": 8, "totem": 8, "tomahawk": 8{"}"}{"}"}
rec-mn-play = Dann spiele damit: tallgrass play manitou --option bag=@DATEI. Der Beutel muss mindestens so viele Plättchen enthalten, wie für die Jagden gezogen werden: 36 zu zweit, 33 zu dritt, 44 zu viert, 60 zu fünft.

## Bison

rec-bison-known = Sicher ist, dass drei Startplättchen um das Totem liegen, dass es 18 weitere gibt, dass jedes eine Prärie, einen Fluss und ein Gebirge hat und dass jedes drei Tiere zeigt. Wer die Schachtel besitzt, berichtet von Sechsecken, deren Seiten sich abwechselnd nach außen und nach innen wölben.
rec-bison-tiles = Die Plättchen selbst sind rekonstruiert: wo jeder Fluss verläuft und welche Tiere auf welchem Plättchen leben. Der Satz heißt „reconstruction-2“. Ein ganzes Land ist bekannt, aus dem dritten Wertungsbeispiel der Anleitung: sechs Plättchen mit all ihren Regionen. Mit diesem Satz lässt es sich legen, mit dem älteren „reconstruction-1“, dessen Startplättchen andere Tiere zeigen, nicht. Der ältere lässt sich weiterhin wählen.
rec-bison-editions = Die Ausgaben unterscheiden sich stellenweise; das deutsche Original gilt, und wo es schweigt, die anderen. Es misst die Entfernung vom Totem (B1.9); wer von den Startplättchen an zählt, wählt Größe 4. Getauscht werden drei Tiere einer Art gegen eines (B4.2), wie im gedruckten Beispiel. Was über 15 liegt und nicht verhandelt wird, verfällt (B5.4), auch in der letzten Wertung: Zwei Ausgaben sagen es, keine macht eine Ausnahme.
rec-bison-file = Wenn du das Spiel besitzt, schreib deine Plättchen in eine Textdatei: einen Namen für den Satz, die drei Startplättchen unter „start“ und die 18 übrigen unter „tiles“. Halte jedes Plättchen mit einer Ecke nach oben, und zwar so, dass die Seite rechts davon nach außen gewölbt ist. Die Ecken werden im Uhrzeigersinn gezählt, von 0 oben bis 5. Gib die beiden Ecken des Flusses so an, dass die Prärie im Uhrzeigersinn von der ersten zur zweiten liegt, und danach Bisons, Lachse und Truthähne, zusammen drei. Der Name eines Plättchens hat 1 bis 8 Buchstaben und Ziffern.
rec-bison-example = {"{"}"id": "T01", "river": [0, 2], "animals": [2, 1, 0]{"}"}
rec-bison-start = Bei einem Startplättchen gibst du außerdem an, an welcher Stelle es liegt, [0, 0], [1, 0] oder [0, 1] in dieser Reihenfolge, und um wie viele Drittel einer Umdrehung es im Uhrzeigersinn gedreht ist.
rec-bison-start-example = {"{"}"id": "S1", "river": [1, 4], "animals": [0, 1, 2], "cell": [0, 0], "turn": 1{"}"}
rec-bison-play = Dann spiele damit: tallgrass play bison --option tiles=@DATEI.

## Alle

rec-kept = Eine Aufzeichnung enthält den ganzen Satz, mit dem gespielt wurde; deshalb lässt sich die Partie überall ansehen. Unter demselben Namen ändert sich ein Satz nie: Bessere Angaben bekommen einen neuen.
