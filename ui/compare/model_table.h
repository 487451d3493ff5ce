// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"
#include "ui/figures/comparison/comparison.h"

#include <QTableView>

#include <optional>
#include <vector>

class QStandardItemModel;

namespace ui {

// Models in figures, one row each, as high as its rows. The first column has what is left of the width.
class ModelTable : public QTableView {
    Q_OBJECT

public:
    struct Column {
        QString heading;
        QString explanation = {};
        bool number = true; // aligned at the far side
    };
    struct Row {
        std::optional<ModelStyle> style = {}; // repeated in front of the name
        QStringList cells = {};
        bool leading = false; // what the others are held against
        QString toolTip = {};
    };
    explicit ModelTable(const QString& accessibleName, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setColumns(const std::vector<Column>& columns);
    void setRows(std::vector<Row> rows);
    void setScrolling(bool scrolling); // takes what room there is instead
    QString cell(int row, int column) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void showRows();
    void fitColumns();
    int wantedHeight() const;

    Theme m_theme;
    QStandardItemModel* m_model;
    std::vector<Column> m_columns;
    std::vector<Row> m_rows;
    bool m_scrolling = false;
};

// A piece of the model's line, for lists and tables.
QPixmap modelSwatch(const std::optional<ModelStyle>& style, const Theme& theme, qreal ratio);

} // namespace ui
