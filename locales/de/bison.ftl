# Bison: der Spielplan, die Ansage, das Protokoll, Ablehnungen, was ein Screenreader vorliest.

## Dinge

bison-count-bison = { $count ->
    [one] 1 Bison
   *[other] { $count } Bisons
}
bison-count-salmon = { $count ->
    [one] 1 Lachs
   *[other] { $count } Lachse
}
bison-count-turkey = { $count ->
    [one] 1 Truthahn
   *[other] { $count } Truthähne
}
bison-count-none = nichts
bison-ware-hunter = 1 Jäger
bison-ware-tipi = 1 Tipi der Größe { $size }
bison-ware-canoe = 1 Kanu der Größe { $size }

bison-space = { $land ->
    [prairie] Prärie { $tile }
    [river] Fluss { $tile }
   *[mountain] Gebirge { $tile }
}
bison-space-on = { $land ->
    [prairie] auf der Prärie { $tile }
    [river] auf dem Fluss { $tile }
   *[mountain] im Gebirge { $tile }
}
bison-space-from = { $land ->
    [prairie] von der Prärie { $tile }
    [river] vom Fluss { $tile }
   *[mountain] aus dem Gebirge { $tile }
}
bison-space-to = { $land ->
    [prairie] auf die Prärie { $tile }
    [river] auf den Fluss { $tile }
   *[mountain] ins Gebirge { $tile }
}

bison-way-n = nördlich des Totems
bison-way-ne = nordöstlich des Totems
bison-way-e = östlich des Totems
bison-way-se = südöstlich des Totems
bison-way-s = südlich des Totems
bison-way-sw = südwestlich des Totems
bison-way-w = westlich des Totems
bison-way-nw = nordwestlich des Totems
bison-beside-ne = nordöstlich von { $tile }
bison-beside-e = östlich von { $tile }
bison-beside-se = südöstlich von { $tile }
bison-beside-sw = südwestlich von { $tile }
bison-beside-w = westlich von { $tile }
bison-beside-nw = nordwestlich von { $tile }

## Der Spielplan

bison-map-name = Spielplan von Bison. Die Pfeiltasten bewegen die Auswahl, die Eingabetaste wählt, Escape geht einen Schritt zurück, Plus und Minus zoomen.
bison-map-spaces = Felder des Spielplans
bison-plates = Gebiete des Spielplans
bison-layer = Gebiete umranden
bison-layer-off = Aus
bison-layer-prairie = Prärien
bison-layer-mountain = Gebirge
bison-layer-river = Flüsse
bison-zoom-in = Heranzoomen
bison-zoom-out = Herauszoomen
bison-zoom-all = Alles zeigen
bison-turn-left = Plättchen nach links drehen
bison-turn-right = Plättchen nach rechts drehen
bison-progress = Saison { $season }/{ $seasons }, Zug { $round }/4

## Die Aktionen

bison-actions = Aktionen
bison-do-place = Legen
bison-do-tipi = Tipi
bison-do-canoe = Kanu
bison-do-gather = Versammeln
bison-do-step = Schritt
bison-do-trek = Wandern
bison-do-market = Markt
bison-taken = { $action }, in dieser Saison schon genutzt
bison-shut = { $action }, jetzt nicht möglich

## Die Ansage

bison-say-start = Es wird ausgelost, wer beginnt, und die Plättchen werden gemischt.
bison-say-over = Das Spiel ist zu Ende.
bison-say-over-detail = Das war die Schlusswertung; vor ihr wurden alle Bestände auf 0 gesetzt.
bison-say-action = Du bist am Zug: Wähle eine Aktion.
bison-say-action-detail = { $round ->
    [4] Das ist der letzte deiner vier Züge in dieser Saison.
   *[other] Zug { $round } von 4 in dieser Saison. Vor der Aktion darfst du am Markt handeln.
}
bison-say-place = Lege dein Plättchen: Wähle eine freie Stelle.
bison-say-place-detail = { $cells ->
    [one] Es passt an eine Stelle, in drei Lagen. Weiter als { $reach } Plättchen vom Totem entfernt darf keines liegen.
   *[other] Es passt an { $cells } Stellen, jeweils in drei Lagen; keine ist weiter als { $reach } Plättchen vom Totem entfernt.
}
bison-say-turn-tile = { $most ->
    [0] Lege dein Plättchen: Wähle eine Lage.
   *[other] Lege dein Plättchen: Wähle eine Lage und 0 bis { $most } Jäger.
}
bison-say-turn-tile-detail = { $hunters ->
    [0] Ohne Jäger bekommst du ein Tier.
    [one] { $land ->
        [prairie] 1 Jäger auf der neuen Prärie kostet nichts.
        [river] 1 Jäger auf dem neuen Fluss kostet nichts.
       *[mountain] 1 Jäger im neuen Gebirge kostet nichts.
    }
   *[other] { $land ->
        [prairie] { $hunters } Jäger auf der neuen Prärie.
        [river] { $hunters } Jäger auf dem neuen Fluss.
       *[mountain] { $hunters } Jäger im neuen Gebirge.
    }
}
bison-say-tipi = Tipi: Wähle eine Prärie oder ein Gebirge mit eigenen Jägern.
bison-say-canoe = Kanu: Wähle einen Fluss mit eigenen Jägern.
bison-say-gather = Versammeln: Wähle einen Jäger, dann den Treffpunkt.
bison-say-step = Schritt: Wähle einen Jäger.
bison-say-trek = Wandern: Wähle einen Jäger.
bison-about-tipi = { $many ->
    [yes] Du darfst auf mehreren Feldern bauen, mit insgesamt fünf Jägern. Ein Tipi der Größe 2 braucht zwei Jäger vor Ort und so weiter.
   *[no] Ein Tipi der Größe 2 braucht zwei Jäger vor Ort und so weiter; sie kehren in deinen Vorrat zurück. Der erste Jäger kostet nichts.
}
bison-about-canoe = { $many ->
    [yes] Du darfst auf mehreren Flüssen bauen, mit insgesamt fünf Jägern. Ein Kanu der Größe 2 braucht zwei Jäger vor Ort und so weiter.
   *[no] Ein Kanu der Größe 2 braucht zwei Jäger vor Ort und so weiter; sie kehren in deinen Vorrat zurück. Der erste Jäger kostet nichts.
}
bison-about-gather = Bis zu fünf Jäger kommen von überall auf ein Feld, auf dem schon einer deiner Jäger steht. Der erste kostet nichts.
bison-about-step = Bis zu fünf Jäger ziehen je ein Feld weit. Der erste kostet nichts. Jeder Schritt lässt sich zurücknehmen.
bison-about-trek = Bis zu fünf Jäger ziehen je ein bis drei Felder weit, auch über Felder der anderen. Der erste kostet nichts.
bison-about-place = Lege dein Plättchen an ein anderes an und setze bis zu fünf Jäger aus deinem Vorrat auf eines seiner Felder. Der erste kostet nichts.
bison-idle-hunters = { $where ->
    [land] Du hast keine Jäger auf einer Prärie oder im Gebirge.
    [river] Du hast keine Jäger auf einem Fluss.
   *[map] Du hast keine Jäger auf dem Plan.
}
bison-idle-craft = { $craft ->
    [tipi] Du hast kein Tipi im Vorrat: Kaufe eines am Markt.
   *[canoe] Du hast kein Kanu im Vorrat: Kaufe eines am Markt.
}
bison-idle-small = { $craft ->
    [tipi] Deine Jäger dort sind zu wenige für die Tipis in deinem Vorrat, oder du kannst sie nicht bezahlen.
   *[canoe] Deine Jäger dort sind zu wenige für die Kanus in deinem Vorrat, oder du kannst sie nicht bezahlen.
}
bison-idle-gather = Zum Versammeln brauchst du Jäger auf mindestens zwei Feldern: Die einen kommen, einer bleibt.
bison-idle-way = Deine Jäger können nirgendwohin: Die Felder, die sie erreichen, sind von anderen besetzt.
bison-say-only-skip = { $action }: Mit Jägern geht das gerade nicht.
bison-say-only-skip-detail = Du kannst die Aktion auslassen: Das bringt dir ein Tier.
bison-say-more = { $action }: Wähle weiter oder beende die Aktion.
bison-say-size = { $craft ->
    [tipi] Wie groß soll das Tipi werden?
   *[canoe] Wie groß soll das Kanu werden?
}
bison-say-size-detail = Wähle eine Größe aus deinem Vorrat.
bison-say-hunter-to = Wohin zieht dieser Jäger?
bison-say-cost = { $used ->
    [0] Noch kein Jäger gezogen.
    [one] Bisher 1 Jäger, kostenlos.
   *[other] Bisher { $used } Jäger, das kostet { $cost } Tiere.
}{ $next ->
    [none] {""}
    [0] {" "}Der erste kostet nichts.
   *[other] {" "}Mit einem weiteren kostet es { $next } Tiere.
}
bison-say-pay = Zahle { $cost } Tiere.
bison-say-pay-detail = { $hunters ->
    [one] Für 1 Jäger. Welche Tiere, bestimmst du.
   *[other] Für { $hunters } Jäger. Welche Tiere, bestimmst du.
}
bison-say-gain = Nimm ein Tier.
bison-say-gain-detail = Eine Aktion ohne Jäger bringt ein Tier.
bison-say-overflow = Du hast mehr als 15 einer Art: Kaufe oder tausche, sonst verfällt der Überschuss.
bison-say-overflow-detail = { $final ->
    [yes] In der Schlusswertung zählen nur Tiere: Tausche, was über 15 ist, sonst ist es verloren. Kauf nichts mehr.
   *[no] Kaufe und tausche, so viel du willst. Was dann noch über 15 liegt, verfällt.
}
bison-say-market = Markt: Kaufe Jäger, Tipis und Kanus oder tausche Tiere.
bison-say-market-detail = Danach kommt deine Aktion. Bis dahin lässt sich alles zurücknehmen.
bison-say-ready = Alles bereit. Willst du es so ausführen?
bison-wait-action = { $name } wählt eine Aktion.
bison-wait-going = { $name } führt eine Aktion aus: { $action }.
bison-wait-pay = { $name } zahlt.
bison-wait-gain = { $name } nimmt ein Tier.
bison-wait-overflow = { $name } hat mehr als 15 einer Art und handelt.

bison-main-place = Legen
bison-main-do = Ausführen
bison-main-pay = { $placing ->
    [yes] Legen und { $cost } zahlen
   *[no] { $cost } zahlen
}
bison-main-gain = { $placing ->
    [yes] Legen, { $animal } nehmen
   *[no] { $animal } nehmen
}
bison-main-done = { $cost ->
    [0] Hier beenden
   *[other] Beenden, dann { $cost } zahlen
}
bison-main-dealt = Handel abschließen
bison-main-settle = Verfallen lassen

## Das Bedienfeld

bison-tile-title = Dein Plättchen und seine Gebiete
bison-tile-alone = Dein Plättchen
bison-tile-ways = Dein Plättchen: eines, in drei möglichen Lagen
bison-tile-turn = Lage { $turn }: { $regions }
bison-tile-turn-plain = Lage { $turn }
bison-hunters-title = Jäger auf dem Plättchen
bison-hunters-land = Auf welchem Feld
bison-land-prairie = Prärie
bison-land-river = Fluss
bison-land-mountain = Gebirge
bison-cost-gain = +1
bison-cost-free = gratis
bison-hunters-name = { $hunters ->
    [0] Keine Jäger: 1 Tier bekommen
    [one] 1 Jäger: kostenlos
   *[other] { $hunters } Jäger: { $cost } Tiere
}
bison-size-title = { $craft ->
    [tipi] Größe des Tipis
   *[canoe] Größe des Kanus
}
bison-size-name = { $size ->
    [0] Entfernen
   *[other] Größe { $size }
}
bison-size-away = keins
bison-skip-title = Ohne Jäger
bison-skip = { $action } auslassen: 1 Tier bekommen
bison-parts-title = Bisher in diesem Zug
bison-pay-title = { $cost } Tiere zahlen, beliebig gemischt
bison-pay-suggested = Vorschlag
bison-pay-less = { $animal ->
    [bison] Ein Bison weniger
    [salmon] Ein Lachs weniger
   *[turkey] Ein Truthahn weniger
}
bison-pay-more = { $animal ->
    [bison] Ein Bison mehr
    [salmon] Ein Lachs mehr
   *[turkey] Ein Truthahn mehr
}
bison-pay-row = { $animal ->
    [bison] Bisons: jetzt { $before }, danach { $after }
    [salmon] Lachse: jetzt { $before }, danach { $after }
   *[turkey] Truthähne: jetzt { $before }, danach { $after }
}
bison-gain-title = Nimm ein Tier
bison-animal-bison = Bison
bison-animal-salmon = Lachs
bison-animal-turkey = Truthahn
bison-market-title = Markt: für deinen Vorrat
bison-market-empty = Jetzt kannst du nichts kaufen.
bison-each = je { $price }
bison-sold-out = keine mehr
bison-buy = { $price ->
    [one] { $ware } kaufen: 1 Tier von jeder Art
   *[other] { $ware } kaufen: { $price } Tiere von jeder Art
}
bison-trade-title = 3 gegen 1 tauschen
bison-trade = { $give } gegen { $get }
bison-trade-none = Zum Tauschen brauchst du drei Tiere einer Art.
bison-income-title = Wenn die Saison jetzt zu Ende wäre
bison-income-final = Wenn das die Schlusswertung wäre
bison-income-row = { $animal ->
    [bison] Bisons: jetzt { $before }, { $gets } dazu
    [salmon] Lachse: jetzt { $before }, { $gets } dazu
   *[turkey] Truthähne: jetzt { $before }, { $gets } dazu
}
bison-income-cap = Von jeder Art zählen höchstens 15.
bison-income-above = Was über 15 liegt, verfällt: { $lost }.
bison-scoring-season = Wertung von Saison { $season }
bison-scoring-last = Schlusswertung (ab 0)
bison-scoring-whole = Ertrag von Saison { $season }
bison-scoring-so-far = Bisher in dieser Wertung
bison-scoring-which = Welche Wertung
bison-scoring-option = Saison { $season }
bison-scoring-step = Gebiet { $step } von { $count }
bison-scoring-back = Voriges Gebiet
bison-scoring-next = Nächstes Gebiet
bison-scoring-follow = Gebiet für Gebiet ansehen
bison-scoring-close = Schließen
bison-scoring-gets = { $name } bekommt { $gets }
bison-share-whole = allein vorn: alle
bison-share-half = die Hälfte, abgerundet
bison-share-held = was auf den eigenen Feldern lebt

## Plätze

bison-seat-turns = { $count ->
    [0] In dieser Saison noch keine Aktion
   *[other] { $count } von 4 Zügen: { $actions }
}
bison-none = keine
bison-result = { $score ->
    [0] 0 Tiere
    [one] 1 Tier: { $stock }
   *[other] { $score } Tiere: { $stock }
}

## Ein Zug als Überschrift

bison-move-done = Aktion beenden
bison-move-settle = Überschuss verfallen lassen
bison-move-buy = { $ware } kaufen
bison-move-trade = { $give } gegen { $get } tauschen
bison-move-pay = { $paid } zahlen
bison-move-gain = { $animal } nehmen
bison-move-skip = { $action } ohne Jäger

## Das Protokoll

bison-log-first = { $name } beginnt die Saison.
bison-log-shuffled = { $tiles } Plättchen werden zum Stapel gemischt; { $removed } weitere scheiden ungesehen aus.
bison-log-season = Saison { $season } von { $seasons } beginnt.
bison-log-drawn = { $name } zieht das Plättchen { $tile }.
bison-log-bought = { $name } kauft { $ware } für { $paid }.
bison-log-traded = { $name } tauscht { $give } gegen { $get }.
bison-log-placed = { $name } legt { $tile } { $way } an.
bison-log-arrived = { $count ->
    [one] { $name } setzt einen Jäger { $place } ein.
   *[other] { $name } setzt { $count } Jäger { $place } ein.
}
bison-log-built = { $craft ->
    [tipi] { $name } baut ein Tipi der Größe { $size } { $place }.
   *[canoe] { $name } baut ein Kanu der Größe { $size } { $place }.
}
bison-log-enlarged = { $craft ->
    [tipi] { $name } vergrößert das Tipi { $place } von { $from } auf { $size }.
   *[canoe] { $name } vergrößert das Kanu { $place } von { $from } auf { $size }.
}
bison-log-shrunk = { $craft ->
    [tipi] { $name } verkleinert das Tipi { $place } von { $from } auf { $size }.
   *[canoe] { $name } verkleinert das Kanu { $place } von { $from } auf { $size }.
}
bison-log-removed = { $craft ->
    [tipi] { $name } entfernt das Tipi der Größe { $from } { $place }.
   *[canoe] { $name } entfernt das Kanu der Größe { $from } { $place }.
}
bison-log-gathered = { $count ->
    [one] { $name } holt { $place } einen Jäger dazu.
   *[other] { $name } versammelt { $count } Jäger { $place }.
}
bison-log-way = { $from } { $to }
bison-log-stepped = { $name } zieht { $ways }.
bison-log-trekked = { $name } wandert { $ways }.
bison-log-skipped = { $name } lässt „{ $action }“ aus.
bison-log-paid = { $name } zahlt { $paid }.
bison-log-gained = { $name } bekommt { $animal }.
bison-log-gain-forgone = { $name } bekommt nichts: Alle Bestände sind voll.
bison-log-cleared = Schlusswertung: Zuerst werden alle Bestände auf 0 gesetzt.
bison-log-land = { $land ->
    [prairie] Die Prärien werden gewertet.
    [river] Die Flüsse werden gewertet.
   *[mountain] Die Gebirge werden gewertet.
}
bison-log-region = { $land ->
    [prairie] Prärie ({ $animals }): { $shares }.
    [river] Fluss ({ $animals }): { $shares }.
   *[mountain] Gebirge ({ $animals }): { $shares }.
}
bison-log-share = { $name } { $count }
bison-log-overflowed = { $name } hat { $stock }, mehr als 15.
bison-log-settled = { $name } verliert { $lost }.
bison-log-over = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den ersten Platz.
}

## Der eigene Plan, wie er einem gesagt wird

bison-own-bought = Du kaufst { $ware } für { $paid }.
bison-own-traded = Du tauschst { $give } gegen { $get }.
bison-own-placed = Du legst { $tile } { $way } an.
bison-own-arrived = { $count ->
    [one] Du setzt einen Jäger { $place } ein.
   *[other] Du setzt { $count } Jäger { $place } ein.
}
bison-own-built = { $craft ->
    [tipi] Du baust ein Tipi der Größe { $size } { $place }.
   *[canoe] Du baust ein Kanu der Größe { $size } { $place }.
}
bison-own-enlarged = { $craft ->
    [tipi] Du vergrößerst das Tipi { $place } von { $from } auf { $size }.
   *[canoe] Du vergrößerst das Kanu { $place } von { $from } auf { $size }.
}
bison-own-shrunk = { $craft ->
    [tipi] Du verkleinerst das Tipi { $place } von { $from } auf { $size }.
   *[canoe] Du verkleinerst das Kanu { $place } von { $from } auf { $size }.
}
bison-own-removed = { $craft ->
    [tipi] Du entfernst das Tipi der Größe { $from } { $place }.
   *[canoe] Du entfernst das Kanu der Größe { $from } { $place }.
}
bison-own-gathered = { $count ->
    [one] Du holst { $place } einen Jäger dazu.
   *[other] Du versammelst { $count } Jäger { $place }.
}
bison-own-stepped = Du ziehst { $ways }.
bison-own-trekked = Du wanderst { $ways }.
bison-own-skipped = Du lässt „{ $action }“ aus.
bison-own-paid = Du zahlst { $paid }.
bison-own-gained = Du bekommst { $animal }.
bison-own-gain-forgone = Du bekommst nichts: Alle Bestände sind voll.
bison-own-overflowed = Du hast { $stock }, mehr als 15.

## Ablehnungen

bison-no-not-your-turn = Du bist nicht am Zug.
bison-no-game-is-over = Das Spiel ist zu Ende.
bison-no-pay-first = Zahle zuerst { $cost } Tiere für die Aktion.
bison-no-gain-first = Wähle zuerst das Tier, das du bekommst.
bison-no-settle-first = Du hast mehr als 15 einer Art: Kaufe, tausche oder lass den Überschuss verfallen.
bison-no-action-goes-on = Die Aktion läuft noch ({ $action }): Setze einen weiteren Jäger ein oder beende sie.
bison-no-action-taken = Diese Aktion hast du in dieser Saison schon genutzt: { $action }.
bison-no-sold-out = In deinem Markt nicht mehr vorhanden: { $ware }.
bison-no-cannot-buy = { $price ->
    [one] { $ware } kostet 1 Tier von jeder Art; du hast { $has }.
   *[other] { $ware } kostet { $price } Tiere von jeder Art; du hast { $has }.
}
bison-no-cannot-trade = Zum Tauschen brauchst du drei Tiere einer Art; du hast { $has }.
bison-no-too-few-animals = Das reicht nicht: Du hast { $has }.
bison-no-stock-is-full = { $animal ->
    [bison] Du hast schon 15 Bisons oder mehr.
    [salmon] Du hast schon 15 Lachse oder mehr.
   *[turkey] Du hast schon 15 Truthähne oder mehr.
}
bison-no-must-place = Das ist dein letzter Zug der Saison: Du musst dein Plättchen legen.
bison-no-cannot-pay = { $hunters } Jäger kosten { $cost } Tiere; du hast { $has }.
bison-no-too-many-hunters = In einer Aktion setzt du höchstens fünf Jäger ein.
bison-no-supply-too-small = { $has ->
    [0] Du hast keinen Jäger im Vorrat.
    [one] Du hast nur 1 Jäger im Vorrat.
   *[other] Du hast nur { $has } Jäger im Vorrat.
}
bison-no-cell-taken = Dort liegt schon ein Plättchen.
bison-no-cell-apart = Diese Stelle grenzt an kein Plättchen.
bison-no-cell-too-far = Diese Stelle ist { $distance } Plättchen vom Totem entfernt; höchstens { $reach } sind erlaubt.
bison-no-wrong-land = { $craft ->
    [tipi] Ein Tipi steht auf einer Prärie oder im Gebirge.
   *[canoe] Ein Kanu liegt auf einem Fluss.
}
bison-no-held-by-other = Dort stehen Figuren von { $name }.
bison-no-no-hunter = Du hast keinen Jäger { $place }.
bison-no-changed-already = Dieses Feld wurde in dieser Aktion schon verändert.
bison-no-all-moved = Alle deine Jäger { $place } haben in dieser Aktion schon gezogen.
bison-no-not-in-supply = { $craft ->
    [tipi] Du hast kein Tipi der Größe { $size } im Vorrat.
   *[canoe] Du hast kein Kanu der Größe { $size } im Vorrat.
}
bison-no-same-size = { $craft ->
    [tipi] Das Tipi dort hat schon diese Größe.
   *[canoe] Das Kanu dort hat schon diese Größe.
}
bison-no-nothing-to-shrink = { $craft ->
    [tipi] Du hast dort kein Tipi, das du verkleinern könntest.
   *[canoe] Du hast dort kein Kanu, das du verkleinern könntest.
}
bison-no-no-shrinking = { $craft ->
    [tipi] Tipis verkleinern darf man nur mit Erweiterung 2.
   *[canoe] Kanus verkleinern darf man nur mit Erweiterung 2.
}
bison-no-too-few-hunters = { $needed ->
    [one] Dafür brauchst du 1 Jäger { $place }; du hast { $has }.
   *[other] Dafür brauchst du { $needed } Jäger { $place }; du hast { $has }.
}
bison-no-other-gathering = Du versammelst deine Jäger schon { $place }.
bison-no-not-near = Dieses Feld ist nicht benachbart.
bison-no-not-in-three = Dieses Feld ist mehr als drei Felder entfernt, oder der Weg ist versperrt.
bison-no-wrong-sum = Die Aktion kostet { $cost } Tiere, nicht { $paid }.
bison-no-impossible = Das geht jetzt nicht.

## Vorgelesen

bison-hear-camp = { $mine ->
    [yes] Du
   *[no] { $name }
}: { $craft ->
    [tipi] Tipi der Größe { $size }{ $hunters ->
        [0] {""}
        [one] {" "}und 1 Jäger
       *[other] {" "}und { $hunters } Jäger
    }
    [canoe] Kanu der Größe { $size }{ $hunters ->
        [0] {""}
        [one] {" "}und 1 Jäger
       *[other] {" "}und { $hunters } Jäger
    }
   *[none] { $hunters ->
        [one] 1 Jäger
       *[other] { $hunters } Jäger
    }
}.
bison-hear-region = { $count ->
    [0] Gebiet, { $animals }: niemand dort.
   *[other] Gebiet, { $animals }: { $ranks }.
}
bison-hear-rank = { $rank ->
    [1] { $count ->
        [one] { $who } auf Platz 1
       *[other] { $who } gemeinsam auf Platz 1
    }
    [2] { $count ->
        [one] { $who } auf Platz 2
       *[other] { $who } gemeinsam auf Platz 2
    }
    [3] { $count ->
        [one] { $who } auf Platz 3
       *[other] { $who } gemeinsam auf Platz 3
    }
   *[other] { $who } auf Platz 4
}
bison-hear-chosen = Gewählt.
bison-hear-target = Ein Jäger kann hierher ziehen.
bison-hear-start = Kann gewählt werden.
bison-hear-cell = Freie Stelle, { $where }. { $turns ->
    [one] Dein Plättchen passt in einer Lage.
   *[other] Dein Plättchen passt in { $turns } Lagen.
}
bison-hear-seat = { $bison ->
    [one] 1 Bison
   *[other] { $bison } Bisons
}, { $salmon ->
    [one] 1 Lachs
   *[other] { $salmon } Lachse
}, { $turkey ->
    [one] 1 Truthahn
   *[other] { $turkey } Truthähne
}. Im Vorrat { $hunters } Jäger. Genutzte Aktionen: { $actions }.

## Hilfe

bison-help-goal-title = Das Ziel
bison-help-goal = Sichere dir die Jagdgründe, die dich am besten ernähren. Am Ende zählt nur die Schlusswertung: Es gewinnt, wer die meisten Tiere hat.
bison-help-season-title = Eine Saison
bison-help-season-1 = Alle haben vier Züge: Handle am Markt, wenn du willst, und führe dann eine der sechs Aktionen aus, jede nur einmal in der Saison. Dein Plättchen musst du bis zum Ende der Saison legen.
bison-help-season-2 = Eine Aktion mit einem Jäger kostet nichts, mehr Jäger kosten Tiere; ohne Jäger bekommst du eines.
bison-help-season-3 = Dann werden Prärien, Gebirge und Flüsse gewertet, Gebiet für Gebiet: Platz 1 bekommt alle Tiere, Platz 2 die Hälfte.
bison-help-length = Zu zweit spielt ihr sechs Saisons, zu dritt fünf, zu viert vier. Vor der Schlusswertung werden alle Bestände auf 0 gesetzt.
bison-help-start = Du beginnst mit 10 Tieren jeder Art, vier Jägern sowie Tipis und Kanus der Größen 1 und 2; den Rest gibt es am Markt.
bison-help-rank-title = Wer vorn liegt
bison-help-rank = Zuerst zählt das größte Tipi oder Kanu, dann die Anzahl in dieser Größe, dann die nächstkleinere Größe; zuletzt entscheiden die Jäger.
bison-help-pieces-title = Das Spielmaterial
bison-help-space = Auf einem Feld stehen nur Figuren einer Person, und höchstens ein Tipi oder Kanu.
bison-help-hunter = Ein Jäger. Das Schild zeigt, wie viele Jäger dort stehen.
bison-help-tipi = Ein Tipi, auf Prärien und im Gebirge. Die Scheibe zeigt seine Größe.
bison-help-canoe = Ein Kanu, auf Flüssen. Das Schild zeigt seine Größe.
bison-help-totem = Das Totem. Plättchen dürfen nur bis zu einer festgelegten Entfernung davon liegen, meist drei Plättchen weit.
bison-help-chip = Das Schild eines Gebiets zeigt, wie viele Tiere dort leben und wer auf welchem Platz liegt: 1 bekommt alle, 2 die Hälfte.
bison-help-keys-title = Mit der Tastatur
bison-help-keys = Die Pfeiltasten führen von Plättchen zu Plättchen, Bild auf und Bild ab wechseln zwischen den Feldern eines Plättchens, die Eingabetaste wählt, Escape geht einen Schritt zurück. R dreht das Plättchen, Umschalt und R in die andere Richtung. Plus und Minus zoomen, Umschalt und Pfeile verschieben den Plan, 0 zeigt alles.
