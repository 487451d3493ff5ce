// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/data/real_data.h"

#include "core/base/random.h"
#include "core/data/synthetic/builtin_cohorts.h"
#include "core/data/task/task_editing.h"
#include "core/data/task/task_proposal.h"
#include "core/data/task/task_validation.h"
#include "core/data/task/test_dictionary.h"
#include "core/model/masks.h"
#include "tests/test_program.h"

#include <algorithm>
#include <limits>
#include <map>
#include <set>

namespace task_proposal_test {

using namespace core;

namespace {

using Names = std::vector<std::string>;
constexpr std::size_t kRows = 400;

Column numbers(std::string name, double center, double spread)
{
    RandomStream random(Seed{3}, name);
    Column column{.name = std::move(name), .kind = ColumnKind::Numeric, .values = {}, .levels = {}};
    for (std::size_t i = 0; i < kRows; ++i)
        column.values.push_back(static_cast<float>(std::round((center + spread * random.normal()) * 10.0) / 10.0));
    return column;
}

// The second level in every `every`-th row.
Column twoLevels(std::string name, std::size_t every, Names levels = {})
{
    Column column{.name = std::move(name),
                  .kind = levels.empty() ? ColumnKind::Numeric : ColumnKind::Binary,
                  .values = {},
                  .levels = std::move(levels)};
    for (std::size_t i = 0; i < kRows; ++i)
        column.values.push_back(i % every == 0 ? 1.0F : 0.0F);
    return column;
}

template <typename TextOf>
Column texts(std::string name, std::size_t distinct, TextOf textOf)
{
    Column column{.name = std::move(name), .kind = ColumnKind::Text, .values = {}, .levels = {}};
    for (std::size_t i = 0; i < kRows; ++i)
        column.values.push_back(static_cast<float>(i % distinct));
    for (std::size_t i = 0; i < distinct; ++i)
        column.levels.push_back(textOf(i));
    return column;
}

Column serialNumbers(std::string name)
{
    Column column{.name = std::move(name), .kind = ColumnKind::Numeric, .values = {}, .levels = {}};
    for (std::size_t i = 0; i < kRows; ++i)
        column.values.push_back(static_cast<float>(100'000 + 37 * i));
    return column;
}

std::optional<IdentifierReason> reasonFor(Column column)
{
    const auto warnings = findIdentifiers(Table("t", {std::move(column)}));
    if (warnings.empty())
        return std::nullopt;
    return warnings.front().reason;
}

const PanelSpec& panelOf(const TaskProposal& proposal, std::string_view name)
{
    const PanelSpec* panel = proposal.task.findPanel(name);
    if (!panel)
        qFatal("no panel %s", std::string(name).c_str());
    return *panel;
}

} // namespace

class TaskProposalTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void identifiersAreFoundByNameAndContent()
    {
        const auto person = [](std::size_t i) {
            return "Jane" + std::string(1, char('a' + i % 26)) + " Doe" + std::string(i / 26, 'e');
        };
        const auto day = [](std::size_t i) {
            return "2019-0" + std::to_string(1 + i % 9) + "-1" + std::to_string(i / 9 % 10);
        };
        const auto code = [](std::size_t i) { return "x" + std::to_string(7919 * i); };
        QVERIFY(reasonFor(texts("patient_name", 300, code)) == IdentifierReason::NameLike);
        QVERIFY(reasonFor(texts("who", 300, person)) == IdentifierReason::NameLike);
        QVERIFY(reasonFor(texts("seen", 80, day)) == IdentifierReason::DateLike);
        QVERIFY(reasonFor(numbers("birth_year", 1960, 15)) == IdentifierReason::DateLike);
        QVERIFY(reasonFor(serialNumbers("MRN")) == IdentifierReason::RecordNumberLike);
        QVERIFY(reasonFor(serialNumbers("PatientID")) == IdentifierReason::RecordNumberLike);
        QVERIFY(reasonFor(serialNumbers("Patient No.")) == IdentifierReason::RecordNumberLike);
        QVERIFY(reasonFor(serialNumbers("key")) == IdentifierReason::UniqueValues);
        QVERIFY(reasonFor(texts("barcode", kRows, code)) == IdentifierReason::UniqueValues);
    }

    void measurementsAndFlagsAreNoIdentifiers()
    {
        QVERIFY(!reasonFor(numbers("glucose", 100, 300)));
        QVERIFY(!reasonFor(numbers("score", 0, 1000))); // nearly unique, but not whole numbers
        QVERIFY(!reasonFor(twoLevels("covid", 5)));
        QVERIFY(!reasonFor(numbers("fluid_intake", 2000, 10)));
        QVERIFY(!reasonFor(numbers("birth_weight", 3400, 500)));
        QVERIFY(!reasonFor(numbers("length_of_stay", 9, 4)));
        QVERIFY(!reasonFor(numbers("number_of_admissions", 900, 300)));
        QVERIFY(!reasonFor(texts("comment", 40, [](std::size_t i) { return "text no. " + std::to_string(i); })));
    }

    void whatTheValuesMeanSaysWhoIsACase()
    {
        const TaskProposal common = proposeTask(Table("t", {twoLevels("died", 4, {"no", "yes"})}));
        QCOMPARE(common.task.label, std::string("died"));
        QVERIFY(common.task.positive == OutcomeRule::value("yes"));
        Column survived = twoLevels("survived", 5);
        for (float& value : survived.values)
            value = 1.0F - value; // four of five survive
        QVERIFY(proposeTask(Table("t", {survived})).task.positive == OutcomeRule::value("0"));
    }

    // Every pair in which most patients are cases: the rarer value would be the wrong one, so it is asked about.
    void aCommonOutcomeIsNotTurnedRound_data()
    {
        QTest::addColumn<QString>("column");
        QTest::addColumn<QString>("cases");
        QTest::addColumn<QString>("others");
        const auto row = [](const char* column, const char* cases, const char* others) {
            QTest::newRow(cases) << QString::fromUtf8(column) << QString::fromUtf8(cases) << QString::fromUtf8(others);
        };
        row("outcome", "yes", "no");
        row("outcome", "TRUE", "FALSE");
        row("outcome", "positive", "negative");
        row("status", "dead", "alive");
        row("status", "died", "survived");
        row("heart_disease", "1", "0");
        row("zustand", "krank", "gesund");
        row("status", "verstorben", "lebend");
        row("Verstorben", "Ja", "Nein");
        row("etat", "malade", "sain");
        row("décès", "oui", "non");
        row("estado", "fallecido", "vivo");
        row("diagnóstico", "sí", "no");
        row("esito", "deceduto", "vivo");
        row("doença", "sim", "não");
        row("status", "overleden", "levend");
        row("sjuk", "ja", "nej");
        row("stan", "zmarł", "żyje");
        row("choroba", "TAK", "NIE");
        row("stav", "nemocný", "zdravý");
        row("sonuç", "hasta", "sağlıklı");
        row("исход", "Умер", "Жив");
        row("болезнь", "ДА", "нет");
        row("结局", "死亡", "存活");
        row("検査", "陽性", "陰性");
        row("diagnosis", "malignant", "benign");
        row("group", "case", "control");
        row("event", "sepsis", "no sepsis");
        row("befund", "auffällig", "unauffällig");
        row("test", "+", "-");
    }

    void aCommonOutcomeIsNotTurnedRound()
    {
        QFETCH(QString, column);
        QFETCH(QString, cases);
        QFETCH(QString, others);
        for (const bool casesFirst : {false, true}) {
            Column outcome = twoLevels(column.toStdString(), 5, {others.toStdString(), cases.toStdString()});
            if (casesFirst)
                outcome = twoLevels(column.toStdString(), 5, {cases.toStdString(), others.toStdString()});
            for (float& value : outcome.values)
                value = casesFirst ? value : 1.0F - value; // four of five are cases
            const std::optional<OutcomeRule> rule = proposedRule(outcome);
            QVERIFY(rule.has_value());
            QCOMPARE(QString::fromStdString(rule->values.front()), cases);
            QVERIFY(rule->kind == OutcomeRule::Kind::Undecided);
            for (float& value : outcome.values)
                value = 1.0F - value; // one of five is: meaning and rarity agree
            QVERIFY(*proposedRule(outcome) == OutcomeRule::value(cases.toStdString()));
        }
    }

    void valuesThatMeanNothingKnownAreAskedAbout()
    {
        for (const auto& [one, other] : {std::pair("A", "B"), std::pair("1", "2"), std::pair("M", "B")}) {
            const std::optional<OutcomeRule> rule = proposedRule(twoLevels("outcome", 5, {one, other}));
            QVERIFY(*rule == OutcomeRule::undecided(other)); // the rarer
        }
        // Two flags, and no name says which of them is the outcome.
        const Task unclear = proposeTask(Table("t", {twoLevels("hdx", 5, {"no", "yes"}), twoLevels("hty", 4)})).task;
        QVERIFY(unclear.positive.kind == OutcomeRule::Kind::Undecided);
        QCOMPARE(proposeTask(Table("t", {twoLevels("hdx", 5), twoLevels("hty", 4)}), "hty").task.label,
                 std::string("hty"));
    }

    // Values that speak of an outcome need no telling name, and of two columns that say so equally well neither is
    // taken without a question.
    void valuesAndNamesSayWhichColumnItIs()
    {
        const auto labelOf = [](std::vector<Column> columns) {
            return proposeTask(Table("t", std::move(columns))).task;
        };
        const Task state = labelOf({twoLevels("flag", 20), twoLevels("zustand", 5, {"gesund", "krank"})});
        QCOMPARE(state.label, std::string("zustand"));
        QVERIFY(state.positive == OutcomeRule::value("krank"));
        const Task habit = labelOf({twoLevels("smoker", 20, {"no", "yes"}), twoLevels("low", 3), numbers("hb", 14, 1)});
        QCOMPARE(habit.label, std::string("low"));
        const Task before = labelOf({twoLevels("family_history_disease", 20), twoLevels("relapse", 3)});
        QCOMPARE(before.label, std::string("relapse"));
        const Task both = labelOf({twoLevels("death_30d", 9), twoLevels("death_1y", 5)});
        QVERIFY(both.positive.kind == OutcomeRule::Kind::Undecided);
        const Task named = labelOf({twoLevels("death", 9), twoLevels("readmitted", 5)});
        QVERIFY(named.label == "death" && named.positive == OutcomeRule::value("1"));
    }

    // One word of each of ten languages and more, beside a rarer flag.
    void outcomesAreNamedInManyLanguages()
    {
        for (const char* name : {"outcome",    "In-hospital mortality",
                                 "Zielgröße",  "Verstorben",
                                 "Erkrankung", "décès",
                                 "maladie",    "muerte",
                                 "Enfermedad", "esito",
                                 "malattia",   "óbito",
                                 "doença",     "uitkomst",
                                 "overleden",  "utfall",
                                 "sjukdom",    "wynik",
                                 "zgon",       "výsledek",
                                 "nemoc",      "sonuç",
                                 "hastalık",   "исход",
                                 "Диагноз",    "结局",
                                 "住院死亡",   "転帰",
                                 "사망"}) {
            const Task task = proposeTask(Table("t", {twoLevels(name, 3), twoLevels("flag", 40)})).task;
            QVERIFY2(task.label == name && task.positive == OutcomeRule::value("1"), name);
        }
    }

    // The file's own words for a column count like its name.
    void theFilesWordsSayWhatAColumnIs()
    {
        const Table table("t", {twoLevels("v17", 3), twoLevels("v18", 30)});
        QVERIFY(proposeTask(table).task.positive.kind == OutcomeRule::Kind::Undecided);
        const ImportFacts facts{.columns = {{.column = "v17", .label = "Patient died within 30 days"}}};
        const Task told = proposeTask(table, {}, {}, facts).task;
        QVERIFY(told.label == "v17" && told.positive == OutcomeRule::value("1"));
    }

    // 80 of 400 have a date of death: they died. A flag that says so goes before it, and two dates are no outcome.
    void aDateOfDeathSaysWhoDied()
    {
        Column date = texts("date_of_death", 60, [](std::size_t i) {
            return "2021-0" + std::to_string(1 + i % 9) + "-1" + std::to_string(i % 7);
        });
        for (std::size_t i = 0; i < kRows; ++i)
            if (i % 5 != 0)
                date.values[i] = std::numeric_limits<float>::quiet_NaN();
        const TaskProposal alone = proposeTask(Table("t", {date, numbers("hb", 14, 1)}));
        QCOMPARE(alone.task.label, std::string("date_of_death"));
        QVERIFY(alone.task.positive == OutcomeRule::recorded());
        QVERIFY(alone.task.ignored.empty());
        const TaskProposal flagged = proposeTask(Table("t", {date, twoLevels("died", 5), numbers("hb", 14, 1)}));
        QCOMPARE(flagged.task.label, std::string("died"));
        const TaskProposal twoDates =
            proposeTask(Table("t", {twoLevels("seen", 5, {"2024-03-01", "2024-03-08"}), numbers("hb", 14, 1)}));
        QVERIFY(twoDates.task.label.empty() && twoDates.labelCandidates.empty());
        QCOMPARE(twoDates.task.ignored, Names{"seen"});
    }

    void anUndecidedOutcomeBlocksLearning()
    {
        const Table table("t", {twoLevels("outcome", 5, {"A", "B"}), numbers("hb", 14, 1)});
        const ProblemList problems = validateTask(proposeTask(table).task, table);
        QCOMPARE(problems.total(), std::size_t(1));
        QVERIFY(problems.first().front().code == ErrorCode::OutcomeUndecided);
    }

    void aTellingNameComesBeforeARareFlag()
    {
        const TaskProposal proposal = proposeTask(Table("t", {twoLevels("rare_flag", 40), twoLevels("outcome", 3),
                                                              twoLevels("sex_male", 2), numbers("hb", 14, 1)}));
        QCOMPARE(proposal.labelCandidates, (Names{"outcome", "rare_flag"}));
        QCOMPARE(proposal.task.label, std::string("outcome"));
        QCOMPARE(proposal.task.visible, (Names{"rare_flag", "sex_male"}));
    }

    void aTableWithoutTwoValuedColumnsGetsNoOutcome()
    {
        const TaskProposal proposal = proposeTask(Table("t", {numbers("hb", 14, 1)}));
        QVERIFY(proposal.task.label.empty());
        QVERIFY(proposal.labelCandidates.empty());
    }

    void columnsGoWhereTheyUsuallyBelong()
    {
        Column split = texts("set", 3, [](std::size_t i) { return Names{"train", "validation", "test"}[i]; });
        split.kind = ColumnKind::Category;
        Column site = texts("site", 3, [](std::size_t i) { return std::string(1, char('A' + i)); });
        site.kind = ColumnKind::Category;
        const TaskProposal proposal = proposeTask(Table(
            "clinic 2024.csv",
            {serialNumbers("patient_id"), numbers("Age", 50, 10), numbers("HR", 80, 10), site, split,
             numbers("Na", 140, 3), numbers("K", 4, 0.3), numbers("Albumin (g/L)", 43, 4), numbers("WBC", 7, 2),
             numbers("vitamin b12", 400, 90), numbers("serum rhubarb", 5, 1),
             texts("remark", 30, [](std::size_t i) { return "r " + std::to_string(i); }), twoLevels("label", 6)}));
        const Task& task = proposal.task;
        QVERIFY(task.name.empty()); // a file's name is not what patients have
        QCOMPARE(task.visible, (Names{"Age", "HR", "site"}));
        QCOMPARE(task.ignored, (Names{"patient_id", "remark"}));
        QCOMPARE(task.splitColumn, std::string("set"));
        QCOMPARE(panelOf(proposal, "BMP").columns, (Names{"Na", "K"}));
        QCOMPARE(panelOf(proposal, "CMP").columns, (Names{"Na", "K", "Albumin (g/L)"}));
        QCOMPARE(panelOf(proposal, "CBC").columns, Names{"WBC"});
        QCOMPARE(panelOf(proposal, "Vitamin B12").columns, Names{"vitamin b12"});
        QCOMPARE(panelOf(proposal, "Other tests").columns, Names{"serum rhubarb"});
        QCOMPARE(task.currency, std::string("USD"));
        QVERIFY(!task.priceSource.empty());
        for (const PanelSpec& panel : task.panels)
            QVERIFY2(panel.cost > Cost(0), panel.name.c_str());
    }

    void aProposalIsReadyToUse()
    {
        for (const char* name : {"ferritin", "aki", "icu-mortality"}) {
            const auto sample = drawBuiltinCohort(name, 2000, Seed{1});
            QVERIFY(sample.ok());
            const TaskProposal proposal = proposeTask(*sample->table);
            QVERIFY2(validateTask(proposal.task, *sample->table).empty(), name);
            QCOMPARE(proposal.task.label, sample->task.label);
            QVERIFY(proposal.task.positive == sample->task.positive);
        }
    }

    void hundredsOfTestsStayWithinAsManyPanelsAsThereMayBe()
    {
        std::vector<Column> columns{twoLevels("label", 4)};
        for (const TestKnowledge& test : TestDictionary::builtIn().tests())
            columns.push_back(numbers(test.names.front(), 50, 9));
        const Table table("t", std::move(columns));
        const TaskProposal proposal = proposeTask(table);
        QVERIFY(proposal.task.panels.size() <= PanelMask::kMostPanels);
        QVERIFY(validateTask(proposal.task, table).empty());
    }

    void realDataGetTheRolesTheirAuthorsGave_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (const char* name : {"nhanes_ferritin_1999_2002", "physionet2012_mortality", "uci_ann_thyroid"})
            QTest::newRow(name) << QByteArray(name);
    }

    void realDataGetTheRolesTheirAuthorsGave()
    {
        QFETCH(QByteArray, name);
        const auto data = readRealData(name.toStdString());
        if (!data)
            QSKIP("the public data sets are not here");
        const TaskProposal proposal = proposeTask(*data->table);
        QCOMPARE(proposal.task.label, data->task.label);
        QVERIFY(proposal.task.positive == data->task.positive);
        QVERIFY(proposal.identifiers.empty());
        for (const Column& column : data->table->columns()) {
            const Role given = roleOf(data->task, column.name);
            const Role proposed = roleOf(proposal.task, column.name);
            // What an author left out by choice cannot be guessed; everything else can.
            QVERIFY2(given == Role::Ignored || proposed == given, column.name.c_str());
        }
    }
};

PANELWISE_APPLESS_TEST(TaskProposalTest)

} // namespace task_proposal_test

#include "task_proposal_test.moc"
