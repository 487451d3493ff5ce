// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"
#include "ui/figures/figure_view.h"
#include "ui/patient/duel_window.h"

#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>

namespace duel_test {

using namespace ui;
using core::Disease;

namespace {

DuelCase played(std::size_t player, Disease truth, Disease said, double bill, double reward)
{
    DuelCase made;
    made.player = player;
    made.truth = truth;
    made.mine = {.said = said, .bill = core::Cost(bill), .reward = {.diagnosis = reward, .burden = 0.0}};
    made.policy = {.said = truth, .bill = core::Cost(10), .reward = {.diagnosis = 1.0, .burden = -0.1}};
    return made;
}

// Red finds its case for $100 and reassures rightly for nothing, Blue misses one for $50, alarms for $20, finds one for
// $30.
std::vector<DuelCase> fiveCases()
{
    return {played(0, Disease::Present, Disease::Present, 100, 5.0),
            played(1, Disease::Present, Disease::Absent, 50, 0.0), played(0, Disease::Absent, Disease::Absent, 0, 1.0),
            played(1, Disease::Absent, Disease::Present, 20, 0.0),
            played(1, Disease::Present, Disease::Present, 30, 5.0)};
}

} // namespace

class DuelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanupTestCase() { QLocale::setDefault(QLocale::c()); }

    void aLearningCurveIsTheMeanScoreSoFar()
    {
        const auto curves = learningCurves(fiveCases(), {"Red", "Blue"});
        QCOMPARE(curves.size(), std::size_t(3));
        QCOMPARE(curves[0].reward, (std::vector{5.0, 3.0}));            // 5, then (5 + 1) / 2
        QCOMPARE(curves[1].reward, (std::vector{0.0, 0.0, 5.0 / 3.0})); // a miss, an alarm, a find
        QCOMPARE(curves[2].cases, (std::vector<std::size_t>{1, 2, 3, 4, 5}));
        QVERIFY(std::abs(curves[2].reward.back() - 0.9) < 1e-9);
        QVERIFY(curves[2].policy);
    }

    // Five cases, three of them ill: two were found, for $200 in all; the policy found all three for $10 each.
    void theClassHasAPlaceAmongThePolicies()
    {
        const auto places = placesOf(fiveCases(), {"Red", "Blue"});
        QCOMPARE(places.size(), std::size_t(4));
        QCOMPARE(places[0].cost, 40.0);
        QVERIFY(std::abs(places[0].found - 200.0 / 3.0) < 1e-9);
        QCOMPARE(places[1], (PlacedPolicy{.name = "Red", .cost = 50.0, .found = 100.0}));
        QCOMPARE(places[2].found, 50.0);
        QCOMPARE(places[3].cost, 10.0);
        QCOMPARE(places[3].found, 100.0);
    }

    void fourCasesSayNothing()
    {
        std::vector<DuelCase> four = fiveCases();
        four.pop_back();
        QVERIFY(placesOf(four, {}).empty());
        QVERIFY(!classPlaceFigure(four, {}, {}, QStringLiteral("USD")));
        QVERIFY(learningFigure(four, {}));
        QVERIFY(!learningFigure({}, {}));
    }

    void theWindowShowsBothAndSaysThePlace()
    {
        DuelWindow window;
        window.setCases(fiveCases(), {}, {{.name = "P1-1", .cost = 20.0, .found = 60.0}}, QStringLiteral("USD"));
        int figures = 0;
        for (const FigureView* view : window.findChildren<FigureView*>())
            figures += view->figure() ? 1 : 0;
        QCOMPARE(figures, 2);
        bool said = false;
        for (const QLabel* label : window.findChildren<QLabel*>())
            said = said || label->text().startsWith(QStringLiteral("You: 67 found, $40"));
        QVERIFY(said);
        QVERIFY(!window.grab().isNull());
    }

    void teamsHaveNamesOfTheirOwn()
    {
        TeamsDialog dialog({"Red"});
        QCOMPARE(dialog.names(), QStringList{"Red"});
        dialog.findChild<QPlainTextEdit*>()->setPlainText("Red\n\n Blue  team \nRed\nc\nd\ne\nf");
        QCOMPARE(dialog.names(), (QStringList{"Red", "Blue team", "c", "d", "e"}));
    }
};

PANELWISE_TEST(DuelTest)

} // namespace duel_test

#include "duel_test.moc"
