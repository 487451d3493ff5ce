// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/lazy_page.h"

#include <QVBoxLayout>

#include <utility>

namespace ui {

LazyPage::LazyPage(std::function<QWidget*()> make, QWidget* parent) : QWidget(parent), m_make(std::move(make))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
}

void LazyPage::showEvent(QShowEvent* event)
{
    if (const auto make = std::exchange(m_make, {})) {
        QWidget* page = make();
        layout()->addWidget(page);
        page->show(); // in the same picture, not in the next
    }
    QWidget::showEvent(event);
}

} // namespace ui
