// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/price_list_dialog.h"

#include "ui/common/buttons.h"
#include "ui/common/labels.h"
#include "ui/common/money_spin_box.h"
#include "ui/common/text/number_text.h"

#include <QApplication>
#include <QBoxLayout>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QRegularExpression>
#include <QRegularExpressionValidator>
#include <QTableWidget>

namespace ui {
namespace {

// A price as written anywhere: 36, 36.00, 36,50, $36. Three digits after a comma could be thousands: not read.
std::optional<double> readPrice(const QString& text)
{
    static const QRegularExpression pattern(QStringLiteral("^[^0-9]*([0-9]+)(?:[.,]([0-9]{1,2}))?[^0-9]*$"));
    const QRegularExpressionMatch match = pattern.match(text.trimmed());
    if (!match.hasMatch())
        return std::nullopt;
    return QStringView(match.captured(1) + QLatin1Char('.') + match.captured(2) + QLatin1Char('0')).toDouble();
}

QString unquoted(const QString& name)
{
    const QChar quote = QLatin1Char('"');
    return name.size() > 1 && name.startsWith(quote) && name.endsWith(quote) ? name.mid(1, name.size() - 2) : name;
}

} // namespace

PriceText parsePriceText(const QString& text)
{
    static const QRegularExpression ends(QStringLiteral("\\r\\n|\\n|\\r"));
    static const QRegularExpression fields(QStringLiteral("\\t|;"));
    PriceText result;
    const QStringList lines = text.split(ends, Qt::SkipEmptyParts);
    for (const QString& line : lines) {
        QStringList parts = line.split(fields);
        if (parts.size() < 2) // name, price with a comma between: only the last comma followed by a price
            parts = {line.section(QLatin1Char(','), 0, -2), line.section(QLatin1Char(','), -1)};
        const std::optional<double> price = readPrice(parts.value(1));
        if (price && !parts[0].trimmed().isEmpty())
            result.prices.emplace_back(unquoted(parts[0].simplified()).toStdString(), core::Cost(*price));
        else if (&line != &lines.front()) // the first may well be a heading
            ++result.unread;
    }
    return result;
}

PriceListDialog::PriceListDialog(const core::Task& task, QWidget* parent)
    : QDialog(parent),
      m_task(task),
      m_table(new QTableWidget(this)),
      m_currency(new QComboBox(this)),
      m_source(new QLineEdit(QString::fromStdString(task.priceSource), this)),
      m_total(makeLabel({}, TypeSize::Body, Tone::Normal, this)),
      m_note(makeLabel({}, TypeSize::Table, Tone::Warning, this))
{
    setWindowTitle(tr("Price list"));
    buildLayout();
    fillTable();
    m_table->installEventFilter(this);
}

void PriceListDialog::buildLayout()
{
    m_table->setColumnCount(2);
    m_table->setHorizontalHeaderLabels({tr("Panel"), tr("Price")});
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->setShowGrid(false);
    m_table->setProperty("roomy", true);
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_table->verticalHeader()->hide();
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setFocusPolicy(Qt::NoFocus);
    m_table->setAccessibleName(tr("Prices of panels"));
    m_currency->setEditable(true);
    m_currency->addItems({QStringLiteral("USD"), QStringLiteral("EUR"), QStringLiteral("GBP"), QStringLiteral("CAD"),
                          QStringLiteral("AUD"), QStringLiteral("CHF"), QStringLiteral("JPY")});
    m_currency->setCurrentText(QString::fromStdString(m_task.currency));
    static const QRegularExpression isoCode(QStringLiteral("[A-Za-z]{3}"));
    m_currency->lineEdit()->setValidator(new QRegularExpressionValidator(isoCode, this));
    m_currency->setToolTip(tr("Three-letter code. Changing it does not convert amounts."));
    m_source->setCursorPosition(0);
    m_source->setPlaceholderText(tr("such as: hospital charge master 2025"));

    QPushButton* pasteButton = makeButton(tr("Paste prices"), Icon::Clipboard, this);
    pasteButton->setToolTip(tr("Two columns copied from a spreadsheet: panel and price"));
    connect(pasteButton, &QPushButton::clicked, this, &PriceListDialog::paste);
    QPushButton* fileButton = makeButton(tr("From file…"), Icon::Folder, this);
    fileButton->setToolTip(tr("A table with two columns: panel and price"));
    connect(fileButton, &QPushButton::clicked, this, &PriceListDialog::fileRequested);
    auto* below = new QHBoxLayout;
    below->addWidget(m_total, 1);
    below->addWidget(fileButton);
    below->addWidget(pasteButton);
    auto* form = new QFormLayout;
    form->addRow(tr("&Currency"), m_currency);
    form->addRow(tr("&Source of the prices"), m_source);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_currency, &QComboBox::currentTextChanged, this, [this](const QString& code) {
        if (code.size() == 3 && code.toUpper().toStdString() != m_task.currency) {
            m_task.currency = code.toUpper().toStdString();
            fillTable();
        }
    });
    m_note->setWordWrap(true);
    m_note->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->addWidget(m_table, 1);
    column->addLayout(below);
    column->addWidget(m_note);
    column->addLayout(form);
    column->addWidget(buttons);
    resize(440, 480);
}

void PriceListDialog::fillTable()
{
    m_table->setRowCount(static_cast<int>(m_task.panels.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const auto panel = static_cast<std::size_t>(row);
        const QString name = QString::fromStdString(m_task.panels[panel].name);
        auto* item = new QTableWidgetItem(name);
        item->setFlags(Qt::ItemIsEnabled);
        item->setToolTip(name);
        m_table->setItem(row, 0, item);
        auto* price = new MoneySpinBox;
        price->setCurrency(m_task.currency);
        price->setPrice(m_task.panels[panel].cost.amount);
        price->setAccessibleName(tr("Price of %1").arg(name));
        connect(price, &MoneySpinBox::priceEdited, this, [this, panel](double amount) {
            m_task = core::withPrice(m_task, panel, core::Cost(amount));
            showTotal();
        });
        m_table->setCellWidget(row, 1, price);
    }
    m_table->setColumnWidth(1, 110);
    showTotal();
}

void PriceListDialog::showTotal()
{
    m_total->setText(
        tr("All panels: %1").arg(money(core::billOf(m_task).total, QString::fromStdString(m_task.currency))));
}

void PriceListDialog::applyText(const QString& text)
{
    const PriceText read = parsePriceText(text);
    const core::PricingOutcome outcome = core::withPriceList(m_task, read.prices);
    m_task = outcome.task;
    fillTable();
    QStringList notes;
    const auto joined = [](const std::vector<std::string>& names) {
        QStringList list;
        for (const std::string& name : names)
            list << QString::fromStdString(name);
        return list.join(QStringLiteral(", "));
    };
    if (read.prices.empty())
        notes << tr("No prices found. Two columns are needed: panel and price.");
    else if (read.unread > 0)
        notes << tr("%n lines without a clear price were left out.", nullptr, read.unread);
    if (!outcome.unmatched.empty())
        notes << tr("Not a panel here: %1.").arg(joined(outcome.unmatched));
    if (!read.prices.empty() && !outcome.unpriced.empty())
        notes << tr("Price unchanged: %1.").arg(joined(outcome.unpriced));
    m_note->setText(notes.join(QLatin1Char(' ')));
    m_note->setVisible(!notes.isEmpty());
}

void PriceListDialog::paste()
{
    applyText(QApplication::clipboard()->text());
}

bool PriceListDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Paste)) {
        paste();
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

core::Task PriceListDialog::task() const
{
    core::Task task = m_task;
    task.priceSource = m_source->text().trimmed().toStdString();
    return task;
}

} // namespace ui
