// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/task/task_rules.h"

#include "core/data/task/currency.h"
#include "core/data/task/task_editing.h"
#include "tests/test_program.h"

#include <utility>

namespace task_rules_test {

using namespace core;

namespace {

// CBC $26, TSAT $40, Imaging $300; a draw for $2 with the first two.
Task study()
{
    Task task;
    task.panels = {{.name = "CBC", .cost = Cost(26.0), .columns = {"hb", "mcv"}},
                   {.name = "TSAT", .cost = Cost(40.0), .columns = {"iron", "hb"}},
                   {.name = "Imaging", .cost = Cost(300.0), .columns = {"size"}}};
    task.sharedFees = {{.name = "Draw", .cost = Cost(2.0), .panels = {"CBC", "TSAT"}}};
    return task;
}

using Facts = std::vector<std::tuple<ErrorCode, std::string, std::string>>;
Facts factsOf(const Task& task)
{
    Facts facts;
    const ProblemList problems = problemsOfRules(task);
    for (const Error& error : problems.first())
        facts.emplace_back(error.code, error.subject, error.detail);
    return facts;
}

} // namespace

class TaskRulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rulesAreReadAndWritten()
    {
        const TaskParse parse = parseTask(R"({"label": "y", "visible": [],
            "panels": [{"name": "CBC", "cost": 26, "columns": ["hb"]},
                       {"name": "TSAT", "cost": 40, "needs": ["CBC"], "columns": ["iron"]}],
            "rules": {"cap": 120, "cap_minutes": 90, "first": ["CBC"], "never": ["TSAT"], "why": "audit"}})");
        QVERIFY(parse.reading);
        const Task& task = parse.reading->task;
        QCOMPARE(task.rules.cap->amount, 120.0);
        QCOMPARE(task.rules.capMinutes->amount, 90.0);
        QCOMPARE(task.rules.first, std::vector<std::string>{"CBC"});
        QCOMPARE(task.rules.never, std::vector<std::string>{"TSAT"});
        QCOMPARE(task.panels[1].needs, std::vector<std::string>{"CBC"});
        QCOMPARE(parse.reading->unknownKeys, std::vector<std::string>{"/rules/why"});
        QVERIFY(parseTask(writeTask(task)).reading->task == task);
        for (const char* wrong : {R"({"cap": -1})", R"({"cap": "much"})", R"({"first": "CBC"})", "7"})
            QVERIFY2(!parseTask(R"({"label": "y", "visible": [], "panels": [], "rules": )" + std::string(wrong) + "}")
                          .reading,
                     wrong);
    }

    // What comes first needs the others, so these come first, too.
    void rulesBecomePositionsOfPanels()
    {
        Task task = study();
        task.rules = {.cap = Cost(100.0), .first = {"TSAT"}, .never = {"Imaging"}};
        task.panels[1].needs = {"CBC"};
        const OrderRules rules = rulesOf(task);
        QCOMPARE(rules.first.bits(), 0b010U);
        QCOMPARE(rules.completed().first.bits(), 0b011U);
        QCOMPARE(rules.never.bits(), 0b100U);
        QCOMPARE(rules.needsOf(PanelId(1)).bits(), 0b001U);
        QVERIFY(problemsOfRules(task).empty());
        QVERIFY(!rulesOf(study()).any());
    }

    void contradictionsAreTold()
    {
        Task task = study();
        task.rules.first = {"Imaging", "Lipids"};
        task.rules.never = {"Imaging"};
        task.panels[0].needs = {"Ferritin"};
        QCOMPARE(factsOf(task), (Facts{{ErrorCode::RulePanelUnknown, "Lipids", ""},
                                       {ErrorCode::RulePanelUnknown, "Ferritin", "CBC"},
                                       {ErrorCode::RuleContradicts, "Imaging", ""}}));
        task = study();
        task.rules.never = {"CBC"};
        task.panels[1].needs = {"CBC"};
        QCOMPARE(factsOf(task), (Facts{{ErrorCode::NeedsNeverMet, "TSAT", "CBC"}}));
        task.rules.first = {"TSAT"};
        QCOMPARE(factsOf(task), (Facts{{ErrorCode::RuleContradicts, "TSAT", "CBC"}}));
        task.rules = {.never = {"CBC", "TSAT"}}; // neither is ordered: nothing is contradicted
        QVERIFY(problemsOfRules(task).empty());
    }

    void panelsThatNeedEachOtherAreNamed()
    {
        Task task = study();
        task.panels[0].needs = {"TSAT"};
        task.panels[1].needs = {"CBC"};
        task.panels[2].needs = {"CBC"}; // waits for the circle, and is none of it
        QCOMPARE(factsOf(task), (Facts{{ErrorCode::NeedsInCircle, "CBC", "CBC, TSAT"}}));
        task.panels[0].needs = {"CBC"};
        task.panels[1].needs.clear();
        QCOMPARE(factsOf(task), (Facts{{ErrorCode::NeedsInCircle, "CBC", "CBC"}}));
    }

    // CBC, TSAT and the draw are $68.
    void whatComesFirstFitsTheCap()
    {
        Task task = study();
        task.rules = {.cap = Cost(68.0), .first = {"CBC", "TSAT"}};
        QVERIFY(problemsOfRules(task).empty());
        task.rules.cap = Cost(67.99);
        QCOMPARE(factsOf(task), (Facts{{ErrorCode::FirstOverCap, "CBC, TSAT", "68/67.99"}}));
        task.rules.first = {"TSAT"};
        QVERIFY(problemsOfRules(task).empty());
        task.panels[1].needs = {"CBC"}; // then it comes first as well
        QCOMPARE(factsOf(task).size(), std::size_t{1});
    }

    void aCapOnMinutesNeedsTheMinutesAndSingleOrders()
    {
        Task task = study();
        task.rules.capMinutes = Minutes(60.0);
        QCOMPARE(factsOf(task), (Facts{{ErrorCode::MinutesMissing, "CBC", ""}}));
        for (PanelSpec& panel : task.panels)
            panel.minutes = Minutes(40.0);
        QVERIFY(problemsOfRules(task).empty());
        task.rules.first = {"CBC", "TSAT"};
        QCOMPARE(factsOf(task), (Facts{{ErrorCode::FirstOverCap, "CBC, TSAT", "80/60"}}));
        task.rules.first.clear();
        task.pairOrders = PairOrders::Allowed;
        QCOMPARE(factsOf(task), (Facts{{ErrorCode::CapWithPairs, "", ""}}));
    }

    void rulesFollowTheirPanels()
    {
        Task task = study();
        task.rules = {.first = {"CBC"}, .never = {"Imaging"}};
        task.panels[1].needs = {"CBC"};
        const Task renamed = withPanelRenamed(task, 0, "Blood count");
        QCOMPARE(renamed.rules.first, std::vector<std::string>{"Blood count"});
        QCOMPARE(renamed.panels[1].needs, std::vector<std::string>{"Blood count"});
        const Task removed = withPanelRemoved(task, 0);
        QVERIFY(removed.rules.first.empty() && removed.panels[0].needs.empty());
        QCOMPARE(removed.rules.never, std::vector<std::string>{"Imaging"});
        const Task merged = withPanelsMerged(task, 1, 0); // what it needed is part of it now
        QCOMPARE(merged.rules.first, std::vector<std::string>{"TSAT"});
        QVERIFY(merged.panels[0].needs.empty());
    }

    // Each test once, in the order of the panels, and nothing is left that speaks of panels or of money.
    void testsAloneCountAsOne()
    {
        Task task = study();
        task.rules = {.cap = Cost(68.0), .first = {"CBC"}};
        task.panels[1].needs = {"CBC"};
        task.panels[0].minutes = Minutes(40.0);
        task.visible = {"age"};
        task.priceSource = "Clinic list";
        const Task alone = withTestsAlone(task);
        QCOMPARE(alone.currency, std::string(kTestUnits));
        QVERIFY(alone.sharedFees.empty() && alone.rules == OrderRulesSpec() && alone.priceSource.empty());
        QCOMPARE(alone.visible, std::vector<std::string>{"age"});
        std::vector<std::string> names;
        for (const PanelSpec& panel : alone.panels) {
            names.push_back(panel.name);
            QVERIFY(panel == (PanelSpec{.name = panel.name, .cost = Cost(1.0), .columns = {panel.name}}));
        }
        QCOMPARE(names, (std::vector<std::string>{"hb", "mcv", "iron", "size"}));
    }
};

PANELWISE_APPLESS_TEST(TaskRulesTest)

} // namespace task_rules_test

#include "task_rules_test.moc"
