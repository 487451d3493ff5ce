// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/text/number_text.h"
#include "ui/common/text/story_text.h"
#include "ui/figures/story/story_reader.h"
#include "ui/figures/story/track_figure.h"
#include "ui/report/report_sections.h"
#include "ui/report/report_words.h"

#include <QRegularExpression>

#include <cmath>

namespace ui {
namespace {

constexpr int kMostResults = 6; // of one step in the table
constexpr float kOldestShown = 90.0F;

bool isAge(const std::string& column)
{
    static const QRegularExpression age(QStringLiteral("(^|[^a-z])age([^a-z]|$)"),
                                        QRegularExpression::CaseInsensitiveOption);
    return age.match(QString::fromStdString(column)).hasMatch();
}

// An exact age can tell who a patient is: ten years are enough to understand the story.
QString ageText(float years)
{
    if (years >= kOldestShown)
        return ReportWords::tr("90 or older");
    const int decade = static_cast<int>(std::floor(years / 10.0F)) * 10;
    return QStringLiteral("%1–%2").arg(QString::number(decade), QString::number(decade + 9));
}

QString resultText(const StoryReader& reader, const core::PatientStory& story, core::FeatureId feature)
{
    const core::Feature& described = reader.cohort().features()[feature.value];
    const ResultRow row = reader.row(feature, story.patient);
    if (isAge(described.column) && !described.level && story.patient.recorded)
        return ReportWords::tr("%1 %2").arg(row.label, ageText(story.patient.values[feature.value]));
    QStringList parts{row.label, row.value, row.unit, flagText(row.flag)};
    parts.removeAll({});
    return parts.join(QLatin1Char(' '));
}

// What a patient does not have says least.
bool isNo(const StoryReader& reader, const core::PatientStory& story, core::FeatureId feature)
{
    return reader.cohort().features()[feature.value].yesOrNo() && story.patient.values[feature.value] == 0.0F;
}

// Flagged results first, since they move the policy; those that find no room are counted.
QString knownText(const StoryReader& reader, const core::PatientStory& story, const core::StoryStep& step, bool first)
{
    QStringList flagged, others, absent;
    for (const core::FeatureId feature : step.results) {
        if (!reader.hasRow(feature, story.patient))
            continue;
        const core::ResultFlag flag = reader.row(feature, story.patient).flag;
        (flag != core::ResultFlag::None ? flagged
         : isNo(reader, story, feature) ? absent
                                        : others)
            << resultText(reader, story, feature);
    }
    others += absent;
    QStringList words = (flagged + others).mid(0, kMostResults);
    const auto more = flagged.size() + others.size() - words.size();
    if (more > 0)
        words << ReportWords::tr("and %1 more").arg(more);
    if (!step.missing.empty())
        words << ReportWords::tr("%1 not in the record").arg(step.missing.size());
    if (words.isEmpty())
        return first ? ReportWords::tr("nothing") : ReportWords::tr("no new value");
    return words.join(QStringLiteral(", "));
}

ReportTable stepsTable(const StoryReader& reader, const core::PatientStory& story, const QString& patient)
{
    ReportTable table;
    table.caption = ReportWords::tr("%1, step by step").arg(patient);
    table.columns = {ReportWords::tr("Step"), ReportWords::tr("Newly known"), ReportWords::tr("Probability"),
                     ReportWords::tr("Action"), ReportWords::tr("Paid")};
    const bool timed = reader.cohort().catalog().hasMinutes();
    if (timed)
        table.columns << ReportWords::tr("Waiting time");
    table.left = {1, 3};
    core::Cost bill;
    for (std::size_t i = 0; i < story.steps.size(); ++i) {
        const core::StoryStep& step = story.steps[i];
        bill += step.step.paid;
        table.rows.push_back({QString::number(i + 1), knownText(reader, story, step, i == 0),
                              probabilityText(step.step.diseaseProbability), reader.stepName(story, i),
                              step.step.action.isOrder() ? reader.money(step.step.paid) : QStringLiteral("–")});
        if (timed)
            table.rows.back() << (step.step.action.isOrder() ? minutesText(step.step.waited) : QStringLiteral("–"));
    }
    const QString others = reader.timeAndBlood(story, story.steps.size());
    table.note =
        ReportWords::tr("Bill: %1.")
            .arg(others.isEmpty() ? reader.money(bill) : ReportWords::tr("%1, %2").arg(reader.money(bill), others));
    if (story.patient.outcome && story.ended())
        table.note += QLatin1Char(' ') +
                      verdictSentence(verdictOf(story.steps.back().step.action.diagnosis(), *story.patient.outcome));
    return table;
}

} // namespace

MadeSection walkSection(const ReportFacts& facts)
{
    const std::vector<core::PatientStory>& stories = facts.source().stories;
    if (stories.empty())
        return std::nullopt;
    const StoryReader reader(facts.comparison().cohort, facts.task());
    ReportSection section;
    section.title = ReportWords::tr("Walk of %Ln patients", nullptr, static_cast<int>(stories.size()));
    section.blocks.push_back(ReportParagraph{ReportWords::tr(
        "Test patients as the policy leads them. They have a letter of this report instead of their row or any "
        "identifier, and their age is given by decade.")});
    for (std::size_t i = 0; i < stories.size(); ++i) {
        const core::PatientStory& story = stories[i];
        if (story.steps.empty())
            continue;
        const QString patient = ReportWords::tr("Patient %1").arg(QChar(static_cast<char16_t>(u'A' + i)));
        section.blocks.push_back(stepsTable(reader, story, patient));
        TrackScene track = reader.track(story, story.steps.size() - 1);
        track.title = QStringLiteral("%1: %2").arg(patient, track.title);
        if (FigurePtr figure = trackFigure(std::move(track), facts.origin(), facts.caption()))
            section.blocks.push_back(ReportFigure{std::move(figure), 58.0});
    }
    return section;
}

} // namespace ui
