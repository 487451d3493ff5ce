// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/exam_file.h"

#include "core/data/task/json_checks_p.h"
#include "core/exam/sha256.h"

#include <cmath>
#include <fstream>
#include <iterator>

namespace core {
namespace {

using Json = nlohmann::json;

constexpr int kLayout = 1;
constexpr std::size_t kLargest = std::size_t{64} << 20;
constexpr const char* kExamMark = "panelwise_exam";
constexpr const char* kKeyMark = "panelwise_exam_key";

// What a file can be wrong about. Only thrown and caught within this file.
struct Wrong {
    ExamError error;
};

[[noreturn]] void refuse(const std::string& path)
{
    throw Wrong{{ExamFault::Broken, Error{.code = ErrorCode::JsonValueInvalid, .subject = path}}};
}

const Json& member(const Json& object, const char* name, const std::string& path)
{
    if (!object.is_object())
        refuse(path);
    const auto found = object.find(name);
    if (found == object.end())
        throw Wrong{{ExamFault::Broken, Error{.code = ErrorCode::JsonKeyMissing, .subject = jsonPath(path, name)}}};
    return *found;
}

std::string text(const Json& object, const char* name, const std::string& path)
{
    const Json& value = member(object, name, path);
    if (!value.is_string())
        refuse(jsonPath(path, name));
    return value.get<std::string>();
}

double number(const Json& value, const std::string& path, bool negative = false)
{
    if (!value.is_number() || !std::isfinite(value.get<double>()) || (!negative && value.get<double>() < 0.0))
        refuse(path);
    return value.get<double>();
}

std::size_t place(const Json& value, std::size_t below, const std::string& path)
{
    if (!value.is_number_unsigned() || value.get<std::uint64_t>() >= below)
        refuse(path);
    return value.get<std::size_t>();
}

template <typename Read>
auto listOf(const Json& object, const char* name, const std::string& path, const Read& read)
{
    const Json& list = member(object, name, path);
    if (!list.is_array())
        refuse(jsonPath(path, name));
    std::vector<decltype(read(list, std::string()))> made;
    for (std::size_t i = 0; i < list.size(); ++i)
        made.push_back(read(list[i], jsonPath(jsonPath(path, name), i)));
    return made;
}

std::vector<std::size_t> places(const Json& object, const char* name, std::size_t below, const std::string& path)
{
    return listOf(object, name, path,
                  [below](const Json& one, const std::string& where) { return place(one, below, where); });
}

Json answerJson(const ExamAnswer& answer)
{
    Json made{{"orders", answer.orders}, {"diagnosis", nullptr}};
    if (answer.diagnosis)
        made["diagnosis"] = *answer.diagnosis == Disease::Present ? "disease" : "no_disease";
    return made;
}

ExamAnswer readAnswer(const Json& json, const std::string& path, std::size_t panels)
{
    ExamAnswer answer{.orders = places(json, "orders", panels, path)};
    const Json& said = member(json, "diagnosis", path);
    if (said == "disease")
        answer.diagnosis = Disease::Present;
    else if (said == "no_disease")
        answer.diagnosis = Disease::Absent;
    else if (!said.is_null())
        refuse(jsonPath(path, "diagnosis"));
    return answer;
}

Json examJson(const Exam& exam)
{
    Json columns = Json::array(), panels = Json::array(), fees = Json::array();
    for (const ExamColumn& column : exam.columns)
        columns.push_back(
            {{"name", column.name}, {"label", column.label}, {"unit", column.unit}, {"reference", column.reference}});
    for (const ExamPanel& panel : exam.panels)
        panels.push_back({{"name", panel.name}, {"price", panel.price.amount}, {"columns", panel.columns}});
    for (const ExamFee& fee : exam.fees)
        fees.push_back({{"name", fee.name}, {"price", fee.price.amount}, {"panels", fee.panels}});
    Json limits{{"minutes", nullptr}, {"budget", nullptr}};
    if (exam.limits.minutes)
        limits["minutes"] = *exam.limits.minutes;
    if (exam.limits.budget)
        limits["budget"] = exam.limits.budget->amount;
    if (!exam.limits.hints) // left out where they are given, as in files made before there was a choice
        limits["hints"] = false;
    return {{"title", exam.title}, {"outcome", exam.outcome}, {"currency", exam.currency}, {"limits", limits},
            {"columns", columns},  {"known", exam.known},     {"panels", panels},          {"fees", fees},
            {"cases", exam.cases}};
}

ExamLimits readLimits(const Json& json, const std::string& path)
{
    ExamLimits limits;
    const Json& minutes = member(json, "minutes", path);
    const Json& budget = member(json, "budget", path);
    if (!minutes.is_null())
        limits.minutes = static_cast<std::uint32_t>(place(minutes, 100'000, jsonPath(path, "minutes")));
    if (!budget.is_null())
        limits.budget = Cost(number(budget, jsonPath(path, "budget")));
    if (const auto hints = json.find("hints"); hints != json.end()) {
        if (!hints->is_boolean())
            refuse(jsonPath(path, "hints"));
        limits.hints = hints->get<bool>();
    }
    return limits;
}

Exam examOf(const Json& json)
{
    const std::string path = "/exam";
    Exam exam{.title = text(json, "title", path),
              .outcome = text(json, "outcome", path),
              .currency = text(json, "currency", path),
              .limits = readLimits(member(json, "limits", path), path + "/limits"),
              .columns = {},
              .known = {},
              .panels = {},
              .fees = {},
              .cases = {}};
    exam.columns = listOf(json, "columns", path, [](const Json& one, const std::string& where) {
        return ExamColumn{text(one, "name", where), text(one, "label", where), text(one, "unit", where),
                          text(one, "reference", where)};
    });
    exam.known = places(json, "known", exam.columns.size(), path);
    exam.panels = listOf(json, "panels", path, [&](const Json& one, const std::string& where) {
        return ExamPanel{text(one, "name", where), Cost(number(member(one, "price", where), jsonPath(where, "price"))),
                         places(one, "columns", exam.columns.size(), where)};
    });
    exam.fees = listOf(json, "fees", path, [&](const Json& one, const std::string& where) {
        return ExamFee{text(one, "name", where), Cost(number(member(one, "price", where), jsonPath(where, "price"))),
                       places(one, "panels", exam.panels.size(), where)};
    });
    exam.cases = listOf(json, "cases", path, [&](const Json& one, const std::string& where) {
        if (!one.is_array() || one.size() != exam.columns.size())
            refuse(where);
        std::vector<std::string> values;
        for (std::size_t i = 0; i < one.size(); ++i) {
            if (!one[i].is_string())
                refuse(jsonPath(where, i));
            values.push_back(one[i].get<std::string>());
        }
        return values;
    });
    return exam;
}

Json answersJson(const ExamAnswers& answers)
{
    Json cases = Json::array();
    for (const ExamAnswer& answer : answers.cases)
        cases.push_back(answerJson(answer));
    return {{"student", answers.student}, {"minutes", answers.minutes}, {"cases", cases}};
}

ExamAnswers answersOf(const Json& json, const Exam& exam)
{
    const std::string path = "/answers";
    ExamAnswers answers{.student = text(json, "student", path),
                        .minutes = number(member(json, "minutes", path), path + "/minutes"),
                        .cases = {}};
    answers.cases = listOf(json, "cases", path, [&](const Json& one, const std::string& where) {
        return readAnswer(one, where, exam.panels.size());
    });
    if (answers.cases.size() != exam.cases.size())
        refuse(path + "/cases");
    return answers;
}

std::string sealOf(const std::string& digest, const Json& answers)
{
    return sha256(sha256("panelwise exam answers" + digest) + answers.dump());
}

Json documentOf(std::string_view text, const char* mark)
{
    JsonDocument document = parseCheckedJson(text);
    if (!document.root)
        throw Wrong{{ExamFault::Broken, document.problems.first().front()}};
    if (!document.root->is_object() || !document.root->contains(mark))
        throw Wrong{{ExamFault::Foreign}};
    const Json& layout = (*document.root)[mark];
    if (layout.is_number_unsigned() && layout.get<std::uint64_t>() > kLayout)
        throw Wrong{{ExamFault::Newer}};
    if (layout != kLayout)
        refuse(std::string("/") + mark);
    return std::move(*document.root);
}

// Written over several lines, so that it can be looked at; the digest is of the shortest way to write it.
std::string written(const Json& root)
{
    return root.dump(1) + "\n";
}

Result<std::string> contentOf(const std::filesystem::path& file)
{
    std::error_code failure;
    const auto size = std::filesystem::file_size(file, failure);
    if (failure)
        return Error{.code =
                         std::filesystem::exists(file, failure) ? ErrorCode::FileNotReadable : ErrorCode::FileNotFound,
                     .subject = file.string()};
    if (size > kLargest)
        return Error{.code = ErrorCode::FileTooLarge, .subject = file.string()};
    std::ifstream stream(file, std::ios::binary);
    std::string content{std::istreambuf_iterator<char>(stream), {}};
    if (!stream)
        return Error{.code = ErrorCode::FileNotReadable, .subject = file.string()};
    return content;
}

template <typename Made>
Result<Made, ExamError> load(const std::filesystem::path& file, Result<Made, ExamError> (*read)(std::string_view))
{
    const auto content = contentOf(file);
    if (!content)
        return ExamError{ExamFault::NotRead, content.error()};
    return read(*content);
}

} // namespace

std::string examDigest(const Exam& exam)
{
    return sha256(examJson(exam).dump());
}

std::string writeExam(const Exam& exam, const std::optional<ExamAnswers>& answers)
{
    Json root{{kExamMark, kLayout}, {"exam", examJson(exam)}, {"digest", examDigest(exam)}};
    if (answers) {
        root["answers"] = answersJson(*answers);
        root["seal"] = sealOf(root["digest"].get<std::string>(), root["answers"]);
    }
    return written(root);
}

Result<ExamFile, ExamError> readExam(std::string_view text)
try {
    const Json root = documentOf(text, kExamMark);
    const Json& content = member(root, "exam", {});
    ExamFile file{.exam = examOf(content), .digest = core::text(root, "digest", {})};
    if (file.digest != sha256(content.dump()))
        return ExamError{ExamFault::CasesChanged};
    if (const auto answers = root.find("answers"); answers != root.end()) {
        if (core::text(root, "seal", {}) != sealOf(file.digest, *answers))
            return ExamError{ExamFault::AnswersChanged};
        file.answers = answersOf(*answers, file.exam);
    }
    return file;
} catch (const Wrong& wrong) {
    return wrong.error;
}

std::string writeExamKey(const ExamKey& key)
{
    Json cases = Json::array();
    for (const ExamKey::Case& one : key.cases)
        cases.push_back({{"row", one.row},
                         {"outcome", one.truth == Disease::Present ? "disease" : "no_disease"},
                         {"policy", answerJson(one.policy)}});
    return written({{kKeyMark, kLayout},
                    {"digest", key.digest},
                    {"title", key.title},
                    {"lambda", key.shape.lambda},
                    {"rho", key.shape.rho},
                    {"cases", cases}});
}

Result<ExamKey, ExamError> readExamKey(std::string_view text)
try {
    const Json root = documentOf(text, kKeyMark);
    ExamKey key{
        .digest = core::text(root, "digest", {}), .title = core::text(root, "title", {}), .shape = {}, .cases = {}};
    key.shape.lambda = number(member(root, "lambda", {}), "/lambda");
    key.shape.rho = number(member(root, "rho", {}), "/rho", true);
    key.cases = listOf(root, "cases", {}, [](const Json& one, const std::string& where) {
        ExamKey::Case made{.row = place(member(one, "row", where), std::size_t{1} << 40, jsonPath(where, "row"))};
        const std::string truth = core::text(one, "outcome", where);
        if (truth != "disease" && truth != "no_disease")
            refuse(jsonPath(where, "outcome"));
        made.truth = truth == "disease" ? Disease::Present : Disease::Absent;
        made.policy = readAnswer(member(one, "policy", where), jsonPath(where, "policy"), 64);
        return made;
    });
    return key;
} catch (const Wrong& wrong) {
    return wrong.error;
}

Result<ExamFile, ExamError> loadExam(const std::filesystem::path& file)
{
    return load<ExamFile>(file, readExam);
}

Result<ExamKey, ExamError> loadExamKey(const std::filesystem::path& file)
{
    return load<ExamKey>(file, readExamKey);
}

} // namespace core
