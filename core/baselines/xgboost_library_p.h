// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <xgboost/c_api.h>

namespace core {

// The functions of XGBoost that are used. The library is loaded when they are first asked for: a start of the program
// does without it, and so does a build without tree models.
struct XgBoostLibrary {
    decltype(&XGBGetLastError) lastError = nullptr;
    decltype(&XGDMatrixCreateFromMat_omp) createMatrix = nullptr;
    decltype(&XGDMatrixSetFloatInfo) setFloatInfo = nullptr;
    decltype(&XGDMatrixFree) freeMatrix = nullptr;
    decltype(&XGBoosterCreate) createBooster = nullptr;
    decltype(&XGBoosterFree) freeBooster = nullptr;
    decltype(&XGBoosterSetParam) setParameter = nullptr;
    decltype(&XGBoosterUpdateOneIter) update = nullptr;
    decltype(&XGBoosterPredictFromDMatrix) predict = nullptr;
};

Result<XgBoostLibrary> loadXgBoost(); // LearningLibraryMissing where it cannot be
Result<XgBoostLibrary> loadXgBoostFrom(const char* library);

} // namespace core
