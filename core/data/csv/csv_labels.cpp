// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/csv/csv_column.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>
#include <utility>

namespace core::csv {
namespace {

constexpr std::size_t kNoLabel = std::numeric_limits<std::size_t>::max();

// Which label each of the texts has. Labels that only repeat their codes say nothing.
std::vector<std::size_t> labelsOf(const std::vector<std::string>& texts, std::span<const ValueLabel> labels)
{
    std::unordered_map<std::string_view, std::size_t> byCode;
    for (std::size_t i = 0; i < labels.size(); ++i)
        if (!labels[i].label.empty())
            byCode.emplace(labels[i].code, i);
    const bool sayMore = std::any_of(labels.begin(), labels.end(), [](const auto& l) { return l.code != l.label; });
    std::vector<std::size_t> found;
    for (const std::string& text : texts) {
        const auto place = byCode.find(text);
        found.push_back(place == byCode.end() || !sayMore ? kNoLabel : place->second);
    }
    return found;
}

} // namespace

std::vector<LabelledCells> ColumnReader::setLabels(std::span<const ValueLabel> inOrderOfCodes)
{
    m_expectsLabels = false;
    const std::vector<std::size_t> labels = labelsOf(m_levels.texts(), inOrderOfCodes);
    if (std::find(labels.begin(), labels.end(), kNoLabel) != labels.end()) {
        std::vector<std::size_t> cells(labels.size());
        for (const float value : m_values)
            if (!std::isnan(value))
                ++cells[static_cast<std::size_t>(value)];
        std::vector<LabelledCells> some;
        for (std::size_t level = 0; level < labels.size(); ++level)
            if (labels[level] != kNoLabel)
                some.push_back({.meaning = inOrderOfCodes[labels[level]], .cells = cells[level]});
        return some;
    }
    // Two codes with the same label are one level.
    std::vector<std::size_t> ordered = labels;
    std::sort(ordered.begin(), ordered.end());
    std::unordered_map<std::string_view, float> levelOf;
    for (const std::size_t label : ordered) {
        const std::string& text = inOrderOfCodes[label].label;
        if (levelOf.emplace(text, static_cast<float>(m_labels.size())).second)
            m_labels.push_back(text);
    }
    for (const std::size_t label : labels)
        m_labelOfLevel.push_back(levelOf.at(inOrderOfCodes[label].label));
    return {};
}

} // namespace core::csv
