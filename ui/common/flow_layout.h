// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QList>

namespace ui {

// Places items like words in a paragraph: side by side, on a new line where the width ends.
class FlowLayout : public QLayout {
    Q_OBJECT

public:
    explicit FlowLayout(QWidget* parent = nullptr, int gap = 6);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    int count() const override;
    QLayoutItem* itemAt(int position) const override;
    QLayoutItem* takeAt(int position) override;
    Qt::Orientations expandingDirections() const override;
    bool hasHeightForWidth() const override;
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect& rectangle) override;

private:
    int arrange(const QRect& rectangle, bool place) const; // height that is needed

    QList<QLayoutItem*> m_items; // owned
    int m_gap;
};

} // namespace ui
