// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plan_fields.h"

#include "core/data/task/json_checks_p.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <type_traits>
#include <variant>

namespace core {
namespace {

template <auto Member>
auto& at(TrainingPlan& plan)
{
    return plan.*Member;
}

template <auto Part, auto Member>
auto& at(TrainingPlan& plan)
{
    return plan.*Part.*Member;
}

template <typename Number>
struct NumberRule {
    Number& (*member)(TrainingPlan&);
    Number least, most;
};

struct SwitchRule {
    bool& (*member)(TrainingPlan&);
};

struct ChoiceRule {
    std::size_t (*get)(TrainingPlan&);
    void (*set)(TrainingPlan&, std::size_t);
    std::span<const std::string_view> words; // in the order of the enumeration
};

struct AimRule {
    CostAim& (*member)(TrainingPlan&);
};

using Rule =
    std::variant<NumberRule<int>, NumberRule<std::uint64_t>, NumberRule<double>, SwitchRule, ChoiceRule, AimRule>;

struct Descriptor {
    PlanField field;
    std::string_view name;
    Rule rule;
};

// A field and the way to it in the plan: number<&TrainingPlan::ppo, &PpoPlan::batch>(…).
template <auto... Path, typename Number>
constexpr Descriptor number(PlanField field, std::string_view name, Number least, Number most)
{
    return {field, name, NumberRule<Number>{&at<Path...>, least, most}};
}

template <auto... Path>
constexpr Descriptor onOff(PlanField field, std::string_view name)
{
    return {field, name, SwitchRule{&at<Path...>}};
}

template <auto... Path>
constexpr Descriptor aim(PlanField field, std::string_view name)
{
    return {field, name, AimRule{&at<Path...>}};
}

template <auto... Path>
constexpr Descriptor choice(PlanField field, std::string_view name, std::span<const std::string_view> words)
{
    constexpr auto get = [](TrainingPlan& plan) { return static_cast<std::size_t>(at<Path...>(plan)); };
    constexpr auto set = [](TrainingPlan& plan, std::size_t position) {
        at<Path...>(plan) = static_cast<std::remove_reference_t<decltype(at<Path...>(plan))>>(position);
    };
    return {field, name, ChoiceRule{get, set, words}};
}

constexpr std::array<std::string_view, 2> kMethods{"end-to-end", "pretrained"};
constexpr std::array<std::string_view, 3> kKeepBest{"reward", "f1", "am"};
constexpr std::array<std::string_view, 2> kDiagnosedBy{"selector", "probability"};
constexpr std::array<std::string_view, 2> kRewardedBy{"outcome", "probability"};
constexpr std::array<std::string_view, 7> kEncoders{"emflow",     "gaussian",   "mice", "mean",
                                                    "missforest", "softimpute", "gain"};

constexpr std::uint64_t kAnySeed = std::numeric_limits<std::uint64_t>::max();
constexpr double kLowestRate = 1e-9; // Adam with rate 0 would learn nothing
constexpr int kWidest = 4096;
constexpr int kLargestBatch = 1'000'000;
constexpr int kMostRounds = 1'000'000;

constexpr auto kShape = &TrainingPlan::shape;
constexpr auto kEncoder = &TrainingPlan::encoder;
constexpr auto kClassifier = &TrainingPlan::classifier;
constexpr auto kPpo = &TrainingPlan::ppo;
constexpr auto kLoop = &TrainingPlan::loop;

using enum PlanField;
constexpr std::array kDescriptors{
    choice<&TrainingPlan::method>(Method, "method", kMethods),
    number<kShape, &RewardShape::lambda>(Lambda, "lambda", 0.0, 1e6),
    number<kShape, &RewardShape::rho>(Rho, "rho", -1e6, 0.0),
    aim<kShape, &RewardShape::aim>(Minimise, "minimise"),
    number<&TrainingPlan::seed, &core::Seed::value>(PlanField::Seed, "seed", std::uint64_t{0}, kAnySeed),
    choice<&TrainingPlan::keepBest>(PlanField::KeepBest, "keep_best", kKeepBest),
    choice<&TrainingPlan::diagnosedBy>(PlanField::DiagnosedBy, "diagnosed_by", kDiagnosedBy),
    choice<&TrainingPlan::rewardedBy>(PlanField::RewardedBy, "rewarded_by", kRewardedBy),
    onOff<&TrainingPlan::sharedPatients>(SharedPatients, "shared_patients"),
    onOff<&TrainingPlan::logSkewed>(LogSkewed, "log_skewed"),
    onOff<&TrainingPlan::forbidUnrecorded>(ForbidUnrecorded, "forbid_unrecorded"),
    number<&TrainingPlan::stateTableMegabytes>(StateTableMegabytes, "state_table_mb", std::uint64_t{0},
                                               std::uint64_t{1'000'000}),

    choice<kEncoder, &EncoderPlan::kind>(PlanField::EncoderKind, "encoder.kind", kEncoders),
    number<kEncoder, &EncoderPlan::couplings>(EncoderCouplings, "encoder.couplings", 1, 256),
    number<kEncoder, &EncoderPlan::hidden>(EncoderHidden, "encoder.hidden", 1, kWidest),
    number<kEncoder, &EncoderPlan::iterations>(EncoderIterations, "encoder.iterations", 1, kMostRounds),
    number<kEncoder, &EncoderPlan::batch>(EncoderBatch, "encoder.batch", 1, kLargestBatch),
    number<kEncoder, &EncoderPlan::rate>(EncoderRate, "encoder.rate", kLowestRate, 1.0),
    number<kEncoder, &EncoderPlan::alpha>(EncoderAlpha, "encoder.alpha", 0.0, 1e12),
    number<kEncoder, &EncoderPlan::weightDecay>(EncoderWeightDecay, "encoder.weight_decay", 0.0, 1.0),
    number<kEncoder, &EncoderPlan::scaleBound>(EncoderScaleBound, "encoder.scale_bound", 0.01, 10.0),
    number<kEncoder, &EncoderPlan::rounds>(EncoderRounds, "encoder.rounds", 1, 1000),

    number<kClassifier, &ClassifierPlan::members>(ClassifierMembers, "classifier.members", 1, 20),
    onOff<kClassifier, &ClassifierPlan::seesKnown>(ClassifierSeesKnown, "classifier.sees_known"),
    number<kClassifier, &ClassifierPlan::pieces>(ClassifierPieces, "classifier.pieces", 0, 256),
    onOff<kClassifier, &ClassifierPlan::trees>(ClassifierTrees, "classifier.trees"),
    number<kClassifier, &ClassifierPlan::hidden>(ClassifierHidden, "classifier.hidden", 1, kWidest),
    number<kClassifier, &ClassifierPlan::batch>(ClassifierBatch, "classifier.batch", 1, kLargestBatch),
    number<kClassifier, &ClassifierPlan::rate>(ClassifierRate, "classifier.rate", kLowestRate, 1.0),
    number<kClassifier, &ClassifierPlan::classWeight>(ClassifierClassWeight, "classifier.class_weight", 0.001, 1000.0),
    number<kClassifier, &ClassifierPlan::pretrainingEpochs>(ClassifierPretrainingEpochs,
                                                            "classifier.pretraining_epochs", 0, 10'000),
    onOff<kClassifier, &ClassifierPlan::warmStart>(ClassifierWarmStart, "classifier.warm_start"),
    number<kClassifier, &ClassifierPlan::epochsPerLoop>(ClassifierEpochsPerLoop, "classifier.epochs_per_loop", 0,
                                                        10'000),
    number<kClassifier, &ClassifierPlan::patience>(ClassifierPatience, "classifier.patience", 0, 10'000),

    number<kPpo, &PpoPlan::hidden>(PpoHidden, "ppo.hidden", 1, kWidest),
    number<kPpo, &PpoPlan::batch>(PpoBatch, "ppo.batch", 1, kLargestBatch),
    number<kPpo, &PpoPlan::stepsPerUpdate>(PpoStepsPerUpdate, "ppo.steps_per_update", 1, kLargestBatch),
    number<kPpo, &PpoPlan::environments>(PpoEnvironments, "ppo.environments", 1, 65'536),
    number<kPpo, &PpoPlan::epochs>(PpoEpochs, "ppo.epochs", 1, 1000),
    number<kPpo, &PpoPlan::rate>(PpoRate, "ppo.rate", kLowestRate, 1.0),
    number<kPpo, &PpoPlan::rateAtEnd>(PpoRateAtEnd, "ppo.rate_at_end", 0.0, 1.0),
    number<kPpo, &PpoPlan::gamma>(PpoGamma, "ppo.gamma", 0.0, 1.0),
    number<kPpo, &PpoPlan::gaeLambda>(PpoGaeLambda, "ppo.gae_lambda", 0.0, 1.0),
    number<kPpo, &PpoPlan::clip>(PpoClip, "ppo.clip", 0.001, 10.0),
    number<kPpo, &PpoPlan::valueWeight>(PpoValueWeight, "ppo.value_weight", 0.0, 100.0),
    number<kPpo, &PpoPlan::entropyWeight>(PpoEntropyWeight, "ppo.entropy_weight", 0.0, 100.0),
    number<kPpo, &PpoPlan::entropyAtEnd>(PpoEntropyAtEnd, "ppo.entropy_at_end", 0.0, 1.0),
    number<kPpo, &PpoPlan::gradientNorm>(PpoGradientNorm, "ppo.gradient_norm", 0.001, 1e6),
    number<kPpo, &PpoPlan::averaging>(PpoAveraging, "ppo.averaging", 0.0, 0.9999),
    onOff<kPpo, &PpoPlan::sharedValue>(PpoSharedValue, "ppo.shared_value"),

    number<kLoop, &LoopPlan::outerLoops>(LoopOuterLoops, "loop.outer_loops", 1, kMostRounds),
    number<kLoop, &LoopPlan::stepsPerLoop>(LoopStepsPerLoop, "loop.steps_per_loop", 1, 100'000'000),
    number<kLoop, &LoopPlan::evaluateEvery>(LoopEvaluateEvery, "loop.evaluate_every", 1, kMostRounds),
};

constexpr bool inOrderOfFields()
{
    for (std::size_t i = 0; i < kDescriptors.size(); ++i)
        if (static_cast<std::size_t>(kDescriptors[i].field) != i)
            return false;
    return true;
}
static_assert(inOrderOfFields(), "a field's number is its place in the table");

// Written only where all patients judge: plans from before that are as they were, and it is none of the settings that
// can be set one by one.
struct JudgingSetting {
    std::string_view name;
    NumberRule<int> rule;
};
constexpr std::array kJudging{
    JudgingSetting{"judging.folds", {&at<&TrainingPlan::judging, &JudgingPlan::folds>, 2, 100}},
    JudgingSetting{"judging.repeats", {&at<&TrainingPlan::judging, &JudgingPlan::repeats>, 1, 100}}};

constexpr auto kFields = [] {
    std::array<PlanField, kDescriptors.size()> fields{};
    std::ranges::transform(kDescriptors, fields.begin(), &Descriptor::field);
    return fields;
}();

const Descriptor& descriptorOf(PlanField field)
{
    return kDescriptors[static_cast<std::size_t>(field)];
}

template <typename Number>
std::string exactText(Number value)
{
    std::array<char, 64> text;
    std::to_chars_result end{};
    if constexpr (std::is_floating_point_v<Number>)
        end = std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::general);
    else
        end = std::to_chars(text.data(), text.data() + text.size(), value);
    return {text.data(), end.ptr};
}

template <typename Number>
std::optional<Number> numberText(std::string_view text)
{
    Number value{};
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, value);
    if (read.ec != std::errc{} || read.ptr != end)
        return std::nullopt;
    return value;
}

// What can be asked of a field whatever it holds.
struct Printer {
    TrainingPlan& plan;
    template <typename Number>
    std::string operator()(const NumberRule<Number>& rule) const
    {
        return exactText(rule.member(plan));
    }
    std::string operator()(const SwitchRule& rule) const { return rule.member(plan) ? "true" : "false"; }
    std::string operator()(const ChoiceRule& rule) const { return std::string(rule.words[rule.get(plan)]); }
    std::string operator()(const AimRule& rule) const { return textOf(rule.member(plan)); }
};

struct Setter {
    TrainingPlan& plan;
    std::string_view text;
    template <typename Number>
    bool operator()(const NumberRule<Number>& rule) const
    {
        const auto value = numberText<Number>(text);
        // Written so that NaN is outside.
        if (!value || !(*value >= rule.least && *value <= rule.most))
            return false;
        rule.member(plan) = *value + Number{0}; // makes 0 of −0, which would print otherwise
        return true;
    }
    bool operator()(const SwitchRule& rule) const
    {
        if (text != "true" && text != "false")
            return false;
        rule.member(plan) = text == "true";
        return true;
    }
    bool operator()(const ChoiceRule& rule) const
    {
        const auto word = std::ranges::find(rule.words, text);
        if (word == rule.words.end())
            return false;
        rule.set(plan, static_cast<std::size_t>(word - rule.words.begin()));
        return true;
    }
    bool operator()(const AimRule& rule) const
    {
        const std::optional<CostAim> named = costAimNamed(text);
        rule.member(plan) = named.value_or(rule.member(plan));
        return named.has_value();
    }
};

struct RangePrinter {
    template <typename Number>
    std::string operator()(const NumberRule<Number>& rule) const
    {
        return exactText(rule.least) + " … " + exactText(rule.most);
    }
    std::string operator()(const SwitchRule&) const { return "true|false"; }
    std::string operator()(const ChoiceRule& rule) const
    {
        std::string text;
        for (const std::string_view word : rule.words)
            text.append(text.empty() ? "" : "|").append(word);
        return text;
    }
    std::string operator()(const AimRule&) const { return "money|time|PER_HOUR"; }
};

} // namespace

std::span<const PlanField> planFields()
{
    return kFields;
}

std::string_view planFieldName(PlanField field)
{
    return descriptorOf(field).name;
}

std::optional<PlanField> planFieldNamed(std::string_view name)
{
    const auto found = std::ranges::find(kDescriptors, name, &Descriptor::name);
    return found == kDescriptors.end() ? std::nullopt : std::optional(found->field);
}

std::string planValue(const TrainingPlan& plan, PlanField field)
{
    TrainingPlan copy = plan; // so that one way into the plan serves reading and writing
    return std::visit(Printer{copy}, descriptorOf(field).rule);
}

Status setPlanValue(TrainingPlan& plan, PlanField field, std::string_view text)
{
    const Descriptor& descriptor = descriptorOf(field);
    if (!std::visit(Setter{plan, text}, descriptor.rule))
        return Error{
            .code = ErrorCode::PlanValueInvalid, .subject = std::string(descriptor.name), .detail = std::string(text)};
    return Done{};
}

std::string planValueRange(PlanField field)
{
    return std::visit(RangePrinter{}, descriptorOf(field).rule);
}

std::string writePlan(const TrainingPlan& plan)
{
    nlohmann::ordered_json json;
    for (const PlanField field : planFields())
        if (field != PlanField::Minimise || plan.shape.aim != CostAim()) // plans from before it stay as they were
            json[std::string(planFieldName(field))] = planValue(plan, field);
    if (TrainingPlan copy = plan; plan.judging.everybody())
        for (const JudgingSetting& setting : kJudging)
            json[std::string(setting.name)] = Printer{copy}(setting.rule);
    return json.dump(2) + '\n';
}

Result<TrainingPlan> parsePlan(std::string_view json)
{
    const JsonDocument document = parseCheckedJson(json);
    if (!document.root)
        return document.problems.first().front();
    if (!document.root->is_object())
        return Error{.code = ErrorCode::JsonWrongType, .subject = "/", .detail = "object"};
    TrainingPlan plan;
    for (const auto& [name, value] : document.root->items()) {
        const auto field = planFieldNamed(name);
        const auto judging = std::ranges::find(kJudging, name, &JudgingSetting::name);
        if (!field && judging == kJudging.end())
            return Error{.code = ErrorCode::PlanFieldUnknown, .subject = name};
        if (!value.is_string())
            return Error{.code = ErrorCode::JsonWrongType, .subject = jsonPath({}, name), .detail = "string"};
        if (!field) {
            const std::string& text = value.get_ref<const std::string&>();
            if (!Setter{plan, text}(judging->rule))
                return Error{.code = ErrorCode::PlanValueInvalid, .subject = name, .detail = text};
            continue;
        }
        if (const Status set = setPlanValue(plan, *field, value.get_ref<const std::string&>()); !set)
            return set.error();
    }
    return plan;
}

} // namespace core
