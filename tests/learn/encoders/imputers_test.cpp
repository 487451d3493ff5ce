// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/encoders/gain_loss_p.h"
#include "core/learn/encoders/hidden_panels.h"
#include "core/learn/encoders/soft_impute_p.h"
#include "core/learn/encoders/softimpute_encoder_p.h"

#include "tests/learn/encoders/encoder_fixtures.h"
#include "tests/learn/networks/plain_network.h"
#include "tests/test_program.h"

#include <Eigen/Cholesky>
#include <Eigen/SVD>

#include <cmath>
#include <functional>

namespace imputers_test {

using namespace encoder_fixtures;

// What the imputers of the paper's table must be able to do: problems with a known answer.
namespace {

Eigen::MatrixXd noise(Eigen::Index rows, Eigen::Index columns, core::RandomStream& stream)
{
    Eigen::MatrixXd values(rows, columns);
    for (double& value : values.reshaped())
        value = stream.normal();
    return values;
}

Eigen::MatrixXd withGaps(Eigen::MatrixXd matrix, double share, core::RandomStream& stream)
{
    for (double& value : matrix.reshaped())
        if (stream.uniform() < share)
            value = std::nan("");
    return matrix;
}

void solve(core::SoftImpute& solver, double penalty, double precision)
{
    for (int iteration = 0; iteration < 50'000 && solver.iterate(penalty) > precision; ++iteration) {
    }
}

// By the definition: all singular values less the penalty.
Eigen::MatrixXd shrunken(const Eigen::MatrixXd& matrix, double penalty)
{
    const Eigen::JacobiSVD<Eigen::MatrixXd> svd(matrix, Eigen::ComputeThinU | Eigen::ComputeThinV);
    const Eigen::VectorXd values = (svd.singularValues().array() - penalty).max(0.0);
    return svd.matrixU() * values.asDiagonal() * svd.matrixV().transpose();
}

// x is visible, its partner is hidden with its panel.
core::EncoderData pairsOf(std::size_t patients, const std::function<double(double, core::RandomStream&)>& partner)
{
    core::EncoderData data = shape(2, 2);
    data.visible.setKnown(core::FeatureId(0));
    core::RandomStream stream(core::Seed{5}, "pairs");
    for (std::size_t row = 0; row < patients; ++row) {
        const double x = stream.normal();
        auto& rows = row % 4 == 3 ? data.validation : data.training;
        rows.insert(rows.end(), {static_cast<float>(x), static_cast<float>(partner(x, stream))});
    }
    return data;
}

// Root mean square error of the partner given x, in other patients.
double errorGivenX(const core::StateEncoder& encoder, const std::function<double(double, core::RandomStream&)>& partner)
{
    core::RandomStream stream(core::Seed{6}, "other pairs");
    std::vector<float> truth, rows;
    for (int row = 0; row < 2000; ++row) {
        const double x = stream.normal();
        truth.insert(truth.end(), {static_cast<float>(x), static_cast<float>(partner(x, stream))});
        rows.insert(rows.end(), {static_cast<float>(x), kGap});
    }
    const std::vector<float> masked = rows;
    encoder.impute(rows);
    return *core::hiddenRmse(truth, masked, rows);
}

double step(double x, core::RandomStream&)
{
    return x > 0.4 ? 1.0 : -1.0;
}

double correlated(double x, core::RandomStream& stream)
{
    return 0.8 * x + 0.6 * stream.normal();
}

// A small problem of GAIN with gaps of both kinds: not recorded, and hidden.
struct GainCase {
    static constexpr std::size_t kFeatures = 3, kHidden = 4, kRows = 6;
    core::GainNetworks networks{kFeatures, kHidden};
    std::vector<float> generator, discriminator;
    core::GainBatch batch;

    GainCase() : generator(networks.generator.weightCount()), discriminator(networks.discriminator.weightCount())
    {
        core::RandomStream stream(core::Seed{8}, "weights");
        core::drawUniformWeights(networks.generator, generator, stream);
        core::drawUniformWeights(networks.discriminator, discriminator, stream);
        core::EncoderData data = shape(kFeatures, kFeatures);
        for (std::size_t i = 0; i < 10 * kFeatures; ++i)
            data.training.push_back(i % 7 == 3 ? kGap : static_cast<float>(stream.normal()));
        batch = core::drawGainBatch(data, kRows, std::vector<float>(kFeatures), 0.7, stream);
    }

    // Straight from the definitions in gain_loss_p.h, in double.
    std::vector<double> estimates(const double* at, std::size_t row) const
    {
        std::vector<float> inputs;
        for (std::size_t i = row * kFeatures; i < (row + 1) * kFeatures; ++i)
            inputs.push_back(batch.known[i] != 0.0f ? batch.values[i] : 0.0f);
        for (std::size_t i = row * kFeatures; i < (row + 1) * kFeatures; ++i)
            inputs.push_back(batch.known[i]);
        return plain::network(inputs, kHidden, kFeatures, at);
    }
    std::vector<double> beliefs(const double* generatorAt, const double* at, std::size_t row) const
    {
        std::vector<double> inputs = estimates(generatorAt, row);
        for (std::size_t i = 0; i < kFeatures; ++i)
            if (batch.known[row * kFeatures + i] != 0.0f)
                inputs[i] = batch.values[row * kFeatures + i];
        for (std::size_t i = 0; i < kFeatures; ++i)
            inputs.push_back(batch.hints[row * kFeatures + i]);
        std::vector<double> logits = plain::layer(
            plain::layer(plain::layer(inputs, kHidden, true, at), kHidden, true, at), kFeatures, false, at);
        for (double& logit : logits)
            logit = 1.0 / (1.0 + std::exp(-logit));
        return logits;
    }
    double discriminatorLoss(const plain::Weights& weights) const
    {
        const plain::Weights fixed(generator.begin(), generator.end());
        double loss = 0.0;
        for (std::size_t row = 0; row < kRows; ++row) {
            const std::vector<double> known = beliefs(fixed.data(), weights.data(), row);
            for (std::size_t i = 0; i < kFeatures; ++i)
                loss -= std::log(batch.known[row * kFeatures + i] != 0.0f ? known[i] : 1.0 - known[i]);
        }
        return loss / (kRows * kFeatures);
    }
    double generatorLoss(const plain::Weights& weights, double alpha) const
    {
        const plain::Weights fixed(discriminator.begin(), discriminator.end());
        double adversarial = 0.0, squares = 0.0, recorded = 0.0;
        for (std::size_t row = 0; row < kRows; ++row) {
            const std::vector<double> known = beliefs(weights.data(), fixed.data(), row);
            const std::vector<double> values = estimates(weights.data(), row);
            for (std::size_t i = 0; i < kFeatures; ++i) {
                const std::size_t at = row * kFeatures + i;
                adversarial -= batch.known[at] != 0.0f ? 0.0 : std::log(known[i]);
                squares += batch.recorded[at] != 0.0f ? std::pow(values[i] - double{batch.values[at]}, 2.0) : 0.0;
                recorded += double{batch.recorded[at]};
            }
        }
        return adversarial / (kRows * kFeatures) + alpha * squares / recorded;
    }
};

} // namespace

class ImputersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // 60 patients × 8 values of rank 2, a quarter of them missing: far more recorded values than the 2·(60 + 8 − 2)
    // that make up such a matrix, so a penalty that goes to 0 leaves it alone.
    void softImputeFindsALowRankMatrixAgain()
    {
        core::RandomStream stream(core::Seed{1}, "matrix");
        const Eigen::MatrixXd whole = noise(60, 2, stream) * noise(2, 8, stream);
        core::SoftImpute solver(withGaps(whole, 0.25, stream), {});
        const double largest = solver.largestSingularValue();
        QVERIFY(solver.gaps().size() > 80);
        const double size = (solver.filled() - whole).norm(); // gaps begin at 0
        for (double share = 0.3; share > 1e-4; share *= 0.3)
            solve(solver, share * largest, 1e-7);
        QVERIFY((solver.filled() - whole).norm() < 0.05 * size);
    }

    // Z = S(recorded values of X, and Z elsewhere), S taking the penalty from every singular value.
    void softImputeEndsWhereShrinkingChangesNothing()
    {
        core::RandomStream stream(core::Seed{2}, "matrix");
        core::SoftImpute solver(withGaps(noise(40, 6, stream), 0.3, stream), {});
        const double penalty = 0.3 * solver.largestSingularValue();
        solve(solver, penalty, 1e-12);
        const Eigen::MatrixXd completed = shrunken(solver.filled(), penalty);
        for (const auto& [row, column] : solver.gaps())
            QVERIFY(std::abs(completed(row, column) - solver.filled()(row, column)) < 1e-9);
        QVERIFY(completed.norm() < 0.9 * solver.filled().norm()); // it was not that nothing is shrunken
    }

    // With the loadings fixed, a patient's scores are a ridge regression of the known values. Of a patient of the
    // matrix that gives the completed row, because there the same scores are optimal.
    void aRowIsProjectedByRidgeRegression()
    {
        core::RandomStream stream(core::Seed{3}, "matrix");
        const Eigen::MatrixXd rows =
            withGaps(noise(40, 2, stream) * noise(2, 6, stream) + 0.3 * noise(40, 6, stream), 0.3, stream);
        core::SoftImpute solver(rows, {});
        const double penalty = 0.2 * solver.largestSingularValue();
        solve(solver, penalty, 1e-12);
        const core::SoftImputeEncoder encoder(
            {.moments = {Eigen::VectorXd::Zero(6), Eigen::VectorXd::Ones(6), Eigen::VectorXd::Constant(6, 30.0)},
             .gram = solver.gram(),
             .rows = 40.0,
             .penalty = penalty});
        const Eigen::JacobiSVD<Eigen::MatrixXd> svd(solver.filled(), Eigen::ComputeThinV);
        const Eigen::VectorXd sizes = (svd.singularValues().array() - penalty).max(0.0).sqrt();
        const Eigen::MatrixXd loadings = svd.matrixV() * sizes.asDiagonal();
        for (Eigen::Index row = 0; row < rows.rows(); ++row) {
            std::vector<float> imputed(6);
            std::vector<Eigen::Index> known;
            for (Eigen::Index i = 0; i < 6; ++i) {
                imputed[static_cast<std::size_t>(i)] = static_cast<float>(rows(row, i));
                if (!std::isnan(rows(row, i)))
                    known.push_back(i);
            }
            encoder.impute(imputed);
            const Eigen::MatrixXd own = loadings(known, Eigen::all);
            Eigen::MatrixXd squares = own.transpose() * own;
            squares.diagonal().array() += penalty;
            const Eigen::VectorXd given = rows(row, known).transpose();
            const Eigen::VectorXd values = loadings * squares.ldlt().solve(own.transpose() * given);
            for (Eigen::Index i = 0; i < 6; ++i)
                if (std::isnan(rows(row, i))) {
                    QVERIFY(std::abs(double{imputed[static_cast<std::size_t>(i)]} - values(i)) < 1e-5);
                    QVERIFY(std::abs(values(i) - solver.filled()(row, i)) < 1e-6);
                }
        }
    }

    // The best line through a step has errors of at least √(1 − 2/π) = 0.60 of its standard deviation (of a step at 0),
    // about 0.92 here, so neither the Gaussian nor the mean comes below 0.5.
    void missForestFindsAStep()
    {
        const core::EncoderData data = pairsOf(2000, step);
        QVERIFY(errorGivenX(*fitted(plan(core::EncoderKind::MissForest), data), step) < 0.25);
        QVERIFY(errorGivenX(*fitted(plan(core::EncoderKind::Gaussian), data), step) > 0.5);
        QVERIFY(errorGivenX(*fitted(plan(core::EncoderKind::Mean), data), step) > 0.8);
    }

    // The partner is (x² − 1)/√2 + 0.1·noise and x has no correlation with x²: no regression on x helps, so MICE stays
    // at its standard deviation of 1.
    void missForestFollowsACurveThatRegressionsMiss()
    {
        const auto curve = [](double x, core::RandomStream& stream) {
            return (x * x - 1.0) / std::sqrt(2.0) + 0.1 * stream.normal();
        };
        const core::EncoderData data = pairsOf(2000, curve);
        QVERIFY(errorGivenX(*fitted(plan(core::EncoderKind::MissForest), data), curve) < 0.4);
        QVERIFY(errorGivenX(*fitted(plan(core::EncoderKind::Mice), data), curve) > 0.9);
    }

    // 1 with probability 0.8 above 0 and 0.2 below. Ten trees rest on some 750 patients on each side.
    void missForestGivesAProbabilityOfWhatIsZeroOrOne()
    {
        const auto flag = [](double x, core::RandomStream& stream) {
            return stream.uniform() < (x > 0.0 ? 0.8 : 0.2) ? 1.0 : 0.0;
        };
        const core::StateEncoderPtr encoder = fitted(plan(core::EncoderKind::MissForest), pairsOf(4000, flag));
        double above = 0.0, below = 0.0;
        for (int i = 0; i < 20; ++i) {
            std::vector<float> rows{0.2f + 0.05f * static_cast<float>(i), kGap, -0.2f - 0.05f * static_cast<float>(i),
                                    kGap};
            encoder->impute(rows);
            above += double{rows[1]} / 20.0;
            below += double{rows[3]} / 20.0;
        }
        QVERIFY(std::abs(above - 0.8) < 0.05);
        QVERIFY(std::abs(below - 0.2) < 0.05);
    }

    void gradientsOfGainAreThoseOfItsLosses()
    {
        const GainCase given;
        std::vector<float> gradient(given.discriminator.size());
        const double loss =
            core::discriminatorLoss(given.networks, given.generator, given.discriminator, given.batch, gradient);
        const plain::Weights discriminator(given.discriminator.begin(), given.discriminator.end());
        QVERIFY(std::abs(loss - given.discriminatorLoss(discriminator)) < 1e-5);
        QVERIFY(plain::gradientError([&](const plain::Weights& at) { return given.discriminatorLoss(at); },
                                     discriminator, gradient) < 1e-5);

        const plain::Weights generator(given.generator.begin(), given.generator.end());
        for (const double alpha : {0.0, 10.0}) {
            gradient.assign(given.generator.size(), 0.0f);
            const core::GeneratorLoss both =
                core::generatorLoss(given.networks, given.generator, given.discriminator, given.batch, alpha, gradient);
            QVERIFY(std::abs(both.adversarial + alpha * both.reconstruction - given.generatorLoss(generator, alpha)) <
                    1e-4);
            QVERIFY(plain::gradientError([&](const plain::Weights& at) { return given.generatorLoss(at, alpha); },
                                         generator, gradient) < 1e-5);
        }
    }

    // y = 0.8·x + 0.6·noise: the conditional mean misses by 0.6, the mean by 1.
    void gainComesNearTheConditionalMean()
    {
        core::EncoderPlan gain = plan(core::EncoderKind::Gain);
        gain.iterations = 60;
        const double error = errorGivenX(*fitted(gain, pairsOf(2000, correlated)), correlated);
        QVERIFY2(error < 0.64, qPrintable(QString::number(error)));
    }

    // A value beyond all measure: its square is infinite in the network.
    void gainThatGoesAstraySaysSoAndKeepsWhatWasGood()
    {
        core::EncoderData data = pairsOf(400, correlated);
        data.training[0] = 3e38f;
        const core::EncoderPlan gain = plan(core::EncoderKind::Gain);
        auto fit = core::beginEncoderFit(gain, data, core::Seed{1});
        while (!(*fit)->finished())
            (*fit)->advance();
        QCOMPARE((*fit)->takeNotices(), std::vector{core::TrainingNotice::EncoderDiverged});
        QVERIFY(std::isfinite(errorGivenX(*(*fit)->best(), correlated)));
    }
};

PANELWISE_APPLESS_TEST(ImputersTest)

} // namespace imputers_test

#include "imputers_test.moc"
