// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/portable_math.h"
#include "tests/test_program.h"

#include <cmath>
#include <limits>

namespace portable_math_test {

using namespace core;

namespace {

// How many representable numbers lie between.
double unitsApart(double a, double b)
{
    return std::abs(a - b) / (std::numeric_limits<double>::epsilon() * std::max(std::abs(b), 1e-300));
}

} // namespace

class PortableMathTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // The standard library is within one unit of the truth, so ours within three of it is within four of the truth.
    void logarithmAgreesWithTheLibrary()
    {
        for (double x = 1e-300; x < 1e300; x *= 1.37)
            QVERIFY2(unitsApart(portableLog(x), std::log(x)) <= 3.0, qPrintable(QString::number(x, 'g', 17)));
        QCOMPARE(portableLog(1.0), 0.0);
        // Near 1 the result is small; the series keeps its relative precision.
        QVERIFY(unitsApart(portableLog(1.0 + 1e-9), std::log1p(1.0 + 1e-9 - 1.0)) <= 3.0);
    }

    void exponentialAgreesWithTheLibrary()
    {
        for (double x = -700.0; x <= 700.0; x += 0.7123)
            QVERIFY2(unitsApart(portableExp(x), std::exp(x)) <= 3.0, qPrintable(QString::number(x, 'g', 17)));
        QCOMPARE(portableExp(0.0), 1.0);
    }

    // φ(0) = 0.3989422804014327, φ(1) = 0.24197072451914337, φ(−3) = 0.0044318484119380075 (tables).
    void normalDensityIsTheTabulatedOne()
    {
        QVERIFY(std::abs(normalDensity(0.0) - 0.3989422804014327) < 1e-15);
        QVERIFY(std::abs(normalDensity(1.0) - 0.24197072451914337) < 1e-15);
        QVERIFY(std::abs(normalDensity(-3.0) - 0.0044318484119380075) < 1e-17);
    }
};

PANELWISE_APPLESS_TEST(PortableMathTest)

} // namespace portable_math_test

#include "portable_math_test.moc"
