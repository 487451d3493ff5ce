// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exam/exam_window.h"

#include "ui/common/buttons.h"
#include "ui/common/labels.h"
#include "ui/common/text/number_text.h"
#include "ui/common/use_strip.h"
#include "ui/exam/case_sheets.h"

#include <QGridLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <cmath>

namespace ui {
namespace {

constexpr int kTick = 1000; // ms

QString text(const std::string& words)
{
    return QString::fromStdString(words);
}

QLabel* wrapped(QLabel* label)
{
    label->setWordWrap(true);
    return label;
}

} // namespace

ExamWindow::ExamWindow(ExamSitting sitting, const QString& file, QWidget* parent)
    : QDialog(parent),
      m_sitting(std::move(sitting)),
      m_file(file),
      m_pages(new QStackedWidget),
      m_student(new QLineEdit),
      m_begin(makePrimaryButton(tr("Begin"))),
      m_place(makeLabel({}, TypeSize::Headline)),
      m_time(makeStrongLabel()),
      m_bill(makeLabel({})),
      m_message(makeLabel({}, TypeSize::Table, Tone::Secondary)),
      m_kept(makeLabel({}, TypeSize::Table, Tone::Secondary)),
      m_results(new QTreeWidget),
      m_panels(new QWidget),
      m_ill(makeButton({})),
      m_well(makeButton({})),
      m_back(makeButton(tr("Case before"))),
      m_next(makePrimaryButton(tr("Next case")))
{
    setWindowTitle(text(m_sitting.exam().title));
    m_pages->addWidget(makeBeginning());
    m_pages->addWidget(makeCase());
    m_pages->setContentsMargins(16, 12, 16, 12);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeUseStrip(simulationNotice()));
    column->addWidget(m_pages);
    resize(980, 660);
    connectInputs();
    showCase();
}

QWidget* ExamWindow::makeBeginning()
{
    const core::Exam& exam = m_sitting.exam();
    QStringList rules{
        tr("%n case(s): order panels, then say for each whether it is %1.", nullptr, pluralCount(exam.cases.size()))
            .arg(text(exam.outcome)),
        tr("What is ordered stays ordered, and a diagnosis ends a case.")};
    if (exam.limits.minutes)
        rules << tr("There are %n minute(s) for all cases.", nullptr, static_cast<int>(*exam.limits.minutes));
    if (exam.limits.budget)
        rules << tr("On one case no more than %1 may be spent.").arg(money(*exam.limits.budget, text(exam.currency)));
    if (!exam.limits.hints)
        rules << tr("Reference ranges are not shown.");
    rules << tr("Your answers are kept in %1 after every step. Hand that file in.").arg(m_file);
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setSpacing(10);
    QLabel* title = makeLabel(text(exam.title), TypeSize::Title);
    title->setProperty("data", true);
    column->addWidget(wrapped(title));
    for (const QString& rule : rules)
        column->addWidget(wrapped(makeLabel(rule)));
    m_student->setText(text(m_sitting.answers().student));
    m_student->setMaximumWidth(320);
    m_student->setObjectName(QStringLiteral("examStudent"));
    QLabel* who = makeLabel(tr("Your name or &number"));
    who->setBuddy(m_student);
    column->addWidget(who);
    column->addWidget(m_student);
    m_begin->setObjectName(QStringLiteral("examBegin"));
    column->addWidget(m_begin, 0, Qt::AlignLeft);
    column->addStretch(1);
    return page;
}

QWidget* ExamWindow::makeCase()
{
    const core::Exam& exam = m_sitting.exam();
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto* top = new QHBoxLayout;
    top->addWidget(m_place);
    top->addStretch(1);
    top->addWidget(m_bill);
    top->addSpacing(16);
    top->addWidget(m_time);
    column->addLayout(top);
    m_results->setHeaderLabels({tr("Test"), tr("Value"), tr("Unit"), tr("Reference")});
    m_results->setAccessibleName(tr("Results"));
    m_results->setProperty("data", true);
    m_results->header()->setStretchLastSection(false); // names have what room there is
    m_results->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_results->setColumnHidden(3, !exam.limits.hints);
    auto* panels = new QGridLayout(m_panels);
    panels->setColumnStretch(0, 1);
    for (std::size_t i = 0; i < exam.panels.size(); ++i) {
        QLabel* name =
            makeLabel(tr("%1, %2").arg(text(exam.panels[i].name), money(exam.panels[i].price, text(exam.currency))));
        name->setProperty("data", true);
        QPushButton* order = makeSmallButton(tr("Order"));
        order->setAccessibleName(tr("Order %1").arg(text(exam.panels[i].name)));
        connect(order, &QPushButton::clicked, this, [this, i] {
            m_sitting.order(i);
            showCase();
            Q_EMIT answered(m_sitting.answers());
        });
        panels->addWidget(wrapped(name), static_cast<int>(i), 0);
        panels->addWidget(order, static_cast<int>(i), 1);
        m_orders.push_back(order);
    }
    panels->setRowStretch(static_cast<int>(exam.panels.size()), 1);
    auto* scroll = new QScrollArea;
    scroll->setWidget(m_panels);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* middle = new QHBoxLayout;
    middle->addWidget(m_results, 3);
    middle->addWidget(scroll, 2);
    column->addLayout(middle, 1);
    column->addWidget(wrapped(m_message));
    m_ill->setText(tr("Diagnose: %1").arg(text(exam.outcome)));
    m_well->setText(tr("Diagnose: not %1").arg(text(exam.outcome)));
    m_ill->setObjectName(QStringLiteral("examIll"));
    m_well->setObjectName(QStringLiteral("examWell"));
    m_next->setObjectName(QStringLiteral("examNext"));
    auto* row = new QHBoxLayout;
    for (QPushButton* button : {m_ill, m_well})
        row->addWidget(button);
    row->addStretch(1);
    for (QPushButton* button : {m_back, m_next}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    column->addLayout(row);
    column->addWidget(wrapped(m_kept));
    return page;
}

void ExamWindow::connectInputs()
{
    connect(m_begin, &QPushButton::clicked, this, &ExamWindow::begin);
    connect(m_student, &QLineEdit::textChanged, this,
            [this](const QString& name) { m_begin->setEnabled(!name.trimmed().isEmpty()); });
    m_begin->setEnabled(!m_student->text().trimmed().isEmpty());
    connect(m_ill, &QPushButton::clicked, this, [this] { say(core::Disease::Present); });
    connect(m_well, &QPushButton::clicked, this, [this] { say(core::Disease::Absent); });
    connect(m_back, &QPushButton::clicked, this, [this] { step(-1); });
    connect(m_next, &QPushButton::clicked, this, [this] { step(1); });
    m_clock.setInterval(kTick);
    connect(&m_clock, &QTimer::timeout, this, [this] {
        const bool wasOver = m_sitting.timeIsOver();
        m_sitting.pass(kTick / 60'000.0);
        showClock();
        if (m_sitting.timeIsOver() && !wasOver) {
            showCase();
            Q_EMIT answered(m_sitting.answers());
        }
    });
}

void ExamWindow::begin()
{
    m_sitting.setStudent(m_student->text().trimmed().toStdString());
    m_pages->setCurrentIndex(1);
    m_clock.start();
    showCase();
    Q_EMIT answered(m_sitting.answers());
}

void ExamWindow::say(core::Disease said)
{
    m_sitting.diagnose(said);
    showCase();
    Q_EMIT answered(m_sitting.answers());
}

void ExamWindow::step(int by)
{
    m_sitting.goTo(by < 0 && m_sitting.current() == 0 ? 0 : m_sitting.current() + static_cast<std::size_t>(by));
    showCase();
}

void ExamWindow::setKept(bool kept, const QString& why)
{
    m_kept->setText(kept ? tr("Kept in %1.").arg(m_file) : tr("Your answers are not kept: %1").arg(why));
    setTone(*m_kept, kept ? Tone::Secondary : Tone::Error);
}

void ExamWindow::showClock()
{
    const auto left = m_sitting.minutesLeft();
    m_time->setVisible(left.has_value());
    if (!left)
        return;
    const int seconds = static_cast<int>(std::ceil(*left * 60.0));
    m_time->setText(m_sitting.timeIsOver() ? tr("The time is over")
                                           : tr("%1:%2 left")
                                                 .arg(QString::number(seconds / 60),
                                                      QStringLiteral("%1").arg(seconds % 60, 2, 10, QLatin1Char('0'))));
}

void ExamWindow::showPanels()
{
    using Refusal = ExamSitting::Refusal;
    for (std::size_t i = 0; i < m_orders.size(); ++i) {
        const auto whyNot = m_sitting.whyNot(i);
        m_orders[i]->setEnabled(!whyNot);
        m_orders[i]->setText(whyNot == Refusal::Ordered       ? tr("Ordered")
                             : whyNot == Refusal::NotRecorded ? tr("Not measured")
                                                              : tr("Order"));
        m_orders[i]->setToolTip(whyNot == Refusal::NotRecorded
                                    ? tr("Not measured in this patient; it cannot be simulated, and costs nothing")
                                : whyNot == Refusal::BeyondBudget ? tr("Beyond the budget of this case")
                                                                  : QString());
    }
}

void ExamWindow::showResults()
{
    const core::Exam& exam = m_sitting.exam();
    m_results->clear();
    const auto add = [&](const QString& name, const std::vector<std::size_t>& columns) {
        auto* group = new QTreeWidgetItem(m_results, {name});
        for (const std::size_t column : columns) {
            const core::ExamColumn& what = exam.columns[column];
            const QString value = text(m_sitting.value(column));
            new QTreeWidgetItem(group, {text(what.label), value.isEmpty() ? QStringLiteral("–") : value,
                                        text(what.unit), exam.limits.hints ? text(what.reference) : QString()});
        }
        group->setFirstColumnSpanned(true);
        group->setExpanded(true);
    };
    add(tr("Known before any test"), exam.known);
    for (const std::size_t panel : m_sitting.answer().orders)
        add(text(exam.panels[panel].name), exam.panels[panel].columns);
    if (QTreeWidgetItem* last = m_results->topLevelItem(m_results->topLevelItemCount() - 1))
        m_results->scrollToItem(last, QAbstractItemView::PositionAtTop);
}

void ExamWindow::showCase()
{
    const core::Exam& exam = m_sitting.exam();
    m_place->setText(tr("Case %1 of %2").arg(countText(m_sitting.current() + 1), countText(exam.cases.size())));
    const QString spent = money(m_sitting.bill(), text(exam.currency));
    m_bill->setText(exam.limits.budget ? tr("Bill %1 of %2").arg(spent, money(*exam.limits.budget, text(exam.currency)))
                                       : tr("Bill %1").arg(spent));
    showPanels();
    showResults();
    showClock();
    const auto& said = m_sitting.answer().diagnosis;
    const bool open = !said && !m_sitting.timeIsOver();
    m_ill->setEnabled(open);
    m_well->setEnabled(open);
    m_back->setEnabled(m_sitting.current() > 0);
    m_next->setEnabled(m_sitting.current() + 1 < exam.cases.size());
    const QString diagnosis = !said                             ? QString()
                              : *said == core::Disease::Present ? tr("You said: %1.").arg(text(exam.outcome))
                                                                : tr("You said: not %1.").arg(text(exam.outcome));
    const QString left =
        m_sitting.complete()
            ? tr("All cases are diagnosed. Hand in %1.").arg(m_file)
            : tr("%1 of %2 cases are diagnosed.").arg(countText(m_sitting.diagnosed()), countText(exam.cases.size()));
    m_message->setText(diagnosis.isEmpty() ? left : diagnosis + QLatin1Char(' ') + left);
}

} // namespace ui
