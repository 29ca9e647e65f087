# Die Spiele im Terminal: was die Eingabe sagt und versteht.

## Anfang und Ende

term-welcome = { $game }, { $seats } Plätze. Du bist { $name }, auf Platz { $seat }.
term-bots = { $count ->
    [one] Du spielst gegen einen Bot: { $names }. Stufe: { $level }.
   *[other] Du spielst gegen Bots: { $names }. Stufe: { $level }.
}
term-kept = Das Spiel wird in { $file } festgehalten, Zug für Zug.
term-resumed = Das Spiel geht dort weiter, wo es aufgehört hat.
term-hint = Tipp die Nummer einer Wahl ein. „{ $help }“ sagt, was du sonst eingeben kannst.
term-over = Das Spiel ist zu Ende.
term-place = { $rank }. { $name }: { $result }
term-record = Die Aufzeichnung ist in { $file }. Um das Spiel noch einmal zu hören: tallgrass replay { $file } --text
term-bye = Das Spiel ist in { $file } festgehalten. Um weiterzuspielen: tallgrass play --resume { $file }

## Wählen

term-so-far = Bis jetzt: { $choices }.
term-only = Nur eine Möglichkeit: { $choice }
term-about = { $thing }: { $what }
term-back = Zurück
term-no-choice = „{ $text }“ steht hier nicht zur Wahl. Gib eine Nummer von 1 bis { $most } ein, oder „{ $help }“.
term-pick-how = Gib die Nummern mit Leerzeichen dazwischen ein. Ein Minus vor einer Nummer legt sie zurück.
term-pick-item = { $chosen ->
    [0] { $name }: { $count }
   *[other] { $name }: { $count }, davon { $chosen } gewählt
}
term-pick-left = { $left ->
    [one] Noch 1 zu wählen.
   *[other] Noch { $left } zu wählen.
}
term-pick-chosen = Bis jetzt gewählt: { $list }.
term-pick-take = Diese { $count } nehmen
term-pick-clear = Neu wählen
term-pick-too-many = Das wären mehr als { $count }.
term-pick-used-up = Davon gibt es nicht mehr: { $name }.
term-pick-not-chosen = Das hast du nicht gewählt: { $name }.

## Befehle

term-cmd-help = hilfe
term-cmd-look = schau
term-cmd-again = nochmal
term-cmd-why = warum
term-cmd-undo = zurücknehmen
term-cmd-rules = regeln
term-cmd-save = speichern
term-cmd-quit = ende
term-cmd-back = zurück
term-help-number = eine Nummer: trifft diese Wahl
term-help-back = eine Wahl zurück
term-help-again = was gefragt ist und noch einmal die Möglichkeiten
term-help-look = die Stellung in Worten
term-help-undo = nimmt deinen letzten Zug zurück
term-help-why = die Regel der letzten Ablehnung
term-help-rules = die Regeln; mit einer Nummer wie { $number } diese Regel
term-help-save = schreibt die Aufzeichnung jetzt und sagt, wohin
term-help-quit = hört für jetzt auf; das Spiel kann weitergehen
term-help-move = ein Zug, wie Aufzeichnungen ihn schreiben, zum Beispiel { $sample }
term-unknown-move = Das ist kein Zug dieses Spiels: { $text }
term-not-refused = Bisher wurde nichts abgelehnt.
term-undone = Dein letzter Zug ist zurückgenommen.
term-saved = In { $file } gespeichert.

## Nacherzählen und Regeln

term-seats = Plätze: { $names }.
term-unfinished = Hier endet die Aufzeichnung; das Spiel ist noch nicht zu Ende.
term-nearest = Eine Regel { $asked } gibt es nicht. Die nächstliegende ist { $number }.
term-more = Was rekonstruiert wurde und wie man die echten Teile einträgt: tallgrass rules { $game } reconstructed

## Wind River

term-wr-lane = Spalte { $lane }
term-wr-buffalo = { $count ->
    [one] Der Büffel auf { $hex }
   *[other] Ein Büffel auf { $hex }, { $count } dort
}
term-wr-tipi = Das Tipi auf { $hex }
term-wr-gather = { $harvest ->
    [one] 1 Vorrat sammeln
   *[other] { $harvest } Vorräte sammeln
}

## Big Manitou

term-mn-hand = Deine Hand: { $cards }.
term-mn-available = Deine Karten daheim: { $cards }.

## Bison

term-bison-own-tile = Dein Plättchen: { $tile } ({ $animals }).
term-bison-supply = Dein Vorrat: { $hunters ->
    [0] keine Jäger
    [one] 1 Jäger
   *[other] { $hunters } Jäger
}{ $count ->
    [0] .
   *[other] ; Tipis und Kanus: { $pieces }.
}
term-bison-market = Dein Markt: { $hunters ->
    [0] keine Jäger
    [one] 1 Jäger
   *[other] { $hunters } Jäger
}{ $count ->
    [0] .
   *[other] ; Tipis und Kanus: { $pieces }.
}
term-bison-tile = { $tile }, { $way }: { $animals }. Es liegt { $beside }.
