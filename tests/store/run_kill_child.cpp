// SPDX-License-Identifier: GPL-3.0-or-later

// Trains without end, as far as the project file can tell: starts or resumes a run, appends points and stores
// checkpoints, and says on standard output what is safe: "p N" after N points were, "c N" after the checkpoint taken at
// N points was. The test kills it at any moment.
#include "core/store/project_file.h"
#include "tests/store/run_fixtures.h"

#include <cstdlib>
#include <string>
#include <unistd.h>

namespace {

void acknowledge(char what, std::uint64_t number)
{
    const std::string line = what + std::string(" ") + std::to_string(number) + "\n";
    if (::write(STDOUT_FILENO, line.data(), line.size()) != static_cast<ssize_t>(line.size()))
        std::_Exit(2);
}

} // namespace

int main(int, char** arguments)
{
    core::Result<core::ProjectFile> project = core::ProjectFile::open(arguments[1]);
    if (!project || project->access() != core::ProjectAccess::Writable)
        return 3;
    const core::RunId run{1};
    if (!project->resumeRun(run))
        return 4;
    const core::Result<std::vector<core::CurvePoint>> kept = project->points(run);
    if (!kept)
        return 5;
    std::uint64_t done = kept->size();
    while (true) {
        for (int batch = 0; batch < 5; ++batch) {
            const std::vector<core::CurvePoint> points = fixtures::points(done, 7);
            if (!project->appendPoints(run, points))
                return 6;
            done += points.size();
            acknowledge('p', done);
        }
        if (!project->saveCheckpoint(run, fixtures::bundle(done)))
            return 7;
        acknowledge('c', done);
    }
}
