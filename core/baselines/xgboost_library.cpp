// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/xgboost_library_p.h"

#include <dlfcn.h>

namespace core {
namespace {

constexpr const char* kLibrary = "libxgboost.so.0"; // the name of its interface: 1.7 in Debian 12

// False where the library has no such function.
template <typename Function>
bool find(void* handle, const char* name, Function& function)
{
    function = reinterpret_cast<Function>(dlsym(handle, name));
    return function != nullptr;
}

} // namespace

Result<XgBoostLibrary> loadXgBoost()
{
    return loadXgBoostFrom(kLibrary);
}

Result<XgBoostLibrary> loadXgBoostFrom(const char* library)
{
    // Never closed: its threads keep values of their own.
    void* const handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
    XgBoostLibrary found;
    const bool complete =
        handle && find(handle, "XGBGetLastError", found.lastError) &&
        find(handle, "XGDMatrixCreateFromMat_omp", found.createMatrix) &&
        find(handle, "XGDMatrixSetFloatInfo", found.setFloatInfo) && find(handle, "XGDMatrixFree", found.freeMatrix) &&
        find(handle, "XGBoosterCreate", found.createBooster) && find(handle, "XGBoosterFree", found.freeBooster) &&
        find(handle, "XGBoosterSetParam", found.setParameter) && find(handle, "XGBoosterUpdateOneIter", found.update) &&
        find(handle, "XGBoosterPredictFromDMatrix", found.predict);
    if (complete)
        return found;
    const char* words = dlerror();
    return Error{.code = ErrorCode::LearningLibraryMissing, .subject = library, .detail = words ? words : ""};
}

} // namespace core
