#include "ui/widgets/point_card.h"

#include "ui/text/front_text.h"
#include "ui/text/number_text.h"
#include "ui/text/training_text.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/outcome_shares.h"

#include <QBoxLayout>

namespace ui {
namespace {

constexpr QChar kEnDash(0x2013);

QString shareRange(const core::Interval& interval)
{
    return QStringLiteral("%1%2%3").arg(QLocale().toString(100.0 * interval.low, 'f', 0), kEnDash,
                                        shareText(interval.high, QLocale(), 0));
}

QString figureRange(const core::Interval& interval)
{
    return QLocale().toString(interval.low, 'f', 2) + kEnDash + QLocale().toString(interval.high, 'f', 2);
}

QString exactMoney(double amount, const QString& currency)
{
    return money(core::Cost(amount), currency, QLocale(), MoneyStyle::Exact);
}

QLabel* makeHeading(const QString& text)
{
    QLabel* heading = makeLabel(text);
    heading->setProperty("type", QStringLiteral("strong"));
    heading->setWordWrap(true);
    return heading;
}

} // namespace

PointCard::PointCard(QWidget* parent)
    : Card(parent),
      m_title(makeLabel({}, TypeSize::Headline)),
      m_subtitle(makeLabel({}, TypeSize::Table, Tone::Secondary)),
      m_thousand(makeHeading({})),
      m_shares(new OutcomeShares),
      m_bill(makeLabel({}, TypeSize::Table, Tone::Secondary)),
      m_use(new PanelUseBars),
      m_smallPrint(makeLabel({}, TypeSize::Caption, Tone::Secondary)),
      m_content(new QWidget)
{
    buildLayout();
    setPoint(std::nullopt, {}, {});
}

QWidget* PointCard::makeTile(Figure figure, const QString& tip)
{
    Tile& tile = m_tiles[figure];
    tile.name = makeLabel({}, TypeSize::Caption, Tone::Secondary);
    tile.value = makeLabel({}, TypeSize::Title);
    tile.interval = makeLabel({}, TypeSize::Caption, Tone::Secondary);
    auto* frame = new QFrame;
    frame->setProperty("tile", true);
    frame->setToolTip(tip);
    auto* column = new QVBoxLayout(frame);
    column->setContentsMargins(10, 6, 6, 6);
    column->setSpacing(0);
    for (QLabel* label : {tile.name, tile.value, tile.interval})
        column->addWidget(label);
    column->addStretch(1);
    return frame;
}

void PointCard::buildLayout()
{
    auto* leading = new QHBoxLayout;
    leading->setSpacing(8);
    leading->addWidget(makeTile(Metric, tr("Balance of cases found and false alarms; 1 is perfect")), 1);
    leading->addWidget(makeTile(Cost, tr("What the ordered panels cost per patient")), 1);
    auto* others = new QHBoxLayout;
    others->setSpacing(8);
    others->addWidget(makeTile(Sensitivity, tr("Share of the ill who are diagnosed")), 1);
    others->addWidget(makeTile(Specificity, tr("Share of the well who are diagnosed as well")), 1);
    others->addWidget(makeTile(Auroc, tr("How well the probabilities tell ill from well; 0.5 is chance")), 1);

    auto* use = new QHBoxLayout;
    use->addWidget(makeHeading(tr("Panel use")), 1);
    use->addWidget(makeLabel(tr("share of patients"), TypeSize::Caption, Tone::Secondary));

    auto* column = new QVBoxLayout(m_content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addLayout(leading);
    column->addLayout(others);
    column->addSpacing(6);
    column->addWidget(m_thousand);
    column->addWidget(m_shares);
    column->addWidget(m_bill);
    column->addSpacing(6);
    column->addLayout(use);
    column->addWidget(m_use);
    column->addSpacing(6);
    column->addWidget(m_smallPrint);

    for (QLabel* label : {m_title, m_subtitle, m_bill, m_smallPrint})
        label->setWordWrap(true);
    m_use->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    body()->setSpacing(2);
    body()->addWidget(m_title);
    body()->addWidget(m_subtitle);
    body()->addSpacing(6);
    body()->addWidget(m_content);
    body()->addStretch(1);
}

void PointCard::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_use->setTheme(theme);
    m_shares->setTheme(theme);
}

void PointCard::setPoint(const std::optional<ChosenPoint>& point, const QString& currency, const QStringList& panels)
{
    m_content->setVisible(point.has_value());
    if (!point) {
        m_title->setText(tr("No point chosen"));
        m_subtitle->setText(tr("Click a point of the front, or move along it with ← and →."));
        return;
    }
    m_title->setText(dotName(point->dot));
    switch (point->dot.kind) {
    case FrontDot::Kind::OnFront:
        m_subtitle->setText(tr("On the front: nothing found is better for this money."));
        break;
    case FrontDot::Kind::Dominated:
        m_subtitle->setText(tr("Another policy is at least as good for no more money."));
        break;
    case FrontDot::Kind::NoPanels:
        m_subtitle->setText(tr("Nobody is tested: a diagnosis from what is known anyway."));
        break;
    case FrontDot::Kind::AllPanels:
        m_subtitle->setText(tr("Everybody gets every panel before the diagnosis."));
        break;
    }
    showFigures(*point, currency);
    showShares(*point, currency);
    showSmallPrint(*point, currency);
    std::vector<PanelUse> use;
    for (std::size_t i = 0; i < point->figures.panelUse.size(); ++i) {
        const auto position = static_cast<qsizetype>(i);
        use.push_back(
            {position < panels.size() ? panels[position] : tr("Panel %1").arg(i + 1), point->figures.panelUse[i]});
    }
    m_use->setUse(std::move(use));
}

void PointCard::showFigures(const ChosenPoint& point, const QString& currency)
{
    const PointFigures& figures = point.figures;
    const auto show = [this](Figure which, const QString& name, const core::Figure& figure, auto text, auto range) {
        m_tiles[which].name->setText(name);
        m_tiles[which].value->setText(figure.value ? text(*figure.value) : QStringLiteral("–"));
        m_tiles[which].interval->setText(figure.interval ? tr("95 % CI %1").arg(range(*figure.interval)) : QString());
        m_tiles[which].interval->setVisible(figure.interval.has_value());
    };
    const auto figure = [](double value) { return figureText(value); };
    const auto share = [](double value) { return shareText(value); };
    show(Metric, frontMetricText(point.metric), point.metric == core::FrontMetric::F1 ? figures.f1 : figures.am, figure,
         figureRange);
    show(
        Cost, tr("Cost per patient"), figures.cost, [&](double value) { return exactMoney(value, currency); },
        [&](const core::Interval& interval) {
            return exactMoney(interval.low, currency) + kEnDash + exactMoney(interval.high, currency);
        });
    show(Sensitivity, tr("Sensitivity"), figures.sensitivity, share, shareRange);
    show(Specificity, tr("Specificity"), figures.specificity, share, shareRange);
    show(Auroc, tr("AUROC"), figures.auroc, figure, figureRange);
}

void PointCard::showShares(const ChosenPoint& point, const QString& currency)
{
    const std::optional<PerThousand>& shares = point.figures.shares;
    m_thousand->setVisible(shares.has_value());
    m_shares->setVisible(shares.has_value());
    m_bill->setVisible(shares && point.figures.cost.value);
    if (!shares)
        return;
    m_thousand->setText(tr("Of 1,000 patients like these, %1 are ill").arg(shares->ill()));
    m_shares->setShares(*shares);
    if (!point.figures.cost.value)
        return;
    const QString bill = money(core::Cost(std::round(1000.0 * *point.figures.cost.value)), currency);
    m_bill->setText(tr("Testing them costs %1: %2 of the ill are found, and %3 of the well are told that they are ill.")
                        .arg(bill, countText(static_cast<std::uint64_t>(shares->found)),
                             countText(static_cast<std::uint64_t>(shares->falseAlarms))));
}

void PointCard::showSmallPrint(const ChosenPoint& point, const QString& currency)
{
    QStringList parts;
    if (point.dot.isPolicy())
        parts << tr("Made to earn: λ %1, ρ %2 per %3.")
                     .arg(numberText(point.shape.lambda), numberText(point.shape.rho), currency);
    switch (point.side) {
    case FrontSide::Test:
        parts << tr("Figures of %1 test patients, seen once, when the front had been chosen.")
                     .arg(countText(point.figures.patients));
        break;
    case FrontSide::Validation:
        parts << tr("Figures of the %1 validation patients by whom the front is chosen: a little too good.")
                     .arg(countText(point.figures.patients));
        break;
    case FrontSide::Expected:
        parts << tr("Expected over all patients there can be; panel use of the test patients.");
        break;
    }
    m_smallPrint->setText(parts.join(QLatin1Char(' ')));
}

} // namespace ui
