// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/load_study.h"
#include "app/cli/common/progress_line.h"
#include "app/cli/common/words.h"

namespace app::cli {

core::Seed drawSeed(const Arguments& arguments)
{
    return arguments.seed.value_or(core::Seed{1});
}

Result<core::Sample> drawCohort(const Workplace& place)
{
    const Arguments& arguments = place.arguments;
    ProgressLine line(place.terminal);
    core::Result<core::Sample> sample =
        core::drawBuiltinCohort(arguments.cohort, arguments.patients, drawSeed(arguments), place.stop, line.sink());
    if (!sample) {
        Failure failure = Failure::fromError(sample.error());
        if (sample.error().code == core::ErrorCode::CohortUnknown) {
            QStringList names;
            for (const core::BuiltinCohort& cohort : core::builtinCohorts())
                names.push_back(QString::fromStdString(cohort.name));
            failure.remedy = Words::tr("There are: %1.").arg(names.join(QStringLiteral(", ")));
        }
        return failure;
    }
    if (!sample->table)
        return Failure::cancelled();
    return std::move(*sample);
}

} // namespace app::cli
