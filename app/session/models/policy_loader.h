// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/data/cohort/study_patients.h"
#include "core/explain/story/patient_story.h"
#include "core/explain/story/policy_cases.h"
#include "core/front/policy_evidence.h"
#include "core/model/tensors.h"
#include "core/policy/policy.h"

#include <QObject>

#include <memory>
#include <optional>

namespace app {

class Session;

// The same policy as all patients taught it: what leaves the program. Nobody of the study may judge it.
struct FinalPolicyParts {
    core::TensorBundle bundle;             // of a run, or what those of a front share
    std::optional<core::TensorBundle> own; // of a front
    core::PolicyEvidence evidence;
};

// A policy that was read, with the patients as it sees them.
struct OpenPolicy {
    core::PolicyRef ref;
    core::PolicyPtr policy;
    core::StudyPatients patients;
    core::PolicyCasesPtr cases;                       // what it did for the test patients
    std::optional<FinalPolicyParts> finalPolicy = {}; // unset: nothing was learned from all patients

    core::PolicyEvidence evidence() const { return finalPolicy ? finalPolicy->evidence : core::PolicyEvidence{}; }
};
using OpenPolicyPtr = std::shared_ptr<const OpenPolicy>;

// The policy that is looked at, on the front page and the patient's: read from the project, walked through every test
// patient, and asked about one of them. Works on a thread of its own; lives on the GUI thread, where every signal is
// emitted. Destroyed before the session.
class PolicyLoader : public QObject {
    Q_OBJECT

public:
    explicit PolicyLoader(Session& session, QObject* parent = nullptr);
    ~PolicyLoader() override;

    const std::optional<core::PolicyRef>& wanted() const; // the one asked for last; unset: none
    const OpenPolicyPtr& current() const;                 // null until it is there, and where it could not be read

public Q_SLOTS:
    void open(const core::PolicyRef& policy); // nothing happens where it is open or being opened
    void close();
    // About a patient of the open policy; without one nothing happens. A newer question takes the place of one of its
    // kind that is not answered yet, which then never is. The first takes up to a second longer.
    void ask(const core::StoryQuestion& question);
    void askFlips(const core::FlipQuestion& question);

Q_SIGNALS:
    void opening();
    void opened();
    void closed();
    void failed(const core::Error& error);
    void storyReady(const core::PatientStory& story);
    void flipsFound(const core::FlipAnswer& answer);

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace app
