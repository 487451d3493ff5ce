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

// The loader's own words, which it does not translate in the messages of dlerror's second half.
bool lacksMemory(const std::string& why)
{
    return why.find("annot allocate memory") != std::string::npos ||
           why.find("failed to map segment") != std::string::npos;
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
    const std::string why = words ? words : "";
    if (lacksMemory(why))
        return Error{.code = ErrorCode::PlanValueInvalid, .subject = "memory", .detail = "bad_alloc"};
    return Error{.code = ErrorCode::LearningLibraryMissing, .subject = library, .detail = why};
}

} // namespace core
