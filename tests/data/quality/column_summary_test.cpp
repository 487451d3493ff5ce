// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/data/quality/column_summary.h"
#include "tests/test_program.h"

#include <QElapsedTimer>

#include <cmath>
#include <limits>
#include <numeric>

namespace column_summary_test {

using namespace core;

namespace {

const float kMissing = std::numeric_limits<float>::quiet_NaN();

Column numbers(std::string name, std::vector<float> values)
{
    return {.name = std::move(name), .kind = ColumnKind::Numeric, .values = std::move(values), .levels = {}};
}

Column outcome(std::vector<float> values)
{
    return {.name = "label", .kind = ColumnKind::Binary, .values = std::move(values), .levels = {"0", "1"}};
}

Task taskWith(std::vector<std::string> visible, std::vector<PanelSpec> panels)
{
    Task task;
    task.label = "label";
    task.visible = std::move(visible);
    task.panels = std::move(panels);
    return task;
}

PanelSpec panel(std::string name, std::vector<std::string> columns)
{
    return {.name = std::move(name), .cost = Cost(1.0), .columns = std::move(columns), .otherKeys = {}};
}

template <std::size_t N>
double total(const std::array<float, N>& shares)
{
    return std::accumulate(shares.begin(), shares.end(), 0.0);
}

} // namespace

constexpr float kFine = 1.0F / 64.0F; // exact in binary

class ColumnSummaryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // 0 … 100 without order, a 64th added: the 5th percentile is 5 and a 64th. A 64th is finer than any step values are
    // written down in, so the histogram spans just the middle 98 %.
    void quantilesAreThoseOfTheRecordedValues()
    {
        std::vector<float> values(101);
        std::iota(values.begin(), values.end(), 0.0F);
        for (float& value : values)
            value += kFine;
        RandomStream(Seed{1}, "shuffle").shuffle(std::span<float>(values));
        values.push_back(kMissing);
        const Table table("t", {numbers("x", values)});
        const ColumnSummary x = summarise(table, {}).columns.front();
        QCOMPARE(x.missing, std::size_t(1));
        QCOMPARE(x.distinct, std::size_t(101));
        QCOMPARE(x.minimum.value(), 0.0 + kFine);
        QCOMPARE(x.percentile5.value(), 5.0 + kFine);
        QCOMPARE(x.median.value(), 50.0 + kFine);
        QCOMPARE(x.percentile95.value(), 95.0 + kFine);
        QCOMPARE(x.maximum.value(), 100.0 + kFine);
        QCOMPARE(x.binLow, 1.0 + kFine);
        QCOMPARE(x.binHigh, 99.0 + kFine);
        QVERIFY(std::abs(total(x.without) - 99.0 / 101.0) < 1e-6);
        QCOMPARE(total(x.with), 0.0);
    }

    // 0 … 29, ten times each: 30 steps over at most 24 bins are two steps a bin, so 15 bins of 1/15 and no comb.
    void binsHoldEquallyManySteps()
    {
        std::vector<float> values;
        for (int i = 0; i < 300; ++i)
            values.push_back(static_cast<float>(i % 30) / 10.0F);
        const Table table("t", {numbers("x", values)});
        const ColumnSummary x = summarise(table, {}).columns.front();
        int filled = 0;
        for (const float share : x.without) {
            QVERIFY(share == 0.0F || std::abs(share - 1.0F / 15.0F) < 1e-6F);
            filled += share > 0.0F ? 1 : 0;
        }
        QCOMPARE(filled, 15);
    }

    // Between order statistics: the median of 1, 2, 4, 8 is 3, the 5th percentile 1 + 0.15.
    void quantilesAreInterpolated()
    {
        const Table table("t", {numbers("x", {8, 1, 4, 2})});
        const ColumnSummary x = summarise(table, {}).columns.front();
        QCOMPARE(x.median.value(), 3.0);
        QVERIFY(std::abs(x.percentile5.value() - 1.15) < 1e-12);
    }

    void outcomesAreKeptApart()
    {
        const Table table(
            "t", {numbers("x", {1, 2, 3, 10, kMissing, 50}),
                  outcome({0, 0, 0, 1, 1, kMissing}),
                  {.name = "sex", .kind = ColumnKind::Binary, .values = {0, 1, 1, 1, 0, 0}, .levels = {"f", "m"}}});
        const TableSummary summary = summarise(table, taskWith({}, {}));
        QCOMPARE(summary.patients, std::size_t(5)); // the last has no outcome
        QCOMPARE(summary.positives, std::size_t(2));
        QCOMPARE(summary.columns[0].meanWithout.value(), 2.0);
        QCOMPARE(summary.columns[0].meanWith.value(), 10.0);
        QVERIFY(std::abs(summary.columns[2].meanWithout.value() - 2.0 / 3.0) < 1e-12);
        QCOMPARE(summary.columns[2].meanWith.value(), 0.5);
        QVERIFY(std::abs(summary.columns[2].without.front() - 1.0F / 3.0F) < 1e-6F);
        QVERIFY(std::abs(summary.columns[2].without.back() - 2.0F / 3.0F) < 1e-6F);
    }

    void unusableOutcomesCountAsWithout_data()
    {
        QTest::addColumn<QByteArray>("label");
        QTest::addColumn<QByteArray>("positive");
        QTest::newRow("unknown column") << QByteArray("nothing") << QByteArray("1");
        QTest::newRow("unknown value") << QByteArray("label") << QByteArray("yes");
        QTest::newRow("three values") << QByteArray("x") << QByteArray("1");
    }
    void unusableOutcomesCountAsWithout()
    {
        QFETCH(QByteArray, label);
        QFETCH(QByteArray, positive);
        const Table table("t", {numbers("x", {1, 2, 3}), outcome({0, 1, kMissing})});
        Task task;
        task.label = label.toStdString();
        task.positive = OutcomeRule::value(positive.toStdString());
        const TableSummary summary = summarise(table, task);
        QCOMPARE(summary.patients, std::size_t(3));
        QCOMPARE(summary.positives, std::size_t(0));
        QCOMPARE(summary.columns[0].meanWithout.value(), 2.0);
        QVERIFY(!summary.columns[0].meanWith);
    }

    void categoriesHaveABinForEachLevel()
    {
        const Table table(
            "t", {{.name = "icu", .kind = ColumnKind::Category, .values = {0, 1, 2, 2}, .levels = {"a", "b", "c"}}});
        const ColumnSummary icu = summarise(table, {}).columns.front();
        QCOMPARE(icu.without[0], 0.25F);
        QCOMPARE(icu.without[2], 0.5F);
        QVERIFY(!icu.median && !icu.meanWithout);
        QCOMPARE(icu.distinct, std::size_t(3));
    }

    void emptyAndConstantColumnsAreSummarised()
    {
        const Table table("t", {numbers("none", {kMissing, kMissing}), numbers("same", {7, 7})});
        const TableSummary summary = summarise(table, {});
        QVERIFY(!summary.columns[0].median && !summary.columns[0].minimum);
        QCOMPARE(summary.columns[0].missing, std::size_t(2));
        QCOMPARE(summary.columns[1].median.value(), 7.0);
        QCOMPARE(total(summary.columns[1].without), 1.0);
    }

    // Panel of two tests. Without the disease: 1 of 4 cells missing, nobody empty-handed. With: 3 of 4, one of two.
    void missingnessIsCountedByPanelAndOutcome()
    {
        const Table table("t", {numbers("age", {50, 60, 70, 80}), numbers("iron", {1, kMissing, kMissing, kMissing}),
                                numbers("tibc", {1, 2, kMissing, 4}), outcome({0, 0, 1, 1})});
        const TableSummary summary =
            summarise(table, taskWith({"age"}, {panel("TSAT", {"iron", "tibc"}), panel("Iron", {"iron"})}));
        QCOMPARE(summary.panels.size(), std::size_t(3));
        QCOMPARE(summary.panels[0].panel, "");
        QCOMPARE(summary.panels[0].missingWithout, 0.0);
        QCOMPARE(summary.panels[1].panel, "TSAT");
        QCOMPARE(summary.panels[1].missingWithout, 0.25);
        QCOMPARE(summary.panels[1].missingWith, 0.75);
        QCOMPARE(summary.panels[1].absentWithout, 0.0);
        QCOMPARE(summary.panels[1].absentWith, 0.5);
        QCOMPARE(summary.panels[2].absentWithout, 0.5);
        QCOMPARE(summary.testValuesMissing, 0.5); // iron 3 of 4, tibc 1 of 4
    }

    void distinctValuesAreCountedUpToAThousand()
    {
        std::vector<float> values(5000);
        std::iota(values.begin(), values.end(), 0.5F);
        std::vector<float> few(5000);
        for (std::size_t i = 0; i < few.size(); ++i)
            few[i] = static_cast<float>(i % 7) - 3.0F;
        few.back() = -0.0F; // the same as 0
        const Table table("t", {numbers("many", values), numbers("few", few)});
        QCOMPARE(summarise(table, {}).columns[0].distinct, std::size_t(1000));
        QCOMPARE(summarise(table, {}).columns[1].distinct, std::size_t(7));
    }

    void aStopEndsTheWork()
    {
        std::stop_source stop;
        stop.request_stop();
        const Table table("t", {numbers("x", {1, 2, 3})});
        QVERIFY(summarise(table, {}, stop.get_token()).columns.empty());
    }

    // csv_bench measures this with optimisation; the limit leaves room for a debug build on a busy machine.
    void aHundredThousandPatientsTakeLittleTime()
    {
        RandomStream random(Seed{1}, "summary");
        std::vector<Column> columns;
        for (int c = 0; c < 50; ++c) {
            std::vector<float> values(100'000);
            for (float& value : values)
                value = random.below(10) == 0 ? kMissing : static_cast<float>(random.uniform());
            columns.push_back(numbers("x" + std::to_string(c), std::move(values)));
        }
        const Table table("t", std::move(columns));
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(summarise(table, taskWith({"x1"}, {panel("p", {"x2", "x3"})})).columns.size(), std::size_t(50));
        qInfo("summary of 100,000 x 50: %lld ms", timer.elapsed());
        QVERIFY(timer.elapsed() < 10'000);
    }
};

PANELWISE_APPLESS_TEST(ColumnSummaryTest)

} // namespace column_summary_test

#include "column_summary_test.moc"
