// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/script_module_p.h"

#include <torch/script.h>

#include <exception>
#include <sstream>

namespace {

torch::Tensor tensorOf(const core::ScriptModule::Array& array)
{
    return std::visit(
        [&](const auto& values) {
            using Number = typename std::decay_t<decltype(values)>::value_type;
            const auto type = torch::CppTypeToScalarType<Number>::value;
            // Copied: the module outlives the arrays.
            torch::Tensor made = torch::empty(array.shape, type);
            std::copy(values.begin(), values.end(), made.data_ptr<Number>());
            return std::is_same_v<Number, std::uint8_t> ? made.to(torch::kBool) : made;
        },
        array.values);
}

class TorchScriptModules final : public core::ScriptModuleWriter {
public:
    bool write(const core::ScriptModule& module, std::string& bytes, std::string& problem) const noexcept override
    try {
        torch::jit::Module made("Policy");
        for (const core::ScriptModule::Array& array : module.arrays)
            made.register_buffer(array.name, tensorOf(array));
        for (const auto& [name, texts] : module.texts) {
            c10::List<std::string> list;
            for (const std::string& text : texts)
                list.push_back(text);
            made.register_attribute(name, c10::ListType::ofStrings(), list);
        }
        made.define(module.source);
        torch::jit::ExtraFilesMap files;
        for (const auto& [name, text] : module.files)
            files.emplace(name, text);
        std::ostringstream out;
        made.save(out, files);
        bytes = out.str();
        return true;
    } catch (const std::exception& reason) {
        problem = reason.what();
        return false;
    }
};

} // namespace

extern "C" __attribute__((visibility("default"))) const core::ScriptModuleWriter& panelwiseScriptModules()
{
    static const TorchScriptModules modules;
    return modules;
}
