// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/front/front_plan.h"

#include "core/front/front_setting_range.h"

#include "core/plan/plan_fields.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <span>

namespace core {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<std::string_view, 4> kMethods{"lattice", "smddpo", "smddpo-end-to-end", "exact"};
constexpr std::array<std::string_view, 2> kMetrics{"f1", "am"};
constexpr std::array<std::string_view, 2> kGrids{"adaptive", "paper"};

template <typename T>
struct Range {
    T least, most;
};
template <typename T>
Range(T, T) -> Range<T>; // clang 14 does not deduce it from the members

constexpr const char* kFolds = "judging.folds";
constexpr const char* kRepeats = "judging.repeats";
constexpr Range kFoldRange{2, 100};
constexpr Range kRepeatRange{1, 100};

// One description of the plan serves writing and reading. `visit.training` takes the plan of one policy.
template <typename Visitor, typename Plan>
void describe(Visitor& visit, Plan& plan)
{
    visit.word("method", plan.method, kMethods);
    visit.word("metric", plan.metric, kMetrics);
    visit.aim("minimise", plan.minimise);
    visit.seed("seed", plan.seed.value);
    visit.flag("forbid_unrecorded", plan.forbidUnrecorded);
    visit.judging(plan.judging);
    visit.number("lattice.folds", plan.lattice.folds, Range{2, 20});
    visit.number("lattice.rounds", plan.lattice.rounds, Range{1, 10'000});
    visit.number("lattice.patience", plan.lattice.patience, Range{1, 10'000});
    visit.number("lattice.depth", plan.lattice.depth, Range{1, 10});
    visit.number("lattice.rate", plan.lattice.rate, Range{1e-4, 1.0});
    visit.number("lattice.smallest_leaf", plan.lattice.smallestLeaf, Range{1, 1'000'000});
    visit.number("lattice.most_sets", plan.lattice.mostSets, Range{2, 65'536});
    visit.number("lattice.targets", plan.lattice.targets, Range{1, 1000});
    visit.number("lattice.prices", plan.lattice.prices, Range{1, 1000});
    visit.newer("lattice.most_patients", plan.lattice.mostPatients, LatticePlan().mostPatients,
                Range{100, 100'000'000});
    visit.word("sweep.grid", plan.sweep.grid, kGrids);
    visit.number("sweep.policies", plan.sweep.policies, Range{1, 10'000});
    visit.flag("sweep.warm_start", plan.sweep.warmStart);
    visit.training("sweep.training", plan.sweep.training);
}

struct Writer {
    Json json = Json::object();

    template <typename Word>
    void word(const char* key, Word value, std::span<const std::string_view> words)
    {
        json[key] = std::string(words[static_cast<std::size_t>(value)]);
    }
    void seed(const char* key, std::uint64_t value) { json[key] = value; }
    void flag(const char* key, bool value) { json[key] = value; }
    template <typename T>
    void number(const char* key, T value, Range<T>)
    {
        json[key] = value;
    }
    // Only where it is not as usual: plans from before it are read, and theirs are as they were.
    template <typename T>
    void newer(const char* key, T value, T usual, Range<T>)
    {
        if (value != usual)
            json[key] = value;
    }
    // Only where it is not money, as with judging.
    void aim(const char* key, CostAim value)
    {
        if (value != CostAim())
            json[key] = textOf(value);
    }
    // Only where it is asked for: plans from before it are read, and theirs are as they were.
    void judging(const JudgingPlan& plan)
    {
        if (!plan.everybody())
            return;
        json[kFolds] = plan.folds;
        json[kRepeats] = plan.repeats;
    }
    void training(const char* key, const TrainingPlan& plan) { json[key] = Json::parse(writePlan(plan)); }
};

// Looks for what one number may be.
struct RangeFinder {
    std::string_view name;
    std::optional<SettingRange> found = {};

    template <typename Word>
    void word(const char*, Word, std::span<const std::string_view>)
    {
    }
    void seed(const char*, std::uint64_t) {}
    void flag(const char*, bool) {}
    void aim(const char*, CostAim) {}
    void judging(const JudgingPlan&) {}
    void training(const char*, const TrainingPlan&) {}
    template <typename T>
    void number(const char* key, T, Range<T> range)
    {
        if (name == key)
            found = SettingRange{.least = static_cast<double>(range.least), .most = static_cast<double>(range.most)};
    }
    template <typename T>
    void newer(const char* key, T value, T, Range<T> range)
    {
        number(key, value, range);
    }
};

struct Reader {
    const Json& json;
    std::size_t read = 0;
    std::optional<Error> error = {};

    template <typename Word>
    void word(const char* key, Word& value, std::span<const std::string_view> words)
    {
        const Json* found = find(key, &Json::is_string);
        if (!found)
            return;
        const auto place = std::ranges::find(words, found->get<std::string>());
        if (place == words.end())
            return refuse(key);
        value = static_cast<Word>(place - words.begin());
    }
    void seed(const char* key, std::uint64_t& value)
    {
        if (const Json* found = find(key, &Json::is_number_unsigned))
            value = found->get<std::uint64_t>();
    }
    void flag(const char* key, bool& value)
    {
        if (const Json* found = find(key, &Json::is_boolean))
            value = found->get<bool>();
    }
    template <typename T>
    void number(const char* key, T& value, Range<T> range)
    {
        const Json* found = find(key, std::is_integral_v<T> ? &Json::is_number_integer : &Json::is_number);
        if (!found)
            return;
        const double read_ = found->get<double>();
        if (!(read_ >= static_cast<double>(range.least) && read_ <= static_cast<double>(range.most)))
            return refuse(key);
        value = found->get<T>();
    }
    template <typename T>
    void newer(const char* key, T& value, T, Range<T> range)
    {
        if (json.contains(key))
            number(key, value, range);
    }
    void aim(const char* key, CostAim& value)
    {
        if (!json.contains(key))
            return;
        const Json* found = find(key, &Json::is_string);
        const std::optional<CostAim> named = found ? costAimNamed(found->get<std::string>()) : std::nullopt;
        if (found && !named)
            return refuse(key);
        value = named.value_or(value);
    }
    void judging(JudgingPlan& plan)
    {
        if (!json.contains(kFolds) && !json.contains(kRepeats))
            return;
        number(kFolds, plan.folds, kFoldRange);
        number(kRepeats, plan.repeats, kRepeatRange);
    }
    void training(const char* key, TrainingPlan& plan)
    {
        const Json* found = find(key, &Json::is_object);
        if (!found)
            return;
        const Result<TrainingPlan> parsed = parsePlan(found->dump());
        if (!parsed && !error)
            error = parsed.error();
        if (parsed)
            plan = *parsed;
    }

private:
    const Json* find(const char* key, bool (Json::*kind)() const noexcept)
    {
        const auto found = json.find(key);
        if (found == json.end() || !(*found.*kind)()) {
            refuse(key);
            return nullptr;
        }
        ++read;
        return &*found;
    }
    void refuse(const char* key)
    {
        if (!error)
            error = Error{.code = ErrorCode::PlanValueInvalid, .subject = key};
    }
};

} // namespace

double latticeSeconds(const LatticePlan& plan, std::size_t patients, std::size_t panels, int cores)
{
    constexpr double kSecondsPerPatientAndSet = 6e-6; // of one core
    const double sets = std::min<double>(plan.mostSets, std::pow(2.0, double(panels)));
    // Three of four learn or choose, as far as they are not too many.
    const double learning = std::min(double(patients), 4.0 / 3.0 * plan.mostPatients);
    return kSecondsPerPatientAndSet * learning * sets / std::max(1, cores);
}

std::string_view frontMethodName(FrontMethod method)
{
    return kMethods[static_cast<std::size_t>(method)];
}

std::string_view frontMetricName(FrontMetric metric)
{
    return kMetrics[static_cast<std::size_t>(metric)];
}

std::optional<SettingRange> frontSettingRange(std::string_view name)
{
    RangeFinder finder{.name = name};
    const FrontPlan plan;
    describe(finder, plan);
    return finder.found;
}

std::string writeFrontPlan(const FrontPlan& plan)
{
    Writer writer;
    describe(writer, plan);
    return writer.json.dump();
}

Result<FrontPlan> parseFrontPlan(std::string_view text)
{
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object())
        return Error{.code = ErrorCode::PlanValueInvalid, .subject = "front plan"};
    FrontPlan plan;
    Reader reader{.json = json};
    describe(reader, plan);
    if (reader.error)
        return *reader.error;
    if (reader.read != json.size())
        return Error{.code = ErrorCode::PlanFieldUnknown, .subject = "front plan"};
    return plan;
}

} // namespace core
