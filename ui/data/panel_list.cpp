// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/panel_list.h"

#include "core/data/task/test_dictionary.h"
#include "ui/common/buttons.h"
#include "ui/common/inline_message.h"
#include "ui/common/labels.h"
#include "ui/common/text/data_text.h"
#include "ui/common/text/language.h"
#include "ui/common/theme/icons.h"
#include "ui/data/column_mime.h"
#include "ui/data/fee_dialog.h"
#include "ui/data/fees_card.h"
#include "ui/data/missingness_figure.h"
#include "ui/data/ordering_card.h"
#include "ui/data/panel_card.h"
#include "ui/data/rules_dialog.h"
#include "ui/figures/figure_view.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QScrollArea>
#include <QStackedLayout>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <functional>
#include <set>
#include <utility>

namespace ui {

// A dashed frame that takes tests dragged onto it.
class NewPanelArea : public QFrame {
public:
    NewPanelArea(const QString& words, QWidget* parent) : QFrame(parent)
    {
        setProperty("drop", true);
        setAcceptDrops(true);
        auto* row = new QHBoxLayout(this);
        row->setContentsMargins(8, 8, 8, 8);
        QLabel* label = makeLabel(words, TypeSize::Table, Tone::Secondary);
        label->setAlignment(Qt::AlignCenter);
        row->addWidget(label);
        setAccessibleName(words);
    }

    std::function<void(const DraggedColumns&)> dropped;

protected:
    void dragEnterEvent(QDragEnterEvent* event) override
    {
        if (!draggedColumns(event->mimeData()))
            return;
        setStyleProperty(*this, "dragOver", true);
        event->setDropAction(Qt::CopyAction);
        event->accept();
    }
    void dragLeaveEvent(QDragLeaveEvent*) override { setStyleProperty(*this, "dragOver", false); }
    void dropEvent(QDropEvent* event) override
    {
        setStyleProperty(*this, "dragOver", false);
        const auto tests = draggedColumns(event->mimeData());
        if (!tests)
            return;
        event->setDropAction(Qt::CopyAction);
        event->accept();
        dropped(*tests);
    }
};

PanelList::PanelList(const VariableDescriber& describer, QWidget* parent)
    : QWidget(parent),
      m_describer(describer),
      m_theme(lightTheme()),
      m_views(new SegmentedControl({tr("Panels"), tr("Missing values")}, tr("Show"), this)),
      m_subtitle(new ElidedLabel({}, TypeSize::Table, Tone::Secondary, this)),
      m_add(makeButton(tr("Add panel"), Icon::Plus, this)),
      m_more(new QToolButton(this)),
      m_pages(new QStackedLayout),
      m_scroll(new QScrollArea(this)),
      m_cardColumn(new QVBoxLayout),
      m_fees(new FeesCard(this)),
      m_ordering(new OrderingCard(this)),
      m_drop(new NewPanelArea(tr("Drop tests here to make a new panel"), this)),
      m_unassignedMessage(new InlineMessage(this)),
      m_missingness(new FigureView(tr("Missing values by panel and outcome"), this)),
      m_unrecorded(new QComboBox(this))
{
    m_views->setObjectName(QStringLiteral("panelViews"));
    m_missingness->setObjectName(QStringLiteral("missingness"));
    buildLayout();
    connectInputs();
}

QLayout* PanelList::makeHeader()
{
    auto* header = new QHBoxLayout;
    header->setSpacing(8);
    header->addWidget(m_views);
    m_subtitle->setOptional(true);
    header->addWidget(m_subtitle, 1);
    header->addStretch();
    header->addWidget(m_add);
    m_more->setIcon(lineIcon(Icon::More));
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setAccessibleName(tr("More about panels"));
    m_more->setToolTip(tr("Shared fees"));
    auto* menu = new QMenu(m_more);
    menu->addAction(lineIcon(Icon::Price), tr("Add shared fee…"), this, [this] { editFee({}); });
    m_more->setMenu(menu);
    header->addWidget(m_more);
    return header;
}

QWidget* PanelList::makeCardPage()
{
    auto* content = new QWidget;
    content->setProperty("page", true);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    m_cardColumn->setSpacing(8);
    column->addLayout(m_cardColumn);
    column->addWidget(m_fees);
    column->addWidget(m_ordering);
    column->addWidget(m_drop);
    column->addWidget(m_unassignedMessage);
    column->addStretch(1);
    m_scroll->setWidget(content);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    return m_scroll;
}

QWidget* PanelList::makeMissingnessPage()
{
    auto* card = new QFrame;
    card->setProperty("card", true);
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins(12, 10, 12, 12);
    m_missingness->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    column->addWidget(m_missingness);
    column->addLayout(makeUnrecordedRow());
    column->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setWidget(card);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    return scroll;
}

QLayout* PanelList::makeUnrecordedRow()
{
    const QString rule = tr("&An order of which a patient's record holds nothing");
    QLabel* label = makeLabel(rule, TypeSize::Table);
    label->setBuddy(m_unrecorded);
    for (const core::UnrecordedPanels choice : core::kUnrecordedPanels)
        m_unrecorded->addItem(unrecordedPanelsText(choice));
    m_unrecorded->setAccessibleName(withoutMnemonic(rule));
    m_unrecorded->setToolTip(tr("It never changes the probability nor a later decision."));
    auto* row = new QHBoxLayout;
    row->setContentsMargins(0, 8, 0, 0);
    row->addWidget(label);
    row->addWidget(m_unrecorded);
    row->addStretch(1);
    return row;
}

void PanelList::buildLayout()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addLayout(makeHeader());
    m_pages->addWidget(makeCardPage());
    m_pages->addWidget(makeMissingnessPage());
    column->addLayout(m_pages, 1);
    m_fees->hide();
    m_unassignedMessage->hide();
    m_subtitle->setText(tr("a test in two panels is paid in each"));
}

void PanelList::connectInputs()
{
    connect(m_views, &SegmentedControl::chosen, this, [this](int view) {
        m_pages->setCurrentIndex(view);
        m_subtitle->setText(view == 0 ? tr("a test in two panels is paid in each") : tr("by panel and outcome"));
        m_add->setVisible(view == 0);
        m_more->setVisible(view == 0);
    });
    connect(m_add, &QPushButton::clicked, this, [this] { addPanel({}); });
    m_drop->dropped = [this](const DraggedColumns& tests) { addPanel(tests.columns); };
    connect(m_unassignedMessage, &InlineMessage::actionTriggered, this, [this](int action) {
        if (action == 0)
            addPanel(m_unassigned);
        else
            Q_EMIT editRequested(edits().role(m_unassigned, core::Role::Ignored));
    });
    connect(m_unrecorded, &QComboBox::activated, this, [this](int choice) {
        const core::UnrecordedPanels chosen = core::kUnrecordedPanels[static_cast<std::size_t>(choice)];
        if (chosen != m_study.task.unrecordedPanels)
            Q_EMIT editRequested(edits().unrecordedPanels(chosen));
    });
    connect(m_ordering, &OrderingCard::pairsChosen, this,
            [this](core::PairOrders pairs) { Q_EMIT editRequested(edits().pairOrders(pairs)); });
    connect(m_ordering, &OrderingCard::aimChosen, this,
            [this](core::CostAim aim) { Q_EMIT editRequested(edits().minimise(aim)); });
    connect(m_ordering, &OrderingCard::rulesRequested, this, &PanelList::editRules);
    connect(m_fees, &FeesCard::feeChanged, this,
            [this](const core::SharedFee& fee) { Q_EMIT editRequested(edits().sharedFee(fee, fee.name)); });
    connect(m_fees, &FeesCard::editRequested, this, &PanelList::editFee);
    connect(m_fees, &FeesCard::removeRequested, this,
            [this](const QString& name) { Q_EMIT editRequested(edits().sharedFeeRemoved(name.toStdString())); });
}

void PanelList::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_missingness->setTheme(theme);
    m_scroll->setMinimumWidth(theme.px(384)); // a card with its scroll bar: never cut off at the right
    for (PanelCard* card : m_cards)
        card->setTheme(theme);
}

void PanelList::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_subtitle->setVisible(width() > m_theme.px(420)); // two words of it would help nobody
}

void PanelList::setStudy(const core::Study& study, const core::Table* import, bool readOnly)
{
    m_study = study;
    m_import = import;
    m_readOnly = readOnly;
    m_add->setEnabled(!readOnly);
    m_more->setEnabled(!readOnly);
    m_drop->setVisible(!readOnly);
    m_fees->setFees(study.task.sharedFees, study.task.currency, readOnly);
    m_ordering->setTask(study.task, readOnly);
    m_unrecorded->setCurrentIndex(static_cast<int>(study.task.unrecordedPanels));
    m_unrecorded->setEnabled(!readOnly);
    showCards();
    showUnassigned();
}

void PanelList::setAssessment(const core::AssessmentPtr& assessment)
{
    m_missingness->setFigure(assessment ? std::make_shared<MissingnessFigure>(assessment->summary.panels) : nullptr);
}

void PanelList::addPanel(const std::vector<std::string>& columns)
{
    if (m_readOnly)
        return;
    m_renameNewest = true;
    Q_EMIT editRequested(edits().panelAdded(columns));
}

void PanelList::editFee(const QString& name)
{
    const auto& fees = m_study.task.sharedFees;
    const auto found =
        std::find_if(fees.begin(), fees.end(), [&](const auto& fee) { return fee.name == name.toStdString(); });
    FeeDialog dialog(found == fees.end() ? core::SharedFee{} : *found, m_study.task, this);
    if (dialog.exec() == QDialog::Accepted)
        Q_EMIT editRequested(edits().sharedFee(dialog.fee(), name.toStdString()));
}

void PanelList::editRules()
{
    RulesDialog dialog(m_study.task, this);
    if (dialog.exec() == QDialog::Accepted && dialog.task() != m_study.task)
        Q_EMIT editRequested(edits().rules(dialog.task()));
}

void PanelList::showCards()
{
    const auto& panels = m_study.task.panels;
    const bool grew = panels.size() == m_cards.size() + 1;
    while (m_cards.size() > panels.size()) {
        m_cardColumn->removeWidget(m_cards.back());
        m_cards.back()->hide();
        m_cards.back()->deleteLater();
        m_cards.pop_back();
    }
    while (m_cards.size() < panels.size())
        m_cards.push_back(makeCard(m_cards.size()));

    QStringList names;
    for (const core::PanelSpec& panel : panels)
        names << QString::fromStdString(panel.name);
    std::set<std::string> bought;
    for (std::size_t position = 0; position < panels.size(); ++position) {
        const core::PanelSpec& panel = panels[position];
        PanelCardContent content;
        content.position = position;
        content.name = names[static_cast<qsizetype>(position)];
        content.fullName = QString::fromStdString(core::TestDictionary::builtIn().panelFullName(panel.name));
        content.cost = panel.cost;
        content.minutes = panel.minutes;
        content.millilitres = panel.millilitres;
        content.currency = m_study.task.currency;
        content.allPanels = names;
        content.readOnly = m_readOnly;
        for (const std::string& name : core::overlapOf(m_study.task, position).sharedWith)
            content.sharedWith << QString::fromStdString(name);
        for (const std::string& column : panel.columns) {
            const VariableFacts facts = m_describer.describe(m_study.task, column, UnitSystem::Us);
            const QString tip = facts.shortLabel == facts.label ? QString::fromStdString(column) : facts.label;
            content.tests.push_back(
                {.column = column, .label = facts.shortLabel, .tip = tip, .shared = bought.contains(column)});
        }
        bought.insert(panel.columns.begin(), panel.columns.end());
        m_cards[position]->setContent(content);
    }
    if (grew && std::exchange(m_renameNewest, false)) {
        PanelCard* newest = m_cards.back();
        QTimer::singleShot(0, newest, [this, newest] {
            m_scroll->widget()->layout()->activate(); // the card has no place before
            m_scroll->ensureWidgetVisible(newest);
            newest->startRenaming();
        });
    }
}

PanelCard* PanelList::makeCard(std::size_t position)
{
    auto* card = new PanelCard(this);
    card->setTheme(m_theme);
    m_cardColumn->addWidget(card);
    connectCard(card, position);
    return card;
}

void PanelList::connectCard(PanelCard* card, std::size_t position)
{
    connect(card, &PanelCard::renameRequested, this,
            [this, position](const QString& name) { Q_EMIT editRequested(edits().panelRenamed(position, name)); });
    connect(card, &PanelCard::priceRequested, this,
            [this, position](double amount) { Q_EMIT editRequested(edits().price(position, core::Cost(amount))); });
    connect(card, &PanelCard::turnaroundRequested, this, [this, position](std::optional<core::Minutes> minutes) {
        Q_EMIT editRequested(edits().turnaround(position, minutes));
    });
    connect(card, &PanelCard::volumeRequested, this, [this, position](std::optional<core::Millilitres> millilitres) {
        Q_EMIT editRequested(edits().volume(position, millilitres));
    });
    connect(card, &PanelCard::testsDropped, this, [this, position](const DraggedColumns& tests, bool copy) {
        Q_EMIT editRequested(edits().testsToPanel(tests.columns, tests.fromPanel, position, copy));
    });
    connect(card, &PanelCard::testsMoveRequested, this,
            [this, position](const Columns& columns, std::size_t panel, bool copy) {
                Q_EMIT editRequested(edits().testsToPanel(columns, position, panel, copy));
            });
    connect(card, &PanelCard::newPanelRequested, this, &PanelList::addPanel);
    connect(card, &PanelCard::testsRemoveRequested, this, [this, position](const Columns& columns) {
        Q_EMIT editRequested(edits().testsRemoved(columns, position));
    });
    connect(card, &PanelCard::moveRequested, this,
            [this, position](std::size_t place) { Q_EMIT editRequested(edits().panelMoved(position, place)); });
    connect(card, &PanelCard::mergeRequested, this,
            [this, position](std::size_t into) { Q_EMIT editRequested(edits().panelsMerged(into, position)); });
    connect(card, &PanelCard::removeRequested, this,
            [this, position] { Q_EMIT editRequested(edits().panelRemoved(position)); });
}

void PanelList::showUnassigned()
{
    m_unassigned.clear();
    QStringList names;
    if (m_import) {
        for (const core::Column& column : m_import->columns()) {
            if (core::roleOf(m_study.task, column.name) != core::Role::Unassigned)
                continue;
            m_unassigned.push_back(column.name);
            if (names.size() < 4)
                names << m_describer.labelOf(m_study.task, column.name);
        }
    }
    m_unassignedMessage->setVisible(!m_unassigned.empty());
    if (m_unassigned.empty())
        return;
    QString listed = names.join(QStringLiteral(", "));
    if (static_cast<qsizetype>(m_unassigned.size()) > names.size())
        listed += QStringLiteral(", …");
    m_unassignedMessage->setMessage(
        InlineMessage::Severity::Warning, {},
        tr("%n variables are in no panel (%1) and will not be used.", nullptr, static_cast<int>(m_unassigned.size()))
            .arg(listed),
        m_readOnly ? QStringList() : QStringList{tr("Make a panel"), tr("Leave unused")});
}

} // namespace ui
