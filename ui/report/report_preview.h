// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/report_pages.h"

#include <QDialog>
#include <QPixmap>
#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;
class QPushButton;
class QScrollArea;

namespace ui {

using ReportPagesPtr = std::shared_ptr<const ReportPages>;

// One page of a report on white paper, as large as there is room, or at a zoom of its own.
class PageView : public QWidget {
    Q_OBJECT

public:
    explicit PageView(QWidget* parent = nullptr);

    void setPage(const ReportPagesPtr& pages, int page); // null: an empty sheet
    void setZoom(double zoom);                           // 0: as there is room
    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return m_zoom == 0.0; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

Q_SIGNALS:
    void clicked();

private:
    QSizeF paper() const;

    ReportPagesPtr m_pages;
    int m_page = 0;
    double m_zoom = 0.0;
    QPixmap m_picture; // null: to be painted
};

// The whole report to be read, page by page.
class PreviewWindow : public QDialog {
    Q_OBJECT

public:
    explicit PreviewWindow(QWidget* parent = nullptr);

    void setPages(const ReportPagesPtr& pages);
    void goTo(int page);
    int page() const { return m_page; }

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void buildLayout();

    ReportPagesPtr m_pages;
    int m_page = 0;
    PageView* m_view;
    QScrollArea* m_scroll;
    QPushButton* m_back;
    QPushButton* m_next;
    QLabel* m_place;
    QComboBox* m_zoom;
};

QString pageOfText(int page, int count); // "Page 1 of 6"

} // namespace ui
