// SPDX-License-Identifier: GPL-3.0-or-later

// Searches a front without end, as far as the project file can tell: resumes front 1, saves a part before every policy,
// and says on standard output what is safe: "s N" after the part of number N was, "p N" after policy N was. The test
// kills it at any moment.
#include "core/store/project_file.h"
#include "tests/store/front_fixtures.h"
#include "tests/store/run_fixtures.h"

#include <cstdlib>
#include <string>
#include <unistd.h>

namespace {

void acknowledge(char what, std::size_t number)
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
    const core::FrontId front{1};
    if (!project->resumeFront(front))
        return 4;
    const core::Result<std::vector<core::FrontRecord>> kept = project->fronts();
    if (!kept)
        return 5;
    for (std::size_t number = kept->front().points.size();; ++number) {
        if (!project->saveFrontPart(front, "state", fixtures::bundle(number)))
            return 6;
        acknowledge('s', number);
        if (!project->appendFrontPolicy(front, number, fixtures::operatingPoint(number), fixtures::bundle(number)))
            return 7;
        acknowledge('p', number);
    }
}
