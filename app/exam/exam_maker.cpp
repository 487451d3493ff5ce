// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exam/exam_maker.h"

#include "core/base/random.h"
#include "core/data/table.h"
#include "core/exam/exam_file.h"
#include "ui/common/text/column_meaning.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/outcome_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace app {
namespace {

struct ExamTexts {
    Q_DECLARE_TR_FUNCTIONS(ExamTexts)
};

// "1" in words, where the column says only whether something is so.
std::string valueText(const core::Cohort& cohort, const std::string& column, std::string recorded)
{
    const auto feature = std::ranges::find(cohort.features(), column, &core::Feature::column);
    if (feature == cohort.features().end() || !feature->yesOrNo() || (recorded != "0" && recorded != "1"))
        return recorded;
    return (recorded == "1" ? ExamTexts::tr("yes") : ExamTexts::tr("no")).toStdString();
}

} // namespace

ExamMaker::ExamMaker(const ExamSource& source, const ExamPlan& plan, const core::RewardShape& shape) : m_source(source)
{
    describe(plan);
    m_made.key.shape = shape;
    m_made.key.title = m_made.exam.title;
}

std::size_t ExamMaker::columnOf(const std::string& name)
{
    core::Exam& exam = m_made.exam;
    const auto known = std::ranges::find(exam.columns, name, &core::ExamColumn::name);
    if (known != exam.columns.end())
        return static_cast<std::size_t>(known - exam.columns.begin());
    const ui::ColumnMeaning meaning = ui::meaningOf(m_source.task, name);
    const auto limit = [](const std::optional<double>& value) { return value ? ui::numberText(*value) : QString(); };
    const QString reference =
        meaning.low || meaning.high ? QStringLiteral("%1–%2").arg(limit(meaning.low), limit(meaning.high)) : QString();
    exam.columns.push_back({.name = name,
                            .label = m_describer.labelOf(m_source.task, name).toStdString(),
                            .unit = meaning.unit.toStdString(),
                            .reference = reference.toStdString()});
    return exam.columns.size() - 1;
}

void ExamMaker::describe(const ExamPlan& plan)
{
    core::Exam& exam = m_made.exam;
    const core::Task& task = m_source.task;
    exam.outcome = ui::outcomeName(task).toStdString();
    exam.title = plan.title.isEmpty() ? ExamTexts::tr("Exam: %1").arg(ui::outcomeName(task)).toStdString()
                                      : plan.title.toStdString();
    exam.currency = task.currency;
    exam.limits = plan.limits;
    for (const std::string& column : task.visible)
        if (m_source.table.find(column))
            exam.known.push_back(columnOf(column));
    // In the order of the catalogue, so that a panel has the same number for the policy.
    for (const core::Panel& panel : m_source.cohort.catalog().panels()) {
        core::ExamPanel made{.name = panel.name, .price = {}, .columns = {}};
        const core::PanelSpec* spec = task.findPanel(panel.name);
        made.price = spec ? spec->cost : core::Cost();
        for (const std::string& column : spec ? spec->columns : std::vector<std::string>())
            if (m_source.table.find(column))
                made.columns.push_back(columnOf(column));
        exam.panels.push_back(std::move(made));
    }
    for (const core::SharedFee& fee : task.sharedFees) {
        core::ExamFee& made = exam.fees.emplace_back();
        made.name = fee.name;
        made.price = fee.cost;
        for (std::size_t i = 0; i < exam.panels.size(); ++i)
            if (std::ranges::find(fee.panels, exam.panels[i].name) != fee.panels.end())
                made.panels.push_back(i);
    }
}

void ExamMaker::add(core::PatientIndex patient, core::Disease truth, const core::Episode& policy)
{
    const std::size_t row = m_source.cohort.tableRow(patient);
    std::vector<std::string>& values = m_made.exam.cases.emplace_back();
    for (const core::ExamColumn& column : m_made.exam.columns)
        values.push_back(
            valueText(m_source.cohort, column.name, core::cellText(*m_source.table.find(column.name), row)));
    core::ExamKey::Case& answer = m_made.key.cases.emplace_back();
    answer.row = row + 1;
    answer.truth = truth;
    for (const core::PanelId panel : policy.sequence())
        answer.policy.orders.push_back(panel.value);
    answer.policy.diagnosis = policy.diagnosis();
}

MadeExam ExamMaker::take()
{
    m_made.key.digest = core::examDigest(m_made.exam);
    return std::move(m_made);
}

std::optional<std::vector<core::PatientIndex>> casesByChance(std::vector<core::PatientIndex> ill,
                                                             std::vector<core::PatientIndex> well, std::size_t wanted,
                                                             core::Seed seed)
{
    core::RandomStream stream(seed, "exam");
    const auto shuffle = [&stream](std::vector<core::PatientIndex>& list) {
        for (std::size_t left = list.size(); left > 1; --left)
            std::swap(list[left - 1], list[stream.below(left)]);
    };
    shuffle(ill);
    shuffle(well);
    const std::size_t sick = wanted / 2;
    if (ill.size() < sick || well.size() < wanted - sick)
        return std::nullopt;
    std::vector<core::PatientIndex> chosen(ill.begin(), ill.begin() + static_cast<std::ptrdiff_t>(sick));
    chosen.insert(chosen.end(), well.begin(), well.begin() + static_cast<std::ptrdiff_t>(wanted - sick));
    shuffle(chosen);
    return chosen;
}

} // namespace app
