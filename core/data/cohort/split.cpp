// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cohort/split.h"

#include "core/base/random.h"
#include "core/data/cohort/cohort.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <initializer_list>
#include <utility>

namespace core {
namespace {

using Shares = std::array<double, kSplitParts>;
using Counts = std::array<std::size_t, kSplitParts>;

std::size_t position(SplitPart part)
{
    return static_cast<std::size_t>(part);
}

// The plan's shares of the named parts, scaled to add up to 1; the other parts get none.
Shares sharesAmong(const SplitPlan& plan, std::initializer_list<SplitPart> parts)
{
    double sum = 0.0;
    for (const SplitPart part : parts)
        sum += plan.shares[position(part)];
    Shares shares{};
    for (const SplitPart part : parts)
        shares[position(part)] = sum > 0.0 ? plan.shares[position(part)] / sum : 0.0;
    return shares;
}

// Whole patients nearest to the shares: those left over after rounding down go to the largest remainders.
Counts apportion(std::size_t patients, const Shares& shares)
{
    Counts counts{};
    std::array<std::pair<double, std::size_t>, kSplitParts> remainders;
    std::size_t given = 0;
    for (std::size_t part = 0; part < kSplitParts; ++part) {
        const double exact = shares[part] * static_cast<double>(patients);
        // A share that is a whole number but for rounding counts as that number.
        counts[part] = std::min(static_cast<std::size_t>(std::floor(exact + 1e-9)), patients - given);
        given += counts[part];
        remainders[part] = {static_cast<double>(counts[part]) - exact, part};
    }
    std::sort(remainders.begin(), remainders.end());
    for (std::size_t i = 0; given < patients; ++i, ++given)
        ++counts[remainders[i % kSplitParts].second];
    return counts;
}

std::string_view nameOf(std::size_t part)
{
    constexpr std::array<std::string_view, kSplitParts> names{"train", "train", "validation", "validation", "test"};
    return names[part];
}

class Dealer {
public:
    Dealer(std::span<const Disease> outcomes, const SplitPlan& plan)
        : m_outcomes(outcomes),
          m_stream(plan.seed, "split"),
          m_parts(outcomes.size(), SplitPart::Test)
    {
    }

    // Deals the patients of one outcome out to the parts. False where a part stays empty.
    bool deal(std::vector<std::size_t> patients, const Shares& shares)
    {
        m_stream.shuffle(std::span(patients));
        const Counts counts = apportion(patients.size(), shares);
        std::size_t next = 0;
        for (std::size_t part = 0; part < kSplitParts; ++part) {
            if (shares[part] > 0.0 && counts[part] == 0) {
                m_emptyPart = part;
                return false;
            }
            for (std::size_t i = 0; i < counts[part]; ++i)
                m_parts[patients[next++]] = static_cast<SplitPart>(part);
        }
        return true;
    }

    template <typename Belongs>
    bool dealWhere(const Shares& shares, Belongs belongs)
    {
        for (const Disease outcome : {Disease::Absent, Disease::Present}) {
            std::vector<std::size_t> patients;
            for (std::size_t i = 0; i < m_outcomes.size(); ++i)
                if (m_outcomes[i] == outcome && belongs(i))
                    patients.push_back(i);
            if (!deal(std::move(patients), shares))
                return false;
        }
        return true;
    }

    Error emptyPart() const { return {.code = ErrorCode::SplitPartEmpty, .detail = std::string(nameOf(m_emptyPart))}; }
    std::vector<SplitPart> take() { return std::move(m_parts); }

private:
    std::span<const Disease> m_outcomes;
    RandomStream m_stream;
    std::vector<SplitPart> m_parts;
    std::size_t m_emptyPart = 0;
};

} // namespace

Split::Split(std::vector<SplitPart> partOfPatient) : m_partOfPatient(std::move(partOfPatient))
{
    for (std::size_t i = 0; i < m_partOfPatient.size(); ++i)
        m_patients[position(m_partOfPatient[i])].push_back(PatientIndex(i));
}

std::span<const PatientIndex> Split::patients(SplitPart part) const
{
    return m_patients[position(part)];
}

std::size_t Split::trainingCount() const
{
    return count(SplitPart::Encoder) + count(SplitPart::Policy);
}

std::vector<PatientIndex> Split::trainingPatients() const
{
    std::vector<PatientIndex> training(patients(SplitPart::Encoder).begin(), patients(SplitPart::Encoder).end());
    std::ranges::copy(patients(SplitPart::Policy), std::back_inserter(training));
    return training;
}

std::size_t Split::validationCount() const
{
    return count(SplitPart::ClassifierValidation) + count(SplitPart::PolicyValidation);
}

Result<Split> splitPatients(std::span<const Disease> outcomes, std::span<const GivenSplit> given, const SplitPlan& plan)
{
    using enum SplitPart;
    Dealer dealer(outcomes, plan);
    bool complete = true;
    if (given.empty()) {
        const Shares shares = sharesAmong(plan, {Encoder, Policy, ClassifierValidation, PolicyValidation, Test});
        complete = dealer.dealWhere(shares, [](std::size_t) { return true; });
    } else {
        assert(given.size() == outcomes.size());
        const auto says = [given](GivenSplit word) {
            return [given, word](std::size_t i) { return given[i] == word; };
        };
        complete = dealer.dealWhere(sharesAmong(plan, {Encoder, Policy}), says(GivenSplit::Train)) &&
                   dealer.dealWhere(sharesAmong(plan, {ClassifierValidation, PolicyValidation}),
                                    says(GivenSplit::Validation)) &&
                   dealer.dealWhere(sharesAmong(plan, {Test}), says(GivenSplit::Test));
    }
    if (!complete)
        return dealer.emptyPart();
    return Split(dealer.take());
}

Result<Split> makeSplit(const Cohort& cohort, const SplitPlan& plan)
{
    return splitPatients(cohort.outcomes(), cohort.givenSplit(), plan);
}

} // namespace core
