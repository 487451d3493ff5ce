// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/text/finding_text.h"

#include "ui/common/text/data_text.h"
#include "ui/common/text/number_text.h"

#include <QCoreApplication>

#include <cmath>

namespace ui {
namespace {

class FindingText {
    Q_DECLARE_TR_FUNCTIONS(FindingText)

public:
    FindingText(const core::Finding& finding, const QLocale& locale) : m_finding(finding), m_locale(locale) {}

    QString sentence() const;
    QString remedyLabel() const;
    QString showLabel() const
    {
        return m_finding.rows.size() == 1 ? tr("Show the row") : tr("Show %1 rows").arg(count());
    }
    static QString keepLabel() { return tr("Keep"); }

private:
    QString outsideText() const;
    QString label() const { return QString::fromStdString(m_finding.label); }
    QString otherLabel() const { return QString::fromStdString(m_finding.otherLabel); }
    QString unit() const { return QString::fromStdString(m_finding.unit); }
    QString likelyUnit() const { return QString::fromStdString(m_finding.likelyUnit); }
    QString count() const { return countText(m_finding.count, m_locale); }
    QString number(double value) const { return numberText(value, m_locale); }
    QString withUnit(double value) const { return withUnit(number(value)); }
    QString withUnit(const QString& text) const
    {
        return m_finding.unit.empty() ? text : leftToRight(text + u' ' + unit(), m_locale);
    }
    QString range() const { return rangeText(m_finding.plausibleLow, m_finding.plausibleHigh, m_locale); }
    QString multiplyLabel(double factor) const;

    const core::Finding& m_finding;
    const QLocale& m_locale;
};

QString FindingText::sentence() const
{
    switch (m_finding.kind) {
    case core::Finding::Kind::OutsidePlausible:
        return outsideText();
    case core::Finding::Kind::OtherUnit:
        return tr("%1: median %2 is unusual; the values look like %3.")
            .arg(label(), withUnit(m_finding.typical), likelyUnit());
    case core::Finding::Kind::MixedUnits:
        if (m_finding.count == 1)
            return tr("%1: one value looks like %2, the others are in %3.").arg(label(), likelyUnit(), unit());
        return tr("%1: %2 values look like %3, the others are in %4.").arg(label(), count(), likelyUnit(), unit());
    case core::Finding::Kind::LogTransformed:
        return tr("%1: median %2 is unusual; the values look like logarithms.")
            .arg(label(), withUnit(m_finding.typical));
    case core::Finding::Kind::Swapped:
        return tr("%1: median %2 is unusual; %1 and %3 look swapped.")
            .arg(label(), withUnit(m_finding.typical), otherLabel());
    case core::Finding::Kind::LooksLike:
        return tr("%1: median %2 is outside %3; looks like %4.")
            .arg(label(), withUnit(m_finding.typical), range(), otherLabel());
    case core::Finding::Kind::GivesAway:
        return tr("%1 predicts the outcome almost perfectly (AUROC %2): is it known before the tests?")
            .arg(label(), m_locale.toString(m_finding.auroc, 'f', 3));
    case core::Finding::Kind::RecordedWithCases:
        return tr("%1 is recorded in hardly anybody but cases: is it known before the tests?").arg(label());
    case core::Finding::Kind::RecordedWithoutCases:
        return tr("%1 is recorded in hardly any case, and in many others: is it known before the tests?").arg(label());
    case core::Finding::Kind::PanelNeverRecorded:
        return tr("Panel %1 is left out: no patient has a value of it.").arg(label());
    case core::Finding::Kind::DuplicateRows:
        return m_finding.count == 1 ? tr("One row is the same as another in every column in use.")
                                    : tr("%1 rows are the same as others in every column in use.").arg(count());
    case core::Finding::Kind::RepeatedPatients:
        return tr("%1: %2 rows share their number with others. Unless their rows stay together, patients are learned "
                  "from and judged.")
            .arg(label(), count());
    case core::Finding::Kind::AcrossParts:
        return m_finding.count == 1
                   ? tr("One patient of validation or test has nearly the same values as one who is learned from.")
                   : tr("%1 patients of validation or test have nearly the same values as some who are learned from.")
                         .arg(count());
    case core::Finding::Kind::MissingCode:
        return tr("%1: %2 values are exactly %3 and all others lie within %4; %3 looks like a code for “not recorded”.")
            .arg(label(), count(), number(m_finding.extreme), range());
    }
    return {};
}

QString FindingText::outsideText() const
{
    const std::size_t high = m_finding.count - m_finding.countLow;
    if (m_finding.count == 1)
        return tr("%1: one value, %2, is outside %3.").arg(label(), withUnit(m_finding.extreme), range());
    if (m_finding.countLow == 0)
        return tr("%1: %2 values above %3, highest %4.")
            .arg(label(), count(), withUnit(m_finding.plausibleHigh), number(m_finding.extreme));
    if (high == 0)
        return tr("%1: %2 values below %3, lowest %4.")
            .arg(label(), count(), withUnit(m_finding.plausibleLow), number(m_finding.extreme));
    return tr("%1: %2 values outside %3, farthest %4.")
        .arg(label(), count(), withUnit(range()), number(m_finding.extreme));
}

// A power of ten is said as a number; other factors mean nothing to a reader, the unit does.
QString FindingText::multiplyLabel(double factor) const
{
    const double power = std::log10(factor);
    if (std::abs(power - std::round(power)) > 1e-9)
        return tr("Convert to %1").arg(unit());
    if (factor >= 1.0)
        return tr("Multiply by %1").arg(number(factor));
    return tr("Divide by %1").arg(number(1.0 / factor));
}

QString FindingText::remedyLabel() const
{
    if (m_finding.leaveOut)
        return tr("Do not use");
    if (m_finding.keepTogether)
        return tr("Keep patients together");
    if (m_finding.remedy.empty())
        return {};
    const core::DataEdit& edit = m_finding.remedy.front();
    switch (edit.kind) {
    case core::DataEdit::Kind::TreatAsMissing:
    case core::DataEdit::Kind::TreatInsideAsMissing:
        return tr("Treat as missing");
    case core::DataEdit::Kind::Multiply:
        return multiplyLabel(edit.factor);
    case core::DataEdit::Kind::MultiplyRange:
        return m_finding.unit.empty() ? multiplyLabel(edit.factor) : tr("Convert these to %1").arg(unit());
    case core::DataEdit::Kind::Exponentiate:
        return tr("Undo the logarithm");
    case core::DataEdit::Kind::SwapColumns:
        return tr("Swap");
    }
    return {};
}

} // namespace

QString findingText(const core::Finding& finding, const QLocale& locale)
{
    return FindingText(finding, locale).sentence();
}

QString findingRemedyLabel(const core::Finding& finding, const QLocale& locale)
{
    return FindingText(finding, locale).remedyLabel();
}

QString findingRemedyText(const core::Finding& finding, const QLocale& locale)
{
    const QString column = QString::fromStdString(finding.column);
    if (finding.leaveOut)
        return FindingText::tr("leave %1 out: list it under “ignore” in the task file").arg(column);
    if (finding.keepTogether)
        return FindingText::tr("keep rows with the same %1 together: --split patient:%1, or “split” in the task file")
            .arg(column);
    if (finding.kind == core::Finding::Kind::DuplicateRows)
        return FindingText::tr("leave them out: --duplicates drop, or “duplicates” in the task file");
    QStringList steps;
    for (const core::DataEdit& edit : finding.remedy)
        steps << editText(edit, locale);
    return steps.join(u'\n');
}

QString findingKeepLabel()
{
    return FindingText::keepLabel();
}

QString findingShowLabel(const core::Finding& finding, const QLocale& locale)
{
    return FindingText(finding, locale).showLabel();
}

} // namespace ui
