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

// The words of a text that are in no translated part.
QString wordsOutsideBrackets(const QString& text);

// Texts of the widget and all below it (labels, buttons, menus, headers, tabs, tooltips, placeholders) that hold words
// no translator has seen. Widgets and actions with the property "data" show the user's own words.
QStringList hardCodedWords(const QWidget& root);

// Widgets that take the keyboard but tell a screen reader nothing.
QStringList namelessFocusable(const QWidget& root);
