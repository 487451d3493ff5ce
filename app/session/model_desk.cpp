#include "app/session/model_desk.h"

#include "app/session/compared_row.h"
#include "app/session/mailbox.h"
#include "app/session/ordered_worker.h"
#include "app/session/policy_opening.h"
#include "app/session/project_answers.h"
#include "app/session/session.h"
#include "core/train/front_search.h"

#include <QMetaObject>

#include <algorithm>
#include <utility>
#include <variant>

namespace app {
namespace {

// Of a wish that was followed: the model, or why not.
struct Opened {
    core::ModelRef ref;
    std::variant<core::ComparedModelPtr, core::ModelRefusal, core::Error> result;
    OpenPolicyPtr policy = {}; // of a model that is one
};

// A policy as the file keeps it, on its way to be walked.
struct ReadPolicy {
    ModelDesk::Wish wish;
    core::Result<PolicyParts> parts;
};

core::PolicyRef policyOf(const core::ModelRef& ref)
{
    if (const auto* run = std::get_if<core::RunId>(&ref))
        return *run;
    return std::get<core::FrontPolicyRef>(ref);
}

Opened comparedPolicy(const ModelDesk::Wish& wish, const OpenPolicyPtr& open, const core::Fingerprint& ground,
                      const std::stop_token& stop)
{
    auto model = std::make_shared<core::ComparedModel>();
    model->ref = wish.ref;
    model->ground = ground;
    model->cases = open->cases;
    model->seed = open->policy->seed();
    auto test = std::make_shared<core::ScoredPatients>(core::scoredPatients(open->cases->episodes, *open->cohort));
    if (wish.counted && core::confusionAt(*test, {}) != *wish.counted)
        return {wish.ref, core::ModelRefusal::OtherSplit, {}};
    model->test = std::move(test);
    const std::vector<core::PatientIndex> validation = core::frontValidation(open->split);
    model->validation = std::make_shared<const core::ScoredPatients>(
        core::scoredPatients(open->policy->run(*open->cohort, validation, stop), *open->cohort));
    return {wish.ref, core::ComparedModelPtr(std::move(model)), open};
}

// An answer with the number of the study it belongs to.
template <typename T>
struct Numbered {
    std::uint64_t number = 0;
    T value;
};

} // namespace

struct ModelDesk::Impl {
    // Of the thread that has the file; those of an earlier study are not looked at.
    struct Answers : ProjectAnswers {
        Answers(ModelDesk* asker, Impl& impl) : ProjectAnswers(asker, [&impl] { impl.receiveFromFile(); }) {}
        Inbox<ReadPolicy> policies;
        Inbox<Opened> rows;
    };
    using Made = core::Result<StudyPatients>;

    Impl(ModelDesk& asked, Session& document) : desk(asked), session(document) {}

    // From any thread.
    void post(void (Impl::*receive)())
    {
        const auto call = [this, receive] { (this->*receive)(); };
        QMetaObject::invokeMethod(&desk, call, Qt::QueuedConnection);
    }

    // On the GUI thread.
    void makeGround();
    void leave();
    void leaveIfOther();
    void read(const Wish& wish);
    void walk(ReadPolicy policy);
    void receiveGround();
    void receiveFromFile();
    void receiveModels();
    void receiveRedundancy();
    void settle(Opened opened);
    bool isKnown(const core::ModelRef& ref) const;

    ModelDesk& desk;
    Session& session;
    std::uint64_t number = 0; // of the study
    core::TablePtr import;    // null: no study is looked at
    core::Study study;
    std::optional<ComparisonGround> ground;
    std::shared_ptr<const StudyPatients> patients;
    std::vector<core::ComparedModelPtr> models;
    std::vector<OpenPolicyPtr> decisive; // the policies among them
    std::vector<core::ModelRef> underWay;
    std::vector<Wish> waiting; // for the ground
    RedundancyPtr redundancy;
    bool computing = false;
    std::shared_ptr<Answers> answers;
    PolicyOpening policies; // of the opener's thread
    Mailbox<Numbered<Made>> groundBox;
    Inbox<Numbered<Opened>> modelBox;
    Mailbox<Numbered<RedundancyPtr>> redundancyBox;
    // Last: they use what is above.
    OrderedWorker calculator;
    OrderedWorker opener;
};

void ModelDesk::Impl::makeGround()
{
    if (import || !session.hasProject())
        return;
    import = session.import();
    study = session.study();
    answers = std::make_shared<Answers>(&desk, *this);
    opener.post([this, number = number, import = import, study = study](const std::stop_token& stop) {
        Made made = policies.patients(import, study);
        if (!stop.stop_requested() && groundBox.put({number, std::move(made)}))
            post(&Impl::receiveGround);
    });
}

void ModelDesk::Impl::leave()
{
    ++number;
    if (answers)
        answers->forget();
    answers.reset();
    opener.cancel();
    calculator.cancel();
    import.reset();
    patients.reset();
    models.clear();
    decisive.clear();
    underWay.clear();
    waiting.clear();
    redundancy.reset();
    computing = false;
    if (std::exchange(ground, std::nullopt))
        Q_EMIT desk.groundChanged();
}

void ModelDesk::Impl::leaveIfOther()
{
    if (import && (import != session.import() || !samePatients(study, session.study())))
        leave();
}

void ModelDesk::Impl::receiveGround()
{
    std::optional<Numbered<Made>> made = groundBox.take();
    if (!made || made->number != number)
        return;
    const std::vector<Wish> wishes = std::exchange(waiting, {});
    if (!made->value) {
        import.reset(); // the next wish tries again
        for (const Wish& wish : wishes)
            settle({wish.ref, made->value.error(), {}});
        return;
    }
    patients = std::make_shared<const StudyPatients>(std::move(*made->value));
    ground = ComparisonGround{.cohort = patients->cohort,
                              .split = std::shared_ptr<const core::Split>(patients, &patients->split),
                              .fingerprint = core::comparisonGround(*patients->cohort, patients->split)};
    Q_EMIT desk.groundChanged();
    for (const Wish& wish : wishes)
        read(wish);
}

void ModelDesk::Impl::read(const Wish& wish)
{
    const ProjectJobs jobs = session.projectJobs();
    if (!jobs || !answers)
        return settle({wish.ref, core::Error{.code = core::ErrorCode::PolicyMissing}, {}});
    if (const auto* row = std::get_if<core::BaselineRef>(&wish.ref))
        jobs([row = *row, ref = wish.ref, here = answers, patients = patients,
              split = study.split](core::ProjectFile& file) -> core::Status {
            core::Result<core::ComparedModelPtr> model = readComparedRow(file, row, *patients, split);
            here->put(here->rows, core::Result<Opened>(model ? Opened{ref, std::move(*model), {}}
                                                             : Opened{ref, model.error(), {}}));
            return core::Done{};
        });
    else
        jobs([wish, here = answers](core::ProjectFile& file) -> core::Status {
            here->put(here->policies,
                      core::Result<ReadPolicy>(ReadPolicy{wish, readPolicyParts(file, policyOf(wish.ref))}));
            return core::Done{};
        });
}

void ModelDesk::Impl::receiveFromFile()
{
    const std::shared_ptr<Answers> heard = answers;
    if (!heard)
        return;
    for (ReadPolicy& policy : heard->policies.take())
        walk(std::move(policy));
    for (Opened& row : heard->rows.take())
        settle(std::move(row));
}

void ModelDesk::Impl::walk(ReadPolicy policy)
{
    if (!policy.parts)
        return settle({policy.wish.ref, policy.parts.error(), {}});
    opener.post([this, number = number, wish = policy.wish, parts = std::move(*policy.parts), import = import,
                 study = study, fingerprint = ground->fingerprint](const std::stop_token& stop) {
        const auto open = policies.open(
            {.number = number, .ref = policyOf(wish.ref), .parts = parts, .import = import, .study = study}, stop);
        if (!open)
            return;
        Opened opened = *open ? comparedPolicy(wish, **open, fingerprint, stop) : Opened{wish.ref, open->error(), {}};
        if (!stop.stop_requested() && modelBox.put({number, std::move(opened)}))
            post(&Impl::receiveModels);
    });
}

void ModelDesk::Impl::receiveModels()
{
    for (Numbered<Opened>& opened : modelBox.take())
        if (opened.number == number)
            settle(std::move(opened.value));
}

// A listener may close the project: nothing is used after the signal.
void ModelDesk::Impl::settle(Opened opened)
{
    std::erase(underWay, opened.ref);
    if (const auto* error = std::get_if<core::Error>(&opened.result)) {
        Q_EMIT desk.failed(opened.ref, *error);
        return;
    }
    if (const auto* reason = std::get_if<core::ModelRefusal>(&opened.result)) {
        Q_EMIT desk.refused(opened.ref, *reason);
        return;
    }
    const core::ComparedModelPtr model = std::get<core::ComparedModelPtr>(opened.result);
    if (ground && model->ground != ground->fingerprint) {
        Q_EMIT desk.refused(opened.ref, core::ModelRefusal::OtherPatients);
        return;
    }
    models.push_back(model);
    if (opened.policy)
        decisive.push_back(opened.policy);
    Q_EMIT desk.opened(model);
}

void ModelDesk::Impl::receiveRedundancy()
{
    std::optional<Numbered<RedundancyPtr>> map = redundancyBox.take();
    if (!map || map->number != number)
        return;
    computing = false;
    redundancy = map->value;
    Q_EMIT desk.redundancyFound(redundancy);
}

bool ModelDesk::Impl::isKnown(const core::ModelRef& ref) const
{
    return std::ranges::find(underWay, ref) != underWay.end() || desk.model(ref);
}

ModelDesk::ModelDesk(Session& session, QObject* parent)
    : QObject(parent),
      m_impl(std::make_unique<Impl>(*this, session))
{
    connect(&session, &Session::projectClosing, this, [this] { m_impl->leave(); });
    connect(&session, &Session::projectChanged, this, [this] { m_impl->leaveIfOther(); });
    connect(&session, &Session::studyChanged, this, [this] { m_impl->leaveIfOther(); });
}

ModelDesk::~ModelDesk()
{
    if (m_impl->answers)
        m_impl->answers->forget();
}

const std::optional<ComparisonGround>& ModelDesk::ground() const
{
    return m_impl->ground;
}

core::ComparedModelPtr ModelDesk::model(const core::ModelRef& model) const
{
    const auto found = std::ranges::find_if(m_impl->models, [&](const auto& open) { return open->ref == model; });
    return found == m_impl->models.end() ? nullptr : *found;
}

OpenPolicyPtr ModelDesk::policy(const core::ModelRef& model) const
{
    if (std::holds_alternative<core::BaselineRef>(model))
        return nullptr;
    const auto found =
        std::ranges::find_if(m_impl->decisive, [&](const auto& open) { return open->ref == policyOf(model); });
    return found == m_impl->decisive.end() ? nullptr : *found;
}

const RedundancyPtr& ModelDesk::redundancy() const
{
    return m_impl->redundancy;
}

std::size_t ModelDesk::opening() const
{
    return m_impl->underWay.size();
}

void ModelDesk::prepare()
{
    m_impl->makeGround();
}

void ModelDesk::want(const std::vector<Wish>& models)
{
    m_impl->makeGround();
    for (const Wish& wish : models) {
        if (m_impl->isKnown(wish.ref))
            continue;
        m_impl->underWay.push_back(wish.ref);
        if (m_impl->ground || !m_impl->import)
            m_impl->read(wish); // without a project it says so
        else
            m_impl->waiting.push_back(wish);
    }
}

void ModelDesk::computeRedundancy()
{
    if (!m_impl->ground || m_impl->redundancy || std::exchange(m_impl->computing, true))
        return;
    m_impl->calculator.post(
        [impl = m_impl.get(), number = m_impl->number, ground = *m_impl->ground](const std::stop_token& stop) {
            auto map =
                std::make_shared<const core::RedundancyMap>(core::redundancyMap(*ground.cohort, *ground.split, stop));
            if (!stop.stop_requested() && impl->redundancyBox.put({number, std::move(map)}))
                impl->post(&Impl::receiveRedundancy);
        });
}

} // namespace app
