// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/synthetic/builtin_cohorts.h"
#include "core/policy/policy.h"
#include "core/search/front_search.h"
#include "core/smddpo/training_run.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <span>

namespace {

struct Drawn {
    core::CohortPtr cohort;
    core::Split split;
};

Drawn drawn()
{
    const core::Result<core::Sample> sample = core::drawBuiltinCohort("known-optimum", 300, core::Seed{1});
    const core::CohortPtr cohort = *core::makeCohort(sample->table, sample->task);
    return {cohort, *core::makeSplit(*cohort, {})};
}

core::TensorBundle trainedPolicy(const Drawn& drawn)
{
    core::TrainingPlan plan;
    plan.encoder.kind = core::EncoderKind::Gaussian;
    plan.classifier.hidden = 4;
    plan.ppo.hidden = 4;
    plan.ppo.epochs = 1;
    plan.loop = {.outerLoops = 1, .stepsPerLoop = 64, .evaluateEvery = 1};
    return core::runTraining(plan, *drawn.cohort, drawn.split, {}, {}, {.bootstrapResamples = 0})->policy->save();
}

core::TensorBundle policyOfAFront(const Drawn& drawn, core::FrontMethod method)
{
    core::FrontPlan plan;
    plan.method = method;
    plan.lattice = {.folds = 2,
                    .rounds = 3,
                    .patience = 3,
                    .depth = 2,
                    .rate = 0.3,
                    .smallestLeaf = 10,
                    .mostSets = 4, // some are left out
                    .targets = 1,
                    .prices = 3};
    const auto front = core::findFront(plan, *drawn.cohort, drawn.split, {}, {}, {.bootstrapResamples = 0});
    core::TensorBundle whole = front->shared;
    whole.append(front->policies.back().own);
    return whole;
}

// Policies as they are stored, one of each kind, made in a moment.
const std::array<core::TensorBundle, 3>& storedPolicies()
{
    static const std::array<core::TensorBundle, 3> bundles = [] {
        const Drawn patients = drawn();
        return std::array{trainedPolicy(patients), policyOfAFront(patients, core::FrontMethod::Lattice),
                          policyOfAFront(patients, core::FrontMethod::Exact)};
    }();
    return bundles;
}

class Edits {
public:
    explicit Edits(std::span<const std::uint8_t> script) : m_script(script) {}
    bool more() const { return !m_script.empty(); }
    std::uint64_t next()
    {
        if (m_script.empty())
            return 0;
        const std::uint64_t value = m_script.front();
        m_script = m_script.subspan(1);
        return value;
    }

private:
    std::span<const std::uint8_t> m_script;
};

void damageValue(core::Tensor::Values& values, std::uint64_t place, std::uint64_t kind)
{
    std::visit(
        [&](auto& numbers) {
            using Number = typename std::remove_reference_t<decltype(numbers)>::value_type;
            if (numbers.empty())
                return;
            Number& number = numbers[place * 37 % numbers.size()];
            const Number choices[] = {Number(0),
                                      Number(1),
                                      std::numeric_limits<Number>::max(),
                                      std::numeric_limits<Number>::lowest(),
                                      std::numeric_limits<Number>::quiet_NaN(),
                                      static_cast<Number>(kind)};
            number = choices[kind % std::size(choices)];
        },
        values);
}

void edit(std::vector<core::Tensor>& tensors, Edits& edits)
{
    const std::uint64_t what = edits.next() % 4;
    core::Tensor& tensor = tensors[edits.next() % tensors.size()];
    if (what == 0)
        damageValue(tensor.values, edits.next(), edits.next());
    else if (what == 1)
        tensors.erase(tensors.begin() + (&tensor - tensors.data()));
    else if (what == 2)
        tensor.values = tensors[edits.next() % tensors.size()].values;
    else
        tensor = {tensor.name, tensors[edits.next() % tensors.size()].shape,
                  tensors[edits.next() % tensors.size()].values};
}

} // namespace

// A stored policy with any of its numbers, texts and shapes changed: refused, or a policy that decides without harm.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    Edits edits(std::span(data, size).first(std::min<std::size_t>(size, 64)));
    std::vector<core::Tensor> tensors = storedPolicies()[edits.next() % storedPolicies().size()].tensors();
    while (edits.more() && !tensors.empty())
        edit(tensors, edits);
    core::TensorBundle bundle;
    for (core::Tensor& tensor : tensors) {
        const std::size_t count = std::visit([](const auto& numbers) { return numbers.size(); }, tensor.values);
        std::uint64_t product = 1;
        for (const std::uint64_t extent : tensor.shape)
            product *= extent;
        if (product != count)
            tensor.shape = {count};
        if (!bundle.contains(tensor.name))
            bundle.add(std::move(tensor));
    }
    const core::Result<core::PolicyPtr> policy = core::Policy::load(bundle);
    if (!policy)
        return 0;
    const std::vector<float> values((*policy)->features().names.size(), 1.0f);
    const std::uint64_t all =
        core::PanelMask::all(std::min<std::size_t>(5, (*policy)->features().catalog.panelCount())).bits();
    for (std::uint64_t ordered = 0; ordered <= all; ++ordered)
        (*policy)->decide(values, core::PanelMask(ordered));
    return 0;
}
