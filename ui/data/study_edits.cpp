// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/study_edits.h"

#include "ui/common/text/data_text.h"
#include "ui/common/text/finding_text.h"
#include "ui/common/text/front_text.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/outcome_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <span>

namespace ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ui::StudyEdits)
};

QString text(const std::string& words)
{
    return QString::fromStdString(words);
}

} // namespace

StudyEdits::StudyEdits(const core::Study& study, const VariableDescriber& describer)
    : m_study(study),
      m_describer(describer)
{
}

StudyEdit StudyEdits::make(core::Task task, const QString& words, const QString& mergeKey) const
{
    return {.after = {.task = std::move(task), .split = m_study.split}, .text = words, .mergeKey = mergeKey};
}

QString StudyEdits::names(const Columns& columns) const
{
    const auto name = [this](const std::string& column) { return m_describer.labelOf(m_study.task, column); };
    if (columns.size() == 1)
        return name(columns.front());
    if (columns.size() == 2)
        return Words::tr("%1 and %2").arg(name(columns[0]), name(columns[1]));
    return Words::tr("%n variables", nullptr, static_cast<int>(columns.size()));
}

QString StudyEdits::panelName(std::size_t panel) const
{
    return text(m_study.task.panels[panel].name);
}

StudyEdit StudyEdits::role(const Columns& columns, core::Role role) const
{
    return make(core::withRole(m_study.task, columns, role),
                Words::tr("Set role of %1 to %2").arg(names(columns), roleName(role)));
}

StudyEdit StudyEdits::outcome(core::Task task) const
{
    const QString words = Words::tr("Predict %1").arg(outcomeLine(task));
    return make(std::move(task), words);
}

StudyEdit StudyEdits::testSpec(const std::string& column, const core::TestSpec& spec) const
{
    return make(core::withTestSpec(m_study.task, column, spec), Words::tr("Describe %1").arg(names({column})));
}

StudyEdit StudyEdits::panelAdded(const Columns& columns) const
{
    const std::string preferred =
        columns.size() == 1 ? m_describer.shortLabelOf(m_study.task, columns.front()).toStdString() : std::string();
    const std::string name =
        core::freePanelName(m_study.task, preferred.empty() ? Words::tr("Panel").toStdString() : preferred);
    return make(core::withPanelAdded(m_study.task, name, core::Cost(0.0), columns),
                columns.empty() ? Words::tr("Add panel %1").arg(text(name))
                                : Words::tr("Make panel %1 of %2").arg(text(name), names(columns)));
}

StudyEdit StudyEdits::panelRenamed(std::size_t panel, const QString& name) const
{
    const bool onlyCase = name.compare(panelName(panel), Qt::CaseInsensitive) == 0;
    const std::string free = onlyCase ? name.toStdString() : core::freePanelName(m_study.task, name.toStdString());
    return make(core::withPanelRenamed(m_study.task, panel, free),
                Words::tr("Rename panel %1 to %2").arg(panelName(panel), text(free)));
}

StudyEdit StudyEdits::panelRemoved(std::size_t panel) const
{
    return make(core::withPanelRemoved(m_study.task, panel), Words::tr("Delete panel %1").arg(panelName(panel)));
}

StudyEdit StudyEdits::panelsMerged(std::size_t into, std::size_t from) const
{
    return make(core::withPanelsMerged(m_study.task, into, from),
                Words::tr("Merge panel %1 into %2").arg(panelName(from), panelName(into)));
}

StudyEdit StudyEdits::panelMoved(std::size_t panel, std::size_t position) const
{
    const QString words = position < panel ? Words::tr("Move panel %1 up") : Words::tr("Move panel %1 down");
    return make(core::withPanelMoved(m_study.task, panel, position), words.arg(panelName(panel)));
}

StudyEdit StudyEdits::price(std::size_t panel, core::Cost cost) const
{
    return make(core::withPrice(m_study.task, panel, cost),
                Words::tr("Price of %1: %2").arg(panelName(panel), money(cost, text(m_study.task.currency))),
                QStringLiteral("price:") + panelName(panel));
}

StudyEdit StudyEdits::turnaround(std::size_t panel, std::optional<core::Minutes> minutes) const
{
    return make(core::withTurnaround(m_study.task, panel, minutes),
                minutes ? Words::tr("Turnaround time of %1: %2").arg(panelName(panel), minutesText(*minutes))
                        : Words::tr("Turnaround time of %1: not said").arg(panelName(panel)),
                QStringLiteral("turnaround:") + panelName(panel));
}

StudyEdit StudyEdits::volume(std::size_t panel, std::optional<core::Millilitres> millilitres) const
{
    return make(core::withVolume(m_study.task, panel, millilitres),
                millilitres ? Words::tr("Blood for %1: %2").arg(panelName(panel), millilitresText(*millilitres))
                            : Words::tr("Blood for %1: not said").arg(panelName(panel)),
                QStringLiteral("volume:") + panelName(panel));
}

StudyEdit StudyEdits::testsToPanel(const Columns& columns, std::optional<std::size_t> from, std::size_t to,
                                   bool copy) const
{
    const QString target = panelName(to);
    if (!copy && !from) {
        std::vector<std::string> homes;
        for (const std::string& column : columns)
            for (const std::string& home : core::panelsOf(m_study.task, column))
                if (std::find(homes.begin(), homes.end(), home) == homes.end())
                    homes.push_back(home);
        const auto isHome = [&](const core::PanelSpec& panel) { return panel.name == homes.front(); };
        const auto& panels = m_study.task.panels;
        if (homes.size() > 1)
            return movedFromEverywhere(columns, to);
        if (homes.size() == 1)
            from = static_cast<std::size_t>(std::find_if(panels.begin(), panels.end(), isHome) - panels.begin());
    }
    if (copy || !from || *from == to)
        return make(core::withTestsInPanel(m_study.task, columns, to),
                    Words::tr("Add %1 to %2").arg(names(columns), target));
    return make(core::withTestsMoved(m_study.task, columns, *from, to),
                Words::tr("Move %1 from %2 to %3").arg(names(columns), panelName(*from), target));
}

// A row of the table stands for the test wherever it is, so a move leaves it in one panel alone.
StudyEdit StudyEdits::movedFromEverywhere(const Columns& columns, std::size_t to) const
{
    core::Task task = core::withTestsInPanel(m_study.task, columns, to);
    for (std::size_t panel = 0; panel < task.panels.size(); ++panel)
        if (panel != to)
            task = core::withTestsRemoved(task, columns, panel);
    return make(task, Words::tr("Move %1 to %2").arg(names(columns), panelName(to)));
}

StudyEdit StudyEdits::testsRemoved(const Columns& columns, std::size_t panel) const
{
    return make(core::withTestsRemoved(m_study.task, columns, panel),
                Words::tr("Remove %1 from %2").arg(names(columns), panelName(panel)));
}

StudyEdit StudyEdits::sharedFee(const core::SharedFee& fee, const std::string& replaces) const
{
    core::Task task = m_study.task;
    if (!replaces.empty() && replaces != fee.name)
        task = core::withSharedFeeRemoved(task, replaces);
    return make(core::withSharedFee(task, fee),
                Words::tr("Shared fee %1: %2").arg(text(fee.name), money(fee.cost, text(task.currency))),
                QStringLiteral("fee:") + text(fee.name));
}

StudyEdit StudyEdits::sharedFeeRemoved(const std::string& name) const
{
    return make(core::withSharedFeeRemoved(m_study.task, name), Words::tr("Remove shared fee %1").arg(text(name)));
}

StudyEdit StudyEdits::priceList(const core::Task& after) const
{
    return make(after, Words::tr("Change the price list"));
}

StudyEdit StudyEdits::rules(const core::Task& after) const
{
    return make(after, Words::tr("Change the rules for orders"));
}

StudyEdit StudyEdits::pairOrders(core::PairOrders pairs) const
{
    core::Task task = m_study.task;
    task.pairOrders = pairs;
    return make(std::move(task), pairs == core::PairOrders::Allowed ? Words::tr("Panels may be ordered together")
                                                                    : Words::tr("Panels are ordered one by one"));
}

StudyEdit StudyEdits::minimise(core::CostAim aim) const
{
    core::Task task = m_study.task;
    task.minimise = aim;
    const QString words = Words::tr("Minimise %1").arg(costAimText(aim, text(task.currency)));
    return make(std::move(task), words, QStringLiteral("minimise"));
}

StudyEdit StudyEdits::unrecordedPanels(core::UnrecordedPanels choice) const
{
    core::Task task = m_study.task;
    task.unrecordedPanels = choice;
    return make(std::move(task), Words::tr("An order without a result %1").arg(unrecordedPanelsText(choice)));
}

StudyEdit StudyEdits::remedy(const core::Finding& finding) const
{
    if (finding.leaveOut)
        return role({finding.column}, core::Role::Ignored);
    if (finding.keepTogether) {
        core::SplitRule rule = m_study.task.splitRule;
        rule.patient = finding.column;
        return splitRule(m_study.split, {}, rule);
    }
    return make(core::withEdit(m_study.task, finding.remedy),
                Words::tr("%1: %2").arg(names({finding.column}), findingRemedyLabel(finding)));
}

StudyEdit StudyEdits::findingKept(const core::Finding& finding) const
{
    return make(core::withFindingAccepted(m_study.task, finding.key()),
                Words::tr("Keep values of %1").arg(names({finding.column})));
}

StudyEdit StudyEdits::codes(std::vector<core::CodeRule> rules) const
{
    core::Task task = m_study.task;
    task.codes = std::move(rules);
    return make(std::move(task), Words::tr("Say how texts among numbers are read"));
}

StudyEdit StudyEdits::editStepRemoved(std::size_t step) const
{
    const core::DataEdit& edit = m_study.task.edits[step];
    return make(core::withEditRemoved(m_study.task, step), Words::tr("Take back: %1").arg(editText(edit)));
}

StudyEdit StudyEdits::split(const core::SplitPlan& plan) const
{
    return {.after = {.task = m_study.task, .split = plan}, .text = Words::tr("Change the split"), .mergeKey = {}};
}

StudyEdit StudyEdits::splitRule(const core::SplitPlan& plan, const std::string& column,
                                const core::SplitRule& rule) const
{
    StudyEdit edit = split(plan);
    if (column.empty())
        edit.after.task = core::withSplitRule(m_study.task, rule);
    else if (column != m_study.task.splitColumn)
        edit.after.task = core::withRole(m_study.task, std::span(&column, 1), core::Role::Split);
    return edit;
}

} // namespace ui
