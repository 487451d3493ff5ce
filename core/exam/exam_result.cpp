// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/exam_result.h"

#include <algorithm>

namespace core {
namespace {

constexpr std::string_view kEnding = ".exam.json";
constexpr double kGrace = 1.0; // minutes: who hands in at the last moment is not late

ExamMark markOf(const Exam& exam, const ExamAnswer& answer, const ExamKey& key, std::size_t place)
{
    ExamMark mark{.right = answer.diagnosis == key.cases[place].truth, .bill = exam.bill(answer.orders)};
    mark.score = (answer.diagnosis ? key.shape.ofDiagnosis(*answer.diagnosis, key.cases[place].truth) : 0.0) +
                 key.shape.rho * mark.bill.amount;
    return mark;
}

ExamMarks sumOf(std::span<const ExamMark> marks, const ExamKey& key)
{
    ExamMarks sum;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const bool ill = key.cases[i].truth == Disease::Present;
        ++sum.cases;
        sum.right += marks[i].right ? 1 : 0;
        sum.ill += ill ? 1 : 0;
        sum.found += ill && marks[i].right ? 1 : 0;
        sum.bill += marks[i].bill;
        sum.score += marks[i].score;
    }
    return sum;
}

bool keepsLimits(const Exam& exam, const ExamAnswers& answers)
{
    const bool late = exam.limits.minutes && answers.minutes > *exam.limits.minutes + kGrace;
    return !late && std::ranges::all_of(answers.cases, [&](const ExamAnswer& one) { return isPossible(exam, one); });
}

} // namespace

ExamReturn judgeReturn(std::string file, const Result<ExamFile, ExamError>& read, const ExamKey& key)
{
    using enum ExamReturn::State;
    ExamReturn made{.file = std::move(file)};
    if (!read) {
        made.error = read.error();
        return made;
    }
    const auto& answers = read->answers;
    if (answers) {
        made.student = answers->student;
        made.minutes = answers->minutes;
    }
    if (read->digest != key.digest || read->exam.cases.size() != key.cases.size()) {
        made.state = OtherExam;
        return made;
    }
    if (!answers) {
        made.state = Unanswered;
        return made;
    }
    made.state = !keepsLimits(read->exam, *answers) ? OverLimits
                 : isComplete(read->exam, *answers) ? Answered
                                                    : Incomplete;
    made.answers = answers->cases;
    for (std::size_t i = 0; i < made.answers.size(); ++i)
        made.marks.push_back(markOf(read->exam, made.answers[i], key, i));
    made.sum = sumOf(made.marks, key);
    return made;
}

Result<GatheredExam> gatherExam(const std::filesystem::path& folder, const ExamKey& key)
{
    std::error_code failure;
    std::vector<std::filesystem::path> files;
    for (std::filesystem::directory_iterator entry(folder, failure), end; !failure && entry != end;
         entry.increment(failure))
        if (entry->path().filename().string().ends_with(kEnding))
            files.push_back(entry->path());
    if (failure)
        return Error{.code = std::filesystem::exists(folder) ? ErrorCode::FileNotReadable : ErrorCode::FileNotFound,
                     .subject = folder.string()};
    std::ranges::sort(files);
    GatheredExam gathered;
    for (const std::filesystem::path& file : files) {
        const Result<ExamFile, ExamError> read = loadExam(file);
        gathered.returns.push_back(judgeReturn(file.filename().string(), read, key));
        if (read && read->digest == key.digest && gathered.exam.cases.empty())
            gathered.exam = read->exam;
    }
    const bool fits =
        gathered.exam.cases.size() == key.cases.size() && std::ranges::all_of(key.cases, [&](const ExamKey::Case& one) {
            return std::ranges::all_of(one.policy.orders,
                                       [&](std::size_t panel) { return panel < gathered.exam.panels.size(); });
        });
    for (std::size_t i = 0; fits && i < key.cases.size(); ++i)
        gathered.policy.push_back(markOf(gathered.exam, key.cases[i].policy, key, i));
    gathered.policySum = sumOf(gathered.policy, key);
    return gathered;
}

} // namespace core
