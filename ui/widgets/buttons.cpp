#include "ui/widgets/buttons.h"

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
        button->setProperty("segment", choice == 0                   ? QStringLiteral("first")
                                       : choice + 1 < choices.size() ? QStringLiteral("middle")
                                                                     : QStringLiteral("last"));
        button->installEventFilter(this);
        connect(button, &QToolButton::clicked, this, [this, choice] { choose(choice); });
        m_buttons.append(button);
        row->addWidget(button);
    }
    setCurrent(0);
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
        const int target = m_current + step;
        if (step != 0 && target >= 0 && target < m_buttons.size()) {
            choose(target);
            m_buttons[target]->setFocus(Qt::TabFocusReason);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace ui
