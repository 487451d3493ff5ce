// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/argument_values.h"
#include "app/cli/common/json_p.h"
#include "app/cli/common/load_policy.h"
#include "app/cli/common/words.h"
#include "app/cli/exam/exam_commands.h"
#include "app/exam/exam_maker.h"
#include "core/base/pending_file.h"
#include "core/data/data_edit.h"
#include "ui/common/text/number_text.h"

#include <algorithm>
#include <map>

namespace app::cli {
namespace {

constexpr std::size_t kUsualCases = 8;

struct WrittenExam {
    MadeExam made;
    std::string examFile, keyFile;
};

class ExamCases {
public:
    ExamCases(const Workplace& place, const PolicyAndPatients& tried)
        : m_options(place.arguments.exam),
          m_place(place),
          m_tried(tried),
          m_table(core::readAsTask(tried.table, tried.task))
    {
    }

    Result<WrittenExam> make()
    {
        const auto patients = m_options.rows.empty() ? byChance() : byRows();
        if (!patients)
            return patients.error();
        const std::vector<core::Episode> episodes =
            m_tried.policy->run(m_tried.cohort(), *patients, m_place.stop, m_place.arguments.cap);
        if (episodes.size() != patients->size())
            return Failure::cancelled();
        ExamMaker maker({.task = m_tried.task, .table = *m_table, .cohort = m_tried.cohort()}, plan(),
                        m_tried.policy->shape());
        for (std::size_t i = 0; i < patients->size(); ++i)
            maker.add((*patients)[i], *m_tried.patients.outcomes[(*patients)[i].value], episodes[i]);
        WrittenExam written{.made = maker.take(), .examFile = m_place.arguments.outFile, .keyFile = m_options.keyFile};
        if (written.keyFile.empty())
            written.keyFile = written.examFile.substr(0, written.examFile.size() - std::string(".exam.json").size()) +
                              ".exam-key.json";
        return written;
    }

private:
    bool isOffered(core::PatientIndex patient) const
    {
        return m_tried.patients.outcomes[patient.value] && (m_tried.taught.empty() || !m_tried.taught[patient.value]) &&
               isOfTest(patient);
    }

    // Of the project's own patients those the policy did not learn from.
    bool isOfTest(core::PatientIndex patient) const
    {
        if (!m_tried.study)
            return true;
        const auto test = m_tried.study->split->patients(core::SplitPart::Test);
        return std::ranges::find(test, patient) != test.end();
    }

    // Half of them ill, in an order that tells nothing.
    Result<std::vector<core::PatientIndex>> byChance() const
    {
        std::vector<core::PatientIndex> ill, well;
        for (std::size_t i = 0; i < m_tried.cohort().patientCount(); ++i)
            if (isOffered(core::PatientIndex(i)))
                (m_tried.patients.outcomes[i] == core::Disease::Present ? ill : well).emplace_back(i);
        const std::size_t wanted = m_options.cases.value_or(kUsualCases);
        auto chosen = casesByChance(ill, well, wanted, m_place.arguments.seed.value_or(core::Seed{1}));
        if (!chosen)
            return Failure::wrongUsage(
                Words::tr("There are %1 ill and %2 other test patients, too few for %3 cases. Ask for fewer.")
                    .arg(ui::countText(ill.size()), ui::countText(well.size()), ui::countText(wanted)));
        return std::move(*chosen);
    }

    Result<std::vector<core::PatientIndex>> byRows() const
    {
        std::map<std::size_t, core::PatientIndex> rows;
        for (std::size_t i = 0; i < m_tried.cohort().patientCount(); ++i)
            rows.emplace(m_tried.cohort().tableRow(core::PatientIndex(i)) + 1, core::PatientIndex(i));
        std::vector<core::PatientIndex> chosen;
        for (const QString& word : QString::fromStdString(m_options.rows).split(QLatin1Char(','))) {
            const auto row = parseCount(word.trimmed().toStdString());
            const auto found = row ? rows.find(*row) : rows.end();
            if (found == rows.end())
                return Failure::fromError(
                    {.code = core::ErrorCode::PatientUnknown, .subject = word.trimmed().toStdString()});
            if (!m_tried.patients.outcomes[found->second.value])
                return Failure::wrongUsage(
                    Words::tr("The outcome of row %1 is not recorded, so nobody could be right about it.")
                        .arg(word.trimmed()));
            if (std::ranges::find(chosen, found->second) != chosen.end())
                return Failure::wrongUsage(Words::tr("Row %1 is named twice.").arg(word.trimmed()));
            chosen.push_back(found->second);
        }
        return chosen;
    }

    ExamPlan plan() const
    {
        ExamPlan made{.title = QString::fromStdString(m_options.title), .limits = {}};
        if (m_options.minutes)
            made.limits.minutes = static_cast<std::uint32_t>(*m_options.minutes);
        if (m_options.budget)
            made.limits.budget = core::Cost(*m_options.budget);
        made.limits.hints = !m_options.noHints;
        return made;
    }

    const ExamOptions& m_options;
    const Workplace& m_place;
    const PolicyAndPatients& m_tried;
    core::TablePtr m_table;
};

Result<WrittenExam> makeFiles(const Workplace& place)
{
    const auto tried = loadPolicyAndPatients(place);
    if (!tried)
        return tried.error();
    auto made = ExamCases(place, *tried).make();
    if (!made)
        return made;
    // The key first: an exam without its key could never be marked.
    if (const core::Status written =
            core::writeFile(made->keyFile, core::writeExamKey(made->made.key), core::FileReaders::OwnerAlone);
        !written)
        return Failure::fromError(written.error(), made->keyFile);
    if (const core::Status written = core::writeFile(made->examFile, core::writeExam(made->made.exam)); !written)
        return Failure::fromError(written.error(), made->examFile);
    return made;
}

} // namespace

ExitCode makeExam(const Workplace& place)
{
    const auto made = makeFiles(place);
    if (!made)
        return report(made.error(), place.arguments.json, place.terminal);
    if (place.arguments.json) {
        Json rows = Json::array();
        for (const core::ExamKey::Case& one : made->made.key.cases)
            rows.push_back(one.row);
        place.terminal.print(dumped(Json{{"action", "make"},
                                         {"exam", made->examFile},
                                         {"key", made->keyFile},
                                         {"title", made->made.exam.title},
                                         {"digest", made->made.key.digest},
                                         {"lambda", made->made.key.shape.lambda},
                                         {"rho", made->made.key.shape.rho},
                                         {"rows", rows}}));
        return ExitCode::Done;
    }
    place.terminal.print(Words::tr("%1: %n case(s) for students, without outcomes.", nullptr,
                                   ui::pluralCount(made->made.exam.cases.size()))
                             .arg(QString::fromStdString(made->examFile)));
    place.terminal.print(Words::tr("%1: the key. Keep it: without it nothing can be marked.")
                             .arg(QString::fromStdString(made->keyFile)));
    return ExitCode::Done;
}

} // namespace app::cli
