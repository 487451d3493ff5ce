// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/sample_card.h"

#include "ui/common/buttons.h"
#include "ui/common/labels.h"
#include "ui/common/number_format.h"
#include "ui/common/text/number_text.h"

#include <QCoreApplication>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace ui {
namespace {

// The core holds these sentences as facts in English; here they are marked for the translators.
[[maybe_unused]] constexpr const char* kForTranslators[] = {
    QT_TRANSLATE_NOOP("BuiltinCohort", "Low ferritin"),
    QT_TRANSLATE_NOOP("BuiltinCohort", "Which adults have ferritin below 15 ng/mL, and which blood panel tells?"),
    QT_TRANSLATE_NOOP("BuiltinCohort", "Acute kidney injury"),
    QT_TRANSLATE_NOOP("BuiltinCohort", "Who in intensive care will have new kidney injury on day 2?"),
    QT_TRANSLATE_NOOP("BuiltinCohort", "ICU mortality"),
    QT_TRANSLATE_NOOP("BuiltinCohort", "In-hospital death from the first 24 hours; a quarter of values missing."),
    QT_TRANSLATE_NOOP("BuiltinCohort", "Known optimum"),
    QT_TRANSLATE_NOOP("BuiltinCohort", "A small made-up disease whose best possible front is computed exactly."),
};

// As the page of the data counts them.
double casesAmong(const core::BuiltinCohort& cohort)
{
    return static_cast<double>(cohort.cases) / static_cast<double>(cohort.patients);
}

} // namespace

QString sampleTitle(const core::BuiltinCohort& cohort)
{
    return QCoreApplication::translate("BuiltinCohort", cohort.title.c_str());
}

QString sampleQuestion(const core::BuiltinCohort& cohort)
{
    return QCoreApplication::translate("BuiltinCohort", cohort.question.c_str());
}

SampleCard::SampleCard(const core::BuiltinCohort& cohort, bool primary, QWidget* parent)
    : Card(parent),
      m_name(cohort.name),
      m_currency(QString::fromStdString(cohort.currency)),
      m_prices(new PriceBars)
{
    setProperty("leading", primary);
    buildLayout(cohort, primary);
}

void SampleCard::buildLayout(const core::BuiltinCohort& cohort, bool primary)
{
    // The leading card's frame is a pixel thicker; its content lines up with the others all the same.
    const int frame = primary ? 1 : 0;
    body()->setContentsMargins(16 - frame, 14 - frame, 16 - frame, 12 - frame);
    body()->setSpacing(4);
    body()->addWidget(makeLabel(sampleTitle(cohort), TypeSize::Headline));
    QLabel* question = makeLabel(sampleQuestion(cohort), TypeSize::Body, Tone::Secondary);
    question->setWordWrap(true);
    question->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    body()->addWidget(question);
    body()->addSpacing(6);

    auto* middle = new QHBoxLayout;
    middle->setSpacing(20);
    auto* facts = new QGridLayout;
    facts->setHorizontalSpacing(14);
    facts->setVerticalSpacing(3);
    const QString panels = countText(cohort.panels);
    const std::pair<QString, QString> lines[] = {
        {tr("Patients"), tr("%1 synthetic").arg(countText(cohort.patients))},
        {tr("Outcome"), tr("%1 have it").arg(percentText(casesAmong(cohort), 2))},
        {tr("Panels"), cohort.overlapping ? tr("%1, overlapping").arg(panels) : panels},
        {tr("All panels"), money(cohort.allPanels, m_currency)},
    };
    for (int row = 0; const auto& [name, value] : lines) {
        facts->addWidget(makeLabel(name, TypeSize::Table, Tone::Secondary), row, 0);
        QLabel* shown = makeLabel(value, TypeSize::Table);
        shown->setProperty("data", value == panels || row == 3);
        facts->addWidget(shown, row, 1);
        ++row;
    }
    facts->setRowStretch(4, 1);
    middle->addLayout(facts);
    middle->addWidget(m_prices, 1);
    body()->addLayout(middle, 1);

    body()->addWidget(makeHorizontalRule());
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(0, 4, 0, 0);
    foot->addWidget(makeLabel(cohort.exactlySolvable ? tr("Its exact optimum is known") : tr("Works offline"),
                              TypeSize::Table, Tone::Secondary));
    foot->addStretch(1);
    QPushButton* open = primary ? makePrimaryButton(tr("Open")) : makeButton(tr("Open"));
    open->setProperty("small", true);
    open->setAccessibleName(tr("Open the sample %1").arg(sampleTitle(cohort)));
    open->setToolTip(open->accessibleName());
    connect(open, &QPushButton::clicked, this, &SampleCard::openRequested);
    foot->addWidget(open);
    body()->addLayout(foot);
}

void SampleCard::setTheme(const Theme& theme)
{
    m_prices->setTheme(theme);
}

void SampleCard::setPrices(const std::vector<PanelPrice>& prices)
{
    m_prices->setPrices(prices, m_currency);
}

void SampleCard::mouseDoubleClickEvent(QMouseEvent*)
{
    Q_EMIT openRequested();
}

} // namespace ui
