// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"
#include "ui/figures/story/track_scene.h"

#include <QWidget>

class QLabel;

namespace ui {

class FigureView;
class StoryBar;

// A patient for a room full of people: who it is, what is known, the track, what comes next, and nothing else.
class PatientStage : public QWidget {
    Q_OBJECT

public:
    struct Facts {
        QString patient;  // "Row 4,172 · 34 years · female"
        QString known;    // flagged values, rich text
        QString next;     // one sentence
        QString outcome;  // empty: still hidden
        TrackScene track; // empty: hidden
        bool operator==(const Facts&) const = default;
    };
    explicit PatientStage(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setFacts(const Facts& facts);
    StoryBar& bar() { return *m_bar; }

private:
    QLabel* m_patient;
    QLabel* m_known;
    FigureView* m_track;
    QLabel* m_next;
    QLabel* m_outcome;
    StoryBar* m_bar;
};

} // namespace ui
