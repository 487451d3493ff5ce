// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/job_controller.h"
#include "app/gui/model_choices.h"
#include "app/gui/report_controller.h"
#include "app/session/jobs/baseline_jobs.h"
#include "app/session/models/comparison_loader.h"
#include "ui/common/theme/theme.h"
#include "ui/compare/compare_page.h"
#include "ui/shell/step_needs.h"

#include <QObject>

#include <functional>
#include <optional>
#include <vector>

namespace ui {
class MainWindow;
}

namespace app {

class FrontSearch;
class Session;
class Training;

// Controls the compare page: offers it what can be compared, opens ticked models, makes tables of baselines, and asks
// before a project is left in which one is being made.
class CompareController : public QObject {
    Q_OBJECT

public:
    struct Sources {
        Session& session;
        const Training& training;
        const FrontSearch& search;
    };
    CompareController(ui::MainWindow& window, const Sources& sources, QObject* parent = nullptr);

    const BaselineJobs& baselines() const { return m_baselines; }
    QWidget* makePage(); // when it is first looked at; until then nothing is shown
    void setTheme(const ui::Theme& theme);
    void setLimits(const WorkLimits& limits); // for the next table
    void showFacts(const ui::ProjectFacts& facts, const QString& readOnly);
    void addTo(ui::ProjectFacts& facts) const;  // the table under way, what is compared
    QString cannotRun() const;                  // why no table can be made; empty: it can
    void runBaselines();                        // shows the page, and asks which
    void prefer(const core::PolicyRef& policy); // looked at elsewhere: to be ticked at first
    void exportReport();                        // asks where, and writes what the page shows
    void exportReportTo(const QString& path);
    QString cannotReport() const { return m_report.cannotReport(); }
    core::Status exportTable(core::BaselineId table, const QString& path) const; // the paper's, by the file's ending
    void pauseOrResume();
    void stop();
    bool opening() const; // models, or what the report is made of, are on their way to the page

    // True: no table is made. Otherwise the user is asked, and `then` is called once it has ended.
    bool mayLeave(std::function<void()> then);

Q_SIGNALS:
    void tableCommandRequested(core::BaselineId table); // the command that writes it
    void changed();                                     // what showFacts() and addTo() say
    void progressed();                                  // only how far the table is

private:
    void connectPage();
    void connectLoader();
    void connectBaselines();
    void begin(core::BaselinePlan plan);
    void showState();
    void showChoices();
    void showPatients();
    void showRecording();
    void prepare();
    void askAndExport(core::BaselineId table);
    void openWanted(const std::vector<core::ModelRef>& models);
    ModelSources sources() const;

    ui::MainWindow& m_window;
    Session& m_session;
    const Training& m_training;
    const FrontSearch& m_search;
    BaselineJobs m_baselines;
    ComparisonLoader m_models;
    std::optional<core::PolicyRef> m_preferred;
    ui::ComparePage* m_page = nullptr; // the window's
    ui::Theme m_theme;
    ui::CompareFacts m_facts;
    WorkLimits m_limits;
    JobEnding m_ending;
    ReportController m_report;
};

} // namespace app
