// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/question_box.h"

#include "ui/common/buttons.h"
#include "ui/common/labels.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QRadioButton>
#include <QVBoxLayout>

namespace ui {
namespace {

// A radio button does not fold its words, so they stand beside it; a click on them chooses it as well.
class OptionLabel : public QLabel {
public:
    OptionLabel(const QString& text, QRadioButton* button) : QLabel(text), m_button(button)
    {
        setWordWrap(true);
        setTextFormat(Qt::PlainText);
        setBuddy(button);
    }

protected:
    void mouseReleaseEvent(QMouseEvent*) override
    {
        if (m_button->isEnabled())
            m_button->click();
    }

private:
    QRadioButton* m_button;
};

// As the locale writes it, or with a point or a comma as in a school book.
std::optional<double> numberFrom(QString typed)
{
    bool read = false;
    typed = typed.trimmed().replace(QChar(0x2212), QLatin1Char('-'));
    const double byLocale = QLocale().toDouble(typed, &read);
    if (read)
        return byLocale;
    const double plain = QString(typed).replace(QLatin1Char(','), QLatin1Char('.')).toDouble(&read);
    return read ? std::optional(plain) : std::nullopt;
}

} // namespace

QuestionBox::QuestionBox(QWidget* parent) : QWidget(parent), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(6);
}

void QuestionBox::setQuestion(const std::optional<ShownQuestion>& question)
{
    delete m_group;
    m_group = nullptr;
    m_number = nullptr;
    m_check = nullptr;
    while (QLayoutItem* item = m_column->takeAt(0)) {
        if (QWidget* widget = item->widget()) {
            widget->hide();
            widget->deleteLater(); // its own signal may have led here
        }
        delete item;
    }
    setVisible(question.has_value());
    if (!question)
        return;
    if (question->kind == ShownQuestion::Kind::Choice)
        addOptions(question->options);
    else if (question->kind == ShownQuestion::Kind::Number)
        addNumber(question->unit);
    else if (question->checks) {
        m_check = makeSmallButton(tr("Check"));
        m_check->setObjectName(QStringLiteral("lessonCheck"));
        m_column->addWidget(m_check, 0, Qt::AlignLeft);
        connect(m_check, &QPushButton::clicked, this, &QuestionBox::checkRequested);
    }
}

void QuestionBox::addOptions(const QStringList& options)
{
    m_group = new QButtonGroup(this);
    for (int i = 0; i < options.size(); ++i) {
        auto* line = new QWidget(this);
        auto* row = new QHBoxLayout(line);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(6);
        auto* button = new QRadioButton(line);
        button->setObjectName(QStringLiteral("lessonOption%1").arg(i + 1));
        button->setAccessibleName(options[i]);
        m_group->addButton(button, i);
        row->addWidget(button, 0, Qt::AlignTop);
        row->addWidget(new OptionLabel(options[i], button), 1);
        m_column->addWidget(line);
    }
    connect(m_group, &QButtonGroup::idClicked, this, &QuestionBox::optionChosen);
}

void QuestionBox::addNumber(const QString& unit)
{
    auto* line = new QWidget(this);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    m_number = new QLineEdit(line);
    m_number->setObjectName(QStringLiteral("lessonNumber"));
    m_number->setAccessibleName(tr("Your answer"));
    m_number->setPlaceholderText(tr("Your answer"));
    m_number->setMaximumWidth(140);
    row->addWidget(m_number);
    if (!unit.isEmpty())
        row->addWidget(makeLabel(unit, TypeSize::Body, Tone::Secondary));
    m_check = makeSmallButton(tr("Check"), line);
    m_check->setObjectName(QStringLiteral("lessonCheck"));
    row->addWidget(m_check);
    row->addStretch(1);
    m_column->addWidget(line);
    connect(m_number, &QLineEdit::returnPressed, this, &QuestionBox::takeNumber);
    connect(m_check, &QPushButton::clicked, this, &QuestionBox::takeNumber);
}

void QuestionBox::takeNumber()
{
    if (const std::optional<double> number = numberFrom(m_number->text()))
        Q_EMIT numberGiven(*number);
    else
        Q_EMIT numberUnreadable(m_number->text());
}

void QuestionBox::setAnswered()
{
    for (int i = 0; m_group && i < m_group->buttons().size(); ++i)
        m_group->button(i)->setEnabled(false);
    for (QWidget* part : {static_cast<QWidget*>(m_number), static_cast<QWidget*>(m_check)})
        if (part)
            part->setEnabled(false);
}

void QuestionBox::focusFirst()
{
    if (m_number)
        m_number->setFocus();
    else if (m_group && !m_group->buttons().isEmpty())
        m_group->button(0)->setFocus();
    else if (m_check)
        m_check->setFocus();
}

} // namespace ui
