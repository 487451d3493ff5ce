// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"
#include "ui/common/text/error_text.h"
#include "ui/common/text/language.h"
#include "ui/common/text/number_text.h"

#include <QCoreApplication>
#include <QSet>
#include <QTranslator>

namespace language_test {

using core::ErrorCode;

// With the words of the program loaded as the window and the command line load them.
class LanguageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        QVERIFY(ui::loadLanguage(m_language));
        QVERIFY(QCoreApplication::installTranslator(&m_language));
    }

    void oneIsSaidInTheSingular()
    {
        QCOMPARE(rows(1), QString("1 row read so far"));
        QCOMPARE(rows(2), QString("2 rows read so far"));
        QCOMPARE(rows(0), QString("0 rows read so far"));
        QVERIFY(tooFew(1).contains("only 1 patient is a case"));
        QVERIFY(tooFew(2).contains("only 2 patients are cases"));
        QVERIFY(ragged(1).contains("There is 1 field where the header has 7"));
        QVERIFY(ragged(1'234).contains("There are 1,234 fields where the header has 7"));
    }

    // A language we do not have is answered in English, and English has plurals.
    void otherLanguagesGetEnglish()
    {
        QTranslator language;
        QVERIFY(ui::loadLanguage(language, QLocale(QLocale::Dutch, QLocale::Netherlands)));
        QCOMPARE(language.translate("CommandLine", "%Ln tests", nullptr, 1), QString("%Ln test"));
    }

    // The classes of numbers of the Unicode Common Locale Data Repository: Arabic has zero, one, two, few (3-10), many
    // (11-99) and other (100); Chinese has one form for all.
    void everyLanguageHasItsFormsForNumbers()
    {
        QCOMPARE(formsOf(QLocale(QLocale::Arabic, QLocale::Egypt)), 6);
        QCOMPARE(formsOf(QLocale(QLocale::Chinese, QLocale::China)), 1);
        for (const QLocale::Language two : {QLocale::German, QLocale::French, QLocale::Spanish})
            QCOMPARE(formsOf(QLocale(two)), 2);
    }

    void languagesOnOfferAreNamed()
    {
        QStringList codes;
        for (const QLocale& language : ui::installedLanguages())
            codes << language.name().section('_', 0, 0);
        QCOMPARE(codes, QStringList({"ar", "de", "en", "es", "fr", "zh"}));
    }

    // Egypt writes ١٢٣ by itself; a file of a laboratory there has 123.
    void arabicNumbersHaveTheDigitsOfTheFiles()
    {
        const QLocale shown = ui::readableLocale(QLocale(QLocale::Arabic, QLocale::Egypt));
        QCOMPARE(shown.language(), QLocale::Arabic);
        QCOMPARE(shown.toString(1234), QString("1,234"));
        QCOMPARE(ui::readableLocale(QLocale::c()), QLocale(QLocale::English, QLocale::UnitedStates));
        QCOMPARE(ui::readableLocale(QLocale(QLocale::German)), QLocale(QLocale::German));
    }

    void rangesAndSignsAreNotTurnedRound()
    {
        const QLocale arabic = ui::readableLocale(QLocale(QLocale::Arabic));
        const QChar begin(0x2066), end(0x2069); // left-to-right isolate
        QCOMPARE(ui::rangeText(0.25, 0.5, arabic), begin + QString("0.25–0.5") + end);
        QCOMPARE(ui::numberText(-2.0, arabic), begin + QString("−2") + end);
        QCOMPARE(ui::rangeText(0.25, 0.5, QLocale::c()), QString("0.25–0.5"));
    }

    void marksOfKeysAreLeftOut()
    {
        QCOMPARE(ui::withoutMnemonic("&File"), QString("File"));
        QCOMPARE(ui::withoutMnemonic("Data && panels"), QString("Data & panels"));
        QCOMPARE(ui::withoutMnemonic("共享副本(&H)…"), QString("共享副本…"));
        QCOMPARE(ui::withoutMnemonic("مشا&ركة"), QString("مشاركة"));
    }

private:
    // How many different words the counts 0, 1, 2, 3, 11 and 100 lead to, their digits left out.
    static int formsOf(const QLocale& locale)
    {
        QTranslator language;
        if (!ui::loadLanguage(language, locale))
            return 0;
        QSet<QString> words;
        for (const int count : {0, 1, 2, 3, 11, 100})
            words << language.translate("ui::DataEmptyState", "%Ln rows read so far", nullptr, count);
        return static_cast<int>(words.size());
    }
    static QString rows(int count)
    {
        return QCoreApplication::translate("ui::DataEmptyState", "%Ln rows read so far", nullptr, count);
    }
    static QString tooFew(std::uint64_t count)
    {
        return ui::errorText({.code = ErrorCode::TooFewPositives, .subject = "died", .expected = 50, .found = count});
    }
    static QString ragged(std::uint64_t count)
    {
        return ui::errorText(
            {.code = ErrorCode::RaggedRow, .subject = "a.csv", .row = 5, .expected = 7, .found = count});
    }

    QTranslator m_language;
};

PANELWISE_GUILESS_TEST(LanguageTest)

} // namespace language_test

#include "language_test.moc"
