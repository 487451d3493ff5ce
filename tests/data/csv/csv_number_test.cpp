// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/data/csv/csv_number.h"
#include "tests/test_program.h"

#include <bit>
#include <charconv>
#include <cmath>

namespace csv_number_test {

using namespace core;
using namespace core::csv;

namespace {

// The standard library's correctly rounded reading is the oracle.
float standardReading(const std::string& text)
{
    float value = 0.0F;
    const std::size_t plus = text.starts_with('+') ? 1 : 0;
    std::from_chars(text.data() + plus, text.data() + text.size(), value);
    return value;
}

bool sameBits(float a, float b)
{
    return std::bit_cast<std::uint32_t>(a) == std::bit_cast<std::uint32_t>(b);
}

} // namespace

class CsvNumberTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void randomDecimalsAreCorrectlyRounded()
    {
        RandomStream random(Seed{1}, "decimals");
        for (int i = 0; i < 200'000; ++i) {
            std::string text = random.below(2) == 0 ? "-" : "";
            for (std::uint64_t digits = 1 + random.below(12); digits > 0; --digits)
                text += static_cast<char>('0' + random.below(10));
            text += '.';
            for (std::uint64_t digits = random.below(12); digits > 0; --digits)
                text += static_cast<char>('0' + random.below(10));
            if (random.below(8) == 0)
                text += "e" + std::to_string(static_cast<int>(random.below(60)) - 40);
            const NumberScan scan = scanNumber((text + ",").c_str(), '.');
            QVERIFY2(scan.end != nullptr, text.c_str());
            QVERIFY2(sameBits(scan.value, standardReading(text)), text.c_str());
        }
    }

    // Halfway between two floats, and a hair beside it: where rounding first to double goes wrong. Written out exactly,
    // because 1/2^k has k decimals.
    void halfwayCasesAreCorrectlyRounded()
    {
        RandomStream random(Seed{2}, "halfway");
        for (int i = 0; i < 20'000; ++i) {
            const auto mantissa = static_cast<double>((std::uint64_t{1} << 24) + 2 * random.below(1 << 23) + 1);
            const double midpoint = mantissa / static_cast<double>(std::uint64_t{1} << (15 + random.below(10)));
            char buffer[64];
            const auto end = std::to_chars(buffer, buffer + 64, midpoint, std::chars_format::fixed, 12).ptr;
            for (const char* tail : {"", "0000001", "1"}) {
                const std::string text = std::string(buffer, end) + tail;
                const NumberScan scan = scanNumber((text + ",").c_str(), '.');
                QVERIFY2(sameBits(scan.value, standardReading(text)), text.c_str());
            }
        }
    }

    void everyFloatSurvivesItsShortestText()
    {
        RandomStream random(Seed{3}, "floats");
        for (int i = 0; i < 200'000; ++i) {
            const auto value = std::bit_cast<float>(static_cast<std::uint32_t>(random.next()));
            if (!std::isfinite(value))
                continue;
            char buffer[32];
            *std::to_chars(buffer, buffer + 31, value).ptr = ',';
            const NumberScan scan = scanNumber(buffer, '.');
            QVERIFY(scan.end != nullptr && sameBits(scan.value, value));
        }
    }

    // 2^24 + 1 is the first whole number a float cannot hold.
    void wholeNumbersThatLoseDigitsAreKnown()
    {
        QVERIFY(!scanNumber("16777216,", '.').rounded);
        QVERIFY(scanNumber("16777217,", '.').rounded);
        QVERIFY(!scanNumber("16777218,", '.').rounded);
        QVERIFY(!scanNumber("16777217.0,", '.').rounded);
        QVERIFY(scanNumber("123456789012345678901234567890,", '.').rounded);
        QVERIFY(scanNumber("9007199254740993,", '.').rounded);
    }

    void tinyIsZeroAndHugeIsNoNumber()
    {
        QCOMPARE(scanNumber("1e-60,", '.').value, 0.0F);
        QCOMPARE(scanNumber("1e-999999999999,", '.').value, 0.0F);
        QCOMPARE(scanNumber("0e999999999999,", '.').value, 0.0F);
        const std::string manyZeros = "0." + std::string(400, '0') + "1,";
        QCOMPARE(scanNumber(manyZeros.c_str(), '.').value, 0.0F);
        QVERIFY(scanNumber("1e39,", '.').end == nullptr);
        QVERIFY(scanNumber("1e999999999999,", '.').end == nullptr);
        QVERIFY(scanNumber((std::string(400, '9') + ",").c_str(), '.').end == nullptr);
    }

    void marksTellWhoWroteThem_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("comma");
        QTest::addColumn<int>("point");
        const auto row = [](const char* text, MarkEvidence comma, MarkEvidence point) {
            QTest::newRow(text) << QByteArray(text) << static_cast<int>(comma) << static_cast<int>(point);
        };
        using enum MarkEvidence;
        row("1,234", Ambiguous, None);
        row("-999,999", Ambiguous, None);
        row("0,900", Decimal, None);
        row("1234,567", Decimal, None);
        row("12,5", Decimal, None);
        row(",5", Decimal, None);
        row("1,234,567", Grouping, None);
        row("1,234.5", Grouping, Decimal);
        row("1.234,5", Decimal, Grouping);
        row("1.234.567", None, Grouping);
        row("1.234", None, Ambiguous);
        row("0.234", None, Decimal);
        row("1.5e3", None, Decimal);
        row("01.02.2003", None, None);
        row("a,b", None, None);
        row("1,2,3", None, None);
        row("42", None, None);
    }
    void marksTellWhoWroteThem()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, comma);
        QFETCH(int, point);
        QCOMPARE(static_cast<int>(evidenceOf(',', text.toStdString())), comma);
        QCOMPARE(static_cast<int>(evidenceOf('.', text.toStdString())), point);
    }

    void digitsInThreesMayBeThousands()
    {
        for (const char* text : {"150 000", "1 234,5", "12 345 678",
                                 "1\xc2\xa0"
                                 "234",
                                 "-3 000.5"})
            QVERIFY2(thousandsMarkIn(text) == GroupMark::Space, text);
        for (const char* text : {"150'000", "1\xe2\x80\x99"
                                            "234"})
            QVERIFY2(thousandsMarkIn(text) == GroupMark::Apostrophe, text);
        for (const char* text : {"150000", "1.5", "15 00", "120 80", "3 weeks", "", "0 123", "1 234 5"})
            QVERIFY2(!thousandsMarkIn(text), text);
    }
};

PANELWISE_APPLESS_TEST(CsvNumberTest)

} // namespace csv_number_test

#include "csv_number_test.moc"
