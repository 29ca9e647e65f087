# Startseite, Lobby, Konten, Einstellungen.

## Überall

tallgrass = Tallgrass
yes = Ja
no = Nein
you = du
close = Schließen
loading = Einen Moment …
offline = Der Server ist nicht erreichbar. Neuer Versuch …
missing = Hier ist nichts
missing-text = Diese Adresse führt nirgendwohin. Vielleicht wurde der Tisch geschlossen.
rule-link = Regel { $rule }
nav-main = Hauptnavigation
nav-skip = Zum Inhalt springen
nav-home = Startseite
nav-back = Zurück
nav-play = Spielen
nav-tables = Tische
nav-replays = Partien
nav-rules = Regeln
nav-settings = Einstellungen
nav-account = Konto
nav-guest = { $name }, Gast
guest-name = Gast

## Spiele

game-wind-river = Wind River
game-wind-river-promise = Folge der Herde, ernähre deine Tipis, erreiche die weite Ebene.
game-manitou = Big Manitou
game-manitou-promise = Wähle heimlich deinen Jagdtrupp und gewinne mit ihm die Jagdgründe.
game-bison = Bison
game-bison-promise = Lege die Landschaft, setze deine Jäger ein, bring die Tiere heim.
game-length = { $least } bis { $most } Personen, { $minutes } Minuten
game-soon = Bald
game-soon-text = Dieses Spiel lässt sich noch nicht im Browser spielen.

## Startseite

home-title = Spiel jetzt gegen Bots
home-new = Neu hier?
home-new-text = Wähle ein Spiel und spiel eine geführte erste Partie: fünf Minuten, ohne vorher Regeln zu lesen.
seats = Personen
bots = Bots
play-now = Jetzt spielen
play-friends = Mit Freunden
play-learn = Spielend lernen
play-learn-on = Lektion fortsetzen, Schritt { $step } von { $steps }
my-tables = Meine Tische
my-tables-waiting = { $count }× am Zug
my-tables-none = Du sitzt noch an keinem Tisch.
chip-your-turn = dein Zug
chip-waiting = wartet
chip-lesson = { $step ->
    [0] Lektion
   *[other] Lektion, Schritt { $step } von { $steps }
}
stage-gathering = noch nicht begonnen
open-tables = Offene Tische
open-tables-none = An keinem Tisch fehlt gerade jemand. Eröffne einen!
playing-tables = Partien zum Zuschauen
playing-tables-none = Gerade läuft keine öffentliche Partie.
watch = Zuschauen
make-table = Tisch eröffnen
col-game = Spiel
col-host = Eröffnet von
col-options = Optionen
col-clock = Bedenkzeit
seats-of = { $taken } von { $all }
sit-down = Hinsetzen
stand-up = Aufstehen
finished = Beendete Partien
finished-none = Noch keine beendete Partie.
finished-mine = Meine beendeten Partien
finished-more = Mehr anzeigen
rank = { $rank }.
result = Ergebnis

## Bedenkzeit

clock-none = ohne Zeitlimit
clock-turn = { $seconds } s pro Zug
clock-fischer = je { $minutes } min, +{ $increment } s pro Zug
clock-per-days = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
}
clock-left = noch { $time }
clock-days = { $days } T { $hours } h
ago-now = gerade eben

## Einen Tisch eröffnen

make-stand-in = Bot für Abwesende
make-public = Für alle sichtbar
make-rated = Zählt für die Wertung
make-public-text = Der Tisch erscheint unter den offenen Tischen.
make-private-text = Nur wer den Link hat, findet ihn.
options-default = wie im Original
option-muster = Jagdtrupps
option-muster-choice = geheim gewählt
option-muster-random = zufällig zugeteilt
option-spoils = Wer auf einem Jagdgrund Zweiter ist
option-spoils-rest = nimmt alle übrigen Plättchen
option-spoils-one = nimmt eines, der Rest scheidet aus
option-variant = Bauen
option-variant-basic = Grundspiel: auf einem Feld
option-variant-1 = Erweiterung 1: auf mehreren Feldern
option-variant-2 = Erweiterung 2: auch verkleinern
option-reach = Größe des Landes
option-reach-cells = bis { $value } Plättchen vom Totem
option-tiles = Startplättchen
option-tiles-2 = Rekonstruktion 2
option-tiles-1 = Rekonstruktion 1, mit anderen Tieren

## Stärken der Bots

level-random = zufällig
level-explore = umherstreifend
level-greedy = gierig
level-gentle = Sanft
level-steady = Solide
level-keen = Schlau
level-fierce = Eisern

## Konto

account = Konto
account-hello = Hallo, { $name }
account-yours = Dein Konto
account-guest = Ohne Konto spielen
account-guest-text = Ein Name genügt. Er bleibt in diesem Browser gespeichert; mit einem Konto hast du deine Partien überall.
account-name = Name
account-sign-up = Neues Konto
account-log-in = Anmelden
account-log-out = Abmelden
account-recover = Wiederherstellen
account-password = Passwort
account-new-password = Neues Passwort, mindestens 8 Zeichen
account-code = Wiederherstellungscode
account-recovery = Er wird nur dieses eine Mal angezeigt. Schreib ihn auf: Nur mit ihm kannst du ein vergessenes Passwort durch ein neues ersetzen.
account-recovery-title = Dein Wiederherstellungscode
account-recovery-kept = Ich habe ihn notiert
account-copy = Kopieren
account-log-in-without = Ohne die Gastpartien anmelden
account-keeps-name = Der Name eines Kontos lässt sich nicht ändern.
name-yours = Dein Name, wie ihn andere sehen
name-save = Namen übernehmen
sessions = Wo du angemeldet bist
sessions-none = Nur hier.
session-this = dieser Browser
session-end = Dort abmelden
profile = Profil
profile-missing = Niemand heißt so
profile-since = Dabei seit { $date }
profile-guest = Gast
ratings = Wertungen
ratings-none = Noch keine gewertete Partie.
ratings-best = Bestenliste
ratings-best-none = Hier hat noch niemand eine Wertung. Gewertet werden öffentliche Partien unter Angemeldeten.
col-name = Name
col-rating = Wertung
col-games = Partien
rating-games = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}

## Einstellungen

set-language = Sprache
set-theme = Farben
theme-system = Wie das System
theme-noon = Mittag (hell)
theme-dusk = Abend (dunkel)
theme-is = Farben: { $theme }
set-motion = Animationen
motion-off = Keine
motion-fast = Schnell
motion-normal = Normal
motion-slow = Langsam
set-confirm = Züge bestätigen
confirm-never = Nie
confirm-turn = Am Zugende
confirm-always = Immer
set-forced = Erzwungene Züge automatisch ausführen
set-sound = Ton, wenn ich am Zug bin
set-kept = Diese Einstellungen werden in diesem Browser gespeichert.

## Regeln

rules-title = Regeln von { $game }
rules-later = Hier werden die Regeln dieses Spiels stehen.

## Was nicht ging

fail-unreachable = Der Server ist nicht erreichbar. Versuch es gleich noch einmal.
fail-too-much = Zu viele Versuche auf einmal. Warte ein wenig.
fail-name-taken = Dieser Name ist vergeben. Wähle einen anderen.
fail-wrong-secret = Name und Passwort oder Code passen nicht zusammen.
fail-both-seated = Als Gast sitzt du an einem Tisch, an dem auch dein Konto spielt.
fail-busy = Der Server kann gerade nichts speichern. Es wurde nichts geändert; versuch es bald noch einmal.
fail-bad = Der Server hat das nicht angenommen. Prüfe deine Angaben.
fail-not-found = Das gibt es nicht mehr.
fail-other = Das hat nicht geklappt. Versuch es noch einmal.
