// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smddpo/encoder_comparison.h"

#include "core/smddpo/stopwatch_p.h"

#include "core/learn/encoders/hidden_panels.h"
#include "core/smddpo/training_data_p.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace core {
namespace {

constexpr double kHiddenShare = 0.2;

using Clock = std::chrono::steady_clock;

// Where values are hidden one by one, each is a panel of its own.
EncoderData hiddenOneByOne(EncoderData data)
{
    data.hiddenShare = kHiddenShare;
    data.visible = FeatureMask(data.features);
    data.panels.assign(data.features, FeatureMask(data.features));
    for (std::size_t feature = 0; feature < data.features; ++feature)
        data.panels[feature].setKnown(FeatureId(feature));
    return data;
}

std::vector<float> masked(std::vector<float> rows, const EncoderData& data, Seed seed)
{
    RandomStream stream(seed, "hidden test values");
    for (std::size_t row = 0; row < rows.size() / data.features; ++row)
        hideUnknown(std::span(rows).subspan(row * data.features, data.features), drawKnownFeatures(data, stream));
    return rows;
}

// One data set with one way of hiding, asked of every kind of encoder.
class Comparison {
public:
    // Both must outlive it.
    Comparison(const EncoderData& data, const std::vector<float>& test, HiddenBy hiddenBy, Seed seed)
        : m_data(data),
          m_truth(test),
          m_masked(masked(m_truth, m_data, seed)),
          m_hiddenBy(hiddenBy),
          m_seed(seed)
    {
    }

    using Share = std::function<void(double)>; // of this fit
    // No score when stopped.
    Result<std::optional<EncoderScore>> score(const EncoderPlan& plan, const std::stop_token& stop,
                                              const Share& share) const
    {
        EncoderScore score{.kind = plan.kind, .hiddenBy = m_hiddenBy};
        const Clock::time_point start = Clock::now();
        Result<std::unique_ptr<EncoderFit>> fit = beginEncoderFit(plan, m_data, m_seed);
        if (!fit)
            return fit.error();
        while (!(*fit)->finished()) {
            if (stop.stop_requested())
                return std::optional<EncoderScore>();
            (*fit)->advance();
            share(static_cast<double>((*fit)->done()) /
                  static_cast<double>(std::max<std::uint64_t>((*fit)->total(), 1)));
        }
        score.fitSeconds = secondsSince(start);
        score.notices = (*fit)->takeNotices();
        measure(*(*fit)->best(), score);
        return std::optional(std::move(score));
    }

private:
    void measure(const StateEncoder& encoder, EncoderScore& score) const
    {
        std::vector<float> imputed = m_masked;
        const Clock::time_point start = Clock::now();
        encoder.impute(imputed);
        const double seconds = secondsSince(start);
        score.rmse = hiddenRmse(m_truth, m_masked, imputed);
        const std::size_t rows = m_truth.size() / m_data.features;
        score.rowsPerSecond = static_cast<double>(rows) / std::max(seconds, 1e-9);
    }

    const EncoderData& m_data;
    const std::vector<float>& m_truth;
    std::vector<float> m_masked;
    HiddenBy m_hiddenBy;
    Seed m_seed;
};

// One kind of encoder over all seeds.
EncoderScore summary(const std::vector<EncoderScore>& seeds)
{
    EncoderScore all{.kind = seeds.front().kind, .hiddenBy = seeds.front().hiddenBy};
    const auto count = static_cast<double>(seeds.size());
    bool scored = true;
    double sum = 0.0, squares = 0.0;
    for (const EncoderScore& one : seeds) {
        all.fitSeconds += one.fitSeconds / count;
        all.rowsPerSecond += one.rowsPerSecond / count;
        scored = scored && one.rmse;
        sum += one.rmse.value_or(0.0);
        for (const TrainingNotice notice : one.notices)
            if (std::ranges::find(all.notices, notice) == all.notices.end())
                all.notices.push_back(notice);
    }
    if (!scored)
        return all;
    all.rmse = sum / count;
    for (const EncoderScore& one : seeds)
        squares += (*one.rmse - *all.rmse) * (*one.rmse - *all.rmse);
    if (seeds.size() > 1)
        all.rmseSd = std::sqrt(squares / (count - 1.0));
    return all;
}

} // namespace

Result<EncoderComparison> compareEncoders(const Cohort& cohort, const Split& split, const ComparisonPlan& plan,
                                          std::stop_token stop, const ComparisonSink& sink)
{
    EncoderComparison outcome{.end = RunEnd::Finished,
                              .training = split.count(SplitPart::Encoder),
                              .validation = split.count(SplitPart::ClassifierValidation),
                              .test = split.count(SplitPart::Test)};
    const Standardizer standardizer = fitStandardizer(cohort, split);
    const EncoderData data = encoderData(cohort, split, standardizer, split.patients(SplitPart::Encoder));
    const std::vector<float> test = standardizedRows(cohort, standardizer, split.patients(SplitPart::Test));
    const auto seeds = static_cast<std::size_t>(std::max(plan.seeds, 1));
    const double fits = static_cast<double>(plan.hiddenBy.size() * plan.kinds.size() * seeds);
    double finished = 0.0;
    for (const HiddenBy hiddenBy : plan.hiddenBy) {
        const EncoderData hidden = hiddenBy == HiddenBy::Value ? hiddenOneByOne(data) : data;
        for (const EncoderKind kind : plan.kinds) {
            EncoderPlan encoder = plan.encoder;
            encoder.kind = kind;
            std::vector<EncoderScore> scores;
            for (std::size_t seed = 0; seed < seeds; ++seed) {
                const Comparison comparison(hidden, test, hiddenBy, Seed{plan.seed.value + seed});
                Result<std::optional<EncoderScore>> score = comparison.score(encoder, stop, [&](double share) {
                    if (sink)
                        sink({.kind = kind, .hiddenBy = hiddenBy, .share = (finished + share) / fits});
                });
                if (!score)
                    return score.error();
                if (!*score) {
                    outcome.end = RunEnd::Cancelled;
                    return outcome;
                }
                scores.push_back(std::move(**score));
                finished += 1.0;
            }
            outcome.scores.push_back(summary(scores));
        }
    }
    return outcome;
}

} // namespace core
