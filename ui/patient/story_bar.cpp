// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/patient/story_bar.h"

#include "ui/common/buttons.h"
#include "ui/common/labels.h"
#include "ui/common/text/number_text.h"
#include "ui/patient/step_line.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QPainter>
#include <QTimer>

#include <algorithm>
#include <array>

namespace ui {
namespace {

// A button with one or two triangles, as on any player.
class PlayerButton : public QPushButton {
public:
    enum class Sign { First, Back, Next, Last };
    PlayerButton(Sign sign, const QString& name, const QString& tip, QWidget* parent)
        : QPushButton(parent),
          m_sign(sign)
    {
        setAccessibleName(name);
        setToolTip(tip);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }
    QSize sizeHint() const override
    {
        const int tall = QPushButton::sizeHint().height();
        return text().isEmpty() ? QSize(tall + 2, tall) : QPushButton::sizeHint() + QSize(tall, 0);
    }

protected:
    void paintEvent(QPaintEvent* event) override
    {
        QPushButton::paintEvent(event);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QColor colour = !isEnabled()                   ? palette().color(QPalette::Disabled, QPalette::ButtonText)
                              : property("primary").toBool() ? palette().color(QPalette::BrightText)
                                                             : palette().color(QPalette::ButtonText);
        const double side = height() * 0.36;
        const double words = text().isEmpty() ? 0.0 : fontMetrics().horizontalAdvance(text()) / 2.0 + side;
        const QPointF centre(width() / 2.0 - words, height() / 2.0);
        const bool left = m_sign == Sign::First || m_sign == Sign::Back;
        const double way = left ? -1.0 : 1.0;
        const QPolygonF triangle{QPointF(centre.x() - way * side * 0.4, centre.y() - side / 2.0),
                                 QPointF(centre.x() - way * side * 0.4, centre.y() + side / 2.0),
                                 QPointF(centre.x() + way * side * 0.45, centre.y())};
        painter.setPen(QPen(colour, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolygon(triangle);
        if (m_sign == Sign::First || m_sign == Sign::Last) {
            const double x = centre.x() + way * side * 0.7;
            painter.drawLine(QPointF(x, centre.y() - side / 2.0), QPointF(x, centre.y() + side / 2.0));
        }
    }

private:
    Sign m_sign;
};

using Sign = PlayerButton::Sign;

} // namespace

StoryBar::StoryBar(QWidget* parent)
    : Card(parent),
      m_first(new PlayerButton(Sign::First, tr("First step"), tr("First step (Home)"), this)),
      m_back(new PlayerButton(Sign::Back, tr("Step back"), tr("One step back (Backspace or Left)"), this)),
      m_next(new PlayerButton(Sign::Next, tr("Next step"), tr("Next step (Space or Right)"), this)),
      m_last(new PlayerButton(Sign::Last, tr("Last step"), tr("Last step (End)"), this)),
      m_text(makeStrongLabel()),
      m_line(new StepLine(this)),
      m_autoplay(new QCheckBox(tr("Autoplay"), this)),
      m_seconds(new QDoubleSpinBox(this)),
      m_modes(new SegmentedControl({tr("Policy"), tr("I order"), tr("Duel")}, tr("Who orders"), this)),
      m_timer(new QTimer(this))
{
    buildLayout();
    connectInputs();
}

void StoryBar::buildLayout()
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    m_next->setText(tr("Next"));
    m_next->setObjectName(QStringLiteral("nextStep"));
    m_last->setObjectName(QStringLiteral("lastStep"));
    m_first->setObjectName(QStringLiteral("firstStep"));
    m_modes->setObjectName(QStringLiteral("walkMode"));
    m_next->setProperty("primary", true);
    m_autoplay->setToolTip(tr("Goes on by itself to the diagnosis"));
    m_seconds->setRange(0.5, 4.0);
    m_seconds->setSingleStep(0.5);
    m_seconds->setDecimals(1);
    m_seconds->setValue(2.0);
    m_seconds->setSuffix(tr(" s"));
    m_seconds->setAccessibleName(tr("Seconds for each step"));
    m_seconds->setToolTip(tr("Seconds for each step, from 0.5 to 4"));
    m_modes->setToolTip(tr("Policy: watch it. I order: you decide, and may have its view revealed. Duel: you decide "
                           "without help, and both paths are compared at the end."));
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    for (QPushButton* button : {m_first, m_back, m_next, m_last})
        row->addWidget(button);
    row->addSpacing(6);
    row->addWidget(m_text);
    row->addWidget(m_line, 1);
    row->addWidget(m_autoplay);
    row->addWidget(m_seconds);
    row->addSpacing(6);
    row->addWidget(m_modes);
    body()->setContentsMargins(12, 8, 12, 8);
    body()->addLayout(row);
}

void StoryBar::connectInputs()
{
    connect(m_first, &QPushButton::clicked, this, &StoryBar::firstRequested);
    connect(m_back, &QPushButton::clicked, this, &StoryBar::backRequested);
    connect(m_next, &QPushButton::clicked, this, &StoryBar::nextRequested);
    connect(m_last, &QPushButton::clicked, this, &StoryBar::lastRequested);
    connect(m_line, &StepLine::stepChosen, this, &StoryBar::stepChosen);
    connect(m_modes, &SegmentedControl::chosen, this, &StoryBar::modeChosen);
    connect(m_autoplay, &QCheckBox::toggled, this, &StoryBar::showPlaying);
    connect(m_seconds, &QDoubleSpinBox::valueChanged, this, &StoryBar::showPlaying);
    connect(m_timer, &QTimer::timeout, this, &StoryBar::nextRequested);
}

void StoryBar::showPlaying()
{
    if (m_autoplay->isChecked())
        m_timer->start(qRound(1000.0 * m_seconds->value()));
    else
        m_timer->stop();
}

void StoryBar::setTheme(const Theme& theme)
{
    m_line->setTheme(theme);
    m_seconds->setMinimumWidth(theme.px(72));
}

void StoryBar::setSteps(const QStringList& names, int current, bool atEnd, bool concealed)
{
    m_line->setSteps(names, current);
    m_text->setText(names.isEmpty() ? QString()
                    : concealed     ? tr("Step %1").arg(countText(static_cast<std::uint64_t>(current) + 1))
                                    : tr("Step %1 of %2")
                                      .arg(countText(static_cast<std::uint64_t>(current) + 1),
                                           countText(static_cast<std::uint64_t>(names.size()))));
    enableButtons(current > 0, !atEnd);
    m_autoplay->setEnabled(!atEnd || m_autoplay->isChecked());
    if (atEnd && m_autoplay->isChecked() && !names.isEmpty())
        stopPlaying();
}

// At an end the keyboard stays with the steps: Qt would hand it to the field of seconds, where Backspace edits.
void StoryBar::enableButtons(bool back, bool next)
{
    const std::array buttons{m_first, m_back, m_next, m_last};
    QPushButton* left = back ? m_back : m_next;
    if (back != next && std::ranges::find(buttons, window()->focusWidget()) != buttons.end()) {
        left->setEnabled(true);
        left->setFocus();
    }
    m_first->setEnabled(back);
    m_back->setEnabled(back);
    m_next->setEnabled(next);
    m_last->setEnabled(next);
}

void StoryBar::setMode(int mode)
{
    m_modes->setCurrent(mode);
}

void StoryBar::setModesOffered(bool offered)
{
    m_modes->setVisible(offered);
}

void StoryBar::stopPlaying()
{
    m_autoplay->setChecked(false);
}

bool StoryBar::playing() const
{
    return m_timer->isActive();
}

} // namespace ui
