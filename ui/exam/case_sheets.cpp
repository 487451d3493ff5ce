// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exam/case_sheets.h"

#include "ui/common/text/number_text.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFont>
#include <QPdfWriter>
#include <QTextDocument>

namespace ui {
namespace {

struct CaseSheets {
    Q_DECLARE_TR_FUNCTIONS(CaseSheets)
};

constexpr int kMargin = 15; // mm
constexpr int kType = 10;   // pt

QString plain(const std::string& text)
{
    return QString::fromStdString(text).toHtmlEscaped();
}

QString row(const QStringList& cells, const char* mark = "td")
{
    QString html = QStringLiteral("<tr>");
    for (const QString& cell : cells)
        html += QStringLiteral("<%1 align='left'>%2</%1>").arg(QLatin1String(mark), cell);
    return html + QStringLiteral("</tr>");
}

QString table(const QString& rows)
{
    return QStringLiteral("<table cellpadding='4' cellspacing='0' border='0.5' width='100%'>%1</table>").arg(rows);
}

QString amount(const core::Exam& exam, core::Cost cost)
{
    return money(cost, QString::fromStdString(exam.currency)).toHtmlEscaped();
}

QString results(const core::Exam& exam, std::size_t number, const std::vector<std::size_t>& columns)
{
    QString rows;
    for (const std::size_t column : columns) {
        const core::ExamColumn& what = exam.columns[column];
        const std::string& value = exam.cases[number][column];
        rows += row({plain(what.label), value.empty() ? QStringLiteral("–") : plain(value), plain(what.unit),
                     exam.limits.hints ? plain(what.reference) : QString()});
    }
    return table(rows);
}

QString heading(const core::Exam& exam, std::size_t number, const QString& style)
{
    return QStringLiteral("<h2 style='%1'>%2</h2>")
        .arg(style, CaseSheets::tr("%1 · case %2").arg(plain(exam.title), countText(number + 1)));
}

QString notice()
{
    return QStringLiteral("<p><i>%1</i></p>").arg(simulationNotice());
}

QString caseSheet(const core::Exam& exam, std::size_t number)
{
    QString html = heading(exam, number, number == 0 ? QString() : QStringLiteral("page-break-before: always"));
    html += QStringLiteral("<p>%1 ______________________________</p>").arg(CaseSheets::tr("Name or number:"));
    html +=
        QStringLiteral("<h3>%1</h3>").arg(CaseSheets::tr("Known before any test")) + results(exam, number, exam.known);
    html +=
        QStringLiteral("<h3>%1</h3><p>%2</p>")
            .arg(CaseSheets::tr("Order"),
                 CaseSheets::tr("Number the panels as you order them; ask for the results of each before the next."));
    QString rows =
        row({CaseSheets::tr("No."), CaseSheets::tr("Panel"), CaseSheets::tr("Price"), CaseSheets::tr("Tests")}, "th");
    for (const core::ExamPanel& panel : exam.panels) {
        QStringList tests;
        for (const std::size_t column : panel.columns)
            tests << plain(exam.columns[column].label);
        rows += row({QStringLiteral("____"), plain(panel.name), amount(exam, panel.price),
                     QStringLiteral("<small>%1</small>").arg(tests.join(QStringLiteral(", ")))});
    }
    html += table(rows);
    for (const core::ExamFee& fee : exam.fees)
        html +=
            QStringLiteral("<p>%1</p>")
                .arg(
                    CaseSheets::tr("%1: %2 once, with the first order.").arg(plain(fee.name), amount(exam, fee.price)));
    if (exam.limits.budget)
        html += QStringLiteral("<p>%1</p>")
                    .arg(CaseSheets::tr("No more than %1 may be spent.").arg(amount(exam, *exam.limits.budget)));
    html += QStringLiteral("<h3>%1</h3><p>☐ %2 &nbsp;&nbsp;&nbsp; ☐ %3</p><p>%4 ____________</p>")
                .arg(CaseSheets::tr("Diagnosis"), plain(exam.outcome),
                     CaseSheets::tr("not %1").arg(plain(exam.outcome)), CaseSheets::tr("Bill:"));
    return html + notice();
}

QString diagnosis(const core::Exam& exam, core::Disease said)
{
    return said == core::Disease::Present ? plain(exam.outcome) : CaseSheets::tr("not %1").arg(plain(exam.outcome));
}

QString keyRow(const core::Exam& exam, const core::ExamKey& key, std::size_t number)
{
    const core::ExamKey::Case& one = key.cases[number];
    QStringList orders;
    for (const std::size_t panel : one.policy.orders)
        if (panel < exam.panels.size())
            orders << plain(exam.panels[panel].name);
    const core::Cost bill = exam.bill(one.policy.orders);
    const double value = one.policy.diagnosis ? key.shape.ofDiagnosis(*one.policy.diagnosis, one.truth) : 0.0;
    return row({QString::number(number + 1), countText(one.row),
                QStringLiteral("<b>%1</b>").arg(diagnosis(exam, one.truth)),
                orders.isEmpty() ? CaseSheets::tr("nothing ordered") : orders.join(QStringLiteral(" → ")),
                one.policy.diagnosis ? diagnosis(exam, *one.policy.diagnosis) : QString(), amount(exam, bill),
                numberText(value + key.shape.rho * bill.amount, QLocale(), 3)});
}

} // namespace

QString simulationNotice()
{
    return CaseSheets::tr("Simulation for education and research. Not for clinical use.");
}

QString caseSheetsHtml(const core::Exam& exam)
{
    QString html;
    for (std::size_t i = 0; i < exam.cases.size(); ++i)
        html += caseSheet(exam, i);
    return html;
}

QString answerKeyHtml(const core::Exam& exam, const core::ExamKey& key)
{
    QString rows = row({CaseSheets::tr("Case"), CaseSheets::tr("Row"), CaseSheets::tr("Outcome"),
                        CaseSheets::tr("The policy ordered"), CaseSheets::tr("It said"), CaseSheets::tr("Bill"),
                        CaseSheets::tr("Score")},
                       "th");
    for (std::size_t i = 0; i < key.cases.size(); ++i)
        rows += keyRow(exam, key, i);
    QString html =
        QStringLiteral("<h2>%1</h2>").arg(CaseSheets::tr("Answer key: %1").arg(plain(exam.title))) + table(rows);
    html +=
        QStringLiteral("<p>%1</p>")
            .arg(CaseSheets::tr("Score: %1 for a case found, 1 for somebody rightly reassured, 0 for an error, less "
                                "the bill times %2.")
                     .arg(numberText(key.shape.lambda, QLocale(), 3), numberText(-key.shape.rho, QLocale(), 3)));
    for (std::size_t i = 0; i < exam.cases.size(); ++i) {
        html += heading(exam, i, QStringLiteral("page-break-before: always"));
        html +=
            QStringLiteral("<p>%1</p>").arg(CaseSheets::tr("Results to hand out, panel by panel, as they are ordered"));
        for (const core::ExamPanel& panel : exam.panels)
            html += QStringLiteral("<h4>%1</h4>").arg(plain(panel.name)) + results(exam, i, panel.columns);
    }
    return html + notice();
}

QByteArray pdfOf(const QString& html, const QString& title)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(kMargin, kMargin, kMargin, kMargin), QPageLayout::Millimeter);
    writer.setTitle(title);
    writer.setCreator(QCoreApplication::applicationName());
    QTextDocument document;
    document.setDefaultFont(QFont(QFont().family(), kType));
    document.setHtml(html);
    document.print(&writer);
    return bytes;
}

} // namespace ui
