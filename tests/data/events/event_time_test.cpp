// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/events/event_time.h"
#include "tests/test_program.h"

namespace event_time_test {

using namespace core;

namespace {

// 2024-03-01 is day 19,783 since 1970: 54 years of 365 days, 13 leap days, then 31 + 29 days of 2024.
constexpr std::int64_t kFirstOfMarch = (54 * 365 + 13 + 31 + 29) * std::int64_t{86400};

std::int64_t read(const char* text, DateOrder order = DateOrder::Unknown, TimeUnit unit = TimeUnit::Unknown)
{
    const auto time = TimeReader(order, unit).read(text);
    return time ? time->seconds : -1;
}

} // namespace

class EventTimeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void momentsAreReadInTheFormsThatExtractsHave()
    {
        const std::int64_t half = kFirstOfMarch + 8 * 3600 + 30 * 60;
        for (const char* text :
             {"2024-03-01 08:30", "2024-03-01T08:30:00", "2024-03-01T08:30:00.123Z", "2024-03-01T09:30+01:00",
              "2024-03-01T03:30:00-0500", "2024/03/01 8:30", "202403010830", "20240301083000", "1.3.2024 8:30",
              "01.03.2024 08:30:00", "01-MAR-2024 08:30", "01MAR2024:08:30:00"})
            QCOMPARE(read(text), half);
        QCOMPARE(read("3/1/2024 8:30 PM", DateOrder::MonthFirst), half + 12 * 3600);
        QCOMPARE(read("1/3/2024 12:30 AM", DateOrder::DayFirst), half - 8 * 3600);
    }

    void aDateAloneIsMidnightAndSaysSo()
    {
        const auto date = TimeReader().read("2024-03-01");
        QVERIFY(date && date->dateOnly);
        QCOMPARE(date->seconds, kFirstOfMarch);
        QVERIFY(!TimeReader().read("2024-03-01 00:00")->dateOnly);
    }

    void elapsedTimesCountFromAZero()
    {
        QCOMPARE(read("26:15"), std::int64_t{26 * 3600 + 15 * 60});
        QCOMPARE(read("-01:30"), std::int64_t{-5400});
        QCOMPARE(read("1.5", DateOrder::Unknown, TimeUnit::Hour), std::int64_t{5400});
        QCOMPARE(read("-90", DateOrder::Unknown, TimeUnit::Minute), std::int64_t{-5400});
        QVERIFY(TimeReader().read("26:15")->elapsed);
    }

    void nothingIsGuessed()
    {
        for (const char* text : {"", "3/4/2024", "12", "1.5", "2024-02-30", "2024-13-01", "2024-03-01 25:00", "soon",
                                 "2024-03-01 8h", "31.4.2024", "2024-03-01T08:30:00 CET"})
            QVERIFY2(!TimeReader().read(text), text);
        TimeEvidence open;
        open.add("3/4/2024");
        QVERIFY(open.slashes && open.order() == DateOrder::Unknown);
        open.add("3/14/2024");
        QVERIFY(open.order() == DateOrder::MonthFirst);
        open.add("14/3/2024"); // both
        QVERIFY(open.order() == DateOrder::Unknown);
        TimeEvidence clear;
        clear.add("2024-03-04");
        clear.add("3.4.2024");
        QVERIFY(!clear.slashes && !clear.plainNumbers);
        TimeEvidence numbers;
        numbers.add("26.5");
        QVERIFY(numbers.plainNumbers && numbers.elapsed());
    }

    void leapDaysAreCounted()
    {
        QCOMPARE(daysSince1970(1970, 1, 1).value(), std::int64_t{0});
        QCOMPARE(daysSince1970(2000, 3, 1).value() - daysSince1970(2000, 2, 28).value(), std::int64_t{2});
        QVERIFY(!daysSince1970(1900, 2, 29));
    }
};

PANELWISE_APPLESS_TEST(EventTimeTest)

} // namespace event_time_test

#include "event_time_test.moc"
