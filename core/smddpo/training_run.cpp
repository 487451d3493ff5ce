// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smddpo/training_run.h"

#include "core/smddpo/training_session_p.h"

namespace core {

Result<TrainingOutcome> runTraining(const TrainingPlan& plan, const Cohort& cohort, const Split& split,
                                    const TrainingStart& start, std::stop_token stop, const TrainingHooks& hooks)
{
    return TrainingSession(plan, cohort, split, std::move(stop), hooks).run(start);
}

} // namespace core
