# Die Spiele im Terminal: was die Eingabe sagt und versteht.

## Anfang und Ende

term-welcome = { $game }, { $seats } Personen. Du bist { $name }, auf Platz { $seat }.
term-bots = { $count ->
    [one] Du spielst gegen einen Bot: { $names }. Stärke: { $level }.
   *[other] Du spielst gegen Bots: { $names }. Stärke: { $level }.
}
term-kept = Die Partie wird Zug für Zug in { $file } gespeichert.
term-resumed = Die Partie geht dort weiter, wo sie unterbrochen wurde.
term-hint = Gib die Nummer deiner Wahl ein. „{ $help }“ zeigt, was du sonst eingeben kannst.
term-over = Das Spiel ist zu Ende.
term-place = { $rank }. { $name }: { $result }
term-record = Die Aufzeichnung ist in { $file }. Um die Partie nachzulesen: tallgrass replay { $file } --text
term-bye = Die Partie ist in { $file } gespeichert. Um weiterzuspielen: tallgrass play --resume { $file }

## Wählen

term-so-far = Bis jetzt: { $choices }.
term-only = Nur eine Möglichkeit: { $choice }
term-about = { $thing }: { $what }
term-back = Zurück
term-no-choice = „{ $text }“ steht hier nicht zur Wahl. Gib eine Nummer von 1 bis { $most } ein, oder „{ $help }“.
term-pick-how = Gib die Nummern mit Leerzeichen dazwischen ein. Ein Minus vor einer Nummer nimmt sie zurück.
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
term-pick-used-up = Davon ist nichts mehr da: { $name }.
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
term-help-again = was gefragt ist, und noch einmal die Möglichkeiten
term-help-look = die Stellung in Worten
term-help-undo = nimmt deinen letzten Zug zurück
term-help-why = die Regel der letzten Ablehnung
term-help-rules = die Regeln; mit einer Nummer wie { $number } diese Regel
term-help-save = speichert die Aufzeichnung jetzt und sagt, wo
term-help-quit = hört vorerst auf; die Partie lässt sich später fortsetzen
term-help-move = ein Zug, wie er in Aufzeichnungen steht, zum Beispiel { $sample }
term-unknown-move = Das ist kein Zug dieses Spiels: { $text }
term-not-refused = Bisher wurde nichts abgelehnt.
term-undone = Dein letzter Zug ist zurückgenommen.
term-saved = In { $file } gespeichert.

## Nacherzählen und Regeln

term-seats = Am Tisch: { $names }.
term-unfinished = Hier endet die Aufzeichnung; die Partie ist noch nicht zu Ende.
term-nearest = Eine Regel { $asked } gibt es nicht. Die nächstliegende ist { $number }.
term-more = Was rekonstruiert wurde und wie man das echte Material einträgt: tallgrass rules { $game } reconstructed

## Wind River

term-wr-lane = Spalte { $lane }
term-wr-buffalo = { $count ->
    [one] Der Büffel auf { $hex }
   *[other] Einer der { $count } Büffel auf { $hex }
}
term-wr-tipi = Das Tipi auf { $hex }
term-wr-gather = { $harvest ->
    [one] 1 Vorrat sammeln
   *[other] { $harvest } Vorräte sammeln
}

## Big Manitou

term-mn-hand = Deine Handkarten: { $cards }.
term-mn-available = Deine verfügbaren Karten: { $cards }.

## Bison

term-bison-own-tile = Dein Plättchen: { $tile } ({ $animals }).
term-bison-supply = Dein Vorrat: { $hunters ->
    [0] keine Jäger
    [one] 1 Jäger
   *[other] { $hunters } Jäger
}{ $count ->
    [0] .
   *[other] ; Tipis und Kanus: { $pieces }.
}
term-bison-market = Dein Markt: { $hunters ->
    [0] keine Jäger
    [one] 1 Jäger
   *[other] { $hunters } Jäger
}{ $count ->
    [0] .
   *[other] ; Tipis und Kanus: { $pieces }.
}
term-bison-tile = { $tile }, { $way }: { $animals }. Es liegt { $beside }.
