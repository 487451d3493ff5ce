// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/arguments.h"
#include "app/cli/common/commands.h"
#include "app/cli/common/interruption.h"
#include "app/cli/common/named_policy.h"
#include "app/cli/common/terminal.h"
#include "app/cli/common/words.h"
#include "app/cli/export/figure_drawing_loader.h"
#include "core/base/scratch_folder.h"
#include "ui/common/text/language.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

#include <exception>
#include <memory>
#include <new>

namespace {

using namespace app::cli;

ExitCode run(const Arguments& arguments, Terminal& terminal)
{
    const Interruption interruption;
    if (!arguments.policy.empty() && arguments.command != Command::Rename) {
        auto found = withNamedPolicy(arguments);
        return found ? run(*found, terminal) : report(found.error(), arguments.json, terminal);
    }
    const Workplace place{.arguments = arguments, .terminal = terminal, .stop = interruption.token()};
    switch (arguments.command) {
    case Command::Cohorts:
        return listCohorts(place);
    case Command::Generate:
        return generateCohort(place);
    case Command::Inspect:
        return inspectStudy(place);
    case Command::Train:
        return trainPolicy(place);
    case Command::Front:
        return findFront(place);
    case Command::Evaluate:
        return evaluatePolicy(place);
    case Command::Walk:
        return walkPatient(place);
    case Command::Rename:
        return renamePolicy(place);
    case Command::Export:
        return exportResults(place);
    case Command::Share:
        return shareCopy(place);
    case Command::Encoders:
        return compareEncoders(place);
    case Command::Baselines:
        return makeBaselines(place);
    case Command::Bench:
        return measureSpeed(place);
    case Command::Benchmark:
        return runBenchmark(place);
    case Command::Exam:
        return handleExam(place);
    case Command::Plan:
        return planStudy(place);
    case Command::Work:
        return workTasks(place);
    case Command::ShowStatus:
        return showStatus(place);
    case Command::Gather:
        return gatherResults(place);
    case Command::Resubmit:
        return resubmitTasks(place);
    case Command::Help:
        return showHelp(place);
    }
    return ExitCode::OurFault;
}

ExitCode runSafely(const Arguments& arguments, Terminal& terminal)
{
    try {
        return run(arguments, terminal);
    } catch (const std::bad_alloc&) {
        return report({.exit = ExitCode::UserData,
                       .message = Words::tr("There is not enough memory for this much data. Try fewer patients or "
                                            "columns.")},
                      arguments.json, terminal);
    } catch (const std::exception& fault) {
        return report({.exit = ExitCode::OurFault,
                       .message = Words::tr("The program made a mistake: %1. Your files are unchanged.")
                                      .arg(QString::fromUtf8(fault.what()))},
                      arguments.json, terminal);
    }
}

// Who has translations and, where a picture is to be drawn, fonts.
std::unique_ptr<QCoreApplication> makeApplication(int& count, char** words)
{
    if (asksForFigure(count, words))
        if (const auto drawing = loadFigureDrawing()) // where it cannot be loaded, the command says so
            return (*drawing)->makeApplication();
    return std::make_unique<QCoreApplication>(count, words);
}

} // namespace

int main(int count, char** words)
{
    const std::unique_ptr<QCoreApplication> application = makeApplication(count, words);
    QLocale::setDefault(ui::readableLocale(QLocale::system()));
    QTranslator language;
    if (ui::loadLanguage(language))
        QCoreApplication::installTranslator(&language);
    core::ScratchFolder::removeAbandoned();
    Terminal terminal;
    const auto parsed = parseArguments(count, words);
    if (const Arguments* arguments = std::get_if<Arguments>(&parsed))
        return static_cast<int>(runSafely(*arguments, terminal));
    const NothingToRun& nothing = std::get<NothingToRun>(parsed);
    const QString text = QString::fromStdString(nothing.text).trimmed();
    if (nothing.exit == ExitCode::Done)
        terminal.print(text);
    else
        report(Failure::wrongUsage(text), wantsJson(count, words), terminal);
    return static_cast<int>(nothing.exit);
}
