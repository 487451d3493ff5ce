// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/text/code_text.h"

#include "ui/common/text/number_text.h"

#include <QCoreApplication>

#include <map>

namespace ui {
namespace {

struct CodeText {
    Q_DECLARE_TR_FUNCTIONS(CodeText)
};

QString plainText(const std::string& text)
{
    return QString::fromStdString(text);
}

// What one text becomes, where all cells of the group have it.
QString numberOf(const core::CodeRule& rule, const core::CodeGroup& group, const QLocale& locale)
{
    const std::optional<float> value = core::valueOf(rule, group.examples.front());
    return value ? numberText(static_cast<double>(*value), locale) : CodeText::tr("not recorded");
}

} // namespace

QString codeExamplesText(const core::CodeGroup& group)
{
    QStringList quoted;
    for (const std::string& example : group.examples)
        quoted << CodeText::tr("“%1”").arg(plainText(example));
    const QString shown = quoted.join(CodeText::tr(", "));
    const std::size_t more = group.kinds - std::min(group.kinds, group.examples.size());
    return more == 0 ? shown : CodeText::tr("%1 and %Ln more", nullptr, pluralCount(more)).arg(shown);
}

QString codeRuleText(const core::CodeRule& rule, const core::CodeGroup& group, const QLocale& locale)
{
    switch (rule.read) {
    case core::CodeRule::Read::Missing:
        return CodeText::tr("not recorded");
    case core::CodeRule::Read::Value:
        return numberText(rule.value, locale);
    case core::CodeRule::Read::Number:
        return group.kinds == 1 ? numberOf(rule, group, locale) : CodeText::tr("the number in it");
    case core::CodeRule::Read::Half:
        return group.kinds == 1 ? numberOf(rule, group, locale) : CodeText::tr("half of the number in it");
    }
    return {};
}

QString codeGroupText(const core::CodeGroup& group, const QLocale& locale)
{
    const int cells = pluralCount(group.cells);
    const QString column = plainText(group.column);
    const QString texts = codeExamplesText(group);
    if (!group.rule)
        return CodeText::tr("%1: %Ln cells with %2; nobody has said what that means", nullptr, cells)
            .arg(column, texts);
    if (group.rule->read == core::CodeRule::Read::Missing)
        return CodeText::tr("%1: %Ln cells with %2 count as not recorded", nullptr, cells).arg(column, texts);
    return CodeText::tr("%1: %Ln cells with %2 are read as %3", nullptr, cells)
        .arg(column, texts, codeRuleText(*group.rule, group, locale));
}

QStringList codeLines(const std::vector<core::CodeGroup>& groups, const QLocale& locale)
{
    struct Sum {
        std::size_t cells = 0;
        std::size_t columns = 0;
    };
    std::map<std::string, Sum> everywhere;
    for (const core::CodeGroup& group : groups)
        if (group.rule && group.rule->column.empty()) {
            Sum& sum = everywhere[group.rule->text];
            sum.cells += group.cells;
            ++sum.columns;
        }
    QStringList lines;
    for (const core::CodeGroup& group : groups) {
        const auto found =
            group.rule && group.rule->column.empty() ? everywhere.find(group.rule->text) : everywhere.end();
        if (found == everywhere.end()) {
            lines << codeGroupText(group, locale);
            continue;
        }
        if (found->second.columns == 0) // told already
            continue;
        if (found->second.columns == 1) {
            lines << codeGroupText(group, locale);
        } else {
            const QString cells = CodeText::tr("“%1” stands in %Ln cells", nullptr, pluralCount(found->second.cells))
                                      .arg(plainText(found->first));
            lines << CodeText::tr("%1 of %2 columns and is read as: %3")
                         .arg(cells, countText(found->second.columns, locale),
                              codeRuleText(*group.rule, group, locale));
        }
        found->second.columns = 0;
    }
    return lines;
}

QStringList codeRuleLines(const core::Task& task, const QLocale& locale)
{
    QStringList lines;
    const auto quoted = [](const std::string& text) {
        return CodeText::tr("“%1”").arg(
            plainText(text).replace(plainText(std::string(core::kAnyNumber)), QStringLiteral("…")));
    };
    QStringList missing;
    for (const std::string& text : task.missing)
        missing << quoted(text);
    if (!missing.isEmpty())
        lines << CodeText::tr("Not recorded in every column: %1").arg(missing.join(CodeText::tr(", ")));
    const core::CodeGroup several{.examples = {{}}, .kinds = 2}; // so that limits are told as such
    for (const core::CodeRule& rule : task.codes) {
        const QString where = rule.column.empty() ? CodeText::tr("All columns") : plainText(rule.column);
        lines
            << CodeText::tr("%1: %2 is read as: %3").arg(where, quoted(rule.text), codeRuleText(rule, several, locale));
    }
    return lines;
}

} // namespace ui
