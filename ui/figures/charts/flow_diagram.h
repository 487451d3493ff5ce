// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"
#include "ui/figures/charts/flow_picture.h"

#include <QWidget>

#include <cstddef>
#include <optional>

namespace ui {

// Which panels patients get one after the other and what they are told in the end. The mouse and the arrow keys mark a
// way; a click or Enter asks for the patients who took it.
class FlowDiagram : public QWidget {
    Q_OBJECT

public:
    explicit FlowDiagram(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setFlow(const PolicyFlow& flow, const FlowWords& words);
    const PolicyFlow& flow() const { return m_flow; }
    const FlowWords& words() const { return m_words; }
    std::optional<std::size_t> marked() const { return m_marked; }
    const FlowPicture& picture() const { return m_picture; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void ribbonChosen(std::size_t ribbon);

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
    void arrange();
    void mark(std::optional<std::size_t> ribbon);
    std::optional<std::size_t> neighbour(int key) const;

    Theme m_theme = lightTheme();
    PolicyFlow m_flow;
    FlowWords m_words;
    FlowPicture m_picture;
    std::optional<std::size_t> m_marked;
};

} // namespace ui
