// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smddpo/training_data_p.h"

#include "core/data/cohort/outer_folds.h"
#include "core/data/cohort/study_patients.h"
#include "core/lattice/set_trees.h"

#include <algorithm>

namespace core {
namespace {

constexpr std::size_t kSampleOfTraining = 2000; // enough for a curve, little enough for every loop

std::vector<PatientIndex> members(const Split& split, SplitPart part)
{
    const std::span<const PatientIndex> patients = split.patients(part);
    return {patients.begin(), patients.end()};
}

// Every k-th, so that no draw is needed and all of the list is represented.
template <typename Value>
std::vector<Value> someOf(const std::vector<Value>& all)
{
    const std::size_t every = (all.size() + kSampleOfTraining - 1) / kSampleOfTraining;
    std::vector<Value> some;
    for (std::size_t i = 0; i < all.size(); i += std::max<std::size_t>(1, every))
        some.push_back(all[i]);
    return some;
}

std::vector<PatientIndex> teachers(const Split& split, SplitPart part, const TrainingPlan& plan)
{
    return plan.sharedPatients ? split.trainingPatients() : members(split, part);
}

} // namespace

PatientGroup::PatientGroup(const Cohort& cohort, const Standardizer& standardizer, std::vector<PatientIndex> members)
    : patients(std::move(members)),
      rows(standardizer, rawRows(cohort, patients)),
      diseased(diseasedFlags(cohort, patients))
{
}

TrainingData::TrainingData(const Cohort& cohort, const Split& split, const Standardizer& standardizer,
                           const TrainingPlan& plan)
    : rules(cohort.catalog(), cohort.visibleFeatures()),
      policy(cohort, standardizer, teachers(split, SplitPart::Policy, plan)),
      policySample(cohort, standardizer, someOf(policy.patients)),
      classifierValidation(cohort, standardizer, members(split, SplitPart::ClassifierValidation)),
      policyValidation(cohort, standardizer,
                       plan.sharedPatients ? split.validationPatients() : members(split, SplitPart::PolicyValidation)),
      encoder(encoderData(cohort, split, standardizer, teachers(split, SplitPart::Encoder, plan)))
{
    const auto members = static_cast<std::size_t>(plan.classifier.members);
    if (members > 1)
        policy.folds = dealtFolds(cohort, members, plan.seed);
    if (plan.classifier.trees)
        policy.treeFolds = members > 1 ? policy.folds : dealtFolds(cohort, SetTrees::kFolds, plan.seed);
    policySample.folds = someOf(policy.folds);
    policySample.treeFolds = someOf(policy.treeFolds);
}

// Rows of one group stay together, and so no member learns from a patient it is to judge.
std::vector<std::uint8_t> TrainingData::dealtFolds(const Cohort& cohort, std::size_t count, Seed seed) const
{
    const std::vector<std::uint32_t>& groupOf = cohort.splitGuide().groups;
    std::vector<Disease> outcomes;
    std::vector<std::uint32_t> groups;
    for (const PatientIndex patient : policy.patients) {
        outcomes.push_back(cohort.outcome(patient));
        if (!groupOf.empty())
            groups.push_back(groupOf[patient.value]);
    }
    const Result<std::vector<std::uint32_t>> dealt = dealFolds(outcomes, groups, count, seed);
    std::vector<std::uint8_t> folds;
    for (std::size_t i = 0; i < policy.patients.size(); ++i) {
        // Fewer patients of one outcome than members: then by groups alone.
        const std::size_t fold = dealt ? (*dealt)[i] : (groups.empty() ? i : groups[i]) % count;
        folds.push_back(static_cast<std::uint8_t>(fold));
    }
    return folds;
}

std::vector<float> standardizedRows(const Cohort& cohort, const Standardizer& standardizer,
                                    std::span<const PatientIndex> patients)
{
    const PatientRows rows(standardizer, rawRows(cohort, patients));
    return {rows.values().begin(), rows.values().end()};
}

EncoderData encoderData(const Cohort& cohort, const Split& split, const Standardizer& standardizer,
                        std::span<const PatientIndex> teachers)
{
    EncoderData data;
    data.features = cohort.featureCount();
    data.training = standardizedRows(cohort, standardizer, teachers);
    data.validation = standardizedRows(cohort, standardizer, split.patients(SplitPart::ClassifierValidation));
    data.visible = cohort.visibleFeatures();
    for (const Panel& panel : cohort.catalog().panels())
        data.panels.push_back(panel.features);
    return data;
}

Standardizer fitStandardizer(const Cohort& cohort, const Split& split, bool logSkewed)
{
    std::vector<PatientIndex> training = members(split, SplitPart::Encoder);
    std::ranges::copy(split.patients(SplitPart::Policy), std::back_inserter(training));
    return Standardizer::fit(cohort, training, logSkewed);
}

std::string dataKey(const Cohort& cohort, const Split& split)
{
    return patientsFingerprint(cohort, split).hex();
}

} // namespace core
