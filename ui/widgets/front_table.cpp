#include "ui/widgets/front_table.h"

#include "ui/text/number_text.h"
#include "ui/widgets/labels.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QEvent>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QScopedValueRollback>
#include <QTableView>

#include <algorithm>
#include <vector>

namespace ui {

FrontTable::FrontTable(QWidget* parent)
    : Card(parent, Padding::None),
      m_model(new FrontModel(this)),
      m_table(new QTableView(this)),
      m_note(new ElidedLabel(tr("each against the row above"), this)),
      m_all(new QCheckBox(tr("All points of the plot"), this))
{
    buildLayout();
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) {
                if (!m_quiet && current.isValid())
                    Q_EMIT dotChosen(static_cast<std::size_t>(current.row()));
            });
    connect(m_all, &QCheckBox::toggled, this, [this](bool all) {
        {
            const QScopedValueRollback quiet(m_quiet, true);
            m_model->setAll(all);
        }
        setSelected(m_selected);
    });
}

void FrontTable::buildLayout()
{
    auto* title = makeLabel(tr("Step by step along the front"));
    title->setProperty("type", QStringLiteral("strong"));
    m_note->setProperty("type", QStringLiteral("table"));
    m_note->setProperty("tone", QStringLiteral("secondary"));
    m_note->setOptional(true);
    m_all->setToolTip(tr("Also dominated policies, no panels and all panels"));
    auto* head = new QHBoxLayout;
    head->setContentsMargins(11, 7, 11, 7);
    head->setSpacing(8);
    head->addWidget(title);
    head->addWidget(m_note, 1);
    head->addWidget(m_all);
    body()->addLayout(head);
    body()->addWidget(m_table, 1);
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("The front in figures"));
    m_table->setProperty("roomy", true);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setProperty("twoLines", true);
    m_table->horizontalHeader()->setMinimumSectionSize(30);
    m_table->viewport()->installEventFilter(this);
}

void FrontTable::setTheme(const Theme& theme)
{
    m_table->verticalHeader()->setDefaultSectionSize(theme.px(25));
    m_table->setMinimumHeight(theme.px(110));
    fitColumns();
}

void FrontTable::setFront(const core::FrontRecord& record, const FrontScene& scene,
                          const std::optional<core::OptimumLines>& optimum, const QString& currency)
{
    const QScopedValueRollback quiet(m_quiet, true);
    m_model->setFront(record, scene, optimum, currency);
    m_all->setVisible(scene.dots.size() > scene.onFront);
    // As long as nobody looked at the test patients there is nothing to show in two of the columns.
    m_table->setColumnHidden(FrontModel::Interval, !m_model->hasIntervals());
    m_table->setColumnHidden(FrontModel::OtherValue, !m_model->hasOtherValues());
    fitColumns();
}

// Every column as wide as what is in it; what is left is shared out.
void FrontTable::fitColumns()
{
    m_table->resizeColumnsToContents();
    std::vector<int> shown;
    int needed = 0;
    for (int column = 0; column < FrontModel::ColumnCount; ++column)
        if (!m_table->isColumnHidden(column)) {
            shown.push_back(column);
            needed += m_table->columnWidth(column);
        }
    const int extra = std::max(0, m_table->viewport()->width() - needed) / static_cast<int>(shown.size());
    for (const int column : shown)
        m_table->setColumnWidth(column, m_table->columnWidth(column) + extra);
}

bool FrontTable::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        fitColumns();
    return Card::eventFilter(watched, event);
}

void FrontTable::setSelected(std::optional<std::size_t> dot)
{
    const QScopedValueRollback quiet(m_quiet, true);
    m_selected = dot;
    const int row = dot ? static_cast<int>(*dot) : -1;
    if (row < 0 || row >= m_model->rowCount()) {
        m_table->selectionModel()->clear();
        return;
    }
    m_table->selectionModel()->setCurrentIndex(m_model->index(row, 0),
                                               QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_table->scrollTo(m_model->index(row, 0));
}

} // namespace ui
