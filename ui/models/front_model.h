#pragma once

#include "ui/models/front_scene.h"

#include <QAbstractTableModel>
#include <QString>

#include <optional>

namespace ui {

// A front in figures, one row for each policy along it; the steps are against the row above. The same that the plot
// shows: dominated policies and fixed panels follow where they are wanted.
class FrontModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Name, Cost, Value, Interval, OtherValue, CostStep, ValueStep, Found, FalseAlarms, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setFront(const core::FrontRecord& record, const FrontScene& scene,
                  const std::optional<core::OptimumLines>& optimum, const QString& currency);
    void setAll(bool all); // also what is not on the front
    bool hasIntervals() const;
    bool hasOtherValues() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(std::size_t row, int column) const;
    QString stepText(std::size_t row, int column) const;
    std::optional<double> otherValue(const FrontDot& dot) const;
    QString perThousandText(const FrontDot& dot, int column) const;

    core::FrontRecord m_record;
    FrontScene m_scene;
    std::optional<core::OptimumLines> m_optimum;
    QString m_currency;
    bool m_all = false;
};

} // namespace ui
