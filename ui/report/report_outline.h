// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"
#include "ui/report/report_content.h"

#include <QAbstractListModel>
#include <QListView>
#include <QStyledItemDelegate>

#include <vector>

namespace ui {

// The sections of a report in the order the user gives them, each wanted or left out. What the user decided holds when
// the report is written again.
class ReportOutline : public QAbstractListModel {
    Q_OBJECT

public:
    struct Row {
        QString key, title, items; // "items 6, 20"
        SectionState state = SectionState::Filled;
        QString look;
        bool wanted = true;
        bool operator==(const Row&) const = default;
    };
    enum Role { StateRole = Qt::UserRole, ItemsRole };

    using QAbstractListModel::QAbstractListModel;

    void setSections(const std::vector<ReportSection>& sections);
    QStringList wantedKeys() const; // in their order
    const std::vector<Row>& rows() const { return m_rows; }
    int filled() const; // of the wanted ones that a check list asks for
    int forAuthor() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    bool moveRows(const QModelIndex& parent, int row, int count, const QModelIndex& target, int before) override;

Q_SIGNALS:
    void chosen(); // order or choice changed by the user

private:
    std::vector<Row> m_rows;
};

// A line of the outline: wanted or not, how far it is, its name, and which items it answers.
class OutlineDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void setTheme(const Theme& theme) { m_theme = theme; }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintState(QPainter& painter, const QRectF& place, SectionState state) const;

    Theme m_theme = lightTheme();
};

// Sections are dragged to another place, or moved by Alt+Up and Alt+Down; Space leaves one out.
class OutlineView : public QListView {
    Q_OBJECT

public:
    explicit OutlineView(QWidget* parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace ui
