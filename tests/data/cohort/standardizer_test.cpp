// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cohort/standardizer.h"

#include "tests/data/cohort_fixture.h"
#include "tests/test_program.h"

#include <cmath>

namespace standardizer_test {

using namespace core;

namespace {

constexpr std::size_t kPatients = 300;
constexpr FeatureId kAge{0};
constexpr FeatureId kMale{1};
constexpr FeatureId kSodium{5};

CohortPtr cohortOf(std::vector<Column> columns, const Task& task = fixture::task())
{
    return *makeCohort(fixture::table(std::move(columns)), task);
}

std::vector<PatientIndex> patients(std::initializer_list<std::size_t> rows)
{
    std::vector<PatientIndex> result;
    for (const std::size_t row : rows)
        result.emplace_back(row);
    return result;
}

// Sodium of the first rows set by hand.
std::vector<Column> withSodium(const std::vector<float>& values)
{
    std::vector<Column> columns = fixture::columns(kPatients);
    std::copy(values.begin(), values.end(), columns[4].values.begin());
    return columns;
}

Task withLog()
{
    Task task = fixture::task();
    task.tests["sodium"].transform = Transform::Log;
    return task;
}

bool close(float a, double b)
{
    return std::abs(static_cast<double>(a) - b) < 1e-6;
}

} // namespace

class StandardizerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // 2, 4, 4, 4, 5, 5, 7, 9: mean 5, standard deviation 2 (the textbook example).
    void trainingPatientsGetMeanZeroAndDeviationOne()
    {
        const CohortPtr cohort = cohortOf(withSodium({2, 4, 4, 4, 5, 5, 7, 9}));
        const Standardizer scales = Standardizer::fit(*cohort, patients({0, 1, 2, 3, 4, 5, 6, 7}));
        QCOMPARE(scales.scales()[kSodium.value].mean, 5.0);
        QCOMPARE(scales.scales()[kSodium.value].deviation, 2.0);
        QCOMPARE(scales.standardize(kSodium, 9.0f), 2.0f);
        QCOMPARE(scales.restore(kSodium, -1.0f), 3.0f);
    }

    void otherPatientsDoNotMatter()
    {
        const std::vector<PatientIndex> training = patients({3, 10, 11, 40, 77});
        const Standardizer first = Standardizer::fit(*cohortOf(fixture::columns(kPatients)), training);
        std::vector<Column> columns = fixture::columns(kPatients);
        for (std::size_t row = 0; row < kPatients; ++row)
            if (std::find(training.begin(), training.end(), PatientIndex(row)) == training.end()) {
                columns[1].values[row] = 1e6f;
                columns[4].values[row] = row % 2 ? -1e9f : fixture::kNone;
            }
        QCOMPARE(Standardizer::fit(*cohortOf(std::move(columns)), training), first);
    }

    void missingValuesAreLeftOutAndStayMissing()
    {
        const CohortPtr cohort = cohortOf(withSodium({1, fixture::kNone, 3}));
        const Standardizer scales = Standardizer::fit(*cohort, patients({0, 1, 2}));
        QCOMPARE(scales.scales()[kSodium.value].mean, 2.0);
        QCOMPARE(scales.scales()[kSodium.value].deviation, 1.0);
        QVERIFY(std::isnan(scales.standardize(kSodium, fixture::kNone)));
    }

    void farValuesAreClippedAtFiveDeviations()
    {
        const CohortPtr cohort = cohortOf(withSodium({1, 3}));
        const Standardizer scales = Standardizer::fit(*cohort, patients({0, 1}));
        QCOMPARE(scales.standardize(kSodium, 1000.0f), 5.0f);
        QCOMPARE(scales.standardize(kSodium, -1000.0f), -5.0f);
        QCOMPARE(scales.standardize(kSodium, std::numeric_limits<float>::infinity()), 5.0f);
    }

    // 1, 1, 1, 1, 1, 1, 1, 100: skewed, and so is the logarithm (both 2.27, since two values are always as skewed as
    // their numbers): left alone. 1, 2, 4 … 128: 1.35, and the logarithm is even.
    void skewedValuesBecomeLogarithmsWhereThatIsWantedAndHelps()
    {
        const std::vector<PatientIndex> training = patients({0, 1, 2, 3, 4, 5, 6, 7});
        const auto logarithm = [&](const std::vector<float>& sodium, bool wanted) {
            return Standardizer::fit(*cohortOf(withSodium(sodium)), training, wanted).scales()[kSodium.value].logarithm;
        };
        QVERIFY(logarithm({1, 2, 4, 8, 16, 32, 64, 128}, true));
        QVERIFY(!logarithm({1, 2, 4, 8, 16, 32, 64, 128}, false));
        QVERIFY(!logarithm({1, 1, 1, 1, 1, 1, 1, 100}, true));
        QVERIFY(!logarithm({2, 4, 4, 4, 5, 5, 7, 9}, true));             // 0.66
        QVERIFY(!logarithm({128, 127, 125, 121, 113, 97, 65, 1}, true)); // skewed to the left
    }

    void yesAndNoAreLeftAlone()
    {
        const CohortPtr cohort = cohortOf(fixture::columns(kPatients));
        const Standardizer scales = Standardizer::fit(*cohort, patients({1, 3, 5, 6}));
        QCOMPARE(scales.scales()[kMale.value], Standardizer::Scale{});
        QCOMPARE(scales.standardize(kMale, 1.0f), 1.0f);
        QCOMPARE(scales.standardize(kMale, 0.0f), 0.0f);
    }

    // ln of 1, e², e⁴ is 0, 2, 4: mean 2, deviation √(8/3).
    void logarithmIsTakenFirstWhereTheTaskAsks()
    {
        const auto e = static_cast<float>(std::exp(2.0));
        const CohortPtr cohort = cohortOf(withSodium({1, e, e * e}), withLog());
        const Standardizer scales = Standardizer::fit(*cohort, patients({0, 1, 2}));
        QVERIFY(std::abs(scales.scales()[kSodium.value].mean - 2.0) < 1e-6);
        QVERIFY(close(scales.standardize(kSodium, e), 0.0));
        QVERIFY(close(scales.standardize(kSodium, 1.0f), -2.0 / std::sqrt(8.0 / 3.0)));
        QVERIFY(std::abs(scales.restore(kSodium, 0.0f) - e) < 1e-4f);
    }

    // Zero among 0, 0.2, 0.6: half of the smallest step, 0.1, is added before the logarithm.
    void logarithmOfZeroIsMadePossibleByAnOffset()
    {
        const CohortPtr cohort = cohortOf(withSodium({0.0f, 0.2f, 0.6f}), withLog());
        const Standardizer scales = Standardizer::fit(*cohort, patients({0, 1, 2}));
        QVERIFY(std::abs(scales.scales()[kSodium.value].logOffset - 0.1) < 1e-6);
        QVERIFY(std::isfinite(scales.standardize(kSodium, 0.0f)));
        QVERIFY(close(scales.restore(kSodium, scales.standardize(kSodium, 0.2f)), 0.2));
    }

    void logarithmOfWhatTrainingNeverSawIsClipped()
    {
        const CohortPtr cohort = cohortOf(withSodium({1, 2, 4}), withLog());
        const Standardizer scales = Standardizer::fit(*cohort, patients({0, 1, 2}));
        QCOMPARE(scales.standardize(kSodium, 0.0f), -5.0f);
        QCOMPARE(scales.standardize(kSodium, -3.0f), -5.0f);
    }

    void constantFeatureBecomesZero()
    {
        const CohortPtr cohort = cohortOf(withSodium({140, 140, 140}));
        const Standardizer scales = Standardizer::fit(*cohort, patients({0, 1, 2}));
        QCOMPARE(scales.standardize(kSodium, 140.0f), 0.0f);
        QCOMPARE(scales.standardize(kSodium, 141.0f), 1.0f);
    }

    void featureNobodyInTrainingHasIsPassedThrough()
    {
        const CohortPtr cohort = cohortOf(withSodium({fixture::kNone, fixture::kNone}));
        const Standardizer scales = Standardizer::fit(*cohort, patients({0, 1}));
        QCOMPARE(scales.standardize(kSodium, 2.5f), 2.5f);
        QCOMPARE(scales.standardize(kSodium, 140.0f), 5.0f);
        QVERIFY(scales.scales()[kAge.value].deviation > 0.0);
    }
};

PANELWISE_APPLESS_TEST(StandardizerTest)

} // namespace standardizer_test

#include "standardizer_test.moc"
