// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/jobs/baseline_kind.h"

namespace core {

Result<BaselineOutcome> JobRun<BaselineKind>::run(const BaselineStart& start, const StudyPatients& patients,
                                                  const Remains& remains, const JobSettings& settings,
                                                  const JobSinks<BaselineKind>& sinks)
{
    BaselineHooks hooks;
    hooks.gate = settings.gate;
    hooks.executor = settings.executor;
    hooks.bootstrapResamples = settings.bootstrapResamples;
    hooks.sink = sinks.update;
    hooks.saveRun = sinks.save;
    return makeBaselineTable(start.plan, *patients.cohort, start.split, remains, settings.stop, hooks);
}

} // namespace core
