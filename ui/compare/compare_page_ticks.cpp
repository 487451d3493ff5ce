// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/text/system_text.h"
#include "ui/compare/compare_page_p.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace ui {
namespace {

using core::PanelChoice;
using core::SystemId;
using core::SystemKind;

constexpr std::size_t kDefaultBaselines = 3;

// What a reader asks for first: the strongest, the simplest, and fixed sets that cost less.
constexpr std::array kAskedFirst{
    SystemId{SystemKind::XgBoost, PanelChoice::All}, SystemId{SystemKind::LogisticRegression, PanelChoice::All},
    SystemId{SystemKind::BestFixedSet, PanelChoice::All}, SystemId{SystemKind::XgBoost, PanelChoice::TwoCheapest},
    SystemId{SystemKind::LogisticRegression, PanelChoice::TwoCheapest}};

std::vector<core::ModelRef> firstBaselines(const std::vector<ModelChoice>& choices)
{
    std::vector<core::ModelRef> first;
    const auto take = [&](const auto& wanted) {
        for (const ModelChoice& choice : choices) {
            const auto* row = std::get_if<core::BaselineRef>(&choice.ref);
            if (row && choice.refusal.isEmpty() && first.size() < kDefaultBaselines && wanted(row->system) &&
                std::find(first.begin(), first.end(), choice.ref) == first.end())
                first.push_back(choice.ref);
        }
    };
    for (const SystemId& system : kAskedFirst)
        take([&](const SystemId& one) { return one == system; });
    take([](const SystemId&) { return true; });
    return first;
}

// In the middle both money and accuracy count. Fronts come before runs, the newest first.
std::optional<core::ModelRef> middlePolicy(const std::vector<ModelChoice>& choices)
{
    std::vector<const ModelChoice*> front;
    for (const ModelChoice& choice : choices) {
        const auto* policy = std::get_if<core::FrontPolicyRef>(&choice.ref);
        const auto* first = front.empty() ? policy : std::get_if<core::FrontPolicyRef>(&front.front()->ref);
        if (policy && choice.refusal.isEmpty() && policy->front == first->front)
            front.push_back(&choice);
    }
    if (!front.empty()) {
        const auto cost = [](const ModelChoice* choice) { return choice->meanCost.value_or(0.0); };
        const double middle = (cost(front.front()) + cost(front.back())) / 2.0;
        return (*std::min_element(front.begin(), front.end(),
                                  [&](const ModelChoice* a, const ModelChoice* b) {
                                      return std::abs(cost(a) - middle) < std::abs(cost(b) - middle);
                                  }))
            ->ref;
    }
    for (const ModelChoice& choice : choices)
        if (choice.refusal.isEmpty())
            return choice.ref;
    return std::nullopt;
}

} // namespace

void ComparePagePrivate::tickDefaults()
{
    ticked.clear();
    touched = false;
    const ModelChoice* wanted = wantedPolicy ? choiceOf(*wantedPolicy) : nullptr;
    const bool possible = wanted && wanted->refusal.isEmpty();
    if (const auto policy = possible ? wantedPolicy : middlePolicy(policies))
        ticked.tick(*policy);
    for (const core::ModelRef& row : firstBaselines(baselines))
        ticked.tick(row);
}

void ComparePagePrivate::wantTick(const core::ModelRef& model, bool on)
{
    touched = true;
    tooMany = false;
    std::erase_if(problems, [&](const auto& one) { return one.first == model; }); // it is tried again
    if (on)
        tooMany = !ticked.tick(model);
    else
        ticked.untick(model);
    showChoices();
    ticksChanged();
}

void ComparePagePrivate::wantReference(const core::ModelRef& model)
{
    touched = true;
    tooMany = !ticked.tick(model);
    ticked.makeReference(model);
    ticksChanged();
}

void ComparePagePrivate::ticksChanged()
{
    checklist->setTicked(ticked);
    std::erase_if(models, [this](const core::ComparedModelPtr& model) { return !ticked.styleOf(model->ref); });
    askForModels();
    compare();
    showMessages();
}

void ComparePagePrivate::askForModels()
{
    std::vector<core::ModelRef> wanted;
    for (const TickedModels::Ticked& one : ticked.all())
        if (std::none_of(models.begin(), models.end(),
                         [&](const core::ComparedModelPtr& model) { return model->ref == one.model; }))
            wanted.push_back(one.model);
    if (!wanted.empty())
        Q_EMIT page.modelsWanted(wanted);
}

const ModelChoice* ComparePagePrivate::choiceOf(const core::ModelRef& model) const
{
    for (const auto* choices : {&policies, &baselines})
        for (const ModelChoice& choice : *choices)
            if (choice.ref == model)
                return &choice;
    return nullptr;
}

void ComparePagePrivate::showChoices()
{
    checklist->setChoices(withProblems(policies), withProblems(baselines));
    checklist->setTicked(ticked);
}

// One that could not be opened says so where it stands; it can be ticked again.
std::vector<ModelChoice> ComparePagePrivate::withProblems(const std::vector<ModelChoice>& choices) const
{
    std::vector<ModelChoice> shown = choices;
    for (ModelChoice& choice : shown)
        for (const auto& [model, sentence] : problems)
            if (choice.ref == model)
                choice.problem = sentence;
    return shown;
}

bool ComparePagePrivate::isOfThisEvaluationSet(const core::ComparedModel& model) const
{
    if (patients)
        return model.evaluationSet == patients->fingerprint;
    return models.empty() || models.front()->evaluationSet == model.evaluationSet;
}

ComparisonPtr ComparePagePrivate::makeComparison() const
{
    auto made = std::make_shared<Comparison>();
    for (const TickedModels::Ticked& one : ticked.all()) {
        const auto model = std::find_if(models.begin(), models.end(),
                                        [&](const core::ComparedModelPtr& given) { return given->ref == one.model; });
        const ModelChoice* choice = choiceOf(one.model);
        if (model == models.end() || !choice)
            continue;
        ShownModel shown{.name = choice->name, .shortName = {}, .style = one.style, .model = *model};
        if (const auto* row = std::get_if<core::BaselineRef>(&one.model))
            shown.shortName = systemShortText(row->system);
        made->models.push_back(std::move(shown));
    }
    // Until the reference is there, nothing can be held against it.
    if (made->models.empty() || made->models.front().style.series != 0)
        return nullptr;
    if (patients) {
        made->cohort = patients->cohort;
        made->split = patients->split;
    }
    made->importedRows = facts.importedRows;
    made->threshold = thresholdShown();
    made->currency = facts.currency;
    made->panels = facts.panels;
    made->outcome = facts.outcome;
    made->priceSource = facts.priceSource;
    made->priceYear = facts.priceYear;
    made->seed = facts.splitSeed;
    made->redundancy = redundancy;
    made->recording = recording;
    return made;
}

} // namespace ui
