// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lattice/paying_orders_p.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace core {
namespace {

class LaneTrial {
public:
    explicit LaneTrial(const OrderTrial& trial)
        : m_trial(trial),
          m_orders(trial.outcomes.size()),
          m_expected(m_orders * trial.now.size()),
          m_gains(m_orders)
    {
    }

    std::vector<bool> payingIn(std::size_t lane)
    {
        m_lane = lane;
        expect();
        m_open.assign(m_orders, true);
        for (bool closes = true; closes;) {
            weigh();
            std::size_t least = m_orders;
            for (std::size_t order = 0; order < m_orders; ++order)
                if (m_gains[order].count > 0.0 &&
                    (least == m_orders || m_gains[order].score() < m_gains[least].score()))
                    least = order;
            closes = least < m_orders && m_gains[least].score() < m_trial.certainty;
            if (closes)
                m_open[least] = false;
        }
        for (std::size_t order = 0; order < m_orders; ++order)
            m_open[order] = m_open[order] && m_gains[order].count > 0.0; // what nobody would get even now
        return m_open;
    }

private:
    struct Gain {
        double count = 0.0, sum = 0.0, squares = 0.0;
        double score() const { return sum / std::sqrt(std::max(1e-12, squares)); }
    };

    // [patient][order]
    void expect()
    {
        for (std::size_t fold = 0; fold + 1 < m_trial.foldBegins.size(); ++fold)
            for (std::size_t i = m_trial.foldBegins[fold]; i < m_trial.foldBegins[fold + 1]; ++i)
                for (std::size_t order = 0; order < m_orders; ++order)
                    m_expected[i * m_orders + order] = m_trial.shows[m_trial.kinds[i] * m_orders + order] != 0
                                                           ? expectedOf(m_trial.weights[fold], i, order)
                                                           : -std::numeric_limits<float>::infinity();
    }
    float expectedOf(const std::vector<float>& weights, std::size_t patient, std::size_t order) const
    {
        float sum = m_trial.worths[order * m_trial.lanes + m_lane];
        const float* own = weights.data() + order * m_trial.terms * m_trial.lanes + m_lane;
        for (std::size_t term = 0; term < m_trial.terms; ++term)
            sum += m_trial.basis[patient * m_trial.terms + term] * own[term * m_trial.lanes];
        return sum;
    }

    void weigh()
    {
        std::ranges::fill(m_gains, Gain());
        for (std::size_t i = 0; i < m_trial.now.size(); ++i) {
            const float* expected = m_expected.data() + i * m_orders;
            std::size_t best = m_orders, next = m_orders; // none: a diagnosis
            float most = 0.0f, more = 0.0f;
            for (std::size_t order = 0; order < m_orders; ++order)
                if (m_open[order] && expected[order] > most) {
                    next = best;
                    more = most;
                    best = order;
                    most = expected[order];
                } else if (m_open[order] && expected[order] > more) {
                    next = order;
                    more = expected[order];
                }
            if (best == m_orders)
                continue;
            const double gain = double{earned(i, best)} - double{earned(i, next)};
            m_gains[best].count += 1.0;
            m_gains[best].sum += gain;
            m_gains[best].squares += gain * gain;
        }
    }
    float earned(std::size_t patient, std::size_t order) const
    {
        return order == m_orders ? m_trial.now[patient]
                                 : m_trial.outcomes[order][patient * m_trial.lanes + m_lane] +
                                       m_trial.worths[order * m_trial.lanes + m_lane];
    }

    const OrderTrial& m_trial;
    std::size_t m_orders, m_lane = 0;
    std::vector<float> m_expected;
    std::vector<Gain> m_gains;
    std::vector<bool> m_open;
};

} // namespace

std::vector<std::uint8_t> ordersThatPay(const OrderTrial& trial)
{
    std::vector<std::uint8_t> paying(trial.outcomes.size() * trial.lanes);
    LaneTrial one(trial);
    for (std::size_t lane = 0; lane < trial.lanes; ++lane) {
        const std::vector<bool> open = one.payingIn(lane);
        for (std::size_t order = 0; order < open.size(); ++order)
            paying[order * trial.lanes + lane] = open[order] ? 1 : 0;
    }
    return paying;
}

} // namespace core
