# Le regole di Bison, numerate; con parole nostre.

## Capitoli

br-land = La terra
br-seat = Che cosa ha ognuno
br-seasons = Le stagioni
br-turn = Un turno
br-scoring = La fine di una stagione
br-end = La fine
br-variants = Varianti

## La terra

br-1-1 = Le tessere stanno su caselle esagonali con un angolo in alto. Ogni casella ha sei vicine, una per lato.
br-1-2 = I lati di una tessera sono a turno sporgenti e rientranti: si posa in tre versi.
br-1-3 = Ogni tessera ha tre spazi: una prateria, un fiume e una montagna. Il fiume va da un angolo a un altro e divide la prateria dalla montagna.
br-1-4 = Ogni tessera mostra tre animali: bisonti sulla prateria, salmoni nel fiume, tacchini sulla montagna.
br-1-5 = Dove si incontrano tre caselle, condividono un angolo. I fiumi che finiscono nello stesso angolo si uniscono.
br-1-6-title = Vicini
br-1-6 = Sono vicini: prateria e fiume di una tessera; montagna e fiume di una tessera; due terreni che si toccano lungo un lato; due fiumi che finiscono nello stesso angolo. Nient’altro.
br-1-7-title = Regioni
br-1-7 = Una regione è tutto il terreno di un tipo che sta insieme attraverso i vicini.
br-1-8 = Tre tessere iniziali circondano il totem, l’angolo che condividono; le altre 18 si pescano.
br-1-9 = Nessuna tessera sta più lontana dal totem della portata scelta, di solito tre. Le tessere iniziali sono a distanza uno.

## Che cosa ha ognuno

br-2-1 = Ognuno ha 8 cacciatori, 6 tepee e 6 canoe di taglia 1, 1, 2, 2, 3 e 4. All’inizio quattro cacciatori, un tepee e una canoa di taglia 1 e 2 sono nella riserva; il resto è nel proprio mercato.
br-2-2 = Le scorte di bisonti, salmoni e tacchini vanno da 0 a 15 e cominciano da 10.
br-2-3 = Uno spazio tiene pezzi di un solo giocatore: quanti cacciatori si vuole, e un tepee a terra o una canoa su un fiume.

## Le stagioni

br-3-1 = Sei stagioni in due, cinque in tre, quattro in quattro. La sorte decide chi comincia e mescola le tessere; alcune escono dal gioco senza essere viste. Ogni stagione comincia il giocatore seguente.
br-3-2 = All’inizio di una stagione ognuno pesca una tessera che solo lui vede.
br-3-3 = Per quattro giri ognuno ha un turno: affari al mercato se vuole, poi un’azione.

## Un turno

br-4-1-title = Mercato
br-4-1 = Un cacciatore costa un animale di ogni specie, un tepee o una canoa di taglia n costa n di ogni specie. Passa dal proprio mercato alla propria riserva.
br-4-2-title = Scambio
br-4-2 = Tre animali di una specie per uno di un’altra di cui si hanno meno di 15.
br-4-3-title = Sei azioni
br-4-3 = Posa, tepee, canoa, raduno, passo e marcia; ciascuna al massimo una volta per stagione. La tessera va posata: all’ultimo turno, se è ancora in mano, si deve posare.
br-4-4-title = Il costo
br-4-4 = Un’azione impiega da 0 a 5 cacciatori. Uno è gratis, due costano 2 animali, tre 4, quattro 7, cinque 10, a scelta. Senza cacciatori si guadagna un animale di una specie sotto 15.
br-4-5-title = Posa
br-4-5 = Posa la tua tessera accanto a un’altra, a portata, in uno dei tre versi, e porta da 0 a 5 cacciatori della riserva su uno dei suoi spazi.
br-4-6-title = Tepee
br-4-6 = Su una prateria o montagna con i tuoi cacciatori costruisci un tepee di taglia n con n di loro, o ingrandisci il tuo di tante taglie quanti cacciatori impieghi. Quei cacciatori e il vecchio tepee tornano nella riserva.
br-4-7-title = Canoa
br-4-7 = Lo stesso su un fiume, con le canoe.
br-4-8-title = Raduno
br-4-8 = Porta da 1 a 5 cacciatori, da ovunque, su uno spazio dove resta un tuo cacciatore.
br-4-9-title = Passo
br-4-9 = Muovi da 1 a 5 cacciatori, ciascuno su uno spazio vicino senza pezzi altrui. Nessuno si muove due volte.
br-4-10-title = Marcia
br-4-10 = Lo stesso, ciascuno per uno fino a tre spazi, anche attraverso quelli altrui, fino a uno spazio diverso dal suo.
br-4-11 = Ogni azione tranne la posa si può fare senza cacciatori, solo per l’animale.
br-4-12 = Raduno, passo e marcia si fanno un cacciatore alla volta e poi si chiudono. Dopo si paga.

## La fine di una stagione

br-5-1 = Si contano prima le praterie, poi le montagne, poi i fiumi. Nell’ultima stagione prima tutte le scorte tornano a 0.
br-5-2 = In una regione conta il tepee o la canoa più grande, poi quanti di quella taglia, poi la taglia minore e così via; per ultimi i cacciatori.
br-5-3 = Chi è primo da solo riceve tutti gli animali della regione. Chi condivide il primo posto ne riceve la metà ciascuno, per difetto, e non c’è un secondo. Chi è secondo da solo riceve la metà, per difetto. Tutti gli altri ricevono gli animali degli spazi su cui stanno.
br-5-4 = Dopo ogni tipo di terreno chi ha più di 15 di una specie può comprare e scambiare; ciò che poi supera 15 è perso.
br-5-5 = Poi tutte le azioni sono di nuovo libere e comincia la stagione seguente.

## La fine

br-6-1 = Dopo l’ultima stagione vince chi ha più animali; a parità, chi ha la scorta minore più grande; altrimenti il posto è condiviso.

## Varianti

br-7-1 = Gioco base: come sopra.
br-7-2 = Estensione 1: un’azione tepee o canoa può costruire e ingrandire su più spazi, una volta ciascuno, con cinque cacciatori in tutto. Si paga la somma.
br-7-3 = Estensione 2: come l’estensione 1, e tepee e canoe si possono anche ridurre o togliere. Per ogni taglia in meno, un cacciatore della riserva viene sullo spazio e conta nel costo.
