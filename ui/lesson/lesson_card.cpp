// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_card.h"

#include "ui/common/buttons.h"
#include "ui/common/labels.h"
#include "ui/lesson/markdown_view.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {
namespace {

constexpr int kWidth = 348;   // px of the design
constexpr int kShortest = 60; // of the text, where it has to scroll

} // namespace

LessonCard::LessonCard(QWidget* parent)
    : Card(parent),
      m_theme(lightTheme()),
      m_lesson(new ElidedLabel({}, TypeSize::Caption, Tone::Secondary, this)),
      m_leave(new QToolButton(this)),
      m_title(makeLabel({}, TypeSize::Headline)),
      m_text(makeText("lessonText")),
      m_question(new QuestionBox(this)),
      m_reply(makeText("lessonReply")),
      m_hint(makeText("lessonHint")),
      m_waiting(makeLabel({}, TypeSize::Caption, Tone::Secondary)),
      m_hintButton(makeLinkButton(tr("Hint"), this)),
      m_show(makeLinkButton(tr("Show me"), this)),
      m_back(makeButton(tr("Back"), std::nullopt, this)),
      m_next(makePrimaryButton(tr("Next"), this))
{
    setObjectName(QStringLiteral("lessonCard"));
    setAccessibleName(tr("Lesson"));
    setAutoFillBackground(true);
    buildLayout();
    connectInputs();
    hide();
}

MarkdownView* LessonCard::makeText(const char* name)
{
    auto* view = new MarkdownView(this);
    view->setObjectName(QLatin1String(name));
    view->setAccessibleName(tr("Text of the lesson"));
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return view;
}

void LessonCard::buildLayout()
{
    m_leave->setText(QStringLiteral("✕"));
    m_leave->setAutoRaise(true);
    m_leave->setObjectName(QStringLiteral("lessonLeave"));
    m_leave->setAccessibleName(tr("Leave the lesson"));
    m_leave->setToolTip(tr("Leave the lesson (Esc). It goes on here the next time."));
    m_hintButton->setObjectName(QStringLiteral("lessonHintButton"));
    m_show->setObjectName(QStringLiteral("lessonShow"));
    m_show->setToolTip(tr("The program does this step for you; a question answered so earns no points."));
    m_back->setObjectName(QStringLiteral("lessonBack"));
    m_next->setObjectName(QStringLiteral("lessonNext"));
    m_waiting->setObjectName(QStringLiteral("lessonWaiting"));
    m_title->setWordWrap(true);
    m_waiting->setWordWrap(true);
    auto* head = new QHBoxLayout;
    head->addWidget(m_lesson, 1);
    head->addWidget(m_leave);
    auto* foot = new QHBoxLayout;
    foot->setSpacing(8);
    foot->addWidget(m_hintButton);
    foot->addWidget(m_show);
    foot->addStretch(1);
    foot->addWidget(m_back);
    foot->addWidget(m_next);
    body()->setSpacing(8);
    body()->addLayout(head);
    body()->addWidget(m_title);
    body()->addWidget(m_text, 1);
    body()->addWidget(m_question);
    body()->addWidget(m_reply);
    body()->addWidget(m_hint);
    body()->addWidget(m_waiting);
    body()->addLayout(foot);
}

void LessonCard::connectInputs()
{
    connect(m_leave, &QToolButton::clicked, this, &LessonCard::leaveRequested);
    connect(m_hintButton, &QPushButton::clicked, this, &LessonCard::hintRequested);
    connect(m_show, &QPushButton::clicked, this, &LessonCard::showRequested);
    connect(m_back, &QPushButton::clicked, this, &LessonCard::backRequested);
    connect(m_next, &QPushButton::clicked, this, &LessonCard::nextRequested);
    connect(m_question, &QuestionBox::optionChosen, this, &LessonCard::optionChosen);
    connect(m_question, &QuestionBox::numberGiven, this, &LessonCard::numberGiven);
    connect(m_question, &QuestionBox::checkRequested, this, &LessonCard::checkRequested);
    connect(m_question, &QuestionBox::numberUnreadable, this, [this](const QString& typed) {
        setReply(Reply::Note, typed.trimmed().isEmpty() ? tr("Type a number.")
                                                        : tr("That is not a number. Write it like 0.5 or 12."));
    });
    for (MarkdownView* view : {m_text, m_reply, m_hint})
        connect(view, &MarkdownView::linkChosen, this, &LessonCard::linkChosen);
}

void LessonCard::setTheme(const Theme& theme)
{
    m_theme = theme;
    setStyleSheet(QStringLiteral("#lessonCard { border: 2px solid %1; border-radius: 6px; background: %2; }")
                      .arg(theme.accent.name(), theme.surface.name()));
    setReply(Reply::Note, m_replyText);
}

void LessonCard::setStep(const ShownStep& step)
{
    m_lesson->setText(
        tr("%1 · %2 of %3").arg(step.lesson, QLocale().toString(step.number), QLocale().toString(step.steps)));
    m_title->setText(step.title);
    m_title->setVisible(!step.title.isEmpty());
    m_question->setQuestion(step.question);
    m_replyText.clear();
    m_hintText.clear();
    m_reply->hide();
    m_hint->hide();
    m_hintButton->setVisible(step.hints);
    m_hintButton->setEnabled(true);
    m_show->setVisible(step.shows);
    m_back->setEnabled(step.back);
    m_next->setText(step.last ? tr("Finish") : tr("Next"));
    m_waiting->hide();
    setText(step.text);
}

void LessonCard::setText(const QString& markdown)
{
    m_text->setSafeMarkdown(markdown);
    Q_EMIT sizeChanged();
}

void LessonCard::setReply(Reply reply, const QString& markdown)
{
    m_replyText = markdown;
    m_reply->setVisible(!markdown.isEmpty());
    if (reply != Reply::Note || m_reply->property("reply").isNull())
        m_reply->setProperty("reply", static_cast<int>(reply));
    const QColor& edge = reply == Reply::Right   ? m_theme.ok
                         : reply == Reply::Wrong ? m_theme.warningEdge
                                                 : m_theme.control;
    m_reply->setStyleSheet(
        QStringLiteral(
            "QTextBrowser { border: none; border-left: 3px solid %1; padding-left: 8px; background: transparent; }")
            .arg(edge.name()));
    m_reply->setSafeMarkdown(markdown);
    Q_EMIT sizeChanged();
}

void LessonCard::addHint(const QString& markdown, bool more)
{
    m_hintText += (m_hintText.isEmpty() ? QString() : QStringLiteral("\n\n")) + markdown;
    m_hint->setSafeMarkdown(m_hintText);
    m_hint->setStyleSheet(
        QStringLiteral(
            "QTextBrowser { border: none; border-left: 3px solid %1; padding-left: 8px; background: transparent; }")
            .arg(m_theme.accent.name()));
    m_hint->show();
    m_hintButton->setEnabled(more);
    Q_EMIT sizeChanged();
}

void LessonCard::setNextPossible(bool possible, const QString& whyNot)
{
    m_next->setEnabled(possible);
    m_waiting->setText(whyNot);
    const bool said = !possible && !whyNot.isEmpty();
    if (said == m_waiting->isVisibleTo(this))
        return;
    m_waiting->setVisible(said);
    Q_EMIT sizeChanged();
}

void LessonCard::setAnswered()
{
    m_question->setAnswered();
}

void LessonCard::takeFocus()
{
    if (m_next->isEnabled())
        m_next->setFocus();
    else
        m_question->focusFirst();
}

QSize LessonCard::sizeWithin(const QSize& most) const
{
    const int width = std::min(m_theme.px(kWidth), most.width());
    const QMargins margins = body()->contentsMargins();
    const int inner = width - margins.left() - margins.right() - 4;
    int texts = 0, others = 0;
    for (MarkdownView* view : {m_reply, m_hint}) {
        const int height = view->isVisibleTo(this) ? std::min(view->heightFor(inner - 12) + 4, most.height() / 3) : 0;
        view->setFixedHeight(std::max(height, 1));
        others += height > 0 ? height + body()->spacing() : 0;
    }
    for (const QWidget* part : {static_cast<const QWidget*>(m_title), static_cast<const QWidget*>(m_question),
                                static_cast<const QWidget*>(m_waiting)})
        if (part->isVisibleTo(this))
            others += (part->hasHeightForWidth() ? part->heightForWidth(inner) : part->sizeHint().height()) +
                      body()->spacing();
    others += m_leave->sizeHint().height() + m_next->sizeHint().height() + 2 * body()->spacing() + margins.top() +
              margins.bottom() + 8;
    texts = m_text->heightFor(inner - 12) + 6; // beside a scroll bar it may need
    const int height = std::min(texts + others, most.height());
    m_text->setMinimumHeight(std::min(texts, kShortest));
    return {width, height};
}

} // namespace ui
