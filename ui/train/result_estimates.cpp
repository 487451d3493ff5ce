// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/result_estimates.h"

#include "ui/common/explain.h"
#include "ui/common/labels.h"
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
            e.meanMillilitres && e.meanMillilitres->value
                ? millilitresText(core::Millilitres(*e.meanMillilitres->value))
                : QStringLiteral("–")};
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
    grid->addWidget(validation, 0, 1, Qt::AlignRight);
    grid->addWidget(test, 0, 2, Qt::AlignRight);
    for (std::size_t i = 0; i < kRows; ++i) {
        const int row = static_cast<int>(i) + 1;
        QLabel* name = m_names[i] = makeLabel(names[i], TypeSize::Table, Tone::Secondary);
        if (i < kExplained.size())
            explain(*name, kExplained[i]);
        m_validation[i] = makeFigure();
        m_test[i] = makeFigure();
        grid->addWidget(name, row, 0);
        grid->addWidget(m_validation[i], row, 1);
        grid->addWidget(m_test[i], row, 2);
    }
}

void ResultFigures::setFigures(const core::TrainingSummary& summary, const QString& currency)
{
    const auto validation = figures<kRows>(summary.validation, currency);
    const auto test = figures<kRows>(summary.test, currency);
    for (std::size_t i = 0; i < kRows; ++i) {
        m_validation[i]->setText(validation[i]);
        m_test[i]->setText(test[i]);
        // Time and blood have a row where every panel says what it takes.
        const bool said = i < kAlways || validation[i] != QStringLiteral("–") || test[i] != QStringLiteral("–");
        for (QLabel* label : {m_names[i], m_validation[i], m_test[i]})
            label->setVisible(said);
    }
}

} // namespace ui
