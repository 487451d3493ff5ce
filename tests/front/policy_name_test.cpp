// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/front/policy_name.h"

#include "core/explain/story/policy_names.h"
#include "core/front/repricing.h"
#include "tests/front/front_fixture.h"
#include "tests/test_program.h"

namespace policy_name_test {

using namespace core;

namespace {

// F1 = 2·TP/(TP + FP + 20) of 100 patients, 20 of them ill, who all get the first panel or none.
OperatingPoint ordering(bool everybody, std::size_t truePositive)
{
    OperatingPoint point = fixture::point(
        everybody ? 10.0 : 0.0,
        {.truePositive = truePositive, .trueNegative = 80, .falsePositive = 0, .falseNegative = 20 - truePositive});
    point.validation.panelUse = {everybody ? 1.0 : 0.0};
    point.validation.orders = {
        {.sequence = everybody ? std::vector{PanelId(0)} : std::vector<PanelId>(), .patients = 100}};
    return point;
}

TestCatalog pricesWith(double cost)
{
    return TestCatalog({{.name = "BBC", .cost = Cost(cost), .features = {}}}, {});
}

// Two points on the front, one of them with a name; a run with one and a run without.
struct Named {
    std::vector<FrontRecord> fronts = std::vector<FrontRecord>(1);
    std::vector<RunRecord> runs = std::vector<RunRecord>(2);
    Named()
    {
        fronts[0].id = {1};
        fronts[0].points = {ordering(true, 15), ordering(false, 8)};
        fronts[0].names[0] = "Clinic A";
        runs[0].id = {4};
        runs[1].id = {5};
        runs[1].name = "Ward";
    }
    NamedPolicies all() const { return {.fronts = fronts, .runs = runs}; }
};

} // namespace

class PolicyNameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Found in the order: $10 with 15 found, $10 with 12 (dominated), nothing with 8, nothing with 5 (dominated).
    void aNameIsThePlaceAlongTheFrontAsItWasFound()
    {
        FrontRecord record;
        record.id = {3};
        record.points = {ordering(true, 15), ordering(true, 12), ordering(false, 8), ordering(false, 5)};
        const auto names = [](const FrontRecord& front) {
            std::vector<std::string> all;
            for (std::size_t policy = 0; policy < front.points.size(); ++policy)
                all.push_back(frontPolicyName(front, policy));
            return all;
        };
        QCOMPARE(names(record), (std::vector<std::string>{"P3-2", "P3-d1", "P3-1", "P3-d2"}));
        QCOMPARE(automaticName(std::nullopt, record.points, FrontMetric::F1, 0), std::string("P-2"));
        QCOMPARE(automaticName(RunId{7}), std::string("T-7"));
    }

    void aPolicyIsFoundByEitherName()
    {
        const Named project;
        const PolicyRef first = FrontPolicyRef{.front = {1}, .policy = 0};
        for (const char* name : {"Clinic A", "clinic a", "  Clinic  A ", "P1-2", "p1-2", "F1-2"}) // F1-2: before 0.2
            QVERIFY2(policyNamed(name, project.all()) == first, name);
        QVERIFY(policyNamed("P1-1", project.all()) == PolicyRef(FrontPolicyRef{.front = {1}, .policy = 1}));
        QVERIFY(policyNamed("T-4", project.all()) == PolicyRef(RunId{4}));
        QVERIFY(policyNamed("Ward", project.all()) == PolicyRef(RunId{5}));
        for (const char* name : {"", "P1-3", "P2-1", "T-6", "Clinic", "2"})
            QVERIFY2(!policyNamed(name, project.all()), name);
        QCOMPARE(nameOf(first, project.all()), std::string("Clinic A"));
        QCOMPARE(automaticNameOf(first, project.all()), std::string("P1-2"));
        QCOMPARE(nameOf(RunId{4}, project.all()), std::string("T-4"));
        QVERIFY(nameOf(RunId{9}, project.all()).empty());
    }

    void whatANameCannotBe_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("fault"); // −1: none
        QTest::addColumn<QString>("kept");
        const auto row = [](const char* what, const QString& typed, int fault, const QString& kept) {
            QTest::newRow(what) << typed << fault << kept;
        };
        row("as typed", "Clinic B", -1, "Clinic B");
        row("blanks", "  Clinic   B ", -1, "Clinic B");
        row("40 letters of two bytes", QString(40, QChar(0xE4)), -1, QString(40, QChar(0xE4)));
        row("41 letters", QString(41, 'x'), int(NameFault::TooLong), QString(41, 'x'));
        row("placeholders and markup", "<b>%1</b> & =1+1", -1, "<b>%1</b> & =1+1");
        row("line break", "A\nB", int(NameFault::Unprintable), "A\nB");
        row("turned direction", QString("A") + QChar(0x202E), int(NameFault::Unprintable),
            QString("A") + QChar(0x202E));
        row("no width", QString("A") + QChar(0x200B), int(NameFault::Unprintable), QString("A") + QChar(0x200B));
        row("a number", "12", int(NameFault::Reserved), "12");
        row("an option", "-x", int(NameFault::Reserved), "-x");
        row("of another one", "P1-2", int(NameFault::Reserved), "P1-2");
        row("of nobody", "T-99", int(NameFault::Reserved), "T-99");
        row("as it was written before", "F7-d3", int(NameFault::Reserved), "F7-d3");
        row("its own", "P1-1", -1, "");
        row("its own, as it was written before", "f1-1", -1, "");
        row("none", " ", -1, "");
        row("of a policy", "CLINIC A", int(NameFault::Taken), "CLINIC A");
        row("of a run", "ward", int(NameFault::Taken), "ward");
    }
    void whatANameCannotBe()
    {
        QFETCH(QString, typed);
        QFETCH(int, fault);
        QFETCH(QString, kept);
        const Renaming wish = renaming(FrontPolicyRef{.front = {1}, .policy = 1}, typed.toStdString(), Named().all());
        QCOMPARE(wish.fault ? int(*wish.fault) : -1, fault);
        QCOMPARE(QString::fromStdString(wish.name), kept);
        QCOMPARE(QString::fromStdString(wish.holder), fault != int(NameFault::Taken) ? QString()
                                                      : typed == "ward"              ? QString("T-5")
                                                                                     : QString("P1-2"));
    }

    void brokenLettersAreNoName()
    {
        for (const char* broken : {"\xC3", "\xC0\xAF", "\xED\xA0\x80", "A\xFF", "\xF5\x80\x80\x80"})
            QVERIFY(nameFault(broken) == NameFault::Unprintable);
    }

    void aNameMayBeKeptWithOtherCapitals()
    {
        const Renaming wish = renaming(FrontPolicyRef{.front = {1}, .policy = 0}, "CLINIC a", Named().all());
        QVERIFY(!wish.fault);
        QCOMPARE(wish.name, std::string("CLINIC a"));
    }

    void aFrontIsShownAtThePricesInForce()
    {
        FrontRecord record;
        record.points = {ordering(true, 15), ordering(false, 8)};
        record.start.panels = pricesWith(10.0);
        QCOMPARE(*atPrices(record, pricesWith(25.0)).points[0].validation.meanCost.value, 25.0);
        QCOMPARE(*atPrices(record, pricesWith(10.0)).points[0].validation.meanCost.value, 10.0);
        record.points[0].validation.orders.clear(); // not counted: nobody can tell
        QCOMPARE(*atPrices(record, pricesWith(25.0)).points[0].validation.meanCost.value, 10.0);
    }
};

PANELWISE_APPLESS_TEST(PolicyNameTest)

} // namespace policy_name_test

#include "policy_name_test.moc"
