// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"

#include <QWidget>

#include <array>
#include <cstddef>

namespace ui {

// Training, validation and test as one bar.
class SplitBar : public QWidget {
    Q_OBJECT

public:
    explicit SplitBar(QWidget* parent = nullptr);

    void setCounts(const std::array<std::size_t, 3>& counts);
    void setTheme(const Theme& theme);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::array<std::size_t, 3> m_counts{};
    Theme m_theme;
};

} // namespace ui
