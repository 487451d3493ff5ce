// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_sections.h"

#include "ui/common/text/code_text.h"
#include "ui/common/text/data_text.h"
#include "ui/common/text/finding_text.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/recording_text.h"
#include "ui/common/variable_rows.h"
#include "ui/figures/comparison/more_figures.h"
#include "ui/report/report_words.h"

#include <cmath>

namespace ui {
namespace {

constexpr double kMuchMissing = 0.2; // of a panel's values

ReportTable flowTable(const ReportFacts& facts)
{
    const core::Cohort& cohort = facts.cohort();
    const core::Split& split = facts.split();
    const std::size_t rows = std::max(facts.comparison().importedRows, cohort.patientCount());
    ReportTable table;
    table.caption = ReportWords::tr("From the rows of the data to the patients of each part");
    table.columns = {ReportWords::tr("Step"), ReportWords::tr("Patients")};
    table.rows = {{ReportWords::tr("Rows imported"), countText(rows)},
                  {ReportWords::tr("Left out: outcome not recorded"), countText(rows - cohort.patientCount())},
                  {ReportWords::tr("Patients of the study"), countText(cohort.patientCount())},
                  {ReportWords::tr("Training"), countText(split.trainingCount())},
                  {ReportWords::tr("Validation"), countText(split.validationCount())},
                  {ReportWords::tr("Test"), countText(split.count(core::SplitPart::Test))}};
    table.strong = {2};
    return table;
}

// Mean and standard deviation, or the share of yes, of recorded values.
class Characteristic {
public:
    Characteristic(const core::Cohort& cohort, core::FeatureId feature) : m_cohort(cohort), m_feature(feature) {}

    void add(core::PatientIndex patient)
    {
        const double value = m_cohort.value(patient, m_feature);
        if (std::isnan(value))
            return;
        ++m_count;
        m_sum += value;
        m_squares += value * value;
    }
    QString text() const
    {
        if (m_count == 0)
            return QStringLiteral("–");
        const double mean = m_sum / m_count;
        if (m_cohort.features()[m_feature.value].binary)
            return shareText(mean);
        const double variance = m_count > 1 ? std::max(0.0, (m_squares - m_count * mean * mean) / (m_count - 1)) : 0.0;
        return ReportWords::tr("%1 (%2)", "mean, standard deviation")
            .arg(numberText(mean, QLocale(), 3), numberText(std::sqrt(variance), QLocale(), 2));
    }

private:
    const core::Cohort& m_cohort;
    core::FeatureId m_feature;
    double m_count = 0.0, m_sum = 0.0, m_squares = 0.0;
};

QString featureLabel(const ReportFacts& facts, const core::Feature& feature)
{
    const VariableFacts known = facts.describer().describe(facts.task(), feature.column, UnitSystem::Us);
    if (feature.level)
        return QStringLiteral("%1: %2").arg(known.label, QString::fromStdString(feature.levels[*feature.level]));
    if (feature.levels.size() == 2 && !feature.yesOrNo())
        return QStringLiteral("%1: %2").arg(known.label, QString::fromStdString(feature.levels[1]));
    return known.unit.isEmpty() ? known.label : QStringLiteral("%1 (%2)").arg(known.label, known.unit);
}

QStringList characteristicRow(const ReportFacts& facts, core::FeatureId feature)
{
    const core::Cohort& cohort = facts.cohort();
    Characteristic development(cohort, feature), test(cohort, feature), with(cohort, feature), without(cohort, feature);
    for (std::size_t i = 0; i < cohort.patientCount(); ++i) {
        const core::PatientIndex patient(i);
        (facts.split().partOf(patient) == core::SplitPart::Test ? test : development).add(patient);
        (cohort.outcome(patient) == core::Disease::Present ? with : without).add(patient);
    }
    return {featureLabel(facts, cohort.features()[feature.value]), development.text(), test.text(), with.text(),
            without.text()};
}

ReportTable characteristicsTable(const ReportFacts& facts)
{
    const core::Cohort& cohort = facts.cohort();
    const std::size_t test = facts.split().count(core::SplitPart::Test);
    ReportTable table;
    table.caption = ReportWords::tr("What is known before any test");
    table.columns = {ReportWords::tr("Characteristic"),
                     ReportWords::tr("Development, n = %1").arg(countText(cohort.patientCount() - test)),
                     ReportWords::tr("Test, n = %1").arg(countText(test)),
                     ReportWords::tr("With outcome, n = %1").arg(countText(cohort.positiveCount())),
                     ReportWords::tr("Without, n = %1").arg(countText(cohort.patientCount() - cohort.positiveCount()))};
    table.note = ReportWords::tr("Mean (standard deviation) of recorded values, or share of patients.");
    for (std::size_t i = 0; i < cohort.featureCount(); ++i)
        if (cohort.features()[i].visible)
            table.rows.push_back(characteristicRow(facts, core::FeatureId(i)));
    return table;
}

ReportTable priceTable(const ReportFacts& facts)
{
    const core::TestCatalog& catalog = facts.cohort().catalog();
    ReportTable table;
    table.caption = ReportWords::tr("Panels and prices");
    table.columns = {ReportWords::tr("Panel"), ReportWords::tr("Price"), ReportWords::tr("Tests"),
                     ReportWords::tr("Not in a panel above")};
    core::FeatureMask known(facts.cohort().featureCount());
    for (const core::Panel& panel : catalog.panels()) {
        const std::size_t before = known.count();
        known = known.united(panel.features);
        table.rows.push_back({QString::fromStdString(panel.name), facts.price(panel.cost),
                              countText(panel.features.count()), countText(known.count() - before)});
    }
    for (const core::FeeGroup& fee : catalog.fees())
        table.rows.push_back({ReportWords::tr("%1 (once per patient)").arg(QString::fromStdString(fee.name)),
                              facts.price(fee.cost), QStringLiteral("–"), QStringLiteral("–")});
    return table;
}

// "All panels: $36 + $48 + $26 = $110"
QString billSentence(const ReportFacts& facts)
{
    const core::TestCatalog& catalog = facts.cohort().catalog();
    QStringList parts;
    for (const core::Panel& panel : catalog.panels())
        parts << facts.price(panel.cost);
    for (const core::FeeGroup& fee : catalog.fees())
        parts << facts.price(fee.cost);
    return ReportWords::tr(
               "All panels: %1 = %2. A bill is the sum of the panels ordered; a shared fee is paid once, with the "
               "first panel of its group. A panel is paid in full even where an earlier one has told part of it.")
        .arg(parts.join(QStringLiteral(" + ")),
             facts.price(catalog.priceOf(core::PanelMask::all(catalog.panelCount()))));
}

QString priceSourceSentence(const ReportFacts& facts)
{
    const QString source = QString::fromStdString(facts.task().priceSource).trimmed();
    return source.isEmpty() ? ReportWords::tr("The data do not say where the prices come from.")
                            : ReportWords::tr("Source of the prices: %1").arg(source);
}

void addRows(ReportTable& table, const VariableRow& row)
{
    if (!row.gathered.empty()) {
        for (const VariableRow& one : row.gathered)
            addRows(table, one);
        return;
    }
    table.rows.push_back({row.label, row.panelText, row.unitText, row.referenceText, row.middleText, row.missingText});
}

ReportTable predictorTable(const ReportFacts& facts)
{
    const core::Assessment& assessment = *facts.source().assessment;
    ReportTable table;
    table.caption = ReportWords::tr("Predictors");
    table.columns = {ReportWords::tr("Variable"),  ReportWords::tr("Panel"),       ReportWords::tr("Unit"),
                     ReportWords::tr("Reference"), ReportWords::tr("Middle 90 %"), ReportWords::tr("Missing %")};
    table.left = {1, 2};
    table.note = ReportWords::tr("Without a panel: known before any test. Reference ranges are illustrative; use your "
                                 "laboratory's.");
    const auto groups = describeVariables(
        {.import = assessment.edited.get(), .study = &assessment.study, .assessment = &assessment}, facts.describer());
    for (const VariableGroup::Kind kind : {VariableGroup::Kind::Visible, VariableGroup::Kind::Tests})
        for (const VariableGroup& group : groups)
            if (group.kind == kind)
                for (const VariableRow& row : group.rows)
                    addRows(table, row);
    return table;
}

void addPreparation(ReportSection& section, const ReportFacts& facts)
{
    const core::Assessment& assessment = *facts.source().assessment;
    section.blocks.push_back(ReportHeading{ReportWords::tr("Preparation and checks")});
    QStringList steps = codeRuleLines(facts.task());
    for (const core::DataEdit& edit : facts.task().edits)
        steps << editText(edit);
    if (steps.isEmpty())
        section.blocks.push_back(ReportParagraph{ReportWords::tr("No value of the import was changed.")});
    else
        section.blocks.push_back(ReportList{steps});
    QStringList doubts;
    for (const core::Finding& finding : assessment.findings)
        doubts << findingText(finding);
    const std::size_t accepted = facts.task().acceptedFindings.size();
    if (doubts.isEmpty() && accepted == 0)
        section.blocks.push_back(ReportParagraph{ReportWords::tr(
            "The check of units and plausible ranges found nothing. It is the same for all patients.")});
    if (accepted > 0)
        section.blocks.push_back(ReportParagraph{ReportWords::tr(
            "%Ln findings of the check of units and plausible ranges were looked at and kept as they are.", nullptr,
            pluralCount(accepted))});
    if (doubts.isEmpty())
        return;
    section.blocks.push_back(
        ReportParagraph{ReportWords::tr("The check of units and plausible ranges has open doubts."),
                        ReportWords::tr("Look here."), ReportParagraph::Kind::Look});
    section.blocks.push_back(ReportList{doubts});
    section.state = SectionState::LookHere;
    section.look = ReportWords::tr("%Ln open doubts about values", nullptr, pluralCount(std::size_t(doubts.size())));
}

} // namespace

MadeSection participantsSection(const ReportFacts& facts)
{
    ReportSection section;
    section.title = ReportWords::tr("Participants and flow");
    section.blocks.push_back(ReportParagraph{ReportWords::tr(
        "Every row of the data with a recorded outcome is a participant. Nobody was left out for missing "
        "test results.")});
    if (FigurePtr figure = participantFlowFigure(facts.comparison()))
        section.blocks.push_back(ReportFigure{std::move(figure), 100.0});
    section.blocks.push_back(flowTable(facts));
    if (ReportTable table = characteristicsTable(facts); !table.rows.empty())
        section.blocks.push_back(std::move(table));
    if (!facts.isSynthetic())
        section.blocks.push_back(
            forAuthor(ReportWords::tr("who was eligible, and who was excluded before the import.")));
    return section;
}

MadeSection predictorsSection(const ReportFacts& facts)
{
    ReportSection section;
    section.title = ReportWords::tr("Predictors, units, prices");
    section.blocks.push_back(ReportParagraph{ReportWords::tr(
        "All columns that the study gives a use are candidate predictors; none was dropped for its relation to the "
        "outcome. Columns that identify patients or are set aside were not read.")});
    section.blocks.push_back(priceTable(facts));
    section.blocks.push_back(ReportParagraph{billSentence(facts)});
    section.blocks.push_back(ReportParagraph{priceSourceSentence(facts)});
    section.blocks.push_back(predictorTable(facts));
    addPreparation(section, facts);
    if (!facts.isSynthetic())
        section.blocks.push_back(forAuthor(
            ReportWords::tr("how and when the predictors were measured, by whom, and what they knew of the outcome.")));
    return section;
}

namespace {

QString unrecordedSentence(const ReportFacts& facts)
{
    switch (facts.task().unrecordedPanels) {
    case core::UnrecordedPanels::Unavailable:
        return ReportWords::tr("A panel of which a patient's record holds nothing cannot be ordered for this patient: "
                               "the policy does without it.");
    case core::UnrecordedPanels::Charged:
        return ReportWords::tr("A panel of which a patient's record holds nothing can be ordered and is paid for, but "
                               "tells nothing, unless the settings forbid it.");
    case core::UnrecordedPanels::Free:
        return ReportWords::tr("A panel of which a patient's record holds nothing can be ordered, tells nothing and "
                               "is not paid for.");
    }
    Q_UNREACHABLE();
}

// What the figures of the policy would be if everything it orders were recorded.
void addRecording(ReportSection& section, const ReportFacts& facts)
{
    const core::RecordingEstimate* estimate =
        facts.model() && facts.model()->model ? recordingOf(facts.comparison(), facts.model()->model->ref) : nullptr;
    if (!estimate)
        return;
    section.blocks.push_back(ReportHeading{recordingTitle()});
    section.blocks.push_back(ReportParagraph{recordingSentences(*estimate)});
    if (const QString warning = recordingWarning(*estimate); !warning.isEmpty())
        section.blocks.push_back(ReportParagraph{warning, ReportWords::tr("Look here."), ReportParagraph::Kind::Look});
    if (estimate->recordedPatients == estimate->patients)
        return; // all ways say the same
    const RecordingTable figures = recordingTable(*estimate, facts.comparison().currency);
    ReportTable table;
    table.caption = ReportWords::tr("Figures as recorded, and corrected for panels that were not");
    table.columns = figures.columns;
    table.columns.front() = ReportWords::tr("Estimate");
    table.rows = figures.rows;
    table.strong = {static_cast<int>(table.rows.size()) - 1};
    QStringList ways;
    for (const RecordingWay way : kRecordingWays)
        ways << ReportWords::tr("%1: %2").arg(recordingWayName(way), recordingWayExplained(way));
    table.note = ways.join(QLatin1Char(' ')) + QLatin1Char(' ') + recordingWeights(*estimate) + QLatin1Char(' ') +
                 ReportWords::tr("After von Kleist et al., arXiv 2312.01530; learned from training patients.");
    section.blocks.push_back(std::move(table));
}

} // namespace

MadeSection missingSection(const ReportFacts& facts)
{
    const core::TableSummary& summary = facts.source().assessment->summary;
    ReportSection section;
    section.title = ReportWords::tr("Missing data");
    section.blocks.push_back(ReportParagraph{
        ReportWords::tr("Of all test results %1 are not recorded.").arg(shareText(summary.testValuesMissing))});
    ReportTable table;
    table.caption = ReportWords::tr("Values that are not recorded, by panel and outcome");
    table.columns = {ReportWords::tr("Panel"), ReportWords::tr("With outcome: values"),
                     ReportWords::tr("Without: values"), ReportWords::tr("With outcome: patients with nothing"),
                     ReportWords::tr("Without: patients with nothing")};
    QStringList much;
    for (const core::PanelMissingness& panel : summary.panels) {
        const QString name =
            panel.panel.empty() ? ReportWords::tr("Known before any test") : QString::fromStdString(panel.panel);
        table.rows.push_back({name, shareText(panel.missingWith), shareText(panel.missingWithout),
                              shareText(panel.absentWith), shareText(panel.absentWithout)});
        if (std::max(panel.missingWith, panel.missingWithout) > kMuchMissing)
            much << name;
    }
    section.blocks.push_back(std::move(table));
    const bool trees = facts.source().front && facts.source().front->start.plan.method == core::FrontMethod::Lattice;
    section.blocks.push_back(ReportParagraph{
        trees ? ReportWords::tr(
                    "Nothing was imputed: the boosted trees of this policy treat “not recorded” as a value of its "
                    "own, and panels that are not ordered are never looked at.")
              : ReportWords::tr(
                    "Values that are not known, because a panel is not ordered or a value is not in the record, "
                    "are estimated from the known ones by the state encoder, which learned from training "
                    "patients only.")});
    section.blocks.push_back(ReportParagraph{unrecordedSentence(facts)});
    if (!much.isEmpty()) {
        section.state = SectionState::LookHere;
        section.look = ReportWords::tr("more than %1 missing: %2")
                           .arg(shareText(kMuchMissing, QLocale(), 0), much.join(QStringLiteral(", ")));
        section.blocks.push_back(ReportParagraph{
            ReportWords::tr(
                "More than %1 of the values are missing in: %2. Whether that depends on the outcome is seen in "
                "the table.")
                .arg(shareText(kMuchMissing, QLocale(), 0), much.join(QStringLiteral(", "))),
            ReportWords::tr("Look here."), ReportParagraph::Kind::Look});
    }
    addRecording(section, facts);
    return section;
}

} // namespace ui
