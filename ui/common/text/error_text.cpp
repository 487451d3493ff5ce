// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/text/error_text.h"

#include "core/data/csv/csv_number.h"
#include "core/data/formats/file_fault.h"
#include "core/data/synthetic/builtin_cohorts.h"
#include "core/data/task/task_validation.h"
#include "ui/common/text/file_fault_text.h"
#include "ui/common/text/number_text.h"

#include <QCoreApplication>

namespace ui {
namespace {

// The words for one error. Each group of codes says in its own way where the error is: a file, a row and column of
// the table, a line and path of the task file, or a panel.
class ErrorText {
    Q_DECLARE_TR_FUNCTIONS(ErrorText)

public:
    explicit ErrorText(const core::Error& error)
        : m_error(error),
          m_subject(QString::fromStdString(error.subject)),
          m_detail(QString::fromStdString(error.detail))
    {
    }

    QString text()
    {
        const QString words = sentence();
        return m_error.row && !m_rowNamed ? tr("Row %1: %2").arg(row(), words) : words;
    }

private:
    QString sentence();

    QString file() const { return m_subject.isEmpty() ? tr("The file") : tr("“%1”").arg(m_subject); }
    QString column() const { return m_subject.isEmpty() ? tr("The column") : tr("Column “%1”").arg(m_subject); }
    QString outcome() const { return m_subject.isEmpty() ? tr("The outcome") : tr("The outcome “%1”").arg(m_subject); }
    QString panel() const { return m_subject.isEmpty() ? tr("A panel") : tr("Panel “%1”").arg(m_subject); }
    QString row() const { return countText(m_error.row.value_or(0)); }
    QString expected() const { return m_error.expected ? countText(*m_error.expected) : tr("another number of"); }
    QString found() const { return m_error.found ? countText(*m_error.found) : tr("too few or too many"); }
    int foundCount() const { return pluralCount(m_error.found.value_or(0)); }

    QString inTable(const QString& words);
    QString inTaskFile(const QString& words);
    QString inPlace(const QString& words);
    QString withDetail(const QString& words) const;
    QString typeName() const;
    QString encodingText() const;
    QString thousandsText() const;
    QString usesText() const;
    QString userText() const;
    QString eventPart() const;

    const core::Error& m_error;
    QString m_subject;
    QString m_detail;
    bool m_rowNamed = false;
};

QString ErrorText::inTable(const QString& words)
{
    m_rowNamed = true;
    if (m_error.row && !m_subject.isEmpty())
        return tr("Row %1, column “%2”: %3").arg(row(), m_subject, words);
    if (m_error.row)
        return tr("Row %1: %2").arg(row(), words);
    return m_subject.isEmpty() ? words : tr("Column “%1”: %2").arg(m_subject, words);
}

QString ErrorText::inTaskFile(const QString& words)
{
    m_rowNamed = true;
    if (m_error.row && !m_subject.isEmpty())
        return tr("Task file, line %1, %2: %3").arg(row(), m_subject, words);
    if (m_error.row)
        return tr("Task file, line %1: %2").arg(row(), words);
    return m_subject.isEmpty() ? tr("Task file: %1").arg(words) : tr("Task file, %1: %2").arg(m_subject, words);
}

// Where the subject is a file or a column, whichever the reader knew.
QString ErrorText::inPlace(const QString& words)
{
    m_rowNamed = true;
    if (m_error.row && !m_subject.isEmpty())
        return tr("Row %1, “%2”: %3").arg(row(), m_subject, words);
    if (m_error.row)
        return tr("Row %1: %2").arg(row(), words);
    return m_subject.isEmpty() ? words : tr("“%1”: %2").arg(m_subject, words);
}

QString ErrorText::encodingText() const
{
    if (m_detail == QLatin1String("UTF-16") || m_detail == QLatin1String("UTF-32"))
        return tr("The text is in %1, which cannot be read. Save the file as UTF-8.").arg(m_detail);
    if (m_detail == QLatin1String("HTML") || m_detail == QLatin1String("XML") || m_detail == QLatin1String("JSON") ||
        m_detail == QLatin1String("PDF"))
        return tr("This is %1, not a table with one line per patient. Open it in the program it comes from and export "
                  "the table as CSV.")
            .arg(m_detail);
    if (m_detail == QLatin1String("NUL"))
        return tr("This is not a text file. Choose a text file, or export the table as CSV.");
    if (m_detail.isEmpty())
        return tr(
            "Some bytes are not text in the chosen encoding. Save the file as UTF-8, or choose another encoding.");
    return tr("“%1” is not text in the chosen encoding. Save the file as UTF-8, or choose another encoding.")
        .arg(m_detail);
}

// Digits in groups of three are a number for whoever says so.
QString ErrorText::thousandsText() const
{
    const auto mark = core::csv::thousandsMarkIn(m_error.detail);
    if (!mark)
        return {};
    return *mark == core::GroupMark::Space
               ? tr("“%1” is not read as a number by itself. If the blank stands between thousands, say so where the "
                    "file is read: Thousands in the window, --thousands space on the command line.")
                     .arg(m_detail)
               : tr("“%1” is not read as a number by itself. If the apostrophe stands between thousands, say so where "
                    "the file is read: Thousands in the window, --thousands apostrophe on the command line.")
                     .arg(m_detail);
}

// The ways of use are named by the keys of the task file.
QString ErrorText::usesText() const
{
    QStringList uses;
    const QStringList keys = m_detail.split(QStringLiteral(", "));
    for (const QString& key : keys) {
        if (key == QLatin1String("label"))
            uses << tr("outcome");
        else if (key == QLatin1String("visible"))
            uses << tr("baseline");
        else if (key == QLatin1String("panels"))
            uses << tr("test");
        else if (key == QLatin1String("split"))
            uses << tr("split");
        else if (key == QLatin1String("ignore"))
            uses << tr("ignored");
        else
            uses << key;
    }
    return uses.join(tr(", "));
}

QString ErrorText::userText() const
{
    if (m_detail == QLatin1String("visible"))
        return tr("the baseline columns");
    if (m_detail == QLatin1String("split"))
        return tr("the split");
    if (m_detail == QLatin1String("edits"))
        return tr("an edit step");
    return tr("panel “%1”").arg(m_detail);
}

QString ErrorText::eventPart() const
{
    if (m_detail == QLatin1String("patient"))
        return tr("patient");
    if (m_detail == QLatin1String("time"))
        return tr("time");
    if (m_detail == QLatin1String("test"))
        return tr("test");
    return tr("value");
}

QString ErrorText::withDetail(const QString& words) const
{
    return m_detail.isEmpty() ? words : tr("%1 (%2)").arg(words, m_detail);
}

QString ErrorText::typeName() const
{
    if (m_detail == QLatin1String("text"))
        return tr("text in quotes");
    if (m_detail == QLatin1String("number"))
        return tr("a number");
    if (m_detail == QLatin1String("list"))
        return tr("a list in square brackets");
    if (m_detail == QLatin1String("object"))
        return tr("an object in curly brackets");
    return m_detail.isEmpty() ? tr("another kind of value") : m_detail;
}

// One long switch without a default: a new code without its sentence does not compile.
QString ErrorText::sentence()
{
    using enum core::ErrorCode;
    switch (m_error.code) {
    case FileNotFound:
        return tr("%1 does not exist. Check the name and the folder.").arg(file());
    case FileNotReadable:
        if (const auto found = core::faultOf(m_error))
            return fileFaultText(*found, file());
        return withDetail(tr("%1 cannot be read. Check that it is a file and that you may open it.").arg(file()));
    case FileNotWritable:
        return withDetail(
            tr("%1 cannot be saved. Choose another folder, or ask for permission to write there.").arg(file()));
    case FolderNotWritable:
        return withDetail(tr("Nothing can be saved in %1. Choose another folder.").arg(file()));
    case DiskFull:
        return tr("The disk is full; %1 was not written and what was there before is unchanged. Free some space.")
            .arg(file());
    case FileTooLarge:
        return m_error.expected ? tr("%1 is larger than %2 bytes, which no file of this kind is. Choose another file.")
                                      .arg(file(), expected())
                                : tr("%1 is too large. Choose another file.").arg(file());
    case FileEmpty:
        return tr("%1 is empty. Choose a file with a header line and one line per patient.").arg(file());
    case NoRows:
        return tr("%1 has a header but no patients below it. Add one line per patient.").arg(file());
    case PatientsWithheld:
        return tr("%1 was shared without patients. What was found is here to look at; to train, search or walk through "
                  "patients, open the original or a table of your own.")
            .arg(file());
    case RaggedRow:
        return inPlace(tr("There are %Ln fields where the header has %1. Look for a missing or extra separator, or put "
                          "text that contains one in quotes.",
                          nullptr, foundCount())
                           .arg(expected()));
    case UnterminatedQuote:
        if (m_error.expected) // the most bytes a row may have
            return inPlace(tr("A row does not end within %1 MB. Either a quote is opened and never closed, or a field "
                              "is longer than can be read.")
                               .arg(countText(*m_error.expected >> 20U)));
        return inPlace(tr("A quote is opened and never closed. Add the closing quote, or remove the opening one."));
    case ColumnNameEmpty:
        return inPlace(
            m_error.found ? tr("Column %1 has no name. Give it one in the header line.").arg(countText(*m_error.found))
            : m_detail.isEmpty()
                ? tr("A column has no name. Give it one in the header line.")
                : tr("The first line holds only numbers, here “%1”: the names of the columns are missing. Add a "
                     "header line.")
                      .arg(m_detail));
    case ColumnNameDuplicate:
        return inTable(tr("This name appears twice in the header line. Rename one of the two columns."));
    case ValueNotNumeric:
        if (const QString remedy = thousandsText(); !remedy.isEmpty())
            return inTable(remedy);
        return inTable(
            m_detail.isEmpty()
                ? tr("The value is not a number. Correct it, or leave it empty if the test was not done.")
                : tr("“%1” is not a number. Correct it, or leave it empty if the test was not done.").arg(m_detail));
    case CodeUndecided:
        m_rowNamed = true;
        return tr("%1: %Ln cells hold “%2”, first in row %3. Say what that means: not recorded, or a value.", nullptr,
                  foundCount())
            .arg(column(), m_detail, row());
    case DecimalMarkAmbiguous:
        return inTable(tr("“%1” can be read in two ways. Say whether the mark is a decimal mark or groups thousands.")
                           .arg(m_detail));
    case DelimiterUnknown:
        return tr("%1 gives no clue to what separates its columns. Choose comma, semicolon, tab or bar.").arg(file());
    case EncodingBroken:
        return inPlace(encodingText());
    case EventColumnUnknown:
        return tr("%1 has no column “%2”. Check the name of the column.").arg(file(), m_detail);
    case EventColumnMissing:
        return tr("%1: no column looks like the %2 of a measurement. Say which one it is.").arg(file(), eventPart());
    case EventDatesAmbiguous:
        return inTable(tr("“%1” can be read in two ways. Say whether the day or the month comes first.").arg(m_detail));
    case EventTimeUnitUnknown:
        return inTable(tr("“%1” is a number. Say whether times are seconds, minutes, hours or days.").arg(m_detail));
    case EventTestsTooMany:
        return inTable(
            tr("There are more than %1 different tests, so this column does not hold their names. Choose the "
               "column with the names or codes of tests.")
                .arg(expected()));
    case EventPatientTwice:
        return inTable(tr("Patient “%1” stands in the patient table twice. Name a column with an index time for each "
                          "row, or keep one row for each patient.")
                           .arg(m_detail));
    case EventFileMissing:
        return tr("%1 has no file %2. Choose the folder that the tables were exported to.").arg(file(), m_detail);
    case LabelColumnUnknown:
        return m_subject.isEmpty()
                   ? tr("No outcome is chosen. Choose the column that says who is a case.")
                   : tr("The outcome column “%1” is not in the table. Choose another column as outcome.")
                         .arg(m_subject);
    case LabelNotBinary:
        return m_error.found ? tr("%1 has %2 different values, here “%3”; it must have two. Choose another column, or "
                                  "say which of its values mark the cases.")
                                   .arg(outcome(), found(), m_detail)
                             : tr("%1 must have exactly two values. Choose another column, or say which of its values "
                                  "mark the cases.")
                                   .arg(outcome());
    case LabelSingleValue:
        return m_detail.isEmpty()
                   ? tr("%1 is the same for every patient, so there is nothing to learn. Choose another column.")
                         .arg(outcome())
                   : tr("%1 is “%2” for every patient, so there is nothing to learn. Choose another column.")
                         .arg(outcome(), m_detail);
    case LabelPositiveUnknown:
        return tr("%1 never has the value “%2” that is said to mark the cases. Choose one of its values.")
            .arg(outcome(), m_detail);
    case OutcomeUndecided:
        return tr("%1: does “%2” mark the cases (%Ln patients)? Nothing is learned before you have said so: choose the "
                  "value that does.",
                  nullptr, foundCount())
            .arg(outcome(), m_detail);
    case OutcomeNotNumeric:
        return tr("%1 does not hold numbers, so “%2” cannot be asked of it. Name the values that mark the cases.")
            .arg(outcome(), m_detail);
    case OutcomeOneSided:
        return m_error.found == std::uint64_t{0}
                   ? tr("%1: nobody is a case by “%2”. Choose another value or limit.").arg(outcome(), m_detail)
                   : tr("%1: everybody is a case by “%2”. Choose another value or limit.").arg(outcome(), m_detail);
    case OutcomeValueUnknown:
        return inTable(
            tr("“%1” is no outcome that the patients learned from have, so nobody can say whether it marks a "
               "case. Write it as in their table, or leave it empty where the outcome is not known.")
                .arg(m_detail));
    case TooFewPositives:
        return tr("%1: only %Ln patients are cases; at least %2 are needed to train and test. Add patients.", nullptr,
                  foundCount())
            .arg(outcome(), countText(m_error.expected.value_or(core::kFewestPositives)));
    case JsonSyntax:
        return inTaskFile(
            withDetail(tr("This is not valid JSON. Look for a missing or extra comma, quote or bracket near here.")));
    case JsonWrongType:
        return inTaskFile(tr("This should be %1.").arg(typeName()));
    case JsonKeyMissing:
        return inTaskFile(tr("This entry is missing. Add it."));
    case JsonKeyDuplicate:
        return inTaskFile(tr("This entry is given twice. Remove one of the two."));
    case JsonTooDeep:
        return inTaskFile(tr("Lists and objects are nested too deeply. Remove some of the levels."));
    case JsonValueInvalid:
        return inTaskFile(
            m_detail.isEmpty()
                ? tr("This value cannot be used. Correct it as the documentation of task files says.")
                : tr("“%1” cannot be used here. Correct it as the documentation of task files says.").arg(m_detail));
    case ColumnUnknown:
        return m_detail.isEmpty()
                   ? tr("%1 is not in the table. Correct its name, or remove it from the task.").arg(column())
                   : tr("%1, used by %2, is not in the table. Correct its name, or remove it from the task.")
                         .arg(column(), userText());
    case ColumnRoleConflict:
        return m_detail.isEmpty()
                   ? tr("%1 is used in two ways at once. Keep one role for it.").arg(column())
                   : tr("%1 is used in two ways at once: %2. Keep one role for it.").arg(column(), usesText());
    case EditInvalid:
        return withDetail(
            tr("%1: an edit step cannot be applied to it. Remove the step, or correct its numbers.").arg(column()));
    case SplitValueUnknown:
        return inTable(
            tr("“%1” is none of train, validation and test. Correct it, or split at random instead.").arg(m_detail));
    case SplitPartEmpty:
        return inTable(withDetail(tr("The split leaves a part without patients, or without patients of both "
                                     "outcomes. Change the split, or split at random instead.")));
    case FoldsTooMany:
        return inTable(tr("There are %1 folds, but only %2 patients of one outcome, and every fold needs one of each. "
                          "Choose fewer folds.")
                           .arg(found(), expected()));
    case FoldsNotPossible:
        return inTable(tr("The study itself says who is in the test part, so patients cannot be dealt into folds. Let "
                          "the test part judge, or split at random."));
    case SplitDateUnreadable:
        return inTable(
            m_detail.isEmpty()
                ? tr("There is no date, so the patient cannot be placed in time. Fill it in, or split "
                     "otherwise.")
                : tr("“%1” is no date, or could be two. Write dates as 2024-03-07, or split otherwise.").arg(m_detail));
    case SplitSiteUnknown:
        return inTable(m_detail.isEmpty()
                           ? tr("No site is named that is left out for the test. Name at least one.")
                           : tr("“%1” is none of its values. Name a site that is there to be left out for the test.")
                                 .arg(m_detail));
    case PanelNameDuplicate:
        return tr("%1: two panels have this name. Rename one of them.").arg(panel());
    case PanelNameEmpty:
        return withDetail(tr("%1 has no name. Give it one.").arg(panel()));
    case PanelEmpty:
        return tr("%1 has no tests. Add a test to it, or remove the panel.").arg(panel());
    case PanelUnknown:
        return m_detail.isEmpty() ? tr("%1 does not exist. Choose one of the panels.").arg(panel())
                                  : tr("%1, named by the shared fee “%2”, does not exist. Remove it from the fee.")
                                        .arg(panel(), m_detail);
    case PanelsMissing:
        return withDetail(m_subject.isEmpty()
                              ? tr("There is no panel to order. Add a panel and put tests into it.")
                              : tr("“%1” has no panel to order. Add a panel and put tests into it.").arg(m_subject));
    case PanelsTooMany:
        return tr("%1: there are %2 panels; at most %3 can be used. Merge or remove some.")
            .arg(m_subject.isEmpty() ? tr("Panels") : m_subject, found(), expected());
    case FeeNameDuplicate:
        return tr("Two shared fees are named “%1”. Rename one of them.").arg(m_subject);
    case CostNegative:
        return withDetail(tr("%1: a price, time or volume cannot be below zero. Enter 0 or more.")
                              .arg(m_subject.isEmpty() ? tr("Price") : m_subject));
    case MinutesMissing:
        return tr("Nobody said how long %1 takes, so time cannot be saved. Give every panel its minutes, or minimise "
                  "money.")
            .arg(m_subject.isEmpty() ? tr("a panel") : m_subject);
    case RulePanelUnknown:
        return m_detail.isEmpty()
                   ? tr("%1, named by the rules for orders, does not exist. Remove it from them.").arg(panel())
                   : tr("%1, which “%2” needs first, does not exist. Remove it there.").arg(panel(), m_detail);
    case RuleContradicts:
        return m_detail.isEmpty() ? tr("%1 is to be ordered first and never. Take one of the two back.").arg(panel())
                                  : tr("%1 is to be ordered first, but needs “%2”, which is never ordered. Take one of "
                                       "the rules back.")
                                        .arg(panel(), m_detail);
    case NeedsNeverMet:
        return tr("%1 needs “%2” first, which is never ordered. Take the need back, or say that neither is ordered.")
            .arg(panel(), m_detail);
    case NeedsInCircle:
        return tr("%1 cannot be ordered: these panels need each other first: %2. Take one of the needs back.")
            .arg(panel(), m_detail);
    case FirstOverCap:
        return tr("The panels that come first (%1) come to %2, above the cap of %3. Raise the cap, or let fewer panels "
                  "come first.")
            .arg(m_subject, m_detail.section(QLatin1Char('/'), 0, 0), m_detail.section(QLatin1Char('/'), 1));
    case CapWithPairs:
        return withDetail(
            tr("%1: a cap on minutes cannot be kept where panels may be ordered together. Take one of the "
               "two back.")
                .arg(m_subject.isEmpty() ? tr("Rules for orders") : m_subject));
    case CohortUnknown:
        return withDetail(tr("There is no built-in cohort “%1”. Choose one from the list.").arg(m_subject));
    case PatientCountInvalid:
        return tr("%1: this number of patients cannot be drawn. Choose a number between 1 and %2.")
            .arg(m_subject.isEmpty() ? tr("Built-in cohort") : m_subject,
                 countText(m_error.expected.value_or(core::kMostDrawnPatients)));
    case PlanFieldUnknown:
        return withDetail(
            tr("There is no training setting “%1”. The help of “train” lists all of them.").arg(m_subject));
    case PlanValueInvalid:
        if (m_error.detail == "bad_alloc")
            return m_subject == QLatin1String("memory")
                       ? tr("There is not enough memory for this. Close other programs, or take fewer patients or "
                            "panels. What was stored is kept.")
                       : tr("There is not enough memory for this. Close other programs, lower the setting “%1”, or "
                            "take fewer patients. What was stored is kept.")
                             .arg(m_subject);
        return withDetail(tr("Setting “%1” cannot have this value.").arg(m_subject));
    case LearningLibraryMissing:
        return withDetail(
            tr("A library needed for learning cannot be loaded (%1). EMFlow and TorchScript need LibTorch, "
               "boosted trees of XGBoost its library: install what the package recommends, or choose "
               "another encoder or another model.")
                .arg(m_subject));
    case PolicyDoesNotFit:
        return withDetail(tr("The policy cannot be used on these patients: it needs “%1”. Add that column or panel, or "
                             "train a new policy.")
                              .arg(m_subject));
    case PolicyMissing:
        return withDetail(tr("%1 holds no trained policy yet. Train one first.").arg(file()));
    case RunUnknown:
        return withDetail(
            tr("There is no trained policy “%1” in this project. Choose one from the list.").arg(m_subject));
    case RunNotResumable:
        return withDetail(tr("The training of policy “%1” cannot be resumed: it has finished, is still running, or "
                             "nothing of it was stored. Train a new policy.")
                              .arg(m_subject));
    case TableUnknown:
        return withDetail(
            tr("There is no table of baselines “%1” in this project. Choose one from the list.").arg(m_subject));
    case TableNotResumable:
        return withDetail(
            tr("Table of baselines “%1” cannot be resumed: it has finished, is still running, or nothing of it was "
               "stored. Run the baselines again.")
                .arg(m_subject));
    case PatientUnknown:
        return withDetail(tr("There is no patient in row %1. Choose a row of the table.").arg(m_subject));
    case ProblemNotDiscrete:
        return withDetail(
            tr("%1: the exact optimum needs few findings with few values each, all of them recorded. Choose the "
               "lattice instead.")
                .arg(m_subject.isEmpty() ? tr("These patients") : m_subject));
    case FrontUnknown:
        return withDetail(tr("There is no front “%1” in this project. Find one first.").arg(m_subject));
    case FrontNotResumable:
        return withDetail(tr("The search for front “%1” cannot be resumed: it has finished, is still running, or was "
                             "for other patients or panels. Start a new one.")
                              .arg(m_subject));
    case PointUnknown:
        return withDetail(tr("There is no policy “%1” on this front. Choose a number from 1 to %2.")
                              .arg(m_subject, countText(m_error.expected.value_or(1))));
    case ProjectForeign:
        return tr("%1 is not a PanelWise project. It was left unchanged; choose a file ending in .panelwise.")
            .arg(file());
    case ProjectNewer:
        return tr("%1 was written by a newer PanelWise. It was left unchanged; open it with the newer version.")
            .arg(file());
    case ProjectDamaged:
        return withDetail(tr("%1 is damaged. It was left unchanged; open a backup or another copy of it.").arg(file()));
    case ProjectTruncated:
        return withDetail(
            tr("%1 ends too early, as after an incomplete download. It was left unchanged; copy it again.")
                .arg(file()));
    case ProjectInUse:
        return withDetail(
            tr("%1 is open in another window. Close it there, or open it here for reading only.").arg(file()));
    case ProjectReadOnly:
        return withDetail(
            tr("%1 is open for reading only, so nothing can be saved in it. Use Save As to make a copy you can change.")
                .arg(file()));
    }
    return {};
}

} // namespace

QString errorText(const core::Error& error)
{
    return ErrorText(error).text();
}

QString problemsText(const core::ProblemList& problems)
{
    QStringList lines;
    for (const core::Error& error : problems.first())
        lines << errorText(error);
    if (const std::size_t more = problems.total() - problems.first().size(); more > 0)
        lines << QCoreApplication::translate("ErrorText", "… and %Ln more.", nullptr, pluralCount(more));
    return lines.join(u'\n');
}

} // namespace ui
