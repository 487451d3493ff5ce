// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"
#include "ui/common/money_spin_box.h"
#include "ui/common/number_format.h"

namespace number_spin_box_test {

using namespace ui;

class NumberSpinBoxTest : public QObject {
    Q_OBJECT

    static double typed(QDoubleSpinBox& box, const QString& text)
    {
        box.selectAll();
        QTest::keyClicks(&box, text);
        QTest::keyClick(&box, Qt::Key_Return);
        return box.value();
    }

private Q_SLOTS:
    void aCommaDividesDecimalsWhereItCannotDivideThousands()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        MoneySpinBox box;
        box.setCurrency("USD");
        QCOMPARE(typed(box, "13,5"), 13.5); // the comma was refused, and 135 came of it
        QCOMPARE(typed(box, "13.5"), 13.5);
        QCOMPARE(typed(box, "1,500"), 1500.0);
        QCOMPARE(typed(box, "1,500.25"), 1500.25);
        NumberSpinBox plain;
        plain.setDecimals(3);
        QCOMPARE(typed(plain, "0,125"), 0.125); // shows no groups
        QCOMPARE(parseNumber("13,5"), std::optional(13.5));
        QCOMPARE(parseNumber("1,500"), std::optional(1500.0));
        QVERIFY(!parseNumber("1,5,5") && !parseNumber(",5x"));
    }

    void aPointDoesWhereACommaIsTheRule()
    {
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        MoneySpinBox box;
        box.setCurrency("EUR");
        QCOMPARE(typed(box, "13.5"), 13.5);
        QCOMPARE(typed(box, "13,5"), 13.5);
        QCOMPARE(typed(box, "1.500"), 1500.0);
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }
};

PANELWISE_TEST(NumberSpinBoxTest)

} // namespace number_spin_box_test

#include "number_spin_box_test.moc"
