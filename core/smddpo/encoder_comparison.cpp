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

// What all fits of a comparison have in common.
class EncoderContest {
public:
    EncoderContest(const Cohort& cohort, const Split& split)
        : m_standardizer(fitStandardizer(cohort, split)),
          m_byPanels(encoderData(cohort, split, m_standardizer, split.patients(SplitPart::Encoder))),
          m_byValues(hiddenOneByOne(m_byPanels)),
          m_test(standardizedRows(cohort, m_standardizer, split.patients(SplitPart::Test)))
    {
    }

    Result<std::optional<EncoderScore>> score(const ComparisonPlan& plan, const ComparisonPiece& piece,
                                              const std::stop_token& stop, const Comparison::Share& share) const
    {
        EncoderPlan encoder = plan.encoder;
        encoder.kind = piece.kind;
        const EncoderData& data = piece.hiddenBy == HiddenBy::Value ? m_byValues : m_byPanels;
        return Comparison(data, m_test, piece.hiddenBy, Seed{plan.seed.value + piece.repeat})
            .score(encoder, stop, share);
    }

private:
    Standardizer m_standardizer;
    EncoderData m_byPanels, m_byValues;
    std::vector<float> m_test;
};

std::size_t seedsOf(const ComparisonPlan& plan)
{
    return static_cast<std::size_t>(std::max(plan.seeds, 1));
}

} // namespace

std::vector<ComparisonPiece> comparisonPieces(const ComparisonPlan& plan)
{
    std::vector<ComparisonPiece> pieces;
    for (const HiddenBy hiddenBy : plan.hiddenBy)
        for (const EncoderKind kind : plan.kinds)
            for (std::uint64_t repeat = 0; repeat < seedsOf(plan); ++repeat)
                pieces.push_back({.kind = kind, .hiddenBy = hiddenBy, .repeat = repeat});
    return pieces;
}

EncoderComparison comparisonOf(const ComparisonPlan& plan, const Split& split, const std::vector<EncoderScore>& scores)
{
    EncoderComparison outcome{.end = RunEnd::Cancelled,
                              .training = split.count(SplitPart::Encoder),
                              .validation = split.count(SplitPart::ClassifierValidation),
                              .test = split.count(SplitPart::Test)};
    const std::size_t seeds = seedsOf(plan);
    for (std::size_t first = 0; first + seeds <= scores.size(); first += seeds) {
        const auto from = scores.begin() + static_cast<std::ptrdiff_t>(first);
        outcome.scores.push_back(summary({from, from + static_cast<std::ptrdiff_t>(seeds)}));
    }
    if (scores.size() == comparisonPieces(plan).size())
        outcome.end = RunEnd::Finished;
    return outcome;
}

Result<std::optional<EncoderScore>> compareOne(const Cohort& cohort, const Split& split, const ComparisonPlan& plan,
                                               const ComparisonPiece& piece, std::stop_token stop,
                                               const std::function<void(double share)>& sink)
{
    return EncoderContest(cohort, split).score(plan, piece, stop, sink);
}

Result<EncoderComparison> compareEncoders(const Cohort& cohort, const Split& split, const ComparisonPlan& plan,
                                          std::stop_token stop, const ComparisonSink& sink)
{
    const EncoderContest contest(cohort, split);
    const std::vector<ComparisonPiece> pieces = comparisonPieces(plan);
    std::vector<EncoderScore> scores;
    for (const ComparisonPiece& piece : pieces) {
        Result<std::optional<EncoderScore>> score = contest.score(plan, piece, stop, [&](double share) {
            if (sink)
                sink({.kind = piece.kind,
                      .hiddenBy = piece.hiddenBy,
                      .share = (static_cast<double>(scores.size()) + share) / static_cast<double>(pieces.size())});
        });
        if (!score)
            return score.error();
        if (!*score)
            break;
        scores.push_back(std::move(**score));
    }
    return comparisonOf(plan, split, scores);
}

} // namespace core
