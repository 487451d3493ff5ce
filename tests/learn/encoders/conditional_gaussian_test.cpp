// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/encoders/conditional_gaussian.h"
#include "tests/test_program.h"

#include <Eigen/Cholesky>
#include <Eigen/Eigenvalues>

#include <cmath>
#include <limits>

namespace conditional_gaussian_test {

namespace {

constexpr float kGap = std::numeric_limits<float>::quiet_NaN();

core::ConditionalGaussian pair(double correlation)
{
    Eigen::Matrix2d covariance;
    covariance << 4.0, 2.0 * correlation, 2.0 * correlation, 1.0;
    return {Eigen::Vector2d(1.0, -1.0), covariance};
}

// A covariance without structure: A·Aᵀ/n + 0.1 with A drawn.
core::ConditionalGaussian drawnGaussian(Eigen::Index features)
{
    core::RandomStream stream(core::Seed{5}, "covariance");
    Eigen::MatrixXd drawn(features, features);
    for (double& value : drawn.reshaped())
        value = stream.normal();
    Eigen::MatrixXd covariance = drawn * drawn.transpose() / static_cast<double>(features);
    covariance.diagonal().array() += 0.1;
    Eigen::VectorXd mean(features);
    for (double& value : mean)
        value = stream.normal();
    return {mean, covariance};
}

} // namespace

class ConditionalGaussianTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Deviations 2 and 1, correlation 0.6: E[x0|x1] = 1 + 0.6·2·(x1 + 1), E[x1|x0] = −1 + 0.6/2·(x0 − 1).
    void conditionalMeansOfAPairAreTheRegressionLines()
    {
        const core::ConditionalGaussian gaussian = pair(0.6);
        std::vector<float> rows{kGap, 1.0f, 3.0f, kGap, kGap, kGap, 0.5f, 0.25f};
        gaussian.fillMeans(rows);
        QCOMPARE(rows[0], 3.4f);
        QCOMPARE(rows[3], -0.4f);
        QCOMPARE(rows[4], 1.0f); // nothing known: the mean
        QCOMPARE(rows[5], -1.0f);
        QCOMPARE(rows[6], 0.5f); // nothing unknown: as it was
        QCOMPARE(rows[7], 0.25f);
    }

    // Var[x0|x1] = 4·(1 − 0.36), Var[x1|x0] = 1·(1 − 0.36).
    void conditionalVariancesOfAPairAreTheUnexplainedPart()
    {
        const core::ConditionalGaussian gaussian = pair(0.6);
        const core::MissingnessPattern first{{1}, {0}, {}};
        const core::MissingnessPattern second{{0}, {1}, {}};
        QVERIFY(std::abs(core::GivenKnown(gaussian, first).covariance()(0, 0) - 2.56) < 1e-12);
        QVERIFY(std::abs(core::GivenKnown(gaussian, second).covariance()(0, 0) - 0.64) < 1e-12);
        QVERIFY(std::abs(core::GivenKnown(gaussian, first).weights()(0, 0) - 1.2) < 1e-12);
        QVERIFY(std::abs(core::GivenKnown(gaussian, second).weights()(0, 0) - 0.3) < 1e-12);
    }

    // A Markov chain x0 – x1 – x2 of correlations 0.5: given x1, x2 is 0.5·x1 whatever x0 is. Given x0 and x2 both,
    // x1 is (0.5/(1 + 0.25))·(x0 + x2) = 0.4·(x0 + x2) with variance 1 − 2·0.5·0.4 = 0.6.
    void aChainForgetsWhatIsBehindTheKnown()
    {
        Eigen::Matrix3d covariance;
        covariance << 1.0, 0.5, 0.25, 0.5, 1.0, 0.5, 0.25, 0.5, 1.0;
        const core::ConditionalGaussian gaussian(Eigen::Vector3d::Zero(), covariance);
        std::vector<float> rows{3.0f, 2.0f, kGap, 1.0f, kGap, 2.0f, kGap, 4.0f, kGap};
        gaussian.fillMeans(rows);
        QVERIFY(std::abs(rows[2] - 1.0f) < 1e-6f);
        QVERIFY(std::abs(rows[4] - 1.2f) < 1e-6f);
        QVERIFY(std::abs(rows[6] - 2.0f) < 1e-6f);
        QVERIFY(std::abs(rows[8] - 2.0f) < 1e-6f);
        const core::MissingnessPattern middle{{0, 2}, {1}, {}};
        QVERIFY(std::abs(core::GivenKnown(gaussian, middle).covariance()(0, 0) - 0.6) < 1e-12);
    }

    // μ_u + Σ_uo·Σ_oo⁻¹·(x_o − μ_o), the textbook's formula, whichever of the two systems was the smaller.
    void everyNumberOfGapsAgreesWithTheFormula()
    {
        constexpr Eigen::Index kFeatures = 7;
        const core::ConditionalGaussian gaussian = drawnGaussian(kFeatures);
        core::RandomStream stream(core::Seed{1}, "rows");
        for (std::uint32_t gaps = 1; gaps < kFeatures; ++gaps) {
            std::vector<float> row;
            for (Eigen::Index i = 0; i < kFeatures; ++i)
                row.push_back(static_cast<float>(stream.normal()));
            for (std::uint32_t i = 0; i < gaps; ++i)
                row[i] = kGap;
            const Eigen::Index known = kFeatures - static_cast<Eigen::Index>(gaps);
            const Eigen::MatrixXd& covariance = gaussian.covariance();
            Eigen::VectorXd centred(known);
            for (Eigen::Index i = 0; i < known; ++i)
                centred(i) = static_cast<double>(row[gaps + static_cast<std::size_t>(i)]) - gaussian.mean()(gaps + i);
            const Eigen::VectorXd expected =
                gaussian.mean().head(gaps) + covariance.topRightCorner(gaps, known) *
                                                 covariance.bottomRightCorner(known, known).llt().solve(centred);
            gaussian.fillMeans(row);
            for (std::uint32_t i = 0; i < gaps; ++i)
                QVERIFY(std::abs(static_cast<double>(row[i]) - expected(i)) < 1e-5);
        }
    }

    void aRowComesOutTheSameInAnyCompany()
    {
        constexpr std::size_t kFeatures = 11, kRows = 203;
        const core::ConditionalGaussian gaussian = drawnGaussian(kFeatures);
        core::RandomStream stream(core::Seed{2}, "rows");
        std::vector<float> rows;
        for (std::size_t i = 0; i < kRows * kFeatures; ++i)
            rows.push_back(stream.uniform() < 0.2 ? kGap : static_cast<float>(stream.normal()));
        std::vector<float> together = rows;
        gaussian.fillMeans(together);
        for (std::size_t row = 0; row < kRows; ++row) {
            const std::span<float> alone = std::span(rows).subspan(row * kFeatures, kFeatures);
            gaussian.fillMeans(alone);
            QVERIFY(std::equal(alone.begin(), alone.end(),
                               together.begin() + static_cast<std::ptrdiff_t>(row * kFeatures)));
        }
    }

    // A copy of a column, three one-hot columns (their sum is 1) and a constant: three exact dependencies.
    void repeatedOneHotAndConstantColumnsStayPositiveDefinite()
    {
        core::RandomStream stream(core::Seed{3}, "rows");
        Eigen::MatrixXd rows = Eigen::MatrixXd::Zero(500, 6);
        for (Eigen::Index row = 0; row < rows.rows(); ++row) {
            rows(row, 0) = rows(row, 1) = stream.normal();
            rows(row, 2 + static_cast<Eigen::Index>(stream.below(3))) = 1.0;
        }
        const Eigen::VectorXd mean = rows.colwise().mean();
        const Eigen::MatrixXd centred = rows.rowwise() - mean.transpose();
        const core::ConditionalGaussian gaussian(mean, centred.transpose() * centred / 500.0);
        const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(gaussian.covariance());
        QVERIFY(solver.eigenvalues().minCoeff() > core::ConditionalGaussian::kSmallestEigenvalue);

        std::vector<float> row{2.0f, kGap, 0.0f, 1.0f, kGap, kGap};
        gaussian.fillMeans(row);
        QVERIFY(std::abs(row[1] - 2.0f) < 0.01f); // the copy is known through its twin
        QVERIFY(std::abs(row[4]) < 0.01f);        // one of three is set already
        QVERIFY(std::abs(row[5]) < 0.01f);        // the constant
    }

    void liftingACovarianceAgainChangesNothing()
    {
        const core::ConditionalGaussian once(Eigen::Vector3d::Zero(), Eigen::Matrix3d::Ones());
        const core::ConditionalGaussian twice(once.mean(), once.covariance());
        QVERIFY(once.covariance() == twice.covariance());
        QVERIFY(once.precision() == twice.precision());
    }

    // Two unknown given a third: their conditional covariance is Σ_uu − Σ_uo·Σ_ou/Σ_oo.
    void noiseHasTheConditionalCovariance()
    {
        Eigen::Matrix3d covariance;
        covariance << 1.0, 0.3, 0.5, 0.3, 1.0, 0.4, 0.5, 0.4, 1.0;
        const core::ConditionalGaussian gaussian(Eigen::Vector3d::Zero(), covariance);
        const core::MissingnessPattern pattern{{2}, {0, 1}, {}};
        constexpr std::size_t kDraws = 40'000;
        std::vector<float> rows(kDraws * 3, 0.0f);
        core::RandomStream stream(core::Seed{4}, "noise");
        core::GivenKnown(gaussian, pattern).addNoise(rows, stream);
        double s00 = 0.0, s01 = 0.0, s11 = 0.0;
        for (std::size_t draw = 0; draw < kDraws; ++draw) {
            const auto a = static_cast<double>(rows[draw * 3]), b = static_cast<double>(rows[draw * 3 + 1]);
            s00 += a * a / kDraws;
            s01 += a * b / kDraws;
            s11 += b * b / kDraws;
            QCOMPARE(rows[draw * 3 + 2], 0.0f);
        }
        // 1 − 0.25, 0.3 − 0.2 and 1 − 0.16; four standard errors of a variance from 40,000 draws are 0.028 of it.
        QVERIFY(std::abs(s00 - 0.75) < 0.022);
        QVERIFY(std::abs(s01 - 0.10) < 0.018);
        QVERIFY(std::abs(s11 - 0.84) < 0.024);
    }
};

PANELWISE_APPLESS_TEST(ConditionalGaussianTest)

} // namespace conditional_gaussian_test

#include "conditional_gaussian_test.moc"
