// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/encoders/column_moments.h"
#include "core/learn/encoders/state_encoder.h"

#include "core/learn/encoders/hidden_panels.h"
#include "tests/learn/encoders/encoder_fixtures.h"
#include "tests/test_program.h"

#include <algorithm>
#include <cmath>

namespace state_encoder_test {

using namespace encoder_fixtures;

class StateEncoderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // k uniform in 0 … D, then hidden with k/D: on average half of the panels, and all of them in 1/(D + 1) of draws at
    // least (k = D).
    void randomPanelsAreHiddenAtEveryRate()
    {
        core::RandomStream stream(core::Seed{1}, "masks");
        constexpr std::size_t kDraws = 20'000, kPanels = 4;
        std::size_t ordered = 0, none = 0;
        for (std::size_t draw = 0; draw < kDraws; ++draw) {
            const core::PanelMask mask = core::drawOrderedPanels(kPanels, stream);
            ordered += mask.count();
            none += mask.count() == 0 ? 1 : 0;
        }
        const double share = static_cast<double>(ordered) / (kDraws * kPanels);
        QVERIFY(std::abs(share - 0.5) < 0.01);
        // Mean over k of (k/4)⁴: (0 + 1 + 16 + 81 + 256)/256/5 = 0.2766.
        QVERIFY(std::abs(static_cast<double>(none) / kDraws - 0.2766) < 0.012);
        QCOMPARE(core::drawOrderedPanels(0, stream).count(), std::size_t{0});
    }

    // Gains 1, 1, 1, 1 are certain; 5, −1, −1, 1 have mean 1 and standard error √(6/4) = 1.22.
    void oneLargeGainIsNotClear()
    {
        const Eigen::Vector4d others(6.0, 6.0, 6.0, 6.0);
        QVERIFY(core::areClearlySmaller(Eigen::Vector4d(5.0, 5.0, 5.0, 5.0), others));
        QVERIFY(!core::areClearlySmaller(Eigen::Vector4d(1.0, 7.0, 7.0, 5.0), others));
        QVERIFY(!core::areClearlySmaller(others, others));
    }

    void meanImputesTheMeanOfRecordedValues()
    {
        core::EncoderData data = shape(2, 1);
        data.training = {1.0f, kGap, 3.0f, 5.0f};
        const core::StateEncoderPtr encoder = fitted(plan(core::EncoderKind::Mean), data);
        std::vector<float> row{kGap, kGap};
        encoder->impute(row);
        QCOMPARE(row, (std::vector{2.0f, 5.0f}));
    }

    // Two hundred new patients at 1 after six hundred at 0: the mean of all is 0.25, the variance 0.25·0.75.
    void meanGoesOnFromWhatItHasSeen()
    {
        core::EncoderData before = shape(1, 1), after = shape(1, 1);
        before.training.assign(600, 0.0f);
        after.training.assign(200, 1.0f);
        const core::EncoderPlan mean = plan(core::EncoderKind::Mean);
        const core::StateEncoderPtr encoder = fitted(mean, after, reread(*fitted(mean, before)));
        std::vector<float> row{kGap};
        encoder->impute(row);
        QCOMPARE(row[0], 0.25f);
        core::RandomStream stream(core::Seed{1}, "draws");
        double squares = 0.0;
        for (const float value : encoder->sample(std::vector{kGap}, 20'000, stream))
            squares += std::pow(static_cast<double>(value) - 0.25, 2.0) / 20'000;
        QVERIFY(std::abs(squares - 0.1875) < 0.01);
    }

    // Columns recorded always, only in the first part, only in the second, and never.
    void momentsOfTwoPartsAreThoseOfTheWhole()
    {
        const std::vector<float> first{1.0f, 4.0f, kGap, kGap, 2.0f, 6.0f, kGap, kGap};
        const std::vector<float> second{6.0f, kGap, 3.0f, kGap};
        std::vector<float> both = first;
        both.insert(both.end(), second.begin(), second.end());
        const core::ColumnMoments whole = core::columnMoments(both, 4);
        const core::ColumnMoments parts = core::joined(core::columnMoments(first, 4), core::columnMoments(second, 4));
        QVERIFY((whole.mean - Eigen::Vector4d(3.0, 5.0, 3.0, 0.0)).norm() < 1e-12);
        QVERIFY((parts.mean - whole.mean).norm() < 1e-12);
        QVERIFY((parts.variance - whole.variance).norm() < 1e-12);
        QVERIFY(parts.recorded == Eigen::Vector4d(3.0, 2.0, 1.0, 0.0));
    }

    // The first column is never recorded in the new data: nothing is new about it. The second never was in the old:
    // nothing of the old is left of it.
    void whatGoesOnKeepsWhatItHasSeenOfEachColumn_data()
    {
        QTest::addColumn<core::EncoderKind>("kind");
        for (const core::EncoderKind kind :
             {core::EncoderKind::Mice, core::EncoderKind::MissForest, core::EncoderKind::SoftImpute})
            QTest::newRow(nameOf(kind)) << kind;
    }
    void whatGoesOnKeepsWhatItHasSeenOfEachColumn()
    {
        QFETCH(core::EncoderKind, kind);
        core::EncoderData before = shape(2, 1), after = shape(2, 1);
        for (int row = 0; row < 600; ++row) {
            before.training.insert(before.training.end(), {4.0f, kGap});
            after.training.insert(after.training.end(), {kGap, 3.0f});
        }
        const core::StateEncoderPtr encoder = fitted(plan(kind), after, reread(*fitted(plan(kind), before)));
        std::vector<float> row{kGap, kGap};
        encoder->impute(row);
        QVERIFY(std::abs(row[0] - 4.0f) < 1e-3f);
        QVERIFY(std::abs(row[1] - 3.0f) < 1e-3f);
    }

    // A sorted file: 0 in its first half, 2 in its second. Four standard errors of a mean of 2000: 0.09.
    void miceLearnsFromPatientsOfTheWholeFile_data()
    {
        QTest::addColumn<int>("patients");
        QTest::newRow("each once") << 8000;
        QTest::newRow("some of many") << 20'000;
    }
    void miceLearnsFromPatientsOfTheWholeFile()
    {
        QFETCH(int, patients);
        core::EncoderData data = shape(1, 1);
        for (int patient = 0; patient < patients; ++patient)
            data.training.push_back(2 * patient < patients ? 0.0f : 2.0f);
        std::vector<float> row{kGap};
        fitted(plan(core::EncoderKind::Mice), data)->impute(row);
        QVERIFY(std::abs(row[0] - 1.0f) < 0.09f);
    }

    // Complete rows: the maximum of the likelihood is the rows' own mean and covariance, reached in one round. x1 is
    // 0.8·x0 + noise, so the regression of x1 on x0 comes out as that of least squares.
    void gaussianOfCompleteRowsIsLeastSquares()
    {
        core::EncoderData data = shape(2, 2);
        core::RandomStream stream(core::Seed{3}, "rows");
        double xx = 0.0, xy = 0.0, sx = 0.0, sy = 0.0;
        constexpr double kRows = 1000.0;
        for (int i = 0; i < 1000; ++i) {
            const auto x = static_cast<float>(stream.normal());
            const float y = 0.8f * x + 0.6f * static_cast<float>(stream.normal());
            data.training.insert(data.training.end(), {x, y});
            xx += static_cast<double>(x) * static_cast<double>(x) / kRows;
            xy += static_cast<double>(x) * static_cast<double>(y) / kRows;
            sx += static_cast<double>(x) / kRows;
            sy += static_cast<double>(y) / kRows;
        }
        const core::StateEncoderPtr encoder = fitted(plan(core::EncoderKind::Gaussian), data);
        std::vector<float> row{2.0f, kGap};
        encoder->impute(row);
        const double slope = (xy - sx * sy) / (xx - sx * sx);
        QVERIFY(std::abs(static_cast<double>(row[1]) - (sy + slope * (2.0 - sx))) < 1e-4);
    }

    // y = x + noise is recorded only where x > 0, so its recorded mean is about 0.8 although its mean is 0. What is
    // missing can be told from x, so the likelihood's maximum is unbiased; the mean of what is recorded is not.
    void gaussianIsNotMisledByGapsThatKnownValuesExplain()
    {
        core::EncoderData data = shape(2, 2);
        core::RandomStream stream(core::Seed{4}, "rows");
        for (int i = 0; i < 4000; ++i) {
            const auto x = static_cast<float>(stream.normal());
            const float y = x + 0.5f * static_cast<float>(stream.normal());
            data.training.insert(data.training.end(), {x, x > 0.0f ? y : kGap});
        }
        core::EncoderPlan gaussian = plan(core::EncoderKind::Gaussian);
        gaussian.rounds = 60;
        std::vector<float> row{kGap, kGap};
        fitted(gaussian, data)->impute(row);
        QVERIFY(std::abs(row[1]) < 0.06f);
    }

    void oddShapesOfDataAreDefined_data()
    {
        QTest::addColumn<core::EncoderKind>("kind");
        for (const core::EncoderKind kind : kKindsWithoutFlow)
            QTest::newRow(nameOf(kind)) << kind;
    }
    void oddShapesOfDataAreDefined()
    {
        QFETCH(core::EncoderKind, kind);
        core::EncoderPlan quick = plan(kind);
        quick.rounds = quick.iterations = 1;
        for (const core::EncoderData& data : oddShapes()) {
            const core::StateEncoderPtr encoder = fitted(quick, data);
            std::vector<float> rows(data.training.begin(), data.training.end());
            rows.insert(rows.end(), data.features, kGap);
            const std::vector<float> before = rows;
            encoder->impute(rows);
            for (std::size_t i = 0; i < rows.size(); ++i) {
                QVERIFY(std::isfinite(rows[i]));
                QVERIFY(std::isnan(before[i]) || rows[i] == before[i]);
            }
            core::RandomStream stream(core::Seed{1}, "draws");
            const std::span<const float> last = std::span(before).last(data.features);
            for (const float value : encoder->sample(last, 3, stream))
                QVERIFY(std::isfinite(value));
        }
    }

    void aRowsAnswerDoesNotDependOnItsCompany_data() { oddShapesOfDataAreDefined_data(); }
    void aRowsAnswerDoesNotDependOnItsCompany()
    {
        QFETCH(core::EncoderKind, kind);
        const core::EncoderData data = curvedPairs(3, 300, 83, 0.3);
        const core::StateEncoderPtr encoder = fitted(plan(kind), data);
        std::vector<float> together = data.validation;
        encoder->impute(together);
        for (std::size_t start = 0; start < together.size(); start += data.features) {
            std::vector<float> alone(data.validation.begin() + static_cast<std::ptrdiff_t>(start),
                                     data.validation.begin() + static_cast<std::ptrdiff_t>(start + data.features));
            encoder->impute(alone);
            QVERIFY(std::equal(alone.begin(), alone.end(), together.begin() + static_cast<std::ptrdiff_t>(start)));
        }
    }

    void anEncoderReadFromBytesAnswersTheSame_data() { oddShapesOfDataAreDefined_data(); }
    void anEncoderReadFromBytesAnswersTheSame()
    {
        QFETCH(core::EncoderKind, kind);
        const core::EncoderData data = curvedPairs(2, 300, 60, 0.1);
        const core::StateEncoderPtr encoder = fitted(plan(kind), data);
        QVERIFY(sameAnswers(*encoder, *reread(*encoder), data));
    }

    void aFitRestoredHalfWayEndsTheSame_data() { oddShapesOfDataAreDefined_data(); }
    void aFitRestoredHalfWayEndsTheSame()
    {
        QFETCH(core::EncoderKind, kind);
        const core::EncoderData data = curvedPairs(3, 400, 80, 0.2);
        QVERIFY(sameAnswers(*fitted(plan(kind), data), *fittedInTwoSittings(plan(kind), data), data));
    }

    void damagedEncodersAreRefused()
    {
        core::TensorBundle empty, foreign, infinite, negative;
        QVERIFY(!core::loadStateEncoder(empty, "encoder/"));
        foreign.addText("encoder/kind", "oracle");
        foreign.addNumber("encoder/features", std::uint64_t{2});
        QCOMPARE(core::loadStateEncoder(foreign, "encoder/").error().code, core::ErrorCode::ProjectDamaged);
        infinite.addText("encoder/kind", "mean");
        infinite.addNumber("encoder/features", std::uint64_t{1});
        infinite.add({"encoder/recorded", {1}, std::vector<double>{1.0}});
        infinite.add({"encoder/mean", {1}, std::vector<double>{std::nan("")}});
        infinite.add({"encoder/variance", {1}, std::vector<double>{1.0}});
        QCOMPARE(core::loadStateEncoder(infinite, "encoder/").error().code, core::ErrorCode::ProjectDamaged);
        negative.addText("encoder/kind", "mean");
        negative.addNumber("encoder/features", std::uint64_t{1});
        negative.add({"encoder/mean", {1}, std::vector<double>{0.0}});
        negative.add({"encoder/variance", {1}, std::vector<double>{1.0}});
        negative.add({"encoder/recorded", {1}, std::vector<double>{-1.0}});
        QCOMPARE(core::loadStateEncoder(negative, "encoder/").error().code, core::ErrorCode::ProjectDamaged);
    }

    // Each number of the three imputers in turn is made a huge one: it is refused or read as another encoder that
    // still answers, and never crashes.
    void damagedNumbersNeverCrash()
    {
        const core::EncoderData data = curvedPairs(2, 60, 20, 0.1);
        for (const core::EncoderKind kind :
             {core::EncoderKind::MissForest, core::EncoderKind::SoftImpute, core::EncoderKind::Gain}) {
            core::EncoderPlan quick = plan(kind);
            quick.rounds = quick.iterations = quick.hidden = 1;
            core::TensorBundle whole;
            fitted(quick, data)->save(whole, "encoder/");
            std::size_t refused = 0;
            for (const core::Tensor& damaged : whole.tensors()) {
                core::TensorBundle bundle;
                for (core::Tensor tensor : whole.tensors()) {
                    if (tensor.name == damaged.name && !tensor.name.ends_with("kind"))
                        std::visit([](auto& values) { std::ranges::fill(values, 4'000'000'000U); }, tensor.values);
                    bundle.add(std::move(tensor));
                }
                const core::Result<core::StateEncoderPtr> read = core::loadStateEncoder(bundle, "encoder/");
                refused += read ? 0 : 1;
                if (!read)
                    continue;
                std::vector<float> row((*read)->featureCount(), kGap);
                (*read)->impute(row);
            }
            QVERIFY(refused >= 1); // the number of features, at least
        }
    }
};

PANELWISE_APPLESS_TEST(StateEncoderTest)

} // namespace state_encoder_test

#include "state_encoder_test.moc"
