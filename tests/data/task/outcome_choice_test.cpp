// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/task/outcome_choice.h"

#include "core/data/csv/csv_import.h"
#include "core/data/task/task_proposal.h"
#include "tests/test_program.h"

namespace outcome_choice_test {

using namespace core;

namespace {

TablePtr tableOf(const std::string& text)
{
    return importCsv(CsvSource::fromText(text, "ward.csv"), {}, {}, {}).table;
}

// 30 patients: 4 have died, 20 came back for a second visit, all were admitted; the creatinine of 3 is not recorded.
std::string wardWithDates()
{
    std::string text = "admission_date,second_visit_date,date_of_death,creatinine\n";
    for (int i = 0; i < 30; ++i) {
        const std::string day = std::to_string(10 + i % 18);
        text += "2024-01-" + day + ',';
        text += (i < 20 ? "2024-02-" + day : std::string()) + ',';
        text += (i < 4 ? "2024-03-" + day : std::string()) + ',';
        text += (i % 10 == 9 ? std::string() : "0." + std::to_string(60 + i)) + '\n';
    }
    return text;
}

TablePtr twoValues(const char* column, const char* first, int firsts, const char* second, int seconds)
{
    std::string text = std::string("age_years,") + column + "\n";
    for (int i = 0; i < firsts + seconds; ++i)
        text += std::to_string(30 + i) + "." + std::to_string(i % 10) + ',' + (i < firsts ? first : second) + '\n';
    return tableOf(text);
}

} // namespace

class OutcomeChoiceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void casesAreCountedAmongThoseWithAnOutcome()
    {
        const TablePtr table = tableOf(wardWithDates());
        const Column& death = *table->find("date_of_death");
        QCOMPARE(countOutcome(death, OutcomeRule::recorded()), (OutcomeCount{.cases = 4, .patients = 30}));
        // 0.60 to 0.89 but for the last of every ten; below 0.65 are the first five.
        const Column& creatinine = *table->find("creatinine");
        QCOMPARE(countOutcome(creatinine, OutcomeRule::compared(OutcomeRule::Kind::Below, 0.649)),
                 (OutcomeCount{.cases = 5, .patients = 27}));
    }

    // A date that everybody has says nothing; a date of death goes before any other.
    void datesThatOnlySomeHaveAreOffered()
    {
        QCOMPARE(datesSomeHave(*tableOf(wardWithDates())),
                 (std::vector<std::string>{"date_of_death", "second_visit_date"}));
        QVERIFY(datesSomeHave(*twoValues("died", "yes", 5, "no", 25)).empty());
    }

    void whatIsInDoubtIsSaid()
    {
        const auto doubt = [](const TablePtr& table) { return doubtAbout(proposeTask(*table).task, *table); };
        QCOMPARE(doubt(twoValues("died", "yes", 5, "no", 25)), OutcomeDoubt::None);
        QCOMPARE(doubt(twoValues("died", "yes", 25, "no", 5)), OutcomeDoubt::MostAreCases);
        QCOMPARE(doubt(twoValues("diagnosis", "M", 5, "B", 25)), OutcomeDoubt::UnknownValues);
        QCOMPARE(doubt(tableOf(wardWithDates())), OutcomeDoubt::None); // who has a date of death has died
        std::string measured = "age_years,creatinine\n";
        for (int i = 0; i < 30; ++i)
            measured += std::to_string(30 + i) + ".5,0." + std::to_string(60 + i) + '\n';
        QCOMPARE(doubt(tableOf(measured)), OutcomeDoubt::NoColumn);
        std::string text = "age_years,ckd,copd\n";
        for (int i = 0; i < 30; ++i)
            text += std::to_string(30 + i) + ".5," + (i % 5 == 0 ? "yes," : "no,") + (i % 7 == 0 ? "yes\n" : "no\n");
        QCOMPARE(doubt(tableOf(text)), OutcomeDoubt::SeveralColumns);
    }

    void aChoiceGoesIntoTheTask()
    {
        const TablePtr table = tableOf(wardWithDates());
        const Task before = proposeTask(*table).task;
        const OutcomeChoice choice{.column = "date_of_death", .rule = OutcomeRule::recorded(), .name = "death"};
        const Task after = withOutcomeChoice(before, *table, choice);
        QCOMPARE(outcomeOf(after), choice);
        QVERIFY(std::find(after.ignored.begin(), after.ignored.end(), "date_of_death") == after.ignored.end());
        QCOMPARE(withOutcomeChoice(before, *table, {.column = "of another sheet"}), before);
    }
};

PANELWISE_APPLESS_TEST(OutcomeChoiceTest)

} // namespace outcome_choice_test

#include "outcome_choice_test.moc"
