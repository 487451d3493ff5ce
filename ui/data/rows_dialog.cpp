// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/rows_dialog.h"

#include "ui/common/labels.h"
#include "ui/common/table_copy.h"
#include "ui/common/text/number_text.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTableView>

#include <algorithm>

namespace ui {
namespace {

constexpr int kMostMeasured = 500; // columns whose heading is measured

// The style sheet draws cells without asking the model for a background.
class MarkingDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        if (index.data(RowsModel::MarkedRole).toBool())
            painter->fillRect(option.rect, index.data(Qt::BackgroundRole).value<QBrush>());
        QStyledItemDelegate::paint(painter, option, index);
    }
};

} // namespace

RowsDialog::RowsDialog(QWidget* parent)
    : QDialog(parent),
      m_model(new RowsModel(this)),
      m_view(new QTableView(this)),
      m_subject(makeLabel({}, TypeSize::Body, Tone::Normal, this)),
      m_onlyMarked(new QCheckBox(tr("Only the rows concerned"), this))
{
    setWindowTitle(tr("Rows"));
    buildLayout();
    connect(m_onlyMarked, &QCheckBox::toggled, m_model, &RowsModel::setOnlyMarkedRows);
}

void RowsDialog::buildLayout()
{
    m_view->setModel(m_model);
    m_view->setItemDelegate(new MarkingDelegate(m_view));
    m_view->setShowGrid(false);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setAlternatingRowColors(true);
    m_view->setWordWrap(false);
    m_view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    // Rows of one height: nothing is measured, so a hundred thousand of them open at once.
    m_view->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_view->horizontalHeader()->setDefaultSectionSize(120);
    m_view->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_view->horizontalHeader()->setHighlightSections(false);
    m_view->verticalHeader()->setHighlightSections(false);
    m_view->setProperty("roomy", true);
    m_view->setAccessibleName(tr("Rows of the table"));
    addCopyAction(*m_view);
    m_subject->setWordWrap(true);
    auto* top = new QHBoxLayout;
    top->addWidget(m_subject, 1);
    top->addWidget(m_onlyMarked);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setIcon({});
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->addLayout(top);
    column->addWidget(m_view, 1);
    column->addWidget(buttons);
    resize(900, 560);
}

void RowsDialog::setTheme(const Theme& theme)
{
    m_model->setMarkBrush(theme.warningBack);
    m_view->verticalHeader()->setDefaultSectionSize(theme.px(24));
}

void RowsDialog::showTable(core::TablePtr table, const QString& subject, RowsModel::Marks marks)
{
    const bool marked = !marks.rows.empty();
    const int firstColumn = marks.columns.empty() ? 0 : static_cast<int>(marks.columns.front());
    m_subject->setText(subject.isEmpty() ? tr("%1 rows, %2 columns, as imported with the edit steps applied.")
                                               .arg(countText(table->rowCount()), countText(table->columnCount()))
                                         : subject);
    m_model->setTable(std::move(table));
    m_model->setMarks(std::move(marks));
    m_model->setOnlyMarkedRows(marked);
    m_onlyMarked->setVisible(marked);
    m_onlyMarked->setChecked(marked);
    QHeaderView& header = *m_view->horizontalHeader();
    for (int column = 0; column < std::min(header.count(), kMostMeasured); ++column)
        header.resizeSection(column, std::clamp(header.sectionSizeHint(column) + 8, 90, 260));
    m_view->scrollTo(m_model->index(0, firstColumn), QAbstractItemView::PositionAtCenter);
    m_view->setCurrentIndex(m_model->index(0, firstColumn));
}

} // namespace ui
