// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/evaluation_json_p.h"
#include "app/cli/walk/patient_walk.h"

namespace app::cli {
namespace {

const char* diseaseName(core::Disease disease)
{
    return disease == core::Disease::Present ? "disease" : "no_disease";
}

Json textOrNull(const QString& text)
{
    return text.isEmpty() ? Json(nullptr) : jsonText(text);
}

Json valuesJson(const std::vector<RecordedValue>& values)
{
    Json list = Json::array();
    for (const RecordedValue& value : values)
        list.push_back(Json{{"column", value.column},
                            {"label", textOrNull(value.meaning.label)},
                            {"value", value.number ? Json(*value.number) : textOrNull(value.text)},
                            {"unit", textOrNull(value.meaning.unit)},
                            {"measured", !value.text.isEmpty()},
                            {"flag", textOrNull(value.flag())},
                            {"reference_low", jsonOrNull(value.meaning.low)},
                            {"reference_high", jsonOrNull(value.meaning.high)}});
    return list;
}

Json stepJson(const WalkStep& step, const PatientWalk& walk)
{
    const std::vector<core::Panel>& panels = walk.words.catalog.panels();
    const core::ActionCodec codec(panels.size());
    Json known = Json::array();
    for (const core::PanelId panel : step.known)
        known.push_back(panels[panel.value].name);
    Json probabilities = Json::array(); // a panel may be called "disease", so not by name
    for (std::size_t i = 0; i < step.actionProbabilities.size(); ++i) {
        const core::Action action = codec.action(i);
        probabilities.push_back(
            Json{{"order", action.isOrder() ? Json(panels[action.panel().value].name) : Json(nullptr)},
                 {"together_with", action.isPair() ? Json(panels[action.partner().value].name) : Json(nullptr)},
                 {"diagnose", action.isOrder() ? Json(nullptr) : Json(diseaseName(action.diagnosis()))},
                 {"probability", step.actionProbabilities[i]},
                 {"value", jsonOrNull(walk.valueOf(step, i))}});
    }
    const bool order = step.action.isOrder();
    Json json{{"panels_known", std::move(known)},
              {"values_known", step.valuesKnown},
              {"disease_probability", step.diseaseProbability},
              {"actions", std::move(probabilities)},
              {"order", order ? Json(panels[step.action.panel().value].name) : Json(nullptr)},
              {"alongside", step.alongside},
              {"diagnose", order ? Json(nullptr) : Json(diseaseName(step.action.diagnosis()))},
              {"paid", step.paid.amount},
              {"bill", step.bill.amount}};
    if (walk.words.catalog.hasMinutes())
        json["waited"] = step.waited.amount;
    if (walk.words.catalog.hasMillilitres())
        json["drawn"] = step.drawn.amount;
    json["results"] = valuesJson(step.results);
    return json;
}

} // namespace

QString walkJson(const PatientWalk& walk, const std::string& project)
{
    Json steps = Json::array();
    for (const WalkStep& step : walk.steps)
        steps.push_back(stepJson(step, walk));
    const WalkStep& last = walk.steps.back();
    const core::Disease diagnosis = last.action.diagnosis();
    Json root{{"project", project}};
    root.update(originJson(walk.origin, walk.words));
    root["source"] = walk.source;
    root["patient"] = walk.row;
    root["currency"] = walk.words.currency;
    root["values_in_all"] = walk.valuesInAll;
    root["baseline"] = valuesJson(walk.baseline);
    root["steps"] = std::move(steps);
    root["diagnosis"] = diseaseName(diagnosis);
    root["disease_probability"] = last.diseaseProbability;
    root["cost"] = last.bill.amount;
    if (walk.words.catalog.hasMinutes())
        root["minutes"] = last.waited.amount;
    if (walk.words.catalog.hasMillilitres())
        root["millilitres"] = last.drawn.amount;
    root["outcome"] =
        walk.truth ? Json{{"truth", diseaseName(*walk.truth)}, {"right", diagnosis == *walk.truth}} : Json(nullptr);
    return dumped(root);
}

} // namespace app::cli
