// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace ui {

// Hears where help is asked for: F1 in a dialog, a link of What's This, "What can I do here?" of a page.
class HelpWatcher : public QObject {
    Q_OBJECT

public:
    explicit HelpWatcher(QObject* parent = nullptr);

Q_SIGNALS:
    void topicRequested(const QString& topic); // empty: of the page that is shown

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace ui
