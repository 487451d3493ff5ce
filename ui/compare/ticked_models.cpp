// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/ticked_models.h"

#include <algorithm>

namespace ui {

bool isPolicy(const core::ModelRef& model)
{
    return !std::holds_alternative<core::BaselineRef>(model);
}

bool TickedModels::tick(const core::ModelRef& model)
{
    if (styleOf(model))
        return true;
    if (m_ticked.size() >= kMost)
        return false;
    int free = 0;
    while (std::any_of(m_ticked.begin(), m_ticked.end(), [&](const Ticked& one) { return one.style.series == free; }))
        ++free;
    m_ticked.push_back({model, {free}});
    arrange();
    if (!m_chosen && isPolicy(model) && !isPolicy(m_ticked.front().model)) {
        makeReference(model);
        m_chosen = false; // not by the user
    }
    return true;
}

void TickedModels::untick(const core::ModelRef& model)
{
    std::erase_if(m_ticked, [&](const Ticked& one) { return one.model == model; });
    if (m_ticked.empty() || m_ticked.front().style.series == 0) {
        m_chosen = m_chosen && !m_ticked.empty();
        return;
    }
    m_chosen = false;
    const auto policy =
        std::find_if(m_ticked.begin(), m_ticked.end(), [](const Ticked& one) { return isPolicy(one.model); });
    (policy == m_ticked.end() ? m_ticked.begin() : policy)->style.series = 0;
    arrange();
}

void TickedModels::makeReference(const core::ModelRef& model)
{
    const auto found =
        std::find_if(m_ticked.begin(), m_ticked.end(), [&](const Ticked& one) { return one.model == model; });
    if (found == m_ticked.end())
        return;
    std::swap(found->style, m_ticked.front().style);
    m_chosen = true;
    arrange();
}

void TickedModels::keepOnly(const std::vector<core::ModelRef>& models)
{
    for (const Ticked& one : std::vector(m_ticked))
        if (std::find(models.begin(), models.end(), one.model) == models.end())
            untick(one.model);
}

void TickedModels::clear()
{
    m_ticked.clear();
    m_chosen = false;
}

std::optional<ModelStyle> TickedModels::styleOf(const core::ModelRef& model) const
{
    for (const Ticked& one : m_ticked)
        if (one.model == model)
            return one.style;
    return std::nullopt;
}

bool TickedModels::isReference(const core::ModelRef& model) const
{
    return !m_ticked.empty() && m_ticked.front().model == model;
}

void TickedModels::arrange()
{
    std::sort(m_ticked.begin(), m_ticked.end(),
              [](const Ticked& a, const Ticked& b) { return a.style.series < b.style.series; });
}

} // namespace ui
