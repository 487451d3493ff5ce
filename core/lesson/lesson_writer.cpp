// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/lesson.h"

#include <nlohmann/json.hpp>

namespace core {
namespace {

using Ordered = nlohmann::ordered_json; // keys in the order they are read best

void put(Ordered& object, const char* key, const std::string& text)
{
    if (!text.empty())
        object[key] = text;
}

Ordered jsonOf(const LessonText& text)
{
    Ordered object = Ordered::object();
    for (const auto& [language, words] : text.byLanguage)
        object[language] = words;
    return text.byLanguage.size() == 1 && text.byLanguage.contains("en") ? Ordered(text.byLanguage.at("en")) : object;
}

void put(Ordered& object, const char* key, const LessonText& text)
{
    if (!text.empty())
        object[key] = jsonOf(text);
}

Ordered jsonOf(const LessonSetup& setup)
{
    Ordered object = Ordered::object();
    put(object, "sample", setup.sample);
    put(object, "project", setup.project);
    if (setup.patients)
        object["patients"] = *setup.patients;
    if (setup.seed != 1)
        object["seed"] = setup.seed;
    for (const TableMistake& mistake : setup.mistakes) {
        Ordered one{{"kind", mistake.kind == TableMistake::Kind::Multiply ? "multiply"
                             : mistake.kind == TableMistake::Kind::Log10  ? "log10"
                                                                          : "rotate"},
                    {"columns", mistake.columns}};
        if (mistake.factor != 1.0)
            one["factor"] = mistake.factor;
        object["mistakes"].push_back(std::move(one));
    }
    return object;
}

Ordered jsonOf(const LessonAction& action)
{
    if (action.kind == LessonAction::Kind::Click)
        return {{"click", action.target}};
    return {{action.kind == LessonAction::Kind::Type ? "type" : "key", action.text}, {"in", action.target}};
}

Ordered jsonOf(const LessonQuestion& question)
{
    using Kind = LessonQuestion::Kind;
    Ordered object{{"kind", question.kind == Kind::Choice   ? "choice"
                            : question.kind == Kind::Number ? "number"
                            : question.kind == Kind::Order  ? "order"
                                                            : "budget"}};
    for (const LessonQuestion::Option& option : question.options) {
        Ordered one{{"text", jsonOf(option.text)}};
        if (option.right)
            one["right"] = true;
        put(one, "reply", option.reply);
        object["options"].push_back(std::move(one));
    }
    put(object, "answer", question.answer.text());
    if (question.tolerance != 0.0)
        object["tolerance"] = question.tolerance;
    put(object, "unit", question.unit);
    put(object, "right", question.right.text());
    put(object, "reply_right", question.replyRight);
    put(object, "reply_wrong", question.replyWrong);
    return object;
}

Ordered jsonOf(const LessonStep& step)
{
    Ordered object{{"id", step.id}};
    put(object, "title", step.title);
    object["text"] = jsonOf(step.text);
    put(object, "target", step.target);
    put(object, "page", step.page);
    put(object, "until", step.until.text());
    for (const LessonAction& action : step.actions)
        object["do"].push_back(jsonOf(action));
    if (step.question)
        object["question"] = jsonOf(*step.question);
    for (const LessonText& hint : step.hints)
        object["hints"].push_back(jsonOf(hint));
    if (step.points != (step.question ? 1 : 0))
        object["points"] = step.points;
    for (const auto& [name, expression] : step.remember)
        object["remember"][name] = expression.text();
    for (const LessonBranch& branch : step.branches)
        object["branches"].push_back({{"if", branch.when.text()}, {"next", branch.next}});
    put(object, "next", step.next);
    return object;
}

} // namespace

std::string writeLesson(const Lesson& lesson)
{
    Ordered object{{"panelwise_lesson", kLessonVersion}, {"id", lesson.id}, {"title", jsonOf(lesson.title)}};
    put(object, "summary", lesson.summary);
    if (lesson.minutes > 0)
        object["minutes"] = lesson.minutes;
    if (!(lesson.setup == LessonSetup()))
        object["setup"] = jsonOf(lesson.setup);
    for (const LessonStep& step : lesson.steps)
        object["steps"].push_back(jsonOf(step));
    put(object, "debrief", lesson.debrief);
    return object.dump(2, ' ', false, Ordered::error_handler_t::replace) + '\n';
}

} // namespace core
