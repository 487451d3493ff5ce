// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/models/comparison_loader.h"

#include "app/session/document/project_answers.h"
#include "app/session/document/session.h"
#include "app/session/models/compared_row.h"
#include "app/session/models/policy_opening.h"
#include "app/session/threads/mailbox.h"
#include "app/session/threads/ordered_worker.h"
#include "core/recording/recording_study.h"
#include "core/search/front_search.h"

#include <QMetaObject>

#include <algorithm>
#include <utility>
#include <variant>

namespace app {
namespace {

// Of a request that was followed: the model, or why not.
struct Opened {
    core::ModelRef ref;
    std::variant<core::ComparedModelPtr, core::ModelRefusal, core::Error> result;
    OpenPolicyPtr policy = {}; // of a model that is one
};

// A policy as the file keeps it, on its way to be walked.
struct ReadPolicy {
    ComparisonLoader::Request request;
    core::Result<PolicyParts> parts;
};

core::PolicyRef policyOf(const core::ModelRef& ref)
{
    if (const auto* run = std::get_if<core::RunId>(&ref))
        return *run;
    return std::get<core::FrontPolicyRef>(ref);
}

Opened comparedPolicy(const ComparisonLoader::Request& request, const OpenPolicyPtr& open, const std::stop_token& stop)
{
    auto model = std::make_shared<core::ComparedModel>();
    model->ref = request.ref;
    model->evaluationSet = open->patients.fingerprint;
    model->cases = open->cases;
    model->seed = open->policy->seed();
    const core::Cohort& cohort = *open->patients.cohort;
    auto test = std::make_shared<core::ScoredPatients>(core::scoredPatients(open->cases->episodes, cohort));
    if (request.counted && core::confusionAt(*test, {}) != *request.counted)
        return {request.ref, core::ModelRefusal::OtherSplit, {}};
    model->test = std::move(test);
    const std::vector<core::PatientIndex> validation = open->patients.split->validationPatients();
    model->validation = std::make_shared<const core::ScoredPatients>(
        core::scoredPatients(open->policy->run(cohort, validation, stop), cohort));
    return {request.ref, core::ComparedModelPtr(std::move(model)), open};
}

// An answer with the number of the study it belongs to.
template <typename T>
struct Numbered {
    std::uint64_t number = 0;
    T value;
};

} // namespace

struct ComparisonLoader::Impl {
    // Of the thread that has the file; those of an earlier study are not looked at.
    struct Answers : ProjectAnswers {
        Answers(ComparisonLoader* asker, Impl& impl) : ProjectAnswers(asker, [&impl] { impl.receiveFromFile(); }) {}
        Inbox<ReadPolicy> policies;
        Inbox<Opened> rows;
    };
    Impl(ComparisonLoader& asked, Session& document) : loader(asked), session(document) {}

    // From any thread.
    void post(void (Impl::*receive)())
    {
        const auto call = [this, receive] { (this->*receive)(); };
        QMetaObject::invokeMethod(&loader, call, Qt::QueuedConnection);
    }

    // On the GUI thread.
    void makePatients();
    void leave();
    void leaveIfOther();
    void read(const Request& request);
    void walk(ReadPolicy policy);
    void receivePatients();
    void receiveFromFile();
    void receiveModels();
    void receiveRedundancy();
    void receiveRecordings();
    void settle(Opened opened);
    bool isKnown(const core::ModelRef& ref) const;

    ComparisonLoader& loader;
    Session& session;
    std::uint64_t number = 0;                    // of the study
    core::LazyPatientsPtr wanted;                // null: no study is looked at
    std::optional<core::StudyPatients> patients; // the wanted ones, once they are made
    std::vector<core::ComparedModelPtr> models;
    std::vector<OpenPolicyPtr> decisive; // the policies among them
    std::vector<core::ModelRef> underWay;
    std::vector<Request> waiting; // for the patients
    RedundancyPtr redundancy;
    bool computing = false;
    std::vector<std::pair<core::ModelRef, RecordingPtr>> recordings;
    std::vector<core::ModelRef> recordingUnderWay;
    std::shared_ptr<Answers> answers;
    Mailbox<std::uint64_t> patientsBox; // number of the study whose patients are made
    Inbox<Numbered<Opened>> modelBox;
    Mailbox<Numbered<RedundancyPtr>> redundancyBox;
    Inbox<Numbered<std::pair<core::ModelRef, RecordingPtr>>> recordingBox;
    // Last: they use what is above.
    OrderedWorker calculator;
    OrderedWorker opener;
};

void ComparisonLoader::Impl::makePatients()
{
    if (wanted || !session.hasProject())
        return;
    wanted = session.patients();
    answers = std::make_shared<Answers>(&loader, *this);
    opener.post([this, number = number, wanted = wanted](const std::stop_token& stop) {
        (void)wanted->get();
        if (!stop.stop_requested() && patientsBox.put(number))
            post(&Impl::receivePatients);
    });
}

void ComparisonLoader::Impl::leave()
{
    ++number;
    if (answers)
        answers->forget();
    answers.reset();
    opener.cancel();
    calculator.cancel();
    wanted.reset();
    models.clear();
    decisive.clear();
    underWay.clear();
    waiting.clear();
    redundancy.reset();
    computing = false;
    recordings.clear();
    recordingUnderWay.clear();
    if (std::exchange(patients, std::nullopt))
        Q_EMIT loader.patientsChanged();
}

void ComparisonLoader::Impl::leaveIfOther()
{
    if (wanted && wanted != session.patients())
        leave();
}

void ComparisonLoader::Impl::receivePatients()
{
    if (patientsBox.take() != number)
        return;
    const std::vector<Request> options = std::exchange(waiting, {});
    if (const core::PatientsResult& made = wanted->get(); made) {
        patients = *made;
    } else {
        const core::Error error = made.error().first().front();
        wanted.reset(); // the next request tries again
        for (const Request& request : options)
            settle({request.ref, error, {}});
        return;
    }
    Q_EMIT loader.patientsChanged();
    for (const Request& request : options)
        read(request);
}

void ComparisonLoader::Impl::read(const Request& request)
{
    const ProjectJobs jobs = session.projectJobs();
    if (!jobs || !answers)
        return settle({request.ref, core::Error{.code = core::ErrorCode::PolicyMissing}, {}});
    if (const auto* row = std::get_if<core::BaselineRef>(&request.ref))
        jobs([row = *row, ref = request.ref, here = answers,
              patients = *patients](core::ProjectFile& file) -> core::Status {
            core::Result<core::ComparedModelPtr> model = readComparedRow(file, row, patients);
            here->put(here->rows, core::Result<Opened>(model ? Opened{ref, std::move(*model), {}}
                                                             : Opened{ref, model.error(), {}}));
            return core::Done{};
        });
    else
        jobs([request, here = answers](core::ProjectFile& file) -> core::Status {
            here->put(here->policies,
                      core::Result<ReadPolicy>(ReadPolicy{request, readPolicyParts(file, policyOf(request.ref))}));
            return core::Done{};
        });
}

void ComparisonLoader::Impl::receiveFromFile()
{
    const std::shared_ptr<Answers> filled = answers;
    if (!filled)
        return;
    for (ReadPolicy& policy : filled->policies.take())
        walk(std::move(policy));
    for (Opened& row : filled->rows.take())
        settle(std::move(row));
}

void ComparisonLoader::Impl::walk(ReadPolicy policy)
{
    if (!policy.parts)
        return settle({policy.request.ref, policy.parts.error(), {}});
    opener.post([this, number = number, request = policy.request, parts = std::move(*policy.parts),
                 wanted = wanted](const std::stop_token& stop) {
        const auto open =
            openPolicy({.number = number, .ref = policyOf(request.ref), .parts = parts, .patients = wanted}, stop);
        if (!open)
            return;
        Opened opened = *open ? comparedPolicy(request, **open, stop) : Opened{request.ref, open->error(), {}};
        if (!stop.stop_requested() && modelBox.put({number, std::move(opened)}))
            post(&Impl::receiveModels);
    });
}

void ComparisonLoader::Impl::receiveModels()
{
    for (Numbered<Opened>& opened : modelBox.take())
        if (opened.number == number)
            settle(std::move(opened.value));
}

// A listener may close the project: nothing is used after the signal.
void ComparisonLoader::Impl::settle(Opened opened)
{
    std::erase(underWay, opened.ref);
    if (const auto* error = std::get_if<core::Error>(&opened.result)) {
        Q_EMIT loader.failed(opened.ref, *error);
        return;
    }
    if (const auto* reason = std::get_if<core::ModelRefusal>(&opened.result)) {
        Q_EMIT loader.refused(opened.ref, *reason);
        return;
    }
    const core::ComparedModelPtr model = std::get<core::ComparedModelPtr>(opened.result);
    if (patients && model->evaluationSet != patients->fingerprint) {
        Q_EMIT loader.refused(opened.ref, core::ModelRefusal::OtherPatients);
        return;
    }
    models.push_back(model);
    if (opened.policy)
        decisive.push_back(opened.policy);
    Q_EMIT loader.opened(model);
}

void ComparisonLoader::Impl::receiveRedundancy()
{
    std::optional<Numbered<RedundancyPtr>> map = redundancyBox.take();
    if (!map || map->number != number)
        return;
    computing = false;
    redundancy = map->value;
    Q_EMIT loader.redundancyFound(redundancy);
}

void ComparisonLoader::Impl::receiveRecordings()
{
    std::vector<core::ModelRef> found;
    for (Numbered<std::pair<core::ModelRef, RecordingPtr>>& one : recordingBox.take())
        if (one.number == number) {
            std::erase(recordingUnderWay, one.value.first);
            found.push_back(one.value.first);
            recordings.push_back(std::move(one.value));
        }
    const std::uint64_t study = number;
    for (const core::ModelRef& policy : found)
        if (study == number) // a listener may close the project
            Q_EMIT loader.recordingFound(policy);
}

bool ComparisonLoader::Impl::isKnown(const core::ModelRef& ref) const
{
    return std::ranges::find(underWay, ref) != underWay.end() || loader.model(ref);
}

ComparisonLoader::ComparisonLoader(Session& session, QObject* parent)
    : QObject(parent),
      m_impl(std::make_unique<Impl>(*this, session))
{
    connect(&session, &Session::projectClosing, this, [this] { m_impl->leave(); });
    connect(&session, &Session::projectChanged, this, [this] { m_impl->leaveIfOther(); });
    connect(&session, &Session::studyChanged, this, [this] { m_impl->leaveIfOther(); });
}

ComparisonLoader::~ComparisonLoader()
{
    if (m_impl->answers)
        m_impl->answers->forget();
}

const std::optional<core::StudyPatients>& ComparisonLoader::patients() const
{
    return m_impl->patients;
}

core::ComparedModelPtr ComparisonLoader::model(const core::ModelRef& model) const
{
    const auto found = std::ranges::find_if(m_impl->models, [&](const auto& open) { return open->ref == model; });
    return found == m_impl->models.end() ? nullptr : *found;
}

OpenPolicyPtr ComparisonLoader::policy(const core::ModelRef& model) const
{
    if (std::holds_alternative<core::BaselineRef>(model))
        return nullptr;
    const auto found =
        std::ranges::find_if(m_impl->decisive, [&](const auto& open) { return open->ref == policyOf(model); });
    return found == m_impl->decisive.end() ? nullptr : *found;
}

const RedundancyPtr& ComparisonLoader::redundancy() const
{
    return m_impl->redundancy;
}

const std::vector<std::pair<core::ModelRef, RecordingPtr>>& ComparisonLoader::recordings() const
{
    return m_impl->recordings;
}

bool ComparisonLoader::isComputingRecording() const
{
    return !m_impl->recordingUnderWay.empty();
}

std::size_t ComparisonLoader::opening() const
{
    return m_impl->underWay.size();
}

void ComparisonLoader::prepare()
{
    m_impl->makePatients();
}

void ComparisonLoader::want(const std::vector<Request>& models)
{
    m_impl->makePatients();
    for (const Request& request : models) {
        if (m_impl->isKnown(request.ref))
            continue;
        m_impl->underWay.push_back(request.ref);
        if (m_impl->patients || !m_impl->wanted)
            m_impl->read(request); // without a project it says so
        else
            m_impl->waiting.push_back(request);
    }
}

void ComparisonLoader::computeRedundancy()
{
    if (!m_impl->patients || m_impl->redundancy || std::exchange(m_impl->computing, true))
        return;
    m_impl->calculator.post([impl = m_impl.get(), number = m_impl->number,
                             patients = *m_impl->patients](const std::stop_token& stop) {
        auto map =
            std::make_shared<const core::RedundancyMap>(core::redundancyMap(*patients.cohort, *patients.split, stop));
        if (!stop.stop_requested() && impl->redundancyBox.put({number, std::move(map)}))
            impl->post(&Impl::receiveRedundancy);
    });
}

void ComparisonLoader::computeRecording(const core::ModelRef& model)
{
    const OpenPolicyPtr open = policy(model);
    const bool known = std::ranges::find(m_impl->recordings, model, [](const auto& one) { return one.first; }) !=
                       m_impl->recordings.end();
    if (!open || known || std::ranges::find(m_impl->recordingUnderWay, model) != m_impl->recordingUnderWay.end())
        return;
    m_impl->recordingUnderWay.push_back(model);
    m_impl->calculator.post([impl = m_impl.get(), number = m_impl->number, model, open](const std::stop_token& stop) {
        const core::Split& split = *open->patients.split;
        core::RecordingPlan plan;
        plan.bootstrap = {.resamples = 1000, .seed = open->policy->seed()};
        core::SerialExecutor executor; // beside whatever else is under way
        const std::optional<core::RecordingEstimate> made =
            core::judgeRecording(open->policy, open->patients.cohort, split.patients(core::SplitPart::Test),
                                 split.trainingPatients(), plan, stop, executor);
        if (made && !stop.stop_requested() &&
            impl->recordingBox.put({number, {model, std::make_shared<const core::RecordingEstimate>(*made)}}))
            impl->post(&Impl::receiveRecordings);
    });
}

} // namespace app
