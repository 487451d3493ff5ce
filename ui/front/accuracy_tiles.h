// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/charts/point_counts.h"

#include <QWidget>

#include <array>

class QDoubleSpinBox;
class QLabel;
class QPushButton;

namespace ui {

// Sensitivity, specificity and positive predictive value, each with its interval. The last can be looked at for
// another share of ill patients than these have; everything else is of these patients.
class AccuracyTiles : public QWidget {
    Q_OBJECT

public:
    explicit AccuracyTiles(QWidget* parent = nullptr);

    void setFigures(const PointFigures& figures); // a prevalence the user chose stays
    std::optional<double> prevalence() const;     // the one that is shown

private:
    struct Tile {
        QLabel* name = nullptr;
        QLabel* value = nullptr;
        QLabel* interval = nullptr;
    };
    enum Which { Sensitivity, Specificity, Predictive, Tiles };

    void buildLayout();
    void connectInputs();
    QWidget* makeTile(Which which);
    void show(Which which, const QString& name, const core::MetricEstimate& figure);
    void showPredictiveValue();

    PointFigures m_figures;
    std::optional<double> m_chosen; // unset: as in these patients
    std::array<Tile, Tiles> m_tiles{};
    QDoubleSpinBox* m_prevalence;
    QPushButton* m_reset;
    QLabel* m_note;
};

} // namespace ui
