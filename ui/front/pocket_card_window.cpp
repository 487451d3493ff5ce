// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/front/pocket_card_window.h"

#include "ui/common/buttons.h"
#include "ui/common/explain.h"
#include "ui/common/labels.h"
#include "ui/figures/figure_page.h"
#include "ui/figures/figure_view.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QPainter>

namespace ui {
namespace {

constexpr QSizeF kPaper(1123.0, 794.0); // A4 on its side, in pixels of 1/96 inch
constexpr double kPaperMargin = 48.0;   // half an inch

} // namespace

PocketCardWindow::PocketCardWindow(QWidget* parent)
    : QDialog(parent),
      m_view(new FigureView(tr("Page"), this, FigureView::Menu::None)),
      m_waiting(makeLabel({}, TypeSize::Body, Tone::Secondary)),
      m_print(makePrimaryButton(tr("Print…"))),
      m_pdf(makeButton(tr("Save as PDF…"), Icon::Export))
{
    setWindowTitle(tr("Pocket card"));
    buildLayout();
    connect(m_print, &QPushButton::clicked, this, [this] { Q_EMIT printRequested(m_card); });
    connect(m_pdf, &QPushButton::clicked, this, [this] { Q_EMIT pdfRequested(m_card); });
    addFigureMenu(*m_view, [this] { return m_card; });
}

void PocketCardWindow::buildLayout()
{
    QLabel* about = makeLabel(tr("A small tree that does nearly what the policy does. How nearly is its fidelity."),
                              TypeSize::Table, Tone::Secondary);
    about->setWordWrap(true);
    explain(*about, Term::Fidelity);
    m_waiting->setAlignment(Qt::AlignCenter);
    m_waiting->setWordWrap(true);
    m_print->setToolTip(tr("On one page"));
    m_pdf->setToolTip(tr("One page, with its text as text"));
    QPushButton* close = makeButton(tr("Close"));
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(about, 1);
    for (QPushButton* button : {close, m_pdf, m_print}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    auto* column = new QVBoxLayout(this);
    column->setSpacing(8);
    column->addWidget(m_waiting, 1);
    column->addWidget(m_view, 1);
    column->addLayout(buttons);
    resize(kPaper.toSize() * 0.85 + QSize(24, 60));
}

bool PocketCardWindow::event(QEvent* event)
{
    if (event->type() == FigureEvent::eventType() && parentWidget())
        return QCoreApplication::sendEvent(parentWidget()->window(), event);
    return QDialog::event(event);
}

void PocketCardWindow::setWaiting(const QString& sentence)
{
    m_card.reset();
    m_waiting->setText(sentence);
    m_waiting->show();
    m_view->hide();
    m_print->setEnabled(false);
    m_pdf->setEnabled(false);
}

void PocketCardWindow::setCard(const std::shared_ptr<const CardFigure>& card)
{
    m_card = card;
    m_waiting->hide();
    QStringList spoken{card->scene().title, card->scene().notice};
    spoken += card->scene().facts;
    m_view->setFigure(sheetFigure({.paper = kPaper,
                                   .size = {.usual = {860, 608}, .least = {320, 240}},
                                   .words = spoken.join(QLatin1Char(' ')),
                                   .paint = [card](QPainter& painter) {
                                       painter.translate(kPaperMargin, kPaperMargin);
                                       const QSizeF margins(2 * kPaperMargin, 2 * kPaperMargin);
                                       card->paint(painter, kPaper - margins, {}, lightTheme());
                                   }}));
    m_view->show();
    m_print->setEnabled(true);
    m_pdf->setEnabled(true);
}

} // namespace ui
