// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QRect>
#include <QString>
#include <QWidget>

#include <optional>
#include <set>
#include <string>

namespace app {

// A place in the window that a lesson can point at and act on.
struct LessonTarget {
    QPointer<QWidget> widget; // takes the mouse and the keys
    QRect area;               // of it, in its own coordinates
    QRect within(const QWidget& window) const;
};

// By its name in lessons ("front.plot", "price:BBC") or, after #, by the name of the object. Unset: it is not in sight.
std::optional<LessonTarget> findTarget(const QWidget& window, const QString& name);

// The smallest one there; empty: lessons have no name for it.
QString targetAt(const QWidget& window, const QPoint& global);

std::set<std::string> targetNames(); // those without a part behind a colon, and beginnings of those with one

} // namespace app
