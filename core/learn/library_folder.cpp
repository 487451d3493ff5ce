// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/library_folder.h"

#include "core/kernels/kernels.h"

#include <dlfcn.h>

namespace core {

// Our libraries lie together; the kernels for a newer processor two folders further down (glibc-hwcaps/x86-64-v3).
std::filesystem::path libraryFolder()
{
    Dl_info info{};
    if (dladdr(reinterpret_cast<const void*>(&kernels::processorGeneration), &info) == 0 || !info.dli_fname)
        return {};
    const std::filesystem::path folder = std::filesystem::path(info.dli_fname).parent_path();
    return folder.parent_path().filename() == "glibc-hwcaps" ? folder.parent_path().parent_path() : folder;
}

} // namespace core
