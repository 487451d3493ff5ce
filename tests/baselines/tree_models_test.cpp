// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/tree_models_p.h"

#include "core/eval/metrics.h"
#include "tests/test_program.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace tree_models_test {

using namespace core;

namespace {

const std::function<bool(double)> kGoOn = [](double) { return true; };
constexpr float kGap = std::numeric_limits<float>::quiet_NaN();

// Training and validation patients alike; test patients to be asked about.
struct Lessons {
    ModelData data;

    void add(const std::vector<float>& values, bool ill, std::size_t times = 1)
    {
        for (std::size_t i = 0; i < times; ++i) {
            append(data.training, values);
            append(data.validation, values);
            data.diseased.push_back(ill ? 1 : 0);
            data.truth.push_back(ill ? Disease::Present : Disease::Absent);
        }
    }
    void ask(const std::vector<float>& values) { append(data.test, values); }

    ModelScores boost(const BoostSetting& setting) const
    {
        const Result<TreePatients> patients = TreePatients::load(data);
        return **boostTrees({*patients, data.truth, prevalenceOf(data.diseased), Seed{1}}, setting, WorkShare(kGoOn));
    }
    ModelScores forest(const ForestSetting& setting, int trees, Seed seed = Seed{1}) const
    {
        const Result<TreePatients> patients = TreePatients::load(data);
        Forest forest(*patients, setting, prevalenceOf(data.diseased), seed);
        return *forest.growTo(trees, WorkShare(kGoOn)) ? forest.scores() : ModelScores();
    }

private:
    static void append(ModelRows& rows, const std::vector<float>& values)
    {
        rows.columns = values.size();
        rows.values.insert(rows.values.end(), values.begin(), values.end());
    }
};

bool near(double found, double expected, double tolerance)
{
    if (std::abs(found - expected) <= tolerance)
        return true;
    qWarning("found %.9g, expected %.9g", found, expected);
    return false;
}

// Ill from 100 on.
Lessons step()
{
    Lessons lessons;
    for (int x = 0; x < 200; ++x)
        lessons.add({static_cast<float>(x)}, x >= 100);
    for (const float x : {-50.0f, 99.0f, 100.0f, 900.0f})
        lessons.ask({x});
    return lessons;
}

// Four groups of 100 with 10, 20, 60 and 90 ill. The healthy first: XGBoost's draw of patients always takes the first
// two or three, and one more of 90 weighs less than one of 10.
Lessons fourGroups()
{
    Lessons lessons;
    const std::array<std::size_t, 4> ill{10, 20, 60, 90};
    for (std::size_t group = 0; group < 4; ++group) {
        lessons.add({static_cast<float>(group)}, false, 100 - ill[group]);
        lessons.add({static_cast<float>(group)}, true, ill[group]);
        lessons.ask({static_cast<float>(group)});
    }
    return lessons;
}

std::size_t differentScores(const std::vector<double>& scores)
{
    return std::set<double>(scores.begin(), scores.end()).size();
}

} // namespace

class TreeModelsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Half are ill, so every gradient is ±1/2 and every curvature 1/4. The best split is at the step, and a leaf of
    // 100 alike is worth 50 / (25 + 1) with XGBoost's ridge of 1; the rate is 1.
    void oneRoundFindsAStep()
    {
        const ModelScores scores = step().boost({.depth = 1, .rate = 1.0, .mostRounds = 1});
        const double high = 1.0 / (1.0 + std::exp(-50.0 / 26.0));
        QCOMPARE(scores.test.size(), std::size_t{4});
        QVERIFY(near(scores.test[0], 1.0 - high, 1e-6));
        QVERIFY(near(scores.test[1], 1.0 - high, 1e-6));
        QVERIFY(near(scores.test[2], high, 1e-6));
        QVERIFY(near(scores.test[3], high, 1e-6));
        QCOMPARE(scores.setting, std::string("depth=1 rate=1 rounds=1"));
    }

    // Two levels make four leaves. Leaf by leaf the group of 90 is parted from that of 60 (gain 12) before the group
    // of 10 from that of 20 (gain 2).
    void leafWiseGrowthSplitsWhereItGainsMost()
    {
        const Lessons lessons = fourGroups();
        QCOMPARE(differentScores(lessons.boost({.depth = 2, .mostRounds = 1}).test), std::size_t{4});
        const ModelScores three = lessons.boost({.depth = 0, .leaves = 3, .mostRounds = 1});
        QCOMPARE(differentScores(three.test), std::size_t{3});
        QCOMPARE(three.test[0], three.test[1]);
        QVERIFY(three.test[3] > three.test[2]);
        QCOMPARE(three.setting, std::string("leaves=3 rate=0.1 rounds=1"));
    }

    // As many rounds as they like on patients who are alike: the shares of the groups, but for the ridge.
    void boostingEndsAtTheSharesOfTheGroups()
    {
        const ModelScores scores = fourGroups().boost({.depth = 2, .rate = 0.3});
        for (const auto& [group, share] : {std::pair(0, 0.1), std::pair(1, 0.2), std::pair(2, 0.6), std::pair(3, 0.9)})
            QVERIFY(near(scores.test[static_cast<std::size_t>(group)], share, 0.01));
    }

    void treesThatSeeSomePatientsDifferBySeed()
    {
        const Lessons lessons = fourGroups();
        const Result<TreePatients> patients = TreePatients::load(lessons.data);
        const auto boost = [&](Seed seed) {
            return **boostTrees({*patients, lessons.data.truth, 0.45, seed}, {.patientShare = 0.5, .mostRounds = 3},
                                WorkShare(kGoOn));
        };
        QVERIFY(boost(Seed{1}).test == boost(Seed{1}).test);
        QVERIFY(boost(Seed{1}).test != boost(Seed{2}).test);
        QCOMPARE(boost(Seed{1}).setting, std::string("depth=4 rate=0.1 patients=0.5 rounds=3"));
    }

    // Patients of validation are the opposite: every round makes it worse, so the first is the best.
    void boostingEndsWhereValidationGetsWorse()
    {
        Lessons lessons = step();
        for (Disease& outcome : lessons.data.truth)
            outcome = outcome == Disease::Present ? Disease::Absent : Disease::Present;
        int asked = 0;
        const std::function<bool(double)> count = [&](double) { return ++asked > 0; };
        const Result<TreePatients> patients = TreePatients::load(lessons.data);
        const ModelScores scores =
            **boostTrees({*patients, lessons.data.truth, 0.5, Seed{1}}, {.patience = 5}, WorkShare(count));
        QCOMPARE(scores.setting, std::string("depth=4 rate=0.1 rounds=1"));
        QCOMPARE(asked, 6);                                               // the first and five without gain
        QVERIFY(scores.test[3] > scores.test[0] && scores.test[3] < 0.6); // one round's worth, not six
    }

    // The test was done for the healthy only: that it is missing tells everything.
    void aMissingValueGoesItsOwnWay()
    {
        Lessons lessons;
        for (int i = 0; i < 100; ++i) {
            lessons.add({static_cast<float>(i)}, false);
            lessons.add({kGap}, true);
        }
        lessons.ask({kGap});
        lessons.ask({50.0f});
        QVERIFY(lessons.boost({}).test[0] > 0.95);
        QVERIFY(lessons.boost({}).test[1] < 0.05);
        QVERIFY(lessons.forest({}, 20).test[0] > 0.99);
        QVERIFY(lessons.forest({}, 20).test[1] < 0.01);
    }

    // Leaves of a whole group each: the mean over trees of the share in 63 of its 100 patients, which has a standard
    // deviation of at most 0.03 for one tree and 0.002 for 200.
    void aForestTellsTheSharesOfTheGroups()
    {
        const ModelScores scores = fourGroups().forest({.columnShare = 1.0}, 200);
        for (const auto& [group, share] : {std::pair(0, 0.1), std::pair(1, 0.2), std::pair(2, 0.6), std::pair(3, 0.9)})
            QVERIFY(near(scores.test[static_cast<std::size_t>(group)], share, 0.01));
    }

    void aForestStaysBetweenNoneAndAll()
    {
        const ModelScores scores = step().forest({.columnShare = 1.0, .smallestLeaf = 1}, 40);
        for (const double probability : scores.validation)
            QVERIFY(probability >= 0.0 && probability <= 1.0);
        QVERIFY(near(scores.test.front(), 0.0, 1e-6));
        QVERIFY(near(scores.test.back(), 1.0, 1e-6));
    }

    void treesOfAForestDiffer()
    {
        const Lessons lessons = fourGroups();
        QVERIFY(lessons.forest({.columnShare = 1.0}, 2, Seed{1}).test !=
                lessons.forest({.columnShare = 1.0}, 2, Seed{2}).test);
        QVERIFY(lessons.forest({.columnShare = 1.0}, 2).test != lessons.forest({.columnShare = 1.0}, 4).test);
        QCOMPARE(lessons.forest({.columnShare = 1.0}, 20).test, lessons.forest({.columnShare = 1.0}, 20).test);
    }

    void aForestGrownOnIsTheSameAsOneGrownAtOnce()
    {
        const Lessons lessons = fourGroups();
        const Result<TreePatients> patients = TreePatients::load(lessons.data);
        Forest forest(*patients, {.columnShare = 1.0}, prevalenceOf(lessons.data.diseased), Seed{1});
        QVERIFY(*forest.growTo(8, WorkShare(kGoOn)));
        QVERIFY(*forest.growTo(20, WorkShare(kGoOn)));
        QCOMPARE(forest.scores().test, lessons.forest({.columnShare = 1.0}, 20).test);
        QCOMPARE(forest.scores().setting, std::string("depth=12 columns=1 leaf=5 trees=20"));
    }

    void aStopLeavesNothing()
    {
        const Lessons lessons = step();
        const Result<TreePatients> patients = TreePatients::load(lessons.data);
        int asked = 0;
        const std::function<bool(double)> stop = [&](double) { return asked++ < 3; };
        const Fitted<ModelScores> boosted =
            boostTrees({*patients, lessons.data.truth, 0.5, Seed{1}}, {}, WorkShare(stop));
        QVERIFY(boosted && !*boosted);
        QCOMPARE(asked, 4);
        asked = 0;
        Forest forest(*patients, {}, 0.5, Seed{1});
        const Result<bool> grown = forest.growTo(100, WorkShare(stop));
        QVERIFY(grown && !*grown);
        QCOMPARE(asked, 4);
    }

    void aMissingLibraryIsSaidByName()
    {
        const Result<XgBoostLibrary> absent = loadXgBoostFrom("libnobody_has_this.so.7");
        QVERIFY(!absent);
        QCOMPARE(absent.error().code, ErrorCode::LearningLibraryMissing);
        QCOMPARE(absent.error().subject, std::string("libnobody_has_this.so.7"));
        QVERIFY(!absent.error().detail.empty());
        const Result<XgBoostLibrary> another = loadXgBoostFrom("libm.so.6"); // there, but not what is needed
        QVERIFY(!another);
        QVERIFY(another.error().detail.find("XGBGetLastError") != std::string::npos);
    }

    void whatTheLibraryRefusesIsTold()
    {
        const Lessons lessons = step();
        const Result<TreePatients> patients = TreePatients::load(lessons.data);
        TreeBooster booster(*patients, {{"max_depth", "deep"}});
        booster.addRound();
        QVERIFY(booster.validation().empty());
        QVERIFY(booster.error());
        QVERIFY(booster.error()->detail.find("max_depth") != std::string::npos);
    }
};

PANELWISE_GUILESS_TEST(TreeModelsTest)

} // namespace tree_models_test

#include "tree_models_test.moc"
