// SPDX-License-Identifier: GPL-3.0-or-later

// How well each panel can be told from what else is known.
#include "ui/common/text/number_text.h"
#include "ui/figures/comparison/grid_picture.h"
#include "ui/figures/comparison/more_figures.h"

#include <QCoreApplication>

#include <utility>

namespace ui {
namespace {

struct RedundancyWords {
    Q_DECLARE_TR_FUNCTIONS(RedundancyWords)
};

GridCell cellOf(const std::optional<double>& share)
{
    if (!share)
        return {.text = QStringLiteral("–")};
    return {.text = shareText(*share, QLocale(), 0), .value = *share};
}

QString rSquaredNumber(const std::optional<double>& share)
{
    return share ? QString::number(*share, 'g', 6) : QString();
}

} // namespace

FigurePtr redundancyFigure(const Comparison& comparison)
{
    if (!comparison.redundancy || comparison.redundancy->fromAll.empty())
        return nullptr;
    const core::RedundancyMap& map = *comparison.redundancy;
    GridFigure::Parts parts;
    parts.name = QStringLiteral("redundancy");
    const auto addColumn = [&parts](const QString& head, GridDraw draw) {
        parts.grid.columns.push_back({.head = head, .draw = draw});
        parts.table.columns << head;
    };
    addColumn(RedundancyWords::tr("Panel"), GridDraw::Text);
    addColumn(RedundancyWords::tr("from what is known before"), GridDraw::Heat);
    for (const QString& panel : comparison.panels)
        addColumn(RedundancyWords::tr("from %1").arg(panel), GridDraw::Heat);
    addColumn(RedundancyWords::tr("from all others"), GridDraw::Heat);
    for (std::size_t panel = 0; panel < map.fromAll.size(); ++panel) {
        const QString name = comparison.panels.value(static_cast<qsizetype>(panel));
        std::vector<GridCell> cells{{.text = name}, cellOf(map.fromVisible[panel])};
        QStringList numbers{name, rSquaredNumber(map.fromVisible[panel])};
        for (const std::optional<double>& share : map.fromOne[panel]) {
            cells.push_back(cellOf(share));
            numbers << rSquaredNumber(share);
        }
        cells.push_back(cellOf(map.fromAll[panel]));
        numbers << rSquaredNumber(map.fromAll[panel]);
        parts.grid.rows.push_back({.cells = std::move(cells)});
        parts.table.rows.push_back(numbers);
        if (map.fromAll[panel])
            parts.words += RedundancyWords::tr("%1 can be predicted to %2 from all other panels. ")
                               .arg(name, shareText(*map.fromAll[panel], QLocale(), 0));
    }
    parts.text.title = RedundancyWords::tr("How well each panel can be predicted from the others");
    parts.text.caption =
        RedundancyWords::tr("%1 Share of the variance of a panel's results that ridge regression explains (R²), "
                            "fitted on training patients; what is known before any test is always used too.")
            .arg(comparisonCaption(comparison, {}));
    return std::make_shared<const GridFigure>(std::move(parts));
}

} // namespace ui
