// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/model_data_p.h"

#include "core/baselines/system_fit_p.h"
#include "core/data/cohort/standardizer.h"
#include "core/environment/patient_rows_p.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace core {
namespace {

std::vector<FeatureId> featuresSeen(const Cohort& cohort, PanelMask panels)
{
    const FeatureMask known = cohort.catalog().featuresOf(panels, cohort.visibleFeatures());
    std::vector<FeatureId> features;
    for (std::size_t feature = 0; feature < known.size(); ++feature)
        if (known.isKnown(FeatureId(feature)))
            features.emplace_back(feature);
    return features;
}

// One column of the model for every patient of a group.
template <typename ValueOf>
void writeColumn(ModelRows& rows, std::size_t column, std::span<const PatientIndex> patients, ValueOf valueOf)
{
    for (std::size_t row = 0; row < patients.size(); ++row)
        rows.values[row * rows.columns + column] = valueOf(patients[row]);
}

// Mean of the recorded values, and whether any is missing.
struct Filling {
    float mean = 0.0f;
    bool gaps = false;
};

template <typename ValueOf>
Filling fillingOf(std::span<const PatientIndex> patients, ValueOf valueOf)
{
    double sum = 0.0, count = 0.0;
    for (const PatientIndex patient : patients)
        if (const float value = valueOf(patient); !std::isnan(value)) {
            sum += static_cast<double>(value);
            count += 1.0;
        }
    return {.mean = count > 0.0 ? static_cast<float>(sum / count) : 0.0f,
            .gaps = count < static_cast<double>(patients.size())};
}

class ModelDataBuilder {
public:
    ModelDataBuilder(const Cohort& cohort, const Split& split)
        : m_training(trainingPatients(split)),
          m_validation(validationPatients(split)),
          m_test(split.patients(SplitPart::Test))
    {
        m_data.diseased = diseasedFlags(cohort, m_training);
        for (const PatientIndex patient : m_validation)
            m_data.truth.push_back(cohort.outcome(patient));
    }

    std::span<const PatientIndex> training() const { return m_training; }

    void setColumns(std::size_t columns)
    {
        for (const Group& group : groups()) {
            group.rows.columns = columns;
            group.rows.values.resize(columns * group.patients.size());
        }
    }

    template <typename ValueOf>
    void write(std::size_t column, ValueOf valueOf)
    {
        for (const Group& group : groups())
            writeColumn(group.rows, column, group.patients, valueOf);
    }

    ModelData take() { return std::move(m_data); }

private:
    struct Group {
        ModelRows& rows;
        std::span<const PatientIndex> patients;
    };
    std::array<Group, 3> groups()
    {
        return {Group{m_data.training, m_training}, Group{m_data.validation, m_validation}, Group{m_data.test, m_test}};
    }

    std::vector<PatientIndex> m_training, m_validation;
    std::span<const PatientIndex> m_test;
    ModelData m_data;
};

} // namespace

ModelData recordedData(const Cohort& cohort, const Split& split, PanelMask panels)
{
    const std::vector<FeatureId> features = featuresSeen(cohort, panels);
    ModelDataBuilder builder(cohort, split);
    builder.setColumns(std::max<std::size_t>(1, features.size()));
    if (features.empty())
        builder.write(0, [](PatientIndex) { return 1.0f; });
    for (std::size_t column = 0; column < features.size(); ++column)
        builder.write(column, [&](PatientIndex patient) { return cohort.value(patient, features[column]); });
    return builder.take();
}

ModelData filledData(const Cohort& cohort, const Split& split, PanelMask panels)
{
    ModelDataBuilder builder(cohort, split);
    const Standardizer standardizer = Standardizer::fit(cohort, builder.training());
    struct Source {
        FeatureId feature;
        Filling filling;
    };
    std::vector<Source> sources;
    std::size_t columns = 0;
    for (const FeatureId feature : featuresSeen(cohort, panels)) {
        const Filling filling = fillingOf(builder.training(), [&](PatientIndex patient) {
            return standardizer.standardize(feature, cohort.value(patient, feature));
        });
        sources.push_back({feature, filling});
        columns += filling.gaps ? 2 : 1;
    }
    builder.setColumns(std::max<std::size_t>(1, columns));
    if (sources.empty())
        builder.write(0, [](PatientIndex) { return 1.0f; });
    std::size_t column = 0;
    for (const Source& source : sources) {
        builder.write(column++, [&](PatientIndex patient) {
            const float value = standardizer.standardize(source.feature, cohort.value(patient, source.feature));
            return std::isnan(value) ? source.filling.mean : value;
        });
        if (source.filling.gaps)
            builder.write(column++, [&](PatientIndex patient) {
                return std::isnan(cohort.value(patient, source.feature)) ? 1.0f : 0.0f;
            });
    }
    return builder.take();
}

std::vector<PatientIndex> trainingPatients(const Split& split)
{
    std::vector<PatientIndex> patients;
    for (const SplitPart part : {SplitPart::Encoder, SplitPart::Policy})
        std::ranges::copy(split.patients(part), std::back_inserter(patients));
    std::ranges::sort(patients);
    return patients;
}

} // namespace core
