// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/task/task_rules.h"

#include "core/model/test_catalog.h"

#include <algorithm>
#include <charconv>
#include <functional>
#include <set>

namespace core {
namespace {

PanelMask maskOf(const Task& task, const std::vector<std::string>& names)
{
    PanelMask mask;
    for (std::size_t i = 0; i < std::min(task.panels.size(), PanelMask::kMostPanels); ++i)
        if (std::ranges::find(names, task.panels[i].name) != names.end())
            mask = mask.with(PanelId(i));
    return mask;
}

std::string joined(const std::vector<std::string>& names)
{
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : ", ") + name;
    return text;
}

std::string written(double number)
{
    char buffer[40];
    return {buffer, std::to_chars(buffer, buffer + sizeof buffer, number).ptr};
}

class RuleCheck {
public:
    explicit RuleCheck(const Task& task) : m_task(task), m_rules(rulesOf(task).completed()) {}

    ProblemList run()
    {
        checkNames();
        checkContradictions();
        if (!checkCircles())
            checkCaps();
        return std::move(m_problems);
    }

private:
    const std::string& nameOf(std::size_t panel) const { return m_task.panels[panel].name; }
    std::vector<std::string> namesOf(PanelMask panels) const
    {
        std::vector<std::string> names;
        for (std::size_t i = 0; i < m_task.panels.size() && i < PanelMask::kMostPanels; ++i)
            if (panels.isOrdered(PanelId(i)))
                names.push_back(nameOf(i));
        return names;
    }

    void checkNames()
    {
        const auto check = [this](const std::vector<std::string>& names, const std::string& neededBy) {
            for (const std::string& name : names)
                if (!m_task.findPanel(name))
                    m_problems.add({.code = ErrorCode::RulePanelUnknown, .subject = name, .detail = neededBy});
        };
        check(m_task.rules.first, {});
        check(m_task.rules.never, {});
        for (const PanelSpec& panel : m_task.panels)
            check(panel.needs, panel.name);
    }

    void checkContradictions()
    {
        const PanelMask asked = maskOf(m_task, m_task.rules.first);
        for (std::size_t i = 0; i < std::min(m_task.panels.size(), PanelMask::kMostPanels); ++i) {
            const PanelId panel(i);
            const bool first = asked.isOrdered(panel), never = m_rules.never.isOrdered(panel);
            if (first && never)
                m_problems.add({.code = ErrorCode::RuleContradicts, .subject = nameOf(i)});
            if (never)
                continue;
            for (const std::string& needed : namesOf(PanelMask(m_rules.needsOf(panel).bits() & m_rules.never.bits())))
                m_problems.add({.code = first ? ErrorCode::RuleContradicts : ErrorCode::NeedsNeverMet,
                                .subject = nameOf(i),
                                .detail = needed});
        }
    }

    // Each circle once, from its first panel on.
    bool checkCircles()
    {
        PanelMask known; // nothing before them is left that is not in a circle
        for (bool grows = true; grows;) {
            grows = false;
            for (std::size_t i = 0; i < m_rules.needs.size(); ++i)
                if (!known.isOrdered(PanelId(i)) && known.with(m_rules.needs[i]) == known) {
                    known = known.with(PanelId(i));
                    grows = true;
                }
        }
        std::vector<std::string> circle;
        for (std::size_t i = 0; i < m_rules.needs.size(); ++i)
            if (!known.isOrdered(PanelId(i)) && circle.empty())
                circle = circleFrom(i, known);
        if (!circle.empty())
            m_problems.add({.code = ErrorCode::NeedsInCircle, .subject = circle.front(), .detail = joined(circle)});
        return !circle.empty();
    }
    // Every panel that is not known needs one that is not, so going from need to need comes back.
    std::vector<std::string> circleFrom(std::size_t panel, PanelMask known) const
    {
        std::vector<std::size_t> way;
        while (std::ranges::find(way, panel) == way.end()) {
            way.push_back(panel);
            std::size_t next = 0;
            while (known.isOrdered(PanelId(next)) || !m_rules.needs[panel].isOrdered(PanelId(next)))
                ++next;
            panel = next;
        }
        way.erase(way.begin(), std::ranges::find(way, panel));
        std::vector<std::string> names;
        for (const std::size_t one : way)
            names.push_back(nameOf(one));
        return names;
    }

    void checkCaps()
    {
        if (m_rules.capMinutes && m_task.pairOrders == PairOrders::Allowed)
            m_problems.add({.code = ErrorCode::CapWithPairs});
        for (const PanelSpec& panel : m_task.panels)
            if (m_rules.capMinutes && !panel.minutes) {
                m_problems.add({.code = ErrorCode::MinutesMissing, .subject = panel.name});
                return;
            }
        double cost = 0.0, minutes = 0.0;
        const std::vector<std::string> first = namesOf(m_rules.first);
        for (const std::string& name : first) {
            cost += m_task.findPanel(name)->cost.amount;
            minutes += m_task.findPanel(name)->minutes.value_or(Minutes()).amount;
        }
        for (const SharedFee& fee : m_task.sharedFees)
            if (std::ranges::any_of(fee.panels, [&](const std::string& panel) {
                    return std::ranges::find(first, panel) != first.end();
                }))
                cost += fee.cost.amount;
        checkCap(first, cost, m_rules.cap ? std::optional(m_rules.cap->amount) : std::nullopt);
        checkCap(first, minutes, m_rules.capMinutes ? std::optional(m_rules.capMinutes->amount) : std::nullopt);
    }
    void checkCap(const std::vector<std::string>& first, double spent, std::optional<double> cap)
    {
        if (cap && spent > *cap * (1.0 + 1e-9))
            m_problems.add({.code = ErrorCode::FirstOverCap,
                            .subject = joined(first),
                            .detail = written(spent) + '/' + written(*cap)});
    }

    const Task& m_task;
    OrderRules m_rules;
    ProblemList m_problems;
};

} // namespace

OrderRules rulesOf(const Task& task)
{
    OrderRules rules{.cap = task.rules.cap,
                     .capMinutes = task.rules.capMinutes,
                     .first = maskOf(task, task.rules.first),
                     .never = maskOf(task, task.rules.never)};
    for (std::size_t i = 0; i < std::min(task.panels.size(), PanelMask::kMostPanels); ++i)
        rules.needs.push_back(maskOf(task, task.panels[i].needs));
    if (std::ranges::all_of(rules.needs, [](PanelMask own) { return own == PanelMask(); }))
        rules.needs.clear();
    return rules;
}

ProblemList problemsOfRules(const Task& task)
{
    return RuleCheck(task).run();
}

void renameInRules(Task& task, const std::string& before, const std::string& name)
{
    const auto rename = [&](std::vector<std::string>& names) {
        std::ranges::replace(names, before, name);
        std::set<std::string> seen;
        std::erase_if(names, [&](const std::string& one) { return one.empty() || !seen.insert(one).second; });
    };
    rename(task.rules.first);
    rename(task.rules.never);
    for (PanelSpec& panel : task.panels) {
        rename(panel.needs);
        std::erase(panel.needs, panel.name);
    }
}

} // namespace core
