// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/study_summary_card.h"

#include "core/data/task/currency.h"
#include "core/data/task/task_validation.h"
#include "ui/common/buttons.h"
#include "ui/common/labels.h"
#include "ui/common/number_format.h"
#include "ui/common/outcome_dialog.h"
#include "ui/common/text/data_text.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/outcome_text.h"
#include "ui/data/split_dialog.h"

#include <QBoxLayout>
#include <QPainter>

#include <array>
#include <numeric>

namespace ui {
namespace {

QFrame* makeVerticalRule()
{
    auto* rule = new QFrame;
    rule->setProperty("rule", "vertical");
    return rule;
}

} // namespace

// Training, validation and test as one bar.
class SplitBar : public QWidget {
public:
    SplitBar() { setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed); }

    void setCounts(const std::array<std::size_t, 3>& counts)
    {
        m_counts = counts;
        update();
    }
    void setTheme(const Theme& theme)
    {
        m_theme = theme;
        updateGeometry();
        update();
    }
    QSize sizeHint() const override { return {m_theme.px(200), m_theme.px(10)}; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const std::array colours{m_theme.accent, m_theme.plotSky, m_theme.textSecondary};
        const auto total = static_cast<double>(std::accumulate(m_counts.begin(), m_counts.end(), std::size_t{0}));
        if (total <= 0.0) {
            painter.fillRect(rect(), m_theme.grid);
            return;
        }
        double before = 0.0;
        for (std::size_t part = 0; part < m_counts.size(); ++part) {
            const double left = before / total * width();
            before += static_cast<double>(m_counts[part]);
            const double right = before / total * width();
            const double gap = part + 1 < m_counts.size() ? 2.0 : 0.0;
            painter.fillRect(QRectF(left, 0.0, right - left - gap, height()), colours[part]);
        }
    }

private:
    std::array<std::size_t, 3> m_counts{};
    Theme m_theme = lightTheme();
};

StudySummaryCard::StudySummaryCard(const VariableDescriber& describer, QWidget* parent)
    : QFrame(parent),
      m_describer(describer),
      m_outcomeName(new ElidedLabel({}, TypeSize::Table, Tone::Secondary)),
      m_changeOutcome(makeLinkButton(tr("Change…"))),
      m_positives(makeLabel({}, TypeSize::Headline)),
      m_prevalence(makeLabel({}, TypeSize::Body)),
      m_enough(makeLabel({}, TypeSize::Caption, Tone::Secondary)),
      m_splitName(new ElidedLabel({}, TypeSize::Table, Tone::Secondary)),
      m_changeSplit(makeLinkButton(tr("Change…"))),
      m_splitBar(new SplitBar),
      m_splitCounts(new ElidedLabel({}, TypeSize::Caption, Tone::Normal)),
      m_sum(new ElidedLabel({}, TypeSize::Body, Tone::Normal)),
      m_total(makeLabel({}, TypeSize::Headline)),
      m_cheapest(new ElidedLabel({}, TypeSize::Caption, Tone::Secondary)),
      m_timeAndBlood(new ElidedLabel({}, TypeSize::Caption, Tone::Normal))
{
    setProperty("card", true);
    buildLayout();
    connect(m_changeOutcome, &QPushButton::clicked, this, &StudySummaryCard::changeOutcome);
    connect(m_changeSplit, &QPushButton::clicked, this, &StudySummaryCard::changeSplit);
}

QLayout* StudySummaryCard::makeOutcomeSection()
{
    m_changeOutcome->setAccessibleName(tr("Change the outcome"));
    auto* top = new QHBoxLayout;
    top->addWidget(m_outcomeName, 1);
    top->addWidget(m_changeOutcome);
    auto* middle = new QHBoxLayout;
    middle->setSpacing(6);
    middle->addWidget(m_positives);
    middle->addWidget(m_prevalence);
    middle->addStretch(1);
    auto* column = new QVBoxLayout;
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(2);
    column->addLayout(top);
    column->addLayout(middle);
    column->addWidget(m_enough);
    return column;
}

QLayout* StudySummaryCard::makeSplitSection()
{
    m_changeSplit->setAccessibleName(tr("Change the split"));
    auto* top = new QHBoxLayout;
    top->addWidget(m_splitName, 1);
    top->addWidget(m_changeSplit);
    auto* column = new QVBoxLayout;
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(2);
    column->addLayout(top);
    column->addStretch(1);
    column->addWidget(m_splitBar);
    column->addStretch(1);
    column->addWidget(m_splitCounts);
    return column;
}

QLayout* StudySummaryCard::makeBillSection()
{
    auto* sum = new QHBoxLayout;
    sum->setSpacing(4);
    m_sum->setProperty("type", "sum");
    m_sum->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    sum->addWidget(m_sum);
    sum->addWidget(m_total);
    sum->addStretch(1);
    auto* column = new QVBoxLayout;
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(2);
    column->addWidget(makeLabel(tr("The bill"), TypeSize::Table, Tone::Secondary));
    column->addLayout(sum);
    column->addWidget(m_timeAndBlood);
    column->addWidget(m_cheapest);
    return column;
}

void StudySummaryCard::buildLayout()
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(1, 1, 1, 1);
    row->setSpacing(0);
    row->addLayout(makeOutcomeSection(), 5);
    row->addWidget(makeVerticalRule());
    row->addLayout(makeSplitSection(), 6);
    row->addWidget(makeVerticalRule());
    row->addLayout(makeBillSection(), 10);
}

void StudySummaryCard::setTheme(const Theme& theme)
{
    m_splitBar->setTheme(theme);
}

void StudySummaryCard::setStudy(const core::Study& study, const core::TablePtr& import, bool readOnly)
{
    m_study = study;
    m_import = import;
    m_readOnly = readOnly;
    m_changeOutcome->setVisible(!readOnly);
    m_changeSplit->setVisible(!readOnly);
    showOutcome();
    showSplit();
    showBill();
}

void StudySummaryCard::setAssessment(const core::AssessmentPtr& assessment)
{
    m_assessment = assessment;
    showOutcome();
    showSplit();
}

void StudySummaryCard::showOutcome()
{
    const bool chosen = !m_study.task.label.empty();
    const bool open = m_study.task.positive.kind == core::OutcomeRule::Kind::Undecided;
    m_outcomeName->setText(chosen ? tr("Outcome: %1").arg(outcomeLine(m_study.task)) : tr("Outcome: not chosen"));
    m_changeOutcome->setText(chosen && open ? tr("Confirm…") : tr("Change…"));
    if (!m_assessment || m_assessment->summary.patients == 0) {
        m_positives->setText(QString(QChar(0x2013)));
        m_prevalence->clear();
        m_enough->setText(chosen && !m_assessment ? tr("counting …") : tr("choose the column that says who is a case"));
        return;
    }
    const core::TableSummary& summary = m_assessment->summary;
    m_positives->setText(tr("%1 of %2").arg(countText(summary.positives), countText(summary.patients)));
    m_prevalence->setText(
        percentText(static_cast<double>(summary.positives) / static_cast<double>(summary.patients), 2));
    const bool enough = summary.positives >= core::kFewestPositives;
    m_enough->setText(open     ? tr("Does %1 mark the cases? Please confirm.").arg(caseRuleText(m_study.task.positive))
                      : enough ? tr("enough cases to train")
                               : tr("at least %1 cases are needed").arg(core::kFewestPositives));
    setTone(*m_enough, enough && !open ? Tone::Secondary : Tone::Error);
}

void StudySummaryCard::showSplit()
{
    const SplitShares shares = sharesOf(m_study.split);
    const bool plain = m_study.task.splitColumn.empty() && m_study.task.splitRule == core::SplitRule();
    m_splitName->setText(plain ? tr("Split %1 / %2 / %3, stratified, seed %4")
                                     .arg(QString::number(shares.train), QString::number(shares.validation),
                                          QString::number(shares.test), QString::number(m_study.split.seed.value))
                               : splitText(m_study.task));
    using enum core::SplitPart;
    std::array<std::size_t, 3> counts{};
    if (m_assessment) {
        const auto at = [this](core::SplitPart part) {
            return m_assessment->splitCounts[static_cast<std::size_t>(part)];
        };
        counts = {at(Encoder) + at(Policy), at(ClassifierValidation) + at(PolicyValidation), at(Test)};
    }
    m_splitBar->setCounts(counts);
    const bool known = std::accumulate(counts.begin(), counts.end(), std::size_t{0}) > 0;
    m_splitCounts->setText(known ? tr("%1 train · %2 validation · %3 test")
                                       .arg(countText(counts[0]), countText(counts[1]), countText(counts[2]))
                                 : tr("no patients to split yet"));
    m_splitBar->setAccessibleName(m_splitName->text() + QStringLiteral(". ") + m_splitCounts->text());
}

void StudySummaryCard::showBill()
{
    const core::Task& task = m_study.task;
    const QString currency = QString::fromStdString(task.currency);
    const core::Bill bill = core::billOf(task);
    QStringList terms;
    for (const core::Cost& cost : bill.panels)
        terms << money(cost, currency);
    for (const core::Cost& cost : bill.fees)
        terms << money(cost, currency);
    const QString plus = QStringLiteral(" + ");
    m_sum->setText(terms.isEmpty()                     ? tr("No panels yet")
                   : task.currency == core::kTestUnits ? tr("All panels:")
                                                       : tr("All panels: %1 =").arg(terms.join(plus)));
    m_total->setText(terms.isEmpty() ? QString() : money(bill.total, currency));

    QStringList names;
    QStringList costs;
    for (const std::size_t panel : bill.cheapestCover) {
        names << QString::fromStdString(task.panels[panel].name);
        costs << money(task.panels[panel].cost, currency);
    }
    const bool smaller = bill.cheapestCover.size() < task.panels.size();
    QString words =
        smaller ? tr("every test without repeats: %1 = %2").arg(names.join(plus), money(bill.cheapestTotal, currency))
                : tr("no panel can be left out without losing a test");
    if (!task.sharedFees.empty())
        words += QStringLiteral(" · ") + tr("shared fees once");
    m_cheapest->setText(terms.isEmpty() ? QString() : words);
    showTimeAndBlood(bill);
}

void StudySummaryCard::showTimeAndBlood(const core::Bill& bill)
{
    QStringList parts;
    if (bill.minutesTogether && bill.minutesInTurn)
        parts << (m_study.task.panels.size() == 1
                      ? tr("results after %1").arg(minutesText(*bill.minutesInTurn))
                      : tr("%1 if all are ordered together, %2 one after the other")
                            .arg(minutesText(*bill.minutesTogether), minutesText(*bill.minutesInTurn)));
    if (bill.millilitres)
        parts << tr("%1 of blood").arg(millilitresText(*bill.millilitres));
    m_timeAndBlood->setText(parts.join(QStringLiteral(" · ")));
    m_timeAndBlood->setVisible(!parts.isEmpty());
}

QString StudySummaryCard::timeAndBloodText() const
{
    return m_timeAndBlood->text();
}

QString StudySummaryCard::billText() const
{
    return m_sum->text() + QLatin1Char(' ') + m_total->text();
}

void StudySummaryCard::changeOutcome()
{
    if (!m_import)
        return;
    const core::TablePtr& table = m_assessment && m_assessment->edited ? m_assessment->edited : m_import;
    OutcomeDialog dialog(m_study.task, table, m_describer, this);
    if (dialog.exec() == QDialog::Accepted && dialog.task() != m_study.task)
        Q_EMIT editRequested(edits().outcome(dialog.task()));
}

void StudySummaryCard::changeSplit()
{
    SplitDialog dialog(m_study, m_import, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const StudyEdit edit = edits().splitRule(dialog.plan(), dialog.column(), dialog.rule());
    if (edit.after != m_study)
        Q_EMIT editRequested(edit);
}

} // namespace ui
