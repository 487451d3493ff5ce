// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/patient/patient_banner.h"

#include "ui/common/flow_layout.h"
#include "ui/common/icon_label.h"
#include "ui/common/labels.h"

#include <QPainter>

#include <algorithm>

namespace ui {
namespace {

QWidget* makeFact(const QString& name, const QString& value, bool strong, Tone tone = Tone::Normal)
{
    auto* fact = new QWidget;
    auto* column = new QVBoxLayout(fact);
    column->setContentsMargins(0, 0, 14, 0);
    column->setSpacing(1);
    column->addWidget(makeLabel(name, TypeSize::Caption, Tone::Secondary));
    QLabel* text = makeLabel(value, TypeSize::Body, tone);
    text->setProperty("data", true);
    if (strong)
        text->setProperty("type", QStringLiteral("strong"));
    column->addWidget(text);
    return fact;
}

} // namespace

BillBar::BillBar(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAccessibleName(tr("Running bill"));
}

void BillBar::setTheme(const Theme& theme)
{
    m_theme = theme;
    updateGeometry();
    update();
}

void BillBar::setBill(const BillFacts& bill)
{
    m_bill = bill;
    setAccessibleDescription(
        QStringLiteral("%1: %2 %3 %4").arg(bill.caption, bill.sum, bill.next, bill.others).trimmed());
    setToolTip(accessibleDescription());
    update();
}

QSize BillBar::sizeHint() const
{
    return {m_theme.px(120), m_theme.px(18)};
}

void BillBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const double most = std::max({m_bill.limit, m_bill.after, 1e-9});
    const double tall = m_theme.px(12);
    const QRectF ground(0.0, (height() - tall) / 2.0, width(), tall);
    const double room = ground.width() - 2.0;
    painter.fillRect(ground, m_theme.grid);
    QColor next = m_theme.accent;
    next.setAlphaF(0.4F);
    const double paid = room * m_bill.paid / most;
    const double after = room * m_bill.after / most;
    painter.fillRect(QRectF(0.0, ground.top(), paid, tall), m_theme.accent);
    painter.fillRect(QRectF(paid, ground.top(), after - paid, tall), next);
    const double mark = room * m_bill.limit / most;
    painter.fillRect(QRectF(mark, ground.top() - m_theme.px(2), 2.0, tall + m_theme.px(4)), m_theme.text);
}

PatientBanner::PatientBanner(QWidget* parent)
    : Card(parent),
      m_flow(new FlowLayout(nullptr, 6)),
      m_billCaption(makeLabel({}, TypeSize::Caption, Tone::Secondary)),
      m_billSum(makeLabel({})),
      m_bar(new BillBar(this))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    auto* row = new QHBoxLayout;
    row->setSpacing(14);
    auto* icon = new IconLabel(Icon::Person);
    icon->setDesignSize(24);
    row->addWidget(icon, 0, Qt::AlignVCenter);
    auto* facts = new QWidget(this);
    facts->setLayout(m_flow);
    row->addWidget(facts, 3);
    auto* rule = new QFrame(this);
    rule->setProperty("rule", QStringLiteral("vertical"));
    row->addWidget(rule);
    auto* bill = new QVBoxLayout;
    bill->setSpacing(1);
    bill->addStretch(1);
    bill->addWidget(m_billCaption);
    m_billSum->setTextFormat(Qt::RichText);
    m_billSum->setProperty("data", true);
    bill->addWidget(m_billSum);
    bill->addStretch(1);
    m_billSum->setWordWrap(true);
    row->addLayout(bill, 1);
    row->addWidget(m_bar, 0, Qt::AlignVCenter);
    body()->setContentsMargins(14, 8, 14, 8);
    body()->addLayout(row);
}

void PatientBanner::setTheme(const Theme& theme)
{
    m_bar->setTheme(theme);
}

void PatientBanner::setFacts(const Facts& facts)
{
    if (facts == m_facts)
        return;
    m_facts = facts;
    showFacts();
}

void PatientBanner::showFacts()
{
    deleteWidgets(*m_flow);
    m_flow->addWidget(makeFact(tr("Patient"), m_facts.patient, true));
    for (const BannerFact& fact : m_facts.known)
        m_flow->addWidget(makeFact(fact.name, fact.value, false));
    const Tone tone = !m_facts.outcomeShown ? Tone::Secondary : m_facts.outcomeWrong ? Tone::Error : Tone::Ok;
    QWidget* outcome = makeFact(tr("True outcome"), m_facts.outcome, m_facts.outcomeShown, tone);
    outcome->setObjectName(QStringLiteral("trueOutcome"));
    m_flow->addWidget(outcome);
    // One tag stands for several values: all of them are in its tooltip and marked in the chart.
    if (!m_facts.warnings.isEmpty()) {
        QLabel* tag = makeTag(m_facts.warnings.size() == 1
                                  ? m_facts.warnings.front()
                                  : tr("%1, and %n more", nullptr, static_cast<int>(m_facts.warnings.size()) - 1)
                                        .arg(m_facts.warnings.front()),
                              Tone::Warning);
        tag->setToolTip(m_facts.warnings.join(QLatin1Char('\n')));
        tag->setProperty("data", true);
        m_flow->addWidget(tag);
    }
    m_billCaption->setText(m_facts.bill.caption);
    QString sum =
        QStringLiteral("<b>%1</b> %2").arg(m_facts.bill.sum.toHtmlEscaped(), m_facts.bill.next.toHtmlEscaped());
    if (!m_facts.bill.others.isEmpty())
        sum += QStringLiteral("<br>") + m_facts.bill.others.toHtmlEscaped();
    m_billSum->setText(sum);
    m_bar->setBill(m_facts.bill);
    updateGeometry();
}

} // namespace ui
