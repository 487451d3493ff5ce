// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/evaluation_json_p.h"

#include "core/eval/evaluation_fields.h"

namespace app::cli {
namespace {

Json intervalJson(const core::MetricEstimate& figure)
{
    return figure.interval ? Json::array({figure.interval->low, figure.interval->high}) : Json(nullptr);
}

Json useJson(const std::vector<double>& panelUse, const PanelWords& words)
{
    Json use = Json::object();
    for (std::size_t i = 0; i < panelUse.size(); ++i)
        use[words.name(core::PanelId(i)).toStdString()] = panelUse[i];
    return use;
}

Json ordersJson(const std::vector<core::OrderFrequency>& orders, const PanelWords& words)
{
    Json list = Json::array();
    for (const core::OrderFrequency& order : orders) {
        Json panels = Json::array();
        for (const core::PanelId panel : order.sequence)
            panels.push_back(words.catalog.panels()[panel.value].name);
        Json& json = list.emplace_back(Json{{"panels", std::move(panels)}});
        if (order.alongside) {
            Json together = Json::array();
            for (const std::uint64_t place : *order.alongside)
                together.push_back(words.catalog.panels()[order.sequence[place].value].name);
            json["with_the_one_before"] = std::move(together);
        }
        json["patients"] = order.patients;
        json["diagnosed_ill"] = order.diagnosedPresent;
    }
    return list;
}

// Estimates are plain numbers, with their intervals apart; counts stand among them; panels go by name.
class EvaluationWriter {
public:
    explicit EvaluationWriter(const PanelWords& words) : m_words(words) {}

    void operator()(const char* name, double number) { m_json[name] = number; }
    void operator()(const char* name, std::size_t count) { m_json[name] = count; }
    void operator()(const char* name, const core::MetricEstimate& figure)
    {
        m_json[name] = jsonOrNull(figure.value);
        m_intervals[name] = intervalJson(figure);
    }
    void operator()(const char* name, const std::optional<core::MetricEstimate>& figure)
    {
        if (figure)
            (*this)(name, *figure);
    }
    void operator()(const char*, const core::Confusion& confusion)
    {
        describe(*this, confusion);
        m_json["patients"] = confusion.total();
    }
    void operator()(const char* name, const std::vector<double>& panelUse)
    {
        m_json["intervals"] = std::move(m_intervals); // after the last of the estimates
        m_json[name] = useJson(panelUse, m_words);
    }
    void operator()(const char* name, const std::vector<core::OrderFrequency>& orders)
    {
        m_json[name] = ordersJson(orders, m_words);
    }
    Json take() { return std::move(m_json); }

private:
    const PanelWords& m_words;
    Json m_json, m_intervals;
};

} // namespace

Json evaluationJson(const core::Evaluation& evaluation, const PanelWords& words)
{
    EvaluationWriter writer(words);
    describe(writer, evaluation);
    return writer.take();
}

Json evaluationJson(const std::optional<core::Evaluation>& evaluation, const PanelWords& words)
{
    return evaluation ? evaluationJson(*evaluation, words) : Json(nullptr);
}

Json panelUseJson(const core::Evaluation& evaluation, const PanelWords& words)
{
    return useJson(evaluation.panelUse, words);
}

Json panelUseJson(const std::vector<double>& panelUse, const PanelWords& words)
{
    return useJson(panelUse, words);
}

} // namespace app::cli
