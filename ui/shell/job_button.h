// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/step.h"
#include "ui/common/theme/theme.h"

#include <QPushButton>

namespace ui {

// What trains or is searched now, in a line.
struct JobStatus {
    Step step = Step::Front; // whose page has the details
    QString text;            // "Panel sets · 12 of 64 · 37 % · 6 s · about 10 s left"
    double share = 0.0;      // done
    bool operator==(const JobStatus&) const = default;
};

// The running job in the status bar: its words over a thin bar. A click leads to its page.
class JobButton : public QPushButton {
    Q_OBJECT

public:
    explicit JobButton(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setJob(const JobStatus& job);
    Step step() const { return m_job.step; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Theme m_theme;
    JobStatus m_job;
};

} // namespace ui
