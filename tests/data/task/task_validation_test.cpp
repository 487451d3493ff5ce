// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/task/task_validation.h"
#include "tests/test_program.h"

#include <cmath>
#include <limits>
#include <tuple>

namespace task_validation_test {

using namespace core;

namespace {

constexpr float kNone = std::numeric_limits<float>::quiet_NaN();

// 200 patients, the first 60 with the disease.
Column outcome(std::size_t positives = 60)
{
    Column column{.name = "label", .kind = ColumnKind::Numeric, .values = std::vector<float>(200, 0.0F), .levels = {}};
    std::fill_n(column.values.begin(), positives, 1.0F);
    return column;
}

Column numbers(std::string name)
{
    Column column{.name = std::move(name), .kind = ColumnKind::Numeric, .values = {}, .levels = {}};
    for (int i = 0; i < 200; ++i)
        column.values.push_back(static_cast<float>(i));
    return column;
}

Table tableWith(Column label, std::vector<Column> more = {})
{
    std::vector<Column> columns{std::move(label), numbers("age"), numbers("hb"), numbers("iron")};
    for (Column& column : more)
        columns.push_back(std::move(column));
    return Table("t", std::move(columns));
}

Task goodTask()
{
    Task task;
    task.label = "label";
    task.visible = {"age"};
    task.panels = {{.name = "CBC", .cost = Cost(10), .columns = {"hb"}},
                   {.name = "Iron", .cost = Cost(20), .columns = {"iron", "hb"}}};
    return task;
}

// The problems as (code, subject, row), row 0 where none is given.
using Facts = std::vector<std::tuple<ErrorCode, std::string, std::uint64_t>>;
Facts factsOf(const ProblemList& problems)
{
    Facts facts;
    for (const Error& error : problems.first())
        facts.emplace_back(error.code, error.subject, error.row.value_or(0));
    return facts;
}

} // namespace

class TaskValidationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSoundTaskHasNoProblems() { QVERIFY(validateTask(goodTask(), tableWith(outcome())).empty()); }

    void patientsWithoutARecordedOutcomeAreNoProblem()
    {
        Column label = outcome();
        label.values[150] = kNone;
        QVERIFY(validateTask(goodTask(), tableWith(std::move(label))).empty());
    }

    void theOutcomeMustBeAColumn()
    {
        Task task = goodTask();
        task.label = "died";
        QCOMPARE(factsOf(validateTask(task, tableWith(outcome()))),
                 (Facts{{ErrorCode::LabelColumnUnknown, "died", 0}}));
    }

    void aThirdOutcomeIsNamedWithItsRow()
    {
        Column label = outcome();
        label.values[120] = 2.0F;
        label.values[121] = 3.0F;
        const ProblemList problems = validateTask(goodTask(), tableWith(std::move(label)));
        QCOMPARE(factsOf(problems), (Facts{{ErrorCode::LabelNotBinary, "label", 121}}));
        QCOMPARE(problems.first()[0].detail, std::string("2"));
        QCOMPARE(*problems.first()[0].found, std::uint64_t(4));
    }

    void anOutcomeThatNeverChangesIsRefused()
    {
        const ProblemList problems = validateTask(goodTask(), tableWith(outcome(0)));
        QCOMPARE(factsOf(problems), (Facts{{ErrorCode::LabelSingleValue, "label", 0}}));
        QCOMPARE(problems.first()[0].detail, std::string("0"));
    }

    void thePositiveValueMustOccur()
    {
        Task task = goodTask();
        task.positive = core::OutcomeRule::value("yes");
        QCOMPARE(factsOf(validateTask(task, tableWith(outcome()))),
                 (Facts{{ErrorCode::LabelPositiveUnknown, "label", 0}}));
    }

    void thePositiveValueOfATextOutcomeIsItsLevel()
    {
        Column label = outcome();
        label.kind = ColumnKind::Binary;
        label.levels = {"alive", "dead"};
        Task task = goodTask();
        task.positive = core::OutcomeRule::value("dead");
        QVERIFY(validateTask(task, tableWith(std::move(label))).empty());
    }

    void oneMeansOnePointZero()
    {
        QCOMPARE(*valueShownAs(outcome(), "1.0"), 1.0F);
        QVERIFY(!valueShownAs(outcome(), "1x"));
        QVERIFY(!valueShownAs(outcome(), ""));
    }

    // 49 are too few and 50 enough: the limit is kFewestPositives = 50.
    void fiftyPositivesAreEnough()
    {
        const ProblemList problems = validateTask(goodTask(), tableWith(outcome(49)));
        QCOMPARE(factsOf(problems), (Facts{{ErrorCode::TooFewPositives, "label", 0}}));
        QCOMPARE(*problems.first()[0].found, std::uint64_t(49));
        QVERIFY(validateTask(goodTask(), tableWith(outcome(50))).empty());
    }

    void columnsTheTableDoesNotHaveAreNamedOnce()
    {
        Task task = goodTask();
        task.visible.push_back("sex");
        task.panels[0].columns.push_back("mcv");
        task.panels[1].columns.push_back("mcv");
        task.ignored = {"dropped at import"};
        task.tests["also dropped"] = {};
        QCOMPARE(factsOf(validateTask(task, tableWith(outcome()))),
                 (Facts{{ErrorCode::ColumnUnknown, "sex", 0}, {ErrorCode::ColumnUnknown, "mcv", 0}}));
    }

    void freeTextCannotBeATest()
    {
        Column note{
            .name = "note", .kind = ColumnKind::Text, .values = std::vector<float>(200, kNone), .levels = {"x"}};
        note.values[6] = 0.0F;
        Task task = goodTask();
        task.panels[0].columns.push_back("note");
        QCOMPARE(factsOf(validateTask(task, tableWith(outcome(), {note}))),
                 (Facts{{ErrorCode::ValueNotNumeric, "note", 7}}));
    }

    void aColumnHasOneRole()
    {
        Task task = goodTask();
        task.visible = {"age", "hb", "age"};
        task.ignored = {"label"};
        const ProblemList problems = validateTask(task, tableWith(outcome()));
        QCOMPARE(factsOf(problems), (Facts{{ErrorCode::ColumnRoleConflict, "age", 0},
                                           {ErrorCode::ColumnRoleConflict, "hb", 0},
                                           {ErrorCode::ColumnRoleConflict, "label", 0}}));
        QCOMPARE(problems.first()[1].detail, std::string("visible, panels"));
    }

    void aTestTwiceInOnePanelIsAConflict()
    {
        Task task = goodTask();
        task.panels[0].columns = {"hb", "hb"};
        QCOMPARE(factsOf(validateTask(task, tableWith(outcome()))), (Facts{{ErrorCode::ColumnRoleConflict, "hb", 0}}));
    }

    void panelsNeedNamesTestsAndPrices()
    {
        Task task = goodTask();
        task.panels.push_back({.name = "CBC", .cost = Cost(-1), .columns = {}});
        task.panels.push_back({.name = "", .cost = Cost(std::nan("")), .columns = {"iron"}});
        QCOMPARE(factsOf(validateTask(task, tableWith(outcome()))), (Facts{{ErrorCode::PanelNameDuplicate, "CBC", 0},
                                                                           {ErrorCode::PanelEmpty, "CBC", 0},
                                                                           {ErrorCode::CostNegative, "CBC", 0},
                                                                           {ErrorCode::PanelNameEmpty, "", 0},
                                                                           {ErrorCode::CostNegative, "", 0}}));
        task.panels.clear();
        QCOMPARE(factsOf(validateTask(task, tableWith(outcome()))), (Facts{{ErrorCode::PanelsMissing, "", 0}}));
    }

    void sixtyFourPanelsAreTheMost()
    {
        Task task = goodTask();
        task.panels.clear();
        for (int i = 0; i < 64; ++i)
            task.panels.push_back({.name = std::to_string(i), .cost = Cost(1), .columns = {"hb"}});
        QVERIFY(validateTask(task, tableWith(outcome())).empty());
        task.panels.push_back({.name = "one more", .cost = Cost(1), .columns = {"iron"}});
        const ProblemList problems = validateTask(task, tableWith(outcome()));
        QCOMPARE(factsOf(problems), (Facts{{ErrorCode::PanelsTooMany, "", 0}}));
        QCOMPARE(*problems.first()[0].found, std::uint64_t(65));
    }

    void aFeeNamesPanelsThatExist()
    {
        Task task = goodTask();
        task.sharedFees = {{.name = "Draw", .cost = Cost(2), .panels = {"CBC", "Lipids"}},
                           {.name = "Draw", .cost = Cost(-2), .panels = {}}};
        QCOMPARE(factsOf(validateTask(task, tableWith(outcome()))), (Facts{{ErrorCode::PanelUnknown, "Lipids", 0},
                                                                           {ErrorCode::FeeNameDuplicate, "Draw", 0},
                                                                           {ErrorCode::CostNegative, "Draw", 0}}));
    }

    void theSplitColumnHoldsTrainValidationAndTest()
    {
        Column split{.name = "split",
                     .kind = ColumnKind::Category,
                     .values = std::vector<float>(200, 0.0F),
                     .levels = {"train", "validation", "holdout", "test"}};
        std::fill(split.values.begin() + 100, split.values.begin() + 150, 1.0F);
        std::fill(split.values.begin() + 150, split.values.end(), 3.0F);
        Task task = goodTask();
        task.splitColumn = "split";
        QVERIFY(validateTask(task, tableWith(outcome(), {split})).empty());
        std::fill(split.values.begin() + 150, split.values.end(), 2.0F);
        QCOMPARE(factsOf(validateTask(task, tableWith(outcome(), {split}))),
                 (Facts{{ErrorCode::SplitValueUnknown, "split", 151}, {ErrorCode::SplitPartEmpty, "split", 0}}));
        task.splitColumn = "part";
        QCOMPARE(factsOf(validateTask(task, tableWith(outcome()))), (Facts{{ErrorCode::ColumnUnknown, "part", 0}}));
    }

    void aSplitByDateOrSiteNamesWhatIsThere()
    {
        using By = SplitRule::By;
        Column day{.name = "day",
                   .kind = ColumnKind::Category,
                   .values = std::vector<float>(200, 0.0F),
                   .levels = {"2024-03-07", "soon"}};
        Task task = goodTask();
        task.splitRule = {.by = By::Date, .column = "day"};
        QVERIFY(validateTask(task, tableWith(outcome(), {day})).empty());
        day.values[4] = 1.0F;
        QCOMPARE(factsOf(validateTask(task, tableWith(outcome(), {day}))),
                 (Facts{{ErrorCode::SplitDateUnreadable, "day", 5}}));
        day.values[4] = std::numeric_limits<float>::quiet_NaN();
        QCOMPARE(factsOf(validateTask(task, tableWith(outcome(), {day}))),
                 (Facts{{ErrorCode::SplitDateUnreadable, "day", 5}}));
        task.splitRule = {.by = By::Site, .column = "day", .test = {"soon"}};
        QVERIFY(validateTask(task, tableWith(outcome(), {day})).empty());
        task.splitRule.test = {"later"};
        QCOMPARE(factsOf(validateTask(task, tableWith(outcome(), {day}))),
                 (Facts{{ErrorCode::SplitSiteUnknown, "day", 0}}));
        task.splitRule.test.clear();
        QCOMPARE(factsOf(validateTask(task, tableWith(outcome(), {day}))),
                 (Facts{{ErrorCode::SplitSiteUnknown, "day", 0}}));
        task.splitRule = {.patient = "nowhere"};
        QCOMPARE(factsOf(validateTask(task, tableWith(outcome()))), (Facts{{ErrorCode::ColumnUnknown, "nowhere", 0}}));
    }

    void editsNameNumericColumnsAndUsableNumbers()
    {
        Column sex{
            .name = "sex", .kind = ColumnKind::Binary, .values = std::vector<float>(200, 1.0F), .levels = {"f", "m"}};
        Task task = goodTask();
        task.edits = {{.kind = DataEdit::Kind::Multiply, .column = "hb", .factor = 0.1},
                      {.kind = DataEdit::Kind::Multiply, .column = "mcv", .factor = 10.0},
                      {.kind = DataEdit::Kind::SwapColumns, .column = "hb", .otherColumn = "mch"},
                      {.kind = DataEdit::Kind::Multiply, .column = "sex", .factor = 2.0},
                      {.kind = DataEdit::Kind::Multiply, .column = "iron", .factor = 0.0},
                      {.kind = DataEdit::Kind::TreatAsMissing, .column = "iron", .low = 5.0, .high = 1.0}};
        QCOMPARE(factsOf(validateTask(task, tableWith(outcome(), {sex}))),
                 (Facts{{ErrorCode::ColumnUnknown, "mcv", 0},
                        {ErrorCode::ColumnUnknown, "mch", 0},
                        {ErrorCode::EditInvalid, "sex", 0},
                        {ErrorCode::EditInvalid, "iron", 0},
                        {ErrorCode::EditInvalid, "iron", 0}}));
    }
};

PANELWISE_APPLESS_TEST(TaskValidationTest)

} // namespace task_validation_test

#include "task_validation_test.moc"
