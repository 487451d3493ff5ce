// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/outcome_choice.h"

#include "app/cli/common/words.h"
#include "core/data/task/task_editing.h"
#include "core/data/task/task_proposal.h"

#include <algorithm>

namespace app::cli {
namespace {

struct Chosen {
    const core::Column* column = nullptr;
    std::optional<core::OutcomeRule> rule; // that the label itself names
};

Failure unknownColumn(const std::string& label, const std::string& file)
{
    return Failure::fromError({.code = core::ErrorCode::LabelColumnUnknown, .subject = label}, file);
}

// A column of exactly this name goes before a comparison in it.
Result<Chosen> columnNamed(const std::string& label, const core::Table& table, const std::string& file)
{
    if (const core::Column* column = table.find(label))
        return Chosen{column, {}};
    const auto comparison = core::comparisonIn(label);
    const core::Column* column = comparison ? table.find(comparison->first) : nullptr;
    if (!column)
        return unknownColumn(label, file);
    return Chosen{column, comparison->second};
}

std::vector<std::string> partsOf(const std::string& text)
{
    std::vector<std::string> parts;
    std::string part;
    for (const char c : text + ",") {
        if (c != ',')
            part += c;
        else if (!part.empty())
            parts.push_back(std::exchange(part, {}));
    }
    return parts;
}

// "dead", "dead,moribund", "<15", "recorded": a value of the column goes before every other reading.
core::OutcomeRule ruleNamed(const std::string& positive, const core::Column& column)
{
    std::vector<std::string> values{positive};
    if (!core::valueShownAs(column, positive)) {
        if (positive == "recorded")
            return core::OutcomeRule::recorded();
        if (const auto comparison = core::comparisonIn("x" + positive))
            return comparison->second;
        values = partsOf(positive);
    }
    const bool one = values.size() == 1 && core::proposedRule(column).has_value();
    return one ? core::OutcomeRule::value(values.front()) : core::OutcomeRule::anyOf(std::move(values));
}

} // namespace

Result<core::Task> withChosenOutcome(core::Task task, const core::Table& table, const Arguments& arguments,
                                     bool proposed)
{
    if (arguments.label.empty() && arguments.positive.empty())
        return task;
    Chosen chosen{table.find(task.label), {}};
    if (!arguments.label.empty()) {
        auto named = columnNamed(arguments.label, table, arguments.dataFile);
        if (!named)
            return named.error();
        chosen = std::move(*named);
        if (proposed) {
            core::Task again = core::proposeTask(table, chosen.column->name).task;
            again.missing = std::move(task.missing); // the table is read with them already
            again.codes = std::move(task.codes);
            again.tests = std::move(task.tests); // labels the file itself gives
            task = std::move(again);
        } else {
            task = core::withOutcome(task, *chosen.column);
        }
    }
    if (!chosen.column)
        return Failure::wrongUsage(Words::tr("--positive needs --label: no outcome was found in this table."));
    if (chosen.rule && !arguments.positive.empty())
        return Failure::wrongUsage(Words::tr("--label “%1” says already who is a case. Leave --positive out.")
                                       .arg(QString::fromStdString(arguments.label)));
    if (chosen.rule)
        task.positive = *chosen.rule;
    else if (!arguments.positive.empty())
        task.positive = ruleNamed(arguments.positive, *chosen.column);
    return task;
}

} // namespace app::cli
