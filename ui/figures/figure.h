// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strong_types.h"
#include "core/explain/story/policy_ref.h"
#include "core/rl/reward_shape.h"
#include "ui/common/theme/theme.h"

#include <QEvent>
#include <QSizeF>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QPainter;
class QWidget;

namespace ui {

// The data behind a figure. Numbers are written with a decimal point, whatever the language.
struct FigureTable {
    QStringList columns;
    std::vector<QStringList> rows;
    bool operator==(const FigureTable&) const = default;
};

// What is written in and around a figure; the user may change it before it is exported.
struct FigureText {
    QString title, xLabel, yLabel;
    QString caption; // split, patients, interval method, price year, seed
    bool legend = true;
    bool operator==(const FigureText&) const = default;
};

// Where a figure comes from, as far as the page knows. The program adds the project when it is written to a file.
struct FigureOrigin {
    std::optional<core::PolicyRef> policy = {};
    std::optional<core::RewardShape> shape = {};
    std::optional<core::Seed> seed = {};
    bool operator==(const FigureOrigin&) const = default;
};

// A picture of results that can be drawn at any size on anything: a snapshot of values, not of a widget. The plots on
// screen draw through the same code.
class Figure {
public:
    virtual ~Figure() = default;
    virtual QString name() const = 0; // for files: "front", "training-f1"
    virtual FigureText text() const = 0;
    virtual FigureTable table() const = 0;
    virtual FigureOrigin origin() const { return {}; }
    // Into the rectangle from (0, 0), in pixels of 1/96 inch. Vectors stay vectors. Title and caption stand around it
    // on the page (figure_page.h), so both are empty here.
    virtual void paint(QPainter& painter, const QSizeF& size, const FigureText& text, const Theme& theme) const = 0;
};
using FigurePtr = std::shared_ptr<const Figure>;

enum class FigureRequest { Copy, Export, SaveData, ShowTable };

// What the user wants of a figure, sent to the window it is in.
class FigureEvent : public QEvent {
public:
    FigureEvent(FigurePtr figure, FigureRequest request);
    static QEvent::Type eventType();
    const FigurePtr& figure() const { return m_figure; }
    FigureRequest request() const { return m_request; }

private:
    FigurePtr m_figure;
    FigureRequest m_request;
};

// Gives a plot its context menu (also by the menu key) and Ctrl+C: copy, export, data as CSV, show as table. `figure`
// makes the snapshot when it is wanted; null: there is nothing to show yet.
void addFigureMenu(QWidget& plot, std::function<FigurePtr()> figure);
void requestFigure(QWidget& plot, FigurePtr figure, FigureRequest request);

// What the menus of a window do about figures: with the plot that has the keyboard, or else with the largest in sight.
// False: there is none.
bool requestFromMenu(const QWidget& window, FigureRequest request);

} // namespace ui
