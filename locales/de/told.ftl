### Wer am Zug ist, erfährt es

told-switch = Sag mir, wenn ich am Zug bin
told-on = Dieser Browser meldet sich, wenn du am Zug bist und der Tisch nicht offen ist.
told-off = Gemeldet wird nur, solange ein Tisch offen ist.
told-insecure = Dazu braucht es HTTPS: Frag, wer den Server betreibt.
told-blocked = Du hast Nachrichten dieser Seite gesperrt. Erlaube sie in den Einstellungen des Browsers für diese Seite.
told-unsupported = Dieser Browser kann das nicht. Auf iPhone oder iPad die Seite zuerst auf den Startbildschirm legen.
told-failed = Das ging nicht. Es hat sich nichts geändert.
told-text = Du bist am Zug.
