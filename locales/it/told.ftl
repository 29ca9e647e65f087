### Essere avvisati del proprio turno

told-switch = Avvisami quando tocca a me
told-on = Questo browser ti avvisa quando tocca a te e il tavolo non è aperto.
told-off = Ricevi avvisi solo mentre un tavolo è aperto.
told-insecure = Serve HTTPS: chiedi a chi gestisce il server.
told-blocked = Hai bloccato le notifiche di questa pagina. Consentile nelle impostazioni del browser per questo sito.
told-unsupported = Questo browser non può farlo. Su iPhone o iPad aggiungi prima la pagina alla schermata Home.
told-failed = Non ha funzionato. Nulla è cambiato.
told-text = Tocca a te.
