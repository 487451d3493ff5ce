// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lattice/set_trees.h"

#include "core/base/random.h"
#include "tests/lattice/lattice_fixture.h"
#include "tests/test_program.h"

#include <cmath>
#include <limits>

namespace set_trees_test {

using core::PanelId;
using core::PanelMask;
using core::SetTrees;
using core::SetTreesPtr;

namespace {

constexpr float kNone = std::numeric_limits<float>::quiet_NaN();

core::TestCatalog panelsOfOne(std::size_t count)
{
    std::vector<fixture::PanelOf> panels;
    for (std::size_t i = 0; i < count; ++i)
        panels.push_back({1.0, {i}});
    return fixture::catalog(count, panels);
}

// Yes or no, independent given the disease, which half of the patients have: with the disease "yes" in 4 of 5, without
// it in 1 of 5. A yes makes the odds four times as high, a no a quarter, so k more yes than no give log odds k · ln 4.
struct Votes {
    Votes(std::size_t patients, std::size_t tests, bool shuffled = false)
    {
        core::RandomStream stream(core::Seed{11}, "votes");
        for (std::size_t i = 0; i < patients; ++i) {
            const bool ill = stream.uniform() < 0.5;
            for (std::size_t test = 0; test < tests; ++test)
                rows.push_back(stream.uniform() < (ill ? 0.8 : 0.2) ? 1.0f : 0.0f);
            diseased.push_back(ill ? 1 : 0);
            folds.push_back(static_cast<std::uint8_t>(i % 5));
        }
        if (shuffled)
            stream.shuffle(std::span(diseased));
    }
    std::vector<float> rows;
    std::vector<std::uint8_t> diseased, folds;
    SetTrees::Teachers teachers() const { return {rows, diseased, folds}; }
};

SetTreesPtr fitted(const core::PanelRules& rules, const Votes& votes, const SetTrees* before = nullptr)
{
    core::SerialExecutor alone;
    return SetTrees::fit(
        rules, votes.teachers(), core::Seed{1}, alone, [](double) { return true; }, before);
}

float logOddsOf(const SetTrees& trees, PanelMask known, std::vector<float> row)
{
    for (std::size_t i = 0; i < row.size(); ++i)
        row[i] = known.isOrdered(PanelId(i)) ? row[i] : kNone;
    return trees.logOdds(known, trees.bins().encode(row).codes.data(), std::nullopt);
}

// Mean log loss of the teachers with all tests known.
double lossOf(const SetTrees& trees, const Votes& votes, std::size_t tests, bool leftOut)
{
    double sum = 0.0;
    for (std::size_t i = 0; i < votes.diseased.size(); ++i) {
        const auto row = std::span(votes.rows).subspan(i * tests, tests);
        const auto fold = leftOut ? std::optional<std::size_t>(votes.folds[i]) : std::nullopt;
        const double odds = trees.logOdds(PanelMask::all(tests), trees.bins().encode(row).codes.data(), fold);
        sum += std::log1p(std::exp(votes.diseased[i] != 0 ? -odds : odds));
    }
    return sum / static_cast<double>(votes.diseased.size());
}

} // namespace

class SetTreesTest : public QObject {
    Q_OBJECT

    core::TestCatalog m_catalog = panelsOfOne(3);
    core::PanelRules m_rules{m_catalog, core::FeatureMask(3)};
    Votes m_votes{6000, 3};

private Q_SLOTS:
    void eachSetHasTheLogOddsOfWhatItShows()
    {
        const SetTreesPtr trees = fitted(m_rules, m_votes);
        QCOMPARE(trees->sets().size(), std::size_t{8});
        const double one = std::log(4.0);
        for (std::uint64_t set = 0; set < 8; ++set)
            for (unsigned answers = 0; answers < 8; ++answers) {
                double expected = 0.0;
                std::vector<float> row;
                for (unsigned test = 0; test < 3; ++test) {
                    row.push_back(answers >> test & 1U ? 1.0f : 0.0f);
                    if (set >> test & 1U)
                        expected += answers >> test & 1U ? one : -one;
                }
                // 6,000 patients: the rarest of eight cells has some 400, log odds good to about 0.2.
                const double odds = logOddsOf(*trees, PanelMask(set), row);
                QVERIFY2(std::abs(odds - expected) < 0.35, qPrintable(QString("%1 for %2").arg(odds).arg(expected)));
            }
    }

    // Outcomes dealt out by chance cannot be known: ln 2 is the best that anybody reaches who was not told.
    void whoTaughtIsJudgedByModelsThatLeftThemOut()
    {
        const std::size_t tests = 8;
        const core::TestCatalog catalog = panelsOfOne(tests);
        const core::PanelRules rules(catalog, core::FeatureMask(tests));
        Votes chance(600, tests, true);
        core::RandomStream stream(core::Seed{3}, "values");
        for (float& value : chance.rows)
            value = static_cast<float>(stream.normal());
        QVERIFY(lossOf(*fitted(rules, chance), chance, tests, true) > std::log(2.0) - 0.01);
    }

    void theyAreReadBackToTheLastBit()
    {
        const SetTreesPtr trees = fitted(m_rules, m_votes);
        core::TensorBundle bundle;
        trees->save(bundle, "trees/");
        const auto again = SetTrees::load(*core::TensorBundle::decode(bundle.encode()), "trees/", 3);
        QVERIFY(again.ok());
        core::TensorBundle second;
        (*again)->save(second, "trees/");
        QVERIFY(second == bundle);
        QCOMPARE(lossOf(**again, m_votes, 3, true), lossOf(*trees, m_votes, 3, true));
        core::TensorBundle cut;
        for (const core::Tensor& tensor : bundle.tensors())
            if (tensor.name != "trees/sets")
                cut.add(tensor);
        QVERIFY(!SetTrees::load(cut, "trees/", 3));
        QVERIFY(!SetTrees::load(bundle, "trees/", 2));
    }

    // 2^15 sets: one model for all of them. Two answers of two tests: odds of 16 or 1/16.
    void manyPanelsShareOneModel()
    {
        const std::size_t tests = 15;
        const core::TestCatalog catalog = panelsOfOne(tests);
        const core::PanelRules rules(catalog, core::FeatureMask(tests));
        const Votes votes(3000, tests);
        const SetTreesPtr trees = fitted(rules, votes);
        QVERIFY(trees->sets().empty() && trees->ofAllSets());
        const std::vector<float> yes(tests, 1.0f), no(tests, 0.0f);
        const PanelMask two = PanelMask().with(PanelId(3)).with(PanelId(7));
        QVERIFY(std::abs(logOddsOf(*trees, PanelMask(), yes)) < 0.5);
        QVERIFY(std::abs(logOddsOf(*trees, two, yes) - 2.0 * std::log(4.0)) < 0.8);
        QVERIFY(std::abs(logOddsOf(*trees, two, no) + 2.0 * std::log(4.0)) < 0.8);
        core::TensorBundle bundle;
        trees->save(bundle, "");
        const auto again = SetTrees::load(bundle, "", tests);
        QVERIFY(again.ok());
        QCOMPARE(logOddsOf(**again, two, yes), logOddsOf(*trees, two, yes));
    }

    void aStopIsHeeded()
    {
        core::SerialExecutor alone;
        int asked = 0;
        QVERIFY(!SetTrees::fit(m_rules, m_votes.teachers(), core::Seed{1}, alone,
                               [&](double share) { return share < 0.5 || ++asked < 3; }));
    }
};

PANELWISE_APPLESS_TEST(SetTreesTest)

} // namespace set_trees_test

#include "set_trees_test.moc"
