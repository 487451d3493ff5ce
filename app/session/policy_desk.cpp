#include "app/session/policy_desk.h"

#include "app/session/latest_worker.h"
#include "app/session/mailbox.h"
#include "app/session/patient_questions.h"
#include "app/session/policy_opening.h"
#include "app/session/project_answers.h"
#include "app/session/session.h"

#include <QMetaObject>

#include <utility>

namespace app {

struct PolicyDesk::Impl {
    // Of the thread that has the file; one for each policy wanted, so that an answer that comes late is not heard.
    struct Answers : ProjectAnswers {
        Answers(PolicyDesk* asker, Impl& impl) : ProjectAnswers(asker, [&impl] { impl.receiveParts(); }) {}
        Mailbox<PolicyParts> parts;
    };
    struct Outcome {
        std::uint64_t number = 0;
        core::Result<OpenPolicyPtr> policy;
    };

    Impl(PolicyDesk& asked, Session& document)
        : desk(asked),
          session(document),
          stories([](const auto& teller, const auto& question, auto stop) { return teller.tell(question, stop); },
                  [this] { post(&Impl::receiveStory); }),
          flips([](const auto& teller, const auto& question, auto stop) { return teller.flips(question, stop); },
                [this] { post(&Impl::receiveFlips); }),
          opener([this](const PolicyOpening::Request& request, const std::stop_token& stop) { open(request, stop); })
    {
    }

    // From any thread.
    void post(void (Impl::*receive)())
    {
        const auto call = [this, receive] { (this->*receive)(); };
        QMetaObject::invokeMethod(&desk, call, Qt::QueuedConnection);
    }

    // On the opener's thread.
    void open(const PolicyOpening::Request& request, const std::stop_token& stop)
    {
        std::optional<core::Result<OpenPolicyPtr>> policy = opening.open(request, stop);
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

    PolicyDesk& desk;
    Session& session;
    std::optional<core::PolicyRef> wanted;
    std::uint64_t number = 0; // of the newest wish
    bool isOpening = false;
    OpenPolicyPtr current;
    std::shared_ptr<TellerSeat> seat; // of the current one
    core::TablePtr import;            // whose policy it is
    core::Study study;
    std::shared_ptr<Answers> answers;
    PolicyOpening opening; // of the opener's thread
    Mailbox<Outcome> outcomes;
    // Last: they use what is above.
    PatientQuestions<core::StoryQuestion, core::PatientStory> stories;
    PatientQuestions<core::FlipQuestion, core::FlipAnswer> flips;
    LatestWorker<PolicyOpening::Request> opener;
};

void PolicyDesk::Impl::want(const core::PolicyRef& ref)
{
    leave();
    wanted = ref;
    ++number;
    isOpening = true;
    import = session.import();
    study = session.study();
    answers = std::make_shared<Answers>(&desk, *this);
    Q_EMIT desk.opening();
    if (const ProjectJobs jobs = session.projectJobs())
        jobs([ref, here = answers](core::ProjectFile& file) -> core::Status {
            here->put(here->parts, readPolicyParts(file, ref));
            return core::Done{};
        });
    else
        fail({.code = core::ErrorCode::PolicyMissing});
}

void PolicyDesk::Impl::leave()
{
    if (answers)
        answers->forget();
    answers.reset();
    opener.cancel();
    stories.cancel();
    flips.cancel();
    if (seat)
        seat->giveUp();
    seat.reset();
    wanted.reset();
    isOpening = false;
    current.reset();
    import.reset();
}

void PolicyDesk::Impl::receiveParts()
{
    if (!answers)
        return;
    const std::shared_ptr<Answers> heard = answers;
    if (std::optional<PolicyParts> parts = heard->parts.take())
        opener.post({.number = number, .ref = *wanted, .parts = std::move(*parts), .import = import, .study = study});
    for (const core::Error& error : heard->takeErrors())
        fail(error);
}

void PolicyDesk::Impl::receiveOutcome()
{
    std::optional<Outcome> outcome = outcomes.take();
    if (!outcome || !isOpening || outcome->number != number) // another one is wanted by now
        return;
    if (!outcome->policy)
        return fail(outcome->policy.error());
    isOpening = false;
    current = std::move(*outcome->policy);
    seat = std::make_shared<TellerSeat>(current);
    Q_EMIT desk.opened();
}

void PolicyDesk::Impl::receiveStory()
{
    if (const std::optional<core::PatientStory> story = stories.take())
        Q_EMIT desk.storyTold(*story);
}

void PolicyDesk::Impl::receiveFlips()
{
    if (const std::optional<core::FlipAnswer> answer = flips.take())
        Q_EMIT desk.flipsFound(*answer);
}

void PolicyDesk::Impl::fail(const core::Error& error)
{
    isOpening = false;
    Q_EMIT desk.failed(error);
}

void PolicyDesk::Impl::closeIfOther()
{
    if (wanted && (import != session.import() || !samePatients(study, session.study())))
        desk.close();
}

PolicyDesk::PolicyDesk(Session& session, QObject* parent)
    : QObject(parent),
      m_impl(std::make_unique<Impl>(*this, session))
{
    connect(&session, &Session::projectClosing, this, &PolicyDesk::close);
    connect(&session, &Session::projectChanged, this, [this] { m_impl->closeIfOther(); });
    connect(&session, &Session::studyChanged, this, [this] { m_impl->closeIfOther(); });
}

PolicyDesk::~PolicyDesk()
{
    m_impl->leave();
}

const std::optional<core::PolicyRef>& PolicyDesk::wanted() const
{
    return m_impl->wanted;
}

const OpenPolicyPtr& PolicyDesk::current() const
{
    return m_impl->current;
}

void PolicyDesk::open(const core::PolicyRef& policy)
{
    if (m_impl->wanted != policy || (!m_impl->isOpening && !m_impl->current))
        m_impl->want(policy);
}

void PolicyDesk::close()
{
    if (!m_impl->wanted)
        return;
    m_impl->leave();
    Q_EMIT closed();
}

void PolicyDesk::ask(const core::StoryQuestion& question)
{
    if (m_impl->seat)
        m_impl->stories.ask(m_impl->seat, question);
}

void PolicyDesk::askFlips(const core::FlipQuestion& question)
{
    if (m_impl->seat)
        m_impl->flips.ask(m_impl->seat, question);
}

} // namespace app
