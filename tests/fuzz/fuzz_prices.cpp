// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/task/price_list.h"
#include "core/data/task/task.h"
#include "tests/fuzz/sound_table.h"

#include <cmath>
#include <cstdint>
#include <string_view>

using namespace core;

namespace {

Task askedAbout()
{
    Task task;
    task.label = "label";
    task.panels = {{.name = "CBC", .cost = Cost(36), .columns = {"hb"}, .otherKeys = {}},
                   {.name = "HbA1c", .cost = Cost(12), .columns = {"hba1c"}, .otherKeys = {}}};
    return task;
}

} // namespace

// Any text, pasted or from a file: no price that could not be a bill's, and the panels of the study stay what they are.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const Task task = askedAbout();
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const PriceLines lines = parsePrices(text);
    require(lines.unread >= 0);
    for (const auto& [name, price] : lines.prices)
        require(!name.empty() && std::isfinite(price.amount) && price.amount >= 0.0);
    for (const auto& [name, times] : lines.times)
        require(!name.empty() && (!times.minutes || times.minutes->amount >= 0.0) &&
                (!times.millilitres || times.millilitres->amount >= 0.0));
    PriceList list{.name = "pasted", .prices = lines.prices, .times = lines.times};
    const PricingOutcome priced = withPriceList(task, list);
    require(priced.task.panels.size() == task.panels.size());
    for (std::size_t i = 0; i < task.panels.size(); ++i)
        require(priced.task.panels[i].name == task.panels[i].name &&
                priced.task.panels[i].columns == task.panels[i].columns && priced.task.panels[i].cost.amount >= 0.0);
    return 0;
}
