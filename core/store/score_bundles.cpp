// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/score_bundles_p.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <functional>
#include <limits>

namespace core {
namespace {

using Numbers = std::vector<std::uint64_t>;

template <typename List, typename Number>
Numbers numbersOf(const List& list, Number number)
{
    Numbers numbers(list.size());
    std::transform(list.begin(), list.end(), numbers.begin(), number);
    return numbers;
}

void add(TensorBundle& bundle, const std::string& part, const ScoredPatients& scored)
{
    const std::vector<std::uint64_t> shape{scored.count()};
    const auto isIll = [](Disease disease) { return std::uint64_t{disease == Disease::Present}; };
    bundle.addNumber(part + "/count", std::uint64_t{scored.count()});
    bundle.add({part + "/patients", shape, numbersOf(scored.patients, [](PatientIndex one) { return one.value; })});
    bundle.add({part + "/probability", shape, scored.probability});
    bundle.add({part + "/said", shape, numbersOf(scored.said, isIll)});
    bundle.add({part + "/cost", shape, scored.cost});
    bundle.add({part + "/ordered", shape,
                numbersOf(scored.ordered, [](PanelMask panels) { return std::uint64_t{panels.bits()}; })});
    bundle.add({part + "/truth", shape, numbersOf(scored.truth, isIll)});
}

Error damaged(const std::string& what)
{
    return {.code = ErrorCode::ProjectDamaged, .subject = what};
}

// Turns a list of stored numbers into one of values; none may be above `most`.
template <typename Value, typename Make>
Status take(const TensorBundle& bundle, const std::string& name, std::uint64_t count, std::uint64_t most,
            std::vector<Value>& values, Make make)
{
    const Result<std::span<const std::uint64_t>> numbers = bundle.integers(name, std::span(&count, 1));
    if (!numbers)
        return numbers.error();
    if (std::any_of(numbers->begin(), numbers->end(), [most](std::uint64_t number) { return number > most; }))
        return damaged(name);
    values.clear();
    std::transform(numbers->begin(), numbers->end(), std::back_inserter(values), make);
    return Done{};
}

template <typename Allowed>
Status take(const TensorBundle& bundle, const std::string& name, std::uint64_t count, std::vector<double>& values,
            Allowed allowed)
{
    const Result<std::span<const double>> numbers = bundle.doubles(name, std::span(&count, 1));
    if (!numbers)
        return numbers.error();
    if (!std::all_of(numbers->begin(), numbers->end(), allowed))
        return damaged(name);
    values.assign(numbers->begin(), numbers->end());
    return Done{};
}

Status take(const TensorBundle& bundle, const std::string& part, ScoredPatients& scored)
{
    const Result<std::uint64_t> count = bundle.integer(part + "/count");
    if (!count)
        return count.error();
    const auto disease = [](std::uint64_t ill) { return ill == 1 ? Disease::Present : Disease::Absent; };
    const auto patient = [](std::uint64_t number) { return PatientIndex(number); };
    const auto panels = [](std::uint64_t bits) { return PanelMask(bits); };
    const auto isProbability = [](double value) { return value >= 0.0 && value <= 1.0; };
    constexpr std::uint64_t kAny = std::numeric_limits<std::uint64_t>::max();
    for (const Status& taken :
         {take(bundle, part + "/patients", *count, kAny, scored.patients, patient),
          take(bundle, part + "/probability", *count, scored.probability, isProbability),
          take(bundle, part + "/said", *count, 1, scored.said, disease),
          take(bundle, part + "/cost", *count, scored.cost, [](double value) { return std::isfinite(value); }),
          take(bundle, part + "/ordered", *count, kAny, scored.ordered, panels),
          take(bundle, part + "/truth", *count, 1, scored.truth, disease)})
        if (!taken)
            return taken.error();
    const bool rising = std::adjacent_find(scored.patients.begin(), scored.patients.end(), std::greater_equal<>()) ==
                        scored.patients.end();
    return rising ? Status(Done{}) : Status(damaged(part + "/patients"));
}

} // namespace

TensorBundle scoresBundle(const BaselineScores& scores)
{
    assert(scores.validation && scores.test);
    TensorBundle bundle;
    add(bundle, "validation", *scores.validation);
    add(bundle, "test", *scores.test);
    return bundle;
}

Result<BaselineScores> scoresFrom(const TensorBundle& bundle)
{
    ScoredPatients validation, test;
    if (const Status taken = take(bundle, "validation", validation); !taken)
        return taken.error();
    if (const Status taken = take(bundle, "test", test); !taken)
        return taken.error();
    return BaselineScores{.validation = std::make_shared<const ScoredPatients>(std::move(validation)),
                          .test = std::make_shared<const ScoredPatients>(std::move(test))};
}

} // namespace core
