// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/front/front_model.h"

#include "core/front/pareto_front.h"
#include "core/front/policy_name.h"
#include "ui/common/text/front_text.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/training_text.h"
#include "ui/figures/charts/front_words.h"
#include "ui/figures/charts/point_counts.h"

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

const QString kNothing = QStringLiteral("–");
constexpr std::size_t kFewest = 2; // that can be told apart, to stand for the others
constexpr QChar kEnDash(0x2013);
constexpr QChar kMinus(0x2212);

// With its sign, also where it is positive.
QString signedText(double step, const QString& magnitude)
{
    return leftToRight((step < 0.0 ? QString(kMinus) : QStringLiteral("+")) + magnitude);
}

// "P1-3, P1-5–P1-7": neighbours along the front in one, as long as their names count.
QString runsText(const FrontScene& scene, const std::vector<std::size_t>& dots)
{
    QStringList runs;
    for (std::size_t first = 0; first < dots.size();) {
        const auto counts = [&](std::size_t place) {
            return core::looksAutomatic(scene.dots[dots[place]].name.toStdString());
        };
        std::size_t last = first;
        while (last + 1 < dots.size() && dots[last + 1] == dots[last] + 1 && counts(first) && counts(last + 1))
            ++last;
        const QString from = scene.dots[dots[first]].name, to = scene.dots[dots[last]].name;
        runs << (last == first ? from : from + kEnDash + to);
        first = last + 1;
    }
    return runs.join(QStringLiteral(", "));
}

// How patients are ranked is not kept, so areas are not compared.
const core::MetricEstimate* differenceIn(const core::PairedDifferences& paired, FrontMeasure measure)
{
    switch (measure) {
    case FrontMeasure::F1:
        return &paired.f1;
    case FrontMeasure::Am:
        return &paired.am;
    case FrontMeasure::Sensitivity:
        return &paired.recall;
    case FrontMeasure::Auroc:
        return nullptr;
    }
    Q_UNREACHABLE();
}

bool contains(const std::vector<std::size_t>& dots, std::size_t dot)
{
    return std::find(dots.begin(), dots.end(), dot) != dots.end();
}

} // namespace

void FrontModel::setFront(const core::FrontRecord& record, const FrontScene& scene,
                          const std::optional<core::OptimumLines>& optimum, const QString& currency)
{
    const bool otherHeader =
        scene.measure != m_scene.measure || scene.side != m_scene.side || scene.axis != m_scene.axis;
    // What patients were told does not depend on prices; only another order along the front asks again.
    std::vector<std::size_t> front = core::frontOf(record.points, scene.chosenBy());
    const auto sameCalls = [](const core::OperatingPoint& a, const core::OperatingPoint& b) {
        return a.calls == b.calls;
    };
    if (front != m_front || !std::ranges::equal(record.points, m_record.points, sameCalls))
        m_apart = core::toldApart(record.points, scene.chosenBy());
    m_front = std::move(front);
    m_record = record;
    m_scene = scene;
    m_optimum = optimum;
    m_currency = currency;
    m_marks = {};
    m_same.clear();
    refresh();
    if (otherHeader)
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

void FrontModel::setMarks(const FrontTableMarks& marks)
{
    if (marks == m_marks)
        return;
    if (marks.chosen != m_marks.chosen)
        m_same.clear();
    m_marks = marks;
    refresh();
}

void FrontModel::setAll(bool all)
{
    if (all == m_all)
        return;
    m_all = all;
    refresh();
}

std::vector<std::size_t> FrontModel::shownDots() const
{
    std::vector<std::size_t> dots;
    std::optional<std::size_t> before; // along the front
    for (std::size_t dot = 0; dot < m_scene.dots.size(); ++dot) {
        const bool named = dot < m_scene.onFront && m_record.names.contains(m_scene.dots[dot].policy);
        const bool asked =
            m_all || named || dot == m_marks.chosen || dot == m_marks.bestWithin || contains(m_marks.pinned, dot);
        if (!asked && (dot >= m_scene.onFront || !isWorthARow(dot) || (before && isSamePooled(dot, *before))))
            continue;
        dots.push_back(dot);
        if (dot < m_scene.onFront)
            before = dot;
    }
    return dots;
}

// On all patients every fold may have answered two budgets with the same policy: what test patients tell apart has
// then nothing to show.
bool FrontModel::isSamePooled(std::size_t dot, std::size_t before) const
{
    const FrontDot &one = m_scene.dots[dot], &other = m_scene.dots[before];
    return m_scene.side == FrontSide::Everybody && one.cost == other.cost && one.value == other.value;
}

// One row for those that cannot be told apart, unless the user asked for another of them.
bool FrontModel::isWorthARow(std::size_t dot) const
{
    return m_apart.size() < kFewest || contains(m_apart, m_scene.dots[dot].policy);
}

std::size_t FrontModel::hiddenOnFront() const
{
    std::size_t hidden = 0;
    for (std::size_t dot = 0; dot < m_scene.onFront; ++dot)
        hidden += rowOf(dot) ? 0 : 1;
    return hidden;
}

// As long as the rows stay in number, where the user has scrolled to stays too.
void FrontModel::refresh()
{
    std::vector<Row> rows;
    std::optional<std::size_t> before; // along the front
    for (const std::size_t dot : shownDots()) {
        rows.push_back(rowFor(dot, before));
        if (dot < m_scene.onFront)
            before = dot;
    }
    if (rows.size() == m_rows.size()) {
        m_rows = std::move(rows);
        if (!m_rows.empty())
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

std::optional<int> FrontModel::rowOf(std::size_t dot) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [dot](const Row& row) { return row.dot == dot; });
    return found == m_rows.end() ? std::nullopt : std::optional(static_cast<int>(found - m_rows.begin()));
}

bool FrontModel::hasIntervals() const
{
    return std::any_of(m_scene.dots.begin(), m_scene.dots.end(),
                       [](const FrontDot& dot) { return dot.valueRange.has_value(); });
}

int FrontModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int FrontModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString FrontModel::spent(double amount) const
{
    return spentText(m_scene, amount, m_currency);
}

bool FrontModel::shows(Column column) const
{
    const auto any = [this](auto has) {
        return std::ranges::any_of(m_record.points, [&](const auto& point) { return has(point.validation); });
    };
    switch (column) {
    case Interval:
        return hasIntervals();
    case Money:
        return m_scene.axis != core::CostAim::money();
    case Time:
        return m_scene.axis != core::CostAim::time() &&
               any([](const core::Evaluation& figures) { return figures.meanMinutes.has_value(); });
    case Blood:
        return any([](const core::Evaluation& figures) { return figures.meanMillilitres.has_value(); });
    default:
        return true;
    }
}

core::PolicyYield FrontModel::yieldOf(std::size_t place) const
{
    const FrontDot& dot = m_scene.dots[place];
    core::PolicyYield yield{.cost = dot.cost, .value = dot.value, .found = {}};
    const core::OperatingPoint* point = pointOf(m_record, dot);
    if (!point)
        return yield;
    if (const core::Evaluation* evaluation = evaluationOf(*point, m_scene.side)) {
        if (evaluation->patients() > 0)
            yield.found =
                static_cast<double>(evaluation->confusion.truePositive) / static_cast<double>(evaluation->patients());
    } else if (point->expected) {
        yield.found = point->expected->truePositive;
    }
    return yield;
}

void FrontModel::addPlace(Row& row, const FrontDot& dot) const
{
    const bool onFront = dot.kind == FrontDot::Kind::OnFront;
    row.texts[Name] = onFront ? dot.name : dotName(dot);
    row.keys[Name] = onFront ? double(dot.number) : 1e6 + dot.cost;
    row.texts[Cost] = spent(dot.cost);
    row.keys[Cost] = dot.cost;
    row.texts[Value] = figureText(dot.value);
    if (dot.value)
        row.keys[Value] = *dot.value;
    row.texts[Interval] = kNothing;
    if (dot.valueRange) {
        const int decimals = intervalDecimals(dot.valueRange->low, dot.value.value_or(0.0), dot.valueRange->high, 2, 3);
        const auto rough = [decimals](double value) { return QLocale().toString(value, 'f', decimals); };
        row.texts[Interval] = leftToRight(rough(dot.valueRange->low) + kEnDash + rough(dot.valueRange->high));
        row.keys[Interval] = dot.valueRange->low;
    }
}

void FrontModel::addStep(Row& row, std::optional<std::size_t> from) const
{
    if (!from || row.dot >= m_scene.onFront)
        return;
    const core::PolicyYield before = yieldOf(*from), after = yieldOf(row.dot);
    const core::FrontStep step = core::stepBetween(before, after);
    if (step.cost == 0.0 && step.value == 0.0) { // every fold answered both budgets with the same policy
        row.texts[CostStep] = tr("the same");
        row.keys[CostStep] = 0.0;
        row.texts[ValueStep] = row.texts[CostPerCase] = kNothing;
        return;
    }
    row.texts[CostStep] = signedText(step.cost, spent(std::abs(step.cost)));
    row.keys[CostStep] = step.cost;
    row.texts[ValueStep] = step.value ? signedText(*step.value, QLocale().toString(std::abs(*step.value), 'f',
                                                                                   decimalsApart(*step.value, 0.0, 3)))
                                      : kNothing;
    if (step.value)
        row.keys[ValueStep] = *step.value;
    if (!before.found || !after.found) {
        row.texts[CostPerCase] = kNothing;
    } else if (!step.costPerCase) {
        row.texts[CostPerCase] = *after.found <= *before.found ? tr("no extra case")
                                 : m_scene.axis.countsMoney()  ? tr("costs less here")
                                                               : tr("is faster here");
    } else {
        const double rounded = std::round(*step.costPerCase);
        row.texts[CostPerCase] =
            m_scene.axis.countsMoney() ? money(core::Cost(rounded), m_currency) : minutesText(core::Minutes(rounded));
        row.keys[CostPerCase] = *step.costPerCase;
    }
}

void FrontModel::addOtherCosts(Row& row, const core::OperatingPoint* point) const
{
    const std::optional<PointFigures> figures = point ? figuresOf(*point, m_scene.side, m_optimum) : std::nullopt;
    const auto add = [&row](Column column, std::optional<double> value, auto&& words) {
        row.texts[column] = value ? words(*value) : kNothing;
        if (value)
            row.keys[column] = *value;
    };
    const auto valueOf = [](const std::optional<core::MetricEstimate>& estimate) {
        return estimate ? estimate->value : std::nullopt;
    };
    add(Money, figures ? figures->cost.value : std::nullopt,
        [this](double amount) { return money(core::Cost(amount), m_currency, QLocale(), MoneyStyle::Exact); });
    add(Time, figures ? valueOf(figures->minutes) : std::nullopt,
        [](double amount) { return meanMinutesText(amount); });
    add(Blood, figures ? valueOf(figures->millilitres) : std::nullopt,
        [](double amount) { return meanMillilitresText(amount); });
}

void FrontModel::addShares(Row& row, const core::OperatingPoint* point) const
{
    const std::optional<PointFigures> figures = point ? figuresOf(*point, m_scene.side, m_optimum) : std::nullopt;
    for (const int column : {Found, FalseAlarms}) {
        if (!figures || !figures->shares) {
            row.texts[static_cast<std::size_t>(column)] = kNothing;
            continue;
        }
        const int share = column == Found ? figures->shares->found : figures->shares->falseAlarms;
        row.texts[static_cast<std::size_t>(column)] = countText(static_cast<std::uint64_t>(share));
        row.keys[static_cast<std::size_t>(column)] = double(share);
    }
}

// By the paired difference on test patients; that two intervals overlap would say nothing.
bool FrontModel::isSameAsChosen(std::size_t dot) const
{
    if (!m_marks.chosen || dot == *m_marks.chosen || m_scene.side != FrontSide::Test ||
        !m_scene.dots[*m_marks.chosen].isPolicy() || !m_scene.dots[dot].isPolicy())
        return false;
    const auto known = m_same.find(dot);
    if (known != m_same.end())
        return known->second;
    const auto paired =
        core::pairedOnTest(*pointOf(m_record, m_scene.dots[dot]), *pointOf(m_record, m_scene.dots[*m_marks.chosen]));
    const core::MetricEstimate* difference = paired ? differenceIn(*paired, m_scene.measure) : nullptr;
    const bool same = difference && !core::isDistinguishable(*difference).value_or(true);
    m_same.emplace(dot, same);
    return same;
}

QString FrontModel::bestWithinText()
{
    return tr("best within budget");
}

// It was chosen by what it costs validation patients; on others it may cost more than the budget.
QString FrontModel::bestWithinNote(const FrontDot& dot) const
{
    const core::OperatingPoint* point = pointOf(m_record, dot);
    if (m_scene.side == FrontSide::Validation || !point)
        return bestWithinText();
    return tr("best within budget: %1 on validation")
        .arg(spent(point->validation.meanBurden(m_scene.axis).value_or(0.0)));
}

void FrontModel::addNote(Row& row) const
{
    QString note;
    if (row.dot == m_marks.bestWithin)
        note = bestWithinNote(m_scene.dots[row.dot]);
    else if (isSameAsChosen(row.dot))
        note = tr("≈ policy %1").arg(m_scene.dots[*m_marks.chosen].name);
    row.texts[Note] = note;
    row.keys[Note] = note;
}

FrontModel::Row FrontModel::rowFor(std::size_t dot, std::optional<std::size_t> before) const
{
    Row row;
    row.dot = dot;
    const auto pin = std::find(m_marks.pinned.begin(), m_marks.pinned.end(), dot);
    row.pin = pin == m_marks.pinned.end() ? 0 : static_cast<int>(pin - m_marks.pinned.begin()) + 1;
    addPlace(row, m_scene.dots[dot]);
    addStep(row, before);
    addShares(row, pointOf(m_record, m_scene.dots[dot]));
    addOtherCosts(row, pointOf(m_record, m_scene.dots[dot]));
    addNote(row);
    return row;
}

QString FrontModel::sameAsChosen() const
{
    if (!m_marks.chosen)
        return {};
    std::vector<std::size_t> same;
    for (std::size_t dot = 0; dot < m_scene.onFront; ++dot)
        if (isSameAsChosen(dot))
            same.push_back(dot);
    const FrontDot& chosen = m_scene.dots[*m_marks.chosen];
    const core::OperatingPoint* point = pointOf(m_record, chosen);
    const core::Evaluation* evaluation = point ? evaluationOf(*point, m_scene.side) : nullptr;
    if (same.empty() || !evaluation)
        return {};
    return tr("%1 cannot be told apart from %2 with %3 patients")
        .arg(runsText(m_scene, same), chosen.name, countText(evaluation->patients()));
}

QVariant FrontModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const auto column = static_cast<std::size_t>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return row.texts[column];
    case Qt::AccessibleTextRole: {
        if (column != Name)
            return row.texts[column];
        const QString name = dotName(m_scene.dots[row.dot]);
        return row.pin > 0 ? tr("%1, pinned as %2").arg(name, QString::number(row.pin)) : name;
    }
    case Qt::TextAlignmentRole:
        return int((column == Note ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case Qt::ToolTipRole: // where it is too narrow for the note
        return column == Note ? QVariant(row.texts[column]) : QVariant();
    case SortRole:
        return row.keys[column];
    case PinRole:
        return row.pin;
    default:
        return {};
    }
}

QVariant FrontModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == Note ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole) {
        switch (section) {
        case Interval:
            return tr("Where the figure lies in 95 of 100 samples of patients like these");
        case CostStep:
        case ValueStep:
            return tr("Against the policy in the row before it, by rising cost");
        case Found:
            return tr("Of 1,000 patients like these: cases found");
        case FalseAlarms:
            return tr("Of 1,000 patients like these: called cases without being any");
        case CostPerCase:
            return m_scene.axis.countsMoney()
                       ? tr("What all patients together pay more than with the policy before it, for each further "
                            "case that is found")
                       : tr("How much longer all patients together wait than with the policy before it, for each "
                            "further case that is found");
        case Time:
            return tr("From the first order to the last result, on average");
        case Blood:
            return tr("Drawn from a patient on average");
        case Note:
            return tr("≈: compared patient by patient, the 95 % interval of the difference includes zero, so these "
                      "test patients cannot tell the two apart");
        default:
            return {};
        }
    }
    if (role != Qt::DisplayRole)
        return {};
    const QString measure = frontMeasureText(m_scene.measure);
    switch (section) {
    case Name:
        return tr("Policy");
    case Cost:
        return spentName(m_scene.axis);
    case Value:
        return measure;
    case Interval:
        return tr("95 %\ninterval");
    case CostStep:
        return m_scene.axis.countsMoney() ? tr("Δ cost") : tr("Δ time");
    case ValueStep:
        return tr("Δ %1").arg(measure);
    case Found:
        return tr("Found\nper 1,000");
    case FalseAlarms:
        return tr("False alarms\nper 1,000");
    case CostPerCase:
        return m_scene.axis.countsMoney() ? tr("Cost per\nextra case") : tr("Time per\nextra case");
    case Money:
        return tr("Mean\ncost");
    case Time:
        return tr("Mean\ntime");
    case Blood:
        return tr("Mean\nblood");
    case Note:
        return tr("Note");
    default:
        return {};
    }
}

} // namespace ui
