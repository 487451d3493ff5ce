#include "widget_checks.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTabBar>
#include <QTextBrowser>
#include <QTextDocument>

#include <algorithm>

namespace {

bool showsData(const QObject& object)
{
    return object.property("data").toBool();
}

void collect(const QObject& owner, const QString& text, QStringList& found)
{
    const QString left = wordsOutsideBrackets(text);
    if (!left.isEmpty())
        found.append(QStringLiteral("%1 %2: “%3”")
                         .arg(QLatin1String(owner.metaObject()->className()), owner.objectName(), text));
}

void collectItems(const QWidget& widget, QStringList& found)
{
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget)) {
        for (int i = 0; i < tabs->count(); ++i)
            collect(widget, tabs->tabText(i), found);
    }
    if (const auto* box = qobject_cast<const QComboBox*>(&widget)) {
        for (int i = 0; i < box->count(); ++i)
            collect(widget, box->itemText(i), found);
    }
    if (const auto* header = qobject_cast<const QHeaderView*>(&widget); header && header->model()) {
        for (int i = 0; i < header->count(); ++i)
            collect(widget, header->model()->headerData(i, header->orientation()).toString(), found);
    }
}

void collectTexts(const QWidget& widget, QStringList& found)
{
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        QTextDocument plain;
        plain.setHtml(label->text());
        collect(widget, label->textFormat() == Qt::RichText ? plain.toPlainText() : label->text(), found);
    }
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        collect(widget, button->text(), found);
    if (const auto* field = qobject_cast<const QLineEdit*>(&widget))
        collect(widget, field->placeholderText(), found);
    if (const auto* browser = qobject_cast<const QTextBrowser*>(&widget))
        collect(widget, browser->toPlainText().simplified(), found);
    if (const auto* menu = qobject_cast<const QMenu*>(&widget)) {
        for (const QAction* action : menu->actions()) {
            if (!showsData(*action))
                collect(widget, action->text(), found);
        }
    }
    collect(widget, QString(widget.toolTip()).remove(QRegularExpression(QStringLiteral("</?qt>"))), found);
    collect(widget, widget.accessibleName(), found);
    collectItems(widget, found);
}

} // namespace

QString PseudoTranslator::translate(const char*, const char* sourceText, const char*, int) const
{
    return QStringLiteral("⟦%1⟧").arg(QString::fromUtf8(sourceText));
}

QString wordsOutsideBrackets(const QString& text)
{
    int depth = 0;
    QString outside;
    for (const QChar c : text) {
        if (c == QChar(u'⟦'))
            ++depth;
        outside.append(depth == 0 ? c : QLatin1Char(' '));
        if (c == QChar(u'⟧'))
            --depth;
    }
    // A single letter is a key, not a word.
    static const QRegularExpression word(QStringLiteral("\\p{L}{2,}"));
    QStringList words;
    for (auto matches = word.globalMatch(outside); matches.hasNext();)
        words.append(matches.next().captured());
    return words.join(QLatin1Char(' '));
}

QStringList hardCodedWords(const QWidget& root)
{
    QStringList found;
    QList<const QWidget*> widgets{&root};
    for (const QWidget* child : root.findChildren<QWidget*>())
        widgets.append(child);
    for (const QWidget* widget : widgets) {
        bool data = false;
        for (const QWidget* w = widget; w && !data; w = w->parentWidget())
            data = showsData(*w);
        if (!data)
            collectTexts(*widget, found);
    }
    return found;
}

QStringList namelessFocusable(const QWidget& root)
{
    QStringList found;
    for (QWidget* widget : root.findChildren<QWidget*>()) {
        const bool inner = qobject_cast<QScrollBar*>(widget) || widget->inherits("QComboBoxListView") ||
                           qobject_cast<QHeaderView*>(widget) ||
                           (widget->parentWidget() && (qobject_cast<QAbstractSpinBox*>(widget->parentWidget()) ||
                                                       qobject_cast<QComboBox*>(widget->parentWidget())));
        if (inner || widget->focusPolicy() == Qt::NoFocus || widget->isWindow())
            continue;
        const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget);
        if (!spoken || spoken->text(QAccessible::Name).trimmed().isEmpty())
            found.append(QStringLiteral("%1 in %2")
                             .arg(QLatin1String(widget->metaObject()->className()),
                                  QLatin1String(widget->parent()->metaObject()->className())));
    }
    return found;
}
