# Die Regeln von Bison, nummeriert; in eigenen Worten.

## Kapitel

br-land = Das Land
br-seat = Was alle haben
br-seasons = Die Saisons
br-turn = Ein Zug
br-scoring = Das Ende einer Saison
br-end = Das Ende
br-variants = Varianten

## Das Land

br-1-1 = Die Plättchen liegen in einem Raster aus Sechsecken mit einer Ecke oben. Jede Stelle hat sechs Nachbarn, einen an jeder Seite.
br-1-2 = Die Seiten eines Plättchens wölben sich abwechselnd nach außen und nach innen; so passt es in drei Lagen.
br-1-3 = Jedes Plättchen hat drei Felder: eine Prärie, einen Fluss und ein Gebirge. Der Fluss verläuft von einer Ecke zu einer anderen und trennt Prärie und Gebirge.
br-1-4 = Jedes Plättchen zeigt drei Tiere: Bisons auf der Prärie, Lachse im Fluss, Truthähne im Gebirge.
br-1-5 = Wo drei Stellen zusammentreffen, haben sie eine gemeinsame Ecke. Flüsse, die in derselben Ecke enden, fließen ineinander.
br-1-6-title = Nachbarn
br-1-6 = Benachbart sind: Prärie und Fluss eines Plättchens; Gebirge und Fluss eines Plättchens; zwei Landfelder, die an einer Seite aneinandergrenzen; zwei Flüsse, die in derselben Ecke enden. Sonst nichts.
br-1-7-title = Gebiete
br-1-7 = Ein Gebiet besteht aus allen Feldern einer Art, die über Nachbarn zusammenhängen.
br-1-8 = Drei Startplättchen liegen um das Totem, ihre gemeinsame Ecke; außer ihnen gibt es 18 weitere.
br-1-9 = Jeder Tisch hat eine Reichweite, meist drei: Weiter vom Totem entfernt liegt kein Plättchen. Die Startplättchen haben die Entfernung eins.

## Was alle haben

br-2-1 = Alle haben 8 Jäger sowie je 6 Tipis und Kanus der Größen 1, 1, 2, 2, 3 und 4. Vier Jäger und je ein Tipi und ein Kanu der Größen 1 und 2 liegen anfangs im Vorrat, der Rest im eigenen Markt.
br-2-2 = Die Bestände an Bisons, Lachsen und Truthähnen reichen von 0 bis 15 und beginnen bei 10.
br-2-3 = Auf einem Feld stehen nur Figuren einer Farbe: beliebig viele Jäger und dazu ein Tipi an Land oder ein Kanu auf einem Fluss.

## Die Saisons

br-3-1 = Sechs Saisons zu zweit, fünf zu dritt, vier zu viert. Das Los bestimmt, wer beginnt; die Plättchen werden gemischt, und einige werden ungesehen aus dem Spiel genommen. In jeder Saison beginnt reihum jemand anders.
br-3-2 = Zu Beginn einer Saison ziehen alle je ein Plättchen, das sonst niemand sieht.
br-3-3 = Vier Runden lang sind alle reihum am Zug: nach Belieben am Markt handeln, dann eine Aktion.

## Ein Zug

br-4-1-title = Markt
br-4-1 = Ein Jäger kostet ein Tier jeder Art, ein Tipi oder Kanu der Größe n kostet n Tiere jeder Art. Gekauft wird aus dem eigenen Markt in den eigenen Vorrat.
br-4-2-title = Tausch
br-4-2 = Drei Tiere einer Art gegen eines einer anderen, von der du weniger als 15 hast.
br-4-3-title = Sechs Aktionen
br-4-3 = Legen, Tipi, Kanu, Versammeln, Schritt und Wandern; jede höchstens einmal in der Saison. Das Plättchen muss gelegt werden: Wer es vor dem letzten Zug noch hat, muss es dann legen.
br-4-4-title = Die Kosten
br-4-4 = Für eine Aktion setzt du 0 bis 5 Jäger ein. Einer kostet nichts, zwei kosten 2 Tiere, drei 4, vier 7, fünf 10, beliebig gemischt. Ohne Jäger bekommst du ein Tier einer Art, von der du weniger als 15 hast.
br-4-5-title = Legen
br-4-5 = Lege dein Plättchen innerhalb der Reichweite an ein anderes an, in einer seiner drei Lagen, und setze 0 bis 5 Jäger aus dem Vorrat auf eines seiner Felder.
br-4-6-title = Tipi
br-4-6 = Wo du auf einer Prärie oder im Gebirge Jäger hast, baue mit n von ihnen ein Tipi der Größe n oder vergrößere deines um so viele Größen, wie du Jäger einsetzt. Diese Jäger und das alte Tipi kommen zurück in deinen Vorrat.
br-4-7-title = Kanu
br-4-7 = Dasselbe auf einem Fluss, mit Kanus.
br-4-8-title = Versammeln
br-4-8 = Bringe 1 bis 5 Jäger von überall auf ein Feld, auf dem einer deiner Jäger bleibt.
br-4-9-title = Schritt
br-4-9 = Bewege 1 bis 5 Jäger, jeden auf ein Nachbarfeld ohne fremde Figuren. Kein Jäger zieht zweimal.
br-4-10-title = Wandern
br-4-10 = Dasselbe, aber jeder zieht ein bis drei Felder weit, auch über fremde Felder, und endet nicht dort, wo er begonnen hat.
br-4-11 = Jede Aktion außer Legen lässt sich auch ohne Jäger nutzen, nur für das Tier.
br-4-12 = Versammeln, Schritt und Wandern führst du Jäger für Jäger aus; dann beendest du die Aktion und zahlst.

## Das Ende einer Saison

br-5-1 = Zuerst werden die Prärien gewertet, dann die Gebirge, dann die Flüsse. In der letzten Saison werden vorher alle Bestände auf 0 gesetzt.
br-5-2 = In einem Gebiet zählt zuerst das größte Tipi oder Kanu, dann die Anzahl in dieser Größe, dann die nächstkleinere Größe und so weiter; zuletzt die Jäger.
br-5-3 = Wer allein auf Platz 1 liegt, bekommt alle Tiere des Gebiets. Teilen sich mehrere Platz 1, bekommen sie je die Hälfte, abgerundet, und es gibt keinen zweiten Platz. Wer allein auf Platz 2 liegt, bekommt die Hälfte, abgerundet. Alle anderen bekommen die Tiere auf den Feldern, auf denen sie stehen.
br-5-4 = Nach jeder Landschaftsart darf kaufen und tauschen, wer mehr als 15 Tiere einer Art hat; was dann noch über 15 liegt, verfällt.
br-5-5 = Dann sind alle Aktionen wieder verfügbar, und die nächste Saison beginnt.

## Das Ende

br-6-1 = Nach der letzten Saison gewinnt, wer insgesamt die meisten Tiere hat; bei Gleichstand, wessen kleinster Bestand am größten ist; bleibt es dabei, wird der Platz geteilt.

## Varianten

br-7-1 = Grundspiel: wie oben.
br-7-2 = Erweiterung 1: In einer Tipi- oder Kanu-Aktion darfst du auf mehreren Feldern bauen und vergrößern, auf jedem einmal, mit insgesamt fünf Jägern. Du zahlst für die Summe.
br-7-3 = Erweiterung 2: wie Erweiterung 1, außerdem darfst du Tipis und Kanus verkleinern oder entfernen. Für jede Größe weniger kommt ein Jäger aus dem Vorrat auf das Feld; er zählt bei den Kosten mit.
