// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/text/column_meaning.h"

#include "core/data/task/test_dictionary.h"

namespace ui {

ColumnMeaning meaningOf(const core::Task& task, const std::string& column)
{
    ColumnMeaning meaning;
    if (const auto match = core::TestDictionary::builtIn().recognise(column)) {
        meaning.label = QString::fromStdString(match->test->label);
        meaning.unit = QString::fromStdString(match->unit.value_or(match->test->unit));
        // The range is in the usual unit; in another one it would mislead.
        if (!match->unit || *match->unit == match->test->unit) {
            meaning.low = match->test->reference.low;
            meaning.high = match->test->reference.high;
        }
    }
    const auto found = task.tests.find(column);
    if (found == task.tests.end())
        return meaning;
    const core::TestSpec& spec = found->second;
    if (spec.label)
        meaning.label = QString::fromStdString(*spec.label);
    if (spec.unit)
        meaning.unit = QString::fromStdString(*spec.unit);
    if (spec.low || spec.high) {
        meaning.low = spec.low;
        meaning.high = spec.high;
    }
    return meaning;
}

} // namespace ui
