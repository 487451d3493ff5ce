// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/arguments.h"
#include "core/base/result.h"
#include "core/front/front_record.h"
#include "core/front/optimum_line.h"
#include "core/model/test_catalog.h"
#include "core/plan/run_record.h"
#include "ui/report/report_source.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QPointF>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace app::cli {

// What is to be drawn, in values that need no window.
struct FigureOrder {
    enum class Subject { Front, Outcomes, PanelUse, Sequences, Curves, Benchmark };
    Subject subject = Subject::Front;
    QString ending; // pdf, svg or png; csv: the table behind the figure
    FigureOptions options;
    struct Project {
        QString identity, file, currency, outcome;
        QStringList panels;
    };
    Project project;
    core::FrontRecord front;           // of all but curves
    std::optional<std::size_t> policy; // among its points
    std::optional<core::OptimumLines> optimum;
    core::TestCatalog prices; // empty: no longer those of this front
    core::RunRecord run;      // of curves
    std::vector<core::CurvePoint> points;
    // How good methods are with so many tests.
    struct Benchmark {
        struct Curve {
            QString label;
            int style = 0; // the same for a method in all plots
            std::vector<QPointF> points = {};
            std::vector<double> lowest = {}, highest = {}; // over the seeds, at every point
        };
        QString name, title, metric, caption;
        std::vector<Curve> curves;
    };
    Benchmark benchmark;
};

// A report as a file.
struct WrittenReport {
    QByteArray bytes;
    int pages = 0; // of a PDF
    QStringList sections, openItems;
};

enum class FigureProblem { NothingToDraw, TooLarge };

// The library that can draw, seen from the command line.
class FigureDrawing {
public:
    virtual ~FigureDrawing() = default;
    virtual std::unique_ptr<QCoreApplication> makeApplication() const = 0; // one that can draw, without a display
    virtual core::Result<QByteArray, FigureProblem> draw(const FigureOrder& order) const = 0; // a whole file
    virtual WrittenReport writeReport(const ui::ReportSourcePtr& source, const ui::ReportRequest& request) const = 0;
};

using FigureDrawingFactory = const FigureDrawing& (*)();
inline constexpr const char* kFigureDrawingSymbol = "panelwiseFigureDrawing";

} // namespace app::cli
