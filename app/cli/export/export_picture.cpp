// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/export/export_picture.h"

#include "app/cli/common/load_policy.h"
#include "app/cli/common/words.h"
#include "app/cli/export/figure_drawing_loader.h"
#include "app/cli/front/front_job.h"
#include "core/front/counted_joint.h"
#include "core/front/pareto_front.h"
#include "core/front/policy_name.h"
#include "core/store/project_identity.h"
#include "ui/common/text/outcome_text.h"
#include "ui/common/text/panel_words.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <utility>

namespace app::cli {
namespace {

constexpr std::array<std::pair<const char*, Exported>, 10> kNames{{{"front", Exported::Front},
                                                                   {"curves", Exported::Curves},
                                                                   {"point", Exported::Point},
                                                                   {"panel-use", Exported::PanelUse},
                                                                   {"sequences", Exported::Sequences},
                                                                   {"report", Exported::Report},
                                                                   {"baselines", Exported::Baselines},
                                                                   {"patients", Exported::Patients},
                                                                   {"policy", Exported::Policy},
                                                                   {"card", Exported::Card}}};

FigureOrder::Subject subjectOf(Exported what)
{
    switch (what) {
    case Exported::Front:
        return FigureOrder::Subject::Front;
    case Exported::Curves:
        return FigureOrder::Subject::Curves;
    case Exported::Point:
        return FigureOrder::Subject::Outcomes;
    case Exported::PanelUse:
        return FigureOrder::Subject::PanelUse;
    case Exported::Sequences:
    case Exported::Report:    // is no figure
    case Exported::Baselines: // tables, never drawn
    case Exported::Patients:
    case Exported::Policy: // for programs
    case Exported::Card:
        break;
    }
    return FigureOrder::Subject::Sequences;
}

FigureOrder::Project projectOf(const core::ProjectFile& project)
{
    FigureOrder::Project facts;
    if (const auto identity = core::projectIdentity(project.path()); identity)
        facts.identity = QString::fromStdString(identity->hex());
    facts.file = QString::fromStdString(project.path().filename().string());
    facts.currency = QString::fromStdString(project.study().task.currency);
    facts.outcome = ui::outcomeLine(project.study().task);
    for (const core::PanelSpec& panel : project.study().task.panels)
        facts.panels << QString::fromStdString(panel.name);
    return facts;
}

// Place among the points of the record; unset: none was asked for and none is needed.
Result<std::optional<std::size_t>> chosenPolicy(const core::FrontRecord& front, std::optional<std::size_t> point,
                                                bool needed)
{
    const std::vector<std::size_t> places = core::frontOf(front.points, front.start.plan.axes());
    if (point && (*point == 0 || *point > places.size()))
        return Failure::fromError(
            {.code = core::ErrorCode::PointUnknown, .subject = std::to_string(*point), .expected = places.size()});
    if (point)
        return std::optional(places[*point - 1]);
    if (!needed || places.empty())
        return std::optional<std::size_t>();
    return std::optional(*std::ranges::max_element(places, {}, [&](std::size_t place) {
        return core::metricOf(front.points[place].validation, front.start.plan.metric);
    }));
}

Result<FigureOrder> frontOrder(const Workplace& place, Exported what)
{
    auto stored = openFront(place.arguments);
    if (!stored)
        return stored.error();
    FigureOrder order;
    order.subject = subjectOf(what);
    auto policy = chosenPolicy(stored->record, place.arguments.point, what != Exported::Front);
    if (!policy)
        return policy.error();
    order.policy = *policy;
    order.project = projectOf(stored->project);
    if (const auto known = core::knownFindings(*stored->patients.cohort))
        order.optimum = core::optimumLines(known->problem, place.stop, 200, stored->record.start.plan.minimise);
    if (stored->record.start.cohort == stored->patients.cohort->fingerprint())
        order.prices = stored->patients.cohort->catalog();
    else
        order.project.panels = ui::panelNames(stored->panels); // no longer those of the study
    order.front = std::move(stored->record);
    return order;
}

Result<FigureOrder> curvesOrder(const Arguments& arguments)
{
    auto project = inFile(core::ProjectFile::open(arguments.projectFile, true), arguments.projectFile);
    if (!project)
        return project.error();
    auto chosen = chosenRuns(*project, arguments);
    if (!chosen)
        return chosen.error();
    FigureOrder order;
    order.subject = FigureOrder::Subject::Curves;
    order.project = projectOf(*project);
    order.run = std::move(chosen->back());
    order.project.panels = ui::panelNames(order.run.start.panels);
    core::Result<std::vector<core::CurvePoint>> points = project->points(order.run.id);
    if (!points)
        return Failure::fromError(points.error(), arguments.projectFile);
    order.points = std::move(*points);
    return order;
}

Failure failureFor(FigureProblem problem)
{
    if (problem == FigureProblem::TooLarge)
        return Failure::wrongUsage(
            Words::tr("A picture of this size has too many pixels. Choose a smaller size or resolution."));
    return {.exit = ExitCode::UserData,
            .message = Words::tr("There is nothing to draw: no values of these patients are stored.")};
}

} // namespace

std::optional<Exported> exportedNamed(const std::string& name)
{
    const auto found = std::ranges::find_if(kNames, [&](const auto& pair) { return name == pair.first; });
    return found == kNames.end() ? std::nullopt : std::optional(found->second);
}

bool isTableEnding(const QString& ending)
{
    return ending == QLatin1String("csv") || ending == QLatin1String("xlsx");
}

QString endingOf(const Arguments& arguments)
{
    const std::string ending = std::filesystem::path(arguments.outFile).extension().string();
    return QString::fromStdString(ending).mid(1).toLower();
}

Result<Picture> makePicture(const Workplace& place, Exported what)
{
    auto order = what == Exported::Curves ? curvesOrder(place.arguments) : frontOrder(place, what);
    if (!order)
        return order.error();
    order->ending = endingOf(place.arguments);
    order->options = place.arguments.figure;
    auto loaded = loadFigureDrawing();
    if (!loaded)
        return loaded.error();
    auto drawn = (*loaded)->draw(*order);
    if (!drawn)
        return failureFor(drawn.error());
    const bool ofRun = what == Exported::Curves;
    return Picture{.bytes = std::move(*drawn),
                   .front = ofRun ? std::nullopt : std::optional(order->front.id),
                   .run = ofRun ? std::optional(order->run.id) : std::nullopt,
                   .runName = core::runPolicyName(order->run)};
}

} // namespace app::cli
