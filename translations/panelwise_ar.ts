<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar">
<context>
    <name>BaselineTable</name>
    <message numerus="yes">
        <source>%Ln seeds</source>
        <translation>
            <numerusform>لا بذور</numerusform>
            <numerusform>بذرة واحدة</numerusform>
            <numerusform>بذرتان</numerusform>
            <numerusform>%Ln بذور</numerusform>
            <numerusform>%Ln بذرة</numerusform>
            <numerusform>%Ln بذرة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>counts of %Ln folds together, each decided for by what was learned without it</source>
        <translation>
            <numerusform>تعداد لا طيّات معًا، قُرِّر في كل منها بما جرى تعلّمه دونها</numerusform>
            <numerusform>تعداد طيّة واحدة معًا، قُرِّر في كل منها بما جرى تعلّمه دونها</numerusform>
            <numerusform>تعداد طيّتين معًا، قُرِّر في كل منها بما جرى تعلّمه دونها</numerusform>
            <numerusform>تعداد %Ln طيّات معًا، قُرِّر في كل منها بما جرى تعلّمه دونها</numerusform>
            <numerusform>تعداد %Ln طيّة معًا، قُرِّر في كل منها بما جرى تعلّمه دونها</numerusform>
            <numerusform>تعداد %Ln طيّة معًا، قُرِّر في كل منها بما جرى تعلّمه دونها</numerusform>
        </translation>
    </message>
    <message>
        <source>one seed (%1)</source>
        <translation>بذرة واحدة (%1)</translation>
    </message>
    <message>
        <source>mean ± standard deviation over %1, the split given by the data</source>
        <translation>المتوسط ± الانحراف المعياري على %1، والتقسيم محدد في البيانات</translation>
    </message>
    <message>
        <source>mean ± standard deviation over %1, all on the same split</source>
        <translation>المتوسط ± الانحراف المعياري على %1، كلها على التقسيم نفسه</translation>
    </message>
    <message>
        <source>mean ± standard deviation over %1, each with a split of its own</source>
        <translation>المتوسط ± الانحراف المعياري على %1، لكل منها تقسيمها</translation>
    </message>
    <message>
        <source>prices in %1, source not stated</source>
        <translation>الأسعار بعملة %1، والمصدر غير مذكور</translation>
    </message>
    <message>
        <source>prices in %1: %2</source>
        <translation>الأسعار بعملة %1: %2</translation>
    </message>
    <message>
        <source>%1: all %2 patients judge (%3 of them are cases: %4); %5; %6.</source>
        <translation>%1: يجري التقييم على جميع المرضى وعددهم %2 (الحالات منهم %3: %4)؛ %5؛ %6.</translation>
    </message>
    <message>
        <source>%1: %2 patients (training %3, validation %4, test %5; %6 of the test patients are cases: %9); %7; %8.</source>
        <translation>%1: المرضى %2 (التدريب %3، التحقق %4، الاختبار %5؛ الحالات بين مرضى الاختبار %6: %9)؛ %7؛ %8.</translation>
    </message>
    <message>
        <source>CWCF is made to be right at little cost, not for F1.</source>
        <translation>صُمِّمت CWCF للإصابة بتكلفة قليلة، لا من أجل F1.</translation>
    </message>
    <message>
        <source>Stopped before a row was finished.</source>
        <translation>أُوقف قبل اكتمال أي صف.</translation>
    </message>
    <message>
        <source>Stopped before the end; what was finished is kept.</source>
        <translation>أُوقف قبل النهاية؛ ما اكتمل محفوظ.</translation>
    </message>
    <message>
        <source>Simulation for education and research. Not for clinical use.</source>
        <translation>محاكاة للتعليم والبحث. ليست للاستخدام السريري.</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>غير معرَّف</translation>
    </message>
    <message>
        <source>%1 (panels differ by seed)</source>
        <translation>%1 (تختلف اللوحات باختلاف البذرة)</translation>
    </message>
    <message numerus="yes">
        <source> [%Ln seeds so far]</source>
        <translation>
            <numerusform> [حتى الآن: لا بذور]</numerusform>
            <numerusform> [حتى الآن: بذرة واحدة]</numerusform>
            <numerusform> [حتى الآن: بذرتان]</numerusform>
            <numerusform> [حتى الآن: %Ln بذور]</numerusform>
            <numerusform> [حتى الآن: %Ln بذرة]</numerusform>
            <numerusform> [حتى الآن: %Ln بذرة]</numerusform>
        </translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>Cost (%1)</source>
        <translation>التكلفة (%1)</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>F1, area under the ROC curve and mean cost per patient on test patients</source>
        <translation>F1 والمساحة تحت منحنى ROC ومتوسط التكلفة لكل مريض على مرضى الاختبار</translation>
    </message>
    <message>
        <source>AUROC</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>AUROC</translation>
    </message>
    <message>
        <source>AM, the mean of sensitivity and specificity, and mean cost per patient on test patients</source>
        <translation>AM (متوسط الحساسية والنوعية) ومتوسط التكلفة لكل مريض على مرضى الاختبار</translation>
    </message>
    <message>
        <source>AM</source>
        <translation>AM</translation>
    </message>
    <message>
        <source>Precision and recall on test patients</source>
        <translation>الدقة الإيجابية والاستدعاء على مرضى الاختبار</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>الدقة الإيجابية</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>الاستدعاء</translation>
    </message>
    <message>
        <source>Specificity</source>
        <translation>النوعية</translation>
    </message>
    <message>
        <source>Figures on all patients, with 95 % intervals</source>
        <translation>المؤشرات على جميع المرضى، مع فواصل الثقة 95%</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>الحساسية</translation>
    </message>
    <message>
        <source>%1 for a share of another model&apos;s money. %2</source>
        <translation>%1 مقابل حصة من مال نموذج آخر. %2</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>مقابل</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>الحصة</translation>
    </message>
    <message>
        <source>Difference of F1</source>
        <translation>فرق F1</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>الحكم</translation>
    </message>
</context>
<context>
    <name>BuiltinCohort</name>
    <message>
        <source>Low ferritin</source>
        <translation>انخفاض الفيريتين</translation>
    </message>
    <message>
        <source>Which adults have ferritin below 15 ng/mL, and which blood panel tells?</source>
        <translation>أي البالغين لديهم فيريتين دون 15 ng/mL، وأي لوحة دم تكشف ذلك؟</translation>
    </message>
    <message>
        <source>Acute kidney injury</source>
        <translation>إصابة الكلى الحادة</translation>
    </message>
    <message>
        <source>Who in intensive care will have new kidney injury on day 2?</source>
        <translation>من سيصاب من مرضى العناية المركزة بإصابة كلوية جديدة في اليوم الثاني؟</translation>
    </message>
    <message>
        <source>ICU mortality</source>
        <translation>الوفاة في العناية المركزة</translation>
    </message>
    <message>
        <source>In-hospital death from the first 24 hours; a quarter of values missing.</source>
        <translation>الوفاة في المستشفى من بيانات أول 24 ساعة؛ ربع القيم مفقود.</translation>
    </message>
    <message>
        <source>Known optimum</source>
        <translation>الحل الأمثل المعلوم</translation>
    </message>
    <message>
        <source>A small made-up disease whose best possible front is computed exactly.</source>
        <translation>مرض صغير مصطنع تُحسب أفضل جبهة ممكنة له حسابًا دقيقًا.</translation>
    </message>
</context>
<context>
    <name>CalibrationTab</name>
    <message>
        <source>Calibration in figures</source>
        <translation>المعايرة بالأرقام</translation>
    </message>
    <message>
        <source>Model whose predictions are shown</source>
        <translation>النموذج الذي تُعرض تنبؤاته</translation>
    </message>
    <message>
        <source>How often the model gave each probability: the cases upwards, the others downwards</source>
        <translation>كم مرة أعطى النموذج كل احتمال: الحالات إلى الأعلى، وغير الحالات إلى الأسفل</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>المعايرة</translation>
    </message>
    <message>
        <source>Predictions of</source>
        <translation>تنبؤات</translation>
    </message>
    <message>
        <source>Up: cases. Down: others. Each group has its own scale.</source>
        <translation>إلى الأعلى: الحالات. إلى الأسفل: غير الحالات. لكل مجموعة مقياس رسمها.</translation>
    </message>
    <message>
        <source>Wilson&apos;s formula (shares), Wald&apos;s (slope, intercepts) and standard error (Brier)</source>
        <translation>صيغة ويلسون (النسب)، وصيغة والد (الميل والمقاطع)، والخطأ المعياري (بريير)</translation>
    </message>
</context>
<context>
    <name>CalibrationWords</name>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>Slope</source>
        <translation>الميل</translation>
    </message>
    <message>
        <source>1 at best. Below: predictions are too extreme, as after overfitting. Above: too timid.</source>
        <translation>الأفضل 1. دونه: التنبؤات متطرفة كما بعد فرط الملاءمة. فوقه: متحفظة أكثر من اللازم.</translation>
    </message>
    <message>
        <source>Intercept</source>
        <translation>المقطع</translation>
    </message>
    <message>
        <source>0 at best, together with slope 1</source>
        <translation>الأفضل 0، مع ميل 1</translation>
    </message>
    <message>
        <source>In the large</source>
        <translation>المعايرة الكلية</translation>
    </message>
    <message>
        <source>0 at best. Above: there are more cases than foretold, below: fewer.</source>
        <translation>الأفضل 0. فوقه: الحالات أكثر مما تُوقِّع، ودونه: أقل.</translation>
    </message>
    <message>
        <source>Brier</source>
        <translation>بريير</translation>
    </message>
    <message>
        <source>Mean squared distance between probability and outcome: the smaller the better</source>
        <translation>متوسط مربع البعد بين الاحتمال والحصيلة: كلما صغر كان أفضل</translation>
    </message>
    <message>
        <source>Scaled</source>
        <translation>المُقيَّس</translation>
    </message>
    <message>
        <source>How much of the Brier score of the mere prevalence is saved: 1 at best</source>
        <translation>كم وُفِّر من درجة بريير للانتشار وحده: الأفضل 1</translation>
    </message>
    <message>
        <source>E : O</source>
        <translation>م : ر</translation>
    </message>
    <message>
        <source>Cases expected over cases observed: 1 at best</source>
        <translation>الحالات المتوقعة على الحالات المرصودة: الأفضل 1</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>غير معرَّف</translation>
    </message>
</context>
<context>
    <name>Caption</name>
    <message>
        <source>prices %1 %2</source>
        <translation>أسعار %1 %2</translation>
    </message>
    <message>
        <source>prices in %1</source>
        <translation>الأسعار بعملة %1</translation>
    </message>
    <message>
        <source>%1: n = %2, %3 events</source>
        <translation>%1: n = %2، الأحداث %3</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>البذرة %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>whole caption, the parts are joined by semicolons</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Test patients</source>
        <translation>مرضى الاختبار</translation>
    </message>
    <message>
        <source>95 % intervals by %1</source>
        <translation>فواصل الثقة 95%: %1</translation>
    </message>
    <message>
        <source>All patients</source>
        <translation>جميع المرضى</translation>
    </message>
    <message>
        <source>bootstrap, %1 draws</source>
        <translation>البوتستراب، عدد السحبات %1</translation>
    </message>
</context>
<context>
    <name>CardPicture</name>
    <message>
        <source>Yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>No</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>سؤال</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>طلب</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>التشخيص</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>الموضع</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>ملاحظة</translation>
    </message>
    <message>
        <source>Yes or next</source>
        <translation>نعم أو التالي</translation>
    </message>
</context>
<context>
    <name>CardText</name>
    <message>
        <source>Order %1</source>
        <translation>اطلب %1</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>حالة</translation>
    </message>
    <message>
        <source>No case</source>
        <translation>ليس حالة</translation>
    </message>
    <message>
        <source>%1 of 1,000</source>
        <translation>%1 من 1,000</translation>
    </message>
    <message>
        <source>Not recorded: Yes</source>
        <translation>غير مسجَّل: نعم</translation>
    </message>
    <message>
        <source>Not recorded: No</source>
        <translation>غير مسجَّل: لا</translation>
    </message>
    <message>
        <source>%1?</source>
        <translation>%1؟</translation>
    </message>
    <message>
        <source>%1: %2?</source>
        <translation>%1: %2؟</translation>
    </message>
    <message>
        <source>%1 &lt; %2?</source>
        <translation>%1 &lt; %2؟</translation>
    </message>
    <message>
        <source>%1 &lt; %2 %3?</source>
        <translation>%1 &lt; %2 %3؟</translation>
    </message>
    <message>
        <source>Fidelity: of %1 patients it was not made from, it leads %2 exactly as the policy does and gives %3 the same diagnosis; it makes %4 of the policy&apos;s decisions.</source>
        <translation>المطابقة: من %1 من المرضى الذين لم تُبنَ منهم، تقود %2 منهم تمامًا كما تفعل السياسة وتعطي %3 منهم التشخيص نفسه؛ وتتخذ %4 من قرارات السياسة.</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>غير معرَّف</translation>
    </message>
    <message>
        <source>Of 1,000 such patients it calls %1 cases, the policy %2. Its own sensitivity is %3, that of the policy %4.</source>
        <translation>من كل 1,000 من هؤلاء المرضى تصنّف %1 منهم حالات، والسياسة %2. حساسيتها %3، وحساسية السياسة %4.</translation>
    </message>
    <message>
        <source>Pocket card: %1</source>
        <translation>بطاقة الجيب: %1</translation>
    </message>
    <message>
        <source>%1 · λ %2 · ρ %3 per %4 · seed %5 · made from %6 training patients</source>
        <translation>%1 · λ %2 · ρ %3 لكل %4 · البذرة %5 · بُنيت من %6 من مرضى التدريب</translation>
    </message>
    <message>
        <source>The policy: %1</source>
        <translation>السياسة: %1</translation>
    </message>
    <message>
        <source>Read from the top. Where a value is not recorded, go on as its question says.</source>
        <translation>اقرأ من الأعلى. حيث لا توجد قيمة مسجَّلة، تابع كما يقول سؤالها.</translation>
    </message>
    <message>
        <source>Where a diagnosis stands right below an order, the policy goes by the result; for that this card is too small.</source>
        <translation>حيث يقع التشخيص تحت الطلب مباشرة، تتبع السياسة النتيجة؛ وهذه البطاقة أصغر من أن تبيّن ذلك.</translation>
    </message>
    <message>
        <source>Simulation for education and research. Not for clinical use.</source>
        <translation>محاكاة للتعليم والبحث. ليست للاستخدام السريري.</translation>
    </message>
</context>
<context>
    <name>CaseSheets</name>
    <message>
        <source>%1 · case %2</source>
        <translation>%1 · الحالة %2</translation>
    </message>
    <message>
        <source>Simulation for education and research. Not for clinical use.</source>
        <translation>محاكاة للتعليم والبحث. ليست للاستخدام السريري.</translation>
    </message>
    <message>
        <source>Name or number:</source>
        <translation>الاسم أو الرقم:</translation>
    </message>
    <message>
        <source>Known before any test</source>
        <translation>معلوم قبل أي فحص</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>طلب</translation>
    </message>
    <message>
        <source>Number the panels as you order them; ask for the results of each before the next.</source>
        <translation>رقِّم اللوحات بترتيب طلبها؛ واسأل عن نتائج كل منها قبل طلب التالية.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>الرقم</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>اللوحة</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>السعر</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>الفحوص</translation>
    </message>
    <message>
        <source>%1: %2 once, with the first order.</source>
        <translation>%1: %2 مرة واحدة، مع أول طلب.</translation>
    </message>
    <message>
        <source>No more than %1 may be spent.</source>
        <translation>لا يجوز إنفاق أكثر من %1.</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>التشخيص</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>عدم %1</translation>
    </message>
    <message>
        <source>Bill:</source>
        <translation>الفاتورة:</translation>
    </message>
    <message>
        <source>nothing ordered</source>
        <translation>لم يُطلب شيء</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>الصف</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>الحصيلة</translation>
    </message>
    <message>
        <source>The policy ordered</source>
        <translation>طلبت السياسة</translation>
    </message>
    <message>
        <source>It said</source>
        <translation>تشخيصها</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>الفاتورة</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>النقاط</translation>
    </message>
    <message>
        <source>Answer key: %1</source>
        <translation>مفتاح الإجابات: %1</translation>
    </message>
    <message>
        <source>Score: %1 for a case found, 1 for somebody rightly reassured, 0 for an error, less the bill times %2.</source>
        <translation>النقاط: %1 للحالة المكتشَفة، و1 لمن طُمئن بحق، و0 للخطأ، ناقص الفاتورة مضروبة في %2.</translation>
    </message>
    <message>
        <source>Results to hand out, panel by panel, as they are ordered</source>
        <translation>النتائج التي تُسلَّم، لوحة لوحة، عند طلبها</translation>
    </message>
</context>
<context>
    <name>CodeText</name>
    <message>
        <source>not recorded</source>
        <translation>غير مسجَّل</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>, </source>
        <translation>، </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <translation>
            <numerusform>%1 و%Ln غيرها</numerusform>
            <numerusform>%1 و%Ln غيرها</numerusform>
            <numerusform>%1 و%Ln غيرها</numerusform>
            <numerusform>%1 و%Ln غيرها</numerusform>
            <numerusform>%1 و%Ln غيرها</numerusform>
            <numerusform>%1 و%Ln غيرها</numerusform>
        </translation>
    </message>
    <message>
        <source>the number in it</source>
        <translation>العدد الوارد فيه</translation>
    </message>
    <message>
        <source>half of the number in it</source>
        <translation>نصف العدد الوارد فيه</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln cells with %2; nobody has said what that means</source>
        <translation>
            <numerusform>%1: خلايا فيها %2 ولم يبيّن أحد معناها: %Ln</numerusform>
            <numerusform>%1: خلايا فيها %2 ولم يبيّن أحد معناها: %Ln</numerusform>
            <numerusform>%1: خلايا فيها %2 ولم يبيّن أحد معناها: %Ln</numerusform>
            <numerusform>%1: خلايا فيها %2 ولم يبيّن أحد معناها: %Ln</numerusform>
            <numerusform>%1: خلايا فيها %2 ولم يبيّن أحد معناها: %Ln</numerusform>
            <numerusform>%1: خلايا فيها %2 ولم يبيّن أحد معناها: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln cells with %2 count as not recorded</source>
        <translation>
            <numerusform>%1: خلايا فيها %2 وتُعد غير مسجَّلة: %Ln</numerusform>
            <numerusform>%1: خلايا فيها %2 وتُعد غير مسجَّلة: %Ln</numerusform>
            <numerusform>%1: خلايا فيها %2 وتُعد غير مسجَّلة: %Ln</numerusform>
            <numerusform>%1: خلايا فيها %2 وتُعد غير مسجَّلة: %Ln</numerusform>
            <numerusform>%1: خلايا فيها %2 وتُعد غير مسجَّلة: %Ln</numerusform>
            <numerusform>%1: خلايا فيها %2 وتُعد غير مسجَّلة: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln cells with %2 are read as %3</source>
        <translation>
            <numerusform>%1: خلايا فيها %2 وتُقرأ على أنها %3: %Ln</numerusform>
            <numerusform>%1: خلايا فيها %2 وتُقرأ على أنها %3: %Ln</numerusform>
            <numerusform>%1: خلايا فيها %2 وتُقرأ على أنها %3: %Ln</numerusform>
            <numerusform>%1: خلايا فيها %2 وتُقرأ على أنها %3: %Ln</numerusform>
            <numerusform>%1: خلايا فيها %2 وتُقرأ على أنها %3: %Ln</numerusform>
            <numerusform>%1: خلايا فيها %2 وتُقرأ على أنها %3: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” stands in %Ln cells</source>
        <translation>
            <numerusform>يرد «%1» في لا خلايا</numerusform>
            <numerusform>يرد «%1» في خلية واحدة</numerusform>
            <numerusform>يرد «%1» في خليتين</numerusform>
            <numerusform>يرد «%1» في %Ln خلايا</numerusform>
            <numerusform>يرد «%1» في %Ln خلية</numerusform>
            <numerusform>يرد «%1» في %Ln خلية</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 columns and is read as: %3</source>
        <translation>%1 (عدد الأعمدة: %2)، ويُقرأ هكذا: %3</translation>
    </message>
    <message>
        <source>Not recorded in every column: %1</source>
        <translation>غير مسجَّل في كل الأعمدة: %1</translation>
    </message>
    <message>
        <source>All columns</source>
        <translation>كل الأعمدة</translation>
    </message>
    <message>
        <source>%1: %2 is read as: %3</source>
        <translation>%1: %2 يُقرأ هكذا: %3</translation>
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
        <translation>أمثلة:
  panelwise-cli baselines --cohort ferritin --project f.panelwise      صفوف البحث المنشور وLattice
  panelwise-cli baselines --cohort aki --models lr,xgboost,lattice --seeds 3
  panelwise-cli baselines --data my.csv --task my.task.json --models all --out table.tex
  panelwise-cli baselines --cohort ferritin --models lr-chosen,xgboost-chosen --panels &quot;BBC,TSAT&quot;
  panelwise-cli baselines --project f.panelwise --resume               بعد Ctrl+C أو انقطاع الكهرباء

النماذج:
%1
وكذلك lr-chosen و rf-chosen … على لوحات --panels. paper: صفوف جدول البحث؛ all: كل ما سبق.

يُضبط كل نموذج على مرضى التحقق من أجل F1 ويُقيَّم على مرضى الاختبار، على التقسيم نفسه كغيره.
للبذرة الأولى تقسيم الدراسة، ولغيرها تقسيماتها، ما لم يحدد --same-split أو عمود التقسيم
غير ذلك. التكلفة هي ما يُدفع لكل مريض بما فيه الرسوم المشتركة. الخياران --lambda و --rho خاصان بـ SM-DDPO؛
ودونهما يؤخذ أفضل بضعة خيارات على مرضى التحقق. الخياران --preset و --set كما في train و front.

يُبلَّغ عن كل صف في stderr حالما تكتمل بذوره، ويُخزَّن مع --project. يوقف Ctrl+C العمل خلال
ثانية ويحفظ ما اكتمل؛ ويتابع --resume العمل.

حقول JSON: panelwise-cli help baselines
بشأن --seed و --threads و --json: انظر panelwise-cli --help.</translation>
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
        <translation>أمثلة:
  panelwise-cli benchmark --suite afa data --out afa.csv --plot afa.pdf
  panelwise-cli benchmark --suite afa data --out afa.csv --resume      بعد Ctrl+C أو انقطاع الكهرباء
  panelwise-cli benchmark --suite afa data --methods gdfs,lattice --seeds 42 --budgets 1,3,5

بروتوكول AFABench: من كل F.csv مع F.task.json في المجلد، يتعلم من 60% من المرضى، ويختار على 20%
ويقيّم على 20%، مع توزيع جديد لكل بذرة، ولكل مريض عدد محدود من الفحوص. كل عمود
ظاهر أو في لوحة فحصٌ واحد بوحدة واحدة، إلا مع --keep-panels. تلتزم greedy و cwcf و lattice بالعدد
في المتوسط، بالاختيار من جبهاتها على مرضى التحقق. ومجموعة البيانات أو الطريقة التي لا يمكنها المشاركة
تبيّن السبب، ويتابع غيرها.

أعمدة CSV وحقول JSON: panelwise-cli help benchmark
بشأن --threads و --json: انظر panelwise-cli --help.</translation>
    </message>
    <message>
        <source>There is no panel “%1”. There are: %2.</source>
        <translation>لا توجد لوحة «%1». الموجود: %2.</translation>
    </message>
    <message>
        <source>There is no table %1 in this project.</source>
        <translation>لا يوجد جدول %1 في هذا المشروع.</translation>
    </message>
    <message>
        <source>%1 holds no table, so there is nothing to resume.</source>
        <translation>لا يحوي %1 جدولًا، فلا شيء لاستئنافه.</translation>
    </message>
    <message>
        <source>Table %1 was begun with other patients, panels or another split.</source>
        <translation>بُدئ الجدول %1 بمرضى أو لوحات أخرى أو بتقسيم آخر.</translation>
    </message>
    <message>
        <source>Undo that change, or make a new table.</source>
        <translation>تراجع عن ذلك التغيير، أو أنشئ جدولًا جديدًا.</translation>
    </message>
    <message>
        <source>There is no model “%1”. There are: paper, all, %2; and lr-chosen, rf-chosen … with --panels.</source>
        <translation>لا يوجد نموذج «%1». الموجود: paper و all و %2؛ وكذلك lr-chosen و rf-chosen … مع --panels.</translation>
    </message>
    <message>
        <source>--models names no model. There are: paper, all, %1.</source>
        <translation>لا يسمّي --models أي نموذج. الموجود: paper و all و %1.</translation>
    </message>
    <message>
        <source>Say which panels the chosen ones are: --panels &quot;CBC,CMP&quot;.</source>
        <translation>حدد اللوحات المختارة: --panels &quot;CBC,CMP&quot;.</translation>
    </message>
    <message>
        <source>--panels belongs to models on chosen panels: add some to --models, such as lr-chosen.</source>
        <translation>الخيار --panels خاص بالنماذج على لوحات مختارة: أضف بعضها إلى --models، مثل lr-chosen.</translation>
    </message>
    <message>
        <source>There is no table of baselines in this project.</source>
        <translation>لا يوجد جدول نماذج مقارنة في هذا المشروع.</translation>
    </message>
    <message>
        <source>“panelwise-cli baselines --project …” makes one.</source>
        <translation>ينشئه الأمر «panelwise-cli baselines --project …».</translation>
    </message>
    <message>
        <source>Which rows, separated by commas: keys such as lr,rf-2,lattice, or paper, or all; paper,lattice if not given</source>
        <translation>أي الصفوف، مفصولة بفواصل: مفاتيح مثل lr,rf-2,lattice، أو paper، أو all؛ إن لم يُذكر: paper,lattice</translation>
    </message>
    <message>
        <source>How often everything is learned anew; 5 if not given</source>
        <translation>عدد مرات التعلم من جديد؛ 5 إن لم يُذكر</translation>
    </message>
    <message>
        <source>a whole number from 1 up</source>
        <translation>عدد صحيح من 1 فصاعدًا</translation>
    </message>
    <message>
        <source>Your choice of panels, separated by commas, in the place of the two cheapest</source>
        <translation>اللوحات التي تختارها، مفصولة بفواصل، بدل الأرخصين</translation>
    </message>
    <message>
        <source>The same patients for training, validation and test every time</source>
        <translation>المرضى أنفسهم للتدريب والتحقق والاختبار في كل مرة</translation>
    </message>
    <message>
        <source>--resume takes the number of a table or nothing, not “%1”.</source>
        <translation>يأخذ --resume رقم جدول أو لا شيء، وليس «%1».</translation>
    </message>
    <message>
        <source>Take up a table that was stopped, the newest one if no number is given</source>
        <translation>استئناف جدول أُوقف، الأحدث إن لم يُذكر رقم</translation>
    </message>
    <message>
        <source>--resume needs the project that holds the table: --project P.panelwise.</source>
        <translation>يحتاج --resume إلى المشروع الذي فيه الجدول: --project P.panelwise.</translation>
    </message>
    <message>
        <source>A resumed table keeps the way it is judged. Leave out --folds and --repeats.</source>
        <translation>يحتفظ الجدول المستأنف بطريقة تقييمه. احذف --folds و --repeats.</translation>
    </message>
    <message>
        <source>A resumed table keeps its settings. Leave out --models, --seeds, --panels, --same-split, --lambda, --rho, --preset, --set and --seed.</source>
        <translation>يحتفظ الجدول المستأنف بإعداداته. احذف --models و --seeds و --panels و --same-split و --lambda و --rho و --preset و --set و --seed.</translation>
    </message>
    <message>
        <source>A resumed table keeps its patients. Leave out --cohort and --data.</source>
        <translation>يحتفظ الجدول المستأنف بمرضاه. احذف --cohort و --data.</translation>
    </message>
    <message>
        <source>Compare with what people use today: the paper&apos;s table</source>
        <translation>المقارنة بما يُستخدم اليوم: جدول البحث المنشور</translation>
    </message>
    <message>
        <source>The project to keep it in; with --cohort or --data a new one to write</source>
        <translation>المشروع الذي يُحفظ فيه؛ مع --cohort أو --data مشروع جديد يُكتب</translation>
    </message>
    <message>
        <source>Nobody&apos;s bill may exceed this</source>
        <translation>لا تتجاوز فاتورة أحد هذا المبلغ</translation>
    </message>
    <message>
        <source>Also write the tables to this file, as export does</source>
        <translation>اكتب الجداول أيضًا في هذا الملف، كما يفعل export</translation>
    </message>
    <message>
        <source>--out takes a file name ending in .csv, .xlsx, .md or .tex, not “%1”.</source>
        <translation>يأخذ --out اسم ملف ينتهي بـ .csv أو .xlsx أو .md أو .tex، وليس «%1».</translation>
    </message>
    <message>
        <source>There are no patients to learn from. Name one of --cohort NAME, --data F.csv or --project P.panelwise.</source>
        <translation>لا مرضى للتعلم منهم. سمِّ واحدًا من --cohort NAME أو --data F.csv أو --project P.panelwise.</translation>
    </message>
    <message>
        <source>--folds deals the patients itself. Leave out --seeds and --same-split; --repeats deals them several times.</source>
        <translation>يوزع --folds المرضى بنفسه. احذف --seeds و --same-split؛ ويوزعهم --repeats عدة مرات.</translation>
    </message>
    <message>
        <source>--seeds takes a number from 1 to 1000.</source>
        <translation>يأخذ --seeds عددًا من 1 إلى 1000.</translation>
    </message>
    <message>
        <source>--lambda and --rho go together. Without them the best of a few on validation patients is taken.</source>
        <translation>الخياران --lambda و --rho متلازمان. ودونهما يؤخذ أفضل بضعة خيارات على مرضى التحقق.</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>غير معرَّف</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Models side by side, on test patients</source>
        <translation>النماذج جنبًا إلى جنب، على مرضى الاختبار</translation>
    </message>
    <message>
        <source>Table %1 in %2</source>
        <translation>الجدول %1 في %2</translation>
    </message>
    <message>
        <source>SYSTEM</source>
        <translation>النظام</translation>
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
        <translation>التكلفة</translation>
    </message>
    <message>
        <source>SEEDS</source>
        <translation>البذور</translation>
    </message>
    <message>
        <source>SECONDS EACH</source>
        <translation>ثوانٍ لكل منها</translation>
    </message>
    <message>
        <source>F1 (95 %)</source>
        <translation>F1 (95%)</translation>
    </message>
    <message>
        <source>SENSITIVITY</source>
        <translation>الحساسية</translation>
    </message>
    <message>
        <source>SPECIFICITY</source>
        <translation>النوعية</translation>
    </message>
    <message>
        <source>ROUNDS</source>
        <translation>الجولات</translation>
    </message>
    <message>
        <source>%1 for a share of another&apos;s money</source>
        <translation>%1 مقابل حصة من مال غيره</translation>
    </message>
    <message>
        <source>AGAINST</source>
        <translation>مقابل</translation>
    </message>
    <message>
        <source>SHARE</source>
        <translation>الحصة</translation>
    </message>
    <message>
        <source>DIFFERENCE (95 %)</source>
        <translation>الفرق (95%)</translation>
    </message>
    <message>
        <source>Precision and recall</source>
        <translation>الدقة الإيجابية والاستدعاء</translation>
    </message>
    <message>
        <source>PRECISION</source>
        <translation>الدقة الإيجابية</translation>
    </message>
    <message>
        <source>RECALL</source>
        <translation>الاستدعاء</translation>
    </message>
    <message>
        <source>BRIER</source>
        <translation>بريير</translation>
    </message>
    <message>
        <source>PANELS, SEED 1</source>
        <translation>اللوحات، البذرة 1</translation>
    </message>
    <message>
        <source>all</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>%1 for at most the same money</source>
        <translation>%1 بالمال نفسه على الأكثر</translation>
    </message>
    <message>
        <source>Of its policies the one that is best on validation patients and costs no more there than the other model; F1 on test patients.</source>
        <translation>من سياساته، تلك الأفضل على مرضى التحقق والتي لا تكلّف هناك أكثر من النموذج الآخر؛ F1 على مرضى الاختبار.</translation>
    </message>
    <message>
        <source>ITS COST</source>
        <translation>تكلفته</translation>
    </message>
    <message>
        <source>ITS F1</source>
        <translation>قيمة F1 له</translation>
    </message>
    <message>
        <source>DIFFERENCE</source>
        <translation>الفرق</translation>
    </message>
    <message>
        <source>Go on where it stopped: panelwise-cli baselines --project %1 --resume %2</source>
        <translation>تابع من حيث توقف: panelwise-cli baselines --project %1 --resume %2</translation>
    </message>
    <message>
        <source>The paper&apos;s tables: panelwise-cli export --project %1 --what baselines --out table.tex</source>
        <translation>جداول البحث: panelwise-cli export --project %1 --what baselines --out table.tex</translation>
    </message>
    <message>
        <source>Simulation for education and research. Not for clinical use.</source>
        <translation>محاكاة للتعليم والبحث. ليست للاستخدام السريري.</translation>
    </message>
    <message>
        <source>Judge methods by a published protocol over a folder of data sets</source>
        <translation>تقييم الطرق وفق بروتوكول منشور على مجلد من مجموعات البيانات</translation>
    </message>
    <message>
        <source>Folder of F.csv, each with its F.task.json</source>
        <translation>مجلد من ملفات F.csv، مع كل منها F.task.json</translation>
    </message>
    <message>
        <source>The protocol: afa</source>
        <translation>البروتوكول: afa</translation>
    </message>
    <message>
        <source>Which methods, separated by commas; all of them if not given</source>
        <translation>أي الطرق، مفصولة بفواصل؛ كلها إن لم يُذكر</translation>
    </message>
    <message>
        <source>some of %1</source>
        <translation>بعض من %1</translation>
    </message>
    <message>
        <source>Seeds of the splits; 42,43,44,45,46 if not given</source>
        <translation>بذور التقسيمات؛ 42,43,44,45,46 إن لم يُذكر</translation>
    </message>
    <message>
        <source>whole numbers from 0 up</source>
        <translation>أعداد صحيحة من 0 فصاعدًا</translation>
    </message>
    <message>
        <source>How many tests a patient may have; 1,3,5,10,20 if not given</source>
        <translation>عدد الفحوص المسموح لكل مريض؛ 1,3,5,10,20 إن لم يُذكر</translation>
    </message>
    <message>
        <source>Panels stay together and visible columns free; a panel is one unit</source>
        <translation>تبقى اللوحات مجتمعة والأعمدة الظاهرة مجانية؛ اللوحة وحدة واحدة</translation>
    </message>
    <message>
        <source>Write all figures to this file, each run as soon as it is finished</source>
        <translation>اكتب كل المؤشرات في هذا الملف، كل تشغيل حالما يكتمل</translation>
    </message>
    <message>
        <source>Go on with the file of --out: what is in it is not done again</source>
        <translation>المتابعة بملف --out: ما فيه لا يُعاد</translation>
    </message>
    <message>
        <source>Draw accuracy or F1 against the number of tests; a file for each data set</source>
        <translation>رسم الدقة أو F1 مقابل عدد الفحوص؛ ملف لكل مجموعة بيانات</translation>
    </message>
    <message>
        <source>There is no suite “%1”. There is: afa.</source>
        <translation>لا توجد مجموعة معيارية «%1». الموجود: afa.</translation>
    </message>
    <message>
        <source>--out takes a file name ending in .csv, not “%1”.</source>
        <translation>يأخذ --out اسم ملف ينتهي بـ .csv، وليس «%1».</translation>
    </message>
    <message>
        <source>--resume needs the file to go on with: --out FILE.csv.</source>
        <translation>يحتاج --resume إلى الملف الذي يُتابَع: --out FILE.csv.</translation>
    </message>
    <message>
        <source>--plot takes a file name ending in .pdf, .svg or .png, not “%1”.</source>
        <translation>يأخذ --plot اسم ملف ينتهي بـ .pdf أو .svg أو .png، وليس «%1».</translation>
    </message>
    <message>
        <source>This is no table of a benchmark, so it cannot be gone on with. Choose another name for --out.</source>
        <translation>ليس هذا جدول تقييم معياري، فلا يمكن متابعته. اختر اسمًا آخر للخيار --out.</translation>
    </message>
    <message>
        <source>METHOD</source>
        <translation>الطريقة</translation>
    </message>
    <message>
        <source>TESTS</source>
        <translation>الفحوص</translation>
    </message>
    <message>
        <source>ACCURACY</source>
        <translation>الدقة</translation>
    </message>
    <message>
        <source>Means over the seeds, on test patients. Greedy, CWCF and Lattice keep to the number of tests on average and call cases from the probability on that has the best F1 on validation patients; the others keep to it for every patient and call cases from ½ on.</source>
        <translation>متوسطات على البذور، على مرضى الاختبار. تلتزم Greedy و CWCF و Lattice بعدد الفحوص في المتوسط وتصنّف الحالات من الاحتمال ذي أفضل F1 على مرضى التحقق؛ وتلتزم الأخرى به لكل مريض وتصنّف الحالات من ½ فما فوق.</translation>
    </message>
    <message>
        <source>Stopped before the end. With --out FILE.csv a stopped benchmark can be gone on with.</source>
        <translation>أُوقف قبل النهاية. مع --out FILE.csv يمكن متابعة تقييم معياري أُوقف.</translation>
    </message>
    <message>
        <source>Stopped before the end. Go on with the same words and --resume.</source>
        <translation>أُوقف قبل النهاية. تابع بالأمر نفسه مع --resume.</translation>
    </message>
    <message>
        <source>Plot: %1</source>
        <translation>المخطط: %1</translation>
    </message>
    <message>
        <source>%1 fold %2</source>
        <translation>%1 الطيّة %2</translation>
    </message>
    <message>
        <source>%1 seed %2</source>
        <translation>%1 البذرة %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>بقي %1</translation>
    </message>
    <message>
        <source>%1: F1 %2, AUROC %3, AM %4, %5 per patient, %6 per seed</source>
        <translation>%1: F1 %2، AUROC %3، AM %4، %5 لكل مريض، %6 لكل بذرة</translation>
    </message>
    <message>
        <source>More than two outcomes are out of scope. %1</source>
        <translation>أكثر من حصيلتين خارج النطاق. %1</translation>
    </message>
    <message>
        <source>There is no task file beside it.</source>
        <translation>لا يوجد ملف مهمة بجانبه.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>There is no folder with CSV files at %1.</source>
        <translation>لا يوجد مجلد فيه ملفات CSV في %1.</translation>
    </message>
    <message>
        <source>%1 exists already. Go on with it by --resume, or choose another name for --out.</source>
        <translation>الملف %1 موجود. تابعه بالخيار --resume، أو اختر اسمًا آخر للخيار --out.</translation>
    </message>
    <message>
        <source>Print exactly one JSON object</source>
        <translation>اطبع كائن JSON واحدًا فقط</translation>
    </message>
    <message>
        <source>Where random numbers start; the same seed gives the same patients and split</source>
        <translation>من أين تبدأ الأعداد العشوائية؛ البذرة نفسها تعطي المرضى أنفسهم والتقسيم نفسه</translation>
    </message>
    <message>
        <source>a whole number from 0 up</source>
        <translation>عدد صحيح من 0 فصاعدًا</translation>
    </message>
    <message>
        <source>How many processor cores to use; training one policy uses one</source>
        <translation>عدد أنوية المعالج المستخدمة؛ تدريب سياسة واحدة يستخدم نواة واحدة</translation>
    </message>
    <message>
        <source>Write a built-in cohort as CSV and task file</source>
        <translation>كتابة فوج مضمَّن بصيغة CSV مع ملف المهمة</translation>
    </message>
    <message>
        <source>Name of the cohort, as “cohorts” lists it</source>
        <translation>اسم الفوج، كما يسرده الأمر «cohorts»</translation>
    </message>
    <message>
        <source>Folder for the two files; made if needed</source>
        <translation>مجلد للملفين؛ يُنشأ عند الحاجة</translation>
    </message>
    <message>
        <source>Show what was read, what is missing and what looks wrong</source>
        <translation>عرض ما قُرئ وما هو مفقود وما يبدو خاطئًا</translation>
    </message>
    <message>
        <source>A project to look at; with --cohort or --data a new one to write</source>
        <translation>مشروع للاطلاع عليه؛ مع --cohort أو --data مشروع جديد يُكتب</translation>
    </message>
    <message>
        <source>How files and JSON are written, page by page</source>
        <translation>كيف تُكتب الملفات وJSON، صفحة صفحة</translation>
    </message>
    <message>
        <source>What to read about; without it the pages are listed</source>
        <translation>موضوع القراءة؛ دونه تُسرد الصفحات</translation>
    </message>
    <message>
        <source>%1
See “%2 --help”.</source>
        <translation>%1
انظر «%2 --help».</translation>
    </message>
    <message>
        <source>No command was given. There are: %1.</source>
        <translation>لم يُعطَ أمر. الموجود: %1.</translation>
    </message>
    <message>
        <source>There is no command “%1”. There are: %2.</source>
        <translation>لا يوجد أمر «%1». الموجود: %2.</translation>
    </message>
    <message>
        <source>--split, --unrecorded and --duplicates are said of a new study: give them with --cohort NAME or --data F.csv. In a project they are changed in the window.</source>
        <translation>الخيارات --split و --unrecorded و --duplicates لدراسة جديدة: استخدمها مع --cohort NAME أو --data F.csv. في المشروع تُغيَّر من النافذة.</translation>
    </message>
    <message>
        <source>--split %1 is not understood. It takes random, column:NAME, patient:NAME, date:NAME or site:NAME=VALUE; patient:NAME may be added to date and site.</source>
        <translation>الخيار --split %1 غير مفهوم. يأخذ random أو column:NAME أو patient:NAME أو date:NAME أو site:NAME=VALUE؛ ويمكن إضافة patient:NAME إلى date و site.</translation>
    </message>
    <message>
        <source>There is nothing to look at. Name one of --cohort NAME, --data F.csv or --project P.panelwise.</source>
        <translation>لا شيء للاطلاع عليه. سمِّ واحدًا من --cohort NAME أو --data F.csv أو --project P.panelwise.</translation>
    </message>
    <message>
        <source>There are no other patients. Name them with --data NEW.csv or --events NEW.csv.</source>
        <translation>لا يوجد مرضى آخرون. سمِّهم بالخيار --data NEW.csv أو --events NEW.csv.</translation>
    </message>
    <message>
        <source>List the built-in cohorts</source>
        <translation>سرد الأفواج المضمَّنة</translation>
    </message>
    <message>
        <source>diagnosis at once</source>
        <translation>تشخيص فوري</translation>
    </message>
    <message>
        <source>AUPRC</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>AUPRC</translation>
    </message>
    <message>
        <source>AM, mean of both rates</source>
        <translation>AM، متوسط المعدلين</translation>
    </message>
    <message>
        <source>Sensitivity (recall)</source>
        <translation>الحساسية (الاستدعاء)</translation>
    </message>
    <message>
        <source>Specificity</source>
        <translation>النوعية</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>الدقة الإيجابية</translation>
    </message>
    <message>
        <source>Brier score</source>
        <translation>درجة بريير</translation>
    </message>
    <message>
        <source>Mean cost</source>
        <translation>متوسط التكلفة</translation>
    </message>
    <message>
        <source>Patients</source>
        <translation>المرضى</translation>
    </message>
    <message>
        <source>Cases found</source>
        <translation>الحالات المكتشَفة</translation>
    </message>
    <message>
        <source>Others reassured</source>
        <translation>غير الحالات المطمأنون</translation>
    </message>
    <message>
        <source>PATIENTS</source>
        <translation>المرضى</translation>
    </message>
    <message>
        <source>DIAGNOSED AS CASES</source>
        <translation>شُخِّصوا حالات</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln other sequences</source>
        <translation>
            <numerusform>ولا تسلسلات غيرها</numerusform>
            <numerusform>وتسلسل واحد غيرها</numerusform>
            <numerusform>وتسلسلان غيرها</numerusform>
            <numerusform>و%Ln تسلسلات غيرها</numerusform>
            <numerusform>و%Ln تسلسلًا غيرها</numerusform>
            <numerusform>و%Ln تسلسل غيرها</numerusform>
        </translation>
    </message>
    <message>
        <source>Column of the measurements with the patient</source>
        <translation>عمود المريض في القياسات</translation>
    </message>
    <message>
        <source>Column with the time</source>
        <translation>عمود الوقت</translation>
    </message>
    <message>
        <source>Column with the test: name or LOINC code</source>
        <translation>عمود الفحص: الاسم أو رمز LOINC</translation>
    </message>
    <message>
        <source>Column with the value</source>
        <translation>عمود القيمة</translation>
    </message>
    <message>
        <source>Column with the unit</source>
        <translation>عمود الوحدة</translation>
    </message>
    <message>
        <source>Column of the patient table with the patient</source>
        <translation>عمود المريض في جدول المرضى</translation>
    </message>
    <message>
        <source>A CSV file with one row per measurement; see help recipe</source>
        <translation>ملف CSV بصف لكل قياس؛ انظر help recipe</translation>
    </message>
    <message>
        <source>The patients of the measurements, with outcome and index time</source>
        <translation>مرضى القياسات، مع الحصيلة والزمن المرجعي</translation>
    </message>
    <message>
        <source>A folder with tables of the OMOP data model as CSV</source>
        <translation>مجلد فيه جداول نموذج بيانات OMOP بصيغة CSV</translation>
    </message>
    <message>
        <source>A folder with FHIR resources as NDJSON</source>
        <translation>مجلد فيه موارد FHIR بصيغة NDJSON</translation>
    </message>
    <message>
        <source>With --omop or --fhir: conditions that make a case, as E11*,E10.9</source>
        <translation>مع --omop أو --fhir: الأمراض التي تجعل المريض حالة، مثل E11*,E10.9</translation>
    </message>
    <message>
        <source>What the outcome is called</source>
        <translation>اسم الحصيلة</translation>
    </message>
    <message>
        <source>Only conditions from the index time on count</source>
        <translation>تُحسب الأمراض من الزمن المرجعي فصاعدًا فقط</translation>
    </message>
    <message>
        <source>Moment the window hangs on: a column of the patient table, first (measurement) or start (of elapsed times)</source>
        <translation>اللحظة التي تُربط بها النافذة الزمنية: عمود من جدول المرضى، أو first (أول قياس) أو start (بداية الأوقات المنقضية)</translation>
    </message>
    <message>
        <source>Hours around the index time whose measurements count, as -24..0</source>
        <translation>الساعات حول الزمن المرجعي التي تُحسب قياساتها، مثل -24..0</translation>
    </message>
    <message>
        <source>two numbers of hours, such as -24..0</source>
        <translation>عددان من الساعات، مثل -24..0</translation>
    </message>
    <message>
        <source>Which measurement of the window counts: last, first, worst or mean</source>
        <translation>أي قياس في النافذة الزمنية يُحسب: last أو first أو worst أو mean</translation>
    </message>
    <message>
        <source>What “&lt;3” becomes: the limit, half of it, or nothing (drop)</source>
        <translation>ما يصير إليه «&lt;3»: الحد (limit) أو نصفه (half) أو لا شيء (drop)</translation>
    </message>
    <message>
        <source>Order in 3/4/2024</source>
        <translation>ترتيب اليوم والشهر في 3/4/2024</translation>
    </message>
    <message>
        <source>Unit of times that are numbers</source>
        <translation>وحدة الأوقات المكتوبة أعدادًا</translation>
    </message>
    <message>
        <source>Share of patients a test must be recorded for, 0.05 if not given</source>
        <translation>نسبة المرضى الذين يجب أن يكون الفحص مسجَّلًا لهم؛ 0.05 إن لم تُذكر</translation>
    </message>
    <message>
        <source>a number from 0 to 1</source>
        <translation>عدد من 0 إلى 1</translation>
    </message>
    <message>
        <source>Leave out values without a unit</source>
        <translation>استبعاد القيم التي بلا وحدة</translation>
    </message>
    <message>
        <source>All these choices from a recipe, a task file or a project</source>
        <translation>كل هذه الخيارات من مخطط استخلاص أو ملف مهمة أو مشروع</translation>
    </message>
    <message>
        <source>Write the choices as a recipe</source>
        <translation>كتابة الخيارات في مخطط استخلاص</translation>
    </message>
    <message>
        <source>%1 requires --data or --events.</source>
        <translation>يتطلب %1 الخيار --data أو --events.</translation>
    </message>
    <message>
        <source>A project keeps its prices. Give --prices with --cohort, --data or --events.</source>
        <translation>يحتفظ المشروع بأسعاره. استخدم --prices مع --cohort أو --data أو --events.</translation>
    </message>
    <message>
        <source>A project keeps its rules. Give --cap with --cohort, --data or --events.</source>
        <translation>يحتفظ المشروع بقواعده. استخدم --cap مع --cohort أو --data أو --events.</translation>
    </message>
    <message>
        <source>A project keeps its panels and their rules. Give --first, --never and --unit-costs with --cohort, --data or --events.</source>
        <translation>يحتفظ المشروع بلوحاته وقواعدها. استخدم --first و --never و --unit-costs مع --cohort أو --data أو --events.</translation>
    </message>
    <message>
        <source>--events brings its own patients. Leave out --data and --cohort.</source>
        <translation>يأتي --events بمرضاه. احذف --data و --cohort.</translation>
    </message>
    <message>
        <source>--events, --omop and --fhir are three sources. Name one of them.</source>
        <translation>الخيارات --events و --omop و --fhir ثلاثة مصادر. سمِّ واحدًا منها.</translation>
    </message>
    <message>
        <source>--outcome-codes belongs to --omop or --fhir. Other tables have the outcome in a column.</source>
        <translation>الخيار --outcome-codes خاص بـ --omop أو --fhir. الحصيلة في الجداول الأخرى في عمود.</translation>
    </message>
    <message>
        <source>--patient-table belongs to --events F.csv.</source>
        <translation>الخيار --patient-table خاص بـ --events F.csv.</translation>
    </message>
    <message>
        <source>There is no list of measurements to apply this to. Name one with --events F.csv.</source>
        <translation>لا توجد قائمة قياسات يُطبَّق عليها هذا. سمِّ واحدة بالخيار --events F.csv.</translation>
    </message>
    <message>
        <source>Answer with --positive “%1”, or with the other value. --label names another column, a task file says it once and for all.</source>
        <translation>أجب بـ --positive «%1»، أو بالقيمة الأخرى. يسمّي --label عمودًا آخر، ويحدده ملف المهمة نهائيًا.</translation>
    </message>
    <message>
        <source>Name texts that mean “not recorded” with --missing, and say of the others how they are read under &quot;codes&quot; of a task file; see “panelwise-cli help task”.</source>
        <translation>سمِّ النصوص التي تعني «غير مسجَّل» بالخيار --missing، وحدد كيف يُقرأ غيرها تحت &quot;codes&quot; في ملف المهمة؛ انظر «panelwise-cli help task».</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was written.</source>
        <translation>أُلغي. لم يُكتب شيء.</translation>
    </message>
    <message>
        <source>How files and the output of commands are written. Read one: panelwise-cli help TOPIC</source>
        <translation>كيف تُكتب الملفات ومخرجات الأوامر. لقراءة صفحة: panelwise-cli help TOPIC</translation>
    </message>
    <message>
        <source>What a command does and which options it has: panelwise-cli COMMAND --help</source>
        <translation>ما يفعله أمر وما خياراته: panelwise-cli COMMAND --help</translation>
    </message>
    <message>
        <source>There is no page about “%1”. There are: %2.</source>
        <translation>لا توجد صفحة عن «%1». الموجود: %2.</translation>
    </message>
    <message>
        <source>PanelWise: which lab panel should come next for this patient, or is it time to diagnose?
Simulation for education and research. Not for clinical use.</source>
        <translation>PanelWise: أي لوحة فحوص ينبغي أن تأتي تاليًا لهذا المريض، أم حان وقت التشخيص؟
محاكاة للتعليم والبحث. ليست للاستخدام السريري.</translation>
    </message>
    <message>
        <source>Examples:
  panelwise-cli generate ferritin --out data
  panelwise-cli generate aki --patients 50000 --seed 3 --out data

Writes DIR/COHORT.csv and DIR/COHORT.task.json and replaces files of that name. The same seed gives the
same patients on every computer, and a larger sample begins with the smaller one.

Fields of the JSON: panelwise-cli help generate
--seed, --threads and --json: see panelwise-cli --help.</source>
        <translation>أمثلة:
  panelwise-cli generate ferritin --out data
  panelwise-cli generate aki --patients 50000 --seed 3 --out data

يكتب DIR/COHORT.csv و DIR/COHORT.task.json ويستبدل الملفات التي بهذا الاسم. البذرة نفسها تعطي
المرضى أنفسهم على كل حاسوب، والعينة الأكبر تبدأ بالأصغر.

حقول JSON: panelwise-cli help generate
بشأن --seed و --threads و --json: انظر panelwise-cli --help.</translation>
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
        <translation>أمثلة:
  panelwise-cli inspect --cohort icu-mortality --patients 2000
  panelwise-cli inspect --data clinic.csv --task clinic.task.json
  panelwise-cli inspect --data clinic.csv --decimal comma --delimiter semicolon
  panelwise-cli inspect --data clinic.csv --project clinic.panelwise    مع الحفظ
  panelwise-cli inspect --data ward.xlsx --sheet Patients --header-row 3
  zcat extract.csv.gz | panelwise-cli inspect --data -
  panelwise-cli inspect --project clinic.panelwise --json

قد يكون الجدول CSV أو مصنف Excel (.xlsx) أو LibreOffice (.ods)، أو ملف SPSS (.sav) أو Stata
(.dta) أو SAS (.sas7bdat, .xpt)؛ وكل منها مضغوطًا بـ gzip أيضًا. يُعرف نوعه من محتواه. تُحفظ تسميات
القيم، والقيم التي يعلنها الملف مفقودة تُعد غير مسجَّلة.
تُكتشف طريقة كتابة الملف (الفاصل، العلامة العشرية، الترميز) وتُعرض. وحيث يمكن قراءته
بطريقتين، مثل 1,234، لا يُخمَّن شيء: يتوقف البرنامج ويسمّي الخيار الذي يجيب.
لا تُغيَّر القيم أبدًا. رمز الخروج 3 حيث يمنع شيء استخدام البيانات؛ ويُطبع التقرير
مع ذلك.

حقول JSON: panelwise-cli help inspect
بشأن --seed و --threads و --json: انظر panelwise-cli --help.</translation>
    </message>
    <message>
        <source>What separates the fields: comma, semicolon, tab or pipe</source>
        <translation>ما يفصل الحقول: comma أو semicolon أو tab أو pipe</translation>
    </message>
    <message>
        <source>comma, semicolon, tab or pipe</source>
        <translation>comma أو semicolon أو tab أو pipe</translation>
    </message>
    <message>
        <source>Decimal mark: point or comma</source>
        <translation>العلامة العشرية: point أو comma</translation>
    </message>
    <message>
        <source>point or comma</source>
        <translation>point أو comma</translation>
    </message>
    <message>
        <source>Mark between thousands: none, comma, point, space or apostrophe</source>
        <translation>العلامة بين الآلاف: none أو comma أو point أو space أو apostrophe</translation>
    </message>
    <message>
        <source>none, comma, point, space or apostrophe</source>
        <translation>none أو comma أو point أو space أو apostrophe</translation>
    </message>
    <message>
        <source>How the text is written: utf-8, latin-1, or mixed where some cells are one and some the other</source>
        <translation>كيف كُتب النص: utf-8 أو latin-1، أو mixed حيث بعض الخلايا بهذا وبعضها بذاك</translation>
    </message>
    <message>
        <source>utf-8, latin-1 or mixed</source>
        <translation>utf-8 أو latin-1 أو mixed</translation>
    </message>
    <message>
        <source>Texts and numbers that mean “not recorded” in every column, separated by commas</source>
        <translation>نصوص وأعداد تعني «غير مسجَّل» في كل الأعمدة، مفصولة بفواصل</translation>
    </message>
    <message>
        <source>An order of which a patient&apos;s record holds nothing is unavailable for the patient, charged or free; without it as the task says</source>
        <translation>الطلب الذي لا يحوي سجل المريض شيئًا منه: unavailable (غير متاح للمريض) أو charged (يُدفع) أو free (مجاني)؛ دونه كما تقول المهمة</translation>
    </message>
    <message>
        <source>unavailable, charged or free</source>
        <translation>unavailable أو charged أو free</translation>
    </message>
    <message>
        <source>Rows that are the same as an earlier one in every column in use: keep or drop; without it as the task says</source>
        <translation>الصفوف المطابقة لصف سابق في كل الأعمدة المستخدمة: keep أو drop؛ دونه كما تقول المهمة</translation>
    </message>
    <message>
        <source>keep or drop</source>
        <translation>keep أو drop</translation>
    </message>
    <message>
        <source>How patients are divided: random, column:NAME, patient:NAME (rows of a patient stay together), date:NAME (learned from the past) or site:NAME=VALUE (left out for the test)</source>
        <translation>كيف يُقسَّم المرضى: random، أو column:NAME، أو patient:NAME (تبقى صفوف المريض معًا)، أو date:NAME (التعلم من الماضي) أو site:NAME=VALUE (يُترك للاختبار)</translation>
    </message>
    <message>
        <source>Which sheet of a workbook, by name or number; without it the first with a table</source>
        <translation>أي ورقة من المصنف، بالاسم أو الرقم؛ دونه أول ورقة فيها جدول</translation>
    </message>
    <message>
        <source>Row of the sheet that names the columns; without it the row is found</source>
        <translation>صف الورقة الذي يسمّي الأعمدة؛ دونه يُعثر عليه تلقائيًا</translation>
    </message>
    <message>
        <source>a whole number such as 3</source>
        <translation>عدد صحيح مثل 3</translation>
    </message>
    <message>
        <source>A built-in cohort</source>
        <translation>فوج مضمَّن</translation>
    </message>
    <message>
        <source>A table with one row per patient: CSV, Excel, LibreOffice, SPSS, Stata or SAS, also with .gz; - reads the standard input</source>
        <translation>جدول بصف لكل مريض: CSV أو Excel أو LibreOffice أو SPSS أو Stata أو SAS، ومع .gz أيضًا؛ - يقرأ الدخل القياسي</translation>
    </message>
    <message>
        <source>What its columns mean; F.task.json beside the data is taken by itself, without one roles are proposed</source>
        <translation>معنى أعمدته؛ يؤخذ F.task.json بجانب البيانات تلقائيًا، ودونه تُقترح الأدوار</translation>
    </message>
    <message>
        <source>Propose roles even where a task lies beside the data</source>
        <translation>اقتراح الأدوار حتى إن وُجدت مهمة بجانب البيانات</translation>
    </message>
    <message>
        <source>Prices of the panels: %1, or a CSV file of names and prices</source>
        <translation>أسعار اللوحات: %1، أو ملف CSV من الأسماء والأسعار</translation>
    </message>
    <message>
        <source>Every test alone for one unit, without prices: budgets are numbers of tests</source>
        <translation>كل فحص وحده بوحدة واحدة، دون أسعار: الميزانيات أعداد فحوص</translation>
    </message>
    <message>
        <source>Panels that everybody gets before anything else is done, divided by commas</source>
        <translation>لوحات ينالها الجميع قبل أي شيء آخر، مفصولة بفواصل</translation>
    </message>
    <message>
        <source>Panels that are not ordered, divided by commas</source>
        <translation>لوحات لا تُطلب، مفصولة بفواصل</translation>
    </message>
    <message>
        <source>Column of the outcome, or a limit of one: &quot;ferritin&lt;15&quot;</source>
        <translation>عمود الحصيلة، أو حد فيه: &quot;ferritin&lt;15&quot;</translation>
    </message>
    <message>
        <source>What the cases have in it: a value, several divided by commas, a limit such as &quot;&lt;15&quot;, or “recorded”</source>
        <translation>ما لدى الحالات فيه: قيمة، أو عدة قيم مفصولة بفواصل، أو حد مثل &quot;&lt;15&quot;، أو «recorded»</translation>
    </message>
    <message>
        <source>an amount of money from 0 up</source>
        <translation>مبلغ من المال من 0 فصاعدًا</translation>
    </message>
    <message>
        <source>Judge on all patients: everything is learned once more without each of K folds, which then judge; without it the test part judges</source>
        <translation>التقييم على جميع المرضى: يُتعلم كل شيء مرة أخرى دون كل طيّة من K طيّات، ثم يُقيَّم عليها؛ دونه يُقيَّم على جزء الاختبار</translation>
    </message>
    <message>
        <source>a whole number such as 10</source>
        <translation>عدد صحيح مثل 10</translation>
    </message>
    <message>
        <source>Deal the patients into folds this often; 1 if not given</source>
        <translation>عدد مرات توزيع المرضى على الطيّات؛ 1 إن لم يُذكر</translation>
    </message>
    <message>
        <source>Who taught the policy: all (every patient of the study, once it was judged by folds) or study (all but its test patients); all if not given, where there is one</source>
        <translation>من تعلمت منه السياسة: all (كل مرضى الدراسة، بعد تقييمها بالطيّات) أو study (كلهم عدا مرضى الاختبار)؛ all إن لم يُذكر، حيث توجد</translation>
    </message>
    <message>
        <source>--folds takes a number from 2 to %1.</source>
        <translation>يأخذ --folds عددًا من 2 إلى %1.</translation>
    </message>
    <message>
        <source>--repeats takes a number from 1 to %1.</source>
        <translation>يأخذ --repeats عددًا من 1 إلى %1.</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation>الموجود: %1.</translation>
    </message>
    <message>
        <source>%1 holds no recipe: its table was not made from a list of measurements.</source>
        <translation>لا يحوي %1 مخطط استخلاص: لم يُنشأ جدوله من قائمة قياسات.</translation>
    </message>
    <message>
        <source>Name it with --event-%1 COLUMN.</source>
        <translation>سمِّه بالخيار --event-%1 COLUMN.</translation>
    </message>
    <message>
        <source>Answer with --dates day-first or --dates month-first.</source>
        <translation>أجب بـ --dates day-first أو --dates month-first.</translation>
    </message>
    <message>
        <source>Answer with --time-unit hours, minutes, seconds or days.</source>
        <translation>أجب بـ --time-unit hours أو minutes أو seconds أو days.</translation>
    </message>
    <message>
        <source>Name the column with --index COLUMN.</source>
        <translation>سمِّ العمود بالخيار --index COLUMN.</translation>
    </message>
    <message>
        <source>--point takes a number from 1 to %1, the number of policies in %2.</source>
        <translation>يأخذ --point عددًا من 1 إلى %1، وهو عدد السياسات في %2.</translation>
    </message>
    <message>
        <source>Patients of the project taught that policy and cannot try it. Leave out --learned-from all, or name other patients with --data.</source>
        <translation>تعلمت تلك السياسة من مرضى المشروع فلا يمكن تجريبها عليهم. احذف --learned-from all، أو سمِّ مرضى آخرين بالخيار --data.</translation>
    </message>
    <message>
        <source>No policy was learned from all patients here. That is done where one is judged on everybody: add --folds 10 to “front” or “train”.</source>
        <translation>لم تُتعلم هنا سياسة من جميع المرضى. يحدث ذلك عند التقييم على الجميع: أضف --folds 10 إلى «front» أو «train».</translation>
    </message>
    <message>
        <source>%1 holds no front yet. Find one with “panelwise-cli front --project %1”.</source>
        <translation>لا يحوي %1 جبهة بعد. ابحث عن واحدة بالأمر «panelwise-cli front --project %1».</translation>
    </message>
    <message>
        <source>%1 holds no prices. Each line needs a panel and its price, such as CBC,12.50.</source>
        <translation>لا يحوي %1 أسعارًا. يحتاج كل سطر إلى لوحة وسعرها، مثل CBC,12.50.</translation>
    </message>
    <message>
        <source>Note: the price list does not name %1; the old price stays.</source>
        <translation>ملاحظة: لا تذكر قائمة الأسعار %1؛ يبقى السعر القديم.</translation>
    </message>
    <message>
        <source>Say what separates the fields with --delimiter comma, semicolon, tab or pipe.</source>
        <translation>حدد ما يفصل الحقول بالخيار --delimiter comma أو semicolon أو tab أو pipe.</translation>
    </message>
    <message>
        <source>Answer with --decimal comma if it is a decimal mark, or with --thousands comma if it stands between thousands.</source>
        <translation>أجب بـ --decimal comma إن كانت علامة عشرية، أو بـ --thousands comma إن كانت بين الآلاف.</translation>
    </message>
    <message>
        <source>Answer with --decimal point if it is a decimal mark, or with --thousands point if it stands between thousands.</source>
        <translation>أجب بـ --decimal point إن كانت علامة عشرية، أو بـ --thousands point إن كانت بين الآلاف.</translation>
    </message>
    <message>
        <source>--decimal and --thousands name the same mark (%1). They must differ.</source>
        <translation>يسمّي --decimal و --thousands العلامة نفسها (%1). يجب أن تختلفا.</translation>
    </message>
    <message>
        <source>--sheet and --header-row are for workbooks; %1 is none.</source>
        <translation>الخياران --sheet و --header-row للمصنفات؛ و%1 ليس مصنفًا.</translation>
    </message>
    <message>
        <source>--positive needs --label: no outcome was found in this table.</source>
        <translation>يحتاج --positive إلى --label: لم يُعثر على حصيلة في هذا الجدول.</translation>
    </message>
    <message>
        <source>--label “%1” says already who is a case. Leave --positive out.</source>
        <translation>يحدد --label «%1» أصلًا من هو حالة. احذف --positive.</translation>
    </message>
    <message>
        <source>trained policy %1</source>
        <translation>السياسة المدرَّبة %1</translation>
    </message>
    <message>
        <source>policy %1, point %2 of front %3</source>
        <translation>السياسة %1، النقطة %2 من الجبهة %3</translation>
    </message>
    <message>
        <source>%1 (λ %2, ρ %3)</source>
        <translation>%1 (λ %2، ρ %3)</translation>
    </message>
    <message>
        <source>Note: %1 It is stored in the project.</source>
        <translation>ملاحظة: %1 وهي مخزَّنة في المشروع.</translation>
    </message>
    <message>
        <source>%1 exists already and holds other patients or panels. Choose another name for the new project, or go on in this one with --project alone.</source>
        <translation>الملف %1 موجود ويحوي مرضى أو لوحات أخرى. اختر اسمًا آخر للمشروع الجديد، أو تابع في هذا بالخيار --project وحده.</translation>
    </message>
    <message>
        <source>Note: %1.</source>
        <translation>ملاحظة: %1.</translation>
    </message>
    <message>
        <source>Note: the task file beside the data is used: %1.</source>
        <translation>ملاحظة: يُستخدم ملف المهمة الموجود بجانب البيانات: %1.</translation>
    </message>
    <message>
        <source>Note: no task file was given, so the roles of the columns and the prices are proposed. See “panelwise-cli inspect”.</source>
        <translation>ملاحظة: لم يُعطَ ملف مهمة، فأدوار الأعمدة والأسعار مقترحة. انظر «panelwise-cli inspect».</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>ملاحظة: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>تحذير: %1</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>القراءة</translation>
    </message>
    <message>
        <source>Summarising</source>
        <translation>التلخيص</translation>
    </message>
    <message>
        <source>Writing the project</source>
        <translation>كتابة المشروع</translation>
    </message>
    <message>
        <source>Drawing patients</source>
        <translation>سحب المرضى</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>الكتابة</translation>
    </message>
    <message>
        <source>, about %1 s left</source>
        <translation>، بقي نحو %1 ث</translation>
    </message>
    <message numerus="yes">
        <source>, %Ln rows</source>
        <translation>
            <numerusform>، لا صفوف</numerusform>
            <numerusform>، صف واحد</numerusform>
            <numerusform>، صفّان</numerusform>
            <numerusform>، %Ln صفوف</numerusform>
            <numerusform>، %Ln صفًّا</numerusform>
            <numerusform>، %Ln صف</numerusform>
        </translation>
    </message>
    <message>
        <source>There are problems:</source>
        <translation>توجد مشكلات:</translation>
    </message>
    <message>
        <source>Problems in %1:</source>
        <translation>مشكلات في %1:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln synthetic patients, %1 of them cases: %2
What the columns mean: %3</source>
        <translation>
            <numerusform>لا مرضى (بيانات اصطناعية)، الحالات منهم %1: %2
معنى الأعمدة: %3</numerusform>
            <numerusform>مريض واحد (بيانات اصطناعية)، الحالات منهم %1: %2
معنى الأعمدة: %3</numerusform>
            <numerusform>مريضان (بيانات اصطناعية)، الحالات منهم %1: %2
معنى الأعمدة: %3</numerusform>
            <numerusform>%Ln مرضى (بيانات اصطناعية)، الحالات منهم %1: %2
معنى الأعمدة: %3</numerusform>
            <numerusform>%Ln مريضًا (بيانات اصطناعية)، الحالات منهم %1: %2
معنى الأعمدة: %3</numerusform>
            <numerusform>%Ln مريض (بيانات اصطناعية)، الحالات منهم %1: %2
معنى الأعمدة: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 exists already. Choose another name for the new project, or look at this one with --project alone.</source>
        <translation>الملف %1 موجود. اختر اسمًا آخر للمشروع الجديد، أو اطلع على هذا بالخيار --project وحده.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns</source>
        <translation>
            <numerusform>لا أعمدة</numerusform>
            <numerusform>عمود واحد</numerusform>
            <numerusform>عمودان</numerusform>
            <numerusform>%Ln أعمدة</numerusform>
            <numerusform>%Ln عمودًا</numerusform>
            <numerusform>%Ln عمود</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln synthetic patients, %2, seed %3</source>
        <translation>
            <numerusform>%1: لا مرضى (بيانات اصطناعية)، %2، البذرة %3</numerusform>
            <numerusform>%1: مريض واحد (بيانات اصطناعية)، %2، البذرة %3</numerusform>
            <numerusform>%1: مريضان (بيانات اصطناعية)، %2، البذرة %3</numerusform>
            <numerusform>%1: %Ln مرضى (بيانات اصطناعية)، %2، البذرة %3</numerusform>
            <numerusform>%1: %Ln مريضًا (بيانات اصطناعية)، %2، البذرة %3</numerusform>
            <numerusform>%1: %Ln مريض (بيانات اصطناعية)، %2، البذرة %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln rows, %2</source>
        <translation>
            <numerusform>%1: لا صفوف، %2</numerusform>
            <numerusform>%1: صف واحد، %2</numerusform>
            <numerusform>%1: صفّان، %2</numerusform>
            <numerusform>%1: %Ln صفوف، %2</numerusform>
            <numerusform>%1: %Ln صفًّا، %2</numerusform>
            <numerusform>%1: %Ln صف، %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Read as %1</source>
        <translation>قُرئ على أنه %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln patients, %2</source>
        <translation>
            <numerusform>%1: لا مرضى، %2</numerusform>
            <numerusform>%1: مريض واحد، %2</numerusform>
            <numerusform>%1: مريضان، %2</numerusform>
            <numerusform>%1: %Ln مرضى، %2</numerusform>
            <numerusform>%1: %Ln مريضًا، %2</numerusform>
            <numerusform>%1: %Ln مريض، %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln rows, %2, imported from %3</source>
        <translation>
            <numerusform>%1: لا صفوف، %2، مستوردة من %3</numerusform>
            <numerusform>%1: صف واحد، %2، مستوردة من %3</numerusform>
            <numerusform>%1: صفّان، %2، مستوردة من %3</numerusform>
            <numerusform>%1: %Ln صفوف، %2، مستوردة من %3</numerusform>
            <numerusform>%1: %Ln صفًّا، %2، مستوردة من %3</numerusform>
            <numerusform>%1: %Ln صف، %2، مستوردة من %3</numerusform>
        </translation>
    </message>
    <message>
        <source>The task file beside the data is used: %1. With --no-task roles are proposed instead.</source>
        <translation>يُستخدم ملف المهمة الموجود بجانب البيانات: %1. مع --no-task تُقترح الأدوار بدلًا منه.</translation>
    </message>
    <message>
        <source>No task file was given, so the roles below are proposed. Check them; --task F.task.json gives your own.</source>
        <translation>لم يُعطَ ملف مهمة، فالأدوار أدناه مقترحة. تحقق منها؛ ويعطي --task F.task.json أدوارك.</translation>
    </message>
    <message>
        <source>The project is open in a window; this is its state now.</source>
        <translation>المشروع مفتوح في نافذة؛ هذا وضعه الآن.</translation>
    </message>
    <message>
        <source>Task file, %1: this key is not known; it is kept and has no effect.</source>
        <translation>ملف المهمة، %1: هذا المفتاح غير معروف؛ يُحتفظ به ولا أثر له.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>حُفظ باسم %1</translation>
    </message>
    <message>
        <source>Columns: %1</source>
        <translation>الأعمدة: %1</translation>
    </message>
    <message>
        <source>Taken: %1</source>
        <translation>المأخوذ: %1</translation>
    </message>
    <message>
        <source>Tests of the list</source>
        <translation>فحوص القائمة</translation>
    </message>
    <message>
        <source>TEST</source>
        <translation>الفحص</translation>
    </message>
    <message>
        <source>COLUMN</source>
        <translation>العمود</translation>
    </message>
    <message>
        <source>MEASUREMENTS</source>
        <translation>القياسات</translation>
    </message>
    <message>
        <source>USED</source>
        <translation>المستخدم</translation>
    </message>
    <message>
        <source>UNITS</source>
        <translation>الوحدات</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>مستبعَد</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more; --save-recipe writes all of them</source>
        <translation>
            <numerusform>و%Ln غيرها؛ يكتبها كلها --save-recipe</numerusform>
            <numerusform>و%Ln غيرها؛ يكتبها كلها --save-recipe</numerusform>
            <numerusform>و%Ln غيرها؛ يكتبها كلها --save-recipe</numerusform>
            <numerusform>و%Ln غيرها؛ يكتبها كلها --save-recipe</numerusform>
            <numerusform>و%Ln غيرها؛ يكتبها كلها --save-recipe</numerusform>
            <numerusform>و%Ln غيرها؛ يكتبها كلها --save-recipe</numerusform>
        </translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>الحصيلة</translation>
    </message>
    <message>
        <source>Outcome: none found. Name it with --label COLUMN --positive VALUE, or --label &quot;COLUMN&lt;15&quot;.</source>
        <translation>الحصيلة: لم يُعثر عليها. سمِّها بالخيارين --label COLUMN --positive VALUE، أو --label &quot;COLUMN&lt;15&quot;.</translation>
    </message>
    <message>
        <source>Outcome: %1</source>
        <translation>الحصيلة: %1</translation>
    </message>
    <message>
        <source>This is a guess. Nothing is learned before you confirm it with --positive, or name another column with --label.</source>
        <translation>هذا تخمين. لا يُتعلم شيء قبل أن تؤكده بالخيار --positive، أو تسمّي عمودًا آخر بالخيار --label.</translation>
    </message>
    <message>
        <source>Could be the outcome too: %1</source>
        <translation>قد تكون الحصيلة أيضًا: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n levels</source>
        <translation>
            <numerusform>لا مستويات</numerusform>
            <numerusform>مستوى واحد</numerusform>
            <numerusform>مستويان</numerusform>
            <numerusform>%n مستويات</numerusform>
            <numerusform>%n مستوى</numerusform>
            <numerusform>%n مستوى</numerusform>
        </translation>
    </message>
    <message>
        <source>yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>الأعمدة</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>ROLE</source>
        <translation>الدور</translation>
    </message>
    <message>
        <source>UNIT</source>
        <translation>الوحدة</translation>
    </message>
    <message>
        <source>MEDIAN</source>
        <translation>الوسيط</translation>
    </message>
    <message>
        <source>MIDDLE 90 %</source>
        <translation>الـ 90% الوسطى</translation>
    </message>
    <message>
        <source>RANGE</source>
        <translation>المدى</translation>
    </message>
    <message>
        <source>MISSING</source>
        <translation>المفقود</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>اللوحات</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tests</source>
        <translation>
            <numerusform>لا فحوص</numerusform>
            <numerusform>فحص واحد</numerusform>
            <numerusform>فحصان</numerusform>
            <numerusform>%Ln فحوص</numerusform>
            <numerusform>%Ln فحصًا</numerusform>
            <numerusform>%Ln فحص</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 new of %2, the others also in %3</source>
        <translation>الجديد %1 من %2، والباقي أيضًا في %3</translation>
    </message>
    <message>
        <source>once, with the first of %1</source>
        <translation>مرة واحدة، مع أول لوحة من %1</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>القواعد: %1</translation>
    </message>
    <message>
        <source>Prices: %1 (%2)</source>
        <translation>الأسعار: %1 (%2)</translation>
    </message>
    <message>
        <source>Prices: %1</source>
        <translation>الأسعار: %1</translation>
    </message>
    <message>
        <source>Split, at random with seed %1</source>
        <translation>التقسيم، عشوائي بالبذرة %1</translation>
    </message>
    <message>
        <source>Split, from column %1</source>
        <translation>التقسيم، من العمود %1</translation>
    </message>
    <message>
        <source>Training %1 (encoder %2, policy %3), validation %4 (classifier %5, policy %6), test %7</source>
        <translation>التدريب %1 (المرمّز %2، السياسة %3)، التحقق %4 (المصنّف %5، السياسة %6)، الاختبار %7</translation>
    </message>
    <message>
        <source>Missing: %1 of all test values</source>
        <translation>المفقود: %1 من كل قيم الفحوص</translation>
    </message>
    <message>
        <source>VALUES, OTHERS</source>
        <translation>القيم، غير الحالات</translation>
    </message>
    <message>
        <source>CASES</source>
        <translation>الحالات</translation>
    </message>
    <message>
        <source>WHOLE PANEL, OTHERS</source>
        <translation>اللوحة كلها، غير الحالات</translation>
    </message>
    <message>
        <source>(known without a test)</source>
        <translation>(معلوم دون فحص)</translation>
    </message>
    <message>
        <source>An order of which a patient&apos;s record holds nothing %1.</source>
        <translation>الطلب الذي لا يحوي سجل المريض شيئًا منه %1.</translation>
    </message>
    <message>
        <source>Texts among numbers, and how they are read</source>
        <translation>نصوص بين الأعداد وكيف تُقرأ</translation>
    </message>
    <message>
        <source>Not recorded in every column: %1</source>
        <translation>غير مسجَّل في كل الأعمدة: %1</translation>
    </message>
    <message>
        <source>Changes made to the values when they are used</source>
        <translation>تغييرات تُجرى على القيم عند استخدامها</translation>
    </message>
    <message>
        <source>Please check (%1)</source>
        <translation>يُرجى التحقق (%1)</translation>
    </message>
    <message>
        <source>  Possible remedy: %1</source>
        <translation>  علاج ممكن: %1</translation>
    </message>
    <message>
        <source>Nothing was changed. Remedies are applied in the window, or in the task file: see “panelwise-cli help task”.</source>
        <translation>لم يُغيَّر شيء. تُطبَّق العلاجات في النافذة أو في ملف المهمة: انظر «panelwise-cli help task».</translation>
    </message>
    <message>
        <source>To be corrected before anything can be learned (%1)</source>
        <translation>يجب تصحيحه قبل أن يُتعلم أي شيء (%1)</translation>
    </message>
    <message>
        <source>Trained policies</source>
        <translation>السياسات المدرَّبة</translation>
    </message>
    <message>
        <source>POLICY</source>
        <translation>السياسة</translation>
    </message>
    <message>
        <source>STATUS</source>
        <translation>الوضع</translation>
    </message>
    <message>
        <source>F1, TEST</source>
        <translation>F1، الاختبار</translation>
    </message>
    <message>
        <source>MEAN COST</source>
        <translation>متوسط التكلفة</translation>
    </message>
    <message>
        <source>STARTED</source>
        <translation>البداية</translation>
    </message>
    <message>
        <source>Fronts</source>
        <translation>الجبهات</translation>
    </message>
    <message>
        <source>FRONT</source>
        <translation>الجبهة</translation>
    </message>
    <message>
        <source>METRIC</source>
        <translation>المقياس</translation>
    </message>
    <message>
        <source>POLICIES</source>
        <translation>السياسات</translation>
    </message>
    <message>
        <source>POINTS</source>
        <translation>النقاط</translation>
    </message>
    <message>
        <source>decimal point</source>
        <translation>نقطة عشرية</translation>
    </message>
    <message>
        <source>decimal comma</source>
        <translation>فاصلة عشرية</translation>
    </message>
    <message>
        <source>semicolon separated</source>
        <translation>مفصول بفاصلة منقوطة</translation>
    </message>
    <message>
        <source>tab separated</source>
        <translation>مفصول بعلامة جدولة</translation>
    </message>
    <message>
        <source>separated by |</source>
        <translation>مفصول بـ |</translation>
    </message>
    <message>
        <source>comma separated</source>
        <translation>مفصول بفاصلة</translation>
    </message>
    <message>
        <source>UTF-8 and Latin-1</source>
        <translation>UTF-8 و Latin-1</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1، %2، %3</translation>
    </message>
    <message>
        <source>, thousands by %1</source>
        <translation>، الآلاف بـ %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No panels, nothing to pay.</source>
        <translation>لا لوحات، لا شيء يُدفع.</translation>
    </message>
    <message>
        <source>All panels: %1</source>
        <translation>كل اللوحات: %1</translation>
    </message>
    <message>
        <source>All panels: %1 = %2</source>
        <translation>كل اللوحات: %1 = %2</translation>
    </message>
    <message>
        <source>%1 ordered at once, %2 one after the other</source>
        <translation>%1 إذا طُلبت معًا، %2 واحدة بعد الأخرى</translation>
    </message>
    <message>
        <source>%1 of blood</source>
        <translation>%1 من الدم</translation>
    </message>
    <message>
        <source>All results: %1</source>
        <translation>كل النتائج: %1</translation>
    </message>
    <message>
        <source>Every test for less: %1 cost %2</source>
        <translation>كل الفحوص بأقل: تكلفة %1 هي %2</translation>
    </message>
    <message>
        <source>TITLE</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>PANELS</source>
        <translation>اللوحات</translation>
    </message>
    <message>
        <source>ALL PANELS</source>
        <translation>كل اللوحات</translation>
    </message>
    <message>
        <source>All patients are synthetic. Look at one: panelwise-cli inspect --cohort ferritin</source>
        <translation>كل المرضى اصطناعيون. للاطلاع على فوج: panelwise-cli inspect --cohort ferritin</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>الدقة</translation>
    </message>
    <message>
        <source>Test patients; mean, lowest and highest over the seeds. Greedy, CWCF and Lattice keep to the number of tests on average, the others for every patient.</source>
        <translation>مرضى الاختبار؛ المتوسط والأدنى والأعلى على البذور. تلتزم Greedy و CWCF و Lattice بعدد الفحوص في المتوسط، والأخرى لكل مريض.</translation>
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
        <translation>أمثلة:
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

front، CSV: صف لكل سياسة، بتصاعد متوسط التكلفة على مرضى التحقق: point و on_front و method
و metric و seed و lambda و rho و currency، ثم لكل من validation_ و test_ كل مؤشر مع فاصل الثقة 95%
(_low, _high)، والتعدادات، ونسبة المرضى الذين أُجريت لهم كل لوحة (use NAME).
curves، CSV: صف لكل قيمة من كل منحنى لكل سياسة مدرَّبة: run و method و lambda و rho و seed و curve و panel
و x (خطوات البيئة؛ وللمرمّز التكرارات) و value.
point و panel-use و sequences، CSV: الجدول وراء الشكل. نقطة عشرية، UTF-8؛ وغير المعرَّف فارغ.
baselines: جداول البحث الثلاثة (F1 و AUROC والتكلفة؛ AM والتكلفة؛ الدقة الإيجابية والاستدعاء) بصيغة Markdown أو
LaTeX (booktabs)؛ CSV: صف لكل نموذج بكل المؤشرات، و _sd الانحراف المعياري على البذور.
patients، CSV: صف لكل مريض: row (من 1)، و id مع --id، و part (train, validation, test)، ثم
احتمال المرض قبل أول طلب، وكل طلب مع ما دُفع والاحتمال بعده، ثم
التسلسل والتكلفة والاحتمال الأخير والعتبة والتشخيص والحصيلة. تُسمّى السياسات كما يسمّيها walk.
كل أعمدة كل ملفات CSV: panelwise-cli help tables. والنافذة تكتب الملفات نفسها.
وحيث يوجد CSV، يعطي اسم ملف ينتهي بـ .xlsx الجدول نفسه مصنف Excel.

الصور هي صور النافذة ولا تحتاج إلى شاشة: PDF بخطوط مضمَّنة، و SVG بنص قابل للقراءة، و PNG.
تحمل هوية المشروع والسياسة (على جبهتها أو مدرَّبة) والبذرة و lambda و rho: الأمر «panelwise front.svg» يفتح
المشروع عند تلك السياسة. يظهر الملف كاملًا أو لا يظهر.

report: ملف PDF أو HTML واحد فيه كل شيء، عن السياسة التي يسمّيها --front و --point أو --run
(وإلا فأفضل سياسة في أحدث جبهة)، بجانب صفوف أحدث جدول مخزَّن لنماذج المقارنة. وتُعلَّم بنود TRIPOD+AI
و STARD التي على المؤلف تقديمها.

policy: سياسة SM-DDPO وحدة TorchScript واحدة (.pt، تُقرأ بـ torch.jit.load)، وسياسة Lattice أو الجبهة
الدقيقة برنامج Python أو R واحد (.py, .R) لا يحتاج إلى مكتبة؛ card: بطاقة الجيب لأي سياسة برنامجًا كهذا
يبيّن عند كل سؤال كيف يُتابَع دون القيمة. يبيّن الملف كيف يُستخدم، وما
يحتاج إليه وبأي وحدة. القرارات هي قرارات البرنامج. ولك أن تمرر هذه الملفات كما تشاء.

حقول JSON: panelwise-cli help export
بشأن --seed و --threads و --json: انظر panelwise-cli --help.</translation>
    </message>
    <message>
        <source>Size of a picture: journal (one column, 85 mm), journal-wide (114 mm), journal-double (174 mm), slide (16:9); journal if not given</source>
        <translation>حجم الصورة: journal (عمود واحد، 85 مم) أو journal-wide (114 مم) أو journal-double (174 مم) أو slide (16:9)؛ journal إن لم يُذكر</translation>
    </message>
    <message>
        <source>Width of a picture; the height follows unless it is given</source>
        <translation>عرض الصورة؛ يتبعه الارتفاع ما لم يُذكر</translation>
    </message>
    <message>
        <source>Height of a picture</source>
        <translation>ارتفاع الصورة</translation>
    </message>
    <message>
        <source>Dots per inch of a PNG</source>
        <translation>نقاط في البوصة لملف PNG</translation>
    </message>
    <message>
        <source>Title of a picture; &quot;&quot; for none</source>
        <translation>عنوان الصورة؛ &quot;&quot; لعدم وجود عنوان</translation>
    </message>
    <message>
        <source>Which front; the newest finished one if not given</source>
        <translation>أي جبهة؛ أحدث جبهة مكتملة إن لم يُذكر</translation>
    </message>
    <message>
        <source>Of curves: which trained policy; if not given, all of them in CSV, the newest in a picture</source>
        <translation>للمنحنيات: أي سياسة مدرَّبة؛ إن لم يُذكر فكلها في CSV والأحدث في الصورة</translation>
    </message>
    <message>
        <source>Of baselines: which table; the newest finished one if not given</source>
        <translation>لنماذج المقارنة: أي جدول؛ أحدث جدول مكتمل إن لم يُذكر</translation>
    </message>
    <message>
        <source>Whose figures: all (judged by folds), test or validation; the first of these that there is. Of patients: also train; all of them if not given</source>
        <translation>مؤشرات من: all (التقييم بالطيّات) أو test أو validation؛ أول الموجود منها. للمرضى: train أيضًا؛ كلهم إن لم يُذكر</translation>
    </message>
    <message>
        <source>Along the upright axis. Of a front: f1, am, auroc, sensitivity. Of curves: quality, cost, loss, classifier, policy</source>
        <translation>على المحور الرأسي. للجبهة: f1, am, auroc, sensitivity. للمنحنيات: quality, cost, loss, classifier, policy</translation>
    </message>
    <message>
        <source>Of a report: rows of the stored table of baselines beside the policy, such as xgboost,lr,static; these three as far as there are if not given</source>
        <translation>للتقرير: صفوف من جدول نماذج المقارنة المخزَّن بجانب السياسة، مثل xgboost,lr,static؛ الموجود من هذه الثلاثة إن لم يُذكر</translation>
    </message>
    <message>
        <source>Paper of a report as PDF: a4 or letter; a4 if not given</source>
        <translation>ورق التقرير بصيغة PDF: a4 أو letter؛ a4 إن لم يُذكر</translation>
    </message>
    <message>
        <source>Of patients: the column that tells them apart, copied beside the row; without it no identifiers leave the project</source>
        <translation>للمرضى: العمود الذي يميز بينهم، يُنسخ بجانب الصف؛ دونه لا تغادر أي معرّفات المشروع</translation>
    </message>
    <message>
        <source>Of patients: most that may be spent on one of them</source>
        <translation>للمرضى: أقصى ما يُنفق على أحدهم</translation>
    </message>
    <message>
        <source>Patients are written to a file ending in .csv or .xlsx, not “%1”.</source>
        <translation>يُكتب المرضى في ملف ينتهي بـ .csv أو .xlsx، وليس «%1».</translation>
    </message>
    <message>
        <source>Other patients are not divided into parts. Leave out --side or --data.</source>
        <translation>المرضى الآخرون غير مقسَّمين إلى أجزاء. احذف --side أو --data.</translation>
    </message>
    <message>
        <source>--run names a trained policy, --front and --point one of a front. Choose one of them.</source>
        <translation>يسمّي --run سياسة مدرَّبة، ويسمّي --front و --point سياسة من جبهة. اختر أحدهما.</translation>
    </message>
    <message>
        <source>A pocket card is written to a file ending in .py or .R, not “%1”.</source>
        <translation>تُكتب بطاقة الجيب في ملف ينتهي بـ .py أو .R، وليس «%1».</translation>
    </message>
    <message>
        <source>A policy is written to a file ending in .pt (TorchScript), .py or .R, not “%1”.</source>
        <translation>تُكتب السياسة في ملف ينتهي بـ .pt (TorchScript) أو .py أو .R، وليس «%1».</translation>
    </message>
    <message>
        <source>Of curves, --metric takes quality, cost, loss, classifier or policy.</source>
        <translation>للمنحنيات يأخذ --metric القيم quality أو cost أو loss أو classifier أو policy.</translation>
    </message>
    <message>
        <source>Of a front, --metric takes f1, am, auroc or sensitivity.</source>
        <translation>للجبهة يأخذ --metric القيم f1 أو am أو auroc أو sensitivity.</translation>
    </message>
    <message>
        <source>Write results of a project to a file</source>
        <translation>كتابة نتائج مشروع في ملف</translation>
    </message>
    <message>
        <source>The project that holds them</source>
        <translation>المشروع الذي يحويها</translation>
    </message>
    <message>
        <source>What to write: front, curves, point (what happens to 1,000 patients), panel-use, sequences (of panels), baselines (their table), report (PDF or HTML), patients (what a policy did for each of them), policy (for other programs), card (the pocket card of a policy, likewise)</source>
        <translation>ما يُكتب: front، curves، point (ما يحدث لكل 1,000 مريض)، panel-use، sequences (تسلسلات اللوحات)، baselines (جدولها)، report (PDF أو HTML)، patients (ما فعلته السياسة لكل منهم)، policy (لبرامج أخرى)، card (بطاقة الجيب لسياسة، كذلك)</translation>
    </message>
    <message>
        <source>The file to write; one of that name is replaced</source>
        <translation>الملف الذي يُكتب؛ ويُستبدل ما كان بهذا الاسم</translation>
    </message>
    <message>
        <source>--what takes front, curves, point, panel-use, sequences, baselines, report, patients, policy or card, not “%1”.</source>
        <translation>يأخذ --what القيم front أو curves أو point أو panel-use أو sequences أو baselines أو report أو patients أو policy أو card، وليس «%1».</translation>
    </message>
    <message>
        <source>--data, --id, --cap and --side train go with --what patients.</source>
        <translation>الخيارات --data و --id و --cap و --side train تُستخدم مع --what patients.</translation>
    </message>
    <message>
        <source>--preset, --width-mm, --height-mm, --dpi and --title belong to a picture. Leave them out.</source>
        <translation>الخيارات --preset و --width-mm و --height-mm و --dpi و --title خاصة بالصور. احذفها.</translation>
    </message>
    <message>
        <source>A report is written to a file ending in .pdf or .html, not “%1”.</source>
        <translation>يُكتب التقرير في ملف ينتهي بـ .pdf أو .html، وليس «%1».</translation>
    </message>
    <message>
        <source>--out takes a file name ending in .csv, .xlsx, .svg, .pdf or .png, not “%1”.</source>
        <translation>يأخذ --out اسم ملف ينتهي بـ .csv أو .xlsx أو .svg أو .pdf أو .png، وليس «%1».</translation>
    </message>
    <message>
        <source>--preset, --width-mm, --height-mm, --dpi and --title belong to a picture: let --out end in .svg, .pdf or .png, or leave them out.</source>
        <translation>الخيارات --preset و --width-mm و --height-mm و --dpi و --title خاصة بالصور: اجعل --out ينتهي بـ .svg أو .pdf أو .png، أو احذفها.</translation>
    </message>
    <message>
        <source>--dpi belongs to a PNG. PDF and SVG are sharp at every size.</source>
        <translation>الخيار --dpi خاص بملف PNG. ملفات PDF و SVG حادة بكل حجم.</translation>
    </message>
    <message>
        <source>There is no column “%1”. --id names the column that tells the patients apart; without it they go by row.</source>
        <translation>لا يوجد عمود «%1». يسمّي --id العمود الذي يميز بين المرضى؛ ودونه يُعرَفون بالصف.</translation>
    </message>
    <message>
        <source>These patients are not divided into parts, so none of them are “%1”. Leave out --side.</source>
        <translation>هؤلاء المرضى غير مقسَّمين إلى أجزاء، فليس بينهم «%1». احذف --side.</translation>
    </message>
    <message>
        <source>What %1 did for %2 written to %3</source>
        <translation>كُتب ما فعلته %1 لـ %2 في %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln patients</source>
        <translation>
            <numerusform>لا مرضى</numerusform>
            <numerusform>مريض واحد</numerusform>
            <numerusform>مريضان</numerusform>
            <numerusform>%Ln مرضى</numerusform>
            <numerusform>%Ln مريضًا</numerusform>
            <numerusform>%Ln مريض</numerusform>
        </translation>
    </message>
    <message>
        <source>A picture of this size has too many pixels. Choose a smaller size or resolution.</source>
        <translation>صورة بهذا الحجم كثيرة البكسلات. اختر حجمًا أو دقة أصغر.</translation>
    </message>
    <message>
        <source>There is nothing to draw: no values of these patients are stored.</source>
        <translation>لا شيء للرسم: لا قيم مخزَّنة لهؤلاء المرضى.</translation>
    </message>
    <message>
        <source>%1 written to %2. %3</source>
        <translation>كُتب %1 في %2. %3</translation>
    </message>
    <message>
        <source>This policy was trained with SM-DDPO and is written as a TorchScript module: let --out end in .pt. Its pocket card can be a script: --what card.</source>
        <translation>دُرِّبت هذه السياسة بطريقة SM-DDPO وتُكتب وحدة TorchScript: اجعل --out ينتهي بـ .pt. ويمكن أن تكون بطاقة الجيب لها برنامجًا: --what card.</translation>
    </message>
    <message>
        <source>This policy was found by the lattice or exactly and is written as a script: let --out end in .py or .R.</source>
        <translation>عُثر على هذه السياسة بطريقة Lattice أو بالحساب الدقيق وتُكتب برنامجًا: اجعل --out ينتهي بـ .py أو .R.</translation>
    </message>
    <message>
        <source>This policy may order two panels together, which scripts cannot say yet. Find it with --minimise money, or without pair_orders in the task, to write it as a script.</source>
        <translation>قد تطلب هذه السياسة لوحتين معًا، وهو ما لا تستطيع البرامج التعبير عنه بعد. ابحث عنها بالخيار --minimise money، أو دون pair_orders في المهمة، لكتابتها برنامجًا.</translation>
    </message>
    <message>
        <source>This policy is not written as a file of its own. Its pocket card can be a script: --what card.</source>
        <translation>لا تُكتب هذه السياسة ملفًا مستقلًا. ويمكن أن تكون بطاقة الجيب لها برنامجًا: --what card.</translation>
    </message>
    <message>
        <source>Pocket card written to %1. It does the same as the policy for %2 of other patients. Policy: %3</source>
        <translation>كُتبت بطاقة الجيب في %1. تفعل ما تفعله السياسة لدى %2 من مرضى آخرين. السياسة: %3</translation>
    </message>
    <message>
        <source>Policy %1</source>
        <translation>السياسة %1</translation>
    </message>
    <message>
        <source>Front %1 with %2 written to %3</source>
        <translation>كُتبت الجبهة %1 (%2) في %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln policies</source>
        <translation>
            <numerusform>لا سياسات</numerusform>
            <numerusform>سياسة واحدة</numerusform>
            <numerusform>سياستان</numerusform>
            <numerusform>%Ln سياسات</numerusform>
            <numerusform>%Ln سياسة</numerusform>
            <numerusform>%Ln سياسة</numerusform>
        </translation>
    </message>
    <message>
        <source>Curves of %1 written to %2</source>
        <translation>كُتبت منحنيات %1 في %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln trained policies</source>
        <translation>
            <numerusform>لا سياسات مدرَّبة</numerusform>
            <numerusform>سياسة مدرَّبة واحدة</numerusform>
            <numerusform>سياستين مدرَّبتين</numerusform>
            <numerusform>%Ln سياسات مدرَّبة</numerusform>
            <numerusform>%Ln سياسة مدرَّبة</numerusform>
            <numerusform>%Ln سياسة مدرَّبة</numerusform>
        </translation>
    </message>
    <message>
        <source>Table %1 was made with other patients, panels or prices.</source>
        <translation>أُنشئ الجدول %1 بمرضى أو لوحات أو أسعار أخرى.</translation>
    </message>
    <message>
        <source>Table %1 with %2 written to %3</source>
        <translation>كُتب الجدول %1 (%2) في %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln models</source>
        <translation>
            <numerusform>لا نماذج</numerusform>
            <numerusform>نموذج واحد</numerusform>
            <numerusform>نموذجان</numerusform>
            <numerusform>%Ln نماذج</numerusform>
            <numerusform>%Ln نموذجًا</numerusform>
            <numerusform>%Ln نموذج</numerusform>
        </translation>
    </message>
    <message>
        <source>Figure of front %1 written to %2</source>
        <translation>كُتب شكل الجبهة %1 في %2</translation>
    </message>
    <message>
        <source>Figure of trained policy %1 written to %2</source>
        <translation>كُتب شكل السياسة المدرَّبة %1 في %2</translation>
    </message>
    <message>
        <source>Report with %1 written to %2. Items for the author: %3.</source>
        <translation>كُتب التقرير (%1) في %2. بنود للمؤلف: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sections</source>
        <translation>
            <numerusform>لا أقسام</numerusform>
            <numerusform>قسم واحد</numerusform>
            <numerusform>قسمان</numerusform>
            <numerusform>%Ln أقسام</numerusform>
            <numerusform>%Ln قسمًا</numerusform>
            <numerusform>%Ln قسم</numerusform>
        </translation>
    </message>
    <message>
        <source>Pictures are drawn by %1, which cannot be loaded: %2</source>
        <translation>تُرسم الصور بواسطة %1، وتعذّر تحميلها: %2</translation>
    </message>
    <message>
        <source>Install PanelWise completely. CSV files can be written without it.</source>
        <translation>ثبّت PanelWise كاملًا. يمكن كتابة ملفات CSV دونها.</translation>
    </message>
    <message>
        <source>%1: %2 patients, %3 panels, %4</source>
        <translation>%1: المرضى %2، اللوحات %3، %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln threads</source>
        <translation>
            <numerusform>لا خيوط</numerusform>
            <numerusform>خيط واحد</numerusform>
            <numerusform>خيطان</numerusform>
            <numerusform>%Ln خيوط</numerusform>
            <numerusform>%Ln خيطًا</numerusform>
            <numerusform>%Ln خيط</numerusform>
        </translation>
    </message>
    <message>
        <source>For the lattice leave out --method exact.</source>
        <translation>لطريقة Lattice احذف --method exact.</translation>
    </message>
    <message>
        <source>The search found no policy.</source>
        <translation>لم يعثر البحث على سياسة.</translation>
    </message>
    <message>
        <source>Front %1 belongs to earlier data, so its policies cannot be tried with --cap on the patients of the project as it is now.</source>
        <translation>تعود الجبهة %1 إلى بيانات سابقة، فلا يمكن تجريب سياساتها بالخيار --cap على مرضى المشروع الحاليين.</translation>
    </message>
    <message>
        <source>Undo that change, or find a new front.</source>
        <translation>تراجع عن ذلك التغيير، أو ابحث عن جبهة جديدة.</translation>
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
        <translation>أمثلة:
  panelwise-cli front --cohort ferritin                                   كل أفضل المفاضلات دفعة واحدة
  panelwise-cli front --cohort ferritin --project f.panelwise --budget 30   مع الحفظ؛ الأفضل بـ $30 للمريض
  panelwise-cli front --project f.panelwise --front 1 --budget 30 --cap 80  استعلام عن جبهة مخزَّنة
  panelwise-cli front --data clinic.csv --folds 10                        التقييم على جميع المرضى
  panelwise-cli front --cohort ferritin --method smddpo --policies 12 --preset quick
  panelwise-cli front --cohort known-optimum --method exact                أفضل جبهة ممكنة
  panelwise-cli front --project f.panelwise --resume                      بعد Ctrl+C أو انقطاع الكهرباء

الطرق: lattice تحل المسألة رجوعًا على مجموعات اللوحات (حتى 64 لوحة). smddpo تدرّب سياسة
بعد أخرى بمرمّز ومصنّف مشتركين؛ smddpo-end-to-end تتعلم المصنّف من جديد مع كل سياسة.
exact تحسب الأمثل حيث الموجودات قليلة ولكل منها قيم قليلة. smddpo-pretrained اسم آخر لـ smddpo.

تُختار الجبهة على مرضى التحقق وتُعرض على مرضى الاختبار الذين يُنظر إليهم مرة واحدة. تُرقَّم النقاط
بتصاعد متوسط التكلفة على مرضى التحقق من 1؛ وتأخذ evaluate و walk و export هذه الأرقام.
بين نقطتين قد يكون المزيج أفضل من كلتيهما: بعض المرضى، بالقرعة، بسياسة وغيرهم
بالأخرى. يبيّن --budget ذلك حيث يفيد.

الخيارات --cap و --first و --never قواعد تلتزم بها كل سياسة (panelwise-cli help task). مع --cap تُجرَّب سياسات
جبهة مخزَّنة من جديد بحيث لا تتجاوزه فاتورة أحد. ويحسب --unit-costs الفحوص بدل المال.

مع --folds K يُبحث عن كل شيء مرة أخرى دون كل طيّة من K طيّات، ويُقيَّم على جميع المرضى، كلٌّ بما
عُثر عليه دونه: ما تحققه أفضل سياسة بمال كل نقطة. يستغرق K + 1 ضعفًا.

يوقف Ctrl+C العمل خلال ثانية ويحفظ ما عُثر عليه. مع --project يُخزَّن كل شيء أولًا بأول؛ والبحث
الذي أُوقف أو قُتل يُستأنف بـ --resume. الإعدادات والمرضى والبذرة نفسها تعطي الجبهة نفسها،
بأي عدد من الخيوط.

إعدادات الجبهة للخيار --set NAME=VALUE:
%1
ومع المسح أيضًا إعدادات السياسة الواحدة التي يسردها «train --help».

حقول JSON: panelwise-cli help front
بشأن --seed و --threads و --json: انظر panelwise-cli --help.</translation>
    </message>
    <message>
        <source>%1 holds no search, so there is nothing to resume.</source>
        <translation>لا يحوي %1 بحثًا، فلا شيء لاستئنافه.</translation>
    </message>
    <message>
        <source>The patients or panels are not those it started with. Undo that change, or start a new search.</source>
        <translation>المرضى أو اللوحات ليست التي بدأ بها. تراجع عن ذلك التغيير، أو ابدأ بحثًا جديدًا.</translation>
    </message>
    <message>
        <source>Front %1 was found with other patients, panels or prices, and the project does not say which panels those were.</source>
        <translation>عُثر على الجبهة %1 بمرضى أو لوحات أو أسعار أخرى، ولا يذكر المشروع أي لوحات كانت.</translation>
    </message>
    <message>
        <source>%1; lattice if not given</source>
        <translation>%1؛ lattice إن لم يُذكر</translation>
    </message>
    <message>
        <source>What to get for the money: f1, or am, the mean of sensitivity and specificity; f1 if not given</source>
        <translation>المطلوب مقابل المال: f1، أو am وهو متوسط الحساسية والنوعية؛ f1 إن لم يُذكر</translation>
    </message>
    <message>
        <source>Of the sweep: adaptive fills the gaps of the front, paper is the published grid of 190 policies; adaptive if not given</source>
        <translation>للمسح: adaptive يملأ فجوات الجبهة، و paper هي الشبكة المنشورة من 190 سياسة؛ adaptive إن لم يُذكر</translation>
    </message>
    <message>
        <source>Of the adaptive sweep: how many policies to train; 24 if not given</source>
        <translation>للمسح التكيفي: عدد السياسات التي تُدرَّب؛ 24 إن لم يُذكر</translation>
    </message>
    <message>
        <source>--resume takes the number of a front or nothing, not “%1”.</source>
        <translation>يأخذ --resume رقم جبهة أو لا شيء، وليس «%1».</translation>
    </message>
    <message>
        <source>Take up a search that was stopped, the newest one if no number is given</source>
        <translation>استئناف بحث أُوقف، الأحدث إن لم يُذكر رقم</translation>
    </message>
    <message>
        <source>Show this front of the project instead of finding a new one</source>
        <translation>عرض هذه الجبهة من المشروع بدل البحث عن جديدة</translation>
    </message>
    <message>
        <source>--resume needs the project that holds the search: --project P.panelwise.</source>
        <translation>يحتاج --resume إلى المشروع الذي فيه البحث: --project P.panelwise.</translation>
    </message>
    <message>
        <source>--front needs the project that holds it: --project P.panelwise.</source>
        <translation>يحتاج --front إلى المشروع الذي فيه الجبهة: --project P.panelwise.</translation>
    </message>
    <message>
        <source>A stored front keeps the way it was judged. Leave out --folds and --repeats.</source>
        <translation>تحتفظ الجبهة المخزَّنة بطريقة تقييمها. احذف --folds و --repeats.</translation>
    </message>
    <message>
        <source>A stored front keeps its settings. Leave out --method, --metric, --minimise, --grid, --policies, --preset, --set and --seed.</source>
        <translation>تحتفظ الجبهة المخزَّنة بإعداداتها. احذف --method و --metric و --minimise و --grid و --policies و --preset و --set و --seed.</translation>
    </message>
    <message>
        <source>A stored front keeps its patients. Leave out --cohort and --data.</source>
        <translation>تحتفظ الجبهة المخزَّنة بمرضاها. احذف --cohort و --data.</translation>
    </message>
    <message>
        <source>Find the whole front: the best for every budget</source>
        <translation>إيجاد الجبهة كلها: الأفضل لكل ميزانية</translation>
    </message>
    <message>
        <source>Say what to do for this mean cost per patient; minutes with --minimise time</source>
        <translation>ما ينبغي فعله بهذا المتوسط من التكلفة لكل مريض؛ بالدقائق مع --minimise time</translation>
    </message>
    <message>
        <source>Nobody&apos;s bill may exceed this: a rule of the search, and of a stored front what its policies do then</source>
        <translation>لا تتجاوز فاتورة أحد هذا المبلغ: قاعدة للبحث، وللجبهة المخزَّنة ما تفعله سياساتها عندئذ</translation>
    </message>
    <message>
        <source>%1 belongs to the sweep: add --method smddpo, or leave it out.</source>
        <translation>الخيار %1 خاص بالمسح: أضف --method smddpo، أو احذفه.</translation>
    </message>
    <message>
        <source>--policies takes a number from 1 to 10000.</source>
        <translation>يأخذ --policies عددًا من 1 إلى 10000.</translation>
    </message>
    <message>
        <source>The published grid has 190 policies. Leave out --policies, or --grid paper.</source>
        <translation>في الشبكة المنشورة 190 سياسة. احذف --policies، أو --grid paper.</translation>
    </message>
    <message>
        <source>It is %2 if not set; write --set %1=VALUE.</source>
        <translation>قيمته %2 إن لم يُضبط؛ اكتب --set %1=VALUE.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 ث</translation>
    </message>
    <message>
        <source>Cost–%1 front, %2, seed %3</source>
        <translation>جبهة التكلفة و%1، %2، البذرة %3</translation>
    </message>
    <message>
        <source>%1: %2 patients (training %3, validation %4, test %5)</source>
        <translation>%1: المرضى %2 (التدريب %3، التحقق %4، الاختبار %5)</translation>
    </message>
    <message>
        <source>This front belongs to earlier data: patients, panels or prices have changed since. Its panels are called and priced as they were then.</source>
        <translation>تعود هذه الجبهة إلى بيانات سابقة: تغيّر المرضى أو اللوحات أو الأسعار منذئذ. أسماء لوحاتها وأسعارها كما كانت حينها.</translation>
    </message>
    <message>
        <source>Minimised: %1</source>
        <translation>المطلوب تقليله: %1</translation>
    </message>
    <message>
        <source>Front %1 in %2</source>
        <translation>الجبهة %1 في %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln policies were found in %1</source>
        <translation>
            <numerusform>السياسات التي عُثر عليها في %1: %Ln</numerusform>
            <numerusform>السياسات التي عُثر عليها في %1: %Ln</numerusform>
            <numerusform>السياسات التي عُثر عليها في %1: %Ln</numerusform>
            <numerusform>السياسات التي عُثر عليها في %1: %Ln</numerusform>
            <numerusform>السياسات التي عُثر عليها في %1: %Ln</numerusform>
            <numerusform>السياسات التي عُثر عليها في %1: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them are on the front.</source>
        <translation>
            <numerusform>على الجبهة منها: %Ln.</numerusform>
            <numerusform>على الجبهة منها: %Ln.</numerusform>
            <numerusform>على الجبهة منها: %Ln.</numerusform>
            <numerusform>على الجبهة منها: %Ln.</numerusform>
            <numerusform>على الجبهة منها: %Ln.</numerusform>
            <numerusform>على الجبهة منها: %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chosen on validation patients and, out of fold, training patients; shown on test patients</source>
        <translation>اختيرت على مرضى التحقق، وخارج الطيّة على مرضى التدريب؛ وتُعرض على مرضى الاختبار</translation>
    </message>
    <message>
        <source>Chosen on validation patients, shown on test patients</source>
        <translation>اختيرت على مرضى التحقق، وتُعرض على مرضى الاختبار</translation>
    </message>
    <message>
        <source>On validation patients; test patients were not looked at</source>
        <translation>على مرضى التحقق؛ لم يُنظر إلى مرضى الاختبار</translation>
    </message>
    <message>
        <source>%1 of %2 policies are shown; --json and export have all of them.</source>
        <translation>المعروض %1 من %2 من السياسات؛ كلها في --json و export.</translation>
    </message>
    <message>
        <source>For %1 on average and at most %2 for anybody</source>
        <translation>بـ %1 في المتوسط و%2 على الأكثر لأي مريض</translation>
    </message>
    <message>
        <source>For %1 on average</source>
        <translation>بـ %1 في المتوسط</translation>
    </message>
    <message>
        <source>At most %1 for anybody</source>
        <translation>%1 على الأكثر لأي مريض</translation>
    </message>
    <message>
        <source>There is no policy to answer with.</source>
        <translation>لا توجد سياسة للإجابة بها.</translation>
    </message>
    <message>
        <source>Please note</source>
        <translation>يُرجى الانتباه</translation>
    </message>
    <message>
        <source>Go on where it stopped: panelwise-cli front --project %1 --resume %2</source>
        <translation>تابع من حيث توقف: panelwise-cli front --project %1 --resume %2</translation>
    </message>
    <message>
        <source>Step through a patient: panelwise-cli walk --project %1 --point %2 --patient 1</source>
        <translation>لتتبّع مريض: panelwise-cli walk --project %1 --point %2 --patient 1</translation>
    </message>
    <message>
        <source>Stopped before there was a policy.</source>
        <translation>أُوقف قبل وجود سياسة.</translation>
    </message>
    <message>
        <source>Stopped before the end; what was found is kept.</source>
        <translation>أُوقف قبل النهاية؛ ما عُثر عليه محفوظ.</translation>
    </message>
    <message>
        <source>PANELS (%)</source>
        <translation>اللوحات (%)</translation>
    </message>
    <message>
        <source>POINT</source>
        <translation>النقطة</translation>
    </message>
    <message>
        <source>TIME</source>
        <translation>الزمن</translation>
    </message>
    <message>
        <source>%1 (95 %)</source>
        <translation>%1 (95%)</translation>
    </message>
    <message>
        <source>VALID</source>
        <translation>التحقق</translation>
    </message>
    <message>
        <source>SENS</source>
        <translation>الحساسية</translation>
    </message>
    <message>
        <source>SPEC</source>
        <translation>النوعية</translation>
    </message>
    <message>
        <source>none</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>first</source>
        <translation>أولًا</translation>
    </message>
    <message>
        <source>most</source>
        <translation>الأقصى</translation>
    </message>
    <message>
        <source>There is not enough memory for this much data. Try fewer patients or columns.</source>
        <translation>الذاكرة لا تكفي لهذا القدر من البيانات. جرّب مرضى أو أعمدة أقل.</translation>
    </message>
    <message>
        <source>The program made a mistake: %1. Your files are unchanged.</source>
        <translation>ارتكب البرنامج خطأ: %1. ملفاتك لم تتغير.</translation>
    </message>
    <message>
        <source>20 % of values hidden</source>
        <translation>إخفاء 20% من القيم</translation>
    </message>
    <message>
        <source>panels hidden</source>
        <translation>إخفاء لوحات</translation>
    </message>
    <message>
        <source>How well unknown values are estimated: %1, %2</source>
        <translation>جودة تقدير القيم المجهولة: %1، %2</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>البذرة %1</translation>
    </message>
    <message>
        <source>seeds %1 to %2</source>
        <translation>البذور من %1 إلى %2</translation>
    </message>
    <message>
        <source>  Learned from %1 patients, chosen on %2, error on %3 others. Error: root mean square in standard
  deviations of the recorded values that were hidden; 0 is perfect, smaller is better.</source>
        <translation>  تعلّم من %1 من المرضى، واختيار على %2، والخطأ على %3 غيرهم. الخطأ: جذر متوسط المربعات بالانحرافات
  المعيارية للقيم المسجَّلة التي أُخفيت؛ 0 تام، والأصغر أفضل.</translation>
    </message>
    <message>
        <source>ENCODER</source>
        <translation>المرمّز</translation>
    </message>
    <message>
        <source>20 % OF VALUES HIDDEN</source>
        <translation>إخفاء 20% من القيم</translation>
    </message>
    <message>
        <source>PANELS HIDDEN</source>
        <translation>إخفاء لوحات</translation>
    </message>
    <message>
        <source>LEARNING</source>
        <translation>التعلم</translation>
    </message>
    <message>
        <source>ROWS PER SECOND</source>
        <translation>صفوف في الثانية</translation>
    </message>
    <message>
        <source>Steps of testing patients, AKI shape, with the policy network</source>
        <translation>خطوات فحص المرضى، بنية AKI، مع شبكة السياسة</translation>
    </message>
    <message>
        <source>The same without the network</source>
        <translation>الشيء نفسه دون الشبكة</translation>
    </message>
    <message>
        <source>Imputed rows, EMFlow, ferritin shape, 32 couplings</source>
        <translation>صفوف معوَّضة، EMFlow، بنية الفيريتين، 32 اقترانًا</translation>
    </message>
    <message>
        <source>PPO samples × epochs, 2 × 128, batches of 128</source>
        <translation>عينات PPO × العصور، 2 × 128، دفعات من 128</translation>
    </message>
    <message>
        <source>The same with a separate value network</source>
        <translation>الشيء نفسه مع شبكة قيمة منفصلة</translation>
    </message>
    <message>
        <source>Iterations of learning EMFlow, batches of 256</source>
        <translation>تكرارات تعلم EMFlow، دفعات من 256</translation>
    </message>
    <message>
        <source>Rows the classifier learns, ferritin shape</source>
        <translation>صفوف يتعلمها المصنّف، بنية الفيريتين</translation>
    </message>
    <message>
        <source>Measuring; this takes about half a minute on a quiet machine.</source>
        <translation>يجري القياس؛ يستغرق نحو نصف دقيقة على جهاز غير مشغول.</translation>
    </message>
    <message>
        <source>Megabytes of CSV read</source>
        <translation>ميغابايت CSV مقروءة</translation>
    </message>
    <message>
        <source>Speed on this machine, one thread, processor %1</source>
        <translation>السرعة على هذا الجهاز، خيط واحد، المعالج %1</translation>
    </message>
    <message>
        <source>PER SECOND, %1 REPETITIONS</source>
        <translation>في الثانية، التكرارات %1</translation>
    </message>
    <message>
        <source>SLOWEST</source>
        <translation>الأبطأ</translation>
    </message>
    <message>
        <source>FASTEST</source>
        <translation>الأسرع</translation>
    </message>
    <message>
        <source> · F1 %1</source>
        <translation> · F1 %1</translation>
    </message>
    <message>
        <source> · cost %1</source>
        <translation> · التكلفة %1</translation>
    </message>
    <message>
        <source>SETTING</source>
        <translation>الإعداد</translation>
    </message>
    <message>
        <source>DEFAULT</source>
        <translation>الافتراضي</translation>
    </message>
    <message>
        <source>MEANING</source>
        <translation>المعنى</translation>
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
        <translation>أمثلة:
  panelwise-cli train --cohort ferritin --lambda 5 --rho -0.005 --preset quick
  panelwise-cli train --cohort ferritin --lambda 5 --rho -0.005 --project f.panelwise    مع الحفظ
  panelwise-cli train --project f.panelwise --lambda 8 --rho -0.002        سياسة أخرى فيه
  panelwise-cli train --project f.panelwise --resume                       بعد Ctrl+C أو انقطاع الكهرباء
  panelwise-cli train --project f.panelwise --continue --data new.csv      التعلم من مرضى جدد

مكافأة المريض 1 للسلبي الصحيح، و λ للحالة المكتشَفة، و ρ مضروبة في المال المنفق: مع
ρ -0.005 يجب أن تساوي لوحة بـ $40 خُمس سلبي صحيح. λ الأكبر تكتشف حالات أكثر، و ρ الأقرب إلى
0 تطلب فحوصًا أكثر.

الضبط المسبق: quick (نحو دقيقة لـ 10,000 مريض) و standard و paper (الإعدادات المنشورة للمهمة الأشبه
بهذه) و paper-ferritin و paper-aki و paper-sepsis.

يوقف Ctrl+C العمل خلال ثانية ويحفظ أفضل سياسة حتى الآن. مع --project يُخزَّن كل شيء أولًا بأول:
المنحنيات، ونقطة حفظ كل 30 ث، والسياسة. التدريب الذي أُوقف يُستأنف بـ --resume
وينتهي بالسياسة نفسها كتدريب لم يُوقف.

مع --folds 10 تُقيَّم السياسة على جميع المرضى: تُدرَّب من جديد دون كل طيّة ثم تُقيَّم عليها،
ومرة أخرى بالجميع. هذه الأخيرة ما يأخذه export و evaluate؛ وتُخزَّن كل طيّة مكتملة.

الإعدادات والمرضى والبذرة نفسها تعطي السياسة نفسها. يستخدم تدريب السياسة خيطًا واحدًا مهما قال --threads
وفي مشروع موجود لا يغيّر --seed أي المرضى للتدريب والتحقق والاختبار.

إعدادات للخيار --set NAME=VALUE؛ القيم الافتراضية هي قيم الضبط المسبق standard:
%1

حقول JSON: panelwise-cli help train
بشأن --seed و --threads و --json: انظر panelwise-cli --help.</translation>
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
        <translation>أمثلة:
  panelwise-cli evaluate --project f.panelwise --data other-clinic.csv
  panelwise-cli evaluate --project f.panelwise --run 2 --data other-clinic.csv --json
  panelwise-cli evaluate --project f.panelwise --point 3 --data other-clinic.csv
  panelwise-cli evaluate --project f.panelwise --data other-clinic.csv --recording mar

تبقى السياسة كما هي ولا ترى إلا ما تطلبه؛ ثم تُقارن حصائل الملف. يحتاج
الملف إلى الأعمدة التي دُرِّبت عليها السياسة. الأسعار هي أسعار المهمة.
مع حالات قليلة أو حصيلة واحدة فقط أو دون عمود حصيلة تُطبَّق السياسة مع ذلك، ويُذكر ما
لا يمكن تقييمه. ما فعلته لكل مريض: panelwise-cli export --what patients --data F.csv.
وحيث اللوحات التي تطلبها غير مسجَّلة، يقدّر --recording mar أيضًا كيف كانت ستعمل لو سُجِّلت: بالوزن
حسب احتمال التسجيل، وباستكمال النتائج، وبهما معًا (المتين المزدوج).

حقول JSON: panelwise-cli help evaluate
بشأن --seed و --threads و --json: انظر panelwise-cli --help.</translation>
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
        <translation>أمثلة:
  panelwise-cli walk --project f.panelwise --patient 17
  panelwise-cli walk --project f.panelwise --point 1 --patient 17      الأرخص في الجبهة
  panelwise-cli walk --project f.panelwise --point 5 --patient 17 --cap 60   لا فاتورة فوق $60
  panelwise-cli walk --project f.panelwise --data other-clinic.csv --patient 3

يعرض كل قرار مع ما كان معلومًا، ومدى احتمال المرض، والخيارات، والسعر، والنتائج
الجديدة؛ ويعلّم H و L القيم فوق المجال المرجعي ودونه. تأتي الحصيلة الحقيقية أخيرًا؛ ولا تراها
السياسة أبدًا.

دون --run أو --front أو --point: أحدث سياسة مدرَّبة، وإلا فأفضل سياسة في أحدث جبهة.

حقول JSON: panelwise-cli help walk
بشأن --seed و --threads و --json: انظر panelwise-cli --help.</translation>
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
        <translation>أمثلة:
  panelwise-cli encoders --cohort ferritin
  panelwise-cli encoders --data clinic.csv --task clinic.task.json --set encoder.iterations=500

تُخفى قيم مسجَّلة لمرضى الاختبار، كل منها على حدة باحتمال 20% أو لوحات كاملة عشوائيًا، ويقدّرها كل
مرمّز من الباقي. لا يُنظر إلى الحصائل. الأخطاء والثواني والصفوف في الثانية متوسطات
على البذور.

حقول JSON: panelwise-cli help encoders
بشأن --seed و --threads و --json: انظر panelwise-cli --help.</translation>
    </message>
    <message>
        <source>Medians of 5 repetitions on one thread; other programs at work make them smaller.

Fields of the JSON: panelwise-cli help bench
--threads and --json: see panelwise-cli --help.</source>
        <translation>وسيط 5 تكرارات على خيط واحد؛ تصغر القيم إن كانت برامج أخرى تعمل.

حقول JSON: panelwise-cli help bench
بشأن --threads و --json: انظر panelwise-cli --help.</translation>
    </message>
    <message>
        <source>%1 holds no training, so there is nothing to resume.</source>
        <translation>لا يحوي %1 تدريبًا، فلا شيء لاستئنافه.</translation>
    </message>
    <message>
        <source>It learns from %1; name that file with --data.</source>
        <translation>يتعلم من %1؛ سمِّ ذلك الملف بالخيار --data.</translation>
    </message>
    <message>
        <source>The patients or panels are not those it started with. Undo that change, or train a new policy.</source>
        <translation>المرضى أو اللوحات ليست التي بدأ بها. تراجع عن ذلك التغيير، أو درّب سياسة جديدة.</translation>
    </message>
    <message>
        <source>A policy that goes on learning keeps the shape of its networks. Leave as they were: %1.</source>
        <translation>السياسة التي تتابع التعلم تحتفظ ببنية شبكاتها. اترك كما كانت: %1.</translation>
    </message>
    <message>
        <source>smddpo: all parts learn together; smddpo-pretrained: the classifier first</source>
        <translation>smddpo: تتعلم كل الأجزاء معًا؛ smddpo-pretrained: المصنّف أولًا</translation>
    </message>
    <message>
        <source>--resume takes the number of a trained policy or nothing, not “%1”.</source>
        <translation>يأخذ --resume رقم سياسة مدرَّبة أو لا شيء، وليس «%1».</translation>
    </message>
    <message>
        <source>Take up training that was stopped: the policy of this number, or the newest one</source>
        <translation>استئناف تدريب أُوقف: السياسة بهذا الرقم، أو الأحدث</translation>
    </message>
    <message>
        <source>Let a policy of the project go on learning with the patients of --data</source>
        <translation>جعل سياسة من المشروع تتابع التعلم من مرضى --data</translation>
    </message>
    <message>
        <source>Which trained policy goes on; the newest one if not given</source>
        <translation>أي سياسة مدرَّبة تتابع؛ الأحدث إن لم يُذكر</translation>
    </message>
    <message>
        <source>Seconds between two checkpoints in the project; 30 if not given</source>
        <translation>الثواني بين نقطتي حفظ في المشروع؛ 30 إن لم يُذكر</translation>
    </message>
    <message>
        <source>a number of seconds</source>
        <translation>عدد من الثواني</translation>
    </message>
    <message>
        <source>A table with other patients</source>
        <translation>جدول فيه مرضى آخرون</translation>
    </message>
    <message>
        <source>What its columns mean; without it the project&apos;s own task</source>
        <translation>معنى أعمدته؛ دونه مهمة المشروع نفسه</translation>
    </message>
    <message>
        <source>Which trained policy; the newest one if not given</source>
        <translation>أي سياسة مدرَّبة؛ الأحدث إن لم يُذكر</translation>
    </message>
    <message>
        <source>Most that may be spent on one patient: the policy orders nothing that would exceed it</source>
        <translation>أقصى ما يُنفق على مريض واحد: لا تطلب السياسة ما يتجاوزه</translation>
    </message>
    <message>
        <source>--resume needs the project that holds the policy: --project P.panelwise.</source>
        <translation>يحتاج --resume إلى المشروع الذي فيه السياسة: --project P.panelwise.</translation>
    </message>
    <message>
        <source>Resumed training keeps its settings. Leave out --lambda, --rho, --minimise, --method, --preset, --set and --seed.</source>
        <translation>يحتفظ التدريب المستأنف بإعداداته. احذف --lambda و --rho و --minimise و --method و --preset و --set و --seed.</translation>
    </message>
    <message>
        <source>Resumed training keeps the way it is judged. Leave out --folds and --repeats.</source>
        <translation>يحتفظ التدريب المستأنف بطريقة تقييمه. احذف --folds و --repeats.</translation>
    </message>
    <message>
        <source>Resumed training keeps its patients. Leave out --cohort.</source>
        <translation>يحتفظ التدريب المستأنف بمرضاه. احذف --cohort.</translation>
    </message>
    <message>
        <source>--continue needs the project with the policy and the new patients: --project P.panelwise --data NEW.csv.</source>
        <translation>يحتاج --continue إلى المشروع الذي فيه السياسة وإلى المرضى الجدد: --project P.panelwise --data NEW.csv.</translation>
    </message>
    <message>
        <source>A policy that goes on learning has seen patients before and cannot be judged on all of them. Leave out --folds and --repeats.</source>
        <translation>السياسة التي تتابع التعلم رأت مرضى من قبل فلا يمكن تقييمها عليهم جميعًا. احذف --folds و --repeats.</translation>
    </message>
    <message>
        <source>What a case found is worth, a correct negative being worth 1</source>
        <translation>قيمة الحالة المكتشَفة، وقيمة السلبي الصحيح 1</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>عدد</translation>
    </message>
    <message>
        <source>What one unit of money is worth, 0 or negative: -0.005 makes $200 as dear as a correct negative; one minute with --minimise time</source>
        <translation>قيمة وحدة المال، 0 أو سالبة: -0.005 تجعل $200 بقيمة سلبي صحيح؛ ودقيقة واحدة مع --minimise time</translation>
    </message>
    <message>
        <source>--lambda says what a case found is worth, so it is 0 or more, such as --lambda 5.</source>
        <translation>يحدد --lambda قيمة الحالة المكتشَفة، فهو 0 أو أكثر، مثل --lambda 5.</translation>
    </message>
    <message>
        <source>--rho says what money spent is worth, so it is 0 or negative, such as --rho -0.005.</source>
        <translation>يحدد --rho قيمة المال المنفق، فهو 0 أو سالب، مثل --rho -0.005.</translation>
    </message>
    <message>
        <source>%1; standard if not given</source>
        <translation>%1؛ standard إن لم يُذكر</translation>
    </message>
    <message>
        <source>Any setting that the help of “train” lists; may be repeated</source>
        <translation>أي إعداد تسرده مساعدة «train»؛ يمكن تكراره</translation>
    </message>
    <message>
        <source>Resamples for the 95 % intervals; 1,000 if not given, 0 for none</source>
        <translation>عدد إعادات المعاينة لفواصل الثقة 95%؛ 1,000 إن لم يُذكر، و0 لعدمها</translation>
    </message>
    <message>
        <source>What to spend little of: money, time, or both, an hour being worth this much money; as the study says if not given. Time needs the minutes of every panel</source>
        <translation>ما يُراد التقليل منه: money أو time أو كلاهما بأن تساوي الساعة هذا المبلغ؛ كما تقول الدراسة إن لم يُذكر. يحتاج الزمن إلى دقائق كل لوحة</translation>
    </message>
    <message>
        <source>money, time, or an amount of money above 0 for an hour</source>
        <translation>money أو time أو مبلغ من المال فوق 0 للساعة</translation>
    </message>
    <message>
        <source>Train a policy: which panel next, or diagnose</source>
        <translation>تدريب سياسة: أي لوحة تاليًا، أو التشخيص</translation>
    </message>
    <message>
        <source>The project to train in; with --cohort or --data a new one to write</source>
        <translation>المشروع الذي يجري التدريب فيه؛ مع --cohort أو --data مشروع جديد يُكتب</translation>
    </message>
    <message>
        <source>--recording takes plain or mar, not “%1”.</source>
        <translation>يأخذ --recording القيمة plain أو mar، وليس «%1».</translation>
    </message>
    <message>
        <source>plain: the records as they are; mar: besides, what the figures would be if everything ordered were recorded, assuming that it is recorded at random given what was known</source>
        <translation>plain: السجلات كما هي؛ mar: وكذلك ما كانت المؤشرات ستكون لو سُجِّل كل ما طُلب، بافتراض أنه يُسجَّل عشوائيًا بالنظر إلى ما كان معلومًا</translation>
    </message>
    <message>
        <source>Try a stored policy on other patients</source>
        <translation>تجريب سياسة مخزَّنة على مرضى آخرين</translation>
    </message>
    <message>
        <source>The project that holds the policy</source>
        <translation>المشروع الذي فيه السياسة</translation>
    </message>
    <message>
        <source>One patient&apos;s tests, step by step</source>
        <translation>فحوص مريض واحد، خطوة خطوة</translation>
    </message>
    <message>
        <source>Which row of the data, counted from 1 without the header</source>
        <translation>أي صف من البيانات، بالعد من 1 دون الترويسة</translation>
    </message>
    <message>
        <source>Compare how well unknown values are estimated from known ones</source>
        <translation>مقارنة جودة تقدير القيم المجهولة من المعلومة</translation>
    </message>
    <message>
        <source>A project to take the patients from</source>
        <translation>مشروع يؤخذ منه المرضى</translation>
    </message>
    <message>
        <source>How often each encoder is tried, with other values hidden; 3 if not given</source>
        <translation>عدد مرات تجريب كل مرمّز بإخفاء قيم أخرى؛ 3 إن لم يُذكر</translation>
    </message>
    <message>
        <source>a whole number from 1 to 100</source>
        <translation>عدد صحيح من 1 إلى 100</translation>
    </message>
    <message>
        <source>Measure the speed of each stage on this machine</source>
        <translation>قياس سرعة كل مرحلة على هذا الجهاز</translation>
    </message>
    <message>
        <source>--checkpoint-every takes a number of seconds from 0 to 86400.</source>
        <translation>يأخذ --checkpoint-every عددًا من الثواني من 0 إلى 86400.</translation>
    </message>
    <message>
        <source>--resume takes up training that was stopped, --continue trains a new policy from an earlier one. Choose one of them.</source>
        <translation>يستأنف --resume تدريبًا أُوقف، ويدرّب --continue سياسة جديدة من سابقة. اختر أحدهما.</translation>
    </message>
    <message>
        <source>--run goes with --continue or, as a number, after --resume.</source>
        <translation>يُستخدم --run مع --continue أو رقمًا بعد --resume.</translation>
    </message>
    <message>
        <source>There are no patients to train on. Name one of --cohort NAME, --data F.csv or --project P.panelwise.</source>
        <translation>لا مرضى للتدريب عليهم. سمِّ واحدًا من --cohort NAME أو --data F.csv أو --project P.panelwise.</translation>
    </message>
    <message>
        <source>Say what a case found and what money are worth: --lambda L --rho R, such as --lambda 5 --rho -0.005.</source>
        <translation>حدد قيمة الحالة المكتشَفة وقيمة المال: --lambda L --rho R، مثل --lambda 5 --rho -0.005.</translation>
    </message>
    <message>
        <source>It takes %2, written --set %1=VALUE.</source>
        <translation>يأخذ %2، ويُكتب --set %1=VALUE.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>هل قصدت %1؟</translation>
    </message>
    <message>
        <source>Go on where it stopped: panelwise-cli train --project %1 --resume %2</source>
        <translation>تابع من حيث توقف: panelwise-cli train --project %1 --resume %2</translation>
    </message>
    <message>
        <source>Step through a patient: panelwise-cli walk --project %1 --run %2 --patient 1</source>
        <translation>لتتبّع مريض: panelwise-cli walk --project %1 --run %2 --patient 1</translation>
    </message>
    <message>
        <source>SM-DDPO, %1: λ %2, ρ %3, seed %4</source>
        <translation>SM-DDPO، %1: λ %2، ρ %3، البذرة %4</translation>
    </message>
    <message>
        <source>Trained policy %1 in %2</source>
        <translation>السياسة المدرَّبة %1 في %2</translation>
    </message>
    <message>
        <source>Goes on from trained policy %1</source>
        <translation>تتابع من السياسة المدرَّبة %1</translation>
    </message>
    <message>
        <source>Best on validation patients after %1 of %2 steps</source>
        <translation>الأفضل على مرضى التحقق بعد %1 من %2 من الخطوات</translation>
    </message>
    <message>
        <source>Figures, with 95 % intervals</source>
        <translation>المؤشرات، مع فواصل الثقة 95%</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>المؤشرات</translation>
    </message>
    <message>
        <source>VALIDATION</source>
        <translation>التحقق</translation>
    </message>
    <message>
        <source>ALL PATIENTS</source>
        <translation>جميع المرضى</translation>
    </message>
    <message>
        <source>Panels ordered, share of test patients</source>
        <translation>اللوحات المطلوبة، نسبة مرضى الاختبار</translation>
    </message>
    <message>
        <source>Most frequent orders, test patients</source>
        <translation>الطلبات الأكثر تواترًا، مرضى الاختبار</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>الزمن: %1</translation>
    </message>
    <message>
        <source>State encoder %1 s, states %2 s, classifier %3 s, panel selector %4 s, evaluation %5 s</source>
        <translation>مرمّز الوضع %1 ث، الأوضاع %2 ث، المصنّف %3 ث، منتقي اللوحات %4 ث، التقييم %5 ث</translation>
    </message>
    <message>
        <source>%1 steps of testing patients, about %2 in a second</source>
        <translation>خطوات فحص المرضى %1، نحو %2 في الثانية</translation>
    </message>
    <message>
        <source>Stopped while it was judged on all patients. The policy itself is complete.</source>
        <translation>أُوقف أثناء التقييم على جميع المرضى. السياسة نفسها مكتملة.</translation>
    </message>
    <message>
        <source>Stopped before the end; this is the best policy so far, after %1 steps.</source>
        <translation>أُوقف قبل النهاية؛ هذه أفضل سياسة حتى الآن، بعد %1 من الخطوات.</translation>
    </message>
    <message>
        <source>Column “%1” is empty, so nobody knows who the cases are. The policy was applied to all patients, but how well it does cannot be said.</source>
        <translation>العمود «%1» فارغ، فلا يُعرف من هم الحالات. طُبِّقت السياسة على جميع المرضى، لكن لا يمكن القول كم هي جيدة.</translation>
    </message>
    <message>
        <source>There is no column “%1”, so nobody knows who the cases are. The policy was applied to all patients, but how well it does cannot be said.</source>
        <translation>لا يوجد عمود «%1»، فلا يُعرف من هم الحالات. طُبِّقت السياسة على جميع المرضى، لكن لا يمكن القول كم هي جيدة.</translation>
    </message>
    <message>
        <source>What the policy did</source>
        <translation>ما فعلته السياسة</translation>
    </message>
    <message>
        <source>Patients: %1</source>
        <translation>المرضى: %1</translation>
    </message>
    <message>
        <source>Diagnosed as cases: %1</source>
        <translation>شُخِّصوا حالات: %1</translation>
    </message>
    <message>
        <source>Mean probability at the end: %1</source>
        <translation>متوسط الاحتمال في النهاية: %1</translation>
    </message>
    <message>
        <source>Mean cost: %1</source>
        <translation>متوسط التكلفة: %1</translation>
    </message>
    <message>
        <source>Mean time until results: %1</source>
        <translation>متوسط الزمن حتى النتائج: %1</translation>
    </message>
    <message>
        <source>Mean volume of blood: %1</source>
        <translation>متوسط حجم الدم: %1</translation>
    </message>
    <message numerus="yes">
        <source>The outcome of %Ln patients is not recorded. They are among the predictions, but not among the figures.</source>
        <translation>
            <numerusform>الحصيلة غير مسجَّلة لدى: لا مرضى. وهم ضمن التنبؤات لا ضمن المؤشرات.</numerusform>
            <numerusform>الحصيلة غير مسجَّلة لدى: مريض واحد. وهم ضمن التنبؤات لا ضمن المؤشرات.</numerusform>
            <numerusform>الحصيلة غير مسجَّلة لدى: مريضان. وهم ضمن التنبؤات لا ضمن المؤشرات.</numerusform>
            <numerusform>الحصيلة غير مسجَّلة لدى: %Ln مرضى. وهم ضمن التنبؤات لا ضمن المؤشرات.</numerusform>
            <numerusform>الحصيلة غير مسجَّلة لدى: %Ln مريضًا. وهم ضمن التنبؤات لا ضمن المؤشرات.</numerusform>
            <numerusform>الحصيلة غير مسجَّلة لدى: %Ln مريض. وهم ضمن التنبؤات لا ضمن المؤشرات.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of these patients is a case. F1, AUROC, AUPRC, AM, sensitivity and precision need some, so they are undefined.</source>
        <translation>ليس بين هؤلاء المرضى حالة. تحتاج F1 و AUROC و AUPRC و AM والحساسية والدقة الإيجابية إلى بعضها، فهي غير معرَّفة.</translation>
    </message>
    <message>
        <source>All of these patients are cases. F1, AUROC, AUPRC, AM, specificity and precision need others too, so they are undefined.</source>
        <translation>كل هؤلاء المرضى حالات. تحتاج F1 و AUROC و AUPRC و AM والنوعية والدقة الإيجابية إلى غيرهم أيضًا، فهي غير معرَّفة.</translation>
    </message>
    <message numerus="yes">
        <source>Only %Ln patients are cases, so the figures are uncertain: look at the intervals.</source>
        <translation>
            <numerusform>عدد الحالات لا يتجاوز %Ln، فالمؤشرات غير مؤكدة: انظر إلى فواصل الثقة.</numerusform>
            <numerusform>عدد الحالات لا يتجاوز %Ln، فالمؤشرات غير مؤكدة: انظر إلى فواصل الثقة.</numerusform>
            <numerusform>عدد الحالات لا يتجاوز %Ln، فالمؤشرات غير مؤكدة: انظر إلى فواصل الثقة.</numerusform>
            <numerusform>عدد الحالات لا يتجاوز %Ln، فالمؤشرات غير مؤكدة: انظر إلى فواصل الثقة.</numerusform>
            <numerusform>عدد الحالات لا يتجاوز %Ln، فالمؤشرات غير مؤكدة: انظر إلى فواصل الثقة.</numerusform>
            <numerusform>عدد الحالات لا يتجاوز %Ln، فالمؤشرات غير مؤكدة: انظر إلى فواصل الثقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of these patients taught the policy. They are among the predictions, but not among the figures.</source>
        <translation>
            <numerusform>تعلمت السياسة من بعض هؤلاء المرضى، وعددهم %Ln. وهم ضمن التنبؤات لا ضمن المؤشرات.</numerusform>
            <numerusform>تعلمت السياسة من بعض هؤلاء المرضى، وعددهم %Ln. وهم ضمن التنبؤات لا ضمن المؤشرات.</numerusform>
            <numerusform>تعلمت السياسة من بعض هؤلاء المرضى، وعددهم %Ln. وهم ضمن التنبؤات لا ضمن المؤشرات.</numerusform>
            <numerusform>تعلمت السياسة من بعض هؤلاء المرضى، وعددهم %Ln. وهم ضمن التنبؤات لا ضمن المؤشرات.</numerusform>
            <numerusform>تعلمت السياسة من بعض هؤلاء المرضى، وعددهم %Ln. وهم ضمن التنبؤات لا ضمن المؤشرات.</numerusform>
            <numerusform>تعلمت السياسة من بعض هؤلاء المرضى، وعددهم %Ln. وهم ضمن التنبؤات لا ضمن المؤشرات.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 على %2</translation>
    </message>
    <message>
        <source>PATIENTS WHO TAUGHT NOTHING</source>
        <translation>مرضى لم يُتعلم منهم</translation>
    </message>
    <message>
        <source>PATIENTS WITH AN OUTCOME</source>
        <translation>مرضى لهم حصيلة</translation>
    </message>
    <message>
        <source>Panels ordered, share of patients</source>
        <translation>اللوحات المطلوبة، نسبة المرضى</translation>
    </message>
    <message>
        <source>Most frequent orders</source>
        <translation>الطلبات الأكثر تواترًا</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>case</source>
        <translation>حالة</translation>
    </message>
    <message>
        <source>no case</source>
        <translation>ليس حالة</translation>
    </message>
    <message>
        <source>Patient in row %1 of %2, %3</source>
        <translation>المريض في الصف %1 من %2، %3</translation>
    </message>
    <message>
        <source>Known before any test</source>
        <translation>معلوم قبل أي فحص</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>no</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>not measured in this patient</source>
        <translation>لم يُقَس لدى هذا المريض</translation>
    </message>
    <message>
        <source>reference %1</source>
        <translation>المرجع %1</translation>
    </message>
    <message>
        <source>%1 of %2 values</source>
        <translation>%1 من %2 من القيم</translation>
    </message>
    <message>
        <source>Known: %1, no panel yet</source>
        <translation>المعلوم: %1، ولا لوحة بعد</translation>
    </message>
    <message>
        <source>Known: %1, with %2</source>
        <translation>المعلوم: %1، مع %2</translation>
    </message>
    <message>
        <source>%1 and %2 together</source>
        <translation>%1 و%2 معًا</translation>
    </message>
    <message>
        <source>diagnose %1</source>
        <translation>تشخيص %1</translation>
    </message>
    <message>
        <source>Step %1: diagnose %2</source>
        <translation>الخطوة %1: تشخيص %2</translation>
    </message>
    <message>
        <source>Step %1: order %2 for %3, at the same time</source>
        <translation>الخطوة %1: طلب %2 بـ %3، في الوقت نفسه</translation>
    </message>
    <message>
        <source>Step %1: order %2 for %3, together with %4</source>
        <translation>الخطوة %1: طلب %2 بـ %3، مع %4</translation>
    </message>
    <message>
        <source>Step %1: order %2 for %3</source>
        <translation>الخطوة %1: طلب %2 بـ %3</translation>
    </message>
    <message>
        <source>%1 of waiting</source>
        <translation>%1 من الانتظار</translation>
    </message>
    <message>
        <source>Decided with the step before, when none of its results were known.</source>
        <translation>تقرر مع الخطوة السابقة، قبل معرفة أي من نتائجها.</translation>
    </message>
    <message>
        <source>Bill so far: %1</source>
        <translation>الفاتورة حتى الآن: %1</translation>
    </message>
    <message>
        <source>Nothing new: every value of this panel was known already.</source>
        <translation>لا جديد: كل قيم هذه اللوحة كانت معلومة.</translation>
    </message>
    <message>
        <source>Probability of the outcome: %1</source>
        <translation>احتمال الحصيلة: %1</translation>
    </message>
    <message>
        <source>Choices: %1</source>
        <translation>الخيارات: %1</translation>
    </message>
    <message>
        <source>Choices, by expected reward: %1</source>
        <translation>الخيارات، بحسب المكافأة المتوقعة: %1</translation>
    </message>
    <message>
        <source>Diagnosis: %1, at a probability of %2, after %3 for %4</source>
        <translation>التشخيص: %1، عند احتمال %2، بعد %3 بـ %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln panels</source>
        <translation>
            <numerusform>لا لوحات</numerusform>
            <numerusform>لوحة واحدة</numerusform>
            <numerusform>لوحتين</numerusform>
            <numerusform>%Ln لوحات</numerusform>
            <numerusform>%Ln لوحة</numerusform>
            <numerusform>%Ln لوحة</numerusform>
        </translation>
    </message>
    <message>
        <source>The true outcome is not recorded, so nobody can say whether this is right.</source>
        <translation>الحصيلة الحقيقية غير مسجَّلة، فلا يمكن القول إن كان هذا صحيحًا.</translation>
    </message>
    <message>
        <source>What the policy never saw: the true outcome is %1. The diagnosis was %2.</source>
        <translation>ما لم تره السياسة قط: الحصيلة الحقيقية %1. التشخيص كان %2.</translation>
    </message>
    <message>
        <source>right</source>
        <translation>صحيحًا</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>خاطئًا</translation>
    </message>
    <message>
        <source>F1 FOR AS MUCH</source>
        <translation>‏F1 بالتكلفة نفسها</translation>
    </message>
    <message>
        <source>Write a copy of a project that may be given to others</source>
        <translation>كتابة نسخة من مشروع يمكن إعطاؤها لآخرين</translation>
    </message>
    <message>
        <source>The project to copy; it stays as it is</source>
        <translation>المشروع المراد نسخه؛ ويبقى كما هو</translation>
    </message>
    <message>
        <source>What the copy goes without; identifiers where nothing is said</source>
        <translation>ما تُكتب النسخة دونه؛ identifiers (المعرّفات) إن لم يُذكر شيء</translation>
    </message>
    <message>
        <source>identifiers, rows or patients</source>
        <translation>‏identifiers أو rows أو patients</translation>
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
        <translation>أمثلة:
  panelwise-cli share --project f.panelwise --out colleague.panelwise
  panelwise-cli share --project f.panelwise --out paper.panelwise --without rows

دون المعرّفات (identifiers): تُترك الأعمدة التي لا تستخدمها الدراسة، ويُميَّز المرضى ذوو الصفوف المتعددة
بأرقام. تبقى التواريخ والنتائج، وقد يُعرف الأشخاص بها.
دون الصفوف (rows): تبقى السياسات والجبهات والجداول والمنحنيات، ولا شيء عن مريض بعينه. في السياسات
حدود تُعلِّمت من المرضى، مثل فيريتين أقل من 14.5.
دون المرضى (patients): تبقى اللوحات والأسعار والقواعد، ولا شيء مما جرى تعلّمه.

حقول JSON: panelwise-cli help share
الخيار --json: انظر panelwise-cli --help.</translation>
    </message>
    <message>
        <source>%1 holds no policy called “%2”.</source>
        <translation>لا توجد في %1 سياسة باسم «%2».</translation>
    </message>
    <message>
        <source>“panelwise-cli inspect --project %1” lists fronts and trained policies; P1-3 is point 3 of front 1, T-2 trained policy 2.</source>
        <translation>يسرد «panelwise-cli inspect --project %1» الجبهات والسياسات المدرَّبة؛ P1-3 هي النقطة 3 من الجبهة 1، وT-2 السياسة المدرَّبة 2.</translation>
    </message>
    <message>
        <source>%1 is dominated by another policy of front %2. Name one that is on it.</source>
        <translation>تهيمن على %1 سياسة أخرى من الجبهة %2. سمِّ سياسة تقع عليها.</translation>
    </message>
    <message>
        <source>Examples:
  panelwise-cli exam make --project f.panelwise --cases 8 --minutes 30 --out week3.exam.json
  panelwise-cli exam make --project f.panelwise --rows 12,17,40 --budget 60 --out week3.exam.json
  panelwise-cli exam gather returned --key week3.exam-key.json --out marks.csv

“make” writes the file for students, which holds no outcomes, and its key, which stays with the teacher.
“gather” reads every *.exam.json of a folder and marks it: the value of each diagnosis less the bill, in the
reward of the policy that the exam was made with. Format and JSON: panelwise-cli help exam</source>
        <translation>أمثلة:
  panelwise-cli exam make --project f.panelwise --cases 8 --minutes 30 --out week3.exam.json
  panelwise-cli exam make --project f.panelwise --rows 12,17,40 --budget 60 --out week3.exam.json
  panelwise-cli exam gather returned --key week3.exam-key.json --out marks.csv

يكتب «make» ملف الطلاب، وليس فيه حصائل، ومفتاحه الذي يبقى لدى المدرّس.
ويقرأ «gather» كل ملف *.exam.json في مجلد ويصححه: قيمة كل تشخيص ناقص الفاتورة، بحسب
مكافأة السياسة التي أُعدّ بها الامتحان. الصيغة وJSON: panelwise-cli help exam</translation>
    </message>
    <message>
        <source>Cases for a class: make a file, mark what comes back</source>
        <translation>حالات لصف دراسي: إعداد ملف وتصحيح ما يعود</translation>
    </message>
    <message>
        <source>make or gather</source>
        <translation>‏make أو gather</translation>
    </message>
    <message>
        <source>With gather: where the files of students are</source>
        <translation>مع gather: مكان ملفات الطلاب</translation>
    </message>
    <message>
        <source>With make: the project that holds patients and policy</source>
        <translation>مع make: المشروع الذي فيه المرضى والسياسة</translation>
    </message>
    <message>
        <source>Rows of the data, separated by commas</source>
        <translation>صفوف البيانات، مفصولة بفواصل</translation>
    </message>
    <message>
        <source>Instead of --rows: so many test patients by chance, half of them ill; 8 if not given</source>
        <translation>بدل --rows: هذا العدد من مرضى الاختبار عشوائيًا، نصفهم مرضى بالفعل؛ 8 إن لم يُذكر</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>عدد صحيح</translation>
    </message>
    <message>
        <source>Heading of the exam</source>
        <translation>عنوان الامتحان</translation>
    </message>
    <message>
        <source>Time for all cases together</source>
        <translation>الوقت لكل الحالات معًا</translation>
    </message>
    <message>
        <source>--budget takes an amount of 0 or more, not “%1”.</source>
        <translation>يأخذ --budget مبلغًا قدره 0 أو أكثر، وليس «%1».</translation>
    </message>
    <message>
        <source>Most that may be spent on one case</source>
        <translation>أقصى ما يُنفق على حالة واحدة</translation>
    </message>
    <message>
        <source>make: the file for students; gather: a CSV file</source>
        <translation>‏make: ملف الطلاب؛ gather: ملف CSV</translation>
    </message>
    <message>
        <source>The teacher&apos;s key; make puts it beside the exam if not given</source>
        <translation>مفتاح المدرّس؛ يضعه make بجانب الامتحان إن لم يُذكر</translation>
    </message>
    <message>
        <source>With gather: numbers instead of names of students and files</source>
        <translation>مع gather: أرقام بدل أسماء الطلاب والملفات</translation>
    </message>
    <message>
        <source>exam takes make or gather, not “%1”.</source>
        <translation>يأخذ exam إما make أو gather، وليس «%1».</translation>
    </message>
    <message>
        <source>There is nothing to gather. Name the folder with the files of students.</source>
        <translation>لا شيء لجمعه. سمِّ المجلد الذي فيه ملفات الطلاب.</translation>
    </message>
    <message>
        <source>Without its key an exam cannot be marked. Give it with --key.</source>
        <translation>لا يمكن تصحيح امتحان دون مفتاحه. اذكره بالخيار --key.</translation>
    </message>
    <message>
        <source>“exam make” takes no folder. Name the file for students with --out.</source>
        <translation>لا يأخذ «exam make» مجلدًا. سمِّ ملف الطلاب بالخيار --out.</translation>
    </message>
    <message>
        <source>An exam is made from a project that holds a policy: --project P.panelwise.</source>
        <translation>يُعدّ الامتحان من مشروع فيه سياسة: --project P.panelwise.</translation>
    </message>
    <message>
        <source>Name the file for students with --out; its name ends with .exam.json.</source>
        <translation>سمِّ ملف الطلاب بالخيار --out؛ وينتهي اسمه بـ .exam.json.</translation>
    </message>
    <message>
        <source>--rows and --cases exclude each other.</source>
        <translation>لا يجتمع --rows و --cases.</translation>
    </message>
    <message>
        <source>--cases takes a whole number from 1 to 200.</source>
        <translation>يأخذ --cases عددًا صحيحًا من 1 إلى 200.</translation>
    </message>
    <message>
        <source>--minutes takes a whole number from 1 to 1,440.</source>
        <translation>يأخذ --minutes عددًا صحيحًا من 1 إلى 1440.</translation>
    </message>
    <message>
        <source>STUDENT</source>
        <translation>الطالب</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>RIGHT</source>
        <translation>الصحيح</translation>
    </message>
    <message>
        <source>FOUND</source>
        <translation>المكتشَف</translation>
    </message>
    <message>
        <source>BILL</source>
        <translation>الفاتورة</translation>
    </message>
    <message>
        <source>SCORE</source>
        <translation>النقاط</translation>
    </message>
    <message>
        <source>STATE</source>
        <translation>الحال</translation>
    </message>
    <message>
        <source>policy</source>
        <translation>السياسة</translation>
    </message>
    <message>
        <source>There are %1 ill and %2 other test patients, too few for %3 cases. Ask for fewer.</source>
        <translation>بين مرضى الاختبار %1 مصابون و%2 غيرهم، وهم أقل من أن يكفوا %3 من الحالات. اطلب عددًا أقل.</translation>
    </message>
    <message>
        <source>The outcome of row %1 is not recorded, so nobody could be right about it.</source>
        <translation>حصيلة الصف %1 غير مسجَّلة، فلا يمكن لأحد أن يصيب فيها.</translation>
    </message>
    <message>
        <source>Row %1 is named twice.</source>
        <translation>ذُكر الصف %1 مرتين.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n case(s) for students, without outcomes.</source>
        <translation>
            <numerusform>%1: لا حالات للطلاب (%n).</numerusform>
            <numerusform>%1: حالة واحدة للطلاب دون حصيلة (%n).</numerusform>
            <numerusform>%1: حالتان للطلاب دون حصيلة (%n).</numerusform>
            <numerusform>%1: %n حالات للطلاب دون حصائل.</numerusform>
            <numerusform>%1: %n حالة للطلاب دون حصائل.</numerusform>
            <numerusform>%1: %n حالة للطلاب دون حصائل.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the key. Keep it: without it nothing can be marked.</source>
        <translation>%1: المفتاح. احتفظ به: لا يمكن تصحيح شيء دونه.</translation>
    </message>
    <message>
        <source>The policy on the front, by rising mean cost from 1, or by its name; in a picture of the front it is marked</source>
        <translation>السياسة على الجبهة، بترتيب تصاعدي لمتوسط التكلفة ابتداءً من 1، أو باسمها؛ وتُعلَّم في صورة الجبهة</translation>
    </message>
    <message>
        <source>Copy written to %1</source>
        <translation>كُتبت النسخة في %1</translation>
    </message>
    <message>
        <source>Columns left out: %1</source>
        <translation>الأعمدة المتروكة: %1</translation>
    </message>
    <message>
        <source>Numbers instead of what they held: %1</source>
        <translation>أرقام بدل المحتوى: %1</translation>
    </message>
    <message>
        <source>In it: rows of patients %1, training runs %2, fronts %3, tables %4</source>
        <translation>فيها: صفوف المرضى %1، التدريبات %2، الجبهات %3، الجداول %4</translation>
    </message>
    <message>
        <source>Note: %1 may tell who somebody is and stays, because the study uses it.</source>
        <translation>ملاحظة: قد يكشف %1 هوية شخص، ويبقى لأن الدراسة تستخدمه.</translation>
    </message>
    <message>
        <source>There is no setting “%1”. Those of a front: %2. Those of a sweep are in the help of “train”.</source>
        <translation>لا يوجد إعداد «%1». إعدادات الجبهة: %2. أما إعدادات المسح ففي مساعدة «train».</translation>
    </message>
    <message>
        <source>It takes a number from %1 to %2 and is %3 if not set; write --set %4=VALUE.</source>
        <translation>يأخذ عددًا من %1 إلى %2، وهو %3 إن لم يُضبط؛ اكتب --set %4=VALUE.</translation>
    </message>
    <message>
        <source>Instead of --run: a policy of the front, 1 is the cheapest; where the project holds no front, the trained policies by mean cost. Or the name of a policy</source>
        <translation>بدل --run: سياسة من الجبهة، 1 أرخصها؛ وإن لم تكن في المشروع جبهة فالسياسات المدرَّبة حسب متوسط التكلفة. أو اسم سياسة</translation>
    </message>
    <message>
        <source>Give a policy a name of your own</source>
        <translation>إعطاء سياسة اسمًا من عندك</translation>
    </message>
    <message>
        <source>The new name, at most %1 letters; &quot;&quot; for the one that the program gives</source>
        <translation>الاسم الجديد، %1 من الأحرف على الأكثر؛ &quot;&quot; للاسم الذي يعطيه البرنامج</translation>
    </message>
    <message>
        <source>The name is used wherever the policy is shown or written, and --policy and --point take it.

  panelwise-cli rename --project f.panelwise --policy P1-35 --name &quot;Clinic A&quot;
  panelwise-cli walk --project f.panelwise --policy &quot;Clinic A&quot; --patient 1</source>
        <translation>يُستخدم الاسم حيثما تُعرض السياسة أو تُكتب، ويقبله --policy و --point.

  panelwise-cli rename --project f.panelwise --policy P1-35 --name &quot;Clinic A&quot;
  panelwise-cli walk --project f.panelwise --policy &quot;Clinic A&quot; --patient 1</translation>
    </message>
    <message>
        <source>Policy %1 is called %2 now.</source>
        <translation>اسم السياسة %1 الآن %2.</translation>
    </message>
    <message>
        <source>Note: only %1 are free where %2 is kept. Make room before the disk is full: the work waits then.</source>
        <translation>ملاحظة: لم يبق سوى %1 حيث يوجد %2. أفسح مكانًا قبل أن يمتلئ القرص: عندئذ ينتظر العمل.</translation>
    </message>
    <message>
        <source>The disk is full where %1 is kept. The work goes on as soon as there is room; Ctrl+C ends it with what is stored.</source>
        <translation>القرص الذي فيه %1 ممتلئ. يُتابَع العمل حالما يتوفر مكان؛ وينهيه Ctrl+C بما حُفظ.</translation>
    </message>
    <message>
        <source>There is room again; the work goes on.</source>
        <translation>توفر مكان من جديد؛ والعمل متواصل.</translation>
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
        <translation>أمثلة:
  panelwise-cli plan front --cohort ferritin --folds 10 --out study
  panelwise-cli plan train --project f.panelwise --lambda 5 --rho -0.003 --seeds 20 --out study
  bash study/submit.sh                                       مع Slurm
  panelwise-cli work study --all --jobs 2                    أو على هذا الحاسوب
  seq 12 | parallel -S node1,node2 panelwise-cli work study --task {}   أو عبر SSH
  panelwise-cli status study --watch
  panelwise-cli gather study --project f.panelwise

توضع في DIR لقطة من المرضى وقائمة المهام و submit.sh، ويجب أن تراه كل الحواسيب.
خيارات الدراسة هي خيارات front و train و baselines و encoders.

حقول JSON ومحتوى DIR: panelwise-cli help plan</translation>
    </message>
    <message>
        <source>Folder of the plan</source>
        <translation>مجلد الخطة</translation>
    </message>
    <message>
        <source>Deal a study into tasks for many computers</source>
        <translation>توزيع دراسة إلى مهام على حواسيب كثيرة</translation>
    </message>
    <message>
        <source>Folder for the plan, new or empty</source>
        <translation>مجلد الخطة، جديد أو فارغ</translation>
    </message>
    <message>
        <source>Of train: so many policies, from --seed on; 1 if not given</source>
        <translation>مع train: عدد السياسات، بدءًا من --seed؛ 1 إن لم يُذكر</translation>
    </message>
    <message>
        <source>About how long a task should take; 10 if not given</source>
        <translation>كم ينبغي أن تستغرق المهمة تقريبًا؛ 10 إن لم يُذكر</translation>
    </message>
    <message>
        <source>Slurm&apos;s partition; its usual one if not given</source>
        <translation>قسم Slurm (partition)؛ قسمه المعتاد إن لم يُذكر</translation>
    </message>
    <message>
        <source>Slurm&apos;s account</source>
        <translation>حساب Slurm</translation>
    </message>
    <message>
        <source>A line for the shell of a node: module load panelwise</source>
        <translation>سطر لصدفة العقدة: module load panelwise</translation>
    </message>
    <message>
        <source>Before the program: apptainer exec panelwise.sif</source>
        <translation>ما يسبق البرنامج: apptainer exec panelwise.sif</translation>
    </message>
    <message>
        <source>The program on the nodes; this one if not given</source>
        <translation>البرنامج على العُقد؛ هذا البرنامج إن لم يُذكر</translation>
    </message>
    <message>
        <source>Do one task of a plan, or all that are left</source>
        <translation>تنفيذ مهمة واحدة من خطة، أو كل ما تبقى منها</translation>
    </message>
    <message>
        <source>Its number, from 1</source>
        <translation>رقمها، ابتداءً من 1</translation>
    </message>
    <message>
        <source>All tasks that are not done yet</source>
        <translation>كل المهام التي لم تُنجز بعد</translation>
    </message>
    <message>
        <source>With --all: so many at once; 1 if not given</source>
        <translation>مع --all: عدد ما يُنفَّذ في آن واحد؛ 1 إن لم يُذكر</translation>
    </message>
    <message>
        <source>Only if the plan is still this one; submit.sh says it</source>
        <translation>فقط إن كانت الخطة ما زالت هي نفسها؛ يذكره submit.sh</translation>
    </message>
    <message>
        <source>Seconds between checkpoints; 30 if not given</source>
        <translation>الثواني بين نقطتي حفظ؛ 30 إن لم يُذكر</translation>
    </message>
    <message>
        <source>Example:
  panelwise-cli work study --all --jobs 2

What was done is not done again, and what was begun goes on from its last checkpoint, on any computer.

Fields of the JSON: panelwise-cli help work</source>
        <translation>مثال:
  panelwise-cli work study --all --jobs 2

ما أُنجز لا يُعاد، وما بدأ يتابع من آخر نقطة حفظ له، على أي حاسوب.

حقول JSON: panelwise-cli help work</translation>
    </message>
    <message>
        <source>How far the tasks of a plan are, by its files</source>
        <translation>مدى تقدم مهام الخطة، بحسب ملفاتها</translation>
    </message>
    <message>
        <source>Go on showing it until all is done</source>
        <translation>متابعة العرض حتى يُنجز كل شيء</translation>
    </message>
    <message>
        <source>Example:
  panelwise-cli status study --watch

Fields of the JSON: panelwise-cli help status</source>
        <translation>مثال:
  panelwise-cli status study --watch

حقول JSON: panelwise-cli help status</translation>
    </message>
    <message>
        <source>Put the results of a plan into a project</source>
        <translation>وضع نتائج خطة في مشروع</translation>
    </message>
    <message>
        <source>The project; made where there is none</source>
        <translation>المشروع؛ يُنشأ إن لم يوجد</translation>
    </message>
    <message>
        <source>Example:
  panelwise-cli gather study --project f.panelwise

May be repeated, also while tasks are at work: what is there already is left alone.

Fields of the JSON: panelwise-cli help gather</source>
        <translation>مثال:
  panelwise-cli gather study --project f.panelwise

يمكن تكراره، حتى أثناء عمل المهام: ما هو موجود لا يُمَس.

حقول JSON: panelwise-cli help gather</translation>
    </message>
    <message>
        <source>Submit the tasks that are missing once more</source>
        <translation>إرسال المهام الناقصة مرة أخرى</translation>
    </message>
    <message>
        <source>Only say what would be submitted</source>
        <translation>ذكر ما سيُرسل فقط</translation>
    </message>
    <message>
        <source>Example:
  panelwise-cli resubmit study

With more time or memory where that was the cause.

Fields of the JSON: panelwise-cli help resubmit</source>
        <translation>مثال:
  panelwise-cli resubmit study

بوقت أو ذاكرة أكثر حيث كان ذلك هو السبب.

حقول JSON: panelwise-cli help resubmit</translation>
    </message>
    <message>
        <source>Name a folder for the plan with --out DIR.</source>
        <translation>سمِّ مجلدًا للخطة بالخيار --out DIR.</translation>
    </message>
    <message>
        <source>A plan is of a new study. Leave out --resume, --continue, --front and --budget.</source>
        <translation>الخطة لدراسة جديدة. احذف --resume و --continue و --front و --budget.</translation>
    </message>
    <message>
        <source>A plan takes its patients from one place, and writes no project. Leave out --project here, and give it to “panelwise-cli gather”.</source>
        <translation>تأخذ الخطة مرضاها من مكان واحد، ولا تكتب مشروعًا. احذف --project هنا، واذكره مع «panelwise-cli gather».</translation>
    </message>
    <message>
        <source>--seeds takes a number from 1 to 100000.</source>
        <translation>يأخذ --seeds عددًا من 1 إلى 100000.</translation>
    </message>
    <message>
        <source>--seeds in this place belongs to “plan train”.</source>
        <translation>الخيار --seeds في هذا الموضع خاص بـ «plan train».</translation>
    </message>
    <message>
        <source>--minutes-per-task takes a number from 0 to 10000.</source>
        <translation>يأخذ --minutes-per-task عددًا من 0 إلى 10000.</translation>
    </message>
    <message>
        <source>Say which tasks: --task N, or --all.</source>
        <translation>حدد أي المهام: --task N أو --all.</translation>
    </message>
    <message>
        <source>--jobs goes with --all and takes a number from 1 to 1024.</source>
        <translation>يُستخدم --jobs مع --all ويأخذ عددًا من 1 إلى 1024.</translation>
    </message>
    <message>
        <source>There is no plan in %1.</source>
        <translation>لا توجد خطة في %1.</translation>
    </message>
    <message>
        <source>Make one with “panelwise-cli plan”, or name the folder that holds plan.json.</source>
        <translation>أنشئ واحدة بالأمر «panelwise-cli plan»، أو سمِّ المجلد الذي فيه plan.json.</translation>
    </message>
    <message>
        <source>%1 holds a plan already, and a plan is never changed.</source>
        <translation>في %1 خطة بالفعل، والخطة لا تُغيَّر أبدًا.</translation>
    </message>
    <message>
        <source>Choose another folder for this one.</source>
        <translation>اختر مجلدًا آخر لهذه.</translation>
    </message>
    <message>
        <source>plan.json in %1 was changed or cut short after it was written.</source>
        <translation>غُيِّر plan.json في %1 أو بُتر بعد كتابته.</translation>
    </message>
    <message>
        <source>Put the original back, or make a new plan.</source>
        <translation>أعد الأصل، أو أنشئ خطة جديدة.</translation>
    </message>
    <message>
        <source>The plan in %1 is not the one that was submitted.</source>
        <translation>الخطة في %1 ليست التي أُرسلت.</translation>
    </message>
    <message>
        <source>Cancel these tasks, and submit the plan that is there now.</source>
        <translation>ألغِ هذه المهام، وأرسل الخطة الموجودة الآن.</translation>
    </message>
    <message>
        <source>This plan is for PanelWise %1, and this is %2. Another version may compute something else.</source>
        <translation>هذه الخطة لـ PanelWise %1، وهذا %2. قد يحسب إصدار آخر شيئًا مختلفًا.</translation>
    </message>
    <message>
        <source>Use version %1 on every computer, or make the plan again.</source>
        <translation>استخدم الإصدار %1 على كل حاسوب، أو أنشئ الخطة من جديد.</translation>
    </message>
    <message>
        <source>The snapshot in %1 holds other patients than the plan.</source>
        <translation>اللقطة في %1 فيها مرضى غير مرضى الخطة.</translation>
    </message>
    <message>
        <source>Make a new plan.</source>
        <translation>أنشئ خطة جديدة.</translation>
    </message>
    <message>
        <source>%1 holds other patients, panels or another split than the plan.</source>
        <translation>في %1 مرضى أو لوحات أو تقسيم غير ما في الخطة.</translation>
    </message>
    <message>
        <source>Gather into the project the plan was made from, or into a new one.</source>
        <translation>اجمع في المشروع الذي أُنشئت منه الخطة، أو في مشروع جديد.</translation>
    </message>
    <message>
        <source>There is no task %1. The plan has the tasks 1 to %2.</source>
        <translation>لا توجد مهمة %1. مهام الخطة من 1 إلى %2.</translation>
    </message>
    <message>
        <source>Say where to put the results: --project P.panelwise.</source>
        <translation>حدد أين توضع النتائج: --project P.panelwise.</translation>
    </message>
    <message>
        <source>a front</source>
        <translation>جبهة</translation>
    </message>
    <message>
        <source>training</source>
        <translation>تدريب</translation>
    </message>
    <message>
        <source>a table of systems</source>
        <translation>جدول أنظمة</translation>
    </message>
    <message>
        <source>a comparison of encoders</source>
        <translation>مقارنة مرمّزات</translation>
    </message>
    <message>
        <source>done</source>
        <translation>منجزة</translation>
    </message>
    <message>
        <source>running</source>
        <translation>جارية</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>متوقفة</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>فاشلة</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>صامتة</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>تالفة</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>لم تبدأ</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>أُنجز %1</translation>
    </message>
    <message>
        <source>its time was up; it goes on from its checkpoint</source>
        <translation>انتهى وقتها؛ تتابع من نقطة حفظها</translation>
    </message>
    <message>
        <source>it was stopped; it goes on from its checkpoint</source>
        <translation>أُوقفت؛ تتابع من نقطة حفظها</translation>
    </message>
    <message>
        <source>not heard of for %1: killed, or its computer is gone; it goes on from its checkpoint</source>
        <translation>لا خبر عنها منذ %1: قُتلت أو غاب حاسوبها؛ تتابع من نقطة حفظها</translation>
    </message>
    <message>
        <source>its result is cut short, altered, or of another plan or version; it is done again</source>
        <translation>نتيجتها مبتورة أو معدَّلة، أو من خطة أخرى أو إصدار آخر؛ تُنفَّذ من جديد</translation>
    </message>
    <message numerus="yes">
        <source>Gathering the results of %Ln tasks</source>
        <translation>
            <numerusform>جمع النتائج: لا مهام</numerusform>
            <numerusform>جمع النتائج من مهمة واحدة</numerusform>
            <numerusform>جمع النتائج من مهمتين</numerusform>
            <numerusform>جمع النتائج من %Ln مهام</numerusform>
            <numerusform>جمع النتائج من %Ln مهمة</numerusform>
            <numerusform>جمع النتائج من %Ln مهمة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 pieces</source>
        <translation>%1 من %2 من الأجزاء</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>لا شيء بعد</translation>
    </message>
    <message>
        <source>number %1 of the project, %2</source>
        <translation>الرقم %1 في المشروع، %2</translation>
    </message>
    <message>
        <source>number %1 of the project, finished</source>
        <translation>الرقم %1 في المشروع، اكتمل</translation>
    </message>
    <message>
        <source>number %1 of the project, finished before</source>
        <translation>الرقم %1 في المشروع، اكتمل من قبل</translation>
    </message>
    <message>
        <source>Gathered: %1</source>
        <translation>جُمع: %1</translation>
    </message>
    <message numerus="yes">
        <source>  and %Ln more</source>
        <translation>
            <numerusform>  و%Ln غيرها</numerusform>
            <numerusform>  و%Ln غيرها</numerusform>
            <numerusform>  و%Ln غيرها</numerusform>
            <numerusform>  و%Ln غيرها</numerusform>
            <numerusform>  و%Ln غيرها</numerusform>
            <numerusform>  و%Ln غيرها</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tasks are missing:</source>
        <translation>
            <numerusform>لا تنقص أي مهمة:</numerusform>
            <numerusform>تنقص مهمة واحدة:</numerusform>
            <numerusform>تنقص مهمتان:</numerusform>
            <numerusform>تنقص %Ln مهام:</numerusform>
            <numerusform>تنقص %Ln مهمة:</numerusform>
            <numerusform>تنقص %Ln مهمة:</numerusform>
        </translation>
    </message>
    <message>
        <source>Once more: panelwise-cli resubmit %1</source>
        <translation>مرة أخرى: panelwise-cli resubmit %1</translation>
    </message>
    <message>
        <source>Plan of %1: %2 patients, %3 columns</source>
        <translation>خطة %1: المرضى %2، الأعمدة %3</translation>
    </message>
    <message>
        <source>  %1 in %2, expected to take about %3 of one core in all</source>
        <translation>  %1 (%2)، والزمن المتوقع نحو %3 من نواة واحدة إجمالًا</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pieces</source>
        <translation>
            <numerusform>لا أجزاء</numerusform>
            <numerusform>جزء واحد</numerusform>
            <numerusform>جزءان</numerusform>
            <numerusform>%Ln أجزاء</numerusform>
            <numerusform>%Ln جزءًا</numerusform>
            <numerusform>%Ln جزء</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tasks</source>
        <translation>
            <numerusform>لا مهام</numerusform>
            <numerusform>مهمة واحدة</numerusform>
            <numerusform>مهمتان</numerusform>
            <numerusform>%Ln مهام</numerusform>
            <numerusform>%Ln مهمة</numerusform>
            <numerusform>%Ln مهمة</numerusform>
        </translation>
    </message>
    <message>
        <source>  The snapshot, %1 kB, holds the columns that the study uses, and no others.</source>
        <translation>  اللقطة (%1 كيلوبايت) فيها الأعمدة التي تستخدمها الدراسة دون غيرها.</translation>
    </message>
    <message>
        <source>  The snapshot, %1 kB, goes without %2.</source>
        <translation>  اللقطة (%1 كيلوبايت) تخلو من: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns that the study does not use</source>
        <translation>
            <numerusform>لا أعمدة لا تستخدمها الدراسة</numerusform>
            <numerusform>عمود واحد لا تستخدمه الدراسة</numerusform>
            <numerusform>عمودان لا تستخدمهما الدراسة</numerusform>
            <numerusform>%Ln أعمدة لا تستخدمها الدراسة</numerusform>
            <numerusform>%Ln عمودًا لا تستخدمها الدراسة</numerusform>
            <numerusform>%Ln عمود لا تستخدمها الدراسة</numerusform>
        </translation>
    </message>
    <message>
        <source>On a cluster with Slurm:  bash %1</source>
        <translation>على عنقود حواسيب مع Slurm: bash %1</translation>
    </message>
    <message>
        <source>On this computer:         panelwise-cli work %1 --all --jobs 2</source>
        <translation>على هذا الحاسوب:           panelwise-cli work %1 --all --jobs 2</translation>
    </message>
    <message>
        <source>How far it is:            panelwise-cli status %1 --watch</source>
        <translation>مدى التقدم:                panelwise-cli status %1 --watch</translation>
    </message>
    <message>
        <source>Bring it home:            panelwise-cli gather %1 --project P.panelwise</source>
        <translation>جلب النتائج:               panelwise-cli gather %1 --project P.panelwise</translation>
    </message>
    <message>
        <source>The tasks could not be submitted: %1</source>
        <translation>تعذّر إرسال المهام: %1</translation>
    </message>
    <message>
        <source>Nothing is missing: every task is done or running.</source>
        <translation>لا ينقص شيء: كل مهمة منجزة أو جارية.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tasks once more: %1</source>
        <translation>
            <numerusform>لا مهام مرة أخرى: %1</numerusform>
            <numerusform>مهمة واحدة مرة أخرى: %1</numerusform>
            <numerusform>مهمتان مرة أخرى: %1</numerusform>
            <numerusform>%Ln مهام مرة أخرى: %1</numerusform>
            <numerusform>%Ln مهمة مرة أخرى: %1</numerusform>
            <numerusform>%Ln مهمة مرة أخرى: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>  with more time, since that of %Ln tasks was up</source>
        <translation>
            <numerusform>  بوقت أطول، فلم ينته وقت أي مهمة</numerusform>
            <numerusform>  بوقت أطول، إذ انتهى وقت مهمة واحدة</numerusform>
            <numerusform>  بوقت أطول، إذ انتهى وقت مهمتين</numerusform>
            <numerusform>  بوقت أطول، إذ انتهى وقت %Ln مهام</numerusform>
            <numerusform>  بوقت أطول، إذ انتهى وقت %Ln مهمة</numerusform>
            <numerusform>  بوقت أطول، إذ انتهى وقت %Ln مهمة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>  with more memory, since %Ln tasks had too little</source>
        <translation>
            <numerusform>  بذاكرة أكبر، فلم تنقص الذاكرة أي مهمة</numerusform>
            <numerusform>  بذاكرة أكبر، إذ لم تكف الذاكرة مهمة واحدة</numerusform>
            <numerusform>  بذاكرة أكبر، إذ لم تكف الذاكرة مهمتين</numerusform>
            <numerusform>  بذاكرة أكبر، إذ لم تكف الذاكرة %Ln مهام</numerusform>
            <numerusform>  بذاكرة أكبر، إذ لم تكف الذاكرة %Ln مهمة</numerusform>
            <numerusform>  بذاكرة أكبر، إذ لم تكف الذاكرة %Ln مهمة</numerusform>
        </translation>
    </message>
    <message>
        <source>Submitted as %1.</source>
        <translation>أُرسلت بالرقم %1.</translation>
    </message>
    <message>
        <source>Not submitted: type that where sbatch is.</source>
        <translation>لم تُرسل: اكتب ذلك حيث يوجد sbatch.</translation>
    </message>
    <message>
        <source>Plan of %1 in %2</source>
        <translation>خطة %1 في %2</translation>
    </message>
    <message numerus="yes">
        <source>  and %Ln more tasks</source>
        <translation>
            <numerusform>  ولا مهام غيرها</numerusform>
            <numerusform>  ومهمة واحدة غيرها</numerusform>
            <numerusform>  ومهمتان غيرها</numerusform>
            <numerusform>  و%Ln مهام غيرها</numerusform>
            <numerusform>  و%Ln مهمة غيرها</numerusform>
            <numerusform>  و%Ln مهمة غيرها</numerusform>
        </translation>
    </message>
    <message>
        <source>Task %1 was done already.</source>
        <translation>المهمة %1 منجزة من قبل.</translation>
    </message>
    <message>
        <source>Task %1 failed: %2</source>
        <translation>فشلت المهمة %1: %2</translation>
    </message>
    <message>
        <source>Task %1 is done after %2.</source>
        <translation>أُنجزت المهمة %1 بعد %2.</translation>
    </message>
    <message>
        <source>Task %1 was stopped at %2; it goes on from there.</source>
        <translation>أُوقفت المهمة %1 عند %2؛ تتابع من هناك.</translation>
    </message>
    <message>
        <source>%1 of %2 tasks</source>
        <translation>%1 من %2 من المهام</translation>
    </message>
    <message>
        <source>%1 done now, %2 before, %3 failed, %4 stopped</source>
        <translation>أُنجز الآن %1، ومن قبل %2، وفشل %3، وتوقف %4</translation>
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
        <translation>ابدأ هنا:
  panelwise-cli cohorts                            ما يأتي مع البرنامج
  panelwise-cli inspect --cohort ferritin          الاطلاع على أحدها
  panelwise-cli generate aki --out /tmp/aki        الحصول عليه بصيغة CSV وملف مهمة
  panelwise-cli inspect --data my.csv              الاطلاع على بياناتك؛ تُقترح الأدوار
  panelwise-cli front --cohort ferritin --project f.panelwise
                                                   أفضل سياسة لكل ميزانية
  panelwise-cli walk --project f.panelwise --point 3 --patient 1
                                                   تتبّع فحوص مريض خطوة خطوة
  panelwise-cli train --cohort ferritin --lambda 5 --rho -0.005
                                                   تدريب سياسة واحدة بطريقة SM-DDPO
  panelwise-cli baselines --cohort ferritin         مقارنة بما يُستخدم اليوم
  panelwise-cli plan front --cohort ferritin --folds 10 --out study
                                                   موزعة إلى مهام لعنقود حواسيب
  panelwise-cli train --help                       المزيد عن أمر
  panelwise-cli help train                         JSON لأمر؛ help task: ملفات المهمة

يمكن أن تأتي الخيارات أعلاه قبل الأمر أو بعده.

رموز الخروج: 0 تم، 2 استخدام خاطئ، 3 الخلل في بياناتك أو ملفك (تذكر الرسالة الملف والصف
والعمود والعلاج)، 4 أُلغي بـ Ctrl+C، 1 خلل في البرنامج.
مع --json يكون الخطأ كائنًا أيضًا: {&quot;error&quot;: {&quot;code&quot;, &quot;message&quot;, &quot;file&quot;, &quot;row&quot;, &quot;column&quot;},
&quot;problems&quot;: [...], &quot;problem_count&quot;}. يُكتب التقدم والتحذيرات في stderr.</translation>
    </message>
    <message>
        <source>With make: without reference ranges and marks for what lies beyond them</source>
        <translation>مع make: دون المجالات المرجعية ودون تعليم ما يقع خارجها</translation>
    </message>
</context>
<context>
    <name>CompareCharts</name>
    <message>
        <source>Tick a model</source>
        <translation>أشِّر على نموذج</translation>
    </message>
    <message>
        <source>Undefined: all test patients have the same outcome</source>
        <translation>غير معرَّف: لكل مرضى الاختبار الحصيلة نفسها</translation>
    </message>
    <message>
        <source>Nothing to draw</source>
        <translation>لا شيء للرسم</translation>
    </message>
    <message>
        <source>ROC curve</source>
        <translation>منحنى ROC</translation>
    </message>
    <message>
        <source>1 − specificity</source>
        <translation>1 − النوعية</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>الحساسية</translation>
    </message>
    <message>
        <source>a coin</source>
        <translation>قطعة نقود</translation>
    </message>
    <message>
        <source>Precision–recall curve</source>
        <translation>منحنى الدقة الإيجابية والاستدعاء</translation>
    </message>
    <message>
        <source>Recall (sensitivity)</source>
        <translation>الاستدعاء (الحساسية)</translation>
    </message>
    <message>
        <source>Precision (PPV)</source>
        <translation>الدقة الإيجابية (PPV)</translation>
    </message>
    <message>
        <source>everybody called a case</source>
        <translation>الجميع مصنَّفون حالات</translation>
    </message>
    <message>
        <source>Decision curve</source>
        <translation>منحنى القرار</translation>
    </message>
    <message>
        <source>Threshold probability</source>
        <translation>احتمال العتبة</translation>
    </message>
    <message>
        <source>Net benefit per 1,000</source>
        <translation>المنفعة الصافية لكل 1,000</translation>
    </message>
    <message>
        <source>treat all</source>
        <translation>علاج الجميع</translation>
    </message>
    <message>
        <source>treat none</source>
        <translation>عدم علاج أحد</translation>
    </message>
    <message>
        <source>Interventions avoided</source>
        <translation>التدخلات المتجنَّبة</translation>
    </message>
    <message>
        <source>Avoided per 100 patients</source>
        <translation>المتجنَّب لكل 100 مريض</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>المعايرة</translation>
    </message>
    <message>
        <source>Wilson&apos;s formula for the observed shares</source>
        <translation>صيغة ويلسون للنسب المرصودة</translation>
    </message>
    <message>
        <source>Predicted probability</source>
        <translation>الاحتمال المتنبأ به</translation>
    </message>
    <message>
        <source>Observed share</source>
        <translation>النسبة المرصودة</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>فاصل الثقة 95%</translation>
    </message>
    <message>
        <source>perfect</source>
        <translation>تام</translation>
    </message>
    <message>
        <source>Predictions of %1</source>
        <translation>تنبؤات %1</translation>
    </message>
    <message>
        <source>Share, highest = 1</source>
        <translation>النسبة، الأعلى = 1</translation>
    </message>
    <message>
        <source>cases</source>
        <translation>الحالات</translation>
    </message>
    <message>
        <source>others</source>
        <translation>غير الحالات</translation>
    </message>
</context>
<context>
    <name>CompareFigures</name>
    <message>
        <source>Diagnoses against the truth</source>
        <translation>التشخيصات مقابل الحقيقة</translation>
    </message>
</context>
<context>
    <name>CompareText</name>
    <message>
        <source>Found for other patients or panels than the study has now. Find it again to compare it.</source>
        <translation>عُثر عليها لمرضى أو لوحات غير ما في الدراسة الآن. ابحث عنها من جديد للمقارنة.</translation>
    </message>
    <message>
        <source>Found for other prices than the study has now. Find it again to compare it.</source>
        <translation>عُثر عليها لأسعار غير أسعار الدراسة الآن. ابحث عنها من جديد للمقارنة.</translation>
    </message>
    <message>
        <source>Found with another split: it may have learned from the patients it would be tested on. Find it again to compare it.</source>
        <translation>عُثر عليها بتقسيم آخر: ربما تعلمت من المرضى الذين ستُختبر عليهم. ابحث عنها من جديد للمقارنة.</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>غير معرَّف</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Judged on all patients by folds, each by a model of its own: its figures are on the tab Table. Run it again judged on the test part to compare it patient by patient.</source>
        <translation>حُكم عليه على كل المرضى بالطيّات، لكل منها نموذج خاص: مؤشراته في تبويب «جدول». شغّله ثانية مع الحكم على جزء الاختبار لمقارنته مريضًا مريضًا.</translation>
    </message>
</context>
<context>
    <name>CompareWords</name>
    <message>
        <source>%1 (at %2)</source>
        <translation>%1 (مقابل %2)</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>غير معرَّف</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 إلى %3)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 of its testing cost</source>
        <translation>%1 من تكلفة فحوصه</translation>
    </message>
    <message>
        <source>the same testing cost</source>
        <translation>تكلفة الفحوص نفسها</translation>
    </message>
    <message>
        <source>%1 times its testing cost</source>
        <translation>%1 أضعاف تكلفة فحوصه</translation>
    </message>
    <message>
        <source>%1 is not distinguishable from %2 with these %3 patients.</source>
        <translation>لا يمكن تمييز %1 عن %2 بهؤلاء المرضى وعددهم %3.</translation>
    </message>
    <message>
        <source>It</source>
        <translation>هذا النموذج</translation>
    </message>
    <message>
        <source>%1 scores above %2 and below %3.</source>
        <translation>%1: أعلى من %2 وأدنى من %3.</translation>
    </message>
    <message>
        <source>%1 scores above %2.</source>
        <translation>%1: أعلى من %2.</translation>
    </message>
    <message>
        <source>%1 scores below %2.</source>
        <translation>%1: أدنى من %2.</translation>
    </message>
    <message>
        <source>The difference from %1 is undefined.</source>
        <translation>الفرق عن %1 غير معرَّف.</translation>
    </message>
</context>
<context>
    <name>ConfusionFigure</name>
    <message>
        <source>undefined</source>
        <translation>غير معرَّف</translation>
    </message>
    <message>
        <source>found</source>
        <translation>مكتشَفة</translation>
    </message>
    <message>
        <source>false alarms</source>
        <translation>إنذارات كاذبة</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>فائتة</translation>
    </message>
    <message>
        <source>reassured</source>
        <translation>مطمأنون</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>حالة</translation>
    </message>
    <message>
        <source>No case</source>
        <translation>ليس حالة</translation>
    </message>
    <message>
        <source>Called a case</source>
        <translation>صُنِّف حالة</translation>
    </message>
    <message>
        <source>Reassured</source>
        <translation>مطمأنون</translation>
    </message>
    <message>
        <source>%1 per 1,000</source>
        <translation>%1 لكل 1,000</translation>
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
        <translation>الحساسية %1</translation>
    </message>
    <message>
        <source>Spec. %1</source>
        <translation>النوعية %1</translation>
    </message>
    <message>
        <source>model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>sensitivity</source>
        <translation>الحساسية</translation>
    </message>
    <message>
        <source>specificity</source>
        <translation>النوعية</translation>
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
        <translation>%1: مكتشَفة %2، فائتة %3، إنذارات كاذبة %4، مطمأنون %5</translation>
    </message>
</context>
<context>
    <name>ConfusionTab</name>
    <message>
        <source>Diagnoses against the truth</source>
        <translation>التشخيصات مقابل الحقيقة</translation>
    </message>
    <message>
        <source>Confusion</source>
        <translation>مصفوفة الالتباس</translation>
    </message>
</context>
<context>
    <name>CsvPreviewModel</name>
    <message>
        <source>number</source>
        <translation>عدد</translation>
    </message>
    <message>
        <source>two values: %1</source>
        <translation>قيمتان: %1</translation>
    </message>
    <message>
        <source>categories: %1</source>
        <translation>فئات: %1</translation>
    </message>
    <message>
        <source>text</source>
        <translation>نص</translation>
    </message>
</context>
<context>
    <name>CurveFigure</name>
    <message>
        <source>curve</source>
        <translation>المنحنى</translation>
    </message>
    <message>
        <source>lowest over seeds</source>
        <translation>الأدنى على البذور</translation>
    </message>
    <message>
        <source>highest over seeds</source>
        <translation>الأعلى على البذور</translation>
    </message>
</context>
<context>
    <name>CurveTabs</name>
    <message>
        <source>Areas under the curves</source>
        <translation>المساحات تحت المنحنيات</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>AUROC (95 % CI)</source>
        <translation>AUROC (فاصل الثقة 95%)</translation>
    </message>
    <message>
        <source>Sensitivity at the mark</source>
        <translation>الحساسية عند العلامة</translation>
    </message>
    <message>
        <source>1 − specificity</source>
        <translation>1 − النوعية</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>الدقة الإيجابية</translation>
    </message>
    <message>
        <source>ROC / PR</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>ROC / PR</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>غير معرَّف</translation>
    </message>
    <message>
        <source>the method of DeLong et al.</source>
        <translation>طريقة DeLong وزملائه</translation>
    </message>
    <message>
        <source>Marks: where each model stands at the threshold.</source>
        <translation>العلامات: موضع كل نموذج عند العتبة.</translation>
    </message>
    <message>
        <source>Marks: where each model&apos;s own diagnoses put it.</source>
        <translation>العلامات: حيث تضع كل نموذج تشخيصاته.</translation>
    </message>
    <message>
        <source>What acting on each model is worth</source>
        <translation>قيمة العمل بكل نموذج</translation>
    </message>
    <message>
        <source>Decision curve</source>
        <translation>منحنى القرار</translation>
    </message>
    <message>
        <source>Net benefit: true positives minus false ones weighed by the odds of the threshold (Vickers and Elkin 2006); whoever treats at 10 % takes nine false alarms for one case.</source>
        <translation>المنفعة الصافية: الإيجابيات الصحيحة ناقص الكاذبة موزونة بأرجحية العتبة (Vickers و Elkin 2006)؛ من يعالج عند 10% يقبل تسعة إنذارات كاذبة مقابل حالة واحدة.</translation>
    </message>
    <message>
        <source>Net benefit at %1</source>
        <translation>المنفعة الصافية عند %1</translation>
    </message>
    <message>
        <source>Per 1,000 patients: as if so many true positives had been found without one false alarm</source>
        <translation>لكل 1,000 مريض: كأن هذا العدد من الإيجابيات الصحيحة اكتُشف دون إنذار كاذب واحد</translation>
    </message>
    <message>
        <source>against treating all</source>
        <translation>مقابل علاج الجميع</translation>
    </message>
    <message>
        <source>Net benefit minus that of treating everybody</source>
        <translation>المنفعة الصافية ناقص المنفعة الصافية لعلاج الجميع</translation>
    </message>
    <message>
        <source>Avoided per 100</source>
        <translation>المتجنَّب لكل 100</translation>
    </message>
    <message>
        <source>Interventions saved per 100 patients against treating everybody, with as many cases found</source>
        <translation>التدخلات الموفَّرة لكل 100 مريض مقارنة بعلاج الجميع، مع اكتشاف العدد نفسه من الحالات</translation>
    </message>
</context>
<context>
    <name>DataText</name>
    <message>
        <source>undo the natural logarithm</source>
        <translation>إلغاء اللوغاريتم الطبيعي</translation>
    </message>
    <message>
        <source>undo the logarithm to base %1</source>
        <translation>إلغاء اللوغاريتم للأساس %1</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>الحصيلة</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>خط الأساس</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>الاختبار</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>التقسيم</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>مُتجاهَل</translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>غير مُسنَد</translation>
    </message>
    <message>
        <source>Says who is a case; never shown to the policy.</source>
        <translation>يحدد من هو حالة؛ لا يُعرض على السياسة أبدًا.</translation>
    </message>
    <message>
        <source>Known before any test and free of charge.</source>
        <translation>معلوم قبل أي فحص وبلا مقابل.</translation>
    </message>
    <message>
        <source>Becomes known when one of its panels is ordered and paid.</source>
        <translation>يصبح معلومًا عند طلب إحدى لوحاته ودفع ثمنها.</translation>
    </message>
    <message>
        <source>Says which patients are for training, validation and test.</source>
        <translation>يحدد أي المرضى للتدريب والتحقق والاختبار.</translation>
    </message>
    <message>
        <source>Left out on purpose.</source>
        <translation>مستبعَد عمدًا.</translation>
    </message>
    <message>
        <source>In no panel and no other role, so it will not be used.</source>
        <translation>ليس في لوحة ولا دور آخر له، فلن يُستخدم.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>عدد</translation>
    </message>
    <message>
        <source>Two values</source>
        <translation>قيمتان</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>فئة</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>Column “%1” was left out: it has the same value in every row.</source>
        <translation>استُبعد العمود «%1»: القيمة نفسها في كل صف.</translation>
    </message>
    <message>
        <source>Column “%1” was left out: it has no values.</source>
        <translation>استُبعد العمود «%1»: لا قيم فيه.</translation>
    </message>
    <message>
        <source>Column “%1” was left out: it has more different texts than can be kept.</source>
        <translation>استُبعد العمود «%1»: نصوصه المختلفة أكثر مما يمكن حفظه.</translation>
    </message>
    <message>
        <source>Column “%1” has a different value for nearly every patient and may identify them. Ignore it unless it is a measurement.</source>
        <translation>في العمود «%1» قيمة مختلفة لكل مريض تقريبًا وقد تكشف هويتهم. تجاهله ما لم يكن قياسًا.</translation>
    </message>
    <message>
        <source>Column “%1” looks like names or addresses. Remove it from the file before you save or share a project.</source>
        <translation>يبدو العمود «%1» أسماء أو عناوين. احذفه من الملف قبل حفظ المشروع أو مشاركته.</translation>
    </message>
    <message>
        <source>Column “%1” looks like record numbers. Remove it from the file before you save or share a project.</source>
        <translation>يبدو العمود «%1» أرقام سجلات. احذفه من الملف قبل حفظ المشروع أو مشاركته.</translation>
    </message>
    <message>
        <source>Column “%1” looks like dates, which can identify patients. Use ages or intervals instead.</source>
        <translation>يبدو العمود «%1» تواريخ، وقد تكشف هوية المرضى. استخدم الأعمار أو المدد بدلًا منها.</translation>
    </message>
    <message>
        <source>Row %1, column “%2”: does the mark in “%3” separate decimals or thousands?</source>
        <translation>الصف %1، العمود «%2»: هل تفصل العلامة في «%3» الكسور العشرية أم الآلاف؟</translation>
    </message>
    <message>
        <source>More than one of these characters could separate the columns: %1. Which one does?</source>
        <translation>أكثر من واحد من هذه المحارف قد يفصل الأعمدة: %1. أيها؟</translation>
    </message>
    <message>
        <source>is not possible for the patient</source>
        <translation>غير ممكن للمريض</translation>
    </message>
    <message>
        <source>is charged</source>
        <translation>يُدفع ثمنه</translation>
    </message>
    <message>
        <source>is free of charge</source>
        <translation>مجاني</translation>
    </message>
    <message>
        <source>Only money can be minimised: no panel has a turnaround time. Give every panel its time to weigh time, too.</source>
        <translation>لا يمكن تقليل سوى المال: ليس لأي لوحة زمن إنجاز. أعطِ كل لوحة زمنها ليُحسب الزمن أيضًا.</translation>
    </message>
    <message>
        <source>Only money can be minimised until every panel has a turnaround time. Without one: %1.</source>
        <translation>لا يمكن تقليل سوى المال إلى أن يكون لكل لوحة زمن إنجاز. بلا زمن: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows are the same as earlier ones in every column in use and are left out.</source>
        <translation>
            <numerusform>صفوف مستبعَدة لمطابقتها صفوفًا سابقة في كل الأعمدة المستخدمة: %Ln.</numerusform>
            <numerusform>صفوف مستبعَدة لمطابقتها صفوفًا سابقة في كل الأعمدة المستخدمة: %Ln.</numerusform>
            <numerusform>صفوف مستبعَدة لمطابقتها صفوفًا سابقة في كل الأعمدة المستخدمة: %Ln.</numerusform>
            <numerusform>صفوف مستبعَدة لمطابقتها صفوفًا سابقة في كل الأعمدة المستخدمة: %Ln.</numerusform>
            <numerusform>صفوف مستبعَدة لمطابقتها صفوفًا سابقة في كل الأعمدة المستخدمة: %Ln.</numerusform>
            <numerusform>صفوف مستبعَدة لمطابقتها صفوفًا سابقة في كل الأعمدة المستخدمة: %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Split from column %1</source>
        <translation>التقسيم من العمود %1</translation>
    </message>
    <message>
        <source>Split at random</source>
        <translation>التقسيم عشوائي</translation>
    </message>
    <message>
        <source>Split at random, rows with the same %1 together</source>
        <translation>التقسيم عشوائي، والصفوف ذات %1 نفسه معًا</translation>
    </message>
    <message>
        <source>Split by %1, learned from the past</source>
        <translation>التقسيم حسب %1، بالتعلم من الماضي</translation>
    </message>
    <message>
        <source>Split by %1, with %2 left out for the test</source>
        <translation>التقسيم حسب %1، مع ترك %2 للاختبار</translation>
    </message>
    <message>
        <source>%1, rows with the same %2 together</source>
        <translation>%1، والصفوف ذات %2 نفسه معًا</translation>
    </message>
    <message>
        <source>%1: only values %2 are kept, others count as missing</source>
        <translation>%1: تُحفظ القيم %2 فقط، وتُعد غيرها مفقودة</translation>
    </message>
    <message>
        <source>%1: %2 counts as missing</source>
        <translation>%1: تُعد %2 مفقودة</translation>
    </message>
    <message>
        <source>%1: values %2 count as missing</source>
        <translation>%1: تُعد القيم %2 مفقودة</translation>
    </message>
    <message>
        <source>%1: all values × %2</source>
        <translation>%1: كل القيم × %2</translation>
    </message>
    <message>
        <source>%1: values %2 × %3</source>
        <translation>%1: القيم %2 × %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 and %2: values change places</source>
        <translation>%1 و%2: تتبادل القيم مكانيهما</translation>
    </message>
</context>
<context>
    <name>DuelFigure</name>
    <message>
        <source>You</source>
        <translation>أنت</translation>
    </message>
    <message>
        <source>Score per case, so far</source>
        <translation>النقاط لكل حالة حتى الآن</translation>
    </message>
    <message>
        <source>who</source>
        <translation>من</translation>
    </message>
    <message>
        <source>case</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>mean score</source>
        <translation>متوسط النقاط</translation>
    </message>
    <message>
        <source>%1: %2 per case</source>
        <translation>%1: %2 لكل حالة</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>الحالات</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>متوسط النقاط</translation>
    </message>
    <message>
        <source>Among the policies of the front</source>
        <translation>بين سياسات الجبهة</translation>
    </message>
    <message>
        <source>cost per patient</source>
        <translation>التكلفة لكل مريض</translation>
    </message>
    <message>
        <source>found of 100</source>
        <translation>المكتشَف من 100</translation>
    </message>
    <message>
        <source>Cost per patient (%1)</source>
        <translation>التكلفة لكل مريض (%1)</translation>
    </message>
    <message>
        <source>Found of 100 cases</source>
        <translation>المكتشَف من 100 حالة</translation>
    </message>
    <message>
        <source>%1: %2 found, %3</source>
        <translation>%1: المكتشَف %2، %3</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>السياسة</translation>
    </message>
    <message>
        <source>The class</source>
        <translation>الصف الدراسي</translation>
    </message>
    <message>
        <source>Policy, same patients</source>
        <translation>السياسة، المرضى أنفسهم</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>Row %1: %2</source>
        <translation>الصف %1: %2</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>The column</source>
        <translation>العمود</translation>
    </message>
    <message>
        <source>Column “%1”</source>
        <translation>العمود «%1»</translation>
    </message>
    <message>
        <source>The outcome</source>
        <translation>الحصيلة</translation>
    </message>
    <message>
        <source>The outcome “%1”</source>
        <translation>الحصيلة «%1»</translation>
    </message>
    <message>
        <source>A panel</source>
        <translation>لوحة</translation>
    </message>
    <message>
        <source>Panel “%1”</source>
        <translation>اللوحة «%1»</translation>
    </message>
    <message>
        <source>another number of</source>
        <translation>عدد آخر</translation>
    </message>
    <message>
        <source>too few or too many</source>
        <translation>أقل أو أكثر من اللازم</translation>
    </message>
    <message>
        <source>Row %1, column “%2”: %3</source>
        <translation>الصف %1، العمود «%2»: %3</translation>
    </message>
    <message>
        <source>Column “%1”: %2</source>
        <translation>العمود «%1»: %2</translation>
    </message>
    <message>
        <source>Task file, line %1, %2: %3</source>
        <translation>ملف المهمة، السطر %1، %2: %3</translation>
    </message>
    <message>
        <source>Task file, line %1: %2</source>
        <translation>ملف المهمة، السطر %1: %2</translation>
    </message>
    <message>
        <source>Task file: %1</source>
        <translation>ملف المهمة: %1</translation>
    </message>
    <message>
        <source>Task file, %1: %2</source>
        <translation>ملف المهمة، %1: %2</translation>
    </message>
    <message>
        <source>Row %1, “%2”: %3</source>
        <translation>الصف %1، «%2»: %3</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>«%1»: %2</translation>
    </message>
    <message>
        <source>The text is in %1, which cannot be read. Save the file as UTF-8.</source>
        <translation>النص بترميز %1 الذي لا يمكن قراءته. احفظ الملف بترميز UTF-8.</translation>
    </message>
    <message>
        <source>This is %1, not a table with one line per patient. Open it in the program it comes from and export the table as CSV.</source>
        <translation>هذا %1، وليس جدولًا بسطر لكل مريض. افتحه في البرنامج الذي أنشأه وصدّر الجدول بصيغة CSV.</translation>
    </message>
    <message>
        <source>This is not a text file. Choose a text file, or export the table as CSV.</source>
        <translation>هذا ليس ملفًا نصيًا. اختر ملفًا نصيًا، أو صدّر الجدول بصيغة CSV.</translation>
    </message>
    <message>
        <source>Some bytes are not text in the chosen encoding. Save the file as UTF-8, or choose another encoding.</source>
        <translation>بعض البايتات ليست نصًا بالترميز المختار. احفظ الملف بترميز UTF-8، أو اختر ترميزًا آخر.</translation>
    </message>
    <message>
        <source>“%1” is not text in the chosen encoding. Save the file as UTF-8, or choose another encoding.</source>
        <translation>«%1» ليس نصًا بالترميز المختار. احفظ الملف بترميز UTF-8، أو اختر ترميزًا آخر.</translation>
    </message>
    <message>
        <source>“%1” is not read as a number by itself. If the blank stands between thousands, say so where the file is read: Thousands in the window, --thousands space on the command line.</source>
        <translation>لا يُقرأ «%1» عددًا تلقائيًا. إن كان الفراغ بين الآلاف فحدد ذلك حيث يُقرأ الملف: «الآلاف» في النافذة، أو --thousands space في سطر الأوامر.</translation>
    </message>
    <message>
        <source>“%1” is not read as a number by itself. If the apostrophe stands between thousands, say so where the file is read: Thousands in the window, --thousands apostrophe on the command line.</source>
        <translation>لا يُقرأ «%1» عددًا تلقائيًا. إن كانت الفاصلة العليا بين الآلاف فحدد ذلك حيث يُقرأ الملف: «الآلاف» في النافذة، أو --thousands apostrophe في سطر الأوامر.</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>الحصيلة</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>خط الأساس</translation>
    </message>
    <message>
        <source>test</source>
        <translation>الفحص</translation>
    </message>
    <message>
        <source>split</source>
        <translation>التقسيم</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>التجاهل</translation>
    </message>
    <message>
        <source>, </source>
        <translation>، </translation>
    </message>
    <message>
        <source>the baseline columns</source>
        <translation>أعمدة خط الأساس</translation>
    </message>
    <message>
        <source>the split</source>
        <translation>التقسيم</translation>
    </message>
    <message>
        <source>an edit step</source>
        <translation>خطوة تعديل</translation>
    </message>
    <message>
        <source>panel “%1”</source>
        <translation>اللوحة «%1»</translation>
    </message>
    <message>
        <source>patient</source>
        <translation>المريض</translation>
    </message>
    <message>
        <source>time</source>
        <translation>الزمن</translation>
    </message>
    <message>
        <source>value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>text in quotes</source>
        <translation>نصًا بين علامتي اقتباس</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>عدد</translation>
    </message>
    <message>
        <source>a list in square brackets</source>
        <translation>قائمة بين قوسين مربعين</translation>
    </message>
    <message>
        <source>an object in curly brackets</source>
        <translation>كائنًا بين قوسين معقوفين</translation>
    </message>
    <message>
        <source>another kind of value</source>
        <translation>قيمة من نوع آخر</translation>
    </message>
    <message>
        <source>%1 does not exist. Check the name and the folder.</source>
        <translation>%1 غير موجود. تحقق من الاسم والمجلد.</translation>
    </message>
    <message>
        <source>%1 cannot be read. Check that it is a file and that you may open it.</source>
        <translation>لا يمكن قراءة %1. تحقق من أنه ملف وأن لك حق فتحه.</translation>
    </message>
    <message>
        <source>%1 cannot be saved. Choose another folder, or ask for permission to write there.</source>
        <translation>لا يمكن حفظ %1. اختر مجلدًا آخر، أو اطلب إذن الكتابة فيه.</translation>
    </message>
    <message>
        <source>Nothing can be saved in %1. Choose another folder.</source>
        <translation>لا يمكن حفظ شيء في %1. اختر مجلدًا آخر.</translation>
    </message>
    <message>
        <source>The disk is full; %1 was not written and what was there before is unchanged. Free some space.</source>
        <translation>القرص ممتلئ؛ لم يُكتب %1 وما كان قبله لم يتغير. أفرغ بعض المساحة.</translation>
    </message>
    <message>
        <source>%1 is larger than %2 bytes, which no file of this kind is. Choose another file.</source>
        <translation>%1 أكبر من %2 بايت، وليس ملف من هذا النوع كذلك. اختر ملفًا آخر.</translation>
    </message>
    <message>
        <source>%1 is too large. Choose another file.</source>
        <translation>%1 كبير جدًا. اختر ملفًا آخر.</translation>
    </message>
    <message>
        <source>%1 is empty. Choose a file with a header line and one line per patient.</source>
        <translation>%1 فارغ. اختر ملفًا فيه سطر ترويسة وسطر لكل مريض.</translation>
    </message>
    <message>
        <source>%1 has a header but no patients below it. Add one line per patient.</source>
        <translation>في %1 ترويسة ولا مرضى تحتها. أضف سطرًا لكل مريض.</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln fields where the header has %1. Look for a missing or extra separator, or put text that contains one in quotes.</source>
        <translation>
            <numerusform>عدد الحقول %Ln، وعددها في الترويسة: %1. ابحث عن فاصل ناقص أو زائد، أو ضع النص الذي يحوي فاصلًا بين علامتي اقتباس.</numerusform>
            <numerusform>عدد الحقول %Ln، وعددها في الترويسة: %1. ابحث عن فاصل ناقص أو زائد، أو ضع النص الذي يحوي فاصلًا بين علامتي اقتباس.</numerusform>
            <numerusform>عدد الحقول %Ln، وعددها في الترويسة: %1. ابحث عن فاصل ناقص أو زائد، أو ضع النص الذي يحوي فاصلًا بين علامتي اقتباس.</numerusform>
            <numerusform>عدد الحقول %Ln، وعددها في الترويسة: %1. ابحث عن فاصل ناقص أو زائد، أو ضع النص الذي يحوي فاصلًا بين علامتي اقتباس.</numerusform>
            <numerusform>عدد الحقول %Ln، وعددها في الترويسة: %1. ابحث عن فاصل ناقص أو زائد، أو ضع النص الذي يحوي فاصلًا بين علامتي اقتباس.</numerusform>
            <numerusform>عدد الحقول %Ln، وعددها في الترويسة: %1. ابحث عن فاصل ناقص أو زائد، أو ضع النص الذي يحوي فاصلًا بين علامتي اقتباس.</numerusform>
        </translation>
    </message>
    <message>
        <source>A row does not end within %1 MB. Either a quote is opened and never closed, or a field is longer than can be read.</source>
        <translation>صف لا ينتهي خلال %1 ميغابايت. إما فُتحت علامة اقتباس ولم تُغلق، أو حقل أطول مما يمكن قراءته.</translation>
    </message>
    <message>
        <source>A quote is opened and never closed. Add the closing quote, or remove the opening one.</source>
        <translation>فُتحت علامة اقتباس ولم تُغلق. أضف علامة الإغلاق، أو احذف علامة الفتح.</translation>
    </message>
    <message>
        <source>Column %1 has no name. Give it one in the header line.</source>
        <translation>العمود %1 بلا اسم. سمِّه في سطر الترويسة.</translation>
    </message>
    <message>
        <source>A column has no name. Give it one in the header line.</source>
        <translation>عمود بلا اسم. سمِّه في سطر الترويسة.</translation>
    </message>
    <message>
        <source>The first line holds only numbers, here “%1”: the names of the columns are missing. Add a header line.</source>
        <translation>السطر الأول كله أعداد، هنا «%1»: أسماء الأعمدة ناقصة. أضف سطر ترويسة.</translation>
    </message>
    <message>
        <source>This name appears twice in the header line. Rename one of the two columns.</source>
        <translation>يرد هذا الاسم مرتين في سطر الترويسة. غيّر اسم أحد العمودين.</translation>
    </message>
    <message>
        <source>The value is not a number. Correct it, or leave it empty if the test was not done.</source>
        <translation>القيمة ليست عددًا. صححها، أو اتركها فارغة إن لم يُجرَ الفحص.</translation>
    </message>
    <message>
        <source>“%1” is not a number. Correct it, or leave it empty if the test was not done.</source>
        <translation>«%1» ليس عددًا. صححه، أو اتركه فارغًا إن لم يُجرَ الفحص.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln cells hold “%2”, first in row %3. Say what that means: not recorded, or a value.</source>
        <translation>
            <numerusform>%1: خلايا فيها «%2»: %Ln، أولها في الصف %3. حدد معنى ذلك: غير مسجَّل، أو قيمة.</numerusform>
            <numerusform>%1: خلايا فيها «%2»: %Ln، أولها في الصف %3. حدد معنى ذلك: غير مسجَّل، أو قيمة.</numerusform>
            <numerusform>%1: خلايا فيها «%2»: %Ln، أولها في الصف %3. حدد معنى ذلك: غير مسجَّل، أو قيمة.</numerusform>
            <numerusform>%1: خلايا فيها «%2»: %Ln، أولها في الصف %3. حدد معنى ذلك: غير مسجَّل، أو قيمة.</numerusform>
            <numerusform>%1: خلايا فيها «%2»: %Ln، أولها في الصف %3. حدد معنى ذلك: غير مسجَّل، أو قيمة.</numerusform>
            <numerusform>%1: خلايا فيها «%2»: %Ln، أولها في الصف %3. حدد معنى ذلك: غير مسجَّل، أو قيمة.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” can be read in two ways. Say whether the mark is a decimal mark or groups thousands.</source>
        <translation>يمكن قراءة «%1» بطريقتين. حدد هل العلامة عشرية أم تجمع الآلاف.</translation>
    </message>
    <message>
        <source>%1 gives no clue to what separates its columns. Choose comma, semicolon, tab or bar.</source>
        <translation>لا يتضح في %1 ما يفصل أعمدته. اختر فاصلة أو فاصلة منقوطة أو علامة جدولة أو خطًا عموديًا.</translation>
    </message>
    <message>
        <source>%1 has no column “%2”. Check the name of the column.</source>
        <translation>لا يوجد في %1 عمود «%2». تحقق من اسم العمود.</translation>
    </message>
    <message>
        <source>%1: no column looks like the %2 of a measurement. Say which one it is.</source>
        <translation>%1: لا يبدو أي عمود أنه %2 في القياسات. حدد أيها هو.</translation>
    </message>
    <message>
        <source>“%1” can be read in two ways. Say whether the day or the month comes first.</source>
        <translation>يمكن قراءة «%1» بطريقتين. حدد هل اليوم أولًا أم الشهر.</translation>
    </message>
    <message>
        <source>“%1” is a number. Say whether times are seconds, minutes, hours or days.</source>
        <translation>«%1» عدد. حدد هل الأوقات بالثواني أم الدقائق أم الساعات أم الأيام.</translation>
    </message>
    <message>
        <source>There are more than %1 different tests, so this column does not hold their names. Choose the column with the names or codes of tests.</source>
        <translation>توجد فحوص مختلفة أكثر من %1، فهذا العمود لا يحوي أسماءها. اختر عمود أسماء الفحوص أو رموزها.</translation>
    </message>
    <message>
        <source>Patient “%1” stands in the patient table twice. Name a column with an index time for each row, or keep one row for each patient.</source>
        <translation>يرد المريض «%1» مرتين في جدول المرضى. سمِّ عمودًا فيه زمن مرجعي لكل صف، أو أبقِ صفًا واحدًا لكل مريض.</translation>
    </message>
    <message>
        <source>%1 has no file %2. Choose the folder that the tables were exported to.</source>
        <translation>لا يوجد في %1 ملف %2. اختر المجلد الذي صُدِّرت الجداول إليه.</translation>
    </message>
    <message>
        <source>No outcome is chosen. Choose the column that says who is a case.</source>
        <translation>لم تُختر حصيلة. اختر العمود الذي يحدد من هو حالة.</translation>
    </message>
    <message>
        <source>The outcome column “%1” is not in the table. Choose another column as outcome.</source>
        <translation>عمود الحصيلة «%1» ليس في الجدول. اختر عمودًا آخر للحصيلة.</translation>
    </message>
    <message>
        <source>%1 has %2 different values, here “%3”; it must have two. Choose another column, or say which of its values mark the cases.</source>
        <translation>%1: عدد القيم المختلفة %2، هنا «%3»؛ ويجب أن يكون اثنتين. اختر عمودًا آخر، أو حدد أي قيمه تدل على الحالات.</translation>
    </message>
    <message>
        <source>%1 must have exactly two values. Choose another column, or say which of its values mark the cases.</source>
        <translation>%1: يجب أن تكون القيم اثنتين تمامًا. اختر عمودًا آخر، أو حدد أي قيمه تدل على الحالات.</translation>
    </message>
    <message>
        <source>%1 is the same for every patient, so there is nothing to learn. Choose another column.</source>
        <translation>%1: القيمة نفسها لكل المرضى، فلا شيء يُتعلم. اختر عمودًا آخر.</translation>
    </message>
    <message>
        <source>%1 is “%2” for every patient, so there is nothing to learn. Choose another column.</source>
        <translation>%1: القيمة «%2» لكل المرضى، فلا شيء يُتعلم. اختر عمودًا آخر.</translation>
    </message>
    <message>
        <source>%1 never has the value “%2” that is said to mark the cases. Choose one of its values.</source>
        <translation>%1: لا ترد القيمة «%2» المذكورة علامةً للحالات. اختر إحدى قيمه.</translation>
    </message>
    <message numerus="yes">
        <source>%1: does “%2” mark the cases (%Ln patients)? Nothing is learned before you have said so: choose the value that does.</source>
        <translation>
            <numerusform>%1: هل تدل «%2» على الحالات (لا مرضى)؟ لا يُتعلم شيء قبل أن تحدد ذلك: اختر القيمة الدالة.</numerusform>
            <numerusform>%1: هل تدل «%2» على الحالات (مريض واحد)؟ لا يُتعلم شيء قبل أن تحدد ذلك: اختر القيمة الدالة.</numerusform>
            <numerusform>%1: هل تدل «%2» على الحالات (مريضان)؟ لا يُتعلم شيء قبل أن تحدد ذلك: اختر القيمة الدالة.</numerusform>
            <numerusform>%1: هل تدل «%2» على الحالات (%Ln مرضى)؟ لا يُتعلم شيء قبل أن تحدد ذلك: اختر القيمة الدالة.</numerusform>
            <numerusform>%1: هل تدل «%2» على الحالات (%Ln مريضًا)؟ لا يُتعلم شيء قبل أن تحدد ذلك: اختر القيمة الدالة.</numerusform>
            <numerusform>%1: هل تدل «%2» على الحالات (%Ln مريض)؟ لا يُتعلم شيء قبل أن تحدد ذلك: اختر القيمة الدالة.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not hold numbers, so “%2” cannot be asked of it. Name the values that mark the cases.</source>
        <translation>%1: لا أعداد فيه، فلا يمكن السؤال عن «%2». سمِّ القيم التي تدل على الحالات.</translation>
    </message>
    <message>
        <source>%1: nobody is a case by “%2”. Choose another value or limit.</source>
        <translation>%1: لا أحد حالة وفق «%2». اختر قيمة أو حدًا آخر.</translation>
    </message>
    <message>
        <source>%1: everybody is a case by “%2”. Choose another value or limit.</source>
        <translation>%1: الجميع حالات وفق «%2». اختر قيمة أو حدًا آخر.</translation>
    </message>
    <message>
        <source>“%1” is no outcome that the patients learned from have, so nobody can say whether it marks a case. Write it as in their table, or leave it empty where the outcome is not known.</source>
        <translation>«%1» حصيلة لا ترد لدى المرضى الذين جرى التعلم منهم، فلا يمكن القول إن كانت تدل على حالة. اكتبها كما في جدولهم، أو اتركها فارغة حيث الحصيلة مجهولة.</translation>
    </message>
    <message numerus="yes">
        <source>%1: only %Ln patients are cases; at least %2 are needed to train and test. Add patients.</source>
        <translation>
            <numerusform>%1: عدد الحالات لا يتجاوز %Ln؛ ويلزم %2 على الأقل للتدريب والاختبار. أضف مرضى.</numerusform>
            <numerusform>%1: عدد الحالات لا يتجاوز %Ln؛ ويلزم %2 على الأقل للتدريب والاختبار. أضف مرضى.</numerusform>
            <numerusform>%1: عدد الحالات لا يتجاوز %Ln؛ ويلزم %2 على الأقل للتدريب والاختبار. أضف مرضى.</numerusform>
            <numerusform>%1: عدد الحالات لا يتجاوز %Ln؛ ويلزم %2 على الأقل للتدريب والاختبار. أضف مرضى.</numerusform>
            <numerusform>%1: عدد الحالات لا يتجاوز %Ln؛ ويلزم %2 على الأقل للتدريب والاختبار. أضف مرضى.</numerusform>
            <numerusform>%1: عدد الحالات لا يتجاوز %Ln؛ ويلزم %2 على الأقل للتدريب والاختبار. أضف مرضى.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not valid JSON. Look for a missing or extra comma, quote or bracket near here.</source>
        <translation>هذا ليس JSON صالحًا. ابحث قرب هذا الموضع عن فاصلة أو علامة اقتباس أو قوس ناقص أو زائد.</translation>
    </message>
    <message>
        <source>This should be %1.</source>
        <translation>ينبغي أن يكون هذا %1.</translation>
    </message>
    <message>
        <source>This entry is missing. Add it.</source>
        <translation>هذا المُدخَل ناقص. أضفه.</translation>
    </message>
    <message>
        <source>This entry is given twice. Remove one of the two.</source>
        <translation>هذا المُدخَل مكرر. احذف أحدهما.</translation>
    </message>
    <message>
        <source>Lists and objects are nested too deeply. Remove some of the levels.</source>
        <translation>القوائم والكائنات متداخلة بعمق زائد. احذف بعض المستويات.</translation>
    </message>
    <message>
        <source>This value cannot be used. Correct it as the documentation of task files says.</source>
        <translation>لا يمكن استخدام هذه القيمة. صححها كما تقول وثائق ملفات المهمة.</translation>
    </message>
    <message>
        <source>“%1” cannot be used here. Correct it as the documentation of task files says.</source>
        <translation>لا يمكن استخدام «%1» هنا. صححه كما تقول وثائق ملفات المهمة.</translation>
    </message>
    <message>
        <source>%1 is not in the table. Correct its name, or remove it from the task.</source>
        <translation>%1 ليس في الجدول. صحح اسمه، أو احذفه من المهمة.</translation>
    </message>
    <message>
        <source>%1, used by %2, is not in the table. Correct its name, or remove it from the task.</source>
        <translation>%1 ليس في الجدول، ويُستخدم في: %2. صحح اسمه، أو احذفه من المهمة.</translation>
    </message>
    <message>
        <source>%1 is used in two ways at once. Keep one role for it.</source>
        <translation>%1: يُستخدم بطريقتين معًا. أبقِ له دورًا واحدًا.</translation>
    </message>
    <message>
        <source>%1 is used in two ways at once: %2. Keep one role for it.</source>
        <translation>%1: يُستخدم بطريقتين معًا: %2. أبقِ له دورًا واحدًا.</translation>
    </message>
    <message>
        <source>%1: an edit step cannot be applied to it. Remove the step, or correct its numbers.</source>
        <translation>%1: لا يمكن تطبيق خطوة تعديل عليه. احذف الخطوة، أو صحح أعدادها.</translation>
    </message>
    <message>
        <source>“%1” is none of train, validation and test. Correct it, or split at random instead.</source>
        <translation>«%1» ليس train ولا validation ولا test. صححه، أو قسّم عشوائيًا بدلًا منه.</translation>
    </message>
    <message>
        <source>The split leaves a part without patients, or without patients of both outcomes. Change the split, or split at random instead.</source>
        <translation>يترك التقسيم جزءًا بلا مرضى، أو بلا مرضى من الحصيلتين. غيّر التقسيم، أو قسّم عشوائيًا بدلًا منه.</translation>
    </message>
    <message>
        <source>There are %1 folds, but only %2 patients of one outcome, and every fold needs one of each. Choose fewer folds.</source>
        <translation>عدد الطيّات: %1، وعدد مرضى إحدى الحصيلتين: %2 فقط، وتحتاج كل طيّة إلى واحد من كل منهما. اختر طيّات أقل.</translation>
    </message>
    <message>
        <source>The study itself says who is in the test part, so patients cannot be dealt into folds. Let the test part judge, or split at random.</source>
        <translation>تحدد الدراسة نفسها من في جزء الاختبار، فلا يمكن توزيع المرضى على طيّات. قيّم على جزء الاختبار، أو قسّم عشوائيًا.</translation>
    </message>
    <message>
        <source>There is no date, so the patient cannot be placed in time. Fill it in, or split otherwise.</source>
        <translation>لا يوجد تاريخ، فلا يمكن تحديد موضع المريض زمنيًا. أدخله، أو قسّم بطريقة أخرى.</translation>
    </message>
    <message>
        <source>“%1” is no date, or could be two. Write dates as 2024-03-07, or split otherwise.</source>
        <translation>«%1» ليس تاريخًا، أو قد يكون تاريخين. اكتب التواريخ هكذا 2024-03-07، أو قسّم بطريقة أخرى.</translation>
    </message>
    <message>
        <source>No site is named that is left out for the test. Name at least one.</source>
        <translation>لم يُسمَّ موقع يُترك للاختبار. سمِّ واحدًا على الأقل.</translation>
    </message>
    <message>
        <source>“%1” is none of its values. Name a site that is there to be left out for the test.</source>
        <translation>«%1» ليس من قيمه. سمِّ موقعًا موجودًا ليُترك للاختبار.</translation>
    </message>
    <message>
        <source>%1: two panels have this name. Rename one of them.</source>
        <translation>%1: لوحتان بهذا الاسم. غيّر اسم إحداهما.</translation>
    </message>
    <message>
        <source>%1 has no name. Give it one.</source>
        <translation>%1: بلا اسم. سمِّها.</translation>
    </message>
    <message>
        <source>%1 has no tests. Add a test to it, or remove the panel.</source>
        <translation>%1: بلا فحوص. أضف إليها فحصًا، أو احذف اللوحة.</translation>
    </message>
    <message>
        <source>%1 does not exist. Choose one of the panels.</source>
        <translation>%1: غير موجودة. اختر إحدى اللوحات.</translation>
    </message>
    <message>
        <source>%1, named by the shared fee “%2”, does not exist. Remove it from the fee.</source>
        <translation>%1: يذكرها الرسم المشترك «%2» وهي غير موجودة. احذفها من الرسم.</translation>
    </message>
    <message>
        <source>There is no panel to order. Add a panel and put tests into it.</source>
        <translation>لا توجد لوحة لطلبها. أضف لوحة وضع فيها فحوصًا.</translation>
    </message>
    <message>
        <source>“%1” has no panel to order. Add a panel and put tests into it.</source>
        <translation>ليس في «%1» لوحة لطلبها. أضف لوحة وضع فيها فحوصًا.</translation>
    </message>
    <message>
        <source>%1: there are %2 panels; at most %3 can be used. Merge or remove some.</source>
        <translation>%1: عدد اللوحات: %2؛ والممكن استخدامه %3 على الأكثر. ادمج بعضها أو احذفه.</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>اللوحات</translation>
    </message>
    <message>
        <source>Two shared fees are named “%1”. Rename one of them.</source>
        <translation>رسمان مشتركان بالاسم «%1». غيّر اسم أحدهما.</translation>
    </message>
    <message>
        <source>%1: a price, time or volume cannot be below zero. Enter 0 or more.</source>
        <translation>%1: لا يمكن أن يكون السعر أو الزمن أو الحجم دون الصفر. أدخل 0 أو أكثر.</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>السعر</translation>
    </message>
    <message>
        <source>Nobody said how long %1 takes, so time cannot be saved. Give every panel its minutes, or minimise money.</source>
        <translation>لم يُذكر كم تستغرق %1، فلا يمكن توفير الزمن. أعطِ كل لوحة دقائقها، أو قلّل المال.</translation>
    </message>
    <message>
        <source>a panel</source>
        <translation>لوحة</translation>
    </message>
    <message>
        <source>%1, named by the rules for orders, does not exist. Remove it from them.</source>
        <translation>%1: تذكرها قواعد الطلب وهي غير موجودة. احذفها منها.</translation>
    </message>
    <message>
        <source>%1, which “%2” needs first, does not exist. Remove it there.</source>
        <translation>%1: تحتاج إليها «%2» أولًا وهي غير موجودة. احذفها هناك.</translation>
    </message>
    <message>
        <source>%1 is to be ordered first and never. Take one of the two back.</source>
        <translation>%1: مطلوبة أولًا وممنوعة في آن. تراجع عن أحدهما.</translation>
    </message>
    <message>
        <source>%1 is to be ordered first, but needs “%2”, which is never ordered. Take one of the rules back.</source>
        <translation>%1: مطلوبة أولًا، لكنها تحتاج إلى «%2» التي لا تُطلب أبدًا. تراجع عن إحدى القاعدتين.</translation>
    </message>
    <message>
        <source>%1 needs “%2” first, which is never ordered. Take the need back, or say that neither is ordered.</source>
        <translation>%1: تحتاج أولًا إلى «%2» التي لا تُطلب أبدًا. تراجع عن هذا الشرط، أو حدد ألا تُطلب أي منهما.</translation>
    </message>
    <message>
        <source>%1 cannot be ordered: these panels need each other first: %2. Take one of the needs back.</source>
        <translation>لا يمكن طلب %1: تحتاج هذه اللوحات بعضها إلى بعض أولًا: %2. تراجع عن أحد الشروط.</translation>
    </message>
    <message>
        <source>The panels that come first (%1) come to %2, above the cap of %3. Raise the cap, or let fewer panels come first.</source>
        <translation>مجموع اللوحات التي تأتي أولًا (%1) هو %2، فوق السقف %3. ارفع السقف، أو اجعل لوحات أقل تأتي أولًا.</translation>
    </message>
    <message>
        <source>%1: a cap on minutes cannot be kept where panels may be ordered together. Take one of the two back.</source>
        <translation>%1: لا يمكن الالتزام بسقف للدقائق حيث يمكن طلب اللوحات معًا. تراجع عن أحدهما.</translation>
    </message>
    <message>
        <source>Rules for orders</source>
        <translation>قواعد الطلب</translation>
    </message>
    <message>
        <source>There is no built-in cohort “%1”. Choose one from the list.</source>
        <translation>لا يوجد فوج مضمَّن «%1». اختر واحدًا من القائمة.</translation>
    </message>
    <message>
        <source>%1: this number of patients cannot be drawn. Choose a number between 1 and %2.</source>
        <translation>%1: لا يمكن سحب هذا العدد من المرضى. اختر عددًا بين 1 و%2.</translation>
    </message>
    <message>
        <source>Built-in cohort</source>
        <translation>فوج مضمَّن</translation>
    </message>
    <message>
        <source>There is no training setting “%1”. The help of “train” lists all of them.</source>
        <translation>لا يوجد إعداد تدريب «%1». تسردها كلها مساعدة «train».</translation>
    </message>
    <message>
        <source>There is not enough memory for this. Close other programs, or take fewer patients or panels. What was stored is kept.</source>
        <translation>الذاكرة لا تكفي لهذا. أغلق برامج أخرى، أو خذ مرضى أو لوحات أقل. ما خُزِّن محفوظ.</translation>
    </message>
    <message>
        <source>There is not enough memory for this. Close other programs, lower the setting “%1”, or take fewer patients. What was stored is kept.</source>
        <translation>الذاكرة لا تكفي لهذا. أغلق برامج أخرى، أو خفّض الإعداد «%1»، أو خذ مرضى أقل. ما خُزِّن محفوظ.</translation>
    </message>
    <message>
        <source>The policy cannot be used on these patients: it needs “%1”. Add that column or panel, or train a new policy.</source>
        <translation>لا يمكن استخدام السياسة على هؤلاء المرضى: تحتاج إلى «%1». أضف ذلك العمود أو اللوحة، أو درّب سياسة جديدة.</translation>
    </message>
    <message>
        <source>%1 holds no trained policy yet. Train one first.</source>
        <translation>لا يحوي %1 سياسة مدرَّبة بعد. درّب واحدة أولًا.</translation>
    </message>
    <message>
        <source>There is no trained policy “%1” in this project. Choose one from the list.</source>
        <translation>لا توجد سياسة مدرَّبة «%1» في هذا المشروع. اختر واحدة من القائمة.</translation>
    </message>
    <message>
        <source>The training of policy “%1” cannot be resumed: it has finished, is still running, or nothing of it was stored. Train a new policy.</source>
        <translation>لا يمكن استئناف تدريب السياسة «%1»: إما انتهى، أو ما زال جاريًا، أو لم يُخزَّن منه شيء. درّب سياسة جديدة.</translation>
    </message>
    <message>
        <source>There is no table of baselines “%1” in this project. Choose one from the list.</source>
        <translation>لا يوجد جدول نماذج مقارنة «%1» في هذا المشروع. اختر واحدًا من القائمة.</translation>
    </message>
    <message>
        <source>Table of baselines “%1” cannot be resumed: it has finished, is still running, or nothing of it was stored. Run the baselines again.</source>
        <translation>لا يمكن استئناف جدول نماذج المقارنة «%1»: إما انتهى، أو ما زال جاريًا، أو لم يُخزَّن منه شيء. شغّل نماذج المقارنة من جديد.</translation>
    </message>
    <message>
        <source>There is no patient in row %1. Choose a row of the table.</source>
        <translation>لا يوجد مريض في الصف %1. اختر صفًا من الجدول.</translation>
    </message>
    <message>
        <source>%1: the exact optimum needs few findings with few values each, all of them recorded. Choose the lattice instead.</source>
        <translation>%1: يحتاج الحل الأمثل الدقيق إلى موجودات قليلة بقيم قليلة لكل منها، كلها مسجَّلة. اختر Lattice بدلًا منه.</translation>
    </message>
    <message>
        <source>These patients</source>
        <translation>هؤلاء المرضى</translation>
    </message>
    <message>
        <source>There is no front “%1” in this project. Find one first.</source>
        <translation>لا توجد جبهة «%1» في هذا المشروع. ابحث عن واحدة أولًا.</translation>
    </message>
    <message>
        <source>The search for front “%1” cannot be resumed: it has finished, is still running, or was for other patients or panels. Start a new one.</source>
        <translation>لا يمكن استئناف البحث عن الجبهة «%1»: إما انتهى، أو ما زال جاريًا، أو كان لمرضى أو لوحات أخرى. ابدأ بحثًا جديدًا.</translation>
    </message>
    <message>
        <source>There is no policy “%1” on this front. Choose a number from 1 to %2.</source>
        <translation>لا توجد سياسة «%1» على هذه الجبهة. اختر رقمًا من 1 إلى %2.</translation>
    </message>
    <message>
        <source>%1 is not a PanelWise project. It was left unchanged; choose a file ending in .panelwise.</source>
        <translation>%1 ليس مشروع PanelWise. تُرك دون تغيير؛ اختر ملفًا ينتهي بـ .panelwise.</translation>
    </message>
    <message>
        <source>%1 was written by a newer PanelWise. It was left unchanged; open it with the newer version.</source>
        <translation>كُتب %1 بإصدار أحدث من PanelWise. تُرك دون تغيير؛ افتحه بالإصدار الأحدث.</translation>
    </message>
    <message>
        <source>%1 is damaged. It was left unchanged; open a backup or another copy of it.</source>
        <translation>%1 تالف. تُرك دون تغيير؛ افتح نسخة احتياطية أو نسخة أخرى منه.</translation>
    </message>
    <message>
        <source>%1 ends too early, as after an incomplete download. It was left unchanged; copy it again.</source>
        <translation>ينتهي %1 قبل أوانه، كما بعد تنزيل ناقص. تُرك دون تغيير؛ انسخه من جديد.</translation>
    </message>
    <message>
        <source>%1 is open in another window. Close it there, or open it here for reading only.</source>
        <translation>%1 مفتوح في نافذة أخرى. أغلقه هناك، أو افتحه هنا للقراءة فقط.</translation>
    </message>
    <message>
        <source>%1 is open for reading only, so nothing can be saved in it. Use Save As to make a copy you can change.</source>
        <translation>%1 مفتوح للقراءة فقط، فلا يمكن حفظ شيء فيه. استخدم «حفظ باسم» لإنشاء نسخة يمكنك تغييرها.</translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more.</source>
        <translation>
            <numerusform>… و%Ln غيرها.</numerusform>
            <numerusform>… و%Ln غيرها.</numerusform>
            <numerusform>… و%Ln غيرها.</numerusform>
            <numerusform>… و%Ln غيرها.</numerusform>
            <numerusform>… و%Ln غيرها.</numerusform>
            <numerusform>… و%Ln غيرها.</numerusform>
        </translation>
    </message>
    <message>
        <source>Setting “%1” cannot have this value.</source>
        <translation>لا يمكن أن يأخذ الإعداد «%1» هذه القيمة.</translation>
    </message>
    <message>
        <source>A library needed for learning cannot be loaded (%1). EMFlow and TorchScript need LibTorch, boosted trees of XGBoost its library: install what the package recommends, or choose another encoder or another model.</source>
        <translation>تعذّر تحميل مكتبة لازمة للتعلّم (%1). يحتاج EMFlow وTorchScript إلى LibTorch، والأشجار المعزَّزة في XGBoost إلى مكتبتها: ثبّت ما توصي به الحزمة، أو اختر مرمّزًا آخر أو نموذجًا آخر.</translation>
    </message>
    <message>
        <source>%1 was shared without patients. What was found is here to look at; to train, search or walk through patients, open the original or a table of your own.</source>
        <translation>‏%1: شورك دون مرضى. يمكن الاطلاع هنا على ما وُجد؛ وللتدريب أو البحث أو تتبّع المرضى افتح الأصل أو جدولًا لك.</translation>
    </message>
</context>
<context>
    <name>EventText</name>
    <message>
        <source>the index time</source>
        <translation>الزمن المرجعي</translation>
    </message>
    <message>
        <source>%1 h before</source>
        <translation>قبله بـ %1 س</translation>
    </message>
    <message>
        <source>%1 h after</source>
        <translation>بعده بـ %1 س</translation>
    </message>
    <message>
        <source>index time: column “%1” of the patient table</source>
        <translation>الزمن المرجعي: العمود «%1» في جدول المرضى</translation>
    </message>
    <message>
        <source>index time: the patient&apos;s first measurement</source>
        <translation>الزمن المرجعي: أول قياس للمريض</translation>
    </message>
    <message>
        <source>index time: the start that times are counted from</source>
        <translation>الزمن المرجعي: البداية التي تُحسب منها الأوقات</translation>
    </message>
    <message>
        <source>index time: found by itself</source>
        <translation>الزمن المرجعي: يُحدَّد تلقائيًا</translation>
    </message>
    <message>
        <source>%1 in rows with too few or too many fields</source>
        <translation>%1 في صفوف حقولها أقل أو أكثر من اللازم</translation>
    </message>
    <message>
        <source>%1 of patients who are not in the patient table</source>
        <translation>%1 لمرضى ليسوا في جدول المرضى</translation>
    </message>
    <message>
        <source>%1 of patients without an index time</source>
        <translation>%1 لمرضى بلا زمن مرجعي</translation>
    </message>
    <message>
        <source>%1 without a readable time</source>
        <translation>%1 بلا وقت مقروء</translation>
    </message>
    <message>
        <source>%1 outside the window</source>
        <translation>%1 خارج النافذة الزمنية</translation>
    </message>
    <message>
        <source>%1 of tests that are left out</source>
        <translation>%1 لفحوص مستبعَدة</translation>
    </message>
    <message>
        <source>%1 of tests that too few patients have</source>
        <translation>%1 لفحوص أُجريت لمرضى أقل من اللازم</translation>
    </message>
    <message>
        <source>%1 without a value</source>
        <translation>%1 بلا قيمة</translation>
    </message>
    <message>
        <source>%1 whose value is not a number</source>
        <translation>%1 قيمتها ليست عددًا</translation>
    </message>
    <message>
        <source>%1 without a unit</source>
        <translation>%1 بلا وحدة</translation>
    </message>
    <message>
        <source>%1 in a unit that cannot be converted</source>
        <translation>%1 بوحدة لا يمكن تحويلها</translation>
    </message>
    <message>
        <source>Measurements: %1 read, %2 used for %3 values of %4 patients</source>
        <translation>القياسات: المقروء %1، والمستخدم %2 لـ %3 من قيم %4 من المرضى</translation>
    </message>
    <message>
        <source>; left out: %1</source>
        <translation>؛ المستبعَد: %1</translation>
    </message>
    <message>
        <source>%1 values were converted from another unit.</source>
        <translation>قيم حُوِّلت من وحدة أخرى: %1.</translation>
    </message>
    <message>
        <source>%1 values without a unit were taken to be in the usual unit of their test.</source>
        <translation>قيم بلا وحدة عُدَّت بالوحدة المعتادة لفحصها: %1.</translation>
    </message>
    <message>
        <source>%1 values were written as a limit, such as “&lt;3”.</source>
        <translation>قيم كُتبت حدًا، مثل «&lt;3»: %1.</translation>
    </message>
    <message>
        <source>%1 measurements have a date without a time and count as midnight.</source>
        <translation>قياسات لها تاريخ بلا وقت وتُحسب عند منتصف الليل: %1.</translation>
    </message>
    <message>
        <source>%1 of %2 patients have no measurement in the window.</source>
        <translation>مرضى بلا قياس في النافذة الزمنية: %1 من %2.</translation>
    </message>
    <message>
        <source>No reference range is known, so the last value stands for the worst: %1.</source>
        <translation>لا يُعرف مجال مرجعي، فتقوم القيمة الأخيرة مقام الأسوأ: %1.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>patient %1, time %2, test %3, value %4, unit %5</source>
        <translation>المريض %1، الوقت %2، الفحص %3، القيمة %4، الوحدة %5</translation>
    </message>
    <message>
        <source>last value</source>
        <translation>القيمة الأخيرة</translation>
    </message>
    <message>
        <source>first value</source>
        <translation>القيمة الأولى</translation>
    </message>
    <message>
        <source>value farthest from the reference range</source>
        <translation>القيمة الأبعد عن المجال المرجعي</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>المتوسط</translation>
    </message>
    <message>
        <source>%1 from %2 to %3; %4</source>
        <translation>%1 من %2 إلى %3؛ %4</translation>
    </message>
    <message>
        <source>no unit</source>
        <translation>بلا وحدة</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (converted)</source>
        <translation>%1 (محوَّلة)</translation>
    </message>
    <message>
        <source>%1 (left out)</source>
        <translation>%1 (مستبعَدة)</translation>
    </message>
</context>
<context>
    <name>ExamTexts</name>
    <message>
        <source>Exam: %1</source>
        <translation>امتحان: %1</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>no</source>
        <translation>لا</translation>
    </message>
</context>
<context>
    <name>ExamWords</name>
    <message>
        <source>It is not what was asked for: students get *.exam.json, the teacher keeps *.exam-key.json.</source>
        <translation>ليس هذا هو الملف المطلوب: يأخذ الطلاب *.exam.json ويحتفظ المدرّس بـ *.exam-key.json.</translation>
    </message>
    <message>
        <source>It was made by a newer PanelWise. Update the program to read it.</source>
        <translation>أُعدّ بإصدار أحدث من PanelWise. حدّث البرنامج لقراءته.</translation>
    </message>
    <message>
        <source>It is damaged near line %1.</source>
        <translation>الملف تالف قرب السطر %1.</translation>
    </message>
    <message>
        <source>It is damaged at %1.</source>
        <translation>الملف تالف عند %1.</translation>
    </message>
    <message>
        <source>Its cases or limits were changed after the exam was made.</source>
        <translation>غُيِّرت حالاته أو حدوده بعد إعداد الامتحان.</translation>
    </message>
    <message>
        <source>Its answers were changed outside PanelWise, or come from another exam.</source>
        <translation>غُيِّرت إجاباته خارج PanelWise، أو هي من امتحان آخر.</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>مُجاب</translation>
    </message>
    <message>
        <source>not all cases diagnosed</source>
        <translation>لم تُشخَّص كل الحالات</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>غير مُجاب</translation>
    </message>
    <message>
        <source>over the limits</source>
        <translation>تجاوز الحدود</translation>
    </message>
    <message>
        <source>another exam</source>
        <translation>امتحان آخر</translation>
    </message>
</context>
<context>
    <name>Explain</name>
    <message>
        <source>Where it is used</source>
        <translation>أين يُستخدم</translation>
    </message>
</context>
<context>
    <name>FigureController</name>
    <message>
        <source>Name the file to write.</source>
        <translation>سمِّ الملف المراد كتابته.</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>لا يوجد مجلد «%1».</translation>
    </message>
    <message>
        <source>Nothing can be saved in “%1”. Choose another folder.</source>
        <translation>لا يمكن حفظ شيء في «%1». اختر مجلدًا آخر.</translation>
    </message>
    <message>
        <source>“%1” already exists and will be replaced.</source>
        <translation>«%1» موجود وسيُستبدل.</translation>
    </message>
</context>
<context>
    <name>FigurePage</name>
    <message>
        <source>Journal, one column</source>
        <translation>مجلة، عمود واحد</translation>
    </message>
    <message>
        <source>Journal, one and a half columns</source>
        <translation>مجلة، عمود ونصف</translation>
    </message>
    <message>
        <source>Journal, two columns</source>
        <translation>مجلة، عمودان</translation>
    </message>
    <message>
        <source>Slide, 16:9</source>
        <translation>شريحة عرض، 16:9</translation>
    </message>
    <message>
        <source>Simulation for education and research. Not for clinical use.</source>
        <translation>محاكاة للتعليم والبحث. ليست للاستخدام السريري.</translation>
    </message>
    <message>
        <source>The figure as the file will show it.</source>
        <translation>الشكل كما سيعرضه الملف.</translation>
    </message>
</context>
<context>
    <name>FileFaultText</name>
    <message>
        <source>%1 is a workbook of an old Excel (.xls) or has a password. Save it as .xlsx without a password.</source>
        <translation>%1 مصنف Excel قديم (.xls) أو له كلمة مرور. احفظه بصيغة .xlsx دون كلمة مرور.</translation>
    </message>
    <message>
        <source>%1 has a password. Save it without one, then open it again.</source>
        <translation>لملف %1 كلمة مرور. احفظه دونها ثم افتحه من جديد.</translation>
    </message>
    <message>
        <source>%1 is a binary Excel workbook (.xlsb). Save it as .xlsx.</source>
        <translation>%1 مصنف Excel ثنائي (.xlsb). احفظه بصيغة .xlsx.</translation>
    </message>
    <message>
        <source>%1 is a Numbers document. Export it as Excel (.xlsx) or CSV.</source>
        <translation>%1 مستند Numbers. صدّره بصيغة Excel (.xlsx) أو CSV.</translation>
    </message>
    <message>
        <source>%1 is a PDF, which holds pages, not a table. Ask for the table itself as CSV or .xlsx.</source>
        <translation>%1 ملف PDF، وفيه صفحات لا جدول. اطلب الجدول نفسه بصيغة CSV أو .xlsx.</translation>
    </message>
    <message>
        <source>%1 is a Parquet file. Save the table as CSV or .xlsx.</source>
        <translation>%1 ملف Parquet. احفظ الجدول بصيغة CSV أو .xlsx.</translation>
    </message>
    <message>
        <source>%1 is an SPSS portable file (.por). Open it in SPSS or PSPP and save it as .sav.</source>
        <translation>%1 ملف SPSS محمول (.por). افتحه في SPSS أو PSPP واحفظه بصيغة .sav.</translation>
    </message>
    <message>
        <source>%1 is an R data file. In R, write the table with write.csv().</source>
        <translation>%1 ملف بيانات R. اكتب الجدول في R بالدالة write.csv().</translation>
    </message>
    <message>
        <source>%1 is an archive without a table that can be read. Unpack it and open the table inside.</source>
        <translation>%1 أرشيف بلا جدول يمكن قراءته. فك ضغطه وافتح الجدول الذي فيه.</translation>
    </message>
    <message>
        <source>%1 is damaged or incomplete (%2). Open it in the program it comes from and save it again, or copy it once more.</source>
        <translation>%1 تالف أو ناقص (%2). افتحه في البرنامج الذي أنشأه واحفظه من جديد، أو انسخه مرة أخرى.</translation>
    </message>
    <message>
        <source>%1 unpacks to far more than a table of its size holds, and was not read. Save it again from the program it comes from, or as CSV.</source>
        <translation>يتمدد %1 عند فك ضغطه إلى أكثر بكثير مما يحويه جدول بحجمه، فلم يُقرأ. احفظه من جديد من البرنامج الذي أنشأه، أو بصيغة CSV.</translation>
    </message>
    <message>
        <source>%1 has no sheet “%2”. It has: %3.</source>
        <translation>لا توجد في %1 ورقة «%2». الموجود: %3.</translation>
    </message>
    <message>
        <source>Row %1 of the sheet in %2 is empty, so it cannot hold the names of the columns. Choose the row with the names.</source>
        <translation>الصف %1 من الورقة في %2 فارغ، فلا يمكن أن يحوي أسماء الأعمدة. اختر صف الأسماء.</translation>
    </message>
</context>
<context>
    <name>FileQuestions</name>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Projects, tables and exported figures (%1);;All files (*)</source>
        <translation>المشاريع والجداول والأشكال المصدَّرة (%1);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Open table</source>
        <translation>فتح جدول</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>الجداول (*.csv *.tsv *.txt);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Open patient table</source>
        <translation>فتح جدول المرضى</translation>
    </message>
    <message>
        <source>Tables (%1);;All files (*)</source>
        <translation>الجداول (%1);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Load recipe</source>
        <translation>تحميل مخطط استخلاص</translation>
    </message>
    <message>
        <source>Recipes, task files and projects (*.json *.panelwise);;All files (*)</source>
        <translation>مخططات الاستخلاص وملفات المهمة والمشاريع (*.json *.panelwise);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Save recipe</source>
        <translation>حفظ مخطط الاستخلاص</translation>
    </message>
    <message>
        <source>Recipes (*.json)</source>
        <translation>مخططات الاستخلاص (*.json)</translation>
    </message>
    <message>
        <source>Open price list</source>
        <translation>فتح قائمة أسعار</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>حفظ باسم</translation>
    </message>
    <message>
        <source>PanelWise projects (*.panelwise)</source>
        <translation>مشاريع PanelWise (*.panelwise)</translation>
    </message>
    <message>
        <source>Where is the project?</source>
        <translation>أين المشروع؟</translation>
    </message>
    <message>
        <source>Export figure</source>
        <translation>تصدير الشكل</translation>
    </message>
    <message>
        <source>Figures (*.pdf *.svg *.png)</source>
        <translation>الأشكال (*.pdf *.svg *.png)</translation>
    </message>
    <message>
        <source>Save the data behind the figure</source>
        <translation>حفظ البيانات وراء الشكل</translation>
    </message>
    <message>
        <source>Tables (*.csv *.xlsx)</source>
        <translation>الجداول (*.csv *.xlsx)</translation>
    </message>
    <message>
        <source>Export task file</source>
        <translation>تصدير ملف المهمة</translation>
    </message>
    <message>
        <source>Task files (*.task.json)</source>
        <translation>ملفات المهمة (*.task.json)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>صفحات ويب (*.html)</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>تصدير التقرير</translation>
    </message>
    <message>
        <source>Export the tables</source>
        <translation>تصدير الجداول</translation>
    </message>
    <message>
        <source>Tables (*.csv *.xlsx *.md *.tex)</source>
        <translation>الجداول (*.csv *.xlsx *.md *.tex)</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>اختيار مجلد</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>فتح درس</translation>
    </message>
    <message>
        <source>Lessons (*.json);;All files (*)</source>
        <translation>الدروس (*.json);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation>حفظ الدرس</translation>
    </message>
    <message>
        <source>Lessons (*.lesson.json)</source>
        <translation>الدروس (*.lesson.json)</translation>
    </message>
    <message>
        <source>Make an exam</source>
        <translation>إعداد امتحان</translation>
    </message>
    <message>
        <source>The key of the exam</source>
        <translation>مفتاح الامتحان</translation>
    </message>
    <message>
        <source>Keys of exams (*.exam-key.json)</source>
        <translation>مفاتيح الامتحانات (*.exam-key.json)</translation>
    </message>
</context>
<context>
    <name>FindingText</name>
    <message>
        <source>Show the row</source>
        <translation>عرض الصف</translation>
    </message>
    <message>
        <source>Show %1 rows</source>
        <translation>عرض الصفوف (%1)</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>إبقاء</translation>
    </message>
    <message>
        <source>%1: median %2 is unusual; the values look like %3.</source>
        <translation>%1: الوسيط %2 غير معتاد؛ تبدو القيم بوحدة %3.</translation>
    </message>
    <message>
        <source>%1: one value looks like %2, the others are in %3.</source>
        <translation>%1: تبدو قيمة واحدة بوحدة %2، وغيرها بوحدة %3.</translation>
    </message>
    <message>
        <source>%1: %2 values look like %3, the others are in %4.</source>
        <translation>%1: تبدو قيم عددها %2 بوحدة %3، وغيرها بوحدة %4.</translation>
    </message>
    <message>
        <source>%1: median %2 is unusual; the values look like logarithms.</source>
        <translation>%1: الوسيط %2 غير معتاد؛ تبدو القيم لوغاريتمات.</translation>
    </message>
    <message>
        <source>%1: median %2 is unusual; %1 and %3 look swapped.</source>
        <translation>%1: الوسيط %2 غير معتاد؛ يبدو أن %1 و%3 متبادلان.</translation>
    </message>
    <message>
        <source>%1: median %2 is outside %3; looks like %4.</source>
        <translation>%1: الوسيط %2 خارج %3؛ يبدو أنه %4.</translation>
    </message>
    <message>
        <source>%1 predicts the outcome almost perfectly (AUROC %2): is it known before the tests?</source>
        <translation>يتنبأ %1 بالحصيلة تنبؤًا شبه تام (AUROC %2): هل هو معلوم قبل الفحوص؟</translation>
    </message>
    <message>
        <source>%1 is recorded in hardly anybody but cases: is it known before the tests?</source>
        <translation>لا يكاد %1 يُسجَّل إلا لدى الحالات: هل هو معلوم قبل الفحوص؟</translation>
    </message>
    <message>
        <source>%1 is recorded in hardly any case, and in many others: is it known before the tests?</source>
        <translation>لا يكاد %1 يُسجَّل لدى أي حالة، ويُسجَّل لدى كثير من غيرها: هل هو معلوم قبل الفحوص؟</translation>
    </message>
    <message>
        <source>Panel %1 is left out: no patient has a value of it.</source>
        <translation>استُبعدت اللوحة %1: ليس لأي مريض قيمة منها.</translation>
    </message>
    <message>
        <source>One row is the same as another in every column in use.</source>
        <translation>صف واحد مطابق لآخر في كل الأعمدة المستخدمة.</translation>
    </message>
    <message>
        <source>%1 rows are the same as others in every column in use.</source>
        <translation>صفوف مطابقة لغيرها في كل الأعمدة المستخدمة: %1.</translation>
    </message>
    <message>
        <source>%1: %2 rows share their number with others. Unless their rows stay together, patients are learned from and judged.</source>
        <translation>%1: صفوف تشترك في رقمها مع غيرها: %2. ما لم تبقَ صفوفهم معًا، يُتعلم من المرضى أنفسهم ويُقيَّم عليهم.</translation>
    </message>
    <message>
        <source>One patient of validation or test has nearly the same values as one who is learned from.</source>
        <translation>لمريض واحد من التحقق أو الاختبار قيم شبه مطابقة لمريض يُتعلم منه.</translation>
    </message>
    <message>
        <source>%1 patients of validation or test have nearly the same values as some who are learned from.</source>
        <translation>مرضى من التحقق أو الاختبار لهم قيم شبه مطابقة لمرضى يُتعلم منهم: %1.</translation>
    </message>
    <message>
        <source>%1: %2 values are exactly %3 and all others lie within %4; %3 looks like a code for “not recorded”.</source>
        <translation>%1: قيم عددها %2 تساوي %3 تمامًا وكل ما عداها ضمن %4؛ يبدو %3 رمزًا لـ «غير مسجَّل».</translation>
    </message>
    <message>
        <source>%1: one value, %2, is outside %3.</source>
        <translation>%1: قيمة واحدة، %2، خارج %3.</translation>
    </message>
    <message>
        <source>%1: %2 values above %3, highest %4.</source>
        <translation>%1: قيم فوق %3: %2، أعلاها %4.</translation>
    </message>
    <message>
        <source>%1: %2 values below %3, lowest %4.</source>
        <translation>%1: قيم دون %3: %2، أدناها %4.</translation>
    </message>
    <message>
        <source>%1: %2 values outside %3, farthest %4.</source>
        <translation>%1: قيم خارج %3: %2، أبعدها %4.</translation>
    </message>
    <message>
        <source>Convert to %1</source>
        <translation>تحويل إلى %1</translation>
    </message>
    <message>
        <source>Multiply by %1</source>
        <translation>ضرب في %1</translation>
    </message>
    <message>
        <source>Divide by %1</source>
        <translation>قسمة على %1</translation>
    </message>
    <message>
        <source>Do not use</source>
        <translation>عدم الاستخدام</translation>
    </message>
    <message>
        <source>Keep patients together</source>
        <translation>إبقاء صفوف المريض معًا</translation>
    </message>
    <message>
        <source>Treat as missing</source>
        <translation>عدّها مفقودة</translation>
    </message>
    <message>
        <source>Convert these to %1</source>
        <translation>تحويل هذه إلى %1</translation>
    </message>
    <message>
        <source>Undo the logarithm</source>
        <translation>إلغاء اللوغاريتم</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>تبديل</translation>
    </message>
    <message>
        <source>leave %1 out: list it under “ignore” in the task file</source>
        <translation>استبعاد %1: أدرجه تحت «ignore» في ملف المهمة</translation>
    </message>
    <message>
        <source>keep rows with the same %1 together: --split patient:%1, or “split” in the task file</source>
        <translation>إبقاء الصفوف ذات %1 نفسه معًا: --split patient:%1، أو «split» في ملف المهمة</translation>
    </message>
    <message>
        <source>leave them out: --duplicates drop, or “duplicates” in the task file</source>
        <translation>استبعادها: --duplicates drop، أو «duplicates» في ملف المهمة</translation>
    </message>
</context>
<context>
    <name>FlowFigure</name>
    <message>
        <source>Way</source>
        <translation>المسار</translation>
    </message>
    <message>
        <source>Patients of 1,000</source>
        <translation>المرضى من كل 1,000</translation>
    </message>
    <message>
        <source>Spent on their panels</source>
        <translation>المنفق على لوحاتهم</translation>
    </message>
    <message>
        <source>%1
Click to list these patients.</source>
        <translation>%1
انقر لسرد هؤلاء المرضى.</translation>
    </message>
</context>
<context>
    <name>FlowFilm</name>
    <message>
        <source>Patients on their way through the policy</source>
        <translation>المرضى في طريقهم عبر السياسة</translation>
    </message>
    <message>
        <source>%1 of %2 diagnosed: %3 cases found, %4 missed</source>
        <translation>شُخِّص %1 من %2: حالات مكتشَفة %3، فائتة %4</translation>
    </message>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Panel no. %1</source>
        <translation>اللوحة %1</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>عدم %1</translation>
    </message>
</context>
<context>
    <name>FlowTab</name>
    <message>
        <source>Flow</source>
        <translation>التدفق</translation>
    </message>
    <message>
        <source>What became of every row of the file, as STARD asks for it.</source>
        <translation>ما آل إليه كل صف من الملف، كما يطلب STARD.</translation>
    </message>
</context>
<context>
    <name>FlowText</name>
    <message>
        <source>%1, then %2</source>
        <translation>%1، ثم %2</translation>
    </message>
    <message>
        <source>No test</source>
        <translation>بلا فحص</translation>
    </message>
    <message>
        <source>Other panels</source>
        <translation>لوحات أخرى</translation>
    </message>
    <message>
        <source>%1, then other panels</source>
        <translation>%1، ثم لوحات أخرى</translation>
    </message>
    <message>
        <source>Panel %1</source>
        <translation>اللوحة %1</translation>
    </message>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>أخرى</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>حالة</translation>
    </message>
    <message>
        <source>No case</source>
        <translation>ليس حالة</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>التشخيص</translation>
    </message>
    <message>
        <source>1st panel</source>
        <translation>اللوحة الأولى</translation>
    </message>
    <message>
        <source>2nd panel</source>
        <translation>اللوحة الثانية</translation>
    </message>
    <message>
        <source>3rd panel</source>
        <translation>اللوحة الثالثة</translation>
    </message>
    <message>
        <source>Panel no. %1</source>
        <translation>اللوحة %1</translation>
    </message>
    <message>
        <source>%1, a few with further panels</source>
        <translation>%1، ولقلة لوحات إضافية</translation>
    </message>
    <message>
        <source>%1: diagnosed as a case</source>
        <translation>%1: شُخِّص حالة</translation>
    </message>
    <message>
        <source>%1: diagnosed as no case</source>
        <translation>%1: شُخِّص ليس حالة</translation>
    </message>
    <message>
        <source>%1 of 1,000 patients</source>
        <translation>%1 من كل 1,000 مريض</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>%1. %2, %3 for their panels.</source>
        <translation>%1. %2، و%3 للوحاتهم.</translation>
    </message>
    <message>
        <source>%1 together with %2</source>
        <translation>%1 مع %2</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>مع %1</translation>
    </message>
</context>
<context>
    <name>FlowWords</name>
    <message>
        <source>n = %1, %2 cases</source>
        <translation>n = %1، الحالات %2</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>Rows of the file</source>
        <translation>صفوف الملف</translation>
    </message>
    <message>
        <source>Left out: outcome not recorded</source>
        <translation>مستبعَدون: الحصيلة غير مسجَّلة</translation>
    </message>
    <message>
        <source>Cohort</source>
        <translation>الفوج</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>التدريب</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>التحقق</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>الاختبار</translation>
    </message>
    <message>
        <source>diagnosed without any test: %1</source>
        <translation>شُخِّصوا دون أي فحص: %1</translation>
    </message>
    <message>
        <source>Diagnosed as a case</source>
        <translation>شُخِّصوا حالات</translation>
    </message>
    <message>
        <source>Diagnosed as no case</source>
        <translation>شُخِّصوا ليسوا حالات</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>مكتشَفة</translation>
    </message>
    <message>
        <source>False alarm</source>
        <translation>إنذار كاذب</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>فائتة</translation>
    </message>
    <message>
        <source>Correctly reassured</source>
        <translation>طُمئنوا بحق</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>المجموعة</translation>
    </message>
    <message>
        <source>Patients</source>
        <translation>المرضى</translation>
    </message>
    <message>
        <source>Participant flow: %1</source>
        <translation>تدفق المشاركين: %1</translation>
    </message>
</context>
<context>
    <name>FrontFilm</name>
    <message>
        <source>How the front formed</source>
        <translation>كيف تكوّنت الجبهة</translation>
    </message>
    <message>
        <source>%1 of %2 policies found, %3 on the front</source>
        <translation>عُثر على %1 من %2 من السياسات، منها على الجبهة %3</translation>
    </message>
    <message>
        <source>Mean cost per patient</source>
        <translation>متوسط التكلفة لكل مريض</translation>
    </message>
</context>
<context>
    <name>FrontLegend</name>
    <message>
        <source>Front</source>
        <translation>الجبهة</translation>
    </message>
    <message>
        <source>No policy that was found is better for less money</source>
        <translation>لم يُعثر على سياسة أفضل بمال أقل</translation>
    </message>
    <message>
        <source>First estimate, from training patients</source>
        <translation>تقدير أولي، من مرضى التدريب</translation>
    </message>
    <message>
        <source>What is learned so far promises this much; the search goes on, and the policies it finds take the place of this line</source>
        <translation>ما جرى تعلّمه حتى الآن يَعِد بهذا القدر؛ يستمر البحث، وتحل السياسات التي يجدها محل هذا الخط</translation>
    </message>
    <message>
        <source>95 % band</source>
        <translation>نطاق 95%</translation>
    </message>
    <message>
        <source>Where the front lies in 95 of 100 samples of patients like these</source>
        <translation>حيث تقع الجبهة في 95 من 100 عينة من مرضى كهؤلاء</translation>
    </message>
    <message>
        <source>Dominated</source>
        <translation>مهيمَن عليها</translation>
    </message>
    <message>
        <source>Another policy is at least as good for no more money</source>
        <translation>سياسة أخرى جيدة مثلها على الأقل ولا تكلّف أكثر</translation>
    </message>
    <message>
        <source>Best for the old prices</source>
        <translation>الأفضل للأسعار القديمة</translation>
    </message>
    <message>
        <source>On the front for the prices it was found for, but no longer</source>
        <translation>على الجبهة بالأسعار التي عُثر عليها لها، لكن ليس بعد الآن</translation>
    </message>
    <message>
        <source>Baselines</source>
        <translation>نماذج المقارنة</translation>
    </message>
    <message>
        <source>All panels, none, and the baselines of the newest table; point at one to see its figures</source>
        <translation>كل اللوحات، ولا لوحة، ونماذج المقارنة من أحدث جدول؛ أشِر إلى أحدها لرؤية مؤشراته</translation>
    </message>
    <message>
        <source>The same for everybody</source>
        <translation>نفسها للجميع</translation>
    </message>
    <message>
        <source>All panels, or none, whatever the results</source>
        <translation>كل اللوحات، أو لا لوحة، أيًا كانت النتائج</translation>
    </message>
    <message>
        <source>Best fixed set</source>
        <translation>أفضل مجموعة ثابتة</translation>
    </message>
    <message>
        <source>The best that the same panels for everybody do for the money</source>
        <translation>أفضل ما تحققه اللوحات نفسها للجميع بهذا المال</translation>
    </message>
    <message>
        <source>Best possible</source>
        <translation>أفضل الممكن</translation>
    </message>
    <message>
        <source>No policy can cross this line</source>
        <translation>لا سياسة يمكنها تجاوز هذا الخط</translation>
    </message>
    <message>
        <source>Best possible over all patients, not only these</source>
        <translation>أفضل الممكن على كل المرضى، لا هؤلاء فقط</translation>
    </message>
    <message>
        <source>The most that any policy reaches on average over all possible patients. Among these few a policy may lie above it by chance; “Expected” shows where none can.</source>
        <translation>أقصى ما تبلغه أي سياسة في المتوسط على كل المرضى الممكنين. وبين هؤلاء القلة قد تقع سياسة فوقه مصادفة؛ ويبيّن «المتوقع» حيث لا يمكن لأي منها ذلك.</translation>
    </message>
    <message>
        <source>Validation to test</source>
        <translation>من التحقق إلى الاختبار</translation>
    </message>
    <message>
        <source>How much of the promise on validation patients holds on test patients</source>
        <translation>كم يصمد مما وُعد به على مرضى التحقق لدى مرضى الاختبار</translation>
    </message>
    <message>
        <source>Out of sight: %1</source>
        <translation>خارج العرض: %1</translation>
    </message>
    <message>
        <source>Drag the plot or turn the wheel; a double click shows the front</source>
        <translation>اسحب المخطط أو أدر العجلة؛ النقر المزدوج يعرض الجبهة</translation>
    </message>
</context>
<context>
    <name>FrontScene</name>
    <message>
        <source>Policy %1</source>
        <translation>السياسة %1</translation>
    </message>
    <message>
        <source>No longer on the front: policy %1</source>
        <translation>لم تعد على الجبهة: السياسة %1</translation>
    </message>
    <message>
        <source>Dominated policy %1</source>
        <translation>السياسة المهيمَن عليها %1</translation>
    </message>
    <message>
        <source>Only what comes first</source>
        <translation>ما يأتي أولًا فقط</translation>
    </message>
    <message>
        <source>No panels</source>
        <translation>لا لوحات</translation>
    </message>
    <message>
        <source>All that may be ordered</source>
        <translation>كل ما يجوز طلبه</translation>
    </message>
    <message>
        <source>All panels</source>
        <translation>كل اللوحات</translation>
    </message>
</context>
<context>
    <name>FrontText</name>
    <message>
        <source>money</source>
        <translation>المال</translation>
    </message>
    <message>
        <source>time</source>
        <translation>الزمن</translation>
    </message>
    <message>
        <source>money and time, an hour for %1</source>
        <translation>المال والزمن، الساعة بـ %1</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Lattice</translation>
    </message>
    <message>
        <source>SM-DDPO sweep</source>
        <translation>مسح SM-DDPO</translation>
    </message>
    <message>
        <source>SM-DDPO sweep, end to end</source>
        <translation>مسح SM-DDPO، من طرف إلى طرف</translation>
    </message>
    <message>
        <source>Exact optimum</source>
        <translation>الحل الأمثل الدقيق</translation>
    </message>
    <message>
        <source>Solves the problem backwards, from all panels known to none, for every set of panels. The quickest way to a whole front, for up to 64 panels.</source>
        <translation>يحل المسألة رجوعًا، من معرفة كل اللوحات إلى لا لوحة، لكل مجموعة لوحات. أسرع طريق إلى جبهة كاملة، حتى 64 لوحة.</translation>
    </message>
    <message>
        <source>Trains one SM-DDPO policy after the other for different weights of cases and money; state encoder and classifier are learned once and shared.</source>
        <translation>يدرّب سياسة SM-DDPO بعد أخرى بأوزان مختلفة للحالات والمال؛ يُتعلم مرمّز الوضع والمصنّف مرة واحدة ويُشتركان.</translation>
    </message>
    <message>
        <source>Trains one SM-DDPO policy after the other; the classifier is learned anew with each. The slowest way.</source>
        <translation>يدرّب سياسة SM-DDPO بعد أخرى؛ ويُتعلم المصنّف من جديد مع كل منها. أبطأ طريق.</translation>
    </message>
    <message>
        <source>The best that any policy can do, computed instead of learned. Only for a problem with few findings of few values each.</source>
        <translation>أفضل ما تستطيعه أي سياسة، محسوبًا لا متعلَّمًا. فقط لمسألة موجوداتها قليلة وقيم كل منها قليلة.</translation>
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
        <translation>يوازن F1 بين الحالات المكتشَفة والإنذارات الكاذبة. يناسب حصيلة نادرة.</translation>
    </message>
    <message>
        <source>AM is the mean of sensitivity and specificity, whatever the share of cases.</source>
        <translation>AM هو متوسط الحساسية والنوعية، أيًا كانت نسبة الحالات.</translation>
    </message>
    <message>
        <source>AUROC</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>AUROC</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>الحساسية</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <translation>تكيفي</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>البحث المنشور</translation>
    </message>
    <message>
        <source>Few policies at first, then more where the front has its largest gaps.</source>
        <translation>سياسات قليلة أولًا، ثم المزيد حيث أكبر فجوات الجبهة.</translation>
    </message>
    <message>
        <source>The published grid of 190 policies.</source>
        <translation>الشبكة المنشورة من 190 سياسة.</translation>
    </message>
    <message>
        <source>State encoder</source>
        <translation>مرمّز الوضع</translation>
    </message>
    <message>
        <source>State table</source>
        <translation>جدول الأوضاع</translation>
    </message>
    <message>
        <source>Classifier</source>
        <translation>المصنّف</translation>
    </message>
    <message>
        <source>Policies</source>
        <translation>السياسات</translation>
    </message>
    <message>
        <source>Panel sets</source>
        <translation>مجموعات اللوحات</translation>
    </message>
    <message>
        <source>Outlooks</source>
        <translation>النتائج المتوقعة</translation>
    </message>
    <message>
        <source>Solving</source>
        <translation>الحل</translation>
    </message>
    <message>
        <source>Final evaluation</source>
        <translation>التقييم النهائي</translation>
    </message>
    <message>
        <source>Judging on all patients</source>
        <translation>التقييم على جميع المرضى</translation>
    </message>
    <message>
        <source>Learning from all patients</source>
        <translation>التعلم من جميع المرضى</translation>
    </message>
    <message>
        <source>Learns to estimate unknown results from known ones.</source>
        <translation>يتعلم تقدير النتائج المجهولة من المعلومة.</translation>
    </message>
    <message>
        <source>Estimates the unknown results of every patient for every set of panels.</source>
        <translation>يقدّر النتائج المجهولة لكل مريض ولكل مجموعة لوحات.</translation>
    </message>
    <message>
        <source>Learns how likely the outcome is from what is known.</source>
        <translation>يتعلم مدى احتمال الحصيلة مما هو معلوم.</translation>
    </message>
    <message>
        <source>Trains policies for different weights of cases and money.</source>
        <translation>يدرّب سياسات بأوزان مختلفة للحالات والمال.</translation>
    </message>
    <message>
        <source>Learns how likely the outcome is from each set of panels.</source>
        <translation>يتعلم مدى احتمال الحصيلة من كل مجموعة لوحات.</translation>
    </message>
    <message>
        <source>Learns what each further panel is expected to show.</source>
        <translation>يتعلم ما يُتوقع أن تبيّنه كل لوحة إضافية.</translation>
    </message>
    <message>
        <source>Works out the best next step for every set of panels, from all of them to none.</source>
        <translation>يحسب أفضل خطوة تالية لكل مجموعة لوحات، من كلها إلى لا شيء.</translation>
    </message>
    <message>
        <source>Tries the policies on patients nobody has looked at, once.</source>
        <translation>يجرّب السياسات مرة واحدة على مرضى لم يُنظر إليهم.</translation>
    </message>
    <message>
        <source>Searches again without each fold of the patients, and decides for these.</source>
        <translation>يبحث من جديد دون كل طيّة من المرضى، ويقرر لهم.</translation>
    </message>
    <message>
        <source>Searches once more with everybody, for the policies that are to be used.</source>
        <translation>يبحث مرة أخرى بالجميع، عن السياسات التي ستُستخدم.</translation>
    </message>
    <message>
        <source>The search went on from where it had stopped.</source>
        <translation>تابع البحث من حيث توقف.</translation>
    </message>
    <message>
        <source>There are few patients with the outcome, so the figures are uncertain.</source>
        <translation>المرضى ذوو الحصيلة قلة، فالمؤشرات غير مؤكدة.</translation>
    </message>
    <message>
        <source>There are too many sets of panels to look at all of them: those were taken that patients come by under good policies. One more panel, wherever it is ordered, would raise the metric by at most %1 (estimated from training patients, upper limit of 95 %). Panels that pay only together may add more.</source>
        <translation>مجموعات اللوحات أكثر من أن تُفحص كلها: أُخذت تلك التي يمر بها المرضى في ظل سياسات جيدة. لوحة إضافية، حيثما طُلبت، ترفع المقياس بـ %1 على الأكثر (تقدير من مرضى التدريب، الحد الأعلى لـ 95%). وقد تضيف أكثر من ذلك لوحات لا تجدي إلا معًا.</translation>
    </message>
    <message>
        <source>There are too many sets of panels to look at all of them; sets that can hardly pay were left out.</source>
        <translation>مجموعات اللوحات أكثر من أن تُفحص كلها؛ استُبعدت مجموعات يندر أن تجدي.</translation>
    </message>
    <message>
        <source>Testing never pays here: the best policy orders nothing at any price of money. The panels tell little that the visible columns do not.</source>
        <translation>الفحص لا يجدي هنا أبدًا: أفضل سياسة لا تطلب شيئًا بأي سعر للمال. لا تكشف اللوحات إلا القليل مما لا تكشفه الأعمدة الظاهرة.</translation>
    </message>
    <message>
        <source>The table of all states would need too much memory, so only visited states are kept. Results are the same; it takes longer.</source>
        <translation>يحتاج جدول كل الأوضاع إلى ذاكرة كبيرة، فتُحفظ الأوضاع التي وُصل إليها فقط. النتائج نفسها؛ ويستغرق أطول.</translation>
    </message>
    <message>
        <source>The flow did not estimate unknown values better than a plain normal distribution, which is used instead.</source>
        <translation>لم يقدّر التدفق (flow) القيم المجهولة أفضل من توزيع طبيعي بسيط، فيُستخدم هذا بدلًا منه.</translation>
    </message>
    <message>
        <source>The training of some policies became unstable. They went back to their last good state, and the front leaves out what did not recover.</source>
        <translation>صار تدريب بعض السياسات غير مستقر. عادت إلى آخر وضع جيد، وتستبعد الجبهة ما لم يتعافَ.</translation>
    </message>
    <message>
        <source>This is the optimum for the recorded patients, counted from them; for other patients it is too good to be true.</source>
        <translation>هذا هو الحل الأمثل للمرضى المسجَّلين، محسوبًا منهم؛ ولمرضى آخرين هو أفضل من أن يُصدَّق.</translation>
    </message>
    <message>
        <source>There are more patients than are needed to learn from: a random sample with the same share of cases taught and chose the policies. Test figures are those of all test patients.</source>
        <translation>المرضى أكثر مما يلزم للتعلم: جرى تعلّم السياسات واختيارها بعينة عشوائية لها نسبة الحالات نفسها. مؤشرات الاختبار لجميع مرضى الاختبار.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>بقي %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>For %1 of patients policy %2, for the others policy %3</source>
        <translation>لـ %1 من المرضى السياسة %2، ولغيرهم السياسة %3</translation>
    </message>
    <message>
        <source>Policy %1</source>
        <translation>السياسة %1</translation>
    </message>
    <message>
        <source>%1, chosen on validation patients: %2 on average, %3.</source>
        <translation>%1، اختيرت على مرضى التحقق: %2 في المتوسط، %3.</translation>
    </message>
    <message>
        <source>%1, chosen on validation patients (%2 on average, %3): test patients pay %4, %5.</source>
        <translation>%1، اختيرت على مرضى التحقق (%2 في المتوسط، %3): يدفع مرضى الاختبار %4، %5.</translation>
    </message>
    <message>
        <source>%1, chosen on validation patients (%2 on average, %3): test patients wait %4, %5.</source>
        <translation>%1، اختيرت على مرضى التحقق (%2 في المتوسط، %3): ينتظر مرضى الاختبار %4، %5.</translation>
    </message>
    <message>
        <source>%1, chosen on validation patients (%2 on average, %3): over all possible patients %4, %5.</source>
        <translation>%1، اختيرت على مرضى التحقق (%2 في المتوسط، %3): على كل المرضى الممكنين %4، %5.</translation>
    </message>
    <message>
        <source>No policy at or below %1; nearest %2.</source>
        <translation>لا سياسة عند %1 أو دونه؛ الأقرب %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln folds</source>
        <translation>
            <numerusform>لا طيّات</numerusform>
            <numerusform>طيّة واحدة</numerusform>
            <numerusform>طيّتان</numerusform>
            <numerusform>%Ln طيّات</numerusform>
            <numerusform>%Ln طيّة</numerusform>
            <numerusform>%Ln طيّة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, dealt %Ln times</source>
        <translation>
            <numerusform>%1، عدد مرات التوزيع: %Ln</numerusform>
            <numerusform>%1، عدد مرات التوزيع: %Ln</numerusform>
            <numerusform>%1، عدد مرات التوزيع: %Ln</numerusform>
            <numerusform>%1، عدد مرات التوزيع: %Ln</numerusform>
            <numerusform>%1، عدد مرات التوزيع: %Ln</numerusform>
            <numerusform>%1، عدد مرات التوزيع: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Judged on all %1 patients (%2 cases): %3</source>
        <translation>قُيِّمت على جميع المرضى وعددهم %1 (الحالات %2): %3</translation>
    </message>
    <message>
        <source>Every patient was decided for by policies that were found without them, chosen for at most what the policy in that row spends on average. So the figures tell what choosing a policy this way comes to. The policy of the row itself, which other pages try on test patients, was found without these; what is exported was found once more with all patients.</source>
        <translation>قُرِّر لكل مريض بسياسات عُثر عليها دونه، واختيرت بما لا يتجاوز متوسط إنفاق السياسة في ذلك الصف. فتبيّن المؤشرات ما يحققه اختيار السياسة بهذه الطريقة. أما سياسة الصف نفسها، التي تجرّبها صفحات أخرى على مرضى الاختبار، فعُثر عليها دونهم؛ وما يُصدَّر عُثر عليه مرة أخرى بجميع المرضى.</translation>
    </message>
    <message>
        <source>All panels are free, so there are no budgets to average over.</source>
        <translation>كل اللوحات مجانية، فلا ميزانيات يُحسب المتوسط عليها.</translation>
    </message>
    <message>
        <source>Averaged over all budgets up to %1: %2 %3 on all patients (hypervolume %4).</source>
        <translation>المتوسط على كل الميزانيات حتى %1: %2 %3 على جميع المرضى (الحجم الفائق %4).</translation>
    </message>
    <message>
        <source>Averaged over all budgets up to %1: %2 %3 on test patients (hypervolume %4).</source>
        <translation>المتوسط على كل الميزانيات حتى %1: %2 %3 على مرضى الاختبار (الحجم الفائق %4).</translation>
    </message>
    <message>
        <source>Averaged over all budgets up to %1: %2 %3 on validation patients (hypervolume %4).</source>
        <translation>المتوسط على كل الميزانيات حتى %1: %2 %3 على مرضى التحقق (الحجم الفائق %4).</translation>
    </message>
    <message>
        <source>Optimism (validation, which chose the front, minus test): %1 %2, mean cost %3.</source>
        <translation>التفاؤل (التحقق الذي اختار الجبهة ناقص الاختبار): %1 %2، متوسط التكلفة %3.</translation>
    </message>
    <message>
        <source>Optimism (validation, which chose the front, minus test): %1 %2, mean time %3.</source>
        <translation>التفاؤل (التحقق الذي اختار الجبهة ناقص الاختبار): %1 %2، متوسط الزمن %3.</translation>
    </message>
</context>
<context>
    <name>FrontWords</name>
    <message>
        <source>%1 on all patients, by folds</source>
        <translation>%1 على جميع المرضى، بالطيّات</translation>
    </message>
    <message>
        <source>%1 on test patients</source>
        <translation>%1 على مرضى الاختبار</translation>
    </message>
    <message>
        <source>%1 on validation patients</source>
        <translation>%1 على مرضى التحقق</translation>
    </message>
    <message>
        <source>Expected %1</source>
        <translation>%1 المتوقع</translation>
    </message>
    <message>
        <source>%1 against mean time per patient</source>
        <translation>%1 مقابل متوسط الزمن لكل مريض</translation>
    </message>
    <message>
        <source>%1 against mean cost per patient</source>
        <translation>%1 مقابل متوسط التكلفة لكل مريض</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>التكلفة</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الزمن</translation>
    </message>
    <message>
        <source>Cost with time</source>
        <translation>التكلفة مع الزمن</translation>
    </message>
    <message>
        <source>Mean number of tests per patient</source>
        <translation>متوسط عدد الفحوص لكل مريض</translation>
    </message>
    <message>
        <source>Mean cost per patient (%1)</source>
        <translation>متوسط التكلفة لكل مريض (%1)</translation>
    </message>
    <message>
        <source>Mean time to the results per patient (min)</source>
        <translation>متوسط الزمن حتى النتائج لكل مريض (دقيقة)</translation>
    </message>
    <message>
        <source>Mean cost per patient, an hour counted as %1 (%2)</source>
        <translation>متوسط التكلفة لكل مريض، والساعة محسوبة بـ %1 (%2)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source> (%1–%2)</source>
        <translation> (⁦%1–%2⁩)</translation>
    </message>
    <message>
        <source>Budget %1</source>
        <translation>الميزانية %1</translation>
    </message>
    <message>
        <source>over budget</source>
        <translation>فوق الميزانية</translation>
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
        <translation>رقم واحد لرغبتين: اكتشاف الحالات، وعدم إنذار غيرهم. هو المتوسط التوافقي للحساسية والقيمة التنبؤية الإيجابية، وأفضله 1. لا يُحسب المرضى الذين طُمئنوا بحق، فيبقى صادقًا حين تكون الحالات نادرة.</translation>
    </message>
    <message>
        <source>AM</source>
        <translation>AM</translation>
    </message>
    <message>
        <source>The mean of sensitivity and specificity: cases and others count the same, however rare cases are. 0.5 is what a coin would reach.</source>
        <translation>متوسط الحساسية والنوعية: للحالات وغيرها الوزن نفسه مهما ندرت الحالات. 0.5 هو ما تبلغه قطعة نقود.</translation>
    </message>
    <message>
        <source>AUROC</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>AUROC</translation>
    </message>
    <message>
        <source>Take one case and one other patient at random: how often does the case get the higher probability? 0.5 is a coin, 1 never errs. It says nothing about where the line is drawn.</source>
        <translation>خذ حالة ومريضًا آخر عشوائيًا: كم مرة تنال الحالة الاحتمال الأعلى؟ 0.5 قطعة نقود، و1 لا يخطئ أبدًا. لا يقول شيئًا عن موضع الحد الفاصل.</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>الحساسية</translation>
    </message>
    <message>
        <source>Of all cases, the share who are found. The rest are missed.</source>
        <translation>نسبة المكتشَفين من كل الحالات. الباقون فائتون.</translation>
    </message>
    <message>
        <source>Specificity</source>
        <translation>النوعية</translation>
    </message>
    <message>
        <source>Of all patients who are no cases, the share who are reassured. The rest are false alarms.</source>
        <translation>نسبة المطمأنين من كل المرضى الذين ليسوا حالات. الباقون إنذارات كاذبة.</translation>
    </message>
    <message>
        <source>Positive predictive value</source>
        <translation>القيمة التنبؤية الإيجابية</translation>
    </message>
    <message>
        <source>Of all patients who are called cases, the share who are. It falls when the outcome is rarer among your patients than among these: set the prevalence you see.</source>
        <translation>نسبة الحالات الحقيقية من كل من صُنِّفوا حالات. تنخفض حين تكون الحصيلة بين مرضاك أندر منها بين هؤلاء: اضبط الانتشار الذي تراه.</translation>
    </message>
    <message>
        <source>Prevalence</source>
        <translation>الانتشار</translation>
    </message>
    <message>
        <source>The share of cases before anything is known about them. In another clinic it may be another one: the same policy then alarms more, or fewer, patients in vain.</source>
        <translation>نسبة الحالات قبل معرفة أي شيء عنهم. قد تختلف في عيادة أخرى: عندها تنذر السياسة نفسها مرضى أكثر أو أقل عبثًا.</translation>
    </message>
    <message>
        <source>λ, the value of a case found</source>
        <translation>λ، قيمة الحالة المكتشَفة</translation>
    </message>
    <message>
        <source>How many patients rightly reassured one found case is worth. A larger λ misses fewer patients and raises more false alarms.</source>
        <translation>كم مريضًا مطمأنًا بحق تساوي حالة مكتشَفة واحدة. λ الأكبر تفوّت مرضى أقل وتثير إنذارات كاذبة أكثر.</translation>
    </message>
    <message>
        <source>ρ, the price of money</source>
        <translation>ρ، ثمن المال</translation>
    </message>
    <message>
        <source>What one unit of money spent on tests takes away, measured in patients rightly reassured. It is zero or below; the further below zero, the fewer tests are ordered.</source>
        <translation>ما تنتقصه وحدة مال تُنفق على الفحوص، مقيسًا بالمرضى المطمأنين بحق. هي صفر أو دونه؛ وكلما ابتعدت دون الصفر قلّت الفحوص المطلوبة.</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Lattice</translation>
    </message>
    <message>
        <source>Looks at every set of panels that could be known and reasons backwards from the end: is one more panel worth its price? Draws the whole front in seconds.</source>
        <translation>تنظر في كل مجموعة لوحات يمكن أن تكون معلومة وتستدل رجوعًا من النهاية: هل تستحق لوحة أخرى سعرها؟ ترسم الجبهة كلها في ثوانٍ.</translation>
    </message>
    <message>
        <source>SM-DDPO</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>SM-DDPO</translation>
    </message>
    <message>
        <source>The published method, learned from examples in three parts: one estimates results that are not known, one how likely the outcome is, and one finds out by trial which panel to order next.</source>
        <translation>الطريقة المنشورة، تتعلم من الأمثلة في ثلاثة أجزاء: جزء يقدّر النتائج المجهولة، وجزء يقدّر مدى احتمال الحصيلة، وجزء يكتشف بالتجربة أي لوحة تُطلب تاليًا.</translation>
    </message>
    <message>
        <source>Pretrained</source>
        <translation>مدرَّب مسبقًا</translation>
    </message>
    <message>
        <source>The classifier is learned first and then left alone while the ordering is learned. Otherwise both learn together, end to end.</source>
        <translation>يُتعلم المصنّف أولًا ثم يُترك وشأنه ريثما يُتعلم الطلب. وإلا تعلّم كلاهما معًا، من طرف إلى طرف.</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>المسح</translation>
    </message>
    <message>
        <source>Trains one policy after the other for different λ and ρ. Together they show the trade-off between cost and accuracy.</source>
        <translation>يدرّب سياسة بعد أخرى لقيم مختلفة من λ و ρ. وتبيّن معًا المفاضلة بين التكلفة والدقة.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>البذرة</translation>
    </message>
    <message>
        <source>Where the random numbers begin. The same seed gives the same result again; several seeds show how much of a result is luck.</source>
        <translation>من أين تبدأ الأعداد العشوائية. البذرة نفسها تعطي النتيجة نفسها مجددًا؛ وعدة بذور تبيّن كم من النتيجة حظ.</translation>
    </message>
    <message>
        <source>Validation patients</source>
        <translation>مرضى التحقق</translation>
    </message>
    <message>
        <source>Patients nobody learned from, used to choose among policies. Because the best is picked on them, their figures are a little too good.</source>
        <translation>مرضى لم يُتعلم منهم، يُستخدمون للاختيار بين السياسات. ولأن الأفضل يُختار عليهم، فمؤشراتهم أفضل قليلًا من الواقع.</translation>
    </message>
    <message>
        <source>Test patients</source>
        <translation>مرضى الاختبار</translation>
    </message>
    <message>
        <source>Patients who were looked at once, after everything had been chosen. Nothing was fitted to them, so their figures are the honest ones.</source>
        <translation>مرضى نُظر إليهم مرة واحدة بعد اختيار كل شيء. لم يُلاءَم لهم شيء، فمؤشراتهم هي الصادقة.</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>الجبهة</translation>
    </message>
    <message>
        <source>The policies worth considering: for each of them, nobody found one that is better and costs no more. Along it, more accuracy always costs more money.</source>
        <translation>السياسات الجديرة بالنظر: لكل منها لم يُعثر على سياسة أفضل ولا تكلّف أكثر. وعلى امتدادها، مزيد من الدقة يكلّف دائمًا مزيدًا من المال.</translation>
    </message>
    <message>
        <source>Dominated</source>
        <translation>مهيمَن عليها</translation>
    </message>
    <message>
        <source>Another policy is at least as good and costs no more, so there is no reason to choose this one.</source>
        <translation>سياسة أخرى جيدة مثلها على الأقل ولا تكلّف أكثر، فلا سبب لاختيار هذه.</translation>
    </message>
    <message>
        <source>95 % band</source>
        <translation>نطاق 95%</translation>
    </message>
    <message>
        <source>Had other patients of the same kind been in the study, the front would lie here 95 times out of 100. Whether two policies can be told apart it does not say: for that they are compared patient by patient, and the interval of their difference must leave out zero.</source>
        <translation>لو كان في الدراسة مرضى آخرون من النوع نفسه لوقعت الجبهة هنا 95 مرة من 100. ولا يبيّن ذلك هل يمكن تمييز سياستين: لذلك تُقارنان مريضًا مريضًا، ويجب ألا يشمل فاصل الثقة لفرقهما الصفر.</translation>
    </message>
    <message>
        <source>Optimism</source>
        <translation>التفاؤل</translation>
    </message>
    <message>
        <source>How much better a policy looked on the patients it was chosen by than on test patients. Long arrows warn against trusting the choice.</source>
        <translation>كم بدت السياسة أفضل على المرضى الذين اختيرت بهم منها على مرضى الاختبار. الأسهم الطويلة تحذّر من الثقة بالاختيار.</translation>
    </message>
    <message>
        <source>Area under the front</source>
        <translation>المساحة تحت الجبهة</translation>
    </message>
    <message>
        <source>The mean figure over all budgets from nothing to the price of all panels: one number to compare whole fronts by.</source>
        <translation>متوسط المؤشر على كل الميزانيات من لا شيء إلى سعر كل اللوحات: رقم واحد لمقارنة جبهات كاملة.</translation>
    </message>
    <message>
        <source>Panel use</source>
        <translation>استخدام اللوحات</translation>
    </message>
    <message>
        <source>The share of patients for whom the policy orders the panel. Times its price, it is what the panel adds to the mean bill.</source>
        <translation>نسبة المرضى الذين تطلب السياسة اللوحة لهم. مضروبة في سعرها هي ما تضيفه اللوحة إلى متوسط الفاتورة.</translation>
    </message>
    <message>
        <source>Fidelity</source>
        <translation>المطابقة</translation>
    </message>
    <message>
        <source>How often the simple tree does the same as the policy it imitates, among patients it was not made from.</source>
        <translation>كم مرة تفعل الشجرة البسيطة ما تفعله السياسة التي تقلدها، لدى مرضى لم تُبنَ منهم.</translation>
    </message>
    <message>
        <source>What is minimised</source>
        <translation>ما يُقلَّل</translation>
    </message>
    <message>
        <source>What a policy is to spend little of while it finds the cases: money, the time until the last result is there, or both, where you say how much money an hour of waiting is worth.</source>
        <translation>ما ينبغي أن تقلّل السياسة إنفاقه وهي تكتشف الحالات: المال، أو الزمن حتى آخر نتيجة، أو كلاهما حيث تحدد كم تساوي ساعة الانتظار من المال.</translation>
    </message>
    <message>
        <source>Turnaround time</source>
        <translation>زمن الإنجاز</translation>
    </message>
    <message>
        <source>From the order of a panel to its results. Panels ordered one after the other take the sum of their times, as each waits for the results of the one before; ordered together they take the longer one.</source>
        <translation>من طلب اللوحة إلى نتائجها. اللوحات المطلوبة واحدة بعد الأخرى تستغرق مجموع أزمنتها، لأن كلًا منها تنتظر نتائج ما قبلها؛ والمطلوبة معًا تستغرق الزمن الأطول.</translation>
    </message>
    <message>
        <source>Ordered together</source>
        <translation>مطلوبة معًا</translation>
    </message>
    <message>
        <source>Two panels at the same time: their results take the longer of both times instead of the sum. The second is ordered, and paid, before anything is known of the first.</source>
        <translation>لوحتان في الوقت نفسه: تستغرق نتائجهما أطول الزمنين بدل المجموع. تُطلب الثانية ويُدفع ثمنها قبل معرفة شيء من الأولى.</translation>
    </message>
    <message>
        <source>Decision threshold</source>
        <translation>عتبة القرار</translation>
    </message>
    <message>
        <source>The probability of the outcome from which the policy says that the patient is a case. It follows from λ: the more a found case is worth, the lower it is.</source>
        <translation>احتمال الحصيلة الذي تقول السياسة عنده فما فوق إن المريض حالة. ينتج عن λ: كلما زادت قيمة الحالة المكتشَفة انخفضت العتبة.</translation>
    </message>
    <message>
        <source>Estimated value</source>
        <translation>قيمة مقدَّرة</translation>
    </message>
    <message>
        <source>Not measured. What patients with the same known values usually have, with the range of 80 of 100 of them. It is never flagged as high or low.</source>
        <translation>لم تُقَس. ما يكون عادة لدى مرضى لهم القيم المعلومة نفسها، مع مدى 80 من كل 100 منهم. لا تُعلَّم أبدًا مرتفعة أو منخفضة.</translation>
    </message>
    <message>
        <source>Flip point</source>
        <translation>نقطة الانقلاب</translation>
    </message>
    <message>
        <source>The value at which the policy would do something else next, everything else being as it is.</source>
        <translation>القيمة التي تفعل السياسة عندها شيئًا آخر تاليًا، مع بقاء كل ما عداها كما هو.</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>المعايرة</translation>
    </message>
    <message>
        <source>Whether 30 % means 30 in 100: of the patients who were given that probability, how many are cases? A model can rank patients well and still promise too much or too little to all of them.</source>
        <translation>هل تعني 30% ثلاثين من كل 100: من المرضى الذين أُعطوا هذا الاحتمال، كم حالة بينهم؟ قد يرتب النموذج المرضى جيدًا ويَعِد مع ذلك بأكثر أو أقل من الواقع لهم جميعًا.</translation>
    </message>
    <message>
        <source>Calibration slope</source>
        <translation>ميل المعايرة</translation>
    </message>
    <message>
        <source>1 is right. Below 1 the probabilities are too extreme, high ones too high and low ones too low, as happens where a model learned chance; above 1 they are too timid. Mind its range: with few cases it is wide.</source>
        <translation>القيمة 1 صحيحة. دون 1 تكون الاحتمالات متطرفة، العالية أعلى مما يجب والمنخفضة أخفض، كما يحدث حين يتعلم النموذج المصادفة؛ وفوق 1 تكون متحفظة. انتبه إلى مداه: مع حالات قليلة يكون واسعًا.</translation>
    </message>
    <message>
        <source>Calibration in the large</source>
        <translation>المعايرة الكلية</translation>
    </message>
    <message>
        <source>Whether the probabilities are right on the whole. 0 is right; above 0 more patients are cases than were expected, below 0 fewer. It is off where the outcome is rarer or more frequent than among the patients learned from.</source>
        <translation>هل الاحتمالات صحيحة إجمالًا. 0 صحيح؛ فوق 0 الحالات أكثر من المتوقع، ودون 0 أقل. تختل حيث تكون الحصيلة أندر أو أكثر تواترًا منها بين المرضى الذين جرى التعلم منهم.</translation>
    </message>
    <message>
        <source>Brier score</source>
        <translation>درجة بريير</translation>
    </message>
    <message>
        <source>The mean square of how far the probability was from the truth: 0 at best, and smaller is better. Compare it only among the same patients, because a rare outcome makes it small for every model.</source>
        <translation>متوسط مربع بُعد الاحتمال عن الحقيقة: أفضله 0، والأصغر أفضل. قارنه بين المرضى أنفسهم فقط، لأن الحصيلة النادرة تجعله صغيرًا لكل نموذج.</translation>
    </message>
    <message>
        <source>Average precision (AUPRC)</source>
        <translation>متوسط الدقة الإيجابية (AUPRC)</translation>
    </message>
    <message>
        <source>The positive predictive value, averaged over all shares of the cases that could be found. A coin reaches the prevalence, so a rare outcome makes it low: compare it only among the same patients.</source>
        <translation>القيمة التنبؤية الإيجابية، متوسطة على كل نسب الحالات التي يمكن اكتشافها. تبلغ قطعة النقود الانتشار، فالحصيلة النادرة تخفضه: قارنه بين المرضى أنفسهم فقط.</translation>
    </message>
    <message>
        <source>Net benefit</source>
        <translation>المنفعة الصافية</translation>
    </message>
    <message>
        <source>Cases found, minus false alarms at the rate at which you would trade them, per patient. A model is of use only where it lies above both treating everybody and treating nobody. Tests are not paid for in it unless that is said.</source>
        <translation>الحالات المكتشَفة ناقص الإنذارات الكاذبة بالمعدل الذي تبادلها به، لكل مريض. لا يفيد النموذج إلا حيث يقع فوق علاج الجميع وفوق عدم علاج أحد. لا يُحسب فيها ثمن الفحوص ما لم يُذكر ذلك.</translation>
    </message>
    <message>
        <source>Threshold probability</source>
        <translation>احتمال العتبة</translation>
    </message>
    <message>
        <source>The probability of the outcome from which on you would act. 10 % says that one missed case is as bad as nine patients treated in vain. Different doctors and patients choose differently, so the curve shows a range.</source>
        <translation>احتمال الحصيلة الذي تتدخل عنده فما فوق. 10% تعني أن حالة فائتة واحدة بسوء تسعة مرضى عولجوا عبثًا. يختلف اختيار الأطباء والمرضى، لذلك يعرض المنحنى مجالًا.</translation>
    </message>
    <message>
        <source>DeLong interval</source>
        <translation>فاصل DeLong</translation>
    </message>
    <message>
        <source>The range of AUROC after DeLong, DeLong and Clarke-Pearson (1988), from how much single patients pull it up or down. For two models of the same patients it looks at their difference, which is surer than comparing two ranges.</source>
        <translation>مدى AUROC وفق DeLong و DeLong و Clarke-Pearson (1988)، من مقدار ما يرفعه أو يخفضه كل مريض. ولنموذجين على المرضى أنفسهم ينظر إلى فرقهما، وهو أوثق من مقارنة مديين.</translation>
    </message>
    <message>
        <source>Paired bootstrap</source>
        <translation>البوتستراب المقترن</translation>
    </message>
    <message>
        <source>Patients are drawn again and again and both models are judged by the same ones. Where the range of the difference holds zero, these patients cannot tell the models apart; that is no proof that they are equal.</source>
        <translation>يُسحب المرضى مرارًا ويُقيَّم كلا النموذجين على المسحوبين أنفسهم. حيث يشمل مدى الفرق الصفر لا يستطيع هؤلاء المرضى تمييز النموذجين؛ وليس ذلك برهانًا على تساويهما.</translation>
    </message>
    <message>
        <source>Subgroup</source>
        <translation>مجموعة فرعية</translation>
    </message>
    <message>
        <source>The same model for some patients only, such as the old or the women. Small groups have wide ranges, and among many groups one differs by chance: look for a pattern, not for the worst bar.</source>
        <translation>النموذج نفسه لبعض المرضى فقط، كالمسنين أو النساء. للمجموعات الصغيرة مديات واسعة، وبين مجموعات كثيرة تختلف إحداها مصادفة: ابحث عن نمط، لا عن أسوأ عمود.</translation>
    </message>
    <message>
        <source>Missing data</source>
        <translation>البيانات المفقودة</translation>
    </message>
    <message>
        <source>Values that were never recorded. Where they are missing more often for cases than for others, or the other way round, a model may learn from the gaps, which will be others in your clinic.</source>
        <translation>قيم لم تُسجَّل قط. حيث تُفقد لدى الحالات أكثر من غيرها أو العكس، قد يتعلم النموذج من الفجوات، وستكون غيرها في عيادتك.</translation>
    </message>
    <message>
        <source>Panel value</source>
        <translation>قيمة اللوحات</translation>
    </message>
    <message>
        <source>How often the results of a panel turned a wrong diagnosis into a right one, and how often the other way round. A panel may be worth its money though it changes little: it may decide what is ordered next.</source>
        <translation>كم مرة حوّلت نتائج اللوحة تشخيصًا خاطئًا إلى صحيح، وكم مرة العكس. قد تستحق اللوحة ثمنها وإن غيّرت قليلًا: فقد تحدد ما يُطلب تاليًا.</translation>
    </message>
    <message>
        <source>Redundancy</source>
        <translation>التكرار</translation>
    </message>
    <message>
        <source>How much of a panel&apos;s results could have been predicted from what else is known, as a share of their variance. 100 % adds nothing new. A low share says that it is new, not that it helps the diagnosis.</source>
        <translation>كم كان يمكن التنبؤ به من نتائج اللوحة مما هو معلوم غيرها، نسبةً من تباينها. 100% لا تضيف جديدًا. النسبة المنخفضة تعني أنها جديدة، لا أنها تفيد التشخيص.</translation>
    </message>
    <message>
        <source>Best fixed set</source>
        <translation>أفضل مجموعة ثابتة</translation>
    </message>
    <message>
        <source>The same panels for every patient: all sets are tried, and for each budget the best one on validation is kept. What choosing patient by patient is worth shows against this, not against ordering everything.</source>
        <translation>اللوحات نفسها لكل مريض: تُجرَّب كل المجموعات، وتُحفظ لكل ميزانية أفضلها على التحقق. وتظهر قيمة الاختيار لكل مريض على حدة مقارنة بهذا، لا بطلب كل شيء.</translation>
    </message>
    <message>
        <source>Fixed selection (FS)</source>
        <translation>انتقاء ثابت (FS)</translation>
    </message>
    <message>
        <source>Everybody gets the two panels that the trained policy ordered most often; all other parts are the same. The distance to the policy is what deciding for each patient adds.</source>
        <translation>ينال الجميع اللوحتين الأكثر طلبًا لدى السياسة المدرَّبة؛ وكل الأجزاء الأخرى نفسها. المسافة إلى السياسة هي ما يضيفه القرار لكل مريض.</translation>
    </message>
    <message>
        <source>Random selection (RS)</source>
        <translation>انتقاء عشوائي (RS)</translation>
    </message>
    <message>
        <source>For every patient each panel is ordered or not by the toss of a coin. Whoever is not better than this has learned nothing about which panel to order.</source>
        <translation>لكل مريض تُطلب كل لوحة أو لا تُطلب برمي قطعة نقود. من لا يتفوق على هذا لم يتعلم شيئًا عن اللوحة التي ينبغي طلبها.</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Greedy</translation>
    </message>
    <message>
        <source>Always orders the panel that promises most for its price at once, and never looks further ahead. It misses panels that only pay together with a later one.</source>
        <translation>تطلب دائمًا اللوحة التي تَعِد فورًا بالأكثر مقابل سعرها، ولا تنظر أبعد من ذلك أبدًا. تفوتها لوحات لا تجدي إلا مع لوحة لاحقة.</translation>
    </message>
    <message>
        <source>CWCF</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>CWCF</translation>
    </message>
    <message>
        <source>Classification with costly features (Janisch et al. 2019) learns from trial what each next order is worth. It aims at few mistakes, not at F1, and so tends to overlook rare diseases.</source>
        <translation>التصنيف بسمات مكلفة (Janisch et al. 2019) يتعلم بالتجربة قيمة كل طلب تالٍ. يهدف إلى أخطاء قليلة، لا إلى F1، فيميل إلى إغفال الأمراض النادرة.</translation>
    </message>
    <message>
        <source>TRIPOD+AI</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>TRIPOD+AI</translation>
    </message>
    <message>
        <source>A list of 27 items that a paper on a prediction model should report (Collins et al., BMJ 2024). It says what must be reported, not whether the model is good.</source>
        <translation>قائمة من 27 بندًا ينبغي أن يوردها بحث عن نموذج تنبؤ (Collins et al., BMJ 2024). تقول ما يجب ذكره، لا هل النموذج جيد.</translation>
    </message>
    <message>
        <source>STARD</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>STARD</translation>
    </message>
    <message>
        <source>A list of 30 items that a study of diagnostic accuracy should report (Bossuyt et al., 2015), with a diagram of how patients went through it.</source>
        <translation>قائمة من 30 بندًا ينبغي أن توردها دراسة دقة تشخيصية (Bossuyt et al., 2015)، مع مخطط يبيّن مسار المرضى فيها.</translation>
    </message>
    <message>
        <source>Model card</source>
        <translation>بطاقة النموذج</translation>
    </message>
    <message>
        <source>One page about a model: what it is for and what not, who it was learned from, how well it does and for whom, and what is not known. It belongs beside the model wherever it goes.</source>
        <translation>صفحة واحدة عن النموذج: فيمَ يُستخدم وفيمَ لا، وممن تعلّم، وكم هو جيد ولمن، وما ليس معلومًا. مكانها بجانب النموذج أينما ذهب.</translation>
    </message>
    <message>
        <source>What-if</source>
        <translation>ماذا لو</translation>
    </message>
    <message>
        <source>A second path of the same patient, with another order or another result. The policy&apos;s own path stays as it was, so that the two can be compared.</source>
        <translation>مسار ثانٍ للمريض نفسه، بطلب آخر أو بنتيجة أخرى. يبقى مسار السياسة كما كان ليمكن مقارنة الاثنين.</translation>
    </message>
    <message>
        <source>Worth of an order</source>
        <translation>قيمة الطلب</translation>
    </message>
    <message>
        <source>How much better the policy expects to do by ordering a panel and going on with its results than by a diagnosis at once, its price taken off. Where no result would change the diagnosis, an order is worth less than nothing: its price.</source>
        <translation>كم تتوقع السياسة أن يكون أداؤها أفضل بطلب لوحة والمتابعة بنتائجها مما لو شخّصت فورًا، بعد خصم السعر. وحيث لا تغيّر أي نتيجة التشخيص تكون قيمة الطلب أقل من لا شيء: خسارة سعره.</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>مبارزة</translation>
    </message>
    <message>
        <source>You and the policy order for the same patient, you without seeing what it thinks. Both are scored alike: the value of the diagnosis less the bill.</source>
        <translation>تطلب أنت والسياسة للمريض نفسه، وأنت لا ترى ما تراه. يُحسب لكليكما بالطريقة نفسها: قيمة التشخيص ناقص الفاتورة.</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Where it is used</source>
        <translation>أين يُستخدم</translation>
    </message>
</context>
<context>
    <name>GuidePages</name>
    <message>
        <source>PanelWise help</source>
        <translation>مساعدة PanelWise</translation>
    </message>
</context>
<context>
    <name>HelpEvent</name>
    <message>
        <source>What can I do here?</source>
        <translation>ماذا يمكنني أن أفعل هنا؟</translation>
    </message>
</context>
<context>
    <name>IdentifierReview</name>
    <message>
        <source>a different value in every row</source>
        <translation>قيمة مختلفة في كل صف</translation>
    </message>
    <message>
        <source>looks like names of people</source>
        <translation>يبدو أسماء أشخاص</translation>
    </message>
    <message>
        <source>looks like record numbers</source>
        <translation>يبدو أرقام سجلات</translation>
    </message>
    <message>
        <source>looks like dates</source>
        <translation>يبدو تواريخ</translation>
    </message>
</context>
<context>
    <name>ImportText</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 و%2 غيرها</translation>
    </message>
    <message>
        <source>Sheet “%1” was read. There are tables on these too: %2.</source>
        <translation>قُرئت الورقة «%1». وفي هذه الأوراق جداول أيضًا: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln values that the file declares to be missing count as not recorded: %1.</source>
        <translation>
            <numerusform>قيم يعلنها الملف مفقودة وتُعد غير مسجَّلة: %Ln: %1.</numerusform>
            <numerusform>قيم يعلنها الملف مفقودة وتُعد غير مسجَّلة: %Ln: %1.</numerusform>
            <numerusform>قيم يعلنها الملف مفقودة وتُعد غير مسجَّلة: %Ln: %1.</numerusform>
            <numerusform>قيم يعلنها الملف مفقودة وتُعد غير مسجَّلة: %Ln: %1.</numerusform>
            <numerusform>قيم يعلنها الملف مفقودة وتُعد غير مسجَّلة: %Ln: %1.</numerusform>
            <numerusform>قيم يعلنها الملف مفقودة وتُعد غير مسجَّلة: %Ln: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file&apos;s own words for %Ln columns were kept.</source>
        <translation>
            <numerusform>حُفظت تسميات الملف نفسه للأعمدة: لا أعمدة.</numerusform>
            <numerusform>حُفظت تسميات الملف نفسه للأعمدة: عمود واحد.</numerusform>
            <numerusform>حُفظت تسميات الملف نفسه للأعمدة: عمودان.</numerusform>
            <numerusform>حُفظت تسميات الملف نفسه للأعمدة: %Ln أعمدة.</numerusform>
            <numerusform>حُفظت تسميات الملف نفسه للأعمدة: %Ln عمودًا.</numerusform>
            <numerusform>حُفظت تسميات الملف نفسه للأعمدة: %Ln عمود.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The labels of values were kept in %Ln columns: %1.</source>
        <translation>
            <numerusform>حُفظت تسميات القيم في لا أعمدة: %1.</numerusform>
            <numerusform>حُفظت تسميات القيم في عمود واحد: %1.</numerusform>
            <numerusform>حُفظت تسميات القيم في عمودين: %1.</numerusform>
            <numerusform>حُفظت تسميات القيم في %Ln أعمدة: %1.</numerusform>
            <numerusform>حُفظت تسميات القيم في %Ln عمودًا: %1.</numerusform>
            <numerusform>حُفظت تسميات القيم في %Ln عمود: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Column “%1”: %Ln values have a label (%2) and others have none, so it was read as numbers. If they are codes for “not recorded”, say so.</source>
        <translation>
            <numerusform>العمود «%1»: لبعض القيم تسمية (%2)، وعددها %Ln، وليس لغيرها، فقُرئ أعدادًا. إن كانت رموزًا لـ «غير مسجَّل» فحدد ذلك.</numerusform>
            <numerusform>العمود «%1»: لبعض القيم تسمية (%2)، وعددها %Ln، وليس لغيرها، فقُرئ أعدادًا. إن كانت رموزًا لـ «غير مسجَّل» فحدد ذلك.</numerusform>
            <numerusform>العمود «%1»: لبعض القيم تسمية (%2)، وعددها %Ln، وليس لغيرها، فقُرئ أعدادًا. إن كانت رموزًا لـ «غير مسجَّل» فحدد ذلك.</numerusform>
            <numerusform>العمود «%1»: لبعض القيم تسمية (%2)، وعددها %Ln، وليس لغيرها، فقُرئ أعدادًا. إن كانت رموزًا لـ «غير مسجَّل» فحدد ذلك.</numerusform>
            <numerusform>العمود «%1»: لبعض القيم تسمية (%2)، وعددها %Ln، وليس لغيرها، فقُرئ أعدادًا. إن كانت رموزًا لـ «غير مسجَّل» فحدد ذلك.</numerusform>
            <numerusform>العمود «%1»: لبعض القيم تسمية (%2)، وعددها %Ln، وليس لغيرها، فقُرئ أعدادًا. إن كانت رموزًا لـ «غير مسجَّل» فحدد ذلك.</numerusform>
        </translation>
    </message>
    <message>
        <source>header</source>
        <translation>الترويسة</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>الصف %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells are not in UTF-8 as the rest of the file is and were read as Latin-1. Check their letters: %1.</source>
        <translation>
            <numerusform>خلايا ليست بترميز UTF-8 كبقية الملف وقُرئت بترميز Latin-1: %Ln. تحقق من حروفها: %1.</numerusform>
            <numerusform>خلايا ليست بترميز UTF-8 كبقية الملف وقُرئت بترميز Latin-1: %Ln. تحقق من حروفها: %1.</numerusform>
            <numerusform>خلايا ليست بترميز UTF-8 كبقية الملف وقُرئت بترميز Latin-1: %Ln. تحقق من حروفها: %1.</numerusform>
            <numerusform>خلايا ليست بترميز UTF-8 كبقية الملف وقُرئت بترميز Latin-1: %Ln. تحقق من حروفها: %1.</numerusform>
            <numerusform>خلايا ليست بترميز UTF-8 كبقية الملف وقُرئت بترميز Latin-1: %Ln. تحقق من حروفها: %1.</numerusform>
            <numerusform>خلايا ليست بترميز UTF-8 كبقية الملف وقُرئت بترميز Latin-1: %Ln. تحقق من حروفها: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Text file</source>
        <translation>ملف نصي</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>مصنف Excel</translation>
    </message>
    <message>
        <source>LibreOffice workbook</source>
        <translation>مصنف LibreOffice</translation>
    </message>
    <message>
        <source>SPSS file</source>
        <translation>ملف SPSS</translation>
    </message>
    <message>
        <source>Stata file</source>
        <translation>ملف Stata</translation>
    </message>
    <message>
        <source>SAS file</source>
        <translation>ملف SAS</translation>
    </message>
    <message>
        <source>SAS transport file</source>
        <translation>ملف SAS للنقل</translation>
    </message>
    <message numerus="yes">
        <source>%Ln formulas have no stored value and count as not recorded. Open the workbook in Excel or LibreOffice and save it to have them calculated.</source>
        <translation>
            <numerusform>صيغ حسابية بلا قيمة مخزَّنة وتُعد غير مسجَّلة: %Ln. افتح المصنف في Excel أو LibreOffice واحفظه لتُحسب.</numerusform>
            <numerusform>صيغ حسابية بلا قيمة مخزَّنة وتُعد غير مسجَّلة: %Ln. افتح المصنف في Excel أو LibreOffice واحفظه لتُحسب.</numerusform>
            <numerusform>صيغ حسابية بلا قيمة مخزَّنة وتُعد غير مسجَّلة: %Ln. افتح المصنف في Excel أو LibreOffice واحفظه لتُحسب.</numerusform>
            <numerusform>صيغ حسابية بلا قيمة مخزَّنة وتُعد غير مسجَّلة: %Ln. افتح المصنف في Excel أو LibreOffice واحفظه لتُحسب.</numerusform>
            <numerusform>صيغ حسابية بلا قيمة مخزَّنة وتُعد غير مسجَّلة: %Ln. افتح المصنف في Excel أو LibreOffice واحفظه لتُحسب.</numerusform>
            <numerusform>صيغ حسابية بلا قيمة مخزَّنة وتُعد غير مسجَّلة: %Ln. افتح المصنف في Excel أو LibreOffice واحفظه لتُحسب.</numerusform>
        </translation>
    </message>
    <message>
        <source>sheet “%1”, names in row %2</source>
        <translation>الورقة «%1»، الأسماء في الصف %2</translation>
    </message>
</context>
<context>
    <name>LineFigure</name>
    <message>
        <source>curve</source>
        <translation>المنحنى</translation>
    </message>
    <message>
        <source>%1, low</source>
        <translation>%1، الحد الأدنى</translation>
    </message>
    <message>
        <source>%1, high</source>
        <translation>%1، الحد الأعلى</translation>
    </message>
</context>
<context>
    <name>MissingTab</name>
    <message>
        <source>Missing data</source>
        <translation>البيانات المفقودة</translation>
    </message>
    <message>
        <source>What the record does not hold. Gaps that are more frequent in cases, or in others, may be learned instead of the outcome itself.</source>
        <translation>ما لا يحويه السجل. الفجوات الأكثر تواترًا لدى الحالات أو لدى غيرها قد تُتعلم بدل الحصيلة نفسها.</translation>
    </message>
</context>
<context>
    <name>MissingWords</name>
    <message>
        <source>Known before any test</source>
        <translation>معلوم قبل أي فحص</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>اللوحات</translation>
    </message>
    <message>
        <source>%1: %2 of values missing in cases, %3 in others.</source>
        <translation>%1: القيم المفقودة %2 لدى الحالات، و%3 لدى غيرها.</translation>
    </message>
    <message>
        <source>Variables with gaps, most first</source>
        <translation>المتغيرات ذات الفجوات، الأكثر أولًا</translation>
    </message>
    <message>
        <source>values missing, cases</source>
        <translation>قيم مفقودة، الحالات</translation>
    </message>
    <message>
        <source>values missing, others</source>
        <translation>قيم مفقودة، غير الحالات</translation>
    </message>
    <message>
        <source>nothing recorded, cases</source>
        <translation>لا شيء مسجَّل، الحالات</translation>
    </message>
    <message>
        <source>nothing recorded, others</source>
        <translation>لا شيء مسجَّل، غير الحالات</translation>
    </message>
    <message>
        <source>Panel or variable</source>
        <translation>اللوحة أو المتغير</translation>
    </message>
    <message>
        <source>What is not recorded</source>
        <translation>ما هو غير مسجَّل</translation>
    </message>
    <message>
        <source>%1 Nothing is missing in %2 of them.</source>
        <translation>%1 لا شيء مفقود لدى %2 منهم.</translation>
    </message>
</context>
<context>
    <name>MissingnessFigure</name>
    <message>
        <source>Known before any test</source>
        <translation>معلوم قبل أي فحص</translation>
    </message>
    <message>
        <source>%1: %2 of values missing in patients who are no cases, %3 in cases; nothing recorded in %4 and %5.</source>
        <translation>%1: القيم المفقودة %2 لدى من ليسوا حالات، و%3 لدى الحالات؛ لا شيء مسجَّل لدى %4 و%5.</translation>
    </message>
    <message>
        <source>values missing</source>
        <translation>قيم مفقودة</translation>
    </message>
    <message>
        <source>nothing recorded</source>
        <translation>لا شيء مسجَّل</translation>
    </message>
    <message>
        <source>without</source>
        <translation>دونها</translation>
    </message>
    <message>
        <source>with</source>
        <translation>معها</translation>
    </message>
    <message>
        <source>Missing values by panel and outcome</source>
        <translation>القيم المفقودة حسب اللوحة والحصيلة</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>اللوحة</translation>
    </message>
    <message>
        <source>Values missing, without</source>
        <translation>القيم المفقودة، دون الحصيلة</translation>
    </message>
    <message>
        <source>Values missing, with</source>
        <translation>القيم المفقودة، مع الحصيلة</translation>
    </message>
    <message>
        <source>Nothing recorded, without</source>
        <translation>لا شيء مسجَّل، دون الحصيلة</translation>
    </message>
    <message>
        <source>Nothing recorded, with</source>
        <translation>لا شيء مسجَّل، مع الحصيلة</translation>
    </message>
</context>
<context>
    <name>ModelChoices</name>
    <message>
        <source>Policy %1</source>
        <translation>السياسة %1</translation>
    </message>
</context>
<context>
    <name>NumberWords</name>
    <message>
        <source>1 test</source>
        <translation>فحص واحد</translation>
    </message>
    <message>
        <source>%1 tests</source>
        <translation>الفحوص: %1</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>There is no display to show the window on. panelwise-cli does the same work in a terminal.</source>
        <translation>لا توجد شاشة لعرض النافذة. يؤدي panelwise-cli العمل نفسه في الطرفية.</translation>
    </message>
    <message>
        <source>Open a built-in cohort.</source>
        <translation>فتح فوج مضمَّن.</translation>
    </message>
    <message>
        <source>Write a picture of the window when it is ready, and end.</source>
        <translation>كتابة صورة للنافذة حين تكون جاهزة ثم الإنهاء.</translation>
    </message>
    <message>
        <source>Show start, import, data, train, front, patient or compare.</source>
        <translation>عرض start أو import أو data أو train أو front أو patient أو compare.</translation>
    </message>
    <message>
        <source>Colours: light or dark.</source>
        <translation>الألوان: light أو dark.</translation>
    </message>
    <message>
        <source>Size of the window, 1440x900.</source>
        <translation>حجم النافذة، 1440x900.</translation>
    </message>
    <message>
        <source>Size of the type, 0.85 to 3.</source>
        <translation>حجم الخط، من 0.85 إلى 3.</translation>
    </message>
    <message>
        <source>Print the milliseconds until the window was drawn first.</source>
        <translation>طباعة الملّي ثانية حتى أول رسم للنافذة.</translation>
    </message>
    <message>
        <source>A laboratory for cost-effective diagnosis.</source>
        <translation>مختبر للتشخيص الفعال من حيث التكلفة.</translation>
    </message>
    <message>
        <source>Only one file can be opened at a time.</source>
        <translation>لا يمكن فتح أكثر من ملف واحد في المرة.</translation>
    </message>
    <message>
        <source>There is no page “%1”.</source>
        <translation>لا توجد صفحة «%1».</translation>
    </message>
    <message>
        <source>The theme is light or dark, not “%1”.</source>
        <translation>السمة light أو dark، وليست «%1».</translation>
    </message>
    <message>
        <source>The size is written like 1440x900, not “%1”.</source>
        <translation>يُكتب الحجم هكذا 1440x900، وليس «%1».</translation>
    </message>
    <message>
        <source>The zoom is a number from 0.85 to 3, not “%1”.</source>
        <translation>التكبير عدد من 0.85 إلى 3، وليس «%1».</translation>
    </message>
    <message>
        <source>Keep settings and unsaved projects beside the program, as on a USB stick.</source>
        <translation>إبقاء الإعدادات والمشاريع غير المحفوظة بجانب البرنامج، كما على ذاكرة USB.</translation>
    </message>
    <message>
        <source>A .panelwise project, a table to import, a lesson or an exported figure.</source>
        <translation>مشروع ‎.panelwise أو جدول للاستيراد أو درس أو شكل مُصدَّر.</translation>
    </message>
    <message>
        <source>a laboratory for cost-effective diagnosis</source>
        <translation>مختبر للتشخيص الفعّال من حيث التكلفة</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>الوصف</translation>
    </message>
    <message>
        <source>Opens the window, with FILE if one is given: a .panelwise project, a table to import or an exported figure. Simulation for education and research. Not for clinical use.</source>
        <translation>يفتح النافذة، مع FILE إن ذُكر: مشروع ‎.panelwise أو جدول للاستيراد أو شكل مُصدَّر. محاكاة للتعليم والبحث. ليست للاستخدام السريري.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>الخيارات</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>انظر أيضًا</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>found</source>
        <translation>مكتشَفة</translation>
    </message>
    <message>
        <source>false alarms</source>
        <translation>إنذارات كاذبة</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>فائتة</translation>
    </message>
    <message>
        <source>correctly reassured</source>
        <translation>مطمأنون بحق</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>الحصيلة</translation>
    </message>
    <message>
        <source>Patients of 1,000</source>
        <translation>المرضى من كل 1,000</translation>
    </message>
    <message>
        <source>%1 found, %2 missed, %3 false alarms, %4 correctly reassured</source>
        <translation>مكتشَفة %1، فائتة %2، إنذارات كاذبة %3، مطمأنون بحق %4</translation>
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
        <translation>الوفاة</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>عدم %1</translation>
    </message>
    <message>
        <source>the outcome</source>
        <translation>الحصيلة</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>دون %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>%1 على الأكثر</translation>
    </message>
    <message>
        <source>above %1</source>
        <translation>فوق %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>%1 على الأقل</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>مسجَّل</translation>
    </message>
    <message>
        <source> or </source>
        <translation> أو </translation>
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
        <translation>%1 (%2: %3): %4 من %5 من المرضى (%6)</translation>
    </message>
    <message>
        <source>No column looks like an outcome. Choose the one that says who is a case, now or after the import.</source>
        <translation>لا يبدو أي عمود حصيلة. اختر العمود الذي يحدد من هو حالة، الآن أو بعد الاستيراد.</translation>
    </message>
    <message>
        <source>Which value of %1 marks the cases?</source>
        <translation>أي قيمة من %1 تدل على الحالات؟</translation>
    </message>
    <message>
        <source>%1 usually marks the cases, but then %2 of %3 patients would be cases. Which value of %4 marks them?</source>
        <translation>تدل %1 عادة على الحالات، لكن %2 من %3 من المرضى سيكونون عندها حالات. أي قيمة من %4 تدل عليها؟</translation>
    </message>
    <message>
        <source>Other columns could be the outcome, too. Is it %1, and which of its values marks the cases?</source>
        <translation>قد تكون أعمدة أخرى هي الحصيلة أيضًا. هل هي %1، وأي قيمه تدل على الحالات؟</translation>
    </message>
    <message>
        <source>%1 recorded: %2 of %3 patients</source>
        <translation>%1 مسجَّل: %2 من %3 من المرضى</translation>
    </message>
</context>
<context>
    <name>PanelUse</name>
    <message>
        <source>Panel</source>
        <translation>اللوحة</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>السعر</translation>
    </message>
    <message>
        <source>Share of patients</source>
        <translation>نسبة المرضى</translation>
    </message>
    <message>
        <source>Share at the start</source>
        <translation>النسبة في البداية</translation>
    </message>
    <message>
        <source>%1: ordered for %2 of patients</source>
        <translation>%1: طُلبت لـ %2 من المرضى</translation>
    </message>
</context>
<context>
    <name>PanelValueTab</name>
    <message>
        <source>Panel value</source>
        <translation>قيمة اللوحات</translation>
    </message>
    <message>
        <source>The diagnosis before a panel was ordered, against the one after its results.</source>
        <translation>التشخيص قبل طلب اللوحة، مقابل التشخيص بعد نتائجها.</translation>
    </message>
    <message>
        <source>%1 orders the same panels for everybody, all at once: there is no diagnosis before a panel.</source>
        <translation>%1: يطلب اللوحات نفسها للجميع، كلها معًا: لا تشخيص قبل لوحة.</translation>
    </message>
</context>
<context>
    <name>PanelWords</name>
    <message>
        <source>Panel %1</source>
        <translation>اللوحة %1</translation>
    </message>
</context>
<context>
    <name>PatientView</name>
    <message>
        <source>not known</source>
        <translation>غير معلوم</translation>
    </message>
    <message>
        <source>hidden until diagnosis</source>
        <translation>مخفي حتى التشخيص</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Both paths do the same.</source>
        <translation>يفعل المساران الشيء نفسه.</translation>
    </message>
    <message>
        <source>They part at step %1: the policy does “%2”, you “%3”.</source>
        <translation>يفترقان عند الخطوة %1: تفعل السياسة «%2»، وأنت «%3».</translation>
    </message>
    <message>
        <source>Duel: your orders against the policy’s</source>
        <translation>المبارزة: طلباتك مقابل طلبات السياسة</translation>
    </message>
    <message>
        <source>Duel: both paths</source>
        <translation>المبارزة: المساران</translation>
    </message>
    <message>
        <source>Probabilities, advice and estimates are hidden until your diagnosis. What is ordered stays ordered.</source>
        <translation>الاحتمالات والنصائح والتقديرات مخفية حتى تشخيصك. ما طُلب يبقى مطلوبًا.</translation>
    </message>
    <message>
        <source>Two paths</source>
        <translation>مساران</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>السياسة</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>ماذا لو</translation>
    </message>
    <message>
        <source>You</source>
        <translation>أنت</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>دورك</translation>
    </message>
    <message>
        <source>Diagnose</source>
        <translation>تشخيص</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 مع %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>the policy would order it now · estimated, 80 % range</source>
        <translation>تطلبها السياسة الآن · مقدَّر، مدى 80%</translation>
    </message>
    <message>
        <source>policy’s path</source>
        <translation>مسار السياسة</translation>
    </message>
    <message>
        <source>Reference ranges of adults, illustrative; use your laboratory’s.</source>
        <translation>مجالات مرجعية للبالغين، للإيضاح؛ استخدم مجالات مختبرك.</translation>
    </message>
    <message>
        <source>Reference ranges for women, illustrative; use your laboratory’s.</source>
        <translation>مجالات مرجعية للنساء، للإيضاح؛ استخدم مجالات مختبرك.</translation>
    </message>
    <message>
        <source>Reference ranges for men, illustrative; use your laboratory’s.</source>
        <translation>مجالات مرجعية للرجال، للإيضاح؛ استخدم مجالات مختبرك.</translation>
    </message>
    <message>
        <source>Estimates (est.) are never flagged.</source>
        <translation>القيم المقدَّرة (تقدير) لا تُعلَّم أبدًا.</translation>
    </message>
    <message>
        <source>within reference: %1</source>
        <translation>ضمن المرجع: %1</translation>
    </message>
    <message>
        <source>%1, step %2 of %3</source>
        <translation>%1، الخطوة %2 من %3</translation>
    </message>
    <message>
        <source>%1 right for %2, score %3</source>
        <translation>الصحيح %1 مقابل %2، النقاط %3</translation>
    </message>
    <message>
        <source>Score: %1 for a case found, 1 for somebody rightly reassured, 0 for an error</source>
        <translation>النقاط: %1 للحالة المكتشَفة، و1 لمن طُمئن بحق، و0 للخطأ</translation>
    </message>
    <message>
        <source>%1.</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1; each %2 spent costs 1.</source>
        <translation>%1؛ وكل %2 تُنفق تكلّف نقطة.</translation>
    </message>
    <message>
        <source>%1; less what the tests cost and how long they take.</source>
        <translation>%1؛ ناقص تكلفة الفحوص ومدتها.</translation>
    </message>
    <message numerus="yes">
        <source>Score over %n patient(s): you %1; the policy %2.</source>
        <translation>
            <numerusform>النقاط دون مرضى (%n): أنت %1؛ السياسة %2.</numerusform>
            <numerusform>النقاط على مريض واحد (%n): أنت %1؛ السياسة %2.</numerusform>
            <numerusform>النقاط على مريضين (%n): أنت %1؛ السياسة %2.</numerusform>
            <numerusform>النقاط على %n مرضى: أنت %1؛ السياسة %2.</numerusform>
            <numerusform>النقاط على %n مريضًا: أنت %1؛ السياسة %2.</numerusform>
            <numerusform>النقاط على %n مريض: أنت %1؛ السياسة %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>critical: its results changed the diagnosis</source>
        <translation>حاسمة: غيّرت نتائجها التشخيص</translation>
    </message>
    <message>
        <source>useful: it promised more than a diagnosis at once</source>
        <translation>مفيدة: كانت تَعِد بأكثر من تشخيص فوري</translation>
    </message>
    <message>
        <source>unnecessary: a diagnosis at once promised as much</source>
        <translation>غير ضرورية: كان التشخيص الفوري يَعِد بالقدر نفسه</translation>
    </message>
    <message>
        <source>not to be said</source>
        <translation>لا يمكن القول</translation>
    </message>
    <message>
        <source>ordered with another</source>
        <translation>طُلبت مع أخرى</translation>
    </message>
    <message>
        <source>%1, %2: expected to bring %3; %4.</source>
        <translation>%1، %2: المكسب المتوقع %3؛ %4.</translation>
    </message>
    <message>
        <source>nothing was ordered.</source>
        <translation>لم يُطلب شيء.</translation>
    </message>
    <message>
        <source>then %1, as soon as its results are typed in</source>
        <translation>ثم %1، حال إدخال نتائجها</translation>
    </message>
    <message>
        <source>%1 orders</source>
        <translation>الطلب الآن: %1</translation>
    </message>
    <message>
        <source>%1 against the policy</source>
        <translation>%1 ضد السياسة</translation>
    </message>
    <message>
        <source>You order</source>
        <translation>أنت تطلب</translation>
    </message>
    <message>
        <source>What the policy thinks of this decision is hidden until you made it, or want it revealed.</source>
        <translation>يبقى رأي السياسة في هذا القرار مخفيًا حتى تتخذه أو تطلب كشفه.</translation>
    </message>
    <message>
        <source>%1, step %2</source>
        <translation>%1، الخطوة %2</translation>
    </message>
</context>
<context>
    <name>PlanText</name>
    <message>
        <source>Whether classifier and panel selector learn together or the classifier first.</source>
        <translation>هل يتعلم المصنّف ومنتقي اللوحات معًا أم المصنّف أولًا.</translation>
    </message>
    <message>
        <source>What a case found is worth; a correct negative is worth 1.</source>
        <translation>قيمة الحالة المكتشَفة؛ وقيمة السلبي الصحيح 1.</translation>
    </message>
    <message>
        <source>What one unit of what is minimised is worth; negative, because it is spent.</source>
        <translation>قيمة وحدة مما يُقلَّل؛ سالبة لأنها تُنفق.</translation>
    </message>
    <message>
        <source>What to spend little of: money, time, or both, an hour being worth this much money.</source>
        <translation>ما يُراد التقليل منه: المال أو الزمن أو كلاهما بأن تساوي الساعة هذا المبلغ.</translation>
    </message>
    <message>
        <source>Where random numbers start; the same seed gives the same policy.</source>
        <translation>من أين تبدأ الأعداد العشوائية؛ البذرة نفسها تعطي السياسة نفسها.</translation>
    </message>
    <message>
        <source>What the best policy on validation patients is chosen by.</source>
        <translation>ما تُختار به أفضل سياسة على مرضى التحقق.</translation>
    </message>
    <message>
        <source>Who diagnoses: the panel selector, or the probability by what pays more.</source>
        <translation>من يشخّص: منتقي اللوحات، أم الاحتمال بحسب الأجدى.</translation>
    </message>
    <message>
        <source>Whether a diagnosis earns by the outcome or by its probability with all panels known.</source>
        <translation>هل يُكافأ التشخيص بالحصيلة أم باحتمالها مع معرفة كل اللوحات.</translation>
    </message>
    <message>
        <source>Whether encoder, classifier and panel selector all learn from all training patients.</source>
        <translation>هل يتعلم المرمّز والمصنّف ومنتقي اللوحات جميعًا من كل مرضى التدريب.</translation>
    </message>
    <message>
        <source>Whether networks see logarithms of values that few patients have far above the rest.</source>
        <translation>هل ترى الشبكات لوغاريتمات القيم التي هي لدى قلة من المرضى أعلى بكثير من البقية.</translation>
    </message>
    <message>
        <source>Whether a panel of which a patient&apos;s record holds nothing cannot be ordered.</source>
        <translation>هل تُمنع اللوحة التي لا يحوي سجل المريض شيئًا منها من الطلب.</translation>
    </message>
    <message>
        <source>Memory for estimated states in MB; beyond it only visited states are kept.</source>
        <translation>الذاكرة للأوضاع المقدَّرة بالميغابايت؛ فوقها تُحفظ الأوضاع التي وُصل إليها فقط.</translation>
    </message>
    <message>
        <source>How unknown values are estimated from known ones; emflow and gain take longest to learn.</source>
        <translation>كيف تُقدَّر القيم المجهولة من المعلومة؛ emflow و gain أطولها تعلمًا.</translation>
    </message>
    <message>
        <source>Coupling layers of the flow.</source>
        <translation>طبقات الاقتران في التدفق.</translation>
    </message>
    <message>
        <source>Width of the two hidden layers in each coupling; networks of gain are 4 times as wide.</source>
        <translation>عرض الطبقتين الخفيتين في كل اقتران؛ شبكات gain أعرض 4 مرات.</translation>
    </message>
    <message>
        <source>Training steps of the flow; gain takes ten in each.</source>
        <translation>خطوات تدريب التدفق؛ تأخذ gain عشرًا في كل منها.</translation>
    </message>
    <message>
        <source>Patients in one training step of the flow or of gain.</source>
        <translation>عدد المرضى في خطوة تدريب واحدة للتدفق أو gain.</translation>
    </message>
    <message>
        <source>Learning rate of the flow or of gain.</source>
        <translation>معدل التعلم للتدفق أو gain.</translation>
    </message>
    <message>
        <source>Weight of the reconstruction error in the loss of the flow or of gain.</source>
        <translation>وزن خطأ إعادة البناء في خسارة التدفق أو gain.</translation>
    </message>
    <message>
        <source>How strongly the flow&apos;s weights are drawn to zero.</source>
        <translation>مدى شد أوزان التدفق نحو الصفر.</translation>
    </message>
    <message>
        <source>Largest logarithm of the scale in a coupling; smaller is more stable.</source>
        <translation>أكبر لوغاريتم للمقياس في الاقتران؛ الأصغر أكثر استقرارًا.</translation>
    </message>
    <message>
        <source>Rounds of gaussian, mice and missforest; iterations for each penalty of softimpute.</source>
        <translation>جولات gaussian و mice و missforest؛ وتكرارات لكل عقوبة في softimpute.</translation>
    </message>
    <message>
        <source>Networks of the classifier; of several, each leaves out different patients.</source>
        <translation>شبكات المصنّف؛ عند تعددها تترك كل منها مرضى مختلفين.</translation>
    </message>
    <message>
        <source>Whether the classifier is told which values are known.</source>
        <translation>هل يُخبَر المصنّف أي القيم معلومة.</translation>
    </message>
    <message>
        <source>Pieces of each value&apos;s range that the classifier sees one by one, 0 for none.</source>
        <translation>قطع مدى كل قيمة التي يراها المصنّف واحدة واحدة، 0 لعدمها.</translation>
    </message>
    <message>
        <source>Width of the classifier&apos;s two hidden layers.</source>
        <translation>عرض الطبقتين الخفيتين للمصنّف.</translation>
    </message>
    <message>
        <source>Patients in one training step of the classifier.</source>
        <translation>عدد المرضى في خطوة تدريب واحدة للمصنّف.</translation>
    </message>
    <message>
        <source>Learning rate of the classifier.</source>
        <translation>معدل تعلم المصنّف.</translation>
    </message>
    <message>
        <source>Weight of a diseased patient in the classifier&apos;s loss.</source>
        <translation>وزن المريض المصاب في خسارة المصنّف.</translation>
    </message>
    <message>
        <source>Passes before the panel selector learns; for method pretrained or a warm start.</source>
        <translation>التمريرات قبل أن يتعلم منتقي اللوحات؛ للطريقة المدرَّبة مسبقًا أو البداية الدافئة.</translation>
    </message>
    <message>
        <source>Whether end-to-end begins with them too and goes on with a tenth of the rate.</source>
        <translation>هل تبدأ طريقة الطرف إلى الطرف بها أيضًا وتتابع بعُشر المعدل.</translation>
    </message>
    <message>
        <source>Passes over the visited states in each outer loop; method end-to-end only.</source>
        <translation>التمريرات على الأوضاع التي وُصل إليها في كل حلقة خارجية؛ لطريقة الطرف إلى الطرف فقط.</translation>
    </message>
    <message>
        <source>Loops without gain on validation until the classifier stays at its best; 0: never.</source>
        <translation>الحلقات دون تحسن على التحقق إلى أن يثبت المصنّف على أفضله؛ 0: أبدًا.</translation>
    </message>
    <message>
        <source>Width of the two hidden layers of the policy and value networks.</source>
        <translation>عرض الطبقتين الخفيتين لشبكتي السياسة والقيمة.</translation>
    </message>
    <message>
        <source>Steps in one gradient step of the panel selector.</source>
        <translation>الخطوات في خطوة تدرج واحدة لمنتقي اللوحات.</translation>
    </message>
    <message>
        <source>Steps collected before each update of the panel selector.</source>
        <translation>الخطوات المجموعة قبل كل تحديث لمنتقي اللوحات.</translation>
    </message>
    <message>
        <source>Patients tested side by side.</source>
        <translation>عدد المرضى المفحوصين جنبًا إلى جنب.</translation>
    </message>
    <message>
        <source>Passes over the collected steps in each update.</source>
        <translation>التمريرات على الخطوات المجموعة في كل تحديث.</translation>
    </message>
    <message>
        <source>Learning rate of the panel selector.</source>
        <translation>معدل تعلم منتقي اللوحات.</translation>
    </message>
    <message>
        <source>Share of that rate left at the end of training, falling evenly.</source>
        <translation>الحصة الباقية من ذلك المعدل في نهاية التدريب، بانخفاض منتظم.</translation>
    </message>
    <message>
        <source>Discount of later rewards; 1 counts them in full.</source>
        <translation>خصم المكافآت اللاحقة؛ 1 يحسبها كاملة.</translation>
    </message>
    <message>
        <source>How far advantages look ahead: 0 one step, 1 to the diagnosis.</source>
        <translation>مدى النظر إلى الأمام في الأفضليات: 0 خطوة واحدة، 1 حتى التشخيص.</translation>
    </message>
    <message>
        <source>How far one update may move the probability of an action.</source>
        <translation>مدى ما يمكن لتحديث واحد أن يحرّك احتمال إجراء.</translation>
    </message>
    <message>
        <source>Weight of the value loss beside the policy loss.</source>
        <translation>وزن خسارة القيمة بجانب خسارة السياسة.</translation>
    </message>
    <message>
        <source>Reward for trying different actions; more keeps exploring longer.</source>
        <translation>مكافأة تجريب إجراءات مختلفة؛ الأكبر يطيل الاستكشاف.</translation>
    </message>
    <message>
        <source>Share of that reward left at the end of training, falling evenly.</source>
        <translation>الحصة الباقية من تلك المكافأة في نهاية التدريب، بانخفاض منتظم.</translation>
    </message>
    <message>
        <source>Largest length of a gradient; longer ones are shortened to it.</source>
        <translation>أكبر طول للتدرج؛ وتُقصَّر الأطول إليه.</translation>
    </message>
    <message>
        <source>How much of the mean of earlier weights an update leaves; 0 keeps the last weights.</source>
        <translation>كم يُبقي التحديث من متوسط الأوزان السابقة؛ 0 يحفظ آخر الأوزان.</translation>
    </message>
    <message>
        <source>Whether policy and value share their hidden layers.</source>
        <translation>هل تشترك السياسة والقيمة في طبقاتهما الخفية.</translation>
    </message>
    <message>
        <source>Outer loops: panel selector, then classifier.</source>
        <translation>الحلقات الخارجية: منتقي اللوحات ثم المصنّف.</translation>
    </message>
    <message>
        <source>Steps of testing patients in each outer loop.</source>
        <translation>خطوات فحص المرضى في كل حلقة خارجية.</translation>
    </message>
    <message>
        <source>Outer loops between two looks at the validation patients.</source>
        <translation>الحلقات الخارجية بين نظرتين إلى مرضى التحقق.</translation>
    </message>
    <message>
        <source>Whether the classifier begins with what boosted trees of each set of panels say.</source>
        <translation>هل يبدأ المصنّف مما تقوله الأشجار المعزَّزة لكل مجموعة لوحات.</translation>
    </message>
</context>
<context>
    <name>PolicyNameText</name>
    <message>
        <source>“%1” is too long for the name of a policy. Use at most %2 letters.</source>
        <translation>«%1» أطول من أن يكون اسم سياسة. استخدم %2 من الأحرف على الأكثر.</translation>
    </message>
    <message>
        <source>The name of a policy cannot hold line breaks or letters that are not seen. Use letters, digits, blanks and punctuation.</source>
        <translation>لا يجوز أن يحتوي اسم السياسة على فواصل أسطر أو أحرف غير مرئية. استخدم الحروف والأرقام والمسافات وعلامات الترقيم.</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a policy: plain numbers, names like P1-3 or T-2 and a hyphen at the beginning are the program&apos;s own. Add a word.</source>
        <translation>لا يصلح «%1» اسمًا لسياسة: الأرقام وحدها والأسماء مثل P1-3 أو T-2 والشرطة في البداية محجوزة للبرنامج. أضف كلمة.</translation>
    </message>
    <message>
        <source>Policy %1 is called “%2” already. Choose another name, or rename that one first.</source>
        <translation>السياسة %1 تحمل الاسم «%2» بالفعل. اختر اسمًا آخر، أو أعد تسمية تلك أولًا.</translation>
    </message>
</context>
<context>
    <name>ProjectWords</name>
    <message>
        <source>Left out because every row holds the same value: %1.</source>
        <translation>استُبعد لأن القيمة نفسها في كل صف: %1.</translation>
    </message>
    <message>
        <source>Left out because nothing is recorded: %1.</source>
        <translation>استُبعد لأن لا شيء مسجَّل: %1.</translation>
    </message>
    <message>
        <source>Left out because there are too many different texts: %1.</source>
        <translation>استُبعد لكثرة النصوص المختلفة: %1.</translation>
    </message>
    <message>
        <source>saving…</source>
        <translation>يجري الحفظ…</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>غير محفوظ</translation>
    </message>
    <message>
        <source>read only</source>
        <translation>للقراءة فقط</translation>
    </message>
    <message>
        <source>Another window has this project open, so this one only shows it. Close it there, or use Save as to work on a copy.</source>
        <translation>هذا المشروع مفتوح في نافذة أخرى، فهذه تعرضه فقط. أغلقه هناك، أو استخدم «حفظ باسم» للعمل على نسخة.</translation>
    </message>
    <message>
        <source>This file or its folder is read-only. Use Save as to work on a copy.</source>
        <translation>هذا الملف أو مجلده للقراءة فقط. استخدم «حفظ باسم» للعمل على نسخة.</translation>
    </message>
    <message>
        <source>This project was opened for reading only.</source>
        <translation>فُتح هذا المشروع للقراءة فقط.</translation>
    </message>
    <message>
        <source>Kept but not understood in the task file: %1.</source>
        <translation>محفوظ لكنه غير مفهوم في ملف المهمة: %1.</translation>
    </message>
    <message>
        <source>everything is saved</source>
        <translation>كل شيء محفوظ</translation>
    </message>
    <message>
        <source>A newer version of PanelWise wrote this project. It is shown as far as this version knows it and is not changed; open it with the newer version to work on it.</source>
        <translation>كتب إصدار أحدث من PanelWise هذا المشروع. يُعرض بقدر ما يعرفه هذا الإصدار ولا يُغيَّر؛ افتحه بالإصدار الأحدث للعمل عليه.</translation>
    </message>
</context>
<context>
    <name>QueueText</name>
    <message>
        <source>Waiting</source>
        <translation>في الانتظار</translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation>قيد التجهيز</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>جارٍ</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>متوقف مؤقتًا</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>يتوقف</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>Orders nothing</source>
        <translation>لا تطلب شيئًا</translation>
    </message>
    <message>
        <source>Stopped, kept</source>
        <translation>أُوقف وحُفظ</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>فشل</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>انقطع</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 ث</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 د</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 س</translation>
    </message>
    <message>
        <source>next</source>
        <translation>التالي</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>بعد %1</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1 إلى %2</translation>
    </message>
    <message>
        <source>about %1 s</source>
        <translation>نحو %1 ث</translation>
    </message>
    <message>
        <source>about %1 min</source>
        <translation>نحو %1 د</translation>
    </message>
    <message>
        <source>%1 started: %2.</source>
        <translation>%1 بدأت: %2.</translation>
    </message>
    <message>
        <source>%1 goes on from its last checkpoint.</source>
        <translation>%1 تتابع من آخر نقطة حفظ.</translation>
    </message>
    <message>
        <source>%1: the state encoder is ready after %2; estimates are off by %3 SD on unseen patients.</source>
        <translation>%1: مرمّز الوضع جاهز بعد %2؛ خطأ التقديرات %3 انحراف معياري لدى مرضى لم يُروا.</translation>
    </message>
    <message>
        <source>%1: the state encoder is ready after %2.</source>
        <translation>%1: مرمّز الوضع جاهز بعد %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>validation F1 %1 at %2</source>
        <translation>F1 على التحقق %1 بـ %2</translation>
    </message>
    <message>
        <source>no figures</source>
        <translation>بلا مؤشرات</translation>
    </message>
    <message>
        <source>%1 orders nothing: at ρ %2 a test costs more than a diagnosis is worth. Its result is kept: %3.</source>
        <translation>%1 لا تطلب شيئًا: عند ρ %2 يكلّف الفحص أكثر مما يساوي التشخيص. نتيجتها محفوظة: %3.</translation>
    </message>
    <message>
        <source>%1 finished: %2.</source>
        <translation>%1 اكتملت: %2.</translation>
    </message>
    <message>
        <source>%1 was stopped before there was a policy to keep.</source>
        <translation>%1 أُوقفت قبل وجود سياسة تُحفظ.</translation>
    </message>
    <message>
        <source>%1 was stopped. The best state so far is kept: %2.</source>
        <translation>%1 أُوقفت. أفضل وضع حتى الآن محفوظ: %2.</translation>
    </message>
    <message>
        <source>%1 was stopped at %2 of %3 steps. The best state so far is kept: %4.</source>
        <translation>%1 أُوقفت عند %2 من %3 من الخطوات. أفضل وضع حتى الآن محفوظ: %4.</translation>
    </message>
    <message>
        <source>%1 failed.</source>
        <translation>%1 فشلت.</translation>
    </message>
    <message>
        <source>%1 was interrupted. It can go on from its last checkpoint.</source>
        <translation>%1 انقطعت. يمكن أن تتابع من آخر نقطة حفظ.</translation>
    </message>
    <message>
        <source>%1 was interrupted before its first checkpoint.</source>
        <translation>%1 انقطعت قبل أول نقطة حفظ.</translation>
    </message>
    <message>
        <source>%1 is under way.</source>
        <translation>%1 جارية.</translation>
    </message>
    <message>
        <source>%1 failed. %2 What was stored up to its last checkpoint is kept.</source>
        <translation>%1 فشلت. %2 ما خُزِّن حتى آخر نقطة حفظ محفوظ.</translation>
    </message>
    <message>
        <source>The search for a whole front began: %1, by %2.</source>
        <translation>بدأ البحث عن جبهة كاملة: %1، بطريقة %2.</translation>
    </message>
    <message numerus="yes">
        <source>The front is found: %n policies are on it.</source>
        <translation>
            <numerusform>عُثر على الجبهة: عليها لا سياسات.</numerusform>
            <numerusform>عُثر على الجبهة: عليها سياسة واحدة.</numerusform>
            <numerusform>عُثر على الجبهة: عليها سياستان.</numerusform>
            <numerusform>عُثر على الجبهة: عليها %n سياسات.</numerusform>
            <numerusform>عُثر على الجبهة: عليها %n سياسة.</numerusform>
            <numerusform>عُثر على الجبهة: عليها %n سياسة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The search was stopped. What was found is kept.</source>
        <translation>أُوقف البحث. ما عُثر عليه محفوظ.</translation>
    </message>
    <message>
        <source>The search failed. What was found is kept.</source>
        <translation>فشل البحث. ما عُثر عليه محفوظ.</translation>
    </message>
</context>
<context>
    <name>RecentList</name>
    <message>
        <source>Interrupted, nothing lost</source>
        <translation>انقطع، ولم يُفقد شيء</translation>
    </message>
    <message>
        <source>Not saved under a name yet</source>
        <translation>لم يُحفظ باسم بعد</translation>
    </message>
    <message>
        <source>Today %1</source>
        <translation>اليوم %1</translation>
    </message>
    <message>
        <source>Yesterday %1</source>
        <translation>أمس %1</translation>
    </message>
</context>
<context>
    <name>RecordingText</name>
    <message>
        <source>%1 (%2–%3)</source>
        <translation>%1 (%2 إلى %3)</translation>
    </message>
    <message>
        <source>the same as recorded</source>
        <translation>كما هو مسجَّل</translation>
    </message>
    <message>
        <source>%1 higher than as recorded</source>
        <translation>أعلى من المسجَّل بـ %1</translation>
    </message>
    <message>
        <source>%1 lower than as recorded</source>
        <translation>أدنى من المسجَّل بـ %1</translation>
    </message>
    <message>
        <source>%1, which may be chance</source>
        <translation>%1، وقد يكون مصادفة</translation>
    </message>
    <message>
        <source>What it would be if every order could be carried out cannot be said: that needs both cases and others.</source>
        <translation>ما كان سيكون لو أمكن تنفيذ كل طلب لا يمكن قوله: يحتاج ذلك إلى حالات وغير حالات.</translation>
    </message>
    <message>
        <source>If every order could be carried out, and among patients of whom the same was known it is chance whose panel was recorded, F1 would be about %1: %2.</source>
        <translation>لو أمكن تنفيذ كل طلب، وكان تسجيل اللوحة بين مرضى يُعلم عنهم الشيء نفسه مصادفة، لكان F1 نحو %1: %2.</translation>
    </message>
    <message>
        <source>As recorded</source>
        <translation>كما هو مسجَّل</translation>
    </message>
    <message>
        <source>Weighted</source>
        <translation>موزون</translation>
    </message>
    <message>
        <source>Filled in</source>
        <translation>مستكمَل</translation>
    </message>
    <message>
        <source>Doubly robust</source>
        <translation>المتين المزدوج</translation>
    </message>
    <message>
        <source>What the policy did with the records as they are.</source>
        <translation>ما فعلته السياسة بالسجلات كما هي.</translation>
    </message>
    <message>
        <source>Patients with all ordered panels recorded stand for those like them whose panels were not (inverse probability weighting).</source>
        <translation>المرضى المسجَّلة لهم كل اللوحات المطلوبة ينوبون عن أشباههم ممن لم تُسجَّل لوحاتهم (الترجيح بمقلوب الاحتمال).</translation>
    </message>
    <message>
        <source>Results that were not recorded are drawn from what such patients usually have, and the policy goes on with them (direct method).</source>
        <translation>تُسحب النتائج غير المسجَّلة مما يكون عادة لدى مرضى كهؤلاء، وتتابع السياسة بها (الطريقة المباشرة).</translation>
    </message>
    <message>
        <source>Filled in, and corrected by the weighted records: right if either of the two is.</source>
        <translation>مستكمَل، ومصحَّح بالسجلات الموزونة: صحيح إن صح أحدهما.</translation>
    </message>
    <message>
        <source>If everything ordered were recorded</source>
        <translation>لو سُجِّل كل ما طُلب</translation>
    </message>
    <message>
        <source>assume recorded at random given what was known</source>
        <translation>بافتراض التسجيل عشوائيًا بالنظر إلى ما كان معلومًا</translation>
    </message>
    <message>
        <source>Every panel that the policy orders is recorded for each of these patients. There is nothing to correct: F1 is %1.</source>
        <translation>كل لوحة تطلبها السياسة مسجَّلة لكل من هؤلاء المرضى. لا شيء للتصحيح: F1 هو %1.</translation>
    </message>
    <message numerus="yes">
        <source>Of %1 patients, %Ln lack a panel that the policy would order, so the figure as recorded, F1 %2, shows what it does without it.</source>
        <translation>
            <numerusform>من %1 من المرضى، تنقص لوحة تطلبها السياسة لدى لا مرضى، فالمؤشر كما هو مسجَّل، F1 %2، يبيّن ما تفعله دونها.</numerusform>
            <numerusform>من %1 من المرضى، تنقص لوحة تطلبها السياسة لدى مريض واحد، فالمؤشر كما هو مسجَّل، F1 %2، يبيّن ما تفعله دونها.</numerusform>
            <numerusform>من %1 من المرضى، تنقص لوحة تطلبها السياسة لدى مريضين، فالمؤشر كما هو مسجَّل، F1 %2، يبيّن ما تفعله دونها.</numerusform>
            <numerusform>من %1 من المرضى، تنقص لوحة تطلبها السياسة لدى %Ln مرضى، فالمؤشر كما هو مسجَّل، F1 %2، يبيّن ما تفعله دونها.</numerusform>
            <numerusform>من %1 من المرضى، تنقص لوحة تطلبها السياسة لدى %Ln مريضًا، فالمؤشر كما هو مسجَّل، F1 %2، يبيّن ما تفعله دونها.</numerusform>
            <numerusform>من %1 من المرضى، تنقص لوحة تطلبها السياسة لدى %Ln مريض، فالمؤشر كما هو مسجَّل، F1 %2، يبيّن ما تفعله دونها.</numerusform>
        </translation>
    </message>
    <message>
        <source>The weights rest on few patients: they tell as much as %1 patients, %2 of them cases, and one stands for %3. Do not rely on the weighted and the doubly robust figures.</source>
        <translation>ترتكز الأوزان على مرضى قلة: تعادل معلوماتهم %1 من المرضى، الحالات منهم %2، وينوب أحدهم عن %3. لا تعتمد على المؤشرات الموزونة ولا المتينة المزدوجة.</translation>
    </message>
    <message>
        <source>No case has all the panels that the policy orders, so there is nobody to weight. Do not rely on the doubly robust figures.</source>
        <translation>ليست لأي حالة كل اللوحات التي تطلبها السياسة، فلا أحد للترجيح. لا تعتمد على المؤشرات المتينة المزدوجة.</translation>
    </message>
    <message>
        <source>Nobody but cases has all the panels that the policy orders, so there is nobody to weight. Do not rely on the doubly robust figures.</source>
        <translation>ليست كل اللوحات التي تطلبها السياسة إلا لدى الحالات، فلا أحد للترجيح. لا تعتمد على المؤشرات المتينة المزدوجة.</translation>
    </message>
    <message>
        <source>All ordered panels are recorded for %1 of %2 patients and %3 of %4 cases. Weighted, they tell as much as %5 patients and %6 cases would; the largest weight is %7.</source>
        <translation>كل اللوحات المطلوبة مسجَّلة لـ %1 من %2 من المرضى و%3 من %4 من الحالات. وبعد الترجيح تعادل معلوماتهم %5 من المرضى و%6 من الحالات؛ وأكبر وزن %7.</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>الحساسية</translation>
    </message>
    <message>
        <source>Specificity</source>
        <translation>النوعية</translation>
    </message>
    <message>
        <source>Mean cost</source>
        <translation>متوسط التكلفة</translation>
    </message>
</context>
<context>
    <name>RedundancyTab</name>
    <message>
        <source>Redundancy</source>
        <translation>التكرار</translation>
    </message>
    <message>
        <source>How well the results of each panel can be predicted without ordering it: 100 % would make it superfluous for estimating its values, not for finding what is unusual.</source>
        <translation>كم يمكن التنبؤ بنتائج كل لوحة دون طلبها: 100% تجعلها زائدة لتقدير قيمها، لا لاكتشاف غير المعتاد.</translation>
    </message>
    <message>
        <source>Computing how well panels tell each other…</source>
        <translation>يجري حساب مدى تنبؤ اللوحات بعضها ببعض…</translation>
    </message>
</context>
<context>
    <name>RedundancyWords</name>
    <message>
        <source>Panel</source>
        <translation>اللوحة</translation>
    </message>
    <message>
        <source>from what is known before</source>
        <translation>مما هو معلوم مسبقًا</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>من %1</translation>
    </message>
    <message>
        <source>from all others</source>
        <translation>من كل ما عداها</translation>
    </message>
    <message>
        <source>%1 can be predicted to %2 from all other panels. </source>
        <translation>يمكن التنبؤ بـ %1 بنسبة %2 من كل اللوحات الأخرى. </translation>
    </message>
    <message>
        <source>How well each panel can be predicted from the others</source>
        <translation>كم يمكن التنبؤ بكل لوحة من غيرها</translation>
    </message>
    <message>
        <source>%1 Share of the variance of a panel&apos;s results that ridge regression explains (R²), fitted on training patients; what is known before any test is always used too.</source>
        <translation>%1 نسبة تباين نتائج اللوحة التي يفسرها انحدار الحافة (R²)، ملاءَمًا على مرضى التدريب؛ ويُستخدم دائمًا أيضًا ما هو معلوم قبل أي فحص.</translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message>
        <source>bootstrap</source>
        <translation>البوتستراب</translation>
    </message>
    <message>
        <source>%1 (%2–%3)</source>
        <comment>value, from, to</comment>
        <translation>%1 (%2 إلى %3)</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>Nobody&apos;s bill exceeds %1.</source>
        <translation>لا تتجاوز فاتورة أحد %1.</translation>
    </message>
    <message>
        <source>Nobody waits more than %1.</source>
        <translation>لا ينتظر أحد أكثر من %1.</translation>
    </message>
    <message>
        <source>Everybody gets first: %1.</source>
        <translation>ينال الجميع أولًا: %1.</translation>
    </message>
    <message>
        <source>Never ordered: %1.</source>
        <translation>لا تُطلب أبدًا: %1.</translation>
    </message>
    <message>
        <source>%1 only after %2.</source>
        <translation>%1 فقط بعد %2.</translation>
    </message>
</context>
<context>
    <name>Step</name>
    <message>
        <source>Data &amp; panels</source>
        <translation>البيانات واللوحات</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>التدريب</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>الجبهة</translation>
    </message>
    <message>
        <source>Patient</source>
        <translation>المريض</translation>
    </message>
    <message>
        <source>Compare &amp; report</source>
        <translation>المقارنة والتقرير</translation>
    </message>
</context>
<context>
    <name>StepNeeds</name>
    <message>
        <source>Open a file or sample</source>
        <translation>افتح ملفًا أو مثالًا</translation>
    </message>
    <message>
        <source>Looking at the data</source>
        <translation>يجري فحص البيانات</translation>
    </message>
    <message>
        <source>%1 to check</source>
        <translation>للتحقق: %1</translation>
    </message>
    <message>
        <source>%1 patients</source>
        <translation>المرضى: %1</translation>
    </message>
    <message>
        <source>%1, paused</source>
        <translation>%1، متوقف مؤقتًا</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>تم %1</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1، بقي %2</translation>
    </message>
    <message>
        <source>Needs data</source>
        <translation>يحتاج إلى بيانات</translation>
    </message>
    <message>
        <source>Problems in the way: %1</source>
        <translation>مشكلات تعترض: %1</translation>
    </message>
    <message>
        <source>Policies: %1</source>
        <translation>السياسات: %1</translation>
    </message>
    <message>
        <source>Ready to train</source>
        <translation>جاهز للتدريب</translation>
    </message>
    <message>
        <source>Interrupted, can go on</source>
        <translation>انقطع ويمكن متابعته</translation>
    </message>
    <message>
        <source>%1 on the front</source>
        <translation>على الجبهة: %1</translation>
    </message>
    <message>
        <source>Ready to search</source>
        <translation>جاهز للبحث</translation>
    </message>
    <message>
        <source>Needs a front or a policy</source>
        <translation>يحتاج إلى جبهة أو سياسة</translation>
    </message>
    <message>
        <source>Choose a patient</source>
        <translation>اختر مريضًا</translation>
    </message>
    <message>
        <source>Baselines: %1 of %2 rows</source>
        <translation>نماذج المقارنة: %1 من %2 من الصفوف</translation>
    </message>
    <message>
        <source>Choose models</source>
        <translation>اختر نماذج</translation>
    </message>
    <message>
        <source>Models: %1</source>
        <translation>النماذج: %1</translation>
    </message>
    <message>
        <source>%1, items open: %2</source>
        <translation>%1، البنود المفتوحة: %2</translation>
    </message>
    <message>
        <source>%1 patients, %2 of them with the outcome (%3)</source>
        <translation>المرضى: %1، منهم %2 لديهم الحصيلة (%3)</translation>
    </message>
    <message>
        <source>Panels: %1, tests in them: %2</source>
        <translation>اللوحات: %1، الفحوص فيها: %2</translation>
    </message>
    <message>
        <source>Problems not listed here: %1</source>
        <translation>مشكلات غير مسرودة هنا: %1</translation>
    </message>
    <message>
        <source>To check on the page Data &amp; panels: %1</source>
        <translation>للتحقق في صفحة «البيانات واللوحات»: %1</translation>
    </message>
    <message>
        <source>Go to Data &amp; panels</source>
        <translation>إلى البيانات واللوحات</translation>
    </message>
    <message>
        <source>A table with one row per patient, or one of the samples.</source>
        <translation>جدول بصف لكل مريض، أو أحد الأمثلة.</translation>
    </message>
    <message>
        <source>The data are ready</source>
        <translation>البيانات جاهزة</translation>
    </message>
    <message>
        <source>Prices: %1, %2</source>
        <translation>الأسعار: %1، %2</translation>
    </message>
    <message>
        <source>Prices in %1</source>
        <translation>الأسعار بعملة %1</translation>
    </message>
    <message>
        <source>Seeds: split %1, search %2</source>
        <translation>البذور: التقسيم %1، البحث %2</translation>
    </message>
    <message>
        <source>Split seed %1</source>
        <translation>بذرة التقسيم %1</translation>
    </message>
    <message>
        <source>Open data to train a policy</source>
        <translation>افتح بيانات لتدريب سياسة</translation>
    </message>
    <message>
        <source>Some problems stand in the way of training</source>
        <translation>تعترض التدريبَ بعض المشكلات</translation>
    </message>
    <message>
        <source>What training rests on:</source>
        <translation>ما يقوم عليه التدريب:</translation>
    </message>
    <message>
        <source>Open data to find the front</source>
        <translation>افتح بيانات لإيجاد الجبهة</translation>
    </message>
    <message>
        <source>Some problems stand in the way of a front</source>
        <translation>تعترض الجبهةَ بعض المشكلات</translation>
    </message>
    <message>
        <source>What a front rests on:</source>
        <translation>ما تقوم عليه الجبهة:</translation>
    </message>
    <message>
        <source>Find a front to walk through a patient</source>
        <translation>أوجد جبهة لتتبّع مريض</translation>
    </message>
    <message>
        <source>Panel by panel: what was ordered, what came back, and why. A trained policy will do as well.</source>
        <translation>لوحة لوحة: ما طُلب، وما عاد، ولماذا. وتكفي سياسة مدرَّبة أيضًا.</translation>
    </message>
    <message>
        <source>Go to Front</source>
        <translation>إلى الجبهة</translation>
    </message>
    <message>
        <source>Open data to compare models</source>
        <translation>افتح بيانات لمقارنة النماذج</translation>
    </message>
    <message>
        <source>Some problems stand in the way of a comparison</source>
        <translation>تعترض المقارنةَ بعض المشكلات</translation>
    </message>
    <message>
        <source>What a comparison rests on:</source>
        <translation>ما تقوم عليه المقارنة:</translation>
    </message>
    <message>
        <source>No network access</source>
        <translation>لا اتصال بالشبكة</translation>
    </message>
    <message>
        <source>Columns: %1, panels: %2</source>
        <translation>الأعمدة: %1، اللوحات: %2</translation>
    </message>
    <message>
        <source>Missing %1 of test values</source>
        <translation>المفقود %1 من قيم الفحوص</translation>
    </message>
    <message>
        <source>Test split: %1 patients</source>
        <translation>جزء الاختبار: %1 من المرضى</translation>
    </message>
    <message>
        <source>95 % intervals: bootstrap</source>
        <translation>فواصل الثقة 95%: البوتستراب</translation>
    </message>
    <message>
        <source>%1 · paused</source>
        <translation>%1 · متوقف مؤقتًا</translation>
    </message>
</context>
<context>
    <name>StepRail</name>
    <message>
        <source>needs an earlier step</source>
        <translation>يحتاج إلى خطوة سابقة</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>جاهز</translation>
    </message>
    <message>
        <source>running</source>
        <translation>جارٍ</translation>
    </message>
    <message>
        <source>needs a look</source>
        <translation>يحتاج إلى نظرة</translation>
    </message>
    <message>
        <source>done</source>
        <translation>تم</translation>
    </message>
</context>
<context>
    <name>StoryText</name>
    <message>
        <source>Any</source>
        <translation>أي مريض</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>مكتشَفة</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>فائتة</translation>
    </message>
    <message>
        <source>False alarm</source>
        <translation>إنذار كاذب</translation>
    </message>
    <message>
        <source>Rightly reassured</source>
        <translation>مطمأن بحق</translation>
    </message>
    <message>
        <source>Costliest</source>
        <translation>الأعلى تكلفة</translation>
    </message>
    <message>
        <source>Most surprising</source>
        <translation>الأكثر مفاجأة</translation>
    </message>
    <message>
        <source>Every test patient, in the order of the data</source>
        <translation>كل مرضى الاختبار، بترتيب البيانات</translation>
    </message>
    <message>
        <source>Cases that were called cases</source>
        <translation>حالات صُنِّفت حالات</translation>
    </message>
    <message>
        <source>Cases that were reassured</source>
        <translation>حالات طُمئنت</translation>
    </message>
    <message>
        <source>Patients called cases who are none</source>
        <translation>مرضى صُنِّفوا حالات وليسوا كذلك</translation>
    </message>
    <message>
        <source>Patients reassured who are no cases</source>
        <translation>مرضى طُمئنوا وليسوا حالات</translation>
    </message>
    <message>
        <source>The highest bills first</source>
        <translation>أعلى الفواتير أولًا</translation>
    </message>
    <message>
        <source>First those whose outcome was furthest from the last probability</source>
        <translation>أولًا من كانت حصيلتهم الأبعد عن الاحتمال الأخير</translation>
    </message>
    <message>
        <source>Found: the patient is a case and was called one.</source>
        <translation>مكتشَفة: المريض حالة وصُنِّف حالة.</translation>
    </message>
    <message>
        <source>Missed: the patient is a case and was reassured.</source>
        <translation>فائتة: المريض حالة وطُمئن.</translation>
    </message>
    <message>
        <source>False alarm: the patient is no case and was called one.</source>
        <translation>إنذار كاذب: المريض ليس حالة وصُنِّف حالة.</translation>
    </message>
    <message>
        <source>Rightly reassured: the patient is no case.</source>
        <translation>مطمأن بحق: المريض ليس حالة.</translation>
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
        <translation>%1 مع %2</translation>
    </message>
    <message>
        <source>fewer than 1 in 100</source>
        <translation>أقل من 1 من كل 100</translation>
    </message>
    <message>
        <source>%1 in 100</source>
        <translation>%1 من كل 100</translation>
    </message>
    <message>
        <source>%1 in 10</source>
        <translation>%1 من كل 10</translation>
    </message>
    <message>
        <source>nearly all</source>
        <translation>الجميع تقريبًا</translation>
    </message>
</context>
<context>
    <name>SubgroupWords</name>
    <message>
        <source>undefined</source>
        <translation>غير معرَّف</translation>
    </message>
    <message>
        <source>%1 (%2–%3)</source>
        <translation>%1 (%2 إلى %3)</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>الجميع</translation>
    </message>
    <message>
        <source>Patients</source>
        <translation>المرضى</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>الأحداث</translation>
    </message>
    <message>
        <source>%1 (95 % interval)</source>
        <translation>%1 (فاصل الثقة 95%)</translation>
    </message>
    <message>
        <source>Difference from all</source>
        <translation>الفرق عن الجميع</translation>
    </message>
    <message>
        <source>Lower limit</source>
        <translation>الحد الأدنى</translation>
    </message>
    <message>
        <source>Upper limit</source>
        <translation>الحد الأعلى</translation>
    </message>
    <message>
        <source>too few</source>
        <translation>أقل من اللازم</translation>
    </message>
    <message>
        <source>%1: %2 patients, %3.</source>
        <translation>%1: المرضى %2، %3.</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>الحساسية</translation>
    </message>
    <message>
        <source>Specificity</source>
        <translation>النوعية</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>غير مسجَّل</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>no</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>%1 to under %2</source>
        <translation>%1 إلى أقل من %2</translation>
    </message>
    <message>
        <source>under %1</source>
        <translation>أقل من %1</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 فأكثر</translation>
    </message>
    <message>
        <source>all</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>%1 in subgroups: %2</source>
        <translation>%1 في المجموعات الفرعية: %2</translation>
    </message>
    <message>
        <source>Too few: under %1 patients.</source>
        <translation>أقل من اللازم: دون %1 من المرضى.</translation>
    </message>
</context>
<context>
    <name>SubgroupsTab</name>
    <message>
        <source>Measure</source>
        <translation>المؤشر</translation>
    </message>
    <message>
        <source>By which figure the groups are compared</source>
        <translation>المؤشر الذي تُقارن به المجموعات</translation>
    </message>
    <message>
        <source>Groups by</source>
        <translation>التجميع حسب</translation>
    </message>
    <message>
        <source>By what the patients are divided</source>
        <translation>ما يُقسَّم المرضى بحسبه</translation>
    </message>
    <message>
        <source>Subgroups</source>
        <translation>المجموعات الفرعية</translation>
    </message>
    <message>
        <source>Whether the model does as well for one group of patients as for another. Where intervals overlap the dashed line, the group cannot be distinguished from everybody.</source>
        <translation>هل النموذج جيد لمجموعة من المرضى كما لغيرها. حيث يقطع فاصل الثقة الخط المتقطع لا يمكن تمييز المجموعة عن الجميع.</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>كل شيء</translation>
    </message>
</context>
<context>
    <name>SummaryTab</name>
    <message>
        <source>undefined</source>
        <translation>غير معرَّف</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الزمن</translation>
    </message>
    <message>
        <source>Mean time to the results per patient</source>
        <translation>متوسط الزمن حتى النتائج لكل مريض</translation>
    </message>
    <message>
        <source>Blood</source>
        <translation>الدم</translation>
    </message>
    <message>
        <source>Mean volume of blood drawn per patient</source>
        <translation>متوسط حجم الدم المسحوب لكل مريض</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>التكلفة</translation>
    </message>
    <message>
        <source>Mean cost of testing per patient</source>
        <translation>متوسط تكلفة الفحوص لكل مريض</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>95 % CI</source>
        <translation>فاصل الثقة 95%</translation>
    </message>
    <message>
        <source>Of F1: where it lies in 95 of 100 samples of patients like these</source>
        <translation>لمؤشر F1: حيث يقع في 95 من 100 عينة من مرضى كهؤلاء</translation>
    </message>
    <message>
        <source>Sens. %</source>
        <translation>الحساسية %</translation>
    </message>
    <message>
        <source>Spec. %</source>
        <translation>النوعية %</translation>
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
        <translation>Δ F1 عن %1</translation>
    </message>
    <message>
        <source>F1 minus that of the reference, each resample of patients judging both</source>
        <translation>F1 ناقص F1 للمرجع، ويُقيَّم كلاهما على كل عينة معادة من المرضى</translation>
    </message>
    <message>
        <source>Ticked models in figures</source>
        <translation>النماذج المؤشَّر عليها بالأرقام</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>الملخص</translation>
    </message>
    <message>
        <source>paired %1</source>
        <translation>المقارنة المقترنة، %1</translation>
    </message>
    <message>
        <source>Calibration: slope %1, intercept %2</source>
        <translation>المعايرة: الميل %1، المقطع %2</translation>
    </message>
    <message>
        <source>Tick a second model to compare this one with.</source>
        <translation>أشِّر على نموذج ثانٍ لمقارنته بهذا.</translation>
    </message>
    <message>
        <source>&lt;b&gt;In words:&lt;/b&gt; %1</source>
        <translation>&lt;b&gt;بالكلمات:&lt;/b&gt; %1</translation>
    </message>
</context>
<context>
    <name>SummaryWords</name>
    <message>
        <source>reference</source>
        <translation>المرجع</translation>
    </message>
    <message>
        <source>%1: sensitivity, specificity and PPV from %2 found, %3 missed, %4 false alarms, %5 reassured</source>
        <translation>%1: الحساسية والنوعية و PPV من: مكتشَفة %2، فائتة %3، إنذارات كاذبة %4، مطمأنون %5</translation>
    </message>
</context>
<context>
    <name>SystemText</name>
    <message>
        <source>Logistic regression</source>
        <translation>الانحدار اللوجستي</translation>
    </message>
    <message>
        <source>Random forest</source>
        <translation>الغابة العشوائية</translation>
    </message>
    <message>
        <source>XGBoost</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>XGBoost</translation>
    </message>
    <message>
        <source>XGBoost leaf-wise (LightGBM-style)</source>
        <translation>XGBoost بالنمو الورقي (على نمط LightGBM)</translation>
    </message>
    <message>
        <source>Neural network, 3 layers</source>
        <translation>شبكة عصبية، 3 طبقات</translation>
    </message>
    <message>
        <source>Best fixed set of panels</source>
        <translation>أفضل مجموعة لوحات ثابتة</translation>
    </message>
    <message>
        <source>Fixed selection (FS)</source>
        <translation>انتقاء ثابت (FS)</translation>
    </message>
    <message>
        <source>Random selection (RS)</source>
        <translation>انتقاء عشوائي (RS)</translation>
    </message>
    <message>
        <source>Greedy, one step ahead</source>
        <translation>Greedy، خطوة واحدة إلى الأمام</translation>
    </message>
    <message>
        <source>CWCF (deep Q-learning)</source>
        <translation>CWCF (تعلم Q العميق)</translation>
    </message>
    <message>
        <source>Value of information, one step</source>
        <translation>قيمة المعلومات، خطوة واحدة</translation>
    </message>
    <message>
        <source>EDDI, expected information</source>
        <translation>EDDI، المعلومات المتوقعة</translation>
    </message>
    <message>
        <source>AACO (acquisition conditioned oracle)</source>
        <translation>AACO (عرّاف مشروط بالاقتناء)</translation>
    </message>
    <message>
        <source>DIME (mutual information learned)</source>
        <translation>DIME (معلومات متبادلة متعلَّمة)</translation>
    </message>
    <message>
        <source>GDFS (greedy dynamic feature selection)</source>
        <translation>GDFS (انتقاء السمات الديناميكي الجشع)</translation>
    </message>
    <message>
        <source>SM-DDPO, pretrained</source>
        <translation>SM-DDPO، مدرَّبة مسبقًا</translation>
    </message>
    <message>
        <source>SM-DDPO, end to end</source>
        <translation>SM-DDPO، من طرف إلى طرف</translation>
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
        <translation>XGBoost بالنمو الورقي</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>شبكة</translation>
    </message>
    <message>
        <source>Best fixed set</source>
        <translation>أفضل مجموعة ثابتة</translation>
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
        <translation>SM-DDPO مدرَّبة مسبقًا</translation>
    </message>
    <message>
        <source>SM-DDPO</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>SM-DDPO</translation>
    </message>
    <message>
        <source>all panels</source>
        <translation>كل اللوحات</translation>
    </message>
    <message>
        <source>two cheapest panels</source>
        <translation>أرخص لوحتين</translation>
    </message>
    <message>
        <source>best two panels</source>
        <translation>أفضل لوحتين</translation>
    </message>
    <message>
        <source>chosen panels</source>
        <translation>اللوحات المختارة</translation>
    </message>
    <message>
        <source>all</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>2 panels</source>
        <translation>لوحتان</translation>
    </message>
    <message>
        <source>best 2</source>
        <translation>أفضل 2</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>مختارة</translation>
    </message>
    <message>
        <source>Every patient gets every panel.</source>
        <translation>ينال كل مريض كل اللوحات.</translation>
    </message>
    <message>
        <source>Every patient gets the two cheapest panels of which neither contains the other.</source>
        <translation>ينال كل مريض أرخص لوحتين لا تحوي إحداهما الأخرى.</translation>
    </message>
    <message>
        <source>Every patient gets the same two panels: those that did best on validation patients.</source>
        <translation>ينال كل مريض اللوحتين نفسيهما: الأفضل على مرضى التحقق.</translation>
    </message>
    <message>
        <source>Every patient gets the panels that you chose.</source>
        <translation>ينال كل مريض اللوحات التي اخترتها.</translation>
    </message>
    <message>
        <source>A weighted sum of all results, with an L2 penalty chosen on validation patients.</source>
        <translation>مجموع موزون لكل النتائج، مع عقوبة L2 مختارة على مرضى التحقق.</translation>
    </message>
    <message>
        <source>The average of many decision trees, each grown on a part of the patients.</source>
        <translation>متوسط أشجار قرار كثيرة، تُنمّى كل منها على جزء من المرضى.</translation>
    </message>
    <message>
        <source>Decision trees that correct one another, grown level by level.</source>
        <translation>أشجار قرار يصحح بعضها بعضًا، تُنمّى مستوى بعد مستوى.</translation>
    </message>
    <message>
        <source>XGBoost that grows where the loss falls most, as LightGBM does; it is not LightGBM itself, which is not packaged.</source>
        <translation>XGBoost ينمو حيث تنخفض الخسارة أكثر، كما يفعل LightGBM؛ وليس LightGBM نفسه، فهو غير مرفق.</translation>
    </message>
    <message>
        <source>A neural network with three layers.</source>
        <translation>شبكة عصبية بثلاث طبقات.</translation>
    </message>
    <message>
        <source>Of all sets of panels the one with the best F1 on validation patients, judged by boosted trees; everybody gets it.</source>
        <translation>من كل مجموعات اللوحات تلك ذات أفضل F1 على مرضى التحقق، بتقييم الأشجار المعزَّزة؛ وينالها الجميع.</translation>
    </message>
    <message>
        <source>Everybody gets the two panels the SM-DDPO policy ordered most; encoder and classifier are the same.</source>
        <translation>ينال الجميع اللوحتين الأكثر طلبًا لدى سياسة SM-DDPO؛ والمرمّز والمصنّف نفسهما.</translation>
    </message>
    <message>
        <source>Each patient gets panels drawn at random; encoder and classifier are those of SM-DDPO.</source>
        <translation>ينال كل مريض لوحات مسحوبة عشوائيًا؛ والمرمّز والمصنّف هما لـ SM-DDPO.</translation>
    </message>
    <message>
        <source>Orders the panel whose expected gain of one step is largest for its price, until none pays.</source>
        <translation>تطلب اللوحة ذات أكبر كسب متوقع من خطوة واحدة مقابل سعرها، إلى ألا يجدي شيء.</translation>
    </message>
    <message>
        <source>Classification with costly features by double deep Q-learning (Janisch et al.). It is made to be right at little cost, not for F1, so its F1 is not its own aim.</source>
        <translation>التصنيف بسمات مكلفة بتعلم Q العميق المزدوج (Janisch et al.). صُمِّم للإصابة بتكلفة قليلة، لا من أجل F1، فليس F1 هدفه.</translation>
    </message>
    <message>
        <source>The rule of tools for Bayesian networks: orders the panel that is expected to lower the cross entropy most, less its price, until nothing pays.</source>
        <translation>قاعدة أدوات الشبكات البايزية: تطلب اللوحة المتوقع أن تخفض الإنتروبيا المتقاطعة أكثر، ناقص سعرها، إلى ألا يجدي شيء.</translation>
    </message>
    <message>
        <source>Draws results given what is known from a normal distribution, and orders the panel that is expected to move the probability most for its price, until none is worth it (after Ma et al.).</source>
        <translation>تسحب النتائج بالنظر إلى المعلوم من توزيع طبيعي، وتطلب اللوحة المتوقع أن تحرّك الاحتمال أكثر مقابل سعرها، إلى ألا تستحق أي منها (وفق Ma et al.).</translation>
    </message>
    <message>
        <source>Looks at the training patients most like this one: the further panels that would have served them best are ordered, one by one (Valancius et al.). It learns nothing but the predictor.</source>
        <translation>تنظر إلى مرضى التدريب الأشبه بهذا: تُطلب اللوحات الإضافية التي كانت ستفيدهم أكثر، واحدة واحدة (Valancius et al.). لا تتعلم سوى المتنبئ.</translation>
    </message>
    <message>
        <source>A network learns by how much each panel makes the loss fall; the panel of the most for its price is ordered, until none is worth it (Gadgil et al.).</source>
        <translation>تتعلم شبكة كم تخفض كل لوحة الخسارة؛ وتُطلب اللوحة ذات الأكثر مقابل سعرها، إلى ألا تستحق أي منها (Gadgil et al.).</translation>
    </message>
    <message>
        <source>A network learns to select the panel after which the prediction is best, whatever it costs (Covert et al.). How many panels everybody gets is chosen on validation patients.</source>
        <translation>تتعلم شبكة انتقاء اللوحة التي يكون التنبؤ بعدها الأفضل، مهما كلّفت (Covert et al.). ويُختار عدد اللوحات للجميع على مرضى التحقق.</translation>
    </message>
    <message>
        <source>The paper&apos;s method with encoder and classifier learned beforehand; only the choice of panels is reinforced.</source>
        <translation>طريقة البحث المنشور بمرمّز ومصنّف متعلَّمين مسبقًا؛ ولا يُعزَّز إلا اختيار اللوحات.</translation>
    </message>
    <message>
        <source>The paper&apos;s method: encoder, classifier and choice of panels learn together.</source>
        <translation>طريقة البحث المنشور: يتعلم المرمّز والمصنّف واختيار اللوحات معًا.</translation>
    </message>
    <message>
        <source>Backward induction over the sets of panels; of its policies the one with the best F1 on validation patients.</source>
        <translation>استقراء رجعي على مجموعات اللوحات؛ ومن سياساته تلك ذات أفضل F1 على مرضى التحقق.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>model, panels it gets</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what the model is; which panels it gets</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>All panels for everybody</source>
        <translation>كل اللوحات للجميع</translation>
    </message>
    <message>
        <source>Two panels for everybody</source>
        <translation>لوحتان للجميع</translation>
    </message>
    <message>
        <source>Chosen panels for everybody</source>
        <translation>اللوحات المختارة للجميع</translation>
    </message>
    <message>
        <source>Fixed or random choice of panels</source>
        <translation>اختيار ثابت أو عشوائي للوحات</translation>
    </message>
    <message>
        <source>One decision after the other</source>
        <translation>قرار بعد آخر</translation>
    </message>
</context>
<context>
    <name>TableCopy</name>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
</context>
<context>
    <name>ThresholdFilm</name>
    <message>
        <source>What a threshold does</source>
        <translation>ما تفعله العتبة</translation>
    </message>
    <message>
        <source>Threshold %1: %2 found, %3 missed, %4 false alarms, %5 rightly reassured</source>
        <translation>العتبة %1: مكتشَفة %2، فائتة %3، إنذارات كاذبة %4، مطمأنون بحق %5</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>عدم %1</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>الاحتمال</translation>
    </message>
</context>
<context>
    <name>TrackFigure</name>
    <message>
        <source>path</source>
        <translation>المسار</translation>
    </message>
    <message>
        <source>after</source>
        <translation>بعد</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>الاحتمال</translation>
    </message>
    <message>
        <source>low</source>
        <translation>الحد الأدنى</translation>
    </message>
    <message>
        <source>high</source>
        <translation>الحد الأعلى</translation>
    </message>
    <message>
        <source>known</source>
        <translation>معلوم</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>ممكن</translation>
    </message>
    <message>
        <source>value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>change of probability</source>
        <translation>تغير الاحتمال</translation>
    </message>
    <message>
        <source>%1: %2 percentage points</source>
        <translation>%1: %2 نقطة مئوية</translation>
    </message>
</context>
<context>
    <name>TrackText</name>
    <message>
        <source>threshold %1</source>
        <translation>العتبة %1</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>التشخيص</translation>
    </message>
    <message>
        <source>%1 of 100 rise
to about %2</source>
        <translation>%1 من 100 يرتفع
إلى نحو %2</translation>
    </message>
    <message>
        <source>%1 of 100 fall
to about %2</source>
        <translation>%1 من 100 ينخفض
إلى نحو %2</translation>
    </message>
    <message>
        <source>decision threshold %1</source>
        <translation>عتبة القرار %1</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1، %2: %3</translation>
    </message>
    <message>
        <source>%1 of 100 rise less,
to about %2</source>
        <translation>%1 من 100 يرتفع أقل،
إلى نحو %2</translation>
    </message>
    <message>
        <source>%1 of 100 fall less,
to about %2</source>
        <translation>%1 من 100 ينخفض أقل،
إلى نحو %2</translation>
    </message>
</context>
<context>
    <name>TrainingText</name>
    <message>
        <source>The policy orders nothing: the price of tests outweighs any diagnosis. Let a correct negative be worth more money, or a case found weigh more.</source>
        <translation>لا تطلب السياسة شيئًا: يفوق سعر الفحوص أي تشخيص. اجعل السلبي الصحيح يساوي مالًا أكثر، أو زد وزن الحالة المكتشَفة.</translation>
    </message>
    <message>
        <source>The policy calls nobody a case, so every case is missed. Let a case found weigh more.</source>
        <translation>لا تصنّف السياسة أحدًا حالة، فتفوت كل الحالات. زد وزن الحالة المكتشَفة.</translation>
    </message>
    <message>
        <source>The policy calls everybody a case. Let a case found weigh less.</source>
        <translation>تصنّف السياسة الجميع حالات. خفّض وزن الحالة المكتشَفة.</translation>
    </message>
    <message>
        <source>The state encoder became unstable. It went back to its last good state and goes on with smaller steps.</source>
        <translation>صار مرمّز الوضع غير مستقر. عاد إلى آخر وضع جيد ويتابع بخطوات أصغر.</translation>
    </message>
    <message>
        <source>The panel selector became unstable. It went back to its last good state and goes on with smaller steps.</source>
        <translation>صار منتقي اللوحات غير مستقر. عاد إلى آخر وضع جيد ويتابع بخطوات أصغر.</translation>
    </message>
    <message>
        <source>For a while the classifier saw only patients of one outcome and could not learn from them.</source>
        <translation>لم يرَ المصنّف لفترة إلا مرضى من حصيلة واحدة ولم يستطع التعلم منهم.</translation>
    </message>
    <message>
        <source>The flow did not estimate unknown values better than a plain normal distribution, which is used instead.</source>
        <translation>لم يقدّر التدفق (flow) القيم المجهولة أفضل من توزيع طبيعي بسيط، فيُستخدم هذا بدلًا منه.</translation>
    </message>
    <message>
        <source>The table of all states would need too much memory, so only visited states are kept. Results are the same; it takes longer.</source>
        <translation>يحتاج جدول كل الأوضاع إلى ذاكرة كبيرة، فتُحفظ الأوضاع التي وُصل إليها فقط. النتائج نفسها؛ ويستغرق أطول.</translation>
    </message>
    <message>
        <source>Training went on from its last checkpoint.</source>
        <translation>تابع التدريب من آخر نقطة حفظ.</translation>
    </message>
    <message>
        <source>There are few patients with the outcome, so the figures are uncertain.</source>
        <translation>المرضى ذوو الحصيلة قلة، فالمؤشرات غير مؤكدة.</translation>
    </message>
    <message>
        <source>The classifier left the range of numbers in one pass over the patients; that pass was undone. A lower learning rate may help.</source>
        <translation>خرج المصنّف عن مجال الأعداد في تمريرة على المرضى؛ أُلغيت تلك التمريرة. قد يفيد معدل تعلم أقل.</translation>
    </message>
    <message>
        <source>What the new patients taught did no better on validation, so the earlier policy is kept.</source>
        <translation>ما عُلِّم من المرضى الجدد لم يكن أفضل على التحقق، فحُفظت السياسة السابقة.</translation>
    </message>
    <message>
        <source>State encoder</source>
        <translation>مرمّز الوضع</translation>
    </message>
    <message>
        <source>State table</source>
        <translation>جدول الأوضاع</translation>
    </message>
    <message>
        <source>Classifier</source>
        <translation>المصنّف</translation>
    </message>
    <message>
        <source>Panel selector</source>
        <translation>منتقي اللوحات</translation>
    </message>
    <message>
        <source>Final evaluation</source>
        <translation>التقييم النهائي</translation>
    </message>
    <message>
        <source>Judging on all patients</source>
        <translation>التقييم على جميع المرضى</translation>
    </message>
    <message>
        <source>Learning from all patients</source>
        <translation>التعلم من جميع المرضى</translation>
    </message>
    <message>
        <source>Learns to estimate unknown results from known ones.</source>
        <translation>يتعلم تقدير النتائج المجهولة من المعلومة.</translation>
    </message>
    <message>
        <source>Estimates the unknown results of every patient for every set of panels.</source>
        <translation>يقدّر النتائج المجهولة لكل مريض ولكل مجموعة لوحات.</translation>
    </message>
    <message>
        <source>Learns how likely the outcome is from what is known.</source>
        <translation>يتعلم مدى احتمال الحصيلة مما هو معلوم.</translation>
    </message>
    <message>
        <source>Learns by trial which panel to order next and when to diagnose (PPO).</source>
        <translation>يتعلم بالتجربة أي لوحة تُطلب تاليًا ومتى يُشخَّص (PPO).</translation>
    </message>
    <message>
        <source>Tries the best policy on patients it has never seen, once.</source>
        <translation>يجرّب أفضل سياسة مرة واحدة على مرضى لم ترهم قط.</translation>
    </message>
    <message>
        <source>Trains again without each fold of the patients, and decides for these.</source>
        <translation>يدرّب من جديد دون كل طيّة من المرضى، ويقرر لهم.</translation>
    </message>
    <message>
        <source>Trains once more with everybody, for the policy that is to be used.</source>
        <translation>يدرّب مرة أخرى بالجميع، للسياسة التي ستُستخدم.</translation>
    </message>
    <message>
        <source>Every patient was decided for by a policy that was trained without them, so the figures tell what training this way comes to. What is exported was trained once more with all patients.</source>
        <translation>قُرِّر لكل مريض بسياسة دُرِّبت دونه، فتبيّن المؤشرات ما يحققه التدريب بهذه الطريقة. وما يُصدَّر دُرِّب مرة أخرى بجميع المرضى.</translation>
    </message>
    <message>
        <source>State encoder: likelihood loss</source>
        <translation>مرمّز الوضع: خسارة الإمكان</translation>
    </message>
    <message>
        <source>State encoder: reconstruction error</source>
        <translation>مرمّز الوضع: خطأ إعادة البناء</translation>
    </message>
    <message>
        <source>State encoder: error on validation patients</source>
        <translation>مرمّز الوضع: الخطأ على مرضى التحقق</translation>
    </message>
    <message>
        <source>Classifier loss</source>
        <translation>خسارة المصنّف</translation>
    </message>
    <message>
        <source>Policy loss</source>
        <translation>خسارة السياسة</translation>
    </message>
    <message>
        <source>Value loss</source>
        <translation>خسارة القيمة</translation>
    </message>
    <message>
        <source>Entropy of the policy</source>
        <translation>إنتروبيا السياسة</translation>
    </message>
    <message>
        <source>Change of the policy per update (KL)</source>
        <translation>تغير السياسة لكل تحديث (KL)</translation>
    </message>
    <message>
        <source>Share of clipped samples</source>
        <translation>نسبة العينات المقصوصة</translation>
    </message>
    <message>
        <source>F1, training</source>
        <translation>F1، التدريب</translation>
    </message>
    <message>
        <source>AUROC, training</source>
        <translation>AUROC، التدريب</translation>
    </message>
    <message>
        <source>AM, training</source>
        <translation>AM، التدريب</translation>
    </message>
    <message>
        <source>Mean cost, training</source>
        <translation>متوسط التكلفة، التدريب</translation>
    </message>
    <message>
        <source>Mean reward, training</source>
        <translation>متوسط المكافأة، التدريب</translation>
    </message>
    <message>
        <source>F1, validation</source>
        <translation>F1، التحقق</translation>
    </message>
    <message>
        <source>AUROC, validation</source>
        <translation>AUROC، التحقق</translation>
    </message>
    <message>
        <source>AM, validation</source>
        <translation>AM، التحقق</translation>
    </message>
    <message>
        <source>Mean cost, validation</source>
        <translation>متوسط التكلفة، التحقق</translation>
    </message>
    <message>
        <source>Mean reward, validation</source>
        <translation>متوسط المكافأة، التحقق</translation>
    </message>
    <message>
        <source>Classifier F1, random panels known</source>
        <translation>F1 للمصنّف، بمعرفة لوحات عشوائية</translation>
    </message>
    <message>
        <source>Classifier AUROC, random panels known</source>
        <translation>AUROC للمصنّف، بمعرفة لوحات عشوائية</translation>
    </message>
    <message>
        <source>Classifier F1, panels of the policy known</source>
        <translation>F1 للمصنّف، بمعرفة لوحات السياسة</translation>
    </message>
    <message>
        <source>Classifier AUROC, panels of the policy known</source>
        <translation>AUROC للمصنّف، بمعرفة لوحات السياسة</translation>
    </message>
    <message>
        <source>Panel use, validation</source>
        <translation>استخدام اللوحات، التحقق</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>جارٍ</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>مكتمل</translation>
    </message>
    <message>
        <source>Stopped, kept</source>
        <translation>أُوقف وحُفظ</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>فشل</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>انقطع</translation>
    </message>
    <message>
        <source>End to end</source>
        <translation>من طرف إلى طرف</translation>
    </message>
    <message>
        <source>Pretrained classifier</source>
        <translation>مصنّف مدرَّب مسبقًا</translation>
    </message>
    <message>
        <source>Classifier and panel selector learn in turns, the classifier from the states the policy leads to.</source>
        <translation>يتعلم المصنّف ومنتقي اللوحات بالتناوب، والمصنّف من الأوضاع التي تقود السياسة إليها.</translation>
    </message>
    <message>
        <source>The classifier learns first, from random sets of panels; then the panel selector.</source>
        <translation>يتعلم المصنّف أولًا من مجموعات لوحات عشوائية؛ ثم منتقي اللوحات.</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>سريع</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>قياسي</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>البحث المنشور</translation>
    </message>
    <message>
        <source>Paper, ferritin</source>
        <translation>البحث المنشور، الفيريتين</translation>
    </message>
    <message>
        <source>Paper, acute kidney injury</source>
        <translation>البحث المنشور، إصابة الكلى الحادة</translation>
    </message>
    <message>
        <source>Paper, sepsis</source>
        <translation>البحث المنشور، الإنتان</translation>
    </message>
    <message>
        <source>A first look in about a minute for 10,000 patients.</source>
        <translation>نظرة أولى في نحو دقيقة لـ 10,000 مريض.</translation>
    </message>
    <message>
        <source>Longer training, for results you want to keep.</source>
        <translation>تدريب أطول، لنتائج تريد الاحتفاظ بها.</translation>
    </message>
    <message>
        <source>The settings published for the task that is most like this one.</source>
        <translation>الإعدادات المنشورة للمهمة الأشبه بهذه.</translation>
    </message>
    <message>
        <source>The settings published for low ferritin.</source>
        <translation>الإعدادات المنشورة لانخفاض الفيريتين.</translation>
    </message>
    <message>
        <source>The settings published for acute kidney injury.</source>
        <translation>الإعدادات المنشورة لإصابة الكلى الحادة.</translation>
    </message>
    <message>
        <source>The settings published for mortality in sepsis.</source>
        <translation>الإعدادات المنشورة للوفاة في الإنتان.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 ث</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 د %2 ث</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 س %2 د</translation>
    </message>
    <message>
        <source>about %1 s</source>
        <translation>نحو %1 ث</translation>
    </message>
    <message>
        <source>about %1 min</source>
        <translation>نحو %1 د</translation>
    </message>
    <message>
        <source>about %1 h</source>
        <translation>نحو %1 س</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>بقي %1</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>غير معرَّف</translation>
    </message>
    <message>
        <source>prices do not count</source>
        <translation>الأسعار لا تُحسب</translation>
    </message>
    <message>
        <source>time does not count</source>
        <translation>الزمن لا يُحسب</translation>
    </message>
    <message>
        <source>correct negative worth %1</source>
        <translation>السلبي الصحيح يساوي %1</translation>
    </message>
    <message>
        <source>λ %1, ρ %2</source>
        <translation>λ %1، ρ %2</translation>
    </message>
    <message>
        <source>Policy %1, seed %2</source>
        <translation>السياسة %1، البذرة %2</translation>
    </message>
    <message>
        <source>Policy %1</source>
        <translation>السياسة %1</translation>
    </message>
    <message>
        <source>Policy %1, %2</source>
        <translation>السياسة %1، %2</translation>
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
        <translation>%1: طُلبت لـ %2 من المرضى، وصححت من التشخيصات %3 وأفسدت %4. </translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>اللوحة</translation>
    </message>
    <message>
        <source>Ordered</source>
        <translation>طُلبت</translation>
    </message>
    <message>
        <source>Changed a diagnosis</source>
        <translation>غيّرت تشخيصًا</translation>
    </message>
    <message>
        <source>Made right</source>
        <translation>صُحِّح</translation>
    </message>
    <message>
        <source>Made wrong</source>
        <translation>أُفسد</translation>
    </message>
    <message>
        <source>Cost per corrected diagnosis</source>
        <translation>التكلفة لكل تشخيص مصحَّح</translation>
    </message>
    <message>
        <source>← made wrong · made right →</source>
        <translation>→ صُحِّح · أُفسد ←</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>تغيّر</translation>
    </message>
    <message>
        <source>Mean shift of the probability</source>
        <translation>متوسط إزاحة الاحتمال</translation>
    </message>
    <message>
        <source>Spent on it</source>
        <translation>المنفق عليها</translation>
    </message>
    <message>
        <source>What each panel changed: %1</source>
        <translation>ما غيّرته كل لوحة: %1</translation>
    </message>
    <message>
        <source>%1 Corrected: made right minus made wrong, at a threshold of %2.</source>
        <translation>%1 المصحَّح: ما صُحِّح ناقص ما أُفسد، عند عتبة %2.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%1 takes %2, not “%3”.</source>
        <translation>يأخذ %1 القيمة %2، وليس «%3».</translation>
    </message>
    <message>
        <source>How many patients to draw</source>
        <translation>عدد المرضى المسحوبين</translation>
    </message>
    <message>
        <source>a whole number such as 5000</source>
        <translation>عدد صحيح مثل 5000</translation>
    </message>
    <message>
        <source>policy %1</source>
        <translation>السياسة %1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>البذرة %1</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>الفحوص</translation>
    </message>
    <message>
        <source>over the seeds</source>
        <translation>على البذور</translation>
    </message>
    <message>
        <source>Which policy, by its name: P1-3 is point 3 of front 1, T-2 trained policy 2; or the one you gave it with “rename” or in the window</source>
        <translation>أي سياسة، باسمها: P1-3 هي النقطة 3 من الجبهة 1، وT-2 السياسة المدرَّبة 2؛ أو الاسم الذي أعطيته لها بالأمر «rename» أو في النافذة</translation>
    </message>
    <message>
        <source>explore which lab test panel to order next, and what it costs</source>
        <translation>استكشاف لوحة الفحوص المخبرية التي تُطلب تاليًا وتكلفتها</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>الوصف</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>الخيارات</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>الأوامر</translation>
    </message>
    <message>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>انظر أيضًا</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>غاوسي</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>المتوسط</translation>
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
        <translation>نماذج المقارنة جاهزة</translation>
    </message>
    <message>
        <source>A policy is being trained. Baselines can be run once it has finished.</source>
        <translation>يجري تدريب سياسة. يمكن تشغيل نماذج المقارنة بعد انتهائه.</translation>
    </message>
    <message>
        <source>A front is being searched for. Baselines can be run once the search has finished.</source>
        <translation>يجري البحث عن جبهة. يمكن تشغيل نماذج المقارنة بعد انتهاء البحث.</translation>
    </message>
    <message>
        <source>Baselines are being run</source>
        <translation>يجري تشغيل نماذج المقارنة</translation>
    </message>
    <message>
        <source>%1 baselines</source>
        <translation>نماذج مقارنة %1</translation>
    </message>
    <message>
        <source>Not saved.</source>
        <translation>لم يُحفظ.</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>كُتب %1</translation>
    </message>
    <message>
        <source>Baselines are being run.</source>
        <translation>يجري تشغيل نماذج المقارنة.</translation>
    </message>
    <message>
        <source>Stop and keep the rows that are finished, or let it go on?</source>
        <translation>إيقاف مع حفظ الصفوف المكتملة، أم المتابعة؟</translation>
    </message>
    <message>
        <source>Stop and keep the rows</source>
        <translation>إيقاف وحفظ الصفوف</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>متابعة</translation>
    </message>
</context>
<context>
    <name>app::EventsController</name>
    <message>
        <source>Stopped. Nothing was imported.</source>
        <translation>أُوقف. لم يُستورد شيء.</translation>
    </message>
    <message>
        <source>%1 holds no recipe: its table was not made from a list of measurements.</source>
        <translation>لا يحوي %1 مخطط استخلاص: لم يُنشأ جدوله من قائمة قياسات.</translation>
    </message>
</context>
<context>
    <name>app::ExamController</name>
    <message>
        <source>Make an e&amp;xam…</source>
        <translation>إعداد امت&amp;حان…</translation>
    </message>
    <message>
        <source>Cases without outcomes as a file for students, or as sheets of paper</source>
        <translation>حالات دون حصائل في ملف للطلاب، أو على أوراق مطبوعة</translation>
    </message>
    <message>
        <source>&amp;Gather an exam…</source>
        <translation>جم&amp;ع امتحان…</translation>
    </message>
    <message>
        <source>Marks every exam file of a folder</source>
        <translation>يصحح كل ملفات الامتحان في مجلد</translation>
    </message>
    <message>
        <source>%1 cannot be taken. %2</source>
        <translation>لا يمكن أداء %1. %2</translation>
    </message>
    <message>
        <source>An exam is marked beside a policy. Open one on the page Patient first.</source>
        <translation>يُصحَّح الامتحان بجانب سياسة. افتح واحدة في صفحة «المريض» أولًا.</translation>
    </message>
    <message>
        <source>There are %1 ill and %2 other test patients, too few for %3 cases. Ask for fewer.</source>
        <translation>مرضى الاختبار: المصابون %1 وغيرهم %2، وهذا أقل مما يلزم لعدد الحالات %3. اطلب عددًا أقل.</translation>
    </message>
    <message>
        <source>Wrote %1 for students, and %2: keep the key, without it nothing can be marked.</source>
        <translation>كُتب %1 للطلاب، و%2: احتفظ بالمفتاح، فدونه لا يمكن تصحيح شيء.</translation>
    </message>
    <message>
        <source>Wrote %1 for students and the answer key %2.</source>
        <translation>كُتب %1 للطلاب ومفتاح الإجابات %2.</translation>
    </message>
    <message>
        <source>%1 is not the key of an exam. %2</source>
        <translation>‏%1 ليس مفتاح امتحان. %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>policy</source>
        <translation>السياسة</translation>
    </message>
    <message>
        <source>Exam: %1</source>
        <translation>امتحان: %1</translation>
    </message>
    <message>
        <source>that is open on the page Patient</source>
        <translation>المفتوحة في صفحة «المريض»</translation>
    </message>
    <message>
        <source>Exams (*.exam.json)</source>
        <translation>الامتحانات (*.exam.json)</translation>
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
        <translation>لا تذكر هذه الصورة مشروعها. الأشكال التي يصدّرها PanelWise تذكره، ما لم يُعد برنامج آخر كتابتها. افتح مشروع .panelwise نفسه.</translation>
    </message>
    <message>
        <source>What this figure says about its project cannot be understood. Open the .panelwise project itself.</source>
        <translation>لا يمكن فهم ما يقوله هذا الشكل عن مشروعه. افتح مشروع .panelwise نفسه.</translation>
    </message>
    <message>
        <source>There is no figure on this page.</source>
        <translation>لا شكل في هذه الصفحة.</translation>
    </message>
    <message>
        <source>Save the project first.</source>
        <translation>احفظ المشروع أولًا.</translation>
    </message>
    <message>
        <source>A command names the file of the project, and this one has no place of its own yet.</source>
        <translation>يسمّي الأمر ملف المشروع، وليس لهذا مكان بعد.</translation>
    </message>
    <message>
        <source>No command makes this again.</source>
        <translation>لا أمر ينتج هذا من جديد.</translation>
    </message>
    <message>
        <source>The command line names policies by their number on a front and patients by their row of the table. Figures of a comparison are part of the report: export --what report.</source>
        <translation>يسمّي سطر الأوامر السياسات برقمها على الجبهة والمرضى بصفهم في الجدول. أشكال المقارنة جزء من التقرير: export --what report.</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>نُسخ: %1</translation>
    </message>
    <message>
        <source>The project of this figure is neither among the recent ones nor in the folder of the figure.</source>
        <translation>مشروع هذا الشكل ليس بين المشاريع الأخيرة ولا في مجلد الشكل.</translation>
    </message>
    <message>
        <source>Its project “%1” is neither among the recent ones nor in the folder of the figure.</source>
        <translation>مشروعه «%1» ليس بين المشاريع الأخيرة ولا في مجلد الشكل.</translation>
    </message>
    <message>
        <source>Locate…</source>
        <translation>تحديد الموقع…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>This is not the project that “%1” was made from.</source>
        <translation>ليس هذا المشروع الذي أُنشئ منه «%1».</translation>
    </message>
    <message>
        <source>Open it all the same</source>
        <translation>فتحه مع ذلك</translation>
    </message>
    <message>
        <source>Copied: the figure as SVG and picture, and the data behind it</source>
        <translation>نُسخ: الشكل بصيغة SVG وصورةً، والبيانات وراءه</translation>
    </message>
    <message>
        <source>A picture of this size has too many pixels. Choose a smaller size or resolution.</source>
        <translation>صورة بهذا الحجم كثيرة البكسلات. اختر حجمًا أو دقة أصغر.</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>كُتب %1</translation>
    </message>
    <message>
        <source>Not saved.</source>
        <translation>لم يُحفظ.</translation>
    </message>
</context>
<context>
    <name>app::FrontController</name>
    <message>
        <source>Take over the prices that were tried</source>
        <translation>اعتماد الأسعار المجرَّبة</translation>
    </message>
    <message>
        <source>The front is found</source>
        <translation>عُثر على الجبهة</translation>
    </message>
    <message>
        <source>A front is being searched for</source>
        <translation>يجري البحث عن جبهة</translation>
    </message>
    <message>
        <source>A policy is being trained. You can search for a front once it has finished.</source>
        <translation>يجري تدريب سياسة. يمكنك البحث عن جبهة بعد انتهائه.</translation>
    </message>
    <message>
        <source>Baselines are being run. You can search for a front once they have finished.</source>
        <translation>يجري تشغيل نماذج المقارنة. يمكنك البحث عن جبهة بعد انتهائها.</translation>
    </message>
    <message>
        <source>A front is being searched for.</source>
        <translation>يجري البحث عن جبهة.</translation>
    </message>
    <message>
        <source>Stop it and keep what was found so far, or let it go on?</source>
        <translation>إيقافه مع حفظ ما عُثر عليه حتى الآن، أم المتابعة؟</translation>
    </message>
    <message>
        <source>Stop and keep what was found</source>
        <translation>إيقاف وحفظ ما عُثر عليه</translation>
    </message>
    <message>
        <source>Go on searching</source>
        <translation>متابعة البحث</translation>
    </message>
</context>
<context>
    <name>app::ImportController</name>
    <message>
        <source>Pasted table</source>
        <translation>جدول ملصق</translation>
    </message>
</context>
<context>
    <name>app::LessonController</name>
    <message>
        <source>%1 min</source>
        <translation>%1 دقيقة</translation>
    </message>
    <message>
        <source>done, %1 of %2 points</source>
        <translation>أُنجز، %1 من %2 نقطة</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>الخطوة %1 من %2</translation>
    </message>
    <message>
        <source>%1 is not a lesson that can be opened. %2</source>
        <translation>‏%1 ليس درسًا يمكن فتحه. %2</translation>
    </message>
    <message>
        <source>The lesson needs the project %1 beside it, which cannot be read. Put it into the same folder.</source>
        <translation>يحتاج الدرس إلى المشروع %1 بجانبه، ولا يمكن قراءته. ضعه في المجلد نفسه.</translation>
    </message>
</context>
<context>
    <name>app::LessonPlayer</name>
    <message>
        <source>Your score: %1 of %2 points, for answers that were right at once.</source>
        <translation>نقاطك: %1 من %2، للإجابات الصحيحة من المرة الأولى.</translation>
    </message>
    <message>
        <source>Worth another look:</source>
        <translation>يستحق نظرة أخرى:</translation>
    </message>
    <message>
        <source>Debrief</source>
        <translation>المراجعة الختامية</translation>
    </message>
    <message>
        <source>Answer to go on.</source>
        <translation>أجب للمتابعة.</translation>
    </message>
    <message>
        <source>Do this in the program to go on.</source>
        <translation>نفّذ ذلك في البرنامج للمتابعة.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>لحظة…</translation>
    </message>
    <message>
        <source>That is right.</source>
        <translation>هذا صحيح.</translation>
    </message>
    <message>
        <source>Not quite. Try again, or take a hint.</source>
        <translation>ليس تمامًا. حاول ثانية، أو خذ تلميحًا.</translation>
    </message>
</context>
<context>
    <name>app::LessonWriter</name>
    <message>
        <source>Wrote %1. A double click opens it.</source>
        <translation>كُتب %1. نقرة مزدوجة تفتحه.</translation>
    </message>
    <message>
        <source>Lessons have no name for what was clicked; it is not a step.</source>
        <translation>ليس لما نُقر اسم في الدروس؛ فهو ليس خطوة.</translation>
    </message>
    <message>
        <source>Recorded: %1</source>
        <translation>سُجِّل: %1</translation>
    </message>
</context>
<context>
    <name>app::PatientCommands</name>
    <message>
        <source>&amp;Next step</source>
        <translation>الخطوة ال&amp;تالية</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>مسافة</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>خطوة إلى ال&amp;خلف</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>&amp;First step</source>
        <translation>الخطوة الأ&amp;ولى</translation>
    </message>
    <message>
        <source>Home</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Home</translation>
    </message>
    <message>
        <source>&amp;Last step</source>
        <translation>الخطوة الأخي&amp;رة</translation>
    </message>
    <message>
        <source>End</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>End</translation>
    </message>
    <message>
        <source>Back to the &amp;policy’s path</source>
        <translation>العودة إلى مسار ال&amp;سياسة</translation>
    </message>
    <message>
        <source>&amp;Watch the policy</source>
        <translation>&amp;مشاهدة السياسة</translation>
    </message>
    <message>
        <source>It orders; you may try something else</source>
        <translation>هي تطلب؛ ويمكنك تجريب شيء آخر</translation>
    </message>
    <message>
        <source>&amp;I order</source>
        <translation>&amp;أنا أطلب</translation>
    </message>
    <message>
        <source>&amp;Duel</source>
        <translation>م&amp;بارزة</translation>
    </message>
    <message>
        <source>You order blind; both paths and bills are shown at the end</source>
        <translation>تطلب دون مساعدة؛ ويُعرض المساران والفاتورتان في النهاية</translation>
    </message>
    <message>
        <source>Choose a patient first</source>
        <translation>اختر مريضًا أولًا</translation>
    </message>
    <message>
        <source>You order; what the policy would do is hidden until you want it revealed</source>
        <translation>أنت تطلب؛ ويبقى ما كانت ستفعله السياسة مخفيًا حتى تكشفه</translation>
    </message>
    <message>
        <source>&amp;Blind cases</source>
        <translation>حالات مح&amp;جوبة</translation>
    </message>
    <message>
        <source>Steps to come, paths and outcomes of cases are hidden, as a class should see them</source>
        <translation>تُخفى الخطوات التالية ومسارات الحالات وحصائلها، كما ينبغي أن يراها الصف</translation>
    </message>
</context>
<context>
    <name>app::PatientController</name>
    <message>
        <source>Space: next step · Backspace: back · Home and End: first and last · Page Down: next patient</source>
        <translation>مسافة: الخطوة التالية · Backspace: رجوع · Home و End: الأولى والأخيرة · Page Down: المريض التالي</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1، %2 %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Policy %1 (%2)</source>
        <translation>السياسة %1 (%2)</translation>
    </message>
</context>
<context>
    <name>app::PointController</name>
    <message>
        <source>Not saved.</source>
        <translation>لم يُحفظ.</translation>
    </message>
    <message>
        <source>Making the card: looking for the tree that acts most like the policy…</source>
        <translation>يجري إنشاء البطاقة: البحث عن الشجرة الأشبه بالسياسة…</translation>
    </message>
    <message>
        <source>Save the pocket card</source>
        <translation>حفظ بطاقة الجيب</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>حُفظ باسم %1</translation>
    </message>
    <message>
        <source>Applying the policy to all patients…</source>
        <translation>يجري تطبيق السياسة على جميع المرضى…</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>كُتب %1</translation>
    </message>
</context>
<context>
    <name>app::RenameController</name>
    <message>
        <source>Rename policy %1</source>
        <translation>إعادة تسمية السياسة %1</translation>
    </message>
</context>
<context>
    <name>app::ReportController</name>
    <message>
        <source>Tick a model on the page Compare &amp; report first</source>
        <translation>أشِّر أولًا على نموذج في صفحة «المقارنة والتقرير»</translation>
    </message>
    <message>
        <source>A report is being written</source>
        <translation>تجري كتابة تقرير</translation>
    </message>
    <message>
        <source>No report was written.</source>
        <translation>لم يُكتب تقرير.</translation>
    </message>
    <message>
        <source>The report is being written to “%1”.</source>
        <translation>تجري كتابة التقرير في «%1».</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Report: %1</source>
        <translation>التقرير: %1</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>كُتب %1</translation>
    </message>
</context>
<context>
    <name>app::ResumeOffer</name>
    <message>
        <source>Policy %1 was interrupted.</source>
        <translation>انقطعت السياسة %1.</translation>
    </message>
    <message>
        <source>It can go on from its last checkpoint.</source>
        <translation>يمكن أن تُتابَع من آخر نقطة حفظ لها.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>استئناف</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>لاحقًا</translation>
    </message>
    <message>
        <source>The search for front %1 was interrupted.</source>
        <translation>انقطع البحث عن الجبهة %1.</translation>
    </message>
    <message>
        <source>It can go on; what was found is kept.</source>
        <translation>يمكن أن يُتابَع؛ وما وُجد محفوظ.</translation>
    </message>
</context>
<context>
    <name>app::ShareController</name>
    <message>
        <source>%1 to share</source>
        <translation>%1 للمشاركة</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>جارٍ كتابة %1</translation>
    </message>
    <message>
        <source>No copy was written.</source>
        <translation>لم تُكتب أي نسخة.</translation>
    </message>
    <message>
        <source>In it: rows of patients %1, training runs %2, fronts %3, tables %4.</source>
        <translation>فيها: صفوف المرضى %1، التدريبات %2، الجبهات %3، الجداول %4.</translation>
    </message>
    <message>
        <source>Columns left out: %1.</source>
        <translation>الأعمدة المتروكة: %1.</translation>
    </message>
    <message>
        <source>Copy written to %1.</source>
        <translation>كُتبت النسخة في %1.</translation>
    </message>
</context>
<context>
    <name>app::TrainController</name>
    <message numerus="yes">
        <source>%n policies are trained</source>
        <translation>
            <numerusform>السياسات المدرَّبة: %n</numerusform>
            <numerusform>السياسات المدرَّبة: %n</numerusform>
            <numerusform>السياسات المدرَّبة: %n</numerusform>
            <numerusform>السياسات المدرَّبة: %n</numerusform>
            <numerusform>السياسات المدرَّبة: %n</numerusform>
            <numerusform>السياسات المدرَّبة: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>عرض</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Try again with half the memory</source>
        <translation>إعادة المحاولة بنصف الذاكرة</translation>
    </message>
    <message>
        <source>Try again with smaller steps</source>
        <translation>إعادة المحاولة بخطوات أصغر</translation>
    </message>
    <message>
        <source>Stop and keep what was learned so far, or let it go on?</source>
        <translation>إيقاف مع حفظ ما جرى تعلّمه حتى الآن، أم المتابعة؟</translation>
    </message>
    <message>
        <source>A policy is being trained.</source>
        <translation>يجري تدريب سياسة.</translation>
    </message>
    <message numerus="yes">
        <source>%n more wait and would not be trained. %1</source>
        <translation>
            <numerusform>في الانتظار ولن تُدرَّب: لا سياسات. %1</numerusform>
            <numerusform>في الانتظار ولن تُدرَّب: سياسة واحدة. %1</numerusform>
            <numerusform>في الانتظار ولن تُدرَّب: سياستان. %1</numerusform>
            <numerusform>في الانتظار ولن تُدرَّب: %n سياسات. %1</numerusform>
            <numerusform>في الانتظار ولن تُدرَّب: %n سياسة. %1</numerusform>
            <numerusform>في الانتظار ولن تُدرَّب: %n سياسة. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop and keep what was learned</source>
        <translation>إيقاف وحفظ ما جرى تعلّمه</translation>
    </message>
    <message>
        <source>Go on training</source>
        <translation>متابعة التدريب</translation>
    </message>
</context>
<context>
    <name>app::WindowController</name>
    <message>
        <source>&amp;Find a variable</source>
        <translation>ال&amp;بحث عن متغير</translation>
    </message>
    <message>
        <source>Show all &amp;rows</source>
        <translation>عرض كل ال&amp;صفوف</translation>
    </message>
    <message>
        <source>&amp;Add a panel</source>
        <translation>إ&amp;ضافة لوحة</translation>
    </message>
    <message>
        <source>&amp;Price list…</source>
        <translation>&amp;قائمة الأسعار…</translation>
    </message>
    <message>
        <source>Everything is saved as you go.</source>
        <translation>كل شيء يُحفظ أولًا بأول.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>حُفظ باسم %1</translation>
    </message>
    <message>
        <source>Not saved.</source>
        <translation>لم يُحفظ.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>حفظ باسم…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Find a front or train a policy first</source>
        <translation>أوجد جبهة أو درّب سياسة أولًا</translation>
    </message>
    <message>
        <source>No project open</source>
        <translation>لا مشروع مفتوح</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The last edits are not saved yet.</source>
        <translation>التعديلات الأخيرة لم تُحفظ بعد.</translation>
    </message>
    <message>
        <source>%1 patients</source>
        <translation>المرضى: %1</translation>
    </message>
    <message>
        <source>Imported %1</source>
        <translation>استُورد %1</translation>
    </message>
    <message>
        <source>The last edits could not be saved.</source>
        <translation>تعذّر حفظ التعديلات الأخيرة.</translation>
    </message>
    <message>
        <source>Close without them</source>
        <translation>إغلاق دونها</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>البقاء</translation>
    </message>
    <message>
        <source>A task file says what the columns of a table mean. Open the table first.</source>
        <translation>يبيّن ملف المهمة معنى أعمدة جدول. افتح الجدول أولًا.</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>استخدام %1</translation>
    </message>
    <message>
        <source>The clipboard holds no text. Copy the cells of a table first.</source>
        <translation>لا نص في الحافظة. انسخ خلايا جدول أولًا.</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>كُتب %1</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>فتح %1</translation>
    </message>
    <message>
        <source>Show the crash file</source>
        <translation>إظهار ملف التعطل</translation>
    </message>
    <message>
        <source>PanelWise ended by a fault of its own.</source>
        <translation>انتهى PanelWise بخلل فيه.</translation>
    </message>
    <message>
        <source>It was at %1; your work had been saved. A crash file was written, without anything of your data, that you may send to us.</source>
        <translation>كان ذلك في %1؛ وكان عملك محفوظًا. كُتب ملف تعطل ليس فيه شيء من بياناتك، ويمكنك إرساله إلينا.</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>ال&amp;دروس…</translation>
    </message>
    <message>
        <source>Eight lessons of 10 to 15 minutes in the real program</source>
        <translation>ثمانية دروس من 10 إلى 15 دقيقة في البرنامج الحقيقي</translation>
    </message>
    <message>
        <source>Open a lesson &amp;file…</source>
        <translation>فتح &amp;ملف درس…</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;جولة</translation>
    </message>
    <message>
        <source>The program in five cards</source>
        <translation>البرنامج في خمس بطاقات</translation>
    </message>
    <message>
        <source>W&amp;rite a lesson…</source>
        <translation>&amp;كتابة درس…</translation>
    </message>
    <message>
        <source>Record steps by clicking through the window, edit their texts, try and save them</source>
        <translation>تسجيل الخطوات بالنقر في النافذة، وتحرير نصوصها، وتجريبها وحفظها</translation>
    </message>
</context>
<context>
    <name>ui::AccuracyTiles</name>
    <message>
        <source>As in these patients</source>
        <translation>كما لدى هؤلاء المرضى</translation>
    </message>
    <message>
        <source>PPV at a prevalence of</source>
        <translation>PPV عند انتشار</translation>
    </message>
    <message>
        <source>Prevalence for the positive predictive value</source>
        <translation>الانتشار للقيمة التنبؤية الإيجابية</translation>
    </message>
    <message>
        <source>The share of cases among those the figures are of</source>
        <translation>نسبة الحالات بين من تخصهم المؤشرات</translation>
    </message>
    <message>
        <source>Only the PPV is for that prevalence; everything else is of these patients.</source>
        <translation>قيمة PPV وحدها لهذا الانتشار؛ وكل ما عداها لهؤلاء المرضى.</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>الحساسية</translation>
    </message>
    <message>
        <source>Specificity</source>
        <translation>النوعية</translation>
    </message>
    <message>
        <source>95 % CI %1</source>
        <translation>ف.ث. 95%: %1</translation>
    </message>
    <message>
        <source>PPV, prev. %1</source>
        <translation>PPV عند %1</translation>
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
        <translation>احتمال السياسة</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>طلب</translation>
    </message>
    <message>
        <source>What next?</source>
        <translation>ماذا بعد؟</translation>
    </message>
    <message>
        <source>Possible actions</source>
        <translation>الإجراءات الممكنة</translation>
    </message>
    <message>
        <source>Up and down to choose, Enter to do it</source>
        <translation>أعلى وأسفل للاختيار، Enter للتنفيذ</translation>
    </message>
    <message>
        <source>expected value</source>
        <translation>القيمة المتوقعة</translation>
    </message>
    <message>
        <source>What the policy expects to earn from here on: patients rightly reassured, λ for each one found, less what the tests cost. It does what is worth most.</source>
        <translation>ما تتوقع السياسة كسبه من الآن فصاعدًا: المرضى المطمأنون بحق، و λ لكل مكتشَف، ناقص تكلفة الفحوص. وتفعل ما قيمته الأكبر.</translation>
    </message>
    <message>
        <source>How likely the policy is to do this</source>
        <translation>مدى احتمال أن تفعل السياسة هذا</translation>
    </message>
    <message>
        <source>Right-click an action to try it instead: the story branches, the policy’s path is kept.</source>
        <translation>انقر بالزر الأيمن على إجراء لتجريبه بدلًا منه: تتفرع القصة ويُحفظ مسار السياسة.</translation>
    </message>
    <message>
        <source>Your turn. Order a panel, or end the case with a diagnosis.</source>
        <translation>دورك. اطلب لوحة، أو أنهِ بتشخيص.</translation>
    </message>
    <message>
        <source>Your turn, without help: what would you do? The policy’s path is shown at the end.</source>
        <translation>دورك، دون مساعدة: ماذا تفعل؟ يُعرض مسار السياسة في النهاية.</translation>
    </message>
    <message>
        <source>You order one panel at a time; a policy that saves time may order two together.</source>
        <translation>تطلب لوحة واحدة في المرة؛ وقد تطلب سياسة توفّر الزمن لوحتين معًا.</translation>
    </message>
    <message>
        <source>Choose an action</source>
        <translation>اختر إجراء</translation>
    </message>
    <message>
        <source>Try instead: %1</source>
        <translation>تجريب بدلًا منه: %1</translation>
    </message>
</context>
<context>
    <name>ui::ActionModel</name>
    <message>
        <source>expected reward %1</source>
        <translation>المكافأة المتوقعة %1</translation>
    </message>
    <message>
        <source>the policy does this with a probability of %1</source>
        <translation>تفعل السياسة هذا باحتمال %1</translation>
    </message>
</context>
<context>
    <name>ui::AmountEdit</name>
    <message>
        <source>– min</source>
        <translation>– د</translation>
    </message>
    <message>
        <source>– mL</source>
        <translation>– مل</translation>
    </message>
</context>
<context>
    <name>ui::BaselinesCard</name>
    <message>
        <source>%1, fold %2</source>
        <translation>%1، الطيّة %2</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1، البذرة %2</translation>
    </message>
    <message>
        <source>Progress of the baselines</source>
        <translation>تقدم نماذج المقارنة</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>The table waits where it is; nothing is lost</source>
        <translation>ينتظر الجدول حيث هو؛ لا يُفقد شيء</translation>
    </message>
    <message>
        <source>Ends within a second; finished rows are kept and the table can be resumed</source>
        <translation>ينتهي خلال ثانية؛ تُحفظ الصفوف المكتملة ويمكن استئناف الجدول</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>جارٍ الإيقاف…</translation>
    </message>
    <message>
        <source>Preparing the patients…</source>
        <translation>يجري تجهيز المرضى…</translation>
    </message>
    <message>
        <source>Baselines, %1 of %2</source>
        <translation>نماذج المقارنة، %1 من %2</translation>
    </message>
    <message>
        <source>Finished rows are kept</source>
        <translation>الصفوف المكتملة محفوظة</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>استئناف</translation>
    </message>
</context>
<context>
    <name>ui::BaselinesDialog</name>
    <message>
        <source>Paper</source>
        <translation>البحث المنشور</translation>
    </message>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>سريع</translation>
    </message>
    <message>
        <source>My choice</source>
        <translation>من اختياري</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>الضبط المسبق</translation>
    </message>
    <message>
        <source>The study&apos;s own s&amp;plit every time</source>
        <translation>&amp;تقسيم الدراسة نفسه في كل مرة</translation>
    </message>
    <message>
        <source>Run baselines</source>
        <translation>تشغيل نماذج المقارنة</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>ما هو</translation>
    </message>
    <message>
        <source>Models in the table</source>
        <translation>النماذج في الجدول</translation>
    </message>
    <message>
        <source>For the rows on two panels of your choice</source>
        <translation>للصفوف على لوحتين من اختيارك</translation>
    </message>
    <message>
        <source>First panel of your choice</source>
        <translation>اللوحة الأولى من اختيارك</translation>
    </message>
    <message>
        <source>Second panel of your choice</source>
        <translation>اللوحة الثانية من اختيارك</translation>
    </message>
    <message>
        <source>How often everything is learned anew; the table has mean and standard deviation</source>
        <translation>عدد مرات التعلم من جديد؛ في الجدول المتوسط والانحراف المعياري</translation>
    </message>
    <message>
        <source>Otherwise only the first time; every further seed also draws other patients</source>
        <translation>وإلا ففي المرة الأولى فقط؛ وكل بذرة أخرى تسحب مرضى آخرين أيضًا</translation>
    </message>
    <message>
        <source>&amp;Two panels of your choice</source>
        <translation>&amp;لوحتان من اختيارك</translation>
    </message>
    <message>
        <source>&amp;Judge on</source>
        <translation>الت&amp;قييم على</translation>
    </message>
    <message>
        <source>&amp;Seeds</source>
        <translation>ال&amp;بذور</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>تشغيل</translation>
    </message>
    <message>
        <source>Tick at least one model.</source>
        <translation>أشِّر على نموذج واحد على الأقل.</translation>
    </message>
    <message>
        <source>Choose two different panels.</source>
        <translation>اختر لوحتين مختلفتين.</translation>
    </message>
    <message numerus="yes">
        <source>%1 models, each learned %n time(s), every time without another fold, which judges. Every row appears as soon as it is finished, and is kept.</source>
        <translation>
            <numerusform>النماذج %1، عدد مرات تعلم كل منها: %n، كل مرة دون طيّة أخرى يُقيَّم عليها. يظهر كل صف حالما يكتمل، ويُحفظ.</numerusform>
            <numerusform>النماذج %1، عدد مرات تعلم كل منها: %n، كل مرة دون طيّة أخرى يُقيَّم عليها. يظهر كل صف حالما يكتمل، ويُحفظ.</numerusform>
            <numerusform>النماذج %1، عدد مرات تعلم كل منها: %n، كل مرة دون طيّة أخرى يُقيَّم عليها. يظهر كل صف حالما يكتمل، ويُحفظ.</numerusform>
            <numerusform>النماذج %1، عدد مرات تعلم كل منها: %n، كل مرة دون طيّة أخرى يُقيَّم عليها. يظهر كل صف حالما يكتمل، ويُحفظ.</numerusform>
            <numerusform>النماذج %1، عدد مرات تعلم كل منها: %n، كل مرة دون طيّة أخرى يُقيَّم عليها. يظهر كل صف حالما يكتمل، ويُحفظ.</numerusform>
            <numerusform>النماذج %1، عدد مرات تعلم كل منها: %n، كل مرة دون طيّة أخرى يُقيَّم عليها. يظهر كل صف حالما يكتمل، ويُحفظ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 models, each trained %n time(s). Every row appears as soon as it is finished, and is kept.</source>
        <translation>
            <numerusform>النماذج %1، عدد مرات تدريب كل منها: %n. يظهر كل صف حالما يكتمل، ويُحفظ.</numerusform>
            <numerusform>النماذج %1، عدد مرات تدريب كل منها: %n. يظهر كل صف حالما يكتمل، ويُحفظ.</numerusform>
            <numerusform>النماذج %1، عدد مرات تدريب كل منها: %n. يظهر كل صف حالما يكتمل، ويُحفظ.</numerusform>
            <numerusform>النماذج %1، عدد مرات تدريب كل منها: %n. يظهر كل صف حالما يكتمل، ويُحفظ.</numerusform>
            <numerusform>النماذج %1، عدد مرات تدريب كل منها: %n. يظهر كل صف حالما يكتمل، ويُحفظ.</numerusform>
            <numerusform>النماذج %1، عدد مرات تدريب كل منها: %n. يظهر كل صف حالما يكتمل، ويُحفظ.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::BillBar</name>
    <message>
        <source>Running bill</source>
        <translation>الفاتورة الجارية</translation>
    </message>
</context>
<context>
    <name>ui::CaseChooser</name>
    <message>
        <source>Patient before</source>
        <translation>المريض السابق</translation>
    </message>
    <message>
        <source>Patient before (Page Up)</source>
        <translation>المريض السابق (Page Up)</translation>
    </message>
    <message>
        <source>Next patient</source>
        <translation>المريض التالي</translation>
    </message>
    <message>
        <source>Next patient (Page Down)</source>
        <translation>المريض التالي (Page Down)</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>عرض</translation>
    </message>
    <message>
        <source>Which patients</source>
        <translation>أي المرضى</translation>
    </message>
    <message>
        <source>Which patients: by what became of them, the costliest, or the most surprising</source>
        <translation>أي المرضى: بحسب ما آلوا إليه، أو الأعلى تكلفة، أو الأكثر مفاجأة</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>الصف</translation>
    </message>
    <message>
        <source>Row of the data</source>
        <translation>صف البيانات</translation>
    </message>
    <message>
        <source>Type the row of a patient in the data and press Enter</source>
        <translation>اكتب صف مريض في البيانات واضغط Enter</translation>
    </message>
    <message>
        <source>From the front</source>
        <translation>من الجبهة</translation>
    </message>
    <message>
        <source>The patients that were chosen on the front page</source>
        <translation>المرضى الذين اختيروا في صفحة الجبهة</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>لا أحد</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>%1 patients</source>
        <translation>المرضى: %1</translation>
    </message>
</context>
<context>
    <name>ui::Checklist</name>
    <message>
        <source>Title: model study, patients and outcome named</source>
        <translation>العنوان: ذكر أنها دراسة نموذج، والمرضى والحصيلة</translation>
    </message>
    <message>
        <source>Structured abstract</source>
        <translation>ملخص منظَّم</translation>
    </message>
    <message>
        <source>Clinical context, reason for the model, models that exist</source>
        <translation>السياق السريري، وسبب النموذج، والنماذج الموجودة</translation>
    </message>
    <message>
        <source>For whom, by whom and where in care it is meant to be used</source>
        <translation>لمن، ومن يستخدمه، وأين في مسار الرعاية</translation>
    </message>
    <message>
        <source>Known inequalities between groups of people</source>
        <translation>أوجه التفاوت المعروفة بين فئات الناس</translation>
    </message>
    <message>
        <source>Objectives; development, evaluation or both</source>
        <translation>الأهداف؛ تطوير أو تقييم أو كلاهما</translation>
    </message>
    <message>
        <source>Sources of the data, why these, how representative</source>
        <translation>مصادر البيانات، وسبب اختيارها، ومدى تمثيلها</translation>
    </message>
    <message>
        <source>Dates of the data</source>
        <translation>تواريخ البيانات</translation>
    </message>
    <message>
        <source>Setting, number and place of centres</source>
        <translation>المكان، وعدد المراكز ومواقعها</translation>
    </message>
    <message>
        <source>Who was eligible</source>
        <translation>من كان مؤهلًا</translation>
    </message>
    <message>
        <source>Treatments received and how they were handled</source>
        <translation>العلاجات المتلقاة وكيفية التعامل معها</translation>
    </message>
    <message>
        <source>Preparation of the data and checks of quality</source>
        <translation>إعداد البيانات والتحقق من جودتها</translation>
    </message>
    <message>
        <source>Outcome: definition, time, how and when assessed</source>
        <translation>الحصيلة: التعريف، والزمن، وكيف ومتى قُدِّرت</translation>
    </message>
    <message>
        <source>Who assessed the outcome, if that takes judgement</source>
        <translation>من قدّر الحصيلة، إن تطلبت حكمًا</translation>
    </message>
    <message>
        <source>Blinding of those who assessed the outcome</source>
        <translation>تعمية من قدّروا الحصيلة</translation>
    </message>
    <message>
        <source>How candidate predictors were chosen</source>
        <translation>كيف اختيرت المتنبئات المرشحة</translation>
    </message>
    <message>
        <source>Every predictor: definition, unit, how and when measured</source>
        <translation>كل متنبئ: التعريف، والوحدة، وكيف ومتى قيس</translation>
    </message>
    <message>
        <source>Who measured predictors that take judgement</source>
        <translation>من قاس المتنبئات التي تتطلب حكمًا</translation>
    </message>
    <message>
        <source>Sample size and whether it suffices</source>
        <translation>حجم العينة وهل يكفي</translation>
    </message>
    <message>
        <source>How missing values were handled</source>
        <translation>كيف عولجت القيم المفقودة</translation>
    </message>
    <message>
        <source>How the patients were divided between the parts of the analysis</source>
        <translation>كيف قُسِّم المرضى بين أجزاء التحليل</translation>
    </message>
    <message>
        <source>How predictors enter: scaling, transformation, coding</source>
        <translation>كيف تدخل المتنبئات: التقييس والتحويل والترميز</translation>
    </message>
    <message>
        <source>Kind of model, steps of building it, tuning, internal validation</source>
        <translation>نوع النموذج، وخطوات بنائه، وضبطه، والتحقق الداخلي</translation>
    </message>
    <message>
        <source>Differences between clusters such as hospitals: how handled</source>
        <translation>الفروق بين المجموعات العنقودية كالمستشفيات: كيف عولجت</translation>
    </message>
    <message>
        <source>Measures and plots of performance, and how models are compared</source>
        <translation>مؤشرات الأداء ومخططاته، وكيف تُقارن النماذج</translation>
    </message>
    <message>
        <source>Updating of the model, for example recalibration</source>
        <translation>تحديث النموذج، مثل إعادة المعايرة</translation>
    </message>
    <message>
        <source>How predictions are computed</source>
        <translation>كيف تُحسب التنبؤات</translation>
    </message>
    <message>
        <source>Methods against class imbalance</source>
        <translation>طرق معالجة عدم توازن الفئات</translation>
    </message>
    <message>
        <source>What was done for fairness</source>
        <translation>ما فُعل من أجل الإنصاف</translation>
    </message>
    <message>
        <source>Output of the model and how thresholds were found</source>
        <translation>مخرجات النموذج وكيف حُدِّدت العتبات</translation>
    </message>
    <message>
        <source>Differences between development and evaluation data</source>
        <translation>الفروق بين بيانات التطوير وبيانات التقييم</translation>
    </message>
    <message>
        <source>Ethical approval and consent</source>
        <translation>الموافقة الأخلاقية والموافقة المستنيرة</translation>
    </message>
    <message>
        <source>Funding and role of the funders</source>
        <translation>التمويل ودور الممولين</translation>
    </message>
    <message>
        <source>Conflicts of interest</source>
        <translation>تضارب المصالح</translation>
    </message>
    <message>
        <source>Where the protocol is, or that there is none</source>
        <translation>مكان البروتوكول، أو أنه لا يوجد</translation>
    </message>
    <message>
        <source>Registration, or that there is none</source>
        <translation>التسجيل، أو أنه لا يوجد</translation>
    </message>
    <message>
        <source>Whether and where the data can be had</source>
        <translation>هل يمكن الحصول على البيانات وأين</translation>
    </message>
    <message>
        <source>Whether and where the analysis code can be had</source>
        <translation>هل يمكن الحصول على شيفرة التحليل وأين</translation>
    </message>
    <message>
        <source>How patients and the public were involved</source>
        <translation>كيف شارك المرضى والجمهور</translation>
    </message>
    <message>
        <source>Flow of participants, with and without the outcome</source>
        <translation>تدفق المشاركين، مع الحصيلة ودونها</translation>
    </message>
    <message>
        <source>Characteristics of the participants and missing values</source>
        <translation>خصائص المشاركين والقيم المفقودة</translation>
    </message>
    <message>
        <source>Development and evaluation data compared</source>
        <translation>مقارنة بيانات التطوير والتقييم</translation>
    </message>
    <message>
        <source>Participants and events in each analysis</source>
        <translation>المشاركون والأحداث في كل تحليل</translation>
    </message>
    <message>
        <source>The whole model, so that others can use it</source>
        <translation>النموذج كاملًا ليستخدمه آخرون</translation>
    </message>
    <message>
        <source>Performance with intervals, also of key groups</source>
        <translation>الأداء مع فواصل الثقة، وللمجموعات المهمة أيضًا</translation>
    </message>
    <message>
        <source>Differences of performance between clusters</source>
        <translation>فروق الأداء بين المجموعات العنقودية</translation>
    </message>
    <message>
        <source>Results of updating the model</source>
        <translation>نتائج تحديث النموذج</translation>
    </message>
    <message>
        <source>Overall interpretation, fairness included</source>
        <translation>التفسير العام، بما فيه الإنصاف</translation>
    </message>
    <message>
        <source>Limitations and what they mean for bias and use elsewhere</source>
        <translation>محدوديات الدراسة ومعناها للتحيز وللاستخدام في مكان آخر</translation>
    </message>
    <message>
        <source>What to do with poor or unavailable input in use</source>
        <translation>ما يُفعل عند الاستخدام بمدخلات رديئة أو غير متاحة</translation>
    </message>
    <message>
        <source>What users have to do and to know</source>
        <translation>ما على المستخدمين فعله ومعرفته</translation>
    </message>
    <message>
        <source>Next steps for research</source>
        <translation>الخطوات البحثية التالية</translation>
    </message>
    <message>
        <source>Named as a study of diagnostic accuracy, with a measure of it</source>
        <translation>تسميتها دراسة دقة تشخيصية، مع مؤشر لها</translation>
    </message>
    <message>
        <source>Background, intended use and role of the test</source>
        <translation>الخلفية، والاستخدام المقصود، ودور الاختبار</translation>
    </message>
    <message>
        <source>Objectives and hypotheses</source>
        <translation>الأهداف والفرضيات</translation>
    </message>
    <message>
        <source>Data collected before or after the tests were planned</source>
        <translation>هل جُمعت البيانات قبل التخطيط للاختبارات أم بعده</translation>
    </message>
    <message>
        <source>Eligibility</source>
        <translation>معايير الأهلية</translation>
    </message>
    <message>
        <source>How possible participants were identified</source>
        <translation>كيف حُدِّد المشاركون المحتملون</translation>
    </message>
    <message>
        <source>Where and when they were identified</source>
        <translation>أين ومتى حُدِّدوا</translation>
    </message>
    <message>
        <source>Consecutive, random or convenience series</source>
        <translation>سلسلة متتالية أو عشوائية أو ملائمة</translation>
    </message>
    <message>
        <source>Index test in enough detail to repeat it</source>
        <translation>الاختبار المدروس بتفصيل يكفي لتكراره</translation>
    </message>
    <message>
        <source>Reference standard in enough detail to repeat it</source>
        <translation>المعيار المرجعي بتفصيل يكفي لتكراره</translation>
    </message>
    <message>
        <source>Why this reference standard</source>
        <translation>لماذا هذا المعيار المرجعي</translation>
    </message>
    <message>
        <source>Cut-offs of the index test, and whether set beforehand</source>
        <translation>الحدود الفاصلة للاختبار المدروس، وهل حُدِّدت مسبقًا</translation>
    </message>
    <message>
        <source>Cut-offs of the reference standard, likewise</source>
        <translation>الحدود الفاصلة للمعيار المرجعي، كذلك</translation>
    </message>
    <message>
        <source>What those knew who read the index test</source>
        <translation>ما كان يعرفه من قرأ الاختبار المدروس</translation>
    </message>
    <message>
        <source>What those knew who assessed the reference standard</source>
        <translation>ما كان يعرفه من قدّر المعيار المرجعي</translation>
    </message>
    <message>
        <source>How accuracy is estimated and compared</source>
        <translation>كيف تُقدَّر الدقة وتُقارن</translation>
    </message>
    <message>
        <source>How indeterminate results were handled</source>
        <translation>كيف عولجت النتائج غير الحاسمة</translation>
    </message>
    <message>
        <source>How missing results were handled</source>
        <translation>كيف عولجت النتائج المفقودة</translation>
    </message>
    <message>
        <source>Analyses of differences in accuracy, planned or exploratory</source>
        <translation>تحليلات فروق الدقة، مخططة أو استكشافية</translation>
    </message>
    <message>
        <source>Intended sample size</source>
        <translation>حجم العينة المقصود</translation>
    </message>
    <message>
        <source>Flow of participants as a diagram</source>
        <translation>تدفق المشاركين مخططًا</translation>
    </message>
    <message>
        <source>Baseline characteristics</source>
        <translation>الخصائص عند خط الأساس</translation>
    </message>
    <message>
        <source>Severity in those with the condition</source>
        <translation>شدة المرض لدى المصابين به</translation>
    </message>
    <message>
        <source>Other diagnoses in those without it</source>
        <translation>التشخيصات الأخرى لدى غير المصابين به</translation>
    </message>
    <message>
        <source>Time and treatment between test and reference standard</source>
        <translation>الزمن والعلاج بين الاختبار والمعيار المرجعي</translation>
    </message>
    <message>
        <source>Cross table of test against reference standard</source>
        <translation>الجدول التقاطعي للاختبار مقابل المعيار المرجعي</translation>
    </message>
    <message>
        <source>Accuracy with 95 % intervals</source>
        <translation>الدقة مع فواصل الثقة 95%</translation>
    </message>
    <message>
        <source>Adverse events of the tests</source>
        <translation>الأحداث الضارة للفحوص</translation>
    </message>
    <message>
        <source>Limitations: bias, uncertainty, use elsewhere</source>
        <translation>المحدوديات: التحيز، وعدم اليقين، والاستخدام في مكان آخر</translation>
    </message>
    <message>
        <source>What it means for practice</source>
        <translation>معناها للممارسة</translation>
    </message>
    <message>
        <source>Registration</source>
        <translation>التسجيل</translation>
    </message>
    <message>
        <source>Where the protocol is</source>
        <translation>مكان البروتوكول</translation>
    </message>
    <message>
        <source>%1; author to complete</source>
        <translation>%1؛ على المؤلف إكماله</translation>
    </message>
    <message>
        <source>Not done: %1</source>
        <translation>لم يُجرَ: %1</translation>
    </message>
    <message>
        <source>Author to supply</source>
        <translation>على المؤلف تقديمه</translation>
    </message>
    <message>
        <source>%1: what is asked for and where it is</source>
        <translation>%1: المطلوب ومكانه</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>البند</translation>
    </message>
    <message>
        <source>Asked for</source>
        <translation>المطلوب</translation>
    </message>
    <message>
        <source>In this report</source>
        <translation>في هذا التقرير</translation>
    </message>
</context>
<context>
    <name>ui::CodeReview</name>
    <message>
        <source>Some cells hold texts instead of numbers</source>
        <translation>في بعض الخلايا نصوص بدل الأعداد</translation>
    </message>
    <message>
        <source>Say once what each of them means. The choices are kept with the study and can be changed on the data page; the file itself is never changed. Numbers below a detection limit are usually read as the limit or as half of it: choose what your study has laid down.</source>
        <translation>حدد مرة واحدة معنى كل منها. تُحفظ الخيارات مع الدراسة ويمكن تغييرها في صفحة البيانات؛ والملف نفسه لا يتغير أبدًا. الأعداد دون حد الكشف تُقرأ عادة بالحد أو بنصفه: اختر ما قررته دراستك.</translation>
    </message>
    <message>
        <source>Cancel import</source>
        <translation>إلغاء الاستيراد</translation>
    </message>
    <message>
        <source>Continue with these choices</source>
        <translation>المتابعة بهذه الخيارات</translation>
    </message>
    <message>
        <source>Read %1 as text</source>
        <translation>قراءة %1 نصًا</translation>
    </message>
    <message>
        <source>Its values become categories instead of numbers</source>
        <translation>تصبح قيمه فئات بدل الأعداد</translation>
    </message>
    <message numerus="yes">
        <source>%Ln texts are still open; training waits for them.</source>
        <translation>
            <numerusform>ما زال مفتوحًا: لا نصوص؛ ينتظرها التدريب.</numerusform>
            <numerusform>ما زال مفتوحًا: نص واحد؛ ينتظرها التدريب.</numerusform>
            <numerusform>ما زال مفتوحًا: نصّان؛ ينتظرها التدريب.</numerusform>
            <numerusform>ما زال مفتوحًا: %Ln نصوص؛ ينتظرها التدريب.</numerusform>
            <numerusform>ما زال مفتوحًا: %Ln نصًّا؛ ينتظرها التدريب.</numerusform>
            <numerusform>ما زال مفتوحًا: %Ln نص؛ ينتظرها التدريب.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::CodeTable</name>
    <message>
        <source>Text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>العمود</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>الخلايا</translation>
    </message>
    <message>
        <source>Is read as</source>
        <translation>يُقرأ</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>الأثر</translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more kinds of texts. Are these columns of numbers?</source>
        <translation>
            <numerusform>… وأنواع أخرى من النصوص (%Ln). هل هذه أعمدة أعداد؟</numerusform>
            <numerusform>… وأنواع أخرى من النصوص (%Ln). هل هذه أعمدة أعداد؟</numerusform>
            <numerusform>… وأنواع أخرى من النصوص (%Ln). هل هذه أعمدة أعداد؟</numerusform>
            <numerusform>… وأنواع أخرى من النصوص (%Ln). هل هذه أعمدة أعداد؟</numerusform>
            <numerusform>… وأنواع أخرى من النصوص (%Ln). هل هذه أعمدة أعداد؟</numerusform>
            <numerusform>… وأنواع أخرى من النصوص (%Ln). هل هذه أعمدة أعداد؟</numerusform>
        </translation>
    </message>
    <message>
        <source>Not recorded</source>
        <translation>غير مسجَّل</translation>
    </message>
    <message>
        <source>The number in it</source>
        <translation>العدد الوارد فيه</translation>
    </message>
    <message>
        <source>Half of the number</source>
        <translation>نصف العدد</translation>
    </message>
    <message>
        <source>A value</source>
        <translation>قيمة</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>القرار لاحقًا</translation>
    </message>
    <message>
        <source>%1 columns</source>
        <translation>الأعمدة: %1</translation>
    </message>
    <message>
        <source>How %1 in %2 is read</source>
        <translation>كيف يُقرأ %1 في %2</translation>
    </message>
    <message>
        <source>What these cells mean; the file itself is never changed</source>
        <translation>معنى هذه الخلايا؛ الملف نفسه لا يتغير أبدًا</translation>
    </message>
    <message>
        <source>Value of %1 in %2</source>
        <translation>قيمة %1 في %2</translation>
    </message>
    <message>
        <source>What the cells count as, in the unit of the column</source>
        <translation>ما تُحسب به الخلايا، بوحدة العمود</translation>
    </message>
    <message>
        <source>%1 of the cells wait; the column cannot be used yet</source>
        <translation>%1 من الخلايا تنتظر؛ لا يمكن استخدام العمود بعد</translation>
    </message>
    <message>
        <source>%1 of the cells count as not recorded</source>
        <translation>%1 من الخلايا تُعد غير مسجَّلة</translation>
    </message>
    <message>
        <source>%1 of the cells are read as %2</source>
        <translation>%1 من الخلايا تُقرأ على أنها %2</translation>
    </message>
</context>
<context>
    <name>ui::CodesDialog</name>
    <message>
        <source>Texts among numbers</source>
        <translation>نصوص بين الأعداد</translation>
    </message>
    <message>
        <source>What stands in columns of numbers and is none. Nothing in the table is changed; a choice can be undone like every other step.</source>
        <translation>ما يرد في أعمدة الأعداد وليس عددًا. لا يتغير شيء في الجدول؛ ويمكن التراجع عن الاختيار ككل خطوة أخرى.</translation>
    </message>
</context>
<context>
    <name>ui::CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>البحث عن أمر</translation>
    </message>
    <message>
        <source>Some words of it, such as export or front</source>
        <translation>بعض كلماته، مثل تصدير أو جبهة</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>الأمر</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>المفتاح</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>الأوامر</translation>
    </message>
    <message>
        <source>%1 ▸ %2</source>
        <translation>%1 ◂ %2</translation>
    </message>
</context>
<context>
    <name>ui::CompareHeader</name>
    <message>
        <source>Run baselines…</source>
        <translation>تشغيل نماذج المقارنة…</translation>
    </message>
    <message>
        <source>Export report…</source>
        <translation>تصدير التقرير…</translation>
    </message>
</context>
<context>
    <name>ui::ComparePage</name>
    <message>
        <source>Table</source>
        <translation>جدول</translation>
    </message>
    <message>
        <source>Figures of the ticked models</source>
        <translation>مؤشرات النماذج المؤشَّر عليها</translation>
    </message>
    <message>
        <source>Opening the models…</source>
        <translation>يجري فتح النماذج…</translation>
    </message>
    <message>
        <source>Tick two models</source>
        <translation>أشِّر على نموذجين</translation>
    </message>
    <message>
        <source>Every test patient is put before each of them.</source>
        <translation>يُعرض كل مريض اختبار على كل منها.</translation>
    </message>
    <message>
        <source>Models that are ticked on the left are compared here, on the same test patients.</source>
        <translation>تُقارن هنا النماذج المؤشَّر عليها في القائمة، على مرضى الاختبار أنفسهم.</translation>
    </message>
    <message>
        <source>Policies and baselines on the same test patients</source>
        <translation>السياسات ونماذج المقارنة على مرضى الاختبار أنفسهم</translation>
    </message>
    <message>
        <source>the outcome</source>
        <translation>الحصيلة</translation>
    </message>
    <message>
        <source>Test split</source>
        <translation>جزء الاختبار</translation>
    </message>
    <message>
        <source>%1 patients, %2 with %3</source>
        <translation>المرضى: %1، منهم %2 مع %3</translation>
    </message>
    <message numerus="yes">
        <source>all %n models scored on the same patients</source>
        <translation>
            <numerusform>النماذج كلها (%n) مقيَّمة على المرضى أنفسهم</numerusform>
            <numerusform>النماذج كلها (%n) مقيَّمة على المرضى أنفسهم</numerusform>
            <numerusform>النماذج كلها (%n) مقيَّمة على المرضى أنفسهم</numerusform>
            <numerusform>النماذج كلها (%n) مقيَّمة على المرضى أنفسهم</numerusform>
            <numerusform>النماذج كلها (%n) مقيَّمة على المرضى أنفسهم</numerusform>
            <numerusform>النماذج كلها (%n) مقيَّمة على المرضى أنفسهم</numerusform>
        </translation>
    </message>
    <message>
        <source>A table of baselines is being made.</source>
        <translation>يجري إنشاء جدول نماذج مقارنة.</translation>
    </message>
    <message>
        <source>Train the baselines of the paper on the same patients, to compare policies with</source>
        <translation>تدريب نماذج المقارنة في البحث المنشور على المرضى أنفسهم، لمقارنة السياسات بها</translation>
    </message>
    <message>
        <source>Cohort, methods, figures and the lists of TRIPOD+AI and STARD in one file</source>
        <translation>الفوج والطرق والأشكال وقائمتا TRIPOD+AI و STARD في ملف واحد</translation>
    </message>
    <message>
        <source>Tick a policy first: the report is about it</source>
        <translation>أشِّر على سياسة أولًا: التقرير عنها</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Eight models are ticked; more could not be told apart. Untick one first.</source>
        <translation>ثمانية نماذج مؤشَّر عليها؛ ولا يمكن تمييز أكثر منها. ألغِ التأشير عن أحدها أولًا.</translation>
    </message>
    <message>
        <source>No baselines yet. A policy is convincing only beside what people use today.</source>
        <translation>لا نماذج مقارنة بعد. لا تُقنع السياسة إلا بجانب ما يُستخدم اليوم.</translation>
    </message>
    <message>
        <source>Run baselines…</source>
        <translation>تشغيل نماذج المقارنة…</translation>
    </message>
    <message>
        <source>Remove table %1 with all its rows? This cannot be undone.</source>
        <translation>إزالة الجدول %1 بكل صفوفه؟ لا يمكن التراجع عن ذلك.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>إبقاء</translation>
    </message>
    <message>
        <source>The table of baselines was stopped. Finished and kept: %1.</source>
        <translation>أُوقف جدول نماذج المقارنة. المكتمل والمحفوظ: %1.</translation>
    </message>
    <message>
        <source>The table of baselines was interrupted. Finished and kept: %1.</source>
        <translation>انقطع جدول نماذج المقارنة. المكتمل والمحفوظ: %1.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>استئناف</translation>
    </message>
</context>
<context>
    <name>ui::CostAimBox</name>
    <message>
        <source>at</source>
        <translation>بـ</translation>
    </message>
    <message>
        <source>per hour</source>
        <translation>للساعة</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>المال</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الزمن</translation>
    </message>
    <message>
        <source>Money and time</source>
        <translation>المال والزمن</translation>
    </message>
    <message>
        <source>What is minimised</source>
        <translation>ما يُقلَّل</translation>
    </message>
    <message>
        <source>What an hour of waiting is worth</source>
        <translation>قيمة ساعة الانتظار</translation>
    </message>
    <message>
        <source>What an hour of waiting is worth: so much money may be spent to save it</source>
        <translation>قيمة ساعة الانتظار: ما يمكن إنفاقه من المال لتوفيرها</translation>
    </message>
</context>
<context>
    <name>ui::CsvPreviewModel</name>
    <message>
        <source>outcome, cases: %1</source>
        <translation>الحصيلة، الحالات: %1</translation>
    </message>
    <message>
        <source>Not recorded</source>
        <translation>غير مسجَّل</translation>
    </message>
    <message>
        <source>%1 will be read as: %2
Right-click to read it as text</source>
        <translation>سيُقرأ %1 هكذا: %2
انقر بالزر الأيمن لقراءته نصًا</translation>
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
        <translation>غير معرَّف</translation>
    </message>
    <message>
        <source>%1: %2 (%3–%4)</source>
        <translation>%1: %2 (%3 إلى %4)</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 مقابل %2</translation>
    </message>
</context>
<context>
    <name>ui::DataEmptyState</name>
    <message>
        <source>Data &amp; panels</source>
        <translation>البيانات واللوحات</translation>
    </message>
    <message>
        <source>Or begin with synthetic patients</source>
        <translation>أو ابدأ بمرضى اصطناعيين</translation>
    </message>
    <message>
        <source>Reading the table</source>
        <translation>تجري قراءة الجدول</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>القراءة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows read so far</source>
        <translation>
            <numerusform>قُرئ حتى الآن: لا صفوف</numerusform>
            <numerusform>قُرئ حتى الآن: صف واحد</numerusform>
            <numerusform>قُرئ حتى الآن: صفّان</numerusform>
            <numerusform>قُرئ حتى الآن: %Ln صفوف</numerusform>
            <numerusform>قُرئ حتى الآن: %Ln صفًّا</numerusform>
            <numerusform>قُرئ حتى الآن: %Ln صف</numerusform>
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
        <translation>الوحدات</translation>
    </message>
    <message>
        <source>Price list…</source>
        <translation>قائمة الأسعار…</translation>
    </message>
    <message>
        <source>Edit steps</source>
        <translation>خطوات التعديل</translation>
    </message>
    <message>
        <source>Find the front</source>
        <translation>إيجاد الجبهة</translation>
    </message>
    <message>
        <source>Data &amp; panels</source>
        <translation>البيانات واللوحات</translation>
    </message>
    <message>
        <source>Shows values and ranges in the units usual in the US or in SI units; the data stay as they are</source>
        <translation>يعرض القيم والمجالات بالوحدات المعتادة في الولايات المتحدة أو بوحدات SI؛ وتبقى البيانات كما هي</translation>
    </message>
    <message>
        <source>Prices of all panels, currency and source</source>
        <translation>أسعار كل اللوحات والعملة والمصدر</translation>
    </message>
    <message>
        <source>What was changed, and a way to take it back</source>
        <translation>ما تغيّر، وسبيل التراجع عنه</translation>
    </message>
    <message>
        <source>%1 · %2 patients · %3 columns</source>
        <translation>%1 · المرضى: %2 · الأعمدة: %3</translation>
    </message>
    <message>
        <source>Edit steps (%1)</source>
        <translation>خطوات التعديل (%1)</translation>
    </message>
    <message>
        <source>Go to the front</source>
        <translation>إلى الجبهة</translation>
    </message>
    <message>
        <source>Not yet:
%1</source>
        <translation>ليس بعد:
%1</translation>
    </message>
    <message>
        <source>Shows the best trade-offs between cost and accuracy found with these data</source>
        <translation>يعرض أفضل المفاضلات بين التكلفة والدقة التي عُثر عليها بهذه البيانات</translation>
    </message>
    <message>
        <source>Finds the best trade-offs between cost and accuracy with these data; takes seconds to a minute</source>
        <translation>يجد أفضل المفاضلات بين التكلفة والدقة بهذه البيانات؛ يستغرق ثواني إلى دقيقة</translation>
    </message>
    <message>
        <source>imported values are locked, edits are listed steps</source>
        <translation>القيم المستوردة مقفلة، والتعديلات خطوات مسرودة</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>للقراءة فقط</translation>
    </message>
</context>
<context>
    <name>ui::DataPage</name>
    <message>
        <source>The first %1 rows are shown.</source>
        <translation>تُعرض أول %1 من الصفوف.</translation>
    </message>
    <message numerus="yes">
        <source>%n variables selected</source>
        <translation>
            <numerusform>المحدَّد: لا متغيرات</numerusform>
            <numerusform>المحدَّد: متغير واحد</numerusform>
            <numerusform>المحدَّد: متغيران</numerusform>
            <numerusform>المحدَّد: %n متغيرات</numerusform>
            <numerusform>المحدَّد: %n متغيرًا</numerusform>
            <numerusform>المحدَّد: %n متغير</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>حُدِّد %1</translation>
    </message>
    <message>
        <source>%1 selected: panel %2</source>
        <translation>حُدِّد %1: اللوحة %2</translation>
    </message>
    <message>
        <source>The clipboard holds no text.</source>
        <translation>لا نص في الحافظة.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>اختيار…</translation>
    </message>
    <message>
        <source>Say what it means…</source>
        <translation>تحديد المعنى…</translation>
    </message>
    <message>
        <source>Remove panel</source>
        <translation>إزالة اللوحة</translation>
    </message>
    <message>
        <source>Show rows</source>
        <translation>عرض الصفوف</translation>
    </message>
    <message>
        <source>Do not use</source>
        <translation>عدم الاستخدام</translation>
    </message>
    <message>
        <source>The columns are still being looked at.</source>
        <translation>ما زالت الأعمدة قيد الفحص.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Prices in %1</source>
        <translation>الأسعار بعملة %1</translation>
    </message>
    <message>
        <source>Prices: %1, %2</source>
        <translation>الأسعار: %1، %2</translation>
    </message>
    <message>
        <source>, %1</source>
        <translation>، %1</translation>
    </message>
    <message>
        <source>Reference ranges are illustrative; use your laboratory&apos;s.</source>
        <translation>المجالات المرجعية للإيضاح؛ استخدم مجالات مختبرك.</translation>
    </message>
</context>
<context>
    <name>ui::DialectForm</name>
    <message>
        <source>&amp;Separator</source>
        <translation>ال&amp;فاصل</translation>
    </message>
    <message>
        <source>What stands between two values</source>
        <translation>ما يقع بين قيمتين</translation>
    </message>
    <message>
        <source>Comma  ,</source>
        <translation>فاصلة  ,</translation>
    </message>
    <message>
        <source>Semicolon  ;</source>
        <translation>فاصلة منقوطة  ;</translation>
    </message>
    <message>
        <source>Tab</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Vertical bar  |</source>
        <translation>خط عمودي  |</translation>
    </message>
    <message>
        <source>&amp;Decimal mark</source>
        <translation>العلامة ال&amp;عشرية</translation>
    </message>
    <message>
        <source>What stands before the decimals of a number</source>
        <translation>ما يسبق كسور العدد</translation>
    </message>
    <message>
        <source>Point: 3.14</source>
        <translation>نقطة: 3.14</translation>
    </message>
    <message>
        <source>Comma: 3,14</source>
        <translation>فاصلة: 3,14</translation>
    </message>
    <message>
        <source>&amp;Thousands</source>
        <translation>الآ&amp;لاف</translation>
    </message>
    <message>
        <source>What groups the digits of large numbers</source>
        <translation>ما يجمع أرقام الأعداد الكبيرة</translation>
    </message>
    <message>
        <source>Not marked: 1234</source>
        <translation>بلا علامة: 1234</translation>
    </message>
    <message>
        <source>Comma: 1,234</source>
        <translation>فاصلة: 1,234</translation>
    </message>
    <message>
        <source>Point: 1.234</source>
        <translation>نقطة: 1.234</translation>
    </message>
    <message>
        <source>Space: 1 234</source>
        <translation>مسافة: 1 234</translation>
    </message>
    <message>
        <source>Apostrophe: 1&apos;234</source>
        <translation>فاصلة عليا: 1&apos;234</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>ال&amp;ترميز</translation>
    </message>
    <message>
        <source>How letters such as ä and é are stored</source>
        <translation>كيف تُخزَّن حروف مثل ä و é</translation>
    </message>
    <message>
        <source>UTF-8</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>UTF-8</translation>
    </message>
    <message>
        <source>Latin-1 (older Windows files)</source>
        <translation>Latin-1 (ملفات Windows القديمة)</translation>
    </message>
    <message>
        <source>UTF-8, and Latin-1 in some cells</source>
        <translation>UTF-8، و Latin-1 في بعض الخلايا</translation>
    </message>
</context>
<context>
    <name>ui::DropArea</name>
    <message>
        <source>Drop area for a file</source>
        <translation>منطقة إفلات ملف</translation>
    </message>
    <message>
        <source>Drop your file here</source>
        <translation>أفلت ملفك هنا</translation>
    </message>
    <message>
        <source>A table with one row per patient (CSV, Excel, LibreOffice, SPSS, Stata, SAS), or a .panelwise project</source>
        <translation>جدول بصف لكل مريض (CSV, Excel, LibreOffice, SPSS, Stata, SAS)، أو مشروع .panelwise</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>فتح ملف…</translation>
    </message>
    <message>
        <source>Paste table</source>
        <translation>لصق جدول</translation>
    </message>
    <message>
        <source>You confirm separator, decimals and outcome before anything is stored. Data stay on this computer.</source>
        <translation>تؤكد الفاصل والكسور العشرية والحصيلة قبل تخزين أي شيء. تبقى البيانات على هذا الحاسوب.</translation>
    </message>
</context>
<context>
    <name>ui::DuelWindow</name>
    <message>
        <source>Score per case, so far</source>
        <translation>النقاط لكل حالة حتى الآن</translation>
    </message>
    <message>
        <source>Among the policies of the front</source>
        <translation>بين سياسات الجبهة</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>كيف جرت المبارزة</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>After five cases, one of them with the outcome, your place among the policies is marked here.</source>
        <translation>بعد خمس حالات، منها واحدة لها الحصيلة، يُعلَّم هنا موضعك بين السياسات.</translation>
    </message>
</context>
<context>
    <name>ui::EditStepsPopup</name>
    <message>
        <source>Texts among numbers…</source>
        <translation>نصوص بين الأعداد…</translation>
    </message>
    <message>
        <source>The values are as imported.</source>
        <translation>القيم كما استُوردت.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>إعادة</translation>
    </message>
    <message>
        <source>Edit steps</source>
        <translation>خطوات التعديل</translation>
    </message>
    <message>
        <source>Steps that change values</source>
        <translation>خطوات تغيّر القيم</translation>
    </message>
    <message>
        <source>How cells that hold no number are read</source>
        <translation>كيف تُقرأ الخلايا التي ليس فيها عدد</translation>
    </message>
    <message>
        <source>History</source>
        <translation>السجل الزمني</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>كما فُتح</translation>
    </message>
    <message>
        <source>History of edits</source>
        <translation>سجل التعديلات</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>تراجع عن الخطوة</translation>
    </message>
</context>
<context>
    <name>ui::EventLog</name>
    <message>
        <source>What happened</source>
        <translation>سجل الأحداث</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>الأحدث أولًا</translation>
    </message>
</context>
<context>
    <name>ui::EventsDialog</name>
    <message>
        <source>Recipe of this project</source>
        <translation>مخطط استخلاص هذا المشروع</translation>
    </message>
    <message>
        <source>Keep columns that could tell who a patient is</source>
        <translation>إبقاء الأعمدة التي قد تكشف هوية المريض</translation>
    </message>
    <message>
        <source>Keep outcome, panels and prices that came with the recipe</source>
        <translation>إبقاء الحصيلة واللوحات والأسعار الواردة مع مخطط الاستخلاص</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>قراءة</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>استيراد</translation>
    </message>
    <message>
        <source>From a list of measurements</source>
        <translation>من قائمة قياسات</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>اختيار…</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>اختيار: %1</translation>
    </message>
    <message>
        <source>Tables: one row per measurement, one row per patient</source>
        <translation>جدولان: صف لكل قياس، وصف لكل مريض</translation>
    </message>
    <message>
        <source>OMOP CDM: a folder of CSV files</source>
        <translation>OMOP CDM: مجلد ملفات CSV</translation>
    </message>
    <message>
        <source>FHIR R4: a folder of NDJSON files</source>
        <translation>FHIR R4: مجلد ملفات NDJSON</translation>
    </message>
    <message>
        <source>Where the measurements are</source>
        <translation>مكان القياسات</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>المصدر</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>القياسات</translation>
    </message>
    <message>
        <source>a table with one row per measurement</source>
        <translation>جدول بصف لكل قياس</translation>
    </message>
    <message>
        <source>a table with one row per patient: outcome, index time</source>
        <translation>جدول بصف لكل مريض: الحصيلة، الزمن المرجعي</translation>
    </message>
    <message>
        <source>Patient table</source>
        <translation>جدول المرضى</translation>
    </message>
    <message>
        <source>Load recipe…</source>
        <translation>تحميل مخطط استخلاص…</translation>
    </message>
    <message>
        <source>All of these choices, as they were kept in a file, a task file or a project</source>
        <translation>كل هذه الخيارات كما حُفظت في ملف أو ملف مهمة أو مشروع</translation>
    </message>
    <message>
        <source>Save recipe…</source>
        <translation>حفظ مخطط الاستخلاص…</translation>
    </message>
    <message>
        <source>Keeps all of these choices in a file, for the next extract. A project keeps its own.</source>
        <translation>يحفظ كل هذه الخيارات في ملف، للاستخراج التالي. ويحتفظ المشروع بخياراته.</translation>
    </message>
    <message>
        <source>The choices that the table of the open project was made with</source>
        <translation>الخيارات التي أُنشئ بها جدول المشروع المفتوح</translation>
    </message>
    <message>
        <source>Progress of the reading</source>
        <translation>تقدم القراءة</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>الاختبار</translation>
    </message>
    <message>
        <source>Patients</source>
        <translation>المرضى</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>الوحدات</translation>
    </message>
    <message>
        <source>Becomes column</source>
        <translation>يصير العمود</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>الوحدة</translation>
    </message>
    <message>
        <source>Tests of the list</source>
        <translation>فحوص القائمة</translation>
    </message>
    <message>
        <source>Change the column to rename or join tests; empty it to leave a test out. Then read again.</source>
        <translation>غيّر العمود لإعادة تسمية الفحوص أو جمعها؛ وأفرغه لاستبعاد فحص. ثم اقرأ من جديد.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>a folder with PERSON and MEASUREMENT as CSV</source>
        <translation>مجلد فيه PERSON و MEASUREMENT بصيغة CSV</translation>
    </message>
    <message>
        <source>a folder with Patient and Observation as NDJSON</source>
        <translation>مجلد فيه Patient و Observation بصيغة NDJSON</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Recipe of %1. Read the measurements to see what it makes of them.</source>
        <translation>مخطط استخلاص %1. اقرأ القياسات لترى ما ينتج منها.</translation>
    </message>
    <message>
        <source>%1 measurements read</source>
        <translation>القياسات المقروءة: %1</translation>
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
        <translation> س</translation>
    </message>
    <message>
        <source>only from the index time on</source>
        <translation>من الزمن المرجعي فصاعدًا فقط</translation>
    </message>
    <message>
        <source>Last value</source>
        <translation>القيمة الأخيرة</translation>
    </message>
    <message>
        <source>First value</source>
        <translation>القيمة الأولى</translation>
    </message>
    <message>
        <source>Worst value</source>
        <translation>القيمة الأسوأ</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>المتوسط</translation>
    </message>
    <message>
        <source>Which measurement of the window counts; the worst is farthest from the reference range.</source>
        <translation>أي قياس في النافذة الزمنية يُحسب؛ الأسوأ هو الأبعد عن المجال المرجعي.</translation>
    </message>
    <message>
        <source>the limit: 3</source>
        <translation>الحد: 3</translation>
    </message>
    <message>
        <source>half of it: 1.5</source>
        <translation>نصفه: 1.5</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>مستبعَد</translation>
    </message>
    <message>
        <source>as they say themselves</source>
        <translation>غير الملتبسة فقط</translation>
    </message>
    <message>
        <source>day first</source>
        <translation>اليوم أولًا</translation>
    </message>
    <message>
        <source>month first</source>
        <translation>الشهر أولًا</translation>
    </message>
    <message>
        <source>none</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>ثوانٍ</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>دقائق</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>ساعات</translation>
    </message>
    <message>
        <source>days</source>
        <translation>أيام</translation>
    </message>
    <message>
        <source>such as E11*, E10.9</source>
        <translation>مثل E11*, E10.9</translation>
    </message>
    <message>
        <source>Codes of conditions that make a patient a case, separated by commas; a star stands for whatever follows.</source>
        <translation>رموز الأمراض التي تجعل المريض حالة، مفصولة بفواصل؛ وتنوب النجمة عن كل ما يلي.</translation>
    </message>
    <message>
        <source>such as diabetes</source>
        <translation>مثل السكري</translation>
    </message>
    <message>
        <source>Patient</source>
        <translation>المريض</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الزمن</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>الاختبار</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>الوحدة</translation>
    </message>
    <message>
        <source>Cases have</source>
        <translation>لدى الحالات</translation>
    </message>
    <message>
        <source>Name of the outcome</source>
        <translation>اسم الحصيلة</translation>
    </message>
    <message>
        <source>Patient, in the patient table</source>
        <translation>المريض، في جدول المرضى</translation>
    </message>
    <message>
        <source>Index time</source>
        <translation>الزمن المرجعي</translation>
    </message>
    <message>
        <source>Window from</source>
        <translation>النافذة الزمنية من</translation>
    </message>
    <message>
        <source>to</source>
        <translation>إلى</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>القيمة المأخوذة</translation>
    </message>
    <message>
        <source>“&lt;3” is</source>
        <translation>«&lt;3» يعني</translation>
    </message>
    <message>
        <source>Dates such as 3/4/2024</source>
        <translation>تواريخ مثل 3/4/2024</translation>
    </message>
    <message>
        <source>Unit of plain times</source>
        <translation>وحدة الأوقات العددية</translation>
    </message>
    <message>
        <source>find by name</source>
        <translation>تحديد بالاسم</translation>
    </message>
    <message>
        <source>First measurement</source>
        <translation>أول قياس</translation>
    </message>
    <message>
        <source>Start of elapsed times</source>
        <translation>بداية الأوقات المنقضية</translation>
    </message>
    <message>
        <source>First visit, where there are any</source>
        <translation>أول زيارة، حيث توجد</translation>
    </message>
</context>
<context>
    <name>ui::EvidenceText</name>
    <message>
        <source>%1 (95 % interval %2 to %3)</source>
        <translation>%1 (فاصل الثقة 95%: %2 إلى %3)</translation>
    </message>
    <message>
        <source>Learned without the test patients of the study, who judge it.</source>
        <translation>جرى التعلّم دون مرضى الاختبار في الدراسة، وعليهم يُقيَّم.</translation>
    </message>
    <message>
        <source>Learned from all %1 patients of the study, so none of them can judge it.</source>
        <translation>جرى التعلّم من جميع مرضى الدراسة وعددهم %1، فلا يمكن التقييم على أي منهم.</translation>
    </message>
    <message numerus="yes">
        <source>Learned the same way without each of %Ln folds, and tried on these: F1 %1.</source>
        <translation>
            <numerusform>جرى التعلّم بالطريقة نفسها دون كل طيّة، والتجريب عليها (عدد الطيّات %Ln): F1 %1.</numerusform>
            <numerusform>جرى التعلّم بالطريقة نفسها دون كل طيّة، والتجريب عليها (عدد الطيّات %Ln): F1 %1.</numerusform>
            <numerusform>جرى التعلّم بالطريقة نفسها دون كل طيّة، والتجريب عليها (عدد الطيّات %Ln): F1 %1.</numerusform>
            <numerusform>جرى التعلّم بالطريقة نفسها دون كل طيّة، والتجريب عليها (عدد الطيّات %Ln): F1 %1.</numerusform>
            <numerusform>جرى التعلّم بالطريقة نفسها دون كل طيّة، والتجريب عليها (عدد الطيّات %Ln): F1 %1.</numerusform>
            <numerusform>جرى التعلّم بالطريقة نفسها دون كل طيّة، والتجريب عليها (عدد الطيّات %Ln): F1 %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mean cost %1.</source>
        <translation>متوسط التكلفة %1.</translation>
    </message>
    <message>
        <source>Mean time to the results %1.</source>
        <translation>متوسط الزمن حتى النتائج %1.</translation>
    </message>
</context>
<context>
    <name>ui::ExamForm</name>
    <message>
        <source>Show &amp;reference ranges</source>
        <translation>إظهار المجالات ال&amp;مرجعية</translation>
    </message>
    <message>
        <source>Make an exam</source>
        <translation>إعداد امتحان</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>بلا حد</translation>
    </message>
    <message>
        <source> min</source>
        <translation> د</translation>
    </message>
    <message>
        <source>Cases are test patients by chance, half of them with the outcome. They are marked beside the policy %1.</source>
        <translation>الحالات مرضى اختبار مختارون عشوائيًا، نصفهم لهم الحصيلة. تُصحَّح بجانب السياسة %1.</translation>
    </message>
    <message>
        <source>For all cases together</source>
        <translation>لكل الحالات معًا</translation>
    </message>
    <message>
        <source>The most that may be spent on one case</source>
        <translation>أقصى ما يُنفق على حالة واحدة</translation>
    </message>
    <message>
        <source>Without them students have to know what is high and low</source>
        <translation>دونها على الطلاب أن يعرفوا ما المرتفع وما المنخفض</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>العن&amp;وان</translation>
    </message>
    <message>
        <source>&amp;Cases</source>
        <translation>ال&amp;حالات</translation>
    </message>
    <message>
        <source>&amp;Minutes</source>
        <translation>ال&amp;دقائق</translation>
    </message>
    <message>
        <source>&amp;Budget of a case</source>
        <translation>مي&amp;زانية الحالة</translation>
    </message>
    <message>
        <source>Print sheets (PDF)…</source>
        <translation>طباعة الأوراق (PDF)…</translation>
    </message>
    <message>
        <source>Make the file…</source>
        <translation>إعداد الملف…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>A page for each case to order on, and an answer key with results to hand out</source>
        <translation>صفحة لكل حالة للطلب عليها، ومفتاح إجابات مع النتائج التي تُسلَّم</translation>
    </message>
</context>
<context>
    <name>ui::ExamWindow</name>
    <message>
        <source>Begin</source>
        <translation>بدء</translation>
    </message>
    <message>
        <source>Case before</source>
        <translation>الحالة السابقة</translation>
    </message>
    <message>
        <source>Next case</source>
        <translation>الحالة التالية</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s): order panels, then say for each whether it is %1.</source>
        <translation>
            <numerusform>لا حالات (%n): اطلب اللوحات، ثم حدد لكل حالة: %1 أم لا.</numerusform>
            <numerusform>حالة واحدة (%n): اطلب اللوحات، ثم حدد: %1 أم لا.</numerusform>
            <numerusform>حالتان (%n): اطلب اللوحات، ثم حدد لكل منهما: %1 أم لا.</numerusform>
            <numerusform>%n حالات: اطلب اللوحات، ثم حدد لكل منها: %1 أم لا.</numerusform>
            <numerusform>%n حالة: اطلب اللوحات، ثم حدد لكل منها: %1 أم لا.</numerusform>
            <numerusform>%n حالة: اطلب اللوحات، ثم حدد لكل منها: %1 أم لا.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is ordered stays ordered, and a diagnosis ends a case.</source>
        <translation>ما طُلب يبقى مطلوبًا، والتشخيص ينهي الحالة.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n minute(s) for all cases.</source>
        <translation>
            <numerusform>لا وقت (%n) لكل الحالات.</numerusform>
            <numerusform>الوقت لكل الحالات معًا دقيقة واحدة (%n).</numerusform>
            <numerusform>الوقت لكل الحالات معًا دقيقتان (%n).</numerusform>
            <numerusform>الوقت لكل الحالات معًا %n دقائق.</numerusform>
            <numerusform>الوقت لكل الحالات معًا %n دقيقة.</numerusform>
            <numerusform>الوقت لكل الحالات معًا %n دقيقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>On one case no more than %1 may be spent.</source>
        <translation>لا يجوز إنفاق أكثر من %1 على حالة واحدة.</translation>
    </message>
    <message>
        <source>Reference ranges are not shown.</source>
        <translation>لا تظهر المجالات المرجعية.</translation>
    </message>
    <message>
        <source>Your answers are kept in %1 after every step. Hand that file in.</source>
        <translation>تُحفظ إجاباتك في %1 بعد كل خطوة. سلِّم ذلك الملف.</translation>
    </message>
    <message>
        <source>Your name or &amp;number</source>
        <translation>اسمك أو &amp;رقمك</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>الفحص</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>الوحدة</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>المرجع</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>النتائج</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>طلب</translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>اطلب %1</translation>
    </message>
    <message>
        <source>Diagnose: %1</source>
        <translation>تشخيص: %1</translation>
    </message>
    <message>
        <source>Diagnose: not %1</source>
        <translation>تشخيص: عدم %1</translation>
    </message>
    <message>
        <source>Kept in %1.</source>
        <translation>محفوظة في %1.</translation>
    </message>
    <message>
        <source>Your answers are not kept: %1</source>
        <translation>إجاباتك غير محفوظة: %1</translation>
    </message>
    <message>
        <source>The time is over</source>
        <translation>انتهى الوقت</translation>
    </message>
    <message>
        <source>%1:%2 left</source>
        <translation>بقي %1:%2</translation>
    </message>
    <message>
        <source>Ordered</source>
        <translation>طُلبت</translation>
    </message>
    <message>
        <source>Not measured</source>
        <translation>لم تُقَس</translation>
    </message>
    <message>
        <source>Not measured in this patient; it cannot be simulated, and costs nothing</source>
        <translation>لم تُقَس لدى هذا المريض؛ لا يمكن محاكاتها، ولا تكلّف شيئًا</translation>
    </message>
    <message>
        <source>Beyond the budget of this case</source>
        <translation>فوق ميزانية هذه الحالة</translation>
    </message>
    <message>
        <source>Known before any test</source>
        <translation>معلوم قبل أي فحص</translation>
    </message>
    <message>
        <source>Case %1 of %2</source>
        <translation>الحالة %1 من %2</translation>
    </message>
    <message>
        <source>Bill %1 of %2</source>
        <translation>الفاتورة %1 من %2</translation>
    </message>
    <message>
        <source>Bill %1</source>
        <translation>الفاتورة %1</translation>
    </message>
    <message>
        <source>You said: %1.</source>
        <translation>قلت: %1.</translation>
    </message>
    <message>
        <source>You said: not %1.</source>
        <translation>قلت: عدم %1.</translation>
    </message>
    <message>
        <source>All cases are diagnosed. Hand in %1.</source>
        <translation>كل الحالات مشخَّصة. سلِّم %1.</translation>
    </message>
    <message>
        <source>%1 of %2 cases are diagnosed.</source>
        <translation>شُخِّص %1 من %2 من الحالات.</translation>
    </message>
</context>
<context>
    <name>ui::ExportDialog</name>
    <message>
        <source>Preview</source>
        <translation>معاينة</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>الصيغة</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>العرض</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>الارتفاع</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>م&amp;فتاح الرسم</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>است&amp;عراض…</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;تصدير</translation>
    </message>
    <message>
        <source>Export figure</source>
        <translation>تصدير الشكل</translation>
    </message>
    <message>
        <source>Own size</source>
        <translation>حجم مخصص</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;ملف</translation>
    </message>
    <message>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>Where the figure is written. Its ending follows the format.</source>
        <translation>مكان كتابة الشكل. تتبع نهاية الاسم الصيغة.</translation>
    </message>
    <message>
        <source>Choose the folder and the name of the file</source>
        <translation>اختيار المجلد واسم الملف</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>PDF and SVG stay sharp at every size, with text that can be searched. PNG is made of pixels.</source>
        <translation>يبقى PDF و SVG حادين بكل حجم، بنص قابل للبحث. و PNG من بكسلات.</translation>
    </message>
    <message>
        <source>Sizes that publishers ask for, and that of a slide with larger type</source>
        <translation>أحجام يطلبها الناشرون، وحجم شريحة عرض بخط أكبر</translation>
    </message>
    <message>
        <source>Width of the whole figure on paper</source>
        <translation>عرض الشكل كله على الورق</translation>
    </message>
    <message>
        <source>Height of the whole figure on paper, with title and caption</source>
        <translation>ارتفاع الشكل كله على الورق، مع العنوان والتعليق</translation>
    </message>
    <message>
        <source>Dots per inch of a PNG: 300 for photographs, 600 for line drawings, 192 for slides</source>
        <translation>نقاط في البوصة لملف PNG: 300 للصور، 600 للرسوم الخطية، 192 لشرائح العرض</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>ال&amp;حجم</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>العر&amp;ض</translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation>الا&amp;رتفاع</translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation>ال&amp;دقة</translation>
    </message>
    <message>
        <source>Above the figure; empty: no title, as most journals want it</source>
        <translation>فوق الشكل؛ فارغ: بلا عنوان، كما تريد معظم المجلات</translation>
    </message>
    <message>
        <source>Along the lower axis</source>
        <translation>على المحور السفلي</translation>
    </message>
    <message>
        <source>Along the left axis</source>
        <translation>على المحور الأيسر</translation>
    </message>
    <message>
        <source>Below the figure. The line about clinical use always follows it.</source>
        <translation>تحت الشكل. ويتبعه دائمًا سطر الاستخدام السريري.</translation>
    </message>
    <message>
        <source>What the lines and marks mean</source>
        <translation>معنى الخطوط والعلامات</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>العن&amp;وان</translation>
    </message>
    <message>
        <source>&amp;X axis</source>
        <translation>المحور ال&amp;سيني</translation>
    </message>
    <message>
        <source>&amp;Y axis</source>
        <translation>المحور ال&amp;صادي</translation>
    </message>
    <message>
        <source>&amp;Caption</source>
        <translation>التعلي&amp;ق</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 بكسل</translation>
    </message>
    <message>
        <source>vectors, sharp at every size</source>
        <translation>متجهات، حادة بكل حجم</translation>
    </message>
</context>
<context>
    <name>ui::FeeDialog</name>
    <message>
        <source>Shared fee</source>
        <translation>رسم مشترك</translation>
    </message>
    <message>
        <source>Blood draw</source>
        <translation>سحب الدم</translation>
    </message>
    <message>
        <source>Panels that share the fee</source>
        <translation>اللوحات المشتركة في الرسم</translation>
    </message>
    <message>
        <source>Paid once per patient, with the first of the chosen panels that is ordered.</source>
        <translation>يُدفع مرة لكل مريض، مع أول لوحة تُطلب من اللوحات المختارة.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>الا&amp;سم</translation>
    </message>
    <message>
        <source>&amp;Fee</source>
        <translation>ال&amp;رسم</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>ال&amp;لوحات</translation>
    </message>
</context>
<context>
    <name>ui::FeesCard</name>
    <message>
        <source>Shared fees</source>
        <translation>الرسوم المشتركة</translation>
    </message>
    <message>
        <source>paid once per patient, with the first panel of the group</source>
        <translation>تُدفع مرة لكل مريض، مع أول لوحة من المجموعة</translation>
    </message>
    <message>
        <source>Shared fee %1</source>
        <translation>الرسم المشترك %1</translation>
    </message>
    <message>
        <source>More for shared fee %1</source>
        <translation>المزيد للرسم المشترك %1</translation>
    </message>
    <message>
        <source>Edit or remove</source>
        <translation>تعديل أو إزالة</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>تعديل…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
</context>
<context>
    <name>ui::Figure</name>
    <message>
        <source>Copy figure</source>
        <translation>نسخ الشكل</translation>
    </message>
    <message>
        <source>Export figure…</source>
        <translation>تصدير الشكل…</translation>
    </message>
    <message>
        <source>Save the data behind it…</source>
        <translation>حفظ البيانات وراءه…</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>عرض كجدول</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>نسخ كأمر</translation>
    </message>
</context>
<context>
    <name>ui::FigureTableDialog</name>
    <message>
        <source>Table</source>
        <translation>جدول</translation>
    </message>
    <message>
        <source>The data behind the figure.</source>
        <translation>البيانات وراء الشكل.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Choose a heading to sort. What is selected is copied, or else everything.</source>
        <translation>اختر عنوان عمود للفرز. يُنسخ المحدَّد، وإلا فكل شيء.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;نسخ</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;حفظ…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
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
        <translation>غير معلوم</translation>
    </message>
</context>
<context>
    <name>ui::FlipSlider</name>
    <message>
        <source>Value to try</source>
        <translation>القيمة المجرَّبة</translation>
    </message>
</context>
<context>
    <name>ui::FlipStrip</name>
    <message>
        <source>Move the handle to try another value: a second path opens</source>
        <translation>حرّك المقبض لتجريب قيمة أخرى: يُفتح مسار ثانٍ</translation>
    </message>
    <message>
        <source>%1: whatever its value, the policy does the same next: %2.</source>
        <translation>%1: أيًا كانت قيمته، تفعل السياسة الشيء نفسه تاليًا: %2.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 و%2</translation>
    </message>
    <message>
        <source>%1: the policy would do something else beyond %2.</source>
        <translation>%1: تفعل السياسة شيئًا آخر بعد %2.</translation>
    </message>
</context>
<context>
    <name>ui::FrontCard</name>
    <message>
        <source>Best within</source>
        <translation>أفضل سياسة ضمن</translation>
    </message>
    <message>
        <source>Which front</source>
        <translation>أي جبهة</translation>
    </message>
    <message>
        <source>Remove this front</source>
        <translation>إزالة هذه الجبهة</translation>
    </message>
    <message>
        <source>Remove this front and its policies from the project</source>
        <translation>إزالة هذه الجبهة وسياساتها من المشروع</translation>
    </message>
    <message>
        <source>mean cost per patient</source>
        <translation>متوسط التكلفة لكل مريض</translation>
    </message>
    <message>
        <source>mean time per patient</source>
        <translation>متوسط الزمن لكل مريض</translation>
    </message>
    <message>
        <source>The best policy for this %1, by validation patients</source>
        <translation>أفضل سياسة لهذه القيمة (%1)، وفق مرضى التحقق</translation>
    </message>
    <message>
        <source>Budget: %1</source>
        <translation>الميزانية: %1</translation>
    </message>
    <message>
        <source>Budget: %1. Its line in the plot can be dragged, and a double click on its flag types one.</source>
        <translation>الميزانية: %1. يمكن سحب خطها في المخطط، والنقر المزدوج على رايتها لكتابتها.</translation>
    </message>
    <message>
        <source>The part of the front where money buys most (Z)</source>
        <translation>جزء الجبهة حيث يشتري المال الأكثر (Z)</translation>
    </message>
    <message>
        <source>The part of the front where time buys most (Z)</source>
        <translation>جزء الجبهة حيث يشتري الزمن الأكثر (Z)</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>عرض كل شيء</translation>
    </message>
    <message>
        <source>Zoom to the front</source>
        <translation>تكبير الجبهة</translation>
    </message>
</context>
<context>
    <name>ui::FrontEmpty</name>
    <message>
        <source>Drawing of a front: it rises steeply at first, then levels off</source>
        <translation>رسم جبهة: ترتفع بحدة أولًا ثم تستوي</translation>
    </message>
    <message>
        <source>money spent per patient →</source>
        <translation>→ المال المنفق لكل مريض</translation>
    </message>
    <message>
        <source>right diagnoses →</source>
        <translation>→ التشخيصات الصحيحة</translation>
    </message>
    <message>
        <source>Find the front</source>
        <translation>إيجاد الجبهة</translation>
    </message>
    <message>
        <source>What does each amount of money buy?</source>
        <translation>ماذا يشتري كل مبلغ من المال؟</translation>
    </message>
    <message>
        <source>A policy says for every patient which panel to order next, and when to stop and diagnose. Some policies spend little, others find more. The front is the row of those that nothing beats: more right diagnoses only for more money.</source>
        <translation>تحدد السياسة لكل مريض أي لوحة تُطلب تاليًا، ومتى يُتوقف ويُشخَّص. بعض السياسات ينفق قليلًا، وبعضها يكتشف أكثر. الجبهة هي صف ما لا يتفوق عليه شيء: مزيد من التشخيصات الصحيحة بمزيد من المال فقط.</translation>
    </message>
    <message>
        <source>Which policies are on it is decided by validation patients. How good they are is then read off test patients, once.</source>
        <translation>يقرر مرضى التحقق أي السياسات عليها. ثم تُقرأ جودتها على مرضى الاختبار مرة واحدة.</translation>
    </message>
    <message>
        <source>Method: %1</source>
        <translation>الطريقة: %1</translation>
    </message>
    <message>
        <source>How long it takes depends on the data, here %1 patients and %2 panels. The time left is shown as soon as it can be estimated; policies appear as they are found, and stopping keeps them.</source>
        <translation>تتوقف المدة على البيانات، هنا المرضى %1 واللوحات %2. يُعرض الزمن الباقي حالما يمكن تقديره؛ وتظهر السياسات عند العثور عليها، والإيقاف يحفظها.</translation>
    </message>
</context>
<context>
    <name>ui::FrontExplorer</name>
    <message>
        <source>What patients paid cannot be worked out from the panels they got</source>
        <translation>لا يمكن حساب ما دفعه المرضى من اللوحات التي أُجريت لهم</translation>
    </message>
    <message>
        <source>This front was found for other panels or prices</source>
        <translation>عُثر على هذه الجبهة للوحات أو أسعار أخرى</translation>
    </message>
    <message>
        <source>%1 of blood</source>
        <translation>%1 من الدم</translation>
    </message>
    <message>
        <source>On average: %1.</source>
        <translation>في المتوسط: %1.</translation>
    </message>
    <message>
        <source>By lot: %1</source>
        <translation>بالقرعة: %1</translation>
    </message>
</context>
<context>
    <name>ui::FrontFigure</name>
    <message>
        <source>yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>no</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>السياسة</translation>
    </message>
    <message>
        <source>On the front</source>
        <translation>على الجبهة</translation>
    </message>
    <message>
        <source>%1, 95 % from</source>
        <translation>%1، الحد الأدنى 95%</translation>
    </message>
    <message>
        <source>%1, 95 % to</source>
        <translation>%1، الحد الأعلى 95%</translation>
    </message>
    <message>
        <source>Over all possible patients</source>
        <translation>على كل المرضى الممكنين</translation>
    </message>
    <message>
        <source>Test patients: %1, of whom %2 are cases</source>
        <translation>مرضى الاختبار: %1، الحالات منهم %2</translation>
    </message>
    <message>
        <source>Validation patients: %1, of whom %2 are cases</source>
        <translation>مرضى التحقق: %1، الحالات منهم %2</translation>
    </message>
    <message>
        <source>front chosen by %1 on validation patients</source>
        <translation>الجبهة مختارة بـ %1 على مرضى التحقق</translation>
    </message>
    <message>
        <source>minimised: %1</source>
        <translation>المطلوب تقليله: %1</translation>
    </message>
    <message>
        <source>Outcome: %1</source>
        <translation>الحصيلة: %1</translation>
    </message>
    <message>
        <source>95 % intervals by bootstrap</source>
        <translation>فواصل الثقة 95% بالبوتستراب</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1، البذرة %2</translation>
    </message>
</context>
<context>
    <name>ui::FrontHeader</name>
    <message>
        <source>New front…</source>
        <translation>جبهة جديدة…</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Search for another front, with another method or for another metric</source>
        <translation>البحث عن جبهة أخرى، بطريقة أخرى أو لمقياس آخر</translation>
    </message>
    <message>
        <source>The search waits where it is; nothing is lost</source>
        <translation>ينتظر البحث حيث هو؛ لا يُفقد شيء</translation>
    </message>
    <message>
        <source>Ends the search within a second; the policies found so far are kept</source>
        <translation>ينهي البحث خلال ثانية؛ وتُحفظ السياسات التي عُثر عليها</translation>
    </message>
</context>
<context>
    <name>ui::FrontModel</name>
    <message>
        <source>the same</source>
        <translation>نفسه</translation>
    </message>
    <message>
        <source>no extra case</source>
        <translation>لا حالة إضافية</translation>
    </message>
    <message>
        <source>costs less here</source>
        <translation>أقل تكلفة هنا</translation>
    </message>
    <message>
        <source>is faster here</source>
        <translation>أسرع هنا</translation>
    </message>
    <message>
        <source>best within budget</source>
        <translation>الأفضل ضمن الميزانية</translation>
    </message>
    <message>
        <source>best within budget: %1 on validation</source>
        <translation>الأفضل ضمن الميزانية: %1 على التحقق</translation>
    </message>
    <message>
        <source>≈ policy %1</source>
        <translation>≈ السياسة %1</translation>
    </message>
    <message>
        <source>%1 cannot be told apart from %2 with %3 patients</source>
        <translation>لا يمكن تمييز %1 عن %2 بمرضى عددهم %3</translation>
    </message>
    <message>
        <source>%1, pinned as %2</source>
        <translation>%1، مثبَّتة باسم %2</translation>
    </message>
    <message>
        <source>Where the figure lies in 95 of 100 samples of patients like these</source>
        <translation>حيث يقع المؤشر في 95 من 100 عينة من مرضى كهؤلاء</translation>
    </message>
    <message>
        <source>Against the policy in the row before it, by rising cost</source>
        <translation>مقارنة بالسياسة في الصف السابق، بتصاعد التكلفة</translation>
    </message>
    <message>
        <source>Of 1,000 patients like these: cases found</source>
        <translation>من كل 1,000 مريض كهؤلاء: الحالات المكتشَفة</translation>
    </message>
    <message>
        <source>Of 1,000 patients like these: called cases without being any</source>
        <translation>من كل 1,000 مريض كهؤلاء: من صُنِّفوا حالات وليسوا كذلك</translation>
    </message>
    <message>
        <source>What all patients together pay more than with the policy before it, for each further case that is found</source>
        <translation>ما يدفعه المرضى مجتمعين زيادة على السياسة السابقة، لكل حالة إضافية تُكتشف</translation>
    </message>
    <message>
        <source>How much longer all patients together wait than with the policy before it, for each further case that is found</source>
        <translation>كم ينتظر المرضى مجتمعين زيادة على السياسة السابقة، لكل حالة إضافية تُكتشف</translation>
    </message>
    <message>
        <source>From the first order to the last result, on average</source>
        <translation>من أول طلب إلى آخر نتيجة، في المتوسط</translation>
    </message>
    <message>
        <source>Drawn from a patient on average</source>
        <translation>المسحوب من المريض في المتوسط</translation>
    </message>
    <message>
        <source>≈: compared patient by patient, the 95 % interval of the difference includes zero, so these test patients cannot tell the two apart</source>
        <translation>≈: بالمقارنة مريضًا مريضًا يشمل فاصل الثقة 95% للفرق الصفر، فلا يستطيع مرضى الاختبار هؤلاء التمييز بينهما</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>السياسة</translation>
    </message>
    <message>
        <source>95 %
interval</source>
        <translation>فاصل الثقة
95%</translation>
    </message>
    <message>
        <source>Δ cost</source>
        <translation>Δ التكلفة</translation>
    </message>
    <message>
        <source>Δ time</source>
        <translation>Δ الزمن</translation>
    </message>
    <message>
        <source>Δ %1</source>
        <translation>Δ %1</translation>
    </message>
    <message>
        <source>Found
per 1,000</source>
        <translation>مكتشَفة
لكل 1,000</translation>
    </message>
    <message>
        <source>False alarms
per 1,000</source>
        <translation>إنذارات كاذبة
لكل 1,000</translation>
    </message>
    <message>
        <source>Cost per
extra case</source>
        <translation>التكلفة لكل
حالة إضافية</translation>
    </message>
    <message>
        <source>Time per
extra case</source>
        <translation>الزمن لكل
حالة إضافية</translation>
    </message>
    <message>
        <source>Mean
cost</source>
        <translation>متوسط
التكلفة</translation>
    </message>
    <message>
        <source>Mean
time</source>
        <translation>متوسط
الزمن</translation>
    </message>
    <message>
        <source>Mean
blood</source>
        <translation>متوسط
الدم</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>ملاحظة</translation>
    </message>
</context>
<context>
    <name>ui::FrontPage</name>
    <message>
        <source>Front %1 · %2, %3</source>
        <translation>الجبهة %1 · %2، %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>المقياس</translation>
    </message>
    <message>
        <source>Find the front</source>
        <translation>إيجاد الجبهة</translation>
    </message>
    <message>
        <source>Minimise</source>
        <translation>التقليل من</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>الطريقة</translation>
    </message>
    <message>
        <source>Judge on</source>
        <translation>التقييم على</translation>
    </message>
    <message>
        <source>Policies appear here as they are found</source>
        <translation>تظهر السياسات هنا عند العثور عليها</translation>
    </message>
    <message>
        <source>No policy was found</source>
        <translation>لم يُعثر على سياسة</translation>
    </message>
    <message>
        <source>Find the front with this method</source>
        <translation>إيجاد الجبهة بهذه الطريقة</translation>
    </message>
    <message>
        <source>A front is being searched for.</source>
        <translation>يجري البحث عن جبهة.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>استئناف</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Remove front %1 with all its policies? This cannot be undone.</source>
        <translation>إزالة الجبهة %1 بكل سياساتها؟ لا يمكن التراجع عن ذلك.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>إبقاء</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Go to Data &amp; panels</source>
        <translation>إلى البيانات واللوحات</translation>
    </message>
    <message>
        <source>Prices have changed since this front was found. Its policies are shown at today&apos;s prices; others may be better now.</source>
        <translation>تغيّرت الأسعار منذ العثور على هذه الجبهة. تُعرض سياساتها بأسعار اليوم؛ وقد تكون غيرها أفضل الآن.</translation>
    </message>
    <message>
        <source>This front belongs to earlier data: patients, panels or prices have changed since.</source>
        <translation>تعود هذه الجبهة إلى بيانات سابقة: تغيّر المرضى أو اللوحات أو الأسعار منذئذ.</translation>
    </message>
    <message>
        <source>Find it again</source>
        <translation>إيجادها من جديد</translation>
    </message>
    <message>
        <source>One policy, no front yet. Queue 8 more?</source>
        <translation>سياسة واحدة، ولا جبهة بعد. أتُضاف 8 أخرى إلى قائمة الانتظار؟</translation>
    </message>
    <message>
        <source>Go to Train</source>
        <translation>إلى التدريب</translation>
    </message>
    <message>
        <source>This search was interrupted. Policies found by then and kept: %1.</source>
        <translation>انقطع هذا البحث. السياسات التي عُثر عليها وحُفظت: %1.</translation>
    </message>
    <message>
        <source>The front is found, with %1 policies; judging it on all patients was stopped.</source>
        <translation>عُثر على الجبهة، وعدد سياساتها %1؛ وأُوقف تقييمها على جميع المرضى.</translation>
    </message>
    <message>
        <source>This search was stopped. Policies found by then and kept: %1. Their test figures were not looked at.</source>
        <translation>أُوقف هذا البحث. السياسات التي عُثر عليها وحُفظت: %1. لم يُنظر إلى مؤشراتها على الاختبار.</translation>
    </message>
    <message>
        <source>This search failed. Policies found by then and kept: %1.</source>
        <translation>فشل هذا البحث. السياسات التي عُثر عليها وحُفظت: %1.</translation>
    </message>
    <message>
        <source>found for other prices</source>
        <translation>عُثر عليها لأسعار أخرى</translation>
    </message>
    <message>
        <source>found for earlier data</source>
        <translation>عُثر عليها لبيانات سابقة</translation>
    </message>
    <message>
        <source>No policy found yet</source>
        <translation>لم يُعثر على سياسة بعد</translation>
    </message>
    <message>
        <source>No front yet</source>
        <translation>لا جبهة بعد</translation>
    </message>
    <message>
        <source>%1 on the front of %2 policies found</source>
        <translation>على الجبهة %1 من %2 من السياسات التي عُثر عليها</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1، البذرة %2</translation>
    </message>
    <message>
        <source>chosen on validation, reported on test</source>
        <translation>الاختيار على التحقق، والعرض على الاختبار</translation>
    </message>
    <message>
        <source>chosen on validation</source>
        <translation>الاختيار على التحقق</translation>
    </message>
    <message>
        <source>chosen by %1, shown by %2</source>
        <translation>الاختيار بـ %1، والعرض بـ %2</translation>
    </message>
    <message>
        <source>minimised: %1</source>
        <translation>المطلوب تقليله: %1</translation>
    </message>
</context>
<context>
    <name>ui::FrontPlot</name>
    <message>
        <source>Budget: mean per patient</source>
        <translation>الميزانية: المتوسط لكل مريض</translation>
    </message>
    <message>
        <source>Policies on the front: %1, from %2 to %3 per patient.</source>
        <translation>السياسات على الجبهة: %1، من %2 إلى %3 لكل مريض.</translation>
    </message>
    <message>
        <source>Chosen: %1</source>
        <translation>المختارة: %1</translation>
    </message>
    <message>
        <source>, best within budget</source>
        <translation>، الأفضل ضمن الميزانية</translation>
    </message>
    <message>
        <source>, best within budget by validation</source>
        <translation>، الأفضل ضمن الميزانية وفق التحقق</translation>
    </message>
</context>
<context>
    <name>ui::FrontTable</name>
    <message>
        <source>each against the policy before it</source>
        <translation>كل منها مقارنة بالسياسة السابقة</translation>
    </message>
    <message>
        <source>All points</source>
        <translation>كل النقاط</translation>
    </message>
    <message>
        <source>Step by step along the front</source>
        <translation>خطوة خطوة على امتداد الجبهة</translation>
    </message>
    <message>
        <source>The front in figures</source>
        <translation>الجبهة بالأرقام</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more cannot be told apart from the one before them</source>
        <translation>
            <numerusform>لا يمكن تمييز %Ln غيرها عن سابقتها</numerusform>
            <numerusform>لا يمكن تمييز %Ln غيرها عن سابقتها</numerusform>
            <numerusform>لا يمكن تمييز %Ln غيرها عن سابقتها</numerusform>
            <numerusform>لا يمكن تمييز %Ln غيرها عن سابقتها</numerusform>
            <numerusform>لا يمكن تمييز %Ln غيرها عن سابقتها</numerusform>
            <numerusform>لا يمكن تمييز %Ln غيرها عن سابقتها</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>إعادة تسمية…</translation>
    </message>
    <message>
        <source>Remove the pin</source>
        <translation>إلغاء التثبيت</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>تثبيت</translation>
    </message>
    <message>
        <source>Also policies that test patients cannot tell apart from the one before them, those with the same figures as it on all patients, dominated ones, no panels and all panels</source>
        <translation>أيضًا السياسات التي لا يميّزها مرضى الاختبار عن سابقتها، والتي لها المؤشرات نفسها على كل المرضى، والمهيمَن عليها، ودون لوحات، وكل اللوحات</translation>
    </message>
</context>
<context>
    <name>ui::FrontViewBar</name>
    <message>
        <source>&amp;Dominated policies</source>
        <translation>السياسات ال&amp;مهيمَن عليها</translation>
    </message>
    <message>
        <source>Policies that another one beats for no more money</source>
        <translation>سياسات تتفوق عليها أخرى دون مال أكثر</translation>
    </message>
    <message>
        <source>95 % &amp;band</source>
        <translation>&amp;نطاق 95%</translation>
    </message>
    <message>
        <source>Where the front lies in 95 of 100 samples of patients like these</source>
        <translation>حيث تقع الجبهة في 95 من 100 عينة من مرضى كهؤلاء</translation>
    </message>
    <message>
        <source>Base&amp;lines</source>
        <translation>نماذج الم&amp;قارنة</translation>
    </message>
    <message>
        <source>No panels, all panels, and the baselines of the newest table</source>
        <translation>لا لوحات، وكل اللوحات، ونماذج المقارنة من أحدث جدول</translation>
    </message>
    <message>
        <source>Best &amp;possible</source>
        <translation>&amp;أفضل الممكن</translation>
    </message>
    <message>
        <source>The most that any policy reaches over all possible patients, where that is known; among a few, one may lie above it by chance</source>
        <translation>أقصى ما تبلغه أي سياسة على كل المرضى الممكنين، حيث يُعرف؛ وبين القلة قد تقع واحدة فوقه مصادفة</translation>
    </message>
    <message>
        <source>&amp;Optimism: validation to test</source>
        <translation>الت&amp;فاؤل: من التحقق إلى الاختبار</translation>
    </message>
    <message>
        <source>An arrow for each policy, from its validation to its test figures</source>
        <translation>سهم لكل سياسة، من مؤشراتها على التحقق إلى مؤشراتها على الاختبار</translation>
    </message>
    <message>
        <source>All patients</source>
        <translation>جميع المرضى</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>الاختبار</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>التحقق</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>المتوقع</translation>
    </message>
    <message>
        <source>Whose figures</source>
        <translation>مؤشرات من</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>المال</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الزمن</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>كلاهما</translation>
    </message>
    <message>
        <source>What costs are counted in</source>
        <translation>ما تُحسب به التكاليف</translation>
    </message>
    <message>
        <source>Show ▾</source>
        <translation>عرض ▾</translation>
    </message>
    <message>
        <source>Prices…</source>
        <translation>الأسعار…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>تصدير…</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>المقياس</translation>
    </message>
    <message>
        <source>Metric that is shown</source>
        <translation>المقياس المعروض</translation>
    </message>
    <message>
        <source>All patients: each decided for by policies found without them. Test: seen once, after the front was chosen. Validation: the patients it was chosen on. Expected: over all possible patients, where that is known.</source>
        <translation>جميع المرضى: قُرِّر لكل منهم بسياسات عُثر عليها دونه. الاختبار: نُظر إليهم مرة بعد اختيار الجبهة. التحقق: المرضى الذين اختيرت عليهم. المتوقع: على كل المرضى الممكنين، حيث يُعرف.</translation>
    </message>
    <message>
        <source>What the axis counts: the money a policy costs, or the time until its results. Both: money and time, an hour for what it is worth. The same policies stay on the front.</source>
        <translation>ما يحسبه المحور: المال الذي تكلّفه السياسة، أو الزمن حتى نتائجها. كلاهما: المال والزمن، والساعة بقيمتها. تبقى السياسات نفسها على الجبهة.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>عرض</translation>
    </message>
    <message>
        <source>What is drawn beside the front</source>
        <translation>ما يُرسم بجانب الجبهة</translation>
    </message>
    <message>
        <source>The plot as a figure for a paper or a slide</source>
        <translation>المخطط شكلًا لبحث أو شريحة عرض</translation>
    </message>
    <message>
        <source>Change prices and see at once what every policy would cost</source>
        <translation>غيّر الأسعار وشاهد فورًا ما كانت كل سياسة ستكلّفه</translation>
    </message>
</context>
<context>
    <name>ui::GatheredWindow</name>
    <message>
        <source>&amp;Anonymous: numbers instead of names</source>
        <translation>دون أس&amp;ماء: أرقام بدل الأسماء</translation>
    </message>
    <message>
        <source>What came back</source>
        <translation>ما عاد</translation>
    </message>
    <message>
        <source>Student</source>
        <translation>الطالب</translation>
    </message>
    <message>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>الصحيح</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>المكتشَف</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>الفاتورة</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>النقاط</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحال</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>حفظ بصيغة CSV…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>ui::HelpView</name>
    <message>
        <source>Search</source>
        <translation>بحث</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>البحث في المساعدة</translation>
    </message>
    <message>
        <source>Pages that hold all of these words</source>
        <translation>الصفحات التي تحتوي كل هذه الكلمات</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>الفصول</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>The page before (Alt+Left)</source>
        <translation>الصفحة السابقة (Alt+السهم الأيسر)</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>مساعدة</translation>
    </message>
    <message>
        <source>Reference: %1</source>
        <translation>المرجع: %1</translation>
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
        <translation>مع حرف مسطَّر تحته: تلك القائمة</translation>
    </message>
    <message>
        <source>Tab</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Next control; with Shift the one before</source>
        <translation>عنصر التحكم التالي؛ ومع Shift السابق</translation>
    </message>
    <message>
        <source>Esc</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave presenter mode</source>
        <translation>مغادرة وضع العرض التقديمي</translation>
    </message>
    <message>
        <source>Simulation for education and research. Not for clinical use.</source>
        <translation>محاكاة للتعليم والبحث. ليست للاستخدام السريري.</translation>
    </message>
    <message>
        <source>The program has no network code: nothing leaves this computer.</source>
        <translation>ليس في البرنامج شيفرة للشبكة: لا شيء يغادر هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>برنامج حر بموجب رخصة جنو العمومية العامة، الإصدار 3 أو ما بعده. يأتي دون أي ضمان.</translation>
    </message>
    <message>
        <source>The built-in cohorts are synthetic. They are drawn from class-wise figures of NHANES 1999–2002 and the PhysioNet/CinC Challenge 2012; no patient is in them.</source>
        <translation>الأفواج المضمَّنة اصطناعية. سُحبت من مؤشرات حسب الفئة من NHANES 1999–2002 و PhysioNet/CinC Challenge 2012؛ وليس فيها أي مريض.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>مساعدة</translation>
    </message>
    <message>
        <source>PanelWise help</source>
        <translation>مساعدة PanelWise</translation>
    </message>
    <message>
        <source>Help pages</source>
        <translation>صفحات المساعدة</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>المسرد</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>لوحة المفاتيح</translation>
    </message>
    <message>
        <source>About</source>
        <translation>حول</translation>
    </message>
</context>
<context>
    <name>ui::IdentifierReview</name>
    <message>
        <source>Some columns could identify a person</source>
        <translation>بعض الأعمدة قد تكشف هوية شخص</translation>
    </message>
    <message>
        <source>Nothing is saved yet. Columns ticked here are left out: they are not written to the project at all.</source>
        <translation>لم يُحفظ شيء بعد. تُستبعد الأعمدة المؤشَّر عليها هنا: لا تُكتب في المشروع إطلاقًا.</translation>
    </message>
    <message>
        <source>Cancel import</source>
        <translation>إلغاء الاستيراد</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Keep of %1 only whether something is recorded, for the outcome: %2</source>
        <translation>الإبقاء من %1 على كون شيء مسجَّلًا أو لا فقط، للحصيلة: %2</translation>
    </message>
    <message>
        <source>Leave out %1: %2</source>
        <translation>استبعاد %1: %2</translation>
    </message>
</context>
<context>
    <name>ui::ImportPage</name>
    <message>
        <source>Reading %1</source>
        <translation>تجري قراءة %1</translation>
    </message>
    <message>
        <source>Looking at the columns of %1</source>
        <translation>يجري فحص أعمدة %1</translation>
    </message>
    <message>
        <source>Saving the project</source>
        <translation>يجري حفظ المشروع</translation>
    </message>
    <message>
        <source>Drawing patients</source>
        <translation>سحب المرضى</translation>
    </message>
    <message>
        <source>Import table</source>
        <translation>استيراد جدول</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>استيراد</translation>
    </message>
    <message>
        <source>First rows, and what each column will become</source>
        <translation>الصفوف الأولى، وما سيصير إليه كل عمود</translation>
    </message>
    <message>
        <source>First rows of the table</source>
        <translation>الصفوف الأولى من الجدول</translation>
    </message>
    <message>
        <source>How to read it</source>
        <translation>كيف يُقرأ</translation>
    </message>
    <message>
        <source>What the file says besides its cells</source>
        <translation>ما يقوله الملف إلى جانب خلاياه</translation>
    </message>
    <message>
        <source>Use the task file</source>
        <translation>استخدام ملف المهمة</translation>
    </message>
    <message>
        <source>The task file says what the columns mean, which panels there are and what they cost</source>
        <translation>يبيّن ملف المهمة معنى الأعمدة واللوحات الموجودة وتكلفتها</translation>
    </message>
    <message>
        <source>The file itself is never changed. Data stay on this computer.</source>
        <translation>الملف نفسه لا يتغير أبدًا. تبقى البيانات على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>تقدم الاستيراد</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2 · rows: %3 · columns: %4</source>
        <translation>%1 · %2 · الصفوف: %3 · الأعمدة: %4</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>أكثر من %1</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>نحو %1</translation>
    </message>
    <message>
        <source>Read as text</source>
        <translation>قراءة كنص</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>استخدام %1</translation>
    </message>
    <message>
        <source>Use the task file %1</source>
        <translation>استخدام ملف المهمة %1</translation>
    </message>
    <message>
        <source>Found beside the table.</source>
        <translation>وُجد بجانب الجدول.</translation>
    </message>
    <message>
        <source>%1 rows read</source>
        <translation>الصفوف المقروءة: %1</translation>
    </message>
    <message>
        <source>Answer the questions above first</source>
        <translation>أجب عن الأسئلة أعلاه أولًا</translation>
    </message>
    <message>
        <source>Read the whole table</source>
        <translation>قراءة الجدول كله</translation>
    </message>
    <message>
        <source>The table cannot be read yet</source>
        <translation>لا يمكن قراءة الجدول بعد</translation>
    </message>
</context>
<context>
    <name>ui::ImportProblems</name>
    <message>
        <source>Problems found</source>
        <translation>المشكلات</translation>
    </message>
    <message>
        <source>Problems found: %1</source>
        <translation>المشكلات: %1</translation>
    </message>
    <message>
        <source>… and %1 more.</source>
        <translation>… و%1 غيرها.</translation>
    </message>
    <message>
        <source>Read %1 as text</source>
        <translation>قراءة %1 نصًا</translation>
    </message>
    <message>
        <source>Its values become categories instead of numbers</source>
        <translation>تصبح قيمه فئات بدل الأعداد</translation>
    </message>
</context>
<context>
    <name>ui::ImportQuestions</name>
    <message>
        <source>Comma</source>
        <translation>فاصلة</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>فاصلة منقوطة</translation>
    </message>
    <message>
        <source>Tab</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Vertical bar</source>
        <translation>خط عمودي</translation>
    </message>
    <message>
        <source>Row %1, column %2: is it a decimal number or thousands?</source>
        <translation>الصف %1، العمود %2: عدد عشري أم آلاف؟</translation>
    </message>
    <message>
        <source>The answer holds for all %1 such columns.</source>
        <translation>تسري الإجابة على كل الأعمدة المشابهة وعددها %1.</translation>
    </message>
    <message>
        <source>What does “%1” mean?</source>
        <translation>ماذا يعني «%1»؟</translation>
    </message>
    <message>
        <source>Decimal number</source>
        <translation>عدد عشري</translation>
    </message>
    <message>
        <source>Thousands: %1</source>
        <translation>آلاف: %1</translation>
    </message>
    <message>
        <source>What separates the values?</source>
        <translation>ما الذي يفصل القيم؟</translation>
    </message>
    <message>
        <source>More than one character fits this file equally well.</source>
        <translation>أكثر من محرف يناسب هذا الملف بالتساوي.</translation>
    </message>
</context>
<context>
    <name>ui::JobButton</name>
    <message>
        <source>What is under way</source>
        <translation>ما هو جارٍ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Show the page %1</source>
        <translation>عرض الصفحة %1</translation>
    </message>
</context>
<context>
    <name>ui::JudgeBox</name>
    <message>
        <source>Judge on</source>
        <translation>التقييم على</translation>
    </message>
    <message>
        <source>one test part</source>
        <translation>جزء اختبار واحد</translation>
    </message>
    <message>
        <source>all patients, %1 folds</source>
        <translation>جميع المرضى، الطيّات %1</translation>
    </message>
    <message>
        <source>The study itself says who is in the test part, so that part judges.</source>
        <translation>تحدد الدراسة نفسها من في جزء الاختبار، فالتقييم عليه.</translation>
    </message>
    <message>
        <source>The patients of the test part judge: quick, but with few cases little can be told apart.</source>
        <translation>التقييم على مرضى جزء الاختبار: سريع، لكن مع حالات قليلة لا يمكن تمييز إلا القليل.</translation>
    </message>
    <message>
        <source>Everything is learned once more without each of %1 folds of the patients, and every patient is decided for by what was learned without them.</source>
        <translation>يُعاد تعلّم كل شيء دون كل طيّة من طيّات المرضى وعددها %1، ويُقرَّر لكل مريض بما جرى تعلّمه دونه.</translation>
    </message>
    <message>
        <source>About %1.</source>
        <translation>نحو %1.</translation>
    </message>
    <message>
        <source>It takes %1 times as long.</source>
        <translation>يستغرق %1 أضعاف الوقت.</translation>
    </message>
</context>
<context>
    <name>ui::LessonCard</name>
    <message>
        <source>Hint</source>
        <translation>تلميح</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>أرني</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>السابق</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>التالي</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>درس</translation>
    </message>
    <message>
        <source>Text of the lesson</source>
        <translation>نص الدرس</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>مغادرة الدرس</translation>
    </message>
    <message>
        <source>Leave the lesson (Esc). It goes on here the next time.</source>
        <translation>مغادرة الدرس (Esc). يُتابَع من هنا في المرة القادمة.</translation>
    </message>
    <message>
        <source>The program does this step for you; a question answered so earns no points.</source>
        <translation>ينفّذ البرنامج هذه الخطوة عنك؛ والسؤال الذي يُجاب هكذا لا يُكسب نقاطًا.</translation>
    </message>
    <message>
        <source>Type a number.</source>
        <translation>اكتب عددًا.</translation>
    </message>
    <message>
        <source>That is not a number. Write it like 0.5 or 12.</source>
        <translation>هذا ليس عددًا. اكتبه مثل 0.5 أو 12.</translation>
    </message>
    <message>
        <source>%1 · %2 of %3</source>
        <translation>%1 · %2 من %3</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>إنهاء</translation>
    </message>
</context>
<context>
    <name>ui::LessonEditor</name>
    <message>
        <source>Record</source>
        <translation>تسجيل</translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation>إضافة خطوة</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>إلى الأعلى</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>إلى الأسفل</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>فتح…</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>معاينة</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>حفظ…</translation>
    </message>
    <message>
        <source>Write a lesson</source>
        <translation>كتابة درس</translation>
    </message>
    <message>
        <source>My lesson</source>
        <translation>درسي</translation>
    </message>
    <message>
        <source>The lesson works with patients of its own</source>
        <translation>يعمل الدرس بمرضى خاصين به</translation>
    </message>
    <message>
        <source>Every click in the window becomes a step</source>
        <translation>تصبح كل نقرة في النافذة خطوة</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>الخطوات</translation>
    </message>
    <message>
        <source>Text of the step</source>
        <translation>نص الخطوة</translation>
    </message>
    <message>
        <source>Markdown: **bold**, lists, [links](help:guide-front)</source>
        <translation>Markdown: **غامق**، قوائم، [روابط](help:guide-front)</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>الإجابات</translation>
    </message>
    <message>
        <source>A question? One answer in each line, * before the right one</source>
        <translation>سؤال؟ إجابة واحدة في كل سطر، و* قبل الصحيحة</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>العن&amp;وان</translation>
    </message>
    <message>
        <source>&amp;Patients</source>
        <translation>ال&amp;مرضى</translation>
    </message>
    <message>
        <source>&amp;Heading of the step</source>
        <translation>&amp;عنوان الخطوة</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>ال&amp;نص</translation>
    </message>
    <message>
        <source>&amp;Answers</source>
        <translation>الإ&amp;جابات</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>الخطوة %1</translation>
    </message>
    <message>
        <source>What is to be said.</source>
        <translation>ما ينبغي قوله.</translation>
    </message>
    <message>
        <source>Click here.</source>
        <translation>انقر هنا.</translation>
    </message>
    <message>
        <source>Points at %1.</source>
        <translation>يشير إلى %1.</translation>
    </message>
    <message>
        <source>Points at %1 and waits until %2.</source>
        <translation>يشير إلى %1 وينتظر حتى %2.</translation>
    </message>
    <message>
        <source>A question has two answers or more, and a * before the right one.</source>
        <translation>للسؤال إجابتان أو أكثر، و* قبل الصحيحة.</translation>
    </message>
</context>
<context>
    <name>ui::LessonGallery</name>
    <message>
        <source>Lessons</source>
        <translation>الدروس</translation>
    </message>
    <message>
        <source>Each takes 10 to 15 minutes in the real program, with patients of its own: your project is closed, kept as it is, and opened again afterwards.</source>
        <translation>يستغرق كل درس من 10 إلى 15 دقيقة في البرنامج الحقيقي وبمرضى خاصين به: يُغلق مشروعك ويبقى كما هو ويُفتح ثانية بعد ذلك.</translation>
    </message>
    <message>
        <source>Open a lesson file…</source>
        <translation>فتح ملف درس…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Take again</source>
        <translation>إعادة</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>بدء</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>من البداية</translation>
    </message>
</context>
<context>
    <name>ui::LessonWords</name>
    <message>
        <source>a text</source>
        <translation>نصًا</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>عددًا</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>قائمة</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>‏true أو false</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>كائنًا</translation>
    </message>
    <message>
        <source>This is not valid JSON.</source>
        <translation>هذا ليس JSON صالحًا.</translation>
    </message>
    <message>
        <source>This is JSON, but not a lesson: “panelwise_lesson” is missing. Write &quot;panelwise_lesson&quot;: 1.</source>
        <translation>هذا JSON لكنه ليس درسًا: ينقص «panelwise_lesson». اكتب &quot;panelwise_lesson&quot;: 1.</translation>
    </message>
    <message>
        <source>This lesson was made for a later version of PanelWise. Open it with that one.</source>
        <translation>أُعدّ هذا الدرس لإصدار أحدث من PanelWise. افتحه بذلك الإصدار.</translation>
    </message>
    <message>
        <source>This entry is missing. Add it.</source>
        <translation>هذا المدخل ناقص. أضفه.</translation>
    </message>
    <message>
        <source>There is no entry “%1”. Correct its name, or remove it.</source>
        <translation>لا يوجد مدخل «%1». صحّح اسمه أو احذفه.</translation>
    </message>
    <message>
        <source>This should be %1.</source>
        <translation>ينبغي أن يكون هذا %1.</translation>
    </message>
    <message>
        <source>“%1” cannot be used here. The page “lesson” of the help says what can.</source>
        <translation>لا يمكن استخدام «%1» هنا. تذكر صفحة المساعدة «lesson» ما يمكن.</translation>
    </message>
    <message>
        <source>This cannot be read from “%1” on.</source>
        <translation>تتعذر القراءة بدءًا من «%1».</translation>
    </message>
    <message>
        <source>No step is called “%1”. Correct the name, or add the step.</source>
        <translation>لا توجد خطوة باسم «%1». صحّح الاسم أو أضف الخطوة.</translation>
    </message>
    <message>
        <source>Two steps are called “%1”. Rename one of them.</source>
        <translation>توجد خطوتان باسم «%1». أعد تسمية إحداهما.</translation>
    </message>
    <message>
        <source>The program knows no fact “%1”. The page “lesson” of the help lists them.</source>
        <translation>لا يعرف البرنامج الحقيقة «%1». تسردها صفحة المساعدة «lesson».</translation>
    </message>
    <message>
        <source>Nothing in the window is called “%1”. The page “lesson” of the help lists what is.</source>
        <translation>لا شيء في النافذة باسم «%1». تسرد صفحة المساعدة «lesson» الأسماء.</translation>
    </message>
    <message>
        <source>Exactly one option has to be right. Write &quot;right&quot;: true beside it.</source>
        <translation>يجب أن يكون خيار واحد فقط صحيحًا. اكتب &quot;right&quot;: true بجانبه.</translation>
    </message>
    <message>
        <source>This is more than a lesson can hold. Make two lessons of it.</source>
        <translation>هذا أكثر مما يسعه درس. اجعله درسين.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>no</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>And more of the same kind: %1.</source>
        <translation>وغيرها من النوع نفسه: %1.</translation>
    </message>
</context>
<context>
    <name>ui::LinePlot</name>
    <message>
        <source>Chart</source>
        <translation>مخطط</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 مقابل %2</translation>
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
        <translation>&amp;ملف</translation>
    </message>
    <message>
        <source>&amp;New project</source>
        <translation>مشروع &amp;جديد</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;فتح…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>فتح الأ&amp;خيرة</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;حفظ</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>حفظ &amp;باسم…</translation>
    </message>
    <message>
        <source>&amp;Import table…</source>
        <translation>ا&amp;ستيراد جدول…</translation>
    </message>
    <message>
        <source>Import &amp;measurements…</source>
        <translation>استيراد ال&amp;قياسات…</translation>
    </message>
    <message>
        <source>&amp;Paste table</source>
        <translation>&amp;لصق جدول</translation>
    </message>
    <message>
        <source>Export &amp;figure…</source>
        <translation>&amp;تصدير الشكل…</translation>
    </message>
    <message>
        <source>Cop&amp;y figure</source>
        <translation>&amp;نسخ الشكل</translation>
    </message>
    <message>
        <source>Copy as comman&amp;d</source>
        <translation>نسخ كأ&amp;مر</translation>
    </message>
    <message>
        <source>Export repor&amp;t…</source>
        <translation>تصدير التق&amp;رير…</translation>
    </message>
    <message>
        <source>&amp;Close project</source>
        <translation>إ&amp;غلاق المشروع</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>إن&amp;هاء</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;تحرير</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>ال&amp;إعدادات…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;عرض</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>صفحة ال&amp;بداية</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>الأ&amp;لوان</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>كما في ال&amp;نظام</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;فاتح</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;داكن</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>ت&amp;كبير</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>ت&amp;صغير</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>الحجم ال&amp;عادي</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>ملء ال&amp;شاشة</translation>
    </message>
    <message>
        <source>&amp;Data</source>
        <translation>&amp;بيانات</translation>
    </message>
    <message>
        <source>Open &amp;sample</source>
        <translation>فتح &amp;مثال</translation>
    </message>
    <message>
        <source>&amp;Export task file…</source>
        <translation>تصد&amp;ير ملف المهمة…</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>ت&amp;شغيل</translation>
    </message>
    <message>
        <source>&amp;Find the front</source>
        <translation>إيجاد ال&amp;جبهة</translation>
    </message>
    <message>
        <source>&amp;Train a policy</source>
        <translation>&amp;تدريب سياسة</translation>
    </message>
    <message>
        <source>Run &amp;baselines…</source>
        <translation>تشغيل نماذج الم&amp;قارنة…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>إيقاف &amp;مؤقت</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>إيقا&amp;ف</translation>
    </message>
    <message>
        <source>&amp;Patient</source>
        <translation>المري&amp;ض</translation>
    </message>
    <message>
        <source>&amp;Walk through a patient</source>
        <translation>تتبّ&amp;ع مريض</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>تع&amp;ليم</translation>
    </message>
    <message>
        <source>&amp;Presenter mode</source>
        <translation>وضع العرض الت&amp;قديمي</translation>
    </message>
    <message>
        <source>Large type and nothing but the page; Esc leaves it</source>
        <translation>خط كبير ولا شيء غير الصفحة؛ Esc للمغادرة</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>م&amp;ساعدة</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>&amp;ما هذا؟</translation>
    </message>
    <message>
        <source>Then click a word or a control to have it explained</source>
        <translation>ثم انقر كلمة أو عنصر تحكم لشرحه</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>المسر&amp;د</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>ا&amp;ختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>&amp;About PanelWise</source>
        <translation>&amp;حول PanelWise</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>إ&amp;عادة</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>&amp;مسح هذه القائمة</translation>
    </message>
    <message>
        <source>Not while a file is being read</source>
        <translation>ليس أثناء قراءة ملف</translation>
    </message>
    <message>
        <source>No project is open</source>
        <translation>لا مشروع مفتوح</translation>
    </message>
    <message>
        <source>Finds the best trade-offs between cost and accuracy</source>
        <translation>يجد أفضل المفاضلات بين التكلفة والدقة</translation>
    </message>
    <message>
        <source>Trains one policy as the page Train says</source>
        <translation>يدرّب سياسة واحدة كما تقول صفحة «التدريب»</translation>
    </message>
    <message>
        <source>Runs what policies are compared with, as the page Compare &amp; report says</source>
        <translation>يشغّل ما تُقارن به السياسات، كما تقول صفحة «المقارنة والتقرير»</translation>
    </message>
    <message>
        <source>Writes what the page Compare &amp; report shows as one document</source>
        <translation>يكتب ما تعرضه صفحة «المقارنة والتقرير» مستندًا واحدًا</translation>
    </message>
    <message>
        <source>Follows one patient from panel to panel</source>
        <translation>يتتبّع مريضًا واحدًا من لوحة إلى لوحة</translation>
    </message>
    <message>
        <source>Nothing is being trained, searched for or run</source>
        <translation>لا تدريب ولا بحث ولا تشغيل جارٍ</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>متا&amp;بعة</translation>
    </message>
    <message>
        <source>What is under way waits where it is; nothing is lost</source>
        <translation>ينتظر ما هو جارٍ حيث هو؛ لا يُفقد شيء</translation>
    </message>
    <message>
        <source>Ends what is under way within a second and keeps what it has so far</source>
        <translation>ينهي ما هو جارٍ خلال ثانية ويحفظ ما لديه حتى الآن</translation>
    </message>
    <message>
        <source>%1 ▸ %2</source>
        <translation>%1 ◂ %2</translation>
    </message>
    <message>
        <source>S&amp;hare a copy…</source>
        <translation>م&amp;شاركة نسخة…</translation>
    </message>
    <message>
        <source>Find a &amp;command…</source>
        <translation>ال&amp;بحث عن أمر…</translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>No project open</source>
        <translation>لا مشروع مفتوح</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>المشروع</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>جاهز</translation>
    </message>
    <message>
        <source>Simulation for education and research. Not for clinical use.</source>
        <translation>محاكاة للتعليم والبحث. ليست للاستخدام السريري.</translation>
    </message>
    <message>
        <source>Project: %1</source>
        <translation>المشروع: %1</translation>
    </message>
    <message>
        <source>%1 – PanelWise</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>%1 – PanelWise</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>ui::MessageStack</name>
    <message>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
    <message>
        <source>Show fewer messages</source>
        <translation>عرض رسائل أقل</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more messages</source>
        <translation>
            <numerusform>عدم عرض رسائل إضافية</numerusform>
            <numerusform>عرض رسالة إضافية واحدة</numerusform>
            <numerusform>عرض رسالتين إضافيتين</numerusform>
            <numerusform>عرض %n رسائل إضافية</numerusform>
            <numerusform>عرض %n رسالة إضافية</numerusform>
            <numerusform>عرض %n رسالة إضافية</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MethodBox</name>
    <message>
        <source>Method</source>
        <translation>الطريقة</translation>
    </message>
</context>
<context>
    <name>ui::ModelChecklist</name>
    <message>
        <source>Models</source>
        <translation>النماذج</translation>
    </message>
    <message>
        <source>Models to compare</source>
        <translation>النماذج للمقارنة</translation>
    </message>
    <message>
        <source>Tick up to eight; R makes the current one the reference</source>
        <translation>أشِّر حتى ثمانية؛ R يجعل الحالي مرجعًا</translation>
    </message>
    <message>
        <source>A ticked model keeps its colour, dash and marker on every plot.</source>
        <translation>يحتفظ النموذج المؤشَّر عليه بلونه وخطه وعلامته في كل مخطط.</translation>
    </message>
    <message>
        <source>Mean cost of testing per patient</source>
        <translation>متوسط تكلفة الفحوص لكل مريض</translation>
    </message>
    <message>
        <source>Policies on the front</source>
        <translation>السياسات على الجبهة</translation>
    </message>
    <message>
        <source>Trained policies</source>
        <translation>السياسات المدرَّبة</translation>
    </message>
    <message>
        <source>Baselines</source>
        <translation>نماذج المقارنة</translation>
    </message>
    <message>
        <source>None tried on test patients yet</source>
        <translation>لم يُجرَّب أي منها على مرضى الاختبار بعد</translation>
    </message>
    <message>
        <source>%1, reference</source>
        <translation>%1، المرجع</translation>
    </message>
    <message numerus="yes">
        <source>%n ticked</source>
        <translation>
            <numerusform>المؤشَّر عليه: %n</numerusform>
            <numerusform>المؤشَّر عليه: %n</numerusform>
            <numerusform>المؤشَّر عليه: %n</numerusform>
            <numerusform>المؤشَّر عليه: %n</numerusform>
            <numerusform>المؤشَّر عليه: %n</numerusform>
            <numerusform>المؤشَّر عليه: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Make it the reference</source>
        <translation>جعله المرجع</translation>
    </message>
</context>
<context>
    <name>ui::MoneySpinBox</name>
    <message>
        <source> min</source>
        <translation> د</translation>
    </message>
</context>
<context>
    <name>ui::OrderingCard</name>
    <message>
        <source>With more than %1 panels there are too many pairs: they are ordered one by one.</source>
        <translation>مع أكثر من %1 من اللوحات تكثر الأزواج: تُطلب واحدة واحدة.</translation>
    </message>
    <message>
        <source>Panels are ordered one by one as long as an order without a result %1 (Missing values).</source>
        <translation>تُطلب اللوحات واحدة واحدة ما دام الطلب بلا نتيجة %1 (القيم المفقودة).</translation>
    </message>
    <message>
        <source>Together they save time, not money: panels are ordered one by one unless time is minimised.</source>
        <translation>طلبها معًا يوفر الزمن لا المال: تُطلب اللوحات واحدة واحدة ما لم يُقلَّل الزمن.</translation>
    </message>
    <message>
        <source>Rules for orders…</source>
        <translation>قواعد الطلب…</translation>
    </message>
    <message>
        <source>Panels may be ordered together (two at a time)</source>
        <translation>يمكن طلب اللوحات معًا (اثنتين في المرة)</translation>
    </message>
    <message>
        <source>Orders, time and money</source>
        <translation>الطلبات والزمن والمال</translation>
    </message>
    <message>
        <source>A cap on every bill, panels that come first, are never ordered or need others</source>
        <translation>سقف لكل فاتورة، ولوحات تأتي أولًا أو لا تُطلب أبدًا أو تحتاج إلى غيرها</translation>
    </message>
    <message>
        <source>What is &amp;minimised</source>
        <translation>ما &amp;يُقلَّل</translation>
    </message>
    <message>
        <source>Everything may be ordered at any time.</source>
        <translation>يمكن طلب كل شيء في أي وقت.</translation>
    </message>
</context>
<context>
    <name>ui::OutcomeCard</name>
    <message>
        <source>What is predicted</source>
        <translation>ما يُتنبأ به</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>تغيير…</translation>
    </message>
    <message>
        <source>Change what is predicted</source>
        <translation>تغيير ما يُتنبأ به</translation>
    </message>
    <message>
        <source>Looking through the table …</source>
        <translation>يجري فحص الجدول …</translation>
    </message>
    <message>
        <source>not chosen yet</source>
        <translation>لم تُختر بعد</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>اختيار…</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>Another column…</source>
        <translation>عمود آخر…</translation>
    </message>
    <message>
        <source>Who is a case?</source>
        <translation>من هو حالة؟</translation>
    </message>
</context>
<context>
    <name>ui::OutcomeDialog</name>
    <message>
        <source>What is predicted</source>
        <translation>ما يُتنبأ به</translation>
    </message>
    <message>
        <source>Column of the outcome</source>
        <translation>عمود الحصيلة</translation>
    </message>
    <message>
        <source>Values that mark the cases</source>
        <translation>القيم التي تدل على الحالات</translation>
    </message>
    <message>
        <source>below</source>
        <translation>دون</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>لا يزيد على</translation>
    </message>
    <message>
        <source>above</source>
        <translation>فوق</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>لا يقل عن</translation>
    </message>
    <message>
        <source>Whoever has anything recorded there, such as a date of death, is a case; whoever has not is none.</source>
        <translation>كل من سُجِّل له شيء هناك، كتاريخ وفاة، حالة؛ ومن لم يُسجَّل له ليس حالة.</translation>
    </message>
    <message>
        <source>&amp;Column</source>
        <translation>ال&amp;عمود</translation>
    </message>
    <message>
        <source>Offered</source>
        <translation>المقترحة</translation>
    </message>
    <message>
        <source>Cases are those with</source>
        <translation>الحالات هي ذات</translation>
    </message>
    <message>
        <source>&amp;Name of the outcome</source>
        <translation>ا&amp;سم الحصيلة</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Whoever has a date there is a case</source>
        <translation>من له تاريخ هناك فهو حالة</translation>
    </message>
    <message>
        <source>certain values</source>
        <translation>قيم معينة</translation>
    </message>
    <message>
        <source>a number below or above a limit</source>
        <translation>عدد دون حد أو فوقه</translation>
    </message>
    <message>
        <source>anything recorded</source>
        <translation>أي شيء مسجَّل</translation>
    </message>
    <message numerus="yes">
        <source>%1  (%Ln patients)</source>
        <translation>
            <numerusform>%1  (لا مرضى)</numerusform>
            <numerusform>%1  (مريض واحد)</numerusform>
            <numerusform>%1  (مريضان)</numerusform>
            <numerusform>%1  (%Ln مرضى)</numerusform>
            <numerusform>%1  (%Ln مريضًا)</numerusform>
            <numerusform>%1  (%Ln مريض)</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is a case. Choose a value or a limit that some patients have.</source>
        <translation>لا أحد حالة. اختر قيمة أو حدًا يوجد لدى بعض المرضى.</translation>
    </message>
    <message>
        <source>Everybody is a case, so there is nothing to learn.</source>
        <translation>الجميع حالات، فلا شيء يُتعلم.</translation>
    </message>
    <message>
        <source>%1 of %2 patients are cases (%3)</source>
        <translation>%1 من %2 من المرضى حالات (%3)</translation>
    </message>
</context>
<context>
    <name>ui::OutlineView</name>
    <message>
        <source>Sections of the report</source>
        <translation>أقسام التقرير</translation>
    </message>
    <message>
        <source>Space leaves a section out or takes it in, Alt with the up and down keys moves it.</source>
        <translation>المسافة تستبعد قسمًا أو تدرجه، و Alt مع السهمين أعلى وأسفل يحركه.</translation>
    </message>
</context>
<context>
    <name>ui::PageView</name>
    <message>
        <source>Preview of a page</source>
        <translation>معاينة صفحة</translation>
    </message>
</context>
<context>
    <name>ui::PanelCard</name>
    <message>
        <source>Turnaround time</source>
        <translation>زمن الإنجاز</translation>
    </message>
    <message>
        <source>Blood</source>
        <translation>الدم</translation>
    </message>
    <message>
        <source>Name of panel %1</source>
        <translation>اسم اللوحة %1</translation>
    </message>
    <message>
        <source>%1 new of %2</source>
        <translation>الجديد %1 من %2</translation>
    </message>
    <message>
        <source>The others are also in %1, and are paid in each panel that is ordered.</source>
        <translation>الفحوص الأخرى موجودة أيضًا في %1، ويُدفع ثمنها في كل لوحة تُطلب.</translation>
    </message>
    <message>
        <source>Price of %1</source>
        <translation>سعر %1</translation>
    </message>
    <message>
        <source>What ordering %1 costs</source>
        <translation>تكلفة طلب %1</translation>
    </message>
    <message>
        <source>More for panel %1</source>
        <translation>المزيد للوحة %1</translation>
    </message>
    <message>
        <source>Rename, reorder, merge or delete</source>
        <translation>إعادة تسمية أو ترتيب أو دمج أو حذف</translation>
    </message>
    <message>
        <source>Panel %1, %2</source>
        <translation>اللوحة %1، %2</translation>
    </message>
    <message>
        <source>Turnaround time of %1</source>
        <translation>زمن إنجاز %1</translation>
    </message>
    <message>
        <source>From the order of %1 to its results. In minutes, or as “1.5 h”; empty where nobody said.</source>
        <translation>من طلب %1 إلى نتائجها. بالدقائق، أو هكذا «1.5 h»؛ فارغ إن لم يُذكر.</translation>
    </message>
    <message>
        <source>Blood volume of %1</source>
        <translation>حجم الدم لـ %1</translation>
    </message>
    <message>
        <source>Blood drawn for %1, in millilitres; empty where nobody said.</source>
        <translation>الدم المسحوب لـ %1، بالملّيلتر؛ فارغ إن لم يُذكر.</translation>
    </message>
    <message>
        <source>%1 shared with %2</source>
        <translation>مشترك مع %2: %1</translation>
    </message>
    <message>
        <source>%1. Click to show them singly.</source>
        <translation>%1. انقر لعرضها مفردة.</translation>
    </message>
    <message>
        <source>Move to panel</source>
        <translation>نقل إلى لوحة</translation>
    </message>
    <message>
        <source>Also put in panel</source>
        <translation>وضع في لوحة أيضًا</translation>
    </message>
    <message>
        <source>Make a new panel</source>
        <translation>إنشاء لوحة جديدة</translation>
    </message>
    <message>
        <source>Remove from %1</source>
        <translation>إزالة من %1</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>إعادة تسمية</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>نقل لأعلى</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>نقل لأسفل</translation>
    </message>
    <message>
        <source>Merge into</source>
        <translation>دمج في</translation>
    </message>
    <message>
        <source>Show shared tests singly</source>
        <translation>عرض الفحوص المشتركة مفردة</translation>
    </message>
    <message>
        <source>Delete panel</source>
        <translation>حذف اللوحة</translation>
    </message>
</context>
<context>
    <name>ui::PanelList</name>
    <message>
        <source>Panels</source>
        <translation>اللوحات</translation>
    </message>
    <message>
        <source>Missing values</source>
        <translation>القيم المفقودة</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>عرض</translation>
    </message>
    <message>
        <source>Add panel</source>
        <translation>إضافة لوحة</translation>
    </message>
    <message>
        <source>Drop tests here to make a new panel</source>
        <translation>أفلت فحوصًا هنا لإنشاء لوحة جديدة</translation>
    </message>
    <message>
        <source>Missing values by panel and outcome</source>
        <translation>القيم المفقودة حسب اللوحة والحصيلة</translation>
    </message>
    <message>
        <source>More about panels</source>
        <translation>المزيد عن اللوحات</translation>
    </message>
    <message>
        <source>Shared fees</source>
        <translation>الرسوم المشتركة</translation>
    </message>
    <message>
        <source>Add shared fee…</source>
        <translation>إضافة رسم مشترك…</translation>
    </message>
    <message>
        <source>&amp;An order of which a patient&apos;s record holds nothing</source>
        <translation>ال&amp;طلب الذي لا يحوي سجل المريض شيئًا منه</translation>
    </message>
    <message>
        <source>It never changes the probability nor a later decision.</source>
        <translation>لا يغيّر الاحتمال ولا قرارًا لاحقًا أبدًا.</translation>
    </message>
    <message>
        <source>a test in two panels is paid in each</source>
        <translation>الفحص في لوحتين يُدفع ثمنه في كل منهما</translation>
    </message>
    <message>
        <source>by panel and outcome</source>
        <translation>حسب اللوحة والحصيلة</translation>
    </message>
    <message numerus="yes">
        <source>%n variables are in no panel (%1) and will not be used.</source>
        <translation>
            <numerusform>متغيرات ليست في أي لوحة ولن تُستخدم: %n (%1).</numerusform>
            <numerusform>متغيرات ليست في أي لوحة ولن تُستخدم: %n (%1).</numerusform>
            <numerusform>متغيرات ليست في أي لوحة ولن تُستخدم: %n (%1).</numerusform>
            <numerusform>متغيرات ليست في أي لوحة ولن تُستخدم: %n (%1).</numerusform>
            <numerusform>متغيرات ليست في أي لوحة ولن تُستخدم: %n (%1).</numerusform>
            <numerusform>متغيرات ليست في أي لوحة ولن تُستخدم: %n (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a panel</source>
        <translation>إنشاء لوحة</translation>
    </message>
    <message>
        <source>Leave unused</source>
        <translation>تركها دون استخدام</translation>
    </message>
</context>
<context>
    <name>ui::PanelUseCard</name>
    <message>
        <source>Panel use</source>
        <translation>استخدام اللوحات</translation>
    </message>
    <message>
        <source>Shares appear with the first validation</source>
        <translation>تظهر النسب مع أول تحقق</translation>
    </message>
    <message>
        <source>▎at the start of training</source>
        <translation>▎في بداية التدريب</translation>
    </message>
    <message>
        <source>share of validation patients</source>
        <translation>نسبة مرضى التحقق</translation>
    </message>
    <message>
        <source>Share of validation patients</source>
        <translation>نسبة مرضى التحقق</translation>
    </message>
</context>
<context>
    <name>ui::PathCard</name>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Back to the policy’s path</source>
        <translation>العودة إلى مسار السياسة</translation>
    </message>
    <message>
        <source>Next patient</source>
        <translation>المريض التالي</translation>
    </message>
    <message>
        <source>Reset the score</source>
        <translation>تصفير الرصيد</translation>
    </message>
    <message>
        <source>Undoes the last change (Ctrl+Z)</source>
        <translation>يتراجع عن آخر تغيير (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Closes the second path</source>
        <translation>يغلق المسار الثاني</translation>
    </message>
    <message>
        <source>The next patient of the list (Page Down)</source>
        <translation>المريض التالي في القائمة (Page Down)</translation>
    </message>
    <message>
        <source>Starts counting anew</source>
        <translation>يبدأ العد من جديد</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>الطلبات</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>الفاتورة</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>الاحتمال</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>التشخيص</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>الحصيلة</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>كشف</translation>
    </message>
    <message>
        <source>Shows what the policy would do here, and why; the next decision is yours again</source>
        <translation>يعرض ما كانت ستفعله السياسة هنا ولماذا؛ والقرار التالي لك من جديد</translation>
    </message>
    <message>
        <source>Teams…</source>
        <translation>الفرق…</translation>
    </message>
    <message>
        <source>How it went…</source>
        <translation>كيف جرت المبارزة…</translation>
    </message>
    <message>
        <source>Names of teams that take turns</source>
        <translation>أسماء فرق تتناوب</translation>
    </message>
    <message>
        <source>The score case by case, and your place among the policies</source>
        <translation>النقاط حالة بعد حالة، وموضعك بين السياسات</translation>
    </message>
</context>
<context>
    <name>ui::PathPatients</name>
    <message>
        <source>Patient (row)</source>
        <translation>المريض (الصف)</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>الفاتورة</translation>
    </message>
    <message>
        <source>Last probability</source>
        <translation>الاحتمال الأخير</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>الحصيلة</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>مخفي</translation>
    </message>
    <message>
        <source>case: found</source>
        <translation>حالة: مكتشَفة</translation>
    </message>
    <message>
        <source>case: missed</source>
        <translation>حالة: فائتة</translation>
    </message>
    <message>
        <source>no case: false alarm</source>
        <translation>ليس حالة: إنذار كاذب</translation>
    </message>
    <message>
        <source>no case: reassured</source>
        <translation>ليس حالة: مطمأن</translation>
    </message>
    <message>
        <source>Show outcomes</source>
        <translation>عرض الحصائل</translation>
    </message>
    <message>
        <source>Walk through this patient</source>
        <translation>تتبّع هذا المريض</translation>
    </message>
    <message>
        <source>Patients who took this path</source>
        <translation>المرضى الذين سلكوا هذا المسار</translation>
    </message>
    <message>
        <source>Patients</source>
        <translation>المرضى</translation>
    </message>
    <message>
        <source>Whether these patients are cases; hidden, so that you can guess first</source>
        <translation>هل هؤلاء المرضى حالات؛ مخفي لتخمّن أولًا</translation>
    </message>
    <message>
        <source>See step by step what was ordered and why (Enter)</source>
        <translation>شاهد خطوة خطوة ما طُلب ولماذا (Enter)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Test patients: %1</source>
        <translation>مرضى الاختبار: %1</translation>
    </message>
</context>
<context>
    <name>ui::PatientBanner</name>
    <message>
        <source>Patient</source>
        <translation>المريض</translation>
    </message>
    <message>
        <source>True outcome</source>
        <translation>الحصيلة الحقيقية</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <translation>
            <numerusform>%1، و%n غيرها</numerusform>
            <numerusform>%1، و%n غيرها</numerusform>
            <numerusform>%1، و%n غيرها</numerusform>
            <numerusform>%1، و%n غيرها</numerusform>
            <numerusform>%1، و%n غيرها</numerusform>
            <numerusform>%1، و%n غيرها</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PatientChart</name>
    <message>
        <source>Probability track</source>
        <translation>مسار الاحتمال</translation>
    </message>
    <message>
        <source>80 % range</source>
        <translation>مدى 80%</translation>
    </message>
    <message>
        <source>Where the probability would end for 80 of 100 patients like this one if every panel were known</source>
        <translation>حيث ينتهي الاحتمال لدى 80 من كل 100 مريض كهذا لو عُلمت كل اللوحات</translation>
    </message>
</context>
<context>
    <name>ui::PatientEmpty</name>
    <message>
        <source>Choose a patient</source>
        <translation>اختر مريضًا</translation>
    </message>
    <message>
        <source>Panel by panel: what is ordered, what comes back, and why. The outcome stays hidden until the diagnosis.</source>
        <translation>لوحة لوحة: ما يُطلب، وما يعود، ولماذا. تبقى الحصيلة مخفية حتى التشخيص.</translation>
    </message>
    <message>
        <source>Or type a patient in by hand</source>
        <translation>أو أدخل مريضًا يدويًا</translation>
    </message>
    <message>
        <source>Walk through</source>
        <translation>تتبّع</translation>
    </message>
    <message>
        <source>Walk through: %1</source>
        <translation>تتبّع: %1</translation>
    </message>
    <message>
        <source>Nobody among the test patients.</source>
        <translation>لا أحد بين مرضى الاختبار.</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>nothing ordered</source>
        <translation>لم يُطلب شيء</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing is known before a test.</source>
        <translation>لا شيء معلوم قبل أي فحص.</translation>
    </message>
    <message>
        <source>Path and outcome stay hidden</source>
        <translation>يبقى المسار والحصيلة مخفيين</translation>
    </message>
</context>
<context>
    <name>ui::PatientForm</name>
    <message>
        <source>Empty all</source>
        <translation>إفراغ الكل</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Empty: not in the record</source>
        <translation>فارغ: ليس في السجل</translation>
    </message>
    <message>
        <source>Reference %1 %2. Empty: not in the record</source>
        <translation>المرجع %1 %2. فارغ: ليس في السجل</translation>
    </message>
    <message>
        <source>not in the record</source>
        <translation>ليس في السجل</translation>
    </message>
    <message>
        <source>One of these, or not in the record</source>
        <translation>واحد من هذه، أو ليس في السجل</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>ليس عددًا</translation>
    </message>
    <message>
        <source>hardly possible: check the unit</source>
        <translation>يكاد يستحيل: تحقق من الوحدة</translation>
    </message>
    <message>
        <source>nobody in the data has this</source>
        <translation>لا أحد في البيانات لديه هذا</translation>
    </message>
    <message>
        <source>Nothing is known before a test.</source>
        <translation>لا شيء معلوم قبل أي فحص.</translation>
    </message>
</context>
<context>
    <name>ui::PatientPage</name>
    <message>
        <source>By hand…</source>
        <translation>يدويًا…</translation>
    </message>
    <message>
        <source>Reading the policy and walking it through the test patients…</source>
        <translation>تجري قراءة السياسة وتتبّع مرضى الاختبار بها…</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>السياسة</translation>
    </message>
    <message>
        <source>The policy that is walked with: the patient stays the same</source>
        <translation>السياسة التي يجري التتبّع بها: يبقى المريض نفسه</translation>
    </message>
    <message>
        <source>Type a patient in by hand</source>
        <translation>إدخال مريض يدويًا</translation>
    </message>
    <message>
        <source>Row “%1” is not one of the test patients this policy was tried on. The patients it learned from are not walked through: it knows them.</source>
        <translation>الصف «%1» ليس من مرضى الاختبار الذين جُرِّبت عليهم هذه السياسة. لا يُتتبَّع المرضى الذين تعلمت منهم: فهي تعرفهم.</translation>
    </message>
    <message>
        <source>%1 · test patients</source>
        <translation>%1 · مرضى الاختبار</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>%1, %2. Ranges: 80 of 100 patients like this one.</source>
        <translation>%1، %2. المديات: 80 من كل 100 مريض كهذا.</translation>
    </message>
    <message>
        <source>A patient by hand</source>
        <translation>مريض يُدخل يدويًا</translation>
    </message>
    <message>
        <source>What is known before any test. Results are asked for when they are ordered. Leave empty what is not known. Nothing here is stored.</source>
        <translation>ما يُعلم قبل أي فحص. تُطلب النتائج عند طلب الفحوص. اترك المجهول فارغًا. لا يُخزَّن شيء هنا.</translation>
    </message>
    <message>
        <source>Walk through</source>
        <translation>تتبّع</translation>
    </message>
    <message>
        <source>Results of %1</source>
        <translation>نتائج %1</translation>
    </message>
    <message>
        <source>Leave empty what was not measured. Unlikely values are flagged, not refused. A panel without any result costs nothing.</source>
        <translation>اترك ما لم يُقَس فارغًا. تُعلَّم القيم المستبعدة ولا تُرفض. اللوحة دون نتيجة لا تكلّف شيئًا.</translation>
    </message>
    <message>
        <source>Enter results</source>
        <translation>إدخال النتائج</translation>
    </message>
</context>
<context>
    <name>ui::PatientStage</name>
    <message>
        <source>Probability track</source>
        <translation>مسار الاحتمال</translation>
    </message>
</context>
<context>
    <name>ui::PictureTab</name>
    <message>
        <source>No picture yet</source>
        <translation>لا صورة بعد</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>Which of the ticked models is shown here</source>
        <translation>أي النماذج المؤشَّر عليها يُعرض هنا</translation>
    </message>
    <message>
        <source>Tick a model to see this.</source>
        <translation>أشِّر على نموذج لرؤية هذا.</translation>
    </message>
    <message>
        <source>There is nothing to show for these models.</source>
        <translation>لا شيء يُعرض لهذه النماذج.</translation>
    </message>
</context>
<context>
    <name>ui::PinComparison</name>
    <message>
        <source>Pinned policies, compared</source>
        <translation>السياسات المثبَّتة، مقارنة</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>المثبَّتة</translation>
    </message>
    <message>
        <source>Shift-click a policy in the plot, or press P, to pin it: up to four</source>
        <translation>انقر مع Shift على سياسة في المخطط، أو اضغط P، لتثبيتها: حتى أربع</translation>
    </message>
    <message>
        <source>Found per 1,000</source>
        <translation>مكتشَفة لكل 1,000</translation>
    </message>
    <message>
        <source>Missed per 1,000</source>
        <translation>فائتة لكل 1,000</translation>
    </message>
    <message>
        <source>False alarms per 1,000</source>
        <translation>إنذارات كاذبة لكل 1,000</translation>
    </message>
    <message>
        <source>No longer pinned</source>
        <translation>لم تعد مثبَّتة</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>إلغاء التثبيت</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>إلغاء تثبيت %1</translation>
    </message>
</context>
<context>
    <name>ui::PlanDialog</name>
    <message>
        <source>Advanced settings</source>
        <translation>إعدادات متقدمة</translation>
    </message>
    <message>
        <source>Double-click a value to change it. What differs from the preset is bold, and stays when another preset is chosen.</source>
        <translation>انقر مزدوجًا على قيمة لتغييرها. ما يختلف عن الضبط المسبق بخط عريض، ويبقى عند اختيار ضبط آخر.</translation>
    </message>
    <message>
        <source>Settings of the plan</source>
        <translation>إعدادات الخطة</translation>
    </message>
    <message>
        <source>Back to the preset</source>
        <translation>العودة إلى الضبط المسبق</translation>
    </message>
</context>
<context>
    <name>ui::PlanModel</name>
    <message>
        <source>%1 The preset has %2.</source>
        <translation>%1 في الضبط المسبق: %2.</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>الإعداد</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Possible</source>
        <translation>الممكن</translation>
    </message>
</context>
<context>
    <name>ui::PocketCardWindow</name>
    <message>
        <source>Page</source>
        <translation>الصفحة</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>طباعة…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>حفظ بصيغة PDF…</translation>
    </message>
    <message>
        <source>Pocket card</source>
        <translation>بطاقة الجيب</translation>
    </message>
    <message>
        <source>A small tree that does nearly what the policy does. How nearly is its fidelity.</source>
        <translation>شجرة صغيرة تفعل تقريبًا ما تفعله السياسة. ومدى التقارب هو المطابقة.</translation>
    </message>
    <message>
        <source>On one page</source>
        <translation>على صفحة واحدة</translation>
    </message>
    <message>
        <source>One page, with its text as text</source>
        <translation>صفحة واحدة، بنص قابل للتحديد</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>ui::PointCard</name>
    <message>
        <source>On the front: nothing found is better in this time.</source>
        <translation>على الجبهة: لم يُعثر على أفضل منها في هذا الزمن.</translation>
    </message>
    <message>
        <source>On the front: nothing found is better for this money.</source>
        <translation>على الجبهة: لم يُعثر على أفضل منها بهذا المال.</translation>
    </message>
    <message>
        <source>Another policy is at least as good in no more time.</source>
        <translation>سياسة أخرى جيدة مثلها على الأقل دون زمن أكثر.</translation>
    </message>
    <message>
        <source>Another policy is at least as good for no more money.</source>
        <translation>سياسة أخرى جيدة مثلها على الأقل دون مال أكثر.</translation>
    </message>
    <message>
        <source>Everybody gets what the study demands first, and nothing else.</source>
        <translation>يحصل الجميع على ما تشترطه الدراسة أولًا، ولا شيء غيره.</translation>
    </message>
    <message>
        <source>Nobody is tested: a diagnosis from what is known anyway.</source>
        <translation>لا يُفحص أحد: تشخيص مما هو معلوم أصلًا.</translation>
    </message>
    <message>
        <source>Everybody gets every panel that the study allows before the diagnosis.</source>
        <translation>يحصل الجميع قبل التشخيص على كل لوحة تسمح بها الدراسة.</translation>
    </message>
    <message>
        <source>Everybody gets every panel before the diagnosis.</source>
        <translation>ينال الجميع كل اللوحات قبل التشخيص.</translation>
    </message>
    <message>
        <source>Figures of all patients: each was decided for by a policy found without them, the best for at most the mean cost of this one.</source>
        <translation>مؤشرات جميع المرضى: قُرِّر لكل منهم بسياسة عُثر عليها دونه، هي الأفضل بما لا يتجاوز متوسط تكلفة هذه.</translation>
    </message>
    <message>
        <source>Figures of %1 test patients, seen once, after the front was chosen.</source>
        <translation>مؤشرات %1 من مرضى الاختبار، نُظر إليهم مرة بعد اختيار الجبهة.</translation>
    </message>
    <message>
        <source>Figures of the %1 validation patients on whom the front was chosen: a little too good.</source>
        <translation>مؤشرات مرضى التحقق (%1) الذين اختيرت عليهم الجبهة: أفضل قليلًا من الواقع.</translation>
    </message>
    <message>
        <source>Expected over all possible patients; panel use and sequences of the test patients.</source>
        <translation>المتوقع على كل المرضى الممكنين؛ استخدام اللوحات والتسلسلات لمرضى الاختبار.</translation>
    </message>
    <message>
        <source>Of 1,000 patients</source>
        <translation>من كل 1,000 مريض</translation>
    </message>
    <message>
        <source>Panel use</source>
        <translation>استخدام اللوحات</translation>
    </message>
    <message>
        <source>Test sequences of 1,000 patients</source>
        <translation>تسلسلات الفحوص لـ 1,000 مريض</translation>
    </message>
    <message>
        <source>Walk through a patient</source>
        <translation>تتبّع مريض</translation>
    </message>
    <message>
        <source>Pocket card…</source>
        <translation>بطاقة الجيب…</translation>
    </message>
    <message>
        <source>Export patients…</source>
        <translation>تصدير المرضى…</translation>
    </message>
    <message>
        <source>Test sequences per 1,000</source>
        <translation>تسلسلات الفحوص لكل 1,000</translation>
    </message>
    <message>
        <source>click to list patients</source>
        <translation>انقر لسرد المرضى</translation>
    </message>
    <message>
        <source>share of patients</source>
        <translation>نسبة المرضى</translation>
    </message>
    <message>
        <source>No policy chosen</source>
        <translation>لم تُختر سياسة</translation>
    </message>
    <message>
        <source>Click a policy on the front, or move along it with ← and →.</source>
        <translation>انقر سياسة على الجبهة، أو تحرك عليها بـ ← و →.</translation>
    </message>
    <message>
        <source>These prices are only tried: elsewhere those of the study are in force. Reset them, or solve again to take them over.</source>
        <translation>هذه الأسعار مجرَّبة فقط: وفي غير هذا الموضع تسري أسعار الدراسة. أعد ضبطها، أو أعد الحل لاعتمادها.</translation>
    </message>
    <message>
        <source>See step by step what this policy orders for one patient, and why</source>
        <translation>شاهد خطوة خطوة ما تطلبه هذه السياسة لمريض واحد، ولماذا</translation>
    </message>
    <message>
        <source>A small decision tree that imitates this policy, on one page to print</source>
        <translation>شجرة قرار صغيرة تقلد هذه السياسة، على صفحة واحدة للطباعة</translation>
    </message>
    <message>
        <source>A table of what this policy does for each patient: orders, probabilities, bill, diagnosis</source>
        <translation>جدول بما تفعله هذه السياسة لكل مريض: الطلبات، الاحتمالات، الفاتورة، التشخيص</translation>
    </message>
    <message>
        <source>%1 per patient</source>
        <translation>%1 لكل مريض</translation>
    </message>
    <message>
        <source> (%1–%2)</source>
        <translation> (⁦%1–%2⁩)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 undefined</source>
        <translation>%1 غير معرَّف</translation>
    </message>
    <message>
        <source>95 % CI of %1: %2–%3</source>
        <translation>فاصل الثقة 95% لـ %1: من %2 إلى %3</translation>
    </message>
    <message>
        <source>results after %1</source>
        <translation>النتائج بعد %1</translation>
    </message>
    <message>
        <source>%1 of blood</source>
        <translation>%1 من الدم</translation>
    </message>
    <message>
        <source>Of 1,000 patients like these, %1 are cases</source>
        <translation>من كل 1,000 مريض كهؤلاء، عدد الحالات %1</translation>
    </message>
    <message>
        <source>Panels ordered for them: %1, for %2 in all. %3 of the cases are found, %4 are missed, and %5 of the others are called cases.</source>
        <translation>اللوحات المطلوبة لهم: %1، بـ %2 إجمالًا. الحالات المكتشَفة %3، والفائتة %4، ومن صُنِّفوا حالات من غيرهم %5.</translation>
    </message>
    <message>
        <source>Panel use, share of patients</source>
        <translation>استخدام اللوحات، نسبة المرضى</translation>
    </message>
    <message>
        <source>Made to earn: λ %1, ρ %2 per %3.</source>
        <translation>المكافأة المستهدفة: λ %1، ρ %2 لكل %3.</translation>
    </message>
    <message>
        <source>minute</source>
        <translation>دقيقة</translation>
    </message>
    <message>
        <source>The patients are being looked up…</source>
        <translation>يجري البحث عن المرضى…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>إعادة تسمية…</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>تثبيت</translation>
    </message>
    <message>
        <source>Give this policy a name of your own (F2)</source>
        <translation>إعطاء هذه السياسة اسمًا من عندك (F2)</translation>
    </message>
    <message>
        <source>Keep this policy beside others, to compare them: up to four (P)</source>
        <translation>إبقاء هذه السياسة بجانب غيرها للمقارنة: حتى أربع (P)</translation>
    </message>
    <message>
        <source>Remove the pin</source>
        <translation>إلغاء التثبيت</translation>
    </message>
</context>
<context>
    <name>ui::PooledText</name>
    <message>
        <source>undefined</source>
        <translation>غير معرَّف</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 إلى %3)</translation>
    </message>
    <message>
        <source>cannot be told apart</source>
        <translation>لا يمكن التمييز</translation>
    </message>
    <message>
        <source>better</source>
        <translation>أفضل</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>أسوأ</translation>
    </message>
    <message>
        <source>Counts of all folds together; each patient is decided for by what was learned without them.</source>
        <translation>تعداد كل الطيّات معًا؛ قُرِّر لكل مريض بما جرى تعلّمه دونه.</translation>
    </message>
    <message>
        <source>In every fold the policy that is best on validation patients for that much. Differences of F1 are paired by fold with the correction of Nadeau and Bengio, each at 95 %: of twenty comparisons of equals about one seems to differ.</source>
        <translation>في كل طيّة السياسة الأفضل على مرضى التحقق بهذا المبلغ. فروق F1 مقترنة بالطيّة مع تصحيح Nadeau و Bengio، كل منها عند 95%: من كل عشرين مقارنة بين متساويين يبدو نحو واحد مختلفًا.</translation>
    </message>
    <message>
        <source>Its F1 for as much</source>
        <translation>‏F1 له بالتكلفة نفسها</translation>
    </message>
    <message>
        <source>Difference then</source>
        <translation>الفرق عندئذ</translation>
    </message>
    <message>
        <source>Verdict then</source>
        <translation>الحكم عندئذ</translation>
    </message>
    <message>
        <source>“For as much” is what the other model itself offers for that much money, chosen in the same way; – where it has nothing to choose from.</source>
        <translation>«بالتكلفة نفسها» هو ما يقدمه النموذج الآخر نفسه بذلك المبلغ، مختارًا بالطريقة ذاتها؛ – حيث لا خيار له.</translation>
    </message>
</context>
<context>
    <name>ui::PresenterView</name>
    <message>
        <source>Presenter</source>
        <translation>العرض التقديمي</translation>
    </message>
    <message>
        <source>Notes for yourself. N hides them; they are kept until the program ends.</source>
        <translation>ملاحظات لك. يخفيها N؛ وتبقى حتى ينتهي البرنامج.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>ملاحظات</translation>
    </message>
    <message>
        <source>There is nothing to show on this page yet.</source>
        <translation>لا شيء يُعرض في هذه الصفحة بعد.</translation>
    </message>
    <message>
        <source>← → or Space: go on · Page Down: next plot · A: in motion · B: black · N: notes · F5 or Esc: leave</source>
        <translation>← → أو المسافة: متابعة · Page Down: الرسم التالي · A: تحريك · B: شاشة سوداء · N: ملاحظات · F5 أو Esc: مغادرة</translation>
    </message>
</context>
<context>
    <name>ui::PreviewWindow</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>الصفحة %1 من %2</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>الصفحة السابقة</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>الصفحة التالية</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>التقرير</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>التكبير</translation>
    </message>
    <message>
        <source>How large the page is shown</source>
        <translation>حجم عرض الصفحة</translation>
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
        <translation>الصفحة</translation>
    </message>
</context>
<context>
    <name>ui::PriceBars</name>
    <message>
        <source>%1 costs %2</source>
        <translation>تكلفة %1: %2</translation>
    </message>
    <message>
        <source>Panel prices</source>
        <translation>أسعار اللوحات</translation>
    </message>
</context>
<context>
    <name>ui::PriceListDialog</name>
    <message>
        <source>Price list</source>
        <translation>قائمة الأسعار</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>اللوحة</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>السعر</translation>
    </message>
    <message>
        <source>Turnaround</source>
        <translation>زمن الإنجاز</translation>
    </message>
    <message>
        <source>Blood</source>
        <translation>الدم</translation>
    </message>
    <message>
        <source>Prices of panels</source>
        <translation>أسعار اللوحات</translation>
    </message>
    <message>
        <source>Three-letter code. Changing it does not convert amounts.</source>
        <translation>رمز من ثلاثة أحرف. تغييره لا يحوّل المبالغ.</translation>
    </message>
    <message>
        <source>A list of prices to take over. Panels it does not name keep their price.</source>
        <translation>قائمة أسعار لاعتمادها. اللوحات غير المذكورة فيها تحتفظ بسعرها.</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>غير مذكور</translation>
    </message>
    <message>
        <source>The year the prices are of; it is shown with every figure that has costs.</source>
        <translation>سنة الأسعار؛ تُعرض مع كل شكل فيه تكاليف.</translation>
    </message>
    <message>
        <source>such as: hospital charge master 2025</source>
        <translation>مثل: تعرفة المستشفى 2025</translation>
    </message>
    <message>
        <source>Paste prices</source>
        <translation>لصق الأسعار</translation>
    </message>
    <message>
        <source>Columns copied from a spreadsheet: panel and price, and minutes and millilitres where their headings say so</source>
        <translation>أعمدة منسوخة من جدول: اللوحة والسعر، و«minutes» و«millilitres» حيث تقول عناوينها ذلك</translation>
    </message>
    <message>
        <source>From file…</source>
        <translation>من ملف…</translation>
    </message>
    <message>
        <source>A table with the columns panel and price, and minutes and millilitres where their headings say so</source>
        <translation>جدول بعمودي اللوحة والسعر، و«minutes» و«millilitres» حيث تقول عناوينهما ذلك</translation>
    </message>
    <message>
        <source>Keep as list…</source>
        <translation>حفظ كقائمة…</translation>
    </message>
    <message>
        <source>Keeps these prices under a name, for other projects</source>
        <translation>يحفظ هذه الأسعار باسم، لمشاريع أخرى</translation>
    </message>
    <message>
        <source>&amp;Currency</source>
        <translation>ال&amp;عملة</translation>
    </message>
    <message>
        <source>&amp;Source of the prices</source>
        <translation>&amp;مصدر الأسعار</translation>
    </message>
    <message>
        <source>&amp;Year of the prices</source>
        <translation>&amp;سنة الأسعار</translation>
    </message>
    <message>
        <source>Price &amp;list</source>
        <translation>&amp;قائمة الأسعار</translation>
    </message>
    <message>
        <source>Price of %1</source>
        <translation>سعر %1</translation>
    </message>
    <message>
        <source>Turnaround time of %1</source>
        <translation>زمن إنجاز %1</translation>
    </message>
    <message>
        <source>Blood volume of %1</source>
        <translation>حجم الدم لـ %1</translation>
    </message>
    <message>
        <source>All panels: %1</source>
        <translation>كل اللوحات: %1</translation>
    </message>
    <message>
        <source>Prices of this project</source>
        <translation>أسعار هذا المشروع</translation>
    </message>
    <message>
        <source>Prices of this project: %1</source>
        <translation>أسعار هذا المشروع: %1</translation>
    </message>
    <message>
        <source>Keep the prices</source>
        <translation>حفظ الأسعار</translation>
    </message>
    <message>
        <source>&amp;Name of the list</source>
        <translation>&amp;اسم القائمة</translation>
    </message>
    <message>
        <source>No prices found. Two columns are needed: panel and price.</source>
        <translation>لم يُعثر على أسعار. يلزم عمودان: اللوحة والسعر.</translation>
    </message>
    <message numerus="yes">
        <source>%n lines without a clear price were left out.</source>
        <translation>
            <numerusform>أسطر بلا سعر واضح استُبعدت: %n.</numerusform>
            <numerusform>أسطر بلا سعر واضح استُبعدت: %n.</numerusform>
            <numerusform>أسطر بلا سعر واضح استُبعدت: %n.</numerusform>
            <numerusform>أسطر بلا سعر واضح استُبعدت: %n.</numerusform>
            <numerusform>أسطر بلا سعر واضح استُبعدت: %n.</numerusform>
            <numerusform>أسطر بلا سعر واضح استُبعدت: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not a panel here: %1.</source>
        <translation>ليست لوحة هنا: %1.</translation>
    </message>
    <message>
        <source>Price unchanged: %1.</source>
        <translation>السعر لم يتغير: %1.</translation>
    </message>
</context>
<context>
    <name>ui::PricePanel</name>
    <message>
        <source>Reset</source>
        <translation>إعادة الضبط</translation>
    </message>
    <message>
        <source>Solve again</source>
        <translation>إعادة الحل</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Prices to try</source>
        <translation>أسعار للتجريب</translation>
    </message>
    <message>
        <source>What if prices were different?</source>
        <translation>ماذا لو اختلفت الأسعار؟</translation>
    </message>
    <message>
        <source>Every policy&apos;s cost follows at once and exactly: who gets which panel stays as it was. Other policies may now be better; solve again to find them and to put these prices in force. Until then they are tried here only.</source>
        <translation>تتبع تكلفة كل سياسة فورًا وبدقة: من ينال أي لوحة يبقى كما كان. وقد تكون سياسات أخرى أفضل الآن؛ أعد الحل لإيجادها ولسريان هذه الأسعار. وحتى ذلك الحين فهي مجرَّبة هنا فقط.</translation>
    </message>
    <message>
        <source>Back to the prices the front was found for</source>
        <translation>العودة إلى الأسعار التي عُثر على الجبهة لها</translation>
    </message>
    <message>
        <source>Prices that were tried stay until they are reset</source>
        <translation>تبقى الأسعار المجرَّبة إلى أن يُعاد ضبطها</translation>
    </message>
    <message>
        <source>%1 (shared)</source>
        <translation>%1 (مشترك)</translation>
    </message>
    <message>
        <source>Price of %1, to try</source>
        <translation>سعر %1، للتجريب</translation>
    </message>
    <message>
        <source>Drag, or use the arrow keys</source>
        <translation>اسحب، أو استخدم مفاتيح الأسهم</translation>
    </message>
    <message>
        <source>Price of %1, exactly</source>
        <translation>سعر %1 بالضبط</translation>
    </message>
    <message>
        <source>Type a price</source>
        <translation>اكتب سعرًا</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>كان %1</translation>
    </message>
    <message>
        <source>Takes these prices into the study and finds its front anew</source>
        <translation>يعتمد هذه الأسعار في الدراسة ويجد جبهتها من جديد</translation>
    </message>
    <message>
        <source>These are the prices the front was found for</source>
        <translation>هذه هي الأسعار التي عُثر على الجبهة لها</translation>
    </message>
</context>
<context>
    <name>ui::ProgressCard</name>
    <message>
        <source>%1 left</source>
        <translation>بقي %1</translation>
    </message>
    <message>
        <source>Paused · %1</source>
        <translation>متوقف مؤقتًا · %1</translation>
    </message>
</context>
<context>
    <name>ui::QuestionBox</name>
    <message>
        <source>Check</source>
        <translation>تحقّق</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>إجابتك</translation>
    </message>
</context>
<context>
    <name>ui::QueueCard</name>
    <message>
        <source>Add…</source>
        <translation>إضافة…</translation>
    </message>
    <message>
        <source>Add to the queue</source>
        <translation>إضافة إلى قائمة الانتظار</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Policies wait here for their turn. Everything trained is stored in the project with its curves.</source>
        <translation>تنتظر السياسات دورها هنا. كل ما دُرِّب مخزَّن في المشروع بمنحنياته.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>استئناف</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>إزالة…</translation>
    </message>
    <message>
        <source>&lt;b&gt;λ&lt;/b&gt; weighs a found case against a correct negative. &lt;b&gt;ρ&lt;/b&gt; is what one unit of money spent on tests costs in the reward; further below zero, fewer tests.</source>
        <translation>&lt;b&gt;λ&lt;/b&gt; توازن الحالة المكتشَفة بالسلبي الصحيح. &lt;b&gt;ρ&lt;/b&gt; ما تكلّفه في المكافأة وحدة مال تُنفق على الفحوص؛ وكلما ابتعدت دون الصفر قلّت الفحوص.</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>قائمة الانتظار</translation>
    </message>
    <message>
        <source>Go on from the last checkpoint of this policy</source>
        <translation>المتابعة من آخر نقطة حفظ لهذه السياسة</translation>
    </message>
    <message>
        <source>Starts when there is room for it, or when you press Start</source>
        <translation>يبدأ حين يتاح له مكان، أو حين تضغط «بدء»</translation>
    </message>
    <message>
        <source>Put this search in the queue; it starts when no policy is being trained</source>
        <translation>ضع هذا البحث في قائمة الانتظار؛ يبدأ حين لا تُدرَّب سياسة</translation>
    </message>
    <message>
        <source>Put another policy in the queue, with other weights of cases and money</source>
        <translation>ضع سياسة أخرى في قائمة الانتظار، بأوزان أخرى للحالات والمال</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>إخراج</translation>
    </message>
    <message>
        <source>Stop this one</source>
        <translation>إيقاف هذه</translation>
    </message>
    <message>
        <source>Takes it off the queue; nothing has been trained yet</source>
        <translation>يخرجها من قائمة الانتظار؛ لم يُدرَّب شيء بعد</translation>
    </message>
    <message>
        <source>Only this policy is stopped; its best so far is kept and the next one begins</source>
        <translation>تُوقف هذه السياسة فقط؛ يُحفظ أفضلها حتى الآن وتبدأ التالية</translation>
    </message>
    <message>
        <source>Remove this policy, its curves and its figures from the project</source>
        <translation>إزالة هذه السياسة ومنحنياتها ومؤشراتها من المشروع</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>إعادة تسمية…</translation>
    </message>
</context>
<context>
    <name>ui::QueueModel</name>
    <message>
        <source>%1, %2 left</source>
        <translation>%1، بقي %2</translation>
    </message>
    <message numerus="yes">
        <source>%n policies</source>
        <translation>
            <numerusform>لا سياسات</numerusform>
            <numerusform>سياسة واحدة</numerusform>
            <numerusform>سياستان</numerusform>
            <numerusform>%n سياسات</numerusform>
            <numerusform>%n سياسة</numerusform>
            <numerusform>%n سياسة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 بـ %2</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>غير معرَّف</translation>
    </message>
    <message>
        <source>all</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3 seeds</source>
        <translation>%1، %2 من %3 من البذور</translation>
    </message>
    <message>
        <source>%1 · earlier data</source>
        <translation>%1 · بيانات سابقة</translation>
    </message>
    <message>
        <source>%1, first seed %2</source>
        <translation>%1، البذرة الأولى %2</translation>
    </message>
    <message>
        <source>%1 of %2 seeds have ended</source>
        <translation>انتهت %1 من %2 من البذور</translation>
    </message>
    <message>
        <source>The data or panels have changed since.</source>
        <translation>تغيّرت البيانات أو اللوحات منذئذ.</translation>
    </message>
    <message>
        <source>%1 on validation patients and what testing costs there, the mean over seeds</source>
        <translation>%1 على مرضى التحقق وتكلفة الفحوص لديهم، المتوسط على البذور</translation>
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
        <translation>الوضع</translation>
    </message>
    <message>
        <source>Result or time</source>
        <translation>النتيجة أو الزمن</translation>
    </message>
</context>
<context>
    <name>ui::RecentList</name>
    <message>
        <source>Recent projects</source>
        <translation>المشاريع الأخيرة</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Remove from this list</source>
        <translation>إزالة من هذه القائمة</translation>
    </message>
</context>
<context>
    <name>ui::RecordingTab</name>
    <message>
        <source>Assume recorded at random given what was known</source>
        <translation>افتراض التسجيل عشوائيًا بالنظر إلى ما كان معلومًا</translation>
    </message>
    <message>
        <source>Figures as recorded, and corrected</source>
        <translation>المؤشرات كما هي مسجَّلة، ومصحَّحة</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>السياسة</translation>
    </message>
    <message>
        <source>Which of the ticked policies is shown here</source>
        <translation>أي السياسات المؤشَّر عليها تُعرض هنا</translation>
    </message>
    <message>
        <source>Among patients of whom the same was known when a panel was ordered, it is taken to be chance whose panel was recorded. Nobody can prove that: look at both figures.</source>
        <translation>بين مرضى عُلم عنهم الشيء نفسه عند طلب اللوحة، يُفترض أن تسجيل لوحة أحدهم مصادفة. لا يمكن لأحد إثبات ذلك: انظر إلى المؤشرين.</translation>
    </message>
    <message>
        <source>Not recorded</source>
        <translation>غير مسجَّل</translation>
    </message>
    <message>
        <source>Tick a policy to see this: a model that orders the same panels for everybody does not depend on who got which.</source>
        <translation>أشِّر على سياسة لرؤية هذا: النموذج الذي يطلب اللوحات نفسها للجميع لا يتوقف على من نال أيًا منها.</translation>
    </message>
    <message>
        <source>Learning from training patients what gets recorded…</source>
        <translation>يجري تعلّم ما يُسجَّل من مرضى التدريب…</translation>
    </message>
    <message>
        <source>A panel that is not in a patient&apos;s record cannot show anything, so the figures of this page tell what the policy does without it. Make the assumption above to see what they would be if everything it orders were recorded.</source>
        <translation>اللوحة التي ليست في سجل المريض لا تُظهر شيئًا، فتبيّن مؤشرات هذه الصفحة ما تفعله السياسة دونها. خذ بالافتراض أعلاه لترى ما كانت ستكون لو سُجِّل كل ما تطلبه.</translation>
    </message>
</context>
<context>
    <name>ui::RenameDialog</name>
    <message>
        <source>Rename policy %1</source>
        <translation>إعادة تسمية السياسة %1</translation>
    </message>
    <message>
        <source>Used on every page, in figures, tables and reports, and by the command line. Empty: %1, the name that the program gives</source>
        <translation>يُستخدم في كل صفحة وفي الأشكال والجداول والتقارير وسطر الأوامر. فارغ: %1، الاسم الذي يعطيه البرنامج</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>إعادة تسمية</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>الا&amp;سم</translation>
    </message>
</context>
<context>
    <name>ui::Report</name>
    <message>
        <source>The patients are synthetic: drawn from class-wise quantiles and correlations. What depends on finer structure of real data is not there, and figures do not carry over to real patients.</source>
        <translation>المرضى اصطناعيون: سُحبوا من المئينات والارتباطات حسب الفئة. ما يتوقف على البنية الأدق للبيانات الحقيقية غير موجود، ولا تنتقل المؤشرات إلى مرضى حقيقيين.</translation>
    </message>
    <message>
        <source>All patients come from one file. Whether it is one centre or several is not known to the program; no evaluation on patients from elsewhere was done, and differences between clusters were not examined.</source>
        <translation>كل المرضى من ملف واحد. لا يعرف البرنامج هل هو مركز واحد أم عدة مراكز؛ ولم يُجرَ تقييم على مرضى من مكان آخر، ولم تُفحص الفروق بين المجموعات العنقودية.</translation>
    </message>
    <message>
        <source>Figures rest on %1 test patients with %2 events; the intervals say how far chance may have moved them.</source>
        <translation>ترتكز المؤشرات على مرضى الاختبار وعددهم %1 والأحداث لديهم %2؛ وتبيّن فواصل الثقة كم قد تكون المصادفة أزاحتها.</translation>
    </message>
    <message>
        <source>%1 of the test results are not recorded. A policy that orders such a panel pays for nothing; with complete records it might choose otherwise.</source>
        <translation>%1 من نتائج الفحوص غير مسجَّلة. السياسة التي تطلب لوحة كهذه تدفع مقابل لا شيء؛ وبسجلات كاملة ربما اختارت غير ذلك.</translation>
    </message>
    <message>
        <source>Every result is taken to be there at once and without harm: turnaround, blood volume and the burden of coming again are not counted.</source>
        <translation>تُعد كل نتيجة متاحة فورًا وبلا ضرر: لا يُحسب زمن الإنجاز ولا حجم الدم ولا عبء المراجعة من جديد.</translation>
    </message>
    <message>
        <source>Prices are those of the table above. A policy is best for the prices it was made for.</source>
        <translation>الأسعار هي أسعار الجدول أعلاه. السياسة هي الأفضل للأسعار التي صُنعت لها.</translation>
    </message>
    <message>
        <source>Results that were recorded for other reasons than this study may depend on what was suspected.</source>
        <translation>النتائج التي سُجِّلت لأسباب غير هذه الدراسة قد تتوقف على ما كان يُشتبه به.</translation>
    </message>
    <message>
        <source>Limitations</source>
        <translation>محدوديات الدراسة</translation>
    </message>
    <message>
        <source>Written from the facts of this study. What they mean for bias and for use elsewhere is for the author to judge.</source>
        <translation>كُتب من حقائق هذه الدراسة. ومعناها للتحيز وللاستخدام في مكان آخر يحكم فيه المؤلف.</translation>
    </message>
    <message>
        <source>Background and context</source>
        <translation>الخلفية والسياق</translation>
    </message>
    <message>
        <source>a structured abstract.</source>
        <translation>ملخص منظَّم.</translation>
    </message>
    <message>
        <source>the clinical context, why this model is wanted, and which ones exist.</source>
        <translation>السياق السريري، ولماذا يُراد هذا النموذج، وأي النماذج موجودة.</translation>
    </message>
    <message>
        <source>where in the path of care it would stand and who would use it.</source>
        <translation>موضعه في مسار الرعاية ومن يستخدمه.</translation>
    </message>
    <message>
        <source>known inequalities between groups of people.</source>
        <translation>أوجه التفاوت المعروفة بين فئات الناس.</translation>
    </message>
    <message>
        <source>Clinical interpretation</source>
        <translation>التفسير السريري</translation>
    </message>
    <message>
        <source>what the results mean beside earlier studies, fairness between groups included.</source>
        <translation>معنى النتائج بجانب الدراسات السابقة، بما في ذلك الإنصاف بين المجموعات.</translation>
    </message>
    <message>
        <source>what they would mean for practice, who would have to do and to know what, and how poor or unavailable values would be handled there.</source>
        <translation>معناها للممارسة، ومن عليه أن يفعل ويعرف ماذا، وكيف تُعالَج القيم الرديئة أو غير المتاحة.</translation>
    </message>
    <message>
        <source>adverse events of the tests.</source>
        <translation>الأحداث الضارة للفحوص.</translation>
    </message>
    <message>
        <source>next steps for research.</source>
        <translation>الخطوات البحثية التالية.</translation>
    </message>
    <message>
        <source>Ethics, funding, registration</source>
        <translation>الأخلاقيات والتمويل والتسجيل</translation>
    </message>
    <message>
        <source>ethics committee and consent, or why none was needed.</source>
        <translation>لجنة الأخلاقيات والموافقة، أو لماذا لم تلزم.</translation>
    </message>
    <message>
        <source>funding and the role of the funders; conflicts of interest.</source>
        <translation>التمويل ودور الممولين؛ تضارب المصالح.</translation>
    </message>
    <message>
        <source>registration and protocol, or that there is none.</source>
        <translation>التسجيل والبروتوكول، أو أنه لا يوجد.</translation>
    </message>
    <message>
        <source>whether and where data and code can be had.</source>
        <translation>هل يمكن الحصول على البيانات والشيفرة وأين.</translation>
    </message>
    <message>
        <source>how patients and the public were involved.</source>
        <translation>كيف شارك المرضى والجمهور.</translation>
    </message>
    <message>
        <source>Model card</source>
        <translation>بطاقة النموذج</translation>
    </message>
    <message>
        <source>After Mitchell et al., FAT* 2019.</source>
        <translation>وفق Mitchell et al., FAT* 2019.</translation>
    </message>
    <message>
        <source>none chosen</source>
        <translation>لم يُختر</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>%1; PanelWise %2</source>
        <translation>%1؛ PanelWise %2</translation>
    </message>
    <message>
        <source>Intended use</source>
        <translation>الاستخدام المقصود</translation>
    </message>
    <message>
        <source>Education and research: to explore what a sequence of panels for %1 costs and finds. Users: clinicians, educators and analysts.</source>
        <translation>التعليم والبحث: استكشاف ما يكلّفه تسلسل لوحات لأجل %1 وما يكتشفه. المستخدمون: الأطباء والمعلمون والمحللون.</translation>
    </message>
    <message>
        <source>Out of scope</source>
        <translation>خارج النطاق</translation>
    </message>
    <message>
        <source>Decisions about patients. Patients unlike those of the study, other units, other prices, other definitions of the outcome.</source>
        <translation>القرارات بشأن المرضى. مرضى لا يشبهون مرضى الدراسة، ووحدات أخرى، وأسعار أخرى، وتعريفات أخرى للحصيلة.</translation>
    </message>
    <message>
        <source>Factors</source>
        <translation>العوامل</translation>
    </message>
    <message>
        <source>None is known before the tests.</source>
        <translation>لا شيء معلوم قبل الفحوص.</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>المقاييس</translation>
    </message>
    <message>
        <source>F1, sensitivity, specificity, AUROC and mean cost with 95 % intervals; calibration and net benefit where the report shows them.</source>
        <translation>F1 والحساسية والنوعية و AUROC ومتوسط التكلفة مع فواصل الثقة 95%؛ والمعايرة والمنفعة الصافية حيث يعرضهما التقرير.</translation>
    </message>
    <message>
        <source>Training data</source>
        <translation>بيانات التدريب</translation>
    </message>
    <message>
        <source>%1 patients</source>
        <translation>المرضى: %1</translation>
    </message>
    <message>
        <source>Evaluation data</source>
        <translation>بيانات التقييم</translation>
    </message>
    <message>
        <source>%1 test patients of the same source</source>
        <translation>مرضى الاختبار من المصدر نفسه: %1</translation>
    </message>
    <message>
        <source>Ethical considerations</source>
        <translation>اعتبارات أخلاقية</translation>
    </message>
    <message>
        <source>A cheaper policy misses patients; who they are is shown by group as far as numbers allow. Author to complete.</source>
        <translation>السياسة الأرخص تفوّت مرضى؛ ومن هم يُعرض حسب المجموعة بقدر ما تسمح الأعداد. على المؤلف إكماله.</translation>
    </message>
    <message>
        <source>Caveats</source>
        <translation>تنبيهات</translation>
    </message>
    <message>
        <source>See the limitations. Showing prices does not by itself change what is ordered.</source>
        <translation>انظر محدوديات الدراسة. عرض الأسعار لا يغيّر بذاته ما يُطلب.</translation>
    </message>
    <message>
        <source>All models say “a case” from a probability of %1 upwards.</source>
        <translation>تقول كل النماذج «حالة» من احتمال %1 فما فوق.</translation>
    </message>
    <message>
        <source>Each model makes its own diagnoses: the policy as it was trained, the others from the threshold that was best on validation patients.</source>
        <translation>يضع كل نموذج تشخيصاته: السياسة كما دُرِّبت، وغيرها من العتبة الأفضل على مرضى التحقق.</translation>
    </message>
    <message>
        <source>Models on the same test patients</source>
        <translation>النماذج على مرضى الاختبار أنفسهم</translation>
    </message>
    <message>
        <source>Mean cost</source>
        <translation>متوسط التكلفة</translation>
    </message>
    <message>
        <source>F1 (95 % CI)</source>
        <translation>F1 (فاصل الثقة 95%)</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>الحساسية</translation>
    </message>
    <message>
        <source>Specificity</source>
        <translation>النوعية</translation>
    </message>
    <message>
        <source>PPV</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>PPV</translation>
    </message>
    <message>
        <source>AUROC (95 % CI)</source>
        <translation>AUROC (فاصل الثقة 95%)</translation>
    </message>
    <message>
        <source>Δ F1 (95 % CI)</source>
        <translation>Δ F1 (فاصل الثقة 95%)</translation>
    </message>
    <message>
        <source>Mean time</source>
        <translation>متوسط الزمن</translation>
    </message>
    <message>
        <source>Mean blood</source>
        <translation>متوسط الدم</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>المرجع</translation>
    </message>
    <message>
        <source>paired bootstrap, %1 draws; AUROC by DeLong</source>
        <translation>البوتستراب المقترن، السحبات %1؛ AUROC بطريقة DeLong</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>المعايرة</translation>
    </message>
    <message>
        <source>Slope (95 % CI)</source>
        <translation>الميل (فاصل الثقة 95%)</translation>
    </message>
    <message>
        <source>Intercept (95 % CI)</source>
        <translation>المقطع (فاصل الثقة 95%)</translation>
    </message>
    <message>
        <source>Calibration in the large</source>
        <translation>المعايرة الكلية</translation>
    </message>
    <message>
        <source>Brier score (95 % CI)</source>
        <translation>درجة بريير (فاصل الثقة 95%)</translation>
    </message>
    <message>
        <source>Expected / observed</source>
        <translation>المتوقع / المرصود</translation>
    </message>
    <message>
        <source>Slope and intercept of the log odds of the outcome on predicted log odds: 1 and 0 would be perfect. %1</source>
        <translation>ميل ومقطع لوغاريتم أرجحية الحصيلة على لوغاريتم الأرجحية المتنبأ بها: 1 و0 تامّان. %1</translation>
    </message>
    <message>
        <source>Wald&apos;s method, of the Brier score from its standard error</source>
        <translation>طريقة والد، ولدرجة بريير من خطئها المعياري</translation>
    </message>
    <message>
        <source>too few</source>
        <translation>أقل من اللازم</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>المقارنة</translation>
    </message>
    <message>
        <source>In words.</source>
        <translation>بالكلمات.</translation>
    </message>
    <message>
        <source>ROC, calibration, decision curve</source>
        <translation>ROC والمعايرة ومنحنى القرار</translation>
    </message>
    <message>
        <source>Net benefit counts a case found as 1 and takes off each false alarm by the odds of the threshold (Vickers and Elkin 2006); the price of the tests is not in it.</source>
        <translation>تحسب المنفعة الصافية الحالة المكتشَفة 1 وتطرح كل إنذار كاذب بأرجحية العتبة (Vickers و Elkin 2006)؛ وليس فيها ثمن الفحوص.</translation>
    </message>
    <message>
        <source>%1 by what is known before any test</source>
        <translation>%1 حسب ما هو معلوم قبل أي فحص</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>المجموعة</translation>
    </message>
    <message>
        <source>Patients</source>
        <translation>المرضى</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>الأحداث</translation>
    </message>
    <message>
        <source>Sensitivity (95 % CI)</source>
        <translation>الحساسية (فاصل الثقة 95%)</translation>
    </message>
    <message>
        <source>Specificity (95 % CI)</source>
        <translation>النوعية (فاصل الثقة 95%)</translation>
    </message>
    <message>
        <source>bootstrap, %1 draws</source>
        <translation>البوتستراب، عدد السحبات %1</translation>
    </message>
    <message>
        <source>Subgroups</source>
        <translation>المجموعات الفرعية</translation>
    </message>
    <message>
        <source>Exploratory: the groups were not chosen beforehand, and no model was changed for fairness between them. Groups with fewer than %1 test patients have no figures.</source>
        <translation>استكشافي: لم تُختر المجموعات مسبقًا، ولم يُغيَّر أي نموذج لأجل الإنصاف بينها. لا مؤشرات لمجموعات فيها أقل من %1 من مرضى الاختبار.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln further variables are not shown.</source>
        <translation>
            <numerusform>متغيرات أخرى غير معروضة: %Ln.</numerusform>
            <numerusform>متغيرات أخرى غير معروضة: %Ln.</numerusform>
            <numerusform>متغيرات أخرى غير معروضة: %Ln.</numerusform>
            <numerusform>متغيرات أخرى غير معروضة: %Ln.</numerusform>
            <numerusform>متغيرات أخرى غير معروضة: %Ln.</numerusform>
            <numerusform>متغيرات أخرى غير معروضة: %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln groups have n &lt; %1</source>
        <translation>
            <numerusform>مجموعات فيها n &lt; %1: %Ln</numerusform>
            <numerusform>مجموعات فيها n &lt; %1: %Ln</numerusform>
            <numerusform>مجموعات فيها n &lt; %1: %Ln</numerusform>
            <numerusform>مجموعات فيها n &lt; %1: %Ln</numerusform>
            <numerusform>مجموعات فيها n &lt; %1: %Ln</numerusform>
            <numerusform>مجموعات فيها n &lt; %1: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>What each panel did to the diagnosis</source>
        <translation>ما فعلته كل لوحة بالتشخيص</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>اللوحة</translation>
    </message>
    <message>
        <source>Ordered for</source>
        <translation>عدد من طُلبت لهم</translation>
    </message>
    <message>
        <source>Made right</source>
        <translation>صُحِّح</translation>
    </message>
    <message>
        <source>Made wrong</source>
        <translation>أُفسد</translation>
    </message>
    <message>
        <source>Mean shift</source>
        <translation>متوسط الإزاحة</translation>
    </message>
    <message>
        <source>Paid in all</source>
        <translation>المدفوع إجمالًا</translation>
    </message>
    <message>
        <source>Shift: of the probability of the outcome, up or down, in percentage points. %1</source>
        <translation>الإزاحة: في احتمال الحصيلة، صعودًا أو هبوطًا، بالنقاط المئوية. %1</translation>
    </message>
    <message>
        <source>Panel value</source>
        <translation>قيمة اللوحات</translation>
    </message>
    <message>
        <source>A diagnosis that was wrong before a panel&apos;s results and right after them was made right by it.</source>
        <translation>التشخيص الذي كان خاطئًا قبل نتائج اللوحة وصحيحًا بعدها صححته اللوحة.</translation>
    </message>
    <message>
        <source>How well a panel&apos;s results can be predicted from what else is known says why it need not be ordered.</source>
        <translation>كم يمكن التنبؤ بنتائج اللوحة مما هو معلوم غيرها يبيّن لماذا لا حاجة إلى طلبها.</translation>
    </message>
    <message>
        <source>Baselines on all patients, with 95 % intervals</source>
        <translation>نماذج المقارنة على جميع المرضى، مع فواصل الثقة 95%</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>الطيّات</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Cost (%1)</source>
        <translation>التكلفة (%1)</translation>
    </message>
    <message>
        <source>Baselines</source>
        <translation>نماذج المقارنة</translation>
    </message>
    <message numerus="yes">
        <source>All %1 patients judge, dealt into %Ln folds: every model was learned again without each fold, settings and thresholds chosen on validation patients among the others.</source>
        <translation>
            <numerusform>التقييم على جميع المرضى (%1)، موزعين على لا طيّات: جرى تعلّم كل نموذج من جديد دون كل طيّة، واختيرت الإعدادات والعتبات على مرضى التحقق من بين غيرهم.</numerusform>
            <numerusform>التقييم على جميع المرضى (%1)، موزعين على طيّة واحدة: جرى تعلّم كل نموذج من جديد دون كل طيّة، واختيرت الإعدادات والعتبات على مرضى التحقق من بين غيرهم.</numerusform>
            <numerusform>التقييم على جميع المرضى (%1)، موزعين على طيّتين: جرى تعلّم كل نموذج من جديد دون كل طيّة، واختيرت الإعدادات والعتبات على مرضى التحقق من بين غيرهم.</numerusform>
            <numerusform>التقييم على جميع المرضى (%1)، موزعين على %Ln طيّات: جرى تعلّم كل نموذج من جديد دون كل طيّة، واختيرت الإعدادات والعتبات على مرضى التحقق من بين غيرهم.</numerusform>
            <numerusform>التقييم على جميع المرضى (%1)، موزعين على %Ln طيّة: جرى تعلّم كل نموذج من جديد دون كل طيّة، واختيرت الإعدادات والعتبات على مرضى التحقق من بين غيرهم.</numerusform>
            <numerusform>التقييم على جميع المرضى (%1)، موزعين على %Ln طيّة: جرى تعلّم كل نموذج من جديد دون كل طيّة، واختيرت الإعدادات والعتبات على مرضى التحقق من بين غيرهم.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 for a share of another&apos;s money</source>
        <translation>%1 مقابل حصة من مال غيره</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>مقابل</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>الحصة</translation>
    </message>
    <message>
        <source>Difference of F1</source>
        <translation>فرق F1</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>الحكم</translation>
    </message>
    <message>
        <source>Baselines, mean ± standard deviation over repeats, test patients</source>
        <translation>نماذج المقارنة، المتوسط ± الانحراف المعياري على التكرارات، مرضى الاختبار</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>التكرارات</translation>
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
        <translation>الدقة الإيجابية</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>الاستدعاء</translation>
    </message>
    <message>
        <source>Every repeat has the study&apos;s own division of the patients and another seed.</source>
        <translation>لكل تكرار تقسيم الدراسة للمرضى وبذرة أخرى.</translation>
    </message>
    <message>
        <source>The first repeat has the study&apos;s own division of the patients, the others have others.</source>
        <translation>للتكرار الأول تقسيم الدراسة للمرضى، ولغيره تقسيمات أخرى.</translation>
    </message>
    <message>
        <source>Every model learned from the same patients in each repeat; settings and thresholds were chosen on validation patients.</source>
        <translation>تعلّم كل نموذج من المرضى أنفسهم في كل تكرار؛ واختيرت الإعدادات والعتبات على مرضى التحقق.</translation>
    </message>
    <message>
        <source>SM-DDPO (Yu et al. 2023): a state encoder estimates the values that are not known, a classifier turns the estimate into a probability of the outcome, and a policy, trained by proximal policy optimisation, chooses between ordering a panel and diagnosing. Numbers are standardised by training patients, categories are coded by one column for each level; class weights of the classifier&apos;s loss are among the settings.</source>
        <translation>SM-DDPO (Yu et al. 2023): يقدّر مرمّز الوضع القيم المجهولة، ويحوّل المصنّف التقدير إلى احتمال الحصيلة، وتختار سياسةٌ مدرَّبة بتحسين السياسة القريب (PPO) بين طلب لوحة والتشخيص. تُقيَّس الأعداد بمرضى التدريب، وتُرمَّز الفئات بعمود لكل مستوى؛ وأوزان الفئات في خسارة المصنّف بين الإعدادات.</translation>
    </message>
    <message>
        <source>The joint distribution of findings and outcome is known; the policies are exact optima found by backward induction.</source>
        <translation>التوزيع المشترك للموجودات والحصيلة معلوم؛ والسياسات حلول مثلى دقيقة بالاستقراء الرجعي.</translation>
    </message>
    <message>
        <source>Lattice: for every set of panels boosted trees, cross-fitted on training patients, estimate the probability of the outcome; backward induction over the sets estimates from realised returns what further panels would change; the policy does what is worth most. Trees see numbers in steps that hold about as many patients each; categories are coded by one column for each level. No resampling or weighting was used against class imbalance: λ says what a case found is worth.</source>
        <translation>Lattice: لكل مجموعة لوحات تقدّر أشجار معزَّزة، ملاءَمة تقاطعيًا على مرضى التدريب، احتمال الحصيلة؛ ويقدّر الاستقراء الرجعي على المجموعات من العوائد المتحققة ما كانت لوحات إضافية ستغيّره؛ وتفعل السياسة ما قيمته الأكبر. ترى الأشجار الأعداد في درجات يضم كل منها عددًا متقاربًا من المرضى؛ وتُرمَّز الفئات بعمود لكل مستوى. لم تُستخدم إعادة معاينة ولا ترجيح لمعالجة عدم توازن الفئات: λ تحدد قيمة الحالة المكتشَفة.</translation>
    </message>
    <message>
        <source>Model.</source>
        <translation>النموذج.</translation>
    </message>
    <message>
        <source>A policy is made to earn TN + λ·TP + ρ·cost per patient: a correct negative is worth 1, a case found λ, a unit of money ρ (below zero). Many pairs (λ, ρ) give many policies; those that no other one beats on validation patients form the front. Each was tuned and chosen without test patients.</source>
        <translation>تُصنع السياسة لتكسب TN + λ·TP + ρ·cost لكل مريض: السلبي الصحيح يساوي 1، والحالة المكتشَفة λ، ووحدة المال ρ (دون الصفر). أزواج كثيرة (λ، ρ) تعطي سياسات كثيرة؛ وما لا تتفوق عليه أخرى على مرضى التحقق يشكّل الجبهة. ضُبطت كل منها واختيرت دون مرضى الاختبار.</translation>
    </message>
    <message>
        <source>Training and choice.</source>
        <translation>التدريب والاختيار.</translation>
    </message>
    <message>
        <source>The network itself chooses between the two diagnoses.</source>
        <translation>تختار الشبكة نفسها بين التشخيصين.</translation>
    </message>
    <message>
        <source>It says “a case” from the probability at which λ, the value of a case, outweighs a correct negative: 1 / (1 + λ).</source>
        <translation>تقول «حالة» من الاحتمال الذي تفوق عنده λ، قيمة الحالة، السلبي الصحيح: 1 / (1 + λ).</translation>
    </message>
    <message>
        <source>After each result the policy has a probability of the outcome; it ends with one of two diagnoses. %1 This was fixed before test patients were looked at. Baselines have the threshold that was best for F1 on validation patients. Neither sees the outcome of the patient it diagnoses.</source>
        <translation>بعد كل نتيجة يكون للسياسة احتمال للحصيلة؛ وتنتهي بأحد تشخيصين. %1 ثُبِّت ذلك قبل النظر إلى مرضى الاختبار. ولنماذج المقارنة العتبة الأفضل لـ F1 على مرضى التحقق. ولا يرى أي منها حصيلة المريض الذي يشخّصه.</translation>
    </message>
    <message>
        <source>Output and thresholds.</source>
        <translation>المخرجات والعتبات.</translation>
    </message>
    <message>
        <source>Discrimination by AUROC and the area under the precision–recall curve; diagnoses by F1, sensitivity, specificity, predictive value and AM, the mean of sensitivity and specificity; calibration by the curve, slope and intercept and the Brier score; usefulness by net benefit (Vickers and Elkin 2006); money by the mean cost per patient, shared fees included.</source>
        <translation>التمييز بـ AUROC والمساحة تحت منحنى الدقة الإيجابية والاستدعاء؛ والتشخيصات بـ F1 والحساسية والنوعية والقيمة التنبؤية و AM، متوسط الحساسية والنوعية؛ والمعايرة بالمنحنى والميل والمقطع ودرجة بريير؛ والفائدة بالمنفعة الصافية (Vickers و Elkin 2006)؛ والمال بمتوسط التكلفة لكل مريض، بما فيه الرسوم المشتركة.</translation>
    </message>
    <message>
        <source>Measures.</source>
        <translation>المؤشرات.</translation>
    </message>
    <message>
        <source>95 % intervals are percentiles of bootstrap resamples of test patients (%1 draws, seed %2), unless a caption names another method. Models are compared on the same patients: each resample judges both, and a difference is called distinguishable where its interval leaves out zero.</source>
        <translation>فواصل الثقة 95% هي مئينات عينات البوتستراب من مرضى الاختبار (السحبات %1، البذرة %2)، ما لم يسمِّ تعليق طريقة أخرى. تُقارن النماذج على المرضى أنفسهم: تقيّم كل عينة كليهما، ويُعد الفرق قابلًا للتمييز حيث لا يشمل فاصل ثقته الصفر.</translation>
    </message>
    <message>
        <source>Intervals and comparison.</source>
        <translation>فواصل الثقة والمقارنة.</translation>
    </message>
    <message>
        <source>No model was recalibrated or otherwise updated after it had been judged.</source>
        <translation>لم تُعَد معايرة أي نموذج ولم يُحدَّث بعد تقييمه.</translation>
    </message>
    <message>
        <source>Updating.</source>
        <translation>التحديث.</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>الإعداد</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>البذور</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>الاستخدام</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>البذرة</translation>
    </message>
    <message>
        <source>Division of the patients</source>
        <translation>تقسيم المرضى</translation>
    </message>
    <message>
        <source>Front %1</source>
        <translation>الجبهة %1</translation>
    </message>
    <message>
        <source>Policy %1</source>
        <translation>السياسة %1</translation>
    </message>
    <message>
        <source>Table of baselines, first repeat</source>
        <translation>جدول نماذج المقارنة، التكرار الأول</translation>
    </message>
    <message>
        <source>Intervals</source>
        <translation>فواصل الثقة</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>الطرق</translation>
    </message>
    <message>
        <source>All settings and seeds</source>
        <translation>كل الإعدادات والبذور</translation>
    </message>
    <message>
        <source>The same settings, data and machine give the same numbers. The project file holds the policies themselves; PanelWise applies them to new patients (panelwise-cli evaluate).</source>
        <translation>الإعدادات والبيانات والجهاز نفسها تعطي الأرقام نفسها. يحوي ملف المشروع السياسات نفسها؛ ويطبقها PanelWise على مرضى جدد (panelwise-cli evaluate).</translation>
    </message>
    <message>
        <source>Settings of the front</source>
        <translation>إعدادات الجبهة</translation>
    </message>
    <message>
        <source>Settings of the training</source>
        <translation>إعدادات التدريب</translation>
    </message>
    <message>
        <source>Software and identity</source>
        <translation>البرنامج والهوية</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>المشروع</translation>
    </message>
    <message>
        <source>Identity of the project</source>
        <translation>هوية المشروع</translation>
    </message>
    <message>
        <source>Made on</source>
        <translation>تاريخ الإنشاء</translation>
    </message>
    <message>
        <source>The analysis is repeated by opening the project, or with panelwise-cli and the settings above.</source>
        <translation>يُكرَّر التحليل بفتح المشروع، أو بـ panelwise-cli والإعدادات أعلاه.</translation>
    </message>
    <message>
        <source>From the rows of the data to the patients of each part</source>
        <translation>من صفوف البيانات إلى مرضى كل جزء</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>الخطوة</translation>
    </message>
    <message>
        <source>Rows imported</source>
        <translation>الصفوف المستوردة</translation>
    </message>
    <message>
        <source>Left out: outcome not recorded</source>
        <translation>مستبعَدون: الحصيلة غير مسجَّلة</translation>
    </message>
    <message>
        <source>Patients of the study</source>
        <translation>مرضى الدراسة</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>التدريب</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>التحقق</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>الاختبار</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>mean, standard deviation</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>What is known before any test</source>
        <translation>ما هو معلوم قبل أي فحص</translation>
    </message>
    <message>
        <source>Characteristic</source>
        <translation>الخاصية</translation>
    </message>
    <message>
        <source>Development, n = %1</source>
        <translation>التطوير، n = %1</translation>
    </message>
    <message>
        <source>Test, n = %1</source>
        <translation>الاختبار، n = %1</translation>
    </message>
    <message>
        <source>With outcome, n = %1</source>
        <translation>مع الحصيلة، n = %1</translation>
    </message>
    <message>
        <source>Without, n = %1</source>
        <translation>دونها، n = %1</translation>
    </message>
    <message>
        <source>Mean (standard deviation) of recorded values, or share of patients.</source>
        <translation>متوسط القيم المسجَّلة (الانحراف المعياري)، أو نسبة المرضى.</translation>
    </message>
    <message>
        <source>Panels and prices</source>
        <translation>اللوحات والأسعار</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>السعر</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>الفحوص</translation>
    </message>
    <message>
        <source>Not in a panel above</source>
        <translation>ليست في لوحة أعلاه</translation>
    </message>
    <message>
        <source>%1 (once per patient)</source>
        <translation>%1 (مرة لكل مريض)</translation>
    </message>
    <message>
        <source>All panels: %1 = %2. A bill is the sum of the panels ordered; a shared fee is paid once, with the first panel of its group. A panel is paid in full even where an earlier one has told part of it.</source>
        <translation>كل اللوحات: %1 = %2. الفاتورة مجموع اللوحات المطلوبة؛ ويُدفع الرسم المشترك مرة واحدة مع أول لوحة من مجموعته. يُدفع ثمن اللوحة كاملًا حتى حيث كشفت سابقة جزءًا منها.</translation>
    </message>
    <message>
        <source>The data do not say where the prices come from.</source>
        <translation>لا تذكر البيانات مصدر الأسعار.</translation>
    </message>
    <message>
        <source>Source of the prices: %1</source>
        <translation>مصدر الأسعار: %1</translation>
    </message>
    <message>
        <source>Predictors</source>
        <translation>المتنبئات</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>المتغير</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>الوحدة</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>المرجع</translation>
    </message>
    <message>
        <source>Middle 90 %</source>
        <translation>الـ 90% الوسطى</translation>
    </message>
    <message>
        <source>Missing %</source>
        <translation>المفقود %</translation>
    </message>
    <message>
        <source>Without a panel: known before any test. Reference ranges are illustrative; use your laboratory&apos;s.</source>
        <translation>بلا لوحة: معلوم قبل أي فحص. المجالات المرجعية للإيضاح؛ استخدم مجالات مختبرك.</translation>
    </message>
    <message>
        <source>Preparation and checks</source>
        <translation>الإعداد والتحقق من البيانات</translation>
    </message>
    <message>
        <source>No value of the import was changed.</source>
        <translation>لم تُغيَّر أي قيمة من المستورد.</translation>
    </message>
    <message>
        <source>The check of units and plausible ranges found nothing. It is the same for all patients.</source>
        <translation>لم يجد فحص الوحدات والمجالات المعقولة شيئًا. وهو نفسه لكل المرضى.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln findings of the check of units and plausible ranges were looked at and kept as they are.</source>
        <translation>
            <numerusform>ملاحظات فحص الوحدات والمجالات المعقولة التي نُظر فيها وأُبقيت كما هي: %Ln.</numerusform>
            <numerusform>ملاحظات فحص الوحدات والمجالات المعقولة التي نُظر فيها وأُبقيت كما هي: %Ln.</numerusform>
            <numerusform>ملاحظات فحص الوحدات والمجالات المعقولة التي نُظر فيها وأُبقيت كما هي: %Ln.</numerusform>
            <numerusform>ملاحظات فحص الوحدات والمجالات المعقولة التي نُظر فيها وأُبقيت كما هي: %Ln.</numerusform>
            <numerusform>ملاحظات فحص الوحدات والمجالات المعقولة التي نُظر فيها وأُبقيت كما هي: %Ln.</numerusform>
            <numerusform>ملاحظات فحص الوحدات والمجالات المعقولة التي نُظر فيها وأُبقيت كما هي: %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>The check of units and plausible ranges has open doubts.</source>
        <translation>في فحص الوحدات والمجالات المعقولة شكوك مفتوحة.</translation>
    </message>
    <message>
        <source>Look here.</source>
        <translation>انظر هنا.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln open doubts about values</source>
        <translation>
            <numerusform>شكوك مفتوحة حول القيم: %Ln</numerusform>
            <numerusform>شكوك مفتوحة حول القيم: %Ln</numerusform>
            <numerusform>شكوك مفتوحة حول القيم: %Ln</numerusform>
            <numerusform>شكوك مفتوحة حول القيم: %Ln</numerusform>
            <numerusform>شكوك مفتوحة حول القيم: %Ln</numerusform>
            <numerusform>شكوك مفتوحة حول القيم: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Participants and flow</source>
        <translation>المشاركون وتدفقهم</translation>
    </message>
    <message>
        <source>Every row of the data with a recorded outcome is a participant. Nobody was left out for missing test results.</source>
        <translation>كل صف من البيانات حصيلته مسجَّلة مشارك. لم يُستبعد أحد لفقد نتائج فحوص.</translation>
    </message>
    <message>
        <source>who was eligible, and who was excluded before the import.</source>
        <translation>من كان مؤهلًا، ومن استُبعد قبل الاستيراد.</translation>
    </message>
    <message>
        <source>Predictors, units, prices</source>
        <translation>المتنبئات والوحدات والأسعار</translation>
    </message>
    <message>
        <source>All columns that the study gives a use are candidate predictors; none was dropped for its relation to the outcome. Columns that identify patients or are set aside were not read.</source>
        <translation>كل الأعمدة التي تستخدمها الدراسة متنبئات مرشحة؛ لم يُسقط أي منها بسبب علاقته بالحصيلة. لم تُقرأ الأعمدة التي تكشف هوية المرضى أو المستبعَدة.</translation>
    </message>
    <message>
        <source>how and when the predictors were measured, by whom, and what they knew of the outcome.</source>
        <translation>كيف ومتى قيست المتنبئات، ومن قاسها، وماذا كان يعرف عن الحصيلة.</translation>
    </message>
    <message>
        <source>A panel of which a patient&apos;s record holds nothing cannot be ordered for this patient: the policy does without it.</source>
        <translation>اللوحة التي لا يحوي سجل المريض شيئًا منها لا يمكن طلبها له: تستغني السياسة عنها.</translation>
    </message>
    <message>
        <source>A panel of which a patient&apos;s record holds nothing can be ordered and is paid for, but tells nothing, unless the settings forbid it.</source>
        <translation>اللوحة التي لا يحوي سجل المريض شيئًا منها يمكن طلبها ويُدفع ثمنها، لكنها لا تكشف شيئًا، ما لم تمنعها الإعدادات.</translation>
    </message>
    <message>
        <source>A panel of which a patient&apos;s record holds nothing can be ordered, tells nothing and is not paid for.</source>
        <translation>اللوحة التي لا يحوي سجل المريض شيئًا منها يمكن طلبها، ولا تكشف شيئًا ولا يُدفع ثمنها.</translation>
    </message>
    <message>
        <source>Figures as recorded, and corrected for panels that were not</source>
        <translation>المؤشرات كما هي مسجَّلة، ومصحَّحة للوحات غير المسجَّلة</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>التقدير</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>After von Kleist et al., arXiv 2312.01530; learned from training patients.</source>
        <translation>وفق von Kleist et al., arXiv 2312.01530؛ جرى التعلّم من مرضى التدريب.</translation>
    </message>
    <message>
        <source>Missing data</source>
        <translation>البيانات المفقودة</translation>
    </message>
    <message>
        <source>Of all test results %1 are not recorded.</source>
        <translation>من كل نتائج الفحوص %1 غير مسجَّلة.</translation>
    </message>
    <message>
        <source>Values that are not recorded, by panel and outcome</source>
        <translation>القيم غير المسجَّلة، حسب اللوحة والحصيلة</translation>
    </message>
    <message>
        <source>With outcome: values</source>
        <translation>مع الحصيلة: القيم</translation>
    </message>
    <message>
        <source>Without: values</source>
        <translation>دونها: القيم</translation>
    </message>
    <message>
        <source>With outcome: patients with nothing</source>
        <translation>مع الحصيلة: مرضى بلا شيء</translation>
    </message>
    <message>
        <source>Without: patients with nothing</source>
        <translation>دونها: مرضى بلا شيء</translation>
    </message>
    <message>
        <source>Known before any test</source>
        <translation>معلوم قبل أي فحص</translation>
    </message>
    <message>
        <source>Nothing was imputed: the boosted trees of this policy treat “not recorded” as a value of its own, and panels that are not ordered are never looked at.</source>
        <translation>لم يُعوَّض شيء: تعامل الأشجار المعزَّزة لهذه السياسة «غير مسجَّل» قيمةً بذاتها، ولا يُنظر أبدًا إلى لوحات لم تُطلب.</translation>
    </message>
    <message>
        <source>Values that are not known, because a panel is not ordered or a value is not in the record, are estimated from the known ones by the state encoder, which learned from training patients only.</source>
        <translation>القيم المجهولة، لأن لوحة لم تُطلب أو قيمة ليست في السجل، يقدّرها من المعلومة مرمّز الوضع الذي تعلّم من مرضى التدريب فقط.</translation>
    </message>
    <message>
        <source>more than %1 missing: %2</source>
        <translation>المفقود أكثر من %1: %2</translation>
    </message>
    <message>
        <source>More than %1 of the values are missing in: %2. Whether that depends on the outcome is seen in the table.</source>
        <translation>أكثر من %1 من القيم مفقود في: %2. ويُرى في الجدول هل يتوقف ذلك على الحصيلة.</translation>
    </message>
    <message>
        <source>prices %1</source>
        <translation>أسعار %1</translation>
    </message>
    <message>
        <source>mean cost</source>
        <translation>متوسط التكلفة</translation>
    </message>
    <message>
        <source>mean time</source>
        <translation>متوسط الزمن</translation>
    </message>
    <message>
        <source>Policies on the front, by rising %1</source>
        <translation>السياسات على الجبهة، تصاعديًا حسب %1</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>السياسة</translation>
    </message>
    <message>
        <source>Cost, validation</source>
        <translation>التكلفة، التحقق</translation>
    </message>
    <message>
        <source>F1, validation</source>
        <translation>F1، التحقق</translation>
    </message>
    <message>
        <source>Cost, test</source>
        <translation>التكلفة، الاختبار</translation>
    </message>
    <message>
        <source>F1, test (95 % CI)</source>
        <translation>F1، الاختبار (فاصل الثقة 95%)</translation>
    </message>
    <message>
        <source>Time, test</source>
        <translation>الزمن، الاختبار</translation>
    </message>
    <message>
        <source>Blood, test</source>
        <translation>الدم، الاختبار</translation>
    </message>
    <message>
        <source>%1 of %2 policies on the front. </source>
        <translation>%1 من %2 من السياسات على الجبهة. </translation>
    </message>
    <message>
        <source>What a budget buys: the best policy for at most this %1 on validation patients</source>
        <translation>ما تشتريه الميزانية: أفضل سياسة لا تتجاوز هذه القيمة (%1) على مرضى التحقق</translation>
    </message>
    <message>
        <source>Budget per patient</source>
        <translation>الميزانية لكل مريض</translation>
    </message>
    <message>
        <source>Chosen on validation patients, figures of test patients.</source>
        <translation>الاختيار على مرضى التحقق، والمؤشرات لمرضى الاختبار.</translation>
    </message>
    <message>
        <source>No test</source>
        <translation>بلا فحص</translation>
    </message>
    <message>
        <source>Who gets what: the most frequent sequences of panels</source>
        <translation>من ينال ماذا: تسلسلات اللوحات الأكثر تواترًا</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>التسلسل</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>الفاتورة</translation>
    </message>
    <message>
        <source>Diagnosed as a case</source>
        <translation>شُخِّصوا حالات</translation>
    </message>
    <message>
        <source>Results after</source>
        <translation>النتائج بعد</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rarer sequences are left out. </source>
        <translation>
            <numerusform>تسلسلات أندر استُبعدت: %Ln. </numerusform>
            <numerusform>تسلسلات أندر استُبعدت: %Ln. </numerusform>
            <numerusform>تسلسلات أندر استُبعدت: %Ln. </numerusform>
            <numerusform>تسلسلات أندر استُبعدت: %Ln. </numerusform>
            <numerusform>تسلسلات أندر استُبعدت: %Ln. </numerusform>
            <numerusform>تسلسلات أندر استُبعدت: %Ln. </numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on test patients, with 95 % intervals</source>
        <translation>%1 على مرضى الاختبار، مع فواصل الثقة 95%</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>المؤشر</translation>
    </message>
    <message>
        <source>Value (95 % CI)</source>
        <translation>القيمة (فاصل الثقة 95%)</translation>
    </message>
    <message>
        <source>Mean cost per patient</source>
        <translation>متوسط التكلفة لكل مريض</translation>
    </message>
    <message>
        <source>Sensitivity (recall)</source>
        <translation>الحساسية (الاستدعاء)</translation>
    </message>
    <message>
        <source>Positive predictive value (precision)</source>
        <translation>القيمة التنبؤية الإيجابية (الدقة الإيجابية)</translation>
    </message>
    <message>
        <source>Mean of sensitivity and specificity (AM)</source>
        <translation>متوسط الحساسية والنوعية (AM)</translation>
    </message>
    <message>
        <source>Area under the precision–recall curve</source>
        <translation>المساحة تحت منحنى الدقة الإيجابية والاستدعاء</translation>
    </message>
    <message>
        <source>Brier score</source>
        <translation>درجة بريير</translation>
    </message>
    <message>
        <source>Mean time to the results per patient</source>
        <translation>متوسط الزمن حتى النتائج لكل مريض</translation>
    </message>
    <message>
        <source>Mean volume of blood drawn per patient</source>
        <translation>متوسط حجم الدم المسحوب لكل مريض</translation>
    </message>
    <message>
        <source>Diagnosis against reference standard, test patients</source>
        <translation>التشخيص مقابل المعيار المرجعي، مرضى الاختبار</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>التشخيص</translation>
    </message>
    <message>
        <source>Has the outcome</source>
        <translation>لديه الحصيلة</translation>
    </message>
    <message>
        <source>Does not have it</source>
        <translation>ليست لديه</translation>
    </message>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Reassured</source>
        <translation>مطمأنون</translation>
    </message>
    <message>
        <source>Of 1,000 patients like these, %1 are cases</source>
        <translation>من كل 1,000 مريض كهؤلاء، عدد الحالات %1</translation>
    </message>
    <message>
        <source>Panel use, share of patients</source>
        <translation>استخدام اللوحات، نسبة المرضى</translation>
    </message>
    <message>
        <source>Test sequences per 1,000 patients</source>
        <translation>تسلسلات الفحوص لكل 1,000 مريض</translation>
    </message>
    <message>
        <source>Cost–%1 front</source>
        <translation>جبهة التكلفة و%1</translation>
    </message>
    <message>
        <source>Time–%1 front</source>
        <translation>جبهة الزمن و%1</translation>
    </message>
    <message>
        <source>%1 policies were found by %2. On the front are those that no other one beats for the same or less %3 on validation patients. Test patients were looked at once, when the front had been chosen.</source>
        <translation>السياسات التي عُثر عليها بطريقة %2: %1. على الجبهة ما لا تتفوق عليه أخرى بالقدر نفسه أو أقل من %3 على مرضى التحقق. نُظر إلى مرضى الاختبار مرة واحدة بعد اختيار الجبهة.</translation>
    </message>
    <message>
        <source>Selected policy</source>
        <translation>السياسة المختارة</translation>
    </message>
    <message>
        <source>%1 orders %2 panels per patient on average, for %3.</source>
        <translation>%1: تطلب %2 من اللوحات لكل مريض في المتوسط، بـ %3.</translation>
    </message>
    <message>
        <source>Its results are there after %1.</source>
        <translation>تتوفر نتائجها بعد %1.</translation>
    </message>
    <message>
        <source>It was made to earn %1 (per %2).</source>
        <translation>المكافأة المستهدفة: %1 (لكل %2).</translation>
    </message>
    <message>
        <source>minute</source>
        <translation>دقيقة</translation>
    </message>
    <message>
        <source>TRIPOD+AI check list</source>
        <translation>قائمة تدقيق TRIPOD+AI</translation>
    </message>
    <message>
        <source>STARD 2015 check list</source>
        <translation>قائمة تدقيق STARD 2015</translation>
    </message>
    <message>
        <source>Collins et al., BMJ 2024;385:e078378. The items are named in few words; the published list has the full ones.</source>
        <translation>Collins et al., BMJ 2024;385:e078378. البنود مسماة بكلمات قليلة؛ ونصها الكامل في القائمة المنشورة.</translation>
    </message>
    <message>
        <source>Bossuyt et al., BMJ 2015;351:h5527. The index test is the policy, the reference standard the outcome of the data.</source>
        <translation>Bossuyt et al., BMJ 2015;351:h5527. الاختبار المدروس هو السياسة، والمعيار المرجعي حصيلة البيانات.</translation>
    </message>
    <message>
        <source>Figure %1. %2</source>
        <translation>الشكل %1. %2</translation>
    </message>
    <message>
        <source>Table %1. %2</source>
        <translation>الجدول %1. %2</translation>
    </message>
    <message>
        <source>Author to supply:</source>
        <translation>على المؤلف تقديمه:</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>المحتويات</translation>
    </message>
    <message>
        <source>author to supply</source>
        <translation>على المؤلف تقديمه</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>الصفحة %1 من %2</translation>
    </message>
    <message>
        <source>%1, of whom %2 have %3</source>
        <translation>%1، منهم %2 لديهم %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln patients</source>
        <translation>
            <numerusform>لا مرضى</numerusform>
            <numerusform>مريض واحد</numerusform>
            <numerusform>مريضان</numerusform>
            <numerusform>%Ln مرضى</numerusform>
            <numerusform>%Ln مريضًا</numerusform>
            <numerusform>%Ln مريض</numerusform>
        </translation>
    </message>
    <message>
        <source>Training: state encoder</source>
        <translation>التدريب: مرمّز الوضع</translation>
    </message>
    <message>
        <source>Training: classifier and policy</source>
        <translation>التدريب: المصنّف والسياسة</translation>
    </message>
    <message>
        <source>Validation: classifier</source>
        <translation>التحقق: المصنّف</translation>
    </message>
    <message>
        <source>Validation: choice of policies</source>
        <translation>التحقق: اختيار السياسات</translation>
    </message>
    <message>
        <source>Test: looked at once, at the end</source>
        <translation>الاختبار: نُظر إليه مرة واحدة في النهاية</translation>
    </message>
    <message>
        <source>Patients and events in each part of the analysis</source>
        <translation>المرضى والأحداث في كل جزء من التحليل</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>الجزء</translation>
    </message>
    <message>
        <source>With the outcome</source>
        <translation>مع الحصيلة</translation>
    </message>
    <message>
        <source>The column %1 of the data says who is used for training, validation and test; within these the parts were drawn at random with seed %2.</source>
        <translation>يحدد العمود %1 من البيانات من يُستخدم للتدريب والتحقق والاختبار؛ وضمن ذلك سُحبت الأجزاء عشوائيًا بالبذرة %2.</translation>
    </message>
    <message>
        <source>%1; what is drawn at random was drawn with seed %2.</source>
        <translation>%1؛ وما يُسحب عشوائيًا سُحب بالبذرة %2.</translation>
    </message>
    <message>
        <source>Patients were divided at random within each outcome, with seed %1, so that every part has about the same share of events.</source>
        <translation>قُسِّم المرضى عشوائيًا ضمن كل حصيلة، بالبذرة %1، فلكل جزء نسبة الأحداث نفسها تقريبًا.</translation>
    </message>
    <message>
        <source>There are %1 events among training patients for %2 candidate predictors: %3 events for each.</source>
        <translation>عدد الأحداث بين مرضى التدريب %1، والمتنبئات المرشحة %2: الأحداث لكل منها %3.</translation>
    </message>
    <message>
        <source>Sequential test panels for the diagnosis of %1: development and internal evaluation of a testing policy</source>
        <translation>لوحات فحوص متتابعة لتشخيص %1: تطوير سياسة فحص وتقييمها الداخلي</translation>
    </message>
    <message>
        <source>Report of the project %1, made by PanelWise %2 on %3</source>
        <translation>تقرير المشروع %1، أنشأه PanelWise %2 في %3</translation>
    </message>
    <message>
        <source>%1 on %2 test patients: mean cost %3, F1 %4, AUROC %5</source>
        <translation>%1 على مرضى الاختبار (%2): متوسط التكلفة %3، F1 %4، AUROC %5</translation>
    </message>
    <message>
        <source>Title and purpose</source>
        <translation>العنوان والغرض</translation>
    </message>
    <message>
        <source>This is a study of diagnostic accuracy. It describes the development and the internal evaluation of a model that decides for one patient after the other which of %1 to order next, and when to diagnose %2 or its absence. Each panel has its price; a policy weighs what its results may change against what they cost.</source>
        <translation>هذه دراسة دقة تشخيصية. تصف التطوير والتقييم الداخلي لنموذج يقرر لمريض بعد آخر أيًا من %1 يُطلب تاليًا، ومتى يُشخَّص %2 أو غيابه. لكل لوحة سعرها؛ وتوازن السياسة بين ما قد تغيّره نتائجها وما تكلّفه.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln test panels</source>
        <translation>
            <numerusform>لا لوحات فحوص</numerusform>
            <numerusform>لوحة فحوص واحدة</numerusform>
            <numerusform>لوحتي فحوص</numerusform>
            <numerusform>%Ln لوحات فحوص</numerusform>
            <numerusform>%Ln لوحة فحوص</numerusform>
            <numerusform>%Ln لوحة فحوص</numerusform>
        </translation>
    </message>
    <message>
        <source>To find, for every mean cost per patient, a policy whose diagnoses have the best F1, and to judge the chosen one on patients that neither training nor the choice has seen, beside what is used today.</source>
        <translation>إيجاد سياسة، لكل متوسط تكلفة لكل مريض، لتشخيصاتها أفضل F1، وتقييم المختارة على مرضى لم يرهم التدريب ولا الاختيار، بجانب ما يُستخدم اليوم.</translation>
    </message>
    <message>
        <source>Objective.</source>
        <translation>الهدف.</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>الحصيلة</translation>
    </message>
    <message>
        <source>All panels together</source>
        <translation>كل اللوحات معًا</translation>
    </message>
    <message>
        <source>Model of this report</source>
        <translation>نموذج هذا التقرير</translation>
    </message>
    <message>
        <source>Data source, dates, setting</source>
        <translation>مصدر البيانات وتواريخها ومكانها</translation>
    </message>
    <message>
        <source>The patients are synthetic. They were drawn by the program from the published quantiles and correlations of public data (cohort “%1”); no record of a person is among them, and they have no dates, centre or treatment. Figures of this report say nothing about patients of any hospital.</source>
        <translation>المرضى اصطناعيون. سحبهم البرنامج من المئينات والارتباطات المنشورة لبيانات عامة (الفوج «%1»)؛ وليس بينهم سجل شخص، ولا تواريخ لهم ولا مركز ولا علاج. لا تقول مؤشرات هذا التقرير شيئًا عن مرضى أي مستشفى.</translation>
    </message>
    <message>
        <source>The data were imported from the file %1. The program knows its columns and values, not how they were collected.</source>
        <translation>استُوردت البيانات من الملف %1. يعرف البرنامج أعمدته وقيمه، لا كيف جُمعت.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>المصدر</translation>
    </message>
    <message>
        <source>Columns used</source>
        <translation>الأعمدة المستخدمة</translation>
    </message>
    <message>
        <source>%1 known before any test, %2 in panels</source>
        <translation>المعلوم قبل أي فحص %1، وفي اللوحات %2</translation>
    </message>
    <message>
        <source>Fingerprint of the patients</source>
        <translation>بصمة المرضى</translation>
    </message>
    <message>
        <source>where the data come from and why these were used; whether they represent the patients the policy is meant for; first and last date; setting, number and place of centres; how participants were identified, and whether as a consecutive, random or convenience series; treatments received.</source>
        <translation>من أين البيانات ولماذا استُخدمت هذه؛ هل تمثل المرضى الذين تُقصد السياسة لهم؛ أول تاريخ وآخره؛ المكان وعدد المراكز ومواقعها؛ كيف حُدِّد المشاركون، وهل هم سلسلة متتالية أم عشوائية أم ملائمة؛ العلاجات المتلقاة.</translation>
    </message>
    <message>
        <source>dates and setting to be added</source>
        <translation>التواريخ والمكان تُضاف</translation>
    </message>
    <message>
        <source>Outcome definition</source>
        <translation>تعريف الحصيلة</translation>
    </message>
    <message>
        <source>The outcome is %1: a patient is a case where %2. It is the reference standard for every figure of this report. %3 of %4 patients are cases.</source>
        <translation>الحصيلة هي %1: المريض حالة حيث %2. وهي المعيار المرجعي لكل مؤشر في هذا التقرير. الحالات %3 من %4 من المرضى.</translation>
    </message>
    <message>
        <source>Question.</source>
        <translation>السؤال.</translation>
    </message>
    <message>
        <source>how and when the outcome was assessed, with its cut-off and why; who assessed it and what they knew; time between the tests and the assessment; severity and other diagnoses of the patients.</source>
        <translation>كيف ومتى قُدِّرت الحصيلة، مع حدها الفاصل وسببه؛ من قدّرها وماذا كان يعرف؛ الزمن بين الفحوص والتقدير؛ شدة المرض والتشخيصات الأخرى لدى المرضى.</translation>
    </message>
    <message>
        <source>definition to be added</source>
        <translation>التعريف يُضاف</translation>
    </message>
    <message>
        <source>Sample size and events</source>
        <translation>حجم العينة والأحداث</translation>
    </message>
    <message>
        <source>Development and test patients come from the same data; there is no difference in setting, eligibility, outcome or predictors between them.</source>
        <translation>مرضى التطوير والاختبار من البيانات نفسها؛ لا فرق بينهم في المكان أو الأهلية أو الحصيلة أو المتنبئات.</translation>
    </message>
    <message>
        <source>Only %1 of the test patients have the outcome. At least 100 events are advised for judging a model (Collins et al., Stat Med 2016); the intervals are wide accordingly.</source>
        <translation>الحصيلة لدى %1 فقط من مرضى الاختبار. يُنصح بـ 100 حدث على الأقل لتقييم نموذج (Collins et al., Stat Med 2016)؛ ففواصل الثقة واسعة تبعًا لذلك.</translation>
    </message>
    <message>
        <source>Few events.</source>
        <translation>أحداث قليلة.</translation>
    </message>
    <message>
        <source>%1 events among test patients</source>
        <translation>الأحداث بين مرضى الاختبار: %1</translation>
    </message>
    <message>
        <source>how the study size was arrived at.</source>
        <translation>كيف حُدِّد حجم الدراسة.</translation>
    </message>
    <message>
        <source>90 or older</source>
        <translation>90 أو أكثر</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>و%1 غيرها</translation>
    </message>
    <message>
        <source>%1 not in the record</source>
        <translation>%1 ليست في السجل</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>no new value</source>
        <translation>لا قيمة جديدة</translation>
    </message>
    <message>
        <source>%1, step by step</source>
        <translation>%1، خطوة خطوة</translation>
    </message>
    <message>
        <source>Newly known</source>
        <translation>المعلوم حديثًا</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>الاحتمال</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>الإجراء</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>المدفوع</translation>
    </message>
    <message>
        <source>Waiting time</source>
        <translation>زمن الانتظار</translation>
    </message>
    <message>
        <source>Bill: %1.</source>
        <translation>الفاتورة: %1.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1، %2</translation>
    </message>
    <message numerus="yes">
        <source>Walk of %Ln patients</source>
        <translation>
            <numerusform>تتبّع لا مرضى</numerusform>
            <numerusform>تتبّع مريض واحد</numerusform>
            <numerusform>تتبّع مريضين</numerusform>
            <numerusform>تتبّع %Ln مرضى</numerusform>
            <numerusform>تتبّع %Ln مريضًا</numerusform>
            <numerusform>تتبّع %Ln مريض</numerusform>
        </translation>
    </message>
    <message>
        <source>Test patients as the policy leads them. They have a letter of this report instead of their row or any identifier, and their age is given by decade.</source>
        <translation>مرضى اختبار كما تقودهم السياسة. لهم حرف في هذا التقرير بدل صفهم أو أي معرّف، ويُذكر عمرهم بالعقد.</translation>
    </message>
    <message>
        <source>Patient %1</source>
        <translation>المريض %1</translation>
    </message>
</context>
<context>
    <name>ui::ReportColumn</name>
    <message>
        <source>Full preview…</source>
        <translation>معاينة كاملة…</translation>
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
        <translation>الصيغة</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>تصدير…</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>التقرير</translation>
    </message>
    <message>
        <source>TRIPOD+AI, STARD</source>
        <translation>TRIPOD+AI و STARD</translation>
    </message>
    <message>
        <source>Reporting lists: what a reader of a study of diagnosis must be able to find</source>
        <translation>قوائم الإبلاغ: ما يجب أن يجده قارئ دراسة تشخيصية</translation>
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
        <translation>حجم الورق</translation>
    </message>
    <message>
        <source>Size of the report&apos;s pages</source>
        <translation>حجم صفحات التقرير</translation>
    </message>
    <message>
        <source>Every page says “Not for clinical use”. The PDF opens its policy when it is dropped on the window.</source>
        <translation>تقول كل صفحة «ليس للاستخدام السريري». يفتح ملف PDF سياسته عند إفلاته على النافذة.</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>الصفحة السابقة</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>الصفحة التالية</translation>
    </message>
    <message>
        <source>Read the whole report in a window of its own</source>
        <translation>قراءة التقرير كله في نافذة مستقلة</translation>
    </message>
    <message>
        <source>PDF for paper and journals; HTML is one file for every browser and screen reader</source>
        <translation>PDF للورق والمجلات؛ HTML ملف واحد لكل متصفح وقارئ شاشة</translation>
    </message>
    <message>
        <source>Write the report to a file</source>
        <translation>كتابة التقرير في ملف</translation>
    </message>
    <message>
        <source>Items filled</source>
        <translation>البنود المملوءة</translation>
    </message>
    <message>
        <source>Tick a model: the report is about the first one.</source>
        <translation>أشِّر على نموذج: التقرير عن أولها.</translation>
    </message>
    <message>
        <source>The report is being written…</source>
        <translation>تجري كتابة التقرير…</translation>
    </message>
    <message>
        <source>%1 of %2 parts filled, %3 for the author</source>
        <translation>الأجزاء المملوءة %1 من %2، وللمؤلف %3</translation>
    </message>
    <message>
        <source>No page yet</source>
        <translation>لا صفحة بعد</translation>
    </message>
</context>
<context>
    <name>ui::ReportOutline</name>
    <message>
        <source>Filled</source>
        <translation>مملوء</translation>
    </message>
    <message>
        <source>Look here: %1</source>
        <translation>انظر هنا: %1</translation>
    </message>
    <message>
        <source>For the author</source>
        <translation>للمؤلف</translation>
    </message>
    <message>
        <source>items %1</source>
        <translation>البنود %1</translation>
    </message>
    <message>
        <source>item %1</source>
        <translation>البند %1</translation>
    </message>
    <message>
        <source>for the author</source>
        <translation>للمؤلف</translation>
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
        <translation>الوحدات</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>النتائج</translation>
    </message>
    <message>
        <source>known and estimated values</source>
        <translation>قيم معلومة ومقدَّرة</translation>
    </message>
    <message>
        <source>Values in the units of the United States, or in SI units</source>
        <translation>القيم بوحدات الولايات المتحدة، أو بوحدات SI</translation>
    </message>
    <message>
        <source>F2 changes a value and opens a second path</source>
        <translation>يغيّر F2 قيمة ويفتح مسارًا ثانيًا</translation>
    </message>
</context>
<context>
    <name>ui::ResultFigures</name>
    <message>
        <source>. 95 % intervals: F1 %1 to %2, mean cost %3 to %4.</source>
        <translation>. فواصل الثقة 95%: F1 من %1 إلى %2، متوسط التكلفة من %3 إلى %4.</translation>
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
        <translation>الحالات المكتشَفة</translation>
    </message>
    <message>
        <source>Negatives right</source>
        <translation>السلبيون الصحيحون</translation>
    </message>
    <message>
        <source>Mean cost</source>
        <translation>متوسط التكلفة</translation>
    </message>
    <message>
        <source>Patients</source>
        <translation>المرضى</translation>
    </message>
    <message>
        <source>Mean time to the results</source>
        <translation>متوسط الزمن حتى النتائج</translation>
    </message>
    <message>
        <source>Mean blood drawn</source>
        <translation>متوسط الدم المسحوب</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>التحقق</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>الاختبار</translation>
    </message>
    <message>
        <source>All patients</source>
        <translation>جميع المرضى</translation>
    </message>
</context>
<context>
    <name>ui::ResultModel</name>
    <message>
        <source>%1 (changed)</source>
        <translation>%1 (مغيَّرة)</translation>
    </message>
    <message>
        <source>, critical</source>
        <translation>، حرجة</translation>
    </message>
    <message>
        <source>, 80 of 100 such patients: %1</source>
        <translation>، 80 من كل 100 مريض كهذا: %1</translation>
    </message>
    <message>
        <source>, reference %1</source>
        <translation>، المرجع %1</translation>
    </message>
    <message>
        <source>, more extreme than in 99 of 100 training patients</source>
        <translation>، أكثر تطرفًا منها لدى 99 من كل 100 من مرضى التدريب</translation>
    </message>
    <message>
        <source>, changed by you</source>
        <translation>، غيّرتها أنت</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>الاختبار</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>العلامة</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>المرجع</translation>
    </message>
    <message>
        <source>Against reference</source>
        <translation>مقارنة بالمرجع</translation>
    </message>
</context>
<context>
    <name>ui::RewardForm</name>
    <message>
        <source>Prices do not count</source>
        <translation>الأسعار لا تُحسب</translation>
    </message>
    <message>
        <source>A missed case weighs, in false alarms (λ)</source>
        <translation>وزن الحالة الفائتة، بالإنذارات الكاذبة (λ)</translation>
    </message>
    <message>
        <source>One correct negative is worth (−1/ρ)</source>
        <translation>السلبي الصحيح الواحد يساوي (−1/ρ)</translation>
    </message>
    <message>
        <source>First seed</source>
        <translation>البذرة الأولى</translation>
    </message>
    <message>
        <source>A missed case weighs as much as this many false alarms</source>
        <translation>وزن الحالة الفائتة يعادل هذا العدد من الإنذارات الكاذبة</translation>
    </message>
    <message>
        <source>One correct negative is worth</source>
        <translation>السلبي الصحيح الواحد يساوي</translation>
    </message>
    <message>
        <source>ρ is 0: tests are ordered whatever they cost</source>
        <translation>ρ يساوي 0: تُطلب الفحوص مهما كلّفت</translation>
    </message>
    <message>
        <source>Time does not count</source>
        <translation>الزمن لا يُحسب</translation>
    </message>
    <message>
        <source>Tests are ordered whatever they cost.</source>
        <translation>تُطلب الفحوص مهما كلّفت.</translation>
    </message>
    <message>
        <source>Tests are ordered however long they take.</source>
        <translation>تُطلب الفحوص مهما استغرقت.</translation>
    </message>
    <message>
        <source>So a case found is worth %1, and ρ is %2 per unit of money.</source>
        <translation>إذن تساوي الحالة المكتشَفة %1، و ρ هو %2 لكل وحدة مال.</translation>
    </message>
    <message>
        <source>So a case found is worth %1 of waiting, and ρ is %2 per minute.</source>
        <translation>إذن تساوي الحالة المكتشَفة %1 من الانتظار، و ρ هو %2 للدقيقة.</translation>
    </message>
    <message>
        <source>Networks order one panel at a time; only the lattice orders two together.</source>
        <translation>تطلب الشبكات لوحة واحدة في المرة؛ ولا تطلب لوحتين معًا إلا Lattice.</translation>
    </message>
</context>
<context>
    <name>ui::RowsDialog</name>
    <message>
        <source>Only the rows concerned</source>
        <translation>الصفوف المعنية فقط</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>الصفوف</translation>
    </message>
    <message>
        <source>Rows of the table</source>
        <translation>صفوف الجدول</translation>
    </message>
    <message>
        <source>%1 rows, %2 columns, as imported with the edit steps applied.</source>
        <translation>الصفوف %1، الأعمدة %2، كما استُوردت مع تطبيق خطوات التعديل.</translation>
    </message>
</context>
<context>
    <name>ui::RowsModel</name>
    <message>
        <source>%1, to check</source>
        <translation>%1، للتحقق</translation>
    </message>
</context>
<context>
    <name>ui::RulesDialog</name>
    <message>
        <source>No &amp;bill above</source>
        <translation>لا &amp;فاتورة فوق</translation>
    </message>
    <message>
        <source>Rules for orders</source>
        <translation>قواعد الطلب</translation>
    </message>
    <message>
        <source>Most that one patient&apos;s bill may be</source>
        <translation>أقصى ما قد تبلغه فاتورة مريض واحد</translation>
    </message>
    <message>
        <source>Shared fees are part of the bill.</source>
        <translation>الرسوم المشتركة جزء من الفاتورة.</translation>
    </message>
    <message>
        <source>Every policy keeps these rules, whatever a panel is worth.</source>
        <translation>تلتزم كل سياسة بهذه القواعد، مهما كانت قيمة اللوحة.</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>اللوحة</translation>
    </message>
    <message>
        <source>Is ordered</source>
        <translation>تُطلب</translation>
    </message>
    <message>
        <source>Only after</source>
        <translation>فقط بعد</translation>
    </message>
    <message>
        <source>as the policy decides</source>
        <translation>كما تقرر السياسة</translation>
    </message>
    <message>
        <source>first, of everybody</source>
        <translation>أولًا، للجميع</translation>
    </message>
    <message>
        <source>never</source>
        <translation>أبدًا</translation>
    </message>
    <message>
        <source>When %1 is ordered</source>
        <translation>متى تُطلب %1</translation>
    </message>
    <message>
        <source>What must be there before %1</source>
        <translation>ما يجب توفره قبل %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>لا شيء</translation>
    </message>
</context>
<context>
    <name>ui::SampleCard</name>
    <message>
        <source>Patients</source>
        <translation>المرضى</translation>
    </message>
    <message>
        <source>%1 synthetic</source>
        <translation>اصطناعيون: %1</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>الحصيلة</translation>
    </message>
    <message>
        <source>%1 have it</source>
        <translation>لدى %1 منهم</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>اللوحات</translation>
    </message>
    <message>
        <source>%1, overlapping</source>
        <translation>%1، متداخلة</translation>
    </message>
    <message>
        <source>All panels</source>
        <translation>كل اللوحات</translation>
    </message>
    <message>
        <source>Its exact optimum is known</source>
        <translation>حلّه الأمثل الدقيق معلوم</translation>
    </message>
    <message>
        <source>Works offline</source>
        <translation>يعمل دون اتصال</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Open the sample %1</source>
        <translation>فتح المثال %1</translation>
    </message>
</context>
<context>
    <name>ui::SearchCard</name>
    <message>
        <source>%1 of %2 · %3</source>
        <translation>%1 من %2 · %3</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>تقدم البحث</translation>
    </message>
    <message>
        <source>Preparing the patients…</source>
        <translation>يجري تجهيز المرضى…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>جارٍ الإيقاف…</translation>
    </message>
    <message>
        <source>Policies found so far are kept: %1</source>
        <translation>السياسات التي عُثر عليها حتى الآن محفوظة: %1</translation>
    </message>
</context>
<context>
    <name>ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>المجلدات</translation>
    </message>
    <message>
        <source>&amp;Projects</source>
        <translation>ال&amp;مشاريع</translation>
    </message>
    <message>
        <source>&amp;Exports</source>
        <translation>الت&amp;صدير</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>استعادة الا&amp;فتراضي</translation>
    </message>
    <message>
        <source>Sets everything here back to what it was when PanelWise was new</source>
        <translation>يعيد كل شيء هنا إلى ما كان عليه حين كان PanelWise جديدًا</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>اللغة والمظهر</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>كما في النظام</translation>
    </message>
    <message>
        <source>Words and the form of numbers and dates</source>
        <translation>الكلمات وصيغة الأعداد والتواريخ</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>اللغ&amp;ة</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكن</translation>
    </message>
    <message>
        <source>Colours of the window and of plots on screen; exported figures are always light</source>
        <translation>ألوان النافذة والمخططات على الشاشة؛ الأشكال المصدَّرة فاتحة دائمًا</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>الأ&amp;لوان</translation>
    </message>
    <message>
        <source>Type and rows grow together; also Ctrl and + or −</source>
        <translation>يكبر الخط والصفوف معًا؛ وكذلك Ctrl مع + أو −</translation>
    </message>
    <message>
        <source>&amp;Type size</source>
        <translation>&amp;حجم الخط</translation>
    </message>
    <message>
        <source>Training and searching</source>
        <translation>التدريب والبحث</translation>
    </message>
    <message>
        <source>All (%1)</source>
        <translation>الكل (%1)</translation>
    </message>
    <message>
        <source>How many processor cores a search may keep busy; fewer leave more for other programs. The result is the same. Training one policy uses one.</source>
        <translation>عدد أنوية المعالج التي يمكن للبحث أن يشغلها؛ الأقل يترك المزيد لبرامج أخرى. النتيجة نفسها. تدريب سياسة واحدة يستخدم نواة واحدة.</translation>
    </message>
    <message>
        <source>C&amp;ores</source>
        <translation>الأ&amp;نوية</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> ميغابايت</translation>
    </message>
    <message>
        <source>The most that training keeps of what it has computed about patients. With less, it is slower, with the same result. Advanced settings of a policy take precedence.</source>
        <translation>أقصى ما يحفظه التدريب مما حسبه عن المرضى. بأقل منه يكون أبطأ وبالنتيجة نفسها. للإعدادات المتقدمة للسياسة الأسبقية.</translation>
    </message>
    <message>
        <source>&amp;Memory for training</source>
        <translation>&amp;ذاكرة التدريب</translation>
    </message>
    <message>
        <source>Takes effect with the next training or search.</source>
        <translation>يسري مع التدريب أو البحث التالي.</translation>
    </message>
    <message>
        <source>Where the last file was</source>
        <translation>حيث كان آخر ملف</translation>
    </message>
    <message>
        <source>Where the file dialogs begin</source>
        <translation>حيث تبدأ مربعات حوار الملفات</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>اختيار…</translation>
    </message>
    <message>
        <source>Choose the folder: %1</source>
        <translation>اختيار المجلد: %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>نسيان</translation>
    </message>
    <message>
        <source>Forget the folder: %1</source>
        <translation>نسيان المجلد: %1</translation>
    </message>
    <message>
        <source>Takes effect at once; the project stays open.</source>
        <translation>يسري فورًا؛ ويبقى المشروع مفتوحًا.</translation>
    </message>
</context>
<context>
    <name>ui::ShareDialog</name>
    <message>
        <source>Share a copy</source>
        <translation>مشاركة نسخة</translation>
    </message>
    <message>
        <source>Without &amp;identifiers</source>
        <translation>دون ال&amp;معرّفات</translation>
    </message>
    <message>
        <source>Columns that the study does not use are left out, and patients with several rows are told apart by numbers. Dates and results stay, and people can be known by them.</source>
        <translation>تُترك الأعمدة التي لا تستخدمها الدراسة، ويُميَّز المرضى ذوو الصفوف المتعددة بأرقام. تبقى التواريخ والنتائج، وقد يُعرف الأشخاص بها.</translation>
    </message>
    <message>
        <source>Without &amp;rows</source>
        <translation>دون ال&amp;صفوف</translation>
    </message>
    <message>
        <source>Policies, fronts, tables and curves are left, and nothing about single patients. Policies hold limits that were learned from patients.</source>
        <translation>تبقى السياسات والجبهات والجداول والمنحنيات، ولا شيء عن مريض بعينه. في السياسات حدود تُعلِّمت من المرضى.</translation>
    </message>
    <message>
        <source>Without &amp;patients</source>
        <translation>دون المر&amp;ضى</translation>
    </message>
    <message>
        <source>Panels, prices and rules are left, and nothing that was learned from patients.</source>
        <translation>تبقى اللوحات والأسعار والقواعد، ولا شيء مما تُعلِّم من المرضى.</translation>
    </message>
    <message>
        <source>What should the copy go without? This project stays as it is.</source>
        <translation>ما الذي تُكتب النسخة دونه؟ يبقى هذا المشروع كما هو.</translation>
    </message>
    <message>
        <source>Choose a place…</source>
        <translation>اختيار مكان…</translation>
    </message>
</context>
<context>
    <name>ui::SheetForm</name>
    <message>
        <source>Which sheet of the workbook holds the patients</source>
        <translation>أي ورقة من المصنف تحوي المرضى</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>الورقة</translation>
    </message>
    <message>
        <source>The row of the sheet that holds the names of the columns; rows above it are left out</source>
        <translation>صف الورقة الذي يحوي أسماء الأعمدة؛ وتُستبعد الصفوف فوقه</translation>
    </message>
    <message>
        <source>Row with the names</source>
        <translation>صف الأسماء</translation>
    </message>
    <message>
        <source>S&amp;heet</source>
        <translation>ال&amp;ورقة</translation>
    </message>
    <message>
        <source>&amp;Row with the names</source>
        <translation>&amp;صف الأسماء</translation>
    </message>
</context>
<context>
    <name>ui::SplitDialog</name>
    <message>
        <source>Split the patients</source>
        <translation>تقسيم المرضى</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>عشوائيًا</translation>
    </message>
    <message>
        <source>by patient number</source>
        <translation>حسب رقم المريض</translation>
    </message>
    <message>
        <source>by date</source>
        <translation>حسب التاريخ</translation>
    </message>
    <message>
        <source>by site</source>
        <translation>حسب الموقع</translation>
    </message>
    <message>
        <source>as a column says</source>
        <translation>كما يقول عمود</translation>
    </message>
    <message>
        <source>every row is a patient of its own</source>
        <translation>كل صف مريض مستقل</translation>
    </message>
    <message>
        <source>&amp;Divide</source>
        <translation>الت&amp;قسيم</translation>
    </message>
    <message>
        <source>&amp;Column</source>
        <translation>ال&amp;عمود</translation>
    </message>
    <message>
        <source>&amp;Left out for the test</source>
        <translation>ال&amp;متروك للاختبار</translation>
    </message>
    <message>
        <source>&amp;Patient number</source>
        <translation>&amp;رقم المريض</translation>
    </message>
    <message>
        <source>&amp;Training</source>
        <translation>ال&amp;تدريب</translation>
    </message>
    <message>
        <source>&amp;Validation</source>
        <translation>الت&amp;حقق</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>الاختبار</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>ال&amp;بذرة</translation>
    </message>
    <message>
        <source>Each part has the same share of cases. The same seed always draws the same patients.</source>
        <translation>لكل جزء نسبة الحالات نفسها. البذرة نفسها تسحب المرضى أنفسهم دائمًا.</translation>
    </message>
    <message>
        <source>Rows with the same number stay together, so nobody is learned from and judged.</source>
        <translation>تبقى الصفوف ذات الرقم نفسه معًا، فلا يُتعلم من أحد ويُقيَّم عليه.</translation>
    </message>
    <message>
        <source>Learned from the past: the newest patients are the test, those before them validation.</source>
        <translation>التعلم من الماضي: أحدث المرضى للاختبار، ومن قبلهم للتحقق.</translation>
    </message>
    <message>
        <source>All patients of one site are the test; the others are divided at random.</source>
        <translation>كل مرضى موقع واحد للاختبار؛ ويُقسَّم غيرهم عشوائيًا.</translation>
    </message>
    <message>
        <source>The column says train, validation or test of every patient.</source>
        <translation>يذكر العمود train أو validation أو test لكل مريض.</translation>
    </message>
</context>
<context>
    <name>ui::StartPage</name>
    <message>
        <source>Start</source>
        <translation>البداية</translation>
    </message>
    <message>
        <source>Which lab panel should come next for this patient, or is it time to diagnose?</source>
        <translation>أي لوحة فحوص ينبغي أن تأتي تاليًا لهذا المريض، أم حان وقت التشخيص؟</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>أمثلة</translation>
    </message>
    <message>
        <source>synthetic patients, ready to explore</source>
        <translation>مرضى اصطناعيون، جاهزون للاستكشاف</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>بياناتك</translation>
    </message>
    <message>
        <source>From a list of measurements…</source>
        <translation>من قائمة قياسات…</translation>
    </message>
    <message>
        <source>A table with one row per measurement becomes one row per patient.</source>
        <translation>جدول بصف لكل قياس يصير صفًا لكل مريض.</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>المشاريع الأخيرة</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>الدروس</translation>
    </message>
    <message>
        <source>10 to 15 minutes each, in the real program</source>
        <translation>من 10 إلى 15 دقيقة لكل منها، في البرنامج الحقيقي</translation>
    </message>
    <message>
        <source>What they are about…</source>
        <translation>موضوعاتها…</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translatorcomment>same in this language</translatorcomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Lesson %1: %2, %3</source>
        <translation>الدرس %1: %2، %3</translation>
    </message>
</context>
<context>
    <name>ui::StepLine</name>
    <message>
        <source>Steps</source>
        <translation>الخطوات</translation>
    </message>
    <message>
        <source>now: %1; all: %2</source>
        <translation>الآن: %1؛ الكل: %2</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>إلى %1</translation>
    </message>
</context>
<context>
    <name>ui::StepRail</name>
    <message>
        <source>Steps</source>
        <translation>الخطوات</translation>
    </message>
</context>
<context>
    <name>ui::StoryBar</name>
    <message>
        <source>First step</source>
        <translation>الخطوة الأولى</translation>
    </message>
    <message>
        <source>First step (Home)</source>
        <translation>الخطوة الأولى (Home)</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>خطوة إلى الخلف</translation>
    </message>
    <message>
        <source>One step back (Backspace or Left)</source>
        <translation>خطوة واحدة إلى الخلف (Backspace أو السهم الأيسر)</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>الخطوة التالية</translation>
    </message>
    <message>
        <source>Next step (Space or Right)</source>
        <translation>الخطوة التالية (المسافة أو السهم الأيمن)</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>الخطوة الأخيرة</translation>
    </message>
    <message>
        <source>Last step (End)</source>
        <translation>الخطوة الأخيرة (End)</translation>
    </message>
    <message>
        <source>Autoplay</source>
        <translation>تشغيل تلقائي</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>السياسة</translation>
    </message>
    <message>
        <source>I order</source>
        <translation>أنا أطلب</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>مبارزة</translation>
    </message>
    <message>
        <source>Who orders</source>
        <translation>من يطلب</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>التالي</translation>
    </message>
    <message>
        <source>Goes on by itself to the diagnosis</source>
        <translation>يتابع تلقائيًا حتى التشخيص</translation>
    </message>
    <message>
        <source> s</source>
        <translation> ث</translation>
    </message>
    <message>
        <source>Seconds for each step</source>
        <translation>ثوانٍ لكل خطوة</translation>
    </message>
    <message>
        <source>Seconds for each step, from 0.5 to 4</source>
        <translation>ثوانٍ لكل خطوة، من 0.5 إلى 4</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>الخطوة %1 من %2</translation>
    </message>
    <message>
        <source>Policy: watch it. I order: you decide, and may have its view revealed. Duel: you decide without help, and both paths are compared at the end.</source>
        <translation>السياسة: راقبها. أنا أطلب: أنت تقرر، ويمكنك كشف رأيها. مبارزة: تقرر دون مساعدة، ويُقارن المساران في النهاية.</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>الخطوة %1</translation>
    </message>
</context>
<context>
    <name>ui::StoryReader</name>
    <message>
        <source>value %1</source>
        <translation>القيمة %1</translation>
    </message>
    <message>
        <source>no</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>عدم %1</translation>
    </message>
    <message>
        <source>Order %1 together with %2</source>
        <translation>اطلب %1 مع %2</translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>اطلب %1</translation>
    </message>
    <message>
        <source>Diagnose: %1</source>
        <translation>شخّص: %1</translation>
    </message>
    <message>
        <source>%1 of waiting</source>
        <translation>%1 من الانتظار</translation>
    </message>
    <message>
        <source>%1 of blood</source>
        <translation>%1 من الدم</translation>
    </message>
    <message>
        <source>Typed in</source>
        <translation>مُدخَل يدويًا</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>الصف %1</translation>
    </message>
    <message>
        <source>not measured in this patient</source>
        <translation>لم يُقَس لدى هذا المريض</translation>
    </message>
    <message>
        <source>est. %1 in %2</source>
        <translation>تقدير %1 في %2</translation>
    </message>
    <message>
        <source>est. %1</source>
        <translation>تقدير %1</translation>
    </message>
    <message>
        <source>ordered at step %1 · %2 · results come with those of %3</source>
        <translation>طُلبت في الخطوة %1 · %2 · تأتي النتائج مع نتائج %3</translation>
    </message>
    <message>
        <source>ordered at step %1 · %2 · results: %3, outside reference: %4</source>
        <translation>طُلبت في الخطوة %1 · %2 · النتائج: %3، خارج المرجع: %4</translation>
    </message>
    <message>
        <source>ordered at step %1 · nothing in the record, so not charged</source>
        <translation>طُلبت في الخطوة %1 · لا شيء في السجل، فلم يُدفع ثمنها</translation>
    </message>
    <message>
        <source> · not in the record: %1</source>
        <translation> · ليس في السجل: %1</translation>
    </message>
    <message>
        <source> · together with %1</source>
        <translation> · مع %1</translation>
    </message>
    <message>
        <source>Known before any test</source>
        <translation>معلوم قبل أي فحص</translation>
    </message>
    <message>
        <source>free</source>
        <translation>مجانًا</translation>
    </message>
    <message>
        <source>to be ordered now · %1 · estimated, 80 % range</source>
        <translation>تُطلب الآن · %1 · مقدَّر، مدى 80%</translation>
    </message>
    <message>
        <source>not ordered · %1 · estimated values: %2</source>
        <translation>لم تُطلب · %1 · القيم المقدَّرة: %2</translation>
    </message>
    <message>
        <source>%1 new of %2</source>
        <translation>الجديد %1 من %2</translation>
    </message>
    <message>
        <source>%1 tests</source>
        <translation>الفحوص: %1</translation>
    </message>
    <message>
        <source>ends the story</source>
        <translation>ينهي القصة</translation>
    </message>
    <message>
        <source>not before what comes first</source>
        <translation>ليس قبل ما يأتي أولًا</translation>
    </message>
    <message>
        <source>nothing new</source>
        <translation>لا جديد</translation>
    </message>
    <message>
        <source>not possible here</source>
        <translation>غير ممكن هنا</translation>
    </message>
    <message>
        <source>together with %1</source>
        <translation>مع %1</translation>
    </message>
    <message>
        <source>ordered at step %1</source>
        <translation>طُلبت في الخطوة %1</translation>
    </message>
    <message>
        <source>Running bill (cap %1)</source>
        <translation>الفاتورة الجارية (السقف %1)</translation>
    </message>
    <message>
        <source>Running bill (all panels %1)</source>
        <translation>الفاتورة الجارية (كل اللوحات %1)</translation>
    </message>
    <message>
        <source>then + %1 %2 = %3</source>
        <translation>ثم + %1 %2 = %3</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>الجنس</translation>
    </message>
    <message>
        <source>female</source>
        <translation>أنثى</translation>
    </message>
    <message>
        <source>male</source>
        <translation>ذكر</translation>
    </message>
    <message>
        <source>unlike training patients (top %1)</source>
        <translation>لا يشبه مرضى التدريب (أعلى %1)</translation>
    </message>
    <message>
        <source>%1 %2 is more extreme than in 99 of 100 training patients</source>
        <translation>%1 %2: أكثر تطرفًا منه لدى 99 من كل 100 من مرضى التدريب</translation>
    </message>
    <message>
        <source>Probability of %1</source>
        <translation>احتمال %1</translation>
    </message>
    <message>
        <source>at or above: “%1”</source>
        <translation>عندها أو فوقها: «%1»</translation>
    </message>
    <message>
        <source>below: “%1”</source>
        <translation>دونها: «%1»</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>خط الأساس</translation>
    </message>
    <message>
        <source>%1 ordered</source>
        <translation>طُلبت %1</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>بعد %1</translation>
    </message>
    <message>
        <source> and </source>
        <translation> و </translation>
    </message>
    <message>
        <source>nothing (nothing is in the record)</source>
        <translation>لا شيء (لا شيء في السجل)</translation>
    </message>
    <message>
        <source>%1 for %2 would change the diagnosis of &lt;b&gt;%3&lt;/b&gt; patients like this one.</source>
        <translation>نسبة المرضى المشابهين الذين تغيّر %1 بـ %2 تشخيصهم: &lt;b&gt;%3&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>At %1 the policy would already say &lt;b&gt;%2&lt;/b&gt; (threshold %3). </source>
        <translation>عند %1 تقول السياسة من الآن &lt;b&gt;%2&lt;/b&gt; (العتبة %3). </translation>
    </message>
    <message>
        <source>At %1 the policy would already say &lt;b&gt;%2&lt;/b&gt;. </source>
        <translation>عند %1 تقول السياسة من الآن &lt;b&gt;%2&lt;/b&gt;. </translation>
    </message>
    <message>
        <source>Everybody gets %1 first in this study. </source>
        <translation>ينال الجميع %1 أولًا في هذه الدراسة. </translation>
    </message>
    <message>
        <source>Your order; the policy would have done this: %1. </source>
        <translation>طلبك؛ وكانت السياسة ستفعل هذا: %1. </translation>
    </message>
    <message>
        <source>%1 costs %2.</source>
        <translation>تكلفة %1: %2.</translation>
    </message>
    <message>
        <source>Your diagnosis, at %1: &lt;b&gt;%2&lt;/b&gt;. The policy would have done this: %3. </source>
        <translation>تشخيصك عند %1: &lt;b&gt;%2&lt;/b&gt;. وكانت السياسة ستفعل هذا: %3. </translation>
    </message>
    <message>
        <source>Its threshold is %1, and %2 is %3.</source>
        <translation>عتبتها %1، و%2 %3.</translation>
    </message>
    <message>
        <source>not below it</source>
        <translation>ليس دونها</translation>
    </message>
    <message>
        <source>below it</source>
        <translation>دونها</translation>
    </message>
    <message>
        <source>At %1, with a threshold of %2, the answer is &lt;b&gt;%3&lt;/b&gt;. </source>
        <translation>عند %1، بعتبة %2، الجواب &lt;b&gt;%3&lt;/b&gt;. </translation>
    </message>
    <message>
        <source>At %1 the answer is &lt;b&gt;%2&lt;/b&gt;. </source>
        <translation>عند %1 الجواب &lt;b&gt;%2&lt;/b&gt;. </translation>
    </message>
    <message>
        <source>This policy does not go by the probability alone. </source>
        <translation>لا تتبع هذه السياسة الاحتمال وحده. </translation>
    </message>
    <message>
        <source>Nothing is left to order.</source>
        <translation>لم يبقَ ما يُطلب.</translation>
    </message>
    <message>
        <source>No further panel can be ordered here.</source>
        <translation>لا يمكن طلب لوحة أخرى هنا.</translation>
    </message>
    <message>
        <source>No further panel is worth its price.</source>
        <translation>لا لوحة أخرى تستحق سعرها.</translation>
    </message>
    <message>
        <source>The policy orders nothing more.</source>
        <translation>لا تطلب السياسة شيئًا آخر.</translation>
    </message>
    <message>
        <source>No further panel is worth its price: %1 for %2, which would change most diagnoses, would change that of %3 patients like this one.</source>
        <translation>لا لوحة أخرى تستحق سعرها: %1 بـ %2، وهي ما يغيّر أكثر التشخيصات، تغيّر تشخيص هذه النسبة من المرضى المشابهين: %3.</translation>
    </message>
    <message>
        <source>The policy orders nothing more: %1 for %2, which would change most diagnoses, would change that of %3 patients like this one.</source>
        <translation>لا تطلب السياسة شيئًا آخر: %1 بـ %2، وهي ما يغيّر أكثر التشخيصات، تغيّر تشخيص هذه النسبة من المرضى المشابهين: %3.</translation>
    </message>
    <message>
        <source>Other values (%1)</source>
        <translation>قيم أخرى (%1)</translation>
    </message>
    <message>
        <source>Why %1 at the same time?</source>
        <translation>لماذا %1 في الوقت نفسه؟</translation>
    </message>
    <message>
        <source>Decided with the step before, when none of its results were known: ordered together, both take the longer of their times.</source>
        <translation>تقرر مع الخطوة السابقة، قبل معرفة أي من نتائجها: عند الطلب معًا تستغرق كلتاهما أطول الزمنين.</translation>
    </message>
    <message>
        <source>Why %1 now?</source>
        <translation>لماذا %1 الآن؟</translation>
    </message>
    <message>
        <source>You stopped here</source>
        <translation>توقفتَ هنا</translation>
    </message>
    <message>
        <source>Why stop here?</source>
        <translation>لماذا التوقف هنا؟</translation>
    </message>
    <message>
        <source>What made it %1 (percentage points)</source>
        <translation>ما جعله %1 (نقاط مئوية)</translation>
    </message>
    <message>
        <source>What moved %1 to %2 (percentage points)</source>
        <translation>ما نقل %1 إلى %2 (نقاط مئوية)</translation>
    </message>
    <message>
        <source>nothing ordered</source>
        <translation>لم يُطلب شيء</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>open</source>
        <translation>لم يُحسم</translation>
    </message>
    <message>
        <source>Your turn: what next?</source>
        <translation>دورك: ماذا بعد؟</translation>
    </message>
    <message>
        <source>Diagnosis: %1, after %2.</source>
        <translation>التشخيص: %1، بعد إنفاق %2.</translation>
    </message>
    <message>
        <source>Next: %1 together with %2 for %3.</source>
        <translation>التالي: %1 مع %2 بـ %3.</translation>
    </message>
    <message>
        <source>Next: %1 for %2.</source>
        <translation>التالي: %1 بـ %2.</translation>
    </message>
</context>
<context>
    <name>ui::StudyEdits</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 و%2</translation>
    </message>
    <message numerus="yes">
        <source>%n variables</source>
        <translation>
            <numerusform>لا متغيرات</numerusform>
            <numerusform>متغير واحد</numerusform>
            <numerusform>متغيران</numerusform>
            <numerusform>%n متغيرات</numerusform>
            <numerusform>%n متغيرًا</numerusform>
            <numerusform>%n متغير</numerusform>
        </translation>
    </message>
    <message>
        <source>Set role of %1 to %2</source>
        <translation>تعيين دور %1 إلى %2</translation>
    </message>
    <message>
        <source>Predict %1</source>
        <translation>التنبؤ بـ %1</translation>
    </message>
    <message>
        <source>Describe %1</source>
        <translation>وصف %1</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>اللوحة</translation>
    </message>
    <message>
        <source>Add panel %1</source>
        <translation>إضافة اللوحة %1</translation>
    </message>
    <message>
        <source>Make panel %1 of %2</source>
        <translation>إنشاء اللوحة %1 من %2</translation>
    </message>
    <message>
        <source>Rename panel %1 to %2</source>
        <translation>إعادة تسمية اللوحة %1 إلى %2</translation>
    </message>
    <message>
        <source>Delete panel %1</source>
        <translation>حذف اللوحة %1</translation>
    </message>
    <message>
        <source>Merge panel %1 into %2</source>
        <translation>دمج اللوحة %1 في %2</translation>
    </message>
    <message>
        <source>Move panel %1 up</source>
        <translation>نقل اللوحة %1 لأعلى</translation>
    </message>
    <message>
        <source>Move panel %1 down</source>
        <translation>نقل اللوحة %1 لأسفل</translation>
    </message>
    <message>
        <source>Price of %1: %2</source>
        <translation>سعر %1: %2</translation>
    </message>
    <message>
        <source>Turnaround time of %1: %2</source>
        <translation>زمن إنجاز %1: %2</translation>
    </message>
    <message>
        <source>Turnaround time of %1: not said</source>
        <translation>زمن إنجاز %1: غير مذكور</translation>
    </message>
    <message>
        <source>Blood for %1: %2</source>
        <translation>الدم لـ %1: %2</translation>
    </message>
    <message>
        <source>Blood for %1: not said</source>
        <translation>الدم لـ %1: غير مذكور</translation>
    </message>
    <message>
        <source>Add %1 to %2</source>
        <translation>إضافة %1 إلى %2</translation>
    </message>
    <message>
        <source>Move %1 from %2 to %3</source>
        <translation>نقل %1 من %2 إلى %3</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>نقل %1 إلى %2</translation>
    </message>
    <message>
        <source>Remove %1 from %2</source>
        <translation>إزالة %1 من %2</translation>
    </message>
    <message>
        <source>Shared fee %1: %2</source>
        <translation>الرسم المشترك %1: %2</translation>
    </message>
    <message>
        <source>Remove shared fee %1</source>
        <translation>إزالة الرسم المشترك %1</translation>
    </message>
    <message>
        <source>Change the price list</source>
        <translation>تغيير قائمة الأسعار</translation>
    </message>
    <message>
        <source>Change the rules for orders</source>
        <translation>تغيير قواعد الطلب</translation>
    </message>
    <message>
        <source>Panels may be ordered together</source>
        <translation>يمكن طلب اللوحات معًا</translation>
    </message>
    <message>
        <source>Panels are ordered one by one</source>
        <translation>تُطلب اللوحات واحدة واحدة</translation>
    </message>
    <message>
        <source>Minimise %1</source>
        <translation>تقليل %1</translation>
    </message>
    <message>
        <source>An order without a result %1</source>
        <translation>الطلب بلا نتيجة %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Keep values of %1</source>
        <translation>إبقاء قيم %1</translation>
    </message>
    <message>
        <source>Say how texts among numbers are read</source>
        <translation>تحديد كيف تُقرأ النصوص بين الأعداد</translation>
    </message>
    <message>
        <source>Take back: %1</source>
        <translation>تراجع عن: %1</translation>
    </message>
    <message>
        <source>Change the split</source>
        <translation>تغيير التقسيم</translation>
    </message>
</context>
<context>
    <name>ui::StudySummaryCard</name>
    <message>
        <source>Change…</source>
        <translation>تغيير…</translation>
    </message>
    <message>
        <source>Change the outcome</source>
        <translation>تغيير الحصيلة</translation>
    </message>
    <message>
        <source>Change the split</source>
        <translation>تغيير التقسيم</translation>
    </message>
    <message>
        <source>The bill</source>
        <translation>الفاتورة</translation>
    </message>
    <message>
        <source>Outcome: %1</source>
        <translation>الحصيلة: %1</translation>
    </message>
    <message>
        <source>Outcome: not chosen</source>
        <translation>الحصيلة: لم تُختر</translation>
    </message>
    <message>
        <source>Confirm…</source>
        <translation>تأكيد…</translation>
    </message>
    <message>
        <source>counting …</source>
        <translation>يجري العد …</translation>
    </message>
    <message>
        <source>choose the column that says who is a case</source>
        <translation>اختر العمود الذي يحدد من هو حالة</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>Does %1 mark the cases? Please confirm.</source>
        <translation>هل تدل %1 على الحالات؟ يُرجى التأكيد.</translation>
    </message>
    <message>
        <source>enough cases to train</source>
        <translation>حالات كافية للتدريب</translation>
    </message>
    <message>
        <source>at least %1 cases are needed</source>
        <translation>يلزم %1 من الحالات على الأقل</translation>
    </message>
    <message>
        <source>Split %1 / %2 / %3, stratified, seed %4</source>
        <translation>التقسيم %1 / %2 / %3، طبقي، البذرة %4</translation>
    </message>
    <message>
        <source>%1 train · %2 validation · %3 test</source>
        <translation>التدريب %1 · التحقق %2 · الاختبار %3</translation>
    </message>
    <message>
        <source>no patients to split yet</source>
        <translation>لا مرضى للتقسيم بعد</translation>
    </message>
    <message>
        <source>No panels yet</source>
        <translation>لا لوحات بعد</translation>
    </message>
    <message>
        <source>All panels:</source>
        <translation>كل اللوحات:</translation>
    </message>
    <message>
        <source>All panels: %1 =</source>
        <translation>كل اللوحات: %1 =</translation>
    </message>
    <message>
        <source>every test without repeats: %1 = %2</source>
        <translation>كل فحص دون تكرار: %1 = %2</translation>
    </message>
    <message>
        <source>no panel can be left out without losing a test</source>
        <translation>لا يمكن ترك أي لوحة دون فقد فحص</translation>
    </message>
    <message>
        <source>shared fees once</source>
        <translation>الرسوم المشتركة مرة واحدة</translation>
    </message>
    <message>
        <source>results after %1</source>
        <translation>النتائج بعد %1</translation>
    </message>
    <message>
        <source>%1 if all are ordered together, %2 one after the other</source>
        <translation>%1 إذا طُلبت كلها معًا، %2 واحدة بعد الأخرى</translation>
    </message>
    <message>
        <source>%1 of blood</source>
        <translation>%1 من الدم</translation>
    </message>
</context>
<context>
    <name>ui::TableTab</name>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
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
        <translation>التكلفة</translation>
    </message>
    <message>
        <source>Mean cost of testing per patient</source>
        <translation>متوسط تكلفة الفحوص لكل مريض</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>الثواني</translation>
    </message>
    <message>
        <source>To learn it once, tuning included</source>
        <translation>لتعلمه مرة واحدة، بما في ذلك الضبط</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>البذور</translation>
    </message>
    <message>
        <source>Lattice, Δ F1</source>
        <translation>Lattice، Δ F1</translation>
    </message>
    <message>
        <source>For the same money: F1 of the lattice&apos;s policy that costs at most as much on validation, minus F1 of this model</source>
        <translation>بالمال نفسه: F1 لسياسة Lattice التي لا تكلّف أكثر على التحقق، ناقص F1 لهذا النموذج</translation>
    </message>
    <message>
        <source>F1 (95 %)</source>
        <translation>F1 (95%)</translation>
    </message>
    <message>
        <source>Cases found</source>
        <translation>الحالات المكتشَفة</translation>
    </message>
    <message>
        <source>Of all cases, in all folds</source>
        <translation>من كل الحالات، في كل الطيّات</translation>
    </message>
    <message>
        <source>Sens. (95 %)</source>
        <translation>الحساسية (95%)</translation>
    </message>
    <message>
        <source>Spec. (95 %)</source>
        <translation>النوعية (95%)</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>الطيّات</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>مكتمل</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>مقابل</translation>
    </message>
    <message>
        <source>Share of cost</source>
        <translation>حصة التكلفة</translation>
    </message>
    <message>
        <source>This share of the other model&apos;s money</source>
        <translation>هذه الحصة من مال النموذج الآخر</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>الحكم</translation>
    </message>
    <message>
        <source>Δ F1 (95 %)</source>
        <translation>Δ F1 (95%)</translation>
    </message>
    <message>
        <source>What the policies chosen so really cost</source>
        <translation>ما تكلّفه فعلًا السياسات المختارة هكذا</translation>
    </message>
    <message>
        <source>Export tables…</source>
        <translation>تصدير الجداول…</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>نسخ كأمر</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>إزالة…</translation>
    </message>
    <message>
        <source>Table of baselines</source>
        <translation>جدول نماذج المقارنة</translation>
    </message>
    <message>
        <source>For a share of another&apos;s money</source>
        <translation>مقابل حصة من مال غيره</translation>
    </message>
    <message>
        <source>The line of the command line that writes these tables again</source>
        <translation>سطر الأوامر الذي يكتب هذه الجداول من جديد</translation>
    </message>
    <message>
        <source>The tables of the paper as CSV, Excel, Markdown and LaTeX</source>
        <translation>جداول البحث المنشور بصيغة CSV و Excel و Markdown و LaTeX</translation>
    </message>
    <message>
        <source>Remove this table from the project</source>
        <translation>إزالة هذا الجدول من المشروع</translation>
    </message>
    <message>
        <source>No table yet. Run baselines to see the models of the paper beside your policies.</source>
        <translation>لا جدول بعد. شغّل نماذج المقارنة لرؤية نماذج البحث المنشور بجانب سياساتك.</translation>
    </message>
    <message>
        <source>Table %1 · %2 of %3 models · %4</source>
        <translation>الجدول %1 · %2 من %3 من النماذج · %4</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>Test patients; mean ± standard deviation over %1 seeds, %2.</source>
        <translation>مرضى الاختبار؛ المتوسط ± الانحراف المعياري على البذور (%1)، %2.</translation>
    </message>
    <message>
        <source>always on the study&apos;s own split</source>
        <translation>دائمًا على تقسيم الدراسة نفسه</translation>
    </message>
    <message>
        <source>each with its own split</source>
        <translation>لكل منها تقسيمها</translation>
    </message>
    <message>
        <source>Test patients of the study&apos;s own split; one seed.</source>
        <translation>مرضى الاختبار في تقسيم الدراسة نفسه؛ بذرة واحدة.</translation>
    </message>
    <message>
        <source>Everything was chosen on validation.</source>
        <translation>كل شيء اختير على التحقق.</translation>
    </message>
    <message>
        <source>Mean cost: 95 % interval %1 to %2</source>
        <translation>متوسط التكلفة: فاصل الثقة 95% من %1 إلى %2</translation>
    </message>
    <message>
        <source>All %1 patients, %2. %3 Everything was chosen on validation.</source>
        <translation>جميع المرضى (%1)، %2. %3 كل شيء اختير على التحقق.</translation>
    </message>
    <message numerus="yes">
        <source>%n folds</source>
        <translation>
            <numerusform>لا طيّات</numerusform>
            <numerusform>طيّة واحدة</numerusform>
            <numerusform>طيّتان</numerusform>
            <numerusform>%n طيّات</numerusform>
            <numerusform>%n طيّة</numerusform>
            <numerusform>%n طيّة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 مقابل %2</translation>
    </message>
    <message>
        <source>What %1 offers for a share of another model&apos;s money</source>
        <translation>ما تقدمه %1 مقابل حصة من مال نموذج آخر</translation>
    </message>
    <message>
        <source> and </source>
        <translation> و </translation>
    </message>
</context>
<context>
    <name>ui::TeamsDialog</name>
    <message>
        <source>Teams</source>
        <translation>الفرق</translation>
    </message>
    <message>
        <source>One name in each line, five at most. Teams take turns, case by case; a change of names begins a new count. Empty: one player.</source>
        <translation>اسم واحد في كل سطر، خمسة على الأكثر. تتناوب الفرق، حالة بعد حالة؛ وتغيير الأسماء يبدأ عدًّا جديدًا. فارغ: لاعب واحد.</translation>
    </message>
    <message>
        <source>Names of teams</source>
        <translation>أسماء الفرق</translation>
    </message>
</context>
<context>
    <name>ui::ThresholdBar</name>
    <message>
        <source>Each at its own</source>
        <translation>كلٌّ عند عتبته</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>العتبة</translation>
    </message>
    <message>
        <source>Patients are called cases from this probability upwards, whichever model is asked</source>
        <translation>يُصنَّف المرضى حالات من هذا الاحتمال فما فوق، أيًا كان النموذج</translation>
    </message>
    <message>
        <source>own</source>
        <translation>خاصة</translation>
    </message>
    <message>
        <source>Threshold in percent</source>
        <translation>العتبة بالمئة</translation>
    </message>
    <message>
        <source>1–99 %; the lowest value lets each model decide by itself</source>
        <translation>من 1 إلى 99%؛ أدنى قيمة تدع كل نموذج يقرر بنفسه</translation>
    </message>
    <message>
        <source>Policies decide by themselves; baselines at the threshold with the best F1 on validation</source>
        <translation>تقرر السياسات بنفسها؛ ونماذج المقارنة عند العتبة ذات أفضل F1 على التحقق</translation>
    </message>
    <message>
        <source>&amp;Threshold</source>
        <translation>ال&amp;عتبة</translation>
    </message>
    <message>
        <source>drives every tab</source>
        <translation>تسري على كل التبويبات</translation>
    </message>
</context>
<context>
    <name>ui::TrainOptions</name>
    <message>
        <source>SM-DDPO end to end</source>
        <translation>SM-DDPO من طرف إلى طرف</translation>
    </message>
    <message>
        <source>SM-DDPO pretrained</source>
        <translation>SM-DDPO مدرَّبة مسبقًا</translation>
    </message>
    <message>
        <source>Lattice (whole front)</source>
        <translation>Lattice (جبهة كاملة)</translation>
    </message>
    <message>
        <source>Sweep (whole front)</source>
        <translation>مسح (جبهة كاملة)</translation>
    </message>
    <message>
        <source>Advanced…</source>
        <translation>متقدم…</translation>
    </message>
    <message>
        <source>Quick look</source>
        <translation>نظرة سريعة</translation>
    </message>
    <message>
        <source>Thorough</source>
        <translation>متعمق</translation>
    </message>
    <message>
        <source>As in the paper</source>
        <translation>كما في البحث المنشور</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>الضبط المسبق</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>الطريقة</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>المقياس</translation>
    </message>
    <message>
        <source>Judge on</source>
        <translation>التقييم على</translation>
    </message>
    <message>
        <source>Minimise</source>
        <translation>التقليل من</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>البذور</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>الأنوية</translation>
    </message>
    <message>
        <source>Every number of the plan, with its range</source>
        <translation>كل رقم في الخطة، مع مداه</translation>
    </message>
    <message>
        <source>How many policies train at the same time; the window keeps its share</source>
        <translation>عدد السياسات التي تتدرب في الوقت نفسه؛ وتحتفظ النافذة بنصيبها</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>من %1</translation>
    </message>
    <message>
        <source>Advanced (changed: %1)…</source>
        <translation>متقدم (مغيَّر: %1)…</translation>
    </message>
</context>
<context>
    <name>ui::TrainPage</name>
    <message>
        <source>Start training</source>
        <translation>بدء التدريب</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Training waits where it is; nothing is lost</source>
        <translation>ينتظر التدريب حيث هو؛ لا يُفقد شيء</translation>
    </message>
    <message>
        <source>Ends everything within a second; the best policies so far are kept</source>
        <translation>ينهي كل شيء خلال ثانية؛ وتُحفظ أفضل السياسات حتى الآن</translation>
    </message>
    <message>
        <source>%1 patients to learn from · %2 to check the classifier by · %3 to choose the best policy by · %4 for the final test</source>
        <translation>المرضى: %1 للتعلم · %2 للتحقق من المصنّف · %3 لاختيار أفضل سياسة · %4 للاختبار النهائي</translation>
    </message>
    <message>
        <source>policy %1</source>
        <translation>السياسة %1</translation>
    </message>
    <message>
        <source>%1; %2; seed %3; validation and training patients</source>
        <translation>%1؛ %2؛ البذرة %3؛ مرضى التحقق والتدريب</translation>
    </message>
    <message>
        <source>Start search</source>
        <translation>بدء البحث</translation>
    </message>
    <message>
        <source>Begin with these settings, or with what waits in the queue</source>
        <translation>البدء بهذه الإعدادات، أو بما ينتظر في القائمة</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>استئناف</translation>
    </message>
    <message>
        <source>Panel %1</source>
        <translation>اللوحة %1</translation>
    </message>
    <message>
        <source>Policy %1 of %2</source>
        <translation>السياسة %1 من %2</translation>
    </message>
    <message numerus="yes">
        <source>%n policies on the front</source>
        <translation>
            <numerusform>على الجبهة: لا سياسات</numerusform>
            <numerusform>على الجبهة: سياسة واحدة</numerusform>
            <numerusform>على الجبهة: سياستان</numerusform>
            <numerusform>على الجبهة: %n سياسات</numerusform>
            <numerusform>على الجبهة: %n سياسة</numerusform>
            <numerusform>على الجبهة: %n سياسة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: seconds to minutes on this computer.</source>
        <translation>%1: ثوانٍ إلى دقائق على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>%1: %2 on this computer.</source>
        <translation>%1: %2 على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Remove policy %1 with its curves and figures? This cannot be undone.</source>
        <translation>إزالة السياسة %1 بمنحنياتها ومؤشراتها؟ لا يمكن التراجع عن ذلك.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>إبقاء</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Go to Data &amp; panels</source>
        <translation>إلى البيانات واللوحات</translation>
    </message>
    <message>
        <source>Policy %1 belongs to earlier data: patients, panels or prices have changed since.</source>
        <translation>تعود السياسة %1 إلى بيانات سابقة: تغيّر المرضى أو اللوحات أو الأسعار منذئذ.</translation>
    </message>
    <message>
        <source>Policy %1 was interrupted. It can go on from its last checkpoint.</source>
        <translation>انقطعت السياسة %1. يمكن أن تتابع من آخر نقطة حفظ.</translation>
    </message>
    <message>
        <source>Policy %1 was trained with these settings, seed and patients: the same would come out again.</source>
        <translation>دُرّبت السياسة %1 بهذه الإعدادات والبذرة والمرضى: ستكون النتيجة نفسها.</translation>
    </message>
    <message>
        <source>Train with seed %1</source>
        <translation>التدريب بالبذرة %1</translation>
    </message>
    <message>
        <source>Train the same</source>
        <translation>التدريب بالإعدادات نفسها</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Policy %1 was interrupted before its first checkpoint; it cannot go on, but be trained again.</source>
        <translation>انقطعت السياسة %1 قبل أول نقطة حفظ لها؛ لا يمكن متابعتها، لكن يمكن تدريبها من جديد.</translation>
    </message>
    <message>
        <source>Train again</source>
        <translation>التدريب من جديد</translation>
    </message>
</context>
<context>
    <name>ui::TrainingCard</name>
    <message>
        <source>%1k</source>
        <translation>%1 ألف</translation>
    </message>
    <message>
        <source>Preparing the patients…</source>
        <translation>يجري تجهيز المرضى…</translation>
    </message>
    <message>
        <source>Stopping; the best policy so far is kept…</source>
        <translation>جارٍ الإيقاف؛ تُحفظ أفضل سياسة حتى الآن…</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>متوقف مؤقتًا</translation>
    </message>
    <message>
        <source>%1 elapsed</source>
        <translation>انقضى %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>بقي %1</translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <translation>%1 من %2 من الخطوات</translation>
    </message>
    <message>
        <source>Classifier and panel selector</source>
        <translation>المصنّف ومنتقي اللوحات</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>Progress of training</source>
        <translation>تقدم التدريب</translation>
    </message>
</context>
<context>
    <name>ui::TrainingCurves</name>
    <message>
        <source>%1k</source>
        <translation>%1 ألف</translation>
    </message>
    <message>
        <source>Steps of testing patients</source>
        <translation>خطوات فحص المرضى</translation>
    </message>
    <message>
        <source>Curves begin after the state encoder</source>
        <translation>تبدأ المنحنيات بعد مرمّز الوضع</translation>
    </message>
    <message>
        <source>Curves appear here while a policy trains</source>
        <translation>تظهر المنحنيات هنا أثناء تدريب سياسة</translation>
    </message>
    <message>
        <source>Mean cost per patient</source>
        <translation>متوسط التكلفة لكل مريض</translation>
    </message>
    <message>
        <source>Iterations of the state encoder</source>
        <translation>تكرارات مرمّز الوضع</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>مباشر</translation>
    </message>
    <message>
        <source>Paper&apos;s curves</source>
        <translation>منحنيات البحث المنشور</translation>
    </message>
    <message>
        <source>Which curves</source>
        <translation>أي المنحنيات</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>تنعيم</translation>
    </message>
    <message>
        <source>Follow newest</source>
        <translation>متابعة الأحدث</translation>
    </message>
    <message>
        <source>Which loss is drawn</source>
        <translation>أي خسارة تُرسم</translation>
    </message>
    <message>
        <source>Losses say how well each part learns; lower is not always a better policy</source>
        <translation>تبيّن الخسائر كم يتعلم كل جزء جيدًا؛ والأدنى ليس دائمًا سياسة أفضل</translation>
    </message>
    <message>
        <source>Wheel and drag look closer; a double click follows again</source>
        <translation>العجلة والسحب للتقريب؛ والنقر المزدوج للمتابعة من جديد</translation>
    </message>
    <message>
        <source>Draws a smooth line over the raw one, which stays in sight</source>
        <translation>يرسم خطًا ناعمًا فوق الخام الذي يبقى ظاهرًا</translation>
    </message>
    <message>
        <source>The paper shows the classifier with random and with the policy&apos;s panels, and the policy on training and validation patients</source>
        <translation>يعرض البحث المنشور المصنّف بلوحات عشوائية وبلوحات السياسة، والسياسة على مرضى التدريب والتحقق</translation>
    </message>
    <message>
        <source>other policies</source>
        <translation>سياسات أخرى</translation>
    </message>
    <message>
        <source>%1 and AUROC</source>
        <translation>%1 و AUROC</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>التحقق</translation>
    </message>
    <message>
        <source>Classifier</source>
        <translation>المصنّف</translation>
    </message>
    <message>
        <source>random panels known, and the policy&apos;s</source>
        <translation>بمعرفة لوحات عشوائية، ولوحات السياسة</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>السياسة</translation>
    </message>
    <message>
        <source>training and validation patients</source>
        <translation>مرضى التدريب والتحقق</translation>
    </message>
    <message>
        <source>F1 and AUROC</source>
        <translation>F1 و AUROC</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>validation, mean and range of %n seeds</source>
        <translation>
            <numerusform>التحقق، المتوسط والمدى على لا بذور</numerusform>
            <numerusform>التحقق، المتوسط والمدى على بذرة واحدة</numerusform>
            <numerusform>التحقق، المتوسط والمدى على بذرتين</numerusform>
            <numerusform>التحقق، المتوسط والمدى على %n بذور</numerusform>
            <numerusform>التحقق، المتوسط والمدى على %n بذرة</numerusform>
            <numerusform>التحقق، المتوسط والمدى على %n بذرة</numerusform>
        </translation>
    </message>
    <message>
        <source>training</source>
        <translation>التدريب</translation>
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
        <translation>%1، أنثى</translation>
    </message>
    <message>
        <source>%1, male</source>
        <translation>%1، ذكر</translation>
    </message>
</context>
<context>
    <name>ui::VariableDialog</name>
    <message>
        <source>Read on a &amp;log scale</source>
        <translation>القراءة بمقياس &amp;لوغاريتمي</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>تعديل %1</translation>
    </message>
    <message>
        <source>The unit the values of the file are in. Changing it here does not change the values.</source>
        <translation>وحدة قيم الملف. تغييرها هنا لا يغيّر القيم.</translation>
    </message>
    <message>
        <source>For values spread over several powers of ten, such as CRP</source>
        <translation>للقيم الممتدة على عدة قوى للعشرة، مثل CRP</translation>
    </message>
    <message>
        <source>Lower end of the reference range</source>
        <translation>الطرف الأدنى للمجال المرجعي</translation>
    </message>
    <message>
        <source>Upper end of the reference range</source>
        <translation>الطرف الأعلى للمجال المرجعي</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>العمود</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>الا&amp;سم</translation>
    </message>
    <message>
        <source>&amp;Unit of the values</source>
        <translation>&amp;وحدة القيم</translation>
    </message>
    <message>
        <source>&amp;Reference range</source>
        <translation>المجال ال&amp;مرجعي</translation>
    </message>
    <message>
        <source>Empty fields follow the built-in list of tests.</source>
        <translation>تتبع الحقول الفارغة قائمة الفحوص المضمَّنة.</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>«%1» ليس عددًا.</translation>
    </message>
    <message>
        <source>The lower end must be below the upper end.</source>
        <translation>يجب أن يكون الطرف الأدنى دون الأعلى.</translation>
    </message>
</context>
<context>
    <name>ui::VariableHeader</name>
    <message>
        <source>without</source>
        <translation>دونها</translation>
    </message>
    <message>
        <source>with</source>
        <translation>معها</translation>
    </message>
</context>
<context>
    <name>ui::VariableModel</name>
    <message>
        <source>%1 of patients who are no cases, %2 of cases</source>
        <translation>%1 ممن ليسوا حالات، %2 من الحالات</translation>
    </message>
    <message>
        <source>Distribution of values: bars for patients who are no cases, line for cases</source>
        <translation>توزيع القيم: أعمدة لمن ليسوا حالات، وخط للحالات</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n variables</source>
        <translation>
            <numerusform>%1، لا متغيرات</numerusform>
            <numerusform>%1، متغير واحد</numerusform>
            <numerusform>%1، متغيران</numerusform>
            <numerusform>%1، %n متغيرات</numerusform>
            <numerusform>%1، %n متغيرًا</numerusform>
            <numerusform>%1، %n متغير</numerusform>
        </translation>
    </message>
    <message>
        <source>Bars: patients without the outcome. Line: patients with it. Each by its own share.</source>
        <translation>الأعمدة: مرضى دون الحصيلة. الخط: مرضى معها. كل حسب نسبته.</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>المتغير</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>الدور</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>اللوحة</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>الوحدة</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>المرجع</translation>
    </message>
    <message>
        <source>Middle 90 %</source>
        <translation>الـ 90% الوسطى</translation>
    </message>
    <message>
        <source>Missing %</source>
        <translation>المفقود %</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>التوزيع</translation>
    </message>
</context>
<context>
    <name>ui::VariableRows</name>
    <message>
        <source>Women %1, men %2 %3</source>
        <translation>النساء %1، الرجال %2 %3</translation>
    </message>
    <message>
        <source>Range entered for this study</source>
        <translation>المجال المُدخَل لهذه الدراسة</translation>
    </message>
    <message>
        <source>Illustrative adult range; use your laboratory&apos;s</source>
        <translation>مجال للبالغين للإيضاح؛ استخدم مجال مختبرك</translation>
    </message>
    <message numerus="yes">
        <source>%n levels</source>
        <translation>
            <numerusform>لا مستويات</numerusform>
            <numerusform>مستوى واحد</numerusform>
            <numerusform>مستويان</numerusform>
            <numerusform>%n مستويات</numerusform>
            <numerusform>%n مستوى</numerusform>
            <numerusform>%n مستوى</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>share, value: 17 % ja</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 yes</source>
        <translation>نعم: %1</translation>
    </message>
    <message>
        <source>In no panel and not known before testing: it will not be used.</source>
        <translation>ليس في لوحة وليس معلومًا قبل الفحص: لن يُستخدم.</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>العمود %1</translation>
    </message>
    <message>
        <source>Recorded in %1, shown in %2</source>
        <translation>مسجَّل بـ %1، ومعروض بـ %2</translation>
    </message>
    <message>
        <source>Panels: %1</source>
        <translation>اللوحات: %1</translation>
    </message>
    <message>
        <source>no panel</source>
        <translation>بلا لوحة</translation>
    </message>
    <message>
        <source>To check</source>
        <translation>للتحقق</translation>
    </message>
    <message>
        <source>Outcome and split</source>
        <translation>الحصيلة والتقسيم</translation>
    </message>
    <message>
        <source>Known before any test</source>
        <translation>معلوم قبل أي فحص</translation>
    </message>
    <message>
        <source>Tests in panels</source>
        <translation>الفحوص في اللوحات</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>غير مستخدم</translation>
    </message>
    <message numerus="yes">
        <source>%n columns</source>
        <translation>
            <numerusform>لا أعمدة</numerusform>
            <numerusform>عمود واحد</numerusform>
            <numerusform>عمودان</numerusform>
            <numerusform>%n أعمدة</numerusform>
            <numerusform>%n عمودًا</numerusform>
            <numerusform>%n عمود</numerusform>
        </translation>
    </message>
    <message>
        <source>yes / no</source>
        <translation>نعم / لا</translation>
    </message>
    <message>
        <source>%1: one of %2</source>
        <translation>%1: واحد من %2</translation>
    </message>
</context>
<context>
    <name>ui::VariableTable</name>
    <message>
        <source>Variables</source>
        <translation>المتغيرات</translation>
    </message>
    <message>
        <source>Only with warnings</source>
        <translation>ذات التحذيرات فقط</translation>
    </message>
    <message>
        <source>No variable fits the filter.</source>
        <translation>لا متغير يطابق المرشِّح.</translation>
    </message>
    <message>
        <source>Find a variable</source>
        <translation>البحث عن متغير</translation>
    </message>
    <message>
        <source>By name, column or panel (Ctrl+F)</source>
        <translation>بالاسم أو العمود أو اللوحة (Ctrl+F)</translation>
    </message>
    <message>
        <source>All roles</source>
        <translation>كل الأدوار</translation>
    </message>
    <message>
        <source>Show variables of role</source>
        <translation>عرض متغيرات الدور</translation>
    </message>
    <message>
        <source>F2 edits a variable, Ctrl+Shift+R sets the role, Ctrl+M moves it to a panel, Delete leaves it unused.</source>
        <translation>F2 يعدّل متغيرًا، و Ctrl+Shift+R يعيّن الدور، و Ctrl+M ينقله إلى لوحة، و Delete يتركه دون استخدام.</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>التحذيرات</translation>
    </message>
    <message>
        <source>New panel</source>
        <translation>لوحة جديدة</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>الدور</translation>
    </message>
    <message>
        <source>Move to panel</source>
        <translation>نقل إلى لوحة</translation>
    </message>
    <message>
        <source>Also put in panel</source>
        <translation>وضع في لوحة أيضًا</translation>
    </message>
    <message>
        <source>Remove from panel</source>
        <translation>إزالة من اللوحة</translation>
    </message>
    <message>
        <source>Edit name, unit and range…</source>
        <translation>تعديل الاسم والوحدة والمجال…</translation>
    </message>
    <message>
        <source>Show rows</source>
        <translation>عرض الصفوف</translation>
    </message>
</context>
<context>
    <name>ui::WhyCard</name>
    <message>
        <source>What moved the probability</source>
        <translation>ما حرّك الاحتمال</translation>
    </message>
    <message>
        <source>Describes the model, not the patient.</source>
        <translation>يصف النموذج، لا المريض.</translation>
    </message>
    <message>
        <source>A bar is what the probability gained when this value became known, averaged over the orders in which the values could have become known. All bars add up to the whole change.</source>
        <translation>العمود هو ما كسبه الاحتمال حين صارت هذه القيمة معلومة، متوسطًا على الترتيبات التي كان يمكن أن تُعلم القيم بها. مجموع الأعمدة هو التغير كله.</translation>
    </message>
</context>
</TS>
