// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/kernels.h"
#include "core/kernels/orders.h"
#include "core/kernels/trees.h"
#include "tests/kernels/kernel_fixture.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QProcess>
#include <QTest>

#include <array>
#include <cstdio>
#include <numeric>

using namespace core;
using fixture::noise;

namespace {

void add(QCryptographicHash& hash, const std::vector<float>& values)
{
    const auto bytes = static_cast<qsizetype>(values.size() * sizeof(float));
    hash.addData(QByteArrayView(reinterpret_cast<const char*>(values.data()), bytes));
}

constexpr std::size_t kRows = 131, kIn = 203; // fill no tile

// One layer there and back and a step of Adam.
void addLayer(QCryptographicHash& hash, std::size_t out)
{
    auto x = noise(kRows * kIn, 1), w = noise(kIn * out, 2, 0.1), b = noise(out, 3);
    auto dw = noise(w.size(), 5), db = noise(out, 6); // gradients are added to what is there
    std::vector<float> y(kRows * out), slope(y), dx(x.size()), first(w.size()), second(first);
    kernels::affine(kRows, kIn, out, x.data(), w.data(), b.data(), kernels::Activation::Silu, slope.data(), y.data());
    add(hash, y);
    kernels::affineBackward(kRows, kIn, out, x.data(), w.data(), slope.data(), y.data(), dx.data(), dw.data(),
                            db.data());
    kernels::adam(w.size(), {.weightDecay = 1e-3f}, dw.data(), w.data(), first.data(), second.data());
    for (const std::vector<float>& values : {dx, dw, db, w})
        add(hash, values);
}

// What one boosted tree is made of.
void addBoosting(QCryptographicHash& hash)
{
    constexpr std::size_t kPatients = 1009, kCodes = 40, kColumns = 11;
    const std::vector<float> logOdds = noise(kPatients, 7);
    std::vector<float> gradient(kPatients), weight(kPatients), found;
    std::vector<std::uint8_t> diseased, rows;
    std::vector<kernels::Share> shares(kPatients), sums(2 * kCodes * kernels::kGroup, 0);
    std::vector<std::uint32_t> patients;
    for (std::uint32_t i = 0; i < kPatients; ++i) {
        patients.push_back(i);
        diseased.push_back(i % 5 == 0 ? 1 : 0);
        for (std::uint32_t column = 0; column < kColumns; ++column)
            rows.push_back(static_cast<std::uint8_t>(i * (column + 7) % kCodes));
    }
    kernels::boostingSteps(kPatients, logOdds.data(), diseased.data(), gradient.data(), weight.data(), shares.data());
    const std::array<std::uint32_t, 3> begins{0, kCodes * kernels::kGroup, 2 * kCodes * kernels::kGroup};
    const std::array<std::uint32_t, 2> codes{kCodes, kCodes};
    const kernels::SumLayout layout{kColumns, begins.data(), codes.data()};
    kernels::addShares(layout, kPatients, patients.data(), rows.data(), shares.data(), sums.data());
    const kernels::Share total = std::accumulate(shares.begin(), shares.end(), kernels::Share{0});
    const kernels::SharesSplit split = kernels::bestSplit(layout, sums.data(), total, {});
    found = {split.gain, static_cast<float>(split.column), static_cast<float>(split.code),
             static_cast<float>(kernels::logLoss(kPatients, logOdds.data(), diseased.data()))};
    for (const std::vector<float>& values : {gradient, weight, found})
        add(hash, values);
}

// One state of backward induction.
void addOrders(QCryptographicHash& hash)
{
    constexpr std::size_t kPatients = 301, kTerms = 7, kLanes = 10;
    const std::vector<float> basis = noise(kPatients * kTerms, 11), now = noise(kPatients, 12),
                             after = noise(kPatients * kLanes + kernels::kLaneMargin, 13),
                             worths(kLanes + kernels::kLaneMargin, -0.1f);
    std::vector<std::uint32_t> patients(kPatients);
    std::iota(patients.begin(), patients.end(), 0U);
    std::vector<double> products(kTerms * kLanes);
    kernels::addProducts({kTerms, kLanes, basis.data(), after.data(), now.data()}, kPatients, patients.data(),
                         products.data());
    std::vector<float> weights(products.begin(), products.end()), earned(after.size());
    weights.resize(weights.size() + kernels::kLaneMargin);
    std::vector<std::uint8_t> actions(after.size());
    const std::vector<std::uint32_t> kinds(kPatients, 0);
    const float* const outcomes = after.data();
    const std::uint8_t shows = 1;
    kernels::chooseOrders({.terms = kTerms,
                           .orders = 1,
                           .lanes = kLanes,
                           .basis = basis.data(),
                           .weights = weights.data(),
                           .worths = worths.data(),
                           .outcomes = &outcomes,
                           .now = now.data(),
                           .kinds = kinds.data(),
                           .shows = &shows,
                           .earned = earned.data(),
                           .actions = actions.data()},
                          0, kPatients);
    earned.resize(kPatients * kLanes); // beyond, registers of another width leave something else
    for (const std::vector<float>& values : {weights, earned})
        add(hash, values);
}

QByteArray digest()
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const std::size_t out : {6, 12, 37}) // layers of few outputs have a way back of their own
        addLayer(hash, out);
    auto x = noise(kRows * kIn, 1);
    std::vector<float> logs(kRows * 6);
    kernels::maskedLogSoftmax(kRows, 6, x.data(),
                              std::vector<std::uint64_t>(kRows * kernels::kActionWords, 0b101101).data(), logs.data());
    const kernels::FlowShape shape{.features = 9, .hidden = 7, .couplings = 4, .scaleBound = 1.0f};
    const auto weights = noise(kernels::flowWeightCount(shape), 4, 0.2);
    kernels::flowForward(shape, weights.data(), kRows, x.data());
    add(hash, logs);
    add(hash, x);
    addBoosting(hash);
    addOrders(hash);
    return hash.result().toHex();
}

// Generation and digest of a process that overlooks what is named.
QByteArrayList digestWithout(const char* features)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("GLIBC_TUNABLES", QString("glibc.cpu.hwcaps=%1").arg(features));
    process.setProcessEnvironment(environment);
    process.start(QCoreApplication::applicationFilePath(), {"digest"});
    process.waitForFinished();
    return process.readAllStandardOutput().trimmed().split(' ');
}

} // namespace

class GenerationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Sums are taken in one order whatever the width of registers, so what is trained with AVX-512 and with AVX2 is the
    // same policy. Without fused multiply-add, every product is rounded once more.
    void buildsWithFusedMultiplyAddAgreeToTheLastBit()
    {
        const QByteArrayList newer = digestWithout(""), older = digestWithout("-AVX512F");
        QCOMPARE(newer.size(), 2);
        QCOMPARE(older.size(), 2);
        if (newer[0] != "x86-64-v4" || older[0] != "x86-64-v3")
            QSKIP("needs a processor with AVX-512");
        QCOMPARE(older[1], newer[1]);
    }
};

int main(int argc, char** argv)
{
    if (argc == 2 && QByteArrayView(argv[1]) == "digest") {
        std::printf("%s %s\n", kernels::processorGeneration(), digest().constData());
        return 0;
    }
    QCoreApplication app(argc, argv);
    GenerationTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "generation_test.moc"
