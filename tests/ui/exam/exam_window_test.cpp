// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"
#include "ui/exam/case_sheets.h"
#include "ui/exam/exam_form.h"
#include "ui/exam/exam_window.h"
#include "ui/exam/gathered_window.h"

#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTableWidget>
#include <QTreeWidget>

namespace exam_window_test {

using namespace ui;
using core::Disease;
using Refusal = ExamSitting::Refusal;

namespace {

// Panels for 26 and 40, 3 more for the draw, 60 for each case; nobody measured iron in the second case.
core::Exam someExam()
{
    return {.title = "Anaemia, week 3",
            .outcome = "low ferritin",
            .currency = "USD",
            .limits = {.minutes = 30, .budget = core::Cost(60)},
            .columns = {{"age", "Age", "years", ""}, {"hb", "Hemoglobin", "g/dL", "12–15.5"}, {"fe", "Iron", "", ""}},
            .known = {0},
            .panels = {{"BBC", core::Cost(26), {1}}, {"TSAT", core::Cost(40), {2}}},
            .fees = {{"Draw", core::Cost(3), {0, 1}}},
            .cases = {{"34", "11.2", "20"}, {"61", "14.0", ""}}};
}

core::ExamKey someKey()
{
    return {.digest = {},
            .title = "Anaemia, week 3",
            .shape = {.lambda = 5.0, .rho = -0.01},
            .cases = {{.row = 17, .truth = Disease::Present, .policy = {.orders = {0}, .diagnosis = Disease::Present}},
                      {.row = 40, .truth = Disease::Absent, .policy = {.orders = {}, .diagnosis = Disease::Absent}}}};
}

QString shownResults(const ExamWindow& window)
{
    QStringList texts;
    const auto* tree = window.findChild<QTreeWidget*>();
    for (QTreeWidgetItemIterator item(const_cast<QTreeWidget*>(tree)); *item; ++item)
        texts << (*item)->text(0) + QLatin1Char(' ') + (*item)->text(1);
    return texts.join(QLatin1Char('|'));
}

QPushButton* orderOf(const ExamWindow& window, const QString& panel)
{
    for (QPushButton* button : window.findChildren<QPushButton*>())
        if (button->accessibleName() == "Order " + panel)
            return button;
    return nullptr;
}

} // namespace

class ExamWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanupTestCase() { QLocale::setDefault(QLocale::c()); }

    void whatIsOrderedStaysOrderedWithinTheBudget()
    {
        ExamSitting sitting(someExam(), std::nullopt);
        QVERIFY(!sitting.whyNot(0));
        sitting.order(0);
        QCOMPARE(sitting.bill().amount, 29.0); // 26 and the draw
        QCOMPARE(sitting.whyNot(0), Refusal::Ordered);
        QCOMPARE(sitting.whyNot(1), Refusal::BeyondBudget); // 26 + 40 + 3 are more than 60
        sitting.order(1);
        QCOMPARE(sitting.answer().orders, std::vector<std::size_t>{0});
        sitting.diagnose(Disease::Present);
        sitting.diagnose(Disease::Absent); // said is said
        QCOMPARE(*sitting.answer().diagnosis, Disease::Present);
        QCOMPARE(sitting.whyNot(1), Refusal::Over);
    }

    void whatItIsForStaysInSight()
    {
        ExamWindow window(ExamSitting(someExam(), std::nullopt), "week3.exam.json");
        window.show();
        const auto* strip = window.findChild<QLabel*>("useStrip");
        QVERIFY(strip->text().contains("Not for clinical use"));
        for (const char* button : {"examBegin", "examNext"}) { // at the beginning and on a case
            QVERIFY(strip->isVisible());
            window.findChild<QPushButton*>(button)->click();
        }
    }

    void whatWasNotMeasuredCannotBeOrderedAndCostsNothing()
    {
        ExamSitting sitting(someExam(), std::nullopt);
        sitting.goTo(1);
        QCOMPARE(sitting.whyNot(1), Refusal::NotRecorded);
        sitting.order(1);
        QCOMPARE(sitting.bill().amount, 0.0);
    }

    void whenTheTimeIsOverNothingMoreIsTaken()
    {
        ExamSitting sitting(someExam(), std::nullopt);
        sitting.pass(29.5);
        QCOMPARE(*sitting.minutesLeft(), 0.5);
        sitting.pass(1.0);
        QVERIFY(sitting.timeIsOver());
        sitting.diagnose(Disease::Present);
        QVERIFY(!sitting.answer().diagnosis);
        QCOMPARE(sitting.whyNot(0), Refusal::Over);
    }

    void whoWasInterruptedGoesOnAtTheFirstOpenCase()
    {
        ExamSitting first(someExam(), std::nullopt);
        first.setStudent("7");
        first.pass(4.0);
        first.diagnose(Disease::Present);
        const ExamSitting again(someExam(), first.answers());
        QCOMPARE(again.current(), std::size_t(1));
        QCOMPARE(again.answers().student, std::string("7"));
        QCOMPARE(*again.minutesLeft(), 26.0);
    }

    void resultsAreShownOnceTheirPanelIsOrdered()
    {
        ExamWindow window(ExamSitting(someExam(), std::nullopt), QStringLiteral("week3.exam.json"));
        core::ExamAnswers kept;
        connect(&window, &ExamWindow::answered, this, [&](const core::ExamAnswers& answers) { kept = answers; });
        auto* begin = window.findChild<QPushButton*>(QStringLiteral("examBegin"));
        QVERIFY(!begin->isEnabled()); // nobody yet
        QTest::keyClicks(window.findChild<QLineEdit*>(QStringLiteral("examStudent")), QStringLiteral("7"));
        begin->click();
        QCOMPARE(shownResults(window), QStringLiteral("Known before any test |Age 34"));
        orderOf(window, QStringLiteral("BBC"))->click();
        QCOMPARE(shownResults(window), QStringLiteral("Known before any test |Age 34|BBC |Hemoglobin 11.2"));
        QVERIFY(!orderOf(window, QStringLiteral("TSAT"))->isEnabled());
        window.findChild<QPushButton*>(QStringLiteral("examIll"))->click();
        window.findChild<QPushButton*>(QStringLiteral("examNext"))->click();
        QCOMPARE(orderOf(window, QStringLiteral("TSAT"))->text(), QStringLiteral("Not measured"));
        window.findChild<QPushButton*>(QStringLiteral("examWell"))->click();
        QCOMPARE(kept.student, std::string("7"));
        QCOMPARE(kept.cases[0], (core::ExamAnswer{.orders = {0}, .diagnosis = Disease::Present}));
        QCOMPARE(kept.cases[1], (core::ExamAnswer{.orders = {}, .diagnosis = Disease::Absent}));
        QVERIFY(window.sitting().complete());
    }

    void withoutHintsThereAreNoReferenceRanges()
    {
        core::Exam exam = someExam();
        QVERIFY(caseSheetsHtml(exam).contains(QStringLiteral("Age")));
        QVERIFY(answerKeyHtml(exam, someKey()).contains(QStringLiteral("12–15.5")));
        exam.limits.hints = false;
        QVERIFY(!answerKeyHtml(exam, someKey()).contains(QStringLiteral("12–15.5")));
        const ExamWindow window(ExamSitting(exam, std::nullopt), {});
        QVERIFY(window.findChild<QTreeWidget*>()->isColumnHidden(3));
    }

    // Sheets tell what is known before any test and the prices; results and outcomes are on the key alone.
    void sheetsHoldNoResultsAndTheKeyHoldsAll()
    {
        const QString sheets = caseSheetsHtml(someExam());
        QVERIFY(sheets.contains(QStringLiteral("$26")) && sheets.contains(QStringLiteral("Draw")));
        for (const char* secret : {"11.2", "14.0"})
            QVERIFY(!sheets.contains(QLatin1String(secret)));
        QCOMPARE(sheets.count(QStringLiteral("page-break-before")), 1); // two cases
        const QString key = answerKeyHtml(someExam(), someKey());
        QVERIFY(key.contains(QStringLiteral("11.2")) && key.contains(QStringLiteral("BBC")));
        // 5 for the case found, less 0.01 times 29; 1 for the other rightly reassured.
        QVERIFY(key.contains(QStringLiteral(">4.71<")) && key.contains(QStringLiteral(">1<")));
        QVERIFY(pdfOf(sheets, QStringLiteral("x")).startsWith("%PDF"));
    }

    void theFormSaysWhatWasWanted()
    {
        ExamForm form(QStringLiteral("Week 3"), "USD", QStringLiteral("P1-3"));
        form.findChild<QSpinBox*>(QStringLiteral("examCases"))->setValue(4);
        ExamWish wanted;
        connect(&form, &ExamForm::fileWanted, this, [&](const ExamWish& wish) { wanted = wish; });
        form.findChild<QPushButton*>(QStringLiteral("examFile"))->click();
        QCOMPARE(wanted, (ExamWish{.title = QStringLiteral("Week 3"), .cases = 4, .limits = {}}));
    }
};

PANELWISE_TEST(ExamWindowTest)

} // namespace exam_window_test

#include "exam_window_test.moc"
