// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/task/currency.h"
#include "core/data/task/price_list.h"
#include "tests/test_program.h"

#include <QFile>
#include <QTemporaryDir>

namespace price_list_test {

using namespace core;

namespace {

Task taskOf(std::initializer_list<const char*> panels)
{
    Task task;
    for (const char* panel : panels)
        task.panels.push_back({.name = panel, .cost = Cost(1), .columns = {"x"}});
    task.priceSource = "Example prices of the order of the US Medicare fee schedule.";
    task.priceYear = 1999;
    return task;
}

} // namespace

class PriceListTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // A list that heads its columns may say how long a panel takes and how much blood; what is left empty is not said.
    void aListMaySayTimesAndVolumes()
    {
        for (const char* text : {"panel;price;minutes;mL\nCBC;36;45;3\n\"Iron; TIBC\";$40.50;90;\nUrine;5;;0\n",
                                 "Panel\tPrice\tMinutes\tmillilitres\nCBC\t36\t45\t3\nIron; TIBC\t40,50\t90\t\nUrine\t5"
                                 "\t\t0\n"}) {
            const PriceLines lines = parsePrices(text);
            QCOMPARE(lines.prices.size(), std::size_t{3});
            QCOMPARE(lines.unread, 0);
            QCOMPARE(lines.prices[1].first, std::string("Iron; TIBC"));
            QCOMPARE(lines.prices[1].second.amount, 40.5);
            QVERIFY(lines.times[0].second == (PanelTimes{.minutes = Minutes(45.0), .millilitres = Millilitres(3.0)}));
            QVERIFY(lines.times[1].second == (PanelTimes{.minutes = Minutes(90.0), .millilitres = {}}));
            QVERIFY(lines.times[2].second == (PanelTimes{.minutes = {}, .millilitres = Millilitres(0.0)}));
        }
        QVERIFY(parsePrices("CBC;36\nUrine;5\n").times.empty());
        Task task;
        task.panels = {{.name = "cbc", .cost = Cost(1.0), .minutes = Minutes(10.0), .columns = {"hb"}},
                       {.name = "Urine", .cost = Cost(1.0), .minutes = Minutes(20.0), .columns = {"ph"}}};
        PriceLines lines = parsePrices("panel;price;minutes;ml\nCBC;36;45;3\nUrine;5;;0\n");
        const Task told =
            withPriceList(task, PriceList{.name = "Ours", .prices = lines.prices, .times = lines.times}).task;
        QVERIFY(told.panels[0].minutes == Minutes(45.0) && told.panels[0].millilitres == Millilitres(3.0));
        QVERIFY(told.panels[1].minutes == Minutes(20.0) && told.panels[1].millilitres == Millilitres(0.0));
        QCOMPARE(told.panels[0].cost.amount, 36.0);
    }

    // Figures of the Clinical Laboratory Fee Schedule, second quarter of 2025.
    void theFeesOfMedicareAreBuiltIn()
    {
        const PriceList* list = builtInPriceList("us-medicare-2025");
        QVERIFY(list != nullptr);
        QCOMPARE(list->prices.size(), std::size_t(60));
        QCOMPARE(list->currency, "USD");
        QCOMPARE(list->year.value(), 2025);
        QVERIFY(list->source.find("Clinical Laboratory Fee Schedule 2025") != std::string::npos);
        const PricingOutcome outcome =
            withPriceList(taskOf({"BMP", "cbc", "Ferritin", "Hemoglobin A1c", "Magic"}), *list);
        QCOMPARE(outcome.task.panels[0].cost.amount, 8.46);
        QCOMPARE(outcome.task.panels[1].cost.amount, 6.47);
        QCOMPARE(outcome.task.panels[2].cost.amount, 13.63);
        QCOMPARE(outcome.task.panels[3].cost.amount, 9.71);
        QCOMPARE(outcome.task.panels[4].cost.amount, 1.0);
        QCOMPARE(outcome.unpriced, std::vector<std::string>{"Magic"});
        QCOMPARE(outcome.task.priceYear.value(), 2025);
        QCOMPARE(outcome.task.priceSource, list->source);
    }

    void ownPricesHaveNoForeignSource()
    {
        const PricingOutcome outcome =
            withPriceList(taskOf({"CBC"}), PriceList{.prices = parsePrices("CBC;12,50").prices});
        QCOMPARE(outcome.task.panels[0].cost.amount, 12.5);
        QVERIFY(outcome.task.priceSource.empty());
        QVERIFY(!outcome.task.priceYear);
        QCOMPARE(outcome.task.currency, "USD"); // the list names none
    }

    // A panel's own name goes before another that means the same.
    // On another computer the settings with the user's own lists are missing; the task still says which one it was.
    void theNameOfTheListStaysWithTheTask()
    {
        Task task;
        task.label = "ill";
        task.panels = {{.name = "BBC", .cost = Cost(26)}, {.name = "CMP", .cost = Cost(48)}};
        const PriceList own{
            .name = "Ward prices", .source = "charge master", .year = 2024, .prices = {{"BBC", Cost(9)}}};
        const Task priced = withPriceList(task, own).task;
        QCOMPARE(priced.priceList, std::string("Ward prices"));
        const TaskParse read = parseTask(writeTask(priced));
        QVERIFY(read.reading);
        QCOMPARE(read.reading->task.priceList, std::string("Ward prices"));
        QCOMPARE(read.reading->task.priceSource, std::string("charge master"));
        QCOMPARE(read.reading->task.priceYear, std::optional(2024));
        QVERIFY(read.reading->unknownKeys.empty());
        QCOMPARE(withPrice(priced, 0, Cost(9)).priceList, std::string("Ward prices")); // the same price
        QCOMPARE(withPrice(priced, 0, Cost(10)).priceList, std::string());             // the list says otherwise
    }

    void thePanelsOwnNameGoesFirst()
    {
        const PriceList list{.prices = {{"CBC", Cost(5)}, {"Complete blood count", Cost(7)}}};
        QCOMPARE(withPriceList(taskOf({"CBC"}), list).task.panels[0].cost.amount, 5.0);
        QVERIFY(withPriceList(taskOf({"CBC"}), list).unmatched.empty());
    }

    void onlyClearPricesAreRead()
    {
        const PriceLines read =
            parsePrices("panel,price\nA,1\nB;2.5\nC\t3,25 EUR\nD,1,234\n\"E, F\",7,\"a source\"\nG,-4\nH\n");
        QCOMPARE(read.prices.size(), std::size_t(5));
        QCOMPARE(read.prices[2].second.amount, 3.25);
        QCOMPARE(read.prices[3].first, "D,1"); // the comma before the price
        QCOMPARE(read.prices[4].first, "E, F");
        QCOMPARE(read.prices[4].second.amount, 7.0);
        QCOMPARE(read.unread, 2);
        QVERIFY(parsePrices("").prices.empty());
    }

    void aListIsReadFromAFile()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath("Hospital 2026.csv"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("CBC,12\nBMP,9\n") > 0);
        file.close();
        const Result<PriceList> list = readPriceList(file.fileName().toStdString());
        QVERIFY(list.ok());
        QCOMPARE(list->name, "Hospital 2026");
        QCOMPARE(list->prices.size(), std::size_t(2));
        QVERIFY(readPriceList("/nowhere/x.csv").error().code == ErrorCode::FileNotFound);
    }

    void currenciesAreThoseOfIso4217()
    {
        for (const char* code : {"USD", "EUR", "JPY", "CHF", "INR", "ZAR", "BRL", "NGN", "XOF", "ZMW", "AED"})
            QVERIFY2(isIsoCurrency(code), code);
        for (const char* code : {"", "usd", "DEM", "XXX", "EURO"})
            QVERIFY2(!isIsoCurrency(code), code);
        QVERIFY(isoCurrencies().size() > 150);
        QCOMPARE(currencyDigits("JPY"), 0);
        QCOMPARE(currencyDigits("KWD"), 3);
        QCOMPARE(currencyDigits("EUR"), 2);
    }
};

PANELWISE_APPLESS_TEST(PriceListTest)

} // namespace price_list_test

#include "price_list_test.moc"
