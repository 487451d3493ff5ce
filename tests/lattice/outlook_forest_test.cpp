// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lattice/outlook_forest.h"
#include "tests/test_program.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace outlook_forest_test {

using namespace core;

namespace {

const auto kGoOn = [] { return true; };

struct Lessons {
    BinnedRows rows;
    std::vector<std::uint16_t> features;
    std::vector<float> targets;
    std::size_t targetCount = 1;

    OutlookForest::Fitted fit(const OutlookForest::Plan& plan = {}, Seed seed = Seed{1}) const
    {
        return *OutlookForest::fit(rows, features, targets, targetCount, plan, seed, kGoOn);
    }
};

// Codes 1 … 8 in every column.
Lessons randomCodes(std::size_t patients, std::size_t columns, RandomStream& stream)
{
    Lessons lessons;
    lessons.rows.features = columns;
    for (std::size_t i = 0; i < patients * columns; ++i)
        lessons.rows.codes.push_back(static_cast<std::uint8_t>(1 + stream.below(8)));
    lessons.features.resize(columns);
    std::iota(lessons.features.begin(), lessons.features.end(), std::uint16_t{0});
    return lessons;
}

double correlation(std::span<const float> a, std::span<const float> b)
{
    const auto n = static_cast<double>(a.size());
    const double meanA = std::accumulate(a.begin(), a.end(), 0.0) / n;
    const double meanB = std::accumulate(b.begin(), b.end(), 0.0) / n;
    double ab = 0.0, aa = 0.0, bb = 0.0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        ab += (a[i] - meanA) * (b[i] - meanB);
        aa += (a[i] - meanA) * (a[i] - meanA);
        bb += (b[i] - meanB) * (b[i] - meanB);
    }
    return aa > 0.0 && bb > 0.0 ? ab / std::sqrt(aa * bb) : 0.0;
}

} // namespace

class OutlookForestTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Target 0 rises with the first column, target 1 is a step of the second, target 2 is 100 times as large as both
    // and the same for everybody. Noise of deviation 0.5; a leaf holds at least 40, so 0.5/√40 = 0.08 per tree.
    void itPredictsKnownMeans()
    {
        RandomStream stream(Seed{5}, "outlook");
        Lessons lessons = randomCodes(4000, 4, stream);
        lessons.targetCount = 3;
        const auto means = [](const std::uint8_t* row) {
            return std::array{row[0] / 8.0, row[1] > 4 ? 1.0 : 0.0, 100.0};
        };
        for (std::size_t i = 0; i < 4000; ++i)
            for (const double mean : means(lessons.rows.row(i)))
                lessons.targets.push_back(static_cast<float>(mean + (mean < 50.0 ? 0.5 * stream.normal() : 0.0)));
        const OutlookForest::Fitted fitted = lessons.fit();
        QCOMPARE(fitted.forest.targetCount(), std::size_t{3});
        std::array<double, 3> off{}, offLeftOut{};
        std::array<float, 3> found{};
        for (std::size_t i = 0; i < 4000; ++i) {
            const auto truth = means(lessons.rows.row(i));
            fitted.forest.predict(lessons.rows.row(i), found);
            for (std::size_t k = 0; k < 3; ++k) {
                off[k] += std::abs(found[k] - truth[k]) / 4000.0;
                offLeftOut[k] += std::abs(fitted.outlook[i * 3 + k] - truth[k]) / 4000.0;
            }
        }
        for (const auto& one : {off, offLeftOut}) {
            QVERIFY(one[0] < 0.06);
            QVERIFY(one[1] < 0.06);
            QVERIFY(one[2] < 1e-3);
        }
    }

    // Nothing is to be learned. Trees that saw a patient would carry their own target back to them: with leaves of
    // 2 patients strongly. Left out, the correlation is that of chance, 1/√1000 = 0.03, four times that at most, or
    // below: who is left out of a mean is on the other side of it.
    void nobodyIsJudgedByTreesThatSawThem()
    {
        RandomStream stream(Seed{6}, "outlook");
        Lessons lessons = randomCodes(1000, 6, stream);
        for (std::size_t i = 0; i < 1000; ++i)
            lessons.targets.push_back(static_cast<float>(stream.normal()));
        const OutlookForest::Fitted fitted =
            lessons.fit({.trees = 64, .depth = 8, .smallestLeaf = 2, .featuresPerTree = 6});
        std::vector<float> seen(1000);
        for (std::size_t i = 0; i < 1000; ++i)
            fitted.forest.predict(lessons.rows.row(i), std::span(&seen[i], 1));
        QVERIFY(correlation(seen, lessons.targets) > 0.5); // what would be wrong
        QVERIFY(correlation(fitted.outlook, lessons.targets) < 0.12);
    }

    // A patient's own target may be anything: what is said of them is the same.
    void anOutlookDoesNotDependOnTheOwnTarget()
    {
        RandomStream stream(Seed{7}, "outlook");
        Lessons lessons = randomCodes(600, 3, stream);
        for (std::size_t i = 0; i < 600; ++i)
            lessons.targets.push_back(lessons.rows.row(i)[0] > 4 ? 1.0f : 0.0f);
        const OutlookForest::Fitted before = lessons.fit();
        lessons.targets[17] = 1.0f - lessons.targets[17];
        const OutlookForest::Fitted after = lessons.fit();
        QVERIFY(before.outlook[17] == after.outlook[17]);
        QVERIFY(before.outlook != after.outlook);
    }

    void everybodyIsJudged()
    {
        RandomStream stream(Seed{8}, "outlook");
        for (const std::size_t patients : {1U, 2U, 3U, 101U}) {
            Lessons lessons = randomCodes(patients, 2, stream);
            lessons.targets.assign(patients, 7.0f);
            const OutlookForest::Fitted fitted = lessons.fit({.trees = 4});
            for (const float outlook : fitted.outlook)
                QVERIFY(outlook == 7.0f || patients == 1); // nobody else can judge an only patient
        }
    }

    // Twenty features, four drawn for each tree. Only the last one tells anything, and every tree may ask for it.
    void theLastFeatureIsInEveryTree()
    {
        RandomStream stream(Seed{9}, "outlook");
        Lessons lessons = randomCodes(2000, 20, stream);
        for (std::size_t i = 0; i < 2000; ++i)
            lessons.targets.push_back(lessons.rows.row(i)[19] > 4 ? 1.0f : 0.0f);
        const OutlookForest::Fitted fitted = lessons.fit({.trees = 32, .depth = 3, .featuresPerTree = 4});
        double off = 0.0;
        for (std::size_t i = 0; i < 2000; ++i)
            off = std::max(off, double(std::abs(fitted.outlook[i] - lessons.targets[i])));
        QVERIFY(off < 1e-6);
    }

    void theSeedDecides()
    {
        RandomStream stream(Seed{10}, "outlook");
        Lessons lessons = randomCodes(500, 4, stream);
        for (std::size_t i = 0; i < 500; ++i)
            lessons.targets.push_back(static_cast<float>(stream.normal()));
        QVERIFY(lessons.fit().outlook == lessons.fit().outlook);
        QVERIFY(lessons.fit().outlook != lessons.fit({}, Seed{2}).outlook);
    }

    void savingKeepsEveryPrediction()
    {
        RandomStream stream(Seed{11}, "outlook");
        Lessons lessons = randomCodes(500, 4, stream);
        lessons.targetCount = 3;
        for (std::size_t i = 0; i < 1500; ++i)
            lessons.targets.push_back(static_cast<float>(stream.normal()));
        const OutlookForest forest = lessons.fit().forest;
        TensorBundle bundle;
        forest.save(bundle, "o/");
        const Result<OutlookForest> loaded = OutlookForest::load(*TensorBundle::decode(bundle.encode()), "o/", 4, 3);
        QVERIFY(loaded.ok());
        std::array<float, 3> a{}, b{};
        for (std::size_t i = 0; i < 500; ++i) {
            forest.predict(lessons.rows.row(i), a);
            loaded->predict(lessons.rows.row(i), b);
            QVERIFY(a == b);
        }
        TensorBundle again;
        loaded->save(again, "o/");
        QVERIFY(again == bundle);
    }

    void manyPatientsAreSeenLikeOne()
    {
        RandomStream stream(Seed{14}, "outlook");
        Lessons lessons = randomCodes(500, 4, stream);
        lessons.targetCount = 3;
        for (std::size_t i = 0; i < 1500; ++i)
            lessons.targets.push_back(static_cast<float>(stream.normal()));
        const OutlookForest forest = lessons.fit().forest;
        BinnedRows withoutLast{.features = 3, .codes = {}};
        std::vector<std::uint8_t> last;
        for (std::size_t i = 0; i < 500; ++i) {
            withoutLast.codes.insert(withoutLast.codes.end(), lessons.rows.row(i), lessons.rows.row(i) + 3);
            last.push_back(lessons.rows.row(i)[3]);
        }
        const std::vector<float> all = forest.predict(BinnedColumns(withoutLast), last);
        std::array<float, 3> one{};
        for (std::size_t i = 0; i < 500; ++i) {
            forest.predict(lessons.rows.row(i), one);
            QVERIFY(std::ranges::equal(one, std::span(all).subspan(3 * i, 3)));
        }
    }

    void damageIsReported()
    {
        RandomStream stream(Seed{12}, "outlook");
        Lessons lessons = randomCodes(400, 4, stream);
        for (std::size_t i = 0; i < 400; ++i)
            lessons.targets.push_back(lessons.rows.row(i)[3]);
        TensorBundle whole;
        lessons.fit({.trees = 4, .depth = 3}).forest.save(whole, "o/");
        QVERIFY(OutlookForest::load(whole, "o/", 4, 1).ok());
        QVERIFY(!OutlookForest::load(whole, "o/", 3, 1).ok()); // asks for a column that is not there
        QVERIFY(!OutlookForest::load(whole, "o/", 4, 2).ok());
        for (const Tensor& missing : whole.tensors()) {
            TensorBundle bundle;
            for (const Tensor& tensor : whole.tensors())
                if (tensor.name != missing.name)
                    bundle.add(tensor);
            QVERIFY(!OutlookForest::load(bundle, "o/", 4, 1).ok());
        }
        const auto loads = [&](const std::string& name, auto&& change) {
            TensorBundle bundle;
            for (Tensor tensor : whole.tensors()) {
                if (tensor.name == name)
                    change(tensor);
                bundle.add(std::move(tensor));
            }
            return OutlookForest::load(bundle, "o/", 4, 1).ok();
        };
        QVERIFY(loads("o/depth", [](Tensor&) {}));
        for (const std::uint64_t wrong : {std::uint64_t{0}, std::uint64_t{2}, std::uint64_t{64}, ~std::uint64_t{0}}) {
            QVERIFY(!loads("o/depth", [&](Tensor& tensor) { std::get<2>(tensor.values)[0] = wrong; }));
            QVERIFY(!loads("o/trees", [&](Tensor& tensor) { std::get<2>(tensor.values)[0] = wrong; }));
        }
        QVERIFY(!loads("o/splits", [](Tensor& tensor) { std::get<2>(tensor.values)[2] = 4; }));
        QVERIFY(!loads("o/leaves", [](Tensor& tensor) { std::get<0>(tensor.values)[5] = INFINITY; }));
    }

    void aStopIsAnsweredBeforeTheNextTree()
    {
        RandomStream stream(Seed{13}, "outlook");
        Lessons lessons = randomCodes(200, 2, stream);
        lessons.targets.assign(200, 1.0f);
        int asked = 0;
        const auto fitted = OutlookForest::fit(lessons.rows, lessons.features, lessons.targets, 1, {}, Seed{1},
                                               [&] { return ++asked < 5; });
        QVERIFY(!fitted);
        QCOMPARE(asked, 5);
    }
};

PANELWISE_APPLESS_TEST(OutlookForestTest)

} // namespace outlook_forest_test

#include "outlook_forest_test.moc"
