#include "core/store/run_summary_p.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <concepts>
#include <limits>
#include <utility>

namespace core {
namespace {

using Json = nlohmann::json;

template <typename Value, std::size_t N>
using Names = std::array<std::pair<const char*, Value>, N>;

constexpr Names<RunEnd, 3> kEnds{
    {{"finished", RunEnd::Finished}, {"cancelled", RunEnd::Cancelled}, {"failed", RunEnd::Failed}}};
constexpr Names<TrainingNotice, 12> kNotices{
    {{"policy_orders_nothing", TrainingNotice::PolicyOrdersNothing},
     {"policy_diagnoses_nobody", TrainingNotice::PolicyDiagnosesNobody},
     {"policy_diagnoses_everybody", TrainingNotice::PolicyDiagnosesEverybody},
     {"encoder_diverged", TrainingNotice::EncoderDiverged},
     {"selector_diverged", TrainingNotice::SelectorDiverged},
     {"classifier_saw_one_class", TrainingNotice::ClassifierSawOneClass},
     {"encoder_no_better_than_gaussian", TrainingNotice::EncoderNoBetterThanGaussian},
     {"state_table_too_large", TrainingNotice::StateTableTooLarge},
     {"resumed", TrainingNotice::Resumed},
     {"few_positives", TrainingNotice::FewPositives},
     {"classifier_diverged", TrainingNotice::ClassifierDiverged},
     {"start_policy_kept", TrainingNotice::StartPolicyKept}}};
static_assert(kNotices.size() == static_cast<std::size_t>(TrainingNotice::StartPolicyKept) + 1);

// One description of every value serves both ways, so that what is written is what is read.
template <typename Value, typename Described>
concept Is = std::same_as<std::remove_const_t<Value>, Described>;

template <typename Visitor, Is<Interval> Value>
void describe(Visitor& visit, Value& interval)
{
    visit("low", interval.low);
    visit("high", interval.high);
}

template <typename Visitor, Is<Figure> Value>
void describe(Visitor& visit, Value& figure)
{
    visit("value", figure.value);
    visit("interval", figure.interval);
}

template <typename Visitor, Is<Confusion> Value>
void describe(Visitor& visit, Value& confusion)
{
    visit("tp", confusion.truePositive);
    visit("tn", confusion.trueNegative);
    visit("fp", confusion.falsePositive);
    visit("fn", confusion.falseNegative);
}

template <typename Visitor, Is<OrderFrequency> Value>
void describe(Visitor& visit, Value& order)
{
    visit("sequence", order.sequence);
    visit("patients", order.patients);
    visit("diagnosed_present", order.diagnosedPresent);
}

template <typename Visitor, Is<Evaluation> Value>
void describe(Visitor& visit, Value& evaluation)
{
    visit("confusion", evaluation.confusion);
    visit("f1", evaluation.f1);
    visit("auroc", evaluation.auroc);
    visit("auprc", evaluation.auprc);
    visit("am", evaluation.am);
    visit("precision", evaluation.precision);
    visit("recall", evaluation.recall);
    visit("specificity", evaluation.specificity);
    visit("brier", evaluation.brier);
    visit("mean_cost", evaluation.meanCost);
    visit("cost_deviation", evaluation.costDeviation);
    visit("mean_reward", evaluation.meanReward);
    visit("panel_use", evaluation.panelUse);
    visit("orders", evaluation.orders);
}

template <typename Visitor, Is<TrainingTiming> Value>
void describe(Visitor& visit, Value& timing)
{
    visit("encoder_s", timing.encoderSeconds);
    visit("state_table_s", timing.stateTableSeconds);
    visit("classifier_s", timing.classifierSeconds);
    visit("selector_s", timing.selectorSeconds);
    visit("evaluation_s", timing.evaluationSeconds);
    visit("total_s", timing.totalSeconds);
    visit("rollout_s", timing.rolloutSeconds);
    visit("env_steps", timing.environmentSteps);
    visit("sample_epochs", timing.sampleEpochs);
}

template <typename Visitor, Is<TrainingSummary> Value>
void describe(Visitor& visit, Value& summary)
{
    visit("end", summary.end);
    visit("train", summary.train);
    visit("validation", summary.validation);
    visit("test", summary.test);
    visit("best_at_step", summary.bestAtStep);
    visit("timing", summary.timing);
    visit("notices", summary.notices);
}

class Writer {
public:
    template <typename Value>
    void operator()(const char* name, const Value& value)
    {
        m_json[name] = jsonOf(value);
    }
    Json take() { return std::move(m_json); }

private:
    static Json jsonOf(double value) { return value; } // not a number becomes null
    static Json jsonOf(std::uint64_t value) { return value; }
    template <typename Value, std::size_t N>
    static Json named(const Names<Value, N>& names, Value value)
    {
        return std::find_if(names.begin(), names.end(), [&](const auto& pair) { return pair.second == value; })->first;
    }
    static Json jsonOf(RunEnd end) { return named(kEnds, end); }
    static Json jsonOf(TrainingNotice notice) { return named(kNotices, notice); }
    static Json jsonOf(PanelId panel) { return panel.value; }
    template <typename Value>
    static Json jsonOf(const std::optional<Value>& value)
    {
        return value ? jsonOf(*value) : Json();
    }
    template <typename Value>
    static Json jsonOf(const std::vector<Value>& values)
    {
        Json list = Json::array();
        for (const Value& value : values)
            list.push_back(jsonOf(value));
        return list;
    }
    template <typename Value>
    static Json jsonOf(const Value& value)
    {
        Writer writer;
        describe(writer, value);
        return writer.take();
    }

    Json m_json = Json::object();
};

class Reader {
public:
    explicit Reader(const Json& json) : m_json(json), m_ok(json.is_object()) {}
    bool ok() const { return m_ok; }

    template <typename Value>
    void operator()(const char* name, Value& value)
    {
        const auto found = m_ok ? m_json.find(name) : m_json.end();
        m_ok = m_ok && found != m_json.end() && read(*found, value);
    }

private:
    static bool read(const Json& json, double& value)
    {
        value = json.is_number() ? json.get<double>() : std::numeric_limits<double>::quiet_NaN();
        return json.is_number() || json.is_null();
    }
    static bool read(const Json& json, std::uint64_t& value)
    {
        if (!json.is_number_unsigned())
            return false;
        value = json.get<std::uint64_t>();
        return true;
    }
    template <typename Value, std::size_t N>
    static bool readNamed(const Json& json, const Names<Value, N>& names, Value& value)
    {
        const auto found =
            std::find_if(names.begin(), names.end(), [&](const auto& pair) { return json == pair.first; });
        if (found == names.end())
            return false;
        value = found->second;
        return true;
    }
    static bool read(const Json& json, RunEnd& end) { return readNamed(json, kEnds, end); }
    static bool read(const Json& json, TrainingNotice& notice) { return readNamed(json, kNotices, notice); }
    static bool read(const Json& json, PanelId& panel) { return read(json, panel.value); }
    template <typename Value>
    static bool read(const Json& json, std::optional<Value>& value)
    {
        if (json.is_null()) {
            value.reset();
            return true;
        }
        return read(json, value.emplace());
    }
    template <typename Value>
    static bool read(const Json& json, std::vector<Value>& values)
    {
        values.clear();
        return json.is_array() &&
               std::all_of(json.begin(), json.end(), [&](const Json& one) { return read(one, values.emplace_back()); });
    }
    template <typename Value>
    static bool read(const Json& json, Value& value)
    {
        Reader reader(json);
        describe(reader, value);
        return reader.ok();
    }

    const Json& m_json;
    bool m_ok;
};

} // namespace

std::string summaryText(const TrainingSummary& summary)
{
    Writer writer;
    describe(writer, summary);
    return writer.take().dump();
}

std::optional<TrainingSummary> summaryFrom(std::string_view text)
{
    const Json json = Json::parse(text, nullptr, false);
    Reader reader(json);
    TrainingSummary summary;
    describe(reader, summary);
    return reader.ok() ? std::optional(std::move(summary)) : std::nullopt;
}

} // namespace core
