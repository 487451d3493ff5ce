// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/story/patient_story.h"
#include "ui/common/theme/theme.h"
#include "ui/figures/story/story_rows.h"

#include <QSlider>
#include <QStringList>
#include <QWidget>

#include <functional>

class QLabel;
class QTimer;

namespace ui {

// A slider over the values patients have, in stretches within which the policy does the same.
class FlipSlider : public QSlider {
    Q_OBJECT

public:
    static constexpr int kPlaces = 400;
    explicit FlipSlider(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setStretches(std::vector<core::FlipAnswer::Stretch> stretches, QStringList names, double stored);
    double stored() const; // the value the handle is at, raw
    std::size_t stretch() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    double low() const { return m_stretches.front().from; }
    double high() const { return m_stretches.back().to; }
    double place(double stored) const; // in pixels
    void moveTo(double x);

    Theme m_theme = lightTheme();
    std::vector<core::FlipAnswer::Stretch> m_stretches;
    QStringList m_names; // of what is done, by stretch
    double m_recorded = 0.0;
};

// The flip points of one value: at which values the next order would be another. Moving the handle tries a value.
class FlipStrip : public QWidget {
    Q_OBJECT

public:
    explicit FlipStrip(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // `name` says what an action is called.
    void setAnswer(const core::FlipAnswer& answer, const ResultRow& row,
                   const std::function<QString(core::Action)>& name);
    void clear();
    FlipSlider& slider() { return *m_slider; }
    QString sentence() const;

Q_SIGNALS:
    void valueTried(core::FeatureId feature, float stored);

private:
    QString sentenceOf(const core::FlipAnswer& answer, const ResultRow& row,
                       const std::function<QString(core::Action)>& name) const;
    void showValue();

    QLabel* m_sentence;
    QLabel* m_value;
    FlipSlider* m_slider;
    QTimer* m_settle; // keys may go on
    core::FeatureId m_feature;
    ResultRow m_row;
};

} // namespace ui
