# Le regole di Wind River, numerate.

## Capitoli

wrr-board = Il tabellone
wrr-pieces = I pezzi
wrr-camp = Accamparsi
wrr-turn = Un turno
wrr-end = La fine

## Il tabellone

wrr-1-1 = Sei colonne di sei caselle. La mandria parte dal basso e sale, in avanti; oltre l’ultima fila si aprono le pianure.
wrr-1-2 = Da ogni casella tre vie portano avanti: dritto, a sinistra e a destra. Se una via esce dall’ultima fila, porta alle pianure, che sono un luogo unico.
wrr-1-3 = In tre giocatori la colonna A non si usa.

## I pezzi

wrr-2-1 = Ognuno ha sette tepee. Un tepee è di riserva, su una casella o salvo nelle pianure.
wrr-2-2 = All’inizio ci sono due bisonti su ogni casella delle prime tre file.
wrr-2-3 = Ognuno comincia con una provvista e non può averne più di dieci.
wrr-2-4 = Una casella non contiene mai più di cinque bisonti. I tepee possono essere quanti si vuole, di chiunque.

## Accamparsi

wrr-3-1 = La sorte decide chi comincia.
wrr-3-2 = A turno ognuno mette un tepee su una casella senza tepee; poi, nello stesso ordine, un secondo.

## Un turno

wrr-4 = Guida la mandria, sfama i tuoi tepee, poi fai una cosa sola. Gioca il suo turno anche chi non ha tepee sul tabellone.
wrr-4-1-title = Guidare
wrr-4-1 = Muovi tanti bisonti diversi quanti sono i tuoi tepee sul tabellone all’inizio del turno. Ciascuno fa un passo avanti, in una casella con meno di cinque bisonti o fuori, nelle pianure, dove esce dal gioco. È obbligatorio finché un bisonte non ancora mosso può avanzare.
wrr-4-2-title = Sfamare
wrr-4-2 = Su ogni casella i bisonti sfamano prima i tepee degli altri, un bisonte per tepee; quelli che restano sfamano i tuoi. Ogni tuo tepee affamato costa una provvista. Se non puoi pagare per tutti, prima abbandona quelli per cui non puoi pagare, uno alla volta, dove hai tepee affamati.
wrr-4-3-title = Attività
wrr-4-3 = Poi fai una e una sola di queste cose.
wrr-4-3a-title = Viaggiare
wrr-4-3a = Muovi un tepee in una casella adiacente, o dall’ultima fila alle pianure, dove è salvo. Dove sono accampati altri paghi una provvista, e anche ciascuno di loro ne paga una, se può; senza provviste non puoi entrare.
wrr-4-3b-title = Raccogliere
wrr-4-3b = Considera tutte le caselle dove l’accampamento è soltanto tuo: prendi tante provviste quanti sono lì i bisonti meno i tuoi tepee, fino ad averne dieci. Deve fruttarne almeno una.
wrr-4-3c-title = Piantare
wrr-4-3c = Paga tre provviste e metti un tepee di riserva su una casella dove l’accampamento è soltanto tuo.
wrr-4-3d-title = Spronare
wrr-4-3d = Fai fare un passo avanti a un bisonte in più, anche a uno già guidato in questo turno.
wrr-4-3e-title = Riposare
wrr-4-3e = Solo se non puoi fare altro.

## La fine

wrr-5-1 = La partita finisce appena sul tabellone non c’è più nessun tepee.
wrr-5-2 = Vince chi ha più tepee nelle pianure; a parità, chi ha più provviste; se la parità resta, si è a pari merito.
