// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/help_event.h"

#include "ui/common/buttons.h"

#include <QCoreApplication>

namespace ui {

QEvent::Type HelpEvent::eventType()
{
    static const auto type = static_cast<Type>(registerEventType());
    return type;
}

void askForHelp(QWidget& from, const QString& topic)
{
    HelpEvent event(topic);
    QCoreApplication::sendEvent(from.window(), &event);
}

QPushButton* makeHelpButton(const QString& topic, QWidget* parent)
{
    QPushButton* button = makeLinkButton(QCoreApplication::translate("HelpEvent", "What can I do here?"), parent);
    button->setObjectName(QStringLiteral("pageHelp"));
    button->setProperty("helpTopic", topic);
    QObject::connect(button, &QPushButton::clicked, button, [button, topic] { askForHelp(*button, topic); });
    return button;
}

} // namespace ui
