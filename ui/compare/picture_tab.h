// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/text/glossary.h"
#include "ui/compare/compare_tab.h"

#include <QHBoxLayout>

#include <cstddef>
#include <optional>

class QComboBox;
class QLabel;
class QStackedLayout;

namespace ui {

class FigureView;

// A tab that shows one picture under a line that says how to read it, with inputs beside the line and the caption
// below.
class PictureTab : public CompareTab {
    Q_OBJECT

public:
    PictureTab(QWidget* parent, Term term); // what it is about

    void setTheme(const Theme& theme) override;
    void setComparison(const ComparisonPtr& comparison) override;
    std::vector<FigurePtr> figures() const override;

protected:
    void showEvent(QShowEvent* event) override;

    virtual FigurePtr makeFigure(const Comparison& comparison) const = 0;
    virtual QString reading() const = 0;                                           // how to read it, a sentence or two
    virtual QString nothing(const Comparison& comparison) const;                   // why there is no picture
    virtual void showInputs(const Comparison& comparison) { Q_UNUSED(comparison) } // before it is drawn

    const ComparisonPtr& comparison() const { return m_comparison; }
    QHBoxLayout& inputs() { return *m_inputs; }
    void draw(); // again: an input has changed

    // For tabs about one model: which of the ticked ones. Kept as long as it is ticked.
    void addModelInput();
    std::size_t shownModel() const;

private:
    void buildLayout();
    void fillModels(const Comparison& comparison);

    ComparisonPtr m_comparison;
    bool m_stale = false; // not drawn since it changed
    std::optional<core::ModelRef> m_chosen;
    QHBoxLayout* m_inputs;
    QComboBox* m_models = nullptr;
    QLabel* m_reading;
    QLabel* m_nothing;
    QLabel* m_caption;
    FigureView* m_view;
    QStackedLayout* m_pages;
};

} // namespace ui
