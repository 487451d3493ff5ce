// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/exam/exam.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace core {

// Why a file is not the exam that was asked for.
enum class ExamFault : std::uint8_t {
    NotRead,        // `error` says why
    Foreign,        // not one of our exam files, or the key instead of it, or the other way round
    Newer,          // made by a later version
    Broken,         // `error` says where
    CasesChanged,   // they are not those that were handed out
    AnswersChanged, // they do not fit their seal
};
struct ExamError {
    ExamFault fault = ExamFault::Foreign;
    std::optional<Error> error = {};
};

// One file for students: the exam, its SHA-256, and the answers with theirs. The seal over the answers shows that
// somebody edited them, or that they belong to another exam; it does not hold against who rewrites this program.
struct ExamFile {
    Exam exam;
    std::string digest; // of the exam
    std::optional<ExamAnswers> answers = {};
};
std::string writeExam(const Exam& exam, const std::optional<ExamAnswers>& answers = {});
Result<ExamFile, ExamError> readExam(std::string_view text);

std::string writeExamKey(const ExamKey& key);
Result<ExamKey, ExamError> readExamKey(std::string_view text);
std::string examDigest(const Exam& exam);

Result<ExamFile, ExamError> loadExam(const std::filesystem::path& file);
Result<ExamKey, ExamError> loadExamKey(const std::filesystem::path& file);

} // namespace core
