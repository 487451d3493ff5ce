#include "core/train/training_data_p.h"

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
std::vector<PatientIndex> someOf(const std::vector<PatientIndex>& all)
{
    const std::size_t every = (all.size() + kSampleOfTraining - 1) / kSampleOfTraining;
    std::vector<PatientIndex> some;
    for (std::size_t i = 0; i < all.size(); i += std::max<std::size_t>(1, every))
        some.push_back(all[i]);
    return some;
}

EncoderData encoderData(const Cohort& cohort, const Split& split, const Standardizer& standardizer)
{
    const auto rowsOf = [&](SplitPart part) {
        const PatientRows rows(cohort.catalog(), standardizer, rawRows(cohort, split.patients(part)));
        return std::vector<float>(rows.values().begin(), rows.values().end());
    };
    EncoderData data{.features = cohort.featureCount(),
                     .training = rowsOf(SplitPart::Encoder),
                     .validation = rowsOf(SplitPart::ClassifierValidation),
                     .visible = cohort.visibleFeatures(),
                     .panels = {}};
    for (const Panel& panel : cohort.catalog().panels())
        data.panels.push_back(panel.features);
    return data;
}

} // namespace

PatientGroup::PatientGroup(const Cohort& cohort, const Standardizer& standardizer, std::vector<PatientIndex> members)
    : patients(std::move(members)),
      rows(cohort.catalog(), standardizer, rawRows(cohort, patients)),
      diseased(diseasedFlags(cohort, patients))
{
}

TrainingData::TrainingData(const Cohort& cohort, const Split& split, const Standardizer& standardizer)
    : rules(cohort.catalog(), cohort.visibleFeatures()),
      policy(cohort, standardizer, members(split, SplitPart::Policy)),
      policySample(cohort, standardizer, someOf(policy.patients)),
      classifierValidation(cohort, standardizer, members(split, SplitPart::ClassifierValidation)),
      policyValidation(cohort, standardizer, members(split, SplitPart::PolicyValidation)),
      encoder(encoderData(cohort, split, standardizer))
{
}

Standardizer fitStandardizer(const Cohort& cohort, const Split& split)
{
    std::vector<PatientIndex> training = members(split, SplitPart::Encoder);
    std::ranges::copy(split.patients(SplitPart::Policy), std::back_inserter(training));
    return Standardizer::fit(cohort, training);
}

} // namespace core
