// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/help_text.h"
#include "app/cli/common/words.h"

namespace app::cli {

QString exportHelp()
{
    return Words::tr(
        "Examples:\n"
        "  panelwise-cli export --project f.panelwise --what front --out front.csv\n"
        "  panelwise-cli export --project f.panelwise --what front --point 8 --out front.pdf\n"
        "  panelwise-cli export --project f.panelwise --what front --preset slide --title \"\" --out front.png\n"
        "  panelwise-cli export --project f.panelwise --what point --point 8 --out ward.svg\n"
        "  panelwise-cli export --project f.panelwise --what curves --metric cost --out curves.svg\n"
        "  panelwise-cli export --project f.panelwise --what report --point 8 --out report.pdf\n"
        "  panelwise-cli export --project f.panelwise --what baselines --out table.tex\n"
        "  panelwise-cli export --project f.panelwise --what patients --point 8 --side test --out patients.csv\n"
        "  panelwise-cli export --project f.panelwise --what patients --data new.csv --id case --out patients.csv\n"
        "\n"
        "front, CSV: one row for each policy, by rising mean cost on validation patients: point, on_front, method,\n"
        "metric, seed, lambda, rho, currency, then for validation_ and test_ every figure with its 95 % interval\n"
        "(_low, _high), counts, and the share of patients who got each panel (use NAME).\n"
        "curves, CSV: one row for each value of each curve of each trained policy: run, method, lambda, rho, seed, "
        "curve, panel,\n"
        "x (environment steps; of the encoder iterations), value.\n"
        "point, panel-use, sequences, CSV: the table behind the figure. Decimal point, UTF-8; what is undefined is "
        "empty.\n"
        "baselines: the paper's three tables (F1, AUROC and cost; AM and cost; precision and recall) as Markdown or\n"
        "LaTeX (booktabs); CSV: one row for each model with all figures, _sd the standard deviation over seeds.\n"
        "patients, CSV: one row for each patient: row (from 1), id with --id, part (train, validation, test), then "
        "the\n"
        "probability of disease before the first order, each order with what was paid and the probability after it, "
        "the\n"
        "sequence, cost, last probability, threshold, diagnosis and outcome. Policies are named as walk names them.\n"
        "Every column of every CSV file: panelwise-cli help tables. The window writes the same ones.\n"
        "\n"
        "Pictures are those of the window and need no display: PDF with fonts embedded, SVG with text as text, PNG.\n"
        "They carry the project's identity, the policy (on its front, or trained), seed, lambda and rho: “panelwise "
        "front.svg” "
        "opens\n"
        "the project at that policy. The file appears whole or not at all.\n"
        "\n"
        "report: PDF or one HTML file with everything in it, about the policy that --front and --point or --run name\n"
        "(else the best of the newest front), beside rows of the newest stored table of baselines. Items of TRIPOD+AI\n"
        "and STARD that the author has to supply are marked.\n"
        "\n"
        "Fields of the JSON: panelwise-cli help export\n"
        "--seed, --threads and --json: see panelwise-cli --help.");
}

} // namespace app::cli
