// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

namespace core {

// Both areas under curves, from the patients at each distinct score, the highest score first. Counts may be weights.
class ScoreCurve {
public:
    void addStep(double diseased, double healthy)
    {
        // Every healthy patient here stands below the diseased ones seen before, and level with half of those here.
        m_pairsInOrder += healthy * (m_diseased + diseased / 2.0);
        m_diseased += diseased;
        m_healthy += healthy;
        if (diseased > 0.0)
            m_precisionSum += diseased * m_diseased / (m_diseased + m_healthy);
    }
    std::optional<double> auroc() const
    {
        if (m_diseased == 0.0 || m_healthy == 0.0)
            return std::nullopt;
        return m_pairsInOrder / (m_diseased * m_healthy);
    }
    std::optional<double> auprc() const
    {
        if (m_diseased == 0.0)
            return std::nullopt;
        return m_precisionSum / m_diseased;
    }

private:
    double m_diseased = 0.0;
    double m_healthy = 0.0;
    double m_pairsInOrder = 0.0;
    double m_precisionSum = 0.0;
};

} // namespace core
