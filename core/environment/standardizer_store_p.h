// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/data/cohort/standardizer.h"
#include "core/model/tensors.h"

namespace core {

void saveStandardizer(TensorBundle& bundle, const Standardizer& standardizer);
Result<Standardizer> loadStandardizer(const TensorBundle& bundle, std::size_t features);

} // namespace core
