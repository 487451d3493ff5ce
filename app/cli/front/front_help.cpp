// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/help_text.h"
#include "app/cli/common/words.h"
#include "app/cli/front/front_job.h"

namespace app::cli {
namespace {

// Names side by side, in lines of a window.
QString settingsText()
{
    constexpr qsizetype kWidth = 100;
    QString text, line = QStringLiteral(" ");
    for (const std::string& name : frontSettingNames()) {
        const QString word = QLatin1Char(' ') + QString::fromStdString(name);
        if (line.size() + word.size() > kWidth) {
            text += line + QLatin1Char('\n');
            line = QStringLiteral(" ");
        }
        line += word;
    }
    return text + line;
}

} // namespace

QString frontHelp()
{
    return Words::
        tr("Examples:\n"
           "  panelwise-cli front --cohort ferritin                                   every best trade-off at once\n"
           "  panelwise-cli front --cohort ferritin --project f.panelwise --budget 30   keep it; best for $30 a "
           "patient\n"
           "  panelwise-cli front --project f.panelwise --front 1 --budget 30 --cap 80  ask a stored front\n"
           "  panelwise-cli front --data clinic.csv --folds 10                        judged on all patients\n"
           "  panelwise-cli front --cohort ferritin --method smddpo --policies 12 --preset quick\n"
           "  panelwise-cli front --cohort known-optimum --method exact                the best possible front\n"
           "  panelwise-cli front --project f.panelwise --resume                      after Ctrl+C or a power "
           "cut\n"
           "\n"
           "Methods: lattice solves the problem backwards over the sets of panels (up to 64 panels). smddpo "
           "trains one\n"
           "policy after the other, encoder and classifier shared; smddpo-end-to-end learns the classifier anew "
           "with each.\n"
           "exact computes the optimum where few findings have few values each. smddpo-pretrained is another name "
           "of smddpo.\n"
           "\n"
           "The front is chosen on validation patients and shown on test patients, who are looked at once. Points "
           "are\n"
           "numbered by rising mean cost on validation patients, from 1; evaluate, walk and export take these "
           "numbers.\n"
           "Between two points a mixture can be better than either: some patients, by lot, get the one policy and "
           "the others\n"
           "the other. --budget says so where it helps.\n"
           "\n"
           "--cap, --first and --never are rules that every policy keeps (panelwise-cli help task). With --cap the "
           "policies of a\n"
           "stored front are tried again so that nobody's bill exceeds it. --unit-costs counts tests instead of "
           "money.\n"
           "\n"
           "With --folds K everything is found once more without each of K folds, and all patients judge, each "
           "by what was\n"
           "found without them: what the best policy for the money of each point comes to. It takes K + 1 times as "
           "long.\n"
           "\n"
           "Ctrl+C stops within a second and keeps what was found. With --project everything is stored as it "
           "comes; a search\n"
           "that was stopped or killed is taken up with --resume. The same settings, patients and seed give the "
           "same front,\n"
           "with any number of threads.\n"
           "\n"
           "Settings of a front for --set NAME=VALUE:\n"
           "%1\n"
           "With a sweep also those of one policy, which “train --help” lists.\n"
           "\n"
           "Fields of the JSON: panelwise-cli help front\n"
           "--seed, --threads and --json: see panelwise-cli --help.")
            .arg(settingsText());
}

} // namespace app::cli
