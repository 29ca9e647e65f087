# Le regole di Bison, numerate; con parole nostre.

## Capitoli

br-land = Il territorio
br-seat = Che cosa ha ognuno
br-seasons = Le stagioni
br-turn = Un turno
br-scoring = La fine di una stagione
br-end = La fine
br-variants = Varianti

## La terra

br-1-1 = Le tessere stanno su caselle esagonali con un angolo in alto. Ogni casella ne ha sei vicine, una per lato.
br-1-2 = I lati di una tessera sono alternatamente sporgenti e rientranti, perciò la si può posare in tre orientamenti.
br-1-3 = Ogni tessera ha tre spazi: una prateria, un fiume e una montagna. Il fiume va da un angolo a un altro e divide la prateria dalla montagna.
br-1-4 = Ogni tessera mostra tre animali: bisonti sulla prateria, salmoni nel fiume, tacchini sulla montagna.
br-1-5 = Tre caselle che si incontrano hanno un angolo in comune. I fiumi che finiscono nello stesso angolo si uniscono.
br-1-6-title = Adiacenza
br-1-6 = Sono adiacenti: prateria e fiume della stessa tessera; montagna e fiume della stessa tessera; due terreni che si toccano lungo un lato; due fiumi che finiscono nello stesso angolo. Nient’altro.
br-1-7-title = Regioni
br-1-7 = Una regione è l’insieme degli spazi dello stesso terreno collegati tra loro.
br-1-8 = Tre tessere iniziali circondano il totem, l’angolo che hanno in comune; ce ne sono altre 18.
br-1-9 = Nessuna tessera può stare più lontano dal totem del limite scelto per il tavolo, di solito tre. Le tessere iniziali sono a distanza uno.

## Che cosa ha ognuno

br-2-1 = Ognuno ha 8 cacciatori, 6 tepee e 6 canoe di grandezza 1, 1, 2, 2, 3 e 4. All’inizio nella riserva ci sono quattro cacciatori, e un tepee e una canoa per ognuna delle grandezze 1 e 2; il resto è nel proprio mercato.
br-2-2 = Le scorte di bisonti, salmoni e tacchini vanno da 0 a 15 e partono da 10.
br-2-3 = Uno spazio ospita pezzi di un solo giocatore: quanti cacciatori si vuole, più una canoa se è un fiume, altrimenti un tepee.

## Le stagioni

br-3-1 = Sei stagioni in due, cinque in tre, quattro in quattro. La sorte decide chi comincia e mescola le tessere; alcune escono dal gioco senza essere viste. A ogni stagione comincia il giocatore seguente, in senso orario.
br-3-2 = All’inizio di una stagione ognuno pesca una tessera che non mostra a nessuno.
br-3-3 = Per quattro giri ognuno gioca un turno: prima il mercato, se vuole, poi un’azione.

## Un turno

br-4-1-title = Mercato
br-4-1 = Un cacciatore costa un animale di ogni specie, un tepee o una canoa di grandezza n ne costa n di ogni specie. Il pezzo passa dal proprio mercato alla propria riserva.
br-4-2-title = Scambio
br-4-2 = Tre animali di una specie in cambio di uno di un’altra la cui scorta è sotto 15.
br-4-3-title = Sei azioni
br-4-3 = Posa, tepee, canoa, raduno, spostamento e marcia; ciascuna al massimo una volta per stagione. La tessera va posata: chi all’ultimo turno l’ha ancora in mano può solo posarla.
br-4-4-title = Il costo
br-4-4 = Un’azione impiega da 0 a 5 cacciatori. Uno è gratis, due costano 2 animali, tre 4, quattro 7, cinque 10, di specie a scelta. Senza cacciatori guadagni un animale di una specie la cui scorta è sotto 15.
br-4-5-title = Posa
br-4-5 = Posa la tua tessera accanto a un’altra, entro il limite, in uno dei suoi tre orientamenti, e porta da 0 a 5 cacciatori dalla riserva su uno dei suoi spazi.
br-4-6-title = Tepee
br-4-6 = Su una prateria o una montagna dove hai cacciatori, costruisci un tepee di grandezza n con n di loro, o ingrandisci il tuo di tante grandezze quanti sono i cacciatori che impieghi. Quei cacciatori e il vecchio tepee tornano nella riserva.
br-4-7-title = Canoa
br-4-7 = Lo stesso su un fiume, con le canoe.
br-4-8-title = Raduno
br-4-8 = Porta da 1 a 5 cacciatori, da qualsiasi punto, su uno spazio dove hai già un cacciatore, che resta lì.
br-4-9-title = Spostamento
br-4-9 = Muovi da 1 a 5 cacciatori, ciascuno su uno spazio adiacente senza pezzi altrui. Nessuno si muove due volte.
br-4-10-title = Marcia
br-4-10 = Lo stesso, ma ciascuno si muove di uno, due o tre spazi, anche attraverso spazi altrui, e si ferma in uno diverso da quello di partenza.
br-4-11 = Ogni azione tranne la posa si può fare senza cacciatori, solo per guadagnare l’animale.
br-4-12 = Raduno, spostamento e marcia si fanno un cacciatore alla volta e poi si chiudono. Dopo si paga.

## La fine di una stagione

br-5-1 = Il conteggio comincia dalle praterie; seguono le montagne, poi i fiumi. Nell’ultima stagione, prima del conteggio, tutte le scorte tornano a 0.
br-5-2 = In una regione viene prima chi ha il tepee o la canoa più grande, poi chi ne ha di più di quella grandezza, poi si guarda la grandezza inferiore e così via; per ultimi i cacciatori.
br-5-3 = Chi occupa da solo il primo posto riceve tutti gli animali della regione. Chi lo condivide ne riceve la metà, arrotondata per difetto, e non c’è un secondo posto. Chi occupa da solo il secondo posto riceve la metà, arrotondata per difetto. Tutti gli altri ricevono gli animali degli spazi su cui stanno.
br-5-4 = Dopo ogni tipo di terreno chi ha più di 15 animali di una specie può comprare e scambiare; quelli che poi superano 15 vanno persi.
br-5-5 = Poi tutte le azioni sono di nuovo libere e comincia la stagione seguente.

## La fine

br-6-1 = Dopo l’ultima stagione vince chi ha più animali in tutto; a parità, chi ha più animali nella propria scorta minore; se la parità resta, si è a pari merito.

## Varianti

br-7-1 = Gioco base: come sopra.
br-7-2 = Variante 1: con una sola azione tepee o canoa si può costruire e ingrandire su più spazi, una volta ciascuno, con cinque cacciatori in tutto. Si paga la somma.
br-7-3 = Variante 2: come la variante 1, e tepee e canoe si possono anche ridurre o togliere. Per ogni grandezza in meno, un cacciatore passa dalla riserva a quello spazio e conta nel costo.
