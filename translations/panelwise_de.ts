<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>BaselineTable</name>
    <message numerus="yes">
        <source>%Ln seeds</source>
        <translation>
            <numerusform>%Ln Startwert</numerusform>
            <numerusform>%Ln Startwerte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>counts of %Ln folds together, each decided for by what was learned without it</source>
        <translation>
            <numerusform>Zählungen von %Ln Fold, entschieden mit dem, was ohne ihn gelernt wurde</numerusform>
            <numerusform>Zählungen von %Ln Folds zusammen, jeder entschieden mit dem, was ohne ihn gelernt wurde</numerusform>
        </translation>
    </message>
    <message>
        <source>one seed (%1)</source>
        <translation>ein Startwert (%1)</translation>
    </message>
    <message>
        <source>mean ± standard deviation over %1, the split given by the data</source>
        <translation>Mittelwert ± Standardabweichung über %1, Aufteilung durch die Daten vorgegeben</translation>
    </message>
    <message>
        <source>mean ± standard deviation over %1, all on the same split</source>
        <translation>Mittelwert ± Standardabweichung über %1, alle mit derselben Aufteilung</translation>
    </message>
    <message>
        <source>mean ± standard deviation over %1, each with a split of its own</source>
        <translation>Mittelwert ± Standardabweichung über %1, jeder mit eigener Aufteilung</translation>
    </message>
    <message>
        <source>prices in %1, source not stated</source>
        <translation>Preise in %1, Quelle nicht angegeben</translation>
    </message>
    <message>
        <source>prices in %1: %2</source>
        <translation>Preise in %1: %2</translation>
    </message>
    <message>
        <source>%1: all %2 patients judge (%3 of them are cases: %4); %5; %6.</source>
        <translation>%1: Bewertung an allen %2 Patienten (davon %3 Fälle: %4); %5; %6.</translation>
    </message>
    <message>
        <source>%1: %2 patients (training %3, validation %4, test %5; %6 of the test patients are cases: %9); %7; %8.</source>
        <translation>%1: %2 Patienten (Training %3, Validierung %4, Test %5; unter den Testpatienten %6 Fälle: %9); %7; %8.</translation>
    </message>
    <message>
        <source>CWCF is made to be right at little cost, not for F1.</source>
        <translation>CWCF soll mit geringen Kosten richtig liegen und ist nicht auf F1 ausgerichtet.</translation>
    </message>
    <message>
        <source>Stopped before a row was finished.</source>
        <translation>Gestoppt, bevor eine Zeile fertig war.</translation>
    </message>
    <message>
        <source>Stopped before the end; what was finished is kept.</source>
        <translation>Vorzeitig gestoppt; was fertig war, bleibt erhalten.</translation>
    </message>
    <message>
        <source>Simulation for education and research. Not for clinical use.</source>
        <translation>Simulation für Lehre und Forschung. Nicht für den klinischen Einsatz.</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>nicht definiert</translation>
    </message>
    <message>
        <source>%1 (panels differ by seed)</source>
        <translation>%1 (Panels je nach Startwert verschieden)</translation>
    </message>
    <message numerus="yes">
        <source> [%Ln seeds so far]</source>
        <translation>
            <numerusform> [bisher %Ln Startwert]</numerusform>
            <numerusform> [bisher %Ln Startwerte]</numerusform>
        </translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Cost (%1)</source>
        <translation>Kosten (%1)</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>F1, area under the ROC curve and mean cost per patient on test patients</source>
        <translation>F1, Fläche unter der ROC-Kurve und mittlere Kosten pro Patient, Testpatienten</translation>
    </message>
    <message>
        <source>AUROC</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>AUROC</translation>
    </message>
    <message>
        <source>AM, the mean of sensitivity and specificity, and mean cost per patient on test patients</source>
        <translation>AM, das Mittel aus Sensitivität und Spezifität, und mittlere Kosten pro Patient, Testpatienten</translation>
    </message>
    <message>
        <source>AM</source>
        <translation>AM</translation>
    </message>
    <message>
        <source>Precision and recall on test patients</source>
        <translation>Precision und Recall, Testpatienten</translation>
    </message>
    <message>
        <source>Precision</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Precision</translation>
    </message>
    <message>
        <source>Recall</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Recall</translation>
    </message>
    <message>
        <source>Specificity</source>
        <translation>Spezifität</translation>
    </message>
    <message>
        <source>Figures on all patients, with 95 % intervals</source>
        <translation>Kennzahlen an allen Patienten, mit 95-%-Intervallen</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensitivität</translation>
    </message>
    <message>
        <source>%1 for a share of another model&apos;s money. %2</source>
        <translation>%1 für einen Teil der Kosten eines anderen Modells. %2</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegenüber</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Difference of F1</source>
        <translation>F1-Differenz</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
</context>
<context>
    <name>BuiltinCohort</name>
    <message>
        <source>Low ferritin</source>
        <translation>Niedriges Ferritin</translation>
    </message>
    <message>
        <source>Which adults have ferritin below 15 ng/mL, and which blood panel tells?</source>
        <translation>Welche Erwachsenen haben Ferritin unter 15 ng/mL, und welches Blutpanel zeigt es?</translation>
    </message>
    <message>
        <source>Acute kidney injury</source>
        <translation>Akute Nierenschädigung</translation>
    </message>
    <message>
        <source>Who in intensive care will have new kidney injury on day 2?</source>
        <translation>Wer auf der Intensivstation entwickelt an Tag 2 eine Nierenschädigung?</translation>
    </message>
    <message>
        <source>ICU mortality</source>
        <translation>Intensivmortalität</translation>
    </message>
    <message>
        <source>In-hospital death from the first 24 hours; a quarter of values missing.</source>
        <translation>Krankenhaussterblichkeit, vorhergesagt aus den ersten 24 Stunden; ein Viertel der Werte fehlt.</translation>
    </message>
    <message>
        <source>Known optimum</source>
        <translation>Bekanntes Optimum</translation>
    </message>
    <message>
        <source>A small made-up disease whose best possible front is computed exactly.</source>
        <translation>Eine kleine erfundene Krankheit, deren bestmögliche Front exakt berechnet ist.</translation>
    </message>
</context>
<context>
    <name>CalibrationTab</name>
    <message>
        <source>Calibration in figures</source>
        <translation>Kalibrierung in Zahlen</translation>
    </message>
    <message>
        <source>Model whose predictions are shown</source>
        <translation>Modell, dessen Vorhersagen gezeigt werden</translation>
    </message>
    <message>
        <source>How often the model gave each probability: the cases upwards, the others downwards</source>
        <translation>Wie oft das Modell jede Wahrscheinlichkeit vergab: Fälle nach oben, Übrige nach unten</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Kalibrierung</translation>
    </message>
    <message>
        <source>Predictions of</source>
        <translation>Vorhersagen von</translation>
    </message>
    <message>
        <source>Up: cases. Down: others. Each group has its own scale.</source>
        <translation>Oben: Fälle. Unten: Übrige. Jede Gruppe hat ihre eigene Skala.</translation>
    </message>
    <message>
        <source>Wilson&apos;s formula (shares), Wald&apos;s (slope, intercepts) and standard error (Brier)</source>
        <translation>Wilson-Formel (Anteile), Wald (Steigung, Achsenabschnitte) und Standardfehler (Brier)</translation>
    </message>
</context>
<context>
    <name>CalibrationWords</name>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Slope</source>
        <translation>Steigung</translation>
    </message>
    <message>
        <source>1 at best. Below: predictions are too extreme, as after overfitting. Above: too timid.</source>
        <translation>Ideal ist 1. Darunter: Vorhersagen zu extrem, wie nach Überanpassung. Darüber: zu zaghaft.</translation>
    </message>
    <message>
        <source>Intercept</source>
        <translation>Achsenabschnitt</translation>
    </message>
    <message>
        <source>0 at best, together with slope 1</source>
        <translation>Ideal ist 0, zusammen mit Steigung 1</translation>
    </message>
    <message>
        <source>In the large</source>
        <translation>Im Mittel</translation>
    </message>
    <message>
        <source>0 at best. Above: there are more cases than foretold, below: fewer.</source>
        <translation>Ideal ist 0. Darüber: mehr Fälle als vorhergesagt, darunter: weniger.</translation>
    </message>
    <message>
        <source>Brier</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Brier</translation>
    </message>
    <message>
        <source>Mean squared distance between probability and outcome: the smaller the better</source>
        <translation>Mittlerer quadratischer Abstand zwischen Wahrscheinlichkeit und Outcome: je kleiner, desto besser</translation>
    </message>
    <message>
        <source>Scaled</source>
        <translation>Skaliert</translation>
    </message>
    <message>
        <source>How much of the Brier score of the mere prevalence is saved: 1 at best</source>
        <translation>Wie viel vom Brier-Score der bloßen Prävalenz eingespart wird: ideal ist 1</translation>
    </message>
    <message>
        <source>E : O</source>
        <translation>E : O</translation>
    </message>
    <message>
        <source>Cases expected over cases observed: 1 at best</source>
        <translation>Erwartete durch beobachtete Fälle: ideal ist 1</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>nicht definiert</translation>
    </message>
</context>
<context>
    <name>Caption</name>
    <message>
        <source>prices %1 %2</source>
        <translation>Preise %1 %2</translation>
    </message>
    <message>
        <source>prices in %1</source>
        <translation>Preise in %1</translation>
    </message>
    <message>
        <source>%1: n = %2, %3 events</source>
        <translation>%1: n = %2, %3 Ereignisse</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>whole caption, the parts are joined by semicolons</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Test patients</source>
        <translation>Testpatienten</translation>
    </message>
    <message>
        <source>95 % intervals by %1</source>
        <translation>95-%-Intervalle: %1</translation>
    </message>
    <message>
        <source>All patients</source>
        <translation>Alle Patienten</translation>
    </message>
    <message>
        <source>bootstrap, %1 draws</source>
        <translation>Bootstrap, %1 Ziehungen</translation>
    </message>
</context>
<context>
    <name>CardPicture</name>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Anfordern</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>Diagnose</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Text</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Text</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>Yes or next</source>
        <translation>Ja oder weiter</translation>
    </message>
</context>
<context>
    <name>CardText</name>
    <message>
        <source>Order %1</source>
        <translation>%1 anfordern</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Fall</translation>
    </message>
    <message>
        <source>No case</source>
        <translation>Kein Fall</translation>
    </message>
    <message>
        <source>%1 of 1,000</source>
        <translation>%1 von 1.000</translation>
    </message>
    <message>
        <source>Not recorded: Yes</source>
        <translation>Nicht erfasst: Ja</translation>
    </message>
    <message>
        <source>Not recorded: No</source>
        <translation>Nicht erfasst: Nein</translation>
    </message>
    <message>
        <source>%1?</source>
        <translation>%1?</translation>
    </message>
    <message>
        <source>%1: %2?</source>
        <translation>%1: %2?</translation>
    </message>
    <message>
        <source>%1 &lt; %2?</source>
        <translation>%1 &lt; %2?</translation>
    </message>
    <message>
        <source>%1 &lt; %2 %3?</source>
        <translation>%1 &lt; %2 %3?</translation>
    </message>
    <message>
        <source>Fidelity: of %1 patients it was not made from, it leads %2 exactly as the policy does and gives %3 the same diagnosis; it makes %4 of the policy&apos;s decisions.</source>
        <translation>Wiedergabetreue: Von %1 Patienten, aus denen sie nicht erstellt wurde, führt sie %2 genau wie die Strategie und kommt bei %3 zur selben Diagnose; sie trifft %4 der Entscheidungen der Strategie.</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>nicht definiert</translation>
    </message>
    <message>
        <source>Of 1,000 such patients it calls %1 cases, the policy %2. Its own sensitivity is %3, that of the policy %4.</source>
        <translation>Von 1.000 solchen Patienten stuft sie %1 als Fälle ein, die Strategie %2. Die Sensitivität der Karte beträgt %3, die der Strategie %4.</translation>
    </message>
    <message>
        <source>Pocket card: %1</source>
        <translation>Taschenkarte: %1</translation>
    </message>
    <message>
        <source>%1 · λ %2 · ρ %3 per %4 · seed %5 · made from %6 training patients</source>
        <translation>%1 · λ %2 · ρ %3 pro %4 · Startwert %5 · erstellt aus %6 Trainingspatienten</translation>
    </message>
    <message>
        <source>The policy: %1</source>
        <translation>Die Strategie: %1</translation>
    </message>
    <message>
        <source>Read from the top. Where a value is not recorded, go on as its question says.</source>
        <translation>Von oben nach unten lesen. Ist ein Wert nicht erfasst, weiter wie bei der Frage angegeben.</translation>
    </message>
    <message>
        <source>Where a diagnosis stands right below an order, the policy goes by the result; for that this card is too small.</source>
        <translation>Steht eine Diagnose direkt unter einer Anforderung, richtet sich die Strategie nach dem Ergebnis; dafür ist diese Karte zu klein.</translation>
    </message>
    <message>
        <source>Simulation for education and research. Not for clinical use.</source>
        <translation>Simulation für Lehre und Forschung. Nicht für den klinischen Einsatz.</translation>
    </message>
</context>
<context>
    <name>CaseSheets</name>
    <message>
        <source>%1 · case %2</source>
        <translation>%1 · Fall %2</translation>
    </message>
    <message>
        <source>Simulation for education and research. Not for clinical use.</source>
        <translation>Simulation für Lehre und Forschung. Nicht für den klinischen Einsatz.</translation>
    </message>
    <message>
        <source>Name or number:</source>
        <translation>Name oder Nummer:</translation>
    </message>
    <message>
        <source>Known before any test</source>
        <translation>Vor allen Tests bekannt</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Anfordern</translation>
    </message>
    <message>
        <source>Number the panels as you order them; ask for the results of each before the next.</source>
        <translation>Nummerieren Sie die Panels in der Reihenfolge der Anforderung; fragen Sie vor dem nächsten nach den Ergebnissen.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Panel</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Panel</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Tests</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Tests</translation>
    </message>
    <message>
        <source>%1: %2 once, with the first order.</source>
        <translation>%1: %2 einmalig, mit der ersten Anforderung.</translation>
    </message>
    <message>
        <source>No more than %1 may be spent.</source>
        <translation>Es dürfen höchstens %1 ausgegeben werden.</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>Diagnose</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>nicht %1</translation>
    </message>
    <message>
        <source>Bill:</source>
        <translation>Rechnung:</translation>
    </message>
    <message>
        <source>nothing ordered</source>
        <translation>nichts angefordert</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Fall</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Outcome</translation>
    </message>
    <message>
        <source>The policy ordered</source>
        <translation>Von der Strategie angefordert</translation>
    </message>
    <message>
        <source>It said</source>
        <translation>Diagnose der Strategie</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>Rechnung</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Answer key: %1</source>
        <translation>Lösungsschlüssel: %1</translation>
    </message>
    <message>
        <source>Score: %1 for a case found, 1 for somebody rightly reassured, 0 for an error, less the bill times %2.</source>
        <translation>Punkte: %1 für einen erkannten Fall, 1 für einen zu Recht beruhigten Gesunden, 0 für einen Fehler, abzüglich der Rechnung mal %2.</translation>
    </message>
    <message>
        <source>Results to hand out, panel by panel, as they are ordered</source>
        <translation>Ergebnisse zum Aushändigen, Panel für Panel, wie sie angefordert werden</translation>
    </message>
</context>
<context>
    <name>CodeText</name>
    <message>
        <source>not recorded</source>
        <translation>nicht erfasst</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <translation>
            <numerusform>%1 und %Ln weiterer</numerusform>
            <numerusform>%1 und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>the number in it</source>
        <translation>die enthaltene Zahl</translation>
    </message>
    <message>
        <source>half of the number in it</source>
        <translation>die Hälfte der enthaltenen Zahl</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln cells with %2; nobody has said what that means</source>
        <translation>
            <numerusform>%1: %Ln Zelle mit %2; die Bedeutung ist nicht angegeben</numerusform>
            <numerusform>%1: %Ln Zellen mit %2; die Bedeutung ist nicht angegeben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln cells with %2 count as not recorded</source>
        <translation>
            <numerusform>%1: %Ln Zelle mit %2 gilt als nicht erfasst</numerusform>
            <numerusform>%1: %Ln Zellen mit %2 gelten als nicht erfasst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln cells with %2 are read as %3</source>
        <translation>
            <numerusform>%1: %Ln Zelle mit %2 wird als %3 gelesen</numerusform>
            <numerusform>%1: %Ln Zellen mit %2 werden als %3 gelesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” stands in %Ln cells</source>
        <translation>
            <numerusform>„%1“ steht in %Ln Zelle</numerusform>
            <numerusform>„%1“ steht in %Ln Zellen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 columns and is read as: %3</source>
        <translation>%1 aus %2 Spalten und wird gelesen als: %3</translation>
    </message>
    <message>
        <source>Not recorded in every column: %1</source>
        <translation>In jeder Spalte nicht erfasst: %1</translation>
    </message>
    <message>
        <source>All columns</source>
        <translation>Alle Spalten</translation>
    </message>
    <message>
        <source>%1: %2 is read as: %3</source>
        <translation>%1: %2 wird gelesen als: %3</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Examples:
  panelwise-cli baselines --cohort ferritin --project f.panelwise      the paper&apos;s rows, and the lattice
  panelwise-cli baselines --cohort aki --models lr,xgboost,lattice --seeds 3
  panelwise-cli baselines --data my.csv --task my.task.json --models all --out table.tex
  panelwise-cli baselines --cohort ferritin --models lr-chosen,xgboost-chosen --panels &quot;BBC,TSAT&quot;
  panelwise-cli baselines --project f.panelwise --resume               after Ctrl+C or a power cut

Models:
%1
Also lr-chosen, rf-chosen … on the panels of --panels. paper: the rows of the paper&apos;s table; all: those above.

Every model is tuned on validation patients for F1 and judged on test patients, on the same split as the others.
The first seed has the study&apos;s own split, the others splits of their own, unless --same-split or a split column
says otherwise. Cost is what is paid per patient, shared fees included. --lambda and --rho are those of SM-DDPO;
without them the best of a few on validation patients is taken. --preset and --set as for train and front.

Every row is told on stderr as soon as its seeds are finished, and stored with --project. Ctrl+C stops within a
second and keeps what is finished; --resume goes on.

Fields of the JSON: panelwise-cli help baselines
--seed, --threads and --json: see panelwise-cli --help.</source>
        <translation>Beispiele:
  panelwise-cli baselines --cohort ferritin --project f.panelwise      die Zeilen der Publikation und Lattice
  panelwise-cli baselines --cohort aki --models lr,xgboost,lattice --seeds 3
  panelwise-cli baselines --data my.csv --task my.task.json --models all --out table.tex
  panelwise-cli baselines --cohort ferritin --models lr-chosen,xgboost-chosen --panels &quot;BBC,TSAT&quot;
  panelwise-cli baselines --project f.panelwise --resume               nach Strg+C oder Stromausfall

Modelle:
%1
Außerdem lr-chosen, rf-chosen … mit den Panels aus --panels. paper: die Zeilen der Tabelle der Publikation; all: die oben genannten.

Jedes Modell wird an Validierungspatienten auf F1 abgestimmt und an Testpatienten bewertet, alle mit derselben Aufteilung.
Der erste Startwert hat die Aufteilung der Studie, die weiteren haben eigene, sofern nicht --same-split oder eine
Aufteilungsspalte es anders bestimmt. Kosten sind das pro Patient Bezahlte samt gemeinsamen Gebühren. --lambda und --rho sind
die von SM-DDPO; ohne sie gelten die an Validierungspatienten besten aus einigen. --preset und --set wie bei train und front.

Jede Zeile wird auf stderr gemeldet, sobald ihre Startwerte fertig sind, und mit --project gespeichert. Strg+C stoppt
innerhalb einer Sekunde und behält, was fertig ist; --resume setzt fort.

Felder des JSON: panelwise-cli help baselines
Zu --seed, --threads und --json: siehe panelwise-cli --help.</translation>
    </message>
    <message>
        <source>Examples:
  panelwise-cli benchmark --suite afa data --out afa.csv --plot afa.pdf
  panelwise-cli benchmark --suite afa data --out afa.csv --resume      after Ctrl+C or a power cut
  panelwise-cli benchmark --suite afa data --methods gdfs,lattice --seeds 42 --budgets 1,3,5

The protocol of AFABench: of every F.csv with its F.task.json in the folder, 60 % of the patients teach, 20 %
choose and 20 % judge, dealt anew for every seed, and a patient may have so many tests. Every column that is
visible or in a panel is one test of one unit, unless --keep-panels. greedy, cwcf and lattice keep to the number
on average, by choosing from their fronts on validation patients. A data set or method that cannot take part
says why, and the others go on.

Columns of the CSV and fields of the JSON: panelwise-cli help benchmark
--threads and --json: see panelwise-cli --help.</source>
        <translation>Beispiele:
  panelwise-cli benchmark --suite afa data --out afa.csv --plot afa.pdf
  panelwise-cli benchmark --suite afa data --out afa.csv --resume      nach Strg+C oder Stromausfall
  panelwise-cli benchmark --suite afa data --methods gdfs,lattice --seeds 42 --budgets 1,3,5

Das Protokoll von AFABench: Von jeder F.csv mit ihrer F.task.json im Ordner dienen 60&#xa0;% der Patienten zum Lernen, 20&#xa0;%
zur Auswahl und 20&#xa0;% zur Bewertung, für jeden Startwert neu verteilt, und ein Patient darf eine bestimmte Zahl von Tests
erhalten. Jede sichtbare oder zu einem Panel gehörende Spalte ist ein Test von einer Einheit, außer mit --keep-panels. greedy,
cwcf und lattice halten die Zahl im Mittel ein, indem an Validierungspatienten aus ihren Fronten gewählt wird. Kann ein
Datensatz oder eine Methode nicht teilnehmen, wird der Grund genannt, und die anderen laufen weiter.

Spalten der CSV-Datei und Felder des JSON: panelwise-cli help benchmark
Zu --threads und --json: siehe panelwise-cli --help.</translation>
    </message>
    <message>
        <source>There is no panel “%1”. There are: %2.</source>
        <translation>Es gibt kein Panel „%1“. Vorhanden sind: %2.</translation>
    </message>
    <message>
        <source>There is no table %1 in this project.</source>
        <translation>In diesem Projekt gibt es keine Tabelle %1.</translation>
    </message>
    <message>
        <source>%1 holds no table, so there is nothing to resume.</source>
        <translation>%1 enthält keine Tabelle; es gibt nichts fortzusetzen.</translation>
    </message>
    <message>
        <source>Table %1 was begun with other patients, panels or another split.</source>
        <translation>Tabelle %1 wurde mit anderen Patienten, Panels oder einer anderen Aufteilung begonnen.</translation>
    </message>
    <message>
        <source>Undo that change, or make a new table.</source>
        <translation>Machen Sie diese Änderung rückgängig, oder legen Sie eine neue Tabelle an.</translation>
    </message>
    <message>
        <source>There is no model “%1”. There are: paper, all, %2; and lr-chosen, rf-chosen … with --panels.</source>
        <translation>Es gibt kein Modell „%1“. Vorhanden sind: paper, all, %2; und lr-chosen, rf-chosen … mit --panels.</translation>
    </message>
    <message>
        <source>--models names no model. There are: paper, all, %1.</source>
        <translation>--models nennt kein Modell. Vorhanden sind: paper, all, %1.</translation>
    </message>
    <message>
        <source>Say which panels the chosen ones are: --panels &quot;CBC,CMP&quot;.</source>
        <translation>Geben Sie die gewählten Panels an: --panels &quot;CBC,CMP&quot;.</translation>
    </message>
    <message>
        <source>--panels belongs to models on chosen panels: add some to --models, such as lr-chosen.</source>
        <translation>--panels gehört zu Modellen mit gewählten Panels: Ergänzen Sie solche bei --models, etwa lr-chosen.</translation>
    </message>
    <message>
        <source>There is no table of baselines in this project.</source>
        <translation>In diesem Projekt gibt es keine Vergleichstabelle.</translation>
    </message>
    <message>
        <source>“panelwise-cli baselines --project …” makes one.</source>
        <translation>„panelwise-cli baselines --project …“ erstellt eine.</translation>
    </message>
    <message>
        <source>Which rows, separated by commas: keys such as lr,rf-2,lattice, or paper, or all; paper,lattice if not given</source>
        <translation>Welche Zeilen, durch Kommas getrennt: Schlüssel wie lr,rf-2,lattice oder paper oder all; ohne Angabe paper,lattice</translation>
    </message>
    <message>
        <source>How often everything is learned anew; 5 if not given</source>
        <translation>Wie oft alles neu gelernt wird; ohne Angabe 5</translation>
    </message>
    <message>
        <source>a whole number from 1 up</source>
        <translation>eine ganze Zahl ab 1</translation>
    </message>
    <message>
        <source>Your choice of panels, separated by commas, in the place of the two cheapest</source>
        <translation>Ihre Auswahl von Panels, durch Kommas getrennt, anstelle der zwei günstigsten</translation>
    </message>
    <message>
        <source>The same patients for training, validation and test every time</source>
        <translation>Jedes Mal dieselben Patienten für Training, Validierung und Test</translation>
    </message>
    <message>
        <source>--resume takes the number of a table or nothing, not “%1”.</source>
        <translation>--resume erwartet die Nummer einer Tabelle oder nichts, nicht „%1“.</translation>
    </message>
    <message>
        <source>Take up a table that was stopped, the newest one if no number is given</source>
        <translation>Eine gestoppte Tabelle fortsetzen, ohne Nummer die neueste</translation>
    </message>
    <message>
        <source>--resume needs the project that holds the table: --project P.panelwise.</source>
        <translation>--resume braucht das Projekt mit der Tabelle: --project P.panelwise.</translation>
    </message>
    <message>
        <source>A resumed table keeps the way it is judged. Leave out --folds and --repeats.</source>
        <translation>Eine fortgesetzte Tabelle behält ihre Art der Bewertung. Lassen Sie --folds und --repeats weg.</translation>
    </message>
    <message>
        <source>A resumed table keeps its settings. Leave out --models, --seeds, --panels, --same-split, --lambda, --rho, --preset, --set and --seed.</source>
        <translation>Eine fortgesetzte Tabelle behält ihre Einstellungen. Lassen Sie --models, --seeds, --panels, --same-split, --lambda, --rho, --preset, --set und --seed weg.</translation>
    </message>
    <message>
        <source>A resumed table keeps its patients. Leave out --cohort and --data.</source>
        <translation>Eine fortgesetzte Tabelle behält ihre Patienten. Lassen Sie --cohort und --data weg.</translation>
    </message>
    <message>
        <source>Compare with what people use today: the paper&apos;s table</source>
        <translation>Mit heute üblichen Verfahren vergleichen: die Tabelle der Publikation</translation>
    </message>
    <message>
        <source>The project to keep it in; with --cohort or --data a new one to write</source>
        <translation>Projekt, in dem das Ergebnis gespeichert wird; mit --cohort oder --data ein neues</translation>
    </message>
    <message>
        <source>Nobody&apos;s bill may exceed this</source>
        <translation>Keine Rechnung darf dies übersteigen</translation>
    </message>
    <message>
        <source>Also write the tables to this file, as export does</source>
        <translation>Die Tabellen auch in diese Datei schreiben, wie export es tut</translation>
    </message>
    <message>
        <source>--out takes a file name ending in .csv, .xlsx, .md or .tex, not “%1”.</source>
        <translation>--out erwartet einen Dateinamen mit der Endung .csv, .xlsx, .md oder .tex, nicht „%1“.</translation>
    </message>
    <message>
        <source>There are no patients to learn from. Name one of --cohort NAME, --data F.csv or --project P.panelwise.</source>
        <translation>Es gibt keine Patienten, an denen gelernt werden kann. Geben Sie --cohort NAME, --data F.csv oder --project P.panelwise an.</translation>
    </message>
    <message>
        <source>--folds deals the patients itself. Leave out --seeds and --same-split; --repeats deals them several times.</source>
        <translation>--folds verteilt die Patienten selbst. Lassen Sie --seeds und --same-split weg; --repeats verteilt sie mehrmals.</translation>
    </message>
    <message>
        <source>--seeds takes a number from 1 to 1000.</source>
        <translation>--seeds erwartet eine Zahl von 1 bis 1000.</translation>
    </message>
    <message>
        <source>--lambda and --rho go together. Without them the best of a few on validation patients is taken.</source>
        <translation>--lambda und --rho gehören zusammen. Ohne sie werden die an Validierungspatienten besten aus einigen genommen.</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>nicht definiert</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Models side by side, on test patients</source>
        <translation>Modelle nebeneinander, Testpatienten</translation>
    </message>
    <message>
        <source>Table %1 in %2</source>
        <translation>Tabelle %1 in %2</translation>
    </message>
    <message>
        <source>SYSTEM</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>SYSTEM</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>AUROC</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>AUROC</translation>
    </message>
    <message>
        <source>AM</source>
        <translation>AM</translation>
    </message>
    <message>
        <source>COST</source>
        <translation>KOSTEN</translation>
    </message>
    <message>
        <source>SEEDS</source>
        <translation>STARTWERTE</translation>
    </message>
    <message>
        <source>SECONDS EACH</source>
        <translation>SEKUNDEN JE LAUF</translation>
    </message>
    <message>
        <source>F1 (95 %)</source>
        <translation>F1 (95&#xa0;%)</translation>
    </message>
    <message>
        <source>SENSITIVITY</source>
        <translation>SENSITIVITÄT</translation>
    </message>
    <message>
        <source>SPECIFICITY</source>
        <translation>SPEZIFITÄT</translation>
    </message>
    <message>
        <source>ROUNDS</source>
        <translation>RUNDEN</translation>
    </message>
    <message>
        <source>%1 for a share of another&apos;s money</source>
        <translation>%1 für einen Teil der Kosten eines anderen</translation>
    </message>
    <message>
        <source>AGAINST</source>
        <translation>GEGENÜBER</translation>
    </message>
    <message>
        <source>SHARE</source>
        <translation>ANTEIL</translation>
    </message>
    <message>
        <source>DIFFERENCE (95 %)</source>
        <translation>DIFFERENZ (95&#xa0;%)</translation>
    </message>
    <message>
        <source>Precision and recall</source>
        <translation>Precision und Recall</translation>
    </message>
    <message>
        <source>PRECISION</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>PRECISION</translation>
    </message>
    <message>
        <source>RECALL</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>RECALL</translation>
    </message>
    <message>
        <source>BRIER</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>BRIER</translation>
    </message>
    <message>
        <source>PANELS, SEED 1</source>
        <translation>PANELS, STARTWERT 1</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>%1 for at most the same money</source>
        <translation>%1 für höchstens dieselben Kosten</translation>
    </message>
    <message>
        <source>Of its policies the one that is best on validation patients and costs no more there than the other model; F1 on test patients.</source>
        <translation>Unter den Strategien diejenige, die an Validierungspatienten am besten ist und dort nicht mehr kostet als das andere Modell; F1 an Testpatienten.</translation>
    </message>
    <message>
        <source>ITS COST</source>
        <translation>DEREN KOSTEN</translation>
    </message>
    <message>
        <source>ITS F1</source>
        <translation>DEREN F1</translation>
    </message>
    <message>
        <source>DIFFERENCE</source>
        <translation>DIFFERENZ</translation>
    </message>
    <message>
        <source>Go on where it stopped: panelwise-cli baselines --project %1 --resume %2</source>
        <translation>Fortsetzen, wo gestoppt wurde: panelwise-cli baselines --project %1 --resume %2</translation>
    </message>
    <message>
        <source>The paper&apos;s tables: panelwise-cli export --project %1 --what baselines --out table.tex</source>
        <translation>Die Tabellen der Publikation: panelwise-cli export --project %1 --what baselines --out table.tex</translation>
    </message>
    <message>
        <source>Simulation for education and research. Not for clinical use.</source>
        <translation>Simulation für Lehre und Forschung. Nicht für den klinischen Einsatz.</translation>
    </message>
    <message>
        <source>Judge methods by a published protocol over a folder of data sets</source>
        <translation>Methoden nach einem publizierten Protokoll an einem Ordner von Datensätzen bewerten</translation>
    </message>
    <message>
        <source>Folder of F.csv, each with its F.task.json</source>
        <translation>Ordner mit F.csv, jeweils mit F.task.json</translation>
    </message>
    <message>
        <source>The protocol: afa</source>
        <translation>Das Protokoll: afa</translation>
    </message>
    <message>
        <source>Which methods, separated by commas; all of them if not given</source>
        <translation>Welche Methoden, durch Kommas getrennt; ohne Angabe alle</translation>
    </message>
    <message>
        <source>some of %1</source>
        <translation>einige aus %1</translation>
    </message>
    <message>
        <source>Seeds of the splits; 42,43,44,45,46 if not given</source>
        <translation>Startwerte der Aufteilungen; ohne Angabe 42,43,44,45,46</translation>
    </message>
    <message>
        <source>whole numbers from 0 up</source>
        <translation>ganze Zahlen ab 0</translation>
    </message>
    <message>
        <source>How many tests a patient may have; 1,3,5,10,20 if not given</source>
        <translation>Wie viele Tests ein Patient erhalten darf; ohne Angabe 1,3,5,10,20</translation>
    </message>
    <message>
        <source>Panels stay together and visible columns free; a panel is one unit</source>
        <translation>Panels bleiben zusammen und sichtbare Spalten kostenlos; ein Panel ist eine Einheit</translation>
    </message>
    <message>
        <source>Write all figures to this file, each run as soon as it is finished</source>
        <translation>Alle Kennzahlen in diese Datei schreiben, jeden Lauf, sobald er fertig ist</translation>
    </message>
    <message>
        <source>Go on with the file of --out: what is in it is not done again</source>
        <translation>Die Datei von --out fortsetzen: Was darin steht, wird nicht wiederholt</translation>
    </message>
    <message>
        <source>Draw accuracy or F1 against the number of tests; a file for each data set</source>
        <translation>Genauigkeit oder F1 gegen die Zahl der Tests zeichnen; eine Datei pro Datensatz</translation>
    </message>
    <message>
        <source>There is no suite “%1”. There is: afa.</source>
        <translation>Es gibt kein Protokoll „%1“. Vorhanden ist: afa.</translation>
    </message>
    <message>
        <source>--out takes a file name ending in .csv, not “%1”.</source>
        <translation>--out erwartet einen Dateinamen mit der Endung .csv, nicht „%1“.</translation>
    </message>
    <message>
        <source>--resume needs the file to go on with: --out FILE.csv.</source>
        <translation>--resume braucht die Datei, die fortgesetzt wird: --out FILE.csv.</translation>
    </message>
    <message>
        <source>--plot takes a file name ending in .pdf, .svg or .png, not “%1”.</source>
        <translation>--plot erwartet einen Dateinamen mit der Endung .pdf, .svg oder .png, nicht „%1“.</translation>
    </message>
    <message>
        <source>This is no table of a benchmark, so it cannot be gone on with. Choose another name for --out.</source>
        <translation>Dies ist keine Benchmark-Tabelle und lässt sich daher nicht fortsetzen. Wählen Sie einen anderen Namen für --out.</translation>
    </message>
    <message>
        <source>METHOD</source>
        <translation>METHODE</translation>
    </message>
    <message>
        <source>TESTS</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>TESTS</translation>
    </message>
    <message>
        <source>ACCURACY</source>
        <translation>GENAUIGKEIT</translation>
    </message>
    <message>
        <source>Means over the seeds, on test patients. Greedy, CWCF and Lattice keep to the number of tests on average and call cases from the probability on that has the best F1 on validation patients; the others keep to it for every patient and call cases from ½ on.</source>
        <translation>Mittelwerte über die Startwerte, Testpatienten. Greedy, CWCF und Lattice halten die Zahl der Tests im Mittel ein und stufen ab der Wahrscheinlichkeit als Fall ein, die an Validierungspatienten das beste F1 ergibt; die anderen halten sie bei jedem Patienten ein und stufen ab ½ als Fall ein.</translation>
    </message>
    <message>
        <source>Stopped before the end. With --out FILE.csv a stopped benchmark can be gone on with.</source>
        <translation>Vorzeitig gestoppt. Mit --out FILE.csv lässt sich ein gestoppter Benchmark fortsetzen.</translation>
    </message>
    <message>
        <source>Stopped before the end. Go on with the same words and --resume.</source>
        <translation>Vorzeitig gestoppt. Setzen Sie mit demselben Befehl und --resume fort.</translation>
    </message>
    <message>
        <source>Plot: %1</source>
        <translation>Diagramm: %1</translation>
    </message>
    <message>
        <source>%1 fold %2</source>
        <translation>%1 Fold %2</translation>
    </message>
    <message>
        <source>%1 seed %2</source>
        <translation>%1 Startwert %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>%1: F1 %2, AUROC %3, AM %4, %5 per patient, %6 per seed</source>
        <translation>%1: F1 %2, AUROC %3, AM %4, %5 pro Patient, %6 pro Startwert</translation>
    </message>
    <message>
        <source>More than two outcomes are out of scope. %1</source>
        <translation>Mehr als zwei Outcomes werden nicht unterstützt. %1</translation>
    </message>
    <message>
        <source>There is no task file beside it.</source>
        <translation>Daneben liegt keine Aufgabendatei.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>There is no folder with CSV files at %1.</source>
        <translation>Unter %1 gibt es keinen Ordner mit CSV-Dateien.</translation>
    </message>
    <message>
        <source>%1 exists already. Go on with it by --resume, or choose another name for --out.</source>
        <translation>%1 existiert bereits. Setzen Sie die Datei mit --resume fort, oder wählen Sie einen anderen Namen für --out.</translation>
    </message>
    <message>
        <source>Print exactly one JSON object</source>
        <translation>Genau ein JSON-Objekt ausgeben</translation>
    </message>
    <message>
        <source>Where random numbers start; the same seed gives the same patients and split</source>
        <translation>Startwert der Zufallszahlen; derselbe Startwert ergibt dieselben Patienten und dieselbe Aufteilung</translation>
    </message>
    <message>
        <source>a whole number from 0 up</source>
        <translation>eine ganze Zahl ab 0</translation>
    </message>
    <message>
        <source>How many processor cores to use; training one policy uses one</source>
        <translation>Wie viele Prozessorkerne genutzt werden; das Training einer Strategie nutzt einen</translation>
    </message>
    <message>
        <source>Write a built-in cohort as CSV and task file</source>
        <translation>Eine mitgelieferte Kohorte als CSV- und Aufgabendatei schreiben</translation>
    </message>
    <message>
        <source>Name of the cohort, as “cohorts” lists it</source>
        <translation>Name der Kohorte, wie „cohorts“ ihn nennt</translation>
    </message>
    <message>
        <source>Folder for the two files; made if needed</source>
        <translation>Ordner für die beiden Dateien; wird bei Bedarf angelegt</translation>
    </message>
    <message>
        <source>Show what was read, what is missing and what looks wrong</source>
        <translation>Zeigen, was gelesen wurde, was fehlt und was fragwürdig ist</translation>
    </message>
    <message>
        <source>A project to look at; with --cohort or --data a new one to write</source>
        <translation>Ein Projekt zum Ansehen; mit --cohort oder --data ein neues</translation>
    </message>
    <message>
        <source>How files and JSON are written, page by page</source>
        <translation>Wie Dateien und JSON aufgebaut sind, Seite für Seite</translation>
    </message>
    <message>
        <source>What to read about; without it the pages are listed</source>
        <translation>Worüber Sie lesen möchten; ohne Angabe werden die Seiten aufgelistet</translation>
    </message>
    <message>
        <source>%1
See “%2 --help”.</source>
        <translation>%1
Siehe „%2 --help“.</translation>
    </message>
    <message>
        <source>No command was given. There are: %1.</source>
        <translation>Es wurde kein Befehl angegeben. Vorhanden sind: %1.</translation>
    </message>
    <message>
        <source>There is no command “%1”. There are: %2.</source>
        <translation>Es gibt keinen Befehl „%1“. Vorhanden sind: %2.</translation>
    </message>
    <message>
        <source>--split, --unrecorded and --duplicates are said of a new study: give them with --cohort NAME or --data F.csv. In a project they are changed in the window.</source>
        <translation>--split, --unrecorded und --duplicates gelten für eine neue Studie: Geben Sie sie mit --cohort NAME oder --data F.csv an. In einem Projekt werden sie im Fenster geändert.</translation>
    </message>
    <message>
        <source>--split %1 is not understood. It takes random, column:NAME, patient:NAME, date:NAME or site:NAME=VALUE; patient:NAME may be added to date and site.</source>
        <translation>--split %1 wird nicht verstanden. Möglich sind random, column:NAME, patient:NAME, date:NAME oder site:NAME=VALUE; patient:NAME kann bei date und site ergänzt werden.</translation>
    </message>
    <message>
        <source>There is nothing to look at. Name one of --cohort NAME, --data F.csv or --project P.panelwise.</source>
        <translation>Es gibt nichts anzusehen. Geben Sie --cohort NAME, --data F.csv oder --project P.panelwise an.</translation>
    </message>
    <message>
        <source>There are no other patients. Name them with --data NEW.csv or --events NEW.csv.</source>
        <translation>Es gibt keine anderen Patienten. Geben Sie sie mit --data NEW.csv oder --events NEW.csv an.</translation>
    </message>
    <message>
        <source>List the built-in cohorts</source>
        <translation>Die mitgelieferten Kohorten auflisten</translation>
    </message>
    <message>
        <source>diagnosis at once</source>
        <translation>sofortige Diagnose</translation>
    </message>
    <message>
        <source>AUPRC</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>AUPRC</translation>
    </message>
    <message>
        <source>AM, mean of both rates</source>
        <translation>AM, Mittel beider Raten</translation>
    </message>
    <message>
        <source>Sensitivity (recall)</source>
        <translation>Sensitivität (Recall)</translation>
    </message>
    <message>
        <source>Specificity</source>
        <translation>Spezifität</translation>
    </message>
    <message>
        <source>Precision</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Precision</translation>
    </message>
    <message>
        <source>Brier score</source>
        <translation>Brier-Score</translation>
    </message>
    <message>
        <source>Mean cost</source>
        <translation>Mittlere Kosten</translation>
    </message>
    <message>
        <source>Patients</source>
        <translation>Patienten</translation>
    </message>
    <message>
        <source>Cases found</source>
        <translation>Erkannte Fälle</translation>
    </message>
    <message>
        <source>Others reassured</source>
        <translation>Richtig Negative</translation>
    </message>
    <message>
        <source>PATIENTS</source>
        <translation>PATIENTEN</translation>
    </message>
    <message>
        <source>DIAGNOSED AS CASES</source>
        <translation>ALS FÄLLE DIAGNOSTIZIERT</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln other sequences</source>
        <translation>
            <numerusform>und %Ln weitere Abfolge</numerusform>
            <numerusform>und %Ln weitere Abfolgen</numerusform>
        </translation>
    </message>
    <message>
        <source>Column of the measurements with the patient</source>
        <translation>Spalte der Messungen mit dem Patienten</translation>
    </message>
    <message>
        <source>Column with the time</source>
        <translation>Spalte mit dem Zeitpunkt</translation>
    </message>
    <message>
        <source>Column with the test: name or LOINC code</source>
        <translation>Spalte mit dem Test: Name oder LOINC-Code</translation>
    </message>
    <message>
        <source>Column with the value</source>
        <translation>Spalte mit dem Wert</translation>
    </message>
    <message>
        <source>Column with the unit</source>
        <translation>Spalte mit der Einheit</translation>
    </message>
    <message>
        <source>Column of the patient table with the patient</source>
        <translation>Spalte der Patiententabelle mit dem Patienten</translation>
    </message>
    <message>
        <source>A CSV file with one row per measurement; see help recipe</source>
        <translation>CSV-Datei mit einer Zeile pro Messung; siehe help recipe</translation>
    </message>
    <message>
        <source>The patients of the measurements, with outcome and index time</source>
        <translation>Die Patienten der Messungen, mit Outcome und Indexzeitpunkt</translation>
    </message>
    <message>
        <source>A folder with tables of the OMOP data model as CSV</source>
        <translation>Ordner mit Tabellen des OMOP-Datenmodells als CSV</translation>
    </message>
    <message>
        <source>A folder with FHIR resources as NDJSON</source>
        <translation>Ordner mit FHIR-Ressourcen als NDJSON</translation>
    </message>
    <message>
        <source>With --omop or --fhir: conditions that make a case, as E11*,E10.9</source>
        <translation>Mit --omop oder --fhir: Diagnosen, die einen Fall ausmachen, etwa E11*,E10.9</translation>
    </message>
    <message>
        <source>What the outcome is called</source>
        <translation>Bezeichnung des Outcomes</translation>
    </message>
    <message>
        <source>Only conditions from the index time on count</source>
        <translation>Nur Diagnosen ab dem Indexzeitpunkt zählen</translation>
    </message>
    <message>
        <source>Moment the window hangs on: a column of the patient table, first (measurement) or start (of elapsed times)</source>
        <translation>Zeitpunkt, an dem das Zeitfenster hängt: eine Spalte der Patiententabelle, first (erste Messung) oder start (Beginn verstrichener Zeiten)</translation>
    </message>
    <message>
        <source>Hours around the index time whose measurements count, as -24..0</source>
        <translation>Stunden um den Indexzeitpunkt, deren Messungen zählen, etwa -24..0</translation>
    </message>
    <message>
        <source>two numbers of hours, such as -24..0</source>
        <translation>zwei Stundenangaben wie -24..0</translation>
    </message>
    <message>
        <source>Which measurement of the window counts: last, first, worst or mean</source>
        <translation>Welche Messung im Zeitfenster zählt: last, first, worst oder mean</translation>
    </message>
    <message>
        <source>What “&lt;3” becomes: the limit, half of it, or nothing (drop)</source>
        <translation>Was aus „&lt;3“ wird: die Grenze (limit), die Hälfte (half) oder nichts (drop)</translation>
    </message>
    <message>
        <source>Order in 3/4/2024</source>
        <translation>Reihenfolge in 3/4/2024</translation>
    </message>
    <message>
        <source>Unit of times that are numbers</source>
        <translation>Einheit von Zeiten, die als Zahl angegeben sind</translation>
    </message>
    <message>
        <source>Share of patients a test must be recorded for, 0.05 if not given</source>
        <translation>Anteil der Patienten, bei denen ein Test erfasst sein muss; ohne Angabe 0.05</translation>
    </message>
    <message>
        <source>a number from 0 to 1</source>
        <translation>eine Zahl von 0 bis 1</translation>
    </message>
    <message>
        <source>Leave out values without a unit</source>
        <translation>Werte ohne Einheit weglassen</translation>
    </message>
    <message>
        <source>All these choices from a recipe, a task file or a project</source>
        <translation>Alle diese Angaben aus einer Vorlage, einer Aufgabendatei oder einem Projekt</translation>
    </message>
    <message>
        <source>Write the choices as a recipe</source>
        <translation>Die Angaben als Vorlage schreiben</translation>
    </message>
    <message>
        <source>%1 requires --data or --events.</source>
        <translation>%1 erfordert --data oder --events.</translation>
    </message>
    <message>
        <source>A project keeps its prices. Give --prices with --cohort, --data or --events.</source>
        <translation>Ein Projekt behält seine Preise. Geben Sie --prices mit --cohort, --data oder --events an.</translation>
    </message>
    <message>
        <source>A project keeps its rules. Give --cap with --cohort, --data or --events.</source>
        <translation>Ein Projekt behält seine Regeln. Geben Sie --cap zusammen mit --cohort, --data oder --events an.</translation>
    </message>
    <message>
        <source>A project keeps its panels and their rules. Give --first, --never and --unit-costs with --cohort, --data or --events.</source>
        <translation>Ein Projekt behält seine Panels und deren Regeln. Geben Sie --first, --never und --unit-costs zusammen mit --cohort, --data oder --events an.</translation>
    </message>
    <message>
        <source>--events brings its own patients. Leave out --data and --cohort.</source>
        <translation>--events bringt eigene Patienten mit. Lassen Sie --data und --cohort weg.</translation>
    </message>
    <message>
        <source>--events, --omop and --fhir are three sources. Name one of them.</source>
        <translation>--events, --omop und --fhir sind drei Quellen. Geben Sie eine davon an.</translation>
    </message>
    <message>
        <source>--outcome-codes belongs to --omop or --fhir. Other tables have the outcome in a column.</source>
        <translation>--outcome-codes gehört zu --omop oder --fhir. Bei anderen Tabellen steht das Outcome in einer Spalte.</translation>
    </message>
    <message>
        <source>--patient-table belongs to --events F.csv.</source>
        <translation>--patient-table gehört zu --events F.csv.</translation>
    </message>
    <message>
        <source>There is no list of measurements to apply this to. Name one with --events F.csv.</source>
        <translation>Es gibt keine Liste von Messungen, auf die sich das anwenden ließe. Geben Sie eine mit --events F.csv an.</translation>
    </message>
    <message>
        <source>Answer with --positive “%1”, or with the other value. --label names another column, a task file says it once and for all.</source>
        <translation>Antworten Sie mit --positive „%1“ oder mit dem anderen Wert. --label nennt eine andere Spalte; eine Aufgabendatei legt es ein für alle Mal fest.</translation>
    </message>
    <message>
        <source>Name texts that mean “not recorded” with --missing, and say of the others how they are read under &quot;codes&quot; of a task file; see “panelwise-cli help task”.</source>
        <translation>Geben Sie Texte, die „nicht erfasst“ bedeuten, mit --missing an, und legen Sie für die übrigen unter &quot;codes&quot; einer Aufgabendatei fest, wie sie gelesen werden; siehe „panelwise-cli help task“.</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was written.</source>
        <translation>Abgebrochen. Es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>How files and the output of commands are written. Read one: panelwise-cli help TOPIC</source>
        <translation>Wie Dateien und die Ausgabe der Befehle aufgebaut sind. Eine Seite lesen: panelwise-cli help TOPIC</translation>
    </message>
    <message>
        <source>What a command does and which options it has: panelwise-cli COMMAND --help</source>
        <translation>Was ein Befehl tut und welche Optionen er hat: panelwise-cli COMMAND --help</translation>
    </message>
    <message>
        <source>There is no page about “%1”. There are: %2.</source>
        <translation>Zu „%1“ gibt es keine Seite. Vorhanden sind: %2.</translation>
    </message>
    <message>
        <source>PanelWise: which lab panel should come next for this patient, or is it time to diagnose?
Simulation for education and research. Not for clinical use.</source>
        <translation>PanelWise: Welches Laborpanel soll bei diesem Patienten als Nächstes kommen, oder ist es Zeit für die Diagnose?
Simulation für Lehre und Forschung. Nicht für den klinischen Einsatz.</translation>
    </message>
    <message>
        <source>Examples:
  panelwise-cli generate ferritin --out data
  panelwise-cli generate aki --patients 50000 --seed 3 --out data

Writes DIR/COHORT.csv and DIR/COHORT.task.json and replaces files of that name. The same seed gives the
same patients on every computer, and a larger sample begins with the smaller one.

Fields of the JSON: panelwise-cli help generate
--seed, --threads and --json: see panelwise-cli --help.</source>
        <translation>Beispiele:
  panelwise-cli generate ferritin --out data
  panelwise-cli generate aki --patients 50000 --seed 3 --out data

Schreibt DIR/COHORT.csv und DIR/COHORT.task.json und ersetzt Dateien dieses Namens. Derselbe Startwert ergibt
auf jedem Computer dieselben Patienten, und eine größere Stichprobe beginnt mit der kleineren.

Felder des JSON: panelwise-cli help generate
Zu --seed, --threads und --json: siehe panelwise-cli --help.</translation>
    </message>
    <message>
        <source>Examples:
  panelwise-cli inspect --cohort icu-mortality --patients 2000
  panelwise-cli inspect --data clinic.csv --task clinic.task.json
  panelwise-cli inspect --data clinic.csv --decimal comma --delimiter semicolon
  panelwise-cli inspect --data clinic.csv --project clinic.panelwise    and keep it
  panelwise-cli inspect --data ward.xlsx --sheet Patients --header-row 3
  zcat extract.csv.gz | panelwise-cli inspect --data -
  panelwise-cli inspect --project clinic.panelwise --json

A table may be CSV, a workbook of Excel (.xlsx) or LibreOffice (.ods), or a file of SPSS (.sav), Stata
(.dta) or SAS (.sas7bdat, .xpt); each also packed with gzip. What it is is seen by its content. Labels of
values are kept, values that the file declares missing count as not recorded.
How a file is written (delimiter, decimal mark, encoding) is found out and shown. Where it could be read
in two ways, such as 1,234, nothing is guessed: the program stops and names the option that answers.
Values are never changed. Exit code 3 where something keeps the data from being used; the report is
printed all the same.

Fields of the JSON: panelwise-cli help inspect
--seed, --threads and --json: see panelwise-cli --help.</source>
        <translation>Beispiele:
  panelwise-cli inspect --cohort icu-mortality --patients 2000
  panelwise-cli inspect --data clinic.csv --task clinic.task.json
  panelwise-cli inspect --data clinic.csv --decimal comma --delimiter semicolon
  panelwise-cli inspect --data clinic.csv --project clinic.panelwise    und speichern
  panelwise-cli inspect --data ward.xlsx --sheet Patients --header-row 3
  zcat extract.csv.gz | panelwise-cli inspect --data -
  panelwise-cli inspect --project clinic.panelwise --json

Eine Tabelle kann CSV sein, eine Arbeitsmappe von Excel (.xlsx) oder LibreOffice (.ods) oder eine Datei von SPSS (.sav),
Stata (.dta) oder SAS (.sas7bdat, .xpt), jeweils auch mit gzip gepackt. Die Art wird am Inhalt erkannt. Wertelabels
bleiben erhalten; Werte, die die Datei als fehlend ausweist, gelten als nicht erfasst.
Wie eine Datei geschrieben ist (Trennzeichen, Dezimalzeichen, Kodierung), wird ermittelt und angezeigt. Ist sie auf zwei Arten
lesbar, wie bei 1,234, wird nicht geraten: Das Programm hält an und nennt die Option, die Klarheit schafft.
Werte werden nie verändert. Rückgabewert 3, wenn etwas die Nutzung der Daten verhindert; der Bericht wird
trotzdem ausgegeben.

Felder des JSON: panelwise-cli help inspect
Zu --seed, --threads und --json: siehe panelwise-cli --help.</translation>
    </message>
    <message>
        <source>What separates the fields: comma, semicolon, tab or pipe</source>
        <translation>Was die Felder trennt: comma, semicolon, tab oder pipe</translation>
    </message>
    <message>
        <source>comma, semicolon, tab or pipe</source>
        <translation>comma, semicolon, tab oder pipe</translation>
    </message>
    <message>
        <source>Decimal mark: point or comma</source>
        <translation>Dezimalzeichen: point (Punkt) oder comma (Komma)</translation>
    </message>
    <message>
        <source>point or comma</source>
        <translation>point oder comma</translation>
    </message>
    <message>
        <source>Mark between thousands: none, comma, point, space or apostrophe</source>
        <translation>Tausendertrennzeichen: none, comma, point, space oder apostrophe</translation>
    </message>
    <message>
        <source>none, comma, point, space or apostrophe</source>
        <translation>none, comma, point, space oder apostrophe</translation>
    </message>
    <message>
        <source>How the text is written: utf-8, latin-1, or mixed where some cells are one and some the other</source>
        <translation>Zeichenkodierung: utf-8, latin-1, oder mixed, wenn manche Zellen das eine und manche das andere sind</translation>
    </message>
    <message>
        <source>utf-8, latin-1 or mixed</source>
        <translation>utf-8, latin-1 oder mixed</translation>
    </message>
    <message>
        <source>Texts and numbers that mean “not recorded” in every column, separated by commas</source>
        <translation>Texte und Zahlen, die in jeder Spalte „nicht erfasst“ bedeuten, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>An order of which a patient&apos;s record holds nothing is unavailable for the patient, charged or free; without it as the task says</source>
        <translation>Eine Anforderung, zu der die Akte eines Patienten nichts enthält, ist nicht möglich (unavailable), wird bezahlt (charged) oder ist kostenlos (free); ohne Angabe wie in der Aufgabe</translation>
    </message>
    <message>
        <source>unavailable, charged or free</source>
        <translation>unavailable, charged oder free</translation>
    </message>
    <message>
        <source>Rows that are the same as an earlier one in every column in use: keep or drop; without it as the task says</source>
        <translation>Zeilen, die in allen genutzten Spalten einer früheren gleichen: behalten (keep) oder weglassen (drop); ohne Angabe wie in der Aufgabe</translation>
    </message>
    <message>
        <source>keep or drop</source>
        <translation>keep oder drop</translation>
    </message>
    <message>
        <source>How patients are divided: random, column:NAME, patient:NAME (rows of a patient stay together), date:NAME (learned from the past) or site:NAME=VALUE (left out for the test)</source>
        <translation>Wie die Patienten aufgeteilt werden: random (zufällig), column:NAME, patient:NAME (Zeilen eines Patienten bleiben zusammen), date:NAME (aus der Vergangenheit gelernt) oder site:NAME=VALUE (für den Test zurückgehalten)</translation>
    </message>
    <message>
        <source>Which sheet of a workbook, by name or number; without it the first with a table</source>
        <translation>Welches Tabellenblatt einer Arbeitsmappe, nach Name oder Nummer; ohne Angabe das erste mit einer Tabelle</translation>
    </message>
    <message>
        <source>Row of the sheet that names the columns; without it the row is found</source>
        <translation>Zeile des Tabellenblatts mit den Spaltennamen; ohne Angabe wird sie gesucht</translation>
    </message>
    <message>
        <source>a whole number such as 3</source>
        <translation>eine ganze Zahl wie 3</translation>
    </message>
    <message>
        <source>A built-in cohort</source>
        <translation>Eine mitgelieferte Kohorte</translation>
    </message>
    <message>
        <source>A table with one row per patient: CSV, Excel, LibreOffice, SPSS, Stata or SAS, also with .gz; - reads the standard input</source>
        <translation>Eine Tabelle mit einer Zeile pro Patient: CSV, Excel, LibreOffice, SPSS, Stata oder SAS, auch mit .gz; - liest die Standardeingabe</translation>
    </message>
    <message>
        <source>What its columns mean; F.task.json beside the data is taken by itself, without one roles are proposed</source>
        <translation>Was ihre Spalten bedeuten; F.task.json neben den Daten wird von selbst verwendet, sonst werden Rollen vorgeschlagen</translation>
    </message>
    <message>
        <source>Propose roles even where a task lies beside the data</source>
        <translation>Rollen vorschlagen, auch wenn eine Aufgabendatei neben den Daten liegt</translation>
    </message>
    <message>
        <source>Prices of the panels: %1, or a CSV file of names and prices</source>
        <translation>Preise der Panels: %1, oder eine CSV-Datei mit Namen und Preisen</translation>
    </message>
    <message>
        <source>Every test alone for one unit, without prices: budgets are numbers of tests</source>
        <translation>Jeder Test einzeln für eine Einheit, ohne Preise: Budgets sind Anzahlen von Tests</translation>
    </message>
    <message>
        <source>Panels that everybody gets before anything else is done, divided by commas</source>
        <translation>Panels, die alle vor allem anderen erhalten, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Panels that are not ordered, divided by commas</source>
        <translation>Panels, die nicht angefordert werden, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Column of the outcome, or a limit of one: &quot;ferritin&lt;15&quot;</source>
        <translation>Spalte des Outcomes oder eine Grenze in einer Spalte: &quot;ferritin&lt;15&quot;</translation>
    </message>
    <message>
        <source>What the cases have in it: a value, several divided by commas, a limit such as &quot;&lt;15&quot;, or “recorded”</source>
        <translation>Was die Fälle darin haben: einen Wert, mehrere durch Kommas getrennt, eine Grenze wie &quot;&lt;15&quot; oder „recorded“ (erfasst)</translation>
    </message>
    <message>
        <source>an amount of money from 0 up</source>
        <translation>ein Geldbetrag ab 0</translation>
    </message>
    <message>
        <source>Judge on all patients: everything is learned once more without each of K folds, which then judge; without it the test part judges</source>
        <translation>An allen Patienten bewerten: Alles wird ohne jeden von K Folds erneut gelernt, an dem dann bewertet wird; sonst am Testteil</translation>
    </message>
    <message>
        <source>a whole number such as 10</source>
        <translation>eine ganze Zahl wie 10</translation>
    </message>
    <message>
        <source>Deal the patients into folds this often; 1 if not given</source>
        <translation>Wie oft die Patienten auf Folds verteilt werden; ohne Angabe 1</translation>
    </message>
    <message>
        <source>Who taught the policy: all (every patient of the study, once it was judged by folds) or study (all but its test patients); all if not given, where there is one</source>
        <translation>An wem die Strategie gelernt hat: all (alle Patienten der Studie, nach der Bewertung mit Folds) oder study (alle außer den Testpatienten); ohne Angabe all, sofern vorhanden</translation>
    </message>
    <message>
        <source>--folds takes a number from 2 to %1.</source>
        <translation>--folds erwartet eine Zahl von 2 bis %1.</translation>
    </message>
    <message>
        <source>--repeats takes a number from 1 to %1.</source>
        <translation>--repeats erwartet eine Zahl von 1 bis %1.</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation>Vorhanden sind: %1.</translation>
    </message>
    <message>
        <source>%1 holds no recipe: its table was not made from a list of measurements.</source>
        <translation>%1 enthält keine Vorlage: Die Tabelle wurde nicht aus einer Liste von Messungen erstellt.</translation>
    </message>
    <message>
        <source>Name it with --event-%1 COLUMN.</source>
        <translation>Geben Sie sie mit --event-%1 COLUMN an.</translation>
    </message>
    <message>
        <source>Answer with --dates day-first or --dates month-first.</source>
        <translation>Antworten Sie mit --dates day-first (Tag zuerst) oder --dates month-first (Monat zuerst).</translation>
    </message>
    <message>
        <source>Answer with --time-unit hours, minutes, seconds or days.</source>
        <translation>Antworten Sie mit --time-unit hours, minutes, seconds oder days.</translation>
    </message>
    <message>
        <source>Name the column with --index COLUMN.</source>
        <translation>Geben Sie die Spalte mit --index COLUMN an.</translation>
    </message>
    <message>
        <source>--point takes a number from 1 to %1, the number of policies in %2.</source>
        <translation>--point erwartet eine Zahl von 1 bis %1, der Zahl der Strategien in %2.</translation>
    </message>
    <message>
        <source>Patients of the project taught that policy and cannot try it. Leave out --learned-from all, or name other patients with --data.</source>
        <translation>An Patienten des Projekts hat diese Strategie gelernt; zum Prüfen taugen sie nicht. Lassen Sie --learned-from all weg, oder geben Sie andere Patienten mit --data an.</translation>
    </message>
    <message>
        <source>No policy was learned from all patients here. That is done where one is judged on everybody: add --folds 10 to “front” or “train”.</source>
        <translation>Hier wurde keine Strategie an allen Patienten gelernt. Das geschieht, wenn an allen bewertet wird: Ergänzen Sie --folds 10 bei „front“ oder „train“.</translation>
    </message>
    <message>
        <source>%1 holds no front yet. Find one with “panelwise-cli front --project %1”.</source>
        <translation>%1 enthält noch keine Front. Suchen Sie eine mit „panelwise-cli front --project %1“.</translation>
    </message>
    <message>
        <source>%1 holds no prices. Each line needs a panel and its price, such as CBC,12.50.</source>
        <translation>%1 enthält keine Preise. Jede Zeile braucht ein Panel und seinen Preis, etwa CBC,12.50.</translation>
    </message>
    <message>
        <source>Note: the price list does not name %1; the old price stays.</source>
        <translation>Hinweis: Die Preisliste nennt %1 nicht; der alte Preis bleibt.</translation>
    </message>
    <message>
        <source>Say what separates the fields with --delimiter comma, semicolon, tab or pipe.</source>
        <translation>Geben Sie das Trennzeichen mit --delimiter comma, semicolon, tab oder pipe an.</translation>
    </message>
    <message>
        <source>Answer with --decimal comma if it is a decimal mark, or with --thousands comma if it stands between thousands.</source>
        <translation>Antworten Sie mit --decimal comma, wenn es ein Dezimalzeichen ist, oder mit --thousands comma, wenn es Tausender trennt.</translation>
    </message>
    <message>
        <source>Answer with --decimal point if it is a decimal mark, or with --thousands point if it stands between thousands.</source>
        <translation>Antworten Sie mit --decimal point, wenn es ein Dezimalzeichen ist, oder mit --thousands point, wenn es Tausender trennt.</translation>
    </message>
    <message>
        <source>--decimal and --thousands name the same mark (%1). They must differ.</source>
        <translation>--decimal und --thousands nennen dasselbe Zeichen (%1). Sie müssen sich unterscheiden.</translation>
    </message>
    <message>
        <source>--sheet and --header-row are for workbooks; %1 is none.</source>
        <translation>--sheet und --header-row gelten für Arbeitsmappen; %1 ist keine.</translation>
    </message>
    <message>
        <source>--positive needs --label: no outcome was found in this table.</source>
        <translation>--positive braucht --label: In dieser Tabelle wurde kein Outcome gefunden.</translation>
    </message>
    <message>
        <source>--label “%1” says already who is a case. Leave --positive out.</source>
        <translation>--label „%1“ legt bereits fest, wer ein Fall ist. Lassen Sie --positive weg.</translation>
    </message>
    <message>
        <source>trained policy %1</source>
        <translation>trainierte Strategie %1</translation>
    </message>
    <message>
        <source>policy %1, point %2 of front %3</source>
        <translation>Strategie %1, Punkt %2 der Front %3</translation>
    </message>
    <message>
        <source>%1 (λ %2, ρ %3)</source>
        <translation>%1 (λ %2, ρ %3)</translation>
    </message>
    <message>
        <source>Note: %1 It is stored in the project.</source>
        <translation>Hinweis: %1 Sie wird im Projekt gespeichert.</translation>
    </message>
    <message>
        <source>%1 exists already and holds other patients or panels. Choose another name for the new project, or go on in this one with --project alone.</source>
        <translation>%1 existiert bereits und enthält andere Patienten oder Panels. Wählen Sie einen anderen Namen für das neue Projekt, oder arbeiten Sie mit --project allein in diesem weiter.</translation>
    </message>
    <message>
        <source>Note: %1.</source>
        <translation>Hinweis: %1.</translation>
    </message>
    <message>
        <source>Note: the task file beside the data is used: %1.</source>
        <translation>Hinweis: Die Aufgabendatei neben den Daten wird verwendet: %1.</translation>
    </message>
    <message>
        <source>Note: no task file was given, so the roles of the columns and the prices are proposed. See “panelwise-cli inspect”.</source>
        <translation>Hinweis: Es wurde keine Aufgabendatei angegeben; Spaltenrollen und Preise sind Vorschläge. Siehe „panelwise-cli inspect“.</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Hinweis: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Warnung: %1</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Wird gelesen</translation>
    </message>
    <message>
        <source>Summarising</source>
        <translation>Wird zusammengefasst</translation>
    </message>
    <message>
        <source>Writing the project</source>
        <translation>Projekt wird geschrieben</translation>
    </message>
    <message>
        <source>Drawing patients</source>
        <translation>Patienten werden gezogen</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Wird geschrieben</translation>
    </message>
    <message>
        <source>, about %1 s left</source>
        <translation>, noch etwa %1 s</translation>
    </message>
    <message numerus="yes">
        <source>, %Ln rows</source>
        <translation>
            <numerusform>, %Ln Zeile</numerusform>
            <numerusform>, %Ln Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>There are problems:</source>
        <translation>Es gibt Probleme:</translation>
    </message>
    <message>
        <source>Problems in %1:</source>
        <translation>Probleme in %1:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln synthetic patients, %1 of them cases: %2
What the columns mean: %3</source>
        <translation>
            <numerusform>%Ln synthetischer Patient, davon %1 Fälle: %2
Bedeutung der Spalten: %3</numerusform>
            <numerusform>%Ln synthetische Patienten, davon %1 Fälle: %2
Bedeutung der Spalten: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 exists already. Choose another name for the new project, or look at this one with --project alone.</source>
        <translation>%1 existiert bereits. Wählen Sie einen anderen Namen für das neue Projekt, oder sehen Sie dieses mit --project allein an.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns</source>
        <translation>
            <numerusform>%Ln Spalte</numerusform>
            <numerusform>%Ln Spalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln synthetic patients, %2, seed %3</source>
        <translation>
            <numerusform>%1: %Ln synthetischer Patient, %2, Startwert %3</numerusform>
            <numerusform>%1: %Ln synthetische Patienten, %2, Startwert %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln rows, %2</source>
        <translation>
            <numerusform>%1: %Ln Zeile, %2</numerusform>
            <numerusform>%1: %Ln Zeilen, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Read as %1</source>
        <translation>Gelesen als %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln patients, %2</source>
        <translation>
            <numerusform>%1: %Ln Patient, %2</numerusform>
            <numerusform>%1: %Ln Patienten, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln rows, %2, imported from %3</source>
        <translation>
            <numerusform>%1: %Ln Zeile, %2, importiert aus %3</numerusform>
            <numerusform>%1: %Ln Zeilen, %2, importiert aus %3</numerusform>
        </translation>
    </message>
    <message>
        <source>The task file beside the data is used: %1. With --no-task roles are proposed instead.</source>
        <translation>Die Aufgabendatei neben den Daten wird verwendet: %1. Mit --no-task werden stattdessen Rollen vorgeschlagen.</translation>
    </message>
    <message>
        <source>No task file was given, so the roles below are proposed. Check them; --task F.task.json gives your own.</source>
        <translation>Es wurde keine Aufgabendatei angegeben; die Rollen unten sind Vorschläge. Prüfen Sie sie; mit --task F.task.json geben Sie eigene an.</translation>
    </message>
    <message>
        <source>The project is open in a window; this is its state now.</source>
        <translation>Das Projekt ist in einem Fenster geöffnet; dies ist sein jetziger Stand.</translation>
    </message>
    <message>
        <source>Task file, %1: this key is not known; it is kept and has no effect.</source>
        <translation>Aufgabendatei, %1: Dieser Schlüssel ist unbekannt; er bleibt erhalten und hat keine Wirkung.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Columns: %1</source>
        <translation>Spalten: %1</translation>
    </message>
    <message>
        <source>Taken: %1</source>
        <translation>Berücksichtigt: %1</translation>
    </message>
    <message>
        <source>Tests of the list</source>
        <translation>Tests der Liste</translation>
    </message>
    <message>
        <source>TEST</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>TEST</translation>
    </message>
    <message>
        <source>COLUMN</source>
        <translation>SPALTE</translation>
    </message>
    <message>
        <source>MEASUREMENTS</source>
        <translation>MESSUNGEN</translation>
    </message>
    <message>
        <source>USED</source>
        <translation>GENUTZT</translation>
    </message>
    <message>
        <source>UNITS</source>
        <translation>EINHEITEN</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>weggelassen</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more; --save-recipe writes all of them</source>
        <translation>
            <numerusform>und %Ln weiterer; --save-recipe schreibt alle</numerusform>
            <numerusform>und %Ln weitere; --save-recipe schreibt alle</numerusform>
        </translation>
    </message>
    <message>
        <source>Outcome</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Outcome</translation>
    </message>
    <message>
        <source>Outcome: none found. Name it with --label COLUMN --positive VALUE, or --label &quot;COLUMN&lt;15&quot;.</source>
        <translation>Outcome: keines gefunden. Geben Sie es mit --label COLUMN --positive VALUE oder mit --label &quot;COLUMN&lt;15&quot; an.</translation>
    </message>
    <message>
        <source>Outcome: %1</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Outcome: %1</translation>
    </message>
    <message>
        <source>This is a guess. Nothing is learned before you confirm it with --positive, or name another column with --label.</source>
        <translation>Das ist eine Vermutung. Es wird nichts gelernt, bis Sie sie mit --positive bestätigen oder mit --label eine andere Spalte angeben.</translation>
    </message>
    <message>
        <source>Could be the outcome too: %1</source>
        <translation>Könnte auch das Outcome sein: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n levels</source>
        <translation>
            <numerusform>%n Stufe</numerusform>
            <numerusform>%n Stufen</numerusform>
        </translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>NAME</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>NAME</translation>
    </message>
    <message>
        <source>ROLE</source>
        <translation>ROLLE</translation>
    </message>
    <message>
        <source>UNIT</source>
        <translation>EINHEIT</translation>
    </message>
    <message>
        <source>MEDIAN</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>MEDIAN</translation>
    </message>
    <message>
        <source>MIDDLE 90 %</source>
        <translation>MITTLERE 90&#xa0;%</translation>
    </message>
    <message>
        <source>RANGE</source>
        <translation>BEREICH</translation>
    </message>
    <message>
        <source>MISSING</source>
        <translation>FEHLEND</translation>
    </message>
    <message>
        <source>Panels</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Panels</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tests</source>
        <translation>
            <numerusform>%Ln Test</numerusform>
            <numerusform>%Ln Tests</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 new of %2, the others also in %3</source>
        <translation>%1 von %2 neu, die übrigen auch in %3</translation>
    </message>
    <message>
        <source>once, with the first of %1</source>
        <translation>einmal, mit dem ersten von %1</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>Prices: %1 (%2)</source>
        <translation>Preise: %1 (%2)</translation>
    </message>
    <message>
        <source>Prices: %1</source>
        <translation>Preise: %1</translation>
    </message>
    <message>
        <source>Split, at random with seed %1</source>
        <translation>Aufteilung, zufällig mit Startwert %1</translation>
    </message>
    <message>
        <source>Split, from column %1</source>
        <translation>Aufteilung, aus Spalte %1</translation>
    </message>
    <message>
        <source>Training %1 (encoder %2, policy %3), validation %4 (classifier %5, policy %6), test %7</source>
        <translation>Training %1 (Encoder %2, Strategie %3), Validierung %4 (Klassifikator %5, Strategie %6), Test %7</translation>
    </message>
    <message>
        <source>Missing: %1 of all test values</source>
        <translation>Fehlend: %1 aller Testwerte</translation>
    </message>
    <message>
        <source>VALUES, OTHERS</source>
        <translation>WERTE, ÜBRIGE</translation>
    </message>
    <message>
        <source>CASES</source>
        <translation>FÄLLE</translation>
    </message>
    <message>
        <source>WHOLE PANEL, OTHERS</source>
        <translation>GANZES PANEL, ÜBRIGE</translation>
    </message>
    <message>
        <source>(known without a test)</source>
        <translation>(ohne Test bekannt)</translation>
    </message>
    <message>
        <source>An order of which a patient&apos;s record holds nothing %1.</source>
        <translation>Eine Anforderung, zu der die Akte eines Patienten nichts enthält, %1.</translation>
    </message>
    <message>
        <source>Texts among numbers, and how they are read</source>
        <translation>Texte unter Zahlen und wie sie gelesen werden</translation>
    </message>
    <message>
        <source>Not recorded in every column: %1</source>
        <translation>In jeder Spalte nicht erfasst: %1</translation>
    </message>
    <message>
        <source>Changes made to the values when they are used</source>
        <translation>Änderungen an den Werten bei der Verwendung</translation>
    </message>
    <message>
        <source>Please check (%1)</source>
        <translation>Bitte prüfen (%1)</translation>
    </message>
    <message>
        <source>  Possible remedy: %1</source>
        <translation>  Mögliche Abhilfe: %1</translation>
    </message>
    <message>
        <source>Nothing was changed. Remedies are applied in the window, or in the task file: see “panelwise-cli help task”.</source>
        <translation>Es wurde nichts geändert. Abhilfe wird im Fenster oder in der Aufgabendatei geschaffen: siehe „panelwise-cli help task“.</translation>
    </message>
    <message>
        <source>To be corrected before anything can be learned (%1)</source>
        <translation>Zu korrigieren, bevor gelernt werden kann (%1)</translation>
    </message>
    <message>
        <source>Trained policies</source>
        <translation>Trainierte Strategien</translation>
    </message>
    <message>
        <source>POLICY</source>
        <translation>STRATEGIE</translation>
    </message>
    <message>
        <source>STATUS</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>STATUS</translation>
    </message>
    <message>
        <source>F1, TEST</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>F1, TEST</translation>
    </message>
    <message>
        <source>MEAN COST</source>
        <translation>MITTLERE KOSTEN</translation>
    </message>
    <message>
        <source>STARTED</source>
        <translation>BEGONNEN</translation>
    </message>
    <message>
        <source>Fronts</source>
        <translation>Fronten</translation>
    </message>
    <message>
        <source>FRONT</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>FRONT</translation>
    </message>
    <message>
        <source>METRIC</source>
        <translation>GÜTEMASS</translation>
    </message>
    <message>
        <source>POLICIES</source>
        <translation>STRATEGIEN</translation>
    </message>
    <message>
        <source>POINTS</source>
        <translation>PUNKTE</translation>
    </message>
    <message>
        <source>decimal point</source>
        <translation>Dezimalpunkt</translation>
    </message>
    <message>
        <source>decimal comma</source>
        <translation>Dezimalkomma</translation>
    </message>
    <message>
        <source>semicolon separated</source>
        <translation>durch Semikolon getrennt</translation>
    </message>
    <message>
        <source>tab separated</source>
        <translation>durch Tabulator getrennt</translation>
    </message>
    <message>
        <source>separated by |</source>
        <translation>durch | getrennt</translation>
    </message>
    <message>
        <source>comma separated</source>
        <translation>durch Komma getrennt</translation>
    </message>
    <message>
        <source>UTF-8 and Latin-1</source>
        <translation>UTF-8 und Latin-1</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>, thousands by %1</source>
        <translation>, Tausender mit %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No panels, nothing to pay.</source>
        <translation>Keine Panels, keine Kosten.</translation>
    </message>
    <message>
        <source>All panels: %1</source>
        <translation>Alle Panels: %1</translation>
    </message>
    <message>
        <source>All panels: %1 = %2</source>
        <translation>Alle Panels: %1 = %2</translation>
    </message>
    <message>
        <source>%1 ordered at once, %2 one after the other</source>
        <translation>%1 gemeinsam angefordert, %2 nacheinander</translation>
    </message>
    <message>
        <source>%1 of blood</source>
        <translation>%1 Blut</translation>
    </message>
    <message>
        <source>All results: %1</source>
        <translation>Alle Ergebnisse: %1</translation>
    </message>
    <message>
        <source>Every test for less: %1 cost %2</source>
        <translation>Alle Tests für weniger: %1 kosten %2</translation>
    </message>
    <message>
        <source>TITLE</source>
        <translation>TITEL</translation>
    </message>
    <message>
        <source>PANELS</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>PANELS</translation>
    </message>
    <message>
        <source>ALL PANELS</source>
        <translation>ALLE PANELS</translation>
    </message>
    <message>
        <source>All patients are synthetic. Look at one: panelwise-cli inspect --cohort ferritin</source>
        <translation>Alle Patienten sind synthetisch. Eine Kohorte ansehen: panelwise-cli inspect --cohort ferritin</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Test patients; mean, lowest and highest over the seeds. Greedy, CWCF and Lattice keep to the number of tests on average, the others for every patient.</source>
        <translation>Testpatienten; Mittelwert, niedrigster und höchster Wert über die Startwerte. Greedy, CWCF und Lattice halten die Zahl der Tests im Mittel ein, die anderen bei jedem Patienten.</translation>
    </message>
    <message>
        <source>Examples:
  panelwise-cli export --project f.panelwise --what front --out front.csv
  panelwise-cli export --project f.panelwise --what front --point 8 --out front.pdf
  panelwise-cli export --project f.panelwise --what front --preset slide --title &quot;&quot; --out front.png
  panelwise-cli export --project f.panelwise --what point --point 8 --out ward.svg
  panelwise-cli export --project f.panelwise --what curves --metric cost --out curves.svg
  panelwise-cli export --project f.panelwise --what report --point 8 --out report.pdf
  panelwise-cli export --project f.panelwise --what baselines --out table.tex
  panelwise-cli export --project f.panelwise --what patients --point 8 --side test --out patients.csv
  panelwise-cli export --project f.panelwise --what patients --data new.csv --id case --out patients.csv
  panelwise-cli export --project f.panelwise --what policy --point 8 --out rules.py
  panelwise-cli export --project f.panelwise --what policy --run 2 --out policy.pt

front, CSV: one row for each policy, by rising mean cost on validation patients: point, on_front, method,
metric, seed, lambda, rho, currency, then for validation_ and test_ every figure with its 95 % interval
(_low, _high), counts, and the share of patients who got each panel (use NAME).
curves, CSV: one row for each value of each curve of each trained policy: run, method, lambda, rho, seed, curve, panel,
x (environment steps; of the encoder iterations), value.
point, panel-use, sequences, CSV: the table behind the figure. Decimal point, UTF-8; what is undefined is empty.
baselines: the paper&apos;s three tables (F1, AUROC and cost; AM and cost; precision and recall) as Markdown or
LaTeX (booktabs); CSV: one row for each model with all figures, _sd the standard deviation over seeds.
patients, CSV: one row for each patient: row (from 1), id with --id, part (train, validation, test), then the
probability of disease before the first order, each order with what was paid and the probability after it, the
sequence, cost, last probability, threshold, diagnosis and outcome. Policies are named as walk names them.
Every column of every CSV file: panelwise-cli help tables. The window writes the same ones.
Where there is CSV, a file name ending in .xlsx gives the same table as an Excel workbook.

Pictures are those of the window and need no display: PDF with fonts embedded, SVG with text as text, PNG.
They carry the project&apos;s identity, the policy (on its front, or trained), seed, lambda and rho: “panelwise front.svg” opens
the project at that policy. The file appears whole or not at all.

report: PDF or one HTML file with everything in it, about the policy that --front and --point or --run name
(else the best of the newest front), beside rows of the newest stored table of baselines. Items of TRIPOD+AI
and STARD that the author has to supply are marked.

policy: of SM-DDPO as one TorchScript module (.pt, read with torch.jit.load), of the lattice or an exact
front as one script of Python or R (.py, .R) that needs no library; card: the pocket card of any policy as such a
script, which says at every question how to go on without the value. The file says how it is used, and what it
wants in which unit. The decisions are those of the program. You may pass these files on as you like.

Fields of the JSON: panelwise-cli help export
--seed, --threads and --json: see panelwise-cli --help.</source>
        <translation>Beispiele:
  panelwise-cli export --project f.panelwise --what front --out front.csv
  panelwise-cli export --project f.panelwise --what front --point 8 --out front.pdf
  panelwise-cli export --project f.panelwise --what front --preset slide --title &quot;&quot; --out front.png
  panelwise-cli export --project f.panelwise --what point --point 8 --out ward.svg
  panelwise-cli export --project f.panelwise --what curves --metric cost --out curves.svg
  panelwise-cli export --project f.panelwise --what report --point 8 --out report.pdf
  panelwise-cli export --project f.panelwise --what baselines --out table.tex
  panelwise-cli export --project f.panelwise --what patients --point 8 --side test --out patients.csv
  panelwise-cli export --project f.panelwise --what patients --data new.csv --id case --out patients.csv
  panelwise-cli export --project f.panelwise --what policy --point 8 --out rules.py
  panelwise-cli export --project f.panelwise --what policy --run 2 --out policy.pt

front, CSV: eine Zeile pro Strategie, nach steigenden mittleren Kosten der Validierungspatienten: point, on_front, method,
metric, seed, lambda, rho, currency, dann für validation_ und test_ jede Kennzahl mit ihrem 95-%-Intervall
(_low, _high), Anzahlen und der Anteil der Patienten mit jedem Panel (use NAME).
curves, CSV: eine Zeile pro Wert jeder Kurve jeder trainierten Strategie: run, method, lambda, rho, seed, curve, panel,
x (Umgebungsschritte; beim Encoder Iterationen), value.
point, panel-use, sequences, CSV: die Tabelle hinter der Abbildung. Dezimalpunkt, UTF-8; nicht Definiertes ist leer.
baselines: die drei Tabellen der Publikation (F1, AUROC und Kosten; AM und Kosten; Precision und Recall) als Markdown
oder LaTeX (booktabs); CSV: eine Zeile pro Modell mit allen Kennzahlen, _sd die Standardabweichung über Startwerte.
patients, CSV: eine Zeile pro Patient: row (ab 1), mit --id auch id, part (train, validation, test), dann die
Wahrscheinlichkeit der Krankheit vor der ersten Anforderung, jede Anforderung mit dem Bezahlten und der Wahrscheinlichkeit danach,
Abfolge, Kosten, letzte Wahrscheinlichkeit, Schwelle, Diagnose und Outcome. Strategien werden wie bei walk benannt.
Alle Spalten aller CSV-Dateien: panelwise-cli help tables. Das Fenster schreibt dieselben.
Wo es CSV gibt, ergibt ein Dateiname mit der Endung .xlsx dieselbe Tabelle als Excel-Arbeitsmappe.

Bilder sind die des Fensters und brauchen keinen Bildschirm: PDF mit eingebetteten Schriften, SVG mit Text als Text, PNG.
Sie enthalten die Kennung des Projekts, die Strategie (auf ihrer Front oder trainiert), Startwert, Lambda und Rho: „panelwise front.svg“ öffnet
das Projekt bei dieser Strategie. Die Datei entsteht ganz oder gar nicht.

report: PDF oder eine einzige, vollständige HTML-Datei über die Strategie, die --front und --point oder --run nennen
(sonst die beste der neuesten Front), neben Zeilen der neuesten gespeicherten Vergleichstabelle. Punkte von TRIPOD+AI
und STARD, die der Autor beitragen muss, sind gekennzeichnet.

policy: bei SM-DDPO ein TorchScript-Modul (.pt, gelesen mit torch.jit.load), bei Lattice oder einer exakten
Front ein Python- oder R-Skript (.py, .R), das keine Bibliothek braucht; card: die Taschenkarte einer beliebigen Strategie als
solches Skript, das bei jeder Frage sagt, wie es ohne den Wert weitergeht. Die Datei sagt, wie sie benutzt wird und was sie
in welcher Einheit erwartet. Die Entscheidungen sind die des Programms. Sie dürfen diese Dateien nach Belieben weitergeben.

Felder des JSON: panelwise-cli help export
Zu --seed, --threads und --json: siehe panelwise-cli --help.</translation>
    </message>
    <message>
        <source>Size of a picture: journal (one column, 85 mm), journal-wide (114 mm), journal-double (174 mm), slide (16:9); journal if not given</source>
        <translation>Größe eines Bildes: journal (einspaltig, 85 mm), journal-wide (114 mm), journal-double (174 mm), slide (16:9); ohne Angabe journal</translation>
    </message>
    <message>
        <source>Width of a picture; the height follows unless it is given</source>
        <translation>Breite eines Bildes; die Höhe folgt ihr, wenn sie nicht angegeben ist</translation>
    </message>
    <message>
        <source>Height of a picture</source>
        <translation>Höhe eines Bildes</translation>
    </message>
    <message>
        <source>Dots per inch of a PNG</source>
        <translation>Auflösung einer PNG-Datei in dpi</translation>
    </message>
    <message>
        <source>Title of a picture; &quot;&quot; for none</source>
        <translation>Titel eines Bildes; &quot;&quot; für keinen</translation>
    </message>
    <message>
        <source>Which front; the newest finished one if not given</source>
        <translation>Welche Front; ohne Angabe die neueste fertige</translation>
    </message>
    <message>
        <source>Of curves: which trained policy; if not given, all of them in CSV, the newest in a picture</source>
        <translation>Bei curves: welche trainierte Strategie; ohne Angabe in CSV alle, in einem Bild die neueste</translation>
    </message>
    <message>
        <source>Of baselines: which table; the newest finished one if not given</source>
        <translation>Bei baselines: welche Tabelle; ohne Angabe die neueste fertige</translation>
    </message>
    <message>
        <source>Whose figures: all (judged by folds), test or validation; the first of these that there is. Of patients: also train; all of them if not given</source>
        <translation>Wessen Kennzahlen: all (mit Folds bewertet), test oder validation; das erste davon, das es gibt. Bei patients auch train; ohne Angabe alle</translation>
    </message>
    <message>
        <source>Along the upright axis. Of a front: f1, am, auroc, sensitivity. Of curves: quality, cost, loss, classifier, policy</source>
        <translation>Auf der senkrechten Achse. Bei einer Front: f1, am, auroc, sensitivity. Bei Kurven: quality, cost, loss, classifier, policy</translation>
    </message>
    <message>
        <source>Of a report: rows of the stored table of baselines beside the policy, such as xgboost,lr,static; these three as far as there are if not given</source>
        <translation>Bei einem Bericht: Zeilen der gespeicherten Vergleichstabelle neben der Strategie, etwa xgboost,lr,static; ohne Angabe diese drei, soweit vorhanden</translation>
    </message>
    <message>
        <source>Paper of a report as PDF: a4 or letter; a4 if not given</source>
        <translation>Papierformat eines Berichts als PDF: a4 oder letter; ohne Angabe a4</translation>
    </message>
    <message>
        <source>Of patients: the column that tells them apart, copied beside the row; without it no identifiers leave the project</source>
        <translation>Bei patients: die Spalte, die sie unterscheidet, neben die Zeilennummer kopiert; ohne sie verlassen keine Identifikatoren das Projekt</translation>
    </message>
    <message>
        <source>Of patients: most that may be spent on one of them</source>
        <translation>Bei patients: höchstens so viel darf für einen von ihnen ausgegeben werden</translation>
    </message>
    <message>
        <source>Patients are written to a file ending in .csv or .xlsx, not “%1”.</source>
        <translation>Patienten werden in eine Datei mit der Endung .csv oder .xlsx geschrieben, nicht „%1“.</translation>
    </message>
    <message>
        <source>Other patients are not divided into parts. Leave out --side or --data.</source>
        <translation>Andere Patienten sind nicht aufgeteilt. Lassen Sie --side oder --data weg.</translation>
    </message>
    <message>
        <source>--run names a trained policy, --front and --point one of a front. Choose one of them.</source>
        <translation>--run nennt eine trainierte Strategie, --front und --point eine auf einer Front. Wählen Sie eines davon.</translation>
    </message>
    <message>
        <source>A pocket card is written to a file ending in .py or .R, not “%1”.</source>
        <translation>Eine Taschenkarte wird in eine Datei mit der Endung .py oder .R geschrieben, nicht „%1“.</translation>
    </message>
    <message>
        <source>A policy is written to a file ending in .pt (TorchScript), .py or .R, not “%1”.</source>
        <translation>Eine Strategie wird in eine Datei mit der Endung .pt (TorchScript), .py oder .R geschrieben, nicht „%1“.</translation>
    </message>
    <message>
        <source>Of curves, --metric takes quality, cost, loss, classifier or policy.</source>
        <translation>Bei Kurven erwartet --metric quality, cost, loss, classifier oder policy.</translation>
    </message>
    <message>
        <source>Of a front, --metric takes f1, am, auroc or sensitivity.</source>
        <translation>Bei einer Front erwartet --metric f1, am, auroc oder sensitivity.</translation>
    </message>
    <message>
        <source>Write results of a project to a file</source>
        <translation>Ergebnisse eines Projekts in eine Datei schreiben</translation>
    </message>
    <message>
        <source>The project that holds them</source>
        <translation>Das Projekt, das sie enthält</translation>
    </message>
    <message>
        <source>What to write: front, curves, point (what happens to 1,000 patients), panel-use, sequences (of panels), baselines (their table), report (PDF or HTML), patients (what a policy did for each of them), policy (for other programs), card (the pocket card of a policy, likewise)</source>
        <translation>Was geschrieben wird: front, curves, point (was mit 1.000 Patienten geschieht), panel-use, sequences (von Panels), baselines (ihre Tabelle), report (PDF oder HTML), patients (was eine Strategie bei jedem tat), policy (für andere Programme), card (die Taschenkarte einer Strategie, ebenso)</translation>
    </message>
    <message>
        <source>The file to write; one of that name is replaced</source>
        <translation>Die Zieldatei; eine gleichnamige wird ersetzt</translation>
    </message>
    <message>
        <source>--what takes front, curves, point, panel-use, sequences, baselines, report, patients, policy or card, not “%1”.</source>
        <translation>--what erwartet front, curves, point, panel-use, sequences, baselines, report, patients, policy oder card, nicht „%1“.</translation>
    </message>
    <message>
        <source>--data, --id, --cap and --side train go with --what patients.</source>
        <translation>--data, --id, --cap und --side train gehören zu --what patients.</translation>
    </message>
    <message>
        <source>--preset, --width-mm, --height-mm, --dpi and --title belong to a picture. Leave them out.</source>
        <translation>--preset, --width-mm, --height-mm, --dpi und --title gehören zu einem Bild. Lassen Sie sie weg.</translation>
    </message>
    <message>
        <source>A report is written to a file ending in .pdf or .html, not “%1”.</source>
        <translation>Ein Bericht wird in eine Datei mit der Endung .pdf oder .html geschrieben, nicht „%1“.</translation>
    </message>
    <message>
        <source>--out takes a file name ending in .csv, .xlsx, .svg, .pdf or .png, not “%1”.</source>
        <translation>--out erwartet einen Dateinamen mit der Endung .csv, .xlsx, .svg, .pdf oder .png, nicht „%1“.</translation>
    </message>
    <message>
        <source>--preset, --width-mm, --height-mm, --dpi and --title belong to a picture: let --out end in .svg, .pdf or .png, or leave them out.</source>
        <translation>--preset, --width-mm, --height-mm, --dpi und --title gehören zu einem Bild: Lassen Sie --out auf .svg, .pdf oder .png enden, oder lassen Sie sie weg.</translation>
    </message>
    <message>
        <source>--dpi belongs to a PNG. PDF and SVG are sharp at every size.</source>
        <translation>--dpi gehört zu einer PNG-Datei. PDF und SVG sind in jeder Größe scharf.</translation>
    </message>
    <message>
        <source>There is no column “%1”. --id names the column that tells the patients apart; without it they go by row.</source>
        <translation>Es gibt keine Spalte „%1“. --id nennt die Spalte, die die Patienten unterscheidet; sonst gilt ihre Zeile.</translation>
    </message>
    <message>
        <source>These patients are not divided into parts, so none of them are “%1”. Leave out --side.</source>
        <translation>Diese Patienten sind nicht aufgeteilt, also ist keiner davon „%1“. Lassen Sie --side weg.</translation>
    </message>
    <message>
        <source>What %1 did for %2 written to %3</source>
        <translation>Was %1 bei %2 tat, wurde nach %3 geschrieben</translation>
    </message>
    <message numerus="yes">
        <source>%Ln patients</source>
        <translation>
            <numerusform>%Ln Patient</numerusform>
            <numerusform>%Ln Patienten</numerusform>
        </translation>
    </message>
    <message>
        <source>A picture of this size has too many pixels. Choose a smaller size or resolution.</source>
        <translation>Ein Bild dieser Größe hat zu viele Pixel. Wählen Sie eine kleinere Größe oder Auflösung.</translation>
    </message>
    <message>
        <source>There is nothing to draw: no values of these patients are stored.</source>
        <translation>Es gibt nichts zu zeichnen: Von diesen Patienten sind keine Werte gespeichert.</translation>
    </message>
    <message>
        <source>%1 written to %2. %3</source>
        <translation>%1 nach %2 geschrieben. %3</translation>
    </message>
    <message>
        <source>This policy was trained with SM-DDPO and is written as a TorchScript module: let --out end in .pt. Its pocket card can be a script: --what card.</source>
        <translation>Diese Strategie wurde mit SM-DDPO trainiert und wird als TorchScript-Modul geschrieben: Lassen Sie --out auf .pt enden. Die Taschenkarte kann ein Skript sein: --what card.</translation>
    </message>
    <message>
        <source>This policy was found by the lattice or exactly and is written as a script: let --out end in .py or .R.</source>
        <translation>Diese Strategie wurde mit Lattice oder exakt gefunden und wird als Skript geschrieben: Lassen Sie --out auf .py oder .R enden.</translation>
    </message>
    <message>
        <source>This policy may order two panels together, which scripts cannot say yet. Find it with --minimise money, or without pair_orders in the task, to write it as a script.</source>
        <translation>Diese Strategie kann zwei Panels gemeinsam anfordern, was Skripte noch nicht ausdrücken können. Suchen Sie sie mit --minimise money oder ohne pair_orders in der Aufgabe, um sie als Skript zu schreiben.</translation>
    </message>
    <message>
        <source>This policy is not written as a file of its own. Its pocket card can be a script: --what card.</source>
        <translation>Diese Strategie wird nicht als eigene Datei geschrieben. Die Taschenkarte kann ein Skript sein: --what card.</translation>
    </message>
    <message>
        <source>Pocket card written to %1. It does the same as the policy for %2 of other patients. Policy: %3</source>
        <translation>Taschenkarte nach %1 geschrieben. Bei %2 anderer Patienten tut sie dasselbe wie die Strategie. Strategie: %3</translation>
    </message>
    <message>
        <source>Policy %1</source>
        <translation>Strategie %1</translation>
    </message>
    <message>
        <source>Front %1 with %2 written to %3</source>
        <translation>Front %1 mit %2 nach %3 geschrieben</translation>
    </message>
    <message numerus="yes">
        <source>%Ln policies</source>
        <translation>
            <numerusform>%Ln Strategie</numerusform>
            <numerusform>%Ln Strategien</numerusform>
        </translation>
    </message>
    <message>
        <source>Curves of %1 written to %2</source>
        <translation>Kurven von %1 nach %2 geschrieben</translation>
    </message>
    <message numerus="yes">
        <source>%Ln trained policies</source>
        <translation>
            <numerusform>%Ln trainierter Strategie</numerusform>
            <numerusform>%Ln trainierten Strategien</numerusform>
        </translation>
    </message>
    <message>
        <source>Table %1 was made with other patients, panels or prices.</source>
        <translation>Tabelle %1 wurde mit anderen Patienten, Panels oder Preisen erstellt.</translation>
    </message>
    <message>
        <source>Table %1 with %2 written to %3</source>
        <translation>Tabelle %1 mit %2 nach %3 geschrieben</translation>
    </message>
    <message numerus="yes">
        <source>%Ln models</source>
        <translation>
            <numerusform>%Ln Modell</numerusform>
            <numerusform>%Ln Modellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Figure of front %1 written to %2</source>
        <translation>Abbildung der Front %1 nach %2 geschrieben</translation>
    </message>
    <message>
        <source>Figure of trained policy %1 written to %2</source>
        <translation>Abbildung der trainierten Strategie %1 nach %2 geschrieben</translation>
    </message>
    <message>
        <source>Report with %1 written to %2. Items for the author: %3.</source>
        <translation>Bericht mit %1 nach %2 geschrieben. Punkte für den Autor: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sections</source>
        <translation>
            <numerusform>%Ln Abschnitt</numerusform>
            <numerusform>%Ln Abschnitten</numerusform>
        </translation>
    </message>
    <message>
        <source>Pictures are drawn by %1, which cannot be loaded: %2</source>
        <translation>Bilder zeichnet %1, das nicht geladen werden kann: %2</translation>
    </message>
    <message>
        <source>Install PanelWise completely. CSV files can be written without it.</source>
        <translation>Installieren Sie PanelWise vollständig. CSV-Dateien können auch ohne diesen Teil geschrieben werden.</translation>
    </message>
    <message>
        <source>%1: %2 patients, %3 panels, %4</source>
        <translation>%1: %2 Patienten, %3 Panels, %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln threads</source>
        <translation>
            <numerusform>%Ln Thread</numerusform>
            <numerusform>%Ln Threads</numerusform>
        </translation>
    </message>
    <message>
        <source>For the lattice leave out --method exact.</source>
        <translation>Für Lattice lassen Sie --method exact weg.</translation>
    </message>
    <message>
        <source>The search found no policy.</source>
        <translation>Die Suche hat keine Strategie gefunden.</translation>
    </message>
    <message>
        <source>Front %1 belongs to earlier data, so its policies cannot be tried with --cap on the patients of the project as it is now.</source>
        <translation>Front %1 gehört zu früheren Daten; ihre Strategien lassen sich daher nicht mit --cap an den jetzigen Patienten des Projekts erproben.</translation>
    </message>
    <message>
        <source>Undo that change, or find a new front.</source>
        <translation>Machen Sie diese Änderung rückgängig, oder suchen Sie eine neue Front.</translation>
    </message>
    <message>
        <source>Examples:
  panelwise-cli front --cohort ferritin                                   every best trade-off at once
  panelwise-cli front --cohort ferritin --project f.panelwise --budget 30   keep it; best for $30 a patient
  panelwise-cli front --project f.panelwise --front 1 --budget 30 --cap 80  ask a stored front
  panelwise-cli front --data clinic.csv --folds 10                        judged on all patients
  panelwise-cli front --cohort ferritin --method smddpo --policies 12 --preset quick
  panelwise-cli front --cohort known-optimum --method exact                the best possible front
  panelwise-cli front --project f.panelwise --resume                      after Ctrl+C or a power cut

Methods: lattice solves the problem backwards over the sets of panels (up to 64 panels). smddpo trains one
policy after the other, encoder and classifier shared; smddpo-end-to-end learns the classifier anew with each.
exact computes the optimum where few findings have few values each. smddpo-pretrained is another name of smddpo.

The front is chosen on validation patients and shown on test patients, who are looked at once. Points are
numbered by rising mean cost on validation patients, from 1; evaluate, walk and export take these numbers.
Between two points a mixture can be better than either: some patients, by lot, get the one policy and the others
the other. --budget says so where it helps.

--cap, --first and --never are rules that every policy keeps (panelwise-cli help task). With --cap the policies of a
stored front are tried again so that nobody&apos;s bill exceeds it. --unit-costs counts tests instead of money.

With --folds K everything is found once more without each of K folds, and all patients judge, each by what was
found without them: what the best policy for the money of each point comes to. It takes K + 1 times as long.

Ctrl+C stops within a second and keeps what was found. With --project everything is stored as it comes; a search
that was stopped or killed is taken up with --resume. The same settings, patients and seed give the same front,
with any number of threads.

Settings of a front for --set NAME=VALUE:
%1
With a sweep also those of one policy, which “train --help” lists.

Fields of the JSON: panelwise-cli help front
--seed, --threads and --json: see panelwise-cli --help.</source>
        <translation>Beispiele:
  panelwise-cli front --cohort ferritin                                   alle besten Kompromisse auf einmal
  panelwise-cli front --cohort ferritin --project f.panelwise --budget 30   speichern; die beste für $30 pro Patient
  panelwise-cli front --project f.panelwise --front 1 --budget 30 --cap 80  eine gespeicherte Front befragen
  panelwise-cli front --data clinic.csv --folds 10                        an allen Patienten bewertet
  panelwise-cli front --cohort ferritin --method smddpo --policies 12 --preset quick
  panelwise-cli front --cohort known-optimum --method exact                die bestmögliche Front
  panelwise-cli front --project f.panelwise --resume                      nach Strg+C oder Stromausfall

Methoden: lattice löst das Problem rückwärts über die Kombinationen von Panels (bis zu 64 Panels). smddpo trainiert eine
Strategie nach der anderen mit gemeinsamem Encoder und Klassifikator; smddpo-end-to-end lernt den Klassifikator jeweils neu.
exact berechnet das Optimum bei wenigen Befunden mit je wenigen Werten. smddpo-pretrained ist ein anderer Name für smddpo.

Die Front wird an Validierungspatienten gewählt und an Testpatienten gezeigt, die ein einziges Mal betrachtet werden. Punkte sind nach
steigenden mittleren Kosten der Validierungspatienten ab 1 nummeriert; evaluate, walk und export verwenden diese Nummern.
Zwischen zwei Punkten kann eine Mischung besser sein als beide: Einige Patienten erhalten per Los die eine Strategie, die anderen
die andere. --budget weist darauf hin, wo das hilft.

--cap, --first und --never sind Regeln, die jede Strategie einhält (panelwise-cli help task). Mit --cap werden die Strategien einer
gespeicherten Front erneut so angewendet, dass keine Rechnung die Obergrenze übersteigt. --unit-costs zählt Tests statt Geld.

Mit --folds K wird alles ohne jeden von K Folds erneut gesucht, und an allen Patienten wird bewertet, bei jedem mit dem, was ohne
ihn gefunden wurde: was die beste Strategie für das Geld jedes Punktes leistet. Das dauert K + 1 Mal so lange.

Strg+C stoppt innerhalb einer Sekunde und behält das Gefundene. Mit --project wird alles laufend gespeichert; eine gestoppte
oder abgebrochene Suche wird mit --resume fortgesetzt. Gleiche Einstellungen, Patienten und Startwerte ergeben dieselbe Front,
bei jeder Zahl von Threads.

Einstellungen einer Front für --set NAME=VALUE:
%1
Bei einer Serie auch die einer einzelnen Strategie, die „train --help“ auflistet.

Felder des JSON: panelwise-cli help front
Zu --seed, --threads und --json: siehe panelwise-cli --help.</translation>
    </message>
    <message>
        <source>%1 holds no search, so there is nothing to resume.</source>
        <translation>%1 enthält keine Suche; es gibt nichts fortzusetzen.</translation>
    </message>
    <message>
        <source>The patients or panels are not those it started with. Undo that change, or start a new search.</source>
        <translation>Patienten oder Panels sind nicht mehr die vom Beginn. Machen Sie diese Änderung rückgängig, oder beginnen Sie eine neue Suche.</translation>
    </message>
    <message>
        <source>Front %1 was found with other patients, panels or prices, and the project does not say which panels those were.</source>
        <translation>Front %1 wurde mit anderen Patienten, Panels oder Preisen gefunden, und das Projekt sagt nicht, welche Panels das waren.</translation>
    </message>
    <message>
        <source>%1; lattice if not given</source>
        <translation>%1; ohne Angabe lattice</translation>
    </message>
    <message>
        <source>What to get for the money: f1, or am, the mean of sensitivity and specificity; f1 if not given</source>
        <translation>Was für das Geld erreicht werden soll: f1 oder am, das Mittel aus Sensitivität und Spezifität; ohne Angabe f1</translation>
    </message>
    <message>
        <source>Of the sweep: adaptive fills the gaps of the front, paper is the published grid of 190 policies; adaptive if not given</source>
        <translation>Bei der Serie: adaptive füllt die Lücken der Front, paper ist das publizierte Raster von 190 Strategien; ohne Angabe adaptive</translation>
    </message>
    <message>
        <source>Of the adaptive sweep: how many policies to train; 24 if not given</source>
        <translation>Bei der adaptiven Serie: wie viele Strategien trainiert werden; ohne Angabe 24</translation>
    </message>
    <message>
        <source>--resume takes the number of a front or nothing, not “%1”.</source>
        <translation>--resume erwartet die Nummer einer Front oder nichts, nicht „%1“.</translation>
    </message>
    <message>
        <source>Take up a search that was stopped, the newest one if no number is given</source>
        <translation>Eine gestoppte Suche fortsetzen, ohne Nummer die neueste</translation>
    </message>
    <message>
        <source>Show this front of the project instead of finding a new one</source>
        <translation>Diese Front des Projekts zeigen, statt eine neue zu suchen</translation>
    </message>
    <message>
        <source>--resume needs the project that holds the search: --project P.panelwise.</source>
        <translation>--resume braucht das Projekt mit der Suche: --project P.panelwise.</translation>
    </message>
    <message>
        <source>--front needs the project that holds it: --project P.panelwise.</source>
        <translation>--front braucht das Projekt, das sie enthält: --project P.panelwise.</translation>
    </message>
    <message>
        <source>A stored front keeps the way it was judged. Leave out --folds and --repeats.</source>
        <translation>Eine gespeicherte Front behält ihre Art der Bewertung. Lassen Sie --folds und --repeats weg.</translation>
    </message>
    <message>
        <source>A stored front keeps its settings. Leave out --method, --metric, --minimise, --grid, --policies, --preset, --set and --seed.</source>
        <translation>Eine gespeicherte Front behält ihre Einstellungen. Lassen Sie --method, --metric, --minimise, --grid, --policies, --preset, --set und --seed weg.</translation>
    </message>
    <message>
        <source>A stored front keeps its patients. Leave out --cohort and --data.</source>
        <translation>Eine gespeicherte Front behält ihre Patienten. Lassen Sie --cohort und --data weg.</translation>
    </message>
    <message>
        <source>Find the whole front: the best for every budget</source>
        <translation>Die ganze Front suchen: das Beste für jedes Budget</translation>
    </message>
    <message>
        <source>Say what to do for this mean cost per patient; minutes with --minimise time</source>
        <translation>Sagen, was bei diesen mittleren Kosten pro Patient zu tun ist; mit --minimise time in Minuten</translation>
    </message>
    <message>
        <source>Nobody&apos;s bill may exceed this: a rule of the search, and of a stored front what its policies do then</source>
        <translation>Keine Rechnung darf dies übersteigen: eine Regel der Suche; bei einer gespeicherten Front, was ihre Strategien dann tun</translation>
    </message>
    <message>
        <source>%1 belongs to the sweep: add --method smddpo, or leave it out.</source>
        <translation>%1 gehört zur Serie: Ergänzen Sie --method smddpo, oder lassen Sie es weg.</translation>
    </message>
    <message>
        <source>--policies takes a number from 1 to 10000.</source>
        <translation>--policies erwartet eine Zahl von 1 bis 10000.</translation>
    </message>
    <message>
        <source>The published grid has 190 policies. Leave out --policies, or --grid paper.</source>
        <translation>Das publizierte Raster hat 190 Strategien. Lassen Sie --policies oder --grid paper weg.</translation>
    </message>
    <message>
        <source>It is %2 if not set; write --set %1=VALUE.</source>
        <translation>Ohne Angabe ist es %2; schreiben Sie --set %1=VALUE.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Cost–%1 front, %2, seed %3</source>
        <translation>Kosten-%1-Front, %2, Startwert %3</translation>
    </message>
    <message>
        <source>%1: %2 patients (training %3, validation %4, test %5)</source>
        <translation>%1: %2 Patienten (Training %3, Validierung %4, Test %5)</translation>
    </message>
    <message>
        <source>This front belongs to earlier data: patients, panels or prices have changed since. Its panels are called and priced as they were then.</source>
        <translation>Diese Front gehört zu früheren Daten: Patienten, Panels oder Preise haben sich seither geändert. Ihre Panels haben die Namen und Preise von damals.</translation>
    </message>
    <message>
        <source>Minimised: %1</source>
        <translation>Minimiert: %1</translation>
    </message>
    <message>
        <source>Front %1 in %2</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Front %1 in %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln policies were found in %1</source>
        <translation>
            <numerusform>%Ln Strategie wurde in %1 gefunden</numerusform>
            <numerusform>%Ln Strategien wurden in %1 gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them are on the front.</source>
        <translation>
            <numerusform>%Ln davon ist auf der Front.</numerusform>
            <numerusform>%Ln davon sind auf der Front.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chosen on validation patients and, out of fold, training patients; shown on test patients</source>
        <translation>Gewählt an Validierungspatienten und, außerhalb des Folds, an Trainingspatienten; gezeigt an Testpatienten</translation>
    </message>
    <message>
        <source>Chosen on validation patients, shown on test patients</source>
        <translation>Gewählt an Validierungspatienten, gezeigt an Testpatienten</translation>
    </message>
    <message>
        <source>On validation patients; test patients were not looked at</source>
        <translation>An Validierungspatienten; Testpatienten wurden nicht betrachtet</translation>
    </message>
    <message>
        <source>%1 of %2 policies are shown; --json and export have all of them.</source>
        <translation>%1 von %2 Strategien werden gezeigt; --json und export enthalten alle.</translation>
    </message>
    <message>
        <source>For %1 on average and at most %2 for anybody</source>
        <translation>Für %1 im Mittel und höchstens %2 bei jedem Einzelnen</translation>
    </message>
    <message>
        <source>For %1 on average</source>
        <translation>Für %1 im Mittel</translation>
    </message>
    <message>
        <source>At most %1 for anybody</source>
        <translation>Höchstens %1 bei jedem Einzelnen</translation>
    </message>
    <message>
        <source>There is no policy to answer with.</source>
        <translation>Es gibt keine Strategie, die darauf antwortet.</translation>
    </message>
    <message>
        <source>Please note</source>
        <translation>Bitte beachten</translation>
    </message>
    <message>
        <source>Go on where it stopped: panelwise-cli front --project %1 --resume %2</source>
        <translation>Fortsetzen, wo gestoppt wurde: panelwise-cli front --project %1 --resume %2</translation>
    </message>
    <message>
        <source>Step through a patient: panelwise-cli walk --project %1 --point %2 --patient 1</source>
        <translation>Einen Patienten durchgehen: panelwise-cli walk --project %1 --point %2 --patient 1</translation>
    </message>
    <message>
        <source>Stopped before there was a policy.</source>
        <translation>Gestoppt, bevor es eine Strategie gab.</translation>
    </message>
    <message>
        <source>Stopped before the end; what was found is kept.</source>
        <translation>Vorzeitig gestoppt; das Gefundene bleibt erhalten.</translation>
    </message>
    <message>
        <source>PANELS (%)</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>PANELS (%)</translation>
    </message>
    <message>
        <source>POINT</source>
        <translation>PUNKT</translation>
    </message>
    <message>
        <source>TIME</source>
        <translation>ZEIT</translation>
    </message>
    <message>
        <source>%1 (95 %)</source>
        <translation>%1 (95&#xa0;%)</translation>
    </message>
    <message>
        <source>VALID</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>VALID</translation>
    </message>
    <message>
        <source>SENS</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>SENS</translation>
    </message>
    <message>
        <source>SPEC</source>
        <translation>SPEZ</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>first</source>
        <translation>zuerst</translation>
    </message>
    <message>
        <source>most</source>
        <translation>meiste</translation>
    </message>
    <message>
        <source>There is not enough memory for this much data. Try fewer patients or columns.</source>
        <translation>Für so viele Daten reicht der Speicher nicht. Versuchen Sie es mit weniger Patienten oder Spalten.</translation>
    </message>
    <message>
        <source>The program made a mistake: %1. Your files are unchanged.</source>
        <translation>Programmfehler: %1. Ihre Dateien sind unverändert.</translation>
    </message>
    <message>
        <source>20 % of values hidden</source>
        <translation>20&#xa0;% der Werte verborgen</translation>
    </message>
    <message>
        <source>panels hidden</source>
        <translation>Panels verborgen</translation>
    </message>
    <message>
        <source>How well unknown values are estimated: %1, %2</source>
        <translation>Wie gut unbekannte Werte geschätzt werden: %1, %2</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>seeds %1 to %2</source>
        <translation>Startwerte %1 bis %2</translation>
    </message>
    <message>
        <source>  Learned from %1 patients, chosen on %2, error on %3 others. Error: root mean square in standard
  deviations of the recorded values that were hidden; 0 is perfect, smaller is better.</source>
        <translation>  Gelernt an %1 Patienten, gewählt an %2, Fehler an %3 weiteren. Fehler: Wurzel des mittleren quadratischen Fehlers
  verborgener erfasster Werte in Standardabweichungen; 0 ist perfekt, kleiner ist besser.</translation>
    </message>
    <message>
        <source>ENCODER</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>ENCODER</translation>
    </message>
    <message>
        <source>20 % OF VALUES HIDDEN</source>
        <translation>20&#xa0;% DER WERTE VERBORGEN</translation>
    </message>
    <message>
        <source>PANELS HIDDEN</source>
        <translation>PANELS VERBORGEN</translation>
    </message>
    <message>
        <source>LEARNING</source>
        <translation>LERNEN</translation>
    </message>
    <message>
        <source>ROWS PER SECOND</source>
        <translation>ZEILEN PRO SEKUNDE</translation>
    </message>
    <message>
        <source>Steps of testing patients, AKI shape, with the policy network</source>
        <translation>Testschritte an Patienten, Form AKI, mit dem Strategienetz</translation>
    </message>
    <message>
        <source>The same without the network</source>
        <translation>Dasselbe ohne das Netz</translation>
    </message>
    <message>
        <source>Imputed rows, EMFlow, ferritin shape, 32 couplings</source>
        <translation>Imputierte Zeilen, EMFlow, Form Ferritin, 32 Kopplungen</translation>
    </message>
    <message>
        <source>PPO samples × epochs, 2 × 128, batches of 128</source>
        <translation>PPO-Stichproben × Epochen, 2 × 128, Batches von 128</translation>
    </message>
    <message>
        <source>The same with a separate value network</source>
        <translation>Dasselbe mit getrenntem Wertnetz</translation>
    </message>
    <message>
        <source>Iterations of learning EMFlow, batches of 256</source>
        <translation>Iterationen beim Lernen von EMFlow, Batches von 256</translation>
    </message>
    <message>
        <source>Rows the classifier learns, ferritin shape</source>
        <translation>Zeilen, die der Klassifikator lernt, Form Ferritin</translation>
    </message>
    <message>
        <source>Measuring; this takes about half a minute on a quiet machine.</source>
        <translation>Messung läuft; auf einem unbelasteten Rechner etwa eine halbe Minute.</translation>
    </message>
    <message>
        <source>Megabytes of CSV read</source>
        <translation>Gelesene CSV-Megabytes</translation>
    </message>
    <message>
        <source>Speed on this machine, one thread, processor %1</source>
        <translation>Geschwindigkeit auf diesem Rechner, ein Thread, Prozessor %1</translation>
    </message>
    <message>
        <source>PER SECOND, %1 REPETITIONS</source>
        <translation>PRO SEKUNDE, %1 WIEDERHOLUNGEN</translation>
    </message>
    <message>
        <source>SLOWEST</source>
        <translation>LANGSAMSTE</translation>
    </message>
    <message>
        <source>FASTEST</source>
        <translation>SCHNELLSTE</translation>
    </message>
    <message>
        <source> · F1 %1</source>
        <translation> · F1 %1</translation>
    </message>
    <message>
        <source> · cost %1</source>
        <translation> · Kosten %1</translation>
    </message>
    <message>
        <source>SETTING</source>
        <translation>EINSTELLUNG</translation>
    </message>
    <message>
        <source>DEFAULT</source>
        <translation>STANDARD</translation>
    </message>
    <message>
        <source>MEANING</source>
        <translation>BEDEUTUNG</translation>
    </message>
    <message>
        <source>Examples:
  panelwise-cli train --cohort ferritin --lambda 5 --rho -0.005 --preset quick
  panelwise-cli train --cohort ferritin --lambda 5 --rho -0.005 --project f.panelwise    and keep it
  panelwise-cli train --project f.panelwise --lambda 8 --rho -0.002        another policy in it
  panelwise-cli train --project f.panelwise --resume                       after Ctrl+C or a power cut
  panelwise-cli train --project f.panelwise --continue --data new.csv      learn from new patients

The reward of a patient is 1 for a correct negative, λ for a case found, and ρ times the money spent: with
ρ -0.005 a panel for $40 must be worth a fifth of a correct negative. Larger λ finds more cases, ρ nearer to
0 orders more tests.

Presets: quick (about a minute for 10,000 patients), standard, paper (the published settings of the task most
like this one), paper-ferritin, paper-aki, paper-sepsis.

Ctrl+C stops within a second and keeps the best policy so far. With --project all is stored as it goes:
curves, a checkpoint every 30 s, and the policy. Training that was stopped is taken up with --resume and
ends with the same policy as training that was not.

With --folds 10 the policy is judged on all patients: it is trained again without each fold, which then judges,
and once more with everybody. That last one is what export and evaluate take; every finished fold is stored.

The same settings, patients and seed give the same policy. Training a policy uses one thread, whatever --threads
says. In an existing project --seed does not change which patients are for training, validation and test.

Settings for --set NAME=VALUE; the defaults are those of the preset standard:
%1

Fields of the JSON: panelwise-cli help train
--seed, --threads and --json: see panelwise-cli --help.</source>
        <translation>Beispiele:
  panelwise-cli train --cohort ferritin --lambda 5 --rho -0.005 --preset quick
  panelwise-cli train --cohort ferritin --lambda 5 --rho -0.005 --project f.panelwise    und speichern
  panelwise-cli train --project f.panelwise --lambda 8 --rho -0.002        eine weitere Strategie darin
  panelwise-cli train --project f.panelwise --resume                       nach Strg+C oder Stromausfall
  panelwise-cli train --project f.panelwise --continue --data new.csv      an neuen Patienten lernen

Die Belohnung eines Patienten ist 1 für einen richtig Negativen, λ für einen erkannten Fall und ρ mal die Ausgaben: Bei
ρ -0.005 muss ein Panel für $40 ein Fünftel eines richtig Negativen wert sein. Ein größeres λ erkennt mehr Fälle, ein ρ näher
bei 0 fordert mehr Tests an.

Voreinstellungen: quick (etwa eine Minute für 10.000 Patienten), standard, paper (die publizierten Einstellungen der
ähnlichsten Aufgabe), paper-ferritin, paper-aki, paper-sepsis.

Strg+C stoppt innerhalb einer Sekunde und behält die bisher beste Strategie. Mit --project wird alles laufend gespeichert:
Kurven, alle 30 s ein Zwischenstand und die Strategie. Ein gestopptes Training wird mit --resume fortgesetzt und
endet mit derselben Strategie wie ein ununterbrochenes.

Mit --folds 10 wird die Strategie an allen Patienten bewertet: Sie wird ohne jeden Fold erneut trainiert, an dem dann bewertet wird,
und noch einmal mit allen. Diese letzte nehmen export und evaluate; jeder fertige Fold wird gespeichert.

Gleiche Einstellungen, Patienten und Startwerte ergeben dieselbe Strategie. Das Training einer Strategie nutzt einen Thread,
ungeachtet von --threads. In einem bestehenden Projekt ändert --seed nicht, wer zu Training, Validierung und Test gehört.

Einstellungen für --set NAME=VALUE; Standardwerte sind die der Voreinstellung standard:
%1

Felder des JSON: panelwise-cli help train
Zu --seed, --threads und --json: siehe panelwise-cli --help.</translation>
    </message>
    <message>
        <source>Examples:
  panelwise-cli evaluate --project f.panelwise --data other-clinic.csv
  panelwise-cli evaluate --project f.panelwise --run 2 --data other-clinic.csv --json
  panelwise-cli evaluate --project f.panelwise --point 3 --data other-clinic.csv
  panelwise-cli evaluate --project f.panelwise --data other-clinic.csv --recording mar

The policy stays as it is and sees only what it orders; the outcomes of the file are compared afterwards. The
file needs the columns the policy was trained on. Prices are those of the task.
With few cases, one outcome only or no outcome column the policy is applied all the same, and it is said what
cannot be judged. What it did for each patient: panelwise-cli export --what patients --data F.csv.
Where panels that it orders are not recorded, --recording mar also estimates how it would do if they were: weighted
by the chance of being recorded, with results filled in, and both together (doubly robust).

Fields of the JSON: panelwise-cli help evaluate
--seed, --threads and --json: see panelwise-cli --help.</source>
        <translation>Beispiele:
  panelwise-cli evaluate --project f.panelwise --data other-clinic.csv
  panelwise-cli evaluate --project f.panelwise --run 2 --data other-clinic.csv --json
  panelwise-cli evaluate --project f.panelwise --point 3 --data other-clinic.csv
  panelwise-cli evaluate --project f.panelwise --data other-clinic.csv --recording mar

Die Strategie bleibt, wie sie ist, und sieht nur, was sie anfordert; mit den Outcomes der Datei wird danach verglichen. Die
Datei braucht die Spalten, mit denen die Strategie trainiert wurde. Die Preise sind die der Aufgabe.
Bei wenigen Fällen, nur einem Outcome oder ohne Outcome-Spalte wird die Strategie trotzdem angewendet und gesagt, was
sich nicht beurteilen lässt. Was sie bei jedem Patienten tat: panelwise-cli export --what patients --data F.csv.
Wo angeforderte Panels nicht erfasst sind, schätzt --recording mar zusätzlich, wie sie sonst abschnitte: gewichtet
nach der Wahrscheinlichkeit der Erfassung, mit aufgefüllten Ergebnissen und beides zusammen (doppelt robust).

Felder des JSON: panelwise-cli help evaluate
Zu --seed, --threads und --json: siehe panelwise-cli --help.</translation>
    </message>
    <message>
        <source>Examples:
  panelwise-cli walk --project f.panelwise --patient 17
  panelwise-cli walk --project f.panelwise --point 1 --patient 17      the cheapest of the front
  panelwise-cli walk --project f.panelwise --point 5 --patient 17 --cap 60   no bill above $60
  panelwise-cli walk --project f.panelwise --data other-clinic.csv --patient 3

Shows each decision with what was known, how probable the disease was, the choices, the price and the new
results; H and L mark values above and below the reference range. The true outcome comes last; the policy never
sees it.

Without --run, --front or --point: the newest trained policy, or else the best one of the newest front.

Fields of the JSON: panelwise-cli help walk
--seed, --threads and --json: see panelwise-cli --help.</source>
        <translation>Beispiele:
  panelwise-cli walk --project f.panelwise --patient 17
  panelwise-cli walk --project f.panelwise --point 1 --patient 17      die günstigste der Front
  panelwise-cli walk --project f.panelwise --point 5 --patient 17 --cap 60   keine Rechnung über $60
  panelwise-cli walk --project f.panelwise --data other-clinic.csv --patient 3

Zeigt jede Entscheidung mit dem, was bekannt war, wie wahrscheinlich die Krankheit war, den Möglichkeiten, dem Preis und den neuen
Ergebnissen; H und L kennzeichnen Werte über und unter dem Referenzbereich. Das wahre Outcome kommt zuletzt; die Strategie
sieht es nie.

Ohne --run, --front oder --point: die neueste trainierte Strategie, sonst die beste der neuesten Front.

Felder des JSON: panelwise-cli help walk
Zu --seed, --threads und --json: siehe panelwise-cli --help.</translation>
    </message>
    <message>
        <source>Examples:
  panelwise-cli encoders --cohort ferritin
  panelwise-cli encoders --data clinic.csv --task clinic.task.json --set encoder.iterations=500

Recorded values of test patients are hidden, each by itself with 20 % or whole panels at random, and every
encoder estimates them from the rest. Outcomes are not looked at. Errors, seconds and rows per second are means
over the seeds.

Fields of the JSON: panelwise-cli help encoders
--seed, --threads and --json: see panelwise-cli --help.</source>
        <translation>Beispiele:
  panelwise-cli encoders --cohort ferritin
  panelwise-cli encoders --data clinic.csv --task clinic.task.json --set encoder.iterations=500

Erfasste Werte von Testpatienten werden verborgen, jeder für sich mit 20&#xa0;% Wahrscheinlichkeit oder zufällig ganze Panels, und jeder
Encoder schätzt sie aus dem Rest. Outcomes werden nicht betrachtet. Fehler, Sekunden und Zeilen pro Sekunde sind Mittelwerte
über die Startwerte.

Felder des JSON: panelwise-cli help encoders
Zu --seed, --threads und --json: siehe panelwise-cli --help.</translation>
    </message>
    <message>
        <source>Medians of 5 repetitions on one thread; other programs at work make them smaller.

Fields of the JSON: panelwise-cli help bench
--threads and --json: see panelwise-cli --help.</source>
        <translation>Mediane von 5 Wiederholungen mit einem Thread; andere laufende Programme verringern sie.

Felder des JSON: panelwise-cli help bench
Zu --threads und --json: siehe panelwise-cli --help.</translation>
    </message>
    <message>
        <source>%1 holds no training, so there is nothing to resume.</source>
        <translation>%1 enthält kein Training; es gibt nichts fortzusetzen.</translation>
    </message>
    <message>
        <source>It learns from %1; name that file with --data.</source>
        <translation>Gelernt wird an %1; geben Sie diese Datei mit --data an.</translation>
    </message>
    <message>
        <source>The patients or panels are not those it started with. Undo that change, or train a new policy.</source>
        <translation>Patienten oder Panels sind nicht mehr die vom Beginn. Machen Sie diese Änderung rückgängig, oder trainieren Sie eine neue Strategie.</translation>
    </message>
    <message>
        <source>A policy that goes on learning keeps the shape of its networks. Leave as they were: %1.</source>
        <translation>Eine Strategie, die weiterlernt, behält die Form ihrer Netze. Unverändert bleiben müssen: %1.</translation>
    </message>
    <message>
        <source>smddpo: all parts learn together; smddpo-pretrained: the classifier first</source>
        <translation>smddpo: alle Teile lernen gemeinsam; smddpo-pretrained: zuerst der Klassifikator</translation>
    </message>
    <message>
        <source>--resume takes the number of a trained policy or nothing, not “%1”.</source>
        <translation>--resume erwartet die Nummer einer trainierten Strategie oder nichts, nicht „%1“.</translation>
    </message>
    <message>
        <source>Take up training that was stopped: the policy of this number, or the newest one</source>
        <translation>Ein gestopptes Training fortsetzen: die Strategie dieser Nummer oder die neueste</translation>
    </message>
    <message>
        <source>Let a policy of the project go on learning with the patients of --data</source>
        <translation>Eine Strategie des Projekts mit den Patienten von --data weiterlernen lassen</translation>
    </message>
    <message>
        <source>Which trained policy goes on; the newest one if not given</source>
        <translation>Welche trainierte Strategie weiterlernt; ohne Angabe die neueste</translation>
    </message>
    <message>
        <source>Seconds between two checkpoints in the project; 30 if not given</source>
        <translation>Sekunden zwischen zwei Zwischenständen im Projekt; ohne Angabe 30</translation>
    </message>
    <message>
        <source>a number of seconds</source>
        <translation>eine Anzahl von Sekunden</translation>
    </message>
    <message>
        <source>A table with other patients</source>
        <translation>Eine Tabelle mit anderen Patienten</translation>
    </message>
    <message>
        <source>What its columns mean; without it the project&apos;s own task</source>
        <translation>Was ihre Spalten bedeuten; ohne Angabe die Aufgabe des Projekts</translation>
    </message>
    <message>
        <source>Which trained policy; the newest one if not given</source>
        <translation>Welche trainierte Strategie; ohne Angabe die neueste</translation>
    </message>
    <message>
        <source>Most that may be spent on one patient: the policy orders nothing that would exceed it</source>
        <translation>Höchstbetrag pro Patient: Die Strategie fordert nichts an, was ihn überstiege</translation>
    </message>
    <message>
        <source>--resume needs the project that holds the policy: --project P.panelwise.</source>
        <translation>--resume braucht das Projekt mit der Strategie: --project P.panelwise.</translation>
    </message>
    <message>
        <source>Resumed training keeps its settings. Leave out --lambda, --rho, --minimise, --method, --preset, --set and --seed.</source>
        <translation>Ein fortgesetztes Training behält seine Einstellungen. Lassen Sie --lambda, --rho, --minimise, --method, --preset, --set und --seed weg.</translation>
    </message>
    <message>
        <source>Resumed training keeps the way it is judged. Leave out --folds and --repeats.</source>
        <translation>Ein fortgesetztes Training behält seine Art der Bewertung. Lassen Sie --folds und --repeats weg.</translation>
    </message>
    <message>
        <source>Resumed training keeps its patients. Leave out --cohort.</source>
        <translation>Ein fortgesetztes Training behält seine Patienten. Lassen Sie --cohort weg.</translation>
    </message>
    <message>
        <source>--continue needs the project with the policy and the new patients: --project P.panelwise --data NEW.csv.</source>
        <translation>--continue braucht das Projekt mit der Strategie und die neuen Patienten: --project P.panelwise --data NEW.csv.</translation>
    </message>
    <message>
        <source>A policy that goes on learning has seen patients before and cannot be judged on all of them. Leave out --folds and --repeats.</source>
        <translation>Eine Strategie, die weiterlernt, hat schon Patienten gesehen und kann nicht an allen bewertet werden. Lassen Sie --folds und --repeats weg.</translation>
    </message>
    <message>
        <source>What a case found is worth, a correct negative being worth 1</source>
        <translation>Was ein erkannter Fall wert ist; ein richtig Negativer ist 1 wert</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>What one unit of money is worth, 0 or negative: -0.005 makes $200 as dear as a correct negative; one minute with --minimise time</source>
        <translation>Was eine Geldeinheit wert ist, 0 oder negativ: Mit -0.005 sind $200 so viel wert wie ein richtig Negativer; mit --minimise time der Wert einer Minute</translation>
    </message>
    <message>
        <source>--lambda says what a case found is worth, so it is 0 or more, such as --lambda 5.</source>
        <translation>--lambda sagt, was ein erkannter Fall wert ist, und ist daher 0 oder größer, etwa --lambda 5.</translation>
    </message>
    <message>
        <source>--rho says what money spent is worth, so it is 0 or negative, such as --rho -0.005.</source>
        <translation>--rho sagt, was ausgegebenes Geld wert ist, und ist daher 0 oder negativ, etwa --rho -0.005.</translation>
    </message>
    <message>
        <source>%1; standard if not given</source>
        <translation>%1; ohne Angabe standard</translation>
    </message>
    <message>
        <source>Any setting that the help of “train” lists; may be repeated</source>
        <translation>Jede Einstellung, die die Hilfe von „train“ auflistet; mehrfach möglich</translation>
    </message>
    <message>
        <source>Resamples for the 95 % intervals; 1,000 if not given, 0 for none</source>
        <translation>Bootstrap-Stichproben für die 95-%-Intervalle; ohne Angabe 1.000, 0 für keine</translation>
    </message>
    <message>
        <source>What to spend little of: money, time, or both, an hour being worth this much money; as the study says if not given. Time needs the minutes of every panel</source>
        <translation>Womit gespart werden soll: money (Geld), time (Zeit) oder beides, wobei eine Stunde so viel Geld wert ist; ohne Angabe wie in der Studie. Zeit braucht die Minuten jedes Panels</translation>
    </message>
    <message>
        <source>money, time, or an amount of money above 0 for an hour</source>
        <translation>money, time oder ein Geldbetrag über 0 für eine Stunde</translation>
    </message>
    <message>
        <source>Train a policy: which panel next, or diagnose</source>
        <translation>Eine Strategie trainieren: welches Panel als Nächstes, oder Diagnose</translation>
    </message>
    <message>
        <source>The project to train in; with --cohort or --data a new one to write</source>
        <translation>Projekt, in dem trainiert wird; mit --cohort oder --data ein neues</translation>
    </message>
    <message>
        <source>--recording takes plain or mar, not “%1”.</source>
        <translation>--recording erwartet plain oder mar, nicht „%1“.</translation>
    </message>
    <message>
        <source>plain: the records as they are; mar: besides, what the figures would be if everything ordered were recorded, assuming that it is recorded at random given what was known</source>
        <translation>plain: die Akten, wie sie sind; mar: zusätzlich, wie die Kennzahlen wären, wenn alles Angeforderte erfasst wäre, unter der Annahme, dass die Erfassung bei gleichem Kenntnisstand zufällig ist</translation>
    </message>
    <message>
        <source>Try a stored policy on other patients</source>
        <translation>Eine gespeicherte Strategie an anderen Patienten prüfen</translation>
    </message>
    <message>
        <source>The project that holds the policy</source>
        <translation>Das Projekt, das die Strategie enthält</translation>
    </message>
    <message>
        <source>One patient&apos;s tests, step by step</source>
        <translation>Die Tests eines Patienten, Schritt für Schritt</translation>
    </message>
    <message>
        <source>Which row of the data, counted from 1 without the header</source>
        <translation>Welche Zeile der Daten, ab 1 gezählt ohne Kopfzeile</translation>
    </message>
    <message>
        <source>Compare how well unknown values are estimated from known ones</source>
        <translation>Vergleichen, wie gut unbekannte Werte aus bekannten geschätzt werden</translation>
    </message>
    <message>
        <source>A project to take the patients from</source>
        <translation>Projekt, aus dem die Patienten stammen</translation>
    </message>
    <message>
        <source>How often each encoder is tried, with other values hidden; 3 if not given</source>
        <translation>Wie oft jeder Encoder mit anderen verborgenen Werten geprüft wird; ohne Angabe 3</translation>
    </message>
    <message>
        <source>a whole number from 1 to 100</source>
        <translation>eine ganze Zahl von 1 bis 100</translation>
    </message>
    <message>
        <source>Measure the speed of each stage on this machine</source>
        <translation>Die Geschwindigkeit jeder Stufe auf diesem Rechner messen</translation>
    </message>
    <message>
        <source>--checkpoint-every takes a number of seconds from 0 to 86400.</source>
        <translation>--checkpoint-every erwartet eine Anzahl von Sekunden von 0 bis 86400.</translation>
    </message>
    <message>
        <source>--resume takes up training that was stopped, --continue trains a new policy from an earlier one. Choose one of them.</source>
        <translation>--resume setzt ein gestopptes Training fort, --continue trainiert eine neue Strategie aus einer früheren. Wählen Sie eines davon.</translation>
    </message>
    <message>
        <source>--run goes with --continue or, as a number, after --resume.</source>
        <translation>--run gehört zu --continue oder steht als Nummer nach --resume.</translation>
    </message>
    <message>
        <source>There are no patients to train on. Name one of --cohort NAME, --data F.csv or --project P.panelwise.</source>
        <translation>Es gibt keine Patienten zum Trainieren. Geben Sie --cohort NAME, --data F.csv oder --project P.panelwise an.</translation>
    </message>
    <message>
        <source>Say what a case found and what money are worth: --lambda L --rho R, such as --lambda 5 --rho -0.005.</source>
        <translation>Geben Sie an, was ein erkannter Fall und was Geld wert ist: --lambda L --rho R, etwa --lambda 5 --rho -0.005.</translation>
    </message>
    <message>
        <source>It takes %2, written --set %1=VALUE.</source>
        <translation>Erwartet wird %2, geschrieben --set %1=VALUE.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>Meinten Sie %1?</translation>
    </message>
    <message>
        <source>Go on where it stopped: panelwise-cli train --project %1 --resume %2</source>
        <translation>Fortsetzen, wo gestoppt wurde: panelwise-cli train --project %1 --resume %2</translation>
    </message>
    <message>
        <source>Step through a patient: panelwise-cli walk --project %1 --run %2 --patient 1</source>
        <translation>Einen Patienten durchgehen: panelwise-cli walk --project %1 --run %2 --patient 1</translation>
    </message>
    <message>
        <source>SM-DDPO, %1: λ %2, ρ %3, seed %4</source>
        <translation>SM-DDPO, %1: λ %2, ρ %3, Startwert %4</translation>
    </message>
    <message>
        <source>Trained policy %1 in %2</source>
        <translation>Trainierte Strategie %1 in %2</translation>
    </message>
    <message>
        <source>Goes on from trained policy %1</source>
        <translation>Führt die trainierte Strategie %1 fort</translation>
    </message>
    <message>
        <source>Best on validation patients after %1 of %2 steps</source>
        <translation>Am besten an Validierungspatienten nach %1 von %2 Schritten</translation>
    </message>
    <message>
        <source>Figures, with 95 % intervals</source>
        <translation>Kennzahlen, mit 95-%-Intervallen</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <source>VALIDATION</source>
        <translation>VALIDIERUNG</translation>
    </message>
    <message>
        <source>ALL PATIENTS</source>
        <translation>ALLE PATIENTEN</translation>
    </message>
    <message>
        <source>Panels ordered, share of test patients</source>
        <translation>Angeforderte Panels, Anteil der Testpatienten</translation>
    </message>
    <message>
        <source>Most frequent orders, test patients</source>
        <translation>Häufigste Abfolgen, Testpatienten</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>Zeit: %1</translation>
    </message>
    <message>
        <source>State encoder %1 s, states %2 s, classifier %3 s, panel selector %4 s, evaluation %5 s</source>
        <translation>Zustandsencoder %1 s, Zustände %2 s, Klassifikator %3 s, Panelwahl %4 s, Bewertung %5 s</translation>
    </message>
    <message>
        <source>%1 steps of testing patients, about %2 in a second</source>
        <translation>%1 Testschritte an Patienten, etwa %2 pro Sekunde</translation>
    </message>
    <message>
        <source>Stopped while it was judged on all patients. The policy itself is complete.</source>
        <translation>Während der Bewertung an allen Patienten gestoppt. Die Strategie selbst ist vollständig.</translation>
    </message>
    <message>
        <source>Stopped before the end; this is the best policy so far, after %1 steps.</source>
        <translation>Vorzeitig gestoppt; dies ist die bisher beste Strategie, nach %1 Schritten.</translation>
    </message>
    <message>
        <source>Column “%1” is empty, so nobody knows who the cases are. The policy was applied to all patients, but how well it does cannot be said.</source>
        <translation>Spalte „%1“ ist leer; wer ein Fall ist, ist nicht bekannt. Die Strategie wurde auf alle Patienten angewendet, aber wie gut sie ist, lässt sich nicht sagen.</translation>
    </message>
    <message>
        <source>There is no column “%1”, so nobody knows who the cases are. The policy was applied to all patients, but how well it does cannot be said.</source>
        <translation>Es gibt keine Spalte „%1“; wer ein Fall ist, ist nicht bekannt. Die Strategie wurde auf alle Patienten angewendet, aber wie gut sie ist, lässt sich nicht sagen.</translation>
    </message>
    <message>
        <source>What the policy did</source>
        <translation>Was die Strategie tat</translation>
    </message>
    <message>
        <source>Patients: %1</source>
        <translation>Patienten: %1</translation>
    </message>
    <message>
        <source>Diagnosed as cases: %1</source>
        <translation>Als Fälle diagnostiziert: %1</translation>
    </message>
    <message>
        <source>Mean probability at the end: %1</source>
        <translation>Mittlere Wahrscheinlichkeit am Ende: %1</translation>
    </message>
    <message>
        <source>Mean cost: %1</source>
        <translation>Mittlere Kosten: %1</translation>
    </message>
    <message>
        <source>Mean time until results: %1</source>
        <translation>Mittlere Zeit bis zu den Ergebnissen: %1</translation>
    </message>
    <message>
        <source>Mean volume of blood: %1</source>
        <translation>Mittlere Blutmenge: %1</translation>
    </message>
    <message numerus="yes">
        <source>The outcome of %Ln patients is not recorded. They are among the predictions, but not among the figures.</source>
        <translation>
            <numerusform>Das Outcome von %Ln Patienten ist nicht erfasst. Er ist in den Vorhersagen enthalten, nicht aber in den Kennzahlen.</numerusform>
            <numerusform>Das Outcome von %Ln Patienten ist nicht erfasst. Sie sind in den Vorhersagen enthalten, nicht aber in den Kennzahlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of these patients is a case. F1, AUROC, AUPRC, AM, sensitivity and precision need some, so they are undefined.</source>
        <translation>Keiner dieser Patienten ist ein Fall. F1, AUROC, AUPRC, AM, Sensitivität und Precision brauchen Fälle und sind daher nicht definiert.</translation>
    </message>
    <message>
        <source>All of these patients are cases. F1, AUROC, AUPRC, AM, specificity and precision need others too, so they are undefined.</source>
        <translation>Alle diese Patienten sind Fälle. F1, AUROC, AUPRC, AM, Spezifität und Precision brauchen auch andere und sind daher nicht definiert.</translation>
    </message>
    <message numerus="yes">
        <source>Only %Ln patients are cases, so the figures are uncertain: look at the intervals.</source>
        <translation>
            <numerusform>Nur %Ln Patient ist ein Fall, die Kennzahlen sind daher unsicher: Beachten Sie die Intervalle.</numerusform>
            <numerusform>Nur %Ln Patienten sind Fälle, die Kennzahlen sind daher unsicher: Beachten Sie die Intervalle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of these patients taught the policy. They are among the predictions, but not among the figures.</source>
        <translation>
            <numerusform>An %Ln dieser Patienten hat die Strategie gelernt. Er ist in den Vorhersagen enthalten, nicht aber in den Kennzahlen.</numerusform>
            <numerusform>An %Ln dieser Patienten hat die Strategie gelernt. Sie sind in den Vorhersagen enthalten, nicht aber in den Kennzahlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1, angewendet auf %2</translation>
    </message>
    <message>
        <source>PATIENTS WHO TAUGHT NOTHING</source>
        <translation>PATIENTEN, AN DENEN NICHT GELERNT WURDE</translation>
    </message>
    <message>
        <source>PATIENTS WITH AN OUTCOME</source>
        <translation>PATIENTEN MIT BEKANNTEM OUTCOME</translation>
    </message>
    <message>
        <source>Panels ordered, share of patients</source>
        <translation>Angeforderte Panels, Anteil der Patienten</translation>
    </message>
    <message>
        <source>Most frequent orders</source>
        <translation>Häufigste Abfolgen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>case</source>
        <translation>Fall</translation>
    </message>
    <message>
        <source>no case</source>
        <translation>kein Fall</translation>
    </message>
    <message>
        <source>Patient in row %1 of %2, %3</source>
        <translation>Patient in Zeile %1 von %2, %3</translation>
    </message>
    <message>
        <source>Known before any test</source>
        <translation>Vor allen Tests bekannt</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>not measured in this patient</source>
        <translation>bei diesem Patienten nicht gemessen</translation>
    </message>
    <message>
        <source>reference %1</source>
        <translation>Referenz %1</translation>
    </message>
    <message>
        <source>%1 of %2 values</source>
        <translation>%1 von %2 Werten</translation>
    </message>
    <message>
        <source>Known: %1, no panel yet</source>
        <translation>Bekannt: %1, noch kein Panel</translation>
    </message>
    <message>
        <source>Known: %1, with %2</source>
        <translation>Bekannt: %1, mit %2</translation>
    </message>
    <message>
        <source>%1 and %2 together</source>
        <translation>%1 und %2 gemeinsam</translation>
    </message>
    <message>
        <source>diagnose %1</source>
        <translation>Diagnose: %1</translation>
    </message>
    <message>
        <source>Step %1: diagnose %2</source>
        <translation>Schritt %1: Diagnose %2</translation>
    </message>
    <message>
        <source>Step %1: order %2 for %3, at the same time</source>
        <translation>Schritt %1: %2 für %3 anfordern, zur selben Zeit</translation>
    </message>
    <message>
        <source>Step %1: order %2 for %3, together with %4</source>
        <translation>Schritt %1: %2 für %3 anfordern, gemeinsam mit %4</translation>
    </message>
    <message>
        <source>Step %1: order %2 for %3</source>
        <translation>Schritt %1: %2 für %3 anfordern</translation>
    </message>
    <message>
        <source>%1 of waiting</source>
        <translation>%1 Wartezeit</translation>
    </message>
    <message>
        <source>Decided with the step before, when none of its results were known.</source>
        <translation>Mit dem vorigen Schritt entschieden, als noch keines seiner Ergebnisse bekannt war.</translation>
    </message>
    <message>
        <source>Bill so far: %1</source>
        <translation>Rechnung bisher: %1</translation>
    </message>
    <message>
        <source>Nothing new: every value of this panel was known already.</source>
        <translation>Nichts Neues: Alle Werte dieses Panels waren schon bekannt.</translation>
    </message>
    <message>
        <source>Probability of the outcome: %1</source>
        <translation>Wahrscheinlichkeit des Outcomes: %1</translation>
    </message>
    <message>
        <source>Choices: %1</source>
        <translation>Möglichkeiten: %1</translation>
    </message>
    <message>
        <source>Choices, by expected reward: %1</source>
        <translation>Möglichkeiten, nach erwarteter Belohnung: %1</translation>
    </message>
    <message>
        <source>Diagnosis: %1, at a probability of %2, after %3 for %4</source>
        <translation>Diagnose: %1, bei einer Wahrscheinlichkeit von %2, nach %3 für %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln panels</source>
        <translation>
            <numerusform>%Ln Panel</numerusform>
            <numerusform>%Ln Panels</numerusform>
        </translation>
    </message>
    <message>
        <source>The true outcome is not recorded, so nobody can say whether this is right.</source>
        <translation>Das wahre Outcome ist nicht erfasst; ob das richtig ist, lässt sich nicht sagen.</translation>
    </message>
    <message>
        <source>What the policy never saw: the true outcome is %1. The diagnosis was %2.</source>
        <translation>Was die Strategie nie sah: Das wahre Outcome ist %1. Die Diagnose war %2.</translation>
    </message>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>F1 FOR AS MUCH</source>
        <translation>F1 FÜR GLEICHES GELD</translation>
    </message>
    <message>
        <source>Write a copy of a project that may be given to others</source>
        <translation>Eine Kopie eines Projekts schreiben, die weitergegeben werden darf</translation>
    </message>
    <message>
        <source>The project to copy; it stays as it is</source>
        <translation>Das zu kopierende Projekt; es bleibt, wie es ist</translation>
    </message>
    <message>
        <source>What the copy goes without; identifiers where nothing is said</source>
        <translation>Worauf die Kopie verzichtet; ohne Angabe: identifiers (Kennungen)</translation>
    </message>
    <message>
        <source>identifiers, rows or patients</source>
        <translation>identifiers, rows oder patients</translation>
    </message>
    <message>
        <source>Examples:
  panelwise-cli share --project f.panelwise --out colleague.panelwise
  panelwise-cli share --project f.panelwise --out paper.panelwise --without rows

Without identifiers: columns that the study does not use are left out, and patients with several rows are
told apart by numbers. Dates and results stay, and people can be known by them.
Without rows: policies, fronts, tables and curves are left, and nothing about single patients. Policies
hold limits that were learned from patients, such as ferritin below 14.5.
Without patients: panels, prices and rules are left, and nothing that was learned.

Fields of the JSON: panelwise-cli help share
--json: see panelwise-cli --help.</source>
        <translation>Beispiele:
  panelwise-cli share --project f.panelwise --out colleague.panelwise
  panelwise-cli share --project f.panelwise --out paper.panelwise --without rows

Ohne Kennungen (identifiers): Spalten, die die Studie nicht verwendet, fehlen, und Patienten mit mehreren
Zeilen werden durch Nummern unterschieden. Daten und Ergebnisse bleiben; Personen können daran erkannt werden.
Ohne Zeilen (rows): Es bleiben Strategien, Fronten, Tabellen und Kurven, aber nichts über einzelne Patienten.
Strategien enthalten Grenzwerte, die aus Patienten gelernt wurden, etwa Ferritin unter 14.5.
Ohne Patienten (patients): Es bleiben Panels, Preise und Regeln und nichts, was gelernt wurde.

Felder des JSON: panelwise-cli help share
--json: siehe panelwise-cli --help.</translation>
    </message>
    <message>
        <source>%1 holds no policy called “%2”.</source>
        <translation>%1 enthält keine Strategie namens „%2“.</translation>
    </message>
    <message>
        <source>“panelwise-cli inspect --project %1” lists fronts and trained policies; P1-3 is point 3 of front 1, T-2 trained policy 2.</source>
        <translation>„panelwise-cli inspect --project %1“ listet Fronten und trainierte Strategien auf; P1-3 ist Punkt 3 von Front 1, T-2 die trainierte Strategie 2.</translation>
    </message>
    <message>
        <source>%1 is dominated by another policy of front %2. Name one that is on it.</source>
        <translation>%1 wird von einer anderen Strategie der Front %2 dominiert. Nennen Sie eine, die auf ihr liegt.</translation>
    </message>
    <message>
        <source>Examples:
  panelwise-cli exam make --project f.panelwise --cases 8 --minutes 30 --out week3.exam.json
  panelwise-cli exam make --project f.panelwise --rows 12,17,40 --budget 60 --out week3.exam.json
  panelwise-cli exam gather returned --key week3.exam-key.json --out marks.csv

“make” writes the file for students, which holds no outcomes, and its key, which stays with the teacher.
“gather” reads every *.exam.json of a folder and marks it: the value of each diagnosis less the bill, in the
reward of the policy that the exam was made with. Format and JSON: panelwise-cli help exam</source>
        <translation>Beispiele:
  panelwise-cli exam make --project f.panelwise --cases 8 --minutes 30 --out week3.exam.json
  panelwise-cli exam make --project f.panelwise --rows 12,17,40 --budget 60 --out week3.exam.json
  panelwise-cli exam gather returned --key week3.exam-key.json --out marks.csv

„make“ schreibt die Datei für Studierende, die keine Outcomes enthält, und ihren Schlüssel, der bei der Lehrkraft bleibt.
„gather“ liest jede *.exam.json eines Ordners und bewertet sie: der Wert jeder Diagnose abzüglich der Rechnung, nach der
Belohnung der Strategie, mit der die Prüfung erstellt wurde. Format und JSON: panelwise-cli help exam</translation>
    </message>
    <message>
        <source>Cases for a class: make a file, mark what comes back</source>
        <translation>Fälle für einen Kurs: eine Datei erstellen, Zurückgegebenes bewerten</translation>
    </message>
    <message>
        <source>make or gather</source>
        <translation>make oder gather</translation>
    </message>
    <message>
        <source>With gather: where the files of students are</source>
        <translation>Bei gather: wo die Dateien der Studierenden liegen</translation>
    </message>
    <message>
        <source>With make: the project that holds patients and policy</source>
        <translation>Bei make: das Projekt mit Patienten und Strategie</translation>
    </message>
    <message>
        <source>Rows of the data, separated by commas</source>
        <translation>Zeilen der Daten, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Instead of --rows: so many test patients by chance, half of them ill; 8 if not given</source>
        <translation>Statt --rows: so viele zufällige Testpatienten, die Hälfte davon krank; ohne Angabe 8</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>Heading of the exam</source>
        <translation>Überschrift der Prüfung</translation>
    </message>
    <message>
        <source>Time for all cases together</source>
        <translation>Zeit für alle Fälle zusammen</translation>
    </message>
    <message>
        <source>--budget takes an amount of 0 or more, not “%1”.</source>
        <translation>--budget erwartet einen Betrag von 0 oder mehr, nicht „%1“.</translation>
    </message>
    <message>
        <source>Most that may be spent on one case</source>
        <translation>Höchstbetrag für einen Fall</translation>
    </message>
    <message>
        <source>make: the file for students; gather: a CSV file</source>
        <translation>make: die Datei für Studierende; gather: eine CSV-Datei</translation>
    </message>
    <message>
        <source>The teacher&apos;s key; make puts it beside the exam if not given</source>
        <translation>Der Schlüssel der Lehrkraft; ohne Angabe legt make ihn neben die Prüfung</translation>
    </message>
    <message>
        <source>With gather: numbers instead of names of students and files</source>
        <translation>Bei gather: Nummern statt der Namen von Studierenden und Dateien</translation>
    </message>
    <message>
        <source>exam takes make or gather, not “%1”.</source>
        <translation>exam erwartet make oder gather, nicht „%1“.</translation>
    </message>
    <message>
        <source>There is nothing to gather. Name the folder with the files of students.</source>
        <translation>Es gibt nichts einzusammeln. Nennen Sie den Ordner mit den Dateien der Studierenden.</translation>
    </message>
    <message>
        <source>Without its key an exam cannot be marked. Give it with --key.</source>
        <translation>Ohne Schlüssel kann eine Prüfung nicht bewertet werden. Geben Sie ihn mit --key an.</translation>
    </message>
    <message>
        <source>“exam make” takes no folder. Name the file for students with --out.</source>
        <translation>„exam make“ nimmt keinen Ordner. Nennen Sie die Datei für Studierende mit --out.</translation>
    </message>
    <message>
        <source>An exam is made from a project that holds a policy: --project P.panelwise.</source>
        <translation>Eine Prüfung wird aus einem Projekt mit einer Strategie erstellt: --project P.panelwise.</translation>
    </message>
    <message>
        <source>Name the file for students with --out; its name ends with .exam.json.</source>
        <translation>Nennen Sie die Datei für Studierende mit --out; ihr Name endet auf .exam.json.</translation>
    </message>
    <message>
        <source>--rows and --cases exclude each other.</source>
        <translation>--rows und --cases schließen einander aus.</translation>
    </message>
    <message>
        <source>--cases takes a whole number from 1 to 200.</source>
        <translation>--cases erwartet eine ganze Zahl von 1 bis 200.</translation>
    </message>
    <message>
        <source>--minutes takes a whole number from 1 to 1,440.</source>
        <translation>--minutes erwartet eine ganze Zahl von 1 bis 1440.</translation>
    </message>
    <message>
        <source>STUDENT</source>
        <translation>STUDENT/IN</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>DATEI</translation>
    </message>
    <message>
        <source>RIGHT</source>
        <translation>RICHTIG</translation>
    </message>
    <message>
        <source>FOUND</source>
        <translation>ERKANNT</translation>
    </message>
    <message>
        <source>BILL</source>
        <translation>RECHNUNG</translation>
    </message>
    <message>
        <source>SCORE</source>
        <translation>PUNKTE</translation>
    </message>
    <message>
        <source>STATE</source>
        <translation>STAND</translation>
    </message>
    <message>
        <source>policy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>There are %1 ill and %2 other test patients, too few for %3 cases. Ask for fewer.</source>
        <translation>Es gibt %1 kranke und %2 andere Testpatienten, zu wenige für %3 Fälle. Verlangen Sie weniger.</translation>
    </message>
    <message>
        <source>The outcome of row %1 is not recorded, so nobody could be right about it.</source>
        <translation>Das Outcome von Zeile %1 ist nicht erfasst; niemand könnte damit richtig liegen.</translation>
    </message>
    <message>
        <source>Row %1 is named twice.</source>
        <translation>Zeile %1 ist zweimal genannt.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n case(s) for students, without outcomes.</source>
        <translation>
            <numerusform>%1: %n Fall für Studierende, ohne Outcome.</numerusform>
            <numerusform>%1: %n Fälle für Studierende, ohne Outcomes.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the key. Keep it: without it nothing can be marked.</source>
        <translation>%1: der Schlüssel. Bewahren Sie ihn auf: Ohne ihn lässt sich nichts bewerten.</translation>
    </message>
    <message>
        <source>The policy on the front, by rising mean cost from 1, or by its name; in a picture of the front it is marked</source>
        <translation>Die Strategie auf der Front, nach steigenden mittleren Kosten ab 1, oder ihr Name; im Bild der Front wird sie markiert</translation>
    </message>
    <message>
        <source>Copy written to %1</source>
        <translation>Kopie geschrieben: %1</translation>
    </message>
    <message>
        <source>Columns left out: %1</source>
        <translation>Weggelassene Spalten: %1</translation>
    </message>
    <message>
        <source>Numbers instead of what they held: %1</source>
        <translation>Nummern statt des Inhalts: %1</translation>
    </message>
    <message>
        <source>In it: rows of patients %1, training runs %2, fronts %3, tables %4</source>
        <translation>Inhalt: Patientenzeilen %1, Trainingsläufe %2, Fronten %3, Tabellen %4</translation>
    </message>
    <message>
        <source>Note: %1 may tell who somebody is and stays, because the study uses it.</source>
        <translation>Hinweis: %1 kann verraten, wer jemand ist, und bleibt, weil die Studie es verwendet.</translation>
    </message>
    <message>
        <source>There is no setting “%1”. Those of a front: %2. Those of a sweep are in the help of “train”.</source>
        <translation>Es gibt keine Einstellung „%1“. Die einer Front: %2. Die eines Sweeps stehen in der Hilfe zu „train“.</translation>
    </message>
    <message>
        <source>It takes a number from %1 to %2 and is %3 if not set; write --set %4=VALUE.</source>
        <translation>Erwartet wird eine Zahl von %1 bis %2, ohne Angabe %3; schreiben Sie --set %4=VALUE.</translation>
    </message>
    <message>
        <source>Instead of --run: a policy of the front, 1 is the cheapest; where the project holds no front, the trained policies by mean cost. Or the name of a policy</source>
        <translation>Statt --run: eine Strategie der Front, 1 ist die günstigste; enthält das Projekt keine Front, die trainierten Strategien nach mittleren Kosten. Oder der Name einer Strategie</translation>
    </message>
    <message>
        <source>Give a policy a name of your own</source>
        <translation>Einer Strategie einen eigenen Namen geben</translation>
    </message>
    <message>
        <source>The new name, at most %1 letters; &quot;&quot; for the one that the program gives</source>
        <translation>Der neue Name, höchstens %1 Zeichen; &quot;&quot; für den vom Programm vergebenen</translation>
    </message>
    <message>
        <source>The name is used wherever the policy is shown or written, and --policy and --point take it.

  panelwise-cli rename --project f.panelwise --policy P1-35 --name &quot;Clinic A&quot;
  panelwise-cli walk --project f.panelwise --policy &quot;Clinic A&quot; --patient 1</source>
        <translation>Der Name gilt überall, wo die Strategie gezeigt oder geschrieben wird; auch --policy und --point nehmen ihn.

  panelwise-cli rename --project f.panelwise --policy P1-35 --name &quot;Clinic A&quot;
  panelwise-cli walk --project f.panelwise --policy &quot;Clinic A&quot; --patient 1</translation>
    </message>
    <message>
        <source>Policy %1 is called %2 now.</source>
        <translation>Strategie %1 heißt jetzt %2.</translation>
    </message>
    <message>
        <source>Note: only %1 are free where %2 is kept. Make room before the disk is full: the work waits then.</source>
        <translation>Hinweis: Wo %2 liegt, sind nur %1 frei. Schaffen Sie Platz, bevor der Datenträger voll ist: Die Arbeit wartet dann.</translation>
    </message>
    <message>
        <source>The disk is full where %1 is kept. The work goes on as soon as there is room; Ctrl+C ends it with what is stored.</source>
        <translation>Der Datenträger mit %1 ist voll. Die Arbeit geht weiter, sobald Platz ist; Strg+C beendet sie mit dem Gespeicherten.</translation>
    </message>
    <message>
        <source>There is room again; the work goes on.</source>
        <translation>Es ist wieder Platz; die Arbeit geht weiter.</translation>
    </message>
    <message>
        <source>Examples:
  panelwise-cli plan front --cohort ferritin --folds 10 --out study
  panelwise-cli plan train --project f.panelwise --lambda 5 --rho -0.003 --seeds 20 --out study
  bash study/submit.sh                                       with Slurm
  panelwise-cli work study --all --jobs 2                    or on this computer
  seq 12 | parallel -S node1,node2 panelwise-cli work study --task {}   or by SSH
  panelwise-cli status study --watch
  panelwise-cli gather study --project f.panelwise

DIR gets a snapshot of the patients, the list of tasks and submit.sh, and is seen by all computers.
Options of the study are those of front, train, baselines and encoders.

Fields of the JSON, and what is in DIR: panelwise-cli help plan</source>
        <translation>Beispiele:
  panelwise-cli plan front --cohort ferritin --folds 10 --out study
  panelwise-cli plan train --project f.panelwise --lambda 5 --rho -0.003 --seeds 20 --out study
  bash study/submit.sh                                       mit Slurm
  panelwise-cli work study --all --jobs 2                    oder auf diesem Rechner
  seq 12 | parallel -S node1,node2 panelwise-cli work study --task {}   oder über SSH
  panelwise-cli status study --watch
  panelwise-cli gather study --project f.panelwise

DIR erhält einen Auszug der Patientendaten, die Liste der Aufgaben und submit.sh und ist für alle Rechner sichtbar.
Die Optionen der Studie sind die von front, train, baselines und encoders.

Felder des JSON und Inhalt von DIR: panelwise-cli help plan</translation>
    </message>
    <message>
        <source>Folder of the plan</source>
        <translation>Ordner des Plans</translation>
    </message>
    <message>
        <source>Deal a study into tasks for many computers</source>
        <translation>Eine Studie in Aufgaben für viele Rechner aufteilen</translation>
    </message>
    <message>
        <source>Folder for the plan, new or empty</source>
        <translation>Ordner für den Plan, neu oder leer</translation>
    </message>
    <message>
        <source>Of train: so many policies, from --seed on; 1 if not given</source>
        <translation>Bei train: so viele Strategien, ab --seed; ohne Angabe 1</translation>
    </message>
    <message>
        <source>About how long a task should take; 10 if not given</source>
        <translation>Wie lange eine Aufgabe etwa dauern soll; ohne Angabe 10</translation>
    </message>
    <message>
        <source>Slurm&apos;s partition; its usual one if not given</source>
        <translation>Partition von Slurm; ohne Angabe die übliche</translation>
    </message>
    <message>
        <source>Slurm&apos;s account</source>
        <translation>Konto (Account) bei Slurm</translation>
    </message>
    <message>
        <source>A line for the shell of a node: module load panelwise</source>
        <translation>Eine Zeile für die Shell eines Knotens: module load panelwise</translation>
    </message>
    <message>
        <source>Before the program: apptainer exec panelwise.sif</source>
        <translation>Vor dem Programm: apptainer exec panelwise.sif</translation>
    </message>
    <message>
        <source>The program on the nodes; this one if not given</source>
        <translation>Das Programm auf den Knoten; ohne Angabe dieses</translation>
    </message>
    <message>
        <source>Do one task of a plan, or all that are left</source>
        <translation>Eine Aufgabe eines Plans ausführen oder alle, die übrig sind</translation>
    </message>
    <message>
        <source>Its number, from 1</source>
        <translation>Ihre Nummer, ab 1</translation>
    </message>
    <message>
        <source>All tasks that are not done yet</source>
        <translation>Alle Aufgaben, die noch nicht fertig sind</translation>
    </message>
    <message>
        <source>With --all: so many at once; 1 if not given</source>
        <translation>Bei --all: so viele gleichzeitig; ohne Angabe 1</translation>
    </message>
    <message>
        <source>Only if the plan is still this one; submit.sh says it</source>
        <translation>Nur, wenn es noch dieser Plan ist; submit.sh gibt es an</translation>
    </message>
    <message>
        <source>Seconds between checkpoints; 30 if not given</source>
        <translation>Sekunden zwischen Zwischenständen; ohne Angabe 30</translation>
    </message>
    <message>
        <source>Example:
  panelwise-cli work study --all --jobs 2

What was done is not done again, and what was begun goes on from its last checkpoint, on any computer.

Fields of the JSON: panelwise-cli help work</source>
        <translation>Beispiel:
  panelwise-cli work study --all --jobs 2

Fertiges wird nicht wiederholt, und Begonnenes wird ab seinem letzten Zwischenstand fortgesetzt, auf jedem beliebigen Rechner.

Felder des JSON: panelwise-cli help work</translation>
    </message>
    <message>
        <source>How far the tasks of a plan are, by its files</source>
        <translation>Wie weit die Aufgaben eines Plans sind, nach seinen Dateien</translation>
    </message>
    <message>
        <source>Go on showing it until all is done</source>
        <translation>Weiter anzeigen, bis alles fertig ist</translation>
    </message>
    <message>
        <source>Example:
  panelwise-cli status study --watch

Fields of the JSON: panelwise-cli help status</source>
        <translation>Beispiel:
  panelwise-cli status study --watch

Felder des JSON: panelwise-cli help status</translation>
    </message>
    <message>
        <source>Put the results of a plan into a project</source>
        <translation>Die Ergebnisse eines Plans in ein Projekt übernehmen</translation>
    </message>
    <message>
        <source>The project; made where there is none</source>
        <translation>Das Projekt; wird angelegt, wenn es keines gibt</translation>
    </message>
    <message>
        <source>Example:
  panelwise-cli gather study --project f.panelwise

May be repeated, also while tasks are at work: what is there already is left alone.

Fields of the JSON: panelwise-cli help gather</source>
        <translation>Beispiel:
  panelwise-cli gather study --project f.panelwise

Lässt sich wiederholen, auch während Aufgaben laufen: Was schon da ist, bleibt unverändert.

Felder des JSON: panelwise-cli help gather</translation>
    </message>
    <message>
        <source>Submit the tasks that are missing once more</source>
        <translation>Die fehlenden Aufgaben noch einmal einreichen</translation>
    </message>
    <message>
        <source>Only say what would be submitted</source>
        <translation>Nur angeben, was eingereicht würde</translation>
    </message>
    <message>
        <source>Example:
  panelwise-cli resubmit study

With more time or memory where that was the cause.

Fields of the JSON: panelwise-cli help resubmit</source>
        <translation>Beispiel:
  panelwise-cli resubmit study

Mit mehr Zeit oder Speicher, wo es daran lag.

Felder des JSON: panelwise-cli help resubmit</translation>
    </message>
    <message>
        <source>Name a folder for the plan with --out DIR.</source>
        <translation>Nennen Sie mit --out DIR einen Ordner für den Plan.</translation>
    </message>
    <message>
        <source>A plan is of a new study. Leave out --resume, --continue, --front and --budget.</source>
        <translation>Ein Plan gilt einer neuen Studie. Lassen Sie --resume, --continue, --front und --budget weg.</translation>
    </message>
    <message>
        <source>A plan takes its patients from one place, and writes no project. Leave out --project here, and give it to “panelwise-cli gather”.</source>
        <translation>Ein Plan nimmt seine Patienten aus einer einzigen Quelle und schreibt kein Projekt. Lassen Sie --project hier weg, und geben Sie es bei „panelwise-cli gather“ an.</translation>
    </message>
    <message>
        <source>--seeds takes a number from 1 to 100000.</source>
        <translation>--seeds erwartet eine Zahl von 1 bis 100000.</translation>
    </message>
    <message>
        <source>--seeds in this place belongs to “plan train”.</source>
        <translation>--seeds gehört an dieser Stelle zu „plan train“.</translation>
    </message>
    <message>
        <source>--minutes-per-task takes a number from 0 to 10000.</source>
        <translation>--minutes-per-task erwartet eine Zahl von 0 bis 10000.</translation>
    </message>
    <message>
        <source>Say which tasks: --task N, or --all.</source>
        <translation>Geben Sie an, welche Aufgaben: --task N oder --all.</translation>
    </message>
    <message>
        <source>--jobs goes with --all and takes a number from 1 to 1024.</source>
        <translation>--jobs gehört zu --all und erwartet eine Zahl von 1 bis 1024.</translation>
    </message>
    <message>
        <source>There is no plan in %1.</source>
        <translation>In %1 gibt es keinen Plan.</translation>
    </message>
    <message>
        <source>Make one with “panelwise-cli plan”, or name the folder that holds plan.json.</source>
        <translation>Erstellen Sie einen mit „panelwise-cli plan“, oder nennen Sie den Ordner, der plan.json enthält.</translation>
    </message>
    <message>
        <source>%1 holds a plan already, and a plan is never changed.</source>
        <translation>%1 enthält schon einen Plan, und ein Plan wird nie geändert.</translation>
    </message>
    <message>
        <source>Choose another folder for this one.</source>
        <translation>Wählen Sie für diesen einen anderen Ordner.</translation>
    </message>
    <message>
        <source>plan.json in %1 was changed or cut short after it was written.</source>
        <translation>plan.json in %1 wurde nach dem Schreiben geändert oder abgeschnitten.</translation>
    </message>
    <message>
        <source>Put the original back, or make a new plan.</source>
        <translation>Stellen Sie das Original wieder her, oder erstellen Sie einen neuen Plan.</translation>
    </message>
    <message>
        <source>The plan in %1 is not the one that was submitted.</source>
        <translation>Der Plan in %1 ist nicht der eingereichte.</translation>
    </message>
    <message>
        <source>Cancel these tasks, and submit the plan that is there now.</source>
        <translation>Brechen Sie diese Aufgaben ab, und reichen Sie den jetzt vorhandenen Plan ein.</translation>
    </message>
    <message>
        <source>This plan is for PanelWise %1, and this is %2. Another version may compute something else.</source>
        <translation>Dieser Plan ist für PanelWise %1, und dies ist %2. Eine andere Version berechnet möglicherweise etwas anderes.</translation>
    </message>
    <message>
        <source>Use version %1 on every computer, or make the plan again.</source>
        <translation>Verwenden Sie auf jedem Rechner Version %1, oder erstellen Sie den Plan neu.</translation>
    </message>
    <message>
        <source>The snapshot in %1 holds other patients than the plan.</source>
        <translation>Der Datenauszug in %1 enthält andere Patienten als der Plan.</translation>
    </message>
    <message>
        <source>Make a new plan.</source>
        <translation>Erstellen Sie einen neuen Plan.</translation>
    </message>
    <message>
        <source>%1 holds other patients, panels or another split than the plan.</source>
        <translation>%1 enthält andere Patienten, Panels oder eine andere Aufteilung als der Plan.</translation>
    </message>
    <message>
        <source>Gather into the project the plan was made from, or into a new one.</source>
        <translation>Sammeln Sie die Ergebnisse in dem Projekt ein, aus dem der Plan erstellt wurde, oder in einem neuen.</translation>
    </message>
    <message>
        <source>There is no task %1. The plan has the tasks 1 to %2.</source>
        <translation>Es gibt keine Aufgabe %1. Der Plan hat die Aufgaben 1 bis %2.</translation>
    </message>
    <message>
        <source>Say where to put the results: --project P.panelwise.</source>
        <translation>Geben Sie an, wohin die Ergebnisse sollen: --project P.panelwise.</translation>
    </message>
    <message>
        <source>a front</source>
        <translation>Front</translation>
    </message>
    <message>
        <source>training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>a table of systems</source>
        <translation>Vergleichstabelle</translation>
    </message>
    <message>
        <source>a comparison of encoders</source>
        <translation>Vergleich von Encodern</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>gestoppt</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>ohne Lebenszeichen</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>nicht begonnen</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>%1 fertig</translation>
    </message>
    <message>
        <source>its time was up; it goes on from its checkpoint</source>
        <translation>ihre Zeit war abgelaufen; sie wird ab dem Zwischenstand fortgesetzt</translation>
    </message>
    <message>
        <source>it was stopped; it goes on from its checkpoint</source>
        <translation>sie wurde gestoppt; sie wird ab dem Zwischenstand fortgesetzt</translation>
    </message>
    <message>
        <source>not heard of for %1: killed, or its computer is gone; it goes on from its checkpoint</source>
        <translation>seit %1 kein Lebenszeichen: abgebrochen, oder der Rechner ist ausgefallen; sie wird ab dem Zwischenstand fortgesetzt</translation>
    </message>
    <message>
        <source>its result is cut short, altered, or of another plan or version; it is done again</source>
        <translation>ihr Ergebnis ist abgeschnitten, verändert oder von einem anderen Plan oder einer anderen Version; sie wird wiederholt</translation>
    </message>
    <message numerus="yes">
        <source>Gathering the results of %Ln tasks</source>
        <translation>
            <numerusform>Ergebnisse von %Ln Aufgabe werden eingesammelt</numerusform>
            <numerusform>Ergebnisse von %Ln Aufgaben werden eingesammelt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 pieces</source>
        <translation>%1 von %2 Teilen</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
    <message>
        <source>number %1 of the project, %2</source>
        <translation>Nummer %1 im Projekt, %2</translation>
    </message>
    <message>
        <source>number %1 of the project, finished</source>
        <translation>Nummer %1 im Projekt, fertig</translation>
    </message>
    <message>
        <source>number %1 of the project, finished before</source>
        <translation>Nummer %1 im Projekt, schon vorher fertig</translation>
    </message>
    <message>
        <source>Gathered: %1</source>
        <translation>Eingesammelt: %1</translation>
    </message>
    <message numerus="yes">
        <source>  and %Ln more</source>
        <translation>
            <numerusform>  und %Ln weitere</numerusform>
            <numerusform>  und %Ln weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tasks are missing:</source>
        <translation>
            <numerusform>%Ln Aufgabe fehlt:</numerusform>
            <numerusform>%Ln Aufgaben fehlen:</numerusform>
        </translation>
    </message>
    <message>
        <source>Once more: panelwise-cli resubmit %1</source>
        <translation>Noch einmal: panelwise-cli resubmit %1</translation>
    </message>
    <message>
        <source>Plan of %1: %2 patients, %3 columns</source>
        <translation>Plan (%1): %2 Patienten, %3 Spalten</translation>
    </message>
    <message>
        <source>  %1 in %2, expected to take about %3 of one core in all</source>
        <translation>  %1 in %2, voraussichtlich etwa %3 auf einem Kern insgesamt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pieces</source>
        <translation>
            <numerusform>%Ln Teil</numerusform>
            <numerusform>%Ln Teile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tasks</source>
        <translation>
            <numerusform>%Ln Aufgabe</numerusform>
            <numerusform>%Ln Aufgaben</numerusform>
        </translation>
    </message>
    <message>
        <source>  The snapshot, %1 kB, holds the columns that the study uses, and no others.</source>
        <translation>  Der Datenauszug, %1 kB, enthält nur die Spalten, die die Studie verwendet.</translation>
    </message>
    <message>
        <source>  The snapshot, %1 kB, goes without %2.</source>
        <translation>  Der Datenauszug, %1 kB, kommt ohne %2 aus.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns that the study does not use</source>
        <translation>
            <numerusform>%Ln Spalte, die die Studie nicht verwendet,</numerusform>
            <numerusform>%Ln Spalten, die die Studie nicht verwendet,</numerusform>
        </translation>
    </message>
    <message>
        <source>On a cluster with Slurm:  bash %1</source>
        <translation>Auf Cluster mit Slurm:    bash %1</translation>
    </message>
    <message>
        <source>On this computer:         panelwise-cli work %1 --all --jobs 2</source>
        <translation>Auf diesem Rechner:       panelwise-cli work %1 --all --jobs 2</translation>
    </message>
    <message>
        <source>How far it is:            panelwise-cli status %1 --watch</source>
        <translation>Stand anzeigen:           panelwise-cli status %1 --watch</translation>
    </message>
    <message>
        <source>Bring it home:            panelwise-cli gather %1 --project P.panelwise</source>
        <translation>Ergebnisse einsammeln:    panelwise-cli gather %1 --project P.panelwise</translation>
    </message>
    <message>
        <source>The tasks could not be submitted: %1</source>
        <translation>Die Aufgaben konnten nicht eingereicht werden: %1</translation>
    </message>
    <message>
        <source>Nothing is missing: every task is done or running.</source>
        <translation>Nichts fehlt: Jede Aufgabe ist fertig oder läuft.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tasks once more: %1</source>
        <translation>
            <numerusform>%Ln Aufgabe noch einmal: %1</numerusform>
            <numerusform>%Ln Aufgaben noch einmal: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>  with more time, since that of %Ln tasks was up</source>
        <translation>
            <numerusform>  mit mehr Zeit, da die von %Ln Aufgabe abgelaufen war</numerusform>
            <numerusform>  mit mehr Zeit, da die von %Ln Aufgaben abgelaufen war</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>  with more memory, since %Ln tasks had too little</source>
        <translation>
            <numerusform>  mit mehr Speicher, da %Ln Aufgabe zu wenig hatte</numerusform>
            <numerusform>  mit mehr Speicher, da %Ln Aufgaben zu wenig hatten</numerusform>
        </translation>
    </message>
    <message>
        <source>Submitted as %1.</source>
        <translation>Eingereicht als %1.</translation>
    </message>
    <message>
        <source>Not submitted: type that where sbatch is.</source>
        <translation>Nicht eingereicht: Geben Sie dies dort ein, wo sbatch verfügbar ist.</translation>
    </message>
    <message>
        <source>Plan of %1 in %2</source>
        <translation>Plan (%1) in %2</translation>
    </message>
    <message numerus="yes">
        <source>  and %Ln more tasks</source>
        <translation>
            <numerusform>  und %Ln weitere Aufgabe</numerusform>
            <numerusform>  und %Ln weitere Aufgaben</numerusform>
        </translation>
    </message>
    <message>
        <source>Task %1 was done already.</source>
        <translation>Aufgabe %1 war schon fertig.</translation>
    </message>
    <message>
        <source>Task %1 failed: %2</source>
        <translation>Aufgabe %1 ist fehlgeschlagen: %2</translation>
    </message>
    <message>
        <source>Task %1 is done after %2.</source>
        <translation>Aufgabe %1 ist nach %2 fertig.</translation>
    </message>
    <message>
        <source>Task %1 was stopped at %2; it goes on from there.</source>
        <translation>Aufgabe %1 wurde bei %2 gestoppt; sie wird von dort fortgesetzt.</translation>
    </message>
    <message>
        <source>%1 of %2 tasks</source>
        <translation>%1 von %2 Aufgaben</translation>
    </message>
    <message>
        <source>%1 done now, %2 before, %3 failed, %4 stopped</source>
        <translation>%1 jetzt fertig, %2 vorher, %3 fehlgeschlagen, %4 gestoppt</translation>
    </message>
    <message>
        <source>Start here:
  panelwise-cli cohorts                            what comes with the program
  panelwise-cli inspect --cohort ferritin          look at one of them
  panelwise-cli generate aki --out /tmp/aki        get it as CSV and task file
  panelwise-cli inspect --data my.csv              look at your own data; roles are proposed
  panelwise-cli front --cohort ferritin --project f.panelwise
                                                   the best policy for every budget
  panelwise-cli walk --project f.panelwise --point 3 --patient 1
                                                   step through a patient&apos;s tests
  panelwise-cli train --cohort ferritin --lambda 5 --rho -0.005
                                                   train one policy with SM-DDPO
  panelwise-cli baselines --cohort ferritin         beside what people use today
  panelwise-cli plan front --cohort ferritin --folds 10 --out study
                                                   dealt into tasks for a cluster
  panelwise-cli train --help                       more about a command
  panelwise-cli help train                         the JSON of a command; help task: task files

The options above may stand before or after the command.

Exit codes: 0 done, 2 wrong usage, 3 your data or file is at fault (the message names file, row,
column and remedy), 4 cancelled with Ctrl+C, 1 a fault of the program.
With --json an error is an object too: {&quot;error&quot;: {&quot;code&quot;, &quot;message&quot;, &quot;file&quot;, &quot;row&quot;, &quot;column&quot;},
&quot;problems&quot;: [...], &quot;problem_count&quot;}. Progress and warnings go to stderr.</source>
        <translation>Zum Einstieg:
  panelwise-cli cohorts                            was das Programm mitbringt
  panelwise-cli inspect --cohort ferritin          eine Kohorte ansehen
  panelwise-cli generate aki --out /tmp/aki        sie als CSV- und Aufgabendatei schreiben
  panelwise-cli inspect --data my.csv              eigene Daten ansehen; Rollen werden vorgeschlagen
  panelwise-cli front --cohort ferritin --project f.panelwise
                                                   die beste Strategie für jedes Budget
  panelwise-cli walk --project f.panelwise --point 3 --patient 1
                                                   die Tests eines Patienten durchgehen
  panelwise-cli train --cohort ferritin --lambda 5 --rho -0.005
                                                   eine Strategie mit SM-DDPO trainieren
  panelwise-cli baselines --cohort ferritin         neben heute üblichen Verfahren
  panelwise-cli plan front --cohort ferritin --folds 10 --out study
                                                   in Aufgaben für einen Cluster aufgeteilt
  panelwise-cli train --help                       mehr über einen Befehl
  panelwise-cli help train                         das JSON eines Befehls; help task: Aufgabendateien

Die obigen Optionen dürfen vor oder nach dem Befehl stehen.

Rückgabewerte: 0 erledigt, 2 falscher Aufruf, 3 Fehler in Ihren Daten oder Dateien (die Meldung nennt Datei, Zeile,
Spalte und Abhilfe), 4 mit Strg+C abgebrochen, 1 Programmfehler.
Mit --json ist auch ein Fehler ein Objekt: {&quot;error&quot;: {&quot;code&quot;, &quot;message&quot;, &quot;file&quot;, &quot;row&quot;, &quot;column&quot;},
&quot;problems&quot;: [...], &quot;problem_count&quot;}. Fortschritt und Warnungen gehen an stderr.</translation>
    </message>
    <message>
        <source>With make: without reference ranges and marks for what lies beyond them</source>
        <translation>Bei make: ohne Referenzbereiche und ohne Markierung dessen, was außerhalb liegt</translation>
    </message>
</context>
<context>
    <name>CompareCharts</name>
    <message>
        <source>Tick a model</source>
        <translation>Kreuzen Sie ein Modell an</translation>
    </message>
    <message>
        <source>Undefined: all test patients have the same outcome</source>
        <translation>Nicht definiert: Alle Testpatienten haben dasselbe Outcome</translation>
    </message>
    <message>
        <source>Nothing to draw</source>
        <translation>Nichts zu zeichnen</translation>
    </message>
    <message>
        <source>ROC curve</source>
        <translation>ROC-Kurve</translation>
    </message>
    <message>
        <source>1 − specificity</source>
        <translation>1 − Spezifität</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensitivität</translation>
    </message>
    <message>
        <source>a coin</source>
        <translation>Münzwurf</translation>
    </message>
    <message>
        <source>Precision–recall curve</source>
        <translation>Precision-Recall-Kurve</translation>
    </message>
    <message>
        <source>Recall (sensitivity)</source>
        <translation>Recall (Sensitivität)</translation>
    </message>
    <message>
        <source>Precision (PPV)</source>
        <translation>Precision (PPW)</translation>
    </message>
    <message>
        <source>everybody called a case</source>
        <translation>alle als Fall eingestuft</translation>
    </message>
    <message>
        <source>Decision curve</source>
        <translation>Entscheidungskurve</translation>
    </message>
    <message>
        <source>Threshold probability</source>
        <translation>Schwellenwahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Net benefit per 1,000</source>
        <translation>Nettonutzen pro 1.000</translation>
    </message>
    <message>
        <source>treat all</source>
        <translation>alle behandeln</translation>
    </message>
    <message>
        <source>treat none</source>
        <translation>keinen behandeln</translation>
    </message>
    <message>
        <source>Interventions avoided</source>
        <translation>Vermiedene Interventionen</translation>
    </message>
    <message>
        <source>Avoided per 100 patients</source>
        <translation>Vermieden pro 100 Patienten</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Kalibrierung</translation>
    </message>
    <message>
        <source>Wilson&apos;s formula for the observed shares</source>
        <translation>Wilson-Formel für die beobachteten Anteile</translation>
    </message>
    <message>
        <source>Predicted probability</source>
        <translation>Vorhergesagte Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Observed share</source>
        <translation>Beobachteter Anteil</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>perfect</source>
        <translation>perfekt</translation>
    </message>
    <message>
        <source>Predictions of %1</source>
        <translation>Vorhersagen von %1</translation>
    </message>
    <message>
        <source>Share, highest = 1</source>
        <translation>Anteil, höchster = 1</translation>
    </message>
    <message>
        <source>cases</source>
        <translation>Fälle</translation>
    </message>
    <message>
        <source>others</source>
        <translation>Übrige</translation>
    </message>
</context>
<context>
    <name>CompareFigures</name>
    <message>
        <source>Diagnoses against the truth</source>
        <translation>Diagnosen gegen die Wahrheit</translation>
    </message>
</context>
<context>
    <name>CompareText</name>
    <message>
        <source>Found for other patients or panels than the study has now. Find it again to compare it.</source>
        <translation>Für andere Patienten oder Panels gefunden, als die Studie jetzt hat. Suchen Sie sie zum Vergleichen neu.</translation>
    </message>
    <message>
        <source>Found for other prices than the study has now. Find it again to compare it.</source>
        <translation>Für andere Preise gefunden, als die Studie jetzt hat. Suchen Sie sie zum Vergleichen neu.</translation>
    </message>
    <message>
        <source>Found with another split: it may have learned from the patients it would be tested on. Find it again to compare it.</source>
        <translation>Mit einer anderen Aufteilung gefunden: Sie könnte an den Patienten gelernt haben, an denen sie geprüft würde. Suchen Sie sie zum Vergleichen neu.</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>nicht definiert</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Judged on all patients by folds, each by a model of its own: its figures are on the tab Table. Run it again judged on the test part to compare it patient by patient.</source>
        <translation>Über Folds an allen Patienten bewertet, jeder mit einem eigenen Modell: Die Kennzahlen stehen im Reiter „Tabelle“. Rechnen Sie es mit Bewertung am Testteil neu, um es Patient für Patient zu vergleichen.</translation>
    </message>
</context>
<context>
    <name>CompareWords</name>
    <message>
        <source>%1 (at %2)</source>
        <translation>%1 (bei %2)</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>nicht definiert</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 of its testing cost</source>
        <translation>%1 der Testkosten</translation>
    </message>
    <message>
        <source>the same testing cost</source>
        <translation>gleichen Testkosten</translation>
    </message>
    <message>
        <source>%1 times its testing cost</source>
        <translation>dem %1-Fachen der Testkosten</translation>
    </message>
    <message>
        <source>%1 is not distinguishable from %2 with these %3 patients.</source>
        <translation>%1 ist mit diesen %3 Patienten nicht von %2 unterscheidbar.</translation>
    </message>
    <message>
        <source>It</source>
        <translation>Das Modell</translation>
    </message>
    <message>
        <source>%1 scores above %2 and below %3.</source>
        <translation>%1 liegt über %2 und unter %3.</translation>
    </message>
    <message>
        <source>%1 scores above %2.</source>
        <translation>%1 liegt über %2.</translation>
    </message>
    <message>
        <source>%1 scores below %2.</source>
        <translation>%1 liegt unter %2.</translation>
    </message>
    <message>
        <source>The difference from %1 is undefined.</source>
        <translation>Die Differenz zu %1 ist nicht definiert.</translation>
    </message>
</context>
<context>
    <name>ConfusionFigure</name>
    <message>
        <source>undefined</source>
        <translation>nicht definiert</translation>
    </message>
    <message>
        <source>found</source>
        <translation>erkannt</translation>
    </message>
    <message>
        <source>false alarms</source>
        <translation>Fehlalarme</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>übersehen</translation>
    </message>
    <message>
        <source>reassured</source>
        <translation>richtig negativ</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Fall</translation>
    </message>
    <message>
        <source>No case</source>
        <translation>Kein Fall</translation>
    </message>
    <message>
        <source>Called a case</source>
        <translation>Als Fall eingestuft</translation>
    </message>
    <message>
        <source>Reassured</source>
        <translation>Entwarnung</translation>
    </message>
    <message>
        <source>%1 per 1,000</source>
        <translation>%1 pro 1.000</translation>
    </message>
    <message>
        <source>PPV %1</source>
        <translation>PPW %1</translation>
    </message>
    <message>
        <source>NPV %1</source>
        <translation>NPW %1</translation>
    </message>
    <message>
        <source>Sens. %1</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Sens. %1</translation>
    </message>
    <message>
        <source>Spec. %1</source>
        <translation>Spez. %1</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>sensitivity</source>
        <translation>Sensitivität</translation>
    </message>
    <message>
        <source>specificity</source>
        <translation>Spezifität</translation>
    </message>
    <message>
        <source>PPV</source>
        <translation>PPW</translation>
    </message>
    <message>
        <source>NPV</source>
        <translation>NPW</translation>
    </message>
    <message>
        <source>%1: %2 found, %3 missed, %4 false alarms, %5 reassured</source>
        <translation>%1: %2 erkannt, %3 übersehen, %4 Fehlalarme, %5 richtig negativ</translation>
    </message>
</context>
<context>
    <name>ConfusionTab</name>
    <message>
        <source>Diagnoses against the truth</source>
        <translation>Diagnosen gegen die Wahrheit</translation>
    </message>
    <message>
        <source>Confusion</source>
        <translation>Vierfeldertafel</translation>
    </message>
</context>
<context>
    <name>CsvPreviewModel</name>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>two values: %1</source>
        <translation>zwei Werte: %1</translation>
    </message>
    <message>
        <source>categories: %1</source>
        <translation>Kategorien: %1</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
</context>
<context>
    <name>CurveFigure</name>
    <message>
        <source>curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>lowest over seeds</source>
        <translation>niedrigster Wert über die Startwerte</translation>
    </message>
    <message>
        <source>highest over seeds</source>
        <translation>höchster Wert über die Startwerte</translation>
    </message>
</context>
<context>
    <name>CurveTabs</name>
    <message>
        <source>Areas under the curves</source>
        <translation>Flächen unter den Kurven</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>AUROC (95 % CI)</source>
        <translation>AUROC (95-%-KI)</translation>
    </message>
    <message>
        <source>Sensitivity at the mark</source>
        <translation>Sensitivität am Marker</translation>
    </message>
    <message>
        <source>1 − specificity</source>
        <translation>1 − Spezifität</translation>
    </message>
    <message>
        <source>Precision</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Precision</translation>
    </message>
    <message>
        <source>ROC / PR</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>ROC / PR</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>nicht definiert</translation>
    </message>
    <message>
        <source>the method of DeLong et al.</source>
        <translation>Methode nach DeLong et al.</translation>
    </message>
    <message>
        <source>Marks: where each model stands at the threshold.</source>
        <translation>Marker: wo jedes Modell bei der Schwelle steht.</translation>
    </message>
    <message>
        <source>Marks: where each model&apos;s own diagnoses put it.</source>
        <translation>Marker: wo jedes Modell mit seinen eigenen Diagnosen steht.</translation>
    </message>
    <message>
        <source>What acting on each model is worth</source>
        <translation>Was das Handeln nach jedem Modell wert ist</translation>
    </message>
    <message>
        <source>Decision curve</source>
        <translation>Entscheidungskurve</translation>
    </message>
    <message>
        <source>Net benefit: true positives minus false ones weighed by the odds of the threshold (Vickers and Elkin 2006); whoever treats at 10 % takes nine false alarms for one case.</source>
        <translation>Nettonutzen: richtig Positive minus falsch Positive, gewichtet mit den Odds der Schwelle (Vickers und Elkin 2006); wer bei 10&#xa0;% behandelt, nimmt neun Fehlalarme für einen Fall in Kauf.</translation>
    </message>
    <message>
        <source>Net benefit at %1</source>
        <translation>Nettonutzen bei %1</translation>
    </message>
    <message>
        <source>Per 1,000 patients: as if so many true positives had been found without one false alarm</source>
        <translation>Pro 1.000 Patienten: als wären so viele richtig Positive ohne einen Fehlalarm erkannt worden</translation>
    </message>
    <message>
        <source>against treating all</source>
        <translation>gegenüber alle behandeln</translation>
    </message>
    <message>
        <source>Net benefit minus that of treating everybody</source>
        <translation>Nettonutzen minus dem bei Behandlung aller</translation>
    </message>
    <message>
        <source>Avoided per 100</source>
        <translation>Vermieden pro 100</translation>
    </message>
    <message>
        <source>Interventions saved per 100 patients against treating everybody, with as many cases found</source>
        <translation>Pro 100 Patienten eingesparte Interventionen gegenüber der Behandlung aller, bei ebenso vielen erkannten Fällen</translation>
    </message>
</context>
<context>
    <name>DataText</name>
    <message>
        <source>undo the natural logarithm</source>
        <translation>natürlichen Logarithmus rückgängig machen</translation>
    </message>
    <message>
        <source>undo the logarithm to base %1</source>
        <translation>Logarithmus zur Basis %1 rückgängig machen</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Outcome</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Ausgangswert</translation>
    </message>
    <message>
        <source>Test</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Test</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Aufteilung</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>Ignoriert</translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>Nicht zugeordnet</translation>
    </message>
    <message>
        <source>Says who is a case; never shown to the policy.</source>
        <translation>Sagt, wer ein Fall ist; der Strategie nie gezeigt.</translation>
    </message>
    <message>
        <source>Known before any test and free of charge.</source>
        <translation>Vor allen Tests bekannt und kostenlos.</translation>
    </message>
    <message>
        <source>Becomes known when one of its panels is ordered and paid.</source>
        <translation>Wird bekannt, wenn eines seiner Panels angefordert und bezahlt ist.</translation>
    </message>
    <message>
        <source>Says which patients are for training, validation and test.</source>
        <translation>Sagt, welche Patienten zu Training, Validierung und Test gehören.</translation>
    </message>
    <message>
        <source>Left out on purpose.</source>
        <translation>Absichtlich weggelassen.</translation>
    </message>
    <message>
        <source>In no panel and no other role, so it will not be used.</source>
        <translation>In keinem Panel und ohne andere Rolle; wird nicht verwendet.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Two values</source>
        <translation>Zwei Werte</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Text</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Text</translation>
    </message>
    <message>
        <source>Column “%1” was left out: it has the same value in every row.</source>
        <translation>Spalte „%1“ wurde weggelassen: Sie hat in jeder Zeile denselben Wert.</translation>
    </message>
    <message>
        <source>Column “%1” was left out: it has no values.</source>
        <translation>Spalte „%1“ wurde weggelassen: Sie enthält keine Werte.</translation>
    </message>
    <message>
        <source>Column “%1” was left out: it has more different texts than can be kept.</source>
        <translation>Spalte „%1“ wurde weggelassen: Sie enthält mehr verschiedene Texte, als gespeichert werden können.</translation>
    </message>
    <message>
        <source>Column “%1” has a different value for nearly every patient and may identify them. Ignore it unless it is a measurement.</source>
        <translation>Spalte „%1“ hat bei fast jedem Patienten einen anderen Wert und könnte Patienten identifizieren. Ignorieren Sie sie, sofern sie keine Messung ist.</translation>
    </message>
    <message>
        <source>Column “%1” looks like names or addresses. Remove it from the file before you save or share a project.</source>
        <translation>Spalte „%1“ sieht nach Namen oder Adressen aus. Entfernen Sie sie aus der Datei, bevor Sie ein Projekt speichern oder weitergeben.</translation>
    </message>
    <message>
        <source>Column “%1” looks like record numbers. Remove it from the file before you save or share a project.</source>
        <translation>Spalte „%1“ sieht nach Aktennummern aus. Entfernen Sie sie aus der Datei, bevor Sie ein Projekt speichern oder weitergeben.</translation>
    </message>
    <message>
        <source>Column “%1” looks like dates, which can identify patients. Use ages or intervals instead.</source>
        <translation>Spalte „%1“ sieht nach Datumsangaben aus, die Patienten identifizieren können. Verwenden Sie stattdessen Alter oder Zeitabstände.</translation>
    </message>
    <message>
        <source>Row %1, column “%2”: does the mark in “%3” separate decimals or thousands?</source>
        <translation>Zeile %1, Spalte „%2“: Trennt das Zeichen in „%3“ Dezimalstellen oder Tausender?</translation>
    </message>
    <message>
        <source>More than one of these characters could separate the columns: %1. Which one does?</source>
        <translation>Mehrere dieser Zeichen könnten die Spalten trennen: %1. Welches ist es?</translation>
    </message>
    <message>
        <source>is not possible for the patient</source>
        <translation>ist nicht möglich</translation>
    </message>
    <message>
        <source>is charged</source>
        <translation>wird bezahlt</translation>
    </message>
    <message>
        <source>is free of charge</source>
        <translation>ist kostenlos</translation>
    </message>
    <message>
        <source>Only money can be minimised: no panel has a turnaround time. Give every panel its time to weigh time, too.</source>
        <translation>Nur Geld kann minimiert werden: Kein Panel hat eine Bearbeitungszeit. Geben Sie jedem Panel eine, um auch Zeit abzuwägen.</translation>
    </message>
    <message>
        <source>Only money can be minimised until every panel has a turnaround time. Without one: %1.</source>
        <translation>Nur Geld kann minimiert werden, bis jedes Panel eine Bearbeitungszeit hat. Ohne: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows are the same as earlier ones in every column in use and are left out.</source>
        <translation>
            <numerusform>%Ln Zeile gleicht in allen genutzten Spalten einer früheren und wird weggelassen.</numerusform>
            <numerusform>%Ln Zeilen gleichen in allen genutzten Spalten früheren und werden weggelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Split from column %1</source>
        <translation>Aufteilung aus Spalte %1</translation>
    </message>
    <message>
        <source>Split at random</source>
        <translation>Zufällige Aufteilung</translation>
    </message>
    <message>
        <source>Split at random, rows with the same %1 together</source>
        <translation>Zufällige Aufteilung, Zeilen mit gleichem %1 zusammen</translation>
    </message>
    <message>
        <source>Split by %1, learned from the past</source>
        <translation>Aufteilung nach %1, aus der Vergangenheit gelernt</translation>
    </message>
    <message>
        <source>Split by %1, with %2 left out for the test</source>
        <translation>Aufteilung nach %1, für den Test zurückgehalten: %2</translation>
    </message>
    <message>
        <source>%1, rows with the same %2 together</source>
        <translation>%1, Zeilen mit gleichem %2 zusammen</translation>
    </message>
    <message>
        <source>%1: only values %2 are kept, others count as missing</source>
        <translation>%1: nur Werte %2 bleiben, andere gelten als fehlend</translation>
    </message>
    <message>
        <source>%1: %2 counts as missing</source>
        <translation>%1: %2 gilt als fehlend</translation>
    </message>
    <message>
        <source>%1: values %2 count as missing</source>
        <translation>%1: Werte %2 gelten als fehlend</translation>
    </message>
    <message>
        <source>%1: all values × %2</source>
        <translation>%1: alle Werte × %2</translation>
    </message>
    <message>
        <source>%1: values %2 × %3</source>
        <translation>%1: Werte %2 × %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 and %2: values change places</source>
        <translation>%1 und %2: Werte werden vertauscht</translation>
    </message>
</context>
<context>
    <name>DuelFigure</name>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Score per case, so far</source>
        <translation>Punkte pro Fall, bisher</translation>
    </message>
    <message>
        <source>who</source>
        <translation>wer</translation>
    </message>
    <message>
        <source>case</source>
        <translation>Fall</translation>
    </message>
    <message>
        <source>mean score</source>
        <translation>mittlere Punktzahl</translation>
    </message>
    <message>
        <source>%1: %2 per case</source>
        <translation>%1: %2 pro Fall</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Fälle</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Mittlere Punktzahl</translation>
    </message>
    <message>
        <source>Among the policies of the front</source>
        <translation>Unter den Strategien der Front</translation>
    </message>
    <message>
        <source>cost per patient</source>
        <translation>Kosten pro Patient</translation>
    </message>
    <message>
        <source>found of 100</source>
        <translation>erkannt von 100</translation>
    </message>
    <message>
        <source>Cost per patient (%1)</source>
        <translation>Kosten pro Patient (%1)</translation>
    </message>
    <message>
        <source>Found of 100 cases</source>
        <translation>Von 100 Fällen erkannt</translation>
    </message>
    <message>
        <source>%1: %2 found, %3</source>
        <translation>%1: %2 erkannt, %3</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>The class</source>
        <translation>Der Kurs</translation>
    </message>
    <message>
        <source>Policy, same patients</source>
        <translation>Strategie, dieselben Patienten</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>Row %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>Die Datei</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>The column</source>
        <translation>Die Spalte</translation>
    </message>
    <message>
        <source>Column “%1”</source>
        <translation>Spalte „%1“</translation>
    </message>
    <message>
        <source>The outcome</source>
        <translation>Das Outcome</translation>
    </message>
    <message>
        <source>The outcome “%1”</source>
        <translation>Das Outcome „%1“</translation>
    </message>
    <message>
        <source>A panel</source>
        <translation>Ein Panel</translation>
    </message>
    <message>
        <source>Panel “%1”</source>
        <translation>Panel „%1“</translation>
    </message>
    <message>
        <source>another number of</source>
        <translation>eine andere Anzahl</translation>
    </message>
    <message>
        <source>too few or too many</source>
        <translation>zu wenige oder zu viele</translation>
    </message>
    <message>
        <source>Row %1, column “%2”: %3</source>
        <translation>Zeile %1, Spalte „%2“: %3</translation>
    </message>
    <message>
        <source>Column “%1”: %2</source>
        <translation>Spalte „%1“: %2</translation>
    </message>
    <message>
        <source>Task file, line %1, %2: %3</source>
        <translation>Aufgabendatei, Zeile %1, %2: %3</translation>
    </message>
    <message>
        <source>Task file, line %1: %2</source>
        <translation>Aufgabendatei, Zeile %1: %2</translation>
    </message>
    <message>
        <source>Task file: %1</source>
        <translation>Aufgabendatei: %1</translation>
    </message>
    <message>
        <source>Task file, %1: %2</source>
        <translation>Aufgabendatei, %1: %2</translation>
    </message>
    <message>
        <source>Row %1, “%2”: %3</source>
        <translation>Zeile %1, „%2“: %3</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>„%1“: %2</translation>
    </message>
    <message>
        <source>The text is in %1, which cannot be read. Save the file as UTF-8.</source>
        <translation>Der Text ist in %1 kodiert, was nicht gelesen werden kann. Speichern Sie die Datei als UTF-8.</translation>
    </message>
    <message>
        <source>This is %1, not a table with one line per patient. Open it in the program it comes from and export the table as CSV.</source>
        <translation>Das ist %1, keine Tabelle mit einer Zeile pro Patient. Öffnen Sie die Datei im Ursprungsprogramm, und exportieren Sie die Tabelle als CSV.</translation>
    </message>
    <message>
        <source>This is not a text file. Choose a text file, or export the table as CSV.</source>
        <translation>Das ist keine Textdatei. Wählen Sie eine Textdatei, oder exportieren Sie die Tabelle als CSV.</translation>
    </message>
    <message>
        <source>Some bytes are not text in the chosen encoding. Save the file as UTF-8, or choose another encoding.</source>
        <translation>Einige Bytes sind in der gewählten Kodierung kein Text. Speichern Sie die Datei als UTF-8, oder wählen Sie eine andere Kodierung.</translation>
    </message>
    <message>
        <source>“%1” is not text in the chosen encoding. Save the file as UTF-8, or choose another encoding.</source>
        <translation>„%1“ ist in der gewählten Kodierung kein Text. Speichern Sie die Datei als UTF-8, oder wählen Sie eine andere Kodierung.</translation>
    </message>
    <message>
        <source>“%1” is not read as a number by itself. If the blank stands between thousands, say so where the file is read: Thousands in the window, --thousands space on the command line.</source>
        <translation>„%1“ wird nicht von selbst als Zahl gelesen. Wenn das Leerzeichen Tausender trennt, geben Sie das beim Einlesen an: „Tausender“ im Fenster, --thousands space auf der Befehlszeile.</translation>
    </message>
    <message>
        <source>“%1” is not read as a number by itself. If the apostrophe stands between thousands, say so where the file is read: Thousands in the window, --thousands apostrophe on the command line.</source>
        <translation>„%1“ wird nicht von selbst als Zahl gelesen. Wenn der Apostroph Tausender trennt, geben Sie das beim Einlesen an: „Tausender“ im Fenster, --thousands apostrophe auf der Befehlszeile.</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>Outcome</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>Ausgangswert</translation>
    </message>
    <message>
        <source>test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>split</source>
        <translation>Aufteilung</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>ignoriert</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>the baseline columns</source>
        <translation>den Ausgangswerten</translation>
    </message>
    <message>
        <source>the split</source>
        <translation>der Aufteilung</translation>
    </message>
    <message>
        <source>an edit step</source>
        <translation>einem Änderungsschritt</translation>
    </message>
    <message>
        <source>panel “%1”</source>
        <translation>Panel „%1“</translation>
    </message>
    <message>
        <source>patient</source>
        <translation>Patient</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>text in quotes</source>
        <translation>Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a list in square brackets</source>
        <translation>eine Liste in eckigen Klammern</translation>
    </message>
    <message>
        <source>an object in curly brackets</source>
        <translation>ein Objekt in geschweiften Klammern</translation>
    </message>
    <message>
        <source>another kind of value</source>
        <translation>ein Wert anderer Art</translation>
    </message>
    <message>
        <source>%1 does not exist. Check the name and the folder.</source>
        <translation>%1 existiert nicht. Prüfen Sie Name und Ordner.</translation>
    </message>
    <message>
        <source>%1 cannot be read. Check that it is a file and that you may open it.</source>
        <translation>%1 kann nicht gelesen werden. Prüfen Sie, ob es eine Datei ist und ob Sie sie öffnen dürfen.</translation>
    </message>
    <message>
        <source>%1 cannot be saved. Choose another folder, or ask for permission to write there.</source>
        <translation>%1 kann nicht gespeichert werden. Wählen Sie einen anderen Ordner, oder lassen Sie sich dort Schreibrechte geben.</translation>
    </message>
    <message>
        <source>Nothing can be saved in %1. Choose another folder.</source>
        <translation>%1: Hier kann nichts gespeichert werden. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>The disk is full; %1 was not written and what was there before is unchanged. Free some space.</source>
        <translation>Der Datenträger ist voll; %1 wurde nicht geschrieben, und was vorher da war, ist unverändert. Schaffen Sie Platz.</translation>
    </message>
    <message>
        <source>%1 is larger than %2 bytes, which no file of this kind is. Choose another file.</source>
        <translation>%1 ist größer als %2 Bytes, was bei dieser Dateiart nicht vorkommt. Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>%1 is too large. Choose another file.</source>
        <translation>%1 ist zu groß. Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>%1 is empty. Choose a file with a header line and one line per patient.</source>
        <translation>%1 ist leer. Wählen Sie eine Datei mit einer Kopfzeile und einer Zeile pro Patient.</translation>
    </message>
    <message>
        <source>%1 has a header but no patients below it. Add one line per patient.</source>
        <translation>%1 hat eine Kopfzeile, aber darunter keine Patienten. Ergänzen Sie eine Zeile pro Patient.</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln fields where the header has %1. Look for a missing or extra separator, or put text that contains one in quotes.</source>
        <translation>
            <numerusform>Hier steht %Ln Feld, die Kopfzeile hat %1. Suchen Sie nach einem fehlenden oder überzähligen Trennzeichen, oder setzen Sie Text, der eines enthält, in Anführungszeichen.</numerusform>
            <numerusform>Hier stehen %Ln Felder, die Kopfzeile hat %1. Suchen Sie nach einem fehlenden oder überzähligen Trennzeichen, oder setzen Sie Text, der eines enthält, in Anführungszeichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A row does not end within %1 MB. Either a quote is opened and never closed, or a field is longer than can be read.</source>
        <translation>Eine Zeile endet nicht innerhalb von %1 MB. Entweder wird ein Anführungszeichen geöffnet und nie geschlossen, oder ein Feld ist zu lang zum Lesen.</translation>
    </message>
    <message>
        <source>A quote is opened and never closed. Add the closing quote, or remove the opening one.</source>
        <translation>Ein Anführungszeichen wird geöffnet und nie geschlossen. Ergänzen Sie das schließende, oder entfernen Sie das öffnende.</translation>
    </message>
    <message>
        <source>Column %1 has no name. Give it one in the header line.</source>
        <translation>Spalte %1 hat keinen Namen. Geben Sie ihr in der Kopfzeile einen.</translation>
    </message>
    <message>
        <source>A column has no name. Give it one in the header line.</source>
        <translation>Eine Spalte hat keinen Namen. Geben Sie ihr in der Kopfzeile einen.</translation>
    </message>
    <message>
        <source>The first line holds only numbers, here “%1”: the names of the columns are missing. Add a header line.</source>
        <translation>Die erste Zeile enthält nur Zahlen, hier „%1“: Die Spaltennamen fehlen. Ergänzen Sie eine Kopfzeile.</translation>
    </message>
    <message>
        <source>This name appears twice in the header line. Rename one of the two columns.</source>
        <translation>Dieser Name steht zweimal in der Kopfzeile. Benennen Sie eine der beiden Spalten um.</translation>
    </message>
    <message>
        <source>The value is not a number. Correct it, or leave it empty if the test was not done.</source>
        <translation>Der Wert ist keine Zahl. Korrigieren Sie ihn, oder lassen Sie ihn leer, wenn der Test nicht durchgeführt wurde.</translation>
    </message>
    <message>
        <source>“%1” is not a number. Correct it, or leave it empty if the test was not done.</source>
        <translation>„%1“ ist keine Zahl. Korrigieren Sie den Wert, oder lassen Sie ihn leer, wenn der Test nicht durchgeführt wurde.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln cells hold “%2”, first in row %3. Say what that means: not recorded, or a value.</source>
        <translation>
            <numerusform>%1: %Ln Zelle enthält „%2“, in Zeile %3. Geben Sie an, was das bedeutet: nicht erfasst oder ein Wert.</numerusform>
            <numerusform>%1: %Ln Zellen enthalten „%2“, zuerst in Zeile %3. Geben Sie an, was das bedeutet: nicht erfasst oder ein Wert.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” can be read in two ways. Say whether the mark is a decimal mark or groups thousands.</source>
        <translation>„%1“ lässt sich auf zwei Arten lesen. Geben Sie an, ob das Zeichen Dezimalstellen oder Tausender trennt.</translation>
    </message>
    <message>
        <source>%1 gives no clue to what separates its columns. Choose comma, semicolon, tab or bar.</source>
        <translation>%1 lässt nicht erkennen, was die Spalten trennt. Wählen Sie Komma, Semikolon, Tabulator oder senkrechten Strich.</translation>
    </message>
    <message>
        <source>%1 has no column “%2”. Check the name of the column.</source>
        <translation>%1 hat keine Spalte „%2“. Prüfen Sie den Spaltennamen.</translation>
    </message>
    <message>
        <source>%1: no column looks like the %2 of a measurement. Say which one it is.</source>
        <translation>%1: Keine Spalte sieht nach „%2“ einer Messung aus. Geben Sie an, welche es ist.</translation>
    </message>
    <message>
        <source>“%1” can be read in two ways. Say whether the day or the month comes first.</source>
        <translation>„%1“ lässt sich auf zwei Arten lesen. Geben Sie an, ob der Tag oder der Monat zuerst steht.</translation>
    </message>
    <message>
        <source>“%1” is a number. Say whether times are seconds, minutes, hours or days.</source>
        <translation>„%1“ ist eine Zahl. Geben Sie an, ob Zeiten Sekunden, Minuten, Stunden oder Tage sind.</translation>
    </message>
    <message>
        <source>There are more than %1 different tests, so this column does not hold their names. Choose the column with the names or codes of tests.</source>
        <translation>Es gibt mehr als %1 verschiedene Tests; diese Spalte enthält also nicht deren Namen. Wählen Sie die Spalte mit den Namen oder Codes der Tests.</translation>
    </message>
    <message>
        <source>Patient “%1” stands in the patient table twice. Name a column with an index time for each row, or keep one row for each patient.</source>
        <translation>Patient „%1“ steht zweimal in der Patiententabelle. Geben Sie eine Spalte mit einem Indexzeitpunkt je Zeile an, oder behalten Sie eine Zeile pro Patient.</translation>
    </message>
    <message>
        <source>%1 has no file %2. Choose the folder that the tables were exported to.</source>
        <translation>%1 hat keine Datei %2. Wählen Sie den Ordner, in den die Tabellen exportiert wurden.</translation>
    </message>
    <message>
        <source>No outcome is chosen. Choose the column that says who is a case.</source>
        <translation>Es ist kein Outcome gewählt. Wählen Sie die Spalte, die sagt, wer ein Fall ist.</translation>
    </message>
    <message>
        <source>The outcome column “%1” is not in the table. Choose another column as outcome.</source>
        <translation>Die Outcome-Spalte „%1“ ist nicht in der Tabelle. Wählen Sie eine andere Spalte als Outcome.</translation>
    </message>
    <message>
        <source>%1 has %2 different values, here “%3”; it must have two. Choose another column, or say which of its values mark the cases.</source>
        <translation>%1 hat %2 verschiedene Werte, hier „%3“; es müssen zwei sein. Wählen Sie eine andere Spalte, oder geben Sie an, welche ihrer Werte die Fälle bezeichnen.</translation>
    </message>
    <message>
        <source>%1 must have exactly two values. Choose another column, or say which of its values mark the cases.</source>
        <translation>%1 muss genau zwei Werte haben. Wählen Sie eine andere Spalte, oder geben Sie an, welche ihrer Werte die Fälle bezeichnen.</translation>
    </message>
    <message>
        <source>%1 is the same for every patient, so there is nothing to learn. Choose another column.</source>
        <translation>%1 ist bei allen Patienten gleich; es gibt nichts zu lernen. Wählen Sie eine andere Spalte.</translation>
    </message>
    <message>
        <source>%1 is “%2” for every patient, so there is nothing to learn. Choose another column.</source>
        <translation>%1 ist bei allen Patienten „%2“; es gibt nichts zu lernen. Wählen Sie eine andere Spalte.</translation>
    </message>
    <message>
        <source>%1 never has the value “%2” that is said to mark the cases. Choose one of its values.</source>
        <translation>%1 hat nie den Wert „%2“, der die Fälle bezeichnen soll. Wählen Sie einen der vorhandenen Werte.</translation>
    </message>
    <message numerus="yes">
        <source>%1: does “%2” mark the cases (%Ln patients)? Nothing is learned before you have said so: choose the value that does.</source>
        <translation>
            <numerusform>%1: Bezeichnet „%2“ die Fälle (%Ln Patient)? Es wird nichts gelernt, bis Sie das angegeben haben: Wählen Sie den Wert, der die Fälle bezeichnet.</numerusform>
            <numerusform>%1: Bezeichnet „%2“ die Fälle (%Ln Patienten)? Es wird nichts gelernt, bis Sie das angegeben haben: Wählen Sie den Wert, der die Fälle bezeichnet.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not hold numbers, so “%2” cannot be asked of it. Name the values that mark the cases.</source>
        <translation>%1 enthält keine Zahlen, „%2“ lässt sich also nicht prüfen. Geben Sie die Werte an, die die Fälle bezeichnen.</translation>
    </message>
    <message>
        <source>%1: nobody is a case by “%2”. Choose another value or limit.</source>
        <translation>%1: Nach „%2“ ist niemand ein Fall. Wählen Sie einen anderen Wert oder eine andere Grenze.</translation>
    </message>
    <message>
        <source>%1: everybody is a case by “%2”. Choose another value or limit.</source>
        <translation>%1: Nach „%2“ sind alle Fälle. Wählen Sie einen anderen Wert oder eine andere Grenze.</translation>
    </message>
    <message>
        <source>“%1” is no outcome that the patients learned from have, so nobody can say whether it marks a case. Write it as in their table, or leave it empty where the outcome is not known.</source>
        <translation>„%1“ kommt bei den Patienten, an denen gelernt wurde, nicht als Outcome vor; ob es einen Fall bezeichnet, ist nicht bekannt. Schreiben Sie es wie in deren Tabelle, oder lassen Sie es leer, wenn das Outcome unbekannt ist.</translation>
    </message>
    <message numerus="yes">
        <source>%1: only %Ln patients are cases; at least %2 are needed to train and test. Add patients.</source>
        <translation>
            <numerusform>%1: Nur %Ln Patient ist ein Fall; für Training und Test werden mindestens %2 gebraucht. Ergänzen Sie Patienten.</numerusform>
            <numerusform>%1: Nur %Ln Patienten sind Fälle; für Training und Test werden mindestens %2 gebraucht. Ergänzen Sie Patienten.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not valid JSON. Look for a missing or extra comma, quote or bracket near here.</source>
        <translation>Das ist kein gültiges JSON. Suchen Sie hier nach einem fehlenden oder überzähligen Komma, Anführungszeichen oder einer Klammer.</translation>
    </message>
    <message>
        <source>This should be %1.</source>
        <translation>Hier wird erwartet: %1.</translation>
    </message>
    <message>
        <source>This entry is missing. Add it.</source>
        <translation>Dieser Eintrag fehlt. Ergänzen Sie ihn.</translation>
    </message>
    <message>
        <source>This entry is given twice. Remove one of the two.</source>
        <translation>Dieser Eintrag ist doppelt. Entfernen Sie einen der beiden.</translation>
    </message>
    <message>
        <source>Lists and objects are nested too deeply. Remove some of the levels.</source>
        <translation>Listen und Objekte sind zu tief verschachtelt. Entfernen Sie einige Ebenen.</translation>
    </message>
    <message>
        <source>This value cannot be used. Correct it as the documentation of task files says.</source>
        <translation>Dieser Wert ist nicht verwendbar. Korrigieren Sie ihn nach der Dokumentation der Aufgabendateien.</translation>
    </message>
    <message>
        <source>“%1” cannot be used here. Correct it as the documentation of task files says.</source>
        <translation>„%1“ ist hier nicht verwendbar. Korrigieren Sie es nach der Dokumentation der Aufgabendateien.</translation>
    </message>
    <message>
        <source>%1 is not in the table. Correct its name, or remove it from the task.</source>
        <translation>%1 ist nicht in der Tabelle. Korrigieren Sie den Namen, oder entfernen Sie sie aus der Aufgabe.</translation>
    </message>
    <message>
        <source>%1, used by %2, is not in the table. Correct its name, or remove it from the task.</source>
        <translation>%1, verwendet von %2, ist nicht in der Tabelle. Korrigieren Sie den Namen, oder entfernen Sie sie aus der Aufgabe.</translation>
    </message>
    <message>
        <source>%1 is used in two ways at once. Keep one role for it.</source>
        <translation>%1 wird auf zwei Arten zugleich verwendet. Lassen Sie ihr eine Rolle.</translation>
    </message>
    <message>
        <source>%1 is used in two ways at once: %2. Keep one role for it.</source>
        <translation>%1 wird auf zwei Arten zugleich verwendet: %2. Lassen Sie ihr eine Rolle.</translation>
    </message>
    <message>
        <source>%1: an edit step cannot be applied to it. Remove the step, or correct its numbers.</source>
        <translation>%1: Ein Änderungsschritt lässt sich nicht auf sie anwenden. Entfernen Sie den Schritt, oder korrigieren Sie seine Zahlen.</translation>
    </message>
    <message>
        <source>“%1” is none of train, validation and test. Correct it, or split at random instead.</source>
        <translation>„%1“ ist weder train noch validation noch test. Korrigieren Sie es, oder teilen Sie stattdessen zufällig auf.</translation>
    </message>
    <message>
        <source>The split leaves a part without patients, or without patients of both outcomes. Change the split, or split at random instead.</source>
        <translation>Die Aufteilung lässt einen Teil ohne Patienten oder ohne Patienten beider Outcomes. Ändern Sie die Aufteilung, oder teilen Sie stattdessen zufällig auf.</translation>
    </message>
    <message>
        <source>There are %1 folds, but only %2 patients of one outcome, and every fold needs one of each. Choose fewer folds.</source>
        <translation>Es gibt %1 Folds, aber nur %2 Patienten mit einem der Outcomes, und jeder Fold braucht von beiden mindestens einen. Wählen Sie weniger Folds.</translation>
    </message>
    <message>
        <source>The study itself says who is in the test part, so patients cannot be dealt into folds. Let the test part judge, or split at random.</source>
        <translation>Die Studie selbst legt fest, wer zum Testteil gehört; Patienten können daher nicht auf Folds verteilt werden. Bewerten Sie am Testteil, oder teilen Sie zufällig auf.</translation>
    </message>
    <message>
        <source>There is no date, so the patient cannot be placed in time. Fill it in, or split otherwise.</source>
        <translation>Das Datum fehlt, der Patient lässt sich zeitlich nicht einordnen. Ergänzen Sie es, oder teilen Sie anders auf.</translation>
    </message>
    <message>
        <source>“%1” is no date, or could be two. Write dates as 2024-03-07, or split otherwise.</source>
        <translation>„%1“ ist kein oder kein eindeutiges Datum. Schreiben Sie Datumsangaben wie 2024-03-07, oder teilen Sie anders auf.</translation>
    </message>
    <message>
        <source>No site is named that is left out for the test. Name at least one.</source>
        <translation>Es ist kein Standort angegeben, der für den Test zurückgehalten wird. Geben Sie mindestens einen an.</translation>
    </message>
    <message>
        <source>“%1” is none of its values. Name a site that is there to be left out for the test.</source>
        <translation>„%1“ kommt als Wert nicht vor. Geben Sie einen vorhandenen Standort an, der für den Test zurückgehalten wird.</translation>
    </message>
    <message>
        <source>%1: two panels have this name. Rename one of them.</source>
        <translation>%1: Zwei Panels haben diesen Namen. Benennen Sie eines um.</translation>
    </message>
    <message>
        <source>%1 has no name. Give it one.</source>
        <translation>%1 hat keinen Namen. Geben Sie ihm einen.</translation>
    </message>
    <message>
        <source>%1 has no tests. Add a test to it, or remove the panel.</source>
        <translation>%1 hat keine Tests. Fügen Sie einen hinzu, oder entfernen Sie das Panel.</translation>
    </message>
    <message>
        <source>%1 does not exist. Choose one of the panels.</source>
        <translation>%1 existiert nicht. Wählen Sie eines der Panels.</translation>
    </message>
    <message>
        <source>%1, named by the shared fee “%2”, does not exist. Remove it from the fee.</source>
        <translation>%1, genannt bei der gemeinsamen Gebühr „%2“, existiert nicht. Entfernen Sie es dort.</translation>
    </message>
    <message>
        <source>There is no panel to order. Add a panel and put tests into it.</source>
        <translation>Es gibt kein Panel zum Anfordern. Legen Sie ein Panel an, und ordnen Sie ihm Tests zu.</translation>
    </message>
    <message>
        <source>“%1” has no panel to order. Add a panel and put tests into it.</source>
        <translation>„%1“ hat kein Panel zum Anfordern. Legen Sie ein Panel an, und ordnen Sie ihm Tests zu.</translation>
    </message>
    <message>
        <source>%1: there are %2 panels; at most %3 can be used. Merge or remove some.</source>
        <translation>%1: Es gibt %2 Panels; höchstens %3 sind möglich. Führen Sie einige zusammen, oder entfernen Sie welche.</translation>
    </message>
    <message>
        <source>Panels</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Panels</translation>
    </message>
    <message>
        <source>Two shared fees are named “%1”. Rename one of them.</source>
        <translation>Zwei gemeinsame Gebühren heißen „%1“. Benennen Sie eine um.</translation>
    </message>
    <message>
        <source>%1: a price, time or volume cannot be below zero. Enter 0 or more.</source>
        <translation>%1: Preis, Zeit oder Menge können nicht unter null liegen. Geben Sie 0 oder mehr ein.</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Nobody said how long %1 takes, so time cannot be saved. Give every panel its minutes, or minimise money.</source>
        <translation>Wie lange %1 dauert, ist nicht angegeben; Zeit lässt sich daher nicht sparen. Geben Sie jedem Panel seine Minuten, oder minimieren Sie Geld.</translation>
    </message>
    <message>
        <source>a panel</source>
        <translation>ein Panel</translation>
    </message>
    <message>
        <source>%1, named by the rules for orders, does not exist. Remove it from them.</source>
        <translation>%1, in den Regeln für Anforderungen genannt, existiert nicht. Entfernen Sie es dort.</translation>
    </message>
    <message>
        <source>%1, which “%2” needs first, does not exist. Remove it there.</source>
        <translation>%1 existiert nicht, wird aber von „%2“ vorausgesetzt. Entfernen Sie es dort.</translation>
    </message>
    <message>
        <source>%1 is to be ordered first and never. Take one of the two back.</source>
        <translation>%1 soll zuerst und nie angefordert werden. Nehmen Sie eines von beiden zurück.</translation>
    </message>
    <message>
        <source>%1 is to be ordered first, but needs “%2”, which is never ordered. Take one of the rules back.</source>
        <translation>%1 soll zuerst angefordert werden, setzt aber „%2“ voraus, das nie angefordert wird. Nehmen Sie eine der Regeln zurück.</translation>
    </message>
    <message>
        <source>%1 needs “%2” first, which is never ordered. Take the need back, or say that neither is ordered.</source>
        <translation>%1 setzt „%2“ voraus, das nie angefordert wird. Nehmen Sie die Voraussetzung zurück, oder legen Sie fest, dass keines von beiden angefordert wird.</translation>
    </message>
    <message>
        <source>%1 cannot be ordered: these panels need each other first: %2. Take one of the needs back.</source>
        <translation>%1 kann nicht angefordert werden: Diese Panels setzen einander voraus: %2. Nehmen Sie eine der Voraussetzungen zurück.</translation>
    </message>
    <message>
        <source>The panels that come first (%1) come to %2, above the cap of %3. Raise the cap, or let fewer panels come first.</source>
        <translation>Die zuerst anzufordernden Panels (%1) ergeben zusammen %2, mehr als die Obergrenze von %3. Erhöhen Sie die Obergrenze, oder lassen Sie weniger Panels zuerst anfordern.</translation>
    </message>
    <message>
        <source>%1: a cap on minutes cannot be kept where panels may be ordered together. Take one of the two back.</source>
        <translation>%1: Eine Obergrenze für Minuten lässt sich nicht einhalten, wenn Panels gemeinsam angefordert werden dürfen. Nehmen Sie eines von beiden zurück.</translation>
    </message>
    <message>
        <source>Rules for orders</source>
        <translation>Regeln für Anforderungen</translation>
    </message>
    <message>
        <source>There is no built-in cohort “%1”. Choose one from the list.</source>
        <translation>Es gibt keine mitgelieferte Kohorte „%1“. Wählen Sie eine aus der Liste.</translation>
    </message>
    <message>
        <source>%1: this number of patients cannot be drawn. Choose a number between 1 and %2.</source>
        <translation>%1: Diese Zahl von Patienten kann nicht gezogen werden. Wählen Sie eine Zahl zwischen 1 und %2.</translation>
    </message>
    <message>
        <source>Built-in cohort</source>
        <translation>Mitgelieferte Kohorte</translation>
    </message>
    <message>
        <source>There is no training setting “%1”. The help of “train” lists all of them.</source>
        <translation>Es gibt keine Trainingseinstellung „%1“. Die Hilfe von „train“ listet alle auf.</translation>
    </message>
    <message>
        <source>There is not enough memory for this. Close other programs, or take fewer patients or panels. What was stored is kept.</source>
        <translation>Dafür reicht der Speicher nicht. Schließen Sie andere Programme, oder verwenden Sie weniger Patienten oder Panels. Gespeichertes bleibt erhalten.</translation>
    </message>
    <message>
        <source>There is not enough memory for this. Close other programs, lower the setting “%1”, or take fewer patients. What was stored is kept.</source>
        <translation>Dafür reicht der Speicher nicht. Schließen Sie andere Programme, verringern Sie die Einstellung „%1“, oder verwenden Sie weniger Patienten. Gespeichertes bleibt erhalten.</translation>
    </message>
    <message>
        <source>The policy cannot be used on these patients: it needs “%1”. Add that column or panel, or train a new policy.</source>
        <translation>Die Strategie ist bei diesen Patienten nicht anwendbar: Sie braucht „%1“. Ergänzen Sie die Spalte oder das Panel, oder trainieren Sie eine neue Strategie.</translation>
    </message>
    <message>
        <source>%1 holds no trained policy yet. Train one first.</source>
        <translation>%1 enthält noch keine trainierte Strategie. Trainieren Sie zuerst eine.</translation>
    </message>
    <message>
        <source>There is no trained policy “%1” in this project. Choose one from the list.</source>
        <translation>In diesem Projekt gibt es keine trainierte Strategie „%1“. Wählen Sie eine aus der Liste.</translation>
    </message>
    <message>
        <source>The training of policy “%1” cannot be resumed: it has finished, is still running, or nothing of it was stored. Train a new policy.</source>
        <translation>Das Training der Strategie „%1“ kann nicht fortgesetzt werden: Es ist beendet, läuft noch, oder es wurde nichts davon gespeichert. Trainieren Sie eine neue Strategie.</translation>
    </message>
    <message>
        <source>There is no table of baselines “%1” in this project. Choose one from the list.</source>
        <translation>In diesem Projekt gibt es keine Vergleichstabelle „%1“. Wählen Sie eine aus der Liste.</translation>
    </message>
    <message>
        <source>Table of baselines “%1” cannot be resumed: it has finished, is still running, or nothing of it was stored. Run the baselines again.</source>
        <translation>Vergleichstabelle „%1“ kann nicht fortgesetzt werden: Sie ist fertig, läuft noch, oder es wurde nichts davon gespeichert. Rechnen Sie die Vergleichsmodelle erneut.</translation>
    </message>
    <message>
        <source>There is no patient in row %1. Choose a row of the table.</source>
        <translation>In Zeile %1 gibt es keinen Patienten. Wählen Sie eine Zeile der Tabelle.</translation>
    </message>
    <message>
        <source>%1: the exact optimum needs few findings with few values each, all of them recorded. Choose the lattice instead.</source>
        <translation>%1: Das exakte Optimum braucht wenige Befunde mit je wenigen Werten, alle erfasst. Wählen Sie stattdessen Lattice.</translation>
    </message>
    <message>
        <source>These patients</source>
        <translation>Diese Patienten</translation>
    </message>
    <message>
        <source>There is no front “%1” in this project. Find one first.</source>
        <translation>In diesem Projekt gibt es keine Front „%1“. Suchen Sie zuerst eine.</translation>
    </message>
    <message>
        <source>The search for front “%1” cannot be resumed: it has finished, is still running, or was for other patients or panels. Start a new one.</source>
        <translation>Die Suche nach Front „%1“ kann nicht fortgesetzt werden: Sie ist beendet, läuft noch oder galt anderen Patienten oder Panels. Beginnen Sie eine neue.</translation>
    </message>
    <message>
        <source>There is no policy “%1” on this front. Choose a number from 1 to %2.</source>
        <translation>Auf dieser Front gibt es keine Strategie „%1“. Wählen Sie eine Zahl von 1 bis %2.</translation>
    </message>
    <message>
        <source>%1 is not a PanelWise project. It was left unchanged; choose a file ending in .panelwise.</source>
        <translation>%1 ist kein PanelWise-Projekt. Es wurde nichts verändert; wählen Sie eine Datei mit der Endung .panelwise.</translation>
    </message>
    <message>
        <source>%1 was written by a newer PanelWise. It was left unchanged; open it with the newer version.</source>
        <translation>%1 wurde von einem neueren PanelWise geschrieben. Es wurde nichts verändert; öffnen Sie die Datei mit der neueren Version.</translation>
    </message>
    <message>
        <source>%1 is damaged. It was left unchanged; open a backup or another copy of it.</source>
        <translation>%1 ist beschädigt. Es wurde nichts verändert; öffnen Sie eine Sicherung oder eine andere Kopie.</translation>
    </message>
    <message>
        <source>%1 ends too early, as after an incomplete download. It was left unchanged; copy it again.</source>
        <translation>%1 endet zu früh, wie nach einem unvollständigen Download. Es wurde nichts verändert; kopieren Sie die Datei erneut.</translation>
    </message>
    <message>
        <source>%1 is open in another window. Close it there, or open it here for reading only.</source>
        <translation>%1 ist in einem anderen Fenster geöffnet. Schließen Sie es dort, oder öffnen Sie es hier nur zum Lesen.</translation>
    </message>
    <message>
        <source>%1 is open for reading only, so nothing can be saved in it. Use Save As to make a copy you can change.</source>
        <translation>%1 ist nur zum Lesen geöffnet; es kann nichts darin gespeichert werden. Erstellen Sie mit „Speichern unter“ eine Kopie, die Sie ändern können.</translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more.</source>
        <translation>
            <numerusform>… und %Ln weiteres.</numerusform>
            <numerusform>… und %Ln weitere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Setting “%1” cannot have this value.</source>
        <translation>Die Einstellung „%1“ kann diesen Wert nicht haben.</translation>
    </message>
    <message>
        <source>A library needed for learning cannot be loaded (%1). EMFlow and TorchScript need LibTorch, boosted trees of XGBoost its library: install what the package recommends, or choose another encoder or another model.</source>
        <translation>Eine zum Lernen nötige Bibliothek kann nicht geladen werden (%1). EMFlow und TorchScript brauchen LibTorch, die Boosted Trees von XGBoost dessen Bibliothek: Installieren Sie, was das Paket empfiehlt, oder wählen Sie einen anderen Encoder oder ein anderes Modell.</translation>
    </message>
    <message>
        <source>%1 was shared without patients. What was found is here to look at; to train, search or walk through patients, open the original or a table of your own.</source>
        <translation>%1 wurde ohne Patienten weitergegeben. Was gefunden wurde, lässt sich hier ansehen; zum Trainieren, Suchen oder Durchgehen von Patienten öffnen Sie das Original oder eine eigene Tabelle.</translation>
    </message>
</context>
<context>
    <name>EventText</name>
    <message>
        <source>the index time</source>
        <translation>Indexzeitpunkt</translation>
    </message>
    <message>
        <source>%1 h before</source>
        <translation>%1 h davor</translation>
    </message>
    <message>
        <source>%1 h after</source>
        <translation>%1 h danach</translation>
    </message>
    <message>
        <source>index time: column “%1” of the patient table</source>
        <translation>Indexzeitpunkt: Spalte „%1“ der Patiententabelle</translation>
    </message>
    <message>
        <source>index time: the patient&apos;s first measurement</source>
        <translation>Indexzeitpunkt: erste Messung des Patienten</translation>
    </message>
    <message>
        <source>index time: the start that times are counted from</source>
        <translation>Indexzeitpunkt: Beginn, ab dem die Zeiten zählen</translation>
    </message>
    <message>
        <source>index time: found by itself</source>
        <translation>Indexzeitpunkt: von selbst gefunden</translation>
    </message>
    <message>
        <source>%1 in rows with too few or too many fields</source>
        <translation>%1 in Zeilen mit zu wenigen oder zu vielen Feldern</translation>
    </message>
    <message>
        <source>%1 of patients who are not in the patient table</source>
        <translation>%1 von Patienten, die nicht in der Patiententabelle stehen</translation>
    </message>
    <message>
        <source>%1 of patients without an index time</source>
        <translation>%1 von Patienten ohne Indexzeitpunkt</translation>
    </message>
    <message>
        <source>%1 without a readable time</source>
        <translation>%1 ohne lesbare Zeit</translation>
    </message>
    <message>
        <source>%1 outside the window</source>
        <translation>%1 außerhalb des Zeitfensters</translation>
    </message>
    <message>
        <source>%1 of tests that are left out</source>
        <translation>%1 zu weggelassenen Tests</translation>
    </message>
    <message>
        <source>%1 of tests that too few patients have</source>
        <translation>%1 zu Tests, die zu wenige Patienten haben</translation>
    </message>
    <message>
        <source>%1 without a value</source>
        <translation>%1 ohne Wert</translation>
    </message>
    <message>
        <source>%1 whose value is not a number</source>
        <translation>%1, deren Wert keine Zahl ist</translation>
    </message>
    <message>
        <source>%1 without a unit</source>
        <translation>%1 ohne Einheit</translation>
    </message>
    <message>
        <source>%1 in a unit that cannot be converted</source>
        <translation>%1 in einer nicht umrechenbaren Einheit</translation>
    </message>
    <message>
        <source>Measurements: %1 read, %2 used for %3 values of %4 patients</source>
        <translation>Messungen: %1 gelesen, %2 verwendet für %3 Werte von %4 Patienten</translation>
    </message>
    <message>
        <source>; left out: %1</source>
        <translation>; weggelassen: %1</translation>
    </message>
    <message>
        <source>%1 values were converted from another unit.</source>
        <translation>%1 Werte wurden aus einer anderen Einheit umgerechnet.</translation>
    </message>
    <message>
        <source>%1 values without a unit were taken to be in the usual unit of their test.</source>
        <translation>Bei %1 Werten ohne Einheit wurde die übliche Einheit des Tests angenommen.</translation>
    </message>
    <message>
        <source>%1 values were written as a limit, such as “&lt;3”.</source>
        <translation>%1 Werte waren als Grenze angegeben, etwa „&lt;3“.</translation>
    </message>
    <message>
        <source>%1 measurements have a date without a time and count as midnight.</source>
        <translation>%1 Messungen haben ein Datum ohne Uhrzeit und gelten als Mitternacht.</translation>
    </message>
    <message>
        <source>%1 of %2 patients have no measurement in the window.</source>
        <translation>%1 von %2 Patienten haben keine Messung im Zeitfenster.</translation>
    </message>
    <message>
        <source>No reference range is known, so the last value stands for the worst: %1.</source>
        <translation>Ohne bekannten Referenzbereich steht der letzte Wert für den schlechtesten: %1.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>patient %1, time %2, test %3, value %4, unit %5</source>
        <translation>Patient %1, Zeit %2, Test %3, Wert %4, Einheit %5</translation>
    </message>
    <message>
        <source>last value</source>
        <translation>letzter Wert</translation>
    </message>
    <message>
        <source>first value</source>
        <translation>erster Wert</translation>
    </message>
    <message>
        <source>value farthest from the reference range</source>
        <translation>vom Referenzbereich am weitesten entfernter Wert</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>%1 from %2 to %3; %4</source>
        <translation>%1 im Zeitfenster: %2 bis %3; %4</translation>
    </message>
    <message>
        <source>no unit</source>
        <translation>ohne Einheit</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (converted)</source>
        <translation>%1 (umgerechnet)</translation>
    </message>
    <message>
        <source>%1 (left out)</source>
        <translation>%1 (weggelassen)</translation>
    </message>
</context>
<context>
    <name>ExamTexts</name>
    <message>
        <source>Exam: %1</source>
        <translation>Prüfung: %1</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
</context>
<context>
    <name>ExamWords</name>
    <message>
        <source>It is not what was asked for: students get *.exam.json, the teacher keeps *.exam-key.json.</source>
        <translation>Es ist nicht das Verlangte: Studierende erhalten *.exam.json, die Lehrkraft behält *.exam-key.json.</translation>
    </message>
    <message>
        <source>It was made by a newer PanelWise. Update the program to read it.</source>
        <translation>Die Datei stammt von einem neueren PanelWise. Aktualisieren Sie das Programm, um sie zu lesen.</translation>
    </message>
    <message>
        <source>It is damaged near line %1.</source>
        <translation>Die Datei ist nahe Zeile %1 beschädigt.</translation>
    </message>
    <message>
        <source>It is damaged at %1.</source>
        <translation>Die Datei ist bei %1 beschädigt.</translation>
    </message>
    <message>
        <source>Its cases or limits were changed after the exam was made.</source>
        <translation>Fälle oder Grenzen wurden nach dem Erstellen der Prüfung geändert.</translation>
    </message>
    <message>
        <source>Its answers were changed outside PanelWise, or come from another exam.</source>
        <translation>Die Antworten wurden außerhalb von PanelWise geändert oder stammen aus einer anderen Prüfung.</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>beantwortet</translation>
    </message>
    <message>
        <source>not all cases diagnosed</source>
        <translation>nicht alle Fälle diagnostiziert</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>nicht beantwortet</translation>
    </message>
    <message>
        <source>over the limits</source>
        <translation>über den Grenzen</translation>
    </message>
    <message>
        <source>another exam</source>
        <translation>andere Prüfung</translation>
    </message>
</context>
<context>
    <name>Explain</name>
    <message>
        <source>Where it is used</source>
        <translation>Wo es verwendet wird</translation>
    </message>
</context>
<context>
    <name>FigureController</name>
    <message>
        <source>Name the file to write.</source>
        <translation>Geben Sie die Zieldatei an.</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>Es gibt keinen Ordner „%1“.</translation>
    </message>
    <message>
        <source>Nothing can be saved in “%1”. Choose another folder.</source>
        <translation>In „%1“ kann nichts gespeichert werden. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>“%1” already exists and will be replaced.</source>
        <translation>„%1“ existiert bereits und wird ersetzt.</translation>
    </message>
</context>
<context>
    <name>FigurePage</name>
    <message>
        <source>Journal, one column</source>
        <translation>Zeitschrift, einspaltig</translation>
    </message>
    <message>
        <source>Journal, one and a half columns</source>
        <translation>Zeitschrift, anderthalbspaltig</translation>
    </message>
    <message>
        <source>Journal, two columns</source>
        <translation>Zeitschrift, zweispaltig</translation>
    </message>
    <message>
        <source>Slide, 16:9</source>
        <translation>Folie, 16:9</translation>
    </message>
    <message>
        <source>Simulation for education and research. Not for clinical use.</source>
        <translation>Simulation für Lehre und Forschung. Nicht für den klinischen Einsatz.</translation>
    </message>
    <message>
        <source>The figure as the file will show it.</source>
        <translation>Die Abbildung, wie die Datei sie zeigen wird.</translation>
    </message>
</context>
<context>
    <name>FileFaultText</name>
    <message>
        <source>%1 is a workbook of an old Excel (.xls) or has a password. Save it as .xlsx without a password.</source>
        <translation>%1 ist eine Arbeitsmappe eines alten Excel (.xls) oder hat ein Kennwort. Speichern Sie sie als .xlsx ohne Kennwort.</translation>
    </message>
    <message>
        <source>%1 has a password. Save it without one, then open it again.</source>
        <translation>%1 hat ein Kennwort. Speichern Sie die Datei ohne Kennwort, und öffnen Sie sie erneut.</translation>
    </message>
    <message>
        <source>%1 is a binary Excel workbook (.xlsb). Save it as .xlsx.</source>
        <translation>%1 ist eine binäre Excel-Arbeitsmappe (.xlsb). Speichern Sie sie als .xlsx.</translation>
    </message>
    <message>
        <source>%1 is a Numbers document. Export it as Excel (.xlsx) or CSV.</source>
        <translation>%1 ist ein Numbers-Dokument. Exportieren Sie es als Excel (.xlsx) oder CSV.</translation>
    </message>
    <message>
        <source>%1 is a PDF, which holds pages, not a table. Ask for the table itself as CSV or .xlsx.</source>
        <translation>%1 ist ein PDF, das Seiten und keine Tabelle enthält. Besorgen Sie die Tabelle selbst als CSV oder .xlsx.</translation>
    </message>
    <message>
        <source>%1 is a Parquet file. Save the table as CSV or .xlsx.</source>
        <translation>%1 ist eine Parquet-Datei. Speichern Sie die Tabelle als CSV oder .xlsx.</translation>
    </message>
    <message>
        <source>%1 is an SPSS portable file (.por). Open it in SPSS or PSPP and save it as .sav.</source>
        <translation>%1 ist eine portable SPSS-Datei (.por). Öffnen Sie sie in SPSS oder PSPP, und speichern Sie sie als .sav.</translation>
    </message>
    <message>
        <source>%1 is an R data file. In R, write the table with write.csv().</source>
        <translation>%1 ist eine R-Datendatei. Schreiben Sie die Tabelle in R mit write.csv().</translation>
    </message>
    <message>
        <source>%1 is an archive without a table that can be read. Unpack it and open the table inside.</source>
        <translation>%1 ist ein Archiv ohne lesbare Tabelle. Entpacken Sie es, und öffnen Sie die Tabelle darin.</translation>
    </message>
    <message>
        <source>%1 is damaged or incomplete (%2). Open it in the program it comes from and save it again, or copy it once more.</source>
        <translation>%1 ist beschädigt oder unvollständig (%2). Öffnen und speichern Sie die Datei erneut im Ursprungsprogramm, oder kopieren Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>%1 unpacks to far more than a table of its size holds, and was not read. Save it again from the program it comes from, or as CSV.</source>
        <translation>%1 enthält entpackt weit mehr als eine Tabelle dieser Größe und wurde nicht gelesen. Speichern Sie die Datei erneut im Ursprungsprogramm oder als CSV.</translation>
    </message>
    <message>
        <source>%1 has no sheet “%2”. It has: %3.</source>
        <translation>%1 hat kein Tabellenblatt „%2“. Vorhanden sind: %3.</translation>
    </message>
    <message>
        <source>Row %1 of the sheet in %2 is empty, so it cannot hold the names of the columns. Choose the row with the names.</source>
        <translation>Zeile %1 des Tabellenblatts in %2 ist leer und kann keine Spaltennamen enthalten. Wählen Sie die Zeile mit den Namen.</translation>
    </message>
</context>
<context>
    <name>FileQuestions</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Projects, tables and exported figures (%1);;All files (*)</source>
        <translation>Projekte, Tabellen und exportierte Abbildungen (%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open table</source>
        <translation>Tabelle öffnen</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tabellen (*.csv *.tsv *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open patient table</source>
        <translation>Patiententabelle öffnen</translation>
    </message>
    <message>
        <source>Tables (%1);;All files (*)</source>
        <translation>Tabellen (%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Load recipe</source>
        <translation>Vorlage laden</translation>
    </message>
    <message>
        <source>Recipes, task files and projects (*.json *.panelwise);;All files (*)</source>
        <translation>Vorlagen, Aufgabendateien und Projekte (*.json *.panelwise);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save recipe</source>
        <translation>Vorlage speichern</translation>
    </message>
    <message>
        <source>Recipes (*.json)</source>
        <translation>Vorlagen (*.json)</translation>
    </message>
    <message>
        <source>Open price list</source>
        <translation>Preisliste öffnen</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>PanelWise projects (*.panelwise)</source>
        <translation>PanelWise-Projekte (*.panelwise)</translation>
    </message>
    <message>
        <source>Where is the project?</source>
        <translation>Wo ist das Projekt?</translation>
    </message>
    <message>
        <source>Export figure</source>
        <translation>Abbildung exportieren</translation>
    </message>
    <message>
        <source>Figures (*.pdf *.svg *.png)</source>
        <translation>Abbildungen (*.pdf *.svg *.png)</translation>
    </message>
    <message>
        <source>Save the data behind the figure</source>
        <translation>Daten hinter der Abbildung speichern</translation>
    </message>
    <message>
        <source>Tables (*.csv *.xlsx)</source>
        <translation>Tabellen (*.csv *.xlsx)</translation>
    </message>
    <message>
        <source>Export task file</source>
        <translation>Aufgabendatei exportieren</translation>
    </message>
    <message>
        <source>Task files (*.task.json)</source>
        <translation>Aufgabendateien (*.task.json)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webseiten (*.html)</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>Bericht exportieren</translation>
    </message>
    <message>
        <source>Export the tables</source>
        <translation>Tabellen exportieren</translation>
    </message>
    <message>
        <source>Tables (*.csv *.xlsx *.md *.tex)</source>
        <translation>Tabellen (*.csv *.xlsx *.md *.tex)</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Ordner wählen</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Lektion öffnen</translation>
    </message>
    <message>
        <source>Lessons (*.json);;All files (*)</source>
        <translation>Lektionen (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation>Lektion speichern</translation>
    </message>
    <message>
        <source>Lessons (*.lesson.json)</source>
        <translation>Lektionen (*.lesson.json)</translation>
    </message>
    <message>
        <source>Make an exam</source>
        <translation>Prüfung erstellen</translation>
    </message>
    <message>
        <source>The key of the exam</source>
        <translation>Schlüssel der Prüfung</translation>
    </message>
    <message>
        <source>Keys of exams (*.exam-key.json)</source>
        <translation>Prüfungsschlüssel (*.exam-key.json)</translation>
    </message>
</context>
<context>
    <name>FindingText</name>
    <message>
        <source>Show the row</source>
        <translation>Zeile zeigen</translation>
    </message>
    <message>
        <source>Show %1 rows</source>
        <translation>%1 Zeilen zeigen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>%1: median %2 is unusual; the values look like %3.</source>
        <translation>%1: Der Median %2 ist ungewöhnlich; die Werte sehen nach %3 aus.</translation>
    </message>
    <message>
        <source>%1: one value looks like %2, the others are in %3.</source>
        <translation>%1: Ein Wert sieht nach %2 aus, die anderen sind in %3.</translation>
    </message>
    <message>
        <source>%1: %2 values look like %3, the others are in %4.</source>
        <translation>%1: %2 Werte sehen nach %3 aus, die anderen sind in %4.</translation>
    </message>
    <message>
        <source>%1: median %2 is unusual; the values look like logarithms.</source>
        <translation>%1: Der Median %2 ist ungewöhnlich; die Werte sehen nach Logarithmen aus.</translation>
    </message>
    <message>
        <source>%1: median %2 is unusual; %1 and %3 look swapped.</source>
        <translation>%1: Der Median %2 ist ungewöhnlich; %1 und %3 scheinen vertauscht.</translation>
    </message>
    <message>
        <source>%1: median %2 is outside %3; looks like %4.</source>
        <translation>%1: Der Median %2 liegt außerhalb von %3; sieht nach %4 aus.</translation>
    </message>
    <message>
        <source>%1 predicts the outcome almost perfectly (AUROC %2): is it known before the tests?</source>
        <translation>%1 sagt das Outcome fast perfekt vorher (AUROC %2): Ist es vor den Tests bekannt?</translation>
    </message>
    <message>
        <source>%1 is recorded in hardly anybody but cases: is it known before the tests?</source>
        <translation>%1 ist kaum bei anderen als Fällen erfasst: Ist es vor den Tests bekannt?</translation>
    </message>
    <message>
        <source>%1 is recorded in hardly any case, and in many others: is it known before the tests?</source>
        <translation>%1 ist bei kaum einem Fall, aber bei vielen Übrigen erfasst: Ist es vor den Tests bekannt?</translation>
    </message>
    <message>
        <source>Panel %1 is left out: no patient has a value of it.</source>
        <translation>Panel %1 wird weggelassen: Kein Patient hat einen Wert davon.</translation>
    </message>
    <message>
        <source>One row is the same as another in every column in use.</source>
        <translation>Eine Zeile gleicht einer anderen in allen genutzten Spalten.</translation>
    </message>
    <message>
        <source>%1 rows are the same as others in every column in use.</source>
        <translation>%1 Zeilen gleichen anderen in allen genutzten Spalten.</translation>
    </message>
    <message>
        <source>%1: %2 rows share their number with others. Unless their rows stay together, patients are learned from and judged.</source>
        <translation>%1: %2 Zeilen haben dieselbe Nummer wie andere. Bleiben sie nicht zusammen, wird an denselben Patienten gelernt und bewertet.</translation>
    </message>
    <message>
        <source>One patient of validation or test has nearly the same values as one who is learned from.</source>
        <translation>Ein Patient aus Validierung oder Test hat fast dieselben Werte wie einer, an dem gelernt wird.</translation>
    </message>
    <message>
        <source>%1 patients of validation or test have nearly the same values as some who are learned from.</source>
        <translation>%1 Patienten aus Validierung oder Test haben fast dieselben Werte wie andere, an denen gelernt wird.</translation>
    </message>
    <message>
        <source>%1: %2 values are exactly %3 and all others lie within %4; %3 looks like a code for “not recorded”.</source>
        <translation>%1: %2 Werte sind genau %3, alle anderen liegen in %4; %3 sieht nach einem Code für „nicht erfasst“ aus.</translation>
    </message>
    <message>
        <source>%1: one value, %2, is outside %3.</source>
        <translation>%1: Ein Wert, %2, liegt außerhalb von %3.</translation>
    </message>
    <message>
        <source>%1: %2 values above %3, highest %4.</source>
        <translation>%1: %2 Werte über %3, höchster %4.</translation>
    </message>
    <message>
        <source>%1: %2 values below %3, lowest %4.</source>
        <translation>%1: %2 Werte unter %3, niedrigster %4.</translation>
    </message>
    <message>
        <source>%1: %2 values outside %3, farthest %4.</source>
        <translation>%1: %2 Werte außerhalb von %3, entferntester %4.</translation>
    </message>
    <message>
        <source>Convert to %1</source>
        <translation>In %1 umrechnen</translation>
    </message>
    <message>
        <source>Multiply by %1</source>
        <translation>Mit %1 multiplizieren</translation>
    </message>
    <message>
        <source>Divide by %1</source>
        <translation>Durch %1 teilen</translation>
    </message>
    <message>
        <source>Do not use</source>
        <translation>Nicht verwenden</translation>
    </message>
    <message>
        <source>Keep patients together</source>
        <translation>Patienten zusammenhalten</translation>
    </message>
    <message>
        <source>Treat as missing</source>
        <translation>Als fehlend werten</translation>
    </message>
    <message>
        <source>Convert these to %1</source>
        <translation>Diese in %1 umrechnen</translation>
    </message>
    <message>
        <source>Undo the logarithm</source>
        <translation>Logarithmus rückgängig machen</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>leave %1 out: list it under “ignore” in the task file</source>
        <translation>%1 weglassen: in der Aufgabendatei unter „ignore“ aufführen</translation>
    </message>
    <message>
        <source>keep rows with the same %1 together: --split patient:%1, or “split” in the task file</source>
        <translation>Zeilen mit gleichem %1 zusammenhalten: --split patient:%1 oder „split“ in der Aufgabendatei</translation>
    </message>
    <message>
        <source>leave them out: --duplicates drop, or “duplicates” in the task file</source>
        <translation>weglassen: --duplicates drop oder „duplicates“ in der Aufgabendatei</translation>
    </message>
</context>
<context>
    <name>FlowFigure</name>
    <message>
        <source>Way</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>Patients of 1,000</source>
        <translation>Patienten von 1.000</translation>
    </message>
    <message>
        <source>Spent on their panels</source>
        <translation>Ausgaben für ihre Panels</translation>
    </message>
    <message>
        <source>%1
Click to list these patients.</source>
        <translation>%1
Klicken, um diese Patienten aufzulisten.</translation>
    </message>
</context>
<context>
    <name>FlowFilm</name>
    <message>
        <source>Patients on their way through the policy</source>
        <translation>Patienten auf ihrem Weg durch die Strategie</translation>
    </message>
    <message>
        <source>%1 of %2 diagnosed: %3 cases found, %4 missed</source>
        <translation>%1 von %2 diagnostiziert: %3 Fälle erkannt, %4 übersehen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Panel no. %1</source>
        <translation>Panel Nr. %1</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>nicht %1</translation>
    </message>
</context>
<context>
    <name>FlowTab</name>
    <message>
        <source>Flow</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>What became of every row of the file, as STARD asks for it.</source>
        <translation>Was aus jeder Zeile der Datei wurde, wie STARD es verlangt.</translation>
    </message>
</context>
<context>
    <name>FlowText</name>
    <message>
        <source>%1, then %2</source>
        <translation>%1, dann %2</translation>
    </message>
    <message>
        <source>No test</source>
        <translation>Kein Test</translation>
    </message>
    <message>
        <source>Other panels</source>
        <translation>Andere Panels</translation>
    </message>
    <message>
        <source>%1, then other panels</source>
        <translation>%1, dann andere Panels</translation>
    </message>
    <message>
        <source>Panel %1</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Panel %1</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Fall</translation>
    </message>
    <message>
        <source>No case</source>
        <translation>Kein Fall</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>Diagnose</translation>
    </message>
    <message>
        <source>1st panel</source>
        <translation>1. Panel</translation>
    </message>
    <message>
        <source>2nd panel</source>
        <translation>2. Panel</translation>
    </message>
    <message>
        <source>3rd panel</source>
        <translation>3. Panel</translation>
    </message>
    <message>
        <source>Panel no. %1</source>
        <translation>Panel Nr. %1</translation>
    </message>
    <message>
        <source>%1, a few with further panels</source>
        <translation>%1, wenige mit weiteren Panels</translation>
    </message>
    <message>
        <source>%1: diagnosed as a case</source>
        <translation>%1: als Fall diagnostiziert</translation>
    </message>
    <message>
        <source>%1: diagnosed as no case</source>
        <translation>%1: nicht als Fall diagnostiziert</translation>
    </message>
    <message>
        <source>%1 of 1,000 patients</source>
        <translation>%1 von 1.000 Patienten</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>%1. %2, %3 for their panels.</source>
        <translation>%1. %2, %3 für ihre Panels.</translation>
    </message>
    <message>
        <source>%1 together with %2</source>
        <translation>%1 zusammen mit %2</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
</context>
<context>
    <name>FlowWords</name>
    <message>
        <source>n = %1, %2 cases</source>
        <translation>n = %1, %2 Fälle</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>Rows of the file</source>
        <translation>Zeilen der Datei</translation>
    </message>
    <message>
        <source>Left out: outcome not recorded</source>
        <translation>Weggelassen: Outcome nicht erfasst</translation>
    </message>
    <message>
        <source>Cohort</source>
        <translation>Kohorte</translation>
    </message>
    <message>
        <source>Training</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Training</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validierung</translation>
    </message>
    <message>
        <source>Test</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Test</translation>
    </message>
    <message>
        <source>diagnosed without any test: %1</source>
        <translation>ohne Test diagnostiziert: %1</translation>
    </message>
    <message>
        <source>Diagnosed as a case</source>
        <translation>Als Fall diagnostiziert</translation>
    </message>
    <message>
        <source>Diagnosed as no case</source>
        <translation>Nicht als Fall diagnostiziert</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Erkannt</translation>
    </message>
    <message>
        <source>False alarm</source>
        <translation>Fehlalarm</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Übersehen</translation>
    </message>
    <message>
        <source>Correctly reassured</source>
        <translation>Richtig negativ</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Patients</source>
        <translation>Patienten</translation>
    </message>
    <message>
        <source>Participant flow: %1</source>
        <translation>Teilnehmerfluss: %1</translation>
    </message>
</context>
<context>
    <name>FrontFilm</name>
    <message>
        <source>How the front formed</source>
        <translation>Wie die Front entstand</translation>
    </message>
    <message>
        <source>%1 of %2 policies found, %3 on the front</source>
        <translation>%1 von %2 Strategien gefunden, %3 auf der Front</translation>
    </message>
    <message>
        <source>Mean cost per patient</source>
        <translation>Mittlere Kosten pro Patient</translation>
    </message>
</context>
<context>
    <name>FrontLegend</name>
    <message>
        <source>Front</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Front</translation>
    </message>
    <message>
        <source>No policy that was found is better for less money</source>
        <translation>Keine gefundene Strategie ist für weniger Geld besser</translation>
    </message>
    <message>
        <source>First estimate, from training patients</source>
        <translation>Erste Schätzung, aus Trainingspatienten</translation>
    </message>
    <message>
        <source>What is learned so far promises this much; the search goes on, and the policies it finds take the place of this line</source>
        <translation>So viel verspricht das bisher Gelernte; die Suche läuft weiter, und die gefundenen Strategien treten an die Stelle dieser Linie</translation>
    </message>
    <message>
        <source>95 % band</source>
        <translation>95-%-Band</translation>
    </message>
    <message>
        <source>Where the front lies in 95 of 100 samples of patients like these</source>
        <translation>Wo die Front in 95 von 100 Stichproben solcher Patienten liegt</translation>
    </message>
    <message>
        <source>Dominated</source>
        <translation>Dominiert</translation>
    </message>
    <message>
        <source>Another policy is at least as good for no more money</source>
        <translation>Eine andere Strategie ist für nicht mehr Geld mindestens ebenso gut</translation>
    </message>
    <message>
        <source>Best for the old prices</source>
        <translation>Beste für die alten Preise</translation>
    </message>
    <message>
        <source>On the front for the prices it was found for, but no longer</source>
        <translation>Auf der Front für die Preise, für die sie gefunden wurde, jetzt nicht mehr</translation>
    </message>
    <message>
        <source>Baselines</source>
        <translation>Vergleichsmodelle</translation>
    </message>
    <message>
        <source>All panels, none, and the baselines of the newest table; point at one to see its figures</source>
        <translation>Alle Panels, keine und die Modelle der neuesten Vergleichstabelle; darauf zeigen, um Kennzahlen zu sehen</translation>
    </message>
    <message>
        <source>The same for everybody</source>
        <translation>Dasselbe für alle</translation>
    </message>
    <message>
        <source>All panels, or none, whatever the results</source>
        <translation>Alle Panels oder keine, unabhängig von den Ergebnissen</translation>
    </message>
    <message>
        <source>Best fixed set</source>
        <translation>Beste feste Panels</translation>
    </message>
    <message>
        <source>The best that the same panels for everybody do for the money</source>
        <translation>Das Beste, was dieselben Panels für alle für das Geld erreichen</translation>
    </message>
    <message>
        <source>Best possible</source>
        <translation>Bestmöglich</translation>
    </message>
    <message>
        <source>No policy can cross this line</source>
        <translation>Keine Strategie kann diese Linie überschreiten</translation>
    </message>
    <message>
        <source>Best possible over all patients, not only these</source>
        <translation>Bestmöglich über alle Patienten, nicht nur diese</translation>
    </message>
    <message>
        <source>The most that any policy reaches on average over all possible patients. Among these few a policy may lie above it by chance; “Expected” shows where none can.</source>
        <translation>Das Höchste, was eine Strategie im Mittel über alle möglichen Patienten erreicht. Bei diesen wenigen kann eine zufällig darüber liegen; „Erwartet“ zeigt, wo keine es kann.</translation>
    </message>
    <message>
        <source>Validation to test</source>
        <translation>Validierung zu Test</translation>
    </message>
    <message>
        <source>How much of the promise on validation patients holds on test patients</source>
        <translation>Wie viel von dem, was Validierungspatienten versprechen, bei Testpatienten hält</translation>
    </message>
    <message>
        <source>Out of sight: %1</source>
        <translation>Nicht sichtbar: %1</translation>
    </message>
    <message>
        <source>Drag the plot or turn the wheel; a double click shows the front</source>
        <translation>Diagramm ziehen oder Mausrad drehen; ein Doppelklick zeigt die Front</translation>
    </message>
</context>
<context>
    <name>FrontScene</name>
    <message>
        <source>Policy %1</source>
        <translation>Strategie %1</translation>
    </message>
    <message>
        <source>No longer on the front: policy %1</source>
        <translation>Nicht mehr auf der Front: Strategie %1</translation>
    </message>
    <message>
        <source>Dominated policy %1</source>
        <translation>Dominierte Strategie %1</translation>
    </message>
    <message>
        <source>Only what comes first</source>
        <translation>Nur zuerst angeforderte Panels</translation>
    </message>
    <message>
        <source>No panels</source>
        <translation>Keine Panels</translation>
    </message>
    <message>
        <source>All that may be ordered</source>
        <translation>Alles, was angefordert werden darf</translation>
    </message>
    <message>
        <source>All panels</source>
        <translation>Alle Panels</translation>
    </message>
</context>
<context>
    <name>FrontText</name>
    <message>
        <source>money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>money and time, an hour for %1</source>
        <translation>Geld und Zeit, eine Stunde für %1</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Lattice</translation>
    </message>
    <message>
        <source>SM-DDPO sweep</source>
        <translation>SM-DDPO-Serie</translation>
    </message>
    <message>
        <source>SM-DDPO sweep, end to end</source>
        <translation>SM-DDPO-Serie, End-to-End</translation>
    </message>
    <message>
        <source>Exact optimum</source>
        <translation>Exaktes Optimum</translation>
    </message>
    <message>
        <source>Solves the problem backwards, from all panels known to none, for every set of panels. The quickest way to a whole front, for up to 64 panels.</source>
        <translation>Löst das Problem rückwärts, von allen bekannten Panels bis zu keinem, für jede Kombination von Panels. Der schnellste Weg zu einer ganzen Front, für bis zu 64 Panels.</translation>
    </message>
    <message>
        <source>Trains one SM-DDPO policy after the other for different weights of cases and money; state encoder and classifier are learned once and shared.</source>
        <translation>Trainiert eine SM-DDPO-Strategie nach der anderen mit verschiedenen Gewichten von Fällen und Geld; Zustandsencoder und Klassifikator werden einmal gelernt und geteilt.</translation>
    </message>
    <message>
        <source>Trains one SM-DDPO policy after the other; the classifier is learned anew with each. The slowest way.</source>
        <translation>Trainiert eine SM-DDPO-Strategie nach der anderen; der Klassifikator wird jeweils neu gelernt. Der langsamste Weg.</translation>
    </message>
    <message>
        <source>The best that any policy can do, computed instead of learned. Only for a problem with few findings of few values each.</source>
        <translation>Das Beste, was eine Strategie erreichen kann, berechnet statt gelernt. Nur für ein Problem mit wenigen Befunden mit je wenigen Werten.</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>AM</source>
        <translation>AM</translation>
    </message>
    <message>
        <source>F1 balances cases found against false alarms. It suits an outcome that is rare.</source>
        <translation>F1 wägt erkannte Fälle gegen Fehlalarme ab. Es eignet sich für ein seltenes Outcome.</translation>
    </message>
    <message>
        <source>AM is the mean of sensitivity and specificity, whatever the share of cases.</source>
        <translation>AM ist das Mittel aus Sensitivität und Spezifität, unabhängig vom Anteil der Fälle.</translation>
    </message>
    <message>
        <source>AUROC</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>AUROC</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensitivität</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <translation>Adaptiv</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Publikation</translation>
    </message>
    <message>
        <source>Few policies at first, then more where the front has its largest gaps.</source>
        <translation>Zuerst wenige Strategien, dann weitere, wo die Front die größten Lücken hat.</translation>
    </message>
    <message>
        <source>The published grid of 190 policies.</source>
        <translation>Das publizierte Raster von 190 Strategien.</translation>
    </message>
    <message>
        <source>State encoder</source>
        <translation>Zustandsencoder</translation>
    </message>
    <message>
        <source>State table</source>
        <translation>Zustandstabelle</translation>
    </message>
    <message>
        <source>Classifier</source>
        <translation>Klassifikator</translation>
    </message>
    <message>
        <source>Policies</source>
        <translation>Strategien</translation>
    </message>
    <message>
        <source>Panel sets</source>
        <translation>Panelkombinationen</translation>
    </message>
    <message>
        <source>Outlooks</source>
        <translation>Aussichten</translation>
    </message>
    <message>
        <source>Solving</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>Final evaluation</source>
        <translation>Abschließende Bewertung</translation>
    </message>
    <message>
        <source>Judging on all patients</source>
        <translation>Bewertung an allen Patienten</translation>
    </message>
    <message>
        <source>Learning from all patients</source>
        <translation>Lernen an allen Patienten</translation>
    </message>
    <message>
        <source>Learns to estimate unknown results from known ones.</source>
        <translation>Lernt, unbekannte Ergebnisse aus bekannten zu schätzen.</translation>
    </message>
    <message>
        <source>Estimates the unknown results of every patient for every set of panels.</source>
        <translation>Schätzt die unbekannten Ergebnisse jedes Patienten für jede Kombination von Panels.</translation>
    </message>
    <message>
        <source>Learns how likely the outcome is from what is known.</source>
        <translation>Lernt aus dem Bekannten, wie wahrscheinlich das Outcome ist.</translation>
    </message>
    <message>
        <source>Trains policies for different weights of cases and money.</source>
        <translation>Trainiert Strategien für verschiedene Gewichte von Fällen und Geld.</translation>
    </message>
    <message>
        <source>Learns how likely the outcome is from each set of panels.</source>
        <translation>Lernt für jede Kombination von Panels, wie wahrscheinlich das Outcome ist.</translation>
    </message>
    <message>
        <source>Learns what each further panel is expected to show.</source>
        <translation>Lernt, was jedes weitere Panel voraussichtlich zeigt.</translation>
    </message>
    <message>
        <source>Works out the best next step for every set of panels, from all of them to none.</source>
        <translation>Ermittelt den besten nächsten Schritt für jede Kombination von Panels, von allen bis zu keinem.</translation>
    </message>
    <message>
        <source>Tries the policies on patients nobody has looked at, once.</source>
        <translation>Prüft die Strategien ein einziges Mal an bisher unbetrachteten Patienten.</translation>
    </message>
    <message>
        <source>Searches again without each fold of the patients, and decides for these.</source>
        <translation>Sucht erneut ohne jeden Fold der Patienten und entscheidet für diese.</translation>
    </message>
    <message>
        <source>Searches once more with everybody, for the policies that are to be used.</source>
        <translation>Sucht noch einmal mit allen, für die Strategien, die verwendet werden sollen.</translation>
    </message>
    <message>
        <source>The search went on from where it had stopped.</source>
        <translation>Die Suche wurde dort fortgesetzt, wo sie gestoppt worden war.</translation>
    </message>
    <message>
        <source>There are few patients with the outcome, so the figures are uncertain.</source>
        <translation>Nur wenige Patienten haben das Outcome, die Kennzahlen sind daher unsicher.</translation>
    </message>
    <message>
        <source>There are too many sets of panels to look at all of them: those were taken that patients come by under good policies. One more panel, wherever it is ordered, would raise the metric by at most %1 (estimated from training patients, upper limit of 95 %). Panels that pay only together may add more.</source>
        <translation>Es gibt zu viele Kombinationen von Panels, um alle zu betrachten: Berücksichtigt wurden die, zu denen Patienten unter guten Strategien gelangen. Ein weiteres Panel, wo auch immer angefordert, würde das Gütemaß um höchstens %1 erhöhen (geschätzt an Trainingspatienten, obere 95-%-Grenze). Panels, die sich nur gemeinsam lohnen, können mehr bringen.</translation>
    </message>
    <message>
        <source>There are too many sets of panels to look at all of them; sets that can hardly pay were left out.</source>
        <translation>Es gibt zu viele Kombinationen von Panels, um alle zu betrachten; solche, die sich kaum lohnen können, wurden weggelassen.</translation>
    </message>
    <message>
        <source>Testing never pays here: the best policy orders nothing at any price of money. The panels tell little that the visible columns do not.</source>
        <translation>Testen lohnt sich hier nie: Die beste Strategie fordert bei jeder Gewichtung des Geldes nichts an. Die Panels sagen kaum mehr als die sichtbaren Spalten.</translation>
    </message>
    <message>
        <source>The table of all states would need too much memory, so only visited states are kept. Results are the same; it takes longer.</source>
        <translation>Die Tabelle aller Zustände bräuchte zu viel Speicher, daher werden nur besuchte Zustände behalten. Die Ergebnisse sind dieselben; es dauert länger.</translation>
    </message>
    <message>
        <source>The flow did not estimate unknown values better than a plain normal distribution, which is used instead.</source>
        <translation>Der Flow schätzte unbekannte Werte nicht besser als eine einfache Normalverteilung, die stattdessen verwendet wird.</translation>
    </message>
    <message>
        <source>The training of some policies became unstable. They went back to their last good state, and the front leaves out what did not recover.</source>
        <translation>Das Training einiger Strategien wurde instabil. Sie kehrten zum letzten guten Zustand zurück; die Front lässt weg, was sich nicht erholte.</translation>
    </message>
    <message>
        <source>This is the optimum for the recorded patients, counted from them; for other patients it is too good to be true.</source>
        <translation>Dies ist das Optimum für die erfassten Patienten, aus ihnen ausgezählt; für andere Patienten ist es zu gut, um wahr zu sein.</translation>
    </message>
    <message>
        <source>There are more patients than are needed to learn from: a random sample with the same share of cases taught and chose the policies. Test figures are those of all test patients.</source>
        <translation>Es gibt mehr Patienten, als zum Lernen nötig sind: An einer Zufallsstichprobe mit demselben Anteil an Fällen wurden die Strategien gelernt und gewählt. Die Testkennzahlen sind die aller Testpatienten.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>For %1 of patients policy %2, for the others policy %3</source>
        <translation>Für %1 der Patienten Strategie %2, für die übrigen Strategie %3</translation>
    </message>
    <message>
        <source>Policy %1</source>
        <translation>Strategie %1</translation>
    </message>
    <message>
        <source>%1, chosen on validation patients: %2 on average, %3.</source>
        <translation>%1, gewählt an Validierungspatienten: %2 im Mittel, %3.</translation>
    </message>
    <message>
        <source>%1, chosen on validation patients (%2 on average, %3): test patients pay %4, %5.</source>
        <translation>%1, gewählt an Validierungspatienten (%2 im Mittel, %3): Testpatienten zahlen %4, %5.</translation>
    </message>
    <message>
        <source>%1, chosen on validation patients (%2 on average, %3): test patients wait %4, %5.</source>
        <translation>%1, gewählt an Validierungspatienten (%2 im Mittel, %3): Testpatienten warten %4, %5.</translation>
    </message>
    <message>
        <source>%1, chosen on validation patients (%2 on average, %3): over all possible patients %4, %5.</source>
        <translation>%1, gewählt an Validierungspatienten (%2 im Mittel, %3): über alle möglichen Patienten %4, %5.</translation>
    </message>
    <message>
        <source>No policy at or below %1; nearest %2.</source>
        <translation>Keine Strategie für höchstens %1; die nächste bei %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln folds</source>
        <translation>
            <numerusform>%Ln Fold</numerusform>
            <numerusform>%Ln Folds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, dealt %Ln times</source>
        <translation>
            <numerusform>%1, %Ln-mal verteilt</numerusform>
            <numerusform>%1, %Ln-mal verteilt</numerusform>
        </translation>
    </message>
    <message>
        <source>Judged on all %1 patients (%2 cases): %3</source>
        <translation>Bewertet an allen %1 Patienten (%2 Fälle): %3</translation>
    </message>
    <message>
        <source>Every patient was decided for by policies that were found without them, chosen for at most what the policy in that row spends on average. So the figures tell what choosing a policy this way comes to. The policy of the row itself, which other pages try on test patients, was found without these; what is exported was found once more with all patients.</source>
        <translation>Über jeden Patienten entschieden Strategien, die ohne ihn gefunden und so gewählt wurden, dass sie höchstens so viel kosten wie die Strategie der Zeile im Mittel. Die Kennzahlen sagen also, was eine solche Wahl leistet. Die Strategie der Zeile selbst, die andere Seiten an Testpatienten prüfen, wurde ohne diese gefunden; was exportiert wird, wurde noch einmal mit allen Patienten gefunden.</translation>
    </message>
    <message>
        <source>All panels are free, so there are no budgets to average over.</source>
        <translation>Alle Panels sind kostenlos; es gibt keine Budgets, über die gemittelt werden kann.</translation>
    </message>
    <message>
        <source>Averaged over all budgets up to %1: %2 %3 on all patients (hypervolume %4).</source>
        <translation>Gemittelt über alle Budgets bis %1: %2 %3 an allen Patienten (Hypervolumen %4).</translation>
    </message>
    <message>
        <source>Averaged over all budgets up to %1: %2 %3 on test patients (hypervolume %4).</source>
        <translation>Gemittelt über alle Budgets bis %1: %2 %3 an Testpatienten (Hypervolumen %4).</translation>
    </message>
    <message>
        <source>Averaged over all budgets up to %1: %2 %3 on validation patients (hypervolume %4).</source>
        <translation>Gemittelt über alle Budgets bis %1: %2 %3 an Validierungspatienten (Hypervolumen %4).</translation>
    </message>
    <message>
        <source>Optimism (validation, which chose the front, minus test): %1 %2, mean cost %3.</source>
        <translation>Optimismus (Validierung, an der die Front gewählt wurde, minus Test): %1 %2, mittlere Kosten %3.</translation>
    </message>
    <message>
        <source>Optimism (validation, which chose the front, minus test): %1 %2, mean time %3.</source>
        <translation>Optimismus (Validierung, an der die Front gewählt wurde, minus Test): %1 %2, mittlere Zeit %3.</translation>
    </message>
</context>
<context>
    <name>FrontWords</name>
    <message>
        <source>%1 on all patients, by folds</source>
        <translation>%1 an allen Patienten, mit Folds</translation>
    </message>
    <message>
        <source>%1 on test patients</source>
        <translation>%1 an Testpatienten</translation>
    </message>
    <message>
        <source>%1 on validation patients</source>
        <translation>%1 an Validierungspatienten</translation>
    </message>
    <message>
        <source>Expected %1</source>
        <translation>%1, erwartet</translation>
    </message>
    <message>
        <source>%1 against mean time per patient</source>
        <translation>%1 gegen mittlere Zeit pro Patient</translation>
    </message>
    <message>
        <source>%1 against mean cost per patient</source>
        <translation>%1 gegen mittlere Kosten pro Patient</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Cost with time</source>
        <translation>Kosten mit Zeit</translation>
    </message>
    <message>
        <source>Mean number of tests per patient</source>
        <translation>Mittlere Zahl der Tests pro Patient</translation>
    </message>
    <message>
        <source>Mean cost per patient (%1)</source>
        <translation>Mittlere Kosten pro Patient (%1)</translation>
    </message>
    <message>
        <source>Mean time to the results per patient (min)</source>
        <translation>Mittlere Zeit bis zu den Ergebnissen pro Patient (min)</translation>
    </message>
    <message>
        <source>Mean cost per patient, an hour counted as %1 (%2)</source>
        <translation>Mittlere Kosten pro Patient, eine Stunde zu %1 gerechnet (%2)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source> (%1–%2)</source>
        <translation> (%1–%2)</translation>
    </message>
    <message>
        <source>Budget %1</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Budget %1</translation>
    </message>
    <message>
        <source>over budget</source>
        <translation>über Budget</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>One figure for two wishes: to find the cases, and not to alarm the others. It is the harmonic mean of sensitivity and positive predictive value, 1 at best. Patients who were rightly reassured do not count, so it stays honest when cases are rare.</source>
        <translation>Eine Zahl für zwei Wünsche: Fälle zu erkennen und die Übrigen nicht zu alarmieren. Sie ist das harmonische Mittel aus Sensitivität und positivem prädiktivem Wert, bestenfalls 1. Richtig Negative zählen nicht mit, daher bleibt sie bei seltenen Fällen ehrlich.</translation>
    </message>
    <message>
        <source>AM</source>
        <translation>AM</translation>
    </message>
    <message>
        <source>The mean of sensitivity and specificity: cases and others count the same, however rare cases are. 0.5 is what a coin would reach.</source>
        <translation>Das Mittel aus Sensitivität und Spezifität: Fälle und Übrige zählen gleich, wie selten Fälle auch sind. 0,5 erreicht ein Münzwurf.</translation>
    </message>
    <message>
        <source>AUROC</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>AUROC</translation>
    </message>
    <message>
        <source>Take one case and one other patient at random: how often does the case get the higher probability? 0.5 is a coin, 1 never errs. It says nothing about where the line is drawn.</source>
        <translation>Nimmt man zufällig einen Fall und einen anderen Patienten: Wie oft erhält der Fall die höhere Wahrscheinlichkeit? 0,5 ist ein Münzwurf, 1 irrt nie. Wo die Schwelle liegt, spielt dafür keine Rolle.</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensitivität</translation>
    </message>
    <message>
        <source>Of all cases, the share who are found. The rest are missed.</source>
        <translation>Von allen Fällen der Anteil, der erkannt wird. Die übrigen werden übersehen.</translation>
    </message>
    <message>
        <source>Specificity</source>
        <translation>Spezifität</translation>
    </message>
    <message>
        <source>Of all patients who are no cases, the share who are reassured. The rest are false alarms.</source>
        <translation>Von allen Patienten, die keine Fälle sind, der Anteil mit Entwarnung. Die übrigen sind Fehlalarme.</translation>
    </message>
    <message>
        <source>Positive predictive value</source>
        <translation>Positiver prädiktiver Wert</translation>
    </message>
    <message>
        <source>Of all patients who are called cases, the share who are. It falls when the outcome is rarer among your patients than among these: set the prevalence you see.</source>
        <translation>Von allen als Fall eingestuften Patienten der Anteil der tatsächlichen Fälle. Er sinkt, wenn das Outcome bei Ihren Patienten seltener ist als bei diesen: Stellen Sie die Prävalenz ein, die Sie sehen.</translation>
    </message>
    <message>
        <source>Prevalence</source>
        <translation>Prävalenz</translation>
    </message>
    <message>
        <source>The share of cases before anything is known about them. In another clinic it may be another one: the same policy then alarms more, or fewer, patients in vain.</source>
        <translation>Der Anteil der Fälle, bevor etwas über die Patienten bekannt ist. In einer anderen Klinik kann er anders sein: Dieselbe Strategie alarmiert dann mehr oder weniger Patienten vergeblich.</translation>
    </message>
    <message>
        <source>λ, the value of a case found</source>
        <translation>λ, der Wert eines erkannten Falls</translation>
    </message>
    <message>
        <source>How many patients rightly reassured one found case is worth. A larger λ misses fewer patients and raises more false alarms.</source>
        <translation>Wie viele richtig Negative ein erkannter Fall wert ist. Ein größeres λ übersieht weniger Patienten und führt zu mehr Fehlalarmen.</translation>
    </message>
    <message>
        <source>ρ, the price of money</source>
        <translation>ρ, der Preis des Geldes</translation>
    </message>
    <message>
        <source>What one unit of money spent on tests takes away, measured in patients rightly reassured. It is zero or below; the further below zero, the fewer tests are ordered.</source>
        <translation>Was eine für Tests ausgegebene Geldeinheit abzieht, gemessen in richtig Negativen. Es ist null oder negativ; je weiter unter null, desto weniger Tests werden angefordert.</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Lattice</translation>
    </message>
    <message>
        <source>Looks at every set of panels that could be known and reasons backwards from the end: is one more panel worth its price? Draws the whole front in seconds.</source>
        <translation>Betrachtet jede Kombination von Panels, die bekannt sein könnte, und schließt vom Ende her zurück: Ist ein weiteres Panel seinen Preis wert? Zeichnet die ganze Front in Sekunden.</translation>
    </message>
    <message>
        <source>SM-DDPO</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>SM-DDPO</translation>
    </message>
    <message>
        <source>The published method, learned from examples in three parts: one estimates results that are not known, one how likely the outcome is, and one finds out by trial which panel to order next.</source>
        <translation>Die publizierte Methode, aus Beispielen gelernt, in drei Teilen: Einer schätzt unbekannte Ergebnisse, einer die Wahrscheinlichkeit des Outcomes, und einer findet durch Ausprobieren heraus, welches Panel als Nächstes anzufordern ist.</translation>
    </message>
    <message>
        <source>Pretrained</source>
        <translation>Vortrainiert</translation>
    </message>
    <message>
        <source>The classifier is learned first and then left alone while the ordering is learned. Otherwise both learn together, end to end.</source>
        <translation>Der Klassifikator wird zuerst gelernt und bleibt dann unverändert, während das Anfordern gelernt wird. Sonst lernen beide gemeinsam, End-to-End.</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Trains one policy after the other for different λ and ρ. Together they show the trade-off between cost and accuracy.</source>
        <translation>Trainiert eine Strategie nach der anderen mit verschiedenen λ und ρ. Zusammen zeigen sie die Abwägung zwischen Kosten und Genauigkeit.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Where the random numbers begin. The same seed gives the same result again; several seeds show how much of a result is luck.</source>
        <translation>Wo die Zufallszahlen beginnen. Derselbe Startwert ergibt dasselbe Ergebnis; mehrere Startwerte zeigen, wie viel an einem Ergebnis Zufall ist.</translation>
    </message>
    <message>
        <source>Validation patients</source>
        <translation>Validierungspatienten</translation>
    </message>
    <message>
        <source>Patients nobody learned from, used to choose among policies. Because the best is picked on them, their figures are a little too good.</source>
        <translation>Patienten, an denen nicht gelernt wurde und an denen unter Strategien gewählt wird. Weil die beste an ihnen ausgesucht wird, sind ihre Kennzahlen etwas zu gut.</translation>
    </message>
    <message>
        <source>Test patients</source>
        <translation>Testpatienten</translation>
    </message>
    <message>
        <source>Patients who were looked at once, after everything had been chosen. Nothing was fitted to them, so their figures are the honest ones.</source>
        <translation>Patienten, die ein einziges Mal betrachtet wurden, nachdem alles gewählt war. Nichts wurde an sie angepasst, daher sind ihre Kennzahlen die ehrlichen.</translation>
    </message>
    <message>
        <source>Front</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Front</translation>
    </message>
    <message>
        <source>The policies worth considering: for each of them, nobody found one that is better and costs no more. Along it, more accuracy always costs more money.</source>
        <translation>Die Strategien, die in Betracht kommen: Zu keiner von ihnen wurde eine bessere gefunden, die nicht mehr kostet. Entlang der Front kostet mehr Genauigkeit immer mehr Geld.</translation>
    </message>
    <message>
        <source>Dominated</source>
        <translation>Dominiert</translation>
    </message>
    <message>
        <source>Another policy is at least as good and costs no more, so there is no reason to choose this one.</source>
        <translation>Eine andere Strategie ist mindestens ebenso gut und kostet nicht mehr; es gibt keinen Grund, diese zu wählen.</translation>
    </message>
    <message>
        <source>95 % band</source>
        <translation>95-%-Band</translation>
    </message>
    <message>
        <source>Had other patients of the same kind been in the study, the front would lie here 95 times out of 100. Whether two policies can be told apart it does not say: for that they are compared patient by patient, and the interval of their difference must leave out zero.</source>
        <translation>Wären andere Patienten derselben Art in der Studie gewesen, läge die Front in 95 von 100 Wiederholungen hier. Ob sich zwei Strategien unterscheiden lassen, sagt das Band nicht: Dafür werden sie Patient für Patient verglichen, und das Intervall ihrer Differenz darf die Null nicht enthalten.</translation>
    </message>
    <message>
        <source>Optimism</source>
        <translation>Optimismus</translation>
    </message>
    <message>
        <source>How much better a policy looked on the patients it was chosen by than on test patients. Long arrows warn against trusting the choice.</source>
        <translation>Wie viel besser eine Strategie an den Patienten aussah, an denen sie gewählt wurde, als an Testpatienten. Lange Pfeile warnen davor, der Wahl zu trauen.</translation>
    </message>
    <message>
        <source>Area under the front</source>
        <translation>Fläche unter der Front</translation>
    </message>
    <message>
        <source>The mean figure over all budgets from nothing to the price of all panels: one number to compare whole fronts by.</source>
        <translation>Der Mittelwert des Gütemaßes über alle Budgets von null bis zum Preis aller Panels: eine Zahl, um ganze Fronten zu vergleichen.</translation>
    </message>
    <message>
        <source>Panel use</source>
        <translation>Panelnutzung</translation>
    </message>
    <message>
        <source>The share of patients for whom the policy orders the panel. Times its price, it is what the panel adds to the mean bill.</source>
        <translation>Der Anteil der Patienten, für die die Strategie das Panel anfordert. Mal seinem Preis ergibt er, was das Panel zur mittleren Rechnung beiträgt.</translation>
    </message>
    <message>
        <source>Fidelity</source>
        <translation>Wiedergabetreue</translation>
    </message>
    <message>
        <source>How often the simple tree does the same as the policy it imitates, among patients it was not made from.</source>
        <translation>Wie oft der einfache Baum dasselbe tut wie die Strategie, die er nachahmt, bei Patienten, aus denen er nicht erstellt wurde.</translation>
    </message>
    <message>
        <source>What is minimised</source>
        <translation>Was minimiert wird</translation>
    </message>
    <message>
        <source>What a policy is to spend little of while it finds the cases: money, the time until the last result is there, or both, where you say how much money an hour of waiting is worth.</source>
        <translation>Womit eine Strategie sparen soll, während sie die Fälle erkennt: Geld, die Zeit bis zum letzten Ergebnis oder beides, wobei Sie angeben, wie viel Geld eine Stunde Warten wert ist.</translation>
    </message>
    <message>
        <source>Turnaround time</source>
        <translation>Bearbeitungszeit</translation>
    </message>
    <message>
        <source>From the order of a panel to its results. Panels ordered one after the other take the sum of their times, as each waits for the results of the one before; ordered together they take the longer one.</source>
        <translation>Von der Anforderung eines Panels bis zu seinen Ergebnissen. Nacheinander angeforderte Panels brauchen die Summe ihrer Zeiten, da jedes auf die Ergebnisse des vorigen wartet; gemeinsam angeforderte brauchen die längere.</translation>
    </message>
    <message>
        <source>Ordered together</source>
        <translation>Gemeinsam angefordert</translation>
    </message>
    <message>
        <source>Two panels at the same time: their results take the longer of both times instead of the sum. The second is ordered, and paid, before anything is known of the first.</source>
        <translation>Zwei Panels zur selben Zeit: Ihre Ergebnisse brauchen die längere der beiden Zeiten statt der Summe. Das zweite wird angefordert und bezahlt, bevor vom ersten etwas bekannt ist.</translation>
    </message>
    <message>
        <source>Decision threshold</source>
        <translation>Entscheidungsschwelle</translation>
    </message>
    <message>
        <source>The probability of the outcome from which the policy says that the patient is a case. It follows from λ: the more a found case is worth, the lower it is.</source>
        <translation>Die Wahrscheinlichkeit des Outcomes, ab der die Strategie den Patienten als Fall einstuft. Sie folgt aus λ: Je mehr ein erkannter Fall wert ist, desto niedriger ist sie.</translation>
    </message>
    <message>
        <source>Estimated value</source>
        <translation>Schätzwert</translation>
    </message>
    <message>
        <source>Not measured. What patients with the same known values usually have, with the range of 80 of 100 of them. It is never flagged as high or low.</source>
        <translation>Nicht gemessen. Was Patienten mit denselben bekannten Werten gewöhnlich haben, mit dem Bereich von 80 von 100 von ihnen. Er wird nie als hoch oder niedrig gekennzeichnet.</translation>
    </message>
    <message>
        <source>Flip point</source>
        <translation>Kipppunkt</translation>
    </message>
    <message>
        <source>The value at which the policy would do something else next, everything else being as it is.</source>
        <translation>Der Wert, bei dem die Strategie als Nächstes etwas anderes täte, wenn alles andere bliebe, wie es ist.</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Kalibrierung</translation>
    </message>
    <message>
        <source>Whether 30 % means 30 in 100: of the patients who were given that probability, how many are cases? A model can rank patients well and still promise too much or too little to all of them.</source>
        <translation>Ob 30&#xa0;% wirklich 30 von 100 bedeutet: Wie viele der Patienten, die diese Wahrscheinlichkeit erhielten, sind Fälle? Ein Modell kann Patienten gut ordnen und trotzdem allen zu viel oder zu wenig versprechen.</translation>
    </message>
    <message>
        <source>Calibration slope</source>
        <translation>Kalibrierungssteigung</translation>
    </message>
    <message>
        <source>1 is right. Below 1 the probabilities are too extreme, high ones too high and low ones too low, as happens where a model learned chance; above 1 they are too timid. Mind its range: with few cases it is wide.</source>
        <translation>1 ist richtig. Unter 1 sind die Wahrscheinlichkeiten zu extrem, hohe zu hoch und niedrige zu niedrig, wie wenn ein Modell Zufälliges gelernt hat; über 1 sind sie zu zaghaft. Beachten Sie den Bereich: Bei wenigen Fällen ist er breit.</translation>
    </message>
    <message>
        <source>Calibration in the large</source>
        <translation>Kalibrierung im Mittel</translation>
    </message>
    <message>
        <source>Whether the probabilities are right on the whole. 0 is right; above 0 more patients are cases than were expected, below 0 fewer. It is off where the outcome is rarer or more frequent than among the patients learned from.</source>
        <translation>Ob die Wahrscheinlichkeiten insgesamt stimmen. 0 ist richtig; über 0 sind mehr Patienten Fälle als erwartet, unter 0 weniger. Sie weicht ab, wo das Outcome seltener oder häufiger ist als bei den Patienten, an denen gelernt wurde.</translation>
    </message>
    <message>
        <source>Brier score</source>
        <translation>Brier-Score</translation>
    </message>
    <message>
        <source>The mean square of how far the probability was from the truth: 0 at best, and smaller is better. Compare it only among the same patients, because a rare outcome makes it small for every model.</source>
        <translation>Das mittlere Quadrat des Abstands der Wahrscheinlichkeit von der Wahrheit: bestenfalls 0, kleiner ist besser. Nur bei denselben Patienten vergleichbar, denn ein seltenes Outcome macht ihn für jedes Modell klein.</translation>
    </message>
    <message>
        <source>Average precision (AUPRC)</source>
        <translation>Average Precision (AUPRC)</translation>
    </message>
    <message>
        <source>The positive predictive value, averaged over all shares of the cases that could be found. A coin reaches the prevalence, so a rare outcome makes it low: compare it only among the same patients.</source>
        <translation>Der positive prädiktive Wert, gemittelt über alle Anteile der Fälle, die erkannt werden könnten. Ein Münzwurf erreicht die Prävalenz, ein seltenes Outcome macht ihn also niedrig: Nur bei denselben Patienten vergleichbar.</translation>
    </message>
    <message>
        <source>Net benefit</source>
        <translation>Nettonutzen</translation>
    </message>
    <message>
        <source>Cases found, minus false alarms at the rate at which you would trade them, per patient. A model is of use only where it lies above both treating everybody and treating nobody. Tests are not paid for in it unless that is said.</source>
        <translation>Erkannte Fälle minus Fehlalarme zu dem Kurs, zu dem Sie sie tauschen würden, pro Patient. Ein Modell nützt nur dort, wo es sowohl über „alle behandeln“ als auch über „keinen behandeln“ liegt. Testkosten sind nicht enthalten, sofern es nicht gesagt wird.</translation>
    </message>
    <message>
        <source>Threshold probability</source>
        <translation>Schwellenwahrscheinlichkeit</translation>
    </message>
    <message>
        <source>The probability of the outcome from which on you would act. 10 % says that one missed case is as bad as nine patients treated in vain. Different doctors and patients choose differently, so the curve shows a range.</source>
        <translation>Die Wahrscheinlichkeit des Outcomes, ab der Sie handeln würden. 10&#xa0;% bedeutet: Ein übersehener Fall wiegt so schwer wie neun vergeblich behandelte Patienten. Ärzte und Patienten wählen verschieden, daher zeigt die Kurve einen Bereich.</translation>
    </message>
    <message>
        <source>DeLong interval</source>
        <translation>DeLong-Intervall</translation>
    </message>
    <message>
        <source>The range of AUROC after DeLong, DeLong and Clarke-Pearson (1988), from how much single patients pull it up or down. For two models of the same patients it looks at their difference, which is surer than comparing two ranges.</source>
        <translation>Der Bereich der AUROC nach DeLong, DeLong und Clarke-Pearson (1988), daraus, wie stark einzelne Patienten sie nach oben oder unten ziehen. Bei zwei Modellen an denselben Patienten wird ihre Differenz betrachtet, was sicherer ist, als zwei Bereiche zu vergleichen.</translation>
    </message>
    <message>
        <source>Paired bootstrap</source>
        <translation>Gepaarter Bootstrap</translation>
    </message>
    <message>
        <source>Patients are drawn again and again and both models are judged by the same ones. Where the range of the difference holds zero, these patients cannot tell the models apart; that is no proof that they are equal.</source>
        <translation>Patienten werden immer wieder neu gezogen und beide Modelle an denselben bewertet. Enthält der Bereich der Differenz die Null, lassen sich die Modelle mit diesen Patienten nicht unterscheiden; das ist kein Beweis, dass sie gleich sind.</translation>
    </message>
    <message>
        <source>Subgroup</source>
        <translation>Subgruppe</translation>
    </message>
    <message>
        <source>The same model for some patients only, such as the old or the women. Small groups have wide ranges, and among many groups one differs by chance: look for a pattern, not for the worst bar.</source>
        <translation>Dasselbe Modell nur für einen Teil der Patienten, etwa die Älteren oder die Frauen. Kleine Gruppen haben breite Bereiche, und unter vielen weicht eine zufällig ab: Achten Sie auf ein Muster, nicht auf den schlechtesten Balken.</translation>
    </message>
    <message>
        <source>Missing data</source>
        <translation>Fehlende Daten</translation>
    </message>
    <message>
        <source>Values that were never recorded. Where they are missing more often for cases than for others, or the other way round, a model may learn from the gaps, which will be others in your clinic.</source>
        <translation>Werte, die nie erfasst wurden. Wo sie bei Fällen häufiger fehlen als bei Übrigen oder umgekehrt, kann ein Modell aus den Lücken lernen, die in Ihrer Klinik andere sein werden.</translation>
    </message>
    <message>
        <source>Panel value</source>
        <translation>Panelnutzen</translation>
    </message>
    <message>
        <source>How often the results of a panel turned a wrong diagnosis into a right one, and how often the other way round. A panel may be worth its money though it changes little: it may decide what is ordered next.</source>
        <translation>Wie oft die Ergebnisse eines Panels aus einer falschen Diagnose eine richtige machten und wie oft umgekehrt. Ein Panel kann sein Geld wert sein, auch wenn es wenig ändert: Es kann bestimmen, was als Nächstes angefordert wird.</translation>
    </message>
    <message>
        <source>Redundancy</source>
        <translation>Redundanz</translation>
    </message>
    <message>
        <source>How much of a panel&apos;s results could have been predicted from what else is known, as a share of their variance. 100 % adds nothing new. A low share says that it is new, not that it helps the diagnosis.</source>
        <translation>Wie viel von den Ergebnissen eines Panels sich aus dem sonst Bekannten hätte vorhersagen lassen, als Anteil ihrer Varianz. 100&#xa0;% bringt nichts Neues. Ein niedriger Anteil heißt, dass es neu ist, nicht, dass es der Diagnose hilft.</translation>
    </message>
    <message>
        <source>Best fixed set</source>
        <translation>Beste feste Panels</translation>
    </message>
    <message>
        <source>The same panels for every patient: all sets are tried, and for each budget the best one on validation is kept. What choosing patient by patient is worth shows against this, not against ordering everything.</source>
        <translation>Dieselben Panels für jeden Patienten: Alle Kombinationen werden geprüft, und für jedes Budget bleibt die in der Validierung beste. Was die Auswahl von Patient zu Patient wert ist, zeigt sich im Vergleich damit, nicht mit dem Anfordern von allem.</translation>
    </message>
    <message>
        <source>Fixed selection (FS)</source>
        <translation>Feste Auswahl (FS)</translation>
    </message>
    <message>
        <source>Everybody gets the two panels that the trained policy ordered most often; all other parts are the same. The distance to the policy is what deciding for each patient adds.</source>
        <translation>Alle erhalten die zwei Panels, die die trainierte Strategie am häufigsten anforderte; alle anderen Teile sind dieselben. Der Abstand zur Strategie ist, was die Entscheidung für jeden Einzelnen bringt.</translation>
    </message>
    <message>
        <source>Random selection (RS)</source>
        <translation>Zufällige Auswahl (RS)</translation>
    </message>
    <message>
        <source>For every patient each panel is ordered or not by the toss of a coin. Whoever is not better than this has learned nothing about which panel to order.</source>
        <translation>Bei jedem Patienten entscheidet ein Münzwurf, ob ein Panel angefordert wird. Wer nicht besser ist, hat nichts darüber gelernt, welches Panel anzufordern ist.</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Greedy</translation>
    </message>
    <message>
        <source>Always orders the panel that promises most for its price at once, and never looks further ahead. It misses panels that only pay together with a later one.</source>
        <translation>Fordert immer das Panel an, das für seinen Preis sofort am meisten verspricht, und schaut nie weiter voraus. Panels, die sich erst zusammen mit einem späteren lohnen, entgehen ihm.</translation>
    </message>
    <message>
        <source>CWCF</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>CWCF</translation>
    </message>
    <message>
        <source>Classification with costly features (Janisch et al. 2019) learns from trial what each next order is worth. It aims at few mistakes, not at F1, and so tends to overlook rare diseases.</source>
        <translation>„Classification with Costly Features“ (Janisch et al. 2019) lernt durch Ausprobieren, was jede nächste Anforderung wert ist. Es zielt auf wenige Fehler, nicht auf F1, und neigt daher dazu, seltene Krankheiten zu übersehen.</translation>
    </message>
    <message>
        <source>TRIPOD+AI</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>TRIPOD+AI</translation>
    </message>
    <message>
        <source>A list of 27 items that a paper on a prediction model should report (Collins et al., BMJ 2024). It says what must be reported, not whether the model is good.</source>
        <translation>Eine Liste von 27 Punkten, die eine Arbeit über ein Vorhersagemodell berichten soll (Collins et al., BMJ 2024). Sie sagt, was zu berichten ist, nicht, ob das Modell gut ist.</translation>
    </message>
    <message>
        <source>STARD</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>STARD</translation>
    </message>
    <message>
        <source>A list of 30 items that a study of diagnostic accuracy should report (Bossuyt et al., 2015), with a diagram of how patients went through it.</source>
        <translation>Eine Liste von 30 Punkten, die eine Studie zur diagnostischen Genauigkeit berichten soll (Bossuyt et al., 2015), mit einem Diagramm, wie die Patienten sie durchlaufen haben.</translation>
    </message>
    <message>
        <source>Model card</source>
        <translation>Modellkarte</translation>
    </message>
    <message>
        <source>One page about a model: what it is for and what not, who it was learned from, how well it does and for whom, and what is not known. It belongs beside the model wherever it goes.</source>
        <translation>Eine Seite über ein Modell: wofür es gedacht ist und wofür nicht, an wem es gelernt wurde, wie gut es ist und für wen, und was nicht bekannt ist. Sie gehört zum Modell, wo immer es eingesetzt wird.</translation>
    </message>
    <message>
        <source>What-if</source>
        <translation>Was wäre wenn</translation>
    </message>
    <message>
        <source>A second path of the same patient, with another order or another result. The policy&apos;s own path stays as it was, so that the two can be compared.</source>
        <translation>Ein zweiter Weg desselben Patienten, mit einer anderen Anforderung oder einem anderen Ergebnis. Der Weg der Strategie bleibt unverändert, sodass beide verglichen werden können.</translation>
    </message>
    <message>
        <source>Worth of an order</source>
        <translation>Wert einer Anforderung</translation>
    </message>
    <message>
        <source>How much better the policy expects to do by ordering a panel and going on with its results than by a diagnosis at once, its price taken off. Where no result would change the diagnosis, an order is worth less than nothing: its price.</source>
        <translation>Um wie viel besser die Strategie abzuschneiden erwartet, wenn sie ein Panel anfordert und mit den Ergebnissen weitermacht, statt sofort zu diagnostizieren, abzüglich des Preises. Wo kein Ergebnis die Diagnose ändern würde, ist eine Anforderung weniger als nichts wert: minus ihren Preis.</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Duell</translation>
    </message>
    <message>
        <source>You and the policy order for the same patient, you without seeing what it thinks. Both are scored alike: the value of the diagnosis less the bill.</source>
        <translation>Sie und die Strategie fordern für denselben Patienten an, Sie ohne zu sehen, was sie denkt. Beide werden gleich bewertet: der Wert der Diagnose abzüglich der Rechnung.</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Where it is used</source>
        <translation>Wo es verwendet wird</translation>
    </message>
</context>
<context>
    <name>GuidePages</name>
    <message>
        <source>PanelWise help</source>
        <translation>Hilfe zu PanelWise</translation>
    </message>
</context>
<context>
    <name>HelpEvent</name>
    <message>
        <source>What can I do here?</source>
        <translation>Was kann ich hier tun?</translation>
    </message>
</context>
<context>
    <name>IdentifierReview</name>
    <message>
        <source>a different value in every row</source>
        <translation>in jeder Zeile ein anderer Wert</translation>
    </message>
    <message>
        <source>looks like names of people</source>
        <translation>sieht nach Personennamen aus</translation>
    </message>
    <message>
        <source>looks like record numbers</source>
        <translation>sieht nach Aktennummern aus</translation>
    </message>
    <message>
        <source>looks like dates</source>
        <translation>sieht nach Datumsangaben aus</translation>
    </message>
</context>
<context>
    <name>ImportText</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>Sheet “%1” was read. There are tables on these too: %2.</source>
        <translation>Tabellenblatt „%1“ wurde gelesen. Tabellen gibt es auch auf: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln values that the file declares to be missing count as not recorded: %1.</source>
        <translation>
            <numerusform>%Ln Wert, den die Datei als fehlend ausweist, gilt als nicht erfasst: %1.</numerusform>
            <numerusform>%Ln Werte, die die Datei als fehlend ausweist, gelten als nicht erfasst: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file&apos;s own words for %Ln columns were kept.</source>
        <translation>
            <numerusform>Die Beschriftung der Datei für %Ln Spalte wurde übernommen.</numerusform>
            <numerusform>Die Beschriftungen der Datei für %Ln Spalten wurden übernommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The labels of values were kept in %Ln columns: %1.</source>
        <translation>
            <numerusform>Die Wertelabels wurden in %Ln Spalte übernommen: %1.</numerusform>
            <numerusform>Die Wertelabels wurden in %Ln Spalten übernommen: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Column “%1”: %Ln values have a label (%2) and others have none, so it was read as numbers. If they are codes for “not recorded”, say so.</source>
        <translation>
            <numerusform>Spalte „%1“: %Ln Wert hat ein Label (%2), andere haben keines, daher wurde sie als Zahlen gelesen. Ist es ein Code für „nicht erfasst“, geben Sie das an.</numerusform>
            <numerusform>Spalte „%1“: %Ln Werte haben ein Label (%2), andere haben keines, daher wurde sie als Zahlen gelesen. Sind es Codes für „nicht erfasst“, geben Sie das an.</numerusform>
        </translation>
    </message>
    <message>
        <source>header</source>
        <translation>Kopfzeile</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells are not in UTF-8 as the rest of the file is and were read as Latin-1. Check their letters: %1.</source>
        <translation>
            <numerusform>%Ln Zelle ist nicht wie der Rest der Datei in UTF-8 und wurde als Latin-1 gelesen. Prüfen Sie die Buchstaben: %1.</numerusform>
            <numerusform>%Ln Zellen sind nicht wie der Rest der Datei in UTF-8 und wurden als Latin-1 gelesen. Prüfen Sie die Buchstaben: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Text file</source>
        <translation>Textdatei</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Excel-Arbeitsmappe</translation>
    </message>
    <message>
        <source>LibreOffice workbook</source>
        <translation>LibreOffice-Arbeitsmappe</translation>
    </message>
    <message>
        <source>SPSS file</source>
        <translation>SPSS-Datei</translation>
    </message>
    <message>
        <source>Stata file</source>
        <translation>Stata-Datei</translation>
    </message>
    <message>
        <source>SAS file</source>
        <translation>SAS-Datei</translation>
    </message>
    <message>
        <source>SAS transport file</source>
        <translation>SAS-Transportdatei</translation>
    </message>
    <message numerus="yes">
        <source>%Ln formulas have no stored value and count as not recorded. Open the workbook in Excel or LibreOffice and save it to have them calculated.</source>
        <translation>
            <numerusform>%Ln Formel hat keinen gespeicherten Wert und gilt als nicht erfasst. Öffnen und speichern Sie die Arbeitsmappe in Excel oder LibreOffice, damit sie berechnet wird.</numerusform>
            <numerusform>%Ln Formeln haben keinen gespeicherten Wert und gelten als nicht erfasst. Öffnen und speichern Sie die Arbeitsmappe in Excel oder LibreOffice, damit sie berechnet werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>sheet “%1”, names in row %2</source>
        <translation>Tabellenblatt „%1“, Namen in Zeile %2</translation>
    </message>
</context>
<context>
    <name>LineFigure</name>
    <message>
        <source>curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>%1, low</source>
        <translation>%1, untere Grenze</translation>
    </message>
    <message>
        <source>%1, high</source>
        <translation>%1, obere Grenze</translation>
    </message>
</context>
<context>
    <name>MissingTab</name>
    <message>
        <source>Missing data</source>
        <translation>Fehlende Daten</translation>
    </message>
    <message>
        <source>What the record does not hold. Gaps that are more frequent in cases, or in others, may be learned instead of the outcome itself.</source>
        <translation>Was die Akten nicht enthalten. Lücken, die bei Fällen oder bei Übrigen häufiger sind, können statt des Outcomes selbst gelernt werden.</translation>
    </message>
</context>
<context>
    <name>MissingWords</name>
    <message>
        <source>Known before any test</source>
        <translation>Vor allen Tests bekannt</translation>
    </message>
    <message>
        <source>Panels</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Panels</translation>
    </message>
    <message>
        <source>%1: %2 of values missing in cases, %3 in others.</source>
        <translation>%1: %2 der Werte fehlen bei Fällen, %3 bei Übrigen.</translation>
    </message>
    <message>
        <source>Variables with gaps, most first</source>
        <translation>Variablen mit Lücken, größte zuerst</translation>
    </message>
    <message>
        <source>values missing, cases</source>
        <translation>fehlende Werte, Fälle</translation>
    </message>
    <message>
        <source>values missing, others</source>
        <translation>fehlende Werte, Übrige</translation>
    </message>
    <message>
        <source>nothing recorded, cases</source>
        <translation>nichts erfasst, Fälle</translation>
    </message>
    <message>
        <source>nothing recorded, others</source>
        <translation>nichts erfasst, Übrige</translation>
    </message>
    <message>
        <source>Panel or variable</source>
        <translation>Panel oder Variable</translation>
    </message>
    <message>
        <source>What is not recorded</source>
        <translation>Was nicht erfasst ist</translation>
    </message>
    <message>
        <source>%1 Nothing is missing in %2 of them.</source>
        <translation>%1 Bei %2 davon fehlt nichts.</translation>
    </message>
</context>
<context>
    <name>MissingnessFigure</name>
    <message>
        <source>Known before any test</source>
        <translation>Vor allen Tests bekannt</translation>
    </message>
    <message>
        <source>%1: %2 of values missing in patients who are no cases, %3 in cases; nothing recorded in %4 and %5.</source>
        <translation>%1: %2 der Werte fehlen bei Patienten, die keine Fälle sind, %3 bei Fällen; nichts erfasst bei %4 und %5.</translation>
    </message>
    <message>
        <source>values missing</source>
        <translation>fehlende Werte</translation>
    </message>
    <message>
        <source>nothing recorded</source>
        <translation>nichts erfasst</translation>
    </message>
    <message>
        <source>without</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>with</source>
        <translation>mit</translation>
    </message>
    <message>
        <source>Missing values by panel and outcome</source>
        <translation>Fehlende Werte nach Panel und Outcome</translation>
    </message>
    <message>
        <source>Panel</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Panel</translation>
    </message>
    <message>
        <source>Values missing, without</source>
        <translation>Fehlende Werte, ohne</translation>
    </message>
    <message>
        <source>Values missing, with</source>
        <translation>Fehlende Werte, mit</translation>
    </message>
    <message>
        <source>Nothing recorded, without</source>
        <translation>Nichts erfasst, ohne</translation>
    </message>
    <message>
        <source>Nothing recorded, with</source>
        <translation>Nichts erfasst, mit</translation>
    </message>
</context>
<context>
    <name>ModelChoices</name>
    <message>
        <source>Policy %1</source>
        <translation>Strategie %1</translation>
    </message>
</context>
<context>
    <name>NumberWords</name>
    <message>
        <source>1 test</source>
        <translation>1 Test</translation>
    </message>
    <message>
        <source>%1 tests</source>
        <translation>%1 Tests</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>There is no display to show the window on. panelwise-cli does the same work in a terminal.</source>
        <translation>Es gibt keinen Bildschirm für das Fenster. panelwise-cli leistet dasselbe im Terminal.</translation>
    </message>
    <message>
        <source>Open a built-in cohort.</source>
        <translation>Eine mitgelieferte Kohorte öffnen.</translation>
    </message>
    <message>
        <source>Write a picture of the window when it is ready, and end.</source>
        <translation>Ein Bild des Fensters schreiben, sobald es bereit ist, und beenden.</translation>
    </message>
    <message>
        <source>Show start, import, data, train, front, patient or compare.</source>
        <translation>start, import, data, train, front, patient oder compare zeigen.</translation>
    </message>
    <message>
        <source>Colours: light or dark.</source>
        <translation>Farben: light (hell) oder dark (dunkel).</translation>
    </message>
    <message>
        <source>Size of the window, 1440x900.</source>
        <translation>Größe des Fensters, 1440x900.</translation>
    </message>
    <message>
        <source>Size of the type, 0.85 to 3.</source>
        <translation>Schriftgröße, 0.85 bis 3.</translation>
    </message>
    <message>
        <source>Print the milliseconds until the window was drawn first.</source>
        <translation>Die Millisekunden bis zum ersten Zeichnen des Fensters ausgeben.</translation>
    </message>
    <message>
        <source>A laboratory for cost-effective diagnosis.</source>
        <translation>Ein Labor für kosteneffektive Diagnostik.</translation>
    </message>
    <message>
        <source>Only one file can be opened at a time.</source>
        <translation>Es kann nur eine Datei auf einmal geöffnet werden.</translation>
    </message>
    <message>
        <source>There is no page “%1”.</source>
        <translation>Es gibt keine Seite „%1“.</translation>
    </message>
    <message>
        <source>The theme is light or dark, not “%1”.</source>
        <translation>Die Farben sind light oder dark, nicht „%1“.</translation>
    </message>
    <message>
        <source>The size is written like 1440x900, not “%1”.</source>
        <translation>Die Größe wird wie 1440x900 geschrieben, nicht „%1“.</translation>
    </message>
    <message>
        <source>The zoom is a number from 0.85 to 3, not “%1”.</source>
        <translation>Der Zoom ist eine Zahl von 0.85 bis 3, nicht „%1“.</translation>
    </message>
    <message>
        <source>Keep settings and unsaved projects beside the program, as on a USB stick.</source>
        <translation>Einstellungen und ungespeicherte Projekte neben dem Programm ablegen, etwa auf einem USB-Stick.</translation>
    </message>
    <message>
        <source>A .panelwise project, a table to import, a lesson or an exported figure.</source>
        <translation>Ein .panelwise-Projekt, eine zu importierende Tabelle, eine Lektion oder eine exportierte Abbildung.</translation>
    </message>
    <message>
        <source>a laboratory for cost-effective diagnosis</source>
        <translation>ein Labor für kosteneffektive Diagnostik</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Opens the window, with FILE if one is given: a .panelwise project, a table to import or an exported figure. Simulation for education and research. Not for clinical use.</source>
        <translation>Öffnet das Fenster, gegebenenfalls mit FILE: ein .panelwise-Projekt, eine zu importierende Tabelle oder eine exportierte Abbildung. Simulation für Lehre und Forschung. Nicht für den klinischen Einsatz.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Siehe auch</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>found</source>
        <translation>erkannt</translation>
    </message>
    <message>
        <source>false alarms</source>
        <translation>Fehlalarme</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>übersehen</translation>
    </message>
    <message>
        <source>correctly reassured</source>
        <translation>richtig negativ</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Outcome</translation>
    </message>
    <message>
        <source>Patients of 1,000</source>
        <translation>Patienten von 1.000</translation>
    </message>
    <message>
        <source>%1 found, %2 missed, %3 false alarms, %4 correctly reassured</source>
        <translation>%1 erkannt, %2 übersehen, %3 Fehlalarme, %4 richtig negativ</translation>
    </message>
</context>
<context>
    <name>OutcomeText</name>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>death</source>
        <translation>Tod</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>nicht %1</translation>
    </message>
    <message>
        <source>the outcome</source>
        <translation>das Outcome</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>unter %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>above %1</source>
        <translation>über %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>erfasst</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 ist %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2 is %3): %4 of %5 patients (%6)</source>
        <translation>%1 (%2 ist %3): %4 von %5 Patienten (%6)</translation>
    </message>
    <message>
        <source>No column looks like an outcome. Choose the one that says who is a case, now or after the import.</source>
        <translation>Keine Spalte sieht nach einem Outcome aus. Wählen Sie jetzt oder nach dem Import diejenige, die sagt, wer ein Fall ist.</translation>
    </message>
    <message>
        <source>Which value of %1 marks the cases?</source>
        <translation>Welcher Wert von %1 bezeichnet die Fälle?</translation>
    </message>
    <message>
        <source>%1 usually marks the cases, but then %2 of %3 patients would be cases. Which value of %4 marks them?</source>
        <translation>%1 bezeichnet gewöhnlich die Fälle, aber dann wären %2 von %3 Patienten Fälle. Welcher Wert von %4 bezeichnet sie?</translation>
    </message>
    <message>
        <source>Other columns could be the outcome, too. Is it %1, and which of its values marks the cases?</source>
        <translation>Auch andere Spalten könnten das Outcome sein. Ist es %1, und welcher ihrer Werte bezeichnet die Fälle?</translation>
    </message>
    <message>
        <source>%1 recorded: %2 of %3 patients</source>
        <translation>%1 erfasst: %2 von %3 Patienten</translation>
    </message>
</context>
<context>
    <name>PanelUse</name>
    <message>
        <source>Panel</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Panel</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Share of patients</source>
        <translation>Anteil der Patienten</translation>
    </message>
    <message>
        <source>Share at the start</source>
        <translation>Anteil zu Beginn</translation>
    </message>
    <message>
        <source>%1: ordered for %2 of patients</source>
        <translation>%1: für %2 der Patienten angefordert</translation>
    </message>
</context>
<context>
    <name>PanelValueTab</name>
    <message>
        <source>Panel value</source>
        <translation>Panelnutzen</translation>
    </message>
    <message>
        <source>The diagnosis before a panel was ordered, against the one after its results.</source>
        <translation>Die Diagnose vor der Anforderung eines Panels gegenüber der nach seinen Ergebnissen.</translation>
    </message>
    <message>
        <source>%1 orders the same panels for everybody, all at once: there is no diagnosis before a panel.</source>
        <translation>%1 fordert für alle dieselben Panels auf einmal an: Es gibt keine Diagnose vor einem Panel.</translation>
    </message>
</context>
<context>
    <name>PanelWords</name>
    <message>
        <source>Panel %1</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Panel %1</translation>
    </message>
</context>
<context>
    <name>PatientView</name>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>hidden until diagnosis</source>
        <translation>bis zur Diagnose verborgen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Both paths do the same.</source>
        <translation>Beide Wege tun dasselbe.</translation>
    </message>
    <message>
        <source>They part at step %1: the policy does “%2”, you “%3”.</source>
        <translation>Die Wege trennen sich bei Schritt %1: die Strategie mit „%2“, Sie mit „%3“.</translation>
    </message>
    <message>
        <source>Duel: your orders against the policy’s</source>
        <translation>Duell: Ihre Anforderungen gegen die der Strategie</translation>
    </message>
    <message>
        <source>Duel: both paths</source>
        <translation>Duell: beide Wege</translation>
    </message>
    <message>
        <source>Probabilities, advice and estimates are hidden until your diagnosis. What is ordered stays ordered.</source>
        <translation>Wahrscheinlichkeiten, Rat und Schätzwerte sind bis zu Ihrer Diagnose verborgen. Was angefordert ist, bleibt angefordert.</translation>
    </message>
    <message>
        <source>Two paths</source>
        <translation>Zwei Wege</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Was wäre, wenn</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sie sind am Zug</translation>
    </message>
    <message>
        <source>Diagnose</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Diagnose</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>the policy would order it now · estimated, 80 % range</source>
        <translation>die Strategie würde es jetzt anfordern · geschätzt, 80-%-Bereich</translation>
    </message>
    <message>
        <source>policy’s path</source>
        <translation>Weg der Strategie</translation>
    </message>
    <message>
        <source>Reference ranges of adults, illustrative; use your laboratory’s.</source>
        <translation>Referenzbereiche für Erwachsene, nur Beispiele; es gelten die Ihres Labors.</translation>
    </message>
    <message>
        <source>Reference ranges for women, illustrative; use your laboratory’s.</source>
        <translation>Referenzbereiche für Frauen, nur Beispiele; es gelten die Ihres Labors.</translation>
    </message>
    <message>
        <source>Reference ranges for men, illustrative; use your laboratory’s.</source>
        <translation>Referenzbereiche für Männer, nur Beispiele; es gelten die Ihres Labors.</translation>
    </message>
    <message>
        <source>Estimates (est.) are never flagged.</source>
        <translation>Schätzwerte (gesch.) werden nie gekennzeichnet.</translation>
    </message>
    <message>
        <source>within reference: %1</source>
        <translation>im Referenzbereich: %1</translation>
    </message>
    <message>
        <source>%1, step %2 of %3</source>
        <translation>%1, Schritt %2 von %3</translation>
    </message>
    <message>
        <source>%1 right for %2, score %3</source>
        <translation>%1 richtig für %2, Punkte %3</translation>
    </message>
    <message>
        <source>Score: %1 for a case found, 1 for somebody rightly reassured, 0 for an error</source>
        <translation>Punkte: %1 für einen erkannten Fall, 1 für einen zu Recht beruhigten Gesunden, 0 für einen Fehler</translation>
    </message>
    <message>
        <source>%1.</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1; each %2 spent costs 1.</source>
        <translation>%1; je %2 Ausgaben kosten 1 Punkt.</translation>
    </message>
    <message>
        <source>%1; less what the tests cost and how long they take.</source>
        <translation>%1; abzüglich der Kosten und der Dauer der Tests.</translation>
    </message>
    <message numerus="yes">
        <source>Score over %n patient(s): you %1; the policy %2.</source>
        <translation>
            <numerusform>Punkte bei %n Patient: Sie %1; die Strategie %2.</numerusform>
            <numerusform>Punkte bei %n Patienten: Sie %1; die Strategie %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>critical: its results changed the diagnosis</source>
        <translation>entscheidend: Die Ergebnisse haben die Diagnose geändert</translation>
    </message>
    <message>
        <source>useful: it promised more than a diagnosis at once</source>
        <translation>nützlich: Es versprach mehr als eine sofortige Diagnose</translation>
    </message>
    <message>
        <source>unnecessary: a diagnosis at once promised as much</source>
        <translation>unnötig: Eine sofortige Diagnose versprach ebenso viel</translation>
    </message>
    <message>
        <source>not to be said</source>
        <translation>nicht zu sagen</translation>
    </message>
    <message>
        <source>ordered with another</source>
        <translation>zusammen mit einem anderen angefordert</translation>
    </message>
    <message>
        <source>%1, %2: expected to bring %3; %4.</source>
        <translation>%1, %2: erwarteter Gewinn %3; %4.</translation>
    </message>
    <message>
        <source>nothing was ordered.</source>
        <translation>nichts angefordert.</translation>
    </message>
    <message>
        <source>then %1, as soon as its results are typed in</source>
        <translation>dann %1, sobald die Ergebnisse eingegeben sind</translation>
    </message>
    <message>
        <source>%1 orders</source>
        <translation>%1 fordert an</translation>
    </message>
    <message>
        <source>%1 against the policy</source>
        <translation>%1 gegen die Strategie</translation>
    </message>
    <message>
        <source>You order</source>
        <translation>Sie fordern an</translation>
    </message>
    <message>
        <source>What the policy thinks of this decision is hidden until you made it, or want it revealed.</source>
        <translation>Was die Strategie von dieser Entscheidung hält, bleibt verborgen, bis Sie sie getroffen haben oder es aufdecken.</translation>
    </message>
    <message>
        <source>%1, step %2</source>
        <translation>%1, Schritt %2</translation>
    </message>
</context>
<context>
    <name>PlanText</name>
    <message>
        <source>Whether classifier and panel selector learn together or the classifier first.</source>
        <translation>Ob Klassifikator und Panelwahl gemeinsam lernen oder der Klassifikator zuerst.</translation>
    </message>
    <message>
        <source>What a case found is worth; a correct negative is worth 1.</source>
        <translation>Was ein erkannter Fall wert ist; ein richtig Negativer ist 1 wert.</translation>
    </message>
    <message>
        <source>What one unit of what is minimised is worth; negative, because it is spent.</source>
        <translation>Was eine Einheit des Minimierten wert ist; negativ, weil sie ausgegeben wird.</translation>
    </message>
    <message>
        <source>What to spend little of: money, time, or both, an hour being worth this much money.</source>
        <translation>Womit gespart werden soll: Geld, Zeit oder beides, wobei eine Stunde so viel Geld wert ist.</translation>
    </message>
    <message>
        <source>Where random numbers start; the same seed gives the same policy.</source>
        <translation>Wo die Zufallszahlen beginnen; derselbe Startwert ergibt dieselbe Strategie.</translation>
    </message>
    <message>
        <source>What the best policy on validation patients is chosen by.</source>
        <translation>Wonach die an Validierungspatienten beste Strategie gewählt wird.</translation>
    </message>
    <message>
        <source>Who diagnoses: the panel selector, or the probability by what pays more.</source>
        <translation>Woraus die Diagnose folgt: aus der Panelwahl oder aus der Wahrscheinlichkeit, nach der höheren Belohnung.</translation>
    </message>
    <message>
        <source>Whether a diagnosis earns by the outcome or by its probability with all panels known.</source>
        <translation>Ob eine Diagnose nach dem Outcome belohnt wird oder nach dessen Wahrscheinlichkeit bei allen bekannten Panels.</translation>
    </message>
    <message>
        <source>Whether encoder, classifier and panel selector all learn from all training patients.</source>
        <translation>Ob Encoder, Klassifikator und Panelwahl jeweils an allen Trainingspatienten lernen.</translation>
    </message>
    <message>
        <source>Whether networks see logarithms of values that few patients have far above the rest.</source>
        <translation>Ob Netze den Logarithmus von Werten sehen, die bei wenigen Patienten weit über den übrigen liegen.</translation>
    </message>
    <message>
        <source>Whether a panel of which a patient&apos;s record holds nothing cannot be ordered.</source>
        <translation>Ob ein Panel, von dem die Akte eines Patienten nichts enthält, nicht angefordert werden kann.</translation>
    </message>
    <message>
        <source>Memory for estimated states in MB; beyond it only visited states are kept.</source>
        <translation>Speicher für geschätzte Zustände in MB; darüber hinaus werden nur besuchte Zustände behalten.</translation>
    </message>
    <message>
        <source>How unknown values are estimated from known ones; emflow and gain take longest to learn.</source>
        <translation>Wie unbekannte Werte aus bekannten geschätzt werden; emflow und gain lernen am längsten.</translation>
    </message>
    <message>
        <source>Coupling layers of the flow.</source>
        <translation>Kopplungsschichten des Flows.</translation>
    </message>
    <message>
        <source>Width of the two hidden layers in each coupling; networks of gain are 4 times as wide.</source>
        <translation>Breite der zwei verborgenen Schichten jeder Kopplung; Netze von gain sind 4-mal so breit.</translation>
    </message>
    <message>
        <source>Training steps of the flow; gain takes ten in each.</source>
        <translation>Trainingsschritte des Flows; gain macht in jedem zehn.</translation>
    </message>
    <message>
        <source>Patients in one training step of the flow or of gain.</source>
        <translation>Patienten in einem Trainingsschritt des Flows oder von gain.</translation>
    </message>
    <message>
        <source>Learning rate of the flow or of gain.</source>
        <translation>Lernrate des Flows oder von gain.</translation>
    </message>
    <message>
        <source>Weight of the reconstruction error in the loss of the flow or of gain.</source>
        <translation>Gewicht des Rekonstruktionsfehlers im Verlust des Flows oder von gain.</translation>
    </message>
    <message>
        <source>How strongly the flow&apos;s weights are drawn to zero.</source>
        <translation>Wie stark die Gewichte des Flows gegen null gezogen werden.</translation>
    </message>
    <message>
        <source>Largest logarithm of the scale in a coupling; smaller is more stable.</source>
        <translation>Größter Logarithmus der Skalierung in einer Kopplung; kleiner ist stabiler.</translation>
    </message>
    <message>
        <source>Rounds of gaussian, mice and missforest; iterations for each penalty of softimpute.</source>
        <translation>Runden von gaussian, mice und missforest; Iterationen je Strafterm von softimpute.</translation>
    </message>
    <message>
        <source>Networks of the classifier; of several, each leaves out different patients.</source>
        <translation>Netze des Klassifikators; sind es mehrere, bleiben bei jedem andere Patienten außen vor.</translation>
    </message>
    <message>
        <source>Whether the classifier is told which values are known.</source>
        <translation>Ob dem Klassifikator mitgeteilt wird, welche Werte bekannt sind.</translation>
    </message>
    <message>
        <source>Pieces of each value&apos;s range that the classifier sees one by one, 0 for none.</source>
        <translation>Abschnitte des Wertebereichs, die der Klassifikator bei jedem Wert einzeln sieht; 0 für keine.</translation>
    </message>
    <message>
        <source>Width of the classifier&apos;s two hidden layers.</source>
        <translation>Breite der zwei verborgenen Schichten des Klassifikators.</translation>
    </message>
    <message>
        <source>Patients in one training step of the classifier.</source>
        <translation>Patienten in einem Trainingsschritt des Klassifikators.</translation>
    </message>
    <message>
        <source>Learning rate of the classifier.</source>
        <translation>Lernrate des Klassifikators.</translation>
    </message>
    <message>
        <source>Weight of a diseased patient in the classifier&apos;s loss.</source>
        <translation>Gewicht eines Erkrankten im Verlust des Klassifikators.</translation>
    </message>
    <message>
        <source>Passes before the panel selector learns; for method pretrained or a warm start.</source>
        <translation>Durchgänge, bevor die Panelwahl lernt; für die Methode pretrained oder einen Warmstart.</translation>
    </message>
    <message>
        <source>Whether end-to-end begins with them too and goes on with a tenth of the rate.</source>
        <translation>Ob auch end-to-end damit beginnt und mit einem Zehntel der Lernrate weitermacht.</translation>
    </message>
    <message>
        <source>Passes over the visited states in each outer loop; method end-to-end only.</source>
        <translation>Durchgänge über die besuchten Zustände in jeder äußeren Schleife; nur Methode end-to-end.</translation>
    </message>
    <message>
        <source>Loops without gain on validation until the classifier stays at its best; 0: never.</source>
        <translation>Schleifen ohne Gewinn in der Validierung, bis der Klassifikator bei seinem Besten bleibt; 0: nie.</translation>
    </message>
    <message>
        <source>Width of the two hidden layers of the policy and value networks.</source>
        <translation>Breite der zwei verborgenen Schichten von Strategie- und Wertnetz.</translation>
    </message>
    <message>
        <source>Steps in one gradient step of the panel selector.</source>
        <translation>Schritte in einem Gradientenschritt der Panelwahl.</translation>
    </message>
    <message>
        <source>Steps collected before each update of the panel selector.</source>
        <translation>Gesammelte Schritte vor jeder Aktualisierung der Panelwahl.</translation>
    </message>
    <message>
        <source>Patients tested side by side.</source>
        <translation>Nebeneinander getestete Patienten.</translation>
    </message>
    <message>
        <source>Passes over the collected steps in each update.</source>
        <translation>Durchgänge über die gesammelten Schritte bei jeder Aktualisierung.</translation>
    </message>
    <message>
        <source>Learning rate of the panel selector.</source>
        <translation>Lernrate der Panelwahl.</translation>
    </message>
    <message>
        <source>Share of that rate left at the end of training, falling evenly.</source>
        <translation>Anteil dieser Rate am Ende des Trainings; sie fällt gleichmäßig.</translation>
    </message>
    <message>
        <source>Discount of later rewards; 1 counts them in full.</source>
        <translation>Diskontierung späterer Belohnungen; 1 zählt sie voll.</translation>
    </message>
    <message>
        <source>How far advantages look ahead: 0 one step, 1 to the diagnosis.</source>
        <translation>Wie weit die Vorteilsschätzung vorausschaut: 0 einen Schritt, 1 bis zur Diagnose.</translation>
    </message>
    <message>
        <source>How far one update may move the probability of an action.</source>
        <translation>Wie weit eine Aktualisierung die Wahrscheinlichkeit einer Aktion verschieben darf.</translation>
    </message>
    <message>
        <source>Weight of the value loss beside the policy loss.</source>
        <translation>Gewicht des Wertverlusts neben dem Strategieverlust.</translation>
    </message>
    <message>
        <source>Reward for trying different actions; more keeps exploring longer.</source>
        <translation>Belohnung für das Ausprobieren verschiedener Aktionen; mehr erkundet länger.</translation>
    </message>
    <message>
        <source>Share of that reward left at the end of training, falling evenly.</source>
        <translation>Anteil dieser Belohnung am Ende des Trainings; sie fällt gleichmäßig.</translation>
    </message>
    <message>
        <source>Largest length of a gradient; longer ones are shortened to it.</source>
        <translation>Größte Länge eines Gradienten; längere werden darauf gekürzt.</translation>
    </message>
    <message>
        <source>How much of the mean of earlier weights an update leaves; 0 keeps the last weights.</source>
        <translation>Wie viel vom Mittel früherer Gewichte eine Aktualisierung übrig lässt; 0 behält die letzten Gewichte.</translation>
    </message>
    <message>
        <source>Whether policy and value share their hidden layers.</source>
        <translation>Ob Strategie und Wert ihre verborgenen Schichten teilen.</translation>
    </message>
    <message>
        <source>Outer loops: panel selector, then classifier.</source>
        <translation>Äußere Schleifen: Panelwahl, dann Klassifikator.</translation>
    </message>
    <message>
        <source>Steps of testing patients in each outer loop.</source>
        <translation>Testschritte an Patienten in jeder äußeren Schleife.</translation>
    </message>
    <message>
        <source>Outer loops between two looks at the validation patients.</source>
        <translation>Äußere Schleifen zwischen zwei Blicken auf die Validierungspatienten.</translation>
    </message>
    <message>
        <source>Whether the classifier begins with what boosted trees of each set of panels say.</source>
        <translation>Ob der Klassifikator von dem ausgeht, was Boosted Trees zu jeder Panelmenge sagen.</translation>
    </message>
</context>
<context>
    <name>PolicyNameText</name>
    <message>
        <source>“%1” is too long for the name of a policy. Use at most %2 letters.</source>
        <translation>„%1“ ist als Name einer Strategie zu lang. Verwenden Sie höchstens %2 Zeichen.</translation>
    </message>
    <message>
        <source>The name of a policy cannot hold line breaks or letters that are not seen. Use letters, digits, blanks and punctuation.</source>
        <translation>Der Name einer Strategie darf keine Zeilenumbrüche oder unsichtbaren Zeichen enthalten. Verwenden Sie Buchstaben, Ziffern, Leerzeichen und Satzzeichen.</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a policy: plain numbers, names like P1-3 or T-2 and a hyphen at the beginning are the program&apos;s own. Add a word.</source>
        <translation>„%1“ kann kein Name einer Strategie sein: Bloße Zahlen, Namen wie P1-3 oder T-2 und ein Bindestrich am Anfang sind dem Programm vorbehalten. Fügen Sie ein Wort hinzu.</translation>
    </message>
    <message>
        <source>Policy %1 is called “%2” already. Choose another name, or rename that one first.</source>
        <translation>Strategie %1 heißt bereits „%2“. Wählen Sie einen anderen Namen, oder benennen Sie zuerst jene um.</translation>
    </message>
</context>
<context>
    <name>ProjectWords</name>
    <message>
        <source>Left out because every row holds the same value: %1.</source>
        <translation>Weggelassen, weil jede Zeile denselben Wert enthält: %1.</translation>
    </message>
    <message>
        <source>Left out because nothing is recorded: %1.</source>
        <translation>Weggelassen, weil nichts erfasst ist: %1.</translation>
    </message>
    <message>
        <source>Left out because there are too many different texts: %1.</source>
        <translation>Weggelassen, weil es zu viele verschiedene Texte gibt: %1.</translation>
    </message>
    <message>
        <source>saving…</source>
        <translation>wird gespeichert…</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <source>read only</source>
        <translation>schreibgeschützt</translation>
    </message>
    <message>
        <source>Another window has this project open, so this one only shows it. Close it there, or use Save as to work on a copy.</source>
        <translation>Dieses Projekt ist in einem anderen Fenster geöffnet und wird hier nur angezeigt. Schließen Sie es dort, oder arbeiten Sie mit „Speichern unter“ an einer Kopie.</translation>
    </message>
    <message>
        <source>This file or its folder is read-only. Use Save as to work on a copy.</source>
        <translation>Diese Datei oder ihr Ordner ist schreibgeschützt. Arbeiten Sie mit „Speichern unter“ an einer Kopie.</translation>
    </message>
    <message>
        <source>This project was opened for reading only.</source>
        <translation>Dieses Projekt wurde nur zum Lesen geöffnet.</translation>
    </message>
    <message>
        <source>Kept but not understood in the task file: %1.</source>
        <translation>In der Aufgabendatei behalten, aber nicht verstanden: %1.</translation>
    </message>
    <message>
        <source>everything is saved</source>
        <translation>alles ist gespeichert</translation>
    </message>
    <message>
        <source>A newer version of PanelWise wrote this project. It is shown as far as this version knows it and is not changed; open it with the newer version to work on it.</source>
        <translation>Eine neuere Version von PanelWise hat dieses Projekt geschrieben. Es wird gezeigt, soweit diese Version es kennt, und nicht verändert; öffnen Sie es mit der neueren Version, um daran zu arbeiten.</translation>
    </message>
</context>
<context>
    <name>QueueText</name>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation>Wird vorbereitet</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausiert</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Wird gestoppt</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Orders nothing</source>
        <translation>Fordert nichts an</translation>
    </message>
    <message>
        <source>Stopped, kept</source>
        <translation>Gestoppt, behalten</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Unterbrochen</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>next</source>
        <translation>als Nächstes</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>about %1 s</source>
        <translation>etwa %1 s</translation>
    </message>
    <message>
        <source>about %1 min</source>
        <translation>etwa %1 min</translation>
    </message>
    <message>
        <source>%1 started: %2.</source>
        <translation>%1 begonnen: %2.</translation>
    </message>
    <message>
        <source>%1 goes on from its last checkpoint.</source>
        <translation>%1 läuft vom letzten Zwischenstand weiter.</translation>
    </message>
    <message>
        <source>%1: the state encoder is ready after %2; estimates are off by %3 SD on unseen patients.</source>
        <translation>%1: Der Zustandsencoder ist nach %2 bereit; Schätzwerte weichen bei ungesehenen Patienten um %3 SD ab.</translation>
    </message>
    <message>
        <source>%1: the state encoder is ready after %2.</source>
        <translation>%1: Der Zustandsencoder ist nach %2 bereit.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>validation F1 %1 at %2</source>
        <translation>F1 in der Validierung %1 bei %2</translation>
    </message>
    <message>
        <source>no figures</source>
        <translation>keine Kennzahlen</translation>
    </message>
    <message>
        <source>%1 orders nothing: at ρ %2 a test costs more than a diagnosis is worth. Its result is kept: %3.</source>
        <translation>%1 fordert nichts an: Bei ρ %2 kostet ein Test mehr, als eine Diagnose wert ist. Das Ergebnis wird behalten: %3.</translation>
    </message>
    <message>
        <source>%1 finished: %2.</source>
        <translation>%1 fertig: %2.</translation>
    </message>
    <message>
        <source>%1 was stopped before there was a policy to keep.</source>
        <translation>%1 wurde gestoppt, bevor es eine Strategie zu behalten gab.</translation>
    </message>
    <message>
        <source>%1 was stopped. The best state so far is kept: %2.</source>
        <translation>%1 wurde gestoppt. Der bisher beste Stand wird behalten: %2.</translation>
    </message>
    <message>
        <source>%1 was stopped at %2 of %3 steps. The best state so far is kept: %4.</source>
        <translation>%1 wurde bei %2 von %3 Schritten gestoppt. Der bisher beste Stand wird behalten: %4.</translation>
    </message>
    <message>
        <source>%1 failed.</source>
        <translation>%1 ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>%1 was interrupted. It can go on from its last checkpoint.</source>
        <translation>%1 wurde unterbrochen. Fortsetzung vom letzten Zwischenstand ist möglich.</translation>
    </message>
    <message>
        <source>%1 was interrupted before its first checkpoint.</source>
        <translation>%1 wurde vor dem ersten Zwischenstand unterbrochen.</translation>
    </message>
    <message>
        <source>%1 is under way.</source>
        <translation>%1 läuft.</translation>
    </message>
    <message>
        <source>%1 failed. %2 What was stored up to its last checkpoint is kept.</source>
        <translation>%1 ist fehlgeschlagen. %2 Was bis zum letzten Zwischenstand gespeichert war, bleibt erhalten.</translation>
    </message>
    <message>
        <source>The search for a whole front began: %1, by %2.</source>
        <translation>Die Suche nach einer ganzen Front hat begonnen: %1, nach %2.</translation>
    </message>
    <message numerus="yes">
        <source>The front is found: %n policies are on it.</source>
        <translation>
            <numerusform>Die Front ist gefunden: %n Strategie liegt darauf.</numerusform>
            <numerusform>Die Front ist gefunden: %n Strategien liegen darauf.</numerusform>
        </translation>
    </message>
    <message>
        <source>The search was stopped. What was found is kept.</source>
        <translation>Die Suche wurde gestoppt. Das Gefundene bleibt erhalten.</translation>
    </message>
    <message>
        <source>The search failed. What was found is kept.</source>
        <translation>Die Suche ist fehlgeschlagen. Das Gefundene bleibt erhalten.</translation>
    </message>
</context>
<context>
    <name>RecentList</name>
    <message>
        <source>Interrupted, nothing lost</source>
        <translation>Unterbrochen, nichts verloren</translation>
    </message>
    <message>
        <source>Not saved under a name yet</source>
        <translation>Noch nicht unter einem Namen gespeichert</translation>
    </message>
    <message>
        <source>Today %1</source>
        <translation>Heute %1</translation>
    </message>
    <message>
        <source>Yesterday %1</source>
        <translation>Gestern %1</translation>
    </message>
</context>
<context>
    <name>RecordingText</name>
    <message>
        <source>%1 (%2–%3)</source>
        <translation>%1 (%2–%3)</translation>
    </message>
    <message>
        <source>the same as recorded</source>
        <translation>gleich dem erfassten Wert</translation>
    </message>
    <message>
        <source>%1 higher than as recorded</source>
        <translation>%1 höher als der erfasste Wert</translation>
    </message>
    <message>
        <source>%1 lower than as recorded</source>
        <translation>%1 niedriger als der erfasste Wert</translation>
    </message>
    <message>
        <source>%1, which may be chance</source>
        <translation>%1, was Zufall sein kann</translation>
    </message>
    <message>
        <source>What it would be if every order could be carried out cannot be said: that needs both cases and others.</source>
        <translation>Wie es wäre, wenn jede Anforderung ausgeführt werden könnte, lässt sich nicht sagen: Dafür braucht es sowohl Fälle als auch Übrige.</translation>
    </message>
    <message>
        <source>If every order could be carried out, and among patients of whom the same was known it is chance whose panel was recorded, F1 would be about %1: %2.</source>
        <translation>Könnte jede Anforderung ausgeführt werden und wäre es bei Patienten mit gleichem Kenntnisstand Zufall, wessen Panel erfasst wurde, läge F1 bei etwa %1: %2.</translation>
    </message>
    <message>
        <source>As recorded</source>
        <translation>Wie erfasst</translation>
    </message>
    <message>
        <source>Weighted</source>
        <translation>Gewichtet</translation>
    </message>
    <message>
        <source>Filled in</source>
        <translation>Aufgefüllt</translation>
    </message>
    <message>
        <source>Doubly robust</source>
        <translation>Doppelt robust</translation>
    </message>
    <message>
        <source>What the policy did with the records as they are.</source>
        <translation>Was die Strategie mit den Akten, wie sie sind, getan hat.</translation>
    </message>
    <message>
        <source>Patients with all ordered panels recorded stand for those like them whose panels were not (inverse probability weighting).</source>
        <translation>Patienten, bei denen alle angeforderten Panels erfasst sind, stehen für ähnliche, bei denen sie es nicht sind (inverse Wahrscheinlichkeitsgewichtung).</translation>
    </message>
    <message>
        <source>Results that were not recorded are drawn from what such patients usually have, and the policy goes on with them (direct method).</source>
        <translation>Nicht erfasste Ergebnisse werden aus dem gezogen, was solche Patienten gewöhnlich haben, und die Strategie arbeitet damit weiter (direkte Methode).</translation>
    </message>
    <message>
        <source>Filled in, and corrected by the weighted records: right if either of the two is.</source>
        <translation>Aufgefüllt und durch die gewichteten Akten korrigiert: richtig, wenn eines von beiden es ist.</translation>
    </message>
    <message>
        <source>If everything ordered were recorded</source>
        <translation>Wenn alles Angeforderte erfasst wäre</translation>
    </message>
    <message>
        <source>assume recorded at random given what was known</source>
        <translation>zufällige Erfassung bei gleichem Kenntnisstand annehmen</translation>
    </message>
    <message>
        <source>Every panel that the policy orders is recorded for each of these patients. There is nothing to correct: F1 is %1.</source>
        <translation>Jedes Panel, das die Strategie anfordert, ist bei jedem dieser Patienten erfasst. Es gibt nichts zu korrigieren: F1 beträgt %1.</translation>
    </message>
    <message numerus="yes">
        <source>Of %1 patients, %Ln lack a panel that the policy would order, so the figure as recorded, F1 %2, shows what it does without it.</source>
        <translation>
            <numerusform>Von %1 Patienten fehlt bei %Ln ein Panel, das die Strategie anfordern würde; der Wert wie erfasst, F1 %2, zeigt also, was sie ohne dieses leistet.</numerusform>
            <numerusform>Von %1 Patienten fehlt bei %Ln ein Panel, das die Strategie anfordern würde; der Wert wie erfasst, F1 %2, zeigt also, was sie ohne dieses leistet.</numerusform>
        </translation>
    </message>
    <message>
        <source>The weights rest on few patients: they tell as much as %1 patients, %2 of them cases, and one stands for %3. Do not rely on the weighted and the doubly robust figures.</source>
        <translation>Die Gewichte beruhen auf wenigen Patienten: Sie sagen so viel aus wie %1 Patienten, davon %2 Fälle, und einer steht für %3. Verlassen Sie sich nicht auf die gewichteten und die doppelt robusten Werte.</translation>
    </message>
    <message>
        <source>No case has all the panels that the policy orders, so there is nobody to weight. Do not rely on the doubly robust figures.</source>
        <translation>Kein Fall hat alle Panels, die die Strategie anfordert; es gibt niemanden zu gewichten. Verlassen Sie sich nicht auf die doppelt robusten Werte.</translation>
    </message>
    <message>
        <source>Nobody but cases has all the panels that the policy orders, so there is nobody to weight. Do not rely on the doubly robust figures.</source>
        <translation>Nur Fälle haben alle Panels, die die Strategie anfordert; es gibt sonst niemanden zu gewichten. Verlassen Sie sich nicht auf die doppelt robusten Werte.</translation>
    </message>
    <message>
        <source>All ordered panels are recorded for %1 of %2 patients and %3 of %4 cases. Weighted, they tell as much as %5 patients and %6 cases would; the largest weight is %7.</source>
        <translation>Alle angeforderten Panels sind bei %1 von %2 Patienten und %3 von %4 Fällen erfasst. Gewichtet sagen sie so viel aus wie %5 Patienten und %6 Fälle; das größte Gewicht ist %7.</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensitivität</translation>
    </message>
    <message>
        <source>Specificity</source>
        <translation>Spezifität</translation>
    </message>
    <message>
        <source>Mean cost</source>
        <translation>Mittlere Kosten</translation>
    </message>
</context>
<context>
    <name>RedundancyTab</name>
    <message>
        <source>Redundancy</source>
        <translation>Redundanz</translation>
    </message>
    <message>
        <source>How well the results of each panel can be predicted without ordering it: 100 % would make it superfluous for estimating its values, not for finding what is unusual.</source>
        <translation>Wie gut sich die Ergebnisse jedes Panels ohne Anforderung vorhersagen lassen: 100&#xa0;% machten es überflüssig, um seine Werte zu schätzen, nicht aber, um Ungewöhnliches zu finden.</translation>
    </message>
    <message>
        <source>Computing how well panels tell each other…</source>
        <translation>Es wird berechnet, wie gut Panels einander vorhersagen…</translation>
    </message>
</context>
<context>
    <name>RedundancyWords</name>
    <message>
        <source>Panel</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Panel</translation>
    </message>
    <message>
        <source>from what is known before</source>
        <translation>aus dem vorab Bekannten</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>aus %1</translation>
    </message>
    <message>
        <source>from all others</source>
        <translation>aus allen anderen</translation>
    </message>
    <message>
        <source>%1 can be predicted to %2 from all other panels. </source>
        <translation>%1 lässt sich zu %2 aus allen anderen Panels vorhersagen. </translation>
    </message>
    <message>
        <source>How well each panel can be predicted from the others</source>
        <translation>Wie gut sich jedes Panel aus den anderen vorhersagen lässt</translation>
    </message>
    <message>
        <source>%1 Share of the variance of a panel&apos;s results that ridge regression explains (R²), fitted on training patients; what is known before any test is always used too.</source>
        <translation>%1 Anteil der Varianz der Ergebnisse eines Panels, den eine Ridge-Regression erklärt (R²), angepasst an Trainingspatienten; was vor allen Tests bekannt ist, wird immer mitverwendet.</translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message>
        <source>bootstrap</source>
        <translation>Bootstrap</translation>
    </message>
    <message>
        <source>%1 (%2–%3)</source>
        <comment>value, from, to</comment>
        <translation>%1 (%2–%3)</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>Nobody&apos;s bill exceeds %1.</source>
        <translation>Keine Rechnung übersteigt %1.</translation>
    </message>
    <message>
        <source>Nobody waits more than %1.</source>
        <translation>Niemand wartet länger als %1.</translation>
    </message>
    <message>
        <source>Everybody gets first: %1.</source>
        <translation>Alle erhalten zuerst: %1.</translation>
    </message>
    <message>
        <source>Never ordered: %1.</source>
        <translation>Nie angefordert: %1.</translation>
    </message>
    <message>
        <source>%1 only after %2.</source>
        <translation>%1 nur nach %2.</translation>
    </message>
</context>
<context>
    <name>Step</name>
    <message>
        <source>Data &amp; panels</source>
        <translation>Daten &amp; Panels</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Front</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Front</translation>
    </message>
    <message>
        <source>Patient</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Patient</translation>
    </message>
    <message>
        <source>Compare &amp; report</source>
        <translation>Vergleich &amp; Bericht</translation>
    </message>
</context>
<context>
    <name>StepNeeds</name>
    <message>
        <source>Open a file or sample</source>
        <translation>Datei oder Beispiel öffnen</translation>
    </message>
    <message>
        <source>Looking at the data</source>
        <translation>Daten werden geprüft</translation>
    </message>
    <message>
        <source>%1 to check</source>
        <translation>%1 zu prüfen</translation>
    </message>
    <message>
        <source>%1 patients</source>
        <translation>%1 Patienten</translation>
    </message>
    <message>
        <source>%1, paused</source>
        <translation>%1, pausiert</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>%1 fertig</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, noch %2</translation>
    </message>
    <message>
        <source>Needs data</source>
        <translation>Braucht Daten</translation>
    </message>
    <message>
        <source>Problems in the way: %1</source>
        <translation>Hindernisse: %1</translation>
    </message>
    <message>
        <source>Policies: %1</source>
        <translation>Strategien: %1</translation>
    </message>
    <message>
        <source>Ready to train</source>
        <translation>Bereit zum Training</translation>
    </message>
    <message>
        <source>Interrupted, can go on</source>
        <translation>Unterbrochen, fortsetzbar</translation>
    </message>
    <message>
        <source>%1 on the front</source>
        <translation>%1 auf der Front</translation>
    </message>
    <message>
        <source>Ready to search</source>
        <translation>Bereit zur Suche</translation>
    </message>
    <message>
        <source>Needs a front or a policy</source>
        <translation>Braucht Front oder Strategie</translation>
    </message>
    <message>
        <source>Choose a patient</source>
        <translation>Patienten wählen</translation>
    </message>
    <message>
        <source>Baselines: %1 of %2 rows</source>
        <translation>Vergleich: %1 von %2 Zeilen</translation>
    </message>
    <message>
        <source>Choose models</source>
        <translation>Modelle wählen</translation>
    </message>
    <message>
        <source>Models: %1</source>
        <translation>Modelle: %1</translation>
    </message>
    <message>
        <source>%1, items open: %2</source>
        <translation>%1, offene Punkte: %2</translation>
    </message>
    <message>
        <source>%1 patients, %2 of them with the outcome (%3)</source>
        <translation>%1 Patienten, davon %2 mit dem Outcome (%3)</translation>
    </message>
    <message>
        <source>Panels: %1, tests in them: %2</source>
        <translation>Panels: %1, Tests darin: %2</translation>
    </message>
    <message>
        <source>Problems not listed here: %1</source>
        <translation>Hier nicht aufgeführte Probleme: %1</translation>
    </message>
    <message>
        <source>To check on the page Data &amp; panels: %1</source>
        <translation>Auf der Seite „Daten &amp; Panels“ zu prüfen: %1</translation>
    </message>
    <message>
        <source>Go to Data &amp; panels</source>
        <translation>Zu „Daten &amp; Panels“</translation>
    </message>
    <message>
        <source>A table with one row per patient, or one of the samples.</source>
        <translation>Eine Tabelle mit einer Zeile pro Patient oder eines der Beispiele.</translation>
    </message>
    <message>
        <source>The data are ready</source>
        <translation>Die Daten sind bereit</translation>
    </message>
    <message>
        <source>Prices: %1, %2</source>
        <translation>Preise: %1, %2</translation>
    </message>
    <message>
        <source>Prices in %1</source>
        <translation>Preise in %1</translation>
    </message>
    <message>
        <source>Seeds: split %1, search %2</source>
        <translation>Startwerte: Aufteilung %1, Suche %2</translation>
    </message>
    <message>
        <source>Split seed %1</source>
        <translation>Startwert Aufteilung %1</translation>
    </message>
    <message>
        <source>Open data to train a policy</source>
        <translation>Öffnen Sie Daten, um eine Strategie zu trainieren</translation>
    </message>
    <message>
        <source>Some problems stand in the way of training</source>
        <translation>Einige Probleme stehen dem Training im Weg</translation>
    </message>
    <message>
        <source>What training rests on:</source>
        <translation>Worauf das Training beruht:</translation>
    </message>
    <message>
        <source>Open data to find the front</source>
        <translation>Öffnen Sie Daten, um die Front zu suchen</translation>
    </message>
    <message>
        <source>Some problems stand in the way of a front</source>
        <translation>Einige Probleme stehen einer Front im Weg</translation>
    </message>
    <message>
        <source>What a front rests on:</source>
        <translation>Worauf eine Front beruht:</translation>
    </message>
    <message>
        <source>Find a front to walk through a patient</source>
        <translation>Suchen Sie eine Front, um einen Patienten durchzugehen</translation>
    </message>
    <message>
        <source>Panel by panel: what was ordered, what came back, and why. A trained policy will do as well.</source>
        <translation>Panel für Panel: was angefordert wurde, was zurückkam und warum. Eine trainierte Strategie genügt ebenfalls.</translation>
    </message>
    <message>
        <source>Go to Front</source>
        <translation>Zur Front</translation>
    </message>
    <message>
        <source>Open data to compare models</source>
        <translation>Öffnen Sie Daten, um Modelle zu vergleichen</translation>
    </message>
    <message>
        <source>Some problems stand in the way of a comparison</source>
        <translation>Einige Probleme stehen einem Vergleich im Weg</translation>
    </message>
    <message>
        <source>What a comparison rests on:</source>
        <translation>Worauf ein Vergleich beruht:</translation>
    </message>
    <message>
        <source>No network access</source>
        <translation>Kein Netzwerkzugriff</translation>
    </message>
    <message>
        <source>Columns: %1, panels: %2</source>
        <translation>Spalten: %1, Panels: %2</translation>
    </message>
    <message>
        <source>Missing %1 of test values</source>
        <translation>%1 der Testwerte fehlen</translation>
    </message>
    <message>
        <source>Test split: %1 patients</source>
        <translation>Testteil: %1 Patienten</translation>
    </message>
    <message>
        <source>95 % intervals: bootstrap</source>
        <translation>95-%-Intervalle: Bootstrap</translation>
    </message>
    <message>
        <source>%1 · paused</source>
        <translation>%1 · pausiert</translation>
    </message>
</context>
<context>
    <name>StepRail</name>
    <message>
        <source>needs an earlier step</source>
        <translation>braucht einen früheren Schritt</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>needs a look</source>
        <translation>bitte ansehen</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
</context>
<context>
    <name>StoryText</name>
    <message>
        <source>Any</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Erkannt</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Übersehen</translation>
    </message>
    <message>
        <source>False alarm</source>
        <translation>Fehlalarm</translation>
    </message>
    <message>
        <source>Rightly reassured</source>
        <translation>Richtig negativ</translation>
    </message>
    <message>
        <source>Costliest</source>
        <translation>Teuerste</translation>
    </message>
    <message>
        <source>Most surprising</source>
        <translation>Überraschendste</translation>
    </message>
    <message>
        <source>Every test patient, in the order of the data</source>
        <translation>Alle Testpatienten in der Reihenfolge der Daten</translation>
    </message>
    <message>
        <source>Cases that were called cases</source>
        <translation>Fälle, die als Fall eingestuft wurden</translation>
    </message>
    <message>
        <source>Cases that were reassured</source>
        <translation>Fälle, die Entwarnung erhielten</translation>
    </message>
    <message>
        <source>Patients called cases who are none</source>
        <translation>Als Fall eingestufte Patienten, die keine sind</translation>
    </message>
    <message>
        <source>Patients reassured who are no cases</source>
        <translation>Patienten mit Entwarnung, die keine Fälle sind</translation>
    </message>
    <message>
        <source>The highest bills first</source>
        <translation>Die höchsten Rechnungen zuerst</translation>
    </message>
    <message>
        <source>First those whose outcome was furthest from the last probability</source>
        <translation>Zuerst jene, deren Outcome am weitesten von der letzten Wahrscheinlichkeit entfernt war</translation>
    </message>
    <message>
        <source>Found: the patient is a case and was called one.</source>
        <translation>Erkannt: Der Patient ist ein Fall und wurde so eingestuft.</translation>
    </message>
    <message>
        <source>Missed: the patient is a case and was reassured.</source>
        <translation>Übersehen: Der Patient ist ein Fall und erhielt Entwarnung.</translation>
    </message>
    <message>
        <source>False alarm: the patient is no case and was called one.</source>
        <translation>Fehlalarm: Der Patient ist kein Fall und wurde als Fall eingestuft.</translation>
    </message>
    <message>
        <source>Rightly reassured: the patient is no case.</source>
        <translation>Richtig negativ: Der Patient ist kein Fall.</translation>
    </message>
    <message>
        <source>&lt; %1</source>
        <translation>&lt; %1</translation>
    </message>
    <message>
        <source>&gt; %1</source>
        <translation>&gt; %1</translation>
    </message>
    <message>
        <source>%1 together with %2</source>
        <translation>%1 gemeinsam mit %2</translation>
    </message>
    <message>
        <source>fewer than 1 in 100</source>
        <translation>weniger als 1 von 100</translation>
    </message>
    <message>
        <source>%1 in 100</source>
        <translation>%1 von 100</translation>
    </message>
    <message>
        <source>%1 in 10</source>
        <translation>%1 von 10</translation>
    </message>
    <message>
        <source>nearly all</source>
        <translation>fast allen</translation>
    </message>
</context>
<context>
    <name>SubgroupWords</name>
    <message>
        <source>undefined</source>
        <translation>nicht definiert</translation>
    </message>
    <message>
        <source>%1 (%2–%3)</source>
        <translation>%1 (%2–%3)</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle Patienten</translation>
    </message>
    <message>
        <source>Patients</source>
        <translation>Patienten</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>%1 (95 % interval)</source>
        <translation>%1 (95-%-Intervall)</translation>
    </message>
    <message>
        <source>Difference from all</source>
        <translation>Differenz zu allen</translation>
    </message>
    <message>
        <source>Lower limit</source>
        <translation>Untere Grenze</translation>
    </message>
    <message>
        <source>Upper limit</source>
        <translation>Obere Grenze</translation>
    </message>
    <message>
        <source>too few</source>
        <translation>zu wenige</translation>
    </message>
    <message>
        <source>%1: %2 patients, %3.</source>
        <translation>%1: %2 Patienten, %3.</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensitivität</translation>
    </message>
    <message>
        <source>Specificity</source>
        <translation>Spezifität</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>nicht erfasst</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>%1 to under %2</source>
        <translation>%1 bis unter %2</translation>
    </message>
    <message>
        <source>under %1</source>
        <translation>unter %1</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 und mehr</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>%1 in subgroups: %2</source>
        <translation>%1 in Subgruppen: %2</translation>
    </message>
    <message>
        <source>Too few: under %1 patients.</source>
        <translation>Zu wenige: unter %1 Patienten.</translation>
    </message>
</context>
<context>
    <name>SubgroupsTab</name>
    <message>
        <source>Measure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>By which figure the groups are compared</source>
        <translation>Nach welcher Kennzahl die Gruppen verglichen werden</translation>
    </message>
    <message>
        <source>Groups by</source>
        <translation>Gruppen nach</translation>
    </message>
    <message>
        <source>By what the patients are divided</source>
        <translation>Wonach die Patienten unterteilt werden</translation>
    </message>
    <message>
        <source>Subgroups</source>
        <translation>Subgruppen</translation>
    </message>
    <message>
        <source>Whether the model does as well for one group of patients as for another. Where intervals overlap the dashed line, the group cannot be distinguished from everybody.</source>
        <translation>Ob das Modell bei einer Patientengruppe ebenso gut ist wie bei einer anderen. Wo Intervalle die gestrichelte Linie überlappen, ist die Gruppe nicht von der Gesamtheit unterscheidbar.</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>allem</translation>
    </message>
</context>
<context>
    <name>SummaryTab</name>
    <message>
        <source>undefined</source>
        <translation>nicht definiert</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Mean time to the results per patient</source>
        <translation>Mittlere Zeit bis zu den Ergebnissen pro Patient</translation>
    </message>
    <message>
        <source>Blood</source>
        <translation>Blut</translation>
    </message>
    <message>
        <source>Mean volume of blood drawn per patient</source>
        <translation>Mittlere entnommene Blutmenge pro Patient</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Mean cost of testing per patient</source>
        <translation>Mittlere Testkosten pro Patient</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>95 % CI</source>
        <translation>95-%-KI</translation>
    </message>
    <message>
        <source>Of F1: where it lies in 95 of 100 samples of patients like these</source>
        <translation>Von F1: wo es in 95 von 100 Stichproben solcher Patienten liegt</translation>
    </message>
    <message>
        <source>Sens. %</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Sens. %</translation>
    </message>
    <message>
        <source>Spec. %</source>
        <translation>Spez. %</translation>
    </message>
    <message>
        <source>PPV %</source>
        <translation>PPW %</translation>
    </message>
    <message>
        <source>AUROC</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>AUROC</translation>
    </message>
    <message>
        <source>Δ F1</source>
        <translation>Δ F1</translation>
    </message>
    <message>
        <source>Δ F1 from %1</source>
        <translation>Δ F1 zu %1</translation>
    </message>
    <message>
        <source>F1 minus that of the reference, each resample of patients judging both</source>
        <translation>F1 minus dem der Referenz, beide an jeder Bootstrap-Stichprobe bewertet</translation>
    </message>
    <message>
        <source>Ticked models in figures</source>
        <translation>Angekreuzte Modelle in Zahlen</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>paired %1</source>
        <translation>gepaarter %1</translation>
    </message>
    <message>
        <source>Calibration: slope %1, intercept %2</source>
        <translation>Kalibrierung: Steigung %1, Achsenabschnitt %2</translation>
    </message>
    <message>
        <source>Tick a second model to compare this one with.</source>
        <translation>Kreuzen Sie zum Vergleich ein zweites Modell an.</translation>
    </message>
    <message>
        <source>&lt;b&gt;In words:&lt;/b&gt; %1</source>
        <translation>&lt;b&gt;In Worten:&lt;/b&gt; %1</translation>
    </message>
</context>
<context>
    <name>SummaryWords</name>
    <message>
        <source>reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>%1: sensitivity, specificity and PPV from %2 found, %3 missed, %4 false alarms, %5 reassured</source>
        <translation>%1: Sensitivität, Spezifität und PPW aus: %2 erkannt, %3 übersehen, %4 Fehlalarme, %5 richtig negativ</translation>
    </message>
</context>
<context>
    <name>SystemText</name>
    <message>
        <source>Logistic regression</source>
        <translation>Logistische Regression</translation>
    </message>
    <message>
        <source>Random forest</source>
        <translation>Random Forest</translation>
    </message>
    <message>
        <source>XGBoost</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>XGBoost</translation>
    </message>
    <message>
        <source>XGBoost leaf-wise (LightGBM-style)</source>
        <translation>XGBoost blattweise (wie LightGBM)</translation>
    </message>
    <message>
        <source>Neural network, 3 layers</source>
        <translation>Neuronales Netz, 3 Schichten</translation>
    </message>
    <message>
        <source>Best fixed set of panels</source>
        <translation>Beste feste Panelkombination</translation>
    </message>
    <message>
        <source>Fixed selection (FS)</source>
        <translation>Feste Auswahl (FS)</translation>
    </message>
    <message>
        <source>Random selection (RS)</source>
        <translation>Zufällige Auswahl (RS)</translation>
    </message>
    <message>
        <source>Greedy, one step ahead</source>
        <translation>Greedy, ein Schritt voraus</translation>
    </message>
    <message>
        <source>CWCF (deep Q-learning)</source>
        <translation>CWCF (Deep Q-Learning)</translation>
    </message>
    <message>
        <source>Value of information, one step</source>
        <translation>Informationswert, ein Schritt</translation>
    </message>
    <message>
        <source>EDDI, expected information</source>
        <translation>EDDI, erwartete Information</translation>
    </message>
    <message>
        <source>AACO (acquisition conditioned oracle)</source>
        <translation>AACO (Acquisition Conditioned Oracle)</translation>
    </message>
    <message>
        <source>DIME (mutual information learned)</source>
        <translation>DIME (gelernte Transinformation)</translation>
    </message>
    <message>
        <source>GDFS (greedy dynamic feature selection)</source>
        <translation>GDFS (Greedy Dynamic Feature Selection)</translation>
    </message>
    <message>
        <source>SM-DDPO, pretrained</source>
        <translation>SM-DDPO, vortrainiert</translation>
    </message>
    <message>
        <source>SM-DDPO, end to end</source>
        <translation>SM-DDPO, End-to-End</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Lattice</translation>
    </message>
    <message>
        <source>LR</source>
        <translation>LR</translation>
    </message>
    <message>
        <source>RF</source>
        <translation>RF</translation>
    </message>
    <message>
        <source>XGBoost leaf-wise</source>
        <translation>XGBoost blattweise</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>Best fixed set</source>
        <translation>Beste feste Panels</translation>
    </message>
    <message>
        <source>FS</source>
        <translation>FS</translation>
    </message>
    <message>
        <source>RS</source>
        <translation>RS</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Greedy</translation>
    </message>
    <message>
        <source>CWCF</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>CWCF</translation>
    </message>
    <message>
        <source>VOI</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>VOI</translation>
    </message>
    <message>
        <source>EDDI</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>EDDI</translation>
    </message>
    <message>
        <source>AACO</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>AACO</translation>
    </message>
    <message>
        <source>DIME</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>DIME</translation>
    </message>
    <message>
        <source>GDFS</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>GDFS</translation>
    </message>
    <message>
        <source>SM-DDPO pretrained</source>
        <translation>SM-DDPO vortrainiert</translation>
    </message>
    <message>
        <source>SM-DDPO</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>SM-DDPO</translation>
    </message>
    <message>
        <source>all panels</source>
        <translation>alle Panels</translation>
    </message>
    <message>
        <source>two cheapest panels</source>
        <translation>zwei günstigste Panels</translation>
    </message>
    <message>
        <source>best two panels</source>
        <translation>beste zwei Panels</translation>
    </message>
    <message>
        <source>chosen panels</source>
        <translation>gewählte Panels</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>2 panels</source>
        <translation>2 Panels</translation>
    </message>
    <message>
        <source>best 2</source>
        <translation>beste 2</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>Every patient gets every panel.</source>
        <translation>Jeder Patient erhält jedes Panel.</translation>
    </message>
    <message>
        <source>Every patient gets the two cheapest panels of which neither contains the other.</source>
        <translation>Jeder Patient erhält die zwei günstigsten Panels, von denen keines das andere enthält.</translation>
    </message>
    <message>
        <source>Every patient gets the same two panels: those that did best on validation patients.</source>
        <translation>Jeder Patient erhält dieselben zwei Panels: die an Validierungspatienten besten.</translation>
    </message>
    <message>
        <source>Every patient gets the panels that you chose.</source>
        <translation>Jeder Patient erhält die von Ihnen gewählten Panels.</translation>
    </message>
    <message>
        <source>A weighted sum of all results, with an L2 penalty chosen on validation patients.</source>
        <translation>Eine gewichtete Summe aller Ergebnisse mit einem an Validierungspatienten gewählten L2-Strafterm.</translation>
    </message>
    <message>
        <source>The average of many decision trees, each grown on a part of the patients.</source>
        <translation>Der Durchschnitt vieler Entscheidungsbäume, jeder an einem Teil der Patienten gewachsen.</translation>
    </message>
    <message>
        <source>Decision trees that correct one another, grown level by level.</source>
        <translation>Entscheidungsbäume, die einander korrigieren, Ebene für Ebene gewachsen.</translation>
    </message>
    <message>
        <source>XGBoost that grows where the loss falls most, as LightGBM does; it is not LightGBM itself, which is not packaged.</source>
        <translation>XGBoost, das dort wächst, wo der Verlust am stärksten fällt, wie LightGBM; es ist nicht LightGBM selbst, das nicht mitgeliefert wird.</translation>
    </message>
    <message>
        <source>A neural network with three layers.</source>
        <translation>Ein neuronales Netz mit drei Schichten.</translation>
    </message>
    <message>
        <source>Of all sets of panels the one with the best F1 on validation patients, judged by boosted trees; everybody gets it.</source>
        <translation>Von allen Kombinationen von Panels die mit dem besten F1 an Validierungspatienten, beurteilt mit Boosting-Bäumen; alle erhalten sie.</translation>
    </message>
    <message>
        <source>Everybody gets the two panels the SM-DDPO policy ordered most; encoder and classifier are the same.</source>
        <translation>Alle erhalten die zwei Panels, die die SM-DDPO-Strategie am häufigsten anforderte; Encoder und Klassifikator sind dieselben.</translation>
    </message>
    <message>
        <source>Each patient gets panels drawn at random; encoder and classifier are those of SM-DDPO.</source>
        <translation>Jeder Patient erhält zufällig gezogene Panels; Encoder und Klassifikator sind die von SM-DDPO.</translation>
    </message>
    <message>
        <source>Orders the panel whose expected gain of one step is largest for its price, until none pays.</source>
        <translation>Fordert das Panel an, dessen erwarteter Gewinn in einem Schritt für seinen Preis am größten ist, bis sich keines lohnt.</translation>
    </message>
    <message>
        <source>Classification with costly features by double deep Q-learning (Janisch et al.). It is made to be right at little cost, not for F1, so its F1 is not its own aim.</source>
        <translation>Klassifikation mit kostenpflichtigen Merkmalen durch Double Deep Q-Learning (Janisch et al.). Sie soll mit geringen Kosten richtig liegen; F1 ist nicht ihr Ziel.</translation>
    </message>
    <message>
        <source>The rule of tools for Bayesian networks: orders the panel that is expected to lower the cross entropy most, less its price, until nothing pays.</source>
        <translation>Die Regel der Werkzeuge für Bayes-Netze: fordert das Panel an, das die Kreuzentropie voraussichtlich am stärksten senkt, abzüglich seines Preises, bis sich nichts lohnt.</translation>
    </message>
    <message>
        <source>Draws results given what is known from a normal distribution, and orders the panel that is expected to move the probability most for its price, until none is worth it (after Ma et al.).</source>
        <translation>Zieht Ergebnisse, gegeben das Bekannte, aus einer Normalverteilung und fordert das Panel an, das die Wahrscheinlichkeit für seinen Preis voraussichtlich am stärksten verschiebt, bis sich keines lohnt (nach Ma et al.).</translation>
    </message>
    <message>
        <source>Looks at the training patients most like this one: the further panels that would have served them best are ordered, one by one (Valancius et al.). It learns nothing but the predictor.</source>
        <translation>Betrachtet die Trainingspatienten, die diesem am ähnlichsten sind: Die weiteren Panels, die ihnen am besten gedient hätten, werden einzeln angefordert (Valancius et al.). Gelernt wird nur der Prädiktor.</translation>
    </message>
    <message>
        <source>A network learns by how much each panel makes the loss fall; the panel of the most for its price is ordered, until none is worth it (Gadgil et al.).</source>
        <translation>Ein Netz lernt, um wie viel jedes Panel den Verlust senkt; angefordert wird das mit dem meisten für seinen Preis, bis sich keines lohnt (Gadgil et al.).</translation>
    </message>
    <message>
        <source>A network learns to select the panel after which the prediction is best, whatever it costs (Covert et al.). How many panels everybody gets is chosen on validation patients.</source>
        <translation>Ein Netz lernt, das Panel zu wählen, nach dem die Vorhersage am besten ist, gleich was es kostet (Covert et al.). Wie viele Panels alle erhalten, wird an Validierungspatienten gewählt.</translation>
    </message>
    <message>
        <source>The paper&apos;s method with encoder and classifier learned beforehand; only the choice of panels is reinforced.</source>
        <translation>Die Methode der Publikation mit vorab gelerntem Encoder und Klassifikator; nur die Wahl der Panels lernt durch Bestärkung.</translation>
    </message>
    <message>
        <source>The paper&apos;s method: encoder, classifier and choice of panels learn together.</source>
        <translation>Die Methode der Publikation: Encoder, Klassifikator und Wahl der Panels lernen gemeinsam.</translation>
    </message>
    <message>
        <source>Backward induction over the sets of panels; of its policies the one with the best F1 on validation patients.</source>
        <translation>Rückwärtsinduktion über die Kombinationen von Panels; von deren Strategien die mit dem besten F1 an Validierungspatienten.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>model, panels it gets</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what the model is; which panels it gets</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>All panels for everybody</source>
        <translation>Alle Panels für alle</translation>
    </message>
    <message>
        <source>Two panels for everybody</source>
        <translation>Zwei Panels für alle</translation>
    </message>
    <message>
        <source>Chosen panels for everybody</source>
        <translation>Gewählte Panels für alle</translation>
    </message>
    <message>
        <source>Fixed or random choice of panels</source>
        <translation>Feste oder zufällige Wahl der Panels</translation>
    </message>
    <message>
        <source>One decision after the other</source>
        <translation>Eine Entscheidung nach der anderen</translation>
    </message>
</context>
<context>
    <name>TableCopy</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>ThresholdFilm</name>
    <message>
        <source>What a threshold does</source>
        <translation>Was eine Schwelle bewirkt</translation>
    </message>
    <message>
        <source>Threshold %1: %2 found, %3 missed, %4 false alarms, %5 rightly reassured</source>
        <translation>Schwelle %1: %2 erkannt, %3 übersehen, %4 Fehlalarme, %5 richtig negativ</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>nicht %1</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Wahrscheinlichkeit</translation>
    </message>
</context>
<context>
    <name>TrackFigure</name>
    <message>
        <source>path</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>after</source>
        <translation>nach</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>low</source>
        <translation>untere Grenze</translation>
    </message>
    <message>
        <source>high</source>
        <translation>obere Grenze</translation>
    </message>
    <message>
        <source>known</source>
        <translation>bekannt</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>möglich</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>change of probability</source>
        <translation>Änderung der Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>%1: %2 percentage points</source>
        <translation>%1: %2 Prozentpunkte</translation>
    </message>
</context>
<context>
    <name>TrackText</name>
    <message>
        <source>threshold %1</source>
        <translation>Schwelle %1</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>Diagnose</translation>
    </message>
    <message>
        <source>%1 of 100 rise
to about %2</source>
        <translation>%1 von 100 steigen
auf etwa %2</translation>
    </message>
    <message>
        <source>%1 of 100 fall
to about %2</source>
        <translation>%1 von 100 fallen
auf etwa %2</translation>
    </message>
    <message>
        <source>decision threshold %1</source>
        <translation>Entscheidungsschwelle %1</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1 of 100 rise less,
to about %2</source>
        <translation>%1 von 100 steigen weniger,
auf etwa %2</translation>
    </message>
    <message>
        <source>%1 of 100 fall less,
to about %2</source>
        <translation>%1 von 100 fallen weniger,
auf etwa %2</translation>
    </message>
</context>
<context>
    <name>TrainingText</name>
    <message>
        <source>The policy orders nothing: the price of tests outweighs any diagnosis. Let a correct negative be worth more money, or a case found weigh more.</source>
        <translation>Die Strategie fordert nichts an: Der Preis der Tests überwiegt jede Diagnose. Lassen Sie einen richtig Negativen mehr Geld wert sein oder einen erkannten Fall mehr wiegen.</translation>
    </message>
    <message>
        <source>The policy calls nobody a case, so every case is missed. Let a case found weigh more.</source>
        <translation>Die Strategie stuft niemanden als Fall ein, jeder Fall wird also übersehen. Lassen Sie einen erkannten Fall mehr wiegen.</translation>
    </message>
    <message>
        <source>The policy calls everybody a case. Let a case found weigh less.</source>
        <translation>Die Strategie stuft alle als Fall ein. Lassen Sie einen erkannten Fall weniger wiegen.</translation>
    </message>
    <message>
        <source>The state encoder became unstable. It went back to its last good state and goes on with smaller steps.</source>
        <translation>Der Zustandsencoder wurde instabil. Er kehrte zum letzten guten Zustand zurück und macht mit kleineren Schritten weiter.</translation>
    </message>
    <message>
        <source>The panel selector became unstable. It went back to its last good state and goes on with smaller steps.</source>
        <translation>Die Panelwahl wurde instabil. Sie kehrte zum letzten guten Zustand zurück und macht mit kleineren Schritten weiter.</translation>
    </message>
    <message>
        <source>For a while the classifier saw only patients of one outcome and could not learn from them.</source>
        <translation>Der Klassifikator sah eine Zeit lang nur Patienten mit einem Outcome und konnte daraus nicht lernen.</translation>
    </message>
    <message>
        <source>The flow did not estimate unknown values better than a plain normal distribution, which is used instead.</source>
        <translation>Der Flow schätzte unbekannte Werte nicht besser als eine einfache Normalverteilung, die stattdessen verwendet wird.</translation>
    </message>
    <message>
        <source>The table of all states would need too much memory, so only visited states are kept. Results are the same; it takes longer.</source>
        <translation>Die Tabelle aller Zustände bräuchte zu viel Speicher, daher werden nur besuchte Zustände behalten. Die Ergebnisse sind dieselben; es dauert länger.</translation>
    </message>
    <message>
        <source>Training went on from its last checkpoint.</source>
        <translation>Das Training wurde vom letzten Zwischenstand fortgesetzt.</translation>
    </message>
    <message>
        <source>There are few patients with the outcome, so the figures are uncertain.</source>
        <translation>Nur wenige Patienten haben das Outcome, die Kennzahlen sind daher unsicher.</translation>
    </message>
    <message>
        <source>The classifier left the range of numbers in one pass over the patients; that pass was undone. A lower learning rate may help.</source>
        <translation>Der Klassifikator verließ in einem Durchgang über die Patienten den Zahlenbereich; dieser Durchgang wurde verworfen. Eine niedrigere Lernrate kann helfen.</translation>
    </message>
    <message>
        <source>What the new patients taught did no better on validation, so the earlier policy is kept.</source>
        <translation>Was an den neuen Patienten gelernt wurde, war in der Validierung nicht besser; die frühere Strategie wird behalten.</translation>
    </message>
    <message>
        <source>State encoder</source>
        <translation>Zustandsencoder</translation>
    </message>
    <message>
        <source>State table</source>
        <translation>Zustandstabelle</translation>
    </message>
    <message>
        <source>Classifier</source>
        <translation>Klassifikator</translation>
    </message>
    <message>
        <source>Panel selector</source>
        <translation>Panelwahl</translation>
    </message>
    <message>
        <source>Final evaluation</source>
        <translation>Abschließende Bewertung</translation>
    </message>
    <message>
        <source>Judging on all patients</source>
        <translation>Bewertung an allen Patienten</translation>
    </message>
    <message>
        <source>Learning from all patients</source>
        <translation>Lernen an allen Patienten</translation>
    </message>
    <message>
        <source>Learns to estimate unknown results from known ones.</source>
        <translation>Lernt, unbekannte Ergebnisse aus bekannten zu schätzen.</translation>
    </message>
    <message>
        <source>Estimates the unknown results of every patient for every set of panels.</source>
        <translation>Schätzt die unbekannten Ergebnisse jedes Patienten für jede Kombination von Panels.</translation>
    </message>
    <message>
        <source>Learns how likely the outcome is from what is known.</source>
        <translation>Lernt aus dem Bekannten, wie wahrscheinlich das Outcome ist.</translation>
    </message>
    <message>
        <source>Learns by trial which panel to order next and when to diagnose (PPO).</source>
        <translation>Lernt durch Ausprobieren, welches Panel als Nächstes anzufordern ist und wann die Diagnose gestellt wird (PPO).</translation>
    </message>
    <message>
        <source>Tries the best policy on patients it has never seen, once.</source>
        <translation>Prüft die beste Strategie ein einziges Mal an nie gesehenen Patienten.</translation>
    </message>
    <message>
        <source>Trains again without each fold of the patients, and decides for these.</source>
        <translation>Trainiert erneut ohne jeden Fold der Patienten und entscheidet für diese.</translation>
    </message>
    <message>
        <source>Trains once more with everybody, for the policy that is to be used.</source>
        <translation>Trainiert noch einmal mit allen, für die Strategie, die verwendet werden soll.</translation>
    </message>
    <message>
        <source>Every patient was decided for by a policy that was trained without them, so the figures tell what training this way comes to. What is exported was trained once more with all patients.</source>
        <translation>Über jeden Patienten entschied eine Strategie, die ohne ihn trainiert wurde; die Kennzahlen sagen also, was ein solches Training leistet. Was exportiert wird, wurde noch einmal mit allen Patienten trainiert.</translation>
    </message>
    <message>
        <source>State encoder: likelihood loss</source>
        <translation>Zustandsencoder: Likelihood-Verlust</translation>
    </message>
    <message>
        <source>State encoder: reconstruction error</source>
        <translation>Zustandsencoder: Rekonstruktionsfehler</translation>
    </message>
    <message>
        <source>State encoder: error on validation patients</source>
        <translation>Zustandsencoder: Fehler an Validierungspatienten</translation>
    </message>
    <message>
        <source>Classifier loss</source>
        <translation>Klassifikatorverlust</translation>
    </message>
    <message>
        <source>Policy loss</source>
        <translation>Strategieverlust</translation>
    </message>
    <message>
        <source>Value loss</source>
        <translation>Wertverlust</translation>
    </message>
    <message>
        <source>Entropy of the policy</source>
        <translation>Entropie der Strategie</translation>
    </message>
    <message>
        <source>Change of the policy per update (KL)</source>
        <translation>Änderung der Strategie pro Aktualisierung (KL)</translation>
    </message>
    <message>
        <source>Share of clipped samples</source>
        <translation>Anteil gekappter Stichproben</translation>
    </message>
    <message>
        <source>F1, training</source>
        <translation>F1, Training</translation>
    </message>
    <message>
        <source>AUROC, training</source>
        <translation>AUROC, Training</translation>
    </message>
    <message>
        <source>AM, training</source>
        <translation>AM, Training</translation>
    </message>
    <message>
        <source>Mean cost, training</source>
        <translation>Mittlere Kosten, Training</translation>
    </message>
    <message>
        <source>Mean reward, training</source>
        <translation>Mittlere Belohnung, Training</translation>
    </message>
    <message>
        <source>F1, validation</source>
        <translation>F1, Validierung</translation>
    </message>
    <message>
        <source>AUROC, validation</source>
        <translation>AUROC, Validierung</translation>
    </message>
    <message>
        <source>AM, validation</source>
        <translation>AM, Validierung</translation>
    </message>
    <message>
        <source>Mean cost, validation</source>
        <translation>Mittlere Kosten, Validierung</translation>
    </message>
    <message>
        <source>Mean reward, validation</source>
        <translation>Mittlere Belohnung, Validierung</translation>
    </message>
    <message>
        <source>Classifier F1, random panels known</source>
        <translation>F1 des Klassifikators, zufällige Panels bekannt</translation>
    </message>
    <message>
        <source>Classifier AUROC, random panels known</source>
        <translation>AUROC des Klassifikators, zufällige Panels bekannt</translation>
    </message>
    <message>
        <source>Classifier F1, panels of the policy known</source>
        <translation>F1 des Klassifikators, Panels der Strategie bekannt</translation>
    </message>
    <message>
        <source>Classifier AUROC, panels of the policy known</source>
        <translation>AUROC des Klassifikators, Panels der Strategie bekannt</translation>
    </message>
    <message>
        <source>Panel use, validation</source>
        <translation>Panelnutzung, Validierung</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Stopped, kept</source>
        <translation>Gestoppt, behalten</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Unterbrochen</translation>
    </message>
    <message>
        <source>End to end</source>
        <translation>End-to-End</translation>
    </message>
    <message>
        <source>Pretrained classifier</source>
        <translation>Vortrainierter Klassifikator</translation>
    </message>
    <message>
        <source>Classifier and panel selector learn in turns, the classifier from the states the policy leads to.</source>
        <translation>Klassifikator und Panelwahl lernen abwechselnd, der Klassifikator aus den Zuständen, zu denen die Strategie führt.</translation>
    </message>
    <message>
        <source>The classifier learns first, from random sets of panels; then the panel selector.</source>
        <translation>Zuerst lernt der Klassifikator aus zufälligen Kombinationen von Panels, dann die Panelwahl.</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Standard</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Publikation</translation>
    </message>
    <message>
        <source>Paper, ferritin</source>
        <translation>Publikation, Ferritin</translation>
    </message>
    <message>
        <source>Paper, acute kidney injury</source>
        <translation>Publikation, akute Nierenschädigung</translation>
    </message>
    <message>
        <source>Paper, sepsis</source>
        <translation>Publikation, Sepsis</translation>
    </message>
    <message>
        <source>A first look in about a minute for 10,000 patients.</source>
        <translation>Ein erster Blick in etwa einer Minute für 10.000 Patienten.</translation>
    </message>
    <message>
        <source>Longer training, for results you want to keep.</source>
        <translation>Längeres Training, für Ergebnisse, die Sie behalten möchten.</translation>
    </message>
    <message>
        <source>The settings published for the task that is most like this one.</source>
        <translation>Die publizierten Einstellungen der Aufgabe, die dieser am ähnlichsten ist.</translation>
    </message>
    <message>
        <source>The settings published for low ferritin.</source>
        <translation>Die publizierten Einstellungen für niedriges Ferritin.</translation>
    </message>
    <message>
        <source>The settings published for acute kidney injury.</source>
        <translation>Die publizierten Einstellungen für akute Nierenschädigung.</translation>
    </message>
    <message>
        <source>The settings published for mortality in sepsis.</source>
        <translation>Die publizierten Einstellungen für Mortalität bei Sepsis.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>about %1 s</source>
        <translation>etwa %1 s</translation>
    </message>
    <message>
        <source>about %1 min</source>
        <translation>etwa %1 min</translation>
    </message>
    <message>
        <source>about %1 h</source>
        <translation>etwa %1 h</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>nicht definiert</translation>
    </message>
    <message>
        <source>prices do not count</source>
        <translation>Preise zählen nicht</translation>
    </message>
    <message>
        <source>time does not count</source>
        <translation>Zeit zählt nicht</translation>
    </message>
    <message>
        <source>correct negative worth %1</source>
        <translation>richtig Negativer ist %1 wert</translation>
    </message>
    <message>
        <source>λ %1, ρ %2</source>
        <translation>λ %1, ρ %2</translation>
    </message>
    <message>
        <source>Policy %1, seed %2</source>
        <translation>Strategie %1, Startwert %2</translation>
    </message>
    <message>
        <source>Policy %1</source>
        <translation>Strategie %1</translation>
    </message>
    <message>
        <source>Policy %1, %2</source>
        <translation>Strategie %1, %2</translation>
    </message>
</context>
<context>
    <name>ValueWords</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: ordered for %2 patients, made %3 diagnoses right and %4 wrong. </source>
        <translation>%1: für %2 Patienten angefordert, machte %3 Diagnosen richtig und %4 falsch. </translation>
    </message>
    <message>
        <source>Panel</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Panel</translation>
    </message>
    <message>
        <source>Ordered</source>
        <translation>Angefordert</translation>
    </message>
    <message>
        <source>Changed a diagnosis</source>
        <translation>Diagnose geändert</translation>
    </message>
    <message>
        <source>Made right</source>
        <translation>Richtig gemacht</translation>
    </message>
    <message>
        <source>Made wrong</source>
        <translation>Falsch gemacht</translation>
    </message>
    <message>
        <source>Cost per corrected diagnosis</source>
        <translation>Kosten pro korrigierter Diagnose</translation>
    </message>
    <message>
        <source>← made wrong · made right →</source>
        <translation>← falsch gemacht · richtig gemacht →</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Mean shift of the probability</source>
        <translation>Mittlere Verschiebung der Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Spent on it</source>
        <translation>Ausgaben dafür</translation>
    </message>
    <message>
        <source>What each panel changed: %1</source>
        <translation>Was jedes Panel geändert hat: %1</translation>
    </message>
    <message>
        <source>%1 Corrected: made right minus made wrong, at a threshold of %2.</source>
        <translation>%1 Korrigiert: richtig gemacht minus falsch gemacht, bei einer Schwelle von %2.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%1 takes %2, not “%3”.</source>
        <translation>%1 erwartet %2, nicht „%3“.</translation>
    </message>
    <message>
        <source>How many patients to draw</source>
        <translation>Wie viele Patienten gezogen werden</translation>
    </message>
    <message>
        <source>a whole number such as 5000</source>
        <translation>eine ganze Zahl wie 5000</translation>
    </message>
    <message>
        <source>policy %1</source>
        <translation>Strategie %1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>Tests</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Tests</translation>
    </message>
    <message>
        <source>over the seeds</source>
        <translation>über die Startwerte</translation>
    </message>
    <message>
        <source>Which policy, by its name: P1-3 is point 3 of front 1, T-2 trained policy 2; or the one you gave it with “rename” or in the window</source>
        <translation>Welche Strategie, nach ihrem Namen: P1-3 ist Punkt 3 von Front 1, T-2 die trainierte Strategie 2; oder der Name, den Sie ihr mit „rename“ oder im Fenster gegeben haben</translation>
    </message>
    <message>
        <source>explore which lab test panel to order next, and what it costs</source>
        <translation>erkunden, welches Laborpanel als Nächstes anzufordern ist und was es kostet</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Siehe auch</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>Normalverteilung</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>Soft-impute</source>
        <translation>Soft-Impute</translation>
    </message>
</context>
<context>
    <name>app::CompareController</name>
    <message>
        <source>The baselines are ready</source>
        <translation>Die Vergleichsmodelle sind fertig</translation>
    </message>
    <message>
        <source>A policy is being trained. Baselines can be run once it has finished.</source>
        <translation>Eine Strategie wird trainiert. Danach können Vergleichsmodelle gerechnet werden.</translation>
    </message>
    <message>
        <source>A front is being searched for. Baselines can be run once the search has finished.</source>
        <translation>Eine Front wird gesucht. Danach können Vergleichsmodelle gerechnet werden.</translation>
    </message>
    <message>
        <source>Baselines are being run</source>
        <translation>Vergleichsmodelle werden gerechnet</translation>
    </message>
    <message>
        <source>%1 baselines</source>
        <translation>%1 Vergleichsmodelle</translation>
    </message>
    <message>
        <source>Not saved.</source>
        <translation>Nicht gespeichert.</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 geschrieben</translation>
    </message>
    <message>
        <source>Baselines are being run.</source>
        <translation>Vergleichsmodelle werden gerechnet.</translation>
    </message>
    <message>
        <source>Stop and keep the rows that are finished, or let it go on?</source>
        <translation>Stoppen und die fertigen Zeilen behalten oder weiterlaufen lassen?</translation>
    </message>
    <message>
        <source>Stop and keep the rows</source>
        <translation>Stoppen und Zeilen behalten</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiterlaufen lassen</translation>
    </message>
</context>
<context>
    <name>app::EventsController</name>
    <message>
        <source>Stopped. Nothing was imported.</source>
        <translation>Gestoppt. Es wurde nichts importiert.</translation>
    </message>
    <message>
        <source>%1 holds no recipe: its table was not made from a list of measurements.</source>
        <translation>%1 enthält keine Vorlage: Die Tabelle wurde nicht aus einer Liste von Messungen erstellt.</translation>
    </message>
</context>
<context>
    <name>app::ExamController</name>
    <message>
        <source>Make an e&amp;xam…</source>
        <translation>Prüfung &amp;erstellen…</translation>
    </message>
    <message>
        <source>Cases without outcomes as a file for students, or as sheets of paper</source>
        <translation>Fälle ohne Outcomes als Datei für Studierende oder auf Papierbögen</translation>
    </message>
    <message>
        <source>&amp;Gather an exam…</source>
        <translation>Prüfung e&amp;insammeln…</translation>
    </message>
    <message>
        <source>Marks every exam file of a folder</source>
        <translation>Bewertet jede Prüfungsdatei eines Ordners</translation>
    </message>
    <message>
        <source>%1 cannot be taken. %2</source>
        <translation>%1 lässt sich nicht bearbeiten. %2</translation>
    </message>
    <message>
        <source>An exam is marked beside a policy. Open one on the page Patient first.</source>
        <translation>Eine Prüfung wird im Vergleich mit einer Strategie bewertet. Öffnen Sie zuerst eine auf der Seite „Patient“.</translation>
    </message>
    <message>
        <source>There are %1 ill and %2 other test patients, too few for %3 cases. Ask for fewer.</source>
        <translation>Es gibt %1 kranke und %2 andere Testpatienten, zu wenige für %3 Fälle. Verlangen Sie weniger.</translation>
    </message>
    <message>
        <source>Wrote %1 for students, and %2: keep the key, without it nothing can be marked.</source>
        <translation>%1 für Studierende geschrieben, und %2: Bewahren Sie den Schlüssel auf; ohne ihn lässt sich nichts bewerten.</translation>
    </message>
    <message>
        <source>Wrote %1 for students and the answer key %2.</source>
        <translation>%1 für Studierende und den Lösungsschlüssel %2 geschrieben.</translation>
    </message>
    <message>
        <source>%1 is not the key of an exam. %2</source>
        <translation>%1 ist nicht der Schlüssel einer Prüfung. %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>policy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>Exam: %1</source>
        <translation>Prüfung: %1</translation>
    </message>
    <message>
        <source>that is open on the page Patient</source>
        <translation>die auf der Seite „Patient“ geöffnet ist</translation>
    </message>
    <message>
        <source>Exams (*.exam.json)</source>
        <translation>Prüfungen (*.exam.json)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>app::FigureController</name>
    <message>
        <source>This picture does not say which project it comes from. Figures exported by PanelWise do, unless another program has rewritten them. Open the .panelwise project itself.</source>
        <translation>Dieses Bild sagt nicht, aus welchem Projekt es stammt. Von PanelWise exportierte Abbildungen tun das, sofern kein anderes Programm sie neu geschrieben hat. Öffnen Sie das .panelwise-Projekt selbst.</translation>
    </message>
    <message>
        <source>What this figure says about its project cannot be understood. Open the .panelwise project itself.</source>
        <translation>Was diese Abbildung über ihr Projekt sagt, ist nicht zu verstehen. Öffnen Sie das .panelwise-Projekt selbst.</translation>
    </message>
    <message>
        <source>There is no figure on this page.</source>
        <translation>Auf dieser Seite gibt es keine Abbildung.</translation>
    </message>
    <message>
        <source>Save the project first.</source>
        <translation>Speichern Sie zuerst das Projekt.</translation>
    </message>
    <message>
        <source>A command names the file of the project, and this one has no place of its own yet.</source>
        <translation>Ein Befehl nennt die Projektdatei, und diese hat noch keinen eigenen Ort.</translation>
    </message>
    <message>
        <source>No command makes this again.</source>
        <translation>Kein Befehl erzeugt dies erneut.</translation>
    </message>
    <message>
        <source>The command line names policies by their number on a front and patients by their row of the table. Figures of a comparison are part of the report: export --what report.</source>
        <translation>Die Befehlszeile nennt Strategien nach ihrer Nummer auf einer Front und Patienten nach ihrer Zeile in der Tabelle. Abbildungen eines Vergleichs sind Teil des Berichts: export --what report.</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
    <message>
        <source>The project of this figure is neither among the recent ones nor in the folder of the figure.</source>
        <translation>Das Projekt dieser Abbildung ist weder unter den zuletzt geöffneten noch im Ordner der Abbildung.</translation>
    </message>
    <message>
        <source>Its project “%1” is neither among the recent ones nor in the folder of the figure.</source>
        <translation>Das zugehörige Projekt „%1“ ist weder unter den zuletzt geöffneten noch im Ordner der Abbildung.</translation>
    </message>
    <message>
        <source>Locate…</source>
        <translation>Suchen…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>This is not the project that “%1” was made from.</source>
        <translation>Das ist nicht das Projekt, aus dem „%1“ erstellt wurde.</translation>
    </message>
    <message>
        <source>Open it all the same</source>
        <translation>Trotzdem öffnen</translation>
    </message>
    <message>
        <source>Copied: the figure as SVG and picture, and the data behind it</source>
        <translation>Kopiert: die Abbildung als SVG und Bild und die Daten dahinter</translation>
    </message>
    <message>
        <source>A picture of this size has too many pixels. Choose a smaller size or resolution.</source>
        <translation>Ein Bild dieser Größe hat zu viele Pixel. Wählen Sie eine kleinere Größe oder Auflösung.</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 geschrieben</translation>
    </message>
    <message>
        <source>Not saved.</source>
        <translation>Nicht gespeichert.</translation>
    </message>
</context>
<context>
    <name>app::FrontController</name>
    <message>
        <source>Take over the prices that were tried</source>
        <translation>Probeweise geänderte Preise übernehmen</translation>
    </message>
    <message>
        <source>The front is found</source>
        <translation>Die Front ist gefunden</translation>
    </message>
    <message>
        <source>A front is being searched for</source>
        <translation>Eine Front wird gesucht</translation>
    </message>
    <message>
        <source>A policy is being trained. You can search for a front once it has finished.</source>
        <translation>Eine Strategie wird trainiert. Danach können Sie eine Front suchen.</translation>
    </message>
    <message>
        <source>Baselines are being run. You can search for a front once they have finished.</source>
        <translation>Vergleichsmodelle werden gerechnet. Danach können Sie eine Front suchen.</translation>
    </message>
    <message>
        <source>A front is being searched for.</source>
        <translation>Eine Front wird gesucht.</translation>
    </message>
    <message>
        <source>Stop it and keep what was found so far, or let it go on?</source>
        <translation>Stoppen und das bisher Gefundene behalten oder weiterlaufen lassen?</translation>
    </message>
    <message>
        <source>Stop and keep what was found</source>
        <translation>Stoppen und Gefundenes behalten</translation>
    </message>
    <message>
        <source>Go on searching</source>
        <translation>Weitersuchen</translation>
    </message>
</context>
<context>
    <name>app::ImportController</name>
    <message>
        <source>Pasted table</source>
        <translation>Eingefügte Tabelle</translation>
    </message>
</context>
<context>
    <name>app::LessonController</name>
    <message>
        <source>%1 min</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>done, %1 of %2 points</source>
        <translation>erledigt, %1 von %2 Punkten</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>%1 is not a lesson that can be opened. %2</source>
        <translation>%1 ist keine Lektion, die sich öffnen lässt. %2</translation>
    </message>
    <message>
        <source>The lesson needs the project %1 beside it, which cannot be read. Put it into the same folder.</source>
        <translation>Die Lektion braucht das Projekt %1 neben sich, das nicht gelesen werden kann. Legen Sie es in denselben Ordner.</translation>
    </message>
</context>
<context>
    <name>app::LessonPlayer</name>
    <message>
        <source>Your score: %1 of %2 points, for answers that were right at once.</source>
        <translation>Ihr Ergebnis: %1 von %2 Punkten für sofort richtige Antworten.</translation>
    </message>
    <message>
        <source>Worth another look:</source>
        <translation>Einen zweiten Blick wert:</translation>
    </message>
    <message>
        <source>Debrief</source>
        <translation>Nachbesprechung</translation>
    </message>
    <message>
        <source>Answer to go on.</source>
        <translation>Antworten Sie, um weiterzugehen.</translation>
    </message>
    <message>
        <source>Do this in the program to go on.</source>
        <translation>Führen Sie das im Programm aus, um weiterzugehen.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Einen Moment…</translation>
    </message>
    <message>
        <source>That is right.</source>
        <translation>Das ist richtig.</translation>
    </message>
    <message>
        <source>Not quite. Try again, or take a hint.</source>
        <translation>Nicht ganz. Versuchen Sie es noch einmal, oder nehmen Sie einen Hinweis.</translation>
    </message>
</context>
<context>
    <name>app::LessonWriter</name>
    <message>
        <source>Wrote %1. A double click opens it.</source>
        <translation>%1 geschrieben. Ein Doppelklick öffnet die Datei.</translation>
    </message>
    <message>
        <source>Lessons have no name for what was clicked; it is not a step.</source>
        <translation>Für das Angeklickte haben Lektionen keinen Namen; es wird kein Schritt.</translation>
    </message>
    <message>
        <source>Recorded: %1</source>
        <translation>Aufgezeichnet: %1</translation>
    </message>
</context>
<context>
    <name>app::PatientCommands</name>
    <message>
        <source>&amp;Next step</source>
        <translation>&amp;Nächster Schritt</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Schritt &amp;zurück</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>&amp;First step</source>
        <translation>&amp;Erster Schritt</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>&amp;Last step</source>
        <translation>&amp;Letzter Schritt</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Back to the &amp;policy’s path</source>
        <translation>Zurück zum &amp;Weg der Strategie</translation>
    </message>
    <message>
        <source>&amp;Watch the policy</source>
        <translation>&amp;Strategie beobachten</translation>
    </message>
    <message>
        <source>It orders; you may try something else</source>
        <translation>Die Strategie fordert an; Sie dürfen etwas anderes versuchen</translation>
    </message>
    <message>
        <source>&amp;I order</source>
        <translation>&amp;Ich fordere an</translation>
    </message>
    <message>
        <source>&amp;Duel</source>
        <translation>D&amp;uell</translation>
    </message>
    <message>
        <source>You order blind; both paths and bills are shown at the end</source>
        <translation>Sie fordern ohne Hilfe an; beide Wege und Rechnungen werden am Ende gezeigt</translation>
    </message>
    <message>
        <source>Choose a patient first</source>
        <translation>Wählen Sie zuerst einen Patienten</translation>
    </message>
    <message>
        <source>You order; what the policy would do is hidden until you want it revealed</source>
        <translation>Sie fordern an; was die Strategie täte, bleibt verborgen, bis Sie es aufdecken</translation>
    </message>
    <message>
        <source>&amp;Blind cases</source>
        <translation>&amp;Verdeckte Fälle</translation>
    </message>
    <message>
        <source>Steps to come, paths and outcomes of cases are hidden, as a class should see them</source>
        <translation>Kommende Schritte, Wege und Outcomes der Fälle sind verborgen, wie ein Kurs sie sehen soll</translation>
    </message>
</context>
<context>
    <name>app::PatientController</name>
    <message>
        <source>Space: next step · Backspace: back · Home and End: first and last · Page Down: next patient</source>
        <translation>Leertaste: nächster Schritt · Rücktaste: zurück · Pos1 und Ende: erster und letzter · Bild ab: nächster Patient</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1, %2 %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Policy %1 (%2)</source>
        <translation>Strategie %1 (%2)</translation>
    </message>
</context>
<context>
    <name>app::PointController</name>
    <message>
        <source>Not saved.</source>
        <translation>Nicht gespeichert.</translation>
    </message>
    <message>
        <source>Making the card: looking for the tree that acts most like the policy…</source>
        <translation>Karte wird erstellt: Suche nach dem Baum, der der Strategie am nächsten kommt…</translation>
    </message>
    <message>
        <source>Save the pocket card</source>
        <translation>Taschenkarte speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Applying the policy to all patients…</source>
        <translation>Strategie wird auf alle Patienten angewendet…</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 geschrieben</translation>
    </message>
</context>
<context>
    <name>app::RenameController</name>
    <message>
        <source>Rename policy %1</source>
        <translation>Strategie %1 umbenennen</translation>
    </message>
</context>
<context>
    <name>app::ReportController</name>
    <message>
        <source>Tick a model on the page Compare &amp; report first</source>
        <translation>Kreuzen Sie zuerst auf der Seite „Vergleich &amp; Bericht“ ein Modell an</translation>
    </message>
    <message>
        <source>A report is being written</source>
        <translation>Ein Bericht wird geschrieben</translation>
    </message>
    <message>
        <source>No report was written.</source>
        <translation>Es wurde kein Bericht geschrieben.</translation>
    </message>
    <message>
        <source>The report is being written to “%1”.</source>
        <translation>Der Bericht wird nach „%1“ geschrieben.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Report: %1</source>
        <translation>Bericht: %1</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 geschrieben</translation>
    </message>
</context>
<context>
    <name>app::ResumeOffer</name>
    <message>
        <source>Policy %1 was interrupted.</source>
        <translation>Strategie %1 wurde unterbrochen.</translation>
    </message>
    <message>
        <source>It can go on from its last checkpoint.</source>
        <translation>Sie kann vom letzten Zwischenstand fortgesetzt werden.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>The search for front %1 was interrupted.</source>
        <translation>Die Suche nach Front %1 wurde unterbrochen.</translation>
    </message>
    <message>
        <source>It can go on; what was found is kept.</source>
        <translation>Sie kann fortgesetzt werden; Gefundenes bleibt erhalten.</translation>
    </message>
</context>
<context>
    <name>app::ShareController</name>
    <message>
        <source>%1 to share</source>
        <translation>%1 zum Weitergeben</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>%1 wird geschrieben</translation>
    </message>
    <message>
        <source>No copy was written.</source>
        <translation>Es wurde keine Kopie geschrieben.</translation>
    </message>
    <message>
        <source>In it: rows of patients %1, training runs %2, fronts %3, tables %4.</source>
        <translation>Inhalt: Patientenzeilen %1, Trainingsläufe %2, Fronten %3, Tabellen %4.</translation>
    </message>
    <message>
        <source>Columns left out: %1.</source>
        <translation>Weggelassene Spalten: %1.</translation>
    </message>
    <message>
        <source>Copy written to %1.</source>
        <translation>Kopie geschrieben: %1.</translation>
    </message>
</context>
<context>
    <name>app::TrainController</name>
    <message numerus="yes">
        <source>%n policies are trained</source>
        <translation>
            <numerusform>%n Strategie ist trainiert</numerusform>
            <numerusform>%n Strategien sind trainiert</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Try again with half the memory</source>
        <translation>Mit halbem Speicher erneut versuchen</translation>
    </message>
    <message>
        <source>Try again with smaller steps</source>
        <translation>Mit kleineren Schritten erneut versuchen</translation>
    </message>
    <message>
        <source>Stop and keep what was learned so far, or let it go on?</source>
        <translation>Stoppen und das bisher Gelernte behalten oder weiterlaufen lassen?</translation>
    </message>
    <message>
        <source>A policy is being trained.</source>
        <translation>Eine Strategie wird trainiert.</translation>
    </message>
    <message numerus="yes">
        <source>%n more wait and would not be trained. %1</source>
        <translation>
            <numerusform>%n weitere wartet und würde nicht trainiert. %1</numerusform>
            <numerusform>%n weitere warten und würden nicht trainiert. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop and keep what was learned</source>
        <translation>Stoppen und Gelerntes behalten</translation>
    </message>
    <message>
        <source>Go on training</source>
        <translation>Weitertrainieren</translation>
    </message>
</context>
<context>
    <name>app::WindowController</name>
    <message>
        <source>&amp;Find a variable</source>
        <translation>Variable &amp;suchen</translation>
    </message>
    <message>
        <source>Show all &amp;rows</source>
        <translation>Alle &amp;Zeilen zeigen</translation>
    </message>
    <message>
        <source>&amp;Add a panel</source>
        <translation>Panel &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Price list…</source>
        <translation>&amp;Preisliste…</translation>
    </message>
    <message>
        <source>Everything is saved as you go.</source>
        <translation>Alles wird laufend gespeichert.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Not saved.</source>
        <translation>Nicht gespeichert.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Find a front or train a policy first</source>
        <translation>Suchen Sie zuerst eine Front, oder trainieren Sie eine Strategie</translation>
    </message>
    <message>
        <source>No project open</source>
        <translation>Kein Projekt geöffnet</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The last edits are not saved yet.</source>
        <translation>Die letzten Änderungen sind noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>%1 patients</source>
        <translation>%1 Patienten</translation>
    </message>
    <message>
        <source>Imported %1</source>
        <translation>%1 importiert</translation>
    </message>
    <message>
        <source>The last edits could not be saved.</source>
        <translation>Die letzten Änderungen konnten nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Close without them</source>
        <translation>Ohne sie schließen</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>A task file says what the columns of a table mean. Open the table first.</source>
        <translation>Eine Aufgabendatei sagt, was die Spalten einer Tabelle bedeuten. Öffnen Sie zuerst die Tabelle.</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 verwenden</translation>
    </message>
    <message>
        <source>The clipboard holds no text. Copy the cells of a table first.</source>
        <translation>Die Zwischenablage enthält keinen Text. Kopieren Sie zuerst die Zellen einer Tabelle.</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 geschrieben</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Show the crash file</source>
        <translation>Absturzdatei anzeigen</translation>
    </message>
    <message>
        <source>PanelWise ended by a fault of its own.</source>
        <translation>PanelWise wurde durch einen eigenen Fehler beendet.</translation>
    </message>
    <message>
        <source>It was at %1; your work had been saved. A crash file was written, without anything of your data, that you may send to us.</source>
        <translation>Es geschah um %1; Ihre Arbeit war gespeichert. Es wurde eine Absturzdatei ohne Ihre Daten geschrieben, die Sie uns schicken können.</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lektionen…</translation>
    </message>
    <message>
        <source>Eight lessons of 10 to 15 minutes in the real program</source>
        <translation>Acht Lektionen von 10 bis 15 Minuten im echten Programm</translation>
    </message>
    <message>
        <source>Open a lesson &amp;file…</source>
        <translation>Lektions&amp;datei öffnen…</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;Rundgang</translation>
    </message>
    <message>
        <source>The program in five cards</source>
        <translation>Das Programm in fünf Karten</translation>
    </message>
    <message>
        <source>W&amp;rite a lesson…</source>
        <translation>Lektion sc&amp;hreiben…</translation>
    </message>
    <message>
        <source>Record steps by clicking through the window, edit their texts, try and save them</source>
        <translation>Schritte durch Klicken im Fenster aufzeichnen, ihre Texte bearbeiten, sie ausprobieren und speichern</translation>
    </message>
</context>
<context>
    <name>ui::AccuracyTiles</name>
    <message>
        <source>As in these patients</source>
        <translation>Wie bei diesen Patienten</translation>
    </message>
    <message>
        <source>PPV at a prevalence of</source>
        <translation>PPW bei einer Prävalenz von</translation>
    </message>
    <message>
        <source>Prevalence for the positive predictive value</source>
        <translation>Prävalenz für den positiven prädiktiven Wert</translation>
    </message>
    <message>
        <source>The share of cases among those the figures are of</source>
        <translation>Der Anteil der Fälle unter jenen, von denen die Kennzahlen stammen</translation>
    </message>
    <message>
        <source>Only the PPV is for that prevalence; everything else is of these patients.</source>
        <translation>Nur der PPW gilt für diese Prävalenz; alles andere stammt von diesen Patienten.</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensitivität</translation>
    </message>
    <message>
        <source>Specificity</source>
        <translation>Spezifität</translation>
    </message>
    <message>
        <source>95 % CI %1</source>
        <translation>95-%-KI %1</translation>
    </message>
    <message>
        <source>PPV, prev. %1</source>
        <translation>PPW, Präv. %1</translation>
    </message>
    <message>
        <source>PPV</source>
        <translation>PPW</translation>
    </message>
</context>
<context>
    <name>ui::ActionList</name>
    <message>
        <source>policy’s probability</source>
        <translation>Wahrsch. der Strategie</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Anfordern</translation>
    </message>
    <message>
        <source>What next?</source>
        <translation>Wie weiter?</translation>
    </message>
    <message>
        <source>Possible actions</source>
        <translation>Mögliche Aktionen</translation>
    </message>
    <message>
        <source>Up and down to choose, Enter to do it</source>
        <translation>Auf und Ab wählt, die Eingabetaste führt aus</translation>
    </message>
    <message>
        <source>expected value</source>
        <translation>erwarteter Wert</translation>
    </message>
    <message>
        <source>What the policy expects to earn from here on: patients rightly reassured, λ for each one found, less what the tests cost. It does what is worth most.</source>
        <translation>Was die Strategie von hier an zu verdienen erwartet: richtig Negative, λ für jeden erkannten Fall, abzüglich der Testkosten. Sie tut, was am meisten wert ist.</translation>
    </message>
    <message>
        <source>How likely the policy is to do this</source>
        <translation>Wie wahrscheinlich die Strategie dies tut</translation>
    </message>
    <message>
        <source>Right-click an action to try it instead: the story branches, the policy’s path is kept.</source>
        <translation>Rechtsklick auf eine Aktion, um sie stattdessen zu versuchen: Der Verlauf verzweigt sich, der Weg der Strategie bleibt erhalten.</translation>
    </message>
    <message>
        <source>Your turn. Order a panel, or end the case with a diagnosis.</source>
        <translation>Sie sind am Zug. Fordern Sie ein Panel an, oder beenden Sie mit einer Diagnose.</translation>
    </message>
    <message>
        <source>Your turn, without help: what would you do? The policy’s path is shown at the end.</source>
        <translation>Sie sind am Zug, ohne Hilfe: Was würden Sie tun? Der Weg der Strategie wird am Ende gezeigt.</translation>
    </message>
    <message>
        <source>You order one panel at a time; a policy that saves time may order two together.</source>
        <translation>Sie fordern ein Panel nach dem anderen an; eine Strategie, die Zeit spart, kann zwei gemeinsam anfordern.</translation>
    </message>
    <message>
        <source>Choose an action</source>
        <translation>Aktion wählen</translation>
    </message>
    <message>
        <source>Try instead: %1</source>
        <translation>Stattdessen versuchen: %1</translation>
    </message>
</context>
<context>
    <name>ui::ActionModel</name>
    <message>
        <source>expected reward %1</source>
        <translation>erwartete Belohnung %1</translation>
    </message>
    <message>
        <source>the policy does this with a probability of %1</source>
        <translation>die Strategie tut dies mit einer Wahrscheinlichkeit von %1</translation>
    </message>
</context>
<context>
    <name>ui::AmountEdit</name>
    <message>
        <source>– min</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>– min</translation>
    </message>
    <message>
        <source>– mL</source>
        <translation>– mL</translation>
    </message>
</context>
<context>
    <name>ui::BaselinesCard</name>
    <message>
        <source>%1, fold %2</source>
        <translation>%1, Fold %2</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1, Startwert %2</translation>
    </message>
    <message>
        <source>Progress of the baselines</source>
        <translation>Fortschritt der Vergleichsmodelle</translation>
    </message>
    <message>
        <source>Pause</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>The table waits where it is; nothing is lost</source>
        <translation>Die Tabelle wartet, wo sie ist; nichts geht verloren</translation>
    </message>
    <message>
        <source>Ends within a second; finished rows are kept and the table can be resumed</source>
        <translation>Endet innerhalb einer Sekunde; fertige Zeilen bleiben, und die Tabelle kann fortgesetzt werden</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird gestoppt…</translation>
    </message>
    <message>
        <source>Preparing the patients…</source>
        <translation>Patienten werden vorbereitet…</translation>
    </message>
    <message>
        <source>Baselines, %1 of %2</source>
        <translation>Vergleichsmodelle, %1 von %2</translation>
    </message>
    <message>
        <source>Finished rows are kept</source>
        <translation>Fertige Zeilen bleiben erhalten</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
</context>
<context>
    <name>ui::BaselinesDialog</name>
    <message>
        <source>Paper</source>
        <translation>Publikation</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>My choice</source>
        <translation>Eigene Auswahl</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Voreinstellung</translation>
    </message>
    <message>
        <source>The study&apos;s own s&amp;plit every time</source>
        <translation>Jedes Mal die &amp;Aufteilung der Studie</translation>
    </message>
    <message>
        <source>Run baselines</source>
        <translation>Vergleichsmodelle rechnen</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Was es ist</translation>
    </message>
    <message>
        <source>Models in the table</source>
        <translation>Modelle der Tabelle</translation>
    </message>
    <message>
        <source>For the rows on two panels of your choice</source>
        <translation>Für die Zeilen mit zwei Panels Ihrer Wahl</translation>
    </message>
    <message>
        <source>First panel of your choice</source>
        <translation>Erstes Panel Ihrer Wahl</translation>
    </message>
    <message>
        <source>Second panel of your choice</source>
        <translation>Zweites Panel Ihrer Wahl</translation>
    </message>
    <message>
        <source>How often everything is learned anew; the table has mean and standard deviation</source>
        <translation>Wie oft alles neu gelernt wird; die Tabelle enthält Mittelwert und Standardabweichung</translation>
    </message>
    <message>
        <source>Otherwise only the first time; every further seed also draws other patients</source>
        <translation>Sonst nur beim ersten Mal; jeder weitere Startwert zieht auch andere Patienten</translation>
    </message>
    <message>
        <source>&amp;Two panels of your choice</source>
        <translation>&amp;Zwei Panels Ihrer Wahl</translation>
    </message>
    <message>
        <source>&amp;Judge on</source>
        <translation>&amp;Bewerten an</translation>
    </message>
    <message>
        <source>&amp;Seeds</source>
        <translation>&amp;Startwerte</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Rechnen</translation>
    </message>
    <message>
        <source>Tick at least one model.</source>
        <translation>Kreuzen Sie mindestens ein Modell an.</translation>
    </message>
    <message>
        <source>Choose two different panels.</source>
        <translation>Wählen Sie zwei verschiedene Panels.</translation>
    </message>
    <message numerus="yes">
        <source>%1 models, each learned %n time(s), every time without another fold, which judges. Every row appears as soon as it is finished, and is kept.</source>
        <translation>
            <numerusform>%1 Modelle, jedes %n-mal gelernt, jedes Mal ohne einen anderen Fold, an dem bewertet wird. Jede Zeile erscheint, sobald sie fertig ist, und bleibt erhalten.</numerusform>
            <numerusform>%1 Modelle, jedes %n-mal gelernt, jedes Mal ohne einen anderen Fold, an dem bewertet wird. Jede Zeile erscheint, sobald sie fertig ist, und bleibt erhalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 models, each trained %n time(s). Every row appears as soon as it is finished, and is kept.</source>
        <translation>
            <numerusform>%1 Modelle, jedes %n-mal trainiert. Jede Zeile erscheint, sobald sie fertig ist, und bleibt erhalten.</numerusform>
            <numerusform>%1 Modelle, jedes %n-mal trainiert. Jede Zeile erscheint, sobald sie fertig ist, und bleibt erhalten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::BillBar</name>
    <message>
        <source>Running bill</source>
        <translation>Laufende Rechnung</translation>
    </message>
</context>
<context>
    <name>ui::CaseChooser</name>
    <message>
        <source>Patient before</source>
        <translation>Voriger Patient</translation>
    </message>
    <message>
        <source>Patient before (Page Up)</source>
        <translation>Voriger Patient (Bild auf)</translation>
    </message>
    <message>
        <source>Next patient</source>
        <translation>Nächster Patient</translation>
    </message>
    <message>
        <source>Next patient (Page Down)</source>
        <translation>Nächster Patient (Bild ab)</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Which patients</source>
        <translation>Welche Patienten</translation>
    </message>
    <message>
        <source>Which patients: by what became of them, the costliest, or the most surprising</source>
        <translation>Welche Patienten: nach dem, was aus ihnen wurde, die teuersten oder die überraschendsten</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Row of the data</source>
        <translation>Zeile der Daten</translation>
    </message>
    <message>
        <source>Type the row of a patient in the data and press Enter</source>
        <translation>Zeile eines Patienten in den Daten eingeben und Eingabetaste drücken</translation>
    </message>
    <message>
        <source>From the front</source>
        <translation>Von der Front</translation>
    </message>
    <message>
        <source>The patients that were chosen on the front page</source>
        <translation>Die auf der Seite „Front“ gewählten Patienten</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 patients</source>
        <translation>%1 Patienten</translation>
    </message>
</context>
<context>
    <name>ui::Checklist</name>
    <message>
        <source>Title: model study, patients and outcome named</source>
        <translation>Titel: Modellstudie, Patienten und Outcome genannt</translation>
    </message>
    <message>
        <source>Structured abstract</source>
        <translation>Strukturiertes Abstract</translation>
    </message>
    <message>
        <source>Clinical context, reason for the model, models that exist</source>
        <translation>Klinischer Kontext, Anlass für das Modell, vorhandene Modelle</translation>
    </message>
    <message>
        <source>For whom, by whom and where in care it is meant to be used</source>
        <translation>Für wen, durch wen und wo in der Versorgung es eingesetzt werden soll</translation>
    </message>
    <message>
        <source>Known inequalities between groups of people</source>
        <translation>Bekannte Ungleichheiten zwischen Personengruppen</translation>
    </message>
    <message>
        <source>Objectives; development, evaluation or both</source>
        <translation>Ziele; Entwicklung, Evaluation oder beides</translation>
    </message>
    <message>
        <source>Sources of the data, why these, how representative</source>
        <translation>Datenquellen, Grund der Wahl, Repräsentativität</translation>
    </message>
    <message>
        <source>Dates of the data</source>
        <translation>Zeitraum der Daten</translation>
    </message>
    <message>
        <source>Setting, number and place of centres</source>
        <translation>Setting, Zahl und Ort der Zentren</translation>
    </message>
    <message>
        <source>Who was eligible</source>
        <translation>Einschlusskriterien</translation>
    </message>
    <message>
        <source>Treatments received and how they were handled</source>
        <translation>Erhaltene Behandlungen und Umgang damit</translation>
    </message>
    <message>
        <source>Preparation of the data and checks of quality</source>
        <translation>Datenaufbereitung und Qualitätsprüfung</translation>
    </message>
    <message>
        <source>Outcome: definition, time, how and when assessed</source>
        <translation>Outcome: Definition, Zeitpunkt, wie und wann erhoben</translation>
    </message>
    <message>
        <source>Who assessed the outcome, if that takes judgement</source>
        <translation>Wer das Outcome beurteilte, falls Ermessen nötig ist</translation>
    </message>
    <message>
        <source>Blinding of those who assessed the outcome</source>
        <translation>Verblindung derer, die das Outcome beurteilten</translation>
    </message>
    <message>
        <source>How candidate predictors were chosen</source>
        <translation>Wie die Kandidatenprädiktoren ausgewählt wurden</translation>
    </message>
    <message>
        <source>Every predictor: definition, unit, how and when measured</source>
        <translation>Jeder Prädiktor: Definition, Einheit, wie und wann gemessen</translation>
    </message>
    <message>
        <source>Who measured predictors that take judgement</source>
        <translation>Wer Prädiktoren erhob, die Ermessen erfordern</translation>
    </message>
    <message>
        <source>Sample size and whether it suffices</source>
        <translation>Fallzahl und ob sie ausreicht</translation>
    </message>
    <message>
        <source>How missing values were handled</source>
        <translation>Umgang mit fehlenden Werten</translation>
    </message>
    <message>
        <source>How the patients were divided between the parts of the analysis</source>
        <translation>Wie die Patienten auf die Teile der Analyse verteilt wurden</translation>
    </message>
    <message>
        <source>How predictors enter: scaling, transformation, coding</source>
        <translation>Wie Prädiktoren eingehen: Skalierung, Transformation, Kodierung</translation>
    </message>
    <message>
        <source>Kind of model, steps of building it, tuning, internal validation</source>
        <translation>Art des Modells, Schritte der Entwicklung, Abstimmung, interne Validierung</translation>
    </message>
    <message>
        <source>Differences between clusters such as hospitals: how handled</source>
        <translation>Unterschiede zwischen Clustern wie Kliniken: Umgang damit</translation>
    </message>
    <message>
        <source>Measures and plots of performance, and how models are compared</source>
        <translation>Gütemaße und Diagramme der Modellgüte, und wie Modelle verglichen werden</translation>
    </message>
    <message>
        <source>Updating of the model, for example recalibration</source>
        <translation>Aktualisierung des Modells, zum Beispiel Rekalibrierung</translation>
    </message>
    <message>
        <source>How predictions are computed</source>
        <translation>Wie Vorhersagen berechnet werden</translation>
    </message>
    <message>
        <source>Methods against class imbalance</source>
        <translation>Methoden gegen unausgewogene Klassen</translation>
    </message>
    <message>
        <source>What was done for fairness</source>
        <translation>Was für die Fairness getan wurde</translation>
    </message>
    <message>
        <source>Output of the model and how thresholds were found</source>
        <translation>Ausgabe des Modells und wie Schwellen gefunden wurden</translation>
    </message>
    <message>
        <source>Differences between development and evaluation data</source>
        <translation>Unterschiede zwischen Entwicklungs- und Evaluationsdaten</translation>
    </message>
    <message>
        <source>Ethical approval and consent</source>
        <translation>Ethikvotum und Einwilligung</translation>
    </message>
    <message>
        <source>Funding and role of the funders</source>
        <translation>Finanzierung und Rolle der Geldgeber</translation>
    </message>
    <message>
        <source>Conflicts of interest</source>
        <translation>Interessenkonflikte</translation>
    </message>
    <message>
        <source>Where the protocol is, or that there is none</source>
        <translation>Wo das Protokoll zu finden ist, oder dass es keines gibt</translation>
    </message>
    <message>
        <source>Registration, or that there is none</source>
        <translation>Registrierung, oder dass es keine gibt</translation>
    </message>
    <message>
        <source>Whether and where the data can be had</source>
        <translation>Ob und wo die Daten erhältlich sind</translation>
    </message>
    <message>
        <source>Whether and where the analysis code can be had</source>
        <translation>Ob und wo der Analysecode erhältlich ist</translation>
    </message>
    <message>
        <source>How patients and the public were involved</source>
        <translation>Wie Patienten und Öffentlichkeit beteiligt wurden</translation>
    </message>
    <message>
        <source>Flow of participants, with and without the outcome</source>
        <translation>Teilnehmerfluss, mit und ohne Outcome</translation>
    </message>
    <message>
        <source>Characteristics of the participants and missing values</source>
        <translation>Merkmale der Teilnehmer und fehlende Werte</translation>
    </message>
    <message>
        <source>Development and evaluation data compared</source>
        <translation>Entwicklungs- und Evaluationsdaten im Vergleich</translation>
    </message>
    <message>
        <source>Participants and events in each analysis</source>
        <translation>Teilnehmer und Ereignisse in jeder Analyse</translation>
    </message>
    <message>
        <source>The whole model, so that others can use it</source>
        <translation>Das vollständige Modell, damit andere es verwenden können</translation>
    </message>
    <message>
        <source>Performance with intervals, also of key groups</source>
        <translation>Modellgüte mit Intervallen, auch in wichtigen Gruppen</translation>
    </message>
    <message>
        <source>Differences of performance between clusters</source>
        <translation>Unterschiede der Modellgüte zwischen Clustern</translation>
    </message>
    <message>
        <source>Results of updating the model</source>
        <translation>Ergebnisse der Aktualisierung des Modells</translation>
    </message>
    <message>
        <source>Overall interpretation, fairness included</source>
        <translation>Gesamtinterpretation einschließlich Fairness</translation>
    </message>
    <message>
        <source>Limitations and what they mean for bias and use elsewhere</source>
        <translation>Limitationen und ihre Folgen für Verzerrung und Übertragbarkeit</translation>
    </message>
    <message>
        <source>What to do with poor or unavailable input in use</source>
        <translation>Umgang mit mangelhaften oder fehlenden Eingaben in der Anwendung</translation>
    </message>
    <message>
        <source>What users have to do and to know</source>
        <translation>Was Anwender tun und wissen müssen</translation>
    </message>
    <message>
        <source>Next steps for research</source>
        <translation>Nächste Schritte der Forschung</translation>
    </message>
    <message>
        <source>Named as a study of diagnostic accuracy, with a measure of it</source>
        <translation>Als Studie zur diagnostischen Genauigkeit bezeichnet, mit einem Maß dafür</translation>
    </message>
    <message>
        <source>Background, intended use and role of the test</source>
        <translation>Hintergrund, vorgesehener Einsatz und Rolle des Tests</translation>
    </message>
    <message>
        <source>Objectives and hypotheses</source>
        <translation>Ziele und Hypothesen</translation>
    </message>
    <message>
        <source>Data collected before or after the tests were planned</source>
        <translation>Datenerhebung vor oder nach der Planung der Tests</translation>
    </message>
    <message>
        <source>Eligibility</source>
        <translation>Eignungskriterien</translation>
    </message>
    <message>
        <source>How possible participants were identified</source>
        <translation>Wie mögliche Teilnehmer ermittelt wurden</translation>
    </message>
    <message>
        <source>Where and when they were identified</source>
        <translation>Wo und wann sie ermittelt wurden</translation>
    </message>
    <message>
        <source>Consecutive, random or convenience series</source>
        <translation>Konsekutive, zufällige oder Gelegenheitsstichprobe</translation>
    </message>
    <message>
        <source>Index test in enough detail to repeat it</source>
        <translation>Indextest, ausführlich genug zum Wiederholen</translation>
    </message>
    <message>
        <source>Reference standard in enough detail to repeat it</source>
        <translation>Referenzstandard, ausführlich genug zum Wiederholen</translation>
    </message>
    <message>
        <source>Why this reference standard</source>
        <translation>Warum dieser Referenzstandard</translation>
    </message>
    <message>
        <source>Cut-offs of the index test, and whether set beforehand</source>
        <translation>Cut-offs des Indextests und ob vorab festgelegt</translation>
    </message>
    <message>
        <source>Cut-offs of the reference standard, likewise</source>
        <translation>Cut-offs des Referenzstandards, ebenso</translation>
    </message>
    <message>
        <source>What those knew who read the index test</source>
        <translation>Was denen bekannt war, die den Indextest auswerteten</translation>
    </message>
    <message>
        <source>What those knew who assessed the reference standard</source>
        <translation>Was denen bekannt war, die den Referenzstandard beurteilten</translation>
    </message>
    <message>
        <source>How accuracy is estimated and compared</source>
        <translation>Wie die Genauigkeit geschätzt und verglichen wird</translation>
    </message>
    <message>
        <source>How indeterminate results were handled</source>
        <translation>Umgang mit unklaren Ergebnissen</translation>
    </message>
    <message>
        <source>How missing results were handled</source>
        <translation>Umgang mit fehlenden Ergebnissen</translation>
    </message>
    <message>
        <source>Analyses of differences in accuracy, planned or exploratory</source>
        <translation>Analysen von Unterschieden der Genauigkeit, geplant oder explorativ</translation>
    </message>
    <message>
        <source>Intended sample size</source>
        <translation>Geplante Fallzahl</translation>
    </message>
    <message>
        <source>Flow of participants as a diagram</source>
        <translation>Teilnehmerfluss als Diagramm</translation>
    </message>
    <message>
        <source>Baseline characteristics</source>
        <translation>Ausgangsmerkmale</translation>
    </message>
    <message>
        <source>Severity in those with the condition</source>
        <translation>Schweregrad bei denen mit der Erkrankung</translation>
    </message>
    <message>
        <source>Other diagnoses in those without it</source>
        <translation>Andere Diagnosen bei denen ohne sie</translation>
    </message>
    <message>
        <source>Time and treatment between test and reference standard</source>
        <translation>Zeit und Behandlung zwischen Test und Referenzstandard</translation>
    </message>
    <message>
        <source>Cross table of test against reference standard</source>
        <translation>Kreuztabelle von Test und Referenzstandard</translation>
    </message>
    <message>
        <source>Accuracy with 95 % intervals</source>
        <translation>Genauigkeit mit 95-%-Intervallen</translation>
    </message>
    <message>
        <source>Adverse events of the tests</source>
        <translation>Unerwünschte Ereignisse der Tests</translation>
    </message>
    <message>
        <source>Limitations: bias, uncertainty, use elsewhere</source>
        <translation>Limitationen: Verzerrung, Unsicherheit, Übertragbarkeit</translation>
    </message>
    <message>
        <source>What it means for practice</source>
        <translation>Was es für die Praxis bedeutet</translation>
    </message>
    <message>
        <source>Registration</source>
        <translation>Registrierung</translation>
    </message>
    <message>
        <source>Where the protocol is</source>
        <translation>Wo das Protokoll zu finden ist</translation>
    </message>
    <message>
        <source>%1; author to complete</source>
        <translation>%1; vom Autor zu ergänzen</translation>
    </message>
    <message>
        <source>Not done: %1</source>
        <translation>Nicht durchgeführt: %1</translation>
    </message>
    <message>
        <source>Author to supply</source>
        <translation>Vom Autor beizutragen</translation>
    </message>
    <message>
        <source>%1: what is asked for and where it is</source>
        <translation>%1: was verlangt wird und wo es steht</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>Asked for</source>
        <translation>Verlangt</translation>
    </message>
    <message>
        <source>In this report</source>
        <translation>In diesem Bericht</translation>
    </message>
</context>
<context>
    <name>ui::CodeReview</name>
    <message>
        <source>Some cells hold texts instead of numbers</source>
        <translation>Einige Zellen enthalten Texte statt Zahlen</translation>
    </message>
    <message>
        <source>Say once what each of them means. The choices are kept with the study and can be changed on the data page; the file itself is never changed. Numbers below a detection limit are usually read as the limit or as half of it: choose what your study has laid down.</source>
        <translation>Geben Sie einmal an, was jeder davon bedeutet. Die Angaben bleiben bei der Studie und lassen sich auf der Datenseite ändern; die Datei selbst wird nie geändert. Zahlen unter einer Nachweisgrenze werden meist als die Grenze oder als ihre Hälfte gelesen: Wählen Sie, was Ihre Studie festgelegt hat.</translation>
    </message>
    <message>
        <source>Cancel import</source>
        <translation>Import abbrechen</translation>
    </message>
    <message>
        <source>Continue with these choices</source>
        <translation>Mit diesen Angaben weiter</translation>
    </message>
    <message>
        <source>Read %1 as text</source>
        <translation>%1 als Text lesen</translation>
    </message>
    <message>
        <source>Its values become categories instead of numbers</source>
        <translation>Die Werte werden zu Kategorien statt Zahlen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln texts are still open; training waits for them.</source>
        <translation>
            <numerusform>%Ln Text ist noch offen; das Training wartet darauf.</numerusform>
            <numerusform>%Ln Texte sind noch offen; das Training wartet darauf.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::CodeTable</name>
    <message>
        <source>Text</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Text</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>Is read as</source>
        <translation>Wird gelesen als</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more kinds of texts. Are these columns of numbers?</source>
        <translation>
            <numerusform>… und %Ln weitere Art von Texten. Sind das Zahlenspalten?</numerusform>
            <numerusform>… und %Ln weitere Arten von Texten. Sind das Zahlenspalten?</numerusform>
        </translation>
    </message>
    <message>
        <source>Not recorded</source>
        <translation>Nicht erfasst</translation>
    </message>
    <message>
        <source>The number in it</source>
        <translation>Die enthaltene Zahl</translation>
    </message>
    <message>
        <source>Half of the number</source>
        <translation>Hälfte der Zahl</translation>
    </message>
    <message>
        <source>A value</source>
        <translation>Ein Wert</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Später entscheiden</translation>
    </message>
    <message>
        <source>%1 columns</source>
        <translation>%1 Spalten</translation>
    </message>
    <message>
        <source>How %1 in %2 is read</source>
        <translation>Wie %1 in %2 gelesen wird</translation>
    </message>
    <message>
        <source>What these cells mean; the file itself is never changed</source>
        <translation>Was diese Zellen bedeuten; die Datei selbst wird nie geändert</translation>
    </message>
    <message>
        <source>Value of %1 in %2</source>
        <translation>Wert von %1 in %2</translation>
    </message>
    <message>
        <source>What the cells count as, in the unit of the column</source>
        <translation>Als was die Zellen zählen, in der Einheit der Spalte</translation>
    </message>
    <message>
        <source>%1 of the cells wait; the column cannot be used yet</source>
        <translation>%1 der Zellen sind offen; die Spalte ist noch nicht verwendbar</translation>
    </message>
    <message>
        <source>%1 of the cells count as not recorded</source>
        <translation>%1 der Zellen gelten als nicht erfasst</translation>
    </message>
    <message>
        <source>%1 of the cells are read as %2</source>
        <translation>%1 der Zellen werden als %2 gelesen</translation>
    </message>
</context>
<context>
    <name>ui::CodesDialog</name>
    <message>
        <source>Texts among numbers</source>
        <translation>Texte unter Zahlen</translation>
    </message>
    <message>
        <source>What stands in columns of numbers and is none. Nothing in the table is changed; a choice can be undone like every other step.</source>
        <translation>Was in Zahlenspalten steht und keine Zahl ist. In der Tabelle wird nichts geändert; eine Angabe lässt sich wie jeder andere Schritt rückgängig machen.</translation>
    </message>
</context>
<context>
    <name>ui::CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <source>Some words of it, such as export or front</source>
        <translation>Einige Wörter daraus, etwa Export oder Front</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>%1 ▸ %2</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>%1 ▸ %2</translation>
    </message>
</context>
<context>
    <name>ui::CompareHeader</name>
    <message>
        <source>Run baselines…</source>
        <translation>Vergleichsmodelle rechnen…</translation>
    </message>
    <message>
        <source>Export report…</source>
        <translation>Bericht exportieren…</translation>
    </message>
</context>
<context>
    <name>ui::ComparePage</name>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Figures of the ticked models</source>
        <translation>Kennzahlen der angekreuzten Modelle</translation>
    </message>
    <message>
        <source>Opening the models…</source>
        <translation>Modelle werden geöffnet…</translation>
    </message>
    <message>
        <source>Tick two models</source>
        <translation>Kreuzen Sie zwei Modelle an</translation>
    </message>
    <message>
        <source>Every test patient is put before each of them.</source>
        <translation>Jeder Testpatient wird jedem von ihnen vorgelegt.</translation>
    </message>
    <message>
        <source>Models that are ticked on the left are compared here, on the same test patients.</source>
        <translation>Links angekreuzte Modelle werden hier an denselben Testpatienten verglichen.</translation>
    </message>
    <message>
        <source>Policies and baselines on the same test patients</source>
        <translation>Strategien und Vergleichsmodelle an denselben Testpatienten</translation>
    </message>
    <message>
        <source>the outcome</source>
        <translation>das Outcome</translation>
    </message>
    <message>
        <source>Test split</source>
        <translation>Testteil</translation>
    </message>
    <message>
        <source>%1 patients, %2 with %3</source>
        <translation>%1 Patienten, %2 mit %3</translation>
    </message>
    <message numerus="yes">
        <source>all %n models scored on the same patients</source>
        <translation>
            <numerusform>%n Modell an denselben Patienten bewertet</numerusform>
            <numerusform>alle %n Modelle an denselben Patienten bewertet</numerusform>
        </translation>
    </message>
    <message>
        <source>A table of baselines is being made.</source>
        <translation>Eine Vergleichstabelle wird erstellt.</translation>
    </message>
    <message>
        <source>Train the baselines of the paper on the same patients, to compare policies with</source>
        <translation>Die Vergleichsmodelle der Publikation an denselben Patienten trainieren, um Strategien damit zu vergleichen</translation>
    </message>
    <message>
        <source>Cohort, methods, figures and the lists of TRIPOD+AI and STARD in one file</source>
        <translation>Kohorte, Methoden, Kennzahlen und die Listen von TRIPOD+AI und STARD in einer Datei</translation>
    </message>
    <message>
        <source>Tick a policy first: the report is about it</source>
        <translation>Kreuzen Sie zuerst eine Strategie an: Von ihr handelt der Bericht</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Eight models are ticked; more could not be told apart. Untick one first.</source>
        <translation>Acht Modelle sind angekreuzt; mehr wären nicht unterscheidbar. Wählen Sie zuerst eines ab.</translation>
    </message>
    <message>
        <source>No baselines yet. A policy is convincing only beside what people use today.</source>
        <translation>Noch keine Vergleichsmodelle. Eine Strategie überzeugt nur neben dem, was heute üblich ist.</translation>
    </message>
    <message>
        <source>Run baselines…</source>
        <translation>Vergleichsmodelle rechnen…</translation>
    </message>
    <message>
        <source>Remove table %1 with all its rows? This cannot be undone.</source>
        <translation>Tabelle %1 mit allen Zeilen entfernen? Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>The table of baselines was stopped. Finished and kept: %1.</source>
        <translation>Die Vergleichstabelle wurde gestoppt. Fertig und behalten: %1.</translation>
    </message>
    <message>
        <source>The table of baselines was interrupted. Finished and kept: %1.</source>
        <translation>Die Vergleichstabelle wurde unterbrochen. Fertig und behalten: %1.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
</context>
<context>
    <name>ui::CostAimBox</name>
    <message>
        <source>at</source>
        <translation>zu</translation>
    </message>
    <message>
        <source>per hour</source>
        <translation>pro Stunde</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Money and time</source>
        <translation>Geld und Zeit</translation>
    </message>
    <message>
        <source>What is minimised</source>
        <translation>Was minimiert wird</translation>
    </message>
    <message>
        <source>What an hour of waiting is worth</source>
        <translation>Was eine Stunde Warten wert ist</translation>
    </message>
    <message>
        <source>What an hour of waiting is worth: so much money may be spent to save it</source>
        <translation>Was eine Stunde Warten wert ist: So viel darf ausgegeben werden, um sie zu sparen</translation>
    </message>
</context>
<context>
    <name>ui::CsvPreviewModel</name>
    <message>
        <source>outcome, cases: %1</source>
        <translation>Outcome, Fälle: %1</translation>
    </message>
    <message>
        <source>Not recorded</source>
        <translation>Nicht erfasst</translation>
    </message>
    <message>
        <source>%1 will be read as: %2
Right-click to read it as text</source>
        <translation>%1 wird gelesen als: %2
Rechtsklick, um es als Text zu lesen</translation>
    </message>
</context>
<context>
    <name>ui::CurvePlot</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>nicht definiert</translation>
    </message>
    <message>
        <source>%1: %2 (%3–%4)</source>
        <translation>%1: %2 (%3–%4)</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
</context>
<context>
    <name>ui::DataEmptyState</name>
    <message>
        <source>Data &amp; panels</source>
        <translation>Daten &amp; Panels</translation>
    </message>
    <message>
        <source>Or begin with synthetic patients</source>
        <translation>Oder mit synthetischen Patienten beginnen</translation>
    </message>
    <message>
        <source>Reading the table</source>
        <translation>Tabelle wird gelesen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Wird gelesen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows read so far</source>
        <translation>
            <numerusform>%Ln Zeile bisher gelesen</numerusform>
            <numerusform>%Ln Zeilen bisher gelesen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DataHeader</name>
    <message>
        <source>US</source>
        <translation>US</translation>
    </message>
    <message>
        <source>SI</source>
        <translation>SI</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Price list…</source>
        <translation>Preisliste…</translation>
    </message>
    <message>
        <source>Edit steps</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Find the front</source>
        <translation>Front suchen</translation>
    </message>
    <message>
        <source>Data &amp; panels</source>
        <translation>Daten &amp; Panels</translation>
    </message>
    <message>
        <source>Shows values and ranges in the units usual in the US or in SI units; the data stay as they are</source>
        <translation>Zeigt Werte und Bereiche in US-üblichen oder in SI-Einheiten; die Daten bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>Prices of all panels, currency and source</source>
        <translation>Preise aller Panels, Währung und Quelle</translation>
    </message>
    <message>
        <source>What was changed, and a way to take it back</source>
        <translation>Was geändert wurde, mit der Möglichkeit, es zurückzunehmen</translation>
    </message>
    <message>
        <source>%1 · %2 patients · %3 columns</source>
        <translation>%1 · %2 Patienten · %3 Spalten</translation>
    </message>
    <message>
        <source>Edit steps (%1)</source>
        <translation>Änderungen (%1)</translation>
    </message>
    <message>
        <source>Go to the front</source>
        <translation>Zur Front</translation>
    </message>
    <message>
        <source>Not yet:
%1</source>
        <translation>Noch nicht:
%1</translation>
    </message>
    <message>
        <source>Shows the best trade-offs between cost and accuracy found with these data</source>
        <translation>Zeigt die besten mit diesen Daten gefundenen Kompromisse zwischen Kosten und Genauigkeit</translation>
    </message>
    <message>
        <source>Finds the best trade-offs between cost and accuracy with these data; takes seconds to a minute</source>
        <translation>Sucht mit diesen Daten die besten Kompromisse zwischen Kosten und Genauigkeit; dauert Sekunden bis eine Minute</translation>
    </message>
    <message>
        <source>imported values are locked, edits are listed steps</source>
        <translation>importierte Werte sind gesperrt, Änderungen sind aufgelistete Schritte</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>schreibgeschützt</translation>
    </message>
</context>
<context>
    <name>ui::DataPage</name>
    <message>
        <source>The first %1 rows are shown.</source>
        <translation>Die ersten %1 Zeilen werden gezeigt.</translation>
    </message>
    <message numerus="yes">
        <source>%n variables selected</source>
        <translation>
            <numerusform>%n Variable ausgewählt</numerusform>
            <numerusform>%n Variablen ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 ausgewählt</translation>
    </message>
    <message>
        <source>%1 selected: panel %2</source>
        <translation>%1 ausgewählt: Panel %2</translation>
    </message>
    <message>
        <source>The clipboard holds no text.</source>
        <translation>Die Zwischenablage enthält keinen Text.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Say what it means…</source>
        <translation>Bedeutung angeben…</translation>
    </message>
    <message>
        <source>Remove panel</source>
        <translation>Panel entfernen</translation>
    </message>
    <message>
        <source>Show rows</source>
        <translation>Zeilen zeigen</translation>
    </message>
    <message>
        <source>Do not use</source>
        <translation>Nicht verwenden</translation>
    </message>
    <message>
        <source>The columns are still being looked at.</source>
        <translation>Die Spalten werden noch geprüft.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Prices in %1</source>
        <translation>Preise in %1</translation>
    </message>
    <message>
        <source>Prices: %1, %2</source>
        <translation>Preise: %1, %2</translation>
    </message>
    <message>
        <source>, %1</source>
        <translation>, %1</translation>
    </message>
    <message>
        <source>Reference ranges are illustrative; use your laboratory&apos;s.</source>
        <translation>Referenzbereiche sind nur Beispiele; es gelten die Ihres Labors.</translation>
    </message>
</context>
<context>
    <name>ui::DialectForm</name>
    <message>
        <source>&amp;Separator</source>
        <translation>Trenn&amp;zeichen</translation>
    </message>
    <message>
        <source>What stands between two values</source>
        <translation>Was zwischen zwei Werten steht</translation>
    </message>
    <message>
        <source>Comma  ,</source>
        <translation>Komma  ,</translation>
    </message>
    <message>
        <source>Semicolon  ;</source>
        <translation>Semikolon  ;</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>Vertical bar  |</source>
        <translation>Senkrechter Strich  |</translation>
    </message>
    <message>
        <source>&amp;Decimal mark</source>
        <translation>Dezi&amp;malzeichen</translation>
    </message>
    <message>
        <source>What stands before the decimals of a number</source>
        <translation>Was vor den Dezimalstellen einer Zahl steht</translation>
    </message>
    <message>
        <source>Point: 3.14</source>
        <translation>Punkt: 3.14</translation>
    </message>
    <message>
        <source>Comma: 3,14</source>
        <translation>Komma: 3,14</translation>
    </message>
    <message>
        <source>&amp;Thousands</source>
        <translation>Tau&amp;sender</translation>
    </message>
    <message>
        <source>What groups the digits of large numbers</source>
        <translation>Was die Ziffern großer Zahlen gruppiert</translation>
    </message>
    <message>
        <source>Not marked: 1234</source>
        <translation>Ohne Zeichen: 1234</translation>
    </message>
    <message>
        <source>Comma: 1,234</source>
        <translation>Komma: 1,234</translation>
    </message>
    <message>
        <source>Point: 1.234</source>
        <translation>Punkt: 1.234</translation>
    </message>
    <message>
        <source>Space: 1 234</source>
        <translation>Leerzeichen: 1 234</translation>
    </message>
    <message>
        <source>Apostrophe: 1&apos;234</source>
        <translation>Apostroph: 1&apos;234</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>&amp;Kodierung</translation>
    </message>
    <message>
        <source>How letters such as ä and é are stored</source>
        <translation>Wie Buchstaben wie ä und é gespeichert sind</translation>
    </message>
    <message>
        <source>UTF-8</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>UTF-8</translation>
    </message>
    <message>
        <source>Latin-1 (older Windows files)</source>
        <translation>Latin-1 (ältere Windows-Dateien)</translation>
    </message>
    <message>
        <source>UTF-8, and Latin-1 in some cells</source>
        <translation>UTF-8 und in einigen Zellen Latin-1</translation>
    </message>
</context>
<context>
    <name>ui::DropArea</name>
    <message>
        <source>Drop area for a file</source>
        <translation>Ablagefläche für eine Datei</translation>
    </message>
    <message>
        <source>Drop your file here</source>
        <translation>Datei hier ablegen</translation>
    </message>
    <message>
        <source>A table with one row per patient (CSV, Excel, LibreOffice, SPSS, Stata, SAS), or a .panelwise project</source>
        <translation>Eine Tabelle mit einer Zeile pro Patient (CSV, Excel, LibreOffice, SPSS, Stata, SAS) oder ein .panelwise-Projekt</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>Datei öffnen…</translation>
    </message>
    <message>
        <source>Paste table</source>
        <translation>Tabelle einfügen</translation>
    </message>
    <message>
        <source>You confirm separator, decimals and outcome before anything is stored. Data stay on this computer.</source>
        <translation>Sie bestätigen Trennzeichen, Dezimalzeichen und Outcome, bevor etwas gespeichert wird. Die Daten bleiben auf diesem Computer.</translation>
    </message>
</context>
<context>
    <name>ui::DuelWindow</name>
    <message>
        <source>Score per case, so far</source>
        <translation>Punkte pro Fall, bisher</translation>
    </message>
    <message>
        <source>Among the policies of the front</source>
        <translation>Unter den Strategien der Front</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Der Verlauf</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>After five cases, one of them with the outcome, your place among the policies is marked here.</source>
        <translation>Nach fünf Fällen, davon einer mit dem Outcome, wird hier Ihr Platz unter den Strategien markiert.</translation>
    </message>
</context>
<context>
    <name>ui::EditStepsPopup</name>
    <message>
        <source>Texts among numbers…</source>
        <translation>Texte unter Zahlen…</translation>
    </message>
    <message>
        <source>The values are as imported.</source>
        <translation>Die Werte sind wie importiert.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Edit steps</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Steps that change values</source>
        <translation>Schritte, die Werte ändern</translation>
    </message>
    <message>
        <source>How cells that hold no number are read</source>
        <translation>Wie Zellen ohne Zahl gelesen werden</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>Wie geöffnet</translation>
    </message>
    <message>
        <source>History of edits</source>
        <translation>Verlauf der Änderungen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
</context>
<context>
    <name>ui::EventLog</name>
    <message>
        <source>What happened</source>
        <translation>Was geschehen ist</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>Neuestes zuerst</translation>
    </message>
</context>
<context>
    <name>ui::EventsDialog</name>
    <message>
        <source>Recipe of this project</source>
        <translation>Vorlage dieses Projekts</translation>
    </message>
    <message>
        <source>Keep columns that could tell who a patient is</source>
        <translation>Spalten behalten, die verraten könnten, wer ein Patient ist</translation>
    </message>
    <message>
        <source>Keep outcome, panels and prices that came with the recipe</source>
        <translation>Outcome, Panels und Preise aus der Vorlage behalten</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Einlesen</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>From a list of measurements</source>
        <translation>Aus einer Liste von Messungen</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Wählen: %1</translation>
    </message>
    <message>
        <source>Tables: one row per measurement, one row per patient</source>
        <translation>Tabellen: eine Zeile pro Messung, eine Zeile pro Patient</translation>
    </message>
    <message>
        <source>OMOP CDM: a folder of CSV files</source>
        <translation>OMOP CDM: ein Ordner mit CSV-Dateien</translation>
    </message>
    <message>
        <source>FHIR R4: a folder of NDJSON files</source>
        <translation>FHIR R4: ein Ordner mit NDJSON-Dateien</translation>
    </message>
    <message>
        <source>Where the measurements are</source>
        <translation>Wo die Messungen sind</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>Messungen</translation>
    </message>
    <message>
        <source>a table with one row per measurement</source>
        <translation>eine Tabelle mit einer Zeile pro Messung</translation>
    </message>
    <message>
        <source>a table with one row per patient: outcome, index time</source>
        <translation>eine Tabelle mit einer Zeile pro Patient: Outcome, Indexzeitpunkt</translation>
    </message>
    <message>
        <source>Patient table</source>
        <translation>Patiententabelle</translation>
    </message>
    <message>
        <source>Load recipe…</source>
        <translation>Vorlage laden…</translation>
    </message>
    <message>
        <source>All of these choices, as they were kept in a file, a task file or a project</source>
        <translation>Alle diese Angaben, wie sie in einer Datei, einer Aufgabendatei oder einem Projekt gespeichert sind</translation>
    </message>
    <message>
        <source>Save recipe…</source>
        <translation>Vorlage speichern…</translation>
    </message>
    <message>
        <source>Keeps all of these choices in a file, for the next extract. A project keeps its own.</source>
        <translation>Speichert alle diese Angaben in einer Datei für den nächsten Auszug. Ein Projekt behält seine eigenen.</translation>
    </message>
    <message>
        <source>The choices that the table of the open project was made with</source>
        <translation>Die Angaben, mit denen die Tabelle des geöffneten Projekts erstellt wurde</translation>
    </message>
    <message>
        <source>Progress of the reading</source>
        <translation>Fortschritt des Einlesens</translation>
    </message>
    <message>
        <source>Test</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Test</translation>
    </message>
    <message>
        <source>Patients</source>
        <translation>Patienten</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Becomes column</source>
        <translation>Wird zur Spalte</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Tests of the list</source>
        <translation>Tests der Liste</translation>
    </message>
    <message>
        <source>Change the column to rename or join tests; empty it to leave a test out. Then read again.</source>
        <translation>Ändern Sie die Spalte, um Tests umzubenennen oder zusammenzuführen; leeren Sie sie, um einen Test wegzulassen. Lesen Sie dann erneut ein.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>a folder with PERSON and MEASUREMENT as CSV</source>
        <translation>ein Ordner mit PERSON und MEASUREMENT als CSV</translation>
    </message>
    <message>
        <source>a folder with Patient and Observation as NDJSON</source>
        <translation>ein Ordner mit Patient und Observation als NDJSON</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Recipe of %1. Read the measurements to see what it makes of them.</source>
        <translation>Vorlage von %1. Lesen Sie die Messungen ein, um zu sehen, was daraus wird.</translation>
    </message>
    <message>
        <source>%1 measurements read</source>
        <translation>%1 Messungen gelesen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>ui::EventsForm</name>
    <message>
        <source> h</source>
        <translation> h</translation>
    </message>
    <message>
        <source>only from the index time on</source>
        <translation>nur ab dem Indexzeitpunkt</translation>
    </message>
    <message>
        <source>Last value</source>
        <translation>Letzter Wert</translation>
    </message>
    <message>
        <source>First value</source>
        <translation>Erster Wert</translation>
    </message>
    <message>
        <source>Worst value</source>
        <translation>Schlechtester Wert</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>Which measurement of the window counts; the worst is farthest from the reference range.</source>
        <translation>Welche Messung im Zeitfenster zählt; die schlechteste liegt am weitesten vom Referenzbereich entfernt.</translation>
    </message>
    <message>
        <source>the limit: 3</source>
        <translation>die Grenze: 3</translation>
    </message>
    <message>
        <source>half of it: 1.5</source>
        <translation>die Hälfte: 1,5</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>weggelassen</translation>
    </message>
    <message>
        <source>as they say themselves</source>
        <translation>aus den Daten ersichtlich</translation>
    </message>
    <message>
        <source>day first</source>
        <translation>Tag zuerst</translation>
    </message>
    <message>
        <source>month first</source>
        <translation>Monat zuerst</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>Stunden</translation>
    </message>
    <message>
        <source>days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>such as E11*, E10.9</source>
        <translation>etwa E11*, E10.9</translation>
    </message>
    <message>
        <source>Codes of conditions that make a patient a case, separated by commas; a star stands for whatever follows.</source>
        <translation>Diagnosecodes, die einen Patienten zum Fall machen, durch Kommas getrennt; ein Stern steht für alles, was folgt.</translation>
    </message>
    <message>
        <source>such as diabetes</source>
        <translation>etwa Diabetes</translation>
    </message>
    <message>
        <source>Patient</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Patient</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Test</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Test</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Cases have</source>
        <translation>Fälle haben</translation>
    </message>
    <message>
        <source>Name of the outcome</source>
        <translation>Name des Outcomes</translation>
    </message>
    <message>
        <source>Patient, in the patient table</source>
        <translation>Patient, in der Patiententabelle</translation>
    </message>
    <message>
        <source>Index time</source>
        <translation>Indexzeitpunkt</translation>
    </message>
    <message>
        <source>Window from</source>
        <translation>Zeitfenster von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>“&lt;3” is</source>
        <translation>„&lt;3“ ist</translation>
    </message>
    <message>
        <source>Dates such as 3/4/2024</source>
        <translation>Datumsangaben wie 3/4/2024</translation>
    </message>
    <message>
        <source>Unit of plain times</source>
        <translation>Einheit von Zeiten als Zahl</translation>
    </message>
    <message>
        <source>find by name</source>
        <translation>nach Namen suchen</translation>
    </message>
    <message>
        <source>First measurement</source>
        <translation>Erste Messung</translation>
    </message>
    <message>
        <source>Start of elapsed times</source>
        <translation>Beginn verstrichener Zeiten</translation>
    </message>
    <message>
        <source>First visit, where there are any</source>
        <translation>Erster Besuch, sofern vorhanden</translation>
    </message>
</context>
<context>
    <name>ui::EvidenceText</name>
    <message>
        <source>%1 (95 % interval %2 to %3)</source>
        <translation>%1 (95-%-Intervall %2 bis %3)</translation>
    </message>
    <message>
        <source>Learned without the test patients of the study, who judge it.</source>
        <translation>Gelernt ohne die Testpatienten der Studie, an denen bewertet wird.</translation>
    </message>
    <message>
        <source>Learned from all %1 patients of the study, so none of them can judge it.</source>
        <translation>Gelernt an allen %1 Patienten der Studie; keiner von ihnen kann zur Bewertung dienen.</translation>
    </message>
    <message numerus="yes">
        <source>Learned the same way without each of %Ln folds, and tried on these: F1 %1.</source>
        <translation>
            <numerusform>Auf dieselbe Weise ohne %Ln Fold gelernt und an diesem geprüft: F1 %1.</numerusform>
            <numerusform>Auf dieselbe Weise ohne jeden von %Ln Folds gelernt und an diesen geprüft: F1 %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mean cost %1.</source>
        <translation>Mittlere Kosten %1.</translation>
    </message>
    <message>
        <source>Mean time to the results %1.</source>
        <translation>Mittlere Zeit bis zu den Ergebnissen %1.</translation>
    </message>
</context>
<context>
    <name>ui::ExamForm</name>
    <message>
        <source>Show &amp;reference ranges</source>
        <translation>&amp;Referenzbereiche zeigen</translation>
    </message>
    <message>
        <source>Make an exam</source>
        <translation>Prüfung erstellen</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source> min</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation> min</translation>
    </message>
    <message>
        <source>Cases are test patients by chance, half of them with the outcome. They are marked beside the policy %1.</source>
        <translation>Die Fälle sind zufällig gewählte Testpatienten, die Hälfte davon mit dem Outcome. Bewertet wird im Vergleich mit der Strategie %1.</translation>
    </message>
    <message>
        <source>For all cases together</source>
        <translation>Für alle Fälle zusammen</translation>
    </message>
    <message>
        <source>The most that may be spent on one case</source>
        <translation>Höchstbetrag für einen Fall</translation>
    </message>
    <message>
        <source>Without them students have to know what is high and low</source>
        <translation>Ohne sie müssen Studierende wissen, was hoch und niedrig ist</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>&amp;Cases</source>
        <translation>&amp;Fälle</translation>
    </message>
    <message>
        <source>&amp;Minutes</source>
        <translation>&amp;Minuten</translation>
    </message>
    <message>
        <source>&amp;Budget of a case</source>
        <translation>&amp;Budget eines Falls</translation>
    </message>
    <message>
        <source>Print sheets (PDF)…</source>
        <translation>Bögen drucken (PDF)…</translation>
    </message>
    <message>
        <source>Make the file…</source>
        <translation>Datei erstellen…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>A page for each case to order on, and an answer key with results to hand out</source>
        <translation>Eine Seite für jeden Fall zum Anfordern und ein Lösungsschlüssel mit Ergebnissen zum Aushändigen</translation>
    </message>
</context>
<context>
    <name>ui::ExamWindow</name>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Case before</source>
        <translation>Vorheriger Fall</translation>
    </message>
    <message>
        <source>Next case</source>
        <translation>Nächster Fall</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s): order panels, then say for each whether it is %1.</source>
        <translation>
            <numerusform>%n Fall: Fordern Sie Panels an, und entscheiden Sie dann: %1 oder nicht.</numerusform>
            <numerusform>%n Fälle: Fordern Sie Panels an, und entscheiden Sie dann für jeden: %1 oder nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is ordered stays ordered, and a diagnosis ends a case.</source>
        <translation>Angefordertes bleibt angefordert, und eine Diagnose beendet einen Fall.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n minute(s) for all cases.</source>
        <translation>
            <numerusform>Für alle Fälle steht %n Minute zur Verfügung.</numerusform>
            <numerusform>Für alle Fälle stehen %n Minuten zur Verfügung.</numerusform>
        </translation>
    </message>
    <message>
        <source>On one case no more than %1 may be spent.</source>
        <translation>Für einen Fall dürfen höchstens %1 ausgegeben werden.</translation>
    </message>
    <message>
        <source>Reference ranges are not shown.</source>
        <translation>Referenzbereiche werden nicht gezeigt.</translation>
    </message>
    <message>
        <source>Your answers are kept in %1 after every step. Hand that file in.</source>
        <translation>Ihre Antworten werden nach jedem Schritt in %1 gespeichert. Geben Sie diese Datei ab.</translation>
    </message>
    <message>
        <source>Your name or &amp;number</source>
        <translation>Ihr Name oder Ihre &amp;Nummer</translation>
    </message>
    <message>
        <source>Test</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Test</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Anfordern</translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>%1 anfordern</translation>
    </message>
    <message>
        <source>Diagnose: %1</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Diagnose: %1</translation>
    </message>
    <message>
        <source>Diagnose: not %1</source>
        <translation>Diagnose: nicht %1</translation>
    </message>
    <message>
        <source>Kept in %1.</source>
        <translation>In %1 gespeichert.</translation>
    </message>
    <message>
        <source>Your answers are not kept: %1</source>
        <translation>Ihre Antworten werden nicht gespeichert: %1</translation>
    </message>
    <message>
        <source>The time is over</source>
        <translation>Die Zeit ist abgelaufen</translation>
    </message>
    <message>
        <source>%1:%2 left</source>
        <translation>noch %1:%2</translation>
    </message>
    <message>
        <source>Ordered</source>
        <translation>Angefordert</translation>
    </message>
    <message>
        <source>Not measured</source>
        <translation>Nicht gemessen</translation>
    </message>
    <message>
        <source>Not measured in this patient; it cannot be simulated, and costs nothing</source>
        <translation>Bei diesem Patienten nicht gemessen; lässt sich nicht simulieren und kostet nichts</translation>
    </message>
    <message>
        <source>Beyond the budget of this case</source>
        <translation>Über dem Budget dieses Falls</translation>
    </message>
    <message>
        <source>Known before any test</source>
        <translation>Vor allen Tests bekannt</translation>
    </message>
    <message>
        <source>Case %1 of %2</source>
        <translation>Fall %1 von %2</translation>
    </message>
    <message>
        <source>Bill %1 of %2</source>
        <translation>Rechnung %1 von %2</translation>
    </message>
    <message>
        <source>Bill %1</source>
        <translation>Rechnung %1</translation>
    </message>
    <message>
        <source>You said: %1.</source>
        <translation>Ihre Diagnose: %1.</translation>
    </message>
    <message>
        <source>You said: not %1.</source>
        <translation>Ihre Diagnose: nicht %1.</translation>
    </message>
    <message>
        <source>All cases are diagnosed. Hand in %1.</source>
        <translation>Alle Fälle sind diagnostiziert. Geben Sie %1 ab.</translation>
    </message>
    <message>
        <source>%1 of %2 cases are diagnosed.</source>
        <translation>%1 von %2 Fällen sind diagnostiziert.</translation>
    </message>
</context>
<context>
    <name>ui::ExportDialog</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Format</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Format</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>&amp;Legende</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>Durchs&amp;uchen…</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>Export figure</source>
        <translation>Abbildung exportieren</translation>
    </message>
    <message>
        <source>Own size</source>
        <translation>Eigene Größe</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Where the figure is written. Its ending follows the format.</source>
        <translation>Wohin die Abbildung geschrieben wird. Die Endung folgt dem Format.</translation>
    </message>
    <message>
        <source>Choose the folder and the name of the file</source>
        <translation>Ordner und Namen der Datei wählen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>PDF and SVG stay sharp at every size, with text that can be searched. PNG is made of pixels.</source>
        <translation>PDF und SVG bleiben in jeder Größe scharf, mit durchsuchbarem Text. PNG besteht aus Pixeln.</translation>
    </message>
    <message>
        <source>Sizes that publishers ask for, and that of a slide with larger type</source>
        <translation>Größen, die Verlage verlangen, und die einer Folie mit größerer Schrift</translation>
    </message>
    <message>
        <source>Width of the whole figure on paper</source>
        <translation>Breite der ganzen Abbildung auf Papier</translation>
    </message>
    <message>
        <source>Height of the whole figure on paper, with title and caption</source>
        <translation>Höhe der ganzen Abbildung auf Papier, mit Titel und Bildunterschrift</translation>
    </message>
    <message>
        <source>Dots per inch of a PNG: 300 for photographs, 600 for line drawings, 192 for slides</source>
        <translation>Auflösung einer PNG-Datei in dpi: 300 für Fotos, 600 für Strichzeichnungen, 192 für Folien</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Breite</translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation>&amp;Höhe</translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation>&amp;Auflösung</translation>
    </message>
    <message>
        <source>Above the figure; empty: no title, as most journals want it</source>
        <translation>Über der Abbildung; leer: kein Titel, wie die meisten Zeitschriften es wünschen</translation>
    </message>
    <message>
        <source>Along the lower axis</source>
        <translation>An der unteren Achse</translation>
    </message>
    <message>
        <source>Along the left axis</source>
        <translation>An der linken Achse</translation>
    </message>
    <message>
        <source>Below the figure. The line about clinical use always follows it.</source>
        <translation>Unter der Abbildung. Der Satz zum klinischen Einsatz folgt immer.</translation>
    </message>
    <message>
        <source>What the lines and marks mean</source>
        <translation>Was Linien und Zeichen bedeuten</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>&amp;X axis</source>
        <translation>&amp;X-Achse</translation>
    </message>
    <message>
        <source>&amp;Y axis</source>
        <translation>&amp;Y-Achse</translation>
    </message>
    <message>
        <source>&amp;Caption</source>
        <translation>Bildunter&amp;schrift</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 Pixel</translation>
    </message>
    <message>
        <source>vectors, sharp at every size</source>
        <translation>Vektoren, in jeder Größe scharf</translation>
    </message>
</context>
<context>
    <name>ui::FeeDialog</name>
    <message>
        <source>Shared fee</source>
        <translation>Gemeinsame Gebühr</translation>
    </message>
    <message>
        <source>Blood draw</source>
        <translation>Blutentnahme</translation>
    </message>
    <message>
        <source>Panels that share the fee</source>
        <translation>Panels mit dieser Gebühr</translation>
    </message>
    <message>
        <source>Paid once per patient, with the first of the chosen panels that is ordered.</source>
        <translation>Einmal pro Patient bezahlt, mit dem ersten der gewählten Panels, das angefordert wird.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Fee</source>
        <translation>&amp;Gebühr</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>&amp;Panels</translation>
    </message>
</context>
<context>
    <name>ui::FeesCard</name>
    <message>
        <source>Shared fees</source>
        <translation>Gemeinsame Gebühren</translation>
    </message>
    <message>
        <source>paid once per patient, with the first panel of the group</source>
        <translation>einmal pro Patient bezahlt, mit dem ersten Panel der Gruppe</translation>
    </message>
    <message>
        <source>Shared fee %1</source>
        <translation>Gemeinsame Gebühr %1</translation>
    </message>
    <message>
        <source>More for shared fee %1</source>
        <translation>Mehr zur gemeinsamen Gebühr %1</translation>
    </message>
    <message>
        <source>Edit or remove</source>
        <translation>Bearbeiten oder entfernen</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>ui::Figure</name>
    <message>
        <source>Copy figure</source>
        <translation>Abbildung kopieren</translation>
    </message>
    <message>
        <source>Export figure…</source>
        <translation>Abbildung exportieren…</translation>
    </message>
    <message>
        <source>Save the data behind it…</source>
        <translation>Daten dahinter speichern…</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Als Tabelle zeigen</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>Als Befehl kopieren</translation>
    </message>
</context>
<context>
    <name>ui::FigureTableDialog</name>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>The data behind the figure.</source>
        <translation>Die Daten hinter der Abbildung.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Choose a heading to sort. What is selected is copied, or else everything.</source>
        <translation>Wählen Sie zum Sortieren eine Überschrift. Kopiert wird die Auswahl, sonst alles.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ui::FigureTableModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
</context>
<context>
    <name>ui::FlipSlider</name>
    <message>
        <source>Value to try</source>
        <translation>Wert zum Ausprobieren</translation>
    </message>
</context>
<context>
    <name>ui::FlipStrip</name>
    <message>
        <source>Move the handle to try another value: a second path opens</source>
        <translation>Griff ziehen, um einen anderen Wert auszuprobieren: Ein zweiter Weg wird geöffnet</translation>
    </message>
    <message>
        <source>%1: whatever its value, the policy does the same next: %2.</source>
        <translation>%1: Bei jedem Wert tut die Strategie als Nächstes dasselbe: %2.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1: the policy would do something else beyond %2.</source>
        <translation>%1: Jenseits von %2 täte die Strategie etwas anderes.</translation>
    </message>
</context>
<context>
    <name>ui::FrontCard</name>
    <message>
        <source>Best within</source>
        <translation>Beste bis</translation>
    </message>
    <message>
        <source>Which front</source>
        <translation>Welche Front</translation>
    </message>
    <message>
        <source>Remove this front</source>
        <translation>Diese Front entfernen</translation>
    </message>
    <message>
        <source>Remove this front and its policies from the project</source>
        <translation>Diese Front und ihre Strategien aus dem Projekt entfernen</translation>
    </message>
    <message>
        <source>mean cost per patient</source>
        <translation>mittlere Kosten pro Patient</translation>
    </message>
    <message>
        <source>mean time per patient</source>
        <translation>mittlere Zeit pro Patient</translation>
    </message>
    <message>
        <source>The best policy for this %1, by validation patients</source>
        <translation>Die beste Strategie bis zu diesem Budget (%1), nach Validierungspatienten</translation>
    </message>
    <message>
        <source>Budget: %1</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Budget: %1</translation>
    </message>
    <message>
        <source>Budget: %1. Its line in the plot can be dragged, and a double click on its flag types one.</source>
        <translation>Budget: %1. Die Linie im Diagramm lässt sich ziehen; ein Doppelklick auf ihre Fahne erlaubt die Eingabe.</translation>
    </message>
    <message>
        <source>The part of the front where money buys most (Z)</source>
        <translation>Der Teil der Front, in dem Geld am meisten bringt (Z)</translation>
    </message>
    <message>
        <source>The part of the front where time buys most (Z)</source>
        <translation>Der Teil der Front, in dem Zeit am meisten bringt (Z)</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Zoom to the front</source>
        <translation>Auf Front zoomen</translation>
    </message>
</context>
<context>
    <name>ui::FrontEmpty</name>
    <message>
        <source>Drawing of a front: it rises steeply at first, then levels off</source>
        <translation>Zeichnung einer Front: Sie steigt zuerst steil an und flacht dann ab</translation>
    </message>
    <message>
        <source>money spent per patient →</source>
        <translation>Ausgaben pro Patient →</translation>
    </message>
    <message>
        <source>right diagnoses →</source>
        <translation>richtige Diagnosen →</translation>
    </message>
    <message>
        <source>Find the front</source>
        <translation>Front suchen</translation>
    </message>
    <message>
        <source>What does each amount of money buy?</source>
        <translation>Was bringt jeder Betrag?</translation>
    </message>
    <message>
        <source>A policy says for every patient which panel to order next, and when to stop and diagnose. Some policies spend little, others find more. The front is the row of those that nothing beats: more right diagnoses only for more money.</source>
        <translation>Eine Strategie sagt für jeden Patienten, welches Panel als Nächstes anzufordern ist und wann Schluss ist und die Diagnose gestellt wird. Manche Strategien geben wenig aus, andere erkennen mehr. Die Front ist die Reihe derer, die nichts übertrifft: mehr richtige Diagnosen nur für mehr Geld.</translation>
    </message>
    <message>
        <source>Which policies are on it is decided by validation patients. How good they are is then read off test patients, once.</source>
        <translation>Welche Strategien darauf liegen, entscheiden Validierungspatienten. Wie gut sie sind, wird dann ein einziges Mal an Testpatienten abgelesen.</translation>
    </message>
    <message>
        <source>Method: %1</source>
        <translation>Methode: %1</translation>
    </message>
    <message>
        <source>How long it takes depends on the data, here %1 patients and %2 panels. The time left is shown as soon as it can be estimated; policies appear as they are found, and stopping keeps them.</source>
        <translation>Wie lange es dauert, hängt von den Daten ab, hier %1 Patienten und %2 Panels. Die Restzeit wird gezeigt, sobald sie sich schätzen lässt; Strategien erscheinen, sobald sie gefunden sind, und bleiben beim Stoppen erhalten.</translation>
    </message>
</context>
<context>
    <name>ui::FrontExplorer</name>
    <message>
        <source>What patients paid cannot be worked out from the panels they got</source>
        <translation>Was Patienten bezahlt haben, lässt sich aus ihren Panels nicht ermitteln</translation>
    </message>
    <message>
        <source>This front was found for other panels or prices</source>
        <translation>Diese Front wurde für andere Panels oder Preise gefunden</translation>
    </message>
    <message>
        <source>%1 of blood</source>
        <translation>%1 Blut</translation>
    </message>
    <message>
        <source>On average: %1.</source>
        <translation>Im Mittel: %1.</translation>
    </message>
    <message>
        <source>By lot: %1</source>
        <translation>Per Los: %1</translation>
    </message>
</context>
<context>
    <name>ui::FrontFigure</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>On the front</source>
        <translation>Auf der Front</translation>
    </message>
    <message>
        <source>%1, 95 % from</source>
        <translation>%1, 95&#xa0;% von</translation>
    </message>
    <message>
        <source>%1, 95 % to</source>
        <translation>%1, 95&#xa0;% bis</translation>
    </message>
    <message>
        <source>Over all possible patients</source>
        <translation>Über alle möglichen Patienten</translation>
    </message>
    <message>
        <source>Test patients: %1, of whom %2 are cases</source>
        <translation>Testpatienten: %1, davon %2 Fälle</translation>
    </message>
    <message>
        <source>Validation patients: %1, of whom %2 are cases</source>
        <translation>Validierungspatienten: %1, davon %2 Fälle</translation>
    </message>
    <message>
        <source>front chosen by %1 on validation patients</source>
        <translation>Front nach %1 an Validierungspatienten gewählt</translation>
    </message>
    <message>
        <source>minimised: %1</source>
        <translation>minimiert: %1</translation>
    </message>
    <message>
        <source>Outcome: %1</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Outcome: %1</translation>
    </message>
    <message>
        <source>95 % intervals by bootstrap</source>
        <translation>95-%-Intervalle durch Bootstrap</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1, Startwert %2</translation>
    </message>
</context>
<context>
    <name>ui::FrontHeader</name>
    <message>
        <source>New front…</source>
        <translation>Neue Front…</translation>
    </message>
    <message>
        <source>Pause</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Search for another front, with another method or for another metric</source>
        <translation>Eine weitere Front suchen, mit anderer Methode oder anderem Gütemaß</translation>
    </message>
    <message>
        <source>The search waits where it is; nothing is lost</source>
        <translation>Die Suche wartet, wo sie ist; nichts geht verloren</translation>
    </message>
    <message>
        <source>Ends the search within a second; the policies found so far are kept</source>
        <translation>Beendet die Suche innerhalb einer Sekunde; die bisher gefundenen Strategien bleiben</translation>
    </message>
</context>
<context>
    <name>ui::FrontModel</name>
    <message>
        <source>the same</source>
        <translation>dasselbe</translation>
    </message>
    <message>
        <source>no extra case</source>
        <translation>kein weiterer Fall</translation>
    </message>
    <message>
        <source>costs less here</source>
        <translation>kostet hier weniger</translation>
    </message>
    <message>
        <source>is faster here</source>
        <translation>ist hier schneller</translation>
    </message>
    <message>
        <source>best within budget</source>
        <translation>beste im Budget</translation>
    </message>
    <message>
        <source>best within budget: %1 on validation</source>
        <translation>beste im Budget: %1 in der Validierung</translation>
    </message>
    <message>
        <source>≈ policy %1</source>
        <translation>≈ Strategie %1</translation>
    </message>
    <message>
        <source>%1 cannot be told apart from %2 with %3 patients</source>
        <translation>%1 ist mit %3 Patienten nicht von %2 unterscheidbar</translation>
    </message>
    <message>
        <source>%1, pinned as %2</source>
        <translation>%1, angeheftet als %2</translation>
    </message>
    <message>
        <source>Where the figure lies in 95 of 100 samples of patients like these</source>
        <translation>Wo der Wert in 95 von 100 Stichproben solcher Patienten liegt</translation>
    </message>
    <message>
        <source>Against the policy in the row before it, by rising cost</source>
        <translation>Gegenüber der Strategie der vorigen Zeile, nach steigenden Kosten</translation>
    </message>
    <message>
        <source>Of 1,000 patients like these: cases found</source>
        <translation>Von 1.000 solchen Patienten: erkannte Fälle</translation>
    </message>
    <message>
        <source>Of 1,000 patients like these: called cases without being any</source>
        <translation>Von 1.000 solchen Patienten: als Fall eingestuft, ohne einer zu sein</translation>
    </message>
    <message>
        <source>What all patients together pay more than with the policy before it, for each further case that is found</source>
        <translation>Was alle Patienten zusammen mehr zahlen als mit der vorigen Strategie, je weiteren erkannten Fall</translation>
    </message>
    <message>
        <source>How much longer all patients together wait than with the policy before it, for each further case that is found</source>
        <translation>Wie viel länger alle Patienten zusammen warten als mit der vorigen Strategie, je weiteren erkannten Fall</translation>
    </message>
    <message>
        <source>From the first order to the last result, on average</source>
        <translation>Von der ersten Anforderung bis zum letzten Ergebnis, im Mittel</translation>
    </message>
    <message>
        <source>Drawn from a patient on average</source>
        <translation>Einem Patienten im Mittel entnommen</translation>
    </message>
    <message>
        <source>≈: compared patient by patient, the 95 % interval of the difference includes zero, so these test patients cannot tell the two apart</source>
        <translation>≈: Patient für Patient verglichen enthält das 95-%-Intervall der Differenz die Null; mit diesen Testpatienten sind die beiden nicht unterscheidbar</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>95 %
interval</source>
        <translation>95-%-
Intervall</translation>
    </message>
    <message>
        <source>Δ cost</source>
        <translation>Δ Kosten</translation>
    </message>
    <message>
        <source>Δ time</source>
        <translation>Δ Zeit</translation>
    </message>
    <message>
        <source>Δ %1</source>
        <translation>Δ %1</translation>
    </message>
    <message>
        <source>Found
per 1,000</source>
        <translation>Erkannt
pro 1.000</translation>
    </message>
    <message>
        <source>False alarms
per 1,000</source>
        <translation>Fehlalarme
pro 1.000</translation>
    </message>
    <message>
        <source>Cost per
extra case</source>
        <translation>Kosten je
weiteren Fall</translation>
    </message>
    <message>
        <source>Time per
extra case</source>
        <translation>Zeit je
weiteren Fall</translation>
    </message>
    <message>
        <source>Mean
cost</source>
        <translation>Mittlere
Kosten</translation>
    </message>
    <message>
        <source>Mean
time</source>
        <translation>Mittlere
Zeit</translation>
    </message>
    <message>
        <source>Mean
blood</source>
        <translation>Mittlere
Blutmenge</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
</context>
<context>
    <name>ui::FrontPage</name>
    <message>
        <source>Front %1 · %2, %3</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Front %1 · %2, %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Gütemaß</translation>
    </message>
    <message>
        <source>Find the front</source>
        <translation>Front suchen</translation>
    </message>
    <message>
        <source>Minimise</source>
        <translation>Minimieren</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Judge on</source>
        <translation>Bewerten an</translation>
    </message>
    <message>
        <source>Policies appear here as they are found</source>
        <translation>Strategien erscheinen hier, sobald sie gefunden sind</translation>
    </message>
    <message>
        <source>No policy was found</source>
        <translation>Es wurde keine Strategie gefunden</translation>
    </message>
    <message>
        <source>Find the front with this method</source>
        <translation>Die Front mit dieser Methode suchen</translation>
    </message>
    <message>
        <source>A front is being searched for.</source>
        <translation>Eine Front wird gesucht.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Remove front %1 with all its policies? This cannot be undone.</source>
        <translation>Front %1 mit allen Strategien entfernen? Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Go to Data &amp; panels</source>
        <translation>Zu „Daten &amp; Panels“</translation>
    </message>
    <message>
        <source>Prices have changed since this front was found. Its policies are shown at today&apos;s prices; others may be better now.</source>
        <translation>Die Preise haben sich geändert, seit diese Front gefunden wurde. Die Strategien werden zu heutigen Preisen gezeigt; andere könnten jetzt besser sein.</translation>
    </message>
    <message>
        <source>This front belongs to earlier data: patients, panels or prices have changed since.</source>
        <translation>Diese Front gehört zu früheren Daten: Patienten, Panels oder Preise haben sich seither geändert.</translation>
    </message>
    <message>
        <source>Find it again</source>
        <translation>Erneut suchen</translation>
    </message>
    <message>
        <source>One policy, no front yet. Queue 8 more?</source>
        <translation>Eine Strategie, noch keine Front. 8 weitere einreihen?</translation>
    </message>
    <message>
        <source>Go to Train</source>
        <translation>Zum Training</translation>
    </message>
    <message>
        <source>This search was interrupted. Policies found by then and kept: %1.</source>
        <translation>Diese Suche wurde unterbrochen. Bis dahin gefundene und behaltene Strategien: %1.</translation>
    </message>
    <message>
        <source>The front is found, with %1 policies; judging it on all patients was stopped.</source>
        <translation>Die Front ist gefunden, mit %1 Strategien; die Bewertung an allen Patienten wurde gestoppt.</translation>
    </message>
    <message>
        <source>This search was stopped. Policies found by then and kept: %1. Their test figures were not looked at.</source>
        <translation>Diese Suche wurde gestoppt. Bis dahin gefundene und behaltene Strategien: %1. Deren Kennzahlen an Testpatienten wurden nicht betrachtet.</translation>
    </message>
    <message>
        <source>This search failed. Policies found by then and kept: %1.</source>
        <translation>Diese Suche ist fehlgeschlagen. Bis dahin gefundene und behaltene Strategien: %1.</translation>
    </message>
    <message>
        <source>found for other prices</source>
        <translation>für andere Preise gefunden</translation>
    </message>
    <message>
        <source>found for earlier data</source>
        <translation>für frühere Daten gefunden</translation>
    </message>
    <message>
        <source>No policy found yet</source>
        <translation>Noch keine Strategie gefunden</translation>
    </message>
    <message>
        <source>No front yet</source>
        <translation>Noch keine Front</translation>
    </message>
    <message>
        <source>%1 on the front of %2 policies found</source>
        <translation>%1 auf der Front von %2 gefundenen Strategien</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1, Startwert %2</translation>
    </message>
    <message>
        <source>chosen on validation, reported on test</source>
        <translation>in der Validierung gewählt, im Test berichtet</translation>
    </message>
    <message>
        <source>chosen on validation</source>
        <translation>in der Validierung gewählt</translation>
    </message>
    <message>
        <source>chosen by %1, shown by %2</source>
        <translation>gewählt nach %1, gezeigt nach %2</translation>
    </message>
    <message>
        <source>minimised: %1</source>
        <translation>minimiert: %1</translation>
    </message>
</context>
<context>
    <name>ui::FrontPlot</name>
    <message>
        <source>Budget: mean per patient</source>
        <translation>Budget: Mittel pro Patient</translation>
    </message>
    <message>
        <source>Policies on the front: %1, from %2 to %3 per patient.</source>
        <translation>Strategien auf der Front: %1, von %2 bis %3 pro Patient.</translation>
    </message>
    <message>
        <source>Chosen: %1</source>
        <translation>Gewählt: %1</translation>
    </message>
    <message>
        <source>, best within budget</source>
        <translation>, beste im Budget</translation>
    </message>
    <message>
        <source>, best within budget by validation</source>
        <translation>, beste im Budget nach Validierung</translation>
    </message>
</context>
<context>
    <name>ui::FrontTable</name>
    <message>
        <source>each against the policy before it</source>
        <translation>jeweils gegenüber der vorigen Strategie</translation>
    </message>
    <message>
        <source>All points</source>
        <translation>Alle Punkte</translation>
    </message>
    <message>
        <source>Step by step along the front</source>
        <translation>Schritt für Schritt entlang der Front</translation>
    </message>
    <message>
        <source>The front in figures</source>
        <translation>Die Front in Zahlen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more cannot be told apart from the one before them</source>
        <translation>
            <numerusform>%Ln weitere ist nicht von der vorigen unterscheidbar</numerusform>
            <numerusform>%Ln weitere sind nicht von der vorigen unterscheidbar</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Remove the pin</source>
        <translation>Nicht mehr anheften</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Also policies that test patients cannot tell apart from the one before them, those with the same figures as it on all patients, dominated ones, no panels and all panels</source>
        <translation>Auch Strategien, die sich an Testpatienten nicht von der vorigen unterscheiden lassen, solche mit denselben Kennzahlen wie diese an allen Patienten, dominierte, keine Panels und alle Panels</translation>
    </message>
</context>
<context>
    <name>ui::FrontViewBar</name>
    <message>
        <source>&amp;Dominated policies</source>
        <translation>&amp;Dominierte Strategien</translation>
    </message>
    <message>
        <source>Policies that another one beats for no more money</source>
        <translation>Strategien, die eine andere für nicht mehr Geld übertrifft</translation>
    </message>
    <message>
        <source>95 % &amp;band</source>
        <translation>95-%-&amp;Band</translation>
    </message>
    <message>
        <source>Where the front lies in 95 of 100 samples of patients like these</source>
        <translation>Wo die Front in 95 von 100 Stichproben solcher Patienten liegt</translation>
    </message>
    <message>
        <source>Base&amp;lines</source>
        <translation>&amp;Vergleichsmodelle</translation>
    </message>
    <message>
        <source>No panels, all panels, and the baselines of the newest table</source>
        <translation>Keine Panels, alle Panels und die Modelle der neuesten Vergleichstabelle</translation>
    </message>
    <message>
        <source>Best &amp;possible</source>
        <translation>Best&amp;möglich</translation>
    </message>
    <message>
        <source>The most that any policy reaches over all possible patients, where that is known; among a few, one may lie above it by chance</source>
        <translation>Das Höchste, was eine Strategie über alle möglichen Patienten erreicht, wo das bekannt ist; bei wenigen kann eine zufällig darüber liegen</translation>
    </message>
    <message>
        <source>&amp;Optimism: validation to test</source>
        <translation>&amp;Optimismus: Validierung zu Test</translation>
    </message>
    <message>
        <source>An arrow for each policy, from its validation to its test figures</source>
        <translation>Ein Pfeil für jede Strategie, von ihren Validierungs- zu ihren Testkennzahlen</translation>
    </message>
    <message>
        <source>All patients</source>
        <translation>Alle Patienten</translation>
    </message>
    <message>
        <source>Test</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Test</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validierung</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Whose figures</source>
        <translation>Wessen Kennzahlen</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beides</translation>
    </message>
    <message>
        <source>What costs are counted in</source>
        <translation>Worin Kosten gezählt werden</translation>
    </message>
    <message>
        <source>Show ▾</source>
        <translation>Zeigen ▾</translation>
    </message>
    <message>
        <source>Prices…</source>
        <translation>Preise…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Gütemaß</translation>
    </message>
    <message>
        <source>Metric that is shown</source>
        <translation>Gezeigtes Gütemaß</translation>
    </message>
    <message>
        <source>All patients: each decided for by policies found without them. Test: seen once, after the front was chosen. Validation: the patients it was chosen on. Expected: over all possible patients, where that is known.</source>
        <translation>Alle Patienten: über jeden entschieden Strategien, die ohne ihn gefunden wurden. Test: ein einziges Mal betrachtet, nachdem die Front gewählt war. Validierung: die Patienten, an denen sie gewählt wurde. Erwartet: über alle möglichen Patienten, wo das bekannt ist.</translation>
    </message>
    <message>
        <source>What the axis counts: the money a policy costs, or the time until its results. Both: money and time, an hour for what it is worth. The same policies stay on the front.</source>
        <translation>Was die Achse zählt: das Geld, das eine Strategie kostet, oder die Zeit bis zu ihren Ergebnissen. Beides: Geld und Zeit, eine Stunde zu ihrem Wert. Auf der Front bleiben dieselben Strategien.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>What is drawn beside the front</source>
        <translation>Was neben der Front gezeichnet wird</translation>
    </message>
    <message>
        <source>The plot as a figure for a paper or a slide</source>
        <translation>Das Diagramm als Abbildung für eine Arbeit oder eine Folie</translation>
    </message>
    <message>
        <source>Change prices and see at once what every policy would cost</source>
        <translation>Preise ändern und sofort sehen, was jede Strategie kosten würde</translation>
    </message>
</context>
<context>
    <name>ui::GatheredWindow</name>
    <message>
        <source>&amp;Anonymous: numbers instead of names</source>
        <translation>&amp;Anonym: Nummern statt Namen</translation>
    </message>
    <message>
        <source>What came back</source>
        <translation>Eingesammelte Prüfungen</translation>
    </message>
    <message>
        <source>Student</source>
        <translation>Student/in</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Erkannt</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>Rechnung</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Als CSV speichern…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ui::HelpView</name>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>In der Hilfe suchen</translation>
    </message>
    <message>
        <source>Pages that hold all of these words</source>
        <translation>Seiten, die alle diese Wörter enthalten</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>The page before (Alt+Left)</source>
        <translation>Die vorige Seite (Alt+Links)</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Reference: %1</source>
        <translation>Referenz: %1</translation>
    </message>
</context>
<context>
    <name>ui::HelpWindow</name>
    <message>
        <source>Alt</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Alt</translation>
    </message>
    <message>
        <source>With an underlined letter: that menu</source>
        <translation>Mit einem unterstrichenen Buchstaben: dieses Menü</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>Next control; with Shift the one before</source>
        <translation>Nächstes Bedienelement; mit Umschalt das vorige</translation>
    </message>
    <message>
        <source>Esc</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave presenter mode</source>
        <translation>Präsentationsmodus verlassen</translation>
    </message>
    <message>
        <source>Simulation for education and research. Not for clinical use.</source>
        <translation>Simulation für Lehre und Forschung. Nicht für den klinischen Einsatz.</translation>
    </message>
    <message>
        <source>The program has no network code: nothing leaves this computer.</source>
        <translation>Das Programm enthält keinen Netzwerkcode: Nichts verlässt diesen Computer.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder später. Ohne jede Gewährleistung.</translation>
    </message>
    <message>
        <source>The built-in cohorts are synthetic. They are drawn from class-wise figures of NHANES 1999–2002 and the PhysioNet/CinC Challenge 2012; no patient is in them.</source>
        <translation>Die mitgelieferten Kohorten sind synthetisch. Sie sind aus klassenweisen Kennzahlen von NHANES 1999–2002 und der PhysioNet/CinC Challenge 2012 gezogen; kein Patient ist darin enthalten.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>PanelWise help</source>
        <translation>PanelWise-Hilfe</translation>
    </message>
    <message>
        <source>Help pages</source>
        <translation>Hilfeseiten</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über</translation>
    </message>
</context>
<context>
    <name>ui::IdentifierReview</name>
    <message>
        <source>Some columns could identify a person</source>
        <translation>Einige Spalten könnten eine Person identifizieren</translation>
    </message>
    <message>
        <source>Nothing is saved yet. Columns ticked here are left out: they are not written to the project at all.</source>
        <translation>Noch ist nichts gespeichert. Hier angekreuzte Spalten werden weggelassen: Sie werden gar nicht erst ins Projekt geschrieben.</translation>
    </message>
    <message>
        <source>Cancel import</source>
        <translation>Import abbrechen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Keep of %1 only whether something is recorded, for the outcome: %2</source>
        <translation>Von %1 nur behalten, ob etwas erfasst ist, für das Outcome: %2</translation>
    </message>
    <message>
        <source>Leave out %1: %2</source>
        <translation>%1 weglassen: %2</translation>
    </message>
</context>
<context>
    <name>ui::ImportPage</name>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message>
        <source>Looking at the columns of %1</source>
        <translation>Spalten von %1 werden geprüft</translation>
    </message>
    <message>
        <source>Saving the project</source>
        <translation>Projekt wird gespeichert</translation>
    </message>
    <message>
        <source>Drawing patients</source>
        <translation>Patienten werden gezogen</translation>
    </message>
    <message>
        <source>Import table</source>
        <translation>Tabelle importieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>First rows, and what each column will become</source>
        <translation>Erste Zeilen und was aus jeder Spalte wird</translation>
    </message>
    <message>
        <source>First rows of the table</source>
        <translation>Erste Zeilen der Tabelle</translation>
    </message>
    <message>
        <source>How to read it</source>
        <translation>Wie sie zu lesen ist</translation>
    </message>
    <message>
        <source>What the file says besides its cells</source>
        <translation>Was die Datei außer ihren Zellen angibt</translation>
    </message>
    <message>
        <source>Use the task file</source>
        <translation>Aufgabendatei verwenden</translation>
    </message>
    <message>
        <source>The task file says what the columns mean, which panels there are and what they cost</source>
        <translation>Die Aufgabendatei sagt, was die Spalten bedeuten, welche Panels es gibt und was sie kosten</translation>
    </message>
    <message>
        <source>The file itself is never changed. Data stay on this computer.</source>
        <translation>Die Datei selbst wird nie geändert. Die Daten bleiben auf diesem Computer.</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>Fortschritt des Imports</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2 · rows: %3 · columns: %4</source>
        <translation>%1 · %2 · Zeilen: %3 · Spalten: %4</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>mehr als %1</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>etwa %1</translation>
    </message>
    <message>
        <source>Read as text</source>
        <translation>Als Text lesen</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 verwenden</translation>
    </message>
    <message>
        <source>Use the task file %1</source>
        <translation>Aufgabendatei %1 verwenden</translation>
    </message>
    <message>
        <source>Found beside the table.</source>
        <translation>Neben der Tabelle gefunden.</translation>
    </message>
    <message>
        <source>%1 rows read</source>
        <translation>%1 Zeilen gelesen</translation>
    </message>
    <message>
        <source>Answer the questions above first</source>
        <translation>Beantworten Sie zuerst die Fragen oben</translation>
    </message>
    <message>
        <source>Read the whole table</source>
        <translation>Die ganze Tabelle lesen</translation>
    </message>
    <message>
        <source>The table cannot be read yet</source>
        <translation>Die Tabelle kann noch nicht gelesen werden</translation>
    </message>
</context>
<context>
    <name>ui::ImportProblems</name>
    <message>
        <source>Problems found</source>
        <translation>Gefundene Probleme</translation>
    </message>
    <message>
        <source>Problems found: %1</source>
        <translation>Gefundene Probleme: %1</translation>
    </message>
    <message>
        <source>… and %1 more.</source>
        <translation>… und %1 weitere.</translation>
    </message>
    <message>
        <source>Read %1 as text</source>
        <translation>%1 als Text lesen</translation>
    </message>
    <message>
        <source>Its values become categories instead of numbers</source>
        <translation>Die Werte werden zu Kategorien statt Zahlen</translation>
    </message>
</context>
<context>
    <name>ui::ImportQuestions</name>
    <message>
        <source>Comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Semikolon</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>Vertical bar</source>
        <translation>Senkrechter Strich</translation>
    </message>
    <message>
        <source>Row %1, column %2: is it a decimal number or thousands?</source>
        <translation>Zeile %1, Spalte %2: Ist das eine Dezimalzahl, oder sind es Tausender?</translation>
    </message>
    <message>
        <source>The answer holds for all %1 such columns.</source>
        <translation>Die Antwort gilt für alle %1 solchen Spalten.</translation>
    </message>
    <message>
        <source>What does “%1” mean?</source>
        <translation>Was bedeutet „%1“?</translation>
    </message>
    <message>
        <source>Decimal number</source>
        <translation>Dezimalzahl</translation>
    </message>
    <message>
        <source>Thousands: %1</source>
        <translation>Tausender: %1</translation>
    </message>
    <message>
        <source>What separates the values?</source>
        <translation>Was trennt die Werte?</translation>
    </message>
    <message>
        <source>More than one character fits this file equally well.</source>
        <translation>Mehr als ein Zeichen passt gleich gut zu dieser Datei.</translation>
    </message>
</context>
<context>
    <name>ui::JobButton</name>
    <message>
        <source>What is under way</source>
        <translation>Was gerade läuft</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Show the page %1</source>
        <translation>Seite „%1“ zeigen</translation>
    </message>
</context>
<context>
    <name>ui::JudgeBox</name>
    <message>
        <source>Judge on</source>
        <translation>Bewerten an</translation>
    </message>
    <message>
        <source>one test part</source>
        <translation>einem Testteil</translation>
    </message>
    <message>
        <source>all patients, %1 folds</source>
        <translation>allen Patienten, %1 Folds</translation>
    </message>
    <message>
        <source>The study itself says who is in the test part, so that part judges.</source>
        <translation>Die Studie selbst legt fest, wer zum Testteil gehört; daran wird bewertet.</translation>
    </message>
    <message>
        <source>The patients of the test part judge: quick, but with few cases little can be told apart.</source>
        <translation>Bewertet wird an den Patienten des Testteils: schnell, aber bei wenigen Fällen lässt sich wenig unterscheiden.</translation>
    </message>
    <message>
        <source>Everything is learned once more without each of %1 folds of the patients, and every patient is decided for by what was learned without them.</source>
        <translation>Alles wird ohne jeden von %1 Folds der Patienten erneut gelernt, und über jeden Patienten entscheidet, was ohne ihn gelernt wurde.</translation>
    </message>
    <message>
        <source>About %1.</source>
        <translation>Etwa %1.</translation>
    </message>
    <message>
        <source>It takes %1 times as long.</source>
        <translation>Es dauert %1-mal so lange.</translation>
    </message>
</context>
<context>
    <name>ui::LessonCard</name>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Text of the lesson</source>
        <translation>Text der Lektion</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Lektion verlassen</translation>
    </message>
    <message>
        <source>Leave the lesson (Esc). It goes on here the next time.</source>
        <translation>Lektion verlassen (Esc). Beim nächsten Mal geht sie hier weiter.</translation>
    </message>
    <message>
        <source>The program does this step for you; a question answered so earns no points.</source>
        <translation>Das Programm führt diesen Schritt für Sie aus; eine so beantwortete Frage bringt keine Punkte.</translation>
    </message>
    <message>
        <source>Type a number.</source>
        <translation>Geben Sie eine Zahl ein.</translation>
    </message>
    <message>
        <source>That is not a number. Write it like 0.5 or 12.</source>
        <translation>Das ist keine Zahl. Schreiben Sie sie wie 0,5 oder 12.</translation>
    </message>
    <message>
        <source>%1 · %2 of %3</source>
        <translation>%1 · %2 von %3</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Beenden</translation>
    </message>
</context>
<context>
    <name>ui::LessonEditor</name>
    <message>
        <source>Record</source>
        <translation>Aufzeichnen</translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation>Schritt hinzufügen</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Write a lesson</source>
        <translation>Lektion schreiben</translation>
    </message>
    <message>
        <source>My lesson</source>
        <translation>Meine Lektion</translation>
    </message>
    <message>
        <source>The lesson works with patients of its own</source>
        <translation>Die Lektion arbeitet mit eigenen Patienten</translation>
    </message>
    <message>
        <source>Every click in the window becomes a step</source>
        <translation>Jeder Klick im Fenster wird ein Schritt</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Text of the step</source>
        <translation>Text des Schritts</translation>
    </message>
    <message>
        <source>Markdown: **bold**, lists, [links](help:guide-front)</source>
        <translation>Markdown: **fett**, Listen, [Links](help:guide-front)</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>A question? One answer in each line, * before the right one</source>
        <translation>Eine Frage? Eine Antwort pro Zeile, * vor der richtigen</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>&amp;Patients</source>
        <translation>&amp;Patienten</translation>
    </message>
    <message>
        <source>&amp;Heading of the step</source>
        <translation>&amp;Überschrift des Schritts</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Te&amp;xt</translation>
    </message>
    <message>
        <source>&amp;Answers</source>
        <translation>&amp;Antworten</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>What is to be said.</source>
        <translation>Was zu sagen ist.</translation>
    </message>
    <message>
        <source>Click here.</source>
        <translation>Klicken Sie hier.</translation>
    </message>
    <message>
        <source>Points at %1.</source>
        <translation>Zeigt auf %1.</translation>
    </message>
    <message>
        <source>Points at %1 and waits until %2.</source>
        <translation>Zeigt auf %1 und wartet auf %2.</translation>
    </message>
    <message>
        <source>A question has two answers or more, and a * before the right one.</source>
        <translation>Eine Frage hat mindestens zwei Antworten und ein * vor der richtigen.</translation>
    </message>
</context>
<context>
    <name>ui::LessonGallery</name>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Each takes 10 to 15 minutes in the real program, with patients of its own: your project is closed, kept as it is, and opened again afterwards.</source>
        <translation>Jede dauert 10 bis 15 Minuten im echten Programm, mit eigenen Patienten: Ihr Projekt wird geschlossen, bleibt unverändert und wird danach wieder geöffnet.</translation>
    </message>
    <message>
        <source>Open a lesson file…</source>
        <translation>Lektionsdatei öffnen…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Take again</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Von vorn</translation>
    </message>
</context>
<context>
    <name>ui::LessonWords</name>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>This is not valid JSON.</source>
        <translation>Das ist kein gültiges JSON.</translation>
    </message>
    <message>
        <source>This is JSON, but not a lesson: “panelwise_lesson” is missing. Write &quot;panelwise_lesson&quot;: 1.</source>
        <translation>Das ist JSON, aber keine Lektion: „panelwise_lesson“ fehlt. Schreiben Sie &quot;panelwise_lesson&quot;: 1.</translation>
    </message>
    <message>
        <source>This lesson was made for a later version of PanelWise. Open it with that one.</source>
        <translation>Diese Lektion ist für eine neuere Version von PanelWise gemacht. Öffnen Sie sie mit dieser.</translation>
    </message>
    <message>
        <source>This entry is missing. Add it.</source>
        <translation>Dieser Eintrag fehlt. Ergänzen Sie ihn.</translation>
    </message>
    <message>
        <source>There is no entry “%1”. Correct its name, or remove it.</source>
        <translation>Einen Eintrag „%1“ gibt es nicht. Berichtigen Sie den Namen, oder entfernen Sie ihn.</translation>
    </message>
    <message>
        <source>This should be %1.</source>
        <translation>Hier wird erwartet: %1.</translation>
    </message>
    <message>
        <source>“%1” cannot be used here. The page “lesson” of the help says what can.</source>
        <translation>„%1“ kann hier nicht verwendet werden. Die Hilfeseite „lesson“ nennt, was möglich ist.</translation>
    </message>
    <message>
        <source>This cannot be read from “%1” on.</source>
        <translation>Ab „%1“ ist das nicht lesbar.</translation>
    </message>
    <message>
        <source>No step is called “%1”. Correct the name, or add the step.</source>
        <translation>Kein Schritt heißt „%1“. Berichtigen Sie den Namen, oder fügen Sie den Schritt hinzu.</translation>
    </message>
    <message>
        <source>Two steps are called “%1”. Rename one of them.</source>
        <translation>Zwei Schritte heißen „%1“. Benennen Sie einen um.</translation>
    </message>
    <message>
        <source>The program knows no fact “%1”. The page “lesson” of the help lists them.</source>
        <translation>Das Programm kennt keine Angabe „%1“. Die Hilfeseite „lesson“ führt sie auf.</translation>
    </message>
    <message>
        <source>Nothing in the window is called “%1”. The page “lesson” of the help lists what is.</source>
        <translation>Im Fenster heißt nichts „%1“. Die Hilfeseite „lesson“ führt die Namen auf.</translation>
    </message>
    <message>
        <source>Exactly one option has to be right. Write &quot;right&quot;: true beside it.</source>
        <translation>Genau eine Antwort muss richtig sein. Schreiben Sie &quot;right&quot;: true dazu.</translation>
    </message>
    <message>
        <source>This is more than a lesson can hold. Make two lessons of it.</source>
        <translation>Das ist mehr, als eine Lektion fassen kann. Machen Sie zwei daraus.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>And more of the same kind: %1.</source>
        <translation>Und weitere dieser Art: %1.</translation>
    </message>
</context>
<context>
    <name>ui::LinePlot</name>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ui::LogModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ui::MainMenu</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;New project</source>
        <translation>&amp;Neues Projekt</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Import table…</source>
        <translation>Tabelle &amp;importieren…</translation>
    </message>
    <message>
        <source>Import &amp;measurements…</source>
        <translation>&amp;Messungen importieren…</translation>
    </message>
    <message>
        <source>&amp;Paste table</source>
        <translation>Tabelle &amp;einfügen</translation>
    </message>
    <message>
        <source>Export &amp;figure…</source>
        <translation>&amp;Abbildung exportieren…</translation>
    </message>
    <message>
        <source>Cop&amp;y figure</source>
        <translation>Abbildung &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy as comman&amp;d</source>
        <translation>Als Befe&amp;hl kopieren</translation>
    </message>
    <message>
        <source>Export repor&amp;t…</source>
        <translation>Be&amp;richt exportieren…</translation>
    </message>
    <message>
        <source>&amp;Close project</source>
        <translation>Projekt s&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>&amp;Startseite</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>&amp;Normale Größe</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Data</source>
        <translation>Da&amp;ten</translation>
    </message>
    <message>
        <source>Open &amp;sample</source>
        <translation>&amp;Beispiel öffnen</translation>
    </message>
    <message>
        <source>&amp;Export task file…</source>
        <translation>Aufgabendatei &amp;exportieren…</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>A&amp;usführen</translation>
    </message>
    <message>
        <source>&amp;Find the front</source>
        <translation>&amp;Front suchen</translation>
    </message>
    <message>
        <source>&amp;Train a policy</source>
        <translation>&amp;Strategie trainieren</translation>
    </message>
    <message>
        <source>Run &amp;baselines…</source>
        <translation>&amp;Vergleichsmodelle rechnen…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>St&amp;oppen</translation>
    </message>
    <message>
        <source>&amp;Patient</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>&amp;Patient</translation>
    </message>
    <message>
        <source>&amp;Walk through a patient</source>
        <translation>Patienten &amp;durchgehen</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>&amp;Lehre</translation>
    </message>
    <message>
        <source>&amp;Presenter mode</source>
        <translation>&amp;Präsentationsmodus</translation>
    </message>
    <message>
        <source>Large type and nothing but the page; Esc leaves it</source>
        <translation>Große Schrift und nur die Seite; Esc beendet ihn</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message>
        <source>Then click a word or a control to have it explained</source>
        <translation>Dann ein Wort oder Bedienelement anklicken, um es erklärt zu bekommen</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glossar</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;About PanelWise</source>
        <translation>Ü&amp;ber PanelWise</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>Liste &amp;leeren</translation>
    </message>
    <message>
        <source>Not while a file is being read</source>
        <translation>Nicht, während eine Datei gelesen wird</translation>
    </message>
    <message>
        <source>No project is open</source>
        <translation>Kein Projekt ist geöffnet</translation>
    </message>
    <message>
        <source>Finds the best trade-offs between cost and accuracy</source>
        <translation>Sucht die besten Kompromisse zwischen Kosten und Genauigkeit</translation>
    </message>
    <message>
        <source>Trains one policy as the page Train says</source>
        <translation>Trainiert eine Strategie, wie auf der Seite „Training“ eingestellt</translation>
    </message>
    <message>
        <source>Runs what policies are compared with, as the page Compare &amp; report says</source>
        <translation>Rechnet, womit Strategien verglichen werden, wie auf der Seite „Vergleich &amp; Bericht“ eingestellt</translation>
    </message>
    <message>
        <source>Writes what the page Compare &amp; report shows as one document</source>
        <translation>Schreibt, was die Seite „Vergleich &amp; Bericht“ zeigt, als ein Dokument</translation>
    </message>
    <message>
        <source>Follows one patient from panel to panel</source>
        <translation>Begleitet einen Patienten von Panel zu Panel</translation>
    </message>
    <message>
        <source>Nothing is being trained, searched for or run</source>
        <translation>Es wird nichts trainiert, gesucht oder gerechnet</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>What is under way waits where it is; nothing is lost</source>
        <translation>Was läuft, wartet, wo es ist; nichts geht verloren</translation>
    </message>
    <message>
        <source>Ends what is under way within a second and keeps what it has so far</source>
        <translation>Beendet innerhalb einer Sekunde, was läuft, und behält das bisher Erreichte</translation>
    </message>
    <message>
        <source>%1 ▸ %2</source>
        <translation>%1 ▸ %2</translation>
    </message>
    <message>
        <source>S&amp;hare a copy…</source>
        <translation>Kopie &amp;weitergeben…</translation>
    </message>
    <message>
        <source>Find a &amp;command…</source>
        <translation>Befehl s&amp;uchen…</translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>No project open</source>
        <translation>Kein Projekt geöffnet</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Simulation for education and research. Not for clinical use.</source>
        <translation>Simulation für Lehre und Forschung. Nicht für den klinischen Einsatz.</translation>
    </message>
    <message>
        <source>Project: %1</source>
        <translation>Projekt: %1</translation>
    </message>
    <message>
        <source>%1 – PanelWise</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>%1 – PanelWise</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ui::MessageStack</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Show fewer messages</source>
        <translation>Weniger Meldungen zeigen</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more messages</source>
        <translation>
            <numerusform>%n weitere Meldung zeigen</numerusform>
            <numerusform>%n weitere Meldungen zeigen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MethodBox</name>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
</context>
<context>
    <name>ui::ModelChecklist</name>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Models to compare</source>
        <translation>Zu vergleichende Modelle</translation>
    </message>
    <message>
        <source>Tick up to eight; R makes the current one the reference</source>
        <translation>Bis zu acht ankreuzen; R macht das aktuelle zur Referenz</translation>
    </message>
    <message>
        <source>A ticked model keeps its colour, dash and marker on every plot.</source>
        <translation>Ein angekreuztes Modell behält Farbe, Strichart und Marker in jedem Diagramm.</translation>
    </message>
    <message>
        <source>Mean cost of testing per patient</source>
        <translation>Mittlere Testkosten pro Patient</translation>
    </message>
    <message>
        <source>Policies on the front</source>
        <translation>Strategien auf der Front</translation>
    </message>
    <message>
        <source>Trained policies</source>
        <translation>Trainierte Strategien</translation>
    </message>
    <message>
        <source>Baselines</source>
        <translation>Vergleichsmodelle</translation>
    </message>
    <message>
        <source>None tried on test patients yet</source>
        <translation>Noch keine an Testpatienten geprüft</translation>
    </message>
    <message>
        <source>%1, reference</source>
        <translation>%1, Referenz</translation>
    </message>
    <message numerus="yes">
        <source>%n ticked</source>
        <translation>
            <numerusform>%n angekreuzt</numerusform>
            <numerusform>%n angekreuzt</numerusform>
        </translation>
    </message>
    <message>
        <source>Make it the reference</source>
        <translation>Zur Referenz machen</translation>
    </message>
</context>
<context>
    <name>ui::MoneySpinBox</name>
    <message>
        <source> min</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation> min</translation>
    </message>
</context>
<context>
    <name>ui::OrderingCard</name>
    <message>
        <source>With more than %1 panels there are too many pairs: they are ordered one by one.</source>
        <translation>Bei mehr als %1 Panels gibt es zu viele Paare: Sie werden einzeln angefordert.</translation>
    </message>
    <message>
        <source>Panels are ordered one by one as long as an order without a result %1 (Missing values).</source>
        <translation>Panels werden einzeln angefordert, solange gilt: Eine Anforderung ohne Ergebnis %1 (Fehlende Werte).</translation>
    </message>
    <message>
        <source>Together they save time, not money: panels are ordered one by one unless time is minimised.</source>
        <translation>Gemeinsam sparen sie Zeit, kein Geld: Panels werden einzeln angefordert, sofern nicht Zeit minimiert wird.</translation>
    </message>
    <message>
        <source>Rules for orders…</source>
        <translation>Regeln für Anforderungen…</translation>
    </message>
    <message>
        <source>Panels may be ordered together (two at a time)</source>
        <translation>Panels dürfen gemeinsam angefordert werden (je zwei)</translation>
    </message>
    <message>
        <source>Orders, time and money</source>
        <translation>Anforderungen, Zeit und Geld</translation>
    </message>
    <message>
        <source>A cap on every bill, panels that come first, are never ordered or need others</source>
        <translation>Eine Obergrenze für jede Rechnung; Panels, die zuerst kommen, nie angefordert werden oder andere voraussetzen</translation>
    </message>
    <message>
        <source>What is &amp;minimised</source>
        <translation>Was &amp;minimiert wird</translation>
    </message>
    <message>
        <source>Everything may be ordered at any time.</source>
        <translation>Alles darf jederzeit angefordert werden.</translation>
    </message>
</context>
<context>
    <name>ui::OutcomeCard</name>
    <message>
        <source>What is predicted</source>
        <translation>Was vorhergesagt wird</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Change what is predicted</source>
        <translation>Ändern, was vorhergesagt wird</translation>
    </message>
    <message>
        <source>Looking through the table …</source>
        <translation>Tabelle wird durchsucht …</translation>
    </message>
    <message>
        <source>not chosen yet</source>
        <translation>noch nicht gewählt</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Another column…</source>
        <translation>Andere Spalte…</translation>
    </message>
    <message>
        <source>Who is a case?</source>
        <translation>Wer ist ein Fall?</translation>
    </message>
</context>
<context>
    <name>ui::OutcomeDialog</name>
    <message>
        <source>What is predicted</source>
        <translation>Was vorhergesagt wird</translation>
    </message>
    <message>
        <source>Column of the outcome</source>
        <translation>Spalte des Outcomes</translation>
    </message>
    <message>
        <source>Values that mark the cases</source>
        <translation>Werte, die die Fälle bezeichnen</translation>
    </message>
    <message>
        <source>below</source>
        <translation>unter</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>above</source>
        <translation>über</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>Whoever has anything recorded there, such as a date of death, is a case; whoever has not is none.</source>
        <translation>Wer dort etwas Erfasstes hat, etwa ein Sterbedatum, ist ein Fall; wer nicht, ist keiner.</translation>
    </message>
    <message>
        <source>&amp;Column</source>
        <translation>&amp;Spalte</translation>
    </message>
    <message>
        <source>Offered</source>
        <translation>Vorgeschlagen</translation>
    </message>
    <message>
        <source>Cases are those with</source>
        <translation>Fälle sind jene mit</translation>
    </message>
    <message>
        <source>&amp;Name of the outcome</source>
        <translation>&amp;Name des Outcomes</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Whoever has a date there is a case</source>
        <translation>Wer dort ein Datum hat, ist ein Fall</translation>
    </message>
    <message>
        <source>certain values</source>
        <translation>bestimmten Werten</translation>
    </message>
    <message>
        <source>a number below or above a limit</source>
        <translation>einer Zahl unter oder über einer Grenze</translation>
    </message>
    <message>
        <source>anything recorded</source>
        <translation>irgendeinem Eintrag</translation>
    </message>
    <message numerus="yes">
        <source>%1  (%Ln patients)</source>
        <translation>
            <numerusform>%1  (%Ln Patient)</numerusform>
            <numerusform>%1  (%Ln Patienten)</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is a case. Choose a value or a limit that some patients have.</source>
        <translation>Niemand ist ein Fall. Wählen Sie einen Wert oder eine Grenze, die bei einigen Patienten zutrifft.</translation>
    </message>
    <message>
        <source>Everybody is a case, so there is nothing to learn.</source>
        <translation>Alle sind Fälle; es gibt nichts zu lernen.</translation>
    </message>
    <message>
        <source>%1 of %2 patients are cases (%3)</source>
        <translation>%1 von %2 Patienten sind Fälle (%3)</translation>
    </message>
</context>
<context>
    <name>ui::OutlineView</name>
    <message>
        <source>Sections of the report</source>
        <translation>Abschnitte des Berichts</translation>
    </message>
    <message>
        <source>Space leaves a section out or takes it in, Alt with the up and down keys moves it.</source>
        <translation>Die Leertaste lässt einen Abschnitt weg oder nimmt ihn auf, Alt mit Auf und Ab verschiebt ihn.</translation>
    </message>
</context>
<context>
    <name>ui::PageView</name>
    <message>
        <source>Preview of a page</source>
        <translation>Vorschau einer Seite</translation>
    </message>
</context>
<context>
    <name>ui::PanelCard</name>
    <message>
        <source>Turnaround time</source>
        <translation>Bearbeitungszeit</translation>
    </message>
    <message>
        <source>Blood</source>
        <translation>Blut</translation>
    </message>
    <message>
        <source>Name of panel %1</source>
        <translation>Name von Panel %1</translation>
    </message>
    <message>
        <source>%1 new of %2</source>
        <translation>%1 von %2 neu</translation>
    </message>
    <message>
        <source>The others are also in %1, and are paid in each panel that is ordered.</source>
        <translation>Die übrigen sind auch in %1 und werden in jedem angeforderten Panel bezahlt.</translation>
    </message>
    <message>
        <source>Price of %1</source>
        <translation>Preis von %1</translation>
    </message>
    <message>
        <source>What ordering %1 costs</source>
        <translation>Was die Anforderung von %1 kostet</translation>
    </message>
    <message>
        <source>More for panel %1</source>
        <translation>Mehr zu Panel %1</translation>
    </message>
    <message>
        <source>Rename, reorder, merge or delete</source>
        <translation>Umbenennen, umordnen, zusammenführen oder löschen</translation>
    </message>
    <message>
        <source>Panel %1, %2</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Panel %1, %2</translation>
    </message>
    <message>
        <source>Turnaround time of %1</source>
        <translation>Bearbeitungszeit von %1</translation>
    </message>
    <message>
        <source>From the order of %1 to its results. In minutes, or as “1.5 h”; empty where nobody said.</source>
        <translation>Von der Anforderung von %1 bis zu den Ergebnissen. In Minuten oder als „1,5 h“; leer, wenn nicht angegeben.</translation>
    </message>
    <message>
        <source>Blood volume of %1</source>
        <translation>Blutmenge für %1</translation>
    </message>
    <message>
        <source>Blood drawn for %1, in millilitres; empty where nobody said.</source>
        <translation>Für %1 entnommenes Blut in Millilitern; leer, wenn nicht angegeben.</translation>
    </message>
    <message>
        <source>%1 shared with %2</source>
        <translation>%1 gemeinsam mit %2</translation>
    </message>
    <message>
        <source>%1. Click to show them singly.</source>
        <translation>%1. Klicken, um sie einzeln zu zeigen.</translation>
    </message>
    <message>
        <source>Move to panel</source>
        <translation>In Panel verschieben</translation>
    </message>
    <message>
        <source>Also put in panel</source>
        <translation>Auch in Panel aufnehmen</translation>
    </message>
    <message>
        <source>Make a new panel</source>
        <translation>Neues Panel bilden</translation>
    </message>
    <message>
        <source>Remove from %1</source>
        <translation>Aus %1 entfernen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Merge into</source>
        <translation>Zusammenführen mit</translation>
    </message>
    <message>
        <source>Show shared tests singly</source>
        <translation>Gemeinsame Tests einzeln zeigen</translation>
    </message>
    <message>
        <source>Delete panel</source>
        <translation>Panel löschen</translation>
    </message>
</context>
<context>
    <name>ui::PanelList</name>
    <message>
        <source>Panels</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Panels</translation>
    </message>
    <message>
        <source>Missing values</source>
        <translation>Fehlende Werte</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Add panel</source>
        <translation>Panel hinzufügen</translation>
    </message>
    <message>
        <source>Drop tests here to make a new panel</source>
        <translation>Tests hier ablegen, um ein neues Panel zu bilden</translation>
    </message>
    <message>
        <source>Missing values by panel and outcome</source>
        <translation>Fehlende Werte nach Panel und Outcome</translation>
    </message>
    <message>
        <source>More about panels</source>
        <translation>Mehr zu Panels</translation>
    </message>
    <message>
        <source>Shared fees</source>
        <translation>Gemeinsame Gebühren</translation>
    </message>
    <message>
        <source>Add shared fee…</source>
        <translation>Gemeinsame Gebühr hinzufügen…</translation>
    </message>
    <message>
        <source>&amp;An order of which a patient&apos;s record holds nothing</source>
        <translation>Eine A&amp;nforderung, zu der die Akte nichts enthält,</translation>
    </message>
    <message>
        <source>It never changes the probability nor a later decision.</source>
        <translation>Sie ändert weder die Wahrscheinlichkeit noch eine spätere Entscheidung.</translation>
    </message>
    <message>
        <source>a test in two panels is paid in each</source>
        <translation>ein Test in zwei Panels wird in jedem bezahlt</translation>
    </message>
    <message>
        <source>by panel and outcome</source>
        <translation>nach Panel und Outcome</translation>
    </message>
    <message numerus="yes">
        <source>%n variables are in no panel (%1) and will not be used.</source>
        <translation>
            <numerusform>%n Variable ist in keinem Panel (%1) und wird nicht verwendet.</numerusform>
            <numerusform>%n Variablen sind in keinem Panel (%1) und werden nicht verwendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a panel</source>
        <translation>Panel bilden</translation>
    </message>
    <message>
        <source>Leave unused</source>
        <translation>Ungenutzt lassen</translation>
    </message>
</context>
<context>
    <name>ui::PanelUseCard</name>
    <message>
        <source>Panel use</source>
        <translation>Panelnutzung</translation>
    </message>
    <message>
        <source>Shares appear with the first validation</source>
        <translation>Anteile erscheinen mit der ersten Validierung</translation>
    </message>
    <message>
        <source>▎at the start of training</source>
        <translation>▎zu Beginn des Trainings</translation>
    </message>
    <message>
        <source>share of validation patients</source>
        <translation>Anteil der Validierungspatienten</translation>
    </message>
    <message>
        <source>Share of validation patients</source>
        <translation>Anteil der Validierungspatienten</translation>
    </message>
</context>
<context>
    <name>ui::PathCard</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Back to the policy’s path</source>
        <translation>Zurück zum Weg der Strategie</translation>
    </message>
    <message>
        <source>Next patient</source>
        <translation>Nächster Patient</translation>
    </message>
    <message>
        <source>Reset the score</source>
        <translation>Stand zurücksetzen</translation>
    </message>
    <message>
        <source>Undoes the last change (Ctrl+Z)</source>
        <translation>Macht die letzte Änderung rückgängig (Strg+Z)</translation>
    </message>
    <message>
        <source>Closes the second path</source>
        <translation>Schließt den zweiten Weg</translation>
    </message>
    <message>
        <source>The next patient of the list (Page Down)</source>
        <translation>Der nächste Patient der Liste (Bild ab)</translation>
    </message>
    <message>
        <source>Starts counting anew</source>
        <translation>Beginnt neu zu zählen</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Anforderungen</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>Rechnung</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>Diagnose</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Outcome</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>Shows what the policy would do here, and why; the next decision is yours again</source>
        <translation>Zeigt, was die Strategie hier täte und warum; die nächste Entscheidung treffen wieder Sie</translation>
    </message>
    <message>
        <source>Teams…</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Teams…</translation>
    </message>
    <message>
        <source>How it went…</source>
        <translation>Verlauf…</translation>
    </message>
    <message>
        <source>Names of teams that take turns</source>
        <translation>Namen von Teams, die sich abwechseln</translation>
    </message>
    <message>
        <source>The score case by case, and your place among the policies</source>
        <translation>Die Punkte Fall für Fall und Ihr Platz unter den Strategien</translation>
    </message>
</context>
<context>
    <name>ui::PathPatients</name>
    <message>
        <source>Patient (row)</source>
        <translation>Patient (Zeile)</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>Rechnung</translation>
    </message>
    <message>
        <source>Last probability</source>
        <translation>Letzte Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Outcome</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>case: found</source>
        <translation>Fall: erkannt</translation>
    </message>
    <message>
        <source>case: missed</source>
        <translation>Fall: übersehen</translation>
    </message>
    <message>
        <source>no case: false alarm</source>
        <translation>kein Fall: Fehlalarm</translation>
    </message>
    <message>
        <source>no case: reassured</source>
        <translation>kein Fall: richtig negativ</translation>
    </message>
    <message>
        <source>Show outcomes</source>
        <translation>Outcomes zeigen</translation>
    </message>
    <message>
        <source>Walk through this patient</source>
        <translation>Diesen Patienten durchgehen</translation>
    </message>
    <message>
        <source>Patients who took this path</source>
        <translation>Patienten auf diesem Weg</translation>
    </message>
    <message>
        <source>Patients</source>
        <translation>Patienten</translation>
    </message>
    <message>
        <source>Whether these patients are cases; hidden, so that you can guess first</source>
        <translation>Ob diese Patienten Fälle sind; verborgen, damit Sie zuerst raten können</translation>
    </message>
    <message>
        <source>See step by step what was ordered and why (Enter)</source>
        <translation>Schritt für Schritt sehen, was angefordert wurde und warum (Eingabetaste)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Test patients: %1</source>
        <translation>Testpatienten: %1</translation>
    </message>
</context>
<context>
    <name>ui::PatientBanner</name>
    <message>
        <source>Patient</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Patient</translation>
    </message>
    <message>
        <source>True outcome</source>
        <translation>Wahres Outcome</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <translation>
            <numerusform>%1 und %n weiteres</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PatientChart</name>
    <message>
        <source>Probability track</source>
        <translation>Wahrscheinlichkeitsverlauf</translation>
    </message>
    <message>
        <source>80 % range</source>
        <translation>80-%-Bereich</translation>
    </message>
    <message>
        <source>Where the probability would end for 80 of 100 patients like this one if every panel were known</source>
        <translation>Wo die Wahrscheinlichkeit bei 80 von 100 solchen Patienten enden würde, wenn jedes Panel bekannt wäre</translation>
    </message>
</context>
<context>
    <name>ui::PatientEmpty</name>
    <message>
        <source>Choose a patient</source>
        <translation>Patienten wählen</translation>
    </message>
    <message>
        <source>Panel by panel: what is ordered, what comes back, and why. The outcome stays hidden until the diagnosis.</source>
        <translation>Panel für Panel: was angefordert wird, was zurückkommt und warum. Das Outcome bleibt bis zur Diagnose verborgen.</translation>
    </message>
    <message>
        <source>Or type a patient in by hand</source>
        <translation>Oder einen Patienten von Hand eingeben</translation>
    </message>
    <message>
        <source>Walk through</source>
        <translation>Durchgehen</translation>
    </message>
    <message>
        <source>Walk through: %1</source>
        <translation>Durchgehen: %1</translation>
    </message>
    <message>
        <source>Nobody among the test patients.</source>
        <translation>Niemand unter den Testpatienten.</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>nothing ordered</source>
        <translation>nichts angefordert</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing is known before a test.</source>
        <translation>Vor einem Test ist nichts bekannt.</translation>
    </message>
    <message>
        <source>Path and outcome stay hidden</source>
        <translation>Weg und Outcome bleiben verborgen</translation>
    </message>
</context>
<context>
    <name>ui::PatientForm</name>
    <message>
        <source>Empty all</source>
        <translation>Alle Felder leeren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Empty: not in the record</source>
        <translation>Leer: nicht in der Akte</translation>
    </message>
    <message>
        <source>Reference %1 %2. Empty: not in the record</source>
        <translation>Referenz %1 %2. Leer: nicht in der Akte</translation>
    </message>
    <message>
        <source>not in the record</source>
        <translation>nicht in der Akte</translation>
    </message>
    <message>
        <source>One of these, or not in the record</source>
        <translation>Eines davon oder nicht in der Akte</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>keine Zahl</translation>
    </message>
    <message>
        <source>hardly possible: check the unit</source>
        <translation>kaum möglich: Einheit prüfen</translation>
    </message>
    <message>
        <source>nobody in the data has this</source>
        <translation>kommt in den Daten nicht vor</translation>
    </message>
    <message>
        <source>Nothing is known before a test.</source>
        <translation>Vor einem Test ist nichts bekannt.</translation>
    </message>
</context>
<context>
    <name>ui::PatientPage</name>
    <message>
        <source>By hand…</source>
        <translation>Von Hand…</translation>
    </message>
    <message>
        <source>Reading the policy and walking it through the test patients…</source>
        <translation>Strategie wird gelesen und auf die Testpatienten angewendet…</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>The policy that is walked with: the patient stays the same</source>
        <translation>Die Strategie, mit der durchgegangen wird: Der Patient bleibt derselbe</translation>
    </message>
    <message>
        <source>Type a patient in by hand</source>
        <translation>Einen Patienten von Hand eingeben</translation>
    </message>
    <message>
        <source>Row “%1” is not one of the test patients this policy was tried on. The patients it learned from are not walked through: it knows them.</source>
        <translation>Zeile „%1“ gehört nicht zu den Testpatienten, an denen diese Strategie geprüft wurde. Patienten, an denen sie gelernt hat, werden nicht durchgegangen: Sie kennt sie.</translation>
    </message>
    <message>
        <source>%1 · test patients</source>
        <translation>%1 · Testpatienten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1, %2. Ranges: 80 of 100 patients like this one.</source>
        <translation>%1, %2. Bereiche: 80 von 100 solchen Patienten.</translation>
    </message>
    <message>
        <source>A patient by hand</source>
        <translation>Patient von Hand</translation>
    </message>
    <message>
        <source>What is known before any test. Results are asked for when they are ordered. Leave empty what is not known. Nothing here is stored.</source>
        <translation>Was vor jedem Test bekannt ist. Ergebnisse werden bei der Anforderung abgefragt. Unbekanntes bleibt leer. Nichts davon wird gespeichert.</translation>
    </message>
    <message>
        <source>Walk through</source>
        <translation>Durchgehen</translation>
    </message>
    <message>
        <source>Results of %1</source>
        <translation>Ergebnisse: %1</translation>
    </message>
    <message>
        <source>Leave empty what was not measured. Unlikely values are flagged, not refused. A panel without any result costs nothing.</source>
        <translation>Nicht Gemessenes bleibt leer. Unwahrscheinliche Werte werden markiert, nicht abgelehnt. Ein Panel ohne Ergebnis kostet nichts.</translation>
    </message>
    <message>
        <source>Enter results</source>
        <translation>Ergebnisse eingeben</translation>
    </message>
</context>
<context>
    <name>ui::PatientStage</name>
    <message>
        <source>Probability track</source>
        <translation>Wahrscheinlichkeitsverlauf</translation>
    </message>
</context>
<context>
    <name>ui::PictureTab</name>
    <message>
        <source>No picture yet</source>
        <translation>Noch kein Bild</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Which of the ticked models is shown here</source>
        <translation>Welches der angekreuzten Modelle hier gezeigt wird</translation>
    </message>
    <message>
        <source>Tick a model to see this.</source>
        <translation>Kreuzen Sie ein Modell an, um dies zu sehen.</translation>
    </message>
    <message>
        <source>There is nothing to show for these models.</source>
        <translation>Für diese Modelle gibt es nichts zu zeigen.</translation>
    </message>
</context>
<context>
    <name>ui::PinComparison</name>
    <message>
        <source>Pinned policies, compared</source>
        <translation>Angeheftete Strategien im Vergleich</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Angeheftet</translation>
    </message>
    <message>
        <source>Shift-click a policy in the plot, or press P, to pin it: up to four</source>
        <translation>Strategie im Diagramm mit Umschalt+Klick oder P anheften: bis zu vier</translation>
    </message>
    <message>
        <source>Found per 1,000</source>
        <translation>Erkannt pro 1.000</translation>
    </message>
    <message>
        <source>Missed per 1,000</source>
        <translation>Übersehen pro 1.000</translation>
    </message>
    <message>
        <source>False alarms per 1,000</source>
        <translation>Fehlalarme pro 1.000</translation>
    </message>
    <message>
        <source>No longer pinned</source>
        <translation>Nicht mehr angeheftet</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>%1 lösen</translation>
    </message>
</context>
<context>
    <name>ui::PlanDialog</name>
    <message>
        <source>Advanced settings</source>
        <translation>Erweiterte Einstellungen</translation>
    </message>
    <message>
        <source>Double-click a value to change it. What differs from the preset is bold, and stays when another preset is chosen.</source>
        <translation>Doppelklicken Sie auf einen Wert, um ihn zu ändern. Was von der Voreinstellung abweicht, ist fett und bleibt, wenn eine andere Voreinstellung gewählt wird.</translation>
    </message>
    <message>
        <source>Settings of the plan</source>
        <translation>Einstellungen des Plans</translation>
    </message>
    <message>
        <source>Back to the preset</source>
        <translation>Zurück zur Voreinstellung</translation>
    </message>
</context>
<context>
    <name>ui::PlanModel</name>
    <message>
        <source>%1 The preset has %2.</source>
        <translation>%1 Die Voreinstellung hat %2.</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Possible</source>
        <translation>Möglich</translation>
    </message>
</context>
<context>
    <name>ui::PocketCardWindow</name>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern…</translation>
    </message>
    <message>
        <source>Pocket card</source>
        <translation>Taschenkarte</translation>
    </message>
    <message>
        <source>A small tree that does nearly what the policy does. How nearly is its fidelity.</source>
        <translation>Ein kleiner Baum, der fast dasselbe tut wie die Strategie. Wie sehr, sagt seine Wiedergabetreue.</translation>
    </message>
    <message>
        <source>On one page</source>
        <translation>Auf einer Seite</translation>
    </message>
    <message>
        <source>One page, with its text as text</source>
        <translation>Eine Seite, mit Text als Text</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ui::PointCard</name>
    <message>
        <source>On the front: nothing found is better in this time.</source>
        <translation>Auf der Front: Nichts Gefundenes ist in dieser Zeit besser.</translation>
    </message>
    <message>
        <source>On the front: nothing found is better for this money.</source>
        <translation>Auf der Front: Nichts Gefundenes ist für dieses Geld besser.</translation>
    </message>
    <message>
        <source>Another policy is at least as good in no more time.</source>
        <translation>Eine andere Strategie ist in nicht mehr Zeit mindestens ebenso gut.</translation>
    </message>
    <message>
        <source>Another policy is at least as good for no more money.</source>
        <translation>Eine andere Strategie ist für nicht mehr Geld mindestens ebenso gut.</translation>
    </message>
    <message>
        <source>Everybody gets what the study demands first, and nothing else.</source>
        <translation>Alle erhalten, was die Studie zuerst verlangt, und sonst nichts.</translation>
    </message>
    <message>
        <source>Nobody is tested: a diagnosis from what is known anyway.</source>
        <translation>Niemand wird getestet: eine Diagnose aus dem, was ohnehin bekannt ist.</translation>
    </message>
    <message>
        <source>Everybody gets every panel that the study allows before the diagnosis.</source>
        <translation>Alle erhalten vor der Diagnose jedes Panel, das die Studie erlaubt.</translation>
    </message>
    <message>
        <source>Everybody gets every panel before the diagnosis.</source>
        <translation>Alle erhalten vor der Diagnose jedes Panel.</translation>
    </message>
    <message>
        <source>Figures of all patients: each was decided for by a policy found without them, the best for at most the mean cost of this one.</source>
        <translation>Kennzahlen aller Patienten: Über jeden entschied eine ohne ihn gefundene Strategie, die beste für höchstens die mittleren Kosten von dieser.</translation>
    </message>
    <message>
        <source>Figures of %1 test patients, seen once, after the front was chosen.</source>
        <translation>Kennzahlen von %1 Testpatienten, ein einziges Mal betrachtet, nachdem die Front gewählt war.</translation>
    </message>
    <message>
        <source>Figures of the %1 validation patients on whom the front was chosen: a little too good.</source>
        <translation>Kennzahlen der %1 Validierungspatienten, an denen die Front gewählt wurde: etwas zu gut.</translation>
    </message>
    <message>
        <source>Expected over all possible patients; panel use and sequences of the test patients.</source>
        <translation>Erwartet über alle möglichen Patienten; Panelnutzung und Testabfolgen von den Testpatienten.</translation>
    </message>
    <message>
        <source>Of 1,000 patients</source>
        <translation>Von 1.000 Patienten</translation>
    </message>
    <message>
        <source>Panel use</source>
        <translation>Panelnutzung</translation>
    </message>
    <message>
        <source>Test sequences of 1,000 patients</source>
        <translation>Testabfolgen von 1.000 Patienten</translation>
    </message>
    <message>
        <source>Walk through a patient</source>
        <translation>Patienten durchgehen</translation>
    </message>
    <message>
        <source>Pocket card…</source>
        <translation>Taschenkarte…</translation>
    </message>
    <message>
        <source>Export patients…</source>
        <translation>Patienten exportieren…</translation>
    </message>
    <message>
        <source>Test sequences per 1,000</source>
        <translation>Testabfolgen pro 1.000</translation>
    </message>
    <message>
        <source>click to list patients</source>
        <translation>klicken, um Patienten aufzulisten</translation>
    </message>
    <message>
        <source>share of patients</source>
        <translation>Anteil der Patienten</translation>
    </message>
    <message>
        <source>No policy chosen</source>
        <translation>Keine Strategie gewählt</translation>
    </message>
    <message>
        <source>Click a policy on the front, or move along it with ← and →.</source>
        <translation>Klicken Sie auf eine Strategie der Front, oder wechseln Sie mit ← und →.</translation>
    </message>
    <message>
        <source>These prices are only tried: elsewhere those of the study are in force. Reset them, or solve again to take them over.</source>
        <translation>Diese Preise sind nur ein Versuch: Sonst gelten die der Studie. Setzen Sie sie zurück, oder berechnen Sie neu, um sie zu übernehmen.</translation>
    </message>
    <message>
        <source>See step by step what this policy orders for one patient, and why</source>
        <translation>Schritt für Schritt sehen, was diese Strategie für einen Patienten anfordert und warum</translation>
    </message>
    <message>
        <source>A small decision tree that imitates this policy, on one page to print</source>
        <translation>Ein kleiner Entscheidungsbaum, der diese Strategie nachahmt, auf einer Seite zum Drucken</translation>
    </message>
    <message>
        <source>A table of what this policy does for each patient: orders, probabilities, bill, diagnosis</source>
        <translation>Eine Tabelle dessen, was diese Strategie bei jedem Patienten tut: Anforderungen, Wahrscheinlichkeiten, Rechnung, Diagnose</translation>
    </message>
    <message>
        <source>%1 per patient</source>
        <translation>%1 pro Patient</translation>
    </message>
    <message>
        <source> (%1–%2)</source>
        <translation> (%1–%2)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 undefined</source>
        <translation>%1 nicht definiert</translation>
    </message>
    <message>
        <source>95 % CI of %1: %2–%3</source>
        <translation>95-%-KI von %1: %2–%3</translation>
    </message>
    <message>
        <source>results after %1</source>
        <translation>Ergebnisse nach %1</translation>
    </message>
    <message>
        <source>%1 of blood</source>
        <translation>%1 Blut</translation>
    </message>
    <message>
        <source>Of 1,000 patients like these, %1 are cases</source>
        <translation>Von 1.000 solchen Patienten sind %1 Fälle</translation>
    </message>
    <message>
        <source>Panels ordered for them: %1, for %2 in all. %3 of the cases are found, %4 are missed, and %5 of the others are called cases.</source>
        <translation>Für sie angeforderte Panels: %1, insgesamt für %2. %3 der Fälle werden erkannt, %4 übersehen, und %5 der Übrigen werden als Fall eingestuft.</translation>
    </message>
    <message>
        <source>Panel use, share of patients</source>
        <translation>Panelnutzung, Anteil der Patienten</translation>
    </message>
    <message>
        <source>Made to earn: λ %1, ρ %2 per %3.</source>
        <translation>Optimiert auf: λ %1, ρ %2 pro %3.</translation>
    </message>
    <message>
        <source>minute</source>
        <translation>Minute</translation>
    </message>
    <message>
        <source>The patients are being looked up…</source>
        <translation>Patienten werden nachgeschlagen…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Give this policy a name of your own (F2)</source>
        <translation>Dieser Strategie einen eigenen Namen geben (F2)</translation>
    </message>
    <message>
        <source>Keep this policy beside others, to compare them: up to four (P)</source>
        <translation>Diese Strategie zum Vergleich neben anderen behalten: bis zu vier (P)</translation>
    </message>
    <message>
        <source>Remove the pin</source>
        <translation>Nicht mehr anheften</translation>
    </message>
</context>
<context>
    <name>ui::PooledText</name>
    <message>
        <source>undefined</source>
        <translation>nicht definiert</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>cannot be told apart</source>
        <translation>nicht unterscheidbar</translation>
    </message>
    <message>
        <source>better</source>
        <translation>besser</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>schlechter</translation>
    </message>
    <message>
        <source>Counts of all folds together; each patient is decided for by what was learned without them.</source>
        <translation>Zählungen aller Folds zusammen; über jeden Patienten entscheidet, was ohne ihn gelernt wurde.</translation>
    </message>
    <message>
        <source>In every fold the policy that is best on validation patients for that much. Differences of F1 are paired by fold with the correction of Nadeau and Bengio, each at 95 %: of twenty comparisons of equals about one seems to differ.</source>
        <translation>In jedem Fold die Strategie, die an Validierungspatienten für diesen Betrag am besten ist. F1-Differenzen sind nach Fold gepaart, mit der Korrektur von Nadeau und Bengio, jede auf dem 95-%-Niveau: Von zwanzig Vergleichen Gleicher scheint sich etwa einer zu unterscheiden.</translation>
    </message>
    <message>
        <source>Its F1 for as much</source>
        <translation>Dessen F1 für gleiches Geld</translation>
    </message>
    <message>
        <source>Difference then</source>
        <translation>Differenz dabei</translation>
    </message>
    <message>
        <source>Verdict then</source>
        <translation>Urteil dabei</translation>
    </message>
    <message>
        <source>“For as much” is what the other model itself offers for that much money, chosen in the same way; – where it has nothing to choose from.</source>
        <translation>„Für gleiches Geld“ ist, was das andere Modell selbst für diesen Betrag bietet, auf dieselbe Weise gewählt; – wo es nichts zu wählen hat.</translation>
    </message>
</context>
<context>
    <name>ui::PresenterView</name>
    <message>
        <source>Presenter</source>
        <translation>Präsentation</translation>
    </message>
    <message>
        <source>Notes for yourself. N hides them; they are kept until the program ends.</source>
        <translation>Notizen für Sie selbst. N blendet sie aus; sie bleiben bis zum Programmende erhalten.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>There is nothing to show on this page yet.</source>
        <translation>Auf dieser Seite gibt es noch nichts zu zeigen.</translation>
    </message>
    <message>
        <source>← → or Space: go on · Page Down: next plot · A: in motion · B: black · N: notes · F5 or Esc: leave</source>
        <translation>← → oder Leertaste: weiter · Bild ab: nächstes Diagramm · A: bewegt · B: schwarz · N: Notizen · F5 oder Esc: beenden</translation>
    </message>
</context>
<context>
    <name>ui::PreviewWindow</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>How large the page is shown</source>
        <translation>Wie groß die Seite gezeigt wird</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Bild ab</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
</context>
<context>
    <name>ui::PriceBars</name>
    <message>
        <source>%1 costs %2</source>
        <translation>%1 kostet %2</translation>
    </message>
    <message>
        <source>Panel prices</source>
        <translation>Panelpreise</translation>
    </message>
</context>
<context>
    <name>ui::PriceListDialog</name>
    <message>
        <source>Price list</source>
        <translation>Preisliste</translation>
    </message>
    <message>
        <source>Panel</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Panel</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Turnaround</source>
        <translation>Bearbeitungszeit</translation>
    </message>
    <message>
        <source>Blood</source>
        <translation>Blut</translation>
    </message>
    <message>
        <source>Prices of panels</source>
        <translation>Preise der Panels</translation>
    </message>
    <message>
        <source>Three-letter code. Changing it does not convert amounts.</source>
        <translation>Code aus drei Buchstaben. Eine Änderung rechnet keine Beträge um.</translation>
    </message>
    <message>
        <source>A list of prices to take over. Panels it does not name keep their price.</source>
        <translation>Eine Preisliste zum Übernehmen. Panels, die sie nicht nennt, behalten ihren Preis.</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>The year the prices are of; it is shown with every figure that has costs.</source>
        <translation>Das Jahr, aus dem die Preise stammen; es steht bei jeder Angabe mit Kosten.</translation>
    </message>
    <message>
        <source>such as: hospital charge master 2025</source>
        <translation>etwa: Hauspreisliste der Klinik 2025</translation>
    </message>
    <message>
        <source>Paste prices</source>
        <translation>Preise einfügen</translation>
    </message>
    <message>
        <source>Columns copied from a spreadsheet: panel and price, and minutes and millilitres where their headings say so</source>
        <translation>Aus einer Tabellenkalkulation kopierte Spalten: Panel und Preis sowie Minuten und Milliliter, wenn die Überschriften es sagen</translation>
    </message>
    <message>
        <source>From file…</source>
        <translation>Aus Datei…</translation>
    </message>
    <message>
        <source>A table with the columns panel and price, and minutes and millilitres where their headings say so</source>
        <translation>Eine Tabelle mit den Spalten Panel und Preis sowie Minuten und Milliliter, wenn die Überschriften es sagen</translation>
    </message>
    <message>
        <source>Keep as list…</source>
        <translation>Als Liste speichern…</translation>
    </message>
    <message>
        <source>Keeps these prices under a name, for other projects</source>
        <translation>Speichert diese Preise unter einem Namen für andere Projekte</translation>
    </message>
    <message>
        <source>&amp;Currency</source>
        <translation>&amp;Währung</translation>
    </message>
    <message>
        <source>&amp;Source of the prices</source>
        <translation>&amp;Quelle der Preise</translation>
    </message>
    <message>
        <source>&amp;Year of the prices</source>
        <translation>&amp;Jahr der Preise</translation>
    </message>
    <message>
        <source>Price &amp;list</source>
        <translation>Preis&amp;liste</translation>
    </message>
    <message>
        <source>Price of %1</source>
        <translation>Preis von %1</translation>
    </message>
    <message>
        <source>Turnaround time of %1</source>
        <translation>Bearbeitungszeit von %1</translation>
    </message>
    <message>
        <source>Blood volume of %1</source>
        <translation>Blutmenge für %1</translation>
    </message>
    <message>
        <source>All panels: %1</source>
        <translation>Alle Panels: %1</translation>
    </message>
    <message>
        <source>Prices of this project</source>
        <translation>Preise dieses Projekts</translation>
    </message>
    <message>
        <source>Prices of this project: %1</source>
        <translation>Preise dieses Projekts: %1</translation>
    </message>
    <message>
        <source>Keep the prices</source>
        <translation>Preise speichern</translation>
    </message>
    <message>
        <source>&amp;Name of the list</source>
        <translation>&amp;Name der Liste</translation>
    </message>
    <message>
        <source>No prices found. Two columns are needed: panel and price.</source>
        <translation>Keine Preise gefunden. Zwei Spalten werden gebraucht: Panel und Preis.</translation>
    </message>
    <message numerus="yes">
        <source>%n lines without a clear price were left out.</source>
        <translation>
            <numerusform>%n Zeile ohne eindeutigen Preis wurde weggelassen.</numerusform>
            <numerusform>%n Zeilen ohne eindeutigen Preis wurden weggelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not a panel here: %1.</source>
        <translation>Hier kein Panel: %1.</translation>
    </message>
    <message>
        <source>Price unchanged: %1.</source>
        <translation>Preis unverändert: %1.</translation>
    </message>
</context>
<context>
    <name>ui::PricePanel</name>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Solve again</source>
        <translation>Neu berechnen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Prices to try</source>
        <translation>Preise zum Ausprobieren</translation>
    </message>
    <message>
        <source>What if prices were different?</source>
        <translation>Was wäre, wenn die Preise anders wären?</translation>
    </message>
    <message>
        <source>Every policy&apos;s cost follows at once and exactly: who gets which panel stays as it was. Other policies may now be better; solve again to find them and to put these prices in force. Until then they are tried here only.</source>
        <translation>Die Kosten jeder Strategie folgen sofort und exakt: Wer welches Panel erhält, bleibt gleich. Andere Strategien könnten jetzt besser sein; berechnen Sie neu, um sie zu finden und diese Preise gelten zu lassen. Bis dahin werden sie nur hier ausprobiert.</translation>
    </message>
    <message>
        <source>Back to the prices the front was found for</source>
        <translation>Zurück zu den Preisen, für die die Front gefunden wurde</translation>
    </message>
    <message>
        <source>Prices that were tried stay until they are reset</source>
        <translation>Ausprobierte Preise bleiben, bis sie zurückgesetzt werden</translation>
    </message>
    <message>
        <source>%1 (shared)</source>
        <translation>%1 (gemeinsam)</translation>
    </message>
    <message>
        <source>Price of %1, to try</source>
        <translation>Preis von %1, zum Ausprobieren</translation>
    </message>
    <message>
        <source>Drag, or use the arrow keys</source>
        <translation>Ziehen oder Pfeiltasten verwenden</translation>
    </message>
    <message>
        <source>Price of %1, exactly</source>
        <translation>Preis von %1, genau</translation>
    </message>
    <message>
        <source>Type a price</source>
        <translation>Preis eingeben</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>vorher %1</translation>
    </message>
    <message>
        <source>Takes these prices into the study and finds its front anew</source>
        <translation>Übernimmt diese Preise in die Studie und sucht ihre Front neu</translation>
    </message>
    <message>
        <source>These are the prices the front was found for</source>
        <translation>Das sind die Preise, für die die Front gefunden wurde</translation>
    </message>
</context>
<context>
    <name>ui::ProgressCard</name>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>Paused · %1</source>
        <translation>Pausiert · %1</translation>
    </message>
</context>
<context>
    <name>ui::QuestionBox</name>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Ihre Antwort</translation>
    </message>
</context>
<context>
    <name>ui::QueueCard</name>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen…</translation>
    </message>
    <message>
        <source>Add to the queue</source>
        <translation>Zur Warteschlange hinzufügen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Policies wait here for their turn. Everything trained is stored in the project with its curves.</source>
        <translation>Strategien warten hier, bis sie an der Reihe sind. Alles Trainierte wird mit seinen Kurven im Projekt gespeichert.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen…</translation>
    </message>
    <message>
        <source>&lt;b&gt;λ&lt;/b&gt; weighs a found case against a correct negative. &lt;b&gt;ρ&lt;/b&gt; is what one unit of money spent on tests costs in the reward; further below zero, fewer tests.</source>
        <translation>&lt;b&gt;λ&lt;/b&gt; wiegt einen erkannten Fall gegen einen richtig Negativen auf. &lt;b&gt;ρ&lt;/b&gt; ist, was eine für Tests ausgegebene Geldeinheit in der Belohnung kostet; weiter unter null, weniger Tests.</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>Go on from the last checkpoint of this policy</source>
        <translation>Vom letzten Zwischenstand dieser Strategie fortsetzen</translation>
    </message>
    <message>
        <source>Starts when there is room for it, or when you press Start</source>
        <translation>Beginnt, wenn Platz dafür ist oder wenn Sie auf Start klicken</translation>
    </message>
    <message>
        <source>Put this search in the queue; it starts when no policy is being trained</source>
        <translation>Diese Suche einreihen; sie beginnt, wenn keine Strategie trainiert wird</translation>
    </message>
    <message>
        <source>Put another policy in the queue, with other weights of cases and money</source>
        <translation>Eine weitere Strategie mit anderen Gewichten von Fällen und Geld einreihen</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Herausnehmen</translation>
    </message>
    <message>
        <source>Stop this one</source>
        <translation>Diese stoppen</translation>
    </message>
    <message>
        <source>Takes it off the queue; nothing has been trained yet</source>
        <translation>Nimmt sie aus der Warteschlange; es wurde noch nichts trainiert</translation>
    </message>
    <message>
        <source>Only this policy is stopped; its best so far is kept and the next one begins</source>
        <translation>Nur diese Strategie wird gestoppt; ihr bisher Bestes bleibt, und die nächste beginnt</translation>
    </message>
    <message>
        <source>Remove this policy, its curves and its figures from the project</source>
        <translation>Diese Strategie, ihre Kurven und ihre Kennzahlen aus dem Projekt entfernen</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
</context>
<context>
    <name>ui::QueueModel</name>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, noch %2</translation>
    </message>
    <message numerus="yes">
        <source>%n policies</source>
        <translation>
            <numerusform>%n Strategie</numerusform>
            <numerusform>%n Strategien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>nicht definiert</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3 seeds</source>
        <translation>%1, %2 von %3 Startwerten</translation>
    </message>
    <message>
        <source>%1 · earlier data</source>
        <translation>%1 · frühere Daten</translation>
    </message>
    <message>
        <source>%1, first seed %2</source>
        <translation>%1, erster Startwert %2</translation>
    </message>
    <message>
        <source>%1 of %2 seeds have ended</source>
        <translation>%1 von %2 Startwerten sind beendet</translation>
    </message>
    <message>
        <source>The data or panels have changed since.</source>
        <translation>Daten oder Panels haben sich seither geändert.</translation>
    </message>
    <message>
        <source>%1 on validation patients and what testing costs there, the mean over seeds</source>
        <translation>%1 an Validierungspatienten und die Testkosten dort, Mittel über die Startwerte</translation>
    </message>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>λ</source>
        <translation>λ</translation>
    </message>
    <message>
        <source>ρ</source>
        <translation>ρ</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Result or time</source>
        <translation>Ergebnis oder Zeit</translation>
    </message>
</context>
<context>
    <name>ui::RecentList</name>
    <message>
        <source>Recent projects</source>
        <translation>Zuletzt geöffnete Projekte</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Remove from this list</source>
        <translation>Aus dieser Liste entfernen</translation>
    </message>
</context>
<context>
    <name>ui::RecordingTab</name>
    <message>
        <source>Assume recorded at random given what was known</source>
        <translation>Zufällige Erfassung bei gleichem Kenntnisstand annehmen</translation>
    </message>
    <message>
        <source>Figures as recorded, and corrected</source>
        <translation>Kennzahlen wie erfasst und korrigiert</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>Which of the ticked policies is shown here</source>
        <translation>Welche der angekreuzten Strategien hier gezeigt wird</translation>
    </message>
    <message>
        <source>Among patients of whom the same was known when a panel was ordered, it is taken to be chance whose panel was recorded. Nobody can prove that: look at both figures.</source>
        <translation>Bei Patienten, über die zum Zeitpunkt der Anforderung dasselbe bekannt war, gilt es als Zufall, wessen Panel erfasst wurde. Beweisen lässt sich das nicht: Beachten Sie beide Werte.</translation>
    </message>
    <message>
        <source>Not recorded</source>
        <translation>Nicht erfasst</translation>
    </message>
    <message>
        <source>Tick a policy to see this: a model that orders the same panels for everybody does not depend on who got which.</source>
        <translation>Kreuzen Sie eine Strategie an, um dies zu sehen: Ein Modell, das für alle dieselben Panels anfordert, hängt nicht davon ab, wer welches erhielt.</translation>
    </message>
    <message>
        <source>Learning from training patients what gets recorded…</source>
        <translation>An Trainingspatienten wird gelernt, was erfasst wird…</translation>
    </message>
    <message>
        <source>A panel that is not in a patient&apos;s record cannot show anything, so the figures of this page tell what the policy does without it. Make the assumption above to see what they would be if everything it orders were recorded.</source>
        <translation>Ein Panel, das nicht in der Akte eines Patienten steht, kann nichts zeigen; die Kennzahlen dieser Seite sagen also, was die Strategie ohne es leistet. Treffen Sie die Annahme oben, um zu sehen, wie sie wären, wenn alles Angeforderte erfasst wäre.</translation>
    </message>
</context>
<context>
    <name>ui::RenameDialog</name>
    <message>
        <source>Rename policy %1</source>
        <translation>Strategie %1 umbenennen</translation>
    </message>
    <message>
        <source>Used on every page, in figures, tables and reports, and by the command line. Empty: %1, the name that the program gives</source>
        <translation>Gilt auf jeder Seite, in Abbildungen, Tabellen und Berichten und auf der Befehlszeile. Leer: %1, der Name des Programms</translation>
    </message>
    <message>
        <source>Name</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>&amp;Name</translation>
    </message>
</context>
<context>
    <name>ui::Report</name>
    <message>
        <source>The patients are synthetic: drawn from class-wise quantiles and correlations. What depends on finer structure of real data is not there, and figures do not carry over to real patients.</source>
        <translation>Die Patienten sind synthetisch: aus klassenweisen Quantilen und Korrelationen gezogen. Was von feineren Strukturen realer Daten abhängt, fehlt, und die Kennzahlen sind nicht auf reale Patienten übertragbar.</translation>
    </message>
    <message>
        <source>All patients come from one file. Whether it is one centre or several is not known to the program; no evaluation on patients from elsewhere was done, and differences between clusters were not examined.</source>
        <translation>Alle Patienten stammen aus einer Datei. Ob es ein Zentrum ist oder mehrere, ist dem Programm nicht bekannt; eine Evaluation an Patienten von anderswo fand nicht statt, und Unterschiede zwischen Clustern wurden nicht untersucht.</translation>
    </message>
    <message>
        <source>Figures rest on %1 test patients with %2 events; the intervals say how far chance may have moved them.</source>
        <translation>Die Kennzahlen beruhen auf %1 Testpatienten mit %2 Ereignissen; die Intervalle sagen, wie weit der Zufall sie verschoben haben kann.</translation>
    </message>
    <message>
        <source>%1 of the test results are not recorded. A policy that orders such a panel pays for nothing; with complete records it might choose otherwise.</source>
        <translation>%1 der Testergebnisse sind nicht erfasst. Eine Strategie, die ein solches Panel anfordert, zahlt für nichts; mit vollständigen Akten würde sie vielleicht anders wählen.</translation>
    </message>
    <message>
        <source>Every result is taken to be there at once and without harm: turnaround, blood volume and the burden of coming again are not counted.</source>
        <translation>Jedes Ergebnis gilt als sofort und ohne Schaden verfügbar: Bearbeitungszeit, Blutmenge und die Belastung durch erneutes Kommen sind nicht berücksichtigt.</translation>
    </message>
    <message>
        <source>Prices are those of the table above. A policy is best for the prices it was made for.</source>
        <translation>Die Preise sind die der Tabelle oben. Eine Strategie ist die beste für die Preise, für die sie erstellt wurde.</translation>
    </message>
    <message>
        <source>Results that were recorded for other reasons than this study may depend on what was suspected.</source>
        <translation>Ergebnisse, die aus anderen Gründen als für diese Studie erfasst wurden, können davon abhängen, was vermutet wurde.</translation>
    </message>
    <message>
        <source>Limitations</source>
        <translation>Limitationen</translation>
    </message>
    <message>
        <source>Written from the facts of this study. What they mean for bias and for use elsewhere is for the author to judge.</source>
        <translation>Aus den Fakten dieser Studie geschrieben. Was sie für Verzerrungen und für den Einsatz anderswo bedeuten, hat der Autor zu beurteilen.</translation>
    </message>
    <message>
        <source>Background and context</source>
        <translation>Hintergrund und Kontext</translation>
    </message>
    <message>
        <source>a structured abstract.</source>
        <translation>ein strukturiertes Abstract.</translation>
    </message>
    <message>
        <source>the clinical context, why this model is wanted, and which ones exist.</source>
        <translation>der klinische Kontext, warum dieses Modell gewünscht ist und welche es gibt.</translation>
    </message>
    <message>
        <source>where in the path of care it would stand and who would use it.</source>
        <translation>wo im Versorgungspfad es stünde und wer es nutzen würde.</translation>
    </message>
    <message>
        <source>known inequalities between groups of people.</source>
        <translation>bekannte Ungleichheiten zwischen Bevölkerungsgruppen.</translation>
    </message>
    <message>
        <source>Clinical interpretation</source>
        <translation>Klinische Interpretation</translation>
    </message>
    <message>
        <source>what the results mean beside earlier studies, fairness between groups included.</source>
        <translation>was die Ergebnisse neben früheren Studien bedeuten, einschließlich der Fairness zwischen Gruppen.</translation>
    </message>
    <message>
        <source>what they would mean for practice, who would have to do and to know what, and how poor or unavailable values would be handled there.</source>
        <translation>was sie für die Praxis bedeuten würden, wer was tun und wissen müsste und wie dort mit schlechten oder nicht verfügbaren Werten umgegangen würde.</translation>
    </message>
    <message>
        <source>adverse events of the tests.</source>
        <translation>unerwünschte Ereignisse der Tests.</translation>
    </message>
    <message>
        <source>next steps for research.</source>
        <translation>nächste Schritte für die Forschung.</translation>
    </message>
    <message>
        <source>Ethics, funding, registration</source>
        <translation>Ethik, Finanzierung, Registrierung</translation>
    </message>
    <message>
        <source>ethics committee and consent, or why none was needed.</source>
        <translation>Ethikkommission und Einwilligung oder warum keine nötig war.</translation>
    </message>
    <message>
        <source>funding and the role of the funders; conflicts of interest.</source>
        <translation>Finanzierung und die Rolle der Geldgeber; Interessenkonflikte.</translation>
    </message>
    <message>
        <source>registration and protocol, or that there is none.</source>
        <translation>Registrierung und Protokoll oder dass es keines gibt.</translation>
    </message>
    <message>
        <source>whether and where data and code can be had.</source>
        <translation>ob und wo Daten und Code erhältlich sind.</translation>
    </message>
    <message>
        <source>how patients and the public were involved.</source>
        <translation>wie Patienten und Öffentlichkeit beteiligt waren.</translation>
    </message>
    <message>
        <source>Model card</source>
        <translation>Modellkarte</translation>
    </message>
    <message>
        <source>After Mitchell et al., FAT* 2019.</source>
        <translation>Nach Mitchell et al., FAT* 2019.</translation>
    </message>
    <message>
        <source>none chosen</source>
        <translation>keines gewählt</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>%1; PanelWise %2</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>%1; PanelWise %2</translation>
    </message>
    <message>
        <source>Intended use</source>
        <translation>Verwendungszweck</translation>
    </message>
    <message>
        <source>Education and research: to explore what a sequence of panels for %1 costs and finds. Users: clinicians, educators and analysts.</source>
        <translation>Lehre und Forschung: untersuchen, was eine Abfolge von Panels für %1 kostet und erkennt. Nutzer: Kliniker, Lehrende und Analysten.</translation>
    </message>
    <message>
        <source>Out of scope</source>
        <translation>Nicht vorgesehen</translation>
    </message>
    <message>
        <source>Decisions about patients. Patients unlike those of the study, other units, other prices, other definitions of the outcome.</source>
        <translation>Entscheidungen über Patienten. Patienten, die denen der Studie nicht gleichen, andere Einheiten, andere Preise, andere Definitionen des Outcomes.</translation>
    </message>
    <message>
        <source>Factors</source>
        <translation>Faktoren</translation>
    </message>
    <message>
        <source>None is known before the tests.</source>
        <translation>Vor den Tests ist keiner bekannt.</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>Gütemaße</translation>
    </message>
    <message>
        <source>F1, sensitivity, specificity, AUROC and mean cost with 95 % intervals; calibration and net benefit where the report shows them.</source>
        <translation>F1, Sensitivität, Spezifität, AUROC und mittlere Kosten mit 95-%-Intervallen; Kalibrierung und Nettonutzen, wo der Bericht sie zeigt.</translation>
    </message>
    <message>
        <source>Training data</source>
        <translation>Trainingsdaten</translation>
    </message>
    <message>
        <source>%1 patients</source>
        <translation>%1 Patienten</translation>
    </message>
    <message>
        <source>Evaluation data</source>
        <translation>Evaluationsdaten</translation>
    </message>
    <message>
        <source>%1 test patients of the same source</source>
        <translation>%1 Testpatienten derselben Quelle</translation>
    </message>
    <message>
        <source>Ethical considerations</source>
        <translation>Ethische Erwägungen</translation>
    </message>
    <message>
        <source>A cheaper policy misses patients; who they are is shown by group as far as numbers allow. Author to complete.</source>
        <translation>Eine günstigere Strategie übersieht Patienten; wer sie sind, wird nach Gruppen gezeigt, soweit die Zahlen es erlauben. Vom Autor zu ergänzen.</translation>
    </message>
    <message>
        <source>Caveats</source>
        <translation>Vorbehalte</translation>
    </message>
    <message>
        <source>See the limitations. Showing prices does not by itself change what is ordered.</source>
        <translation>Siehe die Limitationen. Preise zu zeigen, ändert allein noch nicht, was angefordert wird.</translation>
    </message>
    <message>
        <source>All models say “a case” from a probability of %1 upwards.</source>
        <translation>Alle Modelle stufen ab einer Wahrscheinlichkeit von %1 als Fall ein.</translation>
    </message>
    <message>
        <source>Each model makes its own diagnoses: the policy as it was trained, the others from the threshold that was best on validation patients.</source>
        <translation>Jedes Modell stellt seine eigenen Diagnosen: die Strategie, wie sie trainiert wurde, die anderen ab der an Validierungspatienten besten Schwelle.</translation>
    </message>
    <message>
        <source>Models on the same test patients</source>
        <translation>Modelle an denselben Testpatienten</translation>
    </message>
    <message>
        <source>Mean cost</source>
        <translation>Mittlere Kosten</translation>
    </message>
    <message>
        <source>F1 (95 % CI)</source>
        <translation>F1 (95-%-KI)</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensitivität</translation>
    </message>
    <message>
        <source>Specificity</source>
        <translation>Spezifität</translation>
    </message>
    <message>
        <source>PPV</source>
        <translation>PPW</translation>
    </message>
    <message>
        <source>AUROC (95 % CI)</source>
        <translation>AUROC (95-%-KI)</translation>
    </message>
    <message>
        <source>Δ F1 (95 % CI)</source>
        <translation>Δ F1 (95-%-KI)</translation>
    </message>
    <message>
        <source>Mean time</source>
        <translation>Mittlere Zeit</translation>
    </message>
    <message>
        <source>Mean blood</source>
        <translation>Mittlere Blutmenge</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>paired bootstrap, %1 draws; AUROC by DeLong</source>
        <translation>gepaarter Bootstrap, %1 Ziehungen; AUROC nach DeLong</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Kalibrierung</translation>
    </message>
    <message>
        <source>Slope (95 % CI)</source>
        <translation>Steigung (95-%-KI)</translation>
    </message>
    <message>
        <source>Intercept (95 % CI)</source>
        <translation>Achsenabschnitt (95-%-KI)</translation>
    </message>
    <message>
        <source>Calibration in the large</source>
        <translation>Kalibrierung im Mittel</translation>
    </message>
    <message>
        <source>Brier score (95 % CI)</source>
        <translation>Brier-Score (95-%-KI)</translation>
    </message>
    <message>
        <source>Expected / observed</source>
        <translation>Erwartet / beobachtet</translation>
    </message>
    <message>
        <source>Slope and intercept of the log odds of the outcome on predicted log odds: 1 and 0 would be perfect. %1</source>
        <translation>Steigung und Achsenabschnitt der Regression der Log-Odds des Outcomes auf die vorhergesagten Log-Odds: 1 und 0 wären perfekt. %1</translation>
    </message>
    <message>
        <source>Wald&apos;s method, of the Brier score from its standard error</source>
        <translation>Wald-Methode, beim Brier-Score aus dem Standardfehler</translation>
    </message>
    <message>
        <source>too few</source>
        <translation>zu wenige</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>In words.</source>
        <translation>In Worten.</translation>
    </message>
    <message>
        <source>ROC, calibration, decision curve</source>
        <translation>ROC, Kalibrierung, Entscheidungskurve</translation>
    </message>
    <message>
        <source>Net benefit counts a case found as 1 and takes off each false alarm by the odds of the threshold (Vickers and Elkin 2006); the price of the tests is not in it.</source>
        <translation>Der Nettonutzen zählt einen erkannten Fall als 1 und zieht jeden Fehlalarm mit den Odds der Schwelle ab (Vickers und Elkin 2006); der Preis der Tests ist nicht enthalten.</translation>
    </message>
    <message>
        <source>%1 by what is known before any test</source>
        <translation>%1 nach dem, was vor allen Tests bekannt ist</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Patients</source>
        <translation>Patienten</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Sensitivity (95 % CI)</source>
        <translation>Sensitivität (95-%-KI)</translation>
    </message>
    <message>
        <source>Specificity (95 % CI)</source>
        <translation>Spezifität (95-%-KI)</translation>
    </message>
    <message>
        <source>bootstrap, %1 draws</source>
        <translation>Bootstrap, %1 Ziehungen</translation>
    </message>
    <message>
        <source>Subgroups</source>
        <translation>Subgruppen</translation>
    </message>
    <message>
        <source>Exploratory: the groups were not chosen beforehand, and no model was changed for fairness between them. Groups with fewer than %1 test patients have no figures.</source>
        <translation>Explorativ: Die Gruppen wurden nicht vorab festgelegt, und kein Modell wurde zugunsten der Fairness zwischen ihnen geändert. Gruppen mit weniger als %1 Testpatienten haben keine Kennzahlen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln further variables are not shown.</source>
        <translation>
            <numerusform>%Ln weitere Variable ist nicht gezeigt.</numerusform>
            <numerusform>%Ln weitere Variablen sind nicht gezeigt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln groups have n &lt; %1</source>
        <translation>
            <numerusform>%Ln Gruppe hat n &lt; %1</numerusform>
            <numerusform>%Ln Gruppen haben n &lt; %1</numerusform>
        </translation>
    </message>
    <message>
        <source>What each panel did to the diagnosis</source>
        <translation>Was jedes Panel an der Diagnose änderte</translation>
    </message>
    <message>
        <source>Panel</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Panel</translation>
    </message>
    <message>
        <source>Ordered for</source>
        <translation>Angefordert für</translation>
    </message>
    <message>
        <source>Made right</source>
        <translation>Richtig gemacht</translation>
    </message>
    <message>
        <source>Made wrong</source>
        <translation>Falsch gemacht</translation>
    </message>
    <message>
        <source>Mean shift</source>
        <translation>Mittlere Verschiebung</translation>
    </message>
    <message>
        <source>Paid in all</source>
        <translation>Insgesamt bezahlt</translation>
    </message>
    <message>
        <source>Shift: of the probability of the outcome, up or down, in percentage points. %1</source>
        <translation>Verschiebung: der Wahrscheinlichkeit des Outcomes, nach oben oder unten, in Prozentpunkten. %1</translation>
    </message>
    <message>
        <source>Panel value</source>
        <translation>Panelnutzen</translation>
    </message>
    <message>
        <source>A diagnosis that was wrong before a panel&apos;s results and right after them was made right by it.</source>
        <translation>Eine Diagnose, die vor den Ergebnissen eines Panels falsch und danach richtig war, wurde durch das Panel richtig gemacht.</translation>
    </message>
    <message>
        <source>How well a panel&apos;s results can be predicted from what else is known says why it need not be ordered.</source>
        <translation>Wie gut sich die Ergebnisse eines Panels aus dem sonst Bekannten vorhersagen lassen, sagt, warum es nicht angefordert werden muss.</translation>
    </message>
    <message>
        <source>Baselines on all patients, with 95 % intervals</source>
        <translation>Vergleichsmodelle an allen Patienten, mit 95-%-Intervallen</translation>
    </message>
    <message>
        <source>Folds</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Folds</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Cost (%1)</source>
        <translation>Kosten (%1)</translation>
    </message>
    <message>
        <source>Baselines</source>
        <translation>Vergleichsmodelle</translation>
    </message>
    <message numerus="yes">
        <source>All %1 patients judge, dealt into %Ln folds: every model was learned again without each fold, settings and thresholds chosen on validation patients among the others.</source>
        <translation>
            <numerusform>Bewertet wird an allen %1 Patienten, verteilt auf %Ln Fold: Jedes Modell wurde ohne diesen erneut gelernt, Einstellungen und Schwellen an Validierungspatienten unter den übrigen gewählt.</numerusform>
            <numerusform>Bewertet wird an allen %1 Patienten, verteilt auf %Ln Folds: Jedes Modell wurde ohne jeden Fold erneut gelernt, Einstellungen und Schwellen an Validierungspatienten unter den übrigen gewählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 for a share of another&apos;s money</source>
        <translation>%1 für einen Teil der Kosten eines anderen</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegenüber</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Difference of F1</source>
        <translation>F1-Differenz</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Baselines, mean ± standard deviation over repeats, test patients</source>
        <translation>Vergleichsmodelle, Mittelwert ± Standardabweichung über Wiederholungen, Testpatienten</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Wiederholungen</translation>
    </message>
    <message>
        <source>AUROC</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>AUROC</translation>
    </message>
    <message>
        <source>AM</source>
        <translation>AM</translation>
    </message>
    <message>
        <source>Precision</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Precision</translation>
    </message>
    <message>
        <source>Recall</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Recall</translation>
    </message>
    <message>
        <source>Every repeat has the study&apos;s own division of the patients and another seed.</source>
        <translation>Jede Wiederholung hat die Aufteilung der Studie und einen anderen Startwert.</translation>
    </message>
    <message>
        <source>The first repeat has the study&apos;s own division of the patients, the others have others.</source>
        <translation>Die erste Wiederholung hat die Aufteilung der Studie, die weiteren haben andere.</translation>
    </message>
    <message>
        <source>Every model learned from the same patients in each repeat; settings and thresholds were chosen on validation patients.</source>
        <translation>Jedes Modell lernte in jeder Wiederholung an denselben Patienten; Einstellungen und Schwellen wurden an Validierungspatienten gewählt.</translation>
    </message>
    <message>
        <source>SM-DDPO (Yu et al. 2023): a state encoder estimates the values that are not known, a classifier turns the estimate into a probability of the outcome, and a policy, trained by proximal policy optimisation, chooses between ordering a panel and diagnosing. Numbers are standardised by training patients, categories are coded by one column for each level; class weights of the classifier&apos;s loss are among the settings.</source>
        <translation>SM-DDPO (Yu et al. 2023): Ein Zustandsencoder schätzt die unbekannten Werte, ein Klassifikator macht aus der Schätzung eine Wahrscheinlichkeit des Outcomes, und eine mit Proximal Policy Optimization trainierte Strategie wählt zwischen dem Anfordern eines Panels und der Diagnose. Zahlen sind anhand der Trainingspatienten standardisiert, Kategorien mit einer Spalte pro Stufe kodiert; Klassengewichte im Verlust des Klassifikators stehen bei den Einstellungen.</translation>
    </message>
    <message>
        <source>The joint distribution of findings and outcome is known; the policies are exact optima found by backward induction.</source>
        <translation>Die gemeinsame Verteilung von Befunden und Outcome ist bekannt; die Strategien sind exakte, durch Rückwärtsinduktion gefundene Optima.</translation>
    </message>
    <message>
        <source>Lattice: for every set of panels boosted trees, cross-fitted on training patients, estimate the probability of the outcome; backward induction over the sets estimates from realised returns what further panels would change; the policy does what is worth most. Trees see numbers in steps that hold about as many patients each; categories are coded by one column for each level. No resampling or weighting was used against class imbalance: λ says what a case found is worth.</source>
        <translation>Lattice: Für jede Kombination von Panels schätzen Boosting-Bäume, kreuzweise an Trainingspatienten angepasst, die Wahrscheinlichkeit des Outcomes; Rückwärtsinduktion über die Kombinationen schätzt aus erzielten Erträgen, was weitere Panels ändern würden; die Strategie tut, was am meisten wert ist. Bäume sehen Zahlen in Stufen mit jeweils etwa gleich vielen Patienten; Kategorien sind mit einer Spalte pro Stufe kodiert. Gegen ungleiche Klassengrößen wurde weder neu gezogen noch gewichtet: λ sagt, was ein erkannter Fall wert ist.</translation>
    </message>
    <message>
        <source>Model.</source>
        <translation>Modell.</translation>
    </message>
    <message>
        <source>A policy is made to earn TN + λ·TP + ρ·cost per patient: a correct negative is worth 1, a case found λ, a unit of money ρ (below zero). Many pairs (λ, ρ) give many policies; those that no other one beats on validation patients form the front. Each was tuned and chosen without test patients.</source>
        <translation>Eine Strategie wird darauf optimiert, pro Patient TN + λ·TP + ρ·Kosten zu erzielen: Ein richtig Negativer ist 1 wert, ein erkannter Fall λ, eine Geldeinheit ρ (unter null). Viele Paare (λ, ρ) ergeben viele Strategien; jene, die an Validierungspatienten keine andere übertrifft, bilden die Front. Jede wurde ohne Testpatienten abgestimmt und gewählt.</translation>
    </message>
    <message>
        <source>Training and choice.</source>
        <translation>Training und Wahl.</translation>
    </message>
    <message>
        <source>The network itself chooses between the two diagnoses.</source>
        <translation>Das Netz selbst wählt zwischen den beiden Diagnosen.</translation>
    </message>
    <message>
        <source>It says “a case” from the probability at which λ, the value of a case, outweighs a correct negative: 1 / (1 + λ).</source>
        <translation>Sie stuft ab der Wahrscheinlichkeit als Fall ein, bei der λ, der Wert eines Falls, einen richtig Negativen überwiegt: 1 / (1 + λ).</translation>
    </message>
    <message>
        <source>After each result the policy has a probability of the outcome; it ends with one of two diagnoses. %1 This was fixed before test patients were looked at. Baselines have the threshold that was best for F1 on validation patients. Neither sees the outcome of the patient it diagnoses.</source>
        <translation>Nach jedem Ergebnis hat die Strategie eine Wahrscheinlichkeit des Outcomes; sie endet mit einer von zwei Diagnosen. %1 Das war festgelegt, bevor Testpatienten betrachtet wurden. Vergleichsmodelle haben die Schwelle, die an Validierungspatienten für F1 am besten war. Keines sieht das Outcome des Patienten, den es diagnostiziert.</translation>
    </message>
    <message>
        <source>Output and thresholds.</source>
        <translation>Ausgabe und Schwellen.</translation>
    </message>
    <message>
        <source>Discrimination by AUROC and the area under the precision–recall curve; diagnoses by F1, sensitivity, specificity, predictive value and AM, the mean of sensitivity and specificity; calibration by the curve, slope and intercept and the Brier score; usefulness by net benefit (Vickers and Elkin 2006); money by the mean cost per patient, shared fees included.</source>
        <translation>Diskrimination durch AUROC und die Fläche unter der Precision-Recall-Kurve; Diagnosen durch F1, Sensitivität, Spezifität, prädiktiven Wert und AM, das Mittel aus Sensitivität und Spezifität; Kalibrierung durch Kurve, Steigung und Achsenabschnitt und den Brier-Score; Nützlichkeit durch den Nettonutzen (Vickers und Elkin 2006); Geld durch die mittleren Kosten pro Patient samt gemeinsamen Gebühren.</translation>
    </message>
    <message>
        <source>Measures.</source>
        <translation>Kennzahlen.</translation>
    </message>
    <message>
        <source>95 % intervals are percentiles of bootstrap resamples of test patients (%1 draws, seed %2), unless a caption names another method. Models are compared on the same patients: each resample judges both, and a difference is called distinguishable where its interval leaves out zero.</source>
        <translation>95-%-Intervalle sind Perzentile von Bootstrap-Stichproben der Testpatienten (%1 Ziehungen, Startwert %2), sofern eine Bildunterschrift keine andere Methode nennt. Modelle werden an denselben Patienten verglichen: Jede Stichprobe bewertet beide, und Modelle gelten als unterscheidbar, wenn das Intervall ihrer Differenz die Null nicht enthält.</translation>
    </message>
    <message>
        <source>Intervals and comparison.</source>
        <translation>Intervalle und Vergleich.</translation>
    </message>
    <message>
        <source>No model was recalibrated or otherwise updated after it had been judged.</source>
        <translation>Kein Modell wurde nach der Bewertung rekalibriert oder anderweitig aktualisiert.</translation>
    </message>
    <message>
        <source>Updating.</source>
        <translation>Aktualisierung.</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Startwerte</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>Verwendet für</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Division of the patients</source>
        <translation>Aufteilung der Patienten</translation>
    </message>
    <message>
        <source>Front %1</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Front %1</translation>
    </message>
    <message>
        <source>Policy %1</source>
        <translation>Strategie %1</translation>
    </message>
    <message>
        <source>Table of baselines, first repeat</source>
        <translation>Vergleichstabelle, erste Wiederholung</translation>
    </message>
    <message>
        <source>Intervals</source>
        <translation>Intervalle</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Methoden</translation>
    </message>
    <message>
        <source>All settings and seeds</source>
        <translation>Alle Einstellungen und Startwerte</translation>
    </message>
    <message>
        <source>The same settings, data and machine give the same numbers. The project file holds the policies themselves; PanelWise applies them to new patients (panelwise-cli evaluate).</source>
        <translation>Gleiche Einstellungen, Daten und gleicher Rechner ergeben dieselben Zahlen. Die Projektdatei enthält die Strategien selbst; PanelWise wendet sie auf neue Patienten an (panelwise-cli evaluate).</translation>
    </message>
    <message>
        <source>Settings of the front</source>
        <translation>Einstellungen der Front</translation>
    </message>
    <message>
        <source>Settings of the training</source>
        <translation>Einstellungen des Trainings</translation>
    </message>
    <message>
        <source>Software and identity</source>
        <translation>Software und Kennung</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Identity of the project</source>
        <translation>Kennung des Projekts</translation>
    </message>
    <message>
        <source>Made on</source>
        <translation>Erstellt am</translation>
    </message>
    <message>
        <source>The analysis is repeated by opening the project, or with panelwise-cli and the settings above.</source>
        <translation>Die Analyse lässt sich durch Öffnen des Projekts oder mit panelwise-cli und den obigen Einstellungen wiederholen.</translation>
    </message>
    <message>
        <source>From the rows of the data to the patients of each part</source>
        <translation>Von den Zeilen der Daten zu den Patienten jedes Teils</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Rows imported</source>
        <translation>Importierte Zeilen</translation>
    </message>
    <message>
        <source>Left out: outcome not recorded</source>
        <translation>Weggelassen: Outcome nicht erfasst</translation>
    </message>
    <message>
        <source>Patients of the study</source>
        <translation>Patienten der Studie</translation>
    </message>
    <message>
        <source>Training</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Training</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validierung</translation>
    </message>
    <message>
        <source>Test</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Test</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>mean, standard deviation</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>What is known before any test</source>
        <translation>Was vor allen Tests bekannt ist</translation>
    </message>
    <message>
        <source>Characteristic</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>Development, n = %1</source>
        <translation>Entwicklung, n = %1</translation>
    </message>
    <message>
        <source>Test, n = %1</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Test, n = %1</translation>
    </message>
    <message>
        <source>With outcome, n = %1</source>
        <translation>Mit Outcome, n = %1</translation>
    </message>
    <message>
        <source>Without, n = %1</source>
        <translation>Ohne, n = %1</translation>
    </message>
    <message>
        <source>Mean (standard deviation) of recorded values, or share of patients.</source>
        <translation>Mittelwert (Standardabweichung) erfasster Werte oder Anteil der Patienten.</translation>
    </message>
    <message>
        <source>Panels and prices</source>
        <translation>Panels und Preise</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Tests</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Tests</translation>
    </message>
    <message>
        <source>Not in a panel above</source>
        <translation>Nicht in einem Panel oben</translation>
    </message>
    <message>
        <source>%1 (once per patient)</source>
        <translation>%1 (einmal pro Patient)</translation>
    </message>
    <message>
        <source>All panels: %1 = %2. A bill is the sum of the panels ordered; a shared fee is paid once, with the first panel of its group. A panel is paid in full even where an earlier one has told part of it.</source>
        <translation>Alle Panels: %1 = %2. Eine Rechnung ist die Summe der angeforderten Panels; eine gemeinsame Gebühr wird einmal bezahlt, mit dem ersten Panel ihrer Gruppe. Ein Panel wird voll bezahlt, auch wenn ein früheres einen Teil davon schon ergeben hat.</translation>
    </message>
    <message>
        <source>The data do not say where the prices come from.</source>
        <translation>Die Daten sagen nicht, woher die Preise stammen.</translation>
    </message>
    <message>
        <source>Source of the prices: %1</source>
        <translation>Quelle der Preise: %1</translation>
    </message>
    <message>
        <source>Predictors</source>
        <translation>Prädiktoren</translation>
    </message>
    <message>
        <source>Variable</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Middle 90 %</source>
        <translation>Mittlere 90&#xa0;%</translation>
    </message>
    <message>
        <source>Missing %</source>
        <translation>Fehlend %</translation>
    </message>
    <message>
        <source>Without a panel: known before any test. Reference ranges are illustrative; use your laboratory&apos;s.</source>
        <translation>Ohne Panel: vor allen Tests bekannt. Referenzbereiche sind nur Beispiele; es gelten die Ihres Labors.</translation>
    </message>
    <message>
        <source>Preparation and checks</source>
        <translation>Aufbereitung und Prüfungen</translation>
    </message>
    <message>
        <source>No value of the import was changed.</source>
        <translation>Kein importierter Wert wurde geändert.</translation>
    </message>
    <message>
        <source>The check of units and plausible ranges found nothing. It is the same for all patients.</source>
        <translation>Die Prüfung von Einheiten und plausiblen Bereichen fand nichts. Sie ist für alle Patienten dieselbe.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln findings of the check of units and plausible ranges were looked at and kept as they are.</source>
        <translation>
            <numerusform>%Ln Befund der Prüfung von Einheiten und plausiblen Bereichen wurde angesehen und unverändert belassen.</numerusform>
            <numerusform>%Ln Befunde der Prüfung von Einheiten und plausiblen Bereichen wurden angesehen und unverändert belassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The check of units and plausible ranges has open doubts.</source>
        <translation>Die Prüfung von Einheiten und plausiblen Bereichen hat offene Zweifel.</translation>
    </message>
    <message>
        <source>Look here.</source>
        <translation>Bitte ansehen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln open doubts about values</source>
        <translation>
            <numerusform>%Ln offener Zweifel an Werten</numerusform>
            <numerusform>%Ln offene Zweifel an Werten</numerusform>
        </translation>
    </message>
    <message>
        <source>Participants and flow</source>
        <translation>Teilnehmer und Fluss</translation>
    </message>
    <message>
        <source>Every row of the data with a recorded outcome is a participant. Nobody was left out for missing test results.</source>
        <translation>Jede Zeile der Daten mit erfasstem Outcome ist ein Teilnehmer. Niemand wurde wegen fehlender Testergebnisse weggelassen.</translation>
    </message>
    <message>
        <source>who was eligible, and who was excluded before the import.</source>
        <translation>wer die Einschlusskriterien erfüllte und wer vor dem Import ausgeschlossen wurde.</translation>
    </message>
    <message>
        <source>Predictors, units, prices</source>
        <translation>Prädiktoren, Einheiten, Preise</translation>
    </message>
    <message>
        <source>All columns that the study gives a use are candidate predictors; none was dropped for its relation to the outcome. Columns that identify patients or are set aside were not read.</source>
        <translation>Alle Spalten, denen die Studie eine Verwendung gibt, sind Kandidatenprädiktoren; keine wurde wegen ihrer Beziehung zum Outcome ausgeschlossen. Spalten, die Patienten identifizieren oder beiseitegelegt sind, wurden nicht gelesen.</translation>
    </message>
    <message>
        <source>how and when the predictors were measured, by whom, and what they knew of the outcome.</source>
        <translation>wie und wann die Prädiktoren gemessen wurden, von wem und was diese über das Outcome wussten.</translation>
    </message>
    <message>
        <source>A panel of which a patient&apos;s record holds nothing cannot be ordered for this patient: the policy does without it.</source>
        <translation>Ein Panel, von dem die Akte eines Patienten nichts enthält, kann für diesen nicht angefordert werden: Die Strategie kommt ohne es aus.</translation>
    </message>
    <message>
        <source>A panel of which a patient&apos;s record holds nothing can be ordered and is paid for, but tells nothing, unless the settings forbid it.</source>
        <translation>Ein Panel, von dem die Akte eines Patienten nichts enthält, kann angefordert werden und wird bezahlt, sagt aber nichts, sofern die Einstellungen es nicht verbieten.</translation>
    </message>
    <message>
        <source>A panel of which a patient&apos;s record holds nothing can be ordered, tells nothing and is not paid for.</source>
        <translation>Ein Panel, von dem die Akte eines Patienten nichts enthält, kann angefordert werden, sagt nichts und wird nicht bezahlt.</translation>
    </message>
    <message>
        <source>Figures as recorded, and corrected for panels that were not</source>
        <translation>Kennzahlen wie erfasst und korrigiert um nicht erfasste Panels</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>After von Kleist et al., arXiv 2312.01530; learned from training patients.</source>
        <translation>Nach von Kleist et al., arXiv 2312.01530; gelernt an Trainingspatienten.</translation>
    </message>
    <message>
        <source>Missing data</source>
        <translation>Fehlende Daten</translation>
    </message>
    <message>
        <source>Of all test results %1 are not recorded.</source>
        <translation>Von allen Testergebnissen sind %1 nicht erfasst.</translation>
    </message>
    <message>
        <source>Values that are not recorded, by panel and outcome</source>
        <translation>Nicht erfasste Werte nach Panel und Outcome</translation>
    </message>
    <message>
        <source>With outcome: values</source>
        <translation>Mit Outcome: Werte</translation>
    </message>
    <message>
        <source>Without: values</source>
        <translation>Ohne: Werte</translation>
    </message>
    <message>
        <source>With outcome: patients with nothing</source>
        <translation>Mit Outcome: Patienten ohne jeden Wert</translation>
    </message>
    <message>
        <source>Without: patients with nothing</source>
        <translation>Ohne: Patienten ohne jeden Wert</translation>
    </message>
    <message>
        <source>Known before any test</source>
        <translation>Vor allen Tests bekannt</translation>
    </message>
    <message>
        <source>Nothing was imputed: the boosted trees of this policy treat “not recorded” as a value of its own, and panels that are not ordered are never looked at.</source>
        <translation>Es wurde nichts imputiert: Die Boosting-Bäume dieser Strategie behandeln „nicht erfasst“ als eigenen Wert, und nicht angeforderte Panels werden nie betrachtet.</translation>
    </message>
    <message>
        <source>Values that are not known, because a panel is not ordered or a value is not in the record, are estimated from the known ones by the state encoder, which learned from training patients only.</source>
        <translation>Werte, die nicht bekannt sind, weil ein Panel nicht angefordert wird oder ein Wert nicht in der Akte steht, schätzt der Zustandsencoder aus den bekannten; er lernte nur an Trainingspatienten.</translation>
    </message>
    <message>
        <source>more than %1 missing: %2</source>
        <translation>mehr als %1 fehlen: %2</translation>
    </message>
    <message>
        <source>More than %1 of the values are missing in: %2. Whether that depends on the outcome is seen in the table.</source>
        <translation>Mehr als %1 der Werte fehlen bei: %2. Ob das vom Outcome abhängt, zeigt die Tabelle.</translation>
    </message>
    <message>
        <source>prices %1</source>
        <translation>Preise %1</translation>
    </message>
    <message>
        <source>mean cost</source>
        <translation>mittlere Kosten</translation>
    </message>
    <message>
        <source>mean time</source>
        <translation>mittlere Zeit</translation>
    </message>
    <message>
        <source>Policies on the front, by rising %1</source>
        <translation>Strategien auf der Front, aufsteigend nach: %1</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>Cost, validation</source>
        <translation>Kosten, Validierung</translation>
    </message>
    <message>
        <source>F1, validation</source>
        <translation>F1, Validierung</translation>
    </message>
    <message>
        <source>Cost, test</source>
        <translation>Kosten, Test</translation>
    </message>
    <message>
        <source>F1, test (95 % CI)</source>
        <translation>F1, Test (95-%-KI)</translation>
    </message>
    <message>
        <source>Time, test</source>
        <translation>Zeit, Test</translation>
    </message>
    <message>
        <source>Blood, test</source>
        <translation>Blut, Test</translation>
    </message>
    <message>
        <source>%1 of %2 policies on the front. </source>
        <translation>%1 von %2 Strategien auf der Front. </translation>
    </message>
    <message>
        <source>What a budget buys: the best policy for at most this %1 on validation patients</source>
        <translation>Was ein Budget bringt: die an Validierungspatienten beste Strategie bis zu diesem Budget (%1)</translation>
    </message>
    <message>
        <source>Budget per patient</source>
        <translation>Budget pro Patient</translation>
    </message>
    <message>
        <source>Chosen on validation patients, figures of test patients.</source>
        <translation>Gewählt an Validierungspatienten, Kennzahlen von Testpatienten.</translation>
    </message>
    <message>
        <source>No test</source>
        <translation>Kein Test</translation>
    </message>
    <message>
        <source>Who gets what: the most frequent sequences of panels</source>
        <translation>Wer was erhält: die häufigsten Abfolgen von Panels</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Abfolge</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>Rechnung</translation>
    </message>
    <message>
        <source>Diagnosed as a case</source>
        <translation>Als Fall diagnostiziert</translation>
    </message>
    <message>
        <source>Results after</source>
        <translation>Ergebnisse nach</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rarer sequences are left out. </source>
        <translation>
            <numerusform>%Ln seltenere Abfolge ist weggelassen. </numerusform>
            <numerusform>%Ln seltenere Abfolgen sind weggelassen. </numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on test patients, with 95 % intervals</source>
        <translation>%1 an Testpatienten, mit 95-%-Intervallen</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Value (95 % CI)</source>
        <translation>Wert (95-%-KI)</translation>
    </message>
    <message>
        <source>Mean cost per patient</source>
        <translation>Mittlere Kosten pro Patient</translation>
    </message>
    <message>
        <source>Sensitivity (recall)</source>
        <translation>Sensitivität (Recall)</translation>
    </message>
    <message>
        <source>Positive predictive value (precision)</source>
        <translation>Positiver prädiktiver Wert (Precision)</translation>
    </message>
    <message>
        <source>Mean of sensitivity and specificity (AM)</source>
        <translation>Mittel aus Sensitivität und Spezifität (AM)</translation>
    </message>
    <message>
        <source>Area under the precision–recall curve</source>
        <translation>Fläche unter der Precision-Recall-Kurve</translation>
    </message>
    <message>
        <source>Brier score</source>
        <translation>Brier-Score</translation>
    </message>
    <message>
        <source>Mean time to the results per patient</source>
        <translation>Mittlere Zeit bis zu den Ergebnissen pro Patient</translation>
    </message>
    <message>
        <source>Mean volume of blood drawn per patient</source>
        <translation>Mittlere entnommene Blutmenge pro Patient</translation>
    </message>
    <message>
        <source>Diagnosis against reference standard, test patients</source>
        <translation>Diagnose gegen Referenzstandard, Testpatienten</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>Diagnose</translation>
    </message>
    <message>
        <source>Has the outcome</source>
        <translation>Hat das Outcome</translation>
    </message>
    <message>
        <source>Does not have it</source>
        <translation>Hat es nicht</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Reassured</source>
        <translation>Entwarnung</translation>
    </message>
    <message>
        <source>Of 1,000 patients like these, %1 are cases</source>
        <translation>Von 1.000 solchen Patienten sind %1 Fälle</translation>
    </message>
    <message>
        <source>Panel use, share of patients</source>
        <translation>Panelnutzung, Anteil der Patienten</translation>
    </message>
    <message>
        <source>Test sequences per 1,000 patients</source>
        <translation>Testabfolgen pro 1.000 Patienten</translation>
    </message>
    <message>
        <source>Cost–%1 front</source>
        <translation>Kosten-%1-Front</translation>
    </message>
    <message>
        <source>Time–%1 front</source>
        <translation>Zeit-%1-Front</translation>
    </message>
    <message>
        <source>%1 policies were found by %2. On the front are those that no other one beats for the same or less %3 on validation patients. Test patients were looked at once, when the front had been chosen.</source>
        <translation>%1 Strategien wurden mit %2 gefunden. Auf der Front sind jene, die an Validierungspatienten keine andere für gleich viel oder weniger %3 übertrifft. Testpatienten wurden ein einziges Mal betrachtet, als die Front gewählt war.</translation>
    </message>
    <message>
        <source>Selected policy</source>
        <translation>Gewählte Strategie</translation>
    </message>
    <message>
        <source>%1 orders %2 panels per patient on average, for %3.</source>
        <translation>%1 fordert im Mittel %2 Panels pro Patient an, für %3.</translation>
    </message>
    <message>
        <source>Its results are there after %1.</source>
        <translation>Die Ergebnisse liegen nach %1 vor.</translation>
    </message>
    <message>
        <source>It was made to earn %1 (per %2).</source>
        <translation>Sie wurde optimiert auf %1 (pro %2).</translation>
    </message>
    <message>
        <source>minute</source>
        <translation>Minute</translation>
    </message>
    <message>
        <source>TRIPOD+AI check list</source>
        <translation>TRIPOD+AI-Checkliste</translation>
    </message>
    <message>
        <source>STARD 2015 check list</source>
        <translation>STARD-2015-Checkliste</translation>
    </message>
    <message>
        <source>Collins et al., BMJ 2024;385:e078378. The items are named in few words; the published list has the full ones.</source>
        <translation>Collins et al., BMJ 2024;385:e078378. Die Punkte sind knapp benannt; die publizierte Liste enthält den vollen Wortlaut.</translation>
    </message>
    <message>
        <source>Bossuyt et al., BMJ 2015;351:h5527. The index test is the policy, the reference standard the outcome of the data.</source>
        <translation>Bossuyt et al., BMJ 2015;351:h5527. Der Indextest ist die Strategie, der Referenzstandard das Outcome der Daten.</translation>
    </message>
    <message>
        <source>Figure %1. %2</source>
        <translation>Abbildung %1. %2</translation>
    </message>
    <message>
        <source>Table %1. %2</source>
        <translation>Tabelle %1. %2</translation>
    </message>
    <message>
        <source>Author to supply:</source>
        <translation>Vom Autor beizutragen:</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>author to supply</source>
        <translation>vom Autor beizutragen</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>%1, of whom %2 have %3</source>
        <translation>%1, davon %2 mit %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln patients</source>
        <translation>
            <numerusform>%Ln Patient</numerusform>
            <numerusform>%Ln Patienten</numerusform>
        </translation>
    </message>
    <message>
        <source>Training: state encoder</source>
        <translation>Training: Zustandsencoder</translation>
    </message>
    <message>
        <source>Training: classifier and policy</source>
        <translation>Training: Klassifikator und Strategie</translation>
    </message>
    <message>
        <source>Validation: classifier</source>
        <translation>Validierung: Klassifikator</translation>
    </message>
    <message>
        <source>Validation: choice of policies</source>
        <translation>Validierung: Wahl der Strategien</translation>
    </message>
    <message>
        <source>Test: looked at once, at the end</source>
        <translation>Test: am Ende ein einziges Mal betrachtet</translation>
    </message>
    <message>
        <source>Patients and events in each part of the analysis</source>
        <translation>Patienten und Ereignisse in jedem Teil der Analyse</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>With the outcome</source>
        <translation>Mit dem Outcome</translation>
    </message>
    <message>
        <source>The column %1 of the data says who is used for training, validation and test; within these the parts were drawn at random with seed %2.</source>
        <translation>Die Spalte %1 der Daten sagt, wer für Training, Validierung und Test verwendet wird; innerhalb davon wurden die Teile mit Startwert %2 zufällig gezogen.</translation>
    </message>
    <message>
        <source>%1; what is drawn at random was drawn with seed %2.</source>
        <translation>%1; was zufällig gezogen ist, wurde mit Startwert %2 gezogen.</translation>
    </message>
    <message>
        <source>Patients were divided at random within each outcome, with seed %1, so that every part has about the same share of events.</source>
        <translation>Die Patienten wurden innerhalb jedes Outcomes zufällig mit Startwert %1 aufgeteilt, sodass jeder Teil etwa denselben Anteil an Ereignissen hat.</translation>
    </message>
    <message>
        <source>There are %1 events among training patients for %2 candidate predictors: %3 events for each.</source>
        <translation>Unter den Trainingspatienten gibt es %1 Ereignisse für %2 Kandidatenprädiktoren: %3 Ereignisse je Prädiktor.</translation>
    </message>
    <message>
        <source>Sequential test panels for the diagnosis of %1: development and internal evaluation of a testing policy</source>
        <translation>Sequenzielle Testpanels für die Diagnose von %1: Entwicklung und interne Evaluation einer Teststrategie</translation>
    </message>
    <message>
        <source>Report of the project %1, made by PanelWise %2 on %3</source>
        <translation>Bericht des Projekts %1, erstellt mit PanelWise %2 am %3</translation>
    </message>
    <message>
        <source>%1 on %2 test patients: mean cost %3, F1 %4, AUROC %5</source>
        <translation>%1 an %2 Testpatienten: mittlere Kosten %3, F1 %4, AUROC %5</translation>
    </message>
    <message>
        <source>Title and purpose</source>
        <translation>Titel und Zweck</translation>
    </message>
    <message>
        <source>This is a study of diagnostic accuracy. It describes the development and the internal evaluation of a model that decides for one patient after the other which of %1 to order next, and when to diagnose %2 or its absence. Each panel has its price; a policy weighs what its results may change against what they cost.</source>
        <translation>Dies ist eine Studie zur diagnostischen Genauigkeit. Sie beschreibt die Entwicklung und interne Evaluation eines Modells, das für einen Patienten nach dem anderen entscheidet, welches von %1 als Nächstes anzufordern ist und wann die Diagnose „%2“ gestellt oder ausgeschlossen wird. Jedes Panel hat seinen Preis; eine Strategie wägt ab, was seine Ergebnisse ändern können und was sie kosten.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln test panels</source>
        <translation>
            <numerusform>%Ln Testpanel</numerusform>
            <numerusform>%Ln Testpanels</numerusform>
        </translation>
    </message>
    <message>
        <source>To find, for every mean cost per patient, a policy whose diagnoses have the best F1, and to judge the chosen one on patients that neither training nor the choice has seen, beside what is used today.</source>
        <translation>Für jede Höhe der mittleren Kosten pro Patient eine Strategie zu finden, deren Diagnosen das beste F1 haben, und die gewählte an Patienten zu bewerten, die weder Training noch Wahl gesehen haben, neben dem, was heute üblich ist.</translation>
    </message>
    <message>
        <source>Objective.</source>
        <translation>Ziel.</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Outcome</translation>
    </message>
    <message>
        <source>All panels together</source>
        <translation>Alle Panels zusammen</translation>
    </message>
    <message>
        <source>Model of this report</source>
        <translation>Modell dieses Berichts</translation>
    </message>
    <message>
        <source>Data source, dates, setting</source>
        <translation>Datenquelle, Zeitraum, Setting</translation>
    </message>
    <message>
        <source>The patients are synthetic. They were drawn by the program from the published quantiles and correlations of public data (cohort “%1”); no record of a person is among them, and they have no dates, centre or treatment. Figures of this report say nothing about patients of any hospital.</source>
        <translation>Die Patienten sind synthetisch. Das Programm zog sie aus den publizierten Quantilen und Korrelationen öffentlicher Daten (Kohorte „%1“); keine Akte einer Person ist darunter, und sie haben weder Datum noch Zentrum noch Behandlung. Die Kennzahlen dieses Berichts sagen nichts über Patienten eines Krankenhauses.</translation>
    </message>
    <message>
        <source>The data were imported from the file %1. The program knows its columns and values, not how they were collected.</source>
        <translation>Die Daten wurden aus der Datei %1 importiert. Das Programm kennt ihre Spalten und Werte, nicht, wie sie erhoben wurden.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Columns used</source>
        <translation>Verwendete Spalten</translation>
    </message>
    <message>
        <source>%1 known before any test, %2 in panels</source>
        <translation>%1 vor allen Tests bekannt, %2 in Panels</translation>
    </message>
    <message>
        <source>Fingerprint of the patients</source>
        <translation>Prüfsumme der Patienten</translation>
    </message>
    <message>
        <source>where the data come from and why these were used; whether they represent the patients the policy is meant for; first and last date; setting, number and place of centres; how participants were identified, and whether as a consecutive, random or convenience series; treatments received.</source>
        <translation>woher die Daten stammen und warum diese verwendet wurden; ob sie die Patienten repräsentieren, für die die Strategie gedacht ist; erstes und letztes Datum; Setting, Zahl und Ort der Zentren; wie Teilnehmer identifiziert wurden und ob als konsekutive, zufällige oder Gelegenheitsstichprobe; erhaltene Behandlungen.</translation>
    </message>
    <message>
        <source>dates and setting to be added</source>
        <translation>Zeitraum und Setting zu ergänzen</translation>
    </message>
    <message>
        <source>Outcome definition</source>
        <translation>Definition des Outcomes</translation>
    </message>
    <message>
        <source>The outcome is %1: a patient is a case where %2. It is the reference standard for every figure of this report. %3 of %4 patients are cases.</source>
        <translation>Das Outcome ist %1: Ein Patient ist ein Fall, wenn gilt: %2. Es ist der Referenzstandard für jede Kennzahl dieses Berichts. %3 von %4 Patienten sind Fälle.</translation>
    </message>
    <message>
        <source>Question.</source>
        <translation>Frage.</translation>
    </message>
    <message>
        <source>how and when the outcome was assessed, with its cut-off and why; who assessed it and what they knew; time between the tests and the assessment; severity and other diagnoses of the patients.</source>
        <translation>wie und wann das Outcome erhoben wurde, mit Grenzwert und Begründung; wer es erhob und was diese Personen wussten; Zeit zwischen Tests und Erhebung; Schweregrad und andere Diagnosen der Patienten.</translation>
    </message>
    <message>
        <source>definition to be added</source>
        <translation>Definition zu ergänzen</translation>
    </message>
    <message>
        <source>Sample size and events</source>
        <translation>Fallzahl und Ereignisse</translation>
    </message>
    <message>
        <source>Development and test patients come from the same data; there is no difference in setting, eligibility, outcome or predictors between them.</source>
        <translation>Entwicklungs- und Testpatienten stammen aus denselben Daten; in Setting, Einschlusskriterien, Outcome oder Prädiktoren gibt es zwischen ihnen keinen Unterschied.</translation>
    </message>
    <message>
        <source>Only %1 of the test patients have the outcome. At least 100 events are advised for judging a model (Collins et al., Stat Med 2016); the intervals are wide accordingly.</source>
        <translation>Nur %1 der Testpatienten haben das Outcome. Für die Bewertung eines Modells werden mindestens 100 Ereignisse empfohlen (Collins et al., Stat Med 2016); die Intervalle sind entsprechend breit.</translation>
    </message>
    <message>
        <source>Few events.</source>
        <translation>Wenige Ereignisse.</translation>
    </message>
    <message>
        <source>%1 events among test patients</source>
        <translation>%1 Ereignisse unter den Testpatienten</translation>
    </message>
    <message>
        <source>how the study size was arrived at.</source>
        <translation>wie die Fallzahl zustande kam.</translation>
    </message>
    <message>
        <source>90 or older</source>
        <translation>90 oder älter</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>%1 not in the record</source>
        <translation>%1 nicht in der Akte</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>no new value</source>
        <translation>kein neuer Wert</translation>
    </message>
    <message>
        <source>%1, step by step</source>
        <translation>%1, Schritt für Schritt</translation>
    </message>
    <message>
        <source>Newly known</source>
        <translation>Neu bekannt</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Bezahlt</translation>
    </message>
    <message>
        <source>Waiting time</source>
        <translation>Wartezeit</translation>
    </message>
    <message>
        <source>Bill: %1.</source>
        <translation>Rechnung: %1.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>Walk of %Ln patients</source>
        <translation>
            <numerusform>Verlauf von %Ln Patienten</numerusform>
            <numerusform>Verlauf von %Ln Patienten</numerusform>
        </translation>
    </message>
    <message>
        <source>Test patients as the policy leads them. They have a letter of this report instead of their row or any identifier, and their age is given by decade.</source>
        <translation>Testpatienten, wie die Strategie sie führt. Statt ihrer Zeile oder eines Identifikators haben sie einen Buchstaben dieses Berichts, und ihr Alter ist in Jahrzehnten angegeben.</translation>
    </message>
    <message>
        <source>Patient %1</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Patient %1</translation>
    </message>
</context>
<context>
    <name>ui::ReportColumn</name>
    <message>
        <source>Full preview…</source>
        <translation>Ganze Vorschau…</translation>
    </message>
    <message>
        <source>PDF</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>PDF</translation>
    </message>
    <message>
        <source>HTML</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>HTML</translation>
    </message>
    <message>
        <source>Format</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Format</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>TRIPOD+AI, STARD</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>TRIPOD+AI, STARD</translation>
    </message>
    <message>
        <source>Reporting lists: what a reader of a study of diagnosis must be able to find</source>
        <translation>Reporting-Checklisten: was Leser einer Diagnosestudie finden müssen</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>Papierformat</translation>
    </message>
    <message>
        <source>Size of the report&apos;s pages</source>
        <translation>Seitengröße des Berichts</translation>
    </message>
    <message>
        <source>Every page says “Not for clinical use”. The PDF opens its policy when it is dropped on the window.</source>
        <translation>Jede Seite sagt „Nicht für den klinischen Einsatz“. Auf das Fenster gezogen, öffnet das PDF seine Strategie.</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Read the whole report in a window of its own</source>
        <translation>Den ganzen Bericht in einem eigenen Fenster lesen</translation>
    </message>
    <message>
        <source>PDF for paper and journals; HTML is one file for every browser and screen reader</source>
        <translation>PDF für Papier und Zeitschriften; HTML ist eine Datei für jeden Browser und Screenreader</translation>
    </message>
    <message>
        <source>Write the report to a file</source>
        <translation>Den Bericht in eine Datei schreiben</translation>
    </message>
    <message>
        <source>Items filled</source>
        <translation>Ausgefüllte Punkte</translation>
    </message>
    <message>
        <source>Tick a model: the report is about the first one.</source>
        <translation>Kreuzen Sie ein Modell an: Vom ersten handelt der Bericht.</translation>
    </message>
    <message>
        <source>The report is being written…</source>
        <translation>Der Bericht wird geschrieben…</translation>
    </message>
    <message>
        <source>%1 of %2 parts filled, %3 for the author</source>
        <translation>%1 von %2 Teilen ausgefüllt, %3 für den Autor</translation>
    </message>
    <message>
        <source>No page yet</source>
        <translation>Noch keine Seite</translation>
    </message>
</context>
<context>
    <name>ui::ReportOutline</name>
    <message>
        <source>Filled</source>
        <translation>Ausgefüllt</translation>
    </message>
    <message>
        <source>Look here: %1</source>
        <translation>Bitte ansehen: %1</translation>
    </message>
    <message>
        <source>For the author</source>
        <translation>Für den Autor</translation>
    </message>
    <message>
        <source>items %1</source>
        <translation>Punkte %1</translation>
    </message>
    <message>
        <source>item %1</source>
        <translation>Punkt %1</translation>
    </message>
    <message>
        <source>for the author</source>
        <translation>für den Autor</translation>
    </message>
</context>
<context>
    <name>ui::ResultChart</name>
    <message>
        <source>US</source>
        <translation>US</translation>
    </message>
    <message>
        <source>SI</source>
        <translation>SI</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>known and estimated values</source>
        <translation>bekannte und geschätzte Werte</translation>
    </message>
    <message>
        <source>Values in the units of the United States, or in SI units</source>
        <translation>Werte in US-üblichen oder in SI-Einheiten</translation>
    </message>
    <message>
        <source>F2 changes a value and opens a second path</source>
        <translation>F2 ändert einen Wert und öffnet einen zweiten Weg</translation>
    </message>
</context>
<context>
    <name>ui::ResultFigures</name>
    <message>
        <source>. 95 % intervals: F1 %1 to %2, mean cost %3 to %4.</source>
        <translation>. 95-%-Intervalle: F1 %1 bis %2, mittlere Kosten %3 bis %4.</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>AUROC</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>AUROC</translation>
    </message>
    <message>
        <source>Cases found</source>
        <translation>Erkannte Fälle</translation>
    </message>
    <message>
        <source>Negatives right</source>
        <translation>Richtig Negative</translation>
    </message>
    <message>
        <source>Mean cost</source>
        <translation>Mittlere Kosten</translation>
    </message>
    <message>
        <source>Patients</source>
        <translation>Patienten</translation>
    </message>
    <message>
        <source>Mean time to the results</source>
        <translation>Mittlere Zeit bis zu den Ergebnissen</translation>
    </message>
    <message>
        <source>Mean blood drawn</source>
        <translation>Mittlere entnommene Blutmenge</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validierung</translation>
    </message>
    <message>
        <source>Test</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Test</translation>
    </message>
    <message>
        <source>All patients</source>
        <translation>Alle Patienten</translation>
    </message>
</context>
<context>
    <name>ui::ResultModel</name>
    <message>
        <source>%1 (changed)</source>
        <translation>%1 (geändert)</translation>
    </message>
    <message>
        <source>, critical</source>
        <translation>, kritisch</translation>
    </message>
    <message>
        <source>, 80 of 100 such patients: %1</source>
        <translation>, 80 von 100 solchen Patienten: %1</translation>
    </message>
    <message>
        <source>, reference %1</source>
        <translation>, Referenz %1</translation>
    </message>
    <message>
        <source>, more extreme than in 99 of 100 training patients</source>
        <translation>, extremer als bei 99 von 100 Trainingspatienten</translation>
    </message>
    <message>
        <source>, changed by you</source>
        <translation>, von Ihnen geändert</translation>
    </message>
    <message>
        <source>Test</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Test</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Kennz.</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Against reference</source>
        <translation>Gegen Referenz</translation>
    </message>
</context>
<context>
    <name>ui::RewardForm</name>
    <message>
        <source>Prices do not count</source>
        <translation>Preise zählen nicht</translation>
    </message>
    <message>
        <source>A missed case weighs, in false alarms (λ)</source>
        <translation>Ein übersehener Fall wiegt, in Fehlalarmen (λ)</translation>
    </message>
    <message>
        <source>One correct negative is worth (−1/ρ)</source>
        <translation>Ein richtig Negativer ist wert (−1/ρ)</translation>
    </message>
    <message>
        <source>First seed</source>
        <translation>Erster Startwert</translation>
    </message>
    <message>
        <source>A missed case weighs as much as this many false alarms</source>
        <translation>Ein übersehener Fall wiegt so viel wie diese Zahl von Fehlalarmen</translation>
    </message>
    <message>
        <source>One correct negative is worth</source>
        <translation>Ein richtig Negativer ist wert</translation>
    </message>
    <message>
        <source>ρ is 0: tests are ordered whatever they cost</source>
        <translation>ρ ist 0: Tests werden angefordert, gleich was sie kosten</translation>
    </message>
    <message>
        <source>Time does not count</source>
        <translation>Zeit zählt nicht</translation>
    </message>
    <message>
        <source>Tests are ordered whatever they cost.</source>
        <translation>Tests werden angefordert, gleich was sie kosten.</translation>
    </message>
    <message>
        <source>Tests are ordered however long they take.</source>
        <translation>Tests werden angefordert, gleich wie lange sie dauern.</translation>
    </message>
    <message>
        <source>So a case found is worth %1, and ρ is %2 per unit of money.</source>
        <translation>Ein erkannter Fall ist also %1 wert, und ρ ist %2 pro Geldeinheit.</translation>
    </message>
    <message>
        <source>So a case found is worth %1 of waiting, and ρ is %2 per minute.</source>
        <translation>Ein erkannter Fall ist also %1 Warten wert, und ρ ist %2 pro Minute.</translation>
    </message>
    <message>
        <source>Networks order one panel at a time; only the lattice orders two together.</source>
        <translation>Netze fordern ein Panel nach dem anderen an; nur Lattice fordert zwei gemeinsam an.</translation>
    </message>
</context>
<context>
    <name>ui::RowsDialog</name>
    <message>
        <source>Only the rows concerned</source>
        <translation>Nur betroffene Zeilen</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Rows of the table</source>
        <translation>Zeilen der Tabelle</translation>
    </message>
    <message>
        <source>%1 rows, %2 columns, as imported with the edit steps applied.</source>
        <translation>%1 Zeilen, %2 Spalten, wie importiert, mit angewendeten Änderungsschritten.</translation>
    </message>
</context>
<context>
    <name>ui::RowsModel</name>
    <message>
        <source>%1, to check</source>
        <translation>%1, zu prüfen</translation>
    </message>
</context>
<context>
    <name>ui::RulesDialog</name>
    <message>
        <source>No &amp;bill above</source>
        <translation>Keine &amp;Rechnung über</translation>
    </message>
    <message>
        <source>Rules for orders</source>
        <translation>Regeln für Anforderungen</translation>
    </message>
    <message>
        <source>Most that one patient&apos;s bill may be</source>
        <translation>Höchstbetrag der Rechnung eines Patienten</translation>
    </message>
    <message>
        <source>Shared fees are part of the bill.</source>
        <translation>Gemeinsame Gebühren gehören zur Rechnung.</translation>
    </message>
    <message>
        <source>Every policy keeps these rules, whatever a panel is worth.</source>
        <translation>Jede Strategie hält diese Regeln ein, was auch immer ein Panel wert ist.</translation>
    </message>
    <message>
        <source>Panel</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Panel</translation>
    </message>
    <message>
        <source>Is ordered</source>
        <translation>Wird angefordert</translation>
    </message>
    <message>
        <source>Only after</source>
        <translation>Nur nach</translation>
    </message>
    <message>
        <source>as the policy decides</source>
        <translation>wie die Strategie entscheidet</translation>
    </message>
    <message>
        <source>first, of everybody</source>
        <translation>zuerst, bei allen</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>When %1 is ordered</source>
        <translation>Wann %1 angefordert wird</translation>
    </message>
    <message>
        <source>What must be there before %1</source>
        <translation>Was vor %1 vorliegen muss</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>ui::SampleCard</name>
    <message>
        <source>Patients</source>
        <translation>Patienten</translation>
    </message>
    <message>
        <source>%1 synthetic</source>
        <translation>%1, synthetisch</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Outcome</translation>
    </message>
    <message>
        <source>%1 have it</source>
        <translation>bei %1</translation>
    </message>
    <message>
        <source>Panels</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Panels</translation>
    </message>
    <message>
        <source>%1, overlapping</source>
        <translation>%1, überlappend</translation>
    </message>
    <message>
        <source>All panels</source>
        <translation>Alle Panels</translation>
    </message>
    <message>
        <source>Its exact optimum is known</source>
        <translation>Exaktes Optimum bekannt</translation>
    </message>
    <message>
        <source>Works offline</source>
        <translation>Funktioniert offline</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open the sample %1</source>
        <translation>Beispiel %1 öffnen</translation>
    </message>
</context>
<context>
    <name>ui::SearchCard</name>
    <message>
        <source>%1 of %2 · %3</source>
        <translation>%1 von %2 · %3</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Fortschritt der Suche</translation>
    </message>
    <message>
        <source>Preparing the patients…</source>
        <translation>Patienten werden vorbereitet…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird gestoppt…</translation>
    </message>
    <message>
        <source>Policies found so far are kept: %1</source>
        <translation>Bisher gefundene Strategien bleiben erhalten: %1</translation>
    </message>
</context>
<context>
    <name>ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>&amp;Projects</source>
        <translation>&amp;Projekte</translation>
    </message>
    <message>
        <source>&amp;Exports</source>
        <translation>&amp;Exporte</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>Standard &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>Sets everything here back to what it was when PanelWise was new</source>
        <translation>Setzt hier alles auf den ursprünglichen Stand von PanelWise zurück</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>Sprache und Aussehen</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Words and the form of numbers and dates</source>
        <translation>Wörter und die Form von Zahlen und Datumsangaben</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Colours of the window and of plots on screen; exported figures are always light</source>
        <translation>Farben des Fensters und der Diagramme am Bildschirm; exportierte Abbildungen sind immer hell</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>Type and rows grow together; also Ctrl and + or −</source>
        <translation>Schrift und Zeilen wachsen gemeinsam; auch Strg und + oder −</translation>
    </message>
    <message>
        <source>&amp;Type size</source>
        <translation>Schrift&amp;größe</translation>
    </message>
    <message>
        <source>Training and searching</source>
        <translation>Training und Suche</translation>
    </message>
    <message>
        <source>All (%1)</source>
        <translation>Alle (%1)</translation>
    </message>
    <message>
        <source>How many processor cores a search may keep busy; fewer leave more for other programs. The result is the same. Training one policy uses one.</source>
        <translation>Wie viele Prozessorkerne eine Suche auslasten darf; weniger lassen mehr für andere Programme. Das Ergebnis ist dasselbe. Das Training einer Strategie nutzt einen.</translation>
    </message>
    <message>
        <source>C&amp;ores</source>
        <translation>&amp;Kerne</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>The most that training keeps of what it has computed about patients. With less, it is slower, with the same result. Advanced settings of a policy take precedence.</source>
        <translation>Wie viel das Training höchstens von dem behält, was es über Patienten berechnet hat. Mit weniger ist es langsamer, bei gleichem Ergebnis. Erweiterte Einstellungen einer Strategie haben Vorrang.</translation>
    </message>
    <message>
        <source>&amp;Memory for training</source>
        <translation>Speicher für das &amp;Training</translation>
    </message>
    <message>
        <source>Takes effect with the next training or search.</source>
        <translation>Wirkt beim nächsten Training oder bei der nächsten Suche.</translation>
    </message>
    <message>
        <source>Where the last file was</source>
        <translation>Wo die letzte Datei war</translation>
    </message>
    <message>
        <source>Where the file dialogs begin</source>
        <translation>Wo die Dateidialoge beginnen</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Choose the folder: %1</source>
        <translation>Ordner wählen: %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Forget the folder: %1</source>
        <translation>Ordner vergessen: %1</translation>
    </message>
    <message>
        <source>Takes effect at once; the project stays open.</source>
        <translation>Gilt sofort; das Projekt bleibt geöffnet.</translation>
    </message>
</context>
<context>
    <name>ui::ShareDialog</name>
    <message>
        <source>Share a copy</source>
        <translation>Kopie weitergeben</translation>
    </message>
    <message>
        <source>Without &amp;identifiers</source>
        <translation>Ohne &amp;Kennungen</translation>
    </message>
    <message>
        <source>Columns that the study does not use are left out, and patients with several rows are told apart by numbers. Dates and results stay, and people can be known by them.</source>
        <translation>Spalten, die die Studie nicht verwendet, fehlen, und Patienten mit mehreren Zeilen werden durch Nummern unterschieden. Daten und Ergebnisse bleiben; Personen können daran erkannt werden.</translation>
    </message>
    <message>
        <source>Without &amp;rows</source>
        <translation>Ohne &amp;Zeilen</translation>
    </message>
    <message>
        <source>Policies, fronts, tables and curves are left, and nothing about single patients. Policies hold limits that were learned from patients.</source>
        <translation>Es bleiben Strategien, Fronten, Tabellen und Kurven, aber nichts über einzelne Patienten. Strategien enthalten Grenzwerte, die aus Patienten gelernt wurden.</translation>
    </message>
    <message>
        <source>Without &amp;patients</source>
        <translation>Ohne &amp;Patienten</translation>
    </message>
    <message>
        <source>Panels, prices and rules are left, and nothing that was learned from patients.</source>
        <translation>Es bleiben Panels, Preise und Regeln und nichts, was aus Patienten gelernt wurde.</translation>
    </message>
    <message>
        <source>What should the copy go without? This project stays as it is.</source>
        <translation>Worauf soll die Kopie verzichten? Dieses Projekt bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Choose a place…</source>
        <translation>Ort wählen…</translation>
    </message>
</context>
<context>
    <name>ui::SheetForm</name>
    <message>
        <source>Which sheet of the workbook holds the patients</source>
        <translation>Welches Tabellenblatt der Arbeitsmappe die Patienten enthält</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Tabellenblatt</translation>
    </message>
    <message>
        <source>The row of the sheet that holds the names of the columns; rows above it are left out</source>
        <translation>Die Zeile des Tabellenblatts mit den Spaltennamen; Zeilen darüber werden weggelassen</translation>
    </message>
    <message>
        <source>Row with the names</source>
        <translation>Zeile mit den Namen</translation>
    </message>
    <message>
        <source>S&amp;heet</source>
        <translation>Tab&amp;ellenblatt</translation>
    </message>
    <message>
        <source>&amp;Row with the names</source>
        <translation>Zeile mit den &amp;Namen</translation>
    </message>
</context>
<context>
    <name>ui::SplitDialog</name>
    <message>
        <source>Split the patients</source>
        <translation>Patienten aufteilen</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>by patient number</source>
        <translation>nach Patientennummer</translation>
    </message>
    <message>
        <source>by date</source>
        <translation>nach Datum</translation>
    </message>
    <message>
        <source>by site</source>
        <translation>nach Standort</translation>
    </message>
    <message>
        <source>as a column says</source>
        <translation>wie eine Spalte sagt</translation>
    </message>
    <message>
        <source>every row is a patient of its own</source>
        <translation>jede Zeile ist ein eigener Patient</translation>
    </message>
    <message>
        <source>&amp;Divide</source>
        <translation>&amp;Aufteilen</translation>
    </message>
    <message>
        <source>&amp;Column</source>
        <translation>&amp;Spalte</translation>
    </message>
    <message>
        <source>&amp;Left out for the test</source>
        <translation>&amp;Für den Test zurückgehalten</translation>
    </message>
    <message>
        <source>&amp;Patient number</source>
        <translation>&amp;Patientennummer</translation>
    </message>
    <message>
        <source>&amp;Training</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>&amp;Training</translation>
    </message>
    <message>
        <source>&amp;Validation</source>
        <translation>&amp;Validierung</translation>
    </message>
    <message>
        <source>Test</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Test</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>Start&amp;wert</translation>
    </message>
    <message>
        <source>Each part has the same share of cases. The same seed always draws the same patients.</source>
        <translation>Jeder Teil hat denselben Anteil an Fällen. Derselbe Startwert zieht immer dieselben Patienten.</translation>
    </message>
    <message>
        <source>Rows with the same number stay together, so nobody is learned from and judged.</source>
        <translation>Zeilen mit derselben Nummer bleiben zusammen; an niemandem wird zugleich gelernt und bewertet.</translation>
    </message>
    <message>
        <source>Learned from the past: the newest patients are the test, those before them validation.</source>
        <translation>Aus der Vergangenheit gelernt: Die neuesten Patienten sind der Test, die davor die Validierung.</translation>
    </message>
    <message>
        <source>All patients of one site are the test; the others are divided at random.</source>
        <translation>Alle Patienten eines Standorts sind der Test; die übrigen werden zufällig aufgeteilt.</translation>
    </message>
    <message>
        <source>The column says train, validation or test of every patient.</source>
        <translation>Die Spalte sagt bei jedem Patienten train, validation oder test.</translation>
    </message>
</context>
<context>
    <name>ui::StartPage</name>
    <message>
        <source>Start</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Start</translation>
    </message>
    <message>
        <source>Which lab panel should come next for this patient, or is it time to diagnose?</source>
        <translation>Welches Laborpanel soll bei diesem Patienten als Nächstes kommen, oder ist es Zeit für die Diagnose?</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>synthetic patients, ready to explore</source>
        <translation>synthetische Patienten, bereit zum Erkunden</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Ihre Daten</translation>
    </message>
    <message>
        <source>From a list of measurements…</source>
        <translation>Aus einer Liste von Messungen…</translation>
    </message>
    <message>
        <source>A table with one row per measurement becomes one row per patient.</source>
        <translation>Aus einer Tabelle mit einer Zeile pro Messung wird eine Zeile pro Patient.</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>Zuletzt geöffnete Projekte</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>10 to 15 minutes each, in the real program</source>
        <translation>je 10 bis 15 Minuten, im echten Programm</translation>
    </message>
    <message>
        <source>What they are about…</source>
        <translation>Worum es geht…</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Lesson %1: %2, %3</source>
        <translation>Lektion %1: %2, %3</translation>
    </message>
</context>
<context>
    <name>ui::StepLine</name>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>now: %1; all: %2</source>
        <translation>jetzt: %1; alle: %2</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Zu %1</translation>
    </message>
</context>
<context>
    <name>ui::StepRail</name>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
</context>
<context>
    <name>ui::StoryBar</name>
    <message>
        <source>First step</source>
        <translation>Erster Schritt</translation>
    </message>
    <message>
        <source>First step (Home)</source>
        <translation>Erster Schritt (Pos1)</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>One step back (Backspace or Left)</source>
        <translation>Einen Schritt zurück (Rücktaste oder Pfeil links)</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Next step (Space or Right)</source>
        <translation>Nächster Schritt (Leertaste oder Pfeil rechts)</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Letzter Schritt</translation>
    </message>
    <message>
        <source>Last step (End)</source>
        <translation>Letzter Schritt (Ende)</translation>
    </message>
    <message>
        <source>Autoplay</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>I order</source>
        <translation>Ich fordere an</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Duell</translation>
    </message>
    <message>
        <source>Who orders</source>
        <translation>Wer anfordert</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Goes on by itself to the diagnosis</source>
        <translation>Läuft von selbst bis zur Diagnose weiter</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Seconds for each step</source>
        <translation>Sekunden pro Schritt</translation>
    </message>
    <message>
        <source>Seconds for each step, from 0.5 to 4</source>
        <translation>Sekunden pro Schritt, von 0,5 bis 4</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Policy: watch it. I order: you decide, and may have its view revealed. Duel: you decide without help, and both paths are compared at the end.</source>
        <translation>Strategie: Sie sehen ihr zu. Ich fordere an: Sie entscheiden und können ihre Sicht aufdecken. Duell: Sie entscheiden ohne Hilfe, am Ende werden beide Wege verglichen.</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
</context>
<context>
    <name>ui::StoryReader</name>
    <message>
        <source>value %1</source>
        <translation>Wert %1</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>nicht %1</translation>
    </message>
    <message>
        <source>Order %1 together with %2</source>
        <translation>%1 gemeinsam mit %2 anfordern</translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>%1 anfordern</translation>
    </message>
    <message>
        <source>Diagnose: %1</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Diagnose: %1</translation>
    </message>
    <message>
        <source>%1 of waiting</source>
        <translation>%1 Wartezeit</translation>
    </message>
    <message>
        <source>%1 of blood</source>
        <translation>%1 Blut</translation>
    </message>
    <message>
        <source>Typed in</source>
        <translation>Eingegeben</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>not measured in this patient</source>
        <translation>bei diesem Patienten nicht gemessen</translation>
    </message>
    <message>
        <source>est. %1 in %2</source>
        <translation>gesch. %1 bei %2</translation>
    </message>
    <message>
        <source>est. %1</source>
        <translation>gesch. %1</translation>
    </message>
    <message>
        <source>ordered at step %1 · %2 · results come with those of %3</source>
        <translation>angefordert in Schritt %1 · %2 · Ergebnisse kommen mit denen von %3</translation>
    </message>
    <message>
        <source>ordered at step %1 · %2 · results: %3, outside reference: %4</source>
        <translation>angefordert in Schritt %1 · %2 · Ergebnisse: %3, außerhalb der Referenz: %4</translation>
    </message>
    <message>
        <source>ordered at step %1 · nothing in the record, so not charged</source>
        <translation>angefordert in Schritt %1 · nichts in der Akte, daher nicht bezahlt</translation>
    </message>
    <message>
        <source> · not in the record: %1</source>
        <translation> · nicht in der Akte: %1</translation>
    </message>
    <message>
        <source> · together with %1</source>
        <translation> · gemeinsam mit %1</translation>
    </message>
    <message>
        <source>Known before any test</source>
        <translation>Vor allen Tests bekannt</translation>
    </message>
    <message>
        <source>free</source>
        <translation>kostenlos</translation>
    </message>
    <message>
        <source>to be ordered now · %1 · estimated, 80 % range</source>
        <translation>jetzt anzufordern · %1 · geschätzt, 80-%-Bereich</translation>
    </message>
    <message>
        <source>not ordered · %1 · estimated values: %2</source>
        <translation>nicht angefordert · %1 · Schätzwerte: %2</translation>
    </message>
    <message>
        <source>%1 new of %2</source>
        <translation>%1 von %2 neu</translation>
    </message>
    <message>
        <source>%1 tests</source>
        <translation>%1 Tests</translation>
    </message>
    <message>
        <source>ends the story</source>
        <translation>beendet den Verlauf</translation>
    </message>
    <message>
        <source>not before what comes first</source>
        <translation>nicht vor den zuerst anzufordernden Panels</translation>
    </message>
    <message>
        <source>nothing new</source>
        <translation>nichts Neues</translation>
    </message>
    <message>
        <source>not possible here</source>
        <translation>hier nicht möglich</translation>
    </message>
    <message>
        <source>together with %1</source>
        <translation>gemeinsam mit %1</translation>
    </message>
    <message>
        <source>ordered at step %1</source>
        <translation>angefordert in Schritt %1</translation>
    </message>
    <message>
        <source>Running bill (cap %1)</source>
        <translation>Laufende Rechnung (Obergrenze %1)</translation>
    </message>
    <message>
        <source>Running bill (all panels %1)</source>
        <translation>Laufende Rechnung (alle Panels %1)</translation>
    </message>
    <message>
        <source>then + %1 %2 = %3</source>
        <translation>dann + %1 %2 = %3</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Geschlecht</translation>
    </message>
    <message>
        <source>female</source>
        <translation>weiblich</translation>
    </message>
    <message>
        <source>male</source>
        <translation>männlich</translation>
    </message>
    <message>
        <source>unlike training patients (top %1)</source>
        <translation>den Trainingspatienten unähnlich (oberste %1)</translation>
    </message>
    <message>
        <source>%1 %2 is more extreme than in 99 of 100 training patients</source>
        <translation>%1 %2 ist extremer als bei 99 von 100 Trainingspatienten</translation>
    </message>
    <message>
        <source>Probability of %1</source>
        <translation>Wahrscheinlichkeit: %1</translation>
    </message>
    <message>
        <source>at or above: “%1”</source>
        <translation>ab Schwelle: „%1“</translation>
    </message>
    <message>
        <source>below: “%1”</source>
        <translation>darunter: „%1“</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Ausgangswert</translation>
    </message>
    <message>
        <source>%1 ordered</source>
        <translation>%1 angefordert</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>nach %1</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>nothing (nothing is in the record)</source>
        <translation>nichts (nichts in der Akte)</translation>
    </message>
    <message>
        <source>%1 for %2 would change the diagnosis of &lt;b&gt;%3&lt;/b&gt; patients like this one.</source>
        <translation>%1 für %2 würde die Diagnose bei &lt;b&gt;%3&lt;/b&gt; solchen Patienten ändern.</translation>
    </message>
    <message>
        <source>At %1 the policy would already say &lt;b&gt;%2&lt;/b&gt; (threshold %3). </source>
        <translation>Bei %1 würde die Strategie schon &lt;b&gt;%2&lt;/b&gt; sagen (Schwelle %3). </translation>
    </message>
    <message>
        <source>At %1 the policy would already say &lt;b&gt;%2&lt;/b&gt;. </source>
        <translation>Bei %1 würde die Strategie schon &lt;b&gt;%2&lt;/b&gt; sagen. </translation>
    </message>
    <message>
        <source>Everybody gets %1 first in this study. </source>
        <translation>Alle erhalten in dieser Studie zuerst %1. </translation>
    </message>
    <message>
        <source>Your order; the policy would have done this: %1. </source>
        <translation>Ihre Anforderung; die Strategie hätte dies getan: %1. </translation>
    </message>
    <message>
        <source>%1 costs %2.</source>
        <translation>%1 kostet %2.</translation>
    </message>
    <message>
        <source>Your diagnosis, at %1: &lt;b&gt;%2&lt;/b&gt;. The policy would have done this: %3. </source>
        <translation>Ihre Diagnose, bei %1: &lt;b&gt;%2&lt;/b&gt;. Die Strategie hätte dies getan: %3. </translation>
    </message>
    <message>
        <source>Its threshold is %1, and %2 is %3.</source>
        <translation>Die Schwelle der Strategie ist %1, und %2 liegt %3.</translation>
    </message>
    <message>
        <source>not below it</source>
        <translation>nicht darunter</translation>
    </message>
    <message>
        <source>below it</source>
        <translation>darunter</translation>
    </message>
    <message>
        <source>At %1, with a threshold of %2, the answer is &lt;b&gt;%3&lt;/b&gt;. </source>
        <translation>Bei %1 und einer Schwelle von %2 lautet die Antwort &lt;b&gt;%3&lt;/b&gt;. </translation>
    </message>
    <message>
        <source>At %1 the answer is &lt;b&gt;%2&lt;/b&gt;. </source>
        <translation>Bei %1 lautet die Antwort &lt;b&gt;%2&lt;/b&gt;. </translation>
    </message>
    <message>
        <source>This policy does not go by the probability alone. </source>
        <translation>Diese Strategie richtet sich nicht allein nach der Wahrscheinlichkeit. </translation>
    </message>
    <message>
        <source>Nothing is left to order.</source>
        <translation>Es gibt nichts mehr anzufordern.</translation>
    </message>
    <message>
        <source>No further panel can be ordered here.</source>
        <translation>Hier kann kein weiteres Panel angefordert werden.</translation>
    </message>
    <message>
        <source>No further panel is worth its price.</source>
        <translation>Kein weiteres Panel ist seinen Preis wert.</translation>
    </message>
    <message>
        <source>The policy orders nothing more.</source>
        <translation>Die Strategie fordert nichts mehr an.</translation>
    </message>
    <message>
        <source>No further panel is worth its price: %1 for %2, which would change most diagnoses, would change that of %3 patients like this one.</source>
        <translation>Kein weiteres Panel ist seinen Preis wert: %1 für %2, das die meisten Diagnosen ändern würde, änderte sie bei %3 solchen Patienten.</translation>
    </message>
    <message>
        <source>The policy orders nothing more: %1 for %2, which would change most diagnoses, would change that of %3 patients like this one.</source>
        <translation>Die Strategie fordert nichts mehr an: %1 für %2, das die meisten Diagnosen ändern würde, änderte sie bei %3 solchen Patienten.</translation>
    </message>
    <message>
        <source>Other values (%1)</source>
        <translation>Andere Werte (%1)</translation>
    </message>
    <message>
        <source>Why %1 at the same time?</source>
        <translation>Warum %1 zur selben Zeit?</translation>
    </message>
    <message>
        <source>Decided with the step before, when none of its results were known: ordered together, both take the longer of their times.</source>
        <translation>Mit dem vorigen Schritt entschieden, als noch keines seiner Ergebnisse bekannt war: Gemeinsam angefordert brauchen beide die längere ihrer Zeiten.</translation>
    </message>
    <message>
        <source>Why %1 now?</source>
        <translation>Warum jetzt %1?</translation>
    </message>
    <message>
        <source>You stopped here</source>
        <translation>Hier haben Sie aufgehört</translation>
    </message>
    <message>
        <source>Why stop here?</source>
        <translation>Warum hier aufhören?</translation>
    </message>
    <message>
        <source>What made it %1 (percentage points)</source>
        <translation>Was zu %1 führte (Prozentpunkte)</translation>
    </message>
    <message>
        <source>What moved %1 to %2 (percentage points)</source>
        <translation>Was %1 auf %2 verschob (Prozentpunkte)</translation>
    </message>
    <message>
        <source>nothing ordered</source>
        <translation>nichts angefordert</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>Your turn: what next?</source>
        <translation>Sie sind am Zug: Wie weiter?</translation>
    </message>
    <message>
        <source>Diagnosis: %1, after %2.</source>
        <translation>Diagnose: %1, nach %2.</translation>
    </message>
    <message>
        <source>Next: %1 together with %2 for %3.</source>
        <translation>Als Nächstes: %1 gemeinsam mit %2 für %3.</translation>
    </message>
    <message>
        <source>Next: %1 for %2.</source>
        <translation>Als Nächstes: %1 für %2.</translation>
    </message>
</context>
<context>
    <name>ui::StudyEdits</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message numerus="yes">
        <source>%n variables</source>
        <translation>
            <numerusform>%n Variable</numerusform>
            <numerusform>%n Variablen</numerusform>
        </translation>
    </message>
    <message>
        <source>Set role of %1 to %2</source>
        <translation>Rolle von %1: %2</translation>
    </message>
    <message>
        <source>Predict %1</source>
        <translation>%1 vorhersagen</translation>
    </message>
    <message>
        <source>Describe %1</source>
        <translation>%1 beschreiben</translation>
    </message>
    <message>
        <source>Panel</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Panel</translation>
    </message>
    <message>
        <source>Add panel %1</source>
        <translation>Panel %1 hinzufügen</translation>
    </message>
    <message>
        <source>Make panel %1 of %2</source>
        <translation>Panel %1 aus %2 bilden</translation>
    </message>
    <message>
        <source>Rename panel %1 to %2</source>
        <translation>Panel %1 in %2 umbenennen</translation>
    </message>
    <message>
        <source>Delete panel %1</source>
        <translation>Panel %1 löschen</translation>
    </message>
    <message>
        <source>Merge panel %1 into %2</source>
        <translation>Panel %1 mit %2 zusammenführen</translation>
    </message>
    <message>
        <source>Move panel %1 up</source>
        <translation>Panel %1 nach oben</translation>
    </message>
    <message>
        <source>Move panel %1 down</source>
        <translation>Panel %1 nach unten</translation>
    </message>
    <message>
        <source>Price of %1: %2</source>
        <translation>Preis von %1: %2</translation>
    </message>
    <message>
        <source>Turnaround time of %1: %2</source>
        <translation>Bearbeitungszeit von %1: %2</translation>
    </message>
    <message>
        <source>Turnaround time of %1: not said</source>
        <translation>Bearbeitungszeit von %1: nicht angegeben</translation>
    </message>
    <message>
        <source>Blood for %1: %2</source>
        <translation>Blut für %1: %2</translation>
    </message>
    <message>
        <source>Blood for %1: not said</source>
        <translation>Blut für %1: nicht angegeben</translation>
    </message>
    <message>
        <source>Add %1 to %2</source>
        <translation>%1 zu %2 hinzufügen</translation>
    </message>
    <message>
        <source>Move %1 from %2 to %3</source>
        <translation>%1 von %2 nach %3 verschieben</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>%1 nach %2 verschieben</translation>
    </message>
    <message>
        <source>Remove %1 from %2</source>
        <translation>%1 aus %2 entfernen</translation>
    </message>
    <message>
        <source>Shared fee %1: %2</source>
        <translation>Gemeinsame Gebühr %1: %2</translation>
    </message>
    <message>
        <source>Remove shared fee %1</source>
        <translation>Gemeinsame Gebühr %1 entfernen</translation>
    </message>
    <message>
        <source>Change the price list</source>
        <translation>Preisliste ändern</translation>
    </message>
    <message>
        <source>Change the rules for orders</source>
        <translation>Regeln für Anforderungen ändern</translation>
    </message>
    <message>
        <source>Panels may be ordered together</source>
        <translation>Panels dürfen gemeinsam angefordert werden</translation>
    </message>
    <message>
        <source>Panels are ordered one by one</source>
        <translation>Panels werden einzeln angefordert</translation>
    </message>
    <message>
        <source>Minimise %1</source>
        <translation>%1 minimieren</translation>
    </message>
    <message>
        <source>An order without a result %1</source>
        <translation>Anforderung ohne Ergebnis %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Keep values of %1</source>
        <translation>Werte von %1 behalten</translation>
    </message>
    <message>
        <source>Say how texts among numbers are read</source>
        <translation>Angeben, wie Texte unter Zahlen gelesen werden</translation>
    </message>
    <message>
        <source>Take back: %1</source>
        <translation>Zurücknehmen: %1</translation>
    </message>
    <message>
        <source>Change the split</source>
        <translation>Aufteilung ändern</translation>
    </message>
</context>
<context>
    <name>ui::StudySummaryCard</name>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Change the outcome</source>
        <translation>Outcome ändern</translation>
    </message>
    <message>
        <source>Change the split</source>
        <translation>Aufteilung ändern</translation>
    </message>
    <message>
        <source>The bill</source>
        <translation>Die Rechnung</translation>
    </message>
    <message>
        <source>Outcome: %1</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Outcome: %1</translation>
    </message>
    <message>
        <source>Outcome: not chosen</source>
        <translation>Outcome: nicht gewählt</translation>
    </message>
    <message>
        <source>Confirm…</source>
        <translation>Bestätigen…</translation>
    </message>
    <message>
        <source>counting …</source>
        <translation>wird gezählt …</translation>
    </message>
    <message>
        <source>choose the column that says who is a case</source>
        <translation>Spalte wählen, die sagt, wer ein Fall ist</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Does %1 mark the cases? Please confirm.</source>
        <translation>Bezeichnet %1 die Fälle? Bitte bestätigen.</translation>
    </message>
    <message>
        <source>enough cases to train</source>
        <translation>genug Fälle zum Trainieren</translation>
    </message>
    <message>
        <source>at least %1 cases are needed</source>
        <translation>mindestens %1 Fälle sind nötig</translation>
    </message>
    <message>
        <source>Split %1 / %2 / %3, stratified, seed %4</source>
        <translation>Aufteilung %1 / %2 / %3, stratifiziert, Startwert %4</translation>
    </message>
    <message>
        <source>%1 train · %2 validation · %3 test</source>
        <translation>%1 Training · %2 Validierung · %3 Test</translation>
    </message>
    <message>
        <source>no patients to split yet</source>
        <translation>noch keine Patienten aufzuteilen</translation>
    </message>
    <message>
        <source>No panels yet</source>
        <translation>Noch keine Panels</translation>
    </message>
    <message>
        <source>All panels:</source>
        <translation>Alle Panels:</translation>
    </message>
    <message>
        <source>All panels: %1 =</source>
        <translation>Alle Panels: %1 =</translation>
    </message>
    <message>
        <source>every test without repeats: %1 = %2</source>
        <translation>alle Tests ohne Wiederholung: %1 = %2</translation>
    </message>
    <message>
        <source>no panel can be left out without losing a test</source>
        <translation>kein Panel kann wegfallen, ohne dass ein Test fehlt</translation>
    </message>
    <message>
        <source>shared fees once</source>
        <translation>gemeinsame Gebühren einmal</translation>
    </message>
    <message>
        <source>results after %1</source>
        <translation>Ergebnisse nach %1</translation>
    </message>
    <message>
        <source>%1 if all are ordered together, %2 one after the other</source>
        <translation>%1, wenn alle gemeinsam angefordert werden, %2 nacheinander</translation>
    </message>
    <message>
        <source>%1 of blood</source>
        <translation>%1 Blut</translation>
    </message>
</context>
<context>
    <name>ui::TableTab</name>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>AUROC</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>AUROC</translation>
    </message>
    <message>
        <source>AM</source>
        <translation>AM</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Mean cost of testing per patient</source>
        <translation>Mittlere Testkosten pro Patient</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>To learn it once, tuning included</source>
        <translation>Um es einmal zu lernen, samt Abstimmung</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Startwerte</translation>
    </message>
    <message>
        <source>Lattice, Δ F1</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Lattice, Δ F1</translation>
    </message>
    <message>
        <source>For the same money: F1 of the lattice&apos;s policy that costs at most as much on validation, minus F1 of this model</source>
        <translation>Für dasselbe Geld: F1 der Lattice-Strategie, die in der Validierung höchstens so viel kostet, minus F1 dieses Modells</translation>
    </message>
    <message>
        <source>F1 (95 %)</source>
        <translation>F1 (95&#xa0;%)</translation>
    </message>
    <message>
        <source>Cases found</source>
        <translation>Erkannte Fälle</translation>
    </message>
    <message>
        <source>Of all cases, in all folds</source>
        <translation>Von allen Fällen, in allen Folds</translation>
    </message>
    <message>
        <source>Sens. (95 %)</source>
        <translation>Sens. (95&#xa0;%)</translation>
    </message>
    <message>
        <source>Spec. (95 %)</source>
        <translation>Spez. (95&#xa0;%)</translation>
    </message>
    <message>
        <source>Folds</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Folds</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegenüber</translation>
    </message>
    <message>
        <source>Share of cost</source>
        <translation>Kostenanteil</translation>
    </message>
    <message>
        <source>This share of the other model&apos;s money</source>
        <translation>Dieser Anteil der Kosten des anderen Modells</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Δ F1 (95 %)</source>
        <translation>Δ F1 (95&#xa0;%)</translation>
    </message>
    <message>
        <source>What the policies chosen so really cost</source>
        <translation>Was die so gewählten Strategien wirklich kosten</translation>
    </message>
    <message>
        <source>Export tables…</source>
        <translation>Tabellen exportieren…</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>Als Befehl kopieren</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen…</translation>
    </message>
    <message>
        <source>Table of baselines</source>
        <translation>Vergleichstabelle</translation>
    </message>
    <message>
        <source>For a share of another&apos;s money</source>
        <translation>Für einen Teil der Kosten eines anderen</translation>
    </message>
    <message>
        <source>The line of the command line that writes these tables again</source>
        <translation>Die Befehlszeile, die diese Tabellen erneut schreibt</translation>
    </message>
    <message>
        <source>The tables of the paper as CSV, Excel, Markdown and LaTeX</source>
        <translation>Die Tabellen der Publikation als CSV, Excel, Markdown und LaTeX</translation>
    </message>
    <message>
        <source>Remove this table from the project</source>
        <translation>Diese Tabelle aus dem Projekt entfernen</translation>
    </message>
    <message>
        <source>No table yet. Run baselines to see the models of the paper beside your policies.</source>
        <translation>Noch keine Tabelle. Rechnen Sie Vergleichsmodelle, um die Modelle der Publikation neben Ihren Strategien zu sehen.</translation>
    </message>
    <message>
        <source>Table %1 · %2 of %3 models · %4</source>
        <translation>Tabelle %1 · %2 von %3 Modellen · %4</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Test patients; mean ± standard deviation over %1 seeds, %2.</source>
        <translation>Testpatienten; Mittelwert ± Standardabweichung über %1 Startwerte, %2.</translation>
    </message>
    <message>
        <source>always on the study&apos;s own split</source>
        <translation>immer mit der Aufteilung der Studie</translation>
    </message>
    <message>
        <source>each with its own split</source>
        <translation>jeder mit eigener Aufteilung</translation>
    </message>
    <message>
        <source>Test patients of the study&apos;s own split; one seed.</source>
        <translation>Testpatienten der Aufteilung der Studie; ein Startwert.</translation>
    </message>
    <message>
        <source>Everything was chosen on validation.</source>
        <translation>Alles wurde in der Validierung gewählt.</translation>
    </message>
    <message>
        <source>Mean cost: 95 % interval %1 to %2</source>
        <translation>Mittlere Kosten: 95-%-Intervall %1 bis %2</translation>
    </message>
    <message>
        <source>All %1 patients, %2. %3 Everything was chosen on validation.</source>
        <translation>Alle %1 Patienten, %2. %3 Alles wurde in der Validierung gewählt.</translation>
    </message>
    <message numerus="yes">
        <source>%n folds</source>
        <translation>
            <numerusform>%n Fold</numerusform>
            <numerusform>%n Folds</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>What %1 offers for a share of another model&apos;s money</source>
        <translation>Was %1 für einen Teil der Kosten eines anderen Modells bietet</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
</context>
<context>
    <name>ui::TeamsDialog</name>
    <message>
        <source>Teams</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Teams</translation>
    </message>
    <message>
        <source>One name in each line, five at most. Teams take turns, case by case; a change of names begins a new count. Empty: one player.</source>
        <translation>Ein Name pro Zeile, höchstens fünf. Die Teams wechseln sich Fall für Fall ab; geänderte Namen beginnen eine neue Zählung. Leer: ein einzelner Spieler.</translation>
    </message>
    <message>
        <source>Names of teams</source>
        <translation>Namen der Teams</translation>
    </message>
</context>
<context>
    <name>ui::ThresholdBar</name>
    <message>
        <source>Each at its own</source>
        <translation>Jedes mit eigener</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Schwelle</translation>
    </message>
    <message>
        <source>Patients are called cases from this probability upwards, whichever model is asked</source>
        <translation>Ab dieser Wahrscheinlichkeit werden Patienten als Fall eingestuft, bei jedem Modell</translation>
    </message>
    <message>
        <source>own</source>
        <translation>eigene</translation>
    </message>
    <message>
        <source>Threshold in percent</source>
        <translation>Schwelle in Prozent</translation>
    </message>
    <message>
        <source>1–99 %; the lowest value lets each model decide by itself</source>
        <translation>1–99&#xa0;%; der niedrigste Wert lässt jedes Modell selbst entscheiden</translation>
    </message>
    <message>
        <source>Policies decide by themselves; baselines at the threshold with the best F1 on validation</source>
        <translation>Strategien entscheiden selbst; Vergleichsmodelle bei der Schwelle mit dem besten F1 in der Validierung</translation>
    </message>
    <message>
        <source>&amp;Threshold</source>
        <translation>&amp;Schwelle</translation>
    </message>
    <message>
        <source>drives every tab</source>
        <translation>gilt für alle Reiter</translation>
    </message>
</context>
<context>
    <name>ui::TrainOptions</name>
    <message>
        <source>SM-DDPO end to end</source>
        <translation>SM-DDPO End-to-End</translation>
    </message>
    <message>
        <source>SM-DDPO pretrained</source>
        <translation>SM-DDPO vortrainiert</translation>
    </message>
    <message>
        <source>Lattice (whole front)</source>
        <translation>Lattice (ganze Front)</translation>
    </message>
    <message>
        <source>Sweep (whole front)</source>
        <translation>Serie (ganze Front)</translation>
    </message>
    <message>
        <source>Advanced…</source>
        <translation>Erweitert…</translation>
    </message>
    <message>
        <source>Quick look</source>
        <translation>Schneller Blick</translation>
    </message>
    <message>
        <source>Thorough</source>
        <translation>Gründlich</translation>
    </message>
    <message>
        <source>As in the paper</source>
        <translation>Wie in der Publikation</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Voreinstellung</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Gütemaß</translation>
    </message>
    <message>
        <source>Judge on</source>
        <translation>Bewerten an</translation>
    </message>
    <message>
        <source>Minimise</source>
        <translation>Minimieren</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Startwerte</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>Kerne</translation>
    </message>
    <message>
        <source>Every number of the plan, with its range</source>
        <translation>Jede Zahl des Plans mit ihrem Bereich</translation>
    </message>
    <message>
        <source>How many policies train at the same time; the window keeps its share</source>
        <translation>Wie viele Strategien gleichzeitig trainieren; das Fenster behält seinen Anteil</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Advanced (changed: %1)…</source>
        <translation>Erweitert (geändert: %1)…</translation>
    </message>
</context>
<context>
    <name>ui::TrainPage</name>
    <message>
        <source>Start training</source>
        <translation>Training starten</translation>
    </message>
    <message>
        <source>Pause</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Training waits where it is; nothing is lost</source>
        <translation>Das Training wartet, wo es ist; nichts geht verloren</translation>
    </message>
    <message>
        <source>Ends everything within a second; the best policies so far are kept</source>
        <translation>Beendet alles innerhalb einer Sekunde; die bisher besten Strategien bleiben</translation>
    </message>
    <message>
        <source>%1 patients to learn from · %2 to check the classifier by · %3 to choose the best policy by · %4 for the final test</source>
        <translation>%1 Patienten zum Lernen · %2 zum Prüfen des Klassifikators · %3 zur Wahl der besten Strategie · %4 für den abschließenden Test</translation>
    </message>
    <message>
        <source>policy %1</source>
        <translation>Strategie %1</translation>
    </message>
    <message>
        <source>%1; %2; seed %3; validation and training patients</source>
        <translation>%1; %2; Startwert %3; Validierungs- und Trainingspatienten</translation>
    </message>
    <message>
        <source>Start search</source>
        <translation>Suche starten</translation>
    </message>
    <message>
        <source>Begin with these settings, or with what waits in the queue</source>
        <translation>Mit diesen Einstellungen oder mit dem beginnen, was in der Warteschlange steht</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Panel %1</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Panel %1</translation>
    </message>
    <message>
        <source>Policy %1 of %2</source>
        <translation>Strategie %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n policies on the front</source>
        <translation>
            <numerusform>%n Strategie auf der Front</numerusform>
            <numerusform>%n Strategien auf der Front</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: seconds to minutes on this computer.</source>
        <translation>%1: Sekunden bis Minuten auf diesem Computer.</translation>
    </message>
    <message>
        <source>%1: %2 on this computer.</source>
        <translation>%1: %2 auf diesem Computer.</translation>
    </message>
    <message>
        <source>Remove policy %1 with its curves and figures? This cannot be undone.</source>
        <translation>Strategie %1 mit Kurven und Kennzahlen entfernen? Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Go to Data &amp; panels</source>
        <translation>Zu „Daten &amp; Panels“</translation>
    </message>
    <message>
        <source>Policy %1 belongs to earlier data: patients, panels or prices have changed since.</source>
        <translation>Strategie %1 gehört zu früheren Daten: Patienten, Panels oder Preise haben sich seither geändert.</translation>
    </message>
    <message>
        <source>Policy %1 was interrupted. It can go on from its last checkpoint.</source>
        <translation>Strategie %1 wurde unterbrochen. Sie kann vom letzten Zwischenstand fortgesetzt werden.</translation>
    </message>
    <message>
        <source>Policy %1 was trained with these settings, seed and patients: the same would come out again.</source>
        <translation>Strategie %1 wurde mit diesen Einstellungen, diesem Startwert und diesen Patienten trainiert: Es käme wieder dasselbe heraus.</translation>
    </message>
    <message>
        <source>Train with seed %1</source>
        <translation>Mit Startwert %1 trainieren</translation>
    </message>
    <message>
        <source>Train the same</source>
        <translation>Dasselbe trainieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Policy %1 was interrupted before its first checkpoint; it cannot go on, but be trained again.</source>
        <translation>Strategie %1 wurde vor dem ersten Zwischenstand unterbrochen; sie kann nicht fortgesetzt, aber neu trainiert werden.</translation>
    </message>
    <message>
        <source>Train again</source>
        <translation>Erneut trainieren</translation>
    </message>
</context>
<context>
    <name>ui::TrainingCard</name>
    <message>
        <source>%1k</source>
        <translation>%1k</translation>
    </message>
    <message>
        <source>Preparing the patients…</source>
        <translation>Patienten werden vorbereitet…</translation>
    </message>
    <message>
        <source>Stopping; the best policy so far is kept…</source>
        <translation>Wird gestoppt; die bisher beste Strategie bleibt erhalten…</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausiert</translation>
    </message>
    <message>
        <source>%1 elapsed</source>
        <translation>%1 vergangen</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <translation>%1 von %2 Schritten</translation>
    </message>
    <message>
        <source>Classifier and panel selector</source>
        <translation>Klassifikator und Panelwahl</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Progress of training</source>
        <translation>Fortschritt des Trainings</translation>
    </message>
</context>
<context>
    <name>ui::TrainingCurves</name>
    <message>
        <source>%1k</source>
        <translation>%1k</translation>
    </message>
    <message>
        <source>Steps of testing patients</source>
        <translation>Testschritte an Patienten</translation>
    </message>
    <message>
        <source>Curves begin after the state encoder</source>
        <translation>Kurven nach dem Zustandsencoder</translation>
    </message>
    <message>
        <source>Curves appear here while a policy trains</source>
        <translation>Kurven erscheinen beim Training</translation>
    </message>
    <message>
        <source>Mean cost per patient</source>
        <translation>Mittlere Kosten pro Patient</translation>
    </message>
    <message>
        <source>Iterations of the state encoder</source>
        <translation>Iterationen des Zustandsencoders</translation>
    </message>
    <message>
        <source>Live</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Live</translation>
    </message>
    <message>
        <source>Paper&apos;s curves</source>
        <translation>Kurven der Publikation</translation>
    </message>
    <message>
        <source>Which curves</source>
        <translation>Welche Kurven</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Glätten</translation>
    </message>
    <message>
        <source>Follow newest</source>
        <translation>Neuestem folgen</translation>
    </message>
    <message>
        <source>Which loss is drawn</source>
        <translation>Welcher Verlust gezeichnet wird</translation>
    </message>
    <message>
        <source>Losses say how well each part learns; lower is not always a better policy</source>
        <translation>Verluste sagen, wie gut jeder Teil lernt; niedriger ist nicht immer eine bessere Strategie</translation>
    </message>
    <message>
        <source>Wheel and drag look closer; a double click follows again</source>
        <translation>Mausrad und Ziehen vergrößern; ein Doppelklick folgt wieder</translation>
    </message>
    <message>
        <source>Draws a smooth line over the raw one, which stays in sight</source>
        <translation>Zeichnet eine glatte Linie über die rohe, die sichtbar bleibt</translation>
    </message>
    <message>
        <source>The paper shows the classifier with random and with the policy&apos;s panels, and the policy on training and validation patients</source>
        <translation>Die Publikation zeigt den Klassifikator mit zufälligen Panels und denen der Strategie und die Strategie an Trainings- und Validierungspatienten</translation>
    </message>
    <message>
        <source>other policies</source>
        <translation>andere Strategien</translation>
    </message>
    <message>
        <source>%1 and AUROC</source>
        <translation>%1 und AUROC</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>Validierung</translation>
    </message>
    <message>
        <source>Classifier</source>
        <translation>Klassifikator</translation>
    </message>
    <message>
        <source>random panels known, and the policy&apos;s</source>
        <translation>zufällige Panels bekannt und die der Strategie</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>training and validation patients</source>
        <translation>Trainings- und Validierungspatienten</translation>
    </message>
    <message>
        <source>F1 and AUROC</source>
        <translation>F1 und AUROC</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>validation, mean and range of %n seeds</source>
        <translation>
            <numerusform>Validierung, %n Startwert</numerusform>
            <numerusform>Validierung, Mittel und Spanne von %n Startwerten</numerusform>
        </translation>
    </message>
    <message>
        <source>training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>AUROC</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>AUROC</translation>
    </message>
</context>
<context>
    <name>ui::VariableDescriber</name>
    <message>
        <source>%1, female</source>
        <translation>%1, weiblich</translation>
    </message>
    <message>
        <source>%1, male</source>
        <translation>%1, männlich</translation>
    </message>
</context>
<context>
    <name>ui::VariableDialog</name>
    <message>
        <source>Read on a &amp;log scale</source>
        <translation>&amp;Logarithmisch lesen</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>%1 bearbeiten</translation>
    </message>
    <message>
        <source>The unit the values of the file are in. Changing it here does not change the values.</source>
        <translation>Die Einheit, in der die Werte der Datei angegeben sind. Eine Änderung hier ändert die Werte nicht.</translation>
    </message>
    <message>
        <source>For values spread over several powers of ten, such as CRP</source>
        <translation>Für Werte, die sich über mehrere Zehnerpotenzen erstrecken, etwa CRP</translation>
    </message>
    <message>
        <source>Lower end of the reference range</source>
        <translation>Untere Grenze des Referenzbereichs</translation>
    </message>
    <message>
        <source>Upper end of the reference range</source>
        <translation>Obere Grenze des Referenzbereichs</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Unit of the values</source>
        <translation>&amp;Einheit der Werte</translation>
    </message>
    <message>
        <source>&amp;Reference range</source>
        <translation>&amp;Referenzbereich</translation>
    </message>
    <message>
        <source>Empty fields follow the built-in list of tests.</source>
        <translation>Leere Felder folgen der mitgelieferten Testliste.</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>The lower end must be below the upper end.</source>
        <translation>Die untere Grenze muss unter der oberen liegen.</translation>
    </message>
</context>
<context>
    <name>ui::VariableHeader</name>
    <message>
        <source>without</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>with</source>
        <translation>mit</translation>
    </message>
</context>
<context>
    <name>ui::VariableModel</name>
    <message>
        <source>%1 of patients who are no cases, %2 of cases</source>
        <translation>%1 der Patienten, die keine Fälle sind, %2 der Fälle</translation>
    </message>
    <message>
        <source>Distribution of values: bars for patients who are no cases, line for cases</source>
        <translation>Verteilung der Werte: Balken für Patienten, die keine Fälle sind, Linie für Fälle</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n variables</source>
        <translation>
            <numerusform>%1, %n Variable</numerusform>
            <numerusform>%1, %n Variablen</numerusform>
        </translation>
    </message>
    <message>
        <source>Bars: patients without the outcome. Line: patients with it. Each by its own share.</source>
        <translation>Balken: Patienten ohne das Outcome. Linie: Patienten mit ihm. Jeweils nach eigenem Anteil.</translation>
    </message>
    <message>
        <source>Variable</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Panel</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Panel</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Middle 90 %</source>
        <translation>Mitte 90 %</translation>
    </message>
    <message>
        <source>Missing %</source>
        <translation>Fehlend %</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Verteilung</translation>
    </message>
</context>
<context>
    <name>ui::VariableRows</name>
    <message>
        <source>Women %1, men %2 %3</source>
        <translation>Frauen %1, Männer %2 %3</translation>
    </message>
    <message>
        <source>Range entered for this study</source>
        <translation>Für diese Studie eingegebener Bereich</translation>
    </message>
    <message>
        <source>Illustrative adult range; use your laboratory&apos;s</source>
        <translation>Beispielhafter Bereich für Erwachsene; es gilt der Ihres Labors</translation>
    </message>
    <message numerus="yes">
        <source>%n levels</source>
        <translation>
            <numerusform>%n Stufe</numerusform>
            <numerusform>%n Stufen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>share, value: 17 % ja</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 yes</source>
        <translation>%1 ja</translation>
    </message>
    <message>
        <source>In no panel and not known before testing: it will not be used.</source>
        <translation>In keinem Panel und vor dem Testen nicht bekannt: Sie wird nicht verwendet.</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>Recorded in %1, shown in %2</source>
        <translation>Erfasst in %1, gezeigt in %2</translation>
    </message>
    <message>
        <source>Panels: %1</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Panels: %1</translation>
    </message>
    <message>
        <source>no panel</source>
        <translation>kein Panel</translation>
    </message>
    <message>
        <source>To check</source>
        <translation>Zu prüfen</translation>
    </message>
    <message>
        <source>Outcome and split</source>
        <translation>Outcome und Aufteilung</translation>
    </message>
    <message>
        <source>Known before any test</source>
        <translation>Vor allen Tests bekannt</translation>
    </message>
    <message>
        <source>Tests in panels</source>
        <translation>Tests in Panels</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>Nicht verwendet</translation>
    </message>
    <message numerus="yes">
        <source>%n columns</source>
        <translation>
            <numerusform>%n Spalte</numerusform>
            <numerusform>%n Spalten</numerusform>
        </translation>
    </message>
    <message>
        <source>yes / no</source>
        <translation>ja / nein</translation>
    </message>
    <message>
        <source>%1: one of %2</source>
        <translation>%1: eines von %2</translation>
    </message>
</context>
<context>
    <name>ui::VariableTable</name>
    <message>
        <source>Variables</source>
        <translation>Variablen</translation>
    </message>
    <message>
        <source>Only with warnings</source>
        <translation>Nur mit Warnungen</translation>
    </message>
    <message>
        <source>No variable fits the filter.</source>
        <translation>Keine Variable passt zum Filter.</translation>
    </message>
    <message>
        <source>Find a variable</source>
        <translation>Variable suchen</translation>
    </message>
    <message>
        <source>By name, column or panel (Ctrl+F)</source>
        <translation>Nach Name, Spalte oder Panel (Strg+F)</translation>
    </message>
    <message>
        <source>All roles</source>
        <translation>Alle Rollen</translation>
    </message>
    <message>
        <source>Show variables of role</source>
        <translation>Variablen mit Rolle zeigen</translation>
    </message>
    <message>
        <source>F2 edits a variable, Ctrl+Shift+R sets the role, Ctrl+M moves it to a panel, Delete leaves it unused.</source>
        <translation>F2 bearbeitet eine Variable, Strg+Umschalt+R legt die Rolle fest, Strg+M verschiebt sie in ein Panel, Entf lässt sie ungenutzt.</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>New panel</source>
        <translation>Neues Panel</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Move to panel</source>
        <translation>In Panel verschieben</translation>
    </message>
    <message>
        <source>Also put in panel</source>
        <translation>Auch in Panel aufnehmen</translation>
    </message>
    <message>
        <source>Remove from panel</source>
        <translation>Aus Panel entfernen</translation>
    </message>
    <message>
        <source>Edit name, unit and range…</source>
        <translation>Name, Einheit und Bereich bearbeiten…</translation>
    </message>
    <message>
        <source>Show rows</source>
        <translation>Zeilen zeigen</translation>
    </message>
</context>
<context>
    <name>ui::WhyCard</name>
    <message>
        <source>What moved the probability</source>
        <translation>Was die Wahrscheinlichkeit verschob</translation>
    </message>
    <message>
        <source>Describes the model, not the patient.</source>
        <translation>Beschreibt das Modell, nicht den Patienten.</translation>
    </message>
    <message>
        <source>A bar is what the probability gained when this value became known, averaged over the orders in which the values could have become known. All bars add up to the whole change.</source>
        <translation>Ein Balken ist, was die Wahrscheinlichkeit gewann, als dieser Wert bekannt wurde, gemittelt über die Reihenfolgen, in denen die Werte hätten bekannt werden können. Alle Balken ergeben zusammen die ganze Änderung.</translation>
    </message>
</context>
</TS>
