// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/front/card_scene.h"

#include "ui/common/text/number_text.h"
#include "ui/common/text/variable_describer.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

using CardKind = CardScene::Kind;

struct CardText {
    Q_DECLARE_TR_FUNCTIONS(CardText)
};

class Wording {
public:
    Wording(const core::Cohort& cohort, const core::Task& task) : m_cohort(cohort), m_task(task) {}

    CardScene::Node node(const core::CardNode& node) const
    {
        if (const auto* question = std::get_if<core::CardQuestion>(&node.content))
            return asked(*question);
        if (const auto* order = std::get_if<core::CardOrder>(&node.content)) {
            const core::Panel& panel = m_cohort.catalog().panels()[order->panel.value];
            return {.kind = CardKind::Order,
                    .text = CardText::tr("Order %1").arg(QString::fromStdString(panel.name)),
                    .detail = money(panel.cost, QString::fromStdString(m_task.currency)),
                    .to = {order->next}};
        }
        const bool ill = std::get<core::Disease>(node.content) == core::Disease::Present;
        return {.kind = ill ? CardKind::Ill : CardKind::NotIll,
                .text = ill ? CardText::tr("Case") : CardText::tr("No case"),
                .detail = CardText::tr("%1 of 1,000")
                              .arg(countText(static_cast<std::uint64_t>(std::llround(1000.0 * node.share)))),
                .to = {}};
    }

private:
    CardScene::Node asked(const core::CardQuestion& question) const
    {
        const core::Feature& feature = m_cohort.features()[question.feature.value];
        const VariableFacts facts = m_describer.describe(m_task, feature.column, UnitSystem::Us);
        const bool turned = feature.level || feature.binary; // asked for by its name
        CardScene::Node node{.kind = CardKind::Question,
                             .text = {},
                             .detail = question.missingIsYes != turned ? CardText::tr("Not recorded: Yes")
                                                                       : CardText::tr("Not recorded: No"),
                             .to = {question.yes, question.no}};
        if (turned) {
            const std::size_t level = feature.level.value_or(1);
            node.text = feature.yesOrNo() || level >= feature.levels.size()
                            ? CardText::tr("%1?").arg(facts.label)
                            : CardText::tr("%1: %2?").arg(facts.label, QString::fromStdString(feature.levels[level]));
            node.to = {question.no, question.yes};
            return node;
        }
        const QString limit = numberText(question.limit * facts.factor);
        node.text = facts.unit.isEmpty() ? CardText::tr("%1 < %2?").arg(facts.label, limit)
                                         : CardText::tr("%1 < %2 %3?").arg(facts.label, limit, facts.unit);
        return node;
    }

    const core::Cohort& m_cohort;
    const core::Task& m_task;
    VariableDescriber m_describer;
};

QString fidelityText(const core::CardFidelity& fidelity)
{
    return CardText::tr(
               "Fidelity: of %1 patients it was not made from, it leads %2 exactly as the policy does and gives "
               "%3 the same diagnosis; it makes %4 of the policy's decisions.")
        .arg(countText(fidelity.patients), shareText(fidelity.samePath), shareText(fidelity.sameDiagnosis),
             shareText(fidelity.sameSteps));
}

// "On these patients the card calls 50 of 1,000 cases and finds 38 % of the cases; the policy calls 88 and finds 61 %."
QString callsText(const core::CardFidelity& fidelity)
{
    const auto called = [](const core::Confusion& counts) {
        const double share = static_cast<double>(counts.truePositive + counts.falsePositive) /
                             static_cast<double>(std::max<std::size_t>(1, counts.total()));
        return countText(static_cast<std::uint64_t>(std::llround(1000.0 * share)));
    };
    const auto found = [](const core::Confusion& counts) {
        return counts.recall() ? shareText(*counts.recall()) : CardText::tr("undefined");
    };
    return CardText::tr("Of 1,000 such patients it calls %1 cases, the policy %2. Its own sensitivity is %3, that of "
                        "the policy %4.")
        .arg(called(fidelity.byCard), called(fidelity.byPolicy), found(fidelity.byCard), found(fidelity.byPolicy));
}

// The card has no question left for the result.
bool diagnosesRightAfterAnOrder(const core::PocketCard& card)
{
    return std::ranges::any_of(card.nodes, [&card](const core::CardNode& node) {
        const auto* order = std::get_if<core::CardOrder>(&node.content);
        return order && std::holds_alternative<core::Disease>(card.nodes[order->next].content);
    });
}

} // namespace

CardScene cardScene(const core::PocketCard& card, const core::Cohort& cohort, const core::Task& task,
                    const CardSubject& subject)
{
    CardScene scene;
    scene.title = CardText::tr("Pocket card: %1").arg(subject.cohort);
    scene.facts << CardText::tr("%1 · λ %2 · ρ %3 per %4 · seed %5 · made from %6 training patients")
                       .arg(subject.policy, numberText(card.shape.lambda), numberText(card.shape.rho),
                            QString::fromStdString(task.currency), QString::number(card.seed.value),
                            countText(card.madeFrom));
    if (!subject.evidence.isEmpty())
        scene.facts << CardText::tr("The policy: %1").arg(subject.evidence.join(QLatin1Char(' ')));
    scene.facts << fidelityText(card.fidelity);
    if (card.fidelity.byCard.total() > 0)
        scene.facts.back() += QLatin1Char(' ') + callsText(card.fidelity);
    scene.facts << CardText::tr("Read from the top. Where a value is not recorded, go on as its question says.");
    if (diagnosesRightAfterAnOrder(card))
        scene.facts.back() +=
            QLatin1Char(' ') + CardText::tr("Where a diagnosis stands right below an order, the policy "
                                            "goes by the result; for that this card is too small.");
    scene.notice = CardText::tr("Simulation for education and research. Not for clinical use.");
    const Wording wording(cohort, task);
    for (const core::CardNode& node : card.nodes)
        scene.nodes.push_back(wording.node(node));
    return scene;
}

} // namespace ui
