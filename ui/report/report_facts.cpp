// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_facts.h"

#include "core/data/synthetic/builtin_cohorts.h"
#include "core/explain/story/policy_cases.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/outcome_text.h"
#include "ui/common/text/panel_words.h"
#include "ui/common/text/training_text.h"
#include "ui/report/report_words.h"

#include <utility>

namespace ui {
namespace {

// Of a policy that no front tells the figures of.
constexpr std::size_t kResamples = 500;

QString between(const QString& value, const QString& low, const QString& high)
{
    return ReportWords::tr("%1 (%2–%3)", "value, from, to").arg(value, low, high);
}

QString plain(double value, int decimals)
{
    return QLocale().toString(value, 'f', decimals);
}

} // namespace

ReportFacts::ReportFacts(ReportSourcePtr source) : m_source(std::move(source))
{
    const core::OperatingPoint* stored = point();
    if (stored && stored->test)
        m_evaluation = stored->test;
    else if (const core::PolicyCases* done = cases())
        m_evaluation = core::evaluateEpisodes(done->episodes, cohort(), done->shape,
                                              {.resamples = kResamples, .seed = comparison().seed});
}

const ShownModel* ReportFacts::model() const
{
    return comparison().models.empty() ? nullptr : &comparison().models.front();
}

const core::PolicyCases* ReportFacts::cases() const
{
    return model() && model()->model ? model()->model->cases.get() : nullptr;
}

const core::OperatingPoint* ReportFacts::point() const
{
    const ShownModel* shown = model();
    if (!shown || !shown->model || !m_source->front)
        return nullptr;
    const auto* ref = std::get_if<core::FrontPolicyRef>(&shown->model->ref);
    const core::FrontRecord& front = *m_source->front;
    return ref && ref->front == front.id && ref->policy < front.points.size() ? &front.points[ref->policy] : nullptr;
}

const core::Evaluation* ReportFacts::evaluation() const
{
    return m_evaluation ? &*m_evaluation : nullptr;
}

FigureOrigin ReportFacts::origin() const
{
    FigureOrigin origin;
    const ShownModel* shown = model();
    if (!shown || !shown->model)
        return origin;
    if (const auto* front = std::get_if<core::FrontPolicyRef>(&shown->model->ref))
        origin.policy = *front;
    else if (const auto* run = std::get_if<core::RunId>(&shown->model->ref))
        origin.policy = *run;
    if (const core::PolicyCases* done = cases())
        origin.shape = done->shape;
    origin.seed = shown->model->seed;
    return origin;
}

bool ReportFacts::isSynthetic() const
{
    return m_source->assessment->edited && core::findBuiltinCohort(m_source->assessment->edited->sourceName());
}

QString ReportFacts::disease() const
{
    return comparison().outcome.isEmpty() ? outcomeName(task()) : comparison().outcome;
}

QString ReportFacts::currency() const
{
    return QString::fromStdString(comparison().currency);
}

QString ReportFacts::panelName(std::size_t panel) const
{
    return PanelWords{cohort().catalog(), {}}.name(core::PanelId(panel));
}

QString ReportFacts::money(double amount) const
{
    return ui::money(core::Cost(amount), currency(), QLocale(), MoneyStyle::Exact);
}

QString ReportFacts::price(core::Cost amount) const
{
    return ui::money(amount, currency());
}

QString ReportFacts::caption(const QString& intervals) const
{
    return comparisonCaption(comparison(), intervals);
}

QString reportFigure(const core::MetricEstimate& figure)
{
    if (!figure.value || !figure.interval)
        return figureText(figure.value);
    return between(figureText(figure.value), plain(figure.interval->low, 3), plain(figure.interval->high, 3));
}

QString reportShare(const core::MetricEstimate& figure)
{
    if (!figure.value)
        return figureText(figure.value);
    const QString value = shareText(*figure.value);
    if (!figure.interval)
        return value;
    return between(value, plain(100.0 * figure.interval->low, 1), plain(100.0 * figure.interval->high, 1));
}

QString reportMoney(const core::MetricEstimate& figure, const QString& currency)
{
    if (!figure.value)
        return figureText(figure.value);
    const QString value = money(core::Cost(*figure.value), currency, QLocale(), MoneyStyle::Exact);
    return figure.interval ? between(value, plain(figure.interval->low, 2), plain(figure.interval->high, 2)) : value;
}

QString reportMinutes(const core::MetricEstimate& figure)
{
    if (!figure.value)
        return figureText(figure.value);
    const QString value = meanMinutesText(*figure.value);
    return figure.interval ? between(value, plain(figure.interval->low, 1), plain(figure.interval->high, 1)) : value;
}

QString reportMillilitres(const core::MetricEstimate& figure)
{
    if (!figure.value)
        return figureText(figure.value);
    const QString value = meanMillilitresText(*figure.value);
    return figure.interval ? between(value, plain(figure.interval->low, 2), plain(figure.interval->high, 2)) : value;
}

QString countAndShare(std::size_t part, std::size_t whole)
{
    if (whole == 0)
        return countText(part);
    return QStringLiteral("%1 (%2)").arg(countText(part), shareText(double(part) / double(whole)));
}

ReportParagraph forAuthor(const QString& text)
{
    return {.text = text, .lead = ReportWords::tr("Author to supply:"), .kind = ReportParagraph::Kind::ForAuthor};
}

} // namespace ui
