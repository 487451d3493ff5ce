// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/text_table.h"
#include "app/cli/common/words.h"
#include "app/cli/data/inspection.h"
#include "core/front/pareto_front.h"
#include "core/front/repricing.h"
#include "ui/common/text/code_text.h"
#include "ui/common/text/data_text.h"
#include "ui/common/text/error_text.h"
#include "ui/common/text/event_text.h"
#include "ui/common/text/finding_text.h"
#include "ui/common/text/front_text.h"
#include "ui/common/text/import_text.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/outcome_text.h"
#include "ui/common/text/rules_text.h"
#include "ui/common/text/training_text.h"

#include <QDateTime>

#include <algorithm>

namespace app::cli {
namespace {

QString joined(const std::vector<std::string>& names)
{
    QStringList list;
    for (const std::string& name : names)
        list.push_back(plain(name));
    return list.join(QStringLiteral(", "));
}

// Prints one section after the other.
class TextReport {
public:
    TextReport(const Inspection& inspection, Terminal& terminal)
        : m_inspection(inspection),
          m_task(inspection.assessment->study.task),
          m_assessment(*inspection.assessment),
          m_terminal(terminal)
    {
    }

    void print()
    {
        printSource();
        printEvents();
        printOutcome();
        printColumns();
        printPanels();
        printSplit();
        printMissing();
        printCodes();
        printSteps();
        printWarnings();
        printProblems();
        printRuns();
        printFronts();
        m_terminal.print({});
        m_terminal.print(Words::tr("Simulation for education and research. Not for clinical use."));
    }

private:
    void section(const QString& title)
    {
        m_terminal.print({});
        m_terminal.printHeading(title);
    }
    void line(const QString& text) { m_terminal.print(QStringLiteral("  ") + text); }

    void printSource();
    void printEvents();
    void printOutcome();
    void printColumns();
    QStringList columnRow(const core::ColumnSummary& column) const;
    QString levelsText(const core::ColumnSummary& column) const;
    void printPanels();
    void printSplit();
    void printMissing();
    void printCodes();
    void printSteps();
    void printWarnings();
    void printProblems();
    void printRuns();
    void printFronts();
    QString money(core::Cost cost) const { return ui::money(cost, plain(m_task.currency)); }

    const Inspection& m_inspection;
    const core::Task& m_task;
    const core::Assessment& m_assessment;
    Terminal& m_terminal;
};

void TextReport::printSource()
{
    const LoadedStudy& loaded = m_inspection.loaded;
    const int rowCount = ui::pluralCount(loaded.import->rowCount());
    const QString columns = Words::tr("%Ln columns", nullptr, ui::pluralCount(loaded.import->columnCount()));
    switch (loaded.kind) {
    case LoadedStudy::Kind::Cohort:
        m_terminal.printHeading(Words::tr("%1: %Ln synthetic patients, %2, seed %3", nullptr, rowCount)
                                    .arg(plain(loaded.name), columns, QString::number(loaded.drawnWith->value)));
        break;
    case LoadedStudy::Kind::Data:
        m_terminal.printHeading(Words::tr("%1: %Ln rows, %2", nullptr, rowCount).arg(plain(loaded.file), columns));
        line(Words::tr("Read as %1").arg(readingText(loaded)));
        break;
    case LoadedStudy::Kind::Events:
        m_terminal.printHeading(Words::tr("%1: %Ln patients, %2", nullptr, rowCount).arg(plain(loaded.file), columns));
        break;
    case LoadedStudy::Kind::Project:
        m_terminal.printHeading(Words::tr("%1: %Ln rows, %2, imported from %3", nullptr, rowCount)
                                    .arg(plain(loaded.file), columns, plain(loaded.name)));
        break;
    }
    if (loaded.taskFound)
        line(Words::tr("The task file beside the data is used: %1. With --no-task roles are proposed instead.")
                 .arg(plain(loaded.taskFile)));
    if (loaded.rolesProposed)
        line(Words::tr("No task file was given, so the roles below are proposed. Check them; --task F.task.json gives "
                       "your own."));
    if (loaded.openElsewhere)
        line(Words::tr("The project is open in a window; this is its state now."));
    for (const QString& fact : ui::importFactsText(loaded.facts))
        line(fact);
    for (const auto& [notice, column] : loaded.notices)
        line(ui::importNoticeText(notice, QString::fromStdString(column)));
    for (const std::string& key : loaded.unknownTaskKeys)
        line(Words::tr("Task file, %1: this key is not known; it is kept and has no effect.").arg(plain(key)));
    if (!m_inspection.projectWritten.empty())
        line(Words::tr("Saved as %1").arg(plain(m_inspection.projectWritten)));
}

void TextReport::printEvents()
{
    if (!m_inspection.loaded.events)
        return;
    const EventsRead& events = *m_inspection.loaded.events;
    line(Words::tr("Columns: %1").arg(ui::eventColumnsText(events.recipe)));
    line(Words::tr("Taken: %1").arg(ui::eventWindowText(events.recipe)));
    line(ui::eventSummaryText(events.account));
    for (const QString& note : ui::eventNoteTexts(events.account))
        line(note);
    section(Words::tr("Tests of the list"));
    using enum TextTable::Align;
    TextTable table({Left, Left, Right, Right, Right, Left});
    table.add({Words::tr("TEST"), Words::tr("COLUMN"), Words::tr("MEASUREMENTS"), Words::tr("USED"),
               Words::tr("PATIENTS"), Words::tr("UNITS")});
    constexpr std::size_t kShown = 60;
    const auto& tests = events.account.tests;
    for (std::size_t i = 0; i < std::min(kShown, tests.size()); ++i)
        table.add({plain(tests[i].name.empty() ? tests[i].test : tests[i].name),
                   tests[i].column.empty() ? Words::tr("left out") : plain(tests[i].column),
                   ui::countText(tests[i].measurements), ui::countText(tests[i].used), ui::countText(tests[i].patients),
                   ui::eventUnitsText(tests[i])});
    m_terminal.print(table.text());
    if (tests.size() > kShown)
        line(Words::tr("and %Ln more; --save-recipe writes all of them", nullptr,
                       ui::pluralCount(tests.size() - kShown)));
    section(Words::tr("Outcome"));
}

void TextReport::printOutcome()
{
    const core::TableSummary& summary = m_assessment.summary;
    if (m_assessment.duplicatesDropped > 0)
        line(ui::duplicatesDroppedText(m_assessment.duplicatesDropped));
    if (m_task.label.empty()) {
        line(Words::tr("Outcome: none found. Name it with --label COLUMN --positive VALUE, or --label \"COLUMN<15\"."));
        return;
    }
    line(Words::tr("Outcome: %1").arg(ui::outcomeText(ui::outcomeFacts(m_task, summary.positives, summary.patients))));
    if (m_task.positive.kind == core::OutcomeRule::Kind::Undecided)
        line(Words::tr(
            "This is a guess. Nothing is learned before you confirm it with --positive, or name another column "
            "with --label."));
    const std::vector<std::string>& candidates = m_inspection.loaded.outcomeCandidates;
    if (candidates.size() > 1)
        line(Words::tr("Could be the outcome too: %1")
                 .arg(joined(
                     {candidates.begin() + 1,
                      candidates.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(candidates.size(), 6))})));
}

QStringList TextReport::columnRow(const core::ColumnSummary& column) const
{
    const auto number = [](std::optional<double> value) { return value ? ui::numberText(*value) : QString(); };
    const ColumnMeaning meaning = meaningOf(m_task, column.name);
    const auto rows = static_cast<double>(m_assessment.edited->rowCount());
    const bool numeric = column.kind == core::ColumnKind::Numeric;
    const bool findings = std::any_of(m_assessment.findings.begin(), m_assessment.findings.end(),
                                      [&](const core::Finding& one) { return one.column == column.name; });
    return {plain(column.name),
            ui::roleName(core::roleOf(m_task, column.name)),
            numeric ? meaning.unit : QString(),
            numeric ? number(column.median) : levelsText(column),
            numeric && column.percentile5 ? ui::rangeText(column.percentile5, column.percentile95) : QString(),
            numeric && column.minimum ? ui::rangeText(column.minimum, column.maximum) : QString(),
            rows > 0 ? ui::shareText(static_cast<double>(column.missing) / rows) : QString(),
            findings ? QStringLiteral("!") : QString()};
}

// "17.0 % ja" of two values, "3 levels" of more; a column of 0 and 1 asks for yes.
QString TextReport::levelsText(const core::ColumnSummary& column) const
{
    const core::Column* values = m_assessment.edited->find(column.name);
    if (column.kind == core::ColumnKind::Category)
        return Words::tr("%n levels", nullptr, static_cast<int>(column.distinct));
    if (column.kind != core::ColumnKind::Binary || !values)
        return {};
    const auto ones = std::count(values->values.begin(), values->values.end(), 1.0F);
    const auto zeros = std::count(values->values.begin(), values->values.end(), 0.0F);
    if (ones + zeros == 0)
        return {};
    const QString share = ui::shareText(static_cast<double>(ones) / static_cast<double>(ones + zeros));
    const bool yesOrNo = values->levels == std::vector<std::string>{"0", "1"};
    return share + QLatin1Char(' ') + (yesOrNo ? Words::tr("yes") : plain(values->levels[1]));
}

void TextReport::printColumns()
{
    section(Words::tr("Columns"));
    using enum TextTable::Align;
    TextTable table({Left, Left, Left, Right, Right, Right, Right, Left});
    table.add({Words::tr("NAME"), Words::tr("ROLE"), Words::tr("UNIT"), Words::tr("MEDIAN"), Words::tr("MIDDLE 90 %"),
               Words::tr("RANGE"), Words::tr("MISSING"), QString()});
    for (const core::ColumnSummary& column : m_assessment.summary.columns)
        table.add(columnRow(column));
    m_terminal.print(table.text());
}

void TextReport::printPanels()
{
    section(Words::tr("Panels"));
    using enum TextTable::Align;
    TextTable table({Left, Right, Right, Right, Right, Left});
    for (std::size_t i = 0; i < m_task.panels.size(); ++i) {
        const core::PanelSpec& panel = m_task.panels[i];
        const core::PanelOverlap overlap = core::overlapOf(m_task, i);
        const QString tests = Words::tr("%Ln tests", nullptr, ui::pluralCount(overlap.all));
        const QString fresh =
            overlap.fresh == overlap.all
                ? QString()
                : Words::tr("%1 new of %2, the others also in %3")
                      .arg(ui::countText(overlap.fresh), ui::countText(overlap.all), joined(overlap.sharedWith));
        table.add({plain(panel.name), money(panel.cost), panel.minutes ? ui::minutesText(*panel.minutes) : QString(),
                   panel.millilitres ? ui::millilitresText(*panel.millilitres) : QString(), tests, fresh});
    }
    for (const core::SharedFee& fee : m_task.sharedFees)
        table.add({plain(fee.name), money(fee.cost), QString(), QString(), QString(),
                   Words::tr("once, with the first of %1").arg(joined(fee.panels))});
    if (!m_task.panels.empty())
        m_terminal.print(table.text());
    line(billText(m_task, m_inspection.bill));
    if (const QString rules = ui::rulesText(core::pricesOf(m_task), plain(m_task.currency)); !rules.isEmpty())
        line(Words::tr("Rules: %1").arg(rules));
    if (const QString times = timesText(m_inspection.bill); !times.isEmpty())
        line(times);
    if (const QString cheapest = cheapestText(m_task, m_inspection.bill); !cheapest.isEmpty())
        line(cheapest);
    if (!m_task.priceSource.empty())
        line(m_task.priceYear
                 ? Words::tr("Prices: %1 (%2)").arg(plain(m_task.priceSource), QString::number(*m_task.priceYear))
                 : Words::tr("Prices: %1").arg(plain(m_task.priceSource)));
}

void TextReport::printSplit()
{
    const auto& counts = m_assessment.splitCounts;
    if (std::all_of(counts.begin(), counts.end(), [](std::size_t count) { return count == 0; }))
        return;
    const auto count = [&](core::SplitPart part) { return ui::countText(counts[static_cast<std::size_t>(part)]); };
    const auto sum = [&](core::SplitPart a, core::SplitPart b) {
        return ui::countText(counts[static_cast<std::size_t>(a)] + counts[static_cast<std::size_t>(b)]);
    };
    using enum core::SplitPart;
    const bool random = m_task.splitColumn.empty() && m_task.splitRule == core::SplitRule();
    section(random ? Words::tr("Split, at random with seed %1").arg(m_assessment.study.split.seed.value)
            : m_task.splitColumn.empty() ? ui::splitText(m_task)
                                         : Words::tr("Split, from column %1").arg(plain(m_task.splitColumn)));
    line(Words::tr("Training %1 (encoder %2, policy %3), validation %4 (classifier %5, policy %6), test %7")
             .arg(sum(Encoder, Policy), count(Encoder), count(Policy), sum(ClassifierValidation, PolicyValidation),
                  count(ClassifierValidation), count(PolicyValidation), count(Test)));
}

void TextReport::printMissing()
{
    const core::TableSummary& summary = m_assessment.summary;
    section(Words::tr("Missing: %1 of all test values").arg(ui::shareText(summary.testValuesMissing)));
    using enum TextTable::Align;
    TextTable table({Left, Right, Right, Right, Right});
    table.add({QString(), Words::tr("VALUES, OTHERS"), Words::tr("CASES"), Words::tr("WHOLE PANEL, OTHERS"),
               Words::tr("CASES")});
    for (const core::PanelMissingness& panel : summary.panels)
        table.add({panel.panel.empty() ? Words::tr("(known without a test)") : plain(panel.panel),
                   ui::shareText(panel.missingWithout), ui::shareText(panel.missingWith),
                   ui::shareText(panel.absentWithout), ui::shareText(panel.absentWith)});
    m_terminal.print(table.text());
    line(Words::tr("An order of which a patient's record holds nothing %1.")
             .arg(ui::unrecordedPanelsText(m_task.unrecordedPanels)));
}

void TextReport::printCodes()
{
    const core::CodeRules rules(m_task.codes, m_task.missing);
    const std::vector<core::CodeGroup> groups = core::codeGroups(*m_inspection.loaded.import, rules);
    if (groups.empty() && m_task.missing.empty())
        return;
    section(Words::tr("Texts among numbers, and how they are read"));
    if (!m_task.missing.empty())
        line(Words::tr("Not recorded in every column: %1").arg(joined(m_task.missing)));
    for (const QString& text : ui::codeLines(groups))
        line(text);
}

void TextReport::printSteps()
{
    if (m_task.edits.empty())
        return;
    section(Words::tr("Changes made to the values when they are used"));
    for (const core::DataEdit& edit : m_task.edits)
        line(ui::editText(edit));
}

void TextReport::printWarnings()
{
    const std::size_t warnings = m_assessment.findings.size() + m_assessment.identifiers.size();
    if (warnings == 0)
        return;
    section(Words::tr("Please check (%1)").arg(ui::countText(warnings)));
    for (const core::IdentifierWarning& identifier : m_assessment.identifiers)
        line(ui::identifierText(identifier));
    for (const core::Finding& finding : m_assessment.findings) {
        line(ui::findingText(finding));
        if (const QString remedy = ui::findingRemedyText(finding); !remedy.isEmpty())
            line(Words::tr("  Possible remedy: %1").arg(remedy));
    }
    line(Words::tr("Nothing was changed. Remedies are applied in the window, or in the task file: see “panelwise-cli "
                   "help task”."));
}

void TextReport::printProblems()
{
    if (m_assessment.problems.empty())
        return;
    section(Words::tr("To be corrected before anything can be learned (%1)")
                .arg(ui::countText(m_assessment.problems.total())));
    for (const QString& problem : ui::problemsText(m_assessment.problems).split(QLatin1Char('\n')))
        line(problem);
    const std::vector<core::Error>& first = m_assessment.problems.first();
    if (std::any_of(first.begin(), first.end(),
                    [](const core::Error& one) { return one.code == core::ErrorCode::CodeUndecided; }))
        line(codesRemedy());
}

void TextReport::printRuns()
{
    const std::vector<core::RunRecord>& runs = m_inspection.loaded.runs;
    if (runs.empty())
        return;
    section(Words::tr("Trained policies"));
    using enum TextTable::Align;
    TextTable table({Right, Left, Left, Right, Right, Right, Right, Left});
    table.add({Words::tr("POLICY"), Words::tr("STATUS"), Words::tr("METHOD"), QStringLiteral("λ"), QStringLiteral("ρ"),
               Words::tr("F1, TEST"), Words::tr("MEAN COST"), Words::tr("STARTED")});
    for (const core::RunRecord& run : runs) {
        const core::TrainingPlan& plan = run.start.plan;
        const bool tested = run.summary && run.summary->test;
        table.add({QString::number(run.id.value), ui::runStatusText(run.status), ui::methodText(plan.method),
                   ui::numberText(plan.shape.lambda), ui::numberText(plan.shape.rho),
                   tested ? ui::figureText(run.summary->test->f1.value) : QString(),
                   tested && run.summary->test->meanCost.value
                       ? ui::money(core::Cost(*run.summary->test->meanCost.value), plain(m_task.currency), QLocale(),
                                   ui::MoneyStyle::Exact)
                       : QString(),
                   QLocale().toString(QDateTime::fromSecsSinceEpoch(run.startedAt), QLocale::ShortFormat)});
    }
    m_terminal.print(table.text());
}

void TextReport::printFronts()
{
    const std::vector<core::FrontRecord>& fronts = m_inspection.loaded.fronts;
    if (fronts.empty())
        return;
    section(Words::tr("Fronts"));
    using enum TextTable::Align;
    TextTable table({Right, Left, Left, Left, Right, Right, Left});
    table.add({Words::tr("FRONT"), Words::tr("STATUS"), Words::tr("METHOD"), Words::tr("METRIC"), Words::tr("POLICIES"),
               Words::tr("POINTS"), Words::tr("STARTED")});
    for (const core::FrontRecord& front : fronts) {
        const core::FrontPlan& plan = front.start.plan;
        table.add({QString::number(front.id.value), ui::runStatusText(front.status), ui::frontMethodText(plan.method),
                   ui::frontMetricText(plan.metric), ui::countText(front.points.size()),
                   ui::countText(core::frontOf(front.points, plan.axes()).size()),
                   QLocale().toString(QDateTime::fromSecsSinceEpoch(front.startedAt), QLocale::ShortFormat)});
    }
    m_terminal.print(table.text());
}

} // namespace

void printText(const Inspection& inspection, Terminal& terminal)
{
    TextReport(inspection, terminal).print();
}

} // namespace app::cli
