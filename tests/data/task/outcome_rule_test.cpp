// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/task/outcome_rule.h"

#include "core/data/cohort/cohort.h"
#include "core/data/task/task_validation.h"
#include "core/data/task/value_meanings.h"
#include "tests/test_program.h"

#include <limits>

namespace outcome_rule_test {

using namespace core;

namespace {

constexpr float kMissing = std::numeric_limits<float>::quiet_NaN();

Column column(ColumnKind kind, std::vector<float> values, std::vector<std::string> levels = {})
{
    return {.name = "x", .kind = kind, .values = std::move(values), .levels = std::move(levels)};
}

// "1", "0" and "." for case, none and not recorded.
std::string read(const Column& column, const OutcomeRule& rule)
{
    const OutcomeReader reader(column, rule);
    std::string outcomes;
    for (std::size_t row = 0; row < column.values.size(); ++row) {
        const std::optional<Disease> one = reader.of(row);
        outcomes += !one ? '.' : *one == Disease::Present ? '1' : '0';
    }
    return outcomes;
}

} // namespace

class OutcomeRuleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rulesReadCells()
    {
        using enum OutcomeRule::Kind;
        const Column stage = column(ColumnKind::Category, {0, 1, 2, kMissing}, {"I", "II", "III"});
        QCOMPARE(read(stage, OutcomeRule::anyOf({"II", "III"})), std::string("011."));
        QCOMPARE(read(stage, OutcomeRule::recorded()), std::string("1110"));
        const Column ferritin = column(ColumnKind::Numeric, {14.9F, 15.0F, 15.1F, kMissing});
        QCOMPARE(read(ferritin, OutcomeRule::compared(Below, 15)), std::string("100."));
        QCOMPARE(read(ferritin, OutcomeRule::compared(AtMost, 15)), std::string("110."));
        QCOMPARE(read(ferritin, OutcomeRule::compared(Above, 15)), std::string("001."));
        QCOMPARE(read(ferritin, OutcomeRule::compared(AtLeast, 15)), std::string("011."));
        const Column grade = column(ColumnKind::Binary, {0, 1, kMissing}, {"2", "4"});
        QCOMPARE(read(grade, OutcomeRule::compared(Above, 3)), std::string("01."));
        QCOMPARE(read(grade, OutcomeRule::value("2")), std::string("10."));
    }

    void limitsNeedNumbers()
    {
        const Column words = column(ColumnKind::Binary, {0, 1}, {"low", "high"});
        QVERIFY(!OutcomeReader(words, OutcomeRule::compared(OutcomeRule::Kind::Below, 1)).readable());
        QCOMPARE(*OutcomeReader(words, OutcomeRule::anyOf({"high", "higher"})).unknownValue(), std::string("higher"));
    }

    void commandLinesNameALimit_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("column");
        QTest::addColumn<QString>("rule");
        const auto row = [](const char* text, const char* column, const char* rule) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(column) << QString::fromUtf8(rule);
        };
        row("ferritin<15", "ferritin", "<15");
        row("ferritin <= 15.5", "ferritin", "<=15.5");
        row("eGFR≥60", "eGFR", ">=60");
        row("lactate > 2", "lactate", ">2");
        row("base excess<-5", "base excess", "<-5");
        row("ferritin", "", "");
        row("ferritin<low", "", "");
        row("<15", "", "");
    }

    void commandLinesNameALimit()
    {
        QFETCH(QString, text);
        QFETCH(QString, column);
        QFETCH(QString, rule);
        const auto found = comparisonIn(text.toStdString());
        QCOMPARE(found.has_value(), !column.isEmpty());
        if (!found)
            return;
        QCOMPARE(QString::fromStdString(found->first), column);
        QCOMPARE(QString::fromStdString(ruleText(found->second)), rule);
    }

    void pairsThatSayNothingStayUnknown()
    {
        for (const auto& [a, b] : {std::pair("f", "m"), std::pair("left", "right"), std::pair("1", "2"),
                                   std::pair("A", "B"), std::pair("high", "low"), std::pair("yes", "YES")})
            QVERIFY2(!meaningOfPair(a, b), a);
        QVERIFY(meaningOfPair("Nein", "Ja")->pair == ValuePair::Plain);
        QVERIFY(!meaningOfPair("Nein", "Ja")->firstIsAffirmative);
        QVERIFY(namesGoodEnd("survived_30d"));
        QVERIFY(!namesGoodEnd("hospital"));
        QVERIFY(namesDeath("in_hospital_death"));
        QVERIFY(namesDeath("InHospitalMortality"));
    }

    void anOutcomeWithManyValuesNeedsThemNamed()
    {
        Column stage = column(ColumnKind::Category, {}, {"I", "II", "III"});
        for (std::size_t i = 0; i < 300; ++i)
            stage.values.push_back(static_cast<float>(i % 3));
        Task task;
        task.label = "x";
        task.panels = {{.name = "p", .cost = Cost(1), .columns = {"y"}}};
        Column test{.name = "y", .kind = ColumnKind::Numeric, .values = std::vector<float>(300, 1.0F), .levels = {}};
        test.values[0] = 2.0F;
        const auto shared = std::make_shared<const Table>("t", std::vector<Column>{std::move(stage), std::move(test)});
        const Table& table = *shared;
        task.positive = OutcomeRule::value("III");
        QVERIFY(validateTask(task, table).first().front().code == ErrorCode::LabelNotBinary);
        task.positive = OutcomeRule::anyOf({"II", "III"});
        QVERIFY(validateTask(task, table).empty());
        QCOMPARE((*makeCohort(shared, task))->positiveCount(), std::size_t(200));
        task.positive = OutcomeRule::anyOf({"I", "II", "III"});
        QVERIFY(validateTask(task, table).first().front().code == ErrorCode::OutcomeOneSided);
        task.positive = OutcomeRule::compared(OutcomeRule::Kind::Below, 3);
        QVERIFY(validateTask(task, table).first().front().code == ErrorCode::OutcomeNotNumeric);
    }
};

PANELWISE_APPLESS_TEST(OutcomeRuleTest)

} // namespace outcome_rule_test

#include "outcome_rule_test.moc"
