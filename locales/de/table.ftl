# Der Rahmen jedes Tisches.

## Der Rahmen

table-turn = Zug { $turn }
table-watching = { $count ->
    [one] 1 sieht zu
   *[other] { $count } sehen zu
}
table-menu = Menü
table-record = Partie herunterladen
table-resign = Aufgeben
table-side = Protokoll, Chat und Hilfe
table-log = Protokoll
table-chat = Chat
table-decision = Deine Entscheidung
table-read-first = Lies zuerst den Schritt oben und wähle dann „Weiter“.
table-made-first = Dieser Zug wird für dich gemacht.
table-talk = Protokoll und Chat
table-help = Hilfe
table-back = Zurück
table-yes = Ausführen
table-let-go = Abbrechen
table-undo = Zug zurücknehmen
table-ask-undo = Um Rücknahme bitten
table-confirm = { $move }?
table-give = Einen Bot für mich spielen lassen
table-reclaim = Wieder selbst spielen
table-public = für alle offen
table-private = nur mit Link
table-won = { $count ->
    [one] { $me ->
        [yes] Du gewinnst!
       *[no] { $names } gewinnt.
    }
   *[other] { $names } teilen sich den ersten Platz.
}
table-abandoned = Die Partie wurde ohne Ergebnis beendet.
table-gone = Dieser Tisch ist für dich nicht zugänglich
table-gone-text = Vielleicht ist er privat oder geschlossen. Bitte um einen neuen Link.
your-turn = Du bist am Zug.
your-turn-title = Du bist am Zug
link-waiting = Verbindung unterbrochen. Neuer Versuch; es geht nichts verloren.
sheet-open = Protokoll und Chat öffnen
sheet-close = Protokoll und Chat schließen
sheet-more = Mehr zeigen
sheet-less = Weniger zeigen

## Plätze

seat-words = { $name }, { $shape } in { $colour }{ $me ->
    [yes] , du
   *[no] {""}
}{ $acts ->
    [yes] , am Zug
   *[no] {""}
}. { $details }
seat-free = frei
seat-away = abwesend
seat-bot = Bot · { $level }
seat-resigned = aufgegeben
seat-to-move = Am Zug.
someone = jemand
shape-circle = Kreis
shape-triangle = Dreieck
shape-diamond = Raute
shape-square = Quadrat
shape-bars = zwei Balken
colour-ember = Rot
colour-sky = Blau
colour-sun = Gelb
colour-plum = Violett
colour-sage = Grün
bot-name-0 = Reiher
bot-name-1 = Otter
bot-name-2 = Kranich
bot-name-3 = Dachs
bot-name-4 = Segler

## Protokoll und Gespräch

log-earlier = Frühere Züge zeigen
log-before = Vor dem ersten Zug
log-turn = Zug { $turn } · { $name }
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
chat-hush = Diese Nachricht entfernen

## Fragen

undo-asked = { $name } möchte einen Zug zurücknehmen.
undo-waiting = Die anderen müssen deiner Rücknahme noch zustimmen.
undo-withdraw = Zurückziehen
undo-unrated = Die Partie würde nicht mehr für die Wertung zählen.
undo-free-text = Dein letzter Schritt wird zurückgenommen.
undo-others = { $count ->
    [one] { $names } hat seither gezogen. Auch das wird zurückgenommen.
   *[other] { $names } haben seither gezogen. Auch das wird zurückgenommen.
}
undo-ask-text = Andere haben seither gezogen, oder etwas wurde aufgedeckt: Die anderen müssen zustimmen.
undo-done = Zurückgenommen: { $what }
end-ask = Ende ohne Ergebnis vorschlagen
end-asked = { $name } schlägt vor, die Partie ohne Ergebnis zu beenden.
end-agree = Zustimmen
resign-title = Diese Partie aufgeben?
resign-text = Ein Bot spielt an deinem Platz weiter. Das lässt sich nicht rückgängig machen.
look-back = Partie ansehen
rematch = Noch einmal
rematch-go = Zur nächsten Partie

## Vor dem Spiel

gather-seats = Wer spielt
gather-bot = Bot
gather-free = Platz von { $name } freimachen
gather-level = Stärke der Bots
gather-start = Starten
gather-start-bots = { $count ->
    [one] Mit 1 Bot starten
   *[other] Mit { $count } Bots starten
}
gather-wait = { $name } startet die Partie, wenn alle da sind.
share-title = Einladen
share-watchers = Zum Zuschauen einladen
share-kind = Wozu der Link dient
share-play = Zum Mitspielen
share-watch = Zum Zuschauen
share-play-text = Wer diesen Link hat, kann jeden freien Platz nehmen.
share-watch-text = Wer diesen Link hat, kann zuschauen, aber nicht mitspielen.
share-host = Den Link zum Mitspielen hat, wer den Tisch eröffnet hat.
share-link = Link zu diesem Tisch
share-qr = QR-Code mit dem Link zu diesem Tisch
share-copy = Link kopieren
share-copied = Kopiert
share-send = Teilen

## Ablehnungen

refused-title = Dieser Zug geht nicht
refused-because = { $rule }: { $why }
refused-rule = Regel öffnen
no-not-a-move = Das ist kein Zug dieses Spiels.
no-too-far-ahead = Das lässt sich erst entscheiden, wenn das Vorherige bekannt ist.
no-off-lesson = Die Lektion sieht hier einen anderen Zug vor.
no-stale = Inzwischen hat sich etwas geändert. Schau noch einmal hin.
no-not-started = Das Spiel hat noch nicht begonnen.
no-started = Das Spiel hat schon begonnen.
no-ended = Das Spiel ist zu Ende.
no-not-ended = Das Spiel ist noch nicht zu Ende.
no-no-seat = Du hast hier keinen Platz.
no-seated = Du sitzt schon an diesem Tisch.
no-no-such-seat = Diesen Platz gibt es nicht.
no-seat-taken = Dieser Platz ist besetzt.
no-full = Kein Platz ist frei.
no-seat-empty = Dieser Platz ist leer.
no-seen-another = Du hast gesehen, was nur jemand anders sehen darf, und kannst deinen Platz bis zum Ende nicht wechseln.
no-away = Ein Bot spielt für dich. Wähle zuerst „Wieder selbst spielen“.
no-resigned = Du hast aufgegeben.
no-time-is-up = Deine Zeit ist abgelaufen.
no-not-your-turn = Du bist nicht am Zug.
no-host-only = Das darf nur, wer den Tisch eröffnet hat.
no-nobody-like-that = Diese Person sitzt nicht an diesem Tisch.
no-seated-talk = Wer am Tisch sitzt, darf immer schreiben.
no-nothing-to-undo = Es gibt nichts zurückzunehmen.
no-request-open = Eine andere Anfrage wartet noch auf Antwort.
no-request-closed = Diese Anfrage ist nicht mehr offen.
no-already = Das ist schon so.
no-empty-line = Die Nachricht ist leer.
no-long-line = Eine Nachricht hat höchstens { $most } Zeichen.
no-too-much-chat = { $seconds ->
    [one] Warte 1 Sekunde, bevor du wieder schreibst.
   *[other] Warte { $seconds } Sekunden, bevor du wieder schreibst.
}
no-muted = Wer den Tisch eröffnet hat, hat dich stummgeschaltet.
no-no-such-line = Diese Nachricht gibt es nicht.
no-not-yet = Das ist erst nach dem Ende zu sehen.
