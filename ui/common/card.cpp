// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/card.h"

#include <QVBoxLayout>

namespace ui {

Card::Card(QWidget* parent, Padding padding) : QFrame(parent), m_body(new QVBoxLayout(this))
{
    setProperty("card", true);
    // The hairline of the frame is 1 px; content without padding must not paint over it.
    const int margin = padding == Padding::Standard ? 12 : 1;
    m_body->setContentsMargins(margin, margin, margin, margin);
    m_body->setSpacing(padding == Padding::Standard ? 8 : 0);
}

} // namespace ui
