// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/text/story_text.h"

#include "ui/common/text/number_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace ui {
namespace {

struct StoryText {
    Q_DECLARE_TR_FUNCTIONS(StoryText)
};

} // namespace

QString caseKindText(core::CaseKind kind)
{
    switch (kind) {
    case core::CaseKind::Any:
        return StoryText::tr("Any");
    case core::CaseKind::Found:
        return StoryText::tr("Found");
    case core::CaseKind::Missed:
        return StoryText::tr("Missed");
    case core::CaseKind::FalseAlarm:
        return StoryText::tr("False alarm");
    case core::CaseKind::Reassured:
        return StoryText::tr("Rightly reassured");
    case core::CaseKind::Costliest:
        return StoryText::tr("Costliest");
    case core::CaseKind::MostSurprising:
        return StoryText::tr("Most surprising");
    }
    return {};
}

QString caseKindExplanation(core::CaseKind kind)
{
    switch (kind) {
    case core::CaseKind::Any:
        return StoryText::tr("Every test patient, in the order of the data");
    case core::CaseKind::Found:
        return StoryText::tr("Cases that were called cases");
    case core::CaseKind::Missed:
        return StoryText::tr("Cases that were reassured");
    case core::CaseKind::FalseAlarm:
        return StoryText::tr("Patients called cases who are none");
    case core::CaseKind::Reassured:
        return StoryText::tr("Patients reassured who are no cases");
    case core::CaseKind::Costliest:
        return StoryText::tr("The highest bills first");
    case core::CaseKind::MostSurprising:
        return StoryText::tr("First those whose outcome was furthest from the last probability");
    }
    return {};
}

Verdict verdictOf(core::Disease said, core::Disease truth)
{
    if (truth == core::Disease::Present)
        return said == truth ? Verdict::Found : Verdict::Missed;
    return said == truth ? Verdict::Reassured : Verdict::FalseAlarm;
}

QString verdictText(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Found:
        return StoryText::tr("Found");
    case Verdict::Missed:
        return StoryText::tr("Missed");
    case Verdict::FalseAlarm:
        return StoryText::tr("False alarm");
    case Verdict::Reassured:
        return StoryText::tr("Rightly reassured");
    }
    return {};
}

QString verdictSentence(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Found:
        return StoryText::tr("Found: the patient is a case and was called one.");
    case Verdict::Missed:
        return StoryText::tr("Missed: the patient is a case and was reassured.");
    case Verdict::FalseAlarm:
        return StoryText::tr("False alarm: the patient is no case and was called one.");
    case Verdict::Reassured:
        return StoryText::tr("Rightly reassured: the patient is no case.");
    }
    return {};
}

bool isRight(Verdict verdict)
{
    return verdict == Verdict::Found || verdict == Verdict::Reassured;
}

QString probabilityText(double probability)
{
    const double percent = 100.0 * probability;
    if (percent > 0.0 && percent < 0.5)
        return StoryText::tr("< %1").arg(shareText(0.01, QLocale(), 0));
    if (percent < 100.0 && percent >= 99.5)
        return StoryText::tr("> %1").arg(shareText(0.99, QLocale(), 0));
    return shareText(probability, QLocale(), 0);
}

ProbabilityTexts probabilitiesApart(double first, double second)
{
    ProbabilityTexts texts{.first = probabilityText(first), .second = probabilityText(second)};
    if (texts.first != texts.second || first == second)
        return texts;
    const int decimals = decimalsApart(100.0 * first, 100.0 * second, 1);
    return {.first = shareText(first, QLocale(), decimals), .second = shareText(second, QLocale(), decimals)};
}

QString percentagePoints(double change)
{
    const double points = 100.0 * change;
    const QString size =
        numberText(std::abs(points) < 0.95 ? std::round(std::abs(points) * 10.0) / 10.0 : std::round(std::abs(points)));
    return leftToRight((points < 0.0 ? QStringLiteral("−") : QStringLiteral("+")) + size);
}

QString ordersText(const std::vector<core::OrderedPanel>& orders, const std::function<QString(core::PanelId)>& nameOf)
{
    QStringList names;
    for (const core::OrderedPanel& order : orders) {
        if (order.alongside && !names.isEmpty())
            names.back() = StoryText::tr("%1 together with %2").arg(names.back(), nameOf(order.panel));
        else
            names << nameOf(order.panel);
    }
    return names.join(QStringLiteral(" → "));
}

QString sharePerTen(double share)
{
    if (share < 0.01)
        return StoryText::tr("fewer than 1 in 100");
    if (share < 0.095)
        return StoryText::tr("%1 in 100").arg(countText(static_cast<std::uint64_t>(std::lround(share * 100.0))));
    if (share < 0.95)
        return StoryText::tr("%1 in 10").arg(countText(static_cast<std::uint64_t>(std::lround(share * 10.0))));
    return share < 0.995
               ? StoryText::tr("%1 in 100").arg(countText(static_cast<std::uint64_t>(std::lround(share * 100.0))))
               : StoryText::tr("nearly all");
}

} // namespace ui
