<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>BaselineTable</name>
    <message numerus="yes">
        <source>%Ln seeds</source>
        <translation>
            <numerusform>%Ln graine</numerusform>
            <numerusform>%Ln graines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>counts of %Ln folds together, each decided for by what was learned without it</source>
        <translation>
            <numerusform>effectifs de %Ln bloc réunis, les décisions de chacun venant de ce qui a été appris sans lui</numerusform>
            <numerusform>effectifs de %Ln blocs réunis, les décisions de chacun venant de ce qui a été appris sans lui</numerusform>
        </translation>
    </message>
    <message>
        <source>one seed (%1)</source>
        <translation>une graine (%1)</translation>
    </message>
    <message>
        <source>mean ± standard deviation over %1, the split given by the data</source>
        <translation>moyenne ± écart type sur %1, répartition donnée par les données</translation>
    </message>
    <message>
        <source>mean ± standard deviation over %1, all on the same split</source>
        <translation>moyenne ± écart type sur %1, toujours avec la même répartition</translation>
    </message>
    <message>
        <source>mean ± standard deviation over %1, each with a split of its own</source>
        <translation>moyenne ± écart type sur %1, chacune avec sa propre répartition</translation>
    </message>
    <message>
        <source>prices in %1, source not stated</source>
        <translation>prix en %1, source non précisée</translation>
    </message>
    <message>
        <source>prices in %1: %2</source>
        <translation>prix en %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: all %2 patients judge (%3 of them are cases: %4); %5; %6.</source>
        <translation>%1&#xa0;: évaluation sur les %2 patients (dont %3 cas&#xa0;: %4)&#x202f;; %5&#x202f;; %6.</translation>
    </message>
    <message>
        <source>%1: %2 patients (training %3, validation %4, test %5; %6 of the test patients are cases: %9); %7; %8.</source>
        <translation>%1&#xa0;: %2 patients (entraînement %3, validation %4, test %5, dont %6 cas&#xa0;: %9)&#x202f;; %7&#x202f;; %8.</translation>
    </message>
    <message>
        <source>CWCF is made to be right at little cost, not for F1.</source>
        <translation>CWCF est conçu pour être exact à peu de frais, non pour F1.</translation>
    </message>
    <message>
        <source>Stopped before a row was finished.</source>
        <translation>Arrêté avant qu’une ligne soit terminée.</translation>
    </message>
    <message>
        <source>Stopped before the end; what was finished is kept.</source>
        <translation>Arrêté avant la fin&#x202f;; ce qui était terminé est conservé.</translation>
    </message>
    <message>
        <source>Simulation for education and research. Not for clinical use.</source>
        <translation>Simulation pour l’enseignement et la recherche. Ne pas utiliser en clinique.</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>non défini</translation>
    </message>
    <message>
        <source>%1 (panels differ by seed)</source>
        <translation>%1 (bilans différents selon la graine)</translation>
    </message>
    <message numerus="yes">
        <source> [%Ln seeds so far]</source>
        <translation>
            <numerusform> [%Ln graine à ce stade]</numerusform>
            <numerusform> [%Ln graines à ce stade]</numerusform>
        </translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Cost (%1)</source>
        <translation>Coût (%1)</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>F1, area under the ROC curve and mean cost per patient on test patients</source>
        <translation>F1, aire sous la courbe ROC et coût moyen par patient chez les patients de test</translation>
    </message>
    <message>
        <source>AUROC</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>AUROC</translation>
    </message>
    <message>
        <source>AM, the mean of sensitivity and specificity, and mean cost per patient on test patients</source>
        <translation>AM, moyenne de la sensibilité et de la spécificité, et coût moyen par patient chez les patients de test</translation>
    </message>
    <message>
        <source>AM</source>
        <translation>AM</translation>
    </message>
    <message>
        <source>Precision and recall on test patients</source>
        <translation>Précision et rappel chez les patients de test</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Rappel</translation>
    </message>
    <message>
        <source>Specificity</source>
        <translation>Spécificité</translation>
    </message>
    <message>
        <source>Figures on all patients, with 95 % intervals</source>
        <translation>Chiffres pour tous les patients, avec intervalles à 95&#x202f;%</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensibilité</translation>
    </message>
    <message>
        <source>%1 for a share of another model&apos;s money. %2</source>
        <translation>%1 pour une fraction du coût d’un autre modèle. %2</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Comparé à</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Difference of F1</source>
        <translation>Différence de F1</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Verdict</translation>
    </message>
</context>
<context>
    <name>BuiltinCohort</name>
    <message>
        <source>Low ferritin</source>
        <translation>Ferritine basse</translation>
    </message>
    <message>
        <source>Which adults have ferritin below 15 ng/mL, and which blood panel tells?</source>
        <translation>Quels adultes ont une ferritine inférieure à 15 ng/mL, et quel bilan sanguin le révèle&#x202f;?</translation>
    </message>
    <message>
        <source>Acute kidney injury</source>
        <translation>Insuffisance rénale aiguë</translation>
    </message>
    <message>
        <source>Who in intensive care will have new kidney injury on day 2?</source>
        <translation>Qui, en réanimation, aura une nouvelle insuffisance rénale au jour 2&#x202f;?</translation>
    </message>
    <message>
        <source>ICU mortality</source>
        <translation>Mortalité en réanimation</translation>
    </message>
    <message>
        <source>In-hospital death from the first 24 hours; a quarter of values missing.</source>
        <translation>Décès à l’hôpital d’après les 24 premières heures&#x202f;; un quart des valeurs manque.</translation>
    </message>
    <message>
        <source>Known optimum</source>
        <translation>Optimum connu</translation>
    </message>
    <message>
        <source>A small made-up disease whose best possible front is computed exactly.</source>
        <translation>Une petite maladie fictive dont le meilleur front possible est calculé exactement.</translation>
    </message>
</context>
<context>
    <name>CalibrationTab</name>
    <message>
        <source>Calibration in figures</source>
        <translation>La calibration en chiffres</translation>
    </message>
    <message>
        <source>Model whose predictions are shown</source>
        <translation>Modèle dont les prédictions sont affichées</translation>
    </message>
    <message>
        <source>How often the model gave each probability: the cases upwards, the others downwards</source>
        <translation>Fréquence de chaque probabilité donnée par le modèle&#xa0;: les cas vers le haut, les autres vers le bas</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Calibration</translation>
    </message>
    <message>
        <source>Predictions of</source>
        <translation>Prédictions de</translation>
    </message>
    <message>
        <source>Up: cases. Down: others. Each group has its own scale.</source>
        <translation>En haut&#xa0;: cas. En bas&#xa0;: autres. Chaque groupe a sa propre échelle.</translation>
    </message>
    <message>
        <source>Wilson&apos;s formula (shares), Wald&apos;s (slope, intercepts) and standard error (Brier)</source>
        <translation>formule de Wilson (proportions), de Wald (pente, intercepts) et erreur type (Brier)</translation>
    </message>
</context>
<context>
    <name>CalibrationWords</name>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Slope</source>
        <translation>Pente</translation>
    </message>
    <message>
        <source>1 at best. Below: predictions are too extreme, as after overfitting. Above: too timid.</source>
        <translation>Idéal&#xa0;: 1. Au-dessous, les prédictions sont trop extrêmes, comme après un surapprentissage&#x202f;; au-dessus, trop timides.</translation>
    </message>
    <message>
        <source>Intercept</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Intercept</translation>
    </message>
    <message>
        <source>0 at best, together with slope 1</source>
        <translation>Idéal&#xa0;: 0, avec une pente de 1</translation>
    </message>
    <message>
        <source>In the large</source>
        <translation>Globale</translation>
    </message>
    <message>
        <source>0 at best. Above: there are more cases than foretold, below: fewer.</source>
        <translation>Idéal&#xa0;: 0. Au-dessus, il y a plus de cas que prédit&#x202f;; au-dessous, moins.</translation>
    </message>
    <message>
        <source>Brier</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Brier</translation>
    </message>
    <message>
        <source>Mean squared distance between probability and outcome: the smaller the better</source>
        <translation>Moyenne des carrés des écarts entre probabilité et issue&#xa0;: plus elle est petite, mieux c’est</translation>
    </message>
    <message>
        <source>Scaled</source>
        <translation>Normalisé</translation>
    </message>
    <message>
        <source>How much of the Brier score of the mere prevalence is saved: 1 at best</source>
        <translation>Part du score de Brier de la simple prévalence qui est économisée&#xa0;: idéal 1</translation>
    </message>
    <message>
        <source>E : O</source>
        <translation>A&#xa0;: O</translation>
    </message>
    <message>
        <source>Cases expected over cases observed: 1 at best</source>
        <translation>Cas attendus sur cas observés&#xa0;: idéal 1</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>non défini</translation>
    </message>
</context>
<context>
    <name>Caption</name>
    <message>
        <source>prices %1 %2</source>
        <translation>prix %1 %2</translation>
    </message>
    <message>
        <source>prices in %1</source>
        <translation>prix en %1</translation>
    </message>
    <message>
        <source>%1: n = %2, %3 events</source>
        <translation>%1&#xa0;: n = %2, %3 événements</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>graine %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>whole caption, the parts are joined by semicolons</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Test patients</source>
        <translation>Patients de test</translation>
    </message>
    <message>
        <source>95 % intervals by %1</source>
        <translation>intervalles à 95&#x202f;% par %1</translation>
    </message>
    <message>
        <source>All patients</source>
        <translation>Tous les patients</translation>
    </message>
    <message>
        <source>bootstrap, %1 draws</source>
        <translation>bootstrap, %1 tirages</translation>
    </message>
</context>
<context>
    <name>CardPicture</name>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Question</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Question</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Prescrire</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>Diagnostic</translation>
    </message>
    <message>
        <source>Place</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Place</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Yes or next</source>
        <translation>Oui ou suite</translation>
    </message>
</context>
<context>
    <name>CardText</name>
    <message>
        <source>Order %1</source>
        <translation>Prescrire %1</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Cas</translation>
    </message>
    <message>
        <source>No case</source>
        <translation>Non-cas</translation>
    </message>
    <message>
        <source>%1 of 1,000</source>
        <translation>%1 sur 1&#x202f;000</translation>
    </message>
    <message>
        <source>Not recorded: Yes</source>
        <translation>Non renseigné&#xa0;: oui</translation>
    </message>
    <message>
        <source>Not recorded: No</source>
        <translation>Non renseigné&#xa0;: non</translation>
    </message>
    <message>
        <source>%1?</source>
        <translation>%1&#x202f;?</translation>
    </message>
    <message>
        <source>%1: %2?</source>
        <translation>%1&#xa0;: %2&#x202f;?</translation>
    </message>
    <message>
        <source>%1 &lt; %2?</source>
        <translation>%1 &lt; %2&#x202f;?</translation>
    </message>
    <message>
        <source>%1 &lt; %2 %3?</source>
        <translation>%1 &lt; %2 %3&#x202f;?</translation>
    </message>
    <message>
        <source>Fidelity: of %1 patients it was not made from, it leads %2 exactly as the policy does and gives %3 the same diagnosis; it makes %4 of the policy&apos;s decisions.</source>
        <translation>Fidélité&#xa0;: sur %1 patients qui n’ont pas servi à la construire, elle en conduit %2 exactement comme la stratégie et donne le même diagnostic à %3&#x202f;; elle reproduit %4 des décisions de la stratégie.</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>non défini</translation>
    </message>
    <message>
        <source>Of 1,000 such patients it calls %1 cases, the policy %2. Its own sensitivity is %3, that of the policy %4.</source>
        <translation>Sur 1&#x202f;000 patients semblables, elle en classe %1 comme cas, la stratégie %2. Sa propre sensibilité est de %3, celle de la stratégie de %4.</translation>
    </message>
    <message>
        <source>Pocket card: %1</source>
        <translation>Carte de poche&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 · λ %2 · ρ %3 per %4 · seed %5 · made from %6 training patients</source>
        <translation>%1 · λ %2 · ρ %3 par %4 · graine %5 · faite à partir de %6 patients d’entraînement</translation>
    </message>
    <message>
        <source>The policy: %1</source>
        <translation>La stratégie&#xa0;: %1</translation>
    </message>
    <message>
        <source>Read from the top. Where a value is not recorded, go on as its question says.</source>
        <translation>À lire du haut vers le bas. Si une valeur n’est pas renseignée, suivre ce qu’indique sa question.</translation>
    </message>
    <message>
        <source>Where a diagnosis stands right below an order, the policy goes by the result; for that this card is too small.</source>
        <translation>Lorsqu’un diagnostic suit directement une prescription, la stratégie se règle sur le résultat&#x202f;; cette carte est trop petite pour cela.</translation>
    </message>
    <message>
        <source>Simulation for education and research. Not for clinical use.</source>
        <translation>Simulation pour l’enseignement et la recherche. Ne pas utiliser en clinique.</translation>
    </message>
</context>
<context>
    <name>CaseSheets</name>
    <message>
        <source>%1 · case %2</source>
        <translation>%1 · cas %2</translation>
    </message>
    <message>
        <source>Simulation for education and research. Not for clinical use.</source>
        <translation>Simulation pour l’enseignement et la recherche. Ne pas utiliser en clinique.</translation>
    </message>
    <message>
        <source>Name or number:</source>
        <translation>Nom ou numéro&#xa0;:</translation>
    </message>
    <message>
        <source>Known before any test</source>
        <translation>Connu avant toute analyse</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Prescrire</translation>
    </message>
    <message>
        <source>Number the panels as you order them; ask for the results of each before the next.</source>
        <translation>Numérotez les bilans dans l’ordre de prescription&#xa0;; demandez les résultats de chacun avant le suivant.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Analyses</translation>
    </message>
    <message>
        <source>%1: %2 once, with the first order.</source>
        <translation>%1&#xa0;: %2 une seule fois, avec la première prescription.</translation>
    </message>
    <message>
        <source>No more than %1 may be spent.</source>
        <translation>Il ne faut pas dépenser plus de %1.</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>Diagnostic</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>sans %1</translation>
    </message>
    <message>
        <source>Bill:</source>
        <translation>Facture&#xa0;:</translation>
    </message>
    <message>
        <source>nothing ordered</source>
        <translation>rien de prescrit</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Cas</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>The policy ordered</source>
        <translation>Prescrit par la stratégie</translation>
    </message>
    <message>
        <source>It said</source>
        <translation>Diagnostic de la stratégie</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>Facture</translation>
    </message>
    <message>
        <source>Score</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Score</translation>
    </message>
    <message>
        <source>Answer key: %1</source>
        <translation>Corrigé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Score: %1 for a case found, 1 for somebody rightly reassured, 0 for an error, less the bill times %2.</source>
        <translation>Score&#xa0;: %1 pour un cas détecté, 1 pour une personne rassurée à juste titre, 0 pour une erreur, moins la facture multipliée par %2.</translation>
    </message>
    <message>
        <source>Results to hand out, panel by panel, as they are ordered</source>
        <translation>Résultats à remettre, bilan par bilan, au fil des prescriptions</translation>
    </message>
</context>
<context>
    <name>CodeText</name>
    <message>
        <source>not recorded</source>
        <translation>non renseigné</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <translation>
            <numerusform>%1 et %Ln autre</numerusform>
            <numerusform>%1 et %Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>the number in it</source>
        <translation>le nombre qu’elle contient</translation>
    </message>
    <message>
        <source>half of the number in it</source>
        <translation>la moitié du nombre qu’elle contient</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln cells with %2; nobody has said what that means</source>
        <translation>
            <numerusform>%1&#xa0;: %Ln cellule avec %2&#x202f;; personne n’a dit ce que cela signifie</numerusform>
            <numerusform>%1&#xa0;: %Ln cellules avec %2&#x202f;; personne n’a dit ce que cela signifie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln cells with %2 count as not recorded</source>
        <translation>
            <numerusform>%1&#xa0;: %Ln cellule avec %2 compte comme non renseignée</numerusform>
            <numerusform>%1&#xa0;: %Ln cellules avec %2 comptent comme non renseignées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln cells with %2 are read as %3</source>
        <translation>
            <numerusform>%1&#xa0;: %Ln cellule avec %2 est lue comme %3</numerusform>
            <numerusform>%1&#xa0;: %Ln cellules avec %2 sont lues comme %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” stands in %Ln cells</source>
        <translation>
            <numerusform>«&#x202f;%1&#x202f;» se trouve dans %Ln cellule</numerusform>
            <numerusform>«&#x202f;%1&#x202f;» se trouve dans %Ln cellules</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 columns and is read as: %3</source>
        <translation>%1 de %2 colonnes et se lit&#xa0;: %3</translation>
    </message>
    <message>
        <source>Not recorded in every column: %1</source>
        <translation>Non renseigné dans toutes les colonnes&#xa0;: %1</translation>
    </message>
    <message>
        <source>All columns</source>
        <translation>Toutes les colonnes</translation>
    </message>
    <message>
        <source>%1: %2 is read as: %3</source>
        <translation>%1&#xa0;: %2 se lit&#xa0;: %3</translation>
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
        <translation>Exemples&#xa0;:
  panelwise-cli baselines --cohort ferritin --project f.panelwise      les lignes de l’article, et Lattice
  panelwise-cli baselines --cohort aki --models lr,xgboost,lattice --seeds 3
  panelwise-cli baselines --data my.csv --task my.task.json --models all --out table.tex
  panelwise-cli baselines --cohort ferritin --models lr-chosen,xgboost-chosen --panels &quot;BBC,TSAT&quot;
  panelwise-cli baselines --project f.panelwise --resume               après Ctrl+C ou une coupure de courant

Modèles&#xa0;:
%1
Aussi lr-chosen, rf-chosen … sur les bilans de --panels. paper&#xa0;: les lignes de l’article&#x202f;; all&#xa0;: celles ci-dessus.

Chaque modèle est réglé pour F1 sur les patients de validation et évalué sur les patients de test, tous avec la même
répartition. La première graine a la répartition de l’étude, les autres ont la leur, sauf avec --same-split ou une colonne
de répartition. Le coût est ce qui est payé par patient, forfaits communs compris. --lambda et --rho sont ceux de SM-DDPO&#x202f;;
à défaut, les meilleurs de quelques essais sur les patients de validation. --preset et --set comme pour train et front.

Chaque ligne est annoncée sur stderr dès que ses graines sont terminées, et enregistrée avec --project. Ctrl+C arrête en
une seconde et conserve ce qui est terminé&#x202f;; --resume reprend.

Champs du JSON&#xa0;: panelwise-cli help baselines
--seed, --threads et --json&#xa0;: voir panelwise-cli --help.</translation>
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
        <translation>Exemples&#xa0;:
  panelwise-cli benchmark --suite afa data --out afa.csv --plot afa.pdf
  panelwise-cli benchmark --suite afa data --out afa.csv --resume      après Ctrl+C ou une coupure de courant
  panelwise-cli benchmark --suite afa data --methods gdfs,lattice --seeds 42 --budgets 1,3,5

Le protocole d’AFABench&#xa0;: pour chaque F.csv du dossier accompagné de son F.task.json, 60&#x202f;% des patients servent à
apprendre, 20&#x202f;% à choisir et 20&#x202f;% à évaluer, répartis à nouveau pour chaque graine&#x202f;; le nombre d’analyses par patient est
limité. Chaque colonne visible ou comprise dans un bilan est une analyse d’une unité, sauf avec --keep-panels. greedy,
cwcf et lattice respectent ce nombre en moyenne, en choisissant dans leurs fronts sur les patients de validation. Un jeu
de données ou une méthode qui ne peut pas participer dit pourquoi, et les autres continuent.

Colonnes du CSV et champs du JSON&#xa0;: panelwise-cli help benchmark
--threads et --json&#xa0;: voir panelwise-cli --help.</translation>
    </message>
    <message>
        <source>There is no panel “%1”. There are: %2.</source>
        <translation>Il n’y a pas de bilan «&#x202f;%1&#x202f;». Disponibles&#xa0;: %2.</translation>
    </message>
    <message>
        <source>There is no table %1 in this project.</source>
        <translation>Il n’y a pas de tableau %1 dans ce projet.</translation>
    </message>
    <message>
        <source>%1 holds no table, so there is nothing to resume.</source>
        <translation>%1 ne contient aucun tableau&#x202f;; il n’y a donc rien à reprendre.</translation>
    </message>
    <message>
        <source>Table %1 was begun with other patients, panels or another split.</source>
        <translation>Le tableau %1 a été commencé avec d’autres patients, d’autres bilans ou une autre répartition.</translation>
    </message>
    <message>
        <source>Undo that change, or make a new table.</source>
        <translation>Annulez cette modification, ou faites un nouveau tableau.</translation>
    </message>
    <message>
        <source>There is no model “%1”. There are: paper, all, %2; and lr-chosen, rf-chosen … with --panels.</source>
        <translation>Il n’y a pas de modèle «&#x202f;%1&#x202f;». Disponibles&#xa0;: paper, all, %2&#x202f;; et lr-chosen, rf-chosen … avec --panels.</translation>
    </message>
    <message>
        <source>--models names no model. There are: paper, all, %1.</source>
        <translation>--models ne nomme aucun modèle. Disponibles&#xa0;: paper, all, %1.</translation>
    </message>
    <message>
        <source>Say which panels the chosen ones are: --panels &quot;CBC,CMP&quot;.</source>
        <translation>Indiquez les bilans choisis&#xa0;: --panels &quot;CBC,CMP&quot;.</translation>
    </message>
    <message>
        <source>--panels belongs to models on chosen panels: add some to --models, such as lr-chosen.</source>
        <translation>--panels va avec des modèles sur bilans choisis&#xa0;: ajoutez-en à --models, par exemple lr-chosen.</translation>
    </message>
    <message>
        <source>There is no table of baselines in this project.</source>
        <translation>Il n’y a pas de tableau de comparateurs dans ce projet.</translation>
    </message>
    <message>
        <source>“panelwise-cli baselines --project …” makes one.</source>
        <translation>«&#x202f;panelwise-cli baselines --project …&#x202f;» en fait un.</translation>
    </message>
    <message>
        <source>Which rows, separated by commas: keys such as lr,rf-2,lattice, or paper, or all; paper,lattice if not given</source>
        <translation>Lignes voulues, séparées par des virgules&#xa0;: des clés comme lr,rf-2,lattice, ou paper, ou all&#x202f;; paper,lattice par défaut</translation>
    </message>
    <message>
        <source>How often everything is learned anew; 5 if not given</source>
        <translation>Nombre de fois où tout est réappris&#x202f;; 5 par défaut</translation>
    </message>
    <message>
        <source>a whole number from 1 up</source>
        <translation>un nombre entier à partir de 1</translation>
    </message>
    <message>
        <source>Your choice of panels, separated by commas, in the place of the two cheapest</source>
        <translation>Bilans de votre choix, séparés par des virgules, à la place des deux moins chers</translation>
    </message>
    <message>
        <source>The same patients for training, validation and test every time</source>
        <translation>Les mêmes patients pour l’entraînement, la validation et le test à chaque fois</translation>
    </message>
    <message>
        <source>--resume takes the number of a table or nothing, not “%1”.</source>
        <translation>--resume attend le numéro d’un tableau ou rien, pas «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Take up a table that was stopped, the newest one if no number is given</source>
        <translation>Reprendre un tableau arrêté, le plus récent si aucun numéro n’est donné</translation>
    </message>
    <message>
        <source>--resume needs the project that holds the table: --project P.panelwise.</source>
        <translation>--resume nécessite le projet qui contient le tableau&#xa0;: --project P.panelwise.</translation>
    </message>
    <message>
        <source>A resumed table keeps the way it is judged. Leave out --folds and --repeats.</source>
        <translation>Un tableau repris garde son mode d’évaluation. Omettez --folds et --repeats.</translation>
    </message>
    <message>
        <source>A resumed table keeps its settings. Leave out --models, --seeds, --panels, --same-split, --lambda, --rho, --preset, --set and --seed.</source>
        <translation>Un tableau repris garde ses paramètres. Omettez --models, --seeds, --panels, --same-split, --lambda, --rho, --preset, --set et --seed.</translation>
    </message>
    <message>
        <source>A resumed table keeps its patients. Leave out --cohort and --data.</source>
        <translation>Un tableau repris garde ses patients. Omettez --cohort et --data.</translation>
    </message>
    <message>
        <source>Compare with what people use today: the paper&apos;s table</source>
        <translation>Comparer avec les pratiques actuelles&#xa0;: le tableau de l’article</translation>
    </message>
    <message>
        <source>The project to keep it in; with --cohort or --data a new one to write</source>
        <translation>Projet où le conserver&#x202f;; avec --cohort ou --data, un nouveau projet à écrire</translation>
    </message>
    <message>
        <source>Nobody&apos;s bill may exceed this</source>
        <translation>Aucune facture ne peut dépasser cette somme</translation>
    </message>
    <message>
        <source>Also write the tables to this file, as export does</source>
        <translation>Écrire aussi les tableaux dans ce fichier, comme export</translation>
    </message>
    <message>
        <source>--out takes a file name ending in .csv, .xlsx, .md or .tex, not “%1”.</source>
        <translation>--out attend un nom de fichier en .csv, .xlsx, .md ou .tex, pas «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>There are no patients to learn from. Name one of --cohort NAME, --data F.csv or --project P.panelwise.</source>
        <translation>Il n’y a pas de patients sur lesquels apprendre. Indiquez --cohort NOM, --data F.csv ou --project P.panelwise.</translation>
    </message>
    <message>
        <source>--folds deals the patients itself. Leave out --seeds and --same-split; --repeats deals them several times.</source>
        <translation>--folds répartit lui-même les patients. Omettez --seeds et --same-split&#x202f;; --repeats les répartit plusieurs fois.</translation>
    </message>
    <message>
        <source>--seeds takes a number from 1 to 1000.</source>
        <translation>--seeds attend un nombre de 1 à 1000.</translation>
    </message>
    <message>
        <source>--lambda and --rho go together. Without them the best of a few on validation patients is taken.</source>
        <translation>--lambda et --rho vont ensemble. Sans eux, les meilleurs de quelques essais sur les patients de validation sont retenus.</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>non défini</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Models side by side, on test patients</source>
        <translation>Modèles côte à côte, chez les patients de test</translation>
    </message>
    <message>
        <source>Table %1 in %2</source>
        <translation>Tableau %1 dans %2</translation>
    </message>
    <message>
        <source>SYSTEM</source>
        <translation>SYSTÈME</translation>
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
        <translation>COÛT</translation>
    </message>
    <message>
        <source>SEEDS</source>
        <translation>GRAINES</translation>
    </message>
    <message>
        <source>SECONDS EACH</source>
        <translation>SECONDES CHACUNE</translation>
    </message>
    <message>
        <source>F1 (95 %)</source>
        <translation>F1 (95&#x202f;%)</translation>
    </message>
    <message>
        <source>SENSITIVITY</source>
        <translation>SENSIBILITÉ</translation>
    </message>
    <message>
        <source>SPECIFICITY</source>
        <translation>SPÉCIFICITÉ</translation>
    </message>
    <message>
        <source>ROUNDS</source>
        <translation>TOURS</translation>
    </message>
    <message>
        <source>%1 for a share of another&apos;s money</source>
        <translation>%1 pour une fraction du coût d’un autre</translation>
    </message>
    <message>
        <source>AGAINST</source>
        <translation>COMPARÉ À</translation>
    </message>
    <message>
        <source>SHARE</source>
        <translation>PART</translation>
    </message>
    <message>
        <source>DIFFERENCE (95 %)</source>
        <translation>DIFFÉRENCE (95&#x202f;%)</translation>
    </message>
    <message>
        <source>Precision and recall</source>
        <translation>Précision et rappel</translation>
    </message>
    <message>
        <source>PRECISION</source>
        <translation>PRÉCISION</translation>
    </message>
    <message>
        <source>RECALL</source>
        <translation>RAPPEL</translation>
    </message>
    <message>
        <source>BRIER</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>BRIER</translation>
    </message>
    <message>
        <source>PANELS, SEED 1</source>
        <translation>BILANS, GRAINE 1</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>%1 for at most the same money</source>
        <translation>%1 pour un coût au plus égal</translation>
    </message>
    <message>
        <source>Of its policies the one that is best on validation patients and costs no more there than the other model; F1 on test patients.</source>
        <translation>Parmi ses stratégies, la meilleure chez les patients de validation qui n’y coûte pas plus que l’autre modèle&#x202f;; F1 chez les patients de test.</translation>
    </message>
    <message>
        <source>ITS COST</source>
        <translation>SON COÛT</translation>
    </message>
    <message>
        <source>ITS F1</source>
        <translation>SON F1</translation>
    </message>
    <message>
        <source>DIFFERENCE</source>
        <translation>DIFFÉRENCE</translation>
    </message>
    <message>
        <source>Go on where it stopped: panelwise-cli baselines --project %1 --resume %2</source>
        <translation>Reprendre où cela s’est arrêté&#xa0;: panelwise-cli baselines --project %1 --resume %2</translation>
    </message>
    <message>
        <source>The paper&apos;s tables: panelwise-cli export --project %1 --what baselines --out table.tex</source>
        <translation>Les tableaux de l’article&#xa0;: panelwise-cli export --project %1 --what baselines --out table.tex</translation>
    </message>
    <message>
        <source>Simulation for education and research. Not for clinical use.</source>
        <translation>Simulation pour l’enseignement et la recherche. Ne pas utiliser en clinique.</translation>
    </message>
    <message>
        <source>Judge methods by a published protocol over a folder of data sets</source>
        <translation>Évaluer des méthodes selon un protocole publié sur un dossier de jeux de données</translation>
    </message>
    <message>
        <source>Folder of F.csv, each with its F.task.json</source>
        <translation>Dossier de fichiers F.csv, chacun avec son F.task.json</translation>
    </message>
    <message>
        <source>The protocol: afa</source>
        <translation>Le protocole&#xa0;: afa</translation>
    </message>
    <message>
        <source>Which methods, separated by commas; all of them if not given</source>
        <translation>Méthodes, séparées par des virgules&#x202f;; toutes par défaut</translation>
    </message>
    <message>
        <source>some of %1</source>
        <translation>certaines de %1</translation>
    </message>
    <message>
        <source>Seeds of the splits; 42,43,44,45,46 if not given</source>
        <translation>Graines des répartitions&#x202f;; 42,43,44,45,46 par défaut</translation>
    </message>
    <message>
        <source>whole numbers from 0 up</source>
        <translation>des nombres entiers à partir de 0</translation>
    </message>
    <message>
        <source>How many tests a patient may have; 1,3,5,10,20 if not given</source>
        <translation>Nombre d’analyses permises par patient&#x202f;; 1,3,5,10,20 par défaut</translation>
    </message>
    <message>
        <source>Panels stay together and visible columns free; a panel is one unit</source>
        <translation>Les bilans restent entiers et les colonnes visibles gratuites&#x202f;; un bilan est une unité</translation>
    </message>
    <message>
        <source>Write all figures to this file, each run as soon as it is finished</source>
        <translation>Écrire tous les chiffres dans ce fichier, chaque exécution dès qu’elle est terminée</translation>
    </message>
    <message>
        <source>Go on with the file of --out: what is in it is not done again</source>
        <translation>Continuer le fichier de --out&#xa0;: ce qu’il contient n’est pas refait</translation>
    </message>
    <message>
        <source>Draw accuracy or F1 against the number of tests; a file for each data set</source>
        <translation>Tracer l’exactitude ou le F1 selon le nombre d’analyses&#x202f;; un fichier par jeu de données</translation>
    </message>
    <message>
        <source>There is no suite “%1”. There is: afa.</source>
        <translation>Il n’y a pas de suite «&#x202f;%1&#x202f;». Disponible&#xa0;: afa.</translation>
    </message>
    <message>
        <source>--out takes a file name ending in .csv, not “%1”.</source>
        <translation>--out attend un nom de fichier en .csv, pas «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>--resume needs the file to go on with: --out FILE.csv.</source>
        <translation>--resume nécessite le fichier à continuer&#xa0;: --out FILE.csv.</translation>
    </message>
    <message>
        <source>--plot takes a file name ending in .pdf, .svg or .png, not “%1”.</source>
        <translation>--plot attend un nom de fichier en .pdf, .svg ou .png, pas «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>This is no table of a benchmark, so it cannot be gone on with. Choose another name for --out.</source>
        <translation>Ce n’est pas un tableau de benchmark&#x202f;; il ne peut donc pas être continué. Choisissez un autre nom pour --out.</translation>
    </message>
    <message>
        <source>METHOD</source>
        <translation>MÉTHODE</translation>
    </message>
    <message>
        <source>TESTS</source>
        <translation>ANALYSES</translation>
    </message>
    <message>
        <source>ACCURACY</source>
        <translation>EXACTITUDE</translation>
    </message>
    <message>
        <source>Means over the seeds, on test patients. Greedy, CWCF and Lattice keep to the number of tests on average and call cases from the probability on that has the best F1 on validation patients; the others keep to it for every patient and call cases from ½ on.</source>
        <translation>Moyennes sur les graines, chez les patients de test. Glouton, CWCF et Lattice respectent le nombre d’analyses en moyenne et classent cas à partir de la probabilité qui a le meilleur F1 chez les patients de validation&#x202f;; les autres le respectent pour chaque patient et classent cas à partir de ½.</translation>
    </message>
    <message>
        <source>Stopped before the end. With --out FILE.csv a stopped benchmark can be gone on with.</source>
        <translation>Arrêté avant la fin. Avec --out FILE.csv, un benchmark arrêté peut être repris.</translation>
    </message>
    <message>
        <source>Stopped before the end. Go on with the same words and --resume.</source>
        <translation>Arrêté avant la fin. Reprenez avec la même commande et --resume.</translation>
    </message>
    <message>
        <source>Plot: %1</source>
        <translation>Graphique&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 fold %2</source>
        <translation>%1 bloc %2</translation>
    </message>
    <message>
        <source>%1 seed %2</source>
        <translation>%1 graine %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>reste %1</translation>
    </message>
    <message>
        <source>%1: F1 %2, AUROC %3, AM %4, %5 per patient, %6 per seed</source>
        <translation>%1&#xa0;: F1 %2, AUROC %3, AM %4, %5 par patient, %6 par graine</translation>
    </message>
    <message>
        <source>More than two outcomes are out of scope. %1</source>
        <translation>Plus de deux issues&#xa0;: hors du champ du programme. %1</translation>
    </message>
    <message>
        <source>There is no task file beside it.</source>
        <translation>Il n’y a pas de fichier de tâche à côté.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>There is no folder with CSV files at %1.</source>
        <translation>Il n’y a pas de dossier avec des fichiers CSV à l’emplacement %1.</translation>
    </message>
    <message>
        <source>%1 exists already. Go on with it by --resume, or choose another name for --out.</source>
        <translation>%1 existe déjà. Continuez-le avec --resume, ou choisissez un autre nom pour --out.</translation>
    </message>
    <message>
        <source>Print exactly one JSON object</source>
        <translation>Afficher exactement un objet JSON</translation>
    </message>
    <message>
        <source>Where random numbers start; the same seed gives the same patients and split</source>
        <translation>Départ des nombres aléatoires&#x202f;; la même graine donne les mêmes patients et la même répartition</translation>
    </message>
    <message>
        <source>a whole number from 0 up</source>
        <translation>un nombre entier à partir de 0</translation>
    </message>
    <message>
        <source>How many processor cores to use; training one policy uses one</source>
        <translation>Nombre de cœurs du processeur à utiliser&#x202f;; l’entraînement d’une stratégie en utilise un</translation>
    </message>
    <message>
        <source>Write a built-in cohort as CSV and task file</source>
        <translation>Écrire une cohorte intégrée en CSV avec son fichier de tâche</translation>
    </message>
    <message>
        <source>Name of the cohort, as “cohorts” lists it</source>
        <translation>Nom de la cohorte, tel que «&#x202f;cohorts&#x202f;» l’affiche</translation>
    </message>
    <message>
        <source>Folder for the two files; made if needed</source>
        <translation>Dossier des deux fichiers&#x202f;; créé si nécessaire</translation>
    </message>
    <message>
        <source>Show what was read, what is missing and what looks wrong</source>
        <translation>Montrer ce qui a été lu, ce qui manque et ce qui paraît faux</translation>
    </message>
    <message>
        <source>A project to look at; with --cohort or --data a new one to write</source>
        <translation>Projet à examiner&#x202f;; avec --cohort ou --data, un nouveau projet à écrire</translation>
    </message>
    <message>
        <source>How files and JSON are written, page by page</source>
        <translation>Comment s’écrivent les fichiers et le JSON, page par page</translation>
    </message>
    <message>
        <source>What to read about; without it the pages are listed</source>
        <translation>Sujet à lire&#x202f;; à défaut, les pages sont listées</translation>
    </message>
    <message>
        <source>%1
See “%2 --help”.</source>
        <translation>%1
Voir «&#x202f;%2 --help&#x202f;».</translation>
    </message>
    <message>
        <source>No command was given. There are: %1.</source>
        <translation>Aucune commande n’a été donnée. Disponibles&#xa0;: %1.</translation>
    </message>
    <message>
        <source>There is no command “%1”. There are: %2.</source>
        <translation>Il n’y a pas de commande «&#x202f;%1&#x202f;». Disponibles&#xa0;: %2.</translation>
    </message>
    <message>
        <source>--split, --unrecorded and --duplicates are said of a new study: give them with --cohort NAME or --data F.csv. In a project they are changed in the window.</source>
        <translation>--split, --unrecorded et --duplicates concernent une nouvelle étude&#xa0;: donnez-les avec --cohort NOM ou --data F.csv. Dans un projet, ils se changent dans la fenêtre.</translation>
    </message>
    <message>
        <source>--split %1 is not understood. It takes random, column:NAME, patient:NAME, date:NAME or site:NAME=VALUE; patient:NAME may be added to date and site.</source>
        <translation>--split %1 n’est pas compris. Valeurs possibles&#xa0;: random, column:NOM, patient:NOM, date:NOM ou site:NOM=VALEUR&#x202f;; patient:NOM peut s’ajouter à date et à site.</translation>
    </message>
    <message>
        <source>There is nothing to look at. Name one of --cohort NAME, --data F.csv or --project P.panelwise.</source>
        <translation>Il n’y a rien à examiner. Indiquez --cohort NOM, --data F.csv ou --project P.panelwise.</translation>
    </message>
    <message>
        <source>There are no other patients. Name them with --data NEW.csv or --events NEW.csv.</source>
        <translation>Il n’y a pas d’autres patients. Indiquez-les avec --data NOUVEAU.csv ou --events NOUVEAU.csv.</translation>
    </message>
    <message>
        <source>List the built-in cohorts</source>
        <translation>Lister les cohortes intégrées</translation>
    </message>
    <message>
        <source>diagnosis at once</source>
        <translation>diagnostic immédiat</translation>
    </message>
    <message>
        <source>AUPRC</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>AUPRC</translation>
    </message>
    <message>
        <source>AM, mean of both rates</source>
        <translation>AM, moyenne des deux taux</translation>
    </message>
    <message>
        <source>Sensitivity (recall)</source>
        <translation>Sensibilité (rappel)</translation>
    </message>
    <message>
        <source>Specificity</source>
        <translation>Spécificité</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Brier score</source>
        <translation>Score de Brier</translation>
    </message>
    <message>
        <source>Mean cost</source>
        <translation>Coût moyen</translation>
    </message>
    <message>
        <source>Patients</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Patients</translation>
    </message>
    <message>
        <source>Cases found</source>
        <translation>Cas détectés</translation>
    </message>
    <message>
        <source>Others reassured</source>
        <translation>Autres rassurés</translation>
    </message>
    <message>
        <source>PATIENTS</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>PATIENTS</translation>
    </message>
    <message>
        <source>DIAGNOSED AS CASES</source>
        <translation>DIAGNOSTIQUÉS CAS</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln other sequences</source>
        <translation>
            <numerusform>et %Ln autre séquence</numerusform>
            <numerusform>et %Ln autres séquences</numerusform>
        </translation>
    </message>
    <message>
        <source>Column of the measurements with the patient</source>
        <translation>Colonne des mesures contenant le patient</translation>
    </message>
    <message>
        <source>Column with the time</source>
        <translation>Colonne contenant le temps</translation>
    </message>
    <message>
        <source>Column with the test: name or LOINC code</source>
        <translation>Colonne contenant l’analyse&#xa0;: nom ou code LOINC</translation>
    </message>
    <message>
        <source>Column with the value</source>
        <translation>Colonne contenant la valeur</translation>
    </message>
    <message>
        <source>Column with the unit</source>
        <translation>Colonne contenant l’unité</translation>
    </message>
    <message>
        <source>Column of the patient table with the patient</source>
        <translation>Colonne de la table des patients contenant le patient</translation>
    </message>
    <message>
        <source>A CSV file with one row per measurement; see help recipe</source>
        <translation>Fichier CSV avec une ligne par mesure&#x202f;; voir help recipe</translation>
    </message>
    <message>
        <source>The patients of the measurements, with outcome and index time</source>
        <translation>Patients des mesures, avec issue et date index</translation>
    </message>
    <message>
        <source>A folder with tables of the OMOP data model as CSV</source>
        <translation>Dossier de tables du modèle de données OMOP en CSV</translation>
    </message>
    <message>
        <source>A folder with FHIR resources as NDJSON</source>
        <translation>Dossier de ressources FHIR en NDJSON</translation>
    </message>
    <message>
        <source>With --omop or --fhir: conditions that make a case, as E11*,E10.9</source>
        <translation>Avec --omop ou --fhir&#xa0;: affections qui définissent un cas, comme E11*,E10.9</translation>
    </message>
    <message>
        <source>What the outcome is called</source>
        <translation>Nom de l’issue</translation>
    </message>
    <message>
        <source>Only conditions from the index time on count</source>
        <translation>Ne compter que les affections à partir de la date index</translation>
    </message>
    <message>
        <source>Moment the window hangs on: a column of the patient table, first (measurement) or start (of elapsed times)</source>
        <translation>Moment auquel la fenêtre se rattache&#xa0;: une colonne de la table des patients, first (première mesure) ou start (début des temps écoulés)</translation>
    </message>
    <message>
        <source>Hours around the index time whose measurements count, as -24..0</source>
        <translation>Heures autour de la date index dont les mesures comptent, comme -24..0</translation>
    </message>
    <message>
        <source>two numbers of hours, such as -24..0</source>
        <translation>deux nombres d’heures, comme -24..0</translation>
    </message>
    <message>
        <source>Which measurement of the window counts: last, first, worst or mean</source>
        <translation>Mesure de la fenêtre à retenir&#xa0;: last, first, worst ou mean</translation>
    </message>
    <message>
        <source>What “&lt;3” becomes: the limit, half of it, or nothing (drop)</source>
        <translation>Ce que devient «&#x202f;&lt;3&#x202f;»&#xa0;: la limite, sa moitié ou rien (drop)</translation>
    </message>
    <message>
        <source>Order in 3/4/2024</source>
        <translation>Ordre dans 3/4/2024</translation>
    </message>
    <message>
        <source>Unit of times that are numbers</source>
        <translation>Unité des temps donnés en nombres</translation>
    </message>
    <message>
        <source>Share of patients a test must be recorded for, 0.05 if not given</source>
        <translation>Part des patients chez qui une analyse doit être renseignée, 0.05 par défaut</translation>
    </message>
    <message>
        <source>a number from 0 to 1</source>
        <translation>un nombre de 0 à 1</translation>
    </message>
    <message>
        <source>Leave out values without a unit</source>
        <translation>Écarter les valeurs sans unité</translation>
    </message>
    <message>
        <source>All these choices from a recipe, a task file or a project</source>
        <translation>Tous ces choix, repris d’une recette, d’un fichier de tâche ou d’un projet</translation>
    </message>
    <message>
        <source>Write the choices as a recipe</source>
        <translation>Écrire ces choix dans une recette</translation>
    </message>
    <message>
        <source>%1 requires --data or --events.</source>
        <translation>%1 nécessite --data ou --events.</translation>
    </message>
    <message>
        <source>A project keeps its prices. Give --prices with --cohort, --data or --events.</source>
        <translation>Un projet garde ses prix. Donnez --prices avec --cohort, --data ou --events.</translation>
    </message>
    <message>
        <source>A project keeps its rules. Give --cap with --cohort, --data or --events.</source>
        <translation>Un projet garde ses règles. Donnez --cap avec --cohort, --data ou --events.</translation>
    </message>
    <message>
        <source>A project keeps its panels and their rules. Give --first, --never and --unit-costs with --cohort, --data or --events.</source>
        <translation>Un projet garde ses bilans et leurs règles. Donnez --first, --never et --unit-costs avec --cohort, --data ou --events.</translation>
    </message>
    <message>
        <source>--events brings its own patients. Leave out --data and --cohort.</source>
        <translation>--events apporte ses propres patients. Omettez --data et --cohort.</translation>
    </message>
    <message>
        <source>--events, --omop and --fhir are three sources. Name one of them.</source>
        <translation>--events, --omop et --fhir sont trois sources. Indiquez-en une seule.</translation>
    </message>
    <message>
        <source>--outcome-codes belongs to --omop or --fhir. Other tables have the outcome in a column.</source>
        <translation>--outcome-codes va avec --omop ou --fhir. Les autres tables ont l’issue dans une colonne.</translation>
    </message>
    <message>
        <source>--patient-table belongs to --events F.csv.</source>
        <translation>--patient-table va avec --events F.csv.</translation>
    </message>
    <message>
        <source>There is no list of measurements to apply this to. Name one with --events F.csv.</source>
        <translation>Il n’y a pas de liste de mesures à laquelle appliquer cela. Indiquez-en une avec --events F.csv.</translation>
    </message>
    <message>
        <source>Answer with --positive “%1”, or with the other value. --label names another column, a task file says it once and for all.</source>
        <translation>Répondez avec --positive «&#x202f;%1&#x202f;», ou avec l’autre valeur. --label nomme une autre colonne, un fichier de tâche le dit une fois pour toutes.</translation>
    </message>
    <message>
        <source>Name texts that mean “not recorded” with --missing, and say of the others how they are read under &quot;codes&quot; of a task file; see “panelwise-cli help task”.</source>
        <translation>Indiquez les textes qui signifient «&#x202f;non renseigné&#x202f;» avec --missing et, pour les autres, comment les lire sous &quot;codes&quot; d’un fichier de tâche&#x202f;; voir «&#x202f;panelwise-cli help task&#x202f;».</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was written.</source>
        <translation>Annulé. Rien n’a été écrit.</translation>
    </message>
    <message>
        <source>How files and the output of commands are written. Read one: panelwise-cli help TOPIC</source>
        <translation>Comment s’écrivent les fichiers et la sortie des commandes. Pour lire une page&#xa0;: panelwise-cli help SUJET</translation>
    </message>
    <message>
        <source>What a command does and which options it has: panelwise-cli COMMAND --help</source>
        <translation>Ce que fait une commande et ses options&#xa0;: panelwise-cli COMMANDE --help</translation>
    </message>
    <message>
        <source>There is no page about “%1”. There are: %2.</source>
        <translation>Il n’y a pas de page sur «&#x202f;%1&#x202f;». Disponibles&#xa0;: %2.</translation>
    </message>
    <message>
        <source>PanelWise: which lab panel should come next for this patient, or is it time to diagnose?
Simulation for education and research. Not for clinical use.</source>
        <translation>PanelWise&#xa0;: quel bilan prescrire ensuite à ce patient, ou est-il temps de poser le diagnostic&#x202f;?
Simulation pour l’enseignement et la recherche. Ne pas utiliser en clinique.</translation>
    </message>
    <message>
        <source>Examples:
  panelwise-cli generate ferritin --out data
  panelwise-cli generate aki --patients 50000 --seed 3 --out data

Writes DIR/COHORT.csv and DIR/COHORT.task.json and replaces files of that name. The same seed gives the
same patients on every computer, and a larger sample begins with the smaller one.

Fields of the JSON: panelwise-cli help generate
--seed, --threads and --json: see panelwise-cli --help.</source>
        <translation>Exemples&#xa0;:
  panelwise-cli generate ferritin --out data
  panelwise-cli generate aki --patients 50000 --seed 3 --out data

Écrit DIR/COHORT.csv et DIR/COHORT.task.json et remplace les fichiers de ce nom. La même graine donne
les mêmes patients sur tout ordinateur, et un grand échantillon commence par le plus petit.

Champs du JSON&#xa0;: panelwise-cli help generate
--seed, --threads et --json&#xa0;: voir panelwise-cli --help.</translation>
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
        <translation>Exemples&#xa0;:
  panelwise-cli inspect --cohort icu-mortality --patients 2000
  panelwise-cli inspect --data clinic.csv --task clinic.task.json
  panelwise-cli inspect --data clinic.csv --decimal comma --delimiter semicolon
  panelwise-cli inspect --data clinic.csv --project clinic.panelwise    et conserver le projet
  panelwise-cli inspect --data ward.xlsx --sheet Patients --header-row 3
  zcat extract.csv.gz | panelwise-cli inspect --data -
  panelwise-cli inspect --project clinic.panelwise --json

Une table peut être un CSV, un classeur Excel (.xlsx) ou LibreOffice (.ods), ou un fichier SPSS (.sav), Stata
(.dta) ou SAS (.sas7bdat, .xpt)&#x202f;; chacun aussi compressé par gzip. Son type est reconnu à son contenu. Les libellés
de valeurs sont gardés&#x202f;; les valeurs que le fichier déclare manquantes comptent comme non renseignées.
L’écriture du fichier (séparateur, séparateur décimal, encodage) est reconnue et affichée. Si une valeur peut se lire
de deux façons, comme 1,234, rien n’est deviné&#xa0;: le programme s’arrête et nomme l’option qui répond.
Les valeurs ne sont jamais modifiées. Code de sortie 3 si quelque chose empêche d’utiliser les données&#x202f;; le rapport
est affiché malgré tout.

Champs du JSON&#xa0;: panelwise-cli help inspect
--seed, --threads et --json&#xa0;: voir panelwise-cli --help.</translation>
    </message>
    <message>
        <source>What separates the fields: comma, semicolon, tab or pipe</source>
        <translation>Ce qui sépare les champs&#xa0;: comma (virgule), semicolon (point-virgule), tab (tabulation) ou pipe (barre)</translation>
    </message>
    <message>
        <source>comma, semicolon, tab or pipe</source>
        <translation>comma, semicolon, tab ou pipe</translation>
    </message>
    <message>
        <source>Decimal mark: point or comma</source>
        <translation>Séparateur décimal&#xa0;: point ou comma (virgule)</translation>
    </message>
    <message>
        <source>point or comma</source>
        <translation>point ou comma</translation>
    </message>
    <message>
        <source>Mark between thousands: none, comma, point, space or apostrophe</source>
        <translation>Séparateur des milliers&#xa0;: none (aucun), comma (virgule), point, space (espace) ou apostrophe</translation>
    </message>
    <message>
        <source>none, comma, point, space or apostrophe</source>
        <translation>none, comma, point, space ou apostrophe</translation>
    </message>
    <message>
        <source>How the text is written: utf-8, latin-1, or mixed where some cells are one and some the other</source>
        <translation>Encodage du texte&#xa0;: utf-8, latin-1, ou mixed si certaines cellules ont l’un et d’autres l’autre</translation>
    </message>
    <message>
        <source>utf-8, latin-1 or mixed</source>
        <translation>utf-8, latin-1 ou mixed</translation>
    </message>
    <message>
        <source>Texts and numbers that mean “not recorded” in every column, separated by commas</source>
        <translation>Textes et nombres qui signifient «&#x202f;non renseigné&#x202f;» dans toutes les colonnes, séparés par des virgules</translation>
    </message>
    <message>
        <source>An order of which a patient&apos;s record holds nothing is unavailable for the patient, charged or free; without it as the task says</source>
        <translation>Une prescription dont le dossier d’un patient ne contient rien est impossible (unavailable), facturée (charged) ou gratuite (free)&#x202f;; à défaut, selon la tâche</translation>
    </message>
    <message>
        <source>unavailable, charged or free</source>
        <translation>unavailable, charged ou free</translation>
    </message>
    <message>
        <source>Rows that are the same as an earlier one in every column in use: keep or drop; without it as the task says</source>
        <translation>Lignes identiques à une ligne précédente dans toutes les colonnes utilisées&#xa0;: keep (garder) ou drop (écarter)&#x202f;; à défaut, selon la tâche</translation>
    </message>
    <message>
        <source>keep or drop</source>
        <translation>keep ou drop</translation>
    </message>
    <message>
        <source>How patients are divided: random, column:NAME, patient:NAME (rows of a patient stay together), date:NAME (learned from the past) or site:NAME=VALUE (left out for the test)</source>
        <translation>Répartition des patients&#xa0;: random (au hasard), column:NOM, patient:NOM (les lignes d’un patient restent ensemble), date:NOM (apprentissage sur le passé) ou site:NOM=VALEUR (réservé au test)</translation>
    </message>
    <message>
        <source>Which sheet of a workbook, by name or number; without it the first with a table</source>
        <translation>Feuille d’un classeur, par son nom ou son numéro&#x202f;; à défaut, la première qui contient une table</translation>
    </message>
    <message>
        <source>Row of the sheet that names the columns; without it the row is found</source>
        <translation>Ligne de la feuille qui nomme les colonnes&#x202f;; à défaut, elle est recherchée</translation>
    </message>
    <message>
        <source>a whole number such as 3</source>
        <translation>un nombre entier comme 3</translation>
    </message>
    <message>
        <source>A built-in cohort</source>
        <translation>Une cohorte intégrée</translation>
    </message>
    <message>
        <source>A table with one row per patient: CSV, Excel, LibreOffice, SPSS, Stata or SAS, also with .gz; - reads the standard input</source>
        <translation>Table avec une ligne par patient&#xa0;: CSV, Excel, LibreOffice, SPSS, Stata ou SAS, aussi en .gz&#x202f;; - lit l’entrée standard</translation>
    </message>
    <message>
        <source>What its columns mean; F.task.json beside the data is taken by itself, without one roles are proposed</source>
        <translation>Signification des colonnes&#x202f;; F.task.json à côté des données est pris automatiquement, à défaut les rôles sont proposés</translation>
    </message>
    <message>
        <source>Propose roles even where a task lies beside the data</source>
        <translation>Proposer les rôles même si une tâche se trouve à côté des données</translation>
    </message>
    <message>
        <source>Prices of the panels: %1, or a CSV file of names and prices</source>
        <translation>Prix des bilans&#xa0;: %1, ou un fichier CSV de noms et de prix</translation>
    </message>
    <message>
        <source>Every test alone for one unit, without prices: budgets are numbers of tests</source>
        <translation>Chaque analyse seule pour une unité, sans prix&#xa0;: les budgets sont des nombres d’analyses</translation>
    </message>
    <message>
        <source>Panels that everybody gets before anything else is done, divided by commas</source>
        <translation>Bilans que tous reçoivent avant toute autre chose, séparés par des virgules</translation>
    </message>
    <message>
        <source>Panels that are not ordered, divided by commas</source>
        <translation>Bilans qui ne sont pas prescrits, séparés par des virgules</translation>
    </message>
    <message>
        <source>Column of the outcome, or a limit of one: &quot;ferritin&lt;15&quot;</source>
        <translation>Colonne de l’issue, ou une limite sur une colonne&#xa0;: &quot;ferritin&lt;15&quot;</translation>
    </message>
    <message>
        <source>What the cases have in it: a value, several divided by commas, a limit such as &quot;&lt;15&quot;, or “recorded”</source>
        <translation>Ce que les cas y ont&#xa0;: une valeur, plusieurs séparées par des virgules, une limite comme &quot;&lt;15&quot;, ou «&#x202f;recorded&#x202f;» (renseigné)</translation>
    </message>
    <message>
        <source>an amount of money from 0 up</source>
        <translation>une somme d’argent à partir de 0</translation>
    </message>
    <message>
        <source>Judge on all patients: everything is learned once more without each of K folds, which then judge; without it the test part judges</source>
        <translation>Évaluer sur tous les patients&#xa0;: tout est réappris sans chacun des K blocs, qui servent alors à évaluer&#x202f;; à défaut, évaluation sur la partie de test</translation>
    </message>
    <message>
        <source>a whole number such as 10</source>
        <translation>un nombre entier comme 10</translation>
    </message>
    <message>
        <source>Deal the patients into folds this often; 1 if not given</source>
        <translation>Nombre de répartitions des patients en blocs&#x202f;; 1 par défaut</translation>
    </message>
    <message>
        <source>Who taught the policy: all (every patient of the study, once it was judged by folds) or study (all but its test patients); all if not given, where there is one</source>
        <translation>Sur qui la stratégie a appris&#xa0;: all (tous les patients de l’étude, une fois évaluée par blocs) ou study (tous sauf les patients de test)&#x202f;; all par défaut, s’il y en a une</translation>
    </message>
    <message>
        <source>--folds takes a number from 2 to %1.</source>
        <translation>--folds attend un nombre de 2 à %1.</translation>
    </message>
    <message>
        <source>--repeats takes a number from 1 to %1.</source>
        <translation>--repeats attend un nombre de 1 à %1.</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation>Disponibles&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 holds no recipe: its table was not made from a list of measurements.</source>
        <translation>%1 ne contient pas de recette&#xa0;: sa table n’a pas été faite à partir d’une liste de mesures.</translation>
    </message>
    <message>
        <source>Name it with --event-%1 COLUMN.</source>
        <translation>Indiquez-la avec --event-%1 COLONNE.</translation>
    </message>
    <message>
        <source>Answer with --dates day-first or --dates month-first.</source>
        <translation>Répondez avec --dates day-first ou --dates month-first.</translation>
    </message>
    <message>
        <source>Answer with --time-unit hours, minutes, seconds or days.</source>
        <translation>Répondez avec --time-unit hours, minutes, seconds ou days.</translation>
    </message>
    <message>
        <source>Name the column with --index COLUMN.</source>
        <translation>Indiquez la colonne avec --index COLONNE.</translation>
    </message>
    <message>
        <source>--point takes a number from 1 to %1, the number of policies in %2.</source>
        <translation>--point attend un nombre de 1 à %1, le nombre de stratégies dans %2.</translation>
    </message>
    <message>
        <source>Patients of the project taught that policy and cannot try it. Leave out --learned-from all, or name other patients with --data.</source>
        <translation>Des patients du projet ont servi à apprendre cette stratégie et ne peuvent pas l’éprouver. Omettez --learned-from all, ou indiquez d’autres patients avec --data.</translation>
    </message>
    <message>
        <source>No policy was learned from all patients here. That is done where one is judged on everybody: add --folds 10 to “front” or “train”.</source>
        <translation>Aucune stratégie n’a été apprise ici sur tous les patients. Cela se fait lors d’une évaluation sur tous&#xa0;: ajoutez --folds 10 à «&#x202f;front&#x202f;» ou à «&#x202f;train&#x202f;».</translation>
    </message>
    <message>
        <source>%1 holds no front yet. Find one with “panelwise-cli front --project %1”.</source>
        <translation>%1 ne contient pas encore de front. Trouvez-en un avec «&#x202f;panelwise-cli front --project %1&#x202f;».</translation>
    </message>
    <message>
        <source>%1 holds no prices. Each line needs a panel and its price, such as CBC,12.50.</source>
        <translation>%1 ne contient pas de prix. Chaque ligne doit comporter un bilan et son prix, comme CBC,12.50.</translation>
    </message>
    <message>
        <source>Note: the price list does not name %1; the old price stays.</source>
        <translation>Remarque&#xa0;: le tarif ne nomme pas %1&#x202f;; l’ancien prix reste.</translation>
    </message>
    <message>
        <source>Say what separates the fields with --delimiter comma, semicolon, tab or pipe.</source>
        <translation>Indiquez ce qui sépare les champs avec --delimiter comma, semicolon, tab ou pipe.</translation>
    </message>
    <message>
        <source>Answer with --decimal comma if it is a decimal mark, or with --thousands comma if it stands between thousands.</source>
        <translation>Répondez avec --decimal comma si c’est un séparateur décimal, ou avec --thousands comma si c’est un séparateur de milliers.</translation>
    </message>
    <message>
        <source>Answer with --decimal point if it is a decimal mark, or with --thousands point if it stands between thousands.</source>
        <translation>Répondez avec --decimal point si c’est un séparateur décimal, ou avec --thousands point si c’est un séparateur de milliers.</translation>
    </message>
    <message>
        <source>--decimal and --thousands name the same mark (%1). They must differ.</source>
        <translation>--decimal et --thousands nomment le même signe (%1). Ils doivent différer.</translation>
    </message>
    <message>
        <source>--sheet and --header-row are for workbooks; %1 is none.</source>
        <translation>--sheet et --header-row sont réservés aux classeurs&#x202f;; %1 n’en est pas un.</translation>
    </message>
    <message>
        <source>--positive needs --label: no outcome was found in this table.</source>
        <translation>--positive nécessite --label&#xa0;: aucune issue n’a été trouvée dans cette table.</translation>
    </message>
    <message>
        <source>--label “%1” says already who is a case. Leave --positive out.</source>
        <translation>--label «&#x202f;%1&#x202f;» dit déjà qui est un cas. Omettez --positive.</translation>
    </message>
    <message>
        <source>trained policy %1</source>
        <translation>stratégie entraînée %1</translation>
    </message>
    <message>
        <source>policy %1, point %2 of front %3</source>
        <translation>stratégie %1, point %2 du front %3</translation>
    </message>
    <message>
        <source>%1 (λ %2, ρ %3)</source>
        <translation>%1 (λ %2, ρ %3)</translation>
    </message>
    <message>
        <source>Note: %1 It is stored in the project.</source>
        <translation>Remarque&#xa0;: %1 Cela est enregistré dans le projet.</translation>
    </message>
    <message>
        <source>%1 exists already and holds other patients or panels. Choose another name for the new project, or go on in this one with --project alone.</source>
        <translation>%1 existe déjà et contient d’autres patients ou bilans. Choisissez un autre nom pour le nouveau projet, ou continuez dans celui-ci avec --project seul.</translation>
    </message>
    <message>
        <source>Note: %1.</source>
        <translation>Remarque&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Note: the task file beside the data is used: %1.</source>
        <translation>Remarque&#xa0;: le fichier de tâche à côté des données est utilisé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Note: no task file was given, so the roles of the columns and the prices are proposed. See “panelwise-cli inspect”.</source>
        <translation>Remarque&#xa0;: aucun fichier de tâche n’a été donné&#x202f;; les rôles des colonnes et les prix sont proposés. Voir «&#x202f;panelwise-cli inspect&#x202f;».</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Remarque&#xa0;: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Avertissement&#xa0;: %1</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Summarising</source>
        <translation>Calcul du résumé</translation>
    </message>
    <message>
        <source>Writing the project</source>
        <translation>Écriture du projet</translation>
    </message>
    <message>
        <source>Drawing patients</source>
        <translation>Tirage des patients</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Écriture</translation>
    </message>
    <message>
        <source>, about %1 s left</source>
        <translation>, reste environ %1 s</translation>
    </message>
    <message numerus="yes">
        <source>, %Ln rows</source>
        <translation>
            <numerusform>, %Ln ligne</numerusform>
            <numerusform>, %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>There are problems:</source>
        <translation>Il y a des problèmes&#xa0;:</translation>
    </message>
    <message>
        <source>Problems in %1:</source>
        <translation>Problèmes dans %1&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln synthetic patients, %1 of them cases: %2
What the columns mean: %3</source>
        <translation>
            <numerusform>%Ln patient synthétique, dont %1 cas&#xa0;: %2
Signification des colonnes&#xa0;: %3</numerusform>
            <numerusform>%Ln patients synthétiques, dont %1 cas&#xa0;: %2
Signification des colonnes&#xa0;: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 exists already. Choose another name for the new project, or look at this one with --project alone.</source>
        <translation>%1 existe déjà. Choisissez un autre nom pour le nouveau projet, ou examinez celui-ci avec --project seul.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns</source>
        <translation>
            <numerusform>%Ln colonne</numerusform>
            <numerusform>%Ln colonnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln synthetic patients, %2, seed %3</source>
        <translation>
            <numerusform>%1&#xa0;: %Ln patient synthétique, %2, graine %3</numerusform>
            <numerusform>%1&#xa0;: %Ln patients synthétiques, %2, graine %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln rows, %2</source>
        <translation>
            <numerusform>%1&#xa0;: %Ln ligne, %2</numerusform>
            <numerusform>%1&#xa0;: %Ln lignes, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Read as %1</source>
        <translation>Lu comme %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln patients, %2</source>
        <translation>
            <numerusform>%1&#xa0;: %Ln patient, %2</numerusform>
            <numerusform>%1&#xa0;: %Ln patients, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln rows, %2, imported from %3</source>
        <translation>
            <numerusform>%1&#xa0;: %Ln ligne, %2, importée de %3</numerusform>
            <numerusform>%1&#xa0;: %Ln lignes, %2, importées de %3</numerusform>
        </translation>
    </message>
    <message>
        <source>The task file beside the data is used: %1. With --no-task roles are proposed instead.</source>
        <translation>Le fichier de tâche à côté des données est utilisé&#xa0;: %1. Avec --no-task, les rôles sont proposés.</translation>
    </message>
    <message>
        <source>No task file was given, so the roles below are proposed. Check them; --task F.task.json gives your own.</source>
        <translation>Aucun fichier de tâche n’a été donné&#x202f;; les rôles ci-dessous sont proposés. Vérifiez-les&#x202f;; --task F.task.json donne les vôtres.</translation>
    </message>
    <message>
        <source>The project is open in a window; this is its state now.</source>
        <translation>Le projet est ouvert dans une fenêtre&#x202f;; voici son état actuel.</translation>
    </message>
    <message>
        <source>Task file, %1: this key is not known; it is kept and has no effect.</source>
        <translation>Fichier de tâche, %1&#xa0;: cette clé n’est pas connue&#x202f;; elle est gardée et reste sans effet.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>Columns: %1</source>
        <translation>Colonnes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Taken: %1</source>
        <translation>Retenu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Tests of the list</source>
        <translation>Analyses de la liste</translation>
    </message>
    <message>
        <source>TEST</source>
        <translation>ANALYSE</translation>
    </message>
    <message>
        <source>COLUMN</source>
        <translation>COLONNE</translation>
    </message>
    <message>
        <source>MEASUREMENTS</source>
        <translation>MESURES</translation>
    </message>
    <message>
        <source>USED</source>
        <translation>UTILISÉES</translation>
    </message>
    <message>
        <source>UNITS</source>
        <translation>UNITÉS</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>écarté</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more; --save-recipe writes all of them</source>
        <translation>
            <numerusform>et %Ln autre&#x202f;; --save-recipe les écrit toutes</numerusform>
            <numerusform>et %Ln autres&#x202f;; --save-recipe les écrit toutes</numerusform>
        </translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>Outcome: none found. Name it with --label COLUMN --positive VALUE, or --label &quot;COLUMN&lt;15&quot;.</source>
        <translation>Issue&#xa0;: aucune trouvée. Indiquez-la avec --label COLONNE --positive VALEUR, ou --label &quot;COLONNE&lt;15&quot;.</translation>
    </message>
    <message>
        <source>Outcome: %1</source>
        <translation>Issue&#xa0;: %1</translation>
    </message>
    <message>
        <source>This is a guess. Nothing is learned before you confirm it with --positive, or name another column with --label.</source>
        <translation>C’est une supposition. Rien n’est appris avant que vous ne la confirmiez avec --positive, ou nommiez une autre colonne avec --label.</translation>
    </message>
    <message>
        <source>Could be the outcome too: %1</source>
        <translation>Pourrait aussi être l’issue&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n levels</source>
        <translation>
            <numerusform>%n modalité</numerusform>
            <numerusform>%n modalités</numerusform>
        </translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOM</translation>
    </message>
    <message>
        <source>ROLE</source>
        <translation>RÔLE</translation>
    </message>
    <message>
        <source>UNIT</source>
        <translation>UNITÉ</translation>
    </message>
    <message>
        <source>MEDIAN</source>
        <translation>MÉDIANE</translation>
    </message>
    <message>
        <source>MIDDLE 90 %</source>
        <translation>90&#x202f;% CENTRAUX</translation>
    </message>
    <message>
        <source>RANGE</source>
        <translation>PLAGE</translation>
    </message>
    <message>
        <source>MISSING</source>
        <translation>MANQUANT</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Bilans</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tests</source>
        <translation>
            <numerusform>%Ln analyse</numerusform>
            <numerusform>%Ln analyses</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 new of %2, the others also in %3</source>
        <translation>%1 nouvelles sur %2, les autres aussi dans %3</translation>
    </message>
    <message>
        <source>once, with the first of %1</source>
        <translation>une fois, avec le premier de %1</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>Prices: %1 (%2)</source>
        <translation>Prix&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>Prices: %1</source>
        <translation>Prix&#xa0;: %1</translation>
    </message>
    <message>
        <source>Split, at random with seed %1</source>
        <translation>Répartition, au hasard avec la graine %1</translation>
    </message>
    <message>
        <source>Split, from column %1</source>
        <translation>Répartition, selon la colonne %1</translation>
    </message>
    <message>
        <source>Training %1 (encoder %2, policy %3), validation %4 (classifier %5, policy %6), test %7</source>
        <translation>Entraînement %1 (encodeur %2, stratégie %3), validation %4 (classifieur %5, stratégie %6), test %7</translation>
    </message>
    <message>
        <source>Missing: %1 of all test values</source>
        <translation>Manquant&#xa0;: %1 de toutes les valeurs d’analyses</translation>
    </message>
    <message>
        <source>VALUES, OTHERS</source>
        <translation>VALEURS, AUTRES</translation>
    </message>
    <message>
        <source>CASES</source>
        <translation>CAS</translation>
    </message>
    <message>
        <source>WHOLE PANEL, OTHERS</source>
        <translation>BILAN ENTIER, AUTRES</translation>
    </message>
    <message>
        <source>(known without a test)</source>
        <translation>(connu sans analyse)</translation>
    </message>
    <message>
        <source>An order of which a patient&apos;s record holds nothing %1.</source>
        <translation>Une prescription dont le dossier d’un patient ne contient rien %1.</translation>
    </message>
    <message>
        <source>Texts among numbers, and how they are read</source>
        <translation>Textes parmi les nombres, et comment ils sont lus</translation>
    </message>
    <message>
        <source>Not recorded in every column: %1</source>
        <translation>Non renseigné dans toutes les colonnes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Changes made to the values when they are used</source>
        <translation>Modifications apportées aux valeurs lors de leur utilisation</translation>
    </message>
    <message>
        <source>Please check (%1)</source>
        <translation>À vérifier (%1)</translation>
    </message>
    <message>
        <source>  Possible remedy: %1</source>
        <translation>  Remède possible&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nothing was changed. Remedies are applied in the window, or in the task file: see “panelwise-cli help task”.</source>
        <translation>Rien n’a été modifié. Les remèdes s’appliquent dans la fenêtre ou dans le fichier de tâche&#xa0;: voir «&#x202f;panelwise-cli help task&#x202f;».</translation>
    </message>
    <message>
        <source>To be corrected before anything can be learned (%1)</source>
        <translation>À corriger avant tout apprentissage (%1)</translation>
    </message>
    <message>
        <source>Trained policies</source>
        <translation>Stratégies entraînées</translation>
    </message>
    <message>
        <source>POLICY</source>
        <translation>STRATÉGIE</translation>
    </message>
    <message>
        <source>STATUS</source>
        <translation>ÉTAT</translation>
    </message>
    <message>
        <source>F1, TEST</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>F1, TEST</translation>
    </message>
    <message>
        <source>MEAN COST</source>
        <translation>COÛT MOYEN</translation>
    </message>
    <message>
        <source>STARTED</source>
        <translation>DÉBUT</translation>
    </message>
    <message>
        <source>Fronts</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Fronts</translation>
    </message>
    <message>
        <source>FRONT</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>FRONT</translation>
    </message>
    <message>
        <source>METRIC</source>
        <translation>INDICATEUR</translation>
    </message>
    <message>
        <source>POLICIES</source>
        <translation>STRATÉGIES</translation>
    </message>
    <message>
        <source>POINTS</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>POINTS</translation>
    </message>
    <message>
        <source>decimal point</source>
        <translation>point décimal</translation>
    </message>
    <message>
        <source>decimal comma</source>
        <translation>virgule décimale</translation>
    </message>
    <message>
        <source>semicolon separated</source>
        <translation>séparé par des points-virgules</translation>
    </message>
    <message>
        <source>tab separated</source>
        <translation>séparé par des tabulations</translation>
    </message>
    <message>
        <source>separated by |</source>
        <translation>séparé par |</translation>
    </message>
    <message>
        <source>comma separated</source>
        <translation>séparé par des virgules</translation>
    </message>
    <message>
        <source>UTF-8 and Latin-1</source>
        <translation>UTF-8 et Latin-1</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>, thousands by %1</source>
        <translation>, milliers séparés par %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>No panels, nothing to pay.</source>
        <translation>Pas de bilans, rien à payer.</translation>
    </message>
    <message>
        <source>All panels: %1</source>
        <translation>Tous les bilans&#xa0;: %1</translation>
    </message>
    <message>
        <source>All panels: %1 = %2</source>
        <translation>Tous les bilans&#xa0;: %1 = %2</translation>
    </message>
    <message>
        <source>%1 ordered at once, %2 one after the other</source>
        <translation>%1 prescrits d’un coup, %2 l’un après l’autre</translation>
    </message>
    <message>
        <source>%1 of blood</source>
        <translation>%1 de sang</translation>
    </message>
    <message>
        <source>All results: %1</source>
        <translation>Tous les résultats&#xa0;: %1</translation>
    </message>
    <message>
        <source>Every test for less: %1 cost %2</source>
        <translation>Toutes les analyses pour moins&#xa0;: %1 coûtent %2</translation>
    </message>
    <message>
        <source>TITLE</source>
        <translation>TITRE</translation>
    </message>
    <message>
        <source>PANELS</source>
        <translation>BILANS</translation>
    </message>
    <message>
        <source>ALL PANELS</source>
        <translation>TOUS LES BILANS</translation>
    </message>
    <message>
        <source>All patients are synthetic. Look at one: panelwise-cli inspect --cohort ferritin</source>
        <translation>Tous les patients sont synthétiques. Pour en examiner&#xa0;: panelwise-cli inspect --cohort ferritin</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Exactitude</translation>
    </message>
    <message>
        <source>Test patients; mean, lowest and highest over the seeds. Greedy, CWCF and Lattice keep to the number of tests on average, the others for every patient.</source>
        <translation>Patients de test&#x202f;; moyenne, minimum et maximum sur les graines. Glouton, CWCF et Lattice respectent le nombre d’analyses en moyenne, les autres pour chaque patient.</translation>
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
        <translation>Exemples&#xa0;:
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

front, CSV&#xa0;: une ligne par stratégie, par coût moyen croissant chez les patients de validation&#xa0;: point, on_front, method,
metric, seed, lambda, rho, currency, puis pour validation_ et test_ chaque chiffre avec son intervalle à 95&#x202f;%
(_low, _high), les effectifs, et la part des patients ayant eu chaque bilan (use NOM).
curves, CSV&#xa0;: une ligne par valeur de chaque courbe de chaque stratégie entraînée&#xa0;: run, method, lambda, rho, seed, curve,
panel, x (étapes de l’environnement&#x202f;; itérations pour l’encodeur), value.
point, panel-use, sequences, CSV&#xa0;: la table de la figure. Point décimal, UTF-8&#x202f;; ce qui n’est pas défini est vide.
baselines&#xa0;: les trois tableaux de l’article (F1, AUROC et coût&#x202f;; AM et coût&#x202f;; précision et rappel) en Markdown ou
LaTeX (booktabs)&#x202f;; CSV&#xa0;: une ligne par modèle avec tous les chiffres, _sd étant l’écart type sur les graines.
patients, CSV&#xa0;: une ligne par patient&#xa0;: row (à partir de 1), id avec --id, part (train, validation, test), puis la
probabilité de la maladie avant la première prescription, chaque prescription avec le montant payé et la probabilité
qui suit, séquence, coût, dernière probabilité, seuil, diagnostic et issue. Stratégies nommées comme dans walk.
Toutes les colonnes de tous les fichiers CSV&#xa0;: panelwise-cli help tables. La fenêtre écrit les mêmes.
Là où il y a un CSV, un nom de fichier en .xlsx donne la même table en classeur Excel.

Les images sont celles de la fenêtre et se passent d’écran&#xa0;: PDF avec polices incorporées, SVG avec texte, PNG.
Elles portent l’identité du projet, la stratégie (du front, ou entraînée), seed, lambda et rho&#xa0;: «&#x202f;panelwise front.svg&#x202f;»
ouvre le projet à cette stratégie. Le fichier apparaît entier ou pas du tout.

report&#xa0;: PDF ou un seul fichier HTML complet, sur la stratégie désignée par --front et --point ou par --run (à
défaut la meilleure du front le plus récent), à côté de lignes du tableau de comparateurs le plus récent. Les points
de TRIPOD+AI et de STARD que l’auteur doit fournir sont signalés.

policy&#xa0;: pour SM-DDPO un module TorchScript (.pt, lu par torch.jit.load), pour Lattice ou un front exact un
script Python ou R (.py, .R) sans bibliothèque&#x202f;; card&#xa0;: la carte de poche de toute stratégie sous forme d’un tel script,
qui dit à chaque question comment continuer sans la valeur. Le fichier dit comment s’en servir, ce qu’il attend et en
quelle unité. Les décisions sont celles du programme. Vous pouvez transmettre ces fichiers à votre gré.

Champs du JSON&#xa0;: panelwise-cli help export
--seed, --threads et --json&#xa0;: voir panelwise-cli --help.</translation>
    </message>
    <message>
        <source>Size of a picture: journal (one column, 85 mm), journal-wide (114 mm), journal-double (174 mm), slide (16:9); journal if not given</source>
        <translation>Taille d’une image&#xa0;: journal (une colonne, 85 mm), journal-wide (114 mm), journal-double (174 mm), slide (16:9)&#x202f;; journal par défaut</translation>
    </message>
    <message>
        <source>Width of a picture; the height follows unless it is given</source>
        <translation>Largeur d’une image&#x202f;; la hauteur suit, sauf si elle est donnée</translation>
    </message>
    <message>
        <source>Height of a picture</source>
        <translation>Hauteur d’une image</translation>
    </message>
    <message>
        <source>Dots per inch of a PNG</source>
        <translation>Points par pouce d’un PNG</translation>
    </message>
    <message>
        <source>Title of a picture; &quot;&quot; for none</source>
        <translation>Titre d’une image&#x202f;; &quot;&quot; pour aucun</translation>
    </message>
    <message>
        <source>Which front; the newest finished one if not given</source>
        <translation>Quel front&#x202f;; par défaut le plus récent qui est terminé</translation>
    </message>
    <message>
        <source>Of curves: which trained policy; if not given, all of them in CSV, the newest in a picture</source>
        <translation>Pour curves&#xa0;: quelle stratégie entraînée&#x202f;; par défaut toutes en CSV, la plus récente dans une image</translation>
    </message>
    <message>
        <source>Of baselines: which table; the newest finished one if not given</source>
        <translation>Pour baselines&#xa0;: quel tableau&#x202f;; par défaut le plus récent qui est terminé</translation>
    </message>
    <message>
        <source>Whose figures: all (judged by folds), test or validation; the first of these that there is. Of patients: also train; all of them if not given</source>
        <translation>Chiffres de qui&#xa0;: all (évalués par blocs), test ou validation&#x202f;; par défaut le premier disponible. Pour patients&#xa0;: aussi train&#x202f;; tous par défaut</translation>
    </message>
    <message>
        <source>Along the upright axis. Of a front: f1, am, auroc, sensitivity. Of curves: quality, cost, loss, classifier, policy</source>
        <translation>En ordonnée. Pour un front&#xa0;: f1, am, auroc, sensitivity. Pour curves&#xa0;: quality, cost, loss, classifier, policy</translation>
    </message>
    <message>
        <source>Of a report: rows of the stored table of baselines beside the policy, such as xgboost,lr,static; these three as far as there are if not given</source>
        <translation>Pour report&#xa0;: lignes du tableau de comparateurs à placer à côté de la stratégie, comme xgboost,lr,static&#x202f;; par défaut ces trois, si elles existent</translation>
    </message>
    <message>
        <source>Paper of a report as PDF: a4 or letter; a4 if not given</source>
        <translation>Papier d’un rapport PDF&#xa0;: a4 ou letter&#x202f;; a4 par défaut</translation>
    </message>
    <message>
        <source>Of patients: the column that tells them apart, copied beside the row; without it no identifiers leave the project</source>
        <translation>Pour patients&#xa0;: la colonne qui les distingue, copiée à côté de la ligne&#x202f;; sans elle, aucun identifiant ne sort du projet</translation>
    </message>
    <message>
        <source>Of patients: most that may be spent on one of them</source>
        <translation>Pour patients&#xa0;: dépense maximale pour l’un d’eux</translation>
    </message>
    <message>
        <source>Patients are written to a file ending in .csv or .xlsx, not “%1”.</source>
        <translation>Les patients s’écrivent dans un fichier en .csv ou .xlsx, pas «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Other patients are not divided into parts. Leave out --side or --data.</source>
        <translation>Les autres patients ne sont pas répartis en parties. Omettez --side ou --data.</translation>
    </message>
    <message>
        <source>--run names a trained policy, --front and --point one of a front. Choose one of them.</source>
        <translation>--run désigne une stratégie entraînée, --front et --point une stratégie d’un front. Choisissez.</translation>
    </message>
    <message>
        <source>A pocket card is written to a file ending in .py or .R, not “%1”.</source>
        <translation>Une carte de poche s’écrit dans un fichier en .py ou .R, pas «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>A policy is written to a file ending in .pt (TorchScript), .py or .R, not “%1”.</source>
        <translation>Une stratégie s’écrit dans un fichier en .pt (TorchScript), .py ou .R, pas «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Of curves, --metric takes quality, cost, loss, classifier or policy.</source>
        <translation>Pour curves, --metric accepte quality, cost, loss, classifier ou policy.</translation>
    </message>
    <message>
        <source>Of a front, --metric takes f1, am, auroc or sensitivity.</source>
        <translation>Pour un front, --metric accepte f1, am, auroc ou sensitivity.</translation>
    </message>
    <message>
        <source>Write results of a project to a file</source>
        <translation>Écrire des résultats d’un projet dans un fichier</translation>
    </message>
    <message>
        <source>The project that holds them</source>
        <translation>Le projet qui les contient</translation>
    </message>
    <message>
        <source>What to write: front, curves, point (what happens to 1,000 patients), panel-use, sequences (of panels), baselines (their table), report (PDF or HTML), patients (what a policy did for each of them), policy (for other programs), card (the pocket card of a policy, likewise)</source>
        <translation>Ce qu’il faut écrire&#xa0;: front, curves (courbes), point (ce qui arrive à 1&#x202f;000 patients), panel-use (recours aux bilans), sequences (de bilans), baselines (tableau des comparateurs), report (rapport PDF ou HTML), patients (ce qu’une stratégie a fait pour chacun), policy (stratégie pour d’autres programmes), card (sa carte de poche, de même)</translation>
    </message>
    <message>
        <source>The file to write; one of that name is replaced</source>
        <translation>Le fichier à écrire&#x202f;; s’il existe, il est remplacé</translation>
    </message>
    <message>
        <source>--what takes front, curves, point, panel-use, sequences, baselines, report, patients, policy or card, not “%1”.</source>
        <translation>--what attend front, curves, point, panel-use, sequences, baselines, report, patients, policy ou card, pas «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>--data, --id, --cap and --side train go with --what patients.</source>
        <translation>--data, --id, --cap et --side train vont avec --what patients.</translation>
    </message>
    <message>
        <source>--preset, --width-mm, --height-mm, --dpi and --title belong to a picture. Leave them out.</source>
        <translation>--preset, --width-mm, --height-mm, --dpi et --title concernent une image. Omettez-les.</translation>
    </message>
    <message>
        <source>A report is written to a file ending in .pdf or .html, not “%1”.</source>
        <translation>Un rapport s’écrit dans un fichier en .pdf ou .html, pas «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>--out takes a file name ending in .csv, .xlsx, .svg, .pdf or .png, not “%1”.</source>
        <translation>--out attend un nom de fichier en .csv, .xlsx, .svg, .pdf ou .png, pas «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>--preset, --width-mm, --height-mm, --dpi and --title belong to a picture: let --out end in .svg, .pdf or .png, or leave them out.</source>
        <translation>--preset, --width-mm, --height-mm, --dpi et --title concernent une image&#xa0;: terminez --out par .svg, .pdf ou .png, ou omettez-les.</translation>
    </message>
    <message>
        <source>--dpi belongs to a PNG. PDF and SVG are sharp at every size.</source>
        <translation>--dpi concerne un PNG. PDF et SVG sont nets à toutes les tailles.</translation>
    </message>
    <message>
        <source>There is no column “%1”. --id names the column that tells the patients apart; without it they go by row.</source>
        <translation>Il n’y a pas de colonne «&#x202f;%1&#x202f;». --id nomme la colonne qui distingue les patients&#x202f;; sans elle, ils sont désignés par leur ligne.</translation>
    </message>
    <message>
        <source>These patients are not divided into parts, so none of them are “%1”. Leave out --side.</source>
        <translation>Ces patients ne sont pas répartis en parties&#x202f;; aucun n’est donc «&#x202f;%1&#x202f;». Omettez --side.</translation>
    </message>
    <message>
        <source>What %1 did for %2 written to %3</source>
        <translation>Ce que %1 a fait pour %2 a été écrit dans %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln patients</source>
        <translation>
            <numerusform>%Ln patient</numerusform>
            <numerusform>%Ln patients</numerusform>
        </translation>
    </message>
    <message>
        <source>A picture of this size has too many pixels. Choose a smaller size or resolution.</source>
        <translation>Une image de cette taille a trop de pixels. Choisissez une taille ou une résolution plus petite.</translation>
    </message>
    <message>
        <source>There is nothing to draw: no values of these patients are stored.</source>
        <translation>Il n’y a rien à dessiner&#xa0;: aucune valeur de ces patients n’est enregistrée.</translation>
    </message>
    <message>
        <source>%1 written to %2. %3</source>
        <translation>%1 écrit dans %2. %3</translation>
    </message>
    <message>
        <source>This policy was trained with SM-DDPO and is written as a TorchScript module: let --out end in .pt. Its pocket card can be a script: --what card.</source>
        <translation>Cette stratégie a été entraînée avec SM-DDPO et s’écrit sous forme de module TorchScript&#xa0;: terminez --out par .pt. Sa carte de poche peut être un script&#xa0;: --what card.</translation>
    </message>
    <message>
        <source>This policy was found by the lattice or exactly and is written as a script: let --out end in .py or .R.</source>
        <translation>Cette stratégie a été trouvée par Lattice ou exactement et s’écrit sous forme de script&#xa0;: terminez --out par .py ou .R.</translation>
    </message>
    <message>
        <source>This policy may order two panels together, which scripts cannot say yet. Find it with --minimise money, or without pair_orders in the task, to write it as a script.</source>
        <translation>Cette stratégie peut prescrire deux bilans ensemble, ce que les scripts ne savent pas encore exprimer. Pour l’écrire en script, trouvez-la avec --minimise money, ou sans pair_orders dans la tâche.</translation>
    </message>
    <message>
        <source>This policy is not written as a file of its own. Its pocket card can be a script: --what card.</source>
        <translation>Cette stratégie ne s’écrit pas dans un fichier à part. Sa carte de poche peut être un script&#xa0;: --what card.</translation>
    </message>
    <message>
        <source>Pocket card written to %1. It does the same as the policy for %2 of other patients. Policy: %3</source>
        <translation>Carte de poche écrite dans %1. Elle fait comme la stratégie pour %2 des autres patients. Stratégie&#xa0;: %3</translation>
    </message>
    <message>
        <source>Policy %1</source>
        <translation>Stratégie %1</translation>
    </message>
    <message>
        <source>Front %1 with %2 written to %3</source>
        <translation>Front %1 avec %2 écrit dans %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln policies</source>
        <translation>
            <numerusform>%Ln stratégie</numerusform>
            <numerusform>%Ln stratégies</numerusform>
        </translation>
    </message>
    <message>
        <source>Curves of %1 written to %2</source>
        <translation>Courbes de %1 écrites dans %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln trained policies</source>
        <translation>
            <numerusform>%Ln stratégie entraînée</numerusform>
            <numerusform>%Ln stratégies entraînées</numerusform>
        </translation>
    </message>
    <message>
        <source>Table %1 was made with other patients, panels or prices.</source>
        <translation>Le tableau %1 a été fait avec d’autres patients, bilans ou prix.</translation>
    </message>
    <message>
        <source>Table %1 with %2 written to %3</source>
        <translation>Tableau %1 avec %2 écrit dans %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln models</source>
        <translation>
            <numerusform>%Ln modèle</numerusform>
            <numerusform>%Ln modèles</numerusform>
        </translation>
    </message>
    <message>
        <source>Figure of front %1 written to %2</source>
        <translation>Figure du front %1 écrite dans %2</translation>
    </message>
    <message>
        <source>Figure of trained policy %1 written to %2</source>
        <translation>Figure de la stratégie entraînée %1 écrite dans %2</translation>
    </message>
    <message>
        <source>Report with %1 written to %2. Items for the author: %3.</source>
        <translation>Rapport avec %1 écrit dans %2. Points à compléter par l’auteur&#xa0;: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sections</source>
        <translation>
            <numerusform>%Ln section</numerusform>
            <numerusform>%Ln sections</numerusform>
        </translation>
    </message>
    <message>
        <source>Pictures are drawn by %1, which cannot be loaded: %2</source>
        <translation>Les images sont dessinées par %1, qui ne peut pas être chargé&#xa0;: %2</translation>
    </message>
    <message>
        <source>Install PanelWise completely. CSV files can be written without it.</source>
        <translation>Installez PanelWise au complet. Les fichiers CSV peuvent s’écrire sans cela.</translation>
    </message>
    <message>
        <source>%1: %2 patients, %3 panels, %4</source>
        <translation>%1&#xa0;: %2 patients, %3 bilans, %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln threads</source>
        <translation>
            <numerusform>%Ln fil d’exécution</numerusform>
            <numerusform>%Ln fils d’exécution</numerusform>
        </translation>
    </message>
    <message>
        <source>For the lattice leave out --method exact.</source>
        <translation>Pour Lattice, omettez --method exact.</translation>
    </message>
    <message>
        <source>The search found no policy.</source>
        <translation>La recherche n’a trouvé aucune stratégie.</translation>
    </message>
    <message>
        <source>Front %1 belongs to earlier data, so its policies cannot be tried with --cap on the patients of the project as it is now.</source>
        <translation>Le front %1 correspond à des données antérieures&#x202f;; ses stratégies ne peuvent donc pas être essayées avec --cap sur les patients actuels du projet.</translation>
    </message>
    <message>
        <source>Undo that change, or find a new front.</source>
        <translation>Annulez cette modification, ou cherchez un nouveau front.</translation>
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
        <translation>Exemples&#xa0;:
  panelwise-cli front --cohort ferritin                                   tous les meilleurs compromis d’un coup
  panelwise-cli front --cohort ferritin --project f.panelwise --budget 30   conserver&#x202f;; la meilleure pour 30 $ par patient
  panelwise-cli front --project f.panelwise --front 1 --budget 30 --cap 80  interroger un front enregistré
  panelwise-cli front --data clinic.csv --folds 10                        évalué sur tous les patients
  panelwise-cli front --cohort ferritin --method smddpo --policies 12 --preset quick
  panelwise-cli front --cohort known-optimum --method exact                le meilleur front possible
  panelwise-cli front --project f.panelwise --resume                      après Ctrl+C ou une coupure de courant

Méthodes&#xa0;: lattice résout le problème à rebours sur les ensembles de bilans (jusqu’à 64 bilans). smddpo entraîne une
stratégie après l’autre, encodeur et classifieur partagés&#x202f;; smddpo-end-to-end réapprend le classifieur avec chacune.
exact calcule l’optimum s’il y a peu de variables, de peu de valeurs chacune. smddpo-pretrained est un autre nom de smddpo.

Le front est choisi sur les patients de validation et montré sur les patients de test, qui ne sont vus qu’une fois. Les
points sont numérotés à partir de 1 par coût moyen croissant en validation&#x202f;; evaluate, walk et export prennent ces numéros.
Entre deux points, un mélange peut valoir mieux que l’un ou l’autre&#xa0;: une partie des patients, tirée au sort, reçoit une
stratégie, les autres l’autre. --budget le dit si c’est utile.

--cap, --first et --never sont des règles que toute stratégie respecte (panelwise-cli help task). Avec --cap, les stratégies
d’un front enregistré sont réessayées sous ce plafond de facture. --unit-costs compte les analyses au lieu de l’argent.

Avec --folds K, tout est retrouvé sans chacun des K blocs, et tous les patients servent à évaluer, chacun par ce qui a été
trouvé sans lui&#xa0;: ce que donne la meilleure stratégie pour le coût de chaque point. Cela prend K + 1 fois plus de temps.

Ctrl+C arrête en une seconde et conserve ce qui a été trouvé. Avec --project, tout est enregistré au fur et à mesure&#x202f;; une
recherche arrêtée ou interrompue est reprise avec --resume. Les mêmes paramètres, patients et graine donnent le même front,
quel que soit le nombre de fils.

Paramètres d’un front pour --set NOM=VALEUR&#xa0;:
%1
Avec un balayage, aussi ceux d’une stratégie, qu’énumère «&#x202f;train --help&#x202f;».

Champs du JSON&#xa0;: panelwise-cli help front
--seed, --threads et --json&#xa0;: voir panelwise-cli --help.</translation>
    </message>
    <message>
        <source>%1 holds no search, so there is nothing to resume.</source>
        <translation>%1 ne contient aucune recherche&#x202f;; il n’y a donc rien à reprendre.</translation>
    </message>
    <message>
        <source>The patients or panels are not those it started with. Undo that change, or start a new search.</source>
        <translation>Les patients ou les bilans ne sont plus ceux du début. Annulez cette modification, ou lancez une nouvelle recherche.</translation>
    </message>
    <message>
        <source>Front %1 was found with other patients, panels or prices, and the project does not say which panels those were.</source>
        <translation>Le front %1 a été trouvé avec d’autres patients, bilans ou prix, et le projet ne dit pas quels étaient ces bilans.</translation>
    </message>
    <message>
        <source>%1; lattice if not given</source>
        <translation>%1&#x202f;; lattice par défaut</translation>
    </message>
    <message>
        <source>What to get for the money: f1, or am, the mean of sensitivity and specificity; f1 if not given</source>
        <translation>Ce qu’il faut obtenir pour l’argent&#xa0;: f1, ou am, moyenne de la sensibilité et de la spécificité&#x202f;; f1 par défaut</translation>
    </message>
    <message>
        <source>Of the sweep: adaptive fills the gaps of the front, paper is the published grid of 190 policies; adaptive if not given</source>
        <translation>Pour le balayage&#xa0;: adaptive comble les vides du front, paper est la grille publiée de 190 stratégies&#x202f;; adaptive par défaut</translation>
    </message>
    <message>
        <source>Of the adaptive sweep: how many policies to train; 24 if not given</source>
        <translation>Pour le balayage adaptatif&#xa0;: nombre de stratégies à entraîner&#x202f;; 24 par défaut</translation>
    </message>
    <message>
        <source>--resume takes the number of a front or nothing, not “%1”.</source>
        <translation>--resume attend le numéro d’un front ou rien, pas «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Take up a search that was stopped, the newest one if no number is given</source>
        <translation>Reprendre une recherche arrêtée, la plus récente si aucun numéro n’est donné</translation>
    </message>
    <message>
        <source>Show this front of the project instead of finding a new one</source>
        <translation>Montrer ce front du projet au lieu d’en chercher un nouveau</translation>
    </message>
    <message>
        <source>--resume needs the project that holds the search: --project P.panelwise.</source>
        <translation>--resume nécessite le projet qui contient la recherche&#xa0;: --project P.panelwise.</translation>
    </message>
    <message>
        <source>--front needs the project that holds it: --project P.panelwise.</source>
        <translation>--front nécessite le projet qui le contient&#xa0;: --project P.panelwise.</translation>
    </message>
    <message>
        <source>A stored front keeps the way it was judged. Leave out --folds and --repeats.</source>
        <translation>Un front enregistré garde son mode d’évaluation. Omettez --folds et --repeats.</translation>
    </message>
    <message>
        <source>A stored front keeps its settings. Leave out --method, --metric, --minimise, --grid, --policies, --preset, --set and --seed.</source>
        <translation>Un front enregistré garde ses paramètres. Omettez --method, --metric, --minimise, --grid, --policies, --preset, --set et --seed.</translation>
    </message>
    <message>
        <source>A stored front keeps its patients. Leave out --cohort and --data.</source>
        <translation>Un front enregistré garde ses patients. Omettez --cohort et --data.</translation>
    </message>
    <message>
        <source>Find the whole front: the best for every budget</source>
        <translation>Trouver le front entier&#xa0;: la meilleure stratégie pour chaque budget</translation>
    </message>
    <message>
        <source>Say what to do for this mean cost per patient; minutes with --minimise time</source>
        <translation>Dire que faire pour ce coût moyen par patient&#x202f;; en minutes avec --minimise time</translation>
    </message>
    <message>
        <source>Nobody&apos;s bill may exceed this: a rule of the search, and of a stored front what its policies do then</source>
        <translation>Aucune facture ne peut dépasser cette somme&#xa0;: une règle de la recherche&#x202f;; pour un front enregistré, ce que font alors ses stratégies</translation>
    </message>
    <message>
        <source>%1 belongs to the sweep: add --method smddpo, or leave it out.</source>
        <translation>%1 concerne le balayage&#xa0;: ajoutez --method smddpo, ou omettez cette option.</translation>
    </message>
    <message>
        <source>--policies takes a number from 1 to 10000.</source>
        <translation>--policies attend un nombre de 1 à 10000.</translation>
    </message>
    <message>
        <source>The published grid has 190 policies. Leave out --policies, or --grid paper.</source>
        <translation>La grille publiée a 190 stratégies. Omettez --policies, ou --grid paper.</translation>
    </message>
    <message>
        <source>It is %2 if not set; write --set %1=VALUE.</source>
        <translation>Par défaut %2&#x202f;; écrivez --set %1=VALEUR.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Cost–%1 front, %2, seed %3</source>
        <translation>Front coût–%1, %2, graine %3</translation>
    </message>
    <message>
        <source>%1: %2 patients (training %3, validation %4, test %5)</source>
        <translation>%1&#xa0;: %2 patients (entraînement %3, validation %4, test %5)</translation>
    </message>
    <message>
        <source>This front belongs to earlier data: patients, panels or prices have changed since. Its panels are called and priced as they were then.</source>
        <translation>Ce front correspond à des données antérieures&#xa0;: patients, bilans ou prix ont changé depuis. Ses bilans portent leurs noms et leurs prix d’alors.</translation>
    </message>
    <message>
        <source>Minimised: %1</source>
        <translation>Minimisé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Front %1 in %2</source>
        <translation>Front %1 dans %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln policies were found in %1</source>
        <translation>
            <numerusform>%Ln stratégie a été trouvée en %1</numerusform>
            <numerusform>%Ln stratégies ont été trouvées en %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them are on the front.</source>
        <translation>
            <numerusform>%Ln d’entre elles est sur le front.</numerusform>
            <numerusform>%Ln d’entre elles sont sur le front.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chosen on validation patients and, out of fold, training patients; shown on test patients</source>
        <translation>Choisi sur les patients de validation et, hors bloc, d’entraînement&#x202f;; montré sur les patients de test</translation>
    </message>
    <message>
        <source>Chosen on validation patients, shown on test patients</source>
        <translation>Choisi sur les patients de validation, montré sur les patients de test</translation>
    </message>
    <message>
        <source>On validation patients; test patients were not looked at</source>
        <translation>Chez les patients de validation&#x202f;; les patients de test n’ont pas été regardés</translation>
    </message>
    <message>
        <source>%1 of %2 policies are shown; --json and export have all of them.</source>
        <translation>%1 stratégies sur %2 sont affichées&#x202f;; --json et export les ont toutes.</translation>
    </message>
    <message>
        <source>For %1 on average and at most %2 for anybody</source>
        <translation>Pour %1 en moyenne et au plus %2 pour chacun</translation>
    </message>
    <message>
        <source>For %1 on average</source>
        <translation>Pour %1 en moyenne</translation>
    </message>
    <message>
        <source>At most %1 for anybody</source>
        <translation>Au plus %1 pour chacun</translation>
    </message>
    <message>
        <source>There is no policy to answer with.</source>
        <translation>Il n’y a pas de stratégie pour répondre.</translation>
    </message>
    <message>
        <source>Please note</source>
        <translation>À noter</translation>
    </message>
    <message>
        <source>Go on where it stopped: panelwise-cli front --project %1 --resume %2</source>
        <translation>Reprendre où cela s’est arrêté&#xa0;: panelwise-cli front --project %1 --resume %2</translation>
    </message>
    <message>
        <source>Step through a patient: panelwise-cli walk --project %1 --point %2 --patient 1</source>
        <translation>Suivre un patient&#xa0;: panelwise-cli walk --project %1 --point %2 --patient 1</translation>
    </message>
    <message>
        <source>Stopped before there was a policy.</source>
        <translation>Arrêté avant qu’il y ait une stratégie.</translation>
    </message>
    <message>
        <source>Stopped before the end; what was found is kept.</source>
        <translation>Arrêté avant la fin&#x202f;; ce qui a été trouvé est conservé.</translation>
    </message>
    <message>
        <source>PANELS (%)</source>
        <translation>BILANS (%)</translation>
    </message>
    <message>
        <source>POINT</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>POINT</translation>
    </message>
    <message>
        <source>TIME</source>
        <translation>TEMPS</translation>
    </message>
    <message>
        <source>%1 (95 %)</source>
        <translation>%1 (95&#x202f;%)</translation>
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
        <translation>SPÉC</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>first</source>
        <translation>d’abord</translation>
    </message>
    <message>
        <source>most</source>
        <translation>maximum</translation>
    </message>
    <message>
        <source>There is not enough memory for this much data. Try fewer patients or columns.</source>
        <translation>La mémoire ne suffit pas pour autant de données. Essayez avec moins de patients ou de colonnes.</translation>
    </message>
    <message>
        <source>The program made a mistake: %1. Your files are unchanged.</source>
        <translation>Le programme a commis une erreur&#xa0;: %1. Vos fichiers sont inchangés.</translation>
    </message>
    <message>
        <source>20 % of values hidden</source>
        <translation>20&#x202f;% des valeurs cachées</translation>
    </message>
    <message>
        <source>panels hidden</source>
        <translation>bilans cachés</translation>
    </message>
    <message>
        <source>How well unknown values are estimated: %1, %2</source>
        <translation>Qualité d’estimation des valeurs inconnues&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>graine %1</translation>
    </message>
    <message>
        <source>seeds %1 to %2</source>
        <translation>graines %1 à %2</translation>
    </message>
    <message>
        <source>  Learned from %1 patients, chosen on %2, error on %3 others. Error: root mean square in standard
  deviations of the recorded values that were hidden; 0 is perfect, smaller is better.</source>
        <translation>  Appris sur %1 patients, choisi sur %2, erreur sur %3 autres. Erreur&#xa0;: racine de l’écart quadratique moyen, en écarts
  types, sur les valeurs renseignées qui étaient cachées&#x202f;; 0 est parfait, plus petit est mieux.</translation>
    </message>
    <message>
        <source>ENCODER</source>
        <translation>ENCODEUR</translation>
    </message>
    <message>
        <source>20 % OF VALUES HIDDEN</source>
        <translation>20&#x202f;% DES VALEURS CACHÉES</translation>
    </message>
    <message>
        <source>PANELS HIDDEN</source>
        <translation>BILANS CACHÉS</translation>
    </message>
    <message>
        <source>LEARNING</source>
        <translation>APPRENTISSAGE</translation>
    </message>
    <message>
        <source>ROWS PER SECOND</source>
        <translation>LIGNES PAR SECONDE</translation>
    </message>
    <message>
        <source>Steps of testing patients, AKI shape, with the policy network</source>
        <translation>Étapes simulées, forme AKI, avec le réseau de la stratégie</translation>
    </message>
    <message>
        <source>The same without the network</source>
        <translation>De même sans le réseau</translation>
    </message>
    <message>
        <source>Imputed rows, EMFlow, ferritin shape, 32 couplings</source>
        <translation>Lignes imputées, EMFlow, forme ferritine, 32 couplages</translation>
    </message>
    <message>
        <source>PPO samples × epochs, 2 × 128, batches of 128</source>
        <translation>Échantillons PPO × époques, 2 × 128, lots de 128</translation>
    </message>
    <message>
        <source>The same with a separate value network</source>
        <translation>De même avec un réseau de valeur séparé</translation>
    </message>
    <message>
        <source>Iterations of learning EMFlow, batches of 256</source>
        <translation>Itérations d’apprentissage d’EMFlow, lots de 256</translation>
    </message>
    <message>
        <source>Rows the classifier learns, ferritin shape</source>
        <translation>Lignes apprises par le classifieur, forme ferritine</translation>
    </message>
    <message>
        <source>Measuring; this takes about half a minute on a quiet machine.</source>
        <translation>Mesure en cours&#x202f;; environ une demi-minute sur une machine au repos.</translation>
    </message>
    <message>
        <source>Megabytes of CSV read</source>
        <translation>Mégaoctets de CSV lus</translation>
    </message>
    <message>
        <source>Speed on this machine, one thread, processor %1</source>
        <translation>Vitesse sur cette machine, un fil, processeur %1</translation>
    </message>
    <message>
        <source>PER SECOND, %1 REPETITIONS</source>
        <translation>PAR SECONDE, %1 RÉPÉTITIONS</translation>
    </message>
    <message>
        <source>SLOWEST</source>
        <translation>PLUS LENT</translation>
    </message>
    <message>
        <source>FASTEST</source>
        <translation>PLUS RAPIDE</translation>
    </message>
    <message>
        <source> · F1 %1</source>
        <translation> · F1 %1</translation>
    </message>
    <message>
        <source> · cost %1</source>
        <translation> · coût %1</translation>
    </message>
    <message>
        <source>SETTING</source>
        <translation>PARAMÈTRE</translation>
    </message>
    <message>
        <source>DEFAULT</source>
        <translation>DÉFAUT</translation>
    </message>
    <message>
        <source>MEANING</source>
        <translation>SIGNIFICATION</translation>
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
        <translation>Exemples&#xa0;:
  panelwise-cli train --cohort ferritin --lambda 5 --rho -0.005 --preset quick
  panelwise-cli train --cohort ferritin --lambda 5 --rho -0.005 --project f.panelwise    et la conserver
  panelwise-cli train --project f.panelwise --lambda 8 --rho -0.002        y ajouter une stratégie
  panelwise-cli train --project f.panelwise --resume                       après Ctrl+C ou une coupure de courant
  panelwise-cli train --project f.panelwise --continue --data new.csv      apprendre sur de nouveaux patients

La récompense d’un patient est de 1 pour un vrai négatif, de λ pour un cas détecté, et de ρ fois l’argent dépensé&#xa0;: avec
ρ -0.005, un bilan à 40 $ doit valoir un cinquième de vrai négatif. Un λ plus grand détecte plus de cas, un ρ plus
proche de 0 prescrit plus d’analyses.

Préréglages&#xa0;: quick (environ une minute pour 10&#x202f;000 patients), standard, paper (les paramètres publiés pour la tâche la
plus proche de celle-ci), paper-ferritin, paper-aki, paper-sepsis.

Ctrl+C arrête en une seconde et conserve la meilleure stratégie obtenue. Avec --project, tout est enregistré au fur et à
mesure&#xa0;: courbes, un point de sauvegarde toutes les 30&#x202f;s, et la stratégie. Un entraînement arrêté est repris avec --resume
et finit par la même stratégie qu’un entraînement ininterrompu.

Avec --folds 10, la stratégie est évaluée sur tous les patients&#xa0;: elle est réentraînée sans chaque bloc, qui sert alors à
l’évaluer, et une fois de plus avec tous. C’est elle que prennent export et evaluate&#x202f;; chaque bloc terminé est enregistré.

Les mêmes paramètres, patients et graine donnent la même stratégie. L’entraînement utilise un fil, quoi que dise --threads.
Dans un projet existant, --seed ne change pas quels patients servent à l’entraînement, à la validation et au test.

Paramètres pour --set NOM=VALEUR&#x202f;; les valeurs par défaut sont celles du préréglage standard&#xa0;:
%1

Champs du JSON&#xa0;: panelwise-cli help train
--seed, --threads et --json&#xa0;: voir panelwise-cli --help.</translation>
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
        <translation>Exemples&#xa0;:
  panelwise-cli evaluate --project f.panelwise --data other-clinic.csv
  panelwise-cli evaluate --project f.panelwise --run 2 --data other-clinic.csv --json
  panelwise-cli evaluate --project f.panelwise --point 3 --data other-clinic.csv
  panelwise-cli evaluate --project f.panelwise --data other-clinic.csv --recording mar

La stratégie reste inchangée et ne voit que ce qu’elle prescrit&#x202f;; les issues du fichier sont comparées ensuite. Le
fichier doit avoir les colonnes sur lesquelles elle a été entraînée. Les prix sont ceux de la tâche.
Avec peu de cas, une seule issue ou sans colonne d’issue, la stratégie est appliquée malgré tout, en signalant ce qui
ne peut pas être évalué. Ce qu’elle a fait pour chaque patient&#xa0;: panelwise-cli export --what patients --data F.csv.
Si des bilans qu’elle prescrit ne sont pas renseignés, --recording mar estime aussi ce qu’elle ferait s’ils l’étaient&#xa0;:
pondéré par la chance d’être renseigné, avec résultats complétés, et les deux à la fois (doublement robuste).

Champs du JSON&#xa0;: panelwise-cli help evaluate
--seed, --threads et --json&#xa0;: voir panelwise-cli --help.</translation>
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
        <translation>Exemples&#xa0;:
  panelwise-cli walk --project f.panelwise --patient 17
  panelwise-cli walk --project f.panelwise --point 1 --patient 17      la moins chère du front
  panelwise-cli walk --project f.panelwise --point 5 --patient 17 --cap 60   aucune facture au-dessus de 60 $
  panelwise-cli walk --project f.panelwise --data other-clinic.csv --patient 3

Montre chaque décision avec ce qui était connu, la probabilité de la maladie, les choix, le prix et les nouveaux
résultats&#x202f;; H et L signalent les valeurs au-dessus et au-dessous de l’intervalle de référence. L’issue réelle vient en
dernier&#x202f;; la stratégie ne la voit jamais.

Sans --run, --front ni --point&#xa0;: la stratégie entraînée la plus récente, sinon la meilleure du front le plus récent.

Champs du JSON&#xa0;: panelwise-cli help walk
--seed, --threads et --json&#xa0;: voir panelwise-cli --help.</translation>
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
        <translation>Exemples&#xa0;:
  panelwise-cli encoders --cohort ferritin
  panelwise-cli encoders --data clinic.csv --task clinic.task.json --set encoder.iterations=500

Des valeurs renseignées des patients de test sont cachées, chacune avec une chance de 20&#x202f;% ou par bilans entiers au
hasard, et chaque encodeur les estime d’après le reste. Les issues ne sont pas regardées. Erreurs, secondes et lignes par
seconde sont des moyennes sur les graines.

Champs du JSON&#xa0;: panelwise-cli help encoders
--seed, --threads et --json&#xa0;: voir panelwise-cli --help.</translation>
    </message>
    <message>
        <source>Medians of 5 repetitions on one thread; other programs at work make them smaller.

Fields of the JSON: panelwise-cli help bench
--threads and --json: see panelwise-cli --help.</source>
        <translation>Médianes de 5 répétitions sur un fil&#x202f;; d’autres programmes en cours les réduisent.

Champs du JSON&#xa0;: panelwise-cli help bench
--threads et --json&#xa0;: voir panelwise-cli --help.</translation>
    </message>
    <message>
        <source>%1 holds no training, so there is nothing to resume.</source>
        <translation>%1 ne contient aucun entraînement&#x202f;; il n’y a donc rien à reprendre.</translation>
    </message>
    <message>
        <source>It learns from %1; name that file with --data.</source>
        <translation>Elle apprend sur %1&#x202f;; indiquez ce fichier avec --data.</translation>
    </message>
    <message>
        <source>The patients or panels are not those it started with. Undo that change, or train a new policy.</source>
        <translation>Les patients ou les bilans ne sont plus ceux du début. Annulez cette modification, ou entraînez une nouvelle stratégie.</translation>
    </message>
    <message>
        <source>A policy that goes on learning keeps the shape of its networks. Leave as they were: %1.</source>
        <translation>Une stratégie qui continue d’apprendre garde la forme de ses réseaux. Laissez inchangé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>smddpo: all parts learn together; smddpo-pretrained: the classifier first</source>
        <translation>smddpo&#xa0;: toutes les parties apprennent ensemble&#x202f;; smddpo-pretrained&#xa0;: d’abord le classifieur</translation>
    </message>
    <message>
        <source>--resume takes the number of a trained policy or nothing, not “%1”.</source>
        <translation>--resume attend le numéro d’une stratégie entraînée ou rien, pas «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Take up training that was stopped: the policy of this number, or the newest one</source>
        <translation>Reprendre un entraînement arrêté&#xa0;: la stratégie de ce numéro, ou la plus récente</translation>
    </message>
    <message>
        <source>Let a policy of the project go on learning with the patients of --data</source>
        <translation>Laisser une stratégie du projet continuer d’apprendre avec les patients de --data</translation>
    </message>
    <message>
        <source>Which trained policy goes on; the newest one if not given</source>
        <translation>Quelle stratégie entraînée continue&#x202f;; la plus récente par défaut</translation>
    </message>
    <message>
        <source>Seconds between two checkpoints in the project; 30 if not given</source>
        <translation>Secondes entre deux points de sauvegarde dans le projet&#x202f;; 30 par défaut</translation>
    </message>
    <message>
        <source>a number of seconds</source>
        <translation>un nombre de secondes</translation>
    </message>
    <message>
        <source>A table with other patients</source>
        <translation>Table avec d’autres patients</translation>
    </message>
    <message>
        <source>What its columns mean; without it the project&apos;s own task</source>
        <translation>Signification de ses colonnes&#x202f;; à défaut, la tâche du projet</translation>
    </message>
    <message>
        <source>Which trained policy; the newest one if not given</source>
        <translation>Quelle stratégie entraînée&#x202f;; la plus récente par défaut</translation>
    </message>
    <message>
        <source>Most that may be spent on one patient: the policy orders nothing that would exceed it</source>
        <translation>Dépense maximale pour un patient&#xa0;: la stratégie ne prescrit rien qui la dépasserait</translation>
    </message>
    <message>
        <source>--resume needs the project that holds the policy: --project P.panelwise.</source>
        <translation>--resume nécessite le projet qui contient la stratégie&#xa0;: --project P.panelwise.</translation>
    </message>
    <message>
        <source>Resumed training keeps its settings. Leave out --lambda, --rho, --minimise, --method, --preset, --set and --seed.</source>
        <translation>Un entraînement repris garde ses paramètres. Omettez --lambda, --rho, --minimise, --method, --preset, --set et --seed.</translation>
    </message>
    <message>
        <source>Resumed training keeps the way it is judged. Leave out --folds and --repeats.</source>
        <translation>Un entraînement repris garde son mode d’évaluation. Omettez --folds et --repeats.</translation>
    </message>
    <message>
        <source>Resumed training keeps its patients. Leave out --cohort.</source>
        <translation>Un entraînement repris garde ses patients. Omettez --cohort.</translation>
    </message>
    <message>
        <source>--continue needs the project with the policy and the new patients: --project P.panelwise --data NEW.csv.</source>
        <translation>--continue nécessite le projet avec la stratégie et les nouveaux patients&#xa0;: --project P.panelwise --data NOUVEAU.csv.</translation>
    </message>
    <message>
        <source>A policy that goes on learning has seen patients before and cannot be judged on all of them. Leave out --folds and --repeats.</source>
        <translation>Une stratégie qui continue d’apprendre a déjà vu des patients et ne peut pas être évaluée sur tous. Omettez --folds et --repeats.</translation>
    </message>
    <message>
        <source>What a case found is worth, a correct negative being worth 1</source>
        <translation>Valeur d’un cas détecté, un vrai négatif valant 1</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>What one unit of money is worth, 0 or negative: -0.005 makes $200 as dear as a correct negative; one minute with --minimise time</source>
        <translation>Valeur d’une unité d’argent, 0 ou négative&#xa0;: avec -0.005, 200 $ coûtent autant qu’un vrai négatif&#x202f;; une minute avec --minimise time</translation>
    </message>
    <message>
        <source>--lambda says what a case found is worth, so it is 0 or more, such as --lambda 5.</source>
        <translation>--lambda dit ce que vaut un cas détecté&#xa0;: 0 ou plus, par exemple --lambda 5.</translation>
    </message>
    <message>
        <source>--rho says what money spent is worth, so it is 0 or negative, such as --rho -0.005.</source>
        <translation>--rho dit ce que vaut l’argent dépensé&#xa0;: 0 ou négatif, par exemple --rho -0.005.</translation>
    </message>
    <message>
        <source>%1; standard if not given</source>
        <translation>%1&#x202f;; standard par défaut</translation>
    </message>
    <message>
        <source>Any setting that the help of “train” lists; may be repeated</source>
        <translation>Tout paramètre énuméré par l’aide de «&#x202f;train&#x202f;»&#x202f;; peut être répété</translation>
    </message>
    <message>
        <source>Resamples for the 95 % intervals; 1,000 if not given, 0 for none</source>
        <translation>Rééchantillons pour les intervalles à 95&#x202f;%&#x202f;; 1&#x202f;000 par défaut, 0 pour aucun</translation>
    </message>
    <message>
        <source>What to spend little of: money, time, or both, an hour being worth this much money; as the study says if not given. Time needs the minutes of every panel</source>
        <translation>Ce qu’il faut économiser&#xa0;: money (argent), time (temps), ou les deux, une heure valant cette somme&#x202f;; par défaut selon l’étude. Le temps nécessite les minutes de chaque bilan</translation>
    </message>
    <message>
        <source>money, time, or an amount of money above 0 for an hour</source>
        <translation>money, time, ou une somme supérieure à 0 pour une heure</translation>
    </message>
    <message>
        <source>Train a policy: which panel next, or diagnose</source>
        <translation>Entraîner une stratégie&#xa0;: quel bilan ensuite, ou poser le diagnostic</translation>
    </message>
    <message>
        <source>The project to train in; with --cohort or --data a new one to write</source>
        <translation>Projet où entraîner&#x202f;; avec --cohort ou --data, un nouveau projet à écrire</translation>
    </message>
    <message>
        <source>--recording takes plain or mar, not “%1”.</source>
        <translation>--recording attend plain ou mar, pas «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>plain: the records as they are; mar: besides, what the figures would be if everything ordered were recorded, assuming that it is recorded at random given what was known</source>
        <translation>plain&#xa0;: les dossiers tels quels&#x202f;; mar&#xa0;: en plus, ce que seraient les chiffres si tout ce qui est prescrit était renseigné, en supposant que cela dépend du hasard compte tenu de ce qui était connu</translation>
    </message>
    <message>
        <source>Try a stored policy on other patients</source>
        <translation>Éprouver une stratégie enregistrée sur d’autres patients</translation>
    </message>
    <message>
        <source>The project that holds the policy</source>
        <translation>Le projet qui contient la stratégie</translation>
    </message>
    <message>
        <source>One patient&apos;s tests, step by step</source>
        <translation>Les analyses d’un patient, étape par étape</translation>
    </message>
    <message>
        <source>Which row of the data, counted from 1 without the header</source>
        <translation>Ligne des données, comptée à partir de 1 sans l’en-tête</translation>
    </message>
    <message>
        <source>Compare how well unknown values are estimated from known ones</source>
        <translation>Comparer l’estimation des valeurs inconnues d’après les valeurs connues</translation>
    </message>
    <message>
        <source>A project to take the patients from</source>
        <translation>Projet dont prendre les patients</translation>
    </message>
    <message>
        <source>How often each encoder is tried, with other values hidden; 3 if not given</source>
        <translation>Nombre d’essais de chaque encodeur, avec d’autres valeurs cachées&#x202f;; 3 par défaut</translation>
    </message>
    <message>
        <source>a whole number from 1 to 100</source>
        <translation>un nombre entier de 1 à 100</translation>
    </message>
    <message>
        <source>Measure the speed of each stage on this machine</source>
        <translation>Mesurer la vitesse de chaque phase sur cette machine</translation>
    </message>
    <message>
        <source>--checkpoint-every takes a number of seconds from 0 to 86400.</source>
        <translation>--checkpoint-every attend un nombre de secondes de 0 à 86400.</translation>
    </message>
    <message>
        <source>--resume takes up training that was stopped, --continue trains a new policy from an earlier one. Choose one of them.</source>
        <translation>--resume reprend un entraînement arrêté, --continue entraîne une nouvelle stratégie à partir d’une autre. Choisissez.</translation>
    </message>
    <message>
        <source>--run goes with --continue or, as a number, after --resume.</source>
        <translation>--run va avec --continue ou, sous forme de numéro, après --resume.</translation>
    </message>
    <message>
        <source>There are no patients to train on. Name one of --cohort NAME, --data F.csv or --project P.panelwise.</source>
        <translation>Il n’y a pas de patients sur lesquels entraîner. Indiquez --cohort NOM, --data F.csv ou --project P.panelwise.</translation>
    </message>
    <message>
        <source>Say what a case found and what money are worth: --lambda L --rho R, such as --lambda 5 --rho -0.005.</source>
        <translation>Indiquez ce que valent un cas détecté et l’argent&#xa0;: --lambda L --rho R, par exemple --lambda 5 --rho -0.005.</translation>
    </message>
    <message>
        <source>It takes %2, written --set %1=VALUE.</source>
        <translation>Il attend %2, écrit --set %1=VALEUR.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>Vouliez-vous dire %1&#x202f;?</translation>
    </message>
    <message>
        <source>Go on where it stopped: panelwise-cli train --project %1 --resume %2</source>
        <translation>Reprendre où cela s’est arrêté&#xa0;: panelwise-cli train --project %1 --resume %2</translation>
    </message>
    <message>
        <source>Step through a patient: panelwise-cli walk --project %1 --run %2 --patient 1</source>
        <translation>Suivre un patient&#xa0;: panelwise-cli walk --project %1 --run %2 --patient 1</translation>
    </message>
    <message>
        <source>SM-DDPO, %1: λ %2, ρ %3, seed %4</source>
        <translation>SM-DDPO, %1&#xa0;: λ %2, ρ %3, graine %4</translation>
    </message>
    <message>
        <source>Trained policy %1 in %2</source>
        <translation>Stratégie entraînée %1 dans %2</translation>
    </message>
    <message>
        <source>Goes on from trained policy %1</source>
        <translation>Continue à partir de la stratégie entraînée %1</translation>
    </message>
    <message>
        <source>Best on validation patients after %1 of %2 steps</source>
        <translation>Meilleure chez les patients de validation après %1 étapes sur %2</translation>
    </message>
    <message>
        <source>Figures, with 95 % intervals</source>
        <translation>Chiffres, avec intervalles à 95&#x202f;%</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>VALIDATION</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>VALIDATION</translation>
    </message>
    <message>
        <source>ALL PATIENTS</source>
        <translation>TOUS LES PATIENTS</translation>
    </message>
    <message>
        <source>Panels ordered, share of test patients</source>
        <translation>Bilans prescrits, part des patients de test</translation>
    </message>
    <message>
        <source>Most frequent orders, test patients</source>
        <translation>Prescriptions les plus fréquentes, patients de test</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>Temps&#xa0;: %1</translation>
    </message>
    <message>
        <source>State encoder %1 s, states %2 s, classifier %3 s, panel selector %4 s, evaluation %5 s</source>
        <translation>Encodeur d’état %1 s, états %2 s, classifieur %3 s, sélecteur de bilans %4 s, évaluation %5 s</translation>
    </message>
    <message>
        <source>%1 steps of testing patients, about %2 in a second</source>
        <translation>%1 étapes simulées, environ %2 par seconde</translation>
    </message>
    <message>
        <source>Stopped while it was judged on all patients. The policy itself is complete.</source>
        <translation>Arrêté pendant l’évaluation sur tous les patients. La stratégie elle-même est complète.</translation>
    </message>
    <message>
        <source>Stopped before the end; this is the best policy so far, after %1 steps.</source>
        <translation>Arrêté avant la fin&#x202f;; voici la meilleure stratégie obtenue, après %1 étapes.</translation>
    </message>
    <message>
        <source>Column “%1” is empty, so nobody knows who the cases are. The policy was applied to all patients, but how well it does cannot be said.</source>
        <translation>La colonne «&#x202f;%1&#x202f;» est vide&#x202f;; personne ne sait donc qui sont les cas. La stratégie a été appliquée à tous les patients, mais sa qualité ne peut pas être évaluée.</translation>
    </message>
    <message>
        <source>There is no column “%1”, so nobody knows who the cases are. The policy was applied to all patients, but how well it does cannot be said.</source>
        <translation>Il n’y a pas de colonne «&#x202f;%1&#x202f;»&#x202f;; personne ne sait donc qui sont les cas. La stratégie a été appliquée à tous les patients, mais sa qualité ne peut pas être évaluée.</translation>
    </message>
    <message>
        <source>What the policy did</source>
        <translation>Ce que la stratégie a fait</translation>
    </message>
    <message>
        <source>Patients: %1</source>
        <translation>Patients&#xa0;: %1</translation>
    </message>
    <message>
        <source>Diagnosed as cases: %1</source>
        <translation>Diagnostiqués cas&#xa0;: %1</translation>
    </message>
    <message>
        <source>Mean probability at the end: %1</source>
        <translation>Probabilité moyenne à la fin&#xa0;: %1</translation>
    </message>
    <message>
        <source>Mean cost: %1</source>
        <translation>Coût moyen&#xa0;: %1</translation>
    </message>
    <message>
        <source>Mean time until results: %1</source>
        <translation>Temps moyen jusqu’aux résultats&#xa0;: %1</translation>
    </message>
    <message>
        <source>Mean volume of blood: %1</source>
        <translation>Volume moyen de sang&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>The outcome of %Ln patients is not recorded. They are among the predictions, but not among the figures.</source>
        <translation>
            <numerusform>L’issue de %Ln patient n’est pas renseignée. Il figure dans les prédictions, mais pas dans les chiffres.</numerusform>
            <numerusform>L’issue de %Ln patients n’est pas renseignée. Ils figurent dans les prédictions, mais pas dans les chiffres.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of these patients is a case. F1, AUROC, AUPRC, AM, sensitivity and precision need some, so they are undefined.</source>
        <translation>Aucun de ces patients n’est un cas. F1, AUROC, AUPRC, AM, sensibilité et précision en exigent&#x202f;; ils ne sont donc pas définis.</translation>
    </message>
    <message>
        <source>All of these patients are cases. F1, AUROC, AUPRC, AM, specificity and precision need others too, so they are undefined.</source>
        <translation>Tous ces patients sont des cas. F1, AUROC, AUPRC, AM, spécificité et précision exigent aussi des non-cas&#x202f;; ils ne sont donc pas définis.</translation>
    </message>
    <message numerus="yes">
        <source>Only %Ln patients are cases, so the figures are uncertain: look at the intervals.</source>
        <translation>
            <numerusform>Seul %Ln patient est un cas&#x202f;; les chiffres sont donc incertains&#xa0;: regardez les intervalles.</numerusform>
            <numerusform>Seuls %Ln patients sont des cas&#x202f;; les chiffres sont donc incertains&#xa0;: regardez les intervalles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of these patients taught the policy. They are among the predictions, but not among the figures.</source>
        <translation>
            <numerusform>%Ln de ces patients a servi à l’apprentissage. Il figure dans les prédictions, mais pas dans les chiffres.</numerusform>
            <numerusform>%Ln de ces patients ont servi à l’apprentissage. Ils figurent dans les prédictions, mais pas dans les chiffres.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>PATIENTS WHO TAUGHT NOTHING</source>
        <translation>PATIENTS HORS APPRENTISSAGE</translation>
    </message>
    <message>
        <source>PATIENTS WITH AN OUTCOME</source>
        <translation>PATIENTS AVEC UNE ISSUE</translation>
    </message>
    <message>
        <source>Panels ordered, share of patients</source>
        <translation>Bilans prescrits, part des patients</translation>
    </message>
    <message>
        <source>Most frequent orders</source>
        <translation>Prescriptions les plus fréquentes</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>case</source>
        <translation>cas</translation>
    </message>
    <message>
        <source>no case</source>
        <translation>non-cas</translation>
    </message>
    <message>
        <source>Patient in row %1 of %2, %3</source>
        <translation>Patient de la ligne %1 de %2, %3</translation>
    </message>
    <message>
        <source>Known before any test</source>
        <translation>Connu avant toute analyse</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>not measured in this patient</source>
        <translation>non mesuré chez ce patient</translation>
    </message>
    <message>
        <source>reference %1</source>
        <translation>référence %1</translation>
    </message>
    <message>
        <source>%1 of %2 values</source>
        <translation>%1 valeurs sur %2</translation>
    </message>
    <message>
        <source>Known: %1, no panel yet</source>
        <translation>Connu&#xa0;: %1, encore aucun bilan</translation>
    </message>
    <message>
        <source>Known: %1, with %2</source>
        <translation>Connu&#xa0;: %1, avec %2</translation>
    </message>
    <message>
        <source>%1 and %2 together</source>
        <translation>%1 et %2 ensemble</translation>
    </message>
    <message>
        <source>diagnose %1</source>
        <translation>diagnostiquer %1</translation>
    </message>
    <message>
        <source>Step %1: diagnose %2</source>
        <translation>Étape %1&#xa0;: diagnostiquer %2</translation>
    </message>
    <message>
        <source>Step %1: order %2 for %3, at the same time</source>
        <translation>Étape %1&#xa0;: prescrire %2 pour %3, en même temps</translation>
    </message>
    <message>
        <source>Step %1: order %2 for %3, together with %4</source>
        <translation>Étape %1&#xa0;: prescrire %2 pour %3, avec %4</translation>
    </message>
    <message>
        <source>Step %1: order %2 for %3</source>
        <translation>Étape %1&#xa0;: prescrire %2 pour %3</translation>
    </message>
    <message>
        <source>%1 of waiting</source>
        <translation>%1 d’attente</translation>
    </message>
    <message>
        <source>Decided with the step before, when none of its results were known.</source>
        <translation>Décidé avec l’étape précédente, quand aucun de ses résultats n’était connu.</translation>
    </message>
    <message>
        <source>Bill so far: %1</source>
        <translation>Facture à ce stade&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nothing new: every value of this panel was known already.</source>
        <translation>Rien de nouveau&#xa0;: toutes les valeurs de ce bilan étaient déjà connues.</translation>
    </message>
    <message>
        <source>Probability of the outcome: %1</source>
        <translation>Probabilité de l’issue&#xa0;: %1</translation>
    </message>
    <message>
        <source>Choices: %1</source>
        <translation>Choix&#xa0;: %1</translation>
    </message>
    <message>
        <source>Choices, by expected reward: %1</source>
        <translation>Choix, par récompense attendue&#xa0;: %1</translation>
    </message>
    <message>
        <source>Diagnosis: %1, at a probability of %2, after %3 for %4</source>
        <translation>Diagnostic&#xa0;: %1, avec une probabilité de %2, après %3 pour %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln panels</source>
        <translation>
            <numerusform>%Ln bilan</numerusform>
            <numerusform>%Ln bilans</numerusform>
        </translation>
    </message>
    <message>
        <source>The true outcome is not recorded, so nobody can say whether this is right.</source>
        <translation>L’issue réelle n’est pas renseignée&#x202f;; personne ne peut donc dire si c’est exact.</translation>
    </message>
    <message>
        <source>What the policy never saw: the true outcome is %1. The diagnosis was %2.</source>
        <translation>Ce que la stratégie n’a jamais vu&#xa0;: l’issue réelle est %1. Le diagnostic était %2.</translation>
    </message>
    <message>
        <source>right</source>
        <translation>exact</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>faux</translation>
    </message>
    <message>
        <source>F1 FOR AS MUCH</source>
        <translation>F1 AU MÊME COÛT</translation>
    </message>
    <message>
        <source>Write a copy of a project that may be given to others</source>
        <translation>Écrire une copie d’un projet qui peut être donnée à d’autres</translation>
    </message>
    <message>
        <source>The project to copy; it stays as it is</source>
        <translation>Le projet à copier ; il reste tel quel</translation>
    </message>
    <message>
        <source>What the copy goes without; identifiers where nothing is said</source>
        <translation>Ce que la copie omet ; identifiers (identifiants) si rien n’est précisé</translation>
    </message>
    <message>
        <source>identifiers, rows or patients</source>
        <translation>identifiers, rows ou patients</translation>
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
        <translation>Exemples :
  panelwise-cli share --project f.panelwise --out colleague.panelwise
  panelwise-cli share --project f.panelwise --out paper.panelwise --without rows

Sans identifiants (identifiers) : les colonnes que l’étude n’utilise pas sont omises, et les patients à plusieurs
lignes sont distingués par des numéros. Dates et résultats restent et peuvent permettre de reconnaître quelqu’un.
Sans lignes (rows) : restent stratégies, fronts, tableaux et courbes, et rien sur un patient en particulier.
Les stratégies contiennent des seuils appris sur des patients, par exemple ferritine inférieure à 14.5.
Sans patients (patients) : restent bilans, prix et règles, et rien de ce qui a été appris.

Champs du JSON : panelwise-cli help share
--json : voir panelwise-cli --help.</translation>
    </message>
    <message>
        <source>%1 holds no policy called “%2”.</source>
        <translation>%1 ne contient aucune stratégie nommée « %2 ».</translation>
    </message>
    <message>
        <source>“panelwise-cli inspect --project %1” lists fronts and trained policies; P1-3 is point 3 of front 1, T-2 trained policy 2.</source>
        <translation>« panelwise-cli inspect --project %1 » énumère les fronts et les stratégies entraînées ; P1-3 est le point 3 du front 1, T-2 la stratégie entraînée 2.</translation>
    </message>
    <message>
        <source>%1 is dominated by another policy of front %2. Name one that is on it.</source>
        <translation>%1 est dominée par une autre stratégie du front %2. Indiquez-en une qui s’y trouve.</translation>
    </message>
    <message>
        <source>Examples:
  panelwise-cli exam make --project f.panelwise --cases 8 --minutes 30 --out week3.exam.json
  panelwise-cli exam make --project f.panelwise --rows 12,17,40 --budget 60 --out week3.exam.json
  panelwise-cli exam gather returned --key week3.exam-key.json --out marks.csv

“make” writes the file for students, which holds no outcomes, and its key, which stays with the teacher.
“gather” reads every *.exam.json of a folder and marks it: the value of each diagnosis less the bill, in the
reward of the policy that the exam was made with. Format and JSON: panelwise-cli help exam</source>
        <translation>Exemples :
  panelwise-cli exam make --project f.panelwise --cases 8 --minutes 30 --out week3.exam.json
  panelwise-cli exam make --project f.panelwise --rows 12,17,40 --budget 60 --out week3.exam.json
  panelwise-cli exam gather returned --key week3.exam-key.json --out marks.csv

« make » écrit le fichier des étudiants, sans les issues, et sa clé, qui reste chez l’enseignant.
« gather » lit chaque *.exam.json d’un dossier et le note : la valeur de chaque diagnostic moins la facture, selon la
récompense de la stratégie avec laquelle l’examen a été fait. Format et JSON : panelwise-cli help exam</translation>
    </message>
    <message>
        <source>Cases for a class: make a file, mark what comes back</source>
        <translation>Cas pour une classe : faire un fichier, noter ce qui revient</translation>
    </message>
    <message>
        <source>make or gather</source>
        <translation>make ou gather</translation>
    </message>
    <message>
        <source>With gather: where the files of students are</source>
        <translation>Avec gather : où se trouvent les fichiers des étudiants</translation>
    </message>
    <message>
        <source>With make: the project that holds patients and policy</source>
        <translation>Avec make : le projet qui contient les patients et la stratégie</translation>
    </message>
    <message>
        <source>Rows of the data, separated by commas</source>
        <translation>Lignes des données, séparées par des virgules</translation>
    </message>
    <message>
        <source>Instead of --rows: so many test patients by chance, half of them ill; 8 if not given</source>
        <translation>Au lieu de --rows : autant de patients de test pris au hasard, dont la moitié malades ; 8 par défaut</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>Heading of the exam</source>
        <translation>Titre de l’examen</translation>
    </message>
    <message>
        <source>Time for all cases together</source>
        <translation>Temps pour tous les cas ensemble</translation>
    </message>
    <message>
        <source>--budget takes an amount of 0 or more, not “%1”.</source>
        <translation>--budget attend un montant de 0 ou plus, pas « %1 ».</translation>
    </message>
    <message>
        <source>Most that may be spent on one case</source>
        <translation>Montant maximal à dépenser pour un cas</translation>
    </message>
    <message>
        <source>make: the file for students; gather: a CSV file</source>
        <translation>make : le fichier des étudiants ; gather : un fichier CSV</translation>
    </message>
    <message>
        <source>The teacher&apos;s key; make puts it beside the exam if not given</source>
        <translation>La clé de l’enseignant ; par défaut, make la place à côté de l’examen</translation>
    </message>
    <message>
        <source>With gather: numbers instead of names of students and files</source>
        <translation>Avec gather : des numéros au lieu des noms d’étudiants et de fichiers</translation>
    </message>
    <message>
        <source>exam takes make or gather, not “%1”.</source>
        <translation>exam attend make ou gather, pas « %1 ».</translation>
    </message>
    <message>
        <source>There is nothing to gather. Name the folder with the files of students.</source>
        <translation>Il n’y a rien à rassembler. Indiquez le dossier des fichiers des étudiants.</translation>
    </message>
    <message>
        <source>Without its key an exam cannot be marked. Give it with --key.</source>
        <translation>Sans sa clé, un examen ne peut être noté. Indiquez-la avec --key.</translation>
    </message>
    <message>
        <source>“exam make” takes no folder. Name the file for students with --out.</source>
        <translation>« exam make » ne prend pas de dossier. Indiquez le fichier des étudiants avec --out.</translation>
    </message>
    <message>
        <source>An exam is made from a project that holds a policy: --project P.panelwise.</source>
        <translation>Un examen se fait à partir d’un projet qui contient une stratégie : --project P.panelwise.</translation>
    </message>
    <message>
        <source>Name the file for students with --out; its name ends with .exam.json.</source>
        <translation>Indiquez le fichier des étudiants avec --out ; son nom se termine par .exam.json.</translation>
    </message>
    <message>
        <source>--rows and --cases exclude each other.</source>
        <translation>--rows et --cases s’excluent.</translation>
    </message>
    <message>
        <source>--cases takes a whole number from 1 to 200.</source>
        <translation>--cases attend un nombre entier de 1 à 200.</translation>
    </message>
    <message>
        <source>--minutes takes a whole number from 1 to 1,440.</source>
        <translation>--minutes attend un nombre entier de 1 à 1440.</translation>
    </message>
    <message>
        <source>STUDENT</source>
        <translation>ÉTUDIANT</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FICHIER</translation>
    </message>
    <message>
        <source>RIGHT</source>
        <translation>CORRECTS</translation>
    </message>
    <message>
        <source>FOUND</source>
        <translation>DÉTECTÉS</translation>
    </message>
    <message>
        <source>BILL</source>
        <translation>FACTURE</translation>
    </message>
    <message>
        <source>SCORE</source>
        <translation>POINTS</translation>
    </message>
    <message>
        <source>STATE</source>
        <translation>ÉTAT</translation>
    </message>
    <message>
        <source>policy</source>
        <translation>stratégie</translation>
    </message>
    <message>
        <source>There are %1 ill and %2 other test patients, too few for %3 cases. Ask for fewer.</source>
        <translation>Il y a %1 patients de test malades et %2 autres, trop peu pour %3 cas. Demandez-en moins.</translation>
    </message>
    <message>
        <source>The outcome of row %1 is not recorded, so nobody could be right about it.</source>
        <translation>L’issue de la ligne %1 n’est pas renseignée ; personne ne pourrait donc avoir raison.</translation>
    </message>
    <message>
        <source>Row %1 is named twice.</source>
        <translation>La ligne %1 est indiquée deux fois.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n case(s) for students, without outcomes.</source>
        <translation>
            <numerusform>%1 : %n cas pour les étudiants, sans issue.</numerusform>
            <numerusform>%1 : %n cas pour les étudiants, sans les issues.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the key. Keep it: without it nothing can be marked.</source>
        <translation>%1 : la clé. Gardez-la : sans elle, rien ne peut être noté.</translation>
    </message>
    <message>
        <source>The policy on the front, by rising mean cost from 1, or by its name; in a picture of the front it is marked</source>
        <translation>La stratégie sur le front, par coût moyen croissant à partir de 1, ou son nom ; sur une image du front, elle est marquée</translation>
    </message>
    <message>
        <source>Copy written to %1</source>
        <translation>Copie écrite dans %1</translation>
    </message>
    <message>
        <source>Columns left out: %1</source>
        <translation>Colonnes omises : %1</translation>
    </message>
    <message>
        <source>Numbers instead of what they held: %1</source>
        <translation>Numéros au lieu du contenu : %1</translation>
    </message>
    <message>
        <source>In it: rows of patients %1, training runs %2, fronts %3, tables %4</source>
        <translation>Contenu : lignes de patients %1, entraînements %2, fronts %3, tableaux %4</translation>
    </message>
    <message>
        <source>Note: %1 may tell who somebody is and stays, because the study uses it.</source>
        <translation>Remarque : %1 peut révéler l’identité d’une personne et reste, car l’étude l’utilise.</translation>
    </message>
    <message>
        <source>There is no setting “%1”. Those of a front: %2. Those of a sweep are in the help of “train”.</source>
        <translation>Il n’y a pas de réglage « %1 ». Ceux d’un front : %2. Ceux d’un balayage sont dans l’aide de « train ».</translation>
    </message>
    <message>
        <source>It takes a number from %1 to %2 and is %3 if not set; write --set %4=VALUE.</source>
        <translation>Il attend un nombre de %1 à %2 et vaut %3 par défaut ; écrivez --set %4=VALUE.</translation>
    </message>
    <message>
        <source>Instead of --run: a policy of the front, 1 is the cheapest; where the project holds no front, the trained policies by mean cost. Or the name of a policy</source>
        <translation>Au lieu de --run : une stratégie du front, 1 est la moins chère ; si le projet ne contient pas de front, les stratégies entraînées par coût moyen. Ou le nom d’une stratégie</translation>
    </message>
    <message>
        <source>Give a policy a name of your own</source>
        <translation>Donner à une stratégie un nom à vous</translation>
    </message>
    <message>
        <source>The new name, at most %1 letters; &quot;&quot; for the one that the program gives</source>
        <translation>Le nouveau nom, %1 caractères au plus ; &quot;&quot; pour celui que donne le programme</translation>
    </message>
    <message>
        <source>The name is used wherever the policy is shown or written, and --policy and --point take it.

  panelwise-cli rename --project f.panelwise --policy P1-35 --name &quot;Clinic A&quot;
  panelwise-cli walk --project f.panelwise --policy &quot;Clinic A&quot; --patient 1</source>
        <translation>Le nom sert partout où la stratégie est montrée ou écrite ; --policy et --point l’acceptent.

  panelwise-cli rename --project f.panelwise --policy P1-35 --name &quot;Clinic A&quot;
  panelwise-cli walk --project f.panelwise --policy &quot;Clinic A&quot; --patient 1</translation>
    </message>
    <message>
        <source>Policy %1 is called %2 now.</source>
        <translation>La stratégie %1 s’appelle maintenant %2.</translation>
    </message>
    <message>
        <source>Note: only %1 are free where %2 is kept. Make room before the disk is full: the work waits then.</source>
        <translation>Remarque : il ne reste que %1 là où se trouve %2. Libérez de la place avant que le disque soit plein : le travail attend alors.</translation>
    </message>
    <message>
        <source>The disk is full where %1 is kept. The work goes on as soon as there is room; Ctrl+C ends it with what is stored.</source>
        <translation>Le disque où se trouve %1 est plein. Le travail continue dès qu’il y a de la place ; Ctrl+C l’arrête avec ce qui est enregistré.</translation>
    </message>
    <message>
        <source>There is room again; the work goes on.</source>
        <translation>Il y a de nouveau de la place ; le travail continue.</translation>
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
        <translation>Exemples&#xa0;:
  panelwise-cli plan front --cohort ferritin --folds 10 --out study
  panelwise-cli plan train --project f.panelwise --lambda 5 --rho -0.003 --seeds 20 --out study
  bash study/submit.sh                                       avec Slurm
  panelwise-cli work study --all --jobs 2                    ou sur cet ordinateur
  seq 12 | parallel -S node1,node2 panelwise-cli work study --task {}   ou par SSH
  panelwise-cli status study --watch
  panelwise-cli gather study --project f.panelwise

DIR reçoit un instantané des patients, la liste des tâches et submit.sh, et doit être visible de tous les ordinateurs.
Les options de l’étude sont celles de front, train, baselines et encoders.

Champs du JSON, et contenu de DIR&#xa0;: panelwise-cli help plan</translation>
    </message>
    <message>
        <source>Folder of the plan</source>
        <translation>Dossier du plan</translation>
    </message>
    <message>
        <source>Deal a study into tasks for many computers</source>
        <translation>Répartir une étude en tâches pour plusieurs ordinateurs</translation>
    </message>
    <message>
        <source>Folder for the plan, new or empty</source>
        <translation>Dossier du plan, nouveau ou vide</translation>
    </message>
    <message>
        <source>Of train: so many policies, from --seed on; 1 if not given</source>
        <translation>Pour train&#xa0;: nombre de stratégies, à partir de --seed&#xa0;; 1 par défaut</translation>
    </message>
    <message>
        <source>About how long a task should take; 10 if not given</source>
        <translation>Durée approximative d’une tâche&#xa0;; 10 par défaut</translation>
    </message>
    <message>
        <source>Slurm&apos;s partition; its usual one if not given</source>
        <translation>Partition de Slurm&#xa0;; celle par défaut si rien n’est indiqué</translation>
    </message>
    <message>
        <source>Slurm&apos;s account</source>
        <translation>Compte Slurm</translation>
    </message>
    <message>
        <source>A line for the shell of a node: module load panelwise</source>
        <translation>Une ligne pour le shell d’un nœud&#xa0;: module load panelwise</translation>
    </message>
    <message>
        <source>Before the program: apptainer exec panelwise.sif</source>
        <translation>Avant le programme&#xa0;: apptainer exec panelwise.sif</translation>
    </message>
    <message>
        <source>The program on the nodes; this one if not given</source>
        <translation>Le programme sur les nœuds&#xa0;; celui-ci par défaut</translation>
    </message>
    <message>
        <source>Do one task of a plan, or all that are left</source>
        <translation>Exécuter une tâche d’un plan, ou toutes celles qui restent</translation>
    </message>
    <message>
        <source>Its number, from 1</source>
        <translation>Son numéro, à partir de 1</translation>
    </message>
    <message>
        <source>All tasks that are not done yet</source>
        <translation>Toutes les tâches qui ne sont pas encore terminées</translation>
    </message>
    <message>
        <source>With --all: so many at once; 1 if not given</source>
        <translation>Avec --all&#xa0;: nombre de tâches simultanées&#xa0;; 1 par défaut</translation>
    </message>
    <message>
        <source>Only if the plan is still this one; submit.sh says it</source>
        <translation>Seulement si le plan est toujours celui-ci&#xa0;; submit.sh l’indique</translation>
    </message>
    <message>
        <source>Seconds between checkpoints; 30 if not given</source>
        <translation>Secondes entre les points de sauvegarde&#xa0;; 30 par défaut</translation>
    </message>
    <message>
        <source>Example:
  panelwise-cli work study --all --jobs 2

What was done is not done again, and what was begun goes on from its last checkpoint, on any computer.

Fields of the JSON: panelwise-cli help work</source>
        <translation>Exemple&#xa0;:
  panelwise-cli work study --all --jobs 2

Ce qui est terminé n’est pas refait, et ce qui est commencé reprend à son dernier point de sauvegarde, sur n’importe quel ordinateur.

Champs du JSON&#xa0;: panelwise-cli help work</translation>
    </message>
    <message>
        <source>How far the tasks of a plan are, by its files</source>
        <translation>Avancement des tâches d’un plan, d’après ses fichiers</translation>
    </message>
    <message>
        <source>Go on showing it until all is done</source>
        <translation>Continuer l’affichage jusqu’à ce que tout soit terminé</translation>
    </message>
    <message>
        <source>Example:
  panelwise-cli status study --watch

Fields of the JSON: panelwise-cli help status</source>
        <translation>Exemple&#xa0;:
  panelwise-cli status study --watch

Champs du JSON&#xa0;: panelwise-cli help status</translation>
    </message>
    <message>
        <source>Put the results of a plan into a project</source>
        <translation>Mettre les résultats d’un plan dans un projet</translation>
    </message>
    <message>
        <source>The project; made where there is none</source>
        <translation>Le projet&#xa0;; créé s’il n’existe pas</translation>
    </message>
    <message>
        <source>Example:
  panelwise-cli gather study --project f.panelwise

May be repeated, also while tasks are at work: what is there already is left alone.

Fields of the JSON: panelwise-cli help gather</source>
        <translation>Exemple&#xa0;:
  panelwise-cli gather study --project f.panelwise

Peut être répété, même pendant que des tâches sont en cours&#xa0;: ce qui est déjà là n’est pas modifié.

Champs du JSON&#xa0;: panelwise-cli help gather</translation>
    </message>
    <message>
        <source>Submit the tasks that are missing once more</source>
        <translation>Soumettre à nouveau les tâches manquantes</translation>
    </message>
    <message>
        <source>Only say what would be submitted</source>
        <translation>Indiquer seulement ce qui serait soumis</translation>
    </message>
    <message>
        <source>Example:
  panelwise-cli resubmit study

With more time or memory where that was the cause.

Fields of the JSON: panelwise-cli help resubmit</source>
        <translation>Exemple&#xa0;:
  panelwise-cli resubmit study

Avec plus de temps ou de mémoire si c’en était la cause.

Champs du JSON&#xa0;: panelwise-cli help resubmit</translation>
    </message>
    <message>
        <source>Name a folder for the plan with --out DIR.</source>
        <translation>Indiquez un dossier pour le plan avec --out DIR.</translation>
    </message>
    <message>
        <source>A plan is of a new study. Leave out --resume, --continue, --front and --budget.</source>
        <translation>Un plan concerne une nouvelle étude. Omettez --resume, --continue, --front et --budget.</translation>
    </message>
    <message>
        <source>A plan takes its patients from one place, and writes no project. Leave out --project here, and give it to “panelwise-cli gather”.</source>
        <translation>Un plan prend ses patients à un seul endroit, et n’écrit pas de projet. Omettez --project ici, et donnez-le à «&#xa0;panelwise-cli gather ».</translation>
    </message>
    <message>
        <source>--seeds takes a number from 1 to 100000.</source>
        <translation>--seeds attend un nombre de 1 à 100000.</translation>
    </message>
    <message>
        <source>--seeds in this place belongs to “plan train”.</source>
        <translation>--seeds à cet endroit va avec «&#xa0;plan train ».</translation>
    </message>
    <message>
        <source>--minutes-per-task takes a number from 0 to 10000.</source>
        <translation>--minutes-per-task attend un nombre de 0 à 10000.</translation>
    </message>
    <message>
        <source>Say which tasks: --task N, or --all.</source>
        <translation>Indiquez quelles tâches&#xa0;: --task N, ou --all.</translation>
    </message>
    <message>
        <source>--jobs goes with --all and takes a number from 1 to 1024.</source>
        <translation>--jobs va avec --all et attend un nombre de 1 à 1024.</translation>
    </message>
    <message>
        <source>There is no plan in %1.</source>
        <translation>Il n’y a pas de plan dans %1.</translation>
    </message>
    <message>
        <source>Make one with “panelwise-cli plan”, or name the folder that holds plan.json.</source>
        <translation>Faites-en un avec «&#xa0;panelwise-cli plan », ou indiquez le dossier qui contient plan.json.</translation>
    </message>
    <message>
        <source>%1 holds a plan already, and a plan is never changed.</source>
        <translation>%1 contient déjà un plan, et un plan n’est jamais modifié.</translation>
    </message>
    <message>
        <source>Choose another folder for this one.</source>
        <translation>Choisissez un autre dossier pour celui-ci.</translation>
    </message>
    <message>
        <source>plan.json in %1 was changed or cut short after it was written.</source>
        <translation>plan.json dans %1 a été modifié ou tronqué après son écriture.</translation>
    </message>
    <message>
        <source>Put the original back, or make a new plan.</source>
        <translation>Remettez l’original, ou faites un nouveau plan.</translation>
    </message>
    <message>
        <source>The plan in %1 is not the one that was submitted.</source>
        <translation>Le plan dans %1 n’est pas celui qui a été soumis.</translation>
    </message>
    <message>
        <source>Cancel these tasks, and submit the plan that is there now.</source>
        <translation>Annulez ces tâches, et soumettez le plan qui s’y trouve maintenant.</translation>
    </message>
    <message>
        <source>This plan is for PanelWise %1, and this is %2. Another version may compute something else.</source>
        <translation>Ce plan est pour PanelWise %1, et ceci est la version %2. Une autre version peut calculer autre chose.</translation>
    </message>
    <message>
        <source>Use version %1 on every computer, or make the plan again.</source>
        <translation>Utilisez la version %1 sur tous les ordinateurs, ou refaites le plan.</translation>
    </message>
    <message>
        <source>The snapshot in %1 holds other patients than the plan.</source>
        <translation>L’instantané dans %1 contient d’autres patients que le plan.</translation>
    </message>
    <message>
        <source>Make a new plan.</source>
        <translation>Faites un nouveau plan.</translation>
    </message>
    <message>
        <source>%1 holds other patients, panels or another split than the plan.</source>
        <translation>%1 contient d’autres patients, d’autres bilans ou une autre répartition que le plan.</translation>
    </message>
    <message>
        <source>Gather into the project the plan was made from, or into a new one.</source>
        <translation>Rassemblez les résultats dans le projet d’où vient le plan, ou dans un nouveau.</translation>
    </message>
    <message>
        <source>There is no task %1. The plan has the tasks 1 to %2.</source>
        <translation>Il n’y a pas de tâche %1. Le plan a les tâches 1 à %2.</translation>
    </message>
    <message>
        <source>Say where to put the results: --project P.panelwise.</source>
        <translation>Indiquez où mettre les résultats&#xa0;: --project P.panelwise.</translation>
    </message>
    <message>
        <source>a front</source>
        <translation>front</translation>
    </message>
    <message>
        <source>training</source>
        <translation>entraînement</translation>
    </message>
    <message>
        <source>a table of systems</source>
        <translation>tableau de comparateurs</translation>
    </message>
    <message>
        <source>a comparison of encoders</source>
        <translation>comparaison d’encodeurs</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêtée</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échouée</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>sans nouvelles</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>endommagée</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>pas commencée</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>%1 effectué</translation>
    </message>
    <message>
        <source>its time was up; it goes on from its checkpoint</source>
        <translation>son temps était écoulé&#xa0;; elle reprend à son point de sauvegarde</translation>
    </message>
    <message>
        <source>it was stopped; it goes on from its checkpoint</source>
        <translation>elle a été arrêtée&#xa0;; elle reprend à son point de sauvegarde</translation>
    </message>
    <message>
        <source>not heard of for %1: killed, or its computer is gone; it goes on from its checkpoint</source>
        <translation>sans nouvelles depuis %1&#xa0;: interrompue, ou son ordinateur a disparu&#xa0;; elle reprend à son point de sauvegarde</translation>
    </message>
    <message>
        <source>its result is cut short, altered, or of another plan or version; it is done again</source>
        <translation>son résultat est tronqué, modifié, ou d’un autre plan ou d’une autre version&#xa0;; elle est refaite</translation>
    </message>
    <message numerus="yes">
        <source>Gathering the results of %Ln tasks</source>
        <translation>
            <numerusform>Rassemblement des résultats de %Ln tâche</numerusform>
            <numerusform>Rassemblement des résultats de %Ln tâches</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 pieces</source>
        <translation>%1 parties sur %2</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>rien pour l’instant</translation>
    </message>
    <message>
        <source>number %1 of the project, %2</source>
        <translation>numéro %1 du projet, %2</translation>
    </message>
    <message>
        <source>number %1 of the project, finished</source>
        <translation>numéro %1 du projet, fini</translation>
    </message>
    <message>
        <source>number %1 of the project, finished before</source>
        <translation>numéro %1 du projet, déjà fini</translation>
    </message>
    <message>
        <source>Gathered: %1</source>
        <translation>Rassemblé&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>  and %Ln more</source>
        <translation>
            <numerusform>  et %Ln autre</numerusform>
            <numerusform>  et %Ln autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tasks are missing:</source>
        <translation>
            <numerusform>%Ln tâche manque&#xa0;:</numerusform>
            <numerusform>%Ln tâches manquent&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>Once more: panelwise-cli resubmit %1</source>
        <translation>À nouveau&#xa0;: panelwise-cli resubmit %1</translation>
    </message>
    <message>
        <source>Plan of %1: %2 patients, %3 columns</source>
        <translation>Plan (%1)&#xa0;: %2 patients, %3 colonnes</translation>
    </message>
    <message>
        <source>  %1 in %2, expected to take about %3 of one core in all</source>
        <translation>  %1 en %2, environ %3 d’un cœur au total selon les prévisions</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pieces</source>
        <translation>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tasks</source>
        <translation>
            <numerusform>%Ln tâche</numerusform>
            <numerusform>%Ln tâches</numerusform>
        </translation>
    </message>
    <message>
        <source>  The snapshot, %1 kB, holds the columns that the study uses, and no others.</source>
        <translation>  L’instantané, %1 ko, contient les colonnes que l’étude utilise, et aucune autre.</translation>
    </message>
    <message>
        <source>  The snapshot, %1 kB, goes without %2.</source>
        <translation>  L’instantané, %1 ko, se passe de %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns that the study does not use</source>
        <translation>
            <numerusform>%Ln colonne que l’étude n’utilise pas</numerusform>
            <numerusform>%Ln colonnes que l’étude n’utilise pas</numerusform>
        </translation>
    </message>
    <message>
        <source>On a cluster with Slurm:  bash %1</source>
        <translation>Cluster avec Slurm&#xa0;:      bash %1</translation>
    </message>
    <message>
        <source>On this computer:         panelwise-cli work %1 --all --jobs 2</source>
        <translation>Sur cet ordinateur&#xa0;:      panelwise-cli work %1 --all --jobs 2</translation>
    </message>
    <message>
        <source>How far it is:            panelwise-cli status %1 --watch</source>
        <translation>Avancement&#xa0;:              panelwise-cli status %1 --watch</translation>
    </message>
    <message>
        <source>Bring it home:            panelwise-cli gather %1 --project P.panelwise</source>
        <translation>Rassembler le tout&#xa0;:      panelwise-cli gather %1 --project P.panelwise</translation>
    </message>
    <message>
        <source>The tasks could not be submitted: %1</source>
        <translation>Les tâches n’ont pas pu être soumises&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nothing is missing: every task is done or running.</source>
        <translation>Rien ne manque&#xa0;: chaque tâche est terminée ou en cours.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tasks once more: %1</source>
        <translation>
            <numerusform>%Ln tâche à nouveau&#xa0;: %1</numerusform>
            <numerusform>%Ln tâches à nouveau&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>  with more time, since that of %Ln tasks was up</source>
        <translation>
            <numerusform>  avec plus de temps, car celui de %Ln tâche était écoulé</numerusform>
            <numerusform>  avec plus de temps, car celui de %Ln tâches était écoulé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>  with more memory, since %Ln tasks had too little</source>
        <translation>
            <numerusform>  avec plus de mémoire, car %Ln tâche en avait trop peu</numerusform>
            <numerusform>  avec plus de mémoire, car %Ln tâches en avaient trop peu</numerusform>
        </translation>
    </message>
    <message>
        <source>Submitted as %1.</source>
        <translation>Soumis&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Not submitted: type that where sbatch is.</source>
        <translation>Non soumis&#xa0;: saisissez cela là où se trouve sbatch.</translation>
    </message>
    <message>
        <source>Plan of %1 in %2</source>
        <translation>Plan (%1) dans %2</translation>
    </message>
    <message numerus="yes">
        <source>  and %Ln more tasks</source>
        <translation>
            <numerusform>  et %Ln autre tâche</numerusform>
            <numerusform>  et %Ln autres tâches</numerusform>
        </translation>
    </message>
    <message>
        <source>Task %1 was done already.</source>
        <translation>La tâche %1 était déjà terminée.</translation>
    </message>
    <message>
        <source>Task %1 failed: %2</source>
        <translation>La tâche %1 a échoué&#xa0;: %2</translation>
    </message>
    <message>
        <source>Task %1 is done after %2.</source>
        <translation>La tâche %1 est terminée après %2.</translation>
    </message>
    <message>
        <source>Task %1 was stopped at %2; it goes on from there.</source>
        <translation>La tâche %1 a été arrêtée à %2&#xa0;; elle reprend de là.</translation>
    </message>
    <message>
        <source>%1 of %2 tasks</source>
        <translation>%1 tâches sur %2</translation>
    </message>
    <message>
        <source>%1 done now, %2 before, %3 failed, %4 stopped</source>
        <translation>%1 terminées maintenant, %2 auparavant, %3 échouées, %4 arrêtées</translation>
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
        <translation>Pour commencer&#xa0;:
  panelwise-cli cohorts                            ce qui est fourni avec le programme
  panelwise-cli inspect --cohort ferritin          examiner une cohorte
  panelwise-cli generate aki --out /tmp/aki        l’obtenir en CSV avec son fichier de tâche
  panelwise-cli inspect --data my.csv              examiner vos données&#x202f;; les rôles sont proposés
  panelwise-cli front --cohort ferritin --project f.panelwise
                                                   la meilleure stratégie pour chaque budget
  panelwise-cli walk --project f.panelwise --point 3 --patient 1
                                                   suivre les analyses d’un patient
  panelwise-cli train --cohort ferritin --lambda 5 --rho -0.005
                                                   entraîner une stratégie avec SM-DDPO
  panelwise-cli baselines --cohort ferritin         à côté des pratiques actuelles
  panelwise-cli plan front --cohort ferritin --folds 10 --out study
                                                   répartie en tâches pour un cluster
  panelwise-cli train --help                       plus sur une commande
  panelwise-cli help train                         le JSON d’une commande&#x202f;; help task&#xa0;: fichiers de tâche

Les options ci-dessus peuvent se placer avant ou après la commande.

Codes de sortie&#xa0;: 0 terminé, 2 mauvais usage, 3 données ou fichier en cause (le message nomme fichier,
ligne, colonne et remède), 4 annulé par Ctrl+C, 1 erreur du programme.
Avec --json, une erreur est aussi un objet&#xa0;: {&quot;error&quot;: {&quot;code&quot;, &quot;message&quot;, &quot;file&quot;, &quot;row&quot;, &quot;column&quot;},
&quot;problems&quot;: [...], &quot;problem_count&quot;}. Progression et avertissements vont sur stderr.</translation>
    </message>
    <message>
        <source>With make: without reference ranges and marks for what lies beyond them</source>
        <translation>Avec make&#xa0;: sans intervalles de référence ni marques pour ce qui en sort</translation>
    </message>
</context>
<context>
    <name>CompareCharts</name>
    <message>
        <source>Tick a model</source>
        <translation>Cochez un modèle</translation>
    </message>
    <message>
        <source>Undefined: all test patients have the same outcome</source>
        <translation>Non défini&#xa0;: tous les patients de test ont la même issue</translation>
    </message>
    <message>
        <source>Nothing to draw</source>
        <translation>Rien à dessiner</translation>
    </message>
    <message>
        <source>ROC curve</source>
        <translation>Courbe ROC</translation>
    </message>
    <message>
        <source>1 − specificity</source>
        <translation>1 − spécificité</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensibilité</translation>
    </message>
    <message>
        <source>a coin</source>
        <translation>pile ou face</translation>
    </message>
    <message>
        <source>Precision–recall curve</source>
        <translation>Courbe précision–rappel</translation>
    </message>
    <message>
        <source>Recall (sensitivity)</source>
        <translation>Rappel (sensibilité)</translation>
    </message>
    <message>
        <source>Precision (PPV)</source>
        <translation>Précision (VPP)</translation>
    </message>
    <message>
        <source>everybody called a case</source>
        <translation>tous classés cas</translation>
    </message>
    <message>
        <source>Decision curve</source>
        <translation>Courbe de décision</translation>
    </message>
    <message>
        <source>Threshold probability</source>
        <translation>Probabilité seuil</translation>
    </message>
    <message>
        <source>Net benefit per 1,000</source>
        <translation>Bénéfice net pour 1&#x202f;000</translation>
    </message>
    <message>
        <source>treat all</source>
        <translation>traiter tous</translation>
    </message>
    <message>
        <source>treat none</source>
        <translation>ne traiter personne</translation>
    </message>
    <message>
        <source>Interventions avoided</source>
        <translation>Interventions évitées</translation>
    </message>
    <message>
        <source>Avoided per 100 patients</source>
        <translation>Évitées pour 100 patients</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Calibration</translation>
    </message>
    <message>
        <source>Wilson&apos;s formula for the observed shares</source>
        <translation>formule de Wilson pour les proportions observées</translation>
    </message>
    <message>
        <source>Predicted probability</source>
        <translation>Probabilité prédite</translation>
    </message>
    <message>
        <source>Observed share</source>
        <translation>Proportion observée</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>intervalle à 95&#x202f;%</translation>
    </message>
    <message>
        <source>perfect</source>
        <translation>parfaite</translation>
    </message>
    <message>
        <source>Predictions of %1</source>
        <translation>Prédictions de %1</translation>
    </message>
    <message>
        <source>Share, highest = 1</source>
        <translation>Part, maximum = 1</translation>
    </message>
    <message>
        <source>cases</source>
        <translation>cas</translation>
    </message>
    <message>
        <source>others</source>
        <translation>autres</translation>
    </message>
</context>
<context>
    <name>CompareFigures</name>
    <message>
        <source>Diagnoses against the truth</source>
        <translation>Les diagnostics face à la vérité</translation>
    </message>
</context>
<context>
    <name>CompareText</name>
    <message>
        <source>Found for other patients or panels than the study has now. Find it again to compare it.</source>
        <translation>Obtenu pour d’autres patients ou bilans que ceux de l’étude actuelle. À rechercher à nouveau pour comparer.</translation>
    </message>
    <message>
        <source>Found for other prices than the study has now. Find it again to compare it.</source>
        <translation>Obtenu pour d’autres prix que ceux de l’étude actuelle. À rechercher à nouveau pour comparer.</translation>
    </message>
    <message>
        <source>Found with another split: it may have learned from the patients it would be tested on. Find it again to compare it.</source>
        <translation>Obtenu avec une autre répartition&#xa0;: l’apprentissage a pu porter sur les patients qui serviraient au test. À rechercher à nouveau pour comparer.</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>non défini</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Judged on all patients by folds, each by a model of its own: its figures are on the tab Table. Run it again judged on the test part to compare it patient by patient.</source>
        <translation>Évalué sur tous les patients par blocs, chacun avec son propre modèle : ses chiffres sont dans l’onglet Tableau. Relancez-le avec évaluation sur la partie test pour le comparer patient par patient.</translation>
    </message>
</context>
<context>
    <name>CompareWords</name>
    <message>
        <source>%1 (at %2)</source>
        <translation>%1 (à %2)</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>non défini</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 à %3)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 of its testing cost</source>
        <translation>%1 de son coût d’analyses</translation>
    </message>
    <message>
        <source>the same testing cost</source>
        <translation>coût d’analyses égal</translation>
    </message>
    <message>
        <source>%1 times its testing cost</source>
        <translation>%1 fois son coût d’analyses</translation>
    </message>
    <message>
        <source>%1 is not distinguishable from %2 with these %3 patients.</source>
        <translation>On ne peut pas distinguer %1 de %2 avec ces %3 patients.</translation>
    </message>
    <message>
        <source>It</source>
        <translation>Ce modèle</translation>
    </message>
    <message>
        <source>%1 scores above %2 and below %3.</source>
        <translation>%1 a un meilleur F1 que %2 et un moins bon que %3.</translation>
    </message>
    <message>
        <source>%1 scores above %2.</source>
        <translation>%1 a un meilleur F1 que %2.</translation>
    </message>
    <message>
        <source>%1 scores below %2.</source>
        <translation>%1 a un moins bon F1 que %2.</translation>
    </message>
    <message>
        <source>The difference from %1 is undefined.</source>
        <translation>La différence avec %1 n’est pas définie.</translation>
    </message>
</context>
<context>
    <name>ConfusionFigure</name>
    <message>
        <source>undefined</source>
        <translation>non défini</translation>
    </message>
    <message>
        <source>found</source>
        <translation>détectés</translation>
    </message>
    <message>
        <source>false alarms</source>
        <translation>fausses alertes</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>manqués</translation>
    </message>
    <message>
        <source>reassured</source>
        <translation>rassurés</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Cas</translation>
    </message>
    <message>
        <source>No case</source>
        <translation>Non-cas</translation>
    </message>
    <message>
        <source>Called a case</source>
        <translation>Classé cas</translation>
    </message>
    <message>
        <source>Reassured</source>
        <translation>Rassuré</translation>
    </message>
    <message>
        <source>%1 per 1,000</source>
        <translation>%1 pour 1&#x202f;000</translation>
    </message>
    <message>
        <source>PPV %1</source>
        <translation>VPP %1</translation>
    </message>
    <message>
        <source>NPV %1</source>
        <translation>VPN %1</translation>
    </message>
    <message>
        <source>Sens. %1</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Sens. %1</translation>
    </message>
    <message>
        <source>Spec. %1</source>
        <translation>Spéc. %1</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modèle</translation>
    </message>
    <message>
        <source>sensitivity</source>
        <translation>sensibilité</translation>
    </message>
    <message>
        <source>specificity</source>
        <translation>spécificité</translation>
    </message>
    <message>
        <source>PPV</source>
        <translation>VPP</translation>
    </message>
    <message>
        <source>NPV</source>
        <translation>VPN</translation>
    </message>
    <message>
        <source>%1: %2 found, %3 missed, %4 false alarms, %5 reassured</source>
        <translation>%1&#xa0;: %2 détectés, %3 manqués, %4 fausses alertes, %5 rassurés</translation>
    </message>
</context>
<context>
    <name>ConfusionTab</name>
    <message>
        <source>Diagnoses against the truth</source>
        <translation>Les diagnostics face à la vérité</translation>
    </message>
    <message>
        <source>Confusion</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Confusion</translation>
    </message>
</context>
<context>
    <name>CsvPreviewModel</name>
    <message>
        <source>number</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>two values: %1</source>
        <translation>deux valeurs&#xa0;: %1</translation>
    </message>
    <message>
        <source>categories: %1</source>
        <translation>catégories&#xa0;: %1</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texte</translation>
    </message>
</context>
<context>
    <name>CurveFigure</name>
    <message>
        <source>curve</source>
        <translation>courbe</translation>
    </message>
    <message>
        <source>lowest over seeds</source>
        <translation>minimum sur les graines</translation>
    </message>
    <message>
        <source>highest over seeds</source>
        <translation>maximum sur les graines</translation>
    </message>
</context>
<context>
    <name>CurveTabs</name>
    <message>
        <source>Areas under the curves</source>
        <translation>Aires sous les courbes</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>AUROC (95 % CI)</source>
        <translation>AUROC (IC à 95&#x202f;%)</translation>
    </message>
    <message>
        <source>Sensitivity at the mark</source>
        <translation>Sensibilité au repère</translation>
    </message>
    <message>
        <source>1 − specificity</source>
        <translation>1 − spécificité</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>ROC / PR</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>ROC / PR</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>non défini</translation>
    </message>
    <message>
        <source>the method of DeLong et al.</source>
        <translation>méthode de DeLong et al.</translation>
    </message>
    <message>
        <source>Marks: where each model stands at the threshold.</source>
        <translation>Repères&#xa0;: position de chaque modèle au seuil.</translation>
    </message>
    <message>
        <source>Marks: where each model&apos;s own diagnoses put it.</source>
        <translation>Repères&#xa0;: position que donnent à chaque modèle ses propres diagnostics.</translation>
    </message>
    <message>
        <source>What acting on each model is worth</source>
        <translation>Intérêt d’agir selon chaque modèle</translation>
    </message>
    <message>
        <source>Decision curve</source>
        <translation>Courbe de décision</translation>
    </message>
    <message>
        <source>Net benefit: true positives minus false ones weighed by the odds of the threshold (Vickers and Elkin 2006); whoever treats at 10 % takes nine false alarms for one case.</source>
        <translation>Bénéfice net&#xa0;: vrais positifs moins faux positifs pondérés par la cote du seuil (Vickers et Elkin 2006)&#x202f;; qui traite à 10&#x202f;% accepte neuf fausses alertes pour un cas.</translation>
    </message>
    <message>
        <source>Net benefit at %1</source>
        <translation>Bénéfice net à %1</translation>
    </message>
    <message>
        <source>Per 1,000 patients: as if so many true positives had been found without one false alarm</source>
        <translation>Pour 1&#x202f;000 patients&#xa0;: comme si autant de vrais positifs avaient été détectés sans une seule fausse alerte</translation>
    </message>
    <message>
        <source>against treating all</source>
        <translation>par rapport à traiter tous</translation>
    </message>
    <message>
        <source>Net benefit minus that of treating everybody</source>
        <translation>Bénéfice net moins celui de traiter tous les patients</translation>
    </message>
    <message>
        <source>Avoided per 100</source>
        <translation>Évitées pour 100</translation>
    </message>
    <message>
        <source>Interventions saved per 100 patients against treating everybody, with as many cases found</source>
        <translation>Interventions épargnées pour 100 patients par rapport à traiter tous, avec autant de cas détectés</translation>
    </message>
</context>
<context>
    <name>DataText</name>
    <message>
        <source>undo the natural logarithm</source>
        <translation>annuler le logarithme naturel</translation>
    </message>
    <message>
        <source>undo the logarithm to base %1</source>
        <translation>annuler le logarithme de base %1</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Initial</translation>
    </message>
    <message>
        <source>Test</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Test</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Répartition</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>Ignoré</translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>Non attribué</translation>
    </message>
    <message>
        <source>Says who is a case; never shown to the policy.</source>
        <translation>Dit qui est un cas&#x202f;; n’est jamais montré à la stratégie.</translation>
    </message>
    <message>
        <source>Known before any test and free of charge.</source>
        <translation>Connu avant toute analyse et gratuit.</translation>
    </message>
    <message>
        <source>Becomes known when one of its panels is ordered and paid.</source>
        <translation>Devient connu quand l’un de ses bilans est prescrit et payé.</translation>
    </message>
    <message>
        <source>Says which patients are for training, validation and test.</source>
        <translation>Dit quels patients servent à l’entraînement, à la validation et au test.</translation>
    </message>
    <message>
        <source>Left out on purpose.</source>
        <translation>Écarté volontairement.</translation>
    </message>
    <message>
        <source>In no panel and no other role, so it will not be used.</source>
        <translation>Dans aucun bilan et sans autre rôle&#xa0;: ne sera pas utilisé.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Two values</source>
        <translation>Deux valeurs</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Column “%1” was left out: it has the same value in every row.</source>
        <translation>La colonne «&#x202f;%1&#x202f;» a été écartée&#xa0;: elle a la même valeur dans toutes les lignes.</translation>
    </message>
    <message>
        <source>Column “%1” was left out: it has no values.</source>
        <translation>La colonne «&#x202f;%1&#x202f;» a été écartée&#xa0;: elle n’a pas de valeurs.</translation>
    </message>
    <message>
        <source>Column “%1” was left out: it has more different texts than can be kept.</source>
        <translation>La colonne «&#x202f;%1&#x202f;» a été écartée&#xa0;: elle a plus de textes différents qu’il n’est possible d’en garder.</translation>
    </message>
    <message>
        <source>Column “%1” has a different value for nearly every patient and may identify them. Ignore it unless it is a measurement.</source>
        <translation>La colonne «&#x202f;%1&#x202f;» a une valeur différente pour presque chaque patient et pourrait les identifier. Ignorez-la, sauf si c’est une mesure.</translation>
    </message>
    <message>
        <source>Column “%1” looks like names or addresses. Remove it from the file before you save or share a project.</source>
        <translation>La colonne «&#x202f;%1&#x202f;» ressemble à des noms ou des adresses. Retirez-la du fichier avant d’enregistrer ou de partager un projet.</translation>
    </message>
    <message>
        <source>Column “%1” looks like record numbers. Remove it from the file before you save or share a project.</source>
        <translation>La colonne «&#x202f;%1&#x202f;» ressemble à des numéros de dossier. Retirez-la du fichier avant d’enregistrer ou de partager un projet.</translation>
    </message>
    <message>
        <source>Column “%1” looks like dates, which can identify patients. Use ages or intervals instead.</source>
        <translation>La colonne «&#x202f;%1&#x202f;» ressemble à des dates, qui peuvent identifier des patients. Utilisez plutôt des âges ou des intervalles.</translation>
    </message>
    <message>
        <source>Row %1, column “%2”: does the mark in “%3” separate decimals or thousands?</source>
        <translation>Ligne %1, colonne «&#x202f;%2&#x202f;»&#xa0;: dans «&#x202f;%3&#x202f;», le signe sépare-t-il les décimales ou les milliers&#x202f;?</translation>
    </message>
    <message>
        <source>More than one of these characters could separate the columns: %1. Which one does?</source>
        <translation>Plusieurs de ces caractères pourraient séparer les colonnes&#xa0;: %1. Lequel les sépare&#x202f;?</translation>
    </message>
    <message>
        <source>is not possible for the patient</source>
        <translation>n’est pas possible pour ce patient</translation>
    </message>
    <message>
        <source>is charged</source>
        <translation>est facturée</translation>
    </message>
    <message>
        <source>is free of charge</source>
        <translation>est gratuite</translation>
    </message>
    <message>
        <source>Only money can be minimised: no panel has a turnaround time. Give every panel its time to weigh time, too.</source>
        <translation>Seul l’argent peut être minimisé&#xa0;: aucun bilan n’a de délai de rendu. Donnez à chaque bilan son délai pour tenir compte aussi du temps.</translation>
    </message>
    <message>
        <source>Only money can be minimised until every panel has a turnaround time. Without one: %1.</source>
        <translation>Seul l’argent peut être minimisé tant que tous les bilans n’ont pas de délai de rendu. Sans délai&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows are the same as earlier ones in every column in use and are left out.</source>
        <translation>
            <numerusform>%Ln ligne est identique à une ligne précédente dans toutes les colonnes utilisées et est écartée.</numerusform>
            <numerusform>%Ln lignes sont identiques à des lignes précédentes dans toutes les colonnes utilisées et sont écartées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Split from column %1</source>
        <translation>Répartition selon la colonne %1</translation>
    </message>
    <message>
        <source>Split at random</source>
        <translation>Répartition au hasard</translation>
    </message>
    <message>
        <source>Split at random, rows with the same %1 together</source>
        <translation>Répartition au hasard, lignes de même %1 ensemble</translation>
    </message>
    <message>
        <source>Split by %1, learned from the past</source>
        <translation>Répartition selon %1, apprentissage sur le passé</translation>
    </message>
    <message>
        <source>Split by %1, with %2 left out for the test</source>
        <translation>Répartition selon %1, avec %2 réservé au test</translation>
    </message>
    <message>
        <source>%1, rows with the same %2 together</source>
        <translation>%1, lignes de même %2 ensemble</translation>
    </message>
    <message>
        <source>%1: only values %2 are kept, others count as missing</source>
        <translation>%1&#xa0;: seules les valeurs %2 sont gardées, les autres comptent comme manquantes</translation>
    </message>
    <message>
        <source>%1: %2 counts as missing</source>
        <translation>%1&#xa0;: %2 compte comme manquant</translation>
    </message>
    <message>
        <source>%1: values %2 count as missing</source>
        <translation>%1&#xa0;: les valeurs %2 comptent comme manquantes</translation>
    </message>
    <message>
        <source>%1: all values × %2</source>
        <translation>%1&#xa0;: toutes les valeurs × %2</translation>
    </message>
    <message>
        <source>%1: values %2 × %3</source>
        <translation>%1&#xa0;: valeurs %2 × %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 and %2: values change places</source>
        <translation>%1 et %2&#xa0;: les valeurs sont échangées</translation>
    </message>
</context>
<context>
    <name>DuelFigure</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Score per case, so far</source>
        <translation>Score par cas, jusqu’ici</translation>
    </message>
    <message>
        <source>who</source>
        <translation>qui</translation>
    </message>
    <message>
        <source>case</source>
        <translation>cas</translation>
    </message>
    <message>
        <source>mean score</source>
        <translation>score moyen</translation>
    </message>
    <message>
        <source>%1: %2 per case</source>
        <translation>%1&#xa0;: %2 par cas</translation>
    </message>
    <message>
        <source>Cases</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Cas</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Score moyen</translation>
    </message>
    <message>
        <source>Among the policies of the front</source>
        <translation>Parmi les stratégies du front</translation>
    </message>
    <message>
        <source>cost per patient</source>
        <translation>coût par patient</translation>
    </message>
    <message>
        <source>found of 100</source>
        <translation>détectés sur 100</translation>
    </message>
    <message>
        <source>Cost per patient (%1)</source>
        <translation>Coût par patient (%1)</translation>
    </message>
    <message>
        <source>Found of 100 cases</source>
        <translation>Détectés sur 100 cas</translation>
    </message>
    <message>
        <source>%1: %2 found, %3</source>
        <translation>%1&#xa0;: %2 détectés, %3</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Stratégie</translation>
    </message>
    <message>
        <source>The class</source>
        <translation>La classe</translation>
    </message>
    <message>
        <source>Policy, same patients</source>
        <translation>Stratégie, mêmes patients</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>Row %1: %2</source>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>Le fichier</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>The column</source>
        <translation>La colonne</translation>
    </message>
    <message>
        <source>Column “%1”</source>
        <translation>La colonne «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>The outcome</source>
        <translation>L’issue</translation>
    </message>
    <message>
        <source>The outcome “%1”</source>
        <translation>L’issue «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>A panel</source>
        <translation>Un bilan</translation>
    </message>
    <message>
        <source>Panel “%1”</source>
        <translation>Le bilan «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>another number of</source>
        <translation>un autre nombre</translation>
    </message>
    <message>
        <source>too few or too many</source>
        <translation>trop peu ou trop de</translation>
    </message>
    <message>
        <source>Row %1, column “%2”: %3</source>
        <translation>Ligne %1, colonne «&#x202f;%2&#x202f;»&#xa0;: %3</translation>
    </message>
    <message>
        <source>Column “%1”: %2</source>
        <translation>Colonne «&#x202f;%1&#x202f;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>Task file, line %1, %2: %3</source>
        <translation>Fichier de tâche, ligne %1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Task file, line %1: %2</source>
        <translation>Fichier de tâche, ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Task file: %1</source>
        <translation>Fichier de tâche&#xa0;: %1</translation>
    </message>
    <message>
        <source>Task file, %1: %2</source>
        <translation>Fichier de tâche, %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Row %1, “%2”: %3</source>
        <translation>Ligne %1, «&#x202f;%2&#x202f;»&#xa0;: %3</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>«&#x202f;%1&#x202f;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>The text is in %1, which cannot be read. Save the file as UTF-8.</source>
        <translation>Le texte est en %1, qui ne peut pas être lu. Enregistrez le fichier en UTF-8.</translation>
    </message>
    <message>
        <source>This is %1, not a table with one line per patient. Open it in the program it comes from and export the table as CSV.</source>
        <translation>C’est du %1, non une table avec une ligne par patient. Ouvrez-le dans son programme d’origine et exportez la table en CSV.</translation>
    </message>
    <message>
        <source>This is not a text file. Choose a text file, or export the table as CSV.</source>
        <translation>Ce n’est pas un fichier texte. Choisissez un fichier texte, ou exportez la table en CSV.</translation>
    </message>
    <message>
        <source>Some bytes are not text in the chosen encoding. Save the file as UTF-8, or choose another encoding.</source>
        <translation>Certains octets ne sont pas du texte dans l’encodage choisi. Enregistrez le fichier en UTF-8, ou choisissez un autre encodage.</translation>
    </message>
    <message>
        <source>“%1” is not text in the chosen encoding. Save the file as UTF-8, or choose another encoding.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas du texte dans l’encodage choisi. Enregistrez le fichier en UTF-8, ou choisissez un autre encodage.</translation>
    </message>
    <message>
        <source>“%1” is not read as a number by itself. If the blank stands between thousands, say so where the file is read: Thousands in the window, --thousands space on the command line.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas lu d’office comme un nombre. Si l’espace sépare les milliers, indiquez-le à la lecture du fichier&#xa0;: Milliers dans la fenêtre, --thousands space en ligne de commande.</translation>
    </message>
    <message>
        <source>“%1” is not read as a number by itself. If the apostrophe stands between thousands, say so where the file is read: Thousands in the window, --thousands apostrophe on the command line.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas lu d’office comme un nombre. Si l’apostrophe sépare les milliers, indiquez-le à la lecture du fichier&#xa0;: Milliers dans la fenêtre, --thousands apostrophe en ligne de commande.</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>issue</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>initiale</translation>
    </message>
    <message>
        <source>test</source>
        <translation>analyse</translation>
    </message>
    <message>
        <source>split</source>
        <translation>répartition</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>ignorée</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>the baseline columns</source>
        <translation>les colonnes initiales</translation>
    </message>
    <message>
        <source>the split</source>
        <translation>la répartition</translation>
    </message>
    <message>
        <source>an edit step</source>
        <translation>une étape de modification</translation>
    </message>
    <message>
        <source>panel “%1”</source>
        <translation>le bilan «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>patient</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>patient</translation>
    </message>
    <message>
        <source>time</source>
        <translation>temps</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>text in quotes</source>
        <translation>un texte entre guillemets</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a list in square brackets</source>
        <translation>une liste entre crochets</translation>
    </message>
    <message>
        <source>an object in curly brackets</source>
        <translation>un objet entre accolades</translation>
    </message>
    <message>
        <source>another kind of value</source>
        <translation>une valeur d’un autre type</translation>
    </message>
    <message>
        <source>%1 does not exist. Check the name and the folder.</source>
        <translation>%1 n’existe pas. Vérifiez le nom et le dossier.</translation>
    </message>
    <message>
        <source>%1 cannot be read. Check that it is a file and that you may open it.</source>
        <translation>%1 ne peut pas être lu. Vérifiez que c’est un fichier et que vous avez le droit de l’ouvrir.</translation>
    </message>
    <message>
        <source>%1 cannot be saved. Choose another folder, or ask for permission to write there.</source>
        <translation>%1 ne peut pas être enregistré. Choisissez un autre dossier, ou demandez le droit d’y écrire.</translation>
    </message>
    <message>
        <source>Nothing can be saved in %1. Choose another folder.</source>
        <translation>Rien ne peut être enregistré dans %1. Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>The disk is full; %1 was not written and what was there before is unchanged. Free some space.</source>
        <translation>Le disque est plein&#x202f;; %1 n’a pas été écrit et ce qui s’y trouvait est inchangé. Libérez de l’espace.</translation>
    </message>
    <message>
        <source>%1 is larger than %2 bytes, which no file of this kind is. Choose another file.</source>
        <translation>%1 dépasse %2 octets, ce qu’aucun fichier de ce type n’atteint. Choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>%1 is too large. Choose another file.</source>
        <translation>%1 est trop volumineux. Choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>%1 is empty. Choose a file with a header line and one line per patient.</source>
        <translation>%1 est vide. Choisissez un fichier avec une ligne d’en-tête et une ligne par patient.</translation>
    </message>
    <message>
        <source>%1 has a header but no patients below it. Add one line per patient.</source>
        <translation>%1 a un en-tête mais aucun patient en dessous. Ajoutez une ligne par patient.</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln fields where the header has %1. Look for a missing or extra separator, or put text that contains one in quotes.</source>
        <translation>
            <numerusform>Il y a %Ln champ alors que l’en-tête en a %1. Cherchez un séparateur manquant ou en trop, ou mettez entre guillemets le texte qui en contient un.</numerusform>
            <numerusform>Il y a %Ln champs alors que l’en-tête en a %1. Cherchez un séparateur manquant ou en trop, ou mettez entre guillemets le texte qui en contient un.</numerusform>
        </translation>
    </message>
    <message>
        <source>A row does not end within %1 MB. Either a quote is opened and never closed, or a field is longer than can be read.</source>
        <translation>Une ligne ne se termine pas en %1 Mo. Soit un guillemet est ouvert et jamais fermé, soit un champ est trop long pour être lu.</translation>
    </message>
    <message>
        <source>A quote is opened and never closed. Add the closing quote, or remove the opening one.</source>
        <translation>Un guillemet est ouvert et jamais fermé. Ajoutez le guillemet fermant, ou retirez l’ouvrant.</translation>
    </message>
    <message>
        <source>Column %1 has no name. Give it one in the header line.</source>
        <translation>La colonne %1 n’a pas de nom. Donnez-lui-en un dans la ligne d’en-tête.</translation>
    </message>
    <message>
        <source>A column has no name. Give it one in the header line.</source>
        <translation>Une colonne n’a pas de nom. Donnez-lui-en un dans la ligne d’en-tête.</translation>
    </message>
    <message>
        <source>The first line holds only numbers, here “%1”: the names of the columns are missing. Add a header line.</source>
        <translation>La première ligne ne contient que des nombres, ici «&#x202f;%1&#x202f;»&#xa0;: les noms des colonnes manquent. Ajoutez une ligne d’en-tête.</translation>
    </message>
    <message>
        <source>This name appears twice in the header line. Rename one of the two columns.</source>
        <translation>Ce nom apparaît deux fois dans la ligne d’en-tête. Renommez l’une des deux colonnes.</translation>
    </message>
    <message>
        <source>The value is not a number. Correct it, or leave it empty if the test was not done.</source>
        <translation>La valeur n’est pas un nombre. Corrigez-la, ou laissez-la vide si l’analyse n’a pas été faite.</translation>
    </message>
    <message>
        <source>“%1” is not a number. Correct it, or leave it empty if the test was not done.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un nombre. Corrigez-le, ou laissez la cellule vide si l’analyse n’a pas été faite.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln cells hold “%2”, first in row %3. Say what that means: not recorded, or a value.</source>
        <translation>
            <numerusform>%1&#xa0;: %Ln cellule contient «&#x202f;%2&#x202f;», d’abord à la ligne %3. Indiquez ce que cela signifie&#xa0;: non renseigné, ou une valeur.</numerusform>
            <numerusform>%1&#xa0;: %Ln cellules contiennent «&#x202f;%2&#x202f;», d’abord à la ligne %3. Indiquez ce que cela signifie&#xa0;: non renseigné, ou une valeur.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” can be read in two ways. Say whether the mark is a decimal mark or groups thousands.</source>
        <translation>«&#x202f;%1&#x202f;» peut se lire de deux façons. Indiquez si le signe est un séparateur décimal ou un séparateur de milliers.</translation>
    </message>
    <message>
        <source>%1 gives no clue to what separates its columns. Choose comma, semicolon, tab or bar.</source>
        <translation>%1 ne permet pas de savoir ce qui sépare ses colonnes. Choisissez virgule, point-virgule, tabulation ou barre.</translation>
    </message>
    <message>
        <source>%1 has no column “%2”. Check the name of the column.</source>
        <translation>%1 n’a pas de colonne «&#x202f;%2&#x202f;». Vérifiez le nom de la colonne.</translation>
    </message>
    <message>
        <source>%1: no column looks like the %2 of a measurement. Say which one it is.</source>
        <translation>%1&#xa0;: aucune colonne ne ressemble à l’élément «&#x202f;%2&#x202f;» d’une mesure. Indiquez laquelle c’est.</translation>
    </message>
    <message>
        <source>“%1” can be read in two ways. Say whether the day or the month comes first.</source>
        <translation>«&#x202f;%1&#x202f;» peut se lire de deux façons. Indiquez si le jour ou le mois vient en premier.</translation>
    </message>
    <message>
        <source>“%1” is a number. Say whether times are seconds, minutes, hours or days.</source>
        <translation>«&#x202f;%1&#x202f;» est un nombre. Indiquez si les temps sont en secondes, minutes, heures ou jours.</translation>
    </message>
    <message>
        <source>There are more than %1 different tests, so this column does not hold their names. Choose the column with the names or codes of tests.</source>
        <translation>Il y a plus de %1 analyses différentes&#x202f;; cette colonne ne contient donc pas leurs noms. Choisissez la colonne avec les noms ou codes des analyses.</translation>
    </message>
    <message>
        <source>Patient “%1” stands in the patient table twice. Name a column with an index time for each row, or keep one row for each patient.</source>
        <translation>Le patient «&#x202f;%1&#x202f;» figure deux fois dans la table des patients. Indiquez une colonne avec une date index pour chaque ligne, ou gardez une ligne par patient.</translation>
    </message>
    <message>
        <source>%1 has no file %2. Choose the folder that the tables were exported to.</source>
        <translation>%1 n’a pas de fichier %2. Choisissez le dossier où les tables ont été exportées.</translation>
    </message>
    <message>
        <source>No outcome is chosen. Choose the column that says who is a case.</source>
        <translation>Aucune issue n’est choisie. Choisissez la colonne qui dit qui est un cas.</translation>
    </message>
    <message>
        <source>The outcome column “%1” is not in the table. Choose another column as outcome.</source>
        <translation>La colonne d’issue «&#x202f;%1&#x202f;» n’est pas dans la table. Choisissez une autre colonne comme issue.</translation>
    </message>
    <message>
        <source>%1 has %2 different values, here “%3”; it must have two. Choose another column, or say which of its values mark the cases.</source>
        <translation>%1 a %2 valeurs différentes, ici «&#x202f;%3&#x202f;»&#x202f;; il en faut deux. Choisissez une autre colonne, ou indiquez lesquelles de ses valeurs marquent les cas.</translation>
    </message>
    <message>
        <source>%1 must have exactly two values. Choose another column, or say which of its values mark the cases.</source>
        <translation>%1 doit avoir exactement deux valeurs. Choisissez une autre colonne, ou indiquez lesquelles de ses valeurs marquent les cas.</translation>
    </message>
    <message>
        <source>%1 is the same for every patient, so there is nothing to learn. Choose another column.</source>
        <translation>%1 est la même pour tous les patients&#x202f;; il n’y a donc rien à apprendre. Choisissez une autre colonne.</translation>
    </message>
    <message>
        <source>%1 is “%2” for every patient, so there is nothing to learn. Choose another column.</source>
        <translation>%1 vaut «&#x202f;%2&#x202f;» pour tous les patients&#x202f;; il n’y a donc rien à apprendre. Choisissez une autre colonne.</translation>
    </message>
    <message>
        <source>%1 never has the value “%2” that is said to mark the cases. Choose one of its values.</source>
        <translation>%1 n’a jamais la valeur «&#x202f;%2&#x202f;» censée marquer les cas. Choisissez l’une de ses valeurs.</translation>
    </message>
    <message numerus="yes">
        <source>%1: does “%2” mark the cases (%Ln patients)? Nothing is learned before you have said so: choose the value that does.</source>
        <translation>
            <numerusform>%1&#xa0;: «&#x202f;%2&#x202f;» marque-t-il les cas (%Ln patient)&#x202f;? Rien n’est appris avant votre réponse&#xa0;: choisissez la valeur qui les marque.</numerusform>
            <numerusform>%1&#xa0;: «&#x202f;%2&#x202f;» marque-t-il les cas (%Ln patients)&#x202f;? Rien n’est appris avant votre réponse&#xa0;: choisissez la valeur qui les marque.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not hold numbers, so “%2” cannot be asked of it. Name the values that mark the cases.</source>
        <translation>%1 ne contient pas de nombres&#x202f;; «&#x202f;%2&#x202f;» ne peut donc pas s’y appliquer. Indiquez les valeurs qui marquent les cas.</translation>
    </message>
    <message>
        <source>%1: nobody is a case by “%2”. Choose another value or limit.</source>
        <translation>%1&#xa0;: personne n’est un cas selon «&#x202f;%2&#x202f;». Choisissez une autre valeur ou limite.</translation>
    </message>
    <message>
        <source>%1: everybody is a case by “%2”. Choose another value or limit.</source>
        <translation>%1&#xa0;: tous sont des cas selon «&#x202f;%2&#x202f;». Choisissez une autre valeur ou limite.</translation>
    </message>
    <message>
        <source>“%1” is no outcome that the patients learned from have, so nobody can say whether it marks a case. Write it as in their table, or leave it empty where the outcome is not known.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une issue des patients de l’apprentissage&#x202f;; personne ne peut donc dire si cela marque un cas. Écrivez-la comme dans leur table, ou laissez-la vide si l’issue n’est pas connue.</translation>
    </message>
    <message numerus="yes">
        <source>%1: only %Ln patients are cases; at least %2 are needed to train and test. Add patients.</source>
        <translation>
            <numerusform>%1&#xa0;: seul %Ln patient est un cas&#x202f;; il en faut au moins %2 pour entraîner et tester. Ajoutez des patients.</numerusform>
            <numerusform>%1&#xa0;: seuls %Ln patients sont des cas&#x202f;; il en faut au moins %2 pour entraîner et tester. Ajoutez des patients.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not valid JSON. Look for a missing or extra comma, quote or bracket near here.</source>
        <translation>Ce JSON n’est pas valide. Cherchez près d’ici une virgule, un guillemet, un crochet ou une accolade manquants ou en trop.</translation>
    </message>
    <message>
        <source>This should be %1.</source>
        <translation>Ceci devrait être %1.</translation>
    </message>
    <message>
        <source>This entry is missing. Add it.</source>
        <translation>Cette entrée manque. Ajoutez-la.</translation>
    </message>
    <message>
        <source>This entry is given twice. Remove one of the two.</source>
        <translation>Cette entrée est donnée deux fois. Retirez l’une des deux.</translation>
    </message>
    <message>
        <source>Lists and objects are nested too deeply. Remove some of the levels.</source>
        <translation>Listes et objets sont imbriqués trop profondément. Retirez des niveaux.</translation>
    </message>
    <message>
        <source>This value cannot be used. Correct it as the documentation of task files says.</source>
        <translation>Cette valeur ne peut pas être utilisée. Corrigez-la selon la documentation des fichiers de tâche.</translation>
    </message>
    <message>
        <source>“%1” cannot be used here. Correct it as the documentation of task files says.</source>
        <translation>«&#x202f;%1&#x202f;» ne peut pas être utilisé ici. Corrigez-le selon la documentation des fichiers de tâche.</translation>
    </message>
    <message>
        <source>%1 is not in the table. Correct its name, or remove it from the task.</source>
        <translation>%1 n’est pas dans la table. Corrigez le nom, ou retirez-le de la tâche.</translation>
    </message>
    <message>
        <source>%1, used by %2, is not in the table. Correct its name, or remove it from the task.</source>
        <translation>%1, utilisé par %2, n’est pas dans la table. Corrigez le nom, ou retirez-le de la tâche.</translation>
    </message>
    <message>
        <source>%1 is used in two ways at once. Keep one role for it.</source>
        <translation>%1 sert de deux façons à la fois. Gardez un seul rôle.</translation>
    </message>
    <message>
        <source>%1 is used in two ways at once: %2. Keep one role for it.</source>
        <translation>%1 sert de deux façons à la fois&#xa0;: %2. Gardez un seul rôle.</translation>
    </message>
    <message>
        <source>%1: an edit step cannot be applied to it. Remove the step, or correct its numbers.</source>
        <translation>%1&#xa0;: une étape de modification ne peut pas s’y appliquer. Retirez l’étape, ou corrigez ses nombres.</translation>
    </message>
    <message>
        <source>“%1” is none of train, validation and test. Correct it, or split at random instead.</source>
        <translation>«&#x202f;%1&#x202f;» n’est ni train, ni validation, ni test. Corrigez-le, ou répartissez au hasard.</translation>
    </message>
    <message>
        <source>The split leaves a part without patients, or without patients of both outcomes. Change the split, or split at random instead.</source>
        <translation>La répartition laisse une partie sans patients, ou sans patients des deux issues. Changez-la, ou répartissez au hasard.</translation>
    </message>
    <message>
        <source>There are %1 folds, but only %2 patients of one outcome, and every fold needs one of each. Choose fewer folds.</source>
        <translation>Il y a %1 blocs, mais seulement %2 patients d’une issue, et il en faut un de chaque issue par bloc. Choisissez moins de blocs.</translation>
    </message>
    <message>
        <source>The study itself says who is in the test part, so patients cannot be dealt into folds. Let the test part judge, or split at random.</source>
        <translation>L’étude dit elle-même qui est dans la partie de test&#x202f;; les patients ne peuvent donc pas être répartis en blocs. Évaluez sur la partie de test, ou répartissez au hasard.</translation>
    </message>
    <message>
        <source>There is no date, so the patient cannot be placed in time. Fill it in, or split otherwise.</source>
        <translation>Il n’y a pas de date&#x202f;; le patient ne peut donc pas être situé dans le temps. Complétez-la, ou répartissez autrement.</translation>
    </message>
    <message>
        <source>“%1” is no date, or could be two. Write dates as 2024-03-07, or split otherwise.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une date, ou pourrait en être deux. Écrivez les dates comme 2024-03-07, ou répartissez autrement.</translation>
    </message>
    <message>
        <source>No site is named that is left out for the test. Name at least one.</source>
        <translation>Aucun centre n’est indiqué comme réservé au test. Indiquez-en au moins un.</translation>
    </message>
    <message>
        <source>“%1” is none of its values. Name a site that is there to be left out for the test.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas l’une de ses valeurs. Indiquez un centre existant à réserver au test.</translation>
    </message>
    <message>
        <source>%1: two panels have this name. Rename one of them.</source>
        <translation>%1&#xa0;: deux bilans portent ce nom. Renommez l’un d’eux.</translation>
    </message>
    <message>
        <source>%1 has no name. Give it one.</source>
        <translation>%1 n’a pas de nom. Donnez-lui-en un.</translation>
    </message>
    <message>
        <source>%1 has no tests. Add a test to it, or remove the panel.</source>
        <translation>%1 n’a pas d’analyses. Ajoutez-lui une analyse, ou retirez le bilan.</translation>
    </message>
    <message>
        <source>%1 does not exist. Choose one of the panels.</source>
        <translation>%1 n’existe pas. Choisissez l’un des bilans.</translation>
    </message>
    <message>
        <source>%1, named by the shared fee “%2”, does not exist. Remove it from the fee.</source>
        <translation>%1, nommé par le forfait commun «&#x202f;%2&#x202f;», n’existe pas. Retirez-le du forfait.</translation>
    </message>
    <message>
        <source>There is no panel to order. Add a panel and put tests into it.</source>
        <translation>Il n’y a pas de bilan à prescrire. Ajoutez un bilan et mettez-y des analyses.</translation>
    </message>
    <message>
        <source>“%1” has no panel to order. Add a panel and put tests into it.</source>
        <translation>«&#x202f;%1&#x202f;» n’a pas de bilan à prescrire. Ajoutez un bilan et mettez-y des analyses.</translation>
    </message>
    <message>
        <source>%1: there are %2 panels; at most %3 can be used. Merge or remove some.</source>
        <translation>%1&#xa0;: il y a %2 bilans&#x202f;; %3 au plus sont possibles. Fusionnez-en ou retirez-en.</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Bilans</translation>
    </message>
    <message>
        <source>Two shared fees are named “%1”. Rename one of them.</source>
        <translation>Deux forfaits communs s’appellent «&#x202f;%1&#x202f;». Renommez l’un d’eux.</translation>
    </message>
    <message>
        <source>%1: a price, time or volume cannot be below zero. Enter 0 or more.</source>
        <translation>%1&#xa0;: un prix, un temps ou un volume ne peut pas être négatif. Entrez 0 ou plus.</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Nobody said how long %1 takes, so time cannot be saved. Give every panel its minutes, or minimise money.</source>
        <translation>La durée n’est pas indiquée pour %1&#x202f;; le temps ne peut donc pas être économisé. Donnez à chaque bilan ses minutes, ou minimisez l’argent.</translation>
    </message>
    <message>
        <source>a panel</source>
        <translation>un bilan</translation>
    </message>
    <message>
        <source>%1, named by the rules for orders, does not exist. Remove it from them.</source>
        <translation>%1, nommé par les règles de prescription, n’existe pas. Retirez-le de ces règles.</translation>
    </message>
    <message>
        <source>%1, which “%2” needs first, does not exist. Remove it there.</source>
        <translation>%1, qu’exige d’abord «&#x202f;%2&#x202f;», n’existe pas. Retirez-le de cette exigence.</translation>
    </message>
    <message>
        <source>%1 is to be ordered first and never. Take one of the two back.</source>
        <translation>%1 doit être prescrit d’abord et jamais. Annulez l’une des deux règles.</translation>
    </message>
    <message>
        <source>%1 is to be ordered first, but needs “%2”, which is never ordered. Take one of the rules back.</source>
        <translation>%1 doit être prescrit d’abord, mais exige «&#x202f;%2&#x202f;», qui n’est jamais prescrit. Annulez l’une des règles.</translation>
    </message>
    <message>
        <source>%1 needs “%2” first, which is never ordered. Take the need back, or say that neither is ordered.</source>
        <translation>%1 exige d’abord «&#x202f;%2&#x202f;», qui n’est jamais prescrit. Annulez cette exigence, ou indiquez qu’aucun des deux n’est prescrit.</translation>
    </message>
    <message>
        <source>%1 cannot be ordered: these panels need each other first: %2. Take one of the needs back.</source>
        <translation>%1 ne peut pas être prescrit&#xa0;: ces bilans s’exigent mutuellement d’abord&#xa0;: %2. Annulez l’une de ces exigences.</translation>
    </message>
    <message>
        <source>The panels that come first (%1) come to %2, above the cap of %3. Raise the cap, or let fewer panels come first.</source>
        <translation>Les bilans prescrits d’abord (%1) reviennent à %2, au-dessus du plafond de %3. Relevez le plafond, ou prescrivez moins de bilans d’abord.</translation>
    </message>
    <message>
        <source>%1: a cap on minutes cannot be kept where panels may be ordered together. Take one of the two back.</source>
        <translation>%1&#xa0;: un plafond de minutes ne peut pas être respecté si des bilans peuvent être prescrits ensemble. Annulez l’un des deux.</translation>
    </message>
    <message>
        <source>Rules for orders</source>
        <translation>Règles de prescription</translation>
    </message>
    <message>
        <source>There is no built-in cohort “%1”. Choose one from the list.</source>
        <translation>Il n’y a pas de cohorte intégrée «&#x202f;%1&#x202f;». Choisissez-en une dans la liste.</translation>
    </message>
    <message>
        <source>%1: this number of patients cannot be drawn. Choose a number between 1 and %2.</source>
        <translation>%1&#xa0;: ce nombre de patients ne peut pas être tiré. Choisissez un nombre entre 1 et %2.</translation>
    </message>
    <message>
        <source>Built-in cohort</source>
        <translation>Cohorte intégrée</translation>
    </message>
    <message>
        <source>There is no training setting “%1”. The help of “train” lists all of them.</source>
        <translation>Il n’y a pas de paramètre d’entraînement «&#x202f;%1&#x202f;». L’aide de «&#x202f;train&#x202f;» les énumère tous.</translation>
    </message>
    <message>
        <source>There is not enough memory for this. Close other programs, or take fewer patients or panels. What was stored is kept.</source>
        <translation>La mémoire ne suffit pas pour cela. Fermez d’autres programmes, ou prenez moins de patients ou de bilans. Ce qui était enregistré est conservé.</translation>
    </message>
    <message>
        <source>There is not enough memory for this. Close other programs, lower the setting “%1”, or take fewer patients. What was stored is kept.</source>
        <translation>La mémoire ne suffit pas pour cela. Fermez d’autres programmes, diminuez le paramètre «&#x202f;%1&#x202f;», ou prenez moins de patients. Ce qui était enregistré est conservé.</translation>
    </message>
    <message>
        <source>The policy cannot be used on these patients: it needs “%1”. Add that column or panel, or train a new policy.</source>
        <translation>La stratégie ne peut pas servir pour ces patients&#xa0;: il lui faut «&#x202f;%1&#x202f;». Ajoutez cette colonne ou ce bilan, ou entraînez une nouvelle stratégie.</translation>
    </message>
    <message>
        <source>%1 holds no trained policy yet. Train one first.</source>
        <translation>%1 ne contient pas encore de stratégie entraînée. Entraînez-en une d’abord.</translation>
    </message>
    <message>
        <source>There is no trained policy “%1” in this project. Choose one from the list.</source>
        <translation>Il n’y a pas de stratégie entraînée «&#x202f;%1&#x202f;» dans ce projet. Choisissez-en une dans la liste.</translation>
    </message>
    <message>
        <source>The training of policy “%1” cannot be resumed: it has finished, is still running, or nothing of it was stored. Train a new policy.</source>
        <translation>L’entraînement de la stratégie «&#x202f;%1&#x202f;» ne peut pas être repris&#xa0;: il est terminé, toujours en cours, ou rien n’en a été enregistré. Entraînez une nouvelle stratégie.</translation>
    </message>
    <message>
        <source>There is no table of baselines “%1” in this project. Choose one from the list.</source>
        <translation>Il n’y a pas de tableau de comparateurs «&#x202f;%1&#x202f;» dans ce projet. Choisissez-en un dans la liste.</translation>
    </message>
    <message>
        <source>Table of baselines “%1” cannot be resumed: it has finished, is still running, or nothing of it was stored. Run the baselines again.</source>
        <translation>Le tableau de comparateurs «&#x202f;%1&#x202f;» ne peut pas être repris&#xa0;: il est terminé, toujours en cours, ou rien n’en a été enregistré. Relancez les comparateurs.</translation>
    </message>
    <message>
        <source>There is no patient in row %1. Choose a row of the table.</source>
        <translation>Il n’y a pas de patient à la ligne %1. Choisissez une ligne de la table.</translation>
    </message>
    <message>
        <source>%1: the exact optimum needs few findings with few values each, all of them recorded. Choose the lattice instead.</source>
        <translation>%1&#xa0;: l’optimum exact exige peu de variables à peu de valeurs chacune, toutes renseignées. Choisissez plutôt Lattice.</translation>
    </message>
    <message>
        <source>These patients</source>
        <translation>Ces patients</translation>
    </message>
    <message>
        <source>There is no front “%1” in this project. Find one first.</source>
        <translation>Il n’y a pas de front «&#x202f;%1&#x202f;» dans ce projet. Trouvez-en un d’abord.</translation>
    </message>
    <message>
        <source>The search for front “%1” cannot be resumed: it has finished, is still running, or was for other patients or panels. Start a new one.</source>
        <translation>La recherche du front «&#x202f;%1&#x202f;» ne peut pas être reprise&#xa0;: elle est terminée, toujours en cours, ou concernait d’autres patients ou bilans. Lancez-en une nouvelle.</translation>
    </message>
    <message>
        <source>There is no policy “%1” on this front. Choose a number from 1 to %2.</source>
        <translation>Il n’y a pas de stratégie «&#x202f;%1&#x202f;» sur ce front. Choisissez un numéro de 1 à %2.</translation>
    </message>
    <message>
        <source>%1 is not a PanelWise project. It was left unchanged; choose a file ending in .panelwise.</source>
        <translation>%1 n’est pas un projet PanelWise. Il est resté inchangé&#x202f;; choisissez un fichier en .panelwise.</translation>
    </message>
    <message>
        <source>%1 was written by a newer PanelWise. It was left unchanged; open it with the newer version.</source>
        <translation>%1 a été écrit par une version plus récente de PanelWise. Il est resté inchangé&#x202f;; ouvrez-le avec cette version.</translation>
    </message>
    <message>
        <source>%1 is damaged. It was left unchanged; open a backup or another copy of it.</source>
        <translation>%1 est endommagé. Il est resté inchangé&#x202f;; ouvrez-en une sauvegarde ou une autre copie.</translation>
    </message>
    <message>
        <source>%1 ends too early, as after an incomplete download. It was left unchanged; copy it again.</source>
        <translation>%1 se termine trop tôt, comme après un téléchargement incomplet. Il est resté inchangé&#x202f;; copiez-le à nouveau.</translation>
    </message>
    <message>
        <source>%1 is open in another window. Close it there, or open it here for reading only.</source>
        <translation>%1 est ouvert dans une autre fenêtre. Fermez-le là-bas, ou ouvrez-le ici en lecture seule.</translation>
    </message>
    <message>
        <source>%1 is open for reading only, so nothing can be saved in it. Use Save As to make a copy you can change.</source>
        <translation>%1 est ouvert en lecture seule&#x202f;; rien ne peut y être enregistré. Utilisez Enregistrer sous pour en faire une copie modifiable.</translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more.</source>
        <translation>
            <numerusform>… et %Ln autre.</numerusform>
            <numerusform>… et %Ln autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Setting “%1” cannot have this value.</source>
        <translation>Le réglage « %1 » ne peut pas prendre cette valeur.</translation>
    </message>
    <message>
        <source>A library needed for learning cannot be loaded (%1). EMFlow and TorchScript need LibTorch, boosted trees of XGBoost its library: install what the package recommends, or choose another encoder or another model.</source>
        <translation>Une bibliothèque nécessaire à l’apprentissage ne peut être chargée (%1). EMFlow et TorchScript ont besoin de LibTorch, les arbres boostés de XGBoost de sa bibliothèque : installez ce que le paquet recommande, ou choisissez un autre encodeur ou un autre modèle.</translation>
    </message>
    <message>
        <source>%1 was shared without patients. What was found is here to look at; to train, search or walk through patients, open the original or a table of your own.</source>
        <translation>%1 a été partagé sans patients. On peut y regarder ce qui a été trouvé ; pour entraîner, chercher ou suivre des patients, ouvrez l’original ou une table à vous.</translation>
    </message>
</context>
<context>
    <name>EventText</name>
    <message>
        <source>the index time</source>
        <translation>la date index</translation>
    </message>
    <message>
        <source>%1 h before</source>
        <translation>%1 h avant</translation>
    </message>
    <message>
        <source>%1 h after</source>
        <translation>%1 h après</translation>
    </message>
    <message>
        <source>index time: column “%1” of the patient table</source>
        <translation>date index&#xa0;: colonne «&#x202f;%1&#x202f;» de la table des patients</translation>
    </message>
    <message>
        <source>index time: the patient&apos;s first measurement</source>
        <translation>date index&#xa0;: première mesure du patient</translation>
    </message>
    <message>
        <source>index time: the start that times are counted from</source>
        <translation>date index&#xa0;: début à partir duquel les temps sont comptés</translation>
    </message>
    <message>
        <source>index time: found by itself</source>
        <translation>date index&#xa0;: trouvée automatiquement</translation>
    </message>
    <message>
        <source>%1 in rows with too few or too many fields</source>
        <translation>%1 dans des lignes ayant trop ou trop peu de champs</translation>
    </message>
    <message>
        <source>%1 of patients who are not in the patient table</source>
        <translation>%1 de patients absents de la table des patients</translation>
    </message>
    <message>
        <source>%1 of patients without an index time</source>
        <translation>%1 de patients sans date index</translation>
    </message>
    <message>
        <source>%1 without a readable time</source>
        <translation>%1 sans temps lisible</translation>
    </message>
    <message>
        <source>%1 outside the window</source>
        <translation>%1 hors de la fenêtre</translation>
    </message>
    <message>
        <source>%1 of tests that are left out</source>
        <translation>%1 d’analyses écartées</translation>
    </message>
    <message>
        <source>%1 of tests that too few patients have</source>
        <translation>%1 d’analyses que trop peu de patients ont</translation>
    </message>
    <message>
        <source>%1 without a value</source>
        <translation>%1 sans valeur</translation>
    </message>
    <message>
        <source>%1 whose value is not a number</source>
        <translation>%1 dont la valeur n’est pas un nombre</translation>
    </message>
    <message>
        <source>%1 without a unit</source>
        <translation>%1 sans unité</translation>
    </message>
    <message>
        <source>%1 in a unit that cannot be converted</source>
        <translation>%1 dans une unité non convertible</translation>
    </message>
    <message>
        <source>Measurements: %1 read, %2 used for %3 values of %4 patients</source>
        <translation>Mesures&#xa0;: %1 lues, %2 utilisées pour %3 valeurs de %4 patients</translation>
    </message>
    <message>
        <source>; left out: %1</source>
        <translation>&#x202f;; écartées&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 values were converted from another unit.</source>
        <translation>%1 valeurs ont été converties d’une autre unité.</translation>
    </message>
    <message>
        <source>%1 values without a unit were taken to be in the usual unit of their test.</source>
        <translation>%1 valeurs sans unité ont été supposées dans l’unité usuelle de leur analyse.</translation>
    </message>
    <message>
        <source>%1 values were written as a limit, such as “&lt;3”.</source>
        <translation>%1 valeurs étaient écrites comme une limite, par exemple «&#x202f;&lt;3&#x202f;».</translation>
    </message>
    <message>
        <source>%1 measurements have a date without a time and count as midnight.</source>
        <translation>%1 mesures ont une date sans heure et comptent à minuit.</translation>
    </message>
    <message>
        <source>%1 of %2 patients have no measurement in the window.</source>
        <translation>%1 patients sur %2 n’ont aucune mesure dans la fenêtre.</translation>
    </message>
    <message>
        <source>No reference range is known, so the last value stands for the worst: %1.</source>
        <translation>Aucun intervalle de référence n’est connu&#x202f;; la dernière valeur tient donc lieu de la pire&#xa0;: %1.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>patient %1, time %2, test %3, value %4, unit %5</source>
        <translation>patient %1, temps %2, analyse %3, valeur %4, unité %5</translation>
    </message>
    <message>
        <source>last value</source>
        <translation>dernière valeur</translation>
    </message>
    <message>
        <source>first value</source>
        <translation>première valeur</translation>
    </message>
    <message>
        <source>value farthest from the reference range</source>
        <translation>valeur la plus éloignée de l’intervalle de référence</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>%1 from %2 to %3; %4</source>
        <translation>%1 entre %2 et %3&#x202f;; %4</translation>
    </message>
    <message>
        <source>no unit</source>
        <translation>sans unité</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (converted)</source>
        <translation>%1 (convertie)</translation>
    </message>
    <message>
        <source>%1 (left out)</source>
        <translation>%1 (écartée)</translation>
    </message>
</context>
<context>
    <name>ExamTexts</name>
    <message>
        <source>Exam: %1</source>
        <translation>Examen&#xa0;: %1</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
</context>
<context>
    <name>ExamWords</name>
    <message>
        <source>It is not what was asked for: students get *.exam.json, the teacher keeps *.exam-key.json.</source>
        <translation>Ce n’est pas le fichier demandé&#xa0;: les étudiants reçoivent *.exam.json, l’enseignant garde *.exam-key.json.</translation>
    </message>
    <message>
        <source>It was made by a newer PanelWise. Update the program to read it.</source>
        <translation>Il a été fait par un PanelWise plus récent. Mettez le programme à jour pour le lire.</translation>
    </message>
    <message>
        <source>It is damaged near line %1.</source>
        <translation>Il est endommagé vers la ligne %1.</translation>
    </message>
    <message>
        <source>It is damaged at %1.</source>
        <translation>Il est endommagé à %1.</translation>
    </message>
    <message>
        <source>Its cases or limits were changed after the exam was made.</source>
        <translation>Ses cas ou ses limites ont été modifiés après la création de l’examen.</translation>
    </message>
    <message>
        <source>Its answers were changed outside PanelWise, or come from another exam.</source>
        <translation>Ses réponses ont été modifiées hors de PanelWise, ou viennent d’un autre examen.</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>répondu</translation>
    </message>
    <message>
        <source>not all cases diagnosed</source>
        <translation>tous les cas ne sont pas diagnostiqués</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>sans réponse</translation>
    </message>
    <message>
        <source>over the limits</source>
        <translation>au-delà des limites</translation>
    </message>
    <message>
        <source>another exam</source>
        <translation>autre examen</translation>
    </message>
</context>
<context>
    <name>Explain</name>
    <message>
        <source>Where it is used</source>
        <translation>Où c’est utilisé</translation>
    </message>
</context>
<context>
    <name>FigureController</name>
    <message>
        <source>Name the file to write.</source>
        <translation>Indiquez le fichier à écrire.</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>Il n’y a pas de dossier «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Nothing can be saved in “%1”. Choose another folder.</source>
        <translation>Rien ne peut être enregistré dans «&#x202f;%1&#x202f;». Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>“%1” already exists and will be replaced.</source>
        <translation>«&#x202f;%1&#x202f;» existe déjà et sera remplacé.</translation>
    </message>
</context>
<context>
    <name>FigurePage</name>
    <message>
        <source>Journal, one column</source>
        <translation>Revue, une colonne</translation>
    </message>
    <message>
        <source>Journal, one and a half columns</source>
        <translation>Revue, une colonne et demie</translation>
    </message>
    <message>
        <source>Journal, two columns</source>
        <translation>Revue, deux colonnes</translation>
    </message>
    <message>
        <source>Slide, 16:9</source>
        <translation>Diapositive, 16:9</translation>
    </message>
    <message>
        <source>Simulation for education and research. Not for clinical use.</source>
        <translation>Simulation pour l’enseignement et la recherche. Ne pas utiliser en clinique.</translation>
    </message>
    <message>
        <source>The figure as the file will show it.</source>
        <translation>La figure telle qu’elle sera dans le fichier.</translation>
    </message>
</context>
<context>
    <name>FileFaultText</name>
    <message>
        <source>%1 is a workbook of an old Excel (.xls) or has a password. Save it as .xlsx without a password.</source>
        <translation>%1 est un classeur d’un ancien Excel (.xls) ou protégé par un mot de passe. Enregistrez-le en .xlsx sans mot de passe.</translation>
    </message>
    <message>
        <source>%1 has a password. Save it without one, then open it again.</source>
        <translation>%1 est protégé par un mot de passe. Enregistrez-le sans mot de passe, puis rouvrez-le.</translation>
    </message>
    <message>
        <source>%1 is a binary Excel workbook (.xlsb). Save it as .xlsx.</source>
        <translation>%1 est un classeur Excel binaire (.xlsb). Enregistrez-le en .xlsx.</translation>
    </message>
    <message>
        <source>%1 is a Numbers document. Export it as Excel (.xlsx) or CSV.</source>
        <translation>%1 est un document Numbers. Exportez-le en Excel (.xlsx) ou en CSV.</translation>
    </message>
    <message>
        <source>%1 is a PDF, which holds pages, not a table. Ask for the table itself as CSV or .xlsx.</source>
        <translation>%1 est un PDF, qui contient des pages, non une table. Demandez la table elle-même en CSV ou en .xlsx.</translation>
    </message>
    <message>
        <source>%1 is a Parquet file. Save the table as CSV or .xlsx.</source>
        <translation>%1 est un fichier Parquet. Enregistrez la table en CSV ou en .xlsx.</translation>
    </message>
    <message>
        <source>%1 is an SPSS portable file (.por). Open it in SPSS or PSPP and save it as .sav.</source>
        <translation>%1 est un fichier portable SPSS (.por). Ouvrez-le dans SPSS ou PSPP et enregistrez-le en .sav.</translation>
    </message>
    <message>
        <source>%1 is an R data file. In R, write the table with write.csv().</source>
        <translation>%1 est un fichier de données R. Dans R, écrivez la table avec write.csv().</translation>
    </message>
    <message>
        <source>%1 is an archive without a table that can be read. Unpack it and open the table inside.</source>
        <translation>%1 est une archive sans table lisible. Décompressez-la et ouvrez la table qu’elle contient.</translation>
    </message>
    <message>
        <source>%1 is damaged or incomplete (%2). Open it in the program it comes from and save it again, or copy it once more.</source>
        <translation>%1 est endommagé ou incomplet (%2). Ouvrez-le dans son programme d’origine et enregistrez-le à nouveau, ou recopiez-le.</translation>
    </message>
    <message>
        <source>%1 unpacks to far more than a table of its size holds, and was not read. Save it again from the program it comes from, or as CSV.</source>
        <translation>%1 se décompresse en bien plus que ne contient une table de sa taille et n’a pas été lu. Enregistrez-le à nouveau depuis son programme d’origine, ou en CSV.</translation>
    </message>
    <message>
        <source>%1 has no sheet “%2”. It has: %3.</source>
        <translation>%1 n’a pas de feuille «&#x202f;%2&#x202f;». Il a&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Row %1 of the sheet in %2 is empty, so it cannot hold the names of the columns. Choose the row with the names.</source>
        <translation>La ligne %1 de la feuille dans %2 est vide et ne peut donc pas contenir les noms des colonnes. Choisissez la ligne des noms.</translation>
    </message>
</context>
<context>
    <name>FileQuestions</name>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Projects, tables and exported figures (%1);;All files (*)</source>
        <translation>Projets, tables et figures exportées (%1);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Open table</source>
        <translation>Ouvrir une table</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tables (*.csv *.tsv *.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Open patient table</source>
        <translation>Ouvrir la table des patients</translation>
    </message>
    <message>
        <source>Tables (%1);;All files (*)</source>
        <translation>Tables (%1);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Load recipe</source>
        <translation>Charger une recette</translation>
    </message>
    <message>
        <source>Recipes, task files and projects (*.json *.panelwise);;All files (*)</source>
        <translation>Recettes, fichiers de tâche et projets (*.json *.panelwise);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save recipe</source>
        <translation>Enregistrer la recette</translation>
    </message>
    <message>
        <source>Recipes (*.json)</source>
        <translation>Recettes (*.json)</translation>
    </message>
    <message>
        <source>Open price list</source>
        <translation>Ouvrir un tarif</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>PanelWise projects (*.panelwise)</source>
        <translation>Projets PanelWise (*.panelwise)</translation>
    </message>
    <message>
        <source>Where is the project?</source>
        <translation>Où se trouve le projet&#x202f;?</translation>
    </message>
    <message>
        <source>Export figure</source>
        <translation>Exporter la figure</translation>
    </message>
    <message>
        <source>Figures (*.pdf *.svg *.png)</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Figures (*.pdf *.svg *.png)</translation>
    </message>
    <message>
        <source>Save the data behind the figure</source>
        <translation>Enregistrer les données de la figure</translation>
    </message>
    <message>
        <source>Tables (*.csv *.xlsx)</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Tables (*.csv *.xlsx)</translation>
    </message>
    <message>
        <source>Export task file</source>
        <translation>Exporter le fichier de tâche</translation>
    </message>
    <message>
        <source>Task files (*.task.json)</source>
        <translation>Fichiers de tâche (*.task.json)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Pages web (*.html)</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>Exporter le rapport</translation>
    </message>
    <message>
        <source>Export the tables</source>
        <translation>Exporter les tableaux</translation>
    </message>
    <message>
        <source>Tables (*.csv *.xlsx *.md *.tex)</source>
        <translation>Tableaux (*.csv *.xlsx *.md *.tex)</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Choisir un dossier</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Ouvrir une leçon</translation>
    </message>
    <message>
        <source>Lessons (*.json);;All files (*)</source>
        <translation>Leçons (*.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation>Enregistrer la leçon</translation>
    </message>
    <message>
        <source>Lessons (*.lesson.json)</source>
        <translation>Leçons (*.lesson.json)</translation>
    </message>
    <message>
        <source>Make an exam</source>
        <translation>Créer un examen</translation>
    </message>
    <message>
        <source>The key of the exam</source>
        <translation>Clé de l’examen</translation>
    </message>
    <message>
        <source>Keys of exams (*.exam-key.json)</source>
        <translation>Clés d’examens (*.exam-key.json)</translation>
    </message>
</context>
<context>
    <name>FindingText</name>
    <message>
        <source>Show the row</source>
        <translation>Afficher la ligne</translation>
    </message>
    <message>
        <source>Show %1 rows</source>
        <translation>Afficher %1 lignes</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserver</translation>
    </message>
    <message>
        <source>%1: median %2 is unusual; the values look like %3.</source>
        <translation>%1&#xa0;: la médiane %2 est inhabituelle&#x202f;; les valeurs semblent être en %3.</translation>
    </message>
    <message>
        <source>%1: one value looks like %2, the others are in %3.</source>
        <translation>%1&#xa0;: une valeur semble être en %2, les autres sont en %3.</translation>
    </message>
    <message>
        <source>%1: %2 values look like %3, the others are in %4.</source>
        <translation>%1&#xa0;: %2 valeurs semblent être en %3, les autres sont en %4.</translation>
    </message>
    <message>
        <source>%1: median %2 is unusual; the values look like logarithms.</source>
        <translation>%1&#xa0;: la médiane %2 est inhabituelle&#x202f;; les valeurs semblent être des logarithmes.</translation>
    </message>
    <message>
        <source>%1: median %2 is unusual; %1 and %3 look swapped.</source>
        <translation>%1&#xa0;: la médiane %2 est inhabituelle&#x202f;; %1 et %3 semblent intervertis.</translation>
    </message>
    <message>
        <source>%1: median %2 is outside %3; looks like %4.</source>
        <translation>%1&#xa0;: la médiane %2 est hors de %3&#x202f;; cela ressemble à %4.</translation>
    </message>
    <message>
        <source>%1 predicts the outcome almost perfectly (AUROC %2): is it known before the tests?</source>
        <translation>%1 prédit l’issue presque parfaitement (AUROC %2)&#xa0;: est-ce connu avant les analyses&#x202f;?</translation>
    </message>
    <message>
        <source>%1 is recorded in hardly anybody but cases: is it known before the tests?</source>
        <translation>%1 n’est presque renseigné que chez les cas&#xa0;: est-ce connu avant les analyses&#x202f;?</translation>
    </message>
    <message>
        <source>%1 is recorded in hardly any case, and in many others: is it known before the tests?</source>
        <translation>%1 n’est renseigné chez presque aucun cas, mais chez beaucoup d’autres&#xa0;: est-ce connu avant les analyses&#x202f;?</translation>
    </message>
    <message>
        <source>Panel %1 is left out: no patient has a value of it.</source>
        <translation>Le bilan %1 est écarté&#xa0;: aucun patient n’en a de valeur.</translation>
    </message>
    <message>
        <source>One row is the same as another in every column in use.</source>
        <translation>Une ligne est identique à une autre dans toutes les colonnes utilisées.</translation>
    </message>
    <message>
        <source>%1 rows are the same as others in every column in use.</source>
        <translation>%1 lignes sont identiques à d’autres dans toutes les colonnes utilisées.</translation>
    </message>
    <message>
        <source>%1: %2 rows share their number with others. Unless their rows stay together, patients are learned from and judged.</source>
        <translation>%1&#xa0;: %2 lignes partagent leur numéro avec d’autres. Si leurs lignes ne restent pas ensemble, des patients servent à la fois à apprendre et à évaluer.</translation>
    </message>
    <message>
        <source>One patient of validation or test has nearly the same values as one who is learned from.</source>
        <translation>Un patient de validation ou de test a presque les mêmes valeurs qu’un patient de l’apprentissage.</translation>
    </message>
    <message>
        <source>%1 patients of validation or test have nearly the same values as some who are learned from.</source>
        <translation>%1 patients de validation ou de test ont presque les mêmes valeurs que des patients de l’apprentissage.</translation>
    </message>
    <message>
        <source>%1: %2 values are exactly %3 and all others lie within %4; %3 looks like a code for “not recorded”.</source>
        <translation>%1&#xa0;: %2 valeurs sont exactement %3 et toutes les autres sont dans %4&#x202f;; %3 semble être un code pour «&#x202f;non renseigné&#x202f;».</translation>
    </message>
    <message>
        <source>%1: one value, %2, is outside %3.</source>
        <translation>%1&#xa0;: une valeur, %2, est hors de %3.</translation>
    </message>
    <message>
        <source>%1: %2 values above %3, highest %4.</source>
        <translation>%1&#xa0;: %2 valeurs au-dessus de %3, la plus haute %4.</translation>
    </message>
    <message>
        <source>%1: %2 values below %3, lowest %4.</source>
        <translation>%1&#xa0;: %2 valeurs au-dessous de %3, la plus basse %4.</translation>
    </message>
    <message>
        <source>%1: %2 values outside %3, farthest %4.</source>
        <translation>%1&#xa0;: %2 valeurs hors de %3, la plus éloignée %4.</translation>
    </message>
    <message>
        <source>Convert to %1</source>
        <translation>Convertir en %1</translation>
    </message>
    <message>
        <source>Multiply by %1</source>
        <translation>Multiplier par %1</translation>
    </message>
    <message>
        <source>Divide by %1</source>
        <translation>Diviser par %1</translation>
    </message>
    <message>
        <source>Do not use</source>
        <translation>Ne pas utiliser</translation>
    </message>
    <message>
        <source>Keep patients together</source>
        <translation>Garder les patients ensemble</translation>
    </message>
    <message>
        <source>Treat as missing</source>
        <translation>Traiter comme manquant</translation>
    </message>
    <message>
        <source>Convert these to %1</source>
        <translation>Les convertir en %1</translation>
    </message>
    <message>
        <source>Undo the logarithm</source>
        <translation>Annuler le logarithme</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Échanger</translation>
    </message>
    <message>
        <source>leave %1 out: list it under “ignore” in the task file</source>
        <translation>écarter %1&#xa0;: l’inscrire sous «&#x202f;ignore&#x202f;» dans le fichier de tâche</translation>
    </message>
    <message>
        <source>keep rows with the same %1 together: --split patient:%1, or “split” in the task file</source>
        <translation>garder ensemble les lignes de même %1&#xa0;: --split patient:%1, ou «&#x202f;split&#x202f;» dans le fichier de tâche</translation>
    </message>
    <message>
        <source>leave them out: --duplicates drop, or “duplicates” in the task file</source>
        <translation>les écarter&#xa0;: --duplicates drop, ou «&#x202f;duplicates&#x202f;» dans le fichier de tâche</translation>
    </message>
</context>
<context>
    <name>FlowFigure</name>
    <message>
        <source>Way</source>
        <translation>Parcours</translation>
    </message>
    <message>
        <source>Patients of 1,000</source>
        <translation>Patients sur 1&#x202f;000</translation>
    </message>
    <message>
        <source>Spent on their panels</source>
        <translation>Dépensé pour leurs bilans</translation>
    </message>
    <message>
        <source>%1
Click to list these patients.</source>
        <translation>%1
Cliquez pour afficher ces patients.</translation>
    </message>
</context>
<context>
    <name>FlowFilm</name>
    <message>
        <source>Patients on their way through the policy</source>
        <translation>Parcours des patients à travers la stratégie</translation>
    </message>
    <message>
        <source>%1 of %2 diagnosed: %3 cases found, %4 missed</source>
        <translation>%1 sur %2 diagnostiqués&#xa0;: %3 cas détectés, %4 manqués</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Panel no. %1</source>
        <translation>Bilan n°&#xa0;%1</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>sans %1</translation>
    </message>
</context>
<context>
    <name>FlowTab</name>
    <message>
        <source>Flow</source>
        <translation>Flux</translation>
    </message>
    <message>
        <source>What became of every row of the file, as STARD asks for it.</source>
        <translation>Ce qu’est devenue chaque ligne du fichier, comme le demande STARD.</translation>
    </message>
</context>
<context>
    <name>FlowText</name>
    <message>
        <source>%1, then %2</source>
        <translation>%1, puis %2</translation>
    </message>
    <message>
        <source>No test</source>
        <translation>Aucune analyse</translation>
    </message>
    <message>
        <source>Other panels</source>
        <translation>Autres bilans</translation>
    </message>
    <message>
        <source>%1, then other panels</source>
        <translation>%1, puis d’autres bilans</translation>
    </message>
    <message>
        <source>Panel %1</source>
        <translation>Bilan %1</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Cas</translation>
    </message>
    <message>
        <source>No case</source>
        <translation>Non-cas</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>Diagnostic</translation>
    </message>
    <message>
        <source>1st panel</source>
        <translation>1er bilan</translation>
    </message>
    <message>
        <source>2nd panel</source>
        <translation>2e bilan</translation>
    </message>
    <message>
        <source>3rd panel</source>
        <translation>3e bilan</translation>
    </message>
    <message>
        <source>Panel no. %1</source>
        <translation>Bilan n°&#xa0;%1</translation>
    </message>
    <message>
        <source>%1, a few with further panels</source>
        <translation>%1, quelques-uns avec d’autres bilans</translation>
    </message>
    <message>
        <source>%1: diagnosed as a case</source>
        <translation>%1&#xa0;: diagnostiqué cas</translation>
    </message>
    <message>
        <source>%1: diagnosed as no case</source>
        <translation>%1&#xa0;: diagnostiqué non-cas</translation>
    </message>
    <message>
        <source>%1 of 1,000 patients</source>
        <translation>%1 patients sur 1&#x202f;000</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>%1. %2, %3 for their panels.</source>
        <translation>%1. %2, %3 pour leurs bilans.</translation>
    </message>
    <message>
        <source>%1 together with %2</source>
        <translation>%1 avec %2</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>avec %1</translation>
    </message>
</context>
<context>
    <name>FlowWords</name>
    <message>
        <source>n = %1, %2 cases</source>
        <translation>n = %1, %2 cas</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>Rows of the file</source>
        <translation>Lignes du fichier</translation>
    </message>
    <message>
        <source>Left out: outcome not recorded</source>
        <translation>Exclus&#xa0;: issue non renseignée</translation>
    </message>
    <message>
        <source>Cohort</source>
        <translation>Cohorte</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Validation</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Validation</translation>
    </message>
    <message>
        <source>Test</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Test</translation>
    </message>
    <message>
        <source>diagnosed without any test: %1</source>
        <translation>diagnostiqués sans aucune analyse&#xa0;: %1</translation>
    </message>
    <message>
        <source>Diagnosed as a case</source>
        <translation>Diagnostiqué cas</translation>
    </message>
    <message>
        <source>Diagnosed as no case</source>
        <translation>Diagnostiqué non-cas</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Détecté</translation>
    </message>
    <message>
        <source>False alarm</source>
        <translation>Fausse alerte</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Manqué</translation>
    </message>
    <message>
        <source>Correctly reassured</source>
        <translation>Rassuré à raison</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Patients</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Patients</translation>
    </message>
    <message>
        <source>Participant flow: %1</source>
        <translation>Diagramme de flux&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>FrontFilm</name>
    <message>
        <source>How the front formed</source>
        <translation>Comment le front s’est formé</translation>
    </message>
    <message>
        <source>%1 of %2 policies found, %3 on the front</source>
        <translation>%1 stratégies trouvées sur %2, dont %3 sur le front</translation>
    </message>
    <message>
        <source>Mean cost per patient</source>
        <translation>Coût moyen par patient</translation>
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
        <translation>Aucune stratégie trouvée n’est meilleure pour moins d’argent</translation>
    </message>
    <message>
        <source>First estimate, from training patients</source>
        <translation>Première estimation, d’après les patients d’entraînement</translation>
    </message>
    <message>
        <source>What is learned so far promises this much; the search goes on, and the policies it finds take the place of this line</source>
        <translation>Ce qui est appris jusqu’ici promet ce niveau&#x202f;; la recherche continue, et les stratégies trouvées prendront la place de cette ligne</translation>
    </message>
    <message>
        <source>95 % band</source>
        <translation>Bande à 95&#x202f;%</translation>
    </message>
    <message>
        <source>Where the front lies in 95 of 100 samples of patients like these</source>
        <translation>Où se situe le front pour 95 échantillons sur 100 de patients semblables</translation>
    </message>
    <message>
        <source>Dominated</source>
        <translation>Dominée</translation>
    </message>
    <message>
        <source>Another policy is at least as good for no more money</source>
        <translation>Une autre stratégie est au moins aussi bonne sans coûter plus</translation>
    </message>
    <message>
        <source>Best for the old prices</source>
        <translation>Meilleure aux anciens prix</translation>
    </message>
    <message>
        <source>On the front for the prices it was found for, but no longer</source>
        <translation>Sur le front aux prix pour lesquels elle a été trouvée, mais plus maintenant</translation>
    </message>
    <message>
        <source>Baselines</source>
        <translation>Comparateurs</translation>
    </message>
    <message>
        <source>All panels, none, and the baselines of the newest table; point at one to see its figures</source>
        <translation>Tous les bilans, aucun, et les comparateurs du tableau le plus récent&#x202f;; pointez-en un pour voir ses chiffres</translation>
    </message>
    <message>
        <source>The same for everybody</source>
        <translation>La même chose pour tous</translation>
    </message>
    <message>
        <source>All panels, or none, whatever the results</source>
        <translation>Tous les bilans, ou aucun, quels que soient les résultats</translation>
    </message>
    <message>
        <source>Best fixed set</source>
        <translation>Meilleur ensemble fixe</translation>
    </message>
    <message>
        <source>The best that the same panels for everybody do for the money</source>
        <translation>Le mieux que donnent, pour ce prix, les mêmes bilans pour tous</translation>
    </message>
    <message>
        <source>Best possible</source>
        <translation>Meilleur possible</translation>
    </message>
    <message>
        <source>No policy can cross this line</source>
        <translation>Aucune stratégie ne peut franchir cette ligne</translation>
    </message>
    <message>
        <source>Best possible over all patients, not only these</source>
        <translation>Meilleur possible sur tous les patients, pas seulement ceux-ci</translation>
    </message>
    <message>
        <source>The most that any policy reaches on average over all possible patients. Among these few a policy may lie above it by chance; “Expected” shows where none can.</source>
        <translation>Le maximum qu’une stratégie atteint en moyenne sur tous les patients possibles. Parmi ces quelques patients, une stratégie peut se trouver au-dessus par hasard&#x202f;; «&#x202f;Attendu&#x202f;» montre où aucune ne le peut.</translation>
    </message>
    <message>
        <source>Validation to test</source>
        <translation>De la validation au test</translation>
    </message>
    <message>
        <source>How much of the promise on validation patients holds on test patients</source>
        <translation>Ce qui reste, chez les patients de test, de la promesse faite chez les patients de validation</translation>
    </message>
    <message>
        <source>Out of sight: %1</source>
        <translation>Hors de vue&#xa0;: %1</translation>
    </message>
    <message>
        <source>Drag the plot or turn the wheel; a double click shows the front</source>
        <translation>Faites glisser le graphique ou tournez la molette&#x202f;; un double-clic montre le front</translation>
    </message>
</context>
<context>
    <name>FrontScene</name>
    <message>
        <source>Policy %1</source>
        <translation>Stratégie %1</translation>
    </message>
    <message>
        <source>No longer on the front: policy %1</source>
        <translation>N’est plus sur le front&#xa0;: stratégie %1</translation>
    </message>
    <message>
        <source>Dominated policy %1</source>
        <translation>Stratégie dominée %1</translation>
    </message>
    <message>
        <source>Only what comes first</source>
        <translation>Seulement les bilans prescrits d’abord</translation>
    </message>
    <message>
        <source>No panels</source>
        <translation>Aucun bilan</translation>
    </message>
    <message>
        <source>All that may be ordered</source>
        <translation>Tout ce qui peut être prescrit</translation>
    </message>
    <message>
        <source>All panels</source>
        <translation>Tous les bilans</translation>
    </message>
</context>
<context>
    <name>FrontText</name>
    <message>
        <source>money</source>
        <translation>argent</translation>
    </message>
    <message>
        <source>time</source>
        <translation>temps</translation>
    </message>
    <message>
        <source>money and time, an hour for %1</source>
        <translation>argent et temps, une heure pour %1</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Lattice</translation>
    </message>
    <message>
        <source>SM-DDPO sweep</source>
        <translation>Balayage SM-DDPO</translation>
    </message>
    <message>
        <source>SM-DDPO sweep, end to end</source>
        <translation>Balayage SM-DDPO, de bout en bout</translation>
    </message>
    <message>
        <source>Exact optimum</source>
        <translation>Optimum exact</translation>
    </message>
    <message>
        <source>Solves the problem backwards, from all panels known to none, for every set of panels. The quickest way to a whole front, for up to 64 panels.</source>
        <translation>Résout le problème à rebours, de tous les bilans connus à aucun, pour chaque ensemble de bilans. Le moyen le plus rapide d’obtenir un front entier, jusqu’à 64 bilans.</translation>
    </message>
    <message>
        <source>Trains one SM-DDPO policy after the other for different weights of cases and money; state encoder and classifier are learned once and shared.</source>
        <translation>Entraîne une stratégie SM-DDPO après l’autre pour différents poids des cas et de l’argent&#x202f;; encodeur d’état et classifieur sont appris une fois et partagés.</translation>
    </message>
    <message>
        <source>Trains one SM-DDPO policy after the other; the classifier is learned anew with each. The slowest way.</source>
        <translation>Entraîne une stratégie SM-DDPO après l’autre&#x202f;; le classifieur est réappris avec chacune. Le moyen le plus lent.</translation>
    </message>
    <message>
        <source>The best that any policy can do, computed instead of learned. Only for a problem with few findings of few values each.</source>
        <translation>Le mieux que puisse faire une stratégie, calculé au lieu d’être appris. Seulement pour un problème à peu de variables, de peu de valeurs chacune.</translation>
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
        <translation>F1 met en balance les cas détectés et les fausses alertes. Il convient à une issue rare.</translation>
    </message>
    <message>
        <source>AM is the mean of sensitivity and specificity, whatever the share of cases.</source>
        <translation>AM est la moyenne de la sensibilité et de la spécificité, quelle que soit la part des cas.</translation>
    </message>
    <message>
        <source>AUROC</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>AUROC</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensibilité</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <translation>Adaptatif</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Article</translation>
    </message>
    <message>
        <source>Few policies at first, then more where the front has its largest gaps.</source>
        <translation>D’abord peu de stratégies, puis davantage là où le front a ses plus grands vides.</translation>
    </message>
    <message>
        <source>The published grid of 190 policies.</source>
        <translation>La grille publiée de 190 stratégies.</translation>
    </message>
    <message>
        <source>State encoder</source>
        <translation>Encodeur d’état</translation>
    </message>
    <message>
        <source>State table</source>
        <translation>Table des états</translation>
    </message>
    <message>
        <source>Classifier</source>
        <translation>Classifieur</translation>
    </message>
    <message>
        <source>Policies</source>
        <translation>Stratégies</translation>
    </message>
    <message>
        <source>Panel sets</source>
        <translation>Ensembles de bilans</translation>
    </message>
    <message>
        <source>Outlooks</source>
        <translation>Perspectives</translation>
    </message>
    <message>
        <source>Solving</source>
        <translation>Résolution</translation>
    </message>
    <message>
        <source>Final evaluation</source>
        <translation>Évaluation finale</translation>
    </message>
    <message>
        <source>Judging on all patients</source>
        <translation>Évaluation sur tous</translation>
    </message>
    <message>
        <source>Learning from all patients</source>
        <translation>Apprentissage sur tous</translation>
    </message>
    <message>
        <source>Learns to estimate unknown results from known ones.</source>
        <translation>Apprend à estimer les résultats inconnus d’après les connus.</translation>
    </message>
    <message>
        <source>Estimates the unknown results of every patient for every set of panels.</source>
        <translation>Estime les résultats inconnus de chaque patient pour chaque ensemble de bilans.</translation>
    </message>
    <message>
        <source>Learns how likely the outcome is from what is known.</source>
        <translation>Apprend la probabilité de l’issue d’après ce qui est connu.</translation>
    </message>
    <message>
        <source>Trains policies for different weights of cases and money.</source>
        <translation>Entraîne des stratégies pour différents poids des cas et de l’argent.</translation>
    </message>
    <message>
        <source>Learns how likely the outcome is from each set of panels.</source>
        <translation>Apprend la probabilité de l’issue d’après chaque ensemble de bilans.</translation>
    </message>
    <message>
        <source>Learns what each further panel is expected to show.</source>
        <translation>Apprend ce que chaque bilan supplémentaire devrait montrer.</translation>
    </message>
    <message>
        <source>Works out the best next step for every set of panels, from all of them to none.</source>
        <translation>Détermine la meilleure étape suivante pour chaque ensemble de bilans, de tous à aucun.</translation>
    </message>
    <message>
        <source>Tries the policies on patients nobody has looked at, once.</source>
        <translation>Éprouve les stratégies, une seule fois, sur des patients que personne n’a regardés.</translation>
    </message>
    <message>
        <source>Searches again without each fold of the patients, and decides for these.</source>
        <translation>Recherche à nouveau sans chaque bloc de patients, et décide pour ceux-ci.</translation>
    </message>
    <message>
        <source>Searches once more with everybody, for the policies that are to be used.</source>
        <translation>Recherche une fois de plus avec tous, pour les stratégies à utiliser.</translation>
    </message>
    <message>
        <source>The search went on from where it had stopped.</source>
        <translation>La recherche a repris là où elle s’était arrêtée.</translation>
    </message>
    <message>
        <source>There are few patients with the outcome, so the figures are uncertain.</source>
        <translation>Peu de patients sont des cas&#x202f;; les chiffres sont donc incertains.</translation>
    </message>
    <message>
        <source>There are too many sets of panels to look at all of them: those were taken that patients come by under good policies. One more panel, wherever it is ordered, would raise the metric by at most %1 (estimated from training patients, upper limit of 95 %). Panels that pay only together may add more.</source>
        <translation>Il y a trop d’ensembles de bilans pour les examiner tous&#xa0;: ont été retenus ceux par lesquels passent les patients avec de bonnes stratégies. Un bilan de plus, où qu’il soit prescrit, augmenterait l’indicateur d’au plus %1 (estimé sur les patients d’entraînement, limite supérieure à 95&#x202f;%). Des bilans qui ne sont rentables qu’ensemble peuvent apporter davantage.</translation>
    </message>
    <message>
        <source>There are too many sets of panels to look at all of them; sets that can hardly pay were left out.</source>
        <translation>Il y a trop d’ensembles de bilans pour les examiner tous&#x202f;; ceux qui ne peuvent guère être rentables ont été écartés.</translation>
    </message>
    <message>
        <source>Testing never pays here: the best policy orders nothing at any price of money. The panels tell little that the visible columns do not.</source>
        <translation>Les analyses ne sont jamais rentables ici&#xa0;: la meilleure stratégie ne prescrit rien, quel que soit le prix de l’argent. Les bilans n’apprennent guère plus que les colonnes visibles.</translation>
    </message>
    <message>
        <source>The table of all states would need too much memory, so only visited states are kept. Results are the same; it takes longer.</source>
        <translation>La table de tous les états demanderait trop de mémoire&#x202f;; seuls les états visités sont gardés. Les résultats sont les mêmes, mais cela prend plus de temps.</translation>
    </message>
    <message>
        <source>The flow did not estimate unknown values better than a plain normal distribution, which is used instead.</source>
        <translation>Le flot n’a pas mieux estimé les valeurs inconnues qu’une simple loi normale, qui est utilisée à sa place.</translation>
    </message>
    <message>
        <source>The training of some policies became unstable. They went back to their last good state, and the front leaves out what did not recover.</source>
        <translation>L’entraînement de certaines stratégies est devenu instable. Elles sont revenues à leur dernier bon état, et le front exclut celles qui ne se sont pas rétablies.</translation>
    </message>
    <message>
        <source>This is the optimum for the recorded patients, counted from them; for other patients it is too good to be true.</source>
        <translation>C’est l’optimum pour les patients enregistrés, calculé sur eux-mêmes&#x202f;; pour d’autres patients, il est trop beau pour être vrai.</translation>
    </message>
    <message>
        <source>There are more patients than are needed to learn from: a random sample with the same share of cases taught and chose the policies. Test figures are those of all test patients.</source>
        <translation>Il y a plus de patients qu’il n’en faut pour apprendre&#xa0;: un échantillon aléatoire avec la même part de cas a servi à apprendre et à choisir les stratégies. Les chiffres de test sont ceux de tous les patients de test.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>reste %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>For %1 of patients policy %2, for the others policy %3</source>
        <translation>Pour %1 des patients la stratégie %2, pour les autres la stratégie %3</translation>
    </message>
    <message>
        <source>Policy %1</source>
        <translation>Stratégie %1</translation>
    </message>
    <message>
        <source>%1, chosen on validation patients: %2 on average, %3.</source>
        <translation>%1, choisie sur les patients de validation&#xa0;: %2 en moyenne, %3.</translation>
    </message>
    <message>
        <source>%1, chosen on validation patients (%2 on average, %3): test patients pay %4, %5.</source>
        <translation>%1, choisie sur les patients de validation (%2 en moyenne, %3)&#xa0;: les patients de test paient %4, %5.</translation>
    </message>
    <message>
        <source>%1, chosen on validation patients (%2 on average, %3): test patients wait %4, %5.</source>
        <translation>%1, choisie sur les patients de validation (%2 en moyenne, %3)&#xa0;: les patients de test attendent %4, %5.</translation>
    </message>
    <message>
        <source>%1, chosen on validation patients (%2 on average, %3): over all possible patients %4, %5.</source>
        <translation>%1, choisie sur les patients de validation (%2 en moyenne, %3)&#xa0;: sur tous les patients possibles %4, %5.</translation>
    </message>
    <message>
        <source>No policy at or below %1; nearest %2.</source>
        <translation>Aucune stratégie jusqu’à %1&#x202f;; la plus proche&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln folds</source>
        <translation>
            <numerusform>%Ln bloc</numerusform>
            <numerusform>%Ln blocs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, dealt %Ln times</source>
        <translation>
            <numerusform>%1, répartis %Ln fois</numerusform>
            <numerusform>%1, répartis %Ln fois</numerusform>
        </translation>
    </message>
    <message>
        <source>Judged on all %1 patients (%2 cases): %3</source>
        <translation>Évalué sur les %1 patients (%2 cas)&#xa0;: %3</translation>
    </message>
    <message>
        <source>Every patient was decided for by policies that were found without them, chosen for at most what the policy in that row spends on average. So the figures tell what choosing a policy this way comes to. The policy of the row itself, which other pages try on test patients, was found without these; what is exported was found once more with all patients.</source>
        <translation>Pour chaque patient, la décision vient de stratégies trouvées sans lui, choisies pour coûter au plus ce que la stratégie de la ligne dépense en moyenne. Les chiffres disent donc ce que donne un tel choix. La stratégie de la ligne elle-même, que d’autres pages éprouvent sur les patients de test, a été trouvée sans ceux-ci&#x202f;; ce qui est exporté a été trouvé une fois de plus avec tous les patients.</translation>
    </message>
    <message>
        <source>All panels are free, so there are no budgets to average over.</source>
        <translation>Tous les bilans sont gratuits&#x202f;; il n’y a donc pas de budgets sur lesquels faire la moyenne.</translation>
    </message>
    <message>
        <source>Averaged over all budgets up to %1: %2 %3 on all patients (hypervolume %4).</source>
        <translation>En moyenne sur tous les budgets jusqu’à %1&#xa0;: %2 %3 chez tous les patients (hypervolume %4).</translation>
    </message>
    <message>
        <source>Averaged over all budgets up to %1: %2 %3 on test patients (hypervolume %4).</source>
        <translation>En moyenne sur tous les budgets jusqu’à %1&#xa0;: %2 %3 chez les patients de test (hypervolume %4).</translation>
    </message>
    <message>
        <source>Averaged over all budgets up to %1: %2 %3 on validation patients (hypervolume %4).</source>
        <translation>En moyenne sur tous les budgets jusqu’à %1&#xa0;: %2 %3 chez les patients de validation (hypervolume %4).</translation>
    </message>
    <message>
        <source>Optimism (validation, which chose the front, minus test): %1 %2, mean cost %3.</source>
        <translation>Optimisme (validation, sur laquelle le front a été choisi, moins test)&#xa0;: %1 %2, coût moyen %3.</translation>
    </message>
    <message>
        <source>Optimism (validation, which chose the front, minus test): %1 %2, mean time %3.</source>
        <translation>Optimisme (validation, sur laquelle le front a été choisi, moins test)&#xa0;: %1 %2, temps moyen %3.</translation>
    </message>
</context>
<context>
    <name>FrontWords</name>
    <message>
        <source>%1 on all patients, by folds</source>
        <translation>%1 chez tous les patients, par blocs</translation>
    </message>
    <message>
        <source>%1 on test patients</source>
        <translation>%1 chez les patients de test</translation>
    </message>
    <message>
        <source>%1 on validation patients</source>
        <translation>%1 chez les patients de validation</translation>
    </message>
    <message>
        <source>Expected %1</source>
        <translation>%1 attendu</translation>
    </message>
    <message>
        <source>%1 against mean time per patient</source>
        <translation>%1 selon le temps moyen par patient</translation>
    </message>
    <message>
        <source>%1 against mean cost per patient</source>
        <translation>%1 selon le coût moyen par patient</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Cost with time</source>
        <translation>Coût avec le temps</translation>
    </message>
    <message>
        <source>Mean number of tests per patient</source>
        <translation>Nombre moyen d’analyses par patient</translation>
    </message>
    <message>
        <source>Mean cost per patient (%1)</source>
        <translation>Coût moyen par patient (%1)</translation>
    </message>
    <message>
        <source>Mean time to the results per patient (min)</source>
        <translation>Temps moyen jusqu’aux résultats par patient (min)</translation>
    </message>
    <message>
        <source>Mean cost per patient, an hour counted as %1 (%2)</source>
        <translation>Coût moyen par patient, une heure comptant pour %1 (%2)</translation>
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
        <translation>hors budget</translation>
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
        <translation>Un seul chiffre pour deux souhaits&#xa0;: détecter les cas et ne pas alarmer les autres. C’est la moyenne harmonique de la sensibilité et de la valeur prédictive positive, 1 au mieux. Les patients rassurés à raison ne comptent pas&#xa0;: il reste donc honnête quand les cas sont rares.</translation>
    </message>
    <message>
        <source>AM</source>
        <translation>AM</translation>
    </message>
    <message>
        <source>The mean of sensitivity and specificity: cases and others count the same, however rare cases are. 0.5 is what a coin would reach.</source>
        <translation>La moyenne de la sensibilité et de la spécificité&#xa0;: cas et autres comptent autant, si rares que soient les cas. 0,5 est ce que donnerait pile ou face.</translation>
    </message>
    <message>
        <source>AUROC</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>AUROC</translation>
    </message>
    <message>
        <source>Take one case and one other patient at random: how often does the case get the higher probability? 0.5 is a coin, 1 never errs. It says nothing about where the line is drawn.</source>
        <translation>Prenez au hasard un cas et un autre patient&#xa0;: combien de fois le cas reçoit-il la probabilité la plus haute&#x202f;? 0,5 équivaut à pile ou face, 1 ne se trompe jamais. Cela ne dit rien de la place du seuil.</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensibilité</translation>
    </message>
    <message>
        <source>Of all cases, the share who are found. The rest are missed.</source>
        <translation>Parmi tous les cas, la part de ceux qui sont détectés. Les autres sont manqués.</translation>
    </message>
    <message>
        <source>Specificity</source>
        <translation>Spécificité</translation>
    </message>
    <message>
        <source>Of all patients who are no cases, the share who are reassured. The rest are false alarms.</source>
        <translation>Parmi tous les patients qui ne sont pas des cas, la part de ceux qui sont rassurés. Les autres sont de fausses alertes.</translation>
    </message>
    <message>
        <source>Positive predictive value</source>
        <translation>Valeur prédictive positive</translation>
    </message>
    <message>
        <source>Of all patients who are called cases, the share who are. It falls when the outcome is rarer among your patients than among these: set the prevalence you see.</source>
        <translation>Parmi tous les patients classés cas, la part de ceux qui le sont. Elle baisse quand l’issue est plus rare chez vos patients que chez ceux-ci&#xa0;: indiquez la prévalence que vous observez.</translation>
    </message>
    <message>
        <source>Prevalence</source>
        <translation>Prévalence</translation>
    </message>
    <message>
        <source>The share of cases before anything is known about them. In another clinic it may be another one: the same policy then alarms more, or fewer, patients in vain.</source>
        <translation>La part des cas avant que l’on sache quoi que ce soit. Elle peut être autre dans un autre établissement&#xa0;: la même stratégie alarme alors plus, ou moins, de patients à tort.</translation>
    </message>
    <message>
        <source>λ, the value of a case found</source>
        <translation>λ, la valeur d’un cas détecté</translation>
    </message>
    <message>
        <source>How many patients rightly reassured one found case is worth. A larger λ misses fewer patients and raises more false alarms.</source>
        <translation>Combien de patients rassurés à raison vaut un cas détecté. Un λ plus grand manque moins de patients et donne plus de fausses alertes.</translation>
    </message>
    <message>
        <source>ρ, the price of money</source>
        <translation>ρ, le prix de l’argent</translation>
    </message>
    <message>
        <source>What one unit of money spent on tests takes away, measured in patients rightly reassured. It is zero or below; the further below zero, the fewer tests are ordered.</source>
        <translation>Ce que retranche une unité d’argent dépensée en analyses, mesuré en patients rassurés à raison. Nul ou négatif&#x202f;; plus il est négatif, moins on prescrit d’analyses.</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Lattice</translation>
    </message>
    <message>
        <source>Looks at every set of panels that could be known and reasons backwards from the end: is one more panel worth its price? Draws the whole front in seconds.</source>
        <translation>Examine chaque ensemble de bilans que l’on pourrait connaître et raisonne à rebours depuis la fin&#xa0;: un bilan de plus vaut-il son prix&#x202f;? Trace le front entier en quelques secondes.</translation>
    </message>
    <message>
        <source>SM-DDPO</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>SM-DDPO</translation>
    </message>
    <message>
        <source>The published method, learned from examples in three parts: one estimates results that are not known, one how likely the outcome is, and one finds out by trial which panel to order next.</source>
        <translation>La méthode publiée, apprise sur des exemples en trois parties&#xa0;: l’une estime les résultats inconnus, l’autre la probabilité de l’issue, et la troisième trouve par essais quel bilan prescrire ensuite.</translation>
    </message>
    <message>
        <source>Pretrained</source>
        <translation>Préentraîné</translation>
    </message>
    <message>
        <source>The classifier is learned first and then left alone while the ordering is learned. Otherwise both learn together, end to end.</source>
        <translation>Le classifieur est appris d’abord, puis laissé tel quel pendant l’apprentissage des prescriptions. Sinon, les deux apprennent ensemble, de bout en bout.</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Balayage</translation>
    </message>
    <message>
        <source>Trains one policy after the other for different λ and ρ. Together they show the trade-off between cost and accuracy.</source>
        <translation>Entraîne une stratégie après l’autre pour différents λ et ρ. Ensemble, elles montrent le compromis entre coût et exactitude.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Where the random numbers begin. The same seed gives the same result again; several seeds show how much of a result is luck.</source>
        <translation>Le départ des nombres aléatoires. La même graine redonne le même résultat&#x202f;; plusieurs graines montrent la part du hasard.</translation>
    </message>
    <message>
        <source>Validation patients</source>
        <translation>Patients de validation</translation>
    </message>
    <message>
        <source>Patients nobody learned from, used to choose among policies. Because the best is picked on them, their figures are a little too good.</source>
        <translation>Patients sur lesquels rien n’a été appris, utilisés pour choisir entre les stratégies. Comme la meilleure est choisie sur eux, leurs chiffres sont un peu trop bons.</translation>
    </message>
    <message>
        <source>Test patients</source>
        <translation>Patients de test</translation>
    </message>
    <message>
        <source>Patients who were looked at once, after everything had been chosen. Nothing was fitted to them, so their figures are the honest ones.</source>
        <translation>Patients regardés une seule fois, quand tout était choisi. Rien n’a été ajusté sur eux&#xa0;: leurs chiffres sont donc les plus honnêtes.</translation>
    </message>
    <message>
        <source>Front</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Front</translation>
    </message>
    <message>
        <source>The policies worth considering: for each of them, nobody found one that is better and costs no more. Along it, more accuracy always costs more money.</source>
        <translation>Les stratégies dignes d’intérêt&#xa0;: pour chacune, aucune trouvée n’est meilleure sans coûter plus. Le long du front, plus d’exactitude coûte toujours plus d’argent.</translation>
    </message>
    <message>
        <source>Dominated</source>
        <translation>Dominée</translation>
    </message>
    <message>
        <source>Another policy is at least as good and costs no more, so there is no reason to choose this one.</source>
        <translation>Une autre stratégie est au moins aussi bonne sans coûter plus&#x202f;; il n’y a donc aucune raison de choisir celle-ci.</translation>
    </message>
    <message>
        <source>95 % band</source>
        <translation>Bande à 95&#x202f;%</translation>
    </message>
    <message>
        <source>Had other patients of the same kind been in the study, the front would lie here 95 times out of 100. Whether two policies can be told apart it does not say: for that they are compared patient by patient, and the interval of their difference must leave out zero.</source>
        <translation>Avec d’autres patients semblables dans l’étude, le front se situerait ici 95 fois sur 100. Cela ne dit pas si deux stratégies peuvent être distinguées&#xa0;: pour cela, on les compare patient par patient, et l’intervalle de leur différence doit exclure zéro.</translation>
    </message>
    <message>
        <source>Optimism</source>
        <translation>Optimisme</translation>
    </message>
    <message>
        <source>How much better a policy looked on the patients it was chosen by than on test patients. Long arrows warn against trusting the choice.</source>
        <translation>De combien une stratégie paraissait meilleure chez les patients qui l’ont fait choisir que chez les patients de test. De longues flèches invitent à se méfier du choix.</translation>
    </message>
    <message>
        <source>Area under the front</source>
        <translation>Aire sous le front</translation>
    </message>
    <message>
        <source>The mean figure over all budgets from nothing to the price of all panels: one number to compare whole fronts by.</source>
        <translation>Le chiffre moyen sur tous les budgets, de zéro au prix de tous les bilans&#xa0;: un seul nombre pour comparer des fronts entiers.</translation>
    </message>
    <message>
        <source>Panel use</source>
        <translation>Recours aux bilans</translation>
    </message>
    <message>
        <source>The share of patients for whom the policy orders the panel. Times its price, it is what the panel adds to the mean bill.</source>
        <translation>La part des patients à qui la stratégie prescrit le bilan. Multipliée par son prix, c’est ce que le bilan ajoute à la facture moyenne.</translation>
    </message>
    <message>
        <source>Fidelity</source>
        <translation>Fidélité</translation>
    </message>
    <message>
        <source>How often the simple tree does the same as the policy it imitates, among patients it was not made from.</source>
        <translation>Combien de fois l’arbre simple fait comme la stratégie qu’il imite, chez des patients qui n’ont pas servi à le construire.</translation>
    </message>
    <message>
        <source>What is minimised</source>
        <translation>Ce qui est minimisé</translation>
    </message>
    <message>
        <source>What a policy is to spend little of while it finds the cases: money, the time until the last result is there, or both, where you say how much money an hour of waiting is worth.</source>
        <translation>Ce qu’une stratégie doit économiser tout en détectant les cas&#xa0;: l’argent, le temps jusqu’au dernier résultat, ou les deux, en indiquant ce que vaut une heure d’attente.</translation>
    </message>
    <message>
        <source>Turnaround time</source>
        <translation>Délai de rendu</translation>
    </message>
    <message>
        <source>From the order of a panel to its results. Panels ordered one after the other take the sum of their times, as each waits for the results of the one before; ordered together they take the longer one.</source>
        <translation>De la prescription d’un bilan à ses résultats. Prescrits l’un après l’autre, les bilans prennent la somme de leurs délais, chacun attendant les résultats du précédent&#x202f;; prescrits ensemble, le plus long des deux.</translation>
    </message>
    <message>
        <source>Ordered together</source>
        <translation>Prescrits ensemble</translation>
    </message>
    <message>
        <source>Two panels at the same time: their results take the longer of both times instead of the sum. The second is ordered, and paid, before anything is known of the first.</source>
        <translation>Deux bilans en même temps&#xa0;: leurs résultats prennent le plus long des deux délais au lieu de la somme. Le second est prescrit, et payé, avant que rien ne soit connu du premier.</translation>
    </message>
    <message>
        <source>Decision threshold</source>
        <translation>Seuil de décision</translation>
    </message>
    <message>
        <source>The probability of the outcome from which the policy says that the patient is a case. It follows from λ: the more a found case is worth, the lower it is.</source>
        <translation>La probabilité de l’issue à partir de laquelle la stratégie dit que le patient est un cas. Il découle de λ&#xa0;: plus un cas détecté a de valeur, plus il est bas.</translation>
    </message>
    <message>
        <source>Estimated value</source>
        <translation>Valeur estimée</translation>
    </message>
    <message>
        <source>Not measured. What patients with the same known values usually have, with the range of 80 of 100 of them. It is never flagged as high or low.</source>
        <translation>Non mesurée. Ce qu’ont d’ordinaire les patients aux mêmes valeurs connues, avec la plage de 80 sur 100 d’entre eux. Elle n’est jamais signalée comme haute ou basse.</translation>
    </message>
    <message>
        <source>Flip point</source>
        <translation>Point de bascule</translation>
    </message>
    <message>
        <source>The value at which the policy would do something else next, everything else being as it is.</source>
        <translation>La valeur à laquelle la stratégie ferait autre chose ensuite, tout le reste étant inchangé.</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Calibration</translation>
    </message>
    <message>
        <source>Whether 30 % means 30 in 100: of the patients who were given that probability, how many are cases? A model can rank patients well and still promise too much or too little to all of them.</source>
        <translation>Dit si 30&#x202f;% signifie bien 30 sur 100&#xa0;: parmi les patients ayant reçu cette probabilité, combien sont des cas&#x202f;? Un modèle peut bien classer les patients et pourtant promettre trop ou trop peu à tous.</translation>
    </message>
    <message>
        <source>Calibration slope</source>
        <translation>Pente de calibration</translation>
    </message>
    <message>
        <source>1 is right. Below 1 the probabilities are too extreme, high ones too high and low ones too low, as happens where a model learned chance; above 1 they are too timid. Mind its range: with few cases it is wide.</source>
        <translation>Idéal&#xa0;: 1. Au-dessous, les probabilités sont trop extrêmes, les hautes trop hautes et les basses trop basses, comme lorsqu’un modèle a appris le hasard&#x202f;; au-dessus, trop timides. Tenez compte de son intervalle&#xa0;: avec peu de cas, il est large.</translation>
    </message>
    <message>
        <source>Calibration in the large</source>
        <translation>Calibration globale</translation>
    </message>
    <message>
        <source>Whether the probabilities are right on the whole. 0 is right; above 0 more patients are cases than were expected, below 0 fewer. It is off where the outcome is rarer or more frequent than among the patients learned from.</source>
        <translation>Dit si les probabilités sont justes dans l’ensemble. Idéal&#xa0;: 0&#x202f;; au-dessus, il y a plus de cas qu’attendu, au-dessous, moins. Elle s’écarte de 0 si l’issue est plus rare ou plus fréquente que chez les patients de l’apprentissage.</translation>
    </message>
    <message>
        <source>Brier score</source>
        <translation>Score de Brier</translation>
    </message>
    <message>
        <source>The mean square of how far the probability was from the truth: 0 at best, and smaller is better. Compare it only among the same patients, because a rare outcome makes it small for every model.</source>
        <translation>La moyenne des carrés des écarts entre probabilité et vérité&#xa0;: 0 au mieux, plus petit est mieux. Ne comparez qu’entre les mêmes patients, car une issue rare le rend petit pour tout modèle.</translation>
    </message>
    <message>
        <source>Average precision (AUPRC)</source>
        <translation>Précision moyenne (AUPRC)</translation>
    </message>
    <message>
        <source>The positive predictive value, averaged over all shares of the cases that could be found. A coin reaches the prevalence, so a rare outcome makes it low: compare it only among the same patients.</source>
        <translation>La valeur prédictive positive, en moyenne sur toutes les parts de cas qui pourraient être détectées. Pile ou face atteint la prévalence&#x202f;; une issue rare la rend donc basse&#xa0;: ne comparez qu’entre les mêmes patients.</translation>
    </message>
    <message>
        <source>Net benefit</source>
        <translation>Bénéfice net</translation>
    </message>
    <message>
        <source>Cases found, minus false alarms at the rate at which you would trade them, per patient. A model is of use only where it lies above both treating everybody and treating nobody. Tests are not paid for in it unless that is said.</source>
        <translation>Cas détectés, moins les fausses alertes au taux auquel vous les échangeriez, par patient. Un modèle n’est utile que là où il dépasse à la fois traiter tous et ne traiter personne. Sauf mention, le prix des analyses n’y est pas compté.</translation>
    </message>
    <message>
        <source>Threshold probability</source>
        <translation>Probabilité seuil</translation>
    </message>
    <message>
        <source>The probability of the outcome from which on you would act. 10 % says that one missed case is as bad as nine patients treated in vain. Different doctors and patients choose differently, so the curve shows a range.</source>
        <translation>La probabilité de l’issue à partir de laquelle vous agiriez. 10&#x202f;% signifie qu’un cas manqué est aussi grave que neuf patients traités à tort. Médecins et patients choisissent différemment&#x202f;; la courbe montre donc une plage.</translation>
    </message>
    <message>
        <source>DeLong interval</source>
        <translation>Intervalle de DeLong</translation>
    </message>
    <message>
        <source>The range of AUROC after DeLong, DeLong and Clarke-Pearson (1988), from how much single patients pull it up or down. For two models of the same patients it looks at their difference, which is surer than comparing two ranges.</source>
        <translation>L’intervalle de l’AUROC selon DeLong, DeLong et Clarke-Pearson (1988), d’après l’effet de chaque patient sur elle. Pour deux modèles des mêmes patients, il porte sur leur différence, ce qui est plus sûr que de comparer deux intervalles.</translation>
    </message>
    <message>
        <source>Paired bootstrap</source>
        <translation>Bootstrap apparié</translation>
    </message>
    <message>
        <source>Patients are drawn again and again and both models are judged by the same ones. Where the range of the difference holds zero, these patients cannot tell the models apart; that is no proof that they are equal.</source>
        <translation>Des patients sont tirés au sort à de nombreuses reprises, et les deux modèles sont évalués sur les mêmes. Si l’intervalle de la différence contient zéro, ces patients ne permettent pas de distinguer les modèles&#x202f;; ce n’est pas la preuve qu’ils se valent.</translation>
    </message>
    <message>
        <source>Subgroup</source>
        <translation>Sous-groupe</translation>
    </message>
    <message>
        <source>The same model for some patients only, such as the old or the women. Small groups have wide ranges, and among many groups one differs by chance: look for a pattern, not for the worst bar.</source>
        <translation>Le même modèle chez certains patients seulement, comme les personnes âgées ou les femmes. Les petits groupes ont de larges intervalles, et parmi beaucoup de groupes l’un diffère par hasard&#xa0;: cherchez une tendance, non la pire barre.</translation>
    </message>
    <message>
        <source>Missing data</source>
        <translation>Données manquantes</translation>
    </message>
    <message>
        <source>Values that were never recorded. Where they are missing more often for cases than for others, or the other way round, a model may learn from the gaps, which will be others in your clinic.</source>
        <translation>Valeurs jamais renseignées. Si elles manquent plus souvent chez les cas que chez les autres, ou l’inverse, un modèle peut apprendre à partir des lacunes, qui seront autres dans votre établissement.</translation>
    </message>
    <message>
        <source>Panel value</source>
        <translation>Apport des bilans</translation>
    </message>
    <message>
        <source>How often the results of a panel turned a wrong diagnosis into a right one, and how often the other way round. A panel may be worth its money though it changes little: it may decide what is ordered next.</source>
        <translation>Combien de fois les résultats d’un bilan ont rendu exact un diagnostic faux, et combien de fois l’inverse. Un bilan peut valoir son prix en changeant peu&#xa0;: il peut décider de la prescription suivante.</translation>
    </message>
    <message>
        <source>Redundancy</source>
        <translation>Redondance</translation>
    </message>
    <message>
        <source>How much of a panel&apos;s results could have been predicted from what else is known, as a share of their variance. 100 % adds nothing new. A low share says that it is new, not that it helps the diagnosis.</source>
        <translation>Quelle part des résultats d’un bilan aurait pu être prédite d’après le reste, en proportion de leur variance. 100&#x202f;% n’apporte rien de nouveau. Une part faible dit que c’est nouveau, non que cela aide au diagnostic.</translation>
    </message>
    <message>
        <source>Best fixed set</source>
        <translation>Meilleur ensemble fixe</translation>
    </message>
    <message>
        <source>The same panels for every patient: all sets are tried, and for each budget the best one on validation is kept. What choosing patient by patient is worth shows against this, not against ordering everything.</source>
        <translation>Les mêmes bilans pour tous les patients&#xa0;: tous les ensembles sont essayés et, pour chaque budget, le meilleur en validation est retenu. L’intérêt de choisir patient par patient se mesure par rapport à cela, non par rapport à tout prescrire.</translation>
    </message>
    <message>
        <source>Fixed selection (FS)</source>
        <translation>Sélection fixe (FS)</translation>
    </message>
    <message>
        <source>Everybody gets the two panels that the trained policy ordered most often; all other parts are the same. The distance to the policy is what deciding for each patient adds.</source>
        <translation>Tous reçoivent les deux bilans que la stratégie entraînée a le plus prescrits&#x202f;; tout le reste est identique. L’écart avec la stratégie est ce qu’apporte une décision propre à chaque patient.</translation>
    </message>
    <message>
        <source>Random selection (RS)</source>
        <translation>Sélection aléatoire (RS)</translation>
    </message>
    <message>
        <source>For every patient each panel is ordered or not by the toss of a coin. Whoever is not better than this has learned nothing about which panel to order.</source>
        <translation>Pour chaque patient, chaque bilan est prescrit ou non à pile ou face. Qui ne fait pas mieux n’a rien appris sur le bilan à prescrire.</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Glouton</translation>
    </message>
    <message>
        <source>Always orders the panel that promises most for its price at once, and never looks further ahead. It misses panels that only pay together with a later one.</source>
        <translation>Prescrit toujours le bilan qui promet le plus dans l’immédiat pour son prix, sans jamais regarder plus loin. Il passe à côté des bilans qui ne sont utiles qu’avec un suivant.</translation>
    </message>
    <message>
        <source>CWCF</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>CWCF</translation>
    </message>
    <message>
        <source>Classification with costly features (Janisch et al. 2019) learns from trial what each next order is worth. It aims at few mistakes, not at F1, and so tends to overlook rare diseases.</source>
        <translation>La classification à variables coûteuses (Janisch et al. 2019) apprend par essais ce que vaut chaque prescription suivante. Elle vise peu d’erreurs, non F1, et néglige donc les maladies rares.</translation>
    </message>
    <message>
        <source>TRIPOD+AI</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>TRIPOD+AI</translation>
    </message>
    <message>
        <source>A list of 27 items that a paper on a prediction model should report (Collins et al., BMJ 2024). It says what must be reported, not whether the model is good.</source>
        <translation>Une liste de 27 points qu’un article sur un modèle de prédiction doit rapporter (Collins et al., BMJ 2024). Elle dit ce qui doit être rapporté, non si le modèle est bon.</translation>
    </message>
    <message>
        <source>STARD</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>STARD</translation>
    </message>
    <message>
        <source>A list of 30 items that a study of diagnostic accuracy should report (Bossuyt et al., 2015), with a diagram of how patients went through it.</source>
        <translation>Une liste de 30 points qu’une étude d’exactitude diagnostique doit rapporter (Bossuyt et al., 2015), avec un diagramme du parcours des patients.</translation>
    </message>
    <message>
        <source>Model card</source>
        <translation>Fiche du modèle</translation>
    </message>
    <message>
        <source>One page about a model: what it is for and what not, who it was learned from, how well it does and for whom, and what is not known. It belongs beside the model wherever it goes.</source>
        <translation>Une page sur un modèle&#xa0;: à quoi il sert et ne sert pas, sur qui il a appris, ce qu’il vaut et pour qui, et ce qu’on ignore. Elle accompagne le modèle partout.</translation>
    </message>
    <message>
        <source>What-if</source>
        <translation>Et si</translation>
    </message>
    <message>
        <source>A second path of the same patient, with another order or another result. The policy&apos;s own path stays as it was, so that the two can be compared.</source>
        <translation>Un second parcours du même patient, avec une autre prescription ou un autre résultat. Le parcours de la stratégie reste inchangé, pour que les deux puissent être comparés.</translation>
    </message>
    <message>
        <source>Worth of an order</source>
        <translation>Valeur d’une prescription</translation>
    </message>
    <message>
        <source>How much better the policy expects to do by ordering a panel and going on with its results than by a diagnosis at once, its price taken off. Where no result would change the diagnosis, an order is worth less than nothing: its price.</source>
        <translation>De combien la stratégie pense mieux faire en prescrivant un bilan et en continuant avec ses résultats qu’en concluant tout de suite, prix déduit. Là où aucun résultat ne changerait le diagnostic, une prescription vaut moins que rien : son prix en moins.</translation>
    </message>
    <message>
        <source>Duel</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Duel</translation>
    </message>
    <message>
        <source>You and the policy order for the same patient, you without seeing what it thinks. Both are scored alike: the value of the diagnosis less the bill.</source>
        <translation>Vous et la stratégie prescrivez pour le même patient, vous sans voir ce qu’elle pense. Les deux sont notés de même : la valeur du diagnostic moins la facture.</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Where it is used</source>
        <translation>Où c’est utilisé</translation>
    </message>
</context>
<context>
    <name>GuidePages</name>
    <message>
        <source>PanelWise help</source>
        <translation>Aide de PanelWise</translation>
    </message>
</context>
<context>
    <name>HelpEvent</name>
    <message>
        <source>What can I do here?</source>
        <translation>Que puis-je faire ici ?</translation>
    </message>
</context>
<context>
    <name>IdentifierReview</name>
    <message>
        <source>a different value in every row</source>
        <translation>une valeur différente à chaque ligne</translation>
    </message>
    <message>
        <source>looks like names of people</source>
        <translation>semble contenir des noms de personnes</translation>
    </message>
    <message>
        <source>looks like record numbers</source>
        <translation>semble contenir des numéros de dossier</translation>
    </message>
    <message>
        <source>looks like dates</source>
        <translation>semble contenir des dates</translation>
    </message>
</context>
<context>
    <name>ImportText</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 et %2 autres</translation>
    </message>
    <message>
        <source>Sheet “%1” was read. There are tables on these too: %2.</source>
        <translation>La feuille «&#x202f;%1&#x202f;» a été lue. Il y a aussi des tables sur celles-ci&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln values that the file declares to be missing count as not recorded: %1.</source>
        <translation>
            <numerusform>%Ln valeur que le fichier déclare manquante compte comme non renseignée&#xa0;: %1.</numerusform>
            <numerusform>%Ln valeurs que le fichier déclare manquantes comptent comme non renseignées&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file&apos;s own words for %Ln columns were kept.</source>
        <translation>
            <numerusform>Les libellés du fichier ont été gardés pour %Ln colonne.</numerusform>
            <numerusform>Les libellés du fichier ont été gardés pour %Ln colonnes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The labels of values were kept in %Ln columns: %1.</source>
        <translation>
            <numerusform>Les libellés de valeurs ont été gardés dans %Ln colonne&#xa0;: %1.</numerusform>
            <numerusform>Les libellés de valeurs ont été gardés dans %Ln colonnes&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Column “%1”: %Ln values have a label (%2) and others have none, so it was read as numbers. If they are codes for “not recorded”, say so.</source>
        <translation>
            <numerusform>Colonne «&#x202f;%1&#x202f;»&#xa0;: %Ln valeur a un libellé (%2), les autres non&#x202f;; elle a donc été lue comme des nombres. Si ce sont des codes pour «&#x202f;non renseigné&#x202f;», indiquez-le.</numerusform>
            <numerusform>Colonne «&#x202f;%1&#x202f;»&#xa0;: %Ln valeurs ont un libellé (%2), les autres non&#x202f;; elle a donc été lue comme des nombres. Si ce sont des codes pour «&#x202f;non renseigné&#x202f;», indiquez-le.</numerusform>
        </translation>
    </message>
    <message>
        <source>header</source>
        <translation>en-tête</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>ligne %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells are not in UTF-8 as the rest of the file is and were read as Latin-1. Check their letters: %1.</source>
        <translation>
            <numerusform>%Ln cellule n’est pas en UTF-8 comme le reste du fichier et a été lue en Latin-1. Vérifiez ses lettres&#xa0;: %1.</numerusform>
            <numerusform>%Ln cellules ne sont pas en UTF-8 comme le reste du fichier et ont été lues en Latin-1. Vérifiez leurs lettres&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Text file</source>
        <translation>Fichier texte</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Classeur Excel</translation>
    </message>
    <message>
        <source>LibreOffice workbook</source>
        <translation>Classeur LibreOffice</translation>
    </message>
    <message>
        <source>SPSS file</source>
        <translation>Fichier SPSS</translation>
    </message>
    <message>
        <source>Stata file</source>
        <translation>Fichier Stata</translation>
    </message>
    <message>
        <source>SAS file</source>
        <translation>Fichier SAS</translation>
    </message>
    <message>
        <source>SAS transport file</source>
        <translation>Fichier de transport SAS</translation>
    </message>
    <message numerus="yes">
        <source>%Ln formulas have no stored value and count as not recorded. Open the workbook in Excel or LibreOffice and save it to have them calculated.</source>
        <translation>
            <numerusform>%Ln formule n’a pas de valeur enregistrée et compte comme non renseignée. Ouvrez le classeur dans Excel ou LibreOffice et enregistrez-le pour la faire calculer.</numerusform>
            <numerusform>%Ln formules n’ont pas de valeur enregistrée et comptent comme non renseignées. Ouvrez le classeur dans Excel ou LibreOffice et enregistrez-le pour les faire calculer.</numerusform>
        </translation>
    </message>
    <message>
        <source>sheet “%1”, names in row %2</source>
        <translation>feuille «&#x202f;%1&#x202f;», noms à la ligne %2</translation>
    </message>
</context>
<context>
    <name>LineFigure</name>
    <message>
        <source>curve</source>
        <translation>courbe</translation>
    </message>
    <message>
        <source>%1, low</source>
        <translation>%1, bas</translation>
    </message>
    <message>
        <source>%1, high</source>
        <translation>%1, haut</translation>
    </message>
</context>
<context>
    <name>MissingTab</name>
    <message>
        <source>Missing data</source>
        <translation>Données manquantes</translation>
    </message>
    <message>
        <source>What the record does not hold. Gaps that are more frequent in cases, or in others, may be learned instead of the outcome itself.</source>
        <translation>Ce que le dossier ne contient pas. Des lacunes plus fréquentes chez les cas, ou chez les autres, peuvent être apprises à la place de l’issue elle-même.</translation>
    </message>
</context>
<context>
    <name>MissingWords</name>
    <message>
        <source>Known before any test</source>
        <translation>Connu avant toute analyse</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Bilans</translation>
    </message>
    <message>
        <source>%1: %2 of values missing in cases, %3 in others.</source>
        <translation>%1&#xa0;: %2 des valeurs manquent chez les cas, %3 chez les autres.</translation>
    </message>
    <message>
        <source>Variables with gaps, most first</source>
        <translation>Variables incomplètes, par lacunes décroissantes</translation>
    </message>
    <message>
        <source>values missing, cases</source>
        <translation>valeurs manquantes, cas</translation>
    </message>
    <message>
        <source>values missing, others</source>
        <translation>valeurs manquantes, autres</translation>
    </message>
    <message>
        <source>nothing recorded, cases</source>
        <translation>rien de renseigné, cas</translation>
    </message>
    <message>
        <source>nothing recorded, others</source>
        <translation>rien de renseigné, autres</translation>
    </message>
    <message>
        <source>Panel or variable</source>
        <translation>Bilan ou variable</translation>
    </message>
    <message>
        <source>What is not recorded</source>
        <translation>Ce qui n’est pas renseigné</translation>
    </message>
    <message>
        <source>%1 Nothing is missing in %2 of them.</source>
        <translation>%1 Rien ne manque chez %2 d’entre eux.</translation>
    </message>
</context>
<context>
    <name>MissingnessFigure</name>
    <message>
        <source>Known before any test</source>
        <translation>Connu avant toute analyse</translation>
    </message>
    <message>
        <source>%1: %2 of values missing in patients who are no cases, %3 in cases; nothing recorded in %4 and %5.</source>
        <translation>%1&#xa0;: %2 des valeurs manquent chez les non-cas, %3 chez les cas&#x202f;; rien de renseigné chez %4 et %5.</translation>
    </message>
    <message>
        <source>values missing</source>
        <translation>valeurs manquantes</translation>
    </message>
    <message>
        <source>nothing recorded</source>
        <translation>rien de renseigné</translation>
    </message>
    <message>
        <source>without</source>
        <translation>sans</translation>
    </message>
    <message>
        <source>with</source>
        <translation>avec</translation>
    </message>
    <message>
        <source>Missing values by panel and outcome</source>
        <translation>Valeurs manquantes par bilan et issue</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>Values missing, without</source>
        <translation>Valeurs manquantes, sans</translation>
    </message>
    <message>
        <source>Values missing, with</source>
        <translation>Valeurs manquantes, avec</translation>
    </message>
    <message>
        <source>Nothing recorded, without</source>
        <translation>Rien de renseigné, sans</translation>
    </message>
    <message>
        <source>Nothing recorded, with</source>
        <translation>Rien de renseigné, avec</translation>
    </message>
</context>
<context>
    <name>ModelChoices</name>
    <message>
        <source>Policy %1</source>
        <translation>Stratégie %1</translation>
    </message>
</context>
<context>
    <name>NumberWords</name>
    <message>
        <source>1 test</source>
        <translation>1 analyse</translation>
    </message>
    <message>
        <source>%1 tests</source>
        <translation>%1 analyses</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>There is no display to show the window on. panelwise-cli does the same work in a terminal.</source>
        <translation>Il n’y a pas d’écran pour afficher la fenêtre. panelwise-cli fait le même travail dans un terminal.</translation>
    </message>
    <message>
        <source>Open a built-in cohort.</source>
        <translation>Ouvrir une cohorte intégrée.</translation>
    </message>
    <message>
        <source>Write a picture of the window when it is ready, and end.</source>
        <translation>Écrire une image de la fenêtre dès qu’elle est prête, et terminer.</translation>
    </message>
    <message>
        <source>Show start, import, data, train, front, patient or compare.</source>
        <translation>Afficher start, import, data, train, front, patient ou compare.</translation>
    </message>
    <message>
        <source>Colours: light or dark.</source>
        <translation>Couleurs&#xa0;: light (clair) ou dark (sombre).</translation>
    </message>
    <message>
        <source>Size of the window, 1440x900.</source>
        <translation>Taille de la fenêtre, 1440x900.</translation>
    </message>
    <message>
        <source>Size of the type, 0.85 to 3.</source>
        <translation>Taille des caractères, de 0.85 à 3.</translation>
    </message>
    <message>
        <source>Print the milliseconds until the window was drawn first.</source>
        <translation>Afficher les millisecondes jusqu’au premier dessin de la fenêtre.</translation>
    </message>
    <message>
        <source>A laboratory for cost-effective diagnosis.</source>
        <translation>Un laboratoire pour un diagnostic au meilleur coût.</translation>
    </message>
    <message>
        <source>Only one file can be opened at a time.</source>
        <translation>Un seul fichier peut être ouvert à la fois.</translation>
    </message>
    <message>
        <source>There is no page “%1”.</source>
        <translation>Il n’y a pas de page «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>The theme is light or dark, not “%1”.</source>
        <translation>Le thème est light ou dark, pas «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>The size is written like 1440x900, not “%1”.</source>
        <translation>La taille s’écrit comme 1440x900, pas «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>The zoom is a number from 0.85 to 3, not “%1”.</source>
        <translation>Le zoom est un nombre de 0.85 à 3, pas «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Keep settings and unsaved projects beside the program, as on a USB stick.</source>
        <translation>Garder les réglages et les projets non enregistrés à côté du programme, comme sur une clé USB.</translation>
    </message>
    <message>
        <source>A .panelwise project, a table to import, a lesson or an exported figure.</source>
        <translation>Un projet .panelwise, une table à importer, une leçon ou une figure exportée.</translation>
    </message>
    <message>
        <source>a laboratory for cost-effective diagnosis</source>
        <translation>un laboratoire pour le diagnostic coût-efficace</translation>
    </message>
    <message>
        <source>Description</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Description</translation>
    </message>
    <message>
        <source>Opens the window, with FILE if one is given: a .panelwise project, a table to import or an exported figure. Simulation for education and research. Not for clinical use.</source>
        <translation>Ouvre la fenêtre, avec FILE s’il est donné : un projet .panelwise, une table à importer ou une figure exportée. Simulation pour l’enseignement et la recherche. Ne pas utiliser en clinique.</translation>
    </message>
    <message>
        <source>Options</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Options</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Voir aussi</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>found</source>
        <translation>détectés</translation>
    </message>
    <message>
        <source>false alarms</source>
        <translation>fausses alertes</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>manqués</translation>
    </message>
    <message>
        <source>correctly reassured</source>
        <translation>rassurés à raison</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>Patients of 1,000</source>
        <translation>Patients sur 1&#x202f;000</translation>
    </message>
    <message>
        <source>%1 found, %2 missed, %3 false alarms, %4 correctly reassured</source>
        <translation>%1 détectés, %2 manqués, %3 fausses alertes, %4 rassurés à raison</translation>
    </message>
</context>
<context>
    <name>OutcomeText</name>
    <message>
        <source>“%1”</source>
        <translation>«&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>death</source>
        <translation>décès</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>sans %1</translation>
    </message>
    <message>
        <source>the outcome</source>
        <translation>l’issue</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>inférieur à %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>au plus %1</translation>
    </message>
    <message>
        <source>above %1</source>
        <translation>supérieur à %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>au moins %1</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>renseigné</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 est %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2 is %3): %4 of %5 patients (%6)</source>
        <translation>%1 (%2 est %3)&#xa0;: %4 patients sur %5 (%6)</translation>
    </message>
    <message>
        <source>No column looks like an outcome. Choose the one that says who is a case, now or after the import.</source>
        <translation>Aucune colonne ne ressemble à une issue. Choisissez celle qui dit qui est un cas, maintenant ou après l’import.</translation>
    </message>
    <message>
        <source>Which value of %1 marks the cases?</source>
        <translation>Quelle valeur de %1 marque les cas&#x202f;?</translation>
    </message>
    <message>
        <source>%1 usually marks the cases, but then %2 of %3 patients would be cases. Which value of %4 marks them?</source>
        <translation>%1 marque d’ordinaire les cas, mais alors %2 patients sur %3 seraient des cas. Quelle valeur de %4 les marque&#x202f;?</translation>
    </message>
    <message>
        <source>Other columns could be the outcome, too. Is it %1, and which of its values marks the cases?</source>
        <translation>D’autres colonnes aussi pourraient être l’issue. Est-ce %1, et laquelle de ses valeurs marque les cas&#x202f;?</translation>
    </message>
    <message>
        <source>%1 recorded: %2 of %3 patients</source>
        <translation>%1 renseigné&#xa0;: %2 patients sur %3</translation>
    </message>
</context>
<context>
    <name>PanelUse</name>
    <message>
        <source>Panel</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Share of patients</source>
        <translation>Part des patients</translation>
    </message>
    <message>
        <source>Share at the start</source>
        <translation>Part au début</translation>
    </message>
    <message>
        <source>%1: ordered for %2 of patients</source>
        <translation>%1&#xa0;: prescrit à %2 des patients</translation>
    </message>
</context>
<context>
    <name>PanelValueTab</name>
    <message>
        <source>Panel value</source>
        <translation>Apport des bilans</translation>
    </message>
    <message>
        <source>The diagnosis before a panel was ordered, against the one after its results.</source>
        <translation>Le diagnostic avant la prescription d’un bilan, comparé à celui d’après ses résultats.</translation>
    </message>
    <message>
        <source>%1 orders the same panels for everybody, all at once: there is no diagnosis before a panel.</source>
        <translation>%1 prescrit les mêmes bilans à tous, d’un seul coup&#xa0;: il n’y a pas de diagnostic avant un bilan.</translation>
    </message>
</context>
<context>
    <name>PanelWords</name>
    <message>
        <source>Panel %1</source>
        <translation>Bilan %1</translation>
    </message>
</context>
<context>
    <name>PatientView</name>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>hidden until diagnosis</source>
        <translation>masquée jusqu’au diagnostic</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Both paths do the same.</source>
        <translation>Les deux parcours font la même chose.</translation>
    </message>
    <message>
        <source>They part at step %1: the policy does “%2”, you “%3”.</source>
        <translation>Ils divergent à l’étape %1&#xa0;: la stratégie fait «&#x202f;%2&#x202f;», vous «&#x202f;%3&#x202f;».</translation>
    </message>
    <message>
        <source>Duel: your orders against the policy’s</source>
        <translation>Duel&#xa0;: vos prescriptions contre celles de la stratégie</translation>
    </message>
    <message>
        <source>Duel: both paths</source>
        <translation>Duel&#xa0;: les deux parcours</translation>
    </message>
    <message>
        <source>Probabilities, advice and estimates are hidden until your diagnosis. What is ordered stays ordered.</source>
        <translation>Probabilités, conseils et estimations sont masqués jusqu’à votre diagnostic. Ce qui est prescrit reste prescrit.</translation>
    </message>
    <message>
        <source>Two paths</source>
        <translation>Deux parcours</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Stratégie</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Hypothèse</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>Diagnose</source>
        <translation>Diagnostiquer</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 avec %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>the policy would order it now · estimated, 80 % range</source>
        <translation>la stratégie le prescrirait maintenant · estimé, plage de 80&#x202f;%</translation>
    </message>
    <message>
        <source>policy’s path</source>
        <translation>parcours de la stratégie</translation>
    </message>
    <message>
        <source>Reference ranges of adults, illustrative; use your laboratory’s.</source>
        <translation>Intervalles de référence de l’adulte, indicatifs&#x202f;; utilisez ceux de votre laboratoire.</translation>
    </message>
    <message>
        <source>Reference ranges for women, illustrative; use your laboratory’s.</source>
        <translation>Intervalles de référence chez la femme, indicatifs&#x202f;; utilisez ceux de votre laboratoire.</translation>
    </message>
    <message>
        <source>Reference ranges for men, illustrative; use your laboratory’s.</source>
        <translation>Intervalles de référence chez l’homme, indicatifs&#x202f;; utilisez ceux de votre laboratoire.</translation>
    </message>
    <message>
        <source>Estimates (est.) are never flagged.</source>
        <translation>Les estimations (est.) ne sont jamais signalées.</translation>
    </message>
    <message>
        <source>within reference: %1</source>
        <translation>dans la référence&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, step %2 of %3</source>
        <translation>%1, étape %2 sur %3</translation>
    </message>
    <message>
        <source>%1 right for %2, score %3</source>
        <translation>%1 corrects pour %2, score %3</translation>
    </message>
    <message>
        <source>Score: %1 for a case found, 1 for somebody rightly reassured, 0 for an error</source>
        <translation>Score : %1 pour un cas détecté, 1 pour une personne rassurée à juste titre, 0 pour une erreur</translation>
    </message>
    <message>
        <source>%1.</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1; each %2 spent costs 1.</source>
        <translation>%1 ; chaque dépense de %2 coûte 1 point.</translation>
    </message>
    <message>
        <source>%1; less what the tests cost and how long they take.</source>
        <translation>%1 ; moins le coût et la durée des analyses.</translation>
    </message>
    <message numerus="yes">
        <source>Score over %n patient(s): you %1; the policy %2.</source>
        <translation>
            <numerusform>Score sur %n patient : vous %1 ; la stratégie %2.</numerusform>
            <numerusform>Score sur %n patients : vous %1 ; la stratégie %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>critical: its results changed the diagnosis</source>
        <translation>décisif : ses résultats ont changé le diagnostic</translation>
    </message>
    <message>
        <source>useful: it promised more than a diagnosis at once</source>
        <translation>utile : il promettait plus qu’un diagnostic immédiat</translation>
    </message>
    <message>
        <source>unnecessary: a diagnosis at once promised as much</source>
        <translation>superflu : un diagnostic immédiat promettait autant</translation>
    </message>
    <message>
        <source>not to be said</source>
        <translation>indéterminable</translation>
    </message>
    <message>
        <source>ordered with another</source>
        <translation>prescrit avec un autre</translation>
    </message>
    <message>
        <source>%1, %2: expected to bring %3; %4.</source>
        <translation>%1, %2 : gain attendu %3 ; %4.</translation>
    </message>
    <message>
        <source>nothing was ordered.</source>
        <translation>rien n’a été prescrit.</translation>
    </message>
    <message>
        <source>then %1, as soon as its results are typed in</source>
        <translation>puis %1, dès que ses résultats sont saisis</translation>
    </message>
    <message>
        <source>%1 orders</source>
        <translation>%1 prescrit</translation>
    </message>
    <message>
        <source>%1 against the policy</source>
        <translation>%1 contre la stratégie</translation>
    </message>
    <message>
        <source>You order</source>
        <translation>Vous prescrivez</translation>
    </message>
    <message>
        <source>What the policy thinks of this decision is hidden until you made it, or want it revealed.</source>
        <translation>Ce que la stratégie pense de cette décision reste caché jusqu’à ce que vous l’ayez prise ou demandiez à le voir.</translation>
    </message>
    <message>
        <source>%1, step %2</source>
        <translation>%1, étape %2</translation>
    </message>
</context>
<context>
    <name>PlanText</name>
    <message>
        <source>Whether classifier and panel selector learn together or the classifier first.</source>
        <translation>Indique si classifieur et sélecteur de bilans apprennent ensemble, ou d’abord le classifieur.</translation>
    </message>
    <message>
        <source>What a case found is worth; a correct negative is worth 1.</source>
        <translation>Valeur d’un cas détecté&#x202f;; un vrai négatif vaut 1.</translation>
    </message>
    <message>
        <source>What one unit of what is minimised is worth; negative, because it is spent.</source>
        <translation>Valeur d’une unité de ce qui est minimisé&#x202f;; négative, puisqu’elle est dépensée.</translation>
    </message>
    <message>
        <source>What to spend little of: money, time, or both, an hour being worth this much money.</source>
        <translation>Ce qu’il faut économiser&#xa0;: argent, temps, ou les deux, une heure valant cette somme.</translation>
    </message>
    <message>
        <source>Where random numbers start; the same seed gives the same policy.</source>
        <translation>Départ des nombres aléatoires&#x202f;; la même graine donne la même stratégie.</translation>
    </message>
    <message>
        <source>What the best policy on validation patients is chosen by.</source>
        <translation>Indicateur qui choisit la meilleure stratégie sur les patients de validation.</translation>
    </message>
    <message>
        <source>Who diagnoses: the panel selector, or the probability by what pays more.</source>
        <translation>Qui pose le diagnostic&#xa0;: le sélecteur de bilans, ou la probabilité selon ce qui rapporte le plus.</translation>
    </message>
    <message>
        <source>Whether a diagnosis earns by the outcome or by its probability with all panels known.</source>
        <translation>Indique si un diagnostic est récompensé selon l’issue ou selon sa probabilité, tous les bilans étant connus.</translation>
    </message>
    <message>
        <source>Whether encoder, classifier and panel selector all learn from all training patients.</source>
        <translation>Indique si encodeur, classifieur et sélecteur de bilans apprennent tous sur tous les patients d’entraînement.</translation>
    </message>
    <message>
        <source>Whether networks see logarithms of values that few patients have far above the rest.</source>
        <translation>Si les réseaux voient le logarithme des valeurs que peu de patients ont bien au-dessus des autres.</translation>
    </message>
    <message>
        <source>Whether a panel of which a patient&apos;s record holds nothing cannot be ordered.</source>
        <translation>Indique si un bilan dont le dossier d’un patient ne contient rien ne peut pas être prescrit.</translation>
    </message>
    <message>
        <source>Memory for estimated states in MB; beyond it only visited states are kept.</source>
        <translation>Mémoire pour les états estimés, en Mo&#x202f;; au-delà, seuls les états visités sont gardés.</translation>
    </message>
    <message>
        <source>How unknown values are estimated from known ones; emflow and gain take longest to learn.</source>
        <translation>Comment les valeurs inconnues sont estimées d’après les connues&#x202f;; emflow et gain sont les plus longs à apprendre.</translation>
    </message>
    <message>
        <source>Coupling layers of the flow.</source>
        <translation>Couches de couplage du flot.</translation>
    </message>
    <message>
        <source>Width of the two hidden layers in each coupling; networks of gain are 4 times as wide.</source>
        <translation>Largeur des deux couches cachées de chaque couplage&#x202f;; les réseaux de gain sont 4 fois plus larges.</translation>
    </message>
    <message>
        <source>Training steps of the flow; gain takes ten in each.</source>
        <translation>Nombre de pas d’entraînement du flot&#x202f;; gain en prend dix dans chacun.</translation>
    </message>
    <message>
        <source>Patients in one training step of the flow or of gain.</source>
        <translation>Patients par pas d’entraînement du flot ou de gain.</translation>
    </message>
    <message>
        <source>Learning rate of the flow or of gain.</source>
        <translation>Taux d’apprentissage du flot ou de gain.</translation>
    </message>
    <message>
        <source>Weight of the reconstruction error in the loss of the flow or of gain.</source>
        <translation>Poids de l’erreur de reconstruction dans la perte du flot ou de gain.</translation>
    </message>
    <message>
        <source>How strongly the flow&apos;s weights are drawn to zero.</source>
        <translation>Force qui attire les poids du flot vers zéro.</translation>
    </message>
    <message>
        <source>Largest logarithm of the scale in a coupling; smaller is more stable.</source>
        <translation>Plus grand logarithme de l’échelle dans un couplage&#x202f;; plus petit est plus stable.</translation>
    </message>
    <message>
        <source>Rounds of gaussian, mice and missforest; iterations for each penalty of softimpute.</source>
        <translation>Tours de gaussian, mice et missforest&#x202f;; itérations pour chaque pénalité de softimpute.</translation>
    </message>
    <message>
        <source>Networks of the classifier; of several, each leaves out different patients.</source>
        <translation>Réseaux du classifieur&#x202f;; s’il y en a plusieurs, chacun laisse de côté des patients différents.</translation>
    </message>
    <message>
        <source>Whether the classifier is told which values are known.</source>
        <translation>Indique si le classifieur sait quelles valeurs sont connues.</translation>
    </message>
    <message>
        <source>Pieces of each value&apos;s range that the classifier sees one by one, 0 for none.</source>
        <translation>Tranches de l’étendue de chaque valeur que le classifieur voit une à une&#x202f;; 0 pour aucune.</translation>
    </message>
    <message>
        <source>Width of the classifier&apos;s two hidden layers.</source>
        <translation>Largeur des deux couches cachées du classifieur.</translation>
    </message>
    <message>
        <source>Patients in one training step of the classifier.</source>
        <translation>Patients par pas d’entraînement du classifieur.</translation>
    </message>
    <message>
        <source>Learning rate of the classifier.</source>
        <translation>Taux d’apprentissage du classifieur.</translation>
    </message>
    <message>
        <source>Weight of a diseased patient in the classifier&apos;s loss.</source>
        <translation>Poids d’un patient malade dans la perte du classifieur.</translation>
    </message>
    <message>
        <source>Passes before the panel selector learns; for method pretrained or a warm start.</source>
        <translation>Passages avant que le sélecteur de bilans apprenne&#x202f;; pour la méthode pretrained ou un départ préparé.</translation>
    </message>
    <message>
        <source>Whether end-to-end begins with them too and goes on with a tenth of the rate.</source>
        <translation>Indique si end-to-end commence aussi par eux et continue avec un dixième du taux.</translation>
    </message>
    <message>
        <source>Passes over the visited states in each outer loop; method end-to-end only.</source>
        <translation>Passages sur les états visités dans chaque boucle externe&#x202f;; méthode end-to-end seulement.</translation>
    </message>
    <message>
        <source>Loops without gain on validation until the classifier stays at its best; 0: never.</source>
        <translation>Boucles sans gain en validation avant que le classifieur reste à son meilleur état&#x202f;; 0&#xa0;: jamais.</translation>
    </message>
    <message>
        <source>Width of the two hidden layers of the policy and value networks.</source>
        <translation>Largeur des deux couches cachées des réseaux de stratégie et de valeur.</translation>
    </message>
    <message>
        <source>Steps in one gradient step of the panel selector.</source>
        <translation>Étapes dans un pas de gradient du sélecteur de bilans.</translation>
    </message>
    <message>
        <source>Steps collected before each update of the panel selector.</source>
        <translation>Étapes collectées avant chaque mise à jour du sélecteur de bilans.</translation>
    </message>
    <message>
        <source>Patients tested side by side.</source>
        <translation>Patients simulés côte à côte.</translation>
    </message>
    <message>
        <source>Passes over the collected steps in each update.</source>
        <translation>Passages sur les étapes collectées à chaque mise à jour.</translation>
    </message>
    <message>
        <source>Learning rate of the panel selector.</source>
        <translation>Taux d’apprentissage du sélecteur de bilans.</translation>
    </message>
    <message>
        <source>Share of that rate left at the end of training, falling evenly.</source>
        <translation>Part de ce taux restant à la fin de l’entraînement, en décroissance régulière.</translation>
    </message>
    <message>
        <source>Discount of later rewards; 1 counts them in full.</source>
        <translation>Actualisation des récompenses ultérieures&#x202f;; 1 les compte entièrement.</translation>
    </message>
    <message>
        <source>How far advantages look ahead: 0 one step, 1 to the diagnosis.</source>
        <translation>Portée des avantages&#xa0;: 0 une étape, 1 jusqu’au diagnostic.</translation>
    </message>
    <message>
        <source>How far one update may move the probability of an action.</source>
        <translation>De combien une mise à jour peut déplacer la probabilité d’une action.</translation>
    </message>
    <message>
        <source>Weight of the value loss beside the policy loss.</source>
        <translation>Poids de la perte de valeur à côté de la perte de la stratégie.</translation>
    </message>
    <message>
        <source>Reward for trying different actions; more keeps exploring longer.</source>
        <translation>Récompense pour l’essai d’actions différentes&#x202f;; plus elle est grande, plus l’exploration dure.</translation>
    </message>
    <message>
        <source>Share of that reward left at the end of training, falling evenly.</source>
        <translation>Part de cette récompense restant à la fin de l’entraînement, en décroissance régulière.</translation>
    </message>
    <message>
        <source>Largest length of a gradient; longer ones are shortened to it.</source>
        <translation>Plus grande longueur d’un gradient&#x202f;; les plus longs y sont ramenés.</translation>
    </message>
    <message>
        <source>How much of the mean of earlier weights an update leaves; 0 keeps the last weights.</source>
        <translation>Ce qu’une mise à jour laisse de la moyenne des poids antérieurs&#x202f;; 0 garde les derniers poids.</translation>
    </message>
    <message>
        <source>Whether policy and value share their hidden layers.</source>
        <translation>Indique si stratégie et valeur partagent leurs couches cachées.</translation>
    </message>
    <message>
        <source>Outer loops: panel selector, then classifier.</source>
        <translation>Boucles externes&#xa0;: sélecteur de bilans, puis classifieur.</translation>
    </message>
    <message>
        <source>Steps of testing patients in each outer loop.</source>
        <translation>Étapes simulées dans chaque boucle externe.</translation>
    </message>
    <message>
        <source>Outer loops between two looks at the validation patients.</source>
        <translation>Boucles externes entre deux examens des patients de validation.</translation>
    </message>
    <message>
        <source>Whether the classifier begins with what boosted trees of each set of panels say.</source>
        <translation>Indique si le classifieur part de ce que disent les arbres boostés de chaque ensemble de bilans.</translation>
    </message>
</context>
<context>
    <name>PolicyNameText</name>
    <message>
        <source>“%1” is too long for the name of a policy. Use at most %2 letters.</source>
        <translation>« %1 » est trop long pour le nom d’une stratégie. Utilisez %2 caractères au plus.</translation>
    </message>
    <message>
        <source>The name of a policy cannot hold line breaks or letters that are not seen. Use letters, digits, blanks and punctuation.</source>
        <translation>Le nom d’une stratégie ne peut contenir ni saut de ligne ni caractère invisible. Utilisez des lettres, des chiffres, des espaces et de la ponctuation.</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a policy: plain numbers, names like P1-3 or T-2 and a hyphen at the beginning are the program&apos;s own. Add a word.</source>
        <translation>« %1 » ne peut pas être le nom d’une stratégie : les simples nombres, les noms comme P1-3 ou T-2 et un tiret au début sont réservés au programme. Ajoutez un mot.</translation>
    </message>
    <message>
        <source>Policy %1 is called “%2” already. Choose another name, or rename that one first.</source>
        <translation>La stratégie %1 s’appelle déjà « %2 ». Choisissez un autre nom, ou renommez d’abord celle-là.</translation>
    </message>
</context>
<context>
    <name>ProjectWords</name>
    <message>
        <source>Left out because every row holds the same value: %1.</source>
        <translation>Écarté car toutes les lignes ont la même valeur&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Left out because nothing is recorded: %1.</source>
        <translation>Écarté car rien n’est renseigné&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Left out because there are too many different texts: %1.</source>
        <translation>Écarté car il y a trop de textes différents&#xa0;: %1.</translation>
    </message>
    <message>
        <source>saving…</source>
        <translation>enregistrement…</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>non enregistré</translation>
    </message>
    <message>
        <source>read only</source>
        <translation>lecture seule</translation>
    </message>
    <message>
        <source>Another window has this project open, so this one only shows it. Close it there, or use Save as to work on a copy.</source>
        <translation>Ce projet est ouvert dans une autre fenêtre&#x202f;; celle-ci ne fait que l’afficher. Fermez-le là-bas, ou utilisez Enregistrer sous pour travailler sur une copie.</translation>
    </message>
    <message>
        <source>This file or its folder is read-only. Use Save as to work on a copy.</source>
        <translation>Ce fichier ou son dossier est en lecture seule. Utilisez Enregistrer sous pour travailler sur une copie.</translation>
    </message>
    <message>
        <source>This project was opened for reading only.</source>
        <translation>Ce projet a été ouvert en lecture seule.</translation>
    </message>
    <message>
        <source>Kept but not understood in the task file: %1.</source>
        <translation>Gardé mais non compris dans le fichier de tâche&#xa0;: %1.</translation>
    </message>
    <message>
        <source>everything is saved</source>
        <translation>tout est enregistré</translation>
    </message>
    <message>
        <source>A newer version of PanelWise wrote this project. It is shown as far as this version knows it and is not changed; open it with the newer version to work on it.</source>
        <translation>Une version plus récente de PanelWise a écrit ce projet. Il est montré pour autant que cette version le connaît et n’est pas modifié ; ouvrez-le avec la version plus récente pour y travailler.</translation>
    </message>
</context>
<context>
    <name>QueueText</name>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation>Préparation</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Arrêt en cours</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Orders nothing</source>
        <translation>Ne prescrit rien</translation>
    </message>
    <message>
        <source>Stopped, kept</source>
        <translation>Arrêté, conservé</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Interrompu</translation>
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
        <translation>prochaine</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>dans %1</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>about %1 s</source>
        <translation>environ %1 s</translation>
    </message>
    <message>
        <source>about %1 min</source>
        <translation>environ %1 min</translation>
    </message>
    <message>
        <source>%1 started: %2.</source>
        <translation>%1 commence&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 goes on from its last checkpoint.</source>
        <translation>%1 continue depuis son dernier point de sauvegarde.</translation>
    </message>
    <message>
        <source>%1: the state encoder is ready after %2; estimates are off by %3 SD on unseen patients.</source>
        <translation>%1&#xa0;: l’encodeur d’état est prêt après %2&#x202f;; les estimations s’écartent de %3 écart type chez des patients jamais vus.</translation>
    </message>
    <message>
        <source>%1: the state encoder is ready after %2.</source>
        <translation>%1&#xa0;: l’encodeur d’état est prêt après %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>validation F1 %1 at %2</source>
        <translation>F1 en validation %1 pour %2</translation>
    </message>
    <message>
        <source>no figures</source>
        <translation>pas de chiffres</translation>
    </message>
    <message>
        <source>%1 orders nothing: at ρ %2 a test costs more than a diagnosis is worth. Its result is kept: %3.</source>
        <translation>%1 ne prescrit rien&#xa0;: à ρ %2, une analyse coûte plus que ne vaut un diagnostic. Son résultat est conservé&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 finished: %2.</source>
        <translation>%1&#xa0;: terminé, %2.</translation>
    </message>
    <message>
        <source>%1 was stopped before there was a policy to keep.</source>
        <translation>%1&#xa0;: arrêt avant qu’il y ait une stratégie à conserver.</translation>
    </message>
    <message>
        <source>%1 was stopped. The best state so far is kept: %2.</source>
        <translation>%1&#xa0;: arrêt. Le meilleur état obtenu est conservé&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 was stopped at %2 of %3 steps. The best state so far is kept: %4.</source>
        <translation>%1&#xa0;: arrêt à %2 étapes sur %3. Le meilleur état obtenu est conservé&#xa0;: %4.</translation>
    </message>
    <message>
        <source>%1 failed.</source>
        <translation>%1&#xa0;: échec.</translation>
    </message>
    <message>
        <source>%1 was interrupted. It can go on from its last checkpoint.</source>
        <translation>%1&#xa0;: interruption. L’entraînement peut continuer depuis son dernier point de sauvegarde.</translation>
    </message>
    <message>
        <source>%1 was interrupted before its first checkpoint.</source>
        <translation>%1&#xa0;: interruption avant le premier point de sauvegarde.</translation>
    </message>
    <message>
        <source>%1 is under way.</source>
        <translation>%1 est en cours.</translation>
    </message>
    <message>
        <source>%1 failed. %2 What was stored up to its last checkpoint is kept.</source>
        <translation>%1&#xa0;: échec. %2 Ce qui était enregistré jusqu’au dernier point de sauvegarde est conservé.</translation>
    </message>
    <message>
        <source>The search for a whole front began: %1, by %2.</source>
        <translation>La recherche d’un front entier a commencé&#xa0;: %1, par %2.</translation>
    </message>
    <message numerus="yes">
        <source>The front is found: %n policies are on it.</source>
        <translation>
            <numerusform>Le front est trouvé&#xa0;: il compte %n stratégie.</numerusform>
            <numerusform>Le front est trouvé&#xa0;: il compte %n stratégies.</numerusform>
        </translation>
    </message>
    <message>
        <source>The search was stopped. What was found is kept.</source>
        <translation>La recherche a été arrêtée. Ce qui a été trouvé est conservé.</translation>
    </message>
    <message>
        <source>The search failed. What was found is kept.</source>
        <translation>La recherche a échoué. Ce qui a été trouvé est conservé.</translation>
    </message>
</context>
<context>
    <name>RecentList</name>
    <message>
        <source>Interrupted, nothing lost</source>
        <translation>Interrompu, rien n’est perdu</translation>
    </message>
    <message>
        <source>Not saved under a name yet</source>
        <translation>Pas encore enregistré sous un nom</translation>
    </message>
    <message>
        <source>Today %1</source>
        <translation>Aujourd’hui %1</translation>
    </message>
    <message>
        <source>Yesterday %1</source>
        <translation>Hier %1</translation>
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
        <translation>identique au chiffre brut</translation>
    </message>
    <message>
        <source>%1 higher than as recorded</source>
        <translation>%1 de plus que le chiffre brut</translation>
    </message>
    <message>
        <source>%1 lower than as recorded</source>
        <translation>%1 de moins que le chiffre brut</translation>
    </message>
    <message>
        <source>%1, which may be chance</source>
        <translation>%1, peut-être par hasard</translation>
    </message>
    <message>
        <source>What it would be if every order could be carried out cannot be said: that needs both cases and others.</source>
        <translation>On ne peut pas dire ce que ce serait si chaque prescription pouvait être exécutée&#xa0;: il faut pour cela des cas et des non-cas.</translation>
    </message>
    <message>
        <source>If every order could be carried out, and among patients of whom the same was known it is chance whose panel was recorded, F1 would be about %1: %2.</source>
        <translation>Si chaque prescription pouvait être exécutée et si, à connaissances égales, seul le hasard décidait chez qui un bilan a été renseigné, F1 serait d’environ %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>As recorded</source>
        <translation>Brut</translation>
    </message>
    <message>
        <source>Weighted</source>
        <translation>Pondéré</translation>
    </message>
    <message>
        <source>Filled in</source>
        <translation>Complété</translation>
    </message>
    <message>
        <source>Doubly robust</source>
        <translation>Doublement robuste</translation>
    </message>
    <message>
        <source>What the policy did with the records as they are.</source>
        <translation>Ce que la stratégie a fait avec les dossiers tels quels.</translation>
    </message>
    <message>
        <source>Patients with all ordered panels recorded stand for those like them whose panels were not (inverse probability weighting).</source>
        <translation>Les patients dont tous les bilans prescrits sont renseignés représentent leurs semblables dont les bilans ne l’étaient pas (pondération par l’inverse de la probabilité).</translation>
    </message>
    <message>
        <source>Results that were not recorded are drawn from what such patients usually have, and the policy goes on with them (direct method).</source>
        <translation>Les résultats non renseignés sont tirés de ce qu’ont d’ordinaire de tels patients, et la stratégie continue avec eux (méthode directe).</translation>
    </message>
    <message>
        <source>Filled in, and corrected by the weighted records: right if either of the two is.</source>
        <translation>Complété, puis corrigé par les dossiers pondérés&#xa0;: juste si l’un des deux l’est.</translation>
    </message>
    <message>
        <source>If everything ordered were recorded</source>
        <translation>Si tout ce qui est prescrit était renseigné</translation>
    </message>
    <message>
        <source>assume recorded at random given what was known</source>
        <translation>supposer renseigné au hasard compte tenu de ce qui était connu</translation>
    </message>
    <message>
        <source>Every panel that the policy orders is recorded for each of these patients. There is nothing to correct: F1 is %1.</source>
        <translation>Chaque bilan prescrit par la stratégie est renseigné pour chacun de ces patients. Il n’y a rien à corriger&#xa0;: F1 est de %1.</translation>
    </message>
    <message numerus="yes">
        <source>Of %1 patients, %Ln lack a panel that the policy would order, so the figure as recorded, F1 %2, shows what it does without it.</source>
        <translation>
            <numerusform>Sur %1 patients, il manque à %Ln un bilan que la stratégie prescrirait&#x202f;; le chiffre brut, F1 %2, montre donc ce qu’elle fait sans lui.</numerusform>
            <numerusform>Sur %1 patients, il manque à %Ln un bilan que la stratégie prescrirait&#x202f;; le chiffre brut, F1 %2, montre donc ce qu’elle fait sans lui.</numerusform>
        </translation>
    </message>
    <message>
        <source>The weights rest on few patients: they tell as much as %1 patients, %2 of them cases, and one stands for %3. Do not rely on the weighted and the doubly robust figures.</source>
        <translation>Les poids reposent sur peu de patients&#xa0;: ils renseignent autant que %1 patients, dont %2 cas, et un seul compte pour %3. Ne vous fiez pas aux chiffres pondérés et doublement robustes.</translation>
    </message>
    <message>
        <source>No case has all the panels that the policy orders, so there is nobody to weight. Do not rely on the doubly robust figures.</source>
        <translation>Aucun cas n’a tous les bilans que la stratégie prescrit&#x202f;; il n’y a donc personne à pondérer. Ne vous fiez pas aux chiffres doublement robustes.</translation>
    </message>
    <message>
        <source>Nobody but cases has all the panels that the policy orders, so there is nobody to weight. Do not rely on the doubly robust figures.</source>
        <translation>Seuls des cas ont tous les bilans que la stratégie prescrit&#x202f;; il n’y a donc personne à pondérer. Ne vous fiez pas aux chiffres doublement robustes.</translation>
    </message>
    <message>
        <source>All ordered panels are recorded for %1 of %2 patients and %3 of %4 cases. Weighted, they tell as much as %5 patients and %6 cases would; the largest weight is %7.</source>
        <translation>Tous les bilans prescrits sont renseignés pour %1 patients sur %2 et %3 cas sur %4. Pondérés, ils renseignent autant que %5 patients et %6 cas&#x202f;; le plus grand poids est %7.</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensibilité</translation>
    </message>
    <message>
        <source>Specificity</source>
        <translation>Spécificité</translation>
    </message>
    <message>
        <source>Mean cost</source>
        <translation>Coût moyen</translation>
    </message>
</context>
<context>
    <name>RedundancyTab</name>
    <message>
        <source>Redundancy</source>
        <translation>Redondance</translation>
    </message>
    <message>
        <source>How well the results of each panel can be predicted without ordering it: 100 % would make it superfluous for estimating its values, not for finding what is unusual.</source>
        <translation>Dans quelle mesure les résultats de chaque bilan peuvent être prédits sans le prescrire&#xa0;: 100&#x202f;% le rendrait superflu pour estimer ses valeurs, non pour trouver l’inhabituel.</translation>
    </message>
    <message>
        <source>Computing how well panels tell each other…</source>
        <translation>Calcul de ce que les bilans disent les uns des autres…</translation>
    </message>
</context>
<context>
    <name>RedundancyWords</name>
    <message>
        <source>Panel</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>from what is known before</source>
        <translation>d’après ce qui est connu avant</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>d’après %1</translation>
    </message>
    <message>
        <source>from all others</source>
        <translation>d’après tous les autres</translation>
    </message>
    <message>
        <source>%1 can be predicted to %2 from all other panels. </source>
        <translation>%1 peut être prédit à %2 d’après tous les autres bilans. </translation>
    </message>
    <message>
        <source>How well each panel can be predicted from the others</source>
        <translation>Dans quelle mesure chaque bilan peut être prédit d’après les autres</translation>
    </message>
    <message>
        <source>%1 Share of the variance of a panel&apos;s results that ridge regression explains (R²), fitted on training patients; what is known before any test is always used too.</source>
        <translation>%1 Part de la variance des résultats d’un bilan expliquée par une régression ridge (R²), ajustée sur les patients d’entraînement&#x202f;; ce qui est connu avant toute analyse est toujours utilisé aussi.</translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message>
        <source>bootstrap</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>bootstrap</translation>
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
        <translation>Aucune facture ne dépasse %1.</translation>
    </message>
    <message>
        <source>Nobody waits more than %1.</source>
        <translation>Personne n’attend plus de %1.</translation>
    </message>
    <message>
        <source>Everybody gets first: %1.</source>
        <translation>Tous reçoivent d’abord&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Never ordered: %1.</source>
        <translation>Jamais prescrit&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 only after %2.</source>
        <translation>%1 seulement après %2.</translation>
    </message>
</context>
<context>
    <name>Step</name>
    <message>
        <source>Data &amp; panels</source>
        <translation>Données et bilans</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Entraînement</translation>
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
        <translation>Comparaison et rapport</translation>
    </message>
</context>
<context>
    <name>StepNeeds</name>
    <message>
        <source>Open a file or sample</source>
        <translation>Ouvrez un fichier ou un exemple</translation>
    </message>
    <message>
        <source>Looking at the data</source>
        <translation>Examen des données</translation>
    </message>
    <message>
        <source>%1 to check</source>
        <translation>%1 à vérifier</translation>
    </message>
    <message>
        <source>%1 patients</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>%1 patients</translation>
    </message>
    <message>
        <source>%1, paused</source>
        <translation>%1, en pause</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>%1 effectué</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, reste %2</translation>
    </message>
    <message>
        <source>Needs data</source>
        <translation>Il faut des données</translation>
    </message>
    <message>
        <source>Problems in the way: %1</source>
        <translation>Problèmes bloquants&#xa0;: %1</translation>
    </message>
    <message>
        <source>Policies: %1</source>
        <translation>Stratégies&#xa0;: %1</translation>
    </message>
    <message>
        <source>Ready to train</source>
        <translation>Prêt à entraîner</translation>
    </message>
    <message>
        <source>Interrupted, can go on</source>
        <translation>Interrompu, peut continuer</translation>
    </message>
    <message>
        <source>%1 on the front</source>
        <translation>%1 sur le front</translation>
    </message>
    <message>
        <source>Ready to search</source>
        <translation>Prêt à chercher</translation>
    </message>
    <message>
        <source>Needs a front or a policy</source>
        <translation>Il faut un front ou une stratégie</translation>
    </message>
    <message>
        <source>Choose a patient</source>
        <translation>Choisissez un patient</translation>
    </message>
    <message>
        <source>Baselines: %1 of %2 rows</source>
        <translation>Comparateurs&#xa0;: %1 lignes sur %2</translation>
    </message>
    <message>
        <source>Choose models</source>
        <translation>Choisissez des modèles</translation>
    </message>
    <message>
        <source>Models: %1</source>
        <translation>Modèles&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, items open: %2</source>
        <translation>%1, points ouverts&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 patients, %2 of them with the outcome (%3)</source>
        <translation>%1 patients, dont %2 avec l’issue (%3)</translation>
    </message>
    <message>
        <source>Panels: %1, tests in them: %2</source>
        <translation>Bilans&#xa0;: %1, analyses qu’ils contiennent&#xa0;: %2</translation>
    </message>
    <message>
        <source>Problems not listed here: %1</source>
        <translation>Problèmes non affichés ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>To check on the page Data &amp; panels: %1</source>
        <translation>À vérifier à la page Données et bilans&#xa0;: %1</translation>
    </message>
    <message>
        <source>Go to Data &amp; panels</source>
        <translation>Aller à Données et bilans</translation>
    </message>
    <message>
        <source>A table with one row per patient, or one of the samples.</source>
        <translation>Une table avec une ligne par patient, ou l’un des exemples.</translation>
    </message>
    <message>
        <source>The data are ready</source>
        <translation>Les données sont prêtes</translation>
    </message>
    <message>
        <source>Prices: %1, %2</source>
        <translation>Prix&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>Prices in %1</source>
        <translation>Prix en %1</translation>
    </message>
    <message>
        <source>Seeds: split %1, search %2</source>
        <translation>Graines&#xa0;: répartition %1, recherche %2</translation>
    </message>
    <message>
        <source>Split seed %1</source>
        <translation>Graine de répartition %1</translation>
    </message>
    <message>
        <source>Open data to train a policy</source>
        <translation>Ouvrez des données pour entraîner une stratégie</translation>
    </message>
    <message>
        <source>Some problems stand in the way of training</source>
        <translation>Des problèmes empêchent l’entraînement</translation>
    </message>
    <message>
        <source>What training rests on:</source>
        <translation>Sur quoi repose l’entraînement&#xa0;:</translation>
    </message>
    <message>
        <source>Open data to find the front</source>
        <translation>Ouvrez des données pour trouver le front</translation>
    </message>
    <message>
        <source>Some problems stand in the way of a front</source>
        <translation>Des problèmes empêchent de trouver un front</translation>
    </message>
    <message>
        <source>What a front rests on:</source>
        <translation>Sur quoi repose un front&#xa0;:</translation>
    </message>
    <message>
        <source>Find a front to walk through a patient</source>
        <translation>Trouvez un front pour suivre un patient</translation>
    </message>
    <message>
        <source>Panel by panel: what was ordered, what came back, and why. A trained policy will do as well.</source>
        <translation>Bilan par bilan&#xa0;: ce qui a été prescrit, ce qui en est revenu, et pourquoi. Une stratégie entraînée convient aussi.</translation>
    </message>
    <message>
        <source>Go to Front</source>
        <translation>Aller à Front</translation>
    </message>
    <message>
        <source>Open data to compare models</source>
        <translation>Ouvrez des données pour comparer des modèles</translation>
    </message>
    <message>
        <source>Some problems stand in the way of a comparison</source>
        <translation>Des problèmes empêchent la comparaison</translation>
    </message>
    <message>
        <source>What a comparison rests on:</source>
        <translation>Sur quoi repose une comparaison&#xa0;:</translation>
    </message>
    <message>
        <source>No network access</source>
        <translation>Aucun accès réseau</translation>
    </message>
    <message>
        <source>Columns: %1, panels: %2</source>
        <translation>Colonnes&#xa0;: %1, bilans&#xa0;: %2</translation>
    </message>
    <message>
        <source>Missing %1 of test values</source>
        <translation>%1 des valeurs d’analyses manquent</translation>
    </message>
    <message>
        <source>Test split: %1 patients</source>
        <translation>Partie de test&#xa0;: %1 patients</translation>
    </message>
    <message>
        <source>95 % intervals: bootstrap</source>
        <translation>Intervalles à 95&#x202f;%&#xa0;: bootstrap</translation>
    </message>
    <message>
        <source>%1 · paused</source>
        <translation>%1 · en pause</translation>
    </message>
</context>
<context>
    <name>StepRail</name>
    <message>
        <source>needs an earlier step</source>
        <translation>exige une étape antérieure</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>prêt</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>needs a look</source>
        <translation>à regarder</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminé</translation>
    </message>
</context>
<context>
    <name>StoryText</name>
    <message>
        <source>Any</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Détecté</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Manqué</translation>
    </message>
    <message>
        <source>False alarm</source>
        <translation>Fausse alerte</translation>
    </message>
    <message>
        <source>Rightly reassured</source>
        <translation>Rassuré à raison</translation>
    </message>
    <message>
        <source>Costliest</source>
        <translation>Les plus coûteux</translation>
    </message>
    <message>
        <source>Most surprising</source>
        <translation>Les plus surprenants</translation>
    </message>
    <message>
        <source>Every test patient, in the order of the data</source>
        <translation>Tous les patients de test, dans l’ordre des données</translation>
    </message>
    <message>
        <source>Cases that were called cases</source>
        <translation>Cas classés cas</translation>
    </message>
    <message>
        <source>Cases that were reassured</source>
        <translation>Cas rassurés</translation>
    </message>
    <message>
        <source>Patients called cases who are none</source>
        <translation>Patients classés cas qui n’en sont pas</translation>
    </message>
    <message>
        <source>Patients reassured who are no cases</source>
        <translation>Patients rassurés qui ne sont pas des cas</translation>
    </message>
    <message>
        <source>The highest bills first</source>
        <translation>Les factures les plus élevées d’abord</translation>
    </message>
    <message>
        <source>First those whose outcome was furthest from the last probability</source>
        <translation>D’abord ceux dont l’issue était la plus éloignée de la dernière probabilité</translation>
    </message>
    <message>
        <source>Found: the patient is a case and was called one.</source>
        <translation>Détecté&#xa0;: le patient est un cas et a été classé cas.</translation>
    </message>
    <message>
        <source>Missed: the patient is a case and was reassured.</source>
        <translation>Manqué&#xa0;: le patient est un cas et a été rassuré.</translation>
    </message>
    <message>
        <source>False alarm: the patient is no case and was called one.</source>
        <translation>Fausse alerte&#xa0;: le patient n’est pas un cas et a été classé cas.</translation>
    </message>
    <message>
        <source>Rightly reassured: the patient is no case.</source>
        <translation>Rassuré à raison&#xa0;: le patient n’est pas un cas.</translation>
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
        <translation>%1 avec %2</translation>
    </message>
    <message>
        <source>fewer than 1 in 100</source>
        <translation>moins de 1 sur 100</translation>
    </message>
    <message>
        <source>%1 in 100</source>
        <translation>%1 sur 100</translation>
    </message>
    <message>
        <source>%1 in 10</source>
        <translation>%1 sur 10</translation>
    </message>
    <message>
        <source>nearly all</source>
        <translation>presque tous</translation>
    </message>
</context>
<context>
    <name>SubgroupWords</name>
    <message>
        <source>undefined</source>
        <translation>non défini</translation>
    </message>
    <message>
        <source>%1 (%2–%3)</source>
        <translation>%1 (%2–%3)</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Patients</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Patients</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>%1 (95 % interval)</source>
        <translation>%1 (intervalle à 95&#x202f;%)</translation>
    </message>
    <message>
        <source>Difference from all</source>
        <translation>Écart à l’ensemble</translation>
    </message>
    <message>
        <source>Lower limit</source>
        <translation>Limite inférieure</translation>
    </message>
    <message>
        <source>Upper limit</source>
        <translation>Limite supérieure</translation>
    </message>
    <message>
        <source>too few</source>
        <translation>trop peu</translation>
    </message>
    <message>
        <source>%1: %2 patients, %3.</source>
        <translation>%1&#xa0;: %2 patients, %3.</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensibilité</translation>
    </message>
    <message>
        <source>Specificity</source>
        <translation>Spécificité</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>non renseigné</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>%1 to under %2</source>
        <translation>%1 à moins de %2</translation>
    </message>
    <message>
        <source>under %1</source>
        <translation>moins de %1</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 et plus</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>%1 in subgroups: %2</source>
        <translation>%1 par sous-groupe&#xa0;: %2</translation>
    </message>
    <message>
        <source>Too few: under %1 patients.</source>
        <translation>Trop peu&#xa0;: moins de %1 patients.</translation>
    </message>
</context>
<context>
    <name>SubgroupsTab</name>
    <message>
        <source>Measure</source>
        <translation>Indicateur</translation>
    </message>
    <message>
        <source>By which figure the groups are compared</source>
        <translation>Chiffre selon lequel les groupes sont comparés</translation>
    </message>
    <message>
        <source>Groups by</source>
        <translation>Groupes selon</translation>
    </message>
    <message>
        <source>By what the patients are divided</source>
        <translation>Variable qui définit les groupes</translation>
    </message>
    <message>
        <source>Subgroups</source>
        <translation>Sous-groupes</translation>
    </message>
    <message>
        <source>Whether the model does as well for one group of patients as for another. Where intervals overlap the dashed line, the group cannot be distinguished from everybody.</source>
        <translation>Indique si le modèle vaut autant pour un groupe de patients que pour un autre. Là où un intervalle recouvre la ligne pointillée, le groupe ne peut pas être distingué de l’ensemble.</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>tout</translation>
    </message>
</context>
<context>
    <name>SummaryTab</name>
    <message>
        <source>undefined</source>
        <translation>non défini</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Mean time to the results per patient</source>
        <translation>Temps moyen jusqu’aux résultats par patient</translation>
    </message>
    <message>
        <source>Blood</source>
        <translation>Sang</translation>
    </message>
    <message>
        <source>Mean volume of blood drawn per patient</source>
        <translation>Volume moyen de sang prélevé par patient</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Mean cost of testing per patient</source>
        <translation>Coût moyen des analyses par patient</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>95 % CI</source>
        <translation>IC 95&#x202f;%</translation>
    </message>
    <message>
        <source>Of F1: where it lies in 95 of 100 samples of patients like these</source>
        <translation>De F1&#xa0;: où il se situe pour 95 échantillons sur 100 de patients semblables</translation>
    </message>
    <message>
        <source>Sens. %</source>
        <translation>Sens.&#x202f;%</translation>
    </message>
    <message>
        <source>Spec. %</source>
        <translation>Spéc.&#x202f;%</translation>
    </message>
    <message>
        <source>PPV %</source>
        <translation>VPP&#x202f;%</translation>
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
        <translation>Δ F1 avec %1</translation>
    </message>
    <message>
        <source>F1 minus that of the reference, each resample of patients judging both</source>
        <translation>F1 moins celui de la référence, chaque rééchantillon de patients évaluant les deux</translation>
    </message>
    <message>
        <source>Ticked models in figures</source>
        <translation>Les modèles cochés en chiffres</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Résumé</translation>
    </message>
    <message>
        <source>paired %1</source>
        <translation>%1 apparié</translation>
    </message>
    <message>
        <source>Calibration: slope %1, intercept %2</source>
        <translation>Calibration&#xa0;: pente %1, intercept %2</translation>
    </message>
    <message>
        <source>Tick a second model to compare this one with.</source>
        <translation>Cochez un second modèle auquel comparer celui-ci.</translation>
    </message>
    <message>
        <source>&lt;b&gt;In words:&lt;/b&gt; %1</source>
        <translation>&lt;b&gt;En mots&#xa0;:&lt;/b&gt; %1</translation>
    </message>
</context>
<context>
    <name>SummaryWords</name>
    <message>
        <source>reference</source>
        <translation>référence</translation>
    </message>
    <message>
        <source>%1: sensitivity, specificity and PPV from %2 found, %3 missed, %4 false alarms, %5 reassured</source>
        <translation>%1&#xa0;: sensibilité, spécificité et VPP d’après %2 détectés, %3 manqués, %4 fausses alertes, %5 rassurés</translation>
    </message>
</context>
<context>
    <name>SystemText</name>
    <message>
        <source>Logistic regression</source>
        <translation>Régression logistique</translation>
    </message>
    <message>
        <source>Random forest</source>
        <translation>Forêt aléatoire</translation>
    </message>
    <message>
        <source>XGBoost</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>XGBoost</translation>
    </message>
    <message>
        <source>XGBoost leaf-wise (LightGBM-style)</source>
        <translation>XGBoost par feuille (style LightGBM)</translation>
    </message>
    <message>
        <source>Neural network, 3 layers</source>
        <translation>Réseau de neurones, 3 couches</translation>
    </message>
    <message>
        <source>Best fixed set of panels</source>
        <translation>Meilleur ensemble fixe de bilans</translation>
    </message>
    <message>
        <source>Fixed selection (FS)</source>
        <translation>Sélection fixe (FS)</translation>
    </message>
    <message>
        <source>Random selection (RS)</source>
        <translation>Sélection aléatoire (RS)</translation>
    </message>
    <message>
        <source>Greedy, one step ahead</source>
        <translation>Glouton, un pas en avant</translation>
    </message>
    <message>
        <source>CWCF (deep Q-learning)</source>
        <translation>CWCF (Q-learning profond)</translation>
    </message>
    <message>
        <source>Value of information, one step</source>
        <translation>Valeur de l’information, un pas</translation>
    </message>
    <message>
        <source>EDDI, expected information</source>
        <translation>EDDI, information attendue</translation>
    </message>
    <message>
        <source>AACO (acquisition conditioned oracle)</source>
        <translation>AACO (oracle conditionné par l’acquisition)</translation>
    </message>
    <message>
        <source>DIME (mutual information learned)</source>
        <translation>DIME (information mutuelle apprise)</translation>
    </message>
    <message>
        <source>GDFS (greedy dynamic feature selection)</source>
        <translation>GDFS (sélection dynamique gloutonne de variables)</translation>
    </message>
    <message>
        <source>SM-DDPO, pretrained</source>
        <translation>SM-DDPO, préentraîné</translation>
    </message>
    <message>
        <source>SM-DDPO, end to end</source>
        <translation>SM-DDPO, de bout en bout</translation>
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
        <translation>XGBoost par feuille</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>Best fixed set</source>
        <translation>Meilleur ensemble fixe</translation>
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
        <translation>Glouton</translation>
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
        <translation>SM-DDPO préentraîné</translation>
    </message>
    <message>
        <source>SM-DDPO</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>SM-DDPO</translation>
    </message>
    <message>
        <source>all panels</source>
        <translation>tous les bilans</translation>
    </message>
    <message>
        <source>two cheapest panels</source>
        <translation>les deux bilans les moins chers</translation>
    </message>
    <message>
        <source>best two panels</source>
        <translation>les deux meilleurs bilans</translation>
    </message>
    <message>
        <source>chosen panels</source>
        <translation>bilans choisis</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>2 panels</source>
        <translation>2 bilans</translation>
    </message>
    <message>
        <source>best 2</source>
        <translation>2 meilleurs</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>choisis</translation>
    </message>
    <message>
        <source>Every patient gets every panel.</source>
        <translation>Chaque patient reçoit tous les bilans.</translation>
    </message>
    <message>
        <source>Every patient gets the two cheapest panels of which neither contains the other.</source>
        <translation>Chaque patient reçoit les deux bilans les moins chers dont aucun ne contient l’autre.</translation>
    </message>
    <message>
        <source>Every patient gets the same two panels: those that did best on validation patients.</source>
        <translation>Chaque patient reçoit les deux mêmes bilans&#xa0;: ceux qui ont le mieux réussi chez les patients de validation.</translation>
    </message>
    <message>
        <source>Every patient gets the panels that you chose.</source>
        <translation>Chaque patient reçoit les bilans que vous avez choisis.</translation>
    </message>
    <message>
        <source>A weighted sum of all results, with an L2 penalty chosen on validation patients.</source>
        <translation>Une somme pondérée de tous les résultats, avec une pénalité L2 choisie sur les patients de validation.</translation>
    </message>
    <message>
        <source>The average of many decision trees, each grown on a part of the patients.</source>
        <translation>La moyenne de nombreux arbres de décision, chacun construit sur une partie des patients.</translation>
    </message>
    <message>
        <source>Decision trees that correct one another, grown level by level.</source>
        <translation>Des arbres de décision qui se corrigent les uns les autres, construits niveau par niveau.</translation>
    </message>
    <message>
        <source>XGBoost that grows where the loss falls most, as LightGBM does; it is not LightGBM itself, which is not packaged.</source>
        <translation>XGBoost qui croît là où la perte baisse le plus, comme LightGBM&#x202f;; ce n’est pas LightGBM lui-même, qui n’est pas fourni.</translation>
    </message>
    <message>
        <source>A neural network with three layers.</source>
        <translation>Un réseau de neurones à trois couches.</translation>
    </message>
    <message>
        <source>Of all sets of panels the one with the best F1 on validation patients, judged by boosted trees; everybody gets it.</source>
        <translation>De tous les ensembles de bilans, celui qui a le meilleur F1 chez les patients de validation, jugé par des arbres boostés&#x202f;; tous le reçoivent.</translation>
    </message>
    <message>
        <source>Everybody gets the two panels the SM-DDPO policy ordered most; encoder and classifier are the same.</source>
        <translation>Tous reçoivent les deux bilans que la stratégie SM-DDPO a le plus prescrits&#x202f;; encodeur et classifieur sont les mêmes.</translation>
    </message>
    <message>
        <source>Each patient gets panels drawn at random; encoder and classifier are those of SM-DDPO.</source>
        <translation>Chaque patient reçoit des bilans tirés au hasard&#x202f;; encodeur et classifieur sont ceux de SM-DDPO.</translation>
    </message>
    <message>
        <source>Orders the panel whose expected gain of one step is largest for its price, until none pays.</source>
        <translation>Prescrit le bilan dont le gain attendu en un pas est le plus grand pour son prix, jusqu’à ce qu’aucun ne soit rentable.</translation>
    </message>
    <message>
        <source>Classification with costly features by double deep Q-learning (Janisch et al.). It is made to be right at little cost, not for F1, so its F1 is not its own aim.</source>
        <translation>Classification à variables coûteuses par double Q-learning profond (Janisch et al.). Elle est conçue pour être exacte à peu de frais, non pour F1&#x202f;; son F1 n’est donc pas son propre but.</translation>
    </message>
    <message>
        <source>The rule of tools for Bayesian networks: orders the panel that is expected to lower the cross entropy most, less its price, until nothing pays.</source>
        <translation>La règle des outils de réseaux bayésiens&#xa0;: prescrit le bilan qui devrait le plus réduire l’entropie croisée, prix déduit, jusqu’à ce que rien ne soit rentable.</translation>
    </message>
    <message>
        <source>Draws results given what is known from a normal distribution, and orders the panel that is expected to move the probability most for its price, until none is worth it (after Ma et al.).</source>
        <translation>Tire des résultats d’une loi normale compte tenu de ce qui est connu, et prescrit le bilan qui devrait le plus déplacer la probabilité pour son prix, jusqu’à ce qu’aucun n’en vaille la peine (d’après Ma et al.).</translation>
    </message>
    <message>
        <source>Looks at the training patients most like this one: the further panels that would have served them best are ordered, one by one (Valancius et al.). It learns nothing but the predictor.</source>
        <translation>Regarde les patients d’entraînement les plus semblables&#xa0;: les bilans supplémentaires qui leur auraient été le plus utiles sont prescrits, un par un (Valancius et al.). Seul le prédicteur est appris.</translation>
    </message>
    <message>
        <source>A network learns by how much each panel makes the loss fall; the panel of the most for its price is ordered, until none is worth it (Gadgil et al.).</source>
        <translation>Un réseau apprend de combien chaque bilan fait baisser la perte&#x202f;; celui qui apporte le plus pour son prix est prescrit, jusqu’à ce qu’aucun n’en vaille la peine (Gadgil et al.).</translation>
    </message>
    <message>
        <source>A network learns to select the panel after which the prediction is best, whatever it costs (Covert et al.). How many panels everybody gets is chosen on validation patients.</source>
        <translation>Un réseau apprend à choisir le bilan après lequel la prédiction est la meilleure, quel qu’en soit le coût (Covert et al.). Le nombre de bilans, le même pour tous, est choisi sur les patients de validation.</translation>
    </message>
    <message>
        <source>The paper&apos;s method with encoder and classifier learned beforehand; only the choice of panels is reinforced.</source>
        <translation>La méthode de l’article avec encodeur et classifieur appris d’avance&#x202f;; seul le choix des bilans est appris par renforcement.</translation>
    </message>
    <message>
        <source>The paper&apos;s method: encoder, classifier and choice of panels learn together.</source>
        <translation>La méthode de l’article&#xa0;: encodeur, classifieur et choix des bilans apprennent ensemble.</translation>
    </message>
    <message>
        <source>Backward induction over the sets of panels; of its policies the one with the best F1 on validation patients.</source>
        <translation>Induction rétrograde sur les ensembles de bilans&#x202f;; de ses stratégies, celle qui a le meilleur F1 chez les patients de validation.</translation>
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
        <translation>Tous les bilans pour tous</translation>
    </message>
    <message>
        <source>Two panels for everybody</source>
        <translation>Deux bilans pour tous</translation>
    </message>
    <message>
        <source>Chosen panels for everybody</source>
        <translation>Bilans choisis pour tous</translation>
    </message>
    <message>
        <source>Fixed or random choice of panels</source>
        <translation>Choix fixe ou aléatoire des bilans</translation>
    </message>
    <message>
        <source>One decision after the other</source>
        <translation>Une décision après l’autre</translation>
    </message>
</context>
<context>
    <name>TableCopy</name>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
</context>
<context>
    <name>ThresholdFilm</name>
    <message>
        <source>What a threshold does</source>
        <translation>L’effet d’un seuil</translation>
    </message>
    <message>
        <source>Threshold %1: %2 found, %3 missed, %4 false alarms, %5 rightly reassured</source>
        <translation>Seuil %1&#xa0;: %2 détectés, %3 manqués, %4 fausses alertes, %5 rassurés à juste titre</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>sans %1</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Probabilité</translation>
    </message>
</context>
<context>
    <name>TrackFigure</name>
    <message>
        <source>path</source>
        <translation>parcours</translation>
    </message>
    <message>
        <source>after</source>
        <translation>après</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>probabilité</translation>
    </message>
    <message>
        <source>low</source>
        <translation>bas</translation>
    </message>
    <message>
        <source>high</source>
        <translation>haut</translation>
    </message>
    <message>
        <source>known</source>
        <translation>connu</translation>
    </message>
    <message>
        <source>possible</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>possible</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>change of probability</source>
        <translation>variation de la probabilité</translation>
    </message>
    <message>
        <source>%1: %2 percentage points</source>
        <translation>%1&#xa0;: %2 points de pourcentage</translation>
    </message>
</context>
<context>
    <name>TrackText</name>
    <message>
        <source>threshold %1</source>
        <translation>seuil %1</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>Diagnostic</translation>
    </message>
    <message>
        <source>%1 of 100 rise
to about %2</source>
        <translation>%1 sur 100 montent
à environ %2</translation>
    </message>
    <message>
        <source>%1 of 100 fall
to about %2</source>
        <translation>%1 sur 100 baissent
à environ %2</translation>
    </message>
    <message>
        <source>decision threshold %1</source>
        <translation>seuil de décision %1</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 of 100 rise less,
to about %2</source>
        <translation>%1 sur 100 montent moins,
à environ %2</translation>
    </message>
    <message>
        <source>%1 of 100 fall less,
to about %2</source>
        <translation>%1 sur 100 baissent moins,
à environ %2</translation>
    </message>
</context>
<context>
    <name>TrainingText</name>
    <message>
        <source>The policy orders nothing: the price of tests outweighs any diagnosis. Let a correct negative be worth more money, or a case found weigh more.</source>
        <translation>La stratégie ne prescrit rien&#xa0;: le prix des analyses l’emporte sur tout diagnostic. Donnez plus de valeur à un vrai négatif, ou plus de poids à un cas détecté.</translation>
    </message>
    <message>
        <source>The policy calls nobody a case, so every case is missed. Let a case found weigh more.</source>
        <translation>La stratégie ne classe personne cas&#x202f;; tous les cas sont donc manqués. Donnez plus de poids à un cas détecté.</translation>
    </message>
    <message>
        <source>The policy calls everybody a case. Let a case found weigh less.</source>
        <translation>La stratégie classe tout le monde cas. Donnez moins de poids à un cas détecté.</translation>
    </message>
    <message>
        <source>The state encoder became unstable. It went back to its last good state and goes on with smaller steps.</source>
        <translation>L’encodeur d’état est devenu instable. Il est revenu à son dernier bon état et continue par plus petits pas.</translation>
    </message>
    <message>
        <source>The panel selector became unstable. It went back to its last good state and goes on with smaller steps.</source>
        <translation>Le sélecteur de bilans est devenu instable. Il est revenu à son dernier bon état et continue par plus petits pas.</translation>
    </message>
    <message>
        <source>For a while the classifier saw only patients of one outcome and could not learn from them.</source>
        <translation>Pendant un temps, le classifieur n’a vu que des patients d’une seule issue et n’a rien pu en apprendre.</translation>
    </message>
    <message>
        <source>The flow did not estimate unknown values better than a plain normal distribution, which is used instead.</source>
        <translation>Le flot n’a pas mieux estimé les valeurs inconnues qu’une simple loi normale, qui est utilisée à sa place.</translation>
    </message>
    <message>
        <source>The table of all states would need too much memory, so only visited states are kept. Results are the same; it takes longer.</source>
        <translation>La table de tous les états demanderait trop de mémoire&#x202f;; seuls les états visités sont gardés. Les résultats sont les mêmes, mais cela prend plus de temps.</translation>
    </message>
    <message>
        <source>Training went on from its last checkpoint.</source>
        <translation>L’entraînement a continué depuis son dernier point de sauvegarde.</translation>
    </message>
    <message>
        <source>There are few patients with the outcome, so the figures are uncertain.</source>
        <translation>Peu de patients sont des cas&#x202f;; les chiffres sont donc incertains.</translation>
    </message>
    <message>
        <source>The classifier left the range of numbers in one pass over the patients; that pass was undone. A lower learning rate may help.</source>
        <translation>Le classifieur est sorti du domaine des nombres lors d’un passage sur les patients&#x202f;; ce passage a été annulé. Un taux d’apprentissage plus bas peut aider.</translation>
    </message>
    <message>
        <source>What the new patients taught did no better on validation, so the earlier policy is kept.</source>
        <translation>Ce qui a été appris sur les nouveaux patients n’a pas fait mieux en validation&#x202f;; la stratégie antérieure est donc conservée.</translation>
    </message>
    <message>
        <source>State encoder</source>
        <translation>Encodeur d’état</translation>
    </message>
    <message>
        <source>State table</source>
        <translation>Table des états</translation>
    </message>
    <message>
        <source>Classifier</source>
        <translation>Classifieur</translation>
    </message>
    <message>
        <source>Panel selector</source>
        <translation>Sélecteur de bilans</translation>
    </message>
    <message>
        <source>Final evaluation</source>
        <translation>Évaluation finale</translation>
    </message>
    <message>
        <source>Judging on all patients</source>
        <translation>Évaluation sur tous</translation>
    </message>
    <message>
        <source>Learning from all patients</source>
        <translation>Apprentissage sur tous</translation>
    </message>
    <message>
        <source>Learns to estimate unknown results from known ones.</source>
        <translation>Apprend à estimer les résultats inconnus d’après les connus.</translation>
    </message>
    <message>
        <source>Estimates the unknown results of every patient for every set of panels.</source>
        <translation>Estime les résultats inconnus de chaque patient pour chaque ensemble de bilans.</translation>
    </message>
    <message>
        <source>Learns how likely the outcome is from what is known.</source>
        <translation>Apprend la probabilité de l’issue d’après ce qui est connu.</translation>
    </message>
    <message>
        <source>Learns by trial which panel to order next and when to diagnose (PPO).</source>
        <translation>Apprend par essais quel bilan prescrire ensuite et quand poser le diagnostic (PPO).</translation>
    </message>
    <message>
        <source>Tries the best policy on patients it has never seen, once.</source>
        <translation>Éprouve la meilleure stratégie, une seule fois, sur des patients qu’elle n’a jamais vus.</translation>
    </message>
    <message>
        <source>Trains again without each fold of the patients, and decides for these.</source>
        <translation>Entraîne à nouveau sans chaque bloc de patients, et décide pour ceux-ci.</translation>
    </message>
    <message>
        <source>Trains once more with everybody, for the policy that is to be used.</source>
        <translation>Entraîne une fois de plus avec tous, pour la stratégie à utiliser.</translation>
    </message>
    <message>
        <source>Every patient was decided for by a policy that was trained without them, so the figures tell what training this way comes to. What is exported was trained once more with all patients.</source>
        <translation>Pour chaque patient, la décision vient d’une stratégie entraînée sans lui&#x202f;; les chiffres disent donc ce que donne un tel entraînement. Ce qui est exporté a été entraîné une fois de plus avec tous les patients.</translation>
    </message>
    <message>
        <source>State encoder: likelihood loss</source>
        <translation>Encodeur d’état&#xa0;: perte de vraisemblance</translation>
    </message>
    <message>
        <source>State encoder: reconstruction error</source>
        <translation>Encodeur d’état&#xa0;: erreur de reconstruction</translation>
    </message>
    <message>
        <source>State encoder: error on validation patients</source>
        <translation>Encodeur d’état&#xa0;: erreur chez les patients de validation</translation>
    </message>
    <message>
        <source>Classifier loss</source>
        <translation>Perte du classifieur</translation>
    </message>
    <message>
        <source>Policy loss</source>
        <translation>Perte de la stratégie</translation>
    </message>
    <message>
        <source>Value loss</source>
        <translation>Perte de valeur</translation>
    </message>
    <message>
        <source>Entropy of the policy</source>
        <translation>Entropie de la stratégie</translation>
    </message>
    <message>
        <source>Change of the policy per update (KL)</source>
        <translation>Changement de la stratégie par mise à jour (KL)</translation>
    </message>
    <message>
        <source>Share of clipped samples</source>
        <translation>Part des échantillons écrêtés</translation>
    </message>
    <message>
        <source>F1, training</source>
        <translation>F1, entraînement</translation>
    </message>
    <message>
        <source>AUROC, training</source>
        <translation>AUROC, entraînement</translation>
    </message>
    <message>
        <source>AM, training</source>
        <translation>AM, entraînement</translation>
    </message>
    <message>
        <source>Mean cost, training</source>
        <translation>Coût moyen, entraînement</translation>
    </message>
    <message>
        <source>Mean reward, training</source>
        <translation>Récompense moyenne, entraînement</translation>
    </message>
    <message>
        <source>F1, validation</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>F1, validation</translation>
    </message>
    <message>
        <source>AUROC, validation</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>AUROC, validation</translation>
    </message>
    <message>
        <source>AM, validation</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>AM, validation</translation>
    </message>
    <message>
        <source>Mean cost, validation</source>
        <translation>Coût moyen, validation</translation>
    </message>
    <message>
        <source>Mean reward, validation</source>
        <translation>Récompense moyenne, validation</translation>
    </message>
    <message>
        <source>Classifier F1, random panels known</source>
        <translation>F1 du classifieur, bilans connus au hasard</translation>
    </message>
    <message>
        <source>Classifier AUROC, random panels known</source>
        <translation>AUROC du classifieur, bilans connus au hasard</translation>
    </message>
    <message>
        <source>Classifier F1, panels of the policy known</source>
        <translation>F1 du classifieur, bilans de la stratégie connus</translation>
    </message>
    <message>
        <source>Classifier AUROC, panels of the policy known</source>
        <translation>AUROC du classifieur, bilans de la stratégie connus</translation>
    </message>
    <message>
        <source>Panel use, validation</source>
        <translation>Recours aux bilans, validation</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Stopped, kept</source>
        <translation>Arrêté, conservé</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Interrompu</translation>
    </message>
    <message>
        <source>End to end</source>
        <translation>De bout en bout</translation>
    </message>
    <message>
        <source>Pretrained classifier</source>
        <translation>Classifieur préentraîné</translation>
    </message>
    <message>
        <source>Classifier and panel selector learn in turns, the classifier from the states the policy leads to.</source>
        <translation>Classifieur et sélecteur de bilans apprennent tour à tour, le classifieur à partir des états où mène la stratégie.</translation>
    </message>
    <message>
        <source>The classifier learns first, from random sets of panels; then the panel selector.</source>
        <translation>Le classifieur apprend d’abord, sur des ensembles de bilans au hasard&#x202f;; puis le sélecteur de bilans.</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Standard</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Article</translation>
    </message>
    <message>
        <source>Paper, ferritin</source>
        <translation>Article, ferritine</translation>
    </message>
    <message>
        <source>Paper, acute kidney injury</source>
        <translation>Article, insuffisance rénale aiguë</translation>
    </message>
    <message>
        <source>Paper, sepsis</source>
        <translation>Article, sepsis</translation>
    </message>
    <message>
        <source>A first look in about a minute for 10,000 patients.</source>
        <translation>Un premier aperçu en une minute environ pour 10&#x202f;000 patients.</translation>
    </message>
    <message>
        <source>Longer training, for results you want to keep.</source>
        <translation>Un entraînement plus long, pour des résultats à conserver.</translation>
    </message>
    <message>
        <source>The settings published for the task that is most like this one.</source>
        <translation>Les paramètres publiés pour la tâche la plus proche de celle-ci.</translation>
    </message>
    <message>
        <source>The settings published for low ferritin.</source>
        <translation>Les paramètres publiés pour la ferritine basse.</translation>
    </message>
    <message>
        <source>The settings published for acute kidney injury.</source>
        <translation>Les paramètres publiés pour l’insuffisance rénale aiguë.</translation>
    </message>
    <message>
        <source>The settings published for mortality in sepsis.</source>
        <translation>Les paramètres publiés pour la mortalité du sepsis.</translation>
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
        <translation>environ %1 s</translation>
    </message>
    <message>
        <source>about %1 min</source>
        <translation>environ %1 min</translation>
    </message>
    <message>
        <source>about %1 h</source>
        <translation>environ %1 h</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>reste %1</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>non défini</translation>
    </message>
    <message>
        <source>prices do not count</source>
        <translation>les prix ne comptent pas</translation>
    </message>
    <message>
        <source>time does not count</source>
        <translation>le temps ne compte pas</translation>
    </message>
    <message>
        <source>correct negative worth %1</source>
        <translation>un vrai négatif vaut %1</translation>
    </message>
    <message>
        <source>λ %1, ρ %2</source>
        <translation>λ %1, ρ %2</translation>
    </message>
    <message>
        <source>Policy %1, seed %2</source>
        <translation>Stratégie %1, graine %2</translation>
    </message>
    <message>
        <source>Policy %1</source>
        <translation>Stratégie %1</translation>
    </message>
    <message>
        <source>Policy %1, %2</source>
        <translation>Stratégie %1, %2</translation>
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
        <translation>%1&#xa0;: prescrit à %2 patients, a rendu %3 diagnostics exacts et %4 faux. </translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>Ordered</source>
        <translation>Prescrit</translation>
    </message>
    <message>
        <source>Changed a diagnosis</source>
        <translation>A changé un diagnostic</translation>
    </message>
    <message>
        <source>Made right</source>
        <translation>Rendus exacts</translation>
    </message>
    <message>
        <source>Made wrong</source>
        <translation>Rendus faux</translation>
    </message>
    <message>
        <source>Cost per corrected diagnosis</source>
        <translation>Coût par diagnostic corrigé</translation>
    </message>
    <message>
        <source>← made wrong · made right →</source>
        <translation>← rendus faux · rendus exacts →</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Changés</translation>
    </message>
    <message>
        <source>Mean shift of the probability</source>
        <translation>Variation moyenne de la probabilité</translation>
    </message>
    <message>
        <source>Spent on it</source>
        <translation>Dépensé</translation>
    </message>
    <message>
        <source>What each panel changed: %1</source>
        <translation>Ce que chaque bilan a changé&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 Corrected: made right minus made wrong, at a threshold of %2.</source>
        <translation>%1 Corrigés&#xa0;: rendus exacts moins rendus faux, au seuil de %2.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%1 takes %2, not “%3”.</source>
        <translation>%1 attend %2, pas «&#x202f;%3&#x202f;».</translation>
    </message>
    <message>
        <source>How many patients to draw</source>
        <translation>Nombre de patients à tirer</translation>
    </message>
    <message>
        <source>a whole number such as 5000</source>
        <translation>un nombre entier comme 5000</translation>
    </message>
    <message>
        <source>policy %1</source>
        <translation>stratégie %1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>graine %1</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Analyses</translation>
    </message>
    <message>
        <source>over the seeds</source>
        <translation>sur les graines</translation>
    </message>
    <message>
        <source>Which policy, by its name: P1-3 is point 3 of front 1, T-2 trained policy 2; or the one you gave it with “rename” or in the window</source>
        <translation>Quelle stratégie, par son nom : P1-3 est le point 3 du front 1, T-2 la stratégie entraînée 2 ; ou le nom que vous lui avez donné avec « rename » ou dans la fenêtre</translation>
    </message>
    <message>
        <source>explore which lab test panel to order next, and what it costs</source>
        <translation>explorer quel bilan biologique prescrire ensuite, et ce qu’il coûte</translation>
    </message>
    <message>
        <source>Description</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Description</translation>
    </message>
    <message>
        <source>Options</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Options</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Voir aussi</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>Gaussien</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Soft-impute</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Soft-impute</translation>
    </message>
</context>
<context>
    <name>app::CompareController</name>
    <message>
        <source>The baselines are ready</source>
        <translation>Les comparateurs sont prêts</translation>
    </message>
    <message>
        <source>A policy is being trained. Baselines can be run once it has finished.</source>
        <translation>Une stratégie est en cours d’entraînement. Les comparateurs pourront être lancés ensuite.</translation>
    </message>
    <message>
        <source>A front is being searched for. Baselines can be run once the search has finished.</source>
        <translation>Un front est en cours de recherche. Les comparateurs pourront être lancés ensuite.</translation>
    </message>
    <message>
        <source>Baselines are being run</source>
        <translation>Les comparateurs sont en cours</translation>
    </message>
    <message>
        <source>%1 baselines</source>
        <translation>%1 comparateurs</translation>
    </message>
    <message>
        <source>Not saved.</source>
        <translation>Non enregistré.</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 écrit</translation>
    </message>
    <message>
        <source>Baselines are being run.</source>
        <translation>Les comparateurs sont en cours.</translation>
    </message>
    <message>
        <source>Stop and keep the rows that are finished, or let it go on?</source>
        <translation>Arrêter en gardant les lignes terminées, ou laisser continuer&#x202f;?</translation>
    </message>
    <message>
        <source>Stop and keep the rows</source>
        <translation>Arrêter et garder les lignes</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>app::EventsController</name>
    <message>
        <source>Stopped. Nothing was imported.</source>
        <translation>Arrêté. Rien n’a été importé.</translation>
    </message>
    <message>
        <source>%1 holds no recipe: its table was not made from a list of measurements.</source>
        <translation>%1 ne contient pas de recette&#xa0;: sa table n’a pas été faite à partir d’une liste de mesures.</translation>
    </message>
</context>
<context>
    <name>app::ExamController</name>
    <message>
        <source>Make an e&amp;xam…</source>
        <translation>Créer un e&amp;xamen…</translation>
    </message>
    <message>
        <source>Cases without outcomes as a file for students, or as sheets of paper</source>
        <translation>Cas sans les issues, dans un fichier pour les étudiants ou sur des feuilles de papier</translation>
    </message>
    <message>
        <source>&amp;Gather an exam…</source>
        <translation>&amp;Rassembler un examen…</translation>
    </message>
    <message>
        <source>Marks every exam file of a folder</source>
        <translation>Note chaque fichier d’examen d’un dossier</translation>
    </message>
    <message>
        <source>%1 cannot be taken. %2</source>
        <translation>%1 ne peut pas être passé. %2</translation>
    </message>
    <message>
        <source>An exam is marked beside a policy. Open one on the page Patient first.</source>
        <translation>Un examen se note par comparaison avec une stratégie. Ouvrez-en d’abord une sur la page Patient.</translation>
    </message>
    <message>
        <source>There are %1 ill and %2 other test patients, too few for %3 cases. Ask for fewer.</source>
        <translation>Il y a %1 patients de test malades et %2 autres, trop peu pour %3 cas. Demandez-en moins.</translation>
    </message>
    <message>
        <source>Wrote %1 for students, and %2: keep the key, without it nothing can be marked.</source>
        <translation>%1 écrit pour les étudiants, et %2&#xa0;: gardez cette clé, sans elle rien ne peut être noté.</translation>
    </message>
    <message>
        <source>Wrote %1 for students and the answer key %2.</source>
        <translation>%1 écrit pour les étudiants, et le corrigé %2.</translation>
    </message>
    <message>
        <source>%1 is not the key of an exam. %2</source>
        <translation>%1 n’est pas la clé d’un examen. %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>policy</source>
        <translation>stratégie</translation>
    </message>
    <message>
        <source>Exam: %1</source>
        <translation>Examen&#xa0;: %1</translation>
    </message>
    <message>
        <source>that is open on the page Patient</source>
        <translation>ouverte sur la page Patient</translation>
    </message>
    <message>
        <source>Exams (*.exam.json)</source>
        <translation>Examens (*.exam.json)</translation>
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
        <translation>Cette image ne dit pas de quel projet elle vient. Les figures exportées par PanelWise le disent, sauf si un autre programme les a réécrites. Ouvrez le projet .panelwise lui-même.</translation>
    </message>
    <message>
        <source>What this figure says about its project cannot be understood. Open the .panelwise project itself.</source>
        <translation>Ce que cette figure dit de son projet n’est pas compréhensible. Ouvrez le projet .panelwise lui-même.</translation>
    </message>
    <message>
        <source>There is no figure on this page.</source>
        <translation>Il n’y a pas de figure sur cette page.</translation>
    </message>
    <message>
        <source>Save the project first.</source>
        <translation>Enregistrez d’abord le projet.</translation>
    </message>
    <message>
        <source>A command names the file of the project, and this one has no place of its own yet.</source>
        <translation>Une commande nomme le fichier du projet, et celui-ci n’a pas encore d’emplacement propre.</translation>
    </message>
    <message>
        <source>No command makes this again.</source>
        <translation>Aucune commande ne peut refaire cela.</translation>
    </message>
    <message>
        <source>The command line names policies by their number on a front and patients by their row of the table. Figures of a comparison are part of the report: export --what report.</source>
        <translation>La ligne de commande désigne les stratégies par leur numéro sur un front et les patients par leur ligne dans la table. Les figures d’une comparaison font partie du rapport&#xa0;: export --what report.</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copié&#xa0;: %1</translation>
    </message>
    <message>
        <source>The project of this figure is neither among the recent ones nor in the folder of the figure.</source>
        <translation>Le projet de cette figure n’est ni parmi les projets récents ni dans le dossier de la figure.</translation>
    </message>
    <message>
        <source>Its project “%1” is neither among the recent ones nor in the folder of the figure.</source>
        <translation>Son projet «&#x202f;%1&#x202f;» n’est ni parmi les projets récents ni dans le dossier de la figure.</translation>
    </message>
    <message>
        <source>Locate…</source>
        <translation>Localiser…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>This is not the project that “%1” was made from.</source>
        <translation>Ce n’est pas le projet dont provient «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Open it all the same</source>
        <translation>L’ouvrir quand même</translation>
    </message>
    <message>
        <source>Copied: the figure as SVG and picture, and the data behind it</source>
        <translation>Copié&#xa0;: la figure en SVG et en image, et ses données</translation>
    </message>
    <message>
        <source>A picture of this size has too many pixels. Choose a smaller size or resolution.</source>
        <translation>Une image de cette taille a trop de pixels. Choisissez une taille ou une résolution plus petite.</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 écrit</translation>
    </message>
    <message>
        <source>Not saved.</source>
        <translation>Non enregistré.</translation>
    </message>
</context>
<context>
    <name>app::FrontController</name>
    <message>
        <source>Take over the prices that were tried</source>
        <translation>Adopter les prix essayés</translation>
    </message>
    <message>
        <source>The front is found</source>
        <translation>Le front est trouvé</translation>
    </message>
    <message>
        <source>A front is being searched for</source>
        <translation>Un front est en cours de recherche</translation>
    </message>
    <message>
        <source>A policy is being trained. You can search for a front once it has finished.</source>
        <translation>Une stratégie est en cours d’entraînement. Vous pourrez chercher un front ensuite.</translation>
    </message>
    <message>
        <source>Baselines are being run. You can search for a front once they have finished.</source>
        <translation>Les comparateurs sont en cours. Vous pourrez chercher un front ensuite.</translation>
    </message>
    <message>
        <source>A front is being searched for.</source>
        <translation>Un front est en cours de recherche.</translation>
    </message>
    <message>
        <source>Stop it and keep what was found so far, or let it go on?</source>
        <translation>L’arrêter en conservant ce qui a été trouvé, ou laisser continuer&#x202f;?</translation>
    </message>
    <message>
        <source>Stop and keep what was found</source>
        <translation>Arrêter et conserver les résultats</translation>
    </message>
    <message>
        <source>Go on searching</source>
        <translation>Continuer la recherche</translation>
    </message>
</context>
<context>
    <name>app::ImportController</name>
    <message>
        <source>Pasted table</source>
        <translation>Table collée</translation>
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
        <translation>terminée, %1 points sur %2</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>étape %1 sur %2</translation>
    </message>
    <message>
        <source>%1 is not a lesson that can be opened. %2</source>
        <translation>%1 n’est pas une leçon qui puisse être ouverte. %2</translation>
    </message>
    <message>
        <source>The lesson needs the project %1 beside it, which cannot be read. Put it into the same folder.</source>
        <translation>La leçon a besoin du projet %1 à côté d’elle, qui ne peut être lu. Mettez-le dans le même dossier.</translation>
    </message>
</context>
<context>
    <name>app::LessonPlayer</name>
    <message>
        <source>Your score: %1 of %2 points, for answers that were right at once.</source>
        <translation>Votre score : %1 points sur %2, pour les réponses justes du premier coup.</translation>
    </message>
    <message>
        <source>Worth another look:</source>
        <translation>À revoir :</translation>
    </message>
    <message>
        <source>Debrief</source>
        <translation>Bilan de la leçon</translation>
    </message>
    <message>
        <source>Answer to go on.</source>
        <translation>Répondez pour continuer.</translation>
    </message>
    <message>
        <source>Do this in the program to go on.</source>
        <translation>Faites-le dans le programme pour continuer.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un instant…</translation>
    </message>
    <message>
        <source>That is right.</source>
        <translation>C’est juste.</translation>
    </message>
    <message>
        <source>Not quite. Try again, or take a hint.</source>
        <translation>Pas tout à fait. Réessayez, ou prenez un indice.</translation>
    </message>
</context>
<context>
    <name>app::LessonWriter</name>
    <message>
        <source>Wrote %1. A double click opens it.</source>
        <translation>%1 écrit. Un double-clic l’ouvre.</translation>
    </message>
    <message>
        <source>Lessons have no name for what was clicked; it is not a step.</source>
        <translation>Les leçons n’ont pas de nom pour l’élément cliqué&#xa0;; ce n’est pas une étape.</translation>
    </message>
    <message>
        <source>Recorded: %1</source>
        <translation>Capturé&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>app::PatientCommands</name>
    <message>
        <source>&amp;Next step</source>
        <translation>Étape &amp;suivante</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>&amp;Reculer d’une étape</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>&amp;First step</source>
        <translation>&amp;Première étape</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>&amp;Last step</source>
        <translation>&amp;Dernière étape</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Back to the &amp;policy’s path</source>
        <translation>Re&amp;tour au parcours de la stratégie</translation>
    </message>
    <message>
        <source>&amp;Watch the policy</source>
        <translation>&amp;Observer la stratégie</translation>
    </message>
    <message>
        <source>It orders; you may try something else</source>
        <translation>Elle prescrit&#x202f;; vous pouvez essayer autre chose</translation>
    </message>
    <message>
        <source>&amp;I order</source>
        <translation>&amp;Je prescris</translation>
    </message>
    <message>
        <source>&amp;Duel</source>
        <translation>D&amp;uel</translation>
    </message>
    <message>
        <source>You order blind; both paths and bills are shown at the end</source>
        <translation>Vous prescrivez à l’aveugle&#x202f;; parcours et factures sont montrés à la fin</translation>
    </message>
    <message>
        <source>Choose a patient first</source>
        <translation>Choisissez d’abord un patient</translation>
    </message>
    <message>
        <source>You order; what the policy would do is hidden until you want it revealed</source>
        <translation>Vous prescrivez ; ce que ferait la stratégie reste caché jusqu’à ce que vous le révéliez</translation>
    </message>
    <message>
        <source>&amp;Blind cases</source>
        <translation>Cas à l’&amp;aveugle</translation>
    </message>
    <message>
        <source>Steps to come, paths and outcomes of cases are hidden, as a class should see them</source>
        <translation>Étapes à venir, parcours et issues des cas sont cachés, comme une classe doit les voir</translation>
    </message>
</context>
<context>
    <name>app::PatientController</name>
    <message>
        <source>Space: next step · Backspace: back · Home and End: first and last · Page Down: next patient</source>
        <translation>Espace&#xa0;: étape suivante · Retour arrière&#xa0;: reculer · Début et Fin&#xa0;: première et dernière · Page suiv.&#xa0;: patient suivant</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1, %2 %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Policy %1 (%2)</source>
        <translation>Stratégie %1 (%2)</translation>
    </message>
</context>
<context>
    <name>app::PointController</name>
    <message>
        <source>Not saved.</source>
        <translation>Non enregistré.</translation>
    </message>
    <message>
        <source>Making the card: looking for the tree that acts most like the policy…</source>
        <translation>Création de la carte&#xa0;: recherche de l’arbre qui agit le plus comme la stratégie…</translation>
    </message>
    <message>
        <source>Save the pocket card</source>
        <translation>Enregistrer la carte de poche</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>Applying the policy to all patients…</source>
        <translation>Application de la stratégie à tous les patients…</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 écrit</translation>
    </message>
</context>
<context>
    <name>app::RenameController</name>
    <message>
        <source>Rename policy %1</source>
        <translation>Renommer la stratégie %1</translation>
    </message>
</context>
<context>
    <name>app::ReportController</name>
    <message>
        <source>Tick a model on the page Compare &amp; report first</source>
        <translation>Cochez d’abord un modèle à la page Comparaison et rapport</translation>
    </message>
    <message>
        <source>A report is being written</source>
        <translation>Un rapport est en cours d’écriture</translation>
    </message>
    <message>
        <source>No report was written.</source>
        <translation>Aucun rapport n’a été écrit.</translation>
    </message>
    <message>
        <source>The report is being written to “%1”.</source>
        <translation>Le rapport est en cours d’écriture dans «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Report: %1</source>
        <translation>Rapport&#xa0;: %1</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 écrit</translation>
    </message>
</context>
<context>
    <name>app::ResumeOffer</name>
    <message>
        <source>Policy %1 was interrupted.</source>
        <translation>La stratégie %1 a été interrompue.</translation>
    </message>
    <message>
        <source>It can go on from its last checkpoint.</source>
        <translation>Elle peut continuer depuis son dernier point de sauvegarde.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>The search for front %1 was interrupted.</source>
        <translation>La recherche du front %1 a été interrompue.</translation>
    </message>
    <message>
        <source>It can go on; what was found is kept.</source>
        <translation>Elle peut continuer ; ce qui a été trouvé est conservé.</translation>
    </message>
</context>
<context>
    <name>app::ShareController</name>
    <message>
        <source>%1 to share</source>
        <translation>%1 à partager</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>Écriture de %1</translation>
    </message>
    <message>
        <source>No copy was written.</source>
        <translation>Aucune copie n’a été écrite.</translation>
    </message>
    <message>
        <source>In it: rows of patients %1, training runs %2, fronts %3, tables %4.</source>
        <translation>Contenu : lignes de patients %1, entraînements %2, fronts %3, tableaux %4.</translation>
    </message>
    <message>
        <source>Columns left out: %1.</source>
        <translation>Colonnes omises : %1.</translation>
    </message>
    <message>
        <source>Copy written to %1.</source>
        <translation>Copie écrite dans %1.</translation>
    </message>
</context>
<context>
    <name>app::TrainController</name>
    <message numerus="yes">
        <source>%n policies are trained</source>
        <translation>
            <numerusform>%n stratégie est entraînée</numerusform>
            <numerusform>%n stratégies sont entraînées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Try again with half the memory</source>
        <translation>Réessayer avec la moitié de la mémoire</translation>
    </message>
    <message>
        <source>Try again with smaller steps</source>
        <translation>Réessayer par plus petits pas</translation>
    </message>
    <message>
        <source>Stop and keep what was learned so far, or let it go on?</source>
        <translation>Arrêter en conservant ce qui a été appris, ou laisser continuer&#x202f;?</translation>
    </message>
    <message>
        <source>A policy is being trained.</source>
        <translation>Une stratégie est en cours d’entraînement.</translation>
    </message>
    <message numerus="yes">
        <source>%n more wait and would not be trained. %1</source>
        <translation>
            <numerusform>%n autre attend et ne serait pas entraînée. %1</numerusform>
            <numerusform>%n autres attendent et ne seraient pas entraînées. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop and keep what was learned</source>
        <translation>Arrêter et conserver l’acquis</translation>
    </message>
    <message>
        <source>Go on training</source>
        <translation>Continuer l’entraînement</translation>
    </message>
</context>
<context>
    <name>app::WindowController</name>
    <message>
        <source>&amp;Find a variable</source>
        <translation>&amp;Rechercher une variable</translation>
    </message>
    <message>
        <source>Show all &amp;rows</source>
        <translation>Afficher toutes les &amp;lignes</translation>
    </message>
    <message>
        <source>&amp;Add a panel</source>
        <translation>&amp;Ajouter un bilan</translation>
    </message>
    <message>
        <source>&amp;Price list…</source>
        <translation>&amp;Tarif…</translation>
    </message>
    <message>
        <source>Everything is saved as you go.</source>
        <translation>Tout est enregistré au fur et à mesure.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>Not saved.</source>
        <translation>Non enregistré.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Find a front or train a policy first</source>
        <translation>Trouvez d’abord un front ou entraînez une stratégie</translation>
    </message>
    <message>
        <source>No project open</source>
        <translation>Aucun projet ouvert</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The last edits are not saved yet.</source>
        <translation>Les dernières modifications ne sont pas encore enregistrées.</translation>
    </message>
    <message>
        <source>%1 patients</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>%1 patients</translation>
    </message>
    <message>
        <source>Imported %1</source>
        <translation>%1 importé</translation>
    </message>
    <message>
        <source>The last edits could not be saved.</source>
        <translation>Les dernières modifications n’ont pas pu être enregistrées.</translation>
    </message>
    <message>
        <source>Close without them</source>
        <translation>Fermer sans elles</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>A task file says what the columns of a table mean. Open the table first.</source>
        <translation>Un fichier de tâche dit ce que signifient les colonnes d’une table. Ouvrez d’abord la table.</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Utiliser %1</translation>
    </message>
    <message>
        <source>The clipboard holds no text. Copy the cells of a table first.</source>
        <translation>Le presse-papiers ne contient pas de texte. Copiez d’abord les cellules d’une table.</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 écrit</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Ouvrir %1</translation>
    </message>
    <message>
        <source>Show the crash file</source>
        <translation>Montrer le fichier de plantage</translation>
    </message>
    <message>
        <source>PanelWise ended by a fault of its own.</source>
        <translation>PanelWise s’est arrêté à cause d’une erreur interne.</translation>
    </message>
    <message>
        <source>It was at %1; your work had been saved. A crash file was written, without anything of your data, that you may send to us.</source>
        <translation>C’était à %1 ; votre travail était enregistré. Un fichier de plantage, sans aucune de vos données, a été écrit ; vous pouvez nous l’envoyer.</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Leçons…</translation>
    </message>
    <message>
        <source>Eight lessons of 10 to 15 minutes in the real program</source>
        <translation>Huit leçons de 10 à 15 minutes dans le vrai programme</translation>
    </message>
    <message>
        <source>Open a lesson &amp;file…</source>
        <translation>Ouvrir un &amp;fichier de leçon…</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;Visite guidée</translation>
    </message>
    <message>
        <source>The program in five cards</source>
        <translation>Le programme en cinq fiches</translation>
    </message>
    <message>
        <source>W&amp;rite a lesson…</source>
        <translation>É&amp;crire une leçon…</translation>
    </message>
    <message>
        <source>Record steps by clicking through the window, edit their texts, try and save them</source>
        <translation>Capturer des étapes en cliquant dans la fenêtre, modifier leurs textes, les essayer et les enregistrer</translation>
    </message>
</context>
<context>
    <name>ui::AccuracyTiles</name>
    <message>
        <source>As in these patients</source>
        <translation>Comme chez ces patients</translation>
    </message>
    <message>
        <source>PPV at a prevalence of</source>
        <translation>VPP à une prévalence de</translation>
    </message>
    <message>
        <source>Prevalence for the positive predictive value</source>
        <translation>Prévalence pour la valeur prédictive positive</translation>
    </message>
    <message>
        <source>The share of cases among those the figures are of</source>
        <translation>La part des cas parmi ceux dont viennent les chiffres</translation>
    </message>
    <message>
        <source>Only the PPV is for that prevalence; everything else is of these patients.</source>
        <translation>Seule la VPP est à cette prévalence&#x202f;; tout le reste concerne ces patients.</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensibilité</translation>
    </message>
    <message>
        <source>Specificity</source>
        <translation>Spécificité</translation>
    </message>
    <message>
        <source>95 % CI %1</source>
        <translation>IC 95&#x202f;%&#xa0;: %1</translation>
    </message>
    <message>
        <source>PPV, prev. %1</source>
        <translation>VPP, prév. %1</translation>
    </message>
    <message>
        <source>PPV</source>
        <translation>VPP</translation>
    </message>
</context>
<context>
    <name>ui::ActionList</name>
    <message>
        <source>policy’s probability</source>
        <translation>probabilité selon la stratégie</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Prescrire</translation>
    </message>
    <message>
        <source>What next?</source>
        <translation>Que faire ensuite&#x202f;?</translation>
    </message>
    <message>
        <source>Possible actions</source>
        <translation>Actions possibles</translation>
    </message>
    <message>
        <source>Up and down to choose, Enter to do it</source>
        <translation>Haut et bas pour choisir, Entrée pour exécuter</translation>
    </message>
    <message>
        <source>expected value</source>
        <translation>valeur attendue</translation>
    </message>
    <message>
        <source>What the policy expects to earn from here on: patients rightly reassured, λ for each one found, less what the tests cost. It does what is worth most.</source>
        <translation>Ce que la stratégie espère gagner à partir d’ici&#xa0;: patients rassurés à raison, λ pour chaque cas détecté, moins le coût des analyses. Elle fait ce qui vaut le plus.</translation>
    </message>
    <message>
        <source>How likely the policy is to do this</source>
        <translation>Probabilité que la stratégie fasse cela</translation>
    </message>
    <message>
        <source>Right-click an action to try it instead: the story branches, the policy’s path is kept.</source>
        <translation>Clic droit sur une action pour l’essayer à la place&#xa0;: un second parcours s’ouvre, celui de la stratégie est gardé.</translation>
    </message>
    <message>
        <source>Your turn. Order a panel, or end the case with a diagnosis.</source>
        <translation>À vous. Prescrivez un bilan, ou terminez par un diagnostic.</translation>
    </message>
    <message>
        <source>Your turn, without help: what would you do? The policy’s path is shown at the end.</source>
        <translation>À vous, sans aide&#xa0;: que feriez-vous&#x202f;? Le parcours de la stratégie est montré à la fin.</translation>
    </message>
    <message>
        <source>You order one panel at a time; a policy that saves time may order two together.</source>
        <translation>Vous prescrivez un bilan à la fois&#x202f;; une stratégie qui gagne du temps peut en prescrire deux ensemble.</translation>
    </message>
    <message>
        <source>Choose an action</source>
        <translation>Choisissez une action</translation>
    </message>
    <message>
        <source>Try instead: %1</source>
        <translation>Essayer plutôt&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ui::ActionModel</name>
    <message>
        <source>expected reward %1</source>
        <translation>récompense attendue %1</translation>
    </message>
    <message>
        <source>the policy does this with a probability of %1</source>
        <translation>la stratégie fait cela avec une probabilité de %1</translation>
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
        <translation>%1, bloc %2</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1, graine %2</translation>
    </message>
    <message>
        <source>Progress of the baselines</source>
        <translation>Progression des comparateurs</translation>
    </message>
    <message>
        <source>Pause</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>The table waits where it is; nothing is lost</source>
        <translation>Le tableau est mis en attente&#x202f;; rien n’est perdu</translation>
    </message>
    <message>
        <source>Ends within a second; finished rows are kept and the table can be resumed</source>
        <translation>S’arrête en une seconde&#x202f;; les lignes terminées sont conservées et le tableau peut être repris</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arrêt en cours…</translation>
    </message>
    <message>
        <source>Preparing the patients…</source>
        <translation>Préparation des patients…</translation>
    </message>
    <message>
        <source>Baselines, %1 of %2</source>
        <translation>Comparateurs, %1 sur %2</translation>
    </message>
    <message>
        <source>Finished rows are kept</source>
        <translation>Les lignes terminées sont conservées</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
</context>
<context>
    <name>ui::BaselinesDialog</name>
    <message>
        <source>Paper</source>
        <translation>Article</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>My choice</source>
        <translation>Mon choix</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Préréglage</translation>
    </message>
    <message>
        <source>The study&apos;s own s&amp;plit every time</source>
        <translation>Toujours la &amp;répartition de l’étude</translation>
    </message>
    <message>
        <source>Run baselines</source>
        <translation>Lancer les comparateurs</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>Models in the table</source>
        <translation>Modèles du tableau</translation>
    </message>
    <message>
        <source>For the rows on two panels of your choice</source>
        <translation>Pour les lignes à deux bilans de votre choix</translation>
    </message>
    <message>
        <source>First panel of your choice</source>
        <translation>Premier bilan de votre choix</translation>
    </message>
    <message>
        <source>Second panel of your choice</source>
        <translation>Second bilan de votre choix</translation>
    </message>
    <message>
        <source>How often everything is learned anew; the table has mean and standard deviation</source>
        <translation>Nombre de fois où tout est réappris&#x202f;; le tableau donne moyenne et écart type</translation>
    </message>
    <message>
        <source>Otherwise only the first time; every further seed also draws other patients</source>
        <translation>Sinon, la première fois seulement&#x202f;; chaque graine suivante tire aussi d’autres patients</translation>
    </message>
    <message>
        <source>&amp;Two panels of your choice</source>
        <translation>&amp;Deux bilans de votre choix</translation>
    </message>
    <message>
        <source>&amp;Judge on</source>
        <translation>Éva&amp;luer sur</translation>
    </message>
    <message>
        <source>&amp;Seeds</source>
        <translation>&amp;Graines</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Tick at least one model.</source>
        <translation>Cochez au moins un modèle.</translation>
    </message>
    <message>
        <source>Choose two different panels.</source>
        <translation>Choisissez deux bilans différents.</translation>
    </message>
    <message numerus="yes">
        <source>%1 models, each learned %n time(s), every time without another fold, which judges. Every row appears as soon as it is finished, and is kept.</source>
        <translation>
            <numerusform>%1 modèles, chacun appris %n fois, chaque fois sans un autre bloc, qui sert à évaluer. Chaque ligne apparaît dès qu’elle est terminée, et est conservée.</numerusform>
            <numerusform>%1 modèles, chacun appris %n fois, chaque fois sans un autre bloc, qui sert à évaluer. Chaque ligne apparaît dès qu’elle est terminée, et est conservée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 models, each trained %n time(s). Every row appears as soon as it is finished, and is kept.</source>
        <translation>
            <numerusform>%1 modèles, chacun entraîné %n fois. Chaque ligne apparaît dès qu’elle est terminée, et est conservée.</numerusform>
            <numerusform>%1 modèles, chacun entraîné %n fois. Chaque ligne apparaît dès qu’elle est terminée, et est conservée.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::BillBar</name>
    <message>
        <source>Running bill</source>
        <translation>Facture en cours</translation>
    </message>
</context>
<context>
    <name>ui::CaseChooser</name>
    <message>
        <source>Patient before</source>
        <translation>Patient précédent</translation>
    </message>
    <message>
        <source>Patient before (Page Up)</source>
        <translation>Patient précédent (Page préc.)</translation>
    </message>
    <message>
        <source>Next patient</source>
        <translation>Patient suivant</translation>
    </message>
    <message>
        <source>Next patient (Page Down)</source>
        <translation>Patient suivant (Page suiv.)</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Which patients</source>
        <translation>Quels patients</translation>
    </message>
    <message>
        <source>Which patients: by what became of them, the costliest, or the most surprising</source>
        <translation>Quels patients&#xa0;: selon leur diagnostic, les plus coûteux ou les plus surprenants</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Row of the data</source>
        <translation>Ligne des données</translation>
    </message>
    <message>
        <source>Type the row of a patient in the data and press Enter</source>
        <translation>Entrez la ligne d’un patient dans les données et appuyez sur Entrée</translation>
    </message>
    <message>
        <source>From the front</source>
        <translation>Depuis le front</translation>
    </message>
    <message>
        <source>The patients that were chosen on the front page</source>
        <translation>Les patients choisis à la page du front</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 patients</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>%1 patients</translation>
    </message>
</context>
<context>
    <name>ui::Checklist</name>
    <message>
        <source>Title: model study, patients and outcome named</source>
        <translation>Titre&#xa0;: étude de modèle, patients et issue nommés</translation>
    </message>
    <message>
        <source>Structured abstract</source>
        <translation>Résumé structuré</translation>
    </message>
    <message>
        <source>Clinical context, reason for the model, models that exist</source>
        <translation>Contexte clinique, raison du modèle, modèles existants</translation>
    </message>
    <message>
        <source>For whom, by whom and where in care it is meant to be used</source>
        <translation>Pour qui, par qui et où dans les soins il doit servir</translation>
    </message>
    <message>
        <source>Known inequalities between groups of people</source>
        <translation>Inégalités connues entre groupes de personnes</translation>
    </message>
    <message>
        <source>Objectives; development, evaluation or both</source>
        <translation>Objectifs&#x202f;; développement, évaluation ou les deux</translation>
    </message>
    <message>
        <source>Sources of the data, why these, how representative</source>
        <translation>Sources des données, pourquoi celles-ci, représentativité</translation>
    </message>
    <message>
        <source>Dates of the data</source>
        <translation>Dates des données</translation>
    </message>
    <message>
        <source>Setting, number and place of centres</source>
        <translation>Cadre, nombre et lieu des centres</translation>
    </message>
    <message>
        <source>Who was eligible</source>
        <translation>Qui était éligible</translation>
    </message>
    <message>
        <source>Treatments received and how they were handled</source>
        <translation>Traitements reçus et leur prise en compte</translation>
    </message>
    <message>
        <source>Preparation of the data and checks of quality</source>
        <translation>Préparation des données et contrôles de qualité</translation>
    </message>
    <message>
        <source>Outcome: definition, time, how and when assessed</source>
        <translation>Issue&#xa0;: définition, moment, mode et date d’évaluation</translation>
    </message>
    <message>
        <source>Who assessed the outcome, if that takes judgement</source>
        <translation>Qui a évalué l’issue, si cela demande un jugement</translation>
    </message>
    <message>
        <source>Blinding of those who assessed the outcome</source>
        <translation>Insu des évaluateurs de l’issue</translation>
    </message>
    <message>
        <source>How candidate predictors were chosen</source>
        <translation>Choix des prédicteurs candidats</translation>
    </message>
    <message>
        <source>Every predictor: definition, unit, how and when measured</source>
        <translation>Chaque prédicteur&#xa0;: définition, unité, mode et moment de mesure</translation>
    </message>
    <message>
        <source>Who measured predictors that take judgement</source>
        <translation>Qui a mesuré les prédicteurs demandant un jugement</translation>
    </message>
    <message>
        <source>Sample size and whether it suffices</source>
        <translation>Effectif et s’il suffit</translation>
    </message>
    <message>
        <source>How missing values were handled</source>
        <translation>Traitement des valeurs manquantes</translation>
    </message>
    <message>
        <source>How the patients were divided between the parts of the analysis</source>
        <translation>Répartition des patients entre les parties de l’analyse</translation>
    </message>
    <message>
        <source>How predictors enter: scaling, transformation, coding</source>
        <translation>Entrée des prédicteurs&#xa0;: échelle, transformation, codage</translation>
    </message>
    <message>
        <source>Kind of model, steps of building it, tuning, internal validation</source>
        <translation>Type de modèle, étapes de construction, réglage, validation interne</translation>
    </message>
    <message>
        <source>Differences between clusters such as hospitals: how handled</source>
        <translation>Différences entre grappes telles que les hôpitaux&#xa0;: traitement</translation>
    </message>
    <message>
        <source>Measures and plots of performance, and how models are compared</source>
        <translation>Indicateurs et graphiques de performance, et comparaison des modèles</translation>
    </message>
    <message>
        <source>Updating of the model, for example recalibration</source>
        <translation>Mise à jour du modèle, par exemple recalibration</translation>
    </message>
    <message>
        <source>How predictions are computed</source>
        <translation>Calcul des prédictions</translation>
    </message>
    <message>
        <source>Methods against class imbalance</source>
        <translation>Méthodes contre le déséquilibre des classes</translation>
    </message>
    <message>
        <source>What was done for fairness</source>
        <translation>Ce qui a été fait pour l’équité</translation>
    </message>
    <message>
        <source>Output of the model and how thresholds were found</source>
        <translation>Sortie du modèle et choix des seuils</translation>
    </message>
    <message>
        <source>Differences between development and evaluation data</source>
        <translation>Différences entre données de développement et d’évaluation</translation>
    </message>
    <message>
        <source>Ethical approval and consent</source>
        <translation>Avis éthique et consentement</translation>
    </message>
    <message>
        <source>Funding and role of the funders</source>
        <translation>Financement et rôle des financeurs</translation>
    </message>
    <message>
        <source>Conflicts of interest</source>
        <translation>Conflits d’intérêts</translation>
    </message>
    <message>
        <source>Where the protocol is, or that there is none</source>
        <translation>Où se trouve le protocole, ou son absence</translation>
    </message>
    <message>
        <source>Registration, or that there is none</source>
        <translation>Enregistrement, ou son absence</translation>
    </message>
    <message>
        <source>Whether and where the data can be had</source>
        <translation>Si et où les données sont disponibles</translation>
    </message>
    <message>
        <source>Whether and where the analysis code can be had</source>
        <translation>Si et où le code d’analyse est disponible</translation>
    </message>
    <message>
        <source>How patients and the public were involved</source>
        <translation>Comment les patients et le public ont été associés</translation>
    </message>
    <message>
        <source>Flow of participants, with and without the outcome</source>
        <translation>Flux des participants, avec et sans l’issue</translation>
    </message>
    <message>
        <source>Characteristics of the participants and missing values</source>
        <translation>Caractéristiques des participants et valeurs manquantes</translation>
    </message>
    <message>
        <source>Development and evaluation data compared</source>
        <translation>Comparaison des données de développement et d’évaluation</translation>
    </message>
    <message>
        <source>Participants and events in each analysis</source>
        <translation>Participants et événements dans chaque analyse</translation>
    </message>
    <message>
        <source>The whole model, so that others can use it</source>
        <translation>Le modèle entier, pour que d’autres puissent l’utiliser</translation>
    </message>
    <message>
        <source>Performance with intervals, also of key groups</source>
        <translation>Performance avec intervalles, aussi pour les groupes clés</translation>
    </message>
    <message>
        <source>Differences of performance between clusters</source>
        <translation>Différences de performance entre grappes</translation>
    </message>
    <message>
        <source>Results of updating the model</source>
        <translation>Résultats de la mise à jour du modèle</translation>
    </message>
    <message>
        <source>Overall interpretation, fairness included</source>
        <translation>Interprétation d’ensemble, équité comprise</translation>
    </message>
    <message>
        <source>Limitations and what they mean for bias and use elsewhere</source>
        <translation>Limites et leurs conséquences sur les biais et l’usage ailleurs</translation>
    </message>
    <message>
        <source>What to do with poor or unavailable input in use</source>
        <translation>Que faire en usage de données de mauvaise qualité ou indisponibles</translation>
    </message>
    <message>
        <source>What users have to do and to know</source>
        <translation>Ce que les utilisateurs doivent faire et savoir</translation>
    </message>
    <message>
        <source>Next steps for research</source>
        <translation>Prochaines étapes de recherche</translation>
    </message>
    <message>
        <source>Named as a study of diagnostic accuracy, with a measure of it</source>
        <translation>Nommée étude d’exactitude diagnostique, avec un indicateur de celle-ci</translation>
    </message>
    <message>
        <source>Background, intended use and role of the test</source>
        <translation>Contexte, usage prévu et rôle du test</translation>
    </message>
    <message>
        <source>Objectives and hypotheses</source>
        <translation>Objectifs et hypothèses</translation>
    </message>
    <message>
        <source>Data collected before or after the tests were planned</source>
        <translation>Données recueillies avant ou après la planification des tests</translation>
    </message>
    <message>
        <source>Eligibility</source>
        <translation>Éligibilité</translation>
    </message>
    <message>
        <source>How possible participants were identified</source>
        <translation>Identification des participants possibles</translation>
    </message>
    <message>
        <source>Where and when they were identified</source>
        <translation>Où et quand ils ont été identifiés</translation>
    </message>
    <message>
        <source>Consecutive, random or convenience series</source>
        <translation>Série consécutive, aléatoire ou de convenance</translation>
    </message>
    <message>
        <source>Index test in enough detail to repeat it</source>
        <translation>Test évalué, assez détaillé pour être répété</translation>
    </message>
    <message>
        <source>Reference standard in enough detail to repeat it</source>
        <translation>Étalon de référence, assez détaillé pour être répété</translation>
    </message>
    <message>
        <source>Why this reference standard</source>
        <translation>Pourquoi cet étalon de référence</translation>
    </message>
    <message>
        <source>Cut-offs of the index test, and whether set beforehand</source>
        <translation>Valeurs seuils du test évalué, et si elles étaient fixées d’avance</translation>
    </message>
    <message>
        <source>Cut-offs of the reference standard, likewise</source>
        <translation>Valeurs seuils de l’étalon de référence, de même</translation>
    </message>
    <message>
        <source>What those knew who read the index test</source>
        <translation>Ce que savaient les lecteurs du test évalué</translation>
    </message>
    <message>
        <source>What those knew who assessed the reference standard</source>
        <translation>Ce que savaient les évaluateurs de l’étalon de référence</translation>
    </message>
    <message>
        <source>How accuracy is estimated and compared</source>
        <translation>Estimation et comparaison de l’exactitude</translation>
    </message>
    <message>
        <source>How indeterminate results were handled</source>
        <translation>Traitement des résultats indéterminés</translation>
    </message>
    <message>
        <source>How missing results were handled</source>
        <translation>Traitement des résultats manquants</translation>
    </message>
    <message>
        <source>Analyses of differences in accuracy, planned or exploratory</source>
        <translation>Analyses des différences d’exactitude, prévues ou exploratoires</translation>
    </message>
    <message>
        <source>Intended sample size</source>
        <translation>Effectif prévu</translation>
    </message>
    <message>
        <source>Flow of participants as a diagram</source>
        <translation>Diagramme de flux des participants</translation>
    </message>
    <message>
        <source>Baseline characteristics</source>
        <translation>Caractéristiques initiales</translation>
    </message>
    <message>
        <source>Severity in those with the condition</source>
        <translation>Gravité chez ceux qui ont l’affection</translation>
    </message>
    <message>
        <source>Other diagnoses in those without it</source>
        <translation>Autres diagnostics chez ceux qui ne l’ont pas</translation>
    </message>
    <message>
        <source>Time and treatment between test and reference standard</source>
        <translation>Délai et traitement entre test et étalon de référence</translation>
    </message>
    <message>
        <source>Cross table of test against reference standard</source>
        <translation>Tableau croisé du test et de l’étalon de référence</translation>
    </message>
    <message>
        <source>Accuracy with 95 % intervals</source>
        <translation>Exactitude avec intervalles à 95&#x202f;%</translation>
    </message>
    <message>
        <source>Adverse events of the tests</source>
        <translation>Événements indésirables des analyses</translation>
    </message>
    <message>
        <source>Limitations: bias, uncertainty, use elsewhere</source>
        <translation>Limites&#xa0;: biais, incertitude, usage ailleurs</translation>
    </message>
    <message>
        <source>What it means for practice</source>
        <translation>Ce que cela signifie pour la pratique</translation>
    </message>
    <message>
        <source>Registration</source>
        <translation>Enregistrement</translation>
    </message>
    <message>
        <source>Where the protocol is</source>
        <translation>Où se trouve le protocole</translation>
    </message>
    <message>
        <source>%1; author to complete</source>
        <translation>%1&#x202f;; à compléter par l’auteur</translation>
    </message>
    <message>
        <source>Not done: %1</source>
        <translation>Non fait&#xa0;: %1</translation>
    </message>
    <message>
        <source>Author to supply</source>
        <translation>À fournir par l’auteur</translation>
    </message>
    <message>
        <source>%1: what is asked for and where it is</source>
        <translation>%1&#xa0;: ce qui est demandé et où le trouver</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Point</translation>
    </message>
    <message>
        <source>Asked for</source>
        <translation>Demandé</translation>
    </message>
    <message>
        <source>In this report</source>
        <translation>Dans ce rapport</translation>
    </message>
</context>
<context>
    <name>ui::CodeReview</name>
    <message>
        <source>Some cells hold texts instead of numbers</source>
        <translation>Certaines cellules contiennent du texte au lieu de nombres</translation>
    </message>
    <message>
        <source>Say once what each of them means. The choices are kept with the study and can be changed on the data page; the file itself is never changed. Numbers below a detection limit are usually read as the limit or as half of it: choose what your study has laid down.</source>
        <translation>Indiquez une fois ce que chacun signifie. Ces choix sont gardés avec l’étude et peuvent être changés à la page des données&#x202f;; le fichier lui-même n’est jamais modifié. Les nombres au-dessous d’une limite de détection sont d’ordinaire lus comme la limite ou sa moitié&#xa0;: choisissez ce que votre étude a fixé.</translation>
    </message>
    <message>
        <source>Cancel import</source>
        <translation>Annuler l’import</translation>
    </message>
    <message>
        <source>Continue with these choices</source>
        <translation>Continuer avec ces choix</translation>
    </message>
    <message>
        <source>Read %1 as text</source>
        <translation>Lire %1 comme du texte</translation>
    </message>
    <message>
        <source>Its values become categories instead of numbers</source>
        <translation>Ses valeurs deviennent des catégories au lieu de nombres</translation>
    </message>
    <message numerus="yes">
        <source>%Ln texts are still open; training waits for them.</source>
        <translation>
            <numerusform>%Ln texte est encore en suspens&#x202f;; l’entraînement ne peut pas commencer sans lui.</numerusform>
            <numerusform>%Ln textes sont encore en suspens&#x202f;; l’entraînement ne peut pas commencer sans eux.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::CodeTable</name>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Cellules</translation>
    </message>
    <message>
        <source>Is read as</source>
        <translation>Lu comme</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effet</translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more kinds of texts. Are these columns of numbers?</source>
        <translation>
            <numerusform>… et %Ln autre sorte de texte. S’agit-il bien de colonnes de nombres&#x202f;?</numerusform>
            <numerusform>… et %Ln autres sortes de textes. S’agit-il bien de colonnes de nombres&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Not recorded</source>
        <translation>Non renseigné</translation>
    </message>
    <message>
        <source>The number in it</source>
        <translation>Le nombre contenu</translation>
    </message>
    <message>
        <source>Half of the number</source>
        <translation>La moitié du nombre</translation>
    </message>
    <message>
        <source>A value</source>
        <translation>Une valeur</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Décider plus tard</translation>
    </message>
    <message>
        <source>%1 columns</source>
        <translation>%1 colonnes</translation>
    </message>
    <message>
        <source>How %1 in %2 is read</source>
        <translation>Lecture de %1 dans %2</translation>
    </message>
    <message>
        <source>What these cells mean; the file itself is never changed</source>
        <translation>Ce que signifient ces cellules&#x202f;; le fichier lui-même n’est jamais modifié</translation>
    </message>
    <message>
        <source>Value of %1 in %2</source>
        <translation>Valeur de %1 dans %2</translation>
    </message>
    <message>
        <source>What the cells count as, in the unit of the column</source>
        <translation>Ce pour quoi comptent les cellules, dans l’unité de la colonne</translation>
    </message>
    <message>
        <source>%1 of the cells wait; the column cannot be used yet</source>
        <translation>%1 des cellules attendent&#x202f;; la colonne ne peut pas encore servir</translation>
    </message>
    <message>
        <source>%1 of the cells count as not recorded</source>
        <translation>%1 des cellules comptent comme non renseignées</translation>
    </message>
    <message>
        <source>%1 of the cells are read as %2</source>
        <translation>%1 des cellules sont lues comme %2</translation>
    </message>
</context>
<context>
    <name>ui::CodesDialog</name>
    <message>
        <source>Texts among numbers</source>
        <translation>Textes parmi les nombres</translation>
    </message>
    <message>
        <source>What stands in columns of numbers and is none. Nothing in the table is changed; a choice can be undone like every other step.</source>
        <translation>Ce qui se trouve dans des colonnes de nombres sans en être. Rien n’est modifié dans la table&#x202f;; un choix peut s’annuler comme toute autre étape.</translation>
    </message>
</context>
<context>
    <name>ui::CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>Trouver une commande</translation>
    </message>
    <message>
        <source>Some words of it, such as export or front</source>
        <translation>Quelques mots, comme export ou front</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
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
        <translation>Lancer les comparateurs…</translation>
    </message>
    <message>
        <source>Export report…</source>
        <translation>Exporter le rapport…</translation>
    </message>
</context>
<context>
    <name>ui::ComparePage</name>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Figures of the ticked models</source>
        <translation>Chiffres des modèles cochés</translation>
    </message>
    <message>
        <source>Opening the models…</source>
        <translation>Ouverture des modèles…</translation>
    </message>
    <message>
        <source>Tick two models</source>
        <translation>Cochez deux modèles</translation>
    </message>
    <message>
        <source>Every test patient is put before each of them.</source>
        <translation>Chaque patient de test est soumis à chacun d’eux.</translation>
    </message>
    <message>
        <source>Models that are ticked on the left are compared here, on the same test patients.</source>
        <translation>Les modèles cochés à gauche sont comparés ici, sur les mêmes patients de test.</translation>
    </message>
    <message>
        <source>Policies and baselines on the same test patients</source>
        <translation>Stratégies et comparateurs sur les mêmes patients de test</translation>
    </message>
    <message>
        <source>the outcome</source>
        <translation>l’issue</translation>
    </message>
    <message>
        <source>Test split</source>
        <translation>Partie de test</translation>
    </message>
    <message>
        <source>%1 patients, %2 with %3</source>
        <translation>%1 patients, dont %2 avec %3</translation>
    </message>
    <message numerus="yes">
        <source>all %n models scored on the same patients</source>
        <translation>
            <numerusform>%n modèle évalué sur les mêmes patients</numerusform>
            <numerusform>les %n modèles évalués sur les mêmes patients</numerusform>
        </translation>
    </message>
    <message>
        <source>A table of baselines is being made.</source>
        <translation>Un tableau de comparateurs est en cours.</translation>
    </message>
    <message>
        <source>Train the baselines of the paper on the same patients, to compare policies with</source>
        <translation>Entraîner les comparateurs de l’article sur les mêmes patients, pour y comparer les stratégies</translation>
    </message>
    <message>
        <source>Cohort, methods, figures and the lists of TRIPOD+AI and STARD in one file</source>
        <translation>Cohorte, méthodes, chiffres et listes TRIPOD+AI et STARD en un seul fichier</translation>
    </message>
    <message>
        <source>Tick a policy first: the report is about it</source>
        <translation>Cochez d’abord une stratégie&#xa0;: le rapport porte sur elle</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Eight models are ticked; more could not be told apart. Untick one first.</source>
        <translation>Huit modèles sont cochés&#x202f;; davantage ne se distingueraient plus. Décochez-en un d’abord.</translation>
    </message>
    <message>
        <source>No baselines yet. A policy is convincing only beside what people use today.</source>
        <translation>Pas encore de comparateurs. Une stratégie ne convainc qu’à côté de ce qui se pratique aujourd’hui.</translation>
    </message>
    <message>
        <source>Run baselines…</source>
        <translation>Lancer les comparateurs…</translation>
    </message>
    <message>
        <source>Remove table %1 with all its rows? This cannot be undone.</source>
        <translation>Supprimer le tableau %1 avec toutes ses lignes&#x202f;? Cette action est irréversible.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserver</translation>
    </message>
    <message>
        <source>The table of baselines was stopped. Finished and kept: %1.</source>
        <translation>Le tableau de comparateurs a été arrêté. Terminé et conservé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The table of baselines was interrupted. Finished and kept: %1.</source>
        <translation>Le tableau de comparateurs a été interrompu. Terminé et conservé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
</context>
<context>
    <name>ui::CostAimBox</name>
    <message>
        <source>at</source>
        <translation>à</translation>
    </message>
    <message>
        <source>per hour</source>
        <translation>par heure</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Argent</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Money and time</source>
        <translation>Argent et temps</translation>
    </message>
    <message>
        <source>What is minimised</source>
        <translation>Ce qui est minimisé</translation>
    </message>
    <message>
        <source>What an hour of waiting is worth</source>
        <translation>Ce que vaut une heure d’attente</translation>
    </message>
    <message>
        <source>What an hour of waiting is worth: so much money may be spent to save it</source>
        <translation>Ce que vaut une heure d’attente&#xa0;: la somme que l’on peut dépenser pour l’éviter</translation>
    </message>
</context>
<context>
    <name>ui::CsvPreviewModel</name>
    <message>
        <source>outcome, cases: %1</source>
        <translation>issue, cas&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not recorded</source>
        <translation>Non renseigné</translation>
    </message>
    <message>
        <source>%1 will be read as: %2
Right-click to read it as text</source>
        <translation>%1 sera lue comme&#xa0;: %2
Clic droit pour la lire comme du texte</translation>
    </message>
</context>
<context>
    <name>ui::CurvePlot</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>non défini</translation>
    </message>
    <message>
        <source>%1: %2 (%3–%4)</source>
        <translation>%1&#xa0;: %2 (%3–%4)</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 par rapport à %2</translation>
    </message>
</context>
<context>
    <name>ui::DataEmptyState</name>
    <message>
        <source>Data &amp; panels</source>
        <translation>Données et bilans</translation>
    </message>
    <message>
        <source>Or begin with synthetic patients</source>
        <translation>Ou commencez avec des patients synthétiques</translation>
    </message>
    <message>
        <source>Reading the table</source>
        <translation>Lecture de la table</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lecture</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows read so far</source>
        <translation>
            <numerusform>%Ln ligne lue</numerusform>
            <numerusform>%Ln lignes lues</numerusform>
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
        <translation>Unités</translation>
    </message>
    <message>
        <source>Price list…</source>
        <translation>Tarif…</translation>
    </message>
    <message>
        <source>Edit steps</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>Find the front</source>
        <translation>Trouver le front</translation>
    </message>
    <message>
        <source>Data &amp; panels</source>
        <translation>Données et bilans</translation>
    </message>
    <message>
        <source>Shows values and ranges in the units usual in the US or in SI units; the data stay as they are</source>
        <translation>Affiche valeurs et intervalles dans les unités usuelles aux États-Unis ou en unités SI&#x202f;; les données restent telles quelles</translation>
    </message>
    <message>
        <source>Prices of all panels, currency and source</source>
        <translation>Prix de tous les bilans, devise et source</translation>
    </message>
    <message>
        <source>What was changed, and a way to take it back</source>
        <translation>Ce qui a été modifié, et comment l’annuler</translation>
    </message>
    <message>
        <source>%1 · %2 patients · %3 columns</source>
        <translation>%1 · %2 patients · %3 colonnes</translation>
    </message>
    <message>
        <source>Edit steps (%1)</source>
        <translation>Modifications (%1)</translation>
    </message>
    <message>
        <source>Go to the front</source>
        <translation>Aller au front</translation>
    </message>
    <message>
        <source>Not yet:
%1</source>
        <translation>Pas encore&#xa0;:
%1</translation>
    </message>
    <message>
        <source>Shows the best trade-offs between cost and accuracy found with these data</source>
        <translation>Affiche les meilleurs compromis trouvés entre coût et exactitude avec ces données</translation>
    </message>
    <message>
        <source>Finds the best trade-offs between cost and accuracy with these data; takes seconds to a minute</source>
        <translation>Trouve les meilleurs compromis entre coût et exactitude avec ces données&#x202f;; de quelques secondes à une minute</translation>
    </message>
    <message>
        <source>imported values are locked, edits are listed steps</source>
        <translation>les valeurs importées sont verrouillées, les modifications sont listées par étapes</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>lecture seule</translation>
    </message>
</context>
<context>
    <name>ui::DataPage</name>
    <message>
        <source>The first %1 rows are shown.</source>
        <translation>Les %1 premières lignes sont affichées.</translation>
    </message>
    <message numerus="yes">
        <source>%n variables selected</source>
        <translation>
            <numerusform>%n variable sélectionnée</numerusform>
            <numerusform>%n variables sélectionnées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>Sélection&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 selected: panel %2</source>
        <translation>Sélection&#xa0;: %1, bilan %2</translation>
    </message>
    <message>
        <source>The clipboard holds no text.</source>
        <translation>Le presse-papiers ne contient pas de texte.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Say what it means…</source>
        <translation>Préciser le sens…</translation>
    </message>
    <message>
        <source>Remove panel</source>
        <translation>Supprimer le bilan</translation>
    </message>
    <message>
        <source>Show rows</source>
        <translation>Afficher les lignes</translation>
    </message>
    <message>
        <source>Do not use</source>
        <translation>Ne pas utiliser</translation>
    </message>
    <message>
        <source>The columns are still being looked at.</source>
        <translation>Les colonnes sont encore en cours d’examen.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Prices in %1</source>
        <translation>Prix en %1</translation>
    </message>
    <message>
        <source>Prices: %1, %2</source>
        <translation>Prix&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>, %1</source>
        <translation>, %1</translation>
    </message>
    <message>
        <source>Reference ranges are illustrative; use your laboratory&apos;s.</source>
        <translation>Les intervalles de référence sont indicatifs&#x202f;; utilisez ceux de votre laboratoire.</translation>
    </message>
</context>
<context>
    <name>ui::DialectForm</name>
    <message>
        <source>&amp;Separator</source>
        <translation>&amp;Séparateur</translation>
    </message>
    <message>
        <source>What stands between two values</source>
        <translation>Ce qui se trouve entre deux valeurs</translation>
    </message>
    <message>
        <source>Comma  ,</source>
        <translation>Virgule  ,</translation>
    </message>
    <message>
        <source>Semicolon  ;</source>
        <translation>Point-virgule  ;</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulation</translation>
    </message>
    <message>
        <source>Vertical bar  |</source>
        <translation>Barre verticale  |</translation>
    </message>
    <message>
        <source>&amp;Decimal mark</source>
        <translation>Séparateur &amp;décimal</translation>
    </message>
    <message>
        <source>What stands before the decimals of a number</source>
        <translation>Ce qui précède les décimales d’un nombre</translation>
    </message>
    <message>
        <source>Point: 3.14</source>
        <translation>Point&#xa0;: 3.14</translation>
    </message>
    <message>
        <source>Comma: 3,14</source>
        <translation>Virgule&#xa0;: 3,14</translation>
    </message>
    <message>
        <source>&amp;Thousands</source>
        <translation>&amp;Milliers</translation>
    </message>
    <message>
        <source>What groups the digits of large numbers</source>
        <translation>Ce qui groupe les chiffres des grands nombres</translation>
    </message>
    <message>
        <source>Not marked: 1234</source>
        <translation>Non marqués&#xa0;: 1234</translation>
    </message>
    <message>
        <source>Comma: 1,234</source>
        <translation>Virgule&#xa0;: 1,234</translation>
    </message>
    <message>
        <source>Point: 1.234</source>
        <translation>Point&#xa0;: 1.234</translation>
    </message>
    <message>
        <source>Space: 1 234</source>
        <translation>Espace&#xa0;: 1 234</translation>
    </message>
    <message>
        <source>Apostrophe: 1&apos;234</source>
        <translation>Apostrophe&#xa0;: 1&apos;234</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>&amp;Encodage</translation>
    </message>
    <message>
        <source>How letters such as ä and é are stored</source>
        <translation>Comment sont codées les lettres comme ä et é</translation>
    </message>
    <message>
        <source>UTF-8</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>UTF-8</translation>
    </message>
    <message>
        <source>Latin-1 (older Windows files)</source>
        <translation>Latin-1 (anciens fichiers Windows)</translation>
    </message>
    <message>
        <source>UTF-8, and Latin-1 in some cells</source>
        <translation>UTF-8, et Latin-1 dans certaines cellules</translation>
    </message>
</context>
<context>
    <name>ui::DropArea</name>
    <message>
        <source>Drop area for a file</source>
        <translation>Zone de dépôt d’un fichier</translation>
    </message>
    <message>
        <source>Drop your file here</source>
        <translation>Déposez votre fichier ici</translation>
    </message>
    <message>
        <source>A table with one row per patient (CSV, Excel, LibreOffice, SPSS, Stata, SAS), or a .panelwise project</source>
        <translation>Une table avec une ligne par patient (CSV, Excel, LibreOffice, SPSS, Stata, SAS), ou un projet .panelwise</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Paste table</source>
        <translation>Coller la table</translation>
    </message>
    <message>
        <source>You confirm separator, decimals and outcome before anything is stored. Data stay on this computer.</source>
        <translation>Vous confirmez séparateur, décimales et issue avant tout enregistrement. Les données restent sur cet ordinateur.</translation>
    </message>
</context>
<context>
    <name>ui::DuelWindow</name>
    <message>
        <source>Score per case, so far</source>
        <translation>Score par cas, jusqu’ici</translation>
    </message>
    <message>
        <source>Among the policies of the front</source>
        <translation>Parmi les stratégies du front</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Le déroulement</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>After five cases, one of them with the outcome, your place among the policies is marked here.</source>
        <translation>Après cinq cas, dont un avec l’issue, votre place parmi les stratégies est indiquée ici.</translation>
    </message>
</context>
<context>
    <name>ui::EditStepsPopup</name>
    <message>
        <source>Texts among numbers…</source>
        <translation>Textes parmi les nombres…</translation>
    </message>
    <message>
        <source>The values are as imported.</source>
        <translation>Les valeurs sont telles qu’importées.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Edit steps</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>Steps that change values</source>
        <translation>Étapes qui modifient des valeurs</translation>
    </message>
    <message>
        <source>How cells that hold no number are read</source>
        <translation>Comment sont lues les cellules qui ne contiennent pas de nombre</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>À l’ouverture</translation>
    </message>
    <message>
        <source>History of edits</source>
        <translation>Historique des modifications</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Annuler l’étape</translation>
    </message>
</context>
<context>
    <name>ui::EventLog</name>
    <message>
        <source>What happened</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>le plus récent d’abord</translation>
    </message>
</context>
<context>
    <name>ui::EventsDialog</name>
    <message>
        <source>Recipe of this project</source>
        <translation>Recette de ce projet</translation>
    </message>
    <message>
        <source>Keep columns that could tell who a patient is</source>
        <translation>Garder les colonnes qui pourraient révéler l’identité d’un patient</translation>
    </message>
    <message>
        <source>Keep outcome, panels and prices that came with the recipe</source>
        <translation>Garder l’issue, les bilans et les prix venus avec la recette</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>From a list of measurements</source>
        <translation>Depuis une liste de mesures</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Choisir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Tables: one row per measurement, one row per patient</source>
        <translation>Tables&#xa0;: une ligne par mesure, une ligne par patient</translation>
    </message>
    <message>
        <source>OMOP CDM: a folder of CSV files</source>
        <translation>OMOP CDM&#xa0;: un dossier de fichiers CSV</translation>
    </message>
    <message>
        <source>FHIR R4: a folder of NDJSON files</source>
        <translation>FHIR R4&#xa0;: un dossier de fichiers NDJSON</translation>
    </message>
    <message>
        <source>Where the measurements are</source>
        <translation>Où se trouvent les mesures</translation>
    </message>
    <message>
        <source>Source</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Source</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>Mesures</translation>
    </message>
    <message>
        <source>a table with one row per measurement</source>
        <translation>une table avec une ligne par mesure</translation>
    </message>
    <message>
        <source>a table with one row per patient: outcome, index time</source>
        <translation>une table avec une ligne par patient&#xa0;: issue, date index</translation>
    </message>
    <message>
        <source>Patient table</source>
        <translation>Table des patients</translation>
    </message>
    <message>
        <source>Load recipe…</source>
        <translation>Charger une recette…</translation>
    </message>
    <message>
        <source>All of these choices, as they were kept in a file, a task file or a project</source>
        <translation>Tous ces choix, tels que gardés dans un fichier, un fichier de tâche ou un projet</translation>
    </message>
    <message>
        <source>Save recipe…</source>
        <translation>Enregistrer la recette…</translation>
    </message>
    <message>
        <source>Keeps all of these choices in a file, for the next extract. A project keeps its own.</source>
        <translation>Garde tous ces choix dans un fichier, pour la prochaine extraction. Un projet garde les siens.</translation>
    </message>
    <message>
        <source>The choices that the table of the open project was made with</source>
        <translation>Les choix avec lesquels la table du projet ouvert a été faite</translation>
    </message>
    <message>
        <source>Progress of the reading</source>
        <translation>Progression de la lecture</translation>
    </message>
    <message>
        <source>Test</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Test</translation>
    </message>
    <message>
        <source>Patients</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Patients</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <source>Becomes column</source>
        <translation>Devient la colonne</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Tests of the list</source>
        <translation>Analyses de la liste</translation>
    </message>
    <message>
        <source>Change the column to rename or join tests; empty it to leave a test out. Then read again.</source>
        <translation>Changez la colonne pour renommer ou réunir des analyses&#x202f;; videz-la pour écarter une analyse. Puis relisez.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>a folder with PERSON and MEASUREMENT as CSV</source>
        <translation>un dossier avec PERSON et MEASUREMENT en CSV</translation>
    </message>
    <message>
        <source>a folder with Patient and Observation as NDJSON</source>
        <translation>un dossier avec Patient et Observation en NDJSON</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Recipe of %1. Read the measurements to see what it makes of them.</source>
        <translation>Recette de %1. Lisez les mesures pour voir ce qu’elle en fait.</translation>
    </message>
    <message>
        <source>%1 measurements read</source>
        <translation>%1 mesures lues</translation>
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
        <translation>seulement à partir de la date index</translation>
    </message>
    <message>
        <source>Last value</source>
        <translation>Dernière valeur</translation>
    </message>
    <message>
        <source>First value</source>
        <translation>Première valeur</translation>
    </message>
    <message>
        <source>Worst value</source>
        <translation>Pire valeur</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Which measurement of the window counts; the worst is farthest from the reference range.</source>
        <translation>Mesure de la fenêtre à retenir&#x202f;; la pire est la plus éloignée de l’intervalle de référence.</translation>
    </message>
    <message>
        <source>the limit: 3</source>
        <translation>la limite&#xa0;: 3</translation>
    </message>
    <message>
        <source>half of it: 1.5</source>
        <translation>sa moitié&#xa0;: 1,5</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>écarté</translation>
    </message>
    <message>
        <source>as they say themselves</source>
        <translation>selon leur écriture</translation>
    </message>
    <message>
        <source>day first</source>
        <translation>jour d’abord</translation>
    </message>
    <message>
        <source>month first</source>
        <translation>mois d’abord</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>secondes</translation>
    </message>
    <message>
        <source>minutes</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>minutes</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>heures</translation>
    </message>
    <message>
        <source>days</source>
        <translation>jours</translation>
    </message>
    <message>
        <source>such as E11*, E10.9</source>
        <translation>par exemple E11*, E10.9</translation>
    </message>
    <message>
        <source>Codes of conditions that make a patient a case, separated by commas; a star stands for whatever follows.</source>
        <translation>Codes des affections qui font d’un patient un cas, séparés par des virgules&#x202f;; l’astérisque remplace tout ce qui suit.</translation>
    </message>
    <message>
        <source>such as diabetes</source>
        <translation>par exemple diabète</translation>
    </message>
    <message>
        <source>Patient</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Patient</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Test</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Test</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Cases have</source>
        <translation>Affections des cas</translation>
    </message>
    <message>
        <source>Name of the outcome</source>
        <translation>Nom de l’issue</translation>
    </message>
    <message>
        <source>Patient, in the patient table</source>
        <translation>Patient, dans la table des patients</translation>
    </message>
    <message>
        <source>Index time</source>
        <translation>Date index</translation>
    </message>
    <message>
        <source>Window from</source>
        <translation>Fenêtre de</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Retenir</translation>
    </message>
    <message>
        <source>“&lt;3” is</source>
        <translation>«&#x202f;&lt;3&#x202f;» vaut</translation>
    </message>
    <message>
        <source>Dates such as 3/4/2024</source>
        <translation>Dates comme 3/4/2024</translation>
    </message>
    <message>
        <source>Unit of plain times</source>
        <translation>Unité des temps numériques</translation>
    </message>
    <message>
        <source>find by name</source>
        <translation>trouver par le nom</translation>
    </message>
    <message>
        <source>First measurement</source>
        <translation>Première mesure</translation>
    </message>
    <message>
        <source>Start of elapsed times</source>
        <translation>Début des temps écoulés</translation>
    </message>
    <message>
        <source>First visit, where there are any</source>
        <translation>Première visite, s’il y en a</translation>
    </message>
</context>
<context>
    <name>ui::EvidenceText</name>
    <message>
        <source>%1 (95 % interval %2 to %3)</source>
        <translation>%1 (intervalle à 95&#x202f;%&#xa0;: %2 à %3)</translation>
    </message>
    <message>
        <source>Learned without the test patients of the study, who judge it.</source>
        <translation>Appris sans les patients de test de l’étude, qui servent à l’évaluer.</translation>
    </message>
    <message>
        <source>Learned from all %1 patients of the study, so none of them can judge it.</source>
        <translation>Appris sur les %1 patients de l’étude&#x202f;; aucun d’eux ne peut donc servir à l’évaluer.</translation>
    </message>
    <message numerus="yes">
        <source>Learned the same way without each of %Ln folds, and tried on these: F1 %1.</source>
        <translation>
            <numerusform>Appris de la même façon sans chacun des %Ln bloc, et éprouvé sur ceux-ci&#xa0;: F1 %1.</numerusform>
            <numerusform>Appris de la même façon sans chacun des %Ln blocs, et éprouvé sur ceux-ci&#xa0;: F1 %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mean cost %1.</source>
        <translation>Coût moyen %1.</translation>
    </message>
    <message>
        <source>Mean time to the results %1.</source>
        <translation>Temps moyen jusqu’aux résultats %1.</translation>
    </message>
</context>
<context>
    <name>ui::ExamForm</name>
    <message>
        <source>Show &amp;reference ranges</source>
        <translation>Afficher les intervalles de &amp;référence</translation>
    </message>
    <message>
        <source>Make an exam</source>
        <translation>Créer un examen</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source> min</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation> min</translation>
    </message>
    <message>
        <source>Cases are test patients by chance, half of them with the outcome. They are marked beside the policy %1.</source>
        <translation>Les cas sont des patients de test pris au hasard, dont la moitié avec l’issue. Ils sont notés par comparaison avec la stratégie %1.</translation>
    </message>
    <message>
        <source>For all cases together</source>
        <translation>Pour tous les cas ensemble</translation>
    </message>
    <message>
        <source>The most that may be spent on one case</source>
        <translation>Montant maximal à dépenser pour un cas</translation>
    </message>
    <message>
        <source>Without them students have to know what is high and low</source>
        <translation>Sans eux, les étudiants doivent savoir ce qui est haut et bas</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>T&amp;itre</translation>
    </message>
    <message>
        <source>&amp;Cases</source>
        <translation>&amp;Cas</translation>
    </message>
    <message>
        <source>&amp;Minutes</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>&amp;Minutes</translation>
    </message>
    <message>
        <source>&amp;Budget of a case</source>
        <translation>&amp;Budget d’un cas</translation>
    </message>
    <message>
        <source>Print sheets (PDF)…</source>
        <translation>Imprimer des feuilles (PDF)…</translation>
    </message>
    <message>
        <source>Make the file…</source>
        <translation>Créer le fichier…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>A page for each case to order on, and an answer key with results to hand out</source>
        <translation>Une page par cas pour y prescrire, et un corrigé avec les résultats à remettre</translation>
    </message>
</context>
<context>
    <name>ui::ExamWindow</name>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Case before</source>
        <translation>Cas précédent</translation>
    </message>
    <message>
        <source>Next case</source>
        <translation>Cas suivant</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s): order panels, then say for each whether it is %1.</source>
        <translation>
            <numerusform>%n cas&#xa0;: prescrivez des bilans, puis dites&#xa0;: %1 ou non.</numerusform>
            <numerusform>%n cas&#xa0;: prescrivez des bilans, puis dites pour chacun&#xa0;: %1 ou non.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is ordered stays ordered, and a diagnosis ends a case.</source>
        <translation>Ce qui est prescrit le reste, et un diagnostic termine un cas.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n minute(s) for all cases.</source>
        <translation>
            <numerusform>Vous disposez de %n minute pour tous les cas.</numerusform>
            <numerusform>Vous disposez de %n minutes pour tous les cas.</numerusform>
        </translation>
    </message>
    <message>
        <source>On one case no more than %1 may be spent.</source>
        <translation>Pour un cas, il ne faut pas dépenser plus de %1.</translation>
    </message>
    <message>
        <source>Reference ranges are not shown.</source>
        <translation>Les intervalles de référence ne sont pas affichés.</translation>
    </message>
    <message>
        <source>Your answers are kept in %1 after every step. Hand that file in.</source>
        <translation>Vos réponses sont enregistrées dans %1 après chaque étape. Remettez ce fichier.</translation>
    </message>
    <message>
        <source>Your name or &amp;number</source>
        <translation>Votre nom ou &amp;numéro</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Prescrire</translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>Prescrire %1</translation>
    </message>
    <message>
        <source>Diagnose: %1</source>
        <translation>Diagnostiquer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Diagnose: not %1</source>
        <translation>Diagnostiquer&#xa0;: sans %1</translation>
    </message>
    <message>
        <source>Kept in %1.</source>
        <translation>Enregistré dans %1.</translation>
    </message>
    <message>
        <source>Your answers are not kept: %1</source>
        <translation>Vos réponses ne sont pas enregistrées&#xa0;: %1</translation>
    </message>
    <message>
        <source>The time is over</source>
        <translation>Le temps est écoulé</translation>
    </message>
    <message>
        <source>%1:%2 left</source>
        <translation>reste %1:%2</translation>
    </message>
    <message>
        <source>Ordered</source>
        <translation>Prescrit</translation>
    </message>
    <message>
        <source>Not measured</source>
        <translation>Non mesuré</translation>
    </message>
    <message>
        <source>Not measured in this patient; it cannot be simulated, and costs nothing</source>
        <translation>Non mesuré chez ce patient&#xa0;; ne peut pas être simulé, et ne coûte rien</translation>
    </message>
    <message>
        <source>Beyond the budget of this case</source>
        <translation>Au-delà du budget de ce cas</translation>
    </message>
    <message>
        <source>Known before any test</source>
        <translation>Connu avant toute analyse</translation>
    </message>
    <message>
        <source>Case %1 of %2</source>
        <translation>Cas %1 sur %2</translation>
    </message>
    <message>
        <source>Bill %1 of %2</source>
        <translation>Facture %1 sur %2</translation>
    </message>
    <message>
        <source>Bill %1</source>
        <translation>Facture %1</translation>
    </message>
    <message>
        <source>You said: %1.</source>
        <translation>Votre diagnostic&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You said: not %1.</source>
        <translation>Votre diagnostic&#xa0;: sans %1.</translation>
    </message>
    <message>
        <source>All cases are diagnosed. Hand in %1.</source>
        <translation>Tous les cas sont diagnostiqués. Remettez %1.</translation>
    </message>
    <message>
        <source>%1 of %2 cases are diagnosed.</source>
        <translation>%1 cas sur %2 sont diagnostiqués.</translation>
    </message>
</context>
<context>
    <name>ui::ExportDialog</name>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Format</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Format</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>Lé&amp;gende</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Parcourir…</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exporter</translation>
    </message>
    <message>
        <source>Export figure</source>
        <translation>Exporter la figure</translation>
    </message>
    <message>
        <source>Own size</source>
        <translation>Taille libre</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Where the figure is written. Its ending follows the format.</source>
        <translation>Où la figure est écrite. L’extension suit le format.</translation>
    </message>
    <message>
        <source>Choose the folder and the name of the file</source>
        <translation>Choisir le dossier et le nom du fichier</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>PDF and SVG stay sharp at every size, with text that can be searched. PNG is made of pixels.</source>
        <translation>PDF et SVG restent nets à toutes les tailles, avec un texte où l’on peut chercher. PNG est fait de pixels.</translation>
    </message>
    <message>
        <source>Sizes that publishers ask for, and that of a slide with larger type</source>
        <translation>Tailles demandées par les éditeurs, et celle d’une diapositive aux caractères plus grands</translation>
    </message>
    <message>
        <source>Width of the whole figure on paper</source>
        <translation>Largeur de toute la figure sur papier</translation>
    </message>
    <message>
        <source>Height of the whole figure on paper, with title and caption</source>
        <translation>Hauteur de toute la figure sur papier, titre et commentaire compris</translation>
    </message>
    <message>
        <source>Dots per inch of a PNG: 300 for photographs, 600 for line drawings, 192 for slides</source>
        <translation>Points par pouce d’un PNG&#xa0;: 300 pour des photographies, 600 pour des dessins au trait, 192 pour des diapositives</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Taille</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Largeur</translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation>&amp;Hauteur</translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation>Résol&amp;ution</translation>
    </message>
    <message>
        <source>Above the figure; empty: no title, as most journals want it</source>
        <translation>Au-dessus de la figure&#x202f;; vide&#xa0;: sans titre, comme le veulent la plupart des revues</translation>
    </message>
    <message>
        <source>Along the lower axis</source>
        <translation>Le long de l’axe du bas</translation>
    </message>
    <message>
        <source>Along the left axis</source>
        <translation>Le long de l’axe de gauche</translation>
    </message>
    <message>
        <source>Below the figure. The line about clinical use always follows it.</source>
        <translation>Sous la figure. La mention sur l’usage clinique suit toujours.</translation>
    </message>
    <message>
        <source>What the lines and marks mean</source>
        <translation>Ce que signifient les lignes et les symboles</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>T&amp;itre</translation>
    </message>
    <message>
        <source>&amp;X axis</source>
        <translation>Axe &amp;X</translation>
    </message>
    <message>
        <source>&amp;Y axis</source>
        <translation>Axe &amp;Y</translation>
    </message>
    <message>
        <source>&amp;Caption</source>
        <translation>&amp;Commentaire</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>%1 × %2 pixels</translation>
    </message>
    <message>
        <source>vectors, sharp at every size</source>
        <translation>vectoriel, net à toutes les tailles</translation>
    </message>
</context>
<context>
    <name>ui::FeeDialog</name>
    <message>
        <source>Shared fee</source>
        <translation>Forfait commun</translation>
    </message>
    <message>
        <source>Blood draw</source>
        <translation>Prise de sang</translation>
    </message>
    <message>
        <source>Panels that share the fee</source>
        <translation>Bilans qui partagent le forfait</translation>
    </message>
    <message>
        <source>Paid once per patient, with the first of the chosen panels that is ordered.</source>
        <translation>Payé une fois par patient, avec le premier des bilans choisis qui est prescrit.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Fee</source>
        <translation>&amp;Forfait</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Bilans</translation>
    </message>
</context>
<context>
    <name>ui::FeesCard</name>
    <message>
        <source>Shared fees</source>
        <translation>Forfaits communs</translation>
    </message>
    <message>
        <source>paid once per patient, with the first panel of the group</source>
        <translation>payé une fois par patient, avec le premier bilan du groupe</translation>
    </message>
    <message>
        <source>Shared fee %1</source>
        <translation>Forfait commun %1</translation>
    </message>
    <message>
        <source>More for shared fee %1</source>
        <translation>Plus pour le forfait commun %1</translation>
    </message>
    <message>
        <source>Edit or remove</source>
        <translation>Modifier ou supprimer</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>ui::Figure</name>
    <message>
        <source>Copy figure</source>
        <translation>Copier la figure</translation>
    </message>
    <message>
        <source>Export figure…</source>
        <translation>Exporter la figure…</translation>
    </message>
    <message>
        <source>Save the data behind it…</source>
        <translation>Enregistrer ses données…</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Afficher en tableau</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>Copier comme commande</translation>
    </message>
</context>
<context>
    <name>ui::FigureTableDialog</name>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>The data behind the figure.</source>
        <translation>Les données de la figure.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Choose a heading to sort. What is selected is copied, or else everything.</source>
        <translation>Choisissez un en-tête pour trier. La sélection est copiée, sinon tout.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ui::FigureTableModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
</context>
<context>
    <name>ui::FlipSlider</name>
    <message>
        <source>Value to try</source>
        <translation>Valeur à essayer</translation>
    </message>
</context>
<context>
    <name>ui::FlipStrip</name>
    <message>
        <source>Move the handle to try another value: a second path opens</source>
        <translation>Déplacez le curseur pour essayer une autre valeur&#xa0;: un second parcours s’ouvre</translation>
    </message>
    <message>
        <source>%1: whatever its value, the policy does the same next: %2.</source>
        <translation>%1&#xa0;: quelle que soit sa valeur, la stratégie fait ensuite la même chose&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>%1: the policy would do something else beyond %2.</source>
        <translation>%1&#xa0;: la stratégie ferait autre chose au-delà de %2.</translation>
    </message>
</context>
<context>
    <name>ui::FrontCard</name>
    <message>
        <source>Best within</source>
        <translation>Meilleure jusqu’à</translation>
    </message>
    <message>
        <source>Which front</source>
        <translation>Quel front</translation>
    </message>
    <message>
        <source>Remove this front</source>
        <translation>Supprimer ce front</translation>
    </message>
    <message>
        <source>Remove this front and its policies from the project</source>
        <translation>Supprimer du projet ce front et ses stratégies</translation>
    </message>
    <message>
        <source>mean cost per patient</source>
        <translation>coût moyen par patient</translation>
    </message>
    <message>
        <source>mean time per patient</source>
        <translation>temps moyen par patient</translation>
    </message>
    <message>
        <source>The best policy for this %1, by validation patients</source>
        <translation>La meilleure stratégie pour ce %1, d’après les patients de validation</translation>
    </message>
    <message>
        <source>Budget: %1</source>
        <translation>Budget&#xa0;: %1</translation>
    </message>
    <message>
        <source>Budget: %1. Its line in the plot can be dragged, and a double click on its flag types one.</source>
        <translation>Budget&#xa0;: %1. Sa ligne peut être déplacée dans le graphique&#x202f;; un double-clic sur son repère permet d’en saisir un.</translation>
    </message>
    <message>
        <source>The part of the front where money buys most (Z)</source>
        <translation>La partie du front où l’argent rapporte le plus (Z)</translation>
    </message>
    <message>
        <source>The part of the front where time buys most (Z)</source>
        <translation>La partie du front où le temps rapporte le plus (Z)</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Zoom to the front</source>
        <translation>Zoom sur le front</translation>
    </message>
</context>
<context>
    <name>ui::FrontEmpty</name>
    <message>
        <source>Drawing of a front: it rises steeply at first, then levels off</source>
        <translation>Dessin d’un front&#xa0;: il monte d’abord fortement, puis s’aplatit</translation>
    </message>
    <message>
        <source>money spent per patient →</source>
        <translation>argent dépensé par patient →</translation>
    </message>
    <message>
        <source>right diagnoses →</source>
        <translation>diagnostics exacts →</translation>
    </message>
    <message>
        <source>Find the front</source>
        <translation>Trouver le front</translation>
    </message>
    <message>
        <source>What does each amount of money buy?</source>
        <translation>Que permet d’obtenir chaque somme d’argent&#x202f;?</translation>
    </message>
    <message>
        <source>A policy says for every patient which panel to order next, and when to stop and diagnose. Some policies spend little, others find more. The front is the row of those that nothing beats: more right diagnoses only for more money.</source>
        <translation>Une stratégie dit pour chaque patient quel bilan prescrire ensuite, et quand s’arrêter pour poser le diagnostic. Certaines stratégies dépensent peu, d’autres détectent plus. Le front est la suite de celles que rien ne surpasse&#xa0;: plus de diagnostics exacts, mais seulement pour plus d’argent.</translation>
    </message>
    <message>
        <source>Which policies are on it is decided by validation patients. How good they are is then read off test patients, once.</source>
        <translation>Les patients de validation décident quelles stratégies en font partie. La qualité de celles-ci est ensuite lue, une seule fois, chez les patients de test.</translation>
    </message>
    <message>
        <source>Method: %1</source>
        <translation>Méthode&#xa0;: %1</translation>
    </message>
    <message>
        <source>How long it takes depends on the data, here %1 patients and %2 panels. The time left is shown as soon as it can be estimated; policies appear as they are found, and stopping keeps them.</source>
        <translation>La durée dépend des données, ici %1 patients et %2 bilans. Le temps restant s’affiche dès qu’il peut être estimé&#x202f;; les stratégies apparaissent à mesure qu’elles sont trouvées, et un arrêt les conserve.</translation>
    </message>
</context>
<context>
    <name>ui::FrontExplorer</name>
    <message>
        <source>What patients paid cannot be worked out from the panels they got</source>
        <translation>Ce que les patients ont payé ne peut pas se déduire des bilans qu’ils ont eus</translation>
    </message>
    <message>
        <source>This front was found for other panels or prices</source>
        <translation>Ce front a été trouvé pour d’autres bilans ou prix</translation>
    </message>
    <message>
        <source>%1 of blood</source>
        <translation>%1 de sang</translation>
    </message>
    <message>
        <source>On average: %1.</source>
        <translation>En moyenne&#xa0;: %1.</translation>
    </message>
    <message>
        <source>By lot: %1</source>
        <translation>Par tirage au sort&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ui::FrontFigure</name>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Stratégie</translation>
    </message>
    <message>
        <source>On the front</source>
        <translation>Sur le front</translation>
    </message>
    <message>
        <source>%1, 95 % from</source>
        <translation>%1, borne inf. 95&#x202f;%</translation>
    </message>
    <message>
        <source>%1, 95 % to</source>
        <translation>%1, borne sup. 95&#x202f;%</translation>
    </message>
    <message>
        <source>Over all possible patients</source>
        <translation>Sur tous les patients possibles</translation>
    </message>
    <message>
        <source>Test patients: %1, of whom %2 are cases</source>
        <translation>Patients de test&#xa0;: %1, dont %2 cas</translation>
    </message>
    <message>
        <source>Validation patients: %1, of whom %2 are cases</source>
        <translation>Patients de validation&#xa0;: %1, dont %2 cas</translation>
    </message>
    <message>
        <source>front chosen by %1 on validation patients</source>
        <translation>front choisi selon %1 sur les patients de validation</translation>
    </message>
    <message>
        <source>minimised: %1</source>
        <translation>minimisé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Outcome: %1</source>
        <translation>Issue&#xa0;: %1</translation>
    </message>
    <message>
        <source>95 % intervals by bootstrap</source>
        <translation>intervalles à 95&#x202f;% par bootstrap</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1, graine %2</translation>
    </message>
</context>
<context>
    <name>ui::FrontHeader</name>
    <message>
        <source>New front…</source>
        <translation>Nouveau front…</translation>
    </message>
    <message>
        <source>Pause</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Search for another front, with another method or for another metric</source>
        <translation>Chercher un autre front, par une autre méthode ou pour un autre indicateur</translation>
    </message>
    <message>
        <source>The search waits where it is; nothing is lost</source>
        <translation>La recherche est mise en attente&#x202f;; rien n’est perdu</translation>
    </message>
    <message>
        <source>Ends the search within a second; the policies found so far are kept</source>
        <translation>Arrête la recherche en une seconde&#x202f;; les stratégies déjà trouvées sont conservées</translation>
    </message>
</context>
<context>
    <name>ui::FrontModel</name>
    <message>
        <source>the same</source>
        <translation>identique</translation>
    </message>
    <message>
        <source>no extra case</source>
        <translation>aucun cas de plus</translation>
    </message>
    <message>
        <source>costs less here</source>
        <translation>moins cher ici</translation>
    </message>
    <message>
        <source>is faster here</source>
        <translation>plus rapide ici</translation>
    </message>
    <message>
        <source>best within budget</source>
        <translation>meilleure pour ce budget</translation>
    </message>
    <message>
        <source>best within budget: %1 on validation</source>
        <translation>meilleure pour ce budget&#xa0;: %1 en validation</translation>
    </message>
    <message>
        <source>≈ policy %1</source>
        <translation>≈ stratégie %1</translation>
    </message>
    <message>
        <source>%1 cannot be told apart from %2 with %3 patients</source>
        <translation>non distinguables de %2 avec %3 patients&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, pinned as %2</source>
        <translation>%1, épinglée comme %2</translation>
    </message>
    <message>
        <source>Where the figure lies in 95 of 100 samples of patients like these</source>
        <translation>Où se situe le chiffre pour 95 échantillons sur 100 de patients semblables</translation>
    </message>
    <message>
        <source>Against the policy in the row before it, by rising cost</source>
        <translation>Par rapport à la stratégie de la ligne précédente, par coût croissant</translation>
    </message>
    <message>
        <source>Of 1,000 patients like these: cases found</source>
        <translation>Sur 1&#x202f;000 patients semblables&#xa0;: cas détectés</translation>
    </message>
    <message>
        <source>Of 1,000 patients like these: called cases without being any</source>
        <translation>Sur 1&#x202f;000 patients semblables&#xa0;: classés cas sans en être</translation>
    </message>
    <message>
        <source>What all patients together pay more than with the policy before it, for each further case that is found</source>
        <translation>Ce que tous les patients ensemble paient de plus qu’avec la stratégie précédente, pour chaque cas supplémentaire détecté</translation>
    </message>
    <message>
        <source>How much longer all patients together wait than with the policy before it, for each further case that is found</source>
        <translation>De combien tous les patients ensemble attendent plus qu’avec la stratégie précédente, pour chaque cas supplémentaire détecté</translation>
    </message>
    <message>
        <source>From the first order to the last result, on average</source>
        <translation>De la première prescription au dernier résultat, en moyenne</translation>
    </message>
    <message>
        <source>Drawn from a patient on average</source>
        <translation>Prélevé à un patient en moyenne</translation>
    </message>
    <message>
        <source>≈: compared patient by patient, the 95 % interval of the difference includes zero, so these test patients cannot tell the two apart</source>
        <translation>≈&#xa0;: comparées patient par patient, l’intervalle à 95&#x202f;% de la différence contient zéro&#x202f;; ces patients de test ne permettent donc pas de les distinguer</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Stratégie</translation>
    </message>
    <message>
        <source>95 %
interval</source>
        <translation>Intervalle
à 95&#x202f;%</translation>
    </message>
    <message>
        <source>Δ cost</source>
        <translation>Δ coût</translation>
    </message>
    <message>
        <source>Δ time</source>
        <translation>Δ temps</translation>
    </message>
    <message>
        <source>Δ %1</source>
        <translation>Δ %1</translation>
    </message>
    <message>
        <source>Found
per 1,000</source>
        <translation>Détectés
pour 1&#x202f;000</translation>
    </message>
    <message>
        <source>False alarms
per 1,000</source>
        <translation>Fausses alertes
pour 1&#x202f;000</translation>
    </message>
    <message>
        <source>Cost per
extra case</source>
        <translation>Coût par cas
de plus</translation>
    </message>
    <message>
        <source>Time per
extra case</source>
        <translation>Temps par cas
de plus</translation>
    </message>
    <message>
        <source>Mean
cost</source>
        <translation>Coût
moyen</translation>
    </message>
    <message>
        <source>Mean
time</source>
        <translation>Temps
moyen</translation>
    </message>
    <message>
        <source>Mean
blood</source>
        <translation>Sang
moyen</translation>
    </message>
    <message>
        <source>Note</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Note</translation>
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
        <translation>Indicateur</translation>
    </message>
    <message>
        <source>Find the front</source>
        <translation>Trouver le front</translation>
    </message>
    <message>
        <source>Minimise</source>
        <translation>Minimiser</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Judge on</source>
        <translation>Évaluer sur</translation>
    </message>
    <message>
        <source>Policies appear here as they are found</source>
        <translation>Les stratégies apparaissent ici à mesure qu’elles sont trouvées</translation>
    </message>
    <message>
        <source>No policy was found</source>
        <translation>Aucune stratégie n’a été trouvée</translation>
    </message>
    <message>
        <source>Find the front with this method</source>
        <translation>Trouver le front par cette méthode</translation>
    </message>
    <message>
        <source>A front is being searched for.</source>
        <translation>Un front est en cours de recherche.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Pause</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Remove front %1 with all its policies? This cannot be undone.</source>
        <translation>Supprimer le front %1 avec toutes ses stratégies&#x202f;? Cette action est irréversible.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserver</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Go to Data &amp; panels</source>
        <translation>Aller à Données et bilans</translation>
    </message>
    <message>
        <source>Prices have changed since this front was found. Its policies are shown at today&apos;s prices; others may be better now.</source>
        <translation>Les prix ont changé depuis que ce front a été trouvé. Ses stratégies sont affichées aux prix actuels&#x202f;; d’autres peuvent maintenant être meilleures.</translation>
    </message>
    <message>
        <source>This front belongs to earlier data: patients, panels or prices have changed since.</source>
        <translation>Ce front correspond à des données antérieures&#xa0;: patients, bilans ou prix ont changé depuis.</translation>
    </message>
    <message>
        <source>Find it again</source>
        <translation>Le rechercher à nouveau</translation>
    </message>
    <message>
        <source>One policy, no front yet. Queue 8 more?</source>
        <translation>Une stratégie, pas encore de front. En mettre 8 autres en file d’attente&#x202f;?</translation>
    </message>
    <message>
        <source>Go to Train</source>
        <translation>Aller à Entraînement</translation>
    </message>
    <message>
        <source>This search was interrupted. Policies found by then and kept: %1.</source>
        <translation>Cette recherche a été interrompue. Stratégies trouvées et conservées&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The front is found, with %1 policies; judging it on all patients was stopped.</source>
        <translation>Le front est trouvé, avec %1 stratégies&#x202f;; son évaluation sur tous les patients a été arrêtée.</translation>
    </message>
    <message>
        <source>This search was stopped. Policies found by then and kept: %1. Their test figures were not looked at.</source>
        <translation>Cette recherche a été arrêtée. Stratégies trouvées et conservées&#xa0;: %1. Leurs chiffres de test n’ont pas été regardés.</translation>
    </message>
    <message>
        <source>This search failed. Policies found by then and kept: %1.</source>
        <translation>Cette recherche a échoué. Stratégies trouvées et conservées&#xa0;: %1.</translation>
    </message>
    <message>
        <source>found for other prices</source>
        <translation>trouvé pour d’autres prix</translation>
    </message>
    <message>
        <source>found for earlier data</source>
        <translation>trouvé pour des données antérieures</translation>
    </message>
    <message>
        <source>No policy found yet</source>
        <translation>Aucune stratégie trouvée pour l’instant</translation>
    </message>
    <message>
        <source>No front yet</source>
        <translation>Pas encore de front</translation>
    </message>
    <message>
        <source>%1 on the front of %2 policies found</source>
        <translation>%1 sur le front parmi %2 stratégies trouvées</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1, graine %2</translation>
    </message>
    <message>
        <source>chosen on validation, reported on test</source>
        <translation>choisi en validation, rapporté en test</translation>
    </message>
    <message>
        <source>chosen on validation</source>
        <translation>choisi en validation</translation>
    </message>
    <message>
        <source>chosen by %1, shown by %2</source>
        <translation>choisi selon %1, montré selon %2</translation>
    </message>
    <message>
        <source>minimised: %1</source>
        <translation>minimisé&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ui::FrontPlot</name>
    <message>
        <source>Budget: mean per patient</source>
        <translation>Budget&#xa0;: moyenne par patient</translation>
    </message>
    <message>
        <source>Policies on the front: %1, from %2 to %3 per patient.</source>
        <translation>Stratégies sur le front&#xa0;: %1, de %2 à %3 par patient.</translation>
    </message>
    <message>
        <source>Chosen: %1</source>
        <translation>Choisie&#xa0;: %1</translation>
    </message>
    <message>
        <source>, best within budget</source>
        <translation>, meilleure pour ce budget</translation>
    </message>
    <message>
        <source>, best within budget by validation</source>
        <translation>, meilleure pour ce budget d’après la validation</translation>
    </message>
</context>
<context>
    <name>ui::FrontTable</name>
    <message>
        <source>each against the policy before it</source>
        <translation>chacune par rapport à la précédente</translation>
    </message>
    <message>
        <source>All points</source>
        <translation>Tous les points</translation>
    </message>
    <message>
        <source>Step by step along the front</source>
        <translation>Pas à pas le long du front</translation>
    </message>
    <message>
        <source>The front in figures</source>
        <translation>Le front en chiffres</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more cannot be told apart from the one before them</source>
        <translation>
            <numerusform>%Ln autre ne se distingue pas de la précédente</numerusform>
            <numerusform>%Ln autres ne se distinguent pas de la précédente</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Remove the pin</source>
        <translation>Désépingler</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Épingler</translation>
    </message>
    <message>
        <source>Also policies that test patients cannot tell apart from the one before them, those with the same figures as it on all patients, dominated ones, no panels and all panels</source>
        <translation>Aussi les stratégies que les patients de test ne distinguent pas de la précédente, celles qui ont les mêmes chiffres qu’elle sur tous les patients, les dominées, aucun bilan et tous les bilans</translation>
    </message>
</context>
<context>
    <name>ui::FrontViewBar</name>
    <message>
        <source>&amp;Dominated policies</source>
        <translation>Stratégies &amp;dominées</translation>
    </message>
    <message>
        <source>Policies that another one beats for no more money</source>
        <translation>Stratégies qu’une autre surpasse sans coûter plus</translation>
    </message>
    <message>
        <source>95 % &amp;band</source>
        <translation>&amp;Bande à 95&#x202f;%</translation>
    </message>
    <message>
        <source>Where the front lies in 95 of 100 samples of patients like these</source>
        <translation>Où se situe le front pour 95 échantillons sur 100 de patients semblables</translation>
    </message>
    <message>
        <source>Base&amp;lines</source>
        <translation>&amp;Comparateurs</translation>
    </message>
    <message>
        <source>No panels, all panels, and the baselines of the newest table</source>
        <translation>Aucun bilan, tous les bilans, et les comparateurs du tableau le plus récent</translation>
    </message>
    <message>
        <source>Best &amp;possible</source>
        <translation>Meilleur &amp;possible</translation>
    </message>
    <message>
        <source>The most that any policy reaches over all possible patients, where that is known; among a few, one may lie above it by chance</source>
        <translation>Le maximum qu’une stratégie atteint sur tous les patients possibles, s’il est connu&#x202f;; chez quelques patients, l’une peut se trouver au-dessus par hasard</translation>
    </message>
    <message>
        <source>&amp;Optimism: validation to test</source>
        <translation>&amp;Optimisme&#xa0;: de la validation au test</translation>
    </message>
    <message>
        <source>An arrow for each policy, from its validation to its test figures</source>
        <translation>Une flèche pour chaque stratégie, de ses chiffres de validation à ceux de test</translation>
    </message>
    <message>
        <source>All patients</source>
        <translation>Tous les patients</translation>
    </message>
    <message>
        <source>Test</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Test</translation>
    </message>
    <message>
        <source>Validation</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Validation</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>Whose figures</source>
        <translation>Chiffres de qui</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Argent</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Les deux</translation>
    </message>
    <message>
        <source>What costs are counted in</source>
        <translation>En quoi les coûts sont comptés</translation>
    </message>
    <message>
        <source>Show ▾</source>
        <translation>Afficher ▾</translation>
    </message>
    <message>
        <source>Prices…</source>
        <translation>Prix…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Indicateur</translation>
    </message>
    <message>
        <source>Metric that is shown</source>
        <translation>Indicateur affiché</translation>
    </message>
    <message>
        <source>All patients: each decided for by policies found without them. Test: seen once, after the front was chosen. Validation: the patients it was chosen on. Expected: over all possible patients, where that is known.</source>
        <translation>Tous les patients&#xa0;: pour chacun, la décision vient de stratégies trouvées sans lui. Test&#xa0;: vus une seule fois, après le choix du front. Validation&#xa0;: les patients qui l’ont fait choisir. Attendu&#xa0;: sur tous les patients possibles, si c’est connu.</translation>
    </message>
    <message>
        <source>What the axis counts: the money a policy costs, or the time until its results. Both: money and time, an hour for what it is worth. The same policies stay on the front.</source>
        <translation>Ce que compte l’axe&#xa0;: l’argent que coûte une stratégie, ou le temps jusqu’aux résultats. Les deux&#xa0;: argent et temps, une heure pour ce qu’elle vaut. Les mêmes stratégies restent sur le front.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>What is drawn beside the front</source>
        <translation>Ce qui est dessiné à côté du front</translation>
    </message>
    <message>
        <source>The plot as a figure for a paper or a slide</source>
        <translation>Le graphique en figure pour un article ou une diapositive</translation>
    </message>
    <message>
        <source>Change prices and see at once what every policy would cost</source>
        <translation>Changer les prix et voir aussitôt ce que coûterait chaque stratégie</translation>
    </message>
</context>
<context>
    <name>ui::GatheredWindow</name>
    <message>
        <source>&amp;Anonymous: numbers instead of names</source>
        <translation>&amp;Anonyme&#xa0;: des numéros au lieu des noms</translation>
    </message>
    <message>
        <source>What came back</source>
        <translation>Examens rassemblés</translation>
    </message>
    <message>
        <source>Student</source>
        <translation>Étudiant</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Corrects</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Détectés</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>Facture</translation>
    </message>
    <message>
        <source>Score</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Score</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Enregistrer en CSV…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ui::HelpView</name>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Rechercher dans l’aide</translation>
    </message>
    <message>
        <source>Pages that hold all of these words</source>
        <translation>Pages qui contiennent tous ces mots</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Chapitres</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>The page before (Alt+Left)</source>
        <translation>La page précédente (Alt+Gauche)</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Reference: %1</source>
        <translation>Référence : %1</translation>
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
        <translation>Avec une lettre soulignée&#xa0;: ouvre ce menu</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulation</translation>
    </message>
    <message>
        <source>Next control; with Shift the one before</source>
        <translation>Élément suivant&#x202f;; avec Maj, le précédent</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Leave presenter mode</source>
        <translation>Quitter le mode présentation</translation>
    </message>
    <message>
        <source>Simulation for education and research. Not for clinical use.</source>
        <translation>Simulation pour l’enseignement et la recherche. Ne pas utiliser en clinique.</translation>
    </message>
    <message>
        <source>The program has no network code: nothing leaves this computer.</source>
        <translation>Le programme n’a pas de code réseau&#xa0;: rien ne quitte cet ordinateur.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure. Il est fourni sans aucune garantie.</translation>
    </message>
    <message>
        <source>The built-in cohorts are synthetic. They are drawn from class-wise figures of NHANES 1999–2002 and the PhysioNet/CinC Challenge 2012; no patient is in them.</source>
        <translation>Les cohortes intégrées sont synthétiques. Elles sont tirées de chiffres par classe de NHANES 1999–2002 et du PhysioNet/CinC Challenge 2012&#x202f;; aucun patient n’y figure.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>PanelWise help</source>
        <translation>Aide de PanelWise</translation>
    </message>
    <message>
        <source>Help pages</source>
        <translation>Pages d’aide</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossaire</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
</context>
<context>
    <name>ui::IdentifierReview</name>
    <message>
        <source>Some columns could identify a person</source>
        <translation>Certaines colonnes pourraient identifier une personne</translation>
    </message>
    <message>
        <source>Nothing is saved yet. Columns ticked here are left out: they are not written to the project at all.</source>
        <translation>Rien n’est encore enregistré. Les colonnes cochées ici sont exclues&#xa0;: elles ne sont pas du tout écrites dans le projet.</translation>
    </message>
    <message>
        <source>Cancel import</source>
        <translation>Annuler l’import</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Keep of %1 only whether something is recorded, for the outcome: %2</source>
        <translation>Ne garder de %1 que le fait d’être renseigné ou non, pour l’issue&#xa0;: %2</translation>
    </message>
    <message>
        <source>Leave out %1: %2</source>
        <translation>Exclure %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>ui::ImportPage</name>
    <message>
        <source>Reading %1</source>
        <translation>Lecture de %1</translation>
    </message>
    <message>
        <source>Looking at the columns of %1</source>
        <translation>Examen des colonnes de %1</translation>
    </message>
    <message>
        <source>Saving the project</source>
        <translation>Enregistrement du projet</translation>
    </message>
    <message>
        <source>Drawing patients</source>
        <translation>Tirage des patients</translation>
    </message>
    <message>
        <source>Import table</source>
        <translation>Importer une table</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>First rows, and what each column will become</source>
        <translation>Premières lignes, et ce que deviendra chaque colonne</translation>
    </message>
    <message>
        <source>First rows of the table</source>
        <translation>Premières lignes de la table</translation>
    </message>
    <message>
        <source>How to read it</source>
        <translation>Comment la lire</translation>
    </message>
    <message>
        <source>What the file says besides its cells</source>
        <translation>Ce que dit le fichier en dehors de ses cellules</translation>
    </message>
    <message>
        <source>Use the task file</source>
        <translation>Utiliser le fichier de tâche</translation>
    </message>
    <message>
        <source>The task file says what the columns mean, which panels there are and what they cost</source>
        <translation>Le fichier de tâche dit ce que signifient les colonnes, quels bilans existent et ce qu’ils coûtent</translation>
    </message>
    <message>
        <source>The file itself is never changed. Data stay on this computer.</source>
        <translation>Le fichier lui-même n’est jamais modifié. Les données restent sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>Progression de l’import</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2 · rows: %3 · columns: %4</source>
        <translation>%1 · %2 · lignes&#xa0;: %3 · colonnes&#xa0;: %4</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>plus de %1</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>environ %1</translation>
    </message>
    <message>
        <source>Read as text</source>
        <translation>Lire comme du texte</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Utiliser %1</translation>
    </message>
    <message>
        <source>Use the task file %1</source>
        <translation>Utiliser le fichier de tâche %1</translation>
    </message>
    <message>
        <source>Found beside the table.</source>
        <translation>Trouvé à côté de la table.</translation>
    </message>
    <message>
        <source>%1 rows read</source>
        <translation>%1 lignes lues</translation>
    </message>
    <message>
        <source>Answer the questions above first</source>
        <translation>Répondez d’abord aux questions ci-dessus</translation>
    </message>
    <message>
        <source>Read the whole table</source>
        <translation>Lire toute la table</translation>
    </message>
    <message>
        <source>The table cannot be read yet</source>
        <translation>La table ne peut pas encore être lue</translation>
    </message>
</context>
<context>
    <name>ui::ImportProblems</name>
    <message>
        <source>Problems found</source>
        <translation>Problèmes trouvés</translation>
    </message>
    <message>
        <source>Problems found: %1</source>
        <translation>Problèmes trouvés&#xa0;: %1</translation>
    </message>
    <message>
        <source>… and %1 more.</source>
        <translation>… et %1 autres.</translation>
    </message>
    <message>
        <source>Read %1 as text</source>
        <translation>Lire %1 comme du texte</translation>
    </message>
    <message>
        <source>Its values become categories instead of numbers</source>
        <translation>Ses valeurs deviennent des catégories au lieu de nombres</translation>
    </message>
</context>
<context>
    <name>ui::ImportQuestions</name>
    <message>
        <source>Comma</source>
        <translation>Virgule</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Point-virgule</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulation</translation>
    </message>
    <message>
        <source>Vertical bar</source>
        <translation>Barre verticale</translation>
    </message>
    <message>
        <source>Row %1, column %2: is it a decimal number or thousands?</source>
        <translation>Ligne %1, colonne %2&#xa0;: est-ce un nombre décimal ou des milliers&#x202f;?</translation>
    </message>
    <message>
        <source>The answer holds for all %1 such columns.</source>
        <translation>La réponse vaut pour les %1 colonnes de ce genre.</translation>
    </message>
    <message>
        <source>What does “%1” mean?</source>
        <translation>Que signifie «&#x202f;%1&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>Decimal number</source>
        <translation>Nombre décimal</translation>
    </message>
    <message>
        <source>Thousands: %1</source>
        <translation>Milliers&#xa0;: %1</translation>
    </message>
    <message>
        <source>What separates the values?</source>
        <translation>Qu’est-ce qui sépare les valeurs&#x202f;?</translation>
    </message>
    <message>
        <source>More than one character fits this file equally well.</source>
        <translation>Plusieurs caractères conviennent aussi bien à ce fichier.</translation>
    </message>
</context>
<context>
    <name>ui::JobButton</name>
    <message>
        <source>What is under way</source>
        <translation>Ce qui est en cours</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Show the page %1</source>
        <translation>Afficher la page %1</translation>
    </message>
</context>
<context>
    <name>ui::JudgeBox</name>
    <message>
        <source>Judge on</source>
        <translation>Évaluer sur</translation>
    </message>
    <message>
        <source>one test part</source>
        <translation>une partie de test</translation>
    </message>
    <message>
        <source>all patients, %1 folds</source>
        <translation>tous les patients, %1 blocs</translation>
    </message>
    <message>
        <source>The study itself says who is in the test part, so that part judges.</source>
        <translation>L’étude dit elle-même qui est dans la partie de test&#x202f;; l’évaluation se fait donc sur celle-ci.</translation>
    </message>
    <message>
        <source>The patients of the test part judge: quick, but with few cases little can be told apart.</source>
        <translation>L’évaluation se fait sur la partie de test&#xa0;: rapide, mais avec peu de cas, peu de différences se distinguent.</translation>
    </message>
    <message>
        <source>Everything is learned once more without each of %1 folds of the patients, and every patient is decided for by what was learned without them.</source>
        <translation>Tout est réappris sans chacun des %1 blocs de patients&#x202f;; pour chaque patient, la décision vient de ce qui a été appris sans lui.</translation>
    </message>
    <message>
        <source>About %1.</source>
        <translation>Environ %1.</translation>
    </message>
    <message>
        <source>It takes %1 times as long.</source>
        <translation>Cela prend %1 fois plus de temps.</translation>
    </message>
</context>
<context>
    <name>ui::LessonCard</name>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>Text of the lesson</source>
        <translation>Texte de la leçon</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Quitter la leçon</translation>
    </message>
    <message>
        <source>Leave the lesson (Esc). It goes on here the next time.</source>
        <translation>Quitter la leçon (Échap). Elle reprendra ici la prochaine fois.</translation>
    </message>
    <message>
        <source>The program does this step for you; a question answered so earns no points.</source>
        <translation>Le programme fait cette étape pour vous ; une question ainsi répondue ne rapporte pas de points.</translation>
    </message>
    <message>
        <source>Type a number.</source>
        <translation>Saisissez un nombre.</translation>
    </message>
    <message>
        <source>That is not a number. Write it like 0.5 or 12.</source>
        <translation>Ce n’est pas un nombre. Écrivez-le comme 0,5 ou 12.</translation>
    </message>
    <message>
        <source>%1 · %2 of %3</source>
        <translation>%1 · %2 sur %3</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
</context>
<context>
    <name>ui::LessonEditor</name>
    <message>
        <source>Record</source>
        <translation>Capturer</translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation>Ajouter une étape</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Write a lesson</source>
        <translation>Écrire une leçon</translation>
    </message>
    <message>
        <source>My lesson</source>
        <translation>Ma leçon</translation>
    </message>
    <message>
        <source>The lesson works with patients of its own</source>
        <translation>La leçon utilise ses propres patients</translation>
    </message>
    <message>
        <source>Every click in the window becomes a step</source>
        <translation>Chaque clic dans la fenêtre devient une étape</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Text of the step</source>
        <translation>Texte de l’étape</translation>
    </message>
    <message>
        <source>Markdown: **bold**, lists, [links](help:guide-front)</source>
        <translation>Markdown&#xa0;: **gras**, listes, [liens](help:guide-front)</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>A question? One answer in each line, * before the right one</source>
        <translation>Une question&#xa0;? Une réponse par ligne, * devant la bonne</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>T&amp;itre</translation>
    </message>
    <message>
        <source>&amp;Patients</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>&amp;Patients</translation>
    </message>
    <message>
        <source>&amp;Heading of the step</source>
        <translation>In&amp;titulé de l’étape</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>Te&amp;xte</translation>
    </message>
    <message>
        <source>&amp;Answers</source>
        <translation>&amp;Réponses</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Étape %1</translation>
    </message>
    <message>
        <source>What is to be said.</source>
        <translation>Ce qu’il faut dire.</translation>
    </message>
    <message>
        <source>Click here.</source>
        <translation>Cliquez ici.</translation>
    </message>
    <message>
        <source>Points at %1.</source>
        <translation>Désigne %1.</translation>
    </message>
    <message>
        <source>Points at %1 and waits until %2.</source>
        <translation>Désigne %1 et attend %2.</translation>
    </message>
    <message>
        <source>A question has two answers or more, and a * before the right one.</source>
        <translation>Une question a au moins deux réponses, et un * devant la bonne.</translation>
    </message>
</context>
<context>
    <name>ui::LessonGallery</name>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Each takes 10 to 15 minutes in the real program, with patients of its own: your project is closed, kept as it is, and opened again afterwards.</source>
        <translation>Chacune dure 10 à 15 minutes dans le vrai programme, avec ses propres patients : votre projet est fermé, gardé tel quel et rouvert ensuite.</translation>
    </message>
    <message>
        <source>Open a lesson file…</source>
        <translation>Ouvrir un fichier de leçon…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Take again</source>
        <translation>Reprendre à zéro</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Depuis le début</translation>
    </message>
</context>
<context>
    <name>ui::LessonWords</name>
    <message>
        <source>a text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>This is not valid JSON.</source>
        <translation>Ce n’est pas du JSON valide.</translation>
    </message>
    <message>
        <source>This is JSON, but not a lesson: “panelwise_lesson” is missing. Write &quot;panelwise_lesson&quot;: 1.</source>
        <translation>C’est du JSON, mais pas une leçon : « panelwise_lesson » manque. Écrivez &quot;panelwise_lesson&quot;: 1.</translation>
    </message>
    <message>
        <source>This lesson was made for a later version of PanelWise. Open it with that one.</source>
        <translation>Cette leçon a été faite pour une version plus récente de PanelWise. Ouvrez-la avec celle-ci.</translation>
    </message>
    <message>
        <source>This entry is missing. Add it.</source>
        <translation>Cette entrée manque. Ajoutez-la.</translation>
    </message>
    <message>
        <source>There is no entry “%1”. Correct its name, or remove it.</source>
        <translation>Il n’existe pas d’entrée « %1 ». Corrigez son nom ou supprimez-la.</translation>
    </message>
    <message>
        <source>This should be %1.</source>
        <translation>Attendu ici : %1.</translation>
    </message>
    <message>
        <source>“%1” cannot be used here. The page “lesson” of the help says what can.</source>
        <translation>« %1 » ne peut être utilisé ici. La page « lesson » de l’aide dit ce qui peut l’être.</translation>
    </message>
    <message>
        <source>This cannot be read from “%1” on.</source>
        <translation>Illisible à partir de « %1 ».</translation>
    </message>
    <message>
        <source>No step is called “%1”. Correct the name, or add the step.</source>
        <translation>Aucune étape ne s’appelle « %1 ». Corrigez le nom ou ajoutez l’étape.</translation>
    </message>
    <message>
        <source>Two steps are called “%1”. Rename one of them.</source>
        <translation>Deux étapes s’appellent « %1 ». Renommez-en une.</translation>
    </message>
    <message>
        <source>The program knows no fact “%1”. The page “lesson” of the help lists them.</source>
        <translation>Le programme ne connaît pas le fait « %1 ». La page « lesson » de l’aide les énumère.</translation>
    </message>
    <message>
        <source>Nothing in the window is called “%1”. The page “lesson” of the help lists what is.</source>
        <translation>Rien dans la fenêtre ne s’appelle « %1 ». La page « lesson » de l’aide énumère les noms.</translation>
    </message>
    <message>
        <source>Exactly one option has to be right. Write &quot;right&quot;: true beside it.</source>
        <translation>Une seule réponse doit être juste. Écrivez &quot;right&quot;: true à côté.</translation>
    </message>
    <message>
        <source>This is more than a lesson can hold. Make two lessons of it.</source>
        <translation>C’est plus qu’une leçon ne peut contenir. Faites-en deux leçons.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>And more of the same kind: %1.</source>
        <translation>Et d’autres du même genre : %1.</translation>
    </message>
</context>
<context>
    <name>ui::LinePlot</name>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 par rapport à %2</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1&#xa0;: %2. %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>ui::LogModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>ui::MainMenu</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;New project</source>
        <translation>&amp;Nouveau projet</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Projets ré&amp;cents</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Import table…</source>
        <translation>&amp;Importer une table…</translation>
    </message>
    <message>
        <source>Import &amp;measurements…</source>
        <translation>Importer des &amp;mesures…</translation>
    </message>
    <message>
        <source>&amp;Paste table</source>
        <translation>Co&amp;ller une table</translation>
    </message>
    <message>
        <source>Export &amp;figure…</source>
        <translation>Exporter la &amp;figure…</translation>
    </message>
    <message>
        <source>Cop&amp;y figure</source>
        <translation>Co&amp;pier la figure</translation>
    </message>
    <message>
        <source>Copy as comman&amp;d</source>
        <translation>Copier comme comman&amp;de</translation>
    </message>
    <message>
        <source>Export repor&amp;t…</source>
        <translation>Exporter le &amp;rapport…</translation>
    </message>
    <message>
        <source>&amp;Close project</source>
        <translation>Fermer le pro&amp;jet</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Paramètres…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>Page d’&amp;accueil</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Couleurs</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Comme le &amp;système</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>S&amp;ombre</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Zoom avant</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>Taille &amp;normale</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;Data</source>
        <translation>Do&amp;nnées</translation>
    </message>
    <message>
        <source>Open &amp;sample</source>
        <translation>Ouvrir un &amp;exemple</translation>
    </message>
    <message>
        <source>&amp;Export task file…</source>
        <translation>E&amp;xporter le fichier de tâche…</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Exécution</translation>
    </message>
    <message>
        <source>&amp;Find the front</source>
        <translation>&amp;Trouver le front</translation>
    </message>
    <message>
        <source>&amp;Train a policy</source>
        <translation>&amp;Entraîner une stratégie</translation>
    </message>
    <message>
        <source>Run &amp;baselines…</source>
        <translation>Lancer les &amp;comparateurs…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>&amp;Patient</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>&amp;Patient</translation>
    </message>
    <message>
        <source>&amp;Walk through a patient</source>
        <translation>Sui&amp;vre un patient</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>En&amp;seignement</translation>
    </message>
    <message>
        <source>&amp;Presenter mode</source>
        <translation>Mode &amp;présentation</translation>
    </message>
    <message>
        <source>Large type and nothing but the page; Esc leaves it</source>
        <translation>Grands caractères et rien que la page&#x202f;; Échap pour quitter</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>&amp;Qu’est-ce que c’est&#x202f;?</translation>
    </message>
    <message>
        <source>Then click a word or a control to have it explained</source>
        <translation>Puis cliquez sur un mot ou un élément pour qu’il soit expliqué</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glossaire</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
    <message>
        <source>&amp;About PanelWise</source>
        <translation>À &amp;propos de PanelWise</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>&amp;Effacer cette liste</translation>
    </message>
    <message>
        <source>Not while a file is being read</source>
        <translation>Pas pendant la lecture d’un fichier</translation>
    </message>
    <message>
        <source>No project is open</source>
        <translation>Aucun projet n’est ouvert</translation>
    </message>
    <message>
        <source>Finds the best trade-offs between cost and accuracy</source>
        <translation>Trouve les meilleurs compromis entre coût et exactitude</translation>
    </message>
    <message>
        <source>Trains one policy as the page Train says</source>
        <translation>Entraîne une stratégie selon la page Entraînement</translation>
    </message>
    <message>
        <source>Runs what policies are compared with, as the page Compare &amp; report says</source>
        <translation>Lance ce à quoi les stratégies sont comparées, selon la page Comparaison et rapport</translation>
    </message>
    <message>
        <source>Writes what the page Compare &amp; report shows as one document</source>
        <translation>Écrit en un seul document ce que montre la page Comparaison et rapport</translation>
    </message>
    <message>
        <source>Follows one patient from panel to panel</source>
        <translation>Suit un patient de bilan en bilan</translation>
    </message>
    <message>
        <source>Nothing is being trained, searched for or run</source>
        <translation>Aucun entraînement, aucune recherche ni aucun calcul n’est en cours</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>C&amp;ontinuer</translation>
    </message>
    <message>
        <source>What is under way waits where it is; nothing is lost</source>
        <translation>Met en attente ce qui est en cours&#x202f;; rien n’est perdu</translation>
    </message>
    <message>
        <source>Ends what is under way within a second and keeps what it has so far</source>
        <translation>Arrête en une seconde ce qui est en cours et conserve l’acquis</translation>
    </message>
    <message>
        <source>%1 ▸ %2</source>
        <translation>%1 ▸ %2</translation>
    </message>
    <message>
        <source>S&amp;hare a copy…</source>
        <translation>Parta&amp;ger une copie…</translation>
    </message>
    <message>
        <source>Find a &amp;command…</source>
        <translation>Trouver une &amp;commande…</translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>No project open</source>
        <translation>Aucun projet ouvert</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projet</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Prêt</translation>
    </message>
    <message>
        <source>Simulation for education and research. Not for clinical use.</source>
        <translation>Simulation pour l’enseignement et la recherche. Ne pas utiliser en clinique.</translation>
    </message>
    <message>
        <source>Project: %1</source>
        <translation>Projet&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 – PanelWise</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>%1 – PanelWise</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ui::MessageStack</name>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Show fewer messages</source>
        <translation>Afficher moins de messages</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more messages</source>
        <translation>
            <numerusform>Afficher %n message de plus</numerusform>
            <numerusform>Afficher %n messages de plus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MethodBox</name>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
</context>
<context>
    <name>ui::ModelChecklist</name>
    <message>
        <source>Models</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Models to compare</source>
        <translation>Modèles à comparer</translation>
    </message>
    <message>
        <source>Tick up to eight; R makes the current one the reference</source>
        <translation>Cochez-en jusqu’à huit&#x202f;; R fait du modèle actuel la référence</translation>
    </message>
    <message>
        <source>A ticked model keeps its colour, dash and marker on every plot.</source>
        <translation>Un modèle coché garde sa couleur, son trait et son symbole sur tous les graphiques.</translation>
    </message>
    <message>
        <source>Mean cost of testing per patient</source>
        <translation>Coût moyen des analyses par patient</translation>
    </message>
    <message>
        <source>Policies on the front</source>
        <translation>Stratégies du front</translation>
    </message>
    <message>
        <source>Trained policies</source>
        <translation>Stratégies entraînées</translation>
    </message>
    <message>
        <source>Baselines</source>
        <translation>Comparateurs</translation>
    </message>
    <message>
        <source>None tried on test patients yet</source>
        <translation>Aucune encore éprouvée sur les patients de test</translation>
    </message>
    <message>
        <source>%1, reference</source>
        <translation>%1, référence</translation>
    </message>
    <message numerus="yes">
        <source>%n ticked</source>
        <translation>
            <numerusform>%n coché</numerusform>
            <numerusform>%n cochés</numerusform>
        </translation>
    </message>
    <message>
        <source>Make it the reference</source>
        <translation>En faire la référence</translation>
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
        <translation>Au-delà de %1 bilans, il y a trop de paires&#xa0;: ils sont prescrits un par un.</translation>
    </message>
    <message>
        <source>Panels are ordered one by one as long as an order without a result %1 (Missing values).</source>
        <translation>Les bilans sont prescrits un par un tant qu’une prescription sans résultat %1 (Valeurs manquantes).</translation>
    </message>
    <message>
        <source>Together they save time, not money: panels are ordered one by one unless time is minimised.</source>
        <translation>Ensemble, ils font gagner du temps, non de l’argent&#xa0;: les bilans sont prescrits un par un, sauf si le temps est minimisé.</translation>
    </message>
    <message>
        <source>Rules for orders…</source>
        <translation>Règles de prescription…</translation>
    </message>
    <message>
        <source>Panels may be ordered together (two at a time)</source>
        <translation>Les bilans peuvent être prescrits ensemble (deux à la fois)</translation>
    </message>
    <message>
        <source>Orders, time and money</source>
        <translation>Prescriptions, temps et argent</translation>
    </message>
    <message>
        <source>A cap on every bill, panels that come first, are never ordered or need others</source>
        <translation>Un plafond pour chaque facture, des bilans prescrits d’abord, jamais prescrits ou qui en exigent d’autres</translation>
    </message>
    <message>
        <source>What is &amp;minimised</source>
        <translation>Ce qui est &amp;minimisé</translation>
    </message>
    <message>
        <source>Everything may be ordered at any time.</source>
        <translation>Tout peut être prescrit à tout moment.</translation>
    </message>
</context>
<context>
    <name>ui::OutcomeCard</name>
    <message>
        <source>What is predicted</source>
        <translation>Ce qui est prédit</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Change what is predicted</source>
        <translation>Changer ce qui est prédit</translation>
    </message>
    <message>
        <source>Looking through the table …</source>
        <translation>Examen de la table …</translation>
    </message>
    <message>
        <source>not chosen yet</source>
        <translation>pas encore choisi</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Another column…</source>
        <translation>Une autre colonne…</translation>
    </message>
    <message>
        <source>Who is a case?</source>
        <translation>Qui est un cas&#x202f;?</translation>
    </message>
</context>
<context>
    <name>ui::OutcomeDialog</name>
    <message>
        <source>What is predicted</source>
        <translation>Ce qui est prédit</translation>
    </message>
    <message>
        <source>Column of the outcome</source>
        <translation>Colonne de l’issue</translation>
    </message>
    <message>
        <source>Values that mark the cases</source>
        <translation>Valeurs qui marquent les cas</translation>
    </message>
    <message>
        <source>below</source>
        <translation>inférieur à</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>au plus</translation>
    </message>
    <message>
        <source>above</source>
        <translation>supérieur à</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>au moins</translation>
    </message>
    <message>
        <source>Whoever has anything recorded there, such as a date of death, is a case; whoever has not is none.</source>
        <translation>Quiconque y a quelque chose de renseigné, comme une date de décès, est un cas&#x202f;; les autres n’en sont pas.</translation>
    </message>
    <message>
        <source>&amp;Column</source>
        <translation>&amp;Colonne</translation>
    </message>
    <message>
        <source>Offered</source>
        <translation>Propositions</translation>
    </message>
    <message>
        <source>Cases are those with</source>
        <translation>Les cas ont</translation>
    </message>
    <message>
        <source>&amp;Name of the outcome</source>
        <translation>&amp;Nom de l’issue</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Whoever has a date there is a case</source>
        <translation>Quiconque y a une date est un cas</translation>
    </message>
    <message>
        <source>certain values</source>
        <translation>certaines valeurs</translation>
    </message>
    <message>
        <source>a number below or above a limit</source>
        <translation>un nombre inférieur ou supérieur à une limite</translation>
    </message>
    <message>
        <source>anything recorded</source>
        <translation>quelque chose de renseigné</translation>
    </message>
    <message numerus="yes">
        <source>%1  (%Ln patients)</source>
        <translation>
            <numerusform>%1  (%Ln patient)</numerusform>
            <numerusform>%1  (%Ln patients)</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is a case. Choose a value or a limit that some patients have.</source>
        <translation>Personne n’est un cas. Choisissez une valeur ou une limite que certains patients ont.</translation>
    </message>
    <message>
        <source>Everybody is a case, so there is nothing to learn.</source>
        <translation>Tous sont des cas&#x202f;; il n’y a donc rien à apprendre.</translation>
    </message>
    <message>
        <source>%1 of %2 patients are cases (%3)</source>
        <translation>%1 patients sur %2 sont des cas (%3)</translation>
    </message>
</context>
<context>
    <name>ui::OutlineView</name>
    <message>
        <source>Sections of the report</source>
        <translation>Sections du rapport</translation>
    </message>
    <message>
        <source>Space leaves a section out or takes it in, Alt with the up and down keys moves it.</source>
        <translation>Espace retire ou reprend une section, Alt avec les flèches haut et bas la déplace.</translation>
    </message>
</context>
<context>
    <name>ui::PageView</name>
    <message>
        <source>Preview of a page</source>
        <translation>Aperçu d’une page</translation>
    </message>
</context>
<context>
    <name>ui::PanelCard</name>
    <message>
        <source>Turnaround time</source>
        <translation>Délai de rendu</translation>
    </message>
    <message>
        <source>Blood</source>
        <translation>Sang</translation>
    </message>
    <message>
        <source>Name of panel %1</source>
        <translation>Nom du bilan %1</translation>
    </message>
    <message>
        <source>%1 new of %2</source>
        <translation>%1 nouvelles sur %2</translation>
    </message>
    <message>
        <source>The others are also in %1, and are paid in each panel that is ordered.</source>
        <translation>Les autres sont aussi dans %1 et sont payées dans chaque bilan prescrit.</translation>
    </message>
    <message>
        <source>Price of %1</source>
        <translation>Prix de %1</translation>
    </message>
    <message>
        <source>What ordering %1 costs</source>
        <translation>Ce que coûte la prescription de %1</translation>
    </message>
    <message>
        <source>More for panel %1</source>
        <translation>Plus pour le bilan %1</translation>
    </message>
    <message>
        <source>Rename, reorder, merge or delete</source>
        <translation>Renommer, déplacer, fusionner ou supprimer</translation>
    </message>
    <message>
        <source>Panel %1, %2</source>
        <translation>Bilan %1, %2</translation>
    </message>
    <message>
        <source>Turnaround time of %1</source>
        <translation>Délai de rendu de %1</translation>
    </message>
    <message>
        <source>From the order of %1 to its results. In minutes, or as “1.5 h”; empty where nobody said.</source>
        <translation>De la prescription de %1 à ses résultats. En minutes, ou comme «&#x202f;1,5 h&#x202f;»&#x202f;; vide si non précisé.</translation>
    </message>
    <message>
        <source>Blood volume of %1</source>
        <translation>Volume de sang de %1</translation>
    </message>
    <message>
        <source>Blood drawn for %1, in millilitres; empty where nobody said.</source>
        <translation>Sang prélevé pour %1, en millilitres&#x202f;; vide si non précisé.</translation>
    </message>
    <message>
        <source>%1 shared with %2</source>
        <translation>%1 en commun avec %2</translation>
    </message>
    <message>
        <source>%1. Click to show them singly.</source>
        <translation>%1. Cliquez pour les afficher une à une.</translation>
    </message>
    <message>
        <source>Move to panel</source>
        <translation>Déplacer vers le bilan</translation>
    </message>
    <message>
        <source>Also put in panel</source>
        <translation>Mettre aussi dans le bilan</translation>
    </message>
    <message>
        <source>Make a new panel</source>
        <translation>Créer un bilan</translation>
    </message>
    <message>
        <source>Remove from %1</source>
        <translation>Retirer de %1</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Merge into</source>
        <translation>Fusionner avec</translation>
    </message>
    <message>
        <source>Show shared tests singly</source>
        <translation>Afficher une à une les analyses communes</translation>
    </message>
    <message>
        <source>Delete panel</source>
        <translation>Supprimer le bilan</translation>
    </message>
</context>
<context>
    <name>ui::PanelList</name>
    <message>
        <source>Panels</source>
        <translation>Bilans</translation>
    </message>
    <message>
        <source>Missing values</source>
        <translation>Valeurs manquantes</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Add panel</source>
        <translation>Ajouter un bilan</translation>
    </message>
    <message>
        <source>Drop tests here to make a new panel</source>
        <translation>Déposez des analyses ici pour créer un bilan</translation>
    </message>
    <message>
        <source>Missing values by panel and outcome</source>
        <translation>Valeurs manquantes par bilan et issue</translation>
    </message>
    <message>
        <source>More about panels</source>
        <translation>Plus sur les bilans</translation>
    </message>
    <message>
        <source>Shared fees</source>
        <translation>Forfaits communs</translation>
    </message>
    <message>
        <source>Add shared fee…</source>
        <translation>Ajouter un forfait commun…</translation>
    </message>
    <message>
        <source>&amp;An order of which a patient&apos;s record holds nothing</source>
        <translation>&amp;Une prescription dont le dossier d’un patient ne contient rien</translation>
    </message>
    <message>
        <source>It never changes the probability nor a later decision.</source>
        <translation>Cela ne change jamais la probabilité ni une décision ultérieure.</translation>
    </message>
    <message>
        <source>a test in two panels is paid in each</source>
        <translation>une analyse de deux bilans est payée dans chacun</translation>
    </message>
    <message>
        <source>by panel and outcome</source>
        <translation>par bilan et issue</translation>
    </message>
    <message numerus="yes">
        <source>%n variables are in no panel (%1) and will not be used.</source>
        <translation>
            <numerusform>%n variable n’est dans aucun bilan (%1) et ne sera pas utilisée.</numerusform>
            <numerusform>%n variables ne sont dans aucun bilan (%1) et ne seront pas utilisées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a panel</source>
        <translation>Créer un bilan</translation>
    </message>
    <message>
        <source>Leave unused</source>
        <translation>Laisser inutilisé</translation>
    </message>
</context>
<context>
    <name>ui::PanelUseCard</name>
    <message>
        <source>Panel use</source>
        <translation>Recours aux bilans</translation>
    </message>
    <message>
        <source>Shares appear with the first validation</source>
        <translation>Les parts apparaissent à la première validation</translation>
    </message>
    <message>
        <source>▎at the start of training</source>
        <translation>▎au début de l’entraînement</translation>
    </message>
    <message>
        <source>share of validation patients</source>
        <translation>part des patients de validation</translation>
    </message>
    <message>
        <source>Share of validation patients</source>
        <translation>Part des patients de validation</translation>
    </message>
</context>
<context>
    <name>ui::PathCard</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Back to the policy’s path</source>
        <translation>Retour au parcours de la stratégie</translation>
    </message>
    <message>
        <source>Next patient</source>
        <translation>Patient suivant</translation>
    </message>
    <message>
        <source>Reset the score</source>
        <translation>Remettre le score à zéro</translation>
    </message>
    <message>
        <source>Undoes the last change (Ctrl+Z)</source>
        <translation>Annule la dernière modification (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Closes the second path</source>
        <translation>Ferme le second parcours</translation>
    </message>
    <message>
        <source>The next patient of the list (Page Down)</source>
        <translation>Le patient suivant de la liste (Page suiv.)</translation>
    </message>
    <message>
        <source>Starts counting anew</source>
        <translation>Recommence à compter</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Prescriptions</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>Facture</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Probabilité</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>Diagnostic</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Révéler</translation>
    </message>
    <message>
        <source>Shows what the policy would do here, and why; the next decision is yours again</source>
        <translation>Montre ce que ferait ici la stratégie, et pourquoi ; la décision suivante vous revient</translation>
    </message>
    <message>
        <source>Teams…</source>
        <translation>Équipes…</translation>
    </message>
    <message>
        <source>How it went…</source>
        <translation>Déroulement…</translation>
    </message>
    <message>
        <source>Names of teams that take turns</source>
        <translation>Noms des équipes qui jouent à tour de rôle</translation>
    </message>
    <message>
        <source>The score case by case, and your place among the policies</source>
        <translation>Le score cas par cas, et votre place parmi les stratégies</translation>
    </message>
</context>
<context>
    <name>ui::PathPatients</name>
    <message>
        <source>Patient (row)</source>
        <translation>Patient (ligne)</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>Facture</translation>
    </message>
    <message>
        <source>Last probability</source>
        <translation>Dernière probabilité</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>masqué</translation>
    </message>
    <message>
        <source>case: found</source>
        <translation>cas&#xa0;: détecté</translation>
    </message>
    <message>
        <source>case: missed</source>
        <translation>cas&#xa0;: manqué</translation>
    </message>
    <message>
        <source>no case: false alarm</source>
        <translation>non-cas&#xa0;: fausse alerte</translation>
    </message>
    <message>
        <source>no case: reassured</source>
        <translation>non-cas&#xa0;: rassuré</translation>
    </message>
    <message>
        <source>Show outcomes</source>
        <translation>Afficher les issues</translation>
    </message>
    <message>
        <source>Walk through this patient</source>
        <translation>Suivre ce patient</translation>
    </message>
    <message>
        <source>Patients who took this path</source>
        <translation>Patients de ce parcours</translation>
    </message>
    <message>
        <source>Patients</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Patients</translation>
    </message>
    <message>
        <source>Whether these patients are cases; hidden, so that you can guess first</source>
        <translation>Indique si ces patients sont des cas&#x202f;; masqué, pour vous laisser deviner d’abord</translation>
    </message>
    <message>
        <source>See step by step what was ordered and why (Enter)</source>
        <translation>Voir étape par étape ce qui a été prescrit et pourquoi (Entrée)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Test patients: %1</source>
        <translation>Patients de test&#xa0;: %1</translation>
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
        <translation>Issue réelle</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <translation>
            <numerusform>%1, et %n autre</numerusform>
            <numerusform>%1, et %n autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PatientChart</name>
    <message>
        <source>Probability track</source>
        <translation>Tracé de la probabilité</translation>
    </message>
    <message>
        <source>80 % range</source>
        <translation>plage de 80&#x202f;%</translation>
    </message>
    <message>
        <source>Where the probability would end for 80 of 100 patients like this one if every panel were known</source>
        <translation>Où finirait la probabilité pour 80 patients semblables sur 100 si tous les bilans étaient connus</translation>
    </message>
</context>
<context>
    <name>ui::PatientEmpty</name>
    <message>
        <source>Choose a patient</source>
        <translation>Choisissez un patient</translation>
    </message>
    <message>
        <source>Panel by panel: what is ordered, what comes back, and why. The outcome stays hidden until the diagnosis.</source>
        <translation>Bilan par bilan&#xa0;: ce qui est prescrit, ce qui en revient, et pourquoi. L’issue reste masquée jusqu’au diagnostic.</translation>
    </message>
    <message>
        <source>Or type a patient in by hand</source>
        <translation>Ou saisissez un patient à la main</translation>
    </message>
    <message>
        <source>Walk through</source>
        <translation>Suivre</translation>
    </message>
    <message>
        <source>Walk through: %1</source>
        <translation>Suivre&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nobody among the test patients.</source>
        <translation>Personne parmi les patients de test.</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>nothing ordered</source>
        <translation>rien de prescrit</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Nothing is known before a test.</source>
        <translation>Rien n’est connu avant une analyse.</translation>
    </message>
    <message>
        <source>Path and outcome stay hidden</source>
        <translation>Parcours et issue restent cachés</translation>
    </message>
</context>
<context>
    <name>ui::PatientForm</name>
    <message>
        <source>Empty all</source>
        <translation>Tout vider</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Empty: not in the record</source>
        <translation>Vide&#xa0;: pas dans le dossier</translation>
    </message>
    <message>
        <source>Reference %1 %2. Empty: not in the record</source>
        <translation>Référence %1 %2. Vide&#xa0;: pas dans le dossier</translation>
    </message>
    <message>
        <source>not in the record</source>
        <translation>pas dans le dossier</translation>
    </message>
    <message>
        <source>One of these, or not in the record</source>
        <translation>L’une de celles-ci, ou pas dans le dossier</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>pas un nombre</translation>
    </message>
    <message>
        <source>hardly possible: check the unit</source>
        <translation>peu plausible&#xa0;: vérifiez l’unité</translation>
    </message>
    <message>
        <source>nobody in the data has this</source>
        <translation>personne dans les données n’a cela</translation>
    </message>
    <message>
        <source>Nothing is known before a test.</source>
        <translation>Rien n’est connu avant une analyse.</translation>
    </message>
</context>
<context>
    <name>ui::PatientPage</name>
    <message>
        <source>By hand…</source>
        <translation>À la main…</translation>
    </message>
    <message>
        <source>Reading the policy and walking it through the test patients…</source>
        <translation>Lecture de la stratégie et parcours des patients de test…</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Stratégie</translation>
    </message>
    <message>
        <source>The policy that is walked with: the patient stays the same</source>
        <translation>La stratégie suivie&#xa0;: le patient reste le même</translation>
    </message>
    <message>
        <source>Type a patient in by hand</source>
        <translation>Saisir un patient à la main</translation>
    </message>
    <message>
        <source>Row “%1” is not one of the test patients this policy was tried on. The patients it learned from are not walked through: it knows them.</source>
        <translation>La ligne «&#x202f;%1&#x202f;» n’est pas l’un des patients de test sur lesquels cette stratégie a été éprouvée. Ceux sur lesquels elle a appris ne peuvent pas être suivis&#xa0;: elle les connaît.</translation>
    </message>
    <message>
        <source>%1 · test patients</source>
        <translation>%1 · patients de test</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>%1, %2. Ranges: 80 of 100 patients like this one.</source>
        <translation>%1, %2. Plages&#xa0;: 80 patients semblables sur 100.</translation>
    </message>
    <message>
        <source>A patient by hand</source>
        <translation>Un patient saisi à la main</translation>
    </message>
    <message>
        <source>What is known before any test. Results are asked for when they are ordered. Leave empty what is not known. Nothing here is stored.</source>
        <translation>Ce qui est connu avant toute analyse. Les résultats sont demandés à la prescription. Laissez vide ce qui n’est pas connu. Rien n’est conservé ici.</translation>
    </message>
    <message>
        <source>Walk through</source>
        <translation>Suivre</translation>
    </message>
    <message>
        <source>Results of %1</source>
        <translation>Résultats : %1</translation>
    </message>
    <message>
        <source>Leave empty what was not measured. Unlikely values are flagged, not refused. A panel without any result costs nothing.</source>
        <translation>Laissez vide ce qui n’a pas été mesuré. Les valeurs peu vraisemblables sont signalées, pas refusées. Un bilan sans résultat ne coûte rien.</translation>
    </message>
    <message>
        <source>Enter results</source>
        <translation>Saisir les résultats</translation>
    </message>
</context>
<context>
    <name>ui::PatientStage</name>
    <message>
        <source>Probability track</source>
        <translation>Tracé de la probabilité</translation>
    </message>
</context>
<context>
    <name>ui::PictureTab</name>
    <message>
        <source>No picture yet</source>
        <translation>Pas encore d’image</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Which of the ticked models is shown here</source>
        <translation>Lequel des modèles cochés est affiché ici</translation>
    </message>
    <message>
        <source>Tick a model to see this.</source>
        <translation>Cochez un modèle pour voir cela.</translation>
    </message>
    <message>
        <source>There is nothing to show for these models.</source>
        <translation>Il n’y a rien à afficher pour ces modèles.</translation>
    </message>
</context>
<context>
    <name>ui::PinComparison</name>
    <message>
        <source>Pinned policies, compared</source>
        <translation>Comparaison des stratégies épinglées</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Épinglées</translation>
    </message>
    <message>
        <source>Shift-click a policy in the plot, or press P, to pin it: up to four</source>
        <translation>Maj+clic sur une stratégie du graphique, ou P, pour l’épingler&#xa0;: jusqu’à quatre</translation>
    </message>
    <message>
        <source>Found per 1,000</source>
        <translation>Détectés pour 1&#x202f;000</translation>
    </message>
    <message>
        <source>Missed per 1,000</source>
        <translation>Manqués pour 1&#x202f;000</translation>
    </message>
    <message>
        <source>False alarms per 1,000</source>
        <translation>Fausses alertes pour 1&#x202f;000</translation>
    </message>
    <message>
        <source>No longer pinned</source>
        <translation>N’est plus épinglée</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Désépingler</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>Désépingler %1</translation>
    </message>
</context>
<context>
    <name>ui::PlanDialog</name>
    <message>
        <source>Advanced settings</source>
        <translation>Paramètres avancés</translation>
    </message>
    <message>
        <source>Double-click a value to change it. What differs from the preset is bold, and stays when another preset is chosen.</source>
        <translation>Double-cliquez sur une valeur pour la changer. Ce qui diffère du préréglage est en gras, et reste si l’on en choisit un autre.</translation>
    </message>
    <message>
        <source>Settings of the plan</source>
        <translation>Paramètres du plan</translation>
    </message>
    <message>
        <source>Back to the preset</source>
        <translation>Retour au préréglage</translation>
    </message>
</context>
<context>
    <name>ui::PlanModel</name>
    <message>
        <source>%1 The preset has %2.</source>
        <translation>%1 Le préréglage a %2.</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Paramètre</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Possible</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Possible</translation>
    </message>
</context>
<context>
    <name>ui::PocketCardWindow</name>
    <message>
        <source>Page</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Page</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Pocket card</source>
        <translation>Carte de poche</translation>
    </message>
    <message>
        <source>A small tree that does nearly what the policy does. How nearly is its fidelity.</source>
        <translation>Un petit arbre qui fait à peu près ce que fait la stratégie. À quel point, c’est sa fidélité.</translation>
    </message>
    <message>
        <source>On one page</source>
        <translation>Sur une page</translation>
    </message>
    <message>
        <source>One page, with its text as text</source>
        <translation>Une page, dont le texte reste du texte</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ui::PointCard</name>
    <message>
        <source>On the front: nothing found is better in this time.</source>
        <translation>Sur le front&#xa0;: rien de trouvé n’est meilleur en aussi peu de temps.</translation>
    </message>
    <message>
        <source>On the front: nothing found is better for this money.</source>
        <translation>Sur le front&#xa0;: rien de trouvé n’est meilleur à ce prix.</translation>
    </message>
    <message>
        <source>Another policy is at least as good in no more time.</source>
        <translation>Une autre stratégie est au moins aussi bonne sans prendre plus de temps.</translation>
    </message>
    <message>
        <source>Another policy is at least as good for no more money.</source>
        <translation>Une autre stratégie est au moins aussi bonne sans coûter plus.</translation>
    </message>
    <message>
        <source>Everybody gets what the study demands first, and nothing else.</source>
        <translation>Chacun reçoit ce que l’étude exige d’abord, et rien d’autre.</translation>
    </message>
    <message>
        <source>Nobody is tested: a diagnosis from what is known anyway.</source>
        <translation>Aucune analyse pour personne&#xa0;: un diagnostic d’après ce qui est connu de toute façon.</translation>
    </message>
    <message>
        <source>Everybody gets every panel that the study allows before the diagnosis.</source>
        <translation>Chacun reçoit, avant le diagnostic, chaque bilan que l’étude permet.</translation>
    </message>
    <message>
        <source>Everybody gets every panel before the diagnosis.</source>
        <translation>Tous reçoivent tous les bilans avant le diagnostic.</translation>
    </message>
    <message>
        <source>Figures of all patients: each was decided for by a policy found without them, the best for at most the mean cost of this one.</source>
        <translation>Chiffres de tous les patients&#xa0;: pour chacun, la décision vient d’une stratégie trouvée sans lui, la meilleure pour au plus le coût moyen de celle-ci.</translation>
    </message>
    <message>
        <source>Figures of %1 test patients, seen once, after the front was chosen.</source>
        <translation>Chiffres de %1 patients de test, vus une seule fois, après le choix du front.</translation>
    </message>
    <message>
        <source>Figures of the %1 validation patients on whom the front was chosen: a little too good.</source>
        <translation>Chiffres des %1 patients de validation sur lesquels le front a été choisi&#xa0;: un peu trop bons.</translation>
    </message>
    <message>
        <source>Expected over all possible patients; panel use and sequences of the test patients.</source>
        <translation>Attendu sur tous les patients possibles&#x202f;; recours aux bilans et séquences des patients de test.</translation>
    </message>
    <message>
        <source>Of 1,000 patients</source>
        <translation>Sur 1&#x202f;000 patients</translation>
    </message>
    <message>
        <source>Panel use</source>
        <translation>Recours aux bilans</translation>
    </message>
    <message>
        <source>Test sequences of 1,000 patients</source>
        <translation>Séquences de bilans de 1&#x202f;000 patients</translation>
    </message>
    <message>
        <source>Walk through a patient</source>
        <translation>Suivre un patient</translation>
    </message>
    <message>
        <source>Pocket card…</source>
        <translation>Carte de poche…</translation>
    </message>
    <message>
        <source>Export patients…</source>
        <translation>Exporter les patients…</translation>
    </message>
    <message>
        <source>Test sequences per 1,000</source>
        <translation>Séquences de bilans pour 1&#x202f;000</translation>
    </message>
    <message>
        <source>click to list patients</source>
        <translation>cliquez pour la liste des patients</translation>
    </message>
    <message>
        <source>share of patients</source>
        <translation>part des patients</translation>
    </message>
    <message>
        <source>No policy chosen</source>
        <translation>Aucune stratégie choisie</translation>
    </message>
    <message>
        <source>Click a policy on the front, or move along it with ← and →.</source>
        <translation>Cliquez sur une stratégie du front, ou parcourez-le avec ← et →.</translation>
    </message>
    <message>
        <source>These prices are only tried: elsewhere those of the study are in force. Reset them, or solve again to take them over.</source>
        <translation>Ces prix ne sont qu’essayés&#xa0;: ailleurs, ceux de l’étude sont en vigueur. Rétablissez-les, ou résolvez à nouveau pour les adopter.</translation>
    </message>
    <message>
        <source>See step by step what this policy orders for one patient, and why</source>
        <translation>Voir étape par étape ce que cette stratégie prescrit à un patient, et pourquoi</translation>
    </message>
    <message>
        <source>A small decision tree that imitates this policy, on one page to print</source>
        <translation>Un petit arbre de décision qui imite cette stratégie, sur une page à imprimer</translation>
    </message>
    <message>
        <source>A table of what this policy does for each patient: orders, probabilities, bill, diagnosis</source>
        <translation>Une table de ce que cette stratégie fait pour chaque patient&#xa0;: prescriptions, probabilités, facture, diagnostic</translation>
    </message>
    <message>
        <source>%1 per patient</source>
        <translation>%1 par patient</translation>
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
        <translation>%1 non défini</translation>
    </message>
    <message>
        <source>95 % CI of %1: %2–%3</source>
        <translation>IC à 95&#x202f;% de %1&#xa0;: %2–%3</translation>
    </message>
    <message>
        <source>results after %1</source>
        <translation>résultats après %1</translation>
    </message>
    <message>
        <source>%1 of blood</source>
        <translation>%1 de sang</translation>
    </message>
    <message>
        <source>Of 1,000 patients like these, %1 are cases</source>
        <translation>Sur 1&#x202f;000 patients semblables, %1 sont des cas</translation>
    </message>
    <message>
        <source>Panels ordered for them: %1, for %2 in all. %3 of the cases are found, %4 are missed, and %5 of the others are called cases.</source>
        <translation>Bilans prescrits pour eux&#xa0;: %1, pour %2 au total. %3 des cas sont détectés, %4 sont manqués, et %5 des autres sont classés cas.</translation>
    </message>
    <message>
        <source>Panel use, share of patients</source>
        <translation>Recours aux bilans, part des patients</translation>
    </message>
    <message>
        <source>Made to earn: λ %1, ρ %2 per %3.</source>
        <translation>Récompense visée&#xa0;: λ %1, ρ %2 par %3.</translation>
    </message>
    <message>
        <source>minute</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>minute</translation>
    </message>
    <message>
        <source>The patients are being looked up…</source>
        <translation>Recherche des patients…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Épingler</translation>
    </message>
    <message>
        <source>Give this policy a name of your own (F2)</source>
        <translation>Donner à cette stratégie un nom à vous (F2)</translation>
    </message>
    <message>
        <source>Keep this policy beside others, to compare them: up to four (P)</source>
        <translation>Garder cette stratégie à côté d’autres pour les comparer : quatre au plus (P)</translation>
    </message>
    <message>
        <source>Remove the pin</source>
        <translation>Désépingler</translation>
    </message>
</context>
<context>
    <name>ui::PooledText</name>
    <message>
        <source>undefined</source>
        <translation>non défini</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 à %3)</translation>
    </message>
    <message>
        <source>cannot be told apart</source>
        <translation>non distinguable</translation>
    </message>
    <message>
        <source>better</source>
        <translation>meilleur</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>moins bon</translation>
    </message>
    <message>
        <source>Counts of all folds together; each patient is decided for by what was learned without them.</source>
        <translation>Effectifs de tous les blocs réunis&#x202f;; pour chaque patient, la décision vient de ce qui a été appris sans lui.</translation>
    </message>
    <message>
        <source>In every fold the policy that is best on validation patients for that much. Differences of F1 are paired by fold with the correction of Nadeau and Bengio, each at 95 %: of twenty comparisons of equals about one seems to differ.</source>
        <translation>Dans chaque bloc, la stratégie qui est la meilleure chez les patients de validation pour ce coût. Les différences de F1 sont appariées par bloc avec la correction de Nadeau et Bengio, chacune à 95&#x202f;%&#xa0;: sur vingt comparaisons d’égaux, environ une semble différer.</translation>
    </message>
    <message>
        <source>Its F1 for as much</source>
        <translation>Son F1 au même coût</translation>
    </message>
    <message>
        <source>Difference then</source>
        <translation>Différence alors</translation>
    </message>
    <message>
        <source>Verdict then</source>
        <translation>Verdict alors</translation>
    </message>
    <message>
        <source>“For as much” is what the other model itself offers for that much money, chosen in the same way; – where it has nothing to choose from.</source>
        <translation>« Au même coût » est ce que l’autre modèle offre lui-même pour ce montant, choisi de la même façon ; – s’il n’a rien à choisir.</translation>
    </message>
</context>
<context>
    <name>ui::PresenterView</name>
    <message>
        <source>Presenter</source>
        <translation>Présentation</translation>
    </message>
    <message>
        <source>Notes for yourself. N hides them; they are kept until the program ends.</source>
        <translation>Notes pour vous. N les masque ; elles sont gardées jusqu’à la fin du programme.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Notes</translation>
    </message>
    <message>
        <source>There is nothing to show on this page yet.</source>
        <translation>Il n’y a encore rien à montrer sur cette page.</translation>
    </message>
    <message>
        <source>← → or Space: go on · Page Down: next plot · A: in motion · B: black · N: notes · F5 or Esc: leave</source>
        <translation>← → ou Espace&#xa0;: avancer · Page suiv.&#xa0;: graphique suivant · A&#xa0;: animation · B&#xa0;: noir · N&#xa0;: notes · F5 ou Échap&#xa0;: quitter</translation>
    </message>
</context>
<context>
    <name>ui::PreviewWindow</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>How large the page is shown</source>
        <translation>Taille d’affichage de la page</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Page préc.</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Page suiv.</translation>
    </message>
    <message>
        <source>Page</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Page</translation>
    </message>
</context>
<context>
    <name>ui::PriceBars</name>
    <message>
        <source>%1 costs %2</source>
        <translation>%1 coûte %2</translation>
    </message>
    <message>
        <source>Panel prices</source>
        <translation>Prix des bilans</translation>
    </message>
</context>
<context>
    <name>ui::PriceListDialog</name>
    <message>
        <source>Price list</source>
        <translation>Tarif</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Turnaround</source>
        <translation>Délai</translation>
    </message>
    <message>
        <source>Blood</source>
        <translation>Sang</translation>
    </message>
    <message>
        <source>Prices of panels</source>
        <translation>Prix des bilans</translation>
    </message>
    <message>
        <source>Three-letter code. Changing it does not convert amounts.</source>
        <translation>Code à trois lettres. Le changer ne convertit pas les montants.</translation>
    </message>
    <message>
        <source>A list of prices to take over. Panels it does not name keep their price.</source>
        <translation>Un tarif à reprendre. Les bilans qu’il ne nomme pas gardent leur prix.</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>non précisé</translation>
    </message>
    <message>
        <source>The year the prices are of; it is shown with every figure that has costs.</source>
        <translation>L’année des prix&#x202f;; elle est affichée avec chaque chiffre qui comporte des coûts.</translation>
    </message>
    <message>
        <source>such as: hospital charge master 2025</source>
        <translation>par exemple&#xa0;: tarif de l’hôpital 2025</translation>
    </message>
    <message>
        <source>Paste prices</source>
        <translation>Coller des prix</translation>
    </message>
    <message>
        <source>Columns copied from a spreadsheet: panel and price, and minutes and millilitres where their headings say so</source>
        <translation>Colonnes copiées d’un tableur&#xa0;: bilan et prix, ainsi que minutes et millilitres si leurs en-têtes le disent</translation>
    </message>
    <message>
        <source>From file…</source>
        <translation>Depuis un fichier…</translation>
    </message>
    <message>
        <source>A table with the columns panel and price, and minutes and millilitres where their headings say so</source>
        <translation>Une table avec les colonnes bilan et prix, ainsi que minutes et millilitres si leurs en-têtes le disent</translation>
    </message>
    <message>
        <source>Keep as list…</source>
        <translation>Garder comme tarif…</translation>
    </message>
    <message>
        <source>Keeps these prices under a name, for other projects</source>
        <translation>Garde ces prix sous un nom, pour d’autres projets</translation>
    </message>
    <message>
        <source>&amp;Currency</source>
        <translation>&amp;Devise</translation>
    </message>
    <message>
        <source>&amp;Source of the prices</source>
        <translation>&amp;Source des prix</translation>
    </message>
    <message>
        <source>&amp;Year of the prices</source>
        <translation>&amp;Année des prix</translation>
    </message>
    <message>
        <source>Price &amp;list</source>
        <translation>&amp;Tarif</translation>
    </message>
    <message>
        <source>Price of %1</source>
        <translation>Prix de %1</translation>
    </message>
    <message>
        <source>Turnaround time of %1</source>
        <translation>Délai de rendu de %1</translation>
    </message>
    <message>
        <source>Blood volume of %1</source>
        <translation>Volume de sang de %1</translation>
    </message>
    <message>
        <source>All panels: %1</source>
        <translation>Tous les bilans&#xa0;: %1</translation>
    </message>
    <message>
        <source>Prices of this project</source>
        <translation>Prix de ce projet</translation>
    </message>
    <message>
        <source>Prices of this project: %1</source>
        <translation>Prix de ce projet&#xa0;: %1</translation>
    </message>
    <message>
        <source>Keep the prices</source>
        <translation>Garder les prix</translation>
    </message>
    <message>
        <source>&amp;Name of the list</source>
        <translation>&amp;Nom du tarif</translation>
    </message>
    <message>
        <source>No prices found. Two columns are needed: panel and price.</source>
        <translation>Aucun prix trouvé. Il faut deux colonnes&#xa0;: bilan et prix.</translation>
    </message>
    <message numerus="yes">
        <source>%n lines without a clear price were left out.</source>
        <translation>
            <numerusform>%n ligne sans prix clair a été écartée.</numerusform>
            <numerusform>%n lignes sans prix clair ont été écartées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not a panel here: %1.</source>
        <translation>N’est pas un bilan ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Price unchanged: %1.</source>
        <translation>Prix inchangé&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>ui::PricePanel</name>
    <message>
        <source>Reset</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Solve again</source>
        <translation>Résoudre à nouveau</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Prices to try</source>
        <translation>Prix à essayer</translation>
    </message>
    <message>
        <source>What if prices were different?</source>
        <translation>Et si les prix étaient différents&#x202f;?</translation>
    </message>
    <message>
        <source>Every policy&apos;s cost follows at once and exactly: who gets which panel stays as it was. Other policies may now be better; solve again to find them and to put these prices in force. Until then they are tried here only.</source>
        <translation>Le coût de chaque stratégie suit aussitôt et exactement&#xa0;: qui reçoit quel bilan reste inchangé. D’autres stratégies peuvent maintenant être meilleures&#x202f;; résolvez à nouveau pour les trouver et mettre ces prix en vigueur. D’ici là, ils ne sont essayés qu’ici.</translation>
    </message>
    <message>
        <source>Back to the prices the front was found for</source>
        <translation>Retour aux prix pour lesquels le front a été trouvé</translation>
    </message>
    <message>
        <source>Prices that were tried stay until they are reset</source>
        <translation>Les prix essayés restent jusqu’à leur rétablissement</translation>
    </message>
    <message>
        <source>%1 (shared)</source>
        <translation>%1 (commun)</translation>
    </message>
    <message>
        <source>Price of %1, to try</source>
        <translation>Prix de %1, à essayer</translation>
    </message>
    <message>
        <source>Drag, or use the arrow keys</source>
        <translation>Faites glisser, ou utilisez les flèches</translation>
    </message>
    <message>
        <source>Price of %1, exactly</source>
        <translation>Prix de %1, exact</translation>
    </message>
    <message>
        <source>Type a price</source>
        <translation>Entrez un prix</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>était %1</translation>
    </message>
    <message>
        <source>Takes these prices into the study and finds its front anew</source>
        <translation>Adopte ces prix dans l’étude et recherche à nouveau son front</translation>
    </message>
    <message>
        <source>These are the prices the front was found for</source>
        <translation>Ce sont les prix pour lesquels le front a été trouvé</translation>
    </message>
</context>
<context>
    <name>ui::ProgressCard</name>
    <message>
        <source>%1 left</source>
        <translation>reste %1</translation>
    </message>
    <message>
        <source>Paused · %1</source>
        <translation>En pause · %1</translation>
    </message>
</context>
<context>
    <name>ui::QuestionBox</name>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Votre réponse</translation>
    </message>
</context>
<context>
    <name>ui::QueueCard</name>
    <message>
        <source>Add…</source>
        <translation>Ajouter…</translation>
    </message>
    <message>
        <source>Add to the queue</source>
        <translation>Ajouter à la file d’attente</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Policies wait here for their turn. Everything trained is stored in the project with its curves.</source>
        <translation>Les stratégies attendent ici leur tour. Tout ce qui est entraîné est enregistré dans le projet avec ses courbes.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>&lt;b&gt;λ&lt;/b&gt; weighs a found case against a correct negative. &lt;b&gt;ρ&lt;/b&gt; is what one unit of money spent on tests costs in the reward; further below zero, fewer tests.</source>
        <translation>&lt;b&gt;λ&lt;/b&gt; est le poids d’un cas détecté par rapport à un vrai négatif. &lt;b&gt;ρ&lt;/b&gt; est ce que coûte dans la récompense une unité d’argent dépensée en analyses&#x202f;; plus il est négatif, moins il y a d’analyses.</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>File d’attente</translation>
    </message>
    <message>
        <source>Go on from the last checkpoint of this policy</source>
        <translation>Continuer depuis le dernier point de sauvegarde de cette stratégie</translation>
    </message>
    <message>
        <source>Starts when there is room for it, or when you press Start</source>
        <translation>Commence dès qu’il y a de la place, ou quand vous appuyez sur Lancer</translation>
    </message>
    <message>
        <source>Put this search in the queue; it starts when no policy is being trained</source>
        <translation>Mettre cette recherche en file d’attente&#x202f;; elle commence quand aucune stratégie n’est en cours d’entraînement</translation>
    </message>
    <message>
        <source>Put another policy in the queue, with other weights of cases and money</source>
        <translation>Mettre une autre stratégie en file d’attente, avec d’autres poids des cas et de l’argent</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Stop this one</source>
        <translation>Arrêter celle-ci</translation>
    </message>
    <message>
        <source>Takes it off the queue; nothing has been trained yet</source>
        <translation>La retire de la file d’attente&#x202f;; rien n’a encore été entraîné</translation>
    </message>
    <message>
        <source>Only this policy is stopped; its best so far is kept and the next one begins</source>
        <translation>Seule cette stratégie est arrêtée&#x202f;; son meilleur état est conservé et la suivante commence</translation>
    </message>
    <message>
        <source>Remove this policy, its curves and its figures from the project</source>
        <translation>Supprimer du projet cette stratégie, ses courbes et ses chiffres</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
</context>
<context>
    <name>ui::QueueModel</name>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, reste %2</translation>
    </message>
    <message numerus="yes">
        <source>%n policies</source>
        <translation>
            <numerusform>%n stratégie</numerusform>
            <numerusform>%n stratégies</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 pour %2</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>non défini</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3 seeds</source>
        <translation>%1, %2 graines sur %3</translation>
    </message>
    <message>
        <source>%1 · earlier data</source>
        <translation>%1 · données antérieures</translation>
    </message>
    <message>
        <source>%1, first seed %2</source>
        <translation>%1, première graine %2</translation>
    </message>
    <message>
        <source>%1 of %2 seeds have ended</source>
        <translation>%1 graines sur %2 sont terminées</translation>
    </message>
    <message>
        <source>The data or panels have changed since.</source>
        <translation>Les données ou les bilans ont changé depuis.</translation>
    </message>
    <message>
        <source>%1 on validation patients and what testing costs there, the mean over seeds</source>
        <translation>%1 chez les patients de validation et coût des analyses, moyenne sur les graines</translation>
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
        <translation>État</translation>
    </message>
    <message>
        <source>Result or time</source>
        <translation>Résultat ou temps</translation>
    </message>
</context>
<context>
    <name>ui::RecentList</name>
    <message>
        <source>Recent projects</source>
        <translation>Projets récents</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Remove from this list</source>
        <translation>Retirer de cette liste</translation>
    </message>
</context>
<context>
    <name>ui::RecordingTab</name>
    <message>
        <source>Assume recorded at random given what was known</source>
        <translation>Supposer renseigné au hasard compte tenu de ce qui était connu</translation>
    </message>
    <message>
        <source>Figures as recorded, and corrected</source>
        <translation>Chiffres bruts et corrigés</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Stratégie</translation>
    </message>
    <message>
        <source>Which of the ticked policies is shown here</source>
        <translation>Laquelle des stratégies cochées est affichée ici</translation>
    </message>
    <message>
        <source>Among patients of whom the same was known when a panel was ordered, it is taken to be chance whose panel was recorded. Nobody can prove that: look at both figures.</source>
        <translation>Parmi les patients dont on savait la même chose quand un bilan a été prescrit, on suppose que seul le hasard a décidé chez qui il a été renseigné. Personne ne peut le prouver&#xa0;: regardez les deux chiffres.</translation>
    </message>
    <message>
        <source>Not recorded</source>
        <translation>Non renseigné</translation>
    </message>
    <message>
        <source>Tick a policy to see this: a model that orders the same panels for everybody does not depend on who got which.</source>
        <translation>Cochez une stratégie pour voir cela&#xa0;: un modèle qui prescrit les mêmes bilans à tous ne dépend pas de qui a eu lesquels.</translation>
    </message>
    <message>
        <source>Learning from training patients what gets recorded…</source>
        <translation>Apprentissage, sur les patients d’entraînement, de ce qui est renseigné…</translation>
    </message>
    <message>
        <source>A panel that is not in a patient&apos;s record cannot show anything, so the figures of this page tell what the policy does without it. Make the assumption above to see what they would be if everything it orders were recorded.</source>
        <translation>Un bilan absent du dossier d’un patient ne peut rien montrer&#x202f;; les chiffres de cette page disent donc ce que fait la stratégie sans lui. Faites la supposition ci-dessus pour voir ce qu’ils seraient si tout ce qu’elle prescrit était renseigné.</translation>
    </message>
</context>
<context>
    <name>ui::RenameDialog</name>
    <message>
        <source>Rename policy %1</source>
        <translation>Renommer la stratégie %1</translation>
    </message>
    <message>
        <source>Used on every page, in figures, tables and reports, and by the command line. Empty: %1, the name that the program gives</source>
        <translation>Utilisé sur chaque page, dans les figures, tableaux et rapports, et par la ligne de commande. Vide : %1, le nom donné par le programme</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
</context>
<context>
    <name>ui::Report</name>
    <message>
        <source>The patients are synthetic: drawn from class-wise quantiles and correlations. What depends on finer structure of real data is not there, and figures do not carry over to real patients.</source>
        <translation>Les patients sont synthétiques&#xa0;: tirés de quantiles et de corrélations par classe. Ce qui dépend de la structure plus fine de données réelles est absent, et les chiffres ne se transposent pas à des patients réels.</translation>
    </message>
    <message>
        <source>All patients come from one file. Whether it is one centre or several is not known to the program; no evaluation on patients from elsewhere was done, and differences between clusters were not examined.</source>
        <translation>Tous les patients viennent d’un seul fichier. Le programme ne sait pas s’il s’agit d’un centre ou de plusieurs&#x202f;; aucune évaluation n’a porté sur des patients d’ailleurs, et les différences entre grappes n’ont pas été examinées.</translation>
    </message>
    <message>
        <source>Figures rest on %1 test patients with %2 events; the intervals say how far chance may have moved them.</source>
        <translation>Les chiffres reposent sur %1 patients de test avec %2 événements&#x202f;; les intervalles disent de combien le hasard a pu les déplacer.</translation>
    </message>
    <message>
        <source>%1 of the test results are not recorded. A policy that orders such a panel pays for nothing; with complete records it might choose otherwise.</source>
        <translation>%1 des résultats d’analyses ne sont pas renseignés. Une stratégie qui prescrit un tel bilan paie pour rien&#x202f;; avec des dossiers complets, elle pourrait choisir autrement.</translation>
    </message>
    <message>
        <source>Every result is taken to be there at once and without harm: turnaround, blood volume and the burden of coming again are not counted.</source>
        <translation>Chaque résultat est supposé disponible aussitôt et sans dommage&#xa0;: délai de rendu, volume de sang et contrainte d’une nouvelle visite ne sont pas comptés.</translation>
    </message>
    <message>
        <source>Prices are those of the table above. A policy is best for the prices it was made for.</source>
        <translation>Les prix sont ceux du tableau ci-dessus. Une stratégie est la meilleure pour les prix pour lesquels elle a été faite.</translation>
    </message>
    <message>
        <source>Results that were recorded for other reasons than this study may depend on what was suspected.</source>
        <translation>Des résultats renseignés pour d’autres raisons que cette étude peuvent dépendre de ce qui était suspecté.</translation>
    </message>
    <message>
        <source>Limitations</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>Written from the facts of this study. What they mean for bias and for use elsewhere is for the author to judge.</source>
        <translation>Écrit d’après les faits de cette étude. Il revient à l’auteur de juger de leurs conséquences sur les biais et l’usage ailleurs.</translation>
    </message>
    <message>
        <source>Background and context</source>
        <translation>Contexte</translation>
    </message>
    <message>
        <source>a structured abstract.</source>
        <translation>un résumé structuré.</translation>
    </message>
    <message>
        <source>the clinical context, why this model is wanted, and which ones exist.</source>
        <translation>le contexte clinique, pourquoi ce modèle est souhaité, et ceux qui existent.</translation>
    </message>
    <message>
        <source>where in the path of care it would stand and who would use it.</source>
        <translation>sa place dans le parcours de soins et ses utilisateurs.</translation>
    </message>
    <message>
        <source>known inequalities between groups of people.</source>
        <translation>les inégalités connues entre groupes de personnes.</translation>
    </message>
    <message>
        <source>Clinical interpretation</source>
        <translation>Interprétation clinique</translation>
    </message>
    <message>
        <source>what the results mean beside earlier studies, fairness between groups included.</source>
        <translation>ce que signifient les résultats au regard d’études antérieures, équité entre groupes comprise.</translation>
    </message>
    <message>
        <source>what they would mean for practice, who would have to do and to know what, and how poor or unavailable values would be handled there.</source>
        <translation>ce qu’ils signifieraient pour la pratique, qui devrait faire et savoir quoi, et comment y seraient traitées les valeurs de mauvaise qualité ou indisponibles.</translation>
    </message>
    <message>
        <source>adverse events of the tests.</source>
        <translation>les événements indésirables des analyses.</translation>
    </message>
    <message>
        <source>next steps for research.</source>
        <translation>les prochaines étapes de recherche.</translation>
    </message>
    <message>
        <source>Ethics, funding, registration</source>
        <translation>Éthique, financement, enregistrement</translation>
    </message>
    <message>
        <source>ethics committee and consent, or why none was needed.</source>
        <translation>comité d’éthique et consentement, ou pourquoi ils n’étaient pas nécessaires.</translation>
    </message>
    <message>
        <source>funding and the role of the funders; conflicts of interest.</source>
        <translation>financement et rôle des financeurs&#x202f;; conflits d’intérêts.</translation>
    </message>
    <message>
        <source>registration and protocol, or that there is none.</source>
        <translation>enregistrement et protocole, ou leur absence.</translation>
    </message>
    <message>
        <source>whether and where data and code can be had.</source>
        <translation>si et où les données et le code sont disponibles.</translation>
    </message>
    <message>
        <source>how patients and the public were involved.</source>
        <translation>comment les patients et le public ont été associés.</translation>
    </message>
    <message>
        <source>Model card</source>
        <translation>Fiche du modèle</translation>
    </message>
    <message>
        <source>After Mitchell et al., FAT* 2019.</source>
        <translation>D’après Mitchell et al., FAT* 2019.</translation>
    </message>
    <message>
        <source>none chosen</source>
        <translation>aucun choisi</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>%1; PanelWise %2</source>
        <translation>%1&#x202f;; PanelWise %2</translation>
    </message>
    <message>
        <source>Intended use</source>
        <translation>Usage prévu</translation>
    </message>
    <message>
        <source>Education and research: to explore what a sequence of panels for %1 costs and finds. Users: clinicians, educators and analysts.</source>
        <translation>Enseignement et recherche&#xa0;: explorer ce que coûte et détecte une séquence de bilans pour %1. Utilisateurs&#xa0;: cliniciens, enseignants et analystes.</translation>
    </message>
    <message>
        <source>Out of scope</source>
        <translation>Hors du champ</translation>
    </message>
    <message>
        <source>Decisions about patients. Patients unlike those of the study, other units, other prices, other definitions of the outcome.</source>
        <translation>Décisions concernant des patients. Patients différents de ceux de l’étude, autres unités, autres prix, autres définitions de l’issue.</translation>
    </message>
    <message>
        <source>Factors</source>
        <translation>Facteurs</translation>
    </message>
    <message>
        <source>None is known before the tests.</source>
        <translation>Rien n’est connu avant les analyses.</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>Indicateurs</translation>
    </message>
    <message>
        <source>F1, sensitivity, specificity, AUROC and mean cost with 95 % intervals; calibration and net benefit where the report shows them.</source>
        <translation>F1, sensibilité, spécificité, AUROC et coût moyen avec intervalles à 95&#x202f;%&#x202f;; calibration et bénéfice net là où le rapport les montre.</translation>
    </message>
    <message>
        <source>Training data</source>
        <translation>Données d’entraînement</translation>
    </message>
    <message>
        <source>%1 patients</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>%1 patients</translation>
    </message>
    <message>
        <source>Evaluation data</source>
        <translation>Données d’évaluation</translation>
    </message>
    <message>
        <source>%1 test patients of the same source</source>
        <translation>%1 patients de test de la même source</translation>
    </message>
    <message>
        <source>Ethical considerations</source>
        <translation>Considérations éthiques</translation>
    </message>
    <message>
        <source>A cheaper policy misses patients; who they are is shown by group as far as numbers allow. Author to complete.</source>
        <translation>Une stratégie moins chère manque des patients&#x202f;; lesquels, cela est montré par groupe autant que les effectifs le permettent. À compléter par l’auteur.</translation>
    </message>
    <message>
        <source>Caveats</source>
        <translation>Réserves</translation>
    </message>
    <message>
        <source>See the limitations. Showing prices does not by itself change what is ordered.</source>
        <translation>Voir les limites. Montrer les prix ne change pas à lui seul ce qui est prescrit.</translation>
    </message>
    <message>
        <source>All models say “a case” from a probability of %1 upwards.</source>
        <translation>Tous les modèles disent «&#x202f;cas&#x202f;» à partir d’une probabilité de %1.</translation>
    </message>
    <message>
        <source>Each model makes its own diagnoses: the policy as it was trained, the others from the threshold that was best on validation patients.</source>
        <translation>Chaque modèle pose ses propres diagnostics&#xa0;: la stratégie telle qu’elle a été entraînée, les autres à partir du seuil qui était le meilleur chez les patients de validation.</translation>
    </message>
    <message>
        <source>Models on the same test patients</source>
        <translation>Modèles sur les mêmes patients de test</translation>
    </message>
    <message>
        <source>Mean cost</source>
        <translation>Coût moyen</translation>
    </message>
    <message>
        <source>F1 (95 % CI)</source>
        <translation>F1 (IC à 95&#x202f;%)</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensibilité</translation>
    </message>
    <message>
        <source>Specificity</source>
        <translation>Spécificité</translation>
    </message>
    <message>
        <source>PPV</source>
        <translation>VPP</translation>
    </message>
    <message>
        <source>AUROC (95 % CI)</source>
        <translation>AUROC (IC à 95&#x202f;%)</translation>
    </message>
    <message>
        <source>Δ F1 (95 % CI)</source>
        <translation>Δ F1 (IC à 95&#x202f;%)</translation>
    </message>
    <message>
        <source>Mean time</source>
        <translation>Temps moyen</translation>
    </message>
    <message>
        <source>Mean blood</source>
        <translation>Sang moyen</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>référence</translation>
    </message>
    <message>
        <source>paired bootstrap, %1 draws; AUROC by DeLong</source>
        <translation>bootstrap apparié, %1 tirages&#x202f;; AUROC selon DeLong</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Calibration</translation>
    </message>
    <message>
        <source>Slope (95 % CI)</source>
        <translation>Pente (IC à 95&#x202f;%)</translation>
    </message>
    <message>
        <source>Intercept (95 % CI)</source>
        <translation>Intercept (IC à 95&#x202f;%)</translation>
    </message>
    <message>
        <source>Calibration in the large</source>
        <translation>Calibration globale</translation>
    </message>
    <message>
        <source>Brier score (95 % CI)</source>
        <translation>Score de Brier (IC à 95&#x202f;%)</translation>
    </message>
    <message>
        <source>Expected / observed</source>
        <translation>Attendus / observés</translation>
    </message>
    <message>
        <source>Slope and intercept of the log odds of the outcome on predicted log odds: 1 and 0 would be perfect. %1</source>
        <translation>Pente et intercept des log-cotes de l’issue sur les log-cotes prédites&#xa0;: 1 et 0 seraient parfaits. %1</translation>
    </message>
    <message>
        <source>Wald&apos;s method, of the Brier score from its standard error</source>
        <translation>méthode de Wald&#x202f;; pour le score de Brier, d’après son erreur type</translation>
    </message>
    <message>
        <source>too few</source>
        <translation>trop peu</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>In words.</source>
        <translation>En mots.</translation>
    </message>
    <message>
        <source>ROC, calibration, decision curve</source>
        <translation>ROC, calibration, courbe de décision</translation>
    </message>
    <message>
        <source>Net benefit counts a case found as 1 and takes off each false alarm by the odds of the threshold (Vickers and Elkin 2006); the price of the tests is not in it.</source>
        <translation>Le bénéfice net compte 1 pour un cas détecté et retranche chaque fausse alerte selon la cote du seuil (Vickers et Elkin 2006)&#x202f;; le prix des analyses n’y figure pas.</translation>
    </message>
    <message>
        <source>%1 by what is known before any test</source>
        <translation>%1 selon ce qui est connu avant toute analyse</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Patients</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Patients</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Sensitivity (95 % CI)</source>
        <translation>Sensibilité (IC à 95&#x202f;%)</translation>
    </message>
    <message>
        <source>Specificity (95 % CI)</source>
        <translation>Spécificité (IC à 95&#x202f;%)</translation>
    </message>
    <message>
        <source>bootstrap, %1 draws</source>
        <translation>bootstrap, %1 tirages</translation>
    </message>
    <message>
        <source>Subgroups</source>
        <translation>Sous-groupes</translation>
    </message>
    <message>
        <source>Exploratory: the groups were not chosen beforehand, and no model was changed for fairness between them. Groups with fewer than %1 test patients have no figures.</source>
        <translation>Exploratoire&#xa0;: les groupes n’ont pas été choisis d’avance, et aucun modèle n’a été modifié pour l’équité entre eux. Les groupes de moins de %1 patients de test n’ont pas de chiffres.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln further variables are not shown.</source>
        <translation>
            <numerusform>%Ln autre variable n’est pas montrée.</numerusform>
            <numerusform>%Ln autres variables ne sont pas montrées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln groups have n &lt; %1</source>
        <translation>
            <numerusform>%Ln groupe a n &lt; %1</numerusform>
            <numerusform>%Ln groupes ont n &lt; %1</numerusform>
        </translation>
    </message>
    <message>
        <source>What each panel did to the diagnosis</source>
        <translation>Ce que chaque bilan a fait au diagnostic</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>Ordered for</source>
        <translation>Prescrit à</translation>
    </message>
    <message>
        <source>Made right</source>
        <translation>Rendus exacts</translation>
    </message>
    <message>
        <source>Made wrong</source>
        <translation>Rendus faux</translation>
    </message>
    <message>
        <source>Mean shift</source>
        <translation>Variation moyenne</translation>
    </message>
    <message>
        <source>Paid in all</source>
        <translation>Payé au total</translation>
    </message>
    <message>
        <source>Shift: of the probability of the outcome, up or down, in percentage points. %1</source>
        <translation>Variation&#xa0;: de la probabilité de l’issue, à la hausse ou à la baisse, en points de pourcentage. %1</translation>
    </message>
    <message>
        <source>Panel value</source>
        <translation>Apport des bilans</translation>
    </message>
    <message>
        <source>A diagnosis that was wrong before a panel&apos;s results and right after them was made right by it.</source>
        <translation>Un diagnostic faux avant les résultats d’un bilan et exact après a été rendu exact par lui.</translation>
    </message>
    <message>
        <source>How well a panel&apos;s results can be predicted from what else is known says why it need not be ordered.</source>
        <translation>La mesure dans laquelle les résultats d’un bilan peuvent être prédits d’après le reste dit pourquoi il n’est pas nécessaire de le prescrire.</translation>
    </message>
    <message>
        <source>Baselines on all patients, with 95 % intervals</source>
        <translation>Comparateurs chez tous les patients, avec intervalles à 95&#x202f;%</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>Blocs</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Cost (%1)</source>
        <translation>Coût (%1)</translation>
    </message>
    <message>
        <source>Baselines</source>
        <translation>Comparateurs</translation>
    </message>
    <message numerus="yes">
        <source>All %1 patients judge, dealt into %Ln folds: every model was learned again without each fold, settings and thresholds chosen on validation patients among the others.</source>
        <translation>
            <numerusform>Les %1 patients servent à évaluer, répartis en %Ln bloc&#xa0;: chaque modèle a été réappris sans chaque bloc, paramètres et seuils étant choisis sur des patients de validation parmi les autres.</numerusform>
            <numerusform>Les %1 patients servent à évaluer, répartis en %Ln blocs&#xa0;: chaque modèle a été réappris sans chaque bloc, paramètres et seuils étant choisis sur des patients de validation parmi les autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 for a share of another&apos;s money</source>
        <translation>%1 pour une fraction du coût d’un autre</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Comparé à</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Difference of F1</source>
        <translation>Différence de F1</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Baselines, mean ± standard deviation over repeats, test patients</source>
        <translation>Comparateurs, moyenne ± écart type sur les répétitions, patients de test</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Répétitions</translation>
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
        <translation>Précision</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Rappel</translation>
    </message>
    <message>
        <source>Every repeat has the study&apos;s own division of the patients and another seed.</source>
        <translation>Chaque répétition a la répartition des patients de l’étude et une autre graine.</translation>
    </message>
    <message>
        <source>The first repeat has the study&apos;s own division of the patients, the others have others.</source>
        <translation>La première répétition a la répartition des patients de l’étude, les autres en ont d’autres.</translation>
    </message>
    <message>
        <source>Every model learned from the same patients in each repeat; settings and thresholds were chosen on validation patients.</source>
        <translation>Tous les modèles ont appris sur les mêmes patients à chaque répétition&#x202f;; paramètres et seuils ont été choisis sur les patients de validation.</translation>
    </message>
    <message>
        <source>SM-DDPO (Yu et al. 2023): a state encoder estimates the values that are not known, a classifier turns the estimate into a probability of the outcome, and a policy, trained by proximal policy optimisation, chooses between ordering a panel and diagnosing. Numbers are standardised by training patients, categories are coded by one column for each level; class weights of the classifier&apos;s loss are among the settings.</source>
        <translation>SM-DDPO (Yu et al. 2023)&#xa0;: un encodeur d’état estime les valeurs inconnues, un classifieur tire de l’estimation une probabilité de l’issue, et une stratégie, entraînée par optimisation proximale (PPO), choisit entre prescrire un bilan et poser le diagnostic. Les nombres sont standardisés d’après les patients d’entraînement, les catégories sont codées par une colonne pour chaque modalité&#x202f;; les poids des classes dans la perte du classifieur figurent parmi les paramètres.</translation>
    </message>
    <message>
        <source>The joint distribution of findings and outcome is known; the policies are exact optima found by backward induction.</source>
        <translation>La loi conjointe des variables et de l’issue est connue&#x202f;; les stratégies sont des optimums exacts trouvés par induction rétrograde.</translation>
    </message>
    <message>
        <source>Lattice: for every set of panels boosted trees, cross-fitted on training patients, estimate the probability of the outcome; backward induction over the sets estimates from realised returns what further panels would change; the policy does what is worth most. Trees see numbers in steps that hold about as many patients each; categories are coded by one column for each level. No resampling or weighting was used against class imbalance: λ says what a case found is worth.</source>
        <translation>Lattice&#xa0;: pour chaque ensemble de bilans, des arbres boostés, ajustés de façon croisée sur les patients d’entraînement, estiment la probabilité de l’issue&#x202f;; une induction rétrograde sur les ensembles estime d’après les gains réalisés ce que changeraient des bilans supplémentaires&#x202f;; la stratégie fait ce qui vaut le plus. Les arbres voient les nombres par paliers d’effectifs à peu près égaux&#x202f;; les catégories sont codées par une colonne pour chaque modalité. Aucun rééchantillonnage ni aucune pondération n’a été utilisé contre le déséquilibre des classes&#xa0;: λ dit ce que vaut un cas détecté.</translation>
    </message>
    <message>
        <source>Model.</source>
        <translation>Modèle.</translation>
    </message>
    <message>
        <source>A policy is made to earn TN + λ·TP + ρ·cost per patient: a correct negative is worth 1, a case found λ, a unit of money ρ (below zero). Many pairs (λ, ρ) give many policies; those that no other one beats on validation patients form the front. Each was tuned and chosen without test patients.</source>
        <translation>Une stratégie est conçue pour maximiser VN + λ·VP + ρ·coût par patient&#xa0;: un vrai négatif vaut 1, un cas détecté λ, une unité d’argent ρ (négatif). De nombreux couples (λ, ρ) donnent de nombreuses stratégies&#x202f;; celles qu’aucune autre ne surpasse chez les patients de validation forment le front. Chacune a été réglée et choisie sans les patients de test.</translation>
    </message>
    <message>
        <source>Training and choice.</source>
        <translation>Entraînement et choix.</translation>
    </message>
    <message>
        <source>The network itself chooses between the two diagnoses.</source>
        <translation>Le réseau lui-même choisit entre les deux diagnostics.</translation>
    </message>
    <message>
        <source>It says “a case” from the probability at which λ, the value of a case, outweighs a correct negative: 1 / (1 + λ).</source>
        <translation>Elle dit «&#x202f;cas&#x202f;» à partir de la probabilité où λ, la valeur d’un cas, l’emporte sur un vrai négatif&#xa0;: 1 / (1 + λ).</translation>
    </message>
    <message>
        <source>After each result the policy has a probability of the outcome; it ends with one of two diagnoses. %1 This was fixed before test patients were looked at. Baselines have the threshold that was best for F1 on validation patients. Neither sees the outcome of the patient it diagnoses.</source>
        <translation>Après chaque résultat, la stratégie a une probabilité de l’issue&#x202f;; elle finit par l’un de deux diagnostics. %1 Cela a été fixé avant de regarder les patients de test. Les comparateurs ont le seuil qui donnait le meilleur F1 chez les patients de validation. Aucun ne voit l’issue du patient qu’il diagnostique.</translation>
    </message>
    <message>
        <source>Output and thresholds.</source>
        <translation>Sortie et seuils.</translation>
    </message>
    <message>
        <source>Discrimination by AUROC and the area under the precision–recall curve; diagnoses by F1, sensitivity, specificity, predictive value and AM, the mean of sensitivity and specificity; calibration by the curve, slope and intercept and the Brier score; usefulness by net benefit (Vickers and Elkin 2006); money by the mean cost per patient, shared fees included.</source>
        <translation>Discrimination par l’AUROC et l’aire sous la courbe précision–rappel&#x202f;; diagnostics par F1, sensibilité, spécificité, valeur prédictive et AM, la moyenne de la sensibilité et de la spécificité&#x202f;; calibration par la courbe, la pente, l’intercept et le score de Brier&#x202f;; utilité par le bénéfice net (Vickers et Elkin 2006)&#x202f;; argent par le coût moyen par patient, forfaits communs compris.</translation>
    </message>
    <message>
        <source>Measures.</source>
        <translation>Indicateurs.</translation>
    </message>
    <message>
        <source>95 % intervals are percentiles of bootstrap resamples of test patients (%1 draws, seed %2), unless a caption names another method. Models are compared on the same patients: each resample judges both, and a difference is called distinguishable where its interval leaves out zero.</source>
        <translation>Les intervalles à 95&#x202f;% sont les percentiles de rééchantillons bootstrap des patients de test (%1 tirages, graine %2), sauf si une légende indique une autre méthode. Les modèles sont comparés sur les mêmes patients&#xa0;: chaque rééchantillon évalue les deux, et une différence est dite distinguable si son intervalle exclut zéro.</translation>
    </message>
    <message>
        <source>Intervals and comparison.</source>
        <translation>Intervalles et comparaison.</translation>
    </message>
    <message>
        <source>No model was recalibrated or otherwise updated after it had been judged.</source>
        <translation>Aucun modèle n’a été recalibré ni autrement mis à jour après son évaluation.</translation>
    </message>
    <message>
        <source>Updating.</source>
        <translation>Mise à jour.</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Paramètre</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Graines</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>Utilisée pour</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Division of the patients</source>
        <translation>Répartition des patients</translation>
    </message>
    <message>
        <source>Front %1</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Front %1</translation>
    </message>
    <message>
        <source>Policy %1</source>
        <translation>Stratégie %1</translation>
    </message>
    <message>
        <source>Table of baselines, first repeat</source>
        <translation>Tableau de comparateurs, première répétition</translation>
    </message>
    <message>
        <source>Intervals</source>
        <translation>Intervalles</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Méthodes</translation>
    </message>
    <message>
        <source>All settings and seeds</source>
        <translation>Tous les paramètres et graines</translation>
    </message>
    <message>
        <source>The same settings, data and machine give the same numbers. The project file holds the policies themselves; PanelWise applies them to new patients (panelwise-cli evaluate).</source>
        <translation>Les mêmes paramètres, données et machine donnent les mêmes nombres. Le fichier du projet contient les stratégies elles-mêmes&#x202f;; PanelWise les applique à de nouveaux patients (panelwise-cli evaluate).</translation>
    </message>
    <message>
        <source>Settings of the front</source>
        <translation>Paramètres du front</translation>
    </message>
    <message>
        <source>Settings of the training</source>
        <translation>Paramètres de l’entraînement</translation>
    </message>
    <message>
        <source>Software and identity</source>
        <translation>Logiciel et identité</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projet</translation>
    </message>
    <message>
        <source>Identity of the project</source>
        <translation>Identité du projet</translation>
    </message>
    <message>
        <source>Made on</source>
        <translation>Établi le</translation>
    </message>
    <message>
        <source>The analysis is repeated by opening the project, or with panelwise-cli and the settings above.</source>
        <translation>L’analyse se répète en ouvrant le projet, ou avec panelwise-cli et les paramètres ci-dessus.</translation>
    </message>
    <message>
        <source>From the rows of the data to the patients of each part</source>
        <translation>Des lignes des données aux patients de chaque partie</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Rows imported</source>
        <translation>Lignes importées</translation>
    </message>
    <message>
        <source>Left out: outcome not recorded</source>
        <translation>Exclus&#xa0;: issue non renseignée</translation>
    </message>
    <message>
        <source>Patients of the study</source>
        <translation>Patients de l’étude</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Validation</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Validation</translation>
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
        <translation>Ce qui est connu avant toute analyse</translation>
    </message>
    <message>
        <source>Characteristic</source>
        <translation>Caractéristique</translation>
    </message>
    <message>
        <source>Development, n = %1</source>
        <translation>Développement, n = %1</translation>
    </message>
    <message>
        <source>Test, n = %1</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Test, n = %1</translation>
    </message>
    <message>
        <source>With outcome, n = %1</source>
        <translation>Avec l’issue, n = %1</translation>
    </message>
    <message>
        <source>Without, n = %1</source>
        <translation>Sans, n = %1</translation>
    </message>
    <message>
        <source>Mean (standard deviation) of recorded values, or share of patients.</source>
        <translation>Moyenne (écart type) des valeurs renseignées, ou part des patients.</translation>
    </message>
    <message>
        <source>Panels and prices</source>
        <translation>Bilans et prix</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Analyses</translation>
    </message>
    <message>
        <source>Not in a panel above</source>
        <translation>Pas dans un bilan ci-dessus</translation>
    </message>
    <message>
        <source>%1 (once per patient)</source>
        <translation>%1 (une fois par patient)</translation>
    </message>
    <message>
        <source>All panels: %1 = %2. A bill is the sum of the panels ordered; a shared fee is paid once, with the first panel of its group. A panel is paid in full even where an earlier one has told part of it.</source>
        <translation>Tous les bilans&#xa0;: %1 = %2. Une facture est la somme des bilans prescrits&#x202f;; un forfait commun est payé une fois, avec le premier bilan de son groupe. Un bilan est payé en entier même si un précédent en a déjà donné une partie.</translation>
    </message>
    <message>
        <source>The data do not say where the prices come from.</source>
        <translation>Les données ne disent pas d’où viennent les prix.</translation>
    </message>
    <message>
        <source>Source of the prices: %1</source>
        <translation>Source des prix&#xa0;: %1</translation>
    </message>
    <message>
        <source>Predictors</source>
        <translation>Prédicteurs</translation>
    </message>
    <message>
        <source>Variable</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Middle 90 %</source>
        <translation>90&#x202f;% centraux</translation>
    </message>
    <message>
        <source>Missing %</source>
        <translation>% manquant</translation>
    </message>
    <message>
        <source>Without a panel: known before any test. Reference ranges are illustrative; use your laboratory&apos;s.</source>
        <translation>Sans bilan&#xa0;: connu avant toute analyse. Les intervalles de référence sont indicatifs&#x202f;; utilisez ceux de votre laboratoire.</translation>
    </message>
    <message>
        <source>Preparation and checks</source>
        <translation>Préparation et vérifications</translation>
    </message>
    <message>
        <source>No value of the import was changed.</source>
        <translation>Aucune valeur de l’import n’a été modifiée.</translation>
    </message>
    <message>
        <source>The check of units and plausible ranges found nothing. It is the same for all patients.</source>
        <translation>La vérification des unités et des plages plausibles n’a rien trouvé. Elle est la même pour tous les patients.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln findings of the check of units and plausible ranges were looked at and kept as they are.</source>
        <translation>
            <numerusform>%Ln constat de la vérification des unités et des plages plausibles a été examiné et laissé tel quel.</numerusform>
            <numerusform>%Ln constats de la vérification des unités et des plages plausibles ont été examinés et laissés tels quels.</numerusform>
        </translation>
    </message>
    <message>
        <source>The check of units and plausible ranges has open doubts.</source>
        <translation>La vérification des unités et des plages plausibles laisse des doutes ouverts.</translation>
    </message>
    <message>
        <source>Look here.</source>
        <translation>À regarder.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln open doubts about values</source>
        <translation>
            <numerusform>%Ln doute ouvert sur les valeurs</numerusform>
            <numerusform>%Ln doutes ouverts sur les valeurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Participants and flow</source>
        <translation>Participants et flux</translation>
    </message>
    <message>
        <source>Every row of the data with a recorded outcome is a participant. Nobody was left out for missing test results.</source>
        <translation>Chaque ligne des données avec une issue renseignée est un participant. Personne n’a été exclu pour des résultats d’analyses manquants.</translation>
    </message>
    <message>
        <source>who was eligible, and who was excluded before the import.</source>
        <translation>qui était éligible, et qui a été exclu avant l’import.</translation>
    </message>
    <message>
        <source>Predictors, units, prices</source>
        <translation>Prédicteurs, unités, prix</translation>
    </message>
    <message>
        <source>All columns that the study gives a use are candidate predictors; none was dropped for its relation to the outcome. Columns that identify patients or are set aside were not read.</source>
        <translation>Toutes les colonnes auxquelles l’étude donne un usage sont des prédicteurs candidats&#x202f;; aucune n’a été écartée pour son lien avec l’issue. Les colonnes qui identifient des patients ou sont mises de côté n’ont pas été lues.</translation>
    </message>
    <message>
        <source>how and when the predictors were measured, by whom, and what they knew of the outcome.</source>
        <translation>comment, quand et par qui les prédicteurs ont été mesurés, et ce qui était alors connu de l’issue.</translation>
    </message>
    <message>
        <source>A panel of which a patient&apos;s record holds nothing cannot be ordered for this patient: the policy does without it.</source>
        <translation>Un bilan dont le dossier d’un patient ne contient rien ne peut pas lui être prescrit&#xa0;: la stratégie s’en passe.</translation>
    </message>
    <message>
        <source>A panel of which a patient&apos;s record holds nothing can be ordered and is paid for, but tells nothing, unless the settings forbid it.</source>
        <translation>Un bilan dont le dossier d’un patient ne contient rien peut être prescrit et est payé, mais n’apprend rien, sauf si les paramètres l’interdisent.</translation>
    </message>
    <message>
        <source>A panel of which a patient&apos;s record holds nothing can be ordered, tells nothing and is not paid for.</source>
        <translation>Un bilan dont le dossier d’un patient ne contient rien peut être prescrit, n’apprend rien et n’est pas payé.</translation>
    </message>
    <message>
        <source>Figures as recorded, and corrected for panels that were not</source>
        <translation>Chiffres bruts, et corrigés pour les bilans non renseignés</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Estimation</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>After von Kleist et al., arXiv 2312.01530; learned from training patients.</source>
        <translation>D’après von Kleist et al., arXiv 2312.01530&#x202f;; appris sur les patients d’entraînement.</translation>
    </message>
    <message>
        <source>Missing data</source>
        <translation>Données manquantes</translation>
    </message>
    <message>
        <source>Of all test results %1 are not recorded.</source>
        <translation>De tous les résultats d’analyses, %1 ne sont pas renseignés.</translation>
    </message>
    <message>
        <source>Values that are not recorded, by panel and outcome</source>
        <translation>Valeurs non renseignées, par bilan et issue</translation>
    </message>
    <message>
        <source>With outcome: values</source>
        <translation>Avec l’issue&#xa0;: valeurs</translation>
    </message>
    <message>
        <source>Without: values</source>
        <translation>Sans&#xa0;: valeurs</translation>
    </message>
    <message>
        <source>With outcome: patients with nothing</source>
        <translation>Avec l’issue&#xa0;: patients sans rien</translation>
    </message>
    <message>
        <source>Without: patients with nothing</source>
        <translation>Sans&#xa0;: patients sans rien</translation>
    </message>
    <message>
        <source>Known before any test</source>
        <translation>Connu avant toute analyse</translation>
    </message>
    <message>
        <source>Nothing was imputed: the boosted trees of this policy treat “not recorded” as a value of its own, and panels that are not ordered are never looked at.</source>
        <translation>Rien n’a été imputé&#xa0;: les arbres boostés de cette stratégie traitent «&#x202f;non renseigné&#x202f;» comme une valeur à part, et les bilans non prescrits ne sont jamais regardés.</translation>
    </message>
    <message>
        <source>Values that are not known, because a panel is not ordered or a value is not in the record, are estimated from the known ones by the state encoder, which learned from training patients only.</source>
        <translation>Les valeurs inconnues, parce qu’un bilan n’est pas prescrit ou qu’une valeur n’est pas dans le dossier, sont estimées d’après les connues par l’encodeur d’état, qui n’a appris que sur les patients d’entraînement.</translation>
    </message>
    <message>
        <source>more than %1 missing: %2</source>
        <translation>plus de %1 manquant&#xa0;: %2</translation>
    </message>
    <message>
        <source>More than %1 of the values are missing in: %2. Whether that depends on the outcome is seen in the table.</source>
        <translation>Plus de %1 des valeurs manquent dans&#xa0;: %2. Le tableau montre si cela dépend de l’issue.</translation>
    </message>
    <message>
        <source>prices %1</source>
        <translation>prix %1</translation>
    </message>
    <message>
        <source>mean cost</source>
        <translation>coût moyen</translation>
    </message>
    <message>
        <source>mean time</source>
        <translation>temps moyen</translation>
    </message>
    <message>
        <source>Policies on the front, by rising %1</source>
        <translation>Stratégies du front, par %1 croissant</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Stratégie</translation>
    </message>
    <message>
        <source>Cost, validation</source>
        <translation>Coût, validation</translation>
    </message>
    <message>
        <source>F1, validation</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>F1, validation</translation>
    </message>
    <message>
        <source>Cost, test</source>
        <translation>Coût, test</translation>
    </message>
    <message>
        <source>F1, test (95 % CI)</source>
        <translation>F1, test (IC à 95&#x202f;%)</translation>
    </message>
    <message>
        <source>Time, test</source>
        <translation>Temps, test</translation>
    </message>
    <message>
        <source>Blood, test</source>
        <translation>Sang, test</translation>
    </message>
    <message>
        <source>%1 of %2 policies on the front. </source>
        <translation>%1 stratégies du front sur %2. </translation>
    </message>
    <message>
        <source>What a budget buys: the best policy for at most this %1 on validation patients</source>
        <translation>Ce que permet un budget&#xa0;: la meilleure stratégie pour au plus ce %1 chez les patients de validation</translation>
    </message>
    <message>
        <source>Budget per patient</source>
        <translation>Budget par patient</translation>
    </message>
    <message>
        <source>Chosen on validation patients, figures of test patients.</source>
        <translation>Choisi sur les patients de validation, chiffres des patients de test.</translation>
    </message>
    <message>
        <source>No test</source>
        <translation>Aucune analyse</translation>
    </message>
    <message>
        <source>Who gets what: the most frequent sequences of panels</source>
        <translation>Qui reçoit quoi&#xa0;: les séquences de bilans les plus fréquentes</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Séquence</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>Facture</translation>
    </message>
    <message>
        <source>Diagnosed as a case</source>
        <translation>Diagnostiqué cas</translation>
    </message>
    <message>
        <source>Results after</source>
        <translation>Résultats après</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rarer sequences are left out. </source>
        <translation>
            <numerusform>%Ln séquence plus rare est omise. </numerusform>
            <numerusform>%Ln séquences plus rares sont omises. </numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on test patients, with 95 % intervals</source>
        <translation>%1 chez les patients de test, avec intervalles à 95&#x202f;%</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Chiffre</translation>
    </message>
    <message>
        <source>Value (95 % CI)</source>
        <translation>Valeur (IC à 95&#x202f;%)</translation>
    </message>
    <message>
        <source>Mean cost per patient</source>
        <translation>Coût moyen par patient</translation>
    </message>
    <message>
        <source>Sensitivity (recall)</source>
        <translation>Sensibilité (rappel)</translation>
    </message>
    <message>
        <source>Positive predictive value (precision)</source>
        <translation>Valeur prédictive positive (précision)</translation>
    </message>
    <message>
        <source>Mean of sensitivity and specificity (AM)</source>
        <translation>Moyenne de la sensibilité et de la spécificité (AM)</translation>
    </message>
    <message>
        <source>Area under the precision–recall curve</source>
        <translation>Aire sous la courbe précision–rappel</translation>
    </message>
    <message>
        <source>Brier score</source>
        <translation>Score de Brier</translation>
    </message>
    <message>
        <source>Mean time to the results per patient</source>
        <translation>Temps moyen jusqu’aux résultats par patient</translation>
    </message>
    <message>
        <source>Mean volume of blood drawn per patient</source>
        <translation>Volume moyen de sang prélevé par patient</translation>
    </message>
    <message>
        <source>Diagnosis against reference standard, test patients</source>
        <translation>Diagnostic comparé à l’étalon de référence, patients de test</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>Diagnostic</translation>
    </message>
    <message>
        <source>Has the outcome</source>
        <translation>Issue présente</translation>
    </message>
    <message>
        <source>Does not have it</source>
        <translation>Issue absente</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Reassured</source>
        <translation>Rassuré</translation>
    </message>
    <message>
        <source>Of 1,000 patients like these, %1 are cases</source>
        <translation>Sur 1&#x202f;000 patients semblables, %1 sont des cas</translation>
    </message>
    <message>
        <source>Panel use, share of patients</source>
        <translation>Recours aux bilans, part des patients</translation>
    </message>
    <message>
        <source>Test sequences per 1,000 patients</source>
        <translation>Séquences de bilans pour 1&#x202f;000 patients</translation>
    </message>
    <message>
        <source>Cost–%1 front</source>
        <translation>Front coût–%1</translation>
    </message>
    <message>
        <source>Time–%1 front</source>
        <translation>Front temps–%1</translation>
    </message>
    <message>
        <source>%1 policies were found by %2. On the front are those that no other one beats for the same or less %3 on validation patients. Test patients were looked at once, when the front had been chosen.</source>
        <translation>%1 stratégies ont été trouvées par %2. Sont sur le front celles qu’aucune autre ne surpasse en dépensant autant ou moins (%3) chez les patients de validation. Les patients de test n’ont été regardés qu’une fois, après le choix du front.</translation>
    </message>
    <message>
        <source>Selected policy</source>
        <translation>Stratégie choisie</translation>
    </message>
    <message>
        <source>%1 orders %2 panels per patient on average, for %3.</source>
        <translation>%1 prescrit %2 bilans par patient en moyenne, pour %3.</translation>
    </message>
    <message>
        <source>Its results are there after %1.</source>
        <translation>Ses résultats sont là après %1.</translation>
    </message>
    <message>
        <source>It was made to earn %1 (per %2).</source>
        <translation>Récompense visée&#xa0;: %1 (par %2).</translation>
    </message>
    <message>
        <source>minute</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>minute</translation>
    </message>
    <message>
        <source>TRIPOD+AI check list</source>
        <translation>Liste de contrôle TRIPOD+AI</translation>
    </message>
    <message>
        <source>STARD 2015 check list</source>
        <translation>Liste de contrôle STARD 2015</translation>
    </message>
    <message>
        <source>Collins et al., BMJ 2024;385:e078378. The items are named in few words; the published list has the full ones.</source>
        <translation>Collins et al., BMJ 2024;385:e078378. Les points sont nommés en peu de mots&#x202f;; la liste publiée les donne en entier.</translation>
    </message>
    <message>
        <source>Bossuyt et al., BMJ 2015;351:h5527. The index test is the policy, the reference standard the outcome of the data.</source>
        <translation>Bossuyt et al., BMJ 2015;351:h5527. Le test évalué est la stratégie, l’étalon de référence l’issue des données.</translation>
    </message>
    <message>
        <source>Figure %1. %2</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Figure %1. %2</translation>
    </message>
    <message>
        <source>Table %1. %2</source>
        <translation>Tableau %1. %2</translation>
    </message>
    <message>
        <source>Author to supply:</source>
        <translation>À fournir par l’auteur&#xa0;:</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>author to supply</source>
        <translation>à fournir par l’auteur</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>%1, of whom %2 have %3</source>
        <translation>%1, dont %2 avec %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln patients</source>
        <translation>
            <numerusform>%Ln patient</numerusform>
            <numerusform>%Ln patients</numerusform>
        </translation>
    </message>
    <message>
        <source>Training: state encoder</source>
        <translation>Entraînement&#xa0;: encodeur d’état</translation>
    </message>
    <message>
        <source>Training: classifier and policy</source>
        <translation>Entraînement&#xa0;: classifieur et stratégie</translation>
    </message>
    <message>
        <source>Validation: classifier</source>
        <translation>Validation&#xa0;: classifieur</translation>
    </message>
    <message>
        <source>Validation: choice of policies</source>
        <translation>Validation&#xa0;: choix des stratégies</translation>
    </message>
    <message>
        <source>Test: looked at once, at the end</source>
        <translation>Test&#xa0;: regardé une seule fois, à la fin</translation>
    </message>
    <message>
        <source>Patients and events in each part of the analysis</source>
        <translation>Patients et événements dans chaque partie de l’analyse</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>With the outcome</source>
        <translation>Avec l’issue</translation>
    </message>
    <message>
        <source>The column %1 of the data says who is used for training, validation and test; within these the parts were drawn at random with seed %2.</source>
        <translation>La colonne %1 des données dit qui sert à l’entraînement, à la validation et au test&#x202f;; à l’intérieur, les parties ont été tirées au hasard avec la graine %2.</translation>
    </message>
    <message>
        <source>%1; what is drawn at random was drawn with seed %2.</source>
        <translation>%1&#x202f;; ce qui est tiré au hasard l’a été avec la graine %2.</translation>
    </message>
    <message>
        <source>Patients were divided at random within each outcome, with seed %1, so that every part has about the same share of events.</source>
        <translation>Les patients ont été répartis au hasard à l’intérieur de chaque issue, avec la graine %1, de sorte que chaque partie a à peu près la même part d’événements.</translation>
    </message>
    <message>
        <source>There are %1 events among training patients for %2 candidate predictors: %3 events for each.</source>
        <translation>Il y a %1 événements parmi les patients d’entraînement pour %2 prédicteurs candidats&#xa0;: %3 événements pour chacun.</translation>
    </message>
    <message>
        <source>Sequential test panels for the diagnosis of %1: development and internal evaluation of a testing policy</source>
        <translation>Bilans séquentiels pour le diagnostic&#xa0;: %1. Développement et évaluation interne d’une stratégie de prescription</translation>
    </message>
    <message>
        <source>Report of the project %1, made by PanelWise %2 on %3</source>
        <translation>Rapport du projet %1, établi par PanelWise %2 le %3</translation>
    </message>
    <message>
        <source>%1 on %2 test patients: mean cost %3, F1 %4, AUROC %5</source>
        <translation>%1 chez %2 patients de test&#xa0;: coût moyen %3, F1 %4, AUROC %5</translation>
    </message>
    <message>
        <source>Title and purpose</source>
        <translation>Titre et objet</translation>
    </message>
    <message>
        <source>This is a study of diagnostic accuracy. It describes the development and the internal evaluation of a model that decides for one patient after the other which of %1 to order next, and when to diagnose %2 or its absence. Each panel has its price; a policy weighs what its results may change against what they cost.</source>
        <translation>Ceci est une étude d’exactitude diagnostique. Elle décrit le développement et l’évaluation interne d’un modèle qui décide, patient après patient, lequel prescrire ensuite parmi %1, et quand poser ou exclure le diagnostic (%2). Chaque bilan a son prix&#x202f;; une stratégie met en balance ce que ses résultats peuvent changer et ce qu’ils coûtent.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln test panels</source>
        <translation>
            <numerusform>%Ln bilan</numerusform>
            <numerusform>%Ln bilans</numerusform>
        </translation>
    </message>
    <message>
        <source>To find, for every mean cost per patient, a policy whose diagnoses have the best F1, and to judge the chosen one on patients that neither training nor the choice has seen, beside what is used today.</source>
        <translation>Trouver, pour chaque coût moyen par patient, une stratégie dont les diagnostics ont le meilleur F1, et évaluer celle qui est choisie sur des patients que ni l’entraînement ni le choix n’ont vus, à côté de ce qui se pratique aujourd’hui.</translation>
    </message>
    <message>
        <source>Objective.</source>
        <translation>Objectif.</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>All panels together</source>
        <translation>Tous les bilans ensemble</translation>
    </message>
    <message>
        <source>Model of this report</source>
        <translation>Modèle de ce rapport</translation>
    </message>
    <message>
        <source>Data source, dates, setting</source>
        <translation>Source des données, dates, cadre</translation>
    </message>
    <message>
        <source>The patients are synthetic. They were drawn by the program from the published quantiles and correlations of public data (cohort “%1”); no record of a person is among them, and they have no dates, centre or treatment. Figures of this report say nothing about patients of any hospital.</source>
        <translation>Les patients sont synthétiques. Le programme les a tirés des quantiles et corrélations publiés de données publiques (cohorte «&#x202f;%1&#x202f;»)&#x202f;; aucun dossier de personne n’y figure, et ils n’ont ni dates, ni centre, ni traitement. Les chiffres de ce rapport ne disent rien des patients d’un hôpital.</translation>
    </message>
    <message>
        <source>The data were imported from the file %1. The program knows its columns and values, not how they were collected.</source>
        <translation>Les données ont été importées du fichier %1. Le programme connaît ses colonnes et ses valeurs, non la façon dont elles ont été recueillies.</translation>
    </message>
    <message>
        <source>Source</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Source</translation>
    </message>
    <message>
        <source>Columns used</source>
        <translation>Colonnes utilisées</translation>
    </message>
    <message>
        <source>%1 known before any test, %2 in panels</source>
        <translation>%1 connues avant toute analyse, %2 dans des bilans</translation>
    </message>
    <message>
        <source>Fingerprint of the patients</source>
        <translation>Empreinte des patients</translation>
    </message>
    <message>
        <source>where the data come from and why these were used; whether they represent the patients the policy is meant for; first and last date; setting, number and place of centres; how participants were identified, and whether as a consecutive, random or convenience series; treatments received.</source>
        <translation>d’où viennent les données et pourquoi elles ont été utilisées&#x202f;; si elles représentent les patients auxquels la stratégie est destinée&#x202f;; première et dernière date&#x202f;; cadre, nombre et lieu des centres&#x202f;; comment les participants ont été identifiés, et si la série est consécutive, aléatoire ou de convenance&#x202f;; traitements reçus.</translation>
    </message>
    <message>
        <source>dates and setting to be added</source>
        <translation>dates et cadre à ajouter</translation>
    </message>
    <message>
        <source>Outcome definition</source>
        <translation>Définition de l’issue</translation>
    </message>
    <message>
        <source>The outcome is %1: a patient is a case where %2. It is the reference standard for every figure of this report. %3 of %4 patients are cases.</source>
        <translation>L’issue (critère de jugement) est %1&#xa0;: un patient est un cas si %2. Elle est l’étalon de référence de tous les chiffres de ce rapport. %3 patients sur %4 sont des cas.</translation>
    </message>
    <message>
        <source>Question.</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Question.</translation>
    </message>
    <message>
        <source>how and when the outcome was assessed, with its cut-off and why; who assessed it and what they knew; time between the tests and the assessment; severity and other diagnoses of the patients.</source>
        <translation>comment et quand l’issue a été évaluée, avec sa valeur limite et pourquoi&#x202f;; qui l’a évaluée et ce qui était alors connu&#x202f;; délai entre les analyses et l’évaluation&#x202f;; gravité et autres diagnostics des patients.</translation>
    </message>
    <message>
        <source>definition to be added</source>
        <translation>définition à ajouter</translation>
    </message>
    <message>
        <source>Sample size and events</source>
        <translation>Effectif et événements</translation>
    </message>
    <message>
        <source>Development and test patients come from the same data; there is no difference in setting, eligibility, outcome or predictors between them.</source>
        <translation>Les patients de développement et de test viennent des mêmes données&#x202f;; il n’y a entre eux aucune différence de cadre, d’éligibilité, d’issue ni de prédicteurs.</translation>
    </message>
    <message>
        <source>Only %1 of the test patients have the outcome. At least 100 events are advised for judging a model (Collins et al., Stat Med 2016); the intervals are wide accordingly.</source>
        <translation>Seuls %1 patients de test sont des cas. Au moins 100 événements sont conseillés pour évaluer un modèle (Collins et al., Stat Med 2016)&#x202f;; les intervalles sont donc larges.</translation>
    </message>
    <message>
        <source>Few events.</source>
        <translation>Peu d’événements.</translation>
    </message>
    <message>
        <source>%1 events among test patients</source>
        <translation>%1 événements parmi les patients de test</translation>
    </message>
    <message>
        <source>how the study size was arrived at.</source>
        <translation>comment l’effectif de l’étude a été déterminé.</translation>
    </message>
    <message>
        <source>90 or older</source>
        <translation>90 ou plus</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 autres</translation>
    </message>
    <message>
        <source>%1 not in the record</source>
        <translation>%1 pas dans le dossier</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>no new value</source>
        <translation>aucune nouvelle valeur</translation>
    </message>
    <message>
        <source>%1, step by step</source>
        <translation>%1, étape par étape</translation>
    </message>
    <message>
        <source>Newly known</source>
        <translation>Nouvellement connu</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Probabilité</translation>
    </message>
    <message>
        <source>Action</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Action</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Payé</translation>
    </message>
    <message>
        <source>Waiting time</source>
        <translation>Temps d’attente</translation>
    </message>
    <message>
        <source>Bill: %1.</source>
        <translation>Facture&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>Walk of %Ln patients</source>
        <translation>
            <numerusform>Parcours de %Ln patient</numerusform>
            <numerusform>Parcours de %Ln patients</numerusform>
        </translation>
    </message>
    <message>
        <source>Test patients as the policy leads them. They have a letter of this report instead of their row or any identifier, and their age is given by decade.</source>
        <translation>Patients de test tels que la stratégie les conduit. Ils portent une lettre propre à ce rapport au lieu de leur ligne ou de tout identifiant, et leur âge est donné par décennie.</translation>
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
        <translation>Aperçu complet…</translation>
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
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>TRIPOD+AI, STARD</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>TRIPOD+AI, STARD</translation>
    </message>
    <message>
        <source>Reporting lists: what a reader of a study of diagnosis must be able to find</source>
        <translation>Listes de contrôle&#xa0;: ce que doit pouvoir trouver le lecteur d’une étude diagnostique</translation>
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
        <translation>Format du papier</translation>
    </message>
    <message>
        <source>Size of the report&apos;s pages</source>
        <translation>Format des pages du rapport</translation>
    </message>
    <message>
        <source>Every page says “Not for clinical use”. The PDF opens its policy when it is dropped on the window.</source>
        <translation>Chaque page porte la mention «&#x202f;Ne pas utiliser en clinique&#x202f;». Le PDF ouvre sa stratégie quand on le dépose sur la fenêtre.</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Read the whole report in a window of its own</source>
        <translation>Lire tout le rapport dans une fenêtre à part</translation>
    </message>
    <message>
        <source>PDF for paper and journals; HTML is one file for every browser and screen reader</source>
        <translation>PDF pour le papier et les revues&#x202f;; HTML est un seul fichier pour tout navigateur et lecteur d’écran</translation>
    </message>
    <message>
        <source>Write the report to a file</source>
        <translation>Écrire le rapport dans un fichier</translation>
    </message>
    <message>
        <source>Items filled</source>
        <translation>Points remplis</translation>
    </message>
    <message>
        <source>Tick a model: the report is about the first one.</source>
        <translation>Cochez un modèle&#xa0;: le rapport porte sur le premier.</translation>
    </message>
    <message>
        <source>The report is being written…</source>
        <translation>Le rapport est en cours d’écriture…</translation>
    </message>
    <message>
        <source>%1 of %2 parts filled, %3 for the author</source>
        <translation>%1 parties remplies sur %2, %3 pour l’auteur</translation>
    </message>
    <message>
        <source>No page yet</source>
        <translation>Pas encore de page</translation>
    </message>
</context>
<context>
    <name>ui::ReportOutline</name>
    <message>
        <source>Filled</source>
        <translation>Rempli</translation>
    </message>
    <message>
        <source>Look here: %1</source>
        <translation>À regarder&#xa0;: %1</translation>
    </message>
    <message>
        <source>For the author</source>
        <translation>Pour l’auteur</translation>
    </message>
    <message>
        <source>items %1</source>
        <translation>points %1</translation>
    </message>
    <message>
        <source>item %1</source>
        <translation>point %1</translation>
    </message>
    <message>
        <source>for the author</source>
        <translation>pour l’auteur</translation>
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
        <translation>Unités</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>known and estimated values</source>
        <translation>valeurs connues et estimées</translation>
    </message>
    <message>
        <source>Values in the units of the United States, or in SI units</source>
        <translation>Valeurs dans les unités des États-Unis ou en unités SI</translation>
    </message>
    <message>
        <source>F2 changes a value and opens a second path</source>
        <translation>F2 change une valeur et ouvre un second parcours</translation>
    </message>
</context>
<context>
    <name>ui::ResultFigures</name>
    <message>
        <source>. 95 % intervals: F1 %1 to %2, mean cost %3 to %4.</source>
        <translation>. Intervalles à 95&#x202f;%&#xa0;: F1 %1 à %2, coût moyen %3 à %4.</translation>
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
        <translation>Cas détectés</translation>
    </message>
    <message>
        <source>Negatives right</source>
        <translation>Vrais négatifs</translation>
    </message>
    <message>
        <source>Mean cost</source>
        <translation>Coût moyen</translation>
    </message>
    <message>
        <source>Patients</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Patients</translation>
    </message>
    <message>
        <source>Mean time to the results</source>
        <translation>Temps moyen jusqu’aux résultats</translation>
    </message>
    <message>
        <source>Mean blood drawn</source>
        <translation>Sang prélevé en moyenne</translation>
    </message>
    <message>
        <source>Validation</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Validation</translation>
    </message>
    <message>
        <source>Test</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Test</translation>
    </message>
    <message>
        <source>All patients</source>
        <translation>Tous les patients</translation>
    </message>
</context>
<context>
    <name>ui::ResultModel</name>
    <message>
        <source>%1 (changed)</source>
        <translation>%1 (modifié)</translation>
    </message>
    <message>
        <source>, critical</source>
        <translation>, critique</translation>
    </message>
    <message>
        <source>, 80 of 100 such patients: %1</source>
        <translation>, 80 patients semblables sur 100&#xa0;: %1</translation>
    </message>
    <message>
        <source>, reference %1</source>
        <translation>, référence %1</translation>
    </message>
    <message>
        <source>, more extreme than in 99 of 100 training patients</source>
        <translation>, plus extrême que chez 99 patients d’entraînement sur 100</translation>
    </message>
    <message>
        <source>, changed by you</source>
        <translation>, modifié par vous</translation>
    </message>
    <message>
        <source>Test</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Test</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Signal</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Against reference</source>
        <translation>Par rapport à la référence</translation>
    </message>
</context>
<context>
    <name>ui::RewardForm</name>
    <message>
        <source>Prices do not count</source>
        <translation>Les prix ne comptent pas</translation>
    </message>
    <message>
        <source>A missed case weighs, in false alarms (λ)</source>
        <translation>Poids d’un cas manqué, en fausses alertes (λ)</translation>
    </message>
    <message>
        <source>One correct negative is worth (−1/ρ)</source>
        <translation>Valeur d’un vrai négatif (−1/ρ)</translation>
    </message>
    <message>
        <source>First seed</source>
        <translation>Première graine</translation>
    </message>
    <message>
        <source>A missed case weighs as much as this many false alarms</source>
        <translation>Un cas manqué pèse autant que ce nombre de fausses alertes</translation>
    </message>
    <message>
        <source>One correct negative is worth</source>
        <translation>Un vrai négatif vaut</translation>
    </message>
    <message>
        <source>ρ is 0: tests are ordered whatever they cost</source>
        <translation>ρ est nul&#xa0;: des analyses sont prescrites quel qu’en soit le coût</translation>
    </message>
    <message>
        <source>Time does not count</source>
        <translation>Le temps ne compte pas</translation>
    </message>
    <message>
        <source>Tests are ordered whatever they cost.</source>
        <translation>Des analyses sont prescrites quel qu’en soit le coût.</translation>
    </message>
    <message>
        <source>Tests are ordered however long they take.</source>
        <translation>Des analyses sont prescrites quelle qu’en soit la durée.</translation>
    </message>
    <message>
        <source>So a case found is worth %1, and ρ is %2 per unit of money.</source>
        <translation>Un cas détecté vaut donc %1, et ρ est de %2 par unité d’argent.</translation>
    </message>
    <message>
        <source>So a case found is worth %1 of waiting, and ρ is %2 per minute.</source>
        <translation>Un cas détecté vaut donc %1 d’attente, et ρ est de %2 par minute.</translation>
    </message>
    <message>
        <source>Networks order one panel at a time; only the lattice orders two together.</source>
        <translation>Les réseaux prescrivent un bilan à la fois&#x202f;; seul Lattice en prescrit deux ensemble.</translation>
    </message>
</context>
<context>
    <name>ui::RowsDialog</name>
    <message>
        <source>Only the rows concerned</source>
        <translation>Seulement les lignes concernées</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Rows of the table</source>
        <translation>Lignes de la table</translation>
    </message>
    <message>
        <source>%1 rows, %2 columns, as imported with the edit steps applied.</source>
        <translation>%1 lignes, %2 colonnes, telles qu’importées, modifications appliquées.</translation>
    </message>
</context>
<context>
    <name>ui::RowsModel</name>
    <message>
        <source>%1, to check</source>
        <translation>%1, à vérifier</translation>
    </message>
</context>
<context>
    <name>ui::RulesDialog</name>
    <message>
        <source>No &amp;bill above</source>
        <translation>Aucune &amp;facture au-dessus de</translation>
    </message>
    <message>
        <source>Rules for orders</source>
        <translation>Règles de prescription</translation>
    </message>
    <message>
        <source>Most that one patient&apos;s bill may be</source>
        <translation>Montant maximal de la facture d’un patient</translation>
    </message>
    <message>
        <source>Shared fees are part of the bill.</source>
        <translation>Les forfaits communs font partie de la facture.</translation>
    </message>
    <message>
        <source>Every policy keeps these rules, whatever a panel is worth.</source>
        <translation>Toute stratégie respecte ces règles, quel que soit l’apport d’un bilan.</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>Is ordered</source>
        <translation>Est prescrit</translation>
    </message>
    <message>
        <source>Only after</source>
        <translation>Seulement après</translation>
    </message>
    <message>
        <source>as the policy decides</source>
        <translation>selon la stratégie</translation>
    </message>
    <message>
        <source>first, of everybody</source>
        <translation>d’abord, à tous</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>When %1 is ordered</source>
        <translation>Quand %1 est prescrit</translation>
    </message>
    <message>
        <source>What must be there before %1</source>
        <translation>Ce qui doit précéder %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
</context>
<context>
    <name>ui::SampleCard</name>
    <message>
        <source>Patients</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Patients</translation>
    </message>
    <message>
        <source>%1 synthetic</source>
        <translation>%1 synthétiques</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>%1 have it</source>
        <translation>%1 l’ont</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Bilans</translation>
    </message>
    <message>
        <source>%1, overlapping</source>
        <translation>%1, recoupés</translation>
    </message>
    <message>
        <source>All panels</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Its exact optimum is known</source>
        <translation>Son optimum exact est connu</translation>
    </message>
    <message>
        <source>Works offline</source>
        <translation>Fonctionne hors ligne</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open the sample %1</source>
        <translation>Ouvrir l’exemple %1</translation>
    </message>
</context>
<context>
    <name>ui::SearchCard</name>
    <message>
        <source>%1 of %2 · %3</source>
        <translation>%1 sur %2 · %3</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Progression de la recherche</translation>
    </message>
    <message>
        <source>Preparing the patients…</source>
        <translation>Préparation des patients…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arrêt en cours…</translation>
    </message>
    <message>
        <source>Policies found so far are kept: %1</source>
        <translation>Les stratégies déjà trouvées sont conservées&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>&amp;Projects</source>
        <translation>&amp;Projets</translation>
    </message>
    <message>
        <source>&amp;Exports</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>&amp;Exports</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>Valeurs par &amp;défaut</translation>
    </message>
    <message>
        <source>Sets everything here back to what it was when PanelWise was new</source>
        <translation>Rétablit tout ici comme lors de l’installation de PanelWise</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>Langue et apparence</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Words and the form of numbers and dates</source>
        <translation>Textes, et format des nombres et des dates</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Colours of the window and of plots on screen; exported figures are always light</source>
        <translation>Couleurs de la fenêtre et des graphiques à l’écran&#x202f;; les figures exportées sont toujours claires</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Couleurs</translation>
    </message>
    <message>
        <source>Type and rows grow together; also Ctrl and + or −</source>
        <translation>Caractères et lignes grandissent ensemble&#x202f;; aussi Ctrl et + ou −</translation>
    </message>
    <message>
        <source>&amp;Type size</source>
        <translation>&amp;Taille du texte</translation>
    </message>
    <message>
        <source>Training and searching</source>
        <translation>Entraînement et recherche</translation>
    </message>
    <message>
        <source>All (%1)</source>
        <translation>Tous (%1)</translation>
    </message>
    <message>
        <source>How many processor cores a search may keep busy; fewer leave more for other programs. The result is the same. Training one policy uses one.</source>
        <translation>Nombre de cœurs du processeur qu’une recherche peut occuper&#x202f;; moins en laisse plus aux autres programmes. Le résultat est le même. L’entraînement d’une stratégie en utilise un.</translation>
    </message>
    <message>
        <source>C&amp;ores</source>
        <translation>Cœu&amp;rs</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> Mo</translation>
    </message>
    <message>
        <source>The most that training keeps of what it has computed about patients. With less, it is slower, with the same result. Advanced settings of a policy take precedence.</source>
        <translation>Le maximum que l’entraînement garde de ce qu’il a calculé sur les patients. Avec moins, il est plus lent, pour le même résultat. Les paramètres avancés d’une stratégie ont priorité.</translation>
    </message>
    <message>
        <source>&amp;Memory for training</source>
        <translation>&amp;Mémoire pour l’entraînement</translation>
    </message>
    <message>
        <source>Takes effect with the next training or search.</source>
        <translation>Prend effet au prochain entraînement ou à la prochaine recherche.</translation>
    </message>
    <message>
        <source>Where the last file was</source>
        <translation>À l’emplacement du dernier fichier</translation>
    </message>
    <message>
        <source>Where the file dialogs begin</source>
        <translation>Où s’ouvrent les boîtes de dialogue de fichiers</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Choose the folder: %1</source>
        <translation>Choisir le dossier&#xa0;: %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Forget the folder: %1</source>
        <translation>Oublier le dossier&#xa0;: %1</translation>
    </message>
    <message>
        <source>Takes effect at once; the project stays open.</source>
        <translation>Prend effet tout de suite ; le projet reste ouvert.</translation>
    </message>
</context>
<context>
    <name>ui::ShareDialog</name>
    <message>
        <source>Share a copy</source>
        <translation>Partager une copie</translation>
    </message>
    <message>
        <source>Without &amp;identifiers</source>
        <translation>Sans &amp;identifiants</translation>
    </message>
    <message>
        <source>Columns that the study does not use are left out, and patients with several rows are told apart by numbers. Dates and results stay, and people can be known by them.</source>
        <translation>Les colonnes que l’étude n’utilise pas sont omises, et les patients à plusieurs lignes sont distingués par des numéros. Dates et résultats restent et peuvent permettre de reconnaître quelqu’un.</translation>
    </message>
    <message>
        <source>Without &amp;rows</source>
        <translation>Sans &amp;lignes</translation>
    </message>
    <message>
        <source>Policies, fronts, tables and curves are left, and nothing about single patients. Policies hold limits that were learned from patients.</source>
        <translation>Restent stratégies, fronts, tableaux et courbes, et rien sur un patient en particulier. Les stratégies contiennent des seuils appris sur des patients.</translation>
    </message>
    <message>
        <source>Without &amp;patients</source>
        <translation>Sans &amp;patients</translation>
    </message>
    <message>
        <source>Panels, prices and rules are left, and nothing that was learned from patients.</source>
        <translation>Restent bilans, prix et règles, et rien de ce qui a été appris des patients.</translation>
    </message>
    <message>
        <source>What should the copy go without? This project stays as it is.</source>
        <translation>Que faut-il omettre de la copie ? Ce projet reste tel quel.</translation>
    </message>
    <message>
        <source>Choose a place…</source>
        <translation>Choisir un emplacement…</translation>
    </message>
</context>
<context>
    <name>ui::SheetForm</name>
    <message>
        <source>Which sheet of the workbook holds the patients</source>
        <translation>Quelle feuille du classeur contient les patients</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>The row of the sheet that holds the names of the columns; rows above it are left out</source>
        <translation>La ligne de la feuille qui contient les noms des colonnes&#x202f;; les lignes au-dessus sont ignorées</translation>
    </message>
    <message>
        <source>Row with the names</source>
        <translation>Ligne des noms</translation>
    </message>
    <message>
        <source>S&amp;heet</source>
        <translation>&amp;Feuille</translation>
    </message>
    <message>
        <source>&amp;Row with the names</source>
        <translation>&amp;Ligne des noms</translation>
    </message>
</context>
<context>
    <name>ui::SplitDialog</name>
    <message>
        <source>Split the patients</source>
        <translation>Répartir les patients</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>by patient number</source>
        <translation>par numéro de patient</translation>
    </message>
    <message>
        <source>by date</source>
        <translation>par date</translation>
    </message>
    <message>
        <source>by site</source>
        <translation>par centre</translation>
    </message>
    <message>
        <source>as a column says</source>
        <translation>selon une colonne</translation>
    </message>
    <message>
        <source>every row is a patient of its own</source>
        <translation>chaque ligne est un patient distinct</translation>
    </message>
    <message>
        <source>&amp;Divide</source>
        <translation>&amp;Répartir</translation>
    </message>
    <message>
        <source>&amp;Column</source>
        <translation>&amp;Colonne</translation>
    </message>
    <message>
        <source>&amp;Left out for the test</source>
        <translation>Réservé au &amp;test</translation>
    </message>
    <message>
        <source>&amp;Patient number</source>
        <translation>&amp;Numéro de patient</translation>
    </message>
    <message>
        <source>&amp;Training</source>
        <translation>&amp;Entraînement</translation>
    </message>
    <message>
        <source>&amp;Validation</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>&amp;Validation</translation>
    </message>
    <message>
        <source>Test</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Test</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Graine</translation>
    </message>
    <message>
        <source>Each part has the same share of cases. The same seed always draws the same patients.</source>
        <translation>Chaque partie a la même part de cas. La même graine tire toujours les mêmes patients.</translation>
    </message>
    <message>
        <source>Rows with the same number stay together, so nobody is learned from and judged.</source>
        <translation>Les lignes de même numéro restent ensemble&#x202f;; personne ne sert donc à la fois à apprendre et à évaluer.</translation>
    </message>
    <message>
        <source>Learned from the past: the newest patients are the test, those before them validation.</source>
        <translation>Apprentissage sur le passé&#xa0;: les patients les plus récents sont le test, ceux d’avant la validation.</translation>
    </message>
    <message>
        <source>All patients of one site are the test; the others are divided at random.</source>
        <translation>Tous les patients d’un centre sont le test&#x202f;; les autres sont répartis au hasard.</translation>
    </message>
    <message>
        <source>The column says train, validation or test of every patient.</source>
        <translation>La colonne dit pour chaque patient train, validation ou test.</translation>
    </message>
</context>
<context>
    <name>ui::StartPage</name>
    <message>
        <source>Start</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Which lab panel should come next for this patient, or is it time to diagnose?</source>
        <translation>Quel bilan prescrire ensuite à ce patient, ou est-il temps de poser le diagnostic&#x202f;?</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>synthetic patients, ready to explore</source>
        <translation>patients synthétiques, prêts à explorer</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Vos données</translation>
    </message>
    <message>
        <source>From a list of measurements…</source>
        <translation>Depuis une liste de mesures…</translation>
    </message>
    <message>
        <source>A table with one row per measurement becomes one row per patient.</source>
        <translation>Une table avec une ligne par mesure devient une ligne par patient.</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>Projets récents</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>10 to 15 minutes each, in the real program</source>
        <translation>10 à 15 minutes chacune, dans le vrai programme</translation>
    </message>
    <message>
        <source>What they are about…</source>
        <translation>De quoi elles parlent…</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Lesson %1: %2, %3</source>
        <translation>Leçon %1 : %2, %3</translation>
    </message>
</context>
<context>
    <name>ui::StepLine</name>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>now: %1; all: %2</source>
        <translation>actuelle&#xa0;: %1&#x202f;; toutes&#xa0;: %2</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Aller à %1</translation>
    </message>
</context>
<context>
    <name>ui::StepRail</name>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
</context>
<context>
    <name>ui::StoryBar</name>
    <message>
        <source>First step</source>
        <translation>Première étape</translation>
    </message>
    <message>
        <source>First step (Home)</source>
        <translation>Première étape (Début)</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Étape précédente</translation>
    </message>
    <message>
        <source>One step back (Backspace or Left)</source>
        <translation>Reculer d’une étape (Retour arrière ou Gauche)</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>Next step (Space or Right)</source>
        <translation>Étape suivante (Espace ou Droite)</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Dernière étape</translation>
    </message>
    <message>
        <source>Last step (End)</source>
        <translation>Dernière étape (Fin)</translation>
    </message>
    <message>
        <source>Autoplay</source>
        <translation>Lecture auto</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Stratégie</translation>
    </message>
    <message>
        <source>I order</source>
        <translation>Je prescris</translation>
    </message>
    <message>
        <source>Duel</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Duel</translation>
    </message>
    <message>
        <source>Who orders</source>
        <translation>Qui prescrit</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Goes on by itself to the diagnosis</source>
        <translation>Avance tout seul jusqu’au diagnostic</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Seconds for each step</source>
        <translation>Secondes par étape</translation>
    </message>
    <message>
        <source>Seconds for each step, from 0.5 to 4</source>
        <translation>Secondes par étape, de 0,5 à 4</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>Policy: watch it. I order: you decide, and may have its view revealed. Duel: you decide without help, and both paths are compared at the end.</source>
        <translation>Stratégie : regardez-la. Je prescris : vous décidez et pouvez révéler son avis. Duel : vous décidez sans aide, et les deux parcours sont comparés à la fin.</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Étape %1</translation>
    </message>
</context>
<context>
    <name>ui::StoryReader</name>
    <message>
        <source>value %1</source>
        <translation>valeur %1</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>sans %1</translation>
    </message>
    <message>
        <source>Order %1 together with %2</source>
        <translation>Prescrire %1 avec %2</translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>Prescrire %1</translation>
    </message>
    <message>
        <source>Diagnose: %1</source>
        <translation>Diagnostiquer&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 of waiting</source>
        <translation>%1 d’attente</translation>
    </message>
    <message>
        <source>%1 of blood</source>
        <translation>%1 de sang</translation>
    </message>
    <message>
        <source>Typed in</source>
        <translation>Saisi à la main</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Ligne %1</translation>
    </message>
    <message>
        <source>not measured in this patient</source>
        <translation>non mesuré chez ce patient</translation>
    </message>
    <message>
        <source>est. %1 in %2</source>
        <translation>est. %1 dans %2</translation>
    </message>
    <message>
        <source>est. %1</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>est. %1</translation>
    </message>
    <message>
        <source>ordered at step %1 · %2 · results come with those of %3</source>
        <translation>prescrit à l’étape %1 · %2 · les résultats arrivent avec ceux de %3</translation>
    </message>
    <message>
        <source>ordered at step %1 · %2 · results: %3, outside reference: %4</source>
        <translation>prescrit à l’étape %1 · %2 · résultats&#xa0;: %3, hors référence&#xa0;: %4</translation>
    </message>
    <message>
        <source>ordered at step %1 · nothing in the record, so not charged</source>
        <translation>prescrit à l’étape %1 · rien dans le dossier, donc non facturé</translation>
    </message>
    <message>
        <source> · not in the record: %1</source>
        <translation> · pas dans le dossier&#xa0;: %1</translation>
    </message>
    <message>
        <source> · together with %1</source>
        <translation> · avec %1</translation>
    </message>
    <message>
        <source>Known before any test</source>
        <translation>Connu avant toute analyse</translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratuit</translation>
    </message>
    <message>
        <source>to be ordered now · %1 · estimated, 80 % range</source>
        <translation>à prescrire maintenant · %1 · estimé, plage de 80&#x202f;%</translation>
    </message>
    <message>
        <source>not ordered · %1 · estimated values: %2</source>
        <translation>non prescrit · %1 · valeurs estimées&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 new of %2</source>
        <translation>%1 nouvelles sur %2</translation>
    </message>
    <message>
        <source>%1 tests</source>
        <translation>%1 analyses</translation>
    </message>
    <message>
        <source>ends the story</source>
        <translation>termine le parcours</translation>
    </message>
    <message>
        <source>not before what comes first</source>
        <translation>pas avant les bilans prescrits d’abord</translation>
    </message>
    <message>
        <source>nothing new</source>
        <translation>rien de nouveau</translation>
    </message>
    <message>
        <source>not possible here</source>
        <translation>impossible ici</translation>
    </message>
    <message>
        <source>together with %1</source>
        <translation>avec %1</translation>
    </message>
    <message>
        <source>ordered at step %1</source>
        <translation>prescrit à l’étape %1</translation>
    </message>
    <message>
        <source>Running bill (cap %1)</source>
        <translation>Facture en cours (plafond %1)</translation>
    </message>
    <message>
        <source>Running bill (all panels %1)</source>
        <translation>Facture en cours (tous les bilans %1)</translation>
    </message>
    <message>
        <source>then + %1 %2 = %3</source>
        <translation>puis + %1 %2 = %3</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Sexe</translation>
    </message>
    <message>
        <source>female</source>
        <translation>féminin</translation>
    </message>
    <message>
        <source>male</source>
        <translation>masculin</translation>
    </message>
    <message>
        <source>unlike training patients (top %1)</source>
        <translation>atypique par rapport à l’entraînement (%1 extrêmes)</translation>
    </message>
    <message>
        <source>%1 %2 is more extreme than in 99 of 100 training patients</source>
        <translation>%1 %2 est plus extrême que chez 99 patients d’entraînement sur 100</translation>
    </message>
    <message>
        <source>Probability of %1</source>
        <translation>Probabilité&#xa0;: %1</translation>
    </message>
    <message>
        <source>at or above: “%1”</source>
        <translation>≥ seuil&#xa0;: «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>below: “%1”</source>
        <translation>&lt; seuil&#xa0;: «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Initial</translation>
    </message>
    <message>
        <source>%1 ordered</source>
        <translation>%1 prescrit</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>après %1</translation>
    </message>
    <message>
        <source> and </source>
        <translation> et </translation>
    </message>
    <message>
        <source>nothing (nothing is in the record)</source>
        <translation>rien (rien n’est dans le dossier)</translation>
    </message>
    <message>
        <source>%1 for %2 would change the diagnosis of &lt;b&gt;%3&lt;/b&gt; patients like this one.</source>
        <translation>%1 pour %2 changerait le diagnostic de patients semblables&#xa0;: &lt;b&gt;%3&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>At %1 the policy would already say &lt;b&gt;%2&lt;/b&gt; (threshold %3). </source>
        <translation>À %1, la stratégie dirait déjà &lt;b&gt;%2&lt;/b&gt; (seuil %3). </translation>
    </message>
    <message>
        <source>At %1 the policy would already say &lt;b&gt;%2&lt;/b&gt;. </source>
        <translation>À %1, la stratégie dirait déjà &lt;b&gt;%2&lt;/b&gt;. </translation>
    </message>
    <message>
        <source>Everybody gets %1 first in this study. </source>
        <translation>Dans cette étude, tous reçoivent d’abord %1. </translation>
    </message>
    <message>
        <source>Your order; the policy would have done this: %1. </source>
        <translation>Votre prescription&#x202f;; la stratégie aurait fait ceci&#xa0;: %1. </translation>
    </message>
    <message>
        <source>%1 costs %2.</source>
        <translation>%1 coûte %2.</translation>
    </message>
    <message>
        <source>Your diagnosis, at %1: &lt;b&gt;%2&lt;/b&gt;. The policy would have done this: %3. </source>
        <translation>Votre diagnostic, à %1&#xa0;: &lt;b&gt;%2&lt;/b&gt;. La stratégie aurait fait ceci&#xa0;: %3. </translation>
    </message>
    <message>
        <source>Its threshold is %1, and %2 is %3.</source>
        <translation>Son seuil est de %1, et %2 %3.</translation>
    </message>
    <message>
        <source>not below it</source>
        <translation>n’est pas au-dessous</translation>
    </message>
    <message>
        <source>below it</source>
        <translation>est au-dessous</translation>
    </message>
    <message>
        <source>At %1, with a threshold of %2, the answer is &lt;b&gt;%3&lt;/b&gt;. </source>
        <translation>À %1, avec un seuil de %2, la réponse est &lt;b&gt;%3&lt;/b&gt;. </translation>
    </message>
    <message>
        <source>At %1 the answer is &lt;b&gt;%2&lt;/b&gt;. </source>
        <translation>À %1, la réponse est &lt;b&gt;%2&lt;/b&gt;. </translation>
    </message>
    <message>
        <source>This policy does not go by the probability alone. </source>
        <translation>Cette stratégie ne se règle pas sur la seule probabilité. </translation>
    </message>
    <message>
        <source>Nothing is left to order.</source>
        <translation>Il ne reste rien à prescrire.</translation>
    </message>
    <message>
        <source>No further panel can be ordered here.</source>
        <translation>Aucun autre bilan ne peut être prescrit ici.</translation>
    </message>
    <message>
        <source>No further panel is worth its price.</source>
        <translation>Aucun autre bilan ne vaut son prix.</translation>
    </message>
    <message>
        <source>The policy orders nothing more.</source>
        <translation>La stratégie ne prescrit plus rien.</translation>
    </message>
    <message>
        <source>No further panel is worth its price: %1 for %2, which would change most diagnoses, would change that of %3 patients like this one.</source>
        <translation>Aucun autre bilan ne vaut son prix&#xa0;: %1 pour %2, qui changerait le plus de diagnostics, en changerait %3 chez des patients semblables.</translation>
    </message>
    <message>
        <source>The policy orders nothing more: %1 for %2, which would change most diagnoses, would change that of %3 patients like this one.</source>
        <translation>La stratégie ne prescrit plus rien&#xa0;: %1 pour %2, qui changerait le plus de diagnostics, en changerait %3 chez des patients semblables.</translation>
    </message>
    <message>
        <source>Other values (%1)</source>
        <translation>Autres valeurs (%1)</translation>
    </message>
    <message>
        <source>Why %1 at the same time?</source>
        <translation>Pourquoi %1 en même temps&#x202f;?</translation>
    </message>
    <message>
        <source>Decided with the step before, when none of its results were known: ordered together, both take the longer of their times.</source>
        <translation>Décidé avec l’étape précédente, quand aucun de ses résultats n’était connu&#xa0;: prescrits ensemble, les deux prennent le plus long de leurs délais.</translation>
    </message>
    <message>
        <source>Why %1 now?</source>
        <translation>Pourquoi %1 maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>You stopped here</source>
        <translation>Vous avez arrêté ici</translation>
    </message>
    <message>
        <source>Why stop here?</source>
        <translation>Pourquoi s’arrêter ici&#x202f;?</translation>
    </message>
    <message>
        <source>What made it %1 (percentage points)</source>
        <translation>Ce qui a mené à %1 (points de pourcentage)</translation>
    </message>
    <message>
        <source>What moved %1 to %2 (percentage points)</source>
        <translation>Ce qui a mené de %1 à %2 (points de pourcentage)</translation>
    </message>
    <message>
        <source>nothing ordered</source>
        <translation>rien de prescrit</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>open</source>
        <translation>en suspens</translation>
    </message>
    <message>
        <source>Your turn: what next?</source>
        <translation>À vous&#xa0;: que faire ensuite&#x202f;?</translation>
    </message>
    <message>
        <source>Diagnosis: %1, after %2.</source>
        <translation>Diagnostic&#xa0;: %1, après %2.</translation>
    </message>
    <message>
        <source>Next: %1 together with %2 for %3.</source>
        <translation>Ensuite&#xa0;: %1 avec %2 pour %3.</translation>
    </message>
    <message>
        <source>Next: %1 for %2.</source>
        <translation>Ensuite&#xa0;: %1 pour %2.</translation>
    </message>
</context>
<context>
    <name>ui::StudyEdits</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message numerus="yes">
        <source>%n variables</source>
        <translation>
            <numerusform>%n variable</numerusform>
            <numerusform>%n variables</numerusform>
        </translation>
    </message>
    <message>
        <source>Set role of %1 to %2</source>
        <translation>Rôle de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Predict %1</source>
        <translation>Prédire %1</translation>
    </message>
    <message>
        <source>Describe %1</source>
        <translation>Décrire %1</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>Add panel %1</source>
        <translation>Ajouter le bilan %1</translation>
    </message>
    <message>
        <source>Make panel %1 of %2</source>
        <translation>Créer le bilan %1 avec %2</translation>
    </message>
    <message>
        <source>Rename panel %1 to %2</source>
        <translation>Renommer le bilan %1 en %2</translation>
    </message>
    <message>
        <source>Delete panel %1</source>
        <translation>Supprimer le bilan %1</translation>
    </message>
    <message>
        <source>Merge panel %1 into %2</source>
        <translation>Fusionner le bilan %1 avec %2</translation>
    </message>
    <message>
        <source>Move panel %1 up</source>
        <translation>Monter le bilan %1</translation>
    </message>
    <message>
        <source>Move panel %1 down</source>
        <translation>Descendre le bilan %1</translation>
    </message>
    <message>
        <source>Price of %1: %2</source>
        <translation>Prix de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Turnaround time of %1: %2</source>
        <translation>Délai de rendu de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Turnaround time of %1: not said</source>
        <translation>Délai de rendu de %1&#xa0;: non précisé</translation>
    </message>
    <message>
        <source>Blood for %1: %2</source>
        <translation>Sang pour %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Blood for %1: not said</source>
        <translation>Sang pour %1&#xa0;: non précisé</translation>
    </message>
    <message>
        <source>Add %1 to %2</source>
        <translation>Ajouter %1 à %2</translation>
    </message>
    <message>
        <source>Move %1 from %2 to %3</source>
        <translation>Déplacer %1 de %2 vers %3</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>Déplacer %1 vers %2</translation>
    </message>
    <message>
        <source>Remove %1 from %2</source>
        <translation>Retirer %1 de %2</translation>
    </message>
    <message>
        <source>Shared fee %1: %2</source>
        <translation>Forfait commun %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Remove shared fee %1</source>
        <translation>Supprimer le forfait commun %1</translation>
    </message>
    <message>
        <source>Change the price list</source>
        <translation>Changer le tarif</translation>
    </message>
    <message>
        <source>Change the rules for orders</source>
        <translation>Changer les règles de prescription</translation>
    </message>
    <message>
        <source>Panels may be ordered together</source>
        <translation>Les bilans peuvent être prescrits ensemble</translation>
    </message>
    <message>
        <source>Panels are ordered one by one</source>
        <translation>Les bilans sont prescrits un par un</translation>
    </message>
    <message>
        <source>Minimise %1</source>
        <translation>Minimiser&#xa0;: %1</translation>
    </message>
    <message>
        <source>An order without a result %1</source>
        <translation>Une prescription sans résultat %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Keep values of %1</source>
        <translation>Conserver les valeurs de %1</translation>
    </message>
    <message>
        <source>Say how texts among numbers are read</source>
        <translation>Dire comment sont lus les textes parmi les nombres</translation>
    </message>
    <message>
        <source>Take back: %1</source>
        <translation>Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>Change the split</source>
        <translation>Changer la répartition</translation>
    </message>
</context>
<context>
    <name>ui::StudySummaryCard</name>
    <message>
        <source>Change…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Change the outcome</source>
        <translation>Changer l’issue</translation>
    </message>
    <message>
        <source>Change the split</source>
        <translation>Changer la répartition</translation>
    </message>
    <message>
        <source>The bill</source>
        <translation>La facture</translation>
    </message>
    <message>
        <source>Outcome: %1</source>
        <translation>Issue&#xa0;: %1</translation>
    </message>
    <message>
        <source>Outcome: not chosen</source>
        <translation>Issue&#xa0;: non choisie</translation>
    </message>
    <message>
        <source>Confirm…</source>
        <translation>Confirmer…</translation>
    </message>
    <message>
        <source>counting …</source>
        <translation>comptage …</translation>
    </message>
    <message>
        <source>choose the column that says who is a case</source>
        <translation>choisissez la colonne qui dit qui est un cas</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Does %1 mark the cases? Please confirm.</source>
        <translation>%1 marque-t-il les cas&#x202f;? Veuillez confirmer.</translation>
    </message>
    <message>
        <source>enough cases to train</source>
        <translation>assez de cas pour entraîner</translation>
    </message>
    <message>
        <source>at least %1 cases are needed</source>
        <translation>il faut au moins %1 cas</translation>
    </message>
    <message>
        <source>Split %1 / %2 / %3, stratified, seed %4</source>
        <translation>Répartition %1 / %2 / %3, stratifiée, graine %4</translation>
    </message>
    <message>
        <source>%1 train · %2 validation · %3 test</source>
        <translation>%1 entraînement · %2 validation · %3 test</translation>
    </message>
    <message>
        <source>no patients to split yet</source>
        <translation>pas encore de patients à répartir</translation>
    </message>
    <message>
        <source>No panels yet</source>
        <translation>Pas encore de bilans</translation>
    </message>
    <message>
        <source>All panels:</source>
        <translation>Tous les bilans&#xa0;:</translation>
    </message>
    <message>
        <source>All panels: %1 =</source>
        <translation>Tous les bilans&#xa0;: %1 =</translation>
    </message>
    <message>
        <source>every test without repeats: %1 = %2</source>
        <translation>toutes les analyses sans répétition&#xa0;: %1 = %2</translation>
    </message>
    <message>
        <source>no panel can be left out without losing a test</source>
        <translation>aucun bilan ne peut être omis sans perdre une analyse</translation>
    </message>
    <message>
        <source>shared fees once</source>
        <translation>forfaits communs une fois</translation>
    </message>
    <message>
        <source>results after %1</source>
        <translation>résultats après %1</translation>
    </message>
    <message>
        <source>%1 if all are ordered together, %2 one after the other</source>
        <translation>%1 si tous sont prescrits ensemble, %2 l’un après l’autre</translation>
    </message>
    <message>
        <source>%1 of blood</source>
        <translation>%1 de sang</translation>
    </message>
</context>
<context>
    <name>ui::TableTab</name>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
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
        <translation>Coût</translation>
    </message>
    <message>
        <source>Mean cost of testing per patient</source>
        <translation>Coût moyen des analyses par patient</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondes</translation>
    </message>
    <message>
        <source>To learn it once, tuning included</source>
        <translation>Pour l’apprendre une fois, réglage compris</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Graines</translation>
    </message>
    <message>
        <source>Lattice, Δ F1</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Lattice, Δ F1</translation>
    </message>
    <message>
        <source>For the same money: F1 of the lattice&apos;s policy that costs at most as much on validation, minus F1 of this model</source>
        <translation>Pour le même coût&#xa0;: F1 de la stratégie Lattice qui coûte au plus autant en validation, moins F1 de ce modèle</translation>
    </message>
    <message>
        <source>F1 (95 %)</source>
        <translation>F1 (95&#x202f;%)</translation>
    </message>
    <message>
        <source>Cases found</source>
        <translation>Cas détectés</translation>
    </message>
    <message>
        <source>Of all cases, in all folds</source>
        <translation>De tous les cas, dans tous les blocs</translation>
    </message>
    <message>
        <source>Sens. (95 %)</source>
        <translation>Sens. (95&#x202f;%)</translation>
    </message>
    <message>
        <source>Spec. (95 %)</source>
        <translation>Spéc. (95&#x202f;%)</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>Blocs</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Comparé à</translation>
    </message>
    <message>
        <source>Share of cost</source>
        <translation>Part du coût</translation>
    </message>
    <message>
        <source>This share of the other model&apos;s money</source>
        <translation>Cette part du coût de l’autre modèle</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Δ F1 (95 %)</source>
        <translation>Δ F1 (95&#x202f;%)</translation>
    </message>
    <message>
        <source>What the policies chosen so really cost</source>
        <translation>Ce que coûtent vraiment les stratégies ainsi choisies</translation>
    </message>
    <message>
        <source>Export tables…</source>
        <translation>Exporter les tableaux…</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>Copier comme commande</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Table of baselines</source>
        <translation>Tableau de comparateurs</translation>
    </message>
    <message>
        <source>For a share of another&apos;s money</source>
        <translation>Pour une fraction du coût d’un autre</translation>
    </message>
    <message>
        <source>The line of the command line that writes these tables again</source>
        <translation>La ligne de commande qui réécrit ces tableaux</translation>
    </message>
    <message>
        <source>The tables of the paper as CSV, Excel, Markdown and LaTeX</source>
        <translation>Les tableaux de l’article en CSV, Excel, Markdown et LaTeX</translation>
    </message>
    <message>
        <source>Remove this table from the project</source>
        <translation>Supprimer ce tableau du projet</translation>
    </message>
    <message>
        <source>No table yet. Run baselines to see the models of the paper beside your policies.</source>
        <translation>Pas encore de tableau. Lancez les comparateurs pour voir les modèles de l’article à côté de vos stratégies.</translation>
    </message>
    <message>
        <source>Table %1 · %2 of %3 models · %4</source>
        <translation>Tableau %1 · %2 modèles sur %3 · %4</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Test patients; mean ± standard deviation over %1 seeds, %2.</source>
        <translation>Patients de test&#x202f;; moyenne ± écart type sur %1 graines, %2.</translation>
    </message>
    <message>
        <source>always on the study&apos;s own split</source>
        <translation>toujours avec la répartition de l’étude</translation>
    </message>
    <message>
        <source>each with its own split</source>
        <translation>chacune avec sa propre répartition</translation>
    </message>
    <message>
        <source>Test patients of the study&apos;s own split; one seed.</source>
        <translation>Patients de test de la répartition de l’étude&#x202f;; une graine.</translation>
    </message>
    <message>
        <source>Everything was chosen on validation.</source>
        <translation>Tout a été choisi en validation.</translation>
    </message>
    <message>
        <source>Mean cost: 95 % interval %1 to %2</source>
        <translation>Coût moyen&#xa0;: intervalle à 95&#x202f;% de %1 à %2</translation>
    </message>
    <message>
        <source>All %1 patients, %2. %3 Everything was chosen on validation.</source>
        <translation>Les %1 patients, %2. %3 Tout a été choisi en validation.</translation>
    </message>
    <message numerus="yes">
        <source>%n folds</source>
        <translation>
            <numerusform>%n bloc</numerusform>
            <numerusform>%n blocs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 par rapport à %2</translation>
    </message>
    <message>
        <source>What %1 offers for a share of another model&apos;s money</source>
        <translation>Ce qu’offre %1 pour une fraction du coût d’un autre modèle</translation>
    </message>
    <message>
        <source> and </source>
        <translation> et </translation>
    </message>
</context>
<context>
    <name>ui::TeamsDialog</name>
    <message>
        <source>Teams</source>
        <translation>Équipes</translation>
    </message>
    <message>
        <source>One name in each line, five at most. Teams take turns, case by case; a change of names begins a new count. Empty: one player.</source>
        <translation>Un nom par ligne, cinq au plus. Les équipes jouent à tour de rôle, cas par cas&#xa0;; changer les noms recommence le décompte. Vide&#xa0;: un seul joueur.</translation>
    </message>
    <message>
        <source>Names of teams</source>
        <translation>Noms des équipes</translation>
    </message>
</context>
<context>
    <name>ui::ThresholdBar</name>
    <message>
        <source>Each at its own</source>
        <translation>Chacun le sien</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Seuil</translation>
    </message>
    <message>
        <source>Patients are called cases from this probability upwards, whichever model is asked</source>
        <translation>Les patients sont classés cas à partir de cette probabilité, quel que soit le modèle</translation>
    </message>
    <message>
        <source>own</source>
        <translation>propre</translation>
    </message>
    <message>
        <source>Threshold in percent</source>
        <translation>Seuil en pour cent</translation>
    </message>
    <message>
        <source>1–99 %; the lowest value lets each model decide by itself</source>
        <translation>1–99&#x202f;%&#x202f;; la valeur la plus basse laisse chaque modèle décider lui-même</translation>
    </message>
    <message>
        <source>Policies decide by themselves; baselines at the threshold with the best F1 on validation</source>
        <translation>Les stratégies décident elles-mêmes&#x202f;; les comparateurs au seuil donnant le meilleur F1 en validation</translation>
    </message>
    <message>
        <source>&amp;Threshold</source>
        <translation>&amp;Seuil</translation>
    </message>
    <message>
        <source>drives every tab</source>
        <translation>règle tous les onglets</translation>
    </message>
</context>
<context>
    <name>ui::TrainOptions</name>
    <message>
        <source>SM-DDPO end to end</source>
        <translation>SM-DDPO de bout en bout</translation>
    </message>
    <message>
        <source>SM-DDPO pretrained</source>
        <translation>SM-DDPO préentraîné</translation>
    </message>
    <message>
        <source>Lattice (whole front)</source>
        <translation>Lattice (front entier)</translation>
    </message>
    <message>
        <source>Sweep (whole front)</source>
        <translation>Balayage (front entier)</translation>
    </message>
    <message>
        <source>Advanced…</source>
        <translation>Avancé…</translation>
    </message>
    <message>
        <source>Quick look</source>
        <translation>Aperçu rapide</translation>
    </message>
    <message>
        <source>Thorough</source>
        <translation>Approfondi</translation>
    </message>
    <message>
        <source>As in the paper</source>
        <translation>Comme l’article</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Préréglage</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Indicateur</translation>
    </message>
    <message>
        <source>Judge on</source>
        <translation>Évaluer sur</translation>
    </message>
    <message>
        <source>Minimise</source>
        <translation>Minimiser</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Graines</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>Cœurs</translation>
    </message>
    <message>
        <source>Every number of the plan, with its range</source>
        <translation>Chaque nombre du plan, avec sa plage</translation>
    </message>
    <message>
        <source>How many policies train at the same time; the window keeps its share</source>
        <translation>Nombre de stratégies entraînées en même temps&#x202f;; la fenêtre garde sa part</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>Advanced (changed: %1)…</source>
        <translation>Avancé (modifiés&#xa0;: %1)…</translation>
    </message>
</context>
<context>
    <name>ui::TrainPage</name>
    <message>
        <source>Start training</source>
        <translation>Lancer l’entraînement</translation>
    </message>
    <message>
        <source>Pause</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Training waits where it is; nothing is lost</source>
        <translation>L’entraînement est mis en attente&#x202f;; rien n’est perdu</translation>
    </message>
    <message>
        <source>Ends everything within a second; the best policies so far are kept</source>
        <translation>Arrête tout en une seconde&#x202f;; les meilleures stratégies obtenues sont conservées</translation>
    </message>
    <message>
        <source>%1 patients to learn from · %2 to check the classifier by · %3 to choose the best policy by · %4 for the final test</source>
        <translation>%1 patients pour apprendre · %2 pour vérifier le classifieur · %3 pour choisir la meilleure stratégie · %4 pour le test final</translation>
    </message>
    <message>
        <source>policy %1</source>
        <translation>stratégie %1</translation>
    </message>
    <message>
        <source>%1; %2; seed %3; validation and training patients</source>
        <translation>%1&#x202f;; %2&#x202f;; graine %3&#x202f;; patients de validation et d’entraînement</translation>
    </message>
    <message>
        <source>Start search</source>
        <translation>Lancer la recherche</translation>
    </message>
    <message>
        <source>Begin with these settings, or with what waits in the queue</source>
        <translation>Commencer avec ces paramètres, ou avec ce qui attend dans la file</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Panel %1</source>
        <translation>Bilan %1</translation>
    </message>
    <message>
        <source>Policy %1 of %2</source>
        <translation>Stratégie %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n policies on the front</source>
        <translation>
            <numerusform>%n stratégie sur le front</numerusform>
            <numerusform>%n stratégies sur le front</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: seconds to minutes on this computer.</source>
        <translation>%1&#xa0;: de quelques secondes à quelques minutes sur cet ordinateur.</translation>
    </message>
    <message>
        <source>%1: %2 on this computer.</source>
        <translation>%1&#xa0;: %2 sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Remove policy %1 with its curves and figures? This cannot be undone.</source>
        <translation>Supprimer la stratégie %1 avec ses courbes et ses chiffres&#x202f;? Cette action est irréversible.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserver</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Go to Data &amp; panels</source>
        <translation>Aller à Données et bilans</translation>
    </message>
    <message>
        <source>Policy %1 belongs to earlier data: patients, panels or prices have changed since.</source>
        <translation>La stratégie %1 correspond à des données antérieures&#xa0;: patients, bilans ou prix ont changé depuis.</translation>
    </message>
    <message>
        <source>Policy %1 was interrupted. It can go on from its last checkpoint.</source>
        <translation>La stratégie %1 a été interrompue. Elle peut continuer depuis son dernier point de sauvegarde.</translation>
    </message>
    <message>
        <source>Policy %1 was trained with these settings, seed and patients: the same would come out again.</source>
        <translation>La stratégie %1 a été entraînée avec ces réglages, cette graine et ces patients : le résultat serait le même.</translation>
    </message>
    <message>
        <source>Train with seed %1</source>
        <translation>Entraîner avec la graine %1</translation>
    </message>
    <message>
        <source>Train the same</source>
        <translation>Entraîner à l’identique</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Policy %1 was interrupted before its first checkpoint; it cannot go on, but be trained again.</source>
        <translation>La stratégie %1 a été interrompue avant son premier point de sauvegarde ; elle ne peut pas continuer, mais peut être entraînée à nouveau.</translation>
    </message>
    <message>
        <source>Train again</source>
        <translation>Entraîner à nouveau</translation>
    </message>
</context>
<context>
    <name>ui::TrainingCard</name>
    <message>
        <source>%1k</source>
        <translation>%1&#x202f;k</translation>
    </message>
    <message>
        <source>Preparing the patients…</source>
        <translation>Préparation des patients…</translation>
    </message>
    <message>
        <source>Stopping; the best policy so far is kept…</source>
        <translation>Arrêt en cours&#x202f;; la meilleure stratégie obtenue est conservée…</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>%1 elapsed</source>
        <translation>%1 écoulé</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>reste %1</translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <translation>%1 étapes sur %2</translation>
    </message>
    <message>
        <source>Classifier and panel selector</source>
        <translation>Classifieur et sélecteur de bilans</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Progress of training</source>
        <translation>Progression de l’entraînement</translation>
    </message>
</context>
<context>
    <name>ui::TrainingCurves</name>
    <message>
        <source>%1k</source>
        <translation>%1&#x202f;k</translation>
    </message>
    <message>
        <source>Steps of testing patients</source>
        <translation>Étapes simulées</translation>
    </message>
    <message>
        <source>Curves begin after the state encoder</source>
        <translation>Courbes après l’encodeur d’état</translation>
    </message>
    <message>
        <source>Curves appear here while a policy trains</source>
        <translation>Les courbes suivent l’entraînement</translation>
    </message>
    <message>
        <source>Mean cost per patient</source>
        <translation>Coût moyen par patient</translation>
    </message>
    <message>
        <source>Iterations of the state encoder</source>
        <translation>Itérations de l’encodeur d’état</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>En direct</translation>
    </message>
    <message>
        <source>Paper&apos;s curves</source>
        <translation>Courbes de l’article</translation>
    </message>
    <message>
        <source>Which curves</source>
        <translation>Quelles courbes</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Lisser</translation>
    </message>
    <message>
        <source>Follow newest</source>
        <translation>Suivre le direct</translation>
    </message>
    <message>
        <source>Which loss is drawn</source>
        <translation>Quelle perte est tracée</translation>
    </message>
    <message>
        <source>Losses say how well each part learns; lower is not always a better policy</source>
        <translation>Les pertes disent à quel point chaque partie apprend&#x202f;; plus bas n’est pas toujours une meilleure stratégie</translation>
    </message>
    <message>
        <source>Wheel and drag look closer; a double click follows again</source>
        <translation>Molette et glisser pour agrandir&#x202f;; un double-clic suit à nouveau le direct</translation>
    </message>
    <message>
        <source>Draws a smooth line over the raw one, which stays in sight</source>
        <translation>Trace une ligne lissée sur la ligne brute, qui reste visible</translation>
    </message>
    <message>
        <source>The paper shows the classifier with random and with the policy&apos;s panels, and the policy on training and validation patients</source>
        <translation>L’article montre le classifieur avec des bilans au hasard et avec ceux de la stratégie, et la stratégie chez les patients d’entraînement et de validation</translation>
    </message>
    <message>
        <source>other policies</source>
        <translation>autres stratégies</translation>
    </message>
    <message>
        <source>%1 and AUROC</source>
        <translation>%1 et AUROC</translation>
    </message>
    <message>
        <source>validation</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>validation</translation>
    </message>
    <message>
        <source>Classifier</source>
        <translation>Classifieur</translation>
    </message>
    <message>
        <source>random panels known, and the policy&apos;s</source>
        <translation>bilans connus au hasard, et ceux de la stratégie</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Stratégie</translation>
    </message>
    <message>
        <source>training and validation patients</source>
        <translation>patients d’entraînement et de validation</translation>
    </message>
    <message>
        <source>F1 and AUROC</source>
        <translation>F1 et AUROC</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>validation, mean and range of %n seeds</source>
        <translation>
            <numerusform>validation, moyenne et étendue de %n graine</numerusform>
            <numerusform>validation, moyenne et étendue de %n graines</numerusform>
        </translation>
    </message>
    <message>
        <source>training</source>
        <translation>entraînement</translation>
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
        <translation>%1, féminin</translation>
    </message>
    <message>
        <source>%1, male</source>
        <translation>%1, masculin</translation>
    </message>
</context>
<context>
    <name>ui::VariableDialog</name>
    <message>
        <source>Read on a &amp;log scale</source>
        <translation>Lire en échelle &amp;log</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>Modifier %1</translation>
    </message>
    <message>
        <source>The unit the values of the file are in. Changing it here does not change the values.</source>
        <translation>L’unité des valeurs du fichier. La changer ici ne change pas les valeurs.</translation>
    </message>
    <message>
        <source>For values spread over several powers of ten, such as CRP</source>
        <translation>Pour des valeurs étalées sur plusieurs puissances de dix, comme la CRP</translation>
    </message>
    <message>
        <source>Lower end of the reference range</source>
        <translation>Limite inférieure de l’intervalle de référence</translation>
    </message>
    <message>
        <source>Upper end of the reference range</source>
        <translation>Limite supérieure de l’intervalle de référence</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Unit of the values</source>
        <translation>&amp;Unité des valeurs</translation>
    </message>
    <message>
        <source>&amp;Reference range</source>
        <translation>Intervalle de &amp;référence</translation>
    </message>
    <message>
        <source>Empty fields follow the built-in list of tests.</source>
        <translation>Les champs vides suivent la liste d’analyses intégrée.</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un nombre.</translation>
    </message>
    <message>
        <source>The lower end must be below the upper end.</source>
        <translation>La limite inférieure doit être au-dessous de la limite supérieure.</translation>
    </message>
</context>
<context>
    <name>ui::VariableHeader</name>
    <message>
        <source>without</source>
        <translation>sans</translation>
    </message>
    <message>
        <source>with</source>
        <translation>avec</translation>
    </message>
</context>
<context>
    <name>ui::VariableModel</name>
    <message>
        <source>%1 of patients who are no cases, %2 of cases</source>
        <translation>%1 des non-cas, %2 des cas</translation>
    </message>
    <message>
        <source>Distribution of values: bars for patients who are no cases, line for cases</source>
        <translation>Distribution des valeurs&#xa0;: barres pour les non-cas, ligne pour les cas</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n variables</source>
        <translation>
            <numerusform>%1, %n variable</numerusform>
            <numerusform>%1, %n variables</numerusform>
        </translation>
    </message>
    <message>
        <source>Bars: patients without the outcome. Line: patients with it. Each by its own share.</source>
        <translation>Barres&#xa0;: patients sans l’issue. Ligne&#xa0;: patients avec l’issue. Chacun selon sa propre part.</translation>
    </message>
    <message>
        <source>Variable</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Middle 90 %</source>
        <translation>90&#x202f;% centraux</translation>
    </message>
    <message>
        <source>Missing %</source>
        <translation>% manquant</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Distribution</translation>
    </message>
</context>
<context>
    <name>ui::VariableRows</name>
    <message>
        <source>Women %1, men %2 %3</source>
        <translation>Femmes %1, hommes %2 %3</translation>
    </message>
    <message>
        <source>Range entered for this study</source>
        <translation>Intervalle saisi pour cette étude</translation>
    </message>
    <message>
        <source>Illustrative adult range; use your laboratory&apos;s</source>
        <translation>Intervalle indicatif de l’adulte&#x202f;; utilisez celui de votre laboratoire</translation>
    </message>
    <message numerus="yes">
        <source>%n levels</source>
        <translation>
            <numerusform>%n modalité</numerusform>
            <numerusform>%n modalités</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>share, value: 17 % ja</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 yes</source>
        <translation>%1 oui</translation>
    </message>
    <message>
        <source>In no panel and not known before testing: it will not be used.</source>
        <translation>Dans aucun bilan et inconnu avant les analyses&#xa0;: ne sera pas utilisé.</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Colonne %1</translation>
    </message>
    <message>
        <source>Recorded in %1, shown in %2</source>
        <translation>Renseigné en %1, affiché en %2</translation>
    </message>
    <message>
        <source>Panels: %1</source>
        <translation>Bilans&#xa0;: %1</translation>
    </message>
    <message>
        <source>no panel</source>
        <translation>aucun bilan</translation>
    </message>
    <message>
        <source>To check</source>
        <translation>À vérifier</translation>
    </message>
    <message>
        <source>Outcome and split</source>
        <translation>Issue et répartition</translation>
    </message>
    <message>
        <source>Known before any test</source>
        <translation>Connu avant toute analyse</translation>
    </message>
    <message>
        <source>Tests in panels</source>
        <translation>Analyses des bilans</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>Non utilisé</translation>
    </message>
    <message numerus="yes">
        <source>%n columns</source>
        <translation>
            <numerusform>%n colonne</numerusform>
            <numerusform>%n colonnes</numerusform>
        </translation>
    </message>
    <message>
        <source>yes / no</source>
        <translation>oui / non</translation>
    </message>
    <message>
        <source>%1: one of %2</source>
        <translation>%1&#xa0;: l’un de %2</translation>
    </message>
</context>
<context>
    <name>ui::VariableTable</name>
    <message>
        <source>Variables</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Variables</translation>
    </message>
    <message>
        <source>Only with warnings</source>
        <translation>Avertissements seulement</translation>
    </message>
    <message>
        <source>No variable fits the filter.</source>
        <translation>Aucune variable ne correspond au filtre.</translation>
    </message>
    <message>
        <source>Find a variable</source>
        <translation>Rechercher une variable</translation>
    </message>
    <message>
        <source>By name, column or panel (Ctrl+F)</source>
        <translation>Par nom, colonne ou bilan (Ctrl+F)</translation>
    </message>
    <message>
        <source>All roles</source>
        <translation>Tous les rôles</translation>
    </message>
    <message>
        <source>Show variables of role</source>
        <translation>Afficher les variables de ce rôle</translation>
    </message>
    <message>
        <source>F2 edits a variable, Ctrl+Shift+R sets the role, Ctrl+M moves it to a panel, Delete leaves it unused.</source>
        <translation>F2 modifie une variable, Ctrl+Maj+R fixe le rôle, Ctrl+M la déplace vers un bilan, Suppr la laisse inutilisée.</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Avertissements</translation>
    </message>
    <message>
        <source>New panel</source>
        <translation>Nouveau bilan</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>Move to panel</source>
        <translation>Déplacer vers le bilan</translation>
    </message>
    <message>
        <source>Also put in panel</source>
        <translation>Mettre aussi dans le bilan</translation>
    </message>
    <message>
        <source>Remove from panel</source>
        <translation>Retirer du bilan</translation>
    </message>
    <message>
        <source>Edit name, unit and range…</source>
        <translation>Modifier nom, unité et intervalle…</translation>
    </message>
    <message>
        <source>Show rows</source>
        <translation>Afficher les lignes</translation>
    </message>
</context>
<context>
    <name>ui::WhyCard</name>
    <message>
        <source>What moved the probability</source>
        <translation>Ce qui a déplacé la probabilité</translation>
    </message>
    <message>
        <source>Describes the model, not the patient.</source>
        <translation>Décrit le modèle, non le patient.</translation>
    </message>
    <message>
        <source>A bar is what the probability gained when this value became known, averaged over the orders in which the values could have become known. All bars add up to the whole change.</source>
        <translation>Une barre est ce qu’a gagné la probabilité quand cette valeur est devenue connue, en moyenne sur les ordres dans lesquels les valeurs auraient pu le devenir. Toutes les barres s’additionnent pour donner la variation totale.</translation>
    </message>
</context>
</TS>
