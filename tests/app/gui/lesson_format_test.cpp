// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/lesson/lesson_targets.h"
#include "app/gui/lesson_controller.h"
#include "core/base/resource.h"
#include "core/data/synthetic/known_optimum.h"
#include "core/lesson/lesson.h"
#include "tests/test_program.h"
#include "ui/lesson/lesson_placing.h"
#include "ui/lesson/lesson_words.h"
#include "ui/lesson/markdown_view.h"

#include <QFile>
#include <QRegularExpression>

namespace lesson_format_test {

using namespace app;
using core::Expression;
using core::LessonProblem;
using core::LessonValue;

namespace {

const core::FactSource kFacts = [](const std::string& name, const std::optional<std::string>& of) -> LessonValue {
    if (name == "page")
        return std::string("front");
    if (name == "price")
        return of == "BBC" ? LessonValue(26.0) : LessonValue(core::Unknown());
    return name == "found" ? LessonValue(true) : LessonValue(core::Unknown());
};

std::string valueOf(const char* text)
{
    const auto parsed = Expression::parse(text);
    if (!std::holds_alternative<Expression>(parsed))
        return "cannot be read";
    return ui::filledIn("{{" + std::string(text) + "}}", kFacts, QStringLiteral("USD")).toStdString();
}

QByteArray lessonWith(const char* step)
{
    return QByteArray(R"({"panelwise_lesson": 1, "id": "x", "title": "X", "steps": [)") + step + "]}";
}

LessonProblem::Kind firstProblem(const QByteArray& json)
{
    const core::LessonParse parse = core::parseLesson(json.toStdString(), lessonVocabulary());
    return parse.problems.empty() ? LessonProblem::Kind::Json : parse.problems.front().kind;
}

} // namespace

class LessonFormatTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void expressionsComeToWhatTheyWouldOnPaper()
    {
        QCOMPARE(valueOf("1 + 2 * 3"), std::string("7"));
        QCOMPARE(valueOf("(1 + 2) * 3 - -1"), std::string("10"));
        QCOMPARE(valueOf("7 / 2"), std::string("3.5"));
        QCOMPARE(valueOf("price('BBC') / 2 = 13"), std::string("yes"));
        QCOMPARE(valueOf("page = 'front' and found"), std::string("yes"));
        QCOMPARE(valueOf("not found or page != 'data'"), std::string("yes"));
        QCOMPARE(valueOf("1 / 0"), std::string("–"));                        // not infinite, but not known
        QCOMPARE(valueOf("price('none') < 3"), std::string("–"));            // neither true nor false
        QCOMPARE(valueOf("price('none') < 3 or found"), std::string("yes")); // whichever it is
        for (const char* broken : {"", "1 +", "page = front'", "(1", "price(BBC)", "1 2", "@"})
            QVERIFY2(std::holds_alternative<Expression::Mistake>(Expression::parse(broken)), broken);
        QVERIFY(std::holds_alternative<Expression::Mistake>(Expression::parse(std::string(5000, '('))));
    }

    void aBrokenLessonSaysWhereAndWhat()
    {
        using enum LessonProblem::Kind;
        QVERIFY(core::parseLesson(lessonWith(R"({"id": "a", "text": "t"})").toStdString()).lesson);
        QCOMPARE(firstProblem("{"), Json);
        QCOMPARE(firstProblem("{}"), NoLesson);
        QCOMPARE(firstProblem(R"({"panelwise_lesson": 2})"), Newer);
        QCOMPARE(firstProblem(lessonWith(R"({"id": "a"})")), KeyMissing);
        QCOMPARE(firstProblem(lessonWith(R"({"id": "a", "text": "t", "tekst": 1})")), KeyUnknown);
        QCOMPARE(firstProblem(lessonWith(R"({"id": "a", "text": 3})")), WrongType);
        QCOMPARE(firstProblem(lessonWith(R"({"id": "a", "text": "t", "page": "moon"})")), BadValue);
        QCOMPARE(firstProblem(lessonWith(R"({"id": "a", "text": "t", "until": "1 +"})")), BadExpression);
        QCOMPARE(firstProblem(lessonWith(R"({"id": "a", "text": "{{1 +}}"})")), BadExpression);
        QCOMPARE(firstProblem(lessonWith(R"({"id": "a", "text": "t", "next": "b"})")), StepUnknown);
        QCOMPARE(firstProblem(lessonWith(R"({"id": "a", "text": "t"}, {"id": "a", "text": "t"})")), StepTwice);
        QCOMPARE(firstProblem(lessonWith(R"({"id": "a", "text": "{{weather}}"})")), FactUnknown);
        QCOMPARE(firstProblem(lessonWith(R"({"id": "a", "text": "t", "target": "front.moon"})")), TargetUnknown);
        QCOMPARE(firstProblem(lessonWith(
                     R"({"id": "a", "text": "t", "question": {"kind": "choice", "options": [{"text": "x"}]}})")),
                 NoRightOption);
        const core::LessonParse parse =
            core::parseLesson(lessonWith(R"({"id": "a", "text": "t", "until": "page = "})").toStdString());
        QVERIFY(ui::lessonProblemsText(parse.problems).startsWith(QStringLiteral("/steps/0/until: ")));
    }

    // A lesson that is passed on must not look around on somebody's disk.
    void aProjectIsTakenOnlyFromBesideTheLesson()
    {
        for (const char* path : {"../own.panelwise", "/etc/passwd", "sub/own.panelwise", ".hidden"})
            QVERIFY2(!core::parseLesson(QByteArray(R"({"panelwise_lesson": 1, "id": "x", "title": "X", "setup": )"
                                                   R"({"project": ")")
                                            .append(path)
                                            .append(R"("}, "steps": [{"id": "a", "text": "t"}]})")
                                            .toStdString())
                          .lesson,
                     path);
    }

    void textsAreThoseOfTheLanguage()
    {
        core::LessonText text{.byLanguage = {{"en", "test"}, {"de", "Untersuchung"}}};
        QCOMPARE(text.in("de_AT"), std::string("Untersuchung"));
        QCOMPARE(text.in("fr_FR"), std::string("test"));
    }

    void writingAndReadingLeavesEveryLessonAsItIs()
    {
        std::vector<std::string> names = LessonController::builtinNames();
        names.push_back("tour");
        for (const std::string& name : names) {
            const core::LessonParse parse =
                core::parseLesson(core::resource(name + ".lesson.json"), lessonVocabulary());
            QVERIFY2(parse.lesson, qPrintable(ui::lessonProblemsText(parse.problems)));
            QVERIFY(core::parseLesson(core::writeLesson(*parse.lesson)).lesson == parse.lesson);
        }
    }

    // Neither images nor HTML of somebody else's lesson reach the window.
    void markdownReadsNoFileAndNoMarkup()
    {
        ui::MarkdownView view;
        view.setSafeMarkdown(QStringLiteral("<b>bold</b> ![](/etc/hostname) <img src='file:///etc/hostname'>"));
        QVERIFY(view.toPlainText().contains(QStringLiteral("<img")));
        QCOMPARE(view.document()->resource(2, QUrl(QStringLiteral("/etc/hostname"))).toByteArray(), QByteArray());
        // A panel's name may look like Markdown.
        const core::FactSource facts = [](const auto&, const auto&) { return LessonValue(std::string("![x](y) *z*")); };
        QCOMPARE(ui::filledIn("{{page}}", facts, {}), QStringLiteral("\\!\\[x\\](y) \\*z\\*"));
    }

    void theCardStandsBesideWhatItIsAbout()
    {
        const QRect window(0, 0, 1280, 800);
        for (const QRect& place : {QRect(0, 40, 180, 700), QRect(1000, 60, 260, 40), QRect(300, 300, 200, 100)}) {
            const auto card = ui::besidePlace(place, {348, 300}, window);
            QVERIFY(card && window.contains(*card) && !card->intersects(place));
        }
        QVERIFY(!ui::besidePlace({100, 40, 1100, 700}, {348, 300}, window)); // no room: the window makes some
    }

    void theHelpPageNamesEveryFactAndTarget()
    {
        const std::string_view page = core::resource("lesson.md");
        const QString text = QString::fromUtf8(page.data(), qsizetype(page.size()));
        const auto listed = [&](const QString& heading) {
            std::set<std::string> names;
            const qsizetype begin = text.indexOf(heading);
            static const QRegularExpression line("^- `([a-z0-9_.]+)`", QRegularExpression::MultilineOption);
            auto found = line.globalMatch(text.mid(begin, text.indexOf(QStringLiteral("\n## "), begin + 3) - begin));
            while (found.hasNext())
                names.insert(found.next().captured(1).toStdString());
            return names;
        };
        QVERIFY(listed(QStringLiteral("## Facts")) == LessonFacts::names());
        QVERIFY(listed(QStringLiteral("## Targets")) == targetNames());
        const qsizetype begin = text.indexOf(QStringLiteral("```json")) + 7;
        const QString example = text.mid(begin, text.indexOf(QStringLiteral("```"), begin) - begin);
        const core::LessonParse parse = core::parseLesson(example.toStdString(), lessonVocabulary());
        QVERIFY2(parse.lesson, qPrintable(ui::lessonProblemsText(parse.problems)));
    }

    // The numbers of lessons 2 and 5, from the joint distribution itself.
    void theKnownDiseaseIsAsTheLessonsSay()
    {
        const core::DiscreteJoint joint = core::knownOptimumJoint();
        enum { Symptoms, Strain, MarkerA, MarkerB };
        const auto probability = [&](std::map<std::size_t, std::size_t> seen) {
            std::array<double, 2> sum{};
            for (std::size_t cell = 0; cell < joint.cellCount(); ++cell) {
                bool fits = true;
                for (const auto& [variable, level] : seen)
                    fits = fits && joint.level(cell, variable) == level;
                for (std::size_t disease = 0; fits && disease < 2; ++disease)
                    sum[disease] += joint.probability[cell][disease];
            }
            return 100.0 * sum[1] / (sum[0] + sum[1]);
        };
        const auto near = [](double a, double b) { return std::abs(a - b) < 1.0; };
        QVERIFY(near(probability({}), 20));
        QVERIFY(near(probability({{Symptoms, 1}}), 36));
        QVERIFY(near(probability({{Symptoms, 1}, {Strain, 1}}), 36)); // typing alone tells nothing
        QVERIFY(near(probability({{Symptoms, 1}, {MarkerA, 1}}), 53));
        QVERIFY(near(probability({{Symptoms, 1}, {MarkerA, 0}}), 23));
        QVERIFY(near(probability({{Symptoms, 1}, {Strain, 1}, {MarkerA, 1}}), 93));
        QVERIFY(near(probability({{Symptoms, 1}, {Strain, 1}, {MarkerA, 0}}), 3.4));
        QVERIFY(near(probability({{Symptoms, 1}, {MarkerA, 1}, {MarkerB, 0}}), 38));
    }
};

PANELWISE_TEST(LessonFormatTest)

} // namespace lesson_format_test

#include "lesson_format_test.moc"
