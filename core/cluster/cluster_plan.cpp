// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/cluster_plan.h"

#include "core/plan/plan_fields.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>

namespace core {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kFormat = "panelwise plan 1";
constexpr const char* kSeal = "fingerprint"; // of all the rest; comes last
constexpr std::array<std::string_view, 6> kWhat{"whole", "policies", "fold", "all", "system", "encoder"};
constexpr std::array<std::string_view, 2> kHidden{"values", "panels"};

// Encoders have no plan of their own elsewhere: theirs is that of a training, which has all their settings.
std::string comparisonText(const ComparisonPlan& plan)
{
    Json json;
    TrainingPlan training;
    training.encoder = plan.encoder;
    training.seed = plan.seed;
    json["training"] = writePlan(training);
    json["seeds"] = plan.seeds;
    json["encoders"] = Json::array();
    for (const EncoderKind kind : plan.kinds) {
        training.encoder.kind = kind;
        json["encoders"].push_back(planValue(training, PlanField::EncoderKind));
    }
    json["hidden"] = Json::array();
    for (const HiddenBy hidden : plan.hiddenBy)
        json["hidden"].push_back(kHidden[static_cast<std::size_t>(hidden)]);
    return json.dump();
}

std::optional<ComparisonPlan> comparisonFrom(const std::string& text)
{
    const Json json = Json::parse(text);
    const Result<TrainingPlan> training = parsePlan(json.at("training").get<std::string>());
    if (!training)
        return std::nullopt;
    ComparisonPlan plan;
    plan.encoder = training->encoder;
    plan.seed = training->seed;
    plan.seeds = json.at("seeds").get<int>();
    plan.kinds.clear();
    plan.hiddenBy.clear();
    for (const Json& word : json.at("encoders")) {
        TrainingPlan named;
        if (!setPlanValue(named, PlanField::EncoderKind, word.get<std::string>()))
            return std::nullopt;
        plan.kinds.push_back(named.encoder.kind);
    }
    for (const Json& word : json.at("hidden"))
        plan.hiddenBy.push_back(word == kHidden[0] ? HiddenBy::Value : HiddenBy::Panel);
    return plan;
}

std::string studyText(const StudyPlan& study)
{
    struct Text {
        std::string operator()(const FrontPlan& plan) const { return writeFrontPlan(plan); }
        std::string operator()(const TrainingPlan& plan) const { return writePlan(plan); }
        std::string operator()(const BaselinePlan& plan) const { return writeBaselinePlan(plan); }
        std::string operator()(const ComparisonPlan& plan) const { return comparisonText(plan); }
    };
    return std::visit(Text{}, study);
}

template <typename Plan>
std::optional<StudyPlan> studyOf(Result<Plan> parsed)
{
    return parsed ? std::optional<StudyPlan>(std::move(*parsed)) : std::nullopt;
}

std::optional<StudyPlan> studyFrom(std::string_view word, const std::string& text)
{
    if (word == "front")
        return studyOf(parseFrontPlan(text));
    if (word == "train")
        return studyOf(parsePlan(text));
    if (word == "baselines")
        return studyOf(parseBaselinePlan(text));
    if (word == "encoders")
        if (std::optional<ComparisonPlan> plan = comparisonFrom(text))
            return StudyPlan(std::move(*plan));
    return std::nullopt;
}

Json pieceJson(const StudyPiece& piece)
{
    Json json{{"piece", kWhat[static_cast<std::size_t>(piece.what)]}};
    if (piece.job > 0)
        json["job"] = piece.job;
    if (piece.first > 0)
        json["first"] = piece.first;
    if (piece.count != 1)
        json["count"] = piece.count;
    return json;
}

std::optional<StudyPiece> pieceFrom(const Json& json)
{
    const auto what = std::ranges::find(kWhat, json.at("piece").get<std::string>());
    if (what == kWhat.end())
        return std::nullopt;
    return StudyPiece{.what = static_cast<StudyPiece::What>(what - kWhat.begin()),
                      .job = json.value("job", std::uint64_t{0}),
                      .first = json.value("first", std::uint64_t{0}),
                      .count = json.value("count", std::uint64_t{1})};
}

std::optional<TaskLine> lineFrom(const Json& json)
{
    TaskLine line{.pieces = {}, .seconds = json.at("seconds").get<double>()};
    for (const Json& one : json.at("pieces")) {
        const std::optional<StudyPiece> piece = pieceFrom(one);
        if (!piece)
            return std::nullopt;
        line.pieces.push_back(*piece);
    }
    return line;
}

std::optional<Fingerprint> fingerprintFrom(const std::string& hex)
{
    Fingerprint print;
    const auto half = [&hex](std::size_t from, std::uint64_t& number) {
        const auto [end, fault] = std::from_chars(hex.data() + from, hex.data() + from + 16, number, 16);
        return fault == std::errc() && end == hex.data() + from + 16;
    };
    if (hex.size() != 32 || !half(0, print.high) || !half(16, print.low))
        return std::nullopt;
    return print;
}

std::optional<ClusterPlan> planFrom(const Json& json)
{
    ClusterPlan plan;
    const auto print = fingerprintFrom(json.at("patients_fingerprint").get<std::string>());
    std::optional<StudyPlan> study =
        studyFrom(json.at("study").get<std::string>(), json.at("settings").get<std::string>());
    if (json.at("format") != kFormat || !print || !study)
        return std::nullopt;
    plan.version = json.at("version").get<std::string>();
    plan.study = std::move(*study);
    plan.patients = *print;
    plan.jobs = json.at("jobs").get<std::uint64_t>();
    plan.count = json.at("patients").get<std::uint64_t>();
    plan.columns = json.at("columns").get<std::uint64_t>();
    plan.bootstrap = json.at("bootstrap").get<std::uint64_t>();
    plan.megabytes = json.at("memory_mb").get<std::uint64_t>();
    for (const Json& one : json.at("tasks")) {
        std::optional<TaskLine> line = lineFrom(one);
        if (!line)
            return std::nullopt;
        plan.lines.push_back(std::move(*line));
    }
    return plan;
}

} // namespace

std::string writeClusterPlan(const ClusterPlan& plan)
{
    Json json{{"format", kFormat},
              {"version", plan.version},
              {"study", studyWord(plan.study)},
              {"settings", studyText(plan.study)},
              {"jobs", plan.jobs},
              {"patients", plan.count},
              {"columns", plan.columns},
              {"patients_fingerprint", plan.patients.hex()},
              {"bootstrap", plan.bootstrap},
              {"memory_mb", plan.megabytes}};
    std::string tasks;
    for (const TaskLine& line : plan.lines) {
        Json pieces = Json::array();
        for (const StudyPiece& piece : line.pieces)
            pieces.push_back(pieceJson(piece));
        tasks += (tasks.empty() ? "\n" : ",\n") + Json{{"seconds", line.seconds}, {"pieces", pieces}}.dump();
    }
    std::string text = json.dump(1);
    text.resize(text.size() - 2); // "\n}"
    text += ",\n \"tasks\": [" + tasks + "\n ],\n \"" + kSeal + "\": \"";
    return text + fingerprintOf(text).hex() + "\"\n}\n";
}

std::optional<ClusterPlan> parseClusterPlan(std::string_view text)
{
    constexpr std::size_t kSealed = 32 + 4; // the fingerprint and what closes the object
    if (text.size() < kSealed ||
        text.substr(text.size() - kSealed, 32) != fingerprintOf(text.substr(0, text.size() - kSealed)).hex())
        return std::nullopt;
    try {
        return planFrom(Json::parse(text));
    } catch (const Json::exception&) { // sealed, but by nobody who knows this form
        return std::nullopt;
    }
}

Fingerprint planFingerprint(std::string_view text)
{
    return fingerprintOf(text);
}

} // namespace core
