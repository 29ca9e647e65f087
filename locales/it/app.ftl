# Pagina iniziale, sala, account, impostazioni.

## Ovunque

tallgrass = Tallgrass
yes = Sì
no = No
you = tu
close = Chiudi
loading = Un momento…
offline = Il server non risponde. Nuovo tentativo…
missing = Qui non c’è niente
missing-text = L’indirizzo non porta da nessuna parte. Forse il tavolo è stato chiuso.
rule-link = Regola { $rule }
nav-main = Navigazione principale
nav-skip = Vai al contenuto
nav-home = Inizio
nav-back = Indietro
nav-play = Gioca
nav-tables = Tavoli
nav-replays = Partite
nav-rules = Regole
nav-settings = Impostazioni
nav-account = Account
nav-guest = { $name }, ospite
guest-name = Ospite

## Giochi

game-wind-river = Wind River
game-wind-river-promise = Segui la mandria, sfama i tuoi tepee, raggiungi le pianure.
game-manitou = Big Manitou
game-manitou-promise = Scegli in segreto il tuo gruppo e conquista i terreni di caccia.
game-bison = Bison
game-bison-promise = Componi il paesaggio, schiera i cacciatori, porta a casa le prede.
game-length = Da { $least } a { $most } giocatori, { $minutes } minuti
game-soon = In arrivo
game-soon-text = A questo gioco non si può ancora giocare nel browser.

## Pagina iniziale

home-title = Gioca subito contro i bot
home-new = Prima volta qui?
home-new-text = Scegli un gioco e prova una prima partita guidata: cinque minuti, senza leggere prima le regole.
seats = Giocatori
bots = Bot
play-now = Gioca ora
play-friends = Con gli amici
play-learn = Impara giocando
play-learn-on = Riprendi la lezione, tappa { $step } di { $steps }
my-tables = I miei tavoli
my-tables-waiting = tocca a te: { $count }
my-tables-none = Non siedi ancora a nessun tavolo.
chip-your-turn = tocca a te
chip-waiting = in attesa
chip-lesson = { $step ->
    [0] lezione
   *[other] lezione, tappa { $step } di { $steps }
}
stage-gathering = in preparazione
open-tables = Tavoli aperti
open-tables-none = Nessun tavolo aspetta giocatori. Creane uno!
playing-tables = Partite da seguire
playing-tables-none = Nessuna partita pubblica in corso.
watch = Guarda
make-table = Crea un tavolo
col-game = Gioco
col-host = Creato da
col-options = Opzioni
col-clock = Orologio
seats-of = { $taken } su { $all }
sit-down = Siediti
stand-up = Alzati
finished = Partite concluse
finished-none = Ancora nessuna partita conclusa.
finished-mine = Le mie partite concluse
finished-more = Mostra altre
rank = { $rank }º
result = Risultato

## Orologi

clock-none = senza orologio
clock-turn = { $seconds } s a turno
clock-fischer = { $minutes } min a testa, + { $increment } s a turno
clock-per-days = { $days ->
    [one] 1 giorno a turno
   *[other] { $days } giorni a turno
}
clock-left = restano { $time }
clock-days = { $days } g { $hours } h
ago-now = proprio ora

## Creare un tavolo

make-stand-in = Bot per gli assenti
make-public = Visibile a tutti
make-rated = Vale per la classifica
make-public-text = Il tavolo compare tra quelli aperti.
make-private-text = Lo trova solo chi ha il link.
options-default = come da regolamento
option-muster = Gruppi
option-muster-choice = scelti in segreto
option-muster-random = distribuiti a caso
option-spoils = Il secondo su un terreno
option-spoils-rest = prende tutte le tessere rimaste
option-spoils-one = ne prende una, il resto esce dal gioco
option-variant = Costruzione
option-variant-basic = base: su un solo spazio
option-variant-1 = variante 1: su più spazi
option-variant-2 = variante 2: anche ridurre
option-reach = Ampiezza della mappa
option-reach-cells = fino a { $value } tessere dal totem
option-tiles = Tessere iniziali
option-tiles-2 = ricostruzione 2
option-tiles-1 = ricostruzione 1, con altri animali

## Livelli dei bot

level-random = a caso
level-explore = vagabondo
level-greedy = avido
level-gentle = Mite
level-steady = Solido
level-keen = Astuto
level-fierce = Feroce

## Account

account = Account
account-hello = Ciao, { $name }
account-yours = Il tuo account
account-guest = Giocare senza account
account-guest-text = Basta un nome. Resta in questo browser; con un account hai le tue partite ovunque.
account-name = Nome
account-sign-up = Nuovo account
account-log-in = Accedi
account-log-out = Esci
account-recover = Recupera
account-password = Password
account-new-password = Nuova password, almeno 8 caratteri
account-code = Codice di recupero
account-recovery = Viene mostrato solo adesso. Annotalo: ti serve per scegliere una nuova password; senza il codice, una password dimenticata è persa.
account-recovery-title = Il tuo codice di recupero
account-recovery-kept = L’ho conservato
account-copy = Copia
account-log-in-without = Accedi senza le partite dell’ospite
account-keeps-name = Il nome di un account non si può cambiare.
name-yours = Il tuo nome, come lo vedono gli altri
name-save = Usa questo nome
sessions = Dove hai effettuato l’accesso
sessions-none = Solo qui.
session-this = questo browser
session-end = Disconnetti
profile = Profilo
profile-missing = Nessuno con questo nome
profile-since = Iscrizione: { $date }
profile-guest = Ospite
ratings = Classifica
ratings-none = Ancora nessuna partita valida per la classifica.
ratings-best = I migliori
ratings-best-none = Qui nessuno ha ancora un punteggio. Contano le partite pubbliche tra chi ha un account.
col-name = Nome
col-rating = Punteggio
col-games = Partite
rating-games = { $count ->
    [one] 1 partita
   *[other] { $count } partite
}

## Impostazioni

set-language = Lingua
set-theme = Tema
theme-system = Come il sistema
theme-noon = Mezzogiorno (chiaro)
theme-dusk = Crepuscolo (scuro)
theme-is = Tema: { $theme }
set-motion = Animazioni
motion-off = Nessuna
motion-fast = Veloci
motion-normal = Normali
motion-slow = Lente
set-confirm = Conferma delle mosse
confirm-never = Mai
confirm-turn = Quelle che chiudono il mio turno
confirm-always = Tutte
set-forced = Gioca per me le mosse obbligate
set-sound = Suono quando tocca a me
set-kept = Queste scelte restano in questo browser.

## Regole

rules-title = Regole di { $game }
rules-later = Qui ci saranno le regole di questo gioco.

## Che cosa non ha funzionato

fail-unreachable = Il server non è raggiungibile. Riprova tra un momento.
fail-too-much = Troppi tentativi in poco tempo. Aspetta un po’.
fail-name-taken = Questo nome è già preso. Scegline un altro.
fail-wrong-secret = Nome e password, o nome e codice, non corrispondono.
fail-both-seated = Come ospite siedi a un tavolo dove gioca già il tuo account.
fail-busy = In questo momento il server non può salvare. Nulla è cambiato; riprova tra poco.
fail-bad = Il server non ha accettato i dati. Controlla quello che hai inserito.
fail-not-found = Questo non esiste più.
fail-other = Non ha funzionato. Riprova.
