#include "ui/models/front_model.h"

#include "ui/models/point_figures.h"
#include "ui/text/front_text.h"
#include "ui/text/number_text.h"
#include "ui/text/training_text.h"

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

const QString kNothing = QStringLiteral("–");
constexpr QChar kEnDash(0x2013);
constexpr QChar kMinus(0x2212);

// With its sign, also where it is positive.
QString signedText(double step, const QString& magnitude)
{
    return (step < 0.0 ? QString(kMinus) : QStringLiteral("+")) + magnitude;
}

} // namespace

void FrontModel::setFront(const core::FrontRecord& record, const FrontScene& scene,
                          const std::optional<core::OptimumLines>& optimum, const QString& currency)
{
    beginResetModel();
    m_record = record;
    m_scene = scene;
    m_optimum = optimum;
    m_currency = currency;
    endResetModel();
}

void FrontModel::setAll(bool all)
{
    if (all == m_all)
        return;
    beginResetModel();
    m_all = all;
    endResetModel();
}

bool FrontModel::hasIntervals() const
{
    return std::any_of(m_scene.dots.begin(), m_scene.dots.end(),
                       [](const FrontDot& dot) { return dot.valueRange.has_value(); });
}

bool FrontModel::hasOtherValues() const
{
    return std::any_of(m_scene.dots.begin(), m_scene.dots.end(),
                       [this](const FrontDot& dot) { return otherValue(dot).has_value(); });
}

int FrontModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_all ? m_scene.dots.size() : m_scene.onFront);
}

int FrontModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

// The figure of the patients that are not shown: by whom the front was chosen, or who were kept for the end.
std::optional<double> FrontModel::otherValue(const FrontDot& dot) const
{
    const core::OperatingPoint* point = pointOf(m_record, dot);
    const FrontSide other = m_scene.side == FrontSide::Validation ? FrontSide::Test : FrontSide::Validation;
    const core::Evaluation* evaluation = point ? evaluationOf(*point, other) : nullptr;
    return evaluation ? core::metricOf(*evaluation, m_scene.metric) : std::nullopt;
}

QString FrontModel::stepText(std::size_t row, int column) const
{
    if (row == 0 || row >= m_scene.onFront)
        return {};
    const FrontDot& dot = m_scene.dots[row];
    const FrontDot& before = m_scene.dots[row - 1];
    if (column == CostStep) {
        const double step = dot.cost - before.cost;
        return signedText(step, money(core::Cost(std::abs(step)), m_currency, QLocale(), MoneyStyle::Exact));
    }
    if (!dot.value || !before.value)
        return kNothing;
    const double step = *dot.value - *before.value;
    return signedText(step, figureText(std::abs(step)));
}

QString FrontModel::perThousandText(const FrontDot& dot, int column) const
{
    const core::OperatingPoint* point = pointOf(m_record, dot);
    const std::optional<PointFigures> figures = point ? figuresOf(*point, m_scene.side, m_optimum) : std::nullopt;
    if (!figures || !figures->shares)
        return kNothing;
    const PerThousand& shares = *figures->shares;
    return countText(static_cast<std::uint64_t>(column == Found ? shares.found : shares.falseAlarms));
}

QString FrontModel::text(std::size_t row, int column) const
{
    const FrontDot& dot = m_scene.dots[row];
    switch (column) {
    case Name:
        return dot.kind == FrontDot::Kind::OnFront ? QString::number(dot.number) : dotName(dot);
    case Cost:
        return money(core::Cost(dot.cost), m_currency, QLocale(), MoneyStyle::Exact);
    case Value:
        return figureText(dot.value);
    case Interval:
        return dot.valueRange ? figureText(dot.valueRange->low) + kEnDash + figureText(dot.valueRange->high) : kNothing;
    case OtherValue: {
        const std::optional<double> other = otherValue(dot);
        return other ? figureText(other) : kNothing;
    }
    case CostStep:
    case ValueStep:
        return stepText(row, column);
    case Found:
    case FalseAlarms:
        return perThousandText(dot, column);
    }
    return {};
}

QVariant FrontModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::AccessibleTextRole:
        return index.column() == Name ? dotName(m_scene.dots[row]) : text(row, index.column());
    case Qt::TextAlignmentRole:
        return int(Qt::AlignRight | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant FrontModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    const QString metric = frontMetricText(m_scene.metric);
    const bool validation = m_scene.side == FrontSide::Validation;
    if (role == Qt::ToolTipRole) {
        switch (section) {
        case Interval:
            return tr("Where the figure lies in 95 of 100 samples of patients like these");
        case OtherValue:
            return validation
                       ? tr("On patients seen once, when the front had been chosen")
                       : tr("On the patients by whom the front was chosen; more than on test patients is optimism");
        case CostStep:
        case ValueStep:
            return tr("Against the row above");
        case Found:
            return tr("Of 1,000 patients like these: ill and found");
        case FalseAlarms:
            return tr("Of 1,000 patients like these: well and told otherwise");
        default:
            return {};
        }
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("Point");
    case Cost:
        return tr("Cost");
    case Value:
        return metric;
    case Interval:
        return tr("95 %\ninterval");
    case OtherValue:
        return validation ? tr("%1,\ntest").arg(metric) : tr("%1,\nvalidation").arg(metric);
    case CostStep:
        return tr("Δ cost");
    case ValueStep:
        return tr("Δ %1").arg(metric);
    case Found:
        return tr("Found\nper 1,000");
    case FalseAlarms:
        return tr("False alarms\nper 1,000");
    default:
        return {};
    }
}

} // namespace ui
