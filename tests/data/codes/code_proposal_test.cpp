// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/codes/code_reading.h"
#include "core/data/task/task_proposal.h"
#include "core/data/task/task_validation.h"
#include "tests/data/codes/code_fixture.h"
#include "tests/test_program.h"

namespace code_proposal_test {

using namespace core;
using code_fixture::cellsOf;
using code_fixture::tableOf;

namespace {

QString word(const CodeRule& rule)
{
    switch (rule.read) {
    case CodeRule::Read::Missing:
        return QStringLiteral("missing");
    case CodeRule::Read::Value:
        return QString::number(rule.value);
    case CodeRule::Read::Number:
        return QStringLiteral("number");
    case CodeRule::Read::Half:
        return QStringLiteral("half");
    }
    return {};
}

// "column text way", one per line.
QStringList proposedFor(const std::string& text)
{
    QStringList told;
    for (const CodeRule& rule : proposeCodes(*tableOf(text)))
        told << QString::fromStdString((rule.column.empty() ? "*" : rule.column) + " " + rule.text + " ") + word(rule);
    return told;
}

std::string columnOf(const char* name, const QStringList& cells)
{
    std::string text = std::string(name) + ",n\n";
    int row = 0;
    for (const QString& cell : cells)
        text += cell.toStdString() + "," + std::to_string(++row) + ".5\n";
    return text;
}

} // namespace

class CodeProposalTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void limitsAreReadAsTheirNumber()
    {
        QCOMPARE(proposedFor(columnOf("tnt", {"12", "<3", "15", ">1000", "<5", "9"})),
                 (QStringList{"tnt <{number} number", "tnt >{number} number"}));
    }

    // Most cells below detection: the column is one of numbers all the same.
    void aColumnMostlyBelowDetectionIsOneOfNumbers()
    {
        const TablePtr table = tableOf(columnOf("tnt", {"<3", "<3", "<3", "<3", "12", "<3", "15.5", "<3"}));
        QVERIFY(table->find("tnt")->kind == ColumnKind::Numeric);
        QCOMPARE(table->find("tnt")->coded.size(), std::size_t(6));
    }

    void groupsOfAgeStayACategory()
    {
        const TablePtr table = tableOf(columnOf("age", {"<30", "30-50", ">50", "<30", ">50", ">50", "30-50", "<30"}));
        QVERIFY(table->find("age")->kind == ColumnKind::Category);
        QVERIFY(proposeCodes(*table).empty());
        QVERIFY(tableOf(columnOf("age", {"<50", ">=50", "<50", ">=50"}))->find("age")->kind == ColumnKind::Binary);
    }

    void codesOfManyColumnsAreOneRule()
    {
        QCOMPARE(proposedFor("a,b\n1,n.b.\n2,3\nn.b.,4\n5,pending\n6,7\n"),
                 (QStringList{"* n.b. missing", "* pending missing"}));
        // Where it is a level somewhere else, the rule is for the column alone.
        QCOMPARE(proposedFor("a,b\n1,x\n2,y\npending,z\n5,pending\n6,x\n7,y\n8,z\n9,pending\n"),
                 QStringList{"a pending missing"});
    }

    void whatIsReadBothWaysIsAsked()
    {
        for (const char* code : {"ND", "neg", "trace", "nil", "high", "positive", "12mg", "5 mmol/L", "1,2,3", "~5"})
            QVERIFY2(proposedFor(columnOf("x", {"1", "2", QString("\"%1\"").arg(code), "4", "5"})).isEmpty(), code);
    }

    void aUnitInEveryCellIsReadOver()
    {
        QStringList cells;
        for (int i = 0; i < 30; ++i)
            cells << QString("%1.%2 mg/dL").arg(4 + i % 3).arg(i % 10);
        const TablePtr table = tableOf(columnOf("urea", cells));
        QVERIFY(table->find("urea")->kind == ColumnKind::Numeric);
        QCOMPARE(proposedFor(columnOf("urea", cells)), QStringList{"urea {number} mg/dL number"});
        cells[7] = "0.9 mmol/L"; // another unit: nobody can say which
        QVERIFY(proposedFor(columnOf("urea", cells)).isEmpty());
    }

    void stripsAreOrdered()
    {
        QCOMPARE(proposedFor(columnOf("protein", {"neg", "+", "++", "trace", "neg", "+", "neg", "++"})),
                 (QStringList{"protein + 1", "protein ++ 2", "protein neg 0", "protein trace 0.5"}));
        // Two grades are yes and no; a word that is no grade makes it an ordinary category.
        QVERIFY(proposedFor(columnOf("protein", {"neg", "+", "neg", "+"})).isEmpty());
        QVERIFY(proposedFor(columnOf("protein", {"neg", "+", "++", "purple", "neg", "+", "++", "purple"})).isEmpty());
    }

    void levelsThatSayNothingAreNotRecorded()
    {
        QCOMPARE(proposedFor(columnOf("smoker", {"yes", "no", "unknown", "no", "yes", "no"})),
                 QStringList{"smoker unknown missing"});
        QVERIFY(proposedFor(columnOf("smoker", {"unknown", "yes", "unknown", "yes"})).isEmpty());
    }

    void proposedRolesGoByWhatIsRead()
    {
        std::string text = "ill,sodium,protein\n";
        for (int i = 0; i < 200; ++i) {
            text += i % 17 == 16 ? "unknown," : i % 3 == 0 ? "yes," : "no,";
            text += (i % 10 == 0 ? "<100" : std::to_string(130 + i % 15)) + ",";
            text += i % 4 == 0 ? "neg\n" : i % 4 == 1 ? "+\n" : i % 4 == 2 ? "++\n" : "trace\n";
        }
        const TablePtr table = tableOf(text);
        const Task task = proposeTask(*table).task;
        QCOMPARE(task.label, "ill");
        QVERIFY(validateTask(task, *readAsTask(table, task)).empty());
        QVERIFY(readAsTask(table, task)->find("protein")->kind == ColumnKind::Numeric);
    }

    void aCodeNobodyDecidedIsOneProblem()
    {
        std::string text = "ill,sodium\n";
        for (int i = 0; i < 300; ++i)
            text +=
                std::string(i % 4 == 0 ? "yes," : "no,") + (i % 3 == 1 ? "ND\n" : std::to_string(130 + i % 15) + "\n");
        const TablePtr table = tableOf(text);
        const Task task = proposeTask(*table).task;
        const ProblemList problems = validateTask(task, *readAsTask(table, task));
        QCOMPARE(problems.total(), std::size_t(1));
        const Error& problem = problems.first().front();
        QVERIFY(problem.code == ErrorCode::CodeUndecided);
        QCOMPARE(problem.subject, "sodium");
        QCOMPARE(problem.detail, "ND");
        QCOMPARE(problem.found.value(), std::uint64_t(100));
        QCOMPARE(problem.row.value(), std::uint64_t(2));
        // Decided, or not used, it keeps nobody from learning.
        Task decided = task;
        decided.missing = {"nd"};
        QVERIFY(validateTask(decided, *readAsTask(table, decided)).empty());
    }
};

PANELWISE_APPLESS_TEST(CodeProposalTest)

} // namespace code_proposal_test

#include "code_proposal_test.moc"
