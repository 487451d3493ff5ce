// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lattice/lattice_model.h"

#include "core/learn/tensor_reader_p.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <string>

namespace core {
namespace {

std::string ofSet(std::string_view prefix, std::size_t set, const char* what)
{
    return std::string(prefix) + "set/" + std::to_string(set) + '/' + what;
}

} // namespace

std::vector<std::uint8_t> codesOf(std::span<const float> probability, const FeatureBins& steps)
{
    std::vector<std::uint8_t> codes;
    codes.reserve(probability.size());
    for (const float one : probability)
        codes.push_back(steps.code(0, one));
    return codes;
}

LatticeModel::LatticeModel(Parts parts) : m_parts(std::move(parts))
{
    assert(m_parts.sets.size() == m_parts.lattice.sets().size());
}

std::size_t LatticeModel::outlookCount(std::size_t set) const
{
    const std::size_t orders = m_parts.lattice.sets()[set].orders.size();
    return orders == 0 ? 0 : OrderBasis::outlooks(orders, m_parts.cuts.size());
}

void LatticeModel::writeOutlook(std::size_t set, const std::uint8_t* row, float probability,
                                std::span<float> outlook) const
{
    const SetModel& model = m_parts.sets[set];
    if (!model.outlook)
        return;
    std::vector<std::uint8_t> seen(row, row + m_parts.bins.featureCount());
    seen.push_back(model.probabilitySteps.code(0, probability));
    model.outlook->predict(seen.data(), outlook);
}

std::vector<float> LatticeModel::outlooks(std::size_t set, const BinnedColumns& columns,
                                          std::span<const float> probability) const
{
    const SetModel& model = m_parts.sets[set];
    if (!model.outlook)
        return {};
    return model.outlook->predict(columns, codesOf(probability, model.probabilitySteps));
}

void LatticeModel::save(TensorBundle& bundle, std::string_view prefix) const
{
    const std::string start(prefix);
    m_parts.bins.save(bundle, start + "bins/");
    std::vector<std::uint64_t> closures;
    for (const PanelLattice::Set& set : m_parts.lattice.sets())
        closures.push_back(set.closure.bits());
    bundle.add({start + "sets", {closures.size()}, std::move(closures)});
    bundle.addNumber(start + "cut_count", std::uint64_t{m_parts.cuts.size()});
    addFloats(bundle, start + "cuts", m_parts.cuts);
    for (std::size_t set = 0; set < m_parts.sets.size(); ++set) {
        m_parts.sets[set].estimate.save(bundle, ofSet(prefix, set, "estimate/"));
        m_parts.sets[set].probabilitySteps.save(bundle, ofSet(prefix, set, "steps/"));
        if (m_parts.sets[set].outlook)
            m_parts.sets[set].outlook->save(bundle, ofSet(prefix, set, "outlook/"));
    }
}

namespace {

Result<std::vector<PanelMask>> loadClosures(const TensorBundle& bundle, const std::string& name,
                                            const PanelRules& rules)
{
    const Error damaged{.code = ErrorCode::ProjectDamaged, .subject = name};
    const auto tensor = std::ranges::find(bundle.tensors(), name, &Tensor::name);
    if (tensor == bundle.tensors().end() || tensor->shape.size() != 1)
        return damaged;
    const Result<std::span<const std::uint64_t>> bits = bundle.integers(name, tensor->shape);
    if (!bits)
        return bits.error();
    std::vector<PanelMask> closures;
    for (const std::uint64_t one : *bits) {
        const PanelMask closure(one);
        if (one > PanelMask::all(rules.panelCount()).bits() || rules.closure(closure) != closure ||
            std::ranges::find(closures, closure) != closures.end())
            return damaged;
        closures.push_back(closure);
    }
    if (std::ranges::find(closures, rules.closure(PanelMask())) == closures.end())
        return damaged;
    return closures;
}

} // namespace

Result<LatticeModelPtr> LatticeModel::load(const TensorBundle& bundle, std::string_view prefix,
                                           const TestCatalog& catalog, const FeatureMask& visible, CostAim aim)
{
    const std::string start(prefix);
    const std::size_t features = visible.size();
    const Result<std::vector<PanelMask>> closures = loadClosures(bundle, start + "sets", PanelRules(catalog, visible));
    if (!closures)
        return closures.error();
    Result<FeatureBins> bins = FeatureBins::load(bundle, start + "bins/", features);
    if (!bins)
        return bins.error();
    TensorReader reader(bundle, prefix);
    const std::size_t cutCount = reader.integer("cut_count", 100);
    Parts parts{PanelLattice(catalog, visible, *closures, aim), std::move(*bins), reader.floats("cuts", cutCount), {}};
    if (cutCount == 0 || !std::ranges::is_sorted(parts.cuts))
        reader.refuse("cuts");
    if (reader.error())
        return *reader.error();
    for (std::size_t set = 0; set < closures->size(); ++set) {
        Result<SetEstimate> estimate = SetEstimate::load(bundle, ofSet(prefix, set, "estimate/"), features);
        if (!estimate)
            return estimate.error();
        Result<FeatureBins> steps = FeatureBins::load(bundle, ofSet(prefix, set, "steps/"), 1);
        if (!steps)
            return steps.error();
        parts.sets.push_back({std::move(*estimate), std::move(*steps), std::nullopt});
        SetModel& model = parts.sets.back();
        const std::size_t orders = parts.lattice.sets()[set].orders.size();
        if (orders == 0)
            continue;
        Result<OutlookForest> outlook = OutlookForest::load(bundle, ofSet(prefix, set, "outlook/"), features + 1,
                                                            OrderBasis::outlooks(orders, cutCount));
        if (!outlook)
            return outlook.error();
        model.outlook = std::move(*outlook);
    }
    return LatticeModelPtr(std::make_shared<LatticeModel>(std::move(parts)));
}

} // namespace core
