// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/document/project_loading.h"
#include "app/session/document/project_writer.h"
#include "app/session/document/session.h"
#include "app/session/threads/latest_worker.h"
#include "app/session/threads/mailbox.h"
#include "core/data/cohort/study_patients.h"

#include <QFile>
#include <QUndoStack>

#include <filesystem>
#include <functional>
#include <optional>
#include <utility>

namespace app {

inline std::filesystem::path toPath(const QString& name)
{
    return QFile::encodeName(name).toStdString();
}

inline QString toName(const std::filesystem::path& path)
{
    return QFile::decodeName(QByteArray::fromStdString(path.string()));
}

// What a session keeps, the threads that work for it, and how their results come back.
class Session::Private {
public:
    Private(Session* session, QString folder, RecentProjects& recentProjects);

    using Work = std::function<LoadOutcome(const std::stop_token&, const core::ProgressSink&)>;
    struct LoadRequest {
        std::uint64_t number = 0;
        Work work;
    };
    struct AssessRequest {
        std::uint64_t project = 0;
        core::TablePtr import;
        core::Study study;
        core::AssessmentPtr previous;
        core::LazyPatientsPtr patients;
    };
    struct PatientsRequest {
        std::uint64_t project = 0;
        core::LazyPatientsPtr patients;
    };

    // On the worker threads: put the newest into a mailbox and post one call to the GUI thread.
    template <typename Box, typename T>
    void send(Box& box, T value, void (Private::*receive)());
    void runLoad(const LoadRequest& request, const std::stop_token& stop);
    void runAssessment(const AssessRequest& request, const std::stop_token& stop);
    void makePatients(const PatientsRequest& request, const std::stop_token& stop);

    // On the GUI thread.
    void startLoading(Work work);
    void endLoading();
    void receiveProgress();
    void receiveLoads();
    void receiveLoad(LoadOutcome outcome);
    void receiveAssessment();
    void receiveCohort();
    void receiveReport();
    void receiveMove();
    void discard(Loaded loaded);
    void showLoaded(Loaded loaded);
    void apply(const core::Study& study);
    void requestAssessment();
    void setSaveState(SaveState state);
    void noteRecent();
    void findUnsaved();
    bool closeFile(); // false: what waits cannot be written
    void leaveProject();
    void forgetProject();
    bool isUntitled(const std::filesystem::path& file) const { return file.parent_path() == unsavedFolder; }
    bool isUneditedSample() const { return sample && study == studyAsLoaded; }

    Session* q;
    std::filesystem::path unsavedFolder;
    RecentProjects& recent;
    QUndoStack undoStack;

    ProjectInfo project;
    core::TablePtr import;
    core::Study study;
    core::Study studyAsLoaded;
    bool sample = false;
    core::AssessmentPtr assessment;
    core::LazyPatientsPtr patients; // of the study
    std::optional<core::Fingerprint> cohort;
    SaveState saveState;
    std::optional<AwaitingAnswer> awaitingAnswer;
    bool loading = false;
    std::uint64_t loadNumber = 0;    // newest load started; results of older ones are dropped
    std::uint64_t projectNumber = 0; // counts projects shown; likewise for assessments
    std::uint64_t saveNumber = 0;    // newest study handed to the writer

    Mailbox<std::pair<std::uint64_t, core::Progress>> progressBox;
    Inbox<std::pair<std::uint64_t, LoadOutcome>> loadBox;
    Mailbox<std::pair<std::uint64_t, core::AssessmentPtr>> assessmentBox;
    Mailbox<std::pair<std::uint64_t, std::optional<core::Fingerprint>>> cohortBox;
    Mailbox<ProjectWriter::Report> reportBox;
    Mailbox<ProjectWriter::Move> moveBox;
    // Last, so that they are joined before anything they use is destroyed.
    std::unique_ptr<ProjectWriter> writer;
    LatestWorker<AssessRequest> assessor;
    LatestWorker<PatientsRequest> patientsMaker;     // an edit never waits for the cohort of the one before
    std::optional<LatestWorker<LoadRequest>> loader; // always there until the session ends
};

} // namespace app
