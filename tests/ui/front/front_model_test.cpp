// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"
#include "tests/ui/figures/front_fixture.h"
#include "ui/figures/charts/point_counts.h"
#include "ui/front/front_model.h"

#include <QAbstractItemModelTester>

namespace front_model_test {

using namespace ui;
using Kind = FrontDot::Kind;

namespace {

QString cell(const FrontModel& model, int row, int column)
{
    return model.index(row, column).data().toString();
}

std::vector<std::size_t> policiesOf(const FrontScene& scene)
{
    std::vector<std::size_t> policies;
    for (const FrontDot& dot : scene.dots)
        if (dot.isPolicy())
            policies.push_back(dot.policy);
    return policies;
}

} // namespace

class FrontModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    // Found in the order $40, $0, $22 (dominated), $20.
    void theFrontComesFirstByRisingCostThenTheOthers()
    {
        const FrontScene scene = frontScene(fixtures::finishedFront(1), FrontSide::Validation, std::nullopt);
        QCOMPARE(scene.onFront, std::size_t(3));
        QCOMPARE(policiesOf(scene), (std::vector<std::size_t>{1, 3, 0, 2}));
        QCOMPARE(scene.dots[2].number, 3);
        QVERIFY(scene.dots[3].kind == Kind::Dominated);
        QVERIFY(scene.dots[4].kind == Kind::NoPanels && scene.dots[5].kind == Kind::AllPanels);
    }

    void validationDecidesWhoIsOnTheFrontAlsoWhereTestIsShown()
    {
        core::FrontRecord record = fixtures::finishedFront(1);
        record.points[2].test = fixtures::evaluation(0.0, 100, 0); // perfect on test, by chance
        const FrontScene scene = frontScene(record, FrontSide::Test, std::nullopt);
        QVERIFY(scene.dots[3].kind == Kind::Dominated && scene.dots[3].policy == 2);
        QCOMPARE(scene.dots[3].value, std::optional(1.0));
        QCOMPARE(scene.band.size(), std::size_t(2));
        QVERIFY(frontScene(record, FrontSide::Validation, std::nullopt).band.empty()); // it is about test patients
    }

    // Whoever finds more of the ill is better: 70 before 60 of 100, whatever they cost.
    void otherSystemsStandBesideTheFrontBestFirstAndFixedSetsByCost()
    {
        FrontRivals rivals;
        rivals.systems = {{QStringLiteral("LR"), fixtures::evaluation(50.0, 10, 0), fixtures::evaluation(30.0, 60, 0)},
                          {QStringLiteral("RF"), fixtures::evaluation(50.0, 10, 0), fixtures::evaluation(10.0, 70, 0)}};
        rivals.fixedSets.resize(3);
        rivals.fixedSets[0].test = fixtures::evaluation(26.0, 50, 0);
        rivals.fixedSets[1].test = fixtures::evaluation(5.0, 20, 0);
        rivals.fixedSets[0].onFront = rivals.fixedSets[1].onFront = true;
        const core::FrontRecord record = fixtures::finishedFront(1);
        const FrontScene scene = frontScene(record, FrontSide::Test, std::nullopt, {}, &rivals);
        QCOMPARE(scene.rivals.size(), std::size_t(2));
        QCOMPARE(scene.rivals[0].name, QStringLiteral("RF"));
        QCOMPARE(scene.rivals[0].cost, 10.0);
        QVERIFY(scene.rivals[0].value > scene.rivals[1].value);
        QCOMPARE(scene.fixedSets.size(), std::size_t(2)); // the third is not on their front
        QCOMPARE(scene.fixedSets[0].cost, 5.0);
        QCOMPARE(scene.fixedSets[1].cost, 26.0);
        QCOMPARE(frontScene(record, FrontSide::Validation, std::nullopt, {}, &rivals).rivals[0].cost, 50.0);
        QVERIFY(frontScene(record, FrontSide::Expected, std::nullopt, {}, &rivals).rivals.empty());
        FrontLook without;
        without.show.baselines = false;
        QVERIFY(frontScene(record, FrontSide::Test, std::nullopt, without, &rivals).rivals.empty());
    }

    void theUsersNameStandsInThePlaceOfTheProgramsWhateverPricesAreTried()
    {
        core::FrontRecord record = fixtures::finishedFront(1);
        record.names = {{3, "50 %1 <b>"}, {2, "left out"}};
        FrontScene scene = frontScene(record, FrontSide::Test, std::nullopt);
        QCOMPARE(scene.dots[0].name, QStringLiteral("P1-1"));
        QCOMPARE(scene.dots[1].name, QStringLiteral("50 %1 <b>"));
        QCOMPARE(dotName(scene.dots[1]), QStringLiteral("Policy 50 %1 <b>"));
        QCOMPARE(dotName(scene.dots[3]), QStringLiteral("Dominated policy left out"));
        FrontModel model;
        model.setFront(record, scene, std::nullopt, QStringLiteral("USD"));
        QCOMPARE(cell(model, 1, FrontModel::Name), QStringLiteral("50 %1 <b>"));
        record.names.clear(); // only names change
        model.setFront(record, frontScene(record, FrontSide::Test, std::nullopt), std::nullopt, QStringLiteral("USD"));
        QCOMPARE(cell(model, 1, FrontModel::Name), QStringLiteral("P1-2"));
    }

    // On all patients the folds answer the second and the third budget alike: one row, unless it is asked for.
    void policiesWithOneFigureOnAllPatientsAreOneRow()
    {
        core::FrontRecord record = fixtures::finishedFront(1);
        for (core::OperatingPoint& point : record.points)
            point.pooled = fixtures::evaluation(20.0, 50, 10);
        record.points[1].pooled = fixtures::evaluation(0.0, 30, 10);
        const FrontScene scene = frontScene(record, FrontSide::Everybody, std::nullopt);
        FrontModel model;
        const QAbstractItemModelTester tester(&model);
        model.setFront(record, scene, std::nullopt, QStringLiteral("USD"));
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.hiddenOnFront(), std::size_t(1));
        QCOMPARE(cell(model, 1, FrontModel::Name), QStringLiteral("P1-2"));
        core::FrontRecord named = record;
        named.names[0] = "Ward"; // the third; whoever gives a name wants to see it
        model.setFront(named, frontScene(named, FrontSide::Everybody, std::nullopt), std::nullopt,
                       QStringLiteral("USD"));
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(cell(model, 2, FrontModel::Name), QStringLiteral("Ward"));
        model.setFront(record, scene, std::nullopt, QStringLiteral("USD"));
        model.setMarks({.chosen = 2, .bestWithin = {}, .pinned = {}});
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(cell(model, 2, FrontModel::CostStep), QStringLiteral("the same"));
        model.setMarks({});
        model.setAll(true);
        QVERIFY(model.rowCount() > 3);
        model.setAll(false);
        model.setFront(record, frontScene(record, FrontSide::Test, std::nullopt), std::nullopt, QStringLiteral("USD"));
        QCOMPARE(model.rowCount(), 3); // by test patients they differ
    }

    // By time policy 3 (60 min, 0.55) is worse than policy 0 (50 min, 0.6), and slower.
    void aFrontThatSavesTimeIsChosenAndCountedInMinutes()
    {
        const core::FrontRecord record = fixtures::timedFront(1, core::CostAim::time());
        const FrontScene scene = frontScene(record, FrontSide::Test, std::nullopt);
        QCOMPARE(scene.onFront, std::size_t(2));
        QCOMPARE(policiesOf(scene), (std::vector<std::size_t>{1, 0, 3, 2}));
        QCOMPARE(scene.dots[1].cost, 60.0);
        QCOMPARE(scene.dots[1].costRange->low, 58.0);
        QVERIFY(!scene.band.empty());
        QVERIFY(!scene.dots[4].value && !scene.dots[5].value); // nobody said how long all panels take
    }

    void onTheOtherAxisTheSamePoliciesStandElsewhere()
    {
        const core::FrontRecord record = fixtures::timedFront(1, core::CostAim::money());
        QCOMPARE(axesOf(record), (std::vector{core::CostAim::money(), core::CostAim::time()}));
        QCOMPARE(axesOf(fixtures::finishedFront(1)).size(), std::size_t(1));
        FrontLook look;
        look.axis = core::CostAim::time();
        const core::OptimumLines best{.prevalence = 0.1, .f1 = {{.cost = 0.0, .value = 0.7}}, .am = {}};
        const FrontScene scene = frontScene(record, FrontSide::Test, best, look);
        QCOMPARE(policiesOf(scene), (std::vector<std::size_t>{1, 3, 0, 2})); // by money still
        QCOMPARE(scene.dots[1].cost, 70.0);
        QCOMPARE(scene.dots[2].cost, 60.0);
        QVERIFY(scene.band.empty() && scene.optimum.empty()); // both are of money
        look.axis = core::CostAim::money();
        QVERIFY(!frontScene(record, FrontSide::Test, best, look).optimum.empty());
    }

    // $30 an hour: 50 minutes are $25.
    void moneyAndTimeAreCountedTogether()
    {
        const core::FrontRecord record = fixtures::timedFront(1, core::CostAim::moneyAndTime(30.0));
        const FrontScene scene = frontScene(record, FrontSide::Validation, std::nullopt);
        QCOMPARE(axesOf(record).size(), std::size_t(3));
        QCOMPARE(scene.dots[static_cast<std::size_t>(*scene.find({.policy = 0}))].cost, 65.0);
    }

    void theTableHasWhatIsNotOnTheAxis()
    {
        const core::FrontRecord record = fixtures::timedFront(1, core::CostAim::money());
        FrontModel model;
        model.setFront(record, frontScene(record, FrontSide::Validation, std::nullopt), std::nullopt,
                       QStringLiteral("USD"));
        model.setAll(true);
        QVERIFY(!model.shows(FrontModel::Money) && model.shows(FrontModel::Time) && model.shows(FrontModel::Blood));
        QCOMPARE(cell(model, 1, FrontModel::Cost), QStringLiteral("$20.00"));
        QCOMPARE(cell(model, 1, FrontModel::Time), QStringLiteral("60 min"));
        QCOMPARE(cell(model, 1, FrontModel::Blood), QStringLiteral("10 mL"));
        QCOMPARE(cell(model, 4, FrontModel::Time), QStringLiteral("–"));
        FrontLook look;
        look.axis = core::CostAim::time();
        model.setFront(record, frontScene(record, FrontSide::Validation, std::nullopt, look), std::nullopt,
                       QStringLiteral("USD"));
        QVERIFY(model.shows(FrontModel::Money) && !model.shows(FrontModel::Time));
        QCOMPARE(cell(model, 2, FrontModel::Cost), QStringLiteral("50 min"));
        QCOMPARE(cell(model, 2, FrontModel::Money), QStringLiteral("$40.00"));
        QCOMPARE(cell(model, 2, FrontModel::CostStep), QStringLiteral("−10 min")); // 50 after 60
        // 60 minutes more for 1,000 patients find 15 more cases: 60,000 / 15.
        QCOMPARE(cell(model, 1, FrontModel::CostPerCase), QStringLiteral("4,000 min"));
        QCOMPARE(model.headerData(FrontModel::Cost, Qt::Horizontal, Qt::DisplayRole).toString(),
                 QStringLiteral("Time"));
        const core::FrontRecord untimed = fixtures::finishedFront(1);
        model.setFront(untimed, frontScene(untimed, FrontSide::Validation, std::nullopt), std::nullopt,
                       QStringLiteral("USD"));
        QVERIFY(!model.shows(FrontModel::Time) && !model.shows(FrontModel::Blood));
    }

    void withoutTestFiguresThereIsNoTestSide()
    {
        core::FrontRecord record = fixtures::finishedFront(1);
        QVERIFY(hasSide(record, FrontSide::Test, std::nullopt));
        for (core::OperatingPoint& point : record.points)
            point.test.reset();
        QVERIFY(!hasSide(record, FrontSide::Test, std::nullopt));
        QVERIFY(frontScene(record, FrontSide::Test, std::nullopt).onFront == 0);
    }

    // A tenth ill, of whom half are found, and 800 of 900 well are left alone: F1 = 2·0.05/(0.1 + 0.05 + 0.1) = 0.4.
    void whatIsExpectedIsShownWhereItIsKnown()
    {
        core::FrontRecord record = fixtures::finishedFront(1);
        record.points.resize(1);
        record.points[0].expected = core::ExactReturn{.truePositive = 0.05, .trueNegative = 0.8, .cost = 12.5};
        const core::OptimumLines best{.prevalence = 0.1, .f1 = {}, .am = {}};
        QVERIFY(hasSide(record, FrontSide::Expected, best));
        const FrontScene scene = frontScene(record, FrontSide::Expected, best);
        QCOMPARE(scene.dots.front().cost, 12.5);
        QVERIFY(std::abs(*scene.dots.front().value - 0.4) < 1e-12);
        const auto figures = figuresOf(record.points[0], FrontSide::Expected, best);
        QVERIFY(std::abs(*figures->sensitivity.value - 0.5) < 1e-12);
        QVERIFY(std::abs(*figures->specificity.value - 0.8 / 0.9) < 1e-12);
        QVERIFY(figures->shares == (PerThousand{.found = 50, .missed = 50, .falseAlarms = 100, .reassured = 800}));
    }

    // 1/3 of 1,000 each is 333.3: three get 333 and the one that is left goes to the first of them.
    void aThousandPatientsAddUp()
    {
        QVERIFY(perThousand({1.0, 1.0, 0.0, 1.0}) == (PerThousand{334, 333, 0, 333}));
        QVERIFY(perThousand({3.0, 4.0, 0.0, 3.0}) == (PerThousand{300, 400, 0, 300}));
        QVERIFY(!perThousand({0.0, 0.0, 0.0, 0.0}));
    }

    void theTableTellsEachStepAgainstTheRowAbove()
    {
        const core::FrontRecord record = fixtures::finishedFront(1);
        FrontModel model;
        const QAbstractItemModelTester tester(&model);
        model.setFront(record, frontScene(record, FrontSide::Test, std::nullopt), std::nullopt, QStringLiteral("USD"));
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(cell(model, 0, FrontModel::Name), QStringLiteral("P1-1"));
        QCOMPARE(cell(model, 0, FrontModel::CostStep), QString());
        QCOMPARE(cell(model, 1, FrontModel::Cost), QStringLiteral("$20.00"));
        QCOMPARE(cell(model, 1, FrontModel::Value), QStringLiteral("0.513"));
        QCOMPARE(cell(model, 1, FrontModel::Interval), QStringLiteral("0.30–0.70"));
        QCOMPARE(cell(model, 1, FrontModel::CostStep), QStringLiteral("+$20.00"));
        QCOMPARE(cell(model, 1, FrontModel::ValueStep), QStringLiteral("+0.154")); // 100/195 − 70/195
        QCOMPARE(cell(model, 1, FrontModel::Found), QStringLiteral("50"));
        QCOMPARE(cell(model, 1, FrontModel::FalseAlarms), QStringLiteral("45"));
    }

    void aStepDownHasARealMinusSign()
    {
        core::FrontRecord record = fixtures::finishedFront(1);
        record.points[0].test = fixtures::evaluation(18.0, 45, 45); // cheaper and worse than the one before: 90/190
        FrontModel model;
        model.setFront(record, frontScene(record, FrontSide::Test, std::nullopt), std::nullopt, QStringLiteral("USD"));
        QCOMPARE(cell(model, 2, FrontModel::CostStep), QStringLiteral("−$2.00"));
        QCOMPARE(cell(model, 2, FrontModel::ValueStep), QStringLiteral("−0.039")); // 0.4737 − 0.5128
    }

    void everythingThePlotShowsCanBeReadInTheTable()
    {
        const core::FrontRecord record = fixtures::finishedFront(1);
        const FrontScene scene = frontScene(record, FrontSide::Test, std::nullopt);
        FrontModel model;
        const QAbstractItemModelTester tester(&model);
        model.setFront(record, scene, std::nullopt, QStringLiteral("USD"));
        model.setAll(true);
        QCOMPARE(model.rowCount(), static_cast<int>(scene.dots.size()));
        QCOMPARE(cell(model, 3, FrontModel::Name), QStringLiteral("Dominated policy P1-d1"));
        QCOMPARE(cell(model, 5, FrontModel::Name), QStringLiteral("All panels"));
        QCOMPARE(cell(model, 5, FrontModel::Cost), QStringLiteral("$260.00"));
    }

    void anUndefinedFigureIsSaidNotDrawnAtZero()
    {
        core::FrontRecord record = fixtures::finishedFront(1);
        record.points[0].test->f1 = {};
        const FrontScene scene = frontScene(record, FrontSide::Test, std::nullopt);
        QVERIFY(!scene.dots[2].value);
        FrontModel model;
        model.setFront(record, scene, std::nullopt, QStringLiteral("USD"));
        QCOMPARE(cell(model, 2, FrontModel::Value), QStringLiteral("undefined"));
        QCOMPARE(cell(model, 2, FrontModel::ValueStep), QStringLiteral("–"));
    }
};

PANELWISE_GUILESS_TEST(FrontModelTest)

} // namespace front_model_test

#include "front_model_test.moc"
