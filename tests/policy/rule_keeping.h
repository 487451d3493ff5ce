// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/cohort.h"
#include "core/data/task/task.h"
#include "core/rl/episode.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <string>

// Whether somebody's orders kept the rules of a study, read off its task and the record.
namespace fixture {

// The first rule that was broken, in words; empty: none.
class RuleKeeping {
public:
    RuleKeeping(const core::Task& task, const core::Cohort& cohort) : m_task(task), m_cohort(cohort) {}

    std::string broken(const core::Episode& episode) const
    {
        std::set<std::string> asked(m_task.visible.begin(), m_task.visible.end()), before;
        double bill = 0.0;
        for (const core::Step& step : episode.steps) {
            bill += step.paid.amount;
            if (!step.action.isOrder()) {
                if (const std::string open = firstOpen(episode.patient, asked, before); !open.empty())
                    return "diagnosed before " + open;
                break;
            }
            const core::PanelSpec& panel = m_task.panels[step.action.panel().value];
            if (has(m_task.rules.never, panel.name))
                return panel.name + " is never ordered";
            if (const std::string open = firstOpen(episode.patient, asked, before);
                !open.empty() && !isFirst(panel.name))
                return panel.name + " before " + open;
            for (const std::string& need : panel.needs)
                if (!before.contains(need) && !isKnown(need, asked))
                    return panel.name + " without " + need;
            before.insert(panel.name);
            asked.insert(panel.columns.begin(), panel.columns.end());
        }
        return m_task.rules.cap && bill > m_task.rules.cap->amount + 1e-9 ? "the bill is above the cap" : "";
    }

private:
    static bool has(const std::vector<std::string>& names, const std::string& name)
    {
        return std::ranges::find(names, name) != names.end();
    }
    // Named, or needed by one that comes first.
    bool isFirst(const std::string& name) const
    {
        return has(m_task.rules.first, name) || std::ranges::any_of(m_task.panels, [&](const core::PanelSpec& panel) {
                   return has(panel.needs, name) && isFirst(panel.name);
               });
    }
    bool isKnown(const std::string& panel, const std::set<std::string>& asked) const
    {
        return std::ranges::all_of(m_task.findPanel(panel)->columns,
                                   [&](const std::string& column) { return asked.contains(column); });
    }
    // Whether an order would show this patient something beyond `asked`.
    bool shows(core::PatientIndex patient, const std::string& panel, const std::set<std::string>& asked) const
    {
        for (std::size_t i = 0; i < m_cohort.featureCount(); ++i) {
            const std::string& column = m_cohort.features()[i].column;
            if (has(m_task.findPanel(panel)->columns, column) && !asked.contains(column) &&
                !std::isnan(m_cohort.value(patient, core::FeatureId(i))))
                return true;
        }
        return false;
    }
    // A panel that comes first, could be ordered and was not.
    std::string firstOpen(core::PatientIndex patient, const std::set<std::string>& asked,
                          const std::set<std::string>& before) const
    {
        const std::set<std::string> visible(m_task.visible.begin(), m_task.visible.end());
        for (const core::PanelSpec& panel : m_task.panels) {
            const bool possible = m_task.unrecordedPanels != core::UnrecordedPanels::Unavailable
                                      ? !isKnown(panel.name, asked)
                                      : shows(patient, panel.name, asked);
            const bool needsMet = std::ranges::all_of(panel.needs, [&](const std::string& need) {
                return shows(patient, need, visible) && !shows(patient, need, asked);
            });
            // What is recorded of it may be known by other panels; then nobody needs it any more.
            if (isFirst(panel.name) && possible && needsMet && !before.contains(panel.name) &&
                (shows(patient, panel.name, asked) || !shows(patient, panel.name, visible)))
                return panel.name;
        }
        return {};
    }

    const core::Task& m_task;
    const core::Cohort& m_cohort;
};

} // namespace fixture
