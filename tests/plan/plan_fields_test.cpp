// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plan_fields.h"
#include "tests/test_program.h"

#include <QRegularExpression>

#include <cmath>
#include <map>
#include <set>

namespace plan_fields_test {

using namespace core;

namespace {

// A value of each field that differs from the default.
const std::map<PlanField, std::string> kOthers{
    {PlanField::Method, "pretrained"},
    {PlanField::Lambda, "7.25"},
    {PlanField::Rho, "-0.0123"},
    {PlanField::Minimise, "12.5"},
    {PlanField::Seed, "18446744073709551615"},
    {PlanField::KeepBest, "am"},
    {PlanField::DiagnosedBy, "probability"},
    {PlanField::RewardedBy, "probability"},
    {PlanField::SharedPatients, "true"},
    {PlanField::LogSkewed, "true"},
    {PlanField::ForbidUnrecorded, "true"},
    {PlanField::StateTableMegabytes, "0"},
    {PlanField::EncoderKind, "mice"},
    {PlanField::EncoderCouplings, "4"},
    {PlanField::EncoderHidden, "16"},
    {PlanField::EncoderIterations, "77"},
    {PlanField::EncoderBatch, "64"},
    {PlanField::EncoderRate, "0.00025"},
    {PlanField::EncoderAlpha, "0"},
    {PlanField::EncoderWeightDecay, "0.1"},
    {PlanField::EncoderScaleBound, "2.5"},
    {PlanField::EncoderRounds, "3"},
    {PlanField::ClassifierMembers, "5"},
    {PlanField::ClassifierSeesKnown, "true"},
    {PlanField::ClassifierPieces, "16"},
    {PlanField::ClassifierTrees, "true"},
    {PlanField::ClassifierHidden, "65"},
    {PlanField::ClassifierBatch, "65"},
    {PlanField::ClassifierRate, "0.003"},
    {PlanField::ClassifierClassWeight, "12"},
    {PlanField::ClassifierPretrainingEpochs, "0"},
    {PlanField::ClassifierWarmStart, "true"},
    {PlanField::ClassifierEpochsPerLoop, "8"},
    {PlanField::ClassifierPatience, "3"},
    {PlanField::PpoHidden, "66"},
    {PlanField::PpoBatch, "66"},
    {PlanField::PpoStepsPerUpdate, "4096"},
    {PlanField::PpoEnvironments, "8"},
    {PlanField::PpoEpochs, "5"},
    {PlanField::PpoRate, "0.1"},
    {PlanField::PpoRateAtEnd, "0"},
    {PlanField::PpoGamma, "0.99"},
    {PlanField::PpoGaeLambda, "1"},
    {PlanField::PpoClip, "0.3"},
    {PlanField::PpoValueWeight, "1"},
    {PlanField::PpoEntropyWeight, "0.3333333333333333"},
    {PlanField::PpoEntropyAtEnd, "0"},
    {PlanField::PpoGradientNorm, "10"},
    {PlanField::PpoAveraging, "0.5"},
    {PlanField::PpoSharedValue, "true"},
    {PlanField::LoopOuterLoops, "4"},
    {PlanField::LoopStepsPerLoop, "50000"},
    {PlanField::LoopEvaluateEvery, "2"},
};

TrainingPlan everythingChanged()
{
    TrainingPlan plan;
    for (const auto& [field, text] : kOthers)
        if (!setPlanValue(plan, field, text))
            qFatal("%s", text.c_str());
    return plan;
}

bool accepts(PlanField field, std::string_view text)
{
    TrainingPlan plan;
    const Status set = setPlanValue(plan, field, text);
    // What is refused leaves the plan alone and is named.
    if (!set)
        return !(plan == TrainingPlan{} && set.error() == Error{.code = ErrorCode::PlanValueInvalid,
                                                                .subject = std::string(planFieldName(field)),
                                                                .detail = std::string(text)});
    return true;
}

bool isNumber(PlanField field)
{
    return planValueRange(field).find(" … ") != std::string::npos;
}

} // namespace

class PlanFieldsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFieldHasItsOwnNameInSnakeCase()
    {
        const QRegularExpression form("^([a-z]+\\.)?[a-z0-9]+(_[a-z0-9]+)*$");
        std::set<std::string_view> names;
        for (const PlanField field : planFields()) {
            const std::string_view name = planFieldName(field);
            QVERIFY2(form.match(QString::fromUtf8(name.data(), qsizetype(name.size()))).hasMatch(), name.data());
            QVERIFY(names.insert(name).second);
            QCOMPARE(planFieldNamed(name), std::optional(field));
        }
        QCOMPARE(names.size(), std::size_t{53});
        QCOMPARE(planFieldNamed("ppo.batch"), std::optional(PlanField::PpoBatch));
        QCOMPARE(planFieldNamed("classifier.pretraining_epochs"),
                 std::optional(PlanField::ClassifierPretrainingEpochs));
        QCOMPARE(planFieldNamed("state_table_mb"), std::optional(PlanField::StateTableMegabytes));
        QVERIFY(!planFieldNamed("ppo.batc"));
        QVERIFY(!planFieldNamed(""));
    }

    // Two fields on one member would show here.
    void eachFieldChangesItselfAndNothingElse()
    {
        QCOMPARE(kOthers.size(), planFields().size());
        const TrainingPlan standard;
        for (const auto& [changed, text] : kOthers) {
            TrainingPlan plan;
            QVERIFY(setPlanValue(plan, changed, text).ok());
            QVERIFY2(plan != standard, text.c_str());
            for (const PlanField field : planFields())
                QCOMPARE(planValue(plan, field), field == changed ? text : planValue(standard, field));
        }
    }

    void valuesReachTheMembersTheyName()
    {
        const TrainingPlan plan = everythingChanged();
        QVERIFY(plan.method == TrainingMethod::Pretrained);
        QCOMPARE(plan.shape, (RewardShape{.lambda = 7.25, .rho = -0.0123, .aim = CostAim::moneyAndTime(12.5)}));
        QCOMPARE(plan.seed.value, ~std::uint64_t{0});
        QVERIFY(plan.encoder.kind == EncoderKind::Mice);
        QVERIFY(plan.keepBest == KeepBest::Am);
        QCOMPARE(plan.classifier.classWeight, 12.0);
        QCOMPARE(plan.ppo.entropyWeight, 1.0 / 3.0);
        QVERIFY(plan.ppo.sharedValue);
        QCOMPARE(plan.loop.stepsPerLoop, 50'000);
    }

    void numbersAreWrittenShortAndExact()
    {
        TrainingPlan plan;
        plan.ppo.rate = 0.1;
        QCOMPARE(planValue(plan, PlanField::PpoRate), std::string("0.1"));
        plan.ppo.rate = 0.1 + 0.2;
        QCOMPARE(planValue(plan, PlanField::PpoRate), std::string("0.30000000000000004"));
        plan.ppo.rate = 1e-4;
        QCOMPARE(planValue(plan, PlanField::PpoRate), std::string("0.0001"));
        QCOMPARE(planValue(plan, PlanField::EncoderAlpha), std::string("1000"));
        QVERIFY(setPlanValue(plan, PlanField::Rho, "-0").ok());
        QCOMPARE(planValue(plan, PlanField::Rho), std::string("0"));
    }

    void whatIsNotExactlyAValueIsRefused()
    {
        for (const PlanField field : planFields())
            for (const char* text : {"",
                                     " ",
                                     "x",
                                     "nan",
                                     "inf",
                                     "-inf",
                                     "NaN",
                                     "1e999",
                                     "1,5",
                                     "0x10",
                                     "1 ",
                                     " 1",
                                     "1.5.2",
                                     "+1",
                                     "1e",
                                     "--1",
                                     "99999999999999999999999",
                                     "-1e30",
                                     "True",
                                     "emflow ",
                                     "EMFLOW"})
                QVERIFY2(!accepts(field, text), text);
        QVERIFY(!accepts(PlanField::PpoBatch, "128.0"));
        QVERIFY(!accepts(PlanField::PpoBatch, "1e2"));
        QVERIFY(!accepts(PlanField::Seed, "-1"));
        QVERIFY(!accepts(PlanField::PpoSharedValue, "1"));
        QVERIFY(accepts(PlanField::PpoRate, "1e-3"));
    }

    // The printed range is the one that is checked: both ends are allowed, what lies beyond is not.
    void limitsAreWhatTheRangeSays()
    {
        for (const PlanField field : planFields()) {
            if (!isNumber(field))
                continue;
            const QStringList ends = QString::fromStdString(planValueRange(field)).split(QStringLiteral(" … "));
            QCOMPARE(ends.size(), 2);
            for (const QString& end : ends)
                QVERIFY2(accepts(field, end.toStdString()), planFieldName(field).data());
            if (field == PlanField::Seed)
                continue; // all that 64 bits hold
            const double low = ends[0].toDouble(), high = ends[1].toDouble();
            const bool whole = !QString::fromStdString(planValue({}, field)).contains('.') &&
                               !accepts(field, QString::number((low + high) / 2 + 0.25, 'g', 17).toStdString());
            const double below = whole ? low - 1 : low - std::abs(low) * 1e-6 - 1e-12;
            const double above = whole ? high + 1 : high + std::abs(high) * 1e-6 + 1e-12;
            for (const double outside : {below, above})
                QVERIFY2(!accepts(field, QString::number(outside, whole ? 'f' : 'g', whole ? 0 : 17).toStdString()),
                         planFieldName(field).data());
        }
        QCOMPARE(planValueRange(PlanField::EncoderKind),
                 std::string("emflow|gaussian|mice|mean|missforest|softimpute|gain"));
        QCOMPARE(planValueRange(PlanField::Method), std::string("end-to-end|pretrained"));
        QCOMPARE(planValueRange(PlanField::KeepBest), std::string("reward|f1|am"));
        QCOMPARE(planValueRange(PlanField::PpoSharedValue), std::string("true|false"));
        QCOMPARE(planValueRange(PlanField::PpoHidden), std::string("1 … 4096"));
    }

    void everyChoiceIsWrittenAndReadAlike()
    {
        for (const PlanField field : planFields()) {
            if (isNumber(field) || field == PlanField::Minimise) // a word or a number
                continue;
            for (const QString& word : QString::fromStdString(planValueRange(field)).split('|')) {
                TrainingPlan plan;
                QVERIFY(setPlanValue(plan, field, word.toStdString()).ok());
                QCOMPARE(planValue(plan, field), word.toStdString());
            }
        }
    }

    // Money is what every plan from before the choice minimises, and it is written as these were.
    void whatIsMinimisedIsAWordOrTheWorthOfAnHour()
    {
        TrainingPlan plan;
        QCOMPARE(planValue(plan, PlanField::Minimise), std::string("money"));
        QVERIFY(writePlan(plan).find("minimise") == std::string::npos);
        for (const char* text : {"time", "30", "0.25"}) {
            QVERIFY(setPlanValue(plan, PlanField::Minimise, text).ok());
            QCOMPARE(planValue(plan, PlanField::Minimise), std::string(text));
            QVERIFY(*parsePlan(writePlan(plan)) == plan);
        }
        QVERIFY(plan.shape.aim == CostAim::moneyAndTime(0.25));
        for (const char* text : {"0", "-3", "1e10", "blood", "30 ", ""})
            QVERIFY(!setPlanValue(plan, PlanField::Minimise, text).ok());
    }

    void aPlanReadsBackAsItWasWritten()
    {
        for (const TrainingPlan& plan : {TrainingPlan{}, everythingChanged()}) {
            const auto read = parsePlan(writePlan(plan));
            QVERIFY(read.ok());
            QVERIFY(*read == plan);
        }
        QVERIFY(writePlan({}).find("\"ppo.batch\": \"128\"") != std::string::npos);
    }

    // A field that was not known when the plan was written has its default.
    void whatAPlanDoesNotSayStaysAtItsDefault()
    {
        const auto read = parsePlan(R"({"ppo.batch": "64"})");
        QVERIFY(read.ok());
        TrainingPlan expected;
        expected.ppo.batch = 64;
        QVERIFY(*read == expected);
    }

    void aPlanThatIsNotUnderstoodWhollyIsNotRead_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("subject");
        const auto row = [](const char* name, const char* json, ErrorCode code, const char* subject) {
            QTest::newRow(name) << QByteArray(json) << int(code) << QByteArray(subject);
        };
        row("unknown field", R"({"ppo.batch": "64", "ppo.colour": "red"})", ErrorCode::PlanFieldUnknown, "ppo.colour");
        row("outside the limits", R"({"ppo.gamma": "1.5"})", ErrorCode::PlanValueInvalid, "ppo.gamma");
        row("number instead of text", R"({"ppo.batch": 64})", ErrorCode::JsonWrongType, "/ppo.batch");
        row("list", R"(["ppo.batch"])", ErrorCode::JsonWrongType, "/");
        row("given twice", R"({"seed": "1", "seed": "2"})", ErrorCode::JsonKeyDuplicate, "/seed");
        row("cut off", R"({"seed": "1")", ErrorCode::JsonSyntax, "");
        row("empty", "", ErrorCode::JsonSyntax, "");
    }

    void aPlanThatIsNotUnderstoodWhollyIsNotRead()
    {
        QFETCH(QByteArray, json);
        QFETCH(int, code);
        QFETCH(QByteArray, subject);
        const auto read = parsePlan(json.toStdString());
        QVERIFY(!read.ok());
        QCOMPARE(int(read.error().code), code);
        QCOMPARE(read.error().subject, subject.toStdString());
    }

    void presetsHaveTheirNames()
    {
        for (const Preset preset : {Preset::Quick, Preset::Standard, Preset::Paper, Preset::PaperFerritin,
                                    Preset::PaperAki, Preset::PaperSepsis})
            QCOMPARE(presetNamed(presetName(preset)), std::optional(preset));
        QCOMPARE(presetName(Preset::PaperAki), std::string_view("paper-aki"));
        QCOMPARE(presetNamed("quick"), std::optional(Preset::Quick));
        QVERIFY(!presetNamed("Quick"));
    }

    // Yu et al. 2023, table "Hyper-parameter Table": ferritin, AKI, sepsis.
    void paperPresetsAreThePapersTable()
    {
        const std::map<std::string_view, std::array<double, 3>> table{
            {"encoder.batch", {256, 256, 256}},
            {"encoder.rate", {1e-3, 1e-4, 1e-4}},
            {"encoder.alpha", {1e3, 1e6, 1e6}},
            {"encoder.iterations", {500, 500, 500}},
            {"classifier.hidden", {64, 256, 256}},
            {"classifier.batch", {256, 256, 256}},
            {"classifier.rate", {5e-4, 1e-4, 1e-4}},
            {"classifier.class_weight", {3, 5, 5}},
            {"ppo.rate", {1e-4, 1e-4, 1e-4}},
            {"ppo.hidden", {128, 256, 128}},
            {"ppo.batch", {128, 128, 256}},
            {"ppo.steps_per_update", {1024, 2048, 2048}},
            {"loop.outer_loops", {100, 100, 4}},
            {"classifier.epochs_per_loop", {6, 8, 6}},
            {"loop.steps_per_loop", {5'000, 50'000, 50'000}},
            // Stable-Baselines3's PPO and the paper's undiscounted return
            {"ppo.epochs", {10, 10, 10}},
            {"ppo.gamma", {1, 1, 1}},
            {"ppo.gae_lambda", {0.95, 0.95, 0.95}},
            {"ppo.clip", {0.2, 0.2, 0.2}},
            {"ppo.value_weight", {0.5, 0.5, 0.5}},
            {"ppo.entropy_weight", {0, 0, 0}},
            {"ppo.gradient_norm", {0.5, 0.5, 0.5}},
            {"ppo.rate_at_end", {1, 1, 1}},
        };
        constexpr std::array kPresets{Preset::PaperFerritin, Preset::PaperAki, Preset::PaperSepsis};
        for (const auto& [name, values] : table)
            for (std::size_t task = 0; task < 3; ++task) {
                const std::string text = planValue(presetPlan(kPresets[task], {}), *planFieldNamed(name));
                QCOMPARE(QString::fromStdString(text).toDouble(), values[task]);
            }
    }

    // What generalises better is no part of the paper.
    void paperPresetsHaveNothingThatThePaperDoesNotKnow()
    {
        for (const Preset preset : {Preset::PaperFerritin, Preset::PaperAki, Preset::PaperSepsis}) {
            const TrainingPlan plan = presetPlan(preset, {});
            for (const char* name :
                 {"diagnosed_by", "rewarded_by", "shared_patients", "log_skewed", "classifier.members",
                  "classifier.sees_known", "classifier.pieces", "classifier.trees", "classifier.warm_start",
                  "ppo.averaging", "ppo.entropy_at_end"})
                QCOMPARE(planValue(plan, *planFieldNamed(name)), planValue({}, *planFieldNamed(name)));
            QVERIFY(plan.diagnosedBy == DiagnosedBy::Selector && plan.rewardedBy == RewardedBy::Outcome);
            QVERIFY(!plan.sharedPatients && !plan.logSkewed && plan.classifier.members == 1 &&
                    !plan.classifier.seesKnown && plan.classifier.pieces == 0 && !plan.classifier.trees);
        }
    }

    // The paper's three tasks by their number of training patients and panels.
    void paperTakesTheTableOfTheTaskOfTheSameShape()
    {
        const auto taken = [](std::size_t patients, std::size_t panels) {
            return presetPlan(Preset::Paper, {.patients = patients, .panels = panels});
        };
        QVERIFY(taken(32'602, 6) == presetPlan(Preset::PaperFerritin, {}));
        QVERIFY(taken(17'964, 4) == presetPlan(Preset::PaperAki, {}));
        QVERIFY(taken(4'335, 4) == presetPlan(Preset::PaperSepsis, {}));
        QVERIFY(taken(100, 5) == presetPlan(Preset::PaperFerritin, {}));
    }

    void quickIsLessWorkThanStandard()
    {
        const TrainingPlan quick = presetPlan(Preset::Quick, {});
        const TrainingPlan standard = presetPlan(Preset::Standard, {});
        const auto steps = [](const TrainingPlan& plan) { return plan.loop.outerLoops * plan.loop.stepsPerLoop; };
        QVERIFY(steps(quick) < steps(standard));
        QVERIFY(quick.encoder.iterations < standard.encoder.iterations);
        for (const TrainingPlan& plan : {quick, standard})
            QVERIFY(*parsePlan(writePlan(plan)) == plan); // within the limits
    }
};

PANELWISE_GUILESS_TEST(PlanFieldsTest)

} // namespace plan_fields_test

#include "plan_fields_test.moc"
