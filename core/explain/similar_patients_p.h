// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/encoders/conditional_gaussian.h"
#include "core/learn/encoders/normal_scores.h"
#include "core/model/masks.h"

#include <Eigen/Core>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace core {

// Training patients, for questions about patients like somebody of whom a part is known: a normal distribution of
// their scores for what to expect, and the patients themselves for what really occurs together.
class SimilarPatients {
public:
    // `rows`: raw, patient after patient, NaN where not recorded. Some thousands of them are enough and are chosen the
    // same each time. Nothing when stopped.
    static std::unique_ptr<const SimilarPatients> fit(std::span<const float> rows, std::span<const std::uint8_t> binary,
                                                      const std::stop_token& stop);

    std::size_t featureCount() const { return m_scores.columnCount(); }
    std::size_t count() const { return static_cast<std::size_t>(m_completed.cols()); }
    const NormalScores& scores() const { return m_scores; }
    const ConditionalGaussian& gaussian() const { return m_gaussian; }
    float raw(std::size_t patient, std::size_t feature) const { return m_raw[patient * featureCount() + feature]; }
    // Scores, features × patients, what is not recorded at its conditional mean.
    const Eigen::MatrixXd& completed() const { return m_completed; }

private:
    SimilarPatients(std::vector<float> raw, NormalScores scores, ConditionalGaussian gaussian);

    std::vector<float> m_raw; // patients × features, in random order
    NormalScores m_scores;
    ConditionalGaussian m_gaussian;
    Eigen::MatrixXd m_completed;
};

// What they say about one patient; NaN in the row is what is not known.
class PatientLikeness {
public:
    PatientLikeness(const SimilarPatients& others, std::span<const float> row);

    // What to expect of a value that is not known, in raw units: the middle and what `share` of patients lie within.
    struct Expected {
        double middle = 0.0, low = 0.0, high = 0.0;
    };
    Expected expected(std::size_t feature, double share) const;

    // Rows that agree with this one in what is known and have these features of `draws` patients most like it, moved by
    // what is to be expected of the difference. Patients without any of the features are passed over; a value that one
    // of the others lacks stays unknown. Fewer rows where there are fewer patients.
    std::vector<float> draw(const FeatureMask& features, std::size_t draws) const;

    // Share of the others who are farther from the middle of all than this one, in what is known of it.
    double unlikeShare() const;

private:
    void measure();
    float drawn(std::size_t other, std::size_t feature, double shift) const;

    const SimilarPatients& m_others;
    std::vector<float> m_row;
    MissingnessPattern m_pattern;
    std::vector<std::size_t> m_placeOfUnknown; // by feature
    Eigen::VectorXd m_known;                   // scores
    Eigen::MatrixXd m_weights;                 // unknown × known
    Eigen::VectorXd m_mean, m_deviation;       // of the unknown, scores
    std::vector<std::uint32_t> m_nearest;      // the others, nearest first
    double m_unlikeShare = 1.0;
};

} // namespace core
