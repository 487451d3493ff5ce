// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/tensors.h"

#include "core/base/fingerprint.h"
#include "core/base/random.h"
#include "tests/test_program.h"

#include <array>
#include <bit>
#include <cmath>
#include <limits>

namespace tensors_test {

using namespace core;

namespace {

using Bytes = std::vector<std::byte>;
using Shape = std::vector<std::uint64_t>;

TensorBundle sampleBundle()
{
    TensorBundle bundle;
    bundle.add({.name = "encoder/flow/0/weight",
                .shape = {2, 3},
                .values = std::vector<float>{1.0f, -2.5f, 0.0f, 1e-40f, 3.4e38f, -0.0f}});
    bundle.add({.name = "encoder/mean", .shape = {2}, .values = std::vector<double>{1.0 / 3.0, 5e-324}});
    bundle.add({.name = "empty", .shape = {0, 7}, .values = std::vector<float>{}});
    bundle.addNumber("step", std::uint64_t{0xfedcba9876543210ULL});
    bundle.addNumber("rate", 1e-4);
    bundle.addText("plan", "{\"ppo.batch\":\"128\"} \xc3\xa9");
    bundle.addText("nothing", "");
    return bundle;
}

void appendNumber(Bytes& bytes, std::uint64_t number)
{
    for (unsigned i = 0; i < 8; ++i)
        bytes.push_back(static_cast<std::byte>((number >> (8 * i)) & 0xff));
}

// Numbers after the magic, with a fingerprint that fits: what a hostile writer would do.
Bytes forged(std::initializer_list<std::uint64_t> numbers)
{
    Bytes bytes;
    for (const char letter : std::string_view("PWTENSOR"))
        bytes.push_back(static_cast<std::byte>(letter));
    for (const std::uint64_t number : numbers)
        appendNumber(bytes, number);
    const Fingerprint fingerprint = fingerprintOf(bytes);
    appendNumber(bytes, fingerprint.high);
    appendNumber(bytes, fingerprint.low);
    return bytes;
}

// The content with one change and a fingerprint that fits it again.
Bytes sealedAgain(Bytes bytes)
{
    bytes.resize(bytes.size() - 16);
    const Fingerprint fingerprint = fingerprintOf(bytes);
    appendNumber(bytes, fingerprint.high);
    appendNumber(bytes, fingerprint.low);
    return bytes;
}

ErrorCode failureOf(const Bytes& bytes)
{
    const auto decoded = TensorBundle::decode(bytes);
    return decoded ? ErrorCode::FileEmpty : decoded.error().code;
}

} // namespace

class TensorsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsReadBackToTheLastBit()
    {
        const TensorBundle bundle = sampleBundle();
        const auto decoded = TensorBundle::decode(bundle.encode());
        QVERIFY(decoded.ok());
        QVERIFY(*decoded == bundle);
        QCOMPARE(*decoded->integer("step"), std::uint64_t{0xfedcba9876543210ULL});
        QCOMPARE(*decoded->number("rate"), 1e-4);
        QCOMPARE(*decoded->text("plan"), std::string("{\"ppo.batch\":\"128\"} \xc3\xa9"));
        QCOMPARE(*decoded->text("nothing"), std::string());
        const auto weights = decoded->floats("encoder/flow/0/weight", Shape{2, 3});
        QVERIFY(weights.ok());
        QCOMPARE(weights->size(), std::size_t{6});
        QVERIFY(std::signbit((*weights)[5])); // −0 is equal to 0, but not the same
    }

    void aNumberThatIsNotOneStaysWhatItIs()
    {
        TensorBundle bundle;
        bundle.add(
            {.name = "odd",
             .shape = {2},
             .values = std::vector<float>{std::bit_cast<float>(0x7fc12345U), -std::numeric_limits<float>::infinity()}});
        const auto decoded = TensorBundle::decode(bundle.encode());
        QVERIFY(decoded.ok());
        const auto values = *decoded->floats("odd", Shape{2});
        QCOMPARE(std::bit_cast<std::uint32_t>(values[0]), 0x7fc12345U);
        QVERIFY(std::isinf(values[1]));
    }

    void anEmptyBundleIsABundle()
    {
        const auto decoded = TensorBundle::decode(TensorBundle().encode());
        QVERIFY(decoded.ok());
        QVERIFY(decoded->tensors().empty());
    }

    // Magic, version 1, one tensor: name "a" (length 1), type 0 (float), one extent of 1, the value 1.0f = 0x3f800000.
    void bytesAreTheSameOnEveryMachine()
    {
        TensorBundle bundle;
        bundle.add({.name = "a", .shape = {1}, .values = std::vector<float>{1.0f}});
        Bytes expected;
        for (const char letter : std::string_view("PWTENSOR"))
            expected.push_back(static_cast<std::byte>(letter));
        for (const std::uint64_t number : {1, 1, 1})
            appendNumber(expected, number);
        expected.push_back(std::byte{'a'});
        for (const std::uint64_t number : {0, 1, 1})
            appendNumber(expected, number);
        for (const unsigned byte : {0x00U, 0x00U, 0x80U, 0x3fU})
            expected.push_back(static_cast<std::byte>(byte));
        Bytes content = bundle.encode();
        content.resize(content.size() - 16);
        QVERIFY(content == expected);
    }

    void whatIsAbsentOrOtherwiseIsToldByName()
    {
        const TensorBundle bundle = sampleBundle();
        QVERIFY(bundle.contains("rate"));
        QVERIFY(!bundle.contains("rat"));
        QCOMPARE(bundle.number("absent").error(),
                 (Error{.code = ErrorCode::ProjectDamaged, .subject = "absent", .detail = "missing"}));
        QCOMPARE(bundle.integer("rate").error().subject, std::string("rate"));
        QVERIFY(!bundle.floats("encoder/mean", Shape{2}).ok());
        QVERIFY(!bundle.doubles("encoder/mean", Shape{1, 2}).ok());
        QVERIFY(!bundle.doubles("encoder/mean", Shape{3}).ok());
        QVERIFY(!bundle.floats("encoder/flow/0/weight", Shape{3, 2}).ok());
        QVERIFY(!bundle.text("step").ok());
        QVERIFY(!bundle.text("rate").ok());
    }

    void aTextThatPromisesMoreThanIsThereIsDamage()
    {
        for (const std::uint64_t length : {std::uint64_t{9}, std::uint64_t{0}, ~std::uint64_t{0}}) {
            TensorBundle bundle;
            bundle.add({.name = "t", .shape = {2}, .values = std::vector<std::uint64_t>{length, 0x41}});
            QVERIFY(!bundle.text("t").ok());
        }
    }

    void everyTruncationIsNoticed()
    {
        const Bytes whole = sampleBundle().encode();
        for (std::size_t length = 0; length < whole.size(); ++length)
            QCOMPARE(failureOf(Bytes(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(length))),
                     ErrorCode::ProjectDamaged);
    }

    void everyFlippedBitIsNoticed()
    {
        Bytes bytes = sampleBundle().encode();
        for (std::size_t bit = 0; bit < 8 * bytes.size(); ++bit) {
            const auto flip = static_cast<std::byte>(1U << (bit % 8));
            bytes[bit / 8] ^= flip;
            QCOMPARE(failureOf(bytes), ErrorCode::ProjectDamaged);
            bytes[bit / 8] ^= flip;
        }
    }

    void appendedBytesAreNoticed()
    {
        Bytes bytes = sampleBundle().encode();
        bytes.push_back(std::byte{0});
        QCOMPARE(failureOf(bytes), ErrorCode::ProjectDamaged);
        bytes = sampleBundle().encode();
        bytes.insert(bytes.end() - 16, std::byte{0});
        QCOMPARE(failureOf(sealedAgain(bytes)), ErrorCode::ProjectDamaged);
    }

    // With a fingerprint that fits, only the structure protects: no crash, no endless memory, and what is accepted is a
    // bundle that is written to the same bytes.
    void damageUnderAFittingFingerprintIsSurvived()
    {
        const Bytes whole = sampleBundle().encode();
        RandomStream stream(Seed{7}, "damage");
        for (int round = 0; round < 20'000; ++round) {
            Bytes bytes = whole;
            for (std::uint64_t change = 1 + stream.below(3); change > 0; --change)
                bytes[stream.below(bytes.size() - 16)] ^= static_cast<std::byte>(1 + stream.below(255));
            bytes = sealedAgain(bytes);
            const auto decoded = TensorBundle::decode(bytes);
            if (decoded)
                QVERIFY(decoded->encode() == bytes);
        }
    }

    void impossibleSizesAreRefusedBeforeAllocating_data()
    {
        QTest::addColumn<QList<quint64>>("numbers");
        constexpr quint64 kHuge = ~quint64{0};
        QTest::newRow("tensors") << QList<quint64>{1, kHuge};
        QTest::newRow("name") << QList<quint64>{1, 1, kHuge};
        QTest::newRow("rank") << QList<quint64>{1, 1, 0, 0, kHuge};
        QTest::newRow("rank times eight overflows") << QList<quint64>{1, 1, 0, 0, quint64{1} << 61};
        QTest::newRow("extent") << QList<quint64>{1, 1, 0, 0, 1, quint64{1} << 62};
        QTest::newRow("product overflows to 0") << QList<quint64>{1, 1, 0, 0, 2, quint64{1} << 32, quint64{1} << 32};
        QTest::newRow("product overflows to 1") << QList<quint64>{1, 1, 0, 2, 2, 3, 0xaaaaaaaaaaaaaaabULL, 42};
        QTest::newRow("type") << QList<quint64>{1, 1, 0, 3, 0, 0};
        QTest::newRow("version 0") << QList<quint64>{0, 0};
        QTest::newRow("no count") << QList<quint64>{1};
        QTest::newRow("twice the same name") << QList<quint64>{1, 2, 0, 2, 0, 5, 0, 2, 0, 5};
    }

    void impossibleSizesAreRefusedBeforeAllocating()
    {
        QFETCH(QList<quint64>, numbers);
        Bytes bytes = forged({});
        bytes.resize(8);
        for (const quint64 number : numbers)
            appendNumber(bytes, number);
        bytes.resize(bytes.size() + 16);
        QCOMPARE(failureOf(sealedAgain(bytes)), ErrorCode::ProjectDamaged);
    }

    void whatANewerProgramWroteIsSaidToBeNewer()
    {
        QCOMPARE(failureOf(forged({2, 0})), ErrorCode::ProjectNewer);
        QCOMPARE(failureOf(forged({1, 0})), ErrorCode::FileEmpty); // read
    }
};

PANELWISE_GUILESS_TEST(TensorsTest)

} // namespace tensors_test

#include "tensors_test.moc"
