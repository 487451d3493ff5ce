// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/labels.h"
#include "ui/compare/judged_tabs.h"
#include "ui/figures/comparison/compare_charts.h"
#include "ui/figures/comparison/compare_figures.h"
#include "ui/figures/comparison/confusion_picture.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QPainter>
#include <QScrollArea>

namespace ui {
namespace {

struct ConfusionWords {
    Q_DECLARE_TR_FUNCTIONS(ConfusionTab)
};

constexpr int kMargin = 16;

// The fourfold tables as they are drawn into files too.
class ConfusionView : public QWidget {
public:
    ConfusionView()
    {
        setFocusPolicy(Qt::TabFocus);
        setAccessibleName(ConfusionWords::tr("Diagnoses against the truth"));
        QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }
    void setTheme(const Theme& theme)
    {
        m_theme = theme;
        updateGeometry();
        update();
    }
    void setBlocks(std::vector<ConfusionBlock> blocks)
    {
        const bool resized = blocks.size() != m_blocks.size();
        m_blocks = std::move(blocks);
        QStringList lines;
        for (const ConfusionBlock& block : m_blocks) {
            const core::Confusion& counts = block.figures.confusion;
            lines << ConfusionWords::tr("%1: %2 found, %3 missed, %4 false alarms, %5 reassured")
                         .arg(block.name)
                         .arg(counts.truePositive)
                         .arg(counts.falseNegative)
                         .arg(counts.falsePositive)
                         .arg(counts.trueNegative);
        }
        setAccessibleDescription(lines.join(QStringLiteral(". ")));
        if (resized)
            updateGeometry();
        update();
    }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override
    {
        return qRound(confusionHeight(m_blocks.size(), width - 2 * kMargin, m_theme)) + 2 * kMargin;
    }
    QSize sizeHint() const override { return {m_theme.px(560), heightForWidth(m_theme.px(560))}; }
    QSize minimumSizeHint() const override { return {m_theme.px(400), m_theme.px(200)}; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setLayoutDirection(layoutDirection());
        painter.save();
        painter.translate(kMargin, kMargin);
        paintConfusion(painter, QSizeF(width() - 2 * kMargin, height() - 2 * kMargin), m_blocks, m_theme);
        painter.restore();
        if (!hasFocus())
            return;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_theme.accent, 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }

private:
    Theme m_theme = lightTheme();
    std::vector<ConfusionBlock> m_blocks;
};

class ConfusionTab final : public JudgedTab {
public:
    ConfusionTab(JudgePtr judge, QWidget* parent)
        : JudgedTab(std::move(judge), parent),
          m_view(new ConfusionView),
          m_caption(makeCaption())
    {
        addFigureMenu(*m_view, [this] { return m_shown ? confusionFigure(*m_shown) : nullptr; });
        auto* area = new QScrollArea;
        area->setWidget(m_view);
        area->setWidgetResizable(true);
        area->setFocusPolicy(Qt::NoFocus);
        m_view->setProperty("page", true);
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
        FigurePtr figure = m_shown ? confusionFigure(*m_shown) : nullptr;
        return figure ? std::vector{std::move(figure)} : std::vector<FigurePtr>();
    }

private:
    void showFigures(const Comparison& comparison, ModelJudge& judge) override
    {
        m_shown = std::make_shared<const Comparison>(comparison);
        m_view->setBlocks(confusionBlocks(comparison, judge));
        m_caption->setText(comparisonCaption(comparison, bootstrapMethod(comparison)));
    }
    void themeChanged() override { m_view->setTheme(theme()); }

    ConfusionView* m_view;
    QLabel* m_caption;
    ComparisonPtr m_shown;
};

} // namespace

JudgedTab* makeConfusionTab(JudgedTab::JudgePtr judge, QWidget* parent)
{
    return new ConfusionTab(std::move(judge), parent);
}

} // namespace ui
