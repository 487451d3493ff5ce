// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/trees/boosted_trees.h"

#include "core/base/random.h"
#include "tests/test_program.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace boosted_trees_test {

using namespace core;

namespace {

const auto kGoOn = [] { return true; };

struct Lessons {
    BinnedRows rows;
    std::vector<std::uint8_t> diseased, fold;
    std::size_t folds = 2;

    void add(std::vector<std::uint8_t> codes, int outcome, std::size_t ofFold, std::size_t times = 1)
    {
        for (std::size_t i = 0; i < times; ++i) {
            rows.features = codes.size();
            rows.codes.insert(rows.codes.end(), codes.begin(), codes.end());
            diseased.push_back(static_cast<std::uint8_t>(outcome));
            fold.push_back(static_cast<std::uint8_t>(ofFold));
        }
    }
    std::vector<std::uint16_t> features() const
    {
        std::vector<std::uint16_t> all(rows.features);
        std::iota(all.begin(), all.end(), std::uint16_t{0});
        return all;
    }
    CrossFitted fit(const BoostingPlan& plan) const
    {
        return *fitAcrossFolds(rows, features(), {.diseased = diseased, .fold = fold, .folds = folds}, plan, kGoOn);
    }
};

constexpr BoostingPlan kOneStump{.rounds = 1, .patience = 1, .depth = 1, .rate = 1.0, .smallestLeaf = 1, .ridge = 1.0};

float scoreOf(const BoostedTrees& model, std::vector<std::uint8_t> codes)
{
    return model.score(codes.data());
}

double sigmoid(double logOdds)
{
    return 1.0 / (1.0 + std::exp(-logOdds));
}

bool near(double found, double expected, double tolerance = 1e-5)
{
    return std::abs(found - expected) <= tolerance;
}

// x normal, P(disease) = sigmoid(1.5 x − 1): what the curve says of each patient is returned.
std::vector<double> drawLogistic(Lessons& lessons, std::size_t patients)
{
    RandomStream stream(Seed{11}, "logistic");
    std::vector<float> x;
    std::vector<double> truth;
    for (std::size_t i = 0; i < patients; ++i) {
        x.push_back(static_cast<float>(stream.normal()));
        x.push_back(static_cast<float>(stream.normal())); // tells nothing
        truth.push_back(sigmoid(1.5 * x[2 * i] - 1.0));
        lessons.diseased.push_back(stream.uniform() < truth.back() ? 1 : 0);
        lessons.fold.push_back(static_cast<std::uint8_t>(i % lessons.folds));
    }
    lessons.rows = FeatureBins::fit(x, 2).encode(x);
    return truth;
}

} // namespace

class BoostedTreesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Fold 0: 3 of 6 ill, log odds log(3.5/3.5) = 0, p = 1/2. Code 1 (0, 0, 1): Σ(y − p) = −1/2, Σp(1 − p) = 3/4, so
    // −(1/2)/(3/4 + 1) = −2/7; code 2 (1, 1, 0) the opposite. Fold 1: 2 of 6 ill, log(2.5/4.5), p = 5/14. Code 1
    // (0, 0, 0): −15/14 over 3·(5/14)(9/14) + 1 = 331/196 is −210/331; code 2 (1, 1, 0): 13/14, so 182/331.
    void oneRoundIsOneNewtonStep()
    {
        Lessons lessons;
        for (const int outcome : {0, 0, 1})
            lessons.add({1}, outcome, 0);
        for (const int outcome : {1, 1, 0})
            lessons.add({2}, outcome, 0);
        lessons.add({1}, 0, 1, 3);
        for (const int outcome : {1, 1, 0})
            lessons.add({2}, outcome, 1);
        const CrossFitted fitted = lessons.fit(kOneStump);
        QCOMPARE(fitted.models.size(), std::size_t{2});
        QCOMPARE(fitted.models[0].treeCount(), std::size_t{1});
        const double prior = std::log(5.0 / 9.0); // models[0] learned from fold 1
        QVERIFY(near(scoreOf(fitted.models[0], {1}), prior - 210.0 / 331.0));
        QVERIFY(near(scoreOf(fitted.models[0], {2}), prior + 182.0 / 331.0));
        QVERIFY(near(scoreOf(fitted.models[1], {1}), -2.0 / 7.0));
        QVERIFY(near(scoreOf(fitted.models[1], {2}), 2.0 / 7.0));
        for (std::size_t i = 0; i < 12; ++i)
            QVERIFY(fitted.outOfFold[i] == fitted.models[lessons.fold[i]].score(lessons.rows.row(i)));
    }

    // What does not help patients left out is not learned: here code 1 means ill in one fold and healthy in the other.
    void roundsThatHelpNobodyLeftOutAreDropped()
    {
        Lessons lessons;
        for (const std::size_t fold : {0U, 1U}) {
            lessons.add({1}, fold == 0, fold, 20);
            lessons.add({2}, fold == 1, fold, 20);
        }
        const CrossFitted fitted = lessons.fit({.rounds = 50, .patience = 5, .depth = 1, .smallestLeaf = 1});
        QCOMPARE(fitted.models[0].treeCount(), std::size_t{0});
        QVERIFY(std::ranges::all_of(fitted.outOfFold, [](float score) { return score == 0.0f; }));
    }

    void aFoldWithoutIllPatientsStaysFinite()
    {
        Lessons lessons;
        lessons.add({1}, 0, 0, 30);
        lessons.add({2}, 0, 0, 30);
        lessons.add({1}, 0, 1, 30);
        lessons.add({2}, 1, 1, 30);
        const CrossFitted fitted = lessons.fit(kOneStump);
        for (const float score : fitted.outOfFold)
            QVERIFY(std::isfinite(score));
        // 60 healthy and half a patient on either side.
        QVERIFY(near(scoreOf(fitted.models[1], {1}), std::log(0.5 / 60.5), 0.01));
    }

    void whoHasNoValueGoesWhereItServesBest()
    {
        // Share of ill among those with code 1, code 2 and without a value.
        struct Shares {
            int low, high, none;
        };
        const auto scores = [](const Shares& shares) {
            Lessons lessons;
            for (const std::size_t fold : {0U, 1U})
                for (const auto& [code, ill] :
                     {std::pair{1, shares.low}, std::pair{2, shares.high}, std::pair{0, shares.none}}) {
                    lessons.add({static_cast<std::uint8_t>(code)}, 1, fold, static_cast<std::size_t>(ill));
                    lessons.add({static_cast<std::uint8_t>(code)}, 0, fold, static_cast<std::size_t>(20 - ill));
                }
            const BoostedTrees model = lessons.fit(kOneStump).models[0];
            return std::array{scoreOf(model, {1}), scoreOf(model, {2}), scoreOf(model, {0})};
        };
        const auto withHigh = scores({.low = 3, .high = 17, .none = 15});
        QVERIFY(withHigh[2] == withHigh[1] && withHigh[0] < withHigh[1]);
        const auto withLow = scores({.low = 3, .high = 17, .none = 5});
        QVERIFY(withLow[2] == withLow[0] && withLow[0] < withLow[1]);
        // Both codes alike, and whoever was not tested is well: that there is no value is what tells.
        const auto apart = scores({.low = 12, .high = 13, .none = 1});
        QVERIFY(apart[0] == apart[1] && apart[2] < apart[0]);
    }

    // 100 patients for each pair of codes and fold; the share of ill is nearly exclusive-or. Sums of one value each
    // cannot say that: they stay near 1/2. Trees of two questions give every pair its own log odds.
    void anInteractionNeedsTwoQuestions()
    {
        const std::array<std::array<int, 2>, 2> ill{{{10, 90}, {85, 20}}};
        Lessons lessons;
        for (const std::size_t fold : {0U, 1U})
            for (std::uint8_t a = 0; a < 2; ++a)
                for (std::uint8_t b = 0; b < 2; ++b) {
                    const std::vector<std::uint8_t> codes{std::uint8_t(a + 1), std::uint8_t(b + 1)};
                    lessons.add(codes, 1, fold, static_cast<std::size_t>(ill[a][b]));
                    lessons.add(codes, 0, fold, static_cast<std::size_t>(100 - ill[a][b]));
                }
        const BoostingPlan plan{.rounds = 120, .patience = 20, .depth = 1, .rate = 0.2, .smallestLeaf = 20};
        BoostingPlan deeper = plan;
        deeper.depth = 2;
        const BoostedTrees flat = lessons.fit(plan).models[0], deep = lessons.fit(deeper).models[0];
        for (std::uint8_t a = 0; a < 2; ++a)
            for (std::uint8_t b = 0; b < 2; ++b) {
                const std::vector<std::uint8_t> codes{std::uint8_t(a + 1), std::uint8_t(b + 1)};
                QVERIFY(near(sigmoid(scoreOf(flat, codes)), 0.5, 0.15));
                QVERIFY(near(sigmoid(scoreOf(deep, codes)), ill[a][b] / 100.0, 0.03));
            }
    }

    // Without any main effect the first question gains nothing, and greedy trees ask none.
    void aPureInteractionIsNotSeen()
    {
        Lessons lessons;
        for (const std::size_t fold : {0U, 1U})
            for (const std::uint8_t a : std::array<std::uint8_t, 2>{1, 2})
                for (const std::uint8_t b : std::array<std::uint8_t, 2>{1, 2})
                    lessons.add({a, b}, a != b, fold, 100);
        const CrossFitted fitted = lessons.fit({.rounds = 20, .patience = 20, .depth = 2});
        for (const float score : fitted.outOfFold)
            QVERIFY(near(score, 0.0));
    }

    // The tenth fold is small, so the number of rounds stays the same whatever its patients have.
    void nobodyTeachesTheirOwnScore()
    {
        Lessons lessons{.rows = {}, .diseased = {}, .fold = {}, .folds = 10};
        drawLogistic(lessons, 2000);
        Lessons flipped = lessons;
        for (std::size_t i = 0; i < flipped.fold.size(); ++i)
            if (flipped.fold[i] == 3)
                flipped.diseased[i] = 1 - flipped.diseased[i];
        const BoostingPlan plan{.rounds = 5, .patience = 5, .depth = 3, .rate = 0.1};
        const CrossFitted before = lessons.fit(plan), after = flipped.fit(plan);
        QCOMPARE(before.models[3].treeCount(), std::size_t{5});
        QCOMPARE(after.models[3].treeCount(), std::size_t{5});
        std::size_t changed = 0;
        for (std::size_t i = 0; i < lessons.fold.size(); ++i) {
            if (lessons.fold[i] == 3)
                QVERIFY(before.outOfFold[i] == after.outOfFold[i]);
            else
                changed += before.outOfFold[i] != after.outOfFold[i];
        }
        QVERIFY(changed > 1700); // of 1800: it does matter to the others
    }

    void smallLeavesAreNotMade()
    {
        // Nine ill patients behind one code; ten are needed.
        const auto reported = [](std::size_t ill) {
            Lessons lessons;
            for (const std::size_t fold : {0U, 1U}) {
                lessons.add({1}, 0, fold, 50);
                lessons.add({2}, 1, fold, ill);
            }
            const BoostedTrees model =
                lessons.fit({.rounds = 1, .patience = 1, .depth = 1, .rate = 1.0, .smallestLeaf = 10}).models[0];
            return scoreOf(model, {2}) > scoreOf(model, {1});
        };
        QVERIFY(!reported(9));
        QVERIFY(reported(10));
    }

    // Out of fold, in ten groups by predicted probability: as many ill as predicted, within four deviations and what
    // steps of 1/63 and shrinkage leave. The curve itself is met within 0.03 on average.
    void aLogisticCurveIsRecovered()
    {
        Lessons lessons{.rows = {}, .diseased = {}, .fold = {}, .folds = 5};
        const std::vector<double> truth = drawLogistic(lessons, 6000);
        const CrossFitted fitted = lessons.fit({});
        std::vector<std::size_t> order(truth.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::sort(order, {}, [&](std::size_t i) { return fitted.outOfFold[i]; });
        double off = 0.0;
        for (std::size_t group = 0; group < 10; ++group) {
            double predicted = 0.0, observed = 0.0, variance = 0.0;
            for (std::size_t i = group * 600; i < (group + 1) * 600; ++i) {
                const double p = sigmoid(fitted.outOfFold[order[i]]);
                predicted += p;
                observed += lessons.diseased[order[i]];
                variance += truth[order[i]] * (1.0 - truth[order[i]]);
                off += std::abs(p - truth[order[i]]);
            }
            QVERIFY(near(predicted / 600.0, observed / 600.0, 4.0 * std::sqrt(variance) / 600.0 + 0.01));
        }
        QVERIFY(off / 6000.0 < 0.03);
    }

    // 40,000 learn in each fold, more than one tree is grown by. The curve is met within 0.015 on average: with steps
    // of 1/63 of the patients one step covers 0.02 of probability.
    void moreThanOneTreeTakesTeachInTurns()
    {
        Lessons lessons{.rows = {}, .diseased = {}, .fold = {}, .folds = 2};
        const std::vector<double> truth = drawLogistic(lessons, 80'000);
        const CrossFitted fitted = lessons.fit({.rounds = 60, .depth = 3, .rate = 0.2});
        double off = 0.0;
        for (std::size_t i = 0; i < truth.size(); ++i)
            off += std::abs(sigmoid(fitted.outOfFold[i]) - truth[i]) / 80'000.0;
        QVERIFY(off < 0.015);
        QVERIFY(fitted.outOfFold == lessons.fit({.rounds = 60, .depth = 3, .rate = 0.2}).outOfFold);
    }

    void sameLessonsGiveTheSameModels()
    {
        Lessons lessons{.rows = {}, .diseased = {}, .fold = {}, .folds = 3};
        drawLogistic(lessons, 600);
        const CrossFitted a = lessons.fit({.rounds = 30}), b = lessons.fit({.rounds = 30});
        QVERIFY(a.outOfFold == b.outOfFold);
        for (std::size_t fold = 0; fold < 3; ++fold) {
            TensorBundle first, second;
            a.models[fold].save(first, "m/");
            b.models[fold].save(second, "m/");
            QVERIFY(first == second);
        }
    }

    void savingKeepsEveryScore()
    {
        Lessons lessons{.rows = {}, .diseased = {}, .fold = {}, .folds = 3};
        drawLogistic(lessons, 600);
        for (const int rounds : {0, 1, 31}) { // none, an odd and an even number of questions
            const BoostedTrees model = lessons.fit({.rounds = rounds, .patience = 50, .depth = 3}).models[0];
            TensorBundle bundle;
            model.save(bundle, "m/");
            const Result<BoostedTrees> loaded = BoostedTrees::load(*TensorBundle::decode(bundle.encode()), "m/", 2);
            QVERIFY(loaded.ok());
            QCOMPARE(loaded->treeCount(), model.treeCount());
            for (std::size_t i = 0; i < lessons.rows.count(); ++i)
                QVERIFY(loaded->score(lessons.rows.row(i)) == model.score(lessons.rows.row(i)));
        }
    }

    // Both ways of asking, from any patient on.
    void manyPatientsAreScoredLikeOne()
    {
        Lessons lessons{.rows = {}, .diseased = {}, .fold = {}, .folds = 3};
        drawLogistic(lessons, 700);
        const BinnedColumns columns(lessons.rows);
        for (const int depth : {1, 4, 8}) {
            const BoostedTrees model = lessons.fit({.rounds = 20, .depth = depth, .smallestLeaf = 2}).models[1];
            QVERIFY(model.treeCount() > 0);
            for (const std::size_t first : {0U, 37U}) {
                std::vector<float> scores(700 - first);
                model.score(columns, first, scores);
                for (std::size_t i = 0; i < scores.size(); ++i)
                    QVERIFY(scores[i] == model.score(lessons.rows.row(first + i)));
            }
        }
    }

    void damageIsReported()
    {
        Lessons lessons{.rows = {}, .diseased = {}, .fold = {}, .folds = 3};
        drawLogistic(lessons, 600);
        TensorBundle whole;
        lessons.fit({.rounds = 10}).models[0].save(whole, "m/");
        QVERIFY(BoostedTrees::load(whole, "m/", 2).ok());
        QVERIFY(!BoostedTrees::load(whole, "m/", 1).ok()); // asks for a feature that is not there
        for (const Tensor& missing : whole.tensors()) {
            TensorBundle bundle;
            for (const Tensor& tensor : whole.tensors())
                if (tensor.name != missing.name)
                    bundle.add(tensor);
            QVERIFY(!BoostedTrees::load(bundle, "m/", 2).ok());
        }
        const auto loads = [&](const std::string& name, auto&& change) {
            TensorBundle bundle;
            for (Tensor tensor : whole.tensors()) {
                if (tensor.name == name)
                    change(tensor);
                bundle.add(std::move(tensor));
            }
            return BoostedTrees::load(bundle, "m/", 2).ok();
        };
        QVERIFY(loads("m/trees", [](Tensor&) {}));
        for (const std::uint64_t depth : {std::uint64_t{0}, std::uint64_t{3}, std::uint64_t{64}, ~std::uint64_t{0}})
            QVERIFY(!loads("m/depth", [&](Tensor& tensor) { std::get<2>(tensor.values)[0] = depth; }));
        for (const std::uint64_t trees : {std::uint64_t{0}, std::uint64_t{1}, ~std::uint64_t{0}})
            QVERIFY(!loads("m/trees", [&](Tensor& tensor) { std::get<2>(tensor.values)[0] = trees; }));
        QVERIFY(!loads("m/splits", [](Tensor& tensor) { std::get<2>(tensor.values)[0] |= 0xFF00U; }));
        QVERIFY(!loads("m/leaves", [](Tensor& tensor) { std::get<0>(tensor.values)[3] = NAN; }));
        for (const double prior : {double(NAN), double(INFINITY), 1e300}) // the last is no float
            QVERIFY(!loads("m/prior", [&](Tensor& tensor) { std::get<1>(tensor.values)[0] = prior; }));
    }

    void aStopIsAnsweredBeforeTheNextTree()
    {
        Lessons lessons{.rows = {}, .diseased = {}, .fold = {}, .folds = 3};
        drawLogistic(lessons, 600);
        int asked = 0;
        const auto fitted = fitAcrossFolds(lessons.rows, lessons.features(),
                                           {.diseased = lessons.diseased, .fold = lessons.fold, .folds = 3},
                                           {.rounds = 1000, .patience = 1000}, [&] { return ++asked < 8; });
        QVERIFY(!fitted);
        QCOMPARE(asked, 8);
    }

    // Without a round of its own a model says what it went on from: half of what that says beyond the prior.
    void aModelGoesOnFromAShareOfAnother()
    {
        Lessons lessons;
        drawLogistic(lessons, 600);
        const CrossFitted start = lessons.fit({.rounds = 5, .patience = 5, .depth = 2});
        const FoldedOutcomes outcomes{.diseased = lessons.diseased, .fold = lessons.fold, .folds = lessons.folds};
        const BoostingPlan nothing{.rounds = 0, .depth = 2, .kept = 0.5};
        const float prior = fitAcrossFolds(lessons.rows, lessons.features(), outcomes, nothing, kGoOn)->outOfFold[0];
        const auto fitted = fitAcrossFolds(lessons.rows, lessons.features(), outcomes, nothing, kGoOn, start.models);
        QVERIFY(start.models[0].treeCount() > 0);
        const std::size_t fold = lessons.fold[0];
        QVERIFY(near(fitted->outOfFold[0], prior + 0.5f * (start.outOfFold[0] - prior)));
        QVERIFY(near(fitted->models[fold].score(lessons.rows.row(0)), fitted->outOfFold[0]));
        QCOMPARE(fitted->models[fold].treeCount(), start.models[fold].treeCount());
    }

    // What the last feature tells is learned, and nothing is lost by not beginning anew.
    void goingOnIsAsGoodAsBeginningAnew()
    {
        Lessons lessons;
        RandomStream stream(Seed{5}, "two that tell something");
        std::vector<float> x;
        for (std::size_t i = 0; i < 4000; ++i) {
            x.push_back(static_cast<float>(stream.normal()));
            x.push_back(static_cast<float>(stream.normal()));
            const double evidence = 1.5 * double(x[2 * i]) + double(x[2 * i + 1]) - 1.0;
            lessons.diseased.push_back(stream.uniform() < sigmoid(evidence) ? 1 : 0);
            lessons.fold.push_back(static_cast<std::uint8_t>(i % lessons.folds));
        }
        lessons.rows = FeatureBins::fit(x, 2).encode(x);
        const FoldedOutcomes outcomes{.diseased = lessons.diseased, .fold = lessons.fold, .folds = lessons.folds};
        const BoostingPlan plan{.rounds = 300, .patience = 10, .depth = 3, .rate = 0.1};
        const std::vector<std::uint16_t> all = lessons.features();
        const auto some = fitAcrossFolds(lessons.rows, std::span(all).first(all.size() - 1), outcomes, plan, kGoOn);
        const auto again = fitAcrossFolds(lessons.rows, all, outcomes, plan, kGoOn);
        const auto onward = fitAcrossFolds(lessons.rows, all, outcomes, plan, kGoOn, some->models);
        const auto lossOf = [&](const CrossFitted& fitted) {
            double loss = 0.0;
            for (std::size_t i = 0; i < lessons.diseased.size(); ++i)
                loss -= std::log(sigmoid(lessons.diseased[i] != 0 ? fitted.outOfFold[i] : -fitted.outOfFold[i]));
            return loss / static_cast<double>(lessons.diseased.size());
        };
        QVERIFY(lossOf(*onward) < lossOf(*some));
        QVERIFY(lossOf(*onward) < 1.005 * lossOf(*again));
    }

    // A set of panels may reveal nothing, with no visible column: then everybody has the chance of everybody else.
    void withoutFeaturesThereIsThePrior()
    {
        Lessons lessons;
        lessons.add({1}, 1, 0, 3);
        lessons.add({1}, 0, 0, 6);
        lessons.add({1}, 0, 1, 9);
        const auto fitted = fitAcrossFolds(lessons.rows, {},
                                           {.diseased = lessons.diseased, .fold = lessons.fold, .folds = 2}, {}, kGoOn);
        QVERIFY(fitted && near(fitted->outOfFold.back(), std::log(3.5 / 6.5)));
        QVERIFY(near(fitted->outOfFold.front(), std::log(0.5 / 9.5)));
    }
};

PANELWISE_APPLESS_TEST(BoostedTreesTest)

} // namespace boosted_trees_test

#include "boosted_trees_test.moc"
