// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/figure.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace ui {

// Any figure on the screen, within its contents margins and as large as there is room. The keyboard reaches it and an
// outline shows that it does; it is read aloud and has the menu of figures. The mouse and the arrow keys mark a part of
// a figure that has parts; a click or Enter chooses it.
class FigureView : public QWidget {
    Q_OBJECT

public:
    enum class Menu { OfFigures, None };
    // `name` is read aloud.
    explicit FigureView(const QString& name, QWidget* parent = nullptr, Menu menu = Menu::OfFigures);

    void setTheme(const Theme& theme);
    void setFigure(FigurePtr figure); // null: nothing to show
    const FigurePtr& figure() const { return m_figure; }
    std::optional<std::size_t> marked() const { return m_marked; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

Q_SIGNALS:
    void partChosen(std::size_t part);

protected:
    bool event(QEvent* event) override; // tooltips
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    FigureSize figureSize() const;
    QSize withMargins(const QSizeF& size) const;
    void findParts();
    bool hasChoice() const;
    std::optional<std::size_t> partAt(const QPointF& position) const;
    std::optional<std::size_t> choosableAt(const QPointF& position) const;
    void mark(std::optional<std::size_t> part);

    Theme m_theme = lightTheme();
    FigurePtr m_figure;
    std::vector<FigurePart> m_parts;
    std::optional<std::size_t> m_marked;
};

} // namespace ui
