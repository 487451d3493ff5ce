// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/help_text.h"
#include "app/cli/common/text_table.h"
#include "app/cli/common/words.h"
#include "core/plan/plan_fields.h"
#include "ui/common/text/plan_text.h"

namespace app::cli {
namespace {

// λ and ρ have no default: they are the user's question.
QString settingsTable()
{
    using enum TextTable::Align;
    TextTable table({Left, Right, Left, Left});
    table.add({Words::tr("SETTING"), Words::tr("DEFAULT"), Words::tr("RANGE"), Words::tr("MEANING")});
    const core::TrainingPlan standard = core::presetPlan(core::Preset::Standard, {});
    for (const core::PlanField field : core::planFields()) {
        const bool required = field == core::PlanField::Lambda || field == core::PlanField::Rho;
        table.add({plain(core::planFieldName(field)),
                   required ? QString() : QString::fromStdString(core::planValue(standard, field)),
                   QString::fromStdString(core::planValueRange(field)), ui::planFieldText(field)});
    }
    return table.text();
}

} // namespace

QString trainHelp()
{
    return Words::tr(
               "Examples:\n"
               "  panelwise-cli train --cohort ferritin --lambda 5 --rho -0.005 --preset quick\n"
               "  panelwise-cli train --cohort ferritin --lambda 5 --rho -0.005 --project f.panelwise    and keep "
               "it\n"
               "  panelwise-cli train --project f.panelwise --lambda 8 --rho -0.002        another policy in it\n"
               "  panelwise-cli train --project f.panelwise --resume                       after Ctrl+C or a "
               "power cut\n"
               "  panelwise-cli train --project f.panelwise --continue --data new.csv      learn from new "
               "patients\n"
               "\n"
               "The reward of a patient is 1 for a correct negative, λ for a case found, and ρ times the money "
               "spent: with\n"
               "ρ -0.005 a panel for $40 must be worth a fifth of a correct negative. Larger λ finds more cases, "
               "ρ nearer to\n"
               "0 orders more tests.\n"
               "\n"
               "Presets: quick (about a minute for 10,000 patients), standard, paper (the published settings of "
               "the task most\n"
               "like this one), paper-ferritin, paper-aki, paper-sepsis.\n"
               "\n"
               "Ctrl+C stops within a second and keeps the best policy so far. With --project all is stored "
               "as it goes:\n"
               "curves, a checkpoint every 30 s, and the policy. Training that was stopped is taken up "
               "with --resume and\n"
               "ends with the same policy as training that was not.\n"
               "\n"
               "With --folds 10 the policy is judged on all patients: it is trained again without each fold, which "
               "then judges,\n"
               "and once more with everybody. That last one is what export and evaluate take; every finished fold is "
               "stored.\n"
               "\n"
               "The same settings, patients and seed give the same policy. Training a policy uses one thread, "
               "whatever --threads\n"
               "says. In an existing project --seed does not change which patients are for training, validation "
               "and test.\n"
               "\n"
               "Settings for --set NAME=VALUE; the defaults are those of the preset standard:\n"
               "%1\n"
               "\n"
               "Fields of the JSON: panelwise-cli help train\n"
               "--seed, --threads and --json: see panelwise-cli --help.")
        .arg(settingsTable());
}

QString evaluateHelp()
{
    return Words::tr(
        "Examples:\n"
        "  panelwise-cli evaluate --project f.panelwise --data other-clinic.csv\n"
        "  panelwise-cli evaluate --project f.panelwise --run 2 --data other-clinic.csv --json\n"
        "  panelwise-cli evaluate --project f.panelwise --point 3 --data other-clinic.csv\n"
        "  panelwise-cli evaluate --project f.panelwise --data other-clinic.csv --recording mar\n"
        "\n"
        "The policy stays as it is and sees only what it orders; the outcomes of the file are compared "
        "afterwards. The\n"
        "file needs the columns the policy was trained on. Prices are those of the task.\n"
        "With few cases, one outcome only or no outcome column the policy is applied all the same, and it "
        "is said what\n"
        "cannot be judged. What it did for each patient: panelwise-cli export --what patients --data F.csv.\n"
        "Where panels that it orders are not recorded, --recording mar also estimates how it would do if they "
        "were: weighted\n"
        "by the chance of being recorded, with results filled in, and both together (doubly robust).\n"
        "\n"
        "Fields of the JSON: panelwise-cli help evaluate\n"
        "--seed, --threads and --json: see panelwise-cli --help.");
}

QString walkHelp()
{
    return Words::tr(
        "Examples:\n"
        "  panelwise-cli walk --project f.panelwise --patient 17\n"
        "  panelwise-cli walk --project f.panelwise --point 1 --patient 17      the cheapest of the front\n"
        "  panelwise-cli walk --project f.panelwise --point 5 --patient 17 --cap 60   no bill above $60\n"
        "  panelwise-cli walk --project f.panelwise --data other-clinic.csv --patient 3\n"
        "\n"
        "Shows each decision with what was known, how probable the disease was, the choices, the price and "
        "the new\n"
        "results; H and L mark values above and below the reference range. The true outcome comes last; "
        "the policy never\n"
        "sees it.\n"
        "\n"
        "Without --run, --front or --point: the newest trained policy, or else the best one of the newest "
        "front.\n"
        "\n"
        "Fields of the JSON: panelwise-cli help walk\n"
        "--seed, --threads and --json: see panelwise-cli --help.");
}

QString encodersHelp()
{
    return Words::tr("Examples:\n"
                     "  panelwise-cli encoders --cohort ferritin\n"
                     "  panelwise-cli encoders --data clinic.csv --task clinic.task.json --set encoder.iterations=500\n"
                     "\n"
                     "Recorded values of test patients are hidden, each by itself with 20 % or whole panels at random, "
                     "and every\n"
                     "encoder estimates them from the rest. Outcomes are not looked at. Errors, seconds and rows per "
                     "second are means\n"
                     "over the seeds.\n"
                     "\n"
                     "Fields of the JSON: panelwise-cli help encoders\n"
                     "--seed, --threads and --json: see panelwise-cli --help.");
}

QString benchHelp()
{
    return Words::tr("Medians of 5 repetitions on one thread; other programs at work make them smaller.\n"
                     "\n"
                     "Fields of the JSON: panelwise-cli help bench\n"
                     "--threads and --json: see panelwise-cli --help.");
}

} // namespace app::cli
