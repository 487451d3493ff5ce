// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_words.h"

#include "ui/common/text/error_text.h"
#include "ui/common/text/number_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace ui {
namespace {

constexpr std::size_t kTold = 5;

class LessonWords {
    Q_DECLARE_TR_FUNCTIONS(ui::LessonWords)

public:
    static QString typeName(const std::string& type)
    {
        if (type == "text")
            return tr("a text");
        if (type == "number")
            return tr("a number");
        if (type == "list")
            return tr("a list");
        return type == "truth" ? tr("true or false") : tr("an object");
    }

    static QString sentence(const core::LessonProblem& problem)
    {
        using enum core::LessonProblem::Kind;
        const QString detail = QString::fromStdString(problem.detail);
        switch (problem.kind) {
        case Json:
            return problem.json ? errorText(*problem.json) : tr("This is not valid JSON.");
        case NoLesson:
            return tr("This is JSON, but not a lesson: “panelwise_lesson” is missing. Write \"panelwise_lesson\": 1.");
        case Newer:
            return tr("This lesson was made for a later version of PanelWise. Open it with that one.");
        case KeyMissing:
            return tr("This entry is missing. Add it.");
        case KeyUnknown:
            return tr("There is no entry “%1”. Correct its name, or remove it.").arg(detail);
        case WrongType:
            return tr("This should be %1.").arg(typeName(problem.detail));
        case BadValue:
            return tr("“%1” cannot be used here. The page “lesson” of the help says what can.").arg(detail);
        case BadExpression:
            return tr("This cannot be read from “%1” on.").arg(detail);
        case StepUnknown:
            return tr("No step is called “%1”. Correct the name, or add the step.").arg(detail);
        case StepTwice:
            return tr("Two steps are called “%1”. Rename one of them.").arg(detail);
        case FactUnknown:
            return tr("The program knows no fact “%1”. The page “lesson” of the help lists them.").arg(detail);
        case TargetUnknown:
            return tr("Nothing in the window is called “%1”. The page “lesson” of the help lists what is.").arg(detail);
        case NoRightOption:
            return tr("Exactly one option has to be right. Write \"right\": true beside it.");
        case TooLarge:
            return tr("This is more than a lesson can hold. Make two lessons of it.");
        }
        Q_UNREACHABLE();
    }
};

QString valueText(const core::LessonValue& value, const std::string& format, const QString& currency)
{
    if (const auto* text = std::get_if<std::string>(&value))
        return QString::fromStdString(*text);
    if (const auto* truth = std::get_if<bool>(&value))
        return *truth ? LessonWords::tr("yes") : LessonWords::tr("no");
    const auto* number = std::get_if<double>(&value);
    if (!number)
        return QStringLiteral("–");
    if (format == "money")
        return money(core::Cost(*number), currency, QLocale(), MoneyStyle::Exact);
    if (format == "percent")
        return shareText(*number);
    if (!format.empty())
        return QLocale().toString(*number, 'f', format.front() - '0');
    return numberText(*number);
}

// Names in facts come from files: nothing in them is to look like Markdown.
QString withoutMarkup(const QString& text)
{
    QString plain;
    for (const QChar c : text) {
        if (QStringLiteral("\\`*_[]<>#|~!").contains(c))
            plain += QLatin1Char('\\');
        plain += c;
    }
    return plain;
}

} // namespace

QString lessonProblemText(const core::LessonProblem& problem)
{
    const QString sentence = LessonWords::sentence(problem);
    if (problem.path.empty() || problem.kind == core::LessonProblem::Kind::Json)
        return sentence;
    return LessonWords::tr("%1: %2").arg(QString::fromStdString(problem.path), sentence);
}

QString lessonProblemsText(const std::vector<core::LessonProblem>& problems)
{
    QStringList sentences;
    for (std::size_t i = 0; i < std::min(problems.size(), kTold); ++i)
        sentences << lessonProblemText(problems[i]);
    if (problems.size() > kTold)
        sentences << LessonWords::tr("And more of the same kind: %1.").arg(countText(problems.size() - kTold));
    return sentences.join(QLatin1Char('\n'));
}

QString filledIn(const std::string& text, const core::FactSource& facts, const QString& currency)
{
    const auto pieces = core::piecesOf(text);
    if (!std::holds_alternative<std::vector<core::TextPiece>>(pieces))
        return QString::fromStdString(text);
    QString filled;
    for (const core::TextPiece& piece : std::get<std::vector<core::TextPiece>>(pieces))
        filled += piece.expression.empty()
                      ? QString::fromStdString(piece.words)
                      : withoutMarkup(valueText(piece.expression.value(facts), piece.format, currency));
    return filled;
}

QString filledIn(const core::LessonText& text, const core::FactSource& facts, const QString& currency)
{
    return filledIn(text.in(QLocale().name().toStdString()), facts, currency);
}

} // namespace ui
