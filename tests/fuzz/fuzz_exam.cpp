// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/exam_result.h"
#include "tests/fuzz/sound_table.h"

#include <cstdint>
#include <string_view>

using namespace core;

// Any bytes: an exam or why not. What was read is written and read back without a change and can be judged; the same of
// keys. A seal that would stop the fuzzer at once is put right by writing what was read.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (const auto key = readExamKey(text)) {
        const auto again = readExamKey(writeExamKey(*key));
        require(again && *again == *key);
    }
    const auto file = readExam(text);
    if (!file)
        return 0;
    const auto again = readExam(writeExam(file->exam, file->answers));
    require(again && again->exam == file->exam && again->answers == file->answers);
    ExamKey key{.digest = file->digest, .title = {}, .shape = {}, .cases = {}};
    key.cases.resize(file->exam.cases.size());
    const ExamReturn judged = judgeReturn("fuzzed", file, key);
    require(judged.state != ExamReturn::State::Unreadable && judged.sum.cases == judged.marks.size());
    return 0;
}
