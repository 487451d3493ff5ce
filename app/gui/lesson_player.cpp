// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/lesson_player.h"

#include "app/gui/lesson/lesson_hand.h"
#include "app/gui/lesson/lesson_targets.h"
#include "ui/lesson/lesson_card.h"
#include "ui/lesson/lesson_placing.h"
#include "ui/lesson/lesson_words.h"
#include "ui/lesson/spotlight.h"
#include "ui/shell/main_window.h"

#include <QApplication>
#include <QEvent>
#include <QLocale>
#include <QMenuBar>
#include <QShortcut>
#include <QStatusBar>

#include <algorithm>
#include <cmath>

namespace app {
namespace {

constexpr int kTick = 60;          // ms between two looks at the program
constexpr int kHand = 350;         // ms between two things the program shows
constexpr int kPatience = 500;     // ticks
constexpr int kEdge = 10;          // px between the card and the window's edge
constexpr double kRounding = 1e-9; // a number that is typed has few digits

std::optional<ui::Place> placeNamed(const std::string& page)
{
    constexpr std::pair<const char*, ui::Place> kNames[] = {
        {"start", ui::Place::Start}, {"data", ui::Place::Data},       {"train", ui::Place::Train},
        {"front", ui::Place::Front}, {"patient", ui::Place::Patient}, {"compare", ui::Place::Compare}};
    for (const auto& [name, place] : kNames)
        if (page == name)
            return place;
    return std::nullopt;
}

} // namespace

LessonPlayer::LessonPlayer(ui::MainWindow& window, const LessonFacts& facts, QObject* parent)
    : QObject(parent),
      m_window(window),
      m_facts(facts),
      m_spotlight(new ui::Spotlight(&window)),
      m_card(new ui::LessonCard(&window))
{
    m_timer.setInterval(kTick);
    m_hand.setInterval(kHand);
    connect(&m_timer, &QTimer::timeout, this, &LessonPlayer::tick);
    connect(&m_hand, &QTimer::timeout, this, &LessonPlayer::doNextAction);
    connectCard();
    window.installEventFilter(this);
    auto* leave = new QShortcut(Qt::Key_Escape, &window);
    connect(leave, &QShortcut::activated, this, &LessonPlayer::leaveRequested);
    auto* focus = new QShortcut(Qt::Key_F6, &window);
    connect(focus, &QShortcut::activated, this, [this] {
        const auto target = current() ? findTarget(m_window, QString::fromStdString(current()->target)) : std::nullopt;
        if (m_card->isAncestorOf(QApplication::focusWidget()) && target && target->widget)
            target->widget->setFocus(Qt::ShortcutFocusReason);
        else
            m_card->takeFocus();
    });
    m_keys = {leave, focus};
    for (QShortcut* key : m_keys)
        key->setEnabled(false);
}

LessonPlayer::~LessonPlayer() = default;

void LessonPlayer::connectCard()
{
    connect(m_card, &ui::LessonCard::nextRequested, this, &LessonPlayer::next);
    connect(m_card, &ui::LessonCard::backRequested, this, &LessonPlayer::back);
    connect(m_card, &ui::LessonCard::leaveRequested, this, &LessonPlayer::leaveRequested);
    connect(m_card, &ui::LessonCard::hintRequested, this, &LessonPlayer::showHint);
    connect(m_card, &ui::LessonCard::showRequested, this, &LessonPlayer::showMe);
    connect(m_card, &ui::LessonCard::sizeChanged, this, &LessonPlayer::place);
    connect(m_card, &ui::LessonCard::linkChosen, this, [this](const QString& target) {
        if (target.startsWith(QLatin1String("help:"))) // other links lead nowhere
            Q_EMIT helpRequested(target.mid(5));
    });
    connect(m_card, &ui::LessonCard::optionChosen, this, [this](int option) {
        const auto& options = current()->question->options;
        const auto& chosen = options[static_cast<std::size_t>(option)];
        answer(chosen.right, chosen.reply);
    });
    connect(m_card, &ui::LessonCard::numberGiven, this, [this](double number) {
        const core::LessonQuestion& question = *current()->question;
        const std::optional<double> right = question.answer.number(facts());
        const bool near = right && std::abs(number - *right) <= question.tolerance + kRounding;
        answer(near, near ? question.replyRight : question.replyWrong);
    });
    connect(m_card, &ui::LessonCard::checkRequested, this, [this] {
        const core::LessonQuestion& question = *current()->question;
        const bool right = question.right.holds(facts());
        answer(right, right ? question.replyRight : question.replyWrong);
    });
}

void LessonPlayer::setTheme(const ui::Theme& theme)
{
    m_spotlight->setTheme(theme);
    m_card->setTheme(theme);
}

core::FactSource LessonPlayer::facts() const
{
    return [this](const std::string& name, const std::optional<std::string>& of) -> core::LessonValue {
        if (name == "lesson.points")
            return static_cast<double>(progress().points);
        if (name == "lesson.possible")
            return static_cast<double>(m_lesson.points());
        const auto own = m_remembered.find(name);
        return own != m_remembered.end() ? own->second : m_facts.value(name, of);
    };
}

QString LessonPlayer::words(const core::LessonText& text) const
{
    return ui::filledIn(text, facts(), m_currency);
}

const core::LessonStep* LessonPlayer::current() const
{
    return m_playing && m_step < m_lesson.steps.size() ? &m_lesson.steps[m_step] : nullptr;
}

LessonProgress LessonPlayer::progress() const
{
    LessonProgress made{.step = static_cast<int>(std::max(m_step, m_catchUpTo.value_or(0))), .finished = atDebrief()};
    for (const auto& [step, points] : m_points)
        made.points += points;
    return made;
}

void LessonPlayer::play(const core::Lesson& lesson, const LessonProgress& progress)
{
    stop();
    m_lesson = lesson;
    m_playing = true;
    m_step = 0;
    m_way.clear();
    m_points.clear();
    m_remembered.clear();
    m_catchUpTo.reset();
    if (progress.step > 0 && static_cast<std::size_t>(progress.step) < lesson.steps.size()) {
        m_catchUpTo = static_cast<std::size_t>(progress.step);
        m_points[lesson.steps.size()] = progress.points; // of the steps that are not asked again
    }
    m_spotlight->show();
    m_card->show();
    for (QShortcut* key : m_keys)
        key->setEnabled(true);
    showStep();
    m_timer.start();
}

void LessonPlayer::stop()
{
    if (!m_playing)
        return;
    m_playing = false;
    m_timer.stop();
    m_hand.stop();
    for (QShortcut* key : m_keys)
        key->setEnabled(false);
    m_spotlight->hide();
    m_card->hide();
    undock();
}

void LessonPlayer::showStep()
{
    m_answer = Answer::None;
    m_firstTry = true;
    m_hintsShown = 0;
    m_action = 0;
    m_ordersBefore.reset();
    m_broughtIntoSight = false;
    m_patience = kPatience;
    m_hand.stop();
    undock();
    if (atDebrief()) {
        showDebrief();
        return;
    }
    const core::LessonStep& step = *current();
    if (const auto page = placeNamed(step.page); page && m_window.place() != *page)
        m_window.showPlace(*page);
    ui::ShownStep shown{.lesson = words(m_lesson.title),
                        .number = static_cast<int>(m_step) + 1,
                        .steps = static_cast<int>(m_lesson.steps.size()),
                        .title = words(step.title),
                        .text = words(step.text),
                        .question = {},
                        .back = !m_way.empty(),
                        .hints = !step.hints.empty(),
                        .shows = !step.actions.empty(),
                        .last = m_step + 1 == m_lesson.steps.size() && m_lesson.debrief.empty()};
    if (step.question) {
        using Kind = core::LessonQuestion::Kind;
        const Kind kind = step.question->kind;
        ui::ShownQuestion question{.kind = kind == Kind::Choice   ? ui::ShownQuestion::Kind::Choice
                                           : kind == Kind::Number ? ui::ShownQuestion::Kind::Number
                                                                  : ui::ShownQuestion::Kind::Do,
                                   .options = {},
                                   .unit = QString::fromStdString(step.question->unit),
                                   .checks = kind == Kind::Budget};
        for (const auto& option : step.question->options)
            question.options << words(option.text);
        shown.question = question;
    }
    m_shownText = shown.text;
    m_card->setStep(shown);
    m_card->raise();
    tick();
    m_card->takeFocus();
    Q_EMIT progressed();
}

void LessonPlayer::showDebrief()
{
    const LessonProgress made = progress();
    QString text = words(m_lesson.debrief);
    if (m_lesson.points() > 0)
        text += QStringLiteral("\n\n**") +
                tr("Your score: %1 of %2 points, for answers that were right at once.")
                    .arg(QLocale().toString(made.points), QLocale().toString(m_lesson.points())) +
                QStringLiteral("**");
    QStringList again;
    for (std::size_t i = 0; i < m_lesson.steps.size(); ++i) {
        const core::LessonStep& step = m_lesson.steps[i];
        if (const auto given = m_points.find(i); step.question && given != m_points.end() && given->second == 0)
            again << QStringLiteral("- ") + words(step.title);
    }
    if (!again.isEmpty())
        text +=
            QStringLiteral("\n\n") + tr("Worth another look:") + QStringLiteral("\n\n") + again.join(QLatin1Char('\n'));
    m_shownText = text;
    m_spotlight->setLit({});
    m_card->setStep({.lesson = words(m_lesson.title),
                     .number = static_cast<int>(m_lesson.steps.size()),
                     .steps = static_cast<int>(m_lesson.steps.size()),
                     .title = tr("Debrief"),
                     .text = text,
                     .question = {},
                     .back = true,
                     .last = true});
    m_card->setNextPossible(true, {});
    m_card->takeFocus();
    place();
    Q_EMIT progressed();
}

bool LessonPlayer::mayGoOn() const
{
    const core::LessonStep* step = current();
    if (!step)
        return m_playing;
    if (step->question && m_answer != Answer::Right)
        return false;
    return step->until.empty() || step->until.holds(facts()) ||
           (step->question && m_answer == Answer::Right); // what is checked by the answer was done
}

void LessonPlayer::tick()
{
    if (const core::LessonStep* step = current()) {
        if (step->question && step->question->kind == core::LessonQuestion::Kind::Order && m_answer != Answer::Right)
            watchOrder();
        if (const QString text = words(step->text); text != m_shownText) {
            m_shownText = text;
            m_card->setText(text);
        }
        QString waits;
        if (!mayGoOn())
            waits = step->question ? tr("Answer to go on.") : tr("Do this in the program to go on.");
        m_card->setNextPossible(waits.isEmpty() && !m_catchUpTo, m_catchUpTo ? tr("One moment…") : waits);
        if (m_catchUpTo)
            catchUp();
    }
    place();
}

// What was ordered is judged as soon as the program has its result.
void LessonPlayer::watchOrder()
{
    const core::LessonValue value = m_facts.value("patient.orders", std::nullopt);
    const double* orders = std::get_if<double>(&value);
    if (!orders)
        return;
    if (!m_ordersBefore || *orders <= *m_ordersBefore) {
        m_ordersBefore = *orders;
        return;
    }
    m_ordersBefore = *orders;
    const core::LessonQuestion& question = *current()->question;
    const bool right = question.right.holds(facts());
    answer(right, right ? question.replyRight : question.replyWrong);
}

void LessonPlayer::catchUp()
{
    const core::LessonStep& step = *current();
    if (m_step >= *m_catchUpTo || --m_patience < 0) {
        m_catchUpTo.reset();
        return;
    }
    const bool done = step.until.empty() || step.until.holds(facts());
    if (done && !m_hand.isActive() && (step.actions.empty() || !step.until.empty() || m_action > 0)) {
        m_answer = Answer::Right;
        next();
    } else if (!m_hand.isActive() && !step.actions.empty() && m_action == 0) {
        m_hand.start(kTick);
    }
}

void LessonPlayer::answer(bool right, const core::LessonText& reply)
{
    const core::LessonStep& step = *current();
    if (m_answer == Answer::Right)
        return;
    if (!m_points.contains(m_step))
        m_points[m_step] = right && m_firstTry ? step.points : 0;
    m_firstTry = false;
    m_answer = right ? Answer::Right : Answer::Wrong;
    QString text = words(reply);
    if (text.isEmpty())
        text = right ? tr("That is right.") : tr("Not quite. Try again, or take a hint.");
    m_card->setReply(right ? ui::LessonCard::Reply::Right : ui::LessonCard::Reply::Wrong, text);
    if (right)
        m_card->setAnswered();
    tick();
    if (right)
        m_card->takeFocus();
}

void LessonPlayer::showHint()
{
    const core::LessonStep* step = current();
    if (!step || m_hintsShown >= step->hints.size())
        return;
    const QString hint = words(step->hints[m_hintsShown++]);
    m_card->addHint(hint, m_hintsShown < step->hints.size());
}

void LessonPlayer::showMe()
{
    m_firstTry = false;
    m_action = 0;
    m_hand.start(kHand);
}

void LessonPlayer::doNextAction()
{
    const core::LessonStep* step = current();
    if (!step || m_action >= step->actions.size()) {
        m_hand.stop();
        return;
    }
    const core::LessonAction& action = step->actions[m_action];
    if (doAction(m_window, action, ui::filledIn(action.text, facts(), m_currency)))
        ++m_action;
    else if (--m_patience < 0)
        m_hand.stop();
}

std::size_t LessonPlayer::following(const core::LessonStep& step) const
{
    for (const core::LessonBranch& branch : step.branches)
        if (branch.when.holds(facts()))
            return *m_lesson.find(branch.next);
    return step.next.empty() ? m_step + 1 : *m_lesson.find(step.next);
}

void LessonPlayer::next()
{
    const core::LessonStep* step = current();
    if (!step) {
        Q_EMIT finished();
        return;
    }
    if (!mayGoOn())
        return;
    for (const auto& [name, expression] : step->remember)
        m_remembered[name] = expression.value(facts());
    m_way.push_back(m_step);
    m_step = following(*step);
    if (atDebrief() && m_lesson.debrief.empty()) {
        Q_EMIT progressed();
        Q_EMIT finished();
        return;
    }
    showStep();
}

void LessonPlayer::back()
{
    if (m_way.empty())
        return;
    m_catchUpTo.reset();
    m_step = m_way.back();
    m_way.pop_back();
    showStep();
    if (m_points.contains(m_step)) { // it counts once, and need not be answered again
        m_answer = Answer::Right;
        m_card->setAnswered();
        tick();
    }
}

bool LessonPlayer::eventFilter(QObject* watched, QEvent* event)
{
    if (m_playing && watched == &m_window && event->type() == QEvent::Resize) {
        undock();
        place();
    }
    return QObject::eventFilter(watched, event);
}

void LessonPlayer::place()
{
    if (!m_playing)
        return;
    m_spotlight->setGeometry(m_window.rect());
    QRect lit;
    const core::LessonStep* step = current();
    const auto target = step ? findTarget(m_window, QString::fromStdString(step->target)) : std::nullopt;
    if (target && target->widget) {
        if (!m_broughtIntoSight)
            bringIntoSight(*target->widget);
        m_broughtIntoSight = true;
        lit = target->within(m_window);
    }
    m_spotlight->setLit(lit);
    const QRect area = m_window.rect().adjusted(0, m_window.menuBar()->height(), 0, -m_window.statusBar()->height());
    const QSize size = m_card->sizeWithin(area.adjusted(kEdge, kEdge, -kEdge, -kEdge).size());
    if (!m_docked && !lit.isEmpty()) {
        if (const auto beside = ui::besidePlace(lit, size, area)) {
            m_card->setGeometry(*beside);
            return;
        }
        m_docked = true;
        m_window.centralWidget()->setContentsMargins(0, 0, size.width() + 2 * kEdge, 0);
    }
    m_card->setGeometry(QRect(QPoint(area.right() - size.width() - kEdge,
                                     m_docked ? area.top() + kEdge : area.bottom() - size.height() - kEdge),
                              size));
}

// The window gets its width back.
void LessonPlayer::undock()
{
    if (!m_docked)
        return;
    m_docked = false;
    m_window.centralWidget()->setContentsMargins(0, 0, 0, 0);
}

} // namespace app
