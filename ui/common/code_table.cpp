// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/code_table.h"

#include "ui/common/labels.h"
#include "ui/common/number_spin_box.h"
#include "ui/common/text/code_text.h"
#include "ui/common/text/number_text.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {
namespace {

constexpr std::size_t kMostLines = 200; // more kinds of texts than that and it is not a column of numbers

bool holdsNumber(const core::CodeGroup& group)
{
    return core::readMarkedNumber(group.examples.front()).has_value();
}

// Words that mean the same everywhere are asked about once; a limit belongs to its column.
bool isSharedBetweenColumns(const core::CodeGroup& a, const core::CodeGroup& b)
{
    return !holdsNumber(a) && core::foldedCode(a.key) == core::foldedCode(b.key) && a.rule == b.rule;
}

} // namespace

CodeTable::CodeTable(QWidget* parent)
    : QWidget(parent),
      m_grid(new QGridLayout),
      m_more(makeLabel({}, TypeSize::Caption, Tone::Secondary))
{
    m_grid->setHorizontalSpacing(16);
    m_grid->setVerticalSpacing(6);
    m_grid->setColumnStretch(4, 1);
    auto* list = new QWidget;
    list->setProperty("page", true);
    auto* inner = new QVBoxLayout(list);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->addLayout(m_grid);
    inner->addWidget(m_more);
    inner->addStretch(1);
    auto* area = new QScrollArea;
    area->setWidget(list);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(area);
}

void CodeTable::addHeader()
{
    const QStringList words{tr("Text"), tr("Column"), tr("Cells"), tr("Is read as"), tr("Effect")};
    for (int i = 0; i < words.size(); ++i)
        m_grid->addWidget(makeLabel(words[i], TypeSize::Caption, Tone::Secondary), 0, i);
}

void CodeTable::setCodes(const std::vector<core::CodeGroup>& groups, std::size_t rows)
{
    deleteWidgets(*m_grid);
    m_lines.clear();
    m_rows = rows;
    m_notShown = 0;
    std::vector<Line> lines;
    for (const core::CodeGroup& group : groups) {
        const auto same = std::find_if(lines.begin(), lines.end(), [&](const Line& line) {
            return isSharedBetweenColumns(line.groups.front(), group);
        });
        if (same != lines.end())
            same->groups.push_back(group);
        else if (lines.size() < kMostLines)
            lines.push_back({.groups = {group}});
        else
            ++m_notShown;
    }
    addHeader();
    for (std::size_t i = 0; i < lines.size(); ++i)
        addLine(std::move(lines[i]), static_cast<int>(i) + 1);
    m_more->setText(
        tr("… and %Ln more kinds of texts. Are these columns of numbers?", nullptr, pluralCount(m_notShown)));
    m_more->setVisible(m_notShown > 0);
}

QComboBox* CodeTable::makeChoice(const core::CodeGroup& group)
{
    auto* choice = new QComboBox;
    const auto add = [choice](const QString& words, Choice what) { choice->addItem(words, static_cast<int>(what)); };
    add(tr("Not recorded"), Choice::Missing);
    if (holdsNumber(group)) {
        add(tr("The number in it"), Choice::Number);
        add(tr("Half of the number"), Choice::Half);
    }
    add(tr("A value"), Choice::Value);
    add(tr("Decide later"), Choice::Later);
    Choice chosen = Choice::Later;
    if (group.rule) {
        switch (group.rule->read) {
        case core::CodeRule::Read::Missing:
            chosen = Choice::Missing;
            break;
        case core::CodeRule::Read::Value:
            chosen = Choice::Value;
            break;
        case core::CodeRule::Read::Number:
            chosen = Choice::Number;
            break;
        case core::CodeRule::Read::Half:
            chosen = Choice::Half;
            break;
        }
    }
    choice->setCurrentIndex(choice->findData(static_cast<int>(chosen)));
    return choice;
}

void CodeTable::addLine(Line line, int row)
{
    const core::CodeGroup& group = line.groups.front();
    std::size_t cells = 0;
    QStringList columns;
    for (const core::CodeGroup& one : line.groups) {
        cells += one.cells;
        columns << QString::fromStdString(one.column);
    }
    const QString text = codeExamplesText(group);
    QLabel* shown = makeLabel(text);
    auto* where = new ElidedLabel(columns.size() == 1 ? columns.front() : tr("%1 columns").arg(columns.size()));
    where->setToolTip(columns.join(QLatin1Char('\n')));
    where->setMinimumWidth(120);
    line.choice = makeChoice(group);
    line.choice->setAccessibleName(tr("How %1 in %2 is read").arg(text, where->text()));
    line.choice->setToolTip(tr("What these cells mean; the file itself is never changed"));
    line.value = new NumberSpinBox;
    line.value->setDecimals(4);
    line.value->setRange(-1e9, 1e9);
    line.value->setValue(group.rule ? group.rule->value : 0.0);
    line.value->setAccessibleName(tr("Value of %1 in %2").arg(text, where->text()));
    line.value->setToolTip(tr("What the cells count as, in the unit of the column"));
    line.effect = makeLabel({}, TypeSize::Table, Tone::Secondary);
    auto* reading = new QHBoxLayout;
    reading->setSpacing(6);
    reading->addWidget(line.choice);
    reading->addWidget(line.value);
    auto* holder = new QWidget;
    reading->setContentsMargins(0, 0, 0, 0);
    holder->setLayout(reading);
    m_grid->addWidget(shown, row, 0);
    m_grid->addWidget(where, row, 1);
    m_grid->addWidget(makeLabel(countText(cells)), row, 2, Qt::AlignRight | Qt::AlignVCenter);
    m_grid->addWidget(holder, row, 3);
    m_grid->addWidget(line.effect, row, 4);
    const std::size_t position = m_lines.size();
    const auto tell = [this, position] {
        showEffect(m_lines[position]);
        Q_EMIT changed();
    };
    connect(line.choice, &QComboBox::currentIndexChanged, this, tell);
    connect(line.value, &QDoubleSpinBox::valueChanged, this, tell);
    m_lines.push_back(std::move(line));
    showEffect(m_lines.back());
}

CodeTable::Choice CodeTable::choiceOf(const Line& line)
{
    return static_cast<Choice>(line.choice->currentData().toInt());
}

std::optional<core::CodeRule> CodeTable::ruleOf(const Line& line, const core::CodeGroup& group)
{
    core::CodeRule rule{.column = group.column, .text = group.key};
    switch (choiceOf(line)) {
    case Choice::Later:
        return std::nullopt;
    case Choice::Missing:
        return rule;
    case Choice::Number:
        rule.read = core::CodeRule::Read::Number;
        return rule;
    case Choice::Half:
        rule.read = core::CodeRule::Read::Half;
        return rule;
    case Choice::Value:
        rule.read = core::CodeRule::Read::Value;
        rule.value = line.value->value();
        return rule;
    }
    return std::nullopt;
}

void CodeTable::showEffect(const Line& line) const
{
    line.value->setVisible(choiceOf(line) == Choice::Value);
    const core::CodeGroup& group = line.groups.front();
    const std::optional<core::CodeRule> rule = ruleOf(line, group);
    std::size_t cells = 0;
    for (const core::CodeGroup& one : line.groups)
        cells += one.cells;
    const double all = static_cast<double>(m_rows * line.groups.size());
    const QString share = shareText(all > 0.0 ? static_cast<double>(cells) / all : 0.0);
    setTone(*line.effect, rule ? Tone::Secondary : Tone::Warning);
    if (!rule)
        line.effect->setText(tr("%1 of the cells wait; the column cannot be used yet").arg(share));
    else if (rule->read == core::CodeRule::Read::Missing)
        line.effect->setText(tr("%1 of the cells count as not recorded").arg(share));
    else
        line.effect->setText(tr("%1 of the cells are read as %2").arg(share, codeRuleText(*rule, group)));
}

std::vector<core::CodeRule> CodeTable::rules() const
{
    std::vector<core::CodeRule> all;
    for (const Line& line : m_lines)
        for (const core::CodeGroup& group : line.groups)
            if (std::optional<core::CodeRule> rule = ruleOf(line, group))
                all.push_back(std::move(*rule));
    return all;
}

std::size_t CodeTable::undecided() const
{
    const auto waiting =
        std::count_if(m_lines.begin(), m_lines.end(), [](const Line& line) { return choiceOf(line) == Choice::Later; });
    return static_cast<std::size_t>(waiting) + m_notShown;
}

} // namespace ui
