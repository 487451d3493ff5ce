// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "tests/test_program.h"

#include <array>
#include <cmath>
#include <set>
#include <vector>

namespace random_test {

using namespace core;

class RandomTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Quantiles of the standard normal as tabulated: Φ(1.959963984540054) = 0.975, Φ(0) = 0.5, Φ(−3.090232306167813) =
    // 0.001.
    void quantilesAreTheTabulatedOnes()
    {
        QVERIFY(std::abs(normalQuantile(0.975) - 1.959963984540054) < 1e-14);
        QCOMPARE(normalQuantile(0.5), 0.0);
        QVERIFY(std::abs(normalQuantile(0.001) + 3.090232306167813) < 1e-14);
        QVERIFY(std::abs(normalQuantile(1e-10) + 6.361340902404056) < 1e-13);
    }

    void distributionFunctionUndoesTheQuantile()
    {
        for (double p = 1e-12; p < 1.0; p = p < 0.01 ? p * 3.0 : p + 0.01)
            QVERIFY(std::abs(normalCdf(normalQuantile(p)) - p) <= 1e-13 * std::max(p, 1e-3));
    }

    void samePurposeAndSeedRepeat()
    {
        RandomStream one(Seed{7}, "split");
        RandomStream two(Seed{7}, "split");
        for (int i = 0; i < 100; ++i)
            QCOMPARE(one.next(), two.next());
    }

    void anotherPurposeOrSeedIsAnotherStream()
    {
        std::set<std::uint64_t> firsts;
        for (std::uint64_t seed = 0; seed < 50; ++seed)
            for (const char* purpose : {"split", "cohort", "weights"})
                firsts.insert(RandomStream(Seed{seed}, purpose).next());
        QCOMPARE(firsts.size(), std::size_t(150));
    }

    // 60,000 throws of a die: each face 10,000 ± 5 standard deviations (91).
    void smallNumbersAreEvenlySpread()
    {
        RandomStream stream(Seed{3}, "die");
        std::array<int, 6> faces{};
        for (int i = 0; i < 60'000; ++i)
            ++faces[stream.below(6)];
        for (const int count : faces)
            QVERIFY(std::abs(count - 10'000) < 456);
    }

    void shuffleKeepsEveryItem()
    {
        std::vector<int> items{0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
        RandomStream(Seed{1}, "shuffle").shuffle(std::span<int>(items));
        QCOMPARE(std::set<int>(items.begin(), items.end()).size(), std::size_t(10));
    }
};

PANELWISE_APPLESS_TEST(RandomTest)

} // namespace random_test

#include "random_test.moc"
