// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/commands.h"
#include "app/cli/common/json_p.h"
#include "app/cli/common/words.h"
#include "ui/common/text/error_text.h"

namespace app::cli {

ExitCode report(const Failure& failure, bool json, Terminal& terminal)
{
    if (json) {
        terminal.print(dumped(failureJson(failure)));
        return failure.exit;
    }
    const QString file = QString::fromStdString(failure.file);
    if (failure.problems.empty()) {
        terminal.note(failure.message);
    } else {
        if (failure.problems.total() > 1)
            terminal.note(file.isEmpty() ? Words::tr("There are problems:") : Words::tr("Problems in %1:").arg(file));
        const QString problems = ui::problemsText(failure.problems);
        const QString name = file.section(QLatin1Char('/'), -1);
        // Most problems with a file as a whole name it themselves.
        if (failure.problems.total() == 1 && !name.isEmpty() && !problems.contains(name))
            terminal.note(file + QLatin1Char(':'));
        terminal.note(problems);
    }
    if (!failure.remedy.isEmpty())
        terminal.note(failure.remedy);
    return failure.exit;
}

} // namespace app::cli
