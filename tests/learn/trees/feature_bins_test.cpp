// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/trees/feature_bins.h"

#include "core/base/random.h"
#include "tests/test_program.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>

namespace feature_bins_test {

using namespace core;

namespace {

constexpr float kNone = std::numeric_limits<float>::quiet_NaN();
constexpr float kInfinity = std::numeric_limits<float>::infinity();
constexpr float kLargest = std::numeric_limits<float>::max();

FeatureBins binsOf(const std::vector<float>& values)
{
    return FeatureBins::fit(values, 1);
}

// How many of these values each code has.
std::map<int, std::size_t> countsOf(const FeatureBins& bins, const std::vector<float>& values)
{
    std::map<int, std::size_t> counts;
    for (const float value : values)
        ++counts[bins.code(0, value)];
    return counts;
}

TensorBundle bundleOf(std::vector<std::uint64_t> counts, std::vector<float> edges)
{
    TensorBundle bundle;
    bundle.add({"b/counts", {counts.size()}, counts});
    bundle.add({"b/edges", {edges.size()}, edges});
    return bundle;
}

bool isDamaged(const Result<FeatureBins>& bins)
{
    return !bins.ok() && bins.error().code == ErrorCode::ProjectDamaged;
}

} // namespace

class FeatureBinsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fewValuesKeepAStepEach()
    {
        const FeatureBins bins = binsOf({5.0f, 1.0f, 1.0f, 3.0f, 5.0f, 1.0f});
        QCOMPARE(bins.codeCount(0), std::size_t{4}); // not recorded, 1, 3, 5
        QCOMPARE(int(bins.code(0, 1.0f)), 1);
        QCOMPARE(int(bins.code(0, 3.0f)), 2);
        QCOMPARE(int(bins.code(0, 5.0f)), 3);
        // Edges lie half-way, 2 and 4; beyond the ends there is nothing more.
        QCOMPARE(int(bins.code(0, 1.9f)), 1);
        QCOMPARE(int(bins.code(0, 2.1f)), 2);
        QCOMPARE(int(bins.code(0, -100.0f)), 1);
        QCOMPARE(int(bins.code(0, 100.0f)), 3);
    }

    // 9,900 healthy patients from 0 to 0.99 and 100 cases from 0.99 to 1: cases have half of the weight, so about half
    // of the steps begin where they lie. By patients alone there are at most two: each step holds 10,000 / 63 = 158.
    void casesGetAsManyStepsAsOthers()
    {
        std::vector<float> values;
        std::vector<std::uint8_t> diseased;
        for (int i = 0; i < 10'000; ++i) {
            const bool ill = i >= 9900;
            values.push_back(ill ? 0.99f + 0.0001f * static_cast<float>(i - 9900) : 0.0001f * static_cast<float>(i));
            diseased.push_back(ill ? 1 : 0);
        }
        const auto amongCases = [](const FeatureBins& bins) {
            return std::ranges::count_if(bins.edges()[0], [](float edge) { return edge > 0.98995f; });
        };
        QVERIFY(amongCases(binsOf(values)) <= 2);
        const auto found = amongCases(FeatureBins::fit(values, 1, diseased));
        QVERIFY2(found >= 30 && found <= 33, qPrintable(QString::number(found)));
    }

    // With one outcome only there is nothing to tell apart.
    void oneOutcomeAloneIsCutByPatients()
    {
        std::vector<float> values;
        for (int i = 0; i < 1000; ++i)
            values.push_back(static_cast<float>(i * i));
        for (const std::uint8_t outcome : {std::uint8_t{0}, std::uint8_t{1}})
            QCOMPARE(FeatureBins::fit(values, 1, std::vector<std::uint8_t>(1000, outcome)).edges(),
                     binsOf(values).edges());
    }

    // 63 different values are as many as there are steps; one of them a hundred times as frequent changes nothing.
    void asManyValuesAsStepsKeepAStepEach()
    {
        std::vector<float> values;
        for (int i = 0; i < 63; ++i)
            values.push_back(static_cast<float>(i));
        values.insert(values.end(), 100, 7.0f);
        const FeatureBins bins = binsOf(values);
        QCOMPARE(bins.codeCount(0), FeatureBins::kMostSteps + 1);
        for (int i = 0; i < 63; ++i)
            QCOMPARE(int(bins.code(0, static_cast<float>(i))), i + 1);
    }

    void notRecordedIsZero()
    {
        const FeatureBins bins = FeatureBins::fit(std::vector<float>{kNone, 2.0f, 1.0f, kNone, 3.0f, 4.0f}, 2);
        QCOMPARE(int(bins.code(0, kNone)), 0);
        QCOMPARE(bins.codeCount(0), std::size_t{3}); // column 0 holds 1 and 3, its gap is no value
        QCOMPARE(bins.codeCount(1), std::size_t{3});
        const BinnedRows rows = bins.encode(std::vector<float>{3.0f, kNone, kNone, 2.0f});
        QCOMPARE(rows.count(), std::size_t{2});
        QVERIFY(rows.codes == (std::vector<std::uint8_t>{2, 0, 0, 1}));
        QCOMPARE(int(rows.row(1)[1]), 1);
    }

    void aColumnWithoutAnyValueHasOneStep()
    {
        const FeatureBins bins = binsOf({kNone, kNone});
        QCOMPARE(bins.codeCount(0), std::size_t{2});
        QCOMPARE(int(bins.code(0, 4.0f)), 1);
        QCOMPARE(int(bins.code(0, kNone)), 0);
    }

    // n different values in 63 steps: each holds the values between two multiples of n/63, one more or less.
    void manyValuesShareTheStepsEvenly()
    {
        for (const std::size_t count : {64U, 65U, 100U, 126U, 1000U, 6300U}) {
            std::vector<float> values(count);
            for (std::size_t i = 0; i < count; ++i)
                values[i] = std::sqrt(static_cast<float>(i));
            std::ranges::reverse(values);
            const std::map<int, std::size_t> counts = countsOf(binsOf(values), values);
            QCOMPARE(counts.size(), FeatureBins::kMostSteps);
            for (const auto& [code, patients] : counts)
                QVERIFY(patients >= count / 63 && patients <= count / 63 + 1);
        }
    }

    // Half of all patients share one value: it is a step, and the other half fills steps of 1/63 of all patients.
    void aValueThatManyShareDoesNotCrowdOutTheOthers()
    {
        std::vector<float> values(3150, 0.0f);
        for (int i = 1; i <= 3150; ++i)
            values.push_back(static_cast<float>(i));
        const FeatureBins bins = binsOf(values);
        const std::map<int, std::size_t> counts = countsOf(bins, values);
        QCOMPARE(counts.at(1), std::size_t{3150});
        QVERIFY(bins.code(0, 1.0f) == 2);
        QVERIFY(counts.size() == 32 || counts.size() == 33); // 3150/100 = 31.5 steps beside it
        for (const auto& [code, patients] : counts)
            QVERIFY(code == 1 || patients <= 101);
    }

    void neighboursStayApartHoweverNearTheyAre()
    {
        for (const float low : {-3.0e38f, -1.0f, -1e-38f, 0.0f, std::numeric_limits<float>::denorm_min(), 1e-38f, 1.0f,
                                16777216.0f, 3.0e38f}) {
            const float high = std::nextafter(low, kInfinity);
            const FeatureBins bins = binsOf({high, low});
            QCOMPARE(int(bins.code(0, low)), 1);
            QCOMPARE(int(bins.code(0, high)), 2);
        }
    }

    void bothZerosAreOneValue()
    {
        const FeatureBins bins = binsOf({-0.0f, 0.0f, 1.0f});
        QCOMPARE(bins.codeCount(0), std::size_t{3});
        QCOMPARE(int(bins.code(0, -0.0f)), int(bins.code(0, 0.0f)));
    }

    // The distance of the extremes is no float, nor is the middle between infinities.
    void extremesAreValuesLikeOthers()
    {
        const std::vector<float> values{kInfinity, kLargest, 0.0f, -kLargest / 2.0f, -kInfinity};
        const FeatureBins bins = binsOf(values);
        for (int i = 0; i < 5; ++i)
            QCOMPARE(int(bins.code(0, values[static_cast<std::size_t>(i)])), 5 - i);
        const FeatureBins ends = binsOf({-kLargest, kLargest});
        QVERIFY(ends.code(0, -kLargest) < ends.code(0, kLargest));
        TensorBundle bundle;
        bins.save(bundle, "b/");
        QVERIFY(FeatureBins::load(bundle, "b/", 1).ok()); // edges are finite all the same
    }

    void savingKeepsEveryCode()
    {
        RandomStream stream(Seed{3}, "values");
        std::vector<float> values;
        for (int i = 0; i < 900; ++i) {
            values.push_back(static_cast<float>(stream.normal()));
            values.push_back(static_cast<float>(stream.below(5)));
            values.push_back(stream.below(2) == 0 ? kNone : static_cast<float>(stream.uniform()));
        }
        const FeatureBins bins = FeatureBins::fit(values, 3);
        TensorBundle bundle;
        bins.save(bundle, "b/");
        const Result<TensorBundle> read = TensorBundle::decode(bundle.encode());
        QVERIFY(read.ok());
        const Result<FeatureBins> loaded = FeatureBins::load(*read, "b/", 3);
        QVERIFY(loaded.ok());
        QVERIFY(loaded->encode(values).codes == bins.encode(values).codes);
        TensorBundle again;
        loaded->save(again, "b/");
        QVERIFY(again == bundle);
    }

    void damageIsReported()
    {
        QVERIFY(FeatureBins::load(bundleOf({2, 1}, {1.0f, 2.0f, 0.0f}), "b/", 2).ok());
        QVERIFY(isDamaged(FeatureBins::load(bundleOf({2, 1}, {1.0f, 2.0f, 0.0f}), "b/", 3))); // other features
        QVERIFY(isDamaged(FeatureBins::load(bundleOf({2, 2}, {1.0f, 2.0f, 0.0f}), "b/", 2))); // too few edges
        QVERIFY(isDamaged(FeatureBins::load(bundleOf({1, 1}, {1.0f, 2.0f, 0.0f}), "b/", 2))); // too many
        QVERIFY(isDamaged(FeatureBins::load(bundleOf({2, 1}, {2.0f, 1.0f, 0.0f}), "b/", 2))); // falling
        QVERIFY(isDamaged(FeatureBins::load(bundleOf({2, 1}, {1.0f, 1.0f, 0.0f}), "b/", 2))); // a step for nobody
        QVERIFY(isDamaged(FeatureBins::load(bundleOf({2, 1}, {1.0f, kNone, 0.0f}), "b/", 2)));
        QVERIFY(isDamaged(FeatureBins::load(bundleOf({2, 1}, {1.0f, kInfinity, 0.0f}), "b/", 2)));
        std::vector<float> rising(63);
        for (std::size_t i = 0; i < rising.size(); ++i)
            rising[i] = static_cast<float>(i);
        QVERIFY(isDamaged(FeatureBins::load(bundleOf({63}, rising), "b/", 1))); // a step too many
        // Counts that only add up by running over.
        QVERIFY(isDamaged(FeatureBins::load(bundleOf({~std::uint64_t{0}, 2}, {1.0f}), "b/", 2)));
        QVERIFY(isDamaged(FeatureBins::load(TensorBundle(), "b/", 1)));
    }
};

PANELWISE_APPLESS_TEST(FeatureBinsTest)

} // namespace feature_bins_test

#include "feature_bins_test.moc"
