// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/eval/model_metrics.h"
#include "ui/figures/comparison/comparison.h"
#include "ui/figures/figure.h"

#include <vector>

class QPainter;

namespace ui {

class ModelJudge;

// One model's diagnoses against the truth.
struct ConfusionBlock {
    QString name;
    ModelStyle style;
    core::ModelMetrics figures;
};
std::vector<ConfusionBlock> confusionBlocks(const Comparison& comparison, ModelJudge& judge);

// A fourfold table for each, with counts, the same of 1,000 patients, and the rates at its edges; as many beside each
// other as fit. Reads in the painter's direction.
double confusionHeight(std::size_t blocks, double width, const Theme& theme);
void paintConfusion(QPainter& painter, const QSizeF& size, const std::vector<ConfusionBlock>& blocks,
                    const Theme& theme);

class ConfusionFigure final : public Figure {
public:
    ConfusionFigure(std::vector<ConfusionBlock> blocks, FigureText text, FigureOrigin origin);

    QString name() const override;
    FigureText text() const override { return m_text; }
    FigureTable table() const override;
    FigureOrigin origin() const override { return m_origin; }
    void paint(QPainter& painter, const QSizeF& size, const FigureText& text, const Theme& theme) const override;

private:
    std::vector<ConfusionBlock> m_blocks;
    FigureText m_text;
    FigureOrigin m_origin;
};

} // namespace ui
