// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/quality/result_flag.h"
#include "tests/test_program.h"

namespace result_flag_test {

using namespace core;

class ResultFlagTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aValueOnALimitIsWithinIt()
    {
        const Range potassium{3.5, 5.0};
        QCOMPARE(flagOf(3.5, potassium, {}), ResultFlag::None);
        QCOMPARE(flagOf(5.0, potassium, {}), ResultFlag::None);
        QCOMPARE(flagOf(3.49, potassium, {}), ResultFlag::Low);
        QCOMPARE(flagOf(5.01, potassium, {}), ResultFlag::High);
    }

    void beyondTheCriticalLimitsTheLetterDoubles()
    {
        const Range potassium{3.5, 5.0};
        const auto critical = criticalLimits("potassium");
        QVERIFY(critical);
        QCOMPARE(flagOf(2.4, potassium, critical), ResultFlag::CriticalLow);
        QCOMPARE(flagOf(2.5, potassium, critical), ResultFlag::Low);
        QCOMPARE(flagOf(6.5, potassium, critical), ResultFlag::High);
        QCOMPARE(flagOf(6.6, potassium, critical), ResultFlag::CriticalHigh);
    }

    void aTestWithoutCriticalLimitsIsHighOrLowAtMost()
    {
        QVERIFY(!criticalLimits("ferritin"));
        QCOMPARE(flagOf(50'000.0, {15.0, 300.0}, criticalLimits("ferritin")), ResultFlag::High);
    }

    void aLimitThatIsNotThereIsNotCrossed()
    {
        QCOMPARE(flagOf(-1.0, {std::nullopt, 130.0}, {}), ResultFlag::None);
        QCOMPARE(flagOf(1e9, {60.0, std::nullopt}, {}), ResultFlag::None);
        // Lactate has no critical lower limit.
        QCOMPARE(flagOf(0.1, {0.5, 2.0}, criticalLimits("lactate")), ResultFlag::Low);
    }

    void whatIsWithinTheReferenceIsNeverCritical()
    {
        QCOMPARE(flagOf(2.0, {1.0, 8.0}, criticalLimits("potassium")), ResultFlag::None);
    }

    // A list that said "call" for what its own reference calls normal would contradict itself.
    void criticalLimitsLieOutsideOfTheReference()
    {
        std::size_t listed = 0;
        for (const TestKnowledge& test : TestDictionary::builtIn().tests()) {
            const auto critical = criticalLimits(test.key);
            if (!critical)
                continue;
            ++listed;
            if (critical->low)
                QVERIFY2(test.reference.low && *critical->low < *test.reference.low, test.key.c_str());
            if (critical->high)
                QVERIFY2(test.reference.high && *critical->high > *test.reference.high, test.key.c_str());
        }
        QVERIFY(listed >= 20); // the keys are those of the dictionary
    }
};

PANELWISE_GUILESS_TEST(ResultFlagTest)

} // namespace result_flag_test

#include "result_flag_test.moc"
