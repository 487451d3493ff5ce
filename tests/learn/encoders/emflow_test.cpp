// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/encoders/emflow_encoder_p.h"
#include "core/learn/encoders/flow_gradients_loader_p.h"
#include "core/learn/encoders/gaussian_encoder_p.h"
#include "core/learn/encoders/hidden_batch_p.h"
#include "core/learn/encoders/hidden_panels.h"
#include "core/learn/encoders/online_em.h"
#include "tests/learn/encoders/encoder_fixtures.h"
#include "tests/test_program.h"

#include <Eigen/Eigenvalues>

#include <cmath>

namespace emflow_test {

using namespace encoder_fixtures;

namespace {

core::EncoderData gaussianData(std::size_t features, std::size_t panels)
{
    core::EncoderData data = shape(features, panels);
    core::RandomStream stream(core::Seed{21}, "gaussian data");
    for (auto* rows : {&data.training, &data.validation})
        for (int row = 0; row < 800; ++row) {
            const double common = stream.normal();
            for (std::size_t i = 0; i < features; ++i)
                rows->push_back(static_cast<float>(0.8 * common + 0.6 * stream.normal()));
        }
    return data;
}

double validationRmse(const core::StateEncoder& encoder, const core::EncoderData& data)
{
    return *core::EncoderValidation(data, core::Seed{77}).rmse(encoder);
}

std::vector<float> flowWeights(const core::kernels::FlowShape& flowShape)
{
    core::RandomStream stream(core::Seed{8}, "all weights");
    std::vector<float> weights(core::kernels::flowWeightCount(flowShape));
    for (float& weight : weights)
        weight = 0.3f * static_cast<float>(stream.normal());
    return weights;
}

std::vector<float> normalRows(std::size_t values)
{
    core::RandomStream stream(core::Seed{6}, "rows");
    std::vector<float> rows(values);
    for (float& value : rows)
        value = static_cast<float>(stream.normal());
    return rows;
}

core::FlowGradients& gradients()
{
    const core::Result<core::FlowGradients*> loaded = core::loadFlowGradients();
    if (!loaded)
        qFatal("%s", loaded.error().detail.c_str());
    return **loaded;
}

// Everything the losses need, with values that mean nothing in particular.
struct LossInput {
    core::kernels::FlowShape flowShape{.features = 4, .hidden = 5, .couplings = 4};
    std::vector<float> weights = flowWeights(flowShape);
    core::EncoderData data = gaussianData(4, 2);
    Eigen::MatrixXd covariance = Eigen::MatrixXd::Identity(4, 4) + 0.5 * Eigen::MatrixXd::Ones(4, 4);
    core::ConditionalGaussian gaussian{Eigen::VectorXd::Constant(4, 0.1), covariance};
    std::vector<float> mean, precision;

    LossInput()
    {
        const Eigen::VectorXf meanValues = gaussian.mean().cast<float>();
        const Eigen::MatrixXf precisionValues = gaussian.precision().cast<float>();
        mean.assign(meanValues.begin(), meanValues.end());
        precision.assign(precisionValues.data(), precisionValues.data() + precisionValues.size());
    }
    core::FlowGradients::Flow flow() const { return {flowShape, weights.data()}; }
    core::FlowGradients::Base base() const { return {mean.data(), precision.data(), gaussian.logDeterminant()}; }
};

} // namespace

class EmFlowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theLibraryForTrainingIsFound() { QVERIFY(core::loadFlowGradients().ok()); }

    void aMissingLibraryIsToldByName()
    {
        const core::Error error = core::loadFlowGradientsFrom("/nowhere").error();
        QCOMPARE(error.code, core::ErrorCode::LearningLibraryMissing);
        QCOMPARE(error.subject, std::string("/nowhere/libpanelwise_flow_training.so"));
        QVERIFY(!error.detail.empty());
    }

    void inverseUndoesForward()
    {
        const core::kernels::FlowShape flowShape{.features = 7, .hidden = 6, .couplings = 9};
        const std::vector<float> weights = flowWeights(flowShape);
        const std::vector<float> rows = normalRows(50 * 7);
        std::vector<float> there = rows;
        core::kernels::flowForward(flowShape, weights.data(), 50, there.data());
        QVERIFY(there != rows);
        core::kernels::flowInverse(flowShape, weights.data(), 50, there.data());
        for (std::size_t i = 0; i < rows.size(); ++i)
            QVERIFY(std::abs(there[i] - rows[i]) < 1e-4f);
    }

    void bothFlowsAreTheSame()
    {
        for (const std::size_t features : {1, 2, 5, 8}) {
            const core::kernels::FlowShape flowShape{.features = features, .hidden = 6, .couplings = 5};
            const std::vector<float> weights = flowWeights(flowShape);
            std::vector<float> ours = normalRows(40 * features), theirs = ours;
            std::vector<float> ourDeterminant(40), theirDeterminant(40);
            core::kernels::flowForward(flowShape, weights.data(), 40, ours.data(), ourDeterminant.data());
            QVERIFY(gradients().forward({flowShape, weights.data()}, 40, theirs.data(), theirDeterminant.data()));
            for (std::size_t i = 0; i < ours.size(); ++i)
                QVERIFY(std::abs(ours[i] - theirs[i]) < 1e-5f * (1.0f + std::abs(ours[i])));
            for (std::size_t i = 0; i < 40; ++i)
                QVERIFY(std::abs(ourDeterminant[i] - theirDeterminant[i]) < 1e-4f);
        }
    }

    // Central differences of the flow give its Jacobian; the logarithm of its determinant is the sum of log scales.
    void logDeterminantIsThatOfTheJacobian()
    {
        constexpr std::size_t kFeatures = 3;
        const core::kernels::FlowShape flowShape{.features = kFeatures, .hidden = 5, .couplings = 4};
        const std::vector<float> weights = flowWeights(flowShape);
        std::vector<float> row = normalRows(kFeatures);
        constexpr float kStep = 1e-2f;
        Eigen::Matrix3d jacobian;
        for (Eigen::Index j = 0; j < 3; ++j) {
            std::vector<float> up = row, down = row;
            up[static_cast<std::size_t>(j)] += kStep;
            down[static_cast<std::size_t>(j)] -= kStep;
            core::kernels::flowForward(flowShape, weights.data(), 1, up.data());
            core::kernels::flowForward(flowShape, weights.data(), 1, down.data());
            for (Eigen::Index i = 0; i < 3; ++i)
                jacobian(i, j) =
                    static_cast<double>(up[static_cast<std::size_t>(i)] - down[static_cast<std::size_t>(i)]) /
                    (2.0 * static_cast<double>(kStep));
        }
        float logDeterminant = 0.0f;
        QVERIFY(gradients().forward({flowShape, weights.data()}, 1, row.data(), &logDeterminant));
        QVERIFY(std::abs(std::log(std::abs(jacobian.determinant())) - static_cast<double>(logDeterminant)) < 2e-3);
    }

    // An untrained flow changes nothing: −log N(x; μ, Σ) per value, worked out in double.
    void likelihoodOfTheIdentityIsThatOfTheGaussian()
    {
        LossInput input;
        input.weights = core::identityFlow(input.flowShape, core::Seed{1});
        const std::vector<float> rows = normalRows(30 * 4);
        double expected = 0.0;
        for (std::size_t row = 0; row < 30; ++row) {
            Eigen::VectorXd centred(4);
            for (Eigen::Index i = 0; i < 4; ++i)
                centred(i) = static_cast<double>(rows[row * 4 + static_cast<std::size_t>(i)]) - 0.1;
            expected += 0.5 * centred.dot(input.covariance.inverse() * centred);
        }
        expected =
            (expected / 30.0 + 0.5 * std::log(input.covariance.determinant()) + 2.0 * std::log(2.0 * M_PI)) / 4.0;
        core::FlowGradients::Losses losses;
        std::vector<float> gradient(input.weights.size());
        QVERIFY(gradients().likelihood(input.flow(), input.base(), 30, rows.data(), losses, gradient.data()));
        QVERIFY(std::abs(losses.likelihood - expected) < 1e-5);
    }

    // The slope of L2 along the gradient, by central differences over the whole chain of flow, conditional mean and
    // inverse, is the gradient's squared norm.
    void gradientOfTheReconstructionIsItsSlope()
    {
        LossInput input;
        core::RandomStream stream(core::Seed{2}, "batch");
        core::HiddenBatch batch(input.data, 64, std::vector<float>(4, 0.0f), stream);
        batch.conditionOn(input.gaussian);
        const auto loss = [&](std::span<float> gradient) {
            core::FlowGradients::Losses losses;
            if (!gradients().reconstruction(input.flow(), input.base(), batch.view(), 10.0, losses, gradient.data()))
                qFatal("no loss");
            return losses.likelihood + 10.0 * losses.reconstruction;
        };
        std::vector<float> gradient(input.weights.size()), unused = gradient;
        loss(gradient);
        const double norm = std::sqrt(core::kernels::squaredNorm(gradient.size(), gradient.data()));
        constexpr double kStep = 3e-3;
        const std::vector<float> middle = input.weights;
        std::array<double, 2> sides{};
        for (const std::size_t side : {0, 1}) {
            for (std::size_t i = 0; i < middle.size(); ++i)
                input.weights[i] = middle[i] + static_cast<float>((side ? kStep : -kStep) / norm) * gradient[i];
            sides[side] = loss(unused);
        }
        QVERIFY(std::abs((sides[1] - sides[0]) / (2.0 * kStep) - norm) < 0.02 * norm);
    }

    // The target of a gap is not looked at: whatever stands there, loss and gradient stay the same.
    void gapsOfTheRecordAreNoTargets()
    {
        LossInput input;
        for (std::size_t row = 0; row < 800; ++row)
            input.data.training[row * 4 + 1] = kGap;
        core::RandomStream stream(core::Seed{2}, "batch");
        core::HiddenBatch batch(input.data, 32, std::vector<float>(4, 0.0f), stream);
        batch.conditionOn(input.gaussian);
        const core::FlowGradients::Hidden hidden = batch.view();
        std::vector<float> other(hidden.truth, hidden.truth + 32 * 4);
        for (std::size_t row = 0; row < 32; ++row) {
            QCOMPARE(hidden.counts[row * 4 + 1], 0.0f);
            other[row * 4 + 1] = 1000.0f;
        }
        core::FlowGradients::Hidden changed = hidden;
        changed.truth = other.data();
        core::FlowGradients::Losses one, two;
        std::vector<float> first(input.weights.size()), second = first;
        QVERIFY(gradients().reconstruction(input.flow(), input.base(), hidden, 1e3, one, first.data()));
        QVERIFY(gradients().reconstruction(input.flow(), input.base(), changed, 1e3, two, second.data()));
        QCOMPARE(one.reconstruction, two.reconstruction);
        QCOMPARE(first, second);
    }

    // Complete rows at step 1: 99 % of their own mean and covariance, 1 % of the base.
    void onlineEmMixesTheBatchIn()
    {
        const core::ConditionalGaussian base(Eigen::Vector2d(1.0, 0.0), Eigen::Matrix2d::Identity());
        const std::vector<float> rows{1.0f, 2.0f, 3.0f, -2.0f}; // mean (2, 0), covariance ((1, −2), (−2, 4))
        const core::MissingnessPattern complete{{0, 1}, {}, {0, 1}};
        const core::ConditionalGaussian moved = core::onlineEmStep(base, {complete}, rows, 1);
        QVERIFY(moved.mean().isApprox(Eigen::Vector2d(0.99 * 2.0 + 0.01, 0.0), 1e-12));
        QVERIFY(std::abs(moved.covariance()(0, 0) - 1.0) < 1e-12);
        QVERIFY(std::abs(moved.covariance()(0, 1) + 0.99 * 2.0) < 1e-12);
        QVERIFY(std::abs(moved.covariance()(1, 1) - (0.99 * 4.0 + 0.01)) < 1e-12);
    }

    // Nothing known: the conditional covariance is the base's own, so the base stays.
    void onlineEmLearnsNothingFromUnknownRows()
    {
        Eigen::Matrix2d covariance;
        covariance << 2.0, 0.5, 0.5, 1.0;
        const core::ConditionalGaussian base(Eigen::Vector2d(1.0, -1.0), covariance);
        const core::MissingnessPattern unknown{{}, {0, 1}, {0, 1, 2}};
        const std::vector<float> rows{1.0f, -1.0f, 1.0f, -1.0f, 1.0f, -1.0f};
        const core::ConditionalGaussian moved = core::onlineEmStep(base, {unknown}, rows, 3);
        QVERIFY(moved.mean().isApprox(base.mean(), 1e-12));
        QVERIFY(moved.covariance().isApprox(base.covariance(), 1e-12));
    }

    void anUntrainedFlowImputesAsTheGaussian()
    {
        const core::EncoderData data = curvedPairs(3, 300, 50, 0.1);
        core::EncoderPlan untrained = plan(core::EncoderKind::EmFlow);
        untrained.iterations = 0;
        const core::StateEncoderPtr flow = fitted(untrained, data);
        QVERIFY(static_cast<const core::EmFlowEncoder&>(*flow).isGaussian());
        QVERIFY(sameAnswers(*flow, *fitted(plan(core::EncoderKind::Gaussian), data), data));
    }

    // The partner of x is x² + noise: no line helps, so Gaussian is as bad as the mean; all but 0.1 could be told.
    void curvedDataIsToldBetterThanByAGaussian()
    {
        const core::EncoderData data = curvedPairs(3, 2000, 1000, 0.0);
        core::EncoderPlan flow = plan(core::EncoderKind::EmFlow);
        flow.iterations = 300;
        const double mean = validationRmse(*fitted(plan(core::EncoderKind::Mean), data), data);
        const double gaussian = validationRmse(*fitted(plan(core::EncoderKind::Gaussian), data), data);
        const double emflow = validationRmse(*fitted(flow, data), data);
        QVERIFY(emflow < 0.75 * gaussian);
        QVERIFY(emflow < 0.75 * mean);
    }

    void gaussianDataIsToldAsWellAsByAGaussian()
    {
        const core::EncoderData data = gaussianData(6, 3);
        const core::StateEncoderPtr gaussian = fitted(plan(core::EncoderKind::Gaussian), data);
        const core::StateEncoderPtr emflow = fitted(plan(core::EncoderKind::EmFlow), data);
        QVERIFY(validationRmse(*emflow, data) <= 1.01 * validationRmse(*gaussian, data));
    }

    void aRowComesOutTheSameInAnyCompany()
    {
        const core::EncoderData data = curvedPairs(3, 300, 120, 0.2);
        const core::StateEncoderPtr encoder = fitted(plan(core::EncoderKind::EmFlow), data);
        std::vector<float> rows = data.validation, together = rows;
        encoder->impute(together);
        for (std::size_t row = 0; row < 120; ++row)
            encoder->impute(std::span(rows).subspan(row * 6, 6));
        QCOMPARE(rows, together);
    }

    // Draws through a flow that changes nothing: x1 given x0 = 2 has mean and variance of the conditional Gaussian.
    void drawsAreThoseOfTheConditionalDistribution()
    {
        Eigen::Matrix2d covariance;
        covariance << 1.0, 0.6, 0.6, 1.0;
        const core::kernels::FlowShape flowShape{.features = 2, .hidden = 4, .couplings = 2};
        const core::EmFlowEncoder encoder({.shape = flowShape,
                                           .weights = core::identityFlow(flowShape, core::Seed{1}),
                                           .base = {Eigen::Vector2d::Zero(), covariance},
                                           .placeholder = {0.0f, 0.0f},
                                           .emSteps = 1});
        core::RandomStream stream(core::Seed{3}, "draws");
        const std::vector<float> draws = encoder.sample(std::vector{2.0f, kGap}, 20'000, stream);
        double sum = 0.0, squares = 0.0;
        for (std::size_t i = 0; i < 20'000; ++i) {
            QCOMPARE(draws[2 * i], 2.0f);
            sum += static_cast<double>(draws[2 * i + 1]) / 20'000;
            squares += std::pow(static_cast<double>(draws[2 * i + 1]) - 1.2, 2.0) / 20'000;
        }
        QVERIFY(std::abs(sum - 1.2) < 0.025);      // four standard errors: 4·0.8/√20000
        QVERIFY(std::abs(squares - 0.64) < 0.026); // 4·0.64·√(2/20000)
    }

    void oddShapesOfDataAreDefined()
    {
        for (const core::EncoderData& data : oddShapes()) {
            core::EncoderPlan quick = plan(core::EncoderKind::EmFlow);
            quick.iterations = 5;
            const core::StateEncoderPtr encoder = fitted(quick, data);
            std::vector<float> rows = data.training;
            rows.insert(rows.end(), data.features, kGap);
            const std::vector<float> before = rows;
            encoder->impute(rows);
            for (std::size_t i = 0; i < rows.size(); ++i) {
                QVERIFY(std::isfinite(rows[i]));
                QVERIFY(std::isnan(before[i]) || rows[i] == before[i]);
            }
        }
    }

    void hugeAlphaAndRateStayFinite()
    {
        const core::EncoderData data = curvedPairs(4, 300, 100, 0.2);
        for (const auto& [alpha, rate] : {std::pair{1e6, 1e-3}, {1.0, 1e-3}, {1e3, 3.0}}) {
            core::EncoderPlan bold = plan(core::EncoderKind::EmFlow);
            bold.alpha = alpha;
            bold.rate = rate;
            auto fit = core::beginEncoderFit(bold, data, core::Seed{1});
            QVERIFY(fit.ok());
            std::vector<core::TrainingNotice> notices;
            while (!(*fit)->finished()) {
                (*fit)->advance();
                for (const core::TrainingNotice notice : (*fit)->takeNotices())
                    notices.push_back(notice);
                for (const core::CurvePoint& point : (*fit)->takePoints())
                    QVERIFY(std::isfinite(point.value));
            }
            const core::StateEncoderPtr gaussian = fitted(plan(core::EncoderKind::Gaussian), data);
            QVERIFY(validationRmse(*(*fit)->best(), data) < 1.02 * validationRmse(*gaussian, data));
            if (rate > 1.0)
                QVERIFY(std::ranges::count(notices, core::TrainingNotice::EncoderDiverged) == 1);
        }
    }

    void anEncoderReadFromBytesAnswersTheSame()
    {
        const core::EncoderData data = curvedPairs(2, 300, 60, 0.1);
        const core::StateEncoderPtr encoder = fitted(plan(core::EncoderKind::EmFlow), data);
        QVERIFY(sameAnswers(*encoder, *reread(*encoder), data));
    }

    void aFitRestoredHalfWayEndsTheSame()
    {
        const core::EncoderData data = curvedPairs(3, 400, 80, 0.2);
        const core::EncoderPlan flow = plan(core::EncoderKind::EmFlow);
        const core::StateEncoderPtr whole = fitted(flow, data);
        QVERIFY(!static_cast<const core::EmFlowEncoder&>(*whole).isGaussian());
        QVERIFY(sameAnswers(*whole, *fittedInTwoSittings(flow, data), data));
    }

    void learningGoesOnFromWhatWasLearned()
    {
        const core::EncoderData data = curvedPairs(3, 600, 200, 0.0);
        const core::EncoderPlan flow = plan(core::EncoderKind::EmFlow);
        const core::StateEncoderPtr first = fitted(flow, data);
        const core::StateEncoderPtr second = fitted(flow, data, first);
        QVERIFY(validationRmse(*second, data) < 1.01 * validationRmse(*first, data));
    }

    // Each step of online EM is smaller than the one before; begun anew, the first would throw away what was learned.
    void onlineEmGoesOnCountingItsSteps()
    {
        const core::EncoderData data = curvedPairs(3, 600, 200, 0.0);
        const core::EncoderPlan flow = plan(core::EncoderKind::EmFlow);
        const core::StateEncoderPtr first = fitted(flow, data);
        const auto& learned = static_cast<const core::EmFlowEncoder&>(*first);
        QVERIFY(!learned.isGaussian()); // so there are steps behind it beyond those plain EM counts for
        const auto fit = core::beginEncoderFit(flow, data, core::Seed{12}, first);
        (*fit)->advance();
        core::TensorBundle bundle;
        (*fit)->save(bundle, "fit/");
        QCOMPARE(*bundle.integer("fit/now/em steps"), learned.parts().emSteps + 1);
    }
};

PANELWISE_APPLESS_TEST(EmFlowTest)

} // namespace emflow_test

#include "emflow_test.moc"
