// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/flip_search_p.h"

#include "core/explain/policy_trace_p.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace core {
namespace {

constexpr std::size_t kTries = 128; // evenly over the range, and as many evenly over patients
constexpr double kOutermost = 0.01; // share of patients beyond either end of the range
constexpr double kTolerance = 1e-6; // of the range, for a border

class FlipSearch {
public:
    FlipSearch(const PolicyView& view, const NormalScores& scores, const FlipQuestion& question, std::size_t feature,
               const std::stop_token& stop)
        : m_view(view),
          m_scores(scores),
          m_feature(feature),
          m_stop(stop),
          m_row(view.rowOf(question.patient.values)),
          m_ordered(question.ordered),
          m_allowed(view.allowedOrders(m_row, question.ordered, {unrecordedFor(view, question.patient), question.cap}))
    {
    }

    // Empty when stopped.
    std::vector<FlipAnswer::Stretch> find()
    {
        const std::vector<double> tries = values();
        const std::vector<Action> actions = act(tries);
        m_tolerance = kTolerance * (tries.back() - tries.front());
        m_stretches.push_back({tries.front(), tries.back(), actions.front()});
        for (std::size_t i = 0; i + 1 < tries.size(); ++i)
            if (!narrow(tries[i], actions[i], tries[i + 1], actions[i + 1]))
                return {};
        return std::move(m_stretches);
    }

private:
    std::vector<double> values() const
    {
        if (m_view.binary()[m_feature] != 0)
            return {0.0, 1.0};
        const auto own = double{m_row[m_feature]};
        double low = m_scores.quantile(m_feature, kOutermost), high = m_scores.quantile(m_feature, 1.0 - kOutermost);
        if (std::isnan(low))
            low = high = std::isnan(own) ? 0.0 : own;
        std::vector<double> tries;
        if (!std::isnan(own)) {
            low = std::min(low, own);
            high = std::max(high, own);
            tries.push_back(own);
        }
        for (std::size_t i = 0; i <= kTries; ++i) {
            const double share = static_cast<double>(i) / kTries;
            tries.push_back(low + share * (high - low));
            tries.push_back(
                std::clamp(m_scores.quantile(m_feature, std::clamp(share, kOutermost, 1.0 - kOutermost)), low, high));
        }
        std::ranges::sort(tries);
        tries.erase(std::unique(tries.begin(), tries.end()), tries.end());
        return tries;
    }

    std::vector<Action> act(std::span<const double> values) const
    {
        std::vector<float> rows;
        for (const double value : values) {
            rows.insert(rows.end(), m_row.begin(), m_row.end());
            float* row = rows.data() + rows.size() - m_row.size();
            row[m_feature] = static_cast<float>(value);
            if (m_view.binary()[m_feature] != 0 && value > 0.0)
                leaveOtherLevels(row);
        }
        std::vector<Action> actions;
        for (const Step& step : m_view.decideEach(rows, m_ordered, m_allowed))
            actions.push_back(step.action);
        return actions;
    }

    // Who has one level of a category has no other.
    void leaveOtherLevels(float* row) const
    {
        for (std::size_t other = 0; other < m_row.size(); ++other)
            if (other != m_feature && m_view.column(other) == m_view.column(m_feature))
                row[other] = 0.0f;
    }

    bool narrow(double low, Action below, double high, Action above)
    {
        while (below != above && m_view.binary()[m_feature] == 0 && high - low > m_tolerance) {
            if (m_stop.stop_requested())
                return false;
            const double middle = 0.5 * (low + high);
            const Action action = act(std::span(&middle, 1)).front();
            if (action != below && action != above)
                return narrow(low, below, middle, action) && narrow(middle, action, high, above);
            (action == below ? low : high) = middle;
        }
        if (below != above) {
            const double border = 0.5 * (low + high);
            const double end = m_stretches.back().to;
            m_stretches.back().to = border;
            m_stretches.push_back({border, end, above});
        }
        return true;
    }

    const PolicyView& m_view;
    const NormalScores& m_scores;
    std::size_t m_feature;
    const std::stop_token& m_stop;
    std::vector<float> m_row;
    PanelMask m_ordered, m_allowed;
    double m_tolerance = 0.0;
    std::vector<FlipAnswer::Stretch> m_stretches;
};

} // namespace

std::optional<FlipAnswer> findFlips(const PolicyView& view, const NormalScores& scores, const FlipQuestion& question,
                                    const std::stop_token& stop)
{
    FlipAnswer answer{.question = question, .stretches = {}};
    const std::optional<std::size_t> feature = view.featureFor(question.feature);
    if (!feature) // the policy does not know it
        return answer;
    answer.stretches = FlipSearch(view, scores, question, *feature, stop).find();
    if (answer.stretches.empty())
        return std::nullopt;
    return answer;
}

} // namespace core
