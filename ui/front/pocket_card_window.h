// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"
#include "ui/front/card_picture.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace ui {

class FigureView;

// Shows a pocket card as it will be printed, and asks for it on paper or as a file.
class PocketCardWindow : public QDialog {
    Q_OBJECT

public:
    explicit PocketCardWindow(QWidget* parent = nullptr);

    void setWaiting(const QString& sentence); // it is being made, or cannot be
    void setCard(const std::shared_ptr<const CardFigure>& card);

Q_SIGNALS:
    void printRequested(const ui::FigurePtr& card);
    void pdfRequested(const ui::FigurePtr& card);

protected:
    bool event(QEvent* event) override; // what is wanted of the figure is the parent's business

private:
    void buildLayout();

    FigurePtr m_card; // null: none yet
    FigureView* m_view;
    QLabel* m_waiting;
    QPushButton* m_print;
    QPushButton* m_pdf;
};

} // namespace ui
