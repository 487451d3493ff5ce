// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/codes/code_reading.h"
#include "core/data/task/task.h"
#include "tests/data/codes/code_fixture.h"
#include "tests/test_program.h"

#include <array>
#include <cmath>

namespace read_codes_test {

using namespace core;
using code_fixture::cellsOf;
using code_fixture::tableOf;
using Read = CodeRule::Read;

namespace {

// Two coded columns, a category, a binary column and a column of whole numbers with -999.
TablePtr laboratory()
{
    return tableOf("troponin,iron,smoker,sex,score\n"
                   "12.5,80,yes,1,4\n"
                   "<3,hemolyzed,no,2,-999\n"
                   "<5,75,unknown,9,3\n"
                   "40,n.b.,yes,1,12\n"
                   "<3,>500,no,2,-999\n"
                   "18,61,no,2,7\n");
}

TablePtr read(const TablePtr& table, std::vector<CodeRule> rules, std::vector<std::string> missing = {})
{
    return readCodes(table, rules, missing);
}

} // namespace

class ReadCodesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void withoutRulesTheTableIsTheSame()
    {
        const TablePtr table = laboratory();
        QCOMPARE(read(table, {}), table);
        QCOMPARE(read(table, {{.column = "absent", .text = "<3"}}), table);
        QCOMPARE(read(table, {{.text = "nowhere"}}, {"-12345"}), table);
    }

    void eachWayOfReadingDoesWhatItSays()
    {
        const TablePtr table = laboratory();
        QCOMPARE(cellsOf(table, "troponin"), "12.5 | <3 | <5 | 40 | <3 | 18");
        const auto one = [&](CodeRule rule) { return cellsOf(read(table, {std::move(rule)}), "troponin"); };
        QCOMPARE(one({.column = "troponin", .text = "<3", .read = Read::Missing}), "12.5 |  | <5 | 40 |  | 18");
        QCOMPARE(one({.column = "troponin", .text = "<3", .read = Read::Value, .value = 2.0}),
                 "12.5 | 2 | <5 | 40 | 2 | 18");
        QCOMPARE(one({.column = "troponin", .text = "<{number}", .read = Read::Number}), "12.5 | 3 | 5 | 40 | 3 | 18");
        QCOMPARE(one({.column = "troponin", .text = "<{number}", .read = Read::Half}),
                 "12.5 | 1.5 | 2.5 | 40 | 1.5 | 18");
    }

    void theNarrowerRuleGoesFirst()
    {
        const TablePtr table = laboratory();
        const TablePtr edited = read(table, {{.text = "<{number}", .read = Read::Missing},
                                             {.column = "troponin", .text = "<{number}", .read = Read::Half},
                                             {.column = "troponin", .text = "<5", .read = Read::Number}});
        QCOMPARE(cellsOf(edited, "troponin"), "12.5 | 1.5 | 5 | 40 | 1.5 | 18");
        QCOMPARE(cellsOf(read(table, {{.text = "<3", .read = Read::Number}}, {"<3"}), "troponin"),
                 "12.5 |  | <5 | 40 |  | 18");
    }

    void otherColumnsStayBitForBit()
    {
        const TablePtr table = laboratory();
        const TablePtr edited = read(table, {{.column = "iron", .text = "HEMOLYZED"}});
        QCOMPARE(cellsOf(edited, "iron"), "80 |  | 75 | n.b. | >500 | 61");
        for (const char* name : {"troponin", "smoker", "sex", "score"}) {
            const Table before("", {Column(*table->find(name))});
            const Table after("", {Column(*edited->find(name))});
            QVERIFY(before.fingerprint() == after.fingerprint());
        }
    }

    void numbersCanMeanNotRecordedToo()
    {
        const TablePtr table = laboratory();
        QCOMPARE(cellsOf(read(table, {}, {"-999"}), "score"), "4 |  | 3 | 12 |  | 7");
        QCOMPARE(cellsOf(read(table, {}, {"-999.0"}), "score"), "4 |  | 3 | 12 |  | 7");
        QCOMPARE(cellsOf(read(table, {{.column = "score", .text = "-999"}}), "score"), "4 |  | 3 | 12 |  | 7");
        // Two whole numbers are left: two levels, as in a table that never had the third.
        const TablePtr edited = read(table, {}, {"9"});
        QVERIFY(edited->find("sex")->kind == ColumnKind::Binary);
        QCOMPARE(cellsOf(edited, "sex"), "1 | 2 |  | 1 | 2 | 2");
    }

    void aLevelThatSaysNothingGoes()
    {
        const TablePtr edited = read(laboratory(), {{.column = "smoker", .text = "unknown"}});
        QVERIFY(edited->find("smoker")->kind == ColumnKind::Binary);
        QCOMPARE(edited->find("smoker")->levels, (std::vector<std::string>{"no", "yes"}));
        QCOMPARE(cellsOf(edited, "smoker"), "yes | no |  | yes | no | no");
    }

    void textsBecomeNumbersInTheirOrder()
    {
        const TablePtr table = tableOf(
            "protein,x\nneg,1\n+,2\n++,3\ntrace,4\nneg,5\n+++,6\n++,7\nneg,8\n+,9\nplenty,10\nneg,11\n+,12\n+,13\n");
        QVERIFY(table->find("protein")->kind == ColumnKind::Category);
        std::vector<CodeRule> rules;
        for (const auto& [text, value] : {std::pair{"neg", 0.0}, {"trace", 0.5}, {"+", 1.0}, {"++", 2.0}, {"+++", 3.0}})
            rules.push_back({.column = "protein", .text = text, .read = Read::Value, .value = value});
        const TablePtr edited = read(table, rules);
        QVERIFY(edited->find("protein")->kind == ColumnKind::Numeric);
        // What nobody decided is still asked about.
        QCOMPARE(cellsOf(edited, "protein"), "0 | 1 | 2 | 0.5 | 0 | 3 | 2 | 0 | 1 | plenty | 0 | 1 | 1");
        QCOMPARE(edited->find("protein")->codes, std::vector<std::string>{"plenty"});
    }

    void aColumnOfNumbersIsOneOnceItsTextIsExplained()
    {
        // More texts than numbers: read as texts, until the text is said to mean nothing.
        const TablePtr table = tableOf("a,b\nlater,1\nlater,2\n3.5,3\nlater,4\n4.5,5\n");
        QVERIFY(table->find("a")->kind == ColumnKind::Category);
        const TablePtr edited = read(table, {}, {"later"});
        QVERIFY(edited->find("a")->kind == ColumnKind::Numeric);
        QCOMPARE(cellsOf(edited, "a"), " |  | 3.5 |  | 4.5");
    }

    void groupsCountTheCellsOfAKindOnce()
    {
        const TablePtr table = laboratory();
        const std::vector<CodeRule> rules{{.column = "troponin", .text = "<{number}", .read = Read::Half}};
        const std::vector<std::string> missing{"-999"};
        const std::vector<CodeGroup> groups = codeGroups(*table, CodeRules(rules, missing));
        QStringList told;
        for (const CodeGroup& group : groups)
            told << QString("%1 %2 %3 %4 %5")
                        .arg(QString::fromStdString(group.column), QString::fromStdString(group.key))
                        .arg(group.cells)
                        .arg(group.firstRow)
                        .arg(group.rule ? "decided" : "open");
        QCOMPARE(told, (QStringList{"troponin <{number} 3 1 decided", "iron hemolyzed 1 1 open", "iron n.b. 1 3 open",
                                    "iron >{number} 1 4 open", "score -999 2 1 decided"}));
        QCOMPARE(groups[0].examples, (std::vector<std::string>{"<3", "<5"}));
    }

    void codesAreReadBeforeTheEdits()
    {
        Task task;
        task.codes = {{.column = "troponin", .text = "<{number}", .read = Read::Number}};
        task.edits = {{.kind = DataEdit::Kind::Multiply, .column = "troponin", .factor = 10.0}};
        QCOMPARE(cellsOf(readAsTask(laboratory(), task), "troponin"), "125 | 30 | 50 | 400 | 30 | 180");
    }
};

PANELWISE_APPLESS_TEST(ReadCodesTest)

} // namespace read_codes_test

#include "read_codes_test.moc"
