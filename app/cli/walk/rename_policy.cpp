// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/command_options.h"
#include "app/cli/common/commands.h"
#include "app/cli/common/json_p.h"
#include "app/cli/common/named_policy.h"
#include "app/cli/common/prepare_study.h"
#include "app/cli/common/words.h"
#include "ui/common/text/policy_name_text.h"

namespace app::cli {
namespace {

struct Renamed {
    core::PolicyRef policy;
    std::string automatic, before, now;
};

Result<Renamed> renamed(const Arguments& arguments)
{
    const std::string& file = arguments.projectFile;
    auto project = openForWriting(file);
    if (!project)
        return project.error();
    auto policies = policiesIn(*project);
    if (!policies)
        return policies.error();
    const auto policy = policyCalled(arguments.policy, *policies, file);
    if (!policy)
        return policy.error();
    const core::Renaming wish = core::renaming(*policy, arguments.newName.value_or(std::string()), policies->named());
    if (wish.fault)
        return Failure{.exit = ExitCode::WrongUsage, .message = ui::nameFaultText(wish)};
    const auto* front = std::get_if<core::FrontPolicyRef>(&*policy);
    const core::Status done = front ? project->rename(front->front, front->policy, wish.name)
                                    : project->rename(std::get<core::RunId>(*policy), wish.name);
    if (!done)
        return Failure::fromError(done.error(), file);
    if (const core::Status closed = project->close(); !closed)
        return Failure::fromError(closed.error(), file);
    const std::string automatic = core::automaticNameOf(*policy, policies->named());
    return Renamed{.policy = *policy,
                   .automatic = automatic,
                   .before = core::nameOf(*policy, policies->named()),
                   .now = wish.name.empty() ? automatic : wish.name};
}

QString renamedJson(const Renamed& done, const std::string& file)
{
    Json json{{"project", file}, {"policy", done.automatic}, {"before", done.before}, {"name", done.now}};
    if (const auto* front = std::get_if<core::FrontPolicyRef>(&done.policy))
        json["front"] = front->front.value;
    else
        json["run"] = std::get<core::RunId>(done.policy).value;
    return dumped(json);
}

} // namespace

void addRename(CLI::App& app, Arguments& arguments)
{
    CLI::App* rename = app.add_subcommand("rename", help(Words::tr("Give a policy a name of your own")));
    addProject(*rename, arguments, Words::tr("The project that holds the policy"))->required();
    addPolicyName(*rename, arguments)->required();
    rename
        ->add_option("--name", arguments.newName,
                     help(Words::tr("The new name, at most %1 letters; \"\" for the one that the program gives")
                              .arg(core::kLongestPolicyName)))
        ->required()
        ->type_name("TEXT");
    rename->footer(help(Words::tr("The name is used wherever the policy is shown or written, and --policy and --point "
                                  "take it.\n\n"
                                  "  panelwise-cli rename --project f.panelwise --policy P1-35 --name \"Clinic A\"\n"
                                  "  panelwise-cli walk --project f.panelwise --policy \"Clinic A\" --patient 1")));
    rename->fallthrough();
}

ExitCode renamePolicy(const Workplace& place)
{
    const auto done = renamed(place.arguments);
    if (!done)
        return report(done.error(), place.arguments.json, place.terminal);
    if (place.arguments.json)
        place.terminal.print(renamedJson(*done, place.arguments.projectFile));
    else
        place.terminal.print(Words::tr("Policy %1 is called %2 now.")
                                 .arg(QString::fromStdString(done->before), QString::fromStdString(done->now)));
    return ExitCode::Done;
}

} // namespace app::cli
