// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/first_paint.h"

#include <QEvent>
#include <QFile>
#include <QTimer>
#include <QWidget>

#include <ctime>
#include <unistd.h>

namespace app {

FirstPaint::FirstPaint(QWidget& window) : QObject(&window)
{
    window.installEventFilter(this);
}

bool FirstPaint::eventFilter(QObject* watched, QEvent* event)
{
    if (!m_seen && event->type() == QEvent::Paint) {
        m_seen = true;
        watched->removeEventFilter(this);
        // After this event the picture has been handed to the screen.
        QTimer::singleShot(0, this, &FirstPaint::painted);
    }
    return QObject::eventFilter(watched, event);
}

std::optional<double> millisecondsSinceProcessStart()
{
#ifdef Q_OS_LINUX
    QFile file(QStringLiteral("/proc/self/stat"));
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    // The name in brackets may hold blanks; the start time is the 20th field after it, in clock ticks since boot.
    const QByteArray line = file.readAll();
    const QList<QByteArray> fields = line.mid(line.lastIndexOf(')') + 2).split(' ');
    constexpr int kStartTime = 19;
    if (fields.size() <= kStartTime)
        return std::nullopt;
    timespec now{};
    if (clock_gettime(CLOCK_BOOTTIME, &now) != 0)
        return std::nullopt;
    const double started = fields[kStartTime].toDouble() / static_cast<double>(sysconf(_SC_CLK_TCK));
    return 1000.0 * (static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec) - started);
#else
    return std::nullopt;
#endif
}

} // namespace app
