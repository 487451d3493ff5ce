// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/json_p.h"
#include "app/cli/common/text_table.h"
#include "app/cli/common/words.h"
#include "app/cli/exam/exam_commands.h"
#include "app/exam/exam_table.h"
#include "app/exam/exam_words.h"
#include "core/base/pending_file.h"
#include "ui/common/text/number_text.h"

namespace app::cli {
namespace {

using core::ExamReturn;

struct Gathered {
    core::ExamKey key;
    core::GatheredExam exam;
};

Result<Gathered> gather(const Workplace& place)
{
    const ExamOptions& options = place.arguments.exam;
    auto key = core::loadExamKey(options.keyFile);
    if (!key)
        return examFailure(key.error(), options.keyFile);
    auto gathered = core::gatherExam(options.folder, *key);
    if (!gathered)
        return Failure::fromError(gathered.error(), options.folder);
    if (options.anonymous)
        makeAnonymous(*gathered);
    return Gathered{std::move(*key), std::move(*gathered)};
}

Json sumJson(const core::ExamMarks& sum)
{
    return Json{{"cases", sum.cases}, {"right", sum.right},      {"ill", sum.ill},
                {"found", sum.found}, {"bill", sum.bill.amount}, {"score", sum.score}};
}

Json answersJson(const ExamReturn& one, const core::Exam& exam)
{
    Json list = Json::array();
    for (std::size_t i = 0; i < one.marks.size(); ++i) {
        Json orders = Json::array();
        for (const std::size_t panel : one.answers[i].orders)
            orders.push_back(exam.panels[panel].name);
        const auto& said = one.answers[i].diagnosis;
        list.push_back(Json{{"orders", orders},
                            {"diagnosis", !said                             ? Json(nullptr)
                                          : *said == core::Disease::Present ? Json("disease")
                                                                            : Json("no_disease")},
                            {"right", one.marks[i].right},
                            {"bill", one.marks[i].bill.amount},
                            {"score", one.marks[i].score}});
    }
    return list;
}

QString gatheredJson(const Gathered& gathered)
{
    Json returns = Json::array();
    for (const ExamReturn& one : gathered.exam.returns)
        returns.push_back(Json{{"file", one.file},
                               {"student", one.student},
                               {"state", stateName(one.state)},
                               {"fault", one.error ? Json(faultName(one.error->fault)) : Json(nullptr)},
                               {"message", jsonText(stateText(one))},
                               {"minutes", one.minutes},
                               {"sum", sumJson(one.sum)},
                               {"cases", answersJson(one, gathered.exam.exam)}});
    return dumped(Json{{"action", "gather"},
                       {"title", gathered.key.title},
                       {"digest", gathered.key.digest},
                       {"lambda", gathered.key.shape.lambda},
                       {"rho", gathered.key.shape.rho},
                       {"policy", sumJson(gathered.exam.policySum)},
                       {"returns", returns}});
}

void printTable(const Gathered& gathered, Terminal& terminal)
{
    using enum TextTable::Align;
    terminal.print(QString::fromStdString(gathered.key.title));
    TextTable table({Left, Left, Right, Right, Right, Right, Left});
    table.add({Words::tr("STUDENT"), Words::tr("FILE"), Words::tr("RIGHT"), Words::tr("FOUND"), Words::tr("BILL"),
               Words::tr("SCORE"), Words::tr("STATE")});
    const auto row = [&](const QString& who, const QString& file, const core::ExamMarks& sum, const QString& state) {
        const bool marked = sum.cases > 0;
        const auto share = [&](std::size_t part, std::size_t all) {
            return marked ? Words::tr("%1 of %2").arg(ui::countText(part), ui::countText(all)) : QString();
        };
        table.add({who, file, share(sum.right, sum.cases), share(sum.found, sum.ill),
                   marked ? ui::money(sum.bill, QString::fromStdString(gathered.exam.exam.currency)) : QString(),
                   marked ? ui::numberText(sum.score) : QString(), state});
    };
    for (const ExamReturn& one : gathered.exam.returns)
        row(QString::fromStdString(one.student), QString::fromStdString(one.file), one.sum, stateText(one));
    row(Words::tr("policy"), {}, gathered.exam.policySum, {});
    terminal.print(table.text());
}

} // namespace

ExitCode gatherExam(const Workplace& place)
{
    const auto gathered = gather(place);
    if (!gathered)
        return report(gathered.error(), place.arguments.json, place.terminal);
    if (const std::string& file = place.arguments.outFile; !file.empty())
        if (const core::Status written =
                core::writeFile(file, examCsv(gathered->exam, gathered->key), core::FileReaders::OwnerAlone);
            !written)
            return report(Failure::fromError(written.error(), file), place.arguments.json, place.terminal);
    if (place.arguments.json)
        place.terminal.print(gatheredJson(*gathered));
    else
        printTable(*gathered, place.terminal);
    return ExitCode::Done;
}

} // namespace app::cli
