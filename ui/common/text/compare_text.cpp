// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/text/compare_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace ui {
namespace {

struct CompareText {
    Q_DECLARE_TR_FUNCTIONS(CompareText)
};

} // namespace

QString refusalText(core::ModelRefusal reason)
{
    switch (reason) {
    case core::ModelRefusal::OtherPatients:
        return CompareText::tr(
            "Found for other patients or panels than the study has now. Find it again to compare it.");
    case core::ModelRefusal::OtherPrices:
        return CompareText::tr("Found for other prices than the study has now. Find it again to compare it.");
    case core::ModelRefusal::OtherSplit:
        return CompareText::tr("Found with another split: it may have learned from the patients it would be tested on. "
                               "Find it again to compare it.");
    case core::ModelRefusal::OneModelAFold:
        return CompareText::tr(
            "Judged on all patients by folds, each by a model of its own: its figures are on the tab "
            "Table. Run it again judged on the test part to compare it patient by patient.");
    }
    Q_UNREACHABLE();
}

QString spreadText(const core::Spread& spread, int decimals)
{
    if (!spread.mean)
        return CompareText::tr("undefined");
    const QString mean = QLocale().toString(*spread.mean, 'f', decimals);
    const bool varies = spread.deviation && *spread.deviation >= 0.5 * std::pow(10.0, -decimals);
    return varies ? CompareText::tr("%1 ± %2").arg(mean, QLocale().toString(*spread.deviation, 'f', decimals)) : mean;
}

} // namespace ui
