# Che cosa è stato ricostruito in ogni gioco, e come inserire i pezzi veri di una scatola.

rec-title = Che cosa è stato ricostruito
rec-lost = Le scatole sono fuori commercio e i testi rimasti hanno perso le figure. Quello che dicono con certezza si gioca così come è scritto; quello che mostravano solo le figure è stato ricostruito in modo da accordarsi con tutto ciò che si sa.

## Wind River

rec-wr-board = Il tabellone è fisso e fa parte delle regole; la sua forma è ricostruita. È certo che in quattro si parte con 36 bisonti e in tre con 30, tutti nelle prime tre file, e che in tre non si usano le caselle più chiare. Chi possiede la scatola descrive sei file di caselle, due bisonti su ogni casella della prima metà e una colonna più chiara sul bordo. Solo un tabellone di sei caselle per sei, di cui in tre non si usa una colonna, si accorda con tutto questo.
rec-wr-lanes = Le colonne vicine sono sfalsate di mezza casella. Che siano avanti quelle dispari è una scelta: in quattro l’altra sarebbe solo l’immagine speculare; in tre decide quali delle cinque colonne stanno avanti, qui le due esterne e quella centrale.
rec-wr-own = Se possiedi il gioco, non devi inserire nulla: tabellone e pezzi sono gli stessi in ogni partita.

## Big Manitou

rec-mn-heroes = Quale eroe batte quale (M1.4) è stampato solo per lo sciamano e in un esempio. Il resto viene da Manitou, un gioco precedente, e si accorda con entrambi.
rec-mn-spoils = Che cosa prende il secondo (M4.3c): il testo stampato parla della tessera che rimane e dà per scontato un eroe scoperto. Senza eroe, su un terreno di quattro ne restano due. Vanno alla stessa persona, perché il testo le dà ciò che rimane, e un recensore della scatola fa prendere al secondo tutto il resto. Le partite più vecchie di qui gli davano una sola tessera; un tavolo può ancora scegliere così.
rec-mn-cylinders = Una tessera ceduta (M4.1) non sposta nessun cilindro (M4.5): chi lo ha lo tiene finché un altro prende una tessera e allora ne ha almeno altrettante. A parità di tomahawk nessuno riceve il punto.
rec-mn-bag = Il sacchetto è ricostruito. È certo che contiene 60 tessere, che in cinque si usano tutte, e che bisonti e tepee mostrano da 1 a 3 figure. Quante ce ne siano di ogni genere non si sa; il sacchetto «reconstruction-1» ha sei tessere per ogni bisonte e per ogni tepee, e otto cavalli, otto totem e otto tomahawk.
rec-mn-file = Se possiedi il gioco, conta le tue tessere e scrivi i numeri in un file di testo: un nome a tua scelta e, per ognuno dei nove generi, quante sono.
rec-mn-example = {"{"}"name": "la-mia-scatola", "tiles": {"{"}"bison-1": 6, "bison-2": 6, "bison-3": 6, "tipi-1": 6, "tipi-2": 6, "tipi-3": 6, "horse": 8, "totem": 8, "tomahawk": 8{"}"}{"}"}
rec-mn-play = Poi gioca con quello: tallgrass play manitou --option bag=@FILE. Il sacchetto deve contenere almeno tante tessere quante ne pescano le cacce: 36 in due, 33 in tre, 44 in quattro, 60 in cinque.

## Bison

rec-bison-known = È certo che tre tessere iniziali circondano il totem, che ce ne sono altre 18, che ciascuna ha una prateria, un fiume e una montagna e che ciascuna mostra tre animali. Chi possiede la scatola descrive esagoni i cui lati si incurvano ora verso l’esterno, ora verso l’interno.
rec-bison-tiles = Le tessere stesse sono ricostruite: dove scorre ogni fiume e quali animali vivono su ciascuna. La serie si chiama «reconstruction-2». Si conosce un territorio intero, quello del terzo esempio di conteggio: sei tessere con tutte le loro regioni. Con questa serie si può comporre; con la precedente, «reconstruction-1», le cui tessere iniziali mostrano altri animali, no. La serie precedente si può ancora scegliere.
rec-bison-editions = Le edizioni differiscono in alcuni punti; si segue l’originale tedesco e, dove tace, quelle che parlano. La distanza si misura dal totem (B1.9); chi conta dalle tessere iniziali sceglie ampiezza 4. Si scambiano tre animali della stessa specie con uno (B4.2), come nell’esempio stampato. Ciò che supera 15 e non si scambia è perso (B5.4), anche nell’ultimo conteggio: due edizioni lo dicono e nessuna fa eccezioni.
rec-bison-file = Se possiedi il gioco, scrivi le tue tessere in un file di testo: un nome per la serie, le tre tessere iniziali sotto «start» e le altre 18 sotto «tiles». Tieni ogni tessera con un angolo in alto, in modo che il lato alla sua destra sporga verso l’esterno. Gli angoli si numerano in senso orario, da 0 in alto fino a 5. Indica i due angoli del fiume in modo che la prateria vada in senso orario dal primo al secondo, poi i bisonti, i salmoni e i tacchini, tre in tutto. Il nome di una tessera ha da 1 a 8 lettere e cifre.
rec-bison-example = {"{"}"id": "T01", "river": [0, 2], "animals": [2, 1, 0]{"}"}
rec-bison-start = Per una tessera iniziale si indica anche in quale casella si trova, [0, 0], [1, 0] o [0, 1] in quest’ordine, e di quanti terzi di giro è ruotata in senso orario.
rec-bison-start-example = {"{"}"id": "S1", "river": [1, 4], "animals": [0, 1, 2], "cell": [0, 0], "turn": 1{"}"}
rec-bison-play = Poi gioca con quelle: tallgrass play bison --option tiles=@FILE.

## Tutti

rec-kept = Una registrazione conserva per intero la serie con cui si è giocato, quindi si può rivedere ovunque. Una serie non cambia mai finché porta lo stesso nome: dati migliori ricevono un nome nuovo.
