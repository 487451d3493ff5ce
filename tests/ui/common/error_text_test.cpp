// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/formats/file_fault.h"
#include "tests/test_program.h"
#include "ui/common/text/error_text.h"

#include <QLocale>

namespace error_text_test {

using core::Error;
using core::ErrorCode;

namespace {

constexpr int kLastCode = static_cast<int>(ErrorCode::ProjectReadOnly);

} // namespace

class ErrorTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void everyCodeHasASentenceThatEndsAndLeavesNoGap()
    {
        for (int code = 0; code <= kLastCode; ++code) {
            const QString bare = ui::errorText({.code = static_cast<ErrorCode>(code)});
            QVERIFY2(bare.size() > 20, qPrintable(QString::number(code)));
            QVERIFY2(!bare.contains(u'%'), qPrintable(bare));
            QVERIFY2(bare.endsWith(u'.'), qPrintable(bare));
        }
    }

    void everySentenceNamesSubjectAndRowWhereGiven()
    {
        for (int code = 0; code <= kLastCode; ++code) {
            const QString text = ui::errorText({.code = static_cast<ErrorCode>(code),
                                                .subject = "naïve subject",
                                                .detail = "the detail",
                                                .row = 12345,
                                                .expected = 7,
                                                .found = 9});
            QVERIFY2(text.contains(QString::fromUtf8("naïve subject")), qPrintable(text));
            QVERIFY2(text.contains("12,345"), qPrintable(text));
        }
    }

    // A name that looks like a placeholder must not be filled in.
    void percentSignsInNamesStayAsTheyAre()
    {
        for (int code = 0; code <= kLastCode; ++code) {
            const QString text =
                ui::errorText({.code = static_cast<ErrorCode>(code), .subject = "lymph_%1_%2", .detail = "%1%3"});
            QVERIFY2(text.contains("lymph_%1_%2"), qPrintable(text));
        }
    }

    void aBadCellIsNamedByRowColumnAndText()
    {
        QCOMPARE(
            ui::errorText({.code = ErrorCode::ValueNotNumeric, .subject = "mcv_fL", .detail = "high", .row = 1017}),
            QString::fromUtf8("Row 1,017, column “mcv_fL”: “high” is not a number. Correct it, or leave it empty "
                              "if the test was not done."));
    }

    void aTaskProblemIsNamedByItsPath()
    {
        const QString text =
            ui::errorText({.code = ErrorCode::JsonWrongType, .subject = "/panels/2/cost", .detail = "number"});
        QCOMPARE(text, QString("Task file, /panels/2/cost: This should be a number."));
    }

    void aShortRowIsNamedByFileAndRow()
    {
        const QString text =
            ui::errorText({.code = ErrorCode::RaggedRow, .subject = "clinic.csv", .row = 5, .expected = 7, .found = 6});
        QVERIFY2(text.startsWith(QString::fromUtf8("Row 5, “clinic.csv”: There are 6 fields where the header has 7.")),
                 qPrintable(text));
    }

    void usesAreNamedAsTheWindowNamesThem()
    {
        const QString conflict =
            ui::errorText({.code = ErrorCode::ColumnRoleConflict, .subject = "hb", .detail = "visible, panels"});
        QVERIFY2(conflict.contains("baseline, test"), qPrintable(conflict));
        const QString unknown = ui::errorText({.code = ErrorCode::ColumnUnknown, .subject = "hb", .detail = "CBC"});
        QVERIFY2(unknown.contains(QString::fromUtf8("used by panel “CBC”")), qPrintable(unknown));
    }

    void everyFaultOfAFileNamesItAndWhatToDo()
    {
        using core::FileFault;
        for (const FileFault fault : {FileFault::Damaged, FileFault::FormatNotRead, FileFault::UnpacksTooLarge,
                                      FileFault::SheetUnknown, FileFault::HeaderRowUnknown}) {
            const QString text = ui::errorText(core::faultyFile(fault, "ward_%1.xlsx", "%2"));
            QVERIFY2(text.contains("ward_%1.xlsx"), qPrintable(text));
            QVERIFY2(text.endsWith(u'.'), qPrintable(text));
        }
        const QString old = ui::errorText(core::faultyFile(FileFault::FormatNotRead, "a.xls", "xls"));
        QVERIFY2(old.contains("Save it as .xlsx without a password."), qPrintable(old));
        const QString sheet = ui::errorText(core::faultyFile(FileFault::SheetUnknown, "a.xlsx", "B\nC\nD"));
        QCOMPARE(sheet, QString::fromUtf8("“a.xlsx” has no sheet “B”. It has: C, D."));
    }

    void anotherEncodingIsNamed()
    {
        const QString text =
            ui::errorText({.code = ErrorCode::EncodingBroken, .subject = "clinic.csv", .detail = "UTF-16"});
        QVERIFY2(text.contains("UTF-16") && text.contains("Save the file as UTF-8"), qPrintable(text));
    }

    void tooFewPositivesSaysHowManyAreNeeded()
    {
        const QString text =
            ui::errorText({.code = ErrorCode::TooFewPositives, .subject = "died", .expected = 50, .found = 12});
        QVERIFY2(text.contains("12") && text.contains("50"), qPrintable(text));
    }

    void problemsBeyondTheFirstHundredAreCounted()
    {
        core::ProblemList problems;
        for (std::uint64_t row = 1; row <= 250; ++row)
            problems.add({.code = ErrorCode::ValueNotNumeric, .subject = "x", .row = row});
        const QStringList lines = ui::problemsText(problems).split(u'\n');
        QCOMPARE(lines.size(), 101);
        QVERIFY2(lines.last().contains("150"), qPrintable(lines.last()));
    }
};

PANELWISE_APPLESS_TEST(ErrorTextTest)

} // namespace error_text_test

#include "error_text_test.moc"
