// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/argument_values.h"
#include "app/cli/common/command_options.h"

namespace app::cli {
namespace {

constexpr std::size_t kMostFolds = 100;
constexpr std::size_t kMostRepeats = 100;

} // namespace

void addJudging(CLI::App& app, JudgingOptions& options)
{
    CLI::Option* folds = addParsed(app, "--folds", options.folds, parseCount,
                                   Words::tr("Judge on all patients: everything is learned once more without each of "
                                             "K folds, which then judge; without it the test part judges"),
                                   Words::tr("a whole number such as 10"))
                             ->type_name("K");
    addParsed(app, "--repeats", options.repeats, parseCount,
              Words::tr("Deal the patients into folds this often; 1 if not given"),
              Words::tr("a whole number from 1 up"))
        ->type_name("R")
        ->needs(folds);
}

void addLearnedFrom(CLI::App& app, Arguments& arguments)
{
    app.add_option_function<std::string>(
           "--learned-from",
           [&arguments](const std::string& text) {
               arguments.learnedFrom = text == "all" ? core::LearnedFrom::All : core::LearnedFrom::Study;
           },
           help(Words::tr("Who taught the policy: all (every patient of the study, once it was judged by folds) or "
                          "study (all but its test patients); all if not given, where there is one")))
        ->check(CLI::IsMember({"all", "study"}))
        ->type_name("WHO");
}

QString judgingMistake(const JudgingOptions& options)
{
    if (options.folds && (*options.folds < 2 || *options.folds > kMostFolds))
        return Words::tr("--folds takes a number from 2 to %1.").arg(kMostFolds);
    if (options.repeats && (*options.repeats < 1 || *options.repeats > kMostRepeats))
        return Words::tr("--repeats takes a number from 1 to %1.").arg(kMostRepeats);
    return {};
}

core::JudgingPlan judgingPlan(const JudgingOptions& options)
{
    return {.folds = static_cast<int>(options.folds.value_or(0)),
            .repeats = static_cast<int>(options.repeats.value_or(1))};
}

} // namespace app::cli
