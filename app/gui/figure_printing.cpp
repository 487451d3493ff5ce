// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/figure_printing.h"

#include <QCoreApplication>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>
#include <QSaveFile>

namespace app {
namespace {

constexpr double kPixelsPerInch = 96.0; // a figure's unit
const QMarginsF kMargins(12.7, 12.7, 12.7, 12.7);

void paintPage(const ui::Figure& figure, QPagedPaintDevice& device, int resolution)
{
    QPainter painter(&device);
    const double scale = resolution / kPixelsPerInch;
    const QSizeF paper = device.pageLayout().paintRect(QPageLayout::Inch).size() * kPixelsPerInch;
    painter.scale(scale, scale);
    figure.paint(painter, paper, figure.text(), ui::lightTheme());
}

} // namespace

void printFigure(const ui::Figure& figure, QWidget* parent)
{
    QPrinter printer(QPrinter::HighResolution);
    printer.setPageOrientation(QPageLayout::Landscape);
    printer.setPageMargins(kMargins, QPageLayout::Millimeter);
    printer.setDocName(figure.name());
    printer.setCreator(QCoreApplication::applicationName());
    QPrintDialog dialog(&printer, parent);
    if (dialog.exec() == QDialog::Accepted)
        paintPage(figure, printer, printer.resolution());
}

core::Status savePageAsPdf(const ui::Figure& figure, const QString& path)
{
    const core::Error notWritable{.code = core::ErrorCode::FileNotWritable, .subject = path.toStdString()};
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return notWritable;
    {
        QPdfWriter writer(&file);
        writer.setPageLayout(
            QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Landscape, kMargins, QPageLayout::Millimeter));
        writer.setTitle(figure.name());
        writer.setCreator(QCoreApplication::applicationName());
        paintPage(figure, writer, writer.resolution());
    }
    return file.commit() ? core::Status(core::Done{}) : core::Status(notWritable);
}

} // namespace app
