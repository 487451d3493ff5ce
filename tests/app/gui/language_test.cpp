// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"
#include "ui/common/text/error_text.h"
#include "ui/common/text/language.h"

#include <QCoreApplication>
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
        QVERIFY(ui::loadLanguage(language, QLocale(QLocale::German, QLocale::Germany)));
        QCOMPARE(language.translate("CommandLine", "%Ln tests", nullptr, 1), QString("%Ln test"));
    }

private:
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
