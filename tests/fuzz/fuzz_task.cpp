// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/task/task.h"
#include "core/data/task/task_validation.h"
#include "core/data/task/test_dictionary.h"

#include <cstdint>
#include <cstdlib>
#include <limits>
#include <string_view>

namespace {

void require(bool promise)
{
    if (!promise)
        std::abort();
}

const core::Table& smallTable()
{
    const float none = std::numeric_limits<float>::quiet_NaN();
    static const core::Table table(
        "fuzz", {{.name = "y", .values = {0, 1, none, 1}, .levels = {}},
                 {.name = "a", .values = {1, 2, 3, none}, .levels = {}},
                 {.name = "b", .values = {12, 13, 140, 15}, .levels = {}},
                 {.name = "c", .values = {none, none, none, none}, .levels = {}},
                 {.name = "sex", .kind = core::ColumnKind::Binary, .values = {0, 1, 1, 0}, .levels = {"f", "m"}},
                 {.name = "s",
                  .kind = core::ColumnKind::Category,
                  .values = {0, 1, 2, 3},
                  .levels = {"train", "validation", "test", "?"}}});
    return table;
}

} // namespace

// Any bytes: a task or a list of problems, never both and never neither. What was read is written, read back and
// written again without a change.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    core::TestDictionary::builtIn().recognise(text.substr(0, 200));
    const core::TaskParse parse = core::parseTask(text);
    require(parse.reading.has_value() == parse.problems.empty());
    if (!parse.reading)
        return 0;
    const core::Task& task = parse.reading->task;
    const std::string written = core::writeTask(task);
    const core::TaskParse again = core::parseTask(written);
    require(again.reading.has_value());
    require(again.reading->task == task);
    require(again.reading->unknownKeys.size() == parse.reading->unknownKeys.size());
    require(core::writeTask(again.reading->task) == written);
    core::validateTask(task, smallTable());
    for (const std::string& column : task.visible)
        core::TestDictionary::builtIn().recognise(column);
    return 0;
}
