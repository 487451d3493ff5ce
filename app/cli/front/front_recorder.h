// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/front_search.h"
#include "core/store/project_file.h"

#include <optional>
#include <string>

namespace app::cli {

// Writes a front into its project while it is found: parts, policies, and how it ended. What cannot be written does
// not stop the search; the first error is kept for the end.
class FrontRecorder {
public:
    FrontRecorder(core::ProjectFile& project, core::FrontId front, bool resumed)
        : m_project(project),
          m_front(front),
          m_somethingSaved(resumed)
    {
    }

    core::FrontId front() const { return m_front; }
    void save(const std::string& name, const core::TensorBundle& part);
    void save(std::size_t number, const core::FoundPolicy& policy);
    void finish(const core::FrontOutcome& outcome);
    void fail(); // the search could not go on; one that left nothing is forgotten
    const std::optional<core::Error>& error() const { return m_error; }

private:
    void note(const core::Status& status);

    core::ProjectFile& m_project;
    core::FrontId m_front;
    bool m_somethingSaved;
    std::optional<core::Error> m_error;
};

} // namespace app::cli
