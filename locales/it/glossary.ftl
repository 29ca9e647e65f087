# Che cos’è un pezzo, in una frase; appare accanto a esso.

gloss-mn-hunter = Un cacciatore. Resta dove viene giocato e lì vale il suo numero.
gloss-mn-chief = Il capo batte lo sciamano, il portatore di pioggia e l’esploratore; solo la madre del clan lo batte.
gloss-mn-clan-mother = La madre del clan batte il capo; tutti gli altri eroi la battono.
gloss-mn-rainmaker = Il portatore di pioggia batte l’esploratore e la madre del clan.
gloss-mn-scout = L’esploratore batte lo sciamano e la madre del clan.
gloss-mn-shaman = Lo sciamano batte il portatore di pioggia e la madre del clan.
gloss-bs-bison = I bisonti vivono nella prateria. Chi la domina li riceve al conteggio di fine stagione.
gloss-bs-salmon = I salmoni vivono nel fiume. Chi lo domina li riceve al conteggio di fine stagione.
gloss-bs-turkey = I tacchini vivono sulle montagne. Chi le domina li riceve al conteggio di fine stagione.
