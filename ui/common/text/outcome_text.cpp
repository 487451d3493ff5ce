// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/text/outcome_text.h"

#include "core/data/task/name_tokens.h"
#include "core/data/task/value_meanings.h"
#include "ui/common/text/number_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>

namespace ui {
namespace {

struct OutcomeText {
    Q_DECLARE_TR_FUNCTIONS(OutcomeText)
};

// Names of columns that say that something is an outcome, and not which.
constexpr std::array<std::string_view, 15> kEmptyNames{
    "label", "outcome", "target",    "y",        "class",        "status",   "event",      "case",
    "group", "result",  "diagnosis", "ergebnis", "zielvariable", "diagnose", "diagnostico"};

bool saysNothing(const std::string& column)
{
    const std::vector<std::string> tokens = core::nameTokens(column, true);
    return std::ranges::all_of(
        tokens, [](const std::string& token) { return std::ranges::find(kEmptyNames, token) != kEmptyNames.end(); });
}

// "yes", "1", "positive": words that mark a case of anything.
bool isBareAnswer(const std::string& value)
{
    constexpr std::array<std::string_view, 8> opposites{"0",      "no",     "false",   "negative",
                                                        "absent", "normal", "healthy", "nein"};
    const bool number =
        std::ranges::all_of(value, [](char c) { return (c >= '0' && c <= '9') || c == '.' || c == '-'; });
    return number || value.size() < 3 || std::ranges::any_of(opposites, [&](std::string_view other) {
               return core::meaningOfPair(value, other).has_value();
           });
}

QString withinSentence(QString name)
{
    name = name.simplified();
    // "Low ferritin" within a sentence; "AKI" and the nouns of other languages stay as they are.
    if (name.size() > 1 && name[1].isLower() && QLocale().language() == QLocale::English)
        name[0] = name[0].toLower();
    return name;
}

QString columnInWords(const std::string& column)
{
    QString words = QString::fromStdString(column);
    return withinSentence(words.replace(QLatin1Char('_'), QLatin1Char(' ')));
}

QString quoted(const std::string& value)
{
    return OutcomeText::tr("“%1”").arg(QString::fromStdString(value));
}

} // namespace

QString outcomeName(const core::Task& task)
{
    if (!task.outcomeName.empty())
        return withinSentence(QString::fromStdString(task.outcomeName));
    const core::OutcomeRule& rule = task.positive;
    const bool single = rule.values.size() == 1;
    const bool nothing = saysNothing(task.label);
    if (core::namesDeath(task.label) || (single && core::namesDeath(rule.values.front())) ||
        (nothing && core::namesDeath(task.name)))
        return OutcomeText::tr("death");
    if (rule.isCutOff())
        return columnInWords(task.label) + QLatin1Char(' ') + caseRuleText(rule);
    if (!nothing && (!single || isBareAnswer(rule.values.front())))
        return core::namesGoodEnd(task.label) ? OutcomeText::tr("not %1").arg(columnInWords(task.label))
                                              : columnInWords(task.label);
    if (single && !isBareAnswer(rule.values.front()))
        return withinSentence(QString::fromStdString(rule.values.front()));
    return task.name.empty() ? OutcomeText::tr("the outcome") : withinSentence(QString::fromStdString(task.name));
}

QString caseRuleText(const core::OutcomeRule& rule)
{
    using enum core::OutcomeRule::Kind;
    switch (rule.kind) {
    case Below:
        return OutcomeText::tr("below %1").arg(numberText(rule.limit));
    case AtMost:
        return OutcomeText::tr("at most %1").arg(numberText(rule.limit));
    case Above:
        return OutcomeText::tr("above %1").arg(numberText(rule.limit));
    case AtLeast:
        return OutcomeText::tr("at least %1").arg(numberText(rule.limit));
    case Recorded:
        return OutcomeText::tr("recorded");
    case Value:
    case AnyOf:
    case Undecided:
        break;
    }
    QStringList values;
    for (const std::string& value : rule.values)
        values << quoted(value);
    return values.join(OutcomeText::tr(" or "));
}

QString caseRuleText(const core::Task& task)
{
    return OutcomeText::tr("%1 is %2").arg(QString::fromStdString(task.label), caseRuleText(task.positive));
}

QString outcomeLine(const core::Task& task)
{
    return OutcomeText::tr("%1 (%2)").arg(outcomeName(task), caseRuleText(task));
}

OutcomeFacts outcomeFacts(const core::Task& task, std::size_t cases, std::size_t patients)
{
    return {
        .column = task.label, .rule = task.positive, .name = outcomeName(task), .cases = cases, .patients = patients};
}

QString outcomeText(const OutcomeFacts& facts)
{
    const double share =
        facts.patients == 0 ? 0.0 : static_cast<double>(facts.cases) / static_cast<double>(facts.patients);
    return OutcomeText::tr("%1 (%2 is %3): %4 of %5 patients (%6)")
        .arg(facts.name, QString::fromStdString(facts.column), caseRuleText(facts.rule), countText(facts.cases),
             countText(facts.patients), shareText(share));
}

QString diagnosisText(core::Disease said, const QString& outcome)
{
    return said == core::Disease::Present ? outcome : OutcomeText::tr("not %1").arg(outcome);
}

QString outcomeQuestion(core::OutcomeDoubt doubt, const core::Task& task, const core::OutcomeCount& count)
{
    const QString column = QString::fromStdString(task.label);
    switch (doubt) {
    case core::OutcomeDoubt::None:
        return {};
    case core::OutcomeDoubt::NoColumn:
        return OutcomeText::tr("No column looks like an outcome. Choose the one that says who is a case, now or after "
                               "the import.");
    case core::OutcomeDoubt::UnknownValues:
        return OutcomeText::tr("Which value of %1 marks the cases?").arg(column);
    case core::OutcomeDoubt::MostAreCases:
        return OutcomeText::tr("%1 usually marks the cases, but then %2 of %3 patients would be cases. Which value of "
                               "%4 marks them?")
            .arg(caseRuleText(task.positive), countText(count.cases), countText(count.patients), column);
    case core::OutcomeDoubt::SeveralColumns:
        return OutcomeText::tr("Other columns could be the outcome, too. Is it %1, and which of its values marks the "
                               "cases?")
            .arg(column);
    }
    Q_UNREACHABLE();
}

QString recordedChoiceText(const QString& column, const core::OutcomeCount& count)
{
    return OutcomeText::tr("%1 recorded: %2 of %3 patients")
        .arg(column, countText(count.cases), countText(count.patients));
}

} // namespace ui
