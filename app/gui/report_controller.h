// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/models/comparison_loader.h"
#include "app/session/threads/mailbox.h"
#include "app/session/threads/ordered_worker.h"
#include "core/explain/story/patient_story.h"
#include "ui/report/report_file.h"
#include "ui/report/report_source.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace ui {
class ComparePage;
class MainWindow;
class ReportColumn;
struct Theme;
} // namespace ui

namespace app {

class BaselineJobs;
class FrontSearch;
class Session;
class Training;

// Controls the report: gathers what it would be made of whenever the comparison has not changed for a moment, and
// writes it section by section on request, so that the window stays responsive.
class ReportController : public QObject {
    Q_OBJECT

public:
    struct Sources {
        Session& session;
        const Training& training;
        const FrontSearch& search;
        const BaselineJobs& baselines;
        ComparisonLoader& models;
    };
    ReportController(ui::MainWindow& window, const Sources& sources, QObject* parent = nullptr);

    void setPage(ui::ComparePage* page, const ui::Theme& theme); // the report's column is put into it
    void setTheme(const ui::Theme& theme);
    QString cannotReport() const; // why not; empty: it can be written
    bool isGathering() const;     // what it is made of is not complete yet
    int openItems() const;        // that the author has to supply
    void askAndWrite();
    void write(const QString& path); // in the format of its name, as soon as everything is there
    void cancel();

Q_SIGNALS:
    void changed(); // what cannotReport() says
    void written(const QString& path);

private:
    struct Explained {
        core::PolicyRef policy;
        std::vector<core::PatientStory> stories;
    };
    void writeAs(const QString& path, const ui::ReportRequest& request);
    void gather();
    void explainPatients();
    void receiveStories();
    void beginIfReady();
    void goOn();
    void finish();

    ui::MainWindow& m_window;
    Session& m_session;
    const Training& m_training;
    const FrontSearch& m_search;
    const BaselineJobs& m_baselines;
    ComparisonLoader& m_models;
    ui::ComparePage* m_page = nullptr;    // the window's
    ui::ReportColumn* m_column = nullptr; // the page's
    ui::ReportSourcePtr m_source;
    std::optional<Explained> m_explained;
    OpenPolicyPtr m_explaining; // whose patients are being explained
    QTimer m_rest;              // since the comparison last changed
    QTimer m_step;
    struct Wanted {
        QString path;
        ui::ReportRequest request;
    };
    std::optional<Wanted> m_wanted;
    std::unique_ptr<ui::ReportWriter> m_writer;
    Mailbox<Explained> m_stories;
    OrderedWorker m_explainer; // last: it uses what is above
};

} // namespace app
