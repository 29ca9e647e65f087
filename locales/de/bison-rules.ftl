# Die Regeln von Bison, nummeriert; in unseren eigenen Worten.

## Kapitel

br-land = Das Land
br-seat = Was alle haben
br-seasons = Die Saisons
br-turn = Ein Zug
br-scoring = Das Ende einer Saison
br-end = Das Ende
br-variants = Varianten

## Das Land

br-1-1 = Plättchen liegen auf sechseckigen Plätzen mit einer Ecke oben. Jeder Platz hat sechs Nachbarn, einen an jeder Seite.
br-1-2 = Die Seiten eines Plättchens wölben sich abwechselnd nach außen und innen; so passt es in drei Drehungen.
br-1-3 = Jedes Plättchen hat drei Felder: eine Prärie, einen Fluss und ein Gebirge. Der Fluss läuft von einer Ecke zur anderen und trennt Prärie und Gebirge.
br-1-4 = Jedes Plättchen zeigt drei Tiere: Bisons auf der Prärie, Lachse im Fluss, Truthähne im Gebirge.
br-1-5 = Wo drei Plätze zusammenkommen, teilen sie eine Ecke. Flüsse, die in derselben Ecke enden, fließen ineinander.
br-1-6-title = Nachbarn
br-1-6 = Benachbart sind: Prärie und Fluss eines Plättchens; Gebirge und Fluss eines Plättchens; zwei Länder, die sich an einer Seite berühren; zwei Flüsse, die in derselben Ecke enden. Sonst nichts.
br-1-7-title = Gebiete
br-1-7 = Ein Gebiet ist alles Land einer Art, das über Nachbarn zusammenhängt.
br-1-8 = Drei Startplättchen liegen um das Totem, die Ecke, die sie teilen; 18 weitere werden gezogen.
br-1-9 = Kein Plättchen liegt weiter vom Totem weg als die Reichweite des Tisches, meist drei. Die Startplättchen haben die Entfernung eins.

## Was alle haben

br-2-1 = Alle haben 8 Jäger sowie je 6 Tipis und Kanus der Größen 1, 1, 2, 2, 3 und 4. Vier Jäger und je ein Tipi und ein Kanu der Größen 1 und 2 sind anfangs im Vorrat, der Rest im eigenen Markt.
br-2-2 = Die Bestände an Bisons, Lachsen und Truthähnen gehen von 0 bis 15 und beginnen bei 10.
br-2-3 = Auf einem Feld stehen Figuren nur eines Platzes: beliebig viele Jäger und ein Tipi an Land oder ein Kanu auf einem Fluss.

## Die Saisons

br-3-1 = Sechs Saisons zu zweit, fünf zu dritt, vier zu viert. Das Los bestimmt, wer beginnt, und mischt die Plättchen; einige verlassen ungesehen das Spiel. In jeder Saison beginnt der nächste Platz.
br-3-2 = Zu Beginn einer Saison ziehen alle ein Plättchen, das nur sie sehen.
br-3-3 = Vier Runden lang hat jeder Platz einen Zug: Handel am Markt nach Belieben, dann eine Aktion.

## Ein Zug

br-4-1-title = Markt
br-4-1 = Ein Jäger kostet ein Tier jeder Art, ein Tipi oder Kanu der Größe n kostet n von jeder Art. Es kommt aus dem eigenen Markt in den eigenen Vorrat.
br-4-2-title = Tausch
br-4-2 = Drei Tiere einer Art gegen eines einer anderen, von der man weniger als 15 hat.
br-4-3-title = Sechs Aktionen
br-4-3 = Legen, Tipi, Kanu, Sammeln, Schritt und Marsch; jede höchstens einmal in der Saison. Das Plättchen muss gelegt werden: Wer es im letzten Zug noch hat, muss legen.
br-4-4-title = Die Kosten
br-4-4 = Eine Aktion nutzt 0 bis 5 Jäger. Einer ist frei, zwei kosten 2 Tiere, drei 4, vier 7, fünf 10, beliebig gemischt. Ohne Jäger gewinnst du ein Tier einer Art unter 15.
br-4-5-title = Legen
br-4-5 = Lege dein Plättchen an ein anderes, in Reichweite, in einer seiner drei Drehungen, und bringe 0 bis 5 Jäger aus dem Vorrat auf eines seiner Felder.
br-4-6-title = Tipi
br-4-6 = Wo du auf einer Prärie oder im Gebirge Jäger hast, baue mit n von ihnen ein Tipi der Größe n oder vergrößere deines um so viele Größen, wie du Jäger einsetzt. Diese Jäger und das alte Tipi kommen in den Vorrat zurück.
br-4-7-title = Kanu
br-4-7 = Dasselbe auf einem Fluss, mit Kanus.
br-4-8-title = Sammeln
br-4-8 = Bringe 1 bis 5 Jäger von überall auf ein Feld, auf dem ein Jäger von dir bleibt.
br-4-9-title = Schritt
br-4-9 = Bewege 1 bis 5 Jäger, jeden auf ein Nachbarfeld ohne fremde Figuren. Kein Jäger zieht zweimal.
br-4-10-title = Marsch
br-4-10 = Dasselbe, jeder über ein bis drei Felder, auch durch fremde hindurch, auf ein anderes Feld als das eigene.
br-4-11 = Jede Aktion außer Legen kann ohne Jäger genommen werden, nur für das Tier.
br-4-12 = Sammeln, Schritt und Marsch macht man Jäger für Jäger und beendet sie dann. Danach wird bezahlt.

## Das Ende einer Saison

br-5-1 = Gewertet werden erst die Prärien, dann die Gebirge, dann die Flüsse. In der letzten Saison gehen vorher alle Bestände auf 0.
br-5-2 = In einem Gebiet zählt das größte Tipi oder Kanu, dann wie viele dieser Größe, dann die nächstkleinere und so weiter; zuletzt die Jäger.
br-5-3 = Wer allein Erster ist, bekommt alle Tiere des Gebiets. Teilen sich mehrere den ersten Platz, bekommen sie je die Hälfte, abgerundet, und es gibt keinen zweiten. Wer allein Zweiter ist, bekommt die Hälfte, abgerundet. Alle anderen bekommen die Tiere auf den Feldern, auf denen sie stehen.
br-5-4 = Nach jeder Landart darf, wer mehr als 15 einer Art hat, kaufen und tauschen; was dann über 15 ist, verfällt.
br-5-5 = Dann sind alle Aktionen wieder frei, und die nächste Saison beginnt.

## Das Ende

br-6-1 = Nach der letzten Saison gewinnen die meisten Tiere; bei Gleichstand der größere kleinste Bestand; sonst wird der Platz geteilt.

## Varianten

br-7-1 = Grundspiel: wie oben.
br-7-2 = Erweiterung 1: Eine Tipi- oder Kanu-Aktion darf auf mehreren Feldern bauen und vergrößern, auf jedem einmal, mit fünf Jägern insgesamt. Bezahlt wird die Summe.
br-7-3 = Erweiterung 2: wie Erweiterung 1, und Tipis und Kanus dürfen auch kleiner werden oder weggenommen werden. Für jede Größe weniger kommt ein Jäger aus dem Vorrat auf das Feld; er zählt bei den Kosten mit.
