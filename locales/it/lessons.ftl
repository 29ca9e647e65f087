# Le lezioni: una prima partita, passo per passo.

## Intorno a una lezione

lesson-title = { $game }: una prima partita
lesson-step = Passo { $step } di { $steps }
lesson-next = Avanti
lesson-show = Gioca tu per me
lesson-again = Ricomincia
lesson-leave = Esci
lesson-leave-text = Puoi tornare: la lezione riprende da dove l’hai lasciata.
lesson-hint = Questa volta no
lesson-over = Continua qui
lesson-new = Una partita mia
lesson-failed = Non è stato possibile aprire la lezione. Riprova.
lesson-start = Comincia la prima partita
lesson-resume = Riprendi la prima partita
lesson-invite = Imparare giocando
lesson-invite-text = { $steps ->
    [one] { $steps } passo guidato a un vero tavolo.
   *[other] { $steps } passi guidati a un vero tavolo.
}

## Wind River

lesson-wr-intro = La mandria risale il tabellone verso le pianure, in alto, e tu la segui con i tuoi tepee. Chi alla fine ne ha portati di più nelle pianure vince. Ne hai sette; due partono adesso.
lesson-wr-camp = Accampati dove c’è la mandria: scegli C3. Per essere nutrito, un tepee ha bisogno di un bisonte sulla sua stessa casella.
lesson-wr-camp-hint = Ogni casella libera sarebbe permessa. Su C3 ci sono due bisonti e da dietro ne possono arrivare altri: scegli C3.
lesson-wr-edge = Anche gli altri si sono accampati. Metti il secondo tepee molto avanti, su F6, al margine delle pianure.
lesson-wr-edge-hint = Nella mandria sarebbe nutrito, ma questo tepee deve passare presto nelle pianure: scegli F6, nella fila più alta.
lesson-wr-drive = Un turno comincia guidando la mandria: tanti bisonti quanti sono i tuoi tepee sul tabellone, quindi due. Guida entrambi da C2 dritto in C3: scegli C2, poi C3, e ancora una volta.
lesson-wr-drive-hint = La mandria deve venire al tuo campo. I due bisonti di C2 vanno dritti in C3.
lesson-wr-save = Poi si mangia. I quattro bisonti di C3 nutrono il tuo tepee; su F6 non ce n’era nessuno e ti è costato la tua unica provvista. Ora fai una cosa: viaggia da F6 nelle pianure. Quel tepee è salvo per sempre.
lesson-wr-save-hint = Un tepee affamato costa una provvista a ogni turno e tu non ne hai più. Viaggia con il tepee di F6 nelle pianure.
lesson-wr-one = Gli altri hanno giocato. Hai un tepee sul tabellone, quindi guidi un bisonte: da C1 dritto in C2.
lesson-wr-one-hint = Lascia che la mandria si stringa dietro al tuo campo: da C1 a C2.
lesson-wr-gather = Tutti sono nutriti. Dove sei accampato senza altri puoi raccogliere: i bisonti meno i tuoi tepee, qui 4 − 1 = 3 provviste. Scegli Raccogli.
lesson-wr-gather-hint = Non hai provviste, e senza non puoi né piantare un tepee né pagare per uno affamato. Prima raccogli.
lesson-wr-full = Guida il bisonte da C2 a C3. Allora lì sono cinque: la casella è piena e nessuno può portarcene un altro.
lesson-wr-full-hint = Un bisonte in più rende sicuro il tuo campo: da C2 a C3.
lesson-wr-raise = Per tre provviste pianti un altro tepee dove ti accampi senza altri: scegli Pianta, poi C3.
lesson-wr-raise-hint = Un secondo tepee nella mandria significa un bisonte in più da guidare e un tepee in più da salvare. Piantalo su C3.
lesson-wr-ahead = Due tepee su C3, quindi ne guidi due. Porta due bisonti da C3 a C4; i tre che restano nutrono i tuoi tepee.
lesson-wr-ahead-hint = Dove va la mandria, i tuoi tepee possono seguirla. Guida due bisonti da C3 a C4.
lesson-wr-travel = Ora seguili: viaggia con un tepee da C3 a C4. Dove sono accampati altri, tu e ognuno di loro paghereste una provvista; C4 è libera.
lesson-wr-travel-hint = La via delle pianure passa per C4, e lì aspettano due bisonti: viaggia da C3 a C4.
lesson-wr-end = Ormai sai quasi tutto. Resta un’attività: con Sprona un altro bisonte fa un passo. Quando sul tabellone non c’è più nessun tepee, vince chi ne ha di più nelle pianure, poi chi ha più provviste.

## Big Manitou

lesson-mn-intro = Due tribù cacciano su tre terreni. Le tessere di ogni terreno si possono vincere: bisonti e tepee valgono a coppie, le altre aiutano a modo loro. Comincia la prima caccia.
lesson-mn-muster = Scegli il tuo gruppo: otto delle tue diciassette carte, e nessuno vede quali. Prendi i cacciatori 4, 6, 8 e 9, poi il capo, una madre del clan, l’esploratore e lo sciamano.
lesson-mn-muster-hint = Anche altri gruppi vanno bene. In questa caccia ti serviranno 4, 6, 8, 9, un capo, una madre del clan, l’esploratore e lo sciamano.
lesson-mn-eight = Tre carte sono la tua mano, le altre aspettano nel mazzetto. Gioca il cacciatore 8 sul terreno 1. I cacciatori restano e si sommano: il totale più alto prende due tessere, il secondo una.
lesson-mn-eight-hint = Il terreno 1 ha più tessere. Comincia lì con un cacciatore forte: l’8.
lesson-mn-mother = Sul terreno 1 è arrivato un capo. Un eroe scoperto prende una tessera, quindi sfidalo: gioca lì la tua madre del clan. Batte il capo, e lui soltanto.
lesson-mn-mother-hint = Il capo è forte, ma non contro la madre del clan. Giocala sul terreno 1.
lesson-mn-nine = Il capo è voltato e non conta più. Sul terreno 2 c’è un 7 contro di te: gioca lì il tuo 9.
lesson-mn-nine-hint = Con 9 contro 7 sei in testa sul terreno 2. Gioca lì il 9.
lesson-mn-scout = Uno sciamano ha battuto la tua madre del clan. L’esploratore batte lo sciamano: manda il tuo sul terreno 1.
lesson-mn-scout-hint = Sciamano, portatore di pioggia ed esploratore si battono in cerchio, e l’esploratore batte lo sciamano. Giocalo sul terreno 1.
lesson-mn-four = Sul terreno 1 siete 8 a 10. Con il 4 arrivi a 12: giocalo lì.
lesson-mn-four-hint = Anche i cacciatori piccoli vincono terreni. Con il 4 sei in testa 12 a 10 sul terreno 1.
lesson-mn-chief = Sul terreno 3, dove c’è un totem, nessuno ha un eroe. Gioca lì il tuo capo: scoperto, prende una tessera.
lesson-mn-chief-hint = Un eroe su un terreno vuoto resta scoperto finché nessuno lo batte. Gioca il capo sul terreno 3.
lesson-mn-six = La tua settima carta è l’ultima di questa caccia. Sul terreno 2 siete 9 a 12: con il 6 fai 15.
lesson-mn-six-hint = Lo sciamano può aspettare un’altra caccia. Il 6 vince il terreno 2: giocalo lì.
lesson-mn-first = Il portatore di pioggia non ha battuto il tuo capo e la caccia è finita. Sul terreno 1 il tuo esploratore prende una tessera e i tuoi cacciatori due: bisonte 3, tepee 2 e il tomahawk.
lesson-mn-first-hint = Bisonti e tepee valgono solo insieme, e un tomahawk aggiunge uno a ogni tuo cacciatore nelle cacce seguenti. Prendi bisonte 3, poi tepee 2, poi il tomahawk.
lesson-mn-second = Anche il terreno 2 è tuo: prendi tepee 3, poi il cavallo. Con lui arriva il cilindro del cavallo, un punto alla fine finché lo tieni.
lesson-mn-second-hint = I tuoi bisonti valgono 3, quindi tepee 3 fa la coppia migliore. Prendilo, poi il cavallo.
lesson-mn-third = Sul terreno 3 il tuo capo prende una tessera: prendi il totem. Anche il suo cilindro vale un punto, e permette un’ottava carta.
lesson-mn-third-hint = Il bisonte qui vale 1; il cilindro del totem vale un punto e un’ottava carta. Prendi il totem.
lesson-mn-force = La forza ha un prezzo: i tuoi cacciatori fanno 27, più di tutti, quindi cedi una tessera bisonte o tepee. Cedi tepee 2; bisonte 3 e tepee 3 fanno ancora 3 punti.
lesson-mn-force-hint = Conta il più piccolo dei due totali, bisonti e tepee. Con 3 e 3 non perdi nulla cedendo tepee 2.
lesson-mn-end = Questa era una caccia; ne seguono altre tre, con le carte non ancora spese. Manca una cosa: dove l’altra tribù ha due eroi scoperti, cade anche il tuo attaccante, pure se vince. Vince chi ha più punti.

## Bison

lesson-bs-intro = I bisonti vivono nelle praterie, i salmoni nei fiumi, i tacchini sui monti. In una stagione ognuno gioca quattro volte; poi ogni tratto di terra unito nutre chi vi domina. Alla fine vince chi ha più animali.
lesson-bs-place = Hai una tessera che vedi solo tu. Scegli Posa, poi la casella libera in alto a sinistra, e gira la tessera nella seconda posizione: prateria e fiume si uniscono a quelli che ci sono. Metti tre cacciatori sulla sua prateria.
lesson-bs-place-hint = Altrove la tessera unirebbe meno. In alto a sinistra, nella seconda posizione, ottieni una prateria di 3 bisonti e un fiume di 3 salmoni. Tre cacciatori vanno sulla prateria.
lesson-bs-pay = Tre cacciatori in un’azione costano quattro animali, quelli che vuoi. I tacchini vanno bene: non hai monti che ne portino altri. Poi conferma.
lesson-bs-pay-hint = Paga quattro animali, come vuoi.
lesson-bs-buy = L’altra tribù ha posato la sua tessera presso i monti. Prima di un’azione puoi andare al tuo mercato: compra un cacciatore per un animale di ogni specie.
lesson-bs-buy-hint = Prima al mercato: compra un cacciatore.
lesson-bs-step = Ognuna delle sei azioni si fa una volta a stagione. Scegli Passo: un cacciatore va dalla tua prateria nel fiume accanto; poi concludi l’azione. Un cacciatore non costa nulla.
lesson-bs-step-hint = Il fiume con i suoi 3 salmoni è ancora libero. Un solo cacciatore va dalla tua prateria nel fiume della stessa tessera.
lesson-bs-tipi = Scegli Tepee: i due cacciatori sulla tua prateria ne costruiscono uno di taglia 2. Domina il tepee più grande; i cacciatori decidono solo in caso di parità.
lesson-bs-tipi-hint = Un tepee di taglia 2 è più difficile da battere di uno di taglia 1, e lì hai due cacciatori. Costruisci la taglia 2 sulla tua prateria.
lesson-bs-pay-two = Due cacciatori in un’azione costano due animali.
lesson-bs-pay-two-hint = Paga due animali, come vuoi.
lesson-bs-canoe = Il tuo ultimo turno della stagione. Sui fiumi ci sono canoe al posto dei tepee: costruiscine una di taglia 1 con il tuo cacciatore.
lesson-bs-canoe-hint = Senza canoa, qualunque altra canoa dominerebbe il fiume. Costruiscine una di taglia 1.
lesson-bs-scored = La stagione è stata contata. Domini senza rivali la tua prateria e il tuo fiume, quindi hai avuto tutti i loro animali: 3 bisonti e 3 salmoni. Il secondo posto ne darebbe la metà. Nessuno tiene più di 15 animali di una specie.
lesson-bs-end = Nella stagione seguente tutte le azioni sono di nuovo libere. Un’azione senza cacciatori porta un animale; Raduno e Marcia portano i cacciatori più lontano. Prima dell’ultimo conteggio tutte le riserve tornano a zero: alla fine conta solo la terra.
