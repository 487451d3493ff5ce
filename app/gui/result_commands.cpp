// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/result_commands.h"

#include "core/front/pareto_front.h"
#include "ui/figures/figure_commands.h"

#include <QRegularExpression>

#include <algorithm>
#include <variant>

namespace app {
namespace {

QStringList begin(const QString& command, const CommandProject& project)
{
    return {QStringLiteral("panelwise-cli"), command, QStringLiteral("--project"), project.path};
}

QStringList exported(const QString& what, const CommandProject& project)
{
    return begin(QStringLiteral("export"), project) << QStringLiteral("--what") << what;
}

// --run, or --front and --point; nothing where the policy has no number on its front.
std::optional<QStringList> policyOptions(const core::PolicyRef& policy, const CommandProject& project)
{
    if (const auto* run = std::get_if<core::RunId>(&policy))
        return QStringList{QStringLiteral("--run"), QString::number(run->value)};
    const auto& ref = std::get<core::FrontPolicyRef>(policy);
    const auto record = std::ranges::find(project.fronts, ref.front, &core::FrontRecord::id);
    if (record == project.fronts.end())
        return std::nullopt;
    const std::vector<std::size_t> places = core::frontOf(record->points, record->start.plan.axes());
    const auto place = std::ranges::find(places, ref.policy);
    if (place == places.end())
        return std::nullopt;
    return QStringList{QStringLiteral("--front"), QString::number(ref.front.value), QStringLiteral("--point"),
                       QString::number(place - places.begin() + 1)};
}

std::optional<QStringList> withPolicy(QStringList words, const ui::FigureOrigin& origin, const CommandProject& project)
{
    if (!origin.policy)
        return std::nullopt;
    const auto options = policyOptions(*origin.policy, project);
    return options ? std::optional(words + *options) : std::nullopt;
}

void addView(QStringList& words, const ui::FigureOrigin& origin)
{
    if (!origin.side.isEmpty())
        words << QStringLiteral("--side") << origin.side;
    if (!origin.metric.isEmpty())
        words << QStringLiteral("--metric") << origin.metric;
}

QStringList frontCommand(const ui::FigureOrigin& origin, const CommandProject& project)
{
    QStringList words = exported(QStringLiteral("front"), project);
    if (const auto marked = withPolicy(words, origin, project))
        words = *marked;
    else if (origin.front)
        words << QStringLiteral("--front") << QString::number(origin.front->value);
    addView(words, origin);
    return words << QStringLiteral("--out") << QStringLiteral("front.svg");
}

std::optional<QStringList> curvesCommand(const ui::Figure& figure, const CommandProject& project)
{
    auto words = withPolicy(exported(QStringLiteral("curves"), project), figure.origin(), project);
    if (words)
        *words << QStringLiteral("--metric") << ui::curveMetric(figure.name()) << QStringLiteral("--out")
               << figure.name() + QStringLiteral(".svg");
    return words;
}

std::optional<QStringList> walkCommand(const ui::FigureOrigin& origin, const CommandProject& project)
{
    auto words = withPolicy(begin(QStringLiteral("walk"), project), origin, project);
    if (!words || !origin.patientRow)
        return std::nullopt;
    return *words << QStringLiteral("--patient") << QString::number(*origin.patientRow);
}

} // namespace

std::optional<QStringList> figureCommand(const ui::Figure& figure, const CommandProject& project)
{
    const QString& name = figure.name();
    const ui::FigureOrigin& origin = figure.origin();
    if (name == QLatin1String("front"))
        return frontCommand(origin, project);
    if (!ui::curveMetric(name).isEmpty())
        return curvesCommand(figure, project);
    if (const QString what = ui::pointFigure(name);
        !what.isEmpty() && origin.policy && std::holds_alternative<core::FrontPolicyRef>(*origin.policy)) {
        auto words = withPolicy(exported(what, project), origin, project);
        if (words) {
            addView(*words, origin);
            *words << QStringLiteral("--out") << name + QStringLiteral(".svg");
        }
        return words;
    }
    if (name == QLatin1String("patient-track") || name == QLatin1String("patient-drivers"))
        return walkCommand(origin, project);
    if (name == QLatin1String("pocket-card")) {
        auto words = withPolicy(exported(QStringLiteral("card"), project), origin, project);
        return words ? std::optional(*words << QStringLiteral("--out") << QStringLiteral("card.py")) : std::nullopt;
    }
    if (name == QLatin1String("missing-values"))
        return begin(QStringLiteral("inspect"), project);
    return std::nullopt;
}

QStringList tableCommand(core::BaselineId table, const CommandProject& project)
{
    return exported(QStringLiteral("baselines"), project) << QStringLiteral("--table") << QString::number(table.value)
                                                          << QStringLiteral("--out") << QStringLiteral("baselines.csv");
}

QStringList reportCommand(const CommandProject& project)
{
    return exported(QStringLiteral("report"), project) << QStringLiteral("--out") << QStringLiteral("report.pdf");
}

QString commandLine(const QStringList& words)
{
    static const QRegularExpression plain(QStringLiteral("^[A-Za-z0-9_./=:,+-]+$"));
    QStringList quoted;
    for (QString word : words)
        quoted << (plain.match(word).hasMatch()
                       ? word
                       : QLatin1Char('\'') + word.replace(QLatin1Char('\''), QStringLiteral("'\\''")) +
                             QLatin1Char('\''));
    return quoted.join(QLatin1Char(' '));
}

} // namespace app
