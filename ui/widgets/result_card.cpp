#include "ui/widgets/result_card.h"

#include "ui/text/number_text.h"
#include "ui/text/training_text.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/training_card.h"

#include <QBoxLayout>
#include <QScrollArea>

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
            countText(e.patients())};
}

} // namespace

ResultCard::ResultCard(QWidget* parent)
    : Card(parent),
      m_title(makeLabel({})),
      m_subtitle(new ElidedLabel({}, this)),
      m_use(new PanelUseBars),
      m_figures(new QWidget)
{
    buildLayout();
    setRun(std::nullopt, {});
}

void ResultCard::buildLayout()
{
    const std::array<QString, kRows> names{tr("F1"),        tr("AUROC"),   tr("Cases found"), tr("Negatives right"),
                                           tr("Mean cost"), tr("Patients")};
    const std::array<QString, kRows> tips{tr("Balance of cases found and false alarms; 1 is perfect"),
                                          tr("How well the probabilities tell ill from well; 0.5 is chance"),
                                          tr("Share of the ill who are diagnosed (sensitivity)"),
                                          tr("Share of the well who are diagnosed as well (specificity)"),
                                          tr("What the ordered panels cost per patient"),
                                          {}};
    m_title->setProperty("type", QStringLiteral("strong"));
    m_subtitle->setProperty("type", QStringLiteral("table"));
    m_subtitle->setProperty("tone", QStringLiteral("secondary"));
    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_title);
    head->addWidget(m_subtitle, 1);
    body()->addLayout(head);

    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(14);
    grid->setVerticalSpacing(3);
    grid->addWidget(makeLabel(tr("Validation"), TypeSize::Caption, Tone::Secondary), 0, 1, Qt::AlignRight);
    grid->addWidget(makeLabel(tr("Test"), TypeSize::Caption, Tone::Secondary), 0, 2, Qt::AlignRight);
    for (std::size_t i = 0; i < kRows; ++i) {
        const int row = static_cast<int>(i) + 1;
        QLabel* name = makeLabel(names[i], TypeSize::Table, Tone::Secondary);
        name->setToolTip(tips[i]);
        grid->addWidget(name, row, 0);
        m_validation[i] = makeFigure();
        m_test[i] = makeFigure();
        grid->addWidget(m_validation[i], row, 1);
        grid->addWidget(m_test[i], row, 2);
    }
    grid->setRowStretch(static_cast<int>(kRows) + 1, 1);

    auto* use = new QVBoxLayout;
    use->setSpacing(3);
    use->addWidget(makeLabel(tr("Panel use, share of patients"), TypeSize::Caption, Tone::Secondary));
    auto* area = new QScrollArea;
    auto* content = new QWidget;
    content->setProperty("page", true);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_use);
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    use->addWidget(area, 1);

    auto* row = new QHBoxLayout(m_figures);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(20);
    row->addLayout(grid);
    row->addLayout(use, 1);
    body()->addWidget(m_figures, 1);
    body()->addStretch(0);
}

void ResultCard::setTheme(const Theme& theme)
{
    m_use->setTheme(theme);
}

void ResultCard::setRun(const std::optional<core::RunRecord>& run, const QString& currency)
{
    m_title->setText(run ? tr("Run %1").arg(run->id.value) : tr("Result"));
    m_subtitle->setText(run ? planLine(run->start.plan, currency) : tr("appears when a policy is trained"));
    m_figures->setVisible(run.has_value());
    const bool ended = run && run->summary;
    const auto validation = figures<kRows>(ended ? run->summary->validation : std::nullopt, currency);
    const auto test = figures<kRows>(ended ? run->summary->test : std::nullopt, currency);
    for (std::size_t i = 0; i < kRows; ++i) {
        m_validation[i]->setText(validation[i]);
        m_test[i]->setText(test[i]);
    }
}

void ResultCard::setPanelUse(std::vector<PanelUse> use)
{
    m_use->setUse(std::move(use));
}

} // namespace ui
