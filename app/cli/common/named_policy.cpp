// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/named_policy.h"

#include "app/cli/common/argument_values.h"
#include "app/cli/common/command_options.h"
#include "app/cli/common/words.h"
#include "core/front/pareto_front.h"

#include <algorithm>
#include <filesystem>

namespace app::cli {

CLI::Option* addPoint(CLI::App& app, Arguments& arguments, const QString& description)
{
    const auto accept = [&arguments](const CLI::results_t& texts) {
        arguments.point = parseCount(texts.front());
        if (!arguments.point)
            arguments.policy = texts.front();
        return true;
    };
    return app.add_option("--point", accept, help(description))->expected(1)->type_name("K");
}

CLI::Option* addPolicyName(CLI::App& app, Arguments& arguments)
{
    return app
        .add_option("--policy", arguments.policy,
                    help(Words::tr("Which policy, by its name: P1-3 is point 3 of front 1, T-2 trained policy 2; or "
                                   "the one you gave it with “rename” or in the window")))
        ->type_name("NAME");
}

Result<PolicyList> policiesIn(const core::ProjectFile& project)
{
    const std::string file = project.path().string();
    auto fronts = inFile(project.fronts(), file);
    if (!fronts)
        return fronts.error();
    auto runs = inFile(project.runs(), file);
    if (!runs)
        return runs.error();
    return PolicyList{.fronts = std::move(*fronts), .runs = std::move(*runs)};
}

Result<core::PolicyRef> policyCalled(const std::string& name, const PolicyList& policies, const std::string& file)
{
    if (const auto found = core::policyNamed(name, policies.named()))
        return *found;
    const QString project = QString::fromStdString(std::filesystem::path(file).filename().string());
    return Failure{.exit = ExitCode::WrongUsage,
                   .message = Words::tr("%1 holds no policy called “%2”.").arg(project, QString::fromStdString(name)),
                   .remedy =
                       Words::tr("“panelwise-cli inspect --project %1” lists fronts and trained policies; P1-3 is "
                                 "point 3 of front 1, T-2 trained policy 2.")
                           .arg(project)};
}

Result<Arguments> withNamedPolicy(Arguments arguments)
{
    const std::string& file = arguments.projectFile;
    const auto project = inFile(core::ProjectFile::open(file, true), file);
    if (!project)
        return project.error();
    const auto policies = policiesIn(*project);
    if (!policies)
        return policies.error();
    const auto policy = policyCalled(arguments.policy, *policies, file);
    if (!policy)
        return policy.error();
    const std::string name = std::exchange(arguments.policy, {});
    if (const auto* run = std::get_if<core::RunId>(&*policy)) {
        arguments.training.run = *run;
        return arguments;
    }
    const auto& ref = std::get<core::FrontPolicyRef>(*policy);
    const auto front = std::ranges::find(policies->fronts, ref.front, &core::FrontRecord::id);
    const std::vector<std::size_t> places = core::frontOf(front->points, front->start.plan.axes());
    const auto place = std::ranges::find(places, ref.policy);
    if (place == places.end())
        return Failure::wrongUsage(Words::tr("%1 is dominated by another policy of front %2. Name one that is on it.")
                                       .arg(QString::fromStdString(name), QString::number(ref.front.value)));
    arguments.front.id = ref.front;
    arguments.point = static_cast<std::size_t>(place - places.begin()) + 1;
    return arguments;
}

} // namespace app::cli
