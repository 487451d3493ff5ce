// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/front/optimum_line.h"
#include "tests/front/discrete_fixture.h"
#include "tests/test_program.h"

#include <algorithm>
#include <cmath>

namespace optimum_line_test {

using namespace core;

namespace {

std::optional<double> valueAt(const std::vector<CostValue>& line, double cost)
{
    const auto found =
        std::find_if(line.begin(), line.end(), [cost](const auto& one) { return std::abs(one.cost - cost) < 1e-9; });
    return found == line.end() ? std::nullopt : found->value;
}

} // namespace

class OptimumLineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // A perfect test for $10, a fifth ill. For nothing: everybody ill, F1 = 0.4/1.2 = 1/3, or nobody; for $10 all
    // right. For $5 half are tested and the others called healthy: TP 0.1, FN 0.1, FP 0: F1 = 0.2/0.3 = 2/3. AM is
    // linear: half of the way from 1/2 to 1 is 3/4.
    void thePerfectTestHasALineKnownByHand()
    {
        DiscreteJoint joint;
        joint.variables = {{"test"}};
        joint.probability = {{0.8, 0.0}, {0.0, 0.2}};
        Task task;
        task.panels = {{.name = "Test", .cost = Cost(10.0), .columns = {"test"}}};
        const OptimumLines lines = optimumLines(makeDiscreteProblem(joint, task), {}, 2);
        QVERIFY(std::abs(lines.prevalence - 0.2) < 1e-12);
        QCOMPARE(lines.f1.size(), std::size_t(3));
        QVERIFY(std::abs(*valueAt(lines.f1, 0.0) - 1.0 / 3.0) < 1e-9);
        QVERIFY(std::abs(*valueAt(lines.f1, 5.0) - 2.0 / 3.0) < 1e-9);
        QVERIFY(std::abs(*valueAt(lines.f1, 10.0) - 1.0) < 1e-9);
        QVERIFY(std::abs(*valueAt(lines.am, 5.0) - 0.75) < 1e-9);
        QVERIFY(&lines.of(FrontMetric::Am) == &lines.am);
    }

    void theLineNeverFalls()
    {
        const OptimumLines lines = optimumLines(fixture::knownOptimum());
        QVERIFY(lines.f1.size() >= 200);
        const auto falls = [](const CostValue& a, const CostValue& b) { return *b.value < *a.value - 1e-9; };
        QVERIFY(std::adjacent_find(lines.f1.begin(), lines.f1.end(), falls) == lines.f1.end());
        QVERIFY(std::is_sorted(lines.f1.begin(), lines.f1.end(),
                               [](const auto& a, const auto& b) { return a.cost < b.cost; }));
    }

    void aStopLeavesNoHalfLines()
    {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(optimumLines(fixture::knownOptimum(), stop.get_token()) == OptimumLines());
    }
};

PANELWISE_GUILESS_TEST(OptimumLineTest)

} // namespace optimum_line_test

#include "optimum_line_test.moc"
