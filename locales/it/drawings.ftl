# Le parole dei disegni nelle regole e delle pagine intorno.

draw-wr-drive = Dalla casella segnata una via è chiusa: lì ci sono già cinque bisonti.
draw-wr-feed = Tre bisonti. Due nutrono i tepee degli altri, quindi ne resta uno per i tuoi due: uno ha fame e costa una provvista.
draw-wr-travel = Dritto non costa nulla. Dove è accampato qualcuno, tu e lui pagate una provvista ciascuno.
draw-mn-trial = La madre del clan arriva dove c’è un capo. Lo batte: il capo viene voltato e non conta più.
draw-mn-spoils = L’esploratore prende una tessera e 12 è il totale più alto: tre tessere in tutto. 10 è il secondo: una tessera. Il 7 non prende nulla.
draw-bs-turns = La stessa tessera nelle sue tre posizioni.
draw-bs-region = Le praterie di due tessere si toccano lungo un lato: una regione di 3 bisonti. Tre fiumi si incontrano agli angoli: una regione di 3 salmoni.
draw-bs-ranks = Un tepee più grande viene prima di qualunque numero di più piccoli; poi quanti di quella taglia; poi la taglia seguente; i cacciatori per ultimi.
rules-summary = In una pagina
rules-summary-title = { $game } in una pagina
rules-print = Stampa
rules-whole = Tutte le regole per numero
rules-reconstructed = Che cosa è stato ricostruito
