// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QStringList>

class QHBoxLayout;
class QLabel;

namespace ui {

class IconLabel;

// One sentence above what it concerns, with up to three things to do about it. Never a dialog.
class InlineMessage : public QFrame {
    Q_OBJECT

public:
    enum class Severity { Info, Ok, Warning, Error };
    explicit InlineMessage(QWidget* parent = nullptr);

    // `subject` is set bold in front of the sentence; both are plain text and may come from data.
    void setMessage(Severity severity, const QString& subject, const QString& sentence,
                    const QStringList& actions = {});
    QString plainText() const; // as read aloud

Q_SIGNALS:
    void actionTriggered(int action); // position in the list of actions

private:
    IconLabel* m_icon;
    QLabel* m_text;
    QHBoxLayout* m_actions;
    QString m_plainText;
};

} // namespace ui
