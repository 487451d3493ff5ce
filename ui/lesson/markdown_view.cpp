// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/markdown_view.h"

#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextList>

#include <cmath>
#include <memory>

namespace ui {
namespace {

constexpr qreal kBetween = 7.0;    // px between paragraphs
constexpr qreal kLineHeight = 112; // percent

} // namespace

MarkdownView::MarkdownView(QWidget* parent) : QTextBrowser(parent)
{
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    document()->setDocumentMargin(0);
    setStyleSheet(QStringLiteral("QTextBrowser { border: none; background: transparent; padding: 0; }"));
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) { Q_EMIT linkChosen(link.toString()); });
}

void MarkdownView::setSafeMarkdown(const QString& markdown)
{
    document()->setMarkdown(markdown, QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub) |
                                          QTextDocument::MarkdownNoHTML);
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        format.setTopMargin(block == document()->begin() || block.textList() ? 0 : kBetween);
        format.setLineHeight(kLineHeight, QTextBlockFormat::ProportionalHeight);
        QTextCursor(block).setBlockFormat(format);
    }
}

int MarkdownView::heightFor(int width) const
{
    const std::unique_ptr<QTextDocument> copy(document()->clone());
    copy->setDefaultFont(font());
    copy->setTextWidth(width);
    return static_cast<int>(std::ceil(copy->size().height()));
}

QVariant MarkdownView::loadResource(int, const QUrl&)
{
    return QByteArray(); // asked and answered: nothing is looked for
}

} // namespace ui
