// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/explain.h"

#include "ui/common/plain_words.h"
#include "ui/common/text/guide.h"

#include <QCoreApplication>
#include <QWidget>

namespace ui {

void explain(QWidget& widget, Term term)
{
    const QString text = termExplained(term);
    widget.setToolTip(folded(text));
    const QString topic = termTopic(termKey(term));
    widget.setWhatsThis(QStringLiteral("<b>%1</b><br>%2<br><a href='%3'>%4</a>")
                            .arg(termName(term).toHtmlEscaped(), text.toHtmlEscaped(), topic,
                                 QCoreApplication::translate("Explain", "Where it is used")));
    widget.setProperty("helpTopic", topic); // for F1
}

} // namespace ui
