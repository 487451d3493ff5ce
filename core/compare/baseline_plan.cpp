// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/baseline_plan.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace core {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kMostSeeds = 1000;
constexpr std::size_t kKeys = 7;

Error invalid(const char* key)
{
    return {.code = ErrorCode::PlanValueInvalid, .subject = key};
}

const Json* find(const Json& json, const char* key, bool (Json::*kind)() const noexcept)
{
    const auto found = json.find(key);
    return found != json.end() && (*found.*kind)() ? &*found : nullptr;
}

bool readSystems(const Json& json, std::vector<SystemId>& systems)
{
    const Json* list = find(json, "systems", &Json::is_array);
    if (!list || list->empty())
        return false;
    for (const Json& key : *list) {
        const std::optional<SystemId> system = key.is_string() ? systemFromKey(key.get<std::string>()) : std::nullopt;
        if (!system || std::find(systems.begin(), systems.end(), *system) != systems.end())
            return false;
        systems.push_back(*system);
    }
    return true;
}

bool readPanels(const Json& json, std::vector<std::string>& panels)
{
    const Json* list = find(json, "chosen_panels", &Json::is_array);
    if (!list || !std::all_of(list->begin(), list->end(), [](const Json& name) { return name.is_string(); }))
        return false;
    panels = list->get<std::vector<std::string>>();
    return true;
}

bool readShape(const Json& json, std::optional<RewardShape>& shape)
{
    const auto found = json.find("shape");
    if (found == json.end() || found->is_null())
        return found != json.end();
    const Json* lambda = found->is_object() ? find(*found, "lambda", &Json::is_number) : nullptr;
    const Json* rho = found->is_object() ? find(*found, "rho", &Json::is_number) : nullptr;
    if (!lambda || !rho || found->size() != 2)
        return false;
    shape = RewardShape{.lambda = lambda->get<double>(), .rho = rho->get<double>()};
    return shape->lambda >= 0.0 && shape->rho <= 0.0;
}

bool readJudging(const Json& json, const Json& seeds, JudgingPlan& judging)
{
    if (!json.contains("folds") && !json.contains("repeats"))
        return true;
    const Json* folds = find(json, "folds", &Json::is_number_integer);
    const Json* repeats = find(json, "repeats", &Json::is_number_integer);
    if (!folds || !repeats || *folds < 2 || *folds > kMostSeeds || *repeats < 1 || *repeats > kMostSeeds)
        return false;
    judging = {.folds = folds->get<int>(), .repeats = repeats->get<int>()};
    return seeds == judging.rounds();
}

} // namespace

std::string writeBaselinePlan(const BaselinePlan& plan)
{
    Json json = Json::object();
    Json& systems = json["systems"] = Json::array();
    for (const SystemId& system : plan.systems)
        systems.push_back(systemKey(system));
    json["seeds"] = plan.seeds;
    json["seed"] = plan.seed.value;
    if (plan.judging.everybody()) { // only then: tables from before it are as they were
        json["folds"] = plan.judging.folds;
        json["repeats"] = plan.judging.repeats;
    }
    json["same_split"] = plan.sameSplit;
    json["chosen_panels"] = plan.chosenPanels;
    json["shape"] = plan.shape ? Json{{"lambda", plan.shape->lambda}, {"rho", plan.shape->rho}} : Json();
    json["engine"] = Json::parse(writeFrontPlan(plan.engine));
    return json.dump();
}

Result<BaselinePlan> parseBaselinePlan(std::string_view text)
{
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object())
        return invalid("table of systems");
    BaselinePlan plan;
    if (!readSystems(json, plan.systems))
        return invalid("systems");
    const Json* seeds = find(json, "seeds", &Json::is_number_integer);
    if (!seeds || *seeds < 1 || *seeds > kMostSeeds)
        return invalid("seeds");
    const Json* seed = find(json, "seed", &Json::is_number_unsigned);
    if (!seed)
        return invalid("seed");
    const Json* sameSplit = find(json, "same_split", &Json::is_boolean);
    if (!sameSplit)
        return invalid("same_split");
    if (!readPanels(json, plan.chosenPanels))
        return invalid("chosen_panels");
    if (!readShape(json, plan.shape))
        return invalid("shape");
    const Json* engine = find(json, "engine", &Json::is_object);
    if (!engine)
        return invalid("engine");
    Result<FrontPlan> parsed = parseFrontPlan(engine->dump());
    if (!parsed)
        return parsed.error();
    if (!readJudging(json, *seeds, plan.judging))
        return invalid("folds");
    if (json.size() != kKeys + (plan.judging.everybody() ? 2 : 0))
        return Error{.code = ErrorCode::PlanFieldUnknown, .subject = "table of systems"};
    plan.seeds = seeds->get<int>();
    plan.seed.value = seed->get<std::uint64_t>();
    plan.sameSplit = sameSplit->get<bool>();
    plan.engine = std::move(*parsed);
    return plan;
}

} // namespace core
