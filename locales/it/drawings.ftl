# Le parole dei disegni nelle regole e delle pagine intorno.

draw-wr-drive = Dalla casella segnata una via è chiusa: lì ci sono già cinque bisonti.
draw-wr-feed = Tre bisonti. Due sfamano i tepee degli altri, quindi ne resta uno per i tuoi due: uno dei tuoi ha fame e costa una provvista.
draw-wr-travel = Andare dritto non costa nulla. Dove è accampato qualcun altro, pagate una provvista a testa.
draw-mn-trial = La madre del clan arriva dove c’è un capo. Lo batte: il capo viene coperto e non conta più.
draw-mn-spoils = L’esploratore prende una tessera e 12 è il totale più alto: tre tessere in tutto. 10 è il secondo: una tessera. Il 7 non prende nulla.
draw-bs-turns = La stessa tessera nei suoi tre orientamenti.
draw-bs-region = Le praterie di due tessere si toccano lungo un lato: una regione di 3 bisonti. Tre fiumi si incontrano negli angoli: una regione di 3 salmoni.
draw-bs-ranks = Un tepee più grande viene prima di qualunque numero di tepee più piccoli; poi conta quanti sono di quella grandezza; poi la grandezza inferiore; i cacciatori per ultimi.
rules-summary = In una pagina
rules-summary-title = { $game } in una pagina
rules-print = Stampa
rules-whole = Tutte le regole, numerate
rules-reconstructed = Che cosa è stato ricostruito
