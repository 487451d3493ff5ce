// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/encoders/fit_base_p.h"
#include "core/learn/encoders/hidden_copies_p.h"
#include "core/learn/encoders/imputed_range_p.h"
#include "core/learn/encoders/missforest_encoder_p.h"
#include "core/learn/in_order_p.h"
#include "core/learn/tensor_reader_p.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

// Chosen so that a state table of 640,000 rows of 53 columns takes seconds, not minutes.
constexpr std::size_t kTrees = 12, kDepth = 7;
constexpr int kSmallestLeaf = 10; // patients
constexpr std::size_t kMostRowsOfForest = 4000;
constexpr double kFeatureShare = 0.8; // that a tree may ask for
constexpr double kSmallestGain = 0.005;

// Each column in turn is predicted by a forest of its own, in copies of the training patients with random panels
// hidden. As in the paper the rounds end where another one does not help any more; here that is seen on validation.
class MissForestFit final : public FitBase {
public:
    MissForestFit(const EncoderPlan& plan, const EncoderData& data, Seed seed, const MissForestEncoder* start);
    bool finished() const override { return m_settled || FitBase::finished(); }
    void advance() override;

private:
    ImputingForest grow(std::size_t step) const;
    ImputingForest before(std::size_t step) const; // what the encoder it goes on from says, or the mean
    std::size_t freshTrees(std::size_t column) const;
    void apply(std::size_t step);
    void endRound();
    std::size_t columnOf(std::size_t step) const { return m_parts.order[step % data().features]; }
    StateEncoderPtr current() const { return std::make_shared<MissForestEncoder>(m_parts); }

    void saveState(TensorBundle& bundle, const std::string& prefix) const override;
    Status restoreState(const TensorBundle& bundle, const std::string& prefix) override;

    Seed m_seed;
    Eigen::VectorXd m_recordedNow, m_recordedBefore; // by column: values in the new data, and behind m_before
    MissForestEncoder::Parts m_parts;
    std::vector<ImputingForest> m_before; // of the encoder it goes on from
    HiddenCopies m_copies;
    BinnedRows m_codes; // of the copies as imputed by now
    bool m_settled = false;
};

std::vector<std::uint32_t> fewestGapsFirst(const ColumnMoments& moments)
{
    std::vector<std::uint32_t> order = inOrder(static_cast<std::size_t>(moments.recorded.size()));
    std::stable_sort(order.begin(), order.end(),
                     [&](std::uint32_t a, std::uint32_t b) { return moments.recorded(a) > moments.recorded(b); });
    return order;
}

MissForestEncoder::Parts firstParts(const EncoderData& data, const MissForestEncoder* start)
{
    const ColumnMoments moments = columnMoments(data.training, data.features);
    if (!start)
        return {.moments = moments,
                .bins = FeatureBins::fit(data.training, data.features),
                .order = fewestGapsFirst(moments),
                .depth = kDepth,
                .trees = kTrees};
    MissForestEncoder::Parts parts = start->parts(); // trees that are kept ask for its steps
    parts.moments = joined(parts.moments, moments);
    parts.forests.clear();
    return parts;
}

BinnedRows codesOf(const HiddenCopies& copies, const FeatureBins& bins)
{
    BinnedRows codes{.features = bins.featureCount(), .codes = {}};
    codes.codes.reserve(static_cast<std::size_t>(copies.values.size()));
    for (Eigen::Index row = 0; row < copies.values.rows(); ++row)
        for (std::size_t feature = 0; feature < codes.features; ++feature)
            codes.codes.push_back(
                bins.code(feature, static_cast<float>(copies.values(row, static_cast<Eigen::Index>(feature)))));
    return codes;
}

MissForestFit::MissForestFit(const EncoderPlan& plan, const EncoderData& data, Seed seed,
                             const MissForestEncoder* start)
    : FitBase(data, seed, static_cast<std::uint64_t>(std::max(plan.rounds, 1)) * data.features),
      m_seed(seed),
      m_recordedNow(columnMoments(data.training, data.features).recorded),
      m_recordedBefore(start ? start->parts().moments.recorded : Eigen::VectorXd::Zero(m_recordedNow.size())),
      m_parts(firstParts(data, start)),
      m_before(start ? start->parts().forests : std::vector<ImputingForest>()),
      m_copies(data, m_parts.moments.mean, seed, "missing forest"),
      m_codes(codesOf(m_copies, m_parts.bins))
{
    consider(start ? std::make_shared<MissForestEncoder>(*start) : current());
}

void MissForestFit::advance()
{
    if (finished())
        return;
    const std::size_t step = m_parts.forests.size();
    m_parts.forests.push_back(grow(step));
    apply(step);
    countOne();
    if (m_parts.forests.size() % data().features == 0)
        endRound();
}

void MissForestFit::endRound()
{
    const std::optional<double> before = bestRmse();
    const std::optional<double> rmse = consider(current());
    m_settled = before && rmse && *rmse > (1.0 - kSmallestGain) * *before;
}

ImputingForest MissForestFit::before(std::size_t step) const
{
    const std::size_t features = data().features;
    if (!m_before.empty())
        return m_before[step < m_before.size() ? step : m_before.size() - features + step % features];
    const auto column = static_cast<Eigen::Index>(columnOf(step));
    const std::size_t leaves = m_parts.trees << m_parts.depth;
    return {.splits = std::vector<TreeSplit>(leaves - m_parts.trees),
            .leaves = std::vector<float>(leaves, static_cast<float>(m_parts.moments.mean(column))),
            .variance = m_parts.moments.variance(column)};
}

// Of a forest that goes on learning, as large a share of the trees is new as of the values behind it.
std::size_t MissForestFit::freshTrees(std::size_t column) const
{
    const auto at = static_cast<Eigen::Index>(column);
    if (m_before.empty() || m_recordedNow(at) == 0.0)
        return m_recordedNow(at) == 0.0 ? 0 : m_parts.trees;
    const double share = m_recordedNow(at) / (m_recordedNow(at) + m_recordedBefore(at));
    return static_cast<std::size_t>(std::lround(share * static_cast<double>(m_parts.trees)));
}

// The patients one column's forest is grown on.
struct Lesson {
    BinnedRows rows;
    std::vector<Lanes> statistics;    // weight, count, target less `mean`
    std::vector<std::uint16_t> asked; // features a tree may ask for
    double mean = 0.0;

    Lesson(const HiddenCopies& copies, const BinnedRows& codes, std::size_t column)
    {
        const auto at = static_cast<Eigen::Index>(column);
        const std::vector<Eigen::Index> chosen = copies.rowsToLearnFrom(at, kMostRowsOfForest);
        rows.features = codes.features;
        for (const Eigen::Index row : chosen) {
            const std::uint8_t* own = codes.row(static_cast<std::size_t>(row));
            rows.codes.insert(rows.codes.end(), own, own + codes.features);
            mean += copies.truth(row, at) / static_cast<double>(chosen.size());
        }
        for (const Eigen::Index row : chosen)
            statistics.push_back(Lanes{1.0f, 1.0f, static_cast<float>(copies.truth(row, at) - mean), 0.0f});
        for (std::size_t feature = 0; feature < codes.features; ++feature)
            if (feature != column)
                asked.push_back(static_cast<std::uint16_t>(feature));
    }
    float target(std::size_t patient) const { return static_cast<float>(mean) + statistics[patient][2]; }
};

// Each tree on a bootstrap sample and some of the features. Who is not in the sample tells what the forest misses.
class ForestGrower {
public:
    ForestGrower(const Lesson& lesson, std::size_t depth, RandomStream& stream)
        : m_lesson(lesson),
          m_limits{.depth = static_cast<int>(depth), .smallestLeaf = kSmallestLeaf},
          m_stream(stream),
          m_grower(lesson.rows, lesson.asked, 1),
          m_sums(lesson.statistics.size()),
          m_votes(lesson.statistics.size())
    {
    }

    void addTree(std::span<TreeSplit> splits, std::span<float> leaves)
    {
        const std::size_t count = m_lesson.statistics.size();
        std::vector<std::uint32_t> sample(count);
        std::vector<std::uint8_t> drawn(count);
        for (std::uint32_t& patient : sample) {
            patient = static_cast<std::uint32_t>(m_stream.below(count));
            drawn[patient] = 1;
        }
        std::vector<std::uint8_t> used(m_lesson.asked.size());
        std::fill_n(used.begin(), std::lround(std::ceil(kFeatureShare * static_cast<double>(used.size()))), 1);
        m_stream.shuffle(std::span(used));
        const TreeGrower::Grown grown = m_grower.grow(sample, m_lesson.statistics, m_limits, used);
        std::ranges::copy(grown.tree.splits, splits.begin());
        for (std::size_t leaf = 0; leaf < leaves.size(); ++leaf) {
            const Lanes& sums = grown.leaves[leaf].sums[0];
            leaves[leaf] = static_cast<float>(m_lesson.mean) + sums[2] / (sums[0] + m_limits.ridge);
        }
        for (std::size_t patient = 0; patient < count; ++patient)
            if (!drawn[patient]) {
                m_sums[patient] += leaves[grown.tree.leafOf(m_lesson.rows.row(patient))];
                m_votes[patient] += 1.0f;
            }
    }

    std::optional<double> variance() const
    {
        double squares = 0.0, count = 0.0;
        for (std::size_t patient = 0; patient < m_votes.size(); ++patient)
            if (m_votes[patient] > 0.0f) {
                squares += std::pow(double{m_sums[patient] / m_votes[patient] - m_lesson.target(patient)}, 2.0);
                count += 1.0;
            }
        return count > 0.0 ? std::optional(squares / count) : std::nullopt;
    }

private:
    const Lesson& m_lesson;
    GrowthLimits m_limits;
    RandomStream& m_stream;
    TreeGrower m_grower;
    std::vector<float> m_sums, m_votes;
};

ImputingForest MissForestFit::grow(std::size_t step) const
{
    ImputingForest forest = before(step);
    const std::size_t column = columnOf(step), fresh = freshTrees(column);
    const Lesson lesson(m_copies, m_codes, column);
    if (fresh == 0 || lesson.statistics.empty())
        return forest;
    RandomStream stream(m_seed, "forest " + std::to_string(step));
    ForestGrower grower(lesson, m_parts.depth, stream);
    const std::size_t leaves = std::size_t{1} << m_parts.depth;
    for (std::size_t tree = 0; tree < fresh; ++tree)
        grower.addTree(std::span(forest.splits).subspan(tree * (leaves - 1), leaves - 1),
                       std::span(forest.leaves).subspan(tree * leaves, leaves));
    const double share = static_cast<double>(fresh) / static_cast<double>(m_parts.trees);
    forest.variance = share * grower.variance().value_or(forest.variance) + (1.0 - share) * forest.variance;
    return forest;
}

void MissForestFit::apply(std::size_t step)
{
    const std::size_t column = columnOf(step);
    std::vector<std::uint32_t> which;
    for (Eigen::Index row = 0; row < m_copies.unknown.rows(); ++row)
        if (m_copies.unknown(row, static_cast<Eigen::Index>(column)))
            which.push_back(static_cast<std::uint32_t>(row));
    std::vector<float> answers(which.size());
    predictByForest(m_parts.forests[step], m_parts.depth, m_codes, which, answers);
    for (std::size_t i = 0; i < which.size(); ++i)
        m_codes.codes[which[i] * m_codes.features + column] = m_parts.bins.code(column, withinReach(answers[i]));
}

void MissForestFit::saveState(TensorBundle& bundle, const std::string& prefix) const
{
    current()->save(bundle, prefix + "current/");
    bundle.addNumber(prefix + "settled", std::uint64_t{m_settled});
}

// The copies are brought to where they were by imputing them once more.
Status MissForestFit::restoreState(const TensorBundle& bundle, const std::string& prefix)
{
    TensorReader reader(bundle, prefix);
    const bool settled = reader.integer("settled", 1) == 1;
    if (reader.error())
        return *reader.error();
    Result<StateEncoderPtr> saved = MissForestEncoder::load(bundle, prefix + "current/", data().features);
    if (!saved)
        return saved.error();
    const MissForestEncoder::Parts& parts = static_cast<const MissForestEncoder&>(**saved).parts();
    if (parts.depth != m_parts.depth || parts.trees != m_parts.trees)
        return Error{.code = ErrorCode::ProjectDamaged, .subject = prefix + "current/"};
    m_parts = parts;
    m_settled = settled;
    m_codes = codesOf(m_copies, m_parts.bins);
    for (std::size_t step = 0; step < m_parts.forests.size(); ++step)
        apply(step);
    return Done{};
}

} // namespace

std::unique_ptr<EncoderFit> beginMissForestFit(const EncoderPlan& plan, const EncoderData& data, Seed seed,
                                               const MissForestEncoder* start)
{
    return std::make_unique<MissForestFit>(plan, data, seed, start);
}

} // namespace core
