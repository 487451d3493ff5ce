// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/patient_table.h"

#include "app/report/baseline_report.h"

#include <algorithm>

namespace app {
namespace {

QString diseaseName(core::Disease disease)
{
    return disease == core::Disease::Present ? QStringLiteral("disease") : QStringLiteral("no_disease");
}

// Policies reckon with floats: more digits would say nothing.
QString shareText(double share)
{
    return QString::number(share, 'g', 7);
}

core::GivenSplit givenOf(core::SplitPart part)
{
    switch (part) {
    case core::SplitPart::Encoder:
    case core::SplitPart::Policy:
        return core::GivenSplit::Train;
    case core::SplitPart::ClassifierValidation:
    case core::SplitPart::PolicyValidation:
        return core::GivenSplit::Validation;
    case core::SplitPart::Test:
        break;
    }
    return core::GivenSplit::Test;
}

// Header and rows are made by the same calls, so a value cannot end up under another's name.
class PatientRow {
public:
    PatientRow(const PatientFacts& facts, const PatientTablePolicy& policy, const ui::PanelWords& words,
               std::size_t steps)
        : m_facts(facts),
          m_policy(policy),
          m_words(words),
          m_steps(steps)
    {
    }

    QStringList header() { return write(core::Episode{}, 0, true); }
    QStringList cells(const core::Episode& episode, std::size_t row) { return write(episode, row, false); }

private:
    QStringList write(const core::Episode& episode, std::size_t row, bool header)
    {
        m_cells.clear();
        m_header = header;
        add("row", [&] { return QString::number(row + 1); });
        if (m_facts.ids)
            add("id", [&] { return QString::fromStdString((*m_facts.ids)[row]); });
        add("part", [&] { return partOf(row); });
        add("probability_0", [&] { return probability(episode, 0); });
        for (std::size_t step = 1; step <= m_steps; ++step)
            addStep(episode, step);
        add("orders", [&] { return sequence(episode); });
        add("order_count", [&] { return QString::number(episode.sequence().size()); });
        add("cost", [&] { return ui::exactText(episode.cost().amount); });
        add("currency", [&] { return QString::fromStdString(m_words.currency); });
        add("probability", [&] { return shareText(episode.finalProbability()); });
        add("threshold", [&] { return m_policy.threshold ? shareText(*m_policy.threshold) : QString(); });
        add("diagnosis", [&] { return diseaseName(episode.diagnosis()); });
        add("outcome", [&] { return m_facts.outcomes[row] ? diseaseName(*m_facts.outcomes[row]) : QString(); });
        add("policy", [&] { return QString::fromStdString(m_policy.name); });
        add("notice", [] { return TableWords::tr("Simulation for education and research. Not for clinical use."); });
        return m_cells;
    }

    template <typename Text>
    void add(const QString& name, const Text& text)
    {
        m_cells.push_back(m_header ? name : text());
    }
    template <typename Text>
    void add(const char* name, const Text& text)
    {
        add(QString::fromLatin1(name), text);
    }

    void addStep(const core::Episode& episode, std::size_t step)
    {
        const bool taken = step < episode.steps.size();
        add(QStringLiteral("order_%1").arg(step),
            [&] { return taken ? m_words.name(episode.steps[step - 1].action.panel()) : QString(); });
        add(QStringLiteral("paid_%1").arg(step),
            [&] { return taken ? ui::exactText(episode.steps[step - 1].paid.amount) : QString(); });
        add(QStringLiteral("probability_%1").arg(step), [&] { return probability(episode, step); });
    }

    static QString probability(const core::Episode& episode, std::size_t step)
    {
        return step < episode.steps.size() ? shareText(episode.steps[step].diseaseProbability) : QString();
    }

    QString sequence(const core::Episode& episode) const
    {
        QStringList names;
        for (const core::PanelId panel : episode.sequence())
            names << m_words.name(panel);
        return names.join(QStringLiteral(" > "));
    }

    QString partOf(std::size_t row) const
    {
        const bool known = row < m_facts.parts.size() && m_facts.parts[row];
        return known ? QString::fromStdString(splitPartName(*m_facts.parts[row])) : QString();
    }

    const PatientFacts& m_facts;
    const PatientTablePolicy& m_policy;
    const ui::PanelWords& m_words;
    std::size_t m_steps;
    bool m_header = false;
    QStringList m_cells;
};

} // namespace

std::string splitPartName(core::GivenSplit part)
{
    switch (part) {
    case core::GivenSplit::Train:
        return "train";
    case core::GivenSplit::Validation:
        return "validation";
    case core::GivenSplit::Test:
        break;
    }
    return "test";
}

std::vector<std::optional<core::GivenSplit>> splitParts(const core::Cohort& cohort, const core::Split& split,
                                                        std::size_t rows)
{
    std::vector<std::optional<core::GivenSplit>> parts(rows);
    for (std::size_t i = 0; i < cohort.patientCount(); ++i)
        parts[cohort.tableRow(core::PatientIndex(i))] = givenOf(split.partOf(core::PatientIndex(i)));
    return parts;
}

ui::DataTable patientTable(std::span<const core::Episode> episodes, const core::Cohort& cohort,
                           const PatientFacts& facts, const PatientTablePolicy& policy, const ui::PanelWords& words)
{
    std::size_t steps = 0;
    for (const core::Episode& episode : episodes)
        steps = std::max(steps, episode.steps.size() - 1);
    PatientRow row(facts, policy, words, steps);
    ui::DataTable table{.columns = row.header(), .rows = {}};
    table.rows.reserve(episodes.size());
    for (const core::Episode& episode : episodes)
        table.rows.push_back(row.cells(episode, cohort.tableRow(episode.patient)));
    return table;
}

} // namespace app
