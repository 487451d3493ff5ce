// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>

namespace ui {

// The place of a page that is made when it is first looked at, so that the window does not wait for it at the start.
class LazyPage : public QWidget {
    Q_OBJECT

public:
    explicit LazyPage(std::function<QWidget*()> make, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;

private:
    std::function<QWidget*()> m_make; // empty: it is there
};

} // namespace ui
