// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exam/exam_table.h"

#include "app/exam/exam_words.h"
#include "core/base/fingerprint.h"
#include "core/data/csv/csv_text.h"

#include <algorithm>
#include <sstream>

namespace app {

using core::ExamReturn;

// Files are listed by name, so numbers in that order would follow the alphabet; the seals' order does not.
void makeAnonymous(core::GatheredExam& gathered)
{
    std::ranges::sort(gathered.returns, {},
                      [](const ExamReturn& one) { return core::fingerprintOf(one.student + '\n' + one.file).hex(); });
    std::size_t number = 0;
    for (ExamReturn& one : gathered.returns) {
        one.student = std::to_string(++number);
        one.file.clear();
    }
}

std::string examCsv(const core::GatheredExam& gathered, const core::ExamKey& key)
{
    std::ostringstream out;
    out << "student,file,state,minutes,cases,right,ill,found,bill,score";
    for (std::size_t i = 1; i <= key.cases.size(); ++i)
        for (const char* what : {"orders", "right", "bill", "score"})
            out << ",case" << i << '_' << what;
    out << '\n';
    const auto field = [](const std::string& text) {
        std::string made;
        core::csv::appendField(made, text);
        return made;
    };
    for (const ExamReturn& one : gathered.returns) {
        out << field(one.student) << ',' << field(one.file) << ',' << stateName(one.state) << ',' << one.minutes << ','
            << one.sum.cases << ',' << one.sum.right << ',' << one.sum.ill << ',' << one.sum.found << ','
            << one.sum.bill.amount << ',' << one.sum.score;
        for (std::size_t i = 0; i < key.cases.size(); ++i) {
            if (i >= one.marks.size()) {
                out << ",,,,";
                continue;
            }
            std::string orders;
            for (const std::size_t panel : one.answers[i].orders)
                orders += (orders.empty() ? "" : " > ") + gathered.exam.panels[panel].name;
            out << ',' << field(orders) << ',' << (one.marks[i].right ? 1 : 0) << ',' << one.marks[i].bill.amount << ','
                << one.marks[i].score;
        }
        out << '\n';
    }
    return out.str();
}

} // namespace app
