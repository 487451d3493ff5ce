// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/help_text.h"

#include "app/cli/common/words.h"

namespace app::cli {

QString summaryHelp()
{
    return Words::tr("PanelWise: which lab panel should come next for this patient, or is it time to diagnose?\n"
                     "Simulation for education and research. Not for clinical use.");
}

QString mainHelp()
{
    return Words::tr("Start here:\n"
                     "  panelwise-cli cohorts                            what comes with the program\n"
                     "  panelwise-cli inspect --cohort ferritin          look at one of them\n"
                     "  panelwise-cli generate aki --out /tmp/aki        get it as CSV and task file\n"
                     "  panelwise-cli inspect --data my.csv              look at your own data; roles are proposed\n"
                     "  panelwise-cli front --cohort ferritin --project f.panelwise\n"
                     "                                                   the best policy for every budget\n"
                     "  panelwise-cli walk --project f.panelwise --point 3 --patient 1\n"
                     "                                                   step through a patient's tests\n"
                     "  panelwise-cli train --cohort ferritin --lambda 5 --rho -0.005\n"
                     "                                                   train one policy with SM-DDPO\n"
                     "  panelwise-cli baselines --cohort ferritin         beside what people use today\n"
                     "  panelwise-cli plan front --cohort ferritin --folds 10 --out study\n"
                     "                                                   dealt into tasks for a cluster\n"
                     "  panelwise-cli train --help                       more about a command\n"
                     "  panelwise-cli help train                         the JSON of a command; help task: task files\n"
                     "\n"
                     "The options above may stand before or after the command.\n"
                     "\n"
                     "Exit codes: 0 done, 2 wrong usage, 3 your data or file is at fault (the message names file, "
                     "row,\n"
                     "column and remedy), 4 cancelled with Ctrl+C, 1 a fault of the program.\n"
                     "With --json an error is an object too: {\"error\": {\"code\", \"message\", \"file\", \"row\", "
                     "\"column\"},\n"
                     "\"problems\": [...], \"problem_count\"}. Progress and warnings go to stderr.");
}

QString generateHelp()
{
    return Words::tr("Examples:\n"
                     "  panelwise-cli generate ferritin --out data\n"
                     "  panelwise-cli generate aki --patients 50000 --seed 3 --out data\n"
                     "\n"
                     "Writes DIR/COHORT.csv and DIR/COHORT.task.json and replaces files of that name. The same seed "
                     "gives the\n"
                     "same patients on every computer, and a larger sample begins with the smaller one.\n"
                     "\n"
                     "Fields of the JSON: panelwise-cli help generate\n"
                     "--seed, --threads and --json: see panelwise-cli --help.");
}

QString shareHelp()
{
    return Words::tr("Examples:\n"
                     "  panelwise-cli share --project f.panelwise --out colleague.panelwise\n"
                     "  panelwise-cli share --project f.panelwise --out paper.panelwise --without rows\n"
                     "\n"
                     "Without identifiers: columns that the study does not use are left out, and patients with several "
                     "rows are\n"
                     "told apart by numbers. Dates and results stay, and people can be known by them.\n"
                     "Without rows: policies, fronts, tables and curves are left, and nothing about single patients. "
                     "Policies\n"
                     "hold limits that were learned from patients, such as ferritin below 14.5.\n"
                     "Without patients: panels, prices and rules are left, and nothing that was learned.\n"
                     "\n"
                     "Fields of the JSON: panelwise-cli help share\n"
                     "--json: see panelwise-cli --help.");
}

QString inspectHelp()
{
    return Words::tr("Examples:\n"
                     "  panelwise-cli inspect --cohort icu-mortality --patients 2000\n"
                     "  panelwise-cli inspect --data clinic.csv --task clinic.task.json\n"
                     "  panelwise-cli inspect --data clinic.csv --decimal comma --delimiter semicolon\n"
                     "  panelwise-cli inspect --data clinic.csv --project clinic.panelwise    and keep it\n"
                     "  panelwise-cli inspect --data ward.xlsx --sheet Patients --header-row 3\n"
                     "  zcat extract.csv.gz | panelwise-cli inspect --data -\n"
                     "  panelwise-cli inspect --project clinic.panelwise --json\n"
                     "\n"
                     "A table may be CSV, a workbook of Excel (.xlsx) or LibreOffice (.ods), or a file of SPSS (.sav), "
                     "Stata\n"
                     "(.dta) or SAS (.sas7bdat, .xpt); each also packed with gzip. What it is is seen by its content. "
                     "Labels of\n"
                     "values are kept, values that the file declares missing count as not recorded.\n"
                     "How a file is written (delimiter, decimal mark, encoding) is found out and shown. Where it could "
                     "be read\n"
                     "in two ways, such as 1,234, nothing is guessed: the program stops and names the option that "
                     "answers.\n"
                     "Values are never changed. Exit code 3 where something keeps the data from being used; the report "
                     "is\n"
                     "printed all the same.\n"
                     "\n"
                     "Fields of the JSON: panelwise-cli help inspect\n"
                     "--seed, --threads and --json: see panelwise-cli --help.");
}

} // namespace app::cli
