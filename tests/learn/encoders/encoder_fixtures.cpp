// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/learn/encoders/encoder_fixtures.h"

#include "core/learn/encoders/hidden_panels.h"

#include <QtGlobal>

#include <cmath>
#include <tuple>

namespace encoder_fixtures {
namespace {

float orGap(double value, double gaps, core::RandomStream& stream)
{
    return stream.uniform() < gaps ? kGap : static_cast<float>(value);
}

std::vector<float> noise(std::size_t values, double gaps)
{
    core::RandomStream stream(core::Seed{9}, "noise");
    std::vector<float> rows;
    for (std::size_t i = 0; i < values; ++i)
        rows.push_back(orGap(stream.normal(), gaps, stream));
    return rows;
}

void finish(core::EncoderFit& fit)
{
    while (!fit.finished())
        fit.advance();
}

} // namespace

const char* nameOf(core::EncoderKind kind)
{
    switch (kind) {
    case core::EncoderKind::Mean:
        return "mean";
    case core::EncoderKind::Gaussian:
        return "gaussian";
    case core::EncoderKind::Mice:
        return "mice";
    case core::EncoderKind::EmFlow:
        return "emflow";
    case core::EncoderKind::MissForest:
        return "missforest";
    case core::EncoderKind::SoftImpute:
        return "softimpute";
    case core::EncoderKind::Gain:
        return "gain";
    }
    return "";
}

core::EncoderPlan plan(core::EncoderKind kind)
{
    return {.kind = kind, .couplings = 8, .hidden = 16, .iterations = 40, .batch = 128, .rate = 3e-3, .rounds = 4};
}

core::EncoderData shape(std::size_t features, std::size_t panels)
{
    core::EncoderData data;
    data.features = features;
    data.visible = core::FeatureMask(features);
    data.panels.assign(panels, core::FeatureMask(features));
    for (std::size_t feature = 0; feature < features; ++feature)
        data.panels[feature % panels].setKnown(core::FeatureId(feature));
    return data;
}

core::EncoderData curvedPairs(std::size_t pairs, std::size_t training, std::size_t validation, double gaps)
{
    core::EncoderData data = shape(2 * pairs, 2);
    for (std::size_t pair = 0; pair < pairs; ++pair)
        data.visible.setKnown(core::FeatureId(2 * pair));
    core::RandomStream stream(core::Seed{7}, "curved pairs");
    for (std::size_t row = 0; row < training + validation; ++row)
        for (std::size_t pair = 0; pair < pairs; ++pair) {
            const double x = stream.normal();
            const double partner = (x * x - 1.0) / std::sqrt(2.0) + 0.1 * stream.normal(); // x² has variance 2
            auto& rows = row < training ? data.training : data.validation;
            rows.push_back(orGap(x, gaps, stream));
            rows.push_back(orGap(partner, gaps, stream));
        }
    return data;
}

std::vector<core::EncoderData> oddShapes()
{
    std::vector<core::EncoderData> all;
    for (const auto& [features, panels, patients, gaps] :
         {std::tuple{std::size_t{1}, std::size_t{1}, std::size_t{50}, 0.0}, {2, 1, 200, 0.0}, {60, 12, 200, 0.3}}) {
        all.push_back(shape(features, panels));
        all.back().training = noise(patients * features, gaps);
        all.back().validation = noise(patients / 10 * features, gaps);
    }
    core::EncoderData broken = shape(4, 2);
    broken.training = noise(40 * 4, 0.2);
    for (std::size_t row = 0; row < 40; ++row) {
        broken.training[row * 4] = 1.5f;     // constant
        broken.training[row * 4 + 1] = kGap; // never recorded
        broken.training[row * 4 + 3] = broken.training[row * 4 + 2];
    }
    all.push_back(broken); // and no validation patients
    broken.training.assign(8, kGap);
    all.push_back(broken);
    core::EncoderData allVisible = shape(3, 1);
    for (std::size_t feature = 0; feature < 3; ++feature)
        allVisible.visible.setKnown(core::FeatureId(feature));
    allVisible.training = allVisible.validation = noise(90, 0.1);
    all.push_back(allVisible);
    return all;
}

core::StateEncoderPtr fitted(const core::EncoderPlan& plan, const core::EncoderData& data,
                             const core::StateEncoderPtr& start)
{
    auto fit = core::beginEncoderFit(plan, data, core::Seed{11}, start);
    if (!fit)
        qFatal("the fit could not begin");
    finish(**fit);
    return (*fit)->best();
}

core::StateEncoderPtr fittedInTwoSittings(const core::EncoderPlan& plan, const core::EncoderData& data)
{
    // Some end before all of their iterations, so half way is a matter of pieces.
    std::size_t pieces = 0;
    for (auto whole = core::beginEncoderFit(plan, data, core::Seed{11}); !(*whole)->finished(); ++pieces)
        (*whole)->advance();
    auto first = core::beginEncoderFit(plan, data, core::Seed{11});
    for (std::size_t piece = 0; piece < pieces / 2; ++piece)
        (*first)->advance();
    core::TensorBundle bundle;
    (*first)->save(bundle, "fit/");
    auto second = core::beginEncoderFit(plan, data, core::Seed{11});
    if (!(*second)->restore(*core::TensorBundle::decode(bundle.encode()), "fit/"))
        qFatal("the fit could not be restored");
    finish(**second);
    return (*second)->best();
}

core::StateEncoderPtr reread(const core::StateEncoder& encoder)
{
    core::TensorBundle bundle;
    encoder.save(bundle, "encoder/");
    return *core::loadStateEncoder(*core::TensorBundle::decode(bundle.encode()), "encoder/");
}

bool sameAnswers(const core::StateEncoder& a, const core::StateEncoder& b, const core::EncoderData& data)
{
    core::RandomStream masks(core::Seed{1}, "masks"), drawsA(core::Seed{2}, "draws"), drawsB(core::Seed{2}, "draws");
    std::vector<float> rows = data.validation;
    for (std::size_t row = 0; row < rows.size() / data.features; ++row)
        core::hideUnknown(std::span(rows).subspan(row * data.features, data.features),
                          core::drawKnownFeatures(data, masks));
    const std::vector<float> unknown(data.features, kGap);
    if (a.sample(unknown, 5, drawsA) != b.sample(unknown, 5, drawsB))
        return false;
    std::vector<float> other = rows;
    a.impute(rows);
    b.impute(other);
    return rows == other;
}

} // namespace encoder_fixtures
