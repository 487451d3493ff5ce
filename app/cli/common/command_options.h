// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/arguments.h"
#include "app/cli/common/words.h"

#include <CLI/CLI.hpp>

#include <QString>

#include <optional>
#include <string>

namespace app::cli {

inline std::string help(const QString& text)
{
    return text.toStdString();
}

// Adds an option whose text is understood by `parse`; what it does not understand is wrong usage.
template <typename Value, typename Parse>
CLI::Option* addParsed(CLI::App& app, const std::string& name, std::optional<Value>& target, Parse parse,
                       const QString& description, const QString& allowed)
{
    const auto accept = [&target, parse, name, allowed](const CLI::results_t& texts) {
        target = parse(texts.front());
        if (!target)
            throw CLI::ValidationError(
                Words::tr("%1 takes %2, not “%3”.")
                    .arg(QString::fromStdString(name), allowed, QString::fromStdString(texts.front()))
                    .toStdString(),
                CLI::ExitCodes::ValidationError);
        return true;
    };
    return app.add_option(name, accept, help(description))->expected(1);
}

// Pieces that several commands share.
CLI::Option* addPatients(CLI::App& app, Arguments& arguments);
void addDialect(CLI::App& app, DialectAnswers& answers);
void addStudy(CLI::App& app, StudyOptions& study);
void addSheet(CLI::App& app, Arguments& arguments);
void addEvents(CLI::App& app, EventOptions& events); // a list of measurements and how to read it
QString eventsMistake(const Arguments& arguments);
void addInput(CLI::App& app, Arguments& arguments, const QString& aboutProject); // INPUT: cohort, data or project
void addCap(CLI::App& app, Arguments& arguments, const QString& description);
void addOutcome(CLI::App& app, Arguments& arguments);       // --label, --positive
void addOtherPatients(CLI::App& app, Arguments& arguments); // --data and what it means, beside a project
CLI::Option* addProject(CLI::App& app, Arguments& arguments, const QString& description);

// Which policy of a project: --run, --point, --front, --cap.
void addRun(CLI::App& app, Arguments& arguments);

// The commands of learning.
void addTrain(CLI::App& app, Arguments& arguments);
void addEvaluate(CLI::App& app, Arguments& arguments);
void addWalk(CLI::App& app, Arguments& arguments);
void addRename(CLI::App& app, Arguments& arguments);
CLI::Option* addPoint(CLI::App& app, Arguments& arguments, const QString& description); // --point K or NAME
CLI::Option* addPolicyName(CLI::App& app, Arguments& arguments);                        // --policy NAME
void addEncoders(CLI::App& app, Arguments& arguments);
void addBaselines(CLI::App& app, Arguments& arguments);
void addBench(CLI::App& app);
void addBenchmark(CLI::App& app, Arguments& arguments);
void addExam(CLI::App& app, Arguments& arguments);
QString examMistake(const Arguments& arguments);
void addCluster(CLI::App& app, Arguments& arguments); // plan, work, status, gather, resubmit
QString planMistake(const Arguments& arguments);      // what belongs to no plan; the study's own mistakes are its own
QString workMistake(const Arguments& arguments);
void addFront(CLI::App& app, Arguments& arguments);
void addExport(CLI::App& app, Arguments& arguments);
void addSettings(CLI::App& app, TrainingOptions& options); // --preset, --set
void addBootstrap(CLI::App& app, TrainingOptions& options);
void addMinimise(CLI::App& app, Arguments& arguments);
void addLearnedFrom(CLI::App& app, Arguments& arguments); // --learned-from
void addJudging(CLI::App& app, JudgingOptions& options);  // --folds, --repeats
QString judgingMistake(const JudgingOptions& options);    // empty: they can be
void addReward(CLI::App& app, TrainingOptions& options);  // --lambda, --rho
QString frontMistake(const Arguments& arguments);         // empty: the options go together
QString exportMistake(const Arguments& arguments);
QString baselinesMistake(const Arguments& arguments);
QString benchmarkMistake(const Arguments& arguments);
bool isTableFile(const std::string& file); // by its ending
QString rewardMistake(const TrainingOptions& options);
QString trainingMistake(const Arguments& arguments);

} // namespace app::cli
