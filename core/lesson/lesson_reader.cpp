// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/task/json_checks_p.h"
#include "core/lesson/lesson.h"

#include <algorithm>
#include <initializer_list>

namespace core {
namespace {

using Json = nlohmann::json;
using Problem = LessonProblem::Kind;

constexpr std::size_t kLargestLesson = 4'000'000; // bytes
constexpr std::size_t kMostSteps = 500;

struct LessonPlace {
    const Json& json;
    std::string path;
};

class LessonReader {
public:
    explicit LessonReader(const LessonVocabulary& vocabulary) : m_vocabulary(vocabulary) {}

    Lesson lesson(const Json& root);
    std::vector<LessonProblem> takeProblems() { return std::move(m_problems); }

private:
    void add(Problem kind, std::string path, std::string detail = {})
    {
        m_problems.push_back({.kind = kind, .path = std::move(path), .detail = std::move(detail)});
    }
    const Json* find(const LessonPlace& place, const char* key, bool needed = false)
    {
        if (const auto found = place.json.find(key); found != place.json.end())
            return &*found;
        if (needed)
            add(Problem::KeyMissing, jsonPath(place.path, key));
        return nullptr;
    }
    void only(const LessonPlace& place, std::initializer_list<std::string_view> keys)
    {
        for (const auto& [key, value] : place.json.items())
            if (std::ranges::find(keys, std::string_view(key)) == keys.end())
                add(Problem::KeyUnknown, jsonPath(place.path, key), key);
    }

    bool isObject(const Json& json, const std::string& path)
    {
        if (!json.is_object())
            add(Problem::WrongType, path, "object");
        return json.is_object();
    }
    std::string word(const LessonPlace& place, const char* key, bool needed = false);
    double number(const LessonPlace& place, const char* key, double otherwise, double low, double high);
    LessonText text(const LessonPlace& place, const char* key, bool needed = false);
    Expression expression(const LessonPlace& place, const char* key, bool needed = false);
    void checkFacts(const Expression& expression, const std::string& path);
    void checkPieces(const std::string& text, const std::string& path);
    void checkTarget(const std::string& target, const std::string& path);
    template <typename Each>
    void list(const LessonPlace& place, const char* key, Each each);

    LessonSetup setup(const LessonPlace& place);
    TableMistake mistake(const LessonPlace& place);
    LessonStep step(const LessonPlace& place);
    LessonAction action(const LessonPlace& place);
    LessonQuestion question(const LessonPlace& place);
    void remember(const LessonPlace& place, LessonStep& step);
    void checkWays(const Lesson& lesson);

    const LessonVocabulary& m_vocabulary;
    std::set<std::string> m_own; // facts that steps remember
    std::vector<LessonProblem> m_problems;
    std::vector<std::pair<std::string, std::string>> m_asked; // facts and where
};

std::string LessonReader::word(const LessonPlace& place, const char* key, bool needed)
{
    const Json* value = find(place, key, needed);
    if (!value)
        return {};
    if (!value->is_string()) {
        add(Problem::WrongType, jsonPath(place.path, key), "text");
        return {};
    }
    return value->get<std::string>();
}

double LessonReader::number(const LessonPlace& place, const char* key, double otherwise, double low, double high)
{
    const Json* value = find(place, key);
    if (!value)
        return otherwise;
    if (!value->is_number()) {
        add(Problem::WrongType, jsonPath(place.path, key), "number");
        return otherwise;
    }
    const double read = value->get<double>();
    if (read >= low && read <= high)
        return read;
    add(Problem::BadValue, jsonPath(place.path, key), value->dump());
    return otherwise;
}

// "text", or {"en": "text", "de": "Text"}; a list of texts is its lines.
LessonText LessonReader::text(const LessonPlace& place, const char* key, bool needed)
{
    LessonText read;
    const Json* value = find(place, key, needed);
    if (!value)
        return read;
    const std::string path = jsonPath(place.path, key);
    const auto take = [&](const std::string& language, const Json& one, const std::string& where) {
        std::string words;
        for (const Json& line : one.is_array() ? one : Json::array({one})) {
            if (!line.is_string()) {
                add(Problem::WrongType, where, "text");
                return;
            }
            words += (words.empty() ? "" : "\n") + line.get<std::string>();
        }
        checkPieces(words, where);
        read.byLanguage[language] = std::move(words);
    };
    if (!value->is_object()) {
        take("en", *value, path);
        return read;
    }
    for (const auto& [language, one] : value->items())
        take(language, one, jsonPath(path, language));
    return read;
}

void LessonReader::checkFacts(const Expression& expression, const std::string& path)
{
    for (const std::string& fact : expression.facts())
        m_asked.emplace_back(fact, path);
}

void LessonReader::checkPieces(const std::string& text, const std::string& path)
{
    const auto pieces = piecesOf(text);
    if (const auto* mistake = std::get_if<Expression::Mistake>(&pieces)) {
        add(Problem::BadExpression, path, text.substr(std::min(mistake->at, text.size()), 40));
        return;
    }
    for (const TextPiece& piece : std::get<std::vector<TextPiece>>(pieces))
        checkFacts(piece.expression, path);
}

void LessonReader::checkTarget(const std::string& target, const std::string& path)
{
    // "price:BBC" and "#budget" name what only the window can know.
    if (!target.empty() && !m_vocabulary.targets.empty() && target.front() != '#' && !target.starts_with("price:") &&
        !target.starts_with("message:") && !target.starts_with("fix:") && !target.starts_with("action:") &&
        !m_vocabulary.targets.contains(target))
        add(Problem::TargetUnknown, path, target);
}

Expression LessonReader::expression(const LessonPlace& place, const char* key, bool needed)
{
    const std::string words = word(place, key, needed);
    if (words.empty())
        return {};
    const std::string path = jsonPath(place.path, key);
    auto parsed = Expression::parse(words);
    if (const auto* mistake = std::get_if<Expression::Mistake>(&parsed)) {
        add(Problem::BadExpression, path, words.substr(std::min(mistake->at, words.size())));
        return {};
    }
    checkFacts(std::get<Expression>(parsed), path);
    return std::get<Expression>(std::move(parsed));
}

template <typename Each>
void LessonReader::list(const LessonPlace& place, const char* key, Each each)
{
    const Json* value = find(place, key);
    if (!value)
        return;
    const std::string path = jsonPath(place.path, key);
    if (!value->is_array()) {
        add(Problem::WrongType, path, "list");
        return;
    }
    for (std::size_t i = 0; i < value->size() && i < kMostSteps; ++i) {
        const std::string where = jsonPath(path, i);
        if (isObject((*value)[i], where))
            each(LessonPlace{.json = (*value)[i], .path = where});
    }
    if (value->size() > kMostSteps)
        add(Problem::TooLarge, path);
}

TableMistake LessonReader::mistake(const LessonPlace& place)
{
    only(place, {"kind", "columns", "factor"});
    TableMistake read;
    const std::string kind = word(place, "kind", true);
    if (kind == "log10")
        read.kind = TableMistake::Kind::Log10;
    else if (kind == "rotate")
        read.kind = TableMistake::Kind::Rotate;
    else if (kind != "multiply" && !kind.empty())
        add(Problem::BadValue, jsonPath(place.path, "kind"), kind);
    read.factor = number(place, "factor", 1.0, 1e-9, 1e9);
    const Json* columns = find(place, "columns", true);
    if (!columns)
        return read;
    if (!columns->is_array())
        add(Problem::WrongType, jsonPath(place.path, "columns"), "list");
    for (const Json& column : columns->is_array() ? *columns : Json::array()) {
        if (column.is_string())
            read.columns.push_back(column.get<std::string>());
        else
            add(Problem::WrongType, jsonPath(place.path, "columns"), "text");
    }
    return read;
}

LessonSetup LessonReader::setup(const LessonPlace& place)
{
    only(place, {"sample", "patients", "seed", "mistakes", "project"});
    LessonSetup read;
    read.sample = word(place, "sample");
    read.project = word(place, "project");
    // Only beside the lesson: a lesson that is passed on must not look around on somebody's disk.
    if (read.project.find_first_of("/\\:") != std::string::npos || read.project.starts_with('.'))
        add(Problem::BadValue, jsonPath(place.path, "project"), read.project);
    if (!read.sample.empty() && !read.project.empty())
        add(Problem::BadValue, jsonPath(place.path, "project"), read.project);
    if (const double patients = number(place, "patients", 0.0, 100.0, 1e6); patients > 0.0)
        read.patients = static_cast<std::uint64_t>(patients);
    read.seed = static_cast<std::uint64_t>(number(place, "seed", 1.0, 0.0, 1e9));
    list(place, "mistakes", [&](const LessonPlace& one) { read.mistakes.push_back(mistake(one)); });
    return read;
}

LessonAction LessonReader::action(const LessonPlace& place)
{
    only(place, {"click", "type", "key", "in"});
    LessonAction read;
    if (place.json.contains("click")) {
        read.target = word(place, "click");
        checkTarget(read.target, jsonPath(place.path, "click"));
        return read;
    }
    const bool types = place.json.contains("type");
    read.kind = types ? LessonAction::Kind::Type : LessonAction::Kind::Key;
    read.text = word(place, types ? "type" : "key", true);
    if (types)
        checkPieces(read.text, jsonPath(place.path, "type"));
    read.target = word(place, "in", true);
    checkTarget(read.target, jsonPath(place.path, "in"));
    return read;
}

LessonQuestion LessonReader::question(const LessonPlace& place)
{
    using Kind = LessonQuestion::Kind;
    only(place, {"kind", "options", "answer", "tolerance", "unit", "right", "reply_right", "reply_wrong"});
    LessonQuestion read;
    const std::string kind = word(place, "kind", true);
    if (kind == "number")
        read.kind = Kind::Number;
    else if (kind == "order")
        read.kind = Kind::Order;
    else if (kind == "budget")
        read.kind = Kind::Budget;
    else if (kind != "choice" && !kind.empty())
        add(Problem::BadValue, jsonPath(place.path, "kind"), kind);
    read.answer = expression(place, "answer", read.kind == Kind::Number);
    read.tolerance = number(place, "tolerance", 0.0, 0.0, 1e12);
    read.unit = word(place, "unit");
    read.right = expression(place, "right", read.kind == Kind::Order || read.kind == Kind::Budget);
    read.replyRight = text(place, "reply_right");
    read.replyWrong = text(place, "reply_wrong");
    list(place, "options", [&](const LessonPlace& one) {
        only(one, {"text", "right", "reply"});
        LessonQuestion::Option option{.text = text(one, "text", true), .right = false, .reply = text(one, "reply")};
        if (const Json* right = find(one, "right")) {
            if (right->is_boolean())
                option.right = right->get<bool>();
            else
                add(Problem::WrongType, jsonPath(one.path, "right"), "truth");
        }
        read.options.push_back(std::move(option));
    });
    if (read.kind == Kind::Choice && std::ranges::count(read.options, true, &LessonQuestion::Option::right) != 1)
        add(Problem::NoRightOption, jsonPath(place.path, "options"));
    return read;
}

void LessonReader::remember(const LessonPlace& place, LessonStep& step)
{
    const Json* names = find(place, "remember");
    if (!names)
        return;
    const std::string path = jsonPath(place.path, "remember");
    if (!isObject(*names, path))
        return;
    for (const auto& [name, ignored] : names->items()) {
        step.remember.emplace_back(name, expression({.json = *names, .path = path}, name.c_str(), true));
        m_own.insert(name);
    }
}

LessonStep LessonReader::step(const LessonPlace& place)
{
    only(place, {"id", "title", "text", "target", "page", "until", "do", "question", "hints", "points", "remember",
                 "branches", "next"});
    LessonStep read;
    read.id = word(place, "id", true);
    read.title = text(place, "title");
    read.text = text(place, "text", true);
    read.target = word(place, "target");
    checkTarget(read.target, jsonPath(place.path, "target"));
    read.page = word(place, "page");
    constexpr std::array<std::string_view, 6> kPages{"start", "data", "train", "front", "patient", "compare"};
    if (!read.page.empty() && std::ranges::find(kPages, read.page) == kPages.end())
        add(Problem::BadValue, jsonPath(place.path, "page"), read.page);
    read.until = expression(place, "until");
    read.next = word(place, "next");
    list(place, "do", [&](const LessonPlace& one) { read.actions.push_back(action(one)); });
    if (const Json* asked = find(place, "question"); asked && isObject(*asked, jsonPath(place.path, "question")))
        read.question = question({.json = *asked, .path = jsonPath(place.path, "question")});
    if (const Json* hints = find(place, "hints")) {
        const std::string path = jsonPath(place.path, "hints");
        if (!hints->is_array())
            add(Problem::WrongType, path, "list");
        for (std::size_t i = 0; i < (hints->is_array() ? hints->size() : 0); ++i)
            read.hints.push_back(text({.json = Json{{"hint", (*hints)[i]}}, .path = jsonPath(path, i)}, "hint"));
    }
    read.points = static_cast<int>(number(place, "points", read.question ? 1.0 : 0.0, 0.0, 100.0));
    remember(place, read);
    list(place, "branches", [&](const LessonPlace& one) {
        only(one, {"if", "next"});
        read.branches.push_back({.when = expression(one, "if", true), .next = word(one, "next", true)});
    });
    return read;
}

void LessonReader::checkWays(const Lesson& lesson)
{
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const LessonStep& step = lesson.steps[i];
        const std::string path = jsonPath("/steps", i);
        if (!step.id.empty() && *lesson.find(step.id) != i)
            add(Problem::StepTwice, path + "/id", step.id);
        if (!step.next.empty() && !lesson.find(step.next))
            add(Problem::StepUnknown, path + "/next", step.next);
        for (const LessonBranch& branch : step.branches)
            if (!branch.next.empty() && !lesson.find(branch.next))
                add(Problem::StepUnknown, path + "/branches", branch.next);
    }
    if (m_vocabulary.facts.empty())
        return;
    for (const auto& [fact, path] : m_asked)
        if (!m_vocabulary.facts.contains(fact) && !m_own.contains(fact))
            add(Problem::FactUnknown, path, fact);
}

Lesson LessonReader::lesson(const Json& root)
{
    const LessonPlace place{.json = root, .path = {}};
    Lesson read;
    only(place, {"panelwise_lesson", "id", "title", "summary", "minutes", "setup", "steps", "debrief"});
    read.id = word(place, "id", true);
    read.title = text(place, "title", true);
    read.summary = text(place, "summary");
    read.debrief = text(place, "debrief");
    read.minutes = static_cast<int>(number(place, "minutes", 0.0, 0.0, 600.0));
    if (const Json* made = find(place, "setup"); made && isObject(*made, "/setup"))
        read.setup = setup({.json = *made, .path = "/setup"});
    find(place, "steps", true);
    list(place, "steps", [&](const LessonPlace& one) { read.steps.push_back(step(one)); });
    if (root.contains("steps") && root["steps"].is_array() && root["steps"].empty())
        add(Problem::BadValue, "/steps", "[]");
    checkWays(read);
    return read;
}

} // namespace

LessonParse parseLesson(std::string_view json, const LessonVocabulary& vocabulary)
{
    LessonParse parse;
    const auto refuse = [&](Problem kind, std::string path = {}, std::string detail = {}) {
        parse.problems.push_back({.kind = kind, .path = std::move(path), .detail = std::move(detail)});
        return std::move(parse);
    };
    if (json.size() > kLargestLesson)
        return refuse(Problem::TooLarge);
    const JsonDocument document = parseCheckedJson(json);
    for (const Error& error : document.problems.first())
        parse.problems.push_back({.kind = Problem::Json, .path = error.subject, .detail = error.detail, .json = error});
    if (!document.root || !parse.problems.empty()) {
        if (parse.problems.empty())
            return refuse(Problem::Json);
        return parse;
    }
    const Json& root = *document.root;
    if (!root.is_object() || !root.contains("panelwise_lesson") || !root["panelwise_lesson"].is_number())
        return refuse(Problem::NoLesson);
    if (const double version = root["panelwise_lesson"].get<double>(); version > kLessonVersion)
        return refuse(Problem::Newer, "/panelwise_lesson", root["panelwise_lesson"].dump());
    else if (version != kLessonVersion)
        return refuse(Problem::BadValue, "/panelwise_lesson", root["panelwise_lesson"].dump());
    LessonReader reader(vocabulary);
    Lesson lesson = reader.lesson(root);
    parse.problems = reader.takeProblems();
    if (parse.problems.empty())
        parse.lesson = std::move(lesson);
    return parse;
}

} // namespace core
