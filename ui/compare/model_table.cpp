// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/model_table.h"

#include "ui/common/plain_words.h"
#include "ui/common/table_copy.h"
#include "ui/compare/tinted_rows.h"
#include "ui/figures/comparison/model_look.h"

#include <QEvent>
#include <QHeaderView>
#include <QPainter>
#include <QScrollBar>
#include <QStandardItemModel>

#include <algorithm>

namespace ui {
namespace {

constexpr double kSwatch = 28.0; // design pixels
constexpr double kRow = 25.0;
constexpr double kNarrowest = 96.0; // the names

} // namespace

QPixmap modelSwatch(const std::optional<ModelStyle>& style, const Theme& theme, qreal ratio)
{
    const QSize size(theme.px(kSwatch), theme.px(14));
    QPixmap swatch(size * ratio);
    swatch.setDevicePixelRatio(ratio);
    swatch.fill(Qt::transparent);
    if (style) {
        QPainter painter(&swatch);
        paintModelSwatch(painter, QRectF(QPointF(), size), *style, theme);
    }
    return swatch;
}

ModelTable::ModelTable(const QString& accessibleName, QWidget* parent)
    : QTableView(parent),
      m_theme(lightTheme()),
      m_model(new QStandardItemModel(this))
{
    setModel(m_model);
    setAccessibleName(accessibleName);
    setItemDelegate(new TintedRows(this));
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    addCopyAction(*this);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setMinimumSectionSize(30);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ModelTable::setTheme(const Theme& theme)
{
    m_theme = theme;
    setIconSize(QSize(theme.px(kSwatch), theme.px(14)));
    verticalHeader()->setDefaultSectionSize(theme.px(kRow));
    showRows();
}

void ModelTable::setColumns(const std::vector<Column>& columns)
{
    m_columns = columns;
    m_model->setColumnCount(static_cast<int>(columns.size()));
    for (int column = 0; column < m_model->columnCount(); ++column) {
        const Column& one = columns[static_cast<std::size_t>(column)];
        auto* head = new QStandardItem(one.heading);
        head->setTextAlignment((one.number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
        if (!one.explanation.isEmpty())
            head->setToolTip(folded(one.explanation));
        m_model->setHorizontalHeaderItem(column, head);
    }
}

void ModelTable::setRows(std::vector<Row> rows)
{
    m_rows = std::move(rows);
    showRows();
}

void ModelTable::setScrolling(bool scrolling)
{
    m_scrolling = scrolling;
    setVerticalScrollBarPolicy(scrolling ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, scrolling ? QSizePolicy::Expanding : QSizePolicy::Fixed);
}

QString ModelTable::cell(int row, int column) const
{
    return m_model->index(row, column).data().toString();
}

void ModelTable::showRows()
{
    m_model->setRowCount(static_cast<int>(m_rows.size()));
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const Row& one = m_rows[static_cast<std::size_t>(row)];
        for (int column = 0; column < m_model->columnCount(); ++column) {
            auto* item = new QStandardItem(one.cells.value(column));
            const bool number = m_columns[static_cast<std::size_t>(column)].number;
            item->setTextAlignment((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
            item->setToolTip(column == 0 && one.toolTip.isEmpty() ? one.cells.value(0) : one.toolTip);
            if (one.leading)
                item->setBackground(m_theme.selection);
            if (column == 0) {
                item->setFont(fontOf(m_theme, TypeSize::Table, one.leading));
                if (one.style)
                    item->setData(QIcon(modelSwatch(one.style, m_theme, devicePixelRatioF())), Qt::DecorationRole);
            }
            m_model->setItem(row, column, item);
        }
    }
    fitColumns();
    updateGeometry();
}

// Numbers have the room they need, the names what is left.
void ModelTable::fitColumns()
{
    if (m_model->columnCount() == 0)
        return;
    const int padding = m_theme.px(16);
    int used = 0;
    for (int column = 1; column < m_model->columnCount(); ++column) {
        const int width = std::max(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column)) +
                          (m_model->rowCount() == 0 ? padding : 0);
        setColumnWidth(column, width);
        used += width;
    }
    const int most = std::max(m_theme.px(kNarrowest), sizeHintForColumn(0));
    const int left = viewport()->width() - used;
    setColumnWidth(0, std::clamp(left, std::min(m_theme.px(kNarrowest + 40), most), std::max(left, most)));
}

int ModelTable::wantedHeight() const
{
    const int rows = static_cast<int>(m_rows.size()) * verticalHeader()->defaultSectionSize();
    const bool scrolls = horizontalScrollBar()->maximum() > 0;
    return horizontalHeader()->sizeHint().height() + rows + 2 * frameWidth() + 4 +
           (scrolls ? horizontalScrollBar()->sizeHint().height() : 0);
}

QSize ModelTable::sizeHint() const
{
    return {m_theme.px(480), wantedHeight()};
}

QSize ModelTable::minimumSizeHint() const
{
    return {m_theme.px(240), m_scrolling ? m_theme.px(120) : wantedHeight()};
}

void ModelTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fitColumns();
    updateGeometry();
}

void ModelTable::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitColumns();
}

} // namespace ui
