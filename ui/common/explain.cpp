// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/explain.h"

#include <QWidget>

namespace ui {

void explain(QWidget& widget, Term term)
{
    const QString text = termExplained(term);
    // As rich text a tooltip is folded to a readable width.
    widget.setToolTip(QStringLiteral("<qt>%1</qt>").arg(text.toHtmlEscaped()));
    widget.setWhatsThis(QStringLiteral("<b>%1</b><br>%2").arg(termName(term).toHtmlEscaped(), text.toHtmlEscaped()));
}

} // namespace ui
