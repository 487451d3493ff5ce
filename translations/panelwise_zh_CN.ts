<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>BaselineTable</name>
    <message numerus="yes">
        <source>%Ln seeds</source>
        <translation>
            <numerusform>%Ln 个种子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>counts of %Ln folds together, each decided for by what was learned without it</source>
        <translation>
            <numerusform>%Ln 折的计数合并，每折均由未用该折学习的结果判定</numerusform>
        </translation>
    </message>
    <message>
        <source>one seed (%1)</source>
        <translation>一个种子（%1）</translation>
    </message>
    <message>
        <source>mean ± standard deviation over %1, the split given by the data</source>
        <translation>%1 的均值 ± 标准差，划分由数据给定</translation>
    </message>
    <message>
        <source>mean ± standard deviation over %1, all on the same split</source>
        <translation>%1 的均值 ± 标准差，均用同一划分</translation>
    </message>
    <message>
        <source>mean ± standard deviation over %1, each with a split of its own</source>
        <translation>%1 的均值 ± 标准差，各用自己的划分</translation>
    </message>
    <message>
        <source>prices in %1, source not stated</source>
        <translation>价格以 %1 计，来源未注明</translation>
    </message>
    <message>
        <source>prices in %1: %2</source>
        <translation>价格以 %1 计：%2</translation>
    </message>
    <message>
        <source>%1: all %2 patients judge (%3 of them are cases: %4); %5; %6.</source>
        <translation>%1：全部 %2 名患者参与评价（其中病例 %3 名：%4）；%5；%6。</translation>
    </message>
    <message>
        <source>%1: %2 patients (training %3, validation %4, test %5; %6 of the test patients are cases: %9); %7; %8.</source>
        <translation>%1：%2 名患者（训练集 %3，验证集 %4，测试集 %5；测试集患者中病例 %6 名：%9）；%7；%8。</translation>
    </message>
    <message>
        <source>CWCF is made to be right at little cost, not for F1.</source>
        <translation>CWCF 追求的是以低费用判断正确，而非 F1。</translation>
    </message>
    <message>
        <source>Stopped before a row was finished.</source>
        <translation>尚无一行完成即已停止。</translation>
    </message>
    <message>
        <source>Stopped before the end; what was finished is kept.</source>
        <translation>提前停止；已完成的部分保留。</translation>
    </message>
    <message>
        <source>Simulation for education and research. Not for clinical use.</source>
        <translation>仅供教学与研究的模拟，不得用于临床。</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>未定义</translation>
    </message>
    <message>
        <source>%1 (panels differ by seed)</source>
        <translation>%1（组合因种子而异）</translation>
    </message>
    <message numerus="yes">
        <source> [%Ln seeds so far]</source>
        <translation>
            <numerusform> [目前 %Ln 个种子]</numerusform>
        </translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Cost (%1)</source>
        <translation>费用（%1）</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>F1, area under the ROC curve and mean cost per patient on test patients</source>
        <translation>测试集患者的 F1、ROC 曲线下面积及人均费用</translation>
    </message>
    <message>
        <source>AUROC</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>AUROC</translation>
    </message>
    <message>
        <source>AM, the mean of sensitivity and specificity, and mean cost per patient on test patients</source>
        <translation>测试集患者的 AM（灵敏度与特异度的均值）及人均费用</translation>
    </message>
    <message>
        <source>AM</source>
        <translation>AM</translation>
    </message>
    <message>
        <source>Precision and recall on test patients</source>
        <translation>测试集患者的精确率与召回率</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精确率</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>召回率</translation>
    </message>
    <message>
        <source>Specificity</source>
        <translation>特异度</translation>
    </message>
    <message>
        <source>Figures on all patients, with 95 % intervals</source>
        <translation>全部患者的指标及 95% 区间</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>灵敏度</translation>
    </message>
    <message>
        <source>%1 for a share of another model&apos;s money. %2</source>
        <translation>%1：以另一模型费用的一部分。%2</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>费用占比</translation>
    </message>
    <message>
        <source>Difference of F1</source>
        <translation>F1 之差</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
</context>
<context>
    <name>BuiltinCohort</name>
    <message>
        <source>Low ferritin</source>
        <translation>低铁蛋白</translation>
    </message>
    <message>
        <source>Which adults have ferritin below 15 ng/mL, and which blood panel tells?</source>
        <translation>哪些成人的铁蛋白低于 15 ng/mL，哪个血液检验组合能判断？</translation>
    </message>
    <message>
        <source>Acute kidney injury</source>
        <translation>急性肾损伤</translation>
    </message>
    <message>
        <source>Who in intensive care will have new kidney injury on day 2?</source>
        <translation>重症监护患者中，谁会在第 2 天新发肾损伤？</translation>
    </message>
    <message>
        <source>ICU mortality</source>
        <translation>ICU 死亡</translation>
    </message>
    <message>
        <source>In-hospital death from the first 24 hours; a quarter of values missing.</source>
        <translation>根据最初 24 小时预测院内死亡；四分之一的值缺失。</translation>
    </message>
    <message>
        <source>Known optimum</source>
        <translation>已知最优</translation>
    </message>
    <message>
        <source>A small made-up disease whose best possible front is computed exactly.</source>
        <translation>一种虚构的小型疾病，其最佳前沿可精确计算。</translation>
    </message>
</context>
<context>
    <name>CalibrationTab</name>
    <message>
        <source>Calibration in figures</source>
        <translation>校准指标</translation>
    </message>
    <message>
        <source>Model whose predictions are shown</source>
        <translation>显示哪个模型的预测</translation>
    </message>
    <message>
        <source>How often the model gave each probability: the cases upwards, the others downwards</source>
        <translation>模型给出各概率的频度：病例向上，非病例向下</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>校准</translation>
    </message>
    <message>
        <source>Predictions of</source>
        <translation>预测来自</translation>
    </message>
    <message>
        <source>Up: cases. Down: others. Each group has its own scale.</source>
        <translation>向上：病例。向下：非病例。两组各用自己的刻度。</translation>
    </message>
    <message>
        <source>Wilson&apos;s formula (shares), Wald&apos;s (slope, intercepts) and standard error (Brier)</source>
        <translation>Wilson 公式（比例）、Wald 公式（斜率、截距）及标准误（Brier）</translation>
    </message>
</context>
<context>
    <name>CalibrationWords</name>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Slope</source>
        <translation>斜率</translation>
    </message>
    <message>
        <source>1 at best. Below: predictions are too extreme, as after overfitting. Above: too timid.</source>
        <translation>最佳为 1。低于 1：预测过于极端，如过拟合；高于 1：过于保守。</translation>
    </message>
    <message>
        <source>Intercept</source>
        <translation>截距</translation>
    </message>
    <message>
        <source>0 at best, together with slope 1</source>
        <translation>最佳为 0，且斜率为 1</translation>
    </message>
    <message>
        <source>In the large</source>
        <translation>总体校准</translation>
    </message>
    <message>
        <source>0 at best. Above: there are more cases than foretold, below: fewer.</source>
        <translation>最佳为 0。高于 0：实际病例多于预测；低于 0：少于预测。</translation>
    </message>
    <message>
        <source>Brier</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Brier</translation>
    </message>
    <message>
        <source>Mean squared distance between probability and outcome: the smaller the better</source>
        <translation>概率与结局之差的均方：越小越好</translation>
    </message>
    <message>
        <source>Scaled</source>
        <translation>标准化</translation>
    </message>
    <message>
        <source>How much of the Brier score of the mere prevalence is saved: 1 at best</source>
        <translation>与仅用患病率预测相比，Brier 评分减少的比例：最佳为 1</translation>
    </message>
    <message>
        <source>E : O</source>
        <translation>E : O</translation>
    </message>
    <message>
        <source>Cases expected over cases observed: 1 at best</source>
        <translation>预期病例数与观察病例数之比：最佳为 1</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>未定义</translation>
    </message>
</context>
<context>
    <name>Caption</name>
    <message>
        <source>prices %1 %2</source>
        <translation>价格 %1 %2</translation>
    </message>
    <message>
        <source>prices in %1</source>
        <translation>价格以 %1 计</translation>
    </message>
    <message>
        <source>%1: n = %2, %3 events</source>
        <translation>%1：n = %2，事件 %3</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>whole caption, the parts are joined by semicolons</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>Test patients</source>
        <translation>测试集患者</translation>
    </message>
    <message>
        <source>95 % intervals by %1</source>
        <translation>95% 区间：%1</translation>
    </message>
    <message>
        <source>All patients</source>
        <translation>全部患者</translation>
    </message>
    <message>
        <source>bootstrap, %1 draws</source>
        <translation>自助法，抽样 %1 次</translation>
    </message>
</context>
<context>
    <name>CardPicture</name>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>开单</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>诊断</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Yes or next</source>
        <translation>“是”或下一步</translation>
    </message>
</context>
<context>
    <name>CardText</name>
    <message>
        <source>Order %1</source>
        <translation>开具 %1</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>病例</translation>
    </message>
    <message>
        <source>No case</source>
        <translation>非病例</translation>
    </message>
    <message>
        <source>%1 of 1,000</source>
        <translation>%1/1,000 人</translation>
    </message>
    <message>
        <source>Not recorded: Yes</source>
        <translation>未记录：是</translation>
    </message>
    <message>
        <source>Not recorded: No</source>
        <translation>未记录：否</translation>
    </message>
    <message>
        <source>%1?</source>
        <translation>%1？</translation>
    </message>
    <message>
        <source>%1: %2?</source>
        <translation>%1：%2？</translation>
    </message>
    <message>
        <source>%1 &lt; %2?</source>
        <translation>%1 &lt; %2？</translation>
    </message>
    <message>
        <source>%1 &lt; %2 %3?</source>
        <translation>%1 &lt; %2 %3？</translation>
    </message>
    <message>
        <source>Fidelity: of %1 patients it was not made from, it leads %2 exactly as the policy does and gives %3 the same diagnosis; it makes %4 of the policy&apos;s decisions.</source>
        <translation>保真度：在未用于制卡的 %1 名患者中，%2 的路径与策略完全相同，%3 的诊断相同；策略的决策有 %4 与之一致。</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>未定义</translation>
    </message>
    <message>
        <source>Of 1,000 such patients it calls %1 cases, the policy %2. Its own sensitivity is %3, that of the policy %4.</source>
        <translation>每 1,000 名此类患者，此卡将 %1 名判为病例，策略为 %2 名。此卡的灵敏度为 %3，策略为 %4。</translation>
    </message>
    <message>
        <source>Pocket card: %1</source>
        <translation>口袋卡：%1</translation>
    </message>
    <message>
        <source>%1 · λ %2 · ρ %3 per %4 · seed %5 · made from %6 training patients</source>
        <translation>%1 · λ %2 · ρ %3/%4 · 种子 %5 · 由 %6 名训练集患者制成</translation>
    </message>
    <message>
        <source>The policy: %1</source>
        <translation>策略：%1</translation>
    </message>
    <message>
        <source>Read from the top. Where a value is not recorded, go on as its question says.</source>
        <translation>自上而下阅读。某值未记录时，按该问题的说明继续。</translation>
    </message>
    <message>
        <source>Where a diagnosis stands right below an order, the policy goes by the result; for that this card is too small.</source>
        <translation>若开单之下紧接诊断，则策略按结果判定；此卡篇幅有限，无法列出。</translation>
    </message>
    <message>
        <source>Simulation for education and research. Not for clinical use.</source>
        <translation>仅供教学与研究的模拟，不得用于临床。</translation>
    </message>
</context>
<context>
    <name>CaseSheets</name>
    <message>
        <source>%1 · case %2</source>
        <translation>%1 · 病例 %2</translation>
    </message>
    <message>
        <source>Simulation for education and research. Not for clinical use.</source>
        <translation>仅供教学与研究的模拟，不得用于临床。</translation>
    </message>
    <message>
        <source>Name or number:</source>
        <translation>姓名或编号：</translation>
    </message>
    <message>
        <source>Known before any test</source>
        <translation>检验前已知</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>开单</translation>
    </message>
    <message>
        <source>Number the panels as you order them; ask for the results of each before the next.</source>
        <translation>按开单顺序给组合编号；索取每个组合的结果后再开下一个。</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>组合</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>检验项目</translation>
    </message>
    <message>
        <source>%1: %2 once, with the first order.</source>
        <translation>%1：%2，只收一次，随首次开单收取。</translation>
    </message>
    <message>
        <source>No more than %1 may be spent.</source>
        <translation>花费不得超过 %1。</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>诊断</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>非%1</translation>
    </message>
    <message>
        <source>Bill:</source>
        <translation>账单：</translation>
    </message>
    <message>
        <source>nothing ordered</source>
        <translation>未开单</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>病例</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结局</translation>
    </message>
    <message>
        <source>The policy ordered</source>
        <translation>策略的开单</translation>
    </message>
    <message>
        <source>It said</source>
        <translation>策略的诊断</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>账单</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Answer key: %1</source>
        <translation>参考答案：%1</translation>
    </message>
    <message>
        <source>Score: %1 for a case found, 1 for somebody rightly reassured, 0 for an error, less the bill times %2.</source>
        <translation>得分：检出病例得 %1 分，正确排除得 1 分，错误得 0 分，再减去账单乘以 %2。</translation>
    </message>
    <message>
        <source>Results to hand out, panel by panel, as they are ordered</source>
        <translation>按开单情况逐个组合发放的结果</translation>
    </message>
</context>
<context>
    <name>CodeText</name>
    <message>
        <source>not recorded</source>
        <translation>未记录</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <translation>
            <numerusform>%1 及另外 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>the number in it</source>
        <translation>其中的数字</translation>
    </message>
    <message>
        <source>half of the number in it</source>
        <translation>其中数字的一半</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln cells with %2; nobody has said what that means</source>
        <translation>
            <numerusform>%1：%Ln 个单元格为 %2；其含义尚未说明</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln cells with %2 count as not recorded</source>
        <translation>
            <numerusform>%1：%Ln 个单元格为 %2，视为未记录</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln cells with %2 are read as %3</source>
        <translation>
            <numerusform>%1：%Ln 个单元格为 %2，读作 %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” stands in %Ln cells</source>
        <translation>
            <numerusform>“%1”出现在 %Ln 个单元格中</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 columns and is read as: %3</source>
        <translation>%1，涉及 %2 列，读作：%3</translation>
    </message>
    <message>
        <source>Not recorded in every column: %1</source>
        <translation>所有列中视为未记录：%1</translation>
    </message>
    <message>
        <source>All columns</source>
        <translation>所有列</translation>
    </message>
    <message>
        <source>%1: %2 is read as: %3</source>
        <translation>%1：%2 读作：%3</translation>
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
        <translation>示例：
  panelwise-cli baselines --cohort ferritin --project f.panelwise      论文各行及 lattice
  panelwise-cli baselines --cohort aki --models lr,xgboost,lattice --seeds 3
  panelwise-cli baselines --data my.csv --task my.task.json --models all --out table.tex
  panelwise-cli baselines --cohort ferritin --models lr-chosen,xgboost-chosen --panels &quot;BBC,TSAT&quot;
  panelwise-cli baselines --project f.panelwise --resume               按 Ctrl+C 或断电之后

模型：
%1
另有 lr-chosen、rf-chosen……，用于 --panels 所列的组合。paper：论文表格各行；all：以上全部。

每个模型都在验证集患者上按 F1 调参，在测试集患者上评价，与其他模型使用同一划分。
第一个种子使用研究自身的划分，其余种子各用自己的划分，除非 --same-split 或划分列
另有规定。费用为每名患者实际支付的金额，含共用费用。--lambda 与 --rho 属于 SM-DDPO；
不给出时，从若干取值中选验证集上最佳者。--preset 与 --set 同 train 和 front。

每一行的全部种子完成后立即在 stderr 报告；给出 --project 时同时保存。Ctrl+C 在一秒内
停止并保留已完成的部分；--resume 继续。

JSON 字段：panelwise-cli help baselines
关于 --seed、--threads 和 --json：见 panelwise-cli --help。</translation>
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
        <translation>示例：
  panelwise-cli benchmark --suite afa data --out afa.csv --plot afa.pdf
  panelwise-cli benchmark --suite afa data --out afa.csv --resume      按 Ctrl+C 或断电之后
  panelwise-cli benchmark --suite afa data --methods gdfs,lattice --seeds 42 --budgets 1,3,5

AFABench 的方案：对文件夹中每个附有 F.task.json 的 F.csv，60% 的患者用于学习，20%
用于选择，20% 用于评价，每个种子重新分配；每名患者可做的检验数有限。每个可见列或
组合中的列都算一项检验，费用一个单位，除非使用 --keep-panels。greedy、cwcf 和 lattice
按平均值遵守该数目，即在验证集患者上从各自的前沿中选取。无法参与的数据集或方法
会说明原因，其余继续。

CSV 各列与 JSON 各字段：panelwise-cli help benchmark
关于 --threads 和 --json：见 panelwise-cli --help。</translation>
    </message>
    <message>
        <source>There is no panel “%1”. There are: %2.</source>
        <translation>没有组合“%1”。现有：%2。</translation>
    </message>
    <message>
        <source>There is no table %1 in this project.</source>
        <translation>此工程中没有表 %1。</translation>
    </message>
    <message>
        <source>%1 holds no table, so there is nothing to resume.</source>
        <translation>%1 中没有表，因此无可恢复。</translation>
    </message>
    <message>
        <source>Table %1 was begun with other patients, panels or another split.</source>
        <translation>表 %1 开始时使用的是其他患者、组合或另一划分。</translation>
    </message>
    <message>
        <source>Undo that change, or make a new table.</source>
        <translation>请撤销该更改，或新建一张表。</translation>
    </message>
    <message>
        <source>There is no model “%1”. There are: paper, all, %2; and lr-chosen, rf-chosen … with --panels.</source>
        <translation>没有模型“%1”。现有：paper、all、%2；以及与 --panels 合用的 lr-chosen、rf-chosen 等。</translation>
    </message>
    <message>
        <source>--models names no model. There are: paper, all, %1.</source>
        <translation>选项 --models 未指定任何模型。现有：paper、all、%1。</translation>
    </message>
    <message>
        <source>Say which panels the chosen ones are: --panels &quot;CBC,CMP&quot;.</source>
        <translation>请说明所选的组合：--panels &quot;CBC,CMP&quot;。</translation>
    </message>
    <message>
        <source>--panels belongs to models on chosen panels: add some to --models, such as lr-chosen.</source>
        <translation>选项 --panels 用于所选组合上的模型：请在 --models 中加入此类模型，如 lr-chosen。</translation>
    </message>
    <message>
        <source>There is no table of baselines in this project.</source>
        <translation>此工程中没有基线模型表。</translation>
    </message>
    <message>
        <source>“panelwise-cli baselines --project …” makes one.</source>
        <translation>用“panelwise-cli baselines --project …”生成。</translation>
    </message>
    <message>
        <source>Which rows, separated by commas: keys such as lr,rf-2,lattice, or paper, or all; paper,lattice if not given</source>
        <translation>要计算的行，以逗号分隔：如 lr,rf-2,lattice，或 paper，或 all；默认 paper,lattice</translation>
    </message>
    <message>
        <source>How often everything is learned anew; 5 if not given</source>
        <translation>全部重新学习的次数；默认 5</translation>
    </message>
    <message>
        <source>a whole number from 1 up</source>
        <translation>不小于 1 的整数</translation>
    </message>
    <message>
        <source>Your choice of panels, separated by commas, in the place of the two cheapest</source>
        <translation>自选的组合，以逗号分隔，取代最便宜的两个</translation>
    </message>
    <message>
        <source>The same patients for training, validation and test every time</source>
        <translation>每次使用相同的训练集、验证集和测试集患者</translation>
    </message>
    <message>
        <source>--resume takes the number of a table or nothing, not “%1”.</source>
        <translation>选项 --resume 后接表的编号或留空，不能是“%1”。</translation>
    </message>
    <message>
        <source>Take up a table that was stopped, the newest one if no number is given</source>
        <translation>恢复已停止的表；不给编号时取最新一张</translation>
    </message>
    <message>
        <source>--resume needs the project that holds the table: --project P.panelwise.</source>
        <translation>选项 --resume 需要保存该表的工程：--project P.panelwise。</translation>
    </message>
    <message>
        <source>A resumed table keeps the way it is judged. Leave out --folds and --repeats.</source>
        <translation>恢复的表保持原评价方式。请去掉 --folds 和 --repeats。</translation>
    </message>
    <message>
        <source>A resumed table keeps its settings. Leave out --models, --seeds, --panels, --same-split, --lambda, --rho, --preset, --set and --seed.</source>
        <translation>恢复的表保持原设置。请去掉 --models、--seeds、--panels、--same-split、--lambda、--rho、--preset、--set 和 --seed。</translation>
    </message>
    <message>
        <source>A resumed table keeps its patients. Leave out --cohort and --data.</source>
        <translation>恢复的表保持原患者。请去掉 --cohort 和 --data。</translation>
    </message>
    <message>
        <source>Compare with what people use today: the paper&apos;s table</source>
        <translation>与现今常用方法比较：论文的表格</translation>
    </message>
    <message>
        <source>The project to keep it in; with --cohort or --data a new one to write</source>
        <translation>保存结果的工程；与 --cohort 或 --data 合用时新建</translation>
    </message>
    <message>
        <source>Nobody&apos;s bill may exceed this</source>
        <translation>任何人的账单不得超过此数</translation>
    </message>
    <message>
        <source>Also write the tables to this file, as export does</source>
        <translation>同时将表格写入此文件，同 export</translation>
    </message>
    <message>
        <source>--out takes a file name ending in .csv, .xlsx, .md or .tex, not “%1”.</source>
        <translation>选项 --out 的文件名须以 .csv、.xlsx、.md 或 .tex 结尾，不能是“%1”。</translation>
    </message>
    <message>
        <source>There are no patients to learn from. Name one of --cohort NAME, --data F.csv or --project P.panelwise.</source>
        <translation>没有可供学习的患者。请指定 --cohort NAME、--data F.csv 或 --project P.panelwise 之一。</translation>
    </message>
    <message>
        <source>--folds deals the patients itself. Leave out --seeds and --same-split; --repeats deals them several times.</source>
        <translation>选项 --folds 自行分配患者。请去掉 --seeds 和 --same-split；--repeats 可多次分配。</translation>
    </message>
    <message>
        <source>--seeds takes a number from 1 to 1000.</source>
        <translation>选项 --seeds 取 1 到 1000 的整数。</translation>
    </message>
    <message>
        <source>--lambda and --rho go together. Without them the best of a few on validation patients is taken.</source>
        <translation>选项 --lambda 与 --rho 须同时给出。都不给出时，从若干取值中选验证集上最佳者。</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>未定义</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Models side by side, on test patients</source>
        <translation>各模型并列，测试集患者</translation>
    </message>
    <message>
        <source>Table %1 in %2</source>
        <translation>表 %1，位于 %2</translation>
    </message>
    <message>
        <source>SYSTEM</source>
        <translation>方法</translation>
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
        <translation>费用</translation>
    </message>
    <message>
        <source>SEEDS</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>SECONDS EACH</source>
        <translation>每个用时（秒）</translation>
    </message>
    <message>
        <source>F1 (95 %)</source>
        <translation>F1（95%）</translation>
    </message>
    <message>
        <source>SENSITIVITY</source>
        <translation>灵敏度</translation>
    </message>
    <message>
        <source>SPECIFICITY</source>
        <translation>特异度</translation>
    </message>
    <message>
        <source>ROUNDS</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>%1 for a share of another&apos;s money</source>
        <translation>%1：以另一模型费用的一部分</translation>
    </message>
    <message>
        <source>AGAINST</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>SHARE</source>
        <translation>费用占比</translation>
    </message>
    <message>
        <source>DIFFERENCE (95 %)</source>
        <translation>差值（95%）</translation>
    </message>
    <message>
        <source>Precision and recall</source>
        <translation>精确率与召回率</translation>
    </message>
    <message>
        <source>PRECISION</source>
        <translation>精确率</translation>
    </message>
    <message>
        <source>RECALL</source>
        <translation>召回率</translation>
    </message>
    <message>
        <source>BRIER</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>BRIER</translation>
    </message>
    <message>
        <source>PANELS, SEED 1</source>
        <translation>组合，种子 1</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>%1 for at most the same money</source>
        <translation>%1：费用不高于对方</translation>
    </message>
    <message>
        <source>Of its policies the one that is best on validation patients and costs no more there than the other model; F1 on test patients.</source>
        <translation>取其在验证集上最佳且费用不高于另一模型的策略；F1 为测试集患者的结果。</translation>
    </message>
    <message>
        <source>ITS COST</source>
        <translation>其费用</translation>
    </message>
    <message>
        <source>ITS F1</source>
        <translation>其 F1</translation>
    </message>
    <message>
        <source>DIFFERENCE</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>Go on where it stopped: panelwise-cli baselines --project %1 --resume %2</source>
        <translation>从停止处继续：panelwise-cli baselines --project %1 --resume %2</translation>
    </message>
    <message>
        <source>The paper&apos;s tables: panelwise-cli export --project %1 --what baselines --out table.tex</source>
        <translation>论文的表格：panelwise-cli export --project %1 --what baselines --out table.tex</translation>
    </message>
    <message>
        <source>Simulation for education and research. Not for clinical use.</source>
        <translation>仅供教学与研究的模拟，不得用于临床。</translation>
    </message>
    <message>
        <source>Judge methods by a published protocol over a folder of data sets</source>
        <translation>按已发表的方案在一个数据集文件夹上评价各方法</translation>
    </message>
    <message>
        <source>Folder of F.csv, each with its F.task.json</source>
        <translation>含 F.csv 的文件夹，每个附有 F.task.json</translation>
    </message>
    <message>
        <source>The protocol: afa</source>
        <translation>方案：afa</translation>
    </message>
    <message>
        <source>Which methods, separated by commas; all of them if not given</source>
        <translation>要评价的方法，以逗号分隔；默认全部</translation>
    </message>
    <message>
        <source>some of %1</source>
        <translation>%1 中的若干个</translation>
    </message>
    <message>
        <source>Seeds of the splits; 42,43,44,45,46 if not given</source>
        <translation>各划分的种子；默认 42,43,44,45,46</translation>
    </message>
    <message>
        <source>whole numbers from 0 up</source>
        <translation>不小于 0 的整数</translation>
    </message>
    <message>
        <source>How many tests a patient may have; 1,3,5,10,20 if not given</source>
        <translation>每名患者可做的检验数；默认 1,3,5,10,20</translation>
    </message>
    <message>
        <source>Panels stay together and visible columns free; a panel is one unit</source>
        <translation>组合保持完整，可见列免费；一个组合算一个单位</translation>
    </message>
    <message>
        <source>Write all figures to this file, each run as soon as it is finished</source>
        <translation>将全部指标写入此文件，每次运行完成即写入</translation>
    </message>
    <message>
        <source>Go on with the file of --out: what is in it is not done again</source>
        <translation>用 --out 的文件继续：其中已有的不再重做</translation>
    </message>
    <message>
        <source>Draw accuracy or F1 against the number of tests; a file for each data set</source>
        <translation>画出准确率或 F1 与检验数的关系；每个数据集一个文件</translation>
    </message>
    <message>
        <source>There is no suite “%1”. There is: afa.</source>
        <translation>没有基准“%1”。现有：afa。</translation>
    </message>
    <message>
        <source>--out takes a file name ending in .csv, not “%1”.</source>
        <translation>选项 --out 的文件名须以 .csv 结尾，不能是“%1”。</translation>
    </message>
    <message>
        <source>--resume needs the file to go on with: --out FILE.csv.</source>
        <translation>选项 --resume 需要要继续的文件：--out FILE.csv。</translation>
    </message>
    <message>
        <source>--plot takes a file name ending in .pdf, .svg or .png, not “%1”.</source>
        <translation>选项 --plot 的文件名须以 .pdf、.svg 或 .png 结尾，不能是“%1”。</translation>
    </message>
    <message>
        <source>This is no table of a benchmark, so it cannot be gone on with. Choose another name for --out.</source>
        <translation>这不是基准评价的表格，因此无法继续。请为 --out 另取名称。</translation>
    </message>
    <message>
        <source>METHOD</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>TESTS</source>
        <translation>检验数</translation>
    </message>
    <message>
        <source>ACCURACY</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>Means over the seeds, on test patients. Greedy, CWCF and Lattice keep to the number of tests on average and call cases from the probability on that has the best F1 on validation patients; the others keep to it for every patient and call cases from ½ on.</source>
        <translation>各种子的均值，测试集患者。Greedy、CWCF 和 Lattice 按平均值遵守检验数，并从验证集患者上 F1 最佳的概率起判为病例；其余方法对每名患者都遵守，并从 ½ 起判为病例。</translation>
    </message>
    <message>
        <source>Stopped before the end. With --out FILE.csv a stopped benchmark can be gone on with.</source>
        <translation>提前停止。给出 --out FILE.csv 时，停止的基准评价可以继续。</translation>
    </message>
    <message>
        <source>Stopped before the end. Go on with the same words and --resume.</source>
        <translation>提前停止。用相同的命令加 --resume 继续。</translation>
    </message>
    <message>
        <source>Plot: %1</source>
        <translation>图：%1</translation>
    </message>
    <message>
        <source>%1 fold %2</source>
        <translation>%1 第 %2 折</translation>
    </message>
    <message>
        <source>%1 seed %2</source>
        <translation>%1 种子 %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>剩余 %1</translation>
    </message>
    <message>
        <source>%1: F1 %2, AUROC %3, AM %4, %5 per patient, %6 per seed</source>
        <translation>%1：F1 %2，AUROC %3，AM %4，每名患者 %5，每个种子 %6</translation>
    </message>
    <message>
        <source>More than two outcomes are out of scope. %1</source>
        <translation>不支持两种以上的结局。%1</translation>
    </message>
    <message>
        <source>There is no task file beside it.</source>
        <translation>旁边没有任务文件。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>There is no folder with CSV files at %1.</source>
        <translation>%1 处没有含 CSV 文件的文件夹。</translation>
    </message>
    <message>
        <source>%1 exists already. Go on with it by --resume, or choose another name for --out.</source>
        <translation>%1 已存在。用 --resume 继续，或为 --out 另取名称。</translation>
    </message>
    <message>
        <source>Print exactly one JSON object</source>
        <translation>仅输出一个 JSON 对象</translation>
    </message>
    <message>
        <source>Where random numbers start; the same seed gives the same patients and split</source>
        <translation>随机数的起点；相同种子得到相同的患者与划分</translation>
    </message>
    <message>
        <source>a whole number from 0 up</source>
        <translation>不小于 0 的整数</translation>
    </message>
    <message>
        <source>How many processor cores to use; training one policy uses one</source>
        <translation>使用的处理器核心数；训练一个策略用一个核心</translation>
    </message>
    <message>
        <source>Write a built-in cohort as CSV and task file</source>
        <translation>将内置队列写成 CSV 和任务文件</translation>
    </message>
    <message>
        <source>Name of the cohort, as “cohorts” lists it</source>
        <translation>队列名称，如“cohorts”所列</translation>
    </message>
    <message>
        <source>Folder for the two files; made if needed</source>
        <translation>存放两个文件的文件夹；必要时新建</translation>
    </message>
    <message>
        <source>Show what was read, what is missing and what looks wrong</source>
        <translation>显示读入了什么、缺失什么、哪些看来有误</translation>
    </message>
    <message>
        <source>A project to look at; with --cohort or --data a new one to write</source>
        <translation>要查看的工程；与 --cohort 或 --data 合用时新建</translation>
    </message>
    <message>
        <source>How files and JSON are written, page by page</source>
        <translation>文件与 JSON 的写法，逐页说明</translation>
    </message>
    <message>
        <source>What to read about; without it the pages are listed</source>
        <translation>要阅读的主题；不给出时列出各页</translation>
    </message>
    <message>
        <source>%1
See “%2 --help”.</source>
        <translation>%1
见“%2 --help”。</translation>
    </message>
    <message>
        <source>No command was given. There are: %1.</source>
        <translation>未给出命令。现有：%1。</translation>
    </message>
    <message>
        <source>There is no command “%1”. There are: %2.</source>
        <translation>没有命令“%1”。现有：%2。</translation>
    </message>
    <message>
        <source>--split, --unrecorded and --duplicates are said of a new study: give them with --cohort NAME or --data F.csv. In a project they are changed in the window.</source>
        <translation>选项 --split、--unrecorded 和 --duplicates 针对新研究：请与 --cohort NAME 或 --data F.csv 合用。工程中的这些设置在窗口中更改。</translation>
    </message>
    <message>
        <source>--split %1 is not understood. It takes random, column:NAME, patient:NAME, date:NAME or site:NAME=VALUE; patient:NAME may be added to date and site.</source>
        <translation>无法理解 --split %1。可取 random、column:NAME、patient:NAME、date:NAME 或 site:NAME=VALUE；date 和 site 可再加 patient:NAME。</translation>
    </message>
    <message>
        <source>There is nothing to look at. Name one of --cohort NAME, --data F.csv or --project P.panelwise.</source>
        <translation>没有可查看的内容。请指定 --cohort NAME、--data F.csv 或 --project P.panelwise 之一。</translation>
    </message>
    <message>
        <source>There are no other patients. Name them with --data NEW.csv or --events NEW.csv.</source>
        <translation>没有其他患者。请用 --data NEW.csv 或 --events NEW.csv 指定。</translation>
    </message>
    <message>
        <source>List the built-in cohorts</source>
        <translation>列出内置队列</translation>
    </message>
    <message>
        <source>diagnosis at once</source>
        <translation>直接诊断</translation>
    </message>
    <message>
        <source>AUPRC</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>AUPRC</translation>
    </message>
    <message>
        <source>AM, mean of both rates</source>
        <translation>AM，两率的均值</translation>
    </message>
    <message>
        <source>Sensitivity (recall)</source>
        <translation>灵敏度（召回率）</translation>
    </message>
    <message>
        <source>Specificity</source>
        <translation>特异度</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精确率</translation>
    </message>
    <message>
        <source>Brier score</source>
        <translation>Brier 评分</translation>
    </message>
    <message>
        <source>Mean cost</source>
        <translation>平均费用</translation>
    </message>
    <message>
        <source>Patients</source>
        <translation>患者</translation>
    </message>
    <message>
        <source>Cases found</source>
        <translation>检出病例</translation>
    </message>
    <message>
        <source>Others reassured</source>
        <translation>正确排除</translation>
    </message>
    <message>
        <source>PATIENTS</source>
        <translation>患者</translation>
    </message>
    <message>
        <source>DIAGNOSED AS CASES</source>
        <translation>诊断为病例</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln other sequences</source>
        <translation>
            <numerusform>及另外 %Ln 种顺序</numerusform>
        </translation>
    </message>
    <message>
        <source>Column of the measurements with the patient</source>
        <translation>测量表中的患者列</translation>
    </message>
    <message>
        <source>Column with the time</source>
        <translation>时间列</translation>
    </message>
    <message>
        <source>Column with the test: name or LOINC code</source>
        <translation>检验项目列：名称或 LOINC 代码</translation>
    </message>
    <message>
        <source>Column with the value</source>
        <translation>值列</translation>
    </message>
    <message>
        <source>Column with the unit</source>
        <translation>单位列</translation>
    </message>
    <message>
        <source>Column of the patient table with the patient</source>
        <translation>患者表中的患者列</translation>
    </message>
    <message>
        <source>A CSV file with one row per measurement; see help recipe</source>
        <translation>每行一次测量的 CSV 文件；见 help recipe</translation>
    </message>
    <message>
        <source>The patients of the measurements, with outcome and index time</source>
        <translation>测量所属的患者，含结局和索引时间</translation>
    </message>
    <message>
        <source>A folder with tables of the OMOP data model as CSV</source>
        <translation>含 OMOP 数据模型各表（CSV）的文件夹</translation>
    </message>
    <message>
        <source>A folder with FHIR resources as NDJSON</source>
        <translation>含 FHIR 资源（NDJSON）的文件夹</translation>
    </message>
    <message>
        <source>With --omop or --fhir: conditions that make a case, as E11*,E10.9</source>
        <translation>与 --omop 或 --fhir 合用：判为病例的诊断代码，如 E11*,E10.9</translation>
    </message>
    <message>
        <source>What the outcome is called</source>
        <translation>结局的名称</translation>
    </message>
    <message>
        <source>Only conditions from the index time on count</source>
        <translation>仅计索引时间及以后的诊断</translation>
    </message>
    <message>
        <source>Moment the window hangs on: a column of the patient table, first (measurement) or start (of elapsed times)</source>
        <translation>时间窗所依据的时刻：患者表的一列、first（首次测量）或 start（计时起点）</translation>
    </message>
    <message>
        <source>Hours around the index time whose measurements count, as -24..0</source>
        <translation>索引时间前后计入测量的小时数，如 -24..0</translation>
    </message>
    <message>
        <source>two numbers of hours, such as -24..0</source>
        <translation>两个小时数，如 -24..0</translation>
    </message>
    <message>
        <source>Which measurement of the window counts: last, first, worst or mean</source>
        <translation>时间窗内取哪次测量：last、first、worst 或 mean</translation>
    </message>
    <message>
        <source>What “&lt;3” becomes: the limit, half of it, or nothing (drop)</source>
        <translation>“&lt;3”如何处理：limit（界值）、half（其一半）或 drop（舍去）</translation>
    </message>
    <message>
        <source>Order in 3/4/2024</source>
        <translation>3/4/2024 中日与月的次序</translation>
    </message>
    <message>
        <source>Unit of times that are numbers</source>
        <translation>数字形式时间的单位</translation>
    </message>
    <message>
        <source>Share of patients a test must be recorded for, 0.05 if not given</source>
        <translation>检验项目须有记录的患者比例，默认 0.05</translation>
    </message>
    <message>
        <source>a number from 0 to 1</source>
        <translation>0 到 1 之间的数</translation>
    </message>
    <message>
        <source>Leave out values without a unit</source>
        <translation>舍去没有单位的值</translation>
    </message>
    <message>
        <source>All these choices from a recipe, a task file or a project</source>
        <translation>以上各项选择取自提取方案、任务文件或工程</translation>
    </message>
    <message>
        <source>Write the choices as a recipe</source>
        <translation>将各项选择写成提取方案</translation>
    </message>
    <message>
        <source>%1 requires --data or --events.</source>
        <translation>%1 需要 --data 或 --events。</translation>
    </message>
    <message>
        <source>A project keeps its prices. Give --prices with --cohort, --data or --events.</source>
        <translation>工程保持自己的价格。请将 --prices 与 --cohort、--data 或 --events 合用。</translation>
    </message>
    <message>
        <source>A project keeps its rules. Give --cap with --cohort, --data or --events.</source>
        <translation>工程保持自己的规则。请将 --cap 与 --cohort、--data 或 --events 合用。</translation>
    </message>
    <message>
        <source>A project keeps its panels and their rules. Give --first, --never and --unit-costs with --cohort, --data or --events.</source>
        <translation>工程保持自己的组合及其规则。请将 --first、--never 和 --unit-costs 与 --cohort、--data 或 --events 合用。</translation>
    </message>
    <message>
        <source>--events brings its own patients. Leave out --data and --cohort.</source>
        <translation>选项 --events 自带患者。请去掉 --data 和 --cohort。</translation>
    </message>
    <message>
        <source>--events, --omop and --fhir are three sources. Name one of them.</source>
        <translation>选项 --events、--omop 和 --fhir 是三种来源。请只指定一种。</translation>
    </message>
    <message>
        <source>--outcome-codes belongs to --omop or --fhir. Other tables have the outcome in a column.</source>
        <translation>选项 --outcome-codes 用于 --omop 或 --fhir。其他表的结局在一列中。</translation>
    </message>
    <message>
        <source>--patient-table belongs to --events F.csv.</source>
        <translation>选项 --patient-table 用于 --events F.csv。</translation>
    </message>
    <message>
        <source>There is no list of measurements to apply this to. Name one with --events F.csv.</source>
        <translation>没有可应用于此的测量列表。请用 --events F.csv 指定。</translation>
    </message>
    <message>
        <source>Answer with --positive “%1”, or with the other value. --label names another column, a task file says it once and for all.</source>
        <translation>请用 --positive “%1”或另一个值回答。--label 指定另一列；任务文件可一次说明。</translation>
    </message>
    <message>
        <source>Name texts that mean “not recorded” with --missing, and say of the others how they are read under &quot;codes&quot; of a task file; see “panelwise-cli help task”.</source>
        <translation>用 --missing 列出表示“未记录”的文本；其余文本如何读取，在任务文件的 &quot;codes&quot; 下说明；见“panelwise-cli help task”。</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was written.</source>
        <translation>已取消。未写入任何内容。</translation>
    </message>
    <message>
        <source>How files and the output of commands are written. Read one: panelwise-cli help TOPIC</source>
        <translation>文件与命令输出的写法。阅读其中一页：panelwise-cli help TOPIC</translation>
    </message>
    <message>
        <source>What a command does and which options it has: panelwise-cli COMMAND --help</source>
        <translation>命令的作用及其选项：panelwise-cli COMMAND --help</translation>
    </message>
    <message>
        <source>There is no page about “%1”. There are: %2.</source>
        <translation>没有关于“%1”的页面。现有：%2。</translation>
    </message>
    <message>
        <source>PanelWise: which lab panel should come next for this patient, or is it time to diagnose?
Simulation for education and research. Not for clinical use.</source>
        <translation>PanelWise：该患者下一步应开哪个检验组合，还是可以诊断了？
仅供教学与研究的模拟，不得用于临床。</translation>
    </message>
    <message>
        <source>Examples:
  panelwise-cli generate ferritin --out data
  panelwise-cli generate aki --patients 50000 --seed 3 --out data

Writes DIR/COHORT.csv and DIR/COHORT.task.json and replaces files of that name. The same seed gives the
same patients on every computer, and a larger sample begins with the smaller one.

Fields of the JSON: panelwise-cli help generate
--seed, --threads and --json: see panelwise-cli --help.</source>
        <translation>示例：
  panelwise-cli generate ferritin --out data
  panelwise-cli generate aki --patients 50000 --seed 3 --out data

写出 DIR/COHORT.csv 和 DIR/COHORT.task.json，并替换同名文件。相同种子在任何计算机上
得到相同的患者，较大的样本以较小的样本开头。

JSON 字段：panelwise-cli help generate
关于 --seed、--threads 和 --json：见 panelwise-cli --help。</translation>
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
        <translation>示例：
  panelwise-cli inspect --cohort icu-mortality --patients 2000
  panelwise-cli inspect --data clinic.csv --task clinic.task.json
  panelwise-cli inspect --data clinic.csv --decimal comma --delimiter semicolon
  panelwise-cli inspect --data clinic.csv --project clinic.panelwise    并保存
  panelwise-cli inspect --data ward.xlsx --sheet Patients --header-row 3
  zcat extract.csv.gz | panelwise-cli inspect --data -
  panelwise-cli inspect --project clinic.panelwise --json

表格可以是 CSV、Excel（.xlsx）或 LibreOffice（.ods）工作簿，或 SPSS（.sav）、Stata
（.dta）、SAS（.sas7bdat、.xpt）文件；均可用 gzip 压缩。类型按内容识别。值标签
予以保留，文件声明为缺失的值视为未记录。
文件的写法（分隔符、小数点符号、字符编码）自动判断并显示。若有两种读法，
如 1,234，则不作猜测：程序停止并指出用哪个选项回答。
值从不更改。数据因故不能使用时退出码为 3；报告
照常输出。

JSON 字段：panelwise-cli help inspect
关于 --seed、--threads 和 --json：见 panelwise-cli --help。</translation>
    </message>
    <message>
        <source>What separates the fields: comma, semicolon, tab or pipe</source>
        <translation>字段分隔符：comma、semicolon、tab 或 pipe</translation>
    </message>
    <message>
        <source>comma, semicolon, tab or pipe</source>
        <translation>comma、semicolon、tab 或 pipe</translation>
    </message>
    <message>
        <source>Decimal mark: point or comma</source>
        <translation>小数点符号：point 或 comma</translation>
    </message>
    <message>
        <source>point or comma</source>
        <translation>point 或 comma</translation>
    </message>
    <message>
        <source>Mark between thousands: none, comma, point, space or apostrophe</source>
        <translation>千位分隔符：none、comma、point、space 或 apostrophe</translation>
    </message>
    <message>
        <source>none, comma, point, space or apostrophe</source>
        <translation>none、comma、point、space 或 apostrophe</translation>
    </message>
    <message>
        <source>How the text is written: utf-8, latin-1, or mixed where some cells are one and some the other</source>
        <translation>字符编码：utf-8、latin-1，或 mixed（部分单元格为前者，部分为后者）</translation>
    </message>
    <message>
        <source>utf-8, latin-1 or mixed</source>
        <translation>utf-8、latin-1 或 mixed</translation>
    </message>
    <message>
        <source>Texts and numbers that mean “not recorded” in every column, separated by commas</source>
        <translation>在所有列中表示“未记录”的文本和数字，以逗号分隔</translation>
    </message>
    <message>
        <source>An order of which a patient&apos;s record holds nothing is unavailable for the patient, charged or free; without it as the task says</source>
        <translation>患者记录中全无结果的组合，其开单为 unavailable（不可开）、charged（收费）或 free（免费）；不给出时按任务文件</translation>
    </message>
    <message>
        <source>unavailable, charged or free</source>
        <translation>unavailable、charged 或 free</translation>
    </message>
    <message>
        <source>Rows that are the same as an earlier one in every column in use: keep or drop; without it as the task says</source>
        <translation>所有在用列均与之前某行相同的行：keep（保留）或 drop（删除）；不给出时按任务文件</translation>
    </message>
    <message>
        <source>keep or drop</source>
        <translation>keep 或 drop</translation>
    </message>
    <message>
        <source>How patients are divided: random, column:NAME, patient:NAME (rows of a patient stay together), date:NAME (learned from the past) or site:NAME=VALUE (left out for the test)</source>
        <translation>患者的划分方式：random、column:NAME、patient:NAME（同一患者的行在一起）、date:NAME（用过去的数据学习）或 site:NAME=VALUE（留作测试）</translation>
    </message>
    <message>
        <source>Which sheet of a workbook, by name or number; without it the first with a table</source>
        <translation>工作簿中的工作表，按名称或编号；不给出时取第一个含表格者</translation>
    </message>
    <message>
        <source>Row of the sheet that names the columns; without it the row is found</source>
        <translation>工作表中给出列名的行；不给出时自动查找</translation>
    </message>
    <message>
        <source>a whole number such as 3</source>
        <translation>整数，如 3</translation>
    </message>
    <message>
        <source>A built-in cohort</source>
        <translation>内置队列</translation>
    </message>
    <message>
        <source>A table with one row per patient: CSV, Excel, LibreOffice, SPSS, Stata or SAS, also with .gz; - reads the standard input</source>
        <translation>每行一名患者的表格：CSV、Excel、LibreOffice、SPSS、Stata 或 SAS，也可为 .gz；- 表示读取标准输入</translation>
    </message>
    <message>
        <source>What its columns mean; F.task.json beside the data is taken by itself, without one roles are proposed</source>
        <translation>各列的含义；数据旁的 F.task.json 会自动采用，没有时自动建议角色</translation>
    </message>
    <message>
        <source>Propose roles even where a task lies beside the data</source>
        <translation>即使数据旁有任务文件也建议角色</translation>
    </message>
    <message>
        <source>Prices of the panels: %1, or a CSV file of names and prices</source>
        <translation>组合的价格：%1，或含名称和价格的 CSV 文件</translation>
    </message>
    <message>
        <source>Every test alone for one unit, without prices: budgets are numbers of tests</source>
        <translation>每项检验单独计一个单位，不计价格：预算即检验数</translation>
    </message>
    <message>
        <source>Panels that everybody gets before anything else is done, divided by commas</source>
        <translation>人人最先做的组合，以逗号分隔</translation>
    </message>
    <message>
        <source>Panels that are not ordered, divided by commas</source>
        <translation>不开具的组合，以逗号分隔</translation>
    </message>
    <message>
        <source>Column of the outcome, or a limit of one: &quot;ferritin&lt;15&quot;</source>
        <translation>结局列，或某列的界值：&quot;ferritin&lt;15&quot;</translation>
    </message>
    <message>
        <source>What the cases have in it: a value, several divided by commas, a limit such as &quot;&lt;15&quot;, or “recorded”</source>
        <translation>病例在该列中的取值：一个值、以逗号分隔的多个值、界值如 &quot;&lt;15&quot;，或“recorded”</translation>
    </message>
    <message>
        <source>an amount of money from 0 up</source>
        <translation>不小于 0 的金额</translation>
    </message>
    <message>
        <source>Judge on all patients: everything is learned once more without each of K folds, which then judge; without it the test part judges</source>
        <translation>用全部患者评价：对 K 折的每一折，不用该折重新学习，再用该折评价；不给出时用测试集评价</translation>
    </message>
    <message>
        <source>a whole number such as 10</source>
        <translation>整数，如 10</translation>
    </message>
    <message>
        <source>Deal the patients into folds this often; 1 if not given</source>
        <translation>将患者分折的次数；默认 1</translation>
    </message>
    <message>
        <source>Who taught the policy: all (every patient of the study, once it was judged by folds) or study (all but its test patients); all if not given, where there is one</source>
        <translation>策略用谁学习：all（折评价之后用研究的全部患者）或 study（测试集患者除外）；默认 all（如有）</translation>
    </message>
    <message>
        <source>--folds takes a number from 2 to %1.</source>
        <translation>选项 --folds 取 2 到 %1 的整数。</translation>
    </message>
    <message>
        <source>--repeats takes a number from 1 to %1.</source>
        <translation>选项 --repeats 取 1 到 %1 的整数。</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation>现有：%1。</translation>
    </message>
    <message>
        <source>%1 holds no recipe: its table was not made from a list of measurements.</source>
        <translation>%1 不含提取方案：其表格并非由测量列表生成。</translation>
    </message>
    <message>
        <source>Name it with --event-%1 COLUMN.</source>
        <translation>请用 --event-%1 COLUMN 指定。</translation>
    </message>
    <message>
        <source>Answer with --dates day-first or --dates month-first.</source>
        <translation>请用 --dates day-first 或 --dates month-first 回答。</translation>
    </message>
    <message>
        <source>Answer with --time-unit hours, minutes, seconds or days.</source>
        <translation>请用 --time-unit hours、minutes、seconds 或 days 回答。</translation>
    </message>
    <message>
        <source>Name the column with --index COLUMN.</source>
        <translation>请用 --index COLUMN 指定该列。</translation>
    </message>
    <message>
        <source>--point takes a number from 1 to %1, the number of policies in %2.</source>
        <translation>选项 --point 取 1 到 %1 的整数，即 %2 中策略的数目。</translation>
    </message>
    <message>
        <source>Patients of the project taught that policy and cannot try it. Leave out --learned-from all, or name other patients with --data.</source>
        <translation>该策略由此工程的患者学得，不能再用他们检验。请去掉 --learned-from all，或用 --data 指定其他患者。</translation>
    </message>
    <message>
        <source>No policy was learned from all patients here. That is done where one is judged on everybody: add --folds 10 to “front” or “train”.</source>
        <translation>此处没有用全部患者学得的策略。用全部患者评价时才会生成：在“front”或“train”后加 --folds 10。</translation>
    </message>
    <message>
        <source>%1 holds no front yet. Find one with “panelwise-cli front --project %1”.</source>
        <translation>%1 中还没有前沿。请用“panelwise-cli front --project %1”查找。</translation>
    </message>
    <message>
        <source>%1 holds no prices. Each line needs a panel and its price, such as CBC,12.50.</source>
        <translation>%1 中没有价格。每行须有一个组合及其价格，如 CBC,12.50。</translation>
    </message>
    <message>
        <source>Note: the price list does not name %1; the old price stays.</source>
        <translation>注意：价目表中没有 %1；保留原价格。</translation>
    </message>
    <message>
        <source>Say what separates the fields with --delimiter comma, semicolon, tab or pipe.</source>
        <translation>请用 --delimiter comma、semicolon、tab 或 pipe 说明字段分隔符。</translation>
    </message>
    <message>
        <source>Answer with --decimal comma if it is a decimal mark, or with --thousands comma if it stands between thousands.</source>
        <translation>若为小数点符号，请用 --decimal comma 回答；若为千位分隔符，请用 --thousands comma。</translation>
    </message>
    <message>
        <source>Answer with --decimal point if it is a decimal mark, or with --thousands point if it stands between thousands.</source>
        <translation>若为小数点符号，请用 --decimal point 回答；若为千位分隔符，请用 --thousands point。</translation>
    </message>
    <message>
        <source>--decimal and --thousands name the same mark (%1). They must differ.</source>
        <translation>选项 --decimal 与 --thousands 指定了同一符号（%1）。两者必须不同。</translation>
    </message>
    <message>
        <source>--sheet and --header-row are for workbooks; %1 is none.</source>
        <translation>选项 --sheet 与 --header-row 用于工作簿；%1 不是工作簿。</translation>
    </message>
    <message>
        <source>--positive needs --label: no outcome was found in this table.</source>
        <translation>选项 --positive 需要 --label：此表中未找到结局。</translation>
    </message>
    <message>
        <source>--label “%1” says already who is a case. Leave --positive out.</source>
        <translation>选项 --label “%1”已说明谁是病例。请去掉 --positive。</translation>
    </message>
    <message>
        <source>trained policy %1</source>
        <translation>已训练策略 %1</translation>
    </message>
    <message>
        <source>policy %1, point %2 of front %3</source>
        <translation>策略 %1，前沿 %3 的第 %2 点</translation>
    </message>
    <message>
        <source>%1 (λ %2, ρ %3)</source>
        <translation>%1（λ %2，ρ %3）</translation>
    </message>
    <message>
        <source>Note: %1 It is stored in the project.</source>
        <translation>注意：%1 已保存在工程中。</translation>
    </message>
    <message>
        <source>%1 exists already and holds other patients or panels. Choose another name for the new project, or go on in this one with --project alone.</source>
        <translation>%1 已存在，且含有其他患者或组合。请为新工程另取名称，或单用 --project 在此工程中继续。</translation>
    </message>
    <message>
        <source>Note: %1.</source>
        <translation>注意：%1。</translation>
    </message>
    <message>
        <source>Note: the task file beside the data is used: %1.</source>
        <translation>注意：使用数据旁的任务文件：%1。</translation>
    </message>
    <message>
        <source>Note: no task file was given, so the roles of the columns and the prices are proposed. See “panelwise-cli inspect”.</source>
        <translation>注意：未给出任务文件，因此列的角色和价格均为建议。见“panelwise-cli inspect”。</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>注意：%1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>警告：%1</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>正在读取</translation>
    </message>
    <message>
        <source>Summarising</source>
        <translation>正在汇总</translation>
    </message>
    <message>
        <source>Writing the project</source>
        <translation>正在写入工程</translation>
    </message>
    <message>
        <source>Drawing patients</source>
        <translation>正在抽取患者</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>正在写入</translation>
    </message>
    <message>
        <source>, about %1 s left</source>
        <translation>，约剩 %1 秒</translation>
    </message>
    <message numerus="yes">
        <source>, %Ln rows</source>
        <translation>
            <numerusform>，%Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>There are problems:</source>
        <translation>存在问题：</translation>
    </message>
    <message>
        <source>Problems in %1:</source>
        <translation>%1 中存在问题：</translation>
    </message>
    <message numerus="yes">
        <source>%Ln synthetic patients, %1 of them cases: %2
What the columns mean: %3</source>
        <translation>
            <numerusform>%Ln 名合成患者，其中病例 %1 名：%2
各列的含义：%3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 exists already. Choose another name for the new project, or look at this one with --project alone.</source>
        <translation>%1 已存在。请为新工程另取名称，或单用 --project 查看此工程。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns</source>
        <translation>
            <numerusform>%Ln 列</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln synthetic patients, %2, seed %3</source>
        <translation>
            <numerusform>%1：%Ln 名合成患者，%2，种子 %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln rows, %2</source>
        <translation>
            <numerusform>%1：%Ln 行，%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Read as %1</source>
        <translation>读作 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln patients, %2</source>
        <translation>
            <numerusform>%1：%Ln 名患者，%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln rows, %2, imported from %3</source>
        <translation>
            <numerusform>%1：%Ln 行，%2，导入自 %3</numerusform>
        </translation>
    </message>
    <message>
        <source>The task file beside the data is used: %1. With --no-task roles are proposed instead.</source>
        <translation>使用数据旁的任务文件：%1。用 --no-task 可改为建议角色。</translation>
    </message>
    <message>
        <source>No task file was given, so the roles below are proposed. Check them; --task F.task.json gives your own.</source>
        <translation>未给出任务文件，因此以下角色均为建议。请核对；--task F.task.json 可给出自己的角色。</translation>
    </message>
    <message>
        <source>The project is open in a window; this is its state now.</source>
        <translation>该工程已在窗口中打开；这是其当前状态。</translation>
    </message>
    <message>
        <source>Task file, %1: this key is not known; it is kept and has no effect.</source>
        <translation>任务文件，%1：此键未知；予以保留，不起作用。</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>已保存为 %1</translation>
    </message>
    <message>
        <source>Columns: %1</source>
        <translation>列：%1</translation>
    </message>
    <message>
        <source>Taken: %1</source>
        <translation>采用：%1</translation>
    </message>
    <message>
        <source>Tests of the list</source>
        <translation>列表中的检验项目</translation>
    </message>
    <message>
        <source>TEST</source>
        <translation>检验项目</translation>
    </message>
    <message>
        <source>COLUMN</source>
        <translation>列</translation>
    </message>
    <message>
        <source>MEASUREMENTS</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>USED</source>
        <translation>已用</translation>
    </message>
    <message>
        <source>UNITS</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>舍去</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more; --save-recipe writes all of them</source>
        <translation>
            <numerusform>及另外 %Ln 个；--save-recipe 可写出全部</numerusform>
        </translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结局</translation>
    </message>
    <message>
        <source>Outcome: none found. Name it with --label COLUMN --positive VALUE, or --label &quot;COLUMN&lt;15&quot;.</source>
        <translation>结局：未找到。请用 --label COLUMN --positive VALUE 或 --label &quot;COLUMN&lt;15&quot; 指定。</translation>
    </message>
    <message>
        <source>Outcome: %1</source>
        <translation>结局：%1</translation>
    </message>
    <message>
        <source>This is a guess. Nothing is learned before you confirm it with --positive, or name another column with --label.</source>
        <translation>这是推测。在您用 --positive 确认或用 --label 指定另一列之前，不会学习。</translation>
    </message>
    <message>
        <source>Could be the outcome too: %1</source>
        <translation>也可能是结局：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n levels</source>
        <translation>
            <numerusform>%n 个水平</numerusform>
        </translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>ROLE</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>UNIT</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>MEDIAN</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>MIDDLE 90 %</source>
        <translation>中间 90%</translation>
    </message>
    <message>
        <source>RANGE</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>MISSING</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>检验组合</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tests</source>
        <translation>
            <numerusform>%Ln 个项目</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 new of %2, the others also in %3</source>
        <translation>%1/%2 项为新，其余也在 %3 中</translation>
    </message>
    <message>
        <source>once, with the first of %1</source>
        <translation>一次，随 %1 中最先开具者</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>规则：%1</translation>
    </message>
    <message>
        <source>Prices: %1 (%2)</source>
        <translation>价格：%1（%2）</translation>
    </message>
    <message>
        <source>Prices: %1</source>
        <translation>价格：%1</translation>
    </message>
    <message>
        <source>Split, at random with seed %1</source>
        <translation>划分，随机，种子 %1</translation>
    </message>
    <message>
        <source>Split, from column %1</source>
        <translation>划分，按列 %1</translation>
    </message>
    <message>
        <source>Training %1 (encoder %2, policy %3), validation %4 (classifier %5, policy %6), test %7</source>
        <translation>训练集 %1（编码器 %2，策略 %3），验证集 %4（分类器 %5，策略 %6），测试集 %7</translation>
    </message>
    <message>
        <source>Missing: %1 of all test values</source>
        <translation>缺失：占全部检验值的 %1</translation>
    </message>
    <message>
        <source>VALUES, OTHERS</source>
        <translation>值，非病例</translation>
    </message>
    <message>
        <source>CASES</source>
        <translation>病例</translation>
    </message>
    <message>
        <source>WHOLE PANEL, OTHERS</source>
        <translation>整个组合，非病例</translation>
    </message>
    <message>
        <source>(known without a test)</source>
        <translation>（无需检验即知）</translation>
    </message>
    <message>
        <source>An order of which a patient&apos;s record holds nothing %1.</source>
        <translation>患者记录中全无结果的开单%1。</translation>
    </message>
    <message>
        <source>Texts among numbers, and how they are read</source>
        <translation>数字中的文本及其读法</translation>
    </message>
    <message>
        <source>Not recorded in every column: %1</source>
        <translation>所有列中视为未记录：%1</translation>
    </message>
    <message>
        <source>Changes made to the values when they are used</source>
        <translation>使用时对值所作的更改</translation>
    </message>
    <message>
        <source>Please check (%1)</source>
        <translation>请核对（%1）</translation>
    </message>
    <message>
        <source>  Possible remedy: %1</source>
        <translation>  可行的处理办法：%1</translation>
    </message>
    <message>
        <source>Nothing was changed. Remedies are applied in the window, or in the task file: see “panelwise-cli help task”.</source>
        <translation>未作任何更改。处理办法在窗口中或任务文件中应用：见“panelwise-cli help task”。</translation>
    </message>
    <message>
        <source>To be corrected before anything can be learned (%1)</source>
        <translation>学习之前须更正（%1）</translation>
    </message>
    <message>
        <source>Trained policies</source>
        <translation>已训练策略</translation>
    </message>
    <message>
        <source>POLICY</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>STATUS</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>F1, TEST</source>
        <translation>F1，测试集</translation>
    </message>
    <message>
        <source>MEAN COST</source>
        <translation>平均费用</translation>
    </message>
    <message>
        <source>STARTED</source>
        <translation>开始时间</translation>
    </message>
    <message>
        <source>Fronts</source>
        <translation>前沿</translation>
    </message>
    <message>
        <source>FRONT</source>
        <translation>前沿</translation>
    </message>
    <message>
        <source>METRIC</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>POLICIES</source>
        <translation>策略数</translation>
    </message>
    <message>
        <source>POINTS</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>decimal point</source>
        <translation>小数点为点号</translation>
    </message>
    <message>
        <source>decimal comma</source>
        <translation>小数点为逗号</translation>
    </message>
    <message>
        <source>semicolon separated</source>
        <translation>分号分隔</translation>
    </message>
    <message>
        <source>tab separated</source>
        <translation>制表符分隔</translation>
    </message>
    <message>
        <source>separated by |</source>
        <translation>以 | 分隔</translation>
    </message>
    <message>
        <source>comma separated</source>
        <translation>逗号分隔</translation>
    </message>
    <message>
        <source>UTF-8 and Latin-1</source>
        <translation>UTF-8 与 Latin-1</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1，%2，%3</translation>
    </message>
    <message>
        <source>, thousands by %1</source>
        <translation>，千位分隔符为 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>No panels, nothing to pay.</source>
        <translation>没有组合，无需支付。</translation>
    </message>
    <message>
        <source>All panels: %1</source>
        <translation>全部组合：%1</translation>
    </message>
    <message>
        <source>All panels: %1 = %2</source>
        <translation>全部组合：%1 = %2</translation>
    </message>
    <message>
        <source>%1 ordered at once, %2 one after the other</source>
        <translation>同时开单 %1，依次开单 %2</translation>
    </message>
    <message>
        <source>%1 of blood</source>
        <translation>采血 %1</translation>
    </message>
    <message>
        <source>All results: %1</source>
        <translation>全部结果：%1</translation>
    </message>
    <message>
        <source>Every test for less: %1 cost %2</source>
        <translation>更低费用做完所有检验：%1，费用 %2</translation>
    </message>
    <message>
        <source>TITLE</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>PANELS</source>
        <translation>组合</translation>
    </message>
    <message>
        <source>ALL PANELS</source>
        <translation>全部组合</translation>
    </message>
    <message>
        <source>All patients are synthetic. Look at one: panelwise-cli inspect --cohort ferritin</source>
        <translation>所有患者均为合成。查看其中一个：panelwise-cli inspect --cohort ferritin</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>Test patients; mean, lowest and highest over the seeds. Greedy, CWCF and Lattice keep to the number of tests on average, the others for every patient.</source>
        <translation>测试集患者；各种子的均值、最低值和最高值。Greedy、CWCF 和 Lattice 按平均值遵守检验数，其余方法对每名患者都遵守。</translation>
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
        <translation>示例：
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

front，CSV：每个策略一行，按验证集患者平均费用递增：point、on_front、method、
metric、seed、lambda、rho、currency，然后是 validation_ 和 test_ 的各指标及其 95% 区间
（_low、_high）、计数，以及开具各组合的患者比例（use NAME）。
curves，CSV：每个已训练策略每条曲线的每个值一行：run、method、lambda、rho、seed、curve、panel、
x（环境步数；编码器为迭代次数）、value。
point、panel-use、sequences，CSV：图所依据的表。小数点为点号，UTF-8；未定义者留空。
baselines：论文的三张表（F1、AUROC 与费用；AM 与费用；精确率与召回率），格式为 Markdown 或
LaTeX（booktabs）；CSV：每个模型一行，含全部指标，_sd 为各种子间的标准差。
patients，CSV：每名患者一行：row（从 1 起）、id（用 --id 时）、part（train、validation、test），然后是
首次开单前的患病概率、每次开单及其支付金额和开单后的概率、
顺序、费用、最终概率、阈值、诊断和结局。策略的指定方式同 walk。
所有 CSV 文件的所有列：panelwise-cli help tables。窗口写出的文件与此相同。
凡可写 CSV 之处，文件名以 .xlsx 结尾则写成同样内容的 Excel 工作簿。

图与窗口中的相同，无需显示器：PDF 嵌入字体，SVG 保留文本，PNG。
图中带有工程标识、策略（前沿上的或已训练的）、种子、lambda 和 rho：“panelwise front.svg”
可打开工程并定位到该策略。文件要么完整写出，要么不写。

report：PDF 或自成一体的 HTML 文件，内容为 --front 与 --point 或 --run 指定的策略
（否则为最新前沿的最佳策略），并列最新基线模型表的各行。TRIPOD+AI
和 STARD 中须由作者填写的条目会加以标记。

policy：SM-DDPO 策略写成一个 TorchScript 模块（.pt，用 torch.jit.load 读取），lattice 或精确前沿的策略
写成一个无需任何库的 Python 或 R 脚本（.py、.R）；card：任一策略的口袋卡，写成同类
脚本，每个问题都说明缺值时如何继续。文件中写明用法，以及需要什么、
用什么单位。其决策与程序一致。这些文件可随意转发。

JSON 字段：panelwise-cli help export
关于 --seed、--threads 和 --json：见 panelwise-cli --help。</translation>
    </message>
    <message>
        <source>Size of a picture: journal (one column, 85 mm), journal-wide (114 mm), journal-double (174 mm), slide (16:9); journal if not given</source>
        <translation>图的尺寸：journal（单栏，85 mm）、journal-wide（114 mm）、journal-double（174 mm）、slide（16:9）；默认 journal</translation>
    </message>
    <message>
        <source>Width of a picture; the height follows unless it is given</source>
        <translation>图的宽度；未给出高度时自动推算</translation>
    </message>
    <message>
        <source>Height of a picture</source>
        <translation>图的高度</translation>
    </message>
    <message>
        <source>Dots per inch of a PNG</source>
        <translation>PNG 每英寸点数</translation>
    </message>
    <message>
        <source>Title of a picture; &quot;&quot; for none</source>
        <translation>图的标题；&quot;&quot; 表示无标题</translation>
    </message>
    <message>
        <source>Which front; the newest finished one if not given</source>
        <translation>哪个前沿；默认最新完成者</translation>
    </message>
    <message>
        <source>Of curves: which trained policy; if not given, all of them in CSV, the newest in a picture</source>
        <translation>用于 curves：哪个已训练策略；默认 CSV 中为全部，图中为最新</translation>
    </message>
    <message>
        <source>Of baselines: which table; the newest finished one if not given</source>
        <translation>用于 baselines：哪张表；默认最新完成者</translation>
    </message>
    <message>
        <source>Whose figures: all (judged by folds), test or validation; the first of these that there is. Of patients: also train; all of them if not given</source>
        <translation>哪些患者的指标：all（折评价）、test 或 validation；默认取其中最先有的。用于 patients 时还可取 train；默认全部</translation>
    </message>
    <message>
        <source>Along the upright axis. Of a front: f1, am, auroc, sensitivity. Of curves: quality, cost, loss, classifier, policy</source>
        <translation>纵轴。前沿：f1、am、auroc、sensitivity。曲线：quality、cost、loss、classifier、policy</translation>
    </message>
    <message>
        <source>Of a report: rows of the stored table of baselines beside the policy, such as xgboost,lr,static; these three as far as there are if not given</source>
        <translation>用于 report：与策略并列的基线模型表各行，如 xgboost,lr,static；默认取这三行中已有者</translation>
    </message>
    <message>
        <source>Paper of a report as PDF: a4 or letter; a4 if not given</source>
        <translation>PDF 报告的纸张：a4 或 letter；默认 a4</translation>
    </message>
    <message>
        <source>Of patients: the column that tells them apart, copied beside the row; without it no identifiers leave the project</source>
        <translation>用于 patients：区分患者的列，复制在行号旁；不给出时标识符不会离开工程</translation>
    </message>
    <message>
        <source>Of patients: most that may be spent on one of them</source>
        <translation>用于 patients：每名患者的最高花费</translation>
    </message>
    <message>
        <source>Patients are written to a file ending in .csv or .xlsx, not “%1”.</source>
        <translation>患者须写入以 .csv 或 .xlsx 结尾的文件，不能是“%1”。</translation>
    </message>
    <message>
        <source>Other patients are not divided into parts. Leave out --side or --data.</source>
        <translation>其他患者未作划分。请去掉 --side 或 --data。</translation>
    </message>
    <message>
        <source>--run names a trained policy, --front and --point one of a front. Choose one of them.</source>
        <translation>选项 --run 指定已训练策略，--front 和 --point 指定前沿上的策略。请选其一。</translation>
    </message>
    <message>
        <source>A pocket card is written to a file ending in .py or .R, not “%1”.</source>
        <translation>口袋卡须写入以 .py 或 .R 结尾的文件，不能是“%1”。</translation>
    </message>
    <message>
        <source>A policy is written to a file ending in .pt (TorchScript), .py or .R, not “%1”.</source>
        <translation>策略须写入以 .pt（TorchScript）、.py 或 .R 结尾的文件，不能是“%1”。</translation>
    </message>
    <message>
        <source>Of curves, --metric takes quality, cost, loss, classifier or policy.</source>
        <translation>用于曲线时，--metric 取 quality、cost、loss、classifier 或 policy。</translation>
    </message>
    <message>
        <source>Of a front, --metric takes f1, am, auroc or sensitivity.</source>
        <translation>用于前沿时，--metric 取 f1、am、auroc 或 sensitivity。</translation>
    </message>
    <message>
        <source>Write results of a project to a file</source>
        <translation>将工程的结果写入文件</translation>
    </message>
    <message>
        <source>The project that holds them</source>
        <translation>保存结果的工程</translation>
    </message>
    <message>
        <source>What to write: front, curves, point (what happens to 1,000 patients), panel-use, sequences (of panels), baselines (their table), report (PDF or HTML), patients (what a policy did for each of them), policy (for other programs), card (the pocket card of a policy, likewise)</source>
        <translation>写什么：front、curves、point（1,000 名患者的结果）、panel-use、sequences（组合的顺序）、baselines（基线模型表）、report（PDF 或 HTML）、patients（策略对每名患者的处理）、policy（供其他程序使用）、card（策略的口袋卡，同上）</translation>
    </message>
    <message>
        <source>The file to write; one of that name is replaced</source>
        <translation>要写的文件；同名文件将被替换</translation>
    </message>
    <message>
        <source>--what takes front, curves, point, panel-use, sequences, baselines, report, patients, policy or card, not “%1”.</source>
        <translation>选项 --what 取 front、curves、point、panel-use、sequences、baselines、report、patients、policy 或 card，不能是“%1”。</translation>
    </message>
    <message>
        <source>--data, --id, --cap and --side train go with --what patients.</source>
        <translation>选项 --data、--id、--cap 和 --side train 与 --what patients 合用。</translation>
    </message>
    <message>
        <source>--preset, --width-mm, --height-mm, --dpi and --title belong to a picture. Leave them out.</source>
        <translation>选项 --preset、--width-mm、--height-mm、--dpi 和 --title 用于图。请去掉。</translation>
    </message>
    <message>
        <source>A report is written to a file ending in .pdf or .html, not “%1”.</source>
        <translation>报告须写入以 .pdf 或 .html 结尾的文件，不能是“%1”。</translation>
    </message>
    <message>
        <source>--out takes a file name ending in .csv, .xlsx, .svg, .pdf or .png, not “%1”.</source>
        <translation>选项 --out 的文件名须以 .csv、.xlsx、.svg、.pdf 或 .png 结尾，不能是“%1”。</translation>
    </message>
    <message>
        <source>--preset, --width-mm, --height-mm, --dpi and --title belong to a picture: let --out end in .svg, .pdf or .png, or leave them out.</source>
        <translation>选项 --preset、--width-mm、--height-mm、--dpi 和 --title 用于图：请让 --out 以 .svg、.pdf 或 .png 结尾，或去掉这些选项。</translation>
    </message>
    <message>
        <source>--dpi belongs to a PNG. PDF and SVG are sharp at every size.</source>
        <translation>选项 --dpi 用于 PNG。PDF 和 SVG 在任何尺寸下都清晰。</translation>
    </message>
    <message>
        <source>There is no column “%1”. --id names the column that tells the patients apart; without it they go by row.</source>
        <translation>没有列“%1”。--id 指定区分患者的列；不给出时按行号。</translation>
    </message>
    <message>
        <source>These patients are not divided into parts, so none of them are “%1”. Leave out --side.</source>
        <translation>这些患者未作划分，因此没有“%1”。请去掉 --side。</translation>
    </message>
    <message>
        <source>What %1 did for %2 written to %3</source>
        <translation>%1 对 %2 的处理已写入 %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln patients</source>
        <translation>
            <numerusform>%Ln 名患者</numerusform>
        </translation>
    </message>
    <message>
        <source>A picture of this size has too many pixels. Choose a smaller size or resolution.</source>
        <translation>此尺寸的图像素过多。请选择较小的尺寸或分辨率。</translation>
    </message>
    <message>
        <source>There is nothing to draw: no values of these patients are stored.</source>
        <translation>没有可绘制的内容：未保存这些患者的值。</translation>
    </message>
    <message>
        <source>%1 written to %2. %3</source>
        <translation>%1 已写入 %2。%3</translation>
    </message>
    <message>
        <source>This policy was trained with SM-DDPO and is written as a TorchScript module: let --out end in .pt. Its pocket card can be a script: --what card.</source>
        <translation>此策略由 SM-DDPO 训练，须写成 TorchScript 模块：请让 --out 以 .pt 结尾。其口袋卡可写成脚本：--what card。</translation>
    </message>
    <message>
        <source>This policy was found by the lattice or exactly and is written as a script: let --out end in .py or .R.</source>
        <translation>此策略由 lattice 或精确法求得，须写成脚本：请让 --out 以 .py 或 .R 结尾。</translation>
    </message>
    <message>
        <source>This policy may order two panels together, which scripts cannot say yet. Find it with --minimise money, or without pair_orders in the task, to write it as a script.</source>
        <translation>此策略可能同时开具两个组合，脚本尚不能表达。请用 --minimise money 或在任务文件中去掉 pair_orders 重新查找，再写成脚本。</translation>
    </message>
    <message>
        <source>This policy is not written as a file of its own. Its pocket card can be a script: --what card.</source>
        <translation>此策略不能写成单独的文件。其口袋卡可写成脚本：--what card。</translation>
    </message>
    <message>
        <source>Pocket card written to %1. It does the same as the policy for %2 of other patients. Policy: %3</source>
        <translation>口袋卡已写入 %1。对 %2 的其他患者，其处理与策略相同。策略：%3</translation>
    </message>
    <message>
        <source>Policy %1</source>
        <translation>策略 %1</translation>
    </message>
    <message>
        <source>Front %1 with %2 written to %3</source>
        <translation>前沿 %1（%2）已写入 %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln policies</source>
        <translation>
            <numerusform>%Ln 个策略</numerusform>
        </translation>
    </message>
    <message>
        <source>Curves of %1 written to %2</source>
        <translation>%1 的曲线已写入 %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln trained policies</source>
        <translation>
            <numerusform>%Ln 个已训练策略</numerusform>
        </translation>
    </message>
    <message>
        <source>Table %1 was made with other patients, panels or prices.</source>
        <translation>表 %1 是用其他患者、组合或价格生成的。</translation>
    </message>
    <message>
        <source>Table %1 with %2 written to %3</source>
        <translation>表 %1（%2）已写入 %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln models</source>
        <translation>
            <numerusform>%Ln 个模型</numerusform>
        </translation>
    </message>
    <message>
        <source>Figure of front %1 written to %2</source>
        <translation>前沿 %1 的图已写入 %2</translation>
    </message>
    <message>
        <source>Figure of trained policy %1 written to %2</source>
        <translation>已训练策略 %1 的图已写入 %2</translation>
    </message>
    <message>
        <source>Report with %1 written to %2. Items for the author: %3.</source>
        <translation>报告（%1）已写入 %2。待作者填写的条目：%3。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sections</source>
        <translation>
            <numerusform>%Ln 节</numerusform>
        </translation>
    </message>
    <message>
        <source>Pictures are drawn by %1, which cannot be loaded: %2</source>
        <translation>图由 %1 绘制，但无法加载：%2</translation>
    </message>
    <message>
        <source>Install PanelWise completely. CSV files can be written without it.</source>
        <translation>请完整安装 PanelWise。没有它仍可写 CSV 文件。</translation>
    </message>
    <message>
        <source>%1: %2 patients, %3 panels, %4</source>
        <translation>%1：%2 名患者，%3 个组合，%4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln threads</source>
        <translation>
            <numerusform>%Ln 个线程</numerusform>
        </translation>
    </message>
    <message>
        <source>For the lattice leave out --method exact.</source>
        <translation>若要用 lattice，请去掉 --method exact。</translation>
    </message>
    <message>
        <source>The search found no policy.</source>
        <translation>搜索未找到策略。</translation>
    </message>
    <message>
        <source>Front %1 belongs to earlier data, so its policies cannot be tried with --cap on the patients of the project as it is now.</source>
        <translation>前沿 %1 属于较早的数据，因此不能用 --cap 在工程现有的患者上试用其策略。</translation>
    </message>
    <message>
        <source>Undo that change, or find a new front.</source>
        <translation>请撤销该更改，或查找新的前沿。</translation>
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
        <translation>示例：
  panelwise-cli front --cohort ferritin                                   一次得到所有最佳权衡
  panelwise-cli front --cohort ferritin --project f.panelwise --budget 30   并保存；每名患者 $30 的最佳策略
  panelwise-cli front --project f.panelwise --front 1 --budget 30 --cap 80  查询已保存的前沿
  panelwise-cli front --data clinic.csv --folds 10                        用全部患者评价
  panelwise-cli front --cohort ferritin --method smddpo --policies 12 --preset quick
  panelwise-cli front --cohort known-optimum --method exact                理论最佳前沿
  panelwise-cli front --project f.panelwise --resume                      按 Ctrl+C 或断电之后

方法：lattice 在各组合集上逆向求解（至多 64 个组合）。smddpo 依次训练
各策略，共用编码器和分类器；smddpo-end-to-end 每次重新学习分类器。
exact 在检查结果少且取值少时计算最优解。smddpo-pretrained 是 smddpo 的别名。

前沿在验证集患者上选出，在测试集患者上展示，后者只看一次。各点
按验证集患者平均费用递增从 1 编号；evaluate、walk 和 export 使用这些编号。
两点之间，混合可能优于任一策略：随机让部分患者用一个策略，其余患者用
另一个。有益时 --budget 会说明。

选项 --cap、--first 和 --never 是每个策略都遵守的规则（panelwise-cli help task）。用 --cap 时重新试用
已保存前沿的策略，使任何人的账单都不超过上限。--unit-costs 以检验数代替费用。

用 --folds K 时，对 K 折的每一折，不用该折重新搜索一次，由全部患者评价，每名患者都由
未用其学习的结果判定：即每个点的费用所能得到的最佳策略的表现。用时为 K + 1 倍。

Ctrl+C 在一秒内停止并保留已找到的结果。用 --project 时随时保存；停止或
被终止的搜索可用 --resume 恢复。相同的设置、患者和种子得到相同的前沿，
与线程数无关。

前沿的设置，用于 --set NAME=VALUE：
%1
扫描时还可用单个策略的设置，见“train --help”。

JSON 字段：panelwise-cli help front
关于 --seed、--threads 和 --json：见 panelwise-cli --help。</translation>
    </message>
    <message>
        <source>%1 holds no search, so there is nothing to resume.</source>
        <translation>%1 中没有搜索，因此无可恢复。</translation>
    </message>
    <message>
        <source>The patients or panels are not those it started with. Undo that change, or start a new search.</source>
        <translation>患者或组合与开始时不同。请撤销该更改，或开始新的搜索。</translation>
    </message>
    <message>
        <source>Front %1 was found with other patients, panels or prices, and the project does not say which panels those were.</source>
        <translation>前沿 %1 是用其他患者、组合或价格求得的，而工程未说明当时的组合。</translation>
    </message>
    <message>
        <source>%1; lattice if not given</source>
        <translation>%1；默认 lattice</translation>
    </message>
    <message>
        <source>What to get for the money: f1, or am, the mean of sensitivity and specificity; f1 if not given</source>
        <translation>用费用换取什么：f1，或 am（灵敏度与特异度的均值）；默认 f1</translation>
    </message>
    <message>
        <source>Of the sweep: adaptive fills the gaps of the front, paper is the published grid of 190 policies; adaptive if not given</source>
        <translation>用于扫描：adaptive 填补前沿的空隙，paper 为论文中 190 个策略的网格；默认 adaptive</translation>
    </message>
    <message>
        <source>Of the adaptive sweep: how many policies to train; 24 if not given</source>
        <translation>用于自适应扫描：训练多少个策略；默认 24</translation>
    </message>
    <message>
        <source>--resume takes the number of a front or nothing, not “%1”.</source>
        <translation>选项 --resume 后接前沿的编号或留空，不能是“%1”。</translation>
    </message>
    <message>
        <source>Take up a search that was stopped, the newest one if no number is given</source>
        <translation>恢复已停止的搜索；不给编号时取最新一次</translation>
    </message>
    <message>
        <source>Show this front of the project instead of finding a new one</source>
        <translation>显示工程中的此前沿，而不查找新的</translation>
    </message>
    <message>
        <source>--resume needs the project that holds the search: --project P.panelwise.</source>
        <translation>选项 --resume 需要保存该搜索的工程：--project P.panelwise。</translation>
    </message>
    <message>
        <source>--front needs the project that holds it: --project P.panelwise.</source>
        <translation>选项 --front 需要保存该前沿的工程：--project P.panelwise。</translation>
    </message>
    <message>
        <source>A stored front keeps the way it was judged. Leave out --folds and --repeats.</source>
        <translation>已保存的前沿保持原评价方式。请去掉 --folds 和 --repeats。</translation>
    </message>
    <message>
        <source>A stored front keeps its settings. Leave out --method, --metric, --minimise, --grid, --policies, --preset, --set and --seed.</source>
        <translation>已保存的前沿保持原设置。请去掉 --method、--metric、--minimise、--grid、--policies、--preset、--set 和 --seed。</translation>
    </message>
    <message>
        <source>A stored front keeps its patients. Leave out --cohort and --data.</source>
        <translation>已保存的前沿保持原患者。请去掉 --cohort 和 --data。</translation>
    </message>
    <message>
        <source>Find the whole front: the best for every budget</source>
        <translation>查找整个前沿：每个预算的最佳策略</translation>
    </message>
    <message>
        <source>Say what to do for this mean cost per patient; minutes with --minimise time</source>
        <translation>说明在此人均费用下如何做；与 --minimise time 合用时为分钟</translation>
    </message>
    <message>
        <source>Nobody&apos;s bill may exceed this: a rule of the search, and of a stored front what its policies do then</source>
        <translation>任何人的账单不得超过此数：搜索时为规则；对已保存的前沿，则显示其策略在此上限下的表现</translation>
    </message>
    <message>
        <source>%1 belongs to the sweep: add --method smddpo, or leave it out.</source>
        <translation>%1 用于扫描：请加 --method smddpo，或去掉它。</translation>
    </message>
    <message>
        <source>--policies takes a number from 1 to 10000.</source>
        <translation>选项 --policies 取 1 到 10000 的整数。</translation>
    </message>
    <message>
        <source>The published grid has 190 policies. Leave out --policies, or --grid paper.</source>
        <translation>论文的网格有 190 个策略。请去掉 --policies 或 --grid paper。</translation>
    </message>
    <message>
        <source>It is %2 if not set; write --set %1=VALUE.</source>
        <translation>默认为 %2；写作 --set %1=VALUE。</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Cost–%1 front, %2, seed %3</source>
        <translation>费用–%1 前沿，%2，种子 %3</translation>
    </message>
    <message>
        <source>%1: %2 patients (training %3, validation %4, test %5)</source>
        <translation>%1：%2 名患者（训练集 %3，验证集 %4，测试集 %5）</translation>
    </message>
    <message>
        <source>This front belongs to earlier data: patients, panels or prices have changed since. Its panels are called and priced as they were then.</source>
        <translation>此前沿属于较早的数据：患者、组合或价格其后已变。其组合的名称和价格仍为当时的。</translation>
    </message>
    <message>
        <source>Minimised: %1</source>
        <translation>最小化：%1</translation>
    </message>
    <message>
        <source>Front %1 in %2</source>
        <translation>前沿 %1，位于 %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln policies were found in %1</source>
        <translation>
            <numerusform>在 %1 内找到 %Ln 个策略</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them are on the front.</source>
        <translation>
            <numerusform>其中 %Ln 个在前沿上。</numerusform>
        </translation>
    </message>
    <message>
        <source>Chosen on validation patients and, out of fold, training patients; shown on test patients</source>
        <translation>在验证集患者及折外的训练集患者上选出；在测试集患者上展示</translation>
    </message>
    <message>
        <source>Chosen on validation patients, shown on test patients</source>
        <translation>在验证集患者上选出，在测试集患者上展示</translation>
    </message>
    <message>
        <source>On validation patients; test patients were not looked at</source>
        <translation>验证集患者；未查看测试集患者</translation>
    </message>
    <message>
        <source>%1 of %2 policies are shown; --json and export have all of them.</source>
        <translation>显示 %2 个策略中的 %1 个；全部见 --json 和 export。</translation>
    </message>
    <message>
        <source>For %1 on average and at most %2 for anybody</source>
        <translation>平均 %1，且每人至多 %2</translation>
    </message>
    <message>
        <source>For %1 on average</source>
        <translation>平均 %1</translation>
    </message>
    <message>
        <source>At most %1 for anybody</source>
        <translation>每人至多 %1</translation>
    </message>
    <message>
        <source>There is no policy to answer with.</source>
        <translation>没有可用于回答的策略。</translation>
    </message>
    <message>
        <source>Please note</source>
        <translation>请注意</translation>
    </message>
    <message>
        <source>Go on where it stopped: panelwise-cli front --project %1 --resume %2</source>
        <translation>从停止处继续：panelwise-cli front --project %1 --resume %2</translation>
    </message>
    <message>
        <source>Step through a patient: panelwise-cli walk --project %1 --point %2 --patient 1</source>
        <translation>逐步查看一名患者：panelwise-cli walk --project %1 --point %2 --patient 1</translation>
    </message>
    <message>
        <source>Stopped before there was a policy.</source>
        <translation>尚无策略即已停止。</translation>
    </message>
    <message>
        <source>Stopped before the end; what was found is kept.</source>
        <translation>提前停止；已找到的结果保留。</translation>
    </message>
    <message>
        <source>PANELS (%)</source>
        <translation>组合（%）</translation>
    </message>
    <message>
        <source>POINT</source>
        <translation>点</translation>
    </message>
    <message>
        <source>TIME</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>%1 (95 %)</source>
        <translation>%1（95%）</translation>
    </message>
    <message>
        <source>VALID</source>
        <translation>验证集</translation>
    </message>
    <message>
        <source>SENS</source>
        <translation>灵敏度</translation>
    </message>
    <message>
        <source>SPEC</source>
        <translation>特异度</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>first</source>
        <translation>首选</translation>
    </message>
    <message>
        <source>most</source>
        <translation>最多</translation>
    </message>
    <message>
        <source>There is not enough memory for this much data. Try fewer patients or columns.</source>
        <translation>内存不足以处理这么多数据。请减少患者或列。</translation>
    </message>
    <message>
        <source>The program made a mistake: %1. Your files are unchanged.</source>
        <translation>程序出错：%1。您的文件未被更改。</translation>
    </message>
    <message>
        <source>20 % of values hidden</source>
        <translation>隐藏 20% 的值</translation>
    </message>
    <message>
        <source>panels hidden</source>
        <translation>隐藏组合</translation>
    </message>
    <message>
        <source>How well unknown values are estimated: %1, %2</source>
        <translation>未知值的估计效果：%1，%2</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>seeds %1 to %2</source>
        <translation>种子 %1 至 %2</translation>
    </message>
    <message>
        <source>  Learned from %1 patients, chosen on %2, error on %3 others. Error: root mean square in standard
  deviations of the recorded values that were hidden; 0 is perfect, smaller is better.</source>
        <translation>  由 %1 名患者学习，在 %2 名上选择，误差来自另外 %3 名。误差：被隐藏的有记录值的均方根误差，
  以标准差为单位；0 为完美，越小越好。</translation>
    </message>
    <message>
        <source>ENCODER</source>
        <translation>编码器</translation>
    </message>
    <message>
        <source>20 % OF VALUES HIDDEN</source>
        <translation>隐藏 20% 的值</translation>
    </message>
    <message>
        <source>PANELS HIDDEN</source>
        <translation>隐藏组合</translation>
    </message>
    <message>
        <source>LEARNING</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>ROWS PER SECOND</source>
        <translation>每秒行数</translation>
    </message>
    <message>
        <source>Steps of testing patients, AKI shape, with the policy network</source>
        <translation>模拟检验步骤，AKI 规模，含策略网络</translation>
    </message>
    <message>
        <source>The same without the network</source>
        <translation>同上，不含网络</translation>
    </message>
    <message>
        <source>Imputed rows, EMFlow, ferritin shape, 32 couplings</source>
        <translation>填补的行，EMFlow，ferritin 规模，32 个耦合层</translation>
    </message>
    <message>
        <source>PPO samples × epochs, 2 × 128, batches of 128</source>
        <translation>PPO 样本 × 轮次，2 × 128，批量 128</translation>
    </message>
    <message>
        <source>The same with a separate value network</source>
        <translation>同上，另设价值网络</translation>
    </message>
    <message>
        <source>Iterations of learning EMFlow, batches of 256</source>
        <translation>EMFlow 学习迭代，批量 256</translation>
    </message>
    <message>
        <source>Rows the classifier learns, ferritin shape</source>
        <translation>分类器学习的行，ferritin 规模</translation>
    </message>
    <message>
        <source>Measuring; this takes about half a minute on a quiet machine.</source>
        <translation>正在测量；在空闲的计算机上约需半分钟。</translation>
    </message>
    <message>
        <source>Megabytes of CSV read</source>
        <translation>读取的 CSV（MB）</translation>
    </message>
    <message>
        <source>Speed on this machine, one thread, processor %1</source>
        <translation>本机速度，单线程，处理器 %1</translation>
    </message>
    <message>
        <source>PER SECOND, %1 REPETITIONS</source>
        <translation>每秒，重复 %1 次</translation>
    </message>
    <message>
        <source>SLOWEST</source>
        <translation>最慢</translation>
    </message>
    <message>
        <source>FASTEST</source>
        <translation>最快</translation>
    </message>
    <message>
        <source> · F1 %1</source>
        <translation> · F1 %1</translation>
    </message>
    <message>
        <source> · cost %1</source>
        <translation> · 费用 %1</translation>
    </message>
    <message>
        <source>SETTING</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>DEFAULT</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>MEANING</source>
        <translation>含义</translation>
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
        <translation>示例：
  panelwise-cli train --cohort ferritin --lambda 5 --rho -0.005 --preset quick
  panelwise-cli train --cohort ferritin --lambda 5 --rho -0.005 --project f.panelwise    并保存
  panelwise-cli train --project f.panelwise --lambda 8 --rho -0.002        其中的另一个策略
  panelwise-cli train --project f.panelwise --resume                       按 Ctrl+C 或断电之后
  panelwise-cli train --project f.panelwise --continue --data new.csv      用新患者继续学习

每名患者的奖励：真阴性为 1，检出病例为 λ，另加 ρ 乘以所花费用：当
ρ 为 -0.005 时，$40 的组合须值五分之一个真阴性。λ 越大检出病例越多，ρ 越接近
0 开单越多。

预设：quick（10,000 名患者约一分钟）、standard、paper（与本任务最相近的论文任务
的设置）、paper-ferritin、paper-aki、paper-sepsis。

Ctrl+C 在一秒内停止并保留目前最佳的策略。用 --project 时随时保存：
曲线、每 30 秒一个检查点，以及策略。已停止的训练可用 --resume 恢复，
最终得到的策略与未停止时相同。

用 --folds 10 时用全部患者评价策略：对每一折，不用该折重新训练，再用该折评价，
最后用全部患者再训练一次。export 和 evaluate 使用最后这个；每完成一折即保存。

相同的设置、患者和种子得到相同的策略。训练一个策略用一个线程，与 --threads
无关。在已有工程中，--seed 不改变训练集、验证集和测试集的患者。

设置，用于 --set NAME=VALUE；默认值为预设 standard 的值：
%1

JSON 字段：panelwise-cli help train
关于 --seed、--threads 和 --json：见 panelwise-cli --help。</translation>
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
        <translation>示例：
  panelwise-cli evaluate --project f.panelwise --data other-clinic.csv
  panelwise-cli evaluate --project f.panelwise --run 2 --data other-clinic.csv --json
  panelwise-cli evaluate --project f.panelwise --point 3 --data other-clinic.csv
  panelwise-cli evaluate --project f.panelwise --data other-clinic.csv --recording mar

策略保持不变，只能看到自己所开检验的结果；之后再与文件中的结局比较。
文件须含训练该策略所用的列。价格取自任务文件。
病例很少、只有一种结局或没有结局列时，策略照常应用，并说明哪些
无法评价。策略对每名患者的处理：panelwise-cli export --what patients --data F.csv。
若所开组合未记录，--recording mar 还会估计若有记录时的表现：按有记录的概率
加权、填补结果，以及两者并用（双重稳健）。

JSON 字段：panelwise-cli help evaluate
关于 --seed、--threads 和 --json：见 panelwise-cli --help。</translation>
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
        <translation>示例：
  panelwise-cli walk --project f.panelwise --patient 17
  panelwise-cli walk --project f.panelwise --point 1 --patient 17      前沿上最便宜的策略
  panelwise-cli walk --project f.panelwise --point 5 --patient 17 --cap 60   账单不超过 $60
  panelwise-cli walk --project f.panelwise --data other-clinic.csv --patient 3

显示每个决策：已知什么、患病概率、可选项、价格和新的
结果；H 和 L 标记高于和低于参考区间的值。真实结局最后显示；策略从不
看到它。

不给出 --run、--front 或 --point 时：取最新的已训练策略，否则取最新前沿的最佳策略。

JSON 字段：panelwise-cli help walk
关于 --seed、--threads 和 --json：见 panelwise-cli --help。</translation>
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
        <translation>示例：
  panelwise-cli encoders --cohort ferritin
  panelwise-cli encoders --data clinic.csv --task clinic.task.json --set encoder.iterations=500

隐藏测试集患者有记录的值，或各值以 20% 的概率单独隐藏，或随机隐藏整个组合，每个
编码器由其余值估计它们。不查看结局。误差、秒数和每秒行数均为
各种子的均值。

JSON 字段：panelwise-cli help encoders
关于 --seed、--threads 和 --json：见 panelwise-cli --help。</translation>
    </message>
    <message>
        <source>Medians of 5 repetitions on one thread; other programs at work make them smaller.

Fields of the JSON: panelwise-cli help bench
--threads and --json: see panelwise-cli --help.</source>
        <translation>单线程重复 5 次的中位数；其他程序运行时数值会变小。

JSON 字段：panelwise-cli help bench
关于 --threads 和 --json：见 panelwise-cli --help。</translation>
    </message>
    <message>
        <source>%1 holds no training, so there is nothing to resume.</source>
        <translation>%1 中没有训练，因此无可恢复。</translation>
    </message>
    <message>
        <source>It learns from %1; name that file with --data.</source>
        <translation>它由 %1 学习；请用 --data 指定该文件。</translation>
    </message>
    <message>
        <source>The patients or panels are not those it started with. Undo that change, or train a new policy.</source>
        <translation>患者或组合与开始时不同。请撤销该更改，或训练新策略。</translation>
    </message>
    <message>
        <source>A policy that goes on learning keeps the shape of its networks. Leave as they were: %1.</source>
        <translation>继续学习的策略保持其网络结构。以下设置请保持原样：%1。</translation>
    </message>
    <message>
        <source>smddpo: all parts learn together; smddpo-pretrained: the classifier first</source>
        <translation>smddpo：各部分共同学习；smddpo-pretrained：先学习分类器</translation>
    </message>
    <message>
        <source>--resume takes the number of a trained policy or nothing, not “%1”.</source>
        <translation>选项 --resume 后接已训练策略的编号或留空，不能是“%1”。</translation>
    </message>
    <message>
        <source>Take up training that was stopped: the policy of this number, or the newest one</source>
        <translation>恢复已停止的训练：此编号的策略，或最新的策略</translation>
    </message>
    <message>
        <source>Let a policy of the project go on learning with the patients of --data</source>
        <translation>让工程中的策略用 --data 的患者继续学习</translation>
    </message>
    <message>
        <source>Which trained policy goes on; the newest one if not given</source>
        <translation>哪个已训练策略继续学习；默认最新</translation>
    </message>
    <message>
        <source>Seconds between two checkpoints in the project; 30 if not given</source>
        <translation>工程中两个检查点的间隔秒数；默认 30</translation>
    </message>
    <message>
        <source>a number of seconds</source>
        <translation>秒数</translation>
    </message>
    <message>
        <source>A table with other patients</source>
        <translation>含其他患者的表格</translation>
    </message>
    <message>
        <source>What its columns mean; without it the project&apos;s own task</source>
        <translation>各列的含义；不给出时用工程自身的任务</translation>
    </message>
    <message>
        <source>Which trained policy; the newest one if not given</source>
        <translation>哪个已训练策略；默认最新</translation>
    </message>
    <message>
        <source>Most that may be spent on one patient: the policy orders nothing that would exceed it</source>
        <translation>每名患者的最高花费：策略不会开具使其超出的检验</translation>
    </message>
    <message>
        <source>--resume needs the project that holds the policy: --project P.panelwise.</source>
        <translation>选项 --resume 需要保存该策略的工程：--project P.panelwise。</translation>
    </message>
    <message>
        <source>Resumed training keeps its settings. Leave out --lambda, --rho, --minimise, --method, --preset, --set and --seed.</source>
        <translation>恢复的训练保持原设置。请去掉 --lambda、--rho、--minimise、--method、--preset、--set 和 --seed。</translation>
    </message>
    <message>
        <source>Resumed training keeps the way it is judged. Leave out --folds and --repeats.</source>
        <translation>恢复的训练保持原评价方式。请去掉 --folds 和 --repeats。</translation>
    </message>
    <message>
        <source>Resumed training keeps its patients. Leave out --cohort.</source>
        <translation>恢复的训练保持原患者。请去掉 --cohort。</translation>
    </message>
    <message>
        <source>--continue needs the project with the policy and the new patients: --project P.panelwise --data NEW.csv.</source>
        <translation>选项 --continue 需要含该策略的工程和新患者：--project P.panelwise --data NEW.csv。</translation>
    </message>
    <message>
        <source>A policy that goes on learning has seen patients before and cannot be judged on all of them. Leave out --folds and --repeats.</source>
        <translation>继续学习的策略已见过部分患者，不能用全部患者评价。请去掉 --folds 和 --repeats。</translation>
    </message>
    <message>
        <source>What a case found is worth, a correct negative being worth 1</source>
        <translation>检出一个病例的价值，以一个真阴性为 1</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>What one unit of money is worth, 0 or negative: -0.005 makes $200 as dear as a correct negative; one minute with --minimise time</source>
        <translation>一个货币单位的价值，0 或负数：-0.005 表示 $200 相当于一个真阴性；与 --minimise time 合用时指一分钟</translation>
    </message>
    <message>
        <source>--lambda says what a case found is worth, so it is 0 or more, such as --lambda 5.</source>
        <translation>选项 --lambda 为检出一个病例的价值，须不小于 0，如 --lambda 5。</translation>
    </message>
    <message>
        <source>--rho says what money spent is worth, so it is 0 or negative, such as --rho -0.005.</source>
        <translation>选项 --rho 为所花费用的价值，须为 0 或负数，如 --rho -0.005。</translation>
    </message>
    <message>
        <source>%1; standard if not given</source>
        <translation>%1；默认 standard</translation>
    </message>
    <message>
        <source>Any setting that the help of “train” lists; may be repeated</source>
        <translation>“train”帮助中所列的任一设置；可重复使用</translation>
    </message>
    <message>
        <source>Resamples for the 95 % intervals; 1,000 if not given, 0 for none</source>
        <translation>95% 区间的重抽样次数；默认 1,000，0 表示不计算</translation>
    </message>
    <message>
        <source>What to spend little of: money, time, or both, an hour being worth this much money; as the study says if not given. Time needs the minutes of every panel</source>
        <translation>要少花什么：money、time，或两者（给出一小时相当的金额）；默认按研究的设定。用时间须给出每个组合的分钟数</translation>
    </message>
    <message>
        <source>money, time, or an amount of money above 0 for an hour</source>
        <translation>money、time，或一小时相当的金额（大于 0）</translation>
    </message>
    <message>
        <source>Train a policy: which panel next, or diagnose</source>
        <translation>训练一个策略：下一个组合，或诊断</translation>
    </message>
    <message>
        <source>The project to train in; with --cohort or --data a new one to write</source>
        <translation>训练所在的工程；与 --cohort 或 --data 合用时新建</translation>
    </message>
    <message>
        <source>--recording takes plain or mar, not “%1”.</source>
        <translation>选项 --recording 取 plain 或 mar，不能是“%1”。</translation>
    </message>
    <message>
        <source>plain: the records as they are; mar: besides, what the figures would be if everything ordered were recorded, assuming that it is recorded at random given what was known</source>
        <translation>plain：按现有记录；mar：另外给出若所开检验均有记录时的指标，假定在已知信息下随机记录</translation>
    </message>
    <message>
        <source>Try a stored policy on other patients</source>
        <translation>在其他患者上试用已保存的策略</translation>
    </message>
    <message>
        <source>The project that holds the policy</source>
        <translation>保存该策略的工程</translation>
    </message>
    <message>
        <source>One patient&apos;s tests, step by step</source>
        <translation>一名患者的检验，逐步显示</translation>
    </message>
    <message>
        <source>Which row of the data, counted from 1 without the header</source>
        <translation>数据的第几行，从 1 起，不计表头</translation>
    </message>
    <message>
        <source>Compare how well unknown values are estimated from known ones</source>
        <translation>比较由已知值估计未知值的效果</translation>
    </message>
    <message>
        <source>A project to take the patients from</source>
        <translation>提供患者的工程</translation>
    </message>
    <message>
        <source>How often each encoder is tried, with other values hidden; 3 if not given</source>
        <translation>每个编码器试验的次数，每次隐藏不同的值；默认 3</translation>
    </message>
    <message>
        <source>a whole number from 1 to 100</source>
        <translation>1 到 100 的整数</translation>
    </message>
    <message>
        <source>Measure the speed of each stage on this machine</source>
        <translation>测量本机各阶段的速度</translation>
    </message>
    <message>
        <source>--checkpoint-every takes a number of seconds from 0 to 86400.</source>
        <translation>选项 --checkpoint-every 取 0 到 86400 的秒数。</translation>
    </message>
    <message>
        <source>--resume takes up training that was stopped, --continue trains a new policy from an earlier one. Choose one of them.</source>
        <translation>选项 --resume 恢复已停止的训练，--continue 由已有策略训练新策略。请选其一。</translation>
    </message>
    <message>
        <source>--run goes with --continue or, as a number, after --resume.</source>
        <translation>选项 --run 与 --continue 合用，或以编号形式接在 --resume 之后。</translation>
    </message>
    <message>
        <source>There are no patients to train on. Name one of --cohort NAME, --data F.csv or --project P.panelwise.</source>
        <translation>没有可供训练的患者。请指定 --cohort NAME、--data F.csv 或 --project P.panelwise 之一。</translation>
    </message>
    <message>
        <source>Say what a case found and what money are worth: --lambda L --rho R, such as --lambda 5 --rho -0.005.</source>
        <translation>请说明检出病例和费用的价值：--lambda L --rho R，如 --lambda 5 --rho -0.005。</translation>
    </message>
    <message>
        <source>It takes %2, written --set %1=VALUE.</source>
        <translation>可取 %2，写作 --set %1=VALUE。</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>您是否想用 %1？</translation>
    </message>
    <message>
        <source>Go on where it stopped: panelwise-cli train --project %1 --resume %2</source>
        <translation>从停止处继续：panelwise-cli train --project %1 --resume %2</translation>
    </message>
    <message>
        <source>Step through a patient: panelwise-cli walk --project %1 --run %2 --patient 1</source>
        <translation>逐步查看一名患者：panelwise-cli walk --project %1 --run %2 --patient 1</translation>
    </message>
    <message>
        <source>SM-DDPO, %1: λ %2, ρ %3, seed %4</source>
        <translation>SM-DDPO，%1：λ %2，ρ %3，种子 %4</translation>
    </message>
    <message>
        <source>Trained policy %1 in %2</source>
        <translation>已训练策略 %1，位于 %2</translation>
    </message>
    <message>
        <source>Goes on from trained policy %1</source>
        <translation>由已训练策略 %1 继续</translation>
    </message>
    <message>
        <source>Best on validation patients after %1 of %2 steps</source>
        <translation>验证集最佳，第 %1 步（共 %2 步）</translation>
    </message>
    <message>
        <source>Figures, with 95 % intervals</source>
        <translation>指标及 95% 区间</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>VALIDATION</source>
        <translation>验证集</translation>
    </message>
    <message>
        <source>ALL PATIENTS</source>
        <translation>全部患者</translation>
    </message>
    <message>
        <source>Panels ordered, share of test patients</source>
        <translation>所开组合，占测试集患者的比例</translation>
    </message>
    <message>
        <source>Most frequent orders, test patients</source>
        <translation>最常见的开单，测试集患者</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>用时：%1</translation>
    </message>
    <message>
        <source>State encoder %1 s, states %2 s, classifier %3 s, panel selector %4 s, evaluation %5 s</source>
        <translation>状态编码器 %1 秒，状态 %2 秒，分类器 %3 秒，组合选择器 %4 秒，评价 %5 秒</translation>
    </message>
    <message>
        <source>%1 steps of testing patients, about %2 in a second</source>
        <translation>模拟检验 %1 步，每秒约 %2 步</translation>
    </message>
    <message>
        <source>Stopped while it was judged on all patients. The policy itself is complete.</source>
        <translation>在用全部患者评价时停止。策略本身是完整的。</translation>
    </message>
    <message>
        <source>Stopped before the end; this is the best policy so far, after %1 steps.</source>
        <translation>提前停止；这是 %1 步后目前最佳的策略。</translation>
    </message>
    <message>
        <source>Column “%1” is empty, so nobody knows who the cases are. The policy was applied to all patients, but how well it does cannot be said.</source>
        <translation>列“%1”为空，因此无从知道谁是病例。策略已应用于全部患者，但无法评价其表现。</translation>
    </message>
    <message>
        <source>There is no column “%1”, so nobody knows who the cases are. The policy was applied to all patients, but how well it does cannot be said.</source>
        <translation>没有列“%1”，因此无从知道谁是病例。策略已应用于全部患者，但无法评价其表现。</translation>
    </message>
    <message>
        <source>What the policy did</source>
        <translation>策略的处理</translation>
    </message>
    <message>
        <source>Patients: %1</source>
        <translation>患者：%1</translation>
    </message>
    <message>
        <source>Diagnosed as cases: %1</source>
        <translation>诊断为病例：%1</translation>
    </message>
    <message>
        <source>Mean probability at the end: %1</source>
        <translation>最终平均概率：%1</translation>
    </message>
    <message>
        <source>Mean cost: %1</source>
        <translation>平均费用：%1</translation>
    </message>
    <message>
        <source>Mean time until results: %1</source>
        <translation>出结果的平均时间：%1</translation>
    </message>
    <message>
        <source>Mean volume of blood: %1</source>
        <translation>平均采血量：%1</translation>
    </message>
    <message numerus="yes">
        <source>The outcome of %Ln patients is not recorded. They are among the predictions, but not among the figures.</source>
        <translation>
            <numerusform>%Ln 名患者的结局未记录。预测包含他们，指标不包含。</numerusform>
        </translation>
    </message>
    <message>
        <source>None of these patients is a case. F1, AUROC, AUPRC, AM, sensitivity and precision need some, so they are undefined.</source>
        <translation>这些患者中没有病例。F1、AUROC、AUPRC、AM、灵敏度和精确率需要病例，因此未定义。</translation>
    </message>
    <message>
        <source>All of these patients are cases. F1, AUROC, AUPRC, AM, specificity and precision need others too, so they are undefined.</source>
        <translation>这些患者全是病例。F1、AUROC、AUPRC、AM、特异度和精确率还需要非病例，因此未定义。</translation>
    </message>
    <message numerus="yes">
        <source>Only %Ln patients are cases, so the figures are uncertain: look at the intervals.</source>
        <translation>
            <numerusform>仅 %Ln 名患者是病例，指标不够可靠：请看区间。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of these patients taught the policy. They are among the predictions, but not among the figures.</source>
        <translation>
            <numerusform>这些患者中有 %Ln 名曾用于该策略的学习。预测包含他们，指标不包含。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1，用于 %2</translation>
    </message>
    <message>
        <source>PATIENTS WHO TAUGHT NOTHING</source>
        <translation>未参与学习的患者</translation>
    </message>
    <message>
        <source>PATIENTS WITH AN OUTCOME</source>
        <translation>有结局的患者</translation>
    </message>
    <message>
        <source>Panels ordered, share of patients</source>
        <translation>所开组合，占患者的比例</translation>
    </message>
    <message>
        <source>Most frequent orders</source>
        <translation>最常见的开单</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>case</source>
        <translation>病例</translation>
    </message>
    <message>
        <source>no case</source>
        <translation>非病例</translation>
    </message>
    <message>
        <source>Patient in row %1 of %2, %3</source>
        <translation>%2 第 %1 行的患者，%3</translation>
    </message>
    <message>
        <source>Known before any test</source>
        <translation>检验前已知</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>not measured in this patient</source>
        <translation>该患者未测</translation>
    </message>
    <message>
        <source>reference %1</source>
        <translation>参考 %1</translation>
    </message>
    <message>
        <source>%1 of %2 values</source>
        <translation>%2 个值中的 %1 个</translation>
    </message>
    <message>
        <source>Known: %1, no panel yet</source>
        <translation>已知：%1，尚无组合</translation>
    </message>
    <message>
        <source>Known: %1, with %2</source>
        <translation>已知：%1，含 %2</translation>
    </message>
    <message>
        <source>%1 and %2 together</source>
        <translation>%1 与 %2 同时</translation>
    </message>
    <message>
        <source>diagnose %1</source>
        <translation>诊断为%1</translation>
    </message>
    <message>
        <source>Step %1: diagnose %2</source>
        <translation>第 %1 步：诊断为%2</translation>
    </message>
    <message>
        <source>Step %1: order %2 for %3, at the same time</source>
        <translation>第 %1 步：同时开具 %2（%3）</translation>
    </message>
    <message>
        <source>Step %1: order %2 for %3, together with %4</source>
        <translation>第 %1 步：开具 %2（%3），与 %4 同时</translation>
    </message>
    <message>
        <source>Step %1: order %2 for %3</source>
        <translation>第 %1 步：开具 %2（%3）</translation>
    </message>
    <message>
        <source>%1 of waiting</source>
        <translation>等待 %1</translation>
    </message>
    <message>
        <source>Decided with the step before, when none of its results were known.</source>
        <translation>与上一步同时决定，当时其结果均未知。</translation>
    </message>
    <message>
        <source>Bill so far: %1</source>
        <translation>目前账单：%1</translation>
    </message>
    <message>
        <source>Nothing new: every value of this panel was known already.</source>
        <translation>无新结果：此组合的值均已知。</translation>
    </message>
    <message>
        <source>Probability of the outcome: %1</source>
        <translation>结局的概率：%1</translation>
    </message>
    <message>
        <source>Choices: %1</source>
        <translation>可选项：%1</translation>
    </message>
    <message>
        <source>Choices, by expected reward: %1</source>
        <translation>可选项，按预期奖励：%1</translation>
    </message>
    <message>
        <source>Diagnosis: %1, at a probability of %2, after %3 for %4</source>
        <translation>诊断：%1，概率 %2，经 %3，费用 %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln panels</source>
        <translation>
            <numerusform>%Ln 个组合</numerusform>
        </translation>
    </message>
    <message>
        <source>The true outcome is not recorded, so nobody can say whether this is right.</source>
        <translation>真实结局未记录，因此无法判断对错。</translation>
    </message>
    <message>
        <source>What the policy never saw: the true outcome is %1. The diagnosis was %2.</source>
        <translation>策略从未看到的：真实结局为%1。诊断%2。</translation>
    </message>
    <message>
        <source>right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>F1 FOR AS MUCH</source>
        <translation>同等费用的 F1</translation>
    </message>
    <message>
        <source>Write a copy of a project that may be given to others</source>
        <translation>写出可以交给他人的工程副本</translation>
    </message>
    <message>
        <source>The project to copy; it stays as it is</source>
        <translation>要复制的工程；其本身不变</translation>
    </message>
    <message>
        <source>What the copy goes without; identifiers where nothing is said</source>
        <translation>副本中略去的内容；未指定时为 identifiers（标识信息）</translation>
    </message>
    <message>
        <source>identifiers, rows or patients</source>
        <translation>identifiers、rows 或 patients</translation>
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
        <translation>示例：
  panelwise-cli share --project f.panelwise --out colleague.panelwise
  panelwise-cli share --project f.panelwise --out paper.panelwise --without rows

不含标识信息（identifiers）：略去研究不用的列，有多行的患者以编号区分。
日期和结果保留，他人可能据此认出本人。
不含行（rows）：保留策略、前沿、表格和曲线，不含任何单个患者的信息。
策略中含有从患者学到的界值，例如铁蛋白低于 14.5。
不含患者（patients）：保留组合、价格和规则，不含任何学到的内容。

JSON 字段：panelwise-cli help share
选项 --json：见 panelwise-cli --help。</translation>
    </message>
    <message>
        <source>%1 holds no policy called “%2”.</source>
        <translation>%1 中没有名为“%2”的策略。</translation>
    </message>
    <message>
        <source>“panelwise-cli inspect --project %1” lists fronts and trained policies; P1-3 is point 3 of front 1, T-2 trained policy 2.</source>
        <translation>“panelwise-cli inspect --project %1”列出前沿和已训练策略；P1-3 是前沿 1 的第 3 点，T-2 是已训练策略 2。</translation>
    </message>
    <message>
        <source>%1 is dominated by another policy of front %2. Name one that is on it.</source>
        <translation>%1 被前沿 %2 的另一策略支配。请指定位于前沿上的策略。</translation>
    </message>
    <message>
        <source>Examples:
  panelwise-cli exam make --project f.panelwise --cases 8 --minutes 30 --out week3.exam.json
  panelwise-cli exam make --project f.panelwise --rows 12,17,40 --budget 60 --out week3.exam.json
  panelwise-cli exam gather returned --key week3.exam-key.json --out marks.csv

“make” writes the file for students, which holds no outcomes, and its key, which stays with the teacher.
“gather” reads every *.exam.json of a folder and marks it: the value of each diagnosis less the bill, in the
reward of the policy that the exam was made with. Format and JSON: panelwise-cli help exam</source>
        <translation>示例：
  panelwise-cli exam make --project f.panelwise --cases 8 --minutes 30 --out week3.exam.json
  panelwise-cli exam make --project f.panelwise --rows 12,17,40 --budget 60 --out week3.exam.json
  panelwise-cli exam gather returned --key week3.exam-key.json --out marks.csv

“make”写出给学生的文件（不含结局）及其密钥（由教师保管）。
“gather”读取文件夹中的每个 *.exam.json 并评分：每个诊断的价值减去账单，
按出题所用策略的奖励计算。格式与 JSON：panelwise-cli help exam</translation>
    </message>
    <message>
        <source>Cases for a class: make a file, mark what comes back</source>
        <translation>课堂病例：生成文件，并为交回的答卷评分</translation>
    </message>
    <message>
        <source>make or gather</source>
        <translation>make 或 gather</translation>
    </message>
    <message>
        <source>With gather: where the files of students are</source>
        <translation>用于 gather：学生文件所在位置</translation>
    </message>
    <message>
        <source>With make: the project that holds patients and policy</source>
        <translation>用于 make：含有患者和策略的工程</translation>
    </message>
    <message>
        <source>Rows of the data, separated by commas</source>
        <translation>数据的行号，以逗号分隔</translation>
    </message>
    <message>
        <source>Instead of --rows: so many test patients by chance, half of them ill; 8 if not given</source>
        <translation>代替 --rows：随机抽取的测试集患者数，其中一半患病；默认 8</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>Heading of the exam</source>
        <translation>考试标题</translation>
    </message>
    <message>
        <source>Time for all cases together</source>
        <translation>所有病例的总时间</translation>
    </message>
    <message>
        <source>--budget takes an amount of 0 or more, not “%1”.</source>
        <translation>选项 --budget 后接不小于 0 的金额，不能是“%1”。</translation>
    </message>
    <message>
        <source>Most that may be spent on one case</source>
        <translation>每个病例可花费的上限</translation>
    </message>
    <message>
        <source>make: the file for students; gather: a CSV file</source>
        <translation>make：给学生的文件；gather：CSV 文件</translation>
    </message>
    <message>
        <source>The teacher&apos;s key; make puts it beside the exam if not given</source>
        <translation>教师的密钥；未指定时 make 将其放在考试文件旁</translation>
    </message>
    <message>
        <source>With gather: numbers instead of names of students and files</source>
        <translation>用于 gather：以编号代替学生姓名和文件名</translation>
    </message>
    <message>
        <source>exam takes make or gather, not “%1”.</source>
        <translation>命令 exam 后接 make 或 gather，不能是“%1”。</translation>
    </message>
    <message>
        <source>There is nothing to gather. Name the folder with the files of students.</source>
        <translation>没有可收集的内容。请指定学生文件所在的文件夹。</translation>
    </message>
    <message>
        <source>Without its key an exam cannot be marked. Give it with --key.</source>
        <translation>没有密钥就无法评分。请用 --key 给出。</translation>
    </message>
    <message>
        <source>“exam make” takes no folder. Name the file for students with --out.</source>
        <translation>“exam make”不接受文件夹。请用 --out 指定给学生的文件。</translation>
    </message>
    <message>
        <source>An exam is made from a project that holds a policy: --project P.panelwise.</source>
        <translation>考试由含有策略的工程生成：--project P.panelwise。</translation>
    </message>
    <message>
        <source>Name the file for students with --out; its name ends with .exam.json.</source>
        <translation>请用 --out 指定给学生的文件；文件名以 .exam.json 结尾。</translation>
    </message>
    <message>
        <source>--rows and --cases exclude each other.</source>
        <translation>选项 --rows 与 --cases 不能同时使用。</translation>
    </message>
    <message>
        <source>--cases takes a whole number from 1 to 200.</source>
        <translation>选项 --cases 后接 1 至 200 的整数。</translation>
    </message>
    <message>
        <source>--minutes takes a whole number from 1 to 1,440.</source>
        <translation>选项 --minutes 后接 1 至 1440 的整数。</translation>
    </message>
    <message>
        <source>STUDENT</source>
        <translation>学生</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>RIGHT</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>FOUND</source>
        <translation>检出</translation>
    </message>
    <message>
        <source>BILL</source>
        <translation>账单</translation>
    </message>
    <message>
        <source>SCORE</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>STATE</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>policy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>There are %1 ill and %2 other test patients, too few for %3 cases. Ask for fewer.</source>
        <translation>测试集患者中患病 %1 名、其他 %2 名，不足以组成 %3 个病例。请减少数量。</translation>
    </message>
    <message>
        <source>The outcome of row %1 is not recorded, so nobody could be right about it.</source>
        <translation>第 %1 行的结局未记录，因此无人能判断对错。</translation>
    </message>
    <message>
        <source>Row %1 is named twice.</source>
        <translation>第 %1 行重复出现。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n case(s) for students, without outcomes.</source>
        <translation>
            <numerusform>%1：给学生的 %n 个病例，不含结局。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the key. Keep it: without it nothing can be marked.</source>
        <translation>%1：密钥。请妥善保管：没有它无法评分。</translation>
    </message>
    <message>
        <source>The policy on the front, by rising mean cost from 1, or by its name; in a picture of the front it is marked</source>
        <translation>前沿上的策略，按平均费用递增从 1 编号，或用其名称；在前沿图中会被标出</translation>
    </message>
    <message>
        <source>Copy written to %1</source>
        <translation>副本已写入 %1</translation>
    </message>
    <message>
        <source>Columns left out: %1</source>
        <translation>略去的列：%1</translation>
    </message>
    <message>
        <source>Numbers instead of what they held: %1</source>
        <translation>内容以编号代替的列：%1</translation>
    </message>
    <message>
        <source>In it: rows of patients %1, training runs %2, fronts %3, tables %4</source>
        <translation>其中：患者行 %1，训练 %2，前沿 %3，表格 %4</translation>
    </message>
    <message>
        <source>Note: %1 may tell who somebody is and stays, because the study uses it.</source>
        <translation>注意：%1 可能透露身份，但研究要用到，因此保留。</translation>
    </message>
    <message>
        <source>There is no setting “%1”. Those of a front: %2. Those of a sweep are in the help of “train”.</source>
        <translation>没有设置“%1”。前沿的设置：%2。扫描的设置见“train”的帮助。</translation>
    </message>
    <message>
        <source>It takes a number from %1 to %2 and is %3 if not set; write --set %4=VALUE.</source>
        <translation>取 %1 至 %2 之间的数，默认 %3；写作 --set %4=VALUE。</translation>
    </message>
    <message>
        <source>Instead of --run: a policy of the front, 1 is the cheapest; where the project holds no front, the trained policies by mean cost. Or the name of a policy</source>
        <translation>代替 --run：前沿上的策略，1 为最便宜；工程中没有前沿时，为按平均费用排序的已训练策略。也可用策略名称</translation>
    </message>
    <message>
        <source>Give a policy a name of your own</source>
        <translation>为策略另取名称</translation>
    </message>
    <message>
        <source>The new name, at most %1 letters; &quot;&quot; for the one that the program gives</source>
        <translation>新名称，最多 %1 个字符；&quot;&quot; 表示用程序给出的名称</translation>
    </message>
    <message>
        <source>The name is used wherever the policy is shown or written, and --policy and --point take it.

  panelwise-cli rename --project f.panelwise --policy P1-35 --name &quot;Clinic A&quot;
  panelwise-cli walk --project f.panelwise --policy &quot;Clinic A&quot; --patient 1</source>
        <translation>凡显示或写出该策略之处都用此名称，选项 --policy 和 --point 也接受它。

  panelwise-cli rename --project f.panelwise --policy P1-35 --name &quot;Clinic A&quot;
  panelwise-cli walk --project f.panelwise --policy &quot;Clinic A&quot; --patient 1</translation>
    </message>
    <message>
        <source>Policy %1 is called %2 now.</source>
        <translation>策略 %1 现名为 %2。</translation>
    </message>
    <message>
        <source>Note: only %1 are free where %2 is kept. Make room before the disk is full: the work waits then.</source>
        <translation>注意：%2 所在位置仅剩 %1。请在磁盘写满前腾出空间：写满后工作会等待。</translation>
    </message>
    <message>
        <source>The disk is full where %1 is kept. The work goes on as soon as there is room; Ctrl+C ends it with what is stored.</source>
        <translation>%1 所在磁盘已满。一有空间工作即继续；按 Ctrl+C 则以已保存的内容结束。</translation>
    </message>
    <message>
        <source>There is room again; the work goes on.</source>
        <translation>又有空间了；工作继续。</translation>
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
        <translation>示例：
  panelwise-cli plan front --cohort ferritin --folds 10 --out study
  panelwise-cli plan train --project f.panelwise --lambda 5 --rho -0.003 --seeds 20 --out study
  bash study/submit.sh                                       使用 Slurm
  panelwise-cli work study --all --jobs 2                    或在本机
  seq 12 | parallel -S node1,node2 panelwise-cli work study --task {}   或通过 SSH
  panelwise-cli status study --watch
  panelwise-cli gather study --project f.panelwise

DIR 存放患者快照、任务清单和 submit.sh，所有计算机都须能访问。
研究的选项同 front、train、baselines 和 encoders。

JSON 字段及 DIR 的内容：panelwise-cli help plan</translation>
    </message>
    <message>
        <source>Folder of the plan</source>
        <translation>计划所在的文件夹</translation>
    </message>
    <message>
        <source>Deal a study into tasks for many computers</source>
        <translation>将研究分成任务，供多台计算机执行</translation>
    </message>
    <message>
        <source>Folder for the plan, new or empty</source>
        <translation>存放计划的文件夹，新建或为空</translation>
    </message>
    <message>
        <source>Of train: so many policies, from --seed on; 1 if not given</source>
        <translation>用于 train：策略个数，种子从 --seed 起；默认 1</translation>
    </message>
    <message>
        <source>About how long a task should take; 10 if not given</source>
        <translation>每个任务大约的时长；默认 10</translation>
    </message>
    <message>
        <source>Slurm&apos;s partition; its usual one if not given</source>
        <translation>Slurm 的分区；默认为其常用分区</translation>
    </message>
    <message>
        <source>Slurm&apos;s account</source>
        <translation>Slurm 的账户</translation>
    </message>
    <message>
        <source>A line for the shell of a node: module load panelwise</source>
        <translation>节点 shell 中执行的一行命令：module load panelwise</translation>
    </message>
    <message>
        <source>Before the program: apptainer exec panelwise.sif</source>
        <translation>置于程序之前的命令：apptainer exec panelwise.sif</translation>
    </message>
    <message>
        <source>The program on the nodes; this one if not given</source>
        <translation>节点上的程序；默认为本程序</translation>
    </message>
    <message>
        <source>Do one task of a plan, or all that are left</source>
        <translation>执行计划中的一个任务，或所有剩余任务</translation>
    </message>
    <message>
        <source>Its number, from 1</source>
        <translation>任务编号，从 1 起</translation>
    </message>
    <message>
        <source>All tasks that are not done yet</source>
        <translation>所有尚未完成的任务</translation>
    </message>
    <message>
        <source>With --all: so many at once; 1 if not given</source>
        <translation>与 --all 合用：同时执行的任务数；默认 1</translation>
    </message>
    <message>
        <source>Only if the plan is still this one; submit.sh says it</source>
        <translation>仅当计划仍是此计划时；由 submit.sh 给出</translation>
    </message>
    <message>
        <source>Seconds between checkpoints; 30 if not given</source>
        <translation>检查点的间隔秒数；默认 30</translation>
    </message>
    <message>
        <source>Example:
  panelwise-cli work study --all --jobs 2

What was done is not done again, and what was begun goes on from its last checkpoint, on any computer.

Fields of the JSON: panelwise-cli help work</source>
        <translation>示例：
  panelwise-cli work study --all --jobs 2

已完成的不再重做；已开始的从最近的检查点继续，在任何计算机上均可。

JSON 字段：panelwise-cli help work</translation>
    </message>
    <message>
        <source>How far the tasks of a plan are, by its files</source>
        <translation>根据文件查看计划中各任务的进度</translation>
    </message>
    <message>
        <source>Go on showing it until all is done</source>
        <translation>持续显示，直到全部完成</translation>
    </message>
    <message>
        <source>Example:
  panelwise-cli status study --watch

Fields of the JSON: panelwise-cli help status</source>
        <translation>示例：
  panelwise-cli status study --watch

JSON 字段：panelwise-cli help status</translation>
    </message>
    <message>
        <source>Put the results of a plan into a project</source>
        <translation>将计划的结果收入工程</translation>
    </message>
    <message>
        <source>The project; made where there is none</source>
        <translation>工程；不存在时新建</translation>
    </message>
    <message>
        <source>Example:
  panelwise-cli gather study --project f.panelwise

May be repeated, also while tasks are at work: what is there already is left alone.

Fields of the JSON: panelwise-cli help gather</source>
        <translation>示例：
  panelwise-cli gather study --project f.panelwise

可重复执行，任务运行期间亦可：已有的内容保持不变。

JSON 字段：panelwise-cli help gather</translation>
    </message>
    <message>
        <source>Submit the tasks that are missing once more</source>
        <translation>再次提交缺少的任务</translation>
    </message>
    <message>
        <source>Only say what would be submitted</source>
        <translation>只说明将提交什么</translation>
    </message>
    <message>
        <source>Example:
  panelwise-cli resubmit study

With more time or memory where that was the cause.

Fields of the JSON: panelwise-cli help resubmit</source>
        <translation>示例：
  panelwise-cli resubmit study

若因时间或内存不足而未完成，则给予更多。

JSON 字段：panelwise-cli help resubmit</translation>
    </message>
    <message>
        <source>Name a folder for the plan with --out DIR.</source>
        <translation>请用 --out DIR 指定存放计划的文件夹。</translation>
    </message>
    <message>
        <source>A plan is of a new study. Leave out --resume, --continue, --front and --budget.</source>
        <translation>计划针对新研究。请去掉 --resume、--continue、--front 和 --budget。</translation>
    </message>
    <message>
        <source>A plan takes its patients from one place, and writes no project. Leave out --project here, and give it to “panelwise-cli gather”.</source>
        <translation>计划只从一处取患者，也不写工程。请在此去掉 --project，改在“panelwise-cli gather”中给出。</translation>
    </message>
    <message>
        <source>--seeds takes a number from 1 to 100000.</source>
        <translation>选项 --seeds 取 1 到 100000 的整数。</translation>
    </message>
    <message>
        <source>--seeds in this place belongs to “plan train”.</source>
        <translation>此处的 --seeds 属于“plan train”。</translation>
    </message>
    <message>
        <source>--minutes-per-task takes a number from 0 to 10000.</source>
        <translation>选项 --minutes-per-task 取 0 到 10000 的数。</translation>
    </message>
    <message>
        <source>Say which tasks: --task N, or --all.</source>
        <translation>请说明哪些任务：--task N 或 --all。</translation>
    </message>
    <message>
        <source>--jobs goes with --all and takes a number from 1 to 1024.</source>
        <translation>选项 --jobs 与 --all 合用，取 1 到 1024 的整数。</translation>
    </message>
    <message>
        <source>There is no plan in %1.</source>
        <translation>%1 中没有计划。</translation>
    </message>
    <message>
        <source>Make one with “panelwise-cli plan”, or name the folder that holds plan.json.</source>
        <translation>请用“panelwise-cli plan”生成，或指定含有 plan.json 的文件夹。</translation>
    </message>
    <message>
        <source>%1 holds a plan already, and a plan is never changed.</source>
        <translation>%1 中已有计划，而计划从不更改。</translation>
    </message>
    <message>
        <source>Choose another folder for this one.</source>
        <translation>请为此计划另选文件夹。</translation>
    </message>
    <message>
        <source>plan.json in %1 was changed or cut short after it was written.</source>
        <translation>%1 中的 plan.json 在写出后被更改或截断。</translation>
    </message>
    <message>
        <source>Put the original back, or make a new plan.</source>
        <translation>请恢复原文件，或生成新计划。</translation>
    </message>
    <message>
        <source>The plan in %1 is not the one that was submitted.</source>
        <translation>%1 中的计划不是已提交的那个。</translation>
    </message>
    <message>
        <source>Cancel these tasks, and submit the plan that is there now.</source>
        <translation>请取消这些任务，并提交现有的计划。</translation>
    </message>
    <message>
        <source>This plan is for PanelWise %1, and this is %2. Another version may compute something else.</source>
        <translation>此计划用于 PanelWise %1，而本程序为 %2。不同版本的计算结果可能不同。</translation>
    </message>
    <message>
        <source>Use version %1 on every computer, or make the plan again.</source>
        <translation>请在所有计算机上使用版本 %1，或重新生成计划。</translation>
    </message>
    <message>
        <source>The snapshot in %1 holds other patients than the plan.</source>
        <translation>%1 中的快照与计划的患者不同。</translation>
    </message>
    <message>
        <source>Make a new plan.</source>
        <translation>请生成新计划。</translation>
    </message>
    <message>
        <source>%1 holds other patients, panels or another split than the plan.</source>
        <translation>%1 的患者、组合或划分与计划不同。</translation>
    </message>
    <message>
        <source>Gather into the project the plan was made from, or into a new one.</source>
        <translation>请收入生成计划所用的工程，或新工程。</translation>
    </message>
    <message>
        <source>There is no task %1. The plan has the tasks 1 to %2.</source>
        <translation>没有任务 %1。计划含任务 1 至 %2。</translation>
    </message>
    <message>
        <source>Say where to put the results: --project P.panelwise.</source>
        <translation>请说明结果存放在何处：--project P.panelwise。</translation>
    </message>
    <message>
        <source>a front</source>
        <translation>前沿</translation>
    </message>
    <message>
        <source>training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>a table of systems</source>
        <translation>方法比较表</translation>
    </message>
    <message>
        <source>a comparison of encoders</source>
        <translation>编码器比较</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>无响应</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>损坏</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>未开始</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>已完成 %1</translation>
    </message>
    <message>
        <source>its time was up; it goes on from its checkpoint</source>
        <translation>时间已用完；从检查点继续</translation>
    </message>
    <message>
        <source>it was stopped; it goes on from its checkpoint</source>
        <translation>已被停止；从检查点继续</translation>
    </message>
    <message>
        <source>not heard of for %1: killed, or its computer is gone; it goes on from its checkpoint</source>
        <translation>已有 %1 没有消息：被终止，或其计算机已断开；从检查点继续</translation>
    </message>
    <message>
        <source>its result is cut short, altered, or of another plan or version; it is done again</source>
        <translation>其结果被截断、改动，或属于其他计划或版本；将重新执行</translation>
    </message>
    <message numerus="yes">
        <source>Gathering the results of %Ln tasks</source>
        <translation>
            <numerusform>正在收集 %Ln 个任务的结果</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 pieces</source>
        <translation>%1/%2 个部分</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>尚无结果</translation>
    </message>
    <message>
        <source>number %1 of the project, %2</source>
        <translation>工程中编号 %1，%2</translation>
    </message>
    <message>
        <source>number %1 of the project, finished</source>
        <translation>工程中编号 %1，已完成</translation>
    </message>
    <message>
        <source>number %1 of the project, finished before</source>
        <translation>工程中编号 %1，此前已完成</translation>
    </message>
    <message>
        <source>Gathered: %1</source>
        <translation>已收集：%1</translation>
    </message>
    <message numerus="yes">
        <source>  and %Ln more</source>
        <translation>
            <numerusform>  及另外 %Ln 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tasks are missing:</source>
        <translation>
            <numerusform>缺少 %Ln 个任务：</numerusform>
        </translation>
    </message>
    <message>
        <source>Once more: panelwise-cli resubmit %1</source>
        <translation>再次提交：panelwise-cli resubmit %1</translation>
    </message>
    <message>
        <source>Plan of %1: %2 patients, %3 columns</source>
        <translation>%1的计划：%2 名患者，%3 列</translation>
    </message>
    <message>
        <source>  %1 in %2, expected to take about %3 of one core in all</source>
        <translation>  %1，分为 %2，预计单核共需 %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pieces</source>
        <translation>
            <numerusform>%Ln 个部分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tasks</source>
        <translation>
            <numerusform>%Ln 个任务</numerusform>
        </translation>
    </message>
    <message>
        <source>  The snapshot, %1 kB, holds the columns that the study uses, and no others.</source>
        <translation>  快照（%1 kB）只含研究所用的列。</translation>
    </message>
    <message>
        <source>  The snapshot, %1 kB, goes without %2.</source>
        <translation>  快照（%1 kB）不含%2。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns that the study does not use</source>
        <translation>
            <numerusform>研究未用的 %Ln 列</numerusform>
        </translation>
    </message>
    <message>
        <source>On a cluster with Slurm:  bash %1</source>
        <translation>在装有 Slurm 的集群上：  bash %1</translation>
    </message>
    <message>
        <source>On this computer:         panelwise-cli work %1 --all --jobs 2</source>
        <translation>在本机：                  panelwise-cli work %1 --all --jobs 2</translation>
    </message>
    <message>
        <source>How far it is:            panelwise-cli status %1 --watch</source>
        <translation>查看进度：                panelwise-cli status %1 --watch</translation>
    </message>
    <message>
        <source>Bring it home:            panelwise-cli gather %1 --project P.panelwise</source>
        <translation>取回结果：                panelwise-cli gather %1 --project P.panelwise</translation>
    </message>
    <message>
        <source>The tasks could not be submitted: %1</source>
        <translation>无法提交任务：%1</translation>
    </message>
    <message>
        <source>Nothing is missing: every task is done or running.</source>
        <translation>没有缺少的任务：所有任务均已完成或正在运行。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tasks once more: %1</source>
        <translation>
            <numerusform>再次提交 %Ln 个任务：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>  with more time, since that of %Ln tasks was up</source>
        <translation>
            <numerusform>  给予更多时间，因为 %Ln 个任务时间用完</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>  with more memory, since %Ln tasks had too little</source>
        <translation>
            <numerusform>  给予更多内存，因为 %Ln 个任务内存不足</numerusform>
        </translation>
    </message>
    <message>
        <source>Submitted as %1.</source>
        <translation>已提交为 %1。</translation>
    </message>
    <message>
        <source>Not submitted: type that where sbatch is.</source>
        <translation>未提交：请在有 sbatch 的计算机上输入该命令。</translation>
    </message>
    <message>
        <source>Plan of %1 in %2</source>
        <translation>%1的计划，位于 %2</translation>
    </message>
    <message numerus="yes">
        <source>  and %Ln more tasks</source>
        <translation>
            <numerusform>  及另外 %Ln 个任务</numerusform>
        </translation>
    </message>
    <message>
        <source>Task %1 was done already.</source>
        <translation>任务 %1 此前已完成。</translation>
    </message>
    <message>
        <source>Task %1 failed: %2</source>
        <translation>任务 %1 失败：%2</translation>
    </message>
    <message>
        <source>Task %1 is done after %2.</source>
        <translation>任务 %1 已完成，用时 %2。</translation>
    </message>
    <message>
        <source>Task %1 was stopped at %2; it goes on from there.</source>
        <translation>任务 %1 停止于 %2；将从该处继续。</translation>
    </message>
    <message>
        <source>%1 of %2 tasks</source>
        <translation>%1/%2 个任务</translation>
    </message>
    <message>
        <source>%1 done now, %2 before, %3 failed, %4 stopped</source>
        <translation>本次完成 %1，此前完成 %2，失败 %3，停止 %4</translation>
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
        <translation>从这里开始：
  panelwise-cli cohorts                            程序自带的队列
  panelwise-cli inspect --cohort ferritin          查看其中一个
  panelwise-cli generate aki --out /tmp/aki        得到 CSV 和任务文件
  panelwise-cli inspect --data my.csv              查看自己的数据；自动建议角色
  panelwise-cli front --cohort ferritin --project f.panelwise
                                                   每个预算的最佳策略
  panelwise-cli walk --project f.panelwise --point 3 --patient 1
                                                   逐步查看一名患者的检验
  panelwise-cli train --cohort ferritin --lambda 5 --rho -0.005
                                                   用 SM-DDPO 训练一个策略
  panelwise-cli baselines --cohort ferritin         与现今常用方法并列
  panelwise-cli plan front --cohort ferritin --folds 10 --out study
                                                   分成任务，供集群执行
  panelwise-cli train --help                       命令的详细说明
  panelwise-cli help train                         命令的 JSON；help task：任务文件

以上选项可放在命令之前或之后。

退出码：0 完成，2 用法错误，3 数据或文件有误（信息中给出文件、行、
列和处理办法），4 按 Ctrl+C 取消，1 程序自身的错误。
使用 --json 时错误也是一个对象：{&quot;error&quot;: {&quot;code&quot;, &quot;message&quot;, &quot;file&quot;, &quot;row&quot;, &quot;column&quot;},
&quot;problems&quot;: [...], &quot;problem_count&quot;}。进度和警告写到 stderr。</translation>
    </message>
    <message>
        <source>With make: without reference ranges and marks for what lies beyond them</source>
        <translation>用于 make：不含参考区间，也不标记超出区间者</translation>
    </message>
</context>
<context>
    <name>CompareCharts</name>
    <message>
        <source>Tick a model</source>
        <translation>请勾选模型</translation>
    </message>
    <message>
        <source>Undefined: all test patients have the same outcome</source>
        <translation>未定义：所有测试集患者结局相同</translation>
    </message>
    <message>
        <source>Nothing to draw</source>
        <translation>没有可绘制的内容</translation>
    </message>
    <message>
        <source>ROC curve</source>
        <translation>ROC 曲线</translation>
    </message>
    <message>
        <source>1 − specificity</source>
        <translation>1 − 特异度</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>灵敏度</translation>
    </message>
    <message>
        <source>a coin</source>
        <translation>随机猜测</translation>
    </message>
    <message>
        <source>Precision–recall curve</source>
        <translation>精确率–召回率曲线</translation>
    </message>
    <message>
        <source>Recall (sensitivity)</source>
        <translation>召回率（灵敏度）</translation>
    </message>
    <message>
        <source>Precision (PPV)</source>
        <translation>精确率（PPV）</translation>
    </message>
    <message>
        <source>everybody called a case</source>
        <translation>全部判为病例</translation>
    </message>
    <message>
        <source>Decision curve</source>
        <translation>决策曲线</translation>
    </message>
    <message>
        <source>Threshold probability</source>
        <translation>阈概率</translation>
    </message>
    <message>
        <source>Net benefit per 1,000</source>
        <translation>每 1,000 人净获益</translation>
    </message>
    <message>
        <source>treat all</source>
        <translation>全部治疗</translation>
    </message>
    <message>
        <source>treat none</source>
        <translation>全不治疗</translation>
    </message>
    <message>
        <source>Interventions avoided</source>
        <translation>避免的干预</translation>
    </message>
    <message>
        <source>Avoided per 100 patients</source>
        <translation>每 100 名患者避免数</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>校准</translation>
    </message>
    <message>
        <source>Wilson&apos;s formula for the observed shares</source>
        <translation>观察比例用 Wilson 公式</translation>
    </message>
    <message>
        <source>Predicted probability</source>
        <translation>预测概率</translation>
    </message>
    <message>
        <source>Observed share</source>
        <translation>观察比例</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95% 区间</translation>
    </message>
    <message>
        <source>perfect</source>
        <translation>理想</translation>
    </message>
    <message>
        <source>Predictions of %1</source>
        <translation>%1 的预测</translation>
    </message>
    <message>
        <source>Share, highest = 1</source>
        <translation>比例，最高 = 1</translation>
    </message>
    <message>
        <source>cases</source>
        <translation>病例</translation>
    </message>
    <message>
        <source>others</source>
        <translation>非病例</translation>
    </message>
</context>
<context>
    <name>CompareFigures</name>
    <message>
        <source>Diagnoses against the truth</source>
        <translation>诊断与真实情况对照</translation>
    </message>
</context>
<context>
    <name>CompareText</name>
    <message>
        <source>Found for other patients or panels than the study has now. Find it again to compare it.</source>
        <translation>为其他患者或组合求得，与研究现状不符。请重新查找后再比较。</translation>
    </message>
    <message>
        <source>Found for other prices than the study has now. Find it again to compare it.</source>
        <translation>为其他价格求得，与研究现状不符。请重新查找后再比较。</translation>
    </message>
    <message>
        <source>Found with another split: it may have learned from the patients it would be tested on. Find it again to compare it.</source>
        <translation>用另一划分求得：可能用过本应用来测试的患者学习。请重新查找后再比较。</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>未定义</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Judged on all patients by folds, each by a model of its own: its figures are on the tab Table. Run it again judged on the test part to compare it patient by patient.</source>
        <translation>以各折对所有患者评判，每折各用自己的模型：其指标见“表格”选项卡。若要逐个患者比较，请改为在测试部分上评判后重新运行。</translation>
    </message>
</context>
<context>
    <name>CompareWords</name>
    <message>
        <source>%1 (at %2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>未定义</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1（%2 至 %3）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 of its testing cost</source>
        <translation>检验费用为其 %1</translation>
    </message>
    <message>
        <source>the same testing cost</source>
        <translation>检验费用相同</translation>
    </message>
    <message>
        <source>%1 times its testing cost</source>
        <translation>检验费用为其 %1 倍</translation>
    </message>
    <message>
        <source>%1 is not distinguishable from %2 with these %3 patients.</source>
        <translation>用这 %3 名患者无法区分 %1 与 %2。</translation>
    </message>
    <message>
        <source>It</source>
        <translation>该模型</translation>
    </message>
    <message>
        <source>%1 scores above %2 and below %3.</source>
        <translation>%1 得分高于 %2，低于 %3。</translation>
    </message>
    <message>
        <source>%1 scores above %2.</source>
        <translation>%1 得分高于 %2。</translation>
    </message>
    <message>
        <source>%1 scores below %2.</source>
        <translation>%1 得分低于 %2。</translation>
    </message>
    <message>
        <source>The difference from %1 is undefined.</source>
        <translation>与 %1 之差未定义。</translation>
    </message>
</context>
<context>
    <name>ConfusionFigure</name>
    <message>
        <source>undefined</source>
        <translation>未定义</translation>
    </message>
    <message>
        <source>found</source>
        <translation>检出</translation>
    </message>
    <message>
        <source>false alarms</source>
        <translation>误报</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>漏诊</translation>
    </message>
    <message>
        <source>reassured</source>
        <translation>排除</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>病例</translation>
    </message>
    <message>
        <source>No case</source>
        <translation>非病例</translation>
    </message>
    <message>
        <source>Called a case</source>
        <translation>判为病例</translation>
    </message>
    <message>
        <source>Reassured</source>
        <translation>排除</translation>
    </message>
    <message>
        <source>%1 per 1,000</source>
        <translation>每 1,000 人 %1</translation>
    </message>
    <message>
        <source>PPV %1</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>PPV %1</translation>
    </message>
    <message>
        <source>NPV %1</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>NPV %1</translation>
    </message>
    <message>
        <source>Sens. %1</source>
        <translation>灵敏度 %1</translation>
    </message>
    <message>
        <source>Spec. %1</source>
        <translation>特异度 %1</translation>
    </message>
    <message>
        <source>model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>sensitivity</source>
        <translation>灵敏度</translation>
    </message>
    <message>
        <source>specificity</source>
        <translation>特异度</translation>
    </message>
    <message>
        <source>PPV</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>PPV</translation>
    </message>
    <message>
        <source>NPV</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>NPV</translation>
    </message>
    <message>
        <source>%1: %2 found, %3 missed, %4 false alarms, %5 reassured</source>
        <translation>%1：检出 %2，漏诊 %3，误报 %4，排除 %5</translation>
    </message>
</context>
<context>
    <name>ConfusionTab</name>
    <message>
        <source>Diagnoses against the truth</source>
        <translation>诊断与真实情况对照</translation>
    </message>
    <message>
        <source>Confusion</source>
        <translation>混淆矩阵</translation>
    </message>
</context>
<context>
    <name>CsvPreviewModel</name>
    <message>
        <source>number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>two values: %1</source>
        <translation>两个值：%1</translation>
    </message>
    <message>
        <source>categories: %1</source>
        <translation>类别：%1</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
</context>
<context>
    <name>CurveFigure</name>
    <message>
        <source>curve</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>lowest over seeds</source>
        <translation>各种子最低</translation>
    </message>
    <message>
        <source>highest over seeds</source>
        <translation>各种子最高</translation>
    </message>
</context>
<context>
    <name>CurveTabs</name>
    <message>
        <source>Areas under the curves</source>
        <translation>曲线下面积</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>AUROC (95 % CI)</source>
        <translation>AUROC（95% CI）</translation>
    </message>
    <message>
        <source>Sensitivity at the mark</source>
        <translation>标记处灵敏度</translation>
    </message>
    <message>
        <source>1 − specificity</source>
        <translation>1 − 特异度</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精确率</translation>
    </message>
    <message>
        <source>ROC / PR</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>ROC / PR</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>未定义</translation>
    </message>
    <message>
        <source>the method of DeLong et al.</source>
        <translation>DeLong 等的方法</translation>
    </message>
    <message>
        <source>Marks: where each model stands at the threshold.</source>
        <translation>标记：各模型在该阈值处的位置。</translation>
    </message>
    <message>
        <source>Marks: where each model&apos;s own diagnoses put it.</source>
        <translation>标记：各模型自身诊断所处的位置。</translation>
    </message>
    <message>
        <source>What acting on each model is worth</source>
        <translation>按各模型行动的价值</translation>
    </message>
    <message>
        <source>Decision curve</source>
        <translation>决策曲线</translation>
    </message>
    <message>
        <source>Net benefit: true positives minus false ones weighed by the odds of the threshold (Vickers and Elkin 2006); whoever treats at 10 % takes nine false alarms for one case.</source>
        <translation>净获益：真阳性减去按阈值优势加权的假阳性（Vickers 与 Elkin，2006）；以 10% 为治疗阈值，即愿以九次误报换一个病例。</translation>
    </message>
    <message>
        <source>Net benefit at %1</source>
        <translation>%1 处净获益</translation>
    </message>
    <message>
        <source>Per 1,000 patients: as if so many true positives had been found without one false alarm</source>
        <translation>每 1,000 名患者：相当于检出这么多真阳性而无一误报</translation>
    </message>
    <message>
        <source>against treating all</source>
        <translation>与全部治疗相比</translation>
    </message>
    <message>
        <source>Net benefit minus that of treating everybody</source>
        <translation>净获益减去全部治疗的净获益</translation>
    </message>
    <message>
        <source>Avoided per 100</source>
        <translation>每 100 人避免</translation>
    </message>
    <message>
        <source>Interventions saved per 100 patients against treating everybody, with as many cases found</source>
        <translation>与全部治疗相比，在检出病例数相同时每 100 名患者减少的干预</translation>
    </message>
</context>
<context>
    <name>DataText</name>
    <message>
        <source>undo the natural logarithm</source>
        <translation>还原自然对数</translation>
    </message>
    <message>
        <source>undo the logarithm to base %1</source>
        <translation>还原以 %1 为底的对数</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结局</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>划分</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>忽略</translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>未分配</translation>
    </message>
    <message>
        <source>Says who is a case; never shown to the policy.</source>
        <translation>说明谁是病例；从不向策略显示。</translation>
    </message>
    <message>
        <source>Known before any test and free of charge.</source>
        <translation>检验前已知，不收费。</translation>
    </message>
    <message>
        <source>Becomes known when one of its panels is ordered and paid.</source>
        <translation>所属组合之一开单并付费后方知。</translation>
    </message>
    <message>
        <source>Says which patients are for training, validation and test.</source>
        <translation>说明哪些患者属于训练集、验证集和测试集。</translation>
    </message>
    <message>
        <source>Left out on purpose.</source>
        <translation>有意不用。</translation>
    </message>
    <message>
        <source>In no panel and no other role, so it will not be used.</source>
        <translation>不在任何组合中，也无其他角色，因此不会使用。</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Two values</source>
        <translation>两个值</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Column “%1” was left out: it has the same value in every row.</source>
        <translation>列“%1”未采用：每行的值都相同。</translation>
    </message>
    <message>
        <source>Column “%1” was left out: it has no values.</source>
        <translation>列“%1”未采用：没有值。</translation>
    </message>
    <message>
        <source>Column “%1” was left out: it has more different texts than can be kept.</source>
        <translation>列“%1”未采用：不同的文本过多，无法保留。</translation>
    </message>
    <message>
        <source>Column “%1” has a different value for nearly every patient and may identify them. Ignore it unless it is a measurement.</source>
        <translation>列“%1”几乎每名患者的值都不同，可能识别患者身份。除非是测量值，否则请忽略。</translation>
    </message>
    <message>
        <source>Column “%1” looks like names or addresses. Remove it from the file before you save or share a project.</source>
        <translation>列“%1”像是姓名或地址。保存或分享工程之前，请从文件中删除。</translation>
    </message>
    <message>
        <source>Column “%1” looks like record numbers. Remove it from the file before you save or share a project.</source>
        <translation>列“%1”像是病历号。保存或分享工程之前，请从文件中删除。</translation>
    </message>
    <message>
        <source>Column “%1” looks like dates, which can identify patients. Use ages or intervals instead.</source>
        <translation>列“%1”像是日期，可能识别患者身份。请改用年龄或时间间隔。</translation>
    </message>
    <message>
        <source>Row %1, column “%2”: does the mark in “%3” separate decimals or thousands?</source>
        <translation>第 %1 行，列“%2”：“%3”中的符号是小数点还是千位分隔符？</translation>
    </message>
    <message>
        <source>More than one of these characters could separate the columns: %1. Which one does?</source>
        <translation>以下字符中不止一个可能是列分隔符：%1。是哪一个？</translation>
    </message>
    <message>
        <source>is not possible for the patient</source>
        <translation>对该患者不可行</translation>
    </message>
    <message>
        <source>is charged</source>
        <translation>收费</translation>
    </message>
    <message>
        <source>is free of charge</source>
        <translation>免费</translation>
    </message>
    <message>
        <source>Only money can be minimised: no panel has a turnaround time. Give every panel its time to weigh time, too.</source>
        <translation>只能最小化费用：没有组合给出报告时间。要兼顾时间，请给出每个组合的时间。</translation>
    </message>
    <message>
        <source>Only money can be minimised until every panel has a turnaround time. Without one: %1.</source>
        <translation>所有组合给出报告时间之前，只能最小化费用。尚缺：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows are the same as earlier ones in every column in use and are left out.</source>
        <translation>
            <numerusform>%Ln 行的所有在用列均与之前的行相同，不予采用。</numerusform>
        </translation>
    </message>
    <message>
        <source>Split from column %1</source>
        <translation>按列 %1 划分</translation>
    </message>
    <message>
        <source>Split at random</source>
        <translation>随机划分</translation>
    </message>
    <message>
        <source>Split at random, rows with the same %1 together</source>
        <translation>随机划分，%1 相同的行在一起</translation>
    </message>
    <message>
        <source>Split by %1, learned from the past</source>
        <translation>按 %1 划分，用过去的数据学习</translation>
    </message>
    <message>
        <source>Split by %1, with %2 left out for the test</source>
        <translation>按 %1 划分，%2 留作测试</translation>
    </message>
    <message>
        <source>%1, rows with the same %2 together</source>
        <translation>%1，%2 相同的行在一起</translation>
    </message>
    <message>
        <source>%1: only values %2 are kept, others count as missing</source>
        <translation>%1：仅保留 %2 的值，其余视为缺失</translation>
    </message>
    <message>
        <source>%1: %2 counts as missing</source>
        <translation>%1：%2 视为缺失</translation>
    </message>
    <message>
        <source>%1: values %2 count as missing</source>
        <translation>%1：%2 的值视为缺失</translation>
    </message>
    <message>
        <source>%1: all values × %2</source>
        <translation>%1：所有值 × %2</translation>
    </message>
    <message>
        <source>%1: values %2 × %3</source>
        <translation>%1：%2 的值 × %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 and %2: values change places</source>
        <translation>%1 与 %2：值互换</translation>
    </message>
</context>
<context>
    <name>DuelFigure</name>
    <message>
        <source>You</source>
        <translation>您</translation>
    </message>
    <message>
        <source>Score per case, so far</source>
        <translation>目前每例得分</translation>
    </message>
    <message>
        <source>who</source>
        <translation>谁</translation>
    </message>
    <message>
        <source>case</source>
        <translation>病例</translation>
    </message>
    <message>
        <source>mean score</source>
        <translation>平均得分</translation>
    </message>
    <message>
        <source>%1: %2 per case</source>
        <translation>%1：每例 %2</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>病例</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>平均得分</translation>
    </message>
    <message>
        <source>Among the policies of the front</source>
        <translation>在前沿各策略之间</translation>
    </message>
    <message>
        <source>cost per patient</source>
        <translation>人均费用</translation>
    </message>
    <message>
        <source>found of 100</source>
        <translation>每 100 例检出</translation>
    </message>
    <message>
        <source>Cost per patient (%1)</source>
        <translation>人均费用（%1）</translation>
    </message>
    <message>
        <source>Found of 100 cases</source>
        <translation>每 100 名病例检出数</translation>
    </message>
    <message>
        <source>%1: %2 found, %3</source>
        <translation>%1：检出 %2，%3</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>The class</source>
        <translation>全班</translation>
    </message>
    <message>
        <source>Policy, same patients</source>
        <translation>策略，相同患者</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>Row %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>该文件</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>The column</source>
        <translation>该列</translation>
    </message>
    <message>
        <source>Column “%1”</source>
        <translation>列“%1”</translation>
    </message>
    <message>
        <source>The outcome</source>
        <translation>结局</translation>
    </message>
    <message>
        <source>The outcome “%1”</source>
        <translation>结局“%1”</translation>
    </message>
    <message>
        <source>A panel</source>
        <translation>某组合</translation>
    </message>
    <message>
        <source>Panel “%1”</source>
        <translation>组合“%1”</translation>
    </message>
    <message>
        <source>another number of</source>
        <translation>其他数目</translation>
    </message>
    <message>
        <source>too few or too many</source>
        <translation>过少或过多</translation>
    </message>
    <message>
        <source>Row %1, column “%2”: %3</source>
        <translation>第 %1 行，列“%2”：%3</translation>
    </message>
    <message>
        <source>Column “%1”: %2</source>
        <translation>列“%1”：%2</translation>
    </message>
    <message>
        <source>Task file, line %1, %2: %3</source>
        <translation>任务文件，第 %1 行，%2：%3</translation>
    </message>
    <message>
        <source>Task file, line %1: %2</source>
        <translation>任务文件，第 %1 行：%2</translation>
    </message>
    <message>
        <source>Task file: %1</source>
        <translation>任务文件：%1</translation>
    </message>
    <message>
        <source>Task file, %1: %2</source>
        <translation>任务文件，%1：%2</translation>
    </message>
    <message>
        <source>Row %1, “%2”: %3</source>
        <translation>第 %1 行，“%2”：%3</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>“%1”：%2</translation>
    </message>
    <message>
        <source>The text is in %1, which cannot be read. Save the file as UTF-8.</source>
        <translation>文本编码为 %1，无法读取。请将文件存为 UTF-8。</translation>
    </message>
    <message>
        <source>This is %1, not a table with one line per patient. Open it in the program it comes from and export the table as CSV.</source>
        <translation>这是 %1，而不是每行一名患者的表格。请用原程序打开，并将表格导出为 CSV。</translation>
    </message>
    <message>
        <source>This is not a text file. Choose a text file, or export the table as CSV.</source>
        <translation>这不是文本文件。请选择文本文件，或将表格导出为 CSV。</translation>
    </message>
    <message>
        <source>Some bytes are not text in the chosen encoding. Save the file as UTF-8, or choose another encoding.</source>
        <translation>有些字节在所选编码中不是文本。请将文件存为 UTF-8，或选择其他编码。</translation>
    </message>
    <message>
        <source>“%1” is not text in the chosen encoding. Save the file as UTF-8, or choose another encoding.</source>
        <translation>“%1”在所选编码中不是文本。请将文件存为 UTF-8，或选择其他编码。</translation>
    </message>
    <message>
        <source>“%1” is not read as a number by itself. If the blank stands between thousands, say so where the file is read: Thousands in the window, --thousands space on the command line.</source>
        <translation>“%1”不会自动读作数字。若空格是千位分隔符，请在读取文件时说明：窗口中为“千位分隔符”，命令行为 --thousands space。</translation>
    </message>
    <message>
        <source>“%1” is not read as a number by itself. If the apostrophe stands between thousands, say so where the file is read: Thousands in the window, --thousands apostrophe on the command line.</source>
        <translation>“%1”不会自动读作数字。若撇号是千位分隔符，请在读取文件时说明：窗口中为“千位分隔符”，命令行为 --thousands apostrophe。</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>结局</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>test</source>
        <translation>检验项目</translation>
    </message>
    <message>
        <source>split</source>
        <translation>划分</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>忽略</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>the baseline columns</source>
        <translation>基线列</translation>
    </message>
    <message>
        <source>the split</source>
        <translation>划分</translation>
    </message>
    <message>
        <source>an edit step</source>
        <translation>编辑步骤</translation>
    </message>
    <message>
        <source>panel “%1”</source>
        <translation>组合“%1”</translation>
    </message>
    <message>
        <source>patient</source>
        <translation>患者</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>text in quotes</source>
        <translation>引号内的文本</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>a list in square brackets</source>
        <translation>方括号内的列表</translation>
    </message>
    <message>
        <source>an object in curly brackets</source>
        <translation>花括号内的对象</translation>
    </message>
    <message>
        <source>another kind of value</source>
        <translation>另一种类型的值</translation>
    </message>
    <message>
        <source>%1 does not exist. Check the name and the folder.</source>
        <translation>%1 不存在。请检查名称和文件夹。</translation>
    </message>
    <message>
        <source>%1 cannot be read. Check that it is a file and that you may open it.</source>
        <translation>%1 无法读取。请检查它是否为文件，以及您是否有权打开。</translation>
    </message>
    <message>
        <source>%1 cannot be saved. Choose another folder, or ask for permission to write there.</source>
        <translation>%1 无法保存。请选择其他文件夹，或申请写入权限。</translation>
    </message>
    <message>
        <source>Nothing can be saved in %1. Choose another folder.</source>
        <translation>%1 中无法保存。请选择其他文件夹。</translation>
    </message>
    <message>
        <source>The disk is full; %1 was not written and what was there before is unchanged. Free some space.</source>
        <translation>磁盘已满；%1 未写入，原有内容未变。请腾出空间。</translation>
    </message>
    <message>
        <source>%1 is larger than %2 bytes, which no file of this kind is. Choose another file.</source>
        <translation>%1 大于 %2 字节，此类文件不会这么大。请选择其他文件。</translation>
    </message>
    <message>
        <source>%1 is too large. Choose another file.</source>
        <translation>%1 过大。请选择其他文件。</translation>
    </message>
    <message>
        <source>%1 is empty. Choose a file with a header line and one line per patient.</source>
        <translation>%1 为空。请选择有表头行且每行一名患者的文件。</translation>
    </message>
    <message>
        <source>%1 has a header but no patients below it. Add one line per patient.</source>
        <translation>%1 有表头，但其下没有患者。请每名患者添加一行。</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln fields where the header has %1. Look for a missing or extra separator, or put text that contains one in quotes.</source>
        <translation>
            <numerusform>字段数为 %Ln，而表头的字段数为 %1。请检查是否缺少或多出分隔符，或将含分隔符的文本放入引号。</numerusform>
        </translation>
    </message>
    <message>
        <source>A row does not end within %1 MB. Either a quote is opened and never closed, or a field is longer than can be read.</source>
        <translation>一行在 %1 MB 内没有结束。可能是引号有开无合，或字段过长无法读取。</translation>
    </message>
    <message>
        <source>A quote is opened and never closed. Add the closing quote, or remove the opening one.</source>
        <translation>引号有开无合。请补上右引号，或删除左引号。</translation>
    </message>
    <message>
        <source>Column %1 has no name. Give it one in the header line.</source>
        <translation>第 %1 列没有名称。请在表头行中命名。</translation>
    </message>
    <message>
        <source>A column has no name. Give it one in the header line.</source>
        <translation>有一列没有名称。请在表头行中命名。</translation>
    </message>
    <message>
        <source>The first line holds only numbers, here “%1”: the names of the columns are missing. Add a header line.</source>
        <translation>首行只有数字，如“%1”：缺少列名。请添加表头行。</translation>
    </message>
    <message>
        <source>This name appears twice in the header line. Rename one of the two columns.</source>
        <translation>此名称在表头行中出现两次。请重命名其中一列。</translation>
    </message>
    <message>
        <source>The value is not a number. Correct it, or leave it empty if the test was not done.</source>
        <translation>该值不是数字。请更正；若未做该检验，请留空。</translation>
    </message>
    <message>
        <source>“%1” is not a number. Correct it, or leave it empty if the test was not done.</source>
        <translation>“%1”不是数字。请更正；若未做该检验，请留空。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln cells hold “%2”, first in row %3. Say what that means: not recorded, or a value.</source>
        <translation>
            <numerusform>%1：%Ln 个单元格为“%2”，首见于第 %3 行。请说明其含义：未记录，或某个值。</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” can be read in two ways. Say whether the mark is a decimal mark or groups thousands.</source>
        <translation>“%1”有两种读法。请说明该符号是小数点还是千位分隔符。</translation>
    </message>
    <message>
        <source>%1 gives no clue to what separates its columns. Choose comma, semicolon, tab or bar.</source>
        <translation>%1 看不出列分隔符。请选择逗号、分号、制表符或竖线。</translation>
    </message>
    <message>
        <source>%1 has no column “%2”. Check the name of the column.</source>
        <translation>%1 没有列“%2”。请检查列名。</translation>
    </message>
    <message>
        <source>%1: no column looks like the %2 of a measurement. Say which one it is.</source>
        <translation>%1：没有一列像是测量的%2。请指明是哪一列。</translation>
    </message>
    <message>
        <source>“%1” can be read in two ways. Say whether the day or the month comes first.</source>
        <translation>“%1”有两种读法。请说明日在前还是月在前。</translation>
    </message>
    <message>
        <source>“%1” is a number. Say whether times are seconds, minutes, hours or days.</source>
        <translation>“%1”是数字。请说明时间单位是秒、分、小时还是天。</translation>
    </message>
    <message>
        <source>There are more than %1 different tests, so this column does not hold their names. Choose the column with the names or codes of tests.</source>
        <translation>不同的检验项目超过 %1 个，因此该列不是项目名称。请选择含检验名称或代码的列。</translation>
    </message>
    <message>
        <source>Patient “%1” stands in the patient table twice. Name a column with an index time for each row, or keep one row for each patient.</source>
        <translation>患者“%1”在患者表中出现两次。请指定每行的索引时间列，或每名患者只保留一行。</translation>
    </message>
    <message>
        <source>%1 has no file %2. Choose the folder that the tables were exported to.</source>
        <translation>%1 中没有文件 %2。请选择导出表格所在的文件夹。</translation>
    </message>
    <message>
        <source>No outcome is chosen. Choose the column that says who is a case.</source>
        <translation>未选择结局。请选择说明谁是病例的列。</translation>
    </message>
    <message>
        <source>The outcome column “%1” is not in the table. Choose another column as outcome.</source>
        <translation>结局列“%1”不在表格中。请选择其他列作为结局。</translation>
    </message>
    <message>
        <source>%1 has %2 different values, here “%3”; it must have two. Choose another column, or say which of its values mark the cases.</source>
        <translation>%1的不同值数目为 %2，如“%3”；必须恰为两个。请选择其他列，或说明哪些值表示病例。</translation>
    </message>
    <message>
        <source>%1 must have exactly two values. Choose another column, or say which of its values mark the cases.</source>
        <translation>%1必须恰有两个值。请选择其他列，或说明哪些值表示病例。</translation>
    </message>
    <message>
        <source>%1 is the same for every patient, so there is nothing to learn. Choose another column.</source>
        <translation>%1对所有患者都相同，因此无可学习。请选择其他列。</translation>
    </message>
    <message>
        <source>%1 is “%2” for every patient, so there is nothing to learn. Choose another column.</source>
        <translation>%1对所有患者都是“%2”，因此无可学习。请选择其他列。</translation>
    </message>
    <message>
        <source>%1 never has the value “%2” that is said to mark the cases. Choose one of its values.</source>
        <translation>%1从未出现表示病例的值“%2”。请选择其中一个值。</translation>
    </message>
    <message numerus="yes">
        <source>%1: does “%2” mark the cases (%Ln patients)? Nothing is learned before you have said so: choose the value that does.</source>
        <translation>
            <numerusform>%1：“%2”是否表示病例（%Ln 名患者）？说明之前不会学习：请选择表示病例的值。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not hold numbers, so “%2” cannot be asked of it. Name the values that mark the cases.</source>
        <translation>%1不含数字，因此不能用“%2”判断。请指明表示病例的值。</translation>
    </message>
    <message>
        <source>%1: nobody is a case by “%2”. Choose another value or limit.</source>
        <translation>%1：按“%2”没有人是病例。请选择其他值或界值。</translation>
    </message>
    <message>
        <source>%1: everybody is a case by “%2”. Choose another value or limit.</source>
        <translation>%1：按“%2”人人都是病例。请选择其他值或界值。</translation>
    </message>
    <message>
        <source>“%1” is no outcome that the patients learned from have, so nobody can say whether it marks a case. Write it as in their table, or leave it empty where the outcome is not known.</source>
        <translation>“%1”不是学习所用患者有过的结局，因此无法判断是否表示病例。请按其表中的写法书写；结局未知时请留空。</translation>
    </message>
    <message numerus="yes">
        <source>%1: only %Ln patients are cases; at least %2 are needed to train and test. Add patients.</source>
        <translation>
            <numerusform>%1：仅 %Ln 名患者是病例；训练和测试至少需要 %2 名。请增加患者。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not valid JSON. Look for a missing or extra comma, quote or bracket near here.</source>
        <translation>这不是有效的 JSON。请检查附近是否缺少或多出逗号、引号或括号。</translation>
    </message>
    <message>
        <source>This should be %1.</source>
        <translation>此处应为%1。</translation>
    </message>
    <message>
        <source>This entry is missing. Add it.</source>
        <translation>缺少此条目。请添加。</translation>
    </message>
    <message>
        <source>This entry is given twice. Remove one of the two.</source>
        <translation>此条目出现两次。请删除其中一个。</translation>
    </message>
    <message>
        <source>Lists and objects are nested too deeply. Remove some of the levels.</source>
        <translation>列表和对象嵌套过深。请减少层级。</translation>
    </message>
    <message>
        <source>This value cannot be used. Correct it as the documentation of task files says.</source>
        <translation>此值不能使用。请按任务文件的说明更正。</translation>
    </message>
    <message>
        <source>“%1” cannot be used here. Correct it as the documentation of task files says.</source>
        <translation>“%1”不能用于此处。请按任务文件的说明更正。</translation>
    </message>
    <message>
        <source>%1 is not in the table. Correct its name, or remove it from the task.</source>
        <translation>%1 不在表格中。请更正其名称，或从任务中删除。</translation>
    </message>
    <message>
        <source>%1, used by %2, is not in the table. Correct its name, or remove it from the task.</source>
        <translation>%2所用的 %1 不在表格中。请更正其名称，或从任务中删除。</translation>
    </message>
    <message>
        <source>%1 is used in two ways at once. Keep one role for it.</source>
        <translation>%1 同时有两种用途。请只保留一个角色。</translation>
    </message>
    <message>
        <source>%1 is used in two ways at once: %2. Keep one role for it.</source>
        <translation>%1 同时有两种用途：%2。请只保留一个角色。</translation>
    </message>
    <message>
        <source>%1: an edit step cannot be applied to it. Remove the step, or correct its numbers.</source>
        <translation>%1：编辑步骤无法应用于它。请删除该步骤，或更正其数字。</translation>
    </message>
    <message>
        <source>“%1” is none of train, validation and test. Correct it, or split at random instead.</source>
        <translation>“%1”不是 train、validation、test 之一。请更正，或改为随机划分。</translation>
    </message>
    <message>
        <source>The split leaves a part without patients, or without patients of both outcomes. Change the split, or split at random instead.</source>
        <translation>此划分使某一部分没有患者，或没有两种结局的患者。请更改划分，或改为随机划分。</translation>
    </message>
    <message>
        <source>There are %1 folds, but only %2 patients of one outcome, and every fold needs one of each. Choose fewer folds.</source>
        <translation>折数为 %1，但某一结局的患者数仅为 %2，而每折两种结局至少各需一名。请减少折数。</translation>
    </message>
    <message>
        <source>The study itself says who is in the test part, so patients cannot be dealt into folds. Let the test part judge, or split at random.</source>
        <translation>研究本身已规定测试集患者，因此不能分折。请用测试集评价，或随机划分。</translation>
    </message>
    <message>
        <source>There is no date, so the patient cannot be placed in time. Fill it in, or split otherwise.</source>
        <translation>没有日期，因此无法按时间安排该患者。请填写，或用其他方式划分。</translation>
    </message>
    <message>
        <source>“%1” is no date, or could be two. Write dates as 2024-03-07, or split otherwise.</source>
        <translation>“%1”不是日期，或有两种读法。日期请写作 2024-03-07，或用其他方式划分。</translation>
    </message>
    <message>
        <source>No site is named that is left out for the test. Name at least one.</source>
        <translation>未指定留作测试的中心。请至少指定一个。</translation>
    </message>
    <message>
        <source>“%1” is none of its values. Name a site that is there to be left out for the test.</source>
        <translation>“%1”不在其取值中。请指定存在的中心留作测试。</translation>
    </message>
    <message>
        <source>%1: two panels have this name. Rename one of them.</source>
        <translation>%1：两个组合同名。请重命名其中一个。</translation>
    </message>
    <message>
        <source>%1 has no name. Give it one.</source>
        <translation>%1没有名称。请命名。</translation>
    </message>
    <message>
        <source>%1 has no tests. Add a test to it, or remove the panel.</source>
        <translation>%1没有检验项目。请添加项目，或删除该组合。</translation>
    </message>
    <message>
        <source>%1 does not exist. Choose one of the panels.</source>
        <translation>%1不存在。请选择现有组合之一。</translation>
    </message>
    <message>
        <source>%1, named by the shared fee “%2”, does not exist. Remove it from the fee.</source>
        <translation>共用费用“%2”所列的%1不存在。请从该费用中删除。</translation>
    </message>
    <message>
        <source>There is no panel to order. Add a panel and put tests into it.</source>
        <translation>没有可开具的组合。请添加组合并放入检验项目。</translation>
    </message>
    <message>
        <source>“%1” has no panel to order. Add a panel and put tests into it.</source>
        <translation>“%1”没有可开具的组合。请添加组合并放入检验项目。</translation>
    </message>
    <message>
        <source>%1: there are %2 panels; at most %3 can be used. Merge or remove some.</source>
        <translation>%1：组合数为 %2；至多可用 %3。请合并或删除一些。</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>检验组合</translation>
    </message>
    <message>
        <source>Two shared fees are named “%1”. Rename one of them.</source>
        <translation>两项共用费用都名为“%1”。请重命名其中一项。</translation>
    </message>
    <message>
        <source>%1: a price, time or volume cannot be below zero. Enter 0 or more.</source>
        <translation>%1：价格、时间或采血量不能为负。请输入不小于 0 的数。</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Nobody said how long %1 takes, so time cannot be saved. Give every panel its minutes, or minimise money.</source>
        <translation>未给出%1的用时，因此无法节省时间。请给出每个组合的分钟数，或最小化费用。</translation>
    </message>
    <message>
        <source>a panel</source>
        <translation>某组合</translation>
    </message>
    <message>
        <source>%1, named by the rules for orders, does not exist. Remove it from them.</source>
        <translation>开单规则中的 %1 不存在。请从规则中删除。</translation>
    </message>
    <message>
        <source>%1, which “%2” needs first, does not exist. Remove it there.</source>
        <translation>“%2”要求先开具的 %1 不存在。请在该处删除。</translation>
    </message>
    <message>
        <source>%1 is to be ordered first and never. Take one of the two back.</source>
        <translation>%1 既要最先开具，又从不开具。请撤回其一。</translation>
    </message>
    <message>
        <source>%1 is to be ordered first, but needs “%2”, which is never ordered. Take one of the rules back.</source>
        <translation>%1 要最先开具，但要求先开具“%2”，而后者从不开具。请撤回其中一条规则。</translation>
    </message>
    <message>
        <source>%1 needs “%2” first, which is never ordered. Take the need back, or say that neither is ordered.</source>
        <translation>%1 要求先开具“%2”，而后者从不开具。请撤回该要求，或说明两者都不开具。</translation>
    </message>
    <message>
        <source>%1 cannot be ordered: these panels need each other first: %2. Take one of the needs back.</source>
        <translation>%1 无法开具：以下组合互相要求先开具：%2。请撤回其中一个要求。</translation>
    </message>
    <message>
        <source>The panels that come first (%1) come to %2, above the cap of %3. Raise the cap, or let fewer panels come first.</source>
        <translation>最先开具的组合（%1）共计 %2，超过上限 %3。请提高上限，或减少最先开具的组合。</translation>
    </message>
    <message>
        <source>%1: a cap on minutes cannot be kept where panels may be ordered together. Take one of the two back.</source>
        <translation>%1：组合可同时开单时，无法遵守分钟上限。请撤回其一。</translation>
    </message>
    <message>
        <source>Rules for orders</source>
        <translation>开单规则</translation>
    </message>
    <message>
        <source>There is no built-in cohort “%1”. Choose one from the list.</source>
        <translation>没有内置队列“%1”。请从列表中选择。</translation>
    </message>
    <message>
        <source>%1: this number of patients cannot be drawn. Choose a number between 1 and %2.</source>
        <translation>%1：无法抽取此数目的患者。请选择 1 到 %2 之间的数。</translation>
    </message>
    <message>
        <source>Built-in cohort</source>
        <translation>内置队列</translation>
    </message>
    <message>
        <source>There is no training setting “%1”. The help of “train” lists all of them.</source>
        <translation>没有训练设置“%1”。全部设置见“train”的帮助。</translation>
    </message>
    <message>
        <source>There is not enough memory for this. Close other programs, or take fewer patients or panels. What was stored is kept.</source>
        <translation>内存不足。请关闭其他程序，或减少患者或组合。已保存的内容予以保留。</translation>
    </message>
    <message>
        <source>There is not enough memory for this. Close other programs, lower the setting “%1”, or take fewer patients. What was stored is kept.</source>
        <translation>内存不足。请关闭其他程序，降低设置“%1”，或减少患者。已保存的内容予以保留。</translation>
    </message>
    <message>
        <source>The policy cannot be used on these patients: it needs “%1”. Add that column or panel, or train a new policy.</source>
        <translation>该策略不能用于这些患者：它需要“%1”。请添加该列或组合，或训练新策略。</translation>
    </message>
    <message>
        <source>%1 holds no trained policy yet. Train one first.</source>
        <translation>%1 中还没有已训练策略。请先训练一个。</translation>
    </message>
    <message>
        <source>There is no trained policy “%1” in this project. Choose one from the list.</source>
        <translation>此工程中没有已训练策略“%1”。请从列表中选择。</translation>
    </message>
    <message>
        <source>The training of policy “%1” cannot be resumed: it has finished, is still running, or nothing of it was stored. Train a new policy.</source>
        <translation>策略“%1”的训练无法恢复：已完成、仍在运行，或未保存任何内容。请训练新策略。</translation>
    </message>
    <message>
        <source>There is no table of baselines “%1” in this project. Choose one from the list.</source>
        <translation>此工程中没有基线模型表“%1”。请从列表中选择。</translation>
    </message>
    <message>
        <source>Table of baselines “%1” cannot be resumed: it has finished, is still running, or nothing of it was stored. Run the baselines again.</source>
        <translation>基线模型表“%1”无法恢复：已完成、仍在运行，或未保存任何内容。请重新运行基线模型。</translation>
    </message>
    <message>
        <source>There is no patient in row %1. Choose a row of the table.</source>
        <translation>第 %1 行没有患者。请选择表格中的一行。</translation>
    </message>
    <message>
        <source>%1: the exact optimum needs few findings with few values each, all of them recorded. Choose the lattice instead.</source>
        <translation>%1：精确最优要求检查结果少、取值少且均有记录。请改选 lattice。</translation>
    </message>
    <message>
        <source>These patients</source>
        <translation>这些患者</translation>
    </message>
    <message>
        <source>There is no front “%1” in this project. Find one first.</source>
        <translation>此工程中没有前沿“%1”。请先查找。</translation>
    </message>
    <message>
        <source>The search for front “%1” cannot be resumed: it has finished, is still running, or was for other patients or panels. Start a new one.</source>
        <translation>前沿“%1”的搜索无法恢复：已完成、仍在运行，或针对其他患者或组合。请开始新的搜索。</translation>
    </message>
    <message>
        <source>There is no policy “%1” on this front. Choose a number from 1 to %2.</source>
        <translation>此前沿上没有策略“%1”。请选择 1 到 %2 的编号。</translation>
    </message>
    <message>
        <source>%1 is not a PanelWise project. It was left unchanged; choose a file ending in .panelwise.</source>
        <translation>%1 不是 PanelWise 工程。文件未被更改；请选择以 .panelwise 结尾的文件。</translation>
    </message>
    <message>
        <source>%1 was written by a newer PanelWise. It was left unchanged; open it with the newer version.</source>
        <translation>%1 由较新的 PanelWise 写成。文件未被更改；请用较新版本打开。</translation>
    </message>
    <message>
        <source>%1 is damaged. It was left unchanged; open a backup or another copy of it.</source>
        <translation>%1 已损坏。文件未被更改；请打开备份或其他副本。</translation>
    </message>
    <message>
        <source>%1 ends too early, as after an incomplete download. It was left unchanged; copy it again.</source>
        <translation>%1 不完整，可能未下载完。文件未被更改；请重新复制。</translation>
    </message>
    <message>
        <source>%1 is open in another window. Close it there, or open it here for reading only.</source>
        <translation>%1 已在另一窗口中打开。请在那里关闭，或在此以只读方式打开。</translation>
    </message>
    <message>
        <source>%1 is open for reading only, so nothing can be saved in it. Use Save As to make a copy you can change.</source>
        <translation>%1 以只读方式打开，因此不能保存。请用“另存为”建立可更改的副本。</translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more.</source>
        <translation>
            <numerusform>…… 及另外 %Ln 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Setting “%1” cannot have this value.</source>
        <translation>设置“%1”不能取此值。</translation>
    </message>
    <message>
        <source>A library needed for learning cannot be loaded (%1). EMFlow and TorchScript need LibTorch, boosted trees of XGBoost its library: install what the package recommends, or choose another encoder or another model.</source>
        <translation>无法加载学习所需的库（%1）。EMFlow 和 TorchScript 需要 LibTorch，XGBoost 的提升树需要其库：请安装软件包推荐的内容，或选择其他编码器或模型。</translation>
    </message>
    <message>
        <source>%1 was shared without patients. What was found is here to look at; to train, search or walk through patients, open the original or a table of your own.</source>
        <translation>%1 分享时不含患者。可在此查看已得到的结果；要训练、搜索或逐步查看患者，请打开原工程或您自己的表。</translation>
    </message>
</context>
<context>
    <name>EventText</name>
    <message>
        <source>the index time</source>
        <translation>索引时间</translation>
    </message>
    <message>
        <source>%1 h before</source>
        <translation>索引时间前 %1 小时</translation>
    </message>
    <message>
        <source>%1 h after</source>
        <translation>索引时间后 %1 小时</translation>
    </message>
    <message>
        <source>index time: column “%1” of the patient table</source>
        <translation>索引时间：患者表的列“%1”</translation>
    </message>
    <message>
        <source>index time: the patient&apos;s first measurement</source>
        <translation>索引时间：患者的首次测量</translation>
    </message>
    <message>
        <source>index time: the start that times are counted from</source>
        <translation>索引时间：计时起点</translation>
    </message>
    <message>
        <source>index time: found by itself</source>
        <translation>索引时间：自动判断</translation>
    </message>
    <message>
        <source>%1 in rows with too few or too many fields</source>
        <translation>%1 条所在行字段过少或过多</translation>
    </message>
    <message>
        <source>%1 of patients who are not in the patient table</source>
        <translation>%1 条的患者不在患者表中</translation>
    </message>
    <message>
        <source>%1 of patients without an index time</source>
        <translation>%1 条的患者没有索引时间</translation>
    </message>
    <message>
        <source>%1 without a readable time</source>
        <translation>%1 条的时间无法读取</translation>
    </message>
    <message>
        <source>%1 outside the window</source>
        <translation>%1 条在时间窗之外</translation>
    </message>
    <message>
        <source>%1 of tests that are left out</source>
        <translation>%1 条的检验项目不采用</translation>
    </message>
    <message>
        <source>%1 of tests that too few patients have</source>
        <translation>%1 条的检验项目患者过少</translation>
    </message>
    <message>
        <source>%1 without a value</source>
        <translation>%1 条没有值</translation>
    </message>
    <message>
        <source>%1 whose value is not a number</source>
        <translation>%1 条的值不是数字</translation>
    </message>
    <message>
        <source>%1 without a unit</source>
        <translation>%1 条没有单位</translation>
    </message>
    <message>
        <source>%1 in a unit that cannot be converted</source>
        <translation>%1 条的单位无法换算</translation>
    </message>
    <message>
        <source>Measurements: %1 read, %2 used for %3 values of %4 patients</source>
        <translation>测量：读取 %1 条，使用 %2 条，得到 %4 名患者的 %3 个值</translation>
    </message>
    <message>
        <source>; left out: %1</source>
        <translation>；舍去：%1</translation>
    </message>
    <message>
        <source>%1 values were converted from another unit.</source>
        <translation>%1 个值由其他单位换算而来。</translation>
    </message>
    <message>
        <source>%1 values without a unit were taken to be in the usual unit of their test.</source>
        <translation>%1 个没有单位的值按该项目的常用单位处理。</translation>
    </message>
    <message>
        <source>%1 values were written as a limit, such as “&lt;3”.</source>
        <translation>%1 个值写作界值，如“&lt;3”。</translation>
    </message>
    <message>
        <source>%1 measurements have a date without a time and count as midnight.</source>
        <translation>%1 条测量只有日期没有时间，按零点计。</translation>
    </message>
    <message>
        <source>%1 of %2 patients have no measurement in the window.</source>
        <translation>%2 名患者中有 %1 名在时间窗内没有测量。</translation>
    </message>
    <message>
        <source>No reference range is known, so the last value stands for the worst: %1.</source>
        <translation>参考区间未知，以末次值代替最差值：%1。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>patient %1, time %2, test %3, value %4, unit %5</source>
        <translation>患者 %1，时间 %2，检验项目 %3，值 %4，单位 %5</translation>
    </message>
    <message>
        <source>last value</source>
        <translation>末次值</translation>
    </message>
    <message>
        <source>first value</source>
        <translation>首次值</translation>
    </message>
    <message>
        <source>value farthest from the reference range</source>
        <translation>偏离参考区间最远的值</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>%1 from %2 to %3; %4</source>
        <translation>%1，从%2到%3；%4</translation>
    </message>
    <message>
        <source>no unit</source>
        <translation>无单位</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (converted)</source>
        <translation>%1（已换算）</translation>
    </message>
    <message>
        <source>%1 (left out)</source>
        <translation>%1（舍去）</translation>
    </message>
</context>
<context>
    <name>ExamTexts</name>
    <message>
        <source>Exam: %1</source>
        <translation>考试：%1</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
</context>
<context>
    <name>ExamWords</name>
    <message>
        <source>It is not what was asked for: students get *.exam.json, the teacher keeps *.exam-key.json.</source>
        <translation>这不是所需的文件：学生得到 *.exam.json，教师保管 *.exam-key.json。</translation>
    </message>
    <message>
        <source>It was made by a newer PanelWise. Update the program to read it.</source>
        <translation>该文件由更新版本的 PanelWise 生成。请升级程序后读取。</translation>
    </message>
    <message>
        <source>It is damaged near line %1.</source>
        <translation>文件在第 %1 行附近损坏。</translation>
    </message>
    <message>
        <source>It is damaged at %1.</source>
        <translation>文件在 %1 处损坏。</translation>
    </message>
    <message>
        <source>Its cases or limits were changed after the exam was made.</source>
        <translation>考试生成后，其病例或限制被更改过。</translation>
    </message>
    <message>
        <source>Its answers were changed outside PanelWise, or come from another exam.</source>
        <translation>其答案在 PanelWise 之外被更改，或来自另一场考试。</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>已作答</translation>
    </message>
    <message>
        <source>not all cases diagnosed</source>
        <translation>未诊断全部病例</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>未作答</translation>
    </message>
    <message>
        <source>over the limits</source>
        <translation>超出限制</translation>
    </message>
    <message>
        <source>another exam</source>
        <translation>另一场考试</translation>
    </message>
</context>
<context>
    <name>Explain</name>
    <message>
        <source>Where it is used</source>
        <translation>用在何处</translation>
    </message>
</context>
<context>
    <name>FigureController</name>
    <message>
        <source>Name the file to write.</source>
        <translation>请指定要写的文件。</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>没有文件夹“%1”。</translation>
    </message>
    <message>
        <source>Nothing can be saved in “%1”. Choose another folder.</source>
        <translation>“%1”中无法保存。请选择其他文件夹。</translation>
    </message>
    <message>
        <source>“%1” already exists and will be replaced.</source>
        <translation>“%1”已存在，将被替换。</translation>
    </message>
</context>
<context>
    <name>FigurePage</name>
    <message>
        <source>Journal, one column</source>
        <translation>期刊，单栏</translation>
    </message>
    <message>
        <source>Journal, one and a half columns</source>
        <translation>期刊，一栏半</translation>
    </message>
    <message>
        <source>Journal, two columns</source>
        <translation>期刊，双栏</translation>
    </message>
    <message>
        <source>Slide, 16:9</source>
        <translation>幻灯片，16:9</translation>
    </message>
    <message>
        <source>Simulation for education and research. Not for clinical use.</source>
        <translation>仅供教学与研究的模拟，不得用于临床。</translation>
    </message>
    <message>
        <source>The figure as the file will show it.</source>
        <translation>图在文件中的样子。</translation>
    </message>
</context>
<context>
    <name>FileFaultText</name>
    <message>
        <source>%1 is a workbook of an old Excel (.xls) or has a password. Save it as .xlsx without a password.</source>
        <translation>%1 是旧版 Excel 工作簿（.xls）或有密码。请存为无密码的 .xlsx。</translation>
    </message>
    <message>
        <source>%1 has a password. Save it without one, then open it again.</source>
        <translation>%1 有密码。请去掉密码保存后再打开。</translation>
    </message>
    <message>
        <source>%1 is a binary Excel workbook (.xlsb). Save it as .xlsx.</source>
        <translation>%1 是二进制 Excel 工作簿（.xlsb）。请存为 .xlsx。</translation>
    </message>
    <message>
        <source>%1 is a Numbers document. Export it as Excel (.xlsx) or CSV.</source>
        <translation>%1 是 Numbers 文稿。请导出为 Excel（.xlsx）或 CSV。</translation>
    </message>
    <message>
        <source>%1 is a PDF, which holds pages, not a table. Ask for the table itself as CSV or .xlsx.</source>
        <translation>%1 是 PDF，只有页面而无表格。请索取 CSV 或 .xlsx 格式的表格。</translation>
    </message>
    <message>
        <source>%1 is a Parquet file. Save the table as CSV or .xlsx.</source>
        <translation>%1 是 Parquet 文件。请将表格存为 CSV 或 .xlsx。</translation>
    </message>
    <message>
        <source>%1 is an SPSS portable file (.por). Open it in SPSS or PSPP and save it as .sav.</source>
        <translation>%1 是 SPSS 便携文件（.por）。请用 SPSS 或 PSPP 打开并存为 .sav。</translation>
    </message>
    <message>
        <source>%1 is an R data file. In R, write the table with write.csv().</source>
        <translation>%1 是 R 数据文件。请在 R 中用 write.csv() 写出表格。</translation>
    </message>
    <message>
        <source>%1 is an archive without a table that can be read. Unpack it and open the table inside.</source>
        <translation>%1 是压缩包，其中没有可读取的表格。请解压后打开其中的表格。</translation>
    </message>
    <message>
        <source>%1 is damaged or incomplete (%2). Open it in the program it comes from and save it again, or copy it once more.</source>
        <translation>%1 已损坏或不完整（%2）。请用原程序打开并重新保存，或重新复制。</translation>
    </message>
    <message>
        <source>%1 unpacks to far more than a table of its size holds, and was not read. Save it again from the program it comes from, or as CSV.</source>
        <translation>%1 解压后远大于同等大小的表格，未读取。请用原程序重新保存，或存为 CSV。</translation>
    </message>
    <message>
        <source>%1 has no sheet “%2”. It has: %3.</source>
        <translation>%1 没有工作表“%2”。现有：%3。</translation>
    </message>
    <message>
        <source>Row %1 of the sheet in %2 is empty, so it cannot hold the names of the columns. Choose the row with the names.</source>
        <translation>%2 的工作表第 %1 行为空，不可能是列名。请选择含列名的行。</translation>
    </message>
</context>
<context>
    <name>FileQuestions</name>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Projects, tables and exported figures (%1);;All files (*)</source>
        <translation>工程、表格和导出的图 (%1);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Open table</source>
        <translation>打开表格</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>表格 (*.csv *.tsv *.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Open patient table</source>
        <translation>打开患者表</translation>
    </message>
    <message>
        <source>Tables (%1);;All files (*)</source>
        <translation>表格 (%1);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Load recipe</source>
        <translation>载入提取方案</translation>
    </message>
    <message>
        <source>Recipes, task files and projects (*.json *.panelwise);;All files (*)</source>
        <translation>提取方案、任务文件和工程 (*.json *.panelwise);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Save recipe</source>
        <translation>保存提取方案</translation>
    </message>
    <message>
        <source>Recipes (*.json)</source>
        <translation>提取方案 (*.json)</translation>
    </message>
    <message>
        <source>Open price list</source>
        <translation>打开价目表</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>PanelWise projects (*.panelwise)</source>
        <translation>PanelWise 工程 (*.panelwise)</translation>
    </message>
    <message>
        <source>Where is the project?</source>
        <translation>工程在哪里？</translation>
    </message>
    <message>
        <source>Export figure</source>
        <translation>导出图</translation>
    </message>
    <message>
        <source>Figures (*.pdf *.svg *.png)</source>
        <translation>图 (*.pdf *.svg *.png)</translation>
    </message>
    <message>
        <source>Save the data behind the figure</source>
        <translation>保存图的数据</translation>
    </message>
    <message>
        <source>Tables (*.csv *.xlsx)</source>
        <translation>表格 (*.csv *.xlsx)</translation>
    </message>
    <message>
        <source>Export task file</source>
        <translation>导出任务文件</translation>
    </message>
    <message>
        <source>Task files (*.task.json)</source>
        <translation>任务文件 (*.task.json)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>导出报告</translation>
    </message>
    <message>
        <source>Export the tables</source>
        <translation>导出表格</translation>
    </message>
    <message>
        <source>Tables (*.csv *.xlsx *.md *.tex)</source>
        <translation>表格 (*.csv *.xlsx *.md *.tex)</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>选择文件夹</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>打开课程</translation>
    </message>
    <message>
        <source>Lessons (*.json);;All files (*)</source>
        <translation>课程 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation>保存课程</translation>
    </message>
    <message>
        <source>Lessons (*.lesson.json)</source>
        <translation>课程 (*.lesson.json)</translation>
    </message>
    <message>
        <source>Make an exam</source>
        <translation>生成考试</translation>
    </message>
    <message>
        <source>The key of the exam</source>
        <translation>考试的密钥</translation>
    </message>
    <message>
        <source>Keys of exams (*.exam-key.json)</source>
        <translation>考试密钥 (*.exam-key.json)</translation>
    </message>
</context>
<context>
    <name>FindingText</name>
    <message>
        <source>Show the row</source>
        <translation>显示该行</translation>
    </message>
    <message>
        <source>Show %1 rows</source>
        <translation>显示 %1 行</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>%1: median %2 is unusual; the values look like %3.</source>
        <translation>%1：中位数 %2 异常；其值像是 %3。</translation>
    </message>
    <message>
        <source>%1: one value looks like %2, the others are in %3.</source>
        <translation>%1：一个值像是 %2，其余为 %3。</translation>
    </message>
    <message>
        <source>%1: %2 values look like %3, the others are in %4.</source>
        <translation>%1：%2 个值像是 %3，其余为 %4。</translation>
    </message>
    <message>
        <source>%1: median %2 is unusual; the values look like logarithms.</source>
        <translation>%1：中位数 %2 异常；其值像是对数。</translation>
    </message>
    <message>
        <source>%1: median %2 is unusual; %1 and %3 look swapped.</source>
        <translation>%1：中位数 %2 异常；%1 与 %3 像是互换了。</translation>
    </message>
    <message>
        <source>%1: median %2 is outside %3; looks like %4.</source>
        <translation>%1：中位数 %2 超出 %3；像是 %4。</translation>
    </message>
    <message>
        <source>%1 predicts the outcome almost perfectly (AUROC %2): is it known before the tests?</source>
        <translation>%1 几乎完美地预测结局（AUROC %2）：检验前是否已知？</translation>
    </message>
    <message>
        <source>%1 is recorded in hardly anybody but cases: is it known before the tests?</source>
        <translation>%1 几乎只在病例中有记录：检验前是否已知？</translation>
    </message>
    <message>
        <source>%1 is recorded in hardly any case, and in many others: is it known before the tests?</source>
        <translation>%1 在病例中几乎无记录，在非病例中却很多：检验前是否已知？</translation>
    </message>
    <message>
        <source>Panel %1 is left out: no patient has a value of it.</source>
        <translation>组合 %1 不予采用：没有患者有其中的值。</translation>
    </message>
    <message>
        <source>One row is the same as another in every column in use.</source>
        <translation>一行的所有在用列均与另一行相同。</translation>
    </message>
    <message>
        <source>%1 rows are the same as others in every column in use.</source>
        <translation>%1 行的所有在用列均与其他行相同。</translation>
    </message>
    <message>
        <source>%1: %2 rows share their number with others. Unless their rows stay together, patients are learned from and judged.</source>
        <translation>%1：%2 行与其他行编号相同。若不让它们在一起，同一患者会既用于学习又用于评价。</translation>
    </message>
    <message>
        <source>One patient of validation or test has nearly the same values as one who is learned from.</source>
        <translation>验证集或测试集中一名患者的值与一名学习用患者几乎相同。</translation>
    </message>
    <message>
        <source>%1 patients of validation or test have nearly the same values as some who are learned from.</source>
        <translation>验证集或测试集中 %1 名患者的值与某些学习用患者几乎相同。</translation>
    </message>
    <message>
        <source>%1: %2 values are exactly %3 and all others lie within %4; %3 looks like a code for “not recorded”.</source>
        <translation>%1：%2 个值恰为 %3，其余均在 %4 之内；%3 像是表示“未记录”的代码。</translation>
    </message>
    <message>
        <source>%1: one value, %2, is outside %3.</source>
        <translation>%1：一个值（%2）超出 %3。</translation>
    </message>
    <message>
        <source>%1: %2 values above %3, highest %4.</source>
        <translation>%1：%2 个值高于 %3，最高 %4。</translation>
    </message>
    <message>
        <source>%1: %2 values below %3, lowest %4.</source>
        <translation>%1：%2 个值低于 %3，最低 %4。</translation>
    </message>
    <message>
        <source>%1: %2 values outside %3, farthest %4.</source>
        <translation>%1：%2 个值超出 %3，最远 %4。</translation>
    </message>
    <message>
        <source>Convert to %1</source>
        <translation>换算为 %1</translation>
    </message>
    <message>
        <source>Multiply by %1</source>
        <translation>乘以 %1</translation>
    </message>
    <message>
        <source>Divide by %1</source>
        <translation>除以 %1</translation>
    </message>
    <message>
        <source>Do not use</source>
        <translation>不使用</translation>
    </message>
    <message>
        <source>Keep patients together</source>
        <translation>同一患者在一起</translation>
    </message>
    <message>
        <source>Treat as missing</source>
        <translation>视为缺失</translation>
    </message>
    <message>
        <source>Convert these to %1</source>
        <translation>将这些换算为 %1</translation>
    </message>
    <message>
        <source>Undo the logarithm</source>
        <translation>还原对数</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>互换</translation>
    </message>
    <message>
        <source>leave %1 out: list it under “ignore” in the task file</source>
        <translation>不采用 %1：在任务文件的“ignore”下列出</translation>
    </message>
    <message>
        <source>keep rows with the same %1 together: --split patient:%1, or “split” in the task file</source>
        <translation>让 %1 相同的行在一起：--split patient:%1，或任务文件中的“split”</translation>
    </message>
    <message>
        <source>leave them out: --duplicates drop, or “duplicates” in the task file</source>
        <translation>不采用：--duplicates drop，或任务文件中的“duplicates”</translation>
    </message>
</context>
<context>
    <name>FlowFigure</name>
    <message>
        <source>Way</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>Patients of 1,000</source>
        <translation>每 1,000 名患者</translation>
    </message>
    <message>
        <source>Spent on their panels</source>
        <translation>组合花费</translation>
    </message>
    <message>
        <source>%1
Click to list these patients.</source>
        <translation>%1
点击列出这些患者。</translation>
    </message>
</context>
<context>
    <name>FlowFilm</name>
    <message>
        <source>Patients on their way through the policy</source>
        <translation>患者经过策略的过程</translation>
    </message>
    <message>
        <source>%1 of %2 diagnosed: %3 cases found, %4 missed</source>
        <translation>已诊断 %1/%2 名：检出病例 %3，漏诊 %4</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Panel no. %1</source>
        <translation>组合 %1</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>非%1</translation>
    </message>
</context>
<context>
    <name>FlowTab</name>
    <message>
        <source>Flow</source>
        <translation>流程</translation>
    </message>
    <message>
        <source>What became of every row of the file, as STARD asks for it.</source>
        <translation>文件每一行的去向，按 STARD 的要求。</translation>
    </message>
</context>
<context>
    <name>FlowText</name>
    <message>
        <source>%1, then %2</source>
        <translation>%1，然后 %2</translation>
    </message>
    <message>
        <source>No test</source>
        <translation>无检验</translation>
    </message>
    <message>
        <source>Other panels</source>
        <translation>其他组合</translation>
    </message>
    <message>
        <source>%1, then other panels</source>
        <translation>%1，然后其他组合</translation>
    </message>
    <message>
        <source>Panel %1</source>
        <translation>组合 %1</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>病例</translation>
    </message>
    <message>
        <source>No case</source>
        <translation>非病例</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>诊断</translation>
    </message>
    <message>
        <source>1st panel</source>
        <translation>第 1 个组合</translation>
    </message>
    <message>
        <source>2nd panel</source>
        <translation>第 2 个组合</translation>
    </message>
    <message>
        <source>3rd panel</source>
        <translation>第 3 个组合</translation>
    </message>
    <message>
        <source>Panel no. %1</source>
        <translation>组合 %1</translation>
    </message>
    <message>
        <source>%1, a few with further panels</source>
        <translation>%1，少数另有其他组合</translation>
    </message>
    <message>
        <source>%1: diagnosed as a case</source>
        <translation>%1：诊断为病例</translation>
    </message>
    <message>
        <source>%1: diagnosed as no case</source>
        <translation>%1：诊断为非病例</translation>
    </message>
    <message>
        <source>%1 of 1,000 patients</source>
        <translation>每 1,000 名患者中 %1 名</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1。%2。</translation>
    </message>
    <message>
        <source>%1. %2, %3 for their panels.</source>
        <translation>%1。%2，组合花费 %3。</translation>
    </message>
    <message>
        <source>%1 together with %2</source>
        <translation>%1 与 %2 同时</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>同时开 %1</translation>
    </message>
</context>
<context>
    <name>FlowWords</name>
    <message>
        <source>n = %1, %2 cases</source>
        <translation>n = %1，病例 %2</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>Rows of the file</source>
        <translation>文件的行</translation>
    </message>
    <message>
        <source>Left out: outcome not recorded</source>
        <translation>不采用：结局未记录</translation>
    </message>
    <message>
        <source>Cohort</source>
        <translation>队列</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练集</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>验证集</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>diagnosed without any test: %1</source>
        <translation>未做检验即诊断：%1</translation>
    </message>
    <message>
        <source>Diagnosed as a case</source>
        <translation>诊断为病例</translation>
    </message>
    <message>
        <source>Diagnosed as no case</source>
        <translation>诊断为非病例</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>检出</translation>
    </message>
    <message>
        <source>False alarm</source>
        <translation>误报</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>漏诊</translation>
    </message>
    <message>
        <source>Correctly reassured</source>
        <translation>正确排除</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Patients</source>
        <translation>患者</translation>
    </message>
    <message>
        <source>Participant flow: %1</source>
        <translation>参与者流程：%1</translation>
    </message>
</context>
<context>
    <name>FrontFilm</name>
    <message>
        <source>How the front formed</source>
        <translation>前沿如何形成</translation>
    </message>
    <message>
        <source>%1 of %2 policies found, %3 on the front</source>
        <translation>已找到 %1/%2 个策略，其中 %3 个在前沿上</translation>
    </message>
    <message>
        <source>Mean cost per patient</source>
        <translation>人均费用</translation>
    </message>
</context>
<context>
    <name>FrontLegend</name>
    <message>
        <source>Front</source>
        <translation>前沿</translation>
    </message>
    <message>
        <source>No policy that was found is better for less money</source>
        <translation>没有找到费用更低而更好的策略</translation>
    </message>
    <message>
        <source>First estimate, from training patients</source>
        <translation>初步估计，来自训练集患者</translation>
    </message>
    <message>
        <source>What is learned so far promises this much; the search goes on, and the policies it finds take the place of this line</source>
        <translation>目前所学预示可达到这一水平；搜索仍在继续，找到的策略将取代这条线</translation>
    </message>
    <message>
        <source>95 % band</source>
        <translation>95% 区间带</translation>
    </message>
    <message>
        <source>Where the front lies in 95 of 100 samples of patients like these</source>
        <translation>在 100 个同类患者样本中，前沿有 95 次位于此处</translation>
    </message>
    <message>
        <source>Dominated</source>
        <translation>被支配</translation>
    </message>
    <message>
        <source>Another policy is at least as good for no more money</source>
        <translation>另一策略费用不更高而至少同样好</translation>
    </message>
    <message>
        <source>Best for the old prices</source>
        <translation>按原价格最佳</translation>
    </message>
    <message>
        <source>On the front for the prices it was found for, but no longer</source>
        <translation>按查找时的价格在前沿上，现已不在</translation>
    </message>
    <message>
        <source>Baselines</source>
        <translation>基线模型</translation>
    </message>
    <message>
        <source>All panels, none, and the baselines of the newest table; point at one to see its figures</source>
        <translation>全部组合、无组合，以及最新表中的基线模型；指向某点可看其指标</translation>
    </message>
    <message>
        <source>The same for everybody</source>
        <translation>人人相同</translation>
    </message>
    <message>
        <source>All panels, or none, whatever the results</source>
        <translation>无论结果如何，全部组合或无组合</translation>
    </message>
    <message>
        <source>Best fixed set</source>
        <translation>最佳固定组合集</translation>
    </message>
    <message>
        <source>The best that the same panels for everybody do for the money</source>
        <translation>人人用相同组合时，该费用所能达到的最佳</translation>
    </message>
    <message>
        <source>Best possible</source>
        <translation>理论最佳</translation>
    </message>
    <message>
        <source>No policy can cross this line</source>
        <translation>没有策略能越过此线</translation>
    </message>
    <message>
        <source>Best possible over all patients, not only these</source>
        <translation>所有可能患者的理论最佳，不限于这些患者</translation>
    </message>
    <message>
        <source>The most that any policy reaches on average over all possible patients. Among these few a policy may lie above it by chance; “Expected” shows where none can.</source>
        <translation>任一策略在所有可能患者上平均所能达到的最高值。在这少数患者中，策略可能偶然高于它；“期望”显示无法逾越之处。</translation>
    </message>
    <message>
        <source>Validation to test</source>
        <translation>验证集到测试集</translation>
    </message>
    <message>
        <source>How much of the promise on validation patients holds on test patients</source>
        <translation>验证集上的表现有多少在测试集上得以保持</translation>
    </message>
    <message>
        <source>Out of sight: %1</source>
        <translation>视图之外：%1</translation>
    </message>
    <message>
        <source>Drag the plot or turn the wheel; a double click shows the front</source>
        <translation>拖动图或转动滚轮；双击显示前沿</translation>
    </message>
</context>
<context>
    <name>FrontScene</name>
    <message>
        <source>Policy %1</source>
        <translation>策略 %1</translation>
    </message>
    <message>
        <source>No longer on the front: policy %1</source>
        <translation>已不在前沿上：策略 %1</translation>
    </message>
    <message>
        <source>Dominated policy %1</source>
        <translation>被支配的策略 %1</translation>
    </message>
    <message>
        <source>Only what comes first</source>
        <translation>仅最先开具的组合</translation>
    </message>
    <message>
        <source>No panels</source>
        <translation>无组合</translation>
    </message>
    <message>
        <source>All that may be ordered</source>
        <translation>所有允许开具的组合</translation>
    </message>
    <message>
        <source>All panels</source>
        <translation>全部组合</translation>
    </message>
</context>
<context>
    <name>FrontText</name>
    <message>
        <source>money</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>money and time, an hour for %1</source>
        <translation>费用和时间，一小时计 %1</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Lattice</translation>
    </message>
    <message>
        <source>SM-DDPO sweep</source>
        <translation>SM-DDPO 扫描</translation>
    </message>
    <message>
        <source>SM-DDPO sweep, end to end</source>
        <translation>SM-DDPO 扫描，端到端</translation>
    </message>
    <message>
        <source>Exact optimum</source>
        <translation>精确最优</translation>
    </message>
    <message>
        <source>Solves the problem backwards, from all panels known to none, for every set of panels. The quickest way to a whole front, for up to 64 panels.</source>
        <translation>对每个组合集，从全部已知到全部未知逆向求解。得到整个前沿的最快方法，至多 64 个组合。</translation>
    </message>
    <message>
        <source>Trains one SM-DDPO policy after the other for different weights of cases and money; state encoder and classifier are learned once and shared.</source>
        <translation>按不同的病例与费用权重依次训练 SM-DDPO 策略；状态编码器和分类器只学一次并共用。</translation>
    </message>
    <message>
        <source>Trains one SM-DDPO policy after the other; the classifier is learned anew with each. The slowest way.</source>
        <translation>依次训练 SM-DDPO 策略；每次重新学习分类器。最慢的方法。</translation>
    </message>
    <message>
        <source>The best that any policy can do, computed instead of learned. Only for a problem with few findings of few values each.</source>
        <translation>任何策略所能达到的最佳，由计算而非学习得到。仅适用于检查结果少且取值少的问题。</translation>
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
        <translation>F1 权衡检出病例与误报，适合少见的结局。</translation>
    </message>
    <message>
        <source>AM is the mean of sensitivity and specificity, whatever the share of cases.</source>
        <translation>AM 是灵敏度与特异度的均值，与病例比例无关。</translation>
    </message>
    <message>
        <source>AUROC</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>AUROC</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>灵敏度</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <translation>自适应</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>论文</translation>
    </message>
    <message>
        <source>Few policies at first, then more where the front has its largest gaps.</source>
        <translation>先训练少数策略，再在前沿空隙最大处增加。</translation>
    </message>
    <message>
        <source>The published grid of 190 policies.</source>
        <translation>论文中 190 个策略的网格。</translation>
    </message>
    <message>
        <source>State encoder</source>
        <translation>状态编码器</translation>
    </message>
    <message>
        <source>State table</source>
        <translation>状态表</translation>
    </message>
    <message>
        <source>Classifier</source>
        <translation>分类器</translation>
    </message>
    <message>
        <source>Policies</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>Panel sets</source>
        <translation>组合集</translation>
    </message>
    <message>
        <source>Outlooks</source>
        <translation>预期结果</translation>
    </message>
    <message>
        <source>Solving</source>
        <translation>求解</translation>
    </message>
    <message>
        <source>Final evaluation</source>
        <translation>最终评价</translation>
    </message>
    <message>
        <source>Judging on all patients</source>
        <translation>用全部患者评价</translation>
    </message>
    <message>
        <source>Learning from all patients</source>
        <translation>用全部患者学习</translation>
    </message>
    <message>
        <source>Learns to estimate unknown results from known ones.</source>
        <translation>学习由已知结果估计未知结果。</translation>
    </message>
    <message>
        <source>Estimates the unknown results of every patient for every set of panels.</source>
        <translation>对每个组合集估计每名患者的未知结果。</translation>
    </message>
    <message>
        <source>Learns how likely the outcome is from what is known.</source>
        <translation>学习由已知信息估计结局的概率。</translation>
    </message>
    <message>
        <source>Trains policies for different weights of cases and money.</source>
        <translation>按不同的病例与费用权重训练策略。</translation>
    </message>
    <message>
        <source>Learns how likely the outcome is from each set of panels.</source>
        <translation>学习由每个组合集估计结局的概率。</translation>
    </message>
    <message>
        <source>Learns what each further panel is expected to show.</source>
        <translation>学习每个后续组合预期显示的结果。</translation>
    </message>
    <message>
        <source>Works out the best next step for every set of panels, from all of them to none.</source>
        <translation>对每个组合集求最佳下一步，从全部组合到无组合。</translation>
    </message>
    <message>
        <source>Tries the policies on patients nobody has looked at, once.</source>
        <translation>在从未查看的患者上试用各策略，仅一次。</translation>
    </message>
    <message>
        <source>Searches again without each fold of the patients, and decides for these.</source>
        <translation>对每一折，不用该折患者重新搜索，再对其作出判定。</translation>
    </message>
    <message>
        <source>Searches once more with everybody, for the policies that are to be used.</source>
        <translation>用全部患者再搜索一次，得到供使用的策略。</translation>
    </message>
    <message>
        <source>The search went on from where it had stopped.</source>
        <translation>搜索已从停止处继续。</translation>
    </message>
    <message>
        <source>There are few patients with the outcome, so the figures are uncertain.</source>
        <translation>有该结局的患者很少，指标不够可靠。</translation>
    </message>
    <message>
        <source>There are too many sets of panels to look at all of them: those were taken that patients come by under good policies. One more panel, wherever it is ordered, would raise the metric by at most %1 (estimated from training patients, upper limit of 95 %). Panels that pay only together may add more.</source>
        <translation>组合集过多，无法全部考察：只取患者在良好策略下会经过的组合集。再加一个组合，无论在何处开具，指标至多提高 %1（由训练集患者估计，95% 上限）。只有一起开具才划算的组合可能带来更多提高。</translation>
    </message>
    <message>
        <source>There are too many sets of panels to look at all of them; sets that can hardly pay were left out.</source>
        <translation>组合集过多，无法全部考察；难以划算的组合集已略去。</translation>
    </message>
    <message>
        <source>Testing never pays here: the best policy orders nothing at any price of money. The panels tell little that the visible columns do not.</source>
        <translation>此处检验始终不划算：无论费用权重如何，最佳策略都不开单。除可见列外，组合几乎不提供新信息。</translation>
    </message>
    <message>
        <source>The table of all states would need too much memory, so only visited states are kept. Results are the same; it takes longer.</source>
        <translation>全部状态的表需要过多内存，因此只保留访问过的状态。结果相同，用时更长。</translation>
    </message>
    <message>
        <source>The flow did not estimate unknown values better than a plain normal distribution, which is used instead.</source>
        <translation>流模型对未知值的估计不优于普通正态分布，因此改用后者。</translation>
    </message>
    <message>
        <source>The training of some policies became unstable. They went back to their last good state, and the front leaves out what did not recover.</source>
        <translation>部分策略的训练变得不稳定。它们已退回最近的良好状态；未恢复者不计入前沿。</translation>
    </message>
    <message>
        <source>This is the optimum for the recorded patients, counted from them; for other patients it is too good to be true.</source>
        <translation>这是由有记录患者计数得到的、针对他们的最优解；对其他患者则过于乐观。</translation>
    </message>
    <message>
        <source>There are more patients than are needed to learn from: a random sample with the same share of cases taught and chose the policies. Test figures are those of all test patients.</source>
        <translation>患者多于学习所需：用病例比例相同的随机样本学习和选择策略。测试集指标来自全部测试集患者。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>剩余 %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>For %1 of patients policy %2, for the others policy %3</source>
        <translation>%1 的患者用策略 %2，其余用策略 %3</translation>
    </message>
    <message>
        <source>Policy %1</source>
        <translation>策略 %1</translation>
    </message>
    <message>
        <source>%1, chosen on validation patients: %2 on average, %3.</source>
        <translation>%1，在验证集患者上选出：平均 %2，%3。</translation>
    </message>
    <message>
        <source>%1, chosen on validation patients (%2 on average, %3): test patients pay %4, %5.</source>
        <translation>%1，在验证集患者上选出（平均 %2，%3）：测试集患者支付 %4，%5。</translation>
    </message>
    <message>
        <source>%1, chosen on validation patients (%2 on average, %3): test patients wait %4, %5.</source>
        <translation>%1，在验证集患者上选出（平均 %2，%3）：测试集患者等待 %4，%5。</translation>
    </message>
    <message>
        <source>%1, chosen on validation patients (%2 on average, %3): over all possible patients %4, %5.</source>
        <translation>%1，在验证集患者上选出（平均 %2，%3）：所有可能患者 %4，%5。</translation>
    </message>
    <message>
        <source>No policy at or below %1; nearest %2.</source>
        <translation>没有不高于 %1 的策略；最近的为 %2。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln folds</source>
        <translation>
            <numerusform>%Ln 折</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, dealt %Ln times</source>
        <translation>
            <numerusform>%1，重复分配 %Ln 次</numerusform>
        </translation>
    </message>
    <message>
        <source>Judged on all %1 patients (%2 cases): %3</source>
        <translation>用全部 %1 名患者评价（病例 %2 名）：%3</translation>
    </message>
    <message>
        <source>Every patient was decided for by policies that were found without them, chosen for at most what the policy in that row spends on average. So the figures tell what choosing a policy this way comes to. The policy of the row itself, which other pages try on test patients, was found without these; what is exported was found once more with all patients.</source>
        <translation>每名患者都由未用其学习的策略判定，所选策略的平均花费至多为该行策略的平均花费。因此这些指标说明以此方式选择策略的结果。该行策略本身（其他页面在测试集患者上试用）未用测试集患者求得；导出的策略则用全部患者重新求得。</translation>
    </message>
    <message>
        <source>All panels are free, so there are no budgets to average over.</source>
        <translation>所有组合均免费，因此没有可供平均的预算。</translation>
    </message>
    <message>
        <source>Averaged over all budgets up to %1: %2 %3 on all patients (hypervolume %4).</source>
        <translation>对不超过 %1 的所有预算取平均：全部患者 %2 %3（超体积 %4）。</translation>
    </message>
    <message>
        <source>Averaged over all budgets up to %1: %2 %3 on test patients (hypervolume %4).</source>
        <translation>对不超过 %1 的所有预算取平均：测试集患者 %2 %3（超体积 %4）。</translation>
    </message>
    <message>
        <source>Averaged over all budgets up to %1: %2 %3 on validation patients (hypervolume %4).</source>
        <translation>对不超过 %1 的所有预算取平均：验证集患者 %2 %3（超体积 %4）。</translation>
    </message>
    <message>
        <source>Optimism (validation, which chose the front, minus test): %1 %2, mean cost %3.</source>
        <translation>乐观偏差（选出前沿的验证集减测试集）：%1 %2，平均费用 %3。</translation>
    </message>
    <message>
        <source>Optimism (validation, which chose the front, minus test): %1 %2, mean time %3.</source>
        <translation>乐观偏差（选出前沿的验证集减测试集）：%1 %2，平均时间 %3。</translation>
    </message>
</context>
<context>
    <name>FrontWords</name>
    <message>
        <source>%1 on all patients, by folds</source>
        <translation>全部患者的 %1，按折</translation>
    </message>
    <message>
        <source>%1 on test patients</source>
        <translation>测试集患者的 %1</translation>
    </message>
    <message>
        <source>%1 on validation patients</source>
        <translation>验证集患者的 %1</translation>
    </message>
    <message>
        <source>Expected %1</source>
        <translation>期望 %1</translation>
    </message>
    <message>
        <source>%1 against mean time per patient</source>
        <translation>%1 与人均时间</translation>
    </message>
    <message>
        <source>%1 against mean cost per patient</source>
        <translation>%1 与人均费用</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Cost with time</source>
        <translation>含时间的费用</translation>
    </message>
    <message>
        <source>Mean number of tests per patient</source>
        <translation>人均检验数</translation>
    </message>
    <message>
        <source>Mean cost per patient (%1)</source>
        <translation>人均费用（%1）</translation>
    </message>
    <message>
        <source>Mean time to the results per patient (min)</source>
        <translation>人均出结果时间（分钟）</translation>
    </message>
    <message>
        <source>Mean cost per patient, an hour counted as %1 (%2)</source>
        <translation>人均费用，一小时计 %1（%2）</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source> (%1–%2)</source>
        <translation>（%1–%2）</translation>
    </message>
    <message>
        <source>Budget %1</source>
        <translation>预算 %1</translation>
    </message>
    <message>
        <source>over budget</source>
        <translation>超出预算</translation>
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
        <translation>一个指标兼顾两个愿望：检出病例，又不误报他人。它是灵敏度与阳性预测值的调和平均，最佳为 1。被正确排除的患者不计入，因此病例少见时仍然可信。</translation>
    </message>
    <message>
        <source>AM</source>
        <translation>AM</translation>
    </message>
    <message>
        <source>The mean of sensitivity and specificity: cases and others count the same, however rare cases are. 0.5 is what a coin would reach.</source>
        <translation>灵敏度与特异度的均值：无论病例多么少见，病例与非病例同等重要。掷硬币可达 0.5。</translation>
    </message>
    <message>
        <source>AUROC</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>AUROC</translation>
    </message>
    <message>
        <source>Take one case and one other patient at random: how often does the case get the higher probability? 0.5 is a coin, 1 never errs. It says nothing about where the line is drawn.</source>
        <translation>随机取一名病例和一名非病例：病例得到较高概率的频率是多少？0.5 如掷硬币，1 则从不出错。它不说明界线划在何处。</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>灵敏度</translation>
    </message>
    <message>
        <source>Of all cases, the share who are found. The rest are missed.</source>
        <translation>所有病例中被检出的比例。其余为漏诊。</translation>
    </message>
    <message>
        <source>Specificity</source>
        <translation>特异度</translation>
    </message>
    <message>
        <source>Of all patients who are no cases, the share who are reassured. The rest are false alarms.</source>
        <translation>所有非病例中被排除的比例。其余为误报。</translation>
    </message>
    <message>
        <source>Positive predictive value</source>
        <translation>阳性预测值</translation>
    </message>
    <message>
        <source>Of all patients who are called cases, the share who are. It falls when the outcome is rarer among your patients than among these: set the prevalence you see.</source>
        <translation>所有判为病例者中确为病例的比例。若结局在您的患者中比在这些患者中更少见，它会下降：请设置您所见的患病率。</translation>
    </message>
    <message>
        <source>Prevalence</source>
        <translation>患病率</translation>
    </message>
    <message>
        <source>The share of cases before anything is known about them. In another clinic it may be another one: the same policy then alarms more, or fewer, patients in vain.</source>
        <translation>在一无所知时病例所占的比例。在其他医院可能不同：同一策略的误报会随之增多或减少。</translation>
    </message>
    <message>
        <source>λ, the value of a case found</source>
        <translation>λ，检出一个病例的价值</translation>
    </message>
    <message>
        <source>How many patients rightly reassured one found case is worth. A larger λ misses fewer patients and raises more false alarms.</source>
        <translation>检出一个病例相当于正确排除多少名患者。λ 越大，漏诊越少，误报越多。</translation>
    </message>
    <message>
        <source>ρ, the price of money</source>
        <translation>ρ，费用的权重</translation>
    </message>
    <message>
        <source>What one unit of money spent on tests takes away, measured in patients rightly reassured. It is zero or below; the further below zero, the fewer tests are ordered.</source>
        <translation>检验每花费一个货币单位所扣减的价值，以正确排除的患者数计。它为零或负数；越低于零，开单越少。</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Lattice</translation>
    </message>
    <message>
        <source>Looks at every set of panels that could be known and reasons backwards from the end: is one more panel worth its price? Draws the whole front in seconds.</source>
        <translation>考察每个可能已知的组合集，从终点逆向推理：再开一个组合是否值其价格？几秒内画出整个前沿。</translation>
    </message>
    <message>
        <source>SM-DDPO</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>SM-DDPO</translation>
    </message>
    <message>
        <source>The published method, learned from examples in three parts: one estimates results that are not known, one how likely the outcome is, and one finds out by trial which panel to order next.</source>
        <translation>已发表的方法，从实例中学习，分三部分：一部分估计未知结果，一部分估计结局的概率，一部分通过试错找出下一个应开的组合。</translation>
    </message>
    <message>
        <source>Pretrained</source>
        <translation>预训练</translation>
    </message>
    <message>
        <source>The classifier is learned first and then left alone while the ordering is learned. Otherwise both learn together, end to end.</source>
        <translation>先学习分类器，学习开单时不再改动。否则两者共同学习，即端到端。</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>Trains one policy after the other for different λ and ρ. Together they show the trade-off between cost and accuracy.</source>
        <translation>按不同的 λ 和 ρ 依次训练策略。合起来显示费用与准确性之间的权衡。</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Where the random numbers begin. The same seed gives the same result again; several seeds show how much of a result is luck.</source>
        <translation>随机数的起点。相同种子得到相同结果；多个种子显示结果中有多少是偶然。</translation>
    </message>
    <message>
        <source>Validation patients</source>
        <translation>验证集患者</translation>
    </message>
    <message>
        <source>Patients nobody learned from, used to choose among policies. Because the best is picked on them, their figures are a little too good.</source>
        <translation>未用于学习、用来在各策略中选择的患者。因为最佳者由他们选出，其指标略偏乐观。</translation>
    </message>
    <message>
        <source>Test patients</source>
        <translation>测试集患者</translation>
    </message>
    <message>
        <source>Patients who were looked at once, after everything had been chosen. Nothing was fitted to them, so their figures are the honest ones.</source>
        <translation>一切选定之后只查看一次的患者。没有任何内容据其拟合，因此其指标最可信。</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>前沿</translation>
    </message>
    <message>
        <source>The policies worth considering: for each of them, nobody found one that is better and costs no more. Along it, more accuracy always costs more money.</source>
        <translation>值得考虑的策略：对其中每一个，都没有找到更好而费用不高于它的策略。沿前沿，更高的准确性总需更多费用。</translation>
    </message>
    <message>
        <source>Dominated</source>
        <translation>被支配</translation>
    </message>
    <message>
        <source>Another policy is at least as good and costs no more, so there is no reason to choose this one.</source>
        <translation>另一策略至少同样好且费用不更高，因此没有理由选择此策略。</translation>
    </message>
    <message>
        <source>95 % band</source>
        <translation>95% 区间带</translation>
    </message>
    <message>
        <source>Had other patients of the same kind been in the study, the front would lie here 95 times out of 100. Whether two policies can be told apart it does not say: for that they are compared patient by patient, and the interval of their difference must leave out zero.</source>
        <translation>若研究中换成其他同类患者，100 次中有 95 次前沿位于此处。它不说明两个策略能否区分：为此须逐名患者比较，且差值的区间不含零。</translation>
    </message>
    <message>
        <source>Optimism</source>
        <translation>乐观偏差</translation>
    </message>
    <message>
        <source>How much better a policy looked on the patients it was chosen by than on test patients. Long arrows warn against trusting the choice.</source>
        <translation>策略在选择它的患者上比在测试集患者上看起来好多少。箭头长，则不宜轻信该选择。</translation>
    </message>
    <message>
        <source>Area under the front</source>
        <translation>前沿下面积</translation>
    </message>
    <message>
        <source>The mean figure over all budgets from nothing to the price of all panels: one number to compare whole fronts by.</source>
        <translation>从零到全部组合价格的所有预算的平均指标：用一个数比较整个前沿。</translation>
    </message>
    <message>
        <source>Panel use</source>
        <translation>组合使用</translation>
    </message>
    <message>
        <source>The share of patients for whom the policy orders the panel. Times its price, it is what the panel adds to the mean bill.</source>
        <translation>策略开具该组合的患者比例。乘以价格，即该组合对平均账单的贡献。</translation>
    </message>
    <message>
        <source>Fidelity</source>
        <translation>保真度</translation>
    </message>
    <message>
        <source>How often the simple tree does the same as the policy it imitates, among patients it was not made from.</source>
        <translation>在未用于制作的患者中，简单的树与其模仿的策略做法相同的频率。</translation>
    </message>
    <message>
        <source>What is minimised</source>
        <translation>最小化目标</translation>
    </message>
    <message>
        <source>What a policy is to spend little of while it finds the cases: money, the time until the last result is there, or both, where you say how much money an hour of waiting is worth.</source>
        <translation>策略在检出病例的同时要少花什么：费用、得到最后结果的时间，或两者，此时由您说明等待一小时相当于多少费用。</translation>
    </message>
    <message>
        <source>Turnaround time</source>
        <translation>报告时间</translation>
    </message>
    <message>
        <source>From the order of a panel to its results. Panels ordered one after the other take the sum of their times, as each waits for the results of the one before; ordered together they take the longer one.</source>
        <translation>从开具组合到得到结果。依次开单的组合时间相加，因为每个都要等前一个的结果；同时开单则取较长者。</translation>
    </message>
    <message>
        <source>Ordered together</source>
        <translation>同时开单</translation>
    </message>
    <message>
        <source>Two panels at the same time: their results take the longer of both times instead of the sum. The second is ordered, and paid, before anything is known of the first.</source>
        <translation>两个组合同时开具：结果所需时间取较长者而非相加。第二个在第一个的结果未知时即已开单并付费。</translation>
    </message>
    <message>
        <source>Decision threshold</source>
        <translation>决策阈值</translation>
    </message>
    <message>
        <source>The probability of the outcome from which the policy says that the patient is a case. It follows from λ: the more a found case is worth, the lower it is.</source>
        <translation>结局概率达到此值，策略即判患者为病例。它由 λ 决定：检出病例的价值越大，阈值越低。</translation>
    </message>
    <message>
        <source>Estimated value</source>
        <translation>估计值</translation>
    </message>
    <message>
        <source>Not measured. What patients with the same known values usually have, with the range of 80 of 100 of them. It is never flagged as high or low.</source>
        <translation>并非实测，而是已知值相同的患者通常的值，并给出其中 80% 的范围。从不标记为偏高或偏低。</translation>
    </message>
    <message>
        <source>Flip point</source>
        <translation>翻转点</translation>
    </message>
    <message>
        <source>The value at which the policy would do something else next, everything else being as it is.</source>
        <translation>其他条件不变时，使策略下一步改变做法的值。</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>校准</translation>
    </message>
    <message>
        <source>Whether 30 % means 30 in 100: of the patients who were given that probability, how many are cases? A model can rank patients well and still promise too much or too little to all of them.</source>
        <translation>30% 是否意味着 100 人中 30 人：给出该概率的患者中有多少是病例？模型可能排序很好，却对所有人预测过高或过低。</translation>
    </message>
    <message>
        <source>Calibration slope</source>
        <translation>校准斜率</translation>
    </message>
    <message>
        <source>1 is right. Below 1 the probabilities are too extreme, high ones too high and low ones too low, as happens where a model learned chance; above 1 they are too timid. Mind its range: with few cases it is wide.</source>
        <translation>1 为正确。低于 1，概率过于极端，高的过高、低的过低，如模型学到了偶然；高于 1，则过于保守。请注意其范围：病例少时很宽。</translation>
    </message>
    <message>
        <source>Calibration in the large</source>
        <translation>总体校准</translation>
    </message>
    <message>
        <source>Whether the probabilities are right on the whole. 0 is right; above 0 more patients are cases than were expected, below 0 fewer. It is off where the outcome is rarer or more frequent than among the patients learned from.</source>
        <translation>概率总体上是否正确。0 为正确；高于 0，病例多于预期；低于 0，少于预期。若结局比学习用患者中更少见或更常见，则会偏离。</translation>
    </message>
    <message>
        <source>Brier score</source>
        <translation>Brier 评分</translation>
    </message>
    <message>
        <source>The mean square of how far the probability was from the truth: 0 at best, and smaller is better. Compare it only among the same patients, because a rare outcome makes it small for every model.</source>
        <translation>概率与真实情况之差的平方的均值：最佳为 0，越小越好。仅宜在相同患者中比较，因为结局少见时任何模型的值都小。</translation>
    </message>
    <message>
        <source>Average precision (AUPRC)</source>
        <translation>平均精确率（AUPRC）</translation>
    </message>
    <message>
        <source>The positive predictive value, averaged over all shares of the cases that could be found. A coin reaches the prevalence, so a rare outcome makes it low: compare it only among the same patients.</source>
        <translation>阳性预测值在所有可能检出比例上的平均。掷硬币可达患病率，因此结局少见时偏低：仅宜在相同患者中比较。</translation>
    </message>
    <message>
        <source>Net benefit</source>
        <translation>净获益</translation>
    </message>
    <message>
        <source>Cases found, minus false alarms at the rate at which you would trade them, per patient. A model is of use only where it lies above both treating everybody and treating nobody. Tests are not paid for in it unless that is said.</source>
        <translation>每名患者检出的病例，减去按您愿意交换的比率折算的误报。模型只有同时高于全部治疗和全不治疗时才有用。除非说明，其中不计检验费用。</translation>
    </message>
    <message>
        <source>Threshold probability</source>
        <translation>阈概率</translation>
    </message>
    <message>
        <source>The probability of the outcome from which on you would act. 10 % says that one missed case is as bad as nine patients treated in vain. Different doctors and patients choose differently, so the curve shows a range.</source>
        <translation>结局概率达到此值您就会采取行动。10% 表示漏诊一个病例与白白治疗九名患者同样糟。不同的医生和患者选择不同，因此曲线显示一个范围。</translation>
    </message>
    <message>
        <source>DeLong interval</source>
        <translation>DeLong 区间</translation>
    </message>
    <message>
        <source>The range of AUROC after DeLong, DeLong and Clarke-Pearson (1988), from how much single patients pull it up or down. For two models of the same patients it looks at their difference, which is surer than comparing two ranges.</source>
        <translation>按 DeLong、DeLong 与 Clarke-Pearson（1988）的 AUROC 区间，由单个患者将其拉高或拉低的程度得出。对相同患者的两个模型则看其差值，比比较两个区间更可靠。</translation>
    </message>
    <message>
        <source>Paired bootstrap</source>
        <translation>配对自助法</translation>
    </message>
    <message>
        <source>Patients are drawn again and again and both models are judged by the same ones. Where the range of the difference holds zero, these patients cannot tell the models apart; that is no proof that they are equal.</source>
        <translation>反复抽取患者，两个模型均由相同患者评价。若差值的区间含零，则这些患者不能区分两个模型；但这不证明两者相等。</translation>
    </message>
    <message>
        <source>Subgroup</source>
        <translation>亚组</translation>
    </message>
    <message>
        <source>The same model for some patients only, such as the old or the women. Small groups have wide ranges, and among many groups one differs by chance: look for a pattern, not for the worst bar.</source>
        <translation>同一模型仅用于部分患者，如老年人或女性。小组的区间宽，且组多时总有一组因偶然而不同：请看规律，而非最差的一条。</translation>
    </message>
    <message>
        <source>Missing data</source>
        <translation>缺失数据</translation>
    </message>
    <message>
        <source>Values that were never recorded. Where they are missing more often for cases than for others, or the other way round, a model may learn from the gaps, which will be others in your clinic.</source>
        <translation>从未记录的值。若病例比非病例缺失更多，或相反，模型可能从缺失中学习，而在您的医院缺失情况会不同。</translation>
    </message>
    <message>
        <source>Panel value</source>
        <translation>组合价值</translation>
    </message>
    <message>
        <source>How often the results of a panel turned a wrong diagnosis into a right one, and how often the other way round. A panel may be worth its money though it changes little: it may decide what is ordered next.</source>
        <translation>组合的结果使错误诊断变为正确的频率，以及相反的频率。改变很少的组合也可能物有所值：它可能决定下一步开什么。</translation>
    </message>
    <message>
        <source>Redundancy</source>
        <translation>冗余</translation>
    </message>
    <message>
        <source>How much of a panel&apos;s results could have been predicted from what else is known, as a share of their variance. 100 % adds nothing new. A low share says that it is new, not that it helps the diagnosis.</source>
        <translation>组合的结果有多少可由其他已知信息预测，以方差的比例计。100% 表示毫无新意。比例低说明信息新，但不说明有助于诊断。</translation>
    </message>
    <message>
        <source>Best fixed set</source>
        <translation>最佳固定组合集</translation>
    </message>
    <message>
        <source>The same panels for every patient: all sets are tried, and for each budget the best one on validation is kept. What choosing patient by patient is worth shows against this, not against ordering everything.</source>
        <translation>每名患者用相同的组合：尝试所有组合集，每个预算保留验证集上最佳者。因人而异的价值应与此相比，而非与全部开单相比。</translation>
    </message>
    <message>
        <source>Fixed selection (FS)</source>
        <translation>固定选择（FS）</translation>
    </message>
    <message>
        <source>Everybody gets the two panels that the trained policy ordered most often; all other parts are the same. The distance to the policy is what deciding for each patient adds.</source>
        <translation>人人得到已训练策略最常开具的两个组合；其余部分相同。与策略的差距即因人决策的增益。</translation>
    </message>
    <message>
        <source>Random selection (RS)</source>
        <translation>随机选择（RS）</translation>
    </message>
    <message>
        <source>For every patient each panel is ordered or not by the toss of a coin. Whoever is not better than this has learned nothing about which panel to order.</source>
        <translation>对每名患者，每个组合都以掷硬币决定是否开具。不优于它者，说明对应开哪个组合一无所学。</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>贪心</translation>
    </message>
    <message>
        <source>Always orders the panel that promises most for its price at once, and never looks further ahead. It misses panels that only pay together with a later one.</source>
        <translation>总是开具单位价格立即收益最大的组合，从不向前多看。会错过与后续组合配合才划算的组合。</translation>
    </message>
    <message>
        <source>CWCF</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>CWCF</translation>
    </message>
    <message>
        <source>Classification with costly features (Janisch et al. 2019) learns from trial what each next order is worth. It aims at few mistakes, not at F1, and so tends to overlook rare diseases.</source>
        <translation>带特征费用的分类（Janisch 等，2019），通过试错学习下一步每个开单的价值。它追求少出错而非 F1，因此容易忽视少见病。</translation>
    </message>
    <message>
        <source>TRIPOD+AI</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>TRIPOD+AI</translation>
    </message>
    <message>
        <source>A list of 27 items that a paper on a prediction model should report (Collins et al., BMJ 2024). It says what must be reported, not whether the model is good.</source>
        <translation>预测模型论文应报告的 27 个条目（Collins 等，BMJ 2024）。它规定须报告什么，而不说明模型好坏。</translation>
    </message>
    <message>
        <source>STARD</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>STARD</translation>
    </message>
    <message>
        <source>A list of 30 items that a study of diagnostic accuracy should report (Bossuyt et al., 2015), with a diagram of how patients went through it.</source>
        <translation>诊断准确性研究应报告的 30 个条目（Bossuyt 等，2015），并附患者流程图。</translation>
    </message>
    <message>
        <source>Model card</source>
        <translation>模型卡</translation>
    </message>
    <message>
        <source>One page about a model: what it is for and what not, who it was learned from, how well it does and for whom, and what is not known. It belongs beside the model wherever it goes.</source>
        <translation>关于模型的一页说明：用于什么、不用于什么，由谁学得，表现如何、对谁如何，以及哪些未知。它应始终与模型相随。</translation>
    </message>
    <message>
        <source>What-if</source>
        <translation>假设情形</translation>
    </message>
    <message>
        <source>A second path of the same patient, with another order or another result. The policy&apos;s own path stays as it was, so that the two can be compared.</source>
        <translation>同一患者的第二条路径，采用不同的开单或不同的结果。策略自己的路径保持不变，以便比较两者。</translation>
    </message>
    <message>
        <source>Worth of an order</source>
        <translation>开单的价值</translation>
    </message>
    <message>
        <source>How much better the policy expects to do by ordering a panel and going on with its results than by a diagnosis at once, its price taken off. Where no result would change the diagnosis, an order is worth less than nothing: its price.</source>
        <translation>与立即诊断相比，策略预期开具某组合并依其结果继续能好多少，已扣除价格。如果没有任何结果会改变诊断，开单的价值就低于零：即损失其价格。</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>对决</translation>
    </message>
    <message>
        <source>You and the policy order for the same patient, you without seeing what it thinks. Both are scored alike: the value of the diagnosis less the bill.</source>
        <translation>您与策略为同一患者开单，您看不到它的想法。两者以相同方式计分：诊断的价值减去账单。</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Where it is used</source>
        <translation>用在何处</translation>
    </message>
</context>
<context>
    <name>GuidePages</name>
    <message>
        <source>PanelWise help</source>
        <translation>PanelWise 帮助</translation>
    </message>
</context>
<context>
    <name>HelpEvent</name>
    <message>
        <source>What can I do here?</source>
        <translation>我在这里能做什么？</translation>
    </message>
</context>
<context>
    <name>IdentifierReview</name>
    <message>
        <source>a different value in every row</source>
        <translation>每行的值都不同</translation>
    </message>
    <message>
        <source>looks like names of people</source>
        <translation>像是人名</translation>
    </message>
    <message>
        <source>looks like record numbers</source>
        <translation>像是病历号</translation>
    </message>
    <message>
        <source>looks like dates</source>
        <translation>像是日期</translation>
    </message>
</context>
<context>
    <name>ImportText</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 及另外 %2 个</translation>
    </message>
    <message>
        <source>Sheet “%1” was read. There are tables on these too: %2.</source>
        <translation>已读取工作表“%1”。以下工作表中也有表格：%2。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln values that the file declares to be missing count as not recorded: %1.</source>
        <translation>
            <numerusform>文件声明为缺失的 %Ln 个值视为未记录：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file&apos;s own words for %Ln columns were kept.</source>
        <translation>
            <numerusform>保留了文件对 %Ln 列的说明文字。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The labels of values were kept in %Ln columns: %1.</source>
        <translation>
            <numerusform>保留了 %Ln 列的值标签：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Column “%1”: %Ln values have a label (%2) and others have none, so it was read as numbers. If they are codes for “not recorded”, say so.</source>
        <translation>
            <numerusform>列“%1”：%Ln 个值有标签（%2），其余没有，因此按数字读取。若它们是“未记录”的代码，请说明。</numerusform>
        </translation>
    </message>
    <message>
        <source>header</source>
        <translation>表头</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells are not in UTF-8 as the rest of the file is and were read as Latin-1. Check their letters: %1.</source>
        <translation>
            <numerusform>%Ln 个单元格与文件其余部分不同，不是 UTF-8，已按 Latin-1 读取。请检查其字符：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Text file</source>
        <translation>文本文件</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Excel 工作簿</translation>
    </message>
    <message>
        <source>LibreOffice workbook</source>
        <translation>LibreOffice 工作簿</translation>
    </message>
    <message>
        <source>SPSS file</source>
        <translation>SPSS 文件</translation>
    </message>
    <message>
        <source>Stata file</source>
        <translation>Stata 文件</translation>
    </message>
    <message>
        <source>SAS file</source>
        <translation>SAS 文件</translation>
    </message>
    <message>
        <source>SAS transport file</source>
        <translation>SAS 传输文件</translation>
    </message>
    <message numerus="yes">
        <source>%Ln formulas have no stored value and count as not recorded. Open the workbook in Excel or LibreOffice and save it to have them calculated.</source>
        <translation>
            <numerusform>%Ln 个公式没有保存的值，视为未记录。请用 Excel 或 LibreOffice 打开工作簿并保存，以便计算。</numerusform>
        </translation>
    </message>
    <message>
        <source>sheet “%1”, names in row %2</source>
        <translation>工作表“%1”，列名在第 %2 行</translation>
    </message>
</context>
<context>
    <name>LineFigure</name>
    <message>
        <source>curve</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>%1, low</source>
        <translation>%1，下限</translation>
    </message>
    <message>
        <source>%1, high</source>
        <translation>%1，上限</translation>
    </message>
</context>
<context>
    <name>MissingTab</name>
    <message>
        <source>Missing data</source>
        <translation>缺失数据</translation>
    </message>
    <message>
        <source>What the record does not hold. Gaps that are more frequent in cases, or in others, may be learned instead of the outcome itself.</source>
        <translation>病历中没有的内容。若缺失在病例或非病例中更多，模型可能学到的是缺失而非结局本身。</translation>
    </message>
</context>
<context>
    <name>MissingWords</name>
    <message>
        <source>Known before any test</source>
        <translation>检验前已知</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>检验组合</translation>
    </message>
    <message>
        <source>%1: %2 of values missing in cases, %3 in others.</source>
        <translation>%1：病例缺失 %2 的值，非病例缺失 %3。</translation>
    </message>
    <message>
        <source>Variables with gaps, most first</source>
        <translation>有缺失的变量，由多到少</translation>
    </message>
    <message>
        <source>values missing, cases</source>
        <translation>值缺失，病例</translation>
    </message>
    <message>
        <source>values missing, others</source>
        <translation>值缺失，非病例</translation>
    </message>
    <message>
        <source>nothing recorded, cases</source>
        <translation>全无记录，病例</translation>
    </message>
    <message>
        <source>nothing recorded, others</source>
        <translation>全无记录，非病例</translation>
    </message>
    <message>
        <source>Panel or variable</source>
        <translation>组合或变量</translation>
    </message>
    <message>
        <source>What is not recorded</source>
        <translation>未记录的内容</translation>
    </message>
    <message>
        <source>%1 Nothing is missing in %2 of them.</source>
        <translation>%1 其中 %2 名无缺失。</translation>
    </message>
</context>
<context>
    <name>MissingnessFigure</name>
    <message>
        <source>Known before any test</source>
        <translation>检验前已知</translation>
    </message>
    <message>
        <source>%1: %2 of values missing in patients who are no cases, %3 in cases; nothing recorded in %4 and %5.</source>
        <translation>%1：非病例缺失 %2 的值，病例缺失 %3；全无记录者分别为 %4 和 %5。</translation>
    </message>
    <message>
        <source>values missing</source>
        <translation>值缺失</translation>
    </message>
    <message>
        <source>nothing recorded</source>
        <translation>全无记录</translation>
    </message>
    <message>
        <source>without</source>
        <translation>无结局</translation>
    </message>
    <message>
        <source>with</source>
        <translation>有结局</translation>
    </message>
    <message>
        <source>Missing values by panel and outcome</source>
        <translation>按组合和结局的缺失值</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>组合</translation>
    </message>
    <message>
        <source>Values missing, without</source>
        <translation>值缺失，无结局</translation>
    </message>
    <message>
        <source>Values missing, with</source>
        <translation>值缺失，有结局</translation>
    </message>
    <message>
        <source>Nothing recorded, without</source>
        <translation>全无记录，无结局</translation>
    </message>
    <message>
        <source>Nothing recorded, with</source>
        <translation>全无记录，有结局</translation>
    </message>
</context>
<context>
    <name>ModelChoices</name>
    <message>
        <source>Policy %1</source>
        <translation>策略 %1</translation>
    </message>
</context>
<context>
    <name>NumberWords</name>
    <message>
        <source>1 test</source>
        <translation>1 个项目</translation>
    </message>
    <message>
        <source>%1 tests</source>
        <translation>%1 个项目</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>There is no display to show the window on. panelwise-cli does the same work in a terminal.</source>
        <translation>没有可显示窗口的显示器。panelwise-cli 可在终端中完成同样的工作。</translation>
    </message>
    <message>
        <source>Open a built-in cohort.</source>
        <translation>打开内置队列。</translation>
    </message>
    <message>
        <source>Write a picture of the window when it is ready, and end.</source>
        <translation>窗口就绪后写出其图像并结束。</translation>
    </message>
    <message>
        <source>Show start, import, data, train, front, patient or compare.</source>
        <translation>显示 start、import、data、train、front、patient 或 compare。</translation>
    </message>
    <message>
        <source>Colours: light or dark.</source>
        <translation>配色：light 或 dark。</translation>
    </message>
    <message>
        <source>Size of the window, 1440x900.</source>
        <translation>窗口大小，如 1440x900。</translation>
    </message>
    <message>
        <source>Size of the type, 0.85 to 3.</source>
        <translation>字号倍数，0.85 到 3。</translation>
    </message>
    <message>
        <source>Print the milliseconds until the window was drawn first.</source>
        <translation>输出窗口首次绘制所用的毫秒数。</translation>
    </message>
    <message>
        <source>A laboratory for cost-effective diagnosis.</source>
        <translation>经济诊断实验室。</translation>
    </message>
    <message>
        <source>Only one file can be opened at a time.</source>
        <translation>一次只能打开一个文件。</translation>
    </message>
    <message>
        <source>There is no page “%1”.</source>
        <translation>没有页面“%1”。</translation>
    </message>
    <message>
        <source>The theme is light or dark, not “%1”.</source>
        <translation>主题为 light 或 dark，不能是“%1”。</translation>
    </message>
    <message>
        <source>The size is written like 1440x900, not “%1”.</source>
        <translation>大小写作 1440x900，不能是“%1”。</translation>
    </message>
    <message>
        <source>The zoom is a number from 0.85 to 3, not “%1”.</source>
        <translation>缩放为 0.85 到 3 的数，不能是“%1”。</translation>
    </message>
    <message>
        <source>Keep settings and unsaved projects beside the program, as on a USB stick.</source>
        <translation>将设置和未保存的工程放在程序旁，例如在 U 盘上。</translation>
    </message>
    <message>
        <source>A .panelwise project, a table to import, a lesson or an exported figure.</source>
        <translation>.panelwise 工程、要导入的表、课程或导出的图。</translation>
    </message>
    <message>
        <source>a laboratory for cost-effective diagnosis</source>
        <translation>成本效益诊断实验室</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Opens the window, with FILE if one is given: a .panelwise project, a table to import or an exported figure. Simulation for education and research. Not for clinical use.</source>
        <translation>打开窗口；若给出 FILE 则一并打开：.panelwise 工程、要导入的表或导出的图。仅供教学与研究的模拟，不得用于临床。</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>另见</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>found</source>
        <translation>检出</translation>
    </message>
    <message>
        <source>false alarms</source>
        <translation>误报</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>漏诊</translation>
    </message>
    <message>
        <source>correctly reassured</source>
        <translation>正确排除</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结局</translation>
    </message>
    <message>
        <source>Patients of 1,000</source>
        <translation>每 1,000 名患者</translation>
    </message>
    <message>
        <source>%1 found, %2 missed, %3 false alarms, %4 correctly reassured</source>
        <translation>检出 %1，漏诊 %2，误报 %3，正确排除 %4</translation>
    </message>
</context>
<context>
    <name>OutcomeText</name>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>death</source>
        <translation>死亡</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>非%1</translation>
    </message>
    <message>
        <source>the outcome</source>
        <translation>结局</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>低于 %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>不高于 %1</translation>
    </message>
    <message>
        <source>above %1</source>
        <translation>高于 %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>不低于 %1</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>有记录</translation>
    </message>
    <message>
        <source> or </source>
        <translation> 或 </translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 (%2 is %3): %4 of %5 patients (%6)</source>
        <translation>%1（%2：%3）：%5 名患者中 %4 名（%6）</translation>
    </message>
    <message>
        <source>No column looks like an outcome. Choose the one that says who is a case, now or after the import.</source>
        <translation>没有一列像是结局。请选择说明谁是病例的列，现在或导入之后均可。</translation>
    </message>
    <message>
        <source>Which value of %1 marks the cases?</source>
        <translation>%1 的哪个值表示病例？</translation>
    </message>
    <message>
        <source>%1 usually marks the cases, but then %2 of %3 patients would be cases. Which value of %4 marks them?</source>
        <translation>%1 通常表示病例，但那样 %3 名患者中将有 %2 名病例。%4 的哪个值表示病例？</translation>
    </message>
    <message>
        <source>Other columns could be the outcome, too. Is it %1, and which of its values marks the cases?</source>
        <translation>其他列也可能是结局。是 %1 吗？其哪个值表示病例？</translation>
    </message>
    <message>
        <source>%1 recorded: %2 of %3 patients</source>
        <translation>%1 有记录：%3 名患者中 %2 名</translation>
    </message>
</context>
<context>
    <name>PanelUse</name>
    <message>
        <source>Panel</source>
        <translation>组合</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Share of patients</source>
        <translation>患者比例</translation>
    </message>
    <message>
        <source>Share at the start</source>
        <translation>开始时比例</translation>
    </message>
    <message>
        <source>%1: ordered for %2 of patients</source>
        <translation>%1：%2 的患者开具</translation>
    </message>
</context>
<context>
    <name>PanelValueTab</name>
    <message>
        <source>Panel value</source>
        <translation>组合价值</translation>
    </message>
    <message>
        <source>The diagnosis before a panel was ordered, against the one after its results.</source>
        <translation>开具组合之前的诊断与得到结果之后的诊断对照。</translation>
    </message>
    <message>
        <source>%1 orders the same panels for everybody, all at once: there is no diagnosis before a panel.</source>
        <translation>%1 对所有人同时开具相同的组合：没有组合之前的诊断。</translation>
    </message>
</context>
<context>
    <name>PanelWords</name>
    <message>
        <source>Panel %1</source>
        <translation>组合 %1</translation>
    </message>
</context>
<context>
    <name>PatientView</name>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>hidden until diagnosis</source>
        <translation>诊断前隐藏</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Both paths do the same.</source>
        <translation>两条路径相同。</translation>
    </message>
    <message>
        <source>They part at step %1: the policy does “%2”, you “%3”.</source>
        <translation>两者在第 %1 步分开：策略“%2”，您“%3”。</translation>
    </message>
    <message>
        <source>Duel: your orders against the policy’s</source>
        <translation>对决：您的开单与策略的开单</translation>
    </message>
    <message>
        <source>Duel: both paths</source>
        <translation>对决：两条路径</translation>
    </message>
    <message>
        <source>Probabilities, advice and estimates are hidden until your diagnosis. What is ordered stays ordered.</source>
        <translation>概率、建议和估计值在您诊断之前隐藏。已开具者不可撤回。</translation>
    </message>
    <message>
        <source>Two paths</source>
        <translation>两条路径</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>You</source>
        <translation>您</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>轮到您了</translation>
    </message>
    <message>
        <source>Diagnose</source>
        <translation>诊断</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 同时 %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>the policy would order it now · estimated, 80 % range</source>
        <translation>策略此时会开具 · 估计值，80% 范围</translation>
    </message>
    <message>
        <source>policy’s path</source>
        <translation>策略的路径</translation>
    </message>
    <message>
        <source>Reference ranges of adults, illustrative; use your laboratory’s.</source>
        <translation>成人参考区间，仅供示意；请用本实验室的参考区间。</translation>
    </message>
    <message>
        <source>Reference ranges for women, illustrative; use your laboratory’s.</source>
        <translation>女性参考区间，仅供示意；请用本实验室的参考区间。</translation>
    </message>
    <message>
        <source>Reference ranges for men, illustrative; use your laboratory’s.</source>
        <translation>男性参考区间，仅供示意；请用本实验室的参考区间。</translation>
    </message>
    <message>
        <source>Estimates (est.) are never flagged.</source>
        <translation>估计值（估）从不标记。</translation>
    </message>
    <message>
        <source>within reference: %1</source>
        <translation>在参考区间内：%1</translation>
    </message>
    <message>
        <source>%1, step %2 of %3</source>
        <translation>%1，第 %2/%3 步</translation>
    </message>
    <message>
        <source>%1 right for %2, score %3</source>
        <translation>正确 %1 例，花费 %2，得分 %3</translation>
    </message>
    <message>
        <source>Score: %1 for a case found, 1 for somebody rightly reassured, 0 for an error</source>
        <translation>得分：检出病例得 %1 分，正确排除得 1 分，错误得 0 分</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1; each %2 spent costs 1.</source>
        <translation>%1；每花费 %2 扣 1 分。</translation>
    </message>
    <message>
        <source>%1; less what the tests cost and how long they take.</source>
        <translation>%1；减去检验的费用和耗时。</translation>
    </message>
    <message numerus="yes">
        <source>Score over %n patient(s): you %1; the policy %2.</source>
        <translation>
            <numerusform>%n 名患者的得分：您 %1；策略 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>critical: its results changed the diagnosis</source>
        <translation>关键：其结果改变了诊断</translation>
    </message>
    <message>
        <source>useful: it promised more than a diagnosis at once</source>
        <translation>有用：预期收益高于立即诊断</translation>
    </message>
    <message>
        <source>unnecessary: a diagnosis at once promised as much</source>
        <translation>不必要：立即诊断的预期收益相同</translation>
    </message>
    <message>
        <source>not to be said</source>
        <translation>无法判断</translation>
    </message>
    <message>
        <source>ordered with another</source>
        <translation>与另一组合同时开具</translation>
    </message>
    <message>
        <source>%1, %2: expected to bring %3; %4.</source>
        <translation>%1，%2：预期收益 %3；%4。</translation>
    </message>
    <message>
        <source>nothing was ordered.</source>
        <translation>未开具任何项目。</translation>
    </message>
    <message>
        <source>then %1, as soon as its results are typed in</source>
        <translation>然后是 %1，输入结果后即计入</translation>
    </message>
    <message>
        <source>%1 orders</source>
        <translation>%1 开单</translation>
    </message>
    <message>
        <source>%1 against the policy</source>
        <translation>%1 对策略</translation>
    </message>
    <message>
        <source>You order</source>
        <translation>您来开单</translation>
    </message>
    <message>
        <source>What the policy thinks of this decision is hidden until you made it, or want it revealed.</source>
        <translation>在您做出决定或要求揭示之前，策略对此决定的看法不显示。</translation>
    </message>
    <message>
        <source>%1, step %2</source>
        <translation>%1，第 %2 步</translation>
    </message>
</context>
<context>
    <name>PlanText</name>
    <message>
        <source>Whether classifier and panel selector learn together or the classifier first.</source>
        <translation>分类器与组合选择器共同学习，还是先学分类器。</translation>
    </message>
    <message>
        <source>What a case found is worth; a correct negative is worth 1.</source>
        <translation>检出一个病例的价值；真阴性为 1。</translation>
    </message>
    <message>
        <source>What one unit of what is minimised is worth; negative, because it is spent.</source>
        <translation>最小化目标每一单位的价值；为负，因为是花费。</translation>
    </message>
    <message>
        <source>What to spend little of: money, time, or both, an hour being worth this much money.</source>
        <translation>要少花什么：费用、时间，或两者（给出一小时相当的金额）。</translation>
    </message>
    <message>
        <source>Where random numbers start; the same seed gives the same policy.</source>
        <translation>随机数的起点；相同种子得到相同策略。</translation>
    </message>
    <message>
        <source>What the best policy on validation patients is chosen by.</source>
        <translation>按什么选出验证集患者上的最佳策略。</translation>
    </message>
    <message>
        <source>Who diagnoses: the panel selector, or the probability by what pays more.</source>
        <translation>由谁诊断：组合选择器，或由概率按何者更划算决定。</translation>
    </message>
    <message>
        <source>Whether a diagnosis earns by the outcome or by its probability with all panels known.</source>
        <translation>诊断的奖励按结局，还是按所有组合已知时的概率。</translation>
    </message>
    <message>
        <source>Whether encoder, classifier and panel selector all learn from all training patients.</source>
        <translation>编码器、分类器和组合选择器是否都用全部训练集患者学习。</translation>
    </message>
    <message>
        <source>Whether networks see logarithms of values that few patients have far above the rest.</source>
        <translation>网络是否使用少数患者远高于其他患者的数值的对数。</translation>
    </message>
    <message>
        <source>Whether a panel of which a patient&apos;s record holds nothing cannot be ordered.</source>
        <translation>患者记录中全无结果的组合是否不可开具。</translation>
    </message>
    <message>
        <source>Memory for estimated states in MB; beyond it only visited states are kept.</source>
        <translation>估计状态所用内存（MB）；超出时只保留访问过的状态。</translation>
    </message>
    <message>
        <source>How unknown values are estimated from known ones; emflow and gain take longest to learn.</source>
        <translation>由已知值估计未知值的方法；emflow 和 gain 学习最慢。</translation>
    </message>
    <message>
        <source>Coupling layers of the flow.</source>
        <translation>流模型的耦合层数。</translation>
    </message>
    <message>
        <source>Width of the two hidden layers in each coupling; networks of gain are 4 times as wide.</source>
        <translation>每个耦合层中两个隐藏层的宽度；gain 的网络为其 4 倍。</translation>
    </message>
    <message>
        <source>Training steps of the flow; gain takes ten in each.</source>
        <translation>流模型的训练步数；gain 每步取十步。</translation>
    </message>
    <message>
        <source>Patients in one training step of the flow or of gain.</source>
        <translation>流模型或 gain 每个训练步的患者数。</translation>
    </message>
    <message>
        <source>Learning rate of the flow or of gain.</source>
        <translation>流模型或 gain 的学习率。</translation>
    </message>
    <message>
        <source>Weight of the reconstruction error in the loss of the flow or of gain.</source>
        <translation>重构误差在流模型或 gain 损失中的权重。</translation>
    </message>
    <message>
        <source>How strongly the flow&apos;s weights are drawn to zero.</source>
        <translation>流模型权重向零收缩的强度。</translation>
    </message>
    <message>
        <source>Largest logarithm of the scale in a coupling; smaller is more stable.</source>
        <translation>耦合层中尺度对数的最大值；越小越稳定。</translation>
    </message>
    <message>
        <source>Rounds of gaussian, mice and missforest; iterations for each penalty of softimpute.</source>
        <translation>gaussian、mice 和 missforest 的轮数；softimpute 每个惩罚值的迭代次数。</translation>
    </message>
    <message>
        <source>Networks of the classifier; of several, each leaves out different patients.</source>
        <translation>分类器的网络数；多个时各自留出不同的患者。</translation>
    </message>
    <message>
        <source>Whether the classifier is told which values are known.</source>
        <translation>是否告知分类器哪些值已知。</translation>
    </message>
    <message>
        <source>Pieces of each value&apos;s range that the classifier sees one by one, 0 for none.</source>
        <translation>分类器逐段查看的每个值范围的段数，0 表示不分段。</translation>
    </message>
    <message>
        <source>Width of the classifier&apos;s two hidden layers.</source>
        <translation>分类器两个隐藏层的宽度。</translation>
    </message>
    <message>
        <source>Patients in one training step of the classifier.</source>
        <translation>分类器每个训练步的患者数。</translation>
    </message>
    <message>
        <source>Learning rate of the classifier.</source>
        <translation>分类器的学习率。</translation>
    </message>
    <message>
        <source>Weight of a diseased patient in the classifier&apos;s loss.</source>
        <translation>患病者在分类器损失中的权重。</translation>
    </message>
    <message>
        <source>Passes before the panel selector learns; for method pretrained or a warm start.</source>
        <translation>组合选择器学习之前的遍数；用于预训练方法或热启动。</translation>
    </message>
    <message>
        <source>Whether end-to-end begins with them too and goes on with a tenth of the rate.</source>
        <translation>端到端是否也以此开始，并以十分之一的学习率继续。</translation>
    </message>
    <message>
        <source>Passes over the visited states in each outer loop; method end-to-end only.</source>
        <translation>每个外循环中遍历访问状态的次数；仅用于端到端。</translation>
    </message>
    <message>
        <source>Loops without gain on validation until the classifier stays at its best; 0: never.</source>
        <translation>验证集上无改善多少个循环后，分类器停在最佳状态；0：从不。</translation>
    </message>
    <message>
        <source>Width of the two hidden layers of the policy and value networks.</source>
        <translation>策略网络和价值网络两个隐藏层的宽度。</translation>
    </message>
    <message>
        <source>Steps in one gradient step of the panel selector.</source>
        <translation>组合选择器每个梯度步的步数。</translation>
    </message>
    <message>
        <source>Steps collected before each update of the panel selector.</source>
        <translation>组合选择器每次更新前收集的步数。</translation>
    </message>
    <message>
        <source>Patients tested side by side.</source>
        <translation>并行检验的患者数。</translation>
    </message>
    <message>
        <source>Passes over the collected steps in each update.</source>
        <translation>每次更新遍历所收集步骤的次数。</translation>
    </message>
    <message>
        <source>Learning rate of the panel selector.</source>
        <translation>组合选择器的学习率。</translation>
    </message>
    <message>
        <source>Share of that rate left at the end of training, falling evenly.</source>
        <translation>训练结束时该学习率剩余的比例，匀速下降。</translation>
    </message>
    <message>
        <source>Discount of later rewards; 1 counts them in full.</source>
        <translation>后续奖励的折扣；1 表示全额计入。</translation>
    </message>
    <message>
        <source>How far advantages look ahead: 0 one step, 1 to the diagnosis.</source>
        <translation>优势估计向前看多远：0 为一步，1 为直到诊断。</translation>
    </message>
    <message>
        <source>How far one update may move the probability of an action.</source>
        <translation>一次更新可使动作概率改变多少。</translation>
    </message>
    <message>
        <source>Weight of the value loss beside the policy loss.</source>
        <translation>价值损失相对于策略损失的权重。</translation>
    </message>
    <message>
        <source>Reward for trying different actions; more keeps exploring longer.</source>
        <translation>尝试不同动作的奖励；越大探索越久。</translation>
    </message>
    <message>
        <source>Share of that reward left at the end of training, falling evenly.</source>
        <translation>训练结束时该奖励剩余的比例，匀速下降。</translation>
    </message>
    <message>
        <source>Largest length of a gradient; longer ones are shortened to it.</source>
        <translation>梯度的最大长度；更长者缩短至此。</translation>
    </message>
    <message>
        <source>How much of the mean of earlier weights an update leaves; 0 keeps the last weights.</source>
        <translation>每次更新保留多少先前权重的均值；0 只保留最后的权重。</translation>
    </message>
    <message>
        <source>Whether policy and value share their hidden layers.</source>
        <translation>策略与价值是否共用隐藏层。</translation>
    </message>
    <message>
        <source>Outer loops: panel selector, then classifier.</source>
        <translation>外循环数：先组合选择器，后分类器。</translation>
    </message>
    <message>
        <source>Steps of testing patients in each outer loop.</source>
        <translation>每个外循环中模拟检验的步数。</translation>
    </message>
    <message>
        <source>Outer loops between two looks at the validation patients.</source>
        <translation>两次查看验证集患者之间的外循环数。</translation>
    </message>
    <message>
        <source>Whether the classifier begins with what boosted trees of each set of panels say.</source>
        <translation>分类器是否以每个组合集的提升树结果为起点。</translation>
    </message>
</context>
<context>
    <name>PolicyNameText</name>
    <message>
        <source>“%1” is too long for the name of a policy. Use at most %2 letters.</source>
        <translation>“%1”作为策略名称太长。最多 %2 个字符。</translation>
    </message>
    <message>
        <source>The name of a policy cannot hold line breaks or letters that are not seen. Use letters, digits, blanks and punctuation.</source>
        <translation>策略名称不能含换行或不可见字符。请使用文字、数字、空格和标点。</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a policy: plain numbers, names like P1-3 or T-2 and a hyphen at the beginning are the program&apos;s own. Add a word.</source>
        <translation>“%1”不能作为策略名称：纯数字、P1-3 或 T-2 之类的名称以及开头的连字符由程序保留。请加一个词。</translation>
    </message>
    <message>
        <source>Policy %1 is called “%2” already. Choose another name, or rename that one first.</source>
        <translation>策略 %1 已名为“%2”。请另选名称，或先重命名该策略。</translation>
    </message>
</context>
<context>
    <name>ProjectWords</name>
    <message>
        <source>Left out because every row holds the same value: %1.</source>
        <translation>因每行的值都相同而未采用：%1。</translation>
    </message>
    <message>
        <source>Left out because nothing is recorded: %1.</source>
        <translation>因全无记录而未采用：%1。</translation>
    </message>
    <message>
        <source>Left out because there are too many different texts: %1.</source>
        <translation>因不同的文本过多而未采用：%1。</translation>
    </message>
    <message>
        <source>saving…</source>
        <translation>正在保存…</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>read only</source>
        <translation>只读</translation>
    </message>
    <message>
        <source>Another window has this project open, so this one only shows it. Close it there, or use Save as to work on a copy.</source>
        <translation>此工程已在另一窗口中打开，因此这里只显示。请在那里关闭，或用“另存为”在副本上工作。</translation>
    </message>
    <message>
        <source>This file or its folder is read-only. Use Save as to work on a copy.</source>
        <translation>此文件或其文件夹为只读。请用“另存为”在副本上工作。</translation>
    </message>
    <message>
        <source>This project was opened for reading only.</source>
        <translation>此工程以只读方式打开。</translation>
    </message>
    <message>
        <source>Kept but not understood in the task file: %1.</source>
        <translation>任务文件中予以保留但无法理解的内容：%1。</translation>
    </message>
    <message>
        <source>everything is saved</source>
        <translation>全部已保存</translation>
    </message>
    <message>
        <source>A newer version of PanelWise wrote this project. It is shown as far as this version knows it and is not changed; open it with the newer version to work on it.</source>
        <translation>此工程由更新版本的 PanelWise 写成。在本版本所知范围内显示，不作更改；要继续工作，请用更新的版本打开。</translation>
    </message>
</context>
<context>
    <name>QueueText</name>
    <message>
        <source>Waiting</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation>准备中</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>正在停止</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Orders nothing</source>
        <translation>不开单</translation>
    </message>
    <message>
        <source>Stopped, kept</source>
        <translation>已停止，已保留</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>%1后</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>about %1 s</source>
        <translation>约 %1 秒</translation>
    </message>
    <message>
        <source>about %1 min</source>
        <translation>约 %1 分钟</translation>
    </message>
    <message>
        <source>%1 started: %2.</source>
        <translation>%1 已开始：%2。</translation>
    </message>
    <message>
        <source>%1 goes on from its last checkpoint.</source>
        <translation>%1 从最近的检查点继续。</translation>
    </message>
    <message>
        <source>%1: the state encoder is ready after %2; estimates are off by %3 SD on unseen patients.</source>
        <translation>%1：状态编码器用 %2 就绪；在未见过的患者上估计误差为 %3 个标准差。</translation>
    </message>
    <message>
        <source>%1: the state encoder is ready after %2.</source>
        <translation>%1：状态编码器用 %2 就绪。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>validation F1 %1 at %2</source>
        <translation>验证集 F1 %1，费用 %2</translation>
    </message>
    <message>
        <source>no figures</source>
        <translation>无指标</translation>
    </message>
    <message>
        <source>%1 orders nothing: at ρ %2 a test costs more than a diagnosis is worth. Its result is kept: %3.</source>
        <translation>%1 不开单：ρ 为 %2 时，检验费用超过诊断的价值。其结果予以保留：%3。</translation>
    </message>
    <message>
        <source>%1 finished: %2.</source>
        <translation>%1 已完成：%2。</translation>
    </message>
    <message>
        <source>%1 was stopped before there was a policy to keep.</source>
        <translation>%1 在得到可保留的策略之前已停止。</translation>
    </message>
    <message>
        <source>%1 was stopped. The best state so far is kept: %2.</source>
        <translation>%1 已停止。目前最佳状态予以保留：%2。</translation>
    </message>
    <message>
        <source>%1 was stopped at %2 of %3 steps. The best state so far is kept: %4.</source>
        <translation>%1 已停止于第 %2 步（共 %3 步）。目前最佳状态予以保留：%4。</translation>
    </message>
    <message>
        <source>%1 failed.</source>
        <translation>%1 失败。</translation>
    </message>
    <message>
        <source>%1 was interrupted. It can go on from its last checkpoint.</source>
        <translation>%1 中断，可从最近的检查点继续。</translation>
    </message>
    <message>
        <source>%1 was interrupted before its first checkpoint.</source>
        <translation>%1 在第一个检查点之前中断。</translation>
    </message>
    <message>
        <source>%1 is under way.</source>
        <translation>%1 正在进行。</translation>
    </message>
    <message>
        <source>%1 failed. %2 What was stored up to its last checkpoint is kept.</source>
        <translation>%1 失败。%2 最近检查点之前保存的内容予以保留。</translation>
    </message>
    <message>
        <source>The search for a whole front began: %1, by %2.</source>
        <translation>开始搜索整个前沿：%1，以 %2 评价。</translation>
    </message>
    <message numerus="yes">
        <source>The front is found: %n policies are on it.</source>
        <translation>
            <numerusform>已找到前沿：其上有 %n 个策略。</numerusform>
        </translation>
    </message>
    <message>
        <source>The search was stopped. What was found is kept.</source>
        <translation>搜索已停止。已找到的结果保留。</translation>
    </message>
    <message>
        <source>The search failed. What was found is kept.</source>
        <translation>搜索失败。已找到的结果保留。</translation>
    </message>
</context>
<context>
    <name>RecentList</name>
    <message>
        <source>Interrupted, nothing lost</source>
        <translation>曾中断，无丢失</translation>
    </message>
    <message>
        <source>Not saved under a name yet</source>
        <translation>尚未命名保存</translation>
    </message>
    <message>
        <source>Today %1</source>
        <translation>今天 %1</translation>
    </message>
    <message>
        <source>Yesterday %1</source>
        <translation>昨天 %1</translation>
    </message>
</context>
<context>
    <name>RecordingText</name>
    <message>
        <source>%1 (%2–%3)</source>
        <translation>%1（%2–%3）</translation>
    </message>
    <message>
        <source>the same as recorded</source>
        <translation>与按记录相同</translation>
    </message>
    <message>
        <source>%1 higher than as recorded</source>
        <translation>比按记录高 %1</translation>
    </message>
    <message>
        <source>%1 lower than as recorded</source>
        <translation>比按记录低 %1</translation>
    </message>
    <message>
        <source>%1, which may be chance</source>
        <translation>%1，可能是偶然</translation>
    </message>
    <message>
        <source>What it would be if every order could be carried out cannot be said: that needs both cases and others.</source>
        <translation>若所有开单都能执行，结果如何无法判断：这既需要病例也需要非病例。</translation>
    </message>
    <message>
        <source>If every order could be carried out, and among patients of whom the same was known it is chance whose panel was recorded, F1 would be about %1: %2.</source>
        <translation>若所有开单都能执行，且在已知信息相同的患者中谁的组合有记录纯属偶然，则 F1 约为 %1：%2。</translation>
    </message>
    <message>
        <source>As recorded</source>
        <translation>按记录</translation>
    </message>
    <message>
        <source>Weighted</source>
        <translation>加权</translation>
    </message>
    <message>
        <source>Filled in</source>
        <translation>填补</translation>
    </message>
    <message>
        <source>Doubly robust</source>
        <translation>双重稳健</translation>
    </message>
    <message>
        <source>What the policy did with the records as they are.</source>
        <translation>策略按现有记录的处理结果。</translation>
    </message>
    <message>
        <source>Patients with all ordered panels recorded stand for those like them whose panels were not (inverse probability weighting).</source>
        <translation>所开组合均有记录的患者代表与其相似而组合无记录的患者（逆概率加权）。</translation>
    </message>
    <message>
        <source>Results that were not recorded are drawn from what such patients usually have, and the policy goes on with them (direct method).</source>
        <translation>未记录的结果按此类患者通常的值抽取，策略据此继续（直接法）。</translation>
    </message>
    <message>
        <source>Filled in, and corrected by the weighted records: right if either of the two is.</source>
        <translation>填补后再用加权记录校正：两者之一正确即正确。</translation>
    </message>
    <message>
        <source>If everything ordered were recorded</source>
        <translation>若所开检验均有记录</translation>
    </message>
    <message>
        <source>assume recorded at random given what was known</source>
        <translation>假定在已知信息下随机记录</translation>
    </message>
    <message>
        <source>Every panel that the policy orders is recorded for each of these patients. There is nothing to correct: F1 is %1.</source>
        <translation>策略所开的组合在这些患者中均有记录，无需校正：F1 为 %1。</translation>
    </message>
    <message numerus="yes">
        <source>Of %1 patients, %Ln lack a panel that the policy would order, so the figure as recorded, F1 %2, shows what it does without it.</source>
        <translation>
            <numerusform>%1 名患者中，%Ln 名缺少策略会开具的某个组合，因此按记录的 F1 %2 反映的是缺少它时的表现。</numerusform>
        </translation>
    </message>
    <message>
        <source>The weights rest on few patients: they tell as much as %1 patients, %2 of them cases, and one stands for %3. Do not rely on the weighted and the doubly robust figures.</source>
        <translation>权重依赖于少数患者：其信息量相当于 %1 名患者（病例 %2 名），其中一名代表 %3 名。请勿依赖加权和双重稳健的指标。</translation>
    </message>
    <message>
        <source>No case has all the panels that the policy orders, so there is nobody to weight. Do not rely on the doubly robust figures.</source>
        <translation>没有病例具备策略所开的全部组合，因此无人可加权。请勿依赖双重稳健的指标。</translation>
    </message>
    <message>
        <source>Nobody but cases has all the panels that the policy orders, so there is nobody to weight. Do not rely on the doubly robust figures.</source>
        <translation>只有病例具备策略所开的全部组合，因此无人可加权。请勿依赖双重稳健的指标。</translation>
    </message>
    <message>
        <source>All ordered panels are recorded for %1 of %2 patients and %3 of %4 cases. Weighted, they tell as much as %5 patients and %6 cases would; the largest weight is %7.</source>
        <translation>%2 名患者中 %1 名、%4 名病例中 %3 名的所开组合均有记录。加权后其信息量相当于 %5 名患者和 %6 名病例；最大权重为 %7。</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>灵敏度</translation>
    </message>
    <message>
        <source>Specificity</source>
        <translation>特异度</translation>
    </message>
    <message>
        <source>Mean cost</source>
        <translation>平均费用</translation>
    </message>
</context>
<context>
    <name>RedundancyTab</name>
    <message>
        <source>Redundancy</source>
        <translation>冗余</translation>
    </message>
    <message>
        <source>How well the results of each panel can be predicted without ordering it: 100 % would make it superfluous for estimating its values, not for finding what is unusual.</source>
        <translation>不开单时各组合的结果可被预测的程度：100% 则无需为估计其值而开单，但发现异常仍可能需要。</translation>
    </message>
    <message>
        <source>Computing how well panels tell each other…</source>
        <translation>正在计算各组合相互预测的程度…</translation>
    </message>
</context>
<context>
    <name>RedundancyWords</name>
    <message>
        <source>Panel</source>
        <translation>组合</translation>
    </message>
    <message>
        <source>from what is known before</source>
        <translation>由检验前已知信息</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>由 %1</translation>
    </message>
    <message>
        <source>from all others</source>
        <translation>由其他全部</translation>
    </message>
    <message>
        <source>%1 can be predicted to %2 from all other panels. </source>
        <translation>其他全部组合可预测 %1 的 %2。</translation>
    </message>
    <message>
        <source>How well each panel can be predicted from the others</source>
        <translation>各组合可由其他组合预测的程度</translation>
    </message>
    <message>
        <source>%1 Share of the variance of a panel&apos;s results that ridge regression explains (R²), fitted on training patients; what is known before any test is always used too.</source>
        <translation>%1 岭回归所解释的组合结果方差比例（R²），用训练集患者拟合；始终同时使用检验前已知的信息。</translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message>
        <source>bootstrap</source>
        <translation>自助法</translation>
    </message>
    <message>
        <source>%1 (%2–%3)</source>
        <comment>value, from, to</comment>
        <translation>%1（%2–%3）</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>Nobody&apos;s bill exceeds %1.</source>
        <translation>任何人的账单不超过 %1。</translation>
    </message>
    <message>
        <source>Nobody waits more than %1.</source>
        <translation>任何人的等待不超过 %1。</translation>
    </message>
    <message>
        <source>Everybody gets first: %1.</source>
        <translation>人人先做：%1。</translation>
    </message>
    <message>
        <source>Never ordered: %1.</source>
        <translation>从不开具：%1。</translation>
    </message>
    <message>
        <source>%1 only after %2.</source>
        <translation>%1 只在 %2 之后。</translation>
    </message>
</context>
<context>
    <name>Step</name>
    <message>
        <source>Data &amp; panels</source>
        <translation>数据与组合</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>前沿</translation>
    </message>
    <message>
        <source>Patient</source>
        <translation>患者</translation>
    </message>
    <message>
        <source>Compare &amp; report</source>
        <translation>比较与报告</translation>
    </message>
</context>
<context>
    <name>StepNeeds</name>
    <message>
        <source>Open a file or sample</source>
        <translation>打开文件或示例</translation>
    </message>
    <message>
        <source>Looking at the data</source>
        <translation>正在查看数据</translation>
    </message>
    <message>
        <source>%1 to check</source>
        <translation>待核对 %1 项</translation>
    </message>
    <message>
        <source>%1 patients</source>
        <translation>%1 名患者</translation>
    </message>
    <message>
        <source>%1, paused</source>
        <translation>%1，已暂停</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>已完成 %1</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1，剩余 %2</translation>
    </message>
    <message>
        <source>Needs data</source>
        <translation>需要数据</translation>
    </message>
    <message>
        <source>Problems in the way: %1</source>
        <translation>存在的问题：%1</translation>
    </message>
    <message>
        <source>Policies: %1</source>
        <translation>策略：%1</translation>
    </message>
    <message>
        <source>Ready to train</source>
        <translation>可以训练</translation>
    </message>
    <message>
        <source>Interrupted, can go on</source>
        <translation>曾中断，可继续</translation>
    </message>
    <message>
        <source>%1 on the front</source>
        <translation>前沿上 %1 个</translation>
    </message>
    <message>
        <source>Ready to search</source>
        <translation>可以搜索</translation>
    </message>
    <message>
        <source>Needs a front or a policy</source>
        <translation>需要前沿或策略</translation>
    </message>
    <message>
        <source>Choose a patient</source>
        <translation>选择患者</translation>
    </message>
    <message>
        <source>Baselines: %1 of %2 rows</source>
        <translation>基线模型：%1/%2 行</translation>
    </message>
    <message>
        <source>Choose models</source>
        <translation>选择模型</translation>
    </message>
    <message>
        <source>Models: %1</source>
        <translation>模型：%1</translation>
    </message>
    <message>
        <source>%1, items open: %2</source>
        <translation>%1，待填条目：%2</translation>
    </message>
    <message>
        <source>%1 patients, %2 of them with the outcome (%3)</source>
        <translation>%1 名患者，其中 %2 名有该结局（%3）</translation>
    </message>
    <message>
        <source>Panels: %1, tests in them: %2</source>
        <translation>组合：%1，其中检验项目：%2</translation>
    </message>
    <message>
        <source>Problems not listed here: %1</source>
        <translation>此处未列出的问题：%1</translation>
    </message>
    <message>
        <source>To check on the page Data &amp; panels: %1</source>
        <translation>在“数据与组合”页待核对：%1</translation>
    </message>
    <message>
        <source>Go to Data &amp; panels</source>
        <translation>转到“数据与组合”</translation>
    </message>
    <message>
        <source>A table with one row per patient, or one of the samples.</source>
        <translation>每行一名患者的表格，或示例之一。</translation>
    </message>
    <message>
        <source>The data are ready</source>
        <translation>数据已就绪</translation>
    </message>
    <message>
        <source>Prices: %1, %2</source>
        <translation>价格：%1，%2</translation>
    </message>
    <message>
        <source>Prices in %1</source>
        <translation>价格以 %1 计</translation>
    </message>
    <message>
        <source>Seeds: split %1, search %2</source>
        <translation>种子：划分 %1，搜索 %2</translation>
    </message>
    <message>
        <source>Split seed %1</source>
        <translation>划分种子 %1</translation>
    </message>
    <message>
        <source>Open data to train a policy</source>
        <translation>打开数据以训练策略</translation>
    </message>
    <message>
        <source>Some problems stand in the way of training</source>
        <translation>有些问题妨碍训练</translation>
    </message>
    <message>
        <source>What training rests on:</source>
        <translation>训练的依据：</translation>
    </message>
    <message>
        <source>Open data to find the front</source>
        <translation>打开数据以查找前沿</translation>
    </message>
    <message>
        <source>Some problems stand in the way of a front</source>
        <translation>有些问题妨碍查找前沿</translation>
    </message>
    <message>
        <source>What a front rests on:</source>
        <translation>前沿的依据：</translation>
    </message>
    <message>
        <source>Find a front to walk through a patient</source>
        <translation>查找前沿以逐步查看患者</translation>
    </message>
    <message>
        <source>Panel by panel: what was ordered, what came back, and why. A trained policy will do as well.</source>
        <translation>逐个组合：开了什么、结果如何、为什么。已训练策略同样可用。</translation>
    </message>
    <message>
        <source>Go to Front</source>
        <translation>转到“前沿”</translation>
    </message>
    <message>
        <source>Open data to compare models</source>
        <translation>打开数据以比较模型</translation>
    </message>
    <message>
        <source>Some problems stand in the way of a comparison</source>
        <translation>有些问题妨碍比较</translation>
    </message>
    <message>
        <source>What a comparison rests on:</source>
        <translation>比较的依据：</translation>
    </message>
    <message>
        <source>No network access</source>
        <translation>不访问网络</translation>
    </message>
    <message>
        <source>Columns: %1, panels: %2</source>
        <translation>列：%1，组合：%2</translation>
    </message>
    <message>
        <source>Missing %1 of test values</source>
        <translation>检验值缺失 %1</translation>
    </message>
    <message>
        <source>Test split: %1 patients</source>
        <translation>测试集：%1 名患者</translation>
    </message>
    <message>
        <source>95 % intervals: bootstrap</source>
        <translation>95% 区间：自助法</translation>
    </message>
    <message>
        <source>%1 · paused</source>
        <translation>%1 · 已暂停</translation>
    </message>
</context>
<context>
    <name>StepRail</name>
    <message>
        <source>needs an earlier step</source>
        <translation>需要先完成前面的步骤</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>needs a look</source>
        <translation>需要查看</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
</context>
<context>
    <name>StoryText</name>
    <message>
        <source>Any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>检出</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>漏诊</translation>
    </message>
    <message>
        <source>False alarm</source>
        <translation>误报</translation>
    </message>
    <message>
        <source>Rightly reassured</source>
        <translation>正确排除</translation>
    </message>
    <message>
        <source>Costliest</source>
        <translation>费用最高</translation>
    </message>
    <message>
        <source>Most surprising</source>
        <translation>最出意料</translation>
    </message>
    <message>
        <source>Every test patient, in the order of the data</source>
        <translation>所有测试集患者，按数据顺序</translation>
    </message>
    <message>
        <source>Cases that were called cases</source>
        <translation>判为病例的病例</translation>
    </message>
    <message>
        <source>Cases that were reassured</source>
        <translation>被排除的病例</translation>
    </message>
    <message>
        <source>Patients called cases who are none</source>
        <translation>判为病例的非病例</translation>
    </message>
    <message>
        <source>Patients reassured who are no cases</source>
        <translation>被排除的非病例</translation>
    </message>
    <message>
        <source>The highest bills first</source>
        <translation>账单最高者在前</translation>
    </message>
    <message>
        <source>First those whose outcome was furthest from the last probability</source>
        <translation>结局与最终概率相差最远者在前</translation>
    </message>
    <message>
        <source>Found: the patient is a case and was called one.</source>
        <translation>检出：患者是病例，并判为病例。</translation>
    </message>
    <message>
        <source>Missed: the patient is a case and was reassured.</source>
        <translation>漏诊：患者是病例，却被排除。</translation>
    </message>
    <message>
        <source>False alarm: the patient is no case and was called one.</source>
        <translation>误报：患者是非病例，却判为病例。</translation>
    </message>
    <message>
        <source>Rightly reassured: the patient is no case.</source>
        <translation>正确排除：患者是非病例。</translation>
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
        <translation>%1 与 %2 同时</translation>
    </message>
    <message>
        <source>fewer than 1 in 100</source>
        <translation>不到 1%</translation>
    </message>
    <message>
        <source>%1 in 100</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 in 10</source>
        <translation>%1 成</translation>
    </message>
    <message>
        <source>nearly all</source>
        <translation>几乎全部</translation>
    </message>
</context>
<context>
    <name>SubgroupWords</name>
    <message>
        <source>undefined</source>
        <translation>未定义</translation>
    </message>
    <message>
        <source>%1 (%2–%3)</source>
        <translation>%1（%2–%3）</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>全体</translation>
    </message>
    <message>
        <source>Patients</source>
        <translation>患者</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>%1 (95 % interval)</source>
        <translation>%1（95% 区间）</translation>
    </message>
    <message>
        <source>Difference from all</source>
        <translation>与全体之差</translation>
    </message>
    <message>
        <source>Lower limit</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>Upper limit</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>too few</source>
        <translation>过少</translation>
    </message>
    <message>
        <source>%1: %2 patients, %3.</source>
        <translation>%1：%2 名患者，%3。</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>灵敏度</translation>
    </message>
    <message>
        <source>Specificity</source>
        <translation>特异度</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>未记录</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>%1 to under %2</source>
        <translation>%1 至不足 %2</translation>
    </message>
    <message>
        <source>under %1</source>
        <translation>不足 %1</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 及以上</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>%1 in subgroups: %2</source>
        <translation>亚组的 %1：%2</translation>
    </message>
    <message>
        <source>Too few: under %1 patients.</source>
        <translation>过少：不足 %1 名患者。</translation>
    </message>
</context>
<context>
    <name>SubgroupsTab</name>
    <message>
        <source>Measure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>By which figure the groups are compared</source>
        <translation>按哪个指标比较各组</translation>
    </message>
    <message>
        <source>Groups by</source>
        <translation>分组依据</translation>
    </message>
    <message>
        <source>By what the patients are divided</source>
        <translation>患者按什么分组</translation>
    </message>
    <message>
        <source>Subgroups</source>
        <translation>亚组</translation>
    </message>
    <message>
        <source>Whether the model does as well for one group of patients as for another. Where intervals overlap the dashed line, the group cannot be distinguished from everybody.</source>
        <translation>模型对一组患者是否与对另一组同样好。区间与虚线重叠者，无法与全体区分。</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>全部依据</translation>
    </message>
</context>
<context>
    <name>SummaryTab</name>
    <message>
        <source>undefined</source>
        <translation>未定义</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Mean time to the results per patient</source>
        <translation>人均出结果时间</translation>
    </message>
    <message>
        <source>Blood</source>
        <translation>采血量</translation>
    </message>
    <message>
        <source>Mean volume of blood drawn per patient</source>
        <translation>人均采血量</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Mean cost of testing per patient</source>
        <translation>人均检验费用</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>95 % CI</source>
        <translation>95% CI</translation>
    </message>
    <message>
        <source>Of F1: where it lies in 95 of 100 samples of patients like these</source>
        <translation>F1 的区间：在 100 个同类患者样本中有 95 次位于其中</translation>
    </message>
    <message>
        <source>Sens. %</source>
        <translation>灵敏度 %</translation>
    </message>
    <message>
        <source>Spec. %</source>
        <translation>特异度 %</translation>
    </message>
    <message>
        <source>PPV %</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>PPV %</translation>
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
        <translation>与 %1 的 Δ F1</translation>
    </message>
    <message>
        <source>F1 minus that of the reference, each resample of patients judging both</source>
        <translation>F1 减去参照的 F1，每次重抽样的患者同时评价两者</translation>
    </message>
    <message>
        <source>Ticked models in figures</source>
        <translation>所勾选模型的指标</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>汇总</translation>
    </message>
    <message>
        <source>paired %1</source>
        <translation>配对 %1</translation>
    </message>
    <message>
        <source>Calibration: slope %1, intercept %2</source>
        <translation>校准：斜率 %1，截距 %2</translation>
    </message>
    <message>
        <source>Tick a second model to compare this one with.</source>
        <translation>请勾选第二个模型与之比较。</translation>
    </message>
    <message>
        <source>&lt;b&gt;In words:&lt;/b&gt; %1</source>
        <translation>&lt;b&gt;文字说明：&lt;/b&gt;%1</translation>
    </message>
</context>
<context>
    <name>SummaryWords</name>
    <message>
        <source>reference</source>
        <translation>参照</translation>
    </message>
    <message>
        <source>%1: sensitivity, specificity and PPV from %2 found, %3 missed, %4 false alarms, %5 reassured</source>
        <translation>%1：灵敏度、特异度和 PPV，由检出 %2、漏诊 %3、误报 %4、排除 %5 得出</translation>
    </message>
</context>
<context>
    <name>SystemText</name>
    <message>
        <source>Logistic regression</source>
        <translation>逻辑回归</translation>
    </message>
    <message>
        <source>Random forest</source>
        <translation>随机森林</translation>
    </message>
    <message>
        <source>XGBoost</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>XGBoost</translation>
    </message>
    <message>
        <source>XGBoost leaf-wise (LightGBM-style)</source>
        <translation>XGBoost 按叶生长（LightGBM 式）</translation>
    </message>
    <message>
        <source>Neural network, 3 layers</source>
        <translation>神经网络，3 层</translation>
    </message>
    <message>
        <source>Best fixed set of panels</source>
        <translation>最佳固定组合集</translation>
    </message>
    <message>
        <source>Fixed selection (FS)</source>
        <translation>固定选择（FS）</translation>
    </message>
    <message>
        <source>Random selection (RS)</source>
        <translation>随机选择（RS）</translation>
    </message>
    <message>
        <source>Greedy, one step ahead</source>
        <translation>贪心，前瞻一步</translation>
    </message>
    <message>
        <source>CWCF (deep Q-learning)</source>
        <translation>CWCF（深度 Q 学习）</translation>
    </message>
    <message>
        <source>Value of information, one step</source>
        <translation>信息价值，一步</translation>
    </message>
    <message>
        <source>EDDI, expected information</source>
        <translation>EDDI，期望信息</translation>
    </message>
    <message>
        <source>AACO (acquisition conditioned oracle)</source>
        <translation>AACO（获取条件化 oracle）</translation>
    </message>
    <message>
        <source>DIME (mutual information learned)</source>
        <translation>DIME（学习互信息）</translation>
    </message>
    <message>
        <source>GDFS (greedy dynamic feature selection)</source>
        <translation>GDFS（贪心动态特征选择）</translation>
    </message>
    <message>
        <source>SM-DDPO, pretrained</source>
        <translation>SM-DDPO，预训练</translation>
    </message>
    <message>
        <source>SM-DDPO, end to end</source>
        <translation>SM-DDPO，端到端</translation>
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
        <translation>XGBoost 按叶</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>神经网络</translation>
    </message>
    <message>
        <source>Best fixed set</source>
        <translation>最佳固定组合集</translation>
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
        <translation>贪心</translation>
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
        <translation>SM-DDPO 预训练</translation>
    </message>
    <message>
        <source>SM-DDPO</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>SM-DDPO</translation>
    </message>
    <message>
        <source>all panels</source>
        <translation>全部组合</translation>
    </message>
    <message>
        <source>two cheapest panels</source>
        <translation>最便宜的两个组合</translation>
    </message>
    <message>
        <source>best two panels</source>
        <translation>最佳的两个组合</translation>
    </message>
    <message>
        <source>chosen panels</source>
        <translation>自选组合</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>2 panels</source>
        <translation>2 个组合</translation>
    </message>
    <message>
        <source>best 2</source>
        <translation>最佳 2 个</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>自选</translation>
    </message>
    <message>
        <source>Every patient gets every panel.</source>
        <translation>每名患者做全部组合。</translation>
    </message>
    <message>
        <source>Every patient gets the two cheapest panels of which neither contains the other.</source>
        <translation>每名患者做互不包含的最便宜的两个组合。</translation>
    </message>
    <message>
        <source>Every patient gets the same two panels: those that did best on validation patients.</source>
        <translation>每名患者做相同的两个组合：在验证集患者上最佳者。</translation>
    </message>
    <message>
        <source>Every patient gets the panels that you chose.</source>
        <translation>每名患者做您所选的组合。</translation>
    </message>
    <message>
        <source>A weighted sum of all results, with an L2 penalty chosen on validation patients.</source>
        <translation>所有结果的加权和，L2 惩罚在验证集患者上选定。</translation>
    </message>
    <message>
        <source>The average of many decision trees, each grown on a part of the patients.</source>
        <translation>许多决策树的平均，每棵由部分患者生成。</translation>
    </message>
    <message>
        <source>Decision trees that correct one another, grown level by level.</source>
        <translation>相互修正的决策树，逐层生长。</translation>
    </message>
    <message>
        <source>XGBoost that grows where the loss falls most, as LightGBM does; it is not LightGBM itself, which is not packaged.</source>
        <translation>在损失下降最多处生长的 XGBoost，与 LightGBM 类似；并非 LightGBM 本身，后者未打包。</translation>
    </message>
    <message>
        <source>A neural network with three layers.</source>
        <translation>三层神经网络。</translation>
    </message>
    <message>
        <source>Of all sets of panels the one with the best F1 on validation patients, judged by boosted trees; everybody gets it.</source>
        <translation>所有组合集中在验证集患者上 F1 最佳者，由提升树评价；人人都做。</translation>
    </message>
    <message>
        <source>Everybody gets the two panels the SM-DDPO policy ordered most; encoder and classifier are the same.</source>
        <translation>人人做 SM-DDPO 策略最常开具的两个组合；编码器和分类器相同。</translation>
    </message>
    <message>
        <source>Each patient gets panels drawn at random; encoder and classifier are those of SM-DDPO.</source>
        <translation>每名患者做随机抽取的组合；编码器和分类器取自 SM-DDPO。</translation>
    </message>
    <message>
        <source>Orders the panel whose expected gain of one step is largest for its price, until none pays.</source>
        <translation>开具单位价格一步期望收益最大的组合，直到都不划算。</translation>
    </message>
    <message>
        <source>Classification with costly features by double deep Q-learning (Janisch et al.). It is made to be right at little cost, not for F1, so its F1 is not its own aim.</source>
        <translation>带特征费用的分类，用双重深度 Q 学习（Janisch 等）。它追求以低费用判断正确而非 F1，因此 F1 不是它自身的目标。</translation>
    </message>
    <message>
        <source>The rule of tools for Bayesian networks: orders the panel that is expected to lower the cross entropy most, less its price, until nothing pays.</source>
        <translation>贝叶斯网络工具的规则：开具预期扣除价格后使交叉熵下降最多的组合，直到都不划算。</translation>
    </message>
    <message>
        <source>Draws results given what is known from a normal distribution, and orders the panel that is expected to move the probability most for its price, until none is worth it (after Ma et al.).</source>
        <translation>由正态分布在已知信息下抽取结果，开具单位价格预期使概率变动最大的组合，直到都不值得（据 Ma 等）。</translation>
    </message>
    <message>
        <source>Looks at the training patients most like this one: the further panels that would have served them best are ordered, one by one (Valancius et al.). It learns nothing but the predictor.</source>
        <translation>查看与该患者最相似的训练集患者：逐个开具对他们最有用的后续组合（Valancius 等）。除预测器外无需学习。</translation>
    </message>
    <message>
        <source>A network learns by how much each panel makes the loss fall; the panel of the most for its price is ordered, until none is worth it (Gadgil et al.).</source>
        <translation>网络学习每个组合使损失下降多少；开具单位价格下降最多者，直到都不值得（Gadgil 等）。</translation>
    </message>
    <message>
        <source>A network learns to select the panel after which the prediction is best, whatever it costs (Covert et al.). How many panels everybody gets is chosen on validation patients.</source>
        <translation>网络学习选择使预测最佳的组合，不计费用（Covert 等）。每人做几个组合在验证集患者上选定。</translation>
    </message>
    <message>
        <source>The paper&apos;s method with encoder and classifier learned beforehand; only the choice of panels is reinforced.</source>
        <translation>论文的方法，编码器和分类器事先学习；只对组合的选择进行强化学习。</translation>
    </message>
    <message>
        <source>The paper&apos;s method: encoder, classifier and choice of panels learn together.</source>
        <translation>论文的方法：编码器、分类器和组合的选择共同学习。</translation>
    </message>
    <message>
        <source>Backward induction over the sets of panels; of its policies the one with the best F1 on validation patients.</source>
        <translation>在组合集上逆向归纳；取其策略中在验证集患者上 F1 最佳者。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>model, panels it gets</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what the model is; which panels it gets</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>All panels for everybody</source>
        <translation>人人全部组合</translation>
    </message>
    <message>
        <source>Two panels for everybody</source>
        <translation>人人两个组合</translation>
    </message>
    <message>
        <source>Chosen panels for everybody</source>
        <translation>人人自选组合</translation>
    </message>
    <message>
        <source>Fixed or random choice of panels</source>
        <translation>固定或随机选择组合</translation>
    </message>
    <message>
        <source>One decision after the other</source>
        <translation>逐步决策</translation>
    </message>
</context>
<context>
    <name>TableCopy</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>ThresholdFilm</name>
    <message>
        <source>What a threshold does</source>
        <translation>阈值的作用</translation>
    </message>
    <message>
        <source>Threshold %1: %2 found, %3 missed, %4 false alarms, %5 rightly reassured</source>
        <translation>阈值 %1：检出 %2，漏诊 %3，误报 %4，正确排除 %5</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>非%1</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>概率</translation>
    </message>
</context>
<context>
    <name>TrackFigure</name>
    <message>
        <source>path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>after</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>low</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>high</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>known</source>
        <translation>已知</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>可能</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>change of probability</source>
        <translation>概率的变化</translation>
    </message>
    <message>
        <source>%1: %2 percentage points</source>
        <translation>%1：%2 个百分点</translation>
    </message>
</context>
<context>
    <name>TrackText</name>
    <message>
        <source>threshold %1</source>
        <translation>阈值 %1</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>诊断</translation>
    </message>
    <message>
        <source>%1 of 100 rise
to about %2</source>
        <translation>100 人中 %1 人
升至约 %2</translation>
    </message>
    <message>
        <source>%1 of 100 fall
to about %2</source>
        <translation>100 人中 %1 人
降至约 %2</translation>
    </message>
    <message>
        <source>decision threshold %1</source>
        <translation>决策阈值 %1</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>%1 of 100 rise less,
to about %2</source>
        <translation>100 人中 %1 人升幅较小，
至约 %2</translation>
    </message>
    <message>
        <source>%1 of 100 fall less,
to about %2</source>
        <translation>100 人中 %1 人降幅较小，
至约 %2</translation>
    </message>
</context>
<context>
    <name>TrainingText</name>
    <message>
        <source>The policy orders nothing: the price of tests outweighs any diagnosis. Let a correct negative be worth more money, or a case found weigh more.</source>
        <translation>策略不开单：检验的价格超过任何诊断的价值。请提高真阴性相当的金额，或加大检出病例的权重。</translation>
    </message>
    <message>
        <source>The policy calls nobody a case, so every case is missed. Let a case found weigh more.</source>
        <translation>策略不判任何人为病例，因此所有病例漏诊。请加大检出病例的权重。</translation>
    </message>
    <message>
        <source>The policy calls everybody a case. Let a case found weigh less.</source>
        <translation>策略将所有人判为病例。请减小检出病例的权重。</translation>
    </message>
    <message>
        <source>The state encoder became unstable. It went back to its last good state and goes on with smaller steps.</source>
        <translation>状态编码器变得不稳定。已退回最近的良好状态，以较小的步长继续。</translation>
    </message>
    <message>
        <source>The panel selector became unstable. It went back to its last good state and goes on with smaller steps.</source>
        <translation>组合选择器变得不稳定。已退回最近的良好状态，以较小的步长继续。</translation>
    </message>
    <message>
        <source>For a while the classifier saw only patients of one outcome and could not learn from them.</source>
        <translation>有一段时间分类器只见到一种结局的患者，无法从中学习。</translation>
    </message>
    <message>
        <source>The flow did not estimate unknown values better than a plain normal distribution, which is used instead.</source>
        <translation>流模型对未知值的估计不优于普通正态分布，因此改用后者。</translation>
    </message>
    <message>
        <source>The table of all states would need too much memory, so only visited states are kept. Results are the same; it takes longer.</source>
        <translation>全部状态的表需要过多内存，因此只保留访问过的状态。结果相同，用时更长。</translation>
    </message>
    <message>
        <source>Training went on from its last checkpoint.</source>
        <translation>训练已从最近的检查点继续。</translation>
    </message>
    <message>
        <source>There are few patients with the outcome, so the figures are uncertain.</source>
        <translation>有该结局的患者很少，指标不够可靠。</translation>
    </message>
    <message>
        <source>The classifier left the range of numbers in one pass over the patients; that pass was undone. A lower learning rate may help.</source>
        <translation>分类器在一遍学习中超出数值范围；该遍已撤销。降低学习率可能有帮助。</translation>
    </message>
    <message>
        <source>What the new patients taught did no better on validation, so the earlier policy is kept.</source>
        <translation>从新患者学到的在验证集上并无改善，因此保留原策略。</translation>
    </message>
    <message>
        <source>State encoder</source>
        <translation>状态编码器</translation>
    </message>
    <message>
        <source>State table</source>
        <translation>状态表</translation>
    </message>
    <message>
        <source>Classifier</source>
        <translation>分类器</translation>
    </message>
    <message>
        <source>Panel selector</source>
        <translation>组合选择器</translation>
    </message>
    <message>
        <source>Final evaluation</source>
        <translation>最终评价</translation>
    </message>
    <message>
        <source>Judging on all patients</source>
        <translation>用全部患者评价</translation>
    </message>
    <message>
        <source>Learning from all patients</source>
        <translation>用全部患者学习</translation>
    </message>
    <message>
        <source>Learns to estimate unknown results from known ones.</source>
        <translation>学习由已知结果估计未知结果。</translation>
    </message>
    <message>
        <source>Estimates the unknown results of every patient for every set of panels.</source>
        <translation>对每个组合集估计每名患者的未知结果。</translation>
    </message>
    <message>
        <source>Learns how likely the outcome is from what is known.</source>
        <translation>学习由已知信息估计结局的概率。</translation>
    </message>
    <message>
        <source>Learns by trial which panel to order next and when to diagnose (PPO).</source>
        <translation>通过试错学习下一步开哪个组合、何时诊断（PPO）。</translation>
    </message>
    <message>
        <source>Tries the best policy on patients it has never seen, once.</source>
        <translation>在从未见过的患者上试用最佳策略，仅一次。</translation>
    </message>
    <message>
        <source>Trains again without each fold of the patients, and decides for these.</source>
        <translation>对每一折，不用该折患者重新训练，再对其作出判定。</translation>
    </message>
    <message>
        <source>Trains once more with everybody, for the policy that is to be used.</source>
        <translation>用全部患者再训练一次，得到供使用的策略。</translation>
    </message>
    <message>
        <source>Every patient was decided for by a policy that was trained without them, so the figures tell what training this way comes to. What is exported was trained once more with all patients.</source>
        <translation>每名患者都由未用其训练的策略判定，因此这些指标说明以此方式训练的结果。导出的策略则用全部患者重新训练。</translation>
    </message>
    <message>
        <source>State encoder: likelihood loss</source>
        <translation>状态编码器：似然损失</translation>
    </message>
    <message>
        <source>State encoder: reconstruction error</source>
        <translation>状态编码器：重构误差</translation>
    </message>
    <message>
        <source>State encoder: error on validation patients</source>
        <translation>状态编码器：验证集患者误差</translation>
    </message>
    <message>
        <source>Classifier loss</source>
        <translation>分类器损失</translation>
    </message>
    <message>
        <source>Policy loss</source>
        <translation>策略损失</translation>
    </message>
    <message>
        <source>Value loss</source>
        <translation>价值损失</translation>
    </message>
    <message>
        <source>Entropy of the policy</source>
        <translation>策略的熵</translation>
    </message>
    <message>
        <source>Change of the policy per update (KL)</source>
        <translation>每次更新的策略变化（KL）</translation>
    </message>
    <message>
        <source>Share of clipped samples</source>
        <translation>被截断样本的比例</translation>
    </message>
    <message>
        <source>F1, training</source>
        <translation>F1，训练集</translation>
    </message>
    <message>
        <source>AUROC, training</source>
        <translation>AUROC，训练集</translation>
    </message>
    <message>
        <source>AM, training</source>
        <translation>AM，训练集</translation>
    </message>
    <message>
        <source>Mean cost, training</source>
        <translation>平均费用，训练集</translation>
    </message>
    <message>
        <source>Mean reward, training</source>
        <translation>平均奖励，训练集</translation>
    </message>
    <message>
        <source>F1, validation</source>
        <translation>F1，验证集</translation>
    </message>
    <message>
        <source>AUROC, validation</source>
        <translation>AUROC，验证集</translation>
    </message>
    <message>
        <source>AM, validation</source>
        <translation>AM，验证集</translation>
    </message>
    <message>
        <source>Mean cost, validation</source>
        <translation>平均费用，验证集</translation>
    </message>
    <message>
        <source>Mean reward, validation</source>
        <translation>平均奖励，验证集</translation>
    </message>
    <message>
        <source>Classifier F1, random panels known</source>
        <translation>分类器 F1，随机组合已知</translation>
    </message>
    <message>
        <source>Classifier AUROC, random panels known</source>
        <translation>分类器 AUROC，随机组合已知</translation>
    </message>
    <message>
        <source>Classifier F1, panels of the policy known</source>
        <translation>分类器 F1，策略所开组合已知</translation>
    </message>
    <message>
        <source>Classifier AUROC, panels of the policy known</source>
        <translation>分类器 AUROC，策略所开组合已知</translation>
    </message>
    <message>
        <source>Panel use, validation</source>
        <translation>组合使用，验证集</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Stopped, kept</source>
        <translation>已停止，已保留</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>End to end</source>
        <translation>端到端</translation>
    </message>
    <message>
        <source>Pretrained classifier</source>
        <translation>预训练分类器</translation>
    </message>
    <message>
        <source>Classifier and panel selector learn in turns, the classifier from the states the policy leads to.</source>
        <translation>分类器与组合选择器交替学习，分类器由策略到达的状态学习。</translation>
    </message>
    <message>
        <source>The classifier learns first, from random sets of panels; then the panel selector.</source>
        <translation>先由随机组合集学习分类器，再学习组合选择器。</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>快速</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>论文</translation>
    </message>
    <message>
        <source>Paper, ferritin</source>
        <translation>论文，铁蛋白</translation>
    </message>
    <message>
        <source>Paper, acute kidney injury</source>
        <translation>论文，急性肾损伤</translation>
    </message>
    <message>
        <source>Paper, sepsis</source>
        <translation>论文，脓毒症</translation>
    </message>
    <message>
        <source>A first look in about a minute for 10,000 patients.</source>
        <translation>初步了解，10,000 名患者约一分钟。</translation>
    </message>
    <message>
        <source>Longer training, for results you want to keep.</source>
        <translation>较长的训练，用于要保留的结果。</translation>
    </message>
    <message>
        <source>The settings published for the task that is most like this one.</source>
        <translation>与本任务最相近的论文任务的设置。</translation>
    </message>
    <message>
        <source>The settings published for low ferritin.</source>
        <translation>论文中低铁蛋白任务的设置。</translation>
    </message>
    <message>
        <source>The settings published for acute kidney injury.</source>
        <translation>论文中急性肾损伤任务的设置。</translation>
    </message>
    <message>
        <source>The settings published for mortality in sepsis.</source>
        <translation>论文中脓毒症死亡任务的设置。</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 分 %2 秒</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 小时 %2 分</translation>
    </message>
    <message>
        <source>about %1 s</source>
        <translation>约 %1 秒</translation>
    </message>
    <message>
        <source>about %1 min</source>
        <translation>约 %1 分钟</translation>
    </message>
    <message>
        <source>about %1 h</source>
        <translation>约 %1 小时</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>剩余 %1</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>未定义</translation>
    </message>
    <message>
        <source>prices do not count</source>
        <translation>不计价格</translation>
    </message>
    <message>
        <source>time does not count</source>
        <translation>不计时间</translation>
    </message>
    <message>
        <source>correct negative worth %1</source>
        <translation>真阴性相当于 %1</translation>
    </message>
    <message>
        <source>λ %1, ρ %2</source>
        <translation>λ %1，ρ %2</translation>
    </message>
    <message>
        <source>Policy %1, seed %2</source>
        <translation>策略 %1，种子 %2</translation>
    </message>
    <message>
        <source>Policy %1</source>
        <translation>策略 %1</translation>
    </message>
    <message>
        <source>Policy %1, %2</source>
        <translation>策略 %1，%2</translation>
    </message>
</context>
<context>
    <name>ValueWords</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1: ordered for %2 patients, made %3 diagnoses right and %4 wrong. </source>
        <translation>%1：为 %2 名患者开具，使 %3 个诊断变正确，%4 个变错误。</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>组合</translation>
    </message>
    <message>
        <source>Ordered</source>
        <translation>开单</translation>
    </message>
    <message>
        <source>Changed a diagnosis</source>
        <translation>改变诊断</translation>
    </message>
    <message>
        <source>Made right</source>
        <translation>变正确</translation>
    </message>
    <message>
        <source>Made wrong</source>
        <translation>变错误</translation>
    </message>
    <message>
        <source>Cost per corrected diagnosis</source>
        <translation>每纠正一个诊断的费用</translation>
    </message>
    <message>
        <source>← made wrong · made right →</source>
        <translation>← 变错误 · 变正确 →</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>改变</translation>
    </message>
    <message>
        <source>Mean shift of the probability</source>
        <translation>概率平均变动</translation>
    </message>
    <message>
        <source>Spent on it</source>
        <translation>花费</translation>
    </message>
    <message>
        <source>What each panel changed: %1</source>
        <translation>各组合改变了什么：%1</translation>
    </message>
    <message>
        <source>%1 Corrected: made right minus made wrong, at a threshold of %2.</source>
        <translation>%1 纠正：变正确减变错误，阈值 %2。</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%1 takes %2, not “%3”.</source>
        <translation>%1 应为：%2，不能是“%3”。</translation>
    </message>
    <message>
        <source>How many patients to draw</source>
        <translation>抽取多少名患者</translation>
    </message>
    <message>
        <source>a whole number such as 5000</source>
        <translation>整数，如 5000</translation>
    </message>
    <message>
        <source>policy %1</source>
        <translation>策略 %1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>检验项目</translation>
    </message>
    <message>
        <source>over the seeds</source>
        <translation>各种子</translation>
    </message>
    <message>
        <source>Which policy, by its name: P1-3 is point 3 of front 1, T-2 trained policy 2; or the one you gave it with “rename” or in the window</source>
        <translation>按名称指定策略：P1-3 是前沿 1 的第 3 点，T-2 是已训练策略 2；或您用“rename”或在窗口中给它的名称</translation>
    </message>
    <message>
        <source>explore which lab test panel to order next, and what it costs</source>
        <translation>探索下一步应开哪个检验组合及其费用</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>另见</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>高斯</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
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
        <translation>基线模型已就绪</translation>
    </message>
    <message>
        <source>A policy is being trained. Baselines can be run once it has finished.</source>
        <translation>正在训练策略。完成后才能运行基线模型。</translation>
    </message>
    <message>
        <source>A front is being searched for. Baselines can be run once the search has finished.</source>
        <translation>正在搜索前沿。完成后才能运行基线模型。</translation>
    </message>
    <message>
        <source>Baselines are being run</source>
        <translation>正在运行基线模型</translation>
    </message>
    <message>
        <source>%1 baselines</source>
        <translation>%1 基线模型</translation>
    </message>
    <message>
        <source>Not saved.</source>
        <translation>未保存。</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>Baselines are being run.</source>
        <translation>正在运行基线模型。</translation>
    </message>
    <message>
        <source>Stop and keep the rows that are finished, or let it go on?</source>
        <translation>停止并保留已完成的行，还是让它继续？</translation>
    </message>
    <message>
        <source>Stop and keep the rows</source>
        <translation>停止并保留各行</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>app::EventsController</name>
    <message>
        <source>Stopped. Nothing was imported.</source>
        <translation>已停止。未导入任何内容。</translation>
    </message>
    <message>
        <source>%1 holds no recipe: its table was not made from a list of measurements.</source>
        <translation>%1 不含提取方案：其表格并非由测量列表生成。</translation>
    </message>
</context>
<context>
    <name>app::ExamController</name>
    <message>
        <source>Make an e&amp;xam…</source>
        <translation>生成考试(&amp;X)…</translation>
    </message>
    <message>
        <source>Cases without outcomes as a file for students, or as sheets of paper</source>
        <translation>不含结局的病例，作为给学生的文件或纸质试卷</translation>
    </message>
    <message>
        <source>&amp;Gather an exam…</source>
        <translation>收集答卷(&amp;G)…</translation>
    </message>
    <message>
        <source>Marks every exam file of a folder</source>
        <translation>为文件夹中的所有考试文件评分</translation>
    </message>
    <message>
        <source>%1 cannot be taken. %2</source>
        <translation>无法进行 %1。%2</translation>
    </message>
    <message>
        <source>An exam is marked beside a policy. Open one on the page Patient first.</source>
        <translation>考试须与策略对照评分。请先在“患者”页打开一个策略。</translation>
    </message>
    <message>
        <source>There are %1 ill and %2 other test patients, too few for %3 cases. Ask for fewer.</source>
        <translation>测试集患者中患病 %1 名、其他 %2 名，不足以组成 %3 个病例。请减少数量。</translation>
    </message>
    <message>
        <source>Wrote %1 for students, and %2: keep the key, without it nothing can be marked.</source>
        <translation>已写出给学生的 %1 以及 %2：请保管好密钥，没有它就无法评分。</translation>
    </message>
    <message>
        <source>Wrote %1 for students and the answer key %2.</source>
        <translation>已写出给学生的 %1 和参考答案 %2。</translation>
    </message>
    <message>
        <source>%1 is not the key of an exam. %2</source>
        <translation>%1 不是考试的密钥。%2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>policy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>Exam: %1</source>
        <translation>考试：%1</translation>
    </message>
    <message>
        <source>that is open on the page Patient</source>
        <translation>（即“患者”页上打开的策略）</translation>
    </message>
    <message>
        <source>Exams (*.exam.json)</source>
        <translation>考试 (*.exam.json)</translation>
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
        <translation>此图未说明来自哪个工程。PanelWise 导出的图带有此信息，除非被其他程序改写。请打开 .panelwise 工程本身。</translation>
    </message>
    <message>
        <source>What this figure says about its project cannot be understood. Open the .panelwise project itself.</source>
        <translation>无法理解此图关于其工程的信息。请打开 .panelwise 工程本身。</translation>
    </message>
    <message>
        <source>There is no figure on this page.</source>
        <translation>此页没有图。</translation>
    </message>
    <message>
        <source>Save the project first.</source>
        <translation>请先保存工程。</translation>
    </message>
    <message>
        <source>A command names the file of the project, and this one has no place of its own yet.</source>
        <translation>命令须给出工程文件，而此工程尚无存放位置。</translation>
    </message>
    <message>
        <source>No command makes this again.</source>
        <translation>没有命令能重做此图。</translation>
    </message>
    <message>
        <source>The command line names policies by their number on a front and patients by their row of the table. Figures of a comparison are part of the report: export --what report.</source>
        <translation>命令行按前沿上的编号指定策略，按表格的行号指定患者。比较图是报告的一部分：export --what report。</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>已复制：%1</translation>
    </message>
    <message>
        <source>The project of this figure is neither among the recent ones nor in the folder of the figure.</source>
        <translation>此图的工程既不在最近的工程中，也不在图所在的文件夹中。</translation>
    </message>
    <message>
        <source>Its project “%1” is neither among the recent ones nor in the folder of the figure.</source>
        <translation>其工程“%1”既不在最近的工程中，也不在图所在的文件夹中。</translation>
    </message>
    <message>
        <source>Locate…</source>
        <translation>定位…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>This is not the project that “%1” was made from.</source>
        <translation>这不是生成“%1”的工程。</translation>
    </message>
    <message>
        <source>Open it all the same</source>
        <translation>仍然打开</translation>
    </message>
    <message>
        <source>Copied: the figure as SVG and picture, and the data behind it</source>
        <translation>已复制：SVG 和图像格式的图及其数据</translation>
    </message>
    <message>
        <source>A picture of this size has too many pixels. Choose a smaller size or resolution.</source>
        <translation>此尺寸的图像素过多。请选择较小的尺寸或分辨率。</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>Not saved.</source>
        <translation>未保存。</translation>
    </message>
</context>
<context>
    <name>app::FrontController</name>
    <message>
        <source>Take over the prices that were tried</source>
        <translation>采用试用的价格</translation>
    </message>
    <message>
        <source>The front is found</source>
        <translation>已找到前沿</translation>
    </message>
    <message>
        <source>A front is being searched for</source>
        <translation>正在搜索前沿</translation>
    </message>
    <message>
        <source>A policy is being trained. You can search for a front once it has finished.</source>
        <translation>正在训练策略。完成后才能搜索前沿。</translation>
    </message>
    <message>
        <source>Baselines are being run. You can search for a front once they have finished.</source>
        <translation>正在运行基线模型。完成后才能搜索前沿。</translation>
    </message>
    <message>
        <source>A front is being searched for.</source>
        <translation>正在搜索前沿。</translation>
    </message>
    <message>
        <source>Stop it and keep what was found so far, or let it go on?</source>
        <translation>停止并保留目前找到的结果，还是让它继续？</translation>
    </message>
    <message>
        <source>Stop and keep what was found</source>
        <translation>停止并保留结果</translation>
    </message>
    <message>
        <source>Go on searching</source>
        <translation>继续搜索</translation>
    </message>
</context>
<context>
    <name>app::ImportController</name>
    <message>
        <source>Pasted table</source>
        <translation>粘贴的表格</translation>
    </message>
</context>
<context>
    <name>app::LessonController</name>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>done, %1 of %2 points</source>
        <translation>已完成，%1/%2 分</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>%1 is not a lesson that can be opened. %2</source>
        <translation>%1 不是可以打开的课程。%2</translation>
    </message>
    <message>
        <source>The lesson needs the project %1 beside it, which cannot be read. Put it into the same folder.</source>
        <translation>课程需要其旁边的工程 %1，但无法读取。请将其放入同一文件夹。</translation>
    </message>
</context>
<context>
    <name>app::LessonPlayer</name>
    <message>
        <source>Your score: %1 of %2 points, for answers that were right at once.</source>
        <translation>您的得分：%1/%2 分（一次答对的题目）。</translation>
    </message>
    <message>
        <source>Worth another look:</source>
        <translation>值得再看：</translation>
    </message>
    <message>
        <source>Debrief</source>
        <translation>小结</translation>
    </message>
    <message>
        <source>Answer to go on.</source>
        <translation>作答后继续。</translation>
    </message>
    <message>
        <source>Do this in the program to go on.</source>
        <translation>请在程序中完成此操作后继续。</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>请稍候…</translation>
    </message>
    <message>
        <source>That is right.</source>
        <translation>正确。</translation>
    </message>
    <message>
        <source>Not quite. Try again, or take a hint.</source>
        <translation>不完全对。请再试一次，或查看提示。</translation>
    </message>
</context>
<context>
    <name>app::LessonWriter</name>
    <message>
        <source>Wrote %1. A double click opens it.</source>
        <translation>已写出 %1。双击即可打开。</translation>
    </message>
    <message>
        <source>Lessons have no name for what was clicked; it is not a step.</source>
        <translation>课程中没有所点击元素的名称；不计为步骤。</translation>
    </message>
    <message>
        <source>Recorded: %1</source>
        <translation>已录制：%1</translation>
    </message>
</context>
<context>
    <name>app::PatientCommands</name>
    <message>
        <source>&amp;Next step</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格键</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>上一步(&amp;B)</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>退格键</translation>
    </message>
    <message>
        <source>&amp;First step</source>
        <translation>第一步(&amp;F)</translation>
    </message>
    <message>
        <source>Home</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Home</translation>
    </message>
    <message>
        <source>&amp;Last step</source>
        <translation>最后一步(&amp;L)</translation>
    </message>
    <message>
        <source>End</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>End</translation>
    </message>
    <message>
        <source>Back to the &amp;policy’s path</source>
        <translation>回到策略的路径(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Watch the policy</source>
        <translation>观看策略(&amp;W)</translation>
    </message>
    <message>
        <source>It orders; you may try something else</source>
        <translation>由策略开单；您可尝试其他做法</translation>
    </message>
    <message>
        <source>&amp;I order</source>
        <translation>我来开单(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Duel</source>
        <translation>对决(&amp;D)</translation>
    </message>
    <message>
        <source>You order blind; both paths and bills are shown at the end</source>
        <translation>您盲开单；最后显示两条路径和账单</translation>
    </message>
    <message>
        <source>Choose a patient first</source>
        <translation>请先选择患者</translation>
    </message>
    <message>
        <source>You order; what the policy would do is hidden until you want it revealed</source>
        <translation>由您开单；在您要求揭示之前，不显示策略会怎么做</translation>
    </message>
    <message>
        <source>&amp;Blind cases</source>
        <translation>盲态病例(&amp;B)</translation>
    </message>
    <message>
        <source>Steps to come, paths and outcomes of cases are hidden, as a class should see them</source>
        <translation>隐藏后续步骤、路径和病例结局，适合课堂展示</translation>
    </message>
</context>
<context>
    <name>app::PatientController</name>
    <message>
        <source>Space: next step · Backspace: back · Home and End: first and last · Page Down: next patient</source>
        <translation>空格：下一步 · 退格：上一步 · Home 和 End：首步和末步 · Page Down：下一名患者</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1，%2 %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Policy %1 (%2)</source>
        <translation>策略 %1（%2）</translation>
    </message>
</context>
<context>
    <name>app::PointController</name>
    <message>
        <source>Not saved.</source>
        <translation>未保存。</translation>
    </message>
    <message>
        <source>Making the card: looking for the tree that acts most like the policy…</source>
        <translation>正在制卡：寻找与策略做法最接近的树…</translation>
    </message>
    <message>
        <source>Save the pocket card</source>
        <translation>保存口袋卡</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>已保存为 %1</translation>
    </message>
    <message>
        <source>Applying the policy to all patients…</source>
        <translation>正在将策略应用于全部患者…</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>已写入 %1</translation>
    </message>
</context>
<context>
    <name>app::RenameController</name>
    <message>
        <source>Rename policy %1</source>
        <translation>重命名策略 %1</translation>
    </message>
</context>
<context>
    <name>app::ReportController</name>
    <message>
        <source>Tick a model on the page Compare &amp; report first</source>
        <translation>请先在“比较与报告”页勾选模型</translation>
    </message>
    <message>
        <source>A report is being written</source>
        <translation>正在写报告</translation>
    </message>
    <message>
        <source>No report was written.</source>
        <translation>未写出报告。</translation>
    </message>
    <message>
        <source>The report is being written to “%1”.</source>
        <translation>正在将报告写入“%1”。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Report: %1</source>
        <translation>报告：%1</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>已写入 %1</translation>
    </message>
</context>
<context>
    <name>app::ResumeOffer</name>
    <message>
        <source>Policy %1 was interrupted.</source>
        <translation>策略 %1 已中断。</translation>
    </message>
    <message>
        <source>It can go on from its last checkpoint.</source>
        <translation>可从最近的检查点继续。</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>以后</translation>
    </message>
    <message>
        <source>The search for front %1 was interrupted.</source>
        <translation>前沿 %1 的搜索已中断。</translation>
    </message>
    <message>
        <source>It can go on; what was found is kept.</source>
        <translation>可以继续；已找到的结果予以保留。</translation>
    </message>
</context>
<context>
    <name>app::ShareController</name>
    <message>
        <source>%1 to share</source>
        <translation>%1 共享副本</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>正在写入 %1</translation>
    </message>
    <message>
        <source>No copy was written.</source>
        <translation>未写出副本。</translation>
    </message>
    <message>
        <source>In it: rows of patients %1, training runs %2, fronts %3, tables %4.</source>
        <translation>其中：患者行 %1，训练 %2，前沿 %3，表格 %4。</translation>
    </message>
    <message>
        <source>Columns left out: %1.</source>
        <translation>略去的列：%1。</translation>
    </message>
    <message>
        <source>Copy written to %1.</source>
        <translation>副本已写入 %1。</translation>
    </message>
</context>
<context>
    <name>app::TrainController</name>
    <message numerus="yes">
        <source>%n policies are trained</source>
        <translation>
            <numerusform>已训练 %n 个策略</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Try again with half the memory</source>
        <translation>以一半内存重试</translation>
    </message>
    <message>
        <source>Try again with smaller steps</source>
        <translation>以较小步长重试</translation>
    </message>
    <message>
        <source>Stop and keep what was learned so far, or let it go on?</source>
        <translation>停止并保留目前学到的结果，还是让它继续？</translation>
    </message>
    <message>
        <source>A policy is being trained.</source>
        <translation>正在训练策略。</translation>
    </message>
    <message numerus="yes">
        <source>%n more wait and would not be trained. %1</source>
        <translation>
            <numerusform>另有 %n 个在等待，将不会训练。%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop and keep what was learned</source>
        <translation>停止并保留所学</translation>
    </message>
    <message>
        <source>Go on training</source>
        <translation>继续训练</translation>
    </message>
</context>
<context>
    <name>app::WindowController</name>
    <message>
        <source>&amp;Find a variable</source>
        <translation>查找变量(&amp;F)</translation>
    </message>
    <message>
        <source>Show all &amp;rows</source>
        <translation>显示所有行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Add a panel</source>
        <translation>添加组合(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Price list…</source>
        <translation>价目表(&amp;P)…</translation>
    </message>
    <message>
        <source>Everything is saved as you go.</source>
        <translation>一切随时自动保存。</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>已保存为 %1</translation>
    </message>
    <message>
        <source>Not saved.</source>
        <translation>未保存。</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Find a front or train a policy first</source>
        <translation>请先查找前沿或训练策略</translation>
    </message>
    <message>
        <source>No project open</source>
        <translation>未打开工程</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The last edits are not saved yet.</source>
        <translation>最近的编辑尚未保存。</translation>
    </message>
    <message>
        <source>%1 patients</source>
        <translation>%1 名患者</translation>
    </message>
    <message>
        <source>Imported %1</source>
        <translation>已导入 %1</translation>
    </message>
    <message>
        <source>The last edits could not be saved.</source>
        <translation>最近的编辑无法保存。</translation>
    </message>
    <message>
        <source>Close without them</source>
        <translation>不保存并关闭</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>不关闭</translation>
    </message>
    <message>
        <source>A task file says what the columns of a table mean. Open the table first.</source>
        <translation>任务文件说明表格各列的含义。请先打开表格。</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>使用 %1</translation>
    </message>
    <message>
        <source>The clipboard holds no text. Copy the cells of a table first.</source>
        <translation>剪贴板中没有文本。请先复制表格的单元格。</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
    <message>
        <source>Show the crash file</source>
        <translation>显示崩溃文件</translation>
    </message>
    <message>
        <source>PanelWise ended by a fault of its own.</source>
        <translation>PanelWise 因自身故障而退出。</translation>
    </message>
    <message>
        <source>It was at %1; your work had been saved. A crash file was written, without anything of your data, that you may send to us.</source>
        <translation>时间为 %1；您的工作已保存。已写出崩溃文件，不含您的任何数据，您可以发送给我们。</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>课程(&amp;L)…</translation>
    </message>
    <message>
        <source>Eight lessons of 10 to 15 minutes in the real program</source>
        <translation>在真实程序中进行的八门课程，每门 10 至 15 分钟</translation>
    </message>
    <message>
        <source>Open a lesson &amp;file…</source>
        <translation>打开课程文件(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>导览(&amp;T)</translation>
    </message>
    <message>
        <source>The program in five cards</source>
        <translation>五张卡片介绍本程序</translation>
    </message>
    <message>
        <source>W&amp;rite a lesson…</source>
        <translation>编写课程(&amp;R)…</translation>
    </message>
    <message>
        <source>Record steps by clicking through the window, edit their texts, try and save them</source>
        <translation>在窗口中点击以录制步骤，编辑其文字，试用并保存</translation>
    </message>
</context>
<context>
    <name>ui::AccuracyTiles</name>
    <message>
        <source>As in these patients</source>
        <translation>与这些患者相同</translation>
    </message>
    <message>
        <source>PPV at a prevalence of</source>
        <translation>PPV 所用患病率</translation>
    </message>
    <message>
        <source>Prevalence for the positive predictive value</source>
        <translation>阳性预测值所用的患病率</translation>
    </message>
    <message>
        <source>The share of cases among those the figures are of</source>
        <translation>指标所属患者中病例的比例</translation>
    </message>
    <message>
        <source>Only the PPV is for that prevalence; everything else is of these patients.</source>
        <translation>仅 PPV 采用该患病率；其余均为这些患者的结果。</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>灵敏度</translation>
    </message>
    <message>
        <source>Specificity</source>
        <translation>特异度</translation>
    </message>
    <message>
        <source>95 % CI %1</source>
        <translation>95% CI %1</translation>
    </message>
    <message>
        <source>PPV, prev. %1</source>
        <translation>PPV，患病率 %1</translation>
    </message>
    <message>
        <source>PPV</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>PPV</translation>
    </message>
</context>
<context>
    <name>ui::ActionList</name>
    <message>
        <source>policy’s probability</source>
        <translation>策略的概率</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>开单</translation>
    </message>
    <message>
        <source>What next?</source>
        <translation>下一步？</translation>
    </message>
    <message>
        <source>Possible actions</source>
        <translation>可选动作</translation>
    </message>
    <message>
        <source>Up and down to choose, Enter to do it</source>
        <translation>上下键选择，Enter 执行</translation>
    </message>
    <message>
        <source>expected value</source>
        <translation>期望价值</translation>
    </message>
    <message>
        <source>What the policy expects to earn from here on: patients rightly reassured, λ for each one found, less what the tests cost. It does what is worth most.</source>
        <translation>策略预期从此处起获得的价值：正确排除的患者，每检出一名加 λ，减去检验费用。它选择价值最大者。</translation>
    </message>
    <message>
        <source>How likely the policy is to do this</source>
        <translation>策略这样做的概率</translation>
    </message>
    <message>
        <source>Right-click an action to try it instead: the story branches, the policy’s path is kept.</source>
        <translation>右键单击动作可试用：路径由此分支，策略的路径保留。</translation>
    </message>
    <message>
        <source>Your turn. Order a panel, or end the case with a diagnosis.</source>
        <translation>轮到您了。开具组合，或以诊断结束该病例。</translation>
    </message>
    <message>
        <source>Your turn, without help: what would you do? The policy’s path is shown at the end.</source>
        <translation>轮到您了，没有帮助：您会怎么做？策略的路径在最后显示。</translation>
    </message>
    <message>
        <source>You order one panel at a time; a policy that saves time may order two together.</source>
        <translation>您一次开一个组合；节省时间的策略可能同时开两个。</translation>
    </message>
    <message>
        <source>Choose an action</source>
        <translation>选择动作</translation>
    </message>
    <message>
        <source>Try instead: %1</source>
        <translation>试用：%1</translation>
    </message>
</context>
<context>
    <name>ui::ActionModel</name>
    <message>
        <source>expected reward %1</source>
        <translation>期望奖励 %1</translation>
    </message>
    <message>
        <source>the policy does this with a probability of %1</source>
        <translation>策略这样做的概率为 %1</translation>
    </message>
</context>
<context>
    <name>ui::AmountEdit</name>
    <message>
        <source>– min</source>
        <translation>– 分钟</translation>
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
        <translation>%1，第 %2 折</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1，种子 %2</translation>
    </message>
    <message>
        <source>Progress of the baselines</source>
        <translation>基线模型的进度</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>The table waits where it is; nothing is lost</source>
        <translation>表格在原处等待；不会丢失</translation>
    </message>
    <message>
        <source>Ends within a second; finished rows are kept and the table can be resumed</source>
        <translation>一秒内结束；已完成的行保留，表格可恢复</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>Preparing the patients…</source>
        <translation>正在准备患者…</translation>
    </message>
    <message>
        <source>Baselines, %1 of %2</source>
        <translation>基线模型，%1/%2</translation>
    </message>
    <message>
        <source>Finished rows are kept</source>
        <translation>已完成的行会保留</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>恢复</translation>
    </message>
</context>
<context>
    <name>ui::BaselinesDialog</name>
    <message>
        <source>Paper</source>
        <translation>论文</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>快速</translation>
    </message>
    <message>
        <source>My choice</source>
        <translation>自选</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>The study&apos;s own s&amp;plit every time</source>
        <translation>每次用研究自身的划分(&amp;P)</translation>
    </message>
    <message>
        <source>Run baselines</source>
        <translation>运行基线模型</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Models in the table</source>
        <translation>表中的模型</translation>
    </message>
    <message>
        <source>For the rows on two panels of your choice</source>
        <translation>用于自选两个组合的各行</translation>
    </message>
    <message>
        <source>First panel of your choice</source>
        <translation>自选的第一个组合</translation>
    </message>
    <message>
        <source>Second panel of your choice</source>
        <translation>自选的第二个组合</translation>
    </message>
    <message>
        <source>How often everything is learned anew; the table has mean and standard deviation</source>
        <translation>全部重新学习的次数；表中给出均值和标准差</translation>
    </message>
    <message>
        <source>Otherwise only the first time; every further seed also draws other patients</source>
        <translation>否则仅第一次如此；之后每个种子也抽取不同的患者</translation>
    </message>
    <message>
        <source>&amp;Two panels of your choice</source>
        <translation>自选两个组合(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Judge on</source>
        <translation>评价于(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Seeds</source>
        <translation>种子(&amp;S)</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Tick at least one model.</source>
        <translation>请至少勾选一个模型。</translation>
    </message>
    <message>
        <source>Choose two different panels.</source>
        <translation>请选择两个不同的组合。</translation>
    </message>
    <message numerus="yes">
        <source>%1 models, each learned %n time(s), every time without another fold, which judges. Every row appears as soon as it is finished, and is kept.</source>
        <translation>
            <numerusform>%1 个模型，各学习 %n 次，每次留出一折用于评价。每行完成即显示并保留。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 models, each trained %n time(s). Every row appears as soon as it is finished, and is kept.</source>
        <translation>
            <numerusform>%1 个模型，各训练 %n 次。每行完成即显示并保留。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::BillBar</name>
    <message>
        <source>Running bill</source>
        <translation>累计账单</translation>
    </message>
</context>
<context>
    <name>ui::CaseChooser</name>
    <message>
        <source>Patient before</source>
        <translation>上一名患者</translation>
    </message>
    <message>
        <source>Patient before (Page Up)</source>
        <translation>上一名患者（Page Up）</translation>
    </message>
    <message>
        <source>Next patient</source>
        <translation>下一名患者</translation>
    </message>
    <message>
        <source>Next patient (Page Down)</source>
        <translation>下一名患者（Page Down）</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Which patients</source>
        <translation>哪些患者</translation>
    </message>
    <message>
        <source>Which patients: by what became of them, the costliest, or the most surprising</source>
        <translation>哪些患者：按其结果、费用最高或最出意料</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Row of the data</source>
        <translation>数据的行</translation>
    </message>
    <message>
        <source>Type the row of a patient in the data and press Enter</source>
        <translation>输入患者在数据中的行号并按 Enter</translation>
    </message>
    <message>
        <source>From the front</source>
        <translation>来自前沿</translation>
    </message>
    <message>
        <source>The patients that were chosen on the front page</source>
        <translation>在“前沿”页选中的患者</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>无人</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1 patients</source>
        <translation>%1 名患者</translation>
    </message>
</context>
<context>
    <name>ui::Checklist</name>
    <message>
        <source>Title: model study, patients and outcome named</source>
        <translation>标题：注明模型研究、患者和结局</translation>
    </message>
    <message>
        <source>Structured abstract</source>
        <translation>结构式摘要</translation>
    </message>
    <message>
        <source>Clinical context, reason for the model, models that exist</source>
        <translation>临床背景、建立模型的理由、已有模型</translation>
    </message>
    <message>
        <source>For whom, by whom and where in care it is meant to be used</source>
        <translation>供谁、由谁、在诊疗的哪个环节使用</translation>
    </message>
    <message>
        <source>Known inequalities between groups of people</source>
        <translation>已知的人群间不平等</translation>
    </message>
    <message>
        <source>Objectives; development, evaluation or both</source>
        <translation>目的；开发、评价或两者</translation>
    </message>
    <message>
        <source>Sources of the data, why these, how representative</source>
        <translation>数据来源、选用理由、代表性</translation>
    </message>
    <message>
        <source>Dates of the data</source>
        <translation>数据的日期</translation>
    </message>
    <message>
        <source>Setting, number and place of centres</source>
        <translation>场所、中心的数目和地点</translation>
    </message>
    <message>
        <source>Who was eligible</source>
        <translation>入选标准</translation>
    </message>
    <message>
        <source>Treatments received and how they were handled</source>
        <translation>接受的治疗及其处理</translation>
    </message>
    <message>
        <source>Preparation of the data and checks of quality</source>
        <translation>数据准备与质量核查</translation>
    </message>
    <message>
        <source>Outcome: definition, time, how and when assessed</source>
        <translation>结局：定义、时间、如何及何时评定</translation>
    </message>
    <message>
        <source>Who assessed the outcome, if that takes judgement</source>
        <translation>若需主观判断，由谁评定结局</translation>
    </message>
    <message>
        <source>Blinding of those who assessed the outcome</source>
        <translation>结局评定者的盲法</translation>
    </message>
    <message>
        <source>How candidate predictors were chosen</source>
        <translation>候选预测因子如何选定</translation>
    </message>
    <message>
        <source>Every predictor: definition, unit, how and when measured</source>
        <translation>每个预测因子：定义、单位、如何及何时测量</translation>
    </message>
    <message>
        <source>Who measured predictors that take judgement</source>
        <translation>需主观判断的预测因子由谁测量</translation>
    </message>
    <message>
        <source>Sample size and whether it suffices</source>
        <translation>样本量及其是否足够</translation>
    </message>
    <message>
        <source>How missing values were handled</source>
        <translation>缺失值如何处理</translation>
    </message>
    <message>
        <source>How the patients were divided between the parts of the analysis</source>
        <translation>患者如何划分到分析的各部分</translation>
    </message>
    <message>
        <source>How predictors enter: scaling, transformation, coding</source>
        <translation>预测因子如何纳入：标准化、变换、编码</translation>
    </message>
    <message>
        <source>Kind of model, steps of building it, tuning, internal validation</source>
        <translation>模型类型、建模步骤、调参、内部验证</translation>
    </message>
    <message>
        <source>Differences between clusters such as hospitals: how handled</source>
        <translation>群组（如医院）间的差异：如何处理</translation>
    </message>
    <message>
        <source>Measures and plots of performance, and how models are compared</source>
        <translation>表现的指标和图，以及模型如何比较</translation>
    </message>
    <message>
        <source>Updating of the model, for example recalibration</source>
        <translation>模型更新，如重新校准</translation>
    </message>
    <message>
        <source>How predictions are computed</source>
        <translation>预测如何计算</translation>
    </message>
    <message>
        <source>Methods against class imbalance</source>
        <translation>处理类别不平衡的方法</translation>
    </message>
    <message>
        <source>What was done for fairness</source>
        <translation>为公平性所做的工作</translation>
    </message>
    <message>
        <source>Output of the model and how thresholds were found</source>
        <translation>模型的输出及阈值如何确定</translation>
    </message>
    <message>
        <source>Differences between development and evaluation data</source>
        <translation>开发数据与评价数据的差异</translation>
    </message>
    <message>
        <source>Ethical approval and consent</source>
        <translation>伦理批准与知情同意</translation>
    </message>
    <message>
        <source>Funding and role of the funders</source>
        <translation>资助及资助者的作用</translation>
    </message>
    <message>
        <source>Conflicts of interest</source>
        <translation>利益冲突</translation>
    </message>
    <message>
        <source>Where the protocol is, or that there is none</source>
        <translation>方案在何处，或说明没有</translation>
    </message>
    <message>
        <source>Registration, or that there is none</source>
        <translation>注册，或说明没有</translation>
    </message>
    <message>
        <source>Whether and where the data can be had</source>
        <translation>数据是否及在何处可得</translation>
    </message>
    <message>
        <source>Whether and where the analysis code can be had</source>
        <translation>分析代码是否及在何处可得</translation>
    </message>
    <message>
        <source>How patients and the public were involved</source>
        <translation>患者和公众如何参与</translation>
    </message>
    <message>
        <source>Flow of participants, with and without the outcome</source>
        <translation>参与者流程，有结局与无结局</translation>
    </message>
    <message>
        <source>Characteristics of the participants and missing values</source>
        <translation>参与者特征与缺失值</translation>
    </message>
    <message>
        <source>Development and evaluation data compared</source>
        <translation>开发数据与评价数据的比较</translation>
    </message>
    <message>
        <source>Participants and events in each analysis</source>
        <translation>各项分析的参与者和事件</translation>
    </message>
    <message>
        <source>The whole model, so that others can use it</source>
        <translation>完整模型，供他人使用</translation>
    </message>
    <message>
        <source>Performance with intervals, also of key groups</source>
        <translation>表现及区间，含关键亚组</translation>
    </message>
    <message>
        <source>Differences of performance between clusters</source>
        <translation>群组间表现的差异</translation>
    </message>
    <message>
        <source>Results of updating the model</source>
        <translation>模型更新的结果</translation>
    </message>
    <message>
        <source>Overall interpretation, fairness included</source>
        <translation>总体解读，含公平性</translation>
    </message>
    <message>
        <source>Limitations and what they mean for bias and use elsewhere</source>
        <translation>局限性及其对偏倚和在他处使用的意义</translation>
    </message>
    <message>
        <source>What to do with poor or unavailable input in use</source>
        <translation>使用中如何处理质量差或无法获得的输入</translation>
    </message>
    <message>
        <source>What users have to do and to know</source>
        <translation>使用者须做什么、知道什么</translation>
    </message>
    <message>
        <source>Next steps for research</source>
        <translation>后续研究</translation>
    </message>
    <message>
        <source>Named as a study of diagnostic accuracy, with a measure of it</source>
        <translation>注明为诊断准确性研究，并给出其指标</translation>
    </message>
    <message>
        <source>Background, intended use and role of the test</source>
        <translation>背景、预期用途和试验的作用</translation>
    </message>
    <message>
        <source>Objectives and hypotheses</source>
        <translation>目的与假设</translation>
    </message>
    <message>
        <source>Data collected before or after the tests were planned</source>
        <translation>数据收集在试验计划之前还是之后</translation>
    </message>
    <message>
        <source>Eligibility</source>
        <translation>入选标准</translation>
    </message>
    <message>
        <source>How possible participants were identified</source>
        <translation>如何识别可能的参与者</translation>
    </message>
    <message>
        <source>Where and when they were identified</source>
        <translation>在何处、何时识别</translation>
    </message>
    <message>
        <source>Consecutive, random or convenience series</source>
        <translation>连续、随机或便利系列</translation>
    </message>
    <message>
        <source>Index test in enough detail to repeat it</source>
        <translation>待评价试验，详细到可重复</translation>
    </message>
    <message>
        <source>Reference standard in enough detail to repeat it</source>
        <translation>参考标准，详细到可重复</translation>
    </message>
    <message>
        <source>Why this reference standard</source>
        <translation>为何选此参考标准</translation>
    </message>
    <message>
        <source>Cut-offs of the index test, and whether set beforehand</source>
        <translation>待评价试验的界值，是否预先设定</translation>
    </message>
    <message>
        <source>Cut-offs of the reference standard, likewise</source>
        <translation>参考标准的界值，同上</translation>
    </message>
    <message>
        <source>What those knew who read the index test</source>
        <translation>待评价试验判读者了解什么</translation>
    </message>
    <message>
        <source>What those knew who assessed the reference standard</source>
        <translation>参考标准评定者了解什么</translation>
    </message>
    <message>
        <source>How accuracy is estimated and compared</source>
        <translation>准确性如何估计和比较</translation>
    </message>
    <message>
        <source>How indeterminate results were handled</source>
        <translation>不确定结果如何处理</translation>
    </message>
    <message>
        <source>How missing results were handled</source>
        <translation>缺失结果如何处理</translation>
    </message>
    <message>
        <source>Analyses of differences in accuracy, planned or exploratory</source>
        <translation>准确性差异的分析，预设或探索性</translation>
    </message>
    <message>
        <source>Intended sample size</source>
        <translation>预定样本量</translation>
    </message>
    <message>
        <source>Flow of participants as a diagram</source>
        <translation>参与者流程图</translation>
    </message>
    <message>
        <source>Baseline characteristics</source>
        <translation>基线特征</translation>
    </message>
    <message>
        <source>Severity in those with the condition</source>
        <translation>有该疾病者的严重程度</translation>
    </message>
    <message>
        <source>Other diagnoses in those without it</source>
        <translation>无该疾病者的其他诊断</translation>
    </message>
    <message>
        <source>Time and treatment between test and reference standard</source>
        <translation>试验与参考标准之间的时间和治疗</translation>
    </message>
    <message>
        <source>Cross table of test against reference standard</source>
        <translation>试验与参考标准的交叉表</translation>
    </message>
    <message>
        <source>Accuracy with 95 % intervals</source>
        <translation>准确性及 95% 区间</translation>
    </message>
    <message>
        <source>Adverse events of the tests</source>
        <translation>检验的不良事件</translation>
    </message>
    <message>
        <source>Limitations: bias, uncertainty, use elsewhere</source>
        <translation>局限性：偏倚、不确定性、在他处使用</translation>
    </message>
    <message>
        <source>What it means for practice</source>
        <translation>对实践的意义</translation>
    </message>
    <message>
        <source>Registration</source>
        <translation>注册</translation>
    </message>
    <message>
        <source>Where the protocol is</source>
        <translation>方案在何处</translation>
    </message>
    <message>
        <source>%1; author to complete</source>
        <translation>%1；待作者补全</translation>
    </message>
    <message>
        <source>Not done: %1</source>
        <translation>未做：%1</translation>
    </message>
    <message>
        <source>Author to supply</source>
        <translation>待作者填写</translation>
    </message>
    <message>
        <source>%1: what is asked for and where it is</source>
        <translation>%1：要求的内容及其位置</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Asked for</source>
        <translation>要求</translation>
    </message>
    <message>
        <source>In this report</source>
        <translation>在本报告中</translation>
    </message>
</context>
<context>
    <name>ui::CodeReview</name>
    <message>
        <source>Some cells hold texts instead of numbers</source>
        <translation>有些单元格是文本而非数字</translation>
    </message>
    <message>
        <source>Say once what each of them means. The choices are kept with the study and can be changed on the data page; the file itself is never changed. Numbers below a detection limit are usually read as the limit or as half of it: choose what your study has laid down.</source>
        <translation>请一次说明各文本的含义。这些选择随研究保存，可在数据页更改；文件本身从不更改。低于检测限的数通常读作检测限或其一半：请按您研究的规定选择。</translation>
    </message>
    <message>
        <source>Cancel import</source>
        <translation>取消导入</translation>
    </message>
    <message>
        <source>Continue with these choices</source>
        <translation>按这些选择继续</translation>
    </message>
    <message>
        <source>Read %1 as text</source>
        <translation>将 %1 读作文本</translation>
    </message>
    <message>
        <source>Its values become categories instead of numbers</source>
        <translation>其值成为类别而非数字</translation>
    </message>
    <message numerus="yes">
        <source>%Ln texts are still open; training waits for them.</source>
        <translation>
            <numerusform>还有 %Ln 个文本未说明；说明之后才能训练。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::CodeTable</name>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>单元格</translation>
    </message>
    <message>
        <source>Is read as</source>
        <translation>读作</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>影响</translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more kinds of texts. Are these columns of numbers?</source>
        <translation>
            <numerusform>…… 及另外 %Ln 种文本。这些列确实是数字吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>Not recorded</source>
        <translation>未记录</translation>
    </message>
    <message>
        <source>The number in it</source>
        <translation>其中的数字</translation>
    </message>
    <message>
        <source>Half of the number</source>
        <translation>该数字的一半</translation>
    </message>
    <message>
        <source>A value</source>
        <translation>一个值</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>稍后决定</translation>
    </message>
    <message>
        <source>%1 columns</source>
        <translation>%1 列</translation>
    </message>
    <message>
        <source>How %1 in %2 is read</source>
        <translation>%2 中的 %1 如何读取</translation>
    </message>
    <message>
        <source>What these cells mean; the file itself is never changed</source>
        <translation>这些单元格的含义；文件本身从不更改</translation>
    </message>
    <message>
        <source>Value of %1 in %2</source>
        <translation>%2 中 %1 的值</translation>
    </message>
    <message>
        <source>What the cells count as, in the unit of the column</source>
        <translation>这些单元格计为多少，以该列的单位</translation>
    </message>
    <message>
        <source>%1 of the cells wait; the column cannot be used yet</source>
        <translation>%1 个单元格待定；该列尚不能使用</translation>
    </message>
    <message>
        <source>%1 of the cells count as not recorded</source>
        <translation>%1 个单元格视为未记录</translation>
    </message>
    <message>
        <source>%1 of the cells are read as %2</source>
        <translation>%1 个单元格读作 %2</translation>
    </message>
</context>
<context>
    <name>ui::CodesDialog</name>
    <message>
        <source>Texts among numbers</source>
        <translation>数字中的文本</translation>
    </message>
    <message>
        <source>What stands in columns of numbers and is none. Nothing in the table is changed; a choice can be undone like every other step.</source>
        <translation>数字列中不是数字的内容。表格不作任何更改；选择可像其他步骤一样撤销。</translation>
    </message>
</context>
<context>
    <name>ui::CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>查找命令</translation>
    </message>
    <message>
        <source>Some words of it, such as export or front</source>
        <translation>输入其中几个字，如“导出”或“前沿”</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
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
        <translation>运行基线模型…</translation>
    </message>
    <message>
        <source>Export report…</source>
        <translation>导出报告…</translation>
    </message>
</context>
<context>
    <name>ui::ComparePage</name>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Figures of the ticked models</source>
        <translation>所勾选模型的指标</translation>
    </message>
    <message>
        <source>Opening the models…</source>
        <translation>正在打开模型…</translation>
    </message>
    <message>
        <source>Tick two models</source>
        <translation>请勾选两个模型</translation>
    </message>
    <message>
        <source>Every test patient is put before each of them.</source>
        <translation>每名测试集患者都由各模型判定。</translation>
    </message>
    <message>
        <source>Models that are ticked on the left are compared here, on the same test patients.</source>
        <translation>左侧勾选的模型在此比较，使用相同的测试集患者。</translation>
    </message>
    <message>
        <source>Policies and baselines on the same test patients</source>
        <translation>相同测试集患者上的策略与基线模型</translation>
    </message>
    <message>
        <source>the outcome</source>
        <translation>结局</translation>
    </message>
    <message>
        <source>Test split</source>
        <translation>测试集</translation>
    </message>
    <message>
        <source>%1 patients, %2 with %3</source>
        <translation>%1 名患者，%2 名有%3</translation>
    </message>
    <message numerus="yes">
        <source>all %n models scored on the same patients</source>
        <translation>
            <numerusform>全部 %n 个模型均在相同患者上评分</numerusform>
        </translation>
    </message>
    <message>
        <source>A table of baselines is being made.</source>
        <translation>正在生成基线模型表。</translation>
    </message>
    <message>
        <source>Train the baselines of the paper on the same patients, to compare policies with</source>
        <translation>在相同患者上训练论文的基线模型，以便与策略比较</translation>
    </message>
    <message>
        <source>Cohort, methods, figures and the lists of TRIPOD+AI and STARD in one file</source>
        <translation>队列、方法、指标及 TRIPOD+AI 和 STARD 清单，合为一个文件</translation>
    </message>
    <message>
        <source>Tick a policy first: the report is about it</source>
        <translation>请先勾选一个策略：报告以它为主题</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Eight models are ticked; more could not be told apart. Untick one first.</source>
        <translation>已勾选八个模型；再多则难以分辨。请先取消一个。</translation>
    </message>
    <message>
        <source>No baselines yet. A policy is convincing only beside what people use today.</source>
        <translation>还没有基线模型。策略只有与现今常用方法并列才有说服力。</translation>
    </message>
    <message>
        <source>Run baselines…</source>
        <translation>运行基线模型…</translation>
    </message>
    <message>
        <source>Remove table %1 with all its rows? This cannot be undone.</source>
        <translation>删除表 %1 及其所有行？此操作无法撤销。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>The table of baselines was stopped. Finished and kept: %1.</source>
        <translation>基线模型表已停止。已完成并保留：%1。</translation>
    </message>
    <message>
        <source>The table of baselines was interrupted. Finished and kept: %1.</source>
        <translation>基线模型表已中断。已完成并保留：%1。</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>恢复</translation>
    </message>
</context>
<context>
    <name>ui::CostAimBox</name>
    <message>
        <source>at</source>
        <translation>按</translation>
    </message>
    <message>
        <source>per hour</source>
        <translation>每小时</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Money and time</source>
        <translation>费用和时间</translation>
    </message>
    <message>
        <source>What is minimised</source>
        <translation>最小化目标</translation>
    </message>
    <message>
        <source>What an hour of waiting is worth</source>
        <translation>等待一小时的价值</translation>
    </message>
    <message>
        <source>What an hour of waiting is worth: so much money may be spent to save it</source>
        <translation>等待一小时的价值：为节省它可以花费的金额</translation>
    </message>
</context>
<context>
    <name>ui::CsvPreviewModel</name>
    <message>
        <source>outcome, cases: %1</source>
        <translation>结局，病例：%1</translation>
    </message>
    <message>
        <source>Not recorded</source>
        <translation>未记录</translation>
    </message>
    <message>
        <source>%1 will be read as: %2
Right-click to read it as text</source>
        <translation>%1 将读作：%2
右键单击可读作文本</translation>
    </message>
</context>
<context>
    <name>ui::CurvePlot</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>未定义</translation>
    </message>
    <message>
        <source>%1: %2 (%3–%4)</source>
        <translation>%1：%2（%3–%4）</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 对 %2</translation>
    </message>
</context>
<context>
    <name>ui::DataEmptyState</name>
    <message>
        <source>Data &amp; panels</source>
        <translation>数据与组合</translation>
    </message>
    <message>
        <source>Or begin with synthetic patients</source>
        <translation>或从合成患者开始</translation>
    </message>
    <message>
        <source>Reading the table</source>
        <translation>正在读取表格</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>正在读取</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows read so far</source>
        <translation>
            <numerusform>已读取 %Ln 行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DataHeader</name>
    <message>
        <source>US</source>
        <translation>美制</translation>
    </message>
    <message>
        <source>SI</source>
        <translation>SI</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Price list…</source>
        <translation>价目表…</translation>
    </message>
    <message>
        <source>Edit steps</source>
        <translation>编辑步骤</translation>
    </message>
    <message>
        <source>Find the front</source>
        <translation>查找前沿</translation>
    </message>
    <message>
        <source>Data &amp; panels</source>
        <translation>数据与组合</translation>
    </message>
    <message>
        <source>Shows values and ranges in the units usual in the US or in SI units; the data stay as they are</source>
        <translation>以美国常用单位或 SI 单位显示值和区间；数据保持不变</translation>
    </message>
    <message>
        <source>Prices of all panels, currency and source</source>
        <translation>所有组合的价格、货币和来源</translation>
    </message>
    <message>
        <source>What was changed, and a way to take it back</source>
        <translation>更改了什么，以及如何撤回</translation>
    </message>
    <message>
        <source>%1 · %2 patients · %3 columns</source>
        <translation>%1 · %2 名患者 · %3 列</translation>
    </message>
    <message>
        <source>Edit steps (%1)</source>
        <translation>编辑步骤（%1）</translation>
    </message>
    <message>
        <source>Go to the front</source>
        <translation>转到前沿</translation>
    </message>
    <message>
        <source>Not yet:
%1</source>
        <translation>尚不可用：
%1</translation>
    </message>
    <message>
        <source>Shows the best trade-offs between cost and accuracy found with these data</source>
        <translation>显示用这些数据找到的费用与准确性的最佳权衡</translation>
    </message>
    <message>
        <source>Finds the best trade-offs between cost and accuracy with these data; takes seconds to a minute</source>
        <translation>用这些数据查找费用与准确性的最佳权衡；需数秒至一分钟</translation>
    </message>
    <message>
        <source>imported values are locked, edits are listed steps</source>
        <translation>导入的值已锁定，编辑均列为步骤</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>只读</translation>
    </message>
</context>
<context>
    <name>ui::DataPage</name>
    <message>
        <source>The first %1 rows are shown.</source>
        <translation>显示前 %1 行。</translation>
    </message>
    <message numerus="yes">
        <source>%n variables selected</source>
        <translation>
            <numerusform>已选 %n 个变量</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>已选 %1</translation>
    </message>
    <message>
        <source>%1 selected: panel %2</source>
        <translation>已选 %1：组合 %2</translation>
    </message>
    <message>
        <source>The clipboard holds no text.</source>
        <translation>剪贴板中没有文本。</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Say what it means…</source>
        <translation>说明含义…</translation>
    </message>
    <message>
        <source>Remove panel</source>
        <translation>删除组合</translation>
    </message>
    <message>
        <source>Show rows</source>
        <translation>显示各行</translation>
    </message>
    <message>
        <source>Do not use</source>
        <translation>不使用</translation>
    </message>
    <message>
        <source>The columns are still being looked at.</source>
        <translation>仍在查看各列。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Prices in %1</source>
        <translation>价格以 %1 计</translation>
    </message>
    <message>
        <source>Prices: %1, %2</source>
        <translation>价格：%1，%2</translation>
    </message>
    <message>
        <source>, %1</source>
        <translation>，%1</translation>
    </message>
    <message>
        <source>Reference ranges are illustrative; use your laboratory&apos;s.</source>
        <translation>参考区间仅供示意；请用本实验室的参考区间。</translation>
    </message>
</context>
<context>
    <name>ui::DialectForm</name>
    <message>
        <source>&amp;Separator</source>
        <translation>分隔符(&amp;S)</translation>
    </message>
    <message>
        <source>What stands between two values</source>
        <translation>两个值之间的符号</translation>
    </message>
    <message>
        <source>Comma  ,</source>
        <translation>逗号  ,</translation>
    </message>
    <message>
        <source>Semicolon  ;</source>
        <translation>分号  ;</translation>
    </message>
    <message>
        <source>Tab</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Vertical bar  |</source>
        <translation>竖线  |</translation>
    </message>
    <message>
        <source>&amp;Decimal mark</source>
        <translation>小数点符号(&amp;D)</translation>
    </message>
    <message>
        <source>What stands before the decimals of a number</source>
        <translation>数字小数部分之前的符号</translation>
    </message>
    <message>
        <source>Point: 3.14</source>
        <translation>点号：3.14</translation>
    </message>
    <message>
        <source>Comma: 3,14</source>
        <translation>逗号：3,14</translation>
    </message>
    <message>
        <source>&amp;Thousands</source>
        <translation>千位分隔符(&amp;T)</translation>
    </message>
    <message>
        <source>What groups the digits of large numbers</source>
        <translation>大数的数字如何分组</translation>
    </message>
    <message>
        <source>Not marked: 1234</source>
        <translation>不分组：1234</translation>
    </message>
    <message>
        <source>Comma: 1,234</source>
        <translation>逗号：1,234</translation>
    </message>
    <message>
        <source>Point: 1.234</source>
        <translation>点号：1.234</translation>
    </message>
    <message>
        <source>Space: 1 234</source>
        <translation>空格：1 234</translation>
    </message>
    <message>
        <source>Apostrophe: 1&apos;234</source>
        <translation>撇号：1&apos;234</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>字符编码(&amp;E)</translation>
    </message>
    <message>
        <source>How letters such as ä and é are stored</source>
        <translation>ä、é 等字母的存储方式</translation>
    </message>
    <message>
        <source>UTF-8</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>UTF-8</translation>
    </message>
    <message>
        <source>Latin-1 (older Windows files)</source>
        <translation>Latin-1（较旧的 Windows 文件）</translation>
    </message>
    <message>
        <source>UTF-8, and Latin-1 in some cells</source>
        <translation>UTF-8，部分单元格为 Latin-1</translation>
    </message>
</context>
<context>
    <name>ui::DropArea</name>
    <message>
        <source>Drop area for a file</source>
        <translation>文件拖放区</translation>
    </message>
    <message>
        <source>Drop your file here</source>
        <translation>将文件拖到这里</translation>
    </message>
    <message>
        <source>A table with one row per patient (CSV, Excel, LibreOffice, SPSS, Stata, SAS), or a .panelwise project</source>
        <translation>每行一名患者的表格（CSV、Excel、LibreOffice、SPSS、Stata、SAS），或 .panelwise 工程</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>Paste table</source>
        <translation>粘贴表格</translation>
    </message>
    <message>
        <source>You confirm separator, decimals and outcome before anything is stored. Data stay on this computer.</source>
        <translation>保存任何内容之前，由您确认分隔符、小数点和结局。数据留在本机。</translation>
    </message>
</context>
<context>
    <name>ui::DuelWindow</name>
    <message>
        <source>Score per case, so far</source>
        <translation>目前每例得分</translation>
    </message>
    <message>
        <source>Among the policies of the front</source>
        <translation>在前沿各策略之间</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>得分经过</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>After five cases, one of them with the outcome, your place among the policies is marked here.</source>
        <translation>完成五个病例（其中至少一例有结局）后，此处标出您在各策略之间的位置。</translation>
    </message>
</context>
<context>
    <name>ui::EditStepsPopup</name>
    <message>
        <source>Texts among numbers…</source>
        <translation>数字中的文本…</translation>
    </message>
    <message>
        <source>The values are as imported.</source>
        <translation>值与导入时相同。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Edit steps</source>
        <translation>编辑步骤</translation>
    </message>
    <message>
        <source>Steps that change values</source>
        <translation>更改值的步骤</translation>
    </message>
    <message>
        <source>How cells that hold no number are read</source>
        <translation>非数字单元格如何读取</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>打开时</translation>
    </message>
    <message>
        <source>History of edits</source>
        <translation>编辑历史</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>撤回</translation>
    </message>
</context>
<context>
    <name>ui::EventLog</name>
    <message>
        <source>What happened</source>
        <translation>运行记录</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>最新在前</translation>
    </message>
</context>
<context>
    <name>ui::EventsDialog</name>
    <message>
        <source>Recipe of this project</source>
        <translation>此工程的提取方案</translation>
    </message>
    <message>
        <source>Keep columns that could tell who a patient is</source>
        <translation>保留可能识别患者身份的列</translation>
    </message>
    <message>
        <source>Keep outcome, panels and prices that came with the recipe</source>
        <translation>保留提取方案所带的结局、组合和价格</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>From a list of measurements</source>
        <translation>从测量列表导入</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>选择：%1</translation>
    </message>
    <message>
        <source>Tables: one row per measurement, one row per patient</source>
        <translation>表格：一个每行一次测量，一个每行一名患者</translation>
    </message>
    <message>
        <source>OMOP CDM: a folder of CSV files</source>
        <translation>OMOP CDM：CSV 文件的文件夹</translation>
    </message>
    <message>
        <source>FHIR R4: a folder of NDJSON files</source>
        <translation>FHIR R4：NDJSON 文件的文件夹</translation>
    </message>
    <message>
        <source>Where the measurements are</source>
        <translation>测量所在位置</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>a table with one row per measurement</source>
        <translation>每行一次测量的表格</translation>
    </message>
    <message>
        <source>a table with one row per patient: outcome, index time</source>
        <translation>每行一名患者的表格：结局、索引时间</translation>
    </message>
    <message>
        <source>Patient table</source>
        <translation>患者表</translation>
    </message>
    <message>
        <source>Load recipe…</source>
        <translation>载入提取方案…</translation>
    </message>
    <message>
        <source>All of these choices, as they were kept in a file, a task file or a project</source>
        <translation>以上全部选择，取自文件、任务文件或工程</translation>
    </message>
    <message>
        <source>Save recipe…</source>
        <translation>保存提取方案…</translation>
    </message>
    <message>
        <source>Keeps all of these choices in a file, for the next extract. A project keeps its own.</source>
        <translation>将以上全部选择保存到文件，供下次提取使用。工程保存自己的选择。</translation>
    </message>
    <message>
        <source>The choices that the table of the open project was made with</source>
        <translation>生成当前工程表格时所用的选择</translation>
    </message>
    <message>
        <source>Progress of the reading</source>
        <translation>读取进度</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Patients</source>
        <translation>患者</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Becomes column</source>
        <translation>成为列</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Tests of the list</source>
        <translation>列表中的检验项目</translation>
    </message>
    <message>
        <source>Change the column to rename or join tests; empty it to leave a test out. Then read again.</source>
        <translation>更改列名可重命名或合并项目；清空则不采用该项目。然后重新读取。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>a folder with PERSON and MEASUREMENT as CSV</source>
        <translation>含 PERSON 和 MEASUREMENT（CSV）的文件夹</translation>
    </message>
    <message>
        <source>a folder with Patient and Observation as NDJSON</source>
        <translation>含 Patient 和 Observation（NDJSON）的文件夹</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Recipe of %1. Read the measurements to see what it makes of them.</source>
        <translation>%1 的提取方案。读取测量以查看结果。</translation>
    </message>
    <message>
        <source>%1 measurements read</source>
        <translation>已读取 %1 条测量</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>ui::EventsForm</name>
    <message>
        <source> h</source>
        <translation> 小时</translation>
    </message>
    <message>
        <source>only from the index time on</source>
        <translation>仅从索引时间起</translation>
    </message>
    <message>
        <source>Last value</source>
        <translation>末次值</translation>
    </message>
    <message>
        <source>First value</source>
        <translation>首次值</translation>
    </message>
    <message>
        <source>Worst value</source>
        <translation>最差值</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Which measurement of the window counts; the worst is farthest from the reference range.</source>
        <translation>时间窗内取哪次测量；最差者偏离参考区间最远。</translation>
    </message>
    <message>
        <source>the limit: 3</source>
        <translation>界值：3</translation>
    </message>
    <message>
        <source>half of it: 1.5</source>
        <translation>其一半：1.5</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>舍去</translation>
    </message>
    <message>
        <source>as they say themselves</source>
        <translation>仅限无歧义者</translation>
    </message>
    <message>
        <source>day first</source>
        <translation>日在前</translation>
    </message>
    <message>
        <source>month first</source>
        <translation>月在前</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>小时</translation>
    </message>
    <message>
        <source>days</source>
        <translation>天</translation>
    </message>
    <message>
        <source>such as E11*, E10.9</source>
        <translation>如 E11*, E10.9</translation>
    </message>
    <message>
        <source>Codes of conditions that make a patient a case, separated by commas; a star stands for whatever follows.</source>
        <translation>使患者成为病例的诊断代码，以逗号分隔；星号代表其后任意内容。</translation>
    </message>
    <message>
        <source>such as diabetes</source>
        <translation>如：糖尿病</translation>
    </message>
    <message>
        <source>Patient</source>
        <translation>患者</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Cases have</source>
        <translation>病例的取值</translation>
    </message>
    <message>
        <source>Name of the outcome</source>
        <translation>结局名称</translation>
    </message>
    <message>
        <source>Patient, in the patient table</source>
        <translation>患者，在患者表中</translation>
    </message>
    <message>
        <source>Index time</source>
        <translation>索引时间</translation>
    </message>
    <message>
        <source>Window from</source>
        <translation>时间窗从</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>取</translation>
    </message>
    <message>
        <source>“&lt;3” is</source>
        <translation>“&lt;3”为</translation>
    </message>
    <message>
        <source>Dates such as 3/4/2024</source>
        <translation>3/4/2024 之类的日期</translation>
    </message>
    <message>
        <source>Unit of plain times</source>
        <translation>数字时间的单位</translation>
    </message>
    <message>
        <source>find by name</source>
        <translation>按名称查找</translation>
    </message>
    <message>
        <source>First measurement</source>
        <translation>首次测量</translation>
    </message>
    <message>
        <source>Start of elapsed times</source>
        <translation>计时起点</translation>
    </message>
    <message>
        <source>First visit, where there are any</source>
        <translation>首次就诊（如有）</translation>
    </message>
</context>
<context>
    <name>ui::EvidenceText</name>
    <message>
        <source>%1 (95 % interval %2 to %3)</source>
        <translation>%1（95% 区间 %2 至 %3）</translation>
    </message>
    <message>
        <source>Learned without the test patients of the study, who judge it.</source>
        <translation>未用研究的测试集患者学习，由他们评价。</translation>
    </message>
    <message>
        <source>Learned from all %1 patients of the study, so none of them can judge it.</source>
        <translation>用研究的全部 %1 名患者学习，因此其中无人可作评价。</translation>
    </message>
    <message numerus="yes">
        <source>Learned the same way without each of %Ln folds, and tried on these: F1 %1.</source>
        <translation>
            <numerusform>以同样方式对 %Ln 折逐一留出学习，并在留出的折上试用：F1 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Mean cost %1.</source>
        <translation>平均费用 %1。</translation>
    </message>
    <message>
        <source>Mean time to the results %1.</source>
        <translation>出结果的平均时间 %1。</translation>
    </message>
</context>
<context>
    <name>ui::ExamForm</name>
    <message>
        <source>Show &amp;reference ranges</source>
        <translation>显示参考区间(&amp;R)</translation>
    </message>
    <message>
        <source>Make an exam</source>
        <translation>生成考试</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分钟</translation>
    </message>
    <message>
        <source>Cases are test patients by chance, half of them with the outcome. They are marked beside the policy %1.</source>
        <translation>病例从测试集患者中随机抽取，其中一半有结局。评分时与策略%1对照。</translation>
    </message>
    <message>
        <source>For all cases together</source>
        <translation>所有病例合计</translation>
    </message>
    <message>
        <source>The most that may be spent on one case</source>
        <translation>每个病例的最高花费</translation>
    </message>
    <message>
        <source>Without them students have to know what is high and low</source>
        <translation>不显示时，学生须自行判断高低</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>标题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Cases</source>
        <translation>病例(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Minutes</source>
        <translation>分钟(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Budget of a case</source>
        <translation>每例预算(&amp;B)</translation>
    </message>
    <message>
        <source>Print sheets (PDF)…</source>
        <translation>打印试卷（PDF）…</translation>
    </message>
    <message>
        <source>Make the file…</source>
        <translation>生成文件…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>A page for each case to order on, and an answer key with results to hand out</source>
        <translation>每个病例一页，供填写开单；另附参考答案和供发放的结果</translation>
    </message>
</context>
<context>
    <name>ui::ExamWindow</name>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Case before</source>
        <translation>上一个病例</translation>
    </message>
    <message>
        <source>Next case</source>
        <translation>下一个病例</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s): order panels, then say for each whether it is %1.</source>
        <translation>
            <numerusform>%n 个病例：先开具组合，再逐例判断是否为%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>What is ordered stays ordered, and a diagnosis ends a case.</source>
        <translation>已开具者不可撤回，作出诊断即结束该病例。</translation>
    </message>
    <message numerus="yes">
        <source>There are %n minute(s) for all cases.</source>
        <translation>
            <numerusform>全部病例共 %n 分钟。</numerusform>
        </translation>
    </message>
    <message>
        <source>On one case no more than %1 may be spent.</source>
        <translation>每个病例的花费不得超过 %1。</translation>
    </message>
    <message>
        <source>Reference ranges are not shown.</source>
        <translation>不显示参考区间。</translation>
    </message>
    <message>
        <source>Your answers are kept in %1 after every step. Hand that file in.</source>
        <translation>每一步之后，您的答案都保存在 %1 中。请提交该文件。</translation>
    </message>
    <message>
        <source>Your name or &amp;number</source>
        <translation>您的姓名或编号(&amp;N)</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>检验项目</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考区间</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>开单</translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>开具 %1</translation>
    </message>
    <message>
        <source>Diagnose: %1</source>
        <translation>诊断：%1</translation>
    </message>
    <message>
        <source>Diagnose: not %1</source>
        <translation>诊断：非%1</translation>
    </message>
    <message>
        <source>Kept in %1.</source>
        <translation>已保存在 %1 中。</translation>
    </message>
    <message>
        <source>Your answers are not kept: %1</source>
        <translation>您的答案未能保存：%1</translation>
    </message>
    <message>
        <source>The time is over</source>
        <translation>时间到</translation>
    </message>
    <message>
        <source>%1:%2 left</source>
        <translation>剩余 %1:%2</translation>
    </message>
    <message>
        <source>Ordered</source>
        <translation>已开单</translation>
    </message>
    <message>
        <source>Not measured</source>
        <translation>未测</translation>
    </message>
    <message>
        <source>Not measured in this patient; it cannot be simulated, and costs nothing</source>
        <translation>该患者未测；无法模拟，不收费</translation>
    </message>
    <message>
        <source>Beyond the budget of this case</source>
        <translation>超出此病例的预算</translation>
    </message>
    <message>
        <source>Known before any test</source>
        <translation>检验前已知</translation>
    </message>
    <message>
        <source>Case %1 of %2</source>
        <translation>病例 %1/%2</translation>
    </message>
    <message>
        <source>Bill %1 of %2</source>
        <translation>账单 %1，上限 %2</translation>
    </message>
    <message>
        <source>Bill %1</source>
        <translation>账单 %1</translation>
    </message>
    <message>
        <source>You said: %1.</source>
        <translation>您的诊断：%1。</translation>
    </message>
    <message>
        <source>You said: not %1.</source>
        <translation>您的诊断：非%1。</translation>
    </message>
    <message>
        <source>All cases are diagnosed. Hand in %1.</source>
        <translation>所有病例均已诊断。请提交 %1。</translation>
    </message>
    <message>
        <source>%1 of %2 cases are diagnosed.</source>
        <translation>已诊断 %1/%2 个病例。</translation>
    </message>
</context>
<context>
    <name>ui::ExportDialog</name>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>图例(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>浏览(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>导出(&amp;E)</translation>
    </message>
    <message>
        <source>Export figure</source>
        <translation>导出图</translation>
    </message>
    <message>
        <source>Own size</source>
        <translation>自定尺寸</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Where the figure is written. Its ending follows the format.</source>
        <translation>图写入的位置。扩展名随格式而定。</translation>
    </message>
    <message>
        <source>Choose the folder and the name of the file</source>
        <translation>选择文件夹和文件名</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>PDF and SVG stay sharp at every size, with text that can be searched. PNG is made of pixels.</source>
        <translation>PDF 和 SVG 在任何尺寸下都清晰，文本可搜索。PNG 由像素构成。</translation>
    </message>
    <message>
        <source>Sizes that publishers ask for, and that of a slide with larger type</source>
        <translation>出版社要求的尺寸，以及字号较大的幻灯片尺寸</translation>
    </message>
    <message>
        <source>Width of the whole figure on paper</source>
        <translation>整张图在纸上的宽度</translation>
    </message>
    <message>
        <source>Height of the whole figure on paper, with title and caption</source>
        <translation>整张图在纸上的高度，含标题和图注</translation>
    </message>
    <message>
        <source>Dots per inch of a PNG: 300 for photographs, 600 for line drawings, 192 for slides</source>
        <translation>PNG 每英寸点数：照片 300，线条图 600，幻灯片 192</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>尺寸(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>宽度(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation>高度(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation>分辨率(&amp;R)</translation>
    </message>
    <message>
        <source>Above the figure; empty: no title, as most journals want it</source>
        <translation>图的上方；留空则无标题，多数期刊如此要求</translation>
    </message>
    <message>
        <source>Along the lower axis</source>
        <translation>沿下方坐标轴</translation>
    </message>
    <message>
        <source>Along the left axis</source>
        <translation>沿左侧坐标轴</translation>
    </message>
    <message>
        <source>Below the figure. The line about clinical use always follows it.</source>
        <translation>图的下方。其后总有关于临床使用的一行。</translation>
    </message>
    <message>
        <source>What the lines and marks mean</source>
        <translation>线条和标记的含义</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>标题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;X axis</source>
        <translation>X 轴(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Y axis</source>
        <translation>Y 轴(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Caption</source>
        <translation>图注(&amp;C)</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 像素</translation>
    </message>
    <message>
        <source>vectors, sharp at every size</source>
        <translation>矢量，任何尺寸下都清晰</translation>
    </message>
</context>
<context>
    <name>ui::FeeDialog</name>
    <message>
        <source>Shared fee</source>
        <translation>共用费用</translation>
    </message>
    <message>
        <source>Blood draw</source>
        <translation>采血</translation>
    </message>
    <message>
        <source>Panels that share the fee</source>
        <translation>共用此费用的组合</translation>
    </message>
    <message>
        <source>Paid once per patient, with the first of the chosen panels that is ordered.</source>
        <translation>每名患者付一次，随所选组合中最先开具者支付。</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Fee</source>
        <translation>费用(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>组合(&amp;P)</translation>
    </message>
</context>
<context>
    <name>ui::FeesCard</name>
    <message>
        <source>Shared fees</source>
        <translation>共用费用</translation>
    </message>
    <message>
        <source>paid once per patient, with the first panel of the group</source>
        <translation>每名患者付一次，随该组最先开具的组合支付</translation>
    </message>
    <message>
        <source>Shared fee %1</source>
        <translation>共用费用 %1</translation>
    </message>
    <message>
        <source>More for shared fee %1</source>
        <translation>共用费用 %1 的更多操作</translation>
    </message>
    <message>
        <source>Edit or remove</source>
        <translation>编辑或删除</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>编辑…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>删除</translation>
    </message>
</context>
<context>
    <name>ui::Figure</name>
    <message>
        <source>Copy figure</source>
        <translation>复制图</translation>
    </message>
    <message>
        <source>Export figure…</source>
        <translation>导出图…</translation>
    </message>
    <message>
        <source>Save the data behind it…</source>
        <translation>保存图的数据…</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>以表格显示</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>复制为命令</translation>
    </message>
</context>
<context>
    <name>ui::FigureTableDialog</name>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>The data behind the figure.</source>
        <translation>图的数据。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Choose a heading to sort. What is selected is copied, or else everything.</source>
        <translation>点击表头排序。复制所选内容；未选则复制全部。</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>ui::FigureTableModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
</context>
<context>
    <name>ui::FlipSlider</name>
    <message>
        <source>Value to try</source>
        <translation>要试的值</translation>
    </message>
</context>
<context>
    <name>ui::FlipStrip</name>
    <message>
        <source>Move the handle to try another value: a second path opens</source>
        <translation>移动滑块可试其他值：将打开第二条路径</translation>
    </message>
    <message>
        <source>%1: whatever its value, the policy does the same next: %2.</source>
        <translation>%1：无论其值如何，策略下一步都相同：%2。</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>%1: the policy would do something else beyond %2.</source>
        <translation>%1：越过 %2，策略会改变做法。</translation>
    </message>
</context>
<context>
    <name>ui::FrontCard</name>
    <message>
        <source>Best within</source>
        <translation>预算内最佳</translation>
    </message>
    <message>
        <source>Which front</source>
        <translation>哪个前沿</translation>
    </message>
    <message>
        <source>Remove this front</source>
        <translation>删除此前沿</translation>
    </message>
    <message>
        <source>Remove this front and its policies from the project</source>
        <translation>从工程中删除此前沿及其策略</translation>
    </message>
    <message>
        <source>mean cost per patient</source>
        <translation>人均费用</translation>
    </message>
    <message>
        <source>mean time per patient</source>
        <translation>人均时间</translation>
    </message>
    <message>
        <source>The best policy for this %1, by validation patients</source>
        <translation>按验证集患者，此%1下的最佳策略</translation>
    </message>
    <message>
        <source>Budget: %1</source>
        <translation>预算：%1</translation>
    </message>
    <message>
        <source>Budget: %1. Its line in the plot can be dragged, and a double click on its flag types one.</source>
        <translation>预算：%1。可拖动图中的预算线，双击其标签可输入数值。</translation>
    </message>
    <message>
        <source>The part of the front where money buys most (Z)</source>
        <translation>前沿中费用最见效的部分（Z）</translation>
    </message>
    <message>
        <source>The part of the front where time buys most (Z)</source>
        <translation>前沿中时间最见效的部分（Z）</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Zoom to the front</source>
        <translation>放大到前沿</translation>
    </message>
</context>
<context>
    <name>ui::FrontEmpty</name>
    <message>
        <source>Drawing of a front: it rises steeply at first, then levels off</source>
        <translation>前沿示意图：先陡升，后趋平</translation>
    </message>
    <message>
        <source>money spent per patient →</source>
        <translation>每名患者的花费 →</translation>
    </message>
    <message>
        <source>right diagnoses →</source>
        <translation>正确诊断 →</translation>
    </message>
    <message>
        <source>Find the front</source>
        <translation>查找前沿</translation>
    </message>
    <message>
        <source>What does each amount of money buy?</source>
        <translation>每一笔费用能换来什么？</translation>
    </message>
    <message>
        <source>A policy says for every patient which panel to order next, and when to stop and diagnose. Some policies spend little, others find more. The front is the row of those that nothing beats: more right diagnoses only for more money.</source>
        <translation>策略为每名患者决定下一步开哪个组合，以及何时停止并诊断。有的策略花费少，有的检出多。前沿就是其中无可超越者的连线：更多的正确诊断只能以更多费用换取。</translation>
    </message>
    <message>
        <source>Which policies are on it is decided by validation patients. How good they are is then read off test patients, once.</source>
        <translation>哪些策略在前沿上，由验证集患者决定。其好坏再由测试集患者读出，仅一次。</translation>
    </message>
    <message>
        <source>Method: %1</source>
        <translation>方法：%1</translation>
    </message>
    <message>
        <source>How long it takes depends on the data, here %1 patients and %2 panels. The time left is shown as soon as it can be estimated; policies appear as they are found, and stopping keeps them.</source>
        <translation>用时取决于数据，此处为 %1 名患者和 %2 个组合。剩余时间一经估出即显示；策略随找到随显示，停止时予以保留。</translation>
    </message>
</context>
<context>
    <name>ui::FrontExplorer</name>
    <message>
        <source>What patients paid cannot be worked out from the panels they got</source>
        <translation>无法由患者所做的组合算出其花费</translation>
    </message>
    <message>
        <source>This front was found for other panels or prices</source>
        <translation>此前沿是为其他组合或价格求得的</translation>
    </message>
    <message>
        <source>%1 of blood</source>
        <translation>采血 %1</translation>
    </message>
    <message>
        <source>On average: %1.</source>
        <translation>平均：%1。</translation>
    </message>
    <message>
        <source>By lot: %1</source>
        <translation>随机分配：%1</translation>
    </message>
</context>
<context>
    <name>ui::FrontFigure</name>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>On the front</source>
        <translation>在前沿上</translation>
    </message>
    <message>
        <source>%1, 95 % from</source>
        <translation>%1，95% 下限</translation>
    </message>
    <message>
        <source>%1, 95 % to</source>
        <translation>%1，95% 上限</translation>
    </message>
    <message>
        <source>Over all possible patients</source>
        <translation>所有可能患者</translation>
    </message>
    <message>
        <source>Test patients: %1, of whom %2 are cases</source>
        <translation>测试集患者：%1，其中病例 %2</translation>
    </message>
    <message>
        <source>Validation patients: %1, of whom %2 are cases</source>
        <translation>验证集患者：%1，其中病例 %2</translation>
    </message>
    <message>
        <source>front chosen by %1 on validation patients</source>
        <translation>前沿按验证集患者的 %1 选出</translation>
    </message>
    <message>
        <source>minimised: %1</source>
        <translation>最小化：%1</translation>
    </message>
    <message>
        <source>Outcome: %1</source>
        <translation>结局：%1</translation>
    </message>
    <message>
        <source>95 % intervals by bootstrap</source>
        <translation>95% 区间用自助法</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1，种子 %2</translation>
    </message>
</context>
<context>
    <name>ui::FrontHeader</name>
    <message>
        <source>New front…</source>
        <translation>新前沿…</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Search for another front, with another method or for another metric</source>
        <translation>用其他方法或指标搜索另一前沿</translation>
    </message>
    <message>
        <source>The search waits where it is; nothing is lost</source>
        <translation>搜索在原处等待；不会丢失</translation>
    </message>
    <message>
        <source>Ends the search within a second; the policies found so far are kept</source>
        <translation>一秒内结束搜索；已找到的策略保留</translation>
    </message>
</context>
<context>
    <name>ui::FrontModel</name>
    <message>
        <source>the same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>no extra case</source>
        <translation>无新增病例</translation>
    </message>
    <message>
        <source>costs less here</source>
        <translation>此处费用更低</translation>
    </message>
    <message>
        <source>is faster here</source>
        <translation>此处更快</translation>
    </message>
    <message>
        <source>best within budget</source>
        <translation>预算内最佳</translation>
    </message>
    <message>
        <source>best within budget: %1 on validation</source>
        <translation>预算内最佳：验证集 %1</translation>
    </message>
    <message>
        <source>≈ policy %1</source>
        <translation>≈ 策略 %1</translation>
    </message>
    <message>
        <source>%1 cannot be told apart from %2 with %3 patients</source>
        <translation>用 %3 名患者无法区分 %1 与 %2</translation>
    </message>
    <message>
        <source>%1, pinned as %2</source>
        <translation>%1，固定为 %2</translation>
    </message>
    <message>
        <source>Where the figure lies in 95 of 100 samples of patients like these</source>
        <translation>在 100 个同类患者样本中，该指标有 95 次位于其中</translation>
    </message>
    <message>
        <source>Against the policy in the row before it, by rising cost</source>
        <translation>与费用递增的前一行策略相比</translation>
    </message>
    <message>
        <source>Of 1,000 patients like these: cases found</source>
        <translation>每 1,000 名此类患者：检出的病例</translation>
    </message>
    <message>
        <source>Of 1,000 patients like these: called cases without being any</source>
        <translation>每 1,000 名此类患者：判为病例而非病例者</translation>
    </message>
    <message>
        <source>What all patients together pay more than with the policy before it, for each further case that is found</source>
        <translation>与前一策略相比，每多检出一个病例全体患者多付的费用</translation>
    </message>
    <message>
        <source>How much longer all patients together wait than with the policy before it, for each further case that is found</source>
        <translation>与前一策略相比，每多检出一个病例全体患者多等的时间</translation>
    </message>
    <message>
        <source>From the first order to the last result, on average</source>
        <translation>从首次开单到最后结果，平均</translation>
    </message>
    <message>
        <source>Drawn from a patient on average</source>
        <translation>平均每名患者的采血量</translation>
    </message>
    <message>
        <source>≈: compared patient by patient, the 95 % interval of the difference includes zero, so these test patients cannot tell the two apart</source>
        <translation>≈：逐名患者比较，差值的 95% 区间含零，因此用这些测试集患者无法区分两者</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>95 %
interval</source>
        <translation>95%
区间</translation>
    </message>
    <message>
        <source>Δ cost</source>
        <translation>Δ 费用</translation>
    </message>
    <message>
        <source>Δ time</source>
        <translation>Δ 时间</translation>
    </message>
    <message>
        <source>Δ %1</source>
        <translation>Δ %1</translation>
    </message>
    <message>
        <source>Found
per 1,000</source>
        <translation>检出
/1,000 人</translation>
    </message>
    <message>
        <source>False alarms
per 1,000</source>
        <translation>误报
/1,000 人</translation>
    </message>
    <message>
        <source>Cost per
extra case</source>
        <translation>每新增
病例费用</translation>
    </message>
    <message>
        <source>Time per
extra case</source>
        <translation>每新增
病例时间</translation>
    </message>
    <message>
        <source>Mean
cost</source>
        <translation>平均
费用</translation>
    </message>
    <message>
        <source>Mean
time</source>
        <translation>平均
时间</translation>
    </message>
    <message>
        <source>Mean
blood</source>
        <translation>平均
采血量</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
</context>
<context>
    <name>ui::FrontPage</name>
    <message>
        <source>Front %1 · %2, %3</source>
        <translation>前沿 %1 · %2，%3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Find the front</source>
        <translation>查找前沿</translation>
    </message>
    <message>
        <source>Minimise</source>
        <translation>最小化</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Judge on</source>
        <translation>评价于</translation>
    </message>
    <message>
        <source>Policies appear here as they are found</source>
        <translation>策略找到后在此显示</translation>
    </message>
    <message>
        <source>No policy was found</source>
        <translation>未找到策略</translation>
    </message>
    <message>
        <source>Find the front with this method</source>
        <translation>用此方法查找前沿</translation>
    </message>
    <message>
        <source>A front is being searched for.</source>
        <translation>正在搜索前沿。</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Remove front %1 with all its policies? This cannot be undone.</source>
        <translation>删除前沿 %1 及其所有策略？此操作无法撤销。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Go to Data &amp; panels</source>
        <translation>转到“数据与组合”</translation>
    </message>
    <message>
        <source>Prices have changed since this front was found. Its policies are shown at today&apos;s prices; others may be better now.</source>
        <translation>找到此前沿之后价格已变。其策略按现价显示；现在可能有更好的策略。</translation>
    </message>
    <message>
        <source>This front belongs to earlier data: patients, panels or prices have changed since.</source>
        <translation>此前沿属于较早的数据：患者、组合或价格其后已变。</translation>
    </message>
    <message>
        <source>Find it again</source>
        <translation>重新查找</translation>
    </message>
    <message>
        <source>One policy, no front yet. Queue 8 more?</source>
        <translation>只有一个策略，尚无前沿。再加 8 个到等待列表？</translation>
    </message>
    <message>
        <source>Go to Train</source>
        <translation>转到“训练”</translation>
    </message>
    <message>
        <source>This search was interrupted. Policies found by then and kept: %1.</source>
        <translation>此搜索已中断。已找到并保留的策略：%1。</translation>
    </message>
    <message>
        <source>The front is found, with %1 policies; judging it on all patients was stopped.</source>
        <translation>已找到前沿，有 %1 个策略；用全部患者评价时被停止。</translation>
    </message>
    <message>
        <source>This search was stopped. Policies found by then and kept: %1. Their test figures were not looked at.</source>
        <translation>此搜索已停止。已找到并保留的策略：%1。未查看其测试集指标。</translation>
    </message>
    <message>
        <source>This search failed. Policies found by then and kept: %1.</source>
        <translation>此搜索失败。已找到并保留的策略：%1。</translation>
    </message>
    <message>
        <source>found for other prices</source>
        <translation>为其他价格求得</translation>
    </message>
    <message>
        <source>found for earlier data</source>
        <translation>为较早的数据求得</translation>
    </message>
    <message>
        <source>No policy found yet</source>
        <translation>尚未找到策略</translation>
    </message>
    <message>
        <source>No front yet</source>
        <translation>尚无前沿</translation>
    </message>
    <message>
        <source>%1 on the front of %2 policies found</source>
        <translation>找到 %2 个策略，其中 %1 个在前沿上</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1，种子 %2</translation>
    </message>
    <message>
        <source>chosen on validation, reported on test</source>
        <translation>验证集选出，测试集报告</translation>
    </message>
    <message>
        <source>chosen on validation</source>
        <translation>验证集选出</translation>
    </message>
    <message>
        <source>chosen by %1, shown by %2</source>
        <translation>按 %1 选出，按 %2 显示</translation>
    </message>
    <message>
        <source>minimised: %1</source>
        <translation>最小化：%1</translation>
    </message>
</context>
<context>
    <name>ui::FrontPlot</name>
    <message>
        <source>Budget: mean per patient</source>
        <translation>预算：人均</translation>
    </message>
    <message>
        <source>Policies on the front: %1, from %2 to %3 per patient.</source>
        <translation>前沿上的策略：%1，每名患者 %2 至 %3。</translation>
    </message>
    <message>
        <source>Chosen: %1</source>
        <translation>已选：%1</translation>
    </message>
    <message>
        <source>, best within budget</source>
        <translation>，预算内最佳</translation>
    </message>
    <message>
        <source>, best within budget by validation</source>
        <translation>，按验证集预算内最佳</translation>
    </message>
</context>
<context>
    <name>ui::FrontTable</name>
    <message>
        <source>each against the policy before it</source>
        <translation>各与前一策略相比</translation>
    </message>
    <message>
        <source>All points</source>
        <translation>所有点</translation>
    </message>
    <message>
        <source>Step by step along the front</source>
        <translation>沿前沿逐步</translation>
    </message>
    <message>
        <source>The front in figures</source>
        <translation>前沿的数字</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more cannot be told apart from the one before them</source>
        <translation>
            <numerusform>另有 %Ln 个无法与前一个区分</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Remove the pin</source>
        <translation>取消固定</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Also policies that test patients cannot tell apart from the one before them, those with the same figures as it on all patients, dominated ones, no panels and all panels</source>
        <translation>还包括：测试集患者无法与前一策略区分的、在所有患者上与其指标相同的、被支配的、不做组合和做所有组合</translation>
    </message>
</context>
<context>
    <name>ui::FrontViewBar</name>
    <message>
        <source>&amp;Dominated policies</source>
        <translation>被支配的策略(&amp;D)</translation>
    </message>
    <message>
        <source>Policies that another one beats for no more money</source>
        <translation>另一策略费用不更高而更好的策略</translation>
    </message>
    <message>
        <source>95 % &amp;band</source>
        <translation>95% 区间带(&amp;B)</translation>
    </message>
    <message>
        <source>Where the front lies in 95 of 100 samples of patients like these</source>
        <translation>在 100 个同类患者样本中，前沿有 95 次位于此处</translation>
    </message>
    <message>
        <source>Base&amp;lines</source>
        <translation>基线模型(&amp;L)</translation>
    </message>
    <message>
        <source>No panels, all panels, and the baselines of the newest table</source>
        <translation>无组合、全部组合，以及最新表中的基线模型</translation>
    </message>
    <message>
        <source>Best &amp;possible</source>
        <translation>理论最佳(&amp;P)</translation>
    </message>
    <message>
        <source>The most that any policy reaches over all possible patients, where that is known; among a few, one may lie above it by chance</source>
        <translation>任一策略在所有可能患者上所能达到的最高值（如已知）；在少数患者中，策略可能偶然高于它</translation>
    </message>
    <message>
        <source>&amp;Optimism: validation to test</source>
        <translation>乐观偏差：验证集到测试集(&amp;O)</translation>
    </message>
    <message>
        <source>An arrow for each policy, from its validation to its test figures</source>
        <translation>每个策略一个箭头，从验证集指标到测试集指标</translation>
    </message>
    <message>
        <source>All patients</source>
        <translation>全部患者</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>验证集</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>期望</translation>
    </message>
    <message>
        <source>Whose figures</source>
        <translation>哪些患者的指标</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>两者</translation>
    </message>
    <message>
        <source>What costs are counted in</source>
        <translation>费用以什么计</translation>
    </message>
    <message>
        <source>Show ▾</source>
        <translation>显示 ▾</translation>
    </message>
    <message>
        <source>Prices…</source>
        <translation>价格…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Metric that is shown</source>
        <translation>所显示的指标</translation>
    </message>
    <message>
        <source>All patients: each decided for by policies found without them. Test: seen once, after the front was chosen. Validation: the patients it was chosen on. Expected: over all possible patients, where that is known.</source>
        <translation>全部患者：各由未用其求得的策略判定。测试集：选定前沿后只看一次。验证集：用来选出前沿的患者。期望：所有可能患者（如已知）。</translation>
    </message>
    <message>
        <source>What the axis counts: the money a policy costs, or the time until its results. Both: money and time, an hour for what it is worth. The same policies stay on the front.</source>
        <translation>坐标轴以什么计：策略的费用，或出结果的时间。两者：费用和时间，一小时按其价值折算。前沿上的策略不变。</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>What is drawn beside the front</source>
        <translation>前沿旁还画什么</translation>
    </message>
    <message>
        <source>The plot as a figure for a paper or a slide</source>
        <translation>将图导出用于论文或幻灯片</translation>
    </message>
    <message>
        <source>Change prices and see at once what every policy would cost</source>
        <translation>更改价格，立即看到每个策略的费用</translation>
    </message>
</context>
<context>
    <name>ui::GatheredWindow</name>
    <message>
        <source>&amp;Anonymous: numbers instead of names</source>
        <translation>匿名：以编号代替姓名(&amp;A)</translation>
    </message>
    <message>
        <source>What came back</source>
        <translation>收回的答卷</translation>
    </message>
    <message>
        <source>Student</source>
        <translation>学生</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>检出</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>账单</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>存为 CSV…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>ui::HelpView</name>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>搜索帮助</translation>
    </message>
    <message>
        <source>Pages that hold all of these words</source>
        <translation>包含所有这些词的页面</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>The page before (Alt+Left)</source>
        <translation>上一页（Alt+左箭头）</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Reference: %1</source>
        <translation>参考：%1</translation>
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
        <translation>加带下划线的字母：该菜单</translation>
    </message>
    <message>
        <source>Tab</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Next control; with Shift the one before</source>
        <translation>下一个控件；加 Shift 为上一个</translation>
    </message>
    <message>
        <source>Esc</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave presenter mode</source>
        <translation>退出演示模式</translation>
    </message>
    <message>
        <source>Simulation for education and research. Not for clinical use.</source>
        <translation>仅供教学与研究的模拟，不得用于临床。</translation>
    </message>
    <message>
        <source>The program has no network code: nothing leaves this computer.</source>
        <translation>程序不含网络代码：没有任何内容离开本机。</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>自由软件，遵循 GNU 通用公共许可证第 3 版或更高版本。不提供任何担保。</translation>
    </message>
    <message>
        <source>The built-in cohorts are synthetic. They are drawn from class-wise figures of NHANES 1999–2002 and the PhysioNet/CinC Challenge 2012; no patient is in them.</source>
        <translation>内置队列均为合成，由 NHANES 1999–2002 和 PhysioNet/CinC Challenge 2012 的分类统计量抽取而成；其中没有真实患者。</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>PanelWise help</source>
        <translation>PanelWise 帮助</translation>
    </message>
    <message>
        <source>Help pages</source>
        <translation>帮助页</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>术语表</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>键盘</translation>
    </message>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
</context>
<context>
    <name>ui::IdentifierReview</name>
    <message>
        <source>Some columns could identify a person</source>
        <translation>有些列可能识别个人身份</translation>
    </message>
    <message>
        <source>Nothing is saved yet. Columns ticked here are left out: they are not written to the project at all.</source>
        <translation>尚未保存任何内容。此处勾选的列不予采用：完全不写入工程。</translation>
    </message>
    <message>
        <source>Cancel import</source>
        <translation>取消导入</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Keep of %1 only whether something is recorded, for the outcome: %2</source>
        <translation>%1 只保留是否有记录，用于结局：%2</translation>
    </message>
    <message>
        <source>Leave out %1: %2</source>
        <translation>不采用 %1：%2</translation>
    </message>
</context>
<context>
    <name>ui::ImportPage</name>
    <message>
        <source>Reading %1</source>
        <translation>正在读取 %1</translation>
    </message>
    <message>
        <source>Looking at the columns of %1</source>
        <translation>正在查看 %1 的各列</translation>
    </message>
    <message>
        <source>Saving the project</source>
        <translation>正在保存工程</translation>
    </message>
    <message>
        <source>Drawing patients</source>
        <translation>正在抽取患者</translation>
    </message>
    <message>
        <source>Import table</source>
        <translation>导入表格</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>First rows, and what each column will become</source>
        <translation>前几行，以及各列将成为什么</translation>
    </message>
    <message>
        <source>First rows of the table</source>
        <translation>表格的前几行</translation>
    </message>
    <message>
        <source>How to read it</source>
        <translation>如何读取</translation>
    </message>
    <message>
        <source>What the file says besides its cells</source>
        <translation>文件除单元格外的说明</translation>
    </message>
    <message>
        <source>Use the task file</source>
        <translation>使用任务文件</translation>
    </message>
    <message>
        <source>The task file says what the columns mean, which panels there are and what they cost</source>
        <translation>任务文件说明各列的含义、有哪些组合及其价格</translation>
    </message>
    <message>
        <source>The file itself is never changed. Data stay on this computer.</source>
        <translation>文件本身从不更改。数据留在本机。</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>导入进度</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2 · rows: %3 · columns: %4</source>
        <translation>%1 · %2 · 行：%3 · 列：%4</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>多于 %1</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>约 %1</translation>
    </message>
    <message>
        <source>Read as text</source>
        <translation>读作文本</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>使用 %1</translation>
    </message>
    <message>
        <source>Use the task file %1</source>
        <translation>使用任务文件 %1</translation>
    </message>
    <message>
        <source>Found beside the table.</source>
        <translation>位于表格旁。</translation>
    </message>
    <message>
        <source>%1 rows read</source>
        <translation>已读取 %1 行</translation>
    </message>
    <message>
        <source>Answer the questions above first</source>
        <translation>请先回答上面的问题</translation>
    </message>
    <message>
        <source>Read the whole table</source>
        <translation>读取整张表格</translation>
    </message>
    <message>
        <source>The table cannot be read yet</source>
        <translation>表格尚不能读取</translation>
    </message>
</context>
<context>
    <name>ui::ImportProblems</name>
    <message>
        <source>Problems found</source>
        <translation>发现的问题</translation>
    </message>
    <message>
        <source>Problems found: %1</source>
        <translation>发现的问题：%1</translation>
    </message>
    <message>
        <source>… and %1 more.</source>
        <translation>…… 及另外 %1 个。</translation>
    </message>
    <message>
        <source>Read %1 as text</source>
        <translation>将 %1 读作文本</translation>
    </message>
    <message>
        <source>Its values become categories instead of numbers</source>
        <translation>其值成为类别而非数字</translation>
    </message>
</context>
<context>
    <name>ui::ImportQuestions</name>
    <message>
        <source>Comma</source>
        <translation>逗号</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>分号</translation>
    </message>
    <message>
        <source>Tab</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Vertical bar</source>
        <translation>竖线</translation>
    </message>
    <message>
        <source>Row %1, column %2: is it a decimal number or thousands?</source>
        <translation>第 %1 行，列 %2：是小数还是千位分隔？</translation>
    </message>
    <message>
        <source>The answer holds for all %1 such columns.</source>
        <translation>此回答适用于全部 %1 个此类列。</translation>
    </message>
    <message>
        <source>What does “%1” mean?</source>
        <translation>“%1”是什么意思？</translation>
    </message>
    <message>
        <source>Decimal number</source>
        <translation>小数</translation>
    </message>
    <message>
        <source>Thousands: %1</source>
        <translation>千位：%1</translation>
    </message>
    <message>
        <source>What separates the values?</source>
        <translation>值之间以什么分隔？</translation>
    </message>
    <message>
        <source>More than one character fits this file equally well.</source>
        <translation>有不止一个字符同样适合此文件。</translation>
    </message>
</context>
<context>
    <name>ui::JobButton</name>
    <message>
        <source>What is under way</source>
        <translation>正在进行的工作</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Show the page %1</source>
        <translation>显示“%1”页</translation>
    </message>
</context>
<context>
    <name>ui::JudgeBox</name>
    <message>
        <source>Judge on</source>
        <translation>评价于</translation>
    </message>
    <message>
        <source>one test part</source>
        <translation>一个测试集</translation>
    </message>
    <message>
        <source>all patients, %1 folds</source>
        <translation>全部患者，%1 折</translation>
    </message>
    <message>
        <source>The study itself says who is in the test part, so that part judges.</source>
        <translation>研究本身已规定测试集患者，因此由测试集评价。</translation>
    </message>
    <message>
        <source>The patients of the test part judge: quick, but with few cases little can be told apart.</source>
        <translation>由测试集患者评价：快，但病例少时难以区分。</translation>
    </message>
    <message>
        <source>Everything is learned once more without each of %1 folds of the patients, and every patient is decided for by what was learned without them.</source>
        <translation>对 %1 折患者的每一折，不用该折重新学习，每名患者都由未用其学习的结果判定。</translation>
    </message>
    <message>
        <source>About %1.</source>
        <translation>约 %1。</translation>
    </message>
    <message>
        <source>It takes %1 times as long.</source>
        <translation>用时为 %1 倍。</translation>
    </message>
</context>
<context>
    <name>ui::LessonCard</name>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>演示给我看</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Text of the lesson</source>
        <translation>课程正文</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>离开课程</translation>
    </message>
    <message>
        <source>Leave the lesson (Esc). It goes on here the next time.</source>
        <translation>离开课程（Esc）。下次从这里继续。</translation>
    </message>
    <message>
        <source>The program does this step for you; a question answered so earns no points.</source>
        <translation>程序替您完成此步；这样回答的问题不得分。</translation>
    </message>
    <message>
        <source>Type a number.</source>
        <translation>请输入数字。</translation>
    </message>
    <message>
        <source>That is not a number. Write it like 0.5 or 12.</source>
        <translation>这不是数字。请写作 0.5 或 12。</translation>
    </message>
    <message>
        <source>%1 · %2 of %3</source>
        <translation>%1 · 第 %2 步，共 %3 步</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完成</translation>
    </message>
</context>
<context>
    <name>ui::LessonEditor</name>
    <message>
        <source>Record</source>
        <translation>录制</translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation>添加步骤</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Write a lesson</source>
        <translation>编写课程</translation>
    </message>
    <message>
        <source>My lesson</source>
        <translation>我的课程</translation>
    </message>
    <message>
        <source>The lesson works with patients of its own</source>
        <translation>课程使用自带的患者</translation>
    </message>
    <message>
        <source>Every click in the window becomes a step</source>
        <translation>窗口中的每次点击都成为一个步骤</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Text of the step</source>
        <translation>步骤正文</translation>
    </message>
    <message>
        <source>Markdown: **bold**, lists, [links](help:guide-front)</source>
        <translation>Markdown：**粗体**、列表、[链接](help:guide-front)</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>A question? One answer in each line, * before the right one</source>
        <translation>出题？每行一个答案，正确答案前加 *</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>标题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Patients</source>
        <translation>患者(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Heading of the step</source>
        <translation>步骤标题(&amp;H)</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>正文(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Answers</source>
        <translation>答案(&amp;A)</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>What is to be said.</source>
        <translation>要说明的内容。</translation>
    </message>
    <message>
        <source>Click here.</source>
        <translation>请点击此处。</translation>
    </message>
    <message>
        <source>Points at %1.</source>
        <translation>指向 %1。</translation>
    </message>
    <message>
        <source>Points at %1 and waits until %2.</source>
        <translation>指向 %1，并等待直到 %2。</translation>
    </message>
    <message>
        <source>A question has two answers or more, and a * before the right one.</source>
        <translation>一道题须有两个或更多答案，正确答案前加 *。</translation>
    </message>
</context>
<context>
    <name>ui::LessonGallery</name>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Each takes 10 to 15 minutes in the real program, with patients of its own: your project is closed, kept as it is, and opened again afterwards.</source>
        <translation>每门课程在真实程序中进行 10 至 15 分钟，使用课程自带的患者：您的工程会先关闭并保持原样，之后重新打开。</translation>
    </message>
    <message>
        <source>Open a lesson file…</source>
        <translation>打开课程文件…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Take again</source>
        <translation>再学一次</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>从头开始</translation>
    </message>
</context>
<context>
    <name>ui::LessonWords</name>
    <message>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>This is not valid JSON.</source>
        <translation>这不是有效的 JSON。</translation>
    </message>
    <message>
        <source>This is JSON, but not a lesson: “panelwise_lesson” is missing. Write &quot;panelwise_lesson&quot;: 1.</source>
        <translation>这是 JSON，但不是课程：缺少“panelwise_lesson”。请写 &quot;panelwise_lesson&quot;: 1。</translation>
    </message>
    <message>
        <source>This lesson was made for a later version of PanelWise. Open it with that one.</source>
        <translation>此课程为更新版本的 PanelWise 制作。请用该版本打开。</translation>
    </message>
    <message>
        <source>This entry is missing. Add it.</source>
        <translation>缺少此项。请补上。</translation>
    </message>
    <message>
        <source>There is no entry “%1”. Correct its name, or remove it.</source>
        <translation>没有“%1”这一项。请更正名称或删除。</translation>
    </message>
    <message>
        <source>This should be %1.</source>
        <translation>此处应为%1。</translation>
    </message>
    <message>
        <source>“%1” cannot be used here. The page “lesson” of the help says what can.</source>
        <translation>此处不能用“%1”。可用内容见帮助页“lesson”。</translation>
    </message>
    <message>
        <source>This cannot be read from “%1” on.</source>
        <translation>从“%1”起无法读取。</translation>
    </message>
    <message>
        <source>No step is called “%1”. Correct the name, or add the step.</source>
        <translation>没有名为“%1”的步骤。请更正名称或添加该步骤。</translation>
    </message>
    <message>
        <source>Two steps are called “%1”. Rename one of them.</source>
        <translation>有两个步骤名为“%1”。请重命名其中一个。</translation>
    </message>
    <message>
        <source>The program knows no fact “%1”. The page “lesson” of the help lists them.</source>
        <translation>程序不认识事实“%1”。清单见帮助页“lesson”。</translation>
    </message>
    <message>
        <source>Nothing in the window is called “%1”. The page “lesson” of the help lists what is.</source>
        <translation>窗口中没有名为“%1”的元素。清单见帮助页“lesson”。</translation>
    </message>
    <message>
        <source>Exactly one option has to be right. Write &quot;right&quot;: true beside it.</source>
        <translation>必须恰有一个选项正确。请在其旁写 &quot;right&quot;: true。</translation>
    </message>
    <message>
        <source>This is more than a lesson can hold. Make two lessons of it.</source>
        <translation>内容超出一门课程的容量。请分成两门。</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>And more of the same kind: %1.</source>
        <translation>还有同类问题：%1 个。</translation>
    </message>
</context>
<context>
    <name>ui::LinePlot</name>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 对 %2</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1：%2。%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>ui::LogModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>ui::MainMenu</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New project</source>
        <translation>新建工程(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>打开最近(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Import table…</source>
        <translation>导入表格(&amp;I)…</translation>
    </message>
    <message>
        <source>Import &amp;measurements…</source>
        <translation>导入测量(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Paste table</source>
        <translation>粘贴表格(&amp;P)</translation>
    </message>
    <message>
        <source>Export &amp;figure…</source>
        <translation>导出图(&amp;F)…</translation>
    </message>
    <message>
        <source>Cop&amp;y figure</source>
        <translation>复制图(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy as comman&amp;d</source>
        <translation>复制为命令(&amp;D)</translation>
    </message>
    <message>
        <source>Export repor&amp;t…</source>
        <translation>导出报告(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Close project</source>
        <translation>关闭工程(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>设置(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>开始页(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>配色(&amp;C)</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>正常大小(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Data</source>
        <translation>数据(&amp;D)</translation>
    </message>
    <message>
        <source>Open &amp;sample</source>
        <translation>打开示例(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Export task file…</source>
        <translation>导出任务文件(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Find the front</source>
        <translation>查找前沿(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Train a policy</source>
        <translation>训练策略(&amp;T)</translation>
    </message>
    <message>
        <source>Run &amp;baselines…</source>
        <translation>运行基线模型(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Patient</source>
        <translation>患者(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Walk through a patient</source>
        <translation>逐步查看患者(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>教学(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Presenter mode</source>
        <translation>演示模式(&amp;P)</translation>
    </message>
    <message>
        <source>Large type and nothing but the page; Esc leaves it</source>
        <translation>大字号，只显示页面；按 Esc 退出</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>这是什么？(&amp;W)</translation>
    </message>
    <message>
        <source>Then click a word or a control to have it explained</source>
        <translation>然后点击词语或控件以查看解释</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>术语表(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About PanelWise</source>
        <translation>关于 PanelWise(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>清空此列表(&amp;C)</translation>
    </message>
    <message>
        <source>Not while a file is being read</source>
        <translation>读取文件时不可用</translation>
    </message>
    <message>
        <source>No project is open</source>
        <translation>未打开工程</translation>
    </message>
    <message>
        <source>Finds the best trade-offs between cost and accuracy</source>
        <translation>查找费用与准确性的最佳权衡</translation>
    </message>
    <message>
        <source>Trains one policy as the page Train says</source>
        <translation>按“训练”页的设置训练一个策略</translation>
    </message>
    <message>
        <source>Runs what policies are compared with, as the page Compare &amp; report says</source>
        <translation>按“比较与报告”页的设置运行与策略比较的模型</translation>
    </message>
    <message>
        <source>Writes what the page Compare &amp; report shows as one document</source>
        <translation>将“比较与报告”页的内容写成一个文档</translation>
    </message>
    <message>
        <source>Follows one patient from panel to panel</source>
        <translation>跟随一名患者逐个组合查看</translation>
    </message>
    <message>
        <source>Nothing is being trained, searched for or run</source>
        <translation>没有正在进行的训练、搜索或运行</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>继续(&amp;G)</translation>
    </message>
    <message>
        <source>What is under way waits where it is; nothing is lost</source>
        <translation>正在进行的工作在原处等待；不会丢失</translation>
    </message>
    <message>
        <source>Ends what is under way within a second and keeps what it has so far</source>
        <translation>一秒内结束正在进行的工作，并保留目前结果</translation>
    </message>
    <message>
        <source>%1 ▸ %2</source>
        <translation>%1 ▸ %2</translation>
    </message>
    <message>
        <source>S&amp;hare a copy…</source>
        <translation>共享副本(&amp;H)…</translation>
    </message>
    <message>
        <source>Find a &amp;command…</source>
        <translation>查找命令(&amp;C)…</translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>No project open</source>
        <translation>未打开工程</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>工程</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>Simulation for education and research. Not for clinical use.</source>
        <translation>仅供教学与研究的模拟，不得用于临床。</translation>
    </message>
    <message>
        <source>Project: %1</source>
        <translation>工程：%1</translation>
    </message>
    <message>
        <source>%1 – PanelWise</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>%1 – PanelWise</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>ui::MessageStack</name>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Show fewer messages</source>
        <translation>显示较少提示</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more messages</source>
        <translation>
            <numerusform>再显示 %n 条提示</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MethodBox</name>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
</context>
<context>
    <name>ui::ModelChecklist</name>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Models to compare</source>
        <translation>要比较的模型</translation>
    </message>
    <message>
        <source>Tick up to eight; R makes the current one the reference</source>
        <translation>最多勾选八个；按 R 将当前模型设为参照</translation>
    </message>
    <message>
        <source>A ticked model keeps its colour, dash and marker on every plot.</source>
        <translation>勾选的模型在每张图上保持其颜色、线型和标记。</translation>
    </message>
    <message>
        <source>Mean cost of testing per patient</source>
        <translation>人均检验费用</translation>
    </message>
    <message>
        <source>Policies on the front</source>
        <translation>前沿上的策略</translation>
    </message>
    <message>
        <source>Trained policies</source>
        <translation>已训练策略</translation>
    </message>
    <message>
        <source>Baselines</source>
        <translation>基线模型</translation>
    </message>
    <message>
        <source>None tried on test patients yet</source>
        <translation>尚无在测试集患者上试用者</translation>
    </message>
    <message>
        <source>%1, reference</source>
        <translation>%1，参照</translation>
    </message>
    <message numerus="yes">
        <source>%n ticked</source>
        <translation>
            <numerusform>已勾选 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Make it the reference</source>
        <translation>设为参照</translation>
    </message>
</context>
<context>
    <name>ui::MoneySpinBox</name>
    <message>
        <source> min</source>
        <translation> 分钟</translation>
    </message>
</context>
<context>
    <name>ui::OrderingCard</name>
    <message>
        <source>With more than %1 panels there are too many pairs: they are ordered one by one.</source>
        <translation>超过 %1 个组合时，成对过多：只能逐个开具。</translation>
    </message>
    <message>
        <source>Panels are ordered one by one as long as an order without a result %1 (Missing values).</source>
        <translation>只要无结果的开单%1（见“缺失值”），组合就逐个开具。</translation>
    </message>
    <message>
        <source>Together they save time, not money: panels are ordered one by one unless time is minimised.</source>
        <translation>同时开单节省时间而非费用：除非最小化时间，否则组合逐个开具。</translation>
    </message>
    <message>
        <source>Rules for orders…</source>
        <translation>开单规则…</translation>
    </message>
    <message>
        <source>Panels may be ordered together (two at a time)</source>
        <translation>组合可同时开单（一次两个）</translation>
    </message>
    <message>
        <source>Orders, time and money</source>
        <translation>开单、时间与费用</translation>
    </message>
    <message>
        <source>A cap on every bill, panels that come first, are never ordered or need others</source>
        <translation>账单上限，以及最先开具、从不开具或以其他组合为前提的组合</translation>
    </message>
    <message>
        <source>What is &amp;minimised</source>
        <translation>最小化目标(&amp;M)</translation>
    </message>
    <message>
        <source>Everything may be ordered at any time.</source>
        <translation>任何组合随时都可开具。</translation>
    </message>
</context>
<context>
    <name>ui::OutcomeCard</name>
    <message>
        <source>What is predicted</source>
        <translation>预测目标</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>更改…</translation>
    </message>
    <message>
        <source>Change what is predicted</source>
        <translation>更改预测目标</translation>
    </message>
    <message>
        <source>Looking through the table …</source>
        <translation>正在查看表格 …</translation>
    </message>
    <message>
        <source>not chosen yet</source>
        <translation>尚未选择</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Another column…</source>
        <translation>其他列…</translation>
    </message>
    <message>
        <source>Who is a case?</source>
        <translation>谁是病例？</translation>
    </message>
</context>
<context>
    <name>ui::OutcomeDialog</name>
    <message>
        <source>What is predicted</source>
        <translation>预测目标</translation>
    </message>
    <message>
        <source>Column of the outcome</source>
        <translation>结局列</translation>
    </message>
    <message>
        <source>Values that mark the cases</source>
        <translation>表示病例的值</translation>
    </message>
    <message>
        <source>below</source>
        <translation>低于</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>不高于</translation>
    </message>
    <message>
        <source>above</source>
        <translation>高于</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>不低于</translation>
    </message>
    <message>
        <source>Whoever has anything recorded there, such as a date of death, is a case; whoever has not is none.</source>
        <translation>该列有任何记录（如死亡日期）者为病例；没有者为非病例。</translation>
    </message>
    <message>
        <source>&amp;Column</source>
        <translation>列(&amp;C)</translation>
    </message>
    <message>
        <source>Offered</source>
        <translation>备选</translation>
    </message>
    <message>
        <source>Cases are those with</source>
        <translation>病例为</translation>
    </message>
    <message>
        <source>&amp;Name of the outcome</source>
        <translation>结局名称(&amp;N)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Whoever has a date there is a case</source>
        <translation>该列有日期者为病例</translation>
    </message>
    <message>
        <source>certain values</source>
        <translation>某些值</translation>
    </message>
    <message>
        <source>a number below or above a limit</source>
        <translation>低于或高于界值的数</translation>
    </message>
    <message>
        <source>anything recorded</source>
        <translation>任何记录</translation>
    </message>
    <message numerus="yes">
        <source>%1  (%Ln patients)</source>
        <translation>
            <numerusform>%1  （%Ln 名患者）</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is a case. Choose a value or a limit that some patients have.</source>
        <translation>没有人是病例。请选择部分患者具有的值或界值。</translation>
    </message>
    <message>
        <source>Everybody is a case, so there is nothing to learn.</source>
        <translation>人人都是病例，因此无可学习。</translation>
    </message>
    <message>
        <source>%1 of %2 patients are cases (%3)</source>
        <translation>%2 名患者中 %1 名为病例（%3）</translation>
    </message>
</context>
<context>
    <name>ui::OutlineView</name>
    <message>
        <source>Sections of the report</source>
        <translation>报告各节</translation>
    </message>
    <message>
        <source>Space leaves a section out or takes it in, Alt with the up and down keys moves it.</source>
        <translation>空格键去除或纳入一节，Alt 加上下键移动。</translation>
    </message>
</context>
<context>
    <name>ui::PageView</name>
    <message>
        <source>Preview of a page</source>
        <translation>页面预览</translation>
    </message>
</context>
<context>
    <name>ui::PanelCard</name>
    <message>
        <source>Turnaround time</source>
        <translation>报告时间</translation>
    </message>
    <message>
        <source>Blood</source>
        <translation>采血量</translation>
    </message>
    <message>
        <source>Name of panel %1</source>
        <translation>组合 %1 的名称</translation>
    </message>
    <message>
        <source>%1 new of %2</source>
        <translation>%1/%2 项为新</translation>
    </message>
    <message>
        <source>The others are also in %1, and are paid in each panel that is ordered.</source>
        <translation>其余也在 %1 中，在每个所开组合中都要付费。</translation>
    </message>
    <message>
        <source>Price of %1</source>
        <translation>%1 的价格</translation>
    </message>
    <message>
        <source>What ordering %1 costs</source>
        <translation>开具 %1 的费用</translation>
    </message>
    <message>
        <source>More for panel %1</source>
        <translation>组合 %1 的更多操作</translation>
    </message>
    <message>
        <source>Rename, reorder, merge or delete</source>
        <translation>重命名、重排、合并或删除</translation>
    </message>
    <message>
        <source>Panel %1, %2</source>
        <translation>组合 %1，%2</translation>
    </message>
    <message>
        <source>Turnaround time of %1</source>
        <translation>%1 的报告时间</translation>
    </message>
    <message>
        <source>From the order of %1 to its results. In minutes, or as “1.5 h”; empty where nobody said.</source>
        <translation>从开具 %1 到出结果。以分钟计，或写作“1.5 h”；未知则留空。</translation>
    </message>
    <message>
        <source>Blood volume of %1</source>
        <translation>%1 的采血量</translation>
    </message>
    <message>
        <source>Blood drawn for %1, in millilitres; empty where nobody said.</source>
        <translation>%1 所需的采血量，以毫升计；未知则留空。</translation>
    </message>
    <message>
        <source>%1 shared with %2</source>
        <translation>%1 项与 %2 共有</translation>
    </message>
    <message>
        <source>%1. Click to show them singly.</source>
        <translation>%1。点击可逐项显示。</translation>
    </message>
    <message>
        <source>Move to panel</source>
        <translation>移到组合</translation>
    </message>
    <message>
        <source>Also put in panel</source>
        <translation>同时放入组合</translation>
    </message>
    <message>
        <source>Make a new panel</source>
        <translation>新建组合</translation>
    </message>
    <message>
        <source>Remove from %1</source>
        <translation>从 %1 中移除</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Merge into</source>
        <translation>合并到</translation>
    </message>
    <message>
        <source>Show shared tests singly</source>
        <translation>逐项显示共有项目</translation>
    </message>
    <message>
        <source>Delete panel</source>
        <translation>删除组合</translation>
    </message>
</context>
<context>
    <name>ui::PanelList</name>
    <message>
        <source>Panels</source>
        <translation>检验组合</translation>
    </message>
    <message>
        <source>Missing values</source>
        <translation>缺失值</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Add panel</source>
        <translation>添加组合</translation>
    </message>
    <message>
        <source>Drop tests here to make a new panel</source>
        <translation>将检验项目拖到这里以新建组合</translation>
    </message>
    <message>
        <source>Missing values by panel and outcome</source>
        <translation>按组合和结局的缺失值</translation>
    </message>
    <message>
        <source>More about panels</source>
        <translation>组合的更多操作</translation>
    </message>
    <message>
        <source>Shared fees</source>
        <translation>共用费用</translation>
    </message>
    <message>
        <source>Add shared fee…</source>
        <translation>添加共用费用…</translation>
    </message>
    <message>
        <source>&amp;An order of which a patient&apos;s record holds nothing</source>
        <translation>患者记录中全无结果的开单(&amp;A)</translation>
    </message>
    <message>
        <source>It never changes the probability nor a later decision.</source>
        <translation>它从不改变概率或之后的决策。</translation>
    </message>
    <message>
        <source>a test in two panels is paid in each</source>
        <translation>两个组合共有的项目各自付费</translation>
    </message>
    <message>
        <source>by panel and outcome</source>
        <translation>按组合和结局</translation>
    </message>
    <message numerus="yes">
        <source>%n variables are in no panel (%1) and will not be used.</source>
        <translation>
            <numerusform>%n 个变量不在任何组合中（%1），将不会使用。</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a panel</source>
        <translation>新建组合</translation>
    </message>
    <message>
        <source>Leave unused</source>
        <translation>不使用</translation>
    </message>
</context>
<context>
    <name>ui::PanelUseCard</name>
    <message>
        <source>Panel use</source>
        <translation>组合使用</translation>
    </message>
    <message>
        <source>Shares appear with the first validation</source>
        <translation>首次验证后显示比例</translation>
    </message>
    <message>
        <source>▎at the start of training</source>
        <translation>▎训练开始时</translation>
    </message>
    <message>
        <source>share of validation patients</source>
        <translation>占验证集患者的比例</translation>
    </message>
    <message>
        <source>Share of validation patients</source>
        <translation>占验证集患者的比例</translation>
    </message>
</context>
<context>
    <name>ui::PathCard</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Back to the policy’s path</source>
        <translation>回到策略的路径</translation>
    </message>
    <message>
        <source>Next patient</source>
        <translation>下一名患者</translation>
    </message>
    <message>
        <source>Reset the score</source>
        <translation>重置得分</translation>
    </message>
    <message>
        <source>Undoes the last change (Ctrl+Z)</source>
        <translation>撤销上一次更改（Ctrl+Z）</translation>
    </message>
    <message>
        <source>Closes the second path</source>
        <translation>关闭第二条路径</translation>
    </message>
    <message>
        <source>The next patient of the list (Page Down)</source>
        <translation>列表中的下一名患者（Page Down）</translation>
    </message>
    <message>
        <source>Starts counting anew</source>
        <translation>重新开始计分</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>开单</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>账单</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>诊断</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结局</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>揭示</translation>
    </message>
    <message>
        <source>Shows what the policy would do here, and why; the next decision is yours again</source>
        <translation>显示策略在此会怎么做及原因；下一个决定仍由您做出</translation>
    </message>
    <message>
        <source>Teams…</source>
        <translation>小组…</translation>
    </message>
    <message>
        <source>How it went…</source>
        <translation>得分经过…</translation>
    </message>
    <message>
        <source>Names of teams that take turns</source>
        <translation>轮流作答的各小组名称</translation>
    </message>
    <message>
        <source>The score case by case, and your place among the policies</source>
        <translation>逐例得分，以及您在各策略之间的位置</translation>
    </message>
</context>
<context>
    <name>ui::PathPatients</name>
    <message>
        <source>Patient (row)</source>
        <translation>患者（行）</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>账单</translation>
    </message>
    <message>
        <source>Last probability</source>
        <translation>最终概率</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结局</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>case: found</source>
        <translation>病例：检出</translation>
    </message>
    <message>
        <source>case: missed</source>
        <translation>病例：漏诊</translation>
    </message>
    <message>
        <source>no case: false alarm</source>
        <translation>非病例：误报</translation>
    </message>
    <message>
        <source>no case: reassured</source>
        <translation>非病例：排除</translation>
    </message>
    <message>
        <source>Show outcomes</source>
        <translation>显示结局</translation>
    </message>
    <message>
        <source>Walk through this patient</source>
        <translation>逐步查看此患者</translation>
    </message>
    <message>
        <source>Patients who took this path</source>
        <translation>走此路径的患者</translation>
    </message>
    <message>
        <source>Patients</source>
        <translation>患者</translation>
    </message>
    <message>
        <source>Whether these patients are cases; hidden, so that you can guess first</source>
        <translation>这些患者是否为病例；先隐藏，供您猜测</translation>
    </message>
    <message>
        <source>See step by step what was ordered and why (Enter)</source>
        <translation>逐步查看开了什么及其原因（Enter）</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Test patients: %1</source>
        <translation>测试集患者：%1</translation>
    </message>
</context>
<context>
    <name>ui::PatientBanner</name>
    <message>
        <source>Patient</source>
        <translation>患者</translation>
    </message>
    <message>
        <source>True outcome</source>
        <translation>真实结局</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <translation>
            <numerusform>%1，及另外 %n 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PatientChart</name>
    <message>
        <source>Probability track</source>
        <translation>概率轨迹</translation>
    </message>
    <message>
        <source>80 % range</source>
        <translation>80% 范围</translation>
    </message>
    <message>
        <source>Where the probability would end for 80 of 100 patients like this one if every panel were known</source>
        <translation>若所有组合均已知，100 名此类患者中 80 名的概率最终所在范围</translation>
    </message>
</context>
<context>
    <name>ui::PatientEmpty</name>
    <message>
        <source>Choose a patient</source>
        <translation>选择患者</translation>
    </message>
    <message>
        <source>Panel by panel: what is ordered, what comes back, and why. The outcome stays hidden until the diagnosis.</source>
        <translation>逐个组合：开了什么、结果如何、为什么。结局在诊断之前保持隐藏。</translation>
    </message>
    <message>
        <source>Or type a patient in by hand</source>
        <translation>或手动输入一名患者</translation>
    </message>
    <message>
        <source>Walk through</source>
        <translation>逐步查看</translation>
    </message>
    <message>
        <source>Walk through: %1</source>
        <translation>逐步查看：%1</translation>
    </message>
    <message>
        <source>Nobody among the test patients.</source>
        <translation>测试集患者中没有。</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>nothing ordered</source>
        <translation>未开单</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Nothing is known before a test.</source>
        <translation>检验前没有已知信息。</translation>
    </message>
    <message>
        <source>Path and outcome stay hidden</source>
        <translation>路径和结局保持隐藏</translation>
    </message>
</context>
<context>
    <name>ui::PatientForm</name>
    <message>
        <source>Empty all</source>
        <translation>全部清空</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Empty: not in the record</source>
        <translation>留空：病历中没有</translation>
    </message>
    <message>
        <source>Reference %1 %2. Empty: not in the record</source>
        <translation>参考 %1 %2。留空：病历中没有</translation>
    </message>
    <message>
        <source>not in the record</source>
        <translation>病历中没有</translation>
    </message>
    <message>
        <source>One of these, or not in the record</source>
        <translation>其中之一，或病历中没有</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>不是数字</translation>
    </message>
    <message>
        <source>hardly possible: check the unit</source>
        <translation>几乎不可能：请检查单位</translation>
    </message>
    <message>
        <source>nobody in the data has this</source>
        <translation>数据中无人有此值</translation>
    </message>
    <message>
        <source>Nothing is known before a test.</source>
        <translation>检验前没有已知信息。</translation>
    </message>
</context>
<context>
    <name>ui::PatientPage</name>
    <message>
        <source>By hand…</source>
        <translation>手动输入…</translation>
    </message>
    <message>
        <source>Reading the policy and walking it through the test patients…</source>
        <translation>正在读取策略并应用于测试集患者…</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>The policy that is walked with: the patient stays the same</source>
        <translation>查看所用的策略：患者保持不变</translation>
    </message>
    <message>
        <source>Type a patient in by hand</source>
        <translation>手动输入一名患者</translation>
    </message>
    <message>
        <source>Row “%1” is not one of the test patients this policy was tried on. The patients it learned from are not walked through: it knows them.</source>
        <translation>第“%1”行不是试用此策略的测试集患者。学习用患者不供查看：策略已了解他们。</translation>
    </message>
    <message>
        <source>%1 · test patients</source>
        <translation>%1 · 测试集患者</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>%1, %2. Ranges: 80 of 100 patients like this one.</source>
        <translation>%1，%2。范围：100 名此类患者中的 80 名。</translation>
    </message>
    <message>
        <source>A patient by hand</source>
        <translation>手动输入患者</translation>
    </message>
    <message>
        <source>What is known before any test. Results are asked for when they are ordered. Leave empty what is not known. Nothing here is stored.</source>
        <translation>检验前已知的信息。开单时再询问结果。未知的请留空。此处内容不会保存。</translation>
    </message>
    <message>
        <source>Walk through</source>
        <translation>逐步查看</translation>
    </message>
    <message>
        <source>Results of %1</source>
        <translation>%1 的结果</translation>
    </message>
    <message>
        <source>Leave empty what was not measured. Unlikely values are flagged, not refused. A panel without any result costs nothing.</source>
        <translation>未测量的请留空。不太可能的值会标出，但不会拒绝。没有任何结果的组合不计费用。</translation>
    </message>
    <message>
        <source>Enter results</source>
        <translation>输入结果</translation>
    </message>
</context>
<context>
    <name>ui::PatientStage</name>
    <message>
        <source>Probability track</source>
        <translation>概率轨迹</translation>
    </message>
</context>
<context>
    <name>ui::PictureTab</name>
    <message>
        <source>No picture yet</source>
        <translation>尚无图</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Which of the ticked models is shown here</source>
        <translation>此处显示哪个所勾选的模型</translation>
    </message>
    <message>
        <source>Tick a model to see this.</source>
        <translation>请勾选模型以查看。</translation>
    </message>
    <message>
        <source>There is nothing to show for these models.</source>
        <translation>这些模型没有可显示的内容。</translation>
    </message>
</context>
<context>
    <name>ui::PinComparison</name>
    <message>
        <source>Pinned policies, compared</source>
        <translation>所固定策略的比较</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>已固定</translation>
    </message>
    <message>
        <source>Shift-click a policy in the plot, or press P, to pin it: up to four</source>
        <translation>在图中按 Shift 点击策略或按 P 可固定：最多四个</translation>
    </message>
    <message>
        <source>Found per 1,000</source>
        <translation>每 1,000 人检出</translation>
    </message>
    <message>
        <source>Missed per 1,000</source>
        <translation>每 1,000 人漏诊</translation>
    </message>
    <message>
        <source>False alarms per 1,000</source>
        <translation>每 1,000 人误报</translation>
    </message>
    <message>
        <source>No longer pinned</source>
        <translation>已取消固定</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>取消固定</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>取消固定 %1</translation>
    </message>
</context>
<context>
    <name>ui::PlanDialog</name>
    <message>
        <source>Advanced settings</source>
        <translation>高级设置</translation>
    </message>
    <message>
        <source>Double-click a value to change it. What differs from the preset is bold, and stays when another preset is chosen.</source>
        <translation>双击值可更改。与预设不同者以粗体显示，选择其他预设时保留。</translation>
    </message>
    <message>
        <source>Settings of the plan</source>
        <translation>计划的设置</translation>
    </message>
    <message>
        <source>Back to the preset</source>
        <translation>恢复预设</translation>
    </message>
</context>
<context>
    <name>ui::PlanModel</name>
    <message>
        <source>%1 The preset has %2.</source>
        <translation>%1 预设为 %2。</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Possible</source>
        <translation>可取值</translation>
    </message>
</context>
<context>
    <name>ui::PocketCardWindow</name>
    <message>
        <source>Page</source>
        <translation>页</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>存为 PDF…</translation>
    </message>
    <message>
        <source>Pocket card</source>
        <translation>口袋卡</translation>
    </message>
    <message>
        <source>A small tree that does nearly what the policy does. How nearly is its fidelity.</source>
        <translation>一棵与策略做法相近的小树。相近程度即保真度。</translation>
    </message>
    <message>
        <source>On one page</source>
        <translation>在一页上</translation>
    </message>
    <message>
        <source>One page, with its text as text</source>
        <translation>一页，文本保留为文本</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>ui::PointCard</name>
    <message>
        <source>On the front: nothing found is better in this time.</source>
        <translation>在前沿上：此时间内没有找到更好的策略。</translation>
    </message>
    <message>
        <source>On the front: nothing found is better for this money.</source>
        <translation>在前沿上：此费用下没有找到更好的策略。</translation>
    </message>
    <message>
        <source>Another policy is at least as good in no more time.</source>
        <translation>另一策略用时不更长而至少同样好。</translation>
    </message>
    <message>
        <source>Another policy is at least as good for no more money.</source>
        <translation>另一策略费用不更高而至少同样好。</translation>
    </message>
    <message>
        <source>Everybody gets what the study demands first, and nothing else.</source>
        <translation>所有人只做研究规定首先要做的组合，不做其他组合。</translation>
    </message>
    <message>
        <source>Nobody is tested: a diagnosis from what is known anyway.</source>
        <translation>不做任何检验：仅由已知信息诊断。</translation>
    </message>
    <message>
        <source>Everybody gets every panel that the study allows before the diagnosis.</source>
        <translation>所有人在诊断前都做研究允许的每个组合。</translation>
    </message>
    <message>
        <source>Everybody gets every panel before the diagnosis.</source>
        <translation>人人在诊断之前做全部组合。</translation>
    </message>
    <message>
        <source>Figures of all patients: each was decided for by a policy found without them, the best for at most the mean cost of this one.</source>
        <translation>全部患者的指标：各由未用其求得的策略判定，即平均费用不超过此策略的最佳者。</translation>
    </message>
    <message>
        <source>Figures of %1 test patients, seen once, after the front was chosen.</source>
        <translation>%1 名测试集患者的指标，选定前沿后只看一次。</translation>
    </message>
    <message>
        <source>Figures of the %1 validation patients on whom the front was chosen: a little too good.</source>
        <translation>用来选出前沿的 %1 名验证集患者的指标：略偏乐观。</translation>
    </message>
    <message>
        <source>Expected over all possible patients; panel use and sequences of the test patients.</source>
        <translation>所有可能患者的期望值；组合使用和顺序来自测试集患者。</translation>
    </message>
    <message>
        <source>Of 1,000 patients</source>
        <translation>每 1,000 名患者</translation>
    </message>
    <message>
        <source>Panel use</source>
        <translation>组合使用</translation>
    </message>
    <message>
        <source>Test sequences of 1,000 patients</source>
        <translation>每 1,000 名患者的检验顺序</translation>
    </message>
    <message>
        <source>Walk through a patient</source>
        <translation>逐步查看患者</translation>
    </message>
    <message>
        <source>Pocket card…</source>
        <translation>口袋卡…</translation>
    </message>
    <message>
        <source>Export patients…</source>
        <translation>导出患者…</translation>
    </message>
    <message>
        <source>Test sequences per 1,000</source>
        <translation>每 1,000 人的检验顺序</translation>
    </message>
    <message>
        <source>click to list patients</source>
        <translation>点击列出患者</translation>
    </message>
    <message>
        <source>share of patients</source>
        <translation>患者比例</translation>
    </message>
    <message>
        <source>No policy chosen</source>
        <translation>未选择策略</translation>
    </message>
    <message>
        <source>Click a policy on the front, or move along it with ← and →.</source>
        <translation>点击前沿上的策略，或用 ← 和 → 沿前沿移动。</translation>
    </message>
    <message>
        <source>These prices are only tried: elsewhere those of the study are in force. Reset them, or solve again to take them over.</source>
        <translation>这些价格仅供试用：其他各处仍用研究的价格。请重置，或重新求解以采用。</translation>
    </message>
    <message>
        <source>See step by step what this policy orders for one patient, and why</source>
        <translation>逐步查看此策略为一名患者开什么及其原因</translation>
    </message>
    <message>
        <source>A small decision tree that imitates this policy, on one page to print</source>
        <translation>模仿此策略的小决策树，一页可打印</translation>
    </message>
    <message>
        <source>A table of what this policy does for each patient: orders, probabilities, bill, diagnosis</source>
        <translation>此策略对每名患者的处理表：开单、概率、账单、诊断</translation>
    </message>
    <message>
        <source>%1 per patient</source>
        <translation>每名患者 %1</translation>
    </message>
    <message>
        <source> (%1–%2)</source>
        <translation>（%1–%2）</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 undefined</source>
        <translation>%1 未定义</translation>
    </message>
    <message>
        <source>95 % CI of %1: %2–%3</source>
        <translation>%1 的 95% CI：%2–%3</translation>
    </message>
    <message>
        <source>results after %1</source>
        <translation>%1后出结果</translation>
    </message>
    <message>
        <source>%1 of blood</source>
        <translation>采血 %1</translation>
    </message>
    <message>
        <source>Of 1,000 patients like these, %1 are cases</source>
        <translation>每 1,000 名此类患者中有 %1 名病例</translation>
    </message>
    <message>
        <source>Panels ordered for them: %1, for %2 in all. %3 of the cases are found, %4 are missed, and %5 of the others are called cases.</source>
        <translation>为他们开具组合 %1 个，共 %2。病例检出 %3 名，漏诊 %4 名；非病例中 %5 名判为病例。</translation>
    </message>
    <message>
        <source>Panel use, share of patients</source>
        <translation>组合使用，患者比例</translation>
    </message>
    <message>
        <source>Made to earn: λ %1, ρ %2 per %3.</source>
        <translation>奖励目标：λ %1，ρ %2/%3。</translation>
    </message>
    <message>
        <source>minute</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>The patients are being looked up…</source>
        <translation>正在查找患者…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Give this policy a name of your own (F2)</source>
        <translation>为此策略另取名称（F2）</translation>
    </message>
    <message>
        <source>Keep this policy beside others, to compare them: up to four (P)</source>
        <translation>将此策略与其他策略并列比较：最多四个（P）</translation>
    </message>
    <message>
        <source>Remove the pin</source>
        <translation>取消固定</translation>
    </message>
</context>
<context>
    <name>ui::PooledText</name>
    <message>
        <source>undefined</source>
        <translation>未定义</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1（%2 至 %3）</translation>
    </message>
    <message>
        <source>cannot be told apart</source>
        <translation>无法区分</translation>
    </message>
    <message>
        <source>better</source>
        <translation>更好</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>更差</translation>
    </message>
    <message>
        <source>Counts of all folds together; each patient is decided for by what was learned without them.</source>
        <translation>各折计数合并；每名患者都由未用其学习的结果判定。</translation>
    </message>
    <message>
        <source>In every fold the policy that is best on validation patients for that much. Differences of F1 are paired by fold with the correction of Nadeau and Bengio, each at 95 %: of twenty comparisons of equals about one seems to differ.</source>
        <translation>每折取该费用下在验证集患者上最佳的策略。F1 之差按折配对，用 Nadeau 与 Bengio 校正，各为 95%：二十次相等者的比较中约有一次看似不同。</translation>
    </message>
    <message>
        <source>Its F1 for as much</source>
        <translation>其同等费用的 F1</translation>
    </message>
    <message>
        <source>Difference then</source>
        <translation>此时的差值</translation>
    </message>
    <message>
        <source>Verdict then</source>
        <translation>此时的结论</translation>
    </message>
    <message>
        <source>“For as much” is what the other model itself offers for that much money, chosen in the same way; – where it has nothing to choose from.</source>
        <translation>“同等费用”指另一模型以同样金额、按同样方式选出的结果；无可选择时为 –。</translation>
    </message>
</context>
<context>
    <name>ui::PresenterView</name>
    <message>
        <source>Presenter</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>Notes for yourself. N hides them; they are kept until the program ends.</source>
        <translation>给您自己的备注。按 N 隐藏；保留到程序结束。</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>There is nothing to show on this page yet.</source>
        <translation>此页尚无可展示的内容。</translation>
    </message>
    <message>
        <source>← → or Space: go on · Page Down: next plot · A: in motion · B: black · N: notes · F5 or Esc: leave</source>
        <translation>← → 或空格：继续 · Page Down：下一张图 · A：动态演示 · B：黑屏 · N：备注 · F5 或 Esc：退出</translation>
    </message>
</context>
<context>
    <name>ui::PreviewWindow</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1/%2 页</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>How large the page is shown</source>
        <translation>页面显示的大小</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页</translation>
    </message>
</context>
<context>
    <name>ui::PriceBars</name>
    <message>
        <source>%1 costs %2</source>
        <translation>%1 费用 %2</translation>
    </message>
    <message>
        <source>Panel prices</source>
        <translation>组合价格</translation>
    </message>
</context>
<context>
    <name>ui::PriceListDialog</name>
    <message>
        <source>Price list</source>
        <translation>价目表</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>组合</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Turnaround</source>
        <translation>报告时间</translation>
    </message>
    <message>
        <source>Blood</source>
        <translation>采血量</translation>
    </message>
    <message>
        <source>Prices of panels</source>
        <translation>组合的价格</translation>
    </message>
    <message>
        <source>Three-letter code. Changing it does not convert amounts.</source>
        <translation>三字母代码。更改它不会换算金额。</translation>
    </message>
    <message>
        <source>A list of prices to take over. Panels it does not name keep their price.</source>
        <translation>要采用的价目表。其中没有的组合保持原价。</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>未说明</translation>
    </message>
    <message>
        <source>The year the prices are of; it is shown with every figure that has costs.</source>
        <translation>价格所属年份；显示在每张含费用的图上。</translation>
    </message>
    <message>
        <source>such as: hospital charge master 2025</source>
        <translation>如：医院收费标准 2025</translation>
    </message>
    <message>
        <source>Paste prices</source>
        <translation>粘贴价格</translation>
    </message>
    <message>
        <source>Columns copied from a spreadsheet: panel and price, and minutes and millilitres where their headings say so</source>
        <translation>从电子表格复制的列：组合和价格；列名为“minutes”和“millilitres”者为分钟和毫升</translation>
    </message>
    <message>
        <source>From file…</source>
        <translation>从文件…</translation>
    </message>
    <message>
        <source>A table with the columns panel and price, and minutes and millilitres where their headings say so</source>
        <translation>含组合和价格列的表格；列名为“minutes”和“millilitres”者为分钟和毫升</translation>
    </message>
    <message>
        <source>Keep as list…</source>
        <translation>存为价目表…</translation>
    </message>
    <message>
        <source>Keeps these prices under a name, for other projects</source>
        <translation>将这些价格以名称保存，供其他工程使用</translation>
    </message>
    <message>
        <source>&amp;Currency</source>
        <translation>货币(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Source of the prices</source>
        <translation>价格来源(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Year of the prices</source>
        <translation>价格年份(&amp;Y)</translation>
    </message>
    <message>
        <source>Price &amp;list</source>
        <translation>价目表(&amp;L)</translation>
    </message>
    <message>
        <source>Price of %1</source>
        <translation>%1 的价格</translation>
    </message>
    <message>
        <source>Turnaround time of %1</source>
        <translation>%1 的报告时间</translation>
    </message>
    <message>
        <source>Blood volume of %1</source>
        <translation>%1 的采血量</translation>
    </message>
    <message>
        <source>All panels: %1</source>
        <translation>全部组合：%1</translation>
    </message>
    <message>
        <source>Prices of this project</source>
        <translation>此工程的价格</translation>
    </message>
    <message>
        <source>Prices of this project: %1</source>
        <translation>此工程的价格：%1</translation>
    </message>
    <message>
        <source>Keep the prices</source>
        <translation>保存价格</translation>
    </message>
    <message>
        <source>&amp;Name of the list</source>
        <translation>价目表名称(&amp;N)</translation>
    </message>
    <message>
        <source>No prices found. Two columns are needed: panel and price.</source>
        <translation>未找到价格。需要两列：组合和价格。</translation>
    </message>
    <message numerus="yes">
        <source>%n lines without a clear price were left out.</source>
        <translation>
            <numerusform>%n 行没有明确的价格，未采用。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not a panel here: %1.</source>
        <translation>此处没有的组合：%1。</translation>
    </message>
    <message>
        <source>Price unchanged: %1.</source>
        <translation>价格未变：%1。</translation>
    </message>
</context>
<context>
    <name>ui::PricePanel</name>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Solve again</source>
        <translation>重新求解</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Prices to try</source>
        <translation>试用价格</translation>
    </message>
    <message>
        <source>What if prices were different?</source>
        <translation>若价格不同会怎样？</translation>
    </message>
    <message>
        <source>Every policy&apos;s cost follows at once and exactly: who gets which panel stays as it was. Other policies may now be better; solve again to find them and to put these prices in force. Until then they are tried here only.</source>
        <translation>每个策略的费用立即精确更新：谁做哪个组合保持不变。现在可能有更好的策略；重新求解可找到它们并使这些价格生效。在此之前仅在此处试用。</translation>
    </message>
    <message>
        <source>Back to the prices the front was found for</source>
        <translation>恢复查找前沿时的价格</translation>
    </message>
    <message>
        <source>Prices that were tried stay until they are reset</source>
        <translation>试用的价格保留到重置为止</translation>
    </message>
    <message>
        <source>%1 (shared)</source>
        <translation>%1（共用）</translation>
    </message>
    <message>
        <source>Price of %1, to try</source>
        <translation>%1 的试用价格</translation>
    </message>
    <message>
        <source>Drag, or use the arrow keys</source>
        <translation>拖动，或用方向键</translation>
    </message>
    <message>
        <source>Price of %1, exactly</source>
        <translation>%1 的精确价格</translation>
    </message>
    <message>
        <source>Type a price</source>
        <translation>输入价格</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>原为 %1</translation>
    </message>
    <message>
        <source>Takes these prices into the study and finds its front anew</source>
        <translation>将这些价格用于研究并重新查找前沿</translation>
    </message>
    <message>
        <source>These are the prices the front was found for</source>
        <translation>这些就是查找前沿时的价格</translation>
    </message>
</context>
<context>
    <name>ui::ProgressCard</name>
    <message>
        <source>%1 left</source>
        <translation>剩余 %1</translation>
    </message>
    <message>
        <source>Paused · %1</source>
        <translation>已暂停 · %1</translation>
    </message>
</context>
<context>
    <name>ui::QuestionBox</name>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>您的回答</translation>
    </message>
</context>
<context>
    <name>ui::QueueCard</name>
    <message>
        <source>Add…</source>
        <translation>添加…</translation>
    </message>
    <message>
        <source>Add to the queue</source>
        <translation>加入等待列表</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Policies wait here for their turn. Everything trained is stored in the project with its curves.</source>
        <translation>策略在此等待训练。所有训练结果及其曲线都保存在工程中。</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>删除…</translation>
    </message>
    <message>
        <source>&lt;b&gt;λ&lt;/b&gt; weighs a found case against a correct negative. &lt;b&gt;ρ&lt;/b&gt; is what one unit of money spent on tests costs in the reward; further below zero, fewer tests.</source>
        <translation>&lt;b&gt;λ&lt;/b&gt; 是检出病例相对于真阴性的权重。&lt;b&gt;ρ&lt;/b&gt; 是检验每花费一个货币单位在奖励中的代价；越低于零，检验越少。</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>等待列表</translation>
    </message>
    <message>
        <source>Go on from the last checkpoint of this policy</source>
        <translation>从此策略最近的检查点继续</translation>
    </message>
    <message>
        <source>Starts when there is room for it, or when you press Start</source>
        <translation>有空位时开始，或在您按“开始训练”或“开始搜索”时开始</translation>
    </message>
    <message>
        <source>Put this search in the queue; it starts when no policy is being trained</source>
        <translation>将此搜索加入等待列表；没有策略在训练时开始</translation>
    </message>
    <message>
        <source>Put another policy in the queue, with other weights of cases and money</source>
        <translation>将另一策略加入等待列表，采用其他病例与费用权重</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>移出</translation>
    </message>
    <message>
        <source>Stop this one</source>
        <translation>停止此策略</translation>
    </message>
    <message>
        <source>Takes it off the queue; nothing has been trained yet</source>
        <translation>从等待列表移出；尚未训练任何内容</translation>
    </message>
    <message>
        <source>Only this policy is stopped; its best so far is kept and the next one begins</source>
        <translation>仅停止此策略；保留其目前最佳者，开始下一个</translation>
    </message>
    <message>
        <source>Remove this policy, its curves and its figures from the project</source>
        <translation>从工程中删除此策略及其曲线和指标</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
</context>
<context>
    <name>ui::QueueModel</name>
    <message>
        <source>%1, %2 left</source>
        <translation>%1，剩余 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n policies</source>
        <translation>
            <numerusform>%n 个策略</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1，费用 %2</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>未定义</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2 of %3 seeds</source>
        <translation>%1，%2/%3 个种子</translation>
    </message>
    <message>
        <source>%1 · earlier data</source>
        <translation>%1 · 较早的数据</translation>
    </message>
    <message>
        <source>%1, first seed %2</source>
        <translation>%1，首个种子 %2</translation>
    </message>
    <message>
        <source>%1 of %2 seeds have ended</source>
        <translation>%2 个种子中 %1 个已结束</translation>
    </message>
    <message>
        <source>The data or panels have changed since.</source>
        <translation>数据或组合其后已变。</translation>
    </message>
    <message>
        <source>%1 on validation patients and what testing costs there, the mean over seeds</source>
        <translation>验证集患者的 %1 及其检验费用，各种子的均值</translation>
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
        <translation>状态</translation>
    </message>
    <message>
        <source>Result or time</source>
        <translation>结果或时间</translation>
    </message>
</context>
<context>
    <name>ui::RecentList</name>
    <message>
        <source>Recent projects</source>
        <translation>最近的工程</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Remove from this list</source>
        <translation>从此列表移除</translation>
    </message>
</context>
<context>
    <name>ui::RecordingTab</name>
    <message>
        <source>Assume recorded at random given what was known</source>
        <translation>假定在已知信息下随机记录</translation>
    </message>
    <message>
        <source>Figures as recorded, and corrected</source>
        <translation>按记录的指标与校正后的指标</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>Which of the ticked policies is shown here</source>
        <translation>此处显示哪个所勾选的策略</translation>
    </message>
    <message>
        <source>Among patients of whom the same was known when a panel was ordered, it is taken to be chance whose panel was recorded. Nobody can prove that: look at both figures.</source>
        <translation>假定在开具组合时已知信息相同的患者中，谁的组合有记录纯属偶然。这无法证明：请同时看两种指标。</translation>
    </message>
    <message>
        <source>Not recorded</source>
        <translation>未记录</translation>
    </message>
    <message>
        <source>Tick a policy to see this: a model that orders the same panels for everybody does not depend on who got which.</source>
        <translation>请勾选策略以查看：对人人开具相同组合的模型不受谁做了什么影响。</translation>
    </message>
    <message>
        <source>Learning from training patients what gets recorded…</source>
        <translation>正在由训练集患者学习哪些会有记录…</translation>
    </message>
    <message>
        <source>A panel that is not in a patient&apos;s record cannot show anything, so the figures of this page tell what the policy does without it. Make the assumption above to see what they would be if everything it orders were recorded.</source>
        <translation>患者病历中没有的组合不能提供信息，因此本页的指标反映策略缺少它时的表现。采用上面的假定，可看到若所开检验均有记录时的指标。</translation>
    </message>
</context>
<context>
    <name>ui::RenameDialog</name>
    <message>
        <source>Rename policy %1</source>
        <translation>重命名策略 %1</translation>
    </message>
    <message>
        <source>Used on every page, in figures, tables and reports, and by the command line. Empty: %1, the name that the program gives</source>
        <translation>用于每一页、图、表、报告和命令行。留空：%1，即程序给出的名称</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
</context>
<context>
    <name>ui::Report</name>
    <message>
        <source>The patients are synthetic: drawn from class-wise quantiles and correlations. What depends on finer structure of real data is not there, and figures do not carry over to real patients.</source>
        <translation>患者为合成：由各类别的分位数和相关系数抽取。依赖于真实数据更细结构的内容并不存在，指标不能推及真实患者。</translation>
    </message>
    <message>
        <source>All patients come from one file. Whether it is one centre or several is not known to the program; no evaluation on patients from elsewhere was done, and differences between clusters were not examined.</source>
        <translation>所有患者来自同一文件。程序不知道是一个还是多个中心；未在其他来源的患者上评价，也未考察群组间的差异。</translation>
    </message>
    <message>
        <source>Figures rest on %1 test patients with %2 events; the intervals say how far chance may have moved them.</source>
        <translation>指标基于 %1 名测试集患者和 %2 个事件；区间说明偶然可能造成的偏移。</translation>
    </message>
    <message>
        <source>%1 of the test results are not recorded. A policy that orders such a panel pays for nothing; with complete records it might choose otherwise.</source>
        <translation>检验结果有 %1 未记录。策略开具此类组合时付费而无所得；记录完整时可能作出其他选择。</translation>
    </message>
    <message>
        <source>Every result is taken to be there at once and without harm: turnaround, blood volume and the burden of coming again are not counted.</source>
        <translation>假定每个结果立即可得且无害：不计报告时间、采血量和再次就诊的负担。</translation>
    </message>
    <message>
        <source>Prices are those of the table above. A policy is best for the prices it was made for.</source>
        <translation>价格见上表。策略仅对其所用价格为最佳。</translation>
    </message>
    <message>
        <source>Results that were recorded for other reasons than this study may depend on what was suspected.</source>
        <translation>因本研究以外的原因而记录的结果，可能取决于当时的怀疑。</translation>
    </message>
    <message>
        <source>Limitations</source>
        <translation>局限性</translation>
    </message>
    <message>
        <source>Written from the facts of this study. What they mean for bias and for use elsewhere is for the author to judge.</source>
        <translation>根据本研究的事实写成。它们对偏倚和在他处使用的意义由作者判断。</translation>
    </message>
    <message>
        <source>Background and context</source>
        <translation>背景</translation>
    </message>
    <message>
        <source>a structured abstract.</source>
        <translation>结构式摘要。</translation>
    </message>
    <message>
        <source>the clinical context, why this model is wanted, and which ones exist.</source>
        <translation>临床背景、为何需要此模型、已有哪些模型。</translation>
    </message>
    <message>
        <source>where in the path of care it would stand and who would use it.</source>
        <translation>它在诊疗路径中的位置和使用者。</translation>
    </message>
    <message>
        <source>known inequalities between groups of people.</source>
        <translation>已知的人群间不平等。</translation>
    </message>
    <message>
        <source>Clinical interpretation</source>
        <translation>临床解读</translation>
    </message>
    <message>
        <source>what the results mean beside earlier studies, fairness between groups included.</source>
        <translation>结果与既往研究相比的意义，包括组间公平性。</translation>
    </message>
    <message>
        <source>what they would mean for practice, who would have to do and to know what, and how poor or unavailable values would be handled there.</source>
        <translation>对实践的意义，谁须做什么、知道什么，以及如何处理质量差或无法获得的值。</translation>
    </message>
    <message>
        <source>adverse events of the tests.</source>
        <translation>检验的不良事件。</translation>
    </message>
    <message>
        <source>next steps for research.</source>
        <translation>后续研究。</translation>
    </message>
    <message>
        <source>Ethics, funding, registration</source>
        <translation>伦理、资助、注册</translation>
    </message>
    <message>
        <source>ethics committee and consent, or why none was needed.</source>
        <translation>伦理委员会与知情同意，或为何不需要。</translation>
    </message>
    <message>
        <source>funding and the role of the funders; conflicts of interest.</source>
        <translation>资助及资助者的作用；利益冲突。</translation>
    </message>
    <message>
        <source>registration and protocol, or that there is none.</source>
        <translation>注册与方案，或说明没有。</translation>
    </message>
    <message>
        <source>whether and where data and code can be had.</source>
        <translation>数据和代码是否及在何处可得。</translation>
    </message>
    <message>
        <source>how patients and the public were involved.</source>
        <translation>患者和公众如何参与。</translation>
    </message>
    <message>
        <source>Model card</source>
        <translation>模型卡</translation>
    </message>
    <message>
        <source>After Mitchell et al., FAT* 2019.</source>
        <translation>据 Mitchell 等，FAT* 2019。</translation>
    </message>
    <message>
        <source>none chosen</source>
        <translation>未选择</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>%1; PanelWise %2</source>
        <translation>%1；PanelWise %2</translation>
    </message>
    <message>
        <source>Intended use</source>
        <translation>预期用途</translation>
    </message>
    <message>
        <source>Education and research: to explore what a sequence of panels for %1 costs and finds. Users: clinicians, educators and analysts.</source>
        <translation>教学与研究：探讨针对%1的组合顺序的费用与检出。使用者：临床医生、教师和分析人员。</translation>
    </message>
    <message>
        <source>Out of scope</source>
        <translation>不适用范围</translation>
    </message>
    <message>
        <source>Decisions about patients. Patients unlike those of the study, other units, other prices, other definitions of the outcome.</source>
        <translation>对患者的决策。与研究不同的患者、其他单位、其他价格、其他结局定义。</translation>
    </message>
    <message>
        <source>Factors</source>
        <translation>因素</translation>
    </message>
    <message>
        <source>None is known before the tests.</source>
        <translation>检验前没有已知信息。</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>F1, sensitivity, specificity, AUROC and mean cost with 95 % intervals; calibration and net benefit where the report shows them.</source>
        <translation>F1、灵敏度、特异度、AUROC 和平均费用及 95% 区间；报告中显示时还有校准和净获益。</translation>
    </message>
    <message>
        <source>Training data</source>
        <translation>训练数据</translation>
    </message>
    <message>
        <source>%1 patients</source>
        <translation>%1 名患者</translation>
    </message>
    <message>
        <source>Evaluation data</source>
        <translation>评价数据</translation>
    </message>
    <message>
        <source>%1 test patients of the same source</source>
        <translation>同一来源的 %1 名测试集患者</translation>
    </message>
    <message>
        <source>Ethical considerations</source>
        <translation>伦理考虑</translation>
    </message>
    <message>
        <source>A cheaper policy misses patients; who they are is shown by group as far as numbers allow. Author to complete.</source>
        <translation>较便宜的策略会漏诊患者；在数量允许的范围内按组显示是哪些人。待作者补全。</translation>
    </message>
    <message>
        <source>Caveats</source>
        <translation>注意事项</translation>
    </message>
    <message>
        <source>See the limitations. Showing prices does not by itself change what is ordered.</source>
        <translation>见局限性。显示价格本身并不改变开单。</translation>
    </message>
    <message>
        <source>All models say “a case” from a probability of %1 upwards.</source>
        <translation>所有模型从概率 %1 起判为“病例”。</translation>
    </message>
    <message>
        <source>Each model makes its own diagnoses: the policy as it was trained, the others from the threshold that was best on validation patients.</source>
        <translation>各模型作出自己的诊断：策略按其训练，其他按验证集患者上最佳的阈值。</translation>
    </message>
    <message>
        <source>Models on the same test patients</source>
        <translation>相同测试集患者上的各模型</translation>
    </message>
    <message>
        <source>Mean cost</source>
        <translation>平均费用</translation>
    </message>
    <message>
        <source>F1 (95 % CI)</source>
        <translation>F1（95% CI）</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>灵敏度</translation>
    </message>
    <message>
        <source>Specificity</source>
        <translation>特异度</translation>
    </message>
    <message>
        <source>PPV</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>PPV</translation>
    </message>
    <message>
        <source>AUROC (95 % CI)</source>
        <translation>AUROC（95% CI）</translation>
    </message>
    <message>
        <source>Δ F1 (95 % CI)</source>
        <translation>Δ F1（95% CI）</translation>
    </message>
    <message>
        <source>Mean time</source>
        <translation>平均时间</translation>
    </message>
    <message>
        <source>Mean blood</source>
        <translation>平均采血量</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>参照</translation>
    </message>
    <message>
        <source>paired bootstrap, %1 draws; AUROC by DeLong</source>
        <translation>配对自助法，抽样 %1 次；AUROC 用 DeLong 法</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>校准</translation>
    </message>
    <message>
        <source>Slope (95 % CI)</source>
        <translation>斜率（95% CI）</translation>
    </message>
    <message>
        <source>Intercept (95 % CI)</source>
        <translation>截距（95% CI）</translation>
    </message>
    <message>
        <source>Calibration in the large</source>
        <translation>总体校准</translation>
    </message>
    <message>
        <source>Brier score (95 % CI)</source>
        <translation>Brier 评分（95% CI）</translation>
    </message>
    <message>
        <source>Expected / observed</source>
        <translation>预期 / 观察</translation>
    </message>
    <message>
        <source>Slope and intercept of the log odds of the outcome on predicted log odds: 1 and 0 would be perfect. %1</source>
        <translation>结局的对数优势对预测对数优势的斜率和截距：1 和 0 为完美。%1</translation>
    </message>
    <message>
        <source>Wald&apos;s method, of the Brier score from its standard error</source>
        <translation>Wald 法；Brier 评分由其标准误得出</translation>
    </message>
    <message>
        <source>too few</source>
        <translation>过少</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>In words.</source>
        <translation>文字说明。</translation>
    </message>
    <message>
        <source>ROC, calibration, decision curve</source>
        <translation>ROC、校准、决策曲线</translation>
    </message>
    <message>
        <source>Net benefit counts a case found as 1 and takes off each false alarm by the odds of the threshold (Vickers and Elkin 2006); the price of the tests is not in it.</source>
        <translation>净获益将检出一个病例计为 1，每次误报按阈值的优势扣除（Vickers 与 Elkin，2006）；其中不含检验价格。</translation>
    </message>
    <message>
        <source>%1 by what is known before any test</source>
        <translation>%1，按检验前已知信息</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Patients</source>
        <translation>患者</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Sensitivity (95 % CI)</source>
        <translation>灵敏度（95% CI）</translation>
    </message>
    <message>
        <source>Specificity (95 % CI)</source>
        <translation>特异度（95% CI）</translation>
    </message>
    <message>
        <source>bootstrap, %1 draws</source>
        <translation>自助法，抽样 %1 次</translation>
    </message>
    <message>
        <source>Subgroups</source>
        <translation>亚组</translation>
    </message>
    <message>
        <source>Exploratory: the groups were not chosen beforehand, and no model was changed for fairness between them. Groups with fewer than %1 test patients have no figures.</source>
        <translation>探索性：各组并非事先选定，也未为组间公平性更改任何模型。测试集患者少于 %1 名的组没有指标。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln further variables are not shown.</source>
        <translation>
            <numerusform>另有 %Ln 个变量未显示。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln groups have n &lt; %1</source>
        <translation>
            <numerusform>%Ln 个组 n &lt; %1</numerusform>
        </translation>
    </message>
    <message>
        <source>What each panel did to the diagnosis</source>
        <translation>各组合对诊断的作用</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>组合</translation>
    </message>
    <message>
        <source>Ordered for</source>
        <translation>开具人数</translation>
    </message>
    <message>
        <source>Made right</source>
        <translation>变正确</translation>
    </message>
    <message>
        <source>Made wrong</source>
        <translation>变错误</translation>
    </message>
    <message>
        <source>Mean shift</source>
        <translation>平均变动</translation>
    </message>
    <message>
        <source>Paid in all</source>
        <translation>共支付</translation>
    </message>
    <message>
        <source>Shift: of the probability of the outcome, up or down, in percentage points. %1</source>
        <translation>变动：结局概率的升降，以百分点计。%1</translation>
    </message>
    <message>
        <source>Panel value</source>
        <translation>组合价值</translation>
    </message>
    <message>
        <source>A diagnosis that was wrong before a panel&apos;s results and right after them was made right by it.</source>
        <translation>得到组合结果之前错误、之后正确的诊断，即由该组合变正确。</translation>
    </message>
    <message>
        <source>How well a panel&apos;s results can be predicted from what else is known says why it need not be ordered.</source>
        <translation>组合的结果可由其他已知信息预测的程度，说明为何不必开具它。</translation>
    </message>
    <message>
        <source>Baselines on all patients, with 95 % intervals</source>
        <translation>全部患者上的基线模型，附 95% 区间</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>折</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Cost (%1)</source>
        <translation>费用（%1）</translation>
    </message>
    <message>
        <source>Baselines</source>
        <translation>基线模型</translation>
    </message>
    <message numerus="yes">
        <source>All %1 patients judge, dealt into %Ln folds: every model was learned again without each fold, settings and thresholds chosen on validation patients among the others.</source>
        <translation>
            <numerusform>全部 %1 名患者参与评价，分为 %Ln 折：每个模型对每一折都不用该折重新学习，设置和阈值在其余折的验证集患者上选定。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 for a share of another&apos;s money</source>
        <translation>%1：以另一模型费用的一部分</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>费用占比</translation>
    </message>
    <message>
        <source>Difference of F1</source>
        <translation>F1 之差</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Baselines, mean ± standard deviation over repeats, test patients</source>
        <translation>基线模型，各次重复的均值 ± 标准差，测试集患者</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>重复次数</translation>
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
        <translation>精确率</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>召回率</translation>
    </message>
    <message>
        <source>Every repeat has the study&apos;s own division of the patients and another seed.</source>
        <translation>每次重复都用研究自身的患者划分和不同的种子。</translation>
    </message>
    <message>
        <source>The first repeat has the study&apos;s own division of the patients, the others have others.</source>
        <translation>第一次重复用研究自身的患者划分，其余用其他划分。</translation>
    </message>
    <message>
        <source>Every model learned from the same patients in each repeat; settings and thresholds were chosen on validation patients.</source>
        <translation>每次重复中各模型由相同患者学习；设置和阈值在验证集患者上选定。</translation>
    </message>
    <message>
        <source>SM-DDPO (Yu et al. 2023): a state encoder estimates the values that are not known, a classifier turns the estimate into a probability of the outcome, and a policy, trained by proximal policy optimisation, chooses between ordering a panel and diagnosing. Numbers are standardised by training patients, categories are coded by one column for each level; class weights of the classifier&apos;s loss are among the settings.</source>
        <translation>SM-DDPO（Yu 等，2023）：状态编码器估计未知值，分类器将估计转为结局的概率，由近端策略优化训练的策略在开具组合与诊断之间选择。数字按训练集患者标准化，类别的每个水平用一列编码；分类器损失的类别权重属于设置。</translation>
    </message>
    <message>
        <source>The joint distribution of findings and outcome is known; the policies are exact optima found by backward induction.</source>
        <translation>检查结果与结局的联合分布已知；策略是由逆向归纳求得的精确最优解。</translation>
    </message>
    <message>
        <source>Lattice: for every set of panels boosted trees, cross-fitted on training patients, estimate the probability of the outcome; backward induction over the sets estimates from realised returns what further panels would change; the policy does what is worth most. Trees see numbers in steps that hold about as many patients each; categories are coded by one column for each level. No resampling or weighting was used against class imbalance: λ says what a case found is worth.</source>
        <translation>Lattice：对每个组合集，由在训练集患者上交叉拟合的提升树估计结局的概率；在组合集上逆向归纳，由实现的回报估计后续组合会带来的改变；策略选择价值最大者。树将数字分段，每段患者数大致相同；类别的每个水平用一列编码。未用重抽样或加权处理类别不平衡：λ 表示检出一个病例的价值。</translation>
    </message>
    <message>
        <source>Model.</source>
        <translation>模型。</translation>
    </message>
    <message>
        <source>A policy is made to earn TN + λ·TP + ρ·cost per patient: a correct negative is worth 1, a case found λ, a unit of money ρ (below zero). Many pairs (λ, ρ) give many policies; those that no other one beats on validation patients form the front. Each was tuned and chosen without test patients.</source>
        <translation>策略的目标是每名患者获得 TN + λ·TP + ρ·费用：真阴性（TN）为 1，检出一个病例（TP）为 λ，一个货币单位为 ρ（低于零）。多对（λ, ρ）得到多个策略；在验证集患者上没有其他策略优于它者构成前沿。各策略的调参和选择均未用测试集患者。</translation>
    </message>
    <message>
        <source>Training and choice.</source>
        <translation>训练与选择。</translation>
    </message>
    <message>
        <source>The network itself chooses between the two diagnoses.</source>
        <translation>由网络本身在两种诊断之间选择。</translation>
    </message>
    <message>
        <source>It says “a case” from the probability at which λ, the value of a case, outweighs a correct negative: 1 / (1 + λ).</source>
        <translation>当概率使病例的价值 λ 超过真阴性时即判为“病例”：1 / (1 + λ)。</translation>
    </message>
    <message>
        <source>After each result the policy has a probability of the outcome; it ends with one of two diagnoses. %1 This was fixed before test patients were looked at. Baselines have the threshold that was best for F1 on validation patients. Neither sees the outcome of the patient it diagnoses.</source>
        <translation>每次得到结果后，策略给出结局的概率；最后作出两种诊断之一。%1 这在查看测试集患者之前已确定。基线模型采用验证集患者上 F1 最佳的阈值。两者都看不到所诊断患者的结局。</translation>
    </message>
    <message>
        <source>Output and thresholds.</source>
        <translation>输出与阈值。</translation>
    </message>
    <message>
        <source>Discrimination by AUROC and the area under the precision–recall curve; diagnoses by F1, sensitivity, specificity, predictive value and AM, the mean of sensitivity and specificity; calibration by the curve, slope and intercept and the Brier score; usefulness by net benefit (Vickers and Elkin 2006); money by the mean cost per patient, shared fees included.</source>
        <translation>区分度用 AUROC 和精确率–召回率曲线下面积；诊断用 F1、灵敏度、特异度、预测值和 AM（灵敏度与特异度的均值）；校准用曲线、斜率、截距和 Brier 评分；实用性用净获益（Vickers 与 Elkin，2006）；费用用人均费用，含共用费用。</translation>
    </message>
    <message>
        <source>Measures.</source>
        <translation>指标。</translation>
    </message>
    <message>
        <source>95 % intervals are percentiles of bootstrap resamples of test patients (%1 draws, seed %2), unless a caption names another method. Models are compared on the same patients: each resample judges both, and a difference is called distinguishable where its interval leaves out zero.</source>
        <translation>95% 区间为测试集患者自助法重抽样的百分位数（抽样 %1 次，种子 %2），除非图表说明另有方法。模型在相同患者上比较：每次重抽样同时评价两者，差值的区间不含零时称为可区分。</translation>
    </message>
    <message>
        <source>Intervals and comparison.</source>
        <translation>区间与比较。</translation>
    </message>
    <message>
        <source>No model was recalibrated or otherwise updated after it had been judged.</source>
        <translation>评价之后没有模型被重新校准或以其他方式更新。</translation>
    </message>
    <message>
        <source>Updating.</source>
        <translation>更新。</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Division of the patients</source>
        <translation>患者的划分</translation>
    </message>
    <message>
        <source>Front %1</source>
        <translation>前沿 %1</translation>
    </message>
    <message>
        <source>Policy %1</source>
        <translation>策略 %1</translation>
    </message>
    <message>
        <source>Table of baselines, first repeat</source>
        <translation>基线模型表，第一次重复</translation>
    </message>
    <message>
        <source>Intervals</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>All settings and seeds</source>
        <translation>所有设置和种子</translation>
    </message>
    <message>
        <source>The same settings, data and machine give the same numbers. The project file holds the policies themselves; PanelWise applies them to new patients (panelwise-cli evaluate).</source>
        <translation>相同的设置、数据和计算机得到相同的数字。工程文件保存策略本身；PanelWise 可将其应用于新患者（panelwise-cli evaluate）。</translation>
    </message>
    <message>
        <source>Settings of the front</source>
        <translation>前沿的设置</translation>
    </message>
    <message>
        <source>Settings of the training</source>
        <translation>训练的设置</translation>
    </message>
    <message>
        <source>Software and identity</source>
        <translation>软件与标识</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>工程</translation>
    </message>
    <message>
        <source>Identity of the project</source>
        <translation>工程标识</translation>
    </message>
    <message>
        <source>Made on</source>
        <translation>生成时间</translation>
    </message>
    <message>
        <source>The analysis is repeated by opening the project, or with panelwise-cli and the settings above.</source>
        <translation>打开工程，或用 panelwise-cli 和以上设置，可重复此分析。</translation>
    </message>
    <message>
        <source>From the rows of the data to the patients of each part</source>
        <translation>从数据的行到各部分的患者</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Rows imported</source>
        <translation>导入的行</translation>
    </message>
    <message>
        <source>Left out: outcome not recorded</source>
        <translation>不采用：结局未记录</translation>
    </message>
    <message>
        <source>Patients of the study</source>
        <translation>研究的患者</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练集</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>验证集</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>mean, standard deviation</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>What is known before any test</source>
        <translation>检验前已知的信息</translation>
    </message>
    <message>
        <source>Characteristic</source>
        <translation>特征</translation>
    </message>
    <message>
        <source>Development, n = %1</source>
        <translation>开发集，n = %1</translation>
    </message>
    <message>
        <source>Test, n = %1</source>
        <translation>测试集，n = %1</translation>
    </message>
    <message>
        <source>With outcome, n = %1</source>
        <translation>有结局，n = %1</translation>
    </message>
    <message>
        <source>Without, n = %1</source>
        <translation>无结局，n = %1</translation>
    </message>
    <message>
        <source>Mean (standard deviation) of recorded values, or share of patients.</source>
        <translation>有记录值的均值（标准差），或患者比例。</translation>
    </message>
    <message>
        <source>Panels and prices</source>
        <translation>组合与价格</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>检验项目</translation>
    </message>
    <message>
        <source>Not in a panel above</source>
        <translation>不在以上组合中</translation>
    </message>
    <message>
        <source>%1 (once per patient)</source>
        <translation>%1（每名患者一次）</translation>
    </message>
    <message>
        <source>All panels: %1 = %2. A bill is the sum of the panels ordered; a shared fee is paid once, with the first panel of its group. A panel is paid in full even where an earlier one has told part of it.</source>
        <translation>全部组合：%1 = %2。账单为所开组合之和；共用费用随该组最先开具的组合付一次。即使先前的组合已给出部分结果，组合仍全额付费。</translation>
    </message>
    <message>
        <source>The data do not say where the prices come from.</source>
        <translation>数据未说明价格的来源。</translation>
    </message>
    <message>
        <source>Source of the prices: %1</source>
        <translation>价格来源：%1</translation>
    </message>
    <message>
        <source>Predictors</source>
        <translation>预测因子</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>变量</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考</translation>
    </message>
    <message>
        <source>Middle 90 %</source>
        <translation>中间 90%</translation>
    </message>
    <message>
        <source>Missing %</source>
        <translation>缺失 %</translation>
    </message>
    <message>
        <source>Without a panel: known before any test. Reference ranges are illustrative; use your laboratory&apos;s.</source>
        <translation>无组合者：检验前已知。参考区间仅供示意；请用本实验室的参考区间。</translation>
    </message>
    <message>
        <source>Preparation and checks</source>
        <translation>准备与核查</translation>
    </message>
    <message>
        <source>No value of the import was changed.</source>
        <translation>导入的值未作任何更改。</translation>
    </message>
    <message>
        <source>The check of units and plausible ranges found nothing. It is the same for all patients.</source>
        <translation>对单位和合理范围的核查未发现问题。核查对所有患者相同。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln findings of the check of units and plausible ranges were looked at and kept as they are.</source>
        <translation>
            <numerusform>单位和合理范围核查发现的 %Ln 个问题已查看并保持原样。</numerusform>
        </translation>
    </message>
    <message>
        <source>The check of units and plausible ranges has open doubts.</source>
        <translation>单位和合理范围核查尚有疑点。</translation>
    </message>
    <message>
        <source>Look here.</source>
        <translation>请看此处。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln open doubts about values</source>
        <translation>
            <numerusform>关于值的 %Ln 个疑点</numerusform>
        </translation>
    </message>
    <message>
        <source>Participants and flow</source>
        <translation>参与者与流程</translation>
    </message>
    <message>
        <source>Every row of the data with a recorded outcome is a participant. Nobody was left out for missing test results.</source>
        <translation>数据中结局有记录的每一行都是参与者。没有人因检验结果缺失而被排除。</translation>
    </message>
    <message>
        <source>who was eligible, and who was excluded before the import.</source>
        <translation>谁符合入选标准，谁在导入之前被排除。</translation>
    </message>
    <message>
        <source>Predictors, units, prices</source>
        <translation>预测因子、单位、价格</translation>
    </message>
    <message>
        <source>All columns that the study gives a use are candidate predictors; none was dropped for its relation to the outcome. Columns that identify patients or are set aside were not read.</source>
        <translation>研究中有用途的所有列都是候选预测因子；没有一列因其与结局的关系而被去除。识别患者或搁置的列未读取。</translation>
    </message>
    <message>
        <source>how and when the predictors were measured, by whom, and what they knew of the outcome.</source>
        <translation>预测因子如何、何时、由谁测量，以及测量者对结局的了解。</translation>
    </message>
    <message>
        <source>A panel of which a patient&apos;s record holds nothing cannot be ordered for this patient: the policy does without it.</source>
        <translation>患者记录中全无结果的组合不能为该患者开具：策略不用它。</translation>
    </message>
    <message>
        <source>A panel of which a patient&apos;s record holds nothing can be ordered and is paid for, but tells nothing, unless the settings forbid it.</source>
        <translation>患者记录中全无结果的组合可以开具并付费，但不提供信息，除非设置禁止。</translation>
    </message>
    <message>
        <source>A panel of which a patient&apos;s record holds nothing can be ordered, tells nothing and is not paid for.</source>
        <translation>患者记录中全无结果的组合可以开具，不提供信息，也不付费。</translation>
    </message>
    <message>
        <source>Figures as recorded, and corrected for panels that were not</source>
        <translation>按记录的指标，以及对未记录组合校正后的指标</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>估计</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>After von Kleist et al., arXiv 2312.01530; learned from training patients.</source>
        <translation>据 von Kleist 等，arXiv 2312.01530；由训练集患者学习。</translation>
    </message>
    <message>
        <source>Missing data</source>
        <translation>缺失数据</translation>
    </message>
    <message>
        <source>Of all test results %1 are not recorded.</source>
        <translation>全部检验结果中 %1 未记录。</translation>
    </message>
    <message>
        <source>Values that are not recorded, by panel and outcome</source>
        <translation>未记录的值，按组合和结局</translation>
    </message>
    <message>
        <source>With outcome: values</source>
        <translation>有结局：值</translation>
    </message>
    <message>
        <source>Without: values</source>
        <translation>无结局：值</translation>
    </message>
    <message>
        <source>With outcome: patients with nothing</source>
        <translation>有结局：全无记录的患者</translation>
    </message>
    <message>
        <source>Without: patients with nothing</source>
        <translation>无结局：全无记录的患者</translation>
    </message>
    <message>
        <source>Known before any test</source>
        <translation>检验前已知</translation>
    </message>
    <message>
        <source>Nothing was imputed: the boosted trees of this policy treat “not recorded” as a value of its own, and panels that are not ordered are never looked at.</source>
        <translation>未作填补：此策略的提升树将“未记录”视为单独的值，未开具的组合从不查看。</translation>
    </message>
    <message>
        <source>Values that are not known, because a panel is not ordered or a value is not in the record, are estimated from the known ones by the state encoder, which learned from training patients only.</source>
        <translation>因组合未开具或病历中没有而未知的值，由状态编码器根据已知值估计；编码器仅由训练集患者学习。</translation>
    </message>
    <message>
        <source>more than %1 missing: %2</source>
        <translation>缺失超过 %1：%2</translation>
    </message>
    <message>
        <source>More than %1 of the values are missing in: %2. Whether that depends on the outcome is seen in the table.</source>
        <translation>以下变量的值缺失超过 %1：%2。是否与结局有关见表。</translation>
    </message>
    <message>
        <source>prices %1</source>
        <translation>价格 %1</translation>
    </message>
    <message>
        <source>mean cost</source>
        <translation>平均费用</translation>
    </message>
    <message>
        <source>mean time</source>
        <translation>平均时间</translation>
    </message>
    <message>
        <source>Policies on the front, by rising %1</source>
        <translation>前沿上的策略，按%1递增</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>Cost, validation</source>
        <translation>费用，验证集</translation>
    </message>
    <message>
        <source>F1, validation</source>
        <translation>F1，验证集</translation>
    </message>
    <message>
        <source>Cost, test</source>
        <translation>费用，测试集</translation>
    </message>
    <message>
        <source>F1, test (95 % CI)</source>
        <translation>F1，测试集（95% CI）</translation>
    </message>
    <message>
        <source>Time, test</source>
        <translation>时间，测试集</translation>
    </message>
    <message>
        <source>Blood, test</source>
        <translation>采血量，测试集</translation>
    </message>
    <message>
        <source>%1 of %2 policies on the front. </source>
        <translation>前沿上 %2 个策略中的 %1 个。</translation>
    </message>
    <message>
        <source>What a budget buys: the best policy for at most this %1 on validation patients</source>
        <translation>预算能换来什么：验证集患者%1不超过预算的最佳策略</translation>
    </message>
    <message>
        <source>Budget per patient</source>
        <translation>每名患者预算</translation>
    </message>
    <message>
        <source>Chosen on validation patients, figures of test patients.</source>
        <translation>在验证集患者上选出，指标为测试集患者的结果。</translation>
    </message>
    <message>
        <source>No test</source>
        <translation>无检验</translation>
    </message>
    <message>
        <source>Who gets what: the most frequent sequences of panels</source>
        <translation>谁做什么：最常见的组合顺序</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>账单</translation>
    </message>
    <message>
        <source>Diagnosed as a case</source>
        <translation>诊断为病例</translation>
    </message>
    <message>
        <source>Results after</source>
        <translation>出结果时间</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rarer sequences are left out. </source>
        <translation>
            <numerusform>%Ln 种较少见的顺序未列出。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on test patients, with 95 % intervals</source>
        <translation>%1，测试集患者，附 95% 区间</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Value (95 % CI)</source>
        <translation>值（95% CI）</translation>
    </message>
    <message>
        <source>Mean cost per patient</source>
        <translation>人均费用</translation>
    </message>
    <message>
        <source>Sensitivity (recall)</source>
        <translation>灵敏度（召回率）</translation>
    </message>
    <message>
        <source>Positive predictive value (precision)</source>
        <translation>阳性预测值（精确率）</translation>
    </message>
    <message>
        <source>Mean of sensitivity and specificity (AM)</source>
        <translation>灵敏度与特异度的均值（AM）</translation>
    </message>
    <message>
        <source>Area under the precision–recall curve</source>
        <translation>精确率–召回率曲线下面积</translation>
    </message>
    <message>
        <source>Brier score</source>
        <translation>Brier 评分</translation>
    </message>
    <message>
        <source>Mean time to the results per patient</source>
        <translation>人均出结果时间</translation>
    </message>
    <message>
        <source>Mean volume of blood drawn per patient</source>
        <translation>人均采血量</translation>
    </message>
    <message>
        <source>Diagnosis against reference standard, test patients</source>
        <translation>诊断与参考标准对照，测试集患者</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>诊断</translation>
    </message>
    <message>
        <source>Has the outcome</source>
        <translation>有该结局</translation>
    </message>
    <message>
        <source>Does not have it</source>
        <translation>无该结局</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Reassured</source>
        <translation>排除</translation>
    </message>
    <message>
        <source>Of 1,000 patients like these, %1 are cases</source>
        <translation>每 1,000 名此类患者中有 %1 名病例</translation>
    </message>
    <message>
        <source>Panel use, share of patients</source>
        <translation>组合使用，患者比例</translation>
    </message>
    <message>
        <source>Test sequences per 1,000 patients</source>
        <translation>每 1,000 名患者的检验顺序</translation>
    </message>
    <message>
        <source>Cost–%1 front</source>
        <translation>费用–%1 前沿</translation>
    </message>
    <message>
        <source>Time–%1 front</source>
        <translation>时间–%1 前沿</translation>
    </message>
    <message>
        <source>%1 policies were found by %2. On the front are those that no other one beats for the same or less %3 on validation patients. Test patients were looked at once, when the front had been chosen.</source>
        <translation>由 %2 找到 %1 个策略。前沿上是在验证集患者上以相同或更少的%3没有其他策略优于它者。选定前沿后，测试集患者只看一次。</translation>
    </message>
    <message>
        <source>Selected policy</source>
        <translation>所选策略</translation>
    </message>
    <message>
        <source>%1 orders %2 panels per patient on average, for %3.</source>
        <translation>%1 平均为每名患者开具 %2 个组合，费用 %3。</translation>
    </message>
    <message>
        <source>Its results are there after %1.</source>
        <translation>结果在 %1后得到。</translation>
    </message>
    <message>
        <source>It was made to earn %1 (per %2).</source>
        <translation>其奖励目标为 %1（每 %2）。</translation>
    </message>
    <message>
        <source>minute</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>TRIPOD+AI check list</source>
        <translation>TRIPOD+AI 清单</translation>
    </message>
    <message>
        <source>STARD 2015 check list</source>
        <translation>STARD 2015 清单</translation>
    </message>
    <message>
        <source>Collins et al., BMJ 2024;385:e078378. The items are named in few words; the published list has the full ones.</source>
        <translation>Collins 等，BMJ 2024;385:e078378。条目以简短文字列出；完整条目见发表的清单。</translation>
    </message>
    <message>
        <source>Bossuyt et al., BMJ 2015;351:h5527. The index test is the policy, the reference standard the outcome of the data.</source>
        <translation>Bossuyt 等，BMJ 2015;351:h5527。待评价试验为策略，参考标准为数据中的结局。</translation>
    </message>
    <message>
        <source>Figure %1. %2</source>
        <translation>图 %1. %2</translation>
    </message>
    <message>
        <source>Table %1. %2</source>
        <translation>表 %1. %2</translation>
    </message>
    <message>
        <source>Author to supply:</source>
        <translation>待作者填写：</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>author to supply</source>
        <translation>待作者填写</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1/%2 页</translation>
    </message>
    <message>
        <source>%1, of whom %2 have %3</source>
        <translation>%1，其中 %2 名有%3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln patients</source>
        <translation>
            <numerusform>%Ln 名患者</numerusform>
        </translation>
    </message>
    <message>
        <source>Training: state encoder</source>
        <translation>训练集：状态编码器</translation>
    </message>
    <message>
        <source>Training: classifier and policy</source>
        <translation>训练集：分类器和策略</translation>
    </message>
    <message>
        <source>Validation: classifier</source>
        <translation>验证集：分类器</translation>
    </message>
    <message>
        <source>Validation: choice of policies</source>
        <translation>验证集：策略的选择</translation>
    </message>
    <message>
        <source>Test: looked at once, at the end</source>
        <translation>测试集：最后只看一次</translation>
    </message>
    <message>
        <source>Patients and events in each part of the analysis</source>
        <translation>分析各部分的患者和事件</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>With the outcome</source>
        <translation>有该结局</translation>
    </message>
    <message>
        <source>The column %1 of the data says who is used for training, validation and test; within these the parts were drawn at random with seed %2.</source>
        <translation>数据的列 %1 说明谁用于训练集、验证集和测试集；其内各部分以种子 %2 随机抽取。</translation>
    </message>
    <message>
        <source>%1; what is drawn at random was drawn with seed %2.</source>
        <translation>%1；其中随机抽取者以种子 %2 抽取。</translation>
    </message>
    <message>
        <source>Patients were divided at random within each outcome, with seed %1, so that every part has about the same share of events.</source>
        <translation>患者在每种结局内以种子 %1 随机划分，使各部分的事件比例大致相同。</translation>
    </message>
    <message>
        <source>There are %1 events among training patients for %2 candidate predictors: %3 events for each.</source>
        <translation>训练集患者中有 %1 个事件，候选预测因子 %2 个：每个 %3 个事件。</translation>
    </message>
    <message>
        <source>Sequential test panels for the diagnosis of %1: development and internal evaluation of a testing policy</source>
        <translation>诊断%1的序贯检验组合：检验策略的开发与内部评价</translation>
    </message>
    <message>
        <source>Report of the project %1, made by PanelWise %2 on %3</source>
        <translation>工程 %1 的报告，由 PanelWise %2 于 %3 生成</translation>
    </message>
    <message>
        <source>%1 on %2 test patients: mean cost %3, F1 %4, AUROC %5</source>
        <translation>%1，%2 名测试集患者：平均费用 %3，F1 %4，AUROC %5</translation>
    </message>
    <message>
        <source>Title and purpose</source>
        <translation>标题与目的</translation>
    </message>
    <message>
        <source>This is a study of diagnostic accuracy. It describes the development and the internal evaluation of a model that decides for one patient after the other which of %1 to order next, and when to diagnose %2 or its absence. Each panel has its price; a policy weighs what its results may change against what they cost.</source>
        <translation>这是一项诊断准确性研究。它描述一个模型的开发与内部评价：该模型为每名患者逐一决定下一步开具%1中的哪一个，以及何时诊断有无%2。每个组合有其价格；策略权衡其结果可能带来的改变与其费用。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln test panels</source>
        <translation>
            <numerusform>%Ln 个检验组合</numerusform>
        </translation>
    </message>
    <message>
        <source>To find, for every mean cost per patient, a policy whose diagnoses have the best F1, and to judge the chosen one on patients that neither training nor the choice has seen, beside what is used today.</source>
        <translation>对每个人均费用，找出诊断 F1 最佳的策略，并在训练和选择均未见过的患者上评价所选策略，与现今常用方法并列。</translation>
    </message>
    <message>
        <source>Objective.</source>
        <translation>目的。</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结局</translation>
    </message>
    <message>
        <source>All panels together</source>
        <translation>全部组合合计</translation>
    </message>
    <message>
        <source>Model of this report</source>
        <translation>本报告的模型</translation>
    </message>
    <message>
        <source>Data source, dates, setting</source>
        <translation>数据来源、日期、场所</translation>
    </message>
    <message>
        <source>The patients are synthetic. They were drawn by the program from the published quantiles and correlations of public data (cohort “%1”); no record of a person is among them, and they have no dates, centre or treatment. Figures of this report say nothing about patients of any hospital.</source>
        <translation>患者为合成，由程序根据公开数据已发表的分位数和相关系数抽取（队列“%1”）；其中没有任何人的病历，也没有日期、中心或治疗。本报告的数字不说明任何医院的患者。</translation>
    </message>
    <message>
        <source>The data were imported from the file %1. The program knows its columns and values, not how they were collected.</source>
        <translation>数据导入自文件 %1。程序了解其列和值，不了解其收集方式。</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Columns used</source>
        <translation>所用的列</translation>
    </message>
    <message>
        <source>%1 known before any test, %2 in panels</source>
        <translation>检验前已知 %1，组合中 %2</translation>
    </message>
    <message>
        <source>Fingerprint of the patients</source>
        <translation>患者数据指纹</translation>
    </message>
    <message>
        <source>where the data come from and why these were used; whether they represent the patients the policy is meant for; first and last date; setting, number and place of centres; how participants were identified, and whether as a consecutive, random or convenience series; treatments received.</source>
        <translation>数据来自何处、为何使用；是否代表策略所针对的患者；首末日期；场所、中心的数目和地点；如何识别参与者，是连续、随机还是便利系列；接受的治疗。</translation>
    </message>
    <message>
        <source>dates and setting to be added</source>
        <translation>待补充日期和场所</translation>
    </message>
    <message>
        <source>Outcome definition</source>
        <translation>结局定义</translation>
    </message>
    <message>
        <source>The outcome is %1: a patient is a case where %2. It is the reference standard for every figure of this report. %3 of %4 patients are cases.</source>
        <translation>结局为%1：患者符合以下条件即为病例：%2。它是本报告所有指标的参考标准。%4 名患者中 %3 名为病例。</translation>
    </message>
    <message>
        <source>Question.</source>
        <translation>问题。</translation>
    </message>
    <message>
        <source>how and when the outcome was assessed, with its cut-off and why; who assessed it and what they knew; time between the tests and the assessment; severity and other diagnoses of the patients.</source>
        <translation>结局如何、何时评定，其界值及理由；由谁评定、了解什么；检验与评定之间的时间；患者的严重程度和其他诊断。</translation>
    </message>
    <message>
        <source>definition to be added</source>
        <translation>待补充定义</translation>
    </message>
    <message>
        <source>Sample size and events</source>
        <translation>样本量与事件</translation>
    </message>
    <message>
        <source>Development and test patients come from the same data; there is no difference in setting, eligibility, outcome or predictors between them.</source>
        <translation>开发集与测试集患者来自相同数据；两者在场所、入选标准、结局或预测因子上没有差异。</translation>
    </message>
    <message>
        <source>Only %1 of the test patients have the outcome. At least 100 events are advised for judging a model (Collins et al., Stat Med 2016); the intervals are wide accordingly.</source>
        <translation>仅 %1 名测试集患者有该结局。评价模型建议至少 100 个事件（Collins 等，Stat Med 2016）；区间相应较宽。</translation>
    </message>
    <message>
        <source>Few events.</source>
        <translation>事件少。</translation>
    </message>
    <message>
        <source>%1 events among test patients</source>
        <translation>测试集患者中 %1 个事件</translation>
    </message>
    <message>
        <source>how the study size was arrived at.</source>
        <translation>研究样本量如何确定。</translation>
    </message>
    <message>
        <source>90 or older</source>
        <translation>90 岁及以上</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>及另外 %1 个</translation>
    </message>
    <message>
        <source>%1 not in the record</source>
        <translation>%1 项病历中没有</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>no new value</source>
        <translation>无新值</translation>
    </message>
    <message>
        <source>%1, step by step</source>
        <translation>%1，逐步</translation>
    </message>
    <message>
        <source>Newly known</source>
        <translation>新知</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>支付</translation>
    </message>
    <message>
        <source>Waiting time</source>
        <translation>等待时间</translation>
    </message>
    <message>
        <source>Bill: %1.</source>
        <translation>账单：%1。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>Walk of %Ln patients</source>
        <translation>
            <numerusform>%Ln 名患者的逐步过程</numerusform>
        </translation>
    </message>
    <message>
        <source>Test patients as the policy leads them. They have a letter of this report instead of their row or any identifier, and their age is given by decade.</source>
        <translation>策略引导下的测试集患者。以本报告的字母代替其行号和任何标识，年龄以十年为组。</translation>
    </message>
    <message>
        <source>Patient %1</source>
        <translation>患者 %1</translation>
    </message>
</context>
<context>
    <name>ui::ReportColumn</name>
    <message>
        <source>Full preview…</source>
        <translation>完整预览…</translation>
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
        <translation>格式</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>TRIPOD+AI, STARD</source>
        <translation>TRIPOD+AI、STARD</translation>
    </message>
    <message>
        <source>Reporting lists: what a reader of a study of diagnosis must be able to find</source>
        <translation>报告清单：诊断研究的读者必须能找到的内容</translation>
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
        <translation>纸张大小</translation>
    </message>
    <message>
        <source>Size of the report&apos;s pages</source>
        <translation>报告的页面大小</translation>
    </message>
    <message>
        <source>Every page says “Not for clinical use”. The PDF opens its policy when it is dropped on the window.</source>
        <translation>每页都注明“不得用于临床”。将 PDF 拖到窗口上即打开其策略。</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>Read the whole report in a window of its own</source>
        <translation>在单独的窗口中阅读整个报告</translation>
    </message>
    <message>
        <source>PDF for paper and journals; HTML is one file for every browser and screen reader</source>
        <translation>PDF 用于纸张和期刊；HTML 是适用于任何浏览器和读屏软件的单个文件</translation>
    </message>
    <message>
        <source>Write the report to a file</source>
        <translation>将报告写入文件</translation>
    </message>
    <message>
        <source>Items filled</source>
        <translation>已填条目</translation>
    </message>
    <message>
        <source>Tick a model: the report is about the first one.</source>
        <translation>请勾选模型：报告以第一个为主题。</translation>
    </message>
    <message>
        <source>The report is being written…</source>
        <translation>正在写报告…</translation>
    </message>
    <message>
        <source>%1 of %2 parts filled, %3 for the author</source>
        <translation>%2 部分中 %1 部分已填，%3 部分待作者填写</translation>
    </message>
    <message>
        <source>No page yet</source>
        <translation>尚无页面</translation>
    </message>
</context>
<context>
    <name>ui::ReportOutline</name>
    <message>
        <source>Filled</source>
        <translation>已填</translation>
    </message>
    <message>
        <source>Look here: %1</source>
        <translation>请看此处：%1</translation>
    </message>
    <message>
        <source>For the author</source>
        <translation>待作者填写</translation>
    </message>
    <message>
        <source>items %1</source>
        <translation>条目 %1</translation>
    </message>
    <message>
        <source>item %1</source>
        <translation>条目 %1</translation>
    </message>
    <message>
        <source>for the author</source>
        <translation>待作者填写</translation>
    </message>
</context>
<context>
    <name>ui::ResultChart</name>
    <message>
        <source>US</source>
        <translation>美制</translation>
    </message>
    <message>
        <source>SI</source>
        <translation>SI</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>known and estimated values</source>
        <translation>已知值和估计值</translation>
    </message>
    <message>
        <source>Values in the units of the United States, or in SI units</source>
        <translation>以美国单位或 SI 单位显示值</translation>
    </message>
    <message>
        <source>F2 changes a value and opens a second path</source>
        <translation>按 F2 更改值并打开第二条路径</translation>
    </message>
</context>
<context>
    <name>ui::ResultFigures</name>
    <message>
        <source>. 95 % intervals: F1 %1 to %2, mean cost %3 to %4.</source>
        <translation>。95% 区间：F1 %1 至 %2，平均费用 %3 至 %4。</translation>
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
        <translation>检出病例</translation>
    </message>
    <message>
        <source>Negatives right</source>
        <translation>真阴性</translation>
    </message>
    <message>
        <source>Mean cost</source>
        <translation>平均费用</translation>
    </message>
    <message>
        <source>Patients</source>
        <translation>患者</translation>
    </message>
    <message>
        <source>Mean time to the results</source>
        <translation>出结果的平均时间</translation>
    </message>
    <message>
        <source>Mean blood drawn</source>
        <translation>平均采血量</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>验证集</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>All patients</source>
        <translation>全部患者</translation>
    </message>
</context>
<context>
    <name>ui::ResultModel</name>
    <message>
        <source>%1 (changed)</source>
        <translation>%1（已更改）</translation>
    </message>
    <message>
        <source>, critical</source>
        <translation>，危急值</translation>
    </message>
    <message>
        <source>, 80 of 100 such patients: %1</source>
        <translation>，100 名此类患者中 80 名：%1</translation>
    </message>
    <message>
        <source>, reference %1</source>
        <translation>，参考 %1</translation>
    </message>
    <message>
        <source>, more extreme than in 99 of 100 training patients</source>
        <translation>，比 100 名训练集患者中的 99 名更极端</translation>
    </message>
    <message>
        <source>, changed by you</source>
        <translation>，由您更改</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考</translation>
    </message>
    <message>
        <source>Against reference</source>
        <translation>与参考比较</translation>
    </message>
</context>
<context>
    <name>ui::RewardForm</name>
    <message>
        <source>Prices do not count</source>
        <translation>不计价格</translation>
    </message>
    <message>
        <source>A missed case weighs, in false alarms (λ)</source>
        <translation>漏诊一例相当于误报数（λ）</translation>
    </message>
    <message>
        <source>One correct negative is worth (−1/ρ)</source>
        <translation>一个真阴性相当于（−1/ρ）</translation>
    </message>
    <message>
        <source>First seed</source>
        <translation>首个种子</translation>
    </message>
    <message>
        <source>A missed case weighs as much as this many false alarms</source>
        <translation>漏诊一个病例相当于这么多次误报</translation>
    </message>
    <message>
        <source>One correct negative is worth</source>
        <translation>一个真阴性相当于</translation>
    </message>
    <message>
        <source>ρ is 0: tests are ordered whatever they cost</source>
        <translation>ρ 为 0：不计费用开单</translation>
    </message>
    <message>
        <source>Time does not count</source>
        <translation>不计时间</translation>
    </message>
    <message>
        <source>Tests are ordered whatever they cost.</source>
        <translation>无论费用多少都开单。</translation>
    </message>
    <message>
        <source>Tests are ordered however long they take.</source>
        <translation>无论用时多长都开单。</translation>
    </message>
    <message>
        <source>So a case found is worth %1, and ρ is %2 per unit of money.</source>
        <translation>因此检出一个病例相当于 %1，ρ 为每货币单位 %2。</translation>
    </message>
    <message>
        <source>So a case found is worth %1 of waiting, and ρ is %2 per minute.</source>
        <translation>因此检出一个病例相当于等待 %1，ρ 为每分钟 %2。</translation>
    </message>
    <message>
        <source>Networks order one panel at a time; only the lattice orders two together.</source>
        <translation>网络一次开一个组合；只有 Lattice 可同时开两个。</translation>
    </message>
</context>
<context>
    <name>ui::RowsDialog</name>
    <message>
        <source>Only the rows concerned</source>
        <translation>仅有关的行</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Rows of the table</source>
        <translation>表格的行</translation>
    </message>
    <message>
        <source>%1 rows, %2 columns, as imported with the edit steps applied.</source>
        <translation>%1 行，%2 列，为导入后应用编辑步骤的结果。</translation>
    </message>
</context>
<context>
    <name>ui::RowsModel</name>
    <message>
        <source>%1, to check</source>
        <translation>%1，待核对</translation>
    </message>
</context>
<context>
    <name>ui::RulesDialog</name>
    <message>
        <source>No &amp;bill above</source>
        <translation>账单上限(&amp;B)</translation>
    </message>
    <message>
        <source>Rules for orders</source>
        <translation>开单规则</translation>
    </message>
    <message>
        <source>Most that one patient&apos;s bill may be</source>
        <translation>每名患者账单的最高额</translation>
    </message>
    <message>
        <source>Shared fees are part of the bill.</source>
        <translation>共用费用计入账单。</translation>
    </message>
    <message>
        <source>Every policy keeps these rules, whatever a panel is worth.</source>
        <translation>无论组合的价值如何，每个策略都遵守这些规则。</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>组合</translation>
    </message>
    <message>
        <source>Is ordered</source>
        <translation>开单</translation>
    </message>
    <message>
        <source>Only after</source>
        <translation>只在其后</translation>
    </message>
    <message>
        <source>as the policy decides</source>
        <translation>由策略决定</translation>
    </message>
    <message>
        <source>first, of everybody</source>
        <translation>人人最先</translation>
    </message>
    <message>
        <source>never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>When %1 is ordered</source>
        <translation>何时开具 %1</translation>
    </message>
    <message>
        <source>What must be there before %1</source>
        <translation>开具 %1 之前须有什么</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>ui::SampleCard</name>
    <message>
        <source>Patients</source>
        <translation>患者</translation>
    </message>
    <message>
        <source>%1 synthetic</source>
        <translation>合成 %1</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结局</translation>
    </message>
    <message>
        <source>%1 have it</source>
        <translation>%1 有该结局</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>检验组合</translation>
    </message>
    <message>
        <source>%1, overlapping</source>
        <translation>%1，有重叠</translation>
    </message>
    <message>
        <source>All panels</source>
        <translation>全部组合</translation>
    </message>
    <message>
        <source>Its exact optimum is known</source>
        <translation>其精确最优已知</translation>
    </message>
    <message>
        <source>Works offline</source>
        <translation>可离线使用</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open the sample %1</source>
        <translation>打开示例“%1”</translation>
    </message>
</context>
<context>
    <name>ui::SearchCard</name>
    <message>
        <source>%1 of %2 · %3</source>
        <translation>%1/%2 · %3</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>搜索进度</translation>
    </message>
    <message>
        <source>Preparing the patients…</source>
        <translation>正在准备患者…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>Policies found so far are kept: %1</source>
        <translation>已找到的策略保留：%1</translation>
    </message>
</context>
<context>
    <name>ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>&amp;Projects</source>
        <translation>工程(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Exports</source>
        <translation>导出(&amp;E)</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>恢复默认值(&amp;D)</translation>
    </message>
    <message>
        <source>Sets everything here back to what it was when PanelWise was new</source>
        <translation>将此处全部设置恢复为 PanelWise 的初始状态</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>语言与外观</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Words and the form of numbers and dates</source>
        <translation>文字以及数字和日期的格式</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Colours of the window and of plots on screen; exported figures are always light</source>
        <translation>窗口和屏幕上图的配色；导出的图总为浅色</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>配色(&amp;C)</translation>
    </message>
    <message>
        <source>Type and rows grow together; also Ctrl and + or −</source>
        <translation>文字和行同时放大；也可用 Ctrl 加 + 或 −</translation>
    </message>
    <message>
        <source>&amp;Type size</source>
        <translation>字号(&amp;T)</translation>
    </message>
    <message>
        <source>Training and searching</source>
        <translation>训练与搜索</translation>
    </message>
    <message>
        <source>All (%1)</source>
        <translation>全部（%1）</translation>
    </message>
    <message>
        <source>How many processor cores a search may keep busy; fewer leave more for other programs. The result is the same. Training one policy uses one.</source>
        <translation>搜索可占用的处理器核心数；越少，留给其他程序的越多。结果相同。训练一个策略用一个核心。</translation>
    </message>
    <message>
        <source>C&amp;ores</source>
        <translation>核心(&amp;O)</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>The most that training keeps of what it has computed about patients. With less, it is slower, with the same result. Advanced settings of a policy take precedence.</source>
        <translation>训练最多保留多少已计算的患者内容。较少时较慢，结果相同。策略的高级设置优先。</translation>
    </message>
    <message>
        <source>&amp;Memory for training</source>
        <translation>训练内存(&amp;M)</translation>
    </message>
    <message>
        <source>Takes effect with the next training or search.</source>
        <translation>下次训练或搜索时生效。</translation>
    </message>
    <message>
        <source>Where the last file was</source>
        <translation>上次文件所在处</translation>
    </message>
    <message>
        <source>Where the file dialogs begin</source>
        <translation>文件对话框的起始位置</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Choose the folder: %1</source>
        <translation>选择文件夹：%1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Forget the folder: %1</source>
        <translation>不再记住文件夹：%1</translation>
    </message>
    <message>
        <source>Takes effect at once; the project stays open.</source>
        <translation>立即生效；工程保持打开。</translation>
    </message>
</context>
<context>
    <name>ui::ShareDialog</name>
    <message>
        <source>Share a copy</source>
        <translation>共享副本</translation>
    </message>
    <message>
        <source>Without &amp;identifiers</source>
        <translation>不含标识信息(&amp;I)</translation>
    </message>
    <message>
        <source>Columns that the study does not use are left out, and patients with several rows are told apart by numbers. Dates and results stay, and people can be known by them.</source>
        <translation>略去研究不用的列，有多行的患者以编号区分。日期和结果保留，他人可能据此认出本人。</translation>
    </message>
    <message>
        <source>Without &amp;rows</source>
        <translation>不含行(&amp;R)</translation>
    </message>
    <message>
        <source>Policies, fronts, tables and curves are left, and nothing about single patients. Policies hold limits that were learned from patients.</source>
        <translation>保留策略、前沿、表格和曲线，不含任何单个患者的信息。策略中含有从患者学到的界值。</translation>
    </message>
    <message>
        <source>Without &amp;patients</source>
        <translation>不含患者(&amp;P)</translation>
    </message>
    <message>
        <source>Panels, prices and rules are left, and nothing that was learned from patients.</source>
        <translation>保留组合、价格和规则，不含任何从患者学到的内容。</translation>
    </message>
    <message>
        <source>What should the copy go without? This project stays as it is.</source>
        <translation>副本中应略去什么？此工程保持不变。</translation>
    </message>
    <message>
        <source>Choose a place…</source>
        <translation>选择位置…</translation>
    </message>
</context>
<context>
    <name>ui::SheetForm</name>
    <message>
        <source>Which sheet of the workbook holds the patients</source>
        <translation>工作簿中哪个工作表含患者</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>工作表</translation>
    </message>
    <message>
        <source>The row of the sheet that holds the names of the columns; rows above it are left out</source>
        <translation>工作表中含列名的行；其上各行不采用</translation>
    </message>
    <message>
        <source>Row with the names</source>
        <translation>列名所在行</translation>
    </message>
    <message>
        <source>S&amp;heet</source>
        <translation>工作表(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Row with the names</source>
        <translation>列名所在行(&amp;R)</translation>
    </message>
</context>
<context>
    <name>ui::SplitDialog</name>
    <message>
        <source>Split the patients</source>
        <translation>划分患者</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>by patient number</source>
        <translation>按患者编号</translation>
    </message>
    <message>
        <source>by date</source>
        <translation>按日期</translation>
    </message>
    <message>
        <source>by site</source>
        <translation>按中心</translation>
    </message>
    <message>
        <source>as a column says</source>
        <translation>按某列</translation>
    </message>
    <message>
        <source>every row is a patient of its own</source>
        <translation>每行是一名单独的患者</translation>
    </message>
    <message>
        <source>&amp;Divide</source>
        <translation>划分方式(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Column</source>
        <translation>列(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Left out for the test</source>
        <translation>留作测试(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Patient number</source>
        <translation>患者编号(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Training</source>
        <translation>训练集(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Validation</source>
        <translation>验证集(&amp;V)</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>种子(&amp;S)</translation>
    </message>
    <message>
        <source>Each part has the same share of cases. The same seed always draws the same patients.</source>
        <translation>各部分的病例比例相同。相同种子总是抽取相同的患者。</translation>
    </message>
    <message>
        <source>Rows with the same number stay together, so nobody is learned from and judged.</source>
        <translation>编号相同的行在一起，因此没有人既用于学习又用于评价。</translation>
    </message>
    <message>
        <source>Learned from the past: the newest patients are the test, those before them validation.</source>
        <translation>用过去的数据学习：最新的患者为测试集，其前为验证集。</translation>
    </message>
    <message>
        <source>All patients of one site are the test; the others are divided at random.</source>
        <translation>一个中心的所有患者为测试集；其余随机划分。</translation>
    </message>
    <message>
        <source>The column says train, validation or test of every patient.</source>
        <translation>该列对每名患者给出 train、validation 或 test。</translation>
    </message>
</context>
<context>
    <name>ui::StartPage</name>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Which lab panel should come next for this patient, or is it time to diagnose?</source>
        <translation>该患者下一步应开哪个检验组合，还是可以诊断了？</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>synthetic patients, ready to explore</source>
        <translation>合成患者，可立即探索</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>您的数据</translation>
    </message>
    <message>
        <source>From a list of measurements…</source>
        <translation>从测量列表导入…</translation>
    </message>
    <message>
        <source>A table with one row per measurement becomes one row per patient.</source>
        <translation>将每行一次测量的表格变为每行一名患者。</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>最近的工程</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>10 to 15 minutes each, in the real program</source>
        <translation>每门 10 至 15 分钟，在真实程序中进行</translation>
    </message>
    <message>
        <source>What they are about…</source>
        <translation>内容简介…</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Lesson %1: %2, %3</source>
        <translation>课程 %1：%2，%3</translation>
    </message>
</context>
<context>
    <name>ui::StepLine</name>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>now: %1; all: %2</source>
        <translation>当前：%1；全部：%2</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>转到 %1</translation>
    </message>
</context>
<context>
    <name>ui::StepRail</name>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
</context>
<context>
    <name>ui::StoryBar</name>
    <message>
        <source>First step</source>
        <translation>第一步</translation>
    </message>
    <message>
        <source>First step (Home)</source>
        <translation>第一步（Home）</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>One step back (Backspace or Left)</source>
        <translation>上一步（退格键或左键）</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Next step (Space or Right)</source>
        <translation>下一步（空格键或右键）</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>最后一步</translation>
    </message>
    <message>
        <source>Last step (End)</source>
        <translation>最后一步（End）</translation>
    </message>
    <message>
        <source>Autoplay</source>
        <translation>自动播放</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>I order</source>
        <translation>我来开单</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>对决</translation>
    </message>
    <message>
        <source>Who orders</source>
        <translation>由谁开单</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Goes on by itself to the diagnosis</source>
        <translation>自动进行到诊断</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Seconds for each step</source>
        <translation>每步秒数</translation>
    </message>
    <message>
        <source>Seconds for each step, from 0.5 to 4</source>
        <translation>每步秒数，0.5 到 4</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1/%2 步</translation>
    </message>
    <message>
        <source>Policy: watch it. I order: you decide, and may have its view revealed. Duel: you decide without help, and both paths are compared at the end.</source>
        <translation>策略：观察其做法。我来开单：由您决定，可揭示其看法。对决：您独立决定，最后比较两条路径。</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>第 %1 步</translation>
    </message>
</context>
<context>
    <name>ui::StoryReader</name>
    <message>
        <source>value %1</source>
        <translation>值 %1</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>非%1</translation>
    </message>
    <message>
        <source>Order %1 together with %2</source>
        <translation>开具 %1，与 %2 同时</translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>开具 %1</translation>
    </message>
    <message>
        <source>Diagnose: %1</source>
        <translation>诊断：%1</translation>
    </message>
    <message>
        <source>%1 of waiting</source>
        <translation>等待 %1</translation>
    </message>
    <message>
        <source>%1 of blood</source>
        <translation>采血 %1</translation>
    </message>
    <message>
        <source>Typed in</source>
        <translation>手动输入</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>not measured in this patient</source>
        <translation>该患者未测</translation>
    </message>
    <message>
        <source>est. %1 in %2</source>
        <translation>估 %1（%2）</translation>
    </message>
    <message>
        <source>est. %1</source>
        <translation>估 %1</translation>
    </message>
    <message>
        <source>ordered at step %1 · %2 · results come with those of %3</source>
        <translation>第 %1 步开具 · %2 · 结果与 %3 一同得到</translation>
    </message>
    <message>
        <source>ordered at step %1 · %2 · results: %3, outside reference: %4</source>
        <translation>第 %1 步开具 · %2 · 结果：%3，超出参考：%4</translation>
    </message>
    <message>
        <source>ordered at step %1 · nothing in the record, so not charged</source>
        <translation>第 %1 步开具 · 病历中全无，因此不收费</translation>
    </message>
    <message>
        <source> · not in the record: %1</source>
        <translation> · 病历中没有：%1</translation>
    </message>
    <message>
        <source> · together with %1</source>
        <translation> · 与 %1 同时</translation>
    </message>
    <message>
        <source>Known before any test</source>
        <translation>检验前已知</translation>
    </message>
    <message>
        <source>free</source>
        <translation>免费</translation>
    </message>
    <message>
        <source>to be ordered now · %1 · estimated, 80 % range</source>
        <translation>现在开具 · %1 · 估计值，80% 范围</translation>
    </message>
    <message>
        <source>not ordered · %1 · estimated values: %2</source>
        <translation>未开具 · %1 · 估计值：%2</translation>
    </message>
    <message>
        <source>%1 new of %2</source>
        <translation>%1/%2 项为新</translation>
    </message>
    <message>
        <source>%1 tests</source>
        <translation>%1 个项目</translation>
    </message>
    <message>
        <source>ends the story</source>
        <translation>结束流程</translation>
    </message>
    <message>
        <source>not before what comes first</source>
        <translation>不得先于最先开具的组合</translation>
    </message>
    <message>
        <source>nothing new</source>
        <translation>无新结果</translation>
    </message>
    <message>
        <source>not possible here</source>
        <translation>此处不可行</translation>
    </message>
    <message>
        <source>together with %1</source>
        <translation>与 %1 同时</translation>
    </message>
    <message>
        <source>ordered at step %1</source>
        <translation>第 %1 步开具</translation>
    </message>
    <message>
        <source>Running bill (cap %1)</source>
        <translation>累计账单（上限 %1）</translation>
    </message>
    <message>
        <source>Running bill (all panels %1)</source>
        <translation>累计账单（全部组合 %1）</translation>
    </message>
    <message>
        <source>then + %1 %2 = %3</source>
        <translation>然后 + %1 %2 = %3</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>性别</translation>
    </message>
    <message>
        <source>female</source>
        <translation>女</translation>
    </message>
    <message>
        <source>male</source>
        <translation>男</translation>
    </message>
    <message>
        <source>unlike training patients (top %1)</source>
        <translation>与训练集患者差异大（前 %1）</translation>
    </message>
    <message>
        <source>%1 %2 is more extreme than in 99 of 100 training patients</source>
        <translation>%1 %2 比 100 名训练集患者中的 99 名更极端</translation>
    </message>
    <message>
        <source>Probability of %1</source>
        <translation>%1的概率</translation>
    </message>
    <message>
        <source>at or above: “%1”</source>
        <translation>达到或高于：“%1”</translation>
    </message>
    <message>
        <source>below: “%1”</source>
        <translation>低于：“%1”</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>%1 ordered</source>
        <translation>已开具 %1</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>%1 之后</translation>
    </message>
    <message>
        <source> and </source>
        <translation> 和 </translation>
    </message>
    <message>
        <source>nothing (nothing is in the record)</source>
        <translation>无（病历中全无）</translation>
    </message>
    <message>
        <source>%1 for %2 would change the diagnosis of &lt;b&gt;%3&lt;/b&gt; patients like this one.</source>
        <translation>%1（%2）会改变 &lt;b&gt;%3&lt;/b&gt; 的此类患者的诊断。</translation>
    </message>
    <message>
        <source>At %1 the policy would already say &lt;b&gt;%2&lt;/b&gt; (threshold %3). </source>
        <translation>概率为 %1 时，策略已会判为 &lt;b&gt;%2&lt;/b&gt;（阈值 %3）。</translation>
    </message>
    <message>
        <source>At %1 the policy would already say &lt;b&gt;%2&lt;/b&gt;. </source>
        <translation>概率为 %1 时，策略已会判为 &lt;b&gt;%2&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>Everybody gets %1 first in this study. </source>
        <translation>在本研究中，人人先做 %1。</translation>
    </message>
    <message>
        <source>Your order; the policy would have done this: %1. </source>
        <translation>这是您的开单；策略会这样做：%1。</translation>
    </message>
    <message>
        <source>%1 costs %2.</source>
        <translation>%1 费用 %2。</translation>
    </message>
    <message>
        <source>Your diagnosis, at %1: &lt;b&gt;%2&lt;/b&gt;. The policy would have done this: %3. </source>
        <translation>您的诊断，概率 %1：&lt;b&gt;%2&lt;/b&gt;。策略会这样做：%3。</translation>
    </message>
    <message>
        <source>Its threshold is %1, and %2 is %3.</source>
        <translation>其阈值为 %1，%2 %3。</translation>
    </message>
    <message>
        <source>not below it</source>
        <translation>不低于阈值</translation>
    </message>
    <message>
        <source>below it</source>
        <translation>低于阈值</translation>
    </message>
    <message>
        <source>At %1, with a threshold of %2, the answer is &lt;b&gt;%3&lt;/b&gt;. </source>
        <translation>概率为 %1，阈值为 %2，答案是 &lt;b&gt;%3&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>At %1 the answer is &lt;b&gt;%2&lt;/b&gt;. </source>
        <translation>概率为 %1，答案是 &lt;b&gt;%2&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>This policy does not go by the probability alone. </source>
        <translation>此策略不单凭概率。</translation>
    </message>
    <message>
        <source>Nothing is left to order.</source>
        <translation>已无可开具的组合。</translation>
    </message>
    <message>
        <source>No further panel can be ordered here.</source>
        <translation>此处不能再开具组合。</translation>
    </message>
    <message>
        <source>No further panel is worth its price.</source>
        <translation>没有组合值其价格。</translation>
    </message>
    <message>
        <source>The policy orders nothing more.</source>
        <translation>策略不再开单。</translation>
    </message>
    <message>
        <source>No further panel is worth its price: %1 for %2, which would change most diagnoses, would change that of %3 patients like this one.</source>
        <translation>没有组合值其价格：改变诊断最多的 %1（%2）也只会改变 %3 的此类患者的诊断。</translation>
    </message>
    <message>
        <source>The policy orders nothing more: %1 for %2, which would change most diagnoses, would change that of %3 patients like this one.</source>
        <translation>策略不再开单：改变诊断最多的 %1（%2）会改变 %3 的此类患者的诊断。</translation>
    </message>
    <message>
        <source>Other values (%1)</source>
        <translation>其他值（%1）</translation>
    </message>
    <message>
        <source>Why %1 at the same time?</source>
        <translation>为何同时开具 %1？</translation>
    </message>
    <message>
        <source>Decided with the step before, when none of its results were known: ordered together, both take the longer of their times.</source>
        <translation>与上一步同时决定，当时其结果均未知：同时开单，用时取较长者。</translation>
    </message>
    <message>
        <source>Why %1 now?</source>
        <translation>为何现在开具 %1？</translation>
    </message>
    <message>
        <source>You stopped here</source>
        <translation>您在此停止</translation>
    </message>
    <message>
        <source>Why stop here?</source>
        <translation>为何在此停止？</translation>
    </message>
    <message>
        <source>What made it %1 (percentage points)</source>
        <translation>达到 %1 的原因（百分点）</translation>
    </message>
    <message>
        <source>What moved %1 to %2 (percentage points)</source>
        <translation>从 %1 变到 %2 的原因（百分点）</translation>
    </message>
    <message>
        <source>nothing ordered</source>
        <translation>未开单</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>open</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>Your turn: what next?</source>
        <translation>轮到您了：下一步？</translation>
    </message>
    <message>
        <source>Diagnosis: %1, after %2.</source>
        <translation>诊断：%1，已花费 %2。</translation>
    </message>
    <message>
        <source>Next: %1 together with %2 for %3.</source>
        <translation>下一步：%1 与 %2 同时，费用 %3。</translation>
    </message>
    <message>
        <source>Next: %1 for %2.</source>
        <translation>下一步：%1，费用 %2。</translation>
    </message>
</context>
<context>
    <name>ui::StudyEdits</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n variables</source>
        <translation>
            <numerusform>%n 个变量</numerusform>
        </translation>
    </message>
    <message>
        <source>Set role of %1 to %2</source>
        <translation>将 %1 的角色设为%2</translation>
    </message>
    <message>
        <source>Predict %1</source>
        <translation>预测 %1</translation>
    </message>
    <message>
        <source>Describe %1</source>
        <translation>编辑 %1 的说明</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>组合</translation>
    </message>
    <message>
        <source>Add panel %1</source>
        <translation>添加组合 %1</translation>
    </message>
    <message>
        <source>Make panel %1 of %2</source>
        <translation>由 %2 新建组合 %1</translation>
    </message>
    <message>
        <source>Rename panel %1 to %2</source>
        <translation>将组合 %1 重命名为 %2</translation>
    </message>
    <message>
        <source>Delete panel %1</source>
        <translation>删除组合 %1</translation>
    </message>
    <message>
        <source>Merge panel %1 into %2</source>
        <translation>将组合 %1 合并到 %2</translation>
    </message>
    <message>
        <source>Move panel %1 up</source>
        <translation>上移组合 %1</translation>
    </message>
    <message>
        <source>Move panel %1 down</source>
        <translation>下移组合 %1</translation>
    </message>
    <message>
        <source>Price of %1: %2</source>
        <translation>%1 的价格：%2</translation>
    </message>
    <message>
        <source>Turnaround time of %1: %2</source>
        <translation>%1 的报告时间：%2</translation>
    </message>
    <message>
        <source>Turnaround time of %1: not said</source>
        <translation>%1 的报告时间：未说明</translation>
    </message>
    <message>
        <source>Blood for %1: %2</source>
        <translation>%1 的采血量：%2</translation>
    </message>
    <message>
        <source>Blood for %1: not said</source>
        <translation>%1 的采血量：未说明</translation>
    </message>
    <message>
        <source>Add %1 to %2</source>
        <translation>将 %1 加入 %2</translation>
    </message>
    <message>
        <source>Move %1 from %2 to %3</source>
        <translation>将 %1 从 %2 移到 %3</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>将 %1 移到 %2</translation>
    </message>
    <message>
        <source>Remove %1 from %2</source>
        <translation>从 %2 中移除 %1</translation>
    </message>
    <message>
        <source>Shared fee %1: %2</source>
        <translation>共用费用 %1：%2</translation>
    </message>
    <message>
        <source>Remove shared fee %1</source>
        <translation>删除共用费用 %1</translation>
    </message>
    <message>
        <source>Change the price list</source>
        <translation>更改价目表</translation>
    </message>
    <message>
        <source>Change the rules for orders</source>
        <translation>更改开单规则</translation>
    </message>
    <message>
        <source>Panels may be ordered together</source>
        <translation>组合可同时开单</translation>
    </message>
    <message>
        <source>Panels are ordered one by one</source>
        <translation>组合逐个开单</translation>
    </message>
    <message>
        <source>Minimise %1</source>
        <translation>最小化%1</translation>
    </message>
    <message>
        <source>An order without a result %1</source>
        <translation>无结果的开单%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Keep values of %1</source>
        <translation>保留 %1 的值</translation>
    </message>
    <message>
        <source>Say how texts among numbers are read</source>
        <translation>说明数字中的文本如何读取</translation>
    </message>
    <message>
        <source>Take back: %1</source>
        <translation>撤回：%1</translation>
    </message>
    <message>
        <source>Change the split</source>
        <translation>更改划分</translation>
    </message>
</context>
<context>
    <name>ui::StudySummaryCard</name>
    <message>
        <source>Change…</source>
        <translation>更改…</translation>
    </message>
    <message>
        <source>Change the outcome</source>
        <translation>更改结局</translation>
    </message>
    <message>
        <source>Change the split</source>
        <translation>更改划分</translation>
    </message>
    <message>
        <source>The bill</source>
        <translation>账单</translation>
    </message>
    <message>
        <source>Outcome: %1</source>
        <translation>结局：%1</translation>
    </message>
    <message>
        <source>Outcome: not chosen</source>
        <translation>结局：未选择</translation>
    </message>
    <message>
        <source>Confirm…</source>
        <translation>确认…</translation>
    </message>
    <message>
        <source>counting …</source>
        <translation>正在计数 …</translation>
    </message>
    <message>
        <source>choose the column that says who is a case</source>
        <translation>选择说明谁是病例的列</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Does %1 mark the cases? Please confirm.</source>
        <translation>%1 是否表示病例？请确认。</translation>
    </message>
    <message>
        <source>enough cases to train</source>
        <translation>病例足够训练</translation>
    </message>
    <message>
        <source>at least %1 cases are needed</source>
        <translation>至少需要 %1 名病例</translation>
    </message>
    <message>
        <source>Split %1 / %2 / %3, stratified, seed %4</source>
        <translation>划分 %1 / %2 / %3，分层，种子 %4</translation>
    </message>
    <message>
        <source>%1 train · %2 validation · %3 test</source>
        <translation>训练集 %1 · 验证集 %2 · 测试集 %3</translation>
    </message>
    <message>
        <source>no patients to split yet</source>
        <translation>尚无可划分的患者</translation>
    </message>
    <message>
        <source>No panels yet</source>
        <translation>尚无组合</translation>
    </message>
    <message>
        <source>All panels:</source>
        <translation>全部组合：</translation>
    </message>
    <message>
        <source>All panels: %1 =</source>
        <translation>全部组合：%1 =</translation>
    </message>
    <message>
        <source>every test without repeats: %1 = %2</source>
        <translation>所有项目不重复：%1 = %2</translation>
    </message>
    <message>
        <source>no panel can be left out without losing a test</source>
        <translation>去掉任一组合都会缺少项目</translation>
    </message>
    <message>
        <source>shared fees once</source>
        <translation>共用费用付一次</translation>
    </message>
    <message>
        <source>results after %1</source>
        <translation>%1后出结果</translation>
    </message>
    <message>
        <source>%1 if all are ordered together, %2 one after the other</source>
        <translation>同时开单 %1，依次开单 %2</translation>
    </message>
    <message>
        <source>%1 of blood</source>
        <translation>采血 %1</translation>
    </message>
</context>
<context>
    <name>ui::TableTab</name>
    <message>
        <source>Model</source>
        <translation>模型</translation>
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
        <translation>费用</translation>
    </message>
    <message>
        <source>Mean cost of testing per patient</source>
        <translation>人均检验费用</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>To learn it once, tuning included</source>
        <translation>学习一次的用时，含调参</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Lattice, Δ F1</source>
        <translation>Lattice，Δ F1</translation>
    </message>
    <message>
        <source>For the same money: F1 of the lattice&apos;s policy that costs at most as much on validation, minus F1 of this model</source>
        <translation>同等费用：验证集上费用不高于此模型的 Lattice 策略的 F1，减此模型的 F1</translation>
    </message>
    <message>
        <source>F1 (95 %)</source>
        <translation>F1（95%）</translation>
    </message>
    <message>
        <source>Cases found</source>
        <translation>检出病例</translation>
    </message>
    <message>
        <source>Of all cases, in all folds</source>
        <translation>占全部病例，所有折</translation>
    </message>
    <message>
        <source>Sens. (95 %)</source>
        <translation>灵敏度（95%）</translation>
    </message>
    <message>
        <source>Spec. (95 %)</source>
        <translation>特异度（95%）</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>折</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Share of cost</source>
        <translation>费用占比</translation>
    </message>
    <message>
        <source>This share of the other model&apos;s money</source>
        <translation>占另一模型费用的比例</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Δ F1 (95 %)</source>
        <translation>Δ F1（95%）</translation>
    </message>
    <message>
        <source>What the policies chosen so really cost</source>
        <translation>这样选出的策略的实际费用</translation>
    </message>
    <message>
        <source>Export tables…</source>
        <translation>导出表格…</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>复制为命令</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>删除…</translation>
    </message>
    <message>
        <source>Table of baselines</source>
        <translation>基线模型表</translation>
    </message>
    <message>
        <source>For a share of another&apos;s money</source>
        <translation>以另一模型费用的一部分</translation>
    </message>
    <message>
        <source>The line of the command line that writes these tables again</source>
        <translation>重新写出这些表格的命令行</translation>
    </message>
    <message>
        <source>The tables of the paper as CSV, Excel, Markdown and LaTeX</source>
        <translation>论文的表格，格式为 CSV、Excel、Markdown 和 LaTeX</translation>
    </message>
    <message>
        <source>Remove this table from the project</source>
        <translation>从工程中删除此表</translation>
    </message>
    <message>
        <source>No table yet. Run baselines to see the models of the paper beside your policies.</source>
        <translation>尚无表格。运行基线模型，可将论文的模型与您的策略并列。</translation>
    </message>
    <message>
        <source>Table %1 · %2 of %3 models · %4</source>
        <translation>表 %1 · %2/%3 个模型 · %4</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Test patients; mean ± standard deviation over %1 seeds, %2.</source>
        <translation>测试集患者；%1 个种子的均值 ± 标准差，%2。</translation>
    </message>
    <message>
        <source>always on the study&apos;s own split</source>
        <translation>总用研究自身的划分</translation>
    </message>
    <message>
        <source>each with its own split</source>
        <translation>各用自己的划分</translation>
    </message>
    <message>
        <source>Test patients of the study&apos;s own split; one seed.</source>
        <translation>研究自身划分的测试集患者；一个种子。</translation>
    </message>
    <message>
        <source>Everything was chosen on validation.</source>
        <translation>一切均在验证集上选定。</translation>
    </message>
    <message>
        <source>Mean cost: 95 % interval %1 to %2</source>
        <translation>平均费用：95% 区间 %1 至 %2</translation>
    </message>
    <message>
        <source>All %1 patients, %2. %3 Everything was chosen on validation.</source>
        <translation>全部 %1 名患者，%2。%3 一切均在验证集上选定。</translation>
    </message>
    <message numerus="yes">
        <source>%n folds</source>
        <translation>
            <numerusform>%n 折</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 对 %2</translation>
    </message>
    <message>
        <source>What %1 offers for a share of another model&apos;s money</source>
        <translation>以另一模型费用的一部分，%1 能达到什么</translation>
    </message>
    <message>
        <source> and </source>
        <translation> 和 </translation>
    </message>
</context>
<context>
    <name>ui::TeamsDialog</name>
    <message>
        <source>Teams</source>
        <translation>小组</translation>
    </message>
    <message>
        <source>One name in each line, five at most. Teams take turns, case by case; a change of names begins a new count. Empty: one player.</source>
        <translation>每行一个名称，最多五个。各小组逐例轮流作答；更改名称则重新计分。留空：一人作答。</translation>
    </message>
    <message>
        <source>Names of teams</source>
        <translation>小组名称</translation>
    </message>
</context>
<context>
    <name>ui::ThresholdBar</name>
    <message>
        <source>Each at its own</source>
        <translation>各用自己的阈值</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>阈值</translation>
    </message>
    <message>
        <source>Patients are called cases from this probability upwards, whichever model is asked</source>
        <translation>无论哪个模型，概率达到此值即判为病例</translation>
    </message>
    <message>
        <source>own</source>
        <translation>各自</translation>
    </message>
    <message>
        <source>Threshold in percent</source>
        <translation>阈值（百分比）</translation>
    </message>
    <message>
        <source>1–99 %; the lowest value lets each model decide by itself</source>
        <translation>1–99%；最低值表示各模型自行决定</translation>
    </message>
    <message>
        <source>Policies decide by themselves; baselines at the threshold with the best F1 on validation</source>
        <translation>策略自行决定；基线模型用验证集上 F1 最佳的阈值</translation>
    </message>
    <message>
        <source>&amp;Threshold</source>
        <translation>阈值(&amp;T)</translation>
    </message>
    <message>
        <source>drives every tab</source>
        <translation>作用于所有标签页</translation>
    </message>
</context>
<context>
    <name>ui::TrainOptions</name>
    <message>
        <source>SM-DDPO end to end</source>
        <translation>SM-DDPO 端到端</translation>
    </message>
    <message>
        <source>SM-DDPO pretrained</source>
        <translation>SM-DDPO 预训练</translation>
    </message>
    <message>
        <source>Lattice (whole front)</source>
        <translation>Lattice（整个前沿）</translation>
    </message>
    <message>
        <source>Sweep (whole front)</source>
        <translation>扫描（整个前沿）</translation>
    </message>
    <message>
        <source>Advanced…</source>
        <translation>高级…</translation>
    </message>
    <message>
        <source>Quick look</source>
        <translation>快速浏览</translation>
    </message>
    <message>
        <source>Thorough</source>
        <translation>充分训练</translation>
    </message>
    <message>
        <source>As in the paper</source>
        <translation>按论文</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Judge on</source>
        <translation>评价于</translation>
    </message>
    <message>
        <source>Minimise</source>
        <translation>最小化</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>核心</translation>
    </message>
    <message>
        <source>Every number of the plan, with its range</source>
        <translation>计划的每个数值及其范围</translation>
    </message>
    <message>
        <source>How many policies train at the same time; the window keeps its share</source>
        <translation>同时训练多少个策略；窗口保留自己的份额</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>共 %1</translation>
    </message>
    <message>
        <source>Advanced (changed: %1)…</source>
        <translation>高级（已改：%1）…</translation>
    </message>
</context>
<context>
    <name>ui::TrainPage</name>
    <message>
        <source>Start training</source>
        <translation>开始训练</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Training waits where it is; nothing is lost</source>
        <translation>训练在原处等待；不会丢失</translation>
    </message>
    <message>
        <source>Ends everything within a second; the best policies so far are kept</source>
        <translation>一秒内结束全部；保留目前最佳的策略</translation>
    </message>
    <message>
        <source>%1 patients to learn from · %2 to check the classifier by · %3 to choose the best policy by · %4 for the final test</source>
        <translation>%1 名患者用于学习 · %2 名用于检查分类器 · %3 名用于选择最佳策略 · %4 名用于最终测试</translation>
    </message>
    <message>
        <source>policy %1</source>
        <translation>策略 %1</translation>
    </message>
    <message>
        <source>%1; %2; seed %3; validation and training patients</source>
        <translation>%1；%2；种子 %3；验证集和训练集患者</translation>
    </message>
    <message>
        <source>Start search</source>
        <translation>开始搜索</translation>
    </message>
    <message>
        <source>Begin with these settings, or with what waits in the queue</source>
        <translation>以这些设置开始，或从等待列表开始</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Panel %1</source>
        <translation>组合 %1</translation>
    </message>
    <message>
        <source>Policy %1 of %2</source>
        <translation>策略 %1/%2</translation>
    </message>
    <message numerus="yes">
        <source>%n policies on the front</source>
        <translation>
            <numerusform>前沿上 %n 个策略</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: seconds to minutes on this computer.</source>
        <translation>%1：在本机需数秒至数分钟。</translation>
    </message>
    <message>
        <source>%1: %2 on this computer.</source>
        <translation>%1：在本机需 %2。</translation>
    </message>
    <message>
        <source>Remove policy %1 with its curves and figures? This cannot be undone.</source>
        <translation>删除策略 %1 及其曲线和指标？此操作无法撤销。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Go to Data &amp; panels</source>
        <translation>转到“数据与组合”</translation>
    </message>
    <message>
        <source>Policy %1 belongs to earlier data: patients, panels or prices have changed since.</source>
        <translation>策略 %1 属于较早的数据：患者、组合或价格其后已变。</translation>
    </message>
    <message>
        <source>Policy %1 was interrupted. It can go on from its last checkpoint.</source>
        <translation>策略 %1 已中断，可从最近的检查点继续。</translation>
    </message>
    <message>
        <source>Policy %1 was trained with these settings, seed and patients: the same would come out again.</source>
        <translation>策略 %1 已用这些设置、种子和患者训练过：结果会相同。</translation>
    </message>
    <message>
        <source>Train with seed %1</source>
        <translation>用种子 %1 训练</translation>
    </message>
    <message>
        <source>Train the same</source>
        <translation>仍照此训练</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Policy %1 was interrupted before its first checkpoint; it cannot go on, but be trained again.</source>
        <translation>策略 %1 在第一个检查点之前中断；不能继续，但可重新训练。</translation>
    </message>
    <message>
        <source>Train again</source>
        <translation>重新训练</translation>
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
        <translation>正在准备患者…</translation>
    </message>
    <message>
        <source>Stopping; the best policy so far is kept…</source>
        <translation>正在停止；保留目前最佳的策略…</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>%1 elapsed</source>
        <translation>已用 %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>剩余 %1</translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <translation>%1/%2 步</translation>
    </message>
    <message>
        <source>Classifier and panel selector</source>
        <translation>分类器和组合选择器</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Progress of training</source>
        <translation>训练进度</translation>
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
        <translation>模拟检验步数</translation>
    </message>
    <message>
        <source>Curves begin after the state encoder</source>
        <translation>状态编码器完成后开始画曲线</translation>
    </message>
    <message>
        <source>Curves appear here while a policy trains</source>
        <translation>策略训练时在此显示曲线</translation>
    </message>
    <message>
        <source>Mean cost per patient</source>
        <translation>人均费用</translation>
    </message>
    <message>
        <source>Iterations of the state encoder</source>
        <translation>状态编码器迭代次数</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>实时</translation>
    </message>
    <message>
        <source>Paper&apos;s curves</source>
        <translation>论文曲线</translation>
    </message>
    <message>
        <source>Which curves</source>
        <translation>哪些曲线</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>平滑</translation>
    </message>
    <message>
        <source>Follow newest</source>
        <translation>跟随最新</translation>
    </message>
    <message>
        <source>Which loss is drawn</source>
        <translation>画哪种损失</translation>
    </message>
    <message>
        <source>Losses say how well each part learns; lower is not always a better policy</source>
        <translation>损失说明各部分学得如何；更低不一定是更好的策略</translation>
    </message>
    <message>
        <source>Wheel and drag look closer; a double click follows again</source>
        <translation>滚轮和拖动可放大查看；双击恢复跟随</translation>
    </message>
    <message>
        <source>Draws a smooth line over the raw one, which stays in sight</source>
        <translation>在原始曲线上画平滑线，原始曲线仍可见</translation>
    </message>
    <message>
        <source>The paper shows the classifier with random and with the policy&apos;s panels, and the policy on training and validation patients</source>
        <translation>论文显示随机组合和策略所开组合已知时的分类器，以及训练集和验证集患者上的策略</translation>
    </message>
    <message>
        <source>other policies</source>
        <translation>其他策略</translation>
    </message>
    <message>
        <source>%1 and AUROC</source>
        <translation>%1 和 AUROC</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>验证集</translation>
    </message>
    <message>
        <source>Classifier</source>
        <translation>分类器</translation>
    </message>
    <message>
        <source>random panels known, and the policy&apos;s</source>
        <translation>随机组合已知，及策略所开组合已知</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>training and validation patients</source>
        <translation>训练集和验证集患者</translation>
    </message>
    <message>
        <source>F1 and AUROC</source>
        <translation>F1 和 AUROC</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>validation, mean and range of %n seeds</source>
        <translation>
            <numerusform>验证集，%n 个种子的均值和范围</numerusform>
        </translation>
    </message>
    <message>
        <source>training</source>
        <translation>训练集</translation>
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
        <translation>%1，女</translation>
    </message>
    <message>
        <source>%1, male</source>
        <translation>%1，男</translation>
    </message>
</context>
<context>
    <name>ui::VariableDialog</name>
    <message>
        <source>Read on a &amp;log scale</source>
        <translation>按对数尺度读取(&amp;L)</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>编辑 %1</translation>
    </message>
    <message>
        <source>The unit the values of the file are in. Changing it here does not change the values.</source>
        <translation>文件中值的单位。在此更改不会改变值。</translation>
    </message>
    <message>
        <source>For values spread over several powers of ten, such as CRP</source>
        <translation>用于跨越多个数量级的值，如 CRP</translation>
    </message>
    <message>
        <source>Lower end of the reference range</source>
        <translation>参考区间下限</translation>
    </message>
    <message>
        <source>Upper end of the reference range</source>
        <translation>参考区间上限</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Unit of the values</source>
        <translation>值的单位(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Reference range</source>
        <translation>参考区间(&amp;R)</translation>
    </message>
    <message>
        <source>Empty fields follow the built-in list of tests.</source>
        <translation>留空则按内置的检验项目列表。</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>“%1”不是数字。</translation>
    </message>
    <message>
        <source>The lower end must be below the upper end.</source>
        <translation>下限必须低于上限。</translation>
    </message>
</context>
<context>
    <name>ui::VariableHeader</name>
    <message>
        <source>without</source>
        <translation>无结局</translation>
    </message>
    <message>
        <source>with</source>
        <translation>有结局</translation>
    </message>
</context>
<context>
    <name>ui::VariableModel</name>
    <message>
        <source>%1 of patients who are no cases, %2 of cases</source>
        <translation>非病例 %1，病例 %2</translation>
    </message>
    <message>
        <source>Distribution of values: bars for patients who are no cases, line for cases</source>
        <translation>值的分布：柱为非病例，线为病例</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n variables</source>
        <translation>
            <numerusform>%1，%n 个变量</numerusform>
        </translation>
    </message>
    <message>
        <source>Bars: patients without the outcome. Line: patients with it. Each by its own share.</source>
        <translation>柱：无该结局的患者。线：有该结局的患者。各按自身比例。</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>变量</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>组合</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考</translation>
    </message>
    <message>
        <source>Middle 90 %</source>
        <translation>中间 90%</translation>
    </message>
    <message>
        <source>Missing %</source>
        <translation>缺失 %</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>分布</translation>
    </message>
</context>
<context>
    <name>ui::VariableRows</name>
    <message>
        <source>Women %1, men %2 %3</source>
        <translation>女 %1，男 %2 %3</translation>
    </message>
    <message>
        <source>Range entered for this study</source>
        <translation>为本研究输入的区间</translation>
    </message>
    <message>
        <source>Illustrative adult range; use your laboratory&apos;s</source>
        <translation>成人示意区间；请用本实验室的参考区间</translation>
    </message>
    <message numerus="yes">
        <source>%n levels</source>
        <translation>
            <numerusform>%n 个水平</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>share, value: 17 % ja</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 yes</source>
        <translation>是：%1</translation>
    </message>
    <message>
        <source>In no panel and not known before testing: it will not be used.</source>
        <translation>不在任何组合中，检验前也未知：不会使用。</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>列 %1</translation>
    </message>
    <message>
        <source>Recorded in %1, shown in %2</source>
        <translation>以 %1 记录，以 %2 显示</translation>
    </message>
    <message>
        <source>Panels: %1</source>
        <translation>组合：%1</translation>
    </message>
    <message>
        <source>no panel</source>
        <translation>无组合</translation>
    </message>
    <message>
        <source>To check</source>
        <translation>待核对</translation>
    </message>
    <message>
        <source>Outcome and split</source>
        <translation>结局与划分</translation>
    </message>
    <message>
        <source>Known before any test</source>
        <translation>检验前已知</translation>
    </message>
    <message>
        <source>Tests in panels</source>
        <translation>组合中的项目</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>不使用</translation>
    </message>
    <message numerus="yes">
        <source>%n columns</source>
        <translation>
            <numerusform>%n 列</numerusform>
        </translation>
    </message>
    <message>
        <source>yes / no</source>
        <translation>是 / 否</translation>
    </message>
    <message>
        <source>%1: one of %2</source>
        <translation>%1：%2 之一</translation>
    </message>
</context>
<context>
    <name>ui::VariableTable</name>
    <message>
        <source>Variables</source>
        <translation>变量</translation>
    </message>
    <message>
        <source>Only with warnings</source>
        <translation>仅有警告者</translation>
    </message>
    <message>
        <source>No variable fits the filter.</source>
        <translation>没有符合筛选的变量。</translation>
    </message>
    <message>
        <source>Find a variable</source>
        <translation>查找变量</translation>
    </message>
    <message>
        <source>By name, column or panel (Ctrl+F)</source>
        <translation>按名称、列或组合（Ctrl+F）</translation>
    </message>
    <message>
        <source>All roles</source>
        <translation>所有角色</translation>
    </message>
    <message>
        <source>Show variables of role</source>
        <translation>显示此角色的变量</translation>
    </message>
    <message>
        <source>F2 edits a variable, Ctrl+Shift+R sets the role, Ctrl+M moves it to a panel, Delete leaves it unused.</source>
        <translation>F2 编辑变量，Ctrl+Shift+R 设置角色，Ctrl+M 移到组合，Delete 不使用。</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>New panel</source>
        <translation>新组合</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Move to panel</source>
        <translation>移到组合</translation>
    </message>
    <message>
        <source>Also put in panel</source>
        <translation>同时放入组合</translation>
    </message>
    <message>
        <source>Remove from panel</source>
        <translation>从组合中移除</translation>
    </message>
    <message>
        <source>Edit name, unit and range…</source>
        <translation>编辑名称、单位和区间…</translation>
    </message>
    <message>
        <source>Show rows</source>
        <translation>显示各行</translation>
    </message>
</context>
<context>
    <name>ui::WhyCard</name>
    <message>
        <source>What moved the probability</source>
        <translation>概率变化的原因</translation>
    </message>
    <message>
        <source>Describes the model, not the patient.</source>
        <translation>说明的是模型，而非患者。</translation>
    </message>
    <message>
        <source>A bar is what the probability gained when this value became known, averaged over the orders in which the values could have become known. All bars add up to the whole change.</source>
        <translation>柱表示该值变为已知时概率的变化，对各值可能的已知顺序取平均。所有柱之和等于总变化。</translation>
    </message>
</context>
</TS>
