// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/encoders/flow_gradients_loader_p.h"

#include "core/learn/library_folder.h"

#include <dlfcn.h>

#include <string>

namespace core {
namespace {

Error failure(const std::filesystem::path& library)
{
    const char* words = dlerror();
    return {.code = ErrorCode::LearningLibraryMissing, .subject = library.string(), .detail = words ? words : ""};
}

} // namespace

Result<FlowGradients*> loadFlowGradients()
{
    return loadFlowGradientsFrom(libraryFolder());
}

Result<FlowGradients*> loadFlowGradientsFrom(const std::filesystem::path& folder)
{
    const std::filesystem::path library = folder / "libpanelwise_flow_training.so";
    // Never closed: LibTorch cannot be unloaded.
    void* const handle = dlopen(library.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (!handle)
        return failure(library);
    const auto factory = reinterpret_cast<FlowGradientsFactory>(dlsym(handle, kFlowGradientsSymbol));
    if (!factory)
        return failure(library);
    return &factory();
}

} // namespace core
