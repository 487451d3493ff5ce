// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/argument_values.h"
#include "app/cli/common/json_p.h"
#include "app/cli/common/load_policy.h"
#include "app/cli/common/words.h"
#include "app/cli/data/inspection.h"
#include "app/cli/exam/exam_words.h"
#include "core/base/pending_file.h"
#include "core/base/random.h"
#include "core/data/data_edit.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/outcome_text.h"

#include <algorithm>
#include <map>

namespace app::cli {
namespace {

constexpr std::size_t kUsualCases = 8;

struct MadeExam {
    core::Exam exam;
    core::ExamKey key;
    std::string examFile, keyFile;
};

class ExamMaker {
public:
    ExamMaker(const Workplace& place, const PolicyAndPatients& tried)
        : m_options(place.arguments.exam),
          m_place(place),
          m_tried(tried),
          m_table(core::readAsTask(tried.table, tried.task))
    {
    }

    Result<MadeExam> make()
    {
        const auto patients = m_options.rows.empty() ? byChance() : byRows();
        if (!patients)
            return patients.error();
        const std::vector<core::Episode> episodes =
            m_tried.policy->run(m_tried.cohort(), *patients, m_place.stop, m_place.arguments.cap);
        if (episodes.size() != patients->size())
            return Failure::cancelled();
        MadeExam made;
        describe(made.exam);
        for (std::size_t i = 0; i < patients->size(); ++i)
            addCase(made, (*patients)[i], episodes[i]);
        made.key.shape = m_tried.policy->shape();
        made.key.title = made.exam.title;
        made.key.digest = core::examDigest(made.exam);
        made.examFile = m_place.arguments.outFile;
        made.keyFile =
            m_options.keyFile.empty()
                ? made.examFile.substr(0, made.examFile.size() - std::string(".exam.json").size()) + ".exam-key.json"
                : m_options.keyFile;
        return made;
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
        core::RandomStream stream(m_place.arguments.seed.value_or(core::Seed{1}), "exam");
        const auto shuffle = [&stream](std::vector<core::PatientIndex>& list) {
            for (std::size_t left = list.size(); left > 1; --left)
                std::swap(list[left - 1], list[stream.below(left)]);
        };
        shuffle(ill);
        shuffle(well);
        const std::size_t wanted = m_options.cases.value_or(kUsualCases);
        if (ill.size() < wanted / 2 || well.size() < wanted - wanted / 2)
            return Failure::wrongUsage(
                Words::tr("There are %1 ill and %2 other test patients, too few for %3 cases. Ask for fewer.")
                    .arg(ui::countText(ill.size()), ui::countText(well.size()), ui::countText(wanted)));
        std::vector<core::PatientIndex> chosen(ill.begin(), ill.begin() + static_cast<std::ptrdiff_t>(wanted / 2));
        chosen.insert(chosen.end(), well.begin(), well.begin() + static_cast<std::ptrdiff_t>(wanted - wanted / 2));
        shuffle(chosen);
        return chosen;
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

    std::size_t columnOf(core::Exam& exam, const std::string& name)
    {
        const auto known = std::ranges::find(exam.columns, name, &core::ExamColumn::name);
        if (known != exam.columns.end())
            return static_cast<std::size_t>(known - exam.columns.begin());
        const ColumnMeaning meaning = meaningOf(m_tried.task, name);
        const auto limit = [](const std::optional<double>& value) {
            return value ? ui::numberText(*value) : QString();
        };
        const QString reference = meaning.low || meaning.high
                                      ? QStringLiteral("%1–%2").arg(limit(meaning.low), limit(meaning.high))
                                      : QString();
        exam.columns.push_back({.name = name,
                                .label = meaning.label.isEmpty() ? name : meaning.label.toStdString(),
                                .unit = meaning.unit.toStdString(),
                                .reference = reference.toStdString()});
        return exam.columns.size() - 1;
    }

    void describe(core::Exam& exam)
    {
        const core::Task& task = m_tried.task;
        exam.outcome = ui::outcomeName(task).toStdString();
        exam.title =
            m_options.title.empty() ? Words::tr("Exam: %1").arg(ui::outcomeName(task)).toStdString() : m_options.title;
        exam.currency = task.currency;
        if (m_options.minutes)
            exam.limits.minutes = static_cast<std::uint32_t>(*m_options.minutes);
        if (m_options.budget)
            exam.limits.budget = core::Cost(*m_options.budget);
        for (const std::string& column : task.visible)
            if (m_table->find(column))
                exam.known.push_back(columnOf(exam, column));
        // In the order of the catalogue, so that a panel has the same number for the policy.
        for (const core::Panel& panel : m_tried.cohort().catalog().panels()) {
            core::ExamPanel& made = exam.panels.emplace_back();
            made.name = panel.name;
            const core::PanelSpec* spec = task.findPanel(panel.name);
            made.price = spec ? spec->cost : core::Cost();
            for (const std::string& column : spec ? spec->columns : std::vector<std::string>())
                if (m_table->find(column))
                    made.columns.push_back(columnOf(exam, column));
        }
        for (const core::SharedFee& fee : task.sharedFees) {
            core::ExamFee& made = exam.fees.emplace_back();
            made.name = fee.name;
            made.price = fee.cost;
            for (std::size_t i = 0; i < exam.panels.size(); ++i)
                if (std::ranges::find(fee.panels, exam.panels[i].name) != fee.panels.end())
                    made.panels.push_back(i);
        }
    }

    void addCase(MadeExam& made, core::PatientIndex patient, const core::Episode& episode) const
    {
        const std::size_t row = m_tried.cohort().tableRow(patient);
        std::vector<std::string>& values = made.exam.cases.emplace_back();
        for (const core::ExamColumn& column : made.exam.columns)
            values.push_back(core::cellText(*m_table->find(column.name), row));
        core::ExamKey::Case& answer = made.key.cases.emplace_back();
        answer.row = row + 1;
        answer.truth = *m_tried.patients.outcomes[patient.value];
        for (const core::PanelId panel : episode.sequence())
            answer.policy.orders.push_back(panel.value);
        answer.policy.diagnosis = episode.diagnosis();
    }

    const ExamOptions& m_options;
    const Workplace& m_place;
    const PolicyAndPatients& m_tried;
    core::TablePtr m_table;
};

Result<MadeExam> makeFiles(const Workplace& place)
{
    const auto tried = loadPolicyAndPatients(place);
    if (!tried)
        return tried.error();
    auto made = ExamMaker(place, *tried).make();
    if (!made)
        return made;
    // The key first: an exam without its key could never be marked.
    if (const core::Status written =
            core::writeFile(made->keyFile, core::writeExamKey(made->key), core::FileReaders::OwnerAlone);
        !written)
        return Failure::fromError(written.error(), made->keyFile);
    if (const core::Status written = core::writeFile(made->examFile, core::writeExam(made->exam)); !written)
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
        for (const core::ExamKey::Case& one : made->key.cases)
            rows.push_back(one.row);
        place.terminal.print(dumped(Json{{"action", "make"},
                                         {"exam", made->examFile},
                                         {"key", made->keyFile},
                                         {"title", made->exam.title},
                                         {"digest", made->key.digest},
                                         {"lambda", made->key.shape.lambda},
                                         {"rho", made->key.shape.rho},
                                         {"rows", rows}}));
        return ExitCode::Done;
    }
    place.terminal.print(
        Words::tr("%1: %n case(s) for students, without outcomes.", nullptr, ui::pluralCount(made->exam.cases.size()))
            .arg(QString::fromStdString(made->examFile)));
    place.terminal.print(Words::tr("%1: the key. Keep it: without it nothing can be marked.")
                             .arg(QString::fromStdString(made->keyFile)));
    return ExitCode::Done;
}

} // namespace app::cli
