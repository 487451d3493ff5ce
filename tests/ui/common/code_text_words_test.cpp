// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"
#include "ui/common/text/code_text.h"
#include "ui/common/text/error_text.h"

namespace code_text_words_test {

using core::CodeGroup;
using core::CodeRule;

namespace {

CodeGroup group(std::string column, std::vector<std::string> examples, std::size_t cells,
                std::optional<CodeRule> rule = {})
{
    CodeGroup made{.column = std::move(column), .key = core::codeKey(examples.front()), .examples = examples};
    made.kinds = examples.size();
    made.cells = cells;
    made.rule = std::move(rule);
    return made;
}

CodeRule reading(CodeRule::Read read, double value = 0.0, std::string column = "tnt")
{
    return {.column = std::move(column), .text = "<{number}", .read = read, .value = value};
}

} // namespace

class CodeTextWordsTest : public QObject {
    Q_OBJECT

    const QLocale m_us{QLocale::English, QLocale::UnitedStates};

private Q_SLOTS:
    void everyWayOfReadingHasItsSentence()
    {
        using Read = CodeRule::Read;
        const auto told = [&](CodeRule rule) {
            return ui::codeGroupText(group("tnt", {"<3"}, 412, std::move(rule)), m_us);
        };
        QCOMPARE(told(reading(Read::Missing)), QString::fromUtf8("tnt: 412 cells with “<3” count as not recorded"));
        QCOMPARE(told(reading(Read::Value, 2.0)), QString::fromUtf8("tnt: 412 cells with “<3” are read as 2"));
        QCOMPARE(told(reading(Read::Number)), QString::fromUtf8("tnt: 412 cells with “<3” are read as 3"));
        QCOMPARE(told(reading(Read::Half)), QString::fromUtf8("tnt: 412 cells with “<3” are read as 1.5"));
        QCOMPARE(ui::codeGroupText(group("tnt", {"ND"}, 7), m_us),
                 QString::fromUtf8("tnt: 7 cells with “ND”; nobody has said what that means"));
        QCOMPARE(ui::codeGroupText(group("tnt", {"<3", "<5"}, 9, reading(Read::Half)), m_us),
                 QString::fromUtf8("tnt: 9 cells with “<3”, “<5” are read as half of the number in it"));
    }

    void aRuleForAllColumnsIsToldOnce()
    {
        const CodeRule everywhere{.text = "n.b."};
        const std::vector<CodeGroup> groups{group("iron", {"n.b."}, 20, everywhere), group("tnt", {"ND"}, 7),
                                            group("tsh", {"n.b."}, 30, everywhere)};
        QCOMPARE(ui::codeLines(groups, m_us),
                 (QStringList{QString::fromUtf8("“n.b.” stands in 50 cells of 2 columns and is read as: not recorded"),
                              QString::fromUtf8("tnt: 7 cells with “ND”; nobody has said what that means")}));
    }

    void aTaskTellsItsRulesWithoutATable()
    {
        core::Task task;
        task.missing = {"n.b.", "-999"};
        task.codes = {reading(CodeRule::Read::Half), {.text = "trace", .read = CodeRule::Read::Value, .value = 0.5}};
        QCOMPARE(ui::codeRuleLines(task, m_us),
                 (QStringList{QString::fromUtf8("Not recorded in every column: “n.b.”, “-999”"),
                              QString::fromUtf8("tnt: “<…” is read as: half of the number in it"),
                              QString::fromUtf8("All columns: “trace” is read as: 0.5")}));
    }

    void aCodeNobodyDecidedSaysWhatWhereAndWhatToDo()
    {
        QCOMPARE(ui::errorText(
                     {.code = core::ErrorCode::CodeUndecided, .subject = "tnt", .detail = "ND", .row = 2, .found = 50}),
                 QString::fromUtf8("Column “tnt”: 50 cells hold “ND”, first in row 2. Say what that means: not "
                                   "recorded, or a value."));
    }
};

PANELWISE_GUILESS_TEST(CodeTextWordsTest)

} // namespace code_text_words_test

#include "code_text_words_test.moc"
