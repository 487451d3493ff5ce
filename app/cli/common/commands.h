// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/arguments.h"
#include "app/cli/common/exit_code.h"
#include "app/cli/common/failure.h"
#include "app/cli/common/terminal.h"

#include <stop_token>

namespace app::cli {

// What every command gets: what the user wants, where to write, and when to stop.
struct Workplace {
    const Arguments& arguments;
    Terminal& terminal;
    std::stop_token stop;
};

ExitCode listCohorts(const Workplace& place);
ExitCode generateCohort(const Workplace& place);
ExitCode inspectStudy(const Workplace& place);
ExitCode trainPolicy(const Workplace& place);
ExitCode findFront(const Workplace& place);
ExitCode evaluatePolicy(const Workplace& place);
ExitCode walkPatient(const Workplace& place);
ExitCode renamePolicy(const Workplace& place);
ExitCode exportResults(const Workplace& place);
ExitCode shareCopy(const Workplace& place);
ExitCode compareEncoders(const Workplace& place);
ExitCode makeBaselines(const Workplace& place);
ExitCode measureSpeed(const Workplace& place);
ExitCode runBenchmark(const Workplace& place);
ExitCode handleExam(const Workplace& place);
ExitCode planStudy(const Workplace& place);
ExitCode workTasks(const Workplace& place);
ExitCode showStatus(const Workplace& place);
ExitCode gatherResults(const Workplace& place);
ExitCode resubmitTasks(const Workplace& place);
ExitCode showHelp(const Workplace& place);

// Tells why, as text on stderr or as JSON on stdout.
ExitCode report(const Failure& failure, bool json, Terminal& terminal);

} // namespace app::cli
