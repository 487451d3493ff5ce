// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/lesson/expression.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace core {

// A lesson as its file says it: resources/help/lesson.md describes the format.

// One text in several languages, Markdown without images and markup. {{fact}} stands for what the program knows.
struct LessonText {
    std::map<std::string, std::string> byLanguage; // "en", "de", "pt_BR"
    bool empty() const { return byLanguage.empty(); }
    // In that language or its parent ("de" for "de_AT"), else in English, else in the first there is.
    const std::string& in(const std::string& language) const;
    bool operator==(const LessonText&) const = default;
};

// A mistake that is made in a table on purpose, for students to find.
struct TableMistake {
    enum class Kind : std::uint8_t { Multiply, Log10, Rotate }; // rotate: each column gets the values of the next
    Kind kind = Kind::Multiply;
    std::vector<std::string> columns;
    double factor = 1.0;
    bool operator==(const TableMistake&) const = default;
};

// What a lesson works with: a built-in cohort, or a project beside the lesson's file. Always a copy of its own.
struct LessonSetup {
    std::string sample; // of the built-in cohorts; empty: none
    std::optional<std::uint64_t> patients;
    std::uint64_t seed = 1;
    std::vector<TableMistake> mistakes;
    std::string project; // file name without a folder; empty: none
    bool operator==(const LessonSetup&) const = default;
};

// What a student does to go on; the program can show it, and a test plays it.
struct LessonAction {
    enum class Kind : std::uint8_t { Click, Type, Key };
    Kind kind = Kind::Click;
    std::string target;
    std::string text; // Type: the text or {{fact}}; Key: "Space"
    bool operator==(const LessonAction&) const = default;
};

struct LessonQuestion {
    enum class Kind : std::uint8_t { Choice, Number, Order, Budget };
    struct Option {
        LessonText text;
        bool right = false;
        LessonText reply; // said when it is chosen
        bool operator==(const Option&) const = default;
    };
    Kind kind = Kind::Choice;
    std::vector<Option> options; // Choice
    Expression answer;           // Number: what is right
    double tolerance = 0.0;      // Number: how far from it is right as well
    std::string unit;            // Number
    Expression right;            // Order, Budget: true where what was done is right
    LessonText replyRight, replyWrong;
    bool operator==(const LessonQuestion&) const = default;
};

struct LessonBranch {
    Expression when;
    std::string next; // a step's id
    bool operator==(const LessonBranch&) const = default;
};

struct LessonStep {
    std::string id;
    LessonText title, text;
    std::string target; // what it points at; empty: nothing
    std::string page;   // shown when the step begins; empty: the page stays
    Expression until;   // what has to be true before the student can go on
    std::vector<LessonAction> actions;
    std::optional<LessonQuestion> question;
    std::vector<LessonText> hints;
    int points = 0;                                           // of the question
    std::vector<std::pair<std::string, Expression>> remember; // facts of the lesson's own, when the step is left
    std::vector<LessonBranch> branches;                       // the first that holds
    std::string next;                                         // empty: the step that follows
    bool operator==(const LessonStep&) const = default;
};

inline constexpr int kLessonVersion = 1;

struct Lesson {
    std::string id; // under which progress is kept
    LessonText title, summary, debrief;
    int minutes = 0; // 0: not said
    LessonSetup setup;
    std::vector<LessonStep> steps;
    bool operator==(const Lesson&) const = default;

    std::optional<std::size_t> find(std::string_view step) const;
    int points() const; // of all questions
};

// What keeps a file from being a lesson. `path` is a JSON pointer, `detail` the text concerned.
struct LessonProblem {
    enum class Kind : std::uint8_t {
        Json,     // not JSON, or keys twice, or too deep
        NoLesson, // JSON, but not of a lesson
        Newer,    // made for a later program
        KeyMissing,
        KeyUnknown,
        WrongType, // detail: what it should be ("text", "number", "list", "object", "truth")
        BadValue,
        BadExpression, // detail: the expression from the place where it cannot be read
        StepUnknown,
        StepTwice,
        FactUnknown,
        TargetUnknown,
        NoRightOption,
        TooLarge,
    };
    Kind kind = Kind::Json;
    std::string path;
    std::string detail;
    std::optional<Error> json = {}; // Json: what was found
    bool operator==(const LessonProblem&) const = default;
};

struct LessonParse {
    std::optional<Lesson> lesson; // set where there are no problems
    std::vector<LessonProblem> problems;
};

// `facts` and `targets` are those of the program that will play it; where they are left out, any name will do.
struct LessonVocabulary {
    std::set<std::string> facts, targets;
    bool operator==(const LessonVocabulary&) const = default;
};
LessonParse parseLesson(std::string_view json, const LessonVocabulary& vocabulary = {});
std::string writeLesson(const Lesson& lesson); // reading it gives the same lesson

// Pieces of a text: what is written, and each {{expression}} in it with how its value is to be written.
struct TextPiece {
    std::string words;
    Expression expression; // empty: words
    std::string format;    // "money", "percent", "0" … "4" decimals; empty: as it comes
    bool operator==(const TextPiece&) const = default;
};
std::variant<std::vector<TextPiece>, Expression::Mistake> piecesOf(std::string_view text);

} // namespace core
