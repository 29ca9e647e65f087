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
missing-text = L’indirizzo non porta da nessuna parte. Forse un tavolo è stato chiuso.
rule-link = Regola { $rule }
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
game-manitou-promise = Scegli in segreto il tuo gruppo e conquista i territori.
game-bison = Bison
game-bison-promise = Componi il paesaggio, schiera i cacciatori, porta a casa le prede.
game-length = Da { $least } a { $most } posti, { $minutes } minuti
game-soon = In arrivo
game-soon-text = Questo gioco non si può ancora giocare nel browser.

## Pagina iniziale

home-title = Gioca subito contro i bot
home-new = Prima volta qui?
home-new-text = Le regole di Wind River stanno in una pagina.
home-learn = Leggi le regole
seats = Posti
bots = Bot
bot = bot
play-now = Gioca ora
play-friends = Con gli amici
play-learn = Imparalo con una prima partita
my-tables = I miei tavoli
my-tables-waiting = { $count } tocca a te
my-tables-none = Non sei ancora a nessun tavolo.
chip-your-turn = tocca a te
chip-waiting = in attesa
stage-gathering = ci si siede
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
finished = Partite finite
finished-none = Ancora nessuna partita finita.
finished-mine = Le mie partite concluse
finished-more = Mostra altro
rank = { $rank }.
result = Risultato

## Orologi

clock-none = senza orologio
clock-turn = { $seconds } s a turno
clock-fischer = { $minutes } min a testa, + { $increment } s a turno
clock-per-days = { $days ->
    [one] 1 giorno a turno
   *[other] { $days } giorni a turno
}
clock-left = restano { $time }
clock-days = { $days } g { $hours } h

## Creare un tavolo

make-stand-in = Bot per gli assenti
make-public = Visibile a tutti
make-rated = Vale per la classifica
make-public-text = Il tavolo compare tra quelli aperti.
make-private-text = Lo trova solo chi ha il link.
options-default = come stampato
option-muster = Gruppi
option-muster-choice = scelti in segreto
option-muster-random = distribuiti a caso
option-variant = Costruzione
option-variant-basic = base: in un solo luogo
option-variant-1 = estensione 1: in più luoghi
option-variant-2 = estensione 2: anche ridurre
option-reach = Grandezza del territorio
option-reach-cells = fino a { $value } dal totem

## Livelli dei bot

level-random = a caso
level-explore = vagabondo
level-greedy = goloso
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
account-new-password = Nuova password, almeno 8 caratteri
account-code = Codice di recupero
account-recovery = Viene mostrato solo questa volta. Annotalo: con esso puoi scegliere una nuova password, senza di esso una password dimenticata è persa.
account-recovery-title = Il tuo codice di recupero
account-recovery-kept = L’ho conservato
account-copy = Copia
account-log-in-without = Accedi senza le partite dell’ospite
account-keeps-name = Un account mantiene il suo nome.
name-yours = Il tuo nome, come lo vedono gli altri
name-save = Usa questo nome
sessions = Dove hai effettuato l’accesso
sessions-none = Solo qui.
session-this = questo browser
session-end = Disconnetti
profile = Profilo
profile-missing = Nessuno con questo nome
profile-since = Qui dal { $date }
profile-guest = Ospite
ratings = Punteggi
ratings-none = Ancora nessuna partita valida per la classifica.
ratings-best = I migliori
ratings-best-none = Qui nessuno ha ancora un punteggio. Contano le partite pubbliche tra account.
col-name = Nome
col-rating = Punteggio
col-games = Partite
rating-games = { $count ->
    [one] 1 partita
   *[other] { $count } partite
}

## Impostazioni

set-language = Lingua
set-theme = Tema
theme-system = Come il sistema
theme-noon = Mezzogiorno (chiaro)
theme-dusk = Crepuscolo (scuro)
theme-is = Tema: { $theme }
set-motion = Movimento
motion-off = Nessuno
motion-fast = Veloce
motion-normal = Normale
motion-slow = Lento
set-confirm = Confermare le mosse
confirm-never = Mai
confirm-turn = Quelle che chiudono il turno
confirm-always = Tutte
set-forced = Gioca per me le mosse obbligate
set-sound = Suono quando tocca a me
set-kept = Queste scelte restano in questo browser.

## Regole

rules-title = Regole di { $game }
rules-later = Qui ci saranno le regole di questo gioco.

## Che cosa non ha funzionato

fail-unreachable = Il server non è raggiungibile. Riprova tra un momento.
fail-too-much = Troppi tentativi insieme. Aspetta un poco.
fail-name-taken = Questo nome è già preso. Scegline un altro.
fail-wrong-secret = Nome e password o codice non corrispondono.
fail-both-seated = Come ospite siedi a un tavolo dove gioca anche il tuo account.
fail-busy = Il server ora non può scrivere. Nulla è cambiato; riprova tra poco.
fail-bad = Il server non ha accettato. Controlla quello che hai inserito.
fail-not-found = Non c’è più.
fail-other = Non ha funzionato. Riprova.
