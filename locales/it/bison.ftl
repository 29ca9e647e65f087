# Bison: la mappa, la decisione, il diario, i rifiuti, ciò che sente un lettore di schermo.

## Le cose

bison-count-bison = { $count ->
    [one] 1 bisonte
   *[other] { $count } bisonti
}
bison-count-salmon = { $count ->
    [one] 1 salmone
   *[other] { $count } salmoni
}
bison-count-turkey = { $count ->
    [one] 1 tacchino
   *[other] { $count } tacchini
}
bison-count-none = niente
bison-ware-hunter = un cacciatore
bison-ware-tipi = un tepee di grandezza { $size }
bison-ware-canoe = una canoa di grandezza { $size }

bison-space = { $land ->
    [prairie] Prateria di { $tile }
    [river] Fiume di { $tile }
   *[mountain] Montagna di { $tile }
}
bison-space-on = { $land ->
    [prairie] sulla prateria di { $tile }
    [river] sul fiume di { $tile }
   *[mountain] sulla montagna di { $tile }
}
bison-space-from = { $land ->
    [prairie] dalla prateria di { $tile }
    [river] dal fiume di { $tile }
   *[mountain] dalla montagna di { $tile }
}
bison-space-to = { $land ->
    [prairie] alla prateria di { $tile }
    [river] al fiume di { $tile }
   *[mountain] alla montagna di { $tile }
}

bison-way-n = a nord del totem
bison-way-ne = a nord-est del totem
bison-way-e = a est del totem
bison-way-se = a sud-est del totem
bison-way-s = a sud del totem
bison-way-sw = a sud-ovest del totem
bison-way-w = a ovest del totem
bison-way-nw = a nord-ovest del totem
bison-beside-ne = a nord-est di { $tile }
bison-beside-e = a est di { $tile }
bison-beside-se = a sud-est di { $tile }
bison-beside-sw = a sud-ovest di { $tile }
bison-beside-w = a ovest di { $tile }
bison-beside-nw = a nord-ovest di { $tile }

## La mappa

bison-map-name = Mappa di Bison. Frecce per muoversi, Invio per scegliere, Esc per tornare indietro, più e meno per lo zoom.
bison-map-spaces = Spazi della mappa
bison-plates = Regioni della mappa
bison-layer = Evidenzia le regioni
bison-layer-off = Nessuna
bison-layer-prairie = Praterie
bison-layer-mountain = Montagne
bison-layer-river = Fiumi
bison-zoom-in = Ingrandisci
bison-zoom-out = Rimpicciolisci
bison-zoom-all = Mostra tutto
bison-turn-left = Gira la tessera a sinistra
bison-turn-right = Gira la tessera a destra
bison-progress = Stag. { $season }/{ $seasons }, turno { $round }/4

## Le azioni

bison-actions = Azioni
bison-do-place = Posa
bison-do-tipi = Tepee
bison-do-canoe = Canoa
bison-do-gather = Raduno
bison-do-step = Spostamento
bison-do-trek = Marcia
bison-do-market = Mercato
bison-taken = { $action }: azione già fatta in questa stagione
bison-shut = { $action }: ora non è possibile

## La frase

bison-say-start = Si sorteggia chi comincia e si mescolano le tessere.
bison-say-over = La partita è finita.
bison-say-over-detail = Era il conteggio finale: prima tutte le scorte erano tornate a 0.
bison-say-action = Tocca a te: scegli un’azione.
bison-say-action-detail = { $round ->
    [4] L’ultimo dei tuoi quattro turni in questa stagione.
   *[other] Turno { $round } di 4 in questa stagione. Prima puoi andare al mercato.
}
bison-say-place = Posa la tua tessera: scegli una casella libera.
bison-say-place-detail = { $cells ->
    [one] Può stare in una casella, in tre orientamenti. Il limite è di { $reach } tessere dal totem.
   *[other] Può stare in { $cells } caselle, in tre orientamenti ciascuna; il limite è di { $reach } tessere dal totem.
}
bison-say-turn-tile = { $most ->
    [0] Posa la tua tessera: scegli l’orientamento.
    [one] Posa la tua tessera: scegli l’orientamento e 0 o 1 cacciatore.
   *[other] Posa la tua tessera: scegli l’orientamento e da 0 a { $most } cacciatori.
}
bison-say-turn-tile-detail = { $hunters ->
    [0] Senza cacciatori guadagni un animale.
    [one] { $land ->
        [prairie] 1 cacciatore sulla sua prateria è gratis.
        [river] 1 cacciatore sul suo fiume è gratis.
       *[mountain] 1 cacciatore sulla sua montagna è gratis.
    }
   *[other] { $land ->
        [prairie] { $hunters } cacciatori sulla sua prateria.
        [river] { $hunters } cacciatori sul suo fiume.
       *[mountain] { $hunters } cacciatori sulla sua montagna.
    }
}
bison-say-tipi = Tepee: scegli una prateria o una montagna dove hai cacciatori.
bison-say-canoe = Canoa: scegli un fiume dove hai cacciatori.
bison-say-gather = Raduno: scegli un cacciatore, poi il luogo.
bison-say-step = Spostamento: scegli un cacciatore.
bison-say-trek = Marcia: scegli un cacciatore.
bison-about-tipi = { $many ->
    [yes] Puoi costruire su più spazi, con cinque cacciatori in tutto. Un tepee di grandezza 2 ne richiede due sul posto, e così via.
   *[no] Un tepee di grandezza 2 richiede due cacciatori sul posto, e così via; tornano nella tua riserva. Il primo cacciatore è gratis.
}
bison-about-canoe = { $many ->
    [yes] Puoi costruire su più fiumi, con cinque cacciatori in tutto. Una canoa di grandezza 2 ne richiede due sul posto, e così via.
   *[no] Una canoa di grandezza 2 richiede due cacciatori sul posto, e così via; tornano nella tua riserva. Il primo cacciatore è gratis.
}
bison-about-gather = Fino a cinque cacciatori, da qualsiasi punto della mappa, raggiungono uno spazio dove resta un altro tuo cacciatore. Il primo è gratis.
bison-about-step = Fino a cinque cacciatori si spostano di uno spazio ciascuno. Il primo è gratis. Ogni passo si può annullare.
bison-about-trek = Fino a cinque cacciatori si spostano da uno a tre spazi ciascuno, anche attraverso spazi altrui. Il primo è gratis.
bison-about-place = Posa la tua tessera accanto a un’altra e metti fino a cinque cacciatori della tua riserva su uno dei suoi spazi. Il primo è gratis.
bison-idle-hunters = { $where ->
    [land] Non hai cacciatori su praterie o montagne.
    [river] Non hai cacciatori sui fiumi.
   *[map] Non hai cacciatori sulla mappa.
}
bison-idle-craft = { $craft ->
    [tipi] Non hai tepee nella riserva: comprane uno al mercato.
   *[canoe] Non hai canoe nella riserva: comprane una al mercato.
}
bison-idle-small = { $craft ->
    [tipi] Lì i tuoi cacciatori sono troppo pochi per i tepee della tua riserva, oppure non puoi pagarli.
   *[canoe] Lì i tuoi cacciatori sono troppo pochi per le canoe della tua riserva, oppure non puoi pagarli.
}
bison-idle-gather = Per un raduno servono tuoi cacciatori su almeno due spazi: qualcuno arriva, uno resta.
bison-idle-way = I tuoi cacciatori non possono andare da nessuna parte: gli spazi che raggiungono sono occupati da altri.
bison-say-only-skip = { $action }: ora i cacciatori non possono fare nulla.
bison-say-only-skip-detail = Puoi saltare l’azione: guadagni un animale.
bison-say-more = { $action }: continua o chiudi qui.
bison-say-size = { $craft ->
    [tipi] Quanto sarà grande il tepee?
   *[canoe] Quanto sarà grande la canoa?
}
bison-say-size-detail = Scegli una grandezza tra quelle che hai nella riserva.
bison-say-hunter-to = Dove va questo cacciatore?
bison-say-cost = { $used ->
    [0] Ancora nessun cacciatore.
    [one] Finora 1 cacciatore, gratis.
   *[other] Finora { $used } cacciatori, che costano { $cost } animali.
}{ $next ->
    [none] {""}
    [0] {" "}Il primo è gratis.
   *[other] {" "}Con un altro il costo sale a { $next }.
}
bison-say-pay = Paga { $cost } animali.
bison-say-pay-detail = { $hunters ->
    [one] Per 1 cacciatore. Le specie le scegli tu.
   *[other] Per { $hunters } cacciatori. Le specie le scegli tu.
}
bison-say-gain = Prendi un animale.
bison-say-gain-detail = Un’azione senza cacciatori porta un animale.
bison-say-overflow = Hai più di 15 animali di una specie: compra, scambia o perdi l’eccedenza.
bison-say-overflow-detail = { $final ->
    [yes] Nel conteggio finale contano solo gli animali: scambia quelli oltre 15, altrimenti vanno persi. Non comprare più nulla.
   *[no] Compra e scambia quanto vuoi. Ciò che resta oltre 15 va perso.
}
bison-say-market = Mercato: compra pezzi o scambia animali.
bison-say-market-detail = Poi viene la tua azione. Fino ad allora puoi annullare tutto.
bison-say-ready = Tutto pronto. Confermi?
bison-wait-action = { $name } sceglie un’azione.
bison-wait-going = { $name } è all’opera: { $action }.
bison-wait-pay = { $name } paga.
bison-wait-gain = { $name } prende un animale.
bison-wait-overflow = { $name } ha più di 15 ed è al mercato.

bison-main-place = Posa
bison-main-do = Conferma
bison-main-pay = { $placing ->
    [yes] Posa e paga { $cost }
   *[no] Paga { $cost }
}
bison-main-gain = { $placing ->
    [yes] Posa e prendi { $animal }
   *[no] Prendi { $animal }
}
bison-main-done = { $cost ->
    [0] Chiudi qui
   *[other] Chiudi, poi paga { $cost }
}
bison-main-dealt = Fine del mercato
bison-main-settle = Perdi l’eccedenza

## Il pannello

bison-tile-title = La tua tessera e le regioni che unirebbe
bison-tile-alone = La tua tessera
bison-tile-ways = La tua tessera: una sola, in tre orientamenti
bison-tile-turn = Orientamento { $turn }: { $regions }
bison-tile-turn-plain = Orientamento { $turn }
bison-hunters-title = Cacciatori sulla tessera
bison-hunters-land = Su quale terreno
bison-land-prairie = Prateria
bison-land-river = Fiume
bison-land-mountain = Montagna
bison-cost-gain = +1
bison-cost-free = gratis
bison-hunters-name = { $hunters ->
    [0] Nessun cacciatore: guadagni 1 animale
    [one] 1 cacciatore: gratis
   *[other] { $hunters } cacciatori: { $cost } animali
}
bison-size-title = { $craft ->
    [tipi] Grandezza del tepee
   *[canoe] Grandezza della canoa
}
bison-size-name = { $size ->
    [0] Togli
   *[other] Grandezza { $size }
}
bison-size-away = togli
bison-skip-title = Senza cacciatori
bison-skip = Salta «{ $action }»: guadagna un animale
bison-parts-title = Finora in questo turno
bison-pay-title = Paga { $cost } animali, a tua scelta
bison-pay-suggested = proposta
bison-pay-less = { $animal ->
    [bison] Un bisonte in meno
    [salmon] Un salmone in meno
   *[turkey] Un tacchino in meno
}
bison-pay-more = { $animal ->
    [bison] Un bisonte in più
    [salmon] Un salmone in più
   *[turkey] Un tacchino in più
}
bison-pay-row = { $animal ->
    [bison] Bisonti: { $before } ora, { $after } dopo
    [salmon] Salmoni: { $before } ora, { $after } dopo
   *[turkey] Tacchini: { $before } ora, { $after } dopo
}
bison-gain-title = Prendi un animale
bison-animal-bison = Bisonte
bison-animal-salmon = Salmone
bison-animal-turkey = Tacchino
bison-market-title = Dal mercato alla tua riserva
bison-market-empty = Ora non puoi comprare niente.
bison-each = { $price } per specie
bison-sold-out = non ce n’è più
bison-buy = Compra { $ware } per { $price } di ogni specie
bison-trade-title = Scambia 3 a 1
bison-trade = { $give } per { $get }
bison-trade-none = Uno scambio richiede tre animali della stessa specie.
bison-income-title = Se la stagione finisse ora
bison-income-final = Se fosse il conteggio finale
bison-income-row = { $animal ->
    [bison] Bisonti: { $before } ora, { $gets } in più
    [salmon] Salmoni: { $before } ora, { $gets } in più
   *[turkey] Tacchini: { $before } ora, { $gets } in più
}
bison-income-cap = Di ogni specie ne contano al massimo 15.
bison-income-above = Oltre 15 perderesti { $lost }.
bison-scoring-season = Conteggio della stagione { $season }
bison-scoring-last = Conteggio finale, da 0
bison-scoring-whole = Guadagno della stagione { $season }
bison-scoring-so-far = Finora in questo conteggio
bison-scoring-which = Quale conteggio
bison-scoring-option = Stagione { $season }
bison-scoring-step = Regione { $step } di { $count }
bison-scoring-back = Regione precedente
bison-scoring-next = Regione successiva
bison-scoring-follow = Segui regione per regione
bison-scoring-close = Chiudi
bison-scoring-gets = { $name } riceve { $gets }
bison-share-whole = primo da solo: prende tutto
bison-share-half = la metà, per difetto
bison-share-held = gli animali dei propri spazi

## I posti

bison-seat-turns = { $count ->
    [0] Nessuna azione in questa stagione
    [one] { $count } turno su 4: { $actions }
   *[other] { $count } turni su 4: { $actions }
}
bison-none = nessuna
bison-result = { $score ->
    [0] nessun animale
    [one] 1 animale: { $stock }
   *[other] { $score } animali: { $stock }
}

## Una mossa come titolo

bison-move-done = Chiudere l’azione
bison-move-settle = Perdere l’eccedenza
bison-move-buy = Comprare { $ware }
bison-move-trade = Scambiare { $give } con { $get }
bison-move-pay = Pagare { $paid }
bison-move-gain = Prendere { $animal }
bison-move-skip = { $action } senza cacciatori

## Il diario

bison-log-first = { $name } comincia la stagione.
bison-log-shuffled = Si mescolano { $tiles } tessere per il mazzo; altre { $removed } escono dal gioco senza essere viste.
bison-log-season = Comincia la stagione { $season } di { $seasons }.
bison-log-drawn = { $name } pesca la tessera { $tile }.
bison-log-bought = { $name } compra { $ware } per { $paid }.
bison-log-traded = { $name } scambia { $give } con { $get }.
bison-log-placed = { $name } posa la tessera { $tile } { $way }.
bison-log-arrived = { $count ->
    [one] Un cacciatore di { $name } arriva { $place }.
   *[other] { $count } cacciatori di { $name } arrivano { $place }.
}
bison-log-built = { $craft ->
    [tipi] { $name } costruisce un tepee di grandezza { $size } { $place }.
   *[canoe] { $name } costruisce una canoa di grandezza { $size } { $place }.
}
bison-log-enlarged = { $craft ->
    [tipi] { $name } ingrandisce il tepee { $place } da { $from } a { $size }.
   *[canoe] { $name } ingrandisce la canoa { $place } da { $from } a { $size }.
}
bison-log-shrunk = { $craft ->
    [tipi] { $name } riduce il tepee { $place } da { $from } a { $size }.
   *[canoe] { $name } riduce la canoa { $place } da { $from } a { $size }.
}
bison-log-removed = { $craft ->
    [tipi] { $name } toglie il tepee di grandezza { $from } { $place }.
   *[canoe] { $name } toglie la canoa di grandezza { $from } { $place }.
}
bison-log-gathered = { $count ->
    [one] { $name } raduna un cacciatore { $place }.
   *[other] { $name } raduna { $count } cacciatori { $place }.
}
bison-log-way = { $from } { $to }
bison-log-stepped = { $count ->
    [one] { $name } sposta un cacciatore { $ways }.
   *[other] { $name } sposta { $count } cacciatori: { $ways }.
}
bison-log-trekked = { $count ->
    [one] { $name } fa marciare un cacciatore { $ways }.
   *[other] { $name } fa marciare { $count } cacciatori: { $ways }.
}
bison-log-skipped = { $name } salta «{ $action }».
bison-log-paid = { $name } paga { $paid }.
bison-log-gained = { $name } guadagna { $animal }.
bison-log-gain-forgone = { $name } non guadagna niente: tutte le scorte sono piene.
bison-log-cleared = Conteggio finale: prima tutte le scorte tornano a 0.
bison-log-land = { $land ->
    [prairie] Conteggio delle praterie.
    [river] Conteggio dei fiumi.
   *[mountain] Conteggio delle montagne.
}
bison-log-region = { $land ->
    [prairie] Prateria con { $animals }: { $shares }.
    [river] Fiume con { $animals }: { $shares }.
   *[mountain] Montagna con { $animals }: { $shares }.
}
bison-log-share = { $name } { $count }
bison-log-overflowed = { $name } ha { $stock }, più di 15.
bison-log-settled = { $name } perde { $lost }.
bison-log-over = { $count ->
    [one] Vince { $names }.
   *[other] { $names } vincono a pari merito.
}

## Il proprio piano, come viene detto a chi lo fa

bison-own-bought = Compri { $ware } per { $paid }.
bison-own-traded = Scambi { $give } con { $get }.
bison-own-placed = Posi la tessera { $tile } { $way }.
bison-own-arrived = { $count ->
    [one] Un tuo cacciatore arriva { $place }.
   *[other] { $count } tuoi cacciatori arrivano { $place }.
}
bison-own-built = { $craft ->
    [tipi] Costruisci un tepee di grandezza { $size } { $place }.
   *[canoe] Costruisci una canoa di grandezza { $size } { $place }.
}
bison-own-enlarged = { $craft ->
    [tipi] Ingrandisci il tepee { $place } da { $from } a { $size }.
   *[canoe] Ingrandisci la canoa { $place } da { $from } a { $size }.
}
bison-own-shrunk = { $craft ->
    [tipi] Riduci il tepee { $place } da { $from } a { $size }.
   *[canoe] Riduci la canoa { $place } da { $from } a { $size }.
}
bison-own-removed = { $craft ->
    [tipi] Togli il tepee di grandezza { $from } { $place }.
   *[canoe] Togli la canoa di grandezza { $from } { $place }.
}
bison-own-gathered = { $count ->
    [one] Raduni un cacciatore { $place }.
   *[other] Raduni { $count } cacciatori { $place }.
}
bison-own-stepped = Ti sposti { $ways }.
bison-own-trekked = Marci { $ways }.
bison-own-skipped = Salti «{ $action }».
bison-own-paid = Paghi { $paid }.
bison-own-gained = Guadagni { $animal }.
bison-own-gain-forgone = Non guadagni niente: tutte le scorte sono piene.
bison-own-overflowed = Hai { $stock }, più di 15.

## I rifiuti

bison-no-not-your-turn = Non è il tuo turno.
bison-no-game-is-over = La partita è finita.
bison-no-pay-first = Prima paga { $cost } animali per l’azione.
bison-no-gain-first = Prima scegli l’animale che guadagni.
bison-no-settle-first = Hai più di 15 animali di una specie: compra, scambia o perdi l’eccedenza.
bison-no-action-goes-on = «{ $action }» è in corso: impiega un altro cacciatore o chiudi l’azione.
bison-no-action-taken = Hai già fatto «{ $action }» in questa stagione.
bison-no-sold-out = Nel tuo mercato non trovi più { $ware }.
bison-no-cannot-buy = { $price ->
    [one] Per comprare { $ware } serve 1 animale di ogni specie; tu hai { $has }.
   *[other] Per comprare { $ware } servono { $price } animali di ogni specie; tu hai { $has }.
}
bison-no-cannot-trade = Uno scambio richiede tre animali della stessa specie; tu hai { $has }.
bison-no-too-few-animals = Non bastano: hai { $has }.
bison-no-stock-is-full = { $animal ->
    [bison] Hai già 15 bisonti o più.
    [salmon] Hai già 15 salmoni o più.
   *[turkey] Hai già 15 tacchini o più.
}
bison-no-must-place = È il tuo ultimo turno della stagione: devi posare la tessera.
bison-no-cannot-pay = { $hunters } cacciatori costano { $cost } animali; { $has ->
    [0] tu non ne hai.
   *[other] tu ne hai { $has }.
}
bison-no-too-many-hunters = Un’azione impiega al massimo cinque cacciatori.
bison-no-supply-too-small = { $has ->
    [0] Non hai cacciatori nella riserva.
    [one] Hai solo 1 cacciatore nella riserva.
   *[other] Hai solo { $has } cacciatori nella riserva.
}
bison-no-cell-taken = In quella casella c’è già una tessera.
bison-no-cell-apart = Quella casella non tocca nessuna tessera.
bison-no-cell-too-far = Quella casella dista { $distance } tessere dal totem; il limite è { $reach }.
bison-no-wrong-land = { $craft ->
    [tipi] Un tepee sta su una prateria o su una montagna.
   *[canoe] Una canoa sta su un fiume.
}
bison-no-held-by-other = Lì ci sono pezzi di { $name }.
bison-no-no-hunter = Non hai cacciatori { $place }.
bison-no-changed-already = Hai già modificato quello spazio in questa azione.
bison-no-all-moved = Tutti i tuoi cacciatori { $place } si sono già mossi in questa azione.
bison-no-not-in-supply = { $craft ->
    [tipi] Non hai un tepee di grandezza { $size } nella riserva.
   *[canoe] Non hai una canoa di grandezza { $size } nella riserva.
}
bison-no-same-size = { $craft ->
    [tipi] Quel tepee ha già questa grandezza.
   *[canoe] Quella canoa ha già questa grandezza.
}
bison-no-nothing-to-shrink = { $craft ->
    [tipi] Lì non hai un tepee da ridurre.
   *[canoe] Lì non hai una canoa da ridurre.
}
bison-no-no-shrinking = { $craft ->
    [tipi] Solo con la variante 2 si possono ridurre i tepee.
   *[canoe] Solo con la variante 2 si possono ridurre le canoe.
}
bison-no-too-few-hunters = { $needed ->
    [one] Serve 1 cacciatore { $place }; { $has ->
        [0] tu non ne hai.
       *[other] tu ne hai { $has }.
    }
   *[other] Servono { $needed } cacciatori { $place }; { $has ->
        [0] tu non ne hai.
       *[other] tu ne hai { $has }.
    }
}
bison-no-other-gathering = Il raduno è { $place }.
bison-no-not-near = Quello spazio non è adiacente.
bison-no-not-in-three = Quello spazio è a più di tre passi, oppure il percorso è interrotto.
bison-no-wrong-sum = L’azione costa { $cost } animali, non { $paid }.
bison-no-impossible = Ora non si può fare.

## All’ascolto

bison-hear-camp = { $mine ->
    [yes] Tu
   *[no] { $name }
}: { $craft ->
    [tipi] tepee di grandezza { $size }{ $hunters ->
        [0] {""}
        [one] {" "}e 1 cacciatore
       *[other] {" "}e { $hunters } cacciatori
    }
    [canoe] canoa di grandezza { $size }{ $hunters ->
        [0] {""}
        [one] {" "}e 1 cacciatore
       *[other] {" "}e { $hunters } cacciatori
    }
   *[none] { $hunters ->
        [one] 1 cacciatore
       *[other] { $hunters } cacciatori
    }
}.
bison-hear-region = { $count ->
    [0] Regione di { $animals }: non c’è nessuno.
   *[other] Regione di { $animals }: { $ranks }.
}
bison-hear-rank = { $rank ->
    [1] { $count ->
        [one] al primo posto { $who }
       *[other] primi a pari merito { $who }
    }
    [2] { $count ->
        [one] al secondo posto { $who }
       *[other] secondi a pari merito { $who }
    }
    [3] { $count ->
        [one] al terzo posto { $who }
       *[other] terzi a pari merito { $who }
    }
   *[other] al quarto posto { $who }
}
bison-hear-chosen = Scelto.
bison-hear-target = Qui può arrivare un cacciatore.
bison-hear-start = Si può scegliere.
bison-hear-cell = Casella libera, { $where }. { $turns ->
    [one] La tua tessera può stare qui in un solo orientamento.
   *[other] La tua tessera può stare qui in { $turns } orientamenti.
}
bison-hear-seat = { $bison ->
    [one] 1 bisonte
   *[other] { $bison } bisonti
}, { $salmon ->
    [one] 1 salmone
   *[other] { $salmon } salmoni
}, { $turkey ->
    [one] 1 tacchino
   *[other] { $turkey } tacchini
}. Nella riserva { $hunters ->
    [0] nessun cacciatore
    [one] 1 cacciatore
   *[other] { $hunters } cacciatori
}. Azioni fatte: { $actions }.

## Aiuto

bison-help-goal-title = Lo scopo
bison-help-goal = Domina i terreni di caccia che ti sfamano meglio. Alla fine vale solo l’ultimo conteggio: vince chi ha più animali.
bison-help-season-title = Una stagione
bison-help-season-1 = Ognuno ha quattro turni: prima il mercato, se vuole, poi una delle sei azioni, ciascuna una volta per stagione. La tua tessera va posata entro la fine della stagione.
bison-help-season-2 = Un’azione con un cacciatore è gratis, con più cacciatori costa animali; senza, ne guadagni uno.
bison-help-season-3 = Poi c’è il conteggio di praterie, montagne e fiumi, regione per regione: chi domina prende tutti gli animali, il secondo la metà.
bison-help-length = In due si giocano sei stagioni, in tre cinque, in quattro quattro. Prima del conteggio finale tutte le scorte tornano a 0.
bison-help-start = Cominci con 10 animali di ogni specie, quattro cacciatori, e tepee e canoe di grandezza 1 e 2; il resto è al mercato.
bison-help-rank-title = Chi domina
bison-help-rank = Conta il tepee o la canoa più grande, poi quanti sono di quella grandezza, poi la grandezza inferiore; i cacciatori decidono per ultimi.
bison-help-pieces-title = I pezzi
bison-help-space = Uno spazio ospita i pezzi di un solo giocatore, e al massimo un tepee o una canoa.
bison-help-hunter = Un cacciatore. La targhetta dice quanti cacciatori ci sono lì.
bison-help-tipi = Un tepee, su praterie e montagne. Il disco ne dice la grandezza.
bison-help-canoe = Una canoa, sui fiumi. La targhetta ne dice la grandezza.
bison-help-totem = Il totem. Le tessere stanno entro una certa distanza, di solito tre.
bison-help-chip = La targa di una regione dice quanti animali ha e in che ordine sono i giocatori: l’1 li prende tutti, il 2 la metà.
bison-help-keys-title = Con la tastiera
bison-help-keys = Le frecce vanno da tessera a tessera, Pag su e Pag giù tra gli spazi di una tessera, Invio sceglie, Esc torna indietro. R gira la tessera, Maiusc e R la gira nell’altro senso. Più e meno cambiano lo zoom, Maiusc e frecce spostano la mappa, 0 mostra tutto.
