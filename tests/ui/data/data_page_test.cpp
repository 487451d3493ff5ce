// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/csv/csv_import.h"
#include "core/data/synthetic/builtin_cohorts.h"
#include "core/data/task/task_editing.h"
#include "core/data/task/task_proposal.h"
#include "tests/test_program.h"
#include "tests/ui/common/small_study.h"
#include "tests/ui/common/widget_checks.h"
#include "ui/common/amount_edit.h"
#include "ui/common/buttons.h"
#include "ui/common/cost_aim_box.h"
#include "ui/common/message_stack.h"
#include "ui/common/money_spin_box.h"
#include "ui/data/chip.h"
#include "ui/data/data_page.h"
#include "ui/data/editable_title.h"
#include "ui/data/ordering_card.h"
#include "ui/data/panel_card.h"
#include "ui/data/panel_list.h"
#include "ui/data/price_list_dialog.h"
#include "ui/data/rows_dialog.h"
#include "ui/data/rules_dialog.h"
#include "ui/data/split_dialog.h"
#include "ui/data/study_summary_card.h"
#include "ui/data/variable_model.h"
#include "ui/data/variable_table.h"
#include "ui/figures/figure_view.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QTreeView>

#include <memory>

namespace data_page_test {

namespace {

// What the main window does with the page: an edit comes back as the new study, assessed.
class Fixture {
public:
    Fixture(core::TablePtr import, core::Task task) : m_import(std::move(import))
    {
        m_page.setTheme(ui::lightTheme());
        core::Study study;
        study.task = std::move(task);
        QObject::connect(&m_page, &ui::DataPage::studyEditRequested, &m_page,
                         [this](const core::Study& after, const QString& text, const QString&) {
                             m_texts << text;
                             show(after);
                         });
        m_page.setImport(m_import);
        show(study);
    }
    void show(const core::Study& study)
    {
        m_study = study;
        m_page.setStudy(m_study);
        m_assessment = core::assess(m_import, m_study, m_assessment, {}, {});
        m_page.setAssessment(m_assessment);
    }
    ui::DataPage& page() { return m_page; }
    template <typename Widget>
    Widget& part()
    {
        return *m_page.findChild<Widget*>();
    }
    const core::Study& study() const { return m_study; }
    const core::AssessmentPtr& assessment() const { return m_assessment; }
    const QStringList& texts() const { return m_texts; }

private:
    core::TablePtr m_import;
    core::Study m_study;
    core::AssessmentPtr m_assessment;
    QStringList m_texts;
    ui::DataPage m_page;
};

std::unique_ptr<Fixture> sample(const char* name, std::size_t patients)
{
    const auto drawn = core::drawBuiltinCohort(name, patients, core::Seed{7});
    return drawn.ok() ? std::make_unique<Fixture>(drawn->table, drawn->task) : nullptr;
}

std::unique_ptr<Fixture> realCohort(const QString& name, bool withTask)
{
    const QDir folder(QStringLiteral(PANELWISE_SHARED_DIR "/data"));
    const auto source = core::CsvSource::fromFile(folder.filePath(name + ".csv").toStdString());
    const auto preview = core::previewCsv(source);
    if (!preview.ok())
        return nullptr;
    const core::ImportOutcome outcome = core::importCsv(source, preview->dialect, {}, {});
    if (!outcome.table)
        return nullptr;
    const core::TaskParse parsed = core::readTask(folder.filePath(name + ".task.json").toStdString());
    if (withTask && !parsed.reading)
        return nullptr;
    return std::make_unique<Fixture>(outcome.table,
                                     withTask ? parsed.reading->task : core::proposeTask(*outcome.table).task);
}

// With PANELWISE_PICTURES naming a folder, what the test sees is kept there to be looked at.
void show(QWidget& widget, const QSize& size, const QString& name)
{
    widget.resize(size);
    widget.show();
    QVERIFY(QTest::qWaitForWindowExposed(&widget));
    QApplication::processEvents();
    const QString folder = qEnvironmentVariable("PANELWISE_PICTURES");
    if (!folder.isEmpty())
        widget.grab().save(QDir(folder).filePath(name + QStringLiteral(".png")));
}

QStringList labels(const QWidget& widget)
{
    QStringList texts;
    for (const QLabel* label : widget.findChildren<QLabel*>())
        texts << label->text();
    return texts;
}

core::TablePtr wideTable(std::size_t columns, std::size_t rows)
{
    std::vector<core::Column> all;
    core::Column outcome{.name = "label", .kind = core::ColumnKind::Binary, .values = {}, .levels = {"0", "1"}};
    for (std::size_t row = 0; row < rows; ++row)
        outcome.values.push_back(row % 4 == 0 ? 1.0f : 0.0f);
    all.push_back(std::move(outcome));
    for (std::size_t column = 1; column < columns; ++column) {
        core::Column values{.name = "a_measurement_with_a_rather_long_name_" + std::to_string(column),
                            .kind = core::ColumnKind::Numeric,
                            .values = {},
                            .levels = {}};
        for (std::size_t row = 0; row < rows; ++row)
            values.values.push_back(static_cast<float>((row * 7919 + column * 104729) % 1000) / 10.0f);
        all.push_back(std::move(values));
    }
    return std::make_shared<const core::Table>("wide.csv", std::move(all));
}

core::Task wideTask(const core::Table& table, std::size_t panels)
{
    core::Task task;
    task.label = "label";
    for (std::size_t panel = 0; panel < panels; ++panel)
        task.panels.push_back({.name = "A panel whose name goes on and on, number " + std::to_string(panel + 1),
                               .cost = core::Cost(10.0 + static_cast<double>(panel)),
                               .columns = {},
                               .otherKeys = {}});
    for (std::size_t column = 1; column < table.columnCount(); ++column)
        task.panels[column % panels].columns.push_back(table.columns()[column].name);
    return task;
}

} // namespace

class DataPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        ui::applyTheme(*qApp, ui::lightTheme());
    }

    void samplesFillThePage_data()
    {
        QTest::addColumn<QByteArray>("cohort");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("dark");
        QTest::addColumn<double>("zoom");
        QTest::newRow("ferritin") << QByteArray("ferritin") << QSize(1256, 830) << false << 1.0;
        QTest::newRow("ferritin-dark") << QByteArray("ferritin") << QSize(1256, 830) << true << 1.0;
        QTest::newRow("ferritin-smallest") << QByteArray("ferritin") << QSize(996, 640) << false << 1.0;
        QTest::newRow("ferritin-twice") << QByteArray("ferritin") << QSize(2512, 1660) << false << 2.0;
        QTest::newRow("icu") << QByteArray("icu-mortality") << QSize(1096, 730) << false << 1.0;
    }
    void samplesFillThePage()
    {
        QFETCH(QByteArray, cohort);
        QFETCH(QSize, size);
        QFETCH(bool, dark);
        QFETCH(double, zoom);
        const ui::Theme theme = dark ? ui::darkTheme(zoom) : ui::lightTheme(zoom);
        ui::applyTheme(*qApp, theme);
        const auto fixture = sample(cohort.constData(), 4000);
        QVERIFY(fixture);
        fixture->page().setTheme(theme);
        show(fixture->page(), size, QString::fromUtf8(QTest::currentDataTag()));
        // The smallest window is 1180 px wide and the rail takes at least 184 of them.
        QVERIFY2(fixture->page().minimumSizeHint().width() <= qRound(996 * zoom),
                 qPrintable(QString::number(fixture->page().minimumSizeHint().width())));
        QVERIFY(fixture->page().blockedBy().isEmpty());
        ui::applyTheme(*qApp, ui::lightTheme());
    }

    void realCohortsFillThePage_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("withTask");
        QTest::newRow("nhanes") << QStringLiteral("nhanes_ferritin_1999_2002") << true;
        QTest::newRow("thyroid-shared-fee") << QStringLiteral("uci_ann_thyroid") << true;
        QTest::newRow("physionet-proposed") << QStringLiteral("physionet2012_mortality") << false;
    }
    void realCohortsFillThePage()
    {
        QFETCH(QString, name);
        QFETCH(bool, withTask);
        if (!QFile::exists(QStringLiteral(PANELWISE_SHARED_DIR "/data/%1.csv").arg(name)))
            QSKIP("The public cohorts are not beside the repository.");
        const auto fixture = realCohort(name, withTask);
        QVERIFY(fixture);
        show(fixture->page(), QSize(1256, 830), QString::fromUtf8(QTest::currentDataTag()));
        QVERIFY(!fixture->part<ui::VariableTable>().view()->model()->index(0, 0).data().toString().isEmpty());
    }

    void theEmptyPageInvites()
    {
        ui::DataPage page;
        page.setTheme(ui::lightTheme());
        show(page, QSize(1256, 830), QStringLiteral("empty"));
        page.setLoading({.phase = core::Phase::ReadingFile, .done = 3, .total = 10, .rows = 300'000});
        show(page, QSize(1256, 830), QStringLiteral("loading"));
    }

    void theBillIsWrittenOut()
    {
        Fixture fixture(smallTable(), smallStudy().task);
        QCOMPARE(fixture.part<ui::StudySummaryCard>().billText(), QStringLiteral("All panels: $26 + $44 = $70"));
    }

    void theBillTellsTimeAndBloodWhereEveryPanelSays()
    {
        core::Task task = smallStudy().task;
        task.panels[0].minutes = core::Minutes(90);
        task.panels[0].millilitres = core::Millilitres(4);
        task.panels[1].millilitres = core::Millilitres(2.5);
        Fixture fixture(smallTable(), task);
        // 4 + 2.5 mL; CBC has no time yet.
        const auto words = [&] { return fixture.part<ui::StudySummaryCard>().timeAndBloodText(); };
        QCOMPARE(words(), QStringLiteral("6.5 mL of blood"));
        task.panels[1].minutes = core::Minutes(30);
        fixture.page().setStudy({.task = task, .split = {}});
        // The longer of 90 and 30 minutes, or their sum.
        QCOMPARE(words(), QStringLiteral("90 min if all are ordered together, 120 min one after the "
                                         "other · 6.5 mL of blood"));
    }

    void timeIsMinimisedOnlyWhereEveryPanelHasOne()
    {
        core::Task task = smallStudy().task;
        task.panels[0].minutes = core::Minutes(90);
        Fixture fixture(smallTable(), task);
        auto& card = fixture.part<ui::OrderingCard>();
        auto* pairs = card.findChild<QCheckBox*>();
        auto* kinds = card.findChild<ui::CostAimBox*>()->kindBox();
        QVERIFY(!pairs->isEnabled() && !kinds->isEnabled());
        QVERIFY(labels(card).contains(QStringLiteral("Only money can be minimised until every panel has a turnaround "
                                                     "time. Without one: CBC.")));
        QTest::keyClicks(fixture.part<ui::PanelList>().cards()[1]->findChild<ui::AmountEdit*>(), "30\r");
        QVERIFY(pairs->isEnabled() && kinds->isEnabled());
        pairs->click();
        QVERIFY(labels(card).contains(QStringLiteral("Together they save time, not money: panels are ordered one by "
                                                     "one unless time is minimised.")));
        kinds->setCurrentIndex(2);
        Q_EMIT kinds->activated(2);
        QVERIFY(fixture.study().task.pairOrders == core::PairOrders::Allowed);
        QVERIFY(fixture.study().task.minimise == core::CostAim::moneyAndTime(30));
        card.findChild<ui::MoneySpinBox*>()->setValue(12.0);
        QVERIFY(fixture.study().task.minimise == core::CostAim::moneyAndTime(12));
    }

    void rulesForOrdersAreSeenAndAsked()
    {
        core::Task task = smallStudy().task;
        Fixture fixture(smallTable(), task);
        auto& card = fixture.part<ui::OrderingCard>();
        QVERIFY(labels(card).contains(QStringLiteral("Everything may be ordered at any time.")));
        task.rules = {.cap = core::Cost(60), .first = {"BBC"}};
        Fixture ruled(smallTable(), task);
        QVERIFY(labels(ruled.part<ui::OrderingCard>())
                    .contains(QStringLiteral("Nobody's bill exceeds $60. Everybody gets first: BBC.")));
    }

    // What contradicts itself is told and cannot be taken over.
    void rulesAreChosenForEachPanel()
    {
        ui::RulesDialog dialog(smallStudy().task);
        const auto when = dialog.findChildren<QComboBox*>();
        auto needs = dialog.findChildren<QPushButton*>();
        needs.removeIf([](const QPushButton* button) { return !button->menu(); });
        auto* accept = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QVERIFY(when.size() == 2 && needs.size() == 2 && accept->isEnabled());
        QVERIFY(dialog.task() == smallStudy().task);
        when[0]->setCurrentIndex(1);
        needs[1]->menu()->actions().front()->setChecked(true);
        QCOMPARE(needs[1]->text(), QStringLiteral("BBC"));
        dialog.findChild<QCheckBox*>()->setChecked(true);
        dialog.findChild<ui::MoneySpinBox*>()->setValue(60.0);
        QVERIFY(accept->isEnabled());
        QCOMPARE(dialog.task().rules.first, std::vector<std::string>{"BBC"});
        QCOMPARE(dialog.task().panels[1].needs, std::vector<std::string>{"BBC"});
        QCOMPARE(dialog.task().rules.cap->amount, 60.0);
        when[0]->setCurrentIndex(2);
        QVERIFY(!accept->isEnabled());
        QVERIFY(
            labels(dialog).contains(QStringLiteral("Panel “CBC” needs “BBC” first, which is never ordered. Take the "
                                                   "need back, or say that neither is ordered.")));
    }

    void aPriceIsOneEditWithAClearText()
    {
        Fixture fixture(smallTable(), smallStudy().task);
        fixture.part<ui::PanelCard>().findChild<ui::MoneySpinBox*>()->setValue(30.0);
        QCOMPARE(fixture.texts(), QStringList{QStringLiteral("Price of BBC: $30")});
        QCOMPARE(fixture.part<ui::StudySummaryCard>().billText(), QStringLiteral("All panels: $30 + $44 = $74"));
    }

    void aTestIsTakenOutWithTheKeyboard()
    {
        Fixture fixture(smallTable(), smallStudy().task);
        QTest::keyClick(fixture.part<ui::PanelCard>().findChildren<ui::Chip*>().front(), Qt::Key_Delete);
        QCOMPARE(fixture.texts(), QStringList{QStringLiteral("Remove Hemoglobin from BBC")});
        QCOMPARE(core::roleOf(fixture.study().task, "hemoglobin_g_dL"), core::Role::Unassigned);
    }

    void chosenRowsStayChosenWhenTheyChangeTheirGroup()
    {
        Fixture fixture(smallTable(), smallStudy().task);
        auto& table = fixture.part<ui::VariableTable>();
        table.choose("mystery");
        QCOMPARE(table.chosenColumns(), std::vector<std::string>{"mystery"});
        QTest::keyClick(table.view(), Qt::Key_Delete);
        QCOMPARE(core::roleOf(fixture.study().task, "mystery"), core::Role::Ignored);
        QCOMPARE(table.chosenColumns(), std::vector<std::string>{"mystery"});
    }

    void problemsAreListedAndHoldTheSearchBack()
    {
        // Three patients cases are fewer than the fifty that are needed.
        Fixture fixture(smallTable(), smallStudy().task);
        QVERIFY(!fixture.page().blockedBy().isEmpty());
        QVERIFY(fixture.part<ui::MessageStack>().count() >= 1);
        bool found = false;
        for (const auto* button : fixture.page().findChildren<QPushButton*>())
            if (button->property("primary").toBool() && button->text().contains(QStringLiteral("Find the front"))) {
                found = true;
                QVERIFY(!button->isEnabled());
                QVERIFY(button->toolTip().contains(fixture.page().blockedBy().front()));
            }
        QVERIFY(found);
    }

    void aReadOnlyProjectSaysWhyAndAsksForNothing()
    {
        Fixture fixture(smallTable(), smallStudy().task);
        fixture.page().setReadOnly(QStringLiteral("Open in another window."));
        QVERIFY(fixture.part<ui::MessageStack>().plainTexts().contains(QStringLiteral("Open in another window.")));
        QTest::keyClick(fixture.part<ui::PanelCard>().findChildren<ui::Chip*>().front(), Qt::Key_Delete);
        QVERIFY(fixture.texts().isEmpty());
    }

    void missingnessIsSaidInWordsToo()
    {
        Fixture fixture(smallTable(), smallStudy().task);
        // BBC has 7 × 2 cells without the disease, one of them not recorded: 7.1 %.
        const QString words = fixture.part<ui::FigureView>().accessibleDescription();
        QVERIFY2(words.contains(QStringLiteral("BBC: 7.1")), qPrintable(words));
    }

    void manyColumnsAndPanelsAreShownQuickly()
    {
        const core::TablePtr table = wideTable(200, 500);
        Fixture fixture(table, wideTask(*table, 30));
        show(fixture.page(), QSize(1256, 830), QStringLiteral("wide"));
        QElapsedTimer timer;
        timer.start();
        fixture.page().setAssessment(fixture.assessment());
        const qint64 shown = timer.restart();
        fixture.part<ui::VariableTable>().findBox()->setText(QStringLiteral("name 19"));
        const qint64 filtered = timer.restart();
        fixture.page().setStudy(fixture.study());
        const qint64 study = timer.elapsed();
        qInfo("200 columns, 30 panels: assessment %lld ms, filter %lld ms, study %lld ms", shown, filtered, study);
        QVERIFY(shown < 500 && filtered < 500); // a generous limit: this machine may be busy, the build unoptimised
    }

    void everyWordIsGivenToTheTranslator()
    {
        PseudoTranslator translator;
        QCoreApplication::installTranslator(&translator);
        Fixture fixture(smallTable(), smallStudy().task);
        const QStringList words = hardCodedWords(fixture.page());
        QCoreApplication::removeTranslator(&translator);
        QVERIFY2(words.isEmpty(), qPrintable(words.join(QLatin1Char('\n'))));
    }

    void everythingThatTakesTheKeyboardHasAName()
    {
        Fixture fixture(smallTable(), smallStudy().task);
        const QStringList nameless = namelessFocusable(fixture.page());
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
    }

    // A save in between shows the study as it was once more.
    void aNewPanelWaitsForItsName()
    {
        ui::DataPage page;
        page.setTheme(ui::lightTheme());
        page.setImport(smallTable());
        page.setStudy(smallStudy());
        QObject::connect(&page, &ui::DataPage::studyEditRequested, &page, [&page](const core::Study& after) {
            page.setStudy(smallStudy());
            page.setStudy(after);
        });
        show(page, {1200, 700}, QStringLiteral("new-panel"));
        page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        page.addPanel();
        QTRY_VERIFY(qobject_cast<ui::EditableTitle*>(QApplication::focusWidget()));
    }

    void twoMessagesAreBothInView()
    {
        ui::MessageStack stack;
        stack.resize(900, 200);
        stack.show();
        const auto message = [](const char* words) {
            return ui::MessageStack::Message{.severity = ui::InlineMessage::Severity::Warning,
                                             .subject = {},
                                             .sentence = QString::fromLatin1(words),
                                             .actions = {},
                                             .act = {}};
        };
        stack.setMessages({message("One")});
        stack.setMessages({message("One"), message("Two")});
        QApplication::processEvents();
        for (const ui::InlineMessage* frame : stack.findChildren<ui::InlineMessage*>())
            QCOMPARE(frame->visibleRegion().boundingRect(), frame->rect());
    }

    void aListOfPricesHasNamesInQuotesAndAHeading()
    {
        const ui::PriceText read =
            ui::parsePriceText(QStringLiteral("panel,price\n\"CBC, differential\",44\nBMP,36.50\nTSAT,?\n"));
        QCOMPARE(read.prices.size(), std::size_t(2));
        QCOMPARE(read.prices[0].first, std::string("CBC, differential"));
        QCOMPARE(read.prices[1].second.amount, 36.5);
        QCOMPARE(read.unread, 1);
    }

    void longNamesAndHighPricesStayInsideTheirCards()
    {
        core::Study study = smallStudy();
        study.task.currency = "CHF";
        study.task.panels[0].name = "Differentialblutbild mit Retikulozytenbestimmung und Ausstrich";
        study.task.panels[0].cost = core::Cost(1244.5);
        study.task.sharedFees = {{.name = "Blutentnahmepauschale je Patient und Behandlungsfall im Quartal",
                                  .cost = core::Cost(2.1),
                                  .panels = {"CBC"},
                                  .otherKeys = {}}};
        Fixture fixture(smallTable(), study.task);
        show(fixture.page(), {996, 700}, QStringLiteral("long-names")); // beside the rail of a window of 1180
        const auto insideOfPage = [&fixture](const QWidget* part) {
            return part->mapTo(&fixture.page(), part->rect().topRight()).x() <= fixture.page().width() - 16;
        };
        for (const ui::PanelCard* card : fixture.page().findChildren<ui::PanelCard*>())
            QVERIFY(insideOfPage(card));
        for (const ui::MoneySpinBox* price : fixture.page().findChildren<ui::MoneySpinBox*>()) {
            const QLineEdit* field = price->findChild<QLineEdit*>();
            QVERIFY2(field->fontMetrics().horizontalAdvance(field->text()) <= field->width(),
                     qPrintable(field->text()));
        }
    }

    // With the style sheet of the window, which would draw cells in its own way.
    void valuesToCheckStandOutAmongTheRows()
    {
        const QString before = qApp->styleSheet();
        const ui::Theme theme = ui::lightTheme();
        ui::applyTheme(*qApp, theme);
        ui::RowsDialog rows;
        rows.setTheme(theme);
        rows.showTable(smallTable(), QStringLiteral("Two to check"), {.rows = {2, 5}, .columns = {5}});
        show(rows, {900, 500}, QStringLiteral("rows"));
        const auto* view = rows.findChild<QTableView*>();
        const auto colourOf = [&](int row, int column) {
            const QPoint place = view->visualRect(view->model()->index(row, column)).topLeft() + QPoint(2, 2);
            return view->viewport()->grab().toImage().pixelColor(place);
        };
        QCOMPARE(view->model()->rowCount(), 2);
        QCOMPARE(colourOf(1, 5), theme.warningBack); // the first row is the current one
        QVERIFY(colourOf(1, 4) != theme.warningBack);
        qApp->setStyleSheet(before);
    }

    void theStudySaysWhatAnOrderWithoutAResultMeans()
    {
        const auto fixture = sample("ferritin", 600);
        QComboBox* choice = nullptr;
        for (QComboBox* box : fixture->page().findChildren<QComboBox*>())
            if (box->accessibleName().contains(QStringLiteral("record holds nothing")))
                choice = box;
        QVERIFY(choice);
        QCOMPARE(choice->currentText(), QStringLiteral("is not possible for the patient"));
        choice->setCurrentIndex(1);
        Q_EMIT choice->activated(1);
        QVERIFY(fixture->study().task.unrecordedPanels == core::UnrecordedPanels::Charged);
        QCOMPARE(choice->currentText(), QStringLiteral("is charged"));
    }

    // Dates, sites and patient numbers are columns of the table; what is chosen comes back as it was.
    void theSplitDialogKnowsEveryWayToDivide()
    {
        const auto fixture = sample("ferritin", 600);
        core::Study study = fixture->study();
        const core::TablePtr import = fixture->assessment()->edited;
        const std::string column = study.task.panels.front().columns.front();
        const std::string place = study.task.visible.back();
        const std::string site = core::cellText(*import->find(place), 0);
        const core::SplitRule rules[] = {
            {},
            {.patient = column},
            {.by = core::SplitRule::By::Date, .column = column},
            {.by = core::SplitRule::By::Site, .column = place, .test = {site}, .patient = column}};
        for (const core::SplitRule& rule : rules) {
            study.task = core::withSplitRule(fixture->study().task, rule);
            const ui::SplitDialog dialog(study, import);
            QVERIFY(dialog.rule() == rule);
            QVERIFY(dialog.column().empty());
            QVERIFY(dialog.plan() == study.split);
        }
        study.task.splitRule = {};
        study.task.splitColumn = column;
        QCOMPARE(ui::SplitDialog(study, import).column(), column);
    }

    void anEmptyPanelCanBeRemovedFromTheMessageAboutIt()
    {
        core::Study study = smallStudy();
        study.task.panels.push_back({.name = "Empty", .cost = core::Cost(1), .columns = {}, .otherKeys = {}});
        Fixture fixture(smallTable(), study.task);
        const auto buttons = fixture.page().findChildren<QPushButton*>();
        const auto remove = std::find_if(buttons.begin(), buttons.end(), [](const QPushButton* button) {
            return button->text() == QStringLiteral("Remove panel");
        });
        QVERIFY(remove != buttons.end());
        (*remove)->click();
        QCOMPARE(fixture.study().task.panels.size(), std::size_t(2));
        QVERIFY(!fixture.page().blockedBy().join(QLatin1Char(' ')).contains(QStringLiteral("Empty")));
    }
};

PANELWISE_TEST(DataPageTest)

} // namespace data_page_test

#include "data_page_test.moc"
