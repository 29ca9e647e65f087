# Die Lektionen: ein erstes Spiel, Schritt für Schritt.

## Rund um eine Lektion

lesson-title = { $game }: ein erstes Spiel
lesson-step = Schritt { $step } von { $steps }
lesson-next = Weiter
lesson-show = Zieh du für mich
lesson-again = Von vorn
lesson-leave = Verlassen
lesson-leave-text = Du kannst wiederkommen: Die Lektion geht weiter, wo du aufgehört hast.
lesson-hint = Diesmal nicht
lesson-over = Hier weiterspielen
lesson-new = Ein eigenes Spiel
lesson-failed = Die Lektion ließ sich nicht öffnen. Versuche es noch einmal.
lesson-start = Das erste Spiel beginnen
lesson-resume = Das erste Spiel fortsetzen
lesson-invite = Spielend lernen
lesson-invite-text = { $steps ->
    [one] 1 begleiteter Schritt an einem echten Tisch.
   *[other] { $steps } begleitete Schritte an einem echten Tisch.
}

## Wind River

lesson-wr-intro = Die Herde zieht auf dem Plan nach oben, der weiten Ebene zu, und du folgst ihr mit deinen Tipis. Wer am Ende die meisten in die Ebene gebracht hat, gewinnt. Sieben gehören dir; zwei brechen jetzt auf.
lesson-wr-camp = Schlag dein Lager auf, wo die Herde ist: Wähle C3. Ein Tipi braucht einen Büffel auf seinem eigenen Feld, um satt zu werden.
lesson-wr-camp-hint = Jedes freie Feld wäre erlaubt. Auf C3 stehen zwei Büffel, und von hinten können weitere nachkommen: Wähle C3.
lesson-wr-edge = Auch die anderen haben ihr Lager aufgeschlagen. Stell dein zweites Tipi weit nach vorn, auf F6, an den Rand der Ebene.
lesson-wr-edge-hint = In der Herde würde es satt, aber dieses Tipi soll rasch in die Ebene kommen: Wähle F6 in der obersten Reihe.
lesson-wr-drive = Ein Zug beginnt mit dem Treiben: so viele Büffel, wie du Tipis auf dem Plan hast, also zwei. Treib beide von C2 geradeaus nach C3: Wähle C2, dann C3, und das Ganze noch einmal.
lesson-wr-drive-hint = Die Herde soll zu deinem Lager kommen. Beide Büffel von C2 ziehen geradeaus nach C3.
lesson-wr-save = Dann wird gegessen. Die vier Büffel auf C3 ernähren dein Tipi dort; auf F6 war keiner, und das hat dich deinen einzigen Vorrat gekostet. Nun tu eine Sache: Zieh von F6 hinaus in die Ebene. Dieses Tipi ist für immer gerettet.
lesson-wr-save-hint = Ein hungriges Tipi kostet in jedem Zug einen Vorrat, und du hast keinen mehr. Zieh mit dem Tipi auf F6 in die weite Ebene.
lesson-wr-one = Die anderen waren an der Reihe. Du hast ein Tipi auf dem Plan, also treibst du einen Büffel: von C1 geradeaus nach C2.
lesson-wr-one-hint = Lass die Herde hinter deinem Lager aufrücken: von C1 nach C2.
lesson-wr-gather = Alle sind satt. Wo du allein lagerst, kannst du sammeln: die Büffel dort weniger deine Tipis, hier 4 − 1 = 3 Vorräte. Wähle Sammeln.
lesson-wr-gather-hint = Du hast gar keinen Vorrat, und ohne kannst du weder ein Tipi aufstellen noch ein hungriges versorgen. Sammle zuerst.
lesson-wr-full = Treib den Büffel von C2 nach C3. Dann stehen dort fünf: Das Feld ist voll, und niemand kann noch einen dazutreiben.
lesson-wr-full-hint = Ein Büffel mehr macht dein Lager sicher: von C2 nach C3.
lesson-wr-raise = Für drei Vorräte stellst du ein weiteres Tipi auf, wo du allein lagerst: Wähle Aufstellen, dann C3.
lesson-wr-raise-hint = Ein zweites Tipi in der Herde heißt: ein Büffel mehr zu treiben und ein Tipi mehr zu retten. Stell es auf C3 auf.
lesson-wr-ahead = Zwei Tipis auf C3, also treibst du zwei. Führ zwei Büffel von C3 nach C4; die drei, die bleiben, ernähren deine Tipis.
lesson-wr-ahead-hint = Wohin die Herde zieht, dorthin können deine Tipis folgen. Treib zwei Büffel von C3 nach C4.
lesson-wr-travel = Nun folg ihnen: Zieh mit einem Tipi von C3 nach C4. Wo andere lagern, müsstet ihr alle je einen Vorrat zahlen; C4 ist frei.
lesson-wr-travel-hint = Der Weg zur Ebene führt über C4, und zwei Büffel warten dort: Zieh von C3 nach C4.
lesson-wr-end = Du kannst nun fast alles. Eine Tätigkeit fehlt noch: Beim Antreiben geht ein weiterer Büffel einen Schritt. Steht kein Tipi mehr auf dem Plan, gewinnen die meisten Tipis in der Ebene, danach die meisten Vorräte.

## Big Manitou

lesson-mn-intro = Zwei Stämme jagen auf drei Jagdgründen. Die Plättchen dort sind zu gewinnen: Bisons und Tipis zählen paarweise, die anderen helfen auf ihre Art. Die erste Jagd beginnt.
lesson-mn-muster = Stell deine Jagdgruppe zusammen: acht von siebzehn Karten, und niemand sieht welche. Nimm die Jäger 4, 6, 8 und 9, dazu den Anführer, eine Clanmutter, den Späher und den Schamanen.
lesson-mn-muster-hint = Andere Gruppen sind auch gut. In dieser Jagd brauchst du 4, 6, 8, 9, einen Anführer, eine Clanmutter, den Späher und den Schamanen.
lesson-mn-eight = Drei Karten hast du auf der Hand, die übrigen warten im Stapel. Spiel den Jäger 8 auf Jagdgrund 1. Jäger bleiben liegen und werden zusammengezählt: Die höchste Summe nimmt zwei Plättchen, die nächste eines.
lesson-mn-eight-hint = Auf Jagdgrund 1 liegen die meisten Plättchen. Fang dort mit einem starken Jäger an: mit der 8.
lesson-mn-mother = Auf Jagdgrund 1 kam ein Anführer. Ein offener Held nimmt ein Plättchen, also fordere ihn heraus: Spiel deine Clanmutter dorthin. Sie schlägt den Anführer, und nur ihn.
lesson-mn-mother-hint = Der Anführer ist stark, nur nicht gegen die Clanmutter. Spiel sie auf Jagdgrund 1.
lesson-mn-nine = Der Anführer ist umgedreht und zählt nicht mehr. Auf Jagdgrund 2 liegt eine 7 gegen dich: Spiel deine 9 dorthin.
lesson-mn-nine-hint = Mit 9 gegen 7 führst du auf Jagdgrund 2. Spiel die 9 dorthin.
lesson-mn-scout = Ein Schamane hat deine Clanmutter geschlagen. Der Späher schlägt den Schamanen: Schick deinen auf Jagdgrund 1.
lesson-mn-scout-hint = Schamane, Regenmacher und Späher schlagen einander im Kreis, und der Späher schlägt den Schamanen. Spiel ihn auf Jagdgrund 1.
lesson-mn-four = Auf Jagdgrund 1 steht es 8 zu 10. Mit der 4 hast du 12: Spiel sie dorthin.
lesson-mn-four-hint = Auch kleine Jäger gewinnen Jagdgründe. Mit der 4 führst du auf Jagdgrund 1 mit 12 zu 10.
lesson-mn-chief = Auf Jagdgrund 3 mit dem Totem liegt noch kein Held. Spiel deinen Anführer dorthin: Offen nimmt er ein Plättchen.
lesson-mn-chief-hint = Ein Held auf einem leeren Jagdgrund bleibt offen, solange ihn niemand schlägt. Spiel den Anführer auf Jagdgrund 3.
lesson-mn-six = Deine siebte Karte ist die letzte dieser Jagd. Auf Jagdgrund 2 steht es 9 zu 12: Mit der 6 sind es 15.
lesson-mn-six-hint = Der Schamane kann auf eine andere Jagd warten. Die 6 gewinnt Jagdgrund 2: Spiel sie dorthin.
lesson-mn-first = Der Regenmacher kam gegen deinen Anführer nicht an, und die Jagd ist zu Ende. Auf Jagdgrund 1 nimmt dein Späher ein Plättchen, deine Jäger nehmen zwei: Bison 3, Tipi 2 und den Tomahawk.
lesson-mn-first-hint = Bisons und Tipis sind nur gemeinsam etwas wert, und ein Tomahawk macht in späteren Jagden jeden deiner Jäger um eins stärker. Nimm Bison 3, dann Tipi 2, dann den Tomahawk.
lesson-mn-second = Auch Jagdgrund 2 gehört dir: Nimm Tipi 3, dann das Pferd. Mit ihm kommt die Pferdewalze, am Ende ein Punkt, solange du sie behältst.
lesson-mn-second-hint = Deine Bisons sind 3 wert, also gibt Tipi 3 das beste Paar. Nimm es, dann das Pferd.
lesson-mn-third = Auf Jagdgrund 3 nimmt dein Anführer ein Plättchen: Nimm das Totem. Auch seine Walze bringt einen Punkt, und sie erlaubt dir eine achte Karte.
lesson-mn-third-hint = Der Bison hier ist 1 wert; die Totemwalze bringt einen Punkt und eine achte Karte. Nimm das Totem.
lesson-mn-force = Gewalt hat ihren Preis: Deine Jäger sind zusammen 27, mehr als alle anderen, also gibst du ein Bison- oder Tipiplättchen ab. Gib Tipi 2 ab; Bison 3 und Tipi 3 sind weiterhin 3 Punkte.
lesson-mn-force-hint = Es zählt die kleinere deiner beiden Summen, Bisons und Tipis. Bei 3 und 3 verlierst du nichts, wenn du Tipi 2 abgibst.
lesson-mn-end = Das war eine Jagd; drei weitere folgen, mit den Karten, die noch nicht ausgegeben sind. Eines fehlt noch: Hat der andere Stamm zwei Helden offen, fällt auch dein Angreifer, selbst wenn er siegt. Die meisten Punkte gewinnen.

## Bison

lesson-bs-intro = Bisons leben auf den Prärien, Lachse in den Flüssen, Truthähne in den Bergen. In einer Saison sind alle viermal an der Reihe; dann ernährt jedes zusammenhängende Stück Land die, die dort herrschen. Die meisten Tiere am Ende gewinnen.
lesson-bs-place = Du hast ein Plättchen, das nur du siehst. Wähle Legen, dann das freie Feld oben links, und dreh das Plättchen in die zweite Lage: Prärie und Fluss schließen an das an, was dort liegt. Setz drei Jäger auf seine Prärie.
lesson-bs-place-hint = Anderswo würde das Plättchen weniger verbinden. Oben links, in der zweiten Lage, bekommst du eine Prärie mit 3 Bisons und einen Fluss mit 3 Lachsen. Drei Jäger kommen auf die Prärie.
lesson-bs-pay = Drei Jäger in einer Aktion kosten vier Tiere, welche du willst. Truthähne bieten sich an: Du hast keine Berge, die neue bringen. Dann führ es aus.
lesson-bs-pay-hint = Zahl vier Tiere, in beliebiger Mischung.
lesson-bs-buy = Der andere Stamm hat sein Plättchen an die Berge gelegt. Vor einer Aktion kannst du auf deinen Markt gehen: Kauf einen Jäger für ein Tier jeder Art.
lesson-bs-buy-hint = Zuerst auf den Markt: Kauf einen Jäger.
lesson-bs-step = Jede der sechs Aktionen gibt es einmal in der Saison. Nimm Schritt: Ein Jäger geht von deiner Prärie in den Fluss daneben; dann beende die Aktion. Ein Jäger kostet nichts.
lesson-bs-step-hint = Der Fluss mit seinen 3 Lachsen ist noch frei. Ein Jäger geht von deiner Prärie in den Fluss desselben Plättchens, und nur einer.
lesson-bs-tipi = Nimm Tipi: Die zwei Jäger auf deiner Prärie bauen eines der Größe 2. Über ein Land herrscht das größte Tipi; Jäger entscheiden nur bei Gleichstand.
lesson-bs-tipi-hint = Ein Tipi der Größe 2 ist schwerer zu schlagen als eines der Größe 1, und du hast zwei Jäger dort. Bau Größe 2 auf deiner Prärie.
lesson-bs-pay-two = Zwei Jäger in einer Aktion kosten zwei Tiere.
lesson-bs-pay-two-hint = Zahl zwei Tiere, in beliebiger Mischung.
lesson-bs-canoe = Dein letzter Zug der Saison. Auf Flüssen gibt es Kanus statt Tipis: Bau mit deinem Jäger eines der Größe 1.
lesson-bs-canoe-hint = Ohne Kanu würde jedes fremde Kanu über den Fluss herrschen. Bau eines der Größe 1.
lesson-bs-scored = Die Saison ist gewertet. Über deine Prärie und deinen Fluss herrschst du allein, also hast du alle Tiere dort bekommen: 3 Bisons und 3 Lachse. Der zweite Platz brächte die Hälfte. Mehr als 15 einer Art hat niemand.
lesson-bs-end = In der nächsten Saison sind alle Aktionen wieder frei. Eine Aktion ohne Jäger bringt ein Tier; Sammeln und Marsch bringen Jäger weiter. Vor der letzten Wertung wird aller Vorrat auf null gesetzt: Am Ende zählt nur das Land.
