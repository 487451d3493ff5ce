// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/variable_rows.h"

#include "ui/common/number_format.h"
#include "ui/common/text/data_text.h"
#include "ui/common/text/finding_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <map>
#include <unordered_map>

namespace ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ui::VariableRows)
};

constexpr std::size_t kFewestGathered = 3; // two yes/no columns are easier to read side by side

constexpr std::size_t kLongestAcronym = 3; // "icu_medical" belongs to "ICU", "race_black" to "Race"

class RowWriter {
public:
    RowWriter(const VariableSources& sources, const VariableDescriber& describer);
    VariableRow row(const core::Column& column) const;

private:
    void writeFigures(VariableRow& row, const core::ColumnSummary& summary, const VariableFacts& facts) const;
    QString warningOf(const std::string& column, core::Role role) const;
    QString tipOf(const VariableRow& row, const VariableFacts& facts) const;

    const VariableSources& m_sources;
    const VariableDescriber& m_describer;
    std::unordered_map<std::string_view, const core::ColumnSummary*> m_summaries;
    std::unordered_map<std::string_view, QStringList> m_panels;
    std::unordered_map<std::string_view, QStringList> m_warnings;
};

RowWriter::RowWriter(const VariableSources& sources, const VariableDescriber& describer)
    : m_sources(sources),
      m_describer(describer)
{
    for (const core::PanelSpec& panel : sources.study->task.panels)
        for (const std::string& column : panel.columns)
            m_panels[column] += QString::fromStdString(panel.name);
    if (!sources.assessment)
        return;
    for (const core::ColumnSummary& summary : sources.assessment->summary.columns)
        m_summaries.emplace(summary.name, &summary);
    for (const core::Finding& finding : sources.assessment->findings) {
        m_warnings[finding.column] += findingText(finding);
        if (finding.kind == core::Finding::Kind::Swapped)
            m_warnings[finding.otherColumn] += findingText(finding);
    }
    for (const core::IdentifierWarning& warning : sources.assessment->identifiers)
        m_warnings[warning.column] += identifierText(warning);
}

bool isYesNo(const core::ColumnSummary& summary)
{
    return summary.kind == core::ColumnKind::Binary ||
           (summary.kind == core::ColumnKind::Numeric && summary.distinct == 2 && summary.minimum == 0.0 &&
            summary.maximum == 1.0);
}

bool isWhole(const core::ColumnSummary& summary)
{
    for (const auto& figure :
         {summary.minimum, summary.percentile5, summary.median, summary.percentile95, summary.maximum})
        if (figure && *figure != std::round(*figure))
            return false;
    return true;
}

QString referenceTipOf(const VariableFacts& facts)
{
    QStringList lines;
    if (facts.referenceFemale && facts.referenceMale && *facts.referenceFemale != *facts.referenceMale)
        lines << Words::tr("Women %1, men %2 %3")
                     .arg(referenceText(*facts.referenceFemale), referenceText(*facts.referenceMale), facts.unit);
    if (facts.userReference)
        lines << Words::tr("Range entered for this study");
    else if (facts.reference.low || facts.reference.high)
        lines << Words::tr("Illustrative adult range; use your laboratory's");
    return lines.join(QLatin1Char('\n'));
}

void RowWriter::writeFigures(VariableRow& row, const core::ColumnSummary& summary, const VariableFacts& facts) const
{
    const std::size_t rows = m_sources.import->rowCount();
    row.missingShare = rows == 0 ? 0.0 : static_cast<double>(summary.missing) / static_cast<double>(rows);
    row.missingText = fixedNumber(row.missingShare * 100.0, 1);
    if (summary.kind == core::ColumnKind::Text || summary.kind == core::ColumnKind::Category) {
        row.middleText = Words::tr("%n levels", nullptr, static_cast<int>(summary.distinct));
        return;
    }
    if (isYesNo(summary)) {
        const double patients = static_cast<double>(m_sources.assessment->summary.patients);
        const double positives = static_cast<double>(m_sources.assessment->summary.positives);
        row.picture.kind = HistogramPicture::Kind::Share;
        row.picture.shareWithout = summary.meanWithout.value_or(0.0);
        row.picture.shareWith = summary.meanWith.value_or(0.0);
        if (patients > 0.0 && (summary.meanWithout || summary.meanWith)) {
            row.middle =
                (row.picture.shareWithout * (patients - positives) + row.picture.shareWith * positives) / patients;
            const core::Column* column = m_sources.import->find(summary.name);
            const bool named = column && column->levels.size() == 2 && column->levels[1] != "1";
            row.middleText = named ? Words::tr("%1 %2", "share, value: 17 % ja")
                                         .arg(percentText(row.middle), QString::fromStdString(column->levels[1]))
                                   : Words::tr("%1 yes").arg(percentText(row.middle));
        }
        return;
    }
    if (!summary.percentile5 || !summary.percentile95)
        return;
    const double low = *summary.percentile5 * facts.factor;
    const double high = *summary.percentile95 * facts.factor;
    const int decimals =
        facts.factor == 1.0 && isWhole(summary) ? 0 : decimalsFor(std::max(std::abs(low), std::abs(high)));
    row.middle = low;
    row.middleText = fixedRange(low, high, decimals);
    row.picture.kind = HistogramPicture::Kind::Bars;
    row.picture.without = summary.without;
    row.picture.with = summary.with;
}

QString RowWriter::warningOf(const std::string& column, core::Role role) const
{
    const auto found = m_warnings.find(column);
    if (found != m_warnings.end() && role != core::Role::Ignored)
        return found->second.join(QLatin1Char('\n'));
    if (role == core::Role::Unassigned)
        return Words::tr("In no panel and not known before testing: it will not be used.");
    return {};
}

QString RowWriter::tipOf(const VariableRow& row, const VariableFacts& facts) const
{
    QStringList lines{row.label};
    if (row.label != QString::fromStdString(row.column))
        lines << Words::tr("Column %1").arg(QString::fromStdString(row.column));
    if (facts.unit != facts.storedUnit)
        lines << Words::tr("Recorded in %1, shown in %2").arg(facts.storedUnit, facts.unit);
    if (!row.panelText.isEmpty())
        lines << Words::tr("Panels: %1").arg(row.panelText);
    if (!row.warning.isEmpty())
        lines << row.warning;
    return lines.join(QLatin1Char('\n'));
}

VariableRow RowWriter::row(const core::Column& column) const
{
    const core::Task& task = m_sources.study->task;
    const VariableFacts facts = m_describer.describe(task, column.name, m_sources.units);
    VariableRow row;
    row.column = column.name;
    row.role = core::roleOf(task, column.name);
    row.label = facts.label;
    row.roleText = roleName(row.role);
    const auto panels = m_panels.find(column.name);
    if (panels != m_panels.end())
        row.panelText = panels->second.join(QStringLiteral(", "));
    else if (row.role == core::Role::Unassigned)
        row.panelText = Words::tr("no panel");
    row.unitText = facts.unit;
    row.referenceText = referenceText(facts.reference);
    row.referenceTip = referenceTipOf(facts);
    const auto summary = m_summaries.find(column.name);
    if (summary != m_summaries.end())
        writeFigures(row, *summary->second, facts);
    if (row.role == core::Role::Outcome)
        row.picture = {}; // the outcome by outcome
    row.warning = warningOf(column.name, row.role);
    row.tip = tipOf(row, facts);
    return row;
}

VariableGroup::Kind groupOf(const VariableRow& row)
{
    if (!row.warning.isEmpty())
        return VariableGroup::Kind::ToCheck;
    switch (row.role) {
    case core::Role::Outcome:
    case core::Role::Split:
        return VariableGroup::Kind::Outcome;
    case core::Role::Visible:
        return VariableGroup::Kind::Visible;
    case core::Role::Test:
        return VariableGroup::Kind::Tests;
    case core::Role::Ignored:
    case core::Role::Unassigned:
        break;
    }
    return VariableGroup::Kind::NotUsed;
}

QString titleOf(VariableGroup::Kind kind)
{
    switch (kind) {
    case VariableGroup::Kind::ToCheck:
        return Words::tr("To check");
    case VariableGroup::Kind::Outcome:
        return Words::tr("Outcome and split");
    case VariableGroup::Kind::Visible:
        return Words::tr("Known before any test");
    case VariableGroup::Kind::Tests:
        return Words::tr("Tests in panels");
    case VariableGroup::Kind::NotUsed:
        return Words::tr("Not used");
    }
    return {};
}

// Columns such as race_white, race_black … of which each patient has exactly one.
bool isOneHot(std::span<const VariableRow> rows)
{
    double without = 0.0;
    double with = 0.0;
    for (const VariableRow& row : rows) {
        without += row.picture.shareWithout;
        with += row.picture.shareWith;
    }
    return std::abs(without - 1.0) < 1e-4 && std::abs(with - 1.0) < 1e-4;
}

std::string prefixOf(const VariableRow& row)
{
    const std::size_t end = row.column.find('_');
    const bool gatherable = row.picture.kind == HistogramPicture::Kind::Share && end != std::string::npos && end > 0;
    return gatherable ? row.column.substr(0, end) : std::string();
}

VariableRow gather(std::string prefix, std::vector<VariableRow> members)
{
    VariableRow row;
    row.role = members.front().role;
    row.roleText = members.front().roleText;
    row.panelText = members.front().panelText;
    row.label = prefix.size() <= kLongestAcronym ? QString::fromStdString(prefix).toUpper() : readableName(prefix);
    row.unitText = Words::tr("%n columns", nullptr, static_cast<int>(members.size()));
    row.middleText = Words::tr("yes / no");
    row.missingShare = members.front().missingShare;
    row.missingText = members.front().missingText;
    QStringList names;
    for (const VariableRow& member : members)
        names << member.label;
    row.tip = Words::tr("%1: one of %2").arg(row.label, names.join(QStringLiteral(", ")));
    row.gathered = std::move(members);
    return row;
}

std::vector<VariableRow> gatherOneHot(std::vector<VariableRow> rows)
{
    std::vector<VariableRow> result;
    for (std::size_t first = 0; first < rows.size();) {
        const std::string prefix = prefixOf(rows[first]);
        std::size_t last = first + 1;
        while (!prefix.empty() && last < rows.size() && prefixOf(rows[last]) == prefix)
            ++last;
        const std::span run = std::span(rows).subspan(first, last - first);
        if (run.size() >= kFewestGathered && isOneHot(run)) {
            result.push_back(
                gather(prefix, {std::make_move_iterator(run.begin()), std::make_move_iterator(run.end())}));
            first = last;
        } else {
            result.push_back(std::move(rows[first]));
            ++first;
        }
    }
    return result;
}

} // namespace

std::vector<VariableGroup> describeVariables(const VariableSources& sources, const VariableDescriber& describer)
{
    std::vector<VariableGroup> result;
    if (!sources.import || !sources.study)
        return result;
    const RowWriter writer(sources, describer);
    std::map<VariableGroup::Kind, std::vector<VariableRow>> rowsOfGroup;
    for (const core::Column& column : sources.import->columns()) {
        VariableRow row = writer.row(column);
        rowsOfGroup[groupOf(row)].push_back(std::move(row));
    }
    for (auto& [kind, rows] : rowsOfGroup) {
        VariableGroup group{.kind = kind, .title = titleOf(kind), .count = rows.size(), .rows = {}};
        group.rows = kind == VariableGroup::Kind::ToCheck ? std::move(rows) : gatherOneHot(std::move(rows));
        result.push_back(std::move(group));
    }
    return result;
}

} // namespace ui
