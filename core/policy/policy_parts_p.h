// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/result.h"
#include "core/model/cost_aim.h"
#include "core/model/tensors.h"
#include "core/rl/panel_rules.h"

#include <cstddef>
#include <optional>
#include <string>

namespace core {

// What policies of all kinds share.

constexpr std::size_t kPatientsAtOnce = 8192; // bounds the memory of a run over millions

// Part of a stored policy that cannot be what was written.
inline Error damaged(const char* part)
{
    return {.code = ErrorCode::ProjectDamaged, .subject = part};
}

// What a policy was made to spend little of; where nothing is said of it, money.
inline Result<CostAim> aimIn(const TensorBundle& bundle, const char* part)
{
    if (!bundle.contains(part))
        return CostAim();
    const Result<std::string> text = bundle.text(part);
    const std::optional<CostAim> aim = text ? costAimNamed(*text) : std::nullopt;
    return aim ? Result<CostAim>(*aim) : Result<CostAim>(damaged(part));
}

// What could still show something; the rules of the study of now are left to who knows them.
inline PanelMask openOrders(const PanelRules& rules, PanelMask ordered, const FeatureMask& recorded)
{
    return PanelMask(rules.orderable(rules.shown(ordered, recorded)).bits() & ~ordered.bits());
}

} // namespace core
