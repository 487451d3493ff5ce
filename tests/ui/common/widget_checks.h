// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QTranslator>
#include <QWidget>

// Wraps every source text in ⟦…⟧, so that a word on screen outside of the brackets was never given to a translator.
class PseudoTranslator : public QTranslator {
public:
    using QTranslator::QTranslator;
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* sourceText, const char* disambiguation, int n) const override;
};

// Makes every source text 40 % longer, as a German translation would.
class LongTranslator : public QTranslator {
public:
    using QTranslator::QTranslator;
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* sourceText, const char* disambiguation, int n) const override;
};

// Lets every source text begin like one of a language that is written from right to left.
class RightToLeftTranslator : public QTranslator {
public:
    using QTranslator::QTranslator;
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* sourceText, const char* disambiguation, int n) const override;
};

// The words of a text that are in no translated part.
QString wordsOutsideBrackets(const QString& text);

// Texts of the widget and all below it (labels, buttons, menus, headers, tabs, tooltips, placeholders) that hold words
// no translator has seen. Widgets and actions with the property "data" show the user's own words.
QStringList hardCodedWords(const QWidget& root);

// Widgets that take the keyboard but tell a screen reader nothing.
QStringList namelessFocusable(const QWidget& root);

// Visible labels and buttons whose words do not fit where they stand. Labels that elide by themselves are excepted.
QStringList cutTexts(const QWidget& root);

// Presses Tab until the focus is back where it began. What took the focus never is among the answers; what should have
// taken it, or keeps it, is.
QStringList notReachedByTab(QWidget& window);

// Keys that two actions of a window answer to, and letters that two entries of one menu share.
QStringList sharedShortcuts(const QWidget& window);
QStringList sharedMnemonics(const QWidget& window);
