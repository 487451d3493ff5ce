// SPDX-License-Identifier: GPL-3.0-or-later

// Makes a table without end, as far as the project file can tell: resumes table 1, saves one run after the other, and
// says on standard output what is safe: "r N" after run number N was saved. The test kills it at any moment.
#include "core/store/project_file.h"
#include "tests/store/baseline_fixtures.h"

#include <cstdlib>
#include <string>
#include <unistd.h>

int main(int, char** arguments)
{
    core::Result<core::ProjectFile> project = core::ProjectFile::open(arguments[1]);
    if (!project || project->access() != core::ProjectAccess::Writable)
        return 3;
    const core::BaselineId table{1};
    if (!project->resumeBaselines(table))
        return 4;
    const core::Result<std::vector<core::BaselineRecord>> kept = project->baselines();
    if (!kept)
        return 5;
    for (std::size_t number = kept->front().runs.size();; ++number) {
        core::SystemRun run = fixtures::scoredRun(number % 13);
        run.repeat = number / 13;
        if (!project->saveSystemRun(table, run))
            return 6;
        const std::string line = "r " + std::to_string(number) + "\n";
        if (::write(STDOUT_FILENO, line.data(), line.size()) != static_cast<ssize_t>(line.size()))
            std::_Exit(2);
    }
}
