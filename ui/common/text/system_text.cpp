// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/text/system_text.h"

#include <QCoreApplication>

namespace ui {
namespace {

struct SystemText {
    Q_DECLARE_TR_FUNCTIONS(SystemText)
};

QString kindText(core::SystemKind kind)
{
    using enum core::SystemKind;
    switch (kind) {
    case LogisticRegression:
        return SystemText::tr("Logistic regression");
    case RandomForest:
        return SystemText::tr("Random forest");
    case XgBoost:
        return SystemText::tr("XGBoost");
    case XgBoostLeafWise:
        return SystemText::tr("XGBoost leaf-wise (LightGBM-style)");
    case Network:
        return SystemText::tr("Neural network, 3 layers");
    case BestFixedSet:
        return SystemText::tr("Best fixed set of panels");
    case FixedSelection:
        return SystemText::tr("Fixed selection (FS)");
    case RandomSelection:
        return SystemText::tr("Random selection (RS)");
    case Greedy:
        return SystemText::tr("Greedy, one step ahead");
    case Cwcf:
        return SystemText::tr("CWCF (deep Q-learning)");
    case Voi:
        return SystemText::tr("Value of information, one step");
    case Eddi:
        return SystemText::tr("EDDI, expected information");
    case Aaco:
        return SystemText::tr("AACO (acquisition conditioned oracle)");
    case Dime:
        return SystemText::tr("DIME (mutual information learned)");
    case Gdfs:
        return SystemText::tr("GDFS (greedy dynamic feature selection)");
    case SmDdpoPretrained:
        return SystemText::tr("SM-DDPO, pretrained");
    case SmDdpoEndToEnd:
        return SystemText::tr("SM-DDPO, end to end");
    case Lattice:
        return SystemText::tr("Lattice");
    }
    return {};
}

QString kindShortText(core::SystemKind kind)
{
    using enum core::SystemKind;
    switch (kind) {
    case LogisticRegression:
        return SystemText::tr("LR");
    case RandomForest:
        return SystemText::tr("RF");
    case XgBoost:
        return SystemText::tr("XGBoost");
    case XgBoostLeafWise:
        return SystemText::tr("XGBoost leaf-wise");
    case Network:
        return SystemText::tr("Network");
    case BestFixedSet:
        return SystemText::tr("Best fixed set");
    case FixedSelection:
        return SystemText::tr("FS");
    case RandomSelection:
        return SystemText::tr("RS");
    case Greedy:
        return SystemText::tr("Greedy");
    case Cwcf:
        return SystemText::tr("CWCF");
    case Voi:
        return SystemText::tr("VOI");
    case Eddi:
        return SystemText::tr("EDDI");
    case Aaco:
        return SystemText::tr("AACO");
    case Dime:
        return SystemText::tr("DIME");
    case Gdfs:
        return SystemText::tr("GDFS");
    case SmDdpoPretrained:
        return SystemText::tr("SM-DDPO pretrained");
    case SmDdpoEndToEnd:
        return SystemText::tr("SM-DDPO");
    case Lattice:
        return SystemText::tr("Lattice");
    }
    return {};
}

QString choiceText(core::PanelChoice choice)
{
    using enum core::PanelChoice;
    switch (choice) {
    case All:
        return SystemText::tr("all panels");
    case TwoCheapest:
        return SystemText::tr("two cheapest panels");
    case BestPair:
        return SystemText::tr("best two panels");
    case Chosen:
        return SystemText::tr("chosen panels");
    }
    return {};
}

QString choiceShortText(core::PanelChoice choice)
{
    using enum core::PanelChoice;
    switch (choice) {
    case All:
        return SystemText::tr("all");
    case TwoCheapest:
        return SystemText::tr("2 panels");
    case BestPair:
        return SystemText::tr("best 2");
    case Chosen:
        return SystemText::tr("chosen");
    }
    return {};
}

QString choiceExplanation(core::PanelChoice choice)
{
    using enum core::PanelChoice;
    switch (choice) {
    case All:
        return SystemText::tr("Every patient gets every panel.");
    case TwoCheapest:
        return SystemText::tr("Every patient gets the two cheapest panels of which neither contains the other.");
    case BestPair:
        return SystemText::tr("Every patient gets the same two panels: those that did best on validation patients.");
    case Chosen:
        return SystemText::tr("Every patient gets the panels that you chose.");
    }
    return {};
}

QString kindExplanation(core::SystemKind kind)
{
    using enum core::SystemKind;
    switch (kind) {
    case LogisticRegression:
        return SystemText::tr("A weighted sum of all results, with an L2 penalty chosen on validation patients.");
    case RandomForest:
        return SystemText::tr("The average of many decision trees, each grown on a part of the patients.");
    case XgBoost:
        return SystemText::tr("Decision trees that correct one another, grown level by level.");
    case XgBoostLeafWise:
        return SystemText::tr("XGBoost that grows where the loss falls most, as LightGBM does; it is not LightGBM "
                              "itself, which is not packaged.");
    case Network:
        return SystemText::tr("A neural network with three layers.");
    case BestFixedSet:
        return SystemText::tr(
            "Of all sets of panels the one with the best F1 on validation patients, judged by boosted "
            "trees; everybody gets it.");
    case FixedSelection:
        return SystemText::tr("Everybody gets the two panels the SM-DDPO policy ordered most; encoder and classifier "
                              "are the same.");
    case RandomSelection:
        return SystemText::tr("Each patient gets panels drawn at random; encoder and classifier are those of SM-DDPO.");
    case Greedy:
        return SystemText::tr("Orders the panel whose expected gain of one step is largest for its price, until none "
                              "pays.");
    case Cwcf:
        return SystemText::tr("Classification with costly features by double deep Q-learning (Janisch et al.). It is "
                              "made to be right at little cost, not for F1, so its F1 is not its own aim.");
    case Voi:
        return SystemText::tr("The rule of tools for Bayesian networks: orders the panel that is expected to lower the "
                              "cross entropy most, less its price, until nothing pays.");
    case Eddi:
        return SystemText::tr(
            "Draws results given what is known from a normal distribution, and orders the panel that is expected to "
            "move the probability most for its price, until none is worth it (after Ma et al.).");
    case Aaco:
        return SystemText::tr(
            "Looks at the training patients most like this one: the further panels that would have served them best "
            "are ordered, one by one (Valancius et al.). It learns nothing but the predictor.");
    case Dime:
        return SystemText::tr(
            "A network learns by how much each panel makes the loss fall; the panel of the most for its price is "
            "ordered, until none is worth it (Gadgil et al.).");
    case Gdfs:
        return SystemText::tr(
            "A network learns to select the panel after which the prediction is best, whatever it costs (Covert et "
            "al.). How many panels everybody gets is chosen on validation patients.");
    case SmDdpoPretrained:
        return SystemText::tr("The paper's method with encoder and classifier learned beforehand; only the choice of "
                              "panels is reinforced.");
    case SmDdpoEndToEnd:
        return SystemText::tr("The paper's method: encoder, classifier and choice of panels learn together.");
    case Lattice:
        return SystemText::tr("Backward induction over the sets of panels; of its policies the one with the best F1 on "
                              "validation patients.");
    }
    return {};
}

} // namespace

QString systemText(const core::SystemId& system)
{
    if (!core::hasPanelChoice(system.kind))
        return kindText(system.kind);
    return SystemText::tr("%1, %2", "model, panels it gets").arg(kindText(system.kind), choiceText(system.panels));
}

QString systemShortText(const core::SystemId& system)
{
    if (!core::hasPanelChoice(system.kind))
        return kindShortText(system.kind);
    return SystemText::tr("%1, %2", "model, panels it gets")
        .arg(kindShortText(system.kind), choiceShortText(system.panels));
}

QString systemExplanation(const core::SystemId& system)
{
    if (!core::hasPanelChoice(system.kind))
        return kindExplanation(system.kind);
    return SystemText::tr("%1 %2", "what the model is; which panels it gets")
        .arg(kindExplanation(system.kind), choiceExplanation(system.panels));
}

QString systemGroupText(const core::SystemId& system)
{
    if (core::hasPanelChoice(system.kind))
        switch (system.panels) {
        case core::PanelChoice::All:
            return SystemText::tr("All panels for everybody");
        case core::PanelChoice::TwoCheapest:
        case core::PanelChoice::BestPair:
            return SystemText::tr("Two panels for everybody");
        case core::PanelChoice::Chosen:
            return SystemText::tr("Chosen panels for everybody");
        }
    if (system.kind < core::SystemKind::Greedy)
        return SystemText::tr("Fixed or random choice of panels");
    return SystemText::tr("One decision after the other");
}

} // namespace ui
