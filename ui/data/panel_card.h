// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strong_types.h"
#include "ui/common/theme/theme.h"
#include "ui/data/column_mime.h"

#include <QFrame>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

class QLabel;
class QMenu;
class QToolButton;

namespace ui {

class AmountEdit;
class Chip;
class EditableTitle;
class ElidedLabel;
class FlowLayout;
class MoneySpinBox;

// What a panel card shows.
struct PanelCardContent {
    struct Test {
        std::string column;
        QString label;
        QString tip;
        bool shared = false; // an earlier panel has it too
        bool operator==(const Test&) const = default;
    };
    std::size_t position = 0;
    QString name;
    QString fullName;
    core::Cost cost;
    std::optional<core::Minutes> minutes;         // unset: not said
    std::optional<core::Millilitres> millilitres; // likewise
    std::string currency;
    std::vector<Test> tests;
    QStringList sharedWith;
    QStringList allPanels; // names in order, for the menus
    bool readOnly = false;
    bool operator==(const PanelCardContent&) const = default;
};

// One panel: name, price, turnaround time, blood volume, and its tests as chips that can be dragged, or moved with the
// keyboard.
class PanelCard : public QFrame {
    Q_OBJECT

public:
    explicit PanelCard(QWidget* parent = nullptr);

    void setContent(const PanelCardContent& content);
    void setTheme(const Theme& theme);
    std::vector<std::string> chosenTests() const;
    void startRenaming();

Q_SIGNALS:
    void renameRequested(const QString& name);
    void priceRequested(double amount);
    void turnaroundRequested(std::optional<core::Minutes> minutes);
    void volumeRequested(std::optional<core::Millilitres> millilitres);
    void testsDropped(const ui::DraggedColumns& tests, bool copy);
    void testsMoveRequested(const std::vector<std::string>& columns, std::size_t panel, bool copy);
    void newPanelRequested(const std::vector<std::string>& columns);
    void testsRemoveRequested(const std::vector<std::string>& columns);
    void moveRequested(std::size_t position);
    void mergeRequested(std::size_t into);
    void removeRequested();

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void buildLayout();
    QLayout* makeTimeRow();
    void connectInputs();
    void showHeader();
    void showAmounts();
    void showChips();
    Chip* makeChip();
    void pick(Chip* chip, Qt::KeyboardModifiers modifiers);
    void stepFrom(Chip* chip, int step);
    void startDrag(Chip* chip);
    void showChipMenu(Chip* chip, const QPoint& place);
    void fillMenu();
    std::vector<std::string> testsFor(const Chip* chip) const; // the chosen ones with it, or it alone
    std::vector<std::string> sharedTests() const;

    PanelCardContent m_content;
    Theme m_theme;
    bool m_sharedUnfolded = false;
    bool m_dragOver = false;
    EditableTitle* m_name;
    ElidedLabel* m_fullName;
    QLabel* m_overlap;
    MoneySpinBox* m_price;
    AmountEdit* m_minutes;
    AmountEdit* m_millilitres;
    QToolButton* m_more;
    QMenu* m_menu;
    FlowLayout* m_flow;
    std::vector<Chip*> m_chips;
};

} // namespace ui
