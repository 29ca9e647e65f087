# Wind River: il tabellone, il diario, i rifiuti, ciò che legge uno screen reader.

## Il tabellone

wr-board = Caselle del tabellone
wr-board-name = Tabellone di Wind River. Frecce per muoversi, Invio per scegliere, Esc per annullare la scelta.
wr-plains = Le pianure
wr-plains-goal = le pianure

wr-way-ahead = dritto in { $hex }
wr-way-ahead-left = avanti a sinistra in { $hex }
wr-way-ahead-right = avanti a destra in { $hex }
wr-way-behind = indietro in { $hex }
wr-way-behind-left = indietro a sinistra in { $hex }
wr-way-behind-right = indietro a destra in { $hex }
wr-way-plains = avanti, nelle pianure

wr-legend-target = può andare qui
wr-legend-miss = non può andare qui
wr-legend-driven = già guidato

## La frase

wr-say-start = Si estrae chi comincia.
wr-say-over = La partita è finita.
wr-say-camp = Accampati: scegli una casella per un tepee.
wr-say-camp-detail = Qualsiasi casella senza tepee. Accampati vicino alla mandria: i bisonti sfamano i tuoi tepee.
wr-say-drive = { $left ->
    [one] Guida 1 bisonte: quale?
   *[other] Guida { $left } bisonti: scegline uno.
}
wr-say-drive-to = { $left ->
    [one] L’ultimo: dove va questo bisonte di { $hex }?
   *[other] Ancora { $left } bisonti: dove va questo di { $hex }?
}
wr-say-drive-detail = { $lost ->
    [0] { $cost ->
        [0] Per ora tutti i tuoi tepee sono sfamati.
        [one] Per ora sfamare i tepee ti costa 1 provvista.
       *[other] Per ora sfamare i tepee ti costa { $cost } provviste.
    }
    [one] Per ora perderesti 1 tepee.
   *[other] Per ora perderesti { $lost } tepee.
}
wr-say-abandon = { $left ->
    [one] Non puoi sfamare tutti: scegli un tepee da abbandonare.
   *[other] Non puoi sfamare tutti: scegli { $left } tepee da abbandonare, uno dopo l’altro.
}
wr-say-abandon-detail = I tepee abbandonati tornano nella tua riserva.
wr-say-activity = La tua attività: fai una cosa sola.
wr-say-activity-detail = Scegli un tepee per viaggiare, un bisonte da spronare o uno dei pulsanti.
wr-say-activity-spur = Nessuno dei tuoi tepee può viaggiare: scegli un bisonte da spronare o uno dei pulsanti.
wr-say-either = In { $hex }: il tuo tepee o un bisonte?
wr-say-either-detail = Possono muoversi entrambi. Scegli con i pulsanti.
wr-either-tipi = Tepee
wr-either-buffalo = Bisonte
wr-say-travel = Viaggia: scegli uno dei tuoi tepee.
wr-say-travel-detail = Va in una casella adiacente. Se vi sono accampati altri, pagate 1 provvista a testa.
wr-say-travel-to = Dove va il tepee di { $hex }?
wr-say-spur = Sprona: scegli un bisonte.
wr-say-spur-detail = Avanza di un passo, anche se è già stato guidato in questo turno.
wr-say-spur-to = Dove va il bisonte di { $hex }?
wr-say-raise = Pianta un tepee: scegli uno dei tuoi accampamenti.
wr-say-raise-detail = Costa 3 provviste. Solo dove l’accampamento è soltanto tuo.

wr-wait-camp = { $name } si accampa.
wr-wait-drive = { $left ->
    [one] { $name } deve ancora guidare un bisonte.
   *[other] { $name } deve ancora guidare { $left } bisonti.
}
wr-wait-abandon = { $left ->
    [one] { $name } deve abbandonare un tepee.
   *[other] { $name } deve abbandonare { $left } tepee.
}
wr-wait-activity = { $name } sceglie un’attività.

## Attività e previsione

wr-activities = Attività
wr-activities-now = Ora un’attività
wr-activities-later = Dopo la mandria, un’attività
wr-do-travel = Viaggia
wr-do-gather = Raccogli
wr-do-raise = Pianta
wr-do-spur = Sprona
wr-do-rest = Riposa
wr-gather-none = niente

wr-forecast-title = Se ti fermi qui
wr-forecast-fed = { $count ->
    [one] { $count } sfamato
   *[other] { $count } sfamati
}
wr-forecast-hungry = { $count ->
    [one] { $count } affamato
   *[other] { $count } affamati
}
wr-forecast-cost = Provviste: { $before } ora, { $after } dopo il pasto.
wr-forecast-lost = { $count ->
    [one] Non potresti pagare per 1 tepee: andrebbe abbandonato.
   *[other] Non potresti pagare per { $count } tepee: andrebbero abbandonati.
}

wr-seat-tipis = Tepee: { $saved ->
    [one] { $saved } salvo
   *[other] { $saved } salvi
}, { $out } sul tabellone, { $unused } di riserva
wr-seat-provisions = { $provisions ->
    [one] 1 provvista
   *[other] { $provisions } provviste
}
wr-saved-short = Tepee salvi
wr-provisions-short = Provviste
wr-progress-camp = Accampamento
wr-result = { $saved ->
    [one] 1 tepee salvo
   *[other] { $saved } tepee salvi
}, { $provisions ->
    [one] 1 provvista
   *[other] { $provisions } provviste
}

## Una mossa come titolo

wr-move-camp = Accamparsi in { $hex }
wr-move-abandon = Abbandonare un tepee in { $hex }
wr-move-raise = Piantare un tepee in { $hex }
wr-move-gather = Raccogliere provviste
wr-move-rest = Riposare
wr-move-drive = { $goal ->
    [plains] Guidare un bisonte da { $from } verso { $to }
   *[hex] Guidare un bisonte da { $from } a { $to }
}
wr-move-travel = { $goal ->
    [plains] Viaggiare da { $from } verso { $to }
   *[hex] Viaggiare da { $from } a { $to }
}
wr-move-spur = { $goal ->
    [plains] Spronare un bisonte da { $from } verso { $to }
   *[hex] Spronare un bisonte da { $from } a { $to }
}

## Il diario

wr-log-first = Comincia { $name }.
wr-log-camped = { $name } si accampa in { $hex }.
wr-log-no-tipis = { $name } non ha tepee sul tabellone e non guida bisonti.
wr-log-step = { $goal ->
    [plains] da { $from } verso { $to }
   *[hex] da { $from } a { $to }
}
wr-log-driven = { $goal ->
    [plains] { $name } guida un bisonte da { $from } verso { $to }.
   *[hex] { $name } guida un bisonte da { $from } a { $to }.
}
wr-log-driven-all = { $name } guida { $count } bisonti: { $ways }.
wr-log-herd-stuck = { $left ->
    [one] Nessun bisonte può più muoversi; { $name } ne guida uno in meno.
   *[other] Nessun bisonte può più muoversi; { $name } ne guida { $left } in meno.
}
wr-log-fed = { $paid ->
    [0] Tutti i tepee di { $name } sono sfamati.
    [one] { $name } paga 1 provvista per un tepee affamato; { $left ->
        [0] non ne ha più.
        [one] ne resta 1.
       *[other] ne restano { $left }.
    }
   *[other] { $name } paga { $paid } provviste per i tepee affamati; { $left ->
        [0] non ne ha più.
        [one] ne resta 1.
       *[other] ne restano { $left }.
    }
}
wr-log-hungry = { $tipis ->
    [one] { $name } non può sfamare tutti i tepee e deve abbandonarne uno.
   *[other] { $name } non può sfamare tutti i tepee e deve abbandonarne { $tipis }.
}
wr-log-abandoned = { $name } abbandona un tepee in { $hex }.
wr-log-travelled = { $goal ->
    [plains] { $name } lascia { $from } per le pianure: un tepee è salvo.
   *[hex] { $name } viaggia da { $from } a { $to }.
}
wr-log-tolls = { $count ->
    [one] { $names } paga 1 provvista per l’accampamento in comune.
   *[other] { $names } pagano 1 provvista a testa per l’accampamento in comune.
}
wr-log-gathered = { $provisions ->
    [one] { $name } raccoglie 1 provvista
   *[other] { $name } raccoglie { $provisions } provviste
}{ $lost ->
    [0] .
    [one] ; un’altra non entra nella scorta.
   *[other] ; altre { $lost } non entrano nella scorta.
}
wr-log-raised = { $name } pianta un tepee in { $hex } per 3 provviste.
wr-log-spurred = { $goal ->
    [plains] { $name } sprona un bisonte da { $from } verso { $to }.
   *[hex] { $name } sprona un bisonte da { $from } a { $to }.
}
wr-log-rested = { $name } non può fare nulla e riposa.
wr-log-ended = Sul tabellone non ci sono più tepee: la partita è finita.
wr-log-ranked = { $count ->
    [one] Vince { $names }.
   *[other] { $names } vincono a pari merito.
}

## Che cosa porta la propria mossa, detto prima di farla

wr-own-no-tipis = Non hai tepee sul tabellone e non guidi bisonti.
wr-own-herd-stuck = { $left ->
    [one] Nessun bisonte può più muoversi; ne guidi uno in meno.
   *[other] Nessun bisonte può più muoversi; ne guidi { $left } in meno.
}
wr-own-fed = { $paid ->
    [0] Tutti i tuoi tepee sono sfamati.
    [one] Paghi 1 provvista per un tepee affamato; { $left ->
        [one] te ne resta 1.
       *[other] te ne restano { $left }.
    }
   *[other] Paghi { $paid } provviste per i tepee affamati; { $left ->
        [one] te ne resta 1.
       *[other] te ne restano { $left }.
    }
}
wr-own-hungry = { $tipis ->
    [one] Non puoi sfamare tutti i tuoi tepee e devi abbandonarne uno.
   *[other] Non puoi sfamare tutti i tuoi tepee e devi abbandonarne { $tipis }.
}
wr-own-saved = Così un tepee è salvo.
wr-own-tolls = { $count ->
    [0] Paghi 1 provvista per l’accampamento in comune.
   *[other] Tu e { $names } pagate 1 provvista a testa per l’accampamento in comune.
}
wr-own-gathered = { $provisions ->
    [one] Ricevi 1 provvista
   *[other] Ricevi { $provisions } provviste
}{ $lost ->
    [0] .
    [one] ; un’altra non entra nella scorta.
   *[other] ; altre { $lost } non entrano nella scorta.
}
wr-own-raised = Ti costa 3 provviste.

## Rifiuti

wr-no-not-in-play = In tre giocatori la casella { $hex } non si usa.
wr-no-camp-taken = In { $hex } c’è già un tepee.
wr-no-no-buffalo = In { $hex } non ci sono bisonti.
wr-no-all-driven = Tutti i bisonti in { $hex } sono già stati guidati in questo turno.
wr-no-not-ahead = { $goal ->
    [plains] Le pianure non sono un passo avanti rispetto a { $from }.
   *[hex] { $to } non è un passo avanti rispetto a { $from }.
}
wr-no-hex-is-full = La casella { $hex } è piena: ci sono già cinque bisonti.
wr-no-not-hungry = In { $hex } non hai tepee affamati.
wr-no-no-tipi = In { $hex } non hai tepee.
wr-no-no-tipi-out = Non hai più tepee sul tabellone.
wr-no-not-adjacent = { $goal ->
    [plains] Le pianure non confinano con { $from }.
   *[hex] { $to } non confina con { $from }.
}
wr-no-cannot-pay-to-enter = In { $hex } sono accampati altri: unirti a loro costa 1 provvista e tu non ne hai.
wr-no-nothing-to-gather = Sfamati i tuoi tepee, non avanzano bisonti: raccogliere non frutterebbe nulla.
wr-no-store-is-full = Hai già 10 provviste.
wr-no-no-unused-tipi = Non hai più tepee di riserva.
wr-no-cannot-pay-to-raise = Piantare un tepee costa 3 provviste e { $provisions ->
    [0] tu non ne hai.
   *[other] tu ne hai { $provisions }.
}
wr-no-not-alone = In { $hex } l’accampamento non è soltanto tuo.
wr-no-cannot-rest = Puoi fare altro, quindi non puoi riposare.
wr-no-wrong-phase = Non è questo il momento: { $phase }.
wr-no-not-your-turn = Non è il tuo turno.
wr-no-game-is-over = La partita è finita.
wr-no-impossible = Qui non si può fare.

wr-phase-start = si estrae chi comincia
wr-phase-camp = ci si accampa
wr-phase-drive = si guida la mandria
wr-phase-abandon = va abbandonato un tepee
wr-phase-activity = si sceglie un’attività
wr-phase-over = la partita è finita

## Ascolto

wr-hear-hex = { $hex }: { $what }
wr-hear-herd = { $count ->
    [0] Nessun bisonte.
    [one] 1 bisonte.
   *[other] { $full ->
        [yes] { $count } bisonti, casella piena.
       *[no] { $count } bisonti.
    }
}
wr-hear-herd-driving = { $count ->
    [one] 1 bisonte
   *[other] { $count } bisonti
}{ $full ->
    [yes] , casella piena
   *[no] {""}
}, { $left ->
    [0] { $count ->
        [one] già guidato.
       *[other] tutti già guidati.
    }
   *[other] { $left } ancora da guidare.
}
wr-hear-no-tipis = Nessun tepee.
wr-hear-tipis = Tepee: { $list }.
wr-hear-own-tipis = { $unfed ->
    [0] { $count ->
        [one] tu { $count }, sfamato
       *[other] tu { $count }, sfamati
    }
    [one] { $count ->
        [one] tu { $count }, affamato
       *[other] tu { $count }, di cui 1 affamato
    }
   *[other] tu { $count }, di cui { $unfed } affamati
}
wr-hear-tipis-of = { $name } { $count }
wr-hear-can-go = Può andare verso { $goals }.
wr-hear-can-go-both = Il tuo tepee può andare verso { $tipi }; un bisonte può andare verso { $buffalo }.
wr-hear-place = Si può scegliere.
wr-hear-target = { $move }.
wr-hear-in-hand = Scelto.
wr-hear-plains = Le pianure. { $count ->
    [0] Ancora nessun tepee salvo.
   *[other] Salvi: { $saved }.
}{ $offer ->
    [none] {""}
   *[other] {" "}{ $offer }.
}
wr-hear-seat = { $provisions ->
    [one] 1 provvista
   *[other] { $provisions } provviste
}, { $saved ->
    [one] 1 tepee salvo
   *[other] { $saved } tepee salvi
}, { $out } sul tabellone, { $unused } di riserva.

## Aiuto

wr-help-goal-title = Lo scopo
wr-help-goal = Porta più tepee degli altri nelle pianure, in alto. A parità decidono le provviste.
wr-help-turn-title = Un turno
wr-help-drive = Guida tanti bisonti quanti sono i tuoi tepee sul tabellone, ciascuno di un passo in avanti. Una casella ne contiene al massimo cinque.
wr-help-feed = I bisonti sfamano i tepee della loro casella, prima quelli degli altri. Ogni tuo tepee affamato costa 1 provvista; quelli che non puoi pagare, li abbandoni.
wr-help-activity = Poi fai una cosa sola: viaggia con un tepee, raccogli provviste, pianta un tepee o sprona un bisonte in più.
wr-help-pieces-title = I pezzi
wr-help-buffalo = Un bisonte. Va solo in avanti.
wr-help-driven = Un bisonte già guidato in questo turno.
wr-help-tipi = Un tepee. Ognuno ne ha sette. Il numero dice quanti tepee ci sono lì.
wr-help-provision = Una provvista. Puoi averne al massimo dieci.
wr-help-keys-title = Con la tastiera
wr-help-keys = Le frecce percorrono il tabellone, Invio sceglie, Esc annulla la scelta. Destra e sinistra cambiano colonna, su e giù la fila.
