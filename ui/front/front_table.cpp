// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/front/front_table.h"

#include "ui/common/labels.h"
#include "ui/common/table_copy.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/training_text.h"
#include "ui/figures/charts/point_counts.h"
#include "ui/front/pin_comparison.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>
#include <QTableView>

#include <algorithm>
#include <utility>
#include <vector>

namespace ui {
namespace {

// By number, not by what is written; what has none stands last whichever way round.
class ByNumber : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

protected:
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override
    {
        const QVariant a = left.data(FrontModel::SortRole), b = right.data(FrontModel::SortRole);
        if (a.isValid() != b.isValid())
            return a.isValid() == (sortOrder() == Qt::AscendingOrder);
        if (left.column() == FrontModel::Note)
            return a.toString().localeAwareCompare(b.toString()) < 0;
        return a.toDouble() < b.toDouble();
    }
};

} // namespace

// A pinned row has another ground and its number in front.
class PinnedRows : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void setTheme(const Theme& theme) { m_theme = theme; }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        const int pin = index.data(FrontModel::PinRole).toInt();
        if (pin == 0)
            return;
        option->backgroundBrush = m_theme.hover;
        if (index.column() != FrontModel::Name)
            return;
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->decorationSize = QSize(m_theme.px(16), m_theme.px(16));
        option->icon = QIcon(pinDisc(pin, m_theme, option->widget ? option->widget->devicePixelRatioF() : 1.0));
    }

private:
    Theme m_theme = lightTheme();
};

FrontTable::FrontTable(QWidget* parent)
    : Card(parent, Padding::None),
      m_theme(lightTheme()),
      m_model(new FrontModel(this)),
      m_sorted(new ByNumber(this)),
      m_table(new QTableView(this)),
      m_rows(new PinnedRows(this)),
      m_pins(new PinComparison(this)),
      m_note(new ElidedLabel(tr("each against the policy before it"), TypeSize::Table, Tone::Secondary, this)),
      m_all(new QCheckBox(tr("All points"), this))
{
    buildLayout();
    buildTable();
    connectInputs();
}

void FrontTable::buildLayout()
{
    auto* title = makeStrongLabel(tr("Step by step along the front"));
    m_note->setOptional(true);
    m_all->setToolTip(tr(
        "Also policies that test patients cannot tell apart from the one before them, those with the same figures as "
        "it on all patients, dominated ones, no panels and all panels"));
    auto* head = new QHBoxLayout;
    head->setContentsMargins(11, 7, 11, 7);
    head->setSpacing(8);
    head->addWidget(title);
    head->addWidget(m_note, 1);
    head->addWidget(m_all);
    body()->setSpacing(0);
    body()->addLayout(head);
    body()->addWidget(m_pins);
    body()->addWidget(m_table, 1);
}

void FrontTable::buildTable()
{
    m_sorted->setSourceModel(m_model);
    m_sorted->setDynamicSortFilter(true);
    m_table->setModel(m_sorted);
    m_table->setItemDelegate(m_rows);
    m_table->setAccessibleName(tr("The front in figures"));
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->verticalHeader()->hide();
    QHeaderView* header = m_table->horizontalHeader();
    header->setHighlightSections(false);
    header->setProperty("twoLines", true);
    header->setMinimumSectionSize(30);
    header->setSortIndicatorClearable(true);
    header->setSortIndicator(-1, Qt::AscendingOrder); // along the front
    m_table->setSortingEnabled(true);
    addCopyAction(*m_table);
    addActions();
    m_table->installEventFilter(this);
    m_table->viewport()->installEventFilter(this);
}

void FrontTable::addActions()
{
    const auto add = [this](const QString& text, const QKeySequence& keys, void (FrontTable::*wanted)(std::size_t)) {
        auto* action = new QAction(text, m_table);
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetShortcut);
        connect(action, &QAction::triggered, this, [this, wanted] {
            if (m_marks.chosen)
                Q_EMIT(this->*wanted)(*m_marks.chosen);
        });
        m_table->addAction(action);
        return action;
    };
    m_pin = add({}, QKeySequence(Qt::Key_P), &FrontTable::pinWanted);
    m_rename = add(tr("Rename…"), QKeySequence(Qt::Key_F2), &FrontTable::renameWanted);
}

void FrontTable::connectInputs()
{
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) {
                const auto dot = dotOf(current);
                if (!m_quiet && dot)
                    Q_EMIT dotChosen(*dot);
            });
    connect(m_all, &QCheckBox::toggled, this, [this](bool all) {
        {
            const QScopedValueRollback quiet(m_quiet, true);
            m_model->setAll(all);
        }
        setMarks(m_marks);
    });
    connect(m_pins, &PinComparison::removed, this, [this](std::size_t pin) { Q_EMIT pinWanted(m_marks.pinned[pin]); });
}

void FrontTable::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_rows->setTheme(theme);
    m_pins->setTheme(theme);
    m_table->verticalHeader()->setDefaultSectionSize(theme.px(25));
    m_table->setMinimumHeight(theme.px(110));
    fitColumns();
}

void FrontTable::setFront(const core::FrontRecord& record, const FrontScene& scene,
                          const std::optional<core::OptimumLines>& optimum, const QString& currency)
{
    const QScopedValueRollback quiet(m_quiet, true);
    const bool otherShape = scene.dots.size() != m_scene.dots.size() || scene.measure != m_scene.measure ||
                            scene.side != m_scene.side || scene.axis != m_scene.axis || currency != m_currency ||
                            scene.onFront != m_scene.onFront;
    m_record = record;
    m_scene = scene;
    m_optimum = optimum;
    m_currency = currency;
    m_marks = {};
    m_model->setFront(record, scene, optimum, currency);
    m_all->setVisible(scene.dots.size() > scene.onFront);
    // As long as nobody looked at the test patients there are no intervals.
    for (const FrontModel::Column column :
         {FrontModel::Interval, FrontModel::Money, FrontModel::Time, FrontModel::Blood})
        m_table->setColumnHidden(column, !m_model->shows(column));
    m_pins->setHeadings(spentName(scene.axis), frontMeasureText(scene.measure));
    if (otherShape)
        fitColumns();
}

std::optional<std::size_t> FrontTable::dotOf(const QModelIndex& index) const
{
    return index.isValid() ? std::optional(m_model->dotAt(m_sorted->mapToSource(index).row())) : std::nullopt;
}

int FrontTable::neededWidth(int column) const
{
    constexpr int kAroundCell = 15, kAroundHeader = 13; // pixels that the style sheet keeps free
    const QFontMetrics cells = m_table->fontMetrics();
    const QFontMetrics header = m_table->horizontalHeader()->fontMetrics();
    const QString words = m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    int needed = 0;
    for (const QString& line : words.split(QLatin1Char('\n')))
        needed = std::max(needed, header.horizontalAdvance(line) + kAroundHeader);
    if (column == FrontModel::Note) // changes with every choice
        needed = std::max(needed, cells.horizontalAdvance(FrontModel::bestWithinText()) + kAroundCell);
    int widest = 0;
    for (int row = 0; row < m_model->rowCount(); ++row)
        widest = std::max(widest, cells.horizontalAdvance(m_model->index(row, column).data().toString()) + kAroundCell);
    if (column == FrontModel::Name) // of the user's own: the figures need their room, and the card says it whole
        widest = std::min(widest, m_theme.px(170));
    needed = std::max(needed, widest);
    return needed + (column == FrontModel::Name && !m_marks.pinned.empty() ? m_theme.px(20) : 0);
}

// Every column as wide as what is in it. What is left is shared out; what is missing the note goes without.
void FrontTable::fitColumns()
{
    std::vector<int> shown;
    int needed = 0;
    for (int column = 0; column < FrontModel::ColumnCount; ++column)
        if (!m_table->isColumnHidden(column)) {
            m_table->setColumnWidth(column, neededWidth(column));
            shown.push_back(column);
            needed += m_table->columnWidth(column);
        }
    const int room = m_table->viewport()->width() - needed;
    const int note = m_table->columnWidth(FrontModel::Note);
    if (room < 0)
        m_table->setColumnWidth(FrontModel::Note, std::max(m_theme.px(48), note + room));
    for (const int column : shown)
        if (room > 0)
            m_table->setColumnWidth(column, m_table->columnWidth(column) + room / static_cast<int>(shown.size()));
}

bool FrontTable::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table->viewport() && event->type() == QEvent::Resize)
        fitColumns();
    return Card::eventFilter(watched, event);
}

void FrontTable::setMarks(const FrontTableMarks& marks)
{
    const QScopedValueRollback quiet(m_quiet, true);
    m_marks = marks;
    m_model->setMarks(marks);
    if (const std::size_t pins = marks.pinned.size(); std::exchange(m_fittedPins, pins) != pins)
        fitColumns();
    showPins();
    const bool pinned = marks.chosen && std::ranges::find(marks.pinned, *marks.chosen) != marks.pinned.end();
    m_pin->setText(pinned ? tr("Remove the pin") : tr("Pin"));
    m_pin->setEnabled(marks.chosen && (pinned || marks.pinned.size() < PinComparison::kMost));
    m_rename->setEnabled(marks.chosen && m_scene.dots[*marks.chosen].isPolicy());
    const QString same = m_model->sameAsChosen();
    const std::size_t hidden = m_model->hiddenOnFront();
    m_note->setText(hidden > 0
                        ? tr("%Ln more cannot be told apart from the one before them", nullptr, pluralCount(hidden))
                    : same.isEmpty() ? tr("each against the policy before it")
                                     : same);
    m_note->setToolTip(same);
    m_all->setVisible(m_all->isChecked() || hidden > 0 || m_scene.dots.size() > m_scene.onFront);
    const std::optional<int> row = marks.chosen ? m_model->rowOf(*marks.chosen) : std::nullopt;
    if (!row) {
        m_table->selectionModel()->clear();
        return;
    }
    const QModelIndex index = m_sorted->mapFromSource(m_model->index(*row, 0));
    if (m_table->currentIndex().row() == index.row() && m_table->selectionModel()->isRowSelected(index.row()))
        return;
    m_table->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_table->scrollTo(index);
}

void FrontTable::showPins()
{
    std::vector<PinnedPolicy> pins;
    for (const std::size_t place : m_marks.pinned) {
        const FrontDot& dot = m_scene.dots[place];
        PinnedPolicy pin{.name = dotName(dot),
                         .cost = spentText(m_scene, dot.cost, m_currency),
                         .value = figureText(dot.value),
                         .found = {},
                         .missed = {},
                         .falseAlarms = {}};
        const core::OperatingPoint* point = pointOf(m_record, dot);
        const auto figures = point ? figuresOf(*point, m_scene.side, m_optimum) : std::nullopt;
        if (figures && figures->shares) {
            const auto text = [](int share) { return countText(static_cast<std::uint64_t>(share)); };
            pin.found = text(figures->shares->found);
            pin.missed = text(figures->shares->missed);
            pin.falseAlarms = text(figures->shares->falseAlarms);
        }
        pins.push_back(pin);
    }
    m_pins->setPins(pins);
}

} // namespace ui
