// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/eval/model_metrics.h"
#include "ui/figures/comparison/comparison.h"
#include "ui/figures/figure.h"

#include <vector>

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
class ConfusionFigure final : public Figure {
public:
    ConfusionFigure(std::vector<ConfusionBlock> blocks, FigureText text, FigureOrigin origin);

    FigureTable table() const override;
    void paint(QPainter& painter, const QSizeF& size, const FigureText& text, const Theme& theme) const override;
    FigureSize sizeOnScreen(const Theme& theme) const override;
    std::optional<double> heightFor(double width, const Theme& theme) const override;
    QString words() const override;

private:
    std::vector<ConfusionBlock> m_blocks;
};

} // namespace ui
