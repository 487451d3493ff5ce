// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QSize>

#include <optional>

namespace ui {

// Where a card of that size stands beside a place of the window without hiding any of it; unset: there is no such
// place. Beside rather than above or below; of several the one nearest to the middle of the place.
std::optional<QRect> besidePlace(const QRect& place, const QSize& card, const QRect& window);

} // namespace ui
