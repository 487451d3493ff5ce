// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/front/policy_evidence.h"

namespace core {

std::optional<PolicyEvidence> finalEvidence(const FrontRecord& front, std::size_t policy)
{
    const OperatingPoint& point = front.points[policy];
    if (front.status != RunStatus::Finished || !front.summary || !front.summary->judged || !point.finalPolicy)
        return std::nullopt;
    return PolicyEvidence{
        .learnedFrom = LearnedFrom::All, .judged = front.summary->judged->everybody, .pooled = point.pooled};
}

std::optional<PolicyEvidence> finalEvidence(const RunRecord& run)
{
    if (!run.hasFinalPolicy())
        return std::nullopt;
    return PolicyEvidence{
        .learnedFrom = LearnedFrom::All, .judged = run.summary->judged, .pooled = run.summary->pooled};
}

} // namespace core
