# Die Lektionen: eine erste Partie, Schritt für Schritt.

## Rund um eine Lektion

lesson-title = { $game }: Lektion
lesson-step = Schritt { $step } von { $steps }
lesson-next = Weiter
lesson-show = Mach es mir vor
lesson-again = Von vorn
lesson-again-title = Die Lektion von vorn beginnen?
lesson-again-text = Du bist bei Schritt { $step } von { $steps }. Die Lektion beginnt dann wieder bei Schritt 1, an einem neuen Tisch.
lesson-leave = Verlassen
lesson-leave-text = Du kannst jederzeit wiederkommen: Die Lektion geht dort weiter, wo du aufgehört hast.
lesson-hint = Diesmal nicht.
lesson-then = In einer echten Partie bestätigst du jeden Zug, bevor er gilt; im Menü lässt sich das abstellen.
lesson-over = Hier weiterspielen
lesson-new = Jetzt richtig spielen
lesson-failed = Die Lektion ließ sich nicht öffnen. Versuch es noch einmal.
lesson-invite = Spielend lernen
lesson-invite-text = { $steps ->
    [one] 1 angeleiteter Schritt an einem echten Tisch.
   *[other] { $steps } angeleitete Schritte an einem echten Tisch.
}

## Wind River

lesson-wr-intro = Die Herde zieht auf dem Plan nach oben, der weiten Ebene entgegen, und du folgst ihr mit deinen Tipis. Wer am Ende die meisten Tipis in der Ebene hat, gewinnt. Du hast sieben; mit zweien fängst du an.
lesson-wr-camp = Schlag dein Lager auf, wo die Herde ist: Wähle C3. Jeder Büffel ernährt ein Tipi auf seinem Feld.
lesson-wr-camp-hint = Jedes freie Feld wäre erlaubt. Auf C3 stehen zwei Büffel, und von hinten können weitere nachkommen: Wähle C3.
lesson-wr-edge = Auch die anderen haben ihr Lager aufgeschlagen. Stell dein zweites Tipi weit nach vorn, auf F6, an den Rand der Ebene; ohne Büffel kostet es dich dort einen Vorrat.
lesson-wr-edge-hint = In der Herde würde es satt, aber dieses Tipi soll rasch in die Ebene kommen: Wähle F6 in der obersten Reihe.
lesson-wr-drive = Dein Zug beginnt mit dem Treiben: ein Büffel für jedes deiner Tipis auf dem Plan, also zwei. Treibe beide von C2 geradeaus nach C3: Wähle C2, dann C3, und beides noch einmal.
lesson-wr-drive-hint = Die Herde soll zu deinem Lager kommen. Beide Büffel von C2 ziehen geradeaus nach C3.
lesson-wr-save = Dann wird gegessen. Die vier Büffel auf C3 ernähren dein Tipi dort; auf F6 stand keiner, und das hat dich deinen einzigen Vorrat gekostet. Jetzt hast du eine Aktion: Zieh weiter. Wähle F6, dann die weite Ebene: Dieses Tipi ist dann endgültig gerettet.
lesson-wr-save-hint = Ein hungriges Tipi kostet in jedem Zug einen Vorrat, und du hast keinen mehr. Zieh mit dem Tipi von F6 in die weite Ebene.
lesson-wr-one = Inzwischen waren die anderen am Zug. Du hast nur noch ein Tipi auf dem Plan, also treibst du einen Büffel. Büffel ziehen geradeaus oder schräg voran: hier von C1 nach C2.
lesson-wr-one-hint = Lass die Herde hinter deinem Lager aufrücken: von C1 nach C2.
lesson-wr-gather = Dein Tipi ist satt. Sammeln bringt dort, wo nur du lagerst, einen Vorrat je Büffel, minus einen je Tipi: 4 − 1 = 3. Wähle „Sammeln“.
lesson-wr-gather-hint = Du hast keinen einzigen Vorrat, und ohne Vorräte kannst du weder ein Tipi aufstellen noch ein hungriges versorgen. Sammle zuerst.
lesson-wr-full = Treibe den Büffel von C2 nach C3. Dann stehen dort fünf: Das Feld ist voll, und niemand kann einen weiteren dorthin treiben.
lesson-wr-full-hint = Ein Büffel mehr macht dein Lager sicher: von C2 nach C3.
lesson-wr-raise = Für drei Vorräte stellst du ein weiteres Tipi auf, und zwar dort, wo du allein lagerst: Wähle „Aufstellen“, dann C3.
lesson-wr-raise-hint = Mit einem zweiten Tipi in der Herde kannst du einen Büffel mehr treiben und ein Tipi mehr retten. Stell es auf C3 auf.
lesson-wr-ahead = Zwei Tipis auf C3, also treibst du zwei Büffel: beide von C3 geradeaus nach C4. Die drei, die bleiben, ernähren deine Tipis.
lesson-wr-ahead-hint = Wohin die Herde zieht, dorthin können deine Tipis folgen. Treibe zwei Büffel von C3 nach C4.
lesson-wr-travel = Jetzt folge den Büffeln: Wähle „Ziehen“, ein Tipi auf C3, dann C4. Würden dort andere lagern, müsstest du einen Vorrat zahlen und sie auch je einen; C4 ist frei.
lesson-wr-travel-hint = Der Weg zur Ebene führt über C4, und dort warten zwei Büffel: Zieh von C3 nach C4.
lesson-wr-end = Jetzt kannst du fast alles. Eine Aktion fehlt noch: Mit „Antreiben“ zieht zusätzlich ein Büffel einen Schritt voran. Hungrige Tipis, die du nicht versorgen kannst, musst du abbauen. Steht kein Tipi mehr auf dem Plan, gewinnt, wer die meisten Tipis in der Ebene hat; bei Gleichstand entscheiden die Vorräte.

## Big Manitou

lesson-mn-intro = Zwei Clans wetteifern auf drei Jagdgründen um Plättchen. Bisons und Tipis gehören zusammen: Nur die kleinere der beiden Summen bringt Punkte. Eine Partie hat vier Jagden; dies ist die erste.
lesson-mn-muster = Du spielst zuerst, darum wählst du heimlich acht deiner siebzehn Karten, der andere Clan sieben. Nur eine fehlt noch: Nimm Jäger 8 dazu und wähle „8 Karten festlegen“.
lesson-mn-muster-hint = Andere Jagdtrupps wären auch gut. Lass für diese Jagd die sieben Karten, wie sie sind, und nimm Jäger 8 dazu.
lesson-mn-eight = Drei davon hast du jeweils auf der Hand. Spiele Jäger 8 auf Jagdgrund 1: Wähle die Karte, dann den Jagdgrund. Die Zahlen der Jäger werden addiert: Die höchste Summe bringt zwei Plättchen, die zweithöchste eines, gleiche Summen nichts.
lesson-mn-eight-hint = Auf Jagdgrund 1 liegen die meisten Plättchen. Fang dort mit einem starken Jäger an: mit der 8.
lesson-mn-mother = Auf Jagdgrund 1 liegt ein fremder Anführer: ein Held, und offene Helden bringen ein Plättchen. Deine Clanmutter schlägt den Anführer, aber nur ihn: Spiele sie dort.
lesson-mn-mother-hint = Der Anführer ist stark, nur nicht gegen die Clanmutter. Spiele sie auf Jagdgrund 1.
lesson-mn-scout = Deine 9 wurde für dich gespielt und liegt auf Jagdgrund 2 vorn. Aber auf Jagdgrund 1 hat ein Schamane deine Clanmutter geschlagen. Wähle deinen Späher: Jeder Jagdgrund zeigt, wie es ausginge. Auf Jagdgrund 1 gewinnt er: Spiele ihn dort.
lesson-mn-scout-hint = Auch der Anführer würde hier gewinnen, aber du brauchst ihn auf Jagdgrund 3. Schamane, Regenmacher und Späher schlagen einander reihum, und der Späher schlägt den Schamanen: Spiele den Späher auf Jagdgrund 1.
lesson-mn-chief = Auch deine 4 wurde für dich gespielt: Auf Jagdgrund 1 führst du mit 12 zu 10. Auf Jagdgrund 3, wo ein Totem liegt, hat noch niemand einen Helden. Spiele dort deinen Anführer: Bleibt er offen, bringt er ein Plättchen.
lesson-mn-chief-hint = Wo noch kein Held liegt, bleibt deiner offen, solange ihn niemand schlägt. Spiele den Anführer auf Jagdgrund 3.
lesson-mn-six = Jetzt kommt deine siebte und letzte Karte; was du nicht spielst, bleibt dir. Auf Jagdgrund 2 steht es 9 zu 12: Spiele dort die 6, dann hast du 15.
lesson-mn-six-hint = Der Schamane kann auf eine andere Jagd warten. Mit der 6 gewinnst du Jagdgrund 2: Spiele sie dort.
lesson-mn-first = Die Jagd ist zu Ende. Auf Jagdgrund 1 bringt dein Späher ein Plättchen, deine Jäger bringen zwei: Nimm Bison 3, dann Tipi 2, dann den Tomahawk. Mit ihm zählt in späteren Jagden jeder deiner Jäger 1 mehr; die meisten Tomahawks bringen einen Punkt.
lesson-mn-first-hint = Bisons und Tipis sind nur gemeinsam etwas wert, und mit einem Tomahawk zählt in späteren Jagden jeder deiner Jäger 1 mehr. Nimm Bison 3, dann Tipi 2, dann den Tomahawk.
lesson-mn-second = Auf Jagdgrund 2 nimmst du Tipi 3, dann das Pferd; auf Jagdgrund 3 für deinen Anführer das Totem. Pferd und Totem bringen je einen Stein im Wert von 1 Punkt. Später darfst du mit dem Pferdestein einen Jäger versetzen, mit dem Totemstein eine achte Karte spielen.
lesson-mn-second-hint = Deine Bisons sind 3 wert, also hilft dir Tipi 3 am meisten, und jeder Stein ist einen Punkt wert. Nimm Tipi 3, dann das Pferd, dann das Totem.
lesson-mn-force = Stärke hat ihren Preis: Deine Jäger kommen zusammen auf 27, die des anderen Clans auf 24, also gibst du ein Bison- oder Tipiplättchen ab. Gib Tipi 2 ab: Bison 3 und Tipi 3 ergeben weiterhin 3 Punkte.
lesson-mn-force-hint = Es zählt nur die kleinere Summe, die der Bisons oder die der Tipis. Gibst du Tipi 2 ab, bleiben 3 und 3, und du verlierst keinen Punkt.
lesson-mn-end = Drei weitere Jagden folgen; darin kostet die größte Stärke ein Plättchen, noch bevor neue genommen werden. Gespielte Karten kommen nach Jagd 2 zurück. Wer die meisten Punkte hat, gewinnt.

## Bison

lesson-bs-intro = Bisons leben auf den Prärien, Lachse in den Flüssen, Truthähne im Gebirge. Jedes zusammenhängende Gebiet gibt seine Tiere denen, die dort am stärksten sind; wer in der letzten Wertung die meisten bekommt, gewinnt.
lesson-bs-turns = In deinem Zug nutzt du eine von sechs Aktionen, jede nur einmal pro Saison; der Markt kommt noch dazu. Für Aktionen brauchst du Jäger, und ihr Einsatz kostet Tiere beliebiger Art: Ein Jäger ist gratis, zwei kosten 2, drei kosten 4.
lesson-bs-place = Lege das Plättchen, das nur du siehst: Wähle „Legen“, dann die freie Stelle ganz rechts, wo sein Fluss an den Nachbarfluss anschließt. Wähle 3 Jäger für die Prärie, dann „Legen und 4 zahlen“.
lesson-bs-place-hint = Auch das wäre erlaubt. Hier kommt das Plättchen ohne Drehung ganz nach rechts, mit 3 Jägern auf seiner Prärie; bezahle sie mit vier beliebigen Tieren.
lesson-bs-step = Schick einen Jäger weiter, damit du in zwei Gebieten vertreten bist: Wähle „Schritt“, dann deine Prärie. Der einzige Weg führt auf den Fluss daneben. Wähle „Hier beenden“: Ein einzelner Jäger kostet nichts.
lesson-bs-step-hint = In diesem Zug geht ein einziger Jäger von deiner Prärie auf den Fluss desselben Plättchens: Wähle „Schritt“.
lesson-bs-rule = Waren alle viermal am Zug, wird gewertet: Wer in einem Gebiet das größte Tipi hat, bekommt alle Tiere dort, Platz zwei die Hälfte. Bei Gleichstand und ohne Tipis entscheiden die Jäger.
lesson-bs-tipi = Bau also ein Tipi: Wähle „Tipi“, deine Prärie und Größe 2. Dafür brauchst du beide Jäger dort; sie kehren danach in deinen Vorrat zurück. Zwei Jäger kosten zwei Tiere: Wähle „2 zahlen“.
lesson-bs-tipi-hint = Ein Tipi der Größe 2 ist schwerer zu schlagen als eines der Größe 1, und du hast zwei Jäger auf deiner Prärie: Bau dort eines der Größe 2. Bezahle mit zwei beliebigen Tieren.
lesson-bs-canoe = Dein letzter Zug der Saison. Auf Flüssen gibt es Kanus statt Tipis: Wähle „Kanu“, deinen Fluss, dann „Ausführen“.
lesson-bs-canoe-hint = Ohne eigenes Kanu würde jedes fremde deinen Fluss beherrschen. Bau dort eines der Größe 1.
lesson-bs-scored = Die Saison ist gewertet. Auf deiner Prärie und deinem ganzen Fluss bist nur du vertreten, also hast du alle Tiere dort bekommen: 2 Bisons und 3 Lachse.
lesson-bs-skip = Neue Saison: Alle sechs Aktionen sind wieder verfügbar. Auch eine Aktion, für die dir Jäger fehlen, bringt noch ein Tier: Wähle „Versammeln“, lass die Aktion aus und nimm das Tier.
lesson-bs-skip-hint = Die anderen Aktionen bleiben dir für die nächsten Züge. Sieh dir jetzt an, was eine Aktion ohne Jäger bringt: Wähle „Versammeln“, lass die Aktion aus und nimm ein Tier.
lesson-bs-end = Vor einer Aktion kannst du am Markt Figuren kaufen. Mit „Versammeln“ und „Wandern“ kommen deine Jäger weiter als mit „Schritt“, aber nie dorthin, wo jemand anders steht. Vor der Schlusswertung werden alle Bestände auf 0 gesetzt: Am Ende zählen nur deine Gebiete.
