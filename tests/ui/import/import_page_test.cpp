// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"
#include "ui/common/inline_message.h"
#include "ui/import/code_review.h"
#include "ui/import/dialect_form.h"
#include "ui/import/identifier_review.h"
#include "ui/import/import_page.h"
#include "ui/import/outcome_card.h"
#include "ui/import/sheet_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>

namespace import_page_test {

using namespace ui;

namespace {

core::CsvPreview previewOf(const std::string& text)
{
    const auto preview = core::previewCsv(core::CsvSource::fromText(text, "pasted"));
    return preview ? *preview : core::CsvPreview{};
}

// 1,234 in a file separated by semicolons: one and a bit, or a thousand?
core::CsvPreview ambiguous()
{
    return previewOf("age;iron;low\n30;1,234;0\n40;2,345;1\n50;3,456;0\n");
}

QPushButton* buttonNamed(const QWidget& page, const QString& text)
{
    for (QPushButton* button : page.findChildren<QPushButton*>()) {
        if (button->text() == text && !button->isHidden())
            return button;
    }
    return nullptr;
}

bool saysSomewhere(const QWidget& page, const QString& text)
{
    for (const QLabel* label : page.findChildren<QLabel*>()) {
        if (label->text().contains(text))
            return true;
    }
    return false;
}

} // namespace

class ImportPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aWorkbookOffersItsSheetsAndTheRowWithTheNames()
    {
        ImportPage page;
        page.begin(QStringLiteral("ward.xlsx"));
        core::TablePreview preview;
        preview.kind = core::FileKind::Xlsx;
        preview.table = previewOf("age,low\n30,0\n40,1\n");
        preview.sheets = {"Notes", "Patients"};
        preview.facts.sheet = "Patients";
        preview.facts.headerRow = 3;
        page.setPreview(preview);
        auto* form = page.findChild<SheetForm*>();
        QVERIFY(!form->isHidden());
        QVERIFY(page.findChild<DialectForm*>()->isHidden());
        QCOMPARE(form->sheet(), QStringLiteral("Patients"));
        QCOMPARE(form->headerRow(), 0); // found by itself
        QSignalSpy previews(&page, &ImportPage::previewRequested);
        form->findChild<QSpinBox*>()->setValue(5);
        QCOMPARE(previews.size(), 1);
        QCOMPARE(previews.front().at(2).toString(), QStringLiteral("Patients"));
        QCOMPARE(previews.front().at(3).toInt(), 5);
        auto* sheets = form->findChild<QComboBox*>();
        sheets->setCurrentIndex(0);
        Q_EMIT sheets->activated(0);
        QCOMPARE(previews.back().at(2).toString(), QStringLiteral("Notes"));
        QCOMPARE(previews.back().at(3).toInt(), 0); // another sheet begins elsewhere

        page.begin(QStringLiteral("plain.csv"));
        page.setPreview(previewOf("age,low\n30,0\n40,1\n"));
        QVERIFY(form->isHidden());
        QVERIFY(!page.findChild<DialectForm*>()->isHidden());
    }

    void aStatisticsFileTellsWhatWasKept()
    {
        ImportPage page;
        page.begin(QStringLiteral("ward.sav"));
        core::TablePreview preview;
        preview.kind = core::FileKind::Spss;
        preview.table = previewOf("age,low\n30,0\n40,1\n");
        preview.facts.columns = {{.column = "age", .label = "Age in years", .userMissing = 3},
                                 {.column = "sex", .labelledLevels = 2}};
        page.setPreview(preview);
        QVERIFY(saysSomewhere(page, QStringLiteral("3 values that the file declares to be missing")));
        QVERIFY(saysSomewhere(page, QStringLiteral("The labels of values were kept in")));
        QVERIFY(saysSomewhere(page, QStringLiteral("SPSS file")));
    }

    void aColumnOfNumbersAndTextsCanBeReadAsText()
    {
        ImportPage page;
        page.begin(QStringLiteral("grades.csv"));
        std::string text = "grade,low\n";
        for (int i = 0; i < 40; ++i)
            text += i == 20 ? "3A,1\n" : std::to_string(i) + (i % 2 == 0 ? ",0\n" : ",1\n");
        const core::CsvSource source = core::CsvSource::fromText(text, "grades.csv");
        page.setPreview(*core::previewCsv(source));
        core::ImportOutcome read = core::importCsv(source, {}, {}, {});
        QVERIFY(read.table);
        page.showCodes(core::codesOf(*read.table->find("grade")), read.table->rowCount());
        QSignalSpy previews(&page, &ImportPage::previewRequested);
        QPushButton* offer = buttonNamed(page, QStringLiteral("Read grade as text"));
        QVERIFY(offer);
        offer->click();
        QCOMPARE(previews.size(), 1);
        QCOMPARE(previews.front()[1].toStringList(), QStringList{QStringLiteral("grade")});

        page.showCodes({}, 0);
        page.showPreview();
        page.setPreview(*core::previewCsv(source, core::CsvDialect{}, {.keep = {}, .asText = {"grade"}}));
        QVERIFY(!buttonNamed(page, QStringLiteral("Read grade as text")));
        QSignalSpy imports(&page, &ImportPage::importRequested);
        buttonNamed(page, QStringLiteral("Import"))->click();
        QCOMPARE(imports.front()[2].toStringList(), QStringList{QStringLiteral("grade")});
    }

    void aClearTableCanBeImportedAtOnce()
    {
        ImportPage page;
        page.begin(QStringLiteral("clear.csv"));
        QVERIFY(!page.canImport());
        page.setPreview(previewOf("age,iron,low\n30,80.5,0\n40,90.25,1\n"));
        QVERIFY(page.canImport());
        QCOMPARE(page.openQuestions(), 0);
    }

    void whoIsACaseIsShownAndAskedBeforeTheImport()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        ImportPage page;
        page.begin(QStringLiteral("ward.csv"));
        QSignalSpy lookups(&page, &ImportPage::outcomeRequested);
        std::string text = "age,status\n";
        for (int i = 0; i < 40; ++i)
            text += std::to_string(30 + i) + (i < 30 ? ".5,dead\n" : ".5,alive\n");
        const core::CsvSource source = core::CsvSource::fromText(text, "ward.csv");
        page.setPreview(*core::previewCsv(source));
        QCOMPARE(lookups.size(), 1);
        QVERIFY(!page.outcomeChoice());
        const core::TablePtr table = core::importCsv(source, {}, {}, {}).table;
        page.setOutcome(table, core::proposeTask(*table).task);
        QVERIFY(saysSomewhere(page, QStringLiteral("death (status is “dead”): 30 of 40 patients")));
        QPushButton* dead = buttonNamed(page, QStringLiteral("“dead”"));
        QVERIFY(dead && buttonNamed(page, QStringLiteral("“alive”"))); // meaning and rarity disagree
        QVERIFY(page.canImport());                                     // it can be said later, too
        dead->click();
        QVERIFY(page.outcomeChoice());
        QCOMPARE(page.outcomeChoice()->rule, core::OutcomeRule::value("dead"));
        QVERIFY(page.findChild<OutcomeCard*>()->findChild<InlineMessage*>()->isHidden());
        // What was said holds for another way of reading the same columns.
        page.setOutcome(table, core::proposeTask(*table).task);
        QCOMPARE(page.outcomeChoice()->rule, core::OutcomeRule::value("dead"));
        auto* view = page.findChild<QTableView*>();
        QVERIFY(view->model()->headerData(1, Qt::Horizontal).toString().contains(QStringLiteral("outcome")));
        page.begin(QStringLiteral("other.csv"));
        QVERIFY(!page.outcomeChoice());
    }

    void anAmbiguousNumberMustBeAnsweredFirst()
    {
        ImportPage page;
        page.begin(QStringLiteral("clinic.csv"));
        page.setPreview(ambiguous());
        QCOMPARE(page.openQuestions(), 1);
        QVERIFY(!page.canImport());
        QVERIFY(!buttonNamed(page, QStringLiteral("Import"))->isEnabled());
    }

    void sayingThousandsReadsTheCommaAsAGroupMark()
    {
        ImportPage page;
        page.begin(QStringLiteral("clinic.csv"));
        page.setPreview(ambiguous());
        QSignalSpy previews(&page, &ImportPage::previewRequested);
        buttonNamed(page, QStringLiteral("Thousands: 1234"))->click();
        QCOMPARE(previews.size(), 1);
        const auto dialect = previews.front().front().value<core::CsvDialect>();
        QCOMPARE(dialect.grouping, core::GroupMark::Comma);
        QCOMPARE(dialect.decimal, core::DecimalMark::Point);
        QCOMPARE(dialect.delimiter, ';');
        QVERIFY(page.canImport());
    }

    void sayingDecimalReadsTheCommaAsADecimalMark()
    {
        ImportPage page;
        page.begin(QStringLiteral("clinic.csv"));
        page.setPreview(ambiguous());
        QSignalSpy previews(&page, &ImportPage::previewRequested);
        buttonNamed(page, QStringLiteral("Decimal number"))->click();
        const auto dialect = previews.front().front().value<core::CsvDialect>();
        QCOMPARE(dialect.grouping, core::GroupMark::None);
        QCOMPARE(dialect.decimal, core::DecimalMark::Comma);
    }

    void anAnswerSurvivesTheNewPreviewItLeadsTo()
    {
        ImportPage page;
        page.begin(QStringLiteral("clinic.csv"));
        page.setPreview(ambiguous());
        buttonNamed(page, QStringLiteral("Decimal number"))->click();
        core::CsvPreview answered = ambiguous();
        answered.questions.clear();
        page.setPreview(answered);
        QVERIFY(page.canImport());
    }

    void twoSeparatorsThatFitAreAskedAboutByName()
    {
        core::CsvPreview preview = previewOf("a,b\n1,2\n");
        preview.questions = {{.about = core::CsvQuestion::About::Delimiter, .column = {}, .example = ",;", .row = 1}};
        ImportPage page;
        page.begin(QStringLiteral("either.csv"));
        page.setPreview(preview);
        QVERIFY(!page.canImport());
        QSignalSpy previews(&page, &ImportPage::previewRequested);
        buttonNamed(page, QStringLiteral("Semicolon"))->click();
        QCOMPARE(previews.front().front().value<core::CsvDialect>().delimiter, ';');
        QVERIFY(page.canImport());
    }

    void importSaysHowToReadAndWhetherToUseTheTaskFile()
    {
        ImportPage page;
        page.begin(QStringLiteral("clear.csv"));
        page.setPreview(previewOf("age;iron\n30;80.5\n40;90.25\n"));
        page.setTaskOffer(TaskOffer{QStringLiteral("clear.task.json"), {}});
        QSignalSpy imports(&page, &ImportPage::importRequested);
        buttonNamed(page, QStringLiteral("Import"))->click();
        QCOMPARE(imports.front().at(0).value<core::CsvDialect>().delimiter, ';');
        QCOMPARE(imports.front().at(1).toBool(), true);
    }

    void aTaskFileWithProblemsIsNotUsedAndSaysWhy()
    {
        ImportPage page;
        page.begin(QStringLiteral("clear.csv"));
        page.setPreview(previewOf("age,iron\n30,80.5\n"));
        page.setTaskOffer(TaskOffer{QStringLiteral("clear.task.json"), QStringLiteral("/panels/2/cost is below zero")});
        QVERIFY(saysSomewhere(page, QStringLiteral("/panels/2/cost")));
        QSignalSpy imports(&page, &ImportPage::importRequested);
        buttonNamed(page, QStringLiteral("Import"))->click();
        QCOMPARE(imports.front().at(1).toBool(), false);
    }

    void aFailedImportComesBackWithItsProblems()
    {
        ImportPage page;
        page.begin(QStringLiteral("broken.csv"));
        page.setPreview(previewOf("age,iron\n30,80.5\n"));
        page.showProgress({.phase = core::Phase::ReadingFile, .done = 1, .total = 2, .rows = 9});
        core::ProblemList problems;
        for (std::uint64_t row = 1; row <= 120; ++row)
            problems.add({.code = core::ErrorCode::RaggedRow,
                          .subject = "broken.csv",
                          .detail = {},
                          .row = row,
                          .expected = 9,
                          .found = 7});
        page.showProblems(problems);
        QVERIFY(saysSomewhere(page, QStringLiteral("120")));
        QVERIFY(saysSomewhere(page, QStringLiteral("20 more")));
    }

    void columnsThatIdentifyPeopleAreLeftOutUnlessTheUserKeepsThem()
    {
        ImportPage page;
        page.begin(QStringLiteral("ward.csv"));
        page.showIdentifiers(
            {{"patient", core::IdentifierReason::NameLike}, {"seen", core::IdentifierReason::DateLike}});
        QSignalSpy answers(&page, &ImportPage::identifiersAnswered);
        page.findChildren<QCheckBox*>().back()->setChecked(false); // keep the dates
        buttonNamed(page, QStringLiteral("Continue"))->click();
        QCOMPARE(answers.front().front().toStringList(), QStringList{QStringLiteral("patient")});
    }

    void textsAmongNumbersAreAskedAboutOnce()
    {
        ImportPage page;
        page.begin(QStringLiteral("ward.csv"));
        const auto rule = [](const char* column, const char* text, core::CodeRule::Read read) {
            return core::CodeRule{.column = column, .text = text, .read = read};
        };
        using Read = core::CodeRule::Read;
        page.showCodes({{.column = "troponin",
                         .key = "<{number}",
                         .examples = {"<3"},
                         .kinds = 1,
                         .cells = 412,
                         .meaning = core::CodeMeaning::BelowLimit,
                         .rule = rule("troponin", "<{number}", Read::Number)},
                        {.column = "iron",
                         .key = "n.b.",
                         .examples = {"n.b."},
                         .kinds = 1,
                         .cells = 20,
                         .rule = rule("", "n.b.", Read::Missing)},
                        {.column = "tsh",
                         .key = "n.b.",
                         .examples = {"n.b."},
                         .kinds = 1,
                         .cells = 30,
                         .rule = rule("", "n.b.", Read::Missing)},
                        {.column = "tsh", .key = "ND", .examples = {"ND"}, .kinds = 1, .cells = 5}},
                       1000);
        auto* review = page.findChild<CodeReview*>();
        QVERIFY(saysSomewhere(*review, QStringLiteral("412")));
        QVERIFY(saysSomewhere(*review, QStringLiteral("2 columns")));
        QVERIFY(saysSomewhere(*review, QString::fromUtf8("41.2\u202F% of the cells are read as 3")));
        const QList<QComboBox*> choices = review->findChildren<QComboBox*>();
        QCOMPARE(choices.size(), 3); // a text that means the same in two columns is one question
        QCOMPARE(choices[0]->currentText(), QStringLiteral("The number in it"));
        QCOMPARE(choices[1]->currentText(), QStringLiteral("Not recorded"));
        QCOMPARE(choices[2]->currentText(), QStringLiteral("Decide later"));
        QSignalSpy answers(&page, &ImportPage::codesAnswered);
        choices[0]->setCurrentIndex(choices[0]->findText(QStringLiteral("Half of the number")));
        QVERIFY(saysSomewhere(*review, QStringLiteral("are read as 1.5")));
        buttonNamed(*review, QStringLiteral("Continue with these choices"))->click();
        const auto rules = answers.front().front().value<std::vector<core::CodeRule>>();
        QCOMPARE(rules.size(), std::size_t(3)); // troponin, and n.b. in both columns; ND is left open
        QVERIFY(rules[0] == rule("troponin", "<{number}", Read::Half));
        QVERIFY(rules[1] == rule("iron", "n.b.", Read::Missing));
        QVERIFY(rules[2] == rule("tsh", "n.b.", Read::Missing));
    }

    void progressShowsTheRowsRead()
    {
        ImportPage page;
        page.begin(QStringLiteral("large.csv"));
        page.showProgress({.phase = core::Phase::ReadingFile, .done = 5, .total = 10, .rows = 4321});
        QVERIFY(saysSomewhere(page, QLocale().toString(4321)));
        QSignalSpy cancels(&page, &ImportPage::cancelRequested);
        buttonNamed(page, QStringLiteral("Cancel"))->click();
        QCOMPARE(cancels.size(), 1);
    }
};

PANELWISE_TEST(ImportPageTest)

} // namespace import_page_test

#include "import_page_test.moc"
