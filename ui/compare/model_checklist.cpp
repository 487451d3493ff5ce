// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/model_checklist.h"

#include "ui/common/labels.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/system_text.h"
#include "ui/compare/model_table.h"
#include "ui/compare/tinted_rows.h"

#include <QAction>
#include <QBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QScopedValueRollback>
#include <QStandardItemModel>
#include <QTreeView>

namespace ui {
namespace {

constexpr int kChoiceRole = Qt::UserRole + 1; // place in the list

QStandardItem* makePlain(const QString& text, const Theme& theme, bool strong)
{
    auto* item = new QStandardItem(text);
    item->setFlags(Qt::ItemIsEnabled);
    item->setFont(fontOf(theme, TypeSize::Table, strong));
    return item;
}

// Systems have names too long for a list; the tooltip says them whole.
QString lineOf(const ModelChoice& choice)
{
    const auto* row = std::get_if<core::BaselineRef>(&choice.ref);
    return row ? systemShortText(row->system) : choice.name;
}

QString explanationOf(const ModelChoice& choice)
{
    const auto* row = std::get_if<core::BaselineRef>(&choice.ref);
    return row ? choice.name + QStringLiteral(". ") + systemExplanation(row->system) : choice.name;
}

} // namespace

ModelChecklist::ModelChecklist(QWidget* parent)
    : Card(parent, Padding::None),
      m_theme(lightTheme()),
      m_count(makeLabel({}, TypeSize::Table, Tone::Secondary)),
      m_model(new QStandardItemModel(this)),
      m_view(new QTreeView(this))
{
    buildLayout();
    connect(m_model, &QStandardItemModel::itemChanged, this, [this](const QStandardItem* item) {
        const ModelChoice* choice = m_filling ? nullptr : choiceAt(item->index());
        if (!choice)
            return;
        // Later: whoever listens may give other choices, and this line is being written to.
        const bool on = item->checkState() == Qt::Checked;
        QMetaObject::invokeMethod(
            this, [this, model = choice->ref, on] { Q_EMIT tickWanted(model, on); }, Qt::QueuedConnection);
    });
    connect(m_view, &QTreeView::customContextMenuRequested, this, &ModelChecklist::showMenu);
    showChoices();
}

void ModelChecklist::buildLayout()
{
    auto* title = makeStrongLabel(tr("Models"));
    title->setBuddy(m_view);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(11, 9, 11, 9);
    head->setSpacing(8);
    head->addWidget(title);
    head->addWidget(m_count, 1);
    m_view->setModel(m_model);
    m_view->setItemDelegate(new FoldedRows(*m_view));
    m_view->setAccessibleName(tr("Models to compare"));
    m_view->setToolTip(tr("Tick up to eight; R makes the current one the reference"));
    m_view->setHeaderHidden(true);
    m_view->setRootIsDecorated(false);
    m_view->setItemsExpandable(false);
    m_view->setIndentation(0);
    m_view->setUniformRowHeights(false);
    m_view->setWordWrap(true);
    m_view->setTextElideMode(Qt::ElideRight);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Names fold to the width of their column, which decides how high a row is.
    connect(m_view->header(), &QHeaderView::sectionResized, m_view, [this] { m_view->doItemsLayout(); });
    m_view->installEventFilter(this);
    QLabel* note = makeLabel(tr("A ticked model keeps its colour, dash and marker on every plot."), TypeSize::Caption,
                             Tone::Secondary);
    note->setWordWrap(true);
    note->setContentsMargins(11, 7, 11, 7);
    body()->addLayout(head);
    body()->addWidget(makeHorizontalRule());
    body()->addWidget(m_view, 1);
    body()->addWidget(makeHorizontalRule());
    body()->addWidget(note);
}

void ModelChecklist::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_view->setIconSize(QSize(theme.px(28), theme.px(14)));
    setMinimumWidth(theme.px(196));
    showChoices();
}

void ModelChecklist::setCurrency(const std::string& currency)
{
    m_currency = QString::fromStdString(currency);
    showChoices();
}

void ModelChecklist::setChoices(std::vector<ModelChoice> policies, std::vector<ModelChoice> baselines)
{
    std::vector<ModelChoice> choices = std::move(policies);
    choices.insert(choices.end(), std::make_move_iterator(baselines.begin()), std::make_move_iterator(baselines.end()));
    if (choices == m_choices)
        return;
    m_choices = std::move(choices);
    showChoices();
}

void ModelChecklist::setTicked(const TickedModels& ticked)
{
    m_ticked = ticked;
    showTicks();
}

void ModelChecklist::addGroup(const QString& name, const std::vector<const ModelChoice*>& choices, const QString& none)
{
    if (choices.empty() && none.isEmpty())
        return;
    QStandardItem* group = makePlain(name, m_theme, true);
    group->setBackground(m_theme.alternate);
    QStandardItem* filler = makePlain({}, m_theme, false);
    filler->setBackground(m_theme.alternate);
    m_model->appendRow({group, filler});
    if (choices.empty())
        m_model->appendRow({makePlain(none, m_theme, false), makePlain({}, m_theme, false)});
    for (const ModelChoice* choice : choices) {
        const bool refused = !choice->refusal.isEmpty();
        const QString& reason = refused ? choice->refusal : choice->problem;
        auto* item =
            new QStandardItem(reason.isEmpty() ? lineOf(*choice) : lineOf(*choice) + QLatin1Char('\n') + reason);
        item->setData(static_cast<int>(choice - m_choices.data()), kChoiceRole);
        item->setCheckable(true);
        item->setEditable(false);
        item->setEnabled(!refused);
        item->setToolTip(reason.isEmpty() ? explanationOf(*choice) : reason);
        const QString cost = choice->meanCost ? money(core::Cost(*choice->meanCost), m_currency) : QString();
        auto* price = new QStandardItem(cost);
        price->setData(item->data(kChoiceRole), kChoiceRole);
        price->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        price->setForeground(m_theme.textSecondary);
        price->setEditable(false);
        price->setEnabled(!refused);
        price->setToolTip(tr("Mean cost of testing per patient"));
        m_model->appendRow({item, price});
    }
}

void ModelChecklist::showChoices()
{
    std::vector<const ModelChoice*> fronts, runs, baselines;
    for (const ModelChoice& choice : m_choices) {
        if (std::holds_alternative<core::FrontPolicyRef>(choice.ref))
            fronts.push_back(&choice);
        else
            (isPolicy(choice.ref) ? runs : baselines).push_back(&choice);
    }
    const QModelIndex current = m_view->currentIndex();
    {
        const QScopedValueRollback filling(m_filling, true);
        m_model->clear();
        m_model->setColumnCount(2);
        addGroup(tr("Policies on the front"), fronts, {});
        addGroup(tr("Trained policies"), runs, {});
        addGroup(tr("Baselines"), baselines, tr("None tried on test patients yet"));
        m_view->header()->setStretchLastSection(false);
        m_view->header()->setSectionResizeMode(0, QHeaderView::Stretch);
        m_view->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    }
    if (current.isValid())
        m_view->setCurrentIndex(m_model->index(current.row(), current.column()));
    showTicks();
}

void ModelChecklist::showTicks()
{
    const QScopedValueRollback filling(m_filling, true);
    for (int row = 0; row < m_model->rowCount(); ++row) {
        QStandardItem* item = m_model->item(row, 0);
        const ModelChoice* choice = choiceAt(item->index());
        if (!choice)
            continue;
        const auto style = m_ticked.styleOf(choice->ref);
        const bool reference = m_ticked.isReference(choice->ref);
        item->setCheckState(style ? Qt::Checked : Qt::Unchecked);
        item->setData(QIcon(modelSwatch(style, m_theme, devicePixelRatioF())), Qt::DecorationRole);
        item->setFont(fontOf(m_theme, TypeSize::Table, reference));
        item->setForeground(choice->refusal.isEmpty() && style ? m_theme.text : m_theme.textSecondary);
        item->setAccessibleText(reference ? tr("%1, reference").arg(choice->name) : choice->name);
    }
    m_count->setText(tr("%n ticked", nullptr, static_cast<int>(m_ticked.all().size())));
    keepReferenceInSight();
}

// A front has more policies than the list has room for. Whoever moves in the list is left where they are.
void ModelChecklist::keepReferenceInSight()
{
    if (m_view->hasFocus())
        return;
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (const ModelChoice* choice = choiceAt(m_model->index(row, 0)); choice && m_ticked.isReference(choice->ref))
            m_view->scrollTo(m_model->index(row, 0), QAbstractItemView::PositionAtTop);
}

void ModelChecklist::showMenu(const QPoint& at)
{
    const ModelChoice* choice = choiceAt(m_view->indexAt(at));
    if (!choice || !choice->refusal.isEmpty())
        return;
    QMenu menu(this);
    QAction* reference = menu.addAction(tr("Make it the reference"));
    reference->setEnabled(!m_ticked.isReference(choice->ref));
    reference->setShortcut(Qt::Key_R);
    connect(reference, &QAction::triggered, this,
            [this, model = choice->ref] { Q_EMIT referenceWanted(core::ModelRef(model)); });
    menu.exec(m_view->viewport()->mapToGlobal(at));
}

const ModelChoice* ModelChecklist::choiceAt(const QModelIndex& index) const
{
    const QVariant place = index.data(kChoiceRole);
    return place.isValid() ? &m_choices[place.toUInt()] : nullptr;
}

bool ModelChecklist::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_R) {
        const ModelChoice* choice = choiceAt(m_view->currentIndex());
        if (choice && choice->refusal.isEmpty())
            Q_EMIT referenceWanted(core::ModelRef(choice->ref));
        return true;
    }
    return Card::eventFilter(watched, event);
}

} // namespace ui
