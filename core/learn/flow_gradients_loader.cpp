#include "core/learn/flow_gradients_loader_p.h"

#include <dlfcn.h>

#include <string>

namespace core {
namespace {

// Our libraries lie together; the kernels for a newer processor two folders further down (glibc-hwcaps/x86-64-v3).
std::filesystem::path libraryFolder()
{
    Dl_info info{};
    if (dladdr(reinterpret_cast<const void*>(&kernels::processorGeneration), &info) == 0 || !info.dli_fname)
        return {};
    const std::filesystem::path folder = std::filesystem::path(info.dli_fname).parent_path();
    return folder.parent_path().filename() == "glibc-hwcaps" ? folder.parent_path().parent_path() : folder;
}

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
