// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/models/policy_loader.h"
#include "core/base/result.h"
#include "core/compare/compared_model.h"
#include "core/eval/recording_estimate.h"
#include "core/eval/redundancy.h"

#include <QObject>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace app {

class Session;

using RedundancyPtr = std::shared_ptr<const core::RedundancyMap>;
using RecordingPtr = std::shared_ptr<const core::RecordingEstimate>;

// Models side by side: policies of fronts and runs, read from the project and walked through validation and test
// patients, and rows of stored tables. Kept in memory as long as the study has the same patients. Works on threads of
// its own; lives on the GUI thread, where every signal is emitted. Destroyed before the session.
class ComparisonLoader : public QObject {
    Q_OBJECT

public:
    struct Request {
        core::ModelRef ref;
        // What was counted when it was found, on the test patients of then: where the count is another one now, these
        // are not the same patients.
        std::optional<core::Confusion> counted = {};
    };

    explicit ComparisonLoader(Session& session, QObject* parent = nullptr);
    ~ComparisonLoader() override;

    // Whom models are compared on: those of the study as it is now; unset until they are there.
    const std::optional<core::StudyPatients>& patients() const;
    core::ComparedModelPtr model(const core::ModelRef& model) const; // null: not open
    OpenPolicyPtr policy(const core::ModelRef& model) const;         // of an open model that decides; null: none
    const RedundancyPtr& redundancy() const;                         // null: not computed
    // Corrected for panels that are not recorded, of policies of which it was asked for.
    const std::vector<std::pair<core::ModelRef, RecordingPtr>>& recordings() const;
    bool isComputingRecording() const;
    std::size_t opening() const; // how many are under way

public Q_SLOTS:
    void prepare(); // the patients; nothing happens where they are there or on their way
    void want(const std::vector<app::ComparisonLoader::Request>&
                  models);                               // those that are open or on their way are not opened twice
    void computeRedundancy();                            // up to seconds; once for the same patients
    void computeRecording(const core::ModelRef& policy); // likewise, of an open policy; nothing happens for another

Q_SIGNALS:
    void patientsChanged(); // they are there, or gone with everything that was said of them
    void opened(const core::ComparedModelPtr& model);
    void refused(const core::ModelRef& model, core::ModelRefusal reason);
    void failed(const core::ModelRef& model, const core::Error& error);
    void redundancyFound(const app::RedundancyPtr& map);
    void recordingFound(const core::ModelRef& policy);

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace app
