// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/task/date_column.h"
#include "tests/data/cohort_fixture.h"
#include "tests/test_program.h"

namespace date_column_test {

using namespace core;

namespace {

// One text in each row.
DateColumn read(const std::vector<std::string>& texts)
{
    std::vector<float> rows;
    for (std::size_t i = 0; i < texts.size(); ++i)
        rows.push_back(static_cast<float>(i));
    return datesOf(fixture::leveled("admitted", ColumnKind::Text, texts, rows));
}

} // namespace

class DateColumnTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // 2024 is a leap year: from 28 February to 1 March are two days, a year before one.
    void datesAreDaysApart()
    {
        const DateColumn iso = read({"2024-02-28", "2024-03-01", "2023-02-28", "2023-03-01", "2024-02-28 12:00"});
        QVERIFY(!iso.unreadable);
        QCOMPARE(iso.values[1] - iso.values[0], 2.0);
        QCOMPARE(iso.values[3] - iso.values[2], 1.0);
        QCOMPARE(iso.values[0] - iso.values[2], 365.0);
        QCOMPARE(iso.values[4] - iso.values[0], 0.5);
    }

    void theOrderOfDayAndMonthIsThatOfTheColumn()
    {
        // With points the day comes first; with slashes a number above 12 tells.
        const DateColumn points = read({"7.3.2019", "8.3.2019"}), days = read({"07/03/2019", "13/03/2019"}),
                         months = read({"03/07/2019", "03/13/2019"});
        for (const DateColumn& column : {points, days, months})
            QVERIFY(!column.unreadable);
        QCOMPARE(points.values[1] - points.values[0], 1.0);
        QCOMPARE(days.values[1] - days.values[0], 6.0);
        QCOMPARE(months.values[1] - months.values[0], 6.0);
        QCOMPARE(points.values[0], days.values[0]); // 7 March 2019, all three
        QCOMPARE(points.values[0], months.values[0]);
        QCOMPARE(read({"7.3.19", "1.1.71"}).values[0], points.values[0]);
    }

    void whatCouldBeTwoDatesIsNotGuessed()
    {
        const DateColumn either = read({"03/07/2019", "04/08/2019"});
        QCOMPARE(either.unreadable, std::optional<std::size_t>(0));
        QVERIFY(std::isnan(either.values[0]));
    }

    void whatIsNoDateIsNamedByItsRow()
    {
        for (const char* text : {"unknown", "2019-13-01", "2019-02-30", "2019-00-10", "20190307", "3 March 2019"}) {
            const DateColumn column = read({"2019-01-05", text});
            QCOMPARE(column.unreadable, std::optional<std::size_t>(1));
            QVERIFY(std::isnan(column.values[1]) && !std::isnan(column.values[0]));
        }
    }

    void numbersAreTakenAsTheyAre()
    {
        const DateColumn years = datesOf(fixture::numeric("year", {2019.0f, 2021.0f, fixture::kNone}));
        QCOMPARE(years.values[1] - years.values[0], 2.0);
        QVERIFY(std::isnan(years.values[2]) && !years.unreadable);
    }
};

PANELWISE_APPLESS_TEST(DateColumnTest)

} // namespace date_column_test

#include "date_column_test.moc"
