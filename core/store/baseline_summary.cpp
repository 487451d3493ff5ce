// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/baseline_summary_p.h"

#include "core/compare/baseline_fields.h"
#include "core/store/summary_json_p.h"

namespace core {

std::string systemRunText(const SystemRun& run)
{
    SummaryWriter writer;
    writer("system", systemKey(run.system));
    describe(writer, run);
    return writer.take().dump();
}

std::optional<SystemRun> systemRunFrom(std::string_view text)
{
    const nlohmann::json json = nlohmann::json::parse(text, nullptr, false);
    SummaryReader reader(json);
    std::string key;
    reader("system", key);
    SystemRun run;
    describe(reader, run);
    const std::optional<SystemId> system = systemFromKey(key);
    if (!reader.ok() || !system)
        return std::nullopt;
    run.system = *system;
    return run;
}

} // namespace core
