// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/explain.h"

#include "ui/common/plain_words.h"

#include <QWidget>

namespace ui {

void explain(QWidget& widget, Term term)
{
    const QString text = termExplained(term);
    widget.setToolTip(folded(text));
    widget.setWhatsThis(QStringLiteral("<b>%1</b><br>%2").arg(termName(term).toHtmlEscaped(), text.toHtmlEscaped()));
}

} // namespace ui
