### Wer am Zug ist, erfährt es

told-switch = Sag mir Bescheid, wenn ich am Zug bin
told-on = Dieser Browser meldet sich, wenn du am Zug bist und der Tisch nicht geöffnet ist.
told-off = Du erfährst es nur, solange ein Tisch geöffnet ist.
told-insecure = Das geht nur mit HTTPS: Wende dich an die Person, die den Server betreibt.
told-blocked = Du hast Benachrichtigungen dieser Seite blockiert. Erlaube sie in den Website-Einstellungen des Browsers.
told-unsupported = Dieser Browser kann das nicht. Füge die Seite auf iPhone oder iPad zuerst zum Home-Bildschirm hinzu.
told-failed = Das hat nicht geklappt. Es hat sich nichts geändert.
told-text = Du bist am Zug.
