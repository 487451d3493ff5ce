// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/evaluation_json_p.h"
#include "app/cli/common/load_policy.h"
#include "app/cli/common/words.h"
#include "app/cli/export/export_file_p.h"
#include "app/report/patient_table.h"
#include "core/explain/decision_threshold.h"
#include "ui/common/text/number_text.h"

namespace app::cli {
namespace {

Result<PatientFacts> factsOf(const PolicyAndPatients& tried, const Arguments& arguments)
{
    PatientFacts facts{.outcomes = tried.patients.outcomes, .parts = {}, .ids = {}};
    const std::size_t rows = tried.table->rowCount();
    if (tried.study)
        facts.parts = splitParts(*tried.study->cohort, *tried.study->split, rows);
    if (arguments.idColumn.empty())
        return facts;
    const core::Column* column = tried.table->find(arguments.idColumn);
    if (!column)
        return Failure::wrongUsage(
            Words::tr("There is no column “%1”. --id names the column that tells the patients apart; without it they "
                      "go by row.")
                .arg(QString::fromStdString(arguments.idColumn)));
    facts.ids.emplace();
    for (std::size_t row = 0; row < rows; ++row)
        facts.ids->push_back(core::cellText(*column, row));
    return facts;
}

// Every row is a patient of the trial.
std::vector<core::PatientIndex> wantedPatients(const PatientFacts& facts, const std::string& part)
{
    std::vector<core::PatientIndex> wanted;
    for (std::size_t row = 0; row < facts.outcomes.size(); ++row) {
        const bool inPart = row < facts.parts.size() && facts.parts[row] && splitPartName(*facts.parts[row]) == part;
        if (part.empty() || inPart)
            wanted.emplace_back(row);
    }
    return wanted;
}

} // namespace

Result<Export> exportPatients(const Workplace& place)
{
    const auto tried = loadPolicyAndPatients(place);
    if (!tried)
        return tried.error();
    const auto facts = factsOf(*tried, place.arguments);
    if (!facts)
        return facts.error();
    const std::vector<core::PatientIndex> wanted = wantedPatients(*facts, place.arguments.figure.side);
    if (wanted.empty())
        return Failure::wrongUsage(
            Words::tr("These patients are not divided into parts, so none of them are “%1”. Leave out --side.")
                .arg(QString::fromStdString(place.arguments.figure.side)));
    const std::vector<core::Episode> episodes =
        tried->policy->run(tried->cohort(), wanted, place.stop, place.arguments.cap);
    if (place.stop.stop_requested())
        return Failure::cancelled();
    const PatientTablePolicy policy{.name = tried->origin.name,
                                    .threshold = core::decisionThreshold(episodes, tried->origin.shape)};
    const PanelWords words{tried->cohort().catalog(), tried->task.currency};
    const ui::DataTable table = patientTable(episodes, tried->cohort(), *facts, policy, words);
    Export result{.bytes = ui::csvOf(table, "\n").toStdString(),
                  .facts = originJson(tried->origin, {tried->cohort().catalog(), tried->task.currency}),
                  .sentence = {}};
    result.facts["source"] = tried->table->sourceName();
    result.facts["rows"] = table.rows.size();
    result.facts["threshold"] = jsonOrNull(policy.threshold);
    result.sentence =
        Words::tr("What %1 did for %2 written to %3")
            .arg(originText(tried->origin), Words::tr("%Ln patients", nullptr, ui::pluralCount(table.rows.size())),
                 outName(place.arguments));
    return result;
}

} // namespace app::cli
