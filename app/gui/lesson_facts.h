// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/expression.h"
#include "ui/figures/charts/point_counts.h"

#include <optional>
#include <set>
#include <string>

namespace core {
struct FrontRecord;
struct PatientStory;
} // namespace core
namespace ui {
class FrontExplorer;
class MainWindow;
class WalkthroughModel;
} // namespace ui

namespace app {

class FrontController;
class PatientController;
class Session;

// What lessons can ask the live program: resources/help/lesson.md lists it. Every answer is a figure that a page shows.
class LessonFacts {
public:
    LessonFacts(ui::MainWindow& window, Session& session, FrontController& front, PatientController& patient);

    core::LessonValue value(const std::string& name, const std::optional<std::string>& of) const;
    static std::set<std::string> names();

private:
    struct Chosen;
    core::LessonValue ofStudy(const std::string& name, const std::optional<std::string>& of) const;
    core::LessonValue ofFront(const std::string& name) const;
    core::LessonValue ofPolicy(const std::string& name, const std::optional<std::string>& of) const;
    core::LessonValue ofPatient(const std::string& name, const std::optional<std::string>& of) const;
    core::LessonValue ofStep(const std::string& name, const ui::WalkthroughModel& walk, const core::PatientStory& story,
                             const std::optional<std::string>& of) const;
    const ui::FrontExplorer* explorer() const;
    const core::FrontRecord* shownFront() const;
    std::optional<std::size_t> panel(const std::optional<std::string>& name) const;
    std::string panelName(std::size_t panel) const;

    ui::MainWindow& m_window;
    Session& m_session;
    FrontController& m_front;
    PatientController& m_patient;
};

} // namespace app
