// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strong_types.h"
#include "core/data/cohort/cohort.h"
#include "core/data/cohort/split.h"
#include "core/model/masks.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace core {

// Some patients, row by row.
struct ModelRows {
    std::size_t columns = 0;
    std::vector<float> values;
    std::size_t count() const { return columns == 0 ? 0 : values.size() / columns; }
};

// What a model on a fixed set of panels learns from and is asked about: what is visible and what the panels reveal.
// How the test patients fared is not part of it.
struct ModelData {
    ModelRows training, validation, test;
    std::vector<std::uint8_t> diseased; // training
    std::vector<Disease> truth;         // validation
};

// In the units of the record, NaN where nothing is recorded: for trees, which send gaps their own way.
ModelData recordedData(const Cohort& cohort, const Split& split, PanelMask panels);
// Standardised; gaps filled with the mean of the training patients, and beside each column of which they lack a value
// one more that is 1 where it is missing. A column of ones where there would be none at all.
ModelData filledData(const Cohort& cohort, const Split& split, PanelMask panels);

std::vector<PatientIndex> trainingPatients(const Split& split); // the encoder's and the policy's

// What one setting of a model made of it.
struct ModelScores {
    std::string setting;
    std::vector<double> validation, test; // probability of disease
};

// A stretch of a longer work: says how far it is, and whether to go on.
class WorkShare {
public:
    explicit WorkShare(const std::function<bool(double)>& goOn, double from = 0.0, double to = 1.0)
        : m_goOn(&goOn),
          m_from(from),
          m_to(to)
    {
    }
    bool goOn(double share) const { return !*m_goOn || (*m_goOn)(m_from + share * (m_to - m_from)); }
    WorkShare part(double from, double to) const
    {
        return WorkShare(*m_goOn, m_from + from * (m_to - m_from), m_from + to * (m_to - m_from));
    }
    WorkShare piece(std::size_t which, std::size_t of) const
    {
        return part(double(which) / double(of), double(which + 1) / double(of));
    }

private:
    const std::function<bool(double)>* m_goOn;
    double m_from, m_to;
};

} // namespace core
