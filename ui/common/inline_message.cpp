// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/inline_message.h"

#include "ui/common/buttons.h"
#include "ui/common/icon_label.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>

namespace ui {
namespace {

struct Look {
    const char* name;
    Icon icon;
    Tone tone;
};

Look lookOf(InlineMessage::Severity severity)
{
    switch (severity) {
    case InlineMessage::Severity::Info:
        return {"info", Icon::Info, Tone::Accent};
    case InlineMessage::Severity::Ok:
        return {"ok", Icon::Check, Tone::Ok};
    case InlineMessage::Severity::Warning:
        return {"warning", Icon::Warning, Tone::Warning};
    case InlineMessage::Severity::Error:
        return {"error", Icon::Error, Tone::Error};
    }
    Q_UNREACHABLE();
}

} // namespace

InlineMessage::InlineMessage(QWidget* parent)
    : QFrame(parent),
      m_icon(new IconLabel(Icon::Info)),
      m_text(new QLabel),
      m_actions(new QHBoxLayout)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(10, 4, 4, 4);
    row->setSpacing(8);
    row->addWidget(m_icon);
    row->addWidget(m_text, 1);
    row->addLayout(m_actions);
    m_actions->setSpacing(6);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::RichText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setFocusPolicy(Qt::NoFocus);
    m_text->setMinimumHeight(26);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
}

void InlineMessage::setMessage(Severity severity, const QString& subject, const QString& sentence,
                               const QStringList& actions)
{
    const Look look = lookOf(severity);
    setStyleProperty(*this, "message", QLatin1String(look.name));
    m_icon->setIcon(look.icon);
    m_icon->setTone(look.tone);
    m_plainText = subject.isEmpty() ? sentence : subject + QLatin1Char(' ') + sentence;
    // A name in Latin letters at the beginning does not turn the line round.
    const QString begin = isRightToLeft() ? QString(QChar(0x200F)) : QString();
    m_text->setText(begin +
                    (subject.isEmpty()
                         ? sentence.toHtmlEscaped()
                         : QStringLiteral("<b>%1</b> %2").arg(subject.toHtmlEscaped(), sentence.toHtmlEscaped())));
    m_text->setAccessibleName(m_plainText);
    setAccessibleName(m_plainText);

    while (QLayoutItem* item = m_actions->takeAt(0)) {
        item->widget()->deleteLater();
        item->widget()->hide();
        delete item;
    }
    for (int action = 0; action < actions.size(); ++action) {
        QPushButton* button = makeSmallButton(actions[action]);
        button->setAccessibleDescription(m_plainText);
        connect(button, &QPushButton::clicked, this, [this, action] { Q_EMIT actionTriggered(action); });
        button->setObjectName(QStringLiteral("messageAction%1").arg(action + 1));
        m_actions->addWidget(button);
    }
    QAccessibleEvent spoken(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&spoken);
}

QString InlineMessage::plainText() const
{
    return m_plainText;
}

} // namespace ui
