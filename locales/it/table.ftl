# La cornice di ogni tavolo.

## La cornice

table-turn = Turno { $turn }
table-watching = { $count ->
    [one] 1 spettatore
   *[other] { $count } spettatori
}
table-menu = Menu
table-record = Scarica la partita
table-resign = Abbandona la partita
table-side = Diario, chat e aiuto
table-log = Diario
table-chat = Chat
table-decision = La tua decisione
table-read-first = Prima leggi qui sopra, poi scegli «Avanti».
table-made-first = Questa mossa viene fatta per te.
table-talk = Diario e chat
table-help = Aiuto
table-back = Indietro
table-yes = Conferma
table-let-go = Annulla scelta
table-undo = Annulla la mia mossa
table-ask-undo = Chiedi di annullare
table-confirm = { $move }?
table-give = Fai giocare un bot per me
table-reclaim = Riprendi il mio posto
table-public = aperto a tutti
table-private = solo con il link
table-won = { $count ->
    [one] { $me ->
        [yes] Hai vinto!
       *[no] Vince { $names }.
    }
   *[other] { $names } vincono a pari merito.
}
table-abandoned = La partita è stata annullata.
table-gone = Non hai accesso a questo tavolo
table-gone-text = Forse è privato o chiuso. Chiedi un nuovo link.
your-turn = Tocca a te.
your-turn-title = Tocca a te
link-waiting = Connessione persa. Nuovo tentativo… Nulla di ciò che hai fatto va perso.
sheet-open = Apri diario e chat
sheet-close = Chiudi diario e chat
sheet-more = Mostra di più
sheet-less = Mostra meno

## Posti

seat-words = { $name }, { $shape } { $colour }{ $me ->
    [yes] , tu
   *[no] {""}
}{ $acts ->
    [yes] , di turno
   *[no] {""}
}. { $details }
seat-free = libero
seat-away = assente
seat-bot = bot · { $level }
seat-resigned = ha abbandonato
seat-to-move = Di turno.
someone = qualcuno
shape-circle = cerchio
shape-triangle = triangolo
shape-diamond = rombo
shape-square = quadrato
shape-bars = due barre
colour-ember = rosso
colour-sky = blu
colour-sun = giallo
colour-plum = viola
colour-sage = verdi
bot-name-0 = Airone
bot-name-1 = Lontra
bot-name-2 = Gru
bot-name-3 = Tasso
bot-name-4 = Rondone

## Il diario e la chat

log-earlier = Mostra i turni precedenti
log-before = Prima del primo turno
log-turn = Turno { $turn } · { $name }
chat-empty = Nessuno ha ancora detto niente.
chat-say = Scrivi qualcosa
chat-send = Invia
chat-hush = Rimuovi questo messaggio

## Richieste

undo-asked = { $name } chiede di annullare una mossa.
undo-waiting = La tua richiesta di annullare aspetta il consenso degli altri.
undo-withdraw = Ritira
undo-unrated = La partita non varrebbe più per la classifica.
undo-free-text = La tua ultima mossa viene annullata.
undo-others = { $count ->
    [one] { $names } ha giocato nel frattempo. Anche la sua mossa viene annullata.
   *[other] { $names } hanno giocato nel frattempo. Anche le loro mosse vengono annullate.
}
undo-ask-text = Nel frattempo altri hanno giocato o qualcosa è stato rivelato: serve il loro consenso.
undo-done = Annullato: { $what }
end-ask = Proponi di annullare la partita
end-asked = { $name } propone di annullare la partita.
end-agree = Accetta
resign-title = Abbandonare la partita?
resign-text = Un bot continua al tuo posto. Non si può tornare indietro.
look-back = Rivedi la partita
rematch = Gioca ancora
rematch-go = Vai alla nuova partita

## Prima della partita

gather-seats = Chi gioca
gather-bot = Bot
gather-free = Libera il posto di { $name }
gather-level = Livello dei bot
gather-start = Inizia
gather-start-bots = { $count ->
    [one] Inizia con 1 bot
   *[other] Inizia con { $count } bot
}
gather-wait = { $name } avvia la partita quando ci sono tutti.
share-title = Invita
share-watchers = Invita a guardare
share-kind = A che cosa serve il link
share-play = Per giocare
share-watch = Per guardare
share-play-text = Chi ha questo link può prendere qualunque posto libero.
share-watch-text = Chi ha questo link può guardare, ma non sedersi.
share-host = Il link per invitare altri giocatori ce l’ha chi ha creato il tavolo.
share-link = Link a questo tavolo
share-qr = Codice QR con il link a questo tavolo
share-copy = Copia il link
share-copied = Copiato
share-send = Condividi

## Rifiuti

refused-title = Mossa non ammessa
refused-because = { $rule }: { $why }
refused-rule = Apri la regola
no-not-a-move = Non è una mossa di questo gioco.
no-too-far-ahead = Non si può decidere finché non si vede che cosa succede prima.
no-off-lesson = Qui la lezione chiede un’altra mossa.
no-stale = Nel frattempo è cambiato qualcosa. Guarda di nuovo.
no-not-started = La partita non è cominciata.
no-started = La partita è già cominciata.
no-ended = La partita è finita.
no-not-ended = La partita non è ancora finita.
no-no-seat = Qui non hai un posto.
no-seated = Sei già a questo tavolo.
no-no-such-seat = Questo posto non esiste.
no-seat-taken = Questo posto è occupato.
no-full = Nessun posto libero.
no-seat-empty = Questo posto è vuoto.
no-seen-another = Hai visto la mano di un altro giocatore: non puoi cambiare posto fino alla fine.
no-away = Un bot gioca per te. Prima riprendi il tuo posto.
no-resigned = Hai abbandonato la partita.
no-time-is-up = Il tuo tempo è scaduto.
no-not-your-turn = Non è il tuo turno.
no-host-only = Può farlo solo chi ha creato il tavolo.
no-nobody-like-that = Questa persona non è a questo tavolo.
no-seated-talk = Chi siede al tavolo può sempre scrivere.
no-nothing-to-undo = Non c’è niente da annullare.
no-request-open = Un’altra richiesta aspetta risposta.
no-request-closed = Questa richiesta non è più aperta.
no-already = È già così.
no-empty-line = Non c’è niente da inviare.
no-long-line = Un messaggio può avere al massimo { $most } caratteri.
no-too-much-chat = { $seconds ->
    [one] Aspetta 1 secondo prima di scrivere ancora.
   *[other] Aspetta { $seconds } secondi prima di scrivere ancora.
}
no-muted = Chi ha creato il tavolo ti ha tolto la parola.
no-no-such-line = Questo messaggio non esiste.
no-not-yet = Si potrà vedere a partita finita.
