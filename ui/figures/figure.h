// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strong_types.h"
#include "core/explain/story/policy_ref.h"
#include "core/rl/reward_shape.h"
#include "ui/common/text/data_table.h"
#include "ui/common/theme/theme.h"

#include <QEvent>
#include <QPainterPath>
#include <QSizeF>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

class QPainter;
class QWidget;

namespace ui {

// The data behind a figure.
using FigureTable = DataTable;

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
    QString name = {}; // of the policy, as it is called everywhere: "P1-8"
    std::optional<core::RewardShape> shape = {};
    std::optional<core::Seed> seed = {};
    // What else it takes to make the figure again.
    std::optional<core::FrontId> front = {};    // that is shown as a whole
    QString side = {};                          // whose figures, by the word of the command line; empty: the usual ones
    QString metric = {};                        // along the upright axis, likewise
    std::optional<std::size_t> patientRow = {}; // of the table, from 1
    bool operator==(const FigureOrigin&) const = default;
};

// What a figure is called, says and comes from.
struct FigureFacts {
    QString name; // for files: "front", "training-f1"
    FigureText text = {};
    FigureOrigin origin = {};
};

// Something in a figure that can be pointed at.
struct FigurePart {
    QPainterPath outline; // in the figure's pixels
    QString words;        // one sentence, read aloud
    QString tip;
    double size = 0.0;       // where several lie on each other, the smallest is on top
    bool canBeChosen = true; // else it only has a tip
};

// How large a figure wants to be on the screen, in pixels.
struct FigureSize {
    QSizeF usual, least;
};

// A picture of results that can be drawn at any size on anything: a snapshot of values, not of a widget. The plots on
// screen draw through the same code.
class Figure {
public:
    explicit Figure(FigureFacts facts) : m_facts(std::move(facts)) {}
    virtual ~Figure() = default;

    const QString& name() const { return m_facts.name; }
    const FigureText& text() const { return m_facts.text; }
    const FigureOrigin& origin() const { return m_facts.origin; }
    virtual FigureTable table() const = 0;
    // Into the rectangle from (0, 0), in pixels of 1/96 inch. Vectors stay vectors. Title and caption stand around it
    // on the page (figure_page.h), so both are empty here.
    virtual void paint(QPainter& painter, const QSizeF& size, const FigureText& text, const Theme& theme) const = 0;

    // On the screen, where a FigureView shows it.
    virtual FigureSize sizeOnScreen(const Theme& theme) const;
    virtual std::optional<double> heightFor(double width, const Theme& theme) const; // unset: any will do
    // For who cannot see it, and for who points at it: one line each, unless it is said otherwise.
    virtual QStringList lines() const { return {}; }
    virtual QString words() const { return lines().join(QStringLiteral("; ")); }
    QString tip() const { return lines().join(QLatin1Char('\n')); }
    // Parts with tips. Those that can be chosen are marked by the mouse and the keys and chosen by a click; `key` leads
    // from one of them to the next.
    virtual std::vector<FigurePart> parts(const QSizeF& size, const Theme& theme) const;
    virtual std::optional<std::size_t> nextPart(std::size_t part, Qt::Key key) const;
    virtual void paintMarked(QPainter& painter, const QSizeF& size, const Theme& theme, std::size_t part) const;

private:
    FigureFacts m_facts;
};
using FigurePtr = std::shared_ptr<const Figure>;

enum class FigureRequest { Copy, Export, SaveData, ShowTable, CopyCommand };

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

// Gives a plot its context menu (also by the menu key) and Ctrl+C: copy, export, data as CSV, show as table, and copy
// as command where one makes the figure. `figure` makes the snapshot when it is wanted; null: there is nothing to show
// yet.
void addFigureMenu(QWidget& plot, std::function<FigurePtr()> figure);
void requestFigure(QWidget& plot, FigurePtr figure, FigureRequest request);

// What the menus of a window do about figures: with the plot that has the keyboard, or else with the largest in sight.
// False: there is none.
bool requestFromMenu(const QWidget& window, FigureRequest request);

} // namespace ui
