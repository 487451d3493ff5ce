// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace ui {

// Text that may come from anybody: Markdown without raw HTML. No image is read, from this computer or elsewhere, and a
// link opens nothing by itself.
class MarkdownView : public QTextBrowser {
    Q_OBJECT

public:
    explicit MarkdownView(QWidget* parent = nullptr);

    void setSafeMarkdown(const QString& markdown);
    int heightFor(int width) const; // of all of the text

Q_SIGNALS:
    void linkChosen(const QString& target);

protected:
    QVariant loadResource(int type, const QUrl& name) override;
};

} // namespace ui
