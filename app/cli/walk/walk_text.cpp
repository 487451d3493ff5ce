// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/text_table.h"
#include "app/cli/common/words.h"
#include "app/cli/walk/patient_walk.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/training_text.h"

#include <algorithm>
#include <numeric>

namespace app::cli {
namespace {

class WalkText {
public:
    WalkText(const PatientWalk& walk, Terminal& terminal) : m_walk(walk), m_terminal(terminal) {}

    void print()
    {
        printStart();
        for (std::size_t i = 0; i < m_walk.steps.size(); ++i)
            printStep(i);
        printEnd();
    }

private:
    void section(const QString& title)
    {
        m_terminal.print({});
        m_terminal.printHeading(title);
    }
    void line(const QString& text) { m_terminal.printWrapped(text); }

    void printStart();
    void printStep(std::size_t place);
    QString stepTitle(std::size_t place) const;
    QString billText(const WalkStep& step) const;
    void printChoices(const WalkStep& step);
    void printValues(const std::vector<RecordedValue>& values, int indent);
    void printEnd();
    QString knownText(const WalkStep& step) const;
    QString actionName(std::size_t index) const;
    QString choicesText(const WalkStep& step) const;
    QString valuesText(const WalkStep& step) const;

    const PatientWalk& m_walk;
    Terminal& m_terminal;
};

QString diseaseText(core::Disease disease)
{
    return disease == core::Disease::Present ? Words::tr("case") : Words::tr("no case");
}

void WalkText::printStart()
{
    m_terminal.printHeading(
        Words::tr("Patient in row %1 of %2, %3")
            .arg(ui::countText(m_walk.row), QString::fromStdString(m_walk.source), originText(m_walk.origin)));
    section(Words::tr("Known before any test"));
    if (m_walk.baseline.empty())
        line(Words::tr("nothing"));
    else
        printValues(m_walk.baseline, 2);
}

void WalkText::printValues(const std::vector<RecordedValue>& values, int indent)
{
    using enum TextTable::Align;
    TextTable table({Left, Right, Left, Left, Left});
    for (const RecordedValue& value : values) {
        const QString name =
            value.yesOrNo || value.meaning.label.isEmpty() ? QString::fromStdString(value.column) : value.meaning.label;
        const bool missing = value.text.isEmpty();
        const QString text = value.number    ? ui::numberText(*value.number)
                             : value.yesOrNo ? (value.text == QLatin1String("1") ? Words::tr("yes") : Words::tr("no"))
                                             : value.text;
        const QString range = value.number ? ui::rangeText(value.meaning.low, value.meaning.high) : QString();
        table.add({name, missing ? QStringLiteral("–") : text, value.number ? value.meaning.unit : QString(),
                   value.flag(),
                   missing           ? Words::tr("not measured in this patient")
                   : range.isEmpty() ? QString()
                                     : Words::tr("reference %1").arg(range)});
    }
    m_terminal.print(table.text(indent));
}

QString WalkText::knownText(const WalkStep& step) const
{
    QStringList names;
    for (const core::PanelId panel : step.known)
        names.push_back(m_walk.words.name(panel));
    const QString values =
        Words::tr("%1 of %2 values").arg(ui::countText(step.valuesKnown), ui::countText(m_walk.valuesInAll));
    return names.isEmpty() ? Words::tr("Known: %1, no panel yet").arg(values)
                           : Words::tr("Known: %1, with %2").arg(values, names.join(QStringLiteral(", ")));
}

QString WalkText::actionName(std::size_t index) const
{
    const core::Action action = core::ActionCodec(m_walk.words.catalog.panelCount()).action(index);
    if (action.isPair())
        return Words::tr("%1 and %2 together")
            .arg(m_walk.words.name(action.panel()), m_walk.words.name(action.partner()));
    return action.isOrder() ? m_walk.words.name(action.panel())
                            : Words::tr("diagnose %1").arg(diseaseText(action.diagnosis()));
}

// Most probable first; what is not allowed any more is left out.
QString WalkText::choicesText(const WalkStep& step) const
{
    std::vector<std::size_t> order(step.actionProbabilities.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::erase_if(order, [&](std::size_t action) { return !m_walk.allowed(step, action); });
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return step.actionProbabilities[a] > step.actionProbabilities[b];
    });
    QStringList parts;
    for (const std::size_t action : order)
        parts.push_back(
            QStringLiteral("%1 %2").arg(actionName(action), ui::shareText(step.actionProbabilities[action])));
    return parts.join(QStringLiteral(", "));
}

// The best first.
QString WalkText::valuesText(const WalkStep& step) const
{
    std::vector<std::pair<double, std::size_t>> open;
    for (std::size_t action = 0; action < step.actionValues.size(); ++action)
        if (const auto value = m_walk.valueOf(step, action))
            open.emplace_back(*value, action);
    std::stable_sort(open.begin(), open.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    QStringList parts;
    for (const auto& [value, action] : open)
        parts.push_back(QStringLiteral("%1 %2").arg(actionName(action), ui::figureText(value)));
    return parts.join(QStringLiteral(", "));
}

QString WalkText::stepTitle(std::size_t place) const
{
    const WalkStep& step = m_walk.steps[place];
    if (!step.action.isOrder())
        return Words::tr("Step %1: diagnose %2").arg(QString::number(place + 1), diseaseText(step.action.diagnosis()));
    const QString name = m_walk.words.name(step.action.panel()), paid = m_walk.words.money(step.paid.amount);
    if (step.alongside)
        return Words::tr("Step %1: order %2 for %3, at the same time").arg(QString::number(place + 1), name, paid);
    if (m_walk.steps[place + 1].alongside)
        return Words::tr("Step %1: order %2 for %3, together with %4")
            .arg(QString::number(place + 1), name, paid, m_walk.words.name(m_walk.steps[place + 1].action.panel()));
    return Words::tr("Step %1: order %2 for %3").arg(QString::number(place + 1), name, paid);
}

// "$36, 90 min, 7.5 mL": time and blood where every panel says what it takes.
QString WalkText::billText(const WalkStep& step) const
{
    QStringList parts{m_walk.words.money(step.bill.amount)};
    if (m_walk.words.catalog.hasMinutes())
        parts << Words::tr("%1 of waiting").arg(ui::minutesText(step.waited));
    if (m_walk.words.catalog.hasMillilitres())
        parts << Words::tr("%1 of blood").arg(ui::millilitresText(step.drawn));
    return parts.join(QStringLiteral(", "));
}

void WalkText::printStep(std::size_t place)
{
    const WalkStep& step = m_walk.steps[place];
    section(stepTitle(place));
    if (step.alongside) {
        line(Words::tr("Decided with the step before, when none of its results were known."));
    } else {
        line(knownText(step));
        printChoices(step);
    }
    if (!step.action.isOrder())
        return;
    line(Words::tr("Bill so far: %1").arg(billText(step)));
    if (step.results.empty())
        line(Words::tr("Nothing new: every value of this panel was known already."));
    else
        printValues(step.results, 4);
}

void WalkText::printChoices(const WalkStep& step)
{
    line(Words::tr("Probability of the outcome: %1").arg(ui::shareText(step.diseaseProbability)));
    if (step.actionValues.empty())
        line(Words::tr("Choices: %1").arg(choicesText(step)));
    else
        line(Words::tr("Choices, by expected reward: %1").arg(valuesText(step)));
}

void WalkText::printEnd()
{
    const WalkStep& last = m_walk.steps.back();
    section(Words::tr("Diagnosis: %1, at a probability of %2, after %3 for %4")
                .arg(diseaseText(last.action.diagnosis()), ui::shareText(last.diseaseProbability),
                     Words::tr("%Ln panels", nullptr, ui::pluralCount(last.known.size())), billText(last)));
    m_terminal.print(QString(60, QLatin1Char('-')));
    if (!m_walk.truth)
        m_terminal.print(Words::tr("The true outcome is not recorded, so nobody can say whether this is right."));
    else
        m_terminal.print(Words::tr("What the policy never saw: the true outcome is %1. The diagnosis was %2.")
                             .arg(diseaseText(*m_walk.truth),
                                  last.action.diagnosis() == *m_walk.truth ? Words::tr("right") : Words::tr("wrong")));
    m_terminal.print({});
    m_terminal.print(Words::tr("Simulation for education and research. Not for clinical use."));
}

} // namespace

void printText(const PatientWalk& walk, Terminal& terminal)
{
    WalkText(walk, terminal).print();
}

} // namespace app::cli
