// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"
#include "ui/figures/figure.h"
#include "ui/figures/story/story_rows.h"
#include "ui/figures/story/track_scene.h"

#include <QWidget>

namespace ui {

// How the probability of disease moved from order to order, and where the next one may take it. `origin` is said in
// files that are made of it.
class TrackPlot : public QWidget {
    Q_OBJECT

public:
    explicit TrackPlot(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setScene(const TrackScene& scene);
    void setOrigin(FigureOrigin origin, const QString& caption);
    const TrackScene& scene() const { return m_scene; }
    FigurePtr figure() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Theme m_theme = lightTheme();
    TrackScene m_scene;
    FigureOrigin m_origin;
    QString m_caption;
};

// The same without a window; null where nothing is known.
FigurePtr trackFigure(TrackScene scene, FigureOrigin origin, QString caption);

// Which values moved the probability, and by how much.
class DriverBars : public QWidget {
    Q_OBJECT

public:
    explicit DriverBars(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setDrivers(std::vector<DriverRow> drivers, const QString& title);
    void setOrigin(FigureOrigin origin, const QString& caption);
    const std::vector<DriverRow>& drivers() const { return m_drivers; }
    FigurePtr figure() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Theme m_theme = lightTheme();
    std::vector<DriverRow> m_drivers;
    QString m_title;
    FigureOrigin m_origin;
    QString m_caption;
};

} // namespace ui
