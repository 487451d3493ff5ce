// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/message_stack.h"

#include "ui/common/buttons.h"

#include <QBoxLayout>
#include <QEvent>
#include <QScrollArea>

#include <algorithm>

namespace ui {
namespace {

constexpr int kTallest = 220;

bool sameWords(const MessageStack::Message& a, const MessageStack::Message& b)
{
    return a.severity == b.severity && a.subject == b.subject && a.sentence == b.sentence && a.actions == b.actions;
}

} // namespace

MessageStack::MessageStack(QWidget* parent)
    : QWidget(parent),
      m_scroll(new QScrollArea(this)),
      m_content(new QWidget),
      m_column(new QVBoxLayout(m_content)),
      m_more(makeLinkButton(tr("More"), this)) // counts them when there are some
{
    m_content->setProperty("page", true);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(4);
    m_scroll->setWidget(m_content);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_scroll);
    m_more->setObjectName(QStringLiteral("moreMessages"));
    column->addWidget(m_more);
    connect(m_more, &QPushButton::clicked, this, [this] {
        m_unfolded = !m_unfolded;
        showMessages();
    });
    hide();
}

void MessageStack::setMessages(std::vector<Message> messages)
{
    const bool same = std::equal(messages.begin(), messages.end(), m_messages.begin(), m_messages.end(), sameWords);
    m_messages = std::move(messages); // what the buttons do may have changed though the words did not
    if (!same)
        showMessages();
}

void MessageStack::showMessages()
{
    setVisible(!m_messages.empty());
    const std::size_t shown = m_unfolded ? m_messages.size() : std::min(kOpen, m_messages.size());
    while (m_frames.size() > shown) {
        m_column->removeWidget(m_frames.back());
        m_frames.back()->hide();
        m_frames.back()->deleteLater();
        m_frames.pop_back();
    }
    while (m_frames.size() < shown) {
        auto* frame = new InlineMessage(m_content);
        const std::size_t position = m_frames.size();
        connect(frame, &InlineMessage::actionTriggered, this, [this, position](int action) {
            const auto act = m_messages[position].act; // copied: acting may replace the messages
            if (act)
                act(action);
        });
        m_column->addWidget(frame);
        frame->show(); // the layout leaves out what is hidden, and the height is asked at once
        m_frames.push_back(frame);
    }
    for (std::size_t i = 0; i < shown; ++i)
        m_frames[i]->setMessage(m_messages[i].severity, m_messages[i].subject, m_messages[i].sentence,
                                m_messages[i].actions);
    m_more->setVisible(m_messages.size() > kOpen);
    m_more->setText(m_unfolded ? tr("Show fewer messages")
                               : tr("Show %n more messages", nullptr, static_cast<int>(m_messages.size() - shown)));
    fitHeight();
}

void MessageStack::fitHeight()
{
    // Wrapped text claims two lines as its least height; what it needs at this width is asked for instead.
    const int preferred =
        m_column->hasHeightForWidth() ? m_column->heightForWidth(width()) : m_content->sizeHint().height();
    m_content->setMinimumHeight(preferred);
    m_scroll->setFixedHeight(std::min(preferred, kTallest));
}

void MessageStack::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitHeight();
}

bool MessageStack::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Polish)
        fitHeight(); // type and padding are only known once the style sheet has been applied
    return QWidget::event(event);
}

QStringList MessageStack::plainTexts() const
{
    QStringList texts;
    for (const Message& message : m_messages)
        texts << (message.subject.isEmpty() ? message.sentence : message.subject + QLatin1Char(' ') + message.sentence);
    return texts;
}

} // namespace ui
