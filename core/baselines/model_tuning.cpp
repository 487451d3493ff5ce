// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/model_tuning_p.h"

#include "core/eval/metrics.h"

#include <array>
#include <charconv>

namespace core {

TunedScores tuned(ModelScores scores, std::span<const Disease> truth)
{
    TunedScores judged{.scores = std::move(scores)};
    // Without a case any threshold is as good: everybody is called healthy.
    judged.threshold = thresholdForF1(judged.scores.validation, truth).value_or(1.0);
    Confusion confusion;
    for (std::size_t i = 0; i < truth.size(); ++i)
        confusion.count(judged.scores.validation[i] >= judged.threshold ? Disease::Present : Disease::Absent, truth[i]);
    judged.f1 = confusion.f1().value_or(0.0);
    return judged;
}

void BestScores::offer(ModelScores scores)
{
    TunedScores judged = tuned(std::move(scores), m_truth);
    if (!m_best || judged.f1 > m_best->f1)
        m_best = std::move(judged);
}

std::string plainNumber(double value)
{
    std::array<char, 64> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value, std::chars_format::fixed).ptr;
    return {digits.data(), end};
}

std::string settingText(const char* name, double value)
{
    return std::string(name) + "=" + plainNumber(value);
}

} // namespace core
