#include "core/train/encoder_comparison.h"

#include "core/learn/hidden_panels.h"
#include "core/train/training_data_p.h"

#include <algorithm>
#include <chrono>

namespace core {
namespace {

constexpr double kHiddenShare = 0.2;

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point start)
{
    return std::chrono::duration<double>(Clock::now() - start).count();
}

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
    Comparison(EncoderData data, std::vector<float> test, HiddenBy hiddenBy, Seed seed)
        : m_data(std::move(data)),
          m_truth(std::move(test)),
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
        score.rowsPerSecond = static_cast<double>(m_truth.size() / m_data.features) / std::max(seconds, 1e-9);
    }

    EncoderData m_data;
    std::vector<float> m_truth, m_masked;
    HiddenBy m_hiddenBy;
    Seed m_seed;
};

} // namespace

Result<EncoderComparison> compareEncoders(const Cohort& cohort, const Split& split, const ComparisonPlan& plan,
                                          std::stop_token stop, const ComparisonSink& sink)
{
    EncoderComparison outcome{.end = RunEnd::Finished,
                              .training = split.count(SplitPart::Encoder),
                              .validation = split.count(SplitPart::ClassifierValidation),
                              .test = split.count(SplitPart::Test)};
    const Standardizer standardizer = fitStandardizer(cohort, split);
    const EncoderData data = encoderData(cohort, split, standardizer);
    const std::vector<float> test = standardizedRows(cohort, standardizer, split.patients(SplitPart::Test));
    const double fits = static_cast<double>(plan.hiddenBy.size() * plan.kinds.size());
    for (const HiddenBy hiddenBy : plan.hiddenBy) {
        const Comparison comparison(hiddenBy == HiddenBy::Value ? hiddenOneByOne(data) : data, test, hiddenBy,
                                    plan.seed);
        for (const EncoderKind kind : plan.kinds) {
            EncoderPlan encoder = plan.encoder;
            encoder.kind = kind;
            const auto finished = static_cast<double>(outcome.scores.size());
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
            outcome.scores.push_back(std::move(**score));
        }
    }
    return outcome;
}

} // namespace core
