// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/baseline_plan.h"
#include "tests/test_program.h"

#include <limits>
#include <set>

namespace baseline_plan_test {

using namespace core;

namespace {

// Every setting other than by default.
BaselinePlan strangePlan()
{
    BaselinePlan plan;
    plan.systems = {{SystemKind::Lattice, PanelChoice::All}, {SystemKind::Network, PanelChoice::Chosen}};
    plan.seeds = 17;
    plan.seed = Seed{std::numeric_limits<std::uint64_t>::max()};
    plan.sameSplit = true;
    plan.chosenPanels = {"CBC", "Blut \"groß\""};
    plan.shape = RewardShape{.lambda = 2.5, .rho = -0.1};
    plan.engine.lattice.folds = 3;
    plan.engine.sweep.training.ppo.hidden = 24;
    return plan;
}

BaselinePlan plainPlan()
{
    BaselinePlan plan;
    plan.systems.assign(allSystems().begin(), allSystems().end());
    return plan;
}

std::string replaced(std::string text, const std::string& what, const std::string& by)
{
    const std::size_t place = text.find(what);
    if (place == std::string::npos)
        qFatal("the plan does not say %s", what.c_str());
    return text.replace(place, what.size(), by);
}

std::optional<Error> errorOf(const std::string& text)
{
    const Result<BaselinePlan> plan = parseBaselinePlan(text);
    return plan ? std::nullopt : std::optional(plan.error());
}

} // namespace

class BaselinePlanTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPlanThatIsWrittenIsReadBack()
    {
        for (const BaselinePlan& plan : {plainPlan(), strangePlan()}) {
            const Result<BaselinePlan> read = parseBaselinePlan(writeBaselinePlan(plan));
            QVERIFY2(read.ok(), read ? "" : read.error().subject.c_str());
            QVERIFY(*read == plan);
        }
    }

    void whatIsWrongIsNamed()
    {
        const std::string good = writeBaselinePlan(strangePlan());
        const auto wrong = [&](const std::string& what, const std::string& by) {
            return errorOf(replaced(good, what, by));
        };
        QCOMPARE(wrong("\"seeds\":17", "\"seeds\":0")->subject, std::string("seeds"));
        QCOMPARE(wrong("\"seeds\":17", "\"seeds\":\"17\"")->subject, std::string("seeds"));
        QCOMPARE(wrong("\"lattice\",", "\"latice\",")->subject, std::string("systems"));
        QCOMPARE(wrong("\"network-chosen\"", "\"lattice\"")->subject, std::string("systems")); // twice the same row
        QCOMPARE(wrong("\"rho\":-0.1", "\"rho\":0.1")->subject, std::string("shape"));
        QCOMPARE(wrong("\"same_split\":true", "\"same_split\":1")->subject, std::string("same_split"));
        QCOMPARE(wrong("\"lattice.folds\":3", "\"lattice.folds\":1")->code, ErrorCode::PlanValueInvalid);
        QCOMPARE(wrong("{\"systems\"", "{\"new\":1,\"systems\"")->code, ErrorCode::PlanFieldUnknown);
        QCOMPARE(errorOf("[]")->code, ErrorCode::PlanValueInvalid);
        QCOMPARE(errorOf("{")->code, ErrorCode::PlanValueInvalid);
    }

    void everySystemHasAKeyOfItsOwnThatLeadsBackToIt()
    {
        std::set<std::string> keys;
        for (const SystemId& system : allSystems()) {
            QVERIFY(systemFromKey(systemKey(system)) == system);
            keys.insert(systemKey(system));
        }
        QCOMPARE(keys.size(), allSystems().size());
        QVERIFY(systemFromKey("rf-2") == (SystemId{SystemKind::RandomForest, PanelChoice::TwoCheapest}));
        QVERIFY(systemFromKey("smddpo-pretrained") == (SystemId{SystemKind::SmDdpoPretrained, PanelChoice::All}));
        QVERIFY(!systemFromKey("cwcf-2")); // decides itself which panels it wants
        QVERIFY(!systemFromKey("forest"));
        QVERIFY(!systemFromKey(""));
    }
};

PANELWISE_GUILESS_TEST(BaselinePlanTest)

} // namespace baseline_plan_test

#include "baseline_plan_test.moc"
