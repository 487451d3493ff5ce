// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/compared_model.h"
#include "ui/figures/comparison/comparison.h"

#include <optional>
#include <vector>

namespace ui {

bool isPolicy(const core::ModelRef& model);

// Which models are ticked and how each looks. A model keeps its look as long as it is ticked; only the reference has
// the first one, so whoever becomes the reference changes looks with whoever was.
class TickedModels {
public:
    struct Ticked {
        core::ModelRef model;
        ModelStyle style;
        bool operator==(const Ticked&) const = default;
    };
    static constexpr std::size_t kMost = 8; // more cannot be distinguished

    bool tick(const core::ModelRef& model); // false: no room. The first policy is the reference
    void untick(const core::ModelRef& model);
    void makeReference(const core::ModelRef& model); // ticked
    void keepOnly(const std::vector<core::ModelRef>& models);
    void clear();

    const std::vector<Ticked>& all() const { return m_ticked; } // the reference first, then by look
    std::optional<ModelStyle> styleOf(const core::ModelRef& model) const;
    bool isReference(const core::ModelRef& model) const;

private:
    void arrange();

    std::vector<Ticked> m_ticked;
    bool m_chosen = false; // the reference, by the user
};

} // namespace ui
