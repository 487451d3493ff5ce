// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/plain_words.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLabel>

namespace ui {
namespace {

constexpr qsizetype kLineLength = 76; // letters

// Labels are polished before they are measured or painted for the first time, tooltips before they get their text; so
// nothing that a text names was read by then.
class PlainWords : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Polish)
            if (auto* label = qobject_cast<QLabel*>(watched))
                if (label->textFormat() == Qt::AutoText || label->inherits("QTipLabel"))
                    label->setTextFormat(Qt::PlainText);
        return false;
    }
};

} // namespace

void keepWordsPlain(QCoreApplication& application)
{
    static const QString name = QStringLiteral("plain-words");
    if (application.findChild<QObject*>(name, Qt::FindDirectChildrenOnly))
        return;
    auto* filter = new PlainWords(&application);
    filter->setObjectName(name);
    application.installEventFilter(filter);
}

QString folded(const QString& text)
{
    QString lines;
    qsizetype length = 0;
    for (const QString& word : text.split(QLatin1Char(' '))) {
        if (length > 0 && length + word.size() > kLineLength) {
            lines += QLatin1Char('\n');
            length = 0;
        } else if (length > 0) {
            lines += QLatin1Char(' ');
        }
        lines += word;
        length += word.size() + 1;
    }
    return lines;
}

} // namespace ui
