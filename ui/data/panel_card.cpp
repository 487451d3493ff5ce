// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/panel_card.h"

#include "ui/common/amount_edit.h"
#include "ui/common/explain.h"
#include "ui/common/flow_layout.h"
#include "ui/common/labels.h"
#include "ui/common/money_spin_box.h"
#include "ui/common/theme/icons.h"
#include "ui/data/chip.h"
#include "ui/data/editable_title.h"

#include <QBoxLayout>
#include <QDrag>
#include <QDragEnterEvent>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace ui {
namespace {

std::size_t freshCount(const PanelCardContent& content)
{
    return static_cast<std::size_t>(
        std::count_if(content.tests.begin(), content.tests.end(), [](const auto& test) { return !test.shared; }));
}

bool wantsCopy(Qt::KeyboardModifiers modifiers)
{
    return modifiers.testFlag(Qt::ControlModifier);
}

} // namespace

PanelCard::PanelCard(QWidget* parent)
    : QFrame(parent),
      m_theme(lightTheme()),
      m_name(new EditableTitle(this)),
      m_fullName(new ElidedLabel({}, this)),
      m_overlap(makeLabel({}, TypeSize::Table, Tone::Secondary, this)),
      m_price(new MoneySpinBox(this)),
      m_minutes(new AmountEdit(AmountEdit::Unit::Minutes, this)),
      m_millilitres(new AmountEdit(AmountEdit::Unit::Millilitres, this)),
      m_more(new QToolButton(this)),
      m_menu(new QMenu(this)),
      m_flow(new FlowLayout(nullptr, 6))
{
    setProperty("card", true);
    setAcceptDrops(true);
    buildLayout();
    connectInputs();
}

void PanelCard::buildLayout()
{
    m_fullName->setOptional(true);
    m_fullName->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // the panel's own name comes first
    m_fullName->setProperty("type", "table");
    m_fullName->setProperty("data", true);
    m_fullName->setProperty("tone", "secondary");
    m_more->setIcon(lineIcon(Icon::More, IconTint::Secondary));
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setMenu(m_menu);
    auto* header = new QHBoxLayout;
    header->setSpacing(8);
    header->addWidget(m_name);
    header->addWidget(m_fullName, 1);
    header->addWidget(m_overlap);
    header->addWidget(m_price);
    header->addWidget(m_more);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 7, 8, 9);
    column->setSpacing(6);
    column->addLayout(header);
    column->addLayout(makeTimeRow());
    column->addLayout(m_flow);
}

QLayout* PanelCard::makeTimeRow()
{
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addStretch(1);
    QLabel* time = makeLabel(tr("Turnaround time"), TypeSize::Table, Tone::Secondary, this);
    explain(*time, Term::TurnaroundTime);
    row->addWidget(time);
    row->addWidget(m_minutes);
    row->addSpacing(8);
    row->addWidget(makeLabel(tr("Blood"), TypeSize::Table, Tone::Secondary, this));
    row->addWidget(m_millilitres);
    return row;
}

void PanelCard::connectInputs()
{
    connect(m_name, &EditableTitle::titleEdited, this, &PanelCard::renameRequested);
    connect(m_price, &MoneySpinBox::priceEdited, this, &PanelCard::priceRequested);
    connect(m_minutes, &AmountEdit::amountEdited, this, [this](std::optional<double> amount) {
        Q_EMIT turnaroundRequested(amount ? std::optional(core::Minutes(*amount)) : std::nullopt);
    });
    connect(m_millilitres, &AmountEdit::amountEdited, this, [this](std::optional<double> amount) {
        Q_EMIT volumeRequested(amount ? std::optional(core::Millilitres(*amount)) : std::nullopt);
    });
    connect(m_menu, &QMenu::aboutToShow, this, &PanelCard::fillMenu);
}

void PanelCard::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_name->setTheme(theme);
    for (Chip* chip : m_chips)
        chip->setTheme(theme);
    m_flow->invalidate();
}

void PanelCard::setContent(const PanelCardContent& content)
{
    if (content == m_content)
        return;
    const bool sameTests = content.tests == m_content.tests && content.sharedWith == m_content.sharedWith &&
                           content.readOnly == m_content.readOnly;
    m_content = content;
    showHeader();
    if (!sameTests)
        showChips();
}

void PanelCard::showHeader()
{
    if (!m_name->hasFocus() || m_name->text() != m_content.name)
        m_name->setTitle(m_content.name);
    m_name->setAccessibleName(tr("Name of panel %1").arg(m_content.name));
    m_name->setReadOnly(m_content.readOnly);
    m_fullName->setText(m_content.fullName);
    const std::size_t fresh = freshCount(m_content);
    m_overlap->setText(tr("%1 new of %2").arg(QString::number(fresh), QString::number(m_content.tests.size())));
    m_overlap->setToolTip(m_content.sharedWith.isEmpty()
                              ? QString()
                              : tr("The others are also in %1, and are paid in each panel that is ordered.")
                                    .arg(m_content.sharedWith.join(QStringLiteral(", "))));
    setStyleProperty(*m_overlap, "type", fresh < m_content.tests.size() ? "strong" : "table");
    setTone(*m_overlap, fresh < m_content.tests.size() ? Tone::Normal : Tone::Secondary);
    m_price->setCurrency(m_content.currency);
    m_price->setPrice(m_content.cost.amount);
    m_price->setReadOnly(m_content.readOnly);
    m_price->setAccessibleName(tr("Price of %1").arg(m_content.name));
    m_price->setToolTip(tr("What ordering %1 costs").arg(m_content.name));
    showAmounts();
    m_more->setEnabled(!m_content.readOnly);
    m_more->setAccessibleName(tr("More for panel %1").arg(m_content.name));
    m_more->setToolTip(tr("Rename, reorder, merge or delete"));
    setAccessibleName(tr("Panel %1, %2").arg(m_content.name, m_overlap->text()));
}

void PanelCard::showAmounts()
{
    m_minutes->setAmount(m_content.minutes ? std::optional(m_content.minutes->amount) : std::nullopt);
    m_minutes->setReadOnly(m_content.readOnly);
    m_minutes->setAccessibleName(tr("Turnaround time of %1").arg(m_content.name));
    m_minutes->setToolTip(tr("From the order of %1 to its results. In minutes, or as “1.5 h”; empty where nobody said.")
                              .arg(m_content.name));
    m_millilitres->setAmount(m_content.millilitres ? std::optional(m_content.millilitres->amount) : std::nullopt);
    m_millilitres->setReadOnly(m_content.readOnly);
    m_millilitres->setAccessibleName(tr("Blood volume of %1").arg(m_content.name));
    m_millilitres->setToolTip(tr("Blood drawn for %1, in millilitres; empty where nobody said.").arg(m_content.name));
}

Chip* PanelCard::makeChip()
{
    auto* chip = new Chip(this);
    chip->setTheme(m_theme);
    connect(chip, &Chip::picked, this, [this, chip](Qt::KeyboardModifiers modifiers) { pick(chip, modifiers); });
    connect(chip, &Chip::stepRequested, this, [this, chip](int step) { stepFrom(chip, step); });
    connect(chip, &Chip::dragStarted, this, [this, chip] { startDrag(chip); });
    connect(chip, &Chip::menuRequested, this, [this, chip](const QPoint& place) { showChipMenu(chip, place); });
    connect(chip, &Chip::removeRequested, this, [this, chip] {
        if (!m_content.readOnly)
            Q_EMIT testsRemoveRequested(testsFor(chip));
    });
    return chip;
}

// Shared tests are one dashed chip ("8 shared with BMP") until the user asks to see them singly.
void PanelCard::showChips()
{
    std::vector<PanelCardContent::Test> shown;
    std::copy_if(m_content.tests.begin(), m_content.tests.end(), std::back_inserter(shown),
                 [this](const auto& test) { return !test.shared || m_sharedUnfolded; });
    const std::size_t shared = m_content.tests.size() - freshCount(m_content);
    if (shared > 0 && !m_sharedUnfolded) {
        const QString with = m_content.sharedWith.join(QStringLiteral(", "));
        QStringList names;
        for (const auto& test : m_content.tests)
            if (test.shared)
                names << test.label;
        shown.push_back({.column = {},
                         .label = tr("%1 shared with %2").arg(QString::number(shared), with),
                         .tip = tr("%1. Click to show them singly.").arg(names.join(QStringLiteral(", "))),
                         .shared = true});
    }
    while (m_chips.size() > shown.size()) {
        m_flow->removeWidget(m_chips.back());
        m_chips.back()->hide();
        m_chips.back()->deleteLater();
        m_chips.pop_back();
    }
    while (m_chips.size() < shown.size()) {
        m_chips.push_back(makeChip());
        m_flow->addWidget(m_chips.back());
    }
    for (std::size_t i = 0; i < shown.size(); ++i) {
        m_chips[i]->setTest(shown[i].column, shown[i].label, shown[i].tip,
                            shown[i].shared ? Chip::Look::Shared : Chip::Look::New);
        m_chips[i]->setChecked(false);
        // One stop of the tab key per card; the arrow keys go on from there.
        m_chips[i]->setFocusPolicy(i == 0 ? Qt::StrongFocus : Qt::ClickFocus);
    }
    m_flow->invalidate();
}

std::vector<std::string> PanelCard::sharedTests() const
{
    std::vector<std::string> columns;
    for (const auto& test : m_content.tests)
        if (test.shared)
            columns.push_back(test.column);
    return columns;
}

std::vector<std::string> PanelCard::chosenTests() const
{
    std::vector<std::string> columns;
    for (const Chip* chip : m_chips)
        if (chip->isChecked() && !chip->column().empty())
            columns.push_back(chip->column());
    return columns;
}

std::vector<std::string> PanelCard::testsFor(const Chip* chip) const
{
    if (chip->column().empty())
        return sharedTests();
    return chip->isChecked() ? chosenTests() : std::vector{chip->column()};
}

void PanelCard::pick(Chip* chip, Qt::KeyboardModifiers modifiers)
{
    if (chip->column().empty()) {
        m_sharedUnfolded = true;
        showChips();
        return;
    }
    const bool chosen = chip->isChecked();
    if (!modifiers.testFlag(Qt::ControlModifier))
        for (Chip* other : m_chips)
            other->setChecked(false);
    chip->setChecked(!chosen);
}

void PanelCard::stepFrom(Chip* chip, int step)
{
    const auto here = std::find(m_chips.begin(), m_chips.end(), chip) - m_chips.begin();
    const auto target = std::clamp<std::ptrdiff_t>(here + step, 0, static_cast<std::ptrdiff_t>(m_chips.size()) - 1);
    Chip* next = m_chips[static_cast<std::size_t>(target)];
    next->setFocus(Qt::OtherFocusReason);
}

void PanelCard::startDrag(Chip* chip)
{
    if (m_content.readOnly)
        return;
    auto* drag = new QDrag(this); // Qt deletes it when the drop is done
    drag->setMimeData(toMimeData({.columns = testsFor(chip), .fromPanel = m_content.position}).release());
    drag->setPixmap(chip->grab());
    drag->exec(Qt::MoveAction | Qt::CopyAction, Qt::MoveAction);
}

void PanelCard::showChipMenu(Chip* chip, const QPoint& place)
{
    if (m_content.readOnly)
        return;
    const std::vector<std::string> columns = testsFor(chip);
    QMenu menu(this);
    QMenu* move = menu.addMenu(lineIcon(Icon::ArrowRight), tr("Move to panel"));
    QMenu* copy = menu.addMenu(lineIcon(Icon::Copy), tr("Also put in panel"));
    for (int panel = 0; panel < m_content.allPanels.size(); ++panel) {
        const auto position = static_cast<std::size_t>(panel);
        if (position == m_content.position)
            continue;
        for (const bool isCopy : {false, true})
            (isCopy ? copy : move)->addAction(m_content.allPanels[panel], this, [this, columns, position, isCopy] {
                Q_EMIT testsMoveRequested(columns, position, isCopy);
            });
    }
    menu.addAction(lineIcon(Icon::Plus), tr("Make a new panel"), this,
                   [this, columns] { Q_EMIT newPanelRequested(columns); });
    menu.addSeparator();
    QAction* remove = menu.addAction(lineIcon(Icon::Trash), tr("Remove from %1").arg(m_content.name), this,
                                     [this, columns] { Q_EMIT testsRemoveRequested(columns); });
    remove->setShortcut(QKeySequence::Delete);
    menu.exec(place);
}

void PanelCard::fillMenu()
{
    m_menu->clear();
    m_menu->addAction(lineIcon(Icon::Edit), tr("Rename"), this, &PanelCard::startRenaming);
    QAction* up = m_menu->addAction(tr("Move up"), this, [this] { Q_EMIT moveRequested(m_content.position - 1); });
    QAction* down = m_menu->addAction(tr("Move down"), this, [this] { Q_EMIT moveRequested(m_content.position + 1); });
    up->setEnabled(m_content.position > 0);
    down->setEnabled(static_cast<qsizetype>(m_content.position) + 1 < m_content.allPanels.size());
    QMenu* merge = m_menu->addMenu(lineIcon(Icon::Merge), tr("Merge into"));
    for (int panel = 0; panel < m_content.allPanels.size(); ++panel) {
        const auto position = static_cast<std::size_t>(panel);
        if (position != m_content.position)
            merge->addAction(m_content.allPanels[panel], this, [this, position] { Q_EMIT mergeRequested(position); });
    }
    merge->setEnabled(!merge->isEmpty());
    if (!m_content.sharedWith.isEmpty()) {
        QAction* unfold = m_menu->addAction(tr("Show shared tests singly"), this, [this](bool singly) {
            m_sharedUnfolded = singly;
            showChips();
        });
        unfold->setCheckable(true);
        unfold->setChecked(m_sharedUnfolded);
    }
    m_menu->addSeparator();
    m_menu->addAction(lineIcon(Icon::Trash), tr("Delete panel"), this, &PanelCard::removeRequested);
}

void PanelCard::startRenaming()
{
    m_name->setFocus(Qt::OtherFocusReason);
}

void PanelCard::dragEnterEvent(QDragEnterEvent* event)
{
    const auto dragged = draggedColumns(event->mimeData());
    if (m_content.readOnly || !dragged || dragged->fromPanel == m_content.position)
        return;
    m_dragOver = true;
    update();
    dragMoveEvent(event);
}

void PanelCard::dragMoveEvent(QDragMoveEvent* event)
{
    event->setDropAction(wantsCopy(event->modifiers()) ? Qt::CopyAction : Qt::MoveAction);
    event->accept();
}

void PanelCard::dragLeaveEvent(QDragLeaveEvent*)
{
    m_dragOver = false;
    update();
}

void PanelCard::dropEvent(QDropEvent* event)
{
    m_dragOver = false;
    update();
    const auto dragged = draggedColumns(event->mimeData());
    if (!dragged)
        return;
    event->acceptProposedAction();
    Q_EMIT testsDropped(*dragged, wantsCopy(event->modifiers()));
}

void PanelCard::paintEvent(QPaintEvent* event)
{
    QFrame::paintEvent(event);
    if (!m_dragOver)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme.accent, 2.0));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
}

} // namespace ui
