#include "ui/widgets/outcome_shares.h"

#include "ui/text/number_text.h"

#include <QPainter>
#include <QStyle>

#include <array>

namespace ui {
namespace {

constexpr double kSign = 9.0; // design pixels
constexpr double kRow = 20.0;

enum class Sign { Full, Hollow, Diamond, Point };

// Meaning is in the shape as well: found full, missed hollow, false alarm a diamond, reassured a small point.
void paintSign(QPainter& painter, Sign sign, const QPointF& middle, const Theme& theme)
{
    const double half = theme.px(kSign) / 2.0;
    const QRectF square(middle.x() - half, middle.y() - half, 2.0 * half, 2.0 * half);
    switch (sign) {
    case Sign::Full:
        painter.fillRect(square, theme.plotBlue);
        break;
    case Sign::Hollow:
        painter.setPen(QPen(theme.plotVermillion, theme.px(2)));
        painter.setBrush(theme.surface);
        painter.drawRect(square.adjusted(1, 1, -1, -1));
        break;
    case Sign::Diamond: {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.plotOrange);
        const QPolygonF diamond{{middle.x(), square.top() - 1},
                                {square.right() + 1, middle.y()},
                                {middle.x(), square.bottom() + 1},
                                {square.left() - 1, middle.y()}};
        painter.drawPolygon(diamond);
        break;
    }
    case Sign::Point:
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.muted);
        painter.drawEllipse(middle, half * 0.6, half * 0.6);
        break;
    }
}

} // namespace

OutcomeShares::OutcomeShares(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Of 1,000 patients"));
}

void OutcomeShares::setTheme(const Theme& theme)
{
    m_theme = theme;
    updateGeometry();
    update();
}

void OutcomeShares::setShares(const PerThousand& shares)
{
    m_shares = shares;
    setAccessibleDescription(tr("%1 found, %2 missed, %3 false alarms, %4 correctly reassured")
                                 .arg(shares.found)
                                 .arg(shares.missed)
                                 .arg(shares.falseAlarms)
                                 .arg(shares.reassured));
    update();
}

QSize OutcomeShares::sizeHint() const
{
    return {m_theme.px(240), m_theme.px(2.0 * kRow)};
}

void OutcomeShares::paintEvent(QPaintEvent*)
{
    struct Part {
        Sign sign;
        int count;
        QString words;
    };
    const std::array parts{Part{Sign::Full, m_shares.found, tr("found")},
                           Part{Sign::Diamond, m_shares.falseAlarms, tr("false alarms")},
                           Part{Sign::Hollow, m_shares.missed, tr("missed")},
                           Part{Sign::Point, m_shares.reassured, tr("correctly reassured")}};
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int column = width() * 2 / 5;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const QRect cell((i % 2 == 0) ? 0 : column, m_theme.px(kRow) * static_cast<int>(i / 2),
                         (i % 2 == 0) ? column : width() - column, m_theme.px(kRow));
        const QRect place = QStyle::visualRect(layoutDirection(), rect(), cell);
        const bool mirrored = layoutDirection() == Qt::RightToLeft;
        const double signX = mirrored ? place.right() - m_theme.px(6) : place.left() + m_theme.px(6);
        paintSign(painter, parts[i].sign, QPointF(signX, place.center().y() + 0.5), m_theme);
        const QString count = countText(static_cast<std::uint64_t>(parts[i].count));
        const QFont bold = fontOf(m_theme, TypeSize::Table, true);
        const int countWidth = QFontMetrics(bold).horizontalAdvance(count) + m_theme.px(5);
        QRect words = cell.adjusted(m_theme.px(18), 0, 0, 0);
        const auto alignment = int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter));
        painter.setPen(m_theme.text);
        painter.setFont(bold);
        painter.drawText(QStyle::visualRect(layoutDirection(), rect(), words), alignment, count);
        words.setLeft(words.left() + countWidth);
        const QFont plain = fontOf(m_theme, TypeSize::Table);
        painter.setFont(plain);
        painter.drawText(QStyle::visualRect(layoutDirection(), rect(), words), alignment,
                         QFontMetrics(plain).elidedText(parts[i].words, Qt::ElideRight, words.width()));
    }
}

} // namespace ui
