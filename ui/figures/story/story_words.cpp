// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/number_format.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/outcome_text.h"
#include "ui/common/text/story_text.h"
#include "ui/figures/story/story_reader.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <span>

// The parts of a StoryReader that speak in sentences.
namespace ui {
namespace {

constexpr std::size_t kDriversNamed = 5;
constexpr std::size_t kBannerFacts = 6;

const core::PanelOutlook* outlookOf(const core::StoryStep& step, core::PanelId panel)
{
    const auto found = std::ranges::find(step.outlooks, panel, &core::PanelOutlook::panel);
    return found == step.outlooks.end() ? nullptr : &*found;
}

// Rich text breaks lines at a narrow space, which plain text does not.
QString unbroken(QString text)
{
    return text.replace(QChar(0x202F), QChar(0x00A0));
}

// What would be said if it ended now.
core::Disease diagnosisNow(const core::PatientStory& story, const core::StoryStep& step)
{
    const bool present = step.step.diseaseProbability >= story.threshold.value_or(0.5);
    return step.saidNow.value_or(present ? core::Disease::Present : core::Disease::Absent);
}

// The threshold, where this diagnosis agrees with it: a policy of which it holds for most patients may say otherwise of
// one, and a threshold beside such a diagnosis would contradict it.
std::optional<double> thresholdBehind(const core::PatientStory& story, const core::StoryStep& step, core::Disease said)
{
    if (!story.threshold)
        return std::nullopt;
    const bool above = step.step.diseaseProbability >= *story.threshold;
    return above == (said == core::Disease::Present) ? story.threshold : std::nullopt;
}

bool canOrder(const core::StoryStep& step, std::size_t panel)
{
    return panel < step.open.size() && step.open[panel];
}

// Whether the policy's own estimates put stopping first. A policy that follows its probabilities may stop where it
// expects more of an order.
bool stoppingIsWorthMost(const core::StoryStep& step, std::size_t panels)
{
    const std::vector<double>& values = step.step.actionValues;
    if (values.empty())
        return true;
    const double stopping = values[core::ActionCodec(panels).index(step.step.action)];
    for (std::size_t panel = 0; panel < panels; ++panel)
        if (canOrder(step, panel) && values[panel] > stopping)
            return false;
    return true;
}

// By the rules of the study: a diagnosis is not open yet.
bool comesFirst(const core::StoryStep& step, std::size_t panels)
{
    const std::size_t diagnosis = core::ActionCodec(panels).index(core::Action::diagnose(core::Disease::Absent));
    return diagnosis < step.open.size() && !step.open[diagnosis] && !step.step.alongside;
}

} // namespace

BillFacts StoryReader::bill(const core::PatientStory& story, std::size_t step, std::optional<core::Cost> cap) const
{
    BillFacts facts;
    const core::TestCatalog& catalog = m_cohort->catalog();
    const core::Cost limit = cap.value_or(catalog.priceOf(core::PanelMask::all(catalog.panelCount())));
    facts.caption =
        cap ? tr("Running bill (cap %1)").arg(money(limit)) : tr("Running bill (all panels %1)").arg(money(limit));
    QStringList terms;
    for (std::size_t order = 0; order < step; ++order)
        terms << QStringLiteral("%1 %2").arg(panelName(story.steps[order].step.action.panel()),
                                             money(story.steps[order].step.paid));
    facts.others = timeAndBlood(story, step);
    const core::StoryStep& now = story.steps[step];
    facts.paid = facts.after = now.bill.amount;
    facts.limit = limit.amount;
    facts.sum = terms.isEmpty() ? money(now.bill)
                                : QStringLiteral("%1 = %2").arg(terms.join(QStringLiteral(" + ")), money(now.bill));
    const bool waits = story.waits && step + 1 == story.steps.size();
    if (now.step.action.isOrder() && !waits) {
        const core::Cost price = now.step.paid;
        facts.after = (now.bill + price).amount;
        facts.next =
            tr("then + %1 %2 = %3").arg(panelName(now.step.action.panel()), money(price), money(now.bill + price));
    }
    return facts;
}

std::vector<BannerFact> StoryReader::banner(const core::PatientStory& story) const
{
    std::vector<BannerFact> facts;
    for (std::size_t i = 0; i < m_cohort->featureCount() && facts.size() < kBannerFacts; ++i) {
        const core::Feature& feature = m_cohort->features()[i];
        if (!feature.visible || std::isnan(story.patient.values[i]) || !hasRow(core::FeatureId(i), story.patient))
            continue;
        const ResultRow shown = row(core::FeatureId(i), story.patient);
        const QString name = QString::fromStdString(feature.name).toLower();
        if (feature.binary && (name.endsWith(QLatin1String("female")) || name.endsWith(QLatin1String("male")))) {
            facts.push_back({tr("Sex"), *isFemale(story.patient) ? tr("female") : tr("male")});
        } else if (feature.binary) {
            // Of many columns that answer yes or no, those tell something that say yes or are commonly asked for.
            const bool asked = m_describer.describe(m_task, feature.column, m_units).knowledge != nullptr;
            if (asked || !feature.yesOrNo() || story.patient.values[i] > 0.5f)
                facts.push_back({shown.label, shown.value, false});
        } else {
            facts.push_back(
                {shown.label, shown.unit.isEmpty() ? shown.value : shown.value + QLatin1Char(' ') + shown.unit});
        }
    }
    return facts;
}

QStringList StoryReader::warnings(const core::PatientStory& story, std::size_t step) const
{
    QStringList tags;
    if (step + 1 == story.steps.size() && story.unlikeShare <= 0.01)
        tags << tr("unlike training patients (top %1)").arg(shareText(std::max(story.unlikeShare, 0.01), QLocale(), 0));
    const auto isKnown = [&](core::FeatureId feature) {
        return std::ranges::any_of(std::span(story.steps).first(step + 1), [feature](const core::StoryStep& one) {
            return std::ranges::find(one.results, feature) != one.results.end();
        });
    };
    for (const core::FeatureId feature : story.unusual) {
        if (!isKnown(feature))
            continue;
        const ResultRow shown = row(feature, story.patient);
        tags << tr("%1 %2 is beyond 99 of 100 training patients").arg(shown.label, shown.value);
    }
    return tags;
}

TrackScene StoryReader::track(const core::PatientStory& story, std::size_t step) const
{
    TrackScene scene;
    scene.title = tr("Probability of %1").arg(disease());
    scene.threshold = story.threshold;
    scene.aboveText = tr("at or above: “%1”").arg(diagnosisText(core::Disease::Present, disease()));
    scene.belowText = tr("below: “%1”").arg(diagnosisText(core::Disease::Absent, disease()));
    for (std::size_t i = 0; i <= step; ++i) {
        const core::StoryStep& one = story.steps[i];
        TrackPoint point{.probability = one.step.diseaseProbability,
                         .range = one.probabilityRange,
                         .name = {},
                         .brief = {},
                         .note = {}};
        point.name = i == 0               ? tr("Baseline")
                     : one.step.alongside ? tr("%1 ordered").arg(orderedBefore(story, i, {}))
                                          : tr("after %1").arg(orderedBefore(story, i, tr(" and ")));
        point.brief = i == 0 ? point.name : orderedBefore(story, i, QStringLiteral(" + "));
        point.note = money(one.bill);
        scene.known.push_back(std::move(point));
    }
    const core::StoryStep& now = story.steps[step];
    const bool waits = story.waits && step + 1 == story.steps.size();
    scene.diagnosed = !now.step.action.isOrder() && !waits;
    if (!now.step.action.isOrder())
        return scene;
    if (const core::PanelOutlook* outlook = outlookOf(now, now.step.action.panel())) {
        scene.outlook = outlook->probabilities;
        scene.outlookName = tr("after %1").arg(panelName(now.step.action.panel()));
        scene.outlookBrief = panelName(now.step.action.panel());
        scene.outlookNote = money(now.bill + now.step.paid);
    }
    return scene;
}

// The panels of the order, or of two made together, that a step comes after.
QString StoryReader::orderedBefore(const core::PatientStory& story, std::size_t step, const QString& between) const
{
    const core::Step& last = story.steps[step - 1].step;
    const QString name = panelName(last.action.panel());
    return last.alongside ? panelName(story.steps[step - 2].step.action.panel()) + between + name : name;
}

// "$40", or why it is not paid.
QString StoryReader::priceOf(core::PanelId panel, const core::StoryStep& step) const
{
    const bool taken = step.step.action == core::Action::order(panel);
    if (taken && !step.step.billed)
        return tr("nothing (nothing is in the record)");
    return money(taken ? step.step.paid : m_cohort->catalog().priceOfAdding(step.step.ordered, panel));
}

QString StoryReader::whatItChanges(const core::PanelOutlook& outlook, const core::StoryStep& step) const
{
    return tr("%1 for %2 would change the diagnosis of <b>%3</b> patients like this one.")
        .arg(panelName(outlook.panel).toHtmlEscaped(), priceOf(outlook.panel, step),
             sharePerTen(outlook.changedDiagnoses));
}

QString StoryReader::whyOrder(const core::PatientStory& story, const core::StoryStep& step) const
{
    const core::PanelId panel = step.step.action.panel();
    const double probability = step.step.diseaseProbability;
    const core::Disease now = diagnosisNow(story, step);
    const QString said = diagnosisText(now, disease()).toHtmlEscaped();
    QString text;
    if (const auto threshold = thresholdBehind(story, step, now)) {
        const ProbabilityTexts both = probabilitiesApart(probability, *threshold);
        text = tr("At %1 the policy would already say <b>%2</b> (threshold %3). ").arg(both.first, said, both.second);
    } else if (step.saidNow) {
        text = tr("At %1 the policy would already say <b>%2</b>. ").arg(probabilityText(probability), said);
    }
    if (comesFirst(step, m_cohort->catalog().panelCount()))
        text = tr("Everybody gets %1 first in this study. ").arg(panelName(panel).toHtmlEscaped());
    const core::PanelOutlook* outlook = outlookOf(step, panel);
    if (step.own && step.advised != step.step.action)
        text += tr("Your order; the policy would have done this: %1. ").arg(actionName(step.advised).toHtmlEscaped());
    if (!outlook)
        return text + tr("%1 costs %2.").arg(panelName(panel).toHtmlEscaped(), priceOf(panel, step));
    return text + whatItChanges(*outlook, step);
}

// The user's own diagnosis is no decision of the policy, and is not explained as one.
QString StoryReader::whyOwnDiagnosis(const core::PatientStory& story, const core::StoryStep& step) const
{
    const double probability = step.step.diseaseProbability;
    QString text =
        tr("Your diagnosis, at %1: <b>%2</b>. The policy would have done this: %3. ")
            .arg(probabilityText(probability), diagnosisText(step.step.action.diagnosis(), disease()).toHtmlEscaped(),
                 actionName(step.advised).toHtmlEscaped());
    if (step.advised.isOrder()) {
        const core::PanelOutlook* outlook = outlookOf(step, step.advised.panel());
        return outlook ? text + whatItChanges(*outlook, step) : text.trimmed();
    }
    if (const auto threshold = thresholdBehind(story, step, step.advised.diagnosis())) {
        const ProbabilityTexts both = probabilitiesApart(probability, *threshold);
        text += tr("Its threshold is %1, and %2 is %3.")
                    .arg(both.second, both.first,
                         step.advised.diagnosis() == core::Disease::Present ? tr("not below it") : tr("below it"));
    }
    return text.trimmed();
}

QString StoryReader::whyDiagnose(const core::PatientStory& story, const core::StoryStep& step) const
{
    if (step.own && step.advised != step.step.action)
        return whyOwnDiagnosis(story, step);
    const double probability = step.step.diseaseProbability;
    const QString said = diagnosisText(step.step.action.diagnosis(), disease()).toHtmlEscaped();
    QString text;
    if (const auto threshold = thresholdBehind(story, step, step.step.action.diagnosis())) {
        const ProbabilityTexts both = probabilitiesApart(probability, *threshold);
        text = tr("At %1, with a threshold of %2, the answer is <b>%3</b>. ").arg(both.first, both.second, said);
    } else {
        text = tr("At %1 the answer is <b>%2</b>. ").arg(probabilityText(probability), said);
        if (story.threshold)
            text += tr("This policy does not go by the probability alone. ");
    }
    return text + whyNothingMore(step);
}

QString StoryReader::whyNothingMore(const core::StoryStep& step) const
{
    const std::size_t panels = m_cohort->catalog().panelCount();
    bool any = false, left = false;
    for (std::size_t panel = 0; panel < panels; ++panel) {
        any = any || canOrder(step, panel);
        left = left || !step.step.ordered.isOrdered(core::PanelId(panel));
    }
    if (!left)
        return tr("Nothing is left to order.");
    if (!any)
        return tr("No further panel can be ordered here.");
    const bool worthNothing = stoppingIsWorthMost(step, panels);
    const auto most = std::ranges::max_element(step.outlooks, {}, &core::PanelOutlook::changedDiagnoses);
    if (most == step.outlooks.end())
        return worthNothing ? tr("No further panel is worth its price.") : tr("The policy orders nothing more.");
    const QString words = worthNothing
                              ? tr("No further panel is worth its price: %1 for %2, which would change most diagnoses, "
                                   "would change that of %3 patients like this one.")
                              : tr("The policy orders nothing more: %1 for %2, which would change most diagnoses, "
                                   "would change that of %3 patients like this one.");
    return words.arg(panelName(most->panel).toHtmlEscaped(), priceOf(most->panel, step),
                     sharePerTen(most->changedDiagnoses));
}

std::vector<DriverRow> StoryReader::driverRows(const core::PatientStory& story, const core::StoryStep& step) const
{
    std::vector<DriverRow> rows;
    double rest = 0.0;
    std::size_t restCount = 0;
    for (std::size_t i = 0; i < step.drivers.size(); ++i) {
        const core::ProbabilityDriver& driver = step.drivers[i];
        if (i >= kDriversNamed && step.drivers.size() > kDriversNamed + 1) {
            rest += driver.change;
            ++restCount;
            continue;
        }
        const ResultRow shown = row(driver.feature, story.patient);
        const QString flag = flagText(shown.flag);
        rows.push_back({QStringLiteral("%1 %2 %3").arg(shown.label, shown.value, flag).simplified(), driver.change});
    }
    if (restCount > 0)
        rows.push_back({tr("Other values (%1)").arg(countText(restCount)), rest});
    return rows;
}

WhyFacts StoryReader::why(const core::PatientStory& story, std::size_t step) const
{
    const core::StoryStep& now = story.steps[step];
    WhyFacts facts;
    if (now.step.alongside) {
        facts.title = tr("Why %1 at the same time?").arg(panelName(now.step.action.panel()));
        facts.sentence = tr("Decided with the step before, when none of its results were known: ordered together, both "
                            "take the longer of their times.");
    } else if (now.step.action.isOrder()) {
        facts.title = tr("Why %1 now?").arg(panelName(now.step.action.panel()));
        facts.sentence = unbroken(whyOrder(story, now));
    } else {
        facts.title = now.own && now.advised != now.step.action ? tr("You stopped here") : tr("Why stop here?");
        facts.sentence = unbroken(whyDiagnose(story, now));
    }
    facts.drivers = driverRows(story, now);
    if (facts.drivers.empty())
        return facts;
    if (step == 0)
        facts.driversTitle =
            tr("What made it %1 (percentage points)").arg(probabilityText(now.step.diseaseProbability));
    else {
        const ProbabilityTexts both =
            probabilitiesApart(story.steps[step - 1].step.diseaseProbability, now.step.diseaseProbability);
        facts.driversTitle = tr("What moved %1 to %2 (percentage points)").arg(both.first, both.second);
    }
    return facts;
}

PathFacts StoryReader::path(const core::PatientStory& story, bool withVerdict) const
{
    PathFacts facts;
    std::vector<core::OrderedPanel> orders;
    for (const core::StoryStep& step : story.steps)
        if (step.step.action.isOrder() && !(story.waits && &step == &story.steps.back()))
            orders.push_back({.panel = step.step.action.panel(), .alongside = step.step.alongside});
    const core::StoryStep& last = story.steps.back();
    facts.orders = orders.empty() ? tr("nothing ordered")
                                  : ordersText(orders, [this](core::PanelId panel) { return panelName(panel); });
    facts.bill = money(last.bill);
    if (const QString others = timeAndBlood(story, story.steps.size() - 1); !others.isEmpty())
        facts.bill = tr("%1, %2").arg(facts.bill, others);
    facts.probability = probabilityText(last.step.diseaseProbability);
    if (!story.ended()) {
        facts.diagnosis = tr("open");
        return facts;
    }
    facts.diagnosis = diagnosisText(last.step.action.diagnosis(), disease());
    if (withVerdict && story.patient.outcome)
        facts.verdict = verdictText(verdictOf(last.step.action.diagnosis(), *story.patient.outcome));
    return facts;
}

QString StoryReader::nextSentence(const core::PatientStory& story, std::size_t step) const
{
    const core::StoryStep& now = story.steps[step];
    if (story.waits && step + 1 == story.steps.size())
        return tr("Your turn: what next?");
    if (!now.step.action.isOrder())
        return tr("Diagnosis: %1, after %2.")
            .arg(diagnosisText(now.step.action.diagnosis(), disease()), money(now.bill));
    if (step + 1 < story.steps.size() && story.steps[step + 1].step.alongside) {
        const core::Step& partner = story.steps[step + 1].step;
        return tr("Next: %1 together with %2 for %3.")
            .arg(panelName(now.step.action.panel()), panelName(partner.action.panel()),
                 money(now.step.paid + partner.paid));
    }
    return tr("Next: %1 for %2.").arg(panelName(now.step.action.panel()), priceOf(now.step.action.panel(), now));
}

} // namespace ui
