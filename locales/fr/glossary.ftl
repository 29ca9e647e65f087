# Ce qu’est une pièce, en une phrase ; affiché à côté d’elle.

gloss-mn-hunter = Un chasseur. Il reste sur le terrain où on le joue et y compte pour sa valeur.
gloss-mn-chief = Le chef bat le chaman, le faiseur de pluie et l’éclaireur ; seule la mère de clan le bat.
gloss-mn-clan-mother = La mère de clan bat le chef ; tous les autres héros la battent.
gloss-mn-rainmaker = Le faiseur de pluie bat l’éclaireur et la mère de clan.
gloss-mn-scout = L’éclaireur bat le chaman et la mère de clan.
gloss-mn-shaman = Le chaman bat le faiseur de pluie et la mère de clan.
gloss-bs-bison = Les bisons vivent dans la prairie. Au décompte de la saison, ils vont au joueur qui y domine.
gloss-bs-salmon = Les saumons vivent dans la rivière. Au décompte de la saison, ils vont au joueur qui y domine.
gloss-bs-turkey = Les dindons vivent dans la montagne. Au décompte de la saison, ils vont au joueur qui y domine.
