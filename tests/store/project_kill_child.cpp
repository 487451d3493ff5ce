// SPDX-License-Identifier: GPL-3.0-or-later

// Edits and imports without end, and says on standard output which state is safe: "s N" after study N was
// acknowledged, "i N" after import number N was. The test kills it at any moment. With a third word it only edits
// ("edit"), opening and closing the project all the time, or reads ("read"): "r N" after study N was found, and an
// end with a message where anything is wrong; "make" makes the project to begin with.
#include "core/store/project_file.h"
#include "tests/store/project_fixtures.h"

#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <unistd.h>

namespace {

void acknowledge(char what, int number)
{
    const std::string line = what + std::string(" ") + std::to_string(number) + "\n";
    if (::write(STDOUT_FILENO, line.data(), line.size()) != static_cast<ssize_t>(line.size()))
        std::_Exit(2);
}

// Every third one looks at the trace of the project and at its runs, too.
int readForEver(const std::filesystem::path& file)
{
    for (int turn = 0;; ++turn) {
        const core::Result<core::ProjectFile> project = core::ProjectFile::open(file, true);
        if (!project) {
            std::fprintf(stderr, "a sound project cannot be read: %d %s\n", static_cast<int>(project.error().code),
                         project.error().detail.c_str());
            return 7;
        }
        acknowledge('r', fixtures::numberOf(project->study()));
        if (turn % 3 == 0 && !project->runs().ok())
            return 8;
    }
}

int editForEver(const std::filesystem::path& file, int number)
{
    const core::TablePtr table = fixtures::table(200);
    while (true) {
        core::Result<core::ProjectFile> project = core::ProjectFile::open(file);
        if (!project || project->access() != core::ProjectAccess::Writable)
            return 3;
        for (int i = 0; i < 3; ++i) {
            if (!project->saveStudy(fixtures::study(*table, ++number)).ok())
                return 4;
            acknowledge('s', number);
        }
    }
}

int make(const std::filesystem::path& file, int number)
{
    const core::TablePtr table = fixtures::table(200);
    return core::ProjectFile::create(file, table, fixtures::study(*table, number)).project ? 0 : 5;
}

} // namespace

int main(int count, char** arguments)
{
    const std::filesystem::path folder = arguments[1];
    int number = std::atoi(arguments[2]);
    const std::string_view task = count > 3 ? arguments[3] : "";
    if (task == "make")
        return make(folder / "edited.panelwise", number);
    if (task == "read")
        return readForEver(folder / "edited.panelwise");
    if (task == "edit")
        return editForEver(folder / "edited.panelwise", number);
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
