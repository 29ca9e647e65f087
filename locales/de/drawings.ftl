# Worte zu den Zeichnungen in den Regeln und zu den Seiten darum herum.

draw-wr-drive = Vom markierten Feld aus ist ein Weg versperrt: Am Ziel stehen schon fünf Büffel.
draw-wr-feed = Drei Büffel. Zwei ernähren die Tipis der anderen, also bleibt einer für deine zwei: Eines bleibt hungrig und kostet einen Vorrat.
draw-wr-travel = Geradeaus kostet es nichts. Wo schon jemand lagert, zahlt ihr beide je einen Vorrat.
draw-mn-trial = Die Clanmutter kommt dorthin, wo ein Anführer liegt. Sie schlägt ihn: Er wird umgedreht und zählt nicht mehr.
draw-mn-spoils = Der Späher nimmt ein Plättchen, und 12 ist die höchste Summe: zusammen drei Plättchen. 10 ist die nächsthöchste: ein Plättchen. Die 7 geht leer aus.
draw-bs-turns = Dasselbe Plättchen in seinen drei Lagen.
draw-bs-region = Die Prärien zweier Plättchen grenzen an einer Seite aneinander: ein Gebiet mit 3 Bisons. Drei Flüsse treffen sich in Ecken: ein Gebiet mit 3 Lachsen.
draw-bs-ranks = Ein größeres Tipi schlägt beliebig viele kleinere; dann zählen mehr von derselben Größe; dann die nächstkleinere Größe; zuletzt die Jäger.
rules-summary = Kurzregeln
rules-summary-title = { $game }: Kurzregeln
rules-print = Drucken
rules-whole = Alle Regeln nach Nummern
rules-reconstructed = Was rekonstruiert wurde
