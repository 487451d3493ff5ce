// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/story/story_reader.h"

#include "core/data/task/value_meanings.h"
#include "ui/common/number_format.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/outcome_text.h"
#include "ui/common/text/story_text.h"
#include "ui/common/text/training_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>
#include <tuple>

namespace ui {
namespace {

constexpr int kLongestLabel = 22;

// Decimals that tell values of this test apart: those of the width of its reference, else of the value itself.
int decimalsOf(const core::Range& reference, double value)
{
    if (reference.low && reference.high && *reference.high > *reference.low)
        return decimalsFor(*reference.high - *reference.low);
    return decimalsFor(std::abs(reference.high.value_or(reference.low.value_or(value))));
}

// A policy that is sure of everything says nothing by its probabilities: then the bars compare what the actions are
// worth, from the least to the most.
void addFigures(std::vector<ActionRow>& rows)
{
    const bool sure = isSure(rows);
    double least = std::numeric_limits<double>::infinity(), most = -least;
    for (const ActionRow& row : rows) {
        least = std::min(least, row.worth.value_or(least));
        most = std::max(most, row.worth.value_or(most));
    }
    for (ActionRow& row : rows) {
        if (row.state != ActionRow::State::Open)
            continue;
        if (sure && row.worth) {
            row.figure = figureText(*row.worth);
            row.bar = most > least ? (*row.worth - least) / (most - least) : 1.0;
        } else if (row.probability) {
            row.figure = probabilityText(*row.probability);
            row.bar = *row.probability;
            if (row.worth)
                row.note = StoryReader::tr("value %1").arg(figureText(*row.worth));
        }
    }
}

bool isWhole(double value)
{
    return std::abs(value - std::round(value)) < 1e-6 * std::max(1.0, std::abs(value));
}

// 138 mmol/L and not 138.0 where reference and record count whole units.
QString valueText(double value, const core::Range& reference)
{
    const bool whole = isWhole(value) && isWhole(reference.low.value_or(0.0)) && isWhole(reference.high.value_or(0.0));
    return fixedNumber(value, whole ? 0 : decimalsOf(reference, value));
}

// What a column with few values can say, in its own words.
QStringList choicesOf(const core::Feature& feature)
{
    if (feature.yesOrNo() || feature.levels.empty())
        return {StoryReader::tr("no"), StoryReader::tr("yes")};
    QStringList choices;
    for (const std::string& level : feature.levels)
        choices << QString::fromStdString(level);
    return choices;
}

bool meansFemale(const std::string& level)
{
    static const QStringList words{QStringLiteral("f"),         QStringLiteral("female"),   QStringLiteral("w"),
                                   QStringLiteral("weiblich"),  QStringLiteral("femme"),    QStringLiteral("femenino"),
                                   QStringLiteral("mujer"),     QStringLiteral("feminino"), QStringLiteral("femmina"),
                                   QStringLiteral("femminile"), QStringLiteral("vrouw"),    QStringLiteral("ж")};
    return words.contains(QString::fromStdString(level).toLower());
}

// A column of two values of which exactly one means women: "f" and "m", "weiblich" and "männlich".
bool isSex(const core::Feature& feature)
{
    return meansFemale(feature.levels[0]) != meansFemale(feature.levels[1]) && core::namesSex(feature.column);
}

QString choiceText(const core::Feature& feature, const QStringList& choices, bool one)
{
    if (!feature.level)
        return choices[one ? 1 : 0];
    const QString& level = choices[static_cast<qsizetype>(*feature.level)];
    return one ? level : StoryReader::tr("not %1").arg(level);
}

} // namespace

bool isSure(const std::vector<ActionRow>& rows)
{
    return std::ranges::all_of(rows, [](const ActionRow& row) {
        return row.state != ActionRow::State::Open ||
               (row.worth && row.probability && (*row.probability < 1e-9 || *row.probability > 1.0 - 1e-9));
    });
}

QString flagText(core::ResultFlag flag)
{
    switch (flag) {
    case core::ResultFlag::None:
        return {};
    case core::ResultFlag::Low:
        return QStringLiteral("↓ L");
    case core::ResultFlag::High:
        return QStringLiteral("↑ H");
    case core::ResultFlag::CriticalLow:
        return QStringLiteral("↓ LL");
    case core::ResultFlag::CriticalHigh:
        return QStringLiteral("↑ HH");
    }
    return {};
}

bool isCritical(core::ResultFlag flag)
{
    return flag == core::ResultFlag::CriticalLow || flag == core::ResultFlag::CriticalHigh;
}

StoryReader::StoryReader(core::CohortPtr cohort, core::Task task) : m_cohort(std::move(cohort)), m_task(std::move(task))
{
}

QString StoryReader::disease() const
{
    return outcomeName(m_task);
}

QString StoryReader::money(core::Cost cost) const
{
    return ui::money(cost, QString::fromStdString(m_task.currency));
}

QString StoryReader::panelName(core::PanelId panel) const
{
    return QString::fromStdString(m_cohort->catalog().panels()[panel.value].name);
}

QString StoryReader::actionName(core::Action action) const
{
    if (action.isPair())
        return tr("Order %1 together with %2").arg(panelName(action.panel()), panelName(action.partner()));
    if (action.isOrder())
        return tr("Order %1").arg(panelName(action.panel()));
    return tr("Diagnose: %1").arg(diagnosisText(action.diagnosis(), disease()));
}

QString StoryReader::stepName(const core::PatientStory& story, std::size_t step) const
{
    const core::Step& made = story.steps[step].step;
    if (!made.alongside)
        return actionName(made.action);
    return tr("Order %1 together with %2")
        .arg(panelName(made.action.panel()), panelName(story.steps[step - 1].step.action.panel()));
}

QString StoryReader::timeAndBlood(const core::PatientStory& story, std::size_t step) const
{
    core::Minutes waited;
    core::Millilitres drawn;
    for (std::size_t order = 0; order < step; ++order) {
        waited += story.steps[order].step.waited;
        drawn += story.steps[order].step.drawn;
    }
    QStringList parts;
    if (m_cohort->catalog().hasMinutes())
        parts << tr("%1 of waiting").arg(minutesText(waited));
    if (m_cohort->catalog().hasMillilitres())
        parts << tr("%1 of blood").arg(millilitresText(drawn));
    return parts.join(QStringLiteral(", "));
}

QString StoryReader::patientName(const core::WalkPatient& patient) const
{
    if (!patient.recorded)
        return tr("Typed in");
    return tr("Row %1").arg(countText(m_cohort->tableRow(*patient.recorded) + 1));
}

VariableFacts StoryReader::describe(core::FeatureId feature) const
{
    const core::Feature& column = m_cohort->features()[feature.value];
    VariableFacts facts = m_describer.describe(m_task, column.column, m_units);
    if (facts.label.size() > kLongestLabel) // clinicians say MCHC too
        facts.label = facts.shortLabel;
    return facts;
}

std::vector<core::FeatureId> StoryReader::variableOf(core::FeatureId feature) const
{
    const std::vector<core::Feature>& features = m_cohort->features();
    if (!features[feature.value].level)
        return {feature};
    std::vector<core::FeatureId> all;
    for (std::size_t i = 0; i < features.size(); ++i)
        if (features[i].column == features[feature.value].column)
            all.emplace_back(i);
    return all;
}

bool StoryReader::hasRow(core::FeatureId feature, const core::WalkPatient& patient) const
{
    const core::Feature& described = m_cohort->features()[feature.value];
    if (!described.level || patient.values[feature.value] == 1.0f)
        return true;
    // Where no level is known to be the patient's, the first stands for the variable.
    return *described.level == 0 && std::ranges::none_of(variableOf(feature), [&](core::FeatureId one) {
        return patient.values[one.value] == 1.0f;
    });
}

std::optional<bool> StoryReader::isFemale(const core::WalkPatient& patient) const
{
    for (std::size_t i = 0; i < m_cohort->featureCount(); ++i) {
        const core::Feature& feature = m_cohort->features()[i];
        const QString name = QString::fromStdString(feature.name).toLower();
        if (!feature.visible || !feature.binary || std::isnan(patient.values[i]))
            continue;
        if (name.endsWith(QLatin1String("female")))
            return patient.values[i] > 0.5f;
        if (name.endsWith(QLatin1String("male")))
            return patient.values[i] < 0.5f;
        if (feature.levels.size() == 2 && isSex(feature))
            return meansFemale(feature.levels[patient.values[i] > 0.5f ? 1 : 0]);
    }
    return std::nullopt;
}

bool StoryReader::isFree(core::FeatureId feature) const
{
    return m_cohort->features()[feature.value].visible;
}

bool StoryReader::beyondPlausible(core::FeatureId feature, float stored) const
{
    const VariableFacts facts =
        m_describer.describe(m_task, m_cohort->features()[feature.value].column, UnitSystem::Us);
    if (!facts.knowledge || facts.unit != QString::fromStdString(facts.knowledge->unit))
        return false;
    return !facts.knowledge->plausible.contains(static_cast<double>(stored) * facts.factor);
}

bool StoryReader::beyondRecorded(core::FeatureId feature, float stored) const
{
    float low = stored, high = stored;
    bool any = false;
    for (const float value : m_cohort->values(feature)) {
        if (std::isnan(value))
            continue;
        low = any ? std::min(low, value) : value;
        high = any ? std::max(high, value) : value;
        any = true;
    }
    return any && (stored < low || stored > high);
}

core::Range StoryReader::referenceFor(const VariableFacts& facts, const core::WalkPatient& patient) const
{
    if (!facts.referenceFemale && !facts.referenceMale)
        return facts.reference;
    const std::optional<bool> female = isFemale(patient);
    if (female && *female && facts.referenceFemale)
        return *facts.referenceFemale;
    if (female && !*female && facts.referenceMale)
        return *facts.referenceMale;
    return facts.reference;
}

ResultRow StoryReader::row(core::FeatureId feature, const core::WalkPatient& patient) const
{
    const VariableFacts facts = describe(feature);
    const float stored = patient.values[feature.value];
    ResultRow made;
    made.feature = feature;
    made.label = facts.label;
    const core::Feature& column = m_cohort->features()[feature.value];
    made.numeric = !column.binary;
    if (column.level)
        made.firstLevel = variableOf(feature).front();
    if (!made.numeric)
        made.choices = choicesOf(column);
    if (made.numeric) {
        made.unit = facts.unit;
        made.factor = facts.factor;
        made.band = referenceFor(facts, patient);
        made.reference = referenceText(made.band);
    }
    if (std::isnan(stored)) {
        made.kind = ResultRow::Kind::Missing;
        made.value = tr("not measured in this patient");
        return made;
    }
    made.number = static_cast<double>(stored) * made.factor;
    made.value = made.numeric ? valueText(made.number, made.band) : choiceText(column, made.choices, stored > 0.5f);
    if (!made.numeric)
        return made;
    // Critical limits are told in the usual unit of the dictionary.
    std::optional<core::Range> critical;
    if (facts.knowledge && facts.unit == QString::fromStdString(facts.knowledge->unit))
        critical = core::criticalLimits(facts.knowledge->key);
    else if (facts.knowledge && facts.unit == QString::fromStdString(facts.knowledge->siUnit)) {
        critical = core::criticalLimits(facts.knowledge->key);
        if (critical && critical->low)
            *critical->low *= facts.knowledge->toSi;
        if (critical && critical->high)
            *critical->high *= facts.knowledge->toSi;
    }
    made.flag = core::flagOf(made.number, made.band, critical);
    return made;
}

ResultRow StoryReader::estimated(const core::ValueEstimate& estimate, const core::WalkPatient& patient) const
{
    ResultRow made = row(estimate.feature, patient);
    made.kind = ResultRow::Kind::Estimated;
    made.flag = core::ResultFlag::None;
    if (estimate.isShare) {
        made.numeric = false;
        made.number = estimate.middle;
        const core::Feature& column = m_cohort->features()[estimate.feature.value];
        made.value = tr("est. %1 in %2").arg(choiceText(column, made.choices, true), shareText(estimate.middle, {}, 0));
        return made;
    }
    made.number = estimate.middle * made.factor;
    made.range = {estimate.range.low * made.factor, estimate.range.high * made.factor};
    const int decimals = decimalsOf(made.band, made.number);
    made.value = tr("est. %1").arg(fixedNumber(made.number, decimals));
    made.spokenRange = fixedRange(made.range.low, made.range.high, decimals);
    return made;
}

void StoryReader::mark(ResultGroup& group, const core::PatientStory& story, const core::WalkPatient* original) const
{
    for (ResultRow& row : group.rows) {
        row.unusual =
            row.kind == ResultRow::Kind::Known && std::ranges::find(story.unusual, row.feature) != story.unusual.end();
        if (original) {
            const float before = original->values[row.feature.value];
            const float now = story.patient.values[row.feature.value];
            row.changed =
                row.kind != ResultRow::Kind::Estimated && before != now && !(std::isnan(before) && std::isnan(now));
        }
    }
}

// Results of two panels ordered together come at once: each is told with the first of them that has it.
bool StoryReader::shows(const core::PatientStory& story, std::size_t order, core::FeatureId feature) const
{
    const auto has = [&](std::size_t one) {
        const core::PanelId panel = story.steps[one].step.action.panel();
        return m_cohort->catalog().panels()[panel.value].features.isKnown(feature);
    };
    if (story.steps[order].step.alongside)
        return !has(order - 1);
    return !story.steps[order + 1].step.alongside || has(order);
}

ResultGroup StoryReader::orderedGroup(const core::PatientStory& story, std::size_t order, std::size_t step) const
{
    const core::StoryStep& made = story.steps[order];
    const bool first = story.steps[order + 1].step.alongside; // of two ordered together
    ResultGroup group;
    group.title = panelName(made.step.action.panel());
    group.known = true;
    if (first && order + 1 == step) {
        group.note = tr("ordered at step %1 · %2 · results come with those of %3")
                         .arg(countText(order + 1), money(made.step.paid),
                              panelName(story.steps[order + 1].step.action.panel()));
        return group;
    }
    const core::StoryStep& after = story.steps[order + (first ? 2 : 1)];
    std::size_t outside = 0, results = 0, missing = 0;
    for (const core::FeatureId feature : after.results) {
        if (!shows(story, order, feature))
            continue;
        ++results;
        if (!hasRow(feature, story.patient))
            continue;
        group.rows.push_back(row(feature, story.patient));
        outside += group.rows.back().flag == core::ResultFlag::None ? 0 : 1;
    }
    for (const core::FeatureId feature : after.missing) {
        if (!shows(story, order, feature))
            continue;
        ++missing;
        if (hasRow(feature, story.patient))
            group.rows.push_back(row(feature, story.patient));
    }
    group.note = tr("ordered at step %1 · %2 · results: %3, outside reference: %4")
                     .arg(countText(order + 1), money(made.step.paid), countText(results), countText(outside));
    if (!made.step.billed)
        group.note = tr("ordered at step %1 · nothing in the record, so not charged").arg(countText(order + 1));
    else if (missing > 0)
        group.note += tr(" · not in the record: %1").arg(countText(missing));
    if (made.step.alongside)
        group.note += tr(" · together with %1").arg(panelName(story.steps[order - 1].step.action.panel()));
    return group;
}

// Of the levels of a category only the likeliest is told.
bool StoryReader::isLikeliest(const core::ValueEstimate& estimate, std::span<const core::ValueEstimate> all) const
{
    const std::vector<core::FeatureId> variable = variableOf(estimate.feature);
    return variable.size() == 1 || std::ranges::none_of(all, [&](const core::ValueEstimate& other) {
               const bool earlier = other.middle == estimate.middle && other.feature < estimate.feature;
               return (other.middle > estimate.middle || earlier) &&
                      std::ranges::find(variable, other.feature) != variable.end();
           });
}

std::vector<ResultGroup> StoryReader::results(const core::PatientStory& story, std::size_t step,
                                              const core::WalkPatient* original) const
{
    std::vector<ResultGroup> groups;
    std::set<std::size_t> listed;
    for (std::size_t order = 0; order < step; ++order) {
        groups.push_back(orderedGroup(story, order, step));
        groups.back().newest = order + 1 == step || (order + 2 == step && story.steps[order + 1].step.alongside);
        for (const ResultRow& row : groups.back().rows)
            listed.insert(row.feature.value);
    }
    ResultGroup free{
        .title = tr("Known before any test"), .note = tr("free"), .known = true, .newest = false, .rows = {}};
    for (std::size_t i = 0; i < m_cohort->featureCount(); ++i)
        if (isFree(core::FeatureId(i)) && hasRow(core::FeatureId(i), story.patient))
            free.rows.push_back(row(core::FeatureId(i), story.patient));

    const core::StoryStep& now = story.steps[step];
    const auto addEstimates = [&](core::PanelId panel, bool next) {
        ResultGroup group{
            .title = panelName(panel), .note = {}, .next = next, .known = false, .newest = false, .rows = {}};
        for (const core::ValueEstimate& estimate : now.estimates)
            if (m_cohort->catalog().panels()[panel.value].features.isKnown(estimate.feature) &&
                listed.insert(estimate.feature.value).second && isLikeliest(estimate, now.estimates))
                group.rows.push_back(estimated(estimate, story.patient));
        if (group.rows.empty() && !next)
            return;
        const QString price = money(m_cohort->catalog().priceOfAdding(now.step.ordered, panel));
        group.note = next ? tr("to be ordered now · %1 · estimated, 80 % range").arg(price)
                          : tr("not ordered · %1 · estimated values: %2").arg(price, countText(group.rows.size()));
        groups.push_back(std::move(group));
    };
    if (now.step.action.isOrder())
        addEstimates(now.step.action.panel(), true);
    if (!free.rows.empty())
        groups.push_back(std::move(free));
    for (std::size_t panel = 0; panel < m_cohort->catalog().panelCount(); ++panel)
        if (!now.step.ordered.isOrdered(core::PanelId(panel)))
            addEstimates(core::PanelId(panel), false);
    for (ResultGroup& group : groups)
        mark(group, story, original);
    return groups;
}

std::size_t StoryReader::newTests(core::PanelId panel, core::PanelMask ordered) const
{
    const core::TestCatalog& catalog = m_cohort->catalog();
    const core::FeatureMask asked = catalog.featuresOf(ordered, m_cohort->visibleFeatures());
    return asked.united(catalog.panels()[panel.value].features).count() - asked.count();
}

QString StoryReader::panelDetail(core::PanelId panel, core::PanelMask ordered) const
{
    const core::FeatureMask& features = m_cohort->catalog().panels()[panel.value].features;
    const std::size_t all = features.count();
    const std::size_t fresh = newTests(panel, ordered);
    if (fresh < all)
        return tr("%1 new of %2").arg(countText(fresh), countText(all));
    if (all > 3)
        return tr("%1 tests").arg(countText(all));
    QStringList names;
    for (std::size_t i = 0; i < features.size(); ++i)
        if (features.isKnown(core::FeatureId(i)))
            names << m_describer.shortLabelOf(m_task, m_cohort->features()[i].column);
    return names.join(QStringLiteral(", "));
}

ActionRow StoryReader::actionRow(core::Action action, const core::PatientStory& story, std::size_t step) const
{
    const core::StoryStep& now = story.steps[step];
    const std::size_t index = core::ActionCodec(m_cohort->catalog().panelCount()).index(action);
    const bool again = action.isOrder() && now.step.ordered.isOrdered(action.panel());
    const bool open = index < now.open.size() && now.open[index];
    ActionRow row;
    row.action = action;
    row.state = again ? ActionRow::State::Ordered : open ? ActionRow::State::Open : ActionRow::State::Closed;
    const bool together = now.advised.isPair() && action.isOrder() && now.advised.panels().isOrdered(action.panel());
    row.advised = action == now.advised || together;
    row.taken = action == now.step.action && !(story.waits && step + 1 == story.steps.size());
    row.name = again ? panelName(action.panel()) : actionName(action);
    if (index < now.step.actionProbabilities.size())
        row.probability = now.step.actionProbabilities[index];
    if (open && index < now.step.actionValues.size() && std::isfinite(now.step.actionValues[index]))
        row.worth = now.step.actionValues[index];
    if (!action.isOrder()) {
        row.detail = open ? tr("ends the story") : tr("not before what comes first");
        return row;
    }
    if (!again) {
        row.price = money(m_cohort->catalog().priceOfAdding(now.step.ordered, action.panel()));
        row.detail = open                                              ? panelDetail(action.panel(), now.step.ordered)
                     : newTests(action.panel(), now.step.ordered) == 0 ? tr("nothing new")
                                                                       : tr("not possible here");
        if (together)
            row.detail = tr("together with %1")
                             .arg(panelName(action.panel() == now.advised.panel() ? now.advised.partner()
                                                                                  : now.advised.panel()));
        return row;
    }
    row.price = money(m_cohort->catalog().panels()[action.panel().value].cost);
    for (std::size_t order = 0; order < step; ++order)
        if (story.steps[order].step.action == action)
            row.detail = tr("ordered at step %1").arg(countText(order + 1));
    return row;
}

std::vector<ActionRow> StoryReader::actions(const core::PatientStory& story, std::size_t step) const
{
    const core::ActionCodec codec(m_cohort->catalog().panelCount());
    std::vector<ActionRow> rows;
    for (std::size_t i = 0; i < codec.actionCount(); ++i)
        rows.push_back(actionRow(codec.action(i), story, step));
    addFigures(rows);
    // What the policy does first, then by its probability, then by worth; what cannot be done at the end.
    const auto rank = [](const ActionRow& row) {
        const bool open = row.state == ActionRow::State::Open;
        return std::tuple(row.state == ActionRow::State::Ordered, !open, !(open && row.advised),
                          open ? -row.probability.value_or(0.0) : 0.0, -row.worth.value_or(0.0));
    };
    std::ranges::stable_sort(rows, [&](const ActionRow& a, const ActionRow& b) { return rank(a) < rank(b); });
    return rows;
}

} // namespace ui
