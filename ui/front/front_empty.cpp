// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/front/front_empty.h"

#include "ui/common/buttons.h"
#include "ui/common/help_event.h"
#include "ui/common/labels.h"
#include "ui/common/text/front_text.h"
#include "ui/common/text/number_text.h"

#include <QBoxLayout>
#include <QPainter>

#include <array>

namespace ui {

// What a front looks like, without a figure: no patients were looked at.
class FrontDrawing : public QWidget {
public:
    FrontDrawing()
    {
        setAccessibleName(FrontEmpty::tr("Drawing of a front: it rises steeply at first, then levels off"));
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    }
    void setTheme(const Theme& theme)
    {
        m_theme = theme;
        setMinimumSize(theme.px(240), theme.px(190));
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF area = QRectF(rect()).adjusted(m_theme.px(24), m_theme.px(8), -m_theme.px(8), -m_theme.px(26));
        painter.setPen(QPen(m_theme.axis, 1));
        painter.drawLine(area.bottomLeft(), area.topLeft());
        painter.drawLine(area.bottomLeft(), area.bottomRight());
        painter.setFont(fontOf(m_theme, TypeSize::Caption));
        painter.setPen(m_theme.textSecondary);
        painter.drawText(QRectF(area.left(), area.bottom() + m_theme.px(6), area.width(), m_theme.px(18)),
                         Qt::AlignCenter, FrontEmpty::tr("money spent per patient →"));
        painter.save();
        painter.translate(m_theme.px(9), area.center().y());
        painter.rotate(-90.0);
        painter.drawText(QRectF(-area.height() / 2.0, -m_theme.px(9), area.height(), m_theme.px(18)), Qt::AlignCenter,
                         FrontEmpty::tr("right diagnoses →"));
        painter.restore();
        paintDots(painter, area);
    }

private:
    void paintDots(QPainter& painter, const QRectF& area) const
    {
        static constexpr std::array<QPointF, 6> kFront{QPointF(0.02, 0.22), QPointF(0.12, 0.52), QPointF(0.26, 0.72),
                                                       QPointF(0.44, 0.83), QPointF(0.68, 0.88), QPointF(0.94, 0.90)};
        static constexpr std::array<QPointF, 5> kOthers{QPointF(0.18, 0.35), QPointF(0.36, 0.58), QPointF(0.55, 0.66),
                                                        QPointF(0.62, 0.48), QPointF(0.82, 0.74)};
        const auto place = [&area](const QPointF& share) {
            return QPointF(area.left() + share.x() * area.width(), area.bottom() - share.y() * area.height());
        };
        QPolygonF line;
        QPolygonF dots;
        for (const QPointF& share : kFront) {
            if (!dots.isEmpty())
                line << QPointF(place(share).x(), dots.back().y());
            dots << place(share);
            line << place(share);
        }
        painter.setPen(QPen(m_theme.plotBlue, 1.75 * m_theme.zoom));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(line);
        painter.setBrush(m_theme.plotBlue);
        painter.setPen(QPen(m_theme.surface, 1));
        for (const QPointF& dot : dots)
            painter.drawEllipse(dot, m_theme.px(4.5), m_theme.px(4.5));
        painter.setPen(QPen(m_theme.axis, m_theme.px(1.25)));
        painter.setBrush(m_theme.surface);
        for (const QPointF& share : kOthers)
            painter.drawEllipse(place(share), m_theme.px(3.5), m_theme.px(3.5));
    }

    Theme m_theme = lightTheme();
};

FrontEmpty::FrontEmpty(QWidget* parent)
    : Card(parent),
      m_drawing(new FrontDrawing),
      m_method(makeStrongLabel()),
      m_methodWords(makeLabel({}, TypeSize::Body, Tone::Secondary)),
      m_time(makeLabel({}, TypeSize::Table, Tone::Secondary)),
      m_button(makePrimaryButton(tr("Find the front")))
{
    buildLayout();
    setMethod(core::FrontMethod::Lattice);
    setSize(0, 0);
}

void FrontEmpty::buildLayout()
{
    QLabel* headline = makeLabel(tr("What does each amount of money buy?"), TypeSize::Headline);
    QLabel* what = makeLabel(tr("A policy says for every patient which panel to order next, and when to stop and "
                                "diagnose. Some policies spend little, others find more. The front is the row of those "
                                "that nothing beats: more right diagnoses only for more money."));
    QLabel* honest = makeLabel(tr("Which policies are on it is decided by validation patients. How good they are is "
                                  "then read off test patients, once."),
                               TypeSize::Body, Tone::Secondary);
    auto* words = new QVBoxLayout;
    words->setSpacing(8);
    for (QLabel* label : {headline, what, honest, m_method, m_methodWords, m_time}) {
        label->setWordWrap(true);
        if (label == m_method)
            words->addSpacing(8);
        words->addWidget(label);
    }
    words->addSpacing(8);
    m_button->setObjectName(QStringLiteral("findFirstFront"));
    words->addWidget(m_button, 0, Qt::AlignLeft);
    words->addWidget(makeHelpButton(QStringLiteral("guide-front")), 0, Qt::AlignLeft);
    words->addStretch(1);
    auto* row = new QHBoxLayout;
    row->setSpacing(32);
    row->addLayout(words, 5);
    row->addWidget(m_drawing, 4);
    body()->setContentsMargins(24, 20, 24, 20);
    body()->addLayout(row);
}

void FrontEmpty::setTheme(const Theme& theme)
{
    m_drawing->setTheme(theme);
    setMaximumWidth(theme.px(960));
}

void FrontEmpty::setMethod(core::FrontMethod method)
{
    m_method->setText(tr("Method: %1").arg(frontMethodText(method)));
    m_methodWords->setText(frontMethodExplanation(method));
}

void FrontEmpty::setSize(std::size_t patients, std::size_t panels)
{
    m_time->setText(tr("How long it takes depends on the data, here %1 patients and %2 panels. The time left is shown "
                       "as soon as it can be estimated; policies appear as they are found, and stopping keeps them.")
                        .arg(countText(patients), countText(panels)));
}

} // namespace ui
