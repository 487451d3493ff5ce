// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/dialect_form.h"

#include "ui/common/text/language.h"
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>

namespace ui {
namespace {

void select(QComboBox& box, int value)
{
    box.setCurrentIndex(box.findData(value));
}

template <typename Enum>
int code(Enum value)
{
    return static_cast<int>(value);
}

} // namespace

DialectForm::DialectForm(QWidget* parent) : QWidget(parent)
{
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    form->setVerticalSpacing(4);

    m_delimiter = addChoice(*form, tr("&Separator"), tr("What stands between two values"));
    m_delimiter->addItem(tr("Comma  ,"), code(','));
    m_delimiter->addItem(tr("Semicolon  ;"), code(';'));
    m_delimiter->addItem(tr("Tab"), code('\t'));
    m_delimiter->addItem(tr("Vertical bar  |"), code('|'));

    m_decimal = addChoice(*form, tr("&Decimal mark"), tr("What stands before the decimals of a number"));
    m_decimal->addItem(tr("Point: 3.14"), code(core::DecimalMark::Point));
    m_decimal->addItem(tr("Comma: 3,14"), code(core::DecimalMark::Comma));

    m_grouping = addChoice(*form, tr("&Thousands"), tr("What groups the digits of large numbers"));
    m_grouping->addItem(tr("Not marked: 1234"), code(core::GroupMark::None));
    m_grouping->addItem(tr("Comma: 1,234"), code(core::GroupMark::Comma));
    m_grouping->addItem(tr("Point: 1.234"), code(core::GroupMark::Point));
    m_grouping->addItem(tr("Space: 1 234"), code(core::GroupMark::Space));
    m_grouping->addItem(tr("Apostrophe: 1'234"), code(core::GroupMark::Apostrophe));

    m_encoding = addChoice(*form, tr("&Encoding"), tr("How letters such as ä and é are stored"));
    m_encoding->addItem(tr("UTF-8"), code(core::TextEncoding::Utf8));
    m_encoding->addItem(tr("Latin-1 (older Windows files)"), code(core::TextEncoding::Latin1));
    m_encoding->addItem(tr("UTF-8, and Latin-1 in some cells"), code(core::TextEncoding::Mixed));

    connect(m_delimiter, &QComboBox::activated, this, &DialectForm::delimiterChosen);
    connect(m_decimal, &QComboBox::activated, this, &DialectForm::numbersChosen);
    connect(m_grouping, &QComboBox::activated, this, &DialectForm::numbersChosen);
    connect(m_encoding, &QComboBox::activated, this, &DialectForm::encodingChosen);
}

QComboBox* DialectForm::addChoice(QFormLayout& form, const QString& label, const QString& tip)
{
    auto* box = new QComboBox(this);
    box->setToolTip(tip);
    box->setAccessibleName(withoutMnemonic(label));
    box->setAccessibleDescription(tip);
    form.addRow(label, box);
    return box;
}

core::CsvDialect DialectForm::dialect() const
{
    return {.delimiter = static_cast<char>(m_delimiter->currentData().toInt()),
            .decimal = static_cast<core::DecimalMark>(m_decimal->currentData().toInt()),
            .grouping = static_cast<core::GroupMark>(m_grouping->currentData().toInt()),
            .encoding = static_cast<core::TextEncoding>(m_encoding->currentData().toInt())};
}

void DialectForm::setDialect(const core::CsvDialect& dialect)
{
    select(*m_delimiter, code(dialect.delimiter));
    select(*m_decimal, code(dialect.decimal));
    select(*m_grouping, code(dialect.grouping));
    select(*m_encoding, code(dialect.encoding));
}

} // namespace ui
