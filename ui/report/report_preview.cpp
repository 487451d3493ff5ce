// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_preview.h"

#include "ui/common/buttons.h"
#include "ui/common/labels.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>
#include <array>

namespace ui {
namespace {

constexpr QSizeF kNoPaper(210.0, 297.0); // the shape of A4
constexpr std::array kZooms{0.75, 1.0, 1.25, 1.5, 2.0, 3.0};
constexpr int kUsualZoom = 1;

} // namespace

QString pageOfText(int page, int count)
{
    return PreviewWindow::tr("Page %1 of %2").arg(QLocale().toString(page + 1), QLocale().toString(count));
}

PageView::PageView(QWidget* parent) : QWidget(parent)
{
    setAccessibleName(tr("Preview of a page"));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QSizeF PageView::paper() const
{
    return m_pages ? m_pages->size() : kNoPaper;
}

void PageView::setPage(const ReportPagesPtr& pages, int page)
{
    m_pages = pages;
    m_page = page;
    m_picture = {};
    setAccessibleDescription(pages ? pageOfText(page, pages->count()) : QString());
    updateGeometry();
    update();
}

void PageView::setZoom(double zoom)
{
    m_zoom = zoom;
    m_picture = {};
    if (zoom > 0.0)
        setFixedSize((paper() * zoom).toSize());
    update();
}

QSize PageView::sizeHint() const
{
    return m_zoom > 0.0 ? (paper() * m_zoom).toSize() : QSize(116, heightForWidth(116));
}

int PageView::heightForWidth(int width) const
{
    return qRound(width * paper().height() / paper().width());
}

void PageView::resizeEvent(QResizeEvent*)
{
    m_picture = {};
}

void PageView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        Q_EMIT clicked();
}

// Painted when it is in sight, at the size it is seen: a small page is cheap.
void PageView::paintEvent(QPaintEvent*)
{
    const QSize size = paper().scaled(QSizeF(this->size()), Qt::KeepAspectRatio).toSize().expandedTo({1, 1});
    QPainter painter(this);
    const QRect sheet({(width() - size.width()) / 2, 0}, size);
    if (!m_pages) {
        painter.fillRect(sheet, reportTheme().surface);
    } else {
        if (m_picture.isNull()) {
            m_picture = QPixmap(size * devicePixelRatioF());
            m_picture.setDevicePixelRatio(devicePixelRatioF());
            QPainter page(&m_picture);
            page.scale(size.width() / paper().width(), size.height() / paper().height());
            m_pages->paint(page, m_page);
        }
        painter.drawPixmap(sheet.topLeft(), m_picture);
    }
    painter.setPen(palette().mid().color());
    painter.drawRect(sheet.adjusted(0, 0, -1, -1));
}

PreviewWindow::PreviewWindow(QWidget* parent)
    : QDialog(parent),
      m_view(new PageView),
      m_scroll(new QScrollArea),
      m_back(makeButton(tr("Page before"))),
      m_next(makeButton(tr("Next page"))),
      m_place(makeLabel({})),
      m_zoom(new QComboBox)
{
    setWindowTitle(tr("Report"));
    buildLayout();
    connect(m_back, &QPushButton::clicked, this, [this] { goTo(m_page - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] { goTo(m_page + 1); });
    connect(m_zoom, &QComboBox::currentIndexChanged, this,
            [this](int index) { m_view->setZoom(kZooms[static_cast<std::size_t>(index)]); });
    m_zoom->setCurrentIndex(kUsualZoom);
    resize(900, 860);
}

void PreviewWindow::buildLayout()
{
    for (const double zoom : kZooms)
        m_zoom->addItem(QLocale().toString(100.0 * zoom, 'f', 0) + QStringLiteral(" %"));
    m_zoom->setAccessibleName(tr("Zoom"));
    m_zoom->setToolTip(tr("How large the page is shown"));
    m_back->setToolTip(tr("Page Up"));
    m_next->setToolTip(tr("Page Down"));
    m_scroll->setWidget(m_view);
    m_scroll->setAlignment(Qt::AlignHCenter);
    m_scroll->setAccessibleName(tr("Page"));
    auto* row = new QHBoxLayout;
    row->addWidget(m_back);
    row->addWidget(m_next);
    row->addWidget(m_place);
    row->addStretch(1);
    auto* label = makeLabel(tr("Zoom"));
    label->setBuddy(m_zoom);
    row->addWidget(label);
    row->addWidget(m_zoom);
    auto* column = new QVBoxLayout(this);
    column->addLayout(row);
    column->addWidget(m_scroll, 1);
}

void PreviewWindow::setPages(const ReportPagesPtr& pages)
{
    m_pages = pages;
    goTo(m_page);
}

void PreviewWindow::goTo(int page)
{
    const int count = m_pages ? m_pages->count() : 0;
    m_page = std::clamp(page, 0, std::max(0, count - 1));
    m_view->setPage(m_pages, m_page);
    m_view->setZoom(kZooms[static_cast<std::size_t>(m_zoom->currentIndex())]);
    m_place->setText(count > 0 ? pageOfText(m_page, count) : QString());
    m_back->setEnabled(m_page > 0);
    m_next->setEnabled(m_page + 1 < count);
    m_scroll->verticalScrollBar()->setValue(0);
}

void PreviewWindow::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_PageDown:
        return goTo(m_page + 1);
    case Qt::Key_PageUp:
        return goTo(m_page - 1);
    case Qt::Key_Home:
        return goTo(0);
    case Qt::Key_End:
        return goTo(m_pages ? m_pages->count() - 1 : 0);
    default:
        QDialog::keyPressEvent(event);
    }
}

} // namespace ui
