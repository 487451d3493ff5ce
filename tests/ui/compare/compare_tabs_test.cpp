// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"
#include "tests/ui/common/widget_checks.h"
#include "tests/ui/compare/tabs_fixture.h"
#include "tests/ui/figures/story_fixture.h"
#include "ui/common/buttons.h"
#include "ui/compare/more_tabs.h"
#include "ui/figures/comparison/compare_words.h"
#include "ui/figures/comparison/grid_picture.h"
#include "ui/figures/comparison/model_judge.h"
#include "ui/figures/comparison/more_figures.h"
#include "ui/figures/comparison/subgroup_words.h"
#include "ui/figures/figure_view.h"

#include <QAction>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QSignalSpy>
#include <QTabWidget>

namespace compare_tabs_test {

using namespace ui;

namespace {

QStringList rowNamed(const FigurePtr& figure, const QString& ending)
{
    for (const QStringList& row : figure->table().rows)
        if (row.front().endsWith(ending))
            return row;
    return {};
}

// The tabs as the page has them: only one is in sight.
struct Tabs {
    QTabWidget window;
    std::vector<CompareTab*> all = makeMoreTabs(&window);

    Tabs()
    {
        for (CompareTab* tab : all)
            window.addTab(tab, tab->title());
        window.resize(900, 640);
        window.show();
    }
    void give(const Comparison& comparison)
    {
        const auto shared = std::make_shared<const Comparison>(comparison);
        for (CompareTab* tab : all)
            tab->setComparison(shared);
    }
    FigurePtr picture(std::size_t tab) const { return all[tab]->findChild<FigureView*>()->figure(); }
    void show(std::size_t tab) { window.setCurrentIndex(static_cast<int>(tab)); }
    template <typename T>
    T* input(std::size_t tab, const char* name) const
    {
        for (T* one : all[tab]->findChildren<T*>())
            if (one->accessibleName() == QString::fromUtf8(name))
                return one;
        return nullptr;
    }
    bool says(std::size_t tab, const char* text) const
    {
        for (const QLabel* label : all[tab]->findChildren<QLabel*>())
            if (label->isVisible() && label->text().contains(QString::fromUtf8(text)))
                return true;
        return false;
    }
};

enum TabPlace : std::size_t { Subgroups, Missing, Flow, Value, Redundancy };

core::RedundancyMap handMap()
{
    return {.fromVisible = {0.1, std::nullopt},
            .fromOne = {{std::nullopt, 0.25}, {0.5, std::nullopt}},
            .fromAll = {0.25, 0.5}};
}

QImage drawn(const Figure& figure, const QSize& size, const Theme& theme)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(theme.surface);
    QPainter painter(&image);
    figure.paint(painter, size, {}, theme);
    return image;
}

// Pixels that are not paper.
int inkOf(const QImage& image, const Theme& theme)
{
    int ink = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            ink += image.pixel(x, y) != theme.surface.rgb() ? 1 : 0;
    return ink;
}

} // namespace

class CompareTabsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        applyTheme(*qApp, lightTheme());
    }

    // The interval leaves out zero, and what is written of it does, too; all three have the same decimals.
    void aDifferenceHasEnoughDigitsForItsSentence()
    {
        QCOMPARE(differenceText({.value = 0.0052, .interval = core::Interval{0.0004, 0.0101}}),
                 QStringLiteral("+0.0052 (+0.0004 to +0.0101)"));
        QCOMPARE(differenceText({.value = -0.012, .interval = core::Interval{-0.0241, 0.0012}}),
                 QString::fromUtf8("−0.012 (−0.024 to +0.001)"));
        QCOMPARE(differenceText({.value = 0.0, .interval = core::Interval{0.0, 0.0}}),
                 QStringLiteral("0.000 (0.000 to 0.000)"));
    }

    void theCaptionSaysPatientsEventsMethodPricesAndSeed()
    {
        const Comparison all = TabsFixture::comparison();
        QCOMPARE(comparisonCaption(all, QStringLiteral("paired bootstrap, 2,000 draws")),
                 QStringLiteral("Test patients: n = 50, 10 events; 95 % intervals by paired bootstrap, 2,000 draws; "
                                "prices USD 2023; seed 7."));
        QCOMPARE(cohortCaption(all), QStringLiteral("All patients: n = 210, 50 events; prices USD 2023; seed 7."));
        QCOMPARE(bootstrapMethod(all), QStringLiteral("bootstrap, 2,000 draws"));
    }

    void withoutAPriceYearTheCaptionNamesTheCurrencyOnly()
    {
        Comparison all = TabsFixture::comparison();
        all.priceSource = QStringLiteral("hospital list, after a paper of 2023");
        all.priceYear.reset();
        all.models.clear(); // then the split says who is tested
        QCOMPARE(comparisonCaption(all, {}),
                 QStringLiteral("Test patients: n = 50, 10 events; prices in USD; seed 7."));
    }

    // BBC was ordered for two of five patients: 30 minutes and 2 mL each.
    void meanTimeAndBloodAreThoseOfEverybody()
    {
        const core::CohortPtr cohort = *core::makeCohort(fixtures::storyTable(), fixtures::timedTask());
        auto cases = std::make_shared<core::PolicyCases>(*fixtures::storyCases(cohort));
        for (core::Episode& one : cases->episodes)
            if (one.steps.front().action.isOrder())
                one.steps.front().waited = core::Minutes(30);
        core::ComparedModel model;
        model.test = std::make_shared<core::ScoredPatients>(core::scoredPatients(cases->episodes, *cohort));
        QVERIFY(!meanMinutesOf(model, cohort->catalog())); // nobody kept its decisions
        model.cases = cases;
        QCOMPARE(meanMinutesOf(model, cohort->catalog()), std::optional(12.0));
        QCOMPARE(meanMillilitresOf(*model.test, cohort->catalog()), std::optional(0.8));
        QVERIFY(!meanMinutesOf(model, fixtures::storyCohort()->catalog()));
        QVERIFY(!meanMillilitresOf(*model.test, fixtures::storyCohort()->catalog()));
    }

    // Everybody: TP 4, FN 6, FP 2, so F1 = 8 / (8 + 2 + 6) = 0.5. Women: TP 4, FN 3, FP 2: F1 = 8 / 13 = 0.615385.
    void aSubgroupIsToldFromEverybodyAndTooFewAreSaid()
    {
        const FigurePtr figure = subgroupFigure(TabsFixture::comparison());
        const QStringList everybody = rowNamed(figure, QStringLiteral("Everybody"));
        QCOMPARE(everybody.mid(0, 4), QStringList({"Everybody", "50", "10", "0.5"}));
        const QStringList women = rowNamed(figure, QStringLiteral("yes"));
        QCOMPARE(women.mid(1, 3), QStringList({"32", "7", "0.615385"}));
        QCOMPARE(women.back(), QStringLiteral("0.115385"));
        QVERIFY(women[4].toDouble() < 0.615 && women[5].toDouble() > 0.616);
        const QStringList men = rowNamed(figure, QStringLiteral("no")); // 18 of them
        QCOMPARE(men.mid(1, 3), QStringList({"18", "3", "too few"}));
        QVERIFY(figure->text().caption.contains(QStringLiteral("Too few: under 20 patients.")));
    }

    // Women: sensitivity 4 of 7, specificity 23 of 25.
    void subgroupsCanBeLookedAtByOtherFigures()
    {
        const Comparison all = TabsFixture::comparison();
        const auto women = [&](SubgroupMeasure measure) {
            return rowNamed(subgroupFigure(all, {.measure = measure}), QStringLiteral("yes"))[3];
        };
        QCOMPARE(women(SubgroupMeasure::Sensitivity), QStringLiteral("0.571429"));
        QCOMPARE(women(SubgroupMeasure::Specificity), QStringLiteral("0.92"));
    }

    // At 0.9 nobody is called ill: nobody is found, and F1 is 0.
    void theThresholdMovesTheSubgroups()
    {
        Comparison all = TabsFixture::comparison();
        all.threshold = 0.9;
        QCOMPARE(rowNamed(subgroupFigure(all), QStringLiteral("Everybody"))[3], QStringLiteral("0"));
    }

    // Of BBC's two values in 50 ill patients 5 are missing: 5 / 100; in 160 others 32 of 320. Nobody lacks both.
    void gapsAreCountedByPanelAndOutcome()
    {
        const FigurePtr figure = missingFigure(TabsFixture::comparison());
        QCOMPARE(rowNamed(figure, QStringLiteral("BBC")), QStringList({"BBC", "0.05", "0.1", "0", "0"}));
        QCOMPARE(rowNamed(figure, QStringLiteral("Iron")).mid(1, 2), QStringList({"0", "0"}));
        QCOMPARE(rowNamed(figure, QStringLiteral("Hemoglobin")).mid(1, 2), QStringList({"0.1", "0.2"}));
        QVERIFY2(figure->text().caption.contains(QStringLiteral("Nothing is missing in 173 of them")),
                 qPrintable(figure->text().caption));
    }

    void theFlowLeadsFromTheFileToTheFourOutcomes()
    {
        const FigurePtr figure = participantFlowFigure(TabsFixture::comparison());
        const auto patients = [&](const char* group) { return rowNamed(figure, QString::fromUtf8(group)).value(1); };
        QCOMPARE(patients("Rows of the file"), QStringLiteral("n = 212"));
        QCOMPARE(patients("Left out: outcome not recorded"), QStringLiteral("n = 2"));
        QCOMPARE(patients("Cohort"), QStringLiteral("n = 210, 50 cases"));
        QCOMPARE(patients("Training"), QStringLiteral("n = 128, 32 cases"));
        QCOMPARE(patients("Validation"), QStringLiteral("n = 32, 8 cases"));
        QCOMPARE(patients("Test"), QStringLiteral("n = 50, 10 cases; diagnosed without any test: 1"));
        QCOMPARE(patients("Diagnosed as a case"), QStringLiteral("n = 6"));
        QCOMPARE(patients("Diagnosed as no case"), QStringLiteral("n = 44"));
        QCOMPARE(patients("Found"), QStringLiteral("n = 4"));
        QCOMPARE(patients("False alarm"), QStringLiteral("n = 2"));
        QCOMPARE(patients("Missed"), QStringLiteral("n = 6"));
        QCOMPARE(patients("Correctly reassured"), QStringLiteral("n = 38"));
    }

    // Ordered 4 times for 26 each; two made right, one made wrong: 104 / (2 − 1) for each diagnosis corrected.
    void aPanelIsWorthWhatItCorrected()
    {
        const FigurePtr figure = panelValueFigure(TabsFixture::comparison());
        const QStringList bbc = rowNamed(figure, QStringLiteral("BBC"));
        QCOMPARE(bbc.mid(1, 4), QStringList({"4", "3", "2", "1"}));
        QCOMPARE(bbc.mid(6), QStringList({"104.00", "104.00"}));
        const QStringList iron = rowNamed(figure, QStringLiteral("Iron")); // never ordered: no price of a correction
        QCOMPARE(iron[1], QStringLiteral("0"));
        QCOMPARE(iron.back(), QString());
    }

    void aModelWithoutDecisionsHasNoPanelValueAndTheTabSaysWhy()
    {
        QVERIFY(!panelValueFigure(TabsFixture::comparison(), 1));
        Tabs tabs;
        tabs.show(Value);
        tabs.give(TabsFixture::comparison());
        QVERIFY(tabs.picture(Value));
        auto* models = tabs.input<QComboBox>(Value, "Model");
        models->setFocus();
        QTest::keyClick(models, Qt::Key_Down);
        QVERIFY(!tabs.picture(Value));
        QVERIFY(tabs.says(Value, "Rival orders the same panels for everybody"));
    }

    void redundancyIsAskedForWhenSomebodyLooksAndShownWhenItIsThere()
    {
        Tabs tabs;
        QSignalSpy wanted(tabs.all[Redundancy], &CompareTab::redundancyWanted);
        Comparison all = TabsFixture::comparison();
        tabs.give(all);
        QCOMPARE(wanted.count(), 0); // another tab is in sight
        tabs.show(Redundancy);
        QCOMPARE(wanted.count(), 1);
        QVERIFY(tabs.says(Redundancy, "Computing"));
        all.redundancy = std::make_shared<const core::RedundancyMap>(handMap());
        tabs.give(all);
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(tabs.picture(Redundancy)->table().rows.front(), QStringList({"BBC", "0.1", "", "0.25", "0.25"}));
        QCOMPARE(tabs.picture(Redundancy)->table().rows.back(), QStringList({"Iron", "", "0.5", "", "0.5"}));
    }

    void onlyTheTabInSightIsDrawn()
    {
        Tabs tabs;
        tabs.give(TabsFixture::comparison());
        QVERIFY(tabs.picture(Subgroups));
        QVERIFY(!tabs.picture(Flow));
        tabs.show(Flow);
        QVERIFY(tabs.picture(Flow));
    }

    void theSubgroupsAreChosenByMouseAndKeys()
    {
        Tabs tabs;
        Comparison all = TabsFixture::comparison();
        tabs.give(all);
        QVERIFY(tabs.picture(Subgroups)->text().title.startsWith(QStringLiteral("F1")));
        auto* measure = tabs.all[Subgroups]->findChild<SegmentedControl*>();
        const auto buttons = measure->findChildren<QToolButton*>();
        QTest::mouseClick(buttons[1], Qt::LeftButton);
        QVERIFY(tabs.picture(Subgroups)->text().title.startsWith(QStringLiteral("Sensitivity")));
        auto* division = tabs.input<QComboBox>(Subgroups, "Groups by");
        QCOMPARE(division->count(), 2); // everything, and the one visible column
        auto* models = tabs.input<QComboBox>(Subgroups, "Model");
        models->setFocus();
        QTest::keyClick(models, Qt::Key_Down);
        QVERIFY(tabs.picture(Subgroups)->text().title.endsWith(QStringLiteral("Rival")));
        std::swap(all.models[0], all.models[1]); // the chosen one stays chosen, wherever it stands
        tabs.give(all);
        QVERIFY(tabs.picture(Subgroups)->text().title.endsWith(QStringLiteral("Rival")));
        all.models.erase(all.models.begin()); // until it is no longer ticked
        tabs.give(all);
        QVERIFY(tabs.picture(Subgroups)->text().title.endsWith(QStringLiteral("Policy 8")));
    }

    void withoutAModelEveryTabAsksForOne()
    {
        Tabs tabs;
        for (std::size_t tab = 0; tab < tabs.all.size(); ++tab) {
            tabs.all[tab]->setComparison(nullptr);
            tabs.show(tab);
            QVERIFY(tabs.says(tab, "Tick a model"));
            QVERIFY(tabs.all[tab]->figures().empty());
        }
    }

    void everyPictureCanBeReadAloudCopiedAndShownAsTable()
    {
        Tabs tabs;
        Comparison all = TabsFixture::comparison();
        all.redundancy = std::make_shared<const core::RedundancyMap>(handMap());
        tabs.give(all);
        for (std::size_t tab = 0; tab < tabs.all.size(); ++tab) {
            tabs.show(tab);
            const auto* canvas = tabs.all[tab]->findChild<FigureView*>();
            QVERIFY(!canvas->accessibleName().isEmpty());
            QVERIFY(canvas->accessibleDescription().size() > 20);
            QCOMPARE(canvas->actions().size(), 5);
            const FigureTable table = canvas->figure()->table();
            QVERIFY(!table.rows.empty());
            for (const QStringList& row : table.rows)
                QCOMPARE(row.size(), table.columns.size());
            QCOMPARE(tabs.all[tab]->figures().size(), std::size_t{1});
            QVERIFY(tabs.says(tab, "seed 7."));
        }
        QCOMPARE(namelessFocusable(tabs.window), QStringList());
    }

    void everyPictureIsDrawnInBothThemesAndOnNarrowPaper()
    {
        Comparison all = TabsFixture::comparison();
        all.redundancy = std::make_shared<const core::RedundancyMap>(handMap());
        for (const FigurePtr& figure : {subgroupFigure(all), missingFigure(all), participantFlowFigure(all),
                                        panelValueFigure(all), redundancyFigure(all)})
            for (const Theme& theme : {lightTheme(), darkTheme(2.0)})
                for (const QSize size : {QSize(700, 400), QSize(240, 180)})
                    QVERIFY2(inkOf(drawn(*figure, size, theme), theme) > 500, qPrintable(figure->name()));
    }

    void everyWordGoesThroughTheTranslator()
    {
        PseudoTranslator translator;
        QVERIFY(QCoreApplication::installTranslator(&translator));
        QStringList found;
        {
            Tabs tabs;
            tabs.give(TabsFixture::comparison());
            for (std::size_t tab = 0; tab < tabs.all.size(); ++tab) {
                tabs.show(tab);
                for (QComboBox* box : tabs.all[tab]->findChildren<QComboBox*>())
                    box->setProperty("data", true); // names of models and columns
                found += hardCodedWords(*tabs.all[tab]);
            }
        }
        QCoreApplication::removeTranslator(&translator);
        QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
    }
};

PANELWISE_TEST(CompareTabsTest)

} // namespace compare_tabs_test

#include "compare_tabs_test.moc"
