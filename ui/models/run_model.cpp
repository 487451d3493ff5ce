#include "ui/models/run_model.h"

#include "ui/text/number_text.h"
#include "ui/text/training_text.h"
#include "ui/theme/icons.h"

#include <QDateTime>
#include <QIcon>

#include <algorithm>

namespace ui {
namespace {

const QString kNoFigure = QStringLiteral("–");

Icon iconOf(core::RunStatus status)
{
    switch (status) {
    case core::RunStatus::Running:
        return Icon::Clock;
    case core::RunStatus::Finished:
        return Icon::Check;
    case core::RunStatus::Cancelled:
        return Icon::Minus;
    case core::RunStatus::Failed:
        return Icon::Error;
    case core::RunStatus::Interrupted:
        return Icon::Warning;
    }
    Q_UNREACHABLE();
}

} // namespace

void RunModel::setRuns(std::vector<core::RunRecord> runs, const QString& currency,
                       const std::optional<core::Fingerprint>& patients)
{
    beginResetModel();
    m_runs = std::move(runs);
    std::sort(m_runs.begin(), m_runs.end(), [](const auto& a, const auto& b) { return a.id > b.id; });
    m_currency = currency;
    m_patients = patients;
    endResetModel();
}

void RunModel::setRunningShare(double share)
{
    if (share == m_runningShare)
        return;
    m_runningShare = share;
    if (!m_runs.empty())
        Q_EMIT dataChanged(index(0, Status), index(rowCount() - 1, Status), {Qt::DisplayRole});
}

const core::RunRecord* RunModel::runAt(int row) const
{
    return row >= 0 && row < rowCount() ? &m_runs[static_cast<std::size_t>(row)] : nullptr;
}

int RunModel::rowOf(core::RunId run) const
{
    const auto found = std::find_if(m_runs.begin(), m_runs.end(), [run](const auto& one) { return one.id == run; });
    return found == m_runs.end() ? -1 : static_cast<int>(found - m_runs.begin());
}

bool RunModel::isOfEarlierData(const core::RunRecord& run) const
{
    return m_patients && run.start.origin.empty() && run.start.cohort != *m_patients;
}

int RunModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_runs.size());
}

int RunModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString RunModel::text(const core::RunRecord& run, int column) const
{
    const core::RewardShape& shape = run.start.plan.shape;
    const std::optional<core::Evaluation> test = run.summary ? run.summary->test : std::nullopt;
    switch (column) {
    case Number:
        return QString::number(run.id.value);
    case Status: {
        const QString status = runStatusText(run.status);
        if (run.status == core::RunStatus::Running && m_runningShare >= 0.0)
            return tr("%1, %2").arg(status, shareText(m_runningShare, QLocale(), 0));
        return isOfEarlierData(run) ? tr("%1 · earlier data").arg(status) : status;
    }
    case Lambda:
        return numberText(shape.lambda);
    case Worth:
        return shape.rho < 0.0 ? money(core::Cost(-1.0 / shape.rho), m_currency) : tr("any price");
    case F1:
        return test && test->f1.value ? figureText(test->f1.value) : kNoFigure;
    case MeanCost:
        return test && test->meanCost.value
                   ? money(core::Cost(*test->meanCost.value), m_currency, QLocale(), MoneyStyle::Exact)
                   : kNoFigure;
    }
    return {};
}

QString RunModel::tip(const core::RunRecord& run) const
{
    QStringList lines{tr("%1, seed %2, %3 patients")
                          .arg(methodText(run.start.plan.method), QString::number(run.start.plan.seed.value),
                               countText(run.start.patients))};
    lines
        << tr("Started %1").arg(QLocale().toString(QDateTime::fromSecsSinceEpoch(run.startedAt), QLocale::ShortFormat));
    if (isOfEarlierData(run))
        lines << tr("The data or panels have changed since.");
    if (run.summary)
        for (const core::TrainingNotice notice : run.summary->notices)
            lines << noticeText(notice);
    return lines.join(QLatin1Char('\n'));
}

QVariant RunModel::data(const QModelIndex& index, int role) const
{
    const core::RunRecord* run = runAt(index.row());
    if (!run)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return text(*run, index.column());
    case Qt::DecorationRole:
        if (index.column() == Status)
            return lineIcon(iconOf(run->status));
        return {};
    case Qt::ToolTipRole:
        return tip(*run);
    case Qt::TextAlignmentRole:
        return int((index.column() == Status ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant RunModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == Status ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole) {
        switch (section) {
        case Lambda:
            return tr("A missed case weighs as much as this many false alarms");
        case Worth:
            return tr("What one correct negative is worth in testing");
        case F1:
        case MeanCost:
            return tr("On test patients, seen once at the end");
        default:
            return {};
        }
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Number:
        return tr("#");
    case Status:
        return tr("State");
    case Lambda:
        return tr("λ");
    case Worth:
        return tr("Worth");
    case F1:
        return tr("F1");
    case MeanCost:
        return tr("Cost");
    default:
        return {};
    }
}

} // namespace ui
