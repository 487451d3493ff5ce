// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/script_module_p.h"

#include "core/learn/library_folder.h"

#include <dlfcn.h>

namespace core {
namespace {

Error notWritten(const std::filesystem::path& library, std::string detail)
{
    return {.code = ErrorCode::LearningLibraryMissing, .subject = library.string(), .detail = std::move(detail)};
}

std::string loadingProblem()
{
    const char* words = dlerror();
    return words ? words : "";
}

} // namespace

Result<std::string> writeScriptModule(const ScriptModule& module)
{
    const std::filesystem::path library = libraryFolder() / "libpanelwise_flow_training.so";
    void* const handle = dlopen(library.c_str(), RTLD_NOW | RTLD_LOCAL); // never closed: LibTorch cannot be unloaded
    if (!handle)
        return notWritten(library, loadingProblem());
    const auto factory = reinterpret_cast<ScriptModuleFactory>(dlsym(handle, kScriptModuleSymbol));
    if (!factory)
        return notWritten(library, loadingProblem());
    std::string bytes, problem;
    if (!factory().write(module, bytes, problem))
        return notWritten(library, std::move(problem));
    return bytes;
}

} // namespace core
