// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/document/study_step.h"

#include <algorithm>
#include <utility>

namespace app {

StudyStep::StudyStep(core::Study before, core::Study after, const QString& text, QString mergeKey, Apply apply)
    : QUndoCommand(text),
      m_before(std::move(before)),
      m_after(std::move(after)),
      m_mergeKey(std::move(mergeKey)),
      m_at(Clock::now()),
      m_apply(std::move(apply))
{
}

bool StudyStep::mergeWith(const QUndoCommand* newer)
{
    const auto* step = static_cast<const StudyStep*>(newer); // id() is this class's alone
    if (m_mergeKey.isEmpty() || m_mergeKey != step->m_mergeKey || step->m_at - m_at > kMergeWindow)
        return false;
    m_after = step->m_after;
    m_at = step->m_at;
    setText(step->text());
    setObsolete(m_after == m_before); // up and down again: nothing happened
    return true;
}

int undoStepsFor(const core::Study& study)
{
    constexpr std::size_t kBytes = std::size_t{400} << 20;
    // A step holds two studies; one takes about twice its text.
    const std::size_t each = 4 * std::max<std::size_t>(1, core::writeTask(study.task).size());
    return static_cast<int>(std::clamp<std::size_t>(kBytes / each, 1'000, 20'000));
}

} // namespace app
