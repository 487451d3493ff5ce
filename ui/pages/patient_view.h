#pragma once

#include "ui/models/story_reader.h"
#include "ui/models/story_walk.h"
#include "ui/widgets/action_list.h"
#include "ui/widgets/path_card.h"
#include "ui/widgets/patient_banner.h"
#include "ui/widgets/patient_stage.h"

#include <QStringList>

namespace ui {

// What each part of the patient page shows of a walk. In a duel nothing of what the policy thinks gets through, and
// nowhere the outcome before the diagnosis.
PatientBanner::Facts bannerFacts(const StoryWalk& walk, const StoryReader& reader);
PathCard::Facts pathFacts(const StoryWalk& walk, const StoryReader& reader);
PatientStage::Facts stageFacts(const StoryWalk& walk, const StoryReader& reader);
QStringList stepNames(const StoryWalk& walk, const StoryReader& reader); // "1 BBC", "2 Diagnose"
std::vector<ActionRow> actionRows(const StoryWalk& walk, const StoryReader& reader);
ActionList::Role actionRole(const StoryWalk& walk);
std::vector<ResultGroup> resultGroups(const StoryWalk& walk, const StoryReader& reader);
TrackScene trackScene(const StoryWalk& walk, const StoryReader& reader); // empty where it is hidden
QString referenceNote(const StoryWalk& walk, const StoryReader& reader);
QString railText(const StoryWalk& walk, const StoryReader& reader); // "Row 4,172, step 2 of 3"

} // namespace ui
