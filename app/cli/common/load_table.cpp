// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/load_table.h"

#include "app/cli/common/argument_values.h"
#include "app/cli/common/progress_line.h"
#include "app/cli/common/words.h"
#include "core/data/csv/csv_bytes.h"
#include "core/data/import/file_detection.h"
#include "core/data/import/table_import.h"
#include "core/data/import/unpack.h"

#include <algorithm>

namespace app::cli {
namespace {

core::CsvDialect withAnswers(core::CsvDialect dialect, const DialectAnswers& answers)
{
    dialect.delimiter = answers.delimiter.value_or(dialect.delimiter);
    dialect.encoding = answers.encoding.value_or(dialect.encoding);
    if (answers.decimal || answers.grouping) {
        // Whoever answers one of the two leaves nothing to guess about the other.
        dialect.decimal = answers.decimal.value_or(core::DecimalMark::Point);
        dialect.grouping = answers.grouping.value_or(core::GroupMark::None);
        if (!answers.decimal && dialect.grouping == core::GroupMark::Point)
            dialect.decimal = core::DecimalMark::Comma;
    }
    return dialect;
}

bool contradictory(const core::CsvDialect& dialect)
{
    return (dialect.decimal == core::DecimalMark::Comma && dialect.grouping == core::GroupMark::Comma) ||
           (dialect.decimal == core::DecimalMark::Point && dialect.grouping == core::GroupMark::Point);
}

bool answered(const core::CsvQuestion& question, const DialectAnswers& answers)
{
    switch (question.about) {
    case core::CsvQuestion::About::DecimalOrThousands:
        return answers.decimal || answers.grouping;
    case core::CsvQuestion::About::Delimiter:
        return answers.delimiter.has_value();
    }
    return false;
}

Failure ambiguous(const std::vector<core::CsvQuestion>& open, const std::string& file)
{
    core::ProblemList problems;
    for (const core::CsvQuestion& question : open) {
        const bool decimal = question.about == core::CsvQuestion::About::DecimalOrThousands;
        problems.add({.code = decimal ? core::ErrorCode::DecimalMarkAmbiguous : core::ErrorCode::DelimiterUnknown,
                      .subject = decimal ? question.column : file,
                      .detail = question.example,
                      .row = question.row > 0 ? std::optional(question.row) : std::nullopt});
    }
    Failure failure = Failure::fromProblems(std::move(problems), file);
    const core::CsvQuestion& first = open.front();
    if (first.about == core::CsvQuestion::About::Delimiter) {
        failure.remedy = Words::tr("Say what separates the fields with --delimiter comma, semicolon, tab or pipe.");
        return failure;
    }
    const bool comma = first.example.find(',') != std::string::npos;
    failure.remedy = comma ? Words::tr("Answer with --decimal comma if it is a decimal mark, or with --thousands comma "
                                       "if it stands between thousands.")
                           : Words::tr("Answer with --decimal point if it is a decimal mark, or with --thousands point "
                                       "if it stands between thousands.");
    return failure;
}

Result<core::CsvDialect> dialectOf(const core::CsvSource& source, const Arguments& arguments)
{
    const core::Result<core::CsvPreview> preview = core::previewCsv(source);
    if (!preview)
        return Failure::fromError(preview.error(), arguments.dataFile);
    std::vector<core::CsvQuestion> open;
    std::copy_if(preview->questions.begin(), preview->questions.end(), std::back_inserter(open),
                 [&](const core::CsvQuestion& question) { return !answered(question, arguments.dialect); });
    if (!open.empty())
        return ambiguous(open, arguments.dataFile);
    const core::CsvDialect dialect = withAnswers(preview->dialect, arguments.dialect);
    if (contradictory(dialect))
        return Failure::wrongUsage(Words::tr("--decimal and --thousands name the same mark (%1). They must differ.")
                                       .arg(QString::fromStdString(decimalName(dialect.decimal))));
    return dialect;
}

// The bytes of the file or of the standard input, unpacked.
Result<core::CsvSource> sourceOf(const Workplace& place)
{
    const std::string& file = place.arguments.dataFile;
    core::Result<core::CsvSource> source =
        file == "-" ? core::readStandardInput(place.stop) : core::Result(core::CsvSource::fromFile(file));
    if (source)
        source = core::unpacked(std::move(*source), place.stop);
    if (!source)
        return Failure::fromError(source.error(), file);
    if (place.stop.stop_requested())
        return Failure::cancelled();
    return std::move(*source);
}

Result<core::FileKind> kindOfSource(const core::CsvSource& source, const std::string& file)
{
    const core::Result<core::csv::Bytes> bytes = core::csv::Bytes::open(source);
    if (!bytes)
        return Failure::fromError(bytes.error(), file);
    const core::Result<core::FileKind> kind = core::formats::kindOf(*bytes, source.name);
    if (!kind)
        return Failure::fromError(kind.error(), file);
    return *kind;
}

// Options about a workbook for a file that is none.
QString misplacedOption(core::FileKind kind, const Arguments& arguments)
{
    if (core::isWorkbook(kind) || (arguments.sheet.empty() && !arguments.headerRow))
        return {};
    return Words::tr("--sheet and --header-row are for workbooks; %1 is none.")
        .arg(QString::fromStdString(arguments.dataFile));
}

} // namespace

Result<TableRead> readTable(const Workplace& place, const core::Task& task)
{
    const Arguments& arguments = place.arguments;
    const auto source = sourceOf(place);
    if (!source)
        return source.error();
    const auto kind = kindOfSource(*source, arguments.dataFile);
    if (!kind)
        return kind.error();
    if (const QString wrong = misplacedOption(*kind, arguments); !wrong.isEmpty())
        return Failure::wrongUsage(wrong);
    TableRead read;
    read.kind = *kind;
    core::ReadingChoice choice{.dialect = {}, .sheet = arguments.sheet, .headerRow = arguments.headerRow.value_or(0)};
    if (*kind == core::FileKind::Text) {
        auto dialect = dialectOf(*source, arguments);
        if (!dialect)
            return dialect.error();
        read.dialect = choice.dialect = *dialect;
    } else {
        choice.dialect = withAnswers({}, arguments.dialect); // for cells that hold numbers as text
    }
    ProgressLine line(place.terminal);
    core::TableOutcome outcome = core::importTable(*source, choice, place.stop, line.sink(), core::optionsOf(task));
    if (outcome.end == core::RunEnd::Cancelled)
        return Failure::cancelled();
    if (outcome.end == core::RunEnd::Failed)
        return Failure::fromProblems(std::move(outcome.problems), arguments.dataFile);
    read.table = std::move(outcome.table);
    read.notices = std::move(outcome.notices);
    read.facts = std::move(outcome.facts);
    return read;
}

} // namespace app::cli
