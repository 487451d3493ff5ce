// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cohort/split.h"

#include "core/base/random.h"
#include "core/data/cohort/cohort.h"
#include "core/data/cohort/split_units_p.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <initializer_list>
#include <map>
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
    Dealer(std::span<const Disease> outcomes, std::span<const std::uint32_t> groups, const SplitPlan& plan)
        : m_units(splitUnits(outcomes, groups)),
          m_stream(plan.seed, "split"),
          m_parts(outcomes.size(), SplitPart::Test)
    {
    }

    const std::vector<SplitUnit>& units() const { return m_units; }

    // Deals units of one outcome out to the parts. False where a part stays empty.
    bool deal(std::vector<std::size_t> units, const Shares& shares)
    {
        m_stream.shuffle(std::span(units));
        const Counts counts = apportion(units.size(), shares);
        std::size_t next = 0;
        for (std::size_t part = 0; part < kSplitParts; ++part) {
            if (shares[part] > 0.0 && counts[part] == 0) {
                m_emptyPart = part;
                return false;
            }
            for (std::size_t i = 0; i < counts[part]; ++i)
                for (const std::size_t row : m_units[units[next++]].rows)
                    m_parts[row] = static_cast<SplitPart>(part);
        }
        return true;
    }

    template <typename Belongs>
    bool dealWhere(const Shares& shares, Belongs belongs)
    {
        for (const Disease outcome : {Disease::Absent, Disease::Present}) {
            std::vector<std::size_t> units;
            for (std::size_t i = 0; i < m_units.size(); ++i)
                if (m_units[i].outcome == outcome && belongs(i))
                    units.push_back(i);
            if (!deal(std::move(units), shares))
                return false;
        }
        return true;
    }

    // Training, validation and test as said of each unit; what is learning is divided at random.
    bool dealAsGiven(std::span<const GivenSplit> ofUnit, const SplitPlan& plan)
    {
        using enum SplitPart;
        const auto says = [ofUnit](GivenSplit word) {
            return [ofUnit, word](std::size_t unit) { return ofUnit[unit] == word; };
        };
        if (std::ranges::find(ofUnit, GivenSplit::Learning) != ofUnit.end())
            return dealWhere(sharesAmong(plan, {Encoder, Policy, ClassifierValidation, PolicyValidation}),
                             says(GivenSplit::Learning)) &&
                   dealWhere(sharesAmong(plan, {Test}), says(GivenSplit::Test));
        return dealWhere(sharesAmong(plan, {Encoder, Policy}), says(GivenSplit::Train)) &&
               dealWhere(sharesAmong(plan, {ClassifierValidation, PolicyValidation}), says(GivenSplit::Validation)) &&
               dealWhere(sharesAmong(plan, {Test}), says(GivenSplit::Test));
    }

    Error emptyPart() const { return {.code = ErrorCode::SplitPartEmpty, .detail = std::string(nameOf(m_emptyPart))}; }
    std::vector<SplitPart> take() { return std::move(m_parts); }

private:
    std::vector<SplitUnit> m_units;
    RandomStream m_stream;
    std::vector<SplitPart> m_parts;
    std::size_t m_emptyPart = 0;
};

// Whoever has a row in the test, or in validation, is there as a whole: nobody is learned from and judged.
std::vector<GivenSplit> givenOf(const std::vector<SplitUnit>& units, std::span<const GivenSplit> given)
{
    std::vector<GivenSplit> ofUnit;
    for (const SplitUnit& unit : units) {
        GivenSplit said = given[unit.rows.front()];
        for (const std::size_t row : unit.rows)
            if (given[row] == GivenSplit::Test || (given[row] == GivenSplit::Validation && said != GivenSplit::Test))
                said = given[row];
        ofUnit.push_back(said);
    }
    return ofUnit;
}

// Of rising times, the place nearest to `wanted` where one time ends and a later one begins.
std::size_t borderNear(const std::vector<double>& times, std::size_t wanted)
{
    const auto isBorder = [&](std::size_t at) { return at > 0 && at < times.size() && times[at - 1] < times[at]; };
    for (std::size_t distance = 0; distance <= times.size(); ++distance) {
        if (wanted + distance < times.size() && isBorder(wanted + distance))
            return wanted + distance;
        if (distance <= wanted && isBorder(wanted - distance))
            return wanted - distance;
    }
    return times.size();
}

// The past teaches: the newest are the test, those before them validation. A unit is as new as its newest row, and
// whoever is equally old is in the same part.
std::vector<GivenSplit> givenByTime(const std::vector<SplitUnit>& units, std::span<const double> times,
                                    const SplitPlan& plan)
{
    std::vector<double> ofUnit, sorted;
    for (const SplitUnit& unit : units) {
        double newest = times[unit.rows.front()];
        for (const std::size_t row : unit.rows)
            newest = std::max(newest, times[row]);
        ofUnit.push_back(newest);
    }
    sorted = ofUnit;
    std::ranges::sort(sorted);
    using enum SplitPart;
    const double test = plan.shares[position(Test)];
    const double validation = plan.shares[position(ClassifierValidation)] + plan.shares[position(PolicyValidation)];
    const auto count = static_cast<double>(sorted.size());
    const std::size_t testFrom = borderNear(sorted, static_cast<std::size_t>(std::lround(count * (1.0 - test))));
    const std::vector<double> older(sorted.begin(), sorted.begin() + static_cast<std::ptrdiff_t>(testFrom));
    const std::size_t validationFrom =
        borderNear(older, static_cast<std::size_t>(std::lround(count * (1.0 - test - validation))));
    std::vector<GivenSplit> given;
    for (const double time : ofUnit)
        given.push_back(testFrom < sorted.size() && time >= sorted[testFrom]             ? GivenSplit::Test
                        : validationFrom < older.size() && time >= older[validationFrom] ? GivenSplit::Validation
                                                                                         : GivenSplit::Train);
    return given;
}

} // namespace

std::vector<SplitUnit> splitUnits(std::span<const Disease> outcomes, std::span<const std::uint32_t> groups)
{
    std::vector<SplitUnit> units;
    std::map<std::uint32_t, std::size_t> places;
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
        const auto place = groups.empty() ? units.size() : places.try_emplace(groups[i], units.size()).first->second;
        if (place == units.size())
            units.emplace_back();
        units[place].rows.push_back(i);
        if (outcomes[i] == Disease::Present)
            units[place].outcome = Disease::Present;
    }
    return units;
}

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

std::vector<PatientIndex> Split::validationPatients() const
{
    std::vector<PatientIndex> validation;
    for (const SplitPart part : {SplitPart::ClassifierValidation, SplitPart::PolicyValidation})
        std::ranges::copy(patients(part), std::back_inserter(validation));
    std::ranges::sort(validation);
    return validation;
}

Result<Split> splitPatients(std::span<const Disease> outcomes, const SplitGuide& guide, const SplitPlan& plan)
{
    using enum SplitPart;
    assert(guide.given.empty() || guide.given.size() == outcomes.size());
    assert(guide.groups.empty() || guide.groups.size() == outcomes.size());
    assert(guide.times.empty() || guide.times.size() == outcomes.size());
    Dealer dealer(outcomes, guide.groups, plan);
    bool complete = true;
    if (!guide.times.empty())
        complete = dealer.dealAsGiven(givenByTime(dealer.units(), guide.times, plan), plan);
    else if (!guide.given.empty())
        complete = dealer.dealAsGiven(givenOf(dealer.units(), guide.given), plan);
    else
        complete = dealer.dealWhere(sharesAmong(plan, {Encoder, Policy, ClassifierValidation, PolicyValidation, Test}),
                                    [](std::size_t) { return true; });
    if (!complete)
        return dealer.emptyPart();
    return Split(dealer.take());
}

Result<Split> makeSplit(const Cohort& cohort, const SplitPlan& plan)
{
    return splitPatients(cohort.outcomes(), cohort.splitGuide(), plan);
}

} // namespace core
