// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/commands.h"
#include "app/cli/common/json_p.h"
#include "app/cli/common/text_table.h"
#include "app/cli/common/words.h"
#include "core/data/synthetic/builtin_cohorts.h"
#include "ui/common/text/number_text.h"

namespace app::cli {
namespace {

Json cohortJson(const core::BuiltinCohort& cohort)
{
    return Json{{"name", cohort.name},
                {"title", cohort.title},
                {"question", cohort.question},
                {"patients", cohort.patients},
                {"prevalence", cohort.prevalence},
                {"panels", cohort.panels},
                {"overlapping", cohort.overlapping},
                {"all_panels_cost", cohort.allPanels.amount},
                {"currency", cohort.currency},
                {"exactly_solvable", cohort.exactlySolvable}};
}

} // namespace

ExitCode listCohorts(const Workplace& place)
{
    if (place.arguments.json) {
        Json list = Json::array();
        for (const core::BuiltinCohort& cohort : core::builtinCohorts())
            list.push_back(cohortJson(cohort));
        place.terminal.print(dumped(Json{{"cohorts", std::move(list)}}));
        return ExitCode::Done;
    }
    using enum TextTable::Align;
    TextTable table({Left, Left, Right, Right, Right, Right});
    table.add({Words::tr("NAME"), Words::tr("TITLE"), Words::tr("PATIENTS"), Words::tr("CASES"), Words::tr("PANELS"),
               Words::tr("ALL PANELS")});
    for (const core::BuiltinCohort& cohort : core::builtinCohorts())
        table.add({QString::fromStdString(cohort.name), QString::fromStdString(cohort.title),
                   ui::countText(cohort.patients), ui::shareText(cohort.prevalence), ui::countText(cohort.panels),
                   ui::money(cohort.allPanels, QString::fromStdString(cohort.currency))});
    place.terminal.print(table.text(0));
    place.terminal.print({});
    for (const core::BuiltinCohort& cohort : core::builtinCohorts())
        place.terminal.print(
            QStringLiteral("%1: %2").arg(QString::fromStdString(cohort.name), QString::fromStdString(cohort.question)));
    place.terminal.print({});
    place.terminal.print(Words::tr("All patients are synthetic. Look at one: panelwise-cli inspect --cohort ferritin"));
    return ExitCode::Done;
}

} // namespace app::cli
