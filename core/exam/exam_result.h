// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/exam_file.h"

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace core {

// One side of one case, scored: the value of the diagnosis less the bill, in the study's own reward.
struct ExamMark {
    bool right = false;
    Cost bill;
    double score = 0.0;
    bool operator==(const ExamMark&) const = default;
};
struct ExamMarks {
    std::size_t cases = 0, right = 0, found = 0, ill = 0;
    Cost bill;
    double score = 0.0;
    bool operator==(const ExamMarks&) const = default;
};

// What became of one file of the folder.
struct ExamReturn {
    enum class State : std::uint8_t {
        Answered,
        Incomplete, // a case without a diagnosis
        Unanswered,
        OverLimits, // an order that the exam does not allow, or too late
        OtherExam,
        Unreadable, // or edited: `error` says how
    };
    std::string file; // its name
    State state = State::Unreadable;
    std::optional<ExamError> error = {};
    std::string student = {};
    double minutes = 0.0;
    std::vector<ExamAnswer> answers = {};
    std::vector<ExamMark> marks = {}; // by case; of Answered, Incomplete and OverLimits. No diagnosis earns nothing.
    ExamMarks sum = {};
};

// Files of a folder (*.exam.json), by name.
struct GatheredExam {
    Exam exam; // as the first one that fits the key has it; empty: none does
    std::vector<ExamReturn> returns;
    std::vector<ExamMark> policy; // by case
    ExamMarks policySum = {};
};
Result<GatheredExam> gatherExam(const std::filesystem::path& folder, const ExamKey& key);
ExamReturn judgeReturn(std::string file, const Result<ExamFile, ExamError>& read, const ExamKey& key);

} // namespace core
