// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/synthetic/correlation.h"
#include "tests/test_program.h"

#include <cmath>

namespace correlation_test {

using namespace core;

namespace {

SquareMatrix symmetric(std::initializer_list<std::initializer_list<double>> rows)
{
    SquareMatrix matrix(rows.size());
    std::size_t i = 0;
    for (const auto& row : rows) {
        std::size_t j = 0;
        for (const double value : row)
            matrix(i, j++) = value;
        ++i;
    }
    return matrix;
}

} // namespace

class CorrelationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // [1 0.6; 0.6 1] = L·Lᵀ with L = [1 0; 0.6 0.8], since 0.36 + 0.64 = 1.
    void factorOfTwoCorrelatedColumnsIsTheOneByHand()
    {
        const SquareMatrix factor = choleskyFactor(symmetric({{1.0, 0.6}, {0.6, 1.0}}));
        QCOMPARE(factor(0, 0), 1.0);
        QCOMPARE(factor(0, 1), 0.0);
        QCOMPARE(factor(1, 0), 0.6);
        QVERIFY(std::abs(factor(1, 1) - 0.8) < 1e-15);
    }

    void matrixThatFitsIsReturnedAsItIs()
    {
        const SquareMatrix given = symmetric({{1.0, 0.5, 0.2}, {0.5, 1.0, 0.3}, {0.2, 0.3, 1.0}});
        const SquareMatrix result = positiveDefiniteCorrelation(given);
        for (std::size_t i = 0; i < 3; ++i)
            for (std::size_t j = 0; j < 3; ++j)
                QCOMPARE(result(i, j), given(i, j));
    }

    // a like b, b like c, but a opposed to c: impossible. The eigenvalues are 1.9, 1.9 and −0.8; lifting the last to
    // zero leaves 1.9·(I − vvᵀ) with v = (1, −1, 1)/√3: diagonal 1.9·2/3, elsewhere ±1.9/3, so correlations of ±0.5.
    void contradictoryCorrelationsMeetHalfway()
    {
        const SquareMatrix result =
            positiveDefiniteCorrelation(symmetric({{1.0, 0.9, -0.9}, {0.9, 1.0, 0.9}, {-0.9, 0.9, 1.0}}), 1e-6);
        QVERIFY(std::abs(result(0, 1) - 0.5) < 1e-5);
        QVERIFY(std::abs(result(1, 2) - 0.5) < 1e-5);
        QVERIFY(std::abs(result(0, 2) + 0.5) < 1e-5);
        for (std::size_t i = 0; i < 3; ++i)
            QCOMPARE(result(i, i), 1.0);
        const SquareMatrix factor = choleskyFactor(result);
        for (std::size_t i = 0; i < 3; ++i)
            for (std::size_t j = 0; j < 3; ++j) {
                double product = 0.0;
                for (std::size_t k = 0; k < 3; ++k)
                    product += factor(i, k) * factor(j, k);
                QVERIFY(std::abs(product - result(i, j)) < 1e-12);
            }
    }
};

PANELWISE_APPLESS_TEST(CorrelationTest)

} // namespace correlation_test

#include "correlation_test.moc"
