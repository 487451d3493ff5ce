#pragma once

#include "core/base/fingerprint.h"
#include "core/plan/run_record.h"

#include <QAbstractTableModel>
#include <QString>

#include <optional>
#include <vector>

namespace ui {

// The training runs of a project, newest first.
class RunModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Number, Status, Lambda, Worth, F1, MeanCost, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    // `patients`: what the study's patients are now; runs that learned from others say so.
    void setRuns(std::vector<core::RunRecord> runs, const QString& currency,
                 const std::optional<core::Fingerprint>& patients);
    // Of the run that trains now; -1: none does.
    void setRunningShare(double share);

    const core::RunRecord* runAt(int row) const; // null outside
    int rowOf(core::RunId run) const;            // -1: not there
    bool isOfEarlierData(const core::RunRecord& run) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const core::RunRecord& run, int column) const;
    QString tip(const core::RunRecord& run) const;

    std::vector<core::RunRecord> m_runs;
    QString m_currency;
    std::optional<core::Fingerprint> m_patients;
    double m_runningShare = -1.0;
};

} // namespace ui
