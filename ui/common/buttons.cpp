// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/buttons.h"

#include "ui/common/labels.h"

#include <QHBoxLayout>
#include <QKeyEvent>

namespace ui {

QPushButton* makePrimaryButton(const QString& text, QWidget* parent)
{
    auto* button = new QPushButton(text, parent);
    button->setProperty("primary", true);
    return button;
}

QPushButton* makeButton(const QString& text, std::optional<Icon> icon, QWidget* parent)
{
    auto* button = new QPushButton(text, parent);
    if (icon)
        button->setIcon(lineIcon(*icon));
    return button;
}

QPushButton* makeSmallButton(const QString& text, QWidget* parent)
{
    auto* button = new QPushButton(text, parent);
    button->setProperty("small", true);
    return button;
}

QPushButton* makeLinkButton(const QString& text, QWidget* parent)
{
    auto* button = new QPushButton(text, parent);
    button->setProperty("link", true);
    button->setCursor(Qt::PointingHandCursor);
    button->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    return button;
}

SegmentedControl::SegmentedControl(const QStringList& choices, const QString& accessibleName, QWidget* parent)
    : QWidget(parent)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    setAccessibleName(accessibleName);
    for (int choice = 0; choice < choices.size(); ++choice) {
        auto* button = new QToolButton(this);
        button->setText(choices[choice]);
        button->setAccessibleName(accessibleName + QStringLiteral(": ") + choices[choice]);
        button->setCheckable(true);
        button->setFocusPolicy(choice == 0 ? Qt::StrongFocus : Qt::ClickFocus);
        button->installEventFilter(this);
        connect(button, &QToolButton::clicked, this, [this, choice] { choose(choice); });
        m_buttons.append(button);
        row->addWidget(button);
    }
    styleEnds();
    setCurrent(0);
}

// The outermost of those on offer have round corners; the first is the one on the left.
void SegmentedControl::styleEnds()
{
    QList<QToolButton*> offered;
    for (QToolButton* button : m_buttons)
        if (!button->isHidden() || !button->testAttribute(Qt::WA_WState_ExplicitShowHide))
            offered.append(button);
    if (isRightToLeft())
        std::ranges::reverse(offered);
    for (QToolButton* button : offered)
        setStyleProperty(*button, "segment",
                         button == offered.front()  ? QStringLiteral("first")
                         : button != offered.back() ? QStringLiteral("middle")
                                                    : QStringLiteral("last"));
}

void SegmentedControl::setOffered(int choice, bool offered)
{
    m_buttons[choice]->setVisible(offered);
    styleEnds();
}

void SegmentedControl::setPossible(int choice, bool possible)
{
    m_buttons[choice]->setEnabled(possible);
}

void SegmentedControl::setCurrent(int choice)
{
    m_current = choice;
    for (int i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setChecked(i == choice);
        // One stop in the tab order, at what is chosen; arrows reach the others.
        m_buttons[i]->setFocusPolicy(i == choice ? Qt::StrongFocus : Qt::ClickFocus);
    }
}

void SegmentedControl::choose(int choice)
{
    const bool changed = choice != m_current;
    setCurrent(choice);
    if (changed)
        Q_EMIT chosen(choice);
}

bool SegmentedControl::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool mirrored = layoutDirection() == Qt::RightToLeft;
        const int step = key == (mirrored ? Qt::Key_Left : Qt::Key_Right)   ? 1
                         : key == (mirrored ? Qt::Key_Right : Qt::Key_Left) ? -1
                                                                            : 0;
        int target = m_current + step;
        while (target >= 0 && target < m_buttons.size() &&
               (!m_buttons[target]->isVisibleTo(this) || !m_buttons[target]->isEnabled()))
            target += step;
        if (step != 0 && target >= 0 && target < m_buttons.size()) {
            choose(target);
            m_buttons[target]->setFocus(Qt::TabFocusReason);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace ui
