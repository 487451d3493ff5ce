// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <optional>

class QWidget;

namespace app {

// Tells when a window has been drawn for the first time.
class FirstPaint : public QObject {
    Q_OBJECT

public:
    explicit FirstPaint(QWidget& window);

Q_SIGNALS:
    void painted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool m_seen = false;
};

// Milliseconds since the operating system started this process, to 10 ms; nothing where it does not say.
std::optional<double> millisecondsSinceProcessStart();

} // namespace app
