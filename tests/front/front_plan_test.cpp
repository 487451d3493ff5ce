// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/front/front_plan.h"
#include "tests/test_program.h"

#include <limits>

namespace front_plan_test {

using namespace core;

namespace {

// Every setting other than by default.
FrontPlan strangePlan()
{
    FrontPlan plan;
    plan.method = FrontMethod::Exact;
    plan.metric = FrontMetric::Am;
    plan.seed = Seed{std::numeric_limits<std::uint64_t>::max()};
    plan.forbidUnrecorded = true;
    plan.lattice = {.folds = 3,
                    .rounds = 17,
                    .patience = 4,
                    .depth = 2,
                    .rate = 0.1,
                    .smallestLeaf = 33,
                    .mostSets = 12,
                    .targets = 5,
                    .prices = 6,
                    .mostPatients = 4321};
    plan.sweep.grid = SweepGrid::Paper;
    plan.sweep.policies = 7;
    plan.sweep.warmStart = false;
    plan.sweep.training.shape = {.lambda = 2.5, .rho = -0.125};
    plan.sweep.training.ppo.hidden = 24;
    return plan;
}

std::string replaced(std::string text, const std::string& what, const std::string& by)
{
    const std::size_t place = text.find(what);
    if (place == std::string::npos)
        qFatal("the plan does not say %s", what.c_str());
    return text.replace(place, what.size(), by);
}

std::optional<ErrorCode> codeOf(const std::string& text)
{
    const Result<FrontPlan> plan = parseFrontPlan(text);
    return plan ? std::nullopt : std::optional(plan.error().code);
}

} // namespace

class FrontPlanTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPlanThatIsWrittenIsReadBack()
    {
        for (const FrontPlan& plan : {FrontPlan{}, strangePlan()}) {
            const Result<FrontPlan> read = parseFrontPlan(writeFrontPlan(plan));
            QVERIFY(read.ok());
            QVERIFY(*read == plan);
        }
    }

    void everyMethodMetricAndGridIsReadBack()
    {
        for (const FrontMethod method :
             {FrontMethod::Lattice, FrontMethod::SweepPretrained, FrontMethod::SweepEndToEnd, FrontMethod::Exact})
            for (const FrontMetric metric : {FrontMetric::F1, FrontMetric::Am})
                for (const SweepGrid grid : {SweepGrid::Adaptive, SweepGrid::Paper}) {
                    FrontPlan plan;
                    plan.method = method;
                    plan.metric = metric;
                    plan.sweep.grid = grid;
                    QVERIFY(*parseFrontPlan(writeFrontPlan(plan)) == plan);
                }
        QCOMPARE(frontMethodName(FrontMethod::SweepEndToEnd), std::string_view("smddpo-end-to-end"));
        QCOMPARE(frontMetricName(FrontMetric::Am), std::string_view("am"));
    }

    void theLimitsThemselvesAreAllowedAndNothingBeyond()
    {
        const std::string text = writeFrontPlan(strangePlan());
        const std::string folds = "\"lattice.folds\":3", rate = "\"lattice.rate\":0.1";
        for (const char* allowed : {"2", "20"})
            QCOMPARE(codeOf(replaced(text, folds, std::string("\"lattice.folds\":") + allowed)), std::nullopt);
        for (const char* refused : {"1", "21", "-3", "2.5", "\"3\"", "null", "99999999999999999999"})
            QCOMPARE(codeOf(replaced(text, folds, std::string("\"lattice.folds\":") + refused)),
                     std::optional(ErrorCode::PlanValueInvalid));
        for (const char* allowed : {"0.0001", "1"})
            QCOMPARE(codeOf(replaced(text, rate, std::string("\"lattice.rate\":") + allowed)), std::nullopt);
        for (const char* refused : {"0", "1.01", "true"})
            QCOMPARE(codeOf(replaced(text, rate, std::string("\"lattice.rate\":") + refused)),
                     std::optional(ErrorCode::PlanValueInvalid));
    }

    void aWordThatIsNoneIsRefusedByName()
    {
        const std::string text = replaced(writeFrontPlan({}), "\"method\":\"lattice\"", "\"method\":\"magic\"");
        const Result<FrontPlan> plan = parseFrontPlan(text);
        QVERIFY(!plan.ok());
        QVERIFY(plan.error() == (Error{.code = ErrorCode::PlanValueInvalid, .subject = "method"}));
    }

    void anUnknownKeyIsRefused()
    {
        const std::string text = writeFrontPlan({});
        QCOMPARE(codeOf(replaced(text, "{", "{\"lattice.moons\":2,")), std::optional(ErrorCode::PlanFieldUnknown));
    }

    void aMissingKeyIsRefused()
    {
        QCOMPARE(codeOf(replaced(writeFrontPlan({}), "\"metric\":\"f1\",", "")),
                 std::optional(ErrorCode::PlanValueInvalid));
    }

    void whatIsNoPlanIsRefused()
    {
        for (const char* text : {"", "[]", "3", "{", "null"})
            QCOMPARE(codeOf(text), std::optional(ErrorCode::PlanValueInvalid));
    }
};

PANELWISE_APPLESS_TEST(FrontPlanTest)

} // namespace front_plan_test

#include "front_plan_test.moc"
