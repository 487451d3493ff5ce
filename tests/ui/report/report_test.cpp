// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"
#include "tests/ui/report/report_fixture.h"
#include "ui/figures/figure_metadata.h"
#include "ui/figures/figure_page.h"
#include "ui/report/report_builder.h"
#include "ui/report/report_checklists.h"
#include "ui/report/report_column.h"
#include "ui/report/report_file.h"
#include "ui/report/report_html.h"
#include "ui/report/report_outline.h"
#include "ui/report/report_pages.h"

#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSet>
#include <QSignalSpy>
#include <QXmlStreamReader>

#include <algorithm>
#include <array>

namespace report_test {

using namespace ui;

namespace {

const ReportSection* sectionNamed(const ReportContent& content, const char* key)
{
    const auto found = std::ranges::find(content.sections, QString::fromLatin1(key), &ReportSection::key);
    return found == content.sections.end() ? nullptr : &*found;
}

// The value beside this name in any table of the section.
QString valueIn(const ReportSection& section, const QString& name)
{
    for (const ReportBlock& block : section.blocks)
        if (const auto* table = std::get_if<ReportTable>(&block))
            for (const QStringList& row : table->rows)
                if (row.front() == name)
                    return row[1];
    return {};
}

QString wordsOf(const ReportSection& section)
{
    QStringList words;
    for (const ReportBlock& block : section.blocks) {
        if (const auto* paragraph = std::get_if<ReportParagraph>(&block))
            words << paragraph->lead << paragraph->text;
        else if (const auto* list = std::get_if<ReportList>(&block))
            words << list->items;
        else if (const auto* table = std::get_if<ReportTable>(&block))
            for (const QStringList& row : table->rows)
                words << row.join(QLatin1Char('|'));
    }
    return words.join(QLatin1Char('\n'));
}

ReportContent allOf(const ReportSourcePtr& source)
{
    return arrangedReport(reportContent(source), {});
}

std::shared_ptr<ReportSource> sourceWithAStory()
{
    auto source = fixtures::reportSource();
    source->stories = {fixtures::policyStory(fixtures::storyPatient(*source->comparison->cohort, 0))};
    return source;
}

} // namespace

class ReportTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void theFiguresAreThoseOfTheTestPatients()
    {
        const ReportContent content = allOf(fixtures::reportSource());
        const ReportSection* policy = sectionNamed(content, "policy");
        QVERIFY(policy);
        QVERIFY(valueIn(*policy, QStringLiteral("F1")).startsWith(QLatin1String("0.889")));
        QVERIFY(valueIn(*policy, QStringLiteral("Sensitivity (recall)")).startsWith(QLatin1String("80.0")));
        QVERIFY(valueIn(*policy, QStringLiteral("Mean cost per patient")).startsWith(QLatin1String("$26.00")));
        QCOMPARE(valueIn(*policy, QStringLiteral("Diagnosed as a case")), QStringLiteral("4"));
        QCOMPARE(valueIn(*policy, QStringLiteral("Reassured")), QStringLiteral("1"));
    }

    void theBillIsASumThatAddsUp()
    {
        const ReportContent content = allOf(fixtures::reportSource());
        QVERIFY(wordsOf(*sectionNamed(content, "predictors")).contains(QLatin1String("$26 + $40 = $66")));
        QVERIFY(wordsOf(*sectionNamed(content, "predictors")).contains(QLatin1String("Price list of 2023")));
    }

    void everyItemOfBothListsStandsOnceInItsTable()
    {
        const ReportContent content = allOf(fixtures::reportSource());
        const std::array lists{std::pair{"tripod", 27}, std::pair{"stard", 30}};
        for (const auto& [key, items] : lists) {
            const ReportSection* section = sectionNamed(content, key);
            QVERIFY(section);
            const auto& table = std::get<ReportTable>(section->blocks.back());
            QSet<QString> numbers;
            QSet<int> whole;
            for (const QStringList& row : table.rows) {
                QVERIFY2(!numbers.contains(row[0]), qPrintable(row[0]));
                numbers << row[0];
                QString digits = row[0];
                while (!digits.back().isDigit())
                    digits.chop(1);
                whole << digits.toInt();
                QVERIFY(!row[2].isEmpty());
            }
            QCOMPARE(whole.size(), items);
            QCOMPARE(*std::ranges::max_element(whole), items);
        }
        // 27 items of TRIPOD+AI have 52 parts, 30 of STARD have 34.
        QCOMPARE(checklistItems(Checklist::Tripod).size(), std::size_t{52});
        QCOMPARE(checklistItems(Checklist::Stard).size(), std::size_t{34});
    }

    void aSectionThatIsLeftOutOpensItsItems()
    {
        const ReportContent all = reportContent(fixtures::reportSource());
        QVERIFY(!openItemsOf(arrangedReport(all, {})).contains(QStringLiteral("TRIPOD+AI 11")));
        QStringList keys;
        for (const ReportSection& section : all.sections)
            if (section.key != QLatin1String("missing"))
                keys << section.key;
        const ReportContent less = arrangedReport(all, keys);
        QVERIFY(openItemsOf(less).contains(QStringLiteral("TRIPOD+AI 11")));
        QVERIFY(wordsOf(*sectionNamed(less, "tripod"))
                    .contains(QLatin1String("11|How missing values were handled|Author to supply")));
    }

    // Two sentences, and a small table where something is missing.
    void figuresCorrectedForWhatIsNotRecordedAreTold()
    {
        const auto source = fixtures::reportSource();
        QVERIFY(!wordsOf(*sectionNamed(allOf(source), "missing")).contains(QLatin1String("Doubly robust")));
        auto estimate = std::make_shared<core::RecordingEstimate>();
        estimate->plain.f1.value = 0.5;
        estimate->doublyRobust.f1.value = 0.56;
        estimate->difference.value = 0.06;
        estimate->patients = 100;
        estimate->recordedPatients = 80;
        estimate->warning = core::RecordingWarning::FewRecorded;
        auto comparison = std::make_shared<Comparison>(*source->comparison);
        comparison->recording.push_back({comparison->models.front().model->ref, estimate});
        source->comparison = comparison;
        const QString words = wordsOf(*sectionNamed(allOf(source), "missing"));
        QVERIFY(words.contains(QLatin1String("Of 100 patients, 20 lack a panel")));
        QVERIFY(words.contains(QLatin1String("F1 would be about 0.560: 0.060 higher than as recorded.")));
        QVERIFY(words.contains(QLatin1String("Doubly robust|0.560")));
        QVERIFY(words.contains(QLatin1String("Do not rely on the weighted")));
    }

    void sectionsStandInTheOrderThatIsWished()
    {
        const ReportContent some =
            arrangedReport(reportContent(fixtures::reportSource()), {"software", "nowhere", "outcome"});
        QCOMPARE(some.sections.size(), std::size_t{2});
        QCOMPARE(some.sections.front().key, QStringLiteral("software"));
    }

    void nothingTellsWhoAPatientIs()
    {
        const QByteArray html = reportHtml(allOf(sourceWithAStory()));
        QVERIFY(html.contains("Patient A"));
        QVERIFY(!html.contains("MRN-"));
        QVERIFY(!html.contains("patient_id"));
        QVERIFY(!html.contains("Row 1"));
    }

    // The patient of the story is 34.
    void anAgeIsGivenByItsDecade()
    {
        const ReportContent content = allOf(sourceWithAStory());
        const ReportSection* walk = sectionNamed(content, "walk");
        QVERIFY(walk);
        QVERIFY2(wordsOf(*walk).contains(QStringLiteral("30–39")), qPrintable(wordsOf(*walk)));
        QVERIFY(!wordsOf(*walk).contains(QLatin1String("34")));
    }

    // Whoever lacks a front, stories and a table still gets a report, without empty sections.
    void whatIsNotThereIsNotSpokenOf()
    {
        const ReportContent content = allOf(fixtures::reportSource());
        for (const char* key : {"front", "walk", "baselines", "comparison"})
            QVERIFY2(!sectionNamed(content, key), key);
        for (const ReportSection& section : content.sections)
            QVERIFY2(!section.blocks.empty(), qPrintable(section.key));
    }

    // On the front by rising cost: $0, $20 and $40 (see front_fixture.h).
    void theFrontIsToldWithWhatABudgetBuys()
    {
        auto source = fixtures::reportSource();
        source->front = fixtures::finishedFront(1);
        const ReportContent content = allOf(source);
        const ReportSection* front = sectionNamed(content, "front");
        QVERIFY(front);
        QVERIFY(std::ranges::any_of(front->blocks,
                                    [](const ReportBlock& one) { return std::holds_alternative<ReportFigure>(one); }));
        const QString words = wordsOf(*front);
        QVERIFY2(words.contains(QStringLiteral("P1-2|$20.00|0.550|$20.00|0.513 (0.300–0.700)")), qPrintable(words));
        QVERIFY2(words.contains(QStringLiteral("$20|P1-2|$20.00|0.513 (0.300–0.700)")), qPrintable(words));
        QVERIFY2(words.contains(QLatin1String("$30|P1-2|$20.00|0.513")), qPrintable(words));
        QVERIFY2(words.contains(QLatin1String("$40|P1-3|$40.00|0.564")), qPrintable(words));
    }

    // By time policy 0 is the second and last on the front: 50 minutes on validation, 60 on test, $40 and 20 mL.
    void aFrontThatSavesTimeIsToldInMinutes()
    {
        auto source = fixtures::reportSource();
        source->front = fixtures::timedFront(1, core::CostAim::time());
        const ReportContent content = allOf(source);
        const ReportSection* front = sectionNamed(content, "front");
        QCOMPARE(front->title, QStringLiteral("Time–F1 front"));
        const QString words = wordsOf(*front);
        QVERIFY2(words.contains(QLatin1String("for the same or less time on validation")), qPrintable(words));
        QVERIFY2(words.contains(QStringLiteral("|60 min|20 mL")), qPrintable(words));
        QVERIFY2(words.contains(QLatin1String("\n50 min|P1-2|$40.00|0.564")), qPrintable(words));
    }

    void theHtmlIsWellFormedAndNeedsNothingElse()
    {
        const QByteArray html = reportHtml(allOf(sourceWithAStory()));
        QXmlStreamReader reader(html);
        int figures = 0, notices = 0;
        while (!reader.atEnd()) {
            reader.readNext();
            if (reader.isCharacters() && reader.text().contains(useNotice()))
                ++notices;
            if (!reader.isStartElement())
                continue;
            const QString name = reader.name().toString();
            const QXmlStreamAttributes given = reader.attributes();
            QVERIFY2(name != QLatin1String("script") && name != QLatin1String("link"), qPrintable(name));
            QVERIFY(!given.hasAttribute(QLatin1String("src")));
            if (given.hasAttribute(QLatin1String("href")))
                QVERIFY(given.value(QLatin1String("href")).startsWith(QLatin1Char('#')));
            if (name == QLatin1String("html"))
                QCOMPARE(given.value(QLatin1String("lang")).toString(), QStringLiteral("en"));
            if (name == QLatin1String("th"))
                QVERIFY(given.hasAttribute(QLatin1String("scope")));
            if (name == QLatin1String("svg")) {
                ++figures;
                QVERIFY(!given.value(QLatin1String("aria-label")).isEmpty());
            }
        }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QVERIFY(figures >= 3); // outcomes, panel use, track
        QVERIFY(notices >= 2); // above and beneath
    }

    void thePdfHasThePagesOfThePreviewAndOpensItsPolicy()
    {
        const ReportSourcePtr source = fixtures::reportSource();
        const ReportFile file = writeReport(source, {});
        QVERIFY(file.bytes.startsWith("%PDF"));
        QCOMPARE(file.pages, reportPages(allOf(source), false)->count());
        QVERIFY(file.pages > 3);
        const auto metadata = readFigureMetadata(file.bytes);
        QVERIFY(metadata);
        QCOMPARE(metadata->figure, QStringLiteral("report"));
        QCOMPARE(metadata->project, QString(32, QLatin1Char('a')));
        QVERIFY(metadata->origin.policy == core::PolicyRef(core::FrontPolicyRef{.front = {1}, .policy = 0}));
    }

    // A strip across every page carries the notice.
    void everyPageHasItsStrip()
    {
        const auto pages = reportPages(allOf(fixtures::reportSource()), true);
        QCOMPARE(pages->size().toSize(), QSize(816, 1056)); // 8.5 × 11 inches
        for (int page = 0; page < pages->count(); ++page) {
            QImage image(pages->size().toSize(), QImage::Format_RGB32);
            QPainter painter(&image);
            pages->paint(painter, page);
            painter.end();
            QCOMPARE(image.pixelColor(80, 40), lightTheme().stripBack);
        }
    }

    void aLongTableRepeatsItsHeadAndLosesNoRow()
    {
        ReportTable table;
        table.columns = {QStringLiteral("Row"), QStringLiteral("Value")};
        for (int i = 0; i < 120; ++i)
            table.rows.push_back({QString::number(i), QStringLiteral("1")});
        const ReportPieces pieces = tablePieces(table, 600.0);
        QCOMPARE(pieces.size(), std::size_t{121});
        for (std::size_t i = 1; i < pieces.size(); ++i)
            QVERIFY(pieces[i].again);
        ReportContent content;
        content.sections.push_back({.key = QStringLiteral("one"), .title = {}, .items = {}});
        content.sections.back().blocks.push_back(table);
        QVERIFY(reportPages(content, false)->count() >= 3); // 120 rows of more than 18 pixels, 960 on a page
    }

    void sectionsAreLeftOutAndMovedWithTheKeyboard()
    {
        ReportOutline outline;
        outline.setSections(reportContent(fixtures::reportSource()).sections);
        OutlineView view;
        view.setModel(&outline);
        view.resize(300, 600);
        view.show();
        const QStringList before = outline.wantedKeys();
        view.setCurrentIndex(outline.index(1, 0));
        QTest::keyClick(&view, Qt::Key_Space);
        QCOMPARE(outline.wantedKeys().size(), before.size() - 1);
        QVERIFY(!outline.wantedKeys().contains(before[1]));
        QTest::keyClick(&view, Qt::Key_Space);
        QTest::keyClick(&view, Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(outline.wantedKeys()[1], before[2]);
        QCOMPARE(outline.wantedKeys()[2], before[1]);
        // Written anew, it stays as the user has it.
        outline.setSections(reportContent(fixtures::reportSource()).sections);
        QCOMPARE(outline.wantedKeys()[2], before[1]);
    }

    void theColumnShowsPagesAndSaysWhatIsWished()
    {
        ReportColumn column;
        column.setTheme(lightTheme());
        column.resize(290, 740);
        column.show();
        QCOMPARE(column.openItems(), 0);
        column.setSource(fixtures::reportSource());
        QPushButton* next = nullptr;
        QPushButton* exporting = nullptr;
        for (QPushButton* button : column.findChildren<QPushButton*>()) {
            if (button->accessibleName() == QLatin1String("Next page"))
                next = button;
            if (button->text() == QStringLiteral("Export…"))
                exporting = button;
        }
        QVERIFY(next && exporting);
        QTRY_VERIFY(next->isEnabled());
        QCOMPARE(column.openItems(), 3); // background, interpretation, ethics
        QTest::mouseClick(next, Qt::LeftButton);
        const auto labels = column.findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels,
                                    [](QLabel* one) { return one->text().startsWith(QLatin1String("Page 2 of")); }));
        QSignalSpy requested(&column, &ReportColumn::exportRequested);
        QTest::mouseClick(exporting, Qt::LeftButton);
        QCOMPARE(requested.size(), 1);
        const ReportRequest request = column.request();
        QVERIFY(request.format == ReportFormat::Pdf);
        QVERIFY(request.sections.contains(QStringLiteral("policy")));
        column.setSource(nullptr);
        QVERIFY(!exporting->isEnabled());
    }
};

PANELWISE_TEST(ReportTest)

} // namespace report_test

#include "report_test.moc"
