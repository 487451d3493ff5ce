// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portable/network_module.h"

#include "core/learn/encoders/emflow_encoder_p.h"
#include "core/learn/encoders/gain_encoder_p.h"
#include "core/learn/encoders/gaussian_encoder_p.h"
#include "core/learn/encoders/mean_encoder_p.h"
#include "core/learn/encoders/mice_encoder_p.h"
#include "core/learn/encoders/missforest_encoder_p.h"
#include "core/learn/encoders/softimpute_encoder_p.h"
#include "core/learn/networks/network_p.h"
#include "core/learn/networks/value_pieces_p.h"
#include "core/learn/script_module_p.h"
#include "core/learn/trees/tree_p.h"
#include "core/portable/network_source_p.h"
#include "core/portable/panel_rule_p.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <bit>
#include <limits>
#include <numeric>

namespace core {
namespace {

std::int64_t sizeOf(std::size_t size)
{
    return static_cast<std::int64_t>(size);
}

// The arrays of a module, one after the other.
class ModuleArrays {
public:
    template <typename Number>
    void add(const std::string& name, std::vector<Number> values, std::vector<std::int64_t> shape = {})
    {
        if (shape.empty())
            shape = {sizeOf(values.size())};
        m_arrays.push_back({.name = name, .shape = std::move(shape), .values = std::move(values)});
    }
    void addNumber(const std::string& name, double number) { m_arrays.push_back({name, {}, std::vector{number}}); }
    void addInteger(const std::string& name, std::size_t number)
    {
        m_arrays.push_back({name, {}, std::vector{sizeOf(number)}});
    }
    void addVector(const std::string& name, const Eigen::VectorXd& values)
    {
        add(name, std::vector<double>(values.begin(), values.end()));
    }
    void addSymmetric(const std::string& name, const Eigen::MatrixXd& values)
    {
        add(name, std::vector<double>(values.data(), values.data() + values.size()), {values.rows(), values.cols()});
    }
    void addNetwork(const std::string& name, const Network& network, const float* weights)
    {
        for (std::size_t i = 0; i < network.layers().size(); ++i) {
            const Network::Layer& layer = network.layers()[i];
            const std::string number = std::to_string(i + 1);
            add(name + "_w" + number,
                std::vector<float>(weights + layer.weights, weights + layer.weights + layer.in * layer.out),
                {sizeOf(layer.in), sizeOf(layer.out)});
            add(name + "_b" + number, std::vector<float>(weights + layer.biases, weights + layer.biases + layer.out));
        }
    }
    std::vector<ScriptModule::Array> take() { return std::move(m_arrays); }

private:
    std::vector<ScriptModule::Array> m_arrays;
};

void addStandardizer(ModuleArrays& arrays, const Standardizer& standardizer)
{
    std::vector<double> mean, deviation, offset;
    std::vector<std::uint8_t> logarithm;
    for (const Standardizer::Scale& scale : standardizer.scales()) {
        mean.push_back(scale.mean);
        deviation.push_back(scale.deviation);
        offset.push_back(scale.logOffset);
        logarithm.push_back(scale.logarithm ? 1 : 0);
    }
    arrays.add("mean", std::move(mean));
    arrays.add("deviation", std::move(deviation));
    arrays.add("log_offset", std::move(offset));
    arrays.add("logarithm", std::move(logarithm));
}

void addPieces(ModuleArrays& arrays, const ValuePieces& pieces)
{
    std::vector<std::int64_t> features;
    std::vector<float> from, slope;
    for (const ValuePieces::Piece& piece : pieces.pieces()) {
        features.push_back(piece.feature);
        from.push_back(piece.from);
        slope.push_back(piece.slope);
    }
    arrays.add("piece_features", std::move(features));
    arrays.add("piece_from", std::move(from));
    arrays.add("piece_slopes", std::move(slope));
}

// The trees of one set after the other, each with what it adds to the log odds of the set.
class TreeArrays {
public:
    void add(const SetEstimate& estimate)
    {
        const double share = estimate.slope() / static_cast<double>(estimate.foldCount());
        double start = estimate.intercept();
        m_begin.push_back(sizeOf(m_trees));
        for (const BoostedTrees& model : estimate.models()) {
            m_depth = model.depth();
            start += share * static_cast<double>(model.prior());
            for (std::size_t tree = 0; tree < model.treeCount(); ++tree)
                add(model.treeAt(tree), model.leavesAt(tree), share);
        }
        m_start.push_back(start);
    }
    void writeTo(ModuleArrays& arrays)
    {
        const std::int64_t trees = sizeOf(m_trees), leaves = std::int64_t{1} << m_depth;
        m_begin.push_back(trees);
        std::vector<std::int64_t> numbers(m_trees);
        std::iota(numbers.begin(), numbers.end(), std::int64_t{0});
        arrays.add("tree_numbers", std::move(numbers));
        arrays.add("tree_begin", std::move(m_begin));
        arrays.add("tree_start", std::move(m_start));
        arrays.addInteger("tree_depth", m_depth);
        arrays.add("tree_features", std::move(m_features), {trees, leaves - 1});
        arrays.add("tree_limits", std::move(m_limits), {trees, leaves - 1});
        arrays.add("tree_gaps", std::move(m_gaps), {trees, leaves - 1});
        arrays.add("tree_leaves", std::move(m_leaves), {trees, leaves});
    }

private:
    void add(const Tree& tree, std::span<const float> leaves, double share)
    {
        ++m_trees;
        for (const TreeSplit& split : tree.splits) {
            m_features.push_back(split.feature);
            m_limits.push_back(split.code);
            m_gaps.push_back(split.missingRight);
        }
        for (const float leaf : leaves)
            m_leaves.push_back(share * static_cast<double>(leaf));
    }

    std::size_t m_trees = 0, m_depth = 0;
    std::vector<std::int64_t> m_begin, m_features, m_limits;
    std::vector<std::uint8_t> m_gaps;
    std::vector<double> m_start, m_leaves;
};

void addTrees(ModuleArrays& arrays, const SetTrees& trees, const PanelRules& rules)
{
    const std::size_t panels = rules.panelCount(), features = trees.featureCount();
    std::vector<float> edges(features * (FeatureBins::kMostSteps - 1), std::numeric_limits<float>::infinity());
    for (std::size_t feature = 0; feature < features; ++feature)
        std::ranges::copy(trees.bins().edges()[feature],
                          edges.begin() + static_cast<std::ptrdiff_t>(feature * (FeatureBins::kMostSteps - 1)));
    arrays.add("tree_edges", std::move(edges), {sizeOf(features), sizeOf(FeatureBins::kMostSteps - 1)});
    arrays.addNumber("tree_surest", static_cast<double>(SetTrees::kSurest));
    // Of equally large sets within what is known the first counts, so it comes last.
    std::vector<std::uint64_t> sets;
    for (const auto& [bits, estimate] : trees.sets())
        sets.push_back(bits);
    std::ranges::stable_sort(sets, [](std::uint64_t a, std::uint64_t b) {
        return std::pair(std::popcount(a), b) < std::pair(std::popcount(b), a);
    });
    TreeArrays all;
    std::vector<std::uint8_t> members;
    const std::uint64_t showing = rules.orderable(PanelMask()).bits(); // a panel that shows nothing is in every set
    for (const std::uint64_t set : sets) {
        all.add(trees.sets().at(set));
        for (std::size_t panel = 0; panel < panels; ++panel)
            members.push_back((set & showing) >> panel & 1U);
    }
    if (trees.ofAllSets()) {
        all.add(*trees.ofAllSets());
        members.resize(panels, 0);
    }
    arrays.add("tree_sets", std::move(members), {sizeOf(std::max<std::size_t>(1, sets.size())), sizeOf(panels)});
    all.writeTo(arrays);
}

void addPanels(ModuleArrays& arrays, const TestCatalog& catalog, const FeatureMask& visible)
{
    const std::size_t features = visible.size(), panels = catalog.panelCount();
    std::vector<float> hidden(panels * features, 0.0f);
    std::vector<double> prices, fees, groups;
    std::vector<std::int64_t> order(panels), columns(panels, 0);
    std::vector<std::uint8_t> seen;
    for (std::size_t panel = 0; panel < panels; ++panel) {
        const Panel& own = catalog.panels()[panel];
        prices.push_back(own.cost.amount);
        for (std::size_t feature = 0; feature < features && own.offered; ++feature)
            if (own.features.isKnown(FeatureId(feature)) && !visible.isKnown(FeatureId(feature))) {
                hidden[panel * features + feature] = 1.0f;
                ++columns[panel];
            }
    }
    for (const FeeGroup& fee : catalog.fees()) {
        fees.push_back(fee.cost.amount);
        for (std::size_t panel = 0; panel < panels; ++panel)
            groups.push_back(fee.panels.isOrdered(PanelId(panel)) ? 1.0 : 0.0);
    }
    for (std::size_t feature = 0; feature < features; ++feature)
        seen.push_back(visible.isKnown(FeatureId(feature)) ? 1 : 0);
    std::iota(order.begin(), order.end(), std::int64_t{0});
    std::ranges::stable_sort(order, {}, [&](std::int64_t panel) { return columns[static_cast<std::size_t>(panel)]; });
    arrays.add("hidden", std::move(hidden), {sizeOf(panels), sizeOf(features)});
    arrays.add("visible", std::move(seen));
    arrays.add("prices", std::move(prices));
    arrays.add("fees", std::move(fees), {sizeOf(catalog.fees().size())});
    arrays.add("fee_panels", std::move(groups), {sizeOf(catalog.fees().size()), sizeOf(panels)});
    arrays.add("smallest_first", std::move(order));
}

// What the study allows of orders; without a cap none is ever exceeded.
void addRules(ModuleArrays& arrays, const TestCatalog& catalog)
{
    constexpr double kRounding = 1e-9;
    const OrderRules& rules = catalog.rules();
    const std::size_t panels = catalog.panelCount();
    std::vector<float> needs(panels * panels, 0.0f);
    std::vector<double> minutes;
    std::vector<std::uint8_t> first;
    for (std::size_t panel = 0; panel < panels; ++panel) {
        minutes.push_back(catalog.panels()[panel].minutes.value_or(Minutes()).amount);
        first.push_back(rules.first.isOrdered(PanelId(panel)) ? 1 : 0);
        for (std::size_t needed = 0; needed < panels; ++needed)
            if (rules.needsOf(PanelId(panel)).isOrdered(PanelId(needed)) && catalog.panels()[needed].offered)
                needs[panel * panels + needed] = 1.0f;
    }
    constexpr double kNone = std::numeric_limits<double>::infinity();
    arrays.addInteger("ruled", rules.any() ? 1 : 0);
    arrays.addNumber("cap", rules.cap ? rules.cap->amount * (1.0 + kRounding) : kNone);
    arrays.addNumber("cap_minutes", rules.capMinutes ? rules.capMinutes->amount * (1.0 + kRounding) : kNone);
    arrays.add("minutes", std::move(minutes));
    arrays.add("comes_first", std::move(first));
    arrays.add("needs", std::move(needs), {sizeOf(panels), sizeOf(panels)});
}

void addGaussian(ModuleArrays& arrays, const ConditionalGaussian& gaussian)
{
    arrays.addVector("base_mean", gaussian.mean());
    arrays.addSymmetric("base_covariance", gaussian.covariance());
}

void addFlow(ModuleArrays& arrays, const EmFlowEncoder::Parts& parts)
{
    const kernels::FlowShape& shape = parts.shape;
    const std::size_t first = (shape.features + 1) / 2, second = shape.features / 2;
    std::vector<std::int64_t> read, changed, begin;
    std::size_t at = 0;
    for (std::size_t coupling = 0; coupling < shape.couplings; ++coupling) {
        const std::size_t in = coupling % 2 == 0 ? first : second, out = coupling % 2 == 0 ? second : first;
        read.push_back(sizeOf(in));
        changed.push_back(sizeOf(out));
        begin.push_back(sizeOf(at));
        at += (in + 1) * shape.hidden + (shape.hidden + 1) * shape.hidden + (shape.hidden + 1) * 2 * out;
    }
    addGaussian(arrays, parts.base);
    arrays.add("flow", parts.weights);
    arrays.add("flow_read", std::move(read));
    arrays.add("flow_changed", std::move(changed));
    arrays.add("flow_begin", std::move(begin));
    arrays.addInteger("flow_hidden", shape.hidden);
    arrays.add("scale_bound", std::vector{shape.scaleBound});
    arrays.add("placeholder", parts.placeholder);
}

void addRegressions(ModuleArrays& arrays, const MiceEncoder::Parts& parts)
{
    std::vector<double> weights, intercepts;
    for (const MiceEncoder::Regression& regression : parts.regressions) {
        weights.insert(weights.end(), regression.weights.begin(), regression.weights.end());
        intercepts.push_back(regression.intercept);
    }
    arrays.addVector("encoder_mean", parts.moments.mean);
    arrays.add("regressions", std::move(weights), {sizeOf(parts.regressions.size()), parts.moments.mean.size()});
    arrays.add("intercepts", std::move(intercepts), {sizeOf(parts.regressions.size())});
}

void addForests(ModuleArrays& arrays, const MissForestEncoder::Parts& parts,
                const std::vector<std::vector<float>>& edges)
{
    const std::size_t inner = (std::size_t{1} << parts.depth) - 1;
    std::vector<std::int64_t> features, codes;
    std::vector<float> leaves;
    for (const ImputingForest& forest : parts.forests) {
        for (const TreeSplit& split : forest.splits) {
            features.push_back(split.feature);
            codes.push_back(split.code);
        }
        leaves.insert(leaves.end(), forest.leaves.begin(), forest.leaves.end());
    }
    std::size_t widest = 1;
    for (const std::vector<float>& own : edges)
        widest = std::max(widest, own.size());
    std::vector<float> padded;
    for (const std::vector<float>& own : edges) {
        padded.insert(padded.end(), own.begin(), own.end());
        padded.resize(padded.size() + widest - own.size(), std::numeric_limits<float>::infinity());
    }
    const std::int64_t count = sizeOf(parts.forests.size()), trees = sizeOf(parts.trees);
    arrays.addVector("encoder_mean", parts.moments.mean);
    arrays.add("edges", std::move(padded), {sizeOf(edges.size()), sizeOf(widest)});
    arrays.add("forest_order", std::vector<std::int64_t>(parts.order.begin(), parts.order.end()));
    arrays.addInteger("forest_depth", parts.depth);
    arrays.add("forest_features", std::move(features), {count, trees, sizeOf(inner)});
    arrays.add("forest_codes", std::move(codes), {count, trees, sizeOf(inner)});
    arrays.add("forest_leaves", std::move(leaves), {count, trees, sizeOf(inner + 1)});
}

void addEncoder(ModuleArrays& arrays, const StateEncoder& encoder)
{
    switch (encoder.kind()) {
    case EncoderKind::Mean:
        return arrays.addVector("encoder_mean", static_cast<const MeanEncoder&>(encoder).moments().mean);
    case EncoderKind::Gaussian:
        return addGaussian(arrays, static_cast<const GaussianEncoder&>(encoder).gaussian());
    case EncoderKind::SoftImpute:
        return addGaussian(arrays, static_cast<const SoftImputeEncoder&>(encoder).gaussian());
    case EncoderKind::Mice:
        return addRegressions(arrays, static_cast<const MiceEncoder&>(encoder).parts());
    case EncoderKind::EmFlow:
        return addFlow(arrays, static_cast<const EmFlowEncoder&>(encoder).parts());
    case EncoderKind::MissForest: {
        const MissForestEncoder::Parts& parts = static_cast<const MissForestEncoder&>(encoder).parts();
        return addForests(arrays, parts, parts.bins.edges());
    }
    case EncoderKind::Gain: {
        const GainEncoder::Parts& parts = static_cast<const GainEncoder&>(encoder).parts();
        arrays.add("encoder_mean", parts.means);
        return arrays.addNetwork("gain", GainNetworks(parts.means.size(), parts.hidden).generator,
                                 parts.weights.data());
    }
    }
}

std::string aboutText(const PolicyFacts& facts)
{
    std::string text = facts.title + "\n\nSimulation for education and research. Not for clinical use.\n\n" +
                       "Written by PanelWise " + facts.version + R"(.

Licence: this file and the rules in it are yours. As an additional permission under section 7 of the GNU General Public
License version 3, the parts of PanelWise in it may be used, changed and passed on with them on terms of your choice.

import torch
policy = torch.jit.load("policy.pt")
policy.feature_names   columns of `values`: one float32 row for each patient, NaN where nothing is recorded.
                       "column=value" is 1 where the column has that value and 0 where it has another one;
                       of two values the first is 0 and the second 1.
policy.panel_names     actions 0, 1, …; the two after them diagnose disease and no disease
policy.walk(values)    orders (numbers of panels, then -1), cost, probability of disease, disease (true or false)
policy.decide(values, ordered)   probability and next action of patients whose panels `ordered` (true or false, one
                       column for each panel) are back; values of other panels are not looked at
Also in the file: panelwise.json, read with torch.jit.load(..., _extra_files={"panelwise.json": ""}).

)";
    for (const std::string& line : factLines(facts))
        text += line + '\n';
    return text;
}

std::string jsonText(const PolicyFacts& facts, const PolicyFeatures& features)
{
    using Json = nlohmann::ordered_json;
    constexpr const char* kKinds[] = {"number", "two", "category"};
    Json root{{"title", facts.title},     {"panelwise", facts.version}, {"evidence", facts.evidence},
              {"outcome", facts.outcome}, {"currency", facts.currency}, {"features", features.names}};
    for (const PolicyColumn& column : facts.columns)
        root["columns"].push_back(Json{{"name", column.name},
                                       {"kind", kKinds[static_cast<std::size_t>(column.kind)]},
                                       {"values", column.values},
                                       {"label", column.label},
                                       {"unit", column.unit}});
    for (const Panel& panel : facts.catalog.panels())
        root["panels"].push_back(Json{{"name", panel.name}, {"cost", panel.cost.amount}});
    root["notice"] = "Simulation for education and research. Not for clinical use.";
    return root.dump(1, ' ', false, Json::error_handler_t::replace);
}

} // namespace

Result<std::string> networkModule(const NetworkPolicy& policy, const PolicyFacts& facts)
{
    const NetworkPolicy::Parts& parts = policy.parts();
    const std::size_t features = parts.features.names.size(), panels = facts.catalog.panelCount();
    ModuleArrays arrays;
    addStandardizer(arrays, parts.standardizer);
    addPanels(arrays, facts.catalog, parts.features.visible);
    addRules(arrays, facts.catalog);
    addEncoder(arrays, *parts.encoder);
    arrays.addNumber("class_weight", parts.plan.classifier.classWeight);
    PanelSelector selector = parts.selector;
    const Classifier::OneNetwork classifier = parts.classifier.asOneNetwork();
    arrays.addNetwork("classifier", Network(classifier.inputs, classifier.hidden, 2), classifier.weights.data());
    arrays.addInteger("classifier_sees_known", parts.classifier.seesKnown() ? 1 : 0);
    arrays.addInteger("classifier_sees_trees", parts.classifier.seesTrees() ? 1 : 0);
    arrays.addNumber("tree_scale", static_cast<double>(Classifier::kTreeScale));
    if (parts.trees)
        addTrees(arrays, *parts.trees, PanelRules(facts.catalog, parts.features.visible));
    addPieces(arrays, parts.classifier.pieces());
    const std::size_t outputs = panels + 2 + (parts.plan.ppo.sharedValue ? 1 : 0);
    arrays.addNetwork("selector", Network(2 * features + 2, static_cast<std::size_t>(parts.plan.ppo.hidden), outputs),
                      selector.weights().data());
    arrays.addInteger("by_probability", parts.plan.diagnosedBy == DiagnosedBy::Probability ? 1 : 0);
    arrays.addNumber("case_worth", parts.plan.shape.lambda);
    arrays.addInteger("unrecorded", unrecordedRule(facts.catalog, policy.forbidsUnrecorded()).number);
    std::vector<std::string> names;
    for (const Panel& panel : facts.catalog.panels())
        names.push_back(panel.name);
    return writeScriptModule({.arrays = arrays.take(),
                              .texts = {{"feature_names", parts.features.names},
                                        {"panel_names", std::move(names)},
                                        {"words", {aboutText(facts)}}},
                              .source = networkSource(parts.encoder->kind(), parts.trees != nullptr),
                              .files = {{"panelwise.json", jsonText(facts, parts.features)}}});
}

} // namespace core
