// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>
#include <QString>

class QPushButton;
class QWidget;

namespace ui {

// Somebody wants to read a page of the help. It is sent to the window the question came from; HelpWatcher hears it
// wherever that is, so that no widget between has to pass it on.
class HelpEvent : public QEvent {
public:
    explicit HelpEvent(const QString& topic) : QEvent(eventType()), m_topic(topic) {}
    static Type eventType();
    const QString& topic() const { return m_topic; }

private:
    QString m_topic;
};

void askForHelp(QWidget& from, const QString& topic);
QPushButton* makeHelpButton(const QString& topic, QWidget* parent = nullptr); // "What can I do here?"

} // namespace ui
