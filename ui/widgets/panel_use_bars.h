#pragma once

#include "ui/theme/theme.h"

#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

class QPainter;

namespace ui {

struct PanelUse {
    QString panel;
    double share = 0.0;                // of patients for whom it is ordered
    std::optional<double> before = {}; // likewise, when the run began
    bool operator==(const PanelUse&) const = default;
};

// Draws the bars into a rectangle, on screen and in files alike.
void paintPanelUse(QPainter& painter, const QRect& area, const std::vector<PanelUse>& use, const Theme& theme,
                   Qt::LayoutDirection direction);

// How often each panel is ordered: one bar each, in the order of the study. A line marks how it was in the beginning.
class PanelUseBars : public QWidget {
    Q_OBJECT

public:
    explicit PanelUseBars(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setUse(std::vector<PanelUse> use);
    const std::vector<PanelUse>& use() const { return m_use; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Theme m_theme = lightTheme();
    std::vector<PanelUse> m_use;
};

} // namespace ui
