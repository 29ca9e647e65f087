# Big Manitou: carte e tessere, la frase, il diario, i rifiuti, ciò che dice un lettore di schermo.

## Carte e tessere. $form: sola (label), giocata (obj), che attacca (by), incontrata (against).

mn-chief = { $form ->
    [obj] il capo
    [by] il capo
    [against] il capo
   *[label] Capo
}
mn-clan-mother = { $form ->
    [obj] la madre del clan
    [by] la madre del clan
    [against] la madre del clan
   *[label] Madre del clan
}
mn-rainmaker = { $form ->
    [obj] il portatore di pioggia
    [by] il portatore di pioggia
    [against] il portatore di pioggia
   *[label] Portatore di pioggia
}
mn-scout = { $form ->
    [obj] l’esploratore
    [by] l’esploratore
    [against] l’esploratore
   *[label] Esploratore
}
mn-shaman = { $form ->
    [obj] lo sciamano
    [by] lo sciamano
    [against] lo sciamano
   *[label] Sciamano
}
mn-hunter = { $form ->
    [obj] il cacciatore { $number }
    [by] il cacciatore { $number }
    [against] il cacciatore { $number }
   *[label] Cacciatore { $number }
}
mn-hero-of = { $hero } di { $name }
mn-bison = bisonte { $points }
mn-tipi = tepee { $points }
mn-horse = cavallo
mn-totem = totem
mn-tomahawk = tomahawk
mn-totem-cylinder = Cilindro del totem
mn-horse-cylinder = Cilindro del cavallo

## Il tavolo

mn-board = Terreni di caccia
mn-ground = Terreno { $ground }
mn-hunt = Caccia { $hunt }
mn-progress = Caccia { $hunt } di { $hunts }
mn-progress-card = Caccia { $hunt } di { $hunts }, carta { $card } di 7
mn-progress-short = Caccia { $hunt }/{ $hunts }, carta { $card }
mn-tiles = { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
}
mn-hero-tiles = eroe: { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
}
mn-tie = parità: niente
mn-axes = ogni cacciatore +{ $count }
mn-gone = { $count ->
    [one] 1 tessera uscirebbe dal gioco
   *[other] { $count } tessere uscirebbero dal gioco
}
mn-play-here = Gioca qui
mn-shift-here = Sposta qui
mn-your-hand = La tua mano
mn-pile = { $count ->
    [0] il tuo mazzo è vuoto
    [one] ancora 1 nel mazzo
   *[other] ancora { $count } nel mazzo
}
mn-hand-empty = Nessuna carta in mano.
mn-what-happens = { $card }: che cosa succederebbe
mn-verdict-stays = resta
mn-verdict-wins = vince
mn-verdict-loses = perde
mn-verdict-both = coperti entrambi
mn-verdict-sacrifice = sacrificio: coperti entrambi
mn-verdict-closed = non qui
mn-trial = Prova di forza, terreno { $ground }
mn-sacrifice = Sacrificio, terreno { $ground }
mn-beats = batte
mn-loses-to = perde contro
mn-equals = alla pari
mn-force = Forza
mn-force-text = { $hunt ->
    [1] Prese le tessere, chi ha più forza scarta una delle sue; in caso di parità, una ciascuno. I tomahawk non contano.
   *[other] Prima che si prendano le tessere, chi ha più forza scarta una delle sue; in caso di parità, una ciascuno. I tomahawk non contano.
}
mn-force-owing = scarta una tessera
mn-force-would = scarterebbe una tessera
mn-give-up = Le tue tessere: scartane una
mn-judging = si valuta ora

## Il gruppo

mn-hunters = Cacciatori
mn-heroes = Eroi
mn-chosen = { $count ->
    [one] 1 scelto
   *[other] { $count } scelti
}
mn-chosen-force = { $count ->
    [one] 1 scelto, forza { $force }
   *[other] { $count } scelti, forza { $force }
}
mn-sort = Ordina
mn-sort-number = per numero
mn-sort-chosen = prima gli scelti
mn-party-of = su { $count }
mn-party-full = Il tuo gruppo di { $count } carte è completo. Prima togli una carta.
mn-party-first = Tre di queste saranno la tua prima mano.
mn-party-chosen = Il tuo gruppo
mn-left-next = Restano per la caccia { $hunt }, insieme a ciò che non giochi
mn-left-again = Dopo questa caccia riavrai tutte le 17 carte.
mn-left-last = È l’ultima caccia: non serve conservare nulla.
mn-clear = Svuota
mn-do-muster = Prendi queste { $count } carte
mn-do-hold = Rinuncia
mn-do-pass = Passa

## La posta

mn-beats-title = Quale eroe batte quale
mn-beats-row = { $hero } batte: { $list }.
mn-stake = La posta in gioco
mn-stake-totem = { $holder ->
    [0] Nessuno ha ancora il cilindro del totem. Permette un’ottava carta.
   *[other] { $holder } ha il cilindro del totem: un’ottava carta, se non gioca per ultimo.
}
mn-stake-horse = { $holder ->
    [0] Nessuno ha ancora il cilindro del cavallo. Permette di spostare un cacciatore.
   *[other] { $holder } ha il cilindro del cavallo: può spostare un cacciatore.
}
mn-stake-axes = { $holder ->
    [0] In questa caccia nessun tomahawk conta ancora.
   *[other] { $count ->
        [one] { $holder }: ogni cacciatore conta 1 in più.
       *[other] { $holder }: ogni cacciatore conta { $count } in più.
    }
}
mn-bag = Ancora nel sacchetto
mn-bag-text = In base a ciò che tutti hanno visto.
mn-unseen = Carte non ancora viste
mn-unseen-text = In mano, nel mazzo o fuori dal gruppo; lo può dedurre chiunque.

## Posti

mn-seat-cards = mano { $hand }, mazzo { $pile }
mn-seat-chosen = ha scelto
mn-seat-choosing = sta scegliendo
mn-seat-force = forza { $force }
mn-seat-bison = bisonti
mn-seat-tipi = tepee
mn-seat-points = { $count ->
    [one] punto
   *[other] punti
}
mn-seat-pairs = punti bisonte: { $bison }, punti tepee: { $tipi }; conta il totale minore: { $pairs }; punti in tutto: { $points }
mn-points-short = Punti
mn-tiles-short = Tessere
mn-most-axes = più tomahawk
mn-result = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, { $tipi ->
    [one] 1 punto tepee
   *[other] { $tipi } punti tepee
}, { $tiles ->
    [one] 1 tessera
   *[other] { $tiles } tessere
}

## La fine di una caccia e della partita

mn-end-title = La caccia { $hunt } è finita
mn-end-took = prende
mn-end-gave = scarta
mn-end-nothing = nulla
mn-end-gone = fuori dal gioco
mn-final = I punti finali
mn-final-pairs = conta
mn-final-tipis = A parità di punti vince { $names }, con più punti tepee: { $tipi }.
mn-final-tiles = A parità di punti e di punti tepee vince { $names }, con più tessere: { $count }.
mn-final-shared = A parità di punti, punti tepee e tessere, { $names } vincono a pari merito.

## La frase

mn-say-start = Si estrae chi gioca per primo.
mn-say-grounds = Si dispongono le tessere della caccia.
mn-say-deal = Si mescolano i gruppi.
mn-say-over = La partita è finita.
mn-say-muster = Scegli { $count } carte per questa caccia. Nessuno le vede.
mn-say-muster-detail = { $chosen ->
    [0] Non ne hai ancora scelta nessuna.
   *[other] { $left ->
        [one] Ancora 1 carta.
       *[other] Ancora { $left } carte.
    }
}
mn-say-muster-ready = Il tuo gruppo è completo.
mn-say-play = Gioca una delle tue carte su un terreno.
mn-say-play-detail = Scegli una carta, poi un terreno.
mn-say-where = { $card }: su quale terreno?
mn-say-where-detail = Scegli un’altra carta per cambiare.
mn-say-on = Terreno { $ground }: { $what }.
mn-say-force-then = La tua forza sarebbe { $force }; la più alta tra gli altri è { $most }.
mn-say-pass = Non puoi giocare nessuna delle tue carte: passa.
mn-say-pass-detail = Conta come una delle tue sette carte.
mn-say-eighth = Il cilindro del totem: gioca un’ottava carta o rinuncia.
mn-say-eighth-detail = Scegli la carta, poi un terreno.
mn-say-shift = Il cilindro del cavallo: sposta un tuo cacciatore o rinuncia.
mn-say-shift-detail = Scegli un tuo cacciatore su un terreno, poi un altro terreno.
mn-say-shift-to = { $card } dal terreno { $ground }: dove va?
mn-say-shift-left = { $total ->
    [0] Senza di lui non hai più cacciatori sul terreno { $ground }.
   *[other] Senza di lui il tuo totale sul terreno { $ground } è { $total }.
}
mn-say-force = Nessuno ha usato più forza di te: scarta una tua tessera.
mn-say-force-detail = La tua forza è { $force }. Devi scartare un bisonte o un tepee, se ne hai.
mn-say-take = Prendi una tessera dal terreno { $ground }.
mn-say-take-detail = { $claim ->
    [hero] Lì hai un eroe scoperto.
    [next] Lì hai il secondo totale più alto.
   *[highest] Lì hai il totale più alto.
}
mn-wait-muster = { $count ->
    [one] { $names } sta ancora scegliendo il gruppo.
   *[other] { $names } stanno ancora scegliendo il proprio gruppo.
}
mn-wait-muster-detail = Puoi ripensarci finché non sono pronti tutti.
mn-wait-play = { $name } gioca una carta.
mn-wait-eighth = { $name } può giocare un’ottava carta.
mn-wait-shift = { $name } può spostare un cacciatore.
mn-wait-force = { $name } deve scartare una tessera.
mn-wait-take = { $name } prende una tessera dal terreno { $ground }.

## Che cosa farebbe una carta

mn-out-alone = non incontra nessuno e resta
mn-out-beside = affianca { $hero } e hai due eroi
mn-out-trial = { $victor ->
    [attacker] incontra { $hero } e vince
    [defender] incontra { $hero } e perde
   *[nobody] incontra { $hero }; alla pari, si coprono entrambi
}
mn-out-sacrifice = { $succeeded ->
    [yes] trascina con sé { $hero }, uno dei due eroi di { $name }
   *[no] non può nulla contro { $hero }, uno dei due eroi di { $name }
}
mn-out-two = lì hai già due eroi
mn-out-closed = lì non si può giocare

## Una mossa come titolo

mn-move-muster = Prendere questo gruppo di { $count } carte
mn-move-play = Giocare { $card } sul terreno { $ground }
mn-move-pass = Passare
mn-move-hold = Rinunciare
mn-move-shift = Spostare il cacciatore { $number } dal terreno { $from } al terreno { $to }
mn-move-discard = Scartare la tessera { $tile }
mn-move-take = Prendere la tessera { $tile }

## Il diario

mn-log-dealer = Comincia { $first }; { $dealer } chiude il giro.
mn-log-hunt = Comincia la caccia { $hunt }. { $first } apre il giro, { $dealer } lo chiude.
mn-log-mustered = { $random ->
    [yes] La sorte sceglie { $count } carte per { $name }.
   *[no] { $name } ha scelto un gruppo di { $count } carte.
}
mn-log-played = { $eighth ->
    [yes] { $name } gioca { $card } sul terreno { $ground } come ottava carta.
   *[no] { $name } gioca { $card } sul terreno { $ground }.
}
mn-log-two = { $name } ha ora due eroi sul terreno { $ground }.
mn-log-trial = Prova di forza sul terreno { $ground }: { $victor ->
    [attacker] { $attacker }, con { $attack }, batte { $defence } di { $defender }. La carta battuta viene coperta.
    [defender] { $attacker }, con { $attack }, perde contro { $defence } di { $defender } e copre la propria carta.
   *[nobody] { $attacker }, con { $attack }, incontra { $defence } di { $defender }; alla pari, si coprono entrambe le carte.
}
mn-log-sacrifice = Sacrificio sul terreno { $ground }: { $succeeded ->
    [yes] { $attacker }, con { $attack }, trascina con sé { $defence } di { $defender }; si coprono entrambe le carte.
   *[no] { $attacker }, con { $attack }, non può nulla contro { $defence } di { $defender } e copre la propria carta.
}
mn-log-passed = { $name } non ha carte che si possano giocare e passa.
mn-log-held = { $cylinder ->
    [totem] { $name } rinuncia all’ottava carta.
   *[horse] { $name } non sposta cacciatori.
}
mn-log-shifted = { $name } sposta il cacciatore { $number } dal terreno { $from } al terreno { $to }.
mn-log-force = { $count ->
    [0] Nessuno ha usato la forza.
    [one] { $names } ha usato più forza di tutti ({ $force }){ $owing ->
        [0] , ma non ha tessere da scartare.
       *[other] {" "}e scarta una tessera.
    }
   *[other] { $names } hanno usato più forza di tutti ({ $force } a testa){ $owing ->
        [0] , ma non hanno tessere da scartare.
       *[other] ; chi ha tessere ne scarta una.
    }
}
mn-log-discarded = { $name } scarta la tessera { $tile }.
mn-log-judged = { $count ->
    [0] Si valuta il terreno { $ground }: nessuno prende nulla.
   *[other] Si valuta il terreno { $ground }: { $list }.
}
mn-judged-total = { $name } ha { $total }
mn-judged-hero = { $name } ha l’eroe
mn-log-took = { $name } prende la tessera { $tile } dal terreno { $ground }.
mn-log-cylinder = { $cylinder ->
    [totem] { $name } ha ora il cilindro del totem
   *[horse] { $name } ha ora il cilindro del cavallo
}{ $from ->
    [0] .
   *[other] , che prima era di { $from }.
}
mn-log-gone = Ciò che resta sul terreno { $ground } esce dal gioco: { $tiles }.
mn-log-restored = Tutti riprendono le loro 17 carte.
mn-log-scored = { $points ->
    [one] { $name } ha 1 punto, di cui { $pairs } per bisonti e tepee.
   *[other] { $name } ha { $points } punti, di cui { $pairs } per bisonti e tepee.
}
mn-log-ranked = { $count ->
    [one] Vince { $names }.
   *[other] { $names } vincono a pari merito.
}

## Che cosa porta la propria mossa, detto prima di farla

mn-own-two = Avrai due eroi sul terreno { $ground }.
mn-own-trial = Prova di forza: { $victor ->
    [attacker] con { $attack } batti { $defence } di { $defender }. La carta battuta viene coperta.
    [defender] con { $attack } perdi contro { $defence } di { $defender } e copri la tua carta.
   *[nobody] con { $attack } incontri { $defence } di { $defender }: alla pari, si coprono entrambe le carte.
}
mn-own-sacrifice = Sacrificio: { $succeeded ->
    [yes] con { $attack } trascini con te { $defence } di { $defender }; si coprono entrambe le carte.
   *[no] con { $attack } non puoi nulla contro { $defence } di { $defender } e copri la tua carta.
}
mn-own-force = { $count ->
    [0] Hai usato più forza di tutti, { $force }{ $owing ->
        [0] , ma non hai tessere da scartare.
       *[other] , e scarti una tessera.
    }
   *[other] Tu e { $names } avete usato più forza di tutti, { $force } a testa{ $owing ->
        [0] , ma non avete tessere da scartare.
       *[other] ; chi ha tessere ne scarta una.
    }
}
mn-own-total = tu hai { $total }
mn-own-hero = tu hai l’eroe
mn-own-cylinder = { $cylinder ->
    [totem] Avrai il cilindro del totem
   *[horse] Avrai il cilindro del cavallo
}{ $from ->
    [0] .
   *[other] , che prima aveva { $from }.
}
mn-own-hunt = Comincia la caccia { $hunt }. { $place ->
    [first] Tu apri il giro, { $other } lo chiude.
   *[last] { $other } apre il giro, tu lo chiudi.
}
mn-own-scored = { $points ->
    [one] Hai 1 punto, di cui { $pairs } per bisonti e tepee.
   *[other] Hai { $points } punti, di cui { $pairs } per bisonti e tepee.
}

## Rifiuti

mn-no-not-your-turn = Non è il tuo turno.
mn-no-already-mustered = Hai già scelto il tuo gruppo.
mn-no-wrong-phase = Non è questo il momento: { $phase }.
mn-no-not-available = { $available ->
    [0] Questa carta non è più disponibile: { $card }.
   *[other] Questa carta non è disponibile due volte: { $card }.
}
mn-no-wrong-party-size = Il gruppo deve avere { $needed } carte e { $cards ->
    [0] tu non ne hai scelta nessuna.
    [one] tu ne hai scelta 1.
   *[other] tu ne hai scelte { $cards }.
}
mn-no-not-in-hand = Non hai in mano questa carta: { $card }.
mn-no-two-heroes = Hai già due eroi scoperti sul terreno { $ground }; un terzo non può unirsi a loro.
mn-no-cannot-pass = Hai una carta che si può giocare, quindi non puoi passare.
mn-no-not-a-hunter = Si può spostare solo un cacciatore.
mn-no-not-there = Questa carta non è sul terreno { $ground }: { $card }.
mn-no-same-ground = Il cacciatore è già sul terreno { $ground }.
mn-no-no-such-tile = Non hai questa tessera: { $tile }.
mn-no-bison-or-tipi-first = Hai tessere bisonte o tepee: devi scartare una di quelle.
mn-no-not-on-ground = Questa tessera non è sul terreno { $ground }: { $tile }.
mn-no-game-is-over = La partita è finita.
mn-no-impossible = Qui non si può fare.

mn-phase-start = si estrae chi gioca per primo
mn-phase-grounds = si dispongono le tessere
mn-phase-muster = si scelgono i gruppi
mn-phase-deal = si mescolano i gruppi
mn-phase-play = si giocano le carte
mn-phase-eighth = si può giocare un’ottava carta
mn-phase-shift = si può spostare un cacciatore
mn-phase-force = si deve scartare una tessera
mn-phase-take = si prendono le tessere
mn-phase-over = la partita è finita

## Ascoltato

mn-hear-ground = { $count ->
    [0] Terreno { $ground }: nessuna tessera.
   *[other] Terreno { $ground }: { $tiles }.
}
mn-hear-leads = { $name } è in testa con { $total }
mn-hear-hero = { $count ->
    [one] { $name } ha l’eroe
   *[other] { $name } ha due eroi
}
mn-hear-leads-hero = { $count ->
    [one] { $name } è in testa con { $total } e ha l’eroe
   *[other] { $name } è in testa con { $total } e ha due eroi
}
mn-hear-nobody = Nessuno è in testa.
mn-hear-turned = { $card } (carta coperta)
mn-hear-lane = { $count ->
    [0] { $name }: nessuna carta.
   *[other] { $name }: { $cards }. { $total ->
        [0] Nessun cacciatore
       *[other] Totale { $total }
    }, { $tiles ->
        [0] non prende tessere.
        [one] prende 1 tessera.
       *[other] prende { $tiles } tessere.
    }
}
mn-hear-play-here = { $ground }: giocare { $card }
mn-hear-shift-here = { $ground }, spostare qui: { $card }
mn-hear-total = Lì il tuo totale sarebbe { $total }.
mn-hear-seat = Carte in mano: { $hand }, nel mazzo: { $pile }. { $count ->
    [0] Nessuna tessera.
   *[other] Tessere: { $tiles }.
}{ $totem ->
    [yes] {" "}Cilindro del totem.
   *[no] {""}
}{ $horse ->
    [yes] {" "}Cilindro del cavallo.
   *[no] {""}
}
mn-hear-axes = { $count } tomahawk
mn-hear-take = Prendere la tessera { $tile }
mn-hear-discard = Scartare la tessera { $tile }
mn-hear-hunter = Spostare il cacciatore { $number } dal terreno { $ground }
mn-hear-spent = { $card }, carta consumata

## Aiuto

mn-help-goal-title = Lo scopo
mn-help-goal = Raccogli bisonti e tepee in equilibrio: conta solo il totale minore. I due cilindri e il maggior numero di tomahawk valgono 1 punto ciascuno.
mn-help-hunt-title = Una caccia
mn-help-muster = Scegli in segreto il tuo gruppo. Le cacce vanno a coppie: le carte giocate nella prima mancano nella seconda.
mn-help-play = A turno tutti giocano sette carte sui tre terreni. In mano ne hai tre, finché il tuo mazzo non si svuota.
mn-help-trial = Un eroe che ne incontra un altro affronta una prova di forza: chi perde viene coperto e non conta più; a parità, tutti e due. Contro due eroi si copre anche il tuo.
mn-help-take = Poi si valuta ogni terreno: l’eroe prende 1 tessera, il totale di cacciatori più alto 2, il secondo 1. I totali uguali non prendono nulla.
mn-help-force = Chi ha usato più forza su tutti i terreni insieme scarta una tessera: nella caccia 1 dopo la presa delle tessere, nelle altre prima.
mn-help-pieces-title = Le tessere
mn-help-bison = Bisonti e tepee: ogni figura è un punto.
mn-help-tomahawk = Con un tomahawk ogni tuo cacciatore conta 1 in più, dalla caccia seguente.
mn-help-totem = Totem: chi ne prende uno, se ne ha almeno tanti quanti il possessore del cilindro del totem, ottiene il cilindro e può giocare un’ottava carta.
mn-help-horse = Cavalli: allo stesso modo si ottiene il cilindro del cavallo, e alla fine si può spostare un cacciatore.
mn-help-points = La stella accanto a un nome: i punti finora.
mn-help-tiles = Il quadrato accanto a un nome: il numero di tessere.
mn-help-keys-title = Con la tastiera
mn-help-keys = Tab passa da una zona all’altra, le frecce si spostano al suo interno, Invio sceglie, Esc annulla la scelta.
