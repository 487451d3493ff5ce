// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/commands.h"
#include "app/cli/common/load_policy.h"
#include "app/cli/walk/patient_walk.h"
#include "core/data/cohort/cohort.h"
#include "core/data/data_edit.h"
#include "core/rl/panel_rules.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace app::cli {
namespace {

// Follows one episode and looks up what each order brought.
class WalkBuilder {
public:
    WalkBuilder(const core::Cohort& cohort, core::PatientIndex patient, const core::Task& task,
                const core::Table& table, std::optional<core::Cost> cap, bool forbidsUnrecorded)
        : m_cohort(cohort),
          m_rules(cohort.catalog(), cohort.visibleFeatures()),
          m_recorded(cohort.featureCount()),
          m_limits{m_rules.unrecorded(forbidsUnrecorded), cap},
          m_task(task),
          m_table(table),
          m_row(cohort.tableRow(patient))
    {
        for (std::size_t feature = 0; feature < cohort.featureCount(); ++feature)
            if (!std::isnan(cohort.value(patient, core::FeatureId(feature))))
                m_recorded.setKnown(core::FeatureId(feature));
    }

    std::vector<RecordedValue> baseline()
    {
        std::vector<RecordedValue> values;
        for (const std::string& column : m_task.visible)
            add(column, values);
        return values;
    }

    std::vector<WalkStep> follow(const core::Episode& episode)
    {
        std::vector<WalkStep> steps;
        std::vector<core::PanelId> known;
        core::Cost bill;
        core::Minutes waited;
        core::Millilitres drawn;
        for (const core::Step& step : episode.steps) {
            WalkStep& shown = steps.emplace_back();
            shown.known = known;
            shown.valuesKnown = m_valuesKnown;
            shown.diseaseProbability = step.diseaseProbability;
            shown.actionProbabilities = step.actionProbabilities;
            shown.actionValues = step.actionValues;
            shown.open = openActions(step);
            shown.alongside = step.alongside;
            shown.action = step.action;
            shown.paid = step.paid;
            bill += step.paid;
            shown.bill = bill;
            waited += step.waited;
            shown.waited = waited;
            drawn += step.drawn;
            shown.drawn = drawn;
            if (!step.action.isOrder())
                break;
            known.push_back(step.action.panel());
            for (const std::string& column : panelColumns(step.action.panel()))
                add(column, shown.results);
        }
        return steps;
    }

private:
    // Of all actions that the policy weighs: pairs are among them where it may order two panels together.
    std::vector<bool> openActions(const core::Step& step) const
    {
        const core::ActionCodec codec(m_cohort.catalog().panelCount());
        const core::PanelMask allowed = m_rules.allowedOrders(step.ordered, m_recorded, m_limits);
        std::vector<bool> open;
        for (std::size_t i = 0; i < std::max(codec.actionCount(), step.actionProbabilities.size()); ++i) {
            const core::Action action = codec.action(i);
            open.push_back(allowed.with(action.panels()) == allowed && (action.isOrder() || !m_rules.forced(allowed)) &&
                           (!action.isPair() || m_rules.allowsPair(step.ordered, action, m_recorded, m_limits)));
        }
        return open;
    }

    std::vector<std::string> panelColumns(core::PanelId panel) const
    {
        const core::PanelSpec* spec = m_task.findPanel(m_cohort.catalog().panels()[panel.value].name);
        return spec ? spec->columns : std::vector<std::string>();
    }

    // What an overlapping panel brought before is not news.
    void add(const std::string& name, std::vector<RecordedValue>& values)
    {
        const core::Column* column = m_table.find(name);
        if (!column || !m_shown.insert(name).second)
            return;
        RecordedValue& value = values.emplace_back();
        value.column = name;
        value.meaning = meaningOf(m_task, name);
        value.text = QString::fromStdString(core::cellText(*column, m_row));
        value.yesOrNo = column->levels == std::vector<std::string>{"0", "1"};
        const float number = column->values[m_row];
        if (column->kind == core::ColumnKind::Numeric && !std::isnan(number))
            value.number = number;
        m_valuesKnown += !std::isnan(number);
    }

    const core::Cohort& m_cohort;
    core::PanelRules m_rules;
    core::FeatureMask m_recorded;
    core::OrderLimits m_limits;
    const core::Task& m_task;
    const core::Table& m_table;
    std::size_t m_row;
    std::set<std::string> m_shown;
    std::size_t m_valuesKnown = 0;
};

std::size_t columnsInUse(const core::Task& task)
{
    std::set<std::string> columns(task.visible.begin(), task.visible.end());
    for (const core::PanelSpec& panel : task.panels)
        columns.insert(panel.columns.begin(), panel.columns.end());
    return columns.size();
}

std::optional<core::PatientIndex> patientInRow(const core::Cohort& cohort, std::size_t row)
{
    for (std::size_t i = 0; i < cohort.patientCount(); ++i)
        if (cohort.tableRow(core::PatientIndex(i)) + 1 == row)
            return core::PatientIndex(i);
    return std::nullopt;
}

Result<PatientWalk> walk(const Workplace& place)
{
    const auto tried = loadPolicyAndPatients(place);
    if (!tried)
        return tried.error();
    const core::Cohort& cohort = tried->cohort();
    const std::size_t row = *place.arguments.patientRow;
    const auto patient = patientInRow(cohort, row);
    if (!patient)
        return Failure::fromError({.code = core::ErrorCode::PatientUnknown, .subject = std::to_string(row)});

    const std::vector<core::Episode> episodes =
        tried->policy->run(cohort, std::span(&*patient, 1), place.stop, place.arguments.cap);
    if (episodes.empty())
        return Failure::cancelled();
    const core::TablePtr edited = core::readAsTask(tried->table, tried->task);
    WalkBuilder builder(cohort, *patient, tried->task, *edited, place.arguments.cap,
                        tried->policy->forbidsUnrecorded());
    PatientWalk shown{.source = tried->table->sourceName(),
                      .row = row,
                      .origin = tried->origin,
                      .words = {cohort.catalog(), tried->task.currency},
                      .valuesInAll = columnsInUse(tried->task),
                      .baseline = builder.baseline(),
                      .steps = {},
                      .truth = tried->patients.outcomes[patient->value]};
    shown.steps = builder.follow(episodes.front());
    return shown;
}

} // namespace

QString RecordedValue::flag() const
{
    if (!number)
        return {};
    if (meaning.low && *number < *meaning.low)
        return QStringLiteral("L");
    return meaning.high && *number > *meaning.high ? QStringLiteral("H") : QString();
}

std::optional<double> PatientWalk::valueOf(const WalkStep& step, std::size_t action) const
{
    const bool known =
        action < step.actionValues.size() && step.open[action] && std::isfinite(step.actionValues[action]);
    return known ? std::optional(step.actionValues[action]) : std::nullopt;
}

ExitCode walkPatient(const Workplace& place)
{
    const auto shown = walk(place);
    if (!shown)
        return report(shown.error(), place.arguments.json, place.terminal);
    if (place.arguments.json)
        place.terminal.print(walkJson(*shown, place.arguments.projectFile));
    else
        printText(*shown, place.terminal);
    return ExitCode::Done;
}

} // namespace app::cli
