// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_placing.h"

#include <algorithm>
#include <array>

namespace ui {
namespace {

constexpr int kGap = 14; // px between card and place, and to the edge of the window

int within(int wanted, int length, int low, int high)
{
    return std::clamp(wanted, low + kGap, std::max(low + kGap, high - length - kGap));
}

} // namespace

std::optional<QRect> besidePlace(const QRect& place, const QSize& card, const QRect& window)
{
    if (place.isEmpty())
        return std::nullopt;
    const int x = within(place.center().x() - card.width() / 2, card.width(), window.left(), window.right());
    const int y = within(place.top(), card.height(), window.top(), window.bottom());
    const std::array candidates{
        QRect(QPoint(place.right() + kGap, y), card),
        QRect(QPoint(place.left() - kGap - card.width(), y), card),
        QRect(QPoint(x, place.bottom() + kGap), card),
        QRect(QPoint(x, place.top() - kGap - card.height()), card),
    };
    for (const QRect& one : candidates)
        if (window.adjusted(4, 4, -4, -4).contains(one) && !one.intersects(place))
            return one;
    return std::nullopt;
}

} // namespace ui
