// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/icons.h"

#include <QList>
#include <QPushButton>
#include <QToolButton>
#include <QWidget>

#include <optional>

namespace ui {

// The filled button: one per page.
QPushButton* makePrimaryButton(const QString& text, QWidget* parent = nullptr);
QPushButton* makeButton(const QString& text, std::optional<Icon> icon = std::nullopt, QWidget* parent = nullptr);
QPushButton* makeSmallButton(const QString& text, QWidget* parent = nullptr); // 24 px, in cards and messages
QPushButton* makeLinkButton(const QString& text, QWidget* parent = nullptr);  // looks like a link

// Two or more words of which one holds, such as US | SI. Arrow keys move between them.
class SegmentedControl : public QWidget {
    Q_OBJECT

public:
    SegmentedControl(const QStringList& choices, const QString& accessibleName, QWidget* parent = nullptr);

    int current() const { return m_current; }
    void setCurrent(int choice); // without a signal
    void setOffered(int choice, bool offered);
    void setPossible(int choice, bool possible); // offered, but not now

Q_SIGNALS:
    void chosen(int choice);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void choose(int choice);
    void styleEnds();

    QList<QToolButton*> m_buttons;
    int m_current = 0;
};

} // namespace ui
