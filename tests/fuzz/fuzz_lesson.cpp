// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/lesson.h"
#include "tests/fuzz/sound_table.h"

#include <cstdint>
#include <string_view>

using namespace core;

// Any bytes: a lesson or problems, never both and never neither. What was read is written and read back without a
// change, and every expression of it comes to something whatever the facts are.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const LessonParse parse = parseLesson({reinterpret_cast<const char*>(data), size});
    require(parse.lesson.has_value() == parse.problems.empty());
    if (!parse.lesson)
        return 0;
    const LessonParse again = parseLesson(writeLesson(*parse.lesson));
    require(again.lesson && *again.lesson == *parse.lesson);
    const FactSource facts = [](const std::string& name, const std::optional<std::string>&) -> LessonValue {
        if (name.size() % 3 == 0)
            return Unknown();
        return name.size() % 3 == 1 ? LessonValue(double(name.size())) : LessonValue(name);
    };
    for (const LessonStep& step : parse.lesson->steps) {
        step.until.value(facts);
        if (step.question)
            require(!step.question->answer.number(facts) || !step.question->answer.empty());
    }
    return 0;
}
