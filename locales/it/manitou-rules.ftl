# Le regole di Big Manitou, numerate; a parole nostre.

## Capitoli

mnr-pieces = Il materiale
mnr-hunts = Le cacce
mnr-playing = Giocare
mnr-hunt-end = La fine di una caccia
mnr-end = La fine

## Il materiale

mnr-1-1 = Ciascuno ha 17 carte: i cacciatori da 1 a 10 e sette eroi, cioè due capi, due madri del clan, un portatore di pioggia, un esploratore e uno sciamano.
mnr-1-2 = Un sacchetto contiene 60 tessere: bisonti e tepee da 1, 2 o 3, cavalli, totem e tomahawk.
mnr-1-3 = I due cilindri, quello del totem e quello del cavallo, all’inizio non appartengono a nessuno.
mnr-1-4 = Il capo batte sciamano, portatore di pioggia ed esploratore. La madre del clan batte il capo; tutti gli altri eroi la battono. Lo sciamano batte il portatore di pioggia, il portatore di pioggia l’esploratore, l’esploratore lo sciamano. Eroi uguali sono alla pari.

## Le cacce

mnr-2-1 = Si giocano tre cacce in tre, quattro in due o in quattro, cinque in cinque.
mnr-2-2 = La sorte decide chi comincia la prima caccia; a ogni caccia comincia il giocatore seguente, in senso orario. Anche il giro va in senso orario.
mnr-2-3 = Dal sacchetto si estraggono le tessere dei tre terreni: in due 4, 3 e 2; in tre o in quattro 4, 4 e 3; in cinque 4 per terreno.
mnr-2-4 = Tutti insieme e in segreto, ciascuno sceglie un gruppo. In due chi comincia prende 8 carte, l’altro 7; in più di due il primo ne prende 9, l’ultimo 7, gli altri 8. In alternativa le sceglie la sorte.
mnr-2-5 = Ogni gruppo viene mescolato. Le prime tre carte sono la mano, le altre un mazzo coperto.

## Giocare

mnr-3-1 = Per sette giri ciascuno gioca una carta su un terreno e poi pesca la prima del mazzo, se c’è.
mnr-3-2 = Un cacciatore resta dove viene giocato. Su un terreno possono essercene quanti si vuole.
mnr-3-3 = Un eroe non può andare dove hai già due eroi scoperti.
mnr-3-4 = Un eroe resta scoperto dove nessun altro ne ha uno scoperto.
mnr-3-5-title = Prova di forza
mnr-3-5 = Dove un avversario ha un solo eroe scoperto, si confrontano i due. Chi perde viene coperto; se sono uguali, si coprono entrambi.
mnr-3-6-title = Sacrificio
mnr-3-6 = Dove un avversario ha due eroi scoperti, attacchi quello giocato per ultimo. Se lo batti o lo eguagli, si coprono entrambi; altrimenti solo il tuo.
mnr-3-7 = Un eroe coperto non conta più per il resto della caccia.
mnr-3-8 = Se non puoi giocare nessuna carta, passi. Conta come una delle tue sette carte; non peschi.
mnr-3-9-title = L’ottava carta
mnr-3-9 = Dopo le settime carte chi ha il cilindro del totem può giocarne un’ottava, a meno che non giochi per ultimo o non abbia più carte.
mnr-3-10-title = Il cavallo
mnr-3-10 = Poi chi ha il cilindro del cavallo può spostare un proprio cacciatore su un altro terreno.

## La fine di una caccia

mnr-4-1-title = Forza
mnr-4-1 = Si sommano i cacciatori di ciascuno sui tre terreni, al valore stampato. Chi ha il totale più alto scarta per sempre una tessera: un bisonte o un tepee se ne ha, altrimenti una qualsiasi. Chi non ha tessere non paga nulla; se non c’è nessun cacciatore, non paga nessuno.
mnr-4-2 = Nella prima caccia la forza si confronta dopo aver preso le tessere, nelle altre prima.
mnr-4-3 = I terreni si valutano uno dopo l’altro, finché hanno tessere. I totali uguali non prendono nulla e si saltano. Ciò che resta esce dal gioco.
mnr-4-3a = Chi ha un eroe scoperto prende una tessera.
mnr-4-3b = Chi ha il totale più alto di cacciatori ne prende due.
mnr-4-3c = Chi ha il secondo totale più alto prende ciò che resta. Come opzione ne prende una sola e il resto esce dal gioco; cambia solo su un terreno di quattro tessere senza eroi scoperti.
mnr-4-4 = Ogni tomahawk preso in una caccia precedente e ancora tuo fa contare ogni tuo cacciatore 1 in più quando si valuta un terreno.
mnr-4-5 = Chi prende un totem riceve il cilindro del totem se nessuno lo ha, o se ora possiede almeno tanti totem quanti ne ha chi lo tiene. Lo stesso vale per i cavalli.
mnr-4-6 = Le carte sui terreni sono consumate; quelle non giocate tornano disponibili. Dopo le cacce 2 e 4 tutti riprendono tutte le proprie carte.

## La fine

mnr-5-1 = Tra i punti bisonte e i punti tepee conta il totale minore. Ogni cilindro vale 1 punto, e un altro punto va a chi ha più tomahawk di chiunque altro.
mnr-5-2 = Vince chi ha più punti; a parità, chi ha più punti tepee; poi chi ha più tessere; se la parità resta, si è a pari merito.
