// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/help_text.h"
#include "app/cli/common/words.h"
#include "core/compare/system.h"
#include "ui/common/text/system_text.h"

namespace app::cli {
namespace {

QString systemsText()
{
    QStringList lines;
    for (const core::SystemId& system : core::allSystems())
        lines << QStringLiteral("  %1 %2").arg(QString::fromStdString(core::systemKey(system)).leftJustified(22),
                                               ui::systemText(system));
    return lines.join(QLatin1Char('\n'));
}

} // namespace

QString baselinesHelp()
{
    return Words::
        tr("Examples:\n"
           "  panelwise-cli baselines --cohort ferritin --project f.panelwise      the paper's rows, and the lattice\n"
           "  panelwise-cli baselines --cohort aki --models lr,xgboost,lattice --seeds 3\n"
           "  panelwise-cli baselines --data my.csv --task my.task.json --models all --out table.tex\n"
           "  panelwise-cli baselines --cohort ferritin --models lr-chosen,xgboost-chosen --panels \"BBC,TSAT\"\n"
           "  panelwise-cli baselines --project f.panelwise --resume               after Ctrl+C or a power cut\n"
           "\n"
           "Models:\n"
           "%1\n"
           "Also lr-chosen, rf-chosen … on the panels of --panels. paper: the rows of the paper's table; all: those "
           "above.\n"
           "\n"
           "Every model is tuned on validation patients for F1 and judged on test patients, on the same split as the "
           "others.\n"
           "The first seed has the study's own split, the others splits of their own, unless --same-split or a split "
           "column\n"
           "says otherwise. Cost is what is paid per patient, shared fees included. --lambda and --rho are those of "
           "SM-DDPO;\n"
           "without them the best of a few on validation patients is taken. --preset and --set as for train and "
           "front.\n"
           "\n"
           "Every row is told on stderr as soon as its seeds are finished, and stored with --project. Ctrl+C stops "
           "within a\n"
           "second and keeps what is finished; --resume goes on.\n"
           "\n"
           "Fields of the JSON: panelwise-cli help baselines\n"
           "--seed, --threads and --json: see panelwise-cli --help.")
            .arg(systemsText());
}

} // namespace app::cli
