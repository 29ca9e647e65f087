# I giochi nel terminale: che cosa dice e capisce il prompt.

## Inizio e fine

term-welcome = { $game }, { $seats } giocatori. Tu sei { $name }, al posto { $seat }.
term-bots = { $count ->
    [one] Giochi contro un bot: { $names }. Livello: { $level }.
   *[other] Giochi contro dei bot: { $names }. Livello: { $level }.
}
term-kept = La partita viene salvata in { $file }, mossa per mossa.
term-resumed = La partita riprende da dove era rimasta.
term-hint = Scrivi il numero di una scelta. «{ $help }» dice che cos’altro puoi scrivere.
term-over = La partita è finita.
term-place = { $rank }º { $name }: { $result }
term-record = La registrazione è in { $file }. Per rileggere la partita: tallgrass replay { $file } --text
term-bye = La partita è salvata in { $file }. Per riprenderla: tallgrass play --resume { $file }

## Scegliere

term-so-far = Finora: { $choices }.
term-only = Una sola scelta: { $choice }
term-about = { $thing }: { $what }
term-back = Indietro
term-no-choice = «{ $text }» non è tra le scelte. Scrivi un numero da 1 a { $most }, oppure «{ $help }».
term-pick-how = Scrivi i numeri di ciò che vuoi, separati da spazi. Un meno davanti a un numero lo toglie.
term-pick-item = { $chosen ->
    [0] { $name }: { $count }
    [one] { $name }: { $count }, di cui 1 scelta
   *[other] { $name }: { $count }, di cui { $chosen } scelte
}
term-pick-left = { $left ->
    [one] Ancora 1 da scegliere.
   *[other] Ancora { $left } da scegliere.
}
term-pick-chosen = Finora hai scelto: { $list }.
term-pick-take = Prendi queste { $count }
term-pick-clear = Scegli di nuovo
term-pick-too-many = Sarebbero più di { $count }.
term-pick-used-up = Non ce ne sono più: { $name }.
term-pick-not-chosen = Non hai scelto questa: { $name }.

## Comandi

term-cmd-help = aiuto
term-cmd-look = guarda
term-cmd-again = ancora
term-cmd-why = perché
term-cmd-undo = annulla
term-cmd-rules = regole
term-cmd-save = salva
term-cmd-quit = esci
term-cmd-back = indietro
term-help-number = un numero: fa quella scelta
term-help-back = torna indietro di una scelta
term-help-again = che cosa devi decidere, e di nuovo le scelte
term-help-look = la posizione a parole
term-help-undo = annulla la tua ultima mossa
term-help-why = la regola per cui l’ultima mossa è stata rifiutata
term-help-rules = le regole; con un numero come { $number }, quella regola
term-help-save = scrive ora la registrazione e dice dove
term-help-quit = interrompe per ora; la partita si può riprendere
term-help-move = una mossa scritta come nelle registrazioni, per esempio { $sample }
term-unknown-move = Non è una mossa di questo gioco: { $text }
term-not-refused = Finora non è stato rifiutato niente.
term-undone = La tua ultima mossa è stata annullata.
term-saved = Salvata in { $file }.

## Repliche e regole

term-seats = Al tavolo: { $names }.
term-unfinished = La registrazione finisce qui; la partita non è ancora finita.
term-nearest = La regola { $asked } non esiste. La più vicina è { $number }.
term-more = Che cosa è stato ricostruito, e come inserire i pezzi veri: tallgrass rules { $game } reconstructed

## Wind River

term-wr-lane = Colonna { $lane }
term-wr-buffalo = { $count ->
    [one] Il bisonte in { $hex }
   *[other] Un bisonte in { $hex }, lì ce ne sono { $count }
}
term-wr-tipi = Il tepee in { $hex }
term-wr-gather = { $harvest ->
    [one] Raccogli 1 provvista
   *[other] Raccogli { $harvest } provviste
}

## Big Manitou

term-mn-hand = La tua mano: { $cards }.
term-mn-available = Le tue carte disponibili: { $cards }.

## Bison

term-bison-own-tile = La tua tessera: { $tile }, con { $animals }.
term-bison-supply = La tua riserva: { $hunters ->
    [0] nessun cacciatore
    [one] 1 cacciatore
   *[other] { $hunters } cacciatori
}{ $count ->
    [0] .
   *[other] ; tepee e canoe: { $pieces }.
}
term-bison-market = Il tuo mercato: { $hunters ->
    [0] nessun cacciatore
    [one] 1 cacciatore
   *[other] { $hunters } cacciatori
}{ $count ->
    [0] .
   *[other] ; tepee e canoe: { $pieces }.
}
term-bison-tile = { $tile }, { $way }: { $animals }. Si trova { $beside }.
