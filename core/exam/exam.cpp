// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/exam.h"

#include <algorithm>
#include <set>

namespace core {

Cost Exam::bill(const std::vector<std::size_t>& orders) const
{
    Cost sum;
    for (const std::size_t panel : orders)
        sum += panels[panel].price;
    for (const ExamFee& fee : fees)
        if (std::ranges::any_of(
                orders, [&](std::size_t panel) { return std::ranges::find(fee.panels, panel) != fee.panels.end(); }))
            sum += fee.price;
    return sum;
}

bool isPossible(const Exam& exam, const ExamAnswer& answer)
{
    std::set<std::size_t> seen;
    for (const std::size_t panel : answer.orders)
        if (panel >= exam.panels.size() || !seen.insert(panel).second)
            return false;
    return !exam.limits.budget || exam.bill(answer.orders).amount <= exam.limits.budget->amount + 1e-9;
}

bool isComplete(const Exam& exam, const ExamAnswers& answers)
{
    return answers.cases.size() == exam.cases.size() &&
           std::ranges::all_of(answers.cases, [](const ExamAnswer& one) { return one.diagnosis.has_value(); });
}

} // namespace core
