// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/price_list_dialog.h"

#include "core/data/task/currency.h"
#include "ui/common/amount_edit.h"
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
#include <QInputDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QRegularExpression>
#include <QRegularExpressionValidator>
#include <QSpinBox>
#include <QTableWidget>

namespace ui {
namespace {

constexpr int kNoYear = 1899; // shown as "not said"

} // namespace

PriceText parsePriceText(const QString& text)
{
    return core::parsePrices(text.toStdString());
}

PriceListDialog::PriceListDialog(const core::Task& task, QWidget* parent)
    : QDialog(parent),
      m_task(task),
      m_table(new QTableWidget(this)),
      m_lists(new QComboBox(this)),
      m_currency(new QComboBox(this)),
      m_source(new QLineEdit(this)),
      m_year(new QSpinBox(this)),
      m_total(makeLabel({}, TypeSize::Body, Tone::Normal, this)),
      m_note(makeLabel({}, TypeSize::Table, Tone::Warning, this))
{
    setWindowTitle(tr("Price list"));
    buildLayout();
    setOwnLists({});
    showSource();
    fillTable();
    m_table->installEventFilter(this);
}

void PriceListDialog::buildLayout()
{
    m_table->setColumnCount(4);
    m_table->setHorizontalHeaderLabels({tr("Panel"), tr("Price"), tr("Turnaround"), tr("Blood")});
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->setShowGrid(false);
    m_table->setProperty("roomy", true);
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_table->verticalHeader()->hide();
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setFocusPolicy(Qt::NoFocus);
    m_table->setAccessibleName(tr("Prices of panels"));
    m_currency->setEditable(true);
    for (const std::string_view code : core::isoCurrencies())
        m_currency->addItem(QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size())));
    m_currency->setCurrentText(QString::fromStdString(m_task.currency));
    static const QRegularExpression isoCode(QStringLiteral("[A-Za-z]{3}"));
    m_currency->lineEdit()->setValidator(new QRegularExpressionValidator(isoCode, this));
    m_currency->setToolTip(tr("Three-letter code. Changing it does not convert amounts."));
    m_lists->setToolTip(tr("A list of prices to take over. Panels it does not name keep their price."));
    connect(m_lists, &QComboBox::activated, this, &PriceListDialog::chooseList);
    m_year->setRange(kNoYear, 2200);
    m_year->setSpecialValueText(tr("not said"));
    m_year->setToolTip(tr("The year the prices are of; it is shown with every figure that has costs."));
    m_source->setPlaceholderText(tr("such as: hospital charge master 2025"));

    QPushButton* pasteButton = makeButton(tr("Paste prices"), Icon::Clipboard, this);
    pasteButton->setToolTip(
        tr("Columns copied from a spreadsheet: panel and price, and minutes and millilitres where their "
           "headings say so"));
    connect(pasteButton, &QPushButton::clicked, this, &PriceListDialog::paste);
    QPushButton* fileButton = makeButton(tr("From file…"), Icon::Folder, this);
    fileButton->setToolTip(
        tr("A table with the columns panel and price, and minutes and millilitres where their headings "
           "say so"));
    connect(fileButton, &QPushButton::clicked, this, &PriceListDialog::fileRequested);
    QPushButton* keepButton = makeButton(tr("Keep as list…"), Icon::Save, this);
    keepButton->setToolTip(tr("Keeps these prices under a name, for other projects"));
    connect(keepButton, &QPushButton::clicked, this, &PriceListDialog::keepList);
    auto* below = new QHBoxLayout;
    below->addWidget(m_total, 1);
    below->addWidget(fileButton);
    below->addWidget(pasteButton);
    below->addWidget(keepButton);
    auto* form = new QFormLayout;
    form->addRow(tr("&Currency"), m_currency);
    form->addRow(tr("&Source of the prices"), m_source);
    form->addRow(tr("&Year of the prices"), m_year);
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
    auto* choice = new QFormLayout;
    choice->addRow(tr("Price &list"), m_lists);
    column->addLayout(choice);
    column->addWidget(m_table, 1);
    column->addLayout(below);
    column->addWidget(m_note);
    column->addLayout(form);
    column->addWidget(buttons);
    resize(680, 560);
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
        addAmounts(row, panel);
    }
    for (const int column : {1, 2, 3})
        m_table->setColumnWidth(column, 110);
    showTotal();
}

void PriceListDialog::addAmounts(int row, std::size_t panel)
{
    const core::PanelSpec& spec = m_task.panels[panel];
    const QString name = QString::fromStdString(spec.name);
    auto* minutes = new AmountEdit(AmountEdit::Unit::Minutes);
    minutes->setAmount(spec.minutes ? std::optional(spec.minutes->amount) : std::nullopt);
    minutes->setAccessibleName(tr("Turnaround time of %1").arg(name));
    connect(minutes, &AmountEdit::amountEdited, this, [this, panel](std::optional<double> amount) {
        m_task = core::withTurnaround(m_task, panel, amount ? std::optional(core::Minutes(*amount)) : std::nullopt);
    });
    m_table->setCellWidget(row, 2, minutes);
    auto* blood = new AmountEdit(AmountEdit::Unit::Millilitres);
    blood->setAmount(spec.millilitres ? std::optional(spec.millilitres->amount) : std::nullopt);
    blood->setAccessibleName(tr("Blood volume of %1").arg(name));
    connect(blood, &AmountEdit::amountEdited, this, [this, panel](std::optional<double> amount) {
        m_task = core::withVolume(m_task, panel, amount ? std::optional(core::Millilitres(*amount)) : std::nullopt);
    });
    m_table->setCellWidget(row, 3, blood);
}

void PriceListDialog::showTotal()
{
    m_total->setText(
        tr("All panels: %1").arg(money(core::billOf(m_task).total, QString::fromStdString(m_task.currency))));
}

void PriceListDialog::showSource()
{
    m_source->setText(QString::fromStdString(m_task.priceSource));
    m_source->setCursorPosition(0);
    m_year->setValue(m_task.priceYear.value_or(kNoYear));
    const QSignalBlocker quiet(m_currency);
    m_currency->setCurrentText(QString::fromStdString(m_task.currency));
}

void PriceListDialog::setOwnLists(const std::vector<core::PriceList>& lists)
{
    m_ownLists = lists;
    m_lists->clear();
    const QString inUse = QString::fromStdString(m_task.priceList);
    m_lists->addItem(inUse.isEmpty() ? tr("Prices of this project") : tr("Prices of this project: %1").arg(inUse));
    for (const core::PriceList& list : core::builtInPriceLists())
        m_lists->addItem(QString::fromStdString(list.name));
    for (const core::PriceList& list : m_ownLists)
        m_lists->addItem(QString::fromStdString(list.name));
}

void PriceListDialog::chooseList(int position)
{
    const auto& builtIn = core::builtInPriceLists();
    const std::size_t list = static_cast<std::size_t>(std::max(position, 1)) - 1;
    if (position < 1)
        return;
    apply(list < builtIn.size() ? builtIn[list] : m_ownLists[list - builtIn.size()], 0);
}

// The prices of the panels as they stand now, under a name the user gives.
void PriceListDialog::keepList()
{
    bool named = false;
    const QString name =
        QInputDialog::getText(this, tr("Keep the prices"), tr("&Name of the list"), QLineEdit::Normal, {}, &named)
            .simplified();
    if (!named || name.isEmpty())
        return;
    const core::Task now = task();
    core::PriceList list{.name = name.toStdString(), .currency = now.currency, .source = now.priceSource};
    list.year = now.priceYear;
    m_task.priceList = list.name;
    for (const core::PanelSpec& panel : now.panels) {
        list.prices.emplace_back(panel.name, panel.cost);
        if (panel.minutes || panel.millilitres)
            list.times.emplace_back(panel.name,
                                    core::PanelTimes{.minutes = panel.minutes, .millilitres = panel.millilitres});
    }
    std::vector<core::PriceList> lists = m_ownLists;
    std::erase_if(lists, [&](const core::PriceList& one) { return one.name == list.name; });
    lists.push_back(list);
    setOwnLists(lists);
    m_lists->setCurrentIndex(m_lists->count() - 1);
    Q_EMIT listKept(list);
}

void PriceListDialog::applyText(const QString& text)
{
    PriceText read = parsePriceText(text);
    apply({.prices = std::move(read.prices), .times = std::move(read.times)}, read.unread);
}

void PriceListDialog::apply(const core::PriceList& list, int unread)
{
    const core::PricingOutcome outcome = core::withPriceList(m_task, list);
    if (!list.prices.empty()) {
        m_task = outcome.task;
        showSource();
    }
    fillTable();
    QStringList notes;
    const auto joined = [](const std::vector<std::string>& names) {
        QStringList texts;
        for (const std::string& name : names)
            texts << QString::fromStdString(name);
        return texts.join(QStringLiteral(", "));
    };
    if (list.prices.empty())
        notes << tr("No prices found. Two columns are needed: panel and price.");
    else if (unread > 0)
        notes << tr("%n lines without a clear price were left out.", nullptr, unread);
    if (list.key.empty() && !outcome.unmatched.empty())
        notes << tr("Not a panel here: %1.").arg(joined(outcome.unmatched));
    if (!list.prices.empty() && !outcome.unpriced.empty())
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
    task.priceYear = m_year->value() == kNoYear ? std::nullopt : std::optional(m_year->value());
    return task;
}

} // namespace ui
