// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/cohort.h"

#include <vector>

namespace core {

// Of the others, by patient: whether they are one of the teachers, who has the same value, or none, in every feature.
// Where most teachers have a double among themselves values do not tell patients apart, and nobody is known.
std::vector<bool> knownPatients(const Cohort& teachers, const Cohort& others);

} // namespace core
