// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/synthetic/known_optimum.h"

#include <cassert>

namespace core {
namespace {

// Columns, in the order of the table.
enum Variable : std::size_t { kSymptoms, kStrain, kMarkerA, kMarkerB, kUrine, kSmear, kVariables };

// P(yes) of a test in patients without and with the disease.
struct Rates {
    double absent;
    double present;
    double of(std::size_t disease) const { return disease == 0 ? absent : present; }
};

constexpr double kPrevalence = 0.20;
constexpr Rates kSymptomRates{0.35, 0.80};
constexpr double kStrainShare = 0.50;     // the same in both classes: alone it tells nothing
constexpr Rates kRightMarker{0.04, 0.94}; // marker A in strain yes, marker B in strain no
constexpr Rates kWrongMarker{0.60, 0.35}; // in the other strain it misleads
constexpr Rates kUrineRates{0.25, 0.70};
constexpr Rates kSmearAfterUrine{0.45, 0.75}; // given urine yes: the two fail together
constexpr Rates kSmearWithoutUrine{0.15, 0.45};

double chance(bool yes, double rate)
{
    return yes ? rate : 1.0 - rate;
}

double probabilityOf(const DiscreteJoint& joint, std::size_t cell, std::size_t disease)
{
    const auto yes = [&](Variable variable) { return joint.level(cell, variable) == 1; };
    const bool strain = yes(kStrain);
    const Rates& markerA = strain ? kRightMarker : kWrongMarker;
    const Rates& markerB = strain ? kWrongMarker : kRightMarker;
    const Rates& smear = yes(kUrine) ? kSmearAfterUrine : kSmearWithoutUrine;
    return (disease == 1 ? kPrevalence : 1.0 - kPrevalence) * chance(yes(kSymptoms), kSymptomRates.of(disease)) *
           chance(strain, kStrainShare) * chance(yes(kMarkerA), markerA.of(disease)) *
           chance(yes(kMarkerB), markerB.of(disease)) * chance(yes(kUrine), kUrineRates.of(disease)) *
           chance(yes(kSmear), smear.of(disease));
}

} // namespace

std::size_t DiscreteJoint::level(std::size_t cell, std::size_t variable) const
{
    for (std::size_t i = 0; i < variable; ++i)
        cell /= variables[i].levels;
    return cell % variables[variable].levels;
}

double DiscreteJoint::prevalence() const
{
    double sum = 0.0;
    for (const auto& cell : probability)
        sum += cell[1];
    return sum;
}

DiscretePatient drawPatient(const DiscreteJoint& joint, RandomStream& stream)
{
    double left = stream.uniform();
    for (std::size_t cell = 0; cell < joint.cellCount(); ++cell)
        for (const Disease disease : {Disease::Absent, Disease::Present}) {
            left -= joint.probability[cell][static_cast<std::size_t>(disease)];
            if (left < 0.0)
                return {.cell = cell, .outcome = disease};
        }
    // Rounding may leave a last sliver above the sum.
    return {.cell = joint.cellCount() - 1, .outcome = Disease::Present};
}

DiscreteJoint knownOptimumJoint()
{
    DiscreteJoint joint;
    joint.variables = {{"symptoms"}, {"strain"}, {"marker_a"}, {"marker_b"}, {"urine"}, {"smear"}};
    assert(joint.variables.size() == kVariables);
    joint.probability.resize(std::size_t{1} << kVariables);
    for (std::size_t cell = 0; cell < joint.cellCount(); ++cell)
        for (std::size_t disease = 0; disease < 2; ++disease)
            joint.probability[cell][disease] = probabilityOf(joint, cell, disease);
    return joint;
}

Task knownOptimumTask()
{
    Task task;
    task.name = "Known optimum";
    task.label = "label";
    task.visible = {"symptoms"};
    task.panels = {{.name = "Typing", .cost = Cost(2.0), .columns = {"strain"}},
                   {.name = "Marker A", .cost = Cost(6.0), .columns = {"marker_a"}},
                   {.name = "Marker B", .cost = Cost(6.0), .columns = {"marker_b"}},
                   {.name = "Urine and smear", .cost = Cost(10.0), .columns = {"urine", "smear"}}};
    task.priceSource = "Made up, like the disease.";
    for (const auto& [column, label] :
         {std::pair{"symptoms", "Symptoms"}, std::pair{"strain", "Strain"}, std::pair{"marker_a", "Marker A"},
          std::pair{"marker_b", "Marker B"}, std::pair{"urine", "Urine strip"}, std::pair{"smear", "Smear"}})
        task.tests[column].label = label;
    return task;
}

} // namespace core
