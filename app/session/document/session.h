// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/document/project_writer.h"
#include "app/session/document/recent_projects.h"
#include "core/base/error.h"
#include "core/base/fingerprint.h"
#include "core/base/progress.h"
#include "core/data/codes/code_reading.h"
#include "core/data/cohort/study.h"
#include "core/data/formats/table_preview.h"
#include "core/data/task/outcome_choice.h"
#include "core/store/project_file.h"

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

class QUndoStack;

namespace app {

// Where the newest state of the project is. An edit reaches the file within a second without anybody asking.
struct SaveState {
    enum class Kind { NoProject, Saved, Saving, Failed, ReadOnly };
    Kind kind = Kind::NoProject;
    QDateTime at;                                               // Saved: since when
    std::optional<core::Error> error;                           // Failed: why; tried again every second
    core::ProjectAccess access = core::ProjectAccess::Writable; // ReadOnly: why
};

struct ProjectInfo {
    QString path;
    QString title;         // file name without folder and ending; of an untitled project the study's name
    bool untitled = false; // saved, but in the folder of unsaved projects: Save As gives it a place
    core::ProjectAccess access = core::ProjectAccess::Writable;
    bool recovered = false; // the program or the computer stopped while it was last open
};

// What an import became, for a short message.
struct ImportReport {
    QString source;
    std::vector<std::pair<core::ImportNotice, std::string>> notices; // with the column's name
    std::vector<std::string> unknownTaskKeys;                        // JSON paths, kept but not understood
    core::ImportFacts facts;
};

// The document of the window: one project, its study with undo and redo, and the work behind it. Lives on the GUI
// thread; every signal is emitted there. Files are read and written on threads of its own, joined when it is destroyed.
//
// Starting something (openProject, openSample, importTable) leaves the current project as it is until the new one is
// ready; then projectChanged comes, followed by studyChanged and later assessmentChanged. A newer start cancels an
// older one that is still under way.
class Session : public QObject {
    Q_OBJECT

public:
    // `unsavedFolder` keeps projects that were never given a place: nothing is ever only in memory.
    Session(QString unsavedFolder, RecentProjects& recent, QObject* parent = nullptr);
    ~Session() override;

    bool hasProject() const;
    bool canEdit() const; // false without a project and for one that is read-only
    const ProjectInfo& project() const;
    const core::TablePtr& import() const; // null without a project
    const core::Study& study() const;
    const core::AssessmentPtr& assessment() const; // of the newest study assessed; null until the first is ready
    // Of the study as it is now, its assessment ready or not; null without a project.
    const core::LazyPatientsPtr& patients() const;
    // Of the patients assessed last; unset until they are made, or where there is no cohort.
    const std::optional<core::Fingerprint>& cohort() const;
    const SaveState& saveState() const;
    bool isLoading() const;  // something was started and is not ready
    QUndoStack& undoStack(); // empty after every projectChanged

    // For work on the open file, from any thread until projectClosing comes. Empty without a project.
    ProjectJobs projectJobs() const;
    void keepSample(); // there is something in it now that cannot be drawn again

    // Projects that were open when the program or the computer stopped. A clean close never leads to one.
    QStringList interruptedProjects() const;

public Q_SLOTS:
    void openProject(const QString& path);
    void openSample(const QString& cohort, std::optional<std::size_t> patients = std::nullopt,
                    core::Seed seed = core::Seed{1});
    // Without a task the roles are proposed. `unknownTaskKeys` of a task file are handed on in the report.
    // `textColumns` are read as texts whatever is in them; `outcome` goes before what the task or the proposal says.
    void importTable(const core::CsvSource& source, const core::ReadingChoice& choice,
                     std::optional<core::TaskReading> task = std::nullopt, std::vector<std::string> textColumns = {},
                     std::optional<core::OutcomeChoice> outcome = std::nullopt);
    // A table that was read elsewhere, such as from a list of measurements; columns left out are not written anywhere.
    void importMade(core::TablePtr table, core::Study study, std::vector<std::string> columnsLeftOut);
    // The answer to codesFound and identifiersFound; without rules the codes are read as proposed.
    void keepImport(const QStringList& columnsLeftOut,
                    const std::optional<std::vector<core::CodeRule>>& codes = std::nullopt);
    void cancelLoading(); // also the other answer to them

    // One step for undo. False where nothing can be edited or nothing changed. Steps with the same merge key that
    // follow each other quickly become one ("price:BBC" while the arrow of a spin box is held).
    bool setStudy(core::Study after, const QString& text, const QString& mergeKey = {});

    // A compact copy, on which work goes on; an untitled project moves. savedAs or saveAsFailed follows.
    void saveAs(const QString& path);

    // Writes what waits and leaves one file. False (and still open) when it cannot be written: saveState says why.
    bool closeProject();
    void abandonProject(); // closes although the last edits could not be written

Q_SIGNALS:
    void projectChanged(); // another project, another place of it, or none
    void projectClosing(); // its file is about to be closed: work on it has to end now
    void studyChanged();   // also by undo and redo
    void assessmentChanged();
    void cohortChanged(); // some time after assessmentChanged, where nothing stands in the way of a cohort
    void saveStateChanged();
    void loadingChanged(bool loading);
    void progressChanged(const core::Progress& progress); // at most 20 times a second
    // Nothing is on disk yet. Both come, the codes first, where there is something to ask about both.
    void codesFound(const std::vector<core::CodeGroup>& codes, std::size_t rows);
    void identifiersFound(const std::vector<core::IdentifierWarning>& identifiers, const QString& recordedOutcome);
    void importFinished(const app::ImportReport& report); // after projectChanged
    void importFailed(const core::ProblemList& problems);
    void openFailed(const core::Error& error);
    void loadingCancelled();
    void savedAs(const QString& path);
    void saveAsFailed(const core::Error& error);

private:
    class Private; // threads and mailboxes
    std::unique_ptr<Private> d;
};

} // namespace app
