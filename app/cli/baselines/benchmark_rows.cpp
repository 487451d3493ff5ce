// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/baselines/benchmark_report.h"
#include "app/cli/common/words.h"
#include "core/data/csv/csv_text.h"

#include <QFile>

#include <algorithm>
#include <array>

namespace app::cli {
namespace {

enum Cell { Suite, Dataset, Method, SeedNumber, Budget, Metric, Value, Seconds, Note, kCells };
constexpr std::array<const char*, kCells> kColumns{"suite",  "dataset", "method",  "seed", "budget",
                                                   "metric", "value",   "seconds", "note"};
constexpr std::array<std::string_view, 3> kMetrics{"accuracy", "f1", "auroc"};

QStringList columnNames()
{
    QStringList names;
    for (const char* column : kColumns)
        names << QString::fromLatin1(column);
    return names;
}

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

QStringList rowOf(const BenchmarkReport& report, const BenchmarkSet& set, const BenchmarkRun* run,
                  const core::AfaScore* score, const QString& note)
{
    QStringList cells;
    cells.resize(kCells);
    cells[Suite] = report.suite;
    cells[Dataset] = QString::fromStdString(set.name);
    cells[Note] = note;
    if (run) {
        cells[Method] = QString::fromStdString(core::systemKey({run->method}));
        cells[SeedNumber] = QString::number(run->seed.value);
        cells[Seconds] = QString::number(run->seconds, 'f', 2);
    }
    if (score) {
        cells[Budget] = QString::number(score->budget);
        cells[Metric] = textOf(score->metric);
        cells[Value] = ui::exactText(score->value);
    }
    return cells;
}

// The cells of one line as we write it: quoted where need be, quotes doubled, guarded against being run.
QStringList cellsOf(const QString& line)
{
    QStringList cells{QString()};
    bool quoted = false;
    for (qsizetype i = 0; i < line.size(); ++i) {
        if (line[i] == QLatin1Char('"')) {
            if (quoted && i + 1 < line.size() && line[i + 1] == QLatin1Char('"'))
                cells.back() += line[i++];
            else
                quoted = !quoted;
        } else if (line[i] == QLatin1Char(',') && !quoted) {
            cells << QString();
        } else {
            cells.back() += line[i];
        }
    }
    for (QString& cell : cells)
        cell = textOf(core::csv::withoutGuard(cell.toStdString()));
    return cells;
}

// Nothing where the row is none of ours.
std::optional<core::AfaScore> scoreOf(const QStringList& row)
{
    bool counted = false, measured = false;
    core::AfaScore score{
        .budget = row[Budget].toULong(&counted), .metric = {}, .value = row[Value].toDouble(&measured)};
    const auto metric =
        std::ranges::find_if(kMetrics, [&](std::string_view one) { return textOf(one) == row[Metric]; });
    if (!counted || metric == kMetrics.end() || (!measured && !row[Value].isEmpty()))
        return std::nullopt;
    score.metric = *metric;
    if (!measured)
        score.value.reset();
    return score;
}

// Without a run: about the data set as a whole.
bool isAbout(const QStringList& row, const BenchmarkReport& report, const BenchmarkSet& set, const BenchmarkRun* run)
{
    return row.first(Budget) == rowOf(report, set, run, nullptr, {}).first(Budget);
}

bool isWhole(const BenchmarkRun& run, std::span<const std::size_t> budgets, std::size_t tests)
{
    return std::ranges::all_of(budgets, [&](std::size_t budget) {
        return budget > tests ||
               std::ranges::count(run.scores, budget, &core::AfaScore::budget) >= std::ptrdiff_t{kMetrics.size()};
    });
}

} // namespace

std::string_view usualMetric(std::size_t cases, std::size_t patients)
{
    return 3 * cases >= patients && 3 * cases <= 2 * patients ? kMetrics[0] : kMetrics[1];
}

std::optional<BenchmarkFigure> figureOf(const BenchmarkSet& set, core::SystemKind method, std::size_t budget,
                                        std::string_view metric)
{
    std::vector<double> values;
    for (const BenchmarkRun& run : set.runs)
        for (const core::AfaScore& score : run.scores)
            if (run.method == method && score.budget == budget && score.metric == metric) {
                if (!score.value)
                    return std::nullopt;
                values.push_back(*score.value);
            }
    if (values.empty())
        return std::nullopt;
    BenchmarkFigure figure{.lowest = std::ranges::min(values), .highest = std::ranges::max(values)};
    for (const double value : values)
        figure.mean += value / double(values.size());
    return figure;
}

ui::DataTable benchmarkTable(const BenchmarkReport& report)
{
    ui::DataTable table{.columns = columnNames(), .rows = {}};
    for (const BenchmarkSet& set : report.sets) {
        if (!set.note.isEmpty())
            table.rows.push_back(rowOf(report, set, nullptr, nullptr, set.note));
        for (const BenchmarkRun& run : set.runs) {
            if (!run.finished)
                continue;
            if (!run.note.isEmpty())
                table.rows.push_back(rowOf(report, set, &run, nullptr, run.note));
            for (const core::AfaScore& score : run.scores)
                table.rows.push_back(rowOf(report, set, &run, &score, {}));
        }
    }
    std::ranges::copy(report.earlier, std::back_inserter(table.rows));
    return table;
}

Result<std::vector<QStringList>> readBenchmarkRows(const std::string& file)
{
    std::vector<QStringList> rows;
    QFile stored(QString::fromStdString(file));
    if (!stored.exists())
        return rows;
    const Failure strange{.exit = ExitCode::UserData,
                          .file = file,
                          .message = Words::tr("This is no table of a benchmark, so it cannot be gone on with. Choose "
                                               "another name for --out.")};
    if (!stored.open(QIODevice::ReadOnly))
        return strange;
    const QStringList lines = QString::fromUtf8(stored.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    if (lines.isEmpty() || cellsOf(lines.front()) != columnNames())
        return strange;
    for (const QString& line : lines.mid(1)) {
        rows.push_back(cellsOf(line));
        if (rows.back().size() != kCells)
            return strange;
    }
    return rows;
}

void takeEarlierRuns(BenchmarkReport& report, BenchmarkSet& set)
{
    for (BenchmarkRun& run : set.runs) {
        for (const QStringList& row : report.earlier)
            if (isAbout(row, report, set, &run)) {
                run.seconds = row[Seconds].toDouble();
                if (const auto score = scoreOf(row))
                    run.scores.push_back(*score);
            }
        if (!run.scores.empty() && isWhole(run, report.budgets, set.tests))
            finishRun(report, set, run);
        else
            run = {.method = run.method, .seed = run.seed};
    }
}

void finishRun(BenchmarkReport& report, const BenchmarkSet& set, BenchmarkRun& run)
{
    run.finished = true;
    forgetEarlier(report, set, &run);
}

void forgetEarlier(BenchmarkReport& report, const BenchmarkSet& set, const BenchmarkRun* run)
{
    std::erase_if(report.earlier, [&](const QStringList& row) { return isAbout(row, report, set, run); });
}

} // namespace app::cli
