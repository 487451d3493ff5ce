// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/text/evidence_text.h"

#include "ui/common/text/number_text.h"
#include "ui/common/text/pooled_text.h"
#include "ui/common/text/training_text.h"

#include <QCoreApplication>

namespace ui {
namespace {

struct EvidenceText {
    Q_DECLARE_TR_FUNCTIONS(ui::EvidenceText)
};

QString estimated(const core::MetricEstimate& figure, const std::function<QString(double)>& worded)
{
    return withLimits(figure, worded, EvidenceText::tr("%1 (95 % interval %2 to %3)"));
}

} // namespace

QStringList evidenceSentences(const core::PolicyEvidence& evidence, const QString& currency, const QLocale& locale)
{
    if (evidence.learnedFrom == core::LearnedFrom::Study || !evidence.judged || !evidence.pooled)
        return {EvidenceText::tr("Learned without the test patients of the study, who judge it.")};
    const auto figure = [&](double value) { return figureText(value, locale); };
    const auto amount = [&](double value) { return money(core::Cost(value), currency, locale, MoneyStyle::Exact); };
    QStringList sentences{EvidenceText::tr("Learned from all %1 patients of the study, so none of them can judge it.")
                              .arg(countText(evidence.judged->patients, locale)),
                          EvidenceText::tr("Learned the same way without each of %Ln folds, and tried on these: F1 %1.",
                                           nullptr, pluralCount(evidence.judged->folds))
                              .arg(estimated(evidence.pooled->f1, figure)),
                          EvidenceText::tr("Mean cost %1.").arg(estimated(evidence.pooled->meanCost, amount))};
    if (const std::optional<core::MetricEstimate>& waited = evidence.pooled->meanMinutes)
        sentences << EvidenceText::tr("Mean time to the results %1.").arg(estimated(*waited, [&](double minutes) {
            return meanMinutesText(minutes, locale);
        }));
    return sentences;
}

} // namespace ui
