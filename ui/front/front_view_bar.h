// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/charts/front_scene.h"

#include <QWidget>

#include <array>
#include <optional>
#include <vector>

class QAction;
class QComboBox;
class QPushButton;

namespace ui {

class SegmentedControl;

// How a front is looked at: by which measure, on whose figures, with what beside it, and at which prices.
class FrontViewBar : public QWidget {
    Q_OBJECT

public:
    explicit FrontViewBar(QWidget* parent = nullptr);

    void setMeasure(FrontMeasure measure);                                       // without a signal, as all of these
    void setAxes(const std::vector<core::CostAim>& axes, core::CostAim current); // shown where there are several
    void setSides(const std::vector<FrontSide>& sides, FrontSide current);
    void setShow(const FrontShow& show, const FrontShow& possible);
    void setPricesOpen(bool open);
    void setPricesPossible(const QString& whyNot); // empty: they can be changed
    void setExportable(bool exportable);
    QSize oneLine() const; // the room that it needs side by side

Q_SIGNALS:
    void measureChosen(ui::FrontMeasure measure);
    void axisChosen(core::CostAim axis);
    void sideChosen(ui::FrontSide side);
    void showChanged(const ui::FrontShow& show);
    void pricesWanted(bool open);
    void exportRequested();

private:
    void buildLayout();
    void buildMenu();
    void connectInputs();
    FrontShow checkedShow() const;

    QComboBox* m_measure;
    SegmentedControl* m_side;
    SegmentedControl* m_axis;
    std::vector<core::CostAim> m_axes; // as offered
    QPushButton* m_showButton;
    std::array<QAction*, 5> m_show{};
    QPushButton* m_prices;
    QPushButton* m_export;
};

} // namespace ui
