// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/data/cohort_fixture.h"
#include "tests/test_program.h"
#include "tests/ui/common/widget_checks.h"
#include "tests/ui/figures/front_fixture.h"
#include "tests/ui/figures/shown_figure.h"
#include "ui/figures/charts/flow_picture.h"
#include "ui/figures/charts/outcome_picture.h"
#include "ui/figures/charts/panel_use_picture.h"
#include "ui/figures/figure_view.h"
#include "ui/front/accuracy_tiles.h"
#include "ui/front/card_layout.h"
#include "ui/front/card_picture.h"
#include "ui/front/path_patients.h"
#include "ui/front/pocket_card_window.h"
#include "ui/front/point_card.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTreeView>

namespace point_card_test {

using namespace ui;

namespace {

const core::PolicyRef kPolicy = core::FrontPolicyRef{.front = {1}, .policy = 0};

core::TestCatalog prices()
{
    return core::TestCatalog({{.name = "BBC", .cost = core::Cost(26), .features = {}},
                              {.name = "TSAT", .cost = core::Cost(40), .features = {}}},
                             {});
}

// Of 1,000 patients 100 are cases; 55 of them are found and 40 others alarmed. TSAT is ordered more often than BBC.
ChosenPoint chosenPoint()
{
    core::OperatingPoint point = fixtures::point(34.0, 55, 40);
    point.validation.panelUse = {0.2, 0.7};
    point.validation.precision.value = 55.0 / 95.0;
    point.validation.orders = {{.sequence = {core::PanelId(1)}, .patients = 700, .diagnosedPresent = 95},
                               {.sequence = {core::PanelId(0)}, .patients = 200, .diagnosedPresent = 0},
                               {.sequence = {}, .patients = 100, .diagnosedPresent = 0}};
    return {.dot = {.kind = FrontDot::Kind::OnFront,
                    .policy = 0,
                    .number = 8,
                    .name = QStringLiteral("P1-8"),
                    .cost = 34.0},
            .policy = kPolicy,
            .shape = point.shape,
            .seed = core::Seed{7},
            .metric = core::FrontMetric::F1,
            .side = FrontSide::Validation,
            .figures = *figuresOf(point, FrontSide::Validation, std::nullopt),
            .currency = QStringLiteral("USD"),
            .panels = {QStringLiteral("BBC"), QStringLiteral("TSAT")},
            .prices = prices()};
}

// Patients 0 … 9, every fifth of them ill: the first six get TSAT, patients 0 to 2 are told that they are ill.
core::PolicyCasesPtr casesOf(const core::PolicyRef& policy)
{
    auto cases = std::make_shared<core::PolicyCases>();
    cases->policy = policy;
    cases->cohort = *core::makeCohort(fixture::table(fixture::columns(300)), fixture::task());
    for (std::size_t i = 0; i < 10; ++i) {
        core::Episode episode{.patient = core::PatientIndex(i), .steps = {}};
        if (i < 6) {
            core::Step order;
            order.action = core::Action::order(core::PanelId(1));
            order.paid = core::Cost(40.0);
            episode.steps.push_back(order);
        }
        core::Step told;
        told.diseaseProbability = 0.25;
        told.action = core::Action::diagnose(i < 3 ? core::Disease::Present : core::Disease::Absent);
        episode.steps.push_back(told);
        cases->episodes.push_back(episode);
    }
    return cases;
}

QString withPlainSpaces(QString text)
{
    return text.replace(QChar(0x202F), QLatin1Char(' '));
}

bool says(const QWidget& page, const char* text)
{
    for (const QLabel* label : page.findChildren<QLabel*>())
        if (label->isVisible() && withPlainSpaces(label->text()).contains(QString::fromUtf8(text)))
            return true;
    return false;
}

QPushButton* buttonNamed(const QWidget& page, const char* text)
{
    for (QPushButton* button : page.findChildren<QPushButton*>())
        if (button->text() == QString::fromUtf8(text))
            return button;
    return nullptr;
}

struct Shown {
    PointCard card;
    QSignalSpy walks{&card, &PointCard::walkRequested};
    Shown()
    {
        card.resize(404, 1000);
        card.show();
        card.setPoint(chosenPoint());
    }
    FigureView& flow() { return *viewOf<FlowFigure>(card); }
    // The way that leads to this node.
    std::size_t wayTo(const char* name)
    {
        const auto figure = shownFigure<FlowFigure>(card);
        const PolicyFlow& all = figure->flow();
        for (std::size_t i = 0; i < all.ribbons.size(); ++i)
            if (figure->flowWords().node(all.target(all.ribbons[i])) == QLatin1String(name))
                return i;
        qFatal("there is no such way");
    }
    PathPatients* list() { return card.window()->findChild<PathPatients*>(); }
    void choose(const char* name)
    {
        const FlowPicture picture = shownFigure<FlowFigure>(card)->picture(flow().size(), lightTheme());
        QTest::mouseClick(&flow(), Qt::LeftButton, {}, picture.startOf(wayTo(name)).toPoint());
    }
};

// Questions about age and ward, an order in between, four diagnoses.
core::PocketCard card()
{
    core::PocketCard made;
    made.nodes = {{.content = core::CardQuestion{core::FeatureId(0), 45.5, 1, 4}, .share = 1.0},
                  {.content = core::CardOrder{core::PanelId(0), 2}, .share = 0.4},
                  {.content = core::CardQuestion{core::FeatureId(1), 1.0, 3, 5}, .share = 0.4},
                  {.content = core::Disease::Absent, .share = 0.3},
                  {.content = core::Disease::Absent, .share = 0.6},
                  {.content = core::Disease::Present, .share = 0.1}};
    made.shape = {.lambda = 4.0, .rho = -0.01};
    made.seed = core::Seed{7};
    made.madeFrom = 7425;
    // Of 2,476 patients 250 are ill. The card calls 95 + 29 = 124 ill (50 of 1,000) and finds 95 (38.0 %), the policy
    // 153 + 65 = 218 (88 of 1,000) and finds 153 (61.2 %).
    made.fidelity = {.patients = 2476,
                     .samePath = 0.914,
                     .sameSteps = 0.95,
                     .sameDiagnosis = 0.972,
                     .byCard = {.truePositive = 95, .trueNegative = 2197, .falsePositive = 29, .falseNegative = 155},
                     .byPolicy = {.truePositive = 153, .trueNegative = 2161, .falsePositive = 65, .falseNegative = 97}};
    return made;
}

CardScene scene()
{
    const core::CohortPtr cohort = *core::makeCohort(fixture::table(fixture::columns(300)), fixture::task());
    return cardScene(card(), *cohort, fixture::task(), {QStringLiteral("Ferritin"), QStringLiteral("Policy 8")});
}

} // namespace

class PointCardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        applyTheme(*qApp, lightTheme());
    }

    // Sensitivity 55/100, specificity 860/900, PPV 55/95; 900 panels and $34,000 for 1,000 patients.
    void theCardSaysWhatThePolicyMeans()
    {
        Shown shown;
        for (const char* text :
             {"Policy P1-8", "$34.00 per patient", "F1 0.564", "55.0 %", "95.6 %", "57.9 %", "PPV, prev. 10.0 %",
              "Of 1,000 patients like these, 100 are cases", "Panels ordered for them: 900, for $34,000",
              "55 of the cases are found, 45 are missed", "40 of the others", "λ 4, ρ −0.01 per USD"})
            QVERIFY2(says(shown.card, text), text);
    }

    // At 50 %: 0.55/(0.55 + 40/900) = 0.92523. At their own 10 % the bootstrap's figure is shown again.
    void thePredictiveValueCanBeLookedAtForAnotherPrevalence()
    {
        Shown shown;
        auto* tiles = shown.card.findChild<AccuracyTiles*>();
        auto* box = tiles->findChild<QDoubleSpinBox*>();
        QCOMPARE(box->value(), 10.0);
        box->setValue(50.0);
        QVERIFY(says(*tiles, "92.5 %"));
        QVERIFY(says(*tiles, "PPV, prev. 50.0 %"));
        QVERIFY(says(*tiles, "everything else is of these patients"));
        QVERIFY(says(shown.card, "100 are cases")); // the 1,000 patients stay as they are
        shown.card.setPoint(chosenPoint());         // another policy: the prevalence stays
        QVERIFY(says(*tiles, "92.5 %"));
        buttonNamed(*tiles, "As in these patients")->click();
        QVERIFY(says(*tiles, "57.9 %"));
        QCOMPARE(box->value(), 10.0);
        QVERIFY(!says(*tiles, "everything else"));
    }

    // Twenty to a column: 55 found fill two columns and 15 places of the third.
    void theThousandPatientsStandInOrder()
    {
        const PerThousand shares{.found = 55, .missed = 45, .falseAlarms = 40, .reassured = 860};
        QVERIFY(signAt(shares, 0) == OutcomeSign::Found && signAt(shares, 54) == OutcomeSign::Found);
        QVERIFY(signAt(shares, 55) == OutcomeSign::Missed && signAt(shares, 99) == OutcomeSign::Missed);
        QVERIFY(signAt(shares, 100) == OutcomeSign::FalseAlarm && signAt(shares, 139) == OutcomeSign::FalseAlarm);
        QVERIFY(signAt(shares, 140) == OutcomeSign::Reassured && signAt(shares, 999) == OutcomeSign::Reassured);
        QCOMPARE(kSignColumns * kSignRows, 1000);
        Shown shown;
        QVERIFY(shownFigure<OutcomeFigure>(shown.card)->shares() == shares);
    }

    void panelsComeByUseWithTheirPrices()
    {
        Shown shown;
        const std::vector<PanelUse> use{{QStringLiteral("TSAT"), 0.7, QStringLiteral("$40")},
                                        {QStringLiteral("BBC"), 0.2, QStringLiteral("$26")}};
        QVERIFY(shownFigure<PanelUseFigure>(shown.card)->use() == use);
    }

    void theMostImportantButtonAsksToWalkThroughAPatient()
    {
        Shown shown;
        buttonNamed(shown.card, "Walk through a patient")->click();
        QVERIFY(shown.walks.front()[0].value<core::PolicyRef>() == kPolicy);
        QVERIFY(shown.walks.front()[1].value<std::vector<core::PatientIndex>>().empty());
        QSignalSpy cards(&shown.card, &PointCard::pocketCardRequested);
        buttonNamed(shown.card, "Pocket card…")->click();
        QCOMPARE(cards.count(), 1);
    }

    void whatIsNoPolicyCannotBeWalkedThrough()
    {
        Shown shown;
        ChosenPoint point = chosenPoint();
        point.policy.reset();
        point.dot.kind = FrontDot::Kind::AllPanels;
        shown.card.setPoint(point);
        QVERIFY(!buttonNamed(shown.card, "Walk through a patient")->isVisible());
        QVERIFY(says(shown.card, "Everybody gets every panel"));
    }

    // Six get TSAT; the outcome is hidden until it is asked for. Patients are called by their row, from 1.
    void aWayListsItsPatientsAndOneOfThemCanBeWalkedThrough()
    {
        Shown shown;
        shown.card.setCases(casesOf(kPolicy));
        shown.choose("TSAT");
        PathPatients* list = shown.list();
        QVERIFY(list && list->isVisible());
        auto* rows = list->findChild<QTreeView*>();
        QCOMPARE(rows->model()->rowCount(), 6);
        const auto cell = [rows](int row, int column) {
            return withPlainSpaces(rows->model()->index(row, column).data().toString());
        };
        QCOMPARE(cell(0, 0), QStringLiteral("1"));
        QCOMPARE(cell(0, 1), QStringLiteral("$40.00"));
        QCOMPARE(cell(0, 2), QStringLiteral("25.0 %"));
        QCOMPARE(cell(0, 3), QStringLiteral("hidden"));
        list->findChild<QCheckBox*>()->click();
        QCOMPARE(cell(0, 3), QStringLiteral("case: found"));
        QCOMPARE(cell(1, 3), QStringLiteral("no case: false alarm"));
        QCOMPARE(cell(5, 3), QStringLiteral("case: missed"));
        rows->setCurrentIndex(rows->model()->index(2, 0));
        buttonNamed(*list, "Walk through this patient")->click();
        const auto patients = shown.walks.front()[1].value<std::vector<core::PatientIndex>>();
        QCOMPARE(patients.size(), std::size_t(6));
        QVERIFY(patients[0] == core::PatientIndex(2) && patients[1] == core::PatientIndex(0));
        QVERIFY(!list->isVisible());
    }

    void patientsWhoAreNotThereYetAreWaitedFor()
    {
        Shown shown;
        shown.card.setCases(casesOf(core::FrontPolicyRef{.front = {1}, .policy = 5})); // of another policy
        shown.choose("TSAT");
        QVERIFY(says(*shown.list(), "are being looked up"));
        QVERIFY(!buttonNamed(*shown.list(), "Walk through this patient")->isEnabled());
        shown.card.setCases(nullptr, QStringLiteral("The file is damaged."));
        QVERIFY(says(*shown.list(), "The file is damaged."));
        shown.card.setCases(casesOf(kPolicy));
        QCOMPARE(shown.list()->findChild<QTreeView*>()->model()->rowCount(), 6);
    }

    void theListOfOnePolicyIsNotShownForAnother()
    {
        Shown shown;
        shown.card.setCases(casesOf(kPolicy));
        shown.choose("TSAT");
        QVERIFY(shown.list()->isVisible());
        shown.card.setPoint(chosenPoint()); // still the same
        QVERIFY(shown.list()->isVisible());
        ChosenPoint other = chosenPoint();
        other.policy = core::FrontPolicyRef{.front = {1}, .policy = 5};
        shown.card.setPoint(other);
        QVERIFY(!shown.list()->isVisible());
    }

    void theFiguresOfTheCardCarryTheirData()
    {
        const OutcomeFigure outcomes({.found = 55, .missed = 45, .falseAlarms = 40, .reassured = 860}, {}, {});
        QCOMPARE(outcomes.table().rows.size(), std::size_t(4));
        QCOMPARE(outcomes.table().rows[0][1], QStringLiteral("55"));
        const PanelUseFigure use({{QStringLiteral("TSAT"), 0.7, QStringLiteral("$40")}}, {}, {});
        const QStringList row{QStringLiteral("TSAT"), QStringLiteral("$40"), QStringLiteral("0.7")};
        QCOMPARE(use.table().rows.front(), row);
    }

    // A yes-or-no value is asked for by its name, so its answers change places: below 1 is "no".
    void aPocketCardSpeaksTheClinicsWords()
    {
        const CardScene words = scene();
        QCOMPARE(words.nodes[0].text, QStringLiteral("Age < 45.5 years?"));
        QCOMPARE(words.nodes[0].to, (std::vector<std::size_t>{1, 4}));
        QCOMPARE(words.nodes[1].text, QStringLiteral("Order Admission"));
        QCOMPARE(words.nodes[1].detail, QStringLiteral("$3"));
        QVERIFY(words.nodes[2].text.endsWith(QStringLiteral("?")) && !words.nodes[2].text.contains(QLatin1Char('<')));
        QCOMPARE(words.nodes[2].to, (std::vector<std::size_t>{5, 3}));
        // Without the value the card goes on as "not below": "no" of the age, and "yes" of the ward.
        QCOMPARE(words.nodes[0].detail, QStringLiteral("Not recorded: No"));
        QCOMPARE(words.nodes[2].detail, QStringLiteral("Not recorded: Yes"));
        QCOMPARE(words.nodes[5].text, QStringLiteral("Case"));
        QCOMPARE(words.nodes[5].detail, QStringLiteral("100 of 1,000"));
        const QString facts = withPlainSpaces(words.facts.join(QLatin1Char(' ')));
        for (const char* fact : {"Policy 8", "λ 4", "ρ −0.01 per USD", "seed 7", "7,425", "2,476", "91.4 %", "97.2 %",
                                 "calls 50 cases, the policy 88", "38.0 %", "61.2 %"})
            QVERIFY2(facts.contains(QString::fromUtf8(fact)), fact);
        QVERIFY(!facts.contains(QStringLiteral("too small"))); // the result of the order is asked for
        QVERIFY(words.title.contains(QStringLiteral("Ferritin")));
        QVERIFY(words.notice.contains(QStringLiteral("Not for clinical use")));
    }

    void boxesOfAPocketCardStandBelowEachOtherAndApart()
    {
        const CardScene words = scene();
        const CardLayout layout = layoutCard(words, lightTheme());
        for (std::size_t i = 0; i < words.nodes.size(); ++i) {
            QVERIFY(QRectF(QPointF(), layout.size).adjusted(-1, -1, 1, 1).contains(layout.boxes[i]));
            for (const std::size_t next : words.nodes[i].to)
                QVERIFY(layout.boxes[next].top() > layout.boxes[i].bottom());
            for (std::size_t k = 0; k < i; ++k)
                QVERIFY(!layout.boxes[i].intersects(layout.boxes[k]));
        }
        QVERIFY(layout.boxes[1].center().x() < layout.boxes[4].center().x()); // yes on the left
    }

    void theWindowOfAPocketCardOffersPaperAndFile()
    {
        PocketCardWindow window;
        window.show();
        window.setWaiting(QStringLiteral("It is being made."));
        QVERIFY(says(window, "It is being made."));
        QVERIFY(!buttonNamed(window, "Print…")->isEnabled());
        window.setCard(std::make_shared<CardFigure>(scene(), FigureOrigin{}));
        QSignalSpy prints(&window, &PocketCardWindow::printRequested), files(&window, &PocketCardWindow::pdfRequested);
        buttonNamed(window, "Print…")->click();
        buttonNamed(window, "Save as PDF…")->click();
        QCOMPARE(prints.count() + files.count(), 2);
    }

    void theWindowBehindLearnsWhatIsWantedOfAPocketCard()
    {
        struct Listener : QWidget {
            FigurePtr received;
            bool event(QEvent* event) override
            {
                if (event->type() == FigureEvent::eventType())
                    received = static_cast<const FigureEvent&>(*event).figure();
                return QWidget::event(event);
            }
        } listener;
        PocketCardWindow window(&listener);
        window.setCard(std::make_shared<CardFigure>(scene(), FigureOrigin{}));
        auto* view = window.findChild<FigureView*>();
        QCOMPARE(view->actions().size(), 5);
        view->actions().front()->trigger();
        QVERIFY(listener.received && listener.received->name() == QStringLiteral("pocket-card"));
        QCOMPARE(listener.received->table().rows.size(), std::size_t(6));
    }

    void everyWordCanBeTranslatedAndEveryInputHasAName()
    {
        PseudoTranslator pseudo;
        QCoreApplication::installTranslator(&pseudo);
        QStringList words;
        {
            Shown shown;
            ChosenPoint point = chosenPoint();
            point.panels = {QStringLiteral("1"), QStringLiteral("2")};
            point.currency = QStringLiteral("EUR"); // has a sign of its own
            shown.card.setPoint(point);
            shown.card.setCases(casesOf(kPolicy));
            Q_EMIT shown.flow().partChosen(0);
            words = hardCodedWords(shown.card) + hardCodedWords(*shown.list());
            QStringList nameless = namelessFocusable(shown.card) + namelessFocusable(*shown.list());
            PocketCardWindow window;
            words += hardCodedWords(window);
            nameless += namelessFocusable(window);
            QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
        }
        QCoreApplication::removeTranslator(&pseudo);
        QVERIFY2(words.isEmpty(), qPrintable(words.join(QLatin1Char('\n'))));
    }
};

PANELWISE_TEST(PointCardTest)

} // namespace point_card_test

#include "point_card_test.moc"
