// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/front/front_record.h"
#include "core/plan/run_record.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace core {

// Who taught a policy. What was judged on everybody is there twice: as the study taught it, without its test patients,
// who try it on every page; and as all patients taught it. The second is the one to be used, and nobody of the study
// can judge it: what is known of it are the pooled figures of learning and choosing this way.
enum class LearnedFrom : std::uint8_t { Study, All };

struct PolicyEvidence {
    LearnedFrom learnedFrom = LearnedFrom::Study;
    std::optional<JudgedPatients> judged = {}; // of what all patients taught
    std::optional<Evaluation> pooled = {};
    bool operator==(const PolicyEvidence&) const = default;
};

// Of what all patients taught; unset where nothing was learned from all of them. `policy`: its place in the record.
std::optional<PolicyEvidence> finalEvidence(const FrontRecord& front, std::size_t policy);
std::optional<PolicyEvidence> finalEvidence(const RunRecord& run);

} // namespace core
