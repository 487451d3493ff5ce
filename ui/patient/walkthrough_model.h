// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/story/debrief.h"
#include "core/explain/story/patient_story.h"
#include "core/explain/story/policy_cases.h"

#include <QObject>
#include <QStringList>

#include <optional>
#include <span>
#include <vector>

namespace ui {

// One side of one case.
struct DuelSide {
    core::Disease said = core::Disease::Absent;
    core::Cost bill;
    core::PathReward reward;
    bool operator==(const DuelSide&) const = default;
};

// One case that was played to its end.
struct DuelCase {
    std::optional<core::PatientIndex> patient;
    std::size_t player = 0; // place among the names
    core::Disease truth = core::Disease::Absent;
    DuelSide mine, policy;
    bool operator==(const DuelCase&) const = default;
};

// Both sides of a duel, over all patients played.
struct DuelScore {
    std::size_t patients = 0;
    std::size_t mineRight = 0, policyRight = 0;
    core::Cost mine, policy;
    double mineReward = 0.0, policyReward = 0.0;
    bool operator==(const DuelScore&) const = default;
};
DuelScore scoreOf(std::span<const DuelCase> cases, std::optional<std::size_t> player = {}); // unset: of all players

// One patient being walked through: the policy's own path, perhaps a second one that the user opened, and the step that
// is looked at. Holds the stories it is given and says which one is wanted next.
class WalkthroughModel : public QObject {
    Q_OBJECT

public:
    enum class Mode {
        Policy, // the policy leads; another order opens a second path on which it goes on
        Own,    // the user orders; what the policy makes of it is revealed on request
        Duel,   // the user orders blind; both paths are shown at the end
    };

    explicit WalkthroughModel(QObject* parent = nullptr);

    void start(core::WalkPatient patient); // from its first step
    void stop();                           // no patient
    void receive(const core::PatientStory& story);

    bool active() const { return m_patient.has_value(); }
    bool waiting() const { return m_asked.has_value(); } // a story is on its way
    const core::PatientStory* policyPath() const { return m_policy ? &*m_policy : nullptr; }
    const core::PatientStory* ownPath() const { return m_own ? &*m_own : nullptr; }
    const core::PatientStory* shown() const;                                      // the user's path where there is one
    const std::optional<core::WalkPatient>& patient() const { return m_patient; } // as it was at the start

    Mode mode() const { return m_mode; }
    void setMode(Mode mode);

    std::size_t position() const { return m_position; }
    std::size_t stepCount() const;
    void goTo(std::size_t step);
    void next();
    void back();
    void first() { goTo(0); }
    void last();
    bool atEnd() const; // nothing follows the step that is shown

    bool usersTurn() const; // the shown step waits for an order of the user
    bool blind() const;     // the user decides: nothing of what the policy thinks is to be seen
    void reveal();          // what the policy thinks of this decision; the next one is blind again
    bool canReveal() const; // not in a duel
    // Cases for a class: steps to come and outcomes are not listed anywhere, and who orders stays the same from one
    // patient to the next.
    void setConcealing(bool concealing);
    bool concealing() const { return m_concealing; }

    // A patient typed in by hand has results only after they were ordered.
    bool wantsResults() const;                                        // of the order at the shown step
    void giveResults(std::vector<float> values, core::PanelId panel); // all values, those of the panel included
    bool diagnosed() const; // the shown step is the diagnosis, and the outcome may be shown

    void take(core::Action action); // at the shown step
    void change(core::FeatureId feature, std::optional<float> stored,
                std::span<const core::FeatureId> variable = {}); // unset: not in the record
    bool canUndo() const;
    void undo();         // the last what-if
    void backToPolicy(); // drops the user's path

    std::optional<std::size_t> divergence() const; // the first step at which the two paths do different things
    DuelScore score() const { return scoreOf(m_played); }
    const std::vector<DuelCase>& played() const { return m_played; }
    void resetScore();
    // Teams take turns, case by case. None: one player without a name.
    void setPlayers(const QStringList& names);
    const QStringList& players() const { return m_players; }
    std::size_t player() const; // whose turn it is; while a debrief is shown whose case it was

    void setShape(const core::RewardShape& shape) { m_shape = shape; } // what right and wrong are worth
    const core::RewardShape& shape() const { return m_shape; }

    void setCap(std::optional<core::Cost> cap) { m_cap = cap; }
    const std::optional<core::Cost>& cap() const { return m_cap; }
    void askFlips(core::FeatureId feature); // of a known value at the shown step

Q_SIGNALS:
    void storyAsked(const core::StoryQuestion& question);
    void flipsAsked(const core::FlipQuestion& question);
    void resultsWanted(core::PanelId panel); // of a patient typed in by hand
    void changed();

private:
    enum class Wanted { PolicyPath, OwnPath };
    void ask(Wanted wanted, core::StoryQuestion question);
    void askOwn(core::StoryQuestion question, std::optional<std::size_t> position = std::nullopt);
    void beginOwn();
    void countDuel();
    bool isTyped() const { return m_patient && !m_patient->recorded; }
    bool lacksResults(const core::Action& action) const;
    std::vector<core::Action> actionsBefore(std::size_t step) const;

    std::optional<core::WalkPatient> m_patient;
    std::optional<core::PatientStory> m_policy, m_own;
    std::vector<core::StoryQuestion> m_questions; // that led to the user's path, the newest last
    std::optional<core::StoryQuestion> m_asked;
    Wanted m_wanted = Wanted::PolicyPath;
    std::optional<std::size_t> m_afterwards; // the step to show when the story comes; unset: the last
    Mode m_mode = Mode::Policy;
    bool m_concealing = false;
    bool m_revealed = false;
    core::PanelMask m_given;                 // panels whose results were typed in, or left empty
    std::optional<core::Action> m_wantedFor; // the user's order that waits for its results
    std::size_t m_position = 0;
    std::optional<core::Cost> m_cap;
    core::RewardShape m_shape;
    std::vector<DuelCase> m_played;
    QStringList m_players;
};

} // namespace ui
