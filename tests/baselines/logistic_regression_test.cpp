// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/logistic_regression_p.h"

#include "core/base/random.h"
#include "tests/test_program.h"

#include <cmath>

namespace logistic_regression_test {

using namespace core;

namespace {

const std::function<bool(double)> kGoOn = [](double) { return true; };

struct Lessons {
    ModelRows rows;
    std::vector<std::uint8_t> diseased;

    void add(std::vector<float> values, bool ill, std::size_t times = 1)
    {
        rows.columns = values.size();
        for (std::size_t i = 0; i < times; ++i) {
            rows.values.insert(rows.values.end(), values.begin(), values.end());
            diseased.push_back(ill ? 1 : 0);
        }
    }
    LogisticModel fit(double ridge) const
    {
        return *fitLogistic(rows, diseased, {.ridge = ridge}, {}, WorkShare(kGoOn));
    }
};

// Three columns of very different size, outcomes that depend on two of them.
Lessons threeColumns(std::size_t patients)
{
    RandomStream stream(Seed{5}, "three columns");
    Lessons lessons;
    for (std::size_t i = 0; i < patients; ++i) {
        const double a = stream.normal(), b = 10.0 * stream.normal(), c = 0.1 * stream.normal();
        const double p = 1.0 / (1.0 + std::exp(1.0 - a - 0.2 * b));
        lessons.add({static_cast<float>(a), static_cast<float>(b), static_cast<float>(c)}, stream.uniform() < p);
    }
    return lessons;
}

bool near(double found, double expected, double tolerance)
{
    if (std::abs(found - expected) <= tolerance)
        return true;
    qWarning("found %.12g, expected %.12g", found, expected);
    return false;
}

} // namespace

class LogisticRegressionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Without a penalty both groups get the odds they have: 30 to 70, and 60 to 40.
    void aYesOrNoColumnGivesTheOddsOfBothGroups()
    {
        Lessons lessons;
        lessons.add({0.0f}, true, 30);
        lessons.add({0.0f}, false, 70);
        lessons.add({1.0f}, true, 60);
        lessons.add({1.0f}, false, 40);
        const LogisticModel model = lessons.fit(1e-9);
        QVERIFY(near(model.weights(1), std::log(30.0 / 70.0), 1e-7));
        QVERIFY(near(model.weights(0), std::log(60.0 / 40.0) - std::log(30.0 / 70.0), 1e-7));
        const std::vector<double> said = model.probabilities({.columns = 1, .values = {0.0f, 1.0f}});
        QVERIFY(near(said[0], 0.3, 1e-8));
        QVERIFY(near(said[1], 0.6, 1e-8));
    }

    // Σ (p − y)·x + ridge·slope = 0 for every column, Σ (p − y) = 0 for the intercept, which is not penalised.
    void theAnswerHasNoSlopeLeft_data()
    {
        QTest::addColumn<double>("ridge");
        for (const double ridge : {1e-3, 1.0, 100.0})
            QTest::newRow(std::to_string(ridge).c_str()) << ridge;
    }
    void theAnswerHasNoSlopeLeft()
    {
        QFETCH(const double, ridge);
        const Lessons lessons = threeColumns(5000); // more than one block of rows
        const LogisticModel model = lessons.fit(ridge);
        const std::vector<double> said = model.probabilities(lessons.rows);
        for (std::size_t column = 0; column <= 3; ++column) {
            double sum = column < 3 ? ridge * model.weights(static_cast<Eigen::Index>(column)) : 0.0;
            for (std::size_t i = 0; i < said.size(); ++i) {
                const double value = column < 3 ? double(lessons.rows.values[3 * i + column]) : 1.0;
                sum += (said[i] - lessons.diseased[i]) * value;
            }
            QVERIFY(near(sum / 5000.0, 0.0, 1e-9));
        }
        QVERIFY(model.gradient <= 1e-9);
        QVERIFY2(model.steps <= 12, "Newton's method doubles the digits with every step");
    }

    // x = ±1 tells the outcome, 50 patients on each side. By symmetry the intercept is 0, and the slope w solves
    // 100·(1 − σ(w)) = ridge·w; without the penalty it would have no end.
    void separableGroupsStayFinite()
    {
        Lessons lessons;
        lessons.add({1.0f}, true, 50);
        lessons.add({-1.0f}, false, 50);
        for (const double ridge : {1e-4, 1.0}) {
            const LogisticModel model = lessons.fit(ridge);
            const double w = model.weights(0);
            QVERIFY(std::isfinite(w) && w > 1.0);
            QVERIFY(near(100.0 / (1.0 + std::exp(w)), ridge * w, 1e-5));
            QVERIFY(near(model.weights(1), 0.0, 1e-6));
        }
    }

    void twoLikeColumnsShareTheirSlope()
    {
        Lessons lessons;
        for (const bool ill : {true, false}) {
            lessons.add({1.0f, 1.0f}, ill, ill ? 30 : 10);
            lessons.add({0.0f, 0.0f}, ill, ill ? 10 : 30);
        }
        const LogisticModel model = lessons.fit(0.5);
        QVERIFY(model.weights(0) > 0.5);
        QVERIFY(near(model.weights(0), model.weights(1), 1e-9));
    }

    // Nothing but the intercept is left: the odds of all, 20 to 60.
    void aStrongPenaltyLeavesTheOddsOfAll()
    {
        Lessons lessons;
        lessons.add({2.0f}, true, 20);
        lessons.add({-1.0f}, false, 60);
        const LogisticModel model = lessons.fit(1e9);
        QVERIFY(near(model.weights(0), 0.0, 1e-6));
        QVERIFY(near(model.weights(1), std::log(20.0 / 60.0), 1e-6));
    }

    void whereItStartsDoesNotMatter()
    {
        const Lessons lessons = threeColumns(800);
        const LogisticModel fresh = lessons.fit(1.0);
        const LogisticModel moved = *fitLogistic(lessons.rows, lessons.diseased, {.ridge = 1.0},
                                                 Eigen::Vector4d(5.0, -3.0, 40.0, 8.0), WorkShare(kGoOn));
        QVERIFY((fresh.weights - moved.weights).cwiseAbs().maxCoeff() < 1e-6);
    }

    void aStopLeavesNothing()
    {
        const Lessons lessons = threeColumns(5000);
        for (const int after : {0, 1, 5}) {
            int asked = 0;
            const std::function<bool(double)> stop = [&](double) { return asked++ < after; };
            QVERIFY(!fitLogistic(lessons.rows, lessons.diseased, {}, {}, WorkShare(stop)));
            QCOMPARE(asked, after + 1);
        }
    }
};

PANELWISE_GUILESS_TEST(LogisticRegressionTest)

} // namespace logistic_regression_test

#include "logistic_regression_test.moc"
