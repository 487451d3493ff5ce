// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/baseline_summary_p.h"

#include "core/store/point_json_p.h"

namespace core {

// A system goes by its key, which outlives the order of the enumeration.
template <typename Visitor, Is<FixedSet> Value>
void describe(Visitor& visit, Value& set)
{
    visit("panels", set.panels);
    visit("validation", set.validation);
    visit("test", set.test);
    visit("on_front", set.onFront);
}

template <typename Visitor, Is<SystemRun> Value>
void describe(Visitor& visit, Value& run)
{
    visit("repeat", run.repeat);
    visit("seed", run.seed.value);
    visit("panels", run.panels);
    visit("setting", run.setting);
    visit("threshold", run.threshold);
    visit("validation", run.validation);
    visit("test", run.test);
    visit("fit_s", run.fitSeconds);
    visit("fixed_sets", run.fixedSets);
    visit("front", run.front);
}

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
