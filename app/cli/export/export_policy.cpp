// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/evaluation_json_p.h"
#include "app/cli/common/load_policy.h"
#include "app/cli/common/words.h"
#include "app/cli/export/export_file_p.h"
#include "app/cli/export/export_picture.h"
#include "core/data/cohort/outer_folds.h"
#include "core/explain/pocket_card_fit.h"
#include "core/portable/network_module.h"
#include "core/portable/policy_script.h"
#include "ui/common/text/evidence_text.h"
#include "ui/common/text/number_text.h"

#include <filesystem>

namespace app::cli {
namespace {

// A policy of a project with the patients it was learned from.
struct PolicyOfProject {
    StoredPolicy stored;
    core::TablePtr table;
    core::Task task;
    core::StudyPatients patients;
    std::string title;
    QStringList evidence; // a sentence each

    // Those who taught it: a card is made from them and looks at others.
    core::Result<core::Split> teachers() const
    {
        return stored.origin.evidence.learnedFrom == core::LearnedFrom::All
                   ? core::splitWithoutTest(*patients.cohort, *patients.split, stored.origin.seed)
                   : core::Result<core::Split>(*patients.split);
    }
};

// Scripts are made of policies of fronts: where nothing else was asked for, one of these.
Result<PolicyOfProject> loadForExport(Arguments arguments, bool script)
{
    const std::string& file = arguments.projectFile;
    const auto project = inFile(core::ProjectFile::open(file, true), file);
    if (!project)
        return project.error();
    if (script && !arguments.training.run && !arguments.front.id)
        if (const auto fronts = project->fronts(); fronts && !fronts->empty())
            if (const auto front = chosenFront(*project, arguments); front)
                arguments.front.id = front->id;
    auto stored = loadPolicy(*project, arguments, true);
    if (!stored)
        return stored.error();
    auto patients = inFile(core::makePatients(project->import(), project->study()), file);
    if (!patients)
        return patients.error();
    if (const core::Status fits = stored->policy->fits(*patients->cohort); !fits)
        return Failure::fromError(fits.error(), file);
    const QString origin = originText(stored->origin);
    const QString currency = QString::fromStdString(project->study().task.currency);
    const QStringList evidence = ui::evidenceSentences(stored->origin.evidence, currency);
    return PolicyOfProject{.stored = std::move(*stored),
                           .table = project->import(),
                           .task = project->study().task,
                           .patients = std::move(*patients),
                           .title = (origin.left(1).toUpper() + origin.mid(1)).toStdString() + " of " +
                                    project->path().filename().string(),
                           .evidence = evidence};
}

core::PolicyFacts named(core::PolicyFacts facts, const PolicyOfProject& policy)
{
    facts.title = policy.title;
    facts.version = PANELWISE_VERSION;
    for (const QString& sentence : policy.evidence)
        facts.evidence.push_back(sentence.toStdString());
    return facts;
}

core::ScriptTarget targetOf(const Arguments& arguments)
{
    return {.language =
                endingOf(arguments) == QLatin1String("py") ? core::ScriptLanguage::Python : core::ScriptLanguage::R,
            .fileName = std::filesystem::path(arguments.outFile).filename().string()};
}

Export exportOf(std::string bytes, const PolicyOfProject& policy, const char* form, const QString& file)
{
    Export result{.bytes = std::move(bytes),
                  .facts = originJson(policy.stored.origin, {policy.patients.cohort->catalog(), policy.task.currency}),
                  .sentence = {}};
    result.facts["form"] = form;
    result.sentence = Words::tr("%1 written to %2. %3")
                          .arg(QString::fromStdString(policy.title), file, policy.evidence.join(QLatin1Char(' ')));
    return result;
}

Failure otherForm(const QString& sentence)
{
    return {.exit = ExitCode::WrongUsage, .message = sentence};
}

} // namespace

Result<Export> exportPolicy(const Workplace& place)
{
    const bool module = endingOf(place.arguments) == QLatin1String("pt");
    const auto chosen = loadForExport(place.arguments, !module);
    if (!chosen)
        return chosen.error();
    const core::Policy& policy = *chosen->stored.policy;
    const core::PolicyFacts facts =
        named(core::factsOf(policy, *chosen->table, chosen->task, *chosen->patients.cohort), *chosen);
    if (const auto* network = dynamic_cast<const core::NetworkPolicy*>(&policy)) {
        if (!module)
            return otherForm(Words::tr("This policy was trained with SM-DDPO and is written as a TorchScript module: "
                                       "let --out end in .pt. Its pocket card can be a script: --what card."));
        auto bytes = inFile(core::networkModule(*network, facts), {});
        if (!bytes)
            return bytes.error();
        return exportOf(std::move(*bytes), *chosen, "torchscript", outName(place.arguments));
    }
    if (module)
        return otherForm(Words::tr("This policy was found by the lattice or exactly and is written as a script: let "
                                   "--out end in .py or .R."));
    if (policy.features().catalog.offersPairs(policy.shape().aim))
        return otherForm(
            Words::tr("This policy may order two panels together, which scripts cannot say yet. Find it with "
                      "--minimise money, or without pair_orders in the task, to write it as a script."));
    const core::ScriptTarget target = targetOf(place.arguments);
    const char* form = target.language == core::ScriptLanguage::Python ? "python" : "r";
    if (const auto* lattice = dynamic_cast<const core::LatticePolicy*>(&policy))
        return exportOf(core::latticeScript(*lattice, facts, target), *chosen, form, outName(place.arguments));
    if (const auto* table = dynamic_cast<const core::TablePolicy*>(&policy))
        return exportOf(core::tableScript(*table, facts, target), *chosen, form, outName(place.arguments));
    return otherForm(Words::tr("This policy is not written as a file of its own. Its pocket card can be a script: "
                               "--what card."));
}

Result<Export> exportCard(const Workplace& place)
{
    const auto chosen = loadForExport(place.arguments, true);
    if (!chosen)
        return chosen.error();
    const core::Policy& policy = *chosen->stored.policy;
    const core::Cohort& cohort = *chosen->patients.cohort;
    const auto teachers = inFile(chosen->teachers(), place.arguments.projectFile);
    if (!teachers)
        return teachers.error();
    const auto made =
        inFile(core::fitPocketCard(policy, cohort, *teachers, {}, place.stop), place.arguments.projectFile);
    if (!made)
        return made.error();
    if (!*made)
        return Failure::cancelled();
    core::PolicyFacts facts = named(core::factsOf(cohort, *chosen->table, chosen->task), *chosen);
    facts.title = "Pocket card of " + facts.title;
    const core::ScriptTarget target = targetOf(place.arguments);
    Export result =
        exportOf(core::cardScript(**made, core::featuresOf(cohort), policy.forbidsUnrecorded(), facts, target), *chosen,
                 target.language == core::ScriptLanguage::Python ? "python" : "r", outName(place.arguments));
    const double fidelity = (*made)->fidelity.samePath;
    result.facts["fidelity"] = fidelity;
    result.sentence =
        Words::tr("Pocket card written to %1. It does the same as the policy for %2 of other patients. Policy: %3")
            .arg(outName(place.arguments), ui::shareText(fidelity), chosen->evidence.join(QLatin1Char(' ')));
    return result;
}

} // namespace app::cli
