// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/queue_model.h"

#include "ui/common/text/front_text.h"
#include "ui/common/text/glossary.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/training_text.h"
#include "ui/train/queue_text.h"

namespace ui {

void QueueModel::setRows(std::vector<QueueRow> rows, const QString& currency, core::FrontMetric metric)
{
    m_currency = currency;
    m_metric = metric;
    const auto had = rowCount();
    const auto has = static_cast<int>(rows.size());
    // Rows come at the end and go seldom, so a selection and a scroll place stay where they are.
    if (has > had)
        beginInsertRows({}, had, has - 1);
    else if (has < had)
        beginRemoveRows({}, has, had - 1);
    m_rows = std::move(rows);
    if (has > had)
        endInsertRows();
    else if (has < had)
        endRemoveRows();
    if (has > 0)
        Q_EMIT dataChanged(index(0, 0), index(has - 1, ColumnCount - 1));
}

const QueueRow* QueueModel::rowAt(int row) const
{
    return row >= 0 && row < rowCount() ? &m_rows[static_cast<std::size_t>(row)] : nullptr;
}

int QueueModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int QueueModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString QueueModel::resultText(const QueueRow& row) const
{
    switch (row.state) {
    case QueueState::Waiting:
        return row.seconds ? beginsInText(*row.seconds) : QString();
    case QueueState::Preparing:
    case QueueState::Stopping:
        return {};
    case QueueState::Running:
    case QueueState::Paused: {
        const QString share = shareText(row.share, QLocale(), 0);
        return row.seconds ? tr("%1, %2 left").arg(share, shortTime(*row.seconds)) : share;
    }
    default:
        break;
    }
    if (row.isSearch())
        return row.found > 0 ? tr("%n policies", nullptr, pluralCount(row.found)) : QString();
    if (!row.value && !row.cost)
        return {};
    return tr("%1 at %2")
        .arg(row.value ? QLocale().toString(*row.value, 'f', 2) : tr("undefined"),
             row.cost ? money(core::Cost(*row.cost), m_currency, QLocale(), MoneyStyle::Exact) : tr("undefined"));
}

QString QueueModel::text(const QueueRow& row, int column) const
{
    switch (column) {
    case Number:
        return row.number;
    case Lambda:
        return row.shape ? numberText(row.shape->lambda, QLocale(), 3) : tr("all");
    case Rho:
        return row.shape ? rhoText(row.shape->rho) : tr("all");
    case State: {
        const QString state = row.isSearch()
                                  ? tr("%1: %2").arg(frontMethodText(row.search.method), queueStateText(row.state))
                                  : queueStateText(row.state);
        if (row.underWay() && row.seeds > 1)
            return tr("%1, %2 of %3 seeds").arg(state, countText(row.ended), countText(row.seeds));
        return row.earlierData ? tr("%1 · earlier data").arg(state) : state;
    }
    case Result:
        return resultText(row);
    default:
        return {};
    }
}

QString QueueModel::tip(const QueueRow& row) const
{
    if (row.isSearch())
        return frontMethodExplanation(row.search.method);
    QStringList lines{tr("%1, first seed %2").arg(methodText(row.plan.method), QString::number(row.plan.seed.value)),
                      worthText(*row.shape, m_currency)};
    if (row.seeds > 1)
        lines << tr("%1 of %2 seeds have ended").arg(countText(row.ended), countText(row.seeds));
    if (row.earlierData)
        lines << tr("The data or panels have changed since.");
    return lines.join(QLatin1Char('\n'));
}

QVariant QueueModel::data(const QModelIndex& index, int role) const
{
    const QueueRow* row = rowAt(index.row());
    if (!row)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return text(*row, index.column());
    case Qt::ToolTipRole:
        return tip(*row);
    case Qt::TextAlignmentRole:
        return int((index.column() == State ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case StateRole:
        return static_cast<int>(row->state);
    case ShareRole:
        return row->share;
    default:
        return {};
    }
}

QVariant QueueModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == State ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole || role == Qt::WhatsThisRole) {
        if (section == Lambda)
            return termExplained(Term::Lambda);
        if (section == Rho)
            return termExplained(Term::Rho);
        if (section == Result)
            return tr("%1 on validation patients and what testing costs there, the mean over seeds")
                .arg(frontMetricText(m_metric));
        return {};
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Number:
        return tr("#");
    case Lambda:
        return tr("λ");
    case Rho:
        return tr("ρ");
    case State:
        return tr("State");
    case Result:
        return tr("Result or time");
    default:
        return {};
    }
}

} // namespace ui
