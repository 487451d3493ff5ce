// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/lesson_facts.h"
#include "core/lesson/lesson.h"
#include "ui/common/theme/theme.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <map>
#include <vector>

class QShortcut;

namespace ui {
class LessonCard;
class MainWindow;
class Spotlight;
} // namespace ui

namespace app {

// How far a student has come with one lesson.
struct LessonProgress {
    int step = 0; // from 0
    bool finished = false;
    int points = 0; // of the answers given
    bool operator==(const LessonProgress&) const = default;
};

// Plays one lesson in the window: points at what a step is about, shows its text beside it, watches what is done, and
// asks. What the lesson works with is there already.
class LessonPlayer : public QObject {
    Q_OBJECT

public:
    LessonPlayer(ui::MainWindow& window, const LessonFacts& facts, QObject* parent = nullptr);
    ~LessonPlayer() override;

    void setTheme(const ui::Theme& theme);
    void setCurrency(const QString& currency) { m_currency = currency; }
    // Up to the step of `progress` the program does what the student did the last time.
    void play(const core::Lesson& lesson, const LessonProgress& progress = {});
    void stop(); // nothing is pointed at any more
    bool playing() const { return m_playing; }
    const core::Lesson& lesson() const { return m_lesson; }
    std::size_t step() const { return m_step; } // the last one is followed by the debrief
    bool atDebrief() const { return m_step == m_lesson.steps.size(); }
    bool catchingUp() const { return m_catchUpTo.has_value(); }
    bool mayGoOn() const;
    LessonProgress progress() const;
    core::FactSource facts() const; // of the program and of the lesson

    void next();
    void back();

Q_SIGNALS:
    void progressed();
    void leaveRequested(); // Esc, or the card's cross
    void finished();
    void helpRequested(const QString& page);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; // the window changes its size

private:
    enum class Answer { None, Wrong, Right };
    void connectCard();
    void showStep();
    void showDebrief();
    void tick();
    void catchUp();
    void watchOrder();
    void answer(bool right, const core::LessonText& reply);
    void showHint();
    void showMe();
    void doNextAction();
    void place();
    void undock();
    std::size_t following(const core::LessonStep& step) const;
    const core::LessonStep* current() const;
    QString words(const core::LessonText& text) const;

    ui::MainWindow& m_window;
    const LessonFacts& m_facts;
    QPointer<ui::Spotlight> m_spotlight;
    QPointer<ui::LessonCard> m_card;
    std::vector<QShortcut*> m_keys;
    QTimer m_timer, m_hand;
    QString m_currency = QStringLiteral("USD");
    core::Lesson m_lesson;
    bool m_playing = false;
    std::size_t m_step = 0;
    std::vector<std::size_t> m_way; // steps before this one
    Answer m_answer = Answer::None;
    bool m_firstTry = true;
    std::map<std::size_t, int> m_points; // by step answered
    std::map<std::string, core::LessonValue> m_remembered;
    std::size_t m_hintsShown = 0;
    std::size_t m_action = 0;             // the next one of those that are shown
    std::optional<double> m_ordersBefore; // of a question for an order
    bool m_docked = false;
    bool m_broughtIntoSight = false;
    QString m_shownText;
    std::optional<std::size_t> m_catchUpTo;
    int m_patience = 0; // ticks left until a step is no longer waited for
};

} // namespace app
