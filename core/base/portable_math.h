// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace core {

// The standard library's own are not the same to the last bit everywhere; these use plain arithmetic only, so the same
// seed gives the same patients on every machine. Within two units in the last place of the true value.
double portableLog(double x);   // x > 0, finite
double portableExp(double x);   // −700 … 700
double normalDensity(double x); // of the standard normal distribution

} // namespace core
