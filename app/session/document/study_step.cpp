// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/document/study_step.h"

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

} // namespace app
