// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/cohort.h"
#include "core/explain/story/patient_story.h"
#include "ui/common/text/variable_describer.h"
#include "ui/figures/story/story_rows.h"
#include "ui/figures/story/track_scene.h"

#include <QCoreApplication>

#include <memory>
#include <optional>
#include <vector>

namespace ui {

// Reads a story aloud: what is known at one of its steps, in the words and units of the chart. Everything is said of
// what was known then; the outcome is never looked at.
class StoryReader {
    Q_DECLARE_TR_FUNCTIONS(ui::StoryReader)

public:
    StoryReader(core::CohortPtr cohort, core::Task task);

    void setUnits(UnitSystem units) { m_units = units; }
    UnitSystem units() const { return m_units; }
    const core::Cohort& cohort() const { return *m_cohort; }
    const core::Task& task() const { return m_task; }

    // `original` is the record before what the user changed; null: nothing was.
    std::vector<ResultGroup> results(const core::PatientStory& story, std::size_t step,
                                     const core::WalkPatient* original = nullptr) const;
    std::vector<ActionRow> actions(const core::PatientStory& story, std::size_t step) const;
    BillFacts bill(const core::PatientStory& story, std::size_t step, std::optional<core::Cost> cap) const;
    std::vector<BannerFact> banner(const core::PatientStory& story) const;
    // What is unusual among what is known by then; that the patient as a whole is, once the story has ended.
    QStringList warnings(const core::PatientStory& story, std::size_t step) const;
    TrackScene track(const core::PatientStory& story, std::size_t step) const;
    WhyFacts why(const core::PatientStory& story, std::size_t step) const;
    PathFacts path(const core::PatientStory& story, bool withVerdict) const;
    QString nextSentence(const core::PatientStory& story, std::size_t step) const; // for the presenter

    QString disease() const;
    QString patientName(const core::WalkPatient& patient) const;               // "Row 4,172"
    QString actionName(core::Action action) const;                             // "Order TSAT", "Diagnose: low ferritin"
    QString stepName(const core::PatientStory& story, std::size_t step) const; // "Order TSAT together with BBC"
    QString panelName(core::PanelId panel) const;
    QString money(core::Cost cost) const;
    // What was waited for and drawn before a step: "90 min of waiting, 7.5 mL of blood"; empty: nobody said.
    QString timeAndBlood(const core::PatientStory& story, std::size_t step) const;
    // One value as a row, known unless it is not in the record.
    ResultRow row(core::FeatureId feature, const core::WalkPatient& patient) const;
    // The features that stand for one variable together, one for each level of a category; otherwise `feature` alone.
    std::vector<core::FeatureId> variableOf(core::FeatureId feature) const;
    // True for the one feature of a variable that has its row: of a category the level the patient has.
    bool hasRow(core::FeatureId feature, const core::WalkPatient& patient) const;
    std::optional<bool> isFemale(const core::WalkPatient& patient) const;
    bool isFree(core::FeatureId feature) const;                        // known before any test
    bool beyondPlausible(core::FeatureId feature, float stored) const; // of what has been survived
    bool beyondRecorded(core::FeatureId feature, float stored) const;  // of what anybody in the data has

private:
    VariableFacts describe(core::FeatureId feature) const;
    core::Range referenceFor(const VariableFacts& facts, const core::WalkPatient& patient) const;
    ResultRow estimated(const core::ValueEstimate& estimate, const core::WalkPatient& patient) const;
    ResultGroup orderedGroup(const core::PatientStory& story, std::size_t order, std::size_t step) const;
    bool shows(const core::PatientStory& story, std::size_t order, core::FeatureId feature) const;
    QString orderedBefore(const core::PatientStory& story, std::size_t step, const QString& between) const;
    bool isLikeliest(const core::ValueEstimate& estimate, std::span<const core::ValueEstimate> all) const;
    void mark(ResultGroup& group, const core::PatientStory& story, const core::WalkPatient* original) const;
    ActionRow actionRow(core::Action action, const core::PatientStory& story, std::size_t step) const;
    QString panelDetail(core::PanelId panel, core::PanelMask ordered) const;
    std::size_t newTests(core::PanelId panel, core::PanelMask ordered) const;
    QString whyOrder(const core::PatientStory& story, const core::StoryStep& step) const;
    QString whyDiagnose(const core::PatientStory& story, const core::StoryStep& step) const;
    QString whyOwnDiagnosis(const core::PatientStory& story, const core::StoryStep& step) const;
    QString whyNothingMore(const core::StoryStep& step) const;
    QString whatItChanges(const core::PanelOutlook& outlook, const core::StoryStep& step) const;
    QString priceOf(core::PanelId panel, const core::StoryStep& step) const;
    std::vector<DriverRow> driverRows(const core::PatientStory& story, const core::StoryStep& step) const;

    core::CohortPtr m_cohort;
    core::Task m_task;
    UnitSystem m_units = UnitSystem::Us;
    VariableDescriber m_describer;
};
using StoryReaderPtr = std::shared_ptr<StoryReader>;

// Every action has a probability of 0 or 1 and an estimate of its worth.
bool isSure(const std::vector<ActionRow>& rows);
QString flagText(core::ResultFlag flag); // "↓ L", "HH" …
bool isCritical(core::ResultFlag flag);

} // namespace ui
