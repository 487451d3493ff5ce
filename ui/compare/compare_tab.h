// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"
#include "ui/figures/comparison/comparison.h"
#include "ui/figures/figure.h"

#include <QWidget>

#include <vector>

namespace ui {

// One tab of the compare page. It draws when it is in sight: a threshold that is dragged must reach the eye within
// 100 ms, whatever is ticked.
class CompareTab : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;
    virtual QString title() const = 0;
    virtual void setTheme(const Theme& theme) = 0;
    // Null: nothing is ticked. Comes again with every move of the threshold.
    virtual void setComparison(const ComparisonPtr& comparison) = 0;
    // What of it belongs into a report, with its caption; the same pictures as on the screen.
    virtual std::vector<FigurePtr> figures() const { return {}; }

Q_SIGNALS:
    void redundancyWanted(); // it takes seconds, so only when the tab is shown; comes with the next comparison
    void recordingWanted(const core::ModelRef& policy); // likewise, once somebody makes the assumption
};

} // namespace ui
