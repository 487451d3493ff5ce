// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/training_progress.h"

#include <cstddef>
#include <span>
#include <vector>

namespace core {

// How points of curves become bytes that every machine reads alike.
std::vector<std::byte> encodePoints(std::span<const CurvePoint> points);
// Appends; false where the bytes are not whole points of known curves.
bool decodePoints(std::span<const std::byte> bytes, std::vector<CurvePoint>& points);

} // namespace core
