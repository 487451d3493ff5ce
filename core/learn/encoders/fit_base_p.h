// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/encoders/hidden_panels.h"
#include "core/learn/encoders/state_encoder.h"

#include <optional>
#include <string>

namespace core {

// What all fits have in common: counting, curves, notices, and keeping the encoder that is best on validation.
class FitBase : public EncoderFit {
public:
    FitBase(const EncoderData& data, Seed seed, std::uint64_t total);

    bool finished() const override { return m_done >= m_total; }
    std::uint64_t done() const override { return m_done; }
    std::uint64_t total() const override { return m_total; }
    std::vector<CurvePoint> takePoints() override;
    std::vector<TrainingNotice> takeNotices() override;
    StateEncoderPtr best() const override { return m_best; }
    void save(TensorBundle& bundle, std::string_view prefix) const override;
    Status restore(const TensorBundle& bundle, std::string_view prefix) override;

protected:
    const EncoderData& data() const { return m_data; }
    void countOne() { ++m_done; }
    void addPoint(Curve curve, double value);
    void addNotice(TrainingNotice notice) { m_notices.push_back(notice); }
    std::optional<double> bestRmse() const { return m_bestRmse; }
    enum class Draw : bool { No, Yes }; // on the curve
    // Kept if it is better than all before and clears the bar; without validation patients, the latest is best.
    // Returns its error.
    std::optional<double> consider(const StateEncoderPtr& candidate, Draw draw = Draw::Yes);

    // From now on only what is clearly better than the best so far is kept: a small gain may be luck.
    void raiseBar();

    virtual void saveState(TensorBundle& bundle, const std::string& prefix) const = 0;
    virtual Status restoreState(const TensorBundle& bundle, const std::string& prefix) = 0;

private:
    bool clearsBar(const StateEncoder& candidate) const;

    const EncoderData& m_data;
    EncoderValidation m_validation;
    std::uint64_t m_done = 0;
    std::uint64_t m_total = 0;
    StateEncoderPtr m_best;
    std::optional<double> m_bestRmse;
    Eigen::VectorXd m_bar; // patients' errors; empty: none
    std::vector<CurvePoint> m_points;
    std::vector<TrainingNotice> m_notices;
};

} // namespace core
