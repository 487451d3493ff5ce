// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/formats/file_fault.h"

#include <array>
#include <string_view>

namespace core {
namespace {

constexpr std::array<std::string_view, 5> kFaultWords{"damaged: ", "format: ", "unpacks: ", "sheet: ", "header row: "};

} // namespace

Error faultyFile(FileFault fault, const std::string& file, const std::string& detail)
{
    return {.code = ErrorCode::FileNotReadable,
            .subject = file,
            .detail = std::string(kFaultWords[static_cast<std::size_t>(fault)]) + detail};
}

std::optional<FoundFault> faultOf(const Error& error)
{
    for (std::size_t i = 0; i < kFaultWords.size() && error.code == ErrorCode::FileNotReadable; ++i)
        if (error.detail.starts_with(kFaultWords[i]))
            return FoundFault{.fault = static_cast<FileFault>(i), .detail = error.detail.substr(kFaultWords[i].size())};
    return std::nullopt;
}

} // namespace core
