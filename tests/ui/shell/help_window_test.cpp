// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"
#include "ui/common/help_event.h"
#include "ui/common/needs_page.h"
#include "ui/common/rename_dialog.h"
#include "ui/common/text/glossary.h"
#include "ui/common/text/guide.h"
#include "ui/common/text/guide_html.h"
#include "ui/shell/help_topics.h"
#include "ui/shell/help_view.h"
#include "ui/shell/help_watcher.h"
#include "ui/shell/help_window.h"

#include <QDirIterator>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>

#include <algorithm>

namespace help_window_test {

using namespace ui;

namespace {

const GuideLinks kAsWritten{.link = [](const QString& target) { return target; },
                            .picture = [](const QString& picture) { return picture; }};

QStringList found(const QString& text, const char* pattern)
{
    QStringList all;
    auto matches = QRegularExpression(QLatin1String(pattern)).globalMatch(text);
    while (matches.hasNext())
        all << matches.next().captured(1);
    return all;
}

} // namespace

class HelpWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyLinkLeadsToAPageAndEveryPictureIsThere()
    {
        for (const GuidePage& page : guidePages()) {
            const QString html = guideHtml(page.text, kAsWritten);
            for (const QString& link : found(html, "href=\"([^\"]+)\""))
                QVERIFY2(guidePage(link), qPrintable(page.topic + " links to " + link));
            for (const QString& picture : found(html, "img src=\"([^\"]+)\""))
                QVERIFY2(QFile::exists(":/help/" + picture), qPrintable(page.topic + " shows " + picture));
        }
    }

    void everyPageOfTheWindowHasItsChapter()
    {
        for (const Place place :
             {Place::Start, Place::Import, Place::Data, Place::Train, Place::Front, Place::Patient, Place::Compare})
            QVERIFY(guidePage(helpTopicOf(place)));
    }

    // Read from the headers, so that a new dialog without a chapter is found.
    void everyDialogHasItsChapter()
    {
        int dialogs = 0;
        QDirIterator headers(QStringLiteral(PANELWISE_SOURCE_DIR "/ui"), {"*.h"}, QDir::Files,
                             QDirIterator::Subdirectories);
        while (headers.hasNext()) {
            QFile file(headers.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            for (const QString& name : found(QString::fromUtf8(file.readAll()), "class (\\w+)[^;{]*: public QDialog")) {
                const QString topic = helpTopicOfClass("ui::" + name);
                QVERIFY2(guidePage(topic), qPrintable(name));
                ++dialogs;
            }
        }
        QVERIFY(dialogs >= 22);
    }

    void everyWordOfTheGlossaryHasAPageOfItsOwn()
    {
        QSet<QString> keys;
        for (const Term term : kAllTerms) {
            const GuidePage* page = guidePage(termTopic(termKey(term)));
            QVERIFY(page);
            QCOMPARE(page->title, termName(term));
            QVERIFY(page->text.contains(termExplained(term)));
            keys << termKey(term);
        }
        QCOMPARE(keys.size(), qsizetype(kTermCount));
        QVERIFY(guidePage(QStringLiteral("term:flip-point"))->text.contains(QStringLiteral("guide-what-if.md")));
    }

    void markdownBecomesHtml()
    {
        QCOMPARE(
            guideHtml(QStringLiteral("# A & B\n\nOne **two** *three*\nfour `x<y` [five](six.md).\n\n- a\n  b\n- c\n\n"
                                     "| h | i |\n|---|---|\n| 1 | 2 |\n"),
                      kAsWritten),
            QStringLiteral("<h1>A &amp; B</h1>\n"
                           "<p>One <b>two</b> <i>three</i> four <code>x&lt;y</code> <a href=\"six.md\">five</a>.</p>\n"
                           "<ul>\n<li>a b</li>\n<li>c</li>\n</ul>\n"
                           "<table>\n<tr><th align=\"left\">h</th><th align=\"left\">i</th></tr>\n"
                           "<tr><td align=\"left\">1</td><td align=\"left\">2</td></tr>\n</table>\n"));
    }

    void noMarkIsLeftInWhatIsRead()
    {
        for (const GuidePage& page : guidePages()) {
            const QString text = plainParagraphs(page.text).join(QLatin1Char('\n'));
            QVERIFY2(!text.contains(QStringLiteral("**")) && !text.contains(QStringLiteral("](")),
                     qPrintable(page.topic));
        }
    }

    void theWebPageHoldsEveryPageAndLeadsNowhereElse()
    {
        const QString web = guideWebPage();
        const QStringList ids = found(web, "<section id=\"([^\"]+)\"");
        QCOMPARE(ids.size(), qsizetype(guidePages().size()));
        const QSet<QString> known(ids.begin(), ids.end());
        for (const QString& link : found(web, "href=\"([^\"]+)\""))
            QVERIFY2(known.contains(link.mid(1)), qPrintable(link));
        for (const QString& picture : found(web, "src=\"([^\"]{1,30})"))
            QVERIFY(picture.startsWith(QStringLiteral("data:image/png")));
    }

    void aSearchFindsPagesThatHoldAllWordsTitlesFirst()
    {
        const std::vector<GuideHit> hits = searchGuide(QStringLiteral("flip point"));
        QVERIFY(hits.size() >= 2);
        QCOMPARE(hits[0].topic, QStringLiteral("guide-what-if"));
        QCOMPARE(hits[1].topic, QStringLiteral("term:flip-point"));
        QVERIFY(searchGuide(QStringLiteral("blood visit fee")).front().topic == QStringLiteral("guide-prices"));
        QVERIFY(searchGuide(QStringLiteral("zeppelin")).empty());
        QVERIFY(searchGuide(QStringLiteral("  ")).empty());
    }

    void aHitIsReadAndBackLeadsWhereItCameFrom()
    {
        HelpView view;
        auto* search = view.findChild<QLineEdit*>(QStringLiteral("helpSearch"));
        auto* list = view.findChild<QListWidget*>(QStringLiteral("helpChapters"));
        view.showTopic(QStringLiteral("guide-front"));
        search->setText(QStringLiteral("pocket card"));
        QVERIFY(list->count() > 0);
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(view.topic(), QStringLiteral("guide-pocket-card"));
        view.goBack();
        QCOMPARE(view.topic(), QStringLiteral("guide-front"));
        view.showTopic(QStringLiteral("nowhere"));
        QCOMPARE(view.topic(), QStringLiteral("guide-front"));
    }

    void f1InADialogOpensItsChapter()
    {
        HelpWatcher watcher;
        QSignalSpy asked(&watcher, &HelpWatcher::topicRequested);
        RenameDialog dialog({}, {}, [](const QString&) { return QString(); });
        QTest::keyClick(dialog.findChild<QLineEdit*>(), Qt::Key_F1);
        QCOMPARE(asked.count(), 1);
        QCOMPARE(asked.first().first().toString(), QStringLiteral("guide-names"));
    }

    void anEmptyPageOffersWhatCanBeDoneHere()
    {
        HelpWatcher watcher;
        QSignalSpy asked(&watcher, &HelpWatcher::topicRequested);
        NeedsPage page(Step::Patient);
        page.findChild<QPushButton*>(QStringLiteral("pageHelp"))->click();
        QCOMPARE(asked.count(), 1);
        QCOMPARE(asked.first().first().toString(), QStringLiteral("guide-patient"));
    }
};

PANELWISE_TEST(HelpWindowTest)

} // namespace help_window_test

#include "help_window_test.moc"
