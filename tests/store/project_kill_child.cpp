// SPDX-License-Identifier: GPL-3.0-or-later

// Edits and imports without end, and says on standard output which state is safe: "s N" after study N was
// acknowledged, "i N" after import number N was. The test kills it at any moment.
#include "core/store/project_file.h"
#include "tests/store/project_fixtures.h"

#include <cstdlib>
#include <string>
#include <unistd.h>

namespace {

void acknowledge(char what, int number)
{
    const std::string line = what + std::string(" ") + std::to_string(number) + "\n";
    if (::write(STDOUT_FILENO, line.data(), line.size()) != static_cast<ssize_t>(line.size()))
        std::_Exit(2);
}

} // namespace

int main(int, char** arguments)
{
    const std::filesystem::path folder = arguments[1];
    int number = std::atoi(arguments[2]);
    const core::TablePtr table = fixtures::table(2'000);
    const core::TablePtr large = fixtures::table(20'000);
    while (true) {
        core::Result<core::ProjectFile> project = core::ProjectFile::open(folder / "edited.panelwise");
        if (!project || project->access() != core::ProjectAccess::Writable)
            return 3;
        for (int i = 0; i < 8; ++i) {
            if (!project->saveStudy(fixtures::study(*table, ++number)).ok())
                return 4;
            acknowledge('s', number);
        }
        const core::ProjectCreation import =
            core::ProjectFile::create(folder / "imported.panelwise", large, fixtures::study(*large, number));
        if (!import.project)
            return 5;
        acknowledge('i', number);
        if (!project->close().ok())
            return 6;
    }
}
