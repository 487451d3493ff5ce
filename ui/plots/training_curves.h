#pragma once

#include "core/plan/training_progress.h"
#include "ui/theme/theme.h"

#include <QBoxLayout>
#include <QWidget>

#include <array>
#include <span>

namespace ui {

class PlotCard;

// What a run tells while it learns: F1 and AUROC beside the mean cost, validation solid with markers and training
// dashed. One crosshair goes through both.
class TrainingCurves : public QWidget {
    Q_OBJECT

public:
    explicit TrainingCurves(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setCurrency(const QString& currency);
    void setTraining(bool training); // why there may be nothing to draw yet
    void setPoints(std::span<const core::CurvePoint> points);
    void addPoints(std::span<const core::CurvePoint> points); // others than these curves' are passed over
    void setFollowing(bool following);
    bool isFollowing() const;
    void setDirection(QBoxLayout::Direction direction) { m_row->setDirection(direction); }

Q_SIGNALS:
    void followingChanged();

private:
    std::array<PlotCard*, 2> cards() const { return {m_quality, m_cost}; }
    void showAxes();
    void showNewest();

    QString m_currency;
    bool m_training = false;
    PlotCard* m_quality;
    PlotCard* m_cost;
    QBoxLayout* m_row;
};

} // namespace ui
