// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace core {

// A TorchScript module before it is one: named arrays and the source of its methods.
struct ScriptModule {
    struct Array {
        std::string name;
        std::vector<std::int64_t> shape;
        std::variant<std::vector<float>, std::vector<double>, std::vector<std::int64_t>, std::vector<std::uint8_t>>
            values; // the last: 0 and 1, true and false
    };
    std::vector<Array> arrays;
    std::vector<std::pair<std::string, std::vector<std::string>>> texts; // lists of texts by name
    std::string source;
    std::vector<std::pair<std::string, std::string>> files; // put beside it, by name
};

// LibTorch stands behind it, in the library of the flow's gradients; no exception crosses the border.
class ScriptModuleWriter {
public:
    virtual ~ScriptModuleWriter() = default;
    // The bytes of a .pt file. False: `problem` says why.
    virtual bool write(const ScriptModule& module, std::string& bytes, std::string& problem) const noexcept = 0;
};

inline constexpr const char* kScriptModuleSymbol = "panelwiseScriptModules"; // const ScriptModuleWriter& ()
using ScriptModuleFactory = const ScriptModuleWriter& (*)();

// Loads LibTorch the first time. LearningLibraryMissing where it cannot be, or cannot write the module.
Result<std::string> writeScriptModule(const ScriptModule& module);

} // namespace core
