// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/codes/code_text.h"
#include "tests/test_program.h"

namespace code_text_test {

using namespace core;

class CodeTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbersAreFoundInWhatIsAroundThem_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("pattern"); // empty: not a marked number
        QTest::addColumn<double>("number");
        const auto row = [](const char* text, const char* pattern, double number = 0.0) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(pattern) << number;
        };
        row("<3", "<{number}", 3);
        row("< 0.5", "<{number}", 0.5);
        row("≤ 12", "<={number}", 12);
        row("=<12", "<={number}", 12);
        row(">1000", ">{number}", 1000);
        row("≥90", ">={number}", 90);
        row("> -2.5", ">{number}", -2.5);
        row("<1e-3", "<{number}", 0.001);
        row("5.4 mg/dL", "{number} mg/dL", 5.4);
        row("5.4mg/dL", "{number} mg/dL", 5.4);
        row("45%", "{number} %", 45);
        row("12 H", "{number} H", 12);
        row("12*", "{number} *", 12);
        row("<3 ng/L", "<{number} ng/L", 3);
        row("150 10^3/uL", "{number} 10^3/uL", 150);
        // Not numbers with something around them, but names, dates, ranges, pressures and titres.
        for (const char* text : {"3", "-3.5", "12A", "3B", "2020-01-05", "01.02.2003", "30-50", "120/80", "1:80", "<",
                                 "<x", "mg/dL", "", "I10", "+", "++", "12 rue", "7/8"})
            row(text, "");
    }
    void numbersAreFoundInWhatIsAroundThem()
    {
        QFETCH(QString, text);
        QFETCH(QString, pattern);
        QFETCH(double, number);
        const std::optional<MarkedNumber> marked = readMarkedNumber(text.toStdString());
        QCOMPARE(marked.has_value(), !pattern.isEmpty());
        if (!marked)
            return;
        QCOMPARE(QString::fromStdString(marked->pattern()), pattern);
        QCOMPARE(marked->number, static_cast<float>(number));
        // Written down and read again it is the same.
        QCOMPARE(readMarkedNumber(marked->text())->text(), marked->text());
    }

    void whatLaboratoriesWriteInsteadOfAResultIsKnown()
    {
        for (const char* text : {"n.b.",
                                 "N.B.",
                                 "pending",
                                 "Pending ",
                                 "HEMOLYZED",
                                 "haemolysed",
                                 "QNS",
                                 "nicht bestimmt",
                                 "Nicht  bestimmt",
                                 "non réalisé",
                                 "NON RÉALISÉ",
                                 "no realizado",
                                 "não realizado",
                                 "non eseguito",
                                 "niet bepaald",
                                 "nie wykonano",
                                 "ej utförd",
                                 "не определено",
                                 "НЕ ОПРЕДЕЛЕНО",
                                 "未测",
                                 "#N/A",
                                 "#DIV/0!",
                                 "-",
                                 "—",
                                 "unknown"})
            QVERIFY2(meansNotRecorded(text), text);
        // Read one way here and another way there: only the study knows.
        for (const char* text :
             {"ND", "neg", "nil", "none", "NR", "low", "positive", "see comment", "0", "<3", "trace"})
            QVERIFY2(!meansNotRecorded(text), text);
    }

    void everyCodeHasItsMeaning()
    {
        QVERIFY(meaningOfCode("<3") == CodeMeaning::BelowLimit);
        QVERIFY(meaningOfCode(">=90") == CodeMeaning::AboveLimit);
        QVERIFY(meaningOfCode("5.4 mmol/L") == CodeMeaning::WithUnit);
        QVERIFY(meaningOfCode("5.4 L") == CodeMeaning::Flagged); // low, as laboratories flag it
        QVERIFY(meaningOfCode("hemolyzed") == CodeMeaning::NotRecorded);
        QVERIFY(meaningOfCode("ND") == CodeMeaning::Unknown);
    }

    void stripsAreGraded()
    {
        QCOMPARE(stripGrade("neg"), std::optional(0.0));
        QCOMPARE(stripGrade("Trace"), std::optional(0.5));
        QCOMPARE(stripGrade("Spur"), std::optional(0.5));
        QCOMPARE(stripGrade("+"), std::optional(1.0));
        QCOMPARE(stripGrade("2+"), std::optional(2.0));
        QCOMPARE(stripGrade("++++"), std::optional(4.0));
        QVERIFY(!stripGrade("yes"));
    }
};

PANELWISE_APPLESS_TEST(CodeTextTest)

} // namespace code_text_test

#include "code_text_test.moc"
