// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/project/resume_offer.h"

#include "app/session/document/session.h"
#include "app/session/jobs/front_search.h"
#include "app/session/jobs/training.h"
#include "core/front/policy_name.h"
#include "ui/shell/main_window.h"

#include <algorithm>

namespace app {
namespace {

using Severity = ui::InlineMessage::Severity;

} // namespace

ResumeOffer::ResumeOffer(ui::MainWindow& window, const Sources& sources, QObject* parent)
    : QObject(parent),
      m_window(window),
      m_sources(sources)
{
    connect(&sources.training, &JobSignals::recordsChanged, this, &ResumeOffer::offer);
    connect(&sources.search, &JobSignals::recordsChanged, this, &ResumeOffer::offer);
    connect(&sources.session, &Session::cohortChanged, this, &ResumeOffer::offer);
}

// As soon as it is known of which patients the jobs are: those of others cannot go on.
void ResumeOffer::offer()
{
    const Session& session = m_sources.session;
    if (!session.hasProject())
        m_asked = nullptr;
    if (!session.canEdit() || !session.cohort() || m_asked == session.import().get() || m_sources.training.active() ||
        m_sources.search.active())
        return;
    if (offerTraining() || offerSearch())
        m_asked = session.import().get();
}

bool ResumeOffer::offerTraining()
{
    const auto& runs = m_sources.training.runs();
    const auto run = std::ranges::find_if(runs, [this](const core::RunRecord& one) {
        return one.status == core::RunStatus::Interrupted && one.hasCheckpoint && one.start.origin.empty() &&
               one.start.cohort == *m_sources.session.cohort();
    });
    if (run == runs.end())
        return false;
    m_window.showNotice(
        Severity::Warning, tr("Policy %1 was interrupted.").arg(QString::fromStdString(core::runPolicyName(*run))),
        tr("It can go on from its last checkpoint."), {tr("Resume"), tr("Later")}, [this, id = run->id](int action) {
            if (action != 0)
                return;
            m_window.showPlace(ui::Place::Train);
            m_sources.training.resumeJob(id);
        });
    return true;
}

bool ResumeOffer::offerSearch()
{
    const auto& fronts = m_sources.search.fronts();
    const auto front = std::ranges::find_if(fronts, [this](const core::FrontRecord& one) {
        return one.status == core::RunStatus::Interrupted && one.start.cohort == *m_sources.session.cohort();
    });
    if (front == fronts.end())
        return false;
    m_window.showNotice(Severity::Warning, tr("The search for front %1 was interrupted.").arg(front->id.value),
                        tr("It can go on; what was found is kept."), {tr("Resume"), tr("Later")},
                        [this, id = front->id](int action) {
                            if (action != 0)
                                return;
                            m_window.showPlace(ui::Place::Front);
                            m_sources.search.resumeJob(id);
                        });
    return true;
}

} // namespace app
