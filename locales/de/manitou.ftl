# Big Manitou: Karten und Plättchen, die Ansage, das Protokoll, Ablehnungen, was ein Screenreader vorliest.

## Karten und Plättchen. $form: allein (label), gespielt (obj), angreifend (by), angetroffen (against).

mn-chief = { $form ->
    [obj] den Anführer
    [by] dem Anführer
    [against] den Anführer
   *[label] Anführer
}
mn-clan-mother = { $form ->
    [obj] die Clanmutter
    [by] der Clanmutter
    [against] die Clanmutter
   *[label] Clanmutter
}
mn-rainmaker = { $form ->
    [obj] den Regenmacher
    [by] dem Regenmacher
    [against] den Regenmacher
   *[label] Regenmacher
}
mn-scout = { $form ->
    [obj] den Späher
    [by] dem Späher
    [against] den Späher
   *[label] Späher
}
mn-shaman = { $form ->
    [obj] den Schamanen
    [by] dem Schamanen
    [against] den Schamanen
   *[label] Schamane
}
mn-hunter = { $form ->
    [obj] Jäger { $number }
    [by] Jäger { $number }
    [against] Jäger { $number }
   *[label] Jäger { $number }
}
mn-hero-of = { $hero } von { $name }
mn-bison = Bison { $points }
mn-tipi = Tipi { $points }
mn-horse = Pferd
mn-totem = Totem
mn-tomahawk = Tomahawk
mn-totem-cylinder = Totemstein
mn-horse-cylinder = Pferdestein

## Der Tisch

mn-board = Jagdgründe
mn-ground = Jagdgrund { $ground }
mn-hunt = Jagd { $hunt }
mn-progress = Jagd { $hunt } von { $hunts }
mn-progress-card = Jagd { $hunt } von { $hunts }, Karte { $card } von 7
mn-progress-short = Jagd { $hunt }/{ $hunts }, Karte { $card }
mn-tiles = { $count ->
    [one] nimmt 1
   *[other] nimmt { $count }
}
mn-hero-tiles = Held: { $count ->
    [one] nimmt 1
   *[other] nimmt { $count }
}
mn-tie = Gleichstand: nichts
mn-axes = jeder Jäger +{ $count }
mn-gone = { $count ->
    [one] 1 Plättchen bliebe übrig
   *[other] { $count } Plättchen blieben übrig
}
mn-play-here = Hier spielen
mn-shift-here = Hierher
mn-your-hand = Deine Hand
mn-pile = { $count ->
    [0] dein Stapel ist leer
    [one] noch 1 im Stapel
   *[other] noch { $count } im Stapel
}
mn-hand-empty = Keine Karte auf der Hand.
mn-what-happens = { $card }: Was würde passieren?
mn-verdict-stays = bleibt
mn-verdict-wins = gewinnt
mn-verdict-loses = verliert
mn-verdict-both = beide umgedreht
mn-verdict-sacrifice = Opfer: beide umgedreht
mn-verdict-closed = nicht hier
mn-trial = Kraftprobe, Jagdgrund { $ground }
mn-sacrifice = Opfer, Jagdgrund { $ground }
mn-beats = schlägt
mn-loses-to = verliert gegen
mn-equals = gleich stark
mn-force = Stärke
mn-force-text = { $hunt ->
    [1] Sind die Plättchen genommen, gibt eines ab, wer die größte Stärke hat; bei Gleichstand alle Betroffenen je eines. Tomahawks zählen dabei nicht.
   *[other] Bevor Plättchen genommen werden, gibt eines ab, wer die größte Stärke hat; bei Gleichstand alle Betroffenen je eines. Tomahawks zählen dabei nicht.
}
mn-force-owing = gibt ein Plättchen ab
mn-force-would = gäbe ein Plättchen ab
mn-give-up = Deine Plättchen: Gib eines ab
mn-judging = wird gewertet

## Der Jagdtrupp

mn-hunters = Jäger
mn-heroes = Helden
mn-chosen = { $count } gewählt
mn-chosen-force = { $count } gewählt, Stärke { $force }
mn-sort = Sortieren
mn-sort-number = nach Zahl
mn-sort-chosen = Gewählte zuerst
mn-party-of = von { $count }
mn-party-full = Dein Jagdtrupp ist mit { $count } Karten vollzählig. Lege erst eine zurück.
mn-party-first = Drei davon bilden deine Starthand.
mn-party-chosen = Dein Jagdtrupp
mn-left-next = Bleiben für Jagd { $hunt }, dazu alles, was du jetzt nicht spielst
mn-left-again = Nach dieser Jagd hast du wieder alle 17 Karten.
mn-left-last = Das ist die letzte Jagd: Du musst nichts aufheben.
mn-clear = Zurücksetzen
mn-do-muster = { $count } Karten festlegen
mn-do-hold = Verzichten
mn-do-pass = Passen

## Worum es geht

mn-beats-title = Wer wen schlägt
mn-beats-row = { $hero } schlägt: { $list }.
mn-stake = Worum es geht
mn-stake-totem = { $holder ->
    [0] Den Totemstein hat noch niemand. Er erlaubt eine achte Karte.
   *[other] { $holder } hat den Totemstein. Er erlaubt eine achte Karte, nur nicht, wenn man zuletzt spielt.
}
mn-stake-horse = { $holder ->
    [0] Den Pferdestein hat noch niemand. Er erlaubt, einen Jäger zu versetzen.
   *[other] { $holder } hat den Pferdestein und darf einen Jäger versetzen.
}
mn-stake-axes = { $holder ->
    [0] In dieser Jagd zählt kein Tomahawk.
   *[other] { $count ->
        [one] { $holder }: Jeder Jäger zählt 1 mehr.
       *[other] { $holder }: Jeder Jäger zählt { $count } mehr.
    }
}
mn-bag = Noch im Beutel
mn-bag-text = Ergibt sich aus dem, was alle gesehen haben.
mn-unseen = Noch unbekannte Karten
mn-unseen-text = Auf der Hand, im Stapel oder nicht im Jagdtrupp; das können alle ausrechnen.

## Plätze

mn-seat-cards = Hand { $hand }, Stapel { $pile }
mn-seat-chosen = fertig
mn-seat-choosing = wählt noch
mn-seat-force = Stärke { $force }
mn-seat-bison = Bison
mn-seat-tipi = Tipi
mn-seat-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
mn-seat-pairs = { $bison ->
    [one] 1 Bisonpunkt
   *[other] { $bison } Bisonpunkte
} und { $tipi ->
    [one] 1 Tipipunkt
   *[other] { $tipi } Tipipunkte
}; die kleinere Summe zählt: { $pairs }; insgesamt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
mn-points-short = Punkte
mn-tiles-short = Plättchen
mn-most-axes = die meisten Tomahawks
mn-result = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $tipi ->
    [one] 1 Tipipunkt
   *[other] { $tipi } Tipipunkte
}, { $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
}

## Das Ende einer Jagd und des Spiels

mn-end-title = Jagd { $hunt } ist zu Ende
mn-end-took = nimmt
mn-end-gave = gibt ab
mn-end-nothing = nichts
mn-end-gone = aus dem Spiel
mn-final = Die Schlusswertung
mn-final-pairs = zählt
mn-final-tipis = Bei gleichen Punkten gewinnt { $names } mit den meisten Tipipunkten: { $tipi }.
mn-final-tiles = Bei gleichen Punkten und Tipipunkten gewinnt { $names } mit den meisten Plättchen: { $count }.
mn-final-shared = Gleich viele Punkte, Tipipunkte und Plättchen: { $names } teilen sich den ersten Platz.

## Die Ansage

mn-say-start = Es wird ausgelost, wer zuerst spielt.
mn-say-grounds = Die Plättchen für die Jagd werden ausgelegt.
mn-say-deal = Die Jagdtrupps werden gemischt.
mn-say-over = Das Spiel ist zu Ende.
mn-say-muster = Wähle { $count } Karten für diese Jagd. Niemand sieht sie.
mn-say-muster-detail = { $chosen ->
    [0] Noch keine gewählt.
   *[other] { $left ->
        [one] Noch 1 Karte.
       *[other] Noch { $left } Karten.
    }
}
mn-say-muster-ready = Dein Jagdtrupp ist vollzählig.
mn-say-play = Spiele eine deiner Karten auf einen Jagdgrund.
mn-say-play-detail = Wähle eine Karte, dann einen Jagdgrund.
mn-say-where = { $card }: auf welchen Jagdgrund?
mn-say-where-detail = Du kannst auch eine andere Karte wählen.
mn-say-on = Jagdgrund { $ground }: { $what }.
mn-say-force-then = Deine Stärke wäre { $force }; die größte der anderen ist { $most }.
mn-say-pass = Du kannst keine deiner Karten spielen: Passe.
mn-say-pass-detail = Das zählt als eine deiner sieben Karten.
mn-say-eighth = Der Totemstein: Spiele eine achte Karte oder verzichte.
mn-say-eighth-detail = Wähle die Karte, dann einen Jagdgrund.
mn-say-shift = Der Pferdestein: Versetze einen deiner Jäger oder verzichte.
mn-say-shift-detail = Wähle einen deiner ausliegenden Jäger, dann einen anderen Jagdgrund.
mn-say-shift-to = { $card } von Jagdgrund { $ground }: wohin?
mn-say-shift-left = { $total ->
    [0] Ohne ihn hast du keinen Jäger mehr auf Jagdgrund { $ground }.
   *[other] Ohne ihn hast du auf Jagdgrund { $ground } noch { $total }.
}
mn-say-force = Niemand hat mehr Stärke eingesetzt als du: Gib eines deiner Plättchen ab.
mn-say-force-detail = Deine Stärke ist { $force }. Bisons und Tipis gibst du zuerst ab.
mn-say-take = Nimm ein Plättchen von Jagdgrund { $ground }.
mn-say-take-detail = { $claim ->
    [hero] Dein Held liegt dort offen.
    [next] Du hast dort die nächsthöchste Summe.
   *[highest] Du hast dort die höchste Summe.
}
mn-wait-muster = { $count ->
    [one] { $names } stellt noch einen Jagdtrupp zusammen.
   *[other] { $names } stellen noch ihre Jagdtrupps zusammen.
}
mn-wait-muster-detail = Du kannst deine Wahl zurücknehmen, bis alle fertig sind.
mn-wait-play = { $name } spielt eine Karte.
mn-wait-eighth = { $name } darf eine achte Karte spielen.
mn-wait-shift = { $name } darf einen Jäger versetzen.
mn-wait-force = { $name } muss ein Plättchen abgeben.
mn-wait-take = { $name } nimmt ein Plättchen von Jagdgrund { $ground }.

## Was aus einer Karte würde

mn-out-alone = trifft niemanden und bleibt
mn-out-beside = liegt dort neben { $hero }: zwei Helden
mn-out-trial = { $victor ->
    [attacker] greift { $hero } an und gewinnt
    [defender] greift { $hero } an und verliert
   *[nobody] greift { $hero } an: gleich stark, beide werden umgedreht
}
mn-out-sacrifice = { $succeeded ->
    [yes] { $name } hat zwei Helden; deiner greift { $hero } an, beide werden umgedreht
   *[no] { $name } hat zwei Helden; deiner greift { $hero } an und verliert
}
mn-out-two = dort liegen schon zwei deiner Helden
mn-out-closed = darf dort nicht gespielt werden

## Ein Zug als Überschrift

mn-move-muster = Diesen Jagdtrupp aus { $count } Karten nehmen
mn-move-play = Jagdgrund { $ground }: { $card } spielen
mn-move-pass = Passen
mn-move-hold = Verzichten
mn-move-shift = Jäger { $number } von Jagdgrund { $from } auf Jagdgrund { $to } versetzen
mn-move-discard = { $tile } abgeben
mn-move-take = { $tile } nehmen

## Das Protokoll

mn-log-dealer = { $first } spielt zuerst, { $dealer } zuletzt.
mn-log-hunt = Jagd { $hunt } beginnt. { $first } spielt zuerst, { $dealer } zuletzt.
mn-log-mustered = { $random ->
    [yes] Das Los wählt { $count } Karten für { $name }.
   *[no] { $name } hat einen Jagdtrupp aus { $count } Karten gewählt.
}
mn-log-played = { $eighth ->
    [yes] { $name } spielt als achte Karte { $card } auf Jagdgrund { $ground }.
   *[no] { $name } spielt { $card } auf Jagdgrund { $ground }.
}
mn-log-two = { $name } hat jetzt zwei Helden auf Jagdgrund { $ground }.
mn-log-trial = Kraftprobe auf Jagdgrund { $ground }: { $victor ->
    [attacker] { $attacker } schlägt mit { $attack } { $defence } von { $defender }. Die geschlagene Karte wird umgedreht.
    [defender] { $attacker } greift mit { $attack } { $defence } von { $defender } an, verliert und dreht die eigene Karte um.
   *[nobody] { $attacker } greift mit { $attack } { $defence } von { $defender } an: gleich stark, beide Karten werden umgedreht.
}
mn-log-sacrifice = Opfer auf Jagdgrund { $ground }: { $succeeded ->
    [yes] { $attacker } greift mit { $attack } { $defence } von { $defender } an; beide Karten werden umgedreht.
   *[no] { $attacker } greift mit { $attack } { $defence } von { $defender } an und verliert; nur die angreifende Karte wird umgedreht.
}
mn-log-passed = { $name } kann keine Karte spielen und passt.
mn-log-held = { $cylinder ->
    [totem] { $name } verzichtet auf die achte Karte.
   *[horse] { $name } versetzt keinen Jäger.
}
mn-log-shifted = { $name } versetzt Jäger { $number } von Jagdgrund { $from } auf Jagdgrund { $to }.
mn-log-force = { $count ->
    [0] Niemand hat Jäger eingesetzt.
    [one] { $names } hat mit { $force } die größte Stärke eingesetzt{ $owing ->
        [0] , hat aber kein Plättchen abzugeben.
       *[other] {" "}und gibt ein Plättchen ab.
    }
   *[other] { $names } haben mit je { $force } die größte Stärke eingesetzt{ $owing ->
        [0] , haben aber kein Plättchen abzugeben.
       *[other] ; wer ein Plättchen hat, gibt eines ab.
    }
}
mn-log-discarded = { $name } gibt ab: { $tile }.
mn-log-judged = { $count ->
    [0] Jagdgrund { $ground } wird gewertet: Niemand nimmt etwas.
   *[other] Jagdgrund { $ground } wird gewertet: { $list }.
}
mn-judged-total = { $name } hat { $total }
mn-judged-hero = { $name } hat einen Helden
mn-log-took = { $name } nimmt von Jagdgrund { $ground }: { $tile }.
mn-log-cylinder = { $cylinder ->
    [totem] { $name } hat jetzt den Totemstein
   *[horse] { $name } hat jetzt den Pferdestein
}{ $from ->
    [0] .
   *[other] , bisher hatte ihn { $from }.
}
mn-log-gone = Auf Jagdgrund { $ground } übrig und aus dem Spiel: { $tiles }.
mn-log-restored = Alle haben wieder alle 17 Karten.
mn-log-scored = { $points ->
    [one] { $name } hat 1 Punkt, davon { $pairs } für Bisons und Tipis.
   *[other] { $name } hat { $points } Punkte, davon { $pairs } für Bisons und Tipis.
}
mn-log-ranked = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den ersten Platz.
}

## Was der eigene Zug bewirkt, gesagt, bevor er gemacht ist

mn-own-two = Du hast dann zwei Helden auf Jagdgrund { $ground }.
mn-own-trial = Kraftprobe: { $victor ->
    [attacker] Du schlägst mit { $attack } { $defence } von { $defender }. Die geschlagene Karte wird umgedreht.
    [defender] Du greifst mit { $attack } { $defence } von { $defender } an, verlierst und drehst die eigene Karte um.
   *[nobody] Du greifst mit { $attack } { $defence } von { $defender } an: gleich stark, beide Karten werden umgedreht.
}
mn-own-sacrifice = Opfer: { $succeeded ->
    [yes] Du greifst mit { $attack } { $defence } von { $defender } an; beide Karten werden umgedreht.
   *[no] Du greifst mit { $attack } { $defence } von { $defender } an und verlierst; nur deine Karte wird umgedreht.
}
mn-own-force = { $count ->
    [0] Du hast mit { $force } die größte Stärke eingesetzt{ $owing ->
        [0] , hast aber kein Plättchen abzugeben.
       *[other] {" "}und gibst ein Plättchen ab.
    }
   *[other] Du und { $names } habt mit je { $force } die größte Stärke eingesetzt{ $owing ->
        [0] , habt aber kein Plättchen abzugeben.
       *[other] ; wer ein Plättchen hat, gibt eines ab.
    }
}
mn-own-total = du hast { $total }
mn-own-hero = du hast einen Helden
mn-own-cylinder = { $cylinder ->
    [totem] Du hast dann den Totemstein
   *[horse] Du hast dann den Pferdestein
}{ $from ->
    [0] .
   *[other] , bisher hatte ihn { $from }.
}
mn-own-hunt = Jagd { $hunt } beginnt. { $place ->
    [first] Du spielst zuerst, { $other } zuletzt.
   *[last] { $other } spielt zuerst, du zuletzt.
}
mn-own-scored = { $points ->
    [one] Du hast 1 Punkt, davon { $pairs } für Bisons und Tipis.
   *[other] Du hast { $points } Punkte, davon { $pairs } für Bisons und Tipis.
}

## Ablehnungen

mn-no-not-your-turn = Du bist nicht am Zug.
mn-no-already-mustered = Du hast deinen Jagdtrupp schon gewählt.
mn-no-wrong-phase = Das geht jetzt nicht: { $phase }.
mn-no-not-available = { $available ->
    [0] Diese Karte ist nicht mehr verfügbar: { $card }.
   *[other] Diese Karte hast du nicht noch einmal: { $card }.
}
mn-no-wrong-party-size = Der Jagdtrupp braucht { $needed } Karten, gewählt hast du { $cards }.
mn-no-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
mn-no-two-heroes = Auf Jagdgrund { $ground } liegen schon zwei deiner Helden offen; ein dritter darf nicht dazu.
mn-no-cannot-pass = Du hast noch eine spielbare Karte, also darfst du nicht passen.
mn-no-not-a-hunter = Nur Jäger können versetzt werden.
mn-no-not-there = { $card } liegt nicht auf Jagdgrund { $ground }.
mn-no-same-ground = Der Jäger liegt schon auf Jagdgrund { $ground }.
mn-no-no-such-tile = So ein Plättchen hast du nicht: { $tile }.
mn-no-bison-or-tipi-first = Du hast Bison- oder Tipiplättchen: Eines davon muss es sein.
mn-no-not-on-ground = So ein Plättchen liegt nicht auf Jagdgrund { $ground }: { $tile }.
mn-no-game-is-over = Das Spiel ist zu Ende.
mn-no-impossible = Das geht hier nicht.

mn-phase-start = Es wird ausgelost, wer zuerst spielt
mn-phase-grounds = Die Plättchen werden ausgelegt
mn-phase-muster = Die Jagdtrupps werden gewählt
mn-phase-deal = Die Jagdtrupps werden gemischt
mn-phase-play = Karten werden gespielt
mn-phase-eighth = Eine achte Karte darf gespielt werden
mn-phase-shift = Ein Jäger darf versetzt werden
mn-phase-force = Ein Plättchen muss abgegeben werden
mn-phase-take = Plättchen werden genommen
mn-phase-over = Das Spiel ist zu Ende

## Vorgelesen

mn-hear-ground = { $count ->
    [0] Jagdgrund { $ground }: keine Plättchen.
   *[other] Jagdgrund { $ground }: { $tiles }.
}
mn-hear-leads = { $name } führt mit { $total }
mn-hear-hero = { $count ->
    [one] { $name } hat einen Helden
   *[other] { $name } hat zwei Helden
}
mn-hear-leads-hero = { $count ->
    [one] { $name } führt mit { $total } und hat einen Helden
   *[other] { $name } führt mit { $total } und hat zwei Helden
}
mn-hear-nobody = Niemand führt.
mn-hear-turned = { $card } (umgedreht)
mn-hear-lane = { $count ->
    [0] { $name }: keine Karten.
   *[other] { $name }: { $cards }. { $total ->
        [0] Keine Jäger
       *[other] Summe { $total }
    }, { $tiles ->
        [0] nimmt kein Plättchen.
        [one] nimmt 1 Plättchen.
       *[other] nimmt { $tiles } Plättchen.
    }
}
mn-hear-play-here = { $ground }: { $card } spielen
mn-hear-shift-here = { $card }: auf { $ground } versetzen
mn-hear-total = Deine Summe dort wäre { $total }.
mn-hear-seat = { $hand ->
    [one] 1 Karte
   *[other] { $hand } Karten
} auf der Hand, { $pile } im Stapel. { $count ->
    [0] Keine Plättchen.
   *[other] Plättchen: { $tiles }.
}{ $totem ->
    [yes] {" "}Totemstein.
   *[no] {""}
}{ $horse ->
    [yes] {" "}Pferdestein.
   *[no] {""}
}
mn-hear-axes = { $count ->
    [one] 1 Tomahawk
   *[other] { $count } Tomahawks
}
mn-hear-take = { $tile } nehmen
mn-hear-discard = { $tile } abgeben
mn-hear-hunter = Jäger { $number } von Jagdgrund { $ground } versetzen
mn-hear-spent = { $card }, verbraucht

## Hilfe

mn-help-goal-title = Das Ziel
mn-help-goal = Sammle Bisons und Tipis möglichst gleichmäßig: Nur die kleinere der beiden Summen zählt. Totemstein, Pferdestein und die meisten Tomahawks bringen je 1 Punkt.
mn-help-hunt-title = Eine Jagd
mn-help-muster = Wähle heimlich deinen Jagdtrupp. Je zwei Jagden gehören zusammen: Was du in der ersten ausspielst, fehlt in der zweiten.
mn-help-play = Reihum spielt ihr je sieben Karten auf die drei Jagdgründe. Auf der Hand hast du drei, solange dein Stapel reicht.
mn-help-trial = Trifft ein Held auf einen anderen, kommt es zur Kraftprobe: Der unterlegene wird umgedreht und zählt nicht mehr; gleiche Helden werden beide umgedreht. Gegen zwei Helden wird auch deiner umgedreht.
mn-help-take = Dann wird jeder Jagdgrund gewertet: Ein Held bringt 1 Plättchen, die höchste Summe der Jäger 2, die nächsthöchste 1. Gleiche Summen gehen leer aus.
mn-help-force = Wer auf allen Jagdgründen zusammen die größte Stärke eingesetzt hat, gibt ein Plättchen ab: in der ersten Jagd erst, wenn die Plättchen genommen sind, später schon davor.
mn-help-pieces-title = Die Plättchen
mn-help-bison = Bisons und Tipis: So viele abgebildet sind, so viele Punkte zählt das Plättchen.
mn-help-tomahawk = Mit einem Tomahawk zählt ab der nächsten Jagd jeder deiner Jäger 1 mehr.
mn-help-totem = Totems: Wer eines nimmt und dann mindestens so viele hat wie die Person mit dem Totemstein, bekommt ihn und damit eine achte Karte.
mn-help-horse = Pferde: Ebenso bekommst du den Pferdestein und darfst mit ihm am Ende der Jagd einen Jäger versetzen.
mn-help-points = Der Stern neben einem Namen: die Punkte bisher.
mn-help-tiles = Das Quadrat neben einem Namen: die Zahl der Plättchen.
mn-help-keys-title = Mit der Tastatur
mn-help-keys = Tab geht von Gruppe zu Gruppe, die Pfeiltasten führen durch die Gruppe, die Eingabetaste wählt, Escape bricht ab.
