// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/models/pocket_card_maker.h"

#include "app/session/models/policy_opening.h"
#include "core/data/cohort/outer_folds.h"
#include "core/explain/pocket_card_fit.h"

#include <QMetaObject>

#include <utility>

namespace app {

PocketCardMaker::PocketCardMaker(QObject* parent)
    : QObject(parent),
      m_worker([this](const OpenPolicyPtr& policy, const std::stop_token& stop) { work(policy, stop); })
{
}

PocketCardMaker::~PocketCardMaker() = default;

void PocketCardMaker::make(const OpenPolicyPtr& policy)
{
    m_wanted = policy;
    m_worker.post(policy);
}

void PocketCardMaker::cancel()
{
    m_wanted.reset();
    m_worker.cancel();
}

namespace {

// Of the policy that all patients taught, where there is one: a card leaves the program.
core::Result<std::optional<core::PocketCard>> cardOf(const OpenPolicy& policy, const std::stop_token& stop)
{
    const core::StudyPatients& patients = policy.patients;
    if (!policy.finalPolicy)
        return core::fitPocketCard(*policy.policy, *patients.cohort, *patients.split, {}, stop);
    const core::Result<core::PolicyPtr> last = policyOf(*policy.finalPolicy);
    if (!last)
        return last.error();
    const core::Result<core::Split> teachers =
        core::splitWithoutTest(*patients.cohort, *patients.split, (*last)->seed());
    if (!teachers)
        return teachers.error();
    return core::fitPocketCard(**last, *patients.cohort, *teachers, {}, stop);
}

} // namespace

void PocketCardMaker::work(const OpenPolicyPtr& policy, const std::stop_token& stop)
{
    core::Result<std::optional<core::PocketCard>> card = cardOf(*policy, stop);
    if (card && !*card) // stopped
        return;
    Outcome outcome{policy, card ? core::Result(core::PocketCardPtr(std::make_shared<core::PocketCard>(**card)))
                                 : core::Result<core::PocketCardPtr>(card.error())};
    if (m_outcomes.put(std::move(outcome)))
        QMetaObject::invokeMethod(
            this, [this] { receive(); }, Qt::QueuedConnection);
}

void PocketCardMaker::receive()
{
    const std::optional<Outcome> outcome = m_outcomes.take();
    if (!outcome || outcome->policy != m_wanted) // nobody waits for it any more
        return;
    m_wanted.reset();
    if (outcome->card)
        Q_EMIT made(outcome->policy, *outcome->card);
    else
        Q_EMIT failed(outcome->card.error());
}

} // namespace app
