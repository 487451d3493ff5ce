// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/result_estimates.h"

#include "ui/common/explain.h"
#include "ui/common/labels.h"
#include "ui/common/text/front_text.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/training_text.h"

#include <QGridLayout>

namespace ui {
namespace {

QLabel* makeFigure()
{
    QLabel* figure = makeLabel({}, TypeSize::Table);
    figure->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    figure->setTextInteractionFlags(Qt::TextSelectableByMouse);
    figure->setFocusPolicy(Qt::NoFocus);
    return figure;
}

template <std::size_t Count>
std::array<QString, Count> figures(const std::optional<core::Evaluation>& evaluation, const QString& currency)
{
    std::array<QString, Count> texts;
    texts.fill(QStringLiteral("–"));
    if (!evaluation)
        return texts;
    const core::Evaluation& e = *evaluation;
    return {figureText(e.f1.value),
            figureText(e.auroc.value),
            figureText(e.recall.value),
            figureText(e.specificity.value),
            e.meanCost.value ? money(core::Cost(*e.meanCost.value), currency, QLocale(), MoneyStyle::Exact)
                             : figureText(std::nullopt),
            countText(e.patients()),
            e.meanMinutes && e.meanMinutes->value ? meanMinutesText(*e.meanMinutes->value) : QStringLiteral("–"),
            e.meanMillilitres && e.meanMillilitres->value ? meanMillilitresText(*e.meanMillilitres->value)
                                                          : QStringLiteral("–")};
}

// ". 95 % intervals: F1 0.57 to 0.65, mean cost $11.40 to $12.80."
QString judgedIntervals(const core::Evaluation& pooled, const QString& currency)
{
    if (!pooled.f1.interval || !pooled.meanCost.interval)
        return {};
    const auto amount = [&](double value) { return money(core::Cost(value), currency, QLocale(), MoneyStyle::Exact); };
    return ResultFigures::tr(". 95 % intervals: F1 %1 to %2, mean cost %3 to %4.")
        .arg(figureText(pooled.f1.interval->low), figureText(pooled.f1.interval->high),
             amount(pooled.meanCost.interval->low), amount(pooled.meanCost.interval->high));
}

} // namespace

ResultFigures::ResultFigures(QWidget* parent) : QWidget(parent)
{
    const std::array<QString, kRows> names{tr("F1"),
                                           tr("AUROC"),
                                           tr("Cases found"),
                                           tr("Negatives right"),
                                           tr("Mean cost"),
                                           tr("Patients"),
                                           tr("Mean time to the results"),
                                           tr("Mean blood drawn")};
    constexpr std::array kExplained{Term::F1, Term::Auroc, Term::Sensitivity, Term::Specificity};
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(11, 8, 11, 8);
    grid->setHorizontalSpacing(14);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(0, 1);
    QLabel* validation = makeLabel(tr("Validation"), TypeSize::Caption, Tone::Secondary);
    QLabel* test = makeLabel(tr("Test"), TypeSize::Caption, Tone::Secondary);
    explain(*validation, Term::Validation);
    explain(*test, Term::Test);
    m_everybodyTitle = makeLabel(tr("All patients"), TypeSize::Caption, Tone::Secondary);
    m_everybodyTitle->setToolTip(judgedTrainingText());
    grid->addWidget(validation, 0, 1, Qt::AlignRight);
    grid->addWidget(test, 0, 2, Qt::AlignRight);
    grid->addWidget(m_everybodyTitle, 0, 3, Qt::AlignRight);
    for (std::size_t i = 0; i < kRows; ++i) {
        const int row = static_cast<int>(i) + 1;
        QLabel* name = m_names[i] = makeLabel(names[i], TypeSize::Table, Tone::Secondary);
        if (i < kExplained.size())
            explain(*name, kExplained[i]);
        m_validation[i] = makeFigure();
        m_test[i] = makeFigure();
        m_everybody[i] = makeFigure();
        grid->addWidget(name, row, 0);
        grid->addWidget(m_validation[i], row, 1);
        grid->addWidget(m_test[i], row, 2);
        grid->addWidget(m_everybody[i], row, 3);
    }
    m_judged = makeLabel({}, TypeSize::Caption, Tone::Secondary);
    m_judged->setWordWrap(true);
    m_judged->setToolTip(judgedTrainingText());
    grid->addWidget(m_judged, static_cast<int>(kRows) + 1, 0, 1, 4);
}

void ResultFigures::setFigures(const core::TrainingSummary& summary, const QString& currency)
{
    const auto validation = figures<kRows>(summary.validation, currency);
    const auto test = figures<kRows>(summary.test, currency);
    const auto everybody = figures<kRows>(summary.pooled, currency);
    for (std::size_t i = 0; i < kRows; ++i) {
        m_validation[i]->setText(validation[i]);
        m_test[i]->setText(test[i]);
        m_everybody[i]->setText(everybody[i]);
        // Time and blood have a row where every panel says what it takes.
        const bool said = i < kAlways || validation[i] != QStringLiteral("–") || test[i] != QStringLiteral("–");
        for (QLabel* label : {m_names[i], m_validation[i], m_test[i]})
            label->setVisible(said);
        m_everybody[i]->setVisible(said && summary.pooled.has_value());
    }
    m_everybodyTitle->setVisible(summary.pooled.has_value());
    m_judged->setVisible(summary.judged.has_value());
    if (summary.judged && summary.pooled)
        m_judged->setText(judgedText(*summary.judged) + judgedIntervals(*summary.pooled, currency));
}

} // namespace ui
