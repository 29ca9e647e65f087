# Bison: die Karte, die Entscheidung, das Protokoll, Absagen, was ein Vorleser hört.

## Dinge

bison-count-bison = { $count ->
    [one] 1 Bison
   *[other] { $count } Bisons
}
bison-count-salmon = { $count ->
    [one] 1 Lachs
   *[other] { $count } Lachse
}
bison-count-turkey = { $count ->
    [one] 1 Truthahn
   *[other] { $count } Truthähne
}
bison-count-none = nichts
bison-ware-hunter = ein Jäger
bison-ware-tipi = ein Tipi der Größe { $size }
bison-ware-canoe = ein Kanu der Größe { $size }

bison-space = { $land ->
    [prairie] Prärie von { $tile }
    [river] Fluss von { $tile }
   *[mountain] Gebirge von { $tile }
}
bison-space-on = { $land ->
    [prairie] auf der Prärie von { $tile }
    [river] auf dem Fluss von { $tile }
   *[mountain] im Gebirge von { $tile }
}
bison-space-from = { $land ->
    [prairie] von der Prärie von { $tile }
    [river] vom Fluss von { $tile }
   *[mountain] aus dem Gebirge von { $tile }
}
bison-space-to = { $land ->
    [prairie] zur Prärie von { $tile }
    [river] zum Fluss von { $tile }
   *[mountain] ins Gebirge von { $tile }
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

## Die Karte

bison-map-name = Karte von Bison. Pfeiltasten bewegen, Eingabe wählt, Escape geht zurück, Plus und Minus zoomen.
bison-map-spaces = Felder der Karte
bison-layer = Gebiete umranden
bison-layer-off = Aus
bison-layer-prairie = Prärien
bison-layer-mountain = Gebirge
bison-layer-river = Flüsse
bison-zoom-in = Näher
bison-zoom-out = Weiter weg
bison-zoom-all = Alles zeigen
bison-turn-left = Plättchen nach links drehen
bison-turn-right = Plättchen nach rechts drehen
bison-progress = Saison { $season }/{ $seasons }, Zug { $round }/4

## Die Aktionen

bison-actions = Aktionen
bison-do-place = Legen
bison-do-tipi = Tipi
bison-do-canoe = Kanu
bison-do-gather = Sammeln
bison-do-step = Schritt
bison-do-trek = Marsch
bison-do-market = Markt
bison-taken = { $action }, diese Saison schon genommen
bison-shut = { $action }, jetzt nicht möglich

## Der Satz

bison-say-start = Startplatz und Plättchen werden ausgelost.
bison-say-over = Das Spiel ist zu Ende.
bison-say-action = Du bist dran: Wähle eine Aktion.
bison-say-action-detail = { $round ->
    [4] Der letzte deiner vier Züge in dieser Saison.
   *[other] Zug { $round } von 4 in dieser Saison. Vorher darfst du am Markt handeln.
}
bison-say-place = Lege dein Plättchen: Wähle einen freien Platz.
bison-say-place-detail = { $cells ->
    [one] Es passt an einen Platz, in drei Drehungen.
   *[other] Es passt an { $cells } Plätze, in je drei Drehungen.
}
bison-say-turn-tile = Lege dein Plättchen: Wähle Drehung und 0 bis 5 Jäger.
bison-say-turn-tile-detail = { $hunters ->
    [0] Ohne Jäger gewinnst du ein Tier.
    [one] { $land ->
        [prairie] 1 Jäger auf seiner Prärie ist frei.
        [river] 1 Jäger auf seinem Fluss ist frei.
       *[mountain] 1 Jäger in seinem Gebirge ist frei.
    }
   *[other] { $land ->
        [prairie] { $hunters } Jäger auf seiner Prärie.
        [river] { $hunters } Jäger auf seinem Fluss.
       *[mountain] { $hunters } Jäger in seinem Gebirge.
    }
}
bison-say-tipi = Tipi: Wähle eine Prärie oder ein Gebirge mit deinen Jägern.
bison-say-canoe = Kanu: Wähle einen Fluss mit deinen Jägern.
bison-say-gather = Sammeln: Wähle einen Jäger, dann den Sammelplatz.
bison-say-step = Schritt: Wähle einen Jäger.
bison-say-trek = Marsch: Wähle einen Jäger.
bison-about-tipi = { $many ->
    [yes] Baue auf mehreren Feldern, wenn du magst, mit insgesamt fünf Jägern. Ein Tipi der Größe 2 braucht zwei Jäger vor Ort, und so weiter.
   *[no] Ein Tipi der Größe 2 braucht zwei Jäger vor Ort, und so weiter; sie kehren in deinen Vorrat zurück. Der erste Jäger ist frei.
}
bison-about-canoe = { $many ->
    [yes] Baue auf mehreren Flüssen, wenn du magst, mit insgesamt fünf Jägern. Ein Kanu der Größe 2 braucht zwei Jäger vor Ort, und so weiter.
   *[no] Ein Kanu der Größe 2 braucht zwei Jäger vor Ort, und so weiter; sie kehren in deinen Vorrat zurück. Der erste Jäger ist frei.
}
bison-about-gather = Bis zu fünf Jäger kommen von überall auf ein Feld, auf dem einer von dir bleibt. Der erste ist frei.
bison-about-step = Bis zu fünf Jäger gehen je ein Feld weit. Der erste ist frei. Jeder Schritt lässt sich zurücknehmen.
bison-about-trek = Bis zu fünf Jäger gehen je ein bis drei Felder weit, auch durch fremde Felder. Der erste ist frei.
bison-say-only-skip = { $action }: Mit Jägern geht hier gerade nichts.
bison-say-only-skip-detail = Du kannst sie auslassen: Das bringt dir ein Tier.
bison-say-more = { $action }: Wähle den nächsten oder beende die Aktion.
bison-say-size = { $craft ->
    [tipi] Wie groß soll das Tipi werden?
   *[canoe] Wie groß soll das Kanu werden?
}
bison-say-size-detail = { $craft ->
    [tipi] Wähle eine Größe aus deinem Vorrat, im Feld daneben.
   *[canoe] Wähle eine Größe aus deinem Vorrat, im Feld daneben.
}
bison-say-hunter-to = Wohin geht dieser Jäger?
bison-say-cost = { $used ->
    [0] Noch kein Jäger eingesetzt.
    [one] Bisher 1 Jäger, frei.
   *[other] Bisher { $used } Jäger, das kostet { $cost } Tiere.
}{ $next ->
    [none] {""}
    [0] {" "}Einer mehr ist frei.
   *[other] {" "}Mit einem mehr sind es { $next }.
}
bison-say-pay = Bezahle { $cost } Tiere.
bison-say-pay-detail = { $hunters ->
    [one] Für 1 Jäger. Die Mischung ist frei.
   *[other] Für { $hunters } Jäger. Die Mischung ist frei.
}
bison-say-gain = Nimm ein Tier.
bison-say-gain-detail = Eine Aktion ohne Jäger bringt ein Tier.
bison-say-overflow = Du hast mehr als 15: Handle oder verliere den Überschuss.
bison-say-overflow-detail = Kaufe und tausche, so viel du willst. Was über 15 bleibt, verfällt.
bison-say-market = Markt: Kaufe Figuren oder tausche Tiere.
bison-say-market-detail = Danach kommt deine Aktion. Bis dahin lässt sich alles zurücknehmen.
bison-say-ready = Alles bereit: Deinen Zug so beenden?
bison-wait-action = { $name } wählt eine Aktion.
bison-wait-going = { $name } ist beschäftigt: { $action }.
bison-wait-pay = { $name } bezahlt.
bison-wait-gain = { $name } nimmt ein Tier.
bison-wait-overflow = { $name } hat mehr als 15 und handelt.

bison-main-place = Legen
bison-main-do = So machen
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
   *[other] Beenden und { $cost } zahlen
}
bison-main-settle = Überschuss verlieren

## Das Feld daneben

bison-tile-title = Dein Plättchen und seine Gebiete
bison-tile-alone = Dein Plättchen
bison-tile-turn = Drehung { $turn }: { $regions }
bison-tile-turn-plain = Drehung { $turn }
bison-hunters-title = Jäger darauf
bison-hunters-land = Auf welchem Land
bison-land-prairie = Prärie
bison-land-river = Fluss
bison-land-mountain = Gebirge
bison-cost-gain = +1
bison-cost-free = frei
bison-hunters-name = { $hunters ->
    [0] Keine Jäger: 1 Tier gewinnen
    [one] 1 Jäger: frei
   *[other] { $hunters } Jäger: { $cost } Tiere
}
bison-size-title = { $craft ->
    [tipi] Größe des Tipis
   *[canoe] Größe des Kanus
}
bison-size-name = { $size ->
    [0] Wegnehmen
   *[other] Größe { $size }
}
bison-size-away = keins
bison-skip-title = Ohne Jäger
bison-skip = { $action } auslassen: ein Tier gewinnen
bison-parts-title = Bisher in diesem Zug
bison-pay-title = { $cost } Tiere zahlen, beliebig gemischt
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
bison-market-title = Markt, in deinen Vorrat
bison-market-empty = Jetzt kannst du nichts kaufen.
bison-each = je { $price }
bison-buy = Kaufen: { $ware } für je { $price } von jeder Art
bison-trade-title = 3 gegen 1 tauschen
bison-trade = { $give } gegen { $get }
bison-trade-none = Ein Tausch braucht drei Tiere einer Art.
bison-income-title = Wenn die Saison jetzt endete
bison-income-final = Wenn jetzt die Schlusswertung wäre
bison-income-row = { $animal ->
    [bison] Bisons: jetzt { $before }, { $gets } dazu
    [salmon] Lachse: jetzt { $before }, { $gets } dazu
   *[turkey] Truthähne: jetzt { $before }, { $gets } dazu
}
bison-income-above = Über 15 lägen: { $lost }.
bison-scoring-season = Wertung der Saison { $season }
bison-scoring-so-far = Bisher in dieser Wertung
bison-scoring-which = Welche Wertung
bison-scoring-option = Saison { $season }
bison-scoring-step = Gebiet { $step } von { $count }
bison-scoring-back = Voriges Gebiet
bison-scoring-next = Nächstes Gebiet
bison-scoring-follow = Gebiet für Gebiet ansehen
bison-scoring-close = Schließen
bison-scoring-gets = { $name } bekommt { $gets }
bison-share-whole = allein Erster: alle
bison-share-half = die Hälfte, abgerundet
bison-share-held = was auf den eigenen Feldern lebt

## Plätze

bison-seat-turns = { $count ->
    [0] Diese Saison noch keine Aktion
   *[other] { $count } von 4 Zügen: { $actions }
}
bison-none = keine
bison-result = { $score } Tiere: { $stock }

## Ein Zug als Überschrift

bison-move-done = Aktion beenden
bison-move-settle = Überschuss verlieren
bison-move-buy = Kaufen: { $ware }
bison-move-trade = { $give } gegen { $get } tauschen
bison-move-pay = { $paid } zahlen
bison-move-gain = { $animal } nehmen
bison-move-skip = { $action } ohne Jäger

## Das Protokoll

bison-log-first = { $name } beginnt die Saison.
bison-log-shuffled = { $tiles } Plättchen werden gemischt; { $removed } verlassen ungesehen das Spiel.
bison-log-season = Saison { $season } von { $seasons } beginnt.
bison-log-drawn = { $name } zieht das Plättchen { $tile }.
bison-log-bought = { $name } kauft für { $paid }: { $ware }.
bison-log-traded = { $name } tauscht { $give } gegen { $get }.
bison-log-placed = { $name } legt { $tile } { $way }.
bison-log-arrived = { $count ->
    [one] 1 Jäger von { $name } kommt dazu, { $place }.
   *[other] { $count } Jäger von { $name } kommen dazu, { $place }.
}
bison-log-built = { $craft ->
    [tipi] { $name } baut ein Tipi der Größe { $size } { $place }.
   *[canoe] { $name } baut ein Kanu der Größe { $size } { $place }.
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
    [tipi] { $name } nimmt das Tipi der Größe { $from } { $place } weg.
   *[canoe] { $name } nimmt das Kanu der Größe { $from } { $place } weg.
}
bison-log-gathered = { $count ->
    [one] { $name } sammelt einen Jäger { $place }.
   *[other] { $name } sammelt { $count } Jäger { $place }.
}
bison-log-way = { $from } { $to }
bison-log-stepped = { $name } zieht { $ways }.
bison-log-trekked = { $name } marschiert { $ways }.
bison-log-skipped = { $name } setzt keine Jäger ein ({ $action }).
bison-log-paid = { $name } zahlt { $paid }.
bison-log-gained = { $name } gewinnt { $animal }.
bison-log-gain-forgone = { $name } gewinnt nichts: Alle Bestände sind voll.
bison-log-cleared = Schlusswertung: Vorher gehen alle Bestände auf 0.
bison-log-land = { $land ->
    [prairie] Die Prärien werden gewertet.
    [river] Die Flüsse werden gewertet.
   *[mountain] Die Gebirge werden gewertet.
}
bison-log-region = { $land ->
    [prairie] Prärie mit { $animals }: { $shares }.
    [river] Fluss mit { $animals }: { $shares }.
   *[mountain] Gebirge mit { $animals }: { $shares }.
}
bison-log-share = { $name } { $count }
bison-log-overflowed = { $name } hat { $stock }, mehr als 15.
bison-log-settled = { $name } verliert { $lost }.
bison-log-over = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den ersten Platz.
}

## Absagen

bison-no-not-your-turn = Du bist nicht dran.
bison-no-game-is-over = Das Spiel ist zu Ende.
bison-no-pay-first = Bezahle erst { $cost } Tiere für die Aktion.
bison-no-gain-first = Wähle erst das Tier, das du gewinnst.
bison-no-settle-first = Du hast mehr als 15 einer Art: Kaufe, tausche oder verliere den Überschuss.
bison-no-action-goes-on = { $action } läuft noch: Setze einen weiteren Jäger ein oder beende die Aktion.
bison-no-action-taken = { $action } hast du in dieser Saison schon genommen.
bison-no-sold-out = Das hat dein Markt nicht mehr: { $ware }.
bison-no-cannot-buy = Der Preis ({ $ware }) ist { $price } von jeder Art; du hast { $has }.
bison-no-cannot-trade = Ein Tausch braucht drei einer Art; du hast { $has }.
bison-no-too-few-animals = Du hast nur { $has }.
bison-no-stock-is-full = { $animal ->
    [bison] Du hast schon 15 Bisons oder mehr.
    [salmon] Du hast schon 15 Lachse oder mehr.
   *[turkey] Du hast schon 15 Truthähne oder mehr.
}
bison-no-must-place = Dein letzter Zug der Saison: Du musst dein Plättchen legen.
bison-no-cannot-pay = { $hunters } Jäger kosten { $cost } Tiere; du hast { $has }.
bison-no-too-many-hunters = Eine Aktion nutzt höchstens fünf Jäger.
bison-no-supply-too-small = { $has ->
    [0] Du hast keinen Jäger im Vorrat.
    [one] Du hast nur 1 Jäger im Vorrat.
   *[other] Du hast nur { $has } Jäger im Vorrat.
}
bison-no-cell-taken = Dort liegt schon ein Plättchen.
bison-no-cell-apart = Dieser Platz berührt kein Plättchen.
bison-no-cell-too-far = Dieser Platz ist { $distance } vom Totem entfernt; erlaubt sind { $reach }.
bison-no-wrong-land = { $craft ->
    [tipi] Ein Tipi steht auf einer Prärie oder im Gebirge.
   *[canoe] Ein Kanu liegt auf einem Fluss.
}
bison-no-held-by-other = Dort stehen Figuren von { $name }.
bison-no-no-hunter = Du hast keinen Jäger { $place }.
bison-no-changed-already = Dieses Feld wurde in dieser Aktion schon verändert.
bison-no-all-moved = Alle deine Jäger { $place } sind in dieser Aktion schon gezogen.
bison-no-not-in-supply = { $craft ->
    [tipi] Du hast kein Tipi der Größe { $size } im Vorrat.
   *[canoe] Du hast kein Kanu der Größe { $size } im Vorrat.
}
bison-no-same-size = { $craft ->
    [tipi] Das Tipi dort hat schon diese Größe.
   *[canoe] Das Kanu dort hat schon diese Größe.
}
bison-no-nothing-to-shrink = { $craft ->
    [tipi] Du hast dort kein Tipi, das kleiner werden könnte.
   *[canoe] Du hast dort kein Kanu, das kleiner werden könnte.
}
bison-no-no-shrinking = { $craft ->
    [tipi] Nur in der zweiten Erweiterung werden Tipis kleiner.
   *[canoe] Nur in der zweiten Erweiterung werden Kanus kleiner.
}
bison-no-too-few-hunters = { $needed ->
    [one] Das braucht 1 Jäger { $place }; du hast { $has }.
   *[other] Das braucht { $needed } Jäger { $place }; du hast { $has }.
}
bison-no-other-gathering = Gesammelt wird { $place }.
bison-no-not-near = Dieses Feld liegt nicht daneben.
bison-no-not-in-three = Dieses Feld liegt mehr als drei Schritte entfernt, oder der Weg ist abgeschnitten.
bison-no-wrong-sum = Die Aktion kostet { $cost } Tiere, nicht { $paid }.
bison-no-impossible = Das geht jetzt nicht.

## Gehört

bison-hear-camp = { $mine ->
    [yes] Von dir
   *[no] Von { $name }
}: { $craft ->
    [tipi] Tipi der Größe { $size }{ $hunters ->
        [0] {""}
        [one] {" "}und 1 Jäger
       *[other] {" "}und { $hunters } Jäger
    }
    [canoe] Kanu der Größe { $size }{ $hunters ->
        [0] {""}
        [one] {" "}und 1 Jäger
       *[other] {" "}und { $hunters } Jäger
    }
   *[none] { $hunters ->
        [one] 1 Jäger
       *[other] { $hunters } Jäger
    }
}.
bison-hear-region = { $count ->
    [0] Gebiet mit { $animals }, niemand dort.
   *[other] Gebiet mit { $animals }: { $ranks }.
}
bison-hear-rank = { $rank ->
    [1] erster Platz { $who }
    [2] zweiter Platz { $who }
    [3] dritter Platz { $who }
   *[other] vierter Platz { $who }
}
bison-hear-chosen = Gewählt.
bison-hear-target = Ein Jäger kann hierher.
bison-hear-start = Kann gewählt werden.
bison-hear-cell = Freier Platz, { $where }. { $turns ->
    [one] Dein Plättchen passt in einer Drehung.
   *[other] Dein Plättchen passt in { $turns } Drehungen.
}
bison-hear-seat = { $bison ->
    [one] 1 Bison
   *[other] { $bison } Bisons
}, { $salmon ->
    [one] 1 Lachs
   *[other] { $salmon } Lachse
}, { $turkey ->
    [one] 1 Truthahn
   *[other] { $turkey } Truthähne
}. Im Vorrat { $hunters } Jäger. Genommene Aktionen: { $actions }.

## Hilfe

bison-help-goal-title = Das Ziel
bison-help-goal = Halte die Jagdgründe, die dich am besten nähren. Am Ende zählt nur die Schlusswertung: Die meisten Tiere gewinnen.
bison-help-season-title = Eine Saison
bison-help-season-1 = Alle haben vier Züge: handle am Markt, wenn du willst, dann nimm eine der sechs Aktionen, jede einmal in der Saison. Dein Plättchen musst du legen.
bison-help-season-2 = Eine Aktion mit einem Jäger ist frei, mehr kosten Tiere; ohne Jäger gewinnst du eines.
bison-help-season-3 = Dann werden Prärien, Gebirge und Flüsse gewertet, Gebiet für Gebiet: Der erste Platz bekommt alle Tiere, der zweite die Hälfte.
bison-help-rank-title = Wer ist Erster
bison-help-rank = Das größte Tipi oder Kanu, dann wie viele dieser Größe, dann die nächstkleineren; zuletzt entscheiden die Jäger.
bison-help-pieces-title = Die Figuren
bison-help-hunter = Ein Jäger. Ein Schild sagt, wie viele beisammenstehen.
bison-help-tipi = Ein Tipi, auf Prärien und im Gebirge. Die Scheibe nennt seine Größe.
bison-help-canoe = Ein Kanu, auf Flüssen. Das Schild nennt seine Größe.
bison-help-totem = Das Totem. Plättchen liegen höchstens drei davon entfernt.
bison-help-keys-title = Mit der Tastatur
bison-help-keys = Pfeiltasten gehen von Plättchen zu Plättchen, Bild auf und Bild ab zwischen den Feldern eines Plättchens, Eingabe wählt, Escape geht zurück. R dreht das Plättchen, Umschalt und R in die andere Richtung. Plus und Minus zoomen, Umschalt und Pfeile verschieben die Karte, 0 zeigt alles.
