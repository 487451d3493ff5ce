// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/use_strip.h"

#include "ui/common/icon_label.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>

namespace ui {

QWidget* makeUseStrip(const QString& notice, QWidget* parent)
{
    auto* strip = new QFrame(parent);
    strip->setProperty("strip", true);
    auto* row = new QHBoxLayout(strip);
    row->setContentsMargins(8, 1, 8, 2);
    row->setSpacing(6);
    row->addStretch(1);
    auto* icon = new IconLabel(Icon::Info);
    icon->setDesignSize(14);
    row->addWidget(icon);
    auto* text = new QLabel(notice);
    text->setObjectName(QStringLiteral("useStrip"));
    row->addWidget(text);
    row->addStretch(1);
    return strip;
}

} // namespace ui
