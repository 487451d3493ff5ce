// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/study.h"

#include <QUndoCommand>

#include <chrono>
#include <functional>

namespace app {

// One step of the user: a study before and a study after. Steps with the same merge key within kMergeWindow are one.
class StudyStep : public QUndoCommand {
public:
    static constexpr std::chrono::milliseconds kMergeWindow{2'000};
    using Apply = std::function<void(const core::Study&)>;

    StudyStep(core::Study before, core::Study after, const QString& text, QString mergeKey, Apply apply);

    void undo() override { m_apply(m_before); }
    void redo() override { m_apply(m_after); }
    int id() const override { return 1; } // all steps may ask each other whether they merge
    bool mergeWith(const QUndoCommand* newer) override;

private:
    using Clock = std::chrono::steady_clock;
    core::Study m_before;
    core::Study m_after;
    QString m_mergeKey;
    Clock::time_point m_at;
    Apply m_apply;
};

// How many steps can be undone: as many as fit into some hundred megabytes, and never fewer than a thousand.
int undoStepsFor(const core::Study& study);

} // namespace app
