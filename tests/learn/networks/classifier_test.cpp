// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/networks/classifier.h"
#include "core/learn/networks/value_pieces_p.h"
#include "tests/learn/networks/plain_network.h"
#include "tests/test_program.h"

#include <array>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

namespace classifier_test {

using namespace core;

namespace {

struct Patients {
    std::vector<float> rows;
    std::vector<std::uint8_t> diseased;
    Classifier::Batch batch() const { return {rows, diseased}; }
};

ClassifierPlan smallPlan()
{
    ClassifierPlan plan;
    plan.hidden = 6;
    plan.batch = 32;
    return plan;
}

Patients randomPatients(std::size_t count, std::size_t features)
{
    RandomStream random(Seed{3}, "classifier test");
    Patients patients;
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t k = 0; k < features; ++k)
            patients.rows.push_back(static_cast<float>(random.normal()));
        patients.diseased.push_back(random.uniform() < 0.4 ? 1 : 0);
    }
    return patients;
}

// Mean over weights of the weighted cross entropy, in double.
double plainLoss(const ClassifierPlan& plan, const Patients& patients, const plain::Weights& weights)
{
    const std::size_t features = patients.rows.size() / patients.diseased.size();
    double sum = 0.0, weightSum = 0.0;
    for (std::size_t i = 0; i < patients.diseased.size(); ++i) {
        const double* at = weights.data();
        const auto scores = plain::network(std::span(patients.rows).subspan(i * features, features),
                                           static_cast<std::size_t>(plan.hidden), 2, at);
        const double weight = patients.diseased[i] != 0 ? plan.classWeight : 1.0;
        sum += weight * (std::log(std::exp(scores[0]) + std::exp(scores[1])) - scores[patients.diseased[i]]);
        weightSum += weight;
    }
    return sum / weightSum;
}

double weightedProbability(const Classifier& classifier, std::vector<float> row)
{
    std::array<float, 1> out{};
    classifier.weightedProbabilities(row, out);
    return static_cast<double>(out[0]);
}

double trueProbability(const Classifier& classifier, std::vector<float> row)
{
    return classifier.trueProbability(static_cast<float>(weightedProbability(classifier, std::move(row))));
}

// Every third patient is left out by the first member, the next ones by the second and the third.
Classifier threeMembers(const Patients& patients)
{
    ClassifierPlan plan = smallPlan();
    plan.members = 3;
    Classifier classifier(plan, patients.rows.size() / patients.diseased.size(), Seed{1});
    std::vector<std::uint8_t> fold;
    for (std::size_t i = 0; i < patients.diseased.size(); ++i)
        fold.push_back(static_cast<std::uint8_t>(i % 3));
    RandomStream random(Seed{2}, "epochs");
    for (int epoch = 0; epoch < 3; ++epoch)
        classifier.trainEpoch({patients.rows, patients.diseased, fold}, 5e-3, random);
    return classifier;
}

TensorBundle saved(const Classifier& classifier)
{
    TensorBundle bundle;
    classifier.save(bundle, "classifier/");
    return bundle;
}

} // namespace

class ClassifierTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theGradientIsThatOfTheWeightedCrossEntropy()
    {
        const ClassifierPlan plan = smallPlan();
        Classifier classifier(plan, 4, Seed{1});
        const Patients patients = randomPatients(23, 4);
        std::vector<float> gradient(classifier.weights().size());
        const double loss = classifier.lossAndGradient(patients.batch(), gradient);
        const plain::Weights weights(classifier.weights().begin(), classifier.weights().end());
        const auto plainLossAt = [&](const plain::Weights& at) { return plainLoss(plan, patients, at); };
        QVERIFY(std::abs(loss - plainLossAt(weights)) < 1e-6);
        const double error = plain::gradientError(plainLossAt, weights, gradient);
        qInfo("largest error of the gradient %.1e", error);
        QVERIFY(error < 1e-6);
    }

    // Weight 3 on disease turns odds of 1 : 1 into 3 : 1, so a weighted 0.75 means 0.5; certainty stays certain.
    void theClassWeightIsTakenOutAgain()
    {
        ClassifierPlan plan = smallPlan();
        plan.classWeight = 3.0;
        const Classifier classifier(plan, 2, Seed{1});
        QVERIFY(std::abs(classifier.trueProbability(0.75f) - 0.5) < 1e-12);
        QCOMPARE(classifier.trueProbability(0.0f), 0.0);
        QCOMPARE(classifier.trueProbability(1.0f), 1.0);
    }

    // Disease where both features have the same sign: no straight line separates that.
    void exclusiveOrIsLearned()
    {
        Patients patients = randomPatients(2000, 2);
        for (std::size_t i = 0; i < patients.diseased.size(); ++i)
            patients.diseased[i] = patients.rows[2 * i] * patients.rows[2 * i + 1] > 0.0f ? 1 : 0;
        ClassifierPlan plan = smallPlan();
        plan.hidden = 32;
        plan.classWeight = 1.0;
        Classifier classifier(plan, 2, Seed{1});
        RandomStream random(Seed{2}, "epochs");
        double loss = 1.0;
        for (int epoch = 0; epoch < 30; ++epoch)
            loss = classifier.trainEpoch(patients.batch(), 5e-3, random);
        QVERIFY(loss < 0.1);
        for (const float one : {-1.0f, 1.0f})
            for (const float two : {-0.7f, 0.7f}) {
                const double p = weightedProbability(classifier, {one, two});
                QVERIFY(one * two > 0.0f ? p > 0.9 : p < 0.1);
            }
    }

    // Labels drawn with logit 1.5·a − b − 1 and a class weight of 3: the true probability comes back.
    void theTrueProbabilityIsCalibrated()
    {
        const auto truth = [](double a, double b) { return 1.0 / (1.0 + std::exp(-(1.5 * a - b - 1.0))); };
        Patients patients = randomPatients(20'000, 2);
        RandomStream labels(Seed{7}, "labels");
        for (std::size_t i = 0; i < patients.diseased.size(); ++i)
            patients.diseased[i] =
                labels.uniform() < truth(double(patients.rows[2 * i]), double(patients.rows[2 * i + 1])) ? 1 : 0;
        ClassifierPlan plan = smallPlan();
        plan.hidden = 16;
        plan.batch = 256;
        plan.classWeight = 3.0;
        Classifier classifier(plan, 2, Seed{1});
        RandomStream random(Seed{2}, "epochs");
        for (const double rate : {5e-3, 1e-3})
            for (int epoch = 0; epoch < 10; ++epoch)
                classifier.trainEpoch(patients.batch(), rate, random);
        double worst = 0.0;
        for (const float a : {-1.5f, -0.5f, 0.0f, 0.5f, 1.5f})
            for (const float b : {-1.0f, 0.0f, 1.0f})
                worst = std::max(worst, std::abs(trueProbability(classifier, {a, b}) - truth(double(a), double(b))));
        qInfo("largest error of a probability %.3f", worst);
        QVERIFY(worst < 0.05);
    }

    void oneClassAloneWorks()
    {
        for (const std::uint8_t only : {std::uint8_t{0}, std::uint8_t{1}}) {
            Patients patients = randomPatients(300, 3);
            std::ranges::fill(patients.diseased, only);
            Classifier classifier(smallPlan(), 3, Seed{1});
            RandomStream random(Seed{2}, "epochs");
            double loss = 1.0;
            for (int epoch = 0; epoch < 30; ++epoch)
                loss = classifier.trainEpoch(patients.batch(), 5e-3, random);
            QVERIFY(loss < 0.02);
            const double p = weightedProbability(classifier, {0.1f, -0.3f, 0.5f});
            QVERIFY(only == 1 ? p > 0.95 : p < 0.05);
        }
    }

    // Of three members; the log odds of a patient are the mean of theirs, whether asked together or as one network.
    void membersAnswerWithTheMeanOfTheirLogOdds()
    {
        const Patients patients = randomPatients(90, 4);
        const Classifier classifier = threeMembers(patients);
        const auto logOdds = [](float p) { return std::log(double(p) / (1.0 - double(p))); };
        std::vector<double> mean(90);
        for (std::uint8_t member = 0; member < 3; ++member) {
            const std::vector<std::uint8_t> asked(90, member);
            std::vector<float> own(90);
            classifier.weightedProbabilities(patients.rows, asked, own);
            for (std::size_t i = 0; i < 90; ++i)
                mean[i] += logOdds(own[i]) / 3.0;
        }
        std::vector<float> together(90);
        classifier.weightedProbabilities(patients.rows, together);
        const Classifier::OneNetwork one = classifier.asOneNetwork();
        QCOMPARE(one.hidden, std::size_t{18});
        const plain::Weights weights(one.weights.begin(), one.weights.end());
        for (std::size_t i = 0; i < 90; ++i) {
            QVERIFY(std::abs(logOdds(together[i]) - mean[i]) < 1e-4);
            const double* at = weights.data();
            const auto scores = plain::network(std::span(patients.rows).subspan(4 * i, 4), one.hidden, 2, at);
            QVERIFY(std::abs(scores[1] - scores[0] - mean[i]) < 1e-4);
        }
    }

    // Other outcomes of its own fold leave a member as it is, and change the others.
    void aMemberLearnsNothingFromTheFoldThatIsLeftOut()
    {
        const Patients patients = randomPatients(90, 4);
        Patients others = patients;
        for (std::size_t i = 0; i < 90; i += 3)
            others.diseased[i] = static_cast<std::uint8_t>(1 - others.diseased[i]);
        const auto asked = [&](const Classifier& classifier, std::uint8_t member) {
            std::vector<float> own(90);
            classifier.weightedProbabilities(patients.rows, std::vector<std::uint8_t>(90, member), own);
            return own;
        };
        const Classifier one = threeMembers(patients), two = threeMembers(others);
        QCOMPARE(asked(two, 0), asked(one, 0));
        QVERIFY(asked(two, 1) != asked(one, 1));
        QVERIFY(asked(two, 2) != asked(one, 2));
    }

    void membersAreStoredAndGoOnToTheLastBit()
    {
        const Patients patients = randomPatients(90, 4);
        Classifier classifier = threeMembers(patients);
        ClassifierPlan plan = smallPlan();
        plan.members = 3;
        Result<Classifier> loaded = Classifier::load(plan, saved(classifier), "classifier/");
        QVERIFY(loaded.ok());
        QCOMPARE(loaded->memberCount(), std::size_t{3});
        RandomStream one(Seed{2}, "more"), two(Seed{2}, "more");
        QCOMPARE(loaded->trainEpoch(patients.batch(), 1e-3, one), classifier.trainEpoch(patients.batch(), 1e-3, two));
        QVERIFY(saved(*loaded) == saved(classifier));
        plan.members = 4;
        QVERIFY(!Classifier::load(plan, saved(classifier), "classifier/").ok());
    }

    void flagsOfWhatIsKnownAreInputsOfTheirOwn()
    {
        ClassifierPlan plan = smallPlan();
        plan.seesKnown = true;
        const Classifier classifier(plan, 3, Seed{1});
        QCOMPARE(classifier.featureCount(), std::size_t{3});
        QCOMPARE(classifier.inputCount(), std::size_t{6});
        QVERIFY(weightedProbability(classifier, {0.5f, 0.5f, 0.5f, 1.0f, 1.0f, 1.0f}) !=
                weightedProbability(classifier, {0.5f, 0.5f, 0.5f, 1.0f, 1.0f, 0.0f}));
    }

    // Healthy 0 … 7, the ill 8 and 9, who count 4 each: 16 in all, and a quarter is 4. Knots at the lowest value, at 3
    // (four healthy ones), 7, 8 and 9; the neighbours of 8 and 9, which a quarter shares, are knots already. The second
    // feature has two values, the third is recorded for nobody.
    void valuesAreCutWhereCasesLie()
    {
        std::vector<float> rows;
        std::vector<std::uint8_t> diseased;
        for (int i = 0; i < 10; ++i) {
            rows.insert(rows.end(), {float(i), float(i % 2), std::numeric_limits<float>::quiet_NaN()});
            diseased.push_back(i >= 8 ? 1 : 0);
        }
        const ValuePieces pieces = ValuePieces::fit(rows, 3, diseased, 4);
        std::vector<float> from;
        for (const ValuePieces::Piece& piece : pieces.pieces()) {
            QCOMPARE(piece.feature, 0U);
            from.push_back(piece.from);
        }
        QCOMPARE(from, (std::vector{0.0f, 3.0f, 7.0f, 8.0f}));
        QCOMPARE(ValuePieces::fit(rows, 3, diseased, 0).count(), std::size_t{0});
    }

    // Halfway through the second of three pieces; an estimated value has come nowhere.
    void aValueHasComeThroughThePiecesBelowIt()
    {
        const ValuePieces pieces({{0, -1.0f, 1.0f}, {0, 0.0f, 0.5f}, {0, 2.0f, 1.0f}});
        const std::array<float, 1> value{1.0f}, known{1.0f}, estimated{0.0f};
        std::vector<float> come(3);
        pieces.write(value.data(), known.data(), come.data());
        QCOMPARE(come, (std::vector{1.0f, 0.5f, 0.0f}));
        pieces.write(value.data(), nullptr, come.data());
        QCOMPARE(come, (std::vector{1.0f, 0.5f, 0.0f}));
        pieces.write(value.data(), estimated.data(), come.data());
        QCOMPARE(come, (std::vector{0.0f, 0.0f, 0.0f}));
    }

    // Ill are 20 of 1,000, those between two limits that lie close together. Saying 2 % of everybody has a log loss of
    // 0.098; in so many passes a network of this size that sees the value alone is left with more than twice the loss
    // of one that sees pieces.
    void piecesShowANarrowRange()
    {
        Patients patients;
        for (int i = 0; i < 1000; ++i) {
            patients.rows.push_back(float(i - 500) / 290.0f);
            patients.diseased.push_back(i >= 640 && i < 660 ? 1 : 0);
        }
        ClassifierPlan plan = smallPlan();
        plan.classWeight = 1.0;
        const auto learned = [&](int pieces) {
            plan.pieces = pieces;
            Classifier classifier(plan, 1, Seed{1}, {.rows = patients.rows, .diseased = patients.diseased});
            RandomStream random(Seed{2}, "epochs");
            double loss = 0.0;
            for (int epoch = 0; epoch < 30; ++epoch)
                loss = classifier.trainEpoch(patients.batch(), 5e-3, random);
            return std::pair(std::move(classifier), loss);
        };
        const double alone = learned(0).second;
        const auto [classifier, loss] = learned(16);
        QVERIFY2(loss < 0.5 * alone, qPrintable(QStringLiteral("%1 against %2").arg(loss).arg(alone)));
        QVERIFY(trueProbability(classifier, {patients.rows[650]}) > 0.9);
        QVERIFY(trueProbability(classifier, {patients.rows[500]}) < 0.05);
        QVERIFY(trueProbability(classifier, {patients.rows[900]}) < 0.05);
        Result<Classifier> loaded = Classifier::load(plan, saved(classifier), "classifier/");
        QVERIFY(loaded.ok() && saved(*loaded) == saved(classifier));
        QCOMPARE(trueProbability(*loaded, {patients.rows[650]}), trueProbability(classifier, {patients.rows[650]}));
        QCOMPARE(classifier.asOneNetwork().inputs, 1 + classifier.pieces().count());
    }

    void whatIsLoadedGoesOnToTheLastBit()
    {
        Classifier classifier(smallPlan(), 4, Seed{1});
        const Patients patients = randomPatients(100, 4);
        RandomStream random(Seed{2}, "epochs");
        classifier.trainEpoch(patients.batch(), 1e-3, random);
        const Result<TensorBundle> bundle = TensorBundle::decode(saved(classifier).encode());
        QVERIFY(bundle.ok());
        Result<Classifier> loaded = Classifier::load(smallPlan(), *bundle, "classifier/");
        QVERIFY(loaded.ok());
        RandomStream same = random;
        QCOMPARE(loaded->trainEpoch(patients.batch(), 1e-3, same),
                 classifier.trainEpoch(patients.batch(), 1e-3, random));
        QVERIFY(saved(classifier) == saved(*loaded));
    }

    void sameSeedSameWeights()
    {
        QVERIFY(saved(Classifier(smallPlan(), 4, Seed{1})) == saved(Classifier(smallPlan(), 4, Seed{1})));
        QVERIFY(saved(Classifier(smallPlan(), 4, Seed{1})) != saved(Classifier(smallPlan(), 4, Seed{2})));
    }

    void whatIsNotFiniteLeavesTheWeights()
    {
        Classifier classifier(smallPlan(), 4, Seed{1});
        const TensorBundle before = saved(classifier);
        Patients patients = randomPatients(100, 4);
        patients.rows[50] = std::numeric_limits<float>::quiet_NaN();
        RandomStream random(Seed{2}, "epochs");
        QVERIFY(!std::isfinite(classifier.trainEpoch(patients.batch(), 1e-3, random)));
        QVERIFY(saved(classifier) == before);
    }

    void nobodyTeachesNothing()
    {
        Classifier classifier(smallPlan(), 4, Seed{1});
        const TensorBundle before = saved(classifier);
        RandomStream random(Seed{2}, "epochs");
        QCOMPARE(classifier.trainEpoch({}, 1e-3, random), 0.0);
        QVERIFY(saved(classifier) == before);
    }

    void aPatientIsTheSameAloneAndInABatch()
    {
        const Classifier classifier(smallPlan(), 5, Seed{1});
        const Patients patients = randomPatients(300, 5);
        std::vector<float> all(300);
        classifier.weightedProbabilities(patients.rows, all);
        for (std::size_t i = 0; i < 300; i += 7) {
            std::array<float, 1> alone{};
            classifier.weightedProbabilities(std::span(patients.rows).subspan(i * 5, 5), alone);
            QCOMPARE(alone[0], all[i]);
        }
    }
};

PANELWISE_APPLESS_TEST(ClassifierTest)

} // namespace classifier_test

#include "classifier_test.moc"
