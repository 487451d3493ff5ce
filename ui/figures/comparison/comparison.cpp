// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/comparison/comparison.h"

#include "ui/common/text/number_text.h"

#include <QCoreApplication>

namespace ui {
namespace {

struct Caption {
    Q_DECLARE_TR_FUNCTIONS(Caption)
};

// The year is what a price list is known by; it may not be said.
QString pricesPart(const Comparison& comparison)
{
    const QString currency = QString::fromStdString(comparison.currency);
    return comparison.priceYear ? Caption::tr("prices %1 %2").arg(currency, QString::number(*comparison.priceYear))
                                : Caption::tr("prices in %1").arg(currency);
}

QString patientsPart(const QString& whose, std::size_t patients, std::size_t events)
{
    return Caption::tr("%1: n = %2, %3 events").arg(whose, countText(patients), countText(events));
}

QString captionOf(QStringList parts, const Comparison& comparison)
{
    parts << pricesPart(comparison) << Caption::tr("seed %1").arg(comparison.seed.value);
    return Caption::tr("%1.", "whole caption, the parts are joined by semicolons")
        .arg(parts.join(QStringLiteral("; ")));
}

QString testPart(const Comparison& comparison)
{
    const QString whose = Caption::tr("Test patients");
    if (!comparison.models.empty() && comparison.models.front().model && comparison.models.front().model->test) {
        const core::ScoredPatients& scored = *comparison.models.front().model->test;
        return patientsPart(whose, scored.count(), scored.events());
    }
    if (!comparison.split || !comparison.cohort)
        return whose;
    std::size_t events = 0;
    for (const core::PatientIndex patient : comparison.split->patients(core::SplitPart::Test))
        events += comparison.cohort->outcome(patient) == core::Disease::Present ? 1 : 0;
    return patientsPart(whose, comparison.split->count(core::SplitPart::Test), events);
}

} // namespace

const core::RecordingEstimate* recordingOf(const Comparison& comparison, const core::ModelRef& model)
{
    for (const ModelRecording& known : comparison.recording)
        if (known.model == model)
            return known.estimate.get();
    return nullptr;
}

QString comparisonCaption(const Comparison& comparison, const QString& method)
{
    QStringList parts{testPart(comparison)};
    if (!method.isEmpty())
        parts << Caption::tr("95 % intervals by %1").arg(method);
    return captionOf(std::move(parts), comparison);
}

QString cohortCaption(const Comparison& comparison)
{
    const QString whose = Caption::tr("All patients");
    return captionOf({comparison.cohort
                          ? patientsPart(whose, comparison.cohort->patientCount(), comparison.cohort->positiveCount())
                          : whose},
                     comparison);
}

QString bootstrapMethod(const Comparison& comparison)
{
    return Caption::tr("bootstrap, %1 draws").arg(countText(comparison.resamples));
}

} // namespace ui
