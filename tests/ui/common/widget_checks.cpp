// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/common/widget_checks.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMap>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QShortcut>
#include <QTabBar>
#include <QTest>
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

QString LongTranslator::translate(const char*, const char* sourceText, const char*, int) const
{
    QString text = QString::fromUtf8(sourceText);
    // Words stay words: what is added can be wrapped where there is room for several lines.
    const qsizetype more = (text.size() * 2 + 4) / 5;
    if (text.isEmpty() || text.startsWith(QLatin1Char('<')))
        return text;
    return text + QStringLiteral("ungen und so fort die anderen Worte ").repeated(more / 36 + 1).left(more);
}

QString RightToLeftTranslator::translate(const char*, const char* sourceText, const char*, int) const
{
    return QChar(0x200F) + QString::fromUtf8(sourceText);
}

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

// Where no screen reader runs, Qt keeps what it said of a widget that is gone, and finds it again for a new one at the
// same address.
static const QAccessibleInterface* spokenFor(QWidget& widget)
{
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&widget);
    if (spoken && !spoken->isValid()) {
        QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(spoken));
        spoken = QAccessible::queryAccessibleInterface(&widget);
    }
    return spoken;
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
        const QAccessibleInterface* spoken = spokenFor(*widget);
        if (!spoken || spoken->text(QAccessible::Name).trimmed().isEmpty())
            found.append(QStringLiteral("%1 in %2")
                             .arg(QLatin1String(widget->metaObject()->className()),
                                  QLatin1String(widget->parent()->metaObject()->className())));
    }
    return found;
}

namespace {

QString described(const QWidget& widget, const QString& text)
{
    return QStringLiteral("%1 in %2: “%3” (%4 × %5 of %6 × %7)")
        .arg(QLatin1String(widget.metaObject()->className()),
             QLatin1String(widget.parentWidget() ? widget.parentWidget()->metaObject()->className() : "nothing"), text)
        .arg(widget.width())
        .arg(widget.height())
        .arg(widget.sizeHint().width())
        .arg(widget.sizeHint().height());
}

bool isCut(const QLabel& label)
{
    if (label.text().isEmpty() || label.inherits("ui::ElidedLabel"))
        return false;
    if (label.wordWrap())
        return label.heightForWidth(label.width()) > label.height() + 1;
    return label.sizeHint().width() > label.width() + 1 || label.sizeHint().height() > label.height() + 1;
}

// The text alone: a frame may be drawn tighter than the style would like.
bool isCut(const QAbstractButton& button)
{
    const QString text = QString(button.text()).remove(QLatin1Char('&'));
    return !text.isEmpty() && button.fontMetrics().horizontalAdvance(text) > button.width();
}

// Beyond the edge of an area that does not scroll that way.
bool isBeyondReach(const QWidget& widget)
{
    for (const QWidget* up = widget.parentWidget(); up; up = up->parentWidget()) {
        const auto* area = qobject_cast<const QScrollArea*>(up);
        if (!area)
            continue;
        const int left = widget.mapTo(area->viewport(), QPoint(0, 0)).x();
        const bool scrolls = area->horizontalScrollBar()->isVisible();
        if (!scrolls && (left < -1 || left + widget.width() > area->viewport()->width() + 1))
            return true;
    }
    return false;
}

bool takesTab(const QWidget& widget)
{
    const QWidget* parent = widget.parentWidget();
    const bool inner =
        parent && (qobject_cast<const QAbstractSpinBox*>(parent) || qobject_cast<const QComboBox*>(parent));
    return widget.isVisible() && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) == Qt::TabFocus &&
           !widget.focusProxy() && !inner;
}

void collectMnemonics(const QList<QAction*>& actions, const QString& where, QStringList& found)
{
    QMap<QString, QString> seen;
    for (const QAction* action : actions) {
        if (action->menu())
            collectMnemonics(action->menu()->actions(), where + QLatin1Char('/') + action->text(), found);
        const QString key = QKeySequence::mnemonic(action->text()).toString();
        if (key.isEmpty() || action->property("data").toBool())
            continue;
        if (seen.contains(key))
            found.append(QStringLiteral("%1: “%2” and “%3”").arg(where, seen[key], action->text()));
        seen[key] = action->text();
    }
}

} // namespace

QStringList cutTexts(const QWidget& root)
{
    QStringList found;
    for (const QWidget* widget : root.findChildren<QWidget*>()) {
        if (!widget->isVisible())
            continue;
        if (const auto* label = qobject_cast<const QLabel*>(widget);
            label && !label->text().isEmpty() && (isCut(*label) || isBeyondReach(*label)))
            found.append(described(*label, label->text()));
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget);
            button && (isCut(*button) || isBeyondReach(*button)))
            found.append(described(*button, button->text()));
    }
    return found;
}

QStringList notReachedByTab(QWidget& window)
{
    QList<QWidget*> wanted;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        if (widget->window() == &window && takesTab(*widget))
            wanted.append(widget);
    }
    if (wanted.isEmpty())
        return {};
    window.activateWindow();
    if (!QTest::qWaitForWindowActive(&window))
        return {QStringLiteral("the window is not active")};
    wanted.front()->setFocus(Qt::TabFocusReason);
    QSet<QWidget*> reached;
    bool back = false;
    for (qsizetype step = 0; step < 3 * wanted.size() + 10 && !back; ++step) {
        QWidget* now = QApplication::focusWidget();
        if (!now)
            break;
        reached.insert(now);
        QTest::keyClick(now, Qt::Key_Tab);
        back = QApplication::focusWidget() == wanted.front();
    }
    QStringList found;
    if (!back)
        found.append(QStringLiteral("the focus never comes back; it is at %1")
                         .arg(QApplication::focusWidget() ? described(*QApplication::focusWidget(), {}) : QString()));
    for (QWidget* widget : wanted) {
        if (!reached.contains(widget))
            found.append(described(*widget, widget->accessibleName()));
    }
    return found;
}

QStringList sharedShortcuts(const QWidget& window)
{
    // Of the whole window no two may be alike; what only a widget with the focus hears must not hide one of those.
    const auto isLocal = [](Qt::ShortcutContext context) {
        return context == Qt::WidgetShortcut || context == Qt::WidgetWithChildrenShortcut;
    };
    QMap<QString, QString> everywhere, local;
    QStringList found;
    const auto note = [&](const QList<QKeySequence>& keys, Qt::ShortcutContext context, const QString& name) {
        for (const QKeySequence& key : keys) {
            const QString text = key.toString();
            if (text.isEmpty())
                continue;
            if (everywhere.contains(text) || (!isLocal(context) && local.contains(text)))
                found.append(QStringLiteral("%1: “%2” and “%3”").arg(text, everywhere[text] + local[text], name));
            (isLocal(context) ? local : everywhere)[text] = name;
        }
    };
    for (const QAction* action : window.findChildren<QAction*>())
        note(action->shortcuts(), action->shortcutContext(), action->text());
    for (const QShortcut* shortcut : window.findChildren<QShortcut*>())
        note(shortcut->keys(), shortcut->context(), QLatin1String(shortcut->parent()->metaObject()->className()));
    return found;
}

QStringList sharedMnemonics(const QWidget& window)
{
    QStringList found;
    for (const QMenuBar* bar : window.findChildren<QMenuBar*>())
        collectMnemonics(bar->actions(), QStringLiteral("menu bar"), found);
    return found;
}
