# Ce qu’est une pièce, en une phrase ; affiché à côté d’elle.

gloss-mn-hunter = Un chasseur. Il reste là où il est joué et y compte son nombre.
gloss-mn-chief = Le chef bat le chaman, le faiseur de pluie et l’éclaireur ; seule la mère de clan le bat.
gloss-mn-clan-mother = La mère de clan bat le chef ; tous les autres héros la battent.
gloss-mn-rainmaker = Le faiseur de pluie bat l’éclaireur et la mère de clan.
gloss-mn-scout = L’éclaireur bat le chaman et la mère de clan.
gloss-mn-shaman = Le chaman bat le faiseur de pluie et la mère de clan.
gloss-bs-bison = Les bisons vivent dans la prairie. Qui y domine les reçoit au décompte de la saison.
gloss-bs-salmon = Les saumons vivent dans la rivière. Qui y domine les reçoit au décompte de la saison.
gloss-bs-turkey = Les dindons vivent dans la montagne. Qui y domine les reçoit au décompte de la saison.
