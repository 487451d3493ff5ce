// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/presenter/presenter_films.h"

#include "ui/common/text/front_text.h"
#include "ui/common/text/outcome_text.h"

namespace app {

ui::FilmPtr filmOf(const core::FrontRecord& front, const core::Task& task)
{
    std::vector<ui::FoundPolicy> found;
    const core::FrontPlan& plan = front.start.plan;
    for (const core::OperatingPoint& point : front.points) // by validation patients, as the search saw them
        if (const auto figure = core::metricOf(point.validation, plan.metric))
            found.push_back({.cost = point.validation.meanCost.value.value_or(0.0), .figure = *figure});
    return ui::frontFilm(std::move(found), ui::frontMetricText(plan.metric), QString::fromStdString(task.currency));
}

std::vector<ui::FilmPtr> filmsOf(const core::PolicyCases& cases, const core::Task& task)
{
    std::vector<ui::FlowingPatient> patients;
    std::vector<ui::ScoredPatient> scored;
    for (const core::Episode& episode : cases.episodes) {
        const bool ill = cases.cohort->outcome(episode.patient) == core::Disease::Present;
        ui::FlowingPatient& one = patients.emplace_back();
        for (const core::PanelId panel : episode.sequence())
            one.panels.push_back(panel.value);
        one.said = episode.diagnosis() == core::Disease::Present;
        one.ill = ill;
        scored.push_back({.probability = episode.finalProbability(), .ill = ill});
    }
    QStringList panels;
    for (const core::Panel& panel : cases.cohort->catalog().panels())
        panels << QString::fromStdString(panel.name);
    const QString outcome = ui::outcomeName(task);
    std::vector<ui::FilmPtr> films;
    for (const ui::FilmPtr& film :
         {ui::flowFilm(std::move(patients), panels, outcome), ui::thresholdFilm(std::move(scored), outcome)})
        if (film)
            films.push_back(film);
    return films;
}

} // namespace app
