// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/encoders/hidden_panels.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

namespace core {
namespace {

// Enough for a steady figure, few enough to be asked for again and again.
constexpr std::size_t kFewestRows = 2048;
constexpr std::size_t kMostHiddenRows = 4096;

double drawHiddenShare(std::size_t panels, RandomStream& stream)
{
    const auto hidden = static_cast<double>(stream.below(panels + 1));
    return panels == 0 ? 0.0 : hidden / static_cast<double>(panels);
}

} // namespace

PanelMask drawOrderedPanels(std::size_t panels, RandomStream& stream)
{
    assert(panels <= PanelMask::kMostPanels);
    PanelMask mask;
    const double hiddenShare = drawHiddenShare(panels, stream);
    for (std::size_t panel = 0; panel < panels; ++panel)
        if (stream.uniform() >= hiddenShare)
            mask = mask.with(PanelId(panel));
    return mask;
}

FeatureMask drawKnownFeatures(const EncoderData& data, RandomStream& stream)
{
    FeatureMask known = data.visible.size() == 0 ? FeatureMask(data.features) : data.visible;
    const double hiddenShare = data.hiddenShare ? *data.hiddenShare : drawHiddenShare(data.panels.size(), stream);
    for (const FeatureMask& panel : data.panels)
        if (stream.uniform() >= hiddenShare)
            known = known.united(panel);
    return known;
}

void hideUnknown(std::span<float> row, const FeatureMask& known)
{
    for (std::size_t feature = 0; feature < row.size(); ++feature)
        if (!known.isKnown(FeatureId(feature)))
            row[feature] = std::numeric_limits<float>::quiet_NaN();
}

EncoderValidation::EncoderValidation(const EncoderData& data, Seed seed)
{
    const std::size_t patients = data.validation.size() / data.features;
    m_patients = std::min(patients, kMostHiddenRows);
    m_features = data.features;
    if (patients == 0)
        return;
    RandomStream stream(seed, "encoder validation masks");
    const std::size_t rows = std::clamp(patients, kFewestRows, kMostHiddenRows);
    for (std::size_t row = 0; row < rows; ++row) {
        const std::size_t patient = row % m_patients * patients / m_patients; // spread over all of the file
        const auto first = data.validation.begin() + static_cast<std::ptrdiff_t>(patient * data.features);
        m_truth.insert(m_truth.end(), first, first + static_cast<std::ptrdiff_t>(data.features));
    }
    m_masked = m_truth;
    for (std::size_t row = 0; row < rows; ++row)
        hideUnknown(std::span(m_masked).subspan(row * data.features, data.features), drawKnownFeatures(data, stream));
}

std::optional<double> EncoderValidation::rmse(const StateEncoder& encoder) const
{
    std::vector<float> imputed = m_masked;
    encoder.impute(imputed);
    return hiddenRmse(m_truth, m_masked, imputed);
}

Eigen::VectorXd EncoderValidation::squaredErrors(const StateEncoder& encoder) const
{
    std::vector<float> imputed = m_masked;
    encoder.impute(imputed);
    Eigen::VectorXd errors = Eigen::VectorXd::Zero(static_cast<Eigen::Index>(m_patients));
    for (std::size_t i = 0; i < imputed.size(); ++i)
        if (std::isnan(m_masked[i]) && !std::isnan(m_truth[i])) {
            const double difference = static_cast<double>(imputed[i]) - static_cast<double>(m_truth[i]);
            errors(static_cast<Eigen::Index>(i / m_features % m_patients)) += difference * difference;
        }
    return errors;
}

bool areClearlySmaller(const Eigen::VectorXd& errors, const Eigen::VectorXd& others)
{
    const Eigen::VectorXd gains = others - errors;
    const double sum = gains.sum();
    // mean > √(variance / n), both sides times n
    const double spread = gains.squaredNorm() - sum * sum / static_cast<double>(gains.size());
    return sum > 0.0 && sum > std::sqrt(std::max(0.0, spread));
}

std::optional<double> hiddenRmse(std::span<const float> truth, std::span<const float> masked,
                                 std::span<const float> imputed)
{
    double squares = 0.0;
    std::size_t count = 0;
    for (std::size_t i = 0; i < truth.size(); ++i) {
        if (std::isnan(truth[i]) || !std::isnan(masked[i]))
            continue;
        const double difference = static_cast<double>(imputed[i]) - static_cast<double>(truth[i]);
        squares += difference * difference;
        ++count;
    }
    if (count == 0)
        return std::nullopt;
    return std::sqrt(squares / static_cast<double>(count));
}

} // namespace core
