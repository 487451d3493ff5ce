// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/recording_tab.h"

#include "core/eval/recording_estimate.h"
#include "ui/common/labels.h"
#include "ui/common/text/recording_text.h"
#include "ui/compare/model_table.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <variant>

namespace ui {
namespace {

bool decidesByItself(const ShownModel& shown)
{
    return shown.model && shown.model->cases && !std::holds_alternative<core::BaselineRef>(shown.model->ref);
}

} // namespace

RecordingTab::RecordingTab(QWidget* parent)
    : CompareTab(parent),
      m_models(new QComboBox),
      m_assume(new QCheckBox(tr("Assume recorded at random given what was known"))),
      m_words(makeLabel({})),
      m_warning(makeLabel({}, TypeSize::Body, Tone::Warning)),
      m_table(new ModelTable(tr("Figures as recorded, and corrected"))),
      m_weights(makeLabel({}, TypeSize::Caption, Tone::Secondary))
{
    buildLayout();
    connect(m_models, &QComboBox::activated, this, [this](int index) {
        m_chosen = m_listed[static_cast<std::size_t>(index)];
        showFigures();
    });
    connect(m_assume, &QCheckBox::toggled, this, [this] { showFigures(); });
}

void RecordingTab::buildLayout()
{
    m_models->setAccessibleName(tr("Policy"));
    m_models->setToolTip(tr("Which of the ticked policies is shown here"));
    m_models->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_assume->setToolTip(tr("Among patients of whom the same was known when a panel was ordered, it is taken to be "
                            "chance whose panel was recorded. Nobody can prove that: look at both figures."));
    for (QLabel* label : {m_words, m_warning, m_weights})
        label->setWordWrap(true);
    QLabel* label = makeLabel(tr("Policy"), TypeSize::Table, Tone::Secondary);
    label->setBuddy(m_models);
    auto* inputs = new QHBoxLayout;
    inputs->setSpacing(8);
    inputs->addWidget(label);
    inputs->addWidget(m_models);
    inputs->addWidget(m_assume);
    inputs->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(8);
    column->addLayout(inputs);
    column->addWidget(m_words);
    column->addWidget(m_warning);
    column->addWidget(m_table);
    column->addWidget(m_weights);
    column->addStretch(1);
}

QString RecordingTab::title() const
{
    return tr("Not recorded");
}

void RecordingTab::setTheme(const Theme& theme)
{
    m_table->setTheme(theme);
}

void RecordingTab::setComparison(const ComparisonPtr& comparison)
{
    m_comparison = comparison;
    if (isVisible())
        showFigures();
}

void RecordingTab::showEvent(QShowEvent* event)
{
    CompareTab::showEvent(event);
    showFigures();
}

void RecordingTab::fillModels()
{
    const QSignalBlocker quiet(m_models);
    m_models->clear();
    m_listed.clear();
    int current = 0;
    if (m_comparison)
        for (const ShownModel& model : m_comparison->models)
            if (decidesByItself(model)) {
                if (m_chosen && *m_chosen == model.model->ref)
                    current = m_models->count();
                m_models->addItem(model.name);
                m_listed.push_back(model.model->ref);
            }
    m_models->setCurrentIndex(m_models->count() > 0 ? current : -1);
}

const ShownModel* RecordingTab::shown() const
{
    if (!m_comparison || m_models->currentIndex() < 0)
        return nullptr;
    const core::ModelRef& chosen = m_listed[static_cast<std::size_t>(m_models->currentIndex())];
    const auto found =
        std::ranges::find_if(m_comparison->models, [&](const ShownModel& model) { return model.model->ref == chosen; });
    return found == m_comparison->models.end() ? nullptr : &*found;
}

void RecordingTab::showFigures()
{
    fillModels();
    const ShownModel* model = shown();
    const core::RecordingEstimate* estimate = model ? recordingOf(*m_comparison, model->model->ref) : nullptr;
    m_assume->setEnabled(model != nullptr);
    const bool corrected = estimate && m_assume->isChecked();
    if (!model)
        m_words->setText(tr("Tick a policy to see this: a model that orders the same panels for everybody does not "
                            "depend on who got which."));
    else if (corrected)
        m_words->setText(recordingSentences(*estimate));
    else if (m_assume->isChecked())
        m_words->setText(tr("Learning from training patients what gets recorded…"));
    else
        m_words->setText(tr("A panel that is not in a patient's record cannot show anything, so the figures of this "
                            "page tell what the policy does without it. Make the assumption above to see what they "
                            "would be if everything it orders were recorded."));
    const QString warning = corrected ? recordingWarning(*estimate) : QString();
    m_warning->setText(warning);
    m_warning->setVisible(!warning.isEmpty());
    const bool differs = corrected && estimate->recordedPatients < estimate->patients; // else all ways say the same
    m_table->setVisible(differs);
    m_weights->setVisible(differs);
    if (differs) {
        const RecordingTable figures = recordingTable(*estimate, m_comparison->currency);
        std::vector<ModelTable::Column> columns;
        for (const QString& heading : figures.columns)
            columns.push_back({.heading = heading, .explanation = {}, .number = !columns.empty()});
        m_table->setColumns(columns);
        std::vector<ModelTable::Row> rows;
        for (std::size_t i = 0; i < figures.rows.size(); ++i)
            rows.push_back({.style = {},
                            .cells = figures.rows[i],
                            .leading = kRecordingWays[i] == RecordingWay::Plain,
                            .toolTip = recordingWayExplained(kRecordingWays[i])});
        m_table->setRows(std::move(rows));
        m_weights->setText(recordingWeights(*estimate));
    }
    if (model && !estimate && m_assume->isChecked())
        Q_EMIT recordingWanted(model->model->ref);
}

} // namespace ui
