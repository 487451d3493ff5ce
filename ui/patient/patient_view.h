// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/story/story_reader.h"
#include "ui/patient/action_list.h"
#include "ui/patient/path_card.h"
#include "ui/patient/patient_banner.h"
#include "ui/patient/patient_stage.h"
#include "ui/patient/walkthrough_model.h"

#include <QStringList>

namespace ui {

// What each part of the patient page shows of a walk. In a duel nothing of what the policy thinks gets through, and
// nowhere the outcome before the diagnosis.
PatientBanner::Facts bannerFacts(const WalkthroughModel& walk, const StoryReader& reader);
PathCard::Facts pathFacts(const WalkthroughModel& walk, const StoryReader& reader);
PatientStage::Facts stageFacts(const WalkthroughModel& walk, const StoryReader& reader);
QStringList stepNames(const WalkthroughModel& walk, const StoryReader& reader); // "1 BBC", "2 Diagnose"
std::vector<ActionRow> actionRows(const WalkthroughModel& walk, const StoryReader& reader);
ActionList::Role actionRole(const WalkthroughModel& walk);
std::vector<ResultGroup> resultGroups(const WalkthroughModel& walk, const StoryReader& reader);
TrackScene trackScene(const WalkthroughModel& walk, const StoryReader& reader); // empty where it is hidden
QString referenceNote(const WalkthroughModel& walk, const StoryReader& reader);
QString railText(const WalkthroughModel& walk, const StoryReader& reader); // "Row 4,172, step 2 of 3"

} // namespace ui
