// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/text/number_text.h"

#include "tests/test_program.h"
#include "ui/common/text/compare_text.h"

#include <limits>

namespace number_text_test {

using core::Cost;

class NumberTextTest : public QObject {
    Q_OBJECT

    const QLocale m_us{QLocale::English, QLocale::UnitedStates};
    const QLocale m_german{QLocale::German, QLocale::Germany};

private Q_SLOTS:
    void numbersHaveFourDigitsAndARealMinus()
    {
        QCOMPARE(ui::numberText(28.9, m_us), QString("28.9"));
        QCOMPARE(ui::numberText(49160.0, m_us), QString("49,160"));
        QCOMPARE(ui::numberText(0.05550, m_us), QString("0.0555"));
        QCOMPARE(ui::numberText(1.0 / 88.4, m_us), QString("0.01131"));
        QCOMPARE(ui::numberText(-0.02, m_us), QString::fromUtf8("−0.02"));
        QCOMPARE(ui::numberText(0.0, m_us), QString("0"));
        QCOMPARE(ui::numberText(2000.0, m_german), QString("2.000"));
        QCOMPARE(ui::numberText(28.9, m_german), QString("28,9"));
        QCOMPARE(ui::numberText(-std::numeric_limits<double>::infinity(), m_us), QString::fromUtf8("−∞"));
    }

    void timesAndVolumesHaveTheirUnit()
    {
        QCOMPARE(ui::minutesText(core::Minutes(82.5), m_us), QString("82.5 min"));
        QCOMPARE(ui::meanMinutesText(58.03, m_us), QString("58 min"));
        QCOMPARE(ui::meanMinutesText(3.875, m_german), QString("3,9 min"));
        QCOMPARE(ui::millilitresText(core::Millilitres(7.5), m_german), QString("7,5 mL"));
    }

    // 0.0003 is not 0.000, and 96.8 % does not lie in 97–99 %.
    void numbersKeepAsManyDecimalsAsTheyNeed()
    {
        QCOMPARE(ui::decimalsApart(0.0003, 0.0, 3), 4);
        QCOMPARE(ui::decimalsApart(0.02, 0.0, 3), 3);
        QCOMPARE(ui::decimalsApart(0.5, 0.5, 1), 1);
        QCOMPARE(ui::intervalDecimals(90.2, 96.8, 98.9, 0, 1), 0);
        QCOMPARE(ui::intervalDecimals(96.6, 96.8, 98.9, 0, 1), 1);
        QCOMPARE(ui::intervalDecimals(99.6, 100.0, 100.0, 0, 1), 1); // not 100–100
        QCOMPARE(ui::intervalDecimals(0.561, 0.564, 0.567, 2, 3), 2);
    }

    void rangesHaveAnEnDash()
    {
        QCOMPARE(ui::rangeText(60.0, 120.0, m_us), QString::fromUtf8("60–120"));
        QCOMPARE(ui::rangeText(12.0, 17.5, m_german), QString::fromUtf8("12–17,5"));
        QCOMPARE(ui::rangeText(60.0, std::nullopt, m_us), QString::fromUtf8("≥\u202F60"));
        QCOMPARE(ui::rangeText(std::nullopt, 0.8, m_us), QString::fromUtf8("≤\u202F0.8"));
        QCOMPARE(ui::rangeText(22.7, std::numeric_limits<double>::infinity(), m_us), QString::fromUtf8("≥\u202F22.7"));
        QVERIFY(ui::rangeText(std::nullopt, std::nullopt, m_us).isEmpty());
    }

    void moneyShowsCentsOnlyWhereThereAreAny()
    {
        QCOMPARE(ui::money(Cost(36), "USD", m_us), QString("$36"));
        QCOMPARE(ui::money(Cost(10.56), "USD", m_us), QString("$10.56"));
        QCOMPARE(ui::money(Cost(8.4), "USD", m_us), QString("$8.40"));
        QCOMPARE(ui::money(Cost(36), "USD", m_us, ui::MoneyStyle::Exact), QString("$36.00"));
        QCOMPARE(ui::money(Cost(1260), "USD", m_us), QString("$1,260"));
        QCOMPARE(ui::money(Cost(-5), "USD", m_us), QString::fromUtf8("−$5"));
        QCOMPARE(ui::money(Cost(0), "USD", m_us), QString("$0"));
    }

    // Where nothing is paid, tests are counted.
    void testsAreNoMoney()
    {
        QCOMPARE(ui::money(Cost(1), "tests", m_us), QString("1 test"));
        QCOMPARE(ui::money(Cost(0), "tests", m_us), QString("0 tests"));
        QCOMPARE(ui::money(Cost(2.346), "tests", m_us, ui::MoneyStyle::Exact), QString("2.35 tests"));
        QCOMPARE(ui::money(Cost(-0.5), "tests", m_us), QString("−0.5 tests"));
    }

    void theCurrencyIsTheDatasAndOnlyItsFormTheLocales()
    {
        QCOMPARE(ui::money(Cost(20.68), "CAD", m_us), QString("CA$20.68"));
        QCOMPARE(ui::money(Cost(20.68), "EUR", m_german), QString::fromUtf8("20,68\u00A0€"));
        QCOMPARE(ui::money(Cost(20.68), "USD", m_german), QString::fromUtf8("20,68\u00A0$"));
        const QLocale canada(QLocale::English, QLocale::Canada);
        QCOMPARE(ui::money(Cost(5), "USD", canada), QString("US$5"));
        QCOMPARE(ui::money(Cost(5), "CAD", canada), QString("$5"));
        QVERIFY(ui::money(Cost(5), "CHF", m_us).contains("CHF"));
        QVERIFY(ui::money(Cost(5), "XYZ", m_us).contains("XYZ"));
        QVERIFY(!ui::money(Cost(5), "", m_us).isEmpty());
    }

    void aSpreadIsToldOnlyWhereThereIsOne()
    {
        QLocale::setDefault(m_us);
        QCOMPARE(ui::spreadText({.mean = 0.608, .deviation = 0.0481}, 3), QString::fromUtf8("0.608 ± 0.048"));
        QCOMPARE(ui::spreadText({.mean = 260.0, .deviation = 0.004}, 2), QString("260.00")); // below half a cent
        QCOMPARE(ui::spreadText({.mean = 0.608, .deviation = {}}, 3), QString("0.608"));     // one repeat
        QCOMPARE(ui::spreadText({.mean = {}, .deviation = {}}, 3), QString("undefined"));
    }

    void sharesAreShownInPercent()
    {
        QCOMPARE(ui::shareText(0.1005, m_us), QString::fromUtf8("10.1\u202F%"));
        QCOMPARE(ui::shareText(0.1005, m_us, 2), QString::fromUtf8("10.05\u202F%"));
    }
};

PANELWISE_APPLESS_TEST(NumberTextTest)

} // namespace number_text_test

#include "number_text_test.moc"
