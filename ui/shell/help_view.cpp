// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/help_view.h"

#include "ui/common/buttons.h"
#include "ui/common/text/guide.h"
#include "ui/common/text/guide_html.h"

#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QSplitter>
#include <QVBoxLayout>

namespace ui {
namespace {

constexpr int kTopicRole = Qt::UserRole;
constexpr int kPictureWidth = 560;

QString pageHtml(const GuidePage& page)
{
    const GuideLinks links{.link = [](const QString& target) { return target; },
                           .picture = [](const QString& picture) { return QStringLiteral(":/help/") + picture; }};
    return guideHtml(page.text, links)
        .replace(QStringLiteral("<img "), QStringLiteral("<img width=\"%1\" ").arg(kPictureWidth));
}

void addRow(QListWidget& list, const QString& topic, const QString& title, const QString& tip)
{
    auto* row = new QListWidgetItem(title, &list);
    row->setData(kTopicRole, topic);
    row->setToolTip(tip);
}

} // namespace

HelpView::HelpView(QWidget* parent)
    : QWidget(parent),
      m_search(new QLineEdit(this)),
      m_list(new QListWidget(this)),
      m_back(new QToolButton(this)),
      m_text(new QTextBrowser(this))
{
    buildLayout();
    connect(m_search, &QLineEdit::textChanged, this, &HelpView::search);
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        if (m_list->count() > 0)
            m_list->setCurrentRow(0);
    });
    connect(m_list, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* row) {
        if (row)
            showTopic(row->data(kTopicRole).toString());
    });
    connect(m_back, &QToolButton::clicked, this, &HelpView::goBack);
    connect(m_text, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) { showTopic(link.toString()); });
    listChapters();
    showTopic(guidePages().front().topic);
    m_back->setEnabled(false);
}

void HelpView::buildLayout()
{
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search the help"));
    m_search->setToolTip(tr("Pages that hold all of these words"));
    m_search->setClearButtonEnabled(true);
    m_search->setObjectName(QStringLiteral("helpSearch"));
    m_list->setAccessibleName(tr("Chapters"));
    m_list->setObjectName(QStringLiteral("helpChapters"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_back->setText(tr("Back"));
    m_back->setToolTip(tr("The page before (Alt+Left)"));
    m_back->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Left));
    m_text->setAccessibleName(tr("Help"));
    m_text->setOpenLinks(false);
    for (QWidget* part : {static_cast<QWidget*>(m_text), static_cast<QWidget*>(m_list)})
        part->setProperty("data", true); // pages are files, as lessons are
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->document()->setDocumentMargin(16);
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 8, 0, 0);
    auto* top = new QHBoxLayout;
    top->addWidget(m_search, 1);
    top->addWidget(m_back);
    column->addLayout(top);
    column->addWidget(m_list, 1);
    auto* parts = new QSplitter(Qt::Horizontal);
    parts->setChildrenCollapsible(false);
    parts->addWidget(side);
    parts->addWidget(m_text);
    parts->setStretchFactor(1, 1);
    parts->setSizes({240, 640});
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(parts);
}

void HelpView::listChapters()
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const GuidePage& page : guidePages())
        if (page.topic.startsWith(QLatin1String("guide-")))
            addRow(*m_list, page.topic, page.title, {});
    for (const GuidePage& page : guidePages())
        if (!page.topic.contains(QLatin1Char('-')) && !page.topic.contains(QLatin1Char(':')))
            addRow(*m_list, page.topic, tr("Reference: %1").arg(page.title), {});
}

void HelpView::search(const QString& words)
{
    if (words.trimmed().isEmpty()) {
        listChapters();
        return;
    }
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const GuideHit& hit : searchGuide(words))
        addRow(*m_list, hit.topic, hit.title, hit.excerpt);
}

void HelpView::showTopic(const QString& topic)
{
    const GuidePage* page = guidePage(topic);
    if (!page || page->topic == m_topic)
        return;
    if (!m_topic.isEmpty())
        m_way << m_topic;
    m_back->setEnabled(!m_way.isEmpty());
    m_topic = page->topic;
    m_text->setHtml(pageHtml(*page));
    m_text->verticalScrollBar()->setValue(0);
    const QSignalBlocker quiet(m_list);
    for (int row = 0; row < m_list->count(); ++row)
        if (m_list->item(row)->data(kTopicRole).toString() == m_topic)
            m_list->setCurrentRow(row);
}

void HelpView::goBack()
{
    if (m_way.isEmpty())
        return;
    const QString before = m_way.takeLast();
    showTopic(before);
    m_way.removeLast(); // where we came from
    m_back->setEnabled(!m_way.isEmpty());
}

} // namespace ui
