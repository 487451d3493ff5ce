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

QString benchmarkHelp()
{
    return Words::tr(
        "Examples:\n"
        "  panelwise-cli benchmark --suite afa data --out afa.csv --plot afa.pdf\n"
        "  panelwise-cli benchmark --suite afa data --out afa.csv --resume      after Ctrl+C or a power cut\n"
        "  panelwise-cli benchmark --suite afa data --methods gdfs,lattice --seeds 42 --budgets 1,3,5\n"
        "\n"
        "The protocol of AFABench: of every F.csv with its F.task.json in the folder, 60 % of the patients teach, "
        "20 %\n"
        "choose and 20 % judge, dealt anew for every seed, and a patient may have so many tests. Every column that "
        "is\n"
        "visible or in a panel is one test of one unit, unless --keep-panels. greedy, cwcf and lattice keep to the "
        "number\n"
        "on average, by choosing from their fronts on validation patients. A data set or method that cannot take "
        "part\n"
        "says why, and the others go on.\n"
        "\n"
        "Columns of the CSV and fields of the JSON: panelwise-cli help benchmark\n"
        "--threads and --json: see panelwise-cli --help.");
}

} // namespace app::cli
