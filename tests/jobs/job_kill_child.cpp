// SPDX-License-Identifier: GPL-3.0-or-later
// Does a job without end, as far as the project file can tell: resumes job 1 of the kind that the second argument names
// and saves one part after the other. After each it says on standard output how many are safe. The test kills it at any
// moment.
#include "tests/jobs/job_samples.h"

#include <cstdlib>
#include <unistd.h>

namespace {

void acknowledge(std::size_t parts)
{
    const std::string line = std::to_string(parts) + "\n";
    if (::write(STDOUT_FILENO, line.data(), line.size()) != static_cast<ssize_t>(line.size()))
        std::_Exit(2);
}

template <typename Kind>
void work(core::ProjectFile& project)
{
    using Sample = fixtures::Sample<Kind>;
    const core::JobId<Kind> job{1};
    if (!project.resume(job))
        std::_Exit(4);
    const std::optional<std::size_t> done = Sample::parts(project, job);
    if (!done)
        std::_Exit(5);
    // A step that was cut off is done again, from its first part.
    const std::size_t each = Sample::step(0).size();
    for (std::size_t number = *done / each, saved = number * each;; ++number)
        for (const auto& part : Sample::step(number)) {
            if (!project.save(job, part))
                std::_Exit(6);
            acknowledge(++saved);
        }
}

} // namespace

int main(int, char** arguments)
{
    const core::TrialKind counting(core::kCounts, core::JobRows<core::CountingKind>::tables);
    core::Result<core::ProjectFile> project = core::ProjectFile::open(arguments[1]);
    if (!project || project->access() != core::ProjectAccess::Writable)
        return 3;
    fixtures::onKind(arguments[2], [&](auto sample) { work<typename decltype(sample)::Kind>(*project); });
}
