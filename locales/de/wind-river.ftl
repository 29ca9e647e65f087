# Wind River: Spielplan, Protokoll, Ablehnungen, was ein Screenreader vorliest.

## Der Spielplan

wr-board = Felder des Spielplans
wr-board-name = Spielplan von Wind River. Die Pfeiltasten bewegen die Auswahl, die Eingabetaste wählt, Escape bricht ab.
wr-plains = Weite Ebene
wr-plains-goal = die weite Ebene

wr-way-ahead = geradeaus nach { $hex }
wr-way-ahead-left = links voran nach { $hex }
wr-way-ahead-right = rechts voran nach { $hex }
wr-way-behind = zurück nach { $hex }
wr-way-behind-left = links zurück nach { $hex }
wr-way-behind-right = rechts zurück nach { $hex }
wr-way-plains = hinaus in die weite Ebene

wr-legend-target = mögliches Ziel
wr-legend-miss = nicht möglich
wr-legend-driven = schon getrieben

## Die Ansage

wr-say-start = Es wird ausgelost, wer beginnt.
wr-say-over = Das Spiel ist zu Ende.
wr-say-camp = Schlag dein Lager auf: Wähle ein Feld für ein Tipi.
wr-say-camp-detail = Jedes Feld ohne Tipi ist erlaubt. Bleib nah bei der Herde: Büffel ernähren deine Tipis.
wr-say-drive = { $left ->
    [one] Treibe 1 Büffel: Welchen?
   *[other] Treibe { $left } Büffel: Wähle einen.
}
wr-say-drive-to = { $left ->
    [one] Der letzte: Wohin zieht dieser Büffel von { $hex }?
   *[other] Noch { $left } Büffel: Wohin zieht dieser von { $hex }?
}
wr-say-drive-detail = { $lost ->
    [0] { $cost ->
        [0] Bliebe es so, wären alle deine Tipis satt.
        [one] Bliebe es so, würde dich die Versorgung 1 Vorrat kosten.
       *[other] Bliebe es so, würde dich die Versorgung { $cost } Vorräte kosten.
    }
    [one] Bliebe es so, müsstest du 1 Tipi abbauen.
   *[other] Bliebe es so, müsstest du { $lost } Tipis abbauen.
}
wr-say-abandon = { $left ->
    [one] Du kannst nicht alle versorgen: Wähle ein Tipi, das du abbaust.
   *[other] Du kannst nicht alle versorgen: Wähle nacheinander { $left } Tipis, die du abbaust.
}
wr-say-abandon-detail = Abgebaute Tipis kommen zurück zu deinen ungenutzten.
wr-say-activity = Wähle jetzt genau eine Aktion.
wr-say-activity-detail = Wähle ein Tipi zum Ziehen, einen Büffel zum Antreiben oder eine der Schaltflächen.
wr-say-activity-spur = Keines deiner Tipis kann ziehen: Wähle einen Büffel zum Antreiben oder eine der Schaltflächen.
wr-say-either = Auf { $hex }: dein Tipi oder ein Büffel?
wr-say-either-detail = Beide können jetzt ziehen. Wähle mit den Schaltflächen.
wr-either-tipi = Tipi
wr-either-buffalo = Büffel
wr-say-travel = Ziehen: Wähle eines deiner Tipis.
wr-say-travel-detail = Es zieht auf ein Nachbarfeld. Lagern dort andere, zahlt ihr alle je 1 Vorrat.
wr-say-travel-to = Wohin zieht das Tipi von { $hex }?
wr-say-spur = Antreiben: Wähle einen Büffel.
wr-say-spur-detail = Er zieht einen Schritt voran, auch wenn er in diesem Zug schon getrieben wurde.
wr-say-spur-to = Wohin zieht der Büffel von { $hex }?
wr-say-raise = Tipi aufstellen: Wähle eines deiner Lager.
wr-say-raise-detail = Das kostet 3 Vorräte und geht nur, wo du allein lagerst.

wr-wait-camp = { $name } schlägt ein Lager auf.
wr-wait-drive = { $left ->
    [one] { $name } treibt noch einen Büffel.
   *[other] { $name } treibt noch { $left } Büffel.
}
wr-wait-abandon = { $left ->
    [one] { $name } muss ein Tipi abbauen.
   *[other] { $name } muss { $left } Tipis abbauen.
}
wr-wait-activity = { $name } wählt eine Aktion.

## Aktionen und Vorschau

wr-activities = Aktionen
wr-activities-now = Jetzt eine Aktion
wr-activities-later = Nach dem Treiben eine Aktion
wr-do-travel = Ziehen
wr-do-gather = Sammeln
wr-do-raise = Aufstellen
wr-do-spur = Antreiben
wr-do-rest = Rasten
wr-gather-none = 0

wr-forecast-title = Wenn es so bliebe
wr-forecast-fed = { $count } satt
wr-forecast-hungry = { $count } hungrig
wr-forecast-cost = Vorräte: jetzt { $before }, nach der Versorgung { $after }.
wr-forecast-lost = { $count ->
    [one] Für 1 Tipi reicht es nicht: Du müsstest es abbauen.
   *[other] Für { $count } Tipis reicht es nicht: Du müsstest sie abbauen.
}

wr-seat-tipis = Tipis: { $saved } gerettet, { $out } auf dem Plan, { $unused } ungenutzt
wr-seat-provisions = { $provisions ->
    [one] 1 Vorrat
   *[other] { $provisions } Vorräte
}
wr-saved-short = Gerettete Tipis
wr-provisions-short = Vorräte
wr-progress-camp = Lageraufbau
wr-result = { $saved ->
    [one] 1 Tipi gerettet
   *[other] { $saved } Tipis gerettet
}, { $provisions ->
    [one] 1 Vorrat
   *[other] { $provisions } Vorräte
}

## Ein Zug als Überschrift

wr-move-camp = Auf { $hex } lagern
wr-move-abandon = Ein Tipi auf { $hex } abbauen
wr-move-raise = Ein Tipi auf { $hex } aufstellen
wr-move-gather = Vorräte sammeln
wr-move-rest = Rasten
wr-move-drive = { $goal ->
    [plains] Einen Büffel von { $from } in { $to } treiben
   *[hex] Einen Büffel von { $from } nach { $to } treiben
}
wr-move-travel = { $goal ->
    [plains] Von { $from } in { $to } ziehen
   *[hex] Von { $from } nach { $to } ziehen
}
wr-move-spur = { $goal ->
    [plains] Einen Büffel von { $from } in { $to } antreiben
   *[hex] Einen Büffel von { $from } nach { $to } antreiben
}

## Das Protokoll

wr-log-first = { $name } beginnt.
wr-log-camped = { $name } lagert auf { $hex }.
wr-log-no-tipis = { $name } hat kein Tipi auf dem Plan und treibt keine Büffel.
wr-log-step = { $goal ->
    [plains] { $from } in { $to }
   *[hex] { $from } nach { $to }
}
wr-log-driven = { $goal ->
    [plains] { $name } treibt einen Büffel von { $from } in { $to }.
   *[hex] { $name } treibt einen Büffel von { $from } nach { $to }.
}
wr-log-driven-all = { $name } treibt { $count } Büffel: { $ways }.
wr-log-herd-stuck = { $left ->
    [one] Kein Büffel kann mehr ziehen; { $name } treibt einen weniger.
   *[other] Kein Büffel kann mehr ziehen; { $name } treibt { $left } weniger.
}
wr-log-fed = { $paid ->
    [0] Alle Tipis von { $name } sind satt.
    [one] { $name } zahlt 1 Vorrat für ein hungriges Tipi und hat noch { $left }.
   *[other] { $name } zahlt { $paid } Vorräte für hungrige Tipis und hat noch { $left }.
}
wr-log-hungry = { $tipis ->
    [one] { $name } kann nicht alle Tipis versorgen und muss eines abbauen.
   *[other] { $name } kann nicht alle Tipis versorgen und muss { $tipis } abbauen.
}
wr-log-abandoned = { $name } baut ein Tipi auf { $hex } ab.
wr-log-travelled = { $goal ->
    [plains] { $name } zieht von { $from } in die weite Ebene: Ein Tipi ist gerettet.
   *[hex] { $name } zieht von { $from } nach { $to }.
}
wr-log-tolls = { $count ->
    [one] { $names } zahlt 1 Vorrat für das gemeinsame Lager.
   *[other] { $names } zahlen je 1 Vorrat für das gemeinsame Lager.
}
wr-log-gathered = { $provisions ->
    [one] { $name } sammelt 1 Vorrat
   *[other] { $name } sammelt { $provisions } Vorräte
}{ $lost ->
    [0] .
    [one] ; 1 weiterer verfällt (höchstens 10).
   *[other] ; { $lost } weitere verfallen (höchstens 10).
}
wr-log-raised = { $name } stellt für 3 Vorräte ein Tipi auf { $hex } auf.
wr-log-spurred = { $goal ->
    [plains] { $name } treibt einen Büffel von { $from } in { $to } an.
   *[hex] { $name } treibt einen Büffel von { $from } nach { $to } an.
}
wr-log-rested = { $name } kann nichts tun und rastet.
wr-log-ended = Kein Tipi steht mehr auf dem Plan: Das Spiel ist zu Ende.
wr-log-ranked = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den ersten Platz.
}

## Was der eigene Zug bewirkt, gesagt, bevor er gemacht ist

wr-own-no-tipis = Du hast kein Tipi auf dem Plan und treibst keine Büffel.
wr-own-herd-stuck = { $left ->
    [one] Kein Büffel kann mehr ziehen; du treibst einen weniger.
   *[other] Kein Büffel kann mehr ziehen; du treibst { $left } weniger.
}
wr-own-fed = { $paid ->
    [0] Alle deine Tipis sind satt.
    [one] Du zahlst 1 Vorrat für ein hungriges Tipi und hast noch { $left }.
   *[other] Du zahlst { $paid } Vorräte für hungrige Tipis und hast noch { $left }.
}
wr-own-hungry = { $tipis ->
    [one] Du kannst nicht alle Tipis versorgen und musst eines abbauen.
   *[other] Du kannst nicht alle Tipis versorgen und musst { $tipis } abbauen.
}
wr-own-saved = Damit ist ein Tipi gerettet.
wr-own-tolls = { $count ->
    [0] Du zahlst 1 Vorrat für das gemeinsame Lager.
   *[other] Du und { $names } zahlt je 1 Vorrat für das gemeinsame Lager.
}
wr-own-gathered = { $provisions ->
    [one] Du bekommst 1 Vorrat
   *[other] Du bekommst { $provisions } Vorräte
}{ $lost ->
    [0] .
    [one] ; 1 weiterer verfällt (höchstens 10).
   *[other] ; { $lost } weitere verfallen (höchstens 10).
}
wr-own-raised = Das kostet dich 3 Vorräte.

## Ablehnungen

wr-no-not-in-play = { $hex } ist zu dritt nicht im Spiel.
wr-no-camp-taken = Auf { $hex } steht schon ein Tipi.
wr-no-no-buffalo = Auf { $hex } steht kein Büffel.
wr-no-all-driven = Alle Büffel auf { $hex } wurden in diesem Zug schon getrieben.
wr-no-not-ahead = { $goal ->
    [plains] Von { $from } führt kein Schritt voran in die weite Ebene.
   *[hex] Von { $from } führt kein Schritt voran nach { $to }.
}
wr-no-hex-is-full = { $hex } ist voll: Dort stehen schon fünf Büffel.
wr-no-not-hungry = Du hast auf { $hex } kein hungriges Tipi.
wr-no-no-tipi = Du hast auf { $hex } kein Tipi.
wr-no-no-tipi-out = Du hast kein Tipi mehr auf dem Plan.
wr-no-not-adjacent = { $goal ->
    [plains] Die weite Ebene grenzt nicht an { $from }.
   *[hex] { $to } grenzt nicht an { $from }.
}
wr-no-cannot-pay-to-enter = Auf { $hex } lagern andere: Dazukommen kostet 1 Vorrat, und du hast keinen.
wr-no-nothing-to-gather = Die Büffel reichen nur für deine eigenen Tipis: Sammeln brächte nichts.
wr-no-store-is-full = Du hast schon 10 Vorräte.
wr-no-no-unused-tipi = Du hast kein ungenutztes Tipi mehr.
wr-no-cannot-pay-to-raise = Ein Tipi aufzustellen kostet 3 Vorräte; du hast { $provisions }.
wr-no-not-alone = Auf { $hex } lagerst du nicht allein.
wr-no-cannot-rest = Du kannst noch etwas anderes tun, also darfst du nicht rasten.
wr-no-wrong-phase = Das geht jetzt nicht: { $phase }.
wr-no-not-your-turn = Du bist nicht am Zug.
wr-no-game-is-over = Das Spiel ist zu Ende.
wr-no-impossible = Das geht hier nicht.

wr-phase-start = Es wird ausgelost, wer beginnt
wr-phase-camp = Die Lager werden aufgeschlagen
wr-phase-drive = Die Herde wird getrieben
wr-phase-abandon = Ein Tipi muss abgebaut werden
wr-phase-activity = Eine Aktion steht an
wr-phase-over = Das Spiel ist zu Ende

## Vorgelesen

wr-hear-hex = { $hex }: { $what }
wr-hear-herd = { $count ->
    [0] Keine Büffel.
   *[other] { $full ->
        [yes] { $count } Büffel, voll.
       *[no] { $count } Büffel.
    }
}
wr-hear-herd-driving = { $full ->
    [yes] { $count } Büffel, voll, { $left } noch nicht getrieben.
   *[no] { $count } Büffel, { $left } noch nicht getrieben.
}
wr-hear-no-tipis = Keine Tipis.
wr-hear-tipis = Tipis: { $list }.
wr-hear-own-tipis = { $unfed ->
    [0] du { $count }, satt
   *[other] du { $count }, davon { $unfed } hungrig
}
wr-hear-tipis-of = { $name } { $count }
wr-hear-can-go = Mögliche Ziele: { $goals }.
wr-hear-can-go-both = Mögliche Ziele deines Tipis: { $tipi }; eines Büffels: { $buffalo }.
wr-hear-place = Kann gewählt werden.
wr-hear-target = { $move }.
wr-hear-in-hand = Gewählt.
wr-hear-plains = Weite Ebene. { $count ->
    [0] Noch kein Tipi gerettet.
   *[other] Gerettet: { $saved }.
}{ $offer ->
    [none] {""}
   *[other] {" "}{ $offer }.
}
wr-hear-seat = { $provisions ->
    [one] 1 Vorrat
   *[other] { $provisions } Vorräte
}, { $saved ->
    [one] 1 Tipi gerettet
   *[other] { $saved } Tipis gerettet
}, { $out } auf dem Plan, { $unused } ungenutzt.

## Hilfe

wr-help-goal-title = Das Ziel
wr-help-goal = Bring die meisten Tipis in die weite Ebene ganz oben. Bei Gleichstand entscheiden die Vorräte.
wr-help-turn-title = Ein Zug
wr-help-drive = Treibe so viele Büffel, wie du Tipis auf dem Plan hast, jeden einen Schritt voran. Auf ein Feld passen höchstens fünf.
wr-help-feed = Büffel ernähren die Tipis auf ihrem Feld, die der anderen zuerst. Jedes deiner hungrigen Tipis kostet 1 Vorrat; was du nicht bezahlen kannst, baust du ab.
wr-help-activity = Dann folgt genau eine Aktion: mit einem Tipi ziehen, Vorräte sammeln, ein Tipi aufstellen oder noch einen Büffel antreiben.
wr-help-pieces-title = Das Spielmaterial
wr-help-buffalo = Ein Büffel. Er zieht immer nur voran.
wr-help-driven = Ein Büffel, der in diesem Zug schon getrieben wurde.
wr-help-tipi = Ein Tipi. Alle haben sieben. Die Zahl zeigt, wie viele Tipis dort stehen.
wr-help-provision = Ein Vorrat. Mehr als zehn darf niemand haben.
wr-help-keys-title = Mit der Tastatur
wr-help-keys = Die Pfeiltasten führen über den Plan, die Eingabetaste wählt, Escape bricht ab. Links und rechts wechseln die Spalte, auf und ab die Reihe.
