// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/help_watcher.h"

#include "ui/common/help_event.h"
#include "ui/shell/help_topics.h"

#include <QApplication>
#include <QKeyEvent>
#include <QWhatsThisClickedEvent>

namespace ui {

HelpWatcher::HelpWatcher(QObject* parent) : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool HelpWatcher::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == HelpEvent::eventType()) {
        Q_EMIT topicRequested(static_cast<const HelpEvent&>(*event).topic());
        return true;
    }
    if (event->type() == QEvent::WhatsThisClicked) {
        Q_EMIT topicRequested(static_cast<const QWhatsThisClickedEvent&>(*event).href());
        return true;
    }
    // In the window itself the menu takes it; a dialog has no menu.
    if (event->type() == QEvent::KeyPress && static_cast<const QKeyEvent&>(*event).key() == Qt::Key_F1)
        if (const auto* widget = qobject_cast<const QWidget*>(watched)) {
            Q_EMIT topicRequested(helpTopicOf(widget));
            return true;
        }
    return QObject::eventFilter(watched, event);
}

} // namespace ui
