<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
<context>
    <name>BaselineTable</name>
    <message numerus="yes">
        <source>%Ln seeds</source>
        <translation>
            <numerusform>%Ln semilla</numerusform>
            <numerusform>%Ln semillas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>counts of %Ln folds together, each decided for by what was learned without it</source>
        <translation>
            <numerusform>recuentos de %Ln pliegue reunidos, con decisiones de lo aprendido sin él</numerusform>
            <numerusform>recuentos de %Ln pliegues reunidos, cada uno con decisiones de lo aprendido sin él</numerusform>
        </translation>
    </message>
    <message>
        <source>one seed (%1)</source>
        <translation>una semilla (%1)</translation>
    </message>
    <message>
        <source>mean ± standard deviation over %1, the split given by the data</source>
        <translation>media ± desviación estándar de %1, partición dada por los datos</translation>
    </message>
    <message>
        <source>mean ± standard deviation over %1, all on the same split</source>
        <translation>media ± desviación estándar de %1, todas con la misma partición</translation>
    </message>
    <message>
        <source>mean ± standard deviation over %1, each with a split of its own</source>
        <translation>media ± desviación estándar de %1, cada una con su propia partición</translation>
    </message>
    <message>
        <source>prices in %1, source not stated</source>
        <translation>precios en %1, fuente no indicada</translation>
    </message>
    <message>
        <source>prices in %1: %2</source>
        <translation>precios en %1: %2</translation>
    </message>
    <message>
        <source>%1: all %2 patients judge (%3 of them are cases: %4); %5; %6.</source>
        <translation>%1: evaluación en los %2 pacientes (%3 son casos: %4); %5; %6.</translation>
    </message>
    <message>
        <source>%1: %2 patients (training %3, validation %4, test %5; %6 of the test patients are cases: %9); %7; %8.</source>
        <translation>%1: %2 pacientes (entrenamiento %3, validación %4, test %5; %6 de los pacientes de test son casos: %9); %7; %8.</translation>
    </message>
    <message>
        <source>CWCF is made to be right at little cost, not for F1.</source>
        <translation>CWCF está hecho para acertar con poco coste, no para F1.</translation>
    </message>
    <message>
        <source>Stopped before a row was finished.</source>
        <translation>Detenido antes de terminar una fila.</translation>
    </message>
    <message>
        <source>Stopped before the end; what was finished is kept.</source>
        <translation>Detenido antes del final; se conserva lo terminado.</translation>
    </message>
    <message>
        <source>Simulation for education and research. Not for clinical use.</source>
        <translation>Simulación para docencia e investigación. No apta para uso clínico.</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>no definido</translation>
    </message>
    <message>
        <source>%1 (panels differ by seed)</source>
        <translation>%1 (los paneles varían según la semilla)</translation>
    </message>
    <message numerus="yes">
        <source> [%Ln seeds so far]</source>
        <translation>
            <numerusform> [%Ln semilla por ahora]</numerusform>
            <numerusform> [%Ln semillas por ahora]</numerusform>
        </translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Cost (%1)</source>
        <translation>Coste (%1)</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>F1, area under the ROC curve and mean cost per patient on test patients</source>
        <translation>F1, área bajo la curva ROC y coste medio por paciente en los pacientes de test</translation>
    </message>
    <message>
        <source>AUROC</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>AUROC</translation>
    </message>
    <message>
        <source>AM, the mean of sensitivity and specificity, and mean cost per patient on test patients</source>
        <translation>AM, media de la sensibilidad y la especificidad, y coste medio por paciente en los pacientes de test</translation>
    </message>
    <message>
        <source>AM</source>
        <translation>AM</translation>
    </message>
    <message>
        <source>Precision and recall on test patients</source>
        <translation>Precisión y exhaustividad en los pacientes de test</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Exhaustividad</translation>
    </message>
    <message>
        <source>Specificity</source>
        <translation>Especificidad</translation>
    </message>
    <message>
        <source>Figures on all patients, with 95 % intervals</source>
        <translation>Cifras en todos los pacientes, con intervalos del 95 %</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensibilidad</translation>
    </message>
    <message>
        <source>%1 for a share of another model&apos;s money. %2</source>
        <translation>%1 por una fracción del coste de otro modelo. %2</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Frente a</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Fracción</translation>
    </message>
    <message>
        <source>Difference of F1</source>
        <translation>Diferencia de F1</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
</context>
<context>
    <name>BuiltinCohort</name>
    <message>
        <source>Low ferritin</source>
        <translation>Ferritina baja</translation>
    </message>
    <message>
        <source>Which adults have ferritin below 15 ng/mL, and which blood panel tells?</source>
        <translation>¿Qué adultos tienen una ferritina inferior a 15 ng/mL y qué panel de sangre lo revela?</translation>
    </message>
    <message>
        <source>Acute kidney injury</source>
        <translation>Lesión renal aguda</translation>
    </message>
    <message>
        <source>Who in intensive care will have new kidney injury on day 2?</source>
        <translation>¿Quién, en cuidados intensivos, tendrá una nueva lesión renal el día 2?</translation>
    </message>
    <message>
        <source>ICU mortality</source>
        <translation>Mortalidad en UCI</translation>
    </message>
    <message>
        <source>In-hospital death from the first 24 hours; a quarter of values missing.</source>
        <translation>Muerte hospitalaria a partir de las primeras 24 horas; falta una cuarta parte de los valores.</translation>
    </message>
    <message>
        <source>Known optimum</source>
        <translation>Óptimo conocido</translation>
    </message>
    <message>
        <source>A small made-up disease whose best possible front is computed exactly.</source>
        <translation>Una pequeña enfermedad ficticia cuyo mejor frente posible se calcula con exactitud.</translation>
    </message>
</context>
<context>
    <name>CalibrationTab</name>
    <message>
        <source>Calibration in figures</source>
        <translation>La calibración en cifras</translation>
    </message>
    <message>
        <source>Model whose predictions are shown</source>
        <translation>Modelo cuyas predicciones se muestran</translation>
    </message>
    <message>
        <source>How often the model gave each probability: the cases upwards, the others downwards</source>
        <translation>Con qué frecuencia dio el modelo cada probabilidad: los casos hacia arriba, los otros hacia abajo</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Calibración</translation>
    </message>
    <message>
        <source>Predictions of</source>
        <translation>Predicciones de</translation>
    </message>
    <message>
        <source>Up: cases. Down: others. Each group has its own scale.</source>
        <translation>Arriba: casos. Abajo: otros. Cada grupo tiene su propia escala.</translation>
    </message>
    <message>
        <source>Wilson&apos;s formula (shares), Wald&apos;s (slope, intercepts) and standard error (Brier)</source>
        <translation>la fórmula de Wilson (proporciones), la de Wald (pendiente, interceptos) y el error estándar (Brier)</translation>
    </message>
</context>
<context>
    <name>CalibrationWords</name>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Slope</source>
        <translation>Pendiente</translation>
    </message>
    <message>
        <source>1 at best. Below: predictions are too extreme, as after overfitting. Above: too timid.</source>
        <translation>Ideal: 1. Por debajo, las predicciones son demasiado extremas, como tras un sobreajuste; por encima, demasiado tímidas.</translation>
    </message>
    <message>
        <source>Intercept</source>
        <translation>Intercepto</translation>
    </message>
    <message>
        <source>0 at best, together with slope 1</source>
        <translation>Ideal: 0, junto con pendiente 1</translation>
    </message>
    <message>
        <source>In the large</source>
        <translation>Global</translation>
    </message>
    <message>
        <source>0 at best. Above: there are more cases than foretold, below: fewer.</source>
        <translation>Ideal: 0. Por encima, hay más casos de los predichos; por debajo, menos.</translation>
    </message>
    <message>
        <source>Brier</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Brier</translation>
    </message>
    <message>
        <source>Mean squared distance between probability and outcome: the smaller the better</source>
        <translation>Media del cuadrado de la distancia entre probabilidad y desenlace: cuanto menor, mejor</translation>
    </message>
    <message>
        <source>Scaled</source>
        <translation>Escalada</translation>
    </message>
    <message>
        <source>How much of the Brier score of the mere prevalence is saved: 1 at best</source>
        <translation>Parte de la puntuación de Brier de la mera prevalencia que se ahorra: ideal 1</translation>
    </message>
    <message>
        <source>E : O</source>
        <translation>E : O</translation>
    </message>
    <message>
        <source>Cases expected over cases observed: 1 at best</source>
        <translation>Casos esperados entre casos observados: ideal 1</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>no definido</translation>
    </message>
</context>
<context>
    <name>Caption</name>
    <message>
        <source>prices %1 %2</source>
        <translation>precios %1 %2</translation>
    </message>
    <message>
        <source>prices in %1</source>
        <translation>precios en %1</translation>
    </message>
    <message>
        <source>%1: n = %2, %3 events</source>
        <translation>%1: n = %2, %3 eventos</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>semilla %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>whole caption, the parts are joined by semicolons</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Test patients</source>
        <translation>Pacientes de test</translation>
    </message>
    <message>
        <source>95 % intervals by %1</source>
        <translation>intervalos del 95 % por %1</translation>
    </message>
    <message>
        <source>All patients</source>
        <translation>Todos los pacientes</translation>
    </message>
    <message>
        <source>bootstrap, %1 draws</source>
        <translation>bootstrap, %1 remuestreos</translation>
    </message>
</context>
<context>
    <name>CardPicture</name>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Solicitar</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>Diagnóstico</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Observación</translation>
    </message>
    <message>
        <source>Yes or next</source>
        <translation>Sí o siguiente</translation>
    </message>
</context>
<context>
    <name>CardText</name>
    <message>
        <source>Order %1</source>
        <translation>Solicitar %1</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Caso</translation>
    </message>
    <message>
        <source>No case</source>
        <translation>No caso</translation>
    </message>
    <message>
        <source>%1 of 1,000</source>
        <translation>%1 de 1000</translation>
    </message>
    <message>
        <source>Not recorded: Yes</source>
        <translation>No registrado: sí</translation>
    </message>
    <message>
        <source>Not recorded: No</source>
        <translation>No registrado: no</translation>
    </message>
    <message>
        <source>%1?</source>
        <translation>¿%1?</translation>
    </message>
    <message>
        <source>%1: %2?</source>
        <translation>¿%1: %2?</translation>
    </message>
    <message>
        <source>%1 &lt; %2?</source>
        <translation>¿%1 &lt; %2?</translation>
    </message>
    <message>
        <source>%1 &lt; %2 %3?</source>
        <translation>¿%1 &lt; %2 %3?</translation>
    </message>
    <message>
        <source>Fidelity: of %1 patients it was not made from, it leads %2 exactly as the policy does and gives %3 the same diagnosis; it makes %4 of the policy&apos;s decisions.</source>
        <translation>Fidelidad: de %1 pacientes que no sirvieron para hacerla, conduce al %2 exactamente como la estrategia y da al %3 el mismo diagnóstico; toma el %4 de las decisiones de la estrategia.</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>no definido</translation>
    </message>
    <message>
        <source>Of 1,000 such patients it calls %1 cases, the policy %2. Its own sensitivity is %3, that of the policy %4.</source>
        <translation>De 1000 pacientes semejantes clasifica como casos a %1; la estrategia, a %2. Su propia sensibilidad: %3; la de la estrategia: %4.</translation>
    </message>
    <message>
        <source>Pocket card: %1</source>
        <translation>Tarjeta de bolsillo: %1</translation>
    </message>
    <message>
        <source>%1 · λ %2 · ρ %3 per %4 · seed %5 · made from %6 training patients</source>
        <translation>%1 · λ %2 · ρ %3 por %4 · semilla %5 · hecha a partir de %6 pacientes de entrenamiento</translation>
    </message>
    <message>
        <source>The policy: %1</source>
        <translation>La estrategia: %1</translation>
    </message>
    <message>
        <source>Read from the top. Where a value is not recorded, go on as its question says.</source>
        <translation>Léase de arriba abajo. Si un valor no está registrado, siga lo que indica su pregunta.</translation>
    </message>
    <message>
        <source>Where a diagnosis stands right below an order, the policy goes by the result; for that this card is too small.</source>
        <translation>Donde un diagnóstico va justo debajo de una solicitud, la estrategia se guía por el resultado; esta tarjeta es demasiado pequeña para ello.</translation>
    </message>
    <message>
        <source>Simulation for education and research. Not for clinical use.</source>
        <translation>Simulación para docencia e investigación. No apta para uso clínico.</translation>
    </message>
</context>
<context>
    <name>CaseSheets</name>
    <message>
        <source>%1 · case %2</source>
        <translation>%1 · caso %2</translation>
    </message>
    <message>
        <source>Simulation for education and research. Not for clinical use.</source>
        <translation>Simulación para docencia e investigación. No apta para uso clínico.</translation>
    </message>
    <message>
        <source>Name or number:</source>
        <translation>Nombre o número:</translation>
    </message>
    <message>
        <source>Known before any test</source>
        <translation>Conocido antes de toda prueba</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Solicitar</translation>
    </message>
    <message>
        <source>Number the panels as you order them; ask for the results of each before the next.</source>
        <translation>Numere los paneles según los solicite; pida los resultados de cada uno antes de solicitar el siguiente.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Panel</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Panel</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Pruebas</translation>
    </message>
    <message>
        <source>%1: %2 once, with the first order.</source>
        <translation>%1: %2 una sola vez, con la primera solicitud.</translation>
    </message>
    <message>
        <source>No more than %1 may be spent.</source>
        <translation>No puede gastarse más de %1.</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>Diagnóstico</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>sin %1</translation>
    </message>
    <message>
        <source>Bill:</source>
        <translation>Factura:</translation>
    </message>
    <message>
        <source>nothing ordered</source>
        <translation>nada solicitado</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Caso</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Desenlace</translation>
    </message>
    <message>
        <source>The policy ordered</source>
        <translation>La estrategia solicitó</translation>
    </message>
    <message>
        <source>It said</source>
        <translation>Su diagnóstico</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>Factura</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Answer key: %1</source>
        <translation>Solucionario: %1</translation>
    </message>
    <message>
        <source>Score: %1 for a case found, 1 for somebody rightly reassured, 0 for an error, less the bill times %2.</source>
        <translation>Puntuación: %1 por un caso detectado, 1 por alguien tranquilizado con razón, 0 por un error, menos la factura multiplicada por %2.</translation>
    </message>
    <message>
        <source>Results to hand out, panel by panel, as they are ordered</source>
        <translation>Resultados para entregar, panel por panel, a medida que se soliciten</translation>
    </message>
</context>
<context>
    <name>CodeText</name>
    <message>
        <source>not recorded</source>
        <translation>no registrado</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <translation>
            <numerusform>%1 y %Ln más</numerusform>
            <numerusform>%1 y %Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>the number in it</source>
        <translation>el número que contiene</translation>
    </message>
    <message>
        <source>half of the number in it</source>
        <translation>la mitad del número que contiene</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln cells with %2; nobody has said what that means</source>
        <translation>
            <numerusform>%1: %Ln celda con %2; nadie ha dicho qué significa</numerusform>
            <numerusform>%1: %Ln celdas con %2; nadie ha dicho qué significa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln cells with %2 count as not recorded</source>
        <translation>
            <numerusform>%1: %Ln celda con %2 cuenta como no registrada</numerusform>
            <numerusform>%1: %Ln celdas con %2 cuentan como no registradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln cells with %2 are read as %3</source>
        <translation>
            <numerusform>%1: %Ln celda con %2 se lee como %3</numerusform>
            <numerusform>%1: %Ln celdas con %2 se leen como %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” stands in %Ln cells</source>
        <translation>
            <numerusform>«%1» figura en %Ln celda</numerusform>
            <numerusform>«%1» figura en %Ln celdas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 columns and is read as: %3</source>
        <translation>%1 de %2 columnas y se lee como: %3</translation>
    </message>
    <message>
        <source>Not recorded in every column: %1</source>
        <translation>No registrado en todas las columnas: %1</translation>
    </message>
    <message>
        <source>All columns</source>
        <translation>Todas las columnas</translation>
    </message>
    <message>
        <source>%1: %2 is read as: %3</source>
        <translation>%1: %2 se lee como: %3</translation>
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
        <translation>Ejemplos:
  panelwise-cli baselines --cohort ferritin --project f.panelwise      las filas del artículo, y Lattice
  panelwise-cli baselines --cohort aki --models lr,xgboost,lattice --seeds 3
  panelwise-cli baselines --data my.csv --task my.task.json --models all --out table.tex
  panelwise-cli baselines --cohort ferritin --models lr-chosen,xgboost-chosen --panels &quot;BBC,TSAT&quot;
  panelwise-cli baselines --project f.panelwise --resume               tras Ctrl+C o un corte de luz

Modelos:
%1
También lr-chosen, rf-chosen … con los paneles de --panels. paper: las filas de la tabla del artículo; all: los anteriores.

Cada modelo se ajusta para F1 en los pacientes de validación y se evalúa en los de test, con la misma partición que
los demás. La primera semilla tiene la partición del estudio; las otras, particiones propias, salvo con --same-split
o una columna de partición. El coste es lo que se paga por paciente, con los cargos comunes. --lambda y --rho son los de
SM-DDPO; sin ellos se toman los mejores de unos pocos en los de validación. --preset y --set, como en train y front.

Cada fila se anuncia en stderr en cuanto terminan sus semillas, y se guarda con --project. Ctrl+C detiene en
un segundo y conserva lo terminado; --resume continúa.

Campos del JSON: panelwise-cli help baselines
--seed, --threads y --json: véase panelwise-cli --help.</translation>
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
        <translation>Ejemplos:
  panelwise-cli benchmark --suite afa data --out afa.csv --plot afa.pdf
  panelwise-cli benchmark --suite afa data --out afa.csv --resume      tras Ctrl+C o un corte de luz
  panelwise-cli benchmark --suite afa data --methods gdfs,lattice --seeds 42 --budgets 1,3,5

El protocolo de AFABench: de cada F.csv con su F.task.json en la carpeta, el 60 % de los pacientes sirve para aprender,
el 20 % para elegir y el 20 % para evaluar, repartidos de nuevo con cada semilla, y un paciente puede tener ese número de pruebas. Cada
columna visible o de un panel es una prueba de una unidad, salvo con --keep-panels. greedy, cwcf y lattice respetan
el número en promedio, eligiendo en sus frentes con los pacientes de validación. Un conjunto de datos o método que
no puede participar dice por qué, y los demás continúan.

Columnas del CSV y campos del JSON: panelwise-cli help benchmark
--threads y --json: véase panelwise-cli --help.</translation>
    </message>
    <message>
        <source>There is no panel “%1”. There are: %2.</source>
        <translation>No hay ningún panel «%1». Disponibles: %2.</translation>
    </message>
    <message>
        <source>There is no table %1 in this project.</source>
        <translation>No hay ninguna tabla %1 en este proyecto.</translation>
    </message>
    <message>
        <source>%1 holds no table, so there is nothing to resume.</source>
        <translation>%1 no contiene ninguna tabla; no hay nada que reanudar.</translation>
    </message>
    <message>
        <source>Table %1 was begun with other patients, panels or another split.</source>
        <translation>La tabla %1 se empezó con otros pacientes, otros paneles u otra partición.</translation>
    </message>
    <message>
        <source>Undo that change, or make a new table.</source>
        <translation>Deshaga ese cambio o haga una tabla nueva.</translation>
    </message>
    <message>
        <source>There is no model “%1”. There are: paper, all, %2; and lr-chosen, rf-chosen … with --panels.</source>
        <translation>No hay ningún modelo «%1». Disponibles: paper, all, %2; y lr-chosen, rf-chosen … con --panels.</translation>
    </message>
    <message>
        <source>--models names no model. There are: paper, all, %1.</source>
        <translation>--models no nombra ningún modelo. Disponibles: paper, all, %1.</translation>
    </message>
    <message>
        <source>Say which panels the chosen ones are: --panels &quot;CBC,CMP&quot;.</source>
        <translation>Indique cuáles son los paneles elegidos: --panels &quot;CBC,CMP&quot;.</translation>
    </message>
    <message>
        <source>--panels belongs to models on chosen panels: add some to --models, such as lr-chosen.</source>
        <translation>--panels corresponde a modelos con paneles elegidos: añada alguno a --models, como lr-chosen.</translation>
    </message>
    <message>
        <source>There is no table of baselines in this project.</source>
        <translation>No hay ninguna tabla de comparadores en este proyecto.</translation>
    </message>
    <message>
        <source>“panelwise-cli baselines --project …” makes one.</source>
        <translation>«panelwise-cli baselines --project …» hace una.</translation>
    </message>
    <message>
        <source>Which rows, separated by commas: keys such as lr,rf-2,lattice, or paper, or all; paper,lattice if not given</source>
        <translation>Filas, separadas por comas: claves como lr,rf-2,lattice, o paper, o all; por defecto paper,lattice</translation>
    </message>
    <message>
        <source>How often everything is learned anew; 5 if not given</source>
        <translation>Cuántas veces se aprende todo de nuevo; por defecto 5</translation>
    </message>
    <message>
        <source>a whole number from 1 up</source>
        <translation>un número entero desde 1</translation>
    </message>
    <message>
        <source>Your choice of panels, separated by commas, in the place of the two cheapest</source>
        <translation>Paneles de su elección, separados por comas, en lugar de los dos más baratos</translation>
    </message>
    <message>
        <source>The same patients for training, validation and test every time</source>
        <translation>Los mismos pacientes para entrenamiento, validación y test cada vez</translation>
    </message>
    <message>
        <source>--resume takes the number of a table or nothing, not “%1”.</source>
        <translation>--resume admite el número de una tabla o nada, no «%1».</translation>
    </message>
    <message>
        <source>Take up a table that was stopped, the newest one if no number is given</source>
        <translation>Reanudar una tabla detenida; la más reciente si no se da número</translation>
    </message>
    <message>
        <source>--resume needs the project that holds the table: --project P.panelwise.</source>
        <translation>--resume necesita el proyecto que contiene la tabla: --project P.panelwise.</translation>
    </message>
    <message>
        <source>A resumed table keeps the way it is judged. Leave out --folds and --repeats.</source>
        <translation>Una tabla reanudada conserva su modo de evaluación. Omita --folds y --repeats.</translation>
    </message>
    <message>
        <source>A resumed table keeps its settings. Leave out --models, --seeds, --panels, --same-split, --lambda, --rho, --preset, --set and --seed.</source>
        <translation>Una tabla reanudada conserva sus ajustes. Omita --models, --seeds, --panels, --same-split, --lambda, --rho, --preset, --set y --seed.</translation>
    </message>
    <message>
        <source>A resumed table keeps its patients. Leave out --cohort and --data.</source>
        <translation>Una tabla reanudada conserva sus pacientes. Omita --cohort y --data.</translation>
    </message>
    <message>
        <source>Compare with what people use today: the paper&apos;s table</source>
        <translation>Comparar con lo que se usa hoy: la tabla del artículo</translation>
    </message>
    <message>
        <source>The project to keep it in; with --cohort or --data a new one to write</source>
        <translation>Proyecto donde guardarla; con --cohort o --data, uno nuevo que se escribe</translation>
    </message>
    <message>
        <source>Nobody&apos;s bill may exceed this</source>
        <translation>Ninguna factura puede superar esto</translation>
    </message>
    <message>
        <source>Also write the tables to this file, as export does</source>
        <translation>Escribir también las tablas en este archivo, como hace export</translation>
    </message>
    <message>
        <source>--out takes a file name ending in .csv, .xlsx, .md or .tex, not “%1”.</source>
        <translation>--out admite un nombre de archivo terminado en .csv, .xlsx, .md o .tex, no «%1».</translation>
    </message>
    <message>
        <source>There are no patients to learn from. Name one of --cohort NAME, --data F.csv or --project P.panelwise.</source>
        <translation>No hay pacientes de los que aprender. Indique --cohort NOMBRE, --data F.csv o --project P.panelwise.</translation>
    </message>
    <message>
        <source>--folds deals the patients itself. Leave out --seeds and --same-split; --repeats deals them several times.</source>
        <translation>--folds reparte los pacientes por sí mismo. Omita --seeds y --same-split; --repeats los reparte varias veces.</translation>
    </message>
    <message>
        <source>--seeds takes a number from 1 to 1000.</source>
        <translation>--seeds admite un número de 1 a 1000.</translation>
    </message>
    <message>
        <source>--lambda and --rho go together. Without them the best of a few on validation patients is taken.</source>
        <translation>--lambda y --rho van juntos. Sin ellos se toman los mejores de unos pocos en los pacientes de validación.</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>no definido</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Models side by side, on test patients</source>
        <translation>Modelos comparados, en los pacientes de test</translation>
    </message>
    <message>
        <source>Table %1 in %2</source>
        <translation>Tabla %1 en %2</translation>
    </message>
    <message>
        <source>SYSTEM</source>
        <translation>SISTEMA</translation>
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
        <translation>COSTE</translation>
    </message>
    <message>
        <source>SEEDS</source>
        <translation>SEMILLAS</translation>
    </message>
    <message>
        <source>SECONDS EACH</source>
        <translation>SEGUNDOS CADA UNA</translation>
    </message>
    <message>
        <source>F1 (95 %)</source>
        <translation>F1 (95 %)</translation>
    </message>
    <message>
        <source>SENSITIVITY</source>
        <translation>SENSIBILIDAD</translation>
    </message>
    <message>
        <source>SPECIFICITY</source>
        <translation>ESPECIFICIDAD</translation>
    </message>
    <message>
        <source>ROUNDS</source>
        <translation>RONDAS</translation>
    </message>
    <message>
        <source>%1 for a share of another&apos;s money</source>
        <translation>%1 por una fracción del coste de otro</translation>
    </message>
    <message>
        <source>AGAINST</source>
        <translation>FRENTE A</translation>
    </message>
    <message>
        <source>SHARE</source>
        <translation>FRACCIÓN</translation>
    </message>
    <message>
        <source>DIFFERENCE (95 %)</source>
        <translation>DIFERENCIA (95 %)</translation>
    </message>
    <message>
        <source>Precision and recall</source>
        <translation>Precisión y exhaustividad</translation>
    </message>
    <message>
        <source>PRECISION</source>
        <translation>PRECISIÓN</translation>
    </message>
    <message>
        <source>RECALL</source>
        <translation>EXHAUSTIVIDAD</translation>
    </message>
    <message>
        <source>BRIER</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>BRIER</translation>
    </message>
    <message>
        <source>PANELS, SEED 1</source>
        <translation>PANELES, SEMILLA 1</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>%1 for at most the same money</source>
        <translation>%1 por, como mucho, el mismo coste</translation>
    </message>
    <message>
        <source>Of its policies the one that is best on validation patients and costs no more there than the other model; F1 on test patients.</source>
        <translation>De sus estrategias, la mejor en los pacientes de validación que no cuesta allí más que el otro modelo; F1 en los pacientes de test.</translation>
    </message>
    <message>
        <source>ITS COST</source>
        <translation>SU COSTE</translation>
    </message>
    <message>
        <source>ITS F1</source>
        <translation>SU F1</translation>
    </message>
    <message>
        <source>DIFFERENCE</source>
        <translation>DIFERENCIA</translation>
    </message>
    <message>
        <source>Go on where it stopped: panelwise-cli baselines --project %1 --resume %2</source>
        <translation>Continuar donde se detuvo: panelwise-cli baselines --project %1 --resume %2</translation>
    </message>
    <message>
        <source>The paper&apos;s tables: panelwise-cli export --project %1 --what baselines --out table.tex</source>
        <translation>Las tablas del artículo: panelwise-cli export --project %1 --what baselines --out table.tex</translation>
    </message>
    <message>
        <source>Simulation for education and research. Not for clinical use.</source>
        <translation>Simulación para docencia e investigación. No apta para uso clínico.</translation>
    </message>
    <message>
        <source>Judge methods by a published protocol over a folder of data sets</source>
        <translation>Evaluar métodos según un protocolo publicado en una carpeta de conjuntos de datos</translation>
    </message>
    <message>
        <source>Folder of F.csv, each with its F.task.json</source>
        <translation>Carpeta de archivos F.csv, cada uno con su F.task.json</translation>
    </message>
    <message>
        <source>The protocol: afa</source>
        <translation>El protocolo: afa</translation>
    </message>
    <message>
        <source>Which methods, separated by commas; all of them if not given</source>
        <translation>Métodos, separados por comas; por defecto todos</translation>
    </message>
    <message>
        <source>some of %1</source>
        <translation>algunos de %1</translation>
    </message>
    <message>
        <source>Seeds of the splits; 42,43,44,45,46 if not given</source>
        <translation>Semillas de las particiones; por defecto 42,43,44,45,46</translation>
    </message>
    <message>
        <source>whole numbers from 0 up</source>
        <translation>números enteros desde 0</translation>
    </message>
    <message>
        <source>How many tests a patient may have; 1,3,5,10,20 if not given</source>
        <translation>Cuántas pruebas puede tener un paciente; por defecto 1,3,5,10,20</translation>
    </message>
    <message>
        <source>Panels stay together and visible columns free; a panel is one unit</source>
        <translation>Los paneles quedan enteros y las columnas visibles, gratuitas; un panel es una unidad</translation>
    </message>
    <message>
        <source>Write all figures to this file, each run as soon as it is finished</source>
        <translation>Escribir todas las cifras en este archivo, cada ejecución en cuanto termina</translation>
    </message>
    <message>
        <source>Go on with the file of --out: what is in it is not done again</source>
        <translation>Continuar el archivo de --out: lo que ya contiene no se repite</translation>
    </message>
    <message>
        <source>Draw accuracy or F1 against the number of tests; a file for each data set</source>
        <translation>Dibujar exactitud o F1 según el número de pruebas; un archivo por conjunto de datos</translation>
    </message>
    <message>
        <source>There is no suite “%1”. There is: afa.</source>
        <translation>No hay ninguna suite «%1». Disponible: afa.</translation>
    </message>
    <message>
        <source>--out takes a file name ending in .csv, not “%1”.</source>
        <translation>--out admite un nombre de archivo terminado en .csv, no «%1».</translation>
    </message>
    <message>
        <source>--resume needs the file to go on with: --out FILE.csv.</source>
        <translation>--resume necesita el archivo que se continúa: --out FILE.csv.</translation>
    </message>
    <message>
        <source>--plot takes a file name ending in .pdf, .svg or .png, not “%1”.</source>
        <translation>--plot admite un nombre de archivo terminado en .pdf, .svg o .png, no «%1».</translation>
    </message>
    <message>
        <source>This is no table of a benchmark, so it cannot be gone on with. Choose another name for --out.</source>
        <translation>No es la tabla de un benchmark; no puede continuarse. Elija otro nombre para --out.</translation>
    </message>
    <message>
        <source>METHOD</source>
        <translation>MÉTODO</translation>
    </message>
    <message>
        <source>TESTS</source>
        <translation>PRUEBAS</translation>
    </message>
    <message>
        <source>ACCURACY</source>
        <translation>EXACTITUD</translation>
    </message>
    <message>
        <source>Means over the seeds, on test patients. Greedy, CWCF and Lattice keep to the number of tests on average and call cases from the probability on that has the best F1 on validation patients; the others keep to it for every patient and call cases from ½ on.</source>
        <translation>Medias de las semillas, en los pacientes de test. Voraz, CWCF y Lattice respetan el número de pruebas en promedio y clasifican como casos a partir de la probabilidad de mejor F1 en los pacientes de validación; los demás lo respetan en cada paciente y clasifican como casos a partir de ½.</translation>
    </message>
    <message>
        <source>Stopped before the end. With --out FILE.csv a stopped benchmark can be gone on with.</source>
        <translation>Detenido antes del final. Con --out FILE.csv puede continuarse un benchmark detenido.</translation>
    </message>
    <message>
        <source>Stopped before the end. Go on with the same words and --resume.</source>
        <translation>Detenido antes del final. Continúe con el mismo comando y --resume.</translation>
    </message>
    <message>
        <source>Plot: %1</source>
        <translation>Gráfico: %1</translation>
    </message>
    <message>
        <source>%1 fold %2</source>
        <translation>%1 pliegue %2</translation>
    </message>
    <message>
        <source>%1 seed %2</source>
        <translation>%1 semilla %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>quedan %1</translation>
    </message>
    <message>
        <source>%1: F1 %2, AUROC %3, AM %4, %5 per patient, %6 per seed</source>
        <translation>%1: F1 %2, AUROC %3, AM %4, %5 por paciente, %6 por semilla</translation>
    </message>
    <message>
        <source>More than two outcomes are out of scope. %1</source>
        <translation>Más de dos desenlaces quedan fuera del alcance. %1</translation>
    </message>
    <message>
        <source>There is no task file beside it.</source>
        <translation>No hay ningún archivo de tarea junto a él.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>There is no folder with CSV files at %1.</source>
        <translation>No hay ninguna carpeta con archivos CSV en %1.</translation>
    </message>
    <message>
        <source>%1 exists already. Go on with it by --resume, or choose another name for --out.</source>
        <translation>%1 ya existe. Continúelo con --resume o elija otro nombre para --out.</translation>
    </message>
    <message>
        <source>Print exactly one JSON object</source>
        <translation>Imprimir exactamente un objeto JSON</translation>
    </message>
    <message>
        <source>Where random numbers start; the same seed gives the same patients and split</source>
        <translation>Inicio de los números aleatorios; la misma semilla da los mismos pacientes y la misma partición</translation>
    </message>
    <message>
        <source>a whole number from 0 up</source>
        <translation>un número entero desde 0</translation>
    </message>
    <message>
        <source>How many processor cores to use; training one policy uses one</source>
        <translation>Cuántos núcleos del procesador usar; entrenar una estrategia usa uno</translation>
    </message>
    <message>
        <source>Write a built-in cohort as CSV and task file</source>
        <translation>Escribir una cohorte incluida como CSV y archivo de tarea</translation>
    </message>
    <message>
        <source>Name of the cohort, as “cohorts” lists it</source>
        <translation>Nombre de la cohorte, tal como lo muestra «cohorts»</translation>
    </message>
    <message>
        <source>Folder for the two files; made if needed</source>
        <translation>Carpeta para los dos archivos; se crea si hace falta</translation>
    </message>
    <message>
        <source>Show what was read, what is missing and what looks wrong</source>
        <translation>Mostrar qué se ha leído, qué falta y qué parece incorrecto</translation>
    </message>
    <message>
        <source>A project to look at; with --cohort or --data a new one to write</source>
        <translation>Proyecto que se examina; con --cohort o --data, uno nuevo que se escribe</translation>
    </message>
    <message>
        <source>How files and JSON are written, page by page</source>
        <translation>Cómo se escriben los archivos y el JSON, página por página</translation>
    </message>
    <message>
        <source>What to read about; without it the pages are listed</source>
        <translation>Tema de lectura; sin él se listan las páginas</translation>
    </message>
    <message>
        <source>%1
See “%2 --help”.</source>
        <translation>%1
Véase «%2 --help».</translation>
    </message>
    <message>
        <source>No command was given. There are: %1.</source>
        <translation>No se ha dado ningún comando. Disponibles: %1.</translation>
    </message>
    <message>
        <source>There is no command “%1”. There are: %2.</source>
        <translation>No hay ningún comando «%1». Disponibles: %2.</translation>
    </message>
    <message>
        <source>--split, --unrecorded and --duplicates are said of a new study: give them with --cohort NAME or --data F.csv. In a project they are changed in the window.</source>
        <translation>--split, --unrecorded y --duplicates se indican para un estudio nuevo: indíquelos con --cohort NOMBRE o --data F.csv. En un proyecto se cambian en la ventana.</translation>
    </message>
    <message>
        <source>--split %1 is not understood. It takes random, column:NAME, patient:NAME, date:NAME or site:NAME=VALUE; patient:NAME may be added to date and site.</source>
        <translation>--split %1 no se entiende. Admite random, column:NOMBRE, patient:NOMBRE, date:NOMBRE o site:NOMBRE=VALOR; patient:NOMBRE puede añadirse a date y site.</translation>
    </message>
    <message>
        <source>There is nothing to look at. Name one of --cohort NAME, --data F.csv or --project P.panelwise.</source>
        <translation>No hay nada que examinar. Indique --cohort NOMBRE, --data F.csv o --project P.panelwise.</translation>
    </message>
    <message>
        <source>There are no other patients. Name them with --data NEW.csv or --events NEW.csv.</source>
        <translation>No hay otros pacientes. Indíquelos con --data NEW.csv o --events NEW.csv.</translation>
    </message>
    <message>
        <source>List the built-in cohorts</source>
        <translation>Listar las cohortes incluidas</translation>
    </message>
    <message>
        <source>diagnosis at once</source>
        <translation>diagnóstico inmediato</translation>
    </message>
    <message>
        <source>AUPRC</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>AUPRC</translation>
    </message>
    <message>
        <source>AM, mean of both rates</source>
        <translation>AM, media de ambas tasas</translation>
    </message>
    <message>
        <source>Sensitivity (recall)</source>
        <translation>Sensibilidad (exhaustividad)</translation>
    </message>
    <message>
        <source>Specificity</source>
        <translation>Especificidad</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Brier score</source>
        <translation>Puntuación de Brier</translation>
    </message>
    <message>
        <source>Mean cost</source>
        <translation>Coste medio</translation>
    </message>
    <message>
        <source>Patients</source>
        <translation>Pacientes</translation>
    </message>
    <message>
        <source>Cases found</source>
        <translation>Casos detectados</translation>
    </message>
    <message>
        <source>Others reassured</source>
        <translation>Otros descartados</translation>
    </message>
    <message>
        <source>PATIENTS</source>
        <translation>PACIENTES</translation>
    </message>
    <message>
        <source>DIAGNOSED AS CASES</source>
        <translation>DIAGNOSTICADOS COMO CASOS</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln other sequences</source>
        <translation>
            <numerusform>y %Ln secuencia más</numerusform>
            <numerusform>y %Ln secuencias más</numerusform>
        </translation>
    </message>
    <message>
        <source>Column of the measurements with the patient</source>
        <translation>Columna de las mediciones con el paciente</translation>
    </message>
    <message>
        <source>Column with the time</source>
        <translation>Columna con la hora</translation>
    </message>
    <message>
        <source>Column with the test: name or LOINC code</source>
        <translation>Columna con la prueba: nombre o código LOINC</translation>
    </message>
    <message>
        <source>Column with the value</source>
        <translation>Columna con el valor</translation>
    </message>
    <message>
        <source>Column with the unit</source>
        <translation>Columna con la unidad</translation>
    </message>
    <message>
        <source>Column of the patient table with the patient</source>
        <translation>Columna de la tabla de pacientes con el paciente</translation>
    </message>
    <message>
        <source>A CSV file with one row per measurement; see help recipe</source>
        <translation>Archivo CSV con una fila por medición; véase help recipe</translation>
    </message>
    <message>
        <source>The patients of the measurements, with outcome and index time</source>
        <translation>Los pacientes de las mediciones, con desenlace y momento índice</translation>
    </message>
    <message>
        <source>A folder with tables of the OMOP data model as CSV</source>
        <translation>Carpeta con tablas del modelo de datos OMOP como CSV</translation>
    </message>
    <message>
        <source>A folder with FHIR resources as NDJSON</source>
        <translation>Carpeta con recursos FHIR como NDJSON</translation>
    </message>
    <message>
        <source>With --omop or --fhir: conditions that make a case, as E11*,E10.9</source>
        <translation>Con --omop o --fhir: diagnósticos que definen un caso, como E11*,E10.9</translation>
    </message>
    <message>
        <source>What the outcome is called</source>
        <translation>Cómo se llama el desenlace</translation>
    </message>
    <message>
        <source>Only conditions from the index time on count</source>
        <translation>Solo cuentan los diagnósticos a partir del momento índice</translation>
    </message>
    <message>
        <source>Moment the window hangs on: a column of the patient table, first (measurement) or start (of elapsed times)</source>
        <translation>Momento del que depende la ventana: una columna de la tabla de pacientes, first (medición) o start (de tiempos transcurridos)</translation>
    </message>
    <message>
        <source>Hours around the index time whose measurements count, as -24..0</source>
        <translation>Horas en torno al momento índice cuyas mediciones cuentan, como -24..0</translation>
    </message>
    <message>
        <source>two numbers of hours, such as -24..0</source>
        <translation>dos números de horas, como -24..0</translation>
    </message>
    <message>
        <source>Which measurement of the window counts: last, first, worst or mean</source>
        <translation>Qué medición de la ventana cuenta: last, first, worst o mean</translation>
    </message>
    <message>
        <source>What “&lt;3” becomes: the limit, half of it, or nothing (drop)</source>
        <translation>En qué se convierte «&lt;3»: limit (el límite), half (su mitad) o nada (drop)</translation>
    </message>
    <message>
        <source>Order in 3/4/2024</source>
        <translation>Orden en 3/4/2024</translation>
    </message>
    <message>
        <source>Unit of times that are numbers</source>
        <translation>Unidad de los tiempos que son números</translation>
    </message>
    <message>
        <source>Share of patients a test must be recorded for, 0.05 if not given</source>
        <translation>Proporción de pacientes en que debe constar una prueba; por defecto 0.05</translation>
    </message>
    <message>
        <source>a number from 0 to 1</source>
        <translation>un número de 0 a 1</translation>
    </message>
    <message>
        <source>Leave out values without a unit</source>
        <translation>Omitir valores sin unidad</translation>
    </message>
    <message>
        <source>All these choices from a recipe, a task file or a project</source>
        <translation>Todas estas opciones, de una receta, un archivo de tarea o un proyecto</translation>
    </message>
    <message>
        <source>Write the choices as a recipe</source>
        <translation>Escribir las opciones como receta</translation>
    </message>
    <message>
        <source>%1 requires --data or --events.</source>
        <translation>%1 requiere --data o --events.</translation>
    </message>
    <message>
        <source>A project keeps its prices. Give --prices with --cohort, --data or --events.</source>
        <translation>Un proyecto conserva sus precios. Dé --prices con --cohort, --data o --events.</translation>
    </message>
    <message>
        <source>A project keeps its rules. Give --cap with --cohort, --data or --events.</source>
        <translation>Un proyecto conserva sus reglas. Dé --cap con --cohort, --data o --events.</translation>
    </message>
    <message>
        <source>A project keeps its panels and their rules. Give --first, --never and --unit-costs with --cohort, --data or --events.</source>
        <translation>Un proyecto conserva sus paneles y las reglas de estos. Dé --first, --never y --unit-costs con --cohort, --data o --events.</translation>
    </message>
    <message>
        <source>--events brings its own patients. Leave out --data and --cohort.</source>
        <translation>--events trae sus propios pacientes. Omita --data y --cohort.</translation>
    </message>
    <message>
        <source>--events, --omop and --fhir are three sources. Name one of them.</source>
        <translation>--events, --omop y --fhir son tres fuentes. Indique una de ellas.</translation>
    </message>
    <message>
        <source>--outcome-codes belongs to --omop or --fhir. Other tables have the outcome in a column.</source>
        <translation>--outcome-codes corresponde a --omop o --fhir. Otras tablas tienen el desenlace en una columna.</translation>
    </message>
    <message>
        <source>--patient-table belongs to --events F.csv.</source>
        <translation>--patient-table corresponde a --events F.csv.</translation>
    </message>
    <message>
        <source>There is no list of measurements to apply this to. Name one with --events F.csv.</source>
        <translation>No hay ninguna lista de mediciones a la que aplicar esto. Indique una con --events F.csv.</translation>
    </message>
    <message>
        <source>Answer with --positive “%1”, or with the other value. --label names another column, a task file says it once and for all.</source>
        <translation>Responda con --positive «%1» o con el otro valor. --label indica otra columna; un archivo de tarea lo dice de una vez por todas.</translation>
    </message>
    <message>
        <source>Name texts that mean “not recorded” with --missing, and say of the others how they are read under &quot;codes&quot; of a task file; see “panelwise-cli help task”.</source>
        <translation>Indique con --missing los textos que significan «no registrado» y, para los demás, cómo se leen en &quot;codes&quot; de un archivo de tarea; véase «panelwise-cli help task».</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was written.</source>
        <translation>Cancelado. No se ha escrito nada.</translation>
    </message>
    <message>
        <source>How files and the output of commands are written. Read one: panelwise-cli help TOPIC</source>
        <translation>Cómo se escriben los archivos y la salida de los comandos. Leer una página: panelwise-cli help TEMA</translation>
    </message>
    <message>
        <source>What a command does and which options it has: panelwise-cli COMMAND --help</source>
        <translation>Qué hace un comando y qué opciones tiene: panelwise-cli COMANDO --help</translation>
    </message>
    <message>
        <source>There is no page about “%1”. There are: %2.</source>
        <translation>No hay ninguna página sobre «%1». Disponibles: %2.</translation>
    </message>
    <message>
        <source>PanelWise: which lab panel should come next for this patient, or is it time to diagnose?
Simulation for education and research. Not for clinical use.</source>
        <translation>PanelWise: ¿qué panel de laboratorio debe seguir en este paciente, o es hora de diagnosticar?
Simulación para docencia e investigación. No apta para uso clínico.</translation>
    </message>
    <message>
        <source>Examples:
  panelwise-cli generate ferritin --out data
  panelwise-cli generate aki --patients 50000 --seed 3 --out data

Writes DIR/COHORT.csv and DIR/COHORT.task.json and replaces files of that name. The same seed gives the
same patients on every computer, and a larger sample begins with the smaller one.

Fields of the JSON: panelwise-cli help generate
--seed, --threads and --json: see panelwise-cli --help.</source>
        <translation>Ejemplos:
  panelwise-cli generate ferritin --out data
  panelwise-cli generate aki --patients 50000 --seed 3 --out data

Escribe DIR/COHORT.csv y DIR/COHORT.task.json y reemplaza los archivos de ese nombre. La misma semilla da los
mismos pacientes en cualquier equipo, y una muestra mayor empieza con la menor.

Campos del JSON: panelwise-cli help generate
--seed, --threads y --json: véase panelwise-cli --help.</translation>
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
        <translation>Ejemplos:
  panelwise-cli inspect --cohort icu-mortality --patients 2000
  panelwise-cli inspect --data clinic.csv --task clinic.task.json
  panelwise-cli inspect --data clinic.csv --decimal comma --delimiter semicolon
  panelwise-cli inspect --data clinic.csv --project clinic.panelwise    y guardarlo
  panelwise-cli inspect --data ward.xlsx --sheet Patients --header-row 3
  zcat extract.csv.gz | panelwise-cli inspect --data -
  panelwise-cli inspect --project clinic.panelwise --json

Una tabla puede ser CSV, un libro de Excel (.xlsx) o LibreOffice (.ods), o un archivo de SPSS (.sav), Stata
(.dta) o SAS (.sas7bdat, .xpt); también comprimidos con gzip. Se reconoce por su contenido. Las etiquetas de los
valores se conservan; los valores que el archivo declara ausentes cuentan como no registrados.
Cómo está escrito un archivo (separador, signo decimal, codificación) se averigua y se muestra. Si puede leerse
de dos maneras, como 1,234, no se adivina nada: el programa se detiene y nombra la opción que responde.
Los valores no se cambian nunca. Código de salida 3 si algo impide usar los datos; el informe se
imprime de todos modos.

Campos del JSON: panelwise-cli help inspect
--seed, --threads y --json: véase panelwise-cli --help.</translation>
    </message>
    <message>
        <source>What separates the fields: comma, semicolon, tab or pipe</source>
        <translation>Qué separa los campos: comma, semicolon, tab o pipe</translation>
    </message>
    <message>
        <source>comma, semicolon, tab or pipe</source>
        <translation>comma, semicolon, tab o pipe</translation>
    </message>
    <message>
        <source>Decimal mark: point or comma</source>
        <translation>Signo decimal: point o comma</translation>
    </message>
    <message>
        <source>point or comma</source>
        <translation>point o comma</translation>
    </message>
    <message>
        <source>Mark between thousands: none, comma, point, space or apostrophe</source>
        <translation>Signo de los millares: none, comma, point, space o apostrophe</translation>
    </message>
    <message>
        <source>none, comma, point, space or apostrophe</source>
        <translation>none, comma, point, space o apostrophe</translation>
    </message>
    <message>
        <source>How the text is written: utf-8, latin-1, or mixed where some cells are one and some the other</source>
        <translation>Cómo está escrito el texto: utf-8, latin-1, o mixed si unas celdas están en uno y otras en otro</translation>
    </message>
    <message>
        <source>utf-8, latin-1 or mixed</source>
        <translation>utf-8, latin-1 o mixed</translation>
    </message>
    <message>
        <source>Texts and numbers that mean “not recorded” in every column, separated by commas</source>
        <translation>Textos y números que significan «no registrado» en todas las columnas, separados por comas</translation>
    </message>
    <message>
        <source>An order of which a patient&apos;s record holds nothing is unavailable for the patient, charged or free; without it as the task says</source>
        <translation>Una solicitud de la que nada consta en la historia del paciente: unavailable (no disponible), charged (se cobra) o free (gratuita); por defecto, lo que dice la tarea</translation>
    </message>
    <message>
        <source>unavailable, charged or free</source>
        <translation>unavailable, charged o free</translation>
    </message>
    <message>
        <source>Rows that are the same as an earlier one in every column in use: keep or drop; without it as the task says</source>
        <translation>Filas iguales a una anterior en todas las columnas en uso: keep (conservar) o drop (omitir); por defecto, lo que dice la tarea</translation>
    </message>
    <message>
        <source>keep or drop</source>
        <translation>keep o drop</translation>
    </message>
    <message>
        <source>How patients are divided: random, column:NAME, patient:NAME (rows of a patient stay together), date:NAME (learned from the past) or site:NAME=VALUE (left out for the test)</source>
        <translation>Cómo se reparten los pacientes: random, column:NOMBRE, patient:NOMBRE (las filas de un paciente quedan juntas), date:NOMBRE (se aprende del pasado) o site:NOMBRE=VALOR (se reserva para el test)</translation>
    </message>
    <message>
        <source>Which sheet of a workbook, by name or number; without it the first with a table</source>
        <translation>Qué hoja de un libro, por nombre o número; por defecto, la primera con una tabla</translation>
    </message>
    <message>
        <source>Row of the sheet that names the columns; without it the row is found</source>
        <translation>Fila de la hoja que nombra las columnas; por defecto se busca</translation>
    </message>
    <message>
        <source>a whole number such as 3</source>
        <translation>un número entero, como 3</translation>
    </message>
    <message>
        <source>A built-in cohort</source>
        <translation>Una cohorte incluida</translation>
    </message>
    <message>
        <source>A table with one row per patient: CSV, Excel, LibreOffice, SPSS, Stata or SAS, also with .gz; - reads the standard input</source>
        <translation>Tabla con una fila por paciente: CSV, Excel, LibreOffice, SPSS, Stata o SAS, también con .gz; - lee la entrada estándar</translation>
    </message>
    <message>
        <source>What its columns mean; F.task.json beside the data is taken by itself, without one roles are proposed</source>
        <translation>Qué significan sus columnas; F.task.json junto a los datos se toma automáticamente; sin él se proponen roles</translation>
    </message>
    <message>
        <source>Propose roles even where a task lies beside the data</source>
        <translation>Proponer roles aunque haya una tarea junto a los datos</translation>
    </message>
    <message>
        <source>Prices of the panels: %1, or a CSV file of names and prices</source>
        <translation>Precios de los paneles: %1, o un archivo CSV de nombres y precios</translation>
    </message>
    <message>
        <source>Every test alone for one unit, without prices: budgets are numbers of tests</source>
        <translation>Cada prueba por separado a una unidad, sin precios: los presupuestos son números de pruebas</translation>
    </message>
    <message>
        <source>Panels that everybody gets before anything else is done, divided by commas</source>
        <translation>Paneles que todos reciben antes que nada, separados por comas</translation>
    </message>
    <message>
        <source>Panels that are not ordered, divided by commas</source>
        <translation>Paneles que no se solicitan, separados por comas</translation>
    </message>
    <message>
        <source>Column of the outcome, or a limit of one: &quot;ferritin&lt;15&quot;</source>
        <translation>Columna del desenlace, o un límite en una: &quot;ferritin&lt;15&quot;</translation>
    </message>
    <message>
        <source>What the cases have in it: a value, several divided by commas, a limit such as &quot;&lt;15&quot;, or “recorded”</source>
        <translation>Qué tienen en ella los casos: un valor, varios separados por comas, un límite como &quot;&lt;15&quot;, o «recorded»</translation>
    </message>
    <message>
        <source>an amount of money from 0 up</source>
        <translation>una cantidad de dinero desde 0</translation>
    </message>
    <message>
        <source>Judge on all patients: everything is learned once more without each of K folds, which then judge; without it the test part judges</source>
        <translation>Evaluar en todos los pacientes: todo se aprende otra vez sin cada uno de K pliegues, en los que luego se evalúa; sin ello se evalúa en la parte de test</translation>
    </message>
    <message>
        <source>a whole number such as 10</source>
        <translation>un número entero, como 10</translation>
    </message>
    <message>
        <source>Deal the patients into folds this often; 1 if not given</source>
        <translation>Cuántas veces repartir los pacientes en pliegues; por defecto 1</translation>
    </message>
    <message>
        <source>Who taught the policy: all (every patient of the study, once it was judged by folds) or study (all but its test patients); all if not given, where there is one</source>
        <translation>De quién aprendió la estrategia: all (todos los pacientes del estudio, una vez evaluada por pliegues) o study (todos menos los de test); por defecto all, si la hay</translation>
    </message>
    <message>
        <source>--folds takes a number from 2 to %1.</source>
        <translation>--folds admite un número de 2 a %1.</translation>
    </message>
    <message>
        <source>--repeats takes a number from 1 to %1.</source>
        <translation>--repeats admite un número de 1 a %1.</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation>Disponibles: %1.</translation>
    </message>
    <message>
        <source>%1 holds no recipe: its table was not made from a list of measurements.</source>
        <translation>%1 no contiene ninguna receta: su tabla no se hizo a partir de una lista de mediciones.</translation>
    </message>
    <message>
        <source>Name it with --event-%1 COLUMN.</source>
        <translation>Indíquela con --event-%1 COLUMNA.</translation>
    </message>
    <message>
        <source>Answer with --dates day-first or --dates month-first.</source>
        <translation>Responda con --dates day-first o --dates month-first.</translation>
    </message>
    <message>
        <source>Answer with --time-unit hours, minutes, seconds or days.</source>
        <translation>Responda con --time-unit hours, minutes, seconds o days.</translation>
    </message>
    <message>
        <source>Name the column with --index COLUMN.</source>
        <translation>Indique la columna con --index COLUMNA.</translation>
    </message>
    <message>
        <source>--point takes a number from 1 to %1, the number of policies in %2.</source>
        <translation>--point admite un número de 1 a %1, el número de estrategias de %2.</translation>
    </message>
    <message>
        <source>Patients of the project taught that policy and cannot try it. Leave out --learned-from all, or name other patients with --data.</source>
        <translation>La estrategia aprendió de los pacientes del proyecto, así que no puede probarse en ellos. Omita --learned-from all o indique otros pacientes con --data.</translation>
    </message>
    <message>
        <source>No policy was learned from all patients here. That is done where one is judged on everybody: add --folds 10 to “front” or “train”.</source>
        <translation>Aquí ninguna estrategia se aprendió de todos los pacientes. Eso se hace al evaluarla en todos: añada --folds 10 a «front» o «train».</translation>
    </message>
    <message>
        <source>%1 holds no front yet. Find one with “panelwise-cli front --project %1”.</source>
        <translation>%1 aún no contiene ningún frente. Busque uno con «panelwise-cli front --project %1».</translation>
    </message>
    <message>
        <source>%1 holds no prices. Each line needs a panel and its price, such as CBC,12.50.</source>
        <translation>%1 no contiene precios. Cada línea necesita un panel y su precio, como CBC,12.50.</translation>
    </message>
    <message>
        <source>Note: the price list does not name %1; the old price stays.</source>
        <translation>Nota: la lista de precios no nombra %1; queda el precio anterior.</translation>
    </message>
    <message>
        <source>Say what separates the fields with --delimiter comma, semicolon, tab or pipe.</source>
        <translation>Indique qué separa los campos con --delimiter comma, semicolon, tab o pipe.</translation>
    </message>
    <message>
        <source>Answer with --decimal comma if it is a decimal mark, or with --thousands comma if it stands between thousands.</source>
        <translation>Responda con --decimal comma si es un signo decimal, o con --thousands comma si separa los millares.</translation>
    </message>
    <message>
        <source>Answer with --decimal point if it is a decimal mark, or with --thousands point if it stands between thousands.</source>
        <translation>Responda con --decimal point si es un signo decimal, o con --thousands point si separa los millares.</translation>
    </message>
    <message>
        <source>--decimal and --thousands name the same mark (%1). They must differ.</source>
        <translation>--decimal y --thousands nombran el mismo signo (%1). Deben ser distintos.</translation>
    </message>
    <message>
        <source>--sheet and --header-row are for workbooks; %1 is none.</source>
        <translation>--sheet y --header-row son para libros; %1 no lo es.</translation>
    </message>
    <message>
        <source>--positive needs --label: no outcome was found in this table.</source>
        <translation>--positive necesita --label: no se encontró ningún desenlace en esta tabla.</translation>
    </message>
    <message>
        <source>--label “%1” says already who is a case. Leave --positive out.</source>
        <translation>--label «%1» ya dice quién es un caso. Omita --positive.</translation>
    </message>
    <message>
        <source>trained policy %1</source>
        <translation>estrategia entrenada %1</translation>
    </message>
    <message>
        <source>policy %1, point %2 of front %3</source>
        <translation>estrategia %1, punto %2 del frente %3</translation>
    </message>
    <message>
        <source>%1 (λ %2, ρ %3)</source>
        <translation>%1 (λ %2, ρ %3)</translation>
    </message>
    <message>
        <source>Note: %1 It is stored in the project.</source>
        <translation>Nota: %1 Está guardado en el proyecto.</translation>
    </message>
    <message>
        <source>%1 exists already and holds other patients or panels. Choose another name for the new project, or go on in this one with --project alone.</source>
        <translation>%1 ya existe y contiene otros pacientes o paneles. Elija otro nombre para el proyecto nuevo, o continúe en este solo con --project.</translation>
    </message>
    <message>
        <source>Note: %1.</source>
        <translation>Nota: %1.</translation>
    </message>
    <message>
        <source>Note: the task file beside the data is used: %1.</source>
        <translation>Nota: se usa el archivo de tarea que está junto a los datos: %1.</translation>
    </message>
    <message>
        <source>Note: no task file was given, so the roles of the columns and the prices are proposed. See “panelwise-cli inspect”.</source>
        <translation>Nota: no se dio archivo de tarea; los roles de las columnas y los precios son propuestas. Véase «panelwise-cli inspect».</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Nota: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Advertencia: %1</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Leyendo</translation>
    </message>
    <message>
        <source>Summarising</source>
        <translation>Resumiendo</translation>
    </message>
    <message>
        <source>Writing the project</source>
        <translation>Escribiendo el proyecto</translation>
    </message>
    <message>
        <source>Drawing patients</source>
        <translation>Generando pacientes</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Escribiendo</translation>
    </message>
    <message>
        <source>, about %1 s left</source>
        <translation>, quedan unos %1 s</translation>
    </message>
    <message numerus="yes">
        <source>, %Ln rows</source>
        <translation>
            <numerusform>, %Ln fila</numerusform>
            <numerusform>, %Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>There are problems:</source>
        <translation>Hay problemas:</translation>
    </message>
    <message>
        <source>Problems in %1:</source>
        <translation>Problemas en %1:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln synthetic patients, %1 of them cases: %2
What the columns mean: %3</source>
        <translation>
            <numerusform>%Ln paciente sintético, casos: %1 (%2)
Qué significan las columnas: %3</numerusform>
            <numerusform>%Ln pacientes sintéticos, casos: %1 (%2)
Qué significan las columnas: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 exists already. Choose another name for the new project, or look at this one with --project alone.</source>
        <translation>%1 ya existe. Elija otro nombre para el proyecto nuevo, o examine este solo con --project.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns</source>
        <translation>
            <numerusform>%Ln columna</numerusform>
            <numerusform>%Ln columnas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln synthetic patients, %2, seed %3</source>
        <translation>
            <numerusform>%1: %Ln paciente sintético, %2, semilla %3</numerusform>
            <numerusform>%1: %Ln pacientes sintéticos, %2, semilla %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln rows, %2</source>
        <translation>
            <numerusform>%1: %Ln fila, %2</numerusform>
            <numerusform>%1: %Ln filas, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Read as %1</source>
        <translation>Leído como %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln patients, %2</source>
        <translation>
            <numerusform>%1: %Ln paciente, %2</numerusform>
            <numerusform>%1: %Ln pacientes, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln rows, %2, imported from %3</source>
        <translation>
            <numerusform>%1: %Ln fila, %2, importado de %3</numerusform>
            <numerusform>%1: %Ln filas, %2, importado de %3</numerusform>
        </translation>
    </message>
    <message>
        <source>The task file beside the data is used: %1. With --no-task roles are proposed instead.</source>
        <translation>Se usa el archivo de tarea que está junto a los datos: %1. Con --no-task se proponen roles en su lugar.</translation>
    </message>
    <message>
        <source>No task file was given, so the roles below are proposed. Check them; --task F.task.json gives your own.</source>
        <translation>No se dio archivo de tarea; los roles siguientes son propuestas. Compruébelos; --task F.task.json da los suyos.</translation>
    </message>
    <message>
        <source>The project is open in a window; this is its state now.</source>
        <translation>El proyecto está abierto en una ventana; este es su estado actual.</translation>
    </message>
    <message>
        <source>Task file, %1: this key is not known; it is kept and has no effect.</source>
        <translation>Archivo de tarea, %1: esta clave no se conoce; se conserva y no tiene efecto.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Guardado como %1</translation>
    </message>
    <message>
        <source>Columns: %1</source>
        <translation>Columnas: %1</translation>
    </message>
    <message>
        <source>Taken: %1</source>
        <translation>Tomado: %1</translation>
    </message>
    <message>
        <source>Tests of the list</source>
        <translation>Pruebas de la lista</translation>
    </message>
    <message>
        <source>TEST</source>
        <translation>PRUEBA</translation>
    </message>
    <message>
        <source>COLUMN</source>
        <translation>COLUMNA</translation>
    </message>
    <message>
        <source>MEASUREMENTS</source>
        <translation>MEDICIONES</translation>
    </message>
    <message>
        <source>USED</source>
        <translation>USADAS</translation>
    </message>
    <message>
        <source>UNITS</source>
        <translation>UNIDADES</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>omitido</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more; --save-recipe writes all of them</source>
        <translation>
            <numerusform>y %Ln más; --save-recipe las escribe todas</numerusform>
            <numerusform>y %Ln más; --save-recipe las escribe todas</numerusform>
        </translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Desenlace</translation>
    </message>
    <message>
        <source>Outcome: none found. Name it with --label COLUMN --positive VALUE, or --label &quot;COLUMN&lt;15&quot;.</source>
        <translation>Desenlace: no encontrado. Indíquelo con --label COLUMNA --positive VALOR, o --label &quot;COLUMNA&lt;15&quot;.</translation>
    </message>
    <message>
        <source>Outcome: %1</source>
        <translation>Desenlace: %1</translation>
    </message>
    <message>
        <source>This is a guess. Nothing is learned before you confirm it with --positive, or name another column with --label.</source>
        <translation>Es una conjetura. No se aprende nada hasta que la confirme con --positive o indique otra columna con --label.</translation>
    </message>
    <message>
        <source>Could be the outcome too: %1</source>
        <translation>También podría ser el desenlace: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n levels</source>
        <translation>
            <numerusform>%n nivel</numerusform>
            <numerusform>%n niveles</numerusform>
        </translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOMBRE</translation>
    </message>
    <message>
        <source>ROLE</source>
        <translation>ROL</translation>
    </message>
    <message>
        <source>UNIT</source>
        <translation>UNIDAD</translation>
    </message>
    <message>
        <source>MEDIAN</source>
        <translation>MEDIANA</translation>
    </message>
    <message>
        <source>MIDDLE 90 %</source>
        <translation>90 % CENTRAL</translation>
    </message>
    <message>
        <source>RANGE</source>
        <translation>INTERVALO</translation>
    </message>
    <message>
        <source>MISSING</source>
        <translation>AUSENTES</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Paneles</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tests</source>
        <translation>
            <numerusform>%Ln prueba</numerusform>
            <numerusform>%Ln pruebas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 new of %2, the others also in %3</source>
        <translation>nuevas: %1 de %2; las otras también en %3</translation>
    </message>
    <message>
        <source>once, with the first of %1</source>
        <translation>una vez, con el primero de %1</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Reglas: %1</translation>
    </message>
    <message>
        <source>Prices: %1 (%2)</source>
        <translation>Precios: %1 (%2)</translation>
    </message>
    <message>
        <source>Prices: %1</source>
        <translation>Precios: %1</translation>
    </message>
    <message>
        <source>Split, at random with seed %1</source>
        <translation>Partición, al azar con semilla %1</translation>
    </message>
    <message>
        <source>Split, from column %1</source>
        <translation>Partición, de la columna %1</translation>
    </message>
    <message>
        <source>Training %1 (encoder %2, policy %3), validation %4 (classifier %5, policy %6), test %7</source>
        <translation>Entrenamiento %1 (codificador %2, estrategia %3), validación %4 (clasificador %5, estrategia %6), test %7</translation>
    </message>
    <message>
        <source>Missing: %1 of all test values</source>
        <translation>Ausentes: %1 de todos los valores de pruebas</translation>
    </message>
    <message>
        <source>VALUES, OTHERS</source>
        <translation>VALORES, OTROS</translation>
    </message>
    <message>
        <source>CASES</source>
        <translation>CASOS</translation>
    </message>
    <message>
        <source>WHOLE PANEL, OTHERS</source>
        <translation>PANEL ENTERO, OTROS</translation>
    </message>
    <message>
        <source>(known without a test)</source>
        <translation>(conocido sin prueba)</translation>
    </message>
    <message>
        <source>An order of which a patient&apos;s record holds nothing %1.</source>
        <translation>Una solicitud de la que nada consta en la historia del paciente %1.</translation>
    </message>
    <message>
        <source>Texts among numbers, and how they are read</source>
        <translation>Textos entre números y cómo se leen</translation>
    </message>
    <message>
        <source>Not recorded in every column: %1</source>
        <translation>No registrado en todas las columnas: %1</translation>
    </message>
    <message>
        <source>Changes made to the values when they are used</source>
        <translation>Cambios hechos en los valores al usarlos</translation>
    </message>
    <message>
        <source>Please check (%1)</source>
        <translation>Por comprobar (%1)</translation>
    </message>
    <message>
        <source>  Possible remedy: %1</source>
        <translation>  Remedio posible: %1</translation>
    </message>
    <message>
        <source>Nothing was changed. Remedies are applied in the window, or in the task file: see “panelwise-cli help task”.</source>
        <translation>No se ha cambiado nada. Los remedios se aplican en la ventana o en el archivo de tarea: véase «panelwise-cli help task».</translation>
    </message>
    <message>
        <source>To be corrected before anything can be learned (%1)</source>
        <translation>Por corregir antes de poder aprender nada (%1)</translation>
    </message>
    <message>
        <source>Trained policies</source>
        <translation>Estrategias entrenadas</translation>
    </message>
    <message>
        <source>POLICY</source>
        <translation>ESTRATEGIA</translation>
    </message>
    <message>
        <source>STATUS</source>
        <translation>ESTADO</translation>
    </message>
    <message>
        <source>F1, TEST</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>F1, TEST</translation>
    </message>
    <message>
        <source>MEAN COST</source>
        <translation>COSTE MEDIO</translation>
    </message>
    <message>
        <source>STARTED</source>
        <translation>INICIO</translation>
    </message>
    <message>
        <source>Fronts</source>
        <translation>Frentes</translation>
    </message>
    <message>
        <source>FRONT</source>
        <translation>FRENTE</translation>
    </message>
    <message>
        <source>METRIC</source>
        <translation>MÉTRICA</translation>
    </message>
    <message>
        <source>POLICIES</source>
        <translation>ESTRATEGIAS</translation>
    </message>
    <message>
        <source>POINTS</source>
        <translation>PUNTOS</translation>
    </message>
    <message>
        <source>decimal point</source>
        <translation>punto decimal</translation>
    </message>
    <message>
        <source>decimal comma</source>
        <translation>coma decimal</translation>
    </message>
    <message>
        <source>semicolon separated</source>
        <translation>separado por punto y coma</translation>
    </message>
    <message>
        <source>tab separated</source>
        <translation>separado por tabuladores</translation>
    </message>
    <message>
        <source>separated by |</source>
        <translation>separado por |</translation>
    </message>
    <message>
        <source>comma separated</source>
        <translation>separado por comas</translation>
    </message>
    <message>
        <source>UTF-8 and Latin-1</source>
        <translation>UTF-8 y Latin-1</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>, thousands by %1</source>
        <translation>, millares con %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No panels, nothing to pay.</source>
        <translation>Sin paneles, nada que pagar.</translation>
    </message>
    <message>
        <source>All panels: %1</source>
        <translation>Todos los paneles: %1</translation>
    </message>
    <message>
        <source>All panels: %1 = %2</source>
        <translation>Todos los paneles: %1 = %2</translation>
    </message>
    <message>
        <source>%1 ordered at once, %2 one after the other</source>
        <translation>%1 solicitados a la vez, %2 uno tras otro</translation>
    </message>
    <message>
        <source>%1 of blood</source>
        <translation>%1 de sangre</translation>
    </message>
    <message>
        <source>All results: %1</source>
        <translation>Todos los resultados: %1</translation>
    </message>
    <message>
        <source>Every test for less: %1 cost %2</source>
        <translation>Todas las pruebas por menos: %1 cuestan %2</translation>
    </message>
    <message>
        <source>TITLE</source>
        <translation>TÍTULO</translation>
    </message>
    <message>
        <source>PANELS</source>
        <translation>PANELES</translation>
    </message>
    <message>
        <source>ALL PANELS</source>
        <translation>TODOS LOS PANELES</translation>
    </message>
    <message>
        <source>All patients are synthetic. Look at one: panelwise-cli inspect --cohort ferritin</source>
        <translation>Todos los pacientes son sintéticos. Examinar una cohorte: panelwise-cli inspect --cohort ferritin</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Exactitud</translation>
    </message>
    <message>
        <source>Test patients; mean, lowest and highest over the seeds. Greedy, CWCF and Lattice keep to the number of tests on average, the others for every patient.</source>
        <translation>Pacientes de test; media, mínimo y máximo de las semillas. Voraz, CWCF y Lattice respetan el número de pruebas en promedio; los demás, en cada paciente.</translation>
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
        <translation>Ejemplos:
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

front, CSV: una fila por estrategia, por coste medio creciente en los pacientes de validación: point, on_front, method,
metric, seed, lambda, rho, currency, y después, para validation_ y test_, cada cifra con su intervalo del 95 %
(_low, _high), recuentos y la proporción de pacientes que tuvieron cada panel (use NAME).
curves, CSV: una fila por valor de cada curva de cada estrategia entrenada: run, method, lambda, rho, seed, curve, panel,
x (pasos simulados; en el codificador, iteraciones), value.
point, panel-use, sequences, CSV: la tabla que hay detrás de la figura. Punto decimal, UTF-8; lo no definido queda vacío.
baselines: las tres tablas del artículo (F1, AUROC y coste; AM y coste; precisión y exhaustividad) como Markdown o
LaTeX (booktabs); CSV: una fila por modelo con todas las cifras, _sd es la desviación estándar de las semillas.
patients, CSV: una fila por paciente: row (desde 1), id con --id, part (train, validation, test), después la
probabilidad de enfermedad antes de la primera solicitud, cada solicitud con lo pagado y la probabilidad tras ella, la
secuencia, coste, última probabilidad, umbral, diagnóstico y desenlace. Las estrategias se nombran como en walk.
Cada columna de cada archivo CSV: panelwise-cli help tables. La ventana escribe los mismos.
Donde hay CSV, un nombre de archivo terminado en .xlsx da la misma tabla como libro de Excel.

Las imágenes son las de la ventana y no necesitan pantalla: PDF con fuentes incrustadas, SVG con texto como texto, PNG.
Llevan la identidad del proyecto, la estrategia (de su frente, o entrenada), seed, lambda y rho: «panelwise front.svg» abre
el proyecto en esa estrategia. El archivo aparece entero o no aparece.

report: PDF o un único archivo HTML con todo, sobre la estrategia que indican --front y --point o --run
(si no, la mejor del frente más reciente), junto a filas de la última tabla de comparadores guardada. Los puntos de TRIPOD+AI
y STARD que debe completar el autor quedan marcados.

policy: de SM-DDPO, como un módulo TorchScript (.pt, se lee con torch.jit.load); de Lattice o de un frente
exacto, como un script de Python o R (.py, .R) sin bibliotecas; card: la tarjeta de bolsillo de cualquier estrategia como tal
script, que dice en cada pregunta cómo seguir sin el valor. El archivo dice cómo se usa y qué
necesita en qué unidad. Las decisiones son las del programa. Puede distribuir estos archivos como quiera.

Campos del JSON: panelwise-cli help export
--seed, --threads y --json: véase panelwise-cli --help.</translation>
    </message>
    <message>
        <source>Size of a picture: journal (one column, 85 mm), journal-wide (114 mm), journal-double (174 mm), slide (16:9); journal if not given</source>
        <translation>Tamaño de la imagen: journal (una columna, 85 mm), journal-wide (114 mm), journal-double (174 mm), slide (16:9); por defecto journal</translation>
    </message>
    <message>
        <source>Width of a picture; the height follows unless it is given</source>
        <translation>Anchura de la imagen; la altura la sigue si no se indica</translation>
    </message>
    <message>
        <source>Height of a picture</source>
        <translation>Altura de la imagen</translation>
    </message>
    <message>
        <source>Dots per inch of a PNG</source>
        <translation>Puntos por pulgada de un PNG</translation>
    </message>
    <message>
        <source>Title of a picture; &quot;&quot; for none</source>
        <translation>Título de la imagen; &quot;&quot; para ninguno</translation>
    </message>
    <message>
        <source>Which front; the newest finished one if not given</source>
        <translation>Qué frente; por defecto, el último terminado</translation>
    </message>
    <message>
        <source>Of curves: which trained policy; if not given, all of them in CSV, the newest in a picture</source>
        <translation>De curves: qué estrategia entrenada; por defecto, todas en CSV, la más reciente en una imagen</translation>
    </message>
    <message>
        <source>Of baselines: which table; the newest finished one if not given</source>
        <translation>De baselines: qué tabla; por defecto, la última terminada</translation>
    </message>
    <message>
        <source>Whose figures: all (judged by folds), test or validation; the first of these that there is. Of patients: also train; all of them if not given</source>
        <translation>Cifras de quién: all (evaluado por pliegues), test o validation; por defecto, la primera que haya. De patients: también train; por defecto todos</translation>
    </message>
    <message>
        <source>Along the upright axis. Of a front: f1, am, auroc, sensitivity. Of curves: quality, cost, loss, classifier, policy</source>
        <translation>En el eje vertical. De front: f1, am, auroc, sensitivity. De curves: quality, cost, loss, classifier, policy</translation>
    </message>
    <message>
        <source>Of a report: rows of the stored table of baselines beside the policy, such as xgboost,lr,static; these three as far as there are if not given</source>
        <translation>De report: filas de la tabla de comparadores guardada junto a la estrategia, como xgboost,lr,static; por defecto, las que haya de estas tres</translation>
    </message>
    <message>
        <source>Paper of a report as PDF: a4 or letter; a4 if not given</source>
        <translation>Papel del informe en PDF: a4 o letter; por defecto a4</translation>
    </message>
    <message>
        <source>Of patients: the column that tells them apart, copied beside the row; without it no identifiers leave the project</source>
        <translation>De patients: la columna que los distingue, copiada junto a la fila; sin ella no sale del proyecto ningún identificador</translation>
    </message>
    <message>
        <source>Of patients: most that may be spent on one of them</source>
        <translation>De patients: máximo que puede gastarse en uno de ellos</translation>
    </message>
    <message>
        <source>Patients are written to a file ending in .csv or .xlsx, not “%1”.</source>
        <translation>Los pacientes se escriben en un archivo terminado en .csv o .xlsx, no «%1».</translation>
    </message>
    <message>
        <source>Other patients are not divided into parts. Leave out --side or --data.</source>
        <translation>Otros pacientes no se dividen en partes. Omita --side o --data.</translation>
    </message>
    <message>
        <source>--run names a trained policy, --front and --point one of a front. Choose one of them.</source>
        <translation>--run nombra una estrategia entrenada; --front y --point, una de un frente. Elija una de las dos cosas.</translation>
    </message>
    <message>
        <source>A pocket card is written to a file ending in .py or .R, not “%1”.</source>
        <translation>Una tarjeta de bolsillo se escribe en un archivo terminado en .py o .R, no «%1».</translation>
    </message>
    <message>
        <source>A policy is written to a file ending in .pt (TorchScript), .py or .R, not “%1”.</source>
        <translation>Una estrategia se escribe en un archivo terminado en .pt (TorchScript), .py o .R, no «%1».</translation>
    </message>
    <message>
        <source>Of curves, --metric takes quality, cost, loss, classifier or policy.</source>
        <translation>De curves, --metric admite quality, cost, loss, classifier o policy.</translation>
    </message>
    <message>
        <source>Of a front, --metric takes f1, am, auroc or sensitivity.</source>
        <translation>De front, --metric admite f1, am, auroc o sensitivity.</translation>
    </message>
    <message>
        <source>Write results of a project to a file</source>
        <translation>Escribir resultados de un proyecto en un archivo</translation>
    </message>
    <message>
        <source>The project that holds them</source>
        <translation>El proyecto que los contiene</translation>
    </message>
    <message>
        <source>What to write: front, curves, point (what happens to 1,000 patients), panel-use, sequences (of panels), baselines (their table), report (PDF or HTML), patients (what a policy did for each of them), policy (for other programs), card (the pocket card of a policy, likewise)</source>
        <translation>Qué escribir: front, curves, point (qué les ocurre a 1000 pacientes), panel-use, sequences (de paneles), baselines (su tabla), report (PDF o HTML), patients (qué hizo una estrategia en cada uno), policy (para otros programas), card (la tarjeta de bolsillo de una estrategia, igualmente)</translation>
    </message>
    <message>
        <source>The file to write; one of that name is replaced</source>
        <translation>El archivo que se escribe; reemplaza al del mismo nombre</translation>
    </message>
    <message>
        <source>--what takes front, curves, point, panel-use, sequences, baselines, report, patients, policy or card, not “%1”.</source>
        <translation>--what admite front, curves, point, panel-use, sequences, baselines, report, patients, policy o card, no «%1».</translation>
    </message>
    <message>
        <source>--data, --id, --cap and --side train go with --what patients.</source>
        <translation>--data, --id, --cap y --side train van con --what patients.</translation>
    </message>
    <message>
        <source>--preset, --width-mm, --height-mm, --dpi and --title belong to a picture. Leave them out.</source>
        <translation>--preset, --width-mm, --height-mm, --dpi y --title son de una imagen. Omítalos.</translation>
    </message>
    <message>
        <source>A report is written to a file ending in .pdf or .html, not “%1”.</source>
        <translation>Un informe se escribe en un archivo terminado en .pdf o .html, no «%1».</translation>
    </message>
    <message>
        <source>--out takes a file name ending in .csv, .xlsx, .svg, .pdf or .png, not “%1”.</source>
        <translation>--out admite un nombre de archivo terminado en .csv, .xlsx, .svg, .pdf o .png, no «%1».</translation>
    </message>
    <message>
        <source>--preset, --width-mm, --height-mm, --dpi and --title belong to a picture: let --out end in .svg, .pdf or .png, or leave them out.</source>
        <translation>--preset, --width-mm, --height-mm, --dpi y --title son de una imagen: termine --out en .svg, .pdf o .png, u omítalos.</translation>
    </message>
    <message>
        <source>--dpi belongs to a PNG. PDF and SVG are sharp at every size.</source>
        <translation>--dpi es de un PNG. PDF y SVG son nítidos a cualquier tamaño.</translation>
    </message>
    <message>
        <source>There is no column “%1”. --id names the column that tells the patients apart; without it they go by row.</source>
        <translation>No hay ninguna columna «%1». --id nombra la columna que distingue a los pacientes; sin ella se identifican por fila.</translation>
    </message>
    <message>
        <source>These patients are not divided into parts, so none of them are “%1”. Leave out --side.</source>
        <translation>Estos pacientes no están divididos en partes, así que ninguno es de «%1». Omita --side.</translation>
    </message>
    <message>
        <source>What %1 did for %2 written to %3</source>
        <translation>Lo que hizo %1 en %2 se ha escrito en %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln patients</source>
        <translation>
            <numerusform>%Ln paciente</numerusform>
            <numerusform>%Ln pacientes</numerusform>
        </translation>
    </message>
    <message>
        <source>A picture of this size has too many pixels. Choose a smaller size or resolution.</source>
        <translation>Una imagen de este tamaño tiene demasiados píxeles. Elija un tamaño o una resolución menores.</translation>
    </message>
    <message>
        <source>There is nothing to draw: no values of these patients are stored.</source>
        <translation>No hay nada que dibujar: no hay valores guardados de estos pacientes.</translation>
    </message>
    <message>
        <source>%1 written to %2. %3</source>
        <translation>%1: escrito en %2. %3</translation>
    </message>
    <message>
        <source>This policy was trained with SM-DDPO and is written as a TorchScript module: let --out end in .pt. Its pocket card can be a script: --what card.</source>
        <translation>Esta estrategia se entrenó con SM-DDPO y se escribe como módulo TorchScript: termine --out en .pt. Su tarjeta de bolsillo puede ser un script: --what card.</translation>
    </message>
    <message>
        <source>This policy was found by the lattice or exactly and is written as a script: let --out end in .py or .R.</source>
        <translation>Esta estrategia se halló con Lattice o de forma exacta y se escribe como script: termine --out en .py o .R.</translation>
    </message>
    <message>
        <source>This policy may order two panels together, which scripts cannot say yet. Find it with --minimise money, or without pair_orders in the task, to write it as a script.</source>
        <translation>Esta estrategia puede solicitar dos paneles juntos, lo que los scripts aún no pueden expresar. Búsquela con --minimise money, o sin pair_orders en la tarea, para escribirla como script.</translation>
    </message>
    <message>
        <source>This policy is not written as a file of its own. Its pocket card can be a script: --what card.</source>
        <translation>Esta estrategia no se escribe como archivo propio. Su tarjeta de bolsillo puede ser un script: --what card.</translation>
    </message>
    <message>
        <source>Pocket card written to %1. It does the same as the policy for %2 of other patients. Policy: %3</source>
        <translation>Tarjeta de bolsillo escrita en %1. Hace lo mismo que la estrategia en el %2 de los otros pacientes. Estrategia: %3</translation>
    </message>
    <message>
        <source>Policy %1</source>
        <translation>Estrategia %1</translation>
    </message>
    <message>
        <source>Front %1 with %2 written to %3</source>
        <translation>Frente %1 con %2 escrito en %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln policies</source>
        <translation>
            <numerusform>%Ln estrategia</numerusform>
            <numerusform>%Ln estrategias</numerusform>
        </translation>
    </message>
    <message>
        <source>Curves of %1 written to %2</source>
        <translation>Curvas de %1 escritas en %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln trained policies</source>
        <translation>
            <numerusform>%Ln estrategia entrenada</numerusform>
            <numerusform>%Ln estrategias entrenadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Table %1 was made with other patients, panels or prices.</source>
        <translation>La tabla %1 se hizo con otros pacientes, paneles o precios.</translation>
    </message>
    <message>
        <source>Table %1 with %2 written to %3</source>
        <translation>Tabla %1 con %2 escrita en %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln models</source>
        <translation>
            <numerusform>%Ln modelo</numerusform>
            <numerusform>%Ln modelos</numerusform>
        </translation>
    </message>
    <message>
        <source>Figure of front %1 written to %2</source>
        <translation>Figura del frente %1 escrita en %2</translation>
    </message>
    <message>
        <source>Figure of trained policy %1 written to %2</source>
        <translation>Figura de la estrategia entrenada %1 escrita en %2</translation>
    </message>
    <message>
        <source>Report with %1 written to %2. Items for the author: %3.</source>
        <translation>Informe con %1 escrito en %2. Puntos para el autor: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sections</source>
        <translation>
            <numerusform>%Ln sección</numerusform>
            <numerusform>%Ln secciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Pictures are drawn by %1, which cannot be loaded: %2</source>
        <translation>Las imágenes las dibuja %1, que no puede cargarse: %2</translation>
    </message>
    <message>
        <source>Install PanelWise completely. CSV files can be written without it.</source>
        <translation>Instale PanelWise completo. Los archivos CSV pueden escribirse sin ello.</translation>
    </message>
    <message>
        <source>%1: %2 patients, %3 panels, %4</source>
        <translation>%1: %2 pacientes, %3 paneles, %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln threads</source>
        <translation>
            <numerusform>%Ln hilo</numerusform>
            <numerusform>%Ln hilos</numerusform>
        </translation>
    </message>
    <message>
        <source>For the lattice leave out --method exact.</source>
        <translation>Para Lattice omita --method exact.</translation>
    </message>
    <message>
        <source>The search found no policy.</source>
        <translation>La búsqueda no encontró ninguna estrategia.</translation>
    </message>
    <message>
        <source>Front %1 belongs to earlier data, so its policies cannot be tried with --cap on the patients of the project as it is now.</source>
        <translation>El frente %1 corresponde a datos anteriores; sus estrategias no pueden probarse con --cap en los pacientes actuales del proyecto.</translation>
    </message>
    <message>
        <source>Undo that change, or find a new front.</source>
        <translation>Deshaga ese cambio o busque un frente nuevo.</translation>
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
        <translation>Ejemplos:
  panelwise-cli front --cohort ferritin                                   todos los mejores compromisos a la vez
  panelwise-cli front --cohort ferritin --project f.panelwise --budget 30   guardarlo; lo mejor por $30 por paciente
  panelwise-cli front --project f.panelwise --front 1 --budget 30 --cap 80  consultar un frente guardado
  panelwise-cli front --data clinic.csv --folds 10                        evaluado en todos los pacientes
  panelwise-cli front --cohort ferritin --method smddpo --policies 12 --preset quick
  panelwise-cli front --cohort known-optimum --method exact                el mejor frente posible
  panelwise-cli front --project f.panelwise --resume                      tras Ctrl+C o un corte de luz

Métodos: lattice resuelve el problema hacia atrás sobre los conjuntos de paneles (hasta 64 paneles). smddpo entrena una
estrategia tras otra, con codificador y clasificador compartidos; smddpo-end-to-end aprende de nuevo el clasificador con cada una.
exact calcula el óptimo si hay pocos hallazgos con pocos valores cada uno. smddpo-pretrained es otro nombre de smddpo.

El frente se elige en los pacientes de validación y se muestra en los de test, que se miran una sola vez. Los puntos se
numeran por coste medio creciente en los de validación, desde 1; evaluate, walk y export usan estos números.
Entre dos puntos, una mezcla puede ser mejor que ambos: algunos pacientes, por sorteo, siguen una estrategia y los demás
la otra. --budget lo dice cuando ayuda.

--cap, --first y --never son reglas que toda estrategia respeta (panelwise-cli help task). Con --cap las estrategias de un
frente guardado se prueban de nuevo sin que ninguna factura lo supere. --unit-costs cuenta pruebas en lugar de dinero.

Con --folds K se busca todo otra vez sin cada uno de K pliegues, y se evalúa en todos los pacientes, en cada uno con lo
hallado sin él: a cuánto llega la mejor estrategia por el dinero de cada punto. Tarda K + 1 veces más.

Ctrl+C detiene en un segundo y conserva lo hallado. Con --project todo se guarda según llega; una búsqueda
detenida o interrumpida se retoma con --resume. Los mismos ajustes, pacientes y semilla dan el mismo frente,
con cualquier número de hilos.

Ajustes de un frente para --set NOMBRE=VALOR:
%1
Con un barrido, también los de una estrategia, que lista «train --help».

Campos del JSON: panelwise-cli help front
--seed, --threads y --json: véase panelwise-cli --help.</translation>
    </message>
    <message>
        <source>%1 holds no search, so there is nothing to resume.</source>
        <translation>%1 no contiene ninguna búsqueda; no hay nada que reanudar.</translation>
    </message>
    <message>
        <source>The patients or panels are not those it started with. Undo that change, or start a new search.</source>
        <translation>Los pacientes o paneles no son los del comienzo. Deshaga ese cambio o inicie una búsqueda nueva.</translation>
    </message>
    <message>
        <source>Front %1 was found with other patients, panels or prices, and the project does not say which panels those were.</source>
        <translation>El frente %1 se halló con otros pacientes, paneles o precios, y el proyecto no dice qué paneles eran.</translation>
    </message>
    <message>
        <source>%1; lattice if not given</source>
        <translation>%1; por defecto lattice</translation>
    </message>
    <message>
        <source>What to get for the money: f1, or am, the mean of sensitivity and specificity; f1 if not given</source>
        <translation>Qué obtener por el dinero: f1, o am, la media de sensibilidad y especificidad; por defecto f1</translation>
    </message>
    <message>
        <source>Of the sweep: adaptive fills the gaps of the front, paper is the published grid of 190 policies; adaptive if not given</source>
        <translation>Del barrido: adaptive rellena los huecos del frente, paper es la cuadrícula publicada de 190 estrategias; por defecto adaptive</translation>
    </message>
    <message>
        <source>Of the adaptive sweep: how many policies to train; 24 if not given</source>
        <translation>Del barrido adaptativo: cuántas estrategias entrenar; por defecto 24</translation>
    </message>
    <message>
        <source>--resume takes the number of a front or nothing, not “%1”.</source>
        <translation>--resume admite el número de un frente o nada, no «%1».</translation>
    </message>
    <message>
        <source>Take up a search that was stopped, the newest one if no number is given</source>
        <translation>Reanudar una búsqueda detenida; la más reciente si no se da número</translation>
    </message>
    <message>
        <source>Show this front of the project instead of finding a new one</source>
        <translation>Mostrar este frente del proyecto en lugar de buscar uno nuevo</translation>
    </message>
    <message>
        <source>--resume needs the project that holds the search: --project P.panelwise.</source>
        <translation>--resume necesita el proyecto que contiene la búsqueda: --project P.panelwise.</translation>
    </message>
    <message>
        <source>--front needs the project that holds it: --project P.panelwise.</source>
        <translation>--front necesita el proyecto que lo contiene: --project P.panelwise.</translation>
    </message>
    <message>
        <source>A stored front keeps the way it was judged. Leave out --folds and --repeats.</source>
        <translation>Un frente guardado conserva su modo de evaluación. Omita --folds y --repeats.</translation>
    </message>
    <message>
        <source>A stored front keeps its settings. Leave out --method, --metric, --minimise, --grid, --policies, --preset, --set and --seed.</source>
        <translation>Un frente guardado conserva sus ajustes. Omita --method, --metric, --minimise, --grid, --policies, --preset, --set y --seed.</translation>
    </message>
    <message>
        <source>A stored front keeps its patients. Leave out --cohort and --data.</source>
        <translation>Un frente guardado conserva sus pacientes. Omita --cohort y --data.</translation>
    </message>
    <message>
        <source>Find the whole front: the best for every budget</source>
        <translation>Buscar el frente entero: lo mejor para cada presupuesto</translation>
    </message>
    <message>
        <source>Say what to do for this mean cost per patient; minutes with --minimise time</source>
        <translation>Decir qué hacer por este coste medio por paciente; minutos con --minimise time</translation>
    </message>
    <message>
        <source>Nobody&apos;s bill may exceed this: a rule of the search, and of a stored front what its policies do then</source>
        <translation>Ninguna factura puede superar esto: una regla de la búsqueda; en un frente guardado, lo que hacen entonces sus estrategias</translation>
    </message>
    <message>
        <source>%1 belongs to the sweep: add --method smddpo, or leave it out.</source>
        <translation>%1 es del barrido: añada --method smddpo u omítalo.</translation>
    </message>
    <message>
        <source>--policies takes a number from 1 to 10000.</source>
        <translation>--policies admite un número de 1 a 10000.</translation>
    </message>
    <message>
        <source>The published grid has 190 policies. Leave out --policies, or --grid paper.</source>
        <translation>La cuadrícula publicada tiene 190 estrategias. Omita --policies, o --grid paper.</translation>
    </message>
    <message>
        <source>It is %2 if not set; write --set %1=VALUE.</source>
        <translation>Es %2 si no se fija; escriba --set %1=VALOR.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Cost–%1 front, %2, seed %3</source>
        <translation>Frente coste–%1, %2, semilla %3</translation>
    </message>
    <message>
        <source>%1: %2 patients (training %3, validation %4, test %5)</source>
        <translation>%1: %2 pacientes (entrenamiento %3, validación %4, test %5)</translation>
    </message>
    <message>
        <source>This front belongs to earlier data: patients, panels or prices have changed since. Its panels are called and priced as they were then.</source>
        <translation>Este frente corresponde a datos anteriores: pacientes, paneles o precios han cambiado desde entonces. Sus paneles llevan los nombres y precios de entonces.</translation>
    </message>
    <message>
        <source>Minimised: %1</source>
        <translation>Se minimiza: %1</translation>
    </message>
    <message>
        <source>Front %1 in %2</source>
        <translation>Frente %1 en %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln policies were found in %1</source>
        <translation>
            <numerusform>%Ln estrategia hallada en %1</numerusform>
            <numerusform>%Ln estrategias halladas en %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them are on the front.</source>
        <translation>
            <numerusform>%Ln de ellas está en el frente.</numerusform>
            <numerusform>%Ln de ellas están en el frente.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chosen on validation patients and, out of fold, training patients; shown on test patients</source>
        <translation>Elegido en los pacientes de validación y, fuera de su pliegue, de entrenamiento; mostrado en los de test</translation>
    </message>
    <message>
        <source>Chosen on validation patients, shown on test patients</source>
        <translation>Elegido en los pacientes de validación, mostrado en los de test</translation>
    </message>
    <message>
        <source>On validation patients; test patients were not looked at</source>
        <translation>En los pacientes de validación; los de test no se han mirado</translation>
    </message>
    <message>
        <source>%1 of %2 policies are shown; --json and export have all of them.</source>
        <translation>Se muestran %1 de %2 estrategias; --json y export las tienen todas.</translation>
    </message>
    <message>
        <source>For %1 on average and at most %2 for anybody</source>
        <translation>Por %1 de promedio y como mucho %2 por persona</translation>
    </message>
    <message>
        <source>For %1 on average</source>
        <translation>Por %1 de promedio</translation>
    </message>
    <message>
        <source>At most %1 for anybody</source>
        <translation>Como mucho %1 por persona</translation>
    </message>
    <message>
        <source>There is no policy to answer with.</source>
        <translation>No hay ninguna estrategia con la que responder.</translation>
    </message>
    <message>
        <source>Please note</source>
        <translation>Téngase en cuenta</translation>
    </message>
    <message>
        <source>Go on where it stopped: panelwise-cli front --project %1 --resume %2</source>
        <translation>Continuar donde se detuvo: panelwise-cli front --project %1 --resume %2</translation>
    </message>
    <message>
        <source>Step through a patient: panelwise-cli walk --project %1 --point %2 --patient 1</source>
        <translation>Seguir a un paciente: panelwise-cli walk --project %1 --point %2 --patient 1</translation>
    </message>
    <message>
        <source>Stopped before there was a policy.</source>
        <translation>Detenido antes de que hubiera una estrategia.</translation>
    </message>
    <message>
        <source>Stopped before the end; what was found is kept.</source>
        <translation>Detenido antes del final; se conserva lo hallado.</translation>
    </message>
    <message>
        <source>PANELS (%)</source>
        <translation>PANELES (%)</translation>
    </message>
    <message>
        <source>POINT</source>
        <translation>PUNTO</translation>
    </message>
    <message>
        <source>TIME</source>
        <translation>TIEMPO</translation>
    </message>
    <message>
        <source>%1 (95 %)</source>
        <translation>%1 (95 %)</translation>
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
        <translation>ESPEC</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>first</source>
        <translation>primero</translation>
    </message>
    <message>
        <source>most</source>
        <translation>máximo</translation>
    </message>
    <message>
        <source>There is not enough memory for this much data. Try fewer patients or columns.</source>
        <translation>No hay memoria suficiente para tantos datos. Pruebe con menos pacientes o columnas.</translation>
    </message>
    <message>
        <source>The program made a mistake: %1. Your files are unchanged.</source>
        <translation>El programa ha cometido un error: %1. Sus archivos no han cambiado.</translation>
    </message>
    <message>
        <source>20 % of values hidden</source>
        <translation>20 % de los valores ocultos</translation>
    </message>
    <message>
        <source>panels hidden</source>
        <translation>paneles ocultos</translation>
    </message>
    <message>
        <source>How well unknown values are estimated: %1, %2</source>
        <translation>Con qué calidad se estiman los valores desconocidos: %1, %2</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>semilla %1</translation>
    </message>
    <message>
        <source>seeds %1 to %2</source>
        <translation>semillas de %1 a %2</translation>
    </message>
    <message>
        <source>  Learned from %1 patients, chosen on %2, error on %3 others. Error: root mean square in standard
  deviations of the recorded values that were hidden; 0 is perfect, smaller is better.</source>
        <translation>  Aprendido de %1 pacientes, elegido en %2, error en otros %3. Error: raíz cuadrática media, en desviaciones
  estándar, de los valores registrados que se ocultaron; 0 es perfecto, menor es mejor.</translation>
    </message>
    <message>
        <source>ENCODER</source>
        <translation>CODIFICADOR</translation>
    </message>
    <message>
        <source>20 % OF VALUES HIDDEN</source>
        <translation>20 % DE VALORES OCULTOS</translation>
    </message>
    <message>
        <source>PANELS HIDDEN</source>
        <translation>PANELES OCULTOS</translation>
    </message>
    <message>
        <source>LEARNING</source>
        <translation>APRENDIZAJE</translation>
    </message>
    <message>
        <source>ROWS PER SECOND</source>
        <translation>FILAS POR SEGUNDO</translation>
    </message>
    <message>
        <source>Steps of testing patients, AKI shape, with the policy network</source>
        <translation>Pasos simulados, forma de AKI, con la red de la estrategia</translation>
    </message>
    <message>
        <source>The same without the network</source>
        <translation>Lo mismo sin la red</translation>
    </message>
    <message>
        <source>Imputed rows, EMFlow, ferritin shape, 32 couplings</source>
        <translation>Filas imputadas, EMFlow, forma de ferritina, 32 acoplamientos</translation>
    </message>
    <message>
        <source>PPO samples × epochs, 2 × 128, batches of 128</source>
        <translation>Muestras PPO × épocas, 2 × 128, lotes de 128</translation>
    </message>
    <message>
        <source>The same with a separate value network</source>
        <translation>Lo mismo con una red de valor separada</translation>
    </message>
    <message>
        <source>Iterations of learning EMFlow, batches of 256</source>
        <translation>Iteraciones de aprendizaje de EMFlow, lotes de 256</translation>
    </message>
    <message>
        <source>Rows the classifier learns, ferritin shape</source>
        <translation>Filas que aprende el clasificador, forma de ferritina</translation>
    </message>
    <message>
        <source>Measuring; this takes about half a minute on a quiet machine.</source>
        <translation>Midiendo; tarda cerca de medio minuto en un equipo sin carga.</translation>
    </message>
    <message>
        <source>Megabytes of CSV read</source>
        <translation>Megabytes de CSV leídos</translation>
    </message>
    <message>
        <source>Speed on this machine, one thread, processor %1</source>
        <translation>Velocidad en este equipo, un hilo, procesador %1</translation>
    </message>
    <message>
        <source>PER SECOND, %1 REPETITIONS</source>
        <translation>POR SEGUNDO, %1 REPETICIONES</translation>
    </message>
    <message>
        <source>SLOWEST</source>
        <translation>MÁS LENTA</translation>
    </message>
    <message>
        <source>FASTEST</source>
        <translation>MÁS RÁPIDA</translation>
    </message>
    <message>
        <source> · F1 %1</source>
        <translation> · F1 %1</translation>
    </message>
    <message>
        <source> · cost %1</source>
        <translation> · coste %1</translation>
    </message>
    <message>
        <source>SETTING</source>
        <translation>AJUSTE</translation>
    </message>
    <message>
        <source>DEFAULT</source>
        <translation>POR DEFECTO</translation>
    </message>
    <message>
        <source>MEANING</source>
        <translation>SIGNIFICADO</translation>
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
        <translation>Ejemplos:
  panelwise-cli train --cohort ferritin --lambda 5 --rho -0.005 --preset quick
  panelwise-cli train --cohort ferritin --lambda 5 --rho -0.005 --project f.panelwise    y guardarla
  panelwise-cli train --project f.panelwise --lambda 8 --rho -0.002        otra estrategia en él
  panelwise-cli train --project f.panelwise --resume                       tras Ctrl+C o un corte de luz
  panelwise-cli train --project f.panelwise --continue --data new.csv      aprender de pacientes nuevos

La recompensa de un paciente es 1 por un verdadero negativo, λ por un caso detectado y ρ veces el dinero gastado: con
ρ -0.005, un panel de $40 debe valer la quinta parte de un verdadero negativo. Un λ mayor detecta más casos; un ρ más
próximo a 0 solicita más pruebas.

Preajustes: quick (cerca de un minuto para 10.000 pacientes), standard, paper (los ajustes publicados de la tarea más
parecida a esta), paper-ferritin, paper-aki, paper-sepsis.

Ctrl+C detiene en un segundo y conserva la mejor estrategia hasta entonces. Con --project todo se guarda sobre la marcha:
curvas, un punto de control cada 30 s y la estrategia. Un entrenamiento detenido se retoma con --resume y
termina con la misma estrategia que uno sin interrupción.

Con --folds 10 la estrategia se evalúa en todos los pacientes: se entrena de nuevo sin cada pliegue, en el que luego se evalúa,
y una vez más con todos. Esta última es la que usan export y evaluate; cada pliegue terminado se guarda.

Los mismos ajustes, pacientes y semilla dan la misma estrategia. Entrenar una estrategia usa un hilo, diga lo que diga
--threads. En un proyecto existente, --seed no cambia qué pacientes son de entrenamiento, validación y test.

Ajustes para --set NOMBRE=VALOR; los valores por defecto son los del preajuste standard:
%1

Campos del JSON: panelwise-cli help train
--seed, --threads y --json: véase panelwise-cli --help.</translation>
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
        <translation>Ejemplos:
  panelwise-cli evaluate --project f.panelwise --data other-clinic.csv
  panelwise-cli evaluate --project f.panelwise --run 2 --data other-clinic.csv --json
  panelwise-cli evaluate --project f.panelwise --point 3 --data other-clinic.csv
  panelwise-cli evaluate --project f.panelwise --data other-clinic.csv --recording mar

La estrategia no cambia y solo ve lo que solicita; los desenlaces del archivo se comparan después. El
archivo necesita las columnas con que se entrenó la estrategia. Los precios son los de la tarea.
Con pocos casos, un solo desenlace o sin columna de desenlace, la estrategia se aplica de todos modos y se dice qué
no puede evaluarse. Qué hizo en cada paciente: panelwise-cli export --what patients --data F.csv.
Si paneles que solicita no están registrados, --recording mar estima además cómo le iría si lo estuvieran: ponderando
por la probabilidad de estar registrado, completando resultados, y ambas cosas a la vez (doblemente robusto).

Campos del JSON: panelwise-cli help evaluate
--seed, --threads y --json: véase panelwise-cli --help.</translation>
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
        <translation>Ejemplos:
  panelwise-cli walk --project f.panelwise --patient 17
  panelwise-cli walk --project f.panelwise --point 1 --patient 17      la más barata del frente
  panelwise-cli walk --project f.panelwise --point 5 --patient 17 --cap 60   ninguna factura por encima de $60
  panelwise-cli walk --project f.panelwise --data other-clinic.csv --patient 3

Muestra cada decisión con lo que se sabía, la probabilidad de la enfermedad, las opciones, el precio y los nuevos
resultados; H y L marcan valores por encima y por debajo del intervalo de referencia. El desenlace real va al final; la
estrategia nunca lo ve.

Sin --run, --front ni --point: la última estrategia entrenada o, si no la hay, la mejor del frente más reciente.

Campos del JSON: panelwise-cli help walk
--seed, --threads y --json: véase panelwise-cli --help.</translation>
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
        <translation>Ejemplos:
  panelwise-cli encoders --cohort ferritin
  panelwise-cli encoders --data clinic.csv --task clinic.task.json --set encoder.iterations=500

Se ocultan valores registrados de pacientes de test, cada uno por separado con un 20 % o paneles enteros al azar, y cada
codificador los estima a partir del resto. Los desenlaces no se miran. Errores, segundos y filas por segundo son medias
de las semillas.

Campos del JSON: panelwise-cli help encoders
--seed, --threads y --json: véase panelwise-cli --help.</translation>
    </message>
    <message>
        <source>Medians of 5 repetitions on one thread; other programs at work make them smaller.

Fields of the JSON: panelwise-cli help bench
--threads and --json: see panelwise-cli --help.</source>
        <translation>Medianas de 5 repeticiones en un hilo; otros programas en marcha las reducen.

Campos del JSON: panelwise-cli help bench
--threads y --json: véase panelwise-cli --help.</translation>
    </message>
    <message>
        <source>%1 holds no training, so there is nothing to resume.</source>
        <translation>%1 no contiene ningún entrenamiento; no hay nada que reanudar.</translation>
    </message>
    <message>
        <source>It learns from %1; name that file with --data.</source>
        <translation>Aprende de %1; indique ese archivo con --data.</translation>
    </message>
    <message>
        <source>The patients or panels are not those it started with. Undo that change, or train a new policy.</source>
        <translation>Los pacientes o paneles no son los del comienzo. Deshaga ese cambio o entrene una estrategia nueva.</translation>
    </message>
    <message>
        <source>A policy that goes on learning keeps the shape of its networks. Leave as they were: %1.</source>
        <translation>Una estrategia que sigue aprendiendo conserva la forma de sus redes. Deje como estaban: %1.</translation>
    </message>
    <message>
        <source>smddpo: all parts learn together; smddpo-pretrained: the classifier first</source>
        <translation>smddpo: todas las partes aprenden juntas; smddpo-pretrained: primero el clasificador</translation>
    </message>
    <message>
        <source>--resume takes the number of a trained policy or nothing, not “%1”.</source>
        <translation>--resume admite el número de una estrategia entrenada o nada, no «%1».</translation>
    </message>
    <message>
        <source>Take up training that was stopped: the policy of this number, or the newest one</source>
        <translation>Reanudar un entrenamiento detenido: la estrategia de este número o la más reciente</translation>
    </message>
    <message>
        <source>Let a policy of the project go on learning with the patients of --data</source>
        <translation>Hacer que una estrategia del proyecto siga aprendiendo con los pacientes de --data</translation>
    </message>
    <message>
        <source>Which trained policy goes on; the newest one if not given</source>
        <translation>Qué estrategia entrenada continúa; por defecto, la más reciente</translation>
    </message>
    <message>
        <source>Seconds between two checkpoints in the project; 30 if not given</source>
        <translation>Segundos entre dos puntos de control en el proyecto; por defecto 30</translation>
    </message>
    <message>
        <source>a number of seconds</source>
        <translation>un número de segundos</translation>
    </message>
    <message>
        <source>A table with other patients</source>
        <translation>Tabla con otros pacientes</translation>
    </message>
    <message>
        <source>What its columns mean; without it the project&apos;s own task</source>
        <translation>Qué significan sus columnas; por defecto, la tarea del proyecto</translation>
    </message>
    <message>
        <source>Which trained policy; the newest one if not given</source>
        <translation>Qué estrategia entrenada; por defecto, la más reciente</translation>
    </message>
    <message>
        <source>Most that may be spent on one patient: the policy orders nothing that would exceed it</source>
        <translation>Máximo que puede gastarse en un paciente: la estrategia no solicita nada que lo supere</translation>
    </message>
    <message>
        <source>--resume needs the project that holds the policy: --project P.panelwise.</source>
        <translation>--resume necesita el proyecto que contiene la estrategia: --project P.panelwise.</translation>
    </message>
    <message>
        <source>Resumed training keeps its settings. Leave out --lambda, --rho, --minimise, --method, --preset, --set and --seed.</source>
        <translation>Un entrenamiento reanudado conserva sus ajustes. Omita --lambda, --rho, --minimise, --method, --preset, --set y --seed.</translation>
    </message>
    <message>
        <source>Resumed training keeps the way it is judged. Leave out --folds and --repeats.</source>
        <translation>Un entrenamiento reanudado conserva su modo de evaluación. Omita --folds y --repeats.</translation>
    </message>
    <message>
        <source>Resumed training keeps its patients. Leave out --cohort.</source>
        <translation>Un entrenamiento reanudado conserva sus pacientes. Omita --cohort.</translation>
    </message>
    <message>
        <source>--continue needs the project with the policy and the new patients: --project P.panelwise --data NEW.csv.</source>
        <translation>--continue necesita el proyecto con la estrategia y los pacientes nuevos: --project P.panelwise --data NEW.csv.</translation>
    </message>
    <message>
        <source>A policy that goes on learning has seen patients before and cannot be judged on all of them. Leave out --folds and --repeats.</source>
        <translation>Una estrategia que sigue aprendiendo ya ha visto pacientes y no puede evaluarse en todos. Omita --folds y --repeats.</translation>
    </message>
    <message>
        <source>What a case found is worth, a correct negative being worth 1</source>
        <translation>Qué vale un caso detectado si un verdadero negativo vale 1</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>What one unit of money is worth, 0 or negative: -0.005 makes $200 as dear as a correct negative; one minute with --minimise time</source>
        <translation>Qué vale una unidad de dinero, 0 o negativo: con -0.005, $200 cuentan tanto como un verdadero negativo; un minuto con --minimise time</translation>
    </message>
    <message>
        <source>--lambda says what a case found is worth, so it is 0 or more, such as --lambda 5.</source>
        <translation>--lambda dice qué vale un caso detectado; es 0 o más, como --lambda 5.</translation>
    </message>
    <message>
        <source>--rho says what money spent is worth, so it is 0 or negative, such as --rho -0.005.</source>
        <translation>--rho dice qué vale el dinero gastado; es 0 o negativo, como --rho -0.005.</translation>
    </message>
    <message>
        <source>%1; standard if not given</source>
        <translation>%1; por defecto standard</translation>
    </message>
    <message>
        <source>Any setting that the help of “train” lists; may be repeated</source>
        <translation>Cualquier ajuste que lista la ayuda de «train»; puede repetirse</translation>
    </message>
    <message>
        <source>Resamples for the 95 % intervals; 1,000 if not given, 0 for none</source>
        <translation>Remuestreos para los intervalos del 95 %; por defecto 1000, 0 para ninguno</translation>
    </message>
    <message>
        <source>What to spend little of: money, time, or both, an hour being worth this much money; as the study says if not given. Time needs the minutes of every panel</source>
        <translation>De qué gastar poco: money (dinero), time (tiempo), o ambos si una hora vale esta cantidad de dinero; por defecto, lo que dice el estudio. El tiempo necesita los minutos de cada panel</translation>
    </message>
    <message>
        <source>money, time, or an amount of money above 0 for an hour</source>
        <translation>money, time o una cantidad de dinero mayor que 0 por hora</translation>
    </message>
    <message>
        <source>Train a policy: which panel next, or diagnose</source>
        <translation>Entrenar una estrategia: qué panel sigue, o diagnosticar</translation>
    </message>
    <message>
        <source>The project to train in; with --cohort or --data a new one to write</source>
        <translation>Proyecto en el que entrenar; con --cohort o --data, uno nuevo que se escribe</translation>
    </message>
    <message>
        <source>--recording takes plain or mar, not “%1”.</source>
        <translation>--recording admite plain o mar, no «%1».</translation>
    </message>
    <message>
        <source>plain: the records as they are; mar: besides, what the figures would be if everything ordered were recorded, assuming that it is recorded at random given what was known</source>
        <translation>plain: los registros tal como son; mar: además, cuáles serían las cifras si constara todo lo solicitado, suponiendo que el registro es aleatorio dado lo que se sabía</translation>
    </message>
    <message>
        <source>Try a stored policy on other patients</source>
        <translation>Probar una estrategia guardada en otros pacientes</translation>
    </message>
    <message>
        <source>The project that holds the policy</source>
        <translation>El proyecto que contiene la estrategia</translation>
    </message>
    <message>
        <source>One patient&apos;s tests, step by step</source>
        <translation>Las pruebas de un paciente, paso a paso</translation>
    </message>
    <message>
        <source>Which row of the data, counted from 1 without the header</source>
        <translation>Qué fila de los datos, contada desde 1 sin la cabecera</translation>
    </message>
    <message>
        <source>Compare how well unknown values are estimated from known ones</source>
        <translation>Comparar con qué calidad se estiman los valores desconocidos a partir de los conocidos</translation>
    </message>
    <message>
        <source>A project to take the patients from</source>
        <translation>Proyecto del que tomar los pacientes</translation>
    </message>
    <message>
        <source>How often each encoder is tried, with other values hidden; 3 if not given</source>
        <translation>Cuántas veces se prueba cada codificador, ocultando otros valores; por defecto 3</translation>
    </message>
    <message>
        <source>a whole number from 1 to 100</source>
        <translation>un número entero de 1 a 100</translation>
    </message>
    <message>
        <source>Measure the speed of each stage on this machine</source>
        <translation>Medir la velocidad de cada etapa en este equipo</translation>
    </message>
    <message>
        <source>--checkpoint-every takes a number of seconds from 0 to 86400.</source>
        <translation>--checkpoint-every admite un número de segundos de 0 a 86400.</translation>
    </message>
    <message>
        <source>--resume takes up training that was stopped, --continue trains a new policy from an earlier one. Choose one of them.</source>
        <translation>--resume retoma un entrenamiento detenido; --continue entrena una estrategia nueva a partir de otra anterior. Elija uno.</translation>
    </message>
    <message>
        <source>--run goes with --continue or, as a number, after --resume.</source>
        <translation>--run va con --continue o, como número, tras --resume.</translation>
    </message>
    <message>
        <source>There are no patients to train on. Name one of --cohort NAME, --data F.csv or --project P.panelwise.</source>
        <translation>No hay pacientes con los que entrenar. Indique --cohort NOMBRE, --data F.csv o --project P.panelwise.</translation>
    </message>
    <message>
        <source>Say what a case found and what money are worth: --lambda L --rho R, such as --lambda 5 --rho -0.005.</source>
        <translation>Diga qué valen un caso detectado y el dinero: --lambda L --rho R, como --lambda 5 --rho -0.005.</translation>
    </message>
    <message>
        <source>It takes %2, written --set %1=VALUE.</source>
        <translation>Admite %2, escrito --set %1=VALOR.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>¿Quería decir %1?</translation>
    </message>
    <message>
        <source>Go on where it stopped: panelwise-cli train --project %1 --resume %2</source>
        <translation>Continuar donde se detuvo: panelwise-cli train --project %1 --resume %2</translation>
    </message>
    <message>
        <source>Step through a patient: panelwise-cli walk --project %1 --run %2 --patient 1</source>
        <translation>Seguir a un paciente: panelwise-cli walk --project %1 --run %2 --patient 1</translation>
    </message>
    <message>
        <source>SM-DDPO, %1: λ %2, ρ %3, seed %4</source>
        <translation>SM-DDPO, %1: λ %2, ρ %3, semilla %4</translation>
    </message>
    <message>
        <source>Trained policy %1 in %2</source>
        <translation>Estrategia entrenada %1 en %2</translation>
    </message>
    <message>
        <source>Goes on from trained policy %1</source>
        <translation>Continúa a partir de la estrategia entrenada %1</translation>
    </message>
    <message>
        <source>Best on validation patients after %1 of %2 steps</source>
        <translation>La mejor en los pacientes de validación tras %1 de %2 pasos</translation>
    </message>
    <message>
        <source>Figures, with 95 % intervals</source>
        <translation>Cifras, con intervalos del 95 %</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>VALIDATION</source>
        <translation>VALIDACIÓN</translation>
    </message>
    <message>
        <source>ALL PATIENTS</source>
        <translation>TODOS LOS PACIENTES</translation>
    </message>
    <message>
        <source>Panels ordered, share of test patients</source>
        <translation>Paneles solicitados, proporción de pacientes de test</translation>
    </message>
    <message>
        <source>Most frequent orders, test patients</source>
        <translation>Solicitudes más frecuentes, pacientes de test</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>Tiempo: %1</translation>
    </message>
    <message>
        <source>State encoder %1 s, states %2 s, classifier %3 s, panel selector %4 s, evaluation %5 s</source>
        <translation>Codificador de estado %1 s, estados %2 s, clasificador %3 s, selector de paneles %4 s, evaluación %5 s</translation>
    </message>
    <message>
        <source>%1 steps of testing patients, about %2 in a second</source>
        <translation>%1 pasos simulados, unos %2 por segundo</translation>
    </message>
    <message>
        <source>Stopped while it was judged on all patients. The policy itself is complete.</source>
        <translation>Detenido durante la evaluación en todos los pacientes. La estrategia misma está completa.</translation>
    </message>
    <message>
        <source>Stopped before the end; this is the best policy so far, after %1 steps.</source>
        <translation>Detenido antes del final; esta es la mejor estrategia por ahora, tras %1 pasos.</translation>
    </message>
    <message>
        <source>Column “%1” is empty, so nobody knows who the cases are. The policy was applied to all patients, but how well it does cannot be said.</source>
        <translation>La columna «%1» está vacía, así que nadie sabe quiénes son los casos. La estrategia se aplicó a todos los pacientes, pero no puede decirse con qué acierto.</translation>
    </message>
    <message>
        <source>There is no column “%1”, so nobody knows who the cases are. The policy was applied to all patients, but how well it does cannot be said.</source>
        <translation>No hay ninguna columna «%1», así que nadie sabe quiénes son los casos. La estrategia se aplicó a todos los pacientes, pero no puede decirse con qué acierto.</translation>
    </message>
    <message>
        <source>What the policy did</source>
        <translation>Qué hizo la estrategia</translation>
    </message>
    <message>
        <source>Patients: %1</source>
        <translation>Pacientes: %1</translation>
    </message>
    <message>
        <source>Diagnosed as cases: %1</source>
        <translation>Diagnosticados como casos: %1</translation>
    </message>
    <message>
        <source>Mean probability at the end: %1</source>
        <translation>Probabilidad media al final: %1</translation>
    </message>
    <message>
        <source>Mean cost: %1</source>
        <translation>Coste medio: %1</translation>
    </message>
    <message>
        <source>Mean time until results: %1</source>
        <translation>Tiempo medio hasta los resultados: %1</translation>
    </message>
    <message>
        <source>Mean volume of blood: %1</source>
        <translation>Volumen medio de sangre: %1</translation>
    </message>
    <message numerus="yes">
        <source>The outcome of %Ln patients is not recorded. They are among the predictions, but not among the figures.</source>
        <translation>
            <numerusform>El desenlace de %Ln paciente no está registrado. Está entre las predicciones, pero no en las cifras.</numerusform>
            <numerusform>El desenlace de %Ln pacientes no está registrado. Están entre las predicciones, pero no en las cifras.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of these patients is a case. F1, AUROC, AUPRC, AM, sensitivity and precision need some, so they are undefined.</source>
        <translation>Ninguno de estos pacientes es un caso. F1, AUROC, AUPRC, AM, sensibilidad y precisión necesitan alguno; quedan sin definir.</translation>
    </message>
    <message>
        <source>All of these patients are cases. F1, AUROC, AUPRC, AM, specificity and precision need others too, so they are undefined.</source>
        <translation>Todos estos pacientes son casos. F1, AUROC, AUPRC, AM, especificidad y precisión necesitan también otros; quedan sin definir.</translation>
    </message>
    <message numerus="yes">
        <source>Only %Ln patients are cases, so the figures are uncertain: look at the intervals.</source>
        <translation>
            <numerusform>Solo %Ln paciente es un caso, así que las cifras son inciertas: mire los intervalos.</numerusform>
            <numerusform>Solo %Ln pacientes son casos, así que las cifras son inciertas: mire los intervalos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of these patients taught the policy. They are among the predictions, but not among the figures.</source>
        <translation>
            <numerusform>La estrategia aprendió de %Ln de estos pacientes. Está entre las predicciones, pero no en las cifras.</numerusform>
            <numerusform>La estrategia aprendió de %Ln de estos pacientes. Están entre las predicciones, pero no en las cifras.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>PATIENTS WHO TAUGHT NOTHING</source>
        <translation>PACIENTES NO USADOS PARA APRENDER</translation>
    </message>
    <message>
        <source>PATIENTS WITH AN OUTCOME</source>
        <translation>PACIENTES CON DESENLACE</translation>
    </message>
    <message>
        <source>Panels ordered, share of patients</source>
        <translation>Paneles solicitados, proporción de pacientes</translation>
    </message>
    <message>
        <source>Most frequent orders</source>
        <translation>Solicitudes más frecuentes</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>case</source>
        <translation>caso</translation>
    </message>
    <message>
        <source>no case</source>
        <translation>no caso</translation>
    </message>
    <message>
        <source>Patient in row %1 of %2, %3</source>
        <translation>Paciente de la fila %1 de %2, %3</translation>
    </message>
    <message>
        <source>Known before any test</source>
        <translation>Conocido antes de toda prueba</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>not measured in this patient</source>
        <translation>no medido en este paciente</translation>
    </message>
    <message>
        <source>reference %1</source>
        <translation>referencia %1</translation>
    </message>
    <message>
        <source>%1 of %2 values</source>
        <translation>%1 de %2 valores</translation>
    </message>
    <message>
        <source>Known: %1, no panel yet</source>
        <translation>Conocido: %1, aún ningún panel</translation>
    </message>
    <message>
        <source>Known: %1, with %2</source>
        <translation>Conocido: %1, con %2</translation>
    </message>
    <message>
        <source>%1 and %2 together</source>
        <translation>%1 y %2 juntos</translation>
    </message>
    <message>
        <source>diagnose %1</source>
        <translation>diagnosticar %1</translation>
    </message>
    <message>
        <source>Step %1: diagnose %2</source>
        <translation>Paso %1: diagnosticar %2</translation>
    </message>
    <message>
        <source>Step %1: order %2 for %3, at the same time</source>
        <translation>Paso %1: solicitar %2 por %3, al mismo tiempo</translation>
    </message>
    <message>
        <source>Step %1: order %2 for %3, together with %4</source>
        <translation>Paso %1: solicitar %2 por %3, junto con %4</translation>
    </message>
    <message>
        <source>Step %1: order %2 for %3</source>
        <translation>Paso %1: solicitar %2 por %3</translation>
    </message>
    <message>
        <source>%1 of waiting</source>
        <translation>%1 de espera</translation>
    </message>
    <message>
        <source>Decided with the step before, when none of its results were known.</source>
        <translation>Decidido con el paso anterior, cuando no se conocía ninguno de sus resultados.</translation>
    </message>
    <message>
        <source>Bill so far: %1</source>
        <translation>Factura acumulada: %1</translation>
    </message>
    <message>
        <source>Nothing new: every value of this panel was known already.</source>
        <translation>Nada nuevo: todos los valores de este panel ya se conocían.</translation>
    </message>
    <message>
        <source>Probability of the outcome: %1</source>
        <translation>Probabilidad del desenlace: %1</translation>
    </message>
    <message>
        <source>Choices: %1</source>
        <translation>Opciones: %1</translation>
    </message>
    <message>
        <source>Choices, by expected reward: %1</source>
        <translation>Opciones, por recompensa esperada: %1</translation>
    </message>
    <message>
        <source>Diagnosis: %1, at a probability of %2, after %3 for %4</source>
        <translation>Diagnóstico: %1, con una probabilidad del %2, tras %3 por %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln panels</source>
        <translation>
            <numerusform>%Ln panel</numerusform>
            <numerusform>%Ln paneles</numerusform>
        </translation>
    </message>
    <message>
        <source>The true outcome is not recorded, so nobody can say whether this is right.</source>
        <translation>El desenlace real no está registrado; nadie puede decir si es acertado.</translation>
    </message>
    <message>
        <source>What the policy never saw: the true outcome is %1. The diagnosis was %2.</source>
        <translation>Lo que la estrategia nunca vio: el desenlace real es %1. El diagnóstico fue %2.</translation>
    </message>
    <message>
        <source>right</source>
        <translation>acertado</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>erróneo</translation>
    </message>
    <message>
        <source>F1 FOR AS MUCH</source>
        <translation>F1 CON EL MISMO COSTE</translation>
    </message>
    <message>
        <source>Write a copy of a project that may be given to others</source>
        <translation>Escribir una copia de un proyecto que puede darse a otros</translation>
    </message>
    <message>
        <source>The project to copy; it stays as it is</source>
        <translation>El proyecto que se copia; queda como está</translation>
    </message>
    <message>
        <source>What the copy goes without; identifiers where nothing is said</source>
        <translation>Qué se omite en la copia; identifiers (identificadores) si no se indica nada</translation>
    </message>
    <message>
        <source>identifiers, rows or patients</source>
        <translation>identifiers, rows o patients</translation>
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
        <translation>Ejemplos:
  panelwise-cli share --project f.panelwise --out colleague.panelwise
  panelwise-cli share --project f.panelwise --out paper.panelwise --without rows

Sin identificadores (identifiers): se omiten las columnas que el estudio no usa y los pacientes con varias filas
se distinguen por números. Fechas y resultados permanecen, y por ellos puede reconocerse a una persona.
Sin filas (rows): quedan estrategias, frentes, tablas y curvas, y nada sobre pacientes concretos. Las estrategias
contienen límites aprendidos de pacientes, como ferritina por debajo de 14.5.
Sin pacientes (patients): quedan paneles, precios y reglas, y nada de lo aprendido.

Campos del JSON: panelwise-cli help share
--json: véase panelwise-cli --help.</translation>
    </message>
    <message>
        <source>%1 holds no policy called “%2”.</source>
        <translation>%1 no contiene ninguna estrategia llamada «%2».</translation>
    </message>
    <message>
        <source>“panelwise-cli inspect --project %1” lists fronts and trained policies; P1-3 is point 3 of front 1, T-2 trained policy 2.</source>
        <translation>«panelwise-cli inspect --project %1» muestra los frentes y las estrategias entrenadas; P1-3 es el punto 3 del frente 1 y T-2, la estrategia entrenada 2.</translation>
    </message>
    <message>
        <source>%1 is dominated by another policy of front %2. Name one that is on it.</source>
        <translation>%1 está dominada por otra estrategia del frente %2. Indique una que esté en él.</translation>
    </message>
    <message>
        <source>Examples:
  panelwise-cli exam make --project f.panelwise --cases 8 --minutes 30 --out week3.exam.json
  panelwise-cli exam make --project f.panelwise --rows 12,17,40 --budget 60 --out week3.exam.json
  panelwise-cli exam gather returned --key week3.exam-key.json --out marks.csv

“make” writes the file for students, which holds no outcomes, and its key, which stays with the teacher.
“gather” reads every *.exam.json of a folder and marks it: the value of each diagnosis less the bill, in the
reward of the policy that the exam was made with. Format and JSON: panelwise-cli help exam</source>
        <translation>Ejemplos:
  panelwise-cli exam make --project f.panelwise --cases 8 --minutes 30 --out week3.exam.json
  panelwise-cli exam make --project f.panelwise --rows 12,17,40 --budget 60 --out week3.exam.json
  panelwise-cli exam gather returned --key week3.exam-key.json --out marks.csv

«make» escribe el archivo para los estudiantes, que no contiene desenlaces, y su clave, que guarda el docente.
«gather» lee todos los *.exam.json de una carpeta y los califica: el valor de cada diagnóstico menos la factura, según la
recompensa de la estrategia con la que se hizo el examen. Formato y JSON: panelwise-cli help exam</translation>
    </message>
    <message>
        <source>Cases for a class: make a file, mark what comes back</source>
        <translation>Casos para una clase: crear un archivo y calificar lo que se devuelve</translation>
    </message>
    <message>
        <source>make or gather</source>
        <translation>make o gather</translation>
    </message>
    <message>
        <source>With gather: where the files of students are</source>
        <translation>Con gather: dónde están los archivos de los estudiantes</translation>
    </message>
    <message>
        <source>With make: the project that holds patients and policy</source>
        <translation>Con make: el proyecto que contiene los pacientes y la estrategia</translation>
    </message>
    <message>
        <source>Rows of the data, separated by commas</source>
        <translation>Filas de los datos, separadas por comas</translation>
    </message>
    <message>
        <source>Instead of --rows: so many test patients by chance, half of them ill; 8 if not given</source>
        <translation>En lugar de --rows: tantos pacientes de test al azar, la mitad enfermos; por defecto 8</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un número entero</translation>
    </message>
    <message>
        <source>Heading of the exam</source>
        <translation>Título del examen</translation>
    </message>
    <message>
        <source>Time for all cases together</source>
        <translation>Tiempo para todos los casos en conjunto</translation>
    </message>
    <message>
        <source>--budget takes an amount of 0 or more, not “%1”.</source>
        <translation>--budget admite un importe de 0 o más, no «%1».</translation>
    </message>
    <message>
        <source>Most that may be spent on one case</source>
        <translation>Máximo que puede gastarse en un caso</translation>
    </message>
    <message>
        <source>make: the file for students; gather: a CSV file</source>
        <translation>make: el archivo para los estudiantes; gather: un archivo CSV</translation>
    </message>
    <message>
        <source>The teacher&apos;s key; make puts it beside the exam if not given</source>
        <translation>La clave del docente; si no se indica, make la deja junto al examen</translation>
    </message>
    <message>
        <source>With gather: numbers instead of names of students and files</source>
        <translation>Con gather: números en lugar de nombres de estudiantes y archivos</translation>
    </message>
    <message>
        <source>exam takes make or gather, not “%1”.</source>
        <translation>exam admite make o gather, no «%1».</translation>
    </message>
    <message>
        <source>There is nothing to gather. Name the folder with the files of students.</source>
        <translation>No hay nada que recoger. Indique la carpeta con los archivos de los estudiantes.</translation>
    </message>
    <message>
        <source>Without its key an exam cannot be marked. Give it with --key.</source>
        <translation>Sin su clave no se puede calificar un examen. Indíquela con --key.</translation>
    </message>
    <message>
        <source>“exam make” takes no folder. Name the file for students with --out.</source>
        <translation>«exam make» no admite una carpeta. Indique el archivo para los estudiantes con --out.</translation>
    </message>
    <message>
        <source>An exam is made from a project that holds a policy: --project P.panelwise.</source>
        <translation>Un examen se crea a partir de un proyecto que contiene una estrategia: --project P.panelwise.</translation>
    </message>
    <message>
        <source>Name the file for students with --out; its name ends with .exam.json.</source>
        <translation>Indique el archivo para los estudiantes con --out; su nombre termina en .exam.json.</translation>
    </message>
    <message>
        <source>--rows and --cases exclude each other.</source>
        <translation>--rows y --cases se excluyen entre sí.</translation>
    </message>
    <message>
        <source>--cases takes a whole number from 1 to 200.</source>
        <translation>--cases admite un número entero de 1 a 200.</translation>
    </message>
    <message>
        <source>--minutes takes a whole number from 1 to 1,440.</source>
        <translation>--minutes admite un número entero de 1 a 1440.</translation>
    </message>
    <message>
        <source>STUDENT</source>
        <translation>ESTUDIANTE</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>ARCHIVO</translation>
    </message>
    <message>
        <source>RIGHT</source>
        <translation>ACIERTOS</translation>
    </message>
    <message>
        <source>FOUND</source>
        <translation>DETECTADOS</translation>
    </message>
    <message>
        <source>BILL</source>
        <translation>FACTURA</translation>
    </message>
    <message>
        <source>SCORE</source>
        <translation>PUNTUACIÓN</translation>
    </message>
    <message>
        <source>STATE</source>
        <translation>ESTADO</translation>
    </message>
    <message>
        <source>policy</source>
        <translation>estrategia</translation>
    </message>
    <message>
        <source>There are %1 ill and %2 other test patients, too few for %3 cases. Ask for fewer.</source>
        <translation>Hay %1 pacientes de test enfermos y %2 más, muy pocos para %3 casos. Pida menos.</translation>
    </message>
    <message>
        <source>The outcome of row %1 is not recorded, so nobody could be right about it.</source>
        <translation>El desenlace de la fila %1 no está registrado, así que nadie podría acertar.</translation>
    </message>
    <message>
        <source>Row %1 is named twice.</source>
        <translation>La fila %1 se ha indicado dos veces.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n case(s) for students, without outcomes.</source>
        <translation>
            <numerusform>%1: %n caso para los estudiantes, sin desenlace.</numerusform>
            <numerusform>%1: %n casos para los estudiantes, sin desenlaces.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the key. Keep it: without it nothing can be marked.</source>
        <translation>%1: la clave. Guárdela: sin ella no se puede calificar nada.</translation>
    </message>
    <message>
        <source>The policy on the front, by rising mean cost from 1, or by its name; in a picture of the front it is marked</source>
        <translation>La estrategia del frente, por coste medio creciente desde 1, o por su nombre; en una imagen del frente queda marcada</translation>
    </message>
    <message>
        <source>Copy written to %1</source>
        <translation>Copia escrita en %1</translation>
    </message>
    <message>
        <source>Columns left out: %1</source>
        <translation>Columnas omitidas: %1</translation>
    </message>
    <message>
        <source>Numbers instead of what they held: %1</source>
        <translation>Números en lugar de su contenido: %1</translation>
    </message>
    <message>
        <source>In it: rows of patients %1, training runs %2, fronts %3, tables %4</source>
        <translation>Contenido: filas de pacientes %1, entrenamientos %2, frentes %3, tablas %4</translation>
    </message>
    <message>
        <source>Note: %1 may tell who somebody is and stays, because the study uses it.</source>
        <translation>Nota: %1 puede revelar quién es alguien y permanece porque el estudio lo usa.</translation>
    </message>
    <message>
        <source>There is no setting “%1”. Those of a front: %2. Those of a sweep are in the help of “train”.</source>
        <translation>No existe el ajuste «%1». Los de un frente: %2. Los de un barrido están en la ayuda de «train».</translation>
    </message>
    <message>
        <source>It takes a number from %1 to %2 and is %3 if not set; write --set %4=VALUE.</source>
        <translation>Admite un número de %1 a %2 y por defecto es %3; escriba --set %4=VALUE.</translation>
    </message>
    <message>
        <source>Instead of --run: a policy of the front, 1 is the cheapest; where the project holds no front, the trained policies by mean cost. Or the name of a policy</source>
        <translation>En lugar de --run: una estrategia del frente, 1 es la más barata; si el proyecto no contiene frente, las estrategias entrenadas por coste medio. O el nombre de una estrategia</translation>
    </message>
    <message>
        <source>Give a policy a name of your own</source>
        <translation>Dar a una estrategia un nombre propio</translation>
    </message>
    <message>
        <source>The new name, at most %1 letters; &quot;&quot; for the one that the program gives</source>
        <translation>El nuevo nombre, como máximo %1 caracteres; &quot;&quot; para el que da el programa</translation>
    </message>
    <message>
        <source>The name is used wherever the policy is shown or written, and --policy and --point take it.

  panelwise-cli rename --project f.panelwise --policy P1-35 --name &quot;Clinic A&quot;
  panelwise-cli walk --project f.panelwise --policy &quot;Clinic A&quot; --patient 1</source>
        <translation>El nombre se usa dondequiera que la estrategia se muestre o escriba, y --policy y --point lo admiten.

  panelwise-cli rename --project f.panelwise --policy P1-35 --name &quot;Clinic A&quot;
  panelwise-cli walk --project f.panelwise --policy &quot;Clinic A&quot; --patient 1</translation>
    </message>
    <message>
        <source>Policy %1 is called %2 now.</source>
        <translation>La estrategia %1 se llama ahora %2.</translation>
    </message>
    <message>
        <source>Note: only %1 are free where %2 is kept. Make room before the disk is full: the work waits then.</source>
        <translation>Nota: solo quedan %1 libres donde está %2. Haga sitio antes de que el disco se llene: entonces el trabajo espera.</translation>
    </message>
    <message>
        <source>The disk is full where %1 is kept. The work goes on as soon as there is room; Ctrl+C ends it with what is stored.</source>
        <translation>El disco donde está %1 está lleno. El trabajo sigue en cuanto haya sitio; Ctrl+C lo termina con lo guardado.</translation>
    </message>
    <message>
        <source>There is room again; the work goes on.</source>
        <translation>Vuelve a haber sitio; el trabajo sigue.</translation>
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
        <translation>Ejemplos:
  panelwise-cli plan front --cohort ferritin --folds 10 --out study
  panelwise-cli plan train --project f.panelwise --lambda 5 --rho -0.003 --seeds 20 --out study
  bash study/submit.sh                                       con Slurm
  panelwise-cli work study --all --jobs 2                    o en este equipo
  seq 12 | parallel -S node1,node2 panelwise-cli work study --task {}   o por SSH
  panelwise-cli status study --watch
  panelwise-cli gather study --project f.panelwise

DIR recibe una instantánea de los pacientes, la lista de tareas y submit.sh, y debe verse desde todos los equipos.
Las opciones del estudio son las de front, train, baselines y encoders.

Campos del JSON, y qué hay en DIR: panelwise-cli help plan</translation>
    </message>
    <message>
        <source>Folder of the plan</source>
        <translation>Carpeta del plan</translation>
    </message>
    <message>
        <source>Deal a study into tasks for many computers</source>
        <translation>Repartir un estudio en tareas para muchos equipos</translation>
    </message>
    <message>
        <source>Folder for the plan, new or empty</source>
        <translation>Carpeta para el plan, nueva o vacía</translation>
    </message>
    <message>
        <source>Of train: so many policies, from --seed on; 1 if not given</source>
        <translation>De train: cuántas estrategias, a partir de --seed; por defecto 1</translation>
    </message>
    <message>
        <source>About how long a task should take; 10 if not given</source>
        <translation>Cuánto debe durar aproximadamente una tarea; por defecto 10</translation>
    </message>
    <message>
        <source>Slurm&apos;s partition; its usual one if not given</source>
        <translation>Partición de Slurm; por defecto, la habitual</translation>
    </message>
    <message>
        <source>Slurm&apos;s account</source>
        <translation>Cuenta de Slurm</translation>
    </message>
    <message>
        <source>A line for the shell of a node: module load panelwise</source>
        <translation>Una línea para la shell de un nodo: module load panelwise</translation>
    </message>
    <message>
        <source>Before the program: apptainer exec panelwise.sif</source>
        <translation>Lo que va delante del programa: apptainer exec panelwise.sif</translation>
    </message>
    <message>
        <source>The program on the nodes; this one if not given</source>
        <translation>El programa en los nodos; por defecto, este</translation>
    </message>
    <message>
        <source>Do one task of a plan, or all that are left</source>
        <translation>Hacer una tarea de un plan, o todas las que quedan</translation>
    </message>
    <message>
        <source>Its number, from 1</source>
        <translation>Su número, desde 1</translation>
    </message>
    <message>
        <source>All tasks that are not done yet</source>
        <translation>Todas las tareas aún no hechas</translation>
    </message>
    <message>
        <source>With --all: so many at once; 1 if not given</source>
        <translation>Con --all: cuántas a la vez; por defecto 1</translation>
    </message>
    <message>
        <source>Only if the plan is still this one; submit.sh says it</source>
        <translation>Solo si el plan sigue siendo este; lo indica submit.sh</translation>
    </message>
    <message>
        <source>Seconds between checkpoints; 30 if not given</source>
        <translation>Segundos entre puntos de control; por defecto 30</translation>
    </message>
    <message>
        <source>Example:
  panelwise-cli work study --all --jobs 2

What was done is not done again, and what was begun goes on from its last checkpoint, on any computer.

Fields of the JSON: panelwise-cli help work</source>
        <translation>Ejemplo:
  panelwise-cli work study --all --jobs 2

Lo hecho no se repite, y lo empezado continúa desde su último punto de control, en cualquier equipo.

Campos del JSON: panelwise-cli help work</translation>
    </message>
    <message>
        <source>How far the tasks of a plan are, by its files</source>
        <translation>Cuánto han avanzado las tareas de un plan, según sus archivos</translation>
    </message>
    <message>
        <source>Go on showing it until all is done</source>
        <translation>Seguir mostrándolo hasta que todo esté hecho</translation>
    </message>
    <message>
        <source>Example:
  panelwise-cli status study --watch

Fields of the JSON: panelwise-cli help status</source>
        <translation>Ejemplo:
  panelwise-cli status study --watch

Campos del JSON: panelwise-cli help status</translation>
    </message>
    <message>
        <source>Put the results of a plan into a project</source>
        <translation>Llevar los resultados de un plan a un proyecto</translation>
    </message>
    <message>
        <source>The project; made where there is none</source>
        <translation>El proyecto; se crea si no existe</translation>
    </message>
    <message>
        <source>Example:
  panelwise-cli gather study --project f.panelwise

May be repeated, also while tasks are at work: what is there already is left alone.

Fields of the JSON: panelwise-cli help gather</source>
        <translation>Ejemplo:
  panelwise-cli gather study --project f.panelwise

Puede repetirse, también con tareas en marcha: lo que ya está no se toca.

Campos del JSON: panelwise-cli help gather</translation>
    </message>
    <message>
        <source>Submit the tasks that are missing once more</source>
        <translation>Enviar de nuevo las tareas que faltan</translation>
    </message>
    <message>
        <source>Only say what would be submitted</source>
        <translation>Decir solo qué se enviaría</translation>
    </message>
    <message>
        <source>Example:
  panelwise-cli resubmit study

With more time or memory where that was the cause.

Fields of the JSON: panelwise-cli help resubmit</source>
        <translation>Ejemplo:
  panelwise-cli resubmit study

Con más tiempo o memoria donde esa fue la causa.

Campos del JSON: panelwise-cli help resubmit</translation>
    </message>
    <message>
        <source>Name a folder for the plan with --out DIR.</source>
        <translation>Indique una carpeta para el plan con --out DIR.</translation>
    </message>
    <message>
        <source>A plan is of a new study. Leave out --resume, --continue, --front and --budget.</source>
        <translation>Un plan es de un estudio nuevo. Omita --resume, --continue, --front y --budget.</translation>
    </message>
    <message>
        <source>A plan takes its patients from one place, and writes no project. Leave out --project here, and give it to “panelwise-cli gather”.</source>
        <translation>Un plan toma sus pacientes de un solo lugar y no escribe ningún proyecto. Omita aquí --project e indíquelo en «panelwise-cli gather».</translation>
    </message>
    <message>
        <source>--seeds takes a number from 1 to 100000.</source>
        <translation>--seeds admite un número de 1 a 100000.</translation>
    </message>
    <message>
        <source>--seeds in this place belongs to “plan train”.</source>
        <translation>En este lugar, --seeds corresponde a «plan train».</translation>
    </message>
    <message>
        <source>--minutes-per-task takes a number from 0 to 10000.</source>
        <translation>--minutes-per-task admite un número de 0 a 10000.</translation>
    </message>
    <message>
        <source>Say which tasks: --task N, or --all.</source>
        <translation>Diga qué tareas: --task N, o --all.</translation>
    </message>
    <message>
        <source>--jobs goes with --all and takes a number from 1 to 1024.</source>
        <translation>--jobs va con --all y admite un número de 1 a 1024.</translation>
    </message>
    <message>
        <source>There is no plan in %1.</source>
        <translation>No hay ningún plan en %1.</translation>
    </message>
    <message>
        <source>Make one with “panelwise-cli plan”, or name the folder that holds plan.json.</source>
        <translation>Haga uno con «panelwise-cli plan» o indique la carpeta que contiene plan.json.</translation>
    </message>
    <message>
        <source>%1 holds a plan already, and a plan is never changed.</source>
        <translation>%1 ya contiene un plan, y un plan no se cambia nunca.</translation>
    </message>
    <message>
        <source>Choose another folder for this one.</source>
        <translation>Elija otra carpeta para este.</translation>
    </message>
    <message>
        <source>plan.json in %1 was changed or cut short after it was written.</source>
        <translation>plan.json, en %1, se cambió o quedó cortado después de escribirse.</translation>
    </message>
    <message>
        <source>Put the original back, or make a new plan.</source>
        <translation>Restablezca el original o haga un plan nuevo.</translation>
    </message>
    <message>
        <source>The plan in %1 is not the one that was submitted.</source>
        <translation>El plan de %1 no es el que se envió.</translation>
    </message>
    <message>
        <source>Cancel these tasks, and submit the plan that is there now.</source>
        <translation>Cancele estas tareas y envíe el plan que hay ahora.</translation>
    </message>
    <message>
        <source>This plan is for PanelWise %1, and this is %2. Another version may compute something else.</source>
        <translation>Este plan es para PanelWise %1, y esta es la versión %2. Otra versión puede calcular algo distinto.</translation>
    </message>
    <message>
        <source>Use version %1 on every computer, or make the plan again.</source>
        <translation>Use la versión %1 en todos los equipos o haga el plan de nuevo.</translation>
    </message>
    <message>
        <source>The snapshot in %1 holds other patients than the plan.</source>
        <translation>La instantánea de %1 contiene otros pacientes que el plan.</translation>
    </message>
    <message>
        <source>Make a new plan.</source>
        <translation>Haga un plan nuevo.</translation>
    </message>
    <message>
        <source>%1 holds other patients, panels or another split than the plan.</source>
        <translation>%1 contiene otros pacientes, paneles u otra partición que el plan.</translation>
    </message>
    <message>
        <source>Gather into the project the plan was made from, or into a new one.</source>
        <translation>Recoja en el proyecto del que se hizo el plan, o en uno nuevo.</translation>
    </message>
    <message>
        <source>There is no task %1. The plan has the tasks 1 to %2.</source>
        <translation>No hay ninguna tarea %1. El plan tiene las tareas de 1 a %2.</translation>
    </message>
    <message>
        <source>Say where to put the results: --project P.panelwise.</source>
        <translation>Diga dónde guardar los resultados: --project P.panelwise.</translation>
    </message>
    <message>
        <source>a front</source>
        <translation>un frente</translation>
    </message>
    <message>
        <source>training</source>
        <translation>entrenamiento</translation>
    </message>
    <message>
        <source>a table of systems</source>
        <translation>una tabla de sistemas</translation>
    </message>
    <message>
        <source>a comparison of encoders</source>
        <translation>una comparación de codificadores</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hechas</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en marcha</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>con error</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>sin señales</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>con daños</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>sin empezar</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>%1 hecho</translation>
    </message>
    <message>
        <source>its time was up; it goes on from its checkpoint</source>
        <translation>se acabó su tiempo; continúa desde su punto de control</translation>
    </message>
    <message>
        <source>it was stopped; it goes on from its checkpoint</source>
        <translation>se detuvo; continúa desde su punto de control</translation>
    </message>
    <message>
        <source>not heard of for %1: killed, or its computer is gone; it goes on from its checkpoint</source>
        <translation>sin noticias desde hace %1: se interrumpió o su equipo ya no está; continúa desde su punto de control</translation>
    </message>
    <message>
        <source>its result is cut short, altered, or of another plan or version; it is done again</source>
        <translation>su resultado está cortado, alterado o es de otro plan o versión; se hace de nuevo</translation>
    </message>
    <message numerus="yes">
        <source>Gathering the results of %Ln tasks</source>
        <translation>
            <numerusform>Recogiendo los resultados de %Ln tarea</numerusform>
            <numerusform>Recogiendo los resultados de %Ln tareas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 pieces</source>
        <translation>%1 de %2 partes</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>aún nada</translation>
    </message>
    <message>
        <source>number %1 of the project, %2</source>
        <translation>número %1 del proyecto, %2</translation>
    </message>
    <message>
        <source>number %1 of the project, finished</source>
        <translation>número %1 del proyecto, terminado</translation>
    </message>
    <message>
        <source>number %1 of the project, finished before</source>
        <translation>número %1 del proyecto, ya terminado antes</translation>
    </message>
    <message>
        <source>Gathered: %1</source>
        <translation>Recogido: %1</translation>
    </message>
    <message numerus="yes">
        <source>  and %Ln more</source>
        <translation>
            <numerusform>  y %Ln más</numerusform>
            <numerusform>  y %Ln más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tasks are missing:</source>
        <translation>
            <numerusform>Falta %Ln tarea:</numerusform>
            <numerusform>Faltan %Ln tareas:</numerusform>
        </translation>
    </message>
    <message>
        <source>Once more: panelwise-cli resubmit %1</source>
        <translation>De nuevo: panelwise-cli resubmit %1</translation>
    </message>
    <message>
        <source>Plan of %1: %2 patients, %3 columns</source>
        <translation>Plan de %1: %2 pacientes, %3 columnas</translation>
    </message>
    <message>
        <source>  %1 in %2, expected to take about %3 of one core in all</source>
        <translation>  %1 en %2; duración prevista: %3 de un núcleo en total</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pieces</source>
        <translation>
            <numerusform>%Ln parte</numerusform>
            <numerusform>%Ln partes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tasks</source>
        <translation>
            <numerusform>%Ln tarea</numerusform>
            <numerusform>%Ln tareas</numerusform>
        </translation>
    </message>
    <message>
        <source>  The snapshot, %1 kB, holds the columns that the study uses, and no others.</source>
        <translation>  La instantánea, %1 kB, contiene las columnas que usa el estudio y ninguna otra.</translation>
    </message>
    <message>
        <source>  The snapshot, %1 kB, goes without %2.</source>
        <translation>  La instantánea, %1 kB, no incluye %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns that the study does not use</source>
        <translation>
            <numerusform>%Ln columna que el estudio no usa</numerusform>
            <numerusform>%Ln columnas que el estudio no usa</numerusform>
        </translation>
    </message>
    <message>
        <source>On a cluster with Slurm:  bash %1</source>
        <translation>En un clúster con Slurm:  bash %1</translation>
    </message>
    <message>
        <source>On this computer:         panelwise-cli work %1 --all --jobs 2</source>
        <translation>En este equipo:           panelwise-cli work %1 --all --jobs 2</translation>
    </message>
    <message>
        <source>How far it is:            panelwise-cli status %1 --watch</source>
        <translation>Cuánto ha avanzado:       panelwise-cli status %1 --watch</translation>
    </message>
    <message>
        <source>Bring it home:            panelwise-cli gather %1 --project P.panelwise</source>
        <translation>Recoger los resultados:   panelwise-cli gather %1 --project P.panelwise</translation>
    </message>
    <message>
        <source>The tasks could not be submitted: %1</source>
        <translation>Las tareas no pudieron enviarse: %1</translation>
    </message>
    <message>
        <source>Nothing is missing: every task is done or running.</source>
        <translation>No falta nada: todas las tareas están hechas o en marcha.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tasks once more: %1</source>
        <translation>
            <numerusform>%Ln tarea de nuevo: %1</numerusform>
            <numerusform>%Ln tareas de nuevo: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>  with more time, since that of %Ln tasks was up</source>
        <translation>
            <numerusform>  con más tiempo, pues a %Ln tarea se le acabó</numerusform>
            <numerusform>  con más tiempo, pues a %Ln tareas se les acabó</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>  with more memory, since %Ln tasks had too little</source>
        <translation>
            <numerusform>  con más memoria, pues a %Ln tarea le faltó</numerusform>
            <numerusform>  con más memoria, pues a %Ln tareas les faltó</numerusform>
        </translation>
    </message>
    <message>
        <source>Submitted as %1.</source>
        <translation>Enviado como %1.</translation>
    </message>
    <message>
        <source>Not submitted: type that where sbatch is.</source>
        <translation>No enviado: escriba eso donde haya sbatch.</translation>
    </message>
    <message>
        <source>Plan of %1 in %2</source>
        <translation>Plan de %1 en %2</translation>
    </message>
    <message numerus="yes">
        <source>  and %Ln more tasks</source>
        <translation>
            <numerusform>  y %Ln tarea más</numerusform>
            <numerusform>  y %Ln tareas más</numerusform>
        </translation>
    </message>
    <message>
        <source>Task %1 was done already.</source>
        <translation>La tarea %1 ya estaba hecha.</translation>
    </message>
    <message>
        <source>Task %1 failed: %2</source>
        <translation>La tarea %1 ha fallado: %2</translation>
    </message>
    <message>
        <source>Task %1 is done after %2.</source>
        <translation>La tarea %1 está hecha, tras %2.</translation>
    </message>
    <message>
        <source>Task %1 was stopped at %2; it goes on from there.</source>
        <translation>La tarea %1 se detuvo en %2; continúa desde ahí.</translation>
    </message>
    <message>
        <source>%1 of %2 tasks</source>
        <translation>%1 de %2 tareas</translation>
    </message>
    <message>
        <source>%1 done now, %2 before, %3 failed, %4 stopped</source>
        <translation>%1 hechas ahora, %2 antes, %3 con error, %4 en pausa</translation>
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
        <translation>Para empezar:
  panelwise-cli cohorts                            lo que trae el programa
  panelwise-cli inspect --cohort ferritin          examinar una de ellas
  panelwise-cli generate aki --out /tmp/aki        obtenerla como CSV y archivo de tarea
  panelwise-cli inspect --data my.csv              examinar sus propios datos; se proponen roles
  panelwise-cli front --cohort ferritin --project f.panelwise
                                                   la mejor estrategia para cada presupuesto
  panelwise-cli walk --project f.panelwise --point 3 --patient 1
                                                   seguir paso a paso las pruebas de un paciente
  panelwise-cli train --cohort ferritin --lambda 5 --rho -0.005
                                                   entrenar una estrategia con SM-DDPO
  panelwise-cli baselines --cohort ferritin         junto a lo que se usa hoy
  panelwise-cli plan front --cohort ferritin --folds 10 --out study
                                                   repartirlo en tareas para un clúster
  panelwise-cli train --help                       más sobre un comando
  panelwise-cli help train                         el JSON de un comando; help task: archivos de tarea

Las opciones anteriores pueden ir antes o después del comando.

Códigos de salida: 0 hecho, 2 uso incorrecto, 3 el fallo está en sus datos o archivo (el mensaje indica archivo, fila,
columna y remedio), 4 cancelado con Ctrl+C, 1 fallo del programa.
Con --json también un error es un objeto: {&quot;error&quot;: {&quot;code&quot;, &quot;message&quot;, &quot;file&quot;, &quot;row&quot;, &quot;column&quot;},
&quot;problems&quot;: [...], &quot;problem_count&quot;}. El progreso y las advertencias van a stderr.</translation>
    </message>
    <message>
        <source>With make: without reference ranges and marks for what lies beyond them</source>
        <translation>Con make: sin intervalos de referencia ni marcas de lo que queda fuera de ellos</translation>
    </message>
</context>
<context>
    <name>CompareCharts</name>
    <message>
        <source>Tick a model</source>
        <translation>Marque un modelo</translation>
    </message>
    <message>
        <source>Undefined: all test patients have the same outcome</source>
        <translation>No definido: todos los pacientes de test tienen el mismo desenlace</translation>
    </message>
    <message>
        <source>Nothing to draw</source>
        <translation>Nada que dibujar</translation>
    </message>
    <message>
        <source>ROC curve</source>
        <translation>Curva ROC</translation>
    </message>
    <message>
        <source>1 − specificity</source>
        <translation>1 − especificidad</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensibilidad</translation>
    </message>
    <message>
        <source>a coin</source>
        <translation>azar</translation>
    </message>
    <message>
        <source>Precision–recall curve</source>
        <translation>Curva precisión–exhaustividad</translation>
    </message>
    <message>
        <source>Recall (sensitivity)</source>
        <translation>Exhaustividad (sensibilidad)</translation>
    </message>
    <message>
        <source>Precision (PPV)</source>
        <translation>Precisión (VPP)</translation>
    </message>
    <message>
        <source>everybody called a case</source>
        <translation>todos clasificados como casos</translation>
    </message>
    <message>
        <source>Decision curve</source>
        <translation>Curva de decisión</translation>
    </message>
    <message>
        <source>Threshold probability</source>
        <translation>Probabilidad umbral</translation>
    </message>
    <message>
        <source>Net benefit per 1,000</source>
        <translation>Beneficio neto por 1000</translation>
    </message>
    <message>
        <source>treat all</source>
        <translation>tratar a todos</translation>
    </message>
    <message>
        <source>treat none</source>
        <translation>no tratar a nadie</translation>
    </message>
    <message>
        <source>Interventions avoided</source>
        <translation>Intervenciones evitadas</translation>
    </message>
    <message>
        <source>Avoided per 100 patients</source>
        <translation>Evitadas por 100 pacientes</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Calibración</translation>
    </message>
    <message>
        <source>Wilson&apos;s formula for the observed shares</source>
        <translation>la fórmula de Wilson para las proporciones observadas</translation>
    </message>
    <message>
        <source>Predicted probability</source>
        <translation>Probabilidad predicha</translation>
    </message>
    <message>
        <source>Observed share</source>
        <translation>Proporción observada</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>intervalo del 95 %</translation>
    </message>
    <message>
        <source>perfect</source>
        <translation>perfecta</translation>
    </message>
    <message>
        <source>Predictions of %1</source>
        <translation>Predicciones de %1</translation>
    </message>
    <message>
        <source>Share, highest = 1</source>
        <translation>Proporción, máxima = 1</translation>
    </message>
    <message>
        <source>cases</source>
        <translation>casos</translation>
    </message>
    <message>
        <source>others</source>
        <translation>otros</translation>
    </message>
</context>
<context>
    <name>CompareFigures</name>
    <message>
        <source>Diagnoses against the truth</source>
        <translation>Diagnósticos frente a la verdad</translation>
    </message>
</context>
<context>
    <name>CompareText</name>
    <message>
        <source>Found for other patients or panels than the study has now. Find it again to compare it.</source>
        <translation>Hallada para otros pacientes o paneles que los actuales del estudio. Búsquela de nuevo para compararla.</translation>
    </message>
    <message>
        <source>Found for other prices than the study has now. Find it again to compare it.</source>
        <translation>Hallada para otros precios que los actuales del estudio. Búsquela de nuevo para compararla.</translation>
    </message>
    <message>
        <source>Found with another split: it may have learned from the patients it would be tested on. Find it again to compare it.</source>
        <translation>Hallada con otra partición: puede haber aprendido de los pacientes en que se evaluaría. Búsquela de nuevo para compararla.</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>no definido</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Judged on all patients by folds, each by a model of its own: its figures are on the tab Table. Run it again judged on the test part to compare it patient by patient.</source>
        <translation>Evaluado en todos los pacientes por pliegues, cada uno con un modelo propio: sus cifras están en la pestaña Tabla. Ejecútelo de nuevo evaluado en la parte de test para compararlo paciente a paciente.</translation>
    </message>
</context>
<context>
    <name>CompareWords</name>
    <message>
        <source>%1 (at %2)</source>
        <translation>%1 (con %2)</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>no definido</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 a %3)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 of its testing cost</source>
        <translation>el %1 de su coste en pruebas</translation>
    </message>
    <message>
        <source>the same testing cost</source>
        <translation>el mismo coste en pruebas</translation>
    </message>
    <message>
        <source>%1 times its testing cost</source>
        <translation>%1 veces su coste en pruebas</translation>
    </message>
    <message>
        <source>%1 is not distinguishable from %2 with these %3 patients.</source>
        <translation>%1 no se distingue de %2 con estos %3 pacientes.</translation>
    </message>
    <message>
        <source>It</source>
        <translation>El modelo</translation>
    </message>
    <message>
        <source>%1 scores above %2 and below %3.</source>
        <translation>%1 puntúa por encima de %2 y por debajo de %3.</translation>
    </message>
    <message>
        <source>%1 scores above %2.</source>
        <translation>%1 puntúa por encima de %2.</translation>
    </message>
    <message>
        <source>%1 scores below %2.</source>
        <translation>%1 puntúa por debajo de %2.</translation>
    </message>
    <message>
        <source>The difference from %1 is undefined.</source>
        <translation>La diferencia con %1 no está definida.</translation>
    </message>
</context>
<context>
    <name>ConfusionFigure</name>
    <message>
        <source>undefined</source>
        <translation>no definido</translation>
    </message>
    <message>
        <source>found</source>
        <translation>detectados</translation>
    </message>
    <message>
        <source>false alarms</source>
        <translation>falsas alarmas</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>no detectados</translation>
    </message>
    <message>
        <source>reassured</source>
        <translation>descartados</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Caso</translation>
    </message>
    <message>
        <source>No case</source>
        <translation>No caso</translation>
    </message>
    <message>
        <source>Called a case</source>
        <translation>Clasificado como caso</translation>
    </message>
    <message>
        <source>Reassured</source>
        <translation>Descartados</translation>
    </message>
    <message>
        <source>%1 per 1,000</source>
        <translation>%1 por 1000</translation>
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
        <translation>Espec. %1</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modelo</translation>
    </message>
    <message>
        <source>sensitivity</source>
        <translation>sensibilidad</translation>
    </message>
    <message>
        <source>specificity</source>
        <translation>especificidad</translation>
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
        <translation>%1: %2 detectados, %3 no detectados, %4 falsas alarmas, %5 descartados</translation>
    </message>
</context>
<context>
    <name>ConfusionTab</name>
    <message>
        <source>Diagnoses against the truth</source>
        <translation>Diagnósticos frente a la verdad</translation>
    </message>
    <message>
        <source>Confusion</source>
        <translation>Confusión</translation>
    </message>
</context>
<context>
    <name>CsvPreviewModel</name>
    <message>
        <source>number</source>
        <translation>número</translation>
    </message>
    <message>
        <source>two values: %1</source>
        <translation>dos valores: %1</translation>
    </message>
    <message>
        <source>categories: %1</source>
        <translation>categorías: %1</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
</context>
<context>
    <name>CurveFigure</name>
    <message>
        <source>curve</source>
        <translation>curva</translation>
    </message>
    <message>
        <source>lowest over seeds</source>
        <translation>mínimo de las semillas</translation>
    </message>
    <message>
        <source>highest over seeds</source>
        <translation>máximo de las semillas</translation>
    </message>
</context>
<context>
    <name>CurveTabs</name>
    <message>
        <source>Areas under the curves</source>
        <translation>Áreas bajo las curvas</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>AUROC (95 % CI)</source>
        <translation>AUROC (IC del 95 %)</translation>
    </message>
    <message>
        <source>Sensitivity at the mark</source>
        <translation>Sensibilidad en la marca</translation>
    </message>
    <message>
        <source>1 − specificity</source>
        <translation>1 − especificidad</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>ROC / PR</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>ROC / PR</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>no definido</translation>
    </message>
    <message>
        <source>the method of DeLong et al.</source>
        <translation>el método de DeLong et al.</translation>
    </message>
    <message>
        <source>Marks: where each model stands at the threshold.</source>
        <translation>Marcas: dónde está cada modelo en el umbral.</translation>
    </message>
    <message>
        <source>Marks: where each model&apos;s own diagnoses put it.</source>
        <translation>Marcas: dónde lo sitúan los propios diagnósticos de cada modelo.</translation>
    </message>
    <message>
        <source>What acting on each model is worth</source>
        <translation>Qué vale actuar según cada modelo</translation>
    </message>
    <message>
        <source>Decision curve</source>
        <translation>Curva de decisión</translation>
    </message>
    <message>
        <source>Net benefit: true positives minus false ones weighed by the odds of the threshold (Vickers and Elkin 2006); whoever treats at 10 % takes nine false alarms for one case.</source>
        <translation>Beneficio neto: verdaderos positivos menos los falsos ponderados por las odds del umbral (Vickers y Elkin, 2006); quien trata a partir del 10 % acepta nueve falsas alarmas por un caso.</translation>
    </message>
    <message>
        <source>Net benefit at %1</source>
        <translation>Beneficio neto al %1</translation>
    </message>
    <message>
        <source>Per 1,000 patients: as if so many true positives had been found without one false alarm</source>
        <translation>Por 1000 pacientes: como si se hubieran detectado tantos verdaderos positivos sin una sola falsa alarma</translation>
    </message>
    <message>
        <source>against treating all</source>
        <translation>frente a tratar a todos</translation>
    </message>
    <message>
        <source>Net benefit minus that of treating everybody</source>
        <translation>Beneficio neto menos el de tratar a todos</translation>
    </message>
    <message>
        <source>Avoided per 100</source>
        <translation>Evitadas por 100</translation>
    </message>
    <message>
        <source>Interventions saved per 100 patients against treating everybody, with as many cases found</source>
        <translation>Intervenciones ahorradas por 100 pacientes frente a tratar a todos, con los mismos casos detectados</translation>
    </message>
</context>
<context>
    <name>DataText</name>
    <message>
        <source>undo the natural logarithm</source>
        <translation>deshacer el logaritmo natural</translation>
    </message>
    <message>
        <source>undo the logarithm to base %1</source>
        <translation>deshacer el logaritmo en base %1</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Desenlace</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Basal</translation>
    </message>
    <message>
        <source>Test</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Test</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Partición</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>Ignorada</translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>Sin asignar</translation>
    </message>
    <message>
        <source>Says who is a case; never shown to the policy.</source>
        <translation>Dice quién es un caso; nunca se muestra a la estrategia.</translation>
    </message>
    <message>
        <source>Known before any test and free of charge.</source>
        <translation>Conocida antes de toda prueba y gratuita.</translation>
    </message>
    <message>
        <source>Becomes known when one of its panels is ordered and paid.</source>
        <translation>Se conoce al solicitar y pagar uno de sus paneles.</translation>
    </message>
    <message>
        <source>Says which patients are for training, validation and test.</source>
        <translation>Dice qué pacientes son de entrenamiento, validación y test.</translation>
    </message>
    <message>
        <source>Left out on purpose.</source>
        <translation>Omitida a propósito.</translation>
    </message>
    <message>
        <source>In no panel and no other role, so it will not be used.</source>
        <translation>En ningún panel y sin otro rol; no se usará.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Two values</source>
        <translation>Dos valores</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Column “%1” was left out: it has the same value in every row.</source>
        <translation>Se omitió la columna «%1»: tiene el mismo valor en todas las filas.</translation>
    </message>
    <message>
        <source>Column “%1” was left out: it has no values.</source>
        <translation>Se omitió la columna «%1»: no tiene valores.</translation>
    </message>
    <message>
        <source>Column “%1” was left out: it has more different texts than can be kept.</source>
        <translation>Se omitió la columna «%1»: tiene más textos distintos de los que pueden conservarse.</translation>
    </message>
    <message>
        <source>Column “%1” has a different value for nearly every patient and may identify them. Ignore it unless it is a measurement.</source>
        <translation>La columna «%1» tiene un valor distinto en casi cada paciente y puede identificarlos. Ignórela, salvo que sea una medición.</translation>
    </message>
    <message>
        <source>Column “%1” looks like names or addresses. Remove it from the file before you save or share a project.</source>
        <translation>La columna «%1» parece contener nombres o direcciones. Elimínela del archivo antes de guardar o compartir un proyecto.</translation>
    </message>
    <message>
        <source>Column “%1” looks like record numbers. Remove it from the file before you save or share a project.</source>
        <translation>La columna «%1» parece contener números de historia. Elimínela del archivo antes de guardar o compartir un proyecto.</translation>
    </message>
    <message>
        <source>Column “%1” looks like dates, which can identify patients. Use ages or intervals instead.</source>
        <translation>La columna «%1» parece contener fechas, que pueden identificar a pacientes. Use edades o intervalos en su lugar.</translation>
    </message>
    <message>
        <source>Row %1, column “%2”: does the mark in “%3” separate decimals or thousands?</source>
        <translation>Fila %1, columna «%2»: ¿el signo de «%3» separa decimales o millares?</translation>
    </message>
    <message>
        <source>More than one of these characters could separate the columns: %1. Which one does?</source>
        <translation>Más de uno de estos caracteres podría separar las columnas: %1. ¿Cuál es?</translation>
    </message>
    <message>
        <source>is not possible for the patient</source>
        <translation>no es posible</translation>
    </message>
    <message>
        <source>is charged</source>
        <translation>se cobra</translation>
    </message>
    <message>
        <source>is free of charge</source>
        <translation>es gratuita</translation>
    </message>
    <message>
        <source>Only money can be minimised: no panel has a turnaround time. Give every panel its time to weigh time, too.</source>
        <translation>Solo puede minimizarse el dinero: ningún panel tiene tiempo de respuesta. Dé a cada panel su tiempo para ponderar también el tiempo.</translation>
    </message>
    <message>
        <source>Only money can be minimised until every panel has a turnaround time. Without one: %1.</source>
        <translation>Solo puede minimizarse el dinero hasta que todos los paneles tengan tiempo de respuesta. Sin él: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows are the same as earlier ones in every column in use and are left out.</source>
        <translation>
            <numerusform>%Ln fila es igual a otra anterior en todas las columnas en uso y se omite.</numerusform>
            <numerusform>%Ln filas son iguales a otras anteriores en todas las columnas en uso y se omiten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Split from column %1</source>
        <translation>Partición según la columna %1</translation>
    </message>
    <message>
        <source>Split at random</source>
        <translation>Partición al azar</translation>
    </message>
    <message>
        <source>Split at random, rows with the same %1 together</source>
        <translation>Partición al azar, con las filas de igual %1 juntas</translation>
    </message>
    <message>
        <source>Split by %1, learned from the past</source>
        <translation>Partición por %1, se aprende del pasado</translation>
    </message>
    <message>
        <source>Split by %1, with %2 left out for the test</source>
        <translation>Partición por %1, con %2 reservado para el test</translation>
    </message>
    <message>
        <source>%1, rows with the same %2 together</source>
        <translation>%1, con las filas de igual %2 juntas</translation>
    </message>
    <message>
        <source>%1: only values %2 are kept, others count as missing</source>
        <translation>%1: solo se conservan los valores %2; los demás cuentan como ausentes</translation>
    </message>
    <message>
        <source>%1: %2 counts as missing</source>
        <translation>%1: %2 cuenta como ausente</translation>
    </message>
    <message>
        <source>%1: values %2 count as missing</source>
        <translation>%1: los valores %2 cuentan como ausentes</translation>
    </message>
    <message>
        <source>%1: all values × %2</source>
        <translation>%1: todos los valores × %2</translation>
    </message>
    <message>
        <source>%1: values %2 × %3</source>
        <translation>%1: valores %2 × %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 and %2: values change places</source>
        <translation>%1 y %2: los valores se intercambian</translation>
    </message>
</context>
<context>
    <name>DuelFigure</name>
    <message>
        <source>You</source>
        <translation>Usted</translation>
    </message>
    <message>
        <source>Score per case, so far</source>
        <translation>Puntuación por caso, hasta ahora</translation>
    </message>
    <message>
        <source>who</source>
        <translation>quién</translation>
    </message>
    <message>
        <source>case</source>
        <translation>caso</translation>
    </message>
    <message>
        <source>mean score</source>
        <translation>puntuación media</translation>
    </message>
    <message>
        <source>%1: %2 per case</source>
        <translation>%1: %2 por caso</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Casos</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Puntuación media</translation>
    </message>
    <message>
        <source>Among the policies of the front</source>
        <translation>Entre las estrategias del frente</translation>
    </message>
    <message>
        <source>cost per patient</source>
        <translation>coste por paciente</translation>
    </message>
    <message>
        <source>found of 100</source>
        <translation>detectados de cada 100</translation>
    </message>
    <message>
        <source>Cost per patient (%1)</source>
        <translation>Coste por paciente (%1)</translation>
    </message>
    <message>
        <source>Found of 100 cases</source>
        <translation>Detectados de cada 100 casos</translation>
    </message>
    <message>
        <source>%1: %2 found, %3</source>
        <translation>%1: %2 detectados, %3</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Estrategia</translation>
    </message>
    <message>
        <source>The class</source>
        <translation>La clase</translation>
    </message>
    <message>
        <source>Policy, same patients</source>
        <translation>Estrategia, mismos pacientes</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>Row %1: %2</source>
        <translation>Fila %1: %2</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>El archivo</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>The column</source>
        <translation>La columna</translation>
    </message>
    <message>
        <source>Column “%1”</source>
        <translation>La columna «%1»</translation>
    </message>
    <message>
        <source>The outcome</source>
        <translation>El desenlace</translation>
    </message>
    <message>
        <source>The outcome “%1”</source>
        <translation>El desenlace «%1»</translation>
    </message>
    <message>
        <source>A panel</source>
        <translation>Un panel</translation>
    </message>
    <message>
        <source>Panel “%1”</source>
        <translation>El panel «%1»</translation>
    </message>
    <message>
        <source>another number of</source>
        <translation>otro número</translation>
    </message>
    <message>
        <source>too few or too many</source>
        <translation>muy pocos o demasiados</translation>
    </message>
    <message>
        <source>Row %1, column “%2”: %3</source>
        <translation>Fila %1, columna «%2»: %3</translation>
    </message>
    <message>
        <source>Column “%1”: %2</source>
        <translation>Columna «%1»: %2</translation>
    </message>
    <message>
        <source>Task file, line %1, %2: %3</source>
        <translation>Archivo de tarea, línea %1, %2: %3</translation>
    </message>
    <message>
        <source>Task file, line %1: %2</source>
        <translation>Archivo de tarea, línea %1: %2</translation>
    </message>
    <message>
        <source>Task file: %1</source>
        <translation>Archivo de tarea: %1</translation>
    </message>
    <message>
        <source>Task file, %1: %2</source>
        <translation>Archivo de tarea, %1: %2</translation>
    </message>
    <message>
        <source>Row %1, “%2”: %3</source>
        <translation>Fila %1, «%2»: %3</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>«%1»: %2</translation>
    </message>
    <message>
        <source>The text is in %1, which cannot be read. Save the file as UTF-8.</source>
        <translation>El texto está en %1, que no puede leerse. Guarde el archivo como UTF-8.</translation>
    </message>
    <message>
        <source>This is %1, not a table with one line per patient. Open it in the program it comes from and export the table as CSV.</source>
        <translation>Esto es %1, no una tabla con una línea por paciente. Ábralo en el programa de origen y exporte la tabla como CSV.</translation>
    </message>
    <message>
        <source>This is not a text file. Choose a text file, or export the table as CSV.</source>
        <translation>No es un archivo de texto. Elija un archivo de texto o exporte la tabla como CSV.</translation>
    </message>
    <message>
        <source>Some bytes are not text in the chosen encoding. Save the file as UTF-8, or choose another encoding.</source>
        <translation>Algunos bytes no son texto en la codificación elegida. Guarde el archivo como UTF-8 o elija otra codificación.</translation>
    </message>
    <message>
        <source>“%1” is not text in the chosen encoding. Save the file as UTF-8, or choose another encoding.</source>
        <translation>«%1» no es texto en la codificación elegida. Guarde el archivo como UTF-8 o elija otra codificación.</translation>
    </message>
    <message>
        <source>“%1” is not read as a number by itself. If the blank stands between thousands, say so where the file is read: Thousands in the window, --thousands space on the command line.</source>
        <translation>«%1» no se lee sin más como un número. Si el espacio separa los millares, indíquelo donde se lee el archivo: Millares en la ventana, --thousands space en la línea de comandos.</translation>
    </message>
    <message>
        <source>“%1” is not read as a number by itself. If the apostrophe stands between thousands, say so where the file is read: Thousands in the window, --thousands apostrophe on the command line.</source>
        <translation>«%1» no se lee sin más como un número. Si el apóstrofo separa los millares, indíquelo donde se lee el archivo: Millares en la ventana, --thousands apostrophe en la línea de comandos.</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>desenlace</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>basal</translation>
    </message>
    <message>
        <source>test</source>
        <translation>prueba</translation>
    </message>
    <message>
        <source>split</source>
        <translation>partición</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>ignorada</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>the baseline columns</source>
        <translation>las columnas basales</translation>
    </message>
    <message>
        <source>the split</source>
        <translation>la partición</translation>
    </message>
    <message>
        <source>an edit step</source>
        <translation>un paso de edición</translation>
    </message>
    <message>
        <source>panel “%1”</source>
        <translation>panel «%1»</translation>
    </message>
    <message>
        <source>patient</source>
        <translation>paciente</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tiempo</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>text in quotes</source>
        <translation>texto entre comillas</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>a list in square brackets</source>
        <translation>una lista entre corchetes</translation>
    </message>
    <message>
        <source>an object in curly brackets</source>
        <translation>un objeto entre llaves</translation>
    </message>
    <message>
        <source>another kind of value</source>
        <translation>otro tipo de valor</translation>
    </message>
    <message>
        <source>%1 does not exist. Check the name and the folder.</source>
        <translation>%1 no existe. Compruebe el nombre y la carpeta.</translation>
    </message>
    <message>
        <source>%1 cannot be read. Check that it is a file and that you may open it.</source>
        <translation>%1 no puede leerse. Compruebe que es un archivo y que puede abrirlo.</translation>
    </message>
    <message>
        <source>%1 cannot be saved. Choose another folder, or ask for permission to write there.</source>
        <translation>%1 no puede guardarse. Elija otra carpeta o pida permiso para escribir en ella.</translation>
    </message>
    <message>
        <source>Nothing can be saved in %1. Choose another folder.</source>
        <translation>No puede guardarse nada en %1. Elija otra carpeta.</translation>
    </message>
    <message>
        <source>The disk is full; %1 was not written and what was there before is unchanged. Free some space.</source>
        <translation>El disco está lleno; %1 no se ha escrito y lo que había antes no ha cambiado. Libere espacio.</translation>
    </message>
    <message>
        <source>%1 is larger than %2 bytes, which no file of this kind is. Choose another file.</source>
        <translation>%1 supera los %2 bytes, lo que no ocurre con ningún archivo de este tipo. Elija otro archivo.</translation>
    </message>
    <message>
        <source>%1 is too large. Choose another file.</source>
        <translation>%1 es demasiado grande. Elija otro archivo.</translation>
    </message>
    <message>
        <source>%1 is empty. Choose a file with a header line and one line per patient.</source>
        <translation>%1 está vacío. Elija un archivo con una línea de cabecera y una línea por paciente.</translation>
    </message>
    <message>
        <source>%1 has a header but no patients below it. Add one line per patient.</source>
        <translation>%1 tiene cabecera, pero ningún paciente debajo. Añada una línea por paciente.</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln fields where the header has %1. Look for a missing or extra separator, or put text that contains one in quotes.</source>
        <translation>
            <numerusform>Hay %Ln campo donde la cabecera tiene %1. Busque un separador que falte o sobre, o ponga entre comillas el texto que contenga uno.</numerusform>
            <numerusform>Hay %Ln campos donde la cabecera tiene %1. Busque un separador que falte o sobre, o ponga entre comillas el texto que contenga uno.</numerusform>
        </translation>
    </message>
    <message>
        <source>A row does not end within %1 MB. Either a quote is opened and never closed, or a field is longer than can be read.</source>
        <translation>Una fila no termina en %1 MB. O se abren comillas que nunca se cierran, o un campo es demasiado largo para leerse.</translation>
    </message>
    <message>
        <source>A quote is opened and never closed. Add the closing quote, or remove the opening one.</source>
        <translation>Se abren comillas que no se cierran. Añada las comillas de cierre o quite las de apertura.</translation>
    </message>
    <message>
        <source>Column %1 has no name. Give it one in the header line.</source>
        <translation>La columna %1 no tiene nombre. Déselo en la línea de cabecera.</translation>
    </message>
    <message>
        <source>A column has no name. Give it one in the header line.</source>
        <translation>Una columna no tiene nombre. Déselo en la línea de cabecera.</translation>
    </message>
    <message>
        <source>The first line holds only numbers, here “%1”: the names of the columns are missing. Add a header line.</source>
        <translation>La primera línea solo contiene números, aquí «%1»: faltan los nombres de las columnas. Añada una línea de cabecera.</translation>
    </message>
    <message>
        <source>This name appears twice in the header line. Rename one of the two columns.</source>
        <translation>Este nombre aparece dos veces en la cabecera. Cambie el nombre de una de las dos columnas.</translation>
    </message>
    <message>
        <source>The value is not a number. Correct it, or leave it empty if the test was not done.</source>
        <translation>El valor no es un número. Corríjalo o déjelo vacío si la prueba no se hizo.</translation>
    </message>
    <message>
        <source>“%1” is not a number. Correct it, or leave it empty if the test was not done.</source>
        <translation>«%1» no es un número. Corríjalo o déjelo vacío si la prueba no se hizo.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln cells hold “%2”, first in row %3. Say what that means: not recorded, or a value.</source>
        <translation>
            <numerusform>%1: %Ln celda contiene «%2», en la fila %3. Diga qué significa: no registrado o un valor.</numerusform>
            <numerusform>%1: %Ln celdas contienen «%2», la primera en la fila %3. Diga qué significa: no registrado o un valor.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” can be read in two ways. Say whether the mark is a decimal mark or groups thousands.</source>
        <translation>«%1» puede leerse de dos maneras. Diga si el signo es decimal o separa millares.</translation>
    </message>
    <message>
        <source>%1 gives no clue to what separates its columns. Choose comma, semicolon, tab or bar.</source>
        <translation>%1 no deja ver qué separa sus columnas. Elija coma, punto y coma, tabulador o barra.</translation>
    </message>
    <message>
        <source>%1 has no column “%2”. Check the name of the column.</source>
        <translation>%1 no tiene ninguna columna «%2». Compruebe el nombre de la columna.</translation>
    </message>
    <message>
        <source>%1: no column looks like the %2 of a measurement. Say which one it is.</source>
        <translation>%1: ninguna columna parece corresponder a «%2» en las mediciones. Diga cuál es.</translation>
    </message>
    <message>
        <source>“%1” can be read in two ways. Say whether the day or the month comes first.</source>
        <translation>«%1» puede leerse de dos maneras. Diga si va primero el día o el mes.</translation>
    </message>
    <message>
        <source>“%1” is a number. Say whether times are seconds, minutes, hours or days.</source>
        <translation>«%1» es un número. Diga si los tiempos son segundos, minutos, horas o días.</translation>
    </message>
    <message>
        <source>There are more than %1 different tests, so this column does not hold their names. Choose the column with the names or codes of tests.</source>
        <translation>Hay más de %1 pruebas distintas, así que esta columna no contiene sus nombres. Elija la columna con los nombres o códigos de las pruebas.</translation>
    </message>
    <message>
        <source>Patient “%1” stands in the patient table twice. Name a column with an index time for each row, or keep one row for each patient.</source>
        <translation>El paciente «%1» figura dos veces en la tabla de pacientes. Indique una columna con el momento índice de cada fila o deje una fila por paciente.</translation>
    </message>
    <message>
        <source>%1 has no file %2. Choose the folder that the tables were exported to.</source>
        <translation>%1 no tiene ningún archivo %2. Elija la carpeta a la que se exportaron las tablas.</translation>
    </message>
    <message>
        <source>No outcome is chosen. Choose the column that says who is a case.</source>
        <translation>No se ha elegido desenlace. Elija la columna que dice quién es un caso.</translation>
    </message>
    <message>
        <source>The outcome column “%1” is not in the table. Choose another column as outcome.</source>
        <translation>La columna de desenlace «%1» no está en la tabla. Elija otra columna como desenlace.</translation>
    </message>
    <message>
        <source>%1 has %2 different values, here “%3”; it must have two. Choose another column, or say which of its values mark the cases.</source>
        <translation>%1 tiene %2 valores distintos, aquí «%3»; debe tener dos. Elija otra columna o diga cuáles de sus valores señalan los casos.</translation>
    </message>
    <message>
        <source>%1 must have exactly two values. Choose another column, or say which of its values mark the cases.</source>
        <translation>%1 debe tener exactamente dos valores. Elija otra columna o diga cuáles de sus valores señalan los casos.</translation>
    </message>
    <message>
        <source>%1 is the same for every patient, so there is nothing to learn. Choose another column.</source>
        <translation>%1 es igual en todos los pacientes; no hay nada que aprender. Elija otra columna.</translation>
    </message>
    <message>
        <source>%1 is “%2” for every patient, so there is nothing to learn. Choose another column.</source>
        <translation>%1 es «%2» en todos los pacientes; no hay nada que aprender. Elija otra columna.</translation>
    </message>
    <message>
        <source>%1 never has the value “%2” that is said to mark the cases. Choose one of its values.</source>
        <translation>%1 nunca tiene el valor «%2», que debería señalar los casos. Elija uno de sus valores.</translation>
    </message>
    <message numerus="yes">
        <source>%1: does “%2” mark the cases (%Ln patients)? Nothing is learned before you have said so: choose the value that does.</source>
        <translation>
            <numerusform>%1: ¿«%2» señala los casos (%Ln paciente)? No se aprende nada hasta que lo diga: elija el valor que lo hace.</numerusform>
            <numerusform>%1: ¿«%2» señala los casos (%Ln pacientes)? No se aprende nada hasta que lo diga: elija el valor que lo hace.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not hold numbers, so “%2” cannot be asked of it. Name the values that mark the cases.</source>
        <translation>%1 no contiene números, así que no puede aplicársele «%2». Indique los valores que señalan los casos.</translation>
    </message>
    <message>
        <source>%1: nobody is a case by “%2”. Choose another value or limit.</source>
        <translation>%1: según «%2» nadie es un caso. Elija otro valor o límite.</translation>
    </message>
    <message>
        <source>%1: everybody is a case by “%2”. Choose another value or limit.</source>
        <translation>%1: según «%2» todos son casos. Elija otro valor o límite.</translation>
    </message>
    <message>
        <source>“%1” is no outcome that the patients learned from have, so nobody can say whether it marks a case. Write it as in their table, or leave it empty where the outcome is not known.</source>
        <translation>«%1» no es un desenlace de los pacientes de los que se aprendió; nadie puede decir si señala un caso. Escríbalo como en su tabla o déjelo vacío si el desenlace no se conoce.</translation>
    </message>
    <message numerus="yes">
        <source>%1: only %Ln patients are cases; at least %2 are needed to train and test. Add patients.</source>
        <translation>
            <numerusform>%1: solo %Ln paciente es un caso; se necesitan al menos %2 para entrenar y evaluar. Añada pacientes.</numerusform>
            <numerusform>%1: solo %Ln pacientes son casos; se necesitan al menos %2 para entrenar y evaluar. Añada pacientes.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not valid JSON. Look for a missing or extra comma, quote or bracket near here.</source>
        <translation>No es JSON válido. Busque cerca de aquí una coma, comilla, corchete o llave que falte o sobre.</translation>
    </message>
    <message>
        <source>This should be %1.</source>
        <translation>Debería ser %1.</translation>
    </message>
    <message>
        <source>This entry is missing. Add it.</source>
        <translation>Falta esta entrada. Añádala.</translation>
    </message>
    <message>
        <source>This entry is given twice. Remove one of the two.</source>
        <translation>Esta entrada aparece dos veces. Elimine una de las dos.</translation>
    </message>
    <message>
        <source>Lists and objects are nested too deeply. Remove some of the levels.</source>
        <translation>Las listas y los objetos tienen demasiados niveles. Elimine algunos.</translation>
    </message>
    <message>
        <source>This value cannot be used. Correct it as the documentation of task files says.</source>
        <translation>Este valor no puede usarse. Corríjalo según la documentación de los archivos de tarea.</translation>
    </message>
    <message>
        <source>“%1” cannot be used here. Correct it as the documentation of task files says.</source>
        <translation>«%1» no puede usarse aquí. Corríjalo según la documentación de los archivos de tarea.</translation>
    </message>
    <message>
        <source>%1 is not in the table. Correct its name, or remove it from the task.</source>
        <translation>%1 no está en la tabla. Corrija el nombre o elimínelo de la tarea.</translation>
    </message>
    <message>
        <source>%1, used by %2, is not in the table. Correct its name, or remove it from the task.</source>
        <translation>%1, que usa %2, no está en la tabla. Corrija el nombre o elimínelo de la tarea.</translation>
    </message>
    <message>
        <source>%1 is used in two ways at once. Keep one role for it.</source>
        <translation>%1 se usa de dos maneras a la vez. Déjele un solo rol.</translation>
    </message>
    <message>
        <source>%1 is used in two ways at once: %2. Keep one role for it.</source>
        <translation>%1 se usa de dos maneras a la vez: %2. Déjele un solo rol.</translation>
    </message>
    <message>
        <source>%1: an edit step cannot be applied to it. Remove the step, or correct its numbers.</source>
        <translation>%1: no puede aplicársele un paso de edición. Elimine el paso o corrija sus números.</translation>
    </message>
    <message>
        <source>“%1” is none of train, validation and test. Correct it, or split at random instead.</source>
        <translation>«%1» no es train, validation ni test. Corríjalo o haga la partición al azar.</translation>
    </message>
    <message>
        <source>The split leaves a part without patients, or without patients of both outcomes. Change the split, or split at random instead.</source>
        <translation>La partición deja una parte sin pacientes o sin pacientes de ambos desenlaces. Cambie la partición o hágala al azar.</translation>
    </message>
    <message>
        <source>There are %1 folds, but only %2 patients of one outcome, and every fold needs one of each. Choose fewer folds.</source>
        <translation>Hay %1 pliegues, pero los pacientes con uno de los desenlaces son %2, y cada pliegue necesita uno de cada. Elija menos pliegues.</translation>
    </message>
    <message>
        <source>The study itself says who is in the test part, so patients cannot be dealt into folds. Let the test part judge, or split at random.</source>
        <translation>El propio estudio dice quién está en la parte de test, así que los pacientes no pueden repartirse en pliegues. Evalúe en la parte de test o haga la partición al azar.</translation>
    </message>
    <message>
        <source>There is no date, so the patient cannot be placed in time. Fill it in, or split otherwise.</source>
        <translation>No hay fecha, así que el paciente no puede situarse en el tiempo. Complétela o haga otra partición.</translation>
    </message>
    <message>
        <source>“%1” is no date, or could be two. Write dates as 2024-03-07, or split otherwise.</source>
        <translation>«%1» no es una fecha, o podría ser dos. Escriba las fechas como 2024-03-07 o haga otra partición.</translation>
    </message>
    <message>
        <source>No site is named that is left out for the test. Name at least one.</source>
        <translation>No se indica ningún centro reservado para el test. Indique al menos uno.</translation>
    </message>
    <message>
        <source>“%1” is none of its values. Name a site that is there to be left out for the test.</source>
        <translation>«%1» no es ninguno de sus valores. Indique un centro existente para reservarlo para el test.</translation>
    </message>
    <message>
        <source>%1: two panels have this name. Rename one of them.</source>
        <translation>%1: dos paneles tienen este nombre. Cambie uno de ellos.</translation>
    </message>
    <message>
        <source>%1 has no name. Give it one.</source>
        <translation>%1 no tiene nombre. Déselo.</translation>
    </message>
    <message>
        <source>%1 has no tests. Add a test to it, or remove the panel.</source>
        <translation>%1 no tiene pruebas. Añádale una prueba o elimine el panel.</translation>
    </message>
    <message>
        <source>%1 does not exist. Choose one of the panels.</source>
        <translation>%1 no existe. Elija uno de los paneles.</translation>
    </message>
    <message>
        <source>%1, named by the shared fee “%2”, does not exist. Remove it from the fee.</source>
        <translation>%1, nombrado por el cargo común «%2», no existe. Elimínelo del cargo.</translation>
    </message>
    <message>
        <source>There is no panel to order. Add a panel and put tests into it.</source>
        <translation>No hay ningún panel que solicitar. Añada un panel y ponga pruebas en él.</translation>
    </message>
    <message>
        <source>“%1” has no panel to order. Add a panel and put tests into it.</source>
        <translation>«%1» no tiene ningún panel que solicitar. Añada un panel y ponga pruebas en él.</translation>
    </message>
    <message>
        <source>%1: there are %2 panels; at most %3 can be used. Merge or remove some.</source>
        <translation>%1: hay %2 paneles; pueden usarse como máximo %3. Junte o elimine algunos.</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Paneles</translation>
    </message>
    <message>
        <source>Two shared fees are named “%1”. Rename one of them.</source>
        <translation>Dos cargos comunes se llaman «%1». Cambie el nombre de uno.</translation>
    </message>
    <message>
        <source>%1: a price, time or volume cannot be below zero. Enter 0 or more.</source>
        <translation>%1: un precio, tiempo o volumen no puede ser menor que cero. Introduzca 0 o más.</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Nobody said how long %1 takes, so time cannot be saved. Give every panel its minutes, or minimise money.</source>
        <translation>Nadie ha dicho cuánto tarda %1, así que no puede ahorrarse tiempo. Dé a cada panel sus minutos o minimice el dinero.</translation>
    </message>
    <message>
        <source>a panel</source>
        <translation>un panel</translation>
    </message>
    <message>
        <source>%1, named by the rules for orders, does not exist. Remove it from them.</source>
        <translation>%1, nombrado por las reglas de solicitud, no existe. Elimínelo de ellas.</translation>
    </message>
    <message>
        <source>%1, which “%2” needs first, does not exist. Remove it there.</source>
        <translation>%1, que «%2» necesita antes, no existe. Elimínelo allí.</translation>
    </message>
    <message>
        <source>%1 is to be ordered first and never. Take one of the two back.</source>
        <translation>%1 debe solicitarse primero y nunca. Deshaga una de las dos cosas.</translation>
    </message>
    <message>
        <source>%1 is to be ordered first, but needs “%2”, which is never ordered. Take one of the rules back.</source>
        <translation>%1 debe solicitarse primero, pero necesita «%2», que nunca se solicita. Deshaga una de las reglas.</translation>
    </message>
    <message>
        <source>%1 needs “%2” first, which is never ordered. Take the need back, or say that neither is ordered.</source>
        <translation>%1 necesita antes «%2», que nunca se solicita. Deshaga esa necesidad o diga que no se solicita ninguno de los dos.</translation>
    </message>
    <message>
        <source>%1 cannot be ordered: these panels need each other first: %2. Take one of the needs back.</source>
        <translation>%1 no puede solicitarse: estos paneles se necesitan antes unos a otros: %2. Deshaga una de esas necesidades.</translation>
    </message>
    <message>
        <source>The panels that come first (%1) come to %2, above the cap of %3. Raise the cap, or let fewer panels come first.</source>
        <translation>Los paneles que van primero (%1) suman %2, por encima del tope de %3. Suba el tope o haga que vayan primero menos paneles.</translation>
    </message>
    <message>
        <source>%1: a cap on minutes cannot be kept where panels may be ordered together. Take one of the two back.</source>
        <translation>%1: un tope de minutos no puede respetarse si pueden solicitarse paneles juntos. Deshaga una de las dos cosas.</translation>
    </message>
    <message>
        <source>Rules for orders</source>
        <translation>Reglas de solicitud</translation>
    </message>
    <message>
        <source>There is no built-in cohort “%1”. Choose one from the list.</source>
        <translation>No hay ninguna cohorte incluida «%1». Elija una de la lista.</translation>
    </message>
    <message>
        <source>%1: this number of patients cannot be drawn. Choose a number between 1 and %2.</source>
        <translation>%1: no puede generarse este número de pacientes. Elija un número entre 1 y %2.</translation>
    </message>
    <message>
        <source>Built-in cohort</source>
        <translation>Cohorte incluida</translation>
    </message>
    <message>
        <source>There is no training setting “%1”. The help of “train” lists all of them.</source>
        <translation>No hay ningún ajuste de entrenamiento «%1». La ayuda de «train» los lista todos.</translation>
    </message>
    <message>
        <source>There is not enough memory for this. Close other programs, or take fewer patients or panels. What was stored is kept.</source>
        <translation>No hay memoria suficiente para esto. Cierre otros programas o use menos pacientes o paneles. Se conserva lo guardado.</translation>
    </message>
    <message>
        <source>There is not enough memory for this. Close other programs, lower the setting “%1”, or take fewer patients. What was stored is kept.</source>
        <translation>No hay memoria suficiente para esto. Cierre otros programas, baje el ajuste «%1» o use menos pacientes. Se conserva lo guardado.</translation>
    </message>
    <message>
        <source>The policy cannot be used on these patients: it needs “%1”. Add that column or panel, or train a new policy.</source>
        <translation>La estrategia no puede usarse en estos pacientes: necesita «%1». Añada esa columna o panel o entrene una estrategia nueva.</translation>
    </message>
    <message>
        <source>%1 holds no trained policy yet. Train one first.</source>
        <translation>%1 aún no contiene ninguna estrategia entrenada. Entrene una primero.</translation>
    </message>
    <message>
        <source>There is no trained policy “%1” in this project. Choose one from the list.</source>
        <translation>No hay ninguna estrategia entrenada «%1» en este proyecto. Elija una de la lista.</translation>
    </message>
    <message>
        <source>The training of policy “%1” cannot be resumed: it has finished, is still running, or nothing of it was stored. Train a new policy.</source>
        <translation>El entrenamiento de la estrategia «%1» no puede reanudarse: ha terminado, sigue en marcha o no se guardó nada. Entrene una estrategia nueva.</translation>
    </message>
    <message>
        <source>There is no table of baselines “%1” in this project. Choose one from the list.</source>
        <translation>No hay ninguna tabla de comparadores «%1» en este proyecto. Elija una de la lista.</translation>
    </message>
    <message>
        <source>Table of baselines “%1” cannot be resumed: it has finished, is still running, or nothing of it was stored. Run the baselines again.</source>
        <translation>La tabla de comparadores «%1» no puede reanudarse: ha terminado, sigue en marcha o no se guardó nada. Ejecute de nuevo los comparadores.</translation>
    </message>
    <message>
        <source>There is no patient in row %1. Choose a row of the table.</source>
        <translation>No hay ningún paciente en la fila %1. Elija una fila de la tabla.</translation>
    </message>
    <message>
        <source>%1: the exact optimum needs few findings with few values each, all of them recorded. Choose the lattice instead.</source>
        <translation>%1: el óptimo exacto necesita pocos hallazgos con pocos valores cada uno, todos registrados. Elija Lattice en su lugar.</translation>
    </message>
    <message>
        <source>These patients</source>
        <translation>Estos pacientes</translation>
    </message>
    <message>
        <source>There is no front “%1” in this project. Find one first.</source>
        <translation>No hay ningún frente «%1» en este proyecto. Busque uno primero.</translation>
    </message>
    <message>
        <source>The search for front “%1” cannot be resumed: it has finished, is still running, or was for other patients or panels. Start a new one.</source>
        <translation>La búsqueda del frente «%1» no puede reanudarse: ha terminado, sigue en marcha o era para otros pacientes o paneles. Inicie una nueva.</translation>
    </message>
    <message>
        <source>There is no policy “%1” on this front. Choose a number from 1 to %2.</source>
        <translation>No hay ninguna estrategia «%1» en este frente. Elija un número de 1 a %2.</translation>
    </message>
    <message>
        <source>%1 is not a PanelWise project. It was left unchanged; choose a file ending in .panelwise.</source>
        <translation>%1 no es un proyecto de PanelWise. No se ha modificado; elija un archivo terminado en .panelwise.</translation>
    </message>
    <message>
        <source>%1 was written by a newer PanelWise. It was left unchanged; open it with the newer version.</source>
        <translation>%1 fue escrito por una versión más reciente de PanelWise. No se ha modificado; ábralo con esa versión.</translation>
    </message>
    <message>
        <source>%1 is damaged. It was left unchanged; open a backup or another copy of it.</source>
        <translation>%1 está dañado. No se ha modificado; abra una copia de seguridad u otra copia.</translation>
    </message>
    <message>
        <source>%1 ends too early, as after an incomplete download. It was left unchanged; copy it again.</source>
        <translation>%1 termina antes de tiempo, como tras una descarga incompleta. No se ha modificado; cópielo de nuevo.</translation>
    </message>
    <message>
        <source>%1 is open in another window. Close it there, or open it here for reading only.</source>
        <translation>%1 está abierto en otra ventana. Ciérrelo allí o ábralo aquí solo para lectura.</translation>
    </message>
    <message>
        <source>%1 is open for reading only, so nothing can be saved in it. Use Save As to make a copy you can change.</source>
        <translation>%1 está abierto solo para lectura; no puede guardarse nada en él. Use Guardar como para hacer una copia modificable.</translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more.</source>
        <translation>
            <numerusform>… y %Ln más.</numerusform>
            <numerusform>… y %Ln más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Setting “%1” cannot have this value.</source>
        <translation>El ajuste «%1» no puede tener este valor.</translation>
    </message>
    <message>
        <source>A library needed for learning cannot be loaded (%1). EMFlow and TorchScript need LibTorch, boosted trees of XGBoost its library: install what the package recommends, or choose another encoder or another model.</source>
        <translation>No se puede cargar una biblioteca necesaria para aprender (%1). EMFlow y TorchScript necesitan LibTorch; los árboles potenciados de XGBoost, su biblioteca: instale lo que recomienda el paquete o elija otro codificador u otro modelo.</translation>
    </message>
    <message>
        <source>%1 was shared without patients. What was found is here to look at; to train, search or walk through patients, open the original or a table of your own.</source>
        <translation>%1 se compartió sin pacientes. Lo hallado puede verse aquí; para entrenar, buscar o seguir pacientes, abra el original o una tabla propia.</translation>
    </message>
</context>
<context>
    <name>EventText</name>
    <message>
        <source>the index time</source>
        <translation>el momento índice</translation>
    </message>
    <message>
        <source>%1 h before</source>
        <translation>%1 h antes</translation>
    </message>
    <message>
        <source>%1 h after</source>
        <translation>%1 h después</translation>
    </message>
    <message>
        <source>index time: column “%1” of the patient table</source>
        <translation>momento índice: columna «%1» de la tabla de pacientes</translation>
    </message>
    <message>
        <source>index time: the patient&apos;s first measurement</source>
        <translation>momento índice: la primera medición del paciente</translation>
    </message>
    <message>
        <source>index time: the start that times are counted from</source>
        <translation>momento índice: el inicio desde el que se cuentan los tiempos</translation>
    </message>
    <message>
        <source>index time: found by itself</source>
        <translation>momento índice: hallado automáticamente</translation>
    </message>
    <message>
        <source>%1 in rows with too few or too many fields</source>
        <translation>%1 en filas con muy pocos o demasiados campos</translation>
    </message>
    <message>
        <source>%1 of patients who are not in the patient table</source>
        <translation>%1 de pacientes que no están en la tabla de pacientes</translation>
    </message>
    <message>
        <source>%1 of patients without an index time</source>
        <translation>%1 de pacientes sin momento índice</translation>
    </message>
    <message>
        <source>%1 without a readable time</source>
        <translation>%1 sin hora legible</translation>
    </message>
    <message>
        <source>%1 outside the window</source>
        <translation>%1 fuera de la ventana</translation>
    </message>
    <message>
        <source>%1 of tests that are left out</source>
        <translation>%1 de pruebas omitidas</translation>
    </message>
    <message>
        <source>%1 of tests that too few patients have</source>
        <translation>%1 de pruebas que tienen muy pocos pacientes</translation>
    </message>
    <message>
        <source>%1 without a value</source>
        <translation>%1 sin valor</translation>
    </message>
    <message>
        <source>%1 whose value is not a number</source>
        <translation>%1 cuyo valor no es un número</translation>
    </message>
    <message>
        <source>%1 without a unit</source>
        <translation>%1 sin unidad</translation>
    </message>
    <message>
        <source>%1 in a unit that cannot be converted</source>
        <translation>%1 en una unidad que no puede convertirse</translation>
    </message>
    <message>
        <source>Measurements: %1 read, %2 used for %3 values of %4 patients</source>
        <translation>Mediciones: %1 leídas, %2 usadas para %3 valores de %4 pacientes</translation>
    </message>
    <message>
        <source>; left out: %1</source>
        <translation>; omitidas: %1</translation>
    </message>
    <message>
        <source>%1 values were converted from another unit.</source>
        <translation>Valores convertidos de otra unidad: %1.</translation>
    </message>
    <message>
        <source>%1 values without a unit were taken to be in the usual unit of their test.</source>
        <translation>Valores sin unidad tomados en la unidad habitual de su prueba: %1.</translation>
    </message>
    <message>
        <source>%1 values were written as a limit, such as “&lt;3”.</source>
        <translation>Valores escritos como límite, como «&lt;3»: %1.</translation>
    </message>
    <message>
        <source>%1 measurements have a date without a time and count as midnight.</source>
        <translation>Mediciones con fecha sin hora, que cuentan como medianoche: %1.</translation>
    </message>
    <message>
        <source>%1 of %2 patients have no measurement in the window.</source>
        <translation>Pacientes sin ninguna medición en la ventana: %1 de %2.</translation>
    </message>
    <message>
        <source>No reference range is known, so the last value stands for the worst: %1.</source>
        <translation>No se conoce intervalo de referencia; el último valor hace de peor: %1.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>patient %1, time %2, test %3, value %4, unit %5</source>
        <translation>paciente %1, hora %2, prueba %3, valor %4, unidad %5</translation>
    </message>
    <message>
        <source>last value</source>
        <translation>último valor</translation>
    </message>
    <message>
        <source>first value</source>
        <translation>primer valor</translation>
    </message>
    <message>
        <source>value farthest from the reference range</source>
        <translation>valor más alejado del intervalo de referencia</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>media</translation>
    </message>
    <message>
        <source>%1 from %2 to %3; %4</source>
        <translation>%1 de %2 a %3; %4</translation>
    </message>
    <message>
        <source>no unit</source>
        <translation>sin unidad</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (converted)</source>
        <translation>%1 (convertida)</translation>
    </message>
    <message>
        <source>%1 (left out)</source>
        <translation>%1 (omitida)</translation>
    </message>
</context>
<context>
    <name>ExamTexts</name>
    <message>
        <source>Exam: %1</source>
        <translation>Examen: %1</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>no</translation>
    </message>
</context>
<context>
    <name>ExamWords</name>
    <message>
        <source>It is not what was asked for: students get *.exam.json, the teacher keeps *.exam-key.json.</source>
        <translation>No es lo que se pedía: los estudiantes reciben *.exam.json y el docente guarda *.exam-key.json.</translation>
    </message>
    <message>
        <source>It was made by a newer PanelWise. Update the program to read it.</source>
        <translation>Se hizo con un PanelWise más reciente. Actualice el programa para leerlo.</translation>
    </message>
    <message>
        <source>It is damaged near line %1.</source>
        <translation>Está dañado cerca de la línea %1.</translation>
    </message>
    <message>
        <source>It is damaged at %1.</source>
        <translation>Está dañado en %1.</translation>
    </message>
    <message>
        <source>Its cases or limits were changed after the exam was made.</source>
        <translation>Sus casos o límites se cambiaron después de crear el examen.</translation>
    </message>
    <message>
        <source>Its answers were changed outside PanelWise, or come from another exam.</source>
        <translation>Sus respuestas se cambiaron fuera de PanelWise o proceden de otro examen.</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>respondido</translation>
    </message>
    <message>
        <source>not all cases diagnosed</source>
        <translation>no todos los casos diagnosticados</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>sin responder</translation>
    </message>
    <message>
        <source>over the limits</source>
        <translation>fuera de los límites</translation>
    </message>
    <message>
        <source>another exam</source>
        <translation>otro examen</translation>
    </message>
</context>
<context>
    <name>Explain</name>
    <message>
        <source>Where it is used</source>
        <translation>Dónde se usa</translation>
    </message>
</context>
<context>
    <name>FigureController</name>
    <message>
        <source>Name the file to write.</source>
        <translation>Indique el archivo que se escribirá.</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>No existe la carpeta «%1».</translation>
    </message>
    <message>
        <source>Nothing can be saved in “%1”. Choose another folder.</source>
        <translation>No puede guardarse nada en «%1». Elija otra carpeta.</translation>
    </message>
    <message>
        <source>“%1” already exists and will be replaced.</source>
        <translation>«%1» ya existe y se reemplazará.</translation>
    </message>
</context>
<context>
    <name>FigurePage</name>
    <message>
        <source>Journal, one column</source>
        <translation>Revista, una columna</translation>
    </message>
    <message>
        <source>Journal, one and a half columns</source>
        <translation>Revista, columna y media</translation>
    </message>
    <message>
        <source>Journal, two columns</source>
        <translation>Revista, dos columnas</translation>
    </message>
    <message>
        <source>Slide, 16:9</source>
        <translation>Diapositiva, 16:9</translation>
    </message>
    <message>
        <source>Simulation for education and research. Not for clinical use.</source>
        <translation>Simulación para docencia e investigación. No apta para uso clínico.</translation>
    </message>
    <message>
        <source>The figure as the file will show it.</source>
        <translation>La figura tal como la mostrará el archivo.</translation>
    </message>
</context>
<context>
    <name>FileFaultText</name>
    <message>
        <source>%1 is a workbook of an old Excel (.xls) or has a password. Save it as .xlsx without a password.</source>
        <translation>%1 es un libro de un Excel antiguo (.xls) o tiene contraseña. Guárdelo como .xlsx sin contraseña.</translation>
    </message>
    <message>
        <source>%1 has a password. Save it without one, then open it again.</source>
        <translation>%1 tiene contraseña. Guárdelo sin ella y ábralo de nuevo.</translation>
    </message>
    <message>
        <source>%1 is a binary Excel workbook (.xlsb). Save it as .xlsx.</source>
        <translation>%1 es un libro binario de Excel (.xlsb). Guárdelo como .xlsx.</translation>
    </message>
    <message>
        <source>%1 is a Numbers document. Export it as Excel (.xlsx) or CSV.</source>
        <translation>%1 es un documento de Numbers. Expórtelo como Excel (.xlsx) o CSV.</translation>
    </message>
    <message>
        <source>%1 is a PDF, which holds pages, not a table. Ask for the table itself as CSV or .xlsx.</source>
        <translation>%1 es un PDF, que contiene páginas, no una tabla. Pida la tabla misma como CSV o .xlsx.</translation>
    </message>
    <message>
        <source>%1 is a Parquet file. Save the table as CSV or .xlsx.</source>
        <translation>%1 es un archivo Parquet. Guarde la tabla como CSV o .xlsx.</translation>
    </message>
    <message>
        <source>%1 is an SPSS portable file (.por). Open it in SPSS or PSPP and save it as .sav.</source>
        <translation>%1 es un archivo portátil de SPSS (.por). Ábralo en SPSS o PSPP y guárdelo como .sav.</translation>
    </message>
    <message>
        <source>%1 is an R data file. In R, write the table with write.csv().</source>
        <translation>%1 es un archivo de datos de R. En R, escriba la tabla con write.csv().</translation>
    </message>
    <message>
        <source>%1 is an archive without a table that can be read. Unpack it and open the table inside.</source>
        <translation>%1 es un archivo comprimido sin ninguna tabla legible. Descomprímalo y abra la tabla que contiene.</translation>
    </message>
    <message>
        <source>%1 is damaged or incomplete (%2). Open it in the program it comes from and save it again, or copy it once more.</source>
        <translation>%1 está dañado o incompleto (%2). Ábralo en el programa de origen y guárdelo de nuevo, o cópielo otra vez.</translation>
    </message>
    <message>
        <source>%1 unpacks to far more than a table of its size holds, and was not read. Save it again from the program it comes from, or as CSV.</source>
        <translation>%1 ocupa al descomprimirlo mucho más que una tabla de su tamaño y no se ha leído. Guárdelo de nuevo desde el programa de origen, o como CSV.</translation>
    </message>
    <message>
        <source>%1 has no sheet “%2”. It has: %3.</source>
        <translation>%1 no tiene ninguna hoja «%2». Tiene: %3.</translation>
    </message>
    <message>
        <source>Row %1 of the sheet in %2 is empty, so it cannot hold the names of the columns. Choose the row with the names.</source>
        <translation>La fila %1 de la hoja de %2 está vacía; no puede contener los nombres de las columnas. Elija la fila con los nombres.</translation>
    </message>
</context>
<context>
    <name>FileQuestions</name>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Projects, tables and exported figures (%1);;All files (*)</source>
        <translation>Proyectos, tablas y figuras exportadas (%1);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Open table</source>
        <translation>Abrir tabla</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tablas (*.csv *.tsv *.txt);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Open patient table</source>
        <translation>Abrir tabla de pacientes</translation>
    </message>
    <message>
        <source>Tables (%1);;All files (*)</source>
        <translation>Tablas (%1);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Load recipe</source>
        <translation>Cargar receta</translation>
    </message>
    <message>
        <source>Recipes, task files and projects (*.json *.panelwise);;All files (*)</source>
        <translation>Recetas, archivos de tarea y proyectos (*.json *.panelwise);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Save recipe</source>
        <translation>Guardar receta</translation>
    </message>
    <message>
        <source>Recipes (*.json)</source>
        <translation>Recetas (*.json)</translation>
    </message>
    <message>
        <source>Open price list</source>
        <translation>Abrir lista de precios</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Guardar como</translation>
    </message>
    <message>
        <source>PanelWise projects (*.panelwise)</source>
        <translation>Proyectos de PanelWise (*.panelwise)</translation>
    </message>
    <message>
        <source>Where is the project?</source>
        <translation>¿Dónde está el proyecto?</translation>
    </message>
    <message>
        <source>Export figure</source>
        <translation>Exportar figura</translation>
    </message>
    <message>
        <source>Figures (*.pdf *.svg *.png)</source>
        <translation>Figuras (*.pdf *.svg *.png)</translation>
    </message>
    <message>
        <source>Save the data behind the figure</source>
        <translation>Guardar los datos de la figura</translation>
    </message>
    <message>
        <source>Tables (*.csv *.xlsx)</source>
        <translation>Tablas (*.csv *.xlsx)</translation>
    </message>
    <message>
        <source>Export task file</source>
        <translation>Exportar archivo de tarea</translation>
    </message>
    <message>
        <source>Task files (*.task.json)</source>
        <translation>Archivos de tarea (*.task.json)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Páginas web (*.html)</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>Exportar informe</translation>
    </message>
    <message>
        <source>Export the tables</source>
        <translation>Exportar las tablas</translation>
    </message>
    <message>
        <source>Tables (*.csv *.xlsx *.md *.tex)</source>
        <translation>Tablas (*.csv *.xlsx *.md *.tex)</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Elegir una carpeta</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Abrir una lección</translation>
    </message>
    <message>
        <source>Lessons (*.json);;All files (*)</source>
        <translation>Lecciones (*.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation>Guardar la lección</translation>
    </message>
    <message>
        <source>Lessons (*.lesson.json)</source>
        <translation>Lecciones (*.lesson.json)</translation>
    </message>
    <message>
        <source>Make an exam</source>
        <translation>Crear un examen</translation>
    </message>
    <message>
        <source>The key of the exam</source>
        <translation>La clave del examen</translation>
    </message>
    <message>
        <source>Keys of exams (*.exam-key.json)</source>
        <translation>Claves de exámenes (*.exam-key.json)</translation>
    </message>
</context>
<context>
    <name>FindingText</name>
    <message>
        <source>Show the row</source>
        <translation>Mostrar la fila</translation>
    </message>
    <message>
        <source>Show %1 rows</source>
        <translation>Mostrar %1 filas</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>%1: median %2 is unusual; the values look like %3.</source>
        <translation>%1: la mediana %2 es inusual; los valores parecen estar en %3.</translation>
    </message>
    <message>
        <source>%1: one value looks like %2, the others are in %3.</source>
        <translation>%1: un valor parece estar en %2; los demás están en %3.</translation>
    </message>
    <message>
        <source>%1: %2 values look like %3, the others are in %4.</source>
        <translation>%1: %2 valores parecen estar en %3; los demás están en %4.</translation>
    </message>
    <message>
        <source>%1: median %2 is unusual; the values look like logarithms.</source>
        <translation>%1: la mediana %2 es inusual; los valores parecen logaritmos.</translation>
    </message>
    <message>
        <source>%1: median %2 is unusual; %1 and %3 look swapped.</source>
        <translation>%1: la mediana %2 es inusual; %1 y %3 parecen intercambiados.</translation>
    </message>
    <message>
        <source>%1: median %2 is outside %3; looks like %4.</source>
        <translation>%1: la mediana %2 está fuera de %3; se parece a %4.</translation>
    </message>
    <message>
        <source>%1 predicts the outcome almost perfectly (AUROC %2): is it known before the tests?</source>
        <translation>%1 predice el desenlace casi a la perfección (AUROC %2): ¿se conoce antes de las pruebas?</translation>
    </message>
    <message>
        <source>%1 is recorded in hardly anybody but cases: is it known before the tests?</source>
        <translation>%1 apenas está registrado salvo en los casos: ¿se conoce antes de las pruebas?</translation>
    </message>
    <message>
        <source>%1 is recorded in hardly any case, and in many others: is it known before the tests?</source>
        <translation>%1 apenas está registrado en los casos, y sí en muchos otros: ¿se conoce antes de las pruebas?</translation>
    </message>
    <message>
        <source>Panel %1 is left out: no patient has a value of it.</source>
        <translation>Se omite el panel %1: ningún paciente tiene un valor de él.</translation>
    </message>
    <message>
        <source>One row is the same as another in every column in use.</source>
        <translation>Una fila es igual a otra en todas las columnas en uso.</translation>
    </message>
    <message>
        <source>%1 rows are the same as others in every column in use.</source>
        <translation>%1 filas son iguales a otras en todas las columnas en uso.</translation>
    </message>
    <message>
        <source>%1: %2 rows share their number with others. Unless their rows stay together, patients are learned from and judged.</source>
        <translation>%1: %2 filas comparten su número con otras. Si sus filas no quedan juntas, se aprende y se evalúa con los mismos pacientes.</translation>
    </message>
    <message>
        <source>One patient of validation or test has nearly the same values as one who is learned from.</source>
        <translation>Un paciente de validación o test tiene casi los mismos valores que uno del que se aprende.</translation>
    </message>
    <message>
        <source>%1 patients of validation or test have nearly the same values as some who are learned from.</source>
        <translation>%1 pacientes de validación o test tienen casi los mismos valores que otros de los que se aprende.</translation>
    </message>
    <message>
        <source>%1: %2 values are exactly %3 and all others lie within %4; %3 looks like a code for “not recorded”.</source>
        <translation>%1: %2 valores son exactamente %3 y todos los demás están en %4; %3 parece un código de «no registrado».</translation>
    </message>
    <message>
        <source>%1: one value, %2, is outside %3.</source>
        <translation>%1: un valor, %2, está fuera de %3.</translation>
    </message>
    <message>
        <source>%1: %2 values above %3, highest %4.</source>
        <translation>%1: %2 valores por encima de %3, el mayor %4.</translation>
    </message>
    <message>
        <source>%1: %2 values below %3, lowest %4.</source>
        <translation>%1: %2 valores por debajo de %3, el menor %4.</translation>
    </message>
    <message>
        <source>%1: %2 values outside %3, farthest %4.</source>
        <translation>%1: %2 valores fuera de %3, el más alejado %4.</translation>
    </message>
    <message>
        <source>Convert to %1</source>
        <translation>Convertir a %1</translation>
    </message>
    <message>
        <source>Multiply by %1</source>
        <translation>Multiplicar por %1</translation>
    </message>
    <message>
        <source>Divide by %1</source>
        <translation>Dividir por %1</translation>
    </message>
    <message>
        <source>Do not use</source>
        <translation>No usar</translation>
    </message>
    <message>
        <source>Keep patients together</source>
        <translation>Mantener juntos los pacientes</translation>
    </message>
    <message>
        <source>Treat as missing</source>
        <translation>Tratar como ausentes</translation>
    </message>
    <message>
        <source>Convert these to %1</source>
        <translation>Convertir estos a %1</translation>
    </message>
    <message>
        <source>Undo the logarithm</source>
        <translation>Deshacer el logaritmo</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Intercambiar</translation>
    </message>
    <message>
        <source>leave %1 out: list it under “ignore” in the task file</source>
        <translation>omitir %1: póngalo en «ignore» en el archivo de tarea</translation>
    </message>
    <message>
        <source>keep rows with the same %1 together: --split patient:%1, or “split” in the task file</source>
        <translation>mantener juntas las filas de igual %1: --split patient:%1, o «split» en el archivo de tarea</translation>
    </message>
    <message>
        <source>leave them out: --duplicates drop, or “duplicates” in the task file</source>
        <translation>omitirlas: --duplicates drop, o «duplicates» en el archivo de tarea</translation>
    </message>
</context>
<context>
    <name>FlowFigure</name>
    <message>
        <source>Way</source>
        <translation>Recorrido</translation>
    </message>
    <message>
        <source>Patients of 1,000</source>
        <translation>Pacientes de 1000</translation>
    </message>
    <message>
        <source>Spent on their panels</source>
        <translation>Gastado en sus paneles</translation>
    </message>
    <message>
        <source>%1
Click to list these patients.</source>
        <translation>%1
Haga clic para listar estos pacientes.</translation>
    </message>
</context>
<context>
    <name>FlowFilm</name>
    <message>
        <source>Patients on their way through the policy</source>
        <translation>Pacientes en su recorrido por la estrategia</translation>
    </message>
    <message>
        <source>%1 of %2 diagnosed: %3 cases found, %4 missed</source>
        <translation>%1 de %2 diagnosticados: %3 casos detectados, %4 no detectados</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Panel no. %1</source>
        <translation>Panel n.º %1</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>sin %1</translation>
    </message>
</context>
<context>
    <name>FlowTab</name>
    <message>
        <source>Flow</source>
        <translation>Flujo</translation>
    </message>
    <message>
        <source>What became of every row of the file, as STARD asks for it.</source>
        <translation>Qué fue de cada fila del archivo, como pide STARD.</translation>
    </message>
</context>
<context>
    <name>FlowText</name>
    <message>
        <source>%1, then %2</source>
        <translation>%1, luego %2</translation>
    </message>
    <message>
        <source>No test</source>
        <translation>Ninguna prueba</translation>
    </message>
    <message>
        <source>Other panels</source>
        <translation>Otros paneles</translation>
    </message>
    <message>
        <source>%1, then other panels</source>
        <translation>%1, luego otros paneles</translation>
    </message>
    <message>
        <source>Panel %1</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Panel %1</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Otros</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Caso</translation>
    </message>
    <message>
        <source>No case</source>
        <translation>No caso</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>Diagnóstico</translation>
    </message>
    <message>
        <source>1st panel</source>
        <translation>1.er panel</translation>
    </message>
    <message>
        <source>2nd panel</source>
        <translation>2.º panel</translation>
    </message>
    <message>
        <source>3rd panel</source>
        <translation>3.er panel</translation>
    </message>
    <message>
        <source>Panel no. %1</source>
        <translation>Panel n.º %1</translation>
    </message>
    <message>
        <source>%1, a few with further panels</source>
        <translation>%1, algunos con más paneles</translation>
    </message>
    <message>
        <source>%1: diagnosed as a case</source>
        <translation>%1: diagnosticado como caso</translation>
    </message>
    <message>
        <source>%1: diagnosed as no case</source>
        <translation>%1: diagnosticado como no caso</translation>
    </message>
    <message>
        <source>%1 of 1,000 patients</source>
        <translation>%1 de 1000 pacientes</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>%1. %2, %3 for their panels.</source>
        <translation>%1. %2, %3 por sus paneles.</translation>
    </message>
    <message>
        <source>%1 together with %2</source>
        <translation>%1 junto con %2</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>con %1</translation>
    </message>
</context>
<context>
    <name>FlowWords</name>
    <message>
        <source>n = %1, %2 cases</source>
        <translation>n = %1, %2 casos</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>Rows of the file</source>
        <translation>Filas del archivo</translation>
    </message>
    <message>
        <source>Left out: outcome not recorded</source>
        <translation>Omitidos: desenlace no registrado</translation>
    </message>
    <message>
        <source>Cohort</source>
        <translation>Cohorte</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entrenamiento</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validación</translation>
    </message>
    <message>
        <source>Test</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Test</translation>
    </message>
    <message>
        <source>diagnosed without any test: %1</source>
        <translation>diagnosticados sin ninguna prueba: %1</translation>
    </message>
    <message>
        <source>Diagnosed as a case</source>
        <translation>Diagnosticados como caso</translation>
    </message>
    <message>
        <source>Diagnosed as no case</source>
        <translation>Diagnosticados como no caso</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Detectado</translation>
    </message>
    <message>
        <source>False alarm</source>
        <translation>Falsa alarma</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>No detectado</translation>
    </message>
    <message>
        <source>Correctly reassured</source>
        <translation>Descartado con acierto</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Patients</source>
        <translation>Pacientes</translation>
    </message>
    <message>
        <source>Participant flow: %1</source>
        <translation>Flujo de participantes: %1</translation>
    </message>
</context>
<context>
    <name>FrontFilm</name>
    <message>
        <source>How the front formed</source>
        <translation>Cómo se formó el frente</translation>
    </message>
    <message>
        <source>%1 of %2 policies found, %3 on the front</source>
        <translation>%1 de %2 estrategias halladas, %3 en el frente</translation>
    </message>
    <message>
        <source>Mean cost per patient</source>
        <translation>Coste medio por paciente</translation>
    </message>
</context>
<context>
    <name>FrontLegend</name>
    <message>
        <source>Front</source>
        <translation>Frente</translation>
    </message>
    <message>
        <source>No policy that was found is better for less money</source>
        <translation>Ninguna estrategia hallada es mejor por menos dinero</translation>
    </message>
    <message>
        <source>First estimate, from training patients</source>
        <translation>Primera estimación, en los pacientes de entrenamiento</translation>
    </message>
    <message>
        <source>What is learned so far promises this much; the search goes on, and the policies it finds take the place of this line</source>
        <translation>Lo aprendido hasta ahora promete esto; la búsqueda continúa, y las estrategias que halle ocuparán el lugar de esta línea</translation>
    </message>
    <message>
        <source>95 % band</source>
        <translation>Banda del 95 %</translation>
    </message>
    <message>
        <source>Where the front lies in 95 of 100 samples of patients like these</source>
        <translation>Dónde está el frente en 95 de cada 100 muestras de pacientes como estos</translation>
    </message>
    <message>
        <source>Dominated</source>
        <translation>Dominada</translation>
    </message>
    <message>
        <source>Another policy is at least as good for no more money</source>
        <translation>Otra estrategia es al menos igual de buena sin costar más</translation>
    </message>
    <message>
        <source>Best for the old prices</source>
        <translation>Mejor con los precios anteriores</translation>
    </message>
    <message>
        <source>On the front for the prices it was found for, but no longer</source>
        <translation>En el frente con los precios con que se halló, pero ya no</translation>
    </message>
    <message>
        <source>Baselines</source>
        <translation>Comparadores</translation>
    </message>
    <message>
        <source>All panels, none, and the baselines of the newest table; point at one to see its figures</source>
        <translation>Todos los paneles, ninguno y los comparadores de la última tabla; señale uno para ver sus cifras</translation>
    </message>
    <message>
        <source>The same for everybody</source>
        <translation>Lo mismo para todos</translation>
    </message>
    <message>
        <source>All panels, or none, whatever the results</source>
        <translation>Todos los paneles o ninguno, sean cuales sean los resultados</translation>
    </message>
    <message>
        <source>Best fixed set</source>
        <translation>Mejor conjunto fijo</translation>
    </message>
    <message>
        <source>The best that the same panels for everybody do for the money</source>
        <translation>Lo mejor que logran los mismos paneles para todos por ese dinero</translation>
    </message>
    <message>
        <source>Best possible</source>
        <translation>Mejor posible</translation>
    </message>
    <message>
        <source>No policy can cross this line</source>
        <translation>Ninguna estrategia puede cruzar esta línea</translation>
    </message>
    <message>
        <source>Best possible over all patients, not only these</source>
        <translation>Mejor posible en todos los pacientes, no solo en estos</translation>
    </message>
    <message>
        <source>The most that any policy reaches on average over all possible patients. Among these few a policy may lie above it by chance; “Expected” shows where none can.</source>
        <translation>Lo máximo que alcanza una estrategia en promedio en todos los pacientes posibles. Entre estos pocos, una estrategia puede quedar por encima por azar; «Esperado» muestra dónde ninguna puede.</translation>
    </message>
    <message>
        <source>Validation to test</source>
        <translation>De validación a test</translation>
    </message>
    <message>
        <source>How much of the promise on validation patients holds on test patients</source>
        <translation>Cuánto de lo prometido en los pacientes de validación se mantiene en los de test</translation>
    </message>
    <message>
        <source>Out of sight: %1</source>
        <translation>Fuera de la vista: %1</translation>
    </message>
    <message>
        <source>Drag the plot or turn the wheel; a double click shows the front</source>
        <translation>Arrastre el gráfico o gire la rueda; un doble clic muestra el frente</translation>
    </message>
</context>
<context>
    <name>FrontScene</name>
    <message>
        <source>Policy %1</source>
        <translation>Estrategia %1</translation>
    </message>
    <message>
        <source>No longer on the front: policy %1</source>
        <translation>Ya no está en el frente: estrategia %1</translation>
    </message>
    <message>
        <source>Dominated policy %1</source>
        <translation>Estrategia dominada %1</translation>
    </message>
    <message>
        <source>Only what comes first</source>
        <translation>Solo los paneles que van primero</translation>
    </message>
    <message>
        <source>No panels</source>
        <translation>Ningún panel</translation>
    </message>
    <message>
        <source>All that may be ordered</source>
        <translation>Todo lo que se puede solicitar</translation>
    </message>
    <message>
        <source>All panels</source>
        <translation>Todos los paneles</translation>
    </message>
</context>
<context>
    <name>FrontText</name>
    <message>
        <source>money</source>
        <translation>dinero</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tiempo</translation>
    </message>
    <message>
        <source>money and time, an hour for %1</source>
        <translation>dinero y tiempo, una hora por %1</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Lattice</translation>
    </message>
    <message>
        <source>SM-DDPO sweep</source>
        <translation>Barrido SM-DDPO</translation>
    </message>
    <message>
        <source>SM-DDPO sweep, end to end</source>
        <translation>Barrido SM-DDPO, de extremo a extremo</translation>
    </message>
    <message>
        <source>Exact optimum</source>
        <translation>Óptimo exacto</translation>
    </message>
    <message>
        <source>Solves the problem backwards, from all panels known to none, for every set of panels. The quickest way to a whole front, for up to 64 panels.</source>
        <translation>Resuelve el problema hacia atrás, de todos los paneles conocidos a ninguno, para cada conjunto de paneles. La vía más rápida a un frente entero, hasta 64 paneles.</translation>
    </message>
    <message>
        <source>Trains one SM-DDPO policy after the other for different weights of cases and money; state encoder and classifier are learned once and shared.</source>
        <translation>Entrena una estrategia SM-DDPO tras otra con distintos pesos de casos y dinero; el codificador de estado y el clasificador se aprenden una vez y se comparten.</translation>
    </message>
    <message>
        <source>Trains one SM-DDPO policy after the other; the classifier is learned anew with each. The slowest way.</source>
        <translation>Entrena una estrategia SM-DDPO tras otra; el clasificador se aprende de nuevo con cada una. La vía más lenta.</translation>
    </message>
    <message>
        <source>The best that any policy can do, computed instead of learned. Only for a problem with few findings of few values each.</source>
        <translation>Lo mejor que puede lograr una estrategia, calculado en lugar de aprendido. Solo para un problema con pocos hallazgos de pocos valores cada uno.</translation>
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
        <translation>F1 equilibra casos detectados y falsas alarmas. Conviene a un desenlace poco frecuente.</translation>
    </message>
    <message>
        <source>AM is the mean of sensitivity and specificity, whatever the share of cases.</source>
        <translation>AM es la media de sensibilidad y especificidad, sea cual sea la proporción de casos.</translation>
    </message>
    <message>
        <source>AUROC</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>AUROC</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensibilidad</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <translation>Adaptativo</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Artículo</translation>
    </message>
    <message>
        <source>Few policies at first, then more where the front has its largest gaps.</source>
        <translation>Pocas estrategias al principio; después, más donde el frente tiene los mayores huecos.</translation>
    </message>
    <message>
        <source>The published grid of 190 policies.</source>
        <translation>La cuadrícula publicada de 190 estrategias.</translation>
    </message>
    <message>
        <source>State encoder</source>
        <translation>Codificador de estado</translation>
    </message>
    <message>
        <source>State table</source>
        <translation>Tabla de estados</translation>
    </message>
    <message>
        <source>Classifier</source>
        <translation>Clasificador</translation>
    </message>
    <message>
        <source>Policies</source>
        <translation>Estrategias</translation>
    </message>
    <message>
        <source>Panel sets</source>
        <translation>Conjuntos de paneles</translation>
    </message>
    <message>
        <source>Outlooks</source>
        <translation>Previsiones</translation>
    </message>
    <message>
        <source>Solving</source>
        <translation>Resolución</translation>
    </message>
    <message>
        <source>Final evaluation</source>
        <translation>Evaluación final</translation>
    </message>
    <message>
        <source>Judging on all patients</source>
        <translation>Evaluación en todos los pacientes</translation>
    </message>
    <message>
        <source>Learning from all patients</source>
        <translation>Aprendizaje con todos los pacientes</translation>
    </message>
    <message>
        <source>Learns to estimate unknown results from known ones.</source>
        <translation>Aprende a estimar los resultados desconocidos a partir de los conocidos.</translation>
    </message>
    <message>
        <source>Estimates the unknown results of every patient for every set of panels.</source>
        <translation>Estima los resultados desconocidos de cada paciente para cada conjunto de paneles.</translation>
    </message>
    <message>
        <source>Learns how likely the outcome is from what is known.</source>
        <translation>Aprende la probabilidad del desenlace a partir de lo conocido.</translation>
    </message>
    <message>
        <source>Trains policies for different weights of cases and money.</source>
        <translation>Entrena estrategias con distintos pesos de casos y dinero.</translation>
    </message>
    <message>
        <source>Learns how likely the outcome is from each set of panels.</source>
        <translation>Aprende la probabilidad del desenlace con cada conjunto de paneles.</translation>
    </message>
    <message>
        <source>Learns what each further panel is expected to show.</source>
        <translation>Aprende qué cabe esperar de cada panel adicional.</translation>
    </message>
    <message>
        <source>Works out the best next step for every set of panels, from all of them to none.</source>
        <translation>Calcula el mejor paso siguiente para cada conjunto de paneles, de todos a ninguno.</translation>
    </message>
    <message>
        <source>Tries the policies on patients nobody has looked at, once.</source>
        <translation>Prueba las estrategias, una vez, en pacientes que nadie ha mirado.</translation>
    </message>
    <message>
        <source>Searches again without each fold of the patients, and decides for these.</source>
        <translation>Busca de nuevo sin cada pliegue de pacientes y decide para estos.</translation>
    </message>
    <message>
        <source>Searches once more with everybody, for the policies that are to be used.</source>
        <translation>Busca una vez más, con todos los pacientes, las estrategias que se van a usar.</translation>
    </message>
    <message>
        <source>The search went on from where it had stopped.</source>
        <translation>La búsqueda continuó donde se había detenido.</translation>
    </message>
    <message>
        <source>There are few patients with the outcome, so the figures are uncertain.</source>
        <translation>Hay pocos pacientes con el desenlace; las cifras son inciertas.</translation>
    </message>
    <message>
        <source>There are too many sets of panels to look at all of them: those were taken that patients come by under good policies. One more panel, wherever it is ordered, would raise the metric by at most %1 (estimated from training patients, upper limit of 95 %). Panels that pay only together may add more.</source>
        <translation>Hay demasiados conjuntos de paneles para mirarlos todos: se tomaron aquellos por los que pasan los pacientes con buenas estrategias. Un panel más, dondequiera que se solicite, subiría la métrica como mucho %1 (estimado en los pacientes de entrenamiento, límite superior del 95 %). Los paneles que solo compensan juntos pueden aportar más.</translation>
    </message>
    <message>
        <source>There are too many sets of panels to look at all of them; sets that can hardly pay were left out.</source>
        <translation>Hay demasiados conjuntos de paneles para mirarlos todos; se omitieron los que difícilmente compensan.</translation>
    </message>
    <message>
        <source>Testing never pays here: the best policy orders nothing at any price of money. The panels tell little that the visible columns do not.</source>
        <translation>Aquí las pruebas nunca compensan: la mejor estrategia no solicita nada a ningún precio del dinero. Los paneles dicen poco que no digan las columnas visibles.</translation>
    </message>
    <message>
        <source>The table of all states would need too much memory, so only visited states are kept. Results are the same; it takes longer.</source>
        <translation>La tabla de todos los estados necesitaría demasiada memoria; solo se guardan los estados visitados. Los resultados son los mismos; tarda más.</translation>
    </message>
    <message>
        <source>The flow did not estimate unknown values better than a plain normal distribution, which is used instead.</source>
        <translation>El flujo no estimó los valores desconocidos mejor que una simple distribución normal, que se usa en su lugar.</translation>
    </message>
    <message>
        <source>The training of some policies became unstable. They went back to their last good state, and the front leaves out what did not recover.</source>
        <translation>El entrenamiento de algunas estrategias se volvió inestable. Volvieron a su último estado bueno, y el frente omite lo que no se recuperó.</translation>
    </message>
    <message>
        <source>This is the optimum for the recorded patients, counted from them; for other patients it is too good to be true.</source>
        <translation>Es el óptimo para los pacientes registrados, contado a partir de ellos; para otros pacientes es demasiado bueno para ser cierto.</translation>
    </message>
    <message>
        <source>There are more patients than are needed to learn from: a random sample with the same share of cases taught and chose the policies. Test figures are those of all test patients.</source>
        <translation>Hay más pacientes de los necesarios para aprender: una muestra aleatoria con la misma proporción de casos sirvió para aprender y elegir las estrategias. Las cifras de test son las de todos los pacientes de test.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>quedan %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>For %1 of patients policy %2, for the others policy %3</source>
        <translation>En el %1 de los pacientes, la estrategia %2; en los demás, la estrategia %3</translation>
    </message>
    <message>
        <source>Policy %1</source>
        <translation>Estrategia %1</translation>
    </message>
    <message>
        <source>%1, chosen on validation patients: %2 on average, %3.</source>
        <translation>%1, elegida en los pacientes de validación: %2 de promedio, %3.</translation>
    </message>
    <message>
        <source>%1, chosen on validation patients (%2 on average, %3): test patients pay %4, %5.</source>
        <translation>%1, elegida en los pacientes de validación (%2 de promedio, %3): los de test pagan %4, %5.</translation>
    </message>
    <message>
        <source>%1, chosen on validation patients (%2 on average, %3): test patients wait %4, %5.</source>
        <translation>%1, elegida en los pacientes de validación (%2 de promedio, %3): los de test esperan %4, %5.</translation>
    </message>
    <message>
        <source>%1, chosen on validation patients (%2 on average, %3): over all possible patients %4, %5.</source>
        <translation>%1, elegida en los pacientes de validación (%2 de promedio, %3): en todos los pacientes posibles %4, %5.</translation>
    </message>
    <message>
        <source>No policy at or below %1; nearest %2.</source>
        <translation>Ninguna estrategia por %1 o menos; la más próxima, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln folds</source>
        <translation>
            <numerusform>%Ln pliegue</numerusform>
            <numerusform>%Ln pliegues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, dealt %Ln times</source>
        <translation>
            <numerusform>%1, repartidos %Ln vez</numerusform>
            <numerusform>%1, repartidos %Ln veces</numerusform>
        </translation>
    </message>
    <message>
        <source>Judged on all %1 patients (%2 cases): %3</source>
        <translation>Evaluado en los %1 pacientes (%2 casos): %3</translation>
    </message>
    <message>
        <source>Every patient was decided for by policies that were found without them, chosen for at most what the policy in that row spends on average. So the figures tell what choosing a policy this way comes to. The policy of the row itself, which other pages try on test patients, was found without these; what is exported was found once more with all patients.</source>
        <translation>En cada paciente decidieron estrategias halladas sin él, elegidas por, como mucho, lo que gasta de promedio la estrategia de esa fila. Así, las cifras dicen a qué lleva elegir una estrategia de este modo. La estrategia de la fila, que otras páginas prueban en los pacientes de test, se halló sin estos; lo que se exporta se halló una vez más con todos los pacientes.</translation>
    </message>
    <message>
        <source>All panels are free, so there are no budgets to average over.</source>
        <translation>Todos los paneles son gratuitos; no hay presupuestos sobre los que promediar.</translation>
    </message>
    <message>
        <source>Averaged over all budgets up to %1: %2 %3 on all patients (hypervolume %4).</source>
        <translation>Promedio de todos los presupuestos hasta %1: %2 %3 en todos los pacientes (hipervolumen %4).</translation>
    </message>
    <message>
        <source>Averaged over all budgets up to %1: %2 %3 on test patients (hypervolume %4).</source>
        <translation>Promedio de todos los presupuestos hasta %1: %2 %3 en los pacientes de test (hipervolumen %4).</translation>
    </message>
    <message>
        <source>Averaged over all budgets up to %1: %2 %3 on validation patients (hypervolume %4).</source>
        <translation>Promedio de todos los presupuestos hasta %1: %2 %3 en los pacientes de validación (hipervolumen %4).</translation>
    </message>
    <message>
        <source>Optimism (validation, which chose the front, minus test): %1 %2, mean cost %3.</source>
        <translation>Optimismo (validación, que eligió el frente, menos test): %1 %2, coste medio %3.</translation>
    </message>
    <message>
        <source>Optimism (validation, which chose the front, minus test): %1 %2, mean time %3.</source>
        <translation>Optimismo (validación, que eligió el frente, menos test): %1 %2, tiempo medio %3.</translation>
    </message>
</context>
<context>
    <name>FrontWords</name>
    <message>
        <source>%1 on all patients, by folds</source>
        <translation>%1 en todos los pacientes, por pliegues</translation>
    </message>
    <message>
        <source>%1 on test patients</source>
        <translation>%1 en los pacientes de test</translation>
    </message>
    <message>
        <source>%1 on validation patients</source>
        <translation>%1 en los pacientes de validación</translation>
    </message>
    <message>
        <source>Expected %1</source>
        <translation>Valor esperado de %1</translation>
    </message>
    <message>
        <source>%1 against mean time per patient</source>
        <translation>%1 según el tiempo medio por paciente</translation>
    </message>
    <message>
        <source>%1 against mean cost per patient</source>
        <translation>%1 según el coste medio por paciente</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Cost with time</source>
        <translation>Coste con tiempo</translation>
    </message>
    <message>
        <source>Mean number of tests per patient</source>
        <translation>Número medio de pruebas por paciente</translation>
    </message>
    <message>
        <source>Mean cost per patient (%1)</source>
        <translation>Coste medio por paciente (%1)</translation>
    </message>
    <message>
        <source>Mean time to the results per patient (min)</source>
        <translation>Tiempo medio hasta los resultados por paciente (min)</translation>
    </message>
    <message>
        <source>Mean cost per patient, an hour counted as %1 (%2)</source>
        <translation>Coste medio por paciente, con la hora a %1 (%2)</translation>
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
        <translation>Presupuesto %1</translation>
    </message>
    <message>
        <source>over budget</source>
        <translation>por encima del presupuesto</translation>
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
        <translation>Una cifra para dos deseos: detectar los casos y no alarmar a los demás. Es la media armónica de la sensibilidad y el valor predictivo positivo, 1 como máximo. Los pacientes descartados con acierto no cuentan, de modo que sigue siendo fiable cuando los casos son raros.</translation>
    </message>
    <message>
        <source>AM</source>
        <translation>AM</translation>
    </message>
    <message>
        <source>The mean of sensitivity and specificity: cases and others count the same, however rare cases are. 0.5 is what a coin would reach.</source>
        <translation>Media de la sensibilidad y la especificidad: los casos y los demás cuentan lo mismo, por raros que sean los casos. 0,5 es lo que lograría una moneda al aire.</translation>
    </message>
    <message>
        <source>AUROC</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>AUROC</translation>
    </message>
    <message>
        <source>Take one case and one other patient at random: how often does the case get the higher probability? 0.5 is a coin, 1 never errs. It says nothing about where the line is drawn.</source>
        <translation>Tome al azar un caso y otro paciente que no lo es: ¿con qué frecuencia recibe el caso la mayor probabilidad? 0,5 es una moneda al aire; 1 nunca se equivoca. No dice nada de dónde se traza la línea.</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensibilidad</translation>
    </message>
    <message>
        <source>Of all cases, the share who are found. The rest are missed.</source>
        <translation>De todos los casos, la proporción detectada. El resto no se detecta.</translation>
    </message>
    <message>
        <source>Specificity</source>
        <translation>Especificidad</translation>
    </message>
    <message>
        <source>Of all patients who are no cases, the share who are reassured. The rest are false alarms.</source>
        <translation>De todos los pacientes que no son casos, la proporción descartada. El resto son falsas alarmas.</translation>
    </message>
    <message>
        <source>Positive predictive value</source>
        <translation>Valor predictivo positivo</translation>
    </message>
    <message>
        <source>Of all patients who are called cases, the share who are. It falls when the outcome is rarer among your patients than among these: set the prevalence you see.</source>
        <translation>De todos los pacientes clasificados como casos, la proporción que lo es. Baja cuando el desenlace es más raro entre sus pacientes que entre estos: fije la prevalencia que usted ve.</translation>
    </message>
    <message>
        <source>Prevalence</source>
        <translation>Prevalencia</translation>
    </message>
    <message>
        <source>The share of cases before anything is known about them. In another clinic it may be another one: the same policy then alarms more, or fewer, patients in vain.</source>
        <translation>La proporción de casos antes de saber nada de ellos. En otro centro puede ser otra: la misma estrategia alarma entonces en vano a más, o a menos, pacientes.</translation>
    </message>
    <message>
        <source>λ, the value of a case found</source>
        <translation>λ, el valor de un caso detectado</translation>
    </message>
    <message>
        <source>How many patients rightly reassured one found case is worth. A larger λ misses fewer patients and raises more false alarms.</source>
        <translation>Cuántos pacientes descartados con acierto vale un caso detectado. Un λ mayor deja sin detectar a menos pacientes y da más falsas alarmas.</translation>
    </message>
    <message>
        <source>ρ, the price of money</source>
        <translation>ρ, el precio del dinero</translation>
    </message>
    <message>
        <source>What one unit of money spent on tests takes away, measured in patients rightly reassured. It is zero or below; the further below zero, the fewer tests are ordered.</source>
        <translation>Lo que resta una unidad de dinero gastada en pruebas, medido en pacientes descartados con acierto. Es cero o menor; cuanto más por debajo de cero, menos pruebas se solicitan.</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Lattice</translation>
    </message>
    <message>
        <source>Looks at every set of panels that could be known and reasons backwards from the end: is one more panel worth its price? Draws the whole front in seconds.</source>
        <translation>Mira cada conjunto de paneles que podría conocerse y razona hacia atrás desde el final: ¿compensa otro panel su precio? Traza el frente entero en segundos.</translation>
    </message>
    <message>
        <source>SM-DDPO</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>SM-DDPO</translation>
    </message>
    <message>
        <source>The published method, learned from examples in three parts: one estimates results that are not known, one how likely the outcome is, and one finds out by trial which panel to order next.</source>
        <translation>El método publicado, que aprende de ejemplos en tres partes: una estima los resultados que no se conocen, otra la probabilidad del desenlace, y otra averigua por ensayo qué panel solicitar después.</translation>
    </message>
    <message>
        <source>Pretrained</source>
        <translation>Preentrenado</translation>
    </message>
    <message>
        <source>The classifier is learned first and then left alone while the ordering is learned. Otherwise both learn together, end to end.</source>
        <translation>El clasificador se aprende primero y luego no se toca mientras se aprenden las solicitudes. Si no, ambos aprenden juntos, de extremo a extremo.</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Barrido</translation>
    </message>
    <message>
        <source>Trains one policy after the other for different λ and ρ. Together they show the trade-off between cost and accuracy.</source>
        <translation>Entrena una estrategia tras otra con distintos λ y ρ. Juntas muestran el compromiso entre coste y exactitud.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Where the random numbers begin. The same seed gives the same result again; several seeds show how much of a result is luck.</source>
        <translation>Donde empiezan los números aleatorios. La misma semilla vuelve a dar el mismo resultado; varias semillas muestran cuánto de un resultado es suerte.</translation>
    </message>
    <message>
        <source>Validation patients</source>
        <translation>Pacientes de validación</translation>
    </message>
    <message>
        <source>Patients nobody learned from, used to choose among policies. Because the best is picked on them, their figures are a little too good.</source>
        <translation>Pacientes de los que nadie aprendió, usados para elegir entre estrategias. Como la mejor se escoge en ellos, sus cifras son algo demasiado buenas.</translation>
    </message>
    <message>
        <source>Test patients</source>
        <translation>Pacientes de test</translation>
    </message>
    <message>
        <source>Patients who were looked at once, after everything had been chosen. Nothing was fitted to them, so their figures are the honest ones.</source>
        <translation>Pacientes que se miraron una vez, después de haberlo elegido todo. Nada se ajustó a ellos; sus cifras son las fiables.</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Frente</translation>
    </message>
    <message>
        <source>The policies worth considering: for each of them, nobody found one that is better and costs no more. Along it, more accuracy always costs more money.</source>
        <translation>Las estrategias dignas de consideración: para cada una, nadie halló otra mejor que no cueste más. A lo largo del frente, más exactitud siempre cuesta más dinero.</translation>
    </message>
    <message>
        <source>Dominated</source>
        <translation>Dominada</translation>
    </message>
    <message>
        <source>Another policy is at least as good and costs no more, so there is no reason to choose this one.</source>
        <translation>Otra estrategia es al menos igual de buena y no cuesta más; no hay razón para elegir esta.</translation>
    </message>
    <message>
        <source>95 % band</source>
        <translation>Banda del 95 %</translation>
    </message>
    <message>
        <source>Had other patients of the same kind been in the study, the front would lie here 95 times out of 100. Whether two policies can be told apart it does not say: for that they are compared patient by patient, and the interval of their difference must leave out zero.</source>
        <translation>Si en el estudio hubiera habido otros pacientes del mismo tipo, el frente estaría aquí 95 veces de cada 100. No dice si dos estrategias pueden distinguirse: para eso se comparan paciente por paciente, y el intervalo de su diferencia debe excluir el cero.</translation>
    </message>
    <message>
        <source>Optimism</source>
        <translation>Optimismo</translation>
    </message>
    <message>
        <source>How much better a policy looked on the patients it was chosen by than on test patients. Long arrows warn against trusting the choice.</source>
        <translation>Cuánto mejor parecía una estrategia en los pacientes con que se eligió que en los de test. Las flechas largas previenen contra confiar en la elección.</translation>
    </message>
    <message>
        <source>Area under the front</source>
        <translation>Área bajo el frente</translation>
    </message>
    <message>
        <source>The mean figure over all budgets from nothing to the price of all panels: one number to compare whole fronts by.</source>
        <translation>La cifra media de todos los presupuestos, de nada al precio de todos los paneles: un solo número para comparar frentes enteros.</translation>
    </message>
    <message>
        <source>Panel use</source>
        <translation>Uso de los paneles</translation>
    </message>
    <message>
        <source>The share of patients for whom the policy orders the panel. Times its price, it is what the panel adds to the mean bill.</source>
        <translation>La proporción de pacientes para los que la estrategia solicita el panel. Multiplicada por su precio, es lo que el panel añade a la factura media.</translation>
    </message>
    <message>
        <source>Fidelity</source>
        <translation>Fidelidad</translation>
    </message>
    <message>
        <source>How often the simple tree does the same as the policy it imitates, among patients it was not made from.</source>
        <translation>Con qué frecuencia el árbol sencillo hace lo mismo que la estrategia que imita, en pacientes que no sirvieron para hacerlo.</translation>
    </message>
    <message>
        <source>What is minimised</source>
        <translation>Qué se minimiza</translation>
    </message>
    <message>
        <source>What a policy is to spend little of while it finds the cases: money, the time until the last result is there, or both, where you say how much money an hour of waiting is worth.</source>
        <translation>De qué debe gastar poco una estrategia mientras detecta los casos: dinero, tiempo hasta el último resultado, o ambos, si usted dice cuánto dinero vale una hora de espera.</translation>
    </message>
    <message>
        <source>Turnaround time</source>
        <translation>Tiempo de respuesta</translation>
    </message>
    <message>
        <source>From the order of a panel to its results. Panels ordered one after the other take the sum of their times, as each waits for the results of the one before; ordered together they take the longer one.</source>
        <translation>Desde la solicitud de un panel hasta sus resultados. Los paneles solicitados uno tras otro tardan la suma de sus tiempos, pues cada uno espera los resultados del anterior; solicitados juntos tardan el más largo.</translation>
    </message>
    <message>
        <source>Ordered together</source>
        <translation>Solicitados juntos</translation>
    </message>
    <message>
        <source>Two panels at the same time: their results take the longer of both times instead of the sum. The second is ordered, and paid, before anything is known of the first.</source>
        <translation>Dos paneles al mismo tiempo: sus resultados tardan el más largo de ambos tiempos en lugar de la suma. El segundo se solicita, y se paga, antes de saber nada del primero.</translation>
    </message>
    <message>
        <source>Decision threshold</source>
        <translation>Umbral de decisión</translation>
    </message>
    <message>
        <source>The probability of the outcome from which the policy says that the patient is a case. It follows from λ: the more a found case is worth, the lower it is.</source>
        <translation>La probabilidad del desenlace a partir de la cual la estrategia dice que el paciente es un caso. Se deriva de λ: cuanto más vale un caso detectado, más bajo es.</translation>
    </message>
    <message>
        <source>Estimated value</source>
        <translation>Valor estimado</translation>
    </message>
    <message>
        <source>Not measured. What patients with the same known values usually have, with the range of 80 of 100 of them. It is never flagged as high or low.</source>
        <translation>No medido. Lo que suelen tener los pacientes con los mismos valores conocidos, con el intervalo de 80 de cada 100. Nunca se marca como alto o bajo.</translation>
    </message>
    <message>
        <source>Flip point</source>
        <translation>Punto de cambio</translation>
    </message>
    <message>
        <source>The value at which the policy would do something else next, everything else being as it is.</source>
        <translation>El valor en el que la estrategia haría otra cosa a continuación, si todo lo demás queda igual.</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Calibración</translation>
    </message>
    <message>
        <source>Whether 30 % means 30 in 100: of the patients who were given that probability, how many are cases? A model can rank patients well and still promise too much or too little to all of them.</source>
        <translation>Si un 30 % significa 30 de cada 100: de los pacientes a los que se dio esa probabilidad, ¿cuántos son casos? Un modelo puede ordenar bien a los pacientes y aun así prometer demasiado o demasiado poco a todos.</translation>
    </message>
    <message>
        <source>Calibration slope</source>
        <translation>Pendiente de calibración</translation>
    </message>
    <message>
        <source>1 is right. Below 1 the probabilities are too extreme, high ones too high and low ones too low, as happens where a model learned chance; above 1 they are too timid. Mind its range: with few cases it is wide.</source>
        <translation>1 es lo correcto. Por debajo de 1, las probabilidades son demasiado extremas, las altas demasiado altas y las bajas demasiado bajas, como ocurre si un modelo aprendió el azar; por encima de 1 son demasiado tímidas. Fíjese en su intervalo: con pocos casos es amplio.</translation>
    </message>
    <message>
        <source>Calibration in the large</source>
        <translation>Calibración global</translation>
    </message>
    <message>
        <source>Whether the probabilities are right on the whole. 0 is right; above 0 more patients are cases than were expected, below 0 fewer. It is off where the outcome is rarer or more frequent than among the patients learned from.</source>
        <translation>Si las probabilidades son correctas en conjunto. 0 es lo correcto; por encima de 0, más pacientes son casos de lo esperado; por debajo, menos. Se desvía si el desenlace es más raro o más frecuente que entre los pacientes de los que se aprendió.</translation>
    </message>
    <message>
        <source>Brier score</source>
        <translation>Puntuación de Brier</translation>
    </message>
    <message>
        <source>The mean square of how far the probability was from the truth: 0 at best, and smaller is better. Compare it only among the same patients, because a rare outcome makes it small for every model.</source>
        <translation>Media del cuadrado de la distancia entre la probabilidad y la verdad: 0 como ideal; cuanto menor, mejor. Compárela solo en los mismos pacientes, pues un desenlace raro la hace pequeña en todos los modelos.</translation>
    </message>
    <message>
        <source>Average precision (AUPRC)</source>
        <translation>Precisión media (AUPRC)</translation>
    </message>
    <message>
        <source>The positive predictive value, averaged over all shares of the cases that could be found. A coin reaches the prevalence, so a rare outcome makes it low: compare it only among the same patients.</source>
        <translation>El valor predictivo positivo, promediado sobre todas las proporciones de casos que podrían detectarse. Una moneda al aire alcanza la prevalencia, así que un desenlace raro la hace baja: compárela solo en los mismos pacientes.</translation>
    </message>
    <message>
        <source>Net benefit</source>
        <translation>Beneficio neto</translation>
    </message>
    <message>
        <source>Cases found, minus false alarms at the rate at which you would trade them, per patient. A model is of use only where it lies above both treating everybody and treating nobody. Tests are not paid for in it unless that is said.</source>
        <translation>Casos detectados menos falsas alarmas, a la tasa a la que usted las cambiaría, por paciente. Un modelo solo es útil donde queda por encima tanto de tratar a todos como de no tratar a nadie. No incluye el pago de las pruebas, salvo que se diga.</translation>
    </message>
    <message>
        <source>Threshold probability</source>
        <translation>Probabilidad umbral</translation>
    </message>
    <message>
        <source>The probability of the outcome from which on you would act. 10 % says that one missed case is as bad as nine patients treated in vain. Different doctors and patients choose differently, so the curve shows a range.</source>
        <translation>La probabilidad del desenlace a partir de la cual usted actuaría. Un 10 % dice que un caso no detectado es tan malo como nueve pacientes tratados en vano. Distintos médicos y pacientes eligen de forma distinta; por eso la curva muestra un intervalo.</translation>
    </message>
    <message>
        <source>DeLong interval</source>
        <translation>Intervalo de DeLong</translation>
    </message>
    <message>
        <source>The range of AUROC after DeLong, DeLong and Clarke-Pearson (1988), from how much single patients pull it up or down. For two models of the same patients it looks at their difference, which is surer than comparing two ranges.</source>
        <translation>El intervalo de AUROC según DeLong, DeLong y Clarke-Pearson (1988), a partir de cuánto la suben o bajan pacientes individuales. Para dos modelos de los mismos pacientes mira su diferencia, más segura que comparar dos intervalos.</translation>
    </message>
    <message>
        <source>Paired bootstrap</source>
        <translation>Bootstrap pareado</translation>
    </message>
    <message>
        <source>Patients are drawn again and again and both models are judged by the same ones. Where the range of the difference holds zero, these patients cannot tell the models apart; that is no proof that they are equal.</source>
        <translation>Se remuestrean pacientes una y otra vez y ambos modelos se evalúan con los mismos. Si el intervalo de la diferencia contiene el cero, estos pacientes no pueden distinguir los modelos; no es prueba de que sean iguales.</translation>
    </message>
    <message>
        <source>Subgroup</source>
        <translation>Subgrupo</translation>
    </message>
    <message>
        <source>The same model for some patients only, such as the old or the women. Small groups have wide ranges, and among many groups one differs by chance: look for a pattern, not for the worst bar.</source>
        <translation>El mismo modelo solo en algunos pacientes, como los mayores o las mujeres. Los grupos pequeños tienen intervalos amplios, y entre muchos grupos alguno difiere por azar: busque un patrón, no la peor barra.</translation>
    </message>
    <message>
        <source>Missing data</source>
        <translation>Datos ausentes</translation>
    </message>
    <message>
        <source>Values that were never recorded. Where they are missing more often for cases than for others, or the other way round, a model may learn from the gaps, which will be others in your clinic.</source>
        <translation>Valores que nunca se registraron. Si faltan más a menudo en los casos que en los demás, o al revés, un modelo puede aprender de los huecos, que en su centro serán otros.</translation>
    </message>
    <message>
        <source>Panel value</source>
        <translation>Valor del panel</translation>
    </message>
    <message>
        <source>How often the results of a panel turned a wrong diagnosis into a right one, and how often the other way round. A panel may be worth its money though it changes little: it may decide what is ordered next.</source>
        <translation>Con qué frecuencia los resultados de un panel convirtieron un diagnóstico erróneo en acertado, y con qué frecuencia al revés. Un panel puede valer su dinero aunque cambie poco: puede decidir qué se solicita después.</translation>
    </message>
    <message>
        <source>Redundancy</source>
        <translation>Redundancia</translation>
    </message>
    <message>
        <source>How much of a panel&apos;s results could have been predicted from what else is known, as a share of their variance. 100 % adds nothing new. A low share says that it is new, not that it helps the diagnosis.</source>
        <translation>Cuánto de los resultados de un panel podría haberse predicho con lo demás que se sabe, como proporción de su varianza. Un 100 % no añade nada nuevo. Una proporción baja dice que es nuevo, no que ayude al diagnóstico.</translation>
    </message>
    <message>
        <source>Best fixed set</source>
        <translation>Mejor conjunto fijo</translation>
    </message>
    <message>
        <source>The same panels for every patient: all sets are tried, and for each budget the best one on validation is kept. What choosing patient by patient is worth shows against this, not against ordering everything.</source>
        <translation>Los mismos paneles para todos los pacientes: se prueban todos los conjuntos y para cada presupuesto se guarda el mejor en validación. Lo que vale elegir paciente por paciente se ve frente a esto, no frente a solicitarlo todo.</translation>
    </message>
    <message>
        <source>Fixed selection (FS)</source>
        <translation>Selección fija (FS)</translation>
    </message>
    <message>
        <source>Everybody gets the two panels that the trained policy ordered most often; all other parts are the same. The distance to the policy is what deciding for each patient adds.</source>
        <translation>Todos reciben los dos paneles que la estrategia entrenada solicitó más a menudo; todo lo demás es igual. La distancia a la estrategia es lo que añade decidir para cada paciente.</translation>
    </message>
    <message>
        <source>Random selection (RS)</source>
        <translation>Selección aleatoria (RS)</translation>
    </message>
    <message>
        <source>For every patient each panel is ordered or not by the toss of a coin. Whoever is not better than this has learned nothing about which panel to order.</source>
        <translation>En cada paciente, cada panel se solicita o no a cara o cruz. Quien no es mejor que esto no ha aprendido nada sobre qué panel solicitar.</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Voraz</translation>
    </message>
    <message>
        <source>Always orders the panel that promises most for its price at once, and never looks further ahead. It misses panels that only pay together with a later one.</source>
        <translation>Solicita siempre el panel que más promete de inmediato por su precio, sin mirar más allá. Pasa por alto paneles que solo compensan junto con uno posterior.</translation>
    </message>
    <message>
        <source>CWCF</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>CWCF</translation>
    </message>
    <message>
        <source>Classification with costly features (Janisch et al. 2019) learns from trial what each next order is worth. It aims at few mistakes, not at F1, and so tends to overlook rare diseases.</source>
        <translation>La clasificación con variables costosas (Janisch et al., 2019) aprende por ensayo qué vale cada solicitud siguiente. Busca pocos errores, no F1, y por eso tiende a pasar por alto enfermedades raras.</translation>
    </message>
    <message>
        <source>TRIPOD+AI</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>TRIPOD+AI</translation>
    </message>
    <message>
        <source>A list of 27 items that a paper on a prediction model should report (Collins et al., BMJ 2024). It says what must be reported, not whether the model is good.</source>
        <translation>Lista de 27 puntos que debe comunicar un artículo sobre un modelo de predicción (Collins et al., BMJ 2024). Dice qué debe comunicarse, no si el modelo es bueno.</translation>
    </message>
    <message>
        <source>STARD</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>STARD</translation>
    </message>
    <message>
        <source>A list of 30 items that a study of diagnostic accuracy should report (Bossuyt et al., 2015), with a diagram of how patients went through it.</source>
        <translation>Lista de 30 puntos que debe comunicar un estudio de exactitud diagnóstica (Bossuyt et al., 2015), con un diagrama del paso de los pacientes por él.</translation>
    </message>
    <message>
        <source>Model card</source>
        <translation>Ficha del modelo</translation>
    </message>
    <message>
        <source>One page about a model: what it is for and what not, who it was learned from, how well it does and for whom, and what is not known. It belongs beside the model wherever it goes.</source>
        <translation>Una página sobre un modelo: para qué sirve y para qué no, de quién se aprendió, qué tan bien funciona y en quién, y qué no se sabe. Debe acompañar al modelo adondequiera que vaya.</translation>
    </message>
    <message>
        <source>What-if</source>
        <translation>Y si</translation>
    </message>
    <message>
        <source>A second path of the same patient, with another order or another result. The policy&apos;s own path stays as it was, so that the two can be compared.</source>
        <translation>Un segundo recorrido del mismo paciente, con otra solicitud u otro resultado. El recorrido de la estrategia queda igual, de modo que ambos pueden compararse.</translation>
    </message>
    <message>
        <source>Worth of an order</source>
        <translation>Valor de una solicitud</translation>
    </message>
    <message>
        <source>How much better the policy expects to do by ordering a panel and going on with its results than by a diagnosis at once, its price taken off. Where no result would change the diagnosis, an order is worth less than nothing: its price.</source>
        <translation>Cuánto mejor espera hacerlo la estrategia solicitando un panel y siguiendo con sus resultados que diagnosticando de inmediato, descontado su precio. Donde ningún resultado cambiaría el diagnóstico, una solicitud vale menos que nada: su precio en negativo.</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Duelo</translation>
    </message>
    <message>
        <source>You and the policy order for the same patient, you without seeing what it thinks. Both are scored alike: the value of the diagnosis less the bill.</source>
        <translation>Usted y la estrategia solicitan para el mismo paciente, usted sin ver lo que ella piensa. Ambos se puntúan igual: el valor del diagnóstico menos la factura.</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Where it is used</source>
        <translation>Dónde se usa</translation>
    </message>
</context>
<context>
    <name>GuidePages</name>
    <message>
        <source>PanelWise help</source>
        <translation>Ayuda de PanelWise</translation>
    </message>
</context>
<context>
    <name>HelpEvent</name>
    <message>
        <source>What can I do here?</source>
        <translation>¿Qué puedo hacer aquí?</translation>
    </message>
</context>
<context>
    <name>IdentifierReview</name>
    <message>
        <source>a different value in every row</source>
        <translation>un valor distinto en cada fila</translation>
    </message>
    <message>
        <source>looks like names of people</source>
        <translation>parecen nombres de personas</translation>
    </message>
    <message>
        <source>looks like record numbers</source>
        <translation>parecen números de historia</translation>
    </message>
    <message>
        <source>looks like dates</source>
        <translation>parecen fechas</translation>
    </message>
</context>
<context>
    <name>ImportText</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 y %2 más</translation>
    </message>
    <message>
        <source>Sheet “%1” was read. There are tables on these too: %2.</source>
        <translation>Se leyó la hoja «%1». También hay tablas en estas: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln values that the file declares to be missing count as not recorded: %1.</source>
        <translation>
            <numerusform>%Ln valor que el archivo declara ausente cuenta como no registrado: %1.</numerusform>
            <numerusform>%Ln valores que el archivo declara ausentes cuentan como no registrados: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file&apos;s own words for %Ln columns were kept.</source>
        <translation>
            <numerusform>Se conservaron las descripciones del archivo para %Ln columna.</numerusform>
            <numerusform>Se conservaron las descripciones del archivo para %Ln columnas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The labels of values were kept in %Ln columns: %1.</source>
        <translation>
            <numerusform>Se conservaron las etiquetas de los valores en %Ln columna: %1.</numerusform>
            <numerusform>Se conservaron las etiquetas de los valores en %Ln columnas: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Column “%1”: %Ln values have a label (%2) and others have none, so it was read as numbers. If they are codes for “not recorded”, say so.</source>
        <translation>
            <numerusform>Columna «%1»: %Ln valor tiene etiqueta (%2) y otros no, así que se leyó como números. Si son códigos de «no registrado», indíquelo.</numerusform>
            <numerusform>Columna «%1»: %Ln valores tienen etiqueta (%2) y otros no, así que se leyó como números. Si son códigos de «no registrado», indíquelo.</numerusform>
        </translation>
    </message>
    <message>
        <source>header</source>
        <translation>cabecera</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>fila %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells are not in UTF-8 as the rest of the file is and were read as Latin-1. Check their letters: %1.</source>
        <translation>
            <numerusform>%Ln celda no está en UTF-8 como el resto del archivo y se leyó como Latin-1. Compruebe sus letras: %1.</numerusform>
            <numerusform>%Ln celdas no están en UTF-8 como el resto del archivo y se leyeron como Latin-1. Compruebe sus letras: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Text file</source>
        <translation>Archivo de texto</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Libro de Excel</translation>
    </message>
    <message>
        <source>LibreOffice workbook</source>
        <translation>Libro de LibreOffice</translation>
    </message>
    <message>
        <source>SPSS file</source>
        <translation>Archivo de SPSS</translation>
    </message>
    <message>
        <source>Stata file</source>
        <translation>Archivo de Stata</translation>
    </message>
    <message>
        <source>SAS file</source>
        <translation>Archivo de SAS</translation>
    </message>
    <message>
        <source>SAS transport file</source>
        <translation>Archivo de transporte de SAS</translation>
    </message>
    <message numerus="yes">
        <source>%Ln formulas have no stored value and count as not recorded. Open the workbook in Excel or LibreOffice and save it to have them calculated.</source>
        <translation>
            <numerusform>%Ln fórmula no tiene valor guardado y cuenta como no registrada. Abra el libro en Excel o LibreOffice y guárdelo para que se calcule.</numerusform>
            <numerusform>%Ln fórmulas no tienen valor guardado y cuentan como no registradas. Abra el libro en Excel o LibreOffice y guárdelo para que se calculen.</numerusform>
        </translation>
    </message>
    <message>
        <source>sheet “%1”, names in row %2</source>
        <translation>hoja «%1», nombres en la fila %2</translation>
    </message>
</context>
<context>
    <name>LineFigure</name>
    <message>
        <source>curve</source>
        <translation>curva</translation>
    </message>
    <message>
        <source>%1, low</source>
        <translation>%1, inferior</translation>
    </message>
    <message>
        <source>%1, high</source>
        <translation>%1, superior</translation>
    </message>
</context>
<context>
    <name>MissingTab</name>
    <message>
        <source>Missing data</source>
        <translation>Datos ausentes</translation>
    </message>
    <message>
        <source>What the record does not hold. Gaps that are more frequent in cases, or in others, may be learned instead of the outcome itself.</source>
        <translation>Lo que no consta en la historia. Los huecos más frecuentes en los casos, o en los demás, pueden aprenderse en lugar del propio desenlace.</translation>
    </message>
</context>
<context>
    <name>MissingWords</name>
    <message>
        <source>Known before any test</source>
        <translation>Conocido antes de toda prueba</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Paneles</translation>
    </message>
    <message>
        <source>%1: %2 of values missing in cases, %3 in others.</source>
        <translation>%1: falta el %2 de los valores en los casos, el %3 en los otros.</translation>
    </message>
    <message>
        <source>Variables with gaps, most first</source>
        <translation>Variables con huecos, de más a menos</translation>
    </message>
    <message>
        <source>values missing, cases</source>
        <translation>valores ausentes, casos</translation>
    </message>
    <message>
        <source>values missing, others</source>
        <translation>valores ausentes, otros</translation>
    </message>
    <message>
        <source>nothing recorded, cases</source>
        <translation>nada registrado, casos</translation>
    </message>
    <message>
        <source>nothing recorded, others</source>
        <translation>nada registrado, otros</translation>
    </message>
    <message>
        <source>Panel or variable</source>
        <translation>Panel o variable</translation>
    </message>
    <message>
        <source>What is not recorded</source>
        <translation>Qué no está registrado</translation>
    </message>
    <message>
        <source>%1 Nothing is missing in %2 of them.</source>
        <translation>%1 No falta nada en %2 de ellos.</translation>
    </message>
</context>
<context>
    <name>MissingnessFigure</name>
    <message>
        <source>Known before any test</source>
        <translation>Conocido antes de toda prueba</translation>
    </message>
    <message>
        <source>%1: %2 of values missing in patients who are no cases, %3 in cases; nothing recorded in %4 and %5.</source>
        <translation>%1: falta el %2 de los valores en pacientes que no son casos, el %3 en casos; nada registrado en el %4 y el %5.</translation>
    </message>
    <message>
        <source>values missing</source>
        <translation>valores ausentes</translation>
    </message>
    <message>
        <source>nothing recorded</source>
        <translation>nada registrado</translation>
    </message>
    <message>
        <source>without</source>
        <translation>sin</translation>
    </message>
    <message>
        <source>with</source>
        <translation>con</translation>
    </message>
    <message>
        <source>Missing values by panel and outcome</source>
        <translation>Valores ausentes por panel y desenlace</translation>
    </message>
    <message>
        <source>Panel</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Panel</translation>
    </message>
    <message>
        <source>Values missing, without</source>
        <translation>Valores ausentes, sin</translation>
    </message>
    <message>
        <source>Values missing, with</source>
        <translation>Valores ausentes, con</translation>
    </message>
    <message>
        <source>Nothing recorded, without</source>
        <translation>Nada registrado, sin</translation>
    </message>
    <message>
        <source>Nothing recorded, with</source>
        <translation>Nada registrado, con</translation>
    </message>
</context>
<context>
    <name>ModelChoices</name>
    <message>
        <source>Policy %1</source>
        <translation>Estrategia %1</translation>
    </message>
</context>
<context>
    <name>NumberWords</name>
    <message>
        <source>1 test</source>
        <translation>1 prueba</translation>
    </message>
    <message>
        <source>%1 tests</source>
        <translation>%1 pruebas</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>There is no display to show the window on. panelwise-cli does the same work in a terminal.</source>
        <translation>No hay pantalla en la que mostrar la ventana. panelwise-cli hace el mismo trabajo en un terminal.</translation>
    </message>
    <message>
        <source>Open a built-in cohort.</source>
        <translation>Abrir una cohorte incluida.</translation>
    </message>
    <message>
        <source>Write a picture of the window when it is ready, and end.</source>
        <translation>Escribir una imagen de la ventana cuando esté lista, y terminar.</translation>
    </message>
    <message>
        <source>Show start, import, data, train, front, patient or compare.</source>
        <translation>Mostrar start, import, data, train, front, patient o compare.</translation>
    </message>
    <message>
        <source>Colours: light or dark.</source>
        <translation>Colores: light o dark.</translation>
    </message>
    <message>
        <source>Size of the window, 1440x900.</source>
        <translation>Tamaño de la ventana, 1440x900.</translation>
    </message>
    <message>
        <source>Size of the type, 0.85 to 3.</source>
        <translation>Tamaño de la letra, de 0.85 a 3.</translation>
    </message>
    <message>
        <source>Print the milliseconds until the window was drawn first.</source>
        <translation>Imprimir los milisegundos hasta que se dibujó la ventana por primera vez.</translation>
    </message>
    <message>
        <source>A laboratory for cost-effective diagnosis.</source>
        <translation>Un laboratorio para el diagnóstico coste-efectivo.</translation>
    </message>
    <message>
        <source>Only one file can be opened at a time.</source>
        <translation>Solo puede abrirse un archivo a la vez.</translation>
    </message>
    <message>
        <source>There is no page “%1”.</source>
        <translation>No hay ninguna página «%1».</translation>
    </message>
    <message>
        <source>The theme is light or dark, not “%1”.</source>
        <translation>El tema es light o dark, no «%1».</translation>
    </message>
    <message>
        <source>The size is written like 1440x900, not “%1”.</source>
        <translation>El tamaño se escribe como 1440x900, no «%1».</translation>
    </message>
    <message>
        <source>The zoom is a number from 0.85 to 3, not “%1”.</source>
        <translation>El zoom es un número de 0.85 a 3, no «%1».</translation>
    </message>
    <message>
        <source>Keep settings and unsaved projects beside the program, as on a USB stick.</source>
        <translation>Guardar los ajustes y los proyectos sin guardar junto al programa, como en una memoria USB.</translation>
    </message>
    <message>
        <source>A .panelwise project, a table to import, a lesson or an exported figure.</source>
        <translation>Un proyecto .panelwise, una tabla para importar, una lección o una figura exportada.</translation>
    </message>
    <message>
        <source>a laboratory for cost-effective diagnosis</source>
        <translation>un laboratorio para el diagnóstico coste-efectivo</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>Opens the window, with FILE if one is given: a .panelwise project, a table to import or an exported figure. Simulation for education and research. Not for clinical use.</source>
        <translation>Abre la ventana, con FILE si se indica: un proyecto .panelwise, una tabla para importar o una figura exportada. Simulación para docencia e investigación. No apta para uso clínico.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Véase también</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>found</source>
        <translation>detectados</translation>
    </message>
    <message>
        <source>false alarms</source>
        <translation>falsas alarmas</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>no detectados</translation>
    </message>
    <message>
        <source>correctly reassured</source>
        <translation>descartados con acierto</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Desenlace</translation>
    </message>
    <message>
        <source>Patients of 1,000</source>
        <translation>Pacientes de 1000</translation>
    </message>
    <message>
        <source>%1 found, %2 missed, %3 false alarms, %4 correctly reassured</source>
        <translation>%1 detectados, %2 no detectados, %3 falsas alarmas, %4 descartados con acierto</translation>
    </message>
</context>
<context>
    <name>OutcomeText</name>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>death</source>
        <translation>muerte</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>sin %1</translation>
    </message>
    <message>
        <source>the outcome</source>
        <translation>el desenlace</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>menor de %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>de %1 como máximo</translation>
    </message>
    <message>
        <source>above %1</source>
        <translation>mayor de %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>de %1 como mínimo</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>registrado</translation>
    </message>
    <message>
        <source> or </source>
        <translation> o </translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2 is %3): %4 of %5 patients (%6)</source>
        <translation>%1 (%2: %3): %4 de %5 pacientes (%6)</translation>
    </message>
    <message>
        <source>No column looks like an outcome. Choose the one that says who is a case, now or after the import.</source>
        <translation>Ninguna columna parece un desenlace. Elija la que dice quién es un caso, ahora o tras la importación.</translation>
    </message>
    <message>
        <source>Which value of %1 marks the cases?</source>
        <translation>¿Qué valor de %1 señala los casos?</translation>
    </message>
    <message>
        <source>%1 usually marks the cases, but then %2 of %3 patients would be cases. Which value of %4 marks them?</source>
        <translation>%1 suele señalar los casos, pero entonces serían casos %2 de %3 pacientes. ¿Qué valor de %4 los señala?</translation>
    </message>
    <message>
        <source>Other columns could be the outcome, too. Is it %1, and which of its values marks the cases?</source>
        <translation>Otras columnas también podrían ser el desenlace. ¿Es %1, y cuál de sus valores señala los casos?</translation>
    </message>
    <message>
        <source>%1 recorded: %2 of %3 patients</source>
        <translation>%1 registrado: %2 de %3 pacientes</translation>
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
        <translation>Precio</translation>
    </message>
    <message>
        <source>Share of patients</source>
        <translation>Proporción de pacientes</translation>
    </message>
    <message>
        <source>Share at the start</source>
        <translation>Proporción al inicio</translation>
    </message>
    <message>
        <source>%1: ordered for %2 of patients</source>
        <translation>%1: solicitado en el %2 de los pacientes</translation>
    </message>
</context>
<context>
    <name>PanelValueTab</name>
    <message>
        <source>Panel value</source>
        <translation>Valor del panel</translation>
    </message>
    <message>
        <source>The diagnosis before a panel was ordered, against the one after its results.</source>
        <translation>El diagnóstico antes de solicitar un panel, frente al posterior a sus resultados.</translation>
    </message>
    <message>
        <source>%1 orders the same panels for everybody, all at once: there is no diagnosis before a panel.</source>
        <translation>%1 solicita los mismos paneles para todos, todos a la vez: no hay diagnóstico antes de un panel.</translation>
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
        <translation>no conocido</translation>
    </message>
    <message>
        <source>hidden until diagnosis</source>
        <translation>oculto hasta el diagnóstico</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Both paths do the same.</source>
        <translation>Ambos recorridos hacen lo mismo.</translation>
    </message>
    <message>
        <source>They part at step %1: the policy does “%2”, you “%3”.</source>
        <translation>Se separan en el paso %1: la estrategia hace «%2», usted «%3».</translation>
    </message>
    <message>
        <source>Duel: your orders against the policy’s</source>
        <translation>Duelo: sus solicitudes frente a las de la estrategia</translation>
    </message>
    <message>
        <source>Duel: both paths</source>
        <translation>Duelo: ambos recorridos</translation>
    </message>
    <message>
        <source>Probabilities, advice and estimates are hidden until your diagnosis. What is ordered stays ordered.</source>
        <translation>Probabilidades, consejos y estimaciones quedan ocultos hasta su diagnóstico. Lo solicitado, solicitado queda.</translation>
    </message>
    <message>
        <source>Two paths</source>
        <translation>Dos recorridos</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Estrategia</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Hipótesis</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Usted</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Su turno</translation>
    </message>
    <message>
        <source>Diagnose</source>
        <translation>Diagnosticar</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 con %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>the policy would order it now · estimated, 80 % range</source>
        <translation>la estrategia lo solicitaría ahora · estimado, intervalo del 80 %</translation>
    </message>
    <message>
        <source>policy’s path</source>
        <translation>recorrido de la estrategia</translation>
    </message>
    <message>
        <source>Reference ranges of adults, illustrative; use your laboratory’s.</source>
        <translation>Intervalos de referencia de adultos, ilustrativos; use los de su laboratorio.</translation>
    </message>
    <message>
        <source>Reference ranges for women, illustrative; use your laboratory’s.</source>
        <translation>Intervalos de referencia para mujeres, ilustrativos; use los de su laboratorio.</translation>
    </message>
    <message>
        <source>Reference ranges for men, illustrative; use your laboratory’s.</source>
        <translation>Intervalos de referencia para hombres, ilustrativos; use los de su laboratorio.</translation>
    </message>
    <message>
        <source>Estimates (est.) are never flagged.</source>
        <translation>Las estimaciones (est.) nunca se marcan.</translation>
    </message>
    <message>
        <source>within reference: %1</source>
        <translation>dentro de referencia: %1</translation>
    </message>
    <message>
        <source>%1, step %2 of %3</source>
        <translation>%1, paso %2 de %3</translation>
    </message>
    <message>
        <source>%1 right for %2, score %3</source>
        <translation>%1 aciertos por %2, puntuación %3</translation>
    </message>
    <message>
        <source>Score: %1 for a case found, 1 for somebody rightly reassured, 0 for an error</source>
        <translation>Puntuación: %1 por un caso detectado, 1 por alguien tranquilizado con razón, 0 por un error</translation>
    </message>
    <message>
        <source>%1.</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1; each %2 spent costs 1.</source>
        <translation>%1; cada %2 gastados restan 1 punto.</translation>
    </message>
    <message>
        <source>%1; less what the tests cost and how long they take.</source>
        <translation>%1; menos el coste y la duración de las pruebas.</translation>
    </message>
    <message numerus="yes">
        <source>Score over %n patient(s): you %1; the policy %2.</source>
        <translation>
            <numerusform>Puntuación con %n paciente: usted %1; la estrategia %2.</numerusform>
            <numerusform>Puntuación con %n pacientes: usted %1; la estrategia %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>critical: its results changed the diagnosis</source>
        <translation>decisivo: sus resultados cambiaron el diagnóstico</translation>
    </message>
    <message>
        <source>useful: it promised more than a diagnosis at once</source>
        <translation>útil: prometía más que un diagnóstico inmediato</translation>
    </message>
    <message>
        <source>unnecessary: a diagnosis at once promised as much</source>
        <translation>innecesario: un diagnóstico inmediato prometía lo mismo</translation>
    </message>
    <message>
        <source>not to be said</source>
        <translation>no puede decirse</translation>
    </message>
    <message>
        <source>ordered with another</source>
        <translation>solicitado junto con otro</translation>
    </message>
    <message>
        <source>%1, %2: expected to bring %3; %4.</source>
        <translation>%1, %2: ganancia esperada %3; %4.</translation>
    </message>
    <message>
        <source>nothing was ordered.</source>
        <translation>no se solicitó nada.</translation>
    </message>
    <message>
        <source>then %1, as soon as its results are typed in</source>
        <translation>después %1, en cuanto se introduzcan sus resultados</translation>
    </message>
    <message>
        <source>%1 orders</source>
        <translation>%1 solicita</translation>
    </message>
    <message>
        <source>%1 against the policy</source>
        <translation>%1 contra la estrategia</translation>
    </message>
    <message>
        <source>You order</source>
        <translation>Usted solicita</translation>
    </message>
    <message>
        <source>What the policy thinks of this decision is hidden until you made it, or want it revealed.</source>
        <translation>Lo que la estrategia piensa de esta decisión queda oculto hasta que la tome o pida verlo.</translation>
    </message>
    <message>
        <source>%1, step %2</source>
        <translation>%1, paso %2</translation>
    </message>
</context>
<context>
    <name>PlanText</name>
    <message>
        <source>Whether classifier and panel selector learn together or the classifier first.</source>
        <translation>Si clasificador y selector de paneles aprenden juntos o primero el clasificador.</translation>
    </message>
    <message>
        <source>What a case found is worth; a correct negative is worth 1.</source>
        <translation>Qué vale un caso detectado; un verdadero negativo vale 1.</translation>
    </message>
    <message>
        <source>What one unit of what is minimised is worth; negative, because it is spent.</source>
        <translation>Qué vale una unidad de lo que se minimiza; negativo, porque se gasta.</translation>
    </message>
    <message>
        <source>What to spend little of: money, time, or both, an hour being worth this much money.</source>
        <translation>De qué gastar poco: dinero, tiempo, o ambos si una hora vale esta cantidad de dinero.</translation>
    </message>
    <message>
        <source>Where random numbers start; the same seed gives the same policy.</source>
        <translation>Inicio de los números aleatorios; la misma semilla da la misma estrategia.</translation>
    </message>
    <message>
        <source>What the best policy on validation patients is chosen by.</source>
        <translation>Con qué se elige la mejor estrategia en los pacientes de validación.</translation>
    </message>
    <message>
        <source>Who diagnoses: the panel selector, or the probability by what pays more.</source>
        <translation>Quién diagnostica: el selector de paneles o la probabilidad, según lo que más compense.</translation>
    </message>
    <message>
        <source>Whether a diagnosis earns by the outcome or by its probability with all panels known.</source>
        <translation>Si un diagnóstico se recompensa según el desenlace o según su probabilidad con todos los paneles conocidos.</translation>
    </message>
    <message>
        <source>Whether encoder, classifier and panel selector all learn from all training patients.</source>
        <translation>Si codificador, clasificador y selector de paneles aprenden todos de todos los pacientes de entrenamiento.</translation>
    </message>
    <message>
        <source>Whether networks see logarithms of values that few patients have far above the rest.</source>
        <translation>Si las redes ven el logaritmo de los valores que en pocos pacientes superan con mucho a los demás.</translation>
    </message>
    <message>
        <source>Whether a panel of which a patient&apos;s record holds nothing cannot be ordered.</source>
        <translation>Si no puede solicitarse un panel del que nada consta en la historia del paciente.</translation>
    </message>
    <message>
        <source>Memory for estimated states in MB; beyond it only visited states are kept.</source>
        <translation>Memoria para los estados estimados, en MB; por encima solo se guardan los estados visitados.</translation>
    </message>
    <message>
        <source>How unknown values are estimated from known ones; emflow and gain take longest to learn.</source>
        <translation>Cómo se estiman los valores desconocidos a partir de los conocidos; emflow y gain son los más lentos en aprender.</translation>
    </message>
    <message>
        <source>Coupling layers of the flow.</source>
        <translation>Capas de acoplamiento del flujo.</translation>
    </message>
    <message>
        <source>Width of the two hidden layers in each coupling; networks of gain are 4 times as wide.</source>
        <translation>Anchura de las dos capas ocultas de cada acoplamiento; las redes de gain son 4 veces más anchas.</translation>
    </message>
    <message>
        <source>Training steps of the flow; gain takes ten in each.</source>
        <translation>Pasos de entrenamiento del flujo; gain da diez en cada uno.</translation>
    </message>
    <message>
        <source>Patients in one training step of the flow or of gain.</source>
        <translation>Pacientes en un paso de entrenamiento del flujo o de gain.</translation>
    </message>
    <message>
        <source>Learning rate of the flow or of gain.</source>
        <translation>Tasa de aprendizaje del flujo o de gain.</translation>
    </message>
    <message>
        <source>Weight of the reconstruction error in the loss of the flow or of gain.</source>
        <translation>Peso del error de reconstrucción en la pérdida del flujo o de gain.</translation>
    </message>
    <message>
        <source>How strongly the flow&apos;s weights are drawn to zero.</source>
        <translation>Con qué fuerza se atraen hacia cero los pesos del flujo.</translation>
    </message>
    <message>
        <source>Largest logarithm of the scale in a coupling; smaller is more stable.</source>
        <translation>Mayor logaritmo de la escala en un acoplamiento; menor es más estable.</translation>
    </message>
    <message>
        <source>Rounds of gaussian, mice and missforest; iterations for each penalty of softimpute.</source>
        <translation>Rondas de gaussian, mice y missforest; iteraciones por cada penalización de softimpute.</translation>
    </message>
    <message>
        <source>Networks of the classifier; of several, each leaves out different patients.</source>
        <translation>Redes del clasificador; si son varias, cada una omite pacientes distintos.</translation>
    </message>
    <message>
        <source>Whether the classifier is told which values are known.</source>
        <translation>Si se indica al clasificador qué valores se conocen.</translation>
    </message>
    <message>
        <source>Pieces of each value&apos;s range that the classifier sees one by one, 0 for none.</source>
        <translation>Tramos del intervalo de cada valor que el clasificador ve por separado; 0 para ninguno.</translation>
    </message>
    <message>
        <source>Width of the classifier&apos;s two hidden layers.</source>
        <translation>Anchura de las dos capas ocultas del clasificador.</translation>
    </message>
    <message>
        <source>Patients in one training step of the classifier.</source>
        <translation>Pacientes en un paso de entrenamiento del clasificador.</translation>
    </message>
    <message>
        <source>Learning rate of the classifier.</source>
        <translation>Tasa de aprendizaje del clasificador.</translation>
    </message>
    <message>
        <source>Weight of a diseased patient in the classifier&apos;s loss.</source>
        <translation>Peso de un paciente enfermo en la pérdida del clasificador.</translation>
    </message>
    <message>
        <source>Passes before the panel selector learns; for method pretrained or a warm start.</source>
        <translation>Pasadas antes de que aprenda el selector de paneles; para el método preentrenado o un inicio en caliente.</translation>
    </message>
    <message>
        <source>Whether end-to-end begins with them too and goes on with a tenth of the rate.</source>
        <translation>Si de extremo a extremo también empieza con ellas y sigue con una décima parte de la tasa.</translation>
    </message>
    <message>
        <source>Passes over the visited states in each outer loop; method end-to-end only.</source>
        <translation>Pasadas sobre los estados visitados en cada bucle externo; solo el método de extremo a extremo.</translation>
    </message>
    <message>
        <source>Loops without gain on validation until the classifier stays at its best; 0: never.</source>
        <translation>Bucles sin mejora en validación hasta que el clasificador se queda en su mejor estado; 0: nunca.</translation>
    </message>
    <message>
        <source>Width of the two hidden layers of the policy and value networks.</source>
        <translation>Anchura de las dos capas ocultas de las redes de la estrategia y de valor.</translation>
    </message>
    <message>
        <source>Steps in one gradient step of the panel selector.</source>
        <translation>Pasos en un paso de gradiente del selector de paneles.</translation>
    </message>
    <message>
        <source>Steps collected before each update of the panel selector.</source>
        <translation>Pasos recogidos antes de cada actualización del selector de paneles.</translation>
    </message>
    <message>
        <source>Patients tested side by side.</source>
        <translation>Pacientes simulados en paralelo.</translation>
    </message>
    <message>
        <source>Passes over the collected steps in each update.</source>
        <translation>Pasadas sobre los pasos recogidos en cada actualización.</translation>
    </message>
    <message>
        <source>Learning rate of the panel selector.</source>
        <translation>Tasa de aprendizaje del selector de paneles.</translation>
    </message>
    <message>
        <source>Share of that rate left at the end of training, falling evenly.</source>
        <translation>Parte de esa tasa que queda al final del entrenamiento, con descenso uniforme.</translation>
    </message>
    <message>
        <source>Discount of later rewards; 1 counts them in full.</source>
        <translation>Descuento de las recompensas posteriores; 1 las cuenta por entero.</translation>
    </message>
    <message>
        <source>How far advantages look ahead: 0 one step, 1 to the diagnosis.</source>
        <translation>Hasta dónde miran las ventajas: 0, un paso; 1, hasta el diagnóstico.</translation>
    </message>
    <message>
        <source>How far one update may move the probability of an action.</source>
        <translation>Cuánto puede mover una actualización la probabilidad de una acción.</translation>
    </message>
    <message>
        <source>Weight of the value loss beside the policy loss.</source>
        <translation>Peso de la pérdida de valor junto a la de la estrategia.</translation>
    </message>
    <message>
        <source>Reward for trying different actions; more keeps exploring longer.</source>
        <translation>Recompensa por probar acciones distintas; cuanto mayor, más dura la exploración.</translation>
    </message>
    <message>
        <source>Share of that reward left at the end of training, falling evenly.</source>
        <translation>Parte de esa recompensa que queda al final del entrenamiento, con descenso uniforme.</translation>
    </message>
    <message>
        <source>Largest length of a gradient; longer ones are shortened to it.</source>
        <translation>Longitud máxima de un gradiente; los más largos se acortan hasta ella.</translation>
    </message>
    <message>
        <source>How much of the mean of earlier weights an update leaves; 0 keeps the last weights.</source>
        <translation>Cuánto de la media de los pesos anteriores deja una actualización; 0 conserva los últimos pesos.</translation>
    </message>
    <message>
        <source>Whether policy and value share their hidden layers.</source>
        <translation>Si las redes de estrategia y de valor comparten sus capas ocultas.</translation>
    </message>
    <message>
        <source>Outer loops: panel selector, then classifier.</source>
        <translation>Bucles externos: selector de paneles, luego clasificador.</translation>
    </message>
    <message>
        <source>Steps of testing patients in each outer loop.</source>
        <translation>Pasos simulados en cada bucle externo.</translation>
    </message>
    <message>
        <source>Outer loops between two looks at the validation patients.</source>
        <translation>Bucles externos entre dos miradas a los pacientes de validación.</translation>
    </message>
    <message>
        <source>Whether the classifier begins with what boosted trees of each set of panels say.</source>
        <translation>Si el clasificador parte de lo que dicen los árboles potenciados de cada conjunto de paneles.</translation>
    </message>
</context>
<context>
    <name>PolicyNameText</name>
    <message>
        <source>“%1” is too long for the name of a policy. Use at most %2 letters.</source>
        <translation>«%1» es demasiado largo para el nombre de una estrategia. Use como máximo %2 caracteres.</translation>
    </message>
    <message>
        <source>The name of a policy cannot hold line breaks or letters that are not seen. Use letters, digits, blanks and punctuation.</source>
        <translation>El nombre de una estrategia no puede contener saltos de línea ni caracteres invisibles. Use letras, cifras, espacios y puntuación.</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a policy: plain numbers, names like P1-3 or T-2 and a hyphen at the beginning are the program&apos;s own. Add a word.</source>
        <translation>«%1» no puede ser el nombre de una estrategia: los números solos, los nombres como P1-3 o T-2 y un guion inicial están reservados al programa. Añada una palabra.</translation>
    </message>
    <message>
        <source>Policy %1 is called “%2” already. Choose another name, or rename that one first.</source>
        <translation>La estrategia %1 ya se llama «%2». Elija otro nombre o cambie antes el de aquella.</translation>
    </message>
</context>
<context>
    <name>ProjectWords</name>
    <message>
        <source>Left out because every row holds the same value: %1.</source>
        <translation>Omitidas porque todas las filas tienen el mismo valor: %1.</translation>
    </message>
    <message>
        <source>Left out because nothing is recorded: %1.</source>
        <translation>Omitidas porque no hay nada registrado: %1.</translation>
    </message>
    <message>
        <source>Left out because there are too many different texts: %1.</source>
        <translation>Omitidas porque hay demasiados textos distintos: %1.</translation>
    </message>
    <message>
        <source>saving…</source>
        <translation>guardando…</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>no guardado</translation>
    </message>
    <message>
        <source>read only</source>
        <translation>solo lectura</translation>
    </message>
    <message>
        <source>Another window has this project open, so this one only shows it. Close it there, or use Save as to work on a copy.</source>
        <translation>Otra ventana tiene abierto este proyecto, así que esta solo lo muestra. Ciérrelo allí o use Guardar como para trabajar en una copia.</translation>
    </message>
    <message>
        <source>This file or its folder is read-only. Use Save as to work on a copy.</source>
        <translation>Este archivo o su carpeta es de solo lectura. Use Guardar como para trabajar en una copia.</translation>
    </message>
    <message>
        <source>This project was opened for reading only.</source>
        <translation>Este proyecto se abrió solo para lectura.</translation>
    </message>
    <message>
        <source>Kept but not understood in the task file: %1.</source>
        <translation>Se conserva sin entenderse en el archivo de tarea: %1.</translation>
    </message>
    <message>
        <source>everything is saved</source>
        <translation>todo está guardado</translation>
    </message>
    <message>
        <source>A newer version of PanelWise wrote this project. It is shown as far as this version knows it and is not changed; open it with the newer version to work on it.</source>
        <translation>Una versión más reciente de PanelWise escribió este proyecto. Se muestra hasta donde esta versión lo conoce y no se cambia; ábralo con la versión más reciente para trabajar en él.</translation>
    </message>
</context>
<context>
    <name>QueueText</name>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation>Preparando</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En marcha</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Deteniendo</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminado</translation>
    </message>
    <message>
        <source>Orders nothing</source>
        <translation>No solicita nada</translation>
    </message>
    <message>
        <source>Stopped, kept</source>
        <translation>Detenido, conservado</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Con error</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Interrumpido</translation>
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
        <translation>siguiente</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>en %1</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>about %1 s</source>
        <translation>aprox. %1 s</translation>
    </message>
    <message>
        <source>about %1 min</source>
        <translation>aprox. %1 min</translation>
    </message>
    <message>
        <source>%1 started: %2.</source>
        <translation>Inicio de %1: %2.</translation>
    </message>
    <message>
        <source>%1 goes on from its last checkpoint.</source>
        <translation>%1 continúa desde su último punto de control.</translation>
    </message>
    <message>
        <source>%1: the state encoder is ready after %2; estimates are off by %3 SD on unseen patients.</source>
        <translation>%1: el codificador de estado está listo tras %2; las estimaciones se desvían %3 DE en pacientes no vistos.</translation>
    </message>
    <message>
        <source>%1: the state encoder is ready after %2.</source>
        <translation>%1: el codificador de estado está listo tras %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>validation F1 %1 at %2</source>
        <translation>F1 de validación %1 por %2</translation>
    </message>
    <message>
        <source>no figures</source>
        <translation>sin cifras</translation>
    </message>
    <message>
        <source>%1 orders nothing: at ρ %2 a test costs more than a diagnosis is worth. Its result is kept: %3.</source>
        <translation>%1 no solicita nada: con ρ %2 una prueba cuesta más de lo que vale un diagnóstico. Se conserva su resultado: %3.</translation>
    </message>
    <message>
        <source>%1 finished: %2.</source>
        <translation>%1 ha terminado: %2.</translation>
    </message>
    <message>
        <source>%1 was stopped before there was a policy to keep.</source>
        <translation>%1 se detuvo antes de que hubiera una estrategia que conservar.</translation>
    </message>
    <message>
        <source>%1 was stopped. The best state so far is kept: %2.</source>
        <translation>%1 se detuvo. Se conserva el mejor estado hasta entonces: %2.</translation>
    </message>
    <message>
        <source>%1 was stopped at %2 of %3 steps. The best state so far is kept: %4.</source>
        <translation>%1 se detuvo en %2 de %3 pasos. Se conserva el mejor estado hasta entonces: %4.</translation>
    </message>
    <message>
        <source>%1 failed.</source>
        <translation>%1 ha fallado.</translation>
    </message>
    <message>
        <source>%1 was interrupted. It can go on from its last checkpoint.</source>
        <translation>%1 se interrumpió. Puede continuar desde su último punto de control.</translation>
    </message>
    <message>
        <source>%1 was interrupted before its first checkpoint.</source>
        <translation>%1 se interrumpió antes de su primer punto de control.</translation>
    </message>
    <message>
        <source>%1 is under way.</source>
        <translation>%1 está en marcha.</translation>
    </message>
    <message>
        <source>%1 failed. %2 What was stored up to its last checkpoint is kept.</source>
        <translation>%1 ha fallado. %2 Se conserva lo guardado hasta su último punto de control.</translation>
    </message>
    <message>
        <source>The search for a whole front began: %1, by %2.</source>
        <translation>Empezó la búsqueda de un frente entero: %1, según %2.</translation>
    </message>
    <message numerus="yes">
        <source>The front is found: %n policies are on it.</source>
        <translation>
            <numerusform>Frente hallado: contiene %n estrategia.</numerusform>
            <numerusform>Frente hallado: contiene %n estrategias.</numerusform>
        </translation>
    </message>
    <message>
        <source>The search was stopped. What was found is kept.</source>
        <translation>La búsqueda se detuvo. Se conserva lo hallado.</translation>
    </message>
    <message>
        <source>The search failed. What was found is kept.</source>
        <translation>La búsqueda falló. Se conserva lo hallado.</translation>
    </message>
</context>
<context>
    <name>RecentList</name>
    <message>
        <source>Interrupted, nothing lost</source>
        <translation>Interrumpido, nada perdido</translation>
    </message>
    <message>
        <source>Not saved under a name yet</source>
        <translation>Aún no guardado con un nombre</translation>
    </message>
    <message>
        <source>Today %1</source>
        <translation>Hoy %1</translation>
    </message>
    <message>
        <source>Yesterday %1</source>
        <translation>Ayer %1</translation>
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
        <translation>igual que la cifra bruta</translation>
    </message>
    <message>
        <source>%1 higher than as recorded</source>
        <translation>%1 más que la cifra bruta</translation>
    </message>
    <message>
        <source>%1 lower than as recorded</source>
        <translation>%1 menos que la cifra bruta</translation>
    </message>
    <message>
        <source>%1, which may be chance</source>
        <translation>%1, lo que puede deberse al azar</translation>
    </message>
    <message>
        <source>What it would be if every order could be carried out cannot be said: that needs both cases and others.</source>
        <translation>No puede decirse cómo sería si toda solicitud pudiera cumplirse: para eso hacen falta tanto casos como otros.</translation>
    </message>
    <message>
        <source>If every order could be carried out, and among patients of whom the same was known it is chance whose panel was recorded, F1 would be about %1: %2.</source>
        <translation>Si toda solicitud pudiera cumplirse, y si entre pacientes de los que se sabía lo mismo es azar de quién se registró el panel, F1 sería de alrededor de %1: %2.</translation>
    </message>
    <message>
        <source>As recorded</source>
        <translation>Bruto</translation>
    </message>
    <message>
        <source>Weighted</source>
        <translation>Ponderado</translation>
    </message>
    <message>
        <source>Filled in</source>
        <translation>Completado</translation>
    </message>
    <message>
        <source>Doubly robust</source>
        <translation>Doblemente robusto</translation>
    </message>
    <message>
        <source>What the policy did with the records as they are.</source>
        <translation>Qué hizo la estrategia con los registros tal como son.</translation>
    </message>
    <message>
        <source>Patients with all ordered panels recorded stand for those like them whose panels were not (inverse probability weighting).</source>
        <translation>Los pacientes con todos los paneles solicitados registrados representan a los semejantes cuyos paneles no lo estaban (ponderación por probabilidad inversa).</translation>
    </message>
    <message>
        <source>Results that were not recorded are drawn from what such patients usually have, and the policy goes on with them (direct method).</source>
        <translation>Los resultados no registrados se extraen de lo que suelen tener tales pacientes, y la estrategia continúa con ellos (método directo).</translation>
    </message>
    <message>
        <source>Filled in, and corrected by the weighted records: right if either of the two is.</source>
        <translation>Completado y corregido con los registros ponderados: correcto si lo es uno de los dos.</translation>
    </message>
    <message>
        <source>If everything ordered were recorded</source>
        <translation>Si constara todo lo solicitado</translation>
    </message>
    <message>
        <source>assume recorded at random given what was known</source>
        <translation>suponer registro aleatorio dado lo que se sabía</translation>
    </message>
    <message>
        <source>Every panel that the policy orders is recorded for each of these patients. There is nothing to correct: F1 is %1.</source>
        <translation>Todos los paneles que solicita la estrategia están registrados en cada uno de estos pacientes. No hay nada que corregir: F1 es %1.</translation>
    </message>
    <message numerus="yes">
        <source>Of %1 patients, %Ln lack a panel that the policy would order, so the figure as recorded, F1 %2, shows what it does without it.</source>
        <translation>
            <numerusform>De %1 pacientes, a %Ln le falta un panel que la estrategia solicitaría; la cifra bruta, F1 %2, muestra qué hace sin él.</numerusform>
            <numerusform>De %1 pacientes, a %Ln les falta un panel que la estrategia solicitaría; la cifra bruta, F1 %2, muestra qué hace sin él.</numerusform>
        </translation>
    </message>
    <message>
        <source>The weights rest on few patients: they tell as much as %1 patients, %2 of them cases, and one stands for %3. Do not rely on the weighted and the doubly robust figures.</source>
        <translation>Los pesos se apoyan en pocos pacientes: dicen tanto como %1 pacientes, %2 de ellos casos, y uno representa a %3. No se fíe de las cifras ponderadas ni doblemente robustas.</translation>
    </message>
    <message>
        <source>No case has all the panels that the policy orders, so there is nobody to weight. Do not rely on the doubly robust figures.</source>
        <translation>Ningún caso tiene todos los paneles que solicita la estrategia; no hay a quién ponderar. No se fíe de las cifras doblemente robustas.</translation>
    </message>
    <message>
        <source>Nobody but cases has all the panels that the policy orders, so there is nobody to weight. Do not rely on the doubly robust figures.</source>
        <translation>Nadie salvo los casos tiene todos los paneles que solicita la estrategia; no hay a quién ponderar. No se fíe de las cifras doblemente robustas.</translation>
    </message>
    <message>
        <source>All ordered panels are recorded for %1 of %2 patients and %3 of %4 cases. Weighted, they tell as much as %5 patients and %6 cases would; the largest weight is %7.</source>
        <translation>Todos los paneles solicitados están registrados en %1 de %2 pacientes y en %3 de %4 casos. Ponderados, dicen tanto como dirían %5 pacientes y %6 casos; el mayor peso es %7.</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensibilidad</translation>
    </message>
    <message>
        <source>Specificity</source>
        <translation>Especificidad</translation>
    </message>
    <message>
        <source>Mean cost</source>
        <translation>Coste medio</translation>
    </message>
</context>
<context>
    <name>RedundancyTab</name>
    <message>
        <source>Redundancy</source>
        <translation>Redundancia</translation>
    </message>
    <message>
        <source>How well the results of each panel can be predicted without ordering it: 100 % would make it superfluous for estimating its values, not for finding what is unusual.</source>
        <translation>Con qué acierto pueden predecirse los resultados de cada panel sin solicitarlo: un 100 % lo haría superfluo para estimar sus valores, no para hallar lo inusual.</translation>
    </message>
    <message>
        <source>Computing how well panels tell each other…</source>
        <translation>Calculando cuánto dicen los paneles unos de otros…</translation>
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
        <translation>a partir de lo ya conocido</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>a partir de %1</translation>
    </message>
    <message>
        <source>from all others</source>
        <translation>a partir de todos los demás</translation>
    </message>
    <message>
        <source>%1 can be predicted to %2 from all other panels. </source>
        <translation>%1 puede predecirse en un %2 a partir de todos los demás paneles. </translation>
    </message>
    <message>
        <source>How well each panel can be predicted from the others</source>
        <translation>Con qué acierto puede predecirse cada panel a partir de los demás</translation>
    </message>
    <message>
        <source>%1 Share of the variance of a panel&apos;s results that ridge regression explains (R²), fitted on training patients; what is known before any test is always used too.</source>
        <translation>%1 Proporción de la varianza de los resultados de un panel que explica una regresión ridge (R²), ajustada en los pacientes de entrenamiento; siempre se usa además lo conocido antes de toda prueba.</translation>
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
        <translation>Ninguna factura supera %1.</translation>
    </message>
    <message>
        <source>Nobody waits more than %1.</source>
        <translation>Nadie espera más de %1.</translation>
    </message>
    <message>
        <source>Everybody gets first: %1.</source>
        <translation>Todos reciben primero: %1.</translation>
    </message>
    <message>
        <source>Never ordered: %1.</source>
        <translation>Nunca se solicita: %1.</translation>
    </message>
    <message>
        <source>%1 only after %2.</source>
        <translation>%1 solo después de %2.</translation>
    </message>
</context>
<context>
    <name>Step</name>
    <message>
        <source>Data &amp; panels</source>
        <translation>Datos y paneles</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Entrenar</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Frente</translation>
    </message>
    <message>
        <source>Patient</source>
        <translation>Paciente</translation>
    </message>
    <message>
        <source>Compare &amp; report</source>
        <translation>Comparar e informar</translation>
    </message>
</context>
<context>
    <name>StepNeeds</name>
    <message>
        <source>Open a file or sample</source>
        <translation>Abra un archivo o ejemplo</translation>
    </message>
    <message>
        <source>Looking at the data</source>
        <translation>Examinando los datos</translation>
    </message>
    <message>
        <source>%1 to check</source>
        <translation>Por comprobar: %1</translation>
    </message>
    <message>
        <source>%1 patients</source>
        <translation>%1 pacientes</translation>
    </message>
    <message>
        <source>%1, paused</source>
        <translation>%1, en pausa</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>%1 hecho</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, quedan %2</translation>
    </message>
    <message>
        <source>Needs data</source>
        <translation>Necesita datos</translation>
    </message>
    <message>
        <source>Problems in the way: %1</source>
        <translation>Problemas pendientes: %1</translation>
    </message>
    <message>
        <source>Policies: %1</source>
        <translation>Estrategias: %1</translation>
    </message>
    <message>
        <source>Ready to train</source>
        <translation>Listo para entrenar</translation>
    </message>
    <message>
        <source>Interrupted, can go on</source>
        <translation>Interrumpido, puede continuar</translation>
    </message>
    <message>
        <source>%1 on the front</source>
        <translation>En el frente: %1</translation>
    </message>
    <message>
        <source>Ready to search</source>
        <translation>Listo para buscar</translation>
    </message>
    <message>
        <source>Needs a front or a policy</source>
        <translation>Necesita un frente o una estrategia</translation>
    </message>
    <message>
        <source>Choose a patient</source>
        <translation>Elija un paciente</translation>
    </message>
    <message>
        <source>Baselines: %1 of %2 rows</source>
        <translation>Comparadores: %1 de %2 filas</translation>
    </message>
    <message>
        <source>Choose models</source>
        <translation>Elija modelos</translation>
    </message>
    <message>
        <source>Models: %1</source>
        <translation>Modelos: %1</translation>
    </message>
    <message>
        <source>%1, items open: %2</source>
        <translation>%1, puntos abiertos: %2</translation>
    </message>
    <message>
        <source>%1 patients, %2 of them with the outcome (%3)</source>
        <translation>%1 pacientes, %2 de ellos con el desenlace (%3)</translation>
    </message>
    <message>
        <source>Panels: %1, tests in them: %2</source>
        <translation>Paneles: %1; pruebas en ellos: %2</translation>
    </message>
    <message>
        <source>Problems not listed here: %1</source>
        <translation>Problemas no listados aquí: %1</translation>
    </message>
    <message>
        <source>To check on the page Data &amp; panels: %1</source>
        <translation>Por comprobar en la página Datos y paneles: %1</translation>
    </message>
    <message>
        <source>Go to Data &amp; panels</source>
        <translation>Ir a Datos y paneles</translation>
    </message>
    <message>
        <source>A table with one row per patient, or one of the samples.</source>
        <translation>Una tabla con una fila por paciente, o uno de los ejemplos.</translation>
    </message>
    <message>
        <source>The data are ready</source>
        <translation>Los datos están listos</translation>
    </message>
    <message>
        <source>Prices: %1, %2</source>
        <translation>Precios: %1, %2</translation>
    </message>
    <message>
        <source>Prices in %1</source>
        <translation>Precios en %1</translation>
    </message>
    <message>
        <source>Seeds: split %1, search %2</source>
        <translation>Semillas: partición %1, búsqueda %2</translation>
    </message>
    <message>
        <source>Split seed %1</source>
        <translation>Semilla de partición %1</translation>
    </message>
    <message>
        <source>Open data to train a policy</source>
        <translation>Abra datos para entrenar una estrategia</translation>
    </message>
    <message>
        <source>Some problems stand in the way of training</source>
        <translation>Algunos problemas impiden entrenar</translation>
    </message>
    <message>
        <source>What training rests on:</source>
        <translation>En qué se apoya el entrenamiento:</translation>
    </message>
    <message>
        <source>Open data to find the front</source>
        <translation>Abra datos para buscar el frente</translation>
    </message>
    <message>
        <source>Some problems stand in the way of a front</source>
        <translation>Algunos problemas impiden buscar un frente</translation>
    </message>
    <message>
        <source>What a front rests on:</source>
        <translation>En qué se apoya un frente:</translation>
    </message>
    <message>
        <source>Find a front to walk through a patient</source>
        <translation>Busque un frente para seguir a un paciente</translation>
    </message>
    <message>
        <source>Panel by panel: what was ordered, what came back, and why. A trained policy will do as well.</source>
        <translation>Panel por panel: qué se solicitó, qué resultó y por qué. También sirve una estrategia entrenada.</translation>
    </message>
    <message>
        <source>Go to Front</source>
        <translation>Ir a Frente</translation>
    </message>
    <message>
        <source>Open data to compare models</source>
        <translation>Abra datos para comparar modelos</translation>
    </message>
    <message>
        <source>Some problems stand in the way of a comparison</source>
        <translation>Algunos problemas impiden comparar</translation>
    </message>
    <message>
        <source>What a comparison rests on:</source>
        <translation>En qué se apoya una comparación:</translation>
    </message>
    <message>
        <source>No network access</source>
        <translation>Sin acceso a la red</translation>
    </message>
    <message>
        <source>Columns: %1, panels: %2</source>
        <translation>Columnas: %1, paneles: %2</translation>
    </message>
    <message>
        <source>Missing %1 of test values</source>
        <translation>Falta el %1 de los valores de pruebas</translation>
    </message>
    <message>
        <source>Test split: %1 patients</source>
        <translation>Parte de test: %1 pacientes</translation>
    </message>
    <message>
        <source>95 % intervals: bootstrap</source>
        <translation>Intervalos del 95 %: bootstrap</translation>
    </message>
    <message>
        <source>%1 · paused</source>
        <translation>%1 · en pausa</translation>
    </message>
</context>
<context>
    <name>StepRail</name>
    <message>
        <source>needs an earlier step</source>
        <translation>necesita un paso anterior</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>listo</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en marcha</translation>
    </message>
    <message>
        <source>needs a look</source>
        <translation>requiere atención</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecho</translation>
    </message>
</context>
<context>
    <name>StoryText</name>
    <message>
        <source>Any</source>
        <translation>Cualquiera</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Detectado</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>No detectado</translation>
    </message>
    <message>
        <source>False alarm</source>
        <translation>Falsa alarma</translation>
    </message>
    <message>
        <source>Rightly reassured</source>
        <translation>Descartado con acierto</translation>
    </message>
    <message>
        <source>Costliest</source>
        <translation>Más caros</translation>
    </message>
    <message>
        <source>Most surprising</source>
        <translation>Más sorprendentes</translation>
    </message>
    <message>
        <source>Every test patient, in the order of the data</source>
        <translation>Todos los pacientes de test, en el orden de los datos</translation>
    </message>
    <message>
        <source>Cases that were called cases</source>
        <translation>Casos clasificados como casos</translation>
    </message>
    <message>
        <source>Cases that were reassured</source>
        <translation>Casos que se descartaron</translation>
    </message>
    <message>
        <source>Patients called cases who are none</source>
        <translation>Pacientes clasificados como casos que no lo son</translation>
    </message>
    <message>
        <source>Patients reassured who are no cases</source>
        <translation>Pacientes descartados que no son casos</translation>
    </message>
    <message>
        <source>The highest bills first</source>
        <translation>Primero las facturas más altas</translation>
    </message>
    <message>
        <source>First those whose outcome was furthest from the last probability</source>
        <translation>Primero aquellos cuyo desenlace distó más de la última probabilidad</translation>
    </message>
    <message>
        <source>Found: the patient is a case and was called one.</source>
        <translation>Detectado: el paciente es un caso y se clasificó como tal.</translation>
    </message>
    <message>
        <source>Missed: the patient is a case and was reassured.</source>
        <translation>No detectado: el paciente es un caso y se descartó.</translation>
    </message>
    <message>
        <source>False alarm: the patient is no case and was called one.</source>
        <translation>Falsa alarma: el paciente no es un caso y se clasificó como tal.</translation>
    </message>
    <message>
        <source>Rightly reassured: the patient is no case.</source>
        <translation>Descartado con acierto: el paciente no es un caso.</translation>
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
        <translation>%1 junto con %2</translation>
    </message>
    <message>
        <source>fewer than 1 in 100</source>
        <translation>menos de 1 de cada 100</translation>
    </message>
    <message>
        <source>%1 in 100</source>
        <translation>%1 de cada 100</translation>
    </message>
    <message>
        <source>%1 in 10</source>
        <translation>%1 de cada 10</translation>
    </message>
    <message>
        <source>nearly all</source>
        <translation>casi todos</translation>
    </message>
</context>
<context>
    <name>SubgroupWords</name>
    <message>
        <source>undefined</source>
        <translation>no definido</translation>
    </message>
    <message>
        <source>%1 (%2–%3)</source>
        <translation>%1 (%2–%3)</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Patients</source>
        <translation>Pacientes</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>%1 (95 % interval)</source>
        <translation>%1 (intervalo del 95 %)</translation>
    </message>
    <message>
        <source>Difference from all</source>
        <translation>Diferencia con todos</translation>
    </message>
    <message>
        <source>Lower limit</source>
        <translation>Límite inferior</translation>
    </message>
    <message>
        <source>Upper limit</source>
        <translation>Límite superior</translation>
    </message>
    <message>
        <source>too few</source>
        <translation>muy pocos</translation>
    </message>
    <message>
        <source>%1: %2 patients, %3.</source>
        <translation>%1: %2 pacientes, %3.</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensibilidad</translation>
    </message>
    <message>
        <source>Specificity</source>
        <translation>Especificidad</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>no registrado</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>%1 to under %2</source>
        <translation>de %1 a menos de %2</translation>
    </message>
    <message>
        <source>under %1</source>
        <translation>menos de %1</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 o más</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>%1 in subgroups: %2</source>
        <translation>%1 en subgrupos: %2</translation>
    </message>
    <message>
        <source>Too few: under %1 patients.</source>
        <translation>Muy pocos: menos de %1 pacientes.</translation>
    </message>
</context>
<context>
    <name>SubgroupsTab</name>
    <message>
        <source>Measure</source>
        <translation>Métrica</translation>
    </message>
    <message>
        <source>By which figure the groups are compared</source>
        <translation>Con qué cifra se comparan los grupos</translation>
    </message>
    <message>
        <source>Groups by</source>
        <translation>Grupos por</translation>
    </message>
    <message>
        <source>By what the patients are divided</source>
        <translation>Según qué se dividen los pacientes</translation>
    </message>
    <message>
        <source>Subgroups</source>
        <translation>Subgrupos</translation>
    </message>
    <message>
        <source>Whether the model does as well for one group of patients as for another. Where intervals overlap the dashed line, the group cannot be distinguished from everybody.</source>
        <translation>Si el modelo funciona igual de bien en un grupo de pacientes que en otro. Donde los intervalos cruzan la línea discontinua, el grupo no se distingue del conjunto.</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>todo</translation>
    </message>
</context>
<context>
    <name>SummaryTab</name>
    <message>
        <source>undefined</source>
        <translation>no definido</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Mean time to the results per patient</source>
        <translation>Tiempo medio hasta los resultados por paciente</translation>
    </message>
    <message>
        <source>Blood</source>
        <translation>Sangre</translation>
    </message>
    <message>
        <source>Mean volume of blood drawn per patient</source>
        <translation>Volumen medio de sangre extraída por paciente</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Mean cost of testing per patient</source>
        <translation>Coste medio de las pruebas por paciente</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>95 % CI</source>
        <translation>IC del 95 %</translation>
    </message>
    <message>
        <source>Of F1: where it lies in 95 of 100 samples of patients like these</source>
        <translation>De F1: dónde está en 95 de cada 100 muestras de pacientes como estos</translation>
    </message>
    <message>
        <source>Sens. %</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Sens. %</translation>
    </message>
    <message>
        <source>Spec. %</source>
        <translation>Espec. %</translation>
    </message>
    <message>
        <source>PPV %</source>
        <translation>VPP %</translation>
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
        <translation>Δ F1 frente a %1</translation>
    </message>
    <message>
        <source>F1 minus that of the reference, each resample of patients judging both</source>
        <translation>F1 menos el de la referencia; ambos se evalúan en cada remuestreo de pacientes</translation>
    </message>
    <message>
        <source>Ticked models in figures</source>
        <translation>Modelos marcados, en cifras</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>paired %1</source>
        <translation>%1 pareado</translation>
    </message>
    <message>
        <source>Calibration: slope %1, intercept %2</source>
        <translation>Calibración: pendiente %1, intercepto %2</translation>
    </message>
    <message>
        <source>Tick a second model to compare this one with.</source>
        <translation>Marque un segundo modelo con el que comparar este.</translation>
    </message>
    <message>
        <source>&lt;b&gt;In words:&lt;/b&gt; %1</source>
        <translation>&lt;b&gt;En palabras:&lt;/b&gt; %1</translation>
    </message>
</context>
<context>
    <name>SummaryWords</name>
    <message>
        <source>reference</source>
        <translation>referencia</translation>
    </message>
    <message>
        <source>%1: sensitivity, specificity and PPV from %2 found, %3 missed, %4 false alarms, %5 reassured</source>
        <translation>%1: sensibilidad, especificidad y VPP de %2 detectados, %3 no detectados, %4 falsas alarmas, %5 descartados</translation>
    </message>
</context>
<context>
    <name>SystemText</name>
    <message>
        <source>Logistic regression</source>
        <translation>Regresión logística</translation>
    </message>
    <message>
        <source>Random forest</source>
        <translation>Bosque aleatorio</translation>
    </message>
    <message>
        <source>XGBoost</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>XGBoost</translation>
    </message>
    <message>
        <source>XGBoost leaf-wise (LightGBM-style)</source>
        <translation>XGBoost por hojas (al estilo de LightGBM)</translation>
    </message>
    <message>
        <source>Neural network, 3 layers</source>
        <translation>Red neuronal, 3 capas</translation>
    </message>
    <message>
        <source>Best fixed set of panels</source>
        <translation>Mejor conjunto fijo de paneles</translation>
    </message>
    <message>
        <source>Fixed selection (FS)</source>
        <translation>Selección fija (FS)</translation>
    </message>
    <message>
        <source>Random selection (RS)</source>
        <translation>Selección aleatoria (RS)</translation>
    </message>
    <message>
        <source>Greedy, one step ahead</source>
        <translation>Voraz, un paso por delante</translation>
    </message>
    <message>
        <source>CWCF (deep Q-learning)</source>
        <translation>CWCF (Q-learning profundo)</translation>
    </message>
    <message>
        <source>Value of information, one step</source>
        <translation>Valor de la información, un paso</translation>
    </message>
    <message>
        <source>EDDI, expected information</source>
        <translation>EDDI, información esperada</translation>
    </message>
    <message>
        <source>AACO (acquisition conditioned oracle)</source>
        <translation>AACO (oráculo condicionado a la adquisición)</translation>
    </message>
    <message>
        <source>DIME (mutual information learned)</source>
        <translation>DIME (información mutua aprendida)</translation>
    </message>
    <message>
        <source>GDFS (greedy dynamic feature selection)</source>
        <translation>GDFS (selección dinámica voraz de variables)</translation>
    </message>
    <message>
        <source>SM-DDPO, pretrained</source>
        <translation>SM-DDPO, preentrenado</translation>
    </message>
    <message>
        <source>SM-DDPO, end to end</source>
        <translation>SM-DDPO, de extremo a extremo</translation>
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
        <translation>XGBoost por hojas</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>Best fixed set</source>
        <translation>Mejor conjunto fijo</translation>
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
        <translation>Voraz</translation>
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
        <translation>SM-DDPO preentrenado</translation>
    </message>
    <message>
        <source>SM-DDPO</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>SM-DDPO</translation>
    </message>
    <message>
        <source>all panels</source>
        <translation>todos los paneles</translation>
    </message>
    <message>
        <source>two cheapest panels</source>
        <translation>los dos paneles más baratos</translation>
    </message>
    <message>
        <source>best two panels</source>
        <translation>los dos mejores paneles</translation>
    </message>
    <message>
        <source>chosen panels</source>
        <translation>paneles elegidos</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>2 panels</source>
        <translation>2 paneles</translation>
    </message>
    <message>
        <source>best 2</source>
        <translation>2 mejores</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>elegidos</translation>
    </message>
    <message>
        <source>Every patient gets every panel.</source>
        <translation>Cada paciente recibe todos los paneles.</translation>
    </message>
    <message>
        <source>Every patient gets the two cheapest panels of which neither contains the other.</source>
        <translation>Cada paciente recibe los dos paneles más baratos de los que ninguno contiene al otro.</translation>
    </message>
    <message>
        <source>Every patient gets the same two panels: those that did best on validation patients.</source>
        <translation>Cada paciente recibe los mismos dos paneles: los que mejor resultaron en los pacientes de validación.</translation>
    </message>
    <message>
        <source>Every patient gets the panels that you chose.</source>
        <translation>Cada paciente recibe los paneles que usted eligió.</translation>
    </message>
    <message>
        <source>A weighted sum of all results, with an L2 penalty chosen on validation patients.</source>
        <translation>Suma ponderada de todos los resultados, con una penalización L2 elegida en los pacientes de validación.</translation>
    </message>
    <message>
        <source>The average of many decision trees, each grown on a part of the patients.</source>
        <translation>Promedio de muchos árboles de decisión, cada uno construido con una parte de los pacientes.</translation>
    </message>
    <message>
        <source>Decision trees that correct one another, grown level by level.</source>
        <translation>Árboles de decisión que se corrigen unos a otros, construidos nivel por nivel.</translation>
    </message>
    <message>
        <source>XGBoost that grows where the loss falls most, as LightGBM does; it is not LightGBM itself, which is not packaged.</source>
        <translation>XGBoost que crece donde más baja la pérdida, como LightGBM; no es LightGBM mismo, que no está empaquetado.</translation>
    </message>
    <message>
        <source>A neural network with three layers.</source>
        <translation>Red neuronal con tres capas.</translation>
    </message>
    <message>
        <source>Of all sets of panels the one with the best F1 on validation patients, judged by boosted trees; everybody gets it.</source>
        <translation>De todos los conjuntos de paneles, el de mejor F1 en los pacientes de validación, según árboles potenciados; todos lo reciben.</translation>
    </message>
    <message>
        <source>Everybody gets the two panels the SM-DDPO policy ordered most; encoder and classifier are the same.</source>
        <translation>Todos reciben los dos paneles que más solicitó la estrategia SM-DDPO; codificador y clasificador son los mismos.</translation>
    </message>
    <message>
        <source>Each patient gets panels drawn at random; encoder and classifier are those of SM-DDPO.</source>
        <translation>Cada paciente recibe paneles elegidos al azar; codificador y clasificador son los de SM-DDPO.</translation>
    </message>
    <message>
        <source>Orders the panel whose expected gain of one step is largest for its price, until none pays.</source>
        <translation>Solicita el panel con la mayor ganancia esperada a un paso por su precio, hasta que ninguno compensa.</translation>
    </message>
    <message>
        <source>Classification with costly features by double deep Q-learning (Janisch et al.). It is made to be right at little cost, not for F1, so its F1 is not its own aim.</source>
        <translation>Clasificación con variables costosas por Q-learning profundo doble (Janisch et al.). Está hecha para acertar con poco coste, no para F1; su F1 no es su propio objetivo.</translation>
    </message>
    <message>
        <source>The rule of tools for Bayesian networks: orders the panel that is expected to lower the cross entropy most, less its price, until nothing pays.</source>
        <translation>La regla de las herramientas para redes bayesianas: solicita el panel del que se espera la mayor reducción de la entropía cruzada, menos su precio, hasta que nada compensa.</translation>
    </message>
    <message>
        <source>Draws results given what is known from a normal distribution, and orders the panel that is expected to move the probability most for its price, until none is worth it (after Ma et al.).</source>
        <translation>Extrae resultados de una distribución normal dado lo conocido y solicita el panel del que se espera que más mueva la probabilidad por su precio, hasta que ninguno lo vale (según Ma et al.).</translation>
    </message>
    <message>
        <source>Looks at the training patients most like this one: the further panels that would have served them best are ordered, one by one (Valancius et al.). It learns nothing but the predictor.</source>
        <translation>Mira los pacientes de entrenamiento más parecidos a este: se solicitan, uno a uno, los paneles que mejor les habrían servido (Valancius et al.). No aprende más que el predictor.</translation>
    </message>
    <message>
        <source>A network learns by how much each panel makes the loss fall; the panel of the most for its price is ordered, until none is worth it (Gadgil et al.).</source>
        <translation>Una red aprende cuánto reduce la pérdida cada panel; se solicita el que más la reduce por su precio, hasta que ninguno lo vale (Gadgil et al.).</translation>
    </message>
    <message>
        <source>A network learns to select the panel after which the prediction is best, whatever it costs (Covert et al.). How many panels everybody gets is chosen on validation patients.</source>
        <translation>Una red aprende a elegir el panel tras el cual la predicción es mejor, cueste lo que cueste (Covert et al.). Cuántos paneles recibe cada uno se elige en los pacientes de validación.</translation>
    </message>
    <message>
        <source>The paper&apos;s method with encoder and classifier learned beforehand; only the choice of panels is reinforced.</source>
        <translation>El método del artículo con codificador y clasificador aprendidos de antemano; solo se refuerza la elección de paneles.</translation>
    </message>
    <message>
        <source>The paper&apos;s method: encoder, classifier and choice of panels learn together.</source>
        <translation>El método del artículo: codificador, clasificador y elección de paneles aprenden juntos.</translation>
    </message>
    <message>
        <source>Backward induction over the sets of panels; of its policies the one with the best F1 on validation patients.</source>
        <translation>Inducción hacia atrás sobre los conjuntos de paneles; de sus estrategias, la de mejor F1 en los pacientes de validación.</translation>
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
        <translation>Todos los paneles para todos</translation>
    </message>
    <message>
        <source>Two panels for everybody</source>
        <translation>Dos paneles para todos</translation>
    </message>
    <message>
        <source>Chosen panels for everybody</source>
        <translation>Paneles elegidos para todos</translation>
    </message>
    <message>
        <source>Fixed or random choice of panels</source>
        <translation>Elección fija o aleatoria de paneles</translation>
    </message>
    <message>
        <source>One decision after the other</source>
        <translation>Una decisión tras otra</translation>
    </message>
</context>
<context>
    <name>TableCopy</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
</context>
<context>
    <name>ThresholdFilm</name>
    <message>
        <source>What a threshold does</source>
        <translation>Qué hace un umbral</translation>
    </message>
    <message>
        <source>Threshold %1: %2 found, %3 missed, %4 false alarms, %5 rightly reassured</source>
        <translation>Umbral %1: %2 detectados, %3 no detectados, %4 falsas alarmas, %5 descartados con acierto</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>sin %1</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Probabilidad</translation>
    </message>
</context>
<context>
    <name>TrackFigure</name>
    <message>
        <source>path</source>
        <translation>recorrido</translation>
    </message>
    <message>
        <source>after</source>
        <translation>después</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>probabilidad</translation>
    </message>
    <message>
        <source>low</source>
        <translation>inferior</translation>
    </message>
    <message>
        <source>high</source>
        <translation>superior</translation>
    </message>
    <message>
        <source>known</source>
        <translation>conocido</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>posible</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>change of probability</source>
        <translation>cambio de la probabilidad</translation>
    </message>
    <message>
        <source>%1: %2 percentage points</source>
        <translation>%1: %2 puntos porcentuales</translation>
    </message>
</context>
<context>
    <name>TrackText</name>
    <message>
        <source>threshold %1</source>
        <translation>umbral %1</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>Diagnóstico</translation>
    </message>
    <message>
        <source>%1 of 100 rise
to about %2</source>
        <translation>%1 de 100 suben
a cerca del %2</translation>
    </message>
    <message>
        <source>%1 of 100 fall
to about %2</source>
        <translation>%1 de 100 bajan
a cerca del %2</translation>
    </message>
    <message>
        <source>decision threshold %1</source>
        <translation>umbral de decisión %1</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1 of 100 rise less,
to about %2</source>
        <translation>%1 de 100 suben menos,
a cerca del %2</translation>
    </message>
    <message>
        <source>%1 of 100 fall less,
to about %2</source>
        <translation>%1 de 100 bajan menos,
a cerca del %2</translation>
    </message>
</context>
<context>
    <name>TrainingText</name>
    <message>
        <source>The policy orders nothing: the price of tests outweighs any diagnosis. Let a correct negative be worth more money, or a case found weigh more.</source>
        <translation>La estrategia no solicita nada: el precio de las pruebas pesa más que cualquier diagnóstico. Haga que un verdadero negativo valga más dinero o que pese más un caso detectado.</translation>
    </message>
    <message>
        <source>The policy calls nobody a case, so every case is missed. Let a case found weigh more.</source>
        <translation>La estrategia no clasifica a nadie como caso, así que no detecta ninguno. Haga que pese más un caso detectado.</translation>
    </message>
    <message>
        <source>The policy calls everybody a case. Let a case found weigh less.</source>
        <translation>La estrategia clasifica a todos como casos. Haga que pese menos un caso detectado.</translation>
    </message>
    <message>
        <source>The state encoder became unstable. It went back to its last good state and goes on with smaller steps.</source>
        <translation>El codificador de estado se volvió inestable. Volvió a su último estado bueno y continúa con pasos más pequeños.</translation>
    </message>
    <message>
        <source>The panel selector became unstable. It went back to its last good state and goes on with smaller steps.</source>
        <translation>El selector de paneles se volvió inestable. Volvió a su último estado bueno y continúa con pasos más pequeños.</translation>
    </message>
    <message>
        <source>For a while the classifier saw only patients of one outcome and could not learn from them.</source>
        <translation>Durante un tiempo el clasificador solo vio pacientes de un desenlace y no pudo aprender de ellos.</translation>
    </message>
    <message>
        <source>The flow did not estimate unknown values better than a plain normal distribution, which is used instead.</source>
        <translation>El flujo no estimó los valores desconocidos mejor que una simple distribución normal, que se usa en su lugar.</translation>
    </message>
    <message>
        <source>The table of all states would need too much memory, so only visited states are kept. Results are the same; it takes longer.</source>
        <translation>La tabla de todos los estados necesitaría demasiada memoria; solo se guardan los estados visitados. Los resultados son los mismos; tarda más.</translation>
    </message>
    <message>
        <source>Training went on from its last checkpoint.</source>
        <translation>El entrenamiento continuó desde su último punto de control.</translation>
    </message>
    <message>
        <source>There are few patients with the outcome, so the figures are uncertain.</source>
        <translation>Hay pocos pacientes con el desenlace; las cifras son inciertas.</translation>
    </message>
    <message>
        <source>The classifier left the range of numbers in one pass over the patients; that pass was undone. A lower learning rate may help.</source>
        <translation>El clasificador salió del rango numérico en una pasada sobre los pacientes; esa pasada se deshizo. Puede ayudar una tasa de aprendizaje menor.</translation>
    </message>
    <message>
        <source>What the new patients taught did no better on validation, so the earlier policy is kept.</source>
        <translation>Lo aprendido de los pacientes nuevos no fue mejor en validación; se conserva la estrategia anterior.</translation>
    </message>
    <message>
        <source>State encoder</source>
        <translation>Codificador de estado</translation>
    </message>
    <message>
        <source>State table</source>
        <translation>Tabla de estados</translation>
    </message>
    <message>
        <source>Classifier</source>
        <translation>Clasificador</translation>
    </message>
    <message>
        <source>Panel selector</source>
        <translation>Selector de paneles</translation>
    </message>
    <message>
        <source>Final evaluation</source>
        <translation>Evaluación final</translation>
    </message>
    <message>
        <source>Judging on all patients</source>
        <translation>Evaluación en todos los pacientes</translation>
    </message>
    <message>
        <source>Learning from all patients</source>
        <translation>Aprendizaje con todos los pacientes</translation>
    </message>
    <message>
        <source>Learns to estimate unknown results from known ones.</source>
        <translation>Aprende a estimar los resultados desconocidos a partir de los conocidos.</translation>
    </message>
    <message>
        <source>Estimates the unknown results of every patient for every set of panels.</source>
        <translation>Estima los resultados desconocidos de cada paciente para cada conjunto de paneles.</translation>
    </message>
    <message>
        <source>Learns how likely the outcome is from what is known.</source>
        <translation>Aprende la probabilidad del desenlace a partir de lo conocido.</translation>
    </message>
    <message>
        <source>Learns by trial which panel to order next and when to diagnose (PPO).</source>
        <translation>Aprende por ensayo qué panel solicitar después y cuándo diagnosticar (PPO).</translation>
    </message>
    <message>
        <source>Tries the best policy on patients it has never seen, once.</source>
        <translation>Prueba la mejor estrategia, una vez, en pacientes que nunca ha visto.</translation>
    </message>
    <message>
        <source>Trains again without each fold of the patients, and decides for these.</source>
        <translation>Entrena de nuevo sin cada pliegue de pacientes y decide para estos.</translation>
    </message>
    <message>
        <source>Trains once more with everybody, for the policy that is to be used.</source>
        <translation>Entrena una vez más, con todos los pacientes, la estrategia que se va a usar.</translation>
    </message>
    <message>
        <source>Every patient was decided for by a policy that was trained without them, so the figures tell what training this way comes to. What is exported was trained once more with all patients.</source>
        <translation>En cada paciente decidió una estrategia entrenada sin él; las cifras dicen a qué lleva entrenar así. Lo que se exporta se entrenó una vez más con todos los pacientes.</translation>
    </message>
    <message>
        <source>State encoder: likelihood loss</source>
        <translation>Codificador de estado: pérdida de verosimilitud</translation>
    </message>
    <message>
        <source>State encoder: reconstruction error</source>
        <translation>Codificador de estado: error de reconstrucción</translation>
    </message>
    <message>
        <source>State encoder: error on validation patients</source>
        <translation>Codificador de estado: error en los pacientes de validación</translation>
    </message>
    <message>
        <source>Classifier loss</source>
        <translation>Pérdida del clasificador</translation>
    </message>
    <message>
        <source>Policy loss</source>
        <translation>Pérdida de la estrategia</translation>
    </message>
    <message>
        <source>Value loss</source>
        <translation>Pérdida de valor</translation>
    </message>
    <message>
        <source>Entropy of the policy</source>
        <translation>Entropía de la estrategia</translation>
    </message>
    <message>
        <source>Change of the policy per update (KL)</source>
        <translation>Cambio de la estrategia por actualización (KL)</translation>
    </message>
    <message>
        <source>Share of clipped samples</source>
        <translation>Proporción de muestras recortadas</translation>
    </message>
    <message>
        <source>F1, training</source>
        <translation>F1, entrenamiento</translation>
    </message>
    <message>
        <source>AUROC, training</source>
        <translation>AUROC, entrenamiento</translation>
    </message>
    <message>
        <source>AM, training</source>
        <translation>AM, entrenamiento</translation>
    </message>
    <message>
        <source>Mean cost, training</source>
        <translation>Coste medio, entrenamiento</translation>
    </message>
    <message>
        <source>Mean reward, training</source>
        <translation>Recompensa media, entrenamiento</translation>
    </message>
    <message>
        <source>F1, validation</source>
        <translation>F1, validación</translation>
    </message>
    <message>
        <source>AUROC, validation</source>
        <translation>AUROC, validación</translation>
    </message>
    <message>
        <source>AM, validation</source>
        <translation>AM, validación</translation>
    </message>
    <message>
        <source>Mean cost, validation</source>
        <translation>Coste medio, validación</translation>
    </message>
    <message>
        <source>Mean reward, validation</source>
        <translation>Recompensa media, validación</translation>
    </message>
    <message>
        <source>Classifier F1, random panels known</source>
        <translation>F1 del clasificador, con paneles al azar</translation>
    </message>
    <message>
        <source>Classifier AUROC, random panels known</source>
        <translation>AUROC del clasificador, con paneles al azar</translation>
    </message>
    <message>
        <source>Classifier F1, panels of the policy known</source>
        <translation>F1 del clasificador, con los paneles de la estrategia</translation>
    </message>
    <message>
        <source>Classifier AUROC, panels of the policy known</source>
        <translation>AUROC del clasificador, con los paneles de la estrategia</translation>
    </message>
    <message>
        <source>Panel use, validation</source>
        <translation>Uso de los paneles, validación</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En marcha</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminado</translation>
    </message>
    <message>
        <source>Stopped, kept</source>
        <translation>Detenido, conservado</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Con error</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Interrumpido</translation>
    </message>
    <message>
        <source>End to end</source>
        <translation>De extremo a extremo</translation>
    </message>
    <message>
        <source>Pretrained classifier</source>
        <translation>Clasificador preentrenado</translation>
    </message>
    <message>
        <source>Classifier and panel selector learn in turns, the classifier from the states the policy leads to.</source>
        <translation>Clasificador y selector de paneles aprenden por turnos, el clasificador de los estados a los que lleva la estrategia.</translation>
    </message>
    <message>
        <source>The classifier learns first, from random sets of panels; then the panel selector.</source>
        <translation>Primero aprende el clasificador, de conjuntos de paneles al azar; después, el selector de paneles.</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Estándar</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Artículo</translation>
    </message>
    <message>
        <source>Paper, ferritin</source>
        <translation>Artículo, ferritina</translation>
    </message>
    <message>
        <source>Paper, acute kidney injury</source>
        <translation>Artículo, lesión renal aguda</translation>
    </message>
    <message>
        <source>Paper, sepsis</source>
        <translation>Artículo, sepsis</translation>
    </message>
    <message>
        <source>A first look in about a minute for 10,000 patients.</source>
        <translation>Una primera mirada en cerca de un minuto para 10.000 pacientes.</translation>
    </message>
    <message>
        <source>Longer training, for results you want to keep.</source>
        <translation>Entrenamiento más largo, para resultados que quiera conservar.</translation>
    </message>
    <message>
        <source>The settings published for the task that is most like this one.</source>
        <translation>Los ajustes publicados de la tarea más parecida a esta.</translation>
    </message>
    <message>
        <source>The settings published for low ferritin.</source>
        <translation>Los ajustes publicados para ferritina baja.</translation>
    </message>
    <message>
        <source>The settings published for acute kidney injury.</source>
        <translation>Los ajustes publicados para lesión renal aguda.</translation>
    </message>
    <message>
        <source>The settings published for mortality in sepsis.</source>
        <translation>Los ajustes publicados para mortalidad en sepsis.</translation>
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
        <translation>aprox. %1 s</translation>
    </message>
    <message>
        <source>about %1 min</source>
        <translation>aprox. %1 min</translation>
    </message>
    <message>
        <source>about %1 h</source>
        <translation>aprox. %1 h</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>quedan %1</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>no definido</translation>
    </message>
    <message>
        <source>prices do not count</source>
        <translation>los precios no cuentan</translation>
    </message>
    <message>
        <source>time does not count</source>
        <translation>el tiempo no cuenta</translation>
    </message>
    <message>
        <source>correct negative worth %1</source>
        <translation>un verdadero negativo vale %1</translation>
    </message>
    <message>
        <source>λ %1, ρ %2</source>
        <translation>λ %1, ρ %2</translation>
    </message>
    <message>
        <source>Policy %1, seed %2</source>
        <translation>Estrategia %1, semilla %2</translation>
    </message>
    <message>
        <source>Policy %1</source>
        <translation>Estrategia %1</translation>
    </message>
    <message>
        <source>Policy %1, %2</source>
        <translation>Estrategia %1, %2</translation>
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
        <translation>%1: solicitado en %2 pacientes, corrigió %3 diagnósticos y empeoró %4. </translation>
    </message>
    <message>
        <source>Panel</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Panel</translation>
    </message>
    <message>
        <source>Ordered</source>
        <translation>Solicitado</translation>
    </message>
    <message>
        <source>Changed a diagnosis</source>
        <translation>Cambió un diagnóstico</translation>
    </message>
    <message>
        <source>Made right</source>
        <translation>Corregidos</translation>
    </message>
    <message>
        <source>Made wrong</source>
        <translation>Empeorados</translation>
    </message>
    <message>
        <source>Cost per corrected diagnosis</source>
        <translation>Coste por corrección neta</translation>
    </message>
    <message>
        <source>← made wrong · made right →</source>
        <translation>← empeorados · corregidos →</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Cambiados</translation>
    </message>
    <message>
        <source>Mean shift of the probability</source>
        <translation>Cambio medio de la probabilidad</translation>
    </message>
    <message>
        <source>Spent on it</source>
        <translation>Gastado en él</translation>
    </message>
    <message>
        <source>What each panel changed: %1</source>
        <translation>Qué cambió cada panel: %1</translation>
    </message>
    <message>
        <source>%1 Corrected: made right minus made wrong, at a threshold of %2.</source>
        <translation>%1 Corrección neta: corregidos menos empeorados, con un umbral del %2.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%1 takes %2, not “%3”.</source>
        <translation>%1 admite %2, no «%3».</translation>
    </message>
    <message>
        <source>How many patients to draw</source>
        <translation>Cuántos pacientes generar</translation>
    </message>
    <message>
        <source>a whole number such as 5000</source>
        <translation>un número entero, como 5000</translation>
    </message>
    <message>
        <source>policy %1</source>
        <translation>estrategia %1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>semilla %1</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Pruebas</translation>
    </message>
    <message>
        <source>over the seeds</source>
        <translation>entre las semillas</translation>
    </message>
    <message>
        <source>Which policy, by its name: P1-3 is point 3 of front 1, T-2 trained policy 2; or the one you gave it with “rename” or in the window</source>
        <translation>Qué estrategia, por su nombre: P1-3 es el punto 3 del frente 1 y T-2, la estrategia entrenada 2; o el nombre que usted le dio con «rename» o en la ventana</translation>
    </message>
    <message>
        <source>explore which lab test panel to order next, and what it costs</source>
        <translation>explorar qué panel de laboratorio solicitar a continuación y cuánto cuesta</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Órdenes</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Véase también</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>Gaussiano</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
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
        <translation>Los comparadores están listos</translation>
    </message>
    <message>
        <source>A policy is being trained. Baselines can be run once it has finished.</source>
        <translation>Se está entrenando una estrategia. Los comparadores podrán ejecutarse cuando termine.</translation>
    </message>
    <message>
        <source>A front is being searched for. Baselines can be run once the search has finished.</source>
        <translation>Se está buscando un frente. Los comparadores podrán ejecutarse cuando termine la búsqueda.</translation>
    </message>
    <message>
        <source>Baselines are being run</source>
        <translation>Se están ejecutando comparadores</translation>
    </message>
    <message>
        <source>%1 baselines</source>
        <translation>%1 comparadores</translation>
    </message>
    <message>
        <source>Not saved.</source>
        <translation>No guardado.</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>Escrito: %1</translation>
    </message>
    <message>
        <source>Baselines are being run.</source>
        <translation>Se están ejecutando comparadores.</translation>
    </message>
    <message>
        <source>Stop and keep the rows that are finished, or let it go on?</source>
        <translation>¿Detener y conservar las filas terminadas, o dejar que continúe?</translation>
    </message>
    <message>
        <source>Stop and keep the rows</source>
        <translation>Detener y conservar las filas</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>app::EventsController</name>
    <message>
        <source>Stopped. Nothing was imported.</source>
        <translation>Detenido. No se ha importado nada.</translation>
    </message>
    <message>
        <source>%1 holds no recipe: its table was not made from a list of measurements.</source>
        <translation>%1 no contiene ninguna receta: su tabla no se hizo a partir de una lista de mediciones.</translation>
    </message>
</context>
<context>
    <name>app::ExamController</name>
    <message>
        <source>Make an e&amp;xam…</source>
        <translation>Crear un e&amp;xamen…</translation>
    </message>
    <message>
        <source>Cases without outcomes as a file for students, or as sheets of paper</source>
        <translation>Casos sin desenlace como archivo para los estudiantes o como hojas de papel</translation>
    </message>
    <message>
        <source>&amp;Gather an exam…</source>
        <translation>Reco&amp;ger un examen…</translation>
    </message>
    <message>
        <source>Marks every exam file of a folder</source>
        <translation>Califica todos los archivos de examen de una carpeta</translation>
    </message>
    <message>
        <source>%1 cannot be taken. %2</source>
        <translation>%1 no puede realizarse. %2</translation>
    </message>
    <message>
        <source>An exam is marked beside a policy. Open one on the page Patient first.</source>
        <translation>Un examen se califica junto a una estrategia. Abra antes una en la página Paciente.</translation>
    </message>
    <message>
        <source>There are %1 ill and %2 other test patients, too few for %3 cases. Ask for fewer.</source>
        <translation>Hay %1 pacientes de test enfermos y %2 más, muy pocos para %3 casos. Pida menos.</translation>
    </message>
    <message>
        <source>Wrote %1 for students, and %2: keep the key, without it nothing can be marked.</source>
        <translation>Se han escrito %1 para los estudiantes y %2: guarde la clave, sin ella no se puede calificar nada.</translation>
    </message>
    <message>
        <source>Wrote %1 for students and the answer key %2.</source>
        <translation>Se han escrito %1 para los estudiantes y el solucionario %2.</translation>
    </message>
    <message>
        <source>%1 is not the key of an exam. %2</source>
        <translation>%1 no es la clave de un examen. %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>policy</source>
        <translation>estrategia</translation>
    </message>
    <message>
        <source>Exam: %1</source>
        <translation>Examen: %1</translation>
    </message>
    <message>
        <source>that is open on the page Patient</source>
        <translation>que está abierta en la página Paciente</translation>
    </message>
    <message>
        <source>Exams (*.exam.json)</source>
        <translation>Exámenes (*.exam.json)</translation>
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
        <translation>Esta imagen no dice de qué proyecto procede. Las figuras exportadas por PanelWise lo dicen, salvo que otro programa las haya reescrito. Abra el propio proyecto .panelwise.</translation>
    </message>
    <message>
        <source>What this figure says about its project cannot be understood. Open the .panelwise project itself.</source>
        <translation>Lo que esta figura dice de su proyecto no se entiende. Abra el propio proyecto .panelwise.</translation>
    </message>
    <message>
        <source>There is no figure on this page.</source>
        <translation>No hay ninguna figura en esta página.</translation>
    </message>
    <message>
        <source>Save the project first.</source>
        <translation>Guarde primero el proyecto.</translation>
    </message>
    <message>
        <source>A command names the file of the project, and this one has no place of its own yet.</source>
        <translation>Un comando nombra el archivo del proyecto, y este aún no tiene un lugar propio.</translation>
    </message>
    <message>
        <source>No command makes this again.</source>
        <translation>Ningún comando lo repite.</translation>
    </message>
    <message>
        <source>The command line names policies by their number on a front and patients by their row of the table. Figures of a comparison are part of the report: export --what report.</source>
        <translation>La línea de comandos nombra las estrategias por su número en un frente y los pacientes por su fila de la tabla. Las figuras de una comparación forman parte del informe: export --what report.</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copiado: %1</translation>
    </message>
    <message>
        <source>The project of this figure is neither among the recent ones nor in the folder of the figure.</source>
        <translation>El proyecto de esta figura no está entre los recientes ni en la carpeta de la figura.</translation>
    </message>
    <message>
        <source>Its project “%1” is neither among the recent ones nor in the folder of the figure.</source>
        <translation>Su proyecto «%1» no está entre los recientes ni en la carpeta de la figura.</translation>
    </message>
    <message>
        <source>Locate…</source>
        <translation>Localizar…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>This is not the project that “%1” was made from.</source>
        <translation>Este no es el proyecto del que se hizo «%1».</translation>
    </message>
    <message>
        <source>Open it all the same</source>
        <translation>Abrirlo de todos modos</translation>
    </message>
    <message>
        <source>Copied: the figure as SVG and picture, and the data behind it</source>
        <translation>Copiado: la figura como SVG e imagen, y sus datos</translation>
    </message>
    <message>
        <source>A picture of this size has too many pixels. Choose a smaller size or resolution.</source>
        <translation>Una imagen de este tamaño tiene demasiados píxeles. Elija un tamaño o una resolución menores.</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>Escrito: %1</translation>
    </message>
    <message>
        <source>Not saved.</source>
        <translation>No guardado.</translation>
    </message>
</context>
<context>
    <name>app::FrontController</name>
    <message>
        <source>Take over the prices that were tried</source>
        <translation>Adoptar los precios probados</translation>
    </message>
    <message>
        <source>The front is found</source>
        <translation>Se ha hallado el frente</translation>
    </message>
    <message>
        <source>A front is being searched for</source>
        <translation>Se está buscando un frente</translation>
    </message>
    <message>
        <source>A policy is being trained. You can search for a front once it has finished.</source>
        <translation>Se está entrenando una estrategia. Podrá buscar un frente cuando termine.</translation>
    </message>
    <message>
        <source>Baselines are being run. You can search for a front once they have finished.</source>
        <translation>Se están ejecutando comparadores. Podrá buscar un frente cuando terminen.</translation>
    </message>
    <message>
        <source>A front is being searched for.</source>
        <translation>Se está buscando un frente.</translation>
    </message>
    <message>
        <source>Stop it and keep what was found so far, or let it go on?</source>
        <translation>¿Detenerla y conservar lo hallado hasta ahora, o dejar que continúe?</translation>
    </message>
    <message>
        <source>Stop and keep what was found</source>
        <translation>Detener y conservar lo hallado</translation>
    </message>
    <message>
        <source>Go on searching</source>
        <translation>Seguir buscando</translation>
    </message>
</context>
<context>
    <name>app::ImportController</name>
    <message>
        <source>Pasted table</source>
        <translation>Tabla pegada</translation>
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
        <translation>terminada, %1 de %2 puntos</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>paso %1 de %2</translation>
    </message>
    <message>
        <source>%1 is not a lesson that can be opened. %2</source>
        <translation>%1 no es una lección que se pueda abrir. %2</translation>
    </message>
    <message>
        <source>The lesson needs the project %1 beside it, which cannot be read. Put it into the same folder.</source>
        <translation>La lección necesita junto a ella el proyecto %1, que no se puede leer. Póngalo en la misma carpeta.</translation>
    </message>
</context>
<context>
    <name>app::LessonPlayer</name>
    <message>
        <source>Your score: %1 of %2 points, for answers that were right at once.</source>
        <translation>Su puntuación: %1 de %2 puntos, por respuestas acertadas a la primera.</translation>
    </message>
    <message>
        <source>Worth another look:</source>
        <translation>Vale la pena repasar:</translation>
    </message>
    <message>
        <source>Debrief</source>
        <translation>Repaso final</translation>
    </message>
    <message>
        <source>Answer to go on.</source>
        <translation>Responda para continuar.</translation>
    </message>
    <message>
        <source>Do this in the program to go on.</source>
        <translation>Hágalo en el programa para continuar.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>That is right.</source>
        <translation>Correcto.</translation>
    </message>
    <message>
        <source>Not quite. Try again, or take a hint.</source>
        <translation>No del todo. Inténtelo de nuevo o pida una pista.</translation>
    </message>
</context>
<context>
    <name>app::LessonWriter</name>
    <message>
        <source>Wrote %1. A double click opens it.</source>
        <translation>Se ha escrito %1. Un doble clic la abre.</translation>
    </message>
    <message>
        <source>Lessons have no name for what was clicked; it is not a step.</source>
        <translation>Las lecciones no tienen nombre para aquello en lo que se hizo clic; no es un paso.</translation>
    </message>
    <message>
        <source>Recorded: %1</source>
        <translation>Grabado: %1</translation>
    </message>
</context>
<context>
    <name>app::PatientCommands</name>
    <message>
        <source>&amp;Next step</source>
        <translation>Paso &amp;siguiente</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Paso &amp;anterior</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retroceso</translation>
    </message>
    <message>
        <source>&amp;First step</source>
        <translation>&amp;Primer paso</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>&amp;Last step</source>
        <translation>Úl&amp;timo paso</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Back to the &amp;policy’s path</source>
        <translation>&amp;Volver al recorrido de la estrategia</translation>
    </message>
    <message>
        <source>&amp;Watch the policy</source>
        <translation>&amp;Observar la estrategia</translation>
    </message>
    <message>
        <source>It orders; you may try something else</source>
        <translation>Ella solicita; usted puede probar otra cosa</translation>
    </message>
    <message>
        <source>&amp;I order</source>
        <translation>Solicito &amp;yo</translation>
    </message>
    <message>
        <source>&amp;Duel</source>
        <translation>&amp;Duelo</translation>
    </message>
    <message>
        <source>You order blind; both paths and bills are shown at the end</source>
        <translation>Usted solicita a ciegas; al final se muestran ambos recorridos y facturas</translation>
    </message>
    <message>
        <source>Choose a patient first</source>
        <translation>Elija primero un paciente</translation>
    </message>
    <message>
        <source>You order; what the policy would do is hidden until you want it revealed</source>
        <translation>Usted solicita; lo que haría la estrategia queda oculto hasta que lo revele</translation>
    </message>
    <message>
        <source>&amp;Blind cases</source>
        <translation>Casos a &amp;ciegas</translation>
    </message>
    <message>
        <source>Steps to come, paths and outcomes of cases are hidden, as a class should see them</source>
        <translation>Los pasos siguientes, los recorridos y los desenlaces de los casos quedan ocultos, como debe verlos una clase</translation>
    </message>
</context>
<context>
    <name>app::PatientController</name>
    <message>
        <source>Space: next step · Backspace: back · Home and End: first and last · Page Down: next patient</source>
        <translation>Espacio: paso siguiente · Retroceso: atrás · Inicio y Fin: primero y último · Av Pág: paciente siguiente</translation>
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
        <translation>Estrategia %1 (%2)</translation>
    </message>
</context>
<context>
    <name>app::PointController</name>
    <message>
        <source>Not saved.</source>
        <translation>No guardado.</translation>
    </message>
    <message>
        <source>Making the card: looking for the tree that acts most like the policy…</source>
        <translation>Haciendo la tarjeta: buscando el árbol que más se parece a la estrategia…</translation>
    </message>
    <message>
        <source>Save the pocket card</source>
        <translation>Guardar la tarjeta de bolsillo</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Guardado como %1</translation>
    </message>
    <message>
        <source>Applying the policy to all patients…</source>
        <translation>Aplicando la estrategia a todos los pacientes…</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>Escrito: %1</translation>
    </message>
</context>
<context>
    <name>app::RenameController</name>
    <message>
        <source>Rename policy %1</source>
        <translation>Cambiar el nombre de la estrategia %1</translation>
    </message>
</context>
<context>
    <name>app::ReportController</name>
    <message>
        <source>Tick a model on the page Compare &amp; report first</source>
        <translation>Marque primero un modelo en la página Comparar e informar</translation>
    </message>
    <message>
        <source>A report is being written</source>
        <translation>Se está escribiendo un informe</translation>
    </message>
    <message>
        <source>No report was written.</source>
        <translation>No se ha escrito ningún informe.</translation>
    </message>
    <message>
        <source>The report is being written to “%1”.</source>
        <translation>El informe se está escribiendo en «%1».</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Report: %1</source>
        <translation>Informe: %1</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>Escrito: %1</translation>
    </message>
</context>
<context>
    <name>app::ResumeOffer</name>
    <message>
        <source>Policy %1 was interrupted.</source>
        <translation>La estrategia %1 se interrumpió.</translation>
    </message>
    <message>
        <source>It can go on from its last checkpoint.</source>
        <translation>Puede continuar desde su último punto de control.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Más tarde</translation>
    </message>
    <message>
        <source>The search for front %1 was interrupted.</source>
        <translation>La búsqueda del frente %1 se interrumpió.</translation>
    </message>
    <message>
        <source>It can go on; what was found is kept.</source>
        <translation>Puede continuar; lo hallado se conserva.</translation>
    </message>
</context>
<context>
    <name>app::ShareController</name>
    <message>
        <source>%1 to share</source>
        <translation>%1 para compartir</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>Escribiendo %1</translation>
    </message>
    <message>
        <source>No copy was written.</source>
        <translation>No se escribió ninguna copia.</translation>
    </message>
    <message>
        <source>In it: rows of patients %1, training runs %2, fronts %3, tables %4.</source>
        <translation>Contenido: filas de pacientes %1, entrenamientos %2, frentes %3, tablas %4.</translation>
    </message>
    <message>
        <source>Columns left out: %1.</source>
        <translation>Columnas omitidas: %1.</translation>
    </message>
    <message>
        <source>Copy written to %1.</source>
        <translation>Copia escrita en %1.</translation>
    </message>
</context>
<context>
    <name>app::TrainController</name>
    <message numerus="yes">
        <source>%n policies are trained</source>
        <translation>
            <numerusform>%n estrategia entrenada</numerusform>
            <numerusform>%n estrategias entrenadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Try again with half the memory</source>
        <translation>Reintentar con la mitad de memoria</translation>
    </message>
    <message>
        <source>Try again with smaller steps</source>
        <translation>Reintentar con pasos más pequeños</translation>
    </message>
    <message>
        <source>Stop and keep what was learned so far, or let it go on?</source>
        <translation>¿Detener y conservar lo aprendido hasta ahora, o dejar que continúe?</translation>
    </message>
    <message>
        <source>A policy is being trained.</source>
        <translation>Se está entrenando una estrategia.</translation>
    </message>
    <message numerus="yes">
        <source>%n more wait and would not be trained. %1</source>
        <translation>
            <numerusform>%n más espera y no se entrenaría. %1</numerusform>
            <numerusform>%n más esperan y no se entrenarían. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop and keep what was learned</source>
        <translation>Detener y conservar lo aprendido</translation>
    </message>
    <message>
        <source>Go on training</source>
        <translation>Seguir entrenando</translation>
    </message>
</context>
<context>
    <name>app::WindowController</name>
    <message>
        <source>&amp;Find a variable</source>
        <translation>&amp;Buscar una variable</translation>
    </message>
    <message>
        <source>Show all &amp;rows</source>
        <translation>Mostrar todas las &amp;filas</translation>
    </message>
    <message>
        <source>&amp;Add a panel</source>
        <translation>Añadir un &amp;panel</translation>
    </message>
    <message>
        <source>&amp;Price list…</source>
        <translation>&amp;Lista de precios…</translation>
    </message>
    <message>
        <source>Everything is saved as you go.</source>
        <translation>Todo se guarda sobre la marcha.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Guardado como %1</translation>
    </message>
    <message>
        <source>Not saved.</source>
        <translation>No guardado.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Find a front or train a policy first</source>
        <translation>Busque primero un frente o entrene una estrategia</translation>
    </message>
    <message>
        <source>No project open</source>
        <translation>Ningún proyecto abierto</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The last edits are not saved yet.</source>
        <translation>Los últimos cambios aún no están guardados.</translation>
    </message>
    <message>
        <source>%1 patients</source>
        <translation>%1 pacientes</translation>
    </message>
    <message>
        <source>Imported %1</source>
        <translation>Importado %1</translation>
    </message>
    <message>
        <source>The last edits could not be saved.</source>
        <translation>Los últimos cambios no pudieron guardarse.</translation>
    </message>
    <message>
        <source>Close without them</source>
        <translation>Cerrar sin ellos</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
    <message>
        <source>A task file says what the columns of a table mean. Open the table first.</source>
        <translation>Un archivo de tarea dice qué significan las columnas de una tabla. Abra primero la tabla.</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Usar %1</translation>
    </message>
    <message>
        <source>The clipboard holds no text. Copy the cells of a table first.</source>
        <translation>El portapapeles no contiene texto. Copie primero las celdas de una tabla.</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>Escrito: %1</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
    <message>
        <source>Show the crash file</source>
        <translation>Mostrar el archivo del fallo</translation>
    </message>
    <message>
        <source>PanelWise ended by a fault of its own.</source>
        <translation>PanelWise se cerró por un fallo propio.</translation>
    </message>
    <message>
        <source>It was at %1; your work had been saved. A crash file was written, without anything of your data, that you may send to us.</source>
        <translation>Ocurrió a las %1; su trabajo estaba guardado. Se escribió un archivo del fallo, sin ninguno de sus datos, que puede enviarnos.</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lecciones…</translation>
    </message>
    <message>
        <source>Eight lessons of 10 to 15 minutes in the real program</source>
        <translation>Ocho lecciones de 10 a 15 minutos en el programa real</translation>
    </message>
    <message>
        <source>Open a lesson &amp;file…</source>
        <translation>Abrir un a&amp;rchivo de lección…</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;Visita guiada</translation>
    </message>
    <message>
        <source>The program in five cards</source>
        <translation>El programa en cinco fichas</translation>
    </message>
    <message>
        <source>W&amp;rite a lesson…</source>
        <translation>&amp;Escribir una lección…</translation>
    </message>
    <message>
        <source>Record steps by clicking through the window, edit their texts, try and save them</source>
        <translation>Grabar pasos haciendo clic por la ventana, editar sus textos, probarlos y guardarlos</translation>
    </message>
</context>
<context>
    <name>ui::AccuracyTiles</name>
    <message>
        <source>As in these patients</source>
        <translation>Como en estos pacientes</translation>
    </message>
    <message>
        <source>PPV at a prevalence of</source>
        <translation>VPP con una prevalencia de</translation>
    </message>
    <message>
        <source>Prevalence for the positive predictive value</source>
        <translation>Prevalencia para el valor predictivo positivo</translation>
    </message>
    <message>
        <source>The share of cases among those the figures are of</source>
        <translation>La proporción de casos entre aquellos a los que se refieren las cifras</translation>
    </message>
    <message>
        <source>Only the PPV is for that prevalence; everything else is of these patients.</source>
        <translation>Solo el VPP es para esa prevalencia; todo lo demás es de estos pacientes.</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensibilidad</translation>
    </message>
    <message>
        <source>Specificity</source>
        <translation>Especificidad</translation>
    </message>
    <message>
        <source>95 % CI %1</source>
        <translation>IC del 95 %: %1</translation>
    </message>
    <message>
        <source>PPV, prev. %1</source>
        <translation>VPP, prev. %1</translation>
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
        <translation>probabilidad de la estrategia</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Solicitar</translation>
    </message>
    <message>
        <source>What next?</source>
        <translation>¿Qué sigue?</translation>
    </message>
    <message>
        <source>Possible actions</source>
        <translation>Acciones posibles</translation>
    </message>
    <message>
        <source>Up and down to choose, Enter to do it</source>
        <translation>Arriba y abajo para elegir, Intro para hacerlo</translation>
    </message>
    <message>
        <source>expected value</source>
        <translation>valor esperado</translation>
    </message>
    <message>
        <source>What the policy expects to earn from here on: patients rightly reassured, λ for each one found, less what the tests cost. It does what is worth most.</source>
        <translation>Lo que la estrategia espera ganar desde aquí: pacientes descartados con acierto, λ por cada detectado, menos lo que cuestan las pruebas. Hace lo que más vale.</translation>
    </message>
    <message>
        <source>How likely the policy is to do this</source>
        <translation>Con qué probabilidad hace esto la estrategia</translation>
    </message>
    <message>
        <source>Right-click an action to try it instead: the story branches, the policy’s path is kept.</source>
        <translation>Haga clic derecho en una acción para probarla: el caso se bifurca y el recorrido de la estrategia se conserva.</translation>
    </message>
    <message>
        <source>Your turn. Order a panel, or end the case with a diagnosis.</source>
        <translation>Su turno. Solicite un panel o termine el caso con un diagnóstico.</translation>
    </message>
    <message>
        <source>Your turn, without help: what would you do? The policy’s path is shown at the end.</source>
        <translation>Su turno, sin ayuda: ¿qué haría usted? El recorrido de la estrategia se muestra al final.</translation>
    </message>
    <message>
        <source>You order one panel at a time; a policy that saves time may order two together.</source>
        <translation>Usted solicita un panel cada vez; una estrategia que ahorra tiempo puede solicitar dos juntos.</translation>
    </message>
    <message>
        <source>Choose an action</source>
        <translation>Elija una acción</translation>
    </message>
    <message>
        <source>Try instead: %1</source>
        <translation>Probar esto: %1</translation>
    </message>
</context>
<context>
    <name>ui::ActionModel</name>
    <message>
        <source>expected reward %1</source>
        <translation>recompensa esperada %1</translation>
    </message>
    <message>
        <source>the policy does this with a probability of %1</source>
        <translation>la estrategia lo hace con una probabilidad del %1</translation>
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
        <translation>%1, pliegue %2</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1, semilla %2</translation>
    </message>
    <message>
        <source>Progress of the baselines</source>
        <translation>Progreso de los comparadores</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>The table waits where it is; nothing is lost</source>
        <translation>La tabla espera donde está; no se pierde nada</translation>
    </message>
    <message>
        <source>Ends within a second; finished rows are kept and the table can be resumed</source>
        <translation>Termina en un segundo; las filas terminadas se conservan y la tabla puede reanudarse</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Deteniendo…</translation>
    </message>
    <message>
        <source>Preparing the patients…</source>
        <translation>Preparando los pacientes…</translation>
    </message>
    <message>
        <source>Baselines, %1 of %2</source>
        <translation>Comparadores, %1 de %2</translation>
    </message>
    <message>
        <source>Finished rows are kept</source>
        <translation>Las filas terminadas se conservan</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
</context>
<context>
    <name>ui::BaselinesDialog</name>
    <message>
        <source>Paper</source>
        <translation>Artículo</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>My choice</source>
        <translation>Mi elección</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Preajuste</translation>
    </message>
    <message>
        <source>The study&apos;s own s&amp;plit every time</source>
        <translation>Siempre la &amp;partición del estudio</translation>
    </message>
    <message>
        <source>Run baselines</source>
        <translation>Ejecutar comparadores</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Qué es</translation>
    </message>
    <message>
        <source>Models in the table</source>
        <translation>Modelos de la tabla</translation>
    </message>
    <message>
        <source>For the rows on two panels of your choice</source>
        <translation>Para las filas con dos paneles de su elección</translation>
    </message>
    <message>
        <source>First panel of your choice</source>
        <translation>Primer panel de su elección</translation>
    </message>
    <message>
        <source>Second panel of your choice</source>
        <translation>Segundo panel de su elección</translation>
    </message>
    <message>
        <source>How often everything is learned anew; the table has mean and standard deviation</source>
        <translation>Cuántas veces se aprende todo de nuevo; la tabla da media y desviación estándar</translation>
    </message>
    <message>
        <source>Otherwise only the first time; every further seed also draws other patients</source>
        <translation>Si no, solo la primera vez; cada semilla siguiente sortea también otros pacientes</translation>
    </message>
    <message>
        <source>&amp;Two panels of your choice</source>
        <translation>&amp;Dos paneles de su elección</translation>
    </message>
    <message>
        <source>&amp;Judge on</source>
        <translation>&amp;Evaluar en</translation>
    </message>
    <message>
        <source>&amp;Seeds</source>
        <translation>&amp;Semillas</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecutar</translation>
    </message>
    <message>
        <source>Tick at least one model.</source>
        <translation>Marque al menos un modelo.</translation>
    </message>
    <message>
        <source>Choose two different panels.</source>
        <translation>Elija dos paneles distintos.</translation>
    </message>
    <message numerus="yes">
        <source>%1 models, each learned %n time(s), every time without another fold, which judges. Every row appears as soon as it is finished, and is kept.</source>
        <translation>
            <numerusform>%1 modelos, cada uno aprendido %n vez, sin un pliegue, en el que se evalúa. Cada fila aparece en cuanto termina y se conserva.</numerusform>
            <numerusform>%1 modelos, cada uno aprendido %n veces, cada vez sin otro pliegue, en el que se evalúa. Cada fila aparece en cuanto termina y se conserva.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 models, each trained %n time(s). Every row appears as soon as it is finished, and is kept.</source>
        <translation>
            <numerusform>%1 modelos, cada uno entrenado %n vez. Cada fila aparece en cuanto termina y se conserva.</numerusform>
            <numerusform>%1 modelos, cada uno entrenado %n veces. Cada fila aparece en cuanto termina y se conserva.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::BillBar</name>
    <message>
        <source>Running bill</source>
        <translation>Factura acumulada</translation>
    </message>
</context>
<context>
    <name>ui::CaseChooser</name>
    <message>
        <source>Patient before</source>
        <translation>Paciente anterior</translation>
    </message>
    <message>
        <source>Patient before (Page Up)</source>
        <translation>Paciente anterior (Re Pág)</translation>
    </message>
    <message>
        <source>Next patient</source>
        <translation>Paciente siguiente</translation>
    </message>
    <message>
        <source>Next patient (Page Down)</source>
        <translation>Paciente siguiente (Av Pág)</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Which patients</source>
        <translation>Qué pacientes</translation>
    </message>
    <message>
        <source>Which patients: by what became of them, the costliest, or the most surprising</source>
        <translation>Qué pacientes: según su resultado, los más caros o los más sorprendentes</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Row of the data</source>
        <translation>Fila de los datos</translation>
    </message>
    <message>
        <source>Type the row of a patient in the data and press Enter</source>
        <translation>Escriba la fila de un paciente en los datos y pulse Intro</translation>
    </message>
    <message>
        <source>From the front</source>
        <translation>Del frente</translation>
    </message>
    <message>
        <source>The patients that were chosen on the front page</source>
        <translation>Los pacientes elegidos en la página del frente</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 patients</source>
        <translation>%1 pacientes</translation>
    </message>
</context>
<context>
    <name>ui::Checklist</name>
    <message>
        <source>Title: model study, patients and outcome named</source>
        <translation>Título: estudio de modelo, con pacientes y desenlace</translation>
    </message>
    <message>
        <source>Structured abstract</source>
        <translation>Resumen estructurado</translation>
    </message>
    <message>
        <source>Clinical context, reason for the model, models that exist</source>
        <translation>Contexto clínico, motivo del modelo, modelos existentes</translation>
    </message>
    <message>
        <source>For whom, by whom and where in care it is meant to be used</source>
        <translation>Para quién, por quién y en qué punto de la atención debe usarse</translation>
    </message>
    <message>
        <source>Known inequalities between groups of people</source>
        <translation>Desigualdades conocidas entre grupos de personas</translation>
    </message>
    <message>
        <source>Objectives; development, evaluation or both</source>
        <translation>Objetivos; desarrollo, evaluación o ambos</translation>
    </message>
    <message>
        <source>Sources of the data, why these, how representative</source>
        <translation>Fuentes de los datos, por qué estas, representatividad</translation>
    </message>
    <message>
        <source>Dates of the data</source>
        <translation>Fechas de los datos</translation>
    </message>
    <message>
        <source>Setting, number and place of centres</source>
        <translation>Ámbito, número y lugar de los centros</translation>
    </message>
    <message>
        <source>Who was eligible</source>
        <translation>Quién era elegible</translation>
    </message>
    <message>
        <source>Treatments received and how they were handled</source>
        <translation>Tratamientos recibidos y cómo se tuvieron en cuenta</translation>
    </message>
    <message>
        <source>Preparation of the data and checks of quality</source>
        <translation>Preparación de los datos y controles de calidad</translation>
    </message>
    <message>
        <source>Outcome: definition, time, how and when assessed</source>
        <translation>Desenlace: definición, momento, cómo y cuándo se evaluó</translation>
    </message>
    <message>
        <source>Who assessed the outcome, if that takes judgement</source>
        <translation>Quién evaluó el desenlace, si requiere juicio</translation>
    </message>
    <message>
        <source>Blinding of those who assessed the outcome</source>
        <translation>Enmascaramiento de quienes evaluaron el desenlace</translation>
    </message>
    <message>
        <source>How candidate predictors were chosen</source>
        <translation>Cómo se eligieron los predictores candidatos</translation>
    </message>
    <message>
        <source>Every predictor: definition, unit, how and when measured</source>
        <translation>Cada predictor: definición, unidad, cómo y cuándo se midió</translation>
    </message>
    <message>
        <source>Who measured predictors that take judgement</source>
        <translation>Quién midió los predictores que requieren juicio</translation>
    </message>
    <message>
        <source>Sample size and whether it suffices</source>
        <translation>Tamaño muestral y si es suficiente</translation>
    </message>
    <message>
        <source>How missing values were handled</source>
        <translation>Cómo se trataron los valores ausentes</translation>
    </message>
    <message>
        <source>How the patients were divided between the parts of the analysis</source>
        <translation>Cómo se repartieron los pacientes entre las partes del análisis</translation>
    </message>
    <message>
        <source>How predictors enter: scaling, transformation, coding</source>
        <translation>Cómo entran los predictores: escala, transformación, codificación</translation>
    </message>
    <message>
        <source>Kind of model, steps of building it, tuning, internal validation</source>
        <translation>Tipo de modelo, pasos de su construcción, ajuste, validación interna</translation>
    </message>
    <message>
        <source>Differences between clusters such as hospitals: how handled</source>
        <translation>Diferencias entre conglomerados, como hospitales: cómo se trataron</translation>
    </message>
    <message>
        <source>Measures and plots of performance, and how models are compared</source>
        <translation>Métricas y gráficos de rendimiento, y cómo se comparan los modelos</translation>
    </message>
    <message>
        <source>Updating of the model, for example recalibration</source>
        <translation>Actualización del modelo, por ejemplo recalibración</translation>
    </message>
    <message>
        <source>How predictions are computed</source>
        <translation>Cómo se calculan las predicciones</translation>
    </message>
    <message>
        <source>Methods against class imbalance</source>
        <translation>Métodos contra el desequilibrio de clases</translation>
    </message>
    <message>
        <source>What was done for fairness</source>
        <translation>Qué se hizo por la equidad</translation>
    </message>
    <message>
        <source>Output of the model and how thresholds were found</source>
        <translation>Salida del modelo y cómo se hallaron los umbrales</translation>
    </message>
    <message>
        <source>Differences between development and evaluation data</source>
        <translation>Diferencias entre los datos de desarrollo y de evaluación</translation>
    </message>
    <message>
        <source>Ethical approval and consent</source>
        <translation>Aprobación ética y consentimiento</translation>
    </message>
    <message>
        <source>Funding and role of the funders</source>
        <translation>Financiación y papel de los financiadores</translation>
    </message>
    <message>
        <source>Conflicts of interest</source>
        <translation>Conflictos de intereses</translation>
    </message>
    <message>
        <source>Where the protocol is, or that there is none</source>
        <translation>Dónde está el protocolo, o que no lo hay</translation>
    </message>
    <message>
        <source>Registration, or that there is none</source>
        <translation>Registro, o que no lo hay</translation>
    </message>
    <message>
        <source>Whether and where the data can be had</source>
        <translation>Si pueden obtenerse los datos, y dónde</translation>
    </message>
    <message>
        <source>Whether and where the analysis code can be had</source>
        <translation>Si puede obtenerse el código del análisis, y dónde</translation>
    </message>
    <message>
        <source>How patients and the public were involved</source>
        <translation>Cómo participaron los pacientes y el público</translation>
    </message>
    <message>
        <source>Flow of participants, with and without the outcome</source>
        <translation>Flujo de participantes, con y sin el desenlace</translation>
    </message>
    <message>
        <source>Characteristics of the participants and missing values</source>
        <translation>Características de los participantes y valores ausentes</translation>
    </message>
    <message>
        <source>Development and evaluation data compared</source>
        <translation>Comparación de los datos de desarrollo y de evaluación</translation>
    </message>
    <message>
        <source>Participants and events in each analysis</source>
        <translation>Participantes y eventos en cada análisis</translation>
    </message>
    <message>
        <source>The whole model, so that others can use it</source>
        <translation>El modelo completo, para que otros puedan usarlo</translation>
    </message>
    <message>
        <source>Performance with intervals, also of key groups</source>
        <translation>Rendimiento con intervalos, también en grupos clave</translation>
    </message>
    <message>
        <source>Differences of performance between clusters</source>
        <translation>Diferencias de rendimiento entre conglomerados</translation>
    </message>
    <message>
        <source>Results of updating the model</source>
        <translation>Resultados de la actualización del modelo</translation>
    </message>
    <message>
        <source>Overall interpretation, fairness included</source>
        <translation>Interpretación global, incluida la equidad</translation>
    </message>
    <message>
        <source>Limitations and what they mean for bias and use elsewhere</source>
        <translation>Limitaciones y qué significan para el sesgo y el uso en otros lugares</translation>
    </message>
    <message>
        <source>What to do with poor or unavailable input in use</source>
        <translation>Qué hacer en el uso con datos de entrada deficientes o no disponibles</translation>
    </message>
    <message>
        <source>What users have to do and to know</source>
        <translation>Qué deben hacer y saber los usuarios</translation>
    </message>
    <message>
        <source>Next steps for research</source>
        <translation>Próximos pasos de la investigación</translation>
    </message>
    <message>
        <source>Named as a study of diagnostic accuracy, with a measure of it</source>
        <translation>Identificado como estudio de exactitud diagnóstica, con una medida de ella</translation>
    </message>
    <message>
        <source>Background, intended use and role of the test</source>
        <translation>Antecedentes, uso previsto y función de la prueba</translation>
    </message>
    <message>
        <source>Objectives and hypotheses</source>
        <translation>Objetivos e hipótesis</translation>
    </message>
    <message>
        <source>Data collected before or after the tests were planned</source>
        <translation>Datos recogidos antes o después de planificar las pruebas</translation>
    </message>
    <message>
        <source>Eligibility</source>
        <translation>Elegibilidad</translation>
    </message>
    <message>
        <source>How possible participants were identified</source>
        <translation>Cómo se identificó a los posibles participantes</translation>
    </message>
    <message>
        <source>Where and when they were identified</source>
        <translation>Dónde y cuándo se los identificó</translation>
    </message>
    <message>
        <source>Consecutive, random or convenience series</source>
        <translation>Serie consecutiva, aleatoria o de conveniencia</translation>
    </message>
    <message>
        <source>Index test in enough detail to repeat it</source>
        <translation>Prueba índice con detalle suficiente para repetirla</translation>
    </message>
    <message>
        <source>Reference standard in enough detail to repeat it</source>
        <translation>Estándar de referencia con detalle suficiente para repetirlo</translation>
    </message>
    <message>
        <source>Why this reference standard</source>
        <translation>Por qué este estándar de referencia</translation>
    </message>
    <message>
        <source>Cut-offs of the index test, and whether set beforehand</source>
        <translation>Puntos de corte de la prueba índice, y si se fijaron de antemano</translation>
    </message>
    <message>
        <source>Cut-offs of the reference standard, likewise</source>
        <translation>Puntos de corte del estándar de referencia, igualmente</translation>
    </message>
    <message>
        <source>What those knew who read the index test</source>
        <translation>Qué sabían quienes leyeron la prueba índice</translation>
    </message>
    <message>
        <source>What those knew who assessed the reference standard</source>
        <translation>Qué sabían quienes evaluaron el estándar de referencia</translation>
    </message>
    <message>
        <source>How accuracy is estimated and compared</source>
        <translation>Cómo se estima y compara la exactitud</translation>
    </message>
    <message>
        <source>How indeterminate results were handled</source>
        <translation>Cómo se trataron los resultados indeterminados</translation>
    </message>
    <message>
        <source>How missing results were handled</source>
        <translation>Cómo se trataron los resultados ausentes</translation>
    </message>
    <message>
        <source>Analyses of differences in accuracy, planned or exploratory</source>
        <translation>Análisis de diferencias de exactitud, planificados o exploratorios</translation>
    </message>
    <message>
        <source>Intended sample size</source>
        <translation>Tamaño muestral previsto</translation>
    </message>
    <message>
        <source>Flow of participants as a diagram</source>
        <translation>Diagrama de flujo de los participantes</translation>
    </message>
    <message>
        <source>Baseline characteristics</source>
        <translation>Características basales</translation>
    </message>
    <message>
        <source>Severity in those with the condition</source>
        <translation>Gravedad en quienes tienen la enfermedad</translation>
    </message>
    <message>
        <source>Other diagnoses in those without it</source>
        <translation>Otros diagnósticos en quienes no la tienen</translation>
    </message>
    <message>
        <source>Time and treatment between test and reference standard</source>
        <translation>Tiempo y tratamiento entre la prueba y el estándar de referencia</translation>
    </message>
    <message>
        <source>Cross table of test against reference standard</source>
        <translation>Tabla cruzada de la prueba y el estándar de referencia</translation>
    </message>
    <message>
        <source>Accuracy with 95 % intervals</source>
        <translation>Exactitud con intervalos del 95 %</translation>
    </message>
    <message>
        <source>Adverse events of the tests</source>
        <translation>Eventos adversos de las pruebas</translation>
    </message>
    <message>
        <source>Limitations: bias, uncertainty, use elsewhere</source>
        <translation>Limitaciones: sesgo, incertidumbre, uso en otros lugares</translation>
    </message>
    <message>
        <source>What it means for practice</source>
        <translation>Qué significa para la práctica</translation>
    </message>
    <message>
        <source>Registration</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Where the protocol is</source>
        <translation>Dónde está el protocolo</translation>
    </message>
    <message>
        <source>%1; author to complete</source>
        <translation>%1; a completar por el autor</translation>
    </message>
    <message>
        <source>Not done: %1</source>
        <translation>No hecho: %1</translation>
    </message>
    <message>
        <source>Author to supply</source>
        <translation>A aportar por el autor</translation>
    </message>
    <message>
        <source>%1: what is asked for and where it is</source>
        <translation>%1: qué se pide y dónde está</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>Asked for</source>
        <translation>Se pide</translation>
    </message>
    <message>
        <source>In this report</source>
        <translation>En este informe</translation>
    </message>
</context>
<context>
    <name>ui::CodeReview</name>
    <message>
        <source>Some cells hold texts instead of numbers</source>
        <translation>Algunas celdas contienen textos en lugar de números</translation>
    </message>
    <message>
        <source>Say once what each of them means. The choices are kept with the study and can be changed on the data page; the file itself is never changed. Numbers below a detection limit are usually read as the limit or as half of it: choose what your study has laid down.</source>
        <translation>Diga una vez qué significa cada uno. Las elecciones se guardan con el estudio y pueden cambiarse en la página de datos; el archivo nunca se modifica. Los números por debajo de un límite de detección suelen leerse como el límite o su mitad: elija lo que haya fijado su estudio.</translation>
    </message>
    <message>
        <source>Cancel import</source>
        <translation>Cancelar importación</translation>
    </message>
    <message>
        <source>Continue with these choices</source>
        <translation>Continuar con estas elecciones</translation>
    </message>
    <message>
        <source>Read %1 as text</source>
        <translation>Leer %1 como texto</translation>
    </message>
    <message>
        <source>Its values become categories instead of numbers</source>
        <translation>Sus valores pasan a ser categorías en lugar de números</translation>
    </message>
    <message numerus="yes">
        <source>%Ln texts are still open; training waits for them.</source>
        <translation>
            <numerusform>Aún queda %Ln texto abierto; el entrenamiento lo espera.</numerusform>
            <numerusform>Aún quedan %Ln textos abiertos; el entrenamiento los espera.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::CodeTable</name>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Celdas</translation>
    </message>
    <message>
        <source>Is read as</source>
        <translation>Se lee como</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Efecto</translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more kinds of texts. Are these columns of numbers?</source>
        <translation>
            <numerusform>… y %Ln tipo de texto más. ¿Son columnas de números?</numerusform>
            <numerusform>… y %Ln tipos de textos más. ¿Son columnas de números?</numerusform>
        </translation>
    </message>
    <message>
        <source>Not recorded</source>
        <translation>No registrado</translation>
    </message>
    <message>
        <source>The number in it</source>
        <translation>El número que contiene</translation>
    </message>
    <message>
        <source>Half of the number</source>
        <translation>La mitad del número</translation>
    </message>
    <message>
        <source>A value</source>
        <translation>Un valor</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Decidir después</translation>
    </message>
    <message>
        <source>%1 columns</source>
        <translation>%1 columnas</translation>
    </message>
    <message>
        <source>How %1 in %2 is read</source>
        <translation>Cómo se lee %1 en %2</translation>
    </message>
    <message>
        <source>What these cells mean; the file itself is never changed</source>
        <translation>Qué significan estas celdas; el archivo nunca se modifica</translation>
    </message>
    <message>
        <source>Value of %1 in %2</source>
        <translation>Valor de %1 en %2</translation>
    </message>
    <message>
        <source>What the cells count as, in the unit of the column</source>
        <translation>Como qué cuentan las celdas, en la unidad de la columna</translation>
    </message>
    <message>
        <source>%1 of the cells wait; the column cannot be used yet</source>
        <translation>el %1 de las celdas espera; la columna aún no puede usarse</translation>
    </message>
    <message>
        <source>%1 of the cells count as not recorded</source>
        <translation>el %1 de las celdas cuenta como no registrado</translation>
    </message>
    <message>
        <source>%1 of the cells are read as %2</source>
        <translation>el %1 de las celdas se lee como %2</translation>
    </message>
</context>
<context>
    <name>ui::CodesDialog</name>
    <message>
        <source>Texts among numbers</source>
        <translation>Textos entre números</translation>
    </message>
    <message>
        <source>What stands in columns of numbers and is none. Nothing in the table is changed; a choice can be undone like every other step.</source>
        <translation>Lo que está en columnas de números y no lo es. Nada cambia en la tabla; una elección puede deshacerse como cualquier otro paso.</translation>
    </message>
</context>
<context>
    <name>ui::CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>Buscar una orden</translation>
    </message>
    <message>
        <source>Some words of it, such as export or front</source>
        <translation>Algunas palabras, como exportar o frente</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Órdenes</translation>
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
        <translation>Ejecutar comparadores…</translation>
    </message>
    <message>
        <source>Export report…</source>
        <translation>Exportar informe…</translation>
    </message>
</context>
<context>
    <name>ui::ComparePage</name>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Figures of the ticked models</source>
        <translation>Cifras de los modelos marcados</translation>
    </message>
    <message>
        <source>Opening the models…</source>
        <translation>Abriendo los modelos…</translation>
    </message>
    <message>
        <source>Tick two models</source>
        <translation>Marque dos modelos</translation>
    </message>
    <message>
        <source>Every test patient is put before each of them.</source>
        <translation>Cada paciente de test se presenta a cada uno de ellos.</translation>
    </message>
    <message>
        <source>Models that are ticked on the left are compared here, on the same test patients.</source>
        <translation>Los modelos marcados a la izquierda se comparan aquí, en los mismos pacientes de test.</translation>
    </message>
    <message>
        <source>Policies and baselines on the same test patients</source>
        <translation>Estrategias y comparadores en los mismos pacientes de test</translation>
    </message>
    <message>
        <source>the outcome</source>
        <translation>el desenlace</translation>
    </message>
    <message>
        <source>Test split</source>
        <translation>Parte de test</translation>
    </message>
    <message>
        <source>%1 patients, %2 with %3</source>
        <translation>%1 pacientes, %2 con %3</translation>
    </message>
    <message numerus="yes">
        <source>all %n models scored on the same patients</source>
        <translation>
            <numerusform>%n modelo evaluado en los mismos pacientes</numerusform>
            <numerusform>los %n modelos evaluados en los mismos pacientes</numerusform>
        </translation>
    </message>
    <message>
        <source>A table of baselines is being made.</source>
        <translation>Se está haciendo una tabla de comparadores.</translation>
    </message>
    <message>
        <source>Train the baselines of the paper on the same patients, to compare policies with</source>
        <translation>Entrenar los comparadores del artículo en los mismos pacientes, para comparar con ellos las estrategias</translation>
    </message>
    <message>
        <source>Cohort, methods, figures and the lists of TRIPOD+AI and STARD in one file</source>
        <translation>Cohorte, métodos, cifras y las listas de TRIPOD+AI y STARD en un archivo</translation>
    </message>
    <message>
        <source>Tick a policy first: the report is about it</source>
        <translation>Marque primero una estrategia: el informe trata de ella</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Eight models are ticked; more could not be told apart. Untick one first.</source>
        <translation>Hay ocho modelos marcados; más no podrían distinguirse. Desmarque uno primero.</translation>
    </message>
    <message>
        <source>No baselines yet. A policy is convincing only beside what people use today.</source>
        <translation>Aún no hay comparadores. Una estrategia solo convence junto a lo que se usa hoy.</translation>
    </message>
    <message>
        <source>Run baselines…</source>
        <translation>Ejecutar comparadores…</translation>
    </message>
    <message>
        <source>Remove table %1 with all its rows? This cannot be undone.</source>
        <translation>¿Eliminar la tabla %1 con todas sus filas? No puede deshacerse.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>The table of baselines was stopped. Finished and kept: %1.</source>
        <translation>La tabla de comparadores se detuvo. Filas terminadas y conservadas: %1.</translation>
    </message>
    <message>
        <source>The table of baselines was interrupted. Finished and kept: %1.</source>
        <translation>La tabla de comparadores se interrumpió. Filas terminadas y conservadas: %1.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
</context>
<context>
    <name>ui::CostAimBox</name>
    <message>
        <source>at</source>
        <translation>a</translation>
    </message>
    <message>
        <source>per hour</source>
        <translation>por hora</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Dinero</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Money and time</source>
        <translation>Dinero y tiempo</translation>
    </message>
    <message>
        <source>What is minimised</source>
        <translation>Qué se minimiza</translation>
    </message>
    <message>
        <source>What an hour of waiting is worth</source>
        <translation>Cuánto vale una hora de espera</translation>
    </message>
    <message>
        <source>What an hour of waiting is worth: so much money may be spent to save it</source>
        <translation>Cuánto vale una hora de espera: ese dinero puede gastarse para ahorrarla</translation>
    </message>
</context>
<context>
    <name>ui::CsvPreviewModel</name>
    <message>
        <source>outcome, cases: %1</source>
        <translation>desenlace, casos: %1</translation>
    </message>
    <message>
        <source>Not recorded</source>
        <translation>No registrado</translation>
    </message>
    <message>
        <source>%1 will be read as: %2
Right-click to read it as text</source>
        <translation>%1 se leerá como: %2
Clic derecho para leerla como texto</translation>
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
        <translation>no definido</translation>
    </message>
    <message>
        <source>%1: %2 (%3–%4)</source>
        <translation>%1: %2 (%3–%4)</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 frente a %2</translation>
    </message>
</context>
<context>
    <name>ui::DataEmptyState</name>
    <message>
        <source>Data &amp; panels</source>
        <translation>Datos y paneles</translation>
    </message>
    <message>
        <source>Or begin with synthetic patients</source>
        <translation>O empiece con pacientes sintéticos</translation>
    </message>
    <message>
        <source>Reading the table</source>
        <translation>Leyendo la tabla</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Leyendo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows read so far</source>
        <translation>
            <numerusform>%Ln fila leída hasta ahora</numerusform>
            <numerusform>%Ln filas leídas hasta ahora</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DataHeader</name>
    <message>
        <source>US</source>
        <translation>EE. UU.</translation>
    </message>
    <message>
        <source>SI</source>
        <translation>SI</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>Price list…</source>
        <translation>Lista de precios…</translation>
    </message>
    <message>
        <source>Edit steps</source>
        <translation>Pasos de edición</translation>
    </message>
    <message>
        <source>Find the front</source>
        <translation>Buscar el frente</translation>
    </message>
    <message>
        <source>Data &amp; panels</source>
        <translation>Datos y paneles</translation>
    </message>
    <message>
        <source>Shows values and ranges in the units usual in the US or in SI units; the data stay as they are</source>
        <translation>Muestra valores e intervalos en las unidades habituales en EE. UU. o del SI; los datos no cambian</translation>
    </message>
    <message>
        <source>Prices of all panels, currency and source</source>
        <translation>Precios de todos los paneles, moneda y fuente</translation>
    </message>
    <message>
        <source>What was changed, and a way to take it back</source>
        <translation>Qué se cambió, y cómo deshacerlo</translation>
    </message>
    <message>
        <source>%1 · %2 patients · %3 columns</source>
        <translation>%1 · %2 pacientes · %3 columnas</translation>
    </message>
    <message>
        <source>Edit steps (%1)</source>
        <translation>Pasos de edición (%1)</translation>
    </message>
    <message>
        <source>Go to the front</source>
        <translation>Ir al frente</translation>
    </message>
    <message>
        <source>Not yet:
%1</source>
        <translation>Aún no:
%1</translation>
    </message>
    <message>
        <source>Shows the best trade-offs between cost and accuracy found with these data</source>
        <translation>Muestra los mejores compromisos entre coste y exactitud hallados con estos datos</translation>
    </message>
    <message>
        <source>Finds the best trade-offs between cost and accuracy with these data; takes seconds to a minute</source>
        <translation>Busca los mejores compromisos entre coste y exactitud con estos datos; tarda de segundos a un minuto</translation>
    </message>
    <message>
        <source>imported values are locked, edits are listed steps</source>
        <translation>los valores importados están bloqueados; los cambios son pasos listados</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>solo lectura</translation>
    </message>
</context>
<context>
    <name>ui::DataPage</name>
    <message>
        <source>The first %1 rows are shown.</source>
        <translation>Se muestran las primeras %1 filas.</translation>
    </message>
    <message numerus="yes">
        <source>%n variables selected</source>
        <translation>
            <numerusform>%n variable seleccionada</numerusform>
            <numerusform>%n variables seleccionadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1: seleccionada</translation>
    </message>
    <message>
        <source>%1 selected: panel %2</source>
        <translation>%1: seleccionada, panel %2</translation>
    </message>
    <message>
        <source>The clipboard holds no text.</source>
        <translation>El portapapeles no contiene texto.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Say what it means…</source>
        <translation>Decir qué significa…</translation>
    </message>
    <message>
        <source>Remove panel</source>
        <translation>Eliminar panel</translation>
    </message>
    <message>
        <source>Show rows</source>
        <translation>Mostrar filas</translation>
    </message>
    <message>
        <source>Do not use</source>
        <translation>No usar</translation>
    </message>
    <message>
        <source>The columns are still being looked at.</source>
        <translation>Aún se están examinando las columnas.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Prices in %1</source>
        <translation>Precios en %1</translation>
    </message>
    <message>
        <source>Prices: %1, %2</source>
        <translation>Precios: %1, %2</translation>
    </message>
    <message>
        <source>, %1</source>
        <translation>, %1</translation>
    </message>
    <message>
        <source>Reference ranges are illustrative; use your laboratory&apos;s.</source>
        <translation>Los intervalos de referencia son ilustrativos; use los de su laboratorio.</translation>
    </message>
</context>
<context>
    <name>ui::DialectForm</name>
    <message>
        <source>&amp;Separator</source>
        <translation>&amp;Separador</translation>
    </message>
    <message>
        <source>What stands between two values</source>
        <translation>Qué hay entre dos valores</translation>
    </message>
    <message>
        <source>Comma  ,</source>
        <translation>Coma  ,</translation>
    </message>
    <message>
        <source>Semicolon  ;</source>
        <translation>Punto y coma  ;</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulador</translation>
    </message>
    <message>
        <source>Vertical bar  |</source>
        <translation>Barra vertical  |</translation>
    </message>
    <message>
        <source>&amp;Decimal mark</source>
        <translation>Signo &amp;decimal</translation>
    </message>
    <message>
        <source>What stands before the decimals of a number</source>
        <translation>Qué precede a los decimales de un número</translation>
    </message>
    <message>
        <source>Point: 3.14</source>
        <translation>Punto: 3.14</translation>
    </message>
    <message>
        <source>Comma: 3,14</source>
        <translation>Coma: 3,14</translation>
    </message>
    <message>
        <source>&amp;Thousands</source>
        <translation>&amp;Millares</translation>
    </message>
    <message>
        <source>What groups the digits of large numbers</source>
        <translation>Qué agrupa las cifras de números grandes</translation>
    </message>
    <message>
        <source>Not marked: 1234</source>
        <translation>Sin signo: 1234</translation>
    </message>
    <message>
        <source>Comma: 1,234</source>
        <translation>Coma: 1,234</translation>
    </message>
    <message>
        <source>Point: 1.234</source>
        <translation>Punto: 1.234</translation>
    </message>
    <message>
        <source>Space: 1 234</source>
        <translation>Espacio: 1 234</translation>
    </message>
    <message>
        <source>Apostrophe: 1&apos;234</source>
        <translation>Apóstrofo: 1&apos;234</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>&amp;Codificación</translation>
    </message>
    <message>
        <source>How letters such as ä and é are stored</source>
        <translation>Cómo se guardan letras como ñ y é</translation>
    </message>
    <message>
        <source>UTF-8</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>UTF-8</translation>
    </message>
    <message>
        <source>Latin-1 (older Windows files)</source>
        <translation>Latin-1 (archivos antiguos de Windows)</translation>
    </message>
    <message>
        <source>UTF-8, and Latin-1 in some cells</source>
        <translation>UTF-8, y Latin-1 en algunas celdas</translation>
    </message>
</context>
<context>
    <name>ui::DropArea</name>
    <message>
        <source>Drop area for a file</source>
        <translation>Zona para soltar un archivo</translation>
    </message>
    <message>
        <source>Drop your file here</source>
        <translation>Suelte aquí su archivo</translation>
    </message>
    <message>
        <source>A table with one row per patient (CSV, Excel, LibreOffice, SPSS, Stata, SAS), or a .panelwise project</source>
        <translation>Una tabla con una fila por paciente (CSV, Excel, LibreOffice, SPSS, Stata, SAS) o un proyecto .panelwise</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>Abrir archivo…</translation>
    </message>
    <message>
        <source>Paste table</source>
        <translation>Pegar tabla</translation>
    </message>
    <message>
        <source>You confirm separator, decimals and outcome before anything is stored. Data stay on this computer.</source>
        <translation>Usted confirma separador, decimales y desenlace antes de guardar nada. Los datos quedan en este equipo.</translation>
    </message>
</context>
<context>
    <name>ui::DuelWindow</name>
    <message>
        <source>Score per case, so far</source>
        <translation>Puntuación por caso, hasta ahora</translation>
    </message>
    <message>
        <source>Among the policies of the front</source>
        <translation>Entre las estrategias del frente</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Cómo ha ido</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>After five cases, one of them with the outcome, your place among the policies is marked here.</source>
        <translation>Tras cinco casos, uno de ellos con el desenlace, aquí se marca su lugar entre las estrategias.</translation>
    </message>
</context>
<context>
    <name>ui::EditStepsPopup</name>
    <message>
        <source>Texts among numbers…</source>
        <translation>Textos entre números…</translation>
    </message>
    <message>
        <source>The values are as imported.</source>
        <translation>Los valores son los importados.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Edit steps</source>
        <translation>Pasos de edición</translation>
    </message>
    <message>
        <source>Steps that change values</source>
        <translation>Pasos que cambian valores</translation>
    </message>
    <message>
        <source>How cells that hold no number are read</source>
        <translation>Cómo se leen las celdas que no contienen números</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>Como se abrió</translation>
    </message>
    <message>
        <source>History of edits</source>
        <translation>Historial de cambios</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Revertir</translation>
    </message>
</context>
<context>
    <name>ui::EventLog</name>
    <message>
        <source>What happened</source>
        <translation>Qué ha ocurrido</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>lo más reciente primero</translation>
    </message>
</context>
<context>
    <name>ui::EventsDialog</name>
    <message>
        <source>Recipe of this project</source>
        <translation>Receta de este proyecto</translation>
    </message>
    <message>
        <source>Keep columns that could tell who a patient is</source>
        <translation>Conservar columnas que podrían decir quién es un paciente</translation>
    </message>
    <message>
        <source>Keep outcome, panels and prices that came with the recipe</source>
        <translation>Conservar el desenlace, los paneles y los precios que venían con la receta</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>From a list of measurements</source>
        <translation>De una lista de mediciones</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Elegir: %1</translation>
    </message>
    <message>
        <source>Tables: one row per measurement, one row per patient</source>
        <translation>Tablas: una fila por medición, una fila por paciente</translation>
    </message>
    <message>
        <source>OMOP CDM: a folder of CSV files</source>
        <translation>OMOP CDM: una carpeta de archivos CSV</translation>
    </message>
    <message>
        <source>FHIR R4: a folder of NDJSON files</source>
        <translation>FHIR R4: una carpeta de archivos NDJSON</translation>
    </message>
    <message>
        <source>Where the measurements are</source>
        <translation>Dónde están las mediciones</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>Mediciones</translation>
    </message>
    <message>
        <source>a table with one row per measurement</source>
        <translation>una tabla con una fila por medición</translation>
    </message>
    <message>
        <source>a table with one row per patient: outcome, index time</source>
        <translation>una tabla con una fila por paciente: desenlace, momento índice</translation>
    </message>
    <message>
        <source>Patient table</source>
        <translation>Tabla de pacientes</translation>
    </message>
    <message>
        <source>Load recipe…</source>
        <translation>Cargar receta…</translation>
    </message>
    <message>
        <source>All of these choices, as they were kept in a file, a task file or a project</source>
        <translation>Todas estas elecciones, como se guardaron en un archivo, un archivo de tarea o un proyecto</translation>
    </message>
    <message>
        <source>Save recipe…</source>
        <translation>Guardar receta…</translation>
    </message>
    <message>
        <source>Keeps all of these choices in a file, for the next extract. A project keeps its own.</source>
        <translation>Guarda todas estas elecciones en un archivo, para la próxima extracción. Un proyecto guarda las suyas.</translation>
    </message>
    <message>
        <source>The choices that the table of the open project was made with</source>
        <translation>Las elecciones con que se hizo la tabla del proyecto abierto</translation>
    </message>
    <message>
        <source>Progress of the reading</source>
        <translation>Progreso de la lectura</translation>
    </message>
    <message>
        <source>Test</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Test</translation>
    </message>
    <message>
        <source>Patients</source>
        <translation>Pacientes</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>Becomes column</source>
        <translation>Pasa a la columna</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Tests of the list</source>
        <translation>Pruebas de la lista</translation>
    </message>
    <message>
        <source>Change the column to rename or join tests; empty it to leave a test out. Then read again.</source>
        <translation>Cambie la columna para renombrar o unir pruebas; vacíela para omitir una prueba. Después, lea de nuevo.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>a folder with PERSON and MEASUREMENT as CSV</source>
        <translation>una carpeta con PERSON y MEASUREMENT como CSV</translation>
    </message>
    <message>
        <source>a folder with Patient and Observation as NDJSON</source>
        <translation>una carpeta con Patient y Observation como NDJSON</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Recipe of %1. Read the measurements to see what it makes of them.</source>
        <translation>Receta de %1. Lea las mediciones para ver qué hace con ellas.</translation>
    </message>
    <message>
        <source>%1 measurements read</source>
        <translation>%1 mediciones leídas</translation>
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
        <translation>solo desde el momento índice</translation>
    </message>
    <message>
        <source>Last value</source>
        <translation>Último valor</translation>
    </message>
    <message>
        <source>First value</source>
        <translation>Primer valor</translation>
    </message>
    <message>
        <source>Worst value</source>
        <translation>Peor valor</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Which measurement of the window counts; the worst is farthest from the reference range.</source>
        <translation>Qué medición de la ventana cuenta; la peor es la más alejada del intervalo de referencia.</translation>
    </message>
    <message>
        <source>the limit: 3</source>
        <translation>el límite: 3</translation>
    </message>
    <message>
        <source>half of it: 1.5</source>
        <translation>su mitad: 1,5</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>omitido</translation>
    </message>
    <message>
        <source>as they say themselves</source>
        <translation>como indican ellas mismas</translation>
    </message>
    <message>
        <source>day first</source>
        <translation>primero el día</translation>
    </message>
    <message>
        <source>month first</source>
        <translation>primero el mes</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>segundos</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutos</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>horas</translation>
    </message>
    <message>
        <source>days</source>
        <translation>días</translation>
    </message>
    <message>
        <source>such as E11*, E10.9</source>
        <translation>como E11*, E10.9</translation>
    </message>
    <message>
        <source>Codes of conditions that make a patient a case, separated by commas; a star stands for whatever follows.</source>
        <translation>Códigos de los diagnósticos que hacen de un paciente un caso, separados por comas; un asterisco representa lo que siga.</translation>
    </message>
    <message>
        <source>such as diabetes</source>
        <translation>como diabetes</translation>
    </message>
    <message>
        <source>Patient</source>
        <translation>Paciente</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Test</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Test</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Cases have</source>
        <translation>Los casos tienen</translation>
    </message>
    <message>
        <source>Name of the outcome</source>
        <translation>Nombre del desenlace</translation>
    </message>
    <message>
        <source>Patient, in the patient table</source>
        <translation>Paciente, en la tabla de pacientes</translation>
    </message>
    <message>
        <source>Index time</source>
        <translation>Momento índice</translation>
    </message>
    <message>
        <source>Window from</source>
        <translation>Ventana desde</translation>
    </message>
    <message>
        <source>to</source>
        <translation>hasta</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Tomar</translation>
    </message>
    <message>
        <source>“&lt;3” is</source>
        <translation>«&lt;3» es</translation>
    </message>
    <message>
        <source>Dates such as 3/4/2024</source>
        <translation>Fechas como 3/4/2024</translation>
    </message>
    <message>
        <source>Unit of plain times</source>
        <translation>Unidad de los tiempos numéricos</translation>
    </message>
    <message>
        <source>find by name</source>
        <translation>buscar por nombre</translation>
    </message>
    <message>
        <source>First measurement</source>
        <translation>Primera medición</translation>
    </message>
    <message>
        <source>Start of elapsed times</source>
        <translation>Inicio de los tiempos transcurridos</translation>
    </message>
    <message>
        <source>First visit, where there are any</source>
        <translation>Primera visita, si hay alguna</translation>
    </message>
</context>
<context>
    <name>ui::EvidenceText</name>
    <message>
        <source>%1 (95 % interval %2 to %3)</source>
        <translation>%1 (intervalo del 95 %: %2 a %3)</translation>
    </message>
    <message>
        <source>Learned without the test patients of the study, who judge it.</source>
        <translation>Aprendida sin los pacientes de test del estudio, en los que se evalúa.</translation>
    </message>
    <message>
        <source>Learned from all %1 patients of the study, so none of them can judge it.</source>
        <translation>Aprendida de los %1 pacientes del estudio; no puede evaluarse en ninguno de ellos.</translation>
    </message>
    <message numerus="yes">
        <source>Learned the same way without each of %Ln folds, and tried on these: F1 %1.</source>
        <translation>
            <numerusform>Aprendida del mismo modo sin %Ln pliegue y probada en él: F1 %1.</numerusform>
            <numerusform>Aprendida del mismo modo sin cada uno de %Ln pliegues y probada en ellos: F1 %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mean cost %1.</source>
        <translation>Coste medio %1.</translation>
    </message>
    <message>
        <source>Mean time to the results %1.</source>
        <translation>Tiempo medio hasta los resultados: %1.</translation>
    </message>
</context>
<context>
    <name>ui::ExamForm</name>
    <message>
        <source>Show &amp;reference ranges</source>
        <translation>Mostrar intervalos de &amp;referencia</translation>
    </message>
    <message>
        <source>Make an exam</source>
        <translation>Crear un examen</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source> min</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation> min</translation>
    </message>
    <message>
        <source>Cases are test patients by chance, half of them with the outcome. They are marked beside the policy %1.</source>
        <translation>Los casos son pacientes de test elegidos al azar, la mitad con el desenlace. Se califican junto a la estrategia %1.</translation>
    </message>
    <message>
        <source>For all cases together</source>
        <translation>Para todos los casos en conjunto</translation>
    </message>
    <message>
        <source>The most that may be spent on one case</source>
        <translation>Lo máximo que puede gastarse en un caso</translation>
    </message>
    <message>
        <source>Without them students have to know what is high and low</source>
        <translation>Sin ellos, los estudiantes deben saber qué es alto y qué es bajo</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Título</translation>
    </message>
    <message>
        <source>&amp;Cases</source>
        <translation>&amp;Casos</translation>
    </message>
    <message>
        <source>&amp;Minutes</source>
        <translation>&amp;Minutos</translation>
    </message>
    <message>
        <source>&amp;Budget of a case</source>
        <translation>&amp;Presupuesto por caso</translation>
    </message>
    <message>
        <source>Print sheets (PDF)…</source>
        <translation>Imprimir hojas (PDF)…</translation>
    </message>
    <message>
        <source>Make the file…</source>
        <translation>Crear el archivo…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>A page for each case to order on, and an answer key with results to hand out</source>
        <translation>Una página por caso para solicitar en ella, y un solucionario con los resultados para entregar</translation>
    </message>
</context>
<context>
    <name>ui::ExamWindow</name>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Case before</source>
        <translation>Caso anterior</translation>
    </message>
    <message>
        <source>Next case</source>
        <translation>Caso siguiente</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s): order panels, then say for each whether it is %1.</source>
        <translation>
            <numerusform>%n caso: solicite paneles y diga después si es %1.</numerusform>
            <numerusform>%n casos: solicite paneles y diga después de cada uno si es %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is ordered stays ordered, and a diagnosis ends a case.</source>
        <translation>Lo solicitado, solicitado queda, y un diagnóstico termina el caso.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n minute(s) for all cases.</source>
        <translation>
            <numerusform>Hay %n minuto para todos los casos.</numerusform>
            <numerusform>Hay %n minutos para todos los casos.</numerusform>
        </translation>
    </message>
    <message>
        <source>On one case no more than %1 may be spent.</source>
        <translation>En un caso no puede gastarse más de %1.</translation>
    </message>
    <message>
        <source>Reference ranges are not shown.</source>
        <translation>No se muestran los intervalos de referencia.</translation>
    </message>
    <message>
        <source>Your answers are kept in %1 after every step. Hand that file in.</source>
        <translation>Sus respuestas se guardan en %1 después de cada paso. Entregue ese archivo.</translation>
    </message>
    <message>
        <source>Your name or &amp;number</source>
        <translation>Su nombre o &amp;número</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Prueba</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Solicitar</translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>Solicitar %1</translation>
    </message>
    <message>
        <source>Diagnose: %1</source>
        <translation>Diagnosticar: %1</translation>
    </message>
    <message>
        <source>Diagnose: not %1</source>
        <translation>Diagnosticar: sin %1</translation>
    </message>
    <message>
        <source>Kept in %1.</source>
        <translation>Guardado en %1.</translation>
    </message>
    <message>
        <source>Your answers are not kept: %1</source>
        <translation>Sus respuestas no se guardan: %1</translation>
    </message>
    <message>
        <source>The time is over</source>
        <translation>Se ha acabado el tiempo</translation>
    </message>
    <message>
        <source>%1:%2 left</source>
        <translation>quedan %1:%2</translation>
    </message>
    <message>
        <source>Ordered</source>
        <translation>Solicitado</translation>
    </message>
    <message>
        <source>Not measured</source>
        <translation>No medido</translation>
    </message>
    <message>
        <source>Not measured in this patient; it cannot be simulated, and costs nothing</source>
        <translation>No medido en este paciente; no puede simularse y no cuesta nada</translation>
    </message>
    <message>
        <source>Beyond the budget of this case</source>
        <translation>Supera el presupuesto de este caso</translation>
    </message>
    <message>
        <source>Known before any test</source>
        <translation>Conocido antes de toda prueba</translation>
    </message>
    <message>
        <source>Case %1 of %2</source>
        <translation>Caso %1 de %2</translation>
    </message>
    <message>
        <source>Bill %1 of %2</source>
        <translation>Factura: %1 de %2</translation>
    </message>
    <message>
        <source>Bill %1</source>
        <translation>Factura: %1</translation>
    </message>
    <message>
        <source>You said: %1.</source>
        <translation>Usted dijo: %1.</translation>
    </message>
    <message>
        <source>You said: not %1.</source>
        <translation>Usted dijo: sin %1.</translation>
    </message>
    <message>
        <source>All cases are diagnosed. Hand in %1.</source>
        <translation>Todos los casos están diagnosticados. Entregue %1.</translation>
    </message>
    <message>
        <source>%1 of %2 cases are diagnosed.</source>
        <translation>Hay %1 de %2 casos diagnosticados.</translation>
    </message>
</context>
<context>
    <name>ui::ExportDialog</name>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Anchura</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Altura</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>Leyen&amp;da</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Examinar…</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>Exp&amp;ortar</translation>
    </message>
    <message>
        <source>Export figure</source>
        <translation>Exportar figura</translation>
    </message>
    <message>
        <source>Own size</source>
        <translation>Tamaño propio</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Where the figure is written. Its ending follows the format.</source>
        <translation>Dónde se escribe la figura. La terminación sigue al formato.</translation>
    </message>
    <message>
        <source>Choose the folder and the name of the file</source>
        <translation>Elija la carpeta y el nombre del archivo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>PDF and SVG stay sharp at every size, with text that can be searched. PNG is made of pixels.</source>
        <translation>PDF y SVG son nítidos a cualquier tamaño, con texto que puede buscarse. PNG se compone de píxeles.</translation>
    </message>
    <message>
        <source>Sizes that publishers ask for, and that of a slide with larger type</source>
        <translation>Tamaños que piden las editoriales, y el de una diapositiva con letra más grande</translation>
    </message>
    <message>
        <source>Width of the whole figure on paper</source>
        <translation>Anchura de toda la figura en papel</translation>
    </message>
    <message>
        <source>Height of the whole figure on paper, with title and caption</source>
        <translation>Altura de toda la figura en papel, con título y pie</translation>
    </message>
    <message>
        <source>Dots per inch of a PNG: 300 for photographs, 600 for line drawings, 192 for slides</source>
        <translation>Puntos por pulgada de un PNG: 300 para fotografías, 600 para dibujos de líneas, 192 para diapositivas</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>Ta&amp;maño</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>A&amp;nchura</translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation>A&amp;ltura</translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation>&amp;Resolución</translation>
    </message>
    <message>
        <source>Above the figure; empty: no title, as most journals want it</source>
        <translation>Sobre la figura; vacío: sin título, como quieren la mayoría de las revistas</translation>
    </message>
    <message>
        <source>Along the lower axis</source>
        <translation>A lo largo del eje inferior</translation>
    </message>
    <message>
        <source>Along the left axis</source>
        <translation>A lo largo del eje izquierdo</translation>
    </message>
    <message>
        <source>Below the figure. The line about clinical use always follows it.</source>
        <translation>Debajo de la figura. Siempre le sigue la línea sobre el uso clínico.</translation>
    </message>
    <message>
        <source>What the lines and marks mean</source>
        <translation>Qué significan las líneas y marcas</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Título</translation>
    </message>
    <message>
        <source>&amp;X axis</source>
        <translation>Eje &amp;X</translation>
    </message>
    <message>
        <source>&amp;Y axis</source>
        <translation>Eje &amp;Y</translation>
    </message>
    <message>
        <source>&amp;Caption</source>
        <translation>&amp;Pie de figura</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 píxeles</translation>
    </message>
    <message>
        <source>vectors, sharp at every size</source>
        <translation>vectores, nítidos a cualquier tamaño</translation>
    </message>
</context>
<context>
    <name>ui::FeeDialog</name>
    <message>
        <source>Shared fee</source>
        <translation>Cargo común</translation>
    </message>
    <message>
        <source>Blood draw</source>
        <translation>Extracción de sangre</translation>
    </message>
    <message>
        <source>Panels that share the fee</source>
        <translation>Paneles que comparten el cargo</translation>
    </message>
    <message>
        <source>Paid once per patient, with the first of the chosen panels that is ordered.</source>
        <translation>Se paga una vez por paciente, con el primero de los paneles elegidos que se solicita.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>&amp;Fee</source>
        <translation>&amp;Cargo</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Paneles</translation>
    </message>
</context>
<context>
    <name>ui::FeesCard</name>
    <message>
        <source>Shared fees</source>
        <translation>Cargos comunes</translation>
    </message>
    <message>
        <source>paid once per patient, with the first panel of the group</source>
        <translation>se pagan una vez por paciente, con el primer panel del grupo</translation>
    </message>
    <message>
        <source>Shared fee %1</source>
        <translation>Cargo común %1</translation>
    </message>
    <message>
        <source>More for shared fee %1</source>
        <translation>Más sobre el cargo común %1</translation>
    </message>
    <message>
        <source>Edit or remove</source>
        <translation>Editar o eliminar</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eliminar</translation>
    </message>
</context>
<context>
    <name>ui::Figure</name>
    <message>
        <source>Copy figure</source>
        <translation>Copiar figura</translation>
    </message>
    <message>
        <source>Export figure…</source>
        <translation>Exportar figura…</translation>
    </message>
    <message>
        <source>Save the data behind it…</source>
        <translation>Guardar sus datos…</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Mostrar como tabla</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>Copiar como comando</translation>
    </message>
</context>
<context>
    <name>ui::FigureTableDialog</name>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>The data behind the figure.</source>
        <translation>Los datos de la figura.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Choose a heading to sort. What is selected is copied, or else everything.</source>
        <translation>Elija un encabezado para ordenar. Se copia lo seleccionado o, si no hay nada, todo.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Guardar…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
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
        <translation>no conocido</translation>
    </message>
</context>
<context>
    <name>ui::FlipSlider</name>
    <message>
        <source>Value to try</source>
        <translation>Valor para probar</translation>
    </message>
</context>
<context>
    <name>ui::FlipStrip</name>
    <message>
        <source>Move the handle to try another value: a second path opens</source>
        <translation>Mueva el tirador para probar otro valor: se abre un segundo recorrido</translation>
    </message>
    <message>
        <source>%1: whatever its value, the policy does the same next: %2.</source>
        <translation>%1: sea cual sea su valor, la estrategia hace lo mismo a continuación: %2.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1: the policy would do something else beyond %2.</source>
        <translation>%1: la estrategia haría otra cosa más allá de %2.</translation>
    </message>
</context>
<context>
    <name>ui::FrontCard</name>
    <message>
        <source>Best within</source>
        <translation>La mejor hasta</translation>
    </message>
    <message>
        <source>Which front</source>
        <translation>Qué frente</translation>
    </message>
    <message>
        <source>Remove this front</source>
        <translation>Eliminar este frente</translation>
    </message>
    <message>
        <source>Remove this front and its policies from the project</source>
        <translation>Eliminar del proyecto este frente y sus estrategias</translation>
    </message>
    <message>
        <source>mean cost per patient</source>
        <translation>coste medio por paciente</translation>
    </message>
    <message>
        <source>mean time per patient</source>
        <translation>tiempo medio por paciente</translation>
    </message>
    <message>
        <source>The best policy for this %1, by validation patients</source>
        <translation>La mejor estrategia para este %1, según los pacientes de validación</translation>
    </message>
    <message>
        <source>Budget: %1</source>
        <translation>Presupuesto: %1</translation>
    </message>
    <message>
        <source>Budget: %1. Its line in the plot can be dragged, and a double click on its flag types one.</source>
        <translation>Presupuesto: %1. Su línea en el gráfico puede arrastrarse; con un doble clic en su etiqueta se escribe otro.</translation>
    </message>
    <message>
        <source>The part of the front where money buys most (Z)</source>
        <translation>La parte del frente donde el dinero rinde más (Z)</translation>
    </message>
    <message>
        <source>The part of the front where time buys most (Z)</source>
        <translation>La parte del frente donde el tiempo rinde más (Z)</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Zoom to the front</source>
        <translation>Ampliar el frente</translation>
    </message>
</context>
<context>
    <name>ui::FrontEmpty</name>
    <message>
        <source>Drawing of a front: it rises steeply at first, then levels off</source>
        <translation>Dibujo de un frente: al principio sube con fuerza, luego se aplana</translation>
    </message>
    <message>
        <source>money spent per patient →</source>
        <translation>dinero gastado por paciente →</translation>
    </message>
    <message>
        <source>right diagnoses →</source>
        <translation>diagnósticos acertados →</translation>
    </message>
    <message>
        <source>Find the front</source>
        <translation>Buscar el frente</translation>
    </message>
    <message>
        <source>What does each amount of money buy?</source>
        <translation>¿Qué se consigue con cada cantidad de dinero?</translation>
    </message>
    <message>
        <source>A policy says for every patient which panel to order next, and when to stop and diagnose. Some policies spend little, others find more. The front is the row of those that nothing beats: more right diagnoses only for more money.</source>
        <translation>Una estrategia dice para cada paciente qué panel solicitar a continuación y cuándo parar y diagnosticar. Unas gastan poco, otras detectan más. El frente es la serie de las que nada supera: más diagnósticos acertados solo por más dinero.</translation>
    </message>
    <message>
        <source>Which policies are on it is decided by validation patients. How good they are is then read off test patients, once.</source>
        <translation>Cuáles están en él lo deciden los pacientes de validación. Lo buenas que son se lee después, una vez, en los de test.</translation>
    </message>
    <message>
        <source>Method: %1</source>
        <translation>Método: %1</translation>
    </message>
    <message>
        <source>How long it takes depends on the data, here %1 patients and %2 panels. The time left is shown as soon as it can be estimated; policies appear as they are found, and stopping keeps them.</source>
        <translation>Cuánto tarda depende de los datos, aquí %1 pacientes y %2 paneles. El tiempo restante se muestra en cuanto puede estimarse; las estrategias aparecen según se hallan y se conservan al detener la búsqueda.</translation>
    </message>
</context>
<context>
    <name>ui::FrontExplorer</name>
    <message>
        <source>What patients paid cannot be worked out from the panels they got</source>
        <translation>Lo que pagaron los pacientes no puede deducirse de los paneles que recibieron</translation>
    </message>
    <message>
        <source>This front was found for other panels or prices</source>
        <translation>Este frente se halló para otros paneles o precios</translation>
    </message>
    <message>
        <source>%1 of blood</source>
        <translation>%1 de sangre</translation>
    </message>
    <message>
        <source>On average: %1.</source>
        <translation>De promedio: %1.</translation>
    </message>
    <message>
        <source>By lot: %1</source>
        <translation>Por sorteo: %1</translation>
    </message>
</context>
<context>
    <name>ui::FrontFigure</name>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Estrategia</translation>
    </message>
    <message>
        <source>On the front</source>
        <translation>En el frente</translation>
    </message>
    <message>
        <source>%1, 95 % from</source>
        <translation>%1, límite inferior (95 %)</translation>
    </message>
    <message>
        <source>%1, 95 % to</source>
        <translation>%1, límite superior (95 %)</translation>
    </message>
    <message>
        <source>Over all possible patients</source>
        <translation>En todos los pacientes posibles</translation>
    </message>
    <message>
        <source>Test patients: %1, of whom %2 are cases</source>
        <translation>Pacientes de test: %1, de los que %2 son casos</translation>
    </message>
    <message>
        <source>Validation patients: %1, of whom %2 are cases</source>
        <translation>Pacientes de validación: %1, de los que %2 son casos</translation>
    </message>
    <message>
        <source>front chosen by %1 on validation patients</source>
        <translation>frente elegido por %1 en los pacientes de validación</translation>
    </message>
    <message>
        <source>minimised: %1</source>
        <translation>se minimiza: %1</translation>
    </message>
    <message>
        <source>Outcome: %1</source>
        <translation>Desenlace: %1</translation>
    </message>
    <message>
        <source>95 % intervals by bootstrap</source>
        <translation>intervalos del 95 % por bootstrap</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1, semilla %2</translation>
    </message>
</context>
<context>
    <name>ui::FrontHeader</name>
    <message>
        <source>New front…</source>
        <translation>Nuevo frente…</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Search for another front, with another method or for another metric</source>
        <translation>Buscar otro frente, con otro método o para otra métrica</translation>
    </message>
    <message>
        <source>The search waits where it is; nothing is lost</source>
        <translation>La búsqueda espera donde está; no se pierde nada</translation>
    </message>
    <message>
        <source>Ends the search within a second; the policies found so far are kept</source>
        <translation>Termina la búsqueda en un segundo; se conservan las estrategias halladas</translation>
    </message>
</context>
<context>
    <name>ui::FrontModel</name>
    <message>
        <source>the same</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>no extra case</source>
        <translation>ningún caso más</translation>
    </message>
    <message>
        <source>costs less here</source>
        <translation>cuesta menos aquí</translation>
    </message>
    <message>
        <source>is faster here</source>
        <translation>es más rápida aquí</translation>
    </message>
    <message>
        <source>best within budget</source>
        <translation>la mejor para el presupuesto</translation>
    </message>
    <message>
        <source>best within budget: %1 on validation</source>
        <translation>la mejor para el presupuesto: %1 en validación</translation>
    </message>
    <message>
        <source>≈ policy %1</source>
        <translation>≈ estrategia %1</translation>
    </message>
    <message>
        <source>%1 cannot be told apart from %2 with %3 patients</source>
        <translation>%1 no se distingue de %2 con %3 pacientes</translation>
    </message>
    <message>
        <source>%1, pinned as %2</source>
        <translation>%1, fijada como %2</translation>
    </message>
    <message>
        <source>Where the figure lies in 95 of 100 samples of patients like these</source>
        <translation>Dónde está la cifra en 95 de cada 100 muestras de pacientes como estos</translation>
    </message>
    <message>
        <source>Against the policy in the row before it, by rising cost</source>
        <translation>Frente a la estrategia de la fila anterior, por coste creciente</translation>
    </message>
    <message>
        <source>Of 1,000 patients like these: cases found</source>
        <translation>De 1000 pacientes como estos: casos detectados</translation>
    </message>
    <message>
        <source>Of 1,000 patients like these: called cases without being any</source>
        <translation>De 1000 pacientes como estos: clasificados como casos sin serlo</translation>
    </message>
    <message>
        <source>What all patients together pay more than with the policy before it, for each further case that is found</source>
        <translation>Lo que todos los pacientes juntos pagan de más que con la estrategia anterior, por cada caso adicional detectado</translation>
    </message>
    <message>
        <source>How much longer all patients together wait than with the policy before it, for each further case that is found</source>
        <translation>Cuánto más esperan todos los pacientes juntos que con la estrategia anterior, por cada caso adicional detectado</translation>
    </message>
    <message>
        <source>From the first order to the last result, on average</source>
        <translation>De la primera solicitud al último resultado, de promedio</translation>
    </message>
    <message>
        <source>Drawn from a patient on average</source>
        <translation>Extraída a un paciente de promedio</translation>
    </message>
    <message>
        <source>≈: compared patient by patient, the 95 % interval of the difference includes zero, so these test patients cannot tell the two apart</source>
        <translation>≈: comparadas paciente por paciente, el intervalo del 95 % de la diferencia incluye el cero; estos pacientes de test no pueden distinguirlas</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Estrategia</translation>
    </message>
    <message>
        <source>95 %
interval</source>
        <translation>Intervalo
del 95 %</translation>
    </message>
    <message>
        <source>Δ cost</source>
        <translation>Δ coste</translation>
    </message>
    <message>
        <source>Δ time</source>
        <translation>Δ tiempo</translation>
    </message>
    <message>
        <source>Δ %1</source>
        <translation>Δ %1</translation>
    </message>
    <message>
        <source>Found
per 1,000</source>
        <translation>Detectados
por 1000</translation>
    </message>
    <message>
        <source>False alarms
per 1,000</source>
        <translation>Falsas alarmas
por 1000</translation>
    </message>
    <message>
        <source>Cost per
extra case</source>
        <translation>Coste por
caso adicional</translation>
    </message>
    <message>
        <source>Time per
extra case</source>
        <translation>Tiempo por
caso adicional</translation>
    </message>
    <message>
        <source>Mean
cost</source>
        <translation>Coste
medio</translation>
    </message>
    <message>
        <source>Mean
time</source>
        <translation>Tiempo
medio</translation>
    </message>
    <message>
        <source>Mean
blood</source>
        <translation>Sangre
media</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
</context>
<context>
    <name>ui::FrontPage</name>
    <message>
        <source>Front %1 · %2, %3</source>
        <translation>Frente %1 · %2, %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Métrica</translation>
    </message>
    <message>
        <source>Find the front</source>
        <translation>Buscar el frente</translation>
    </message>
    <message>
        <source>Minimise</source>
        <translation>Minimizar</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Judge on</source>
        <translation>Evaluar en</translation>
    </message>
    <message>
        <source>Policies appear here as they are found</source>
        <translation>Las estrategias aparecen aquí según se hallan</translation>
    </message>
    <message>
        <source>No policy was found</source>
        <translation>No se halló ninguna estrategia</translation>
    </message>
    <message>
        <source>Find the front with this method</source>
        <translation>Buscar el frente con este método</translation>
    </message>
    <message>
        <source>A front is being searched for.</source>
        <translation>Se está buscando un frente.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Remove front %1 with all its policies? This cannot be undone.</source>
        <translation>¿Eliminar el frente %1 con todas sus estrategias? No puede deshacerse.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Go to Data &amp; panels</source>
        <translation>Ir a Datos y paneles</translation>
    </message>
    <message>
        <source>Prices have changed since this front was found. Its policies are shown at today&apos;s prices; others may be better now.</source>
        <translation>Los precios han cambiado desde que se halló este frente. Sus estrategias se muestran a los precios actuales; otras pueden ser mejores ahora.</translation>
    </message>
    <message>
        <source>This front belongs to earlier data: patients, panels or prices have changed since.</source>
        <translation>Este frente corresponde a datos anteriores: pacientes, paneles o precios han cambiado desde entonces.</translation>
    </message>
    <message>
        <source>Find it again</source>
        <translation>Buscarlo de nuevo</translation>
    </message>
    <message>
        <source>One policy, no front yet. Queue 8 more?</source>
        <translation>Una estrategia, aún sin frente. ¿Poner 8 más en la cola?</translation>
    </message>
    <message>
        <source>Go to Train</source>
        <translation>Ir a Entrenar</translation>
    </message>
    <message>
        <source>This search was interrupted. Policies found by then and kept: %1.</source>
        <translation>Esta búsqueda se interrumpió. Estrategias halladas hasta entonces y conservadas: %1.</translation>
    </message>
    <message>
        <source>The front is found, with %1 policies; judging it on all patients was stopped.</source>
        <translation>Se ha hallado el frente, con %1 estrategias; su evaluación en todos los pacientes se detuvo.</translation>
    </message>
    <message>
        <source>This search was stopped. Policies found by then and kept: %1. Their test figures were not looked at.</source>
        <translation>Esta búsqueda se detuvo. Estrategias halladas hasta entonces y conservadas: %1. No se miraron sus cifras de test.</translation>
    </message>
    <message>
        <source>This search failed. Policies found by then and kept: %1.</source>
        <translation>Esta búsqueda falló. Estrategias halladas hasta entonces y conservadas: %1.</translation>
    </message>
    <message>
        <source>found for other prices</source>
        <translation>hallado para otros precios</translation>
    </message>
    <message>
        <source>found for earlier data</source>
        <translation>hallado para datos anteriores</translation>
    </message>
    <message>
        <source>No policy found yet</source>
        <translation>Aún no se ha hallado ninguna estrategia</translation>
    </message>
    <message>
        <source>No front yet</source>
        <translation>Aún sin frente</translation>
    </message>
    <message>
        <source>%1 on the front of %2 policies found</source>
        <translation>%1 en el frente, de %2 estrategias halladas</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1, semilla %2</translation>
    </message>
    <message>
        <source>chosen on validation, reported on test</source>
        <translation>elegido en validación, presentado en test</translation>
    </message>
    <message>
        <source>chosen on validation</source>
        <translation>elegido en validación</translation>
    </message>
    <message>
        <source>chosen by %1, shown by %2</source>
        <translation>elegido por %1, mostrado por %2</translation>
    </message>
    <message>
        <source>minimised: %1</source>
        <translation>se minimiza: %1</translation>
    </message>
</context>
<context>
    <name>ui::FrontPlot</name>
    <message>
        <source>Budget: mean per patient</source>
        <translation>Presupuesto: media por paciente</translation>
    </message>
    <message>
        <source>Policies on the front: %1, from %2 to %3 per patient.</source>
        <translation>Estrategias en el frente: %1, de %2 a %3 por paciente.</translation>
    </message>
    <message>
        <source>Chosen: %1</source>
        <translation>Elegida: %1</translation>
    </message>
    <message>
        <source>, best within budget</source>
        <translation>, la mejor para el presupuesto</translation>
    </message>
    <message>
        <source>, best within budget by validation</source>
        <translation>, la mejor para el presupuesto según validación</translation>
    </message>
</context>
<context>
    <name>ui::FrontTable</name>
    <message>
        <source>each against the policy before it</source>
        <translation>cada una frente a la anterior</translation>
    </message>
    <message>
        <source>All points</source>
        <translation>Todos los puntos</translation>
    </message>
    <message>
        <source>Step by step along the front</source>
        <translation>Paso a paso por el frente</translation>
    </message>
    <message>
        <source>The front in figures</source>
        <translation>El frente en cifras</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more cannot be told apart from the one before them</source>
        <translation>
            <numerusform>%Ln más no se distingue de la anterior</numerusform>
            <numerusform>%Ln más no se distinguen de la anterior</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Cambiar nombre…</translation>
    </message>
    <message>
        <source>Remove the pin</source>
        <translation>Dejar de fijar</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>Also policies that test patients cannot tell apart from the one before them, those with the same figures as it on all patients, dominated ones, no panels and all panels</source>
        <translation>También las estrategias que los pacientes de test no distinguen de la anterior, las que tienen sus mismas cifras en todos los pacientes, las dominadas, ningún panel y todos los paneles</translation>
    </message>
</context>
<context>
    <name>ui::FrontViewBar</name>
    <message>
        <source>&amp;Dominated policies</source>
        <translation>Estrategias &amp;dominadas</translation>
    </message>
    <message>
        <source>Policies that another one beats for no more money</source>
        <translation>Estrategias que otra supera sin costar más</translation>
    </message>
    <message>
        <source>95 % &amp;band</source>
        <translation>&amp;Banda del 95 %</translation>
    </message>
    <message>
        <source>Where the front lies in 95 of 100 samples of patients like these</source>
        <translation>Dónde está el frente en 95 de cada 100 muestras de pacientes como estos</translation>
    </message>
    <message>
        <source>Base&amp;lines</source>
        <translation>&amp;Comparadores</translation>
    </message>
    <message>
        <source>No panels, all panels, and the baselines of the newest table</source>
        <translation>Ningún panel, todos los paneles y los comparadores de la última tabla</translation>
    </message>
    <message>
        <source>Best &amp;possible</source>
        <translation>Mejor &amp;posible</translation>
    </message>
    <message>
        <source>The most that any policy reaches over all possible patients, where that is known; among a few, one may lie above it by chance</source>
        <translation>Lo máximo que alcanza una estrategia en todos los pacientes posibles, si se conoce; entre unos pocos, alguna puede quedar por encima por azar</translation>
    </message>
    <message>
        <source>&amp;Optimism: validation to test</source>
        <translation>&amp;Optimismo: de validación a test</translation>
    </message>
    <message>
        <source>An arrow for each policy, from its validation to its test figures</source>
        <translation>Una flecha por estrategia, de sus cifras de validación a las de test</translation>
    </message>
    <message>
        <source>All patients</source>
        <translation>Todos los pacientes</translation>
    </message>
    <message>
        <source>Test</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Test</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validación</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Esperado</translation>
    </message>
    <message>
        <source>Whose figures</source>
        <translation>Cifras de quién</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Dinero</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Ambos</translation>
    </message>
    <message>
        <source>What costs are counted in</source>
        <translation>En qué se cuentan los costes</translation>
    </message>
    <message>
        <source>Show ▾</source>
        <translation>Mostrar ▾</translation>
    </message>
    <message>
        <source>Prices…</source>
        <translation>Precios…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Métrica</translation>
    </message>
    <message>
        <source>Metric that is shown</source>
        <translation>Métrica que se muestra</translation>
    </message>
    <message>
        <source>All patients: each decided for by policies found without them. Test: seen once, after the front was chosen. Validation: the patients it was chosen on. Expected: over all possible patients, where that is known.</source>
        <translation>Todos los pacientes: en cada uno deciden estrategias halladas sin él. Test: vistos una vez, tras elegir el frente. Validación: los pacientes en que se eligió. Esperado: en todos los pacientes posibles, si se conoce.</translation>
    </message>
    <message>
        <source>What the axis counts: the money a policy costs, or the time until its results. Both: money and time, an hour for what it is worth. The same policies stay on the front.</source>
        <translation>Qué cuenta el eje: el dinero que cuesta una estrategia o el tiempo hasta sus resultados. Ambos: dinero y tiempo, con la hora a su valor. Las mismas estrategias siguen en el frente.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>What is drawn beside the front</source>
        <translation>Qué se dibuja junto al frente</translation>
    </message>
    <message>
        <source>The plot as a figure for a paper or a slide</source>
        <translation>El gráfico como figura para un artículo o una diapositiva</translation>
    </message>
    <message>
        <source>Change prices and see at once what every policy would cost</source>
        <translation>Cambie precios y vea al instante qué costaría cada estrategia</translation>
    </message>
</context>
<context>
    <name>ui::GatheredWindow</name>
    <message>
        <source>&amp;Anonymous: numbers instead of names</source>
        <translation>&amp;Anónimo: números en lugar de nombres</translation>
    </message>
    <message>
        <source>What came back</source>
        <translation>Lo que se ha devuelto</translation>
    </message>
    <message>
        <source>Student</source>
        <translation>Estudiante</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Aciertos</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Detectados</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>Factura</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Guardar como CSV…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>ui::HelpView</name>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Buscar en la ayuda</translation>
    </message>
    <message>
        <source>Pages that hold all of these words</source>
        <translation>Páginas que contienen todas estas palabras</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Capítulos</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>The page before (Alt+Left)</source>
        <translation>La página anterior (Alt+Izquierda)</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Reference: %1</source>
        <translation>Referencia: %1</translation>
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
        <translation>Con una letra subrayada: ese menú</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulador</translation>
    </message>
    <message>
        <source>Next control; with Shift the one before</source>
        <translation>Control siguiente; con Mayús, el anterior</translation>
    </message>
    <message>
        <source>Esc</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave presenter mode</source>
        <translation>Salir del modo de presentación</translation>
    </message>
    <message>
        <source>Simulation for education and research. Not for clinical use.</source>
        <translation>Simulación para docencia e investigación. No apta para uso clínico.</translation>
    </message>
    <message>
        <source>The program has no network code: nothing leaves this computer.</source>
        <translation>El programa no tiene código de red: nada sale de este equipo.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior. Se ofrece sin garantía alguna.</translation>
    </message>
    <message>
        <source>The built-in cohorts are synthetic. They are drawn from class-wise figures of NHANES 1999–2002 and the PhysioNet/CinC Challenge 2012; no patient is in them.</source>
        <translation>Las cohortes incluidas son sintéticas. Se generan a partir de cifras por clase de NHANES 1999–2002 y del PhysioNet/CinC Challenge 2012; no hay en ellas ningún paciente.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>PanelWise help</source>
        <translation>Ayuda de PanelWise</translation>
    </message>
    <message>
        <source>Help pages</source>
        <translation>Páginas de ayuda</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glosario</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Acerca de</translation>
    </message>
</context>
<context>
    <name>ui::IdentifierReview</name>
    <message>
        <source>Some columns could identify a person</source>
        <translation>Algunas columnas podrían identificar a una persona</translation>
    </message>
    <message>
        <source>Nothing is saved yet. Columns ticked here are left out: they are not written to the project at all.</source>
        <translation>Aún no se ha guardado nada. Las columnas marcadas aquí se omiten: no se escriben en absoluto en el proyecto.</translation>
    </message>
    <message>
        <source>Cancel import</source>
        <translation>Cancelar importación</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Keep of %1 only whether something is recorded, for the outcome: %2</source>
        <translation>Conservar de %1 solo si hay algo registrado, para el desenlace: %2</translation>
    </message>
    <message>
        <source>Leave out %1: %2</source>
        <translation>Omitir %1: %2</translation>
    </message>
</context>
<context>
    <name>ui::ImportPage</name>
    <message>
        <source>Reading %1</source>
        <translation>Leyendo %1</translation>
    </message>
    <message>
        <source>Looking at the columns of %1</source>
        <translation>Examinando las columnas de %1</translation>
    </message>
    <message>
        <source>Saving the project</source>
        <translation>Guardando el proyecto</translation>
    </message>
    <message>
        <source>Drawing patients</source>
        <translation>Generando pacientes</translation>
    </message>
    <message>
        <source>Import table</source>
        <translation>Importar tabla</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>First rows, and what each column will become</source>
        <translation>Primeras filas, y en qué se convertirá cada columna</translation>
    </message>
    <message>
        <source>First rows of the table</source>
        <translation>Primeras filas de la tabla</translation>
    </message>
    <message>
        <source>How to read it</source>
        <translation>Cómo leerla</translation>
    </message>
    <message>
        <source>What the file says besides its cells</source>
        <translation>Lo que dice el archivo además de sus celdas</translation>
    </message>
    <message>
        <source>Use the task file</source>
        <translation>Usar el archivo de tarea</translation>
    </message>
    <message>
        <source>The task file says what the columns mean, which panels there are and what they cost</source>
        <translation>El archivo de tarea dice qué significan las columnas, qué paneles hay y cuánto cuestan</translation>
    </message>
    <message>
        <source>The file itself is never changed. Data stay on this computer.</source>
        <translation>El archivo nunca se modifica. Los datos quedan en este equipo.</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>Progreso de la importación</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2 · rows: %3 · columns: %4</source>
        <translation>%1 · %2 · filas: %3 · columnas: %4</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>más de %1</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>unas %1</translation>
    </message>
    <message>
        <source>Read as text</source>
        <translation>Leer como texto</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Usar %1</translation>
    </message>
    <message>
        <source>Use the task file %1</source>
        <translation>Usar el archivo de tarea %1</translation>
    </message>
    <message>
        <source>Found beside the table.</source>
        <translation>Hallado junto a la tabla.</translation>
    </message>
    <message>
        <source>%1 rows read</source>
        <translation>%1 filas leídas</translation>
    </message>
    <message>
        <source>Answer the questions above first</source>
        <translation>Responda primero a las preguntas anteriores</translation>
    </message>
    <message>
        <source>Read the whole table</source>
        <translation>Leer la tabla entera</translation>
    </message>
    <message>
        <source>The table cannot be read yet</source>
        <translation>La tabla aún no puede leerse</translation>
    </message>
</context>
<context>
    <name>ui::ImportProblems</name>
    <message>
        <source>Problems found</source>
        <translation>Problemas hallados</translation>
    </message>
    <message>
        <source>Problems found: %1</source>
        <translation>Problemas hallados: %1</translation>
    </message>
    <message>
        <source>… and %1 more.</source>
        <translation>… y %1 más.</translation>
    </message>
    <message>
        <source>Read %1 as text</source>
        <translation>Leer %1 como texto</translation>
    </message>
    <message>
        <source>Its values become categories instead of numbers</source>
        <translation>Sus valores pasan a ser categorías en lugar de números</translation>
    </message>
</context>
<context>
    <name>ui::ImportQuestions</name>
    <message>
        <source>Comma</source>
        <translation>Coma</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Punto y coma</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulador</translation>
    </message>
    <message>
        <source>Vertical bar</source>
        <translation>Barra vertical</translation>
    </message>
    <message>
        <source>Row %1, column %2: is it a decimal number or thousands?</source>
        <translation>Fila %1, columna %2: ¿es un número decimal o son millares?</translation>
    </message>
    <message>
        <source>The answer holds for all %1 such columns.</source>
        <translation>La respuesta vale para las %1 columnas de este tipo.</translation>
    </message>
    <message>
        <source>What does “%1” mean?</source>
        <translation>¿Qué significa «%1»?</translation>
    </message>
    <message>
        <source>Decimal number</source>
        <translation>Número decimal</translation>
    </message>
    <message>
        <source>Thousands: %1</source>
        <translation>Millares: %1</translation>
    </message>
    <message>
        <source>What separates the values?</source>
        <translation>¿Qué separa los valores?</translation>
    </message>
    <message>
        <source>More than one character fits this file equally well.</source>
        <translation>Más de un carácter encaja igual de bien en este archivo.</translation>
    </message>
</context>
<context>
    <name>ui::JobButton</name>
    <message>
        <source>What is under way</source>
        <translation>Qué está en marcha</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Show the page %1</source>
        <translation>Mostrar la página %1</translation>
    </message>
</context>
<context>
    <name>ui::JudgeBox</name>
    <message>
        <source>Judge on</source>
        <translation>Evaluar en</translation>
    </message>
    <message>
        <source>one test part</source>
        <translation>una parte de test</translation>
    </message>
    <message>
        <source>all patients, %1 folds</source>
        <translation>todos los pacientes, %1 pliegues</translation>
    </message>
    <message>
        <source>The study itself says who is in the test part, so that part judges.</source>
        <translation>El propio estudio dice quién está en la parte de test; se evalúa en esa parte.</translation>
    </message>
    <message>
        <source>The patients of the test part judge: quick, but with few cases little can be told apart.</source>
        <translation>Se evalúa en los pacientes de la parte de test: rápido, pero con pocos casos poco puede distinguirse.</translation>
    </message>
    <message>
        <source>Everything is learned once more without each of %1 folds of the patients, and every patient is decided for by what was learned without them.</source>
        <translation>Todo se aprende otra vez sin cada uno de %1 pliegues de pacientes, y en cada paciente decide lo aprendido sin él.</translation>
    </message>
    <message>
        <source>About %1.</source>
        <translation>Aproximadamente %1.</translation>
    </message>
    <message>
        <source>It takes %1 times as long.</source>
        <translation>Tarda %1 veces más.</translation>
    </message>
</context>
<context>
    <name>ui::LessonCard</name>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
    <message>
        <source>Text of the lesson</source>
        <translation>Texto de la lección</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Salir de la lección</translation>
    </message>
    <message>
        <source>Leave the lesson (Esc). It goes on here the next time.</source>
        <translation>Salir de la lección (Esc). La próxima vez continuará aquí.</translation>
    </message>
    <message>
        <source>The program does this step for you; a question answered so earns no points.</source>
        <translation>El programa hace este paso por usted; una pregunta respondida así no da puntos.</translation>
    </message>
    <message>
        <source>Type a number.</source>
        <translation>Escriba un número.</translation>
    </message>
    <message>
        <source>That is not a number. Write it like 0.5 or 12.</source>
        <translation>Eso no es un número. Escríbalo como 0,5 o 12.</translation>
    </message>
    <message>
        <source>%1 · %2 of %3</source>
        <translation>%1 · %2 de %3</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminar</translation>
    </message>
</context>
<context>
    <name>ui::LessonEditor</name>
    <message>
        <source>Record</source>
        <translation>Grabar</translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation>Añadir un paso</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Write a lesson</source>
        <translation>Escribir una lección</translation>
    </message>
    <message>
        <source>My lesson</source>
        <translation>Mi lección</translation>
    </message>
    <message>
        <source>The lesson works with patients of its own</source>
        <translation>La lección trabaja con pacientes propios</translation>
    </message>
    <message>
        <source>Every click in the window becomes a step</source>
        <translation>Cada clic en la ventana se convierte en un paso</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Text of the step</source>
        <translation>Texto del paso</translation>
    </message>
    <message>
        <source>Markdown: **bold**, lists, [links](help:guide-front)</source>
        <translation>Markdown: **negrita**, listas, [enlaces](help:guide-front)</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Respuestas</translation>
    </message>
    <message>
        <source>A question? One answer in each line, * before the right one</source>
        <translation>¿Una pregunta? Una respuesta por línea, con * delante de la correcta</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Título</translation>
    </message>
    <message>
        <source>&amp;Patients</source>
        <translation>&amp;Pacientes</translation>
    </message>
    <message>
        <source>&amp;Heading of the step</source>
        <translation>&amp;Encabezado del paso</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>Te&amp;xto</translation>
    </message>
    <message>
        <source>&amp;Answers</source>
        <translation>&amp;Respuestas</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Paso %1</translation>
    </message>
    <message>
        <source>What is to be said.</source>
        <translation>Lo que hay que decir.</translation>
    </message>
    <message>
        <source>Click here.</source>
        <translation>Haga clic aquí.</translation>
    </message>
    <message>
        <source>Points at %1.</source>
        <translation>Señala %1.</translation>
    </message>
    <message>
        <source>Points at %1 and waits until %2.</source>
        <translation>Señala %1 y espera hasta %2.</translation>
    </message>
    <message>
        <source>A question has two answers or more, and a * before the right one.</source>
        <translation>Una pregunta tiene dos respuestas o más, y un * delante de la correcta.</translation>
    </message>
</context>
<context>
    <name>ui::LessonGallery</name>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>Each takes 10 to 15 minutes in the real program, with patients of its own: your project is closed, kept as it is, and opened again afterwards.</source>
        <translation>Cada una dura de 10 a 15 minutos en el programa real, con pacientes propios: su proyecto se cierra, queda como está y se vuelve a abrir después.</translation>
    </message>
    <message>
        <source>Open a lesson file…</source>
        <translation>Abrir un archivo de lección…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Take again</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Desde el principio</translation>
    </message>
</context>
<context>
    <name>ui::LessonWords</name>
    <message>
        <source>a text</source>
        <translation>un texto</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>una lista</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>This is not valid JSON.</source>
        <translation>Esto no es JSON válido.</translation>
    </message>
    <message>
        <source>This is JSON, but not a lesson: “panelwise_lesson” is missing. Write &quot;panelwise_lesson&quot;: 1.</source>
        <translation>Es JSON, pero no una lección: falta «panelwise_lesson». Escriba &quot;panelwise_lesson&quot;: 1.</translation>
    </message>
    <message>
        <source>This lesson was made for a later version of PanelWise. Open it with that one.</source>
        <translation>Esta lección se hizo para una versión posterior de PanelWise. Ábrala con ella.</translation>
    </message>
    <message>
        <source>This entry is missing. Add it.</source>
        <translation>Falta esta entrada. Añádala.</translation>
    </message>
    <message>
        <source>There is no entry “%1”. Correct its name, or remove it.</source>
        <translation>No existe la entrada «%1». Corrija su nombre o elimínela.</translation>
    </message>
    <message>
        <source>This should be %1.</source>
        <translation>Aquí se espera: %1.</translation>
    </message>
    <message>
        <source>“%1” cannot be used here. The page “lesson” of the help says what can.</source>
        <translation>«%1» no puede usarse aquí. La página «lesson» de la ayuda indica qué se puede usar.</translation>
    </message>
    <message>
        <source>This cannot be read from “%1” on.</source>
        <translation>No puede leerse a partir de «%1».</translation>
    </message>
    <message>
        <source>No step is called “%1”. Correct the name, or add the step.</source>
        <translation>Ningún paso se llama «%1». Corrija el nombre o añada el paso.</translation>
    </message>
    <message>
        <source>Two steps are called “%1”. Rename one of them.</source>
        <translation>Dos pasos se llaman «%1». Cambie el nombre de uno.</translation>
    </message>
    <message>
        <source>The program knows no fact “%1”. The page “lesson” of the help lists them.</source>
        <translation>El programa no conoce el dato «%1». La página «lesson» de la ayuda los enumera.</translation>
    </message>
    <message>
        <source>Nothing in the window is called “%1”. The page “lesson” of the help lists what is.</source>
        <translation>Nada en la ventana se llama «%1». La página «lesson» de la ayuda enumera los nombres.</translation>
    </message>
    <message>
        <source>Exactly one option has to be right. Write &quot;right&quot;: true beside it.</source>
        <translation>Exactamente una opción debe ser correcta. Escriba &quot;right&quot;: true junto a ella.</translation>
    </message>
    <message>
        <source>This is more than a lesson can hold. Make two lessons of it.</source>
        <translation>Es más de lo que cabe en una lección. Haga dos.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>no</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>And more of the same kind: %1.</source>
        <translation>Y otros del mismo tipo: %1.</translation>
    </message>
</context>
<context>
    <name>ui::LinePlot</name>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 frente a %2</translation>
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
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;New project</source>
        <translation>&amp;Nuevo proyecto</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>&amp;Import table…</source>
        <translation>&amp;Importar tabla…</translation>
    </message>
    <message>
        <source>Import &amp;measurements…</source>
        <translation>Importar &amp;mediciones…</translation>
    </message>
    <message>
        <source>&amp;Paste table</source>
        <translation>&amp;Pegar tabla</translation>
    </message>
    <message>
        <source>Export &amp;figure…</source>
        <translation>Exportar &amp;figura…</translation>
    </message>
    <message>
        <source>Cop&amp;y figure</source>
        <translation>Copiar fig&amp;ura</translation>
    </message>
    <message>
        <source>Copy as comman&amp;d</source>
        <translation>Copiar como coman&amp;do</translation>
    </message>
    <message>
        <source>Export repor&amp;t…</source>
        <translation>Exportar inf&amp;orme…</translation>
    </message>
    <message>
        <source>&amp;Close project</source>
        <translation>C&amp;errar proyecto</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edición</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Ajustes…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>&amp;Página de inicio</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Colores</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Como el &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>C&amp;laro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>A&amp;mpliar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Reducir</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>Tamaño &amp;normal</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pantalla comple&amp;ta</translation>
    </message>
    <message>
        <source>&amp;Data</source>
        <translation>&amp;Datos</translation>
    </message>
    <message>
        <source>Open &amp;sample</source>
        <translation>Abrir &amp;ejemplo</translation>
    </message>
    <message>
        <source>&amp;Export task file…</source>
        <translation>E&amp;xportar archivo de tarea…</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>E&amp;jecutar</translation>
    </message>
    <message>
        <source>&amp;Find the front</source>
        <translation>&amp;Buscar el frente</translation>
    </message>
    <message>
        <source>&amp;Train a policy</source>
        <translation>&amp;Entrenar una estrategia</translation>
    </message>
    <message>
        <source>Run &amp;baselines…</source>
        <translation>Ejecutar &amp;comparadores…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausar</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>&amp;Patient</source>
        <translation>&amp;Paciente</translation>
    </message>
    <message>
        <source>&amp;Walk through a patient</source>
        <translation>Seguir a un pacie&amp;nte</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>D&amp;ocencia</translation>
    </message>
    <message>
        <source>&amp;Presenter mode</source>
        <translation>Modo de &amp;presentación</translation>
    </message>
    <message>
        <source>Large type and nothing but the page; Esc leaves it</source>
        <translation>Letra grande y nada más que la página; Esc para salir</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>¿&amp;Qué es esto?</translation>
    </message>
    <message>
        <source>Then click a word or a control to have it explained</source>
        <translation>Después, haga clic en una palabra o un control para ver su explicación</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glosario</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Atajos de &amp;teclado</translation>
    </message>
    <message>
        <source>&amp;About PanelWise</source>
        <translation>&amp;Acerca de PanelWise</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>&amp;Vaciar esta lista</translation>
    </message>
    <message>
        <source>Not while a file is being read</source>
        <translation>No mientras se lee un archivo</translation>
    </message>
    <message>
        <source>No project is open</source>
        <translation>No hay ningún proyecto abierto</translation>
    </message>
    <message>
        <source>Finds the best trade-offs between cost and accuracy</source>
        <translation>Busca los mejores compromisos entre coste y exactitud</translation>
    </message>
    <message>
        <source>Trains one policy as the page Train says</source>
        <translation>Entrena una estrategia según la página Entrenar</translation>
    </message>
    <message>
        <source>Runs what policies are compared with, as the page Compare &amp; report says</source>
        <translation>Ejecuta aquello con lo que se comparan las estrategias, según la página Comparar e informar</translation>
    </message>
    <message>
        <source>Writes what the page Compare &amp; report shows as one document</source>
        <translation>Escribe como un documento lo que muestra la página Comparar e informar</translation>
    </message>
    <message>
        <source>Follows one patient from panel to panel</source>
        <translation>Sigue a un paciente de panel en panel</translation>
    </message>
    <message>
        <source>Nothing is being trained, searched for or run</source>
        <translation>No se está entrenando, buscando ni ejecutando nada</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>Con&amp;tinuar</translation>
    </message>
    <message>
        <source>What is under way waits where it is; nothing is lost</source>
        <translation>Lo que está en marcha espera donde está; no se pierde nada</translation>
    </message>
    <message>
        <source>Ends what is under way within a second and keeps what it has so far</source>
        <translation>Termina en un segundo lo que está en marcha y conserva lo que tiene hasta entonces</translation>
    </message>
    <message>
        <source>%1 ▸ %2</source>
        <translation>%1 ▸ %2</translation>
    </message>
    <message>
        <source>S&amp;hare a copy…</source>
        <translation>Compar&amp;tir una copia…</translation>
    </message>
    <message>
        <source>Find a &amp;command…</source>
        <translation>Buscar una &amp;orden…</translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>No project open</source>
        <translation>Ningún proyecto abierto</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Proyecto</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Simulation for education and research. Not for clinical use.</source>
        <translation>Simulación para docencia e investigación. No apta para uso clínico.</translation>
    </message>
    <message>
        <source>Project: %1</source>
        <translation>Proyecto: %1</translation>
    </message>
    <message>
        <source>%1 – PanelWise</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>%1 – PanelWise</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>ui::MessageStack</name>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Show fewer messages</source>
        <translation>Mostrar menos avisos</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more messages</source>
        <translation>
            <numerusform>Mostrar %n aviso más</numerusform>
            <numerusform>Mostrar %n avisos más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MethodBox</name>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
</context>
<context>
    <name>ui::ModelChecklist</name>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Models to compare</source>
        <translation>Modelos que comparar</translation>
    </message>
    <message>
        <source>Tick up to eight; R makes the current one the reference</source>
        <translation>Marque hasta ocho; R hace del actual la referencia</translation>
    </message>
    <message>
        <source>A ticked model keeps its colour, dash and marker on every plot.</source>
        <translation>Un modelo marcado conserva su color, trazo y marcador en todos los gráficos.</translation>
    </message>
    <message>
        <source>Mean cost of testing per patient</source>
        <translation>Coste medio de las pruebas por paciente</translation>
    </message>
    <message>
        <source>Policies on the front</source>
        <translation>Estrategias del frente</translation>
    </message>
    <message>
        <source>Trained policies</source>
        <translation>Estrategias entrenadas</translation>
    </message>
    <message>
        <source>Baselines</source>
        <translation>Comparadores</translation>
    </message>
    <message>
        <source>None tried on test patients yet</source>
        <translation>Ninguna probada aún en pacientes de test</translation>
    </message>
    <message>
        <source>%1, reference</source>
        <translation>%1, referencia</translation>
    </message>
    <message numerus="yes">
        <source>%n ticked</source>
        <translation>
            <numerusform>%n marcado</numerusform>
            <numerusform>%n marcados</numerusform>
        </translation>
    </message>
    <message>
        <source>Make it the reference</source>
        <translation>Usar como referencia</translation>
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
        <translation>Con más de %1 paneles hay demasiados pares: se solicitan uno a uno.</translation>
    </message>
    <message>
        <source>Panels are ordered one by one as long as an order without a result %1 (Missing values).</source>
        <translation>Los paneles se solicitan uno a uno mientras una solicitud sin resultado %1 (Valores ausentes).</translation>
    </message>
    <message>
        <source>Together they save time, not money: panels are ordered one by one unless time is minimised.</source>
        <translation>Juntos ahorran tiempo, no dinero: los paneles se solicitan uno a uno salvo que se minimice el tiempo.</translation>
    </message>
    <message>
        <source>Rules for orders…</source>
        <translation>Reglas de solicitud…</translation>
    </message>
    <message>
        <source>Panels may be ordered together (two at a time)</source>
        <translation>Los paneles pueden solicitarse juntos (de dos en dos)</translation>
    </message>
    <message>
        <source>Orders, time and money</source>
        <translation>Solicitudes, tiempo y dinero</translation>
    </message>
    <message>
        <source>A cap on every bill, panels that come first, are never ordered or need others</source>
        <translation>Un tope para cada factura, paneles que van primero, que nunca se solicitan o que necesitan otros</translation>
    </message>
    <message>
        <source>What is &amp;minimised</source>
        <translation>Qué se &amp;minimiza</translation>
    </message>
    <message>
        <source>Everything may be ordered at any time.</source>
        <translation>Todo puede solicitarse en cualquier momento.</translation>
    </message>
</context>
<context>
    <name>ui::OutcomeCard</name>
    <message>
        <source>What is predicted</source>
        <translation>Qué se predice</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Cambiar…</translation>
    </message>
    <message>
        <source>Change what is predicted</source>
        <translation>Cambiar lo que se predice</translation>
    </message>
    <message>
        <source>Looking through the table …</source>
        <translation>Examinando la tabla …</translation>
    </message>
    <message>
        <source>not chosen yet</source>
        <translation>aún sin elegir</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>Another column…</source>
        <translation>Otra columna…</translation>
    </message>
    <message>
        <source>Who is a case?</source>
        <translation>¿Quién es un caso?</translation>
    </message>
</context>
<context>
    <name>ui::OutcomeDialog</name>
    <message>
        <source>What is predicted</source>
        <translation>Qué se predice</translation>
    </message>
    <message>
        <source>Column of the outcome</source>
        <translation>Columna del desenlace</translation>
    </message>
    <message>
        <source>Values that mark the cases</source>
        <translation>Valores que señalan los casos</translation>
    </message>
    <message>
        <source>below</source>
        <translation>menor que</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>como máximo</translation>
    </message>
    <message>
        <source>above</source>
        <translation>mayor que</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>como mínimo</translation>
    </message>
    <message>
        <source>Whoever has anything recorded there, such as a date of death, is a case; whoever has not is none.</source>
        <translation>Quien tiene algo registrado ahí, como una fecha de defunción, es un caso; quien no, no lo es.</translation>
    </message>
    <message>
        <source>&amp;Column</source>
        <translation>&amp;Columna</translation>
    </message>
    <message>
        <source>Offered</source>
        <translation>Propuestas</translation>
    </message>
    <message>
        <source>Cases are those with</source>
        <translation>Son casos los que tienen</translation>
    </message>
    <message>
        <source>&amp;Name of the outcome</source>
        <translation>&amp;Nombre del desenlace</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Whoever has a date there is a case</source>
        <translation>Quien tiene una fecha ahí es un caso</translation>
    </message>
    <message>
        <source>certain values</source>
        <translation>ciertos valores</translation>
    </message>
    <message>
        <source>a number below or above a limit</source>
        <translation>un número por debajo o por encima de un límite</translation>
    </message>
    <message>
        <source>anything recorded</source>
        <translation>algo registrado</translation>
    </message>
    <message numerus="yes">
        <source>%1  (%Ln patients)</source>
        <translation>
            <numerusform>%1  (%Ln paciente)</numerusform>
            <numerusform>%1  (%Ln pacientes)</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is a case. Choose a value or a limit that some patients have.</source>
        <translation>Nadie es un caso. Elija un valor o límite que tengan algunos pacientes.</translation>
    </message>
    <message>
        <source>Everybody is a case, so there is nothing to learn.</source>
        <translation>Todos son casos; no hay nada que aprender.</translation>
    </message>
    <message>
        <source>%1 of %2 patients are cases (%3)</source>
        <translation>%1 de %2 pacientes son casos (%3)</translation>
    </message>
</context>
<context>
    <name>ui::OutlineView</name>
    <message>
        <source>Sections of the report</source>
        <translation>Secciones del informe</translation>
    </message>
    <message>
        <source>Space leaves a section out or takes it in, Alt with the up and down keys moves it.</source>
        <translation>La barra espaciadora omite o incluye una sección; Alt con las teclas arriba y abajo la mueve.</translation>
    </message>
</context>
<context>
    <name>ui::PageView</name>
    <message>
        <source>Preview of a page</source>
        <translation>Vista previa de una página</translation>
    </message>
</context>
<context>
    <name>ui::PanelCard</name>
    <message>
        <source>Turnaround time</source>
        <translation>Tiempo de respuesta</translation>
    </message>
    <message>
        <source>Blood</source>
        <translation>Sangre</translation>
    </message>
    <message>
        <source>Name of panel %1</source>
        <translation>Nombre del panel %1</translation>
    </message>
    <message>
        <source>%1 new of %2</source>
        <translation>nuevas: %1 de %2</translation>
    </message>
    <message>
        <source>The others are also in %1, and are paid in each panel that is ordered.</source>
        <translation>Las demás están también en %1 y se pagan en cada panel que se solicita.</translation>
    </message>
    <message>
        <source>Price of %1</source>
        <translation>Precio de %1</translation>
    </message>
    <message>
        <source>What ordering %1 costs</source>
        <translation>Cuánto cuesta solicitar %1</translation>
    </message>
    <message>
        <source>More for panel %1</source>
        <translation>Más sobre el panel %1</translation>
    </message>
    <message>
        <source>Rename, reorder, merge or delete</source>
        <translation>Renombrar, reordenar, unir o eliminar</translation>
    </message>
    <message>
        <source>Panel %1, %2</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Panel %1, %2</translation>
    </message>
    <message>
        <source>Turnaround time of %1</source>
        <translation>Tiempo de respuesta de %1</translation>
    </message>
    <message>
        <source>From the order of %1 to its results. In minutes, or as “1.5 h”; empty where nobody said.</source>
        <translation>De la solicitud de %1 a sus resultados. En minutos, o como «1,5 h»; vacío si nadie lo ha dicho.</translation>
    </message>
    <message>
        <source>Blood volume of %1</source>
        <translation>Volumen de sangre de %1</translation>
    </message>
    <message>
        <source>Blood drawn for %1, in millilitres; empty where nobody said.</source>
        <translation>Sangre extraída para %1, en mililitros; vacío si nadie lo ha dicho.</translation>
    </message>
    <message>
        <source>%1 shared with %2</source>
        <translation>%1 en común con %2</translation>
    </message>
    <message>
        <source>%1. Click to show them singly.</source>
        <translation>%1. Haga clic para mostrarlas por separado.</translation>
    </message>
    <message>
        <source>Move to panel</source>
        <translation>Mover al panel</translation>
    </message>
    <message>
        <source>Also put in panel</source>
        <translation>Poner también en el panel</translation>
    </message>
    <message>
        <source>Make a new panel</source>
        <translation>Hacer un panel nuevo</translation>
    </message>
    <message>
        <source>Remove from %1</source>
        <translation>Quitar de %1</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Merge into</source>
        <translation>Unir a</translation>
    </message>
    <message>
        <source>Show shared tests singly</source>
        <translation>Mostrar por separado las pruebas compartidas</translation>
    </message>
    <message>
        <source>Delete panel</source>
        <translation>Eliminar panel</translation>
    </message>
</context>
<context>
    <name>ui::PanelList</name>
    <message>
        <source>Panels</source>
        <translation>Paneles</translation>
    </message>
    <message>
        <source>Missing values</source>
        <translation>Valores ausentes</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Add panel</source>
        <translation>Añadir panel</translation>
    </message>
    <message>
        <source>Drop tests here to make a new panel</source>
        <translation>Suelte pruebas aquí para hacer un panel nuevo</translation>
    </message>
    <message>
        <source>Missing values by panel and outcome</source>
        <translation>Valores ausentes por panel y desenlace</translation>
    </message>
    <message>
        <source>More about panels</source>
        <translation>Más sobre los paneles</translation>
    </message>
    <message>
        <source>Shared fees</source>
        <translation>Cargos comunes</translation>
    </message>
    <message>
        <source>Add shared fee…</source>
        <translation>Añadir cargo común…</translation>
    </message>
    <message>
        <source>&amp;An order of which a patient&apos;s record holds nothing</source>
        <translation>&amp;Una solicitud de la que nada consta en la historia del paciente</translation>
    </message>
    <message>
        <source>It never changes the probability nor a later decision.</source>
        <translation>Nunca cambia la probabilidad ni una decisión posterior.</translation>
    </message>
    <message>
        <source>a test in two panels is paid in each</source>
        <translation>una prueba en dos paneles se paga en cada uno</translation>
    </message>
    <message>
        <source>by panel and outcome</source>
        <translation>por panel y desenlace</translation>
    </message>
    <message numerus="yes">
        <source>%n variables are in no panel (%1) and will not be used.</source>
        <translation>
            <numerusform>%n variable no está en ningún panel (%1) y no se usará.</numerusform>
            <numerusform>%n variables no están en ningún panel (%1) y no se usarán.</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a panel</source>
        <translation>Hacer un panel</translation>
    </message>
    <message>
        <source>Leave unused</source>
        <translation>Dejar sin usar</translation>
    </message>
</context>
<context>
    <name>ui::PanelUseCard</name>
    <message>
        <source>Panel use</source>
        <translation>Uso de los paneles</translation>
    </message>
    <message>
        <source>Shares appear with the first validation</source>
        <translation>Las proporciones aparecen con la primera validación</translation>
    </message>
    <message>
        <source>▎at the start of training</source>
        <translation>▎al inicio del entrenamiento</translation>
    </message>
    <message>
        <source>share of validation patients</source>
        <translation>proporción de pacientes de validación</translation>
    </message>
    <message>
        <source>Share of validation patients</source>
        <translation>Proporción de pacientes de validación</translation>
    </message>
</context>
<context>
    <name>ui::PathCard</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Back to the policy’s path</source>
        <translation>Volver al recorrido de la estrategia</translation>
    </message>
    <message>
        <source>Next patient</source>
        <translation>Paciente siguiente</translation>
    </message>
    <message>
        <source>Reset the score</source>
        <translation>Reiniciar el marcador</translation>
    </message>
    <message>
        <source>Undoes the last change (Ctrl+Z)</source>
        <translation>Deshace el último cambio (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Closes the second path</source>
        <translation>Cierra el segundo recorrido</translation>
    </message>
    <message>
        <source>The next patient of the list (Page Down)</source>
        <translation>El paciente siguiente de la lista (Av Pág)</translation>
    </message>
    <message>
        <source>Starts counting anew</source>
        <translation>Empieza a contar de nuevo</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Solicitudes</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>Factura</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Probabilidad</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>Diagnóstico</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Desenlace</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Revelar</translation>
    </message>
    <message>
        <source>Shows what the policy would do here, and why; the next decision is yours again</source>
        <translation>Muestra qué haría aquí la estrategia y por qué; la siguiente decisión vuelve a ser suya</translation>
    </message>
    <message>
        <source>Teams…</source>
        <translation>Equipos…</translation>
    </message>
    <message>
        <source>How it went…</source>
        <translation>Cómo ha ido…</translation>
    </message>
    <message>
        <source>Names of teams that take turns</source>
        <translation>Nombres de los equipos que se turnan</translation>
    </message>
    <message>
        <source>The score case by case, and your place among the policies</source>
        <translation>La puntuación caso por caso y su lugar entre las estrategias</translation>
    </message>
</context>
<context>
    <name>ui::PathPatients</name>
    <message>
        <source>Patient (row)</source>
        <translation>Paciente (fila)</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>Factura</translation>
    </message>
    <message>
        <source>Last probability</source>
        <translation>Última probabilidad</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Desenlace</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculto</translation>
    </message>
    <message>
        <source>case: found</source>
        <translation>caso: detectado</translation>
    </message>
    <message>
        <source>case: missed</source>
        <translation>caso: no detectado</translation>
    </message>
    <message>
        <source>no case: false alarm</source>
        <translation>no caso: falsa alarma</translation>
    </message>
    <message>
        <source>no case: reassured</source>
        <translation>no caso: descartado</translation>
    </message>
    <message>
        <source>Show outcomes</source>
        <translation>Mostrar desenlaces</translation>
    </message>
    <message>
        <source>Walk through this patient</source>
        <translation>Seguir a este paciente</translation>
    </message>
    <message>
        <source>Patients who took this path</source>
        <translation>Pacientes que siguieron este recorrido</translation>
    </message>
    <message>
        <source>Patients</source>
        <translation>Pacientes</translation>
    </message>
    <message>
        <source>Whether these patients are cases; hidden, so that you can guess first</source>
        <translation>Si estos pacientes son casos; oculto, para que pueda adivinarlo primero</translation>
    </message>
    <message>
        <source>See step by step what was ordered and why (Enter)</source>
        <translation>Ver paso a paso qué se solicitó y por qué (Intro)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Test patients: %1</source>
        <translation>Pacientes de test: %1</translation>
    </message>
</context>
<context>
    <name>ui::PatientBanner</name>
    <message>
        <source>Patient</source>
        <translation>Paciente</translation>
    </message>
    <message>
        <source>True outcome</source>
        <translation>Desenlace real</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <translation>
            <numerusform>%1, y %n más</numerusform>
            <numerusform>%1, y %n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PatientChart</name>
    <message>
        <source>Probability track</source>
        <translation>Evolución de la probabilidad</translation>
    </message>
    <message>
        <source>80 % range</source>
        <translation>Intervalo del 80 %</translation>
    </message>
    <message>
        <source>Where the probability would end for 80 of 100 patients like this one if every panel were known</source>
        <translation>Dónde terminaría la probabilidad en 80 de cada 100 pacientes como este si se conocieran todos los paneles</translation>
    </message>
</context>
<context>
    <name>ui::PatientEmpty</name>
    <message>
        <source>Choose a patient</source>
        <translation>Elija un paciente</translation>
    </message>
    <message>
        <source>Panel by panel: what is ordered, what comes back, and why. The outcome stays hidden until the diagnosis.</source>
        <translation>Panel por panel: qué se solicita, qué resulta y por qué. El desenlace queda oculto hasta el diagnóstico.</translation>
    </message>
    <message>
        <source>Or type a patient in by hand</source>
        <translation>O introduzca un paciente a mano</translation>
    </message>
    <message>
        <source>Walk through</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Walk through: %1</source>
        <translation>Seguir: %1</translation>
    </message>
    <message>
        <source>Nobody among the test patients.</source>
        <translation>Nadie entre los pacientes de test.</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>nothing ordered</source>
        <translation>nada solicitado</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing is known before a test.</source>
        <translation>No se sabe nada antes de una prueba.</translation>
    </message>
    <message>
        <source>Path and outcome stay hidden</source>
        <translation>Recorrido y desenlace quedan ocultos</translation>
    </message>
</context>
<context>
    <name>ui::PatientForm</name>
    <message>
        <source>Empty all</source>
        <translation>Vaciar todo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Empty: not in the record</source>
        <translation>Vacío: no consta en la historia</translation>
    </message>
    <message>
        <source>Reference %1 %2. Empty: not in the record</source>
        <translation>Referencia %1 %2. Vacío: no consta en la historia</translation>
    </message>
    <message>
        <source>not in the record</source>
        <translation>no consta en la historia</translation>
    </message>
    <message>
        <source>One of these, or not in the record</source>
        <translation>Uno de estos, o no consta en la historia</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>no es un número</translation>
    </message>
    <message>
        <source>hardly possible: check the unit</source>
        <translation>apenas posible: compruebe la unidad</translation>
    </message>
    <message>
        <source>nobody in the data has this</source>
        <translation>nadie en los datos tiene esto</translation>
    </message>
    <message>
        <source>Nothing is known before a test.</source>
        <translation>No se sabe nada antes de una prueba.</translation>
    </message>
</context>
<context>
    <name>ui::PatientPage</name>
    <message>
        <source>By hand…</source>
        <translation>A mano…</translation>
    </message>
    <message>
        <source>Reading the policy and walking it through the test patients…</source>
        <translation>Leyendo la estrategia y aplicándola a los pacientes de test…</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Estrategia</translation>
    </message>
    <message>
        <source>The policy that is walked with: the patient stays the same</source>
        <translation>La estrategia que se sigue: el paciente no cambia</translation>
    </message>
    <message>
        <source>Type a patient in by hand</source>
        <translation>Introducir un paciente a mano</translation>
    </message>
    <message>
        <source>Row “%1” is not one of the test patients this policy was tried on. The patients it learned from are not walked through: it knows them.</source>
        <translation>La fila «%1» no es de los pacientes de test en que se probó esta estrategia. No se sigue a los pacientes de los que aprendió: los conoce.</translation>
    </message>
    <message>
        <source>%1 · test patients</source>
        <translation>%1 · pacientes de test</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>%1, %2. Ranges: 80 of 100 patients like this one.</source>
        <translation>%1, %2. Intervalos: 80 de cada 100 pacientes como este.</translation>
    </message>
    <message>
        <source>A patient by hand</source>
        <translation>Un paciente a mano</translation>
    </message>
    <message>
        <source>What is known before any test. Results are asked for when they are ordered. Leave empty what is not known. Nothing here is stored.</source>
        <translation>Lo que se sabe antes de cualquier prueba. Los resultados se piden al solicitarlos. Deje vacío lo que no se sepa. Nada de esto se guarda.</translation>
    </message>
    <message>
        <source>Walk through</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Results of %1</source>
        <translation>Resultados: %1</translation>
    </message>
    <message>
        <source>Leave empty what was not measured. Unlikely values are flagged, not refused. A panel without any result costs nothing.</source>
        <translation>Deje vacío lo que no se midió. Los valores improbables se señalan, no se rechazan. Un panel sin resultados no cuesta nada.</translation>
    </message>
    <message>
        <source>Enter results</source>
        <translation>Introducir resultados</translation>
    </message>
</context>
<context>
    <name>ui::PatientStage</name>
    <message>
        <source>Probability track</source>
        <translation>Evolución de la probabilidad</translation>
    </message>
</context>
<context>
    <name>ui::PictureTab</name>
    <message>
        <source>No picture yet</source>
        <translation>Aún sin imagen</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Which of the ticked models is shown here</source>
        <translation>Cuál de los modelos marcados se muestra aquí</translation>
    </message>
    <message>
        <source>Tick a model to see this.</source>
        <translation>Marque un modelo para ver esto.</translation>
    </message>
    <message>
        <source>There is nothing to show for these models.</source>
        <translation>No hay nada que mostrar para estos modelos.</translation>
    </message>
</context>
<context>
    <name>ui::PinComparison</name>
    <message>
        <source>Pinned policies, compared</source>
        <translation>Estrategias fijadas, comparadas</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Fijadas</translation>
    </message>
    <message>
        <source>Shift-click a policy in the plot, or press P, to pin it: up to four</source>
        <translation>Mayús-clic en una estrategia del gráfico, o la tecla P, la fija: hasta cuatro</translation>
    </message>
    <message>
        <source>Found per 1,000</source>
        <translation>Detectados por 1000</translation>
    </message>
    <message>
        <source>Missed per 1,000</source>
        <translation>No detectados por 1000</translation>
    </message>
    <message>
        <source>False alarms per 1,000</source>
        <translation>Falsas alarmas por 1000</translation>
    </message>
    <message>
        <source>No longer pinned</source>
        <translation>Ya no fijada</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Desfijar</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>Desfijar %1</translation>
    </message>
</context>
<context>
    <name>ui::PlanDialog</name>
    <message>
        <source>Advanced settings</source>
        <translation>Ajustes avanzados</translation>
    </message>
    <message>
        <source>Double-click a value to change it. What differs from the preset is bold, and stays when another preset is chosen.</source>
        <translation>Haga doble clic en un valor para cambiarlo. Lo que difiere del preajuste está en negrita y se mantiene al elegir otro preajuste.</translation>
    </message>
    <message>
        <source>Settings of the plan</source>
        <translation>Ajustes del plan</translation>
    </message>
    <message>
        <source>Back to the preset</source>
        <translation>Volver al preajuste</translation>
    </message>
</context>
<context>
    <name>ui::PlanModel</name>
    <message>
        <source>%1 The preset has %2.</source>
        <translation>%1 El preajuste tiene %2.</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Ajuste</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Possible</source>
        <translation>Posible</translation>
    </message>
</context>
<context>
    <name>ui::PocketCardWindow</name>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Guardar como PDF…</translation>
    </message>
    <message>
        <source>Pocket card</source>
        <translation>Tarjeta de bolsillo</translation>
    </message>
    <message>
        <source>A small tree that does nearly what the policy does. How nearly is its fidelity.</source>
        <translation>Un árbol pequeño que hace casi lo que hace la estrategia. Cuánto se acerca es su fidelidad.</translation>
    </message>
    <message>
        <source>On one page</source>
        <translation>En una página</translation>
    </message>
    <message>
        <source>One page, with its text as text</source>
        <translation>Una página, con su texto como texto</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>ui::PointCard</name>
    <message>
        <source>On the front: nothing found is better in this time.</source>
        <translation>En el frente: nada de lo hallado es mejor en este tiempo.</translation>
    </message>
    <message>
        <source>On the front: nothing found is better for this money.</source>
        <translation>En el frente: nada de lo hallado es mejor por este dinero.</translation>
    </message>
    <message>
        <source>Another policy is at least as good in no more time.</source>
        <translation>Otra estrategia es al menos igual de buena sin tardar más.</translation>
    </message>
    <message>
        <source>Another policy is at least as good for no more money.</source>
        <translation>Otra estrategia es al menos igual de buena sin costar más.</translation>
    </message>
    <message>
        <source>Everybody gets what the study demands first, and nothing else.</source>
        <translation>Todos reciben lo que el estudio exige primero, y nada más.</translation>
    </message>
    <message>
        <source>Nobody is tested: a diagnosis from what is known anyway.</source>
        <translation>No se hacen pruebas a nadie: diagnóstico a partir de lo que ya se sabe.</translation>
    </message>
    <message>
        <source>Everybody gets every panel that the study allows before the diagnosis.</source>
        <translation>Todos reciben, antes del diagnóstico, cada panel que el estudio permite.</translation>
    </message>
    <message>
        <source>Everybody gets every panel before the diagnosis.</source>
        <translation>Todos reciben todos los paneles antes del diagnóstico.</translation>
    </message>
    <message>
        <source>Figures of all patients: each was decided for by a policy found without them, the best for at most the mean cost of this one.</source>
        <translation>Cifras de todos los pacientes: en cada uno decidió una estrategia hallada sin él, la mejor por, como mucho, el coste medio de esta.</translation>
    </message>
    <message>
        <source>Figures of %1 test patients, seen once, after the front was chosen.</source>
        <translation>Cifras de %1 pacientes de test, vistos una vez, tras elegir el frente.</translation>
    </message>
    <message>
        <source>Figures of the %1 validation patients on whom the front was chosen: a little too good.</source>
        <translation>Cifras de los %1 pacientes de validación en que se eligió el frente: algo demasiado buenas.</translation>
    </message>
    <message>
        <source>Expected over all possible patients; panel use and sequences of the test patients.</source>
        <translation>Esperado en todos los pacientes posibles; uso de los paneles y secuencias de los pacientes de test.</translation>
    </message>
    <message>
        <source>Of 1,000 patients</source>
        <translation>De 1000 pacientes</translation>
    </message>
    <message>
        <source>Panel use</source>
        <translation>Uso de los paneles</translation>
    </message>
    <message>
        <source>Test sequences of 1,000 patients</source>
        <translation>Secuencias de pruebas de 1000 pacientes</translation>
    </message>
    <message>
        <source>Walk through a patient</source>
        <translation>Seguir a un paciente</translation>
    </message>
    <message>
        <source>Pocket card…</source>
        <translation>Tarjeta de bolsillo…</translation>
    </message>
    <message>
        <source>Export patients…</source>
        <translation>Exportar pacientes…</translation>
    </message>
    <message>
        <source>Test sequences per 1,000</source>
        <translation>Secuencias de pruebas por 1000</translation>
    </message>
    <message>
        <source>click to list patients</source>
        <translation>haga clic para listar pacientes</translation>
    </message>
    <message>
        <source>share of patients</source>
        <translation>proporción de pacientes</translation>
    </message>
    <message>
        <source>No policy chosen</source>
        <translation>Ninguna estrategia elegida</translation>
    </message>
    <message>
        <source>Click a policy on the front, or move along it with ← and →.</source>
        <translation>Haga clic en una estrategia del frente o recórralo con ← y →.</translation>
    </message>
    <message>
        <source>These prices are only tried: elsewhere those of the study are in force. Reset them, or solve again to take them over.</source>
        <translation>Estos precios solo están a prueba: en lo demás rigen los del estudio. Restablézcalos o resuelva de nuevo para adoptarlos.</translation>
    </message>
    <message>
        <source>See step by step what this policy orders for one patient, and why</source>
        <translation>Ver paso a paso qué solicita esta estrategia en un paciente, y por qué</translation>
    </message>
    <message>
        <source>A small decision tree that imitates this policy, on one page to print</source>
        <translation>Un pequeño árbol de decisión que imita esta estrategia, en una página para imprimir</translation>
    </message>
    <message>
        <source>A table of what this policy does for each patient: orders, probabilities, bill, diagnosis</source>
        <translation>Una tabla de lo que hace esta estrategia en cada paciente: solicitudes, probabilidades, factura, diagnóstico</translation>
    </message>
    <message>
        <source>%1 per patient</source>
        <translation>%1 por paciente</translation>
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
        <translation>%1 no definido</translation>
    </message>
    <message>
        <source>95 % CI of %1: %2–%3</source>
        <translation>IC del 95 % de %1: %2–%3</translation>
    </message>
    <message>
        <source>results after %1</source>
        <translation>resultados tras %1</translation>
    </message>
    <message>
        <source>%1 of blood</source>
        <translation>%1 de sangre</translation>
    </message>
    <message>
        <source>Of 1,000 patients like these, %1 are cases</source>
        <translation>De 1000 pacientes como estos, %1 son casos</translation>
    </message>
    <message>
        <source>Panels ordered for them: %1, for %2 in all. %3 of the cases are found, %4 are missed, and %5 of the others are called cases.</source>
        <translation>Paneles solicitados para ellos: %1, por %2 en total. Se detectan %3 de los casos, %4 no se detectan y %5 de los otros se clasifican como casos.</translation>
    </message>
    <message>
        <source>Panel use, share of patients</source>
        <translation>Uso de los paneles, proporción de pacientes</translation>
    </message>
    <message>
        <source>Made to earn: λ %1, ρ %2 per %3.</source>
        <translation>Recompensa buscada: λ %1, ρ %2 por %3.</translation>
    </message>
    <message>
        <source>minute</source>
        <translation>minuto</translation>
    </message>
    <message>
        <source>The patients are being looked up…</source>
        <translation>Se están buscando los pacientes…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Cambiar nombre…</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>Give this policy a name of your own (F2)</source>
        <translation>Dar a esta estrategia un nombre propio (F2)</translation>
    </message>
    <message>
        <source>Keep this policy beside others, to compare them: up to four (P)</source>
        <translation>Mantener esta estrategia junto a otras para compararlas: hasta cuatro (P)</translation>
    </message>
    <message>
        <source>Remove the pin</source>
        <translation>Dejar de fijar</translation>
    </message>
</context>
<context>
    <name>ui::PooledText</name>
    <message>
        <source>undefined</source>
        <translation>no definido</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 a %3)</translation>
    </message>
    <message>
        <source>cannot be told apart</source>
        <translation>no distinguible</translation>
    </message>
    <message>
        <source>better</source>
        <translation>mejor</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>peor</translation>
    </message>
    <message>
        <source>Counts of all folds together; each patient is decided for by what was learned without them.</source>
        <translation>Recuentos de todos los pliegues juntos; en cada paciente decide lo aprendido sin él.</translation>
    </message>
    <message>
        <source>In every fold the policy that is best on validation patients for that much. Differences of F1 are paired by fold with the correction of Nadeau and Bengio, each at 95 %: of twenty comparisons of equals about one seems to differ.</source>
        <translation>En cada pliegue, la estrategia mejor en los pacientes de validación por ese importe. Las diferencias de F1 se parean por pliegue con la corrección de Nadeau y Bengio, cada una al 95 %: de veinte comparaciones entre iguales, cerca de una parece diferir.</translation>
    </message>
    <message>
        <source>Its F1 for as much</source>
        <translation>Su F1 con el mismo coste</translation>
    </message>
    <message>
        <source>Difference then</source>
        <translation>Diferencia entonces</translation>
    </message>
    <message>
        <source>Verdict then</source>
        <translation>Veredicto entonces</translation>
    </message>
    <message>
        <source>“For as much” is what the other model itself offers for that much money, chosen in the same way; – where it has nothing to choose from.</source>
        <translation>«Con el mismo coste» es lo que el otro modelo ofrece por ese dinero, elegido del mismo modo; – cuando no tiene entre qué elegir.</translation>
    </message>
</context>
<context>
    <name>ui::PresenterView</name>
    <message>
        <source>Presenter</source>
        <translation>Presentación</translation>
    </message>
    <message>
        <source>Notes for yourself. N hides them; they are kept until the program ends.</source>
        <translation>Notas para usted. N las oculta; se conservan hasta que termine el programa.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>There is nothing to show on this page yet.</source>
        <translation>Todavía no hay nada que mostrar en esta página.</translation>
    </message>
    <message>
        <source>← → or Space: go on · Page Down: next plot · A: in motion · B: black · N: notes · F5 or Esc: leave</source>
        <translation>← → o Espacio: avanzar · Av Pág: gráfico siguiente · A: en movimiento · B: negro · N: notas · F5 o Esc: salir</translation>
    </message>
</context>
<context>
    <name>ui::PreviewWindow</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Página siguiente</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>How large the page is shown</source>
        <translation>A qué tamaño se muestra la página</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Re Pág</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Av Pág</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
</context>
<context>
    <name>ui::PriceBars</name>
    <message>
        <source>%1 costs %2</source>
        <translation>%1 cuesta %2</translation>
    </message>
    <message>
        <source>Panel prices</source>
        <translation>Precios de los paneles</translation>
    </message>
</context>
<context>
    <name>ui::PriceListDialog</name>
    <message>
        <source>Price list</source>
        <translation>Lista de precios</translation>
    </message>
    <message>
        <source>Panel</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Panel</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Turnaround</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Blood</source>
        <translation>Sangre</translation>
    </message>
    <message>
        <source>Prices of panels</source>
        <translation>Precios de los paneles</translation>
    </message>
    <message>
        <source>Three-letter code. Changing it does not convert amounts.</source>
        <translation>Código de tres letras. Cambiarlo no convierte los importes.</translation>
    </message>
    <message>
        <source>A list of prices to take over. Panels it does not name keep their price.</source>
        <translation>Una lista de precios que adoptar. Los paneles que no nombra conservan su precio.</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>sin indicar</translation>
    </message>
    <message>
        <source>The year the prices are of; it is shown with every figure that has costs.</source>
        <translation>El año de los precios; se muestra con cada cifra que tiene costes.</translation>
    </message>
    <message>
        <source>such as: hospital charge master 2025</source>
        <translation>como: tarifas del hospital 2025</translation>
    </message>
    <message>
        <source>Paste prices</source>
        <translation>Pegar precios</translation>
    </message>
    <message>
        <source>Columns copied from a spreadsheet: panel and price, and minutes and millilitres where their headings say so</source>
        <translation>Columnas copiadas de una hoja de cálculo: panel y precio, y minutos y mililitros si sus encabezados lo dicen («min», «ml»)</translation>
    </message>
    <message>
        <source>From file…</source>
        <translation>De archivo…</translation>
    </message>
    <message>
        <source>A table with the columns panel and price, and minutes and millilitres where their headings say so</source>
        <translation>Una tabla con las columnas panel y precio, y minutos y mililitros si sus encabezados lo dicen («min», «ml»)</translation>
    </message>
    <message>
        <source>Keep as list…</source>
        <translation>Guardar como lista…</translation>
    </message>
    <message>
        <source>Keeps these prices under a name, for other projects</source>
        <translation>Guarda estos precios con un nombre, para otros proyectos</translation>
    </message>
    <message>
        <source>&amp;Currency</source>
        <translation>&amp;Moneda</translation>
    </message>
    <message>
        <source>&amp;Source of the prices</source>
        <translation>&amp;Fuente de los precios</translation>
    </message>
    <message>
        <source>&amp;Year of the prices</source>
        <translation>&amp;Año de los precios</translation>
    </message>
    <message>
        <source>Price &amp;list</source>
        <translation>&amp;Lista de precios</translation>
    </message>
    <message>
        <source>Price of %1</source>
        <translation>Precio de %1</translation>
    </message>
    <message>
        <source>Turnaround time of %1</source>
        <translation>Tiempo de respuesta de %1</translation>
    </message>
    <message>
        <source>Blood volume of %1</source>
        <translation>Volumen de sangre de %1</translation>
    </message>
    <message>
        <source>All panels: %1</source>
        <translation>Todos los paneles: %1</translation>
    </message>
    <message>
        <source>Prices of this project</source>
        <translation>Precios de este proyecto</translation>
    </message>
    <message>
        <source>Prices of this project: %1</source>
        <translation>Precios de este proyecto: %1</translation>
    </message>
    <message>
        <source>Keep the prices</source>
        <translation>Guardar los precios</translation>
    </message>
    <message>
        <source>&amp;Name of the list</source>
        <translation>&amp;Nombre de la lista</translation>
    </message>
    <message>
        <source>No prices found. Two columns are needed: panel and price.</source>
        <translation>No se hallaron precios. Hacen falta dos columnas: panel y precio.</translation>
    </message>
    <message numerus="yes">
        <source>%n lines without a clear price were left out.</source>
        <translation>
            <numerusform>Se omitió %n línea sin precio claro.</numerusform>
            <numerusform>Se omitieron %n líneas sin precio claro.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not a panel here: %1.</source>
        <translation>No es un panel de aquí: %1.</translation>
    </message>
    <message>
        <source>Price unchanged: %1.</source>
        <translation>Precio sin cambios: %1.</translation>
    </message>
</context>
<context>
    <name>ui::PricePanel</name>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Solve again</source>
        <translation>Resolver de nuevo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Prices to try</source>
        <translation>Precios para probar</translation>
    </message>
    <message>
        <source>What if prices were different?</source>
        <translation>¿Y si los precios fueran otros?</translation>
    </message>
    <message>
        <source>Every policy&apos;s cost follows at once and exactly: who gets which panel stays as it was. Other policies may now be better; solve again to find them and to put these prices in force. Until then they are tried here only.</source>
        <translation>El coste de cada estrategia cambia al instante y con exactitud: quién recibe qué panel queda como estaba. Otras estrategias pueden ser mejores ahora; resuelva de nuevo para hallarlas y poner en vigor estos precios. Hasta entonces solo se prueban aquí.</translation>
    </message>
    <message>
        <source>Back to the prices the front was found for</source>
        <translation>Volver a los precios para los que se halló el frente</translation>
    </message>
    <message>
        <source>Prices that were tried stay until they are reset</source>
        <translation>Los precios probados quedan hasta que se restablecen</translation>
    </message>
    <message>
        <source>%1 (shared)</source>
        <translation>%1 (común)</translation>
    </message>
    <message>
        <source>Price of %1, to try</source>
        <translation>Precio de %1, para probar</translation>
    </message>
    <message>
        <source>Drag, or use the arrow keys</source>
        <translation>Arrastre o use las flechas</translation>
    </message>
    <message>
        <source>Price of %1, exactly</source>
        <translation>Precio de %1, exacto</translation>
    </message>
    <message>
        <source>Type a price</source>
        <translation>Escriba un precio</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>antes %1</translation>
    </message>
    <message>
        <source>Takes these prices into the study and finds its front anew</source>
        <translation>Adopta estos precios en el estudio y busca de nuevo su frente</translation>
    </message>
    <message>
        <source>These are the prices the front was found for</source>
        <translation>Son los precios para los que se halló el frente</translation>
    </message>
</context>
<context>
    <name>ui::ProgressCard</name>
    <message>
        <source>%1 left</source>
        <translation>quedan %1</translation>
    </message>
    <message>
        <source>Paused · %1</source>
        <translation>En pausa · %1</translation>
    </message>
</context>
<context>
    <name>ui::QuestionBox</name>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Su respuesta</translation>
    </message>
</context>
<context>
    <name>ui::QueueCard</name>
    <message>
        <source>Add…</source>
        <translation>Añadir…</translation>
    </message>
    <message>
        <source>Add to the queue</source>
        <translation>Añadir a la cola</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Policies wait here for their turn. Everything trained is stored in the project with its curves.</source>
        <translation>Las estrategias esperan aquí su turno. Todo lo entrenado se guarda en el proyecto con sus curvas.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Eliminar…</translation>
    </message>
    <message>
        <source>&lt;b&gt;λ&lt;/b&gt; weighs a found case against a correct negative. &lt;b&gt;ρ&lt;/b&gt; is what one unit of money spent on tests costs in the reward; further below zero, fewer tests.</source>
        <translation>&lt;b&gt;λ&lt;/b&gt; pondera un caso detectado frente a un verdadero negativo. &lt;b&gt;ρ&lt;/b&gt; es lo que cuesta en la recompensa una unidad de dinero gastada en pruebas; cuanto más por debajo de cero, menos pruebas.</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>Go on from the last checkpoint of this policy</source>
        <translation>Continuar desde el último punto de control de esta estrategia</translation>
    </message>
    <message>
        <source>Starts when there is room for it, or when you press Start</source>
        <translation>Empieza cuando hay sitio o cuando usted pulsa Iniciar</translation>
    </message>
    <message>
        <source>Put this search in the queue; it starts when no policy is being trained</source>
        <translation>Poner esta búsqueda en la cola; empieza cuando no se entrena ninguna estrategia</translation>
    </message>
    <message>
        <source>Put another policy in the queue, with other weights of cases and money</source>
        <translation>Poner otra estrategia en la cola, con otros pesos de casos y dinero</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Stop this one</source>
        <translation>Detener esta</translation>
    </message>
    <message>
        <source>Takes it off the queue; nothing has been trained yet</source>
        <translation>La quita de la cola; aún no se ha entrenado nada</translation>
    </message>
    <message>
        <source>Only this policy is stopped; its best so far is kept and the next one begins</source>
        <translation>Solo se detiene esta estrategia; se conserva lo mejor hasta entonces y empieza la siguiente</translation>
    </message>
    <message>
        <source>Remove this policy, its curves and its figures from the project</source>
        <translation>Eliminar del proyecto esta estrategia, sus curvas y sus cifras</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Cambiar nombre…</translation>
    </message>
</context>
<context>
    <name>ui::QueueModel</name>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, quedan %2</translation>
    </message>
    <message numerus="yes">
        <source>%n policies</source>
        <translation>
            <numerusform>%n estrategia</numerusform>
            <numerusform>%n estrategias</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 por %2</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>no definido</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3 seeds</source>
        <translation>%1, %2 de %3 semillas</translation>
    </message>
    <message>
        <source>%1 · earlier data</source>
        <translation>%1 · datos anteriores</translation>
    </message>
    <message>
        <source>%1, first seed %2</source>
        <translation>%1, primera semilla %2</translation>
    </message>
    <message>
        <source>%1 of %2 seeds have ended</source>
        <translation>%1 de %2 semillas han terminado</translation>
    </message>
    <message>
        <source>The data or panels have changed since.</source>
        <translation>Los datos o paneles han cambiado desde entonces.</translation>
    </message>
    <message>
        <source>%1 on validation patients and what testing costs there, the mean over seeds</source>
        <translation>%1 en los pacientes de validación y lo que cuestan allí las pruebas, media de las semillas</translation>
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
        <translation>Estado</translation>
    </message>
    <message>
        <source>Result or time</source>
        <translation>Resultado o tiempo</translation>
    </message>
</context>
<context>
    <name>ui::RecentList</name>
    <message>
        <source>Recent projects</source>
        <translation>Proyectos recientes</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Remove from this list</source>
        <translation>Quitar de esta lista</translation>
    </message>
</context>
<context>
    <name>ui::RecordingTab</name>
    <message>
        <source>Assume recorded at random given what was known</source>
        <translation>Suponer registro aleatorio dado lo que se sabía</translation>
    </message>
    <message>
        <source>Figures as recorded, and corrected</source>
        <translation>Cifras brutas y corregidas</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Estrategia</translation>
    </message>
    <message>
        <source>Which of the ticked policies is shown here</source>
        <translation>Cuál de las estrategias marcadas se muestra aquí</translation>
    </message>
    <message>
        <source>Among patients of whom the same was known when a panel was ordered, it is taken to be chance whose panel was recorded. Nobody can prove that: look at both figures.</source>
        <translation>Entre pacientes de los que se sabía lo mismo al solicitar un panel, se toma como azar de quién se registró el panel. Nadie puede probarlo: mire ambas cifras.</translation>
    </message>
    <message>
        <source>Not recorded</source>
        <translation>No registrado</translation>
    </message>
    <message>
        <source>Tick a policy to see this: a model that orders the same panels for everybody does not depend on who got which.</source>
        <translation>Marque una estrategia para ver esto: un modelo que solicita los mismos paneles para todos no depende de quién recibió cuáles.</translation>
    </message>
    <message>
        <source>Learning from training patients what gets recorded…</source>
        <translation>Aprendiendo de los pacientes de entrenamiento qué se registra…</translation>
    </message>
    <message>
        <source>A panel that is not in a patient&apos;s record cannot show anything, so the figures of this page tell what the policy does without it. Make the assumption above to see what they would be if everything it orders were recorded.</source>
        <translation>Un panel que no consta en la historia de un paciente no puede mostrar nada; las cifras de esta página dicen qué hace la estrategia sin él. Haga la suposición de arriba para ver cuáles serían si constara todo lo que solicita.</translation>
    </message>
</context>
<context>
    <name>ui::RenameDialog</name>
    <message>
        <source>Rename policy %1</source>
        <translation>Cambiar el nombre de la estrategia %1</translation>
    </message>
    <message>
        <source>Used on every page, in figures, tables and reports, and by the command line. Empty: %1, the name that the program gives</source>
        <translation>Se usa en todas las páginas, en figuras, tablas e informes y en la línea de órdenes. Vacío: %1, el nombre que da el programa</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
</context>
<context>
    <name>ui::Report</name>
    <message>
        <source>The patients are synthetic: drawn from class-wise quantiles and correlations. What depends on finer structure of real data is not there, and figures do not carry over to real patients.</source>
        <translation>Los pacientes son sintéticos: generados a partir de cuantiles y correlaciones por clase. Lo que depende de una estructura más fina de los datos reales no está, y las cifras no se trasladan a pacientes reales.</translation>
    </message>
    <message>
        <source>All patients come from one file. Whether it is one centre or several is not known to the program; no evaluation on patients from elsewhere was done, and differences between clusters were not examined.</source>
        <translation>Todos los pacientes proceden de un archivo. El programa no sabe si es un centro o varios; no se hizo evaluación en pacientes de otros lugares ni se examinaron diferencias entre conglomerados.</translation>
    </message>
    <message>
        <source>Figures rest on %1 test patients with %2 events; the intervals say how far chance may have moved them.</source>
        <translation>Las cifras se apoyan en %1 pacientes de test con %2 eventos; los intervalos dicen cuánto puede haberlas movido el azar.</translation>
    </message>
    <message>
        <source>%1 of the test results are not recorded. A policy that orders such a panel pays for nothing; with complete records it might choose otherwise.</source>
        <translation>El %1 de los resultados de pruebas no está registrado. Una estrategia que solicita un panel así paga sin obtener nada; con registros completos podría elegir otra cosa.</translation>
    </message>
    <message>
        <source>Every result is taken to be there at once and without harm: turnaround, blood volume and the burden of coming again are not counted.</source>
        <translation>Se supone que todo resultado está disponible al instante y sin daño: no se cuentan el tiempo de respuesta, el volumen de sangre ni la carga de volver otra vez.</translation>
    </message>
    <message>
        <source>Prices are those of the table above. A policy is best for the prices it was made for.</source>
        <translation>Los precios son los de la tabla anterior. Una estrategia es la mejor para los precios para los que se hizo.</translation>
    </message>
    <message>
        <source>Results that were recorded for other reasons than this study may depend on what was suspected.</source>
        <translation>Los resultados registrados por motivos ajenos a este estudio pueden depender de lo que se sospechaba.</translation>
    </message>
    <message>
        <source>Limitations</source>
        <translation>Limitaciones</translation>
    </message>
    <message>
        <source>Written from the facts of this study. What they mean for bias and for use elsewhere is for the author to judge.</source>
        <translation>Escrito a partir de los hechos de este estudio. Lo que significan para el sesgo y el uso en otros lugares debe juzgarlo el autor.</translation>
    </message>
    <message>
        <source>Background and context</source>
        <translation>Antecedentes y contexto</translation>
    </message>
    <message>
        <source>a structured abstract.</source>
        <translation>un resumen estructurado.</translation>
    </message>
    <message>
        <source>the clinical context, why this model is wanted, and which ones exist.</source>
        <translation>el contexto clínico, por qué se quiere este modelo y cuáles existen.</translation>
    </message>
    <message>
        <source>where in the path of care it would stand and who would use it.</source>
        <translation>en qué punto de la atención se situaría y quién lo usaría.</translation>
    </message>
    <message>
        <source>known inequalities between groups of people.</source>
        <translation>desigualdades conocidas entre grupos de personas.</translation>
    </message>
    <message>
        <source>Clinical interpretation</source>
        <translation>Interpretación clínica</translation>
    </message>
    <message>
        <source>what the results mean beside earlier studies, fairness between groups included.</source>
        <translation>qué significan los resultados junto a estudios anteriores, incluida la equidad entre grupos.</translation>
    </message>
    <message>
        <source>what they would mean for practice, who would have to do and to know what, and how poor or unavailable values would be handled there.</source>
        <translation>qué significarían para la práctica, quién tendría que hacer y saber qué, y cómo se tratarían allí los valores deficientes o no disponibles.</translation>
    </message>
    <message>
        <source>adverse events of the tests.</source>
        <translation>eventos adversos de las pruebas.</translation>
    </message>
    <message>
        <source>next steps for research.</source>
        <translation>próximos pasos de la investigación.</translation>
    </message>
    <message>
        <source>Ethics, funding, registration</source>
        <translation>Ética, financiación, registro</translation>
    </message>
    <message>
        <source>ethics committee and consent, or why none was needed.</source>
        <translation>comité de ética y consentimiento, o por qué no hizo falta.</translation>
    </message>
    <message>
        <source>funding and the role of the funders; conflicts of interest.</source>
        <translation>financiación y papel de los financiadores; conflictos de intereses.</translation>
    </message>
    <message>
        <source>registration and protocol, or that there is none.</source>
        <translation>registro y protocolo, o que no los hay.</translation>
    </message>
    <message>
        <source>whether and where data and code can be had.</source>
        <translation>si pueden obtenerse los datos y el código, y dónde.</translation>
    </message>
    <message>
        <source>how patients and the public were involved.</source>
        <translation>cómo participaron los pacientes y el público.</translation>
    </message>
    <message>
        <source>Model card</source>
        <translation>Ficha del modelo</translation>
    </message>
    <message>
        <source>After Mitchell et al., FAT* 2019.</source>
        <translation>Según Mitchell et al., FAT* 2019.</translation>
    </message>
    <message>
        <source>none chosen</source>
        <translation>ninguna elegida</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>%1; PanelWise %2</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>%1; PanelWise %2</translation>
    </message>
    <message>
        <source>Intended use</source>
        <translation>Uso previsto</translation>
    </message>
    <message>
        <source>Education and research: to explore what a sequence of panels for %1 costs and finds. Users: clinicians, educators and analysts.</source>
        <translation>Docencia e investigación: explorar qué cuesta y qué detecta una secuencia de paneles para %1. Usuarios: clínicos, docentes y analistas.</translation>
    </message>
    <message>
        <source>Out of scope</source>
        <translation>Fuera del alcance</translation>
    </message>
    <message>
        <source>Decisions about patients. Patients unlike those of the study, other units, other prices, other definitions of the outcome.</source>
        <translation>Decisiones sobre pacientes. Pacientes distintos de los del estudio, otras unidades, otros precios, otras definiciones del desenlace.</translation>
    </message>
    <message>
        <source>Factors</source>
        <translation>Factores</translation>
    </message>
    <message>
        <source>None is known before the tests.</source>
        <translation>No se conoce ninguno antes de las pruebas.</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>Métricas</translation>
    </message>
    <message>
        <source>F1, sensitivity, specificity, AUROC and mean cost with 95 % intervals; calibration and net benefit where the report shows them.</source>
        <translation>F1, sensibilidad, especificidad, AUROC y coste medio con intervalos del 95 %; calibración y beneficio neto donde los muestra el informe.</translation>
    </message>
    <message>
        <source>Training data</source>
        <translation>Datos de entrenamiento</translation>
    </message>
    <message>
        <source>%1 patients</source>
        <translation>%1 pacientes</translation>
    </message>
    <message>
        <source>Evaluation data</source>
        <translation>Datos de evaluación</translation>
    </message>
    <message>
        <source>%1 test patients of the same source</source>
        <translation>%1 pacientes de test de la misma fuente</translation>
    </message>
    <message>
        <source>Ethical considerations</source>
        <translation>Consideraciones éticas</translation>
    </message>
    <message>
        <source>A cheaper policy misses patients; who they are is shown by group as far as numbers allow. Author to complete.</source>
        <translation>Una estrategia más barata deja pacientes sin detectar; quiénes son se muestra por grupos, en la medida en que los números lo permiten. A completar por el autor.</translation>
    </message>
    <message>
        <source>Caveats</source>
        <translation>Advertencias</translation>
    </message>
    <message>
        <source>See the limitations. Showing prices does not by itself change what is ordered.</source>
        <translation>Véanse las limitaciones. Mostrar precios no cambia por sí solo lo que se solicita.</translation>
    </message>
    <message>
        <source>All models say “a case” from a probability of %1 upwards.</source>
        <translation>Todos los modelos dicen «caso» a partir de una probabilidad del %1.</translation>
    </message>
    <message>
        <source>Each model makes its own diagnoses: the policy as it was trained, the others from the threshold that was best on validation patients.</source>
        <translation>Cada modelo hace sus propios diagnósticos: la estrategia, tal como se entrenó; los demás, a partir del umbral que fue mejor en los pacientes de validación.</translation>
    </message>
    <message>
        <source>Models on the same test patients</source>
        <translation>Modelos en los mismos pacientes de test</translation>
    </message>
    <message>
        <source>Mean cost</source>
        <translation>Coste medio</translation>
    </message>
    <message>
        <source>F1 (95 % CI)</source>
        <translation>F1 (IC del 95 %)</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensibilidad</translation>
    </message>
    <message>
        <source>Specificity</source>
        <translation>Especificidad</translation>
    </message>
    <message>
        <source>PPV</source>
        <translation>VPP</translation>
    </message>
    <message>
        <source>AUROC (95 % CI)</source>
        <translation>AUROC (IC del 95 %)</translation>
    </message>
    <message>
        <source>Δ F1 (95 % CI)</source>
        <translation>Δ F1 (IC del 95 %)</translation>
    </message>
    <message>
        <source>Mean time</source>
        <translation>Tiempo medio</translation>
    </message>
    <message>
        <source>Mean blood</source>
        <translation>Sangre media</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>referencia</translation>
    </message>
    <message>
        <source>paired bootstrap, %1 draws; AUROC by DeLong</source>
        <translation>bootstrap pareado, %1 remuestreos; AUROC por DeLong</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Calibración</translation>
    </message>
    <message>
        <source>Slope (95 % CI)</source>
        <translation>Pendiente (IC del 95 %)</translation>
    </message>
    <message>
        <source>Intercept (95 % CI)</source>
        <translation>Intercepto (IC del 95 %)</translation>
    </message>
    <message>
        <source>Calibration in the large</source>
        <translation>Calibración global</translation>
    </message>
    <message>
        <source>Brier score (95 % CI)</source>
        <translation>Puntuación de Brier (IC del 95 %)</translation>
    </message>
    <message>
        <source>Expected / observed</source>
        <translation>Esperados / observados</translation>
    </message>
    <message>
        <source>Slope and intercept of the log odds of the outcome on predicted log odds: 1 and 0 would be perfect. %1</source>
        <translation>Pendiente e intercepto de los log-odds del desenlace sobre los log-odds predichos: 1 y 0 serían perfectos. %1</translation>
    </message>
    <message>
        <source>Wald&apos;s method, of the Brier score from its standard error</source>
        <translation>el método de Wald; para la puntuación de Brier, a partir de su error estándar</translation>
    </message>
    <message>
        <source>too few</source>
        <translation>muy pocos</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>In words.</source>
        <translation>En palabras.</translation>
    </message>
    <message>
        <source>ROC, calibration, decision curve</source>
        <translation>ROC, calibración, curva de decisión</translation>
    </message>
    <message>
        <source>Net benefit counts a case found as 1 and takes off each false alarm by the odds of the threshold (Vickers and Elkin 2006); the price of the tests is not in it.</source>
        <translation>El beneficio neto cuenta un caso detectado como 1 y descuenta cada falsa alarma por las odds del umbral (Vickers y Elkin, 2006); no incluye el precio de las pruebas.</translation>
    </message>
    <message>
        <source>%1 by what is known before any test</source>
        <translation>%1 según lo conocido antes de toda prueba</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Patients</source>
        <translation>Pacientes</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Sensitivity (95 % CI)</source>
        <translation>Sensibilidad (IC del 95 %)</translation>
    </message>
    <message>
        <source>Specificity (95 % CI)</source>
        <translation>Especificidad (IC del 95 %)</translation>
    </message>
    <message>
        <source>bootstrap, %1 draws</source>
        <translation>bootstrap, %1 remuestreos</translation>
    </message>
    <message>
        <source>Subgroups</source>
        <translation>Subgrupos</translation>
    </message>
    <message>
        <source>Exploratory: the groups were not chosen beforehand, and no model was changed for fairness between them. Groups with fewer than %1 test patients have no figures.</source>
        <translation>Exploratorio: los grupos no se eligieron de antemano y ningún modelo se modificó por equidad entre ellos. Los grupos con menos de %1 pacientes de test no tienen cifras.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln further variables are not shown.</source>
        <translation>
            <numerusform>No se muestra %Ln variable más.</numerusform>
            <numerusform>No se muestran %Ln variables más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln groups have n &lt; %1</source>
        <translation>
            <numerusform>%Ln grupo tiene n &lt; %1</numerusform>
            <numerusform>%Ln grupos tienen n &lt; %1</numerusform>
        </translation>
    </message>
    <message>
        <source>What each panel did to the diagnosis</source>
        <translation>Efecto de cada panel en el diagnóstico</translation>
    </message>
    <message>
        <source>Panel</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Panel</translation>
    </message>
    <message>
        <source>Ordered for</source>
        <translation>Solicitado en</translation>
    </message>
    <message>
        <source>Made right</source>
        <translation>Corregidos</translation>
    </message>
    <message>
        <source>Made wrong</source>
        <translation>Empeorados</translation>
    </message>
    <message>
        <source>Mean shift</source>
        <translation>Cambio medio</translation>
    </message>
    <message>
        <source>Paid in all</source>
        <translation>Pagado en total</translation>
    </message>
    <message>
        <source>Shift: of the probability of the outcome, up or down, in percentage points. %1</source>
        <translation>Cambio: de la probabilidad del desenlace, hacia arriba o abajo, en puntos porcentuales. %1</translation>
    </message>
    <message>
        <source>Panel value</source>
        <translation>Valor del panel</translation>
    </message>
    <message>
        <source>A diagnosis that was wrong before a panel&apos;s results and right after them was made right by it.</source>
        <translation>Un panel corrigió un diagnóstico si este era erróneo antes de sus resultados y acertado después.</translation>
    </message>
    <message>
        <source>How well a panel&apos;s results can be predicted from what else is known says why it need not be ordered.</source>
        <translation>Con qué acierto pueden predecirse los resultados de un panel con lo demás que se sabe dice por qué no es necesario solicitarlo.</translation>
    </message>
    <message>
        <source>Baselines on all patients, with 95 % intervals</source>
        <translation>Comparadores en todos los pacientes, con intervalos del 95 %</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>Pliegues</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Cost (%1)</source>
        <translation>Coste (%1)</translation>
    </message>
    <message>
        <source>Baselines</source>
        <translation>Comparadores</translation>
    </message>
    <message numerus="yes">
        <source>All %1 patients judge, dealt into %Ln folds: every model was learned again without each fold, settings and thresholds chosen on validation patients among the others.</source>
        <translation>
            <numerusform>Se evalúa en los %1 pacientes, en %Ln pliegue: cada modelo se aprendió de nuevo sin cada pliegue, con ajustes y umbrales elegidos en pacientes de validación entre los demás.</numerusform>
            <numerusform>Se evalúa en los %1 pacientes, repartidos en %Ln pliegues: cada modelo se aprendió de nuevo sin cada pliegue, con ajustes y umbrales elegidos en pacientes de validación entre los demás.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 for a share of another&apos;s money</source>
        <translation>%1 por una fracción del coste de otro</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Frente a</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Fracción</translation>
    </message>
    <message>
        <source>Difference of F1</source>
        <translation>Diferencia de F1</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>Baselines, mean ± standard deviation over repeats, test patients</source>
        <translation>Comparadores, media ± desviación estándar de las repeticiones, pacientes de test</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Repeticiones</translation>
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
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Exhaustividad</translation>
    </message>
    <message>
        <source>Every repeat has the study&apos;s own division of the patients and another seed.</source>
        <translation>Cada repetición tiene la partición de pacientes del estudio y otra semilla.</translation>
    </message>
    <message>
        <source>The first repeat has the study&apos;s own division of the patients, the others have others.</source>
        <translation>La primera repetición tiene la partición de pacientes del estudio; las demás tienen otras.</translation>
    </message>
    <message>
        <source>Every model learned from the same patients in each repeat; settings and thresholds were chosen on validation patients.</source>
        <translation>Cada modelo aprendió de los mismos pacientes en cada repetición; ajustes y umbrales se eligieron en los pacientes de validación.</translation>
    </message>
    <message>
        <source>SM-DDPO (Yu et al. 2023): a state encoder estimates the values that are not known, a classifier turns the estimate into a probability of the outcome, and a policy, trained by proximal policy optimisation, chooses between ordering a panel and diagnosing. Numbers are standardised by training patients, categories are coded by one column for each level; class weights of the classifier&apos;s loss are among the settings.</source>
        <translation>SM-DDPO (Yu et al., 2023): un codificador de estado estima los valores que no se conocen, un clasificador convierte la estimación en una probabilidad del desenlace, y una estrategia, entrenada por optimización proximal (PPO), elige entre solicitar un panel y diagnosticar. Los números se estandarizan con los pacientes de entrenamiento y las categorías se codifican con una columna por nivel; los pesos de clase de la pérdida del clasificador están entre los ajustes.</translation>
    </message>
    <message>
        <source>The joint distribution of findings and outcome is known; the policies are exact optima found by backward induction.</source>
        <translation>Se conoce la distribución conjunta de hallazgos y desenlace; las estrategias son óptimos exactos hallados por inducción hacia atrás.</translation>
    </message>
    <message>
        <source>Lattice: for every set of panels boosted trees, cross-fitted on training patients, estimate the probability of the outcome; backward induction over the sets estimates from realised returns what further panels would change; the policy does what is worth most. Trees see numbers in steps that hold about as many patients each; categories are coded by one column for each level. No resampling or weighting was used against class imbalance: λ says what a case found is worth.</source>
        <translation>Lattice: para cada conjunto de paneles, árboles potenciados con ajuste cruzado en los pacientes de entrenamiento estiman la probabilidad del desenlace; la inducción hacia atrás sobre los conjuntos estima, a partir de los rendimientos obtenidos, qué cambiarían más paneles; la estrategia hace lo que más vale. Los árboles ven los números en tramos con aproximadamente el mismo número de pacientes; las categorías se codifican con una columna por nivel. No se usó remuestreo ni ponderación contra el desequilibrio de clases: λ dice qué vale un caso detectado.</translation>
    </message>
    <message>
        <source>Model.</source>
        <translation>Modelo.</translation>
    </message>
    <message>
        <source>A policy is made to earn TN + λ·TP + ρ·cost per patient: a correct negative is worth 1, a case found λ, a unit of money ρ (below zero). Many pairs (λ, ρ) give many policies; those that no other one beats on validation patients form the front. Each was tuned and chosen without test patients.</source>
        <translation>Una estrategia busca maximizar VN + λ·VP + ρ·coste por paciente: un verdadero negativo (VN) vale 1, un caso detectado (VP) λ, una unidad de dinero ρ (menor que cero). Muchos pares (λ, ρ) dan muchas estrategias; las que ninguna otra supera en los pacientes de validación forman el frente. Cada una se ajustó y eligió sin pacientes de test.</translation>
    </message>
    <message>
        <source>Training and choice.</source>
        <translation>Entrenamiento y elección.</translation>
    </message>
    <message>
        <source>The network itself chooses between the two diagnoses.</source>
        <translation>La propia red elige entre los dos diagnósticos.</translation>
    </message>
    <message>
        <source>It says “a case” from the probability at which λ, the value of a case, outweighs a correct negative: 1 / (1 + λ).</source>
        <translation>Dice «caso» a partir de la probabilidad en que λ, el valor de un caso, supera a un verdadero negativo: 1 / (1 + λ).</translation>
    </message>
    <message>
        <source>After each result the policy has a probability of the outcome; it ends with one of two diagnoses. %1 This was fixed before test patients were looked at. Baselines have the threshold that was best for F1 on validation patients. Neither sees the outcome of the patient it diagnoses.</source>
        <translation>Tras cada resultado la estrategia tiene una probabilidad del desenlace; termina con uno de dos diagnósticos. %1 Esto se fijó antes de mirar los pacientes de test. Los comparadores tienen el umbral que fue mejor para F1 en los pacientes de validación. Ninguno ve el desenlace del paciente al que diagnostica.</translation>
    </message>
    <message>
        <source>Output and thresholds.</source>
        <translation>Salida y umbrales.</translation>
    </message>
    <message>
        <source>Discrimination by AUROC and the area under the precision–recall curve; diagnoses by F1, sensitivity, specificity, predictive value and AM, the mean of sensitivity and specificity; calibration by the curve, slope and intercept and the Brier score; usefulness by net benefit (Vickers and Elkin 2006); money by the mean cost per patient, shared fees included.</source>
        <translation>Discriminación mediante AUROC y el área bajo la curva precisión–exhaustividad; diagnósticos mediante F1, sensibilidad, especificidad, valor predictivo y AM, la media de sensibilidad y especificidad; calibración mediante la curva, la pendiente y el intercepto y la puntuación de Brier; utilidad mediante el beneficio neto (Vickers y Elkin, 2006); dinero mediante el coste medio por paciente, incluidos los cargos comunes.</translation>
    </message>
    <message>
        <source>Measures.</source>
        <translation>Métricas.</translation>
    </message>
    <message>
        <source>95 % intervals are percentiles of bootstrap resamples of test patients (%1 draws, seed %2), unless a caption names another method. Models are compared on the same patients: each resample judges both, and a difference is called distinguishable where its interval leaves out zero.</source>
        <translation>Los intervalos del 95 % son percentiles de remuestreos bootstrap de los pacientes de test (%1 remuestreos, semilla %2), salvo que un pie de figura nombre otro método. Los modelos se comparan en los mismos pacientes: ambos se evalúan en cada remuestreo, y una diferencia se considera distinguible si su intervalo excluye el cero.</translation>
    </message>
    <message>
        <source>Intervals and comparison.</source>
        <translation>Intervalos y comparación.</translation>
    </message>
    <message>
        <source>No model was recalibrated or otherwise updated after it had been judged.</source>
        <translation>Ningún modelo se recalibró ni se actualizó de otro modo después de evaluarlo.</translation>
    </message>
    <message>
        <source>Updating.</source>
        <translation>Actualización.</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Ajuste</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Semillas</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>Uso</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Division of the patients</source>
        <translation>Partición de los pacientes</translation>
    </message>
    <message>
        <source>Front %1</source>
        <translation>Frente %1</translation>
    </message>
    <message>
        <source>Policy %1</source>
        <translation>Estrategia %1</translation>
    </message>
    <message>
        <source>Table of baselines, first repeat</source>
        <translation>Tabla de comparadores, primera repetición</translation>
    </message>
    <message>
        <source>Intervals</source>
        <translation>Intervalos</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Métodos</translation>
    </message>
    <message>
        <source>All settings and seeds</source>
        <translation>Todos los ajustes y semillas</translation>
    </message>
    <message>
        <source>The same settings, data and machine give the same numbers. The project file holds the policies themselves; PanelWise applies them to new patients (panelwise-cli evaluate).</source>
        <translation>Los mismos ajustes, datos y equipo dan los mismos números. El archivo del proyecto contiene las propias estrategias; PanelWise las aplica a pacientes nuevos (panelwise-cli evaluate).</translation>
    </message>
    <message>
        <source>Settings of the front</source>
        <translation>Ajustes del frente</translation>
    </message>
    <message>
        <source>Settings of the training</source>
        <translation>Ajustes del entrenamiento</translation>
    </message>
    <message>
        <source>Software and identity</source>
        <translation>Software e identidad</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Proyecto</translation>
    </message>
    <message>
        <source>Identity of the project</source>
        <translation>Identidad del proyecto</translation>
    </message>
    <message>
        <source>Made on</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>The analysis is repeated by opening the project, or with panelwise-cli and the settings above.</source>
        <translation>El análisis se repite abriendo el proyecto, o con panelwise-cli y los ajustes anteriores.</translation>
    </message>
    <message>
        <source>From the rows of the data to the patients of each part</source>
        <translation>De las filas de los datos a los pacientes de cada parte</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Rows imported</source>
        <translation>Filas importadas</translation>
    </message>
    <message>
        <source>Left out: outcome not recorded</source>
        <translation>Omitidos: desenlace no registrado</translation>
    </message>
    <message>
        <source>Patients of the study</source>
        <translation>Pacientes del estudio</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entrenamiento</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validación</translation>
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
        <translation>Lo conocido antes de toda prueba</translation>
    </message>
    <message>
        <source>Characteristic</source>
        <translation>Característica</translation>
    </message>
    <message>
        <source>Development, n = %1</source>
        <translation>Desarrollo, n = %1</translation>
    </message>
    <message>
        <source>Test, n = %1</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Test, n = %1</translation>
    </message>
    <message>
        <source>With outcome, n = %1</source>
        <translation>Con desenlace, n = %1</translation>
    </message>
    <message>
        <source>Without, n = %1</source>
        <translation>Sin él, n = %1</translation>
    </message>
    <message>
        <source>Mean (standard deviation) of recorded values, or share of patients.</source>
        <translation>Media (desviación estándar) de los valores registrados, o proporción de pacientes.</translation>
    </message>
    <message>
        <source>Panels and prices</source>
        <translation>Paneles y precios</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Pruebas</translation>
    </message>
    <message>
        <source>Not in a panel above</source>
        <translation>En ningún panel anterior</translation>
    </message>
    <message>
        <source>%1 (once per patient)</source>
        <translation>%1 (una vez por paciente)</translation>
    </message>
    <message>
        <source>All panels: %1 = %2. A bill is the sum of the panels ordered; a shared fee is paid once, with the first panel of its group. A panel is paid in full even where an earlier one has told part of it.</source>
        <translation>Todos los paneles: %1 = %2. Una factura es la suma de los paneles solicitados; un cargo común se paga una vez, con el primer panel de su grupo. Un panel se paga entero aunque otro anterior ya haya dado parte de sus resultados.</translation>
    </message>
    <message>
        <source>The data do not say where the prices come from.</source>
        <translation>Los datos no dicen de dónde proceden los precios.</translation>
    </message>
    <message>
        <source>Source of the prices: %1</source>
        <translation>Fuente de los precios: %1</translation>
    </message>
    <message>
        <source>Predictors</source>
        <translation>Predictores</translation>
    </message>
    <message>
        <source>Variable</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Middle 90 %</source>
        <translation>90 % central</translation>
    </message>
    <message>
        <source>Missing %</source>
        <translation>Ausentes %</translation>
    </message>
    <message>
        <source>Without a panel: known before any test. Reference ranges are illustrative; use your laboratory&apos;s.</source>
        <translation>Sin panel: conocido antes de toda prueba. Los intervalos de referencia son ilustrativos; use los de su laboratorio.</translation>
    </message>
    <message>
        <source>Preparation and checks</source>
        <translation>Preparación y comprobaciones</translation>
    </message>
    <message>
        <source>No value of the import was changed.</source>
        <translation>No se cambió ningún valor de la importación.</translation>
    </message>
    <message>
        <source>The check of units and plausible ranges found nothing. It is the same for all patients.</source>
        <translation>La comprobación de unidades e intervalos plausibles no encontró nada. Es la misma para todos los pacientes.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln findings of the check of units and plausible ranges were looked at and kept as they are.</source>
        <translation>
            <numerusform>Se revisó %Ln hallazgo de la comprobación de unidades e intervalos plausibles y se dejó como está.</numerusform>
            <numerusform>Se revisaron %Ln hallazgos de la comprobación de unidades e intervalos plausibles y se dejaron como están.</numerusform>
        </translation>
    </message>
    <message>
        <source>The check of units and plausible ranges has open doubts.</source>
        <translation>La comprobación de unidades e intervalos plausibles tiene dudas abiertas.</translation>
    </message>
    <message>
        <source>Look here.</source>
        <translation>Mire aquí.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln open doubts about values</source>
        <translation>
            <numerusform>%Ln duda abierta sobre valores</numerusform>
            <numerusform>%Ln dudas abiertas sobre valores</numerusform>
        </translation>
    </message>
    <message>
        <source>Participants and flow</source>
        <translation>Participantes y flujo</translation>
    </message>
    <message>
        <source>Every row of the data with a recorded outcome is a participant. Nobody was left out for missing test results.</source>
        <translation>Cada fila de los datos con desenlace registrado es un participante. No se omitió a nadie por resultados de pruebas ausentes.</translation>
    </message>
    <message>
        <source>who was eligible, and who was excluded before the import.</source>
        <translation>quién era elegible y quién se excluyó antes de la importación.</translation>
    </message>
    <message>
        <source>Predictors, units, prices</source>
        <translation>Predictores, unidades, precios</translation>
    </message>
    <message>
        <source>All columns that the study gives a use are candidate predictors; none was dropped for its relation to the outcome. Columns that identify patients or are set aside were not read.</source>
        <translation>Todas las columnas a las que el estudio da un uso son predictores candidatos; ninguna se descartó por su relación con el desenlace. Las columnas que identifican a pacientes o se apartaron no se leyeron.</translation>
    </message>
    <message>
        <source>how and when the predictors were measured, by whom, and what they knew of the outcome.</source>
        <translation>cómo y cuándo se midieron los predictores, quién los midió y qué sabía del desenlace.</translation>
    </message>
    <message>
        <source>A panel of which a patient&apos;s record holds nothing cannot be ordered for this patient: the policy does without it.</source>
        <translation>Un panel del que nada consta en la historia de un paciente no puede solicitarse para él: la estrategia prescinde del panel.</translation>
    </message>
    <message>
        <source>A panel of which a patient&apos;s record holds nothing can be ordered and is paid for, but tells nothing, unless the settings forbid it.</source>
        <translation>Un panel del que nada consta en la historia de un paciente puede solicitarse y se paga, pero no dice nada, salvo que los ajustes lo prohíban.</translation>
    </message>
    <message>
        <source>A panel of which a patient&apos;s record holds nothing can be ordered, tells nothing and is not paid for.</source>
        <translation>Un panel del que nada consta en la historia de un paciente puede solicitarse, no dice nada y no se paga.</translation>
    </message>
    <message>
        <source>Figures as recorded, and corrected for panels that were not</source>
        <translation>Cifras brutas, y corregidas por los paneles no registrados</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Estimación</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>After von Kleist et al., arXiv 2312.01530; learned from training patients.</source>
        <translation>Según von Kleist et al., arXiv 2312.01530; aprendido de los pacientes de entrenamiento.</translation>
    </message>
    <message>
        <source>Missing data</source>
        <translation>Datos ausentes</translation>
    </message>
    <message>
        <source>Of all test results %1 are not recorded.</source>
        <translation>De todos los resultados de pruebas, el %1 no está registrado.</translation>
    </message>
    <message>
        <source>Values that are not recorded, by panel and outcome</source>
        <translation>Valores no registrados, por panel y desenlace</translation>
    </message>
    <message>
        <source>With outcome: values</source>
        <translation>Con desenlace: valores</translation>
    </message>
    <message>
        <source>Without: values</source>
        <translation>Sin él: valores</translation>
    </message>
    <message>
        <source>With outcome: patients with nothing</source>
        <translation>Con desenlace: pacientes sin nada</translation>
    </message>
    <message>
        <source>Without: patients with nothing</source>
        <translation>Sin él: pacientes sin nada</translation>
    </message>
    <message>
        <source>Known before any test</source>
        <translation>Conocido antes de toda prueba</translation>
    </message>
    <message>
        <source>Nothing was imputed: the boosted trees of this policy treat “not recorded” as a value of its own, and panels that are not ordered are never looked at.</source>
        <translation>No se imputó nada: los árboles potenciados de esta estrategia tratan «no registrado» como un valor propio, y los paneles no solicitados nunca se miran.</translation>
    </message>
    <message>
        <source>Values that are not known, because a panel is not ordered or a value is not in the record, are estimated from the known ones by the state encoder, which learned from training patients only.</source>
        <translation>Los valores que no se conocen, porque un panel no se solicita o un valor no consta en la historia, los estima a partir de los conocidos el codificador de estado, que aprendió solo de los pacientes de entrenamiento.</translation>
    </message>
    <message>
        <source>more than %1 missing: %2</source>
        <translation>falta más del %1: %2</translation>
    </message>
    <message>
        <source>More than %1 of the values are missing in: %2. Whether that depends on the outcome is seen in the table.</source>
        <translation>Falta más del %1 de los valores en: %2. Si eso depende del desenlace se ve en la tabla.</translation>
    </message>
    <message>
        <source>prices %1</source>
        <translation>precios %1</translation>
    </message>
    <message>
        <source>mean cost</source>
        <translation>coste medio</translation>
    </message>
    <message>
        <source>mean time</source>
        <translation>tiempo medio</translation>
    </message>
    <message>
        <source>Policies on the front, by rising %1</source>
        <translation>Estrategias del frente, por %1 creciente</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Estrategia</translation>
    </message>
    <message>
        <source>Cost, validation</source>
        <translation>Coste, validación</translation>
    </message>
    <message>
        <source>F1, validation</source>
        <translation>F1, validación</translation>
    </message>
    <message>
        <source>Cost, test</source>
        <translation>Coste, test</translation>
    </message>
    <message>
        <source>F1, test (95 % CI)</source>
        <translation>F1, test (IC del 95 %)</translation>
    </message>
    <message>
        <source>Time, test</source>
        <translation>Tiempo, test</translation>
    </message>
    <message>
        <source>Blood, test</source>
        <translation>Sangre, test</translation>
    </message>
    <message>
        <source>%1 of %2 policies on the front. </source>
        <translation>%1 de %2 estrategias del frente. </translation>
    </message>
    <message>
        <source>What a budget buys: the best policy for at most this %1 on validation patients</source>
        <translation>Qué se consigue con un presupuesto: la mejor estrategia por, como mucho, este %1 en los pacientes de validación</translation>
    </message>
    <message>
        <source>Budget per patient</source>
        <translation>Presupuesto por paciente</translation>
    </message>
    <message>
        <source>Chosen on validation patients, figures of test patients.</source>
        <translation>Elegido en los pacientes de validación, cifras de los de test.</translation>
    </message>
    <message>
        <source>No test</source>
        <translation>Ninguna prueba</translation>
    </message>
    <message>
        <source>Who gets what: the most frequent sequences of panels</source>
        <translation>Quién recibe qué: las secuencias de paneles más frecuentes</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Secuencia</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>Factura</translation>
    </message>
    <message>
        <source>Diagnosed as a case</source>
        <translation>Diagnosticados como caso</translation>
    </message>
    <message>
        <source>Results after</source>
        <translation>Resultados tras</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rarer sequences are left out. </source>
        <translation>
            <numerusform>Se omite %Ln secuencia más rara. </numerusform>
            <numerusform>Se omiten %Ln secuencias más raras. </numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on test patients, with 95 % intervals</source>
        <translation>%1 en los pacientes de test, con intervalos del 95 %</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Cifra</translation>
    </message>
    <message>
        <source>Value (95 % CI)</source>
        <translation>Valor (IC del 95 %)</translation>
    </message>
    <message>
        <source>Mean cost per patient</source>
        <translation>Coste medio por paciente</translation>
    </message>
    <message>
        <source>Sensitivity (recall)</source>
        <translation>Sensibilidad (exhaustividad)</translation>
    </message>
    <message>
        <source>Positive predictive value (precision)</source>
        <translation>Valor predictivo positivo (precisión)</translation>
    </message>
    <message>
        <source>Mean of sensitivity and specificity (AM)</source>
        <translation>Media de sensibilidad y especificidad (AM)</translation>
    </message>
    <message>
        <source>Area under the precision–recall curve</source>
        <translation>Área bajo la curva precisión–exhaustividad</translation>
    </message>
    <message>
        <source>Brier score</source>
        <translation>Puntuación de Brier</translation>
    </message>
    <message>
        <source>Mean time to the results per patient</source>
        <translation>Tiempo medio hasta los resultados por paciente</translation>
    </message>
    <message>
        <source>Mean volume of blood drawn per patient</source>
        <translation>Volumen medio de sangre extraída por paciente</translation>
    </message>
    <message>
        <source>Diagnosis against reference standard, test patients</source>
        <translation>Diagnóstico frente al estándar de referencia, pacientes de test</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>Diagnóstico</translation>
    </message>
    <message>
        <source>Has the outcome</source>
        <translation>Tiene el desenlace</translation>
    </message>
    <message>
        <source>Does not have it</source>
        <translation>No lo tiene</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Reassured</source>
        <translation>Descartados</translation>
    </message>
    <message>
        <source>Of 1,000 patients like these, %1 are cases</source>
        <translation>De 1000 pacientes como estos, %1 son casos</translation>
    </message>
    <message>
        <source>Panel use, share of patients</source>
        <translation>Uso de los paneles, proporción de pacientes</translation>
    </message>
    <message>
        <source>Test sequences per 1,000 patients</source>
        <translation>Secuencias de pruebas por 1000 pacientes</translation>
    </message>
    <message>
        <source>Cost–%1 front</source>
        <translation>Frente coste–%1</translation>
    </message>
    <message>
        <source>Time–%1 front</source>
        <translation>Frente tiempo–%1</translation>
    </message>
    <message>
        <source>%1 policies were found by %2. On the front are those that no other one beats for the same or less %3 on validation patients. Test patients were looked at once, when the front had been chosen.</source>
        <translation>Con %2 se hallaron %1 estrategias. En el frente están las que ninguna otra supera por igual o menos %3 en los pacientes de validación. Los de test se miraron una vez, cuando el frente estaba elegido.</translation>
    </message>
    <message>
        <source>Selected policy</source>
        <translation>Estrategia seleccionada</translation>
    </message>
    <message>
        <source>%1 orders %2 panels per patient on average, for %3.</source>
        <translation>%1 solicita %2 paneles por paciente de promedio, por %3.</translation>
    </message>
    <message>
        <source>Its results are there after %1.</source>
        <translation>Sus resultados están disponibles tras %1.</translation>
    </message>
    <message>
        <source>It was made to earn %1 (per %2).</source>
        <translation>Recompensa buscada: %1 (por %2).</translation>
    </message>
    <message>
        <source>minute</source>
        <translation>minuto</translation>
    </message>
    <message>
        <source>TRIPOD+AI check list</source>
        <translation>Lista de comprobación TRIPOD+AI</translation>
    </message>
    <message>
        <source>STARD 2015 check list</source>
        <translation>Lista de comprobación STARD 2015</translation>
    </message>
    <message>
        <source>Collins et al., BMJ 2024;385:e078378. The items are named in few words; the published list has the full ones.</source>
        <translation>Collins et al., BMJ 2024;385:e078378. Los puntos se nombran en pocas palabras; la lista publicada los da completos.</translation>
    </message>
    <message>
        <source>Bossuyt et al., BMJ 2015;351:h5527. The index test is the policy, the reference standard the outcome of the data.</source>
        <translation>Bossuyt et al., BMJ 2015;351:h5527. La prueba índice es la estrategia; el estándar de referencia, el desenlace de los datos.</translation>
    </message>
    <message>
        <source>Figure %1. %2</source>
        <translation>Figura %1. %2</translation>
    </message>
    <message>
        <source>Table %1. %2</source>
        <translation>Tabla %1. %2</translation>
    </message>
    <message>
        <source>Author to supply:</source>
        <translation>A aportar por el autor:</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>author to supply</source>
        <translation>a aportar por el autor</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>%1, of whom %2 have %3</source>
        <translation>%1, de los que %2 tienen %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln patients</source>
        <translation>
            <numerusform>%Ln paciente</numerusform>
            <numerusform>%Ln pacientes</numerusform>
        </translation>
    </message>
    <message>
        <source>Training: state encoder</source>
        <translation>Entrenamiento: codificador de estado</translation>
    </message>
    <message>
        <source>Training: classifier and policy</source>
        <translation>Entrenamiento: clasificador y estrategia</translation>
    </message>
    <message>
        <source>Validation: classifier</source>
        <translation>Validación: clasificador</translation>
    </message>
    <message>
        <source>Validation: choice of policies</source>
        <translation>Validación: elección de estrategias</translation>
    </message>
    <message>
        <source>Test: looked at once, at the end</source>
        <translation>Test: mirado una vez, al final</translation>
    </message>
    <message>
        <source>Patients and events in each part of the analysis</source>
        <translation>Pacientes y eventos en cada parte del análisis</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>With the outcome</source>
        <translation>Con el desenlace</translation>
    </message>
    <message>
        <source>The column %1 of the data says who is used for training, validation and test; within these the parts were drawn at random with seed %2.</source>
        <translation>La columna %1 de los datos dice quién se usa para entrenamiento, validación y test; dentro de ellos las partes se sortearon con la semilla %2.</translation>
    </message>
    <message>
        <source>%1; what is drawn at random was drawn with seed %2.</source>
        <translation>%1; lo que se sortea se sorteó con la semilla %2.</translation>
    </message>
    <message>
        <source>Patients were divided at random within each outcome, with seed %1, so that every part has about the same share of events.</source>
        <translation>Los pacientes se repartieron al azar dentro de cada desenlace, con la semilla %1, de modo que cada parte tiene aproximadamente la misma proporción de eventos.</translation>
    </message>
    <message>
        <source>There are %1 events among training patients for %2 candidate predictors: %3 events for each.</source>
        <translation>Hay %1 eventos entre los pacientes de entrenamiento para %2 predictores candidatos: %3 eventos por cada uno.</translation>
    </message>
    <message>
        <source>Sequential test panels for the diagnosis of %1: development and internal evaluation of a testing policy</source>
        <translation>Paneles de pruebas secuenciales para el diagnóstico de %1: desarrollo y evaluación interna de una estrategia de pruebas</translation>
    </message>
    <message>
        <source>Report of the project %1, made by PanelWise %2 on %3</source>
        <translation>Informe del proyecto %1, hecho con PanelWise %2 el %3</translation>
    </message>
    <message>
        <source>%1 on %2 test patients: mean cost %3, F1 %4, AUROC %5</source>
        <translation>%1 en %2 pacientes de test: coste medio %3, F1 %4, AUROC %5</translation>
    </message>
    <message>
        <source>Title and purpose</source>
        <translation>Título y propósito</translation>
    </message>
    <message>
        <source>This is a study of diagnostic accuracy. It describes the development and the internal evaluation of a model that decides for one patient after the other which of %1 to order next, and when to diagnose %2 or its absence. Each panel has its price; a policy weighs what its results may change against what they cost.</source>
        <translation>Este es un estudio de exactitud diagnóstica. Describe el desarrollo y la evaluación interna de un modelo que decide, en un paciente tras otro, cuál de %1 solicitar a continuación y cuándo diagnosticar %2 o su ausencia. Cada panel tiene su precio; una estrategia pondera lo que pueden cambiar sus resultados frente a lo que cuestan.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln test panels</source>
        <translation>
            <numerusform>%Ln panel de pruebas</numerusform>
            <numerusform>%Ln paneles de pruebas</numerusform>
        </translation>
    </message>
    <message>
        <source>To find, for every mean cost per patient, a policy whose diagnoses have the best F1, and to judge the chosen one on patients that neither training nor the choice has seen, beside what is used today.</source>
        <translation>Hallar, para cada coste medio por paciente, una estrategia cuyos diagnósticos tengan el mejor F1, y evaluar la elegida en pacientes no vistos ni en el entrenamiento ni en la elección, junto a lo que se usa hoy.</translation>
    </message>
    <message>
        <source>Objective.</source>
        <translation>Objetivo.</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Desenlace</translation>
    </message>
    <message>
        <source>All panels together</source>
        <translation>Todos los paneles juntos</translation>
    </message>
    <message>
        <source>Model of this report</source>
        <translation>Modelo de este informe</translation>
    </message>
    <message>
        <source>Data source, dates, setting</source>
        <translation>Fuente de datos, fechas, ámbito</translation>
    </message>
    <message>
        <source>The patients are synthetic. They were drawn by the program from the published quantiles and correlations of public data (cohort “%1”); no record of a person is among them, and they have no dates, centre or treatment. Figures of this report say nothing about patients of any hospital.</source>
        <translation>Los pacientes son sintéticos. Los generó el programa a partir de los cuantiles y correlaciones publicados de datos públicos (cohorte «%1»); no hay entre ellos ningún registro de una persona, y no tienen fechas, centro ni tratamiento. Las cifras de este informe no dicen nada de los pacientes de ningún hospital.</translation>
    </message>
    <message>
        <source>The data were imported from the file %1. The program knows its columns and values, not how they were collected.</source>
        <translation>Los datos se importaron del archivo %1. El programa conoce sus columnas y valores, no cómo se recogieron.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Columns used</source>
        <translation>Columnas usadas</translation>
    </message>
    <message>
        <source>%1 known before any test, %2 in panels</source>
        <translation>%1 conocidas antes de toda prueba, %2 en paneles</translation>
    </message>
    <message>
        <source>Fingerprint of the patients</source>
        <translation>Huella digital de los pacientes</translation>
    </message>
    <message>
        <source>where the data come from and why these were used; whether they represent the patients the policy is meant for; first and last date; setting, number and place of centres; how participants were identified, and whether as a consecutive, random or convenience series; treatments received.</source>
        <translation>de dónde proceden los datos y por qué se usaron estos; si representan a los pacientes a los que se destina la estrategia; primera y última fecha; ámbito, número y lugar de los centros; cómo se identificó a los participantes, y si fue una serie consecutiva, aleatoria o de conveniencia; tratamientos recibidos.</translation>
    </message>
    <message>
        <source>dates and setting to be added</source>
        <translation>fechas y ámbito por añadir</translation>
    </message>
    <message>
        <source>Outcome definition</source>
        <translation>Definición del desenlace</translation>
    </message>
    <message>
        <source>The outcome is %1: a patient is a case where %2. It is the reference standard for every figure of this report. %3 of %4 patients are cases.</source>
        <translation>El desenlace es %1; define los casos la condición «%2». Es el estándar de referencia para todas las cifras de este informe. %3 de %4 pacientes son casos.</translation>
    </message>
    <message>
        <source>Question.</source>
        <translation>Pregunta.</translation>
    </message>
    <message>
        <source>how and when the outcome was assessed, with its cut-off and why; who assessed it and what they knew; time between the tests and the assessment; severity and other diagnoses of the patients.</source>
        <translation>cómo y cuándo se evaluó el desenlace, con su punto de corte y por qué; quién lo evaluó y qué sabía; tiempo entre las pruebas y la evaluación; gravedad y otros diagnósticos de los pacientes.</translation>
    </message>
    <message>
        <source>definition to be added</source>
        <translation>definición por añadir</translation>
    </message>
    <message>
        <source>Sample size and events</source>
        <translation>Tamaño muestral y eventos</translation>
    </message>
    <message>
        <source>Development and test patients come from the same data; there is no difference in setting, eligibility, outcome or predictors between them.</source>
        <translation>Los pacientes de desarrollo y de test proceden de los mismos datos; no hay diferencia de ámbito, elegibilidad, desenlace o predictores entre ellos.</translation>
    </message>
    <message>
        <source>Only %1 of the test patients have the outcome. At least 100 events are advised for judging a model (Collins et al., Stat Med 2016); the intervals are wide accordingly.</source>
        <translation>Solo %1 de los pacientes de test tienen el desenlace. Se aconsejan al menos 100 eventos para evaluar un modelo (Collins et al., Stat Med 2016); los intervalos son amplios en consecuencia.</translation>
    </message>
    <message>
        <source>Few events.</source>
        <translation>Pocos eventos.</translation>
    </message>
    <message>
        <source>%1 events among test patients</source>
        <translation>%1 eventos entre los pacientes de test</translation>
    </message>
    <message>
        <source>how the study size was arrived at.</source>
        <translation>cómo se llegó al tamaño del estudio.</translation>
    </message>
    <message>
        <source>90 or older</source>
        <translation>90 o más</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>y %1 más</translation>
    </message>
    <message>
        <source>%1 not in the record</source>
        <translation>%1 no consta en la historia</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>no new value</source>
        <translation>ningún valor nuevo</translation>
    </message>
    <message>
        <source>%1, step by step</source>
        <translation>%1, paso a paso</translation>
    </message>
    <message>
        <source>Newly known</source>
        <translation>Nuevos datos</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Probabilidad</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Pagado</translation>
    </message>
    <message>
        <source>Waiting time</source>
        <translation>Tiempo de espera</translation>
    </message>
    <message>
        <source>Bill: %1.</source>
        <translation>Factura: %1.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>Walk of %Ln patients</source>
        <translation>
            <numerusform>Recorrido de %Ln paciente</numerusform>
            <numerusform>Recorrido de %Ln pacientes</numerusform>
        </translation>
    </message>
    <message>
        <source>Test patients as the policy leads them. They have a letter of this report instead of their row or any identifier, and their age is given by decade.</source>
        <translation>Pacientes de test tal como los conduce la estrategia. Tienen una letra de este informe en lugar de su fila o cualquier identificador, y su edad se da por décadas.</translation>
    </message>
    <message>
        <source>Patient %1</source>
        <translation>Paciente %1</translation>
    </message>
</context>
<context>
    <name>ui::ReportColumn</name>
    <message>
        <source>Full preview…</source>
        <translation>Vista previa completa…</translation>
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
        <translation>Formato</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>TRIPOD+AI, STARD</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>TRIPOD+AI, STARD</translation>
    </message>
    <message>
        <source>Reporting lists: what a reader of a study of diagnosis must be able to find</source>
        <translation>Listas de comunicación: lo que debe poder encontrar el lector de un estudio diagnóstico</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>Tamaño del papel</translation>
    </message>
    <message>
        <source>Size of the report&apos;s pages</source>
        <translation>Tamaño de las páginas del informe</translation>
    </message>
    <message>
        <source>Every page says “Not for clinical use”. The PDF opens its policy when it is dropped on the window.</source>
        <translation>Cada página dice «No apta para uso clínico». El PDF abre su estrategia cuando se suelta en la ventana.</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Página siguiente</translation>
    </message>
    <message>
        <source>Read the whole report in a window of its own</source>
        <translation>Leer el informe entero en una ventana propia</translation>
    </message>
    <message>
        <source>PDF for paper and journals; HTML is one file for every browser and screen reader</source>
        <translation>PDF para papel y revistas; HTML es un solo archivo para todo navegador y lector de pantalla</translation>
    </message>
    <message>
        <source>Write the report to a file</source>
        <translation>Escribir el informe en un archivo</translation>
    </message>
    <message>
        <source>Items filled</source>
        <translation>Puntos completados</translation>
    </message>
    <message>
        <source>Tick a model: the report is about the first one.</source>
        <translation>Marque un modelo: el informe trata del primero.</translation>
    </message>
    <message>
        <source>The report is being written…</source>
        <translation>Se está escribiendo el informe…</translation>
    </message>
    <message>
        <source>%1 of %2 parts filled, %3 for the author</source>
        <translation>partes completadas: %1 de %2; para el autor: %3</translation>
    </message>
    <message>
        <source>No page yet</source>
        <translation>Aún sin página</translation>
    </message>
</context>
<context>
    <name>ui::ReportOutline</name>
    <message>
        <source>Filled</source>
        <translation>Completado</translation>
    </message>
    <message>
        <source>Look here: %1</source>
        <translation>Mire aquí: %1</translation>
    </message>
    <message>
        <source>For the author</source>
        <translation>Para el autor</translation>
    </message>
    <message>
        <source>items %1</source>
        <translation>puntos %1</translation>
    </message>
    <message>
        <source>item %1</source>
        <translation>punto %1</translation>
    </message>
    <message>
        <source>for the author</source>
        <translation>para el autor</translation>
    </message>
</context>
<context>
    <name>ui::ResultChart</name>
    <message>
        <source>US</source>
        <translation>EE. UU.</translation>
    </message>
    <message>
        <source>SI</source>
        <translation>SI</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>known and estimated values</source>
        <translation>valores conocidos y estimados</translation>
    </message>
    <message>
        <source>Values in the units of the United States, or in SI units</source>
        <translation>Valores en las unidades de Estados Unidos o del SI</translation>
    </message>
    <message>
        <source>F2 changes a value and opens a second path</source>
        <translation>F2 cambia un valor y abre un segundo recorrido</translation>
    </message>
</context>
<context>
    <name>ui::ResultFigures</name>
    <message>
        <source>. 95 % intervals: F1 %1 to %2, mean cost %3 to %4.</source>
        <translation>. Intervalos del 95 %: F1 de %1 a %2, coste medio de %3 a %4.</translation>
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
        <translation>Casos detectados</translation>
    </message>
    <message>
        <source>Negatives right</source>
        <translation>Negativos acertados</translation>
    </message>
    <message>
        <source>Mean cost</source>
        <translation>Coste medio</translation>
    </message>
    <message>
        <source>Patients</source>
        <translation>Pacientes</translation>
    </message>
    <message>
        <source>Mean time to the results</source>
        <translation>Tiempo medio hasta los resultados</translation>
    </message>
    <message>
        <source>Mean blood drawn</source>
        <translation>Sangre media extraída</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validación</translation>
    </message>
    <message>
        <source>Test</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Test</translation>
    </message>
    <message>
        <source>All patients</source>
        <translation>Todos los pacientes</translation>
    </message>
</context>
<context>
    <name>ui::ResultModel</name>
    <message>
        <source>%1 (changed)</source>
        <translation>%1 (cambiado)</translation>
    </message>
    <message>
        <source>, critical</source>
        <translation>, crítico</translation>
    </message>
    <message>
        <source>, 80 of 100 such patients: %1</source>
        <translation>, 80 de cada 100 pacientes así: %1</translation>
    </message>
    <message>
        <source>, reference %1</source>
        <translation>, referencia %1</translation>
    </message>
    <message>
        <source>, more extreme than in 99 of 100 training patients</source>
        <translation>, más extremo que en 99 de cada 100 pacientes de entrenamiento</translation>
    </message>
    <message>
        <source>, changed by you</source>
        <translation>, cambiado por usted</translation>
    </message>
    <message>
        <source>Test</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Test</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Marca</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Against reference</source>
        <translation>Frente a referencia</translation>
    </message>
</context>
<context>
    <name>ui::RewardForm</name>
    <message>
        <source>Prices do not count</source>
        <translation>Los precios no cuentan</translation>
    </message>
    <message>
        <source>A missed case weighs, in false alarms (λ)</source>
        <translation>Peso de un caso no detectado, en falsas alarmas (λ)</translation>
    </message>
    <message>
        <source>One correct negative is worth (−1/ρ)</source>
        <translation>Un verdadero negativo vale (−1/ρ)</translation>
    </message>
    <message>
        <source>First seed</source>
        <translation>Primera semilla</translation>
    </message>
    <message>
        <source>A missed case weighs as much as this many false alarms</source>
        <translation>Un caso no detectado pesa tanto como este número de falsas alarmas</translation>
    </message>
    <message>
        <source>One correct negative is worth</source>
        <translation>Un verdadero negativo vale</translation>
    </message>
    <message>
        <source>ρ is 0: tests are ordered whatever they cost</source>
        <translation>ρ es 0: se solicitan pruebas cuesten lo que cuesten</translation>
    </message>
    <message>
        <source>Time does not count</source>
        <translation>El tiempo no cuenta</translation>
    </message>
    <message>
        <source>Tests are ordered whatever they cost.</source>
        <translation>Se solicitan pruebas cuesten lo que cuesten.</translation>
    </message>
    <message>
        <source>Tests are ordered however long they take.</source>
        <translation>Se solicitan pruebas tarden lo que tarden.</translation>
    </message>
    <message>
        <source>So a case found is worth %1, and ρ is %2 per unit of money.</source>
        <translation>Así, un caso detectado vale %1 y ρ es %2 por unidad de dinero.</translation>
    </message>
    <message>
        <source>So a case found is worth %1 of waiting, and ρ is %2 per minute.</source>
        <translation>Así, un caso detectado vale %1 de espera y ρ es %2 por minuto.</translation>
    </message>
    <message>
        <source>Networks order one panel at a time; only the lattice orders two together.</source>
        <translation>Las redes solicitan un panel cada vez; solo Lattice solicita dos juntos.</translation>
    </message>
</context>
<context>
    <name>ui::RowsDialog</name>
    <message>
        <source>Only the rows concerned</source>
        <translation>Solo las filas afectadas</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Rows of the table</source>
        <translation>Filas de la tabla</translation>
    </message>
    <message>
        <source>%1 rows, %2 columns, as imported with the edit steps applied.</source>
        <translation>%1 filas, %2 columnas, como se importaron y con los pasos de edición aplicados.</translation>
    </message>
</context>
<context>
    <name>ui::RowsModel</name>
    <message>
        <source>%1, to check</source>
        <translation>%1, por comprobar</translation>
    </message>
</context>
<context>
    <name>ui::RulesDialog</name>
    <message>
        <source>No &amp;bill above</source>
        <translation>Ninguna &amp;factura por encima de</translation>
    </message>
    <message>
        <source>Rules for orders</source>
        <translation>Reglas de solicitud</translation>
    </message>
    <message>
        <source>Most that one patient&apos;s bill may be</source>
        <translation>Máximo de la factura de un paciente</translation>
    </message>
    <message>
        <source>Shared fees are part of the bill.</source>
        <translation>Los cargos comunes forman parte de la factura.</translation>
    </message>
    <message>
        <source>Every policy keeps these rules, whatever a panel is worth.</source>
        <translation>Toda estrategia respeta estas reglas, valga lo que valga un panel.</translation>
    </message>
    <message>
        <source>Panel</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Panel</translation>
    </message>
    <message>
        <source>Is ordered</source>
        <translation>Se solicita</translation>
    </message>
    <message>
        <source>Only after</source>
        <translation>Solo después de</translation>
    </message>
    <message>
        <source>as the policy decides</source>
        <translation>según decida la estrategia</translation>
    </message>
    <message>
        <source>first, of everybody</source>
        <translation>primero, a todos</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>When %1 is ordered</source>
        <translation>Cuándo se solicita %1</translation>
    </message>
    <message>
        <source>What must be there before %1</source>
        <translation>Qué debe haber antes de %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
</context>
<context>
    <name>ui::SampleCard</name>
    <message>
        <source>Patients</source>
        <translation>Pacientes</translation>
    </message>
    <message>
        <source>%1 synthetic</source>
        <translation>%1 sintéticos</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Desenlace</translation>
    </message>
    <message>
        <source>%1 have it</source>
        <translation>el %1 lo tiene</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Paneles</translation>
    </message>
    <message>
        <source>%1, overlapping</source>
        <translation>%1, solapados</translation>
    </message>
    <message>
        <source>All panels</source>
        <translation>Todos los paneles</translation>
    </message>
    <message>
        <source>Its exact optimum is known</source>
        <translation>Se conoce su óptimo exacto</translation>
    </message>
    <message>
        <source>Works offline</source>
        <translation>Funciona sin conexión</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open the sample %1</source>
        <translation>Abrir el ejemplo %1</translation>
    </message>
</context>
<context>
    <name>ui::SearchCard</name>
    <message>
        <source>%1 of %2 · %3</source>
        <translation>%1 de %2 · %3</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Progreso de la búsqueda</translation>
    </message>
    <message>
        <source>Preparing the patients…</source>
        <translation>Preparando los pacientes…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Deteniendo…</translation>
    </message>
    <message>
        <source>Policies found so far are kept: %1</source>
        <translation>Las estrategias halladas hasta ahora se conservan: %1</translation>
    </message>
</context>
<context>
    <name>ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Carpetas</translation>
    </message>
    <message>
        <source>&amp;Projects</source>
        <translation>&amp;Proyectos</translation>
    </message>
    <message>
        <source>&amp;Exports</source>
        <translation>&amp;Exportaciones</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>&amp;Valores por defecto</translation>
    </message>
    <message>
        <source>Sets everything here back to what it was when PanelWise was new</source>
        <translation>Devuelve todo aquí a como estaba cuando PanelWise era nuevo</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>Idioma y aspecto</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Words and the form of numbers and dates</source>
        <translation>Palabras y forma de números y fechas</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Colours of the window and of plots on screen; exported figures are always light</source>
        <translation>Colores de la ventana y de los gráficos en pantalla; las figuras exportadas son siempre claras</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Colores</translation>
    </message>
    <message>
        <source>Type and rows grow together; also Ctrl and + or −</source>
        <translation>La letra y las filas crecen juntas; también Ctrl y + o −</translation>
    </message>
    <message>
        <source>&amp;Type size</source>
        <translation>&amp;Tamaño de letra</translation>
    </message>
    <message>
        <source>Training and searching</source>
        <translation>Entrenamiento y búsqueda</translation>
    </message>
    <message>
        <source>All (%1)</source>
        <translation>Todos (%1)</translation>
    </message>
    <message>
        <source>How many processor cores a search may keep busy; fewer leave more for other programs. The result is the same. Training one policy uses one.</source>
        <translation>Cuántos núcleos del procesador puede ocupar una búsqueda; menos dejan más para otros programas. El resultado es el mismo. Entrenar una estrategia usa uno.</translation>
    </message>
    <message>
        <source>C&amp;ores</source>
        <translation>&amp;Núcleos</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>The most that training keeps of what it has computed about patients. With less, it is slower, with the same result. Advanced settings of a policy take precedence.</source>
        <translation>Lo máximo que el entrenamiento guarda de lo calculado sobre los pacientes. Con menos es más lento, con el mismo resultado. Los ajustes avanzados de una estrategia tienen prioridad.</translation>
    </message>
    <message>
        <source>&amp;Memory for training</source>
        <translation>&amp;Memoria para entrenar</translation>
    </message>
    <message>
        <source>Takes effect with the next training or search.</source>
        <translation>Surte efecto con el próximo entrenamiento o búsqueda.</translation>
    </message>
    <message>
        <source>Where the last file was</source>
        <translation>Donde estaba el último archivo</translation>
    </message>
    <message>
        <source>Where the file dialogs begin</source>
        <translation>Dónde empiezan los diálogos de archivos</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Choose the folder: %1</source>
        <translation>Elegir la carpeta: %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Forget the folder: %1</source>
        <translation>Olvidar la carpeta: %1</translation>
    </message>
    <message>
        <source>Takes effect at once; the project stays open.</source>
        <translation>Se aplica de inmediato; el proyecto sigue abierto.</translation>
    </message>
</context>
<context>
    <name>ui::ShareDialog</name>
    <message>
        <source>Share a copy</source>
        <translation>Compartir una copia</translation>
    </message>
    <message>
        <source>Without &amp;identifiers</source>
        <translation>Sin &amp;identificadores</translation>
    </message>
    <message>
        <source>Columns that the study does not use are left out, and patients with several rows are told apart by numbers. Dates and results stay, and people can be known by them.</source>
        <translation>Se omiten las columnas que el estudio no usa y los pacientes con varias filas se distinguen por números. Fechas y resultados permanecen, y por ellos puede reconocerse a una persona.</translation>
    </message>
    <message>
        <source>Without &amp;rows</source>
        <translation>Sin &amp;filas</translation>
    </message>
    <message>
        <source>Policies, fronts, tables and curves are left, and nothing about single patients. Policies hold limits that were learned from patients.</source>
        <translation>Quedan estrategias, frentes, tablas y curvas, y nada sobre pacientes concretos. Las estrategias contienen límites aprendidos de pacientes.</translation>
    </message>
    <message>
        <source>Without &amp;patients</source>
        <translation>Sin &amp;pacientes</translation>
    </message>
    <message>
        <source>Panels, prices and rules are left, and nothing that was learned from patients.</source>
        <translation>Quedan paneles, precios y reglas, y nada de lo aprendido de los pacientes.</translation>
    </message>
    <message>
        <source>What should the copy go without? This project stays as it is.</source>
        <translation>¿Qué debe omitirse en la copia? Este proyecto queda como está.</translation>
    </message>
    <message>
        <source>Choose a place…</source>
        <translation>Elegir un lugar…</translation>
    </message>
</context>
<context>
    <name>ui::SheetForm</name>
    <message>
        <source>Which sheet of the workbook holds the patients</source>
        <translation>Qué hoja del libro contiene los pacientes</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Hoja</translation>
    </message>
    <message>
        <source>The row of the sheet that holds the names of the columns; rows above it are left out</source>
        <translation>La fila de la hoja que contiene los nombres de las columnas; las filas anteriores se omiten</translation>
    </message>
    <message>
        <source>Row with the names</source>
        <translation>Fila con los nombres</translation>
    </message>
    <message>
        <source>S&amp;heet</source>
        <translation>&amp;Hoja</translation>
    </message>
    <message>
        <source>&amp;Row with the names</source>
        <translation>&amp;Fila con los nombres</translation>
    </message>
</context>
<context>
    <name>ui::SplitDialog</name>
    <message>
        <source>Split the patients</source>
        <translation>Repartir los pacientes</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>al azar</translation>
    </message>
    <message>
        <source>by patient number</source>
        <translation>por número de paciente</translation>
    </message>
    <message>
        <source>by date</source>
        <translation>por fecha</translation>
    </message>
    <message>
        <source>by site</source>
        <translation>por centro</translation>
    </message>
    <message>
        <source>as a column says</source>
        <translation>según una columna</translation>
    </message>
    <message>
        <source>every row is a patient of its own</source>
        <translation>cada fila es un paciente distinto</translation>
    </message>
    <message>
        <source>&amp;Divide</source>
        <translation>&amp;Repartir</translation>
    </message>
    <message>
        <source>&amp;Column</source>
        <translation>&amp;Columna</translation>
    </message>
    <message>
        <source>&amp;Left out for the test</source>
        <translation>Reservado para el te&amp;st</translation>
    </message>
    <message>
        <source>&amp;Patient number</source>
        <translation>Número de &amp;paciente</translation>
    </message>
    <message>
        <source>&amp;Training</source>
        <translation>&amp;Entrenamiento</translation>
    </message>
    <message>
        <source>&amp;Validation</source>
        <translation>&amp;Validación</translation>
    </message>
    <message>
        <source>Test</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Test</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>Se&amp;milla</translation>
    </message>
    <message>
        <source>Each part has the same share of cases. The same seed always draws the same patients.</source>
        <translation>Cada parte tiene la misma proporción de casos. La misma semilla sortea siempre los mismos pacientes.</translation>
    </message>
    <message>
        <source>Rows with the same number stay together, so nobody is learned from and judged.</source>
        <translation>Las filas con el mismo número quedan juntas; nadie sirve a la vez para aprender y para evaluar.</translation>
    </message>
    <message>
        <source>Learned from the past: the newest patients are the test, those before them validation.</source>
        <translation>Se aprende del pasado: los pacientes más recientes son el test; los anteriores a ellos, la validación.</translation>
    </message>
    <message>
        <source>All patients of one site are the test; the others are divided at random.</source>
        <translation>Todos los pacientes de un centro son el test; los demás se reparten al azar.</translation>
    </message>
    <message>
        <source>The column says train, validation or test of every patient.</source>
        <translation>La columna dice train, validation o test para cada paciente.</translation>
    </message>
</context>
<context>
    <name>ui::StartPage</name>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Which lab panel should come next for this patient, or is it time to diagnose?</source>
        <translation>¿Qué panel de laboratorio debe seguir en este paciente, o es hora de diagnosticar?</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>synthetic patients, ready to explore</source>
        <translation>pacientes sintéticos, listos para explorar</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Sus datos</translation>
    </message>
    <message>
        <source>From a list of measurements…</source>
        <translation>De una lista de mediciones…</translation>
    </message>
    <message>
        <source>A table with one row per measurement becomes one row per patient.</source>
        <translation>Una tabla con una fila por medición se convierte en una fila por paciente.</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>Proyectos recientes</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>10 to 15 minutes each, in the real program</source>
        <translation>de 10 a 15 minutos cada una, en el programa real</translation>
    </message>
    <message>
        <source>What they are about…</source>
        <translation>De qué tratan…</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Lesson %1: %2, %3</source>
        <translation>Lección %1: %2, %3</translation>
    </message>
</context>
<context>
    <name>ui::StepLine</name>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>now: %1; all: %2</source>
        <translation>ahora: %1; todos: %2</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Ir a %1</translation>
    </message>
</context>
<context>
    <name>ui::StepRail</name>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
</context>
<context>
    <name>ui::StoryBar</name>
    <message>
        <source>First step</source>
        <translation>Primer paso</translation>
    </message>
    <message>
        <source>First step (Home)</source>
        <translation>Primer paso (Inicio)</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Paso anterior</translation>
    </message>
    <message>
        <source>One step back (Backspace or Left)</source>
        <translation>Paso anterior (Retroceso o Izquierda)</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Paso siguiente</translation>
    </message>
    <message>
        <source>Next step (Space or Right)</source>
        <translation>Paso siguiente (Espacio o Derecha)</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Último paso</translation>
    </message>
    <message>
        <source>Last step (End)</source>
        <translation>Último paso (Fin)</translation>
    </message>
    <message>
        <source>Autoplay</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Estrategia</translation>
    </message>
    <message>
        <source>I order</source>
        <translation>Solicito yo</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Duelo</translation>
    </message>
    <message>
        <source>Who orders</source>
        <translation>Quién solicita</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Goes on by itself to the diagnosis</source>
        <translation>Avanza por sí mismo hasta el diagnóstico</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Seconds for each step</source>
        <translation>Segundos por paso</translation>
    </message>
    <message>
        <source>Seconds for each step, from 0.5 to 4</source>
        <translation>Segundos por paso, de 0,5 a 4</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Paso %1 de %2</translation>
    </message>
    <message>
        <source>Policy: watch it. I order: you decide, and may have its view revealed. Duel: you decide without help, and both paths are compared at the end.</source>
        <translation>Estrategia: obsérvela. Solicito yo: usted decide y puede revelar su opinión. Duelo: usted decide sin ayuda y al final se comparan ambos recorridos.</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Paso %1</translation>
    </message>
</context>
<context>
    <name>ui::StoryReader</name>
    <message>
        <source>value %1</source>
        <translation>valor %1</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>sin %1</translation>
    </message>
    <message>
        <source>Order %1 together with %2</source>
        <translation>Solicitar %1 junto con %2</translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>Solicitar %1</translation>
    </message>
    <message>
        <source>Diagnose: %1</source>
        <translation>Diagnosticar: %1</translation>
    </message>
    <message>
        <source>%1 of waiting</source>
        <translation>%1 de espera</translation>
    </message>
    <message>
        <source>%1 of blood</source>
        <translation>%1 de sangre</translation>
    </message>
    <message>
        <source>Typed in</source>
        <translation>Introducido</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Fila %1</translation>
    </message>
    <message>
        <source>not measured in this patient</source>
        <translation>no medido en este paciente</translation>
    </message>
    <message>
        <source>est. %1 in %2</source>
        <translation>est. %1 en el %2</translation>
    </message>
    <message>
        <source>est. %1</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>est. %1</translation>
    </message>
    <message>
        <source>ordered at step %1 · %2 · results come with those of %3</source>
        <translation>solicitado en el paso %1 · %2 · los resultados llegan con los de %3</translation>
    </message>
    <message>
        <source>ordered at step %1 · %2 · results: %3, outside reference: %4</source>
        <translation>solicitado en el paso %1 · %2 · resultados: %3, fuera de referencia: %4</translation>
    </message>
    <message>
        <source>ordered at step %1 · nothing in the record, so not charged</source>
        <translation>solicitado en el paso %1 · nada en la historia, no se cobra</translation>
    </message>
    <message>
        <source> · not in the record: %1</source>
        <translation> · no consta en la historia: %1</translation>
    </message>
    <message>
        <source> · together with %1</source>
        <translation> · junto con %1</translation>
    </message>
    <message>
        <source>Known before any test</source>
        <translation>Conocido antes de toda prueba</translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratis</translation>
    </message>
    <message>
        <source>to be ordered now · %1 · estimated, 80 % range</source>
        <translation>por solicitar ahora · %1 · estimado, intervalo del 80 %</translation>
    </message>
    <message>
        <source>not ordered · %1 · estimated values: %2</source>
        <translation>no solicitado · %1 · valores estimados: %2</translation>
    </message>
    <message>
        <source>%1 new of %2</source>
        <translation>nuevas: %1 de %2</translation>
    </message>
    <message>
        <source>%1 tests</source>
        <translation>%1 pruebas</translation>
    </message>
    <message>
        <source>ends the story</source>
        <translation>termina el caso</translation>
    </message>
    <message>
        <source>not before what comes first</source>
        <translation>no antes de los que van primero</translation>
    </message>
    <message>
        <source>nothing new</source>
        <translation>nada nuevo</translation>
    </message>
    <message>
        <source>not possible here</source>
        <translation>no posible aquí</translation>
    </message>
    <message>
        <source>together with %1</source>
        <translation>junto con %1</translation>
    </message>
    <message>
        <source>ordered at step %1</source>
        <translation>solicitado en el paso %1</translation>
    </message>
    <message>
        <source>Running bill (cap %1)</source>
        <translation>Factura acumulada (tope %1)</translation>
    </message>
    <message>
        <source>Running bill (all panels %1)</source>
        <translation>Factura acumulada (todos los paneles %1)</translation>
    </message>
    <message>
        <source>then + %1 %2 = %3</source>
        <translation>luego + %1 %2 = %3</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Sexo</translation>
    </message>
    <message>
        <source>female</source>
        <translation>mujer</translation>
    </message>
    <message>
        <source>male</source>
        <translation>hombre</translation>
    </message>
    <message>
        <source>unlike training patients (top %1)</source>
        <translation>distinto de los pacientes de entrenamiento (el %1 más extremo)</translation>
    </message>
    <message>
        <source>%1 %2 is more extreme than in 99 of 100 training patients</source>
        <translation>%1 %2: más extremo que en 99 de cada 100 pacientes de entrenamiento</translation>
    </message>
    <message>
        <source>Probability of %1</source>
        <translation>Probabilidad de %1</translation>
    </message>
    <message>
        <source>at or above: “%1”</source>
        <translation>en el umbral o por encima: «%1»</translation>
    </message>
    <message>
        <source>below: “%1”</source>
        <translation>por debajo: «%1»</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Basal</translation>
    </message>
    <message>
        <source>%1 ordered</source>
        <translation>%1 solicitado</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>tras %1</translation>
    </message>
    <message>
        <source> and </source>
        <translation> y </translation>
    </message>
    <message>
        <source>nothing (nothing is in the record)</source>
        <translation>nada (no consta nada en la historia)</translation>
    </message>
    <message>
        <source>%1 for %2 would change the diagnosis of &lt;b&gt;%3&lt;/b&gt; patients like this one.</source>
        <translation>%1 por %2 cambiaría el diagnóstico en pacientes como este: &lt;b&gt;%3&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>At %1 the policy would already say &lt;b&gt;%2&lt;/b&gt; (threshold %3). </source>
        <translation>Con un %1, la estrategia ya diría &lt;b&gt;%2&lt;/b&gt; (umbral: %3). </translation>
    </message>
    <message>
        <source>At %1 the policy would already say &lt;b&gt;%2&lt;/b&gt;. </source>
        <translation>Con un %1, la estrategia ya diría &lt;b&gt;%2&lt;/b&gt;. </translation>
    </message>
    <message>
        <source>Everybody gets %1 first in this study. </source>
        <translation>En este estudio todos reciben primero %1. </translation>
    </message>
    <message>
        <source>Your order; the policy would have done this: %1. </source>
        <translation>Su solicitud; la estrategia habría hecho esto: %1. </translation>
    </message>
    <message>
        <source>%1 costs %2.</source>
        <translation>%1 cuesta %2.</translation>
    </message>
    <message>
        <source>Your diagnosis, at %1: &lt;b&gt;%2&lt;/b&gt;. The policy would have done this: %3. </source>
        <translation>Su diagnóstico, con un %1: &lt;b&gt;%2&lt;/b&gt;. La estrategia habría hecho esto: %3. </translation>
    </message>
    <message>
        <source>Its threshold is %1, and %2 is %3.</source>
        <translation>El umbral de la estrategia es el %1, y el %2 está %3.</translation>
    </message>
    <message>
        <source>not below it</source>
        <translation>en él o por encima</translation>
    </message>
    <message>
        <source>below it</source>
        <translation>por debajo</translation>
    </message>
    <message>
        <source>At %1, with a threshold of %2, the answer is &lt;b&gt;%3&lt;/b&gt;. </source>
        <translation>Con un %1 y un umbral del %2, la respuesta es &lt;b&gt;%3&lt;/b&gt;. </translation>
    </message>
    <message>
        <source>At %1 the answer is &lt;b&gt;%2&lt;/b&gt;. </source>
        <translation>Con un %1, la respuesta es &lt;b&gt;%2&lt;/b&gt;. </translation>
    </message>
    <message>
        <source>This policy does not go by the probability alone. </source>
        <translation>Esta estrategia no se guía solo por la probabilidad. </translation>
    </message>
    <message>
        <source>Nothing is left to order.</source>
        <translation>No queda nada que solicitar.</translation>
    </message>
    <message>
        <source>No further panel can be ordered here.</source>
        <translation>Aquí no puede solicitarse ningún panel más.</translation>
    </message>
    <message>
        <source>No further panel is worth its price.</source>
        <translation>Ningún otro panel compensa su precio.</translation>
    </message>
    <message>
        <source>The policy orders nothing more.</source>
        <translation>La estrategia no solicita nada más.</translation>
    </message>
    <message>
        <source>No further panel is worth its price: %1 for %2, which would change most diagnoses, would change that of %3 patients like this one.</source>
        <translation>Ningún otro panel compensa su precio: el que más diagnósticos cambiaría, %1 por %2, lo haría en pacientes como este: %3.</translation>
    </message>
    <message>
        <source>The policy orders nothing more: %1 for %2, which would change most diagnoses, would change that of %3 patients like this one.</source>
        <translation>La estrategia no solicita nada más: el panel que más diagnósticos cambiaría, %1 por %2, lo haría en pacientes como este: %3.</translation>
    </message>
    <message>
        <source>Other values (%1)</source>
        <translation>Otros valores (%1)</translation>
    </message>
    <message>
        <source>Why %1 at the same time?</source>
        <translation>¿Por qué %1 al mismo tiempo?</translation>
    </message>
    <message>
        <source>Decided with the step before, when none of its results were known: ordered together, both take the longer of their times.</source>
        <translation>Decidido con el paso anterior, cuando no se conocía ninguno de sus resultados: solicitados juntos, ambos tardan el más largo de sus tiempos.</translation>
    </message>
    <message>
        <source>Why %1 now?</source>
        <translation>¿Por qué %1 ahora?</translation>
    </message>
    <message>
        <source>You stopped here</source>
        <translation>Usted paró aquí</translation>
    </message>
    <message>
        <source>Why stop here?</source>
        <translation>¿Por qué parar aquí?</translation>
    </message>
    <message>
        <source>What made it %1 (percentage points)</source>
        <translation>Qué llevó al %1 (puntos porcentuales)</translation>
    </message>
    <message>
        <source>What moved %1 to %2 (percentage points)</source>
        <translation>Qué llevó del %1 al %2 (puntos porcentuales)</translation>
    </message>
    <message>
        <source>nothing ordered</source>
        <translation>nada solicitado</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>open</source>
        <translation>abierto</translation>
    </message>
    <message>
        <source>Your turn: what next?</source>
        <translation>Su turno: ¿qué sigue?</translation>
    </message>
    <message>
        <source>Diagnosis: %1, after %2.</source>
        <translation>Diagnóstico: %1, tras %2.</translation>
    </message>
    <message>
        <source>Next: %1 together with %2 for %3.</source>
        <translation>Siguiente: %1 junto con %2 por %3.</translation>
    </message>
    <message>
        <source>Next: %1 for %2.</source>
        <translation>Siguiente: %1 por %2.</translation>
    </message>
</context>
<context>
    <name>ui::StudyEdits</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
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
        <translation>Rol de %1: %2</translation>
    </message>
    <message>
        <source>Predict %1</source>
        <translation>Predecir %1</translation>
    </message>
    <message>
        <source>Describe %1</source>
        <translation>Describir %1</translation>
    </message>
    <message>
        <source>Panel</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Panel</translation>
    </message>
    <message>
        <source>Add panel %1</source>
        <translation>Añadir el panel %1</translation>
    </message>
    <message>
        <source>Make panel %1 of %2</source>
        <translation>Hacer el panel %1 con %2</translation>
    </message>
    <message>
        <source>Rename panel %1 to %2</source>
        <translation>Renombrar el panel %1 como %2</translation>
    </message>
    <message>
        <source>Delete panel %1</source>
        <translation>Eliminar el panel %1</translation>
    </message>
    <message>
        <source>Merge panel %1 into %2</source>
        <translation>Unir el panel %1 a %2</translation>
    </message>
    <message>
        <source>Move panel %1 up</source>
        <translation>Subir el panel %1</translation>
    </message>
    <message>
        <source>Move panel %1 down</source>
        <translation>Bajar el panel %1</translation>
    </message>
    <message>
        <source>Price of %1: %2</source>
        <translation>Precio de %1: %2</translation>
    </message>
    <message>
        <source>Turnaround time of %1: %2</source>
        <translation>Tiempo de respuesta de %1: %2</translation>
    </message>
    <message>
        <source>Turnaround time of %1: not said</source>
        <translation>Tiempo de respuesta de %1: sin indicar</translation>
    </message>
    <message>
        <source>Blood for %1: %2</source>
        <translation>Sangre para %1: %2</translation>
    </message>
    <message>
        <source>Blood for %1: not said</source>
        <translation>Sangre para %1: sin indicar</translation>
    </message>
    <message>
        <source>Add %1 to %2</source>
        <translation>Añadir %1 a %2</translation>
    </message>
    <message>
        <source>Move %1 from %2 to %3</source>
        <translation>Mover %1 de %2 a %3</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>Mover %1 a %2</translation>
    </message>
    <message>
        <source>Remove %1 from %2</source>
        <translation>Quitar %1 de %2</translation>
    </message>
    <message>
        <source>Shared fee %1: %2</source>
        <translation>Cargo común %1: %2</translation>
    </message>
    <message>
        <source>Remove shared fee %1</source>
        <translation>Eliminar el cargo común %1</translation>
    </message>
    <message>
        <source>Change the price list</source>
        <translation>Cambiar la lista de precios</translation>
    </message>
    <message>
        <source>Change the rules for orders</source>
        <translation>Cambiar las reglas de solicitud</translation>
    </message>
    <message>
        <source>Panels may be ordered together</source>
        <translation>Los paneles pueden solicitarse juntos</translation>
    </message>
    <message>
        <source>Panels are ordered one by one</source>
        <translation>Los paneles se solicitan uno a uno</translation>
    </message>
    <message>
        <source>Minimise %1</source>
        <translation>Minimizar %1</translation>
    </message>
    <message>
        <source>An order without a result %1</source>
        <translation>Una solicitud sin resultado %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Keep values of %1</source>
        <translation>Conservar valores de %1</translation>
    </message>
    <message>
        <source>Say how texts among numbers are read</source>
        <translation>Decir cómo se leen los textos entre números</translation>
    </message>
    <message>
        <source>Take back: %1</source>
        <translation>Revertir: %1</translation>
    </message>
    <message>
        <source>Change the split</source>
        <translation>Cambiar la partición</translation>
    </message>
</context>
<context>
    <name>ui::StudySummaryCard</name>
    <message>
        <source>Change…</source>
        <translation>Cambiar…</translation>
    </message>
    <message>
        <source>Change the outcome</source>
        <translation>Cambiar el desenlace</translation>
    </message>
    <message>
        <source>Change the split</source>
        <translation>Cambiar la partición</translation>
    </message>
    <message>
        <source>The bill</source>
        <translation>La factura</translation>
    </message>
    <message>
        <source>Outcome: %1</source>
        <translation>Desenlace: %1</translation>
    </message>
    <message>
        <source>Outcome: not chosen</source>
        <translation>Desenlace: sin elegir</translation>
    </message>
    <message>
        <source>Confirm…</source>
        <translation>Confirmar…</translation>
    </message>
    <message>
        <source>counting …</source>
        <translation>contando …</translation>
    </message>
    <message>
        <source>choose the column that says who is a case</source>
        <translation>elija la columna que dice quién es un caso</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Does %1 mark the cases? Please confirm.</source>
        <translation>¿%1 señala los casos? Confírmelo.</translation>
    </message>
    <message>
        <source>enough cases to train</source>
        <translation>casos suficientes para entrenar</translation>
    </message>
    <message>
        <source>at least %1 cases are needed</source>
        <translation>se necesitan al menos %1 casos</translation>
    </message>
    <message>
        <source>Split %1 / %2 / %3, stratified, seed %4</source>
        <translation>Partición %1 / %2 / %3, estratificada, semilla %4</translation>
    </message>
    <message>
        <source>%1 train · %2 validation · %3 test</source>
        <translation>%1 entrenamiento · %2 validación · %3 test</translation>
    </message>
    <message>
        <source>no patients to split yet</source>
        <translation>aún no hay pacientes que repartir</translation>
    </message>
    <message>
        <source>No panels yet</source>
        <translation>Aún sin paneles</translation>
    </message>
    <message>
        <source>All panels:</source>
        <translation>Todos los paneles:</translation>
    </message>
    <message>
        <source>All panels: %1 =</source>
        <translation>Todos los paneles: %1 =</translation>
    </message>
    <message>
        <source>every test without repeats: %1 = %2</source>
        <translation>todas las pruebas sin repetir: %1 = %2</translation>
    </message>
    <message>
        <source>no panel can be left out without losing a test</source>
        <translation>no puede omitirse ningún panel sin perder una prueba</translation>
    </message>
    <message>
        <source>shared fees once</source>
        <translation>cargos comunes una vez</translation>
    </message>
    <message>
        <source>results after %1</source>
        <translation>resultados tras %1</translation>
    </message>
    <message>
        <source>%1 if all are ordered together, %2 one after the other</source>
        <translation>%1 si se solicitan todos juntos, %2 uno tras otro</translation>
    </message>
    <message>
        <source>%1 of blood</source>
        <translation>%1 de sangre</translation>
    </message>
</context>
<context>
    <name>ui::TableTab</name>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
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
        <translation>Coste</translation>
    </message>
    <message>
        <source>Mean cost of testing per patient</source>
        <translation>Coste medio de las pruebas por paciente</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>To learn it once, tuning included</source>
        <translation>Para aprenderlo una vez, ajuste incluido</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Semillas</translation>
    </message>
    <message>
        <source>Lattice, Δ F1</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Lattice, Δ F1</translation>
    </message>
    <message>
        <source>For the same money: F1 of the lattice&apos;s policy that costs at most as much on validation, minus F1 of this model</source>
        <translation>Por el mismo dinero: F1 de la estrategia de Lattice que cuesta como mucho lo mismo en validación, menos el F1 de este modelo</translation>
    </message>
    <message>
        <source>F1 (95 %)</source>
        <translation>F1 (95 %)</translation>
    </message>
    <message>
        <source>Cases found</source>
        <translation>Casos detectados</translation>
    </message>
    <message>
        <source>Of all cases, in all folds</source>
        <translation>De todos los casos, en todos los pliegues</translation>
    </message>
    <message>
        <source>Sens. (95 %)</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Sens. (95 %)</translation>
    </message>
    <message>
        <source>Spec. (95 %)</source>
        <translation>Espec. (95 %)</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>Pliegues</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminado</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Frente a</translation>
    </message>
    <message>
        <source>Share of cost</source>
        <translation>Fracción del coste</translation>
    </message>
    <message>
        <source>This share of the other model&apos;s money</source>
        <translation>Esta fracción del coste del otro modelo</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>Δ F1 (95 %)</source>
        <translation>Δ F1 (95 %)</translation>
    </message>
    <message>
        <source>What the policies chosen so really cost</source>
        <translation>Lo que cuestan realmente las estrategias así elegidas</translation>
    </message>
    <message>
        <source>Export tables…</source>
        <translation>Exportar tablas…</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>Copiar como comando</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Eliminar…</translation>
    </message>
    <message>
        <source>Table of baselines</source>
        <translation>Tabla de comparadores</translation>
    </message>
    <message>
        <source>For a share of another&apos;s money</source>
        <translation>Por una fracción del coste de otro</translation>
    </message>
    <message>
        <source>The line of the command line that writes these tables again</source>
        <translation>El comando que vuelve a escribir estas tablas</translation>
    </message>
    <message>
        <source>The tables of the paper as CSV, Excel, Markdown and LaTeX</source>
        <translation>Las tablas del artículo como CSV, Excel, Markdown y LaTeX</translation>
    </message>
    <message>
        <source>Remove this table from the project</source>
        <translation>Eliminar esta tabla del proyecto</translation>
    </message>
    <message>
        <source>No table yet. Run baselines to see the models of the paper beside your policies.</source>
        <translation>Aún sin tabla. Ejecute los comparadores para ver los modelos del artículo junto a sus estrategias.</translation>
    </message>
    <message>
        <source>Table %1 · %2 of %3 models · %4</source>
        <translation>Tabla %1 · %2 de %3 modelos · %4</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Test patients; mean ± standard deviation over %1 seeds, %2.</source>
        <translation>Pacientes de test; media ± desviación estándar de %1 semillas, %2.</translation>
    </message>
    <message>
        <source>always on the study&apos;s own split</source>
        <translation>siempre con la partición del estudio</translation>
    </message>
    <message>
        <source>each with its own split</source>
        <translation>cada una con su propia partición</translation>
    </message>
    <message>
        <source>Test patients of the study&apos;s own split; one seed.</source>
        <translation>Pacientes de test de la partición del estudio; una semilla.</translation>
    </message>
    <message>
        <source>Everything was chosen on validation.</source>
        <translation>Todo se eligió en validación.</translation>
    </message>
    <message>
        <source>Mean cost: 95 % interval %1 to %2</source>
        <translation>Coste medio: intervalo del 95 %, %1 a %2</translation>
    </message>
    <message>
        <source>All %1 patients, %2. %3 Everything was chosen on validation.</source>
        <translation>Los %1 pacientes, %2. %3 Todo se eligió en validación.</translation>
    </message>
    <message numerus="yes">
        <source>%n folds</source>
        <translation>
            <numerusform>%n pliegue</numerusform>
            <numerusform>%n pliegues</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 frente a %2</translation>
    </message>
    <message>
        <source>What %1 offers for a share of another model&apos;s money</source>
        <translation>Qué ofrece %1 por una fracción del coste de otro modelo</translation>
    </message>
    <message>
        <source> and </source>
        <translation> y </translation>
    </message>
</context>
<context>
    <name>ui::TeamsDialog</name>
    <message>
        <source>Teams</source>
        <translation>Equipos</translation>
    </message>
    <message>
        <source>One name in each line, five at most. Teams take turns, case by case; a change of names begins a new count. Empty: one player.</source>
        <translation>Un nombre por línea, cinco como máximo. Los equipos se turnan, caso por caso; cambiar los nombres inicia un recuento nuevo. Vacío: un solo jugador.</translation>
    </message>
    <message>
        <source>Names of teams</source>
        <translation>Nombres de los equipos</translation>
    </message>
</context>
<context>
    <name>ui::ThresholdBar</name>
    <message>
        <source>Each at its own</source>
        <translation>Cada uno con el suyo</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Umbral</translation>
    </message>
    <message>
        <source>Patients are called cases from this probability upwards, whichever model is asked</source>
        <translation>Los pacientes se clasifican como casos a partir de esta probabilidad, sea cual sea el modelo</translation>
    </message>
    <message>
        <source>own</source>
        <translation>propio</translation>
    </message>
    <message>
        <source>Threshold in percent</source>
        <translation>Umbral en porcentaje</translation>
    </message>
    <message>
        <source>1–99 %; the lowest value lets each model decide by itself</source>
        <translation>1–99 %; el valor mínimo deja decidir a cada modelo por sí mismo</translation>
    </message>
    <message>
        <source>Policies decide by themselves; baselines at the threshold with the best F1 on validation</source>
        <translation>Las estrategias deciden por sí mismas; los comparadores, con el umbral de mejor F1 en validación</translation>
    </message>
    <message>
        <source>&amp;Threshold</source>
        <translation>&amp;Umbral</translation>
    </message>
    <message>
        <source>drives every tab</source>
        <translation>rige todas las pestañas</translation>
    </message>
</context>
<context>
    <name>ui::TrainOptions</name>
    <message>
        <source>SM-DDPO end to end</source>
        <translation>SM-DDPO de extremo a extremo</translation>
    </message>
    <message>
        <source>SM-DDPO pretrained</source>
        <translation>SM-DDPO preentrenado</translation>
    </message>
    <message>
        <source>Lattice (whole front)</source>
        <translation>Lattice (frente entero)</translation>
    </message>
    <message>
        <source>Sweep (whole front)</source>
        <translation>Barrido (frente entero)</translation>
    </message>
    <message>
        <source>Advanced…</source>
        <translation>Avanzado…</translation>
    </message>
    <message>
        <source>Quick look</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Thorough</source>
        <translation>Minucioso</translation>
    </message>
    <message>
        <source>As in the paper</source>
        <translation>Como en el artículo</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Preajuste</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Métrica</translation>
    </message>
    <message>
        <source>Judge on</source>
        <translation>Evaluar en</translation>
    </message>
    <message>
        <source>Minimise</source>
        <translation>Minimizar</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Semillas</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>Núcleos</translation>
    </message>
    <message>
        <source>Every number of the plan, with its range</source>
        <translation>Cada número del plan, con su intervalo</translation>
    </message>
    <message>
        <source>How many policies train at the same time; the window keeps its share</source>
        <translation>Cuántas estrategias se entrenan a la vez; la ventana conserva su parte</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>Advanced (changed: %1)…</source>
        <translation>Avanzado (cambiados: %1)…</translation>
    </message>
</context>
<context>
    <name>ui::TrainPage</name>
    <message>
        <source>Start training</source>
        <translation>Iniciar entrenamiento</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Training waits where it is; nothing is lost</source>
        <translation>El entrenamiento espera donde está; no se pierde nada</translation>
    </message>
    <message>
        <source>Ends everything within a second; the best policies so far are kept</source>
        <translation>Termina todo en un segundo; se conservan las mejores estrategias hasta entonces</translation>
    </message>
    <message>
        <source>%1 patients to learn from · %2 to check the classifier by · %3 to choose the best policy by · %4 for the final test</source>
        <translation>%1 pacientes para aprender · %2 para comprobar el clasificador · %3 para elegir la mejor estrategia · %4 para el test final</translation>
    </message>
    <message>
        <source>policy %1</source>
        <translation>estrategia %1</translation>
    </message>
    <message>
        <source>%1; %2; seed %3; validation and training patients</source>
        <translation>%1; %2; semilla %3; pacientes de validación y entrenamiento</translation>
    </message>
    <message>
        <source>Start search</source>
        <translation>Iniciar búsqueda</translation>
    </message>
    <message>
        <source>Begin with these settings, or with what waits in the queue</source>
        <translation>Empezar con estos ajustes, o con lo que espera en la cola</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Panel %1</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Panel %1</translation>
    </message>
    <message>
        <source>Policy %1 of %2</source>
        <translation>Estrategia %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n policies on the front</source>
        <translation>
            <numerusform>%n estrategia en el frente</numerusform>
            <numerusform>%n estrategias en el frente</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: seconds to minutes on this computer.</source>
        <translation>%1: de segundos a minutos en este equipo.</translation>
    </message>
    <message>
        <source>%1: %2 on this computer.</source>
        <translation>%1: %2 en este equipo.</translation>
    </message>
    <message>
        <source>Remove policy %1 with its curves and figures? This cannot be undone.</source>
        <translation>¿Eliminar la estrategia %1 con sus curvas y cifras? No puede deshacerse.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Go to Data &amp; panels</source>
        <translation>Ir a Datos y paneles</translation>
    </message>
    <message>
        <source>Policy %1 belongs to earlier data: patients, panels or prices have changed since.</source>
        <translation>La estrategia %1 corresponde a datos anteriores: pacientes, paneles o precios han cambiado desde entonces.</translation>
    </message>
    <message>
        <source>Policy %1 was interrupted. It can go on from its last checkpoint.</source>
        <translation>La estrategia %1 se interrumpió. Puede continuar desde su último punto de control.</translation>
    </message>
    <message>
        <source>Policy %1 was trained with these settings, seed and patients: the same would come out again.</source>
        <translation>La estrategia %1 se entrenó con estos ajustes, semilla y pacientes: saldría otra vez lo mismo.</translation>
    </message>
    <message>
        <source>Train with seed %1</source>
        <translation>Entrenar con la semilla %1</translation>
    </message>
    <message>
        <source>Train the same</source>
        <translation>Entrenar lo mismo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Policy %1 was interrupted before its first checkpoint; it cannot go on, but be trained again.</source>
        <translation>La estrategia %1 se interrumpió antes de su primer punto de control; no puede continuar, pero sí entrenarse de nuevo.</translation>
    </message>
    <message>
        <source>Train again</source>
        <translation>Entrenar de nuevo</translation>
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
        <translation>Preparando los pacientes…</translation>
    </message>
    <message>
        <source>Stopping; the best policy so far is kept…</source>
        <translation>Deteniendo; se conserva la mejor estrategia hasta ahora…</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>%1 elapsed</source>
        <translation>transcurridos %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>quedan %1</translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <translation>%1 de %2 pasos</translation>
    </message>
    <message>
        <source>Classifier and panel selector</source>
        <translation>Clasificador y selector de paneles</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Progress of training</source>
        <translation>Progreso del entrenamiento</translation>
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
        <translation>Pasos simulados</translation>
    </message>
    <message>
        <source>Curves begin after the state encoder</source>
        <translation>Curvas tras el codificador de estado</translation>
    </message>
    <message>
        <source>Curves appear here while a policy trains</source>
        <translation>Las curvas siguen al entrenamiento</translation>
    </message>
    <message>
        <source>Mean cost per patient</source>
        <translation>Coste medio por paciente</translation>
    </message>
    <message>
        <source>Iterations of the state encoder</source>
        <translation>Iteraciones del codificador de estado</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>En vivo</translation>
    </message>
    <message>
        <source>Paper&apos;s curves</source>
        <translation>Curvas del artículo</translation>
    </message>
    <message>
        <source>Which curves</source>
        <translation>Qué curvas</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Suavizar</translation>
    </message>
    <message>
        <source>Follow newest</source>
        <translation>Seguir lo último</translation>
    </message>
    <message>
        <source>Which loss is drawn</source>
        <translation>Qué pérdida se dibuja</translation>
    </message>
    <message>
        <source>Losses say how well each part learns; lower is not always a better policy</source>
        <translation>Las pérdidas dicen cómo aprende cada parte; más baja no siempre es una estrategia mejor</translation>
    </message>
    <message>
        <source>Wheel and drag look closer; a double click follows again</source>
        <translation>La rueda y arrastrar acercan; un doble clic vuelve a seguir</translation>
    </message>
    <message>
        <source>Draws a smooth line over the raw one, which stays in sight</source>
        <translation>Dibuja una línea suave sobre la original, que sigue a la vista</translation>
    </message>
    <message>
        <source>The paper shows the classifier with random and with the policy&apos;s panels, and the policy on training and validation patients</source>
        <translation>El artículo muestra el clasificador con paneles al azar y con los de la estrategia, y la estrategia en los pacientes de entrenamiento y validación</translation>
    </message>
    <message>
        <source>other policies</source>
        <translation>otras estrategias</translation>
    </message>
    <message>
        <source>%1 and AUROC</source>
        <translation>%1 y AUROC</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>validación</translation>
    </message>
    <message>
        <source>Classifier</source>
        <translation>Clasificador</translation>
    </message>
    <message>
        <source>random panels known, and the policy&apos;s</source>
        <translation>con paneles al azar y con los de la estrategia</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Estrategia</translation>
    </message>
    <message>
        <source>training and validation patients</source>
        <translation>pacientes de entrenamiento y validación</translation>
    </message>
    <message>
        <source>F1 and AUROC</source>
        <translation>F1 y AUROC</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>validation, mean and range of %n seeds</source>
        <translation>
            <numerusform>validación, %n semilla</numerusform>
            <numerusform>validación, media e intervalo de %n semillas</numerusform>
        </translation>
    </message>
    <message>
        <source>training</source>
        <translation>entrenamiento</translation>
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
        <translation>%1, mujer</translation>
    </message>
    <message>
        <source>%1, male</source>
        <translation>%1, hombre</translation>
    </message>
</context>
<context>
    <name>ui::VariableDialog</name>
    <message>
        <source>Read on a &amp;log scale</source>
        <translation>Leer en escala &amp;logarítmica</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>Editar %1</translation>
    </message>
    <message>
        <source>The unit the values of the file are in. Changing it here does not change the values.</source>
        <translation>La unidad en que están los valores del archivo. Cambiarla aquí no cambia los valores.</translation>
    </message>
    <message>
        <source>For values spread over several powers of ten, such as CRP</source>
        <translation>Para valores repartidos en varias potencias de diez, como la PCR</translation>
    </message>
    <message>
        <source>Lower end of the reference range</source>
        <translation>Límite inferior del intervalo de referencia</translation>
    </message>
    <message>
        <source>Upper end of the reference range</source>
        <translation>Límite superior del intervalo de referencia</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>&amp;Unit of the values</source>
        <translation>&amp;Unidad de los valores</translation>
    </message>
    <message>
        <source>&amp;Reference range</source>
        <translation>Intervalo de &amp;referencia</translation>
    </message>
    <message>
        <source>Empty fields follow the built-in list of tests.</source>
        <translation>Los campos vacíos siguen la lista de pruebas incluida.</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>«%1» no es un número.</translation>
    </message>
    <message>
        <source>The lower end must be below the upper end.</source>
        <translation>El límite inferior debe ser menor que el superior.</translation>
    </message>
</context>
<context>
    <name>ui::VariableHeader</name>
    <message>
        <source>without</source>
        <translation>sin</translation>
    </message>
    <message>
        <source>with</source>
        <translation>con</translation>
    </message>
</context>
<context>
    <name>ui::VariableModel</name>
    <message>
        <source>%1 of patients who are no cases, %2 of cases</source>
        <translation>el %1 de los pacientes que no son casos, el %2 de los casos</translation>
    </message>
    <message>
        <source>Distribution of values: bars for patients who are no cases, line for cases</source>
        <translation>Distribución de los valores: barras para los pacientes que no son casos, línea para los casos</translation>
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
        <translation>Barras: pacientes sin el desenlace. Línea: pacientes con él. Cada uno según su propia proporción.</translation>
    </message>
    <message>
        <source>Variable</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rol</translation>
    </message>
    <message>
        <source>Panel</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Panel</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Middle 90 %</source>
        <translation>90 % central</translation>
    </message>
    <message>
        <source>Missing %</source>
        <translation>Ausentes %</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Distribución</translation>
    </message>
</context>
<context>
    <name>ui::VariableRows</name>
    <message>
        <source>Women %1, men %2 %3</source>
        <translation>Mujeres %1, hombres %2 %3</translation>
    </message>
    <message>
        <source>Range entered for this study</source>
        <translation>Intervalo introducido para este estudio</translation>
    </message>
    <message>
        <source>Illustrative adult range; use your laboratory&apos;s</source>
        <translation>Intervalo ilustrativo de adultos; use el de su laboratorio</translation>
    </message>
    <message numerus="yes">
        <source>%n levels</source>
        <translation>
            <numerusform>%n nivel</numerusform>
            <numerusform>%n niveles</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>share, value: 17 % ja</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 yes</source>
        <translation>%1 sí</translation>
    </message>
    <message>
        <source>In no panel and not known before testing: it will not be used.</source>
        <translation>En ningún panel y no conocida antes de las pruebas: no se usará.</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Columna %1</translation>
    </message>
    <message>
        <source>Recorded in %1, shown in %2</source>
        <translation>Registrado en %1, mostrado en %2</translation>
    </message>
    <message>
        <source>Panels: %1</source>
        <translation>Paneles: %1</translation>
    </message>
    <message>
        <source>no panel</source>
        <translation>ningún panel</translation>
    </message>
    <message>
        <source>To check</source>
        <translation>Por comprobar</translation>
    </message>
    <message>
        <source>Outcome and split</source>
        <translation>Desenlace y partición</translation>
    </message>
    <message>
        <source>Known before any test</source>
        <translation>Conocido antes de toda prueba</translation>
    </message>
    <message>
        <source>Tests in panels</source>
        <translation>Pruebas en paneles</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>Sin usar</translation>
    </message>
    <message numerus="yes">
        <source>%n columns</source>
        <translation>
            <numerusform>%n columna</numerusform>
            <numerusform>%n columnas</numerusform>
        </translation>
    </message>
    <message>
        <source>yes / no</source>
        <translation>sí / no</translation>
    </message>
    <message>
        <source>%1: one of %2</source>
        <translation>%1: uno de %2</translation>
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
        <translation>Solo con advertencias</translation>
    </message>
    <message>
        <source>No variable fits the filter.</source>
        <translation>Ninguna variable coincide con el filtro.</translation>
    </message>
    <message>
        <source>Find a variable</source>
        <translation>Buscar una variable</translation>
    </message>
    <message>
        <source>By name, column or panel (Ctrl+F)</source>
        <translation>Por nombre, columna o panel (Ctrl+F)</translation>
    </message>
    <message>
        <source>All roles</source>
        <translation>Todos los roles</translation>
    </message>
    <message>
        <source>Show variables of role</source>
        <translation>Mostrar variables con el rol</translation>
    </message>
    <message>
        <source>F2 edits a variable, Ctrl+Shift+R sets the role, Ctrl+M moves it to a panel, Delete leaves it unused.</source>
        <translation>F2 edita una variable, Ctrl+Mayús+R fija el rol, Ctrl+M la mueve a un panel, Supr la deja sin usar.</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Advertencias</translation>
    </message>
    <message>
        <source>New panel</source>
        <translation>Panel nuevo</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rol</translation>
    </message>
    <message>
        <source>Move to panel</source>
        <translation>Mover al panel</translation>
    </message>
    <message>
        <source>Also put in panel</source>
        <translation>Poner también en el panel</translation>
    </message>
    <message>
        <source>Remove from panel</source>
        <translation>Quitar del panel</translation>
    </message>
    <message>
        <source>Edit name, unit and range…</source>
        <translation>Editar nombre, unidad e intervalo…</translation>
    </message>
    <message>
        <source>Show rows</source>
        <translation>Mostrar filas</translation>
    </message>
</context>
<context>
    <name>ui::WhyCard</name>
    <message>
        <source>What moved the probability</source>
        <translation>Qué movió la probabilidad</translation>
    </message>
    <message>
        <source>Describes the model, not the patient.</source>
        <translation>Describe el modelo, no al paciente.</translation>
    </message>
    <message>
        <source>A bar is what the probability gained when this value became known, averaged over the orders in which the values could have become known. All bars add up to the whole change.</source>
        <translation>Una barra es lo que ganó la probabilidad al conocerse este valor, promediado sobre los órdenes en que podrían haberse conocido los valores. Todas las barras suman el cambio total.</translation>
    </message>
</context>
</TS>
