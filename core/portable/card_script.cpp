// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portable/policy_script.h"
#include "core/portable/script_text_p.h"

#include "core/base/resource.h"

namespace core {
namespace {

// The nodes of a card as nested questions.
class CardWriter {
public:
    CardWriter(const PocketCard& card, const PolicyFeatures& features, const ScriptText& script)
        : m_card(card),
          m_features(features),
          m_script(script)
    {
    }

    std::string write()
    {
        node(0, 1);
        m_text.pop_back(); // the last line end
        return m_text;
    }

private:
    void line(std::size_t depth, const std::string& text)
    {
        m_text += std::string(depth * (m_script.isPython() ? 4 : 2), ' ') + text + '\n';
    }

    void node(std::size_t number, std::size_t depth)
    {
        const auto& content = m_card.nodes[number].content;
        if (const auto* question = std::get_if<CardQuestion>(&content))
            ask(*question, depth);
        else if (const auto* order = std::get_if<CardOrder>(&content)) {
            const std::string panel = m_script.place(order->panel.value);
            const std::string name = m_features.catalog.panels()[order->panel.value].name;
            line(depth,
                 (m_script.isPython() ? "way.order(" + panel + ")  # " : "way <- order_panel(way, " + panel + ") # ") +
                     name);
            node(order->next, depth);
        } else {
            const std::string said = std::get<Disease>(content) == Disease::Present ? "\"disease\"" : "\"no_disease\"";
            line(depth, m_script.isPython() ? "return " + said : "list(way = way, diagnosis = " + said + ")");
        }
    }

    void ask(const CardQuestion& question, std::size_t depth)
    {
        const char* missing = m_script.isPython() ? (question.missingIsYes ? "True" : "False")
                                                  : (question.missingIsYes ? "TRUE" : "FALSE");
        const std::string below = "below(way, " + m_script.place(question.feature.value) + ", " +
                                  m_script.number(question.limit) + ", " + missing + ")";
        const std::string name =
            m_features.names[question.feature.value] +
            (question.missingIsYes ? "; not recorded: go on as yes" : "; not recorded: go on as no");
        line(depth, m_script.isPython() ? "if " + below + ":  # " + name : "if (" + below + ") { # " + name);
        node(question.yes, depth + 1);
        line(depth, m_script.isPython() ? "else:" : "} else {");
        node(question.no, depth + 1);
        if (!m_script.isPython())
            line(depth, "}");
    }

    const PocketCard& m_card;
    const PolicyFeatures& m_features;
    const ScriptText& m_script;
    std::string m_text;
};

} // namespace

std::string cardScript(const PocketCard& card, const PolicyFeatures& features, bool forbidUnrecorded,
                       const PolicyFacts& facts, const ScriptTarget& target)
{
    const ScriptText script(target.language);
    const std::string engine = filledIn(
        resource(script.isPython() ? "card.py" : "card.R"),
        {{"FIDELITY", script.number(card.fidelity.samePath)}, {"CARD", CardWriter(card, features, script).write()}});
    return scriptAround(
        engine, facts, features, forbidUnrecorded,
        "A small decision tree that imitates a policy: which laboratory panel to order next, or diagnose.", target);
}

} // namespace core
