// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/step.h"
#include "ui/common/theme/theme.h"

#include <QListView>

#include <optional>

namespace ui {

// The list of steps at the left of the window, each with a tick that says how far it is.
class StepRail : public QListView {
    Q_OBJECT

public:
    explicit StepRail(QWidget* parent = nullptr);
    ~StepRail() override;

    void setTheme(const Theme& theme);
    void setSteps(const StepInfos& steps);
    void setCurrent(std::optional<Step> step); // without a signal; none while the start page is shown
    QSize sizeHint() const override;

Q_SIGNALS:
    void stepChosen(ui::Step step);

protected:
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;

private:
    class Model;
    class Delegate;
    Model* m_model;
    Delegate* m_delegate;
    bool m_quiet = false; // the selection is being set by the program
};

} // namespace ui
