// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/patient/duel_figure.h"

#include "ui/common/text/number_text.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

struct DuelText {
    Q_DECLARE_TR_FUNCTIONS(DuelFigure)
};

// A plain pair of axes: marks along both, and where a value lies.
class Axes {
public:
    Axes(QPainter& painter, const QSizeF& size, const Theme& theme, double xMost, double yLeast, double yMost)
        : m_painter(painter),
          m_theme(theme),
          m_xMost(xMost),
          m_yLeast(yLeast),
          m_yMost(yMost)
    {
        const QFontMetricsF metrics(fontOf(theme, TypeSize::Caption));
        m_line = metrics.lineSpacing();
        m_plot = QRectF(theme.px(58), m_line, size.width() - theme.px(70), size.height() - 4.2 * m_line);
    }
    QPointF at(double x, double y) const
    {
        return {m_plot.left() + m_plot.width() * x / m_xMost,
                m_plot.bottom() - m_plot.height() * (y - m_yLeast) / (m_yMost - m_yLeast)};
    }
    void draw(const QString& xLabel, const QString& yLabel, const std::function<QString(double)>& xText,
              const std::function<QString(double)>& yText)
    {
        m_painter.setFont(fontOf(m_theme, TypeSize::Caption));
        for (int i = 0; i <= 4; ++i) {
            const double y = m_yLeast + (m_yMost - m_yLeast) * i / 4.0, x = m_xMost * i / 4.0;
            m_painter.setPen(QPen(m_theme.grid, 1));
            m_painter.drawLine(at(0.0, y), at(m_xMost, y));
            m_painter.setPen(m_theme.textSecondary);
            m_painter.drawText(QRectF(0, at(0.0, y).y() - m_line / 2.0, m_plot.left() - m_theme.px(6), m_line),
                               Qt::AlignRight | Qt::AlignVCenter, yText(y));
            m_painter.drawText(QRectF(at(x, m_yLeast).x() - 60.0, m_plot.bottom() + m_theme.px(4), 120.0, m_line),
                               Qt::AlignCenter, xText(x));
        }
        m_painter.setPen(QPen(m_theme.axis, 1));
        m_painter.drawLine(m_plot.topLeft(), m_plot.bottomLeft());
        m_painter.drawLine(m_plot.bottomLeft(), m_plot.bottomRight());
        m_painter.setPen(m_theme.textSecondary);
        m_painter.drawText(QRectF(m_plot.left(), m_plot.bottom() + m_line + m_theme.px(4), m_plot.width(), m_line),
                           Qt::AlignCenter, xLabel);
        m_painter.drawText(QRectF(m_plot.left() - m_theme.px(50), 0, m_plot.width(), m_line),
                           Qt::AlignLeft | Qt::AlignVCenter, yLabel);
    }
    double right() const { return m_plot.right(); }
    double below() const { return m_plot.bottom() + 2.0 * m_line + m_theme.px(6); }
    double line() const { return m_line; }

private:
    QPainter& m_painter;
    const Theme& m_theme;
    double m_xMost, m_yLeast, m_yMost, m_line = 0.0;
    QRectF m_plot;
};

// Colours of who played; also told apart by dashes and by their names.
QColor colourOf(const Theme& theme, std::size_t player)
{
    const QColor colours[] = {theme.plotVermillion, theme.plotGreen, theme.plotPurple, theme.plotOrange, theme.plotSky};
    return colours[player % std::size(colours)];
}

QString nameOf(const QStringList& players, std::size_t player)
{
    return players.isEmpty() ? DuelText::tr("You") : players[static_cast<qsizetype>(player)];
}

FigureFacts facts(const char* name, const QString& title)
{
    return {.name = QString::fromLatin1(name), .text = {.title = title, .xLabel = {}, .yLabel = {}, .caption = {}}};
}

class LearningFigure final : public Figure {
public:
    explicit LearningFigure(std::vector<LearningCurve> curves)
        : Figure(facts("duel-learning", DuelText::tr("Score per case, so far"))),
          m_curves(std::move(curves))
    {
    }
    FigureTable table() const override
    {
        FigureTable table{.columns = {DuelText::tr("who"), DuelText::tr("case"), DuelText::tr("mean score")},
                          .rows = {}};
        for (const LearningCurve& curve : m_curves)
            for (std::size_t i = 0; i < curve.cases.size(); ++i)
                table.rows.push_back(
                    {curve.name, QString::number(curve.cases[i]), QString::number(curve.reward[i], 'g', 6)});
        return table;
    }
    QStringList lines() const override
    {
        QStringList spoken;
        for (const LearningCurve& curve : m_curves)
            if (!curve.reward.empty())
                spoken
                    << DuelText::tr("%1: %2 per case").arg(curve.name, numberText(curve.reward.back(), QLocale(), 3));
        return spoken;
    }
    FigureSize sizeOnScreen(const Theme& theme) const override
    {
        return {.usual = QSizeF(theme.px(430), theme.px(320)), .least = QSizeF(theme.px(260), theme.px(200))};
    }
    void paint(QPainter& painter, const QSizeF& size, const FigureText&, const Theme& theme) const override
    {
        painter.setRenderHint(QPainter::Antialiasing);
        double least = 0.0, most = 1.0;
        std::size_t cases = 4;
        for (const LearningCurve& curve : m_curves)
            for (std::size_t i = 0; i < curve.cases.size(); ++i) {
                least = std::min(least, curve.reward[i]);
                most = std::max(most, curve.reward[i]);
                cases = std::max(cases, curve.cases[i]);
            }
        cases = (cases + 3) / 4 * 4; // whole numbers at the marks
        Axes axes(painter, size, theme, static_cast<double>(cases), least, most);
        axes.draw(
            DuelText::tr("Cases"), DuelText::tr("Mean score"), [](double x) { return QLocale().toString(qRound(x)); },
            [](double y) { return numberText(y, QLocale(), 2); });
        for (std::size_t i = 0; i < m_curves.size(); ++i)
            drawCurve(painter, theme, axes, i);
    }

private:
    void drawCurve(QPainter& painter, const Theme& theme, const Axes& axes, std::size_t number) const
    {
        const LearningCurve& curve = m_curves[number];
        const QColor colour = curve.policy ? theme.plotBlue : colourOf(theme, number);
        QPen pen(colour, 2.0 * theme.zoom);
        if (!curve.policy)
            pen.setDashPattern({3.0 + static_cast<double>(number), 2.0});
        QPolygonF line;
        for (std::size_t i = 0; i < curve.cases.size(); ++i)
            line << axes.at(static_cast<double>(curve.cases[i]), curve.reward[i]);
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(line);
        painter.setBrush(colour);
        for (const QPointF& point : line)
            painter.drawEllipse(point, theme.px(3), theme.px(3));
        const double left = theme.px(58) + theme.px(130) * static_cast<double>(number);
        painter.setPen(pen);
        painter.drawLine(QPointF(left, axes.below() + axes.line() / 2.0),
                         QPointF(left + theme.px(22), axes.below() + axes.line() / 2.0));
        painter.setPen(theme.text);
        painter.setFont(fontOf(theme, TypeSize::Caption));
        painter.drawText(QRectF(left + theme.px(28), axes.below(), theme.px(100), axes.line()),
                         Qt::AlignLeft | Qt::AlignVCenter, curve.name);
    }

    std::vector<LearningCurve> m_curves;
};

class PlaceFigure final : public Figure {
public:
    PlaceFigure(std::vector<PlacedPolicy> played, std::vector<PlacedPolicy> policies, QString currency)
        : Figure(facts("duel-place", DuelText::tr("Among the policies of the front"))),
          m_played(std::move(played)),
          m_policies(std::move(policies)),
          m_currency(std::move(currency))
    {
        std::ranges::sort(m_policies, {}, &PlacedPolicy::cost);
    }
    FigureTable table() const override
    {
        FigureTable table{
            .columns = {DuelText::tr("who"), DuelText::tr("cost per patient"), DuelText::tr("found of 100")},
            .rows = {}};
        for (const auto* group : {&m_played, &m_policies})
            for (const PlacedPolicy& one : *group)
                table.rows.push_back({one.name, QString::number(one.cost, 'g', 6), QString::number(one.found, 'g', 6)});
        return table;
    }
    QStringList lines() const override
    {
        QStringList spoken;
        for (const PlacedPolicy& one : m_played)
            spoken << wordsOf(one);
        return spoken;
    }
    FigureSize sizeOnScreen(const Theme& theme) const override
    {
        return {.usual = QSizeF(theme.px(430), theme.px(320)), .least = QSizeF(theme.px(260), theme.px(200))};
    }
    void paint(QPainter& painter, const QSizeF& size, const FigureText&, const Theme& theme) const override
    {
        painter.setRenderHint(QPainter::Antialiasing);
        double most = 1.0;
        for (const auto* group : {&m_played, &m_policies})
            for (const PlacedPolicy& one : *group)
                most = std::max(most, one.cost);
        Axes axes(painter, size, theme, 1.15 * most, 0.0, 100.0);
        axes.draw(
            DuelText::tr("Cost per patient (%1)").arg(m_currency), DuelText::tr("Found of 100 cases"),
            [](double x) { return QLocale().toString(qRound(x)); },
            [](double y) { return QLocale().toString(qRound(y)); });
        painter.setPen(QPen(theme.surface, 1));
        painter.setBrush(theme.plotBlue);
        for (const PlacedPolicy& one : m_policies)
            painter.drawEllipse(axes.at(one.cost, one.found), theme.px(4), theme.px(4));
        for (std::size_t i = 0; i < m_played.size(); ++i)
            drawPlayer(painter, theme, axes, i);
    }

private:
    QString wordsOf(const PlacedPolicy& one) const
    {
        return DuelText::tr("%1: %2 found, %3")
            .arg(one.name, QLocale().toString(qRound(one.found)), money(core::Cost(one.cost), m_currency));
    }
    void drawPlayer(QPainter& painter, const Theme& theme, const Axes& axes, std::size_t number) const
    {
        const PlacedPolicy& one = m_played[number];
        const QPointF place = axes.at(one.cost, one.found);
        const double side = theme.px(7);
        painter.setPen(QPen(theme.text, 1.5 * theme.zoom));
        painter.setBrush(colourOf(theme, number));
        painter.drawPolygon(QPolygonF{place + QPointF(0, -side), place + QPointF(side, 0), place + QPointF(0, side),
                                      place + QPointF(-side, 0)});
        painter.setFont(fontOf(theme, TypeSize::Caption, true));
        painter.setPen(theme.text);
        const QFontMetricsF metrics(painter.font());
        const double width = metrics.horizontalAdvance(wordsOf(one)) + 4.0;
        const bool room = place.x() + side + theme.px(4) + width < axes.right();
        const double left = room ? place.x() + side + theme.px(4) : place.x() - side - width;
        painter.drawText(QRectF(left, place.y() - axes.line() / 2.0, width, axes.line()), Qt::AlignVCenter,
                         wordsOf(one));
    }

    std::vector<PlacedPolicy> m_played, m_policies;
    QString m_currency;
};

} // namespace

std::vector<LearningCurve> learningCurves(std::span<const DuelCase> cases, const QStringList& players)
{
    std::vector<LearningCurve> curves;
    const auto add = [](LearningCurve& curve, double reward) {
        const double sum = curve.reward.empty() ? 0.0 : curve.reward.back() * static_cast<double>(curve.reward.size());
        curve.cases.push_back(curve.cases.size() + 1);
        curve.reward.push_back((sum + reward) / static_cast<double>(curve.cases.size()));
    };
    for (std::size_t player = 0; player < std::max<std::size_t>(1, static_cast<std::size_t>(players.size()));
         ++player) {
        LearningCurve& curve = curves.emplace_back();
        curve.name = nameOf(players, player);
        for (const DuelCase& one : cases)
            if (one.player == player)
                add(curve, one.mine.reward.total());
    }
    LearningCurve& policy = curves.emplace_back();
    policy.name = DuelText::tr("Policy");
    policy.policy = true;
    for (const DuelCase& one : cases)
        add(policy, one.policy.reward.total());
    return curves;
}

std::vector<PlacedPolicy> placesOf(std::span<const DuelCase> cases, const QStringList& players)
{
    if (cases.size() < kCasesForAPlace)
        return {};
    std::vector<PlacedPolicy> places;
    const auto place = [&](const QString& name, const std::optional<std::size_t>& player, bool policy) {
        std::size_t played = 0, ill = 0, found = 0;
        double bill = 0.0;
        for (const DuelCase& one : cases) {
            if (player && one.player != *player)
                continue;
            const DuelSide& side = policy ? one.policy : one.mine;
            ++played;
            bill += side.bill.amount;
            ill += one.truth == core::Disease::Present ? 1 : 0;
            found += one.truth == core::Disease::Present && side.said == one.truth ? 1 : 0;
        }
        if (ill > 0)
            places.push_back({.name = name,
                              .cost = bill / static_cast<double>(played),
                              .found = 100.0 * static_cast<double>(found) / static_cast<double>(ill)});
    };
    place(players.isEmpty() ? DuelText::tr("You") : DuelText::tr("The class"), std::nullopt, false);
    for (qsizetype team = 0; team < players.size(); ++team)
        place(players[team], static_cast<std::size_t>(team), false);
    place(DuelText::tr("Policy, same patients"), std::nullopt, true);
    return places;
}

FigurePtr learningFigure(std::span<const DuelCase> cases, const QStringList& players)
{
    return cases.empty() ? nullptr : std::make_shared<LearningFigure>(learningCurves(cases, players));
}

FigurePtr classPlaceFigure(std::span<const DuelCase> cases, const QStringList& players,
                           std::vector<PlacedPolicy> policies, const QString& currency)
{
    std::vector<PlacedPolicy> played = placesOf(cases, players);
    return played.empty() ? nullptr : std::make_shared<PlaceFigure>(std::move(played), std::move(policies), currency);
}

} // namespace ui
