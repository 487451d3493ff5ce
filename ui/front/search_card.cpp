// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/front/search_card.h"

#include "ui/common/text/front_text.h"
#include "ui/common/text/number_text.h"

namespace ui {
namespace {

QString doneText(const core::FrontUpdate& progress)
{
    if (progress.total == 0)
        return frontPhaseExplanation(progress.phase);
    return SearchCard::tr("%1 of %2 · %3")
        .arg(countText(progress.done), countText(progress.total), frontPhaseExplanation(progress.phase));
}

} // namespace

SearchCard::SearchCard(QWidget* parent) : ProgressCard(tr("Progress of the search"), parent) {}

void SearchCard::setActivity(const FrontActivity& activity, std::size_t found)
{
    using Kind = FrontActivity::Kind;
    setVisible(activity.active());
    if (!activity.active())
        return;
    const core::FrontUpdate& now = activity.progress;
    Progress progress{.phase = frontPhaseText(now.phase),
                      .detail = doneText(now),
                      .time = progressTimeText(now.share, now.elapsedSeconds, now.remainingSeconds),
                      .paused = activity.kind == Kind::Paused,
                      .share = now.share};
    if (activity.kind == Kind::Preparing || activity.kind == Kind::Stopping)
        progress.time.clear();
    if (activity.kind == Kind::Preparing) {
        progress.phase = tr("Preparing the patients…");
        progress.detail.clear();
    }
    if (activity.kind == Kind::Stopping) {
        progress.phase = tr("Stopping…");
        progress.detail = tr("Policies found so far are kept: %1").arg(countText(found));
    }
    showProgress(progress);
}

} // namespace ui
