// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/models/policy_loader.h"

#include "app/session/document/project_answers.h"
#include "app/session/document/session.h"
#include "app/session/models/patient_questions.h"
#include "app/session/models/policy_opening.h"
#include "app/session/threads/latest_worker.h"
#include "app/session/threads/mailbox.h"

#include <QMetaObject>

#include <utility>

namespace app {

struct PolicyLoader::Impl {
    // Of the thread that has the file; one for each policy wanted, so that an answer that comes late is not heard.
    struct Answers : ProjectAnswers {
        Answers(PolicyLoader* asker, Impl& impl) : ProjectAnswers(asker, [&impl] { impl.receiveParts(); }) {}
        Mailbox<PolicyParts> parts;
    };
    struct Outcome {
        std::uint64_t number = 0;
        core::Result<OpenPolicyPtr> policy;
    };

    Impl(PolicyLoader& asked, Session& document)
        : loader(asked),
          session(document),
          stories(
              [](const auto& explainer, const auto& question, auto stop) { return explainer.explain(question, stop); },
              [this] { post(&Impl::receiveStory); }),
          flips([](const auto& explainer, const auto& question, auto stop) { return explainer.flips(question, stop); },
                [this] { post(&Impl::receiveFlips); }),
          opener([this](const PolicyRequest& request, const std::stop_token& stop) { open(request, stop); })
    {
    }

    // From any thread.
    void post(void (Impl::*receive)())
    {
        const auto call = [this, receive] { (this->*receive)(); };
        QMetaObject::invokeMethod(&loader, call, Qt::QueuedConnection);
    }

    // On the opener's thread.
    void open(const PolicyRequest& request, const std::stop_token& stop)
    {
        std::optional<core::Result<OpenPolicyPtr>> policy = openPolicy(request, stop);
        if (policy && !stop.stop_requested() && outcomes.put({request.number, std::move(*policy)}))
            post(&Impl::receiveOutcome);
    }

    // On the GUI thread.
    void want(const core::PolicyRef& ref);
    void leave();
    void receiveParts();
    void receiveOutcome();
    void receiveStory();
    void receiveFlips();
    void fail(const core::Error& error);
    void closeIfOther();

    PolicyLoader& loader;
    Session& session;
    std::optional<core::PolicyRef> wanted;
    std::uint64_t number = 0; // of the newest request
    bool isOpening = false;
    OpenPolicyPtr current;
    std::shared_ptr<LazyExplainer> slot; // of the current one
    core::LazyPatientsPtr patients;      // it is wanted for
    std::shared_ptr<Answers> answers;
    Mailbox<Outcome> outcomes;
    // Last: they use what is above.
    PatientQuestions<core::StoryQuestion, core::PatientStory> stories;
    PatientQuestions<core::FlipQuestion, core::FlipAnswer> flips;
    LatestWorker<PolicyRequest> opener;
};

void PolicyLoader::Impl::want(const core::PolicyRef& ref)
{
    leave();
    wanted = ref;
    ++number;
    isOpening = true;
    patients = session.patients();
    answers = std::make_shared<Answers>(&loader, *this);
    Q_EMIT loader.opening();
    if (const ProjectJobs jobs = session.projectJobs())
        jobs([ref, here = answers](core::ProjectFile& file) -> core::Status {
            here->put(here->parts, readPolicyParts(file, ref));
            return core::Done{};
        });
    else
        fail({.code = core::ErrorCode::PolicyMissing});
}

void PolicyLoader::Impl::leave()
{
    if (answers)
        answers->forget();
    answers.reset();
    opener.cancel();
    stories.cancel();
    flips.cancel();
    if (slot)
        slot->giveUp();
    slot.reset();
    wanted.reset();
    isOpening = false;
    current.reset();
    patients.reset();
}

void PolicyLoader::Impl::receiveParts()
{
    if (!answers)
        return;
    const std::shared_ptr<Answers> filled = answers;
    if (std::optional<PolicyParts> parts = filled->parts.take())
        opener.post({.number = number, .ref = *wanted, .parts = std::move(*parts), .patients = patients});
    for (const core::Error& error : filled->takeErrors())
        fail(error);
}

void PolicyLoader::Impl::receiveOutcome()
{
    std::optional<Outcome> outcome = outcomes.take();
    if (!outcome || !isOpening || outcome->number != number) // another one is wanted by now
        return;
    if (!outcome->policy)
        return fail(outcome->policy.error());
    isOpening = false;
    current = std::move(*outcome->policy);
    slot = std::make_shared<LazyExplainer>(current);
    Q_EMIT loader.opened();
}

void PolicyLoader::Impl::receiveStory()
{
    if (const std::optional<core::PatientStory> story = stories.take())
        Q_EMIT loader.storyReady(*story);
}

void PolicyLoader::Impl::receiveFlips()
{
    if (const std::optional<core::FlipAnswer> answer = flips.take())
        Q_EMIT loader.flipsFound(*answer);
}

void PolicyLoader::Impl::fail(const core::Error& error)
{
    isOpening = false;
    Q_EMIT loader.failed(error);
}

void PolicyLoader::Impl::closeIfOther()
{
    if (wanted && patients != session.patients())
        loader.close();
}

PolicyLoader::PolicyLoader(Session& session, QObject* parent)
    : QObject(parent),
      m_impl(std::make_unique<Impl>(*this, session))
{
    connect(&session, &Session::projectClosing, this, &PolicyLoader::close);
    connect(&session, &Session::projectChanged, this, [this] { m_impl->closeIfOther(); });
    connect(&session, &Session::studyChanged, this, [this] { m_impl->closeIfOther(); });
}

PolicyLoader::~PolicyLoader()
{
    m_impl->leave();
}

const std::optional<core::PolicyRef>& PolicyLoader::wanted() const
{
    return m_impl->wanted;
}

const OpenPolicyPtr& PolicyLoader::current() const
{
    return m_impl->current;
}

void PolicyLoader::open(const core::PolicyRef& policy)
{
    if (m_impl->wanted != policy || (!m_impl->isOpening && !m_impl->current))
        m_impl->want(policy);
}

void PolicyLoader::close()
{
    if (!m_impl->wanted)
        return;
    m_impl->leave();
    Q_EMIT closed();
}

void PolicyLoader::ask(const core::StoryQuestion& question)
{
    if (m_impl->slot)
        m_impl->stories.ask(m_impl->slot, question);
}

void PolicyLoader::askFlips(const core::FlipQuestion& question)
{
    if (m_impl->slot)
        m_impl->flips.ask(m_impl->slot, question);
}

} // namespace app
