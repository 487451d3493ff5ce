// SPDX-License-Identifier: GPL-3.0-or-later

// What is not recorded, in patients with and without the disease.
#include "core/eval/missing_values.h"

#include "ui/common/text/number_text.h"
#include "ui/common/text/variable_describer.h"
#include "ui/figures/comparison/grid_picture.h"
#include "ui/figures/comparison/more_figures.h"

#include <QCoreApplication>

#include <utility>

namespace ui {
namespace {

struct MissingWords {
    Q_DECLARE_TR_FUNCTIONS(MissingWords)
};

constexpr std::size_t kMostFeatures = 40; // more would be a list nobody reads; the table has them all

QString shareOf(double share)
{
    return shareText(share, QLocale(), share > 0.0 && share < 0.0995 ? 1 : 0);
}

double nothingOf(const core::MissingShare& share)
{
    return share.patients == 0 ? 0.0 : static_cast<double>(share.withNothing) / static_cast<double>(share.patients);
}

GridCell heat(double share)
{
    return {.text = shareOf(share), .value = share};
}

QString shareNumber(double share)
{
    return QString::number(share, 'g', 6);
}

QString panelName(const Comparison& comparison, const core::PanelMissing& panel)
{
    if (!panel.panel)
        return MissingWords::tr("Known before any test");
    const auto place = static_cast<qsizetype>(panel.panel->value);
    return place < comparison.panels.size() ? comparison.panels[place] : QString();
}

std::vector<core::PatientIndex> everybody(const core::Cohort& cohort)
{
    std::vector<core::PatientIndex> all(cohort.patientCount());
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = core::PatientIndex(i);
    return all;
}

void addPanels(GridFigure::Parts& parts, const Comparison& comparison, const core::MissingValues& missing)
{
    parts.grid.rows.push_back({.cells = {{.text = MissingWords::tr("Panels")}}});
    QStringList spoken;
    for (const core::PanelMissing& panel : missing.panels) {
        const QString name = panelName(comparison, panel);
        const double nothingIll = nothingOf(panel.diseased), nothingWell = nothingOf(panel.healthy);
        parts.grid.rows.push_back({.cells = {{.text = name},
                                             heat(panel.diseased.missing),
                                             heat(panel.healthy.missing),
                                             heat(nothingIll),
                                             heat(nothingWell)}});
        parts.table.rows.push_back({name, shareNumber(panel.diseased.missing), shareNumber(panel.healthy.missing),
                                    shareNumber(nothingIll), shareNumber(nothingWell)});
        spoken << MissingWords::tr("%1: %2 of values missing in cases, %3 in others.")
                      .arg(name, shareOf(panel.diseased.missing), shareOf(panel.healthy.missing));
    }
    parts.words = spoken.join(QLatin1Char(' '));
}

void addFeatures(GridFigure::Parts& parts, const Comparison& comparison, const core::MissingValues& missing)
{
    const VariableDescriber describer;
    if (!missing.features.empty())
        parts.grid.rows.push_back({.cells = {{.text = MissingWords::tr("Variables with gaps, most first")}}});
    for (std::size_t i = 0; i < missing.features.size(); ++i) {
        const core::FeatureMissing& gaps = missing.features[i];
        const core::Feature& feature = comparison.cohort->features()[gaps.feature.value];
        const QString name = describer.labelOf({}, feature.column);
        if (i < kMostFeatures)
            parts.grid.rows.push_back(
                {.cells = {{.text = name}, heat(gaps.diseased), heat(gaps.healthy), GridCell{}, GridCell{}}});
        parts.table.rows.push_back({name, shareNumber(gaps.diseased), shareNumber(gaps.healthy), QString(), QString()});
    }
}

} // namespace

FigurePtr missingFigure(const Comparison& comparison)
{
    if (!comparison.cohort)
        return nullptr;
    const core::MissingValues missing = core::missingValues(*comparison.cohort, everybody(*comparison.cohort));
    const QString valuesWith = MissingWords::tr("values missing, cases");
    const QString valuesWithout = MissingWords::tr("values missing, others");
    const QString nothingWith = MissingWords::tr("nothing recorded, cases");
    const QString nothingWithout = MissingWords::tr("nothing recorded, others");
    GridFigure::Parts parts;
    parts.name = QStringLiteral("missing-data");
    parts.grid.columns = {{.head = MissingWords::tr("Panel or variable")},
                          {.head = valuesWith, .draw = GridDraw::Heat},
                          {.head = valuesWithout, .draw = GridDraw::Heat},
                          {.head = nothingWith, .draw = GridDraw::Heat},
                          {.head = nothingWithout, .draw = GridDraw::Heat}};
    parts.table.columns = {MissingWords::tr("Panel or variable"), valuesWith, valuesWithout, nothingWith,
                           nothingWithout};
    addPanels(parts, comparison, missing);
    addFeatures(parts, comparison, missing);
    parts.text.title = MissingWords::tr("What is not recorded");
    parts.text.caption = MissingWords::tr("%1 Nothing is missing in %2 of them.")
                             .arg(cohortCaption(comparison), countText(missing.completePatients));
    return std::make_shared<const GridFigure>(std::move(parts));
}

} // namespace ui
