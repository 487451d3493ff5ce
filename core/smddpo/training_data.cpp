// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smddpo/training_data_p.h"

#include "core/data/cohort/study_patients.h"

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

} // namespace

PatientGroup::PatientGroup(const Cohort& cohort, const Standardizer& standardizer, std::vector<PatientIndex> members)
    : patients(std::move(members)),
      rows(standardizer, rawRows(cohort, patients)),
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

std::vector<float> standardizedRows(const Cohort& cohort, const Standardizer& standardizer,
                                    std::span<const PatientIndex> patients)
{
    const PatientRows rows(standardizer, rawRows(cohort, patients));
    return {rows.values().begin(), rows.values().end()};
}

EncoderData encoderData(const Cohort& cohort, const Split& split, const Standardizer& standardizer)
{
    EncoderData data;
    data.features = cohort.featureCount();
    data.training = standardizedRows(cohort, standardizer, split.patients(SplitPart::Encoder));
    data.validation = standardizedRows(cohort, standardizer, split.patients(SplitPart::ClassifierValidation));
    data.visible = cohort.visibleFeatures();
    for (const Panel& panel : cohort.catalog().panels())
        data.panels.push_back(panel.features);
    return data;
}

Standardizer fitStandardizer(const Cohort& cohort, const Split& split)
{
    std::vector<PatientIndex> training = members(split, SplitPart::Encoder);
    std::ranges::copy(split.patients(SplitPart::Policy), std::back_inserter(training));
    return Standardizer::fit(cohort, training);
}

std::string dataKey(const Cohort& cohort, const Split& split)
{
    return patientsFingerprint(cohort, split).hex();
}

} // namespace core
