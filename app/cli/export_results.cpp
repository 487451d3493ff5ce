#include "app/cli/commands.h"
#include "app/cli/front_csv.h"
#include "app/cli/front_job.h"
#include "app/cli/json_p.h"
#include "app/cli/words.h"
#include "core/base/pending_file.h"
#include "ui/text/number_text.h"

namespace app::cli {

ExitCode exportResults(const Workplace& place)
{
    const Arguments& arguments = place.arguments;
    auto opened = openFront(arguments);
    if (const Failure* failure = std::get_if<Failure>(&opened))
        return report(*failure, arguments.json, place.terminal);
    const StoredFront& front = std::get<StoredFront>(opened);
    const PanelWords words{front.patients.cohort->catalog(), front.project.study().task.currency};
    if (const core::Status written = core::writeFile(arguments.outFile, frontCsv(front.record, words)); !written)
        return report(Failure::fromError(written.error(), arguments.outFile), arguments.json, place.terminal);
    const std::size_t policies = front.record.points.size();
    if (arguments.json)
        place.terminal.print(dumped(Json{{"project", arguments.projectFile},
                                         {"what", arguments.exported},
                                         {"front", front.record.id.value},
                                         {"rows", policies},
                                         {"file", arguments.outFile}}));
    else
        place.terminal.print(Words::tr("Front %1 with %2 written to %3")
                                 .arg(front.record.id.value)
                                 .arg(Words::tr("%Ln policies", nullptr, ui::pluralCount(policies)),
                                      QString::fromStdString(arguments.outFile)));
    return ExitCode::Done;
}

} // namespace app::cli
