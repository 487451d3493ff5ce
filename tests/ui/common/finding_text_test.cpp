// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"
#include "ui/common/text/data_text.h"
#include "ui/common/text/finding_text.h"

#include <limits>
#include <numbers>

namespace finding_text_test {

using core::DataEdit;
using core::Finding;

namespace {

Finding vitaminB12()
{
    Finding finding;
    finding.kind = Finding::Kind::OutsidePlausible;
    finding.column = "vitamin_b12_pg_mL";
    finding.label = "Vitamin B12";
    finding.count = 88;
    finding.extreme = 49160.0;
    finding.plausibleLow = 30.0;
    finding.plausibleHigh = 2000.0;
    finding.unit = "pg/mL";
    finding.rows.assign(88, 0);
    finding.remedy = {
        {.kind = DataEdit::Kind::TreatAsMissing, .column = "vitamin_b12_pg_mL", .low = 30.0, .high = 2000.0}};
    return finding;
}

Finding wholeColumn(Finding::Kind kind, const char* label, double median, const char* unit)
{
    Finding finding;
    finding.kind = kind;
    finding.column = label;
    finding.label = label;
    finding.typical = median;
    finding.unit = unit;
    return finding;
}

} // namespace

class FindingTextTest : public QObject {
    Q_OBJECT

    const QLocale m_us{QLocale::English, QLocale::UnitedStates};

private Q_SLOTS:
    void valuesOutsideAreCounted()
    {
        Finding finding = vitaminB12();
        QCOMPARE(ui::findingText(finding, m_us), QString("Vitamin B12: 88 values above 2,000 pg/mL, highest 49,160."));
        QCOMPARE(ui::findingRemedyLabel(finding, m_us), QString("Treat as missing"));
        QCOMPARE(ui::findingShowLabel(finding, m_us), QString("Show 88 rows"));
        finding.countLow = 3;
        QCOMPARE(ui::findingText(finding, m_us),
                 QString::fromUtf8("Vitamin B12: 88 values outside 30–2,000 pg/mL, farthest 49,160."));
        finding.countLow = 88;
        finding.extreme = 2.0;
        QCOMPARE(ui::findingText(finding, m_us), QString("Vitamin B12: 88 values below 30 pg/mL, lowest 2."));
        finding.count = 1;
        finding.rows.assign(1, 0);
        QCOMPARE(ui::findingText(finding, m_us),
                 QString::fromUtf8("Vitamin B12: one value, 2 pg/mL, is outside 30–2,000."));
        QCOMPARE(ui::findingShowLabel(finding, m_us), QString("Show the row"));
    }

    void anMcvThatLooksLikeAnMchSaysSo()
    {
        Finding finding = wholeColumn(Finding::Kind::LooksLike, "MCV", 28.9, "fL");
        finding.plausibleLow = 60.0;
        finding.plausibleHigh = 120.0;
        finding.otherLabel = "MCH";
        QCOMPARE(ui::findingText(finding, m_us),
                 QString::fromUtf8("MCV: median 28.9 fL is outside 60–120; looks like MCH."));
        QVERIFY(ui::findingRemedyLabel(finding, m_us).isEmpty());
        QCOMPARE(ui::findingKeepLabel(), QString("Keep"));
    }

    void aNumberThatStandsForNothingSaysSo()
    {
        Finding finding = wholeColumn(Finding::Kind::MissingCode, "Troponin", 12.0, "ng/L");
        finding.count = 14;
        finding.extreme = -999.0;
        finding.plausibleLow = 0.5;
        finding.plausibleHigh = 40.0;
        finding.remedy = {
            {.kind = DataEdit::Kind::TreatInsideAsMissing, .column = "tnt", .low = -999.0, .high = -999.0}};
        QCOMPARE(ui::findingText(finding, m_us),
                 QString::fromUtf8("Troponin: 14 values are exactly −999 and all others lie within 0.5–40; −999 looks "
                                   "like a code for “not recorded”."));
        QCOMPARE(ui::findingRemedyLabel(finding, m_us), QString("Treat as missing"));
        QCOMPARE(ui::findingRemedyText(finding, m_us), QString::fromUtf8("tnt: −999 counts as missing"));
    }

    void swappedColumnsOfferToSwap()
    {
        Finding finding = wholeColumn(Finding::Kind::Swapped, "MCV", 30.6, "fL");
        finding.otherLabel = "MCH";
        finding.remedy = {{.kind = DataEdit::Kind::SwapColumns, .column = "mcv_fL", .otherColumn = "mch_pg"}};
        QCOMPARE(ui::findingText(finding, m_us), QString("MCV: median 30.6 fL is unusual; MCV and MCH look swapped."));
        QCOMPARE(ui::findingRemedyLabel(finding, m_us), QString("Swap"));
        QCOMPARE(ui::findingRemedyText(finding, m_us), QString("mcv_fL and mch_pg: values change places"));
    }

    void unitsOfferTheFactorOrTheUnit()
    {
        Finding finding = wholeColumn(Finding::Kind::OtherUnit, "Albumin", 43.0, "g/dL");
        finding.likelyUnit = "g/L";
        finding.remedy = {{.kind = DataEdit::Kind::Multiply, .column = "albumin_g_dL", .factor = 0.1}};
        QCOMPARE(ui::findingText(finding, m_us),
                 QString("Albumin: median 43 g/dL is unusual; the values look like g/L."));
        QCOMPARE(ui::findingRemedyLabel(finding, m_us), QString("Divide by 10"));
        finding.remedy[0].factor = 10.0;
        QCOMPARE(ui::findingRemedyLabel(finding, m_us), QString("Multiply by 10"));
        finding.remedy[0].factor = 18.018;
        QCOMPARE(ui::findingRemedyLabel(finding, m_us), QString("Convert to g/dL"));
        QCOMPARE(ui::findingRemedyText(finding, m_us), QString::fromUtf8("albumin_g_dL: all values × 18.02"));
    }

    void logarithmsAndMixedUnitsAreNamed()
    {
        Finding logged = wholeColumn(Finding::Kind::LogTransformed, "Glucose", 4.91, "mg/dL");
        logged.remedy = {{.kind = DataEdit::Kind::Exponentiate, .column = "glucose", .factor = std::numbers::e}};
        QCOMPARE(ui::findingText(logged, m_us),
                 QString("Glucose: median 4.91 mg/dL is unusual; the values look like logarithms."));
        QCOMPARE(ui::findingRemedyLabel(logged, m_us), QString("Undo the logarithm"));
        Finding mixed = wholeColumn(Finding::Kind::MixedUnits, "Creatinine", 0.9, "mg/dL");
        mixed.count = 1200;
        mixed.likelyUnit = "µmol/L";
        mixed.remedy = {{.kind = DataEdit::Kind::MultiplyRange,
                         .column = "creat",
                         .low = 22.7,
                         .high = std::numeric_limits<double>::infinity(),
                         .factor = 1.0 / 88.4}};
        QCOMPARE(ui::findingText(mixed, m_us),
                 QString::fromUtf8("Creatinine: 1,200 values look like µmol/L, the others are in mg/dL."));
        QCOMPARE(ui::findingRemedyLabel(mixed, m_us), QString("Convert these to mg/dL"));
        QCOMPARE(ui::findingRemedyText(mixed, m_us), QString::fromUtf8("creat: values ≥\u202F22.7 × 0.01131"));
    }

    void everyRoleNoticeReasonAndStepHasWords()
    {
        for (int role = 0; role <= static_cast<int>(core::Role::Unassigned); ++role) {
            QVERIFY(!ui::roleName(static_cast<core::Role>(role)).isEmpty());
            QVERIFY(!ui::roleExplanation(static_cast<core::Role>(role)).isEmpty());
        }
        for (int kind = 0; kind <= static_cast<int>(core::ColumnKind::Text); ++kind)
            QVERIFY(!ui::columnKindName(static_cast<core::ColumnKind>(kind)).isEmpty());
        for (int notice = 0; notice <= static_cast<int>(core::ImportNotice::ColumnTextsDropped); ++notice)
            QVERIFY(ui::importNoticeText(static_cast<core::ImportNotice>(notice), "a %1").contains("a %1"));
        for (int reason = 0; reason <= static_cast<int>(core::IdentifierReason::DateLike); ++reason)
            QVERIFY(ui::identifierText({.column = "who", .reason = static_cast<core::IdentifierReason>(reason)})
                        .contains(QString::fromUtf8("“who”")));
        for (int kind = 0; kind <= static_cast<int>(DataEdit::Kind::SwapColumns); ++kind)
            QVERIFY(ui::editText({.kind = static_cast<DataEdit::Kind>(kind), .column = "x_%2"}, m_us).contains("x_%2"));
    }

    void questionsShowTheTextInDoubt()
    {
        QCOMPARE(
            ui::questionText({.column = "ferritin", .example = "1,234", .row = 5}, m_us),
            QString::fromUtf8("Row 5, column “ferritin”: does the mark in “1,234” separate decimals or thousands?"));
        QVERIFY(ui::questionText(
                    {.about = core::CsvQuestion::About::Delimiter, .column = {}, .example = "; ,", .row = 0}, m_us)
                    .contains("; ,"));
    }
};

PANELWISE_APPLESS_TEST(FindingTextTest)

} // namespace finding_text_test

#include "finding_text_test.moc"
