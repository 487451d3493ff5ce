// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/synthetic/builtin_cohorts.h"

#include "core/base/random.h"
#include "core/data/synthetic/cohort_statistics.h"
#include "core/data/synthetic/published_shares.h"
#include "tests/test_program.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace builtin_cohorts_test {

using namespace core;

namespace {

constexpr std::size_t kMany = 20'000;

Sample drawn(std::string_view name, std::optional<std::size_t> patients = std::nullopt, Seed seed = Seed{1})
{
    return drawBuiltinCohort(name, patients, seed).value();
}

// Drawn once for all tests that look at many patients.
const Sample& many(const std::string& name)
{
    static std::map<std::string, Sample> samples;
    const auto [entry, isNew] = samples.try_emplace(name);
    if (isNew)
        entry->second = drawn(name, kMany);
    return entry->second;
}

const std::vector<float>& values(const Sample& sample, std::string_view column)
{
    return sample.table->find(column)->values;
}

// Values of one class, sorted; what is not recorded is left out.
std::vector<float> ofClass(const Sample& sample, std::size_t column, float label)
{
    const std::vector<float>& outcome = sample.table->columns().back().values;
    const std::vector<float>& all = sample.table->columns()[column].values;
    std::vector<float> result;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (outcome[i] == label && !std::isnan(all[i]))
            result.push_back(all[i]);
    std::sort(result.begin(), result.end());
    return result;
}

double shareBelow(const std::vector<float>& sorted, double bound)
{
    const auto end = std::lower_bound(sorted.begin(), sorted.end(), bound,
                                      [](float value, double limit) { return static_cast<double>(value) < limit; });
    return static_cast<double>(end - sorted.begin()) / static_cast<double>(sorted.size());
}

// Normal scores within each class, ties in random order: the measure the figures were computed with.
std::vector<double> normalScores(const Sample& sample, std::size_t column)
{
    const std::vector<float>& outcome = sample.table->columns().back().values;
    const std::vector<float>& all = sample.table->columns()[column].values;
    std::vector<double> scores(all.size(), std::nan(""));
    RandomStream ties(Seed{99}, "ties " + sample.table->columns()[column].name);
    for (const float label : {0.0f, 1.0f}) {
        std::vector<std::tuple<float, std::uint64_t, std::size_t>> order;
        for (std::size_t i = 0; i < all.size(); ++i)
            if (outcome[i] == label && !std::isnan(all[i]))
                order.emplace_back(all[i], ties.next(), i);
        std::sort(order.begin(), order.end());
        for (std::size_t rank = 0; rank < order.size(); ++rank)
            scores[std::get<2>(order[rank])] =
                normalQuantile((static_cast<double>(rank) + 0.5) / static_cast<double>(order.size()));
    }
    return scores;
}

double correlation(const std::vector<double>& a, const std::vector<double>& b)
{
    double ab = 0.0;
    double aa = 0.0;
    double bb = 0.0;
    for (std::size_t i = 0; i < a.size(); ++i)
        if (!std::isnan(a[i]) && !std::isnan(b[i])) {
            ab += a[i] * b[i];
            aa += a[i] * a[i];
            bb += b[i] * b[i];
        }
    return ab / std::sqrt(aa * bb);
}

void eachFigureCohort()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"ferritin", "aki", "icu-mortality"})
        QTest::newRow(name) << QString(name);
}

} // namespace

class BuiltinCohortsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void galleryTellsWhatTheCohortsAre()
    {
        std::vector<std::string> names;
        for (const BuiltinCohort& cohort : builtinCohorts()) {
            names.push_back(cohort.name);
            const Sample sample = drawn(cohort.name, 1);
            QCOMPARE(sample.task.name, cohort.title);
            QCOMPARE(sample.task.panels.size(), cohort.panels);
            QCOMPARE(sample.task.currency, cohort.currency);
            double sum = 0.0;
            std::set<std::string> tests;
            std::size_t listed = 0;
            for (const PanelSpec& panel : sample.task.panels) {
                sum += panel.cost.amount;
                tests.insert(panel.columns.begin(), panel.columns.end());
                listed += panel.columns.size();
            }
            QVERIFY(std::abs(sum - cohort.allPanels.amount) < 1e-9);
            QCOMPARE(listed > tests.size(), cohort.overlapping);
            if (!cohort.exactlySolvable)
                QCOMPARE(builtinFigures(cohort.name).prevalence, cohort.prevalence);
        }
        for (const BuiltinCohort& cohort : builtinCohorts()) { // what a card promises is what the sample holds
            const auto drawn = drawBuiltinCohort(cohort.name, std::nullopt, kSampleSeed);
            const std::vector<float>& label = drawn->table->find(drawn->task.label)->values;
            QCOMPARE(label.size(), cohort.patients);
            QCOMPARE(static_cast<std::size_t>(std::count(label.begin(), label.end(), 1.0f)), cohort.cases);
        }
        QCOMPARE(names, (std::vector<std::string>{"ferritin", "aki", "icu-mortality", "known-optimum"}));
        QCOMPARE(findBuiltinCohort("ferritin")->patients, std::size_t(9'911));
        QCOMPARE(findBuiltinCohort("aki")->patients, std::size_t(10'000));
        QCOMPARE(findBuiltinCohort("icu-mortality")->patients, std::size_t(12'000));
        QCOMPARE(findBuiltinCohort("known-optimum")->patients, std::size_t(4'000));
    }

    void everyColumnOfTheTaskIsInTheTable()
    {
        for (const BuiltinCohort& cohort : builtinCohorts()) {
            const Sample sample = drawn(cohort.name, 10);
            std::vector<std::string> named = sample.task.visible;
            named.push_back(sample.task.label);
            for (const PanelSpec& panel : sample.task.panels)
                named.insert(named.end(), panel.columns.begin(), panel.columns.end());
            named.insert(named.end(), sample.task.ignored.begin(), sample.task.ignored.end());
            for (const auto& [column, spec] : sample.task.tests)
                named.push_back(column);
            for (const std::string& column : named)
                QVERIFY2(sample.table->find(column), column.c_str());
        }
    }

    void sameSeedGivesTheSamePatientsAndAnotherOthers()
    {
        for (const BuiltinCohort& cohort : builtinCohorts()) {
            QCOMPARE(drawn(cohort.name, 500).table->fingerprint(), drawn(cohort.name, 500).table->fingerprint());
            QVERIFY(drawn(cohort.name, 500).table->fingerprint() !=
                    drawn(cohort.name, 500, Seed{2}).table->fingerprint());
            QCOMPARE(drawn(cohort.name).table->rowCount(), cohort.patients);
        }
    }

    void largerSampleBeginsWithTheSmallerOne()
    {
        for (const BuiltinCohort& cohort : builtinCohorts()) {
            const Sample small = drawn(cohort.name, 300);
            const Sample large = drawn(cohort.name, 600);
            for (std::size_t c = 0; c < small.table->columnCount(); ++c)
                for (std::size_t row = 0; row < 300; ++row)
                    QCOMPARE(cellText(small.table->columns()[c], row), cellText(large.table->columns()[c], row));
        }
    }

    // Five standard errors of a share.
    void outcomeIsAsFrequentAsInTheFigures()
    {
        for (const BuiltinCohort& cohort : builtinCohorts()) {
            const Sample& sample = many(cohort.name);
            double positives = 0.0;
            for (const float label : sample.table->columns().back().values)
                positives += static_cast<double>(label);
            const double error = std::sqrt(cohort.prevalence * (1.0 - cohort.prevalence) / kMany);
            QVERIFY(std::abs(positives / kMany - cohort.prevalence) < 5.0 * error);
        }
    }

    void valuesAreMissingAsOftenAsInTheFigures_data() { eachFigureCohort(); }
    void valuesAreMissingAsOftenAsInTheFigures()
    {
        QFETCH(QString, name);
        const CohortStatistics figures = builtinFigures(name.toStdString());
        const Sample& sample = many(name.toStdString());
        for (std::size_t c = 0; c < figures.columns.size(); ++c) {
            const auto& column = sample.table->columns()[c].values;
            const auto missing = std::count_if(column.begin(), column.end(), [](float v) { return std::isnan(v); });
            const double share = figures.columns[c].missing;
            const double error = std::sqrt(share * (1.0 - share) / kMany);
            QVERIFY2(std::abs(static_cast<double>(missing) / kMany - share) <= 5.0 * error,
                     figures.columns[c].name.c_str());
        }
    }

    // The p-quantile q satisfies P(X < q) ≤ p ≤ P(X ≤ q), here up to rounding of q to the recorded decimals and 5.5
    // standard errors (about ten thousand shares are looked at).
    void quantilesOfEachClassAreThoseOfTheFigures_data() { eachFigureCohort(); }
    void quantilesOfEachClassAreThoseOfTheFigures()
    {
        QFETCH(QString, name);
        const CohortStatistics figures = builtinFigures(name.toStdString());
        const Sample& sample = many(name.toStdString());
        for (std::size_t c = 0; c < figures.columns.size(); ++c) {
            const ColumnStatistics& column = figures.columns[c];
            const double halfStep = column.levels.empty() ? 0.51 * std::pow(10.0, -apparentDecimals(column)) : 0.05;
            for (const std::size_t disease : {0U, 1U}) {
                const std::vector<float> sorted = ofClass(sample, c, static_cast<float>(disease));
                for (std::size_t i = 0; i < kQuantiles; ++i) {
                    const double p = figures.probabilities[i];
                    const double q = column.quantiles[disease][i];
                    const double error = 5.5 * std::sqrt(p * (1.0 - p) / static_cast<double>(sorted.size()));
                    const auto where = QStringLiteral("%1, class %2, quantile %3")
                                           .arg(QString::fromStdString(column.name))
                                           .arg(disease)
                                           .arg(p)
                                           .toUtf8();
                    QVERIFY2(shareBelow(sorted, q - halfStep) <= p + error, where.constData());
                    QVERIFY2(shareBelow(sorted, q + halfStep) >= p - error, where.constData());
                }
            }
        }
    }

    void columnsGoTogetherAsInTheFigures_data() { eachFigureCohort(); }
    void columnsGoTogetherAsInTheFigures()
    {
        QFETCH(QString, name);
        const CohortStatistics figures = builtinFigures(name.toStdString());
        const Sample& sample = many(name.toStdString());
        std::vector<std::vector<double>> scores;
        for (std::size_t c = 0; c < figures.columns.size(); ++c)
            scores.push_back(normalScores(sample, c));
        double squares = 0.0;
        double pairs = 0.0;
        for (std::size_t i = 0; i < scores.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) {
                const double difference = correlation(scores[i], scores[j]) - figures.correlation(i, j);
                squares += difference * difference;
                pairs += 1.0;
            }
        // Sampling alone makes 0.005 to 0.03 (a pair of tests that few patients have both).
        QVERIFY2(std::sqrt(squares / pairs) < 0.02, qPrintable(QString::number(std::sqrt(squares / pairs))));
    }

    void everyPatientHasExactlyOneRaceAndOneIntensiveCareUnit_data() { eachFigureCohort(); }
    void everyPatientHasExactlyOneRaceAndOneIntensiveCareUnit()
    {
        QFETCH(QString, name);
        const CohortStatistics figures = builtinFigures(name.toStdString());
        const Sample sample = drawn(name.toStdString(), 5'000);
        QCOMPARE(figures.exclusive.size(), std::size_t(1));
        for (std::size_t row = 0; row < 5'000; ++row) {
            float sum = 0.0f;
            for (const std::size_t member : figures.exclusive.front())
                sum += sample.table->columns()[member].values[row];
            QCOMPARE(sum, 1.0f);
        }
    }

    void onlyWomenOfChildbearingAgeArePregnant()
    {
        const Sample& sample = many("ferritin");
        std::size_t pregnant = 0;
        for (std::size_t row = 0; row < kMany; ++row)
            if (values(sample, "pregnant")[row] == 1.0f) {
                ++pregnant;
                QCOMPARE(values(sample, "sex_female")[row], 1.0f);
                QVERIFY(values(sample, "age_years")[row] <= 50.0f);
            }
        QVERIFY(pregnant > 500); // about 5 % of 20,000 in the figures
    }

    // Panels that overlap come from one tube: BMP is part of CMP, so nobody who lacks sodium has an albumin.
    void overlappingPanelsAreMissingTogether()
    {
        const Sample sample = drawBuiltinCohort("ferritin", std::nullopt, Seed{1}).value();
        const auto& sodium = sample.table->find("sodium_mmol_L")->values;
        const auto& albumin = sample.table->find("albumin_g_dL")->values;
        std::size_t without = 0;
        for (std::size_t row = 0; row < sodium.size(); ++row) {
            QVERIFY(!std::isnan(sodium[row]) || std::isnan(albumin[row]));
            without += std::isnan(sodium[row]) ? 1 : 0;
        }
        QVERIFY(without > 0);
    }

    // Platelets are missing in 1.0 %, white cells in 1.4 % of patients: who lacks the first lacks the second.
    void testsOfOnePanelAreMissingTogether()
    {
        const Sample& sample = many("aki");
        std::size_t both = 0;
        for (std::size_t row = 0; row < kMany; ++row)
            if (std::isnan(values(sample, "platelets_1000_uL_mean24h")[row])) {
                ++both;
                QVERIFY(std::isnan(values(sample, "wbc_1000_uL_mean24h")[row]));
            }
        QVERIFY(both > 100);
    }

    void valuesStayInTheirNaturalBounds()
    {
        for (const char* name : {"ferritin", "aki", "icu-mortality"}) {
            const Sample& sample = many(name);
            for (const Column& column : sample.table->columns())
                for (const float value : column.values) {
                    if (std::isnan(value))
                        continue;
                    QVERIFY2(value >= 0.0f, column.name.c_str());
                    if (column.name.find("_pct") != std::string::npos)
                        QVERIFY2(value <= 100.0f, column.name.c_str());
                    if (column.kind == ColumnKind::Binary)
                        QVERIFY(value == 0.0f || value == 1.0f);
                }
        }
    }

    // Ages are whole years, hemoglobin has one decimal, red cells two, in the figures and so in the sample.
    void valuesHaveTheDecimalsTheyWereRecordedWith()
    {
        const Sample sample = drawn("ferritin", 2'000);
        for (const auto& [column, decimals] : {std::pair{"age_years", 0U}, std::pair{"hemoglobin_g_dL", 1U},
                                               std::pair{"rbc_million_uL", 2U}, std::pair{"bicarbonate_mmol_L", 0U}})
            for (std::size_t row = 0; row < 2'000; ++row) {
                const std::string text = cellText(*sample.table->find(column), row);
                const std::size_t point = text.find('.');
                QVERIFY2(point == std::string::npos || text.size() - point - 1 <= decimals, text.c_str());
            }
    }

    void unknownCohortsAndImpossibleSizesAreRefused()
    {
        QCOMPARE(drawBuiltinCohort("scurvy", std::nullopt, Seed{1}).error().code, ErrorCode::CohortUnknown);
        QCOMPARE(drawBuiltinCohort("ferritin", 0, Seed{1}).error().code, ErrorCode::PatientCountInvalid);
        const Error tooMany = drawBuiltinCohort("ferritin", 1'000'000'000, Seed{1}).error();
        QCOMPARE(tooMany.code, ErrorCode::PatientCountInvalid);
        QCOMPARE(tooMany.found, std::optional<std::uint64_t>(1'000'000'000));
    }

    void drawingStopsOnRequest()
    {
        std::stop_source source;
        std::size_t reports = 0;
        const auto sample =
            drawBuiltinCohort("ferritin", 1'000'000, Seed{1}, source.get_token(), [&](const Progress& progress) {
                QCOMPARE(progress.total, std::uint64_t(1'000'000));
                if (++reports == 2)
                    source.request_stop();
            });
        QVERIFY(sample.ok());
        QVERIFY(!sample->table);
        QCOMPARE(reports, std::size_t(2));
    }
};

PANELWISE_APPLESS_TEST(BuiltinCohortsTest)

} // namespace builtin_cohorts_test

#include "builtin_cohorts_test.moc"
