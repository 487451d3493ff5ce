// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/import_questions.h"

#include "ui/common/inline_message.h"
#include "ui/common/labels.h"
#include "ui/common/text/number_text.h"

#include <QVBoxLayout>

#include <algorithm>

namespace ui {
namespace {

QString delimiterName(QChar delimiter)
{
    switch (delimiter.unicode()) {
    case ',':
        return ImportQuestions::tr("Comma");
    case ';':
        return ImportQuestions::tr("Semicolon");
    case '\t':
        return ImportQuestions::tr("Tab");
    default:
        return ImportQuestions::tr("Vertical bar");
    }
}

} // namespace

ImportQuestions::ImportQuestions(QWidget* parent) : QWidget(parent), m_messages(new QVBoxLayout(this))
{
    m_messages->setContentsMargins(0, 0, 0, 0);
    m_messages->setSpacing(8);
    hide();
}

void ImportQuestions::setQuestions(const std::vector<core::CsvQuestion>& questions, const core::CsvDialect& dialect)
{
    while (QLayoutItem* item = m_messages->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    m_dialect = dialect;
    m_open.clear();
    for (const core::CsvQuestion& question : questions) {
        if (!m_open.insert(question.about).second)
            continue; // one answer holds for all columns
        const auto alike = static_cast<std::size_t>(
            std::count_if(questions.begin(), questions.end(),
                          [&](const core::CsvQuestion& other) { return other.about == question.about; }));
        if (question.about == About::DecimalOrThousands)
            addNumberQuestion(question, alike);
        else
            addDelimiterQuestion(question);
    }
    setVisible(!m_open.empty());
}

void ImportQuestions::addNumberQuestion(const core::CsvQuestion& question, std::size_t columns)
{
    const QString text = QString::fromStdString(question.example);
    const bool comma = text.contains(QLatin1Char(','));
    const QString digits = QString(text).remove(comma ? QLatin1Char(',') : QLatin1Char('.'));
    core::CsvDialect decimal = m_dialect;
    decimal.decimal = comma ? core::DecimalMark::Comma : core::DecimalMark::Point;
    decimal.grouping = core::GroupMark::None;
    core::CsvDialect thousands = m_dialect;
    thousands.decimal = comma ? core::DecimalMark::Point : core::DecimalMark::Comma;
    thousands.grouping = comma ? core::GroupMark::Comma : core::GroupMark::Point;

    auto* message = new InlineMessage;
    QString sentence = tr("Row %1, column %2: is it a decimal number or thousands?")
                           .arg(countText(question.row), QString::fromStdString(question.column));
    if (columns > 1)
        sentence += QLatin1Char(' ') + tr("The answer holds for all %1 such columns.").arg(countText(columns));
    message->setMessage(InlineMessage::Severity::Warning, tr("What does “%1” mean?").arg(text), sentence,
                        {tr("Decimal number"), tr("Thousands: %1").arg(digits)});
    connect(message, &InlineMessage::actionTriggered, this, [this, decimal, thousands](int action) {
        Q_EMIT answered(About::DecimalOrThousands, action == 0 ? decimal : thousands);
    });
    message->setProperty("about", static_cast<int>(About::DecimalOrThousands));
    m_messages->addWidget(message);
}

void ImportQuestions::addDelimiterQuestion(const core::CsvQuestion& question)
{
    const QString candidates = QString::fromStdString(question.example);
    QStringList names;
    for (const QChar candidate : candidates)
        names.append(delimiterName(candidate));
    auto* message = new InlineMessage;
    message->setMessage(InlineMessage::Severity::Warning, tr("What separates the values?"),
                        tr("More than one character fits this file equally well."), names);
    connect(message, &InlineMessage::actionTriggered, this, [this, candidates](int action) {
        core::CsvDialect dialect = m_dialect;
        dialect.delimiter = candidates[action].toLatin1();
        Q_EMIT answered(About::Delimiter, dialect);
    });
    message->setProperty("about", static_cast<int>(About::Delimiter));
    m_messages->addWidget(message);
}

void ImportQuestions::close(About about, const core::CsvDialect& dialect)
{
    m_open.erase(about);
    m_dialect = dialect;
    for (int i = 0; i < m_messages->count(); ++i) {
        QWidget* message = m_messages->itemAt(i)->widget();
        if (message->property("about").toInt() == static_cast<int>(about))
            message->hide();
    }
    setVisible(!m_open.empty());
}

} // namespace ui
