# Le lezioni: una prima partita, passo per passo.

## Intorno a una lezione

lesson-title = { $game }: la lezione
lesson-step = Tappa { $step } di { $steps }
lesson-next = Avanti
lesson-show = Fallo per me
lesson-again = Ricomincia
lesson-again-title = Ricominciare la lezione?
lesson-again-text = Sei alla tappa { $step } di { $steps }. Ricomincerai dalla tappa 1, a un nuovo tavolo.
lesson-leave = Esci
lesson-leave-text = Puoi tornare: la lezione riprende da dove l’hai lasciata.
lesson-hint = Non questa volta.
lesson-then = In una partita vera confermi ogni turno prima che valga; dal menu puoi disattivare la conferma.
lesson-over = Continua qui
lesson-new = Gioca una partita vera
lesson-failed = Non è stato possibile aprire la lezione. Riprova.
lesson-invite = Impara giocando
lesson-invite-text = { $steps ->
    [one] { $steps } tappa guidata a un tavolo vero.
   *[other] { $steps } tappe guidate a un tavolo vero.
}

## Wind River

lesson-wr-intro = La mandria risale il tabellone verso le pianure, in alto, e tu la segui con i tuoi tepee. Vince chi alla fine ne ha portati di più nelle pianure. Hai sette tepee; ne metti in gioco subito due.
lesson-wr-camp = Accampati dove c’è la mandria: scegli C3. Ogni bisonte sfama un tepee sulla sua casella.
lesson-wr-camp-hint = Andrebbe bene qualsiasi casella libera, ma in C3 ci sono due bisonti e da dietro possono arrivarne altri: scegli C3.
lesson-wr-edge = Anche gli altri si sono accampati. Metti il secondo tepee molto più avanti, in F6, al confine con le pianure; lì, senza bisonti, ti costerà una provvista.
lesson-wr-edge-hint = In mezzo alla mandria sarebbe sfamato, ma questo tepee deve passare presto nelle pianure: scegli F6, nella fila più in alto.
lesson-wr-drive = Il turno comincia con la mandria: guidi un bisonte per ogni tuo tepee sul tabellone, quindi due. Porta i due bisonti di C2 dritti in C3: scegli C2, poi C3, e ripeti.
lesson-wr-drive-hint = Porta la mandria al tuo accampamento: i due bisonti di C2 vanno dritti in C3.
lesson-wr-save = Poi si mangia. I quattro bisonti in C3 sfamano il tuo tepee; in F6 non ce n’erano, e ti è costato la tua unica provvista. Ora fai una cosa sola: viaggia. Scegli F6, poi le pianure: quel tepee sarà salvo per sempre.
lesson-wr-save-hint = Un tepee affamato costa una provvista a ogni turno e tu non ne hai più. Viaggia con il tepee di F6 verso le pianure.
lesson-wr-one = Gli altri hanno giocato. Hai un solo tepee sul tabellone, quindi guidi un solo bisonte. I bisonti vanno avanti, dritti o in diagonale: qui da C1 a C2.
lesson-wr-one-hint = Fai avanzare la mandria alle spalle del tuo accampamento: da C1 a C2.
lesson-wr-gather = Il tuo tepee è sfamato. Puoi raccogliere una provvista per ogni bisonte dove ci sono soltanto tepee tuoi, meno una per ogni tuo tepee lì: 4 − 1 = 3. Scegli «Raccogli».
lesson-wr-gather-hint = Non hai provviste, e senza non puoi né piantare un tepee né pagare per uno affamato. Prima raccogli.
lesson-wr-full = Guida il bisonte da C2 a C3. Così ce ne sono cinque: la casella è piena e nessuno può portarcene altri.
lesson-wr-full-hint = Un bisonte in più mette al sicuro il tuo accampamento: da C2 a C3.
lesson-wr-raise = Con tre provviste pianti un altro tepee, dove l’accampamento è soltanto tuo: scegli «Pianta», poi C3.
lesson-wr-raise-hint = Un secondo tepee in mezzo alla mandria significa un bisonte in più da guidare e un tepee in più da salvare. Piantalo in C3.
lesson-wr-ahead = Hai due tepee in C3, quindi guidi due bisonti. Portali da C3 a C4, uno alla volta; i tre che restano sfamano i tuoi tepee.
lesson-wr-ahead-hint = Dove va la mandria possono andare anche i tuoi tepee. Guida due bisonti da C3 a C4.
lesson-wr-travel = Ora seguili: scegli «Viaggia», un tepee in C3, poi C4. Se vi fossero accampati altri, tu e ciascuno di loro paghereste una provvista; C4 però è libera.
lesson-wr-travel-hint = La via delle pianure passa per C4, e lì ti aspettano due bisonti: viaggia da C3 a C4.
lesson-wr-end = Ormai sai quasi tutto. Resta un’attività: con «Sprona» un bisonte in più fa un passo. Se un tepee resta affamato e non puoi pagare, devi abbandonarlo. Quando sul tabellone non ci sono più tepee, vince chi ne ha di più nelle pianure; a parità, chi ha più provviste.

## Big Manitou

lesson-mn-intro = Si caccia in due, su tre terreni, per vincere tessere. Bisonti e tepee valgono solo insieme: dei due totali conta il minore. Una partita ha quattro cacce; questa è la prima.
lesson-mn-muster = Cominci tu, quindi scegli in segreto otto delle tue diciassette carte, l’avversario sette. Ne manca solo una: aggiungi il cacciatore 8, poi scegli «Prendi queste 8 carte».
lesson-mn-muster-hint = Anche altri gruppi andrebbero bene. Per questa caccia lascia le sette carte già scelte e aggiungi il cacciatore 8.
lesson-mn-eight = In mano ne hai tre alla volta. Gioca il cacciatore 8 sul terreno 1: prima la carta, poi il terreno. I cacciatori si sommano: il totale più alto prende due tessere, il secondo una, i totali uguali nessuna.
lesson-mn-eight-hint = Il terreno 1 ha più tessere degli altri. Comincia lì con un cacciatore forte: l’8.
lesson-mn-mother = Sul terreno 1 è arrivato un capo avversario: è un eroe, e un eroe scoperto prende una tessera. La tua madre del clan batte il capo, e lui soltanto: giocala lì.
lesson-mn-mother-hint = Il capo è forte, ma non contro la madre del clan. Giocala sul terreno 1.
lesson-mn-scout = Il tuo 9, già giocato per te, è in testa sul terreno 2. Ma sul terreno 1 lo sciamano avversario ha battuto la tua madre del clan. Scegli l’esploratore: ogni terreno mostra che cosa succederebbe. Sul terreno 1 vince: giocalo lì.
lesson-mn-scout-hint = Anche il capo vincerebbe, ma ti servirà sul terreno 3. Lo sciamano batte il portatore di pioggia, questo l’esploratore, e l’esploratore lo sciamano: gioca l’esploratore sul terreno 1.
lesson-mn-chief = Anche il 4 è stato giocato per te: sul terreno 1 sei in testa, 12 a 10. Sul terreno 3, dove c’è un totem, nessuno ha un eroe. Gioca lì il capo: se resta scoperto, prende una tessera.
lesson-mn-chief-hint = Un eroe giocato dove non ce ne sono altri resta scoperto finché nessuno lo batte. Gioca il capo sul terreno 3.
lesson-mn-six = La settima carta che giochi è l’ultima; quelle non giocate restano tue. Sul terreno 2 sei sotto, 9 a 12: gioca lì il 6 e arrivi a 15.
lesson-mn-six-hint = Lo sciamano può aspettare un’altra caccia. Il 6 vince il terreno 2: giocalo lì.
lesson-mn-first = La caccia è finita. Sul terreno 1 il tuo esploratore prende una tessera, i tuoi cacciatori due: prendi nell’ordine bisonte 3, tepee 2 e il tomahawk, che nelle cacce seguenti aggiunge 1 a ogni tuo cacciatore; chi ha più tomahawk ha un punto.
lesson-mn-first-hint = Bisonti e tepee valgono solo insieme, e un tomahawk rafforza i tuoi cacciatori nelle cacce seguenti. Prendi bisonte 3, poi tepee 2, poi il tomahawk.
lesson-mn-second = Sul terreno 2 prendi tepee 3, poi il cavallo; sul terreno 3, grazie al capo, il totem. Cavallo e totem danno ciascuno un cilindro, che vale un punto. Più avanti il primo ti permette di spostare un cacciatore, il secondo di giocare un’ottava carta.
lesson-mn-second-hint = I tuoi bisonti valgono 3, quindi tepee 3 è il più utile, e ogni cilindro vale un punto. Prendi tepee 3, poi il cavallo, poi il totem.
lesson-mn-force = La forza ha un prezzo: i tuoi cacciatori fanno 27, quelli dell’avversario 24, quindi scarti una tessera bisonte o tepee. Scarta tepee 2: bisonte 3 e tepee 3 valgono ancora 3 punti.
lesson-mn-force-hint = Tra punti bisonte e punti tepee conta il totale minore. Se scarti tepee 2 restano 3 e 3: non perdi nulla.
lesson-mn-end = Seguono altre tre cacce, in cui la forza si paga prima di prendere le tessere. Le carte giocate tornano dopo la caccia 2. Vince chi ha più punti.

## Bison

lesson-bs-intro = I bisonti vivono nelle praterie, i salmoni nei fiumi, i tacchini sulle montagne. Ogni regione, cioè un tratto continuo dello stesso terreno, sfama chi la domina, e vince chi riceve più animali all’ultimo conteggio.
lesson-bs-turns = Nel tuo turno fai una delle sei azioni, ognuna una volta per stagione; il mercato è a parte. Le azioni si fanno con i cacciatori, che si pagano con animali qualsiasi: uno è gratis, due costano 2 animali, tre ne costano 4.
lesson-bs-place = Posa la tessera che vedi solo tu: scegli «Posa», poi la casella libera più a destra, dove il suo fiume si unisce a quello vicino. Scegli 3 cacciatori per la prateria, poi «Posa e paga 4».
lesson-bs-place-hint = Sarebbe permesso, ma qui la tessera va così com’è nella casella più a destra, con 3 cacciatori sulla sua prateria; pagali con quattro animali a tua scelta.
lesson-bs-step = Manda avanti un cacciatore, per essere presente in due regioni: scegli «Spostamento», poi la tua prateria. L’unica via porta al fiume accanto. Scegli «Chiudi qui»: un cacciatore solo non costa nulla.
lesson-bs-step-hint = In questo turno un solo cacciatore va dalla tua prateria al fiume della stessa tessera: scegli «Spostamento».
lesson-bs-rule = Dopo quattro turni a testa si conta: chi ha il tepee più grande in una regione ne riceve tutti gli animali, il secondo la metà. A parità di tepee, o senza tepee, decidono i cacciatori.
lesson-bs-tipi = Quindi costruisci: scegli «Tepee», la tua prateria e la grandezza 2. Servono i due cacciatori che hai lì, che poi tornano nella riserva, e costano due animali: «Paga 2».
lesson-bs-tipi-hint = Un tepee più grande è più difficile da battere, e nella tua prateria hai due cacciatori: costruiscine lì uno di grandezza 2. Paga due animali a tua scelta.
lesson-bs-canoe = È il tuo ultimo turno della stagione. Sui fiumi al posto dei tepee ci sono le canoe: scegli «Canoa», il tuo fiume, poi «Conferma».
lesson-bs-canoe-hint = Senza una tua canoa, qualunque canoa altrui dominerebbe il fiume. Costruiscine lì una di grandezza 1.
lesson-bs-scored = Il conteggio della stagione è fatto. Soltanto tu domini la tua prateria e tutto il tuo fiume, quindi ne hai ricevuto tutti gli animali: 2 bisonti e 3 salmoni.
lesson-bs-skip = Nuova stagione: tutte e sei le azioni sono di nuovo disponibili. Se per un’azione ti mancano i cacciatori, puoi saltarla per avere un animale: scegli «Raduno», saltalo e prendi l’animale.
lesson-bs-skip-hint = Le altre azioni restano per i prossimi turni. Ora guarda che cosa porta un’azione senza cacciatori: scegli «Raduno», salta l’azione e prendi un animale.
lesson-bs-end = Prima di un’azione puoi comprare pezzi al mercato. «Raduno» e «Marcia» portano i cacciatori più lontano di «Spostamento», ma mai dove c’è un avversario. Prima del conteggio finale tutte le scorte tornano a zero: alla fine contano solo le tue regioni.
