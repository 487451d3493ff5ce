// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/comparison/shown_model.h"

namespace ui {

core::Threshold thresholdOf(const Comparison& comparison, std::size_t model)
{
    return comparison.threshold ? comparison.threshold : comparison.models[model].model->threshold;
}

FigureOrigin originOf(const ShownModel& shown)
{
    FigureOrigin origin{.policy = {}, .shape = {}, .seed = shown.model->seed};
    if (const auto* policy = std::get_if<core::FrontPolicyRef>(&shown.model->ref))
        origin.policy = *policy;
    else if (const auto* run = std::get_if<core::RunId>(&shown.model->ref))
        origin.policy = *run;
    if (shown.model->cases)
        origin.shape = shown.model->cases->shape;
    return origin;
}

} // namespace ui
