// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/networks/classifier.h"

#include "core/kernels/kernels.h"
#include "core/learn/in_order_p.h"
#include "core/learn/networks/adam_weights_p.h"
#include "core/learn/networks/network_p.h"
#include "core/learn/networks/value_pieces_p.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <string>
#include <vector>

namespace core {
namespace {

constexpr double kClassifierAdamEpsilon = 1e-8;
constexpr std::uint64_t kMostFeatures = 1 << 20;

// What the members read: a row (values and, where told, what is known and what trees say) and then how far each value
// has come.
class ClassifierInputs {
public:
    ClassifierInputs(const ClassifierPlan& plan, std::size_t featureCount, ValuePieces valuePieces)
        : features(featureCount),
          known(plan.seesKnown),
          trees(plan.trees),
          rowSize((plan.seesKnown ? 2 : 1) * featureCount + (plan.trees ? 1 : 0)),
          weightLogOdds(static_cast<float>(std::log(plan.classWeight))),
          pieces(std::move(valuePieces))
    {
    }

    std::size_t size() const { return rowSize + pieces.count(); }
    void write(const float* row, float* out) const
    {
        std::copy_n(row, rowSize, out);
        if (trees)
            out[rowSize - 1] *= Classifier::kTreeScale;
        pieces.write(row, known ? row + features : nullptr, out + rowSize);
    }
    // Log odds to begin with, as the class weight moves them.
    float start(const float* row) const { return trees ? row[rowSize - 1] + weightLogOdds : 0.0f; }
    // Many of them; `room` is written only where there is something to add.
    std::span<const float> of(std::span<const float> rows, std::vector<float>& room) const
    {
        if (pieces.count() == 0 && !trees)
            return rows;
        const std::size_t count = rows.size() / rowSize;
        room.resize(count * size());
        for (std::size_t row = 0; row < count; ++row)
            write(rows.data() + row * rowSize, room.data() + row * size());
        return room;
    }

    std::size_t features;
    bool known, trees;
    std::size_t rowSize;
    float weightLogOdds;
    ValuePieces pieces;
};

Network networkOf(const ClassifierPlan& plan, const ClassifierInputs& inputs)
{
    return {inputs.size(), static_cast<std::size_t>(plan.hidden), 2}; // scores of absent and present
}

// The first member is named as the classifier itself, which may have only this one.
std::string drawingOf(std::size_t member)
{
    return member == 0 ? "classifier weights" : "classifier weights " + std::to_string(member + 1);
}

std::string memberPrefix(std::string_view prefix, std::size_t member)
{
    return std::string(prefix) + (member == 0 ? "" : "member " + std::to_string(member + 1) + '/');
}

// Rows that a member learns from: all but those of its fold.
std::vector<std::uint32_t> lessonsFor(std::size_t member, const Classifier::Batch& data)
{
    std::vector<std::uint32_t> rows = inOrder(data.diseased.size());
    if (!data.fold.empty())
        std::erase_if(rows, [&](std::uint32_t row) { return data.fold[row] == member; });
    return rows;
}

// Log odds of absence, of each row.
void addScores(const Network& network, const AdamWeights& member, std::span<const float> rows, std::span<float> sums)
{
    thread_local std::vector<float> scores;
    scores.resize(2 * sums.size());
    network.evaluate(member.values.data(), sums.size(), rows.data(), scores.data());
    for (std::size_t row = 0; row < sums.size(); ++row)
        sums[row] += scores[2 * row] - scores[2 * row + 1];
}

// Log odds of absence, overwritten by the probability of presence.
void makeProbabilities(std::span<float> values)
{
    kernels::exponential(values.size(), values.data(), values.data());
    for (float& value : values)
        value = 1.0f / (1.0f + value);
}

// Sums over patients, each counted with the weight of its class.
struct WeightedLoss {
    double sum = 0.0, weights = 0.0;
    double mean() const { return weights > 0.0 ? sum / weights : 0.0; }
};

// Cross entropy of two scores per row; the scores are replaced by the gradient of the mean.
WeightedLoss crossEntropy(double classWeight, std::span<const std::uint8_t> diseased, std::span<float> scores)
{
    WeightedLoss loss;
    for (const std::uint8_t ill : diseased)
        loss.weights += ill != 0 ? classWeight : 1.0;
    for (std::size_t row = 0; row < diseased.size(); ++row) {
        const bool ill = diseased[row] != 0;
        const double weight = ill ? classWeight : 1.0;
        const double logOdds = static_cast<double>(scores[2 * row + 1]) - static_cast<double>(scores[2 * row]);
        const double wrong = ill ? -logOdds : logOdds; // log odds of the other answer
        loss.sum += weight * (std::max(wrong, 0.0) + std::log1p(std::exp(-std::abs(wrong))));
        const double slope = weight / loss.weights / (1.0 + std::exp(-wrong));
        scores[2 * row + 1] = static_cast<float>(ill ? -slope : slope);
        scores[2 * row] = -scores[2 * row + 1];
    }
    return loss;
}

// Some of the patients side by side, with room for what is computed of them.
class LabelledBatch {
public:
    void gather(const Classifier::Batch& data, const ClassifierInputs& inputs, std::span<const std::uint32_t> patients)
    {
        rows.resize(patients.size() * inputs.size());
        diseased.resize(patients.size());
        scores.resize(2 * patients.size());
        starts.resize(patients.size());
        for (std::size_t row = 0; row < patients.size(); ++row) {
            inputs.write(data.rows.data() + patients[row] * inputs.rowSize, rows.data() + row * inputs.size());
            starts[row] = inputs.start(data.rows.data() + patients[row] * inputs.rowSize);
            diseased[row] = data.diseased[patients[row]];
        }
    }

    WeightedLoss differentiate(double classWeight, const Network& network, const float* weights,
                               std::span<float> gradient)
    {
        network.forward(weights, diseased.size(), rows.data(), trace, scores.data());
        for (std::size_t row = 0; row < starts.size(); ++row)
            scores[2 * row + 1] += starts[row];
        const WeightedLoss loss = crossEntropy(classWeight, diseased, scores);
        std::ranges::fill(gradient, 0.0f);
        network.backward(weights, diseased.size(), rows.data(), trace, scores.data(), gradient.data());
        return loss;
    }

private:
    std::vector<float> rows, scores, starts;
    std::vector<std::uint8_t> diseased;
    Network::Trace trace;
};

} // namespace

struct Classifier::Impl {
    Impl(const ClassifierPlan& classifier, std::size_t features, ValuePieces pieces)
        : plan(classifier),
          inputs(classifier, features, std::move(pieces)),
          network(networkOf(classifier, inputs)),
          members(static_cast<std::size_t>(std::max(classifier.members, 1)), AdamWeights(network.weightCount()))
    {
    }

    // One member's pass over its rows, in random order.
    WeightedLoss pass(AdamWeights& member, const Batch& data, std::vector<std::uint32_t> order, double rate,
                      RandomStream& stream) const
    {
        stream.shuffle(std::span(order));
        const auto batch = static_cast<std::size_t>(std::max(plan.batch, 1));
        LabelledBatch minibatch;
        std::vector<float> gradient(member.values.size());
        WeightedLoss total;
        for (std::size_t at = 0; at < order.size() && std::isfinite(total.sum); at += batch) {
            minibatch.gather(data, inputs, std::span(order).subspan(at, std::min(batch, order.size() - at)));
            const WeightedLoss loss =
                minibatch.differentiate(plan.classWeight, network, member.values.data(), gradient);
            total.sum += loss.sum;
            total.weights += loss.weights;
            member.move(gradient, 1.0, rate, kClassifierAdamEpsilon);
        }
        return total;
    }

    ClassifierPlan plan;
    ClassifierInputs inputs;
    Network network; // the shape of every member
    std::vector<AdamWeights> members;
};

Classifier::Classifier(const ClassifierPlan& plan, std::size_t features, Seed seed, const ValuePieceTeachers& teachers)
    : m_impl(std::make_unique<Impl>(plan, features,
                                    ValuePieces::fit(teachers.rows, features, teachers.diseased,
                                                     static_cast<std::size_t>(std::max(plan.pieces, 0)))))
{
    assert(teachers.rows.size() == teachers.diseased.size() * features);
    for (std::size_t member = 0; member < memberCount(); ++member) {
        RandomStream stream(seed, drawingOf(member));
        drawUniformWeights(m_impl->network, m_impl->members[member].values, stream);
        if (plan.trees) // nothing is added to what they say yet
            std::fill(m_impl->members[member].values.begin() +
                          static_cast<std::ptrdiff_t>(m_impl->network.layers().back().weights),
                      m_impl->members[member].values.end(), 0.0f);
    }
}

Classifier::Classifier(const Classifier& other) : m_impl(std::make_unique<Impl>(*other.m_impl)) {}
Classifier::Classifier(Classifier&&) noexcept = default;
Classifier& Classifier::operator=(const Classifier& other)
{
    return *this = Classifier(other);
}
Classifier& Classifier::operator=(Classifier&&) noexcept = default;
Classifier::~Classifier() = default;

std::size_t Classifier::featureCount() const
{
    return m_impl->inputs.features;
}

std::size_t Classifier::inputCount() const
{
    return m_impl->inputs.rowSize;
}

bool Classifier::seesKnown() const
{
    return m_impl->plan.seesKnown;
}

bool Classifier::seesTrees() const
{
    return m_impl->plan.trees;
}

std::size_t Classifier::memberCount() const
{
    return m_impl->members.size();
}

void Classifier::weightedProbabilities(std::span<const float> rows, std::span<float> out) const
{
    assert(rows.size() == out.size() * inputCount());
    thread_local std::vector<float> room;
    const std::span<const float> inputs = m_impl->inputs.of(rows, room);
    std::ranges::fill(out, 0.0f);
    for (const AdamWeights& member : m_impl->members)
        addScores(m_impl->network, member, inputs, out);
    const float share = 1.0f / static_cast<float>(memberCount());
    for (std::size_t row = 0; row < out.size(); ++row)
        out[row] = out[row] * share - m_impl->inputs.start(rows.data() + row * inputCount());
    makeProbabilities(out);
}

void Classifier::weightedProbabilities(std::span<const float> rows, std::span<const std::uint8_t> fold,
                                       std::span<float> out) const
{
    assert(rows.size() == out.size() * inputCount() && fold.size() == out.size());
    std::vector<float> own, scores, room;
    for (std::size_t member = 0; member < memberCount(); ++member) {
        own.clear();
        for (std::size_t row = 0; row < fold.size(); ++row)
            if (fold[row] == member)
                std::ranges::copy(rows.subspan(row * inputCount(), inputCount()), std::back_inserter(own));
        scores.assign(own.size() / std::max<std::size_t>(inputCount(), 1), 0.0f);
        addScores(m_impl->network, m_impl->members[member], m_impl->inputs.of(own, room), scores);
        for (std::size_t row = 0, next = 0; row < fold.size(); ++row)
            if (fold[row] == member)
                out[row] = scores[next++] - m_impl->inputs.start(rows.data() + row * inputCount());
    }
    makeProbabilities(out);
}

double Classifier::trueProbability(float weighted) const
{
    const auto p = static_cast<double>(weighted);
    return p / (p + m_impl->plan.classWeight * (1.0 - p));
}

double Classifier::trainEpoch(const Batch& data, double rate, RandomStream& stream)
{
    assert(data.rows.size() == data.diseased.size() * inputCount());
    const std::vector<AdamWeights> before = m_impl->members;
    WeightedLoss total;
    bool finite = true;
    for (std::size_t member = 0; member < memberCount() && finite; ++member) {
        AdamWeights& weights = m_impl->members[member];
        const WeightedLoss loss = m_impl->pass(weights, data, lessonsFor(member, data), rate, stream);
        total.sum += loss.sum;
        total.weights += loss.weights;
        finite = std::isfinite(loss.sum) && weights.allFinite();
    }
    if (finite)
        return total.mean();
    m_impl->members = before;
    return std::numeric_limits<double>::quiet_NaN();
}

Classifier::OneNetwork Classifier::asOneNetwork() const
{
    const std::size_t count = memberCount(), hidden = m_impl->network.layers()[0].out;
    const Network whole(m_impl->inputs.size(), count * hidden, 2);
    OneNetwork one{
        .inputs = whole.inputCount(), .hidden = count * hidden, .weights = std::vector<float>(whole.weightCount())};
    const float share = 1.0f / static_cast<float>(count);
    for (std::size_t member = 0; member < count; ++member) {
        const float* own = m_impl->members[member].values.data();
        for (std::size_t i = 0; i < whole.layers().size(); ++i) {
            const Network::Layer &from = m_impl->network.layers()[i], &to = whole.layers()[i];
            // The first layer reads the same inputs, the last one adds to the same outputs.
            const std::size_t row = i == 0 ? 0 : member * hidden, column = i == 2 ? 0 : member * hidden;
            const float factor = i == 2 ? share : 1.0f;
            for (std::size_t in = 0; in < from.in; ++in)
                for (std::size_t out = 0; out < from.out; ++out)
                    one.weights[to.weights + (row + in) * to.out + column + out] =
                        factor * own[from.weights + in * from.out + out];
            for (std::size_t out = 0; out < from.out; ++out)
                one.weights[to.biases + column + out] += factor * own[from.biases + out];
        }
    }
    return one;
}

const ValuePieces& Classifier::pieces() const
{
    return m_impl->inputs.pieces;
}

std::span<float> Classifier::weights()
{
    return m_impl->members.front().values;
}

double Classifier::lossAndGradient(const Batch& data, std::span<float> gradient) const
{
    LabelledBatch minibatch;
    minibatch.gather(data, m_impl->inputs, inOrder(data.diseased.size()));
    const float* weights = m_impl->members.front().values.data();
    return minibatch.differentiate(m_impl->plan.classWeight, m_impl->network, weights, gradient).mean();
}

void Classifier::save(TensorBundle& bundle, std::string_view prefix) const
{
    bundle.addNumber(std::string(prefix) + "features", std::uint64_t{featureCount()});
    if (m_impl->plan.pieces > 0)
        pieces().save(bundle, std::string(prefix));
    for (std::size_t member = 0; member < memberCount(); ++member)
        m_impl->members[member].save(bundle, memberPrefix(prefix, member));
}

Result<Classifier> Classifier::load(const ClassifierPlan& plan, const TensorBundle& bundle, std::string_view prefix)
{
    TensorReader reader(bundle, prefix);
    const std::uint64_t features = reader.integer("features", kMostFeatures);
    if (reader.error())
        return *reader.error();
    ValuePieces pieces;
    if (plan.pieces > 0)
        pieces = ValuePieces::load(reader, features);
    if (reader.error())
        return *reader.error();
    Classifier classifier(plan, features, Seed{});
    classifier.m_impl = std::make_unique<Impl>(plan, features, std::move(pieces));
    const std::size_t count = classifier.m_impl->network.weightCount();
    for (std::size_t member = 0; member < classifier.memberCount(); ++member) {
        TensorReader own(bundle, memberPrefix(prefix, member));
        classifier.m_impl->members[member] = AdamWeights::load(own, count);
        if (own.error())
            return *own.error();
    }
    return classifier;
}

} // namespace core
