// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/labels.h"
#include "ui/compare/judged_tabs.h"
#include "ui/figures/comparison/compare_charts.h"
#include "ui/figures/comparison/compare_figures.h"
#include "ui/figures/figure_view.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QScrollArea>

namespace ui {
namespace {

struct ConfusionWords {
    Q_DECLARE_TR_FUNCTIONS(ConfusionTab)
};

// The fourfold tables as they are drawn into files too.
class ConfusionTab final : public JudgedTab {
public:
    ConfusionTab(JudgePtr judge, QWidget* parent)
        : JudgedTab(std::move(judge), parent),
          m_view(new FigureView(ConfusionWords::tr("Diagnoses against the truth"))),
          m_caption(makeCaption())
    {
        QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
        policy.setHeightForWidth(true);
        m_view->setSizePolicy(policy);
        m_view->setContentsMargins(16, 16, 16, 16);
        m_view->setProperty("page", true);
        auto* area = new QScrollArea;
        area->setWidget(m_view);
        area->setWidgetResizable(true);
        area->setFocusPolicy(Qt::NoFocus);
        auto* column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(0);
        column->addWidget(area, 1);
        column->addWidget(makeHorizontalRule());
        column->addWidget(m_caption);
    }

    QString title() const override { return ConfusionWords::tr("Confusion"); }
    std::vector<FigurePtr> figures() const override
    {
        return m_view->figure() ? std::vector{m_view->figure()} : std::vector<FigurePtr>();
    }

private:
    void showFigures(const Comparison& comparison, ModelJudge& judge) override
    {
        m_view->setFigure(confusionFigure(comparison, judge));
        m_caption->setText(comparisonCaption(comparison, bootstrapMethod(comparison)));
    }
    void themeChanged() override { m_view->setTheme(theme()); }

    FigureView* m_view;
    QLabel* m_caption;
};

} // namespace

JudgedTab* makeConfusionTab(JudgedTab::JudgePtr judge, QWidget* parent)
{
    return new ConfusionTab(std::move(judge), parent);
}

} // namespace ui
