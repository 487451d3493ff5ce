#include "ui/widgets/run_list.h"

#include "ui/widgets/buttons.h"
#include "ui/widgets/labels.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QScopedValueRollback>
#include <QTableView>

namespace ui {

RunList::RunList(QWidget* parent)
    : Card(parent, Padding::None),
      m_model(new RunModel(this)),
      m_table(new QTableView(this)),
      m_empty(makeLabel(tr("Every run is stored in the project with its curves and its policy."), TypeSize::Table,
                        Tone::Secondary)),
      m_resume(makeSmallButton(tr("Resume"), this)),
      m_remove(makeSmallButton(tr("Remove…"), this))
{
    buildLayout();
    connectInputs();
    showActions();
}

void RunList::buildLayout()
{
    auto* head = new QHBoxLayout;
    head->setContentsMargins(11, 8, 8, 8);
    auto* title = new ElidedLabel(tr("Runs in this project"));
    title->setProperty("type", QStringLiteral("strong"));
    head->addWidget(title, 1);
    head->addWidget(m_resume);
    head->addWidget(m_remove);
    body()->addLayout(head);
    m_empty->setWordWrap(true);
    m_empty->setContentsMargins(11, 0, 11, 11);
    m_empty->setAlignment(Qt::AlignTop);
    body()->addWidget(m_empty, 1);
    body()->addWidget(m_table, 1);
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Runs in this project"));
    m_table->setProperty("roomy", true);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setMinimumHeight(96); // its head and the newest runs
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(RunModel::Status, QHeaderView::Stretch);
    m_resume->setToolTip(tr("Go on from the last checkpoint of this run"));
    m_remove->setToolTip(tr("Remove this run, its curves and its policy from the project"));
}

void RunList::connectInputs()
{
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        showActions();
        if (const core::RunRecord* run = chosen(); run && !m_quiet)
            Q_EMIT runChosen(run->id);
    });
    connect(m_resume, &QPushButton::clicked, this, [this] { Q_EMIT resumeRequested(chosen()->id); });
    connect(m_remove, &QPushButton::clicked, this, [this] { Q_EMIT removeRequested(chosen()->id); });
}

void RunList::setRuns(std::vector<core::RunRecord> runs, const QString& currency,
                      const std::optional<core::Fingerprint>& patients)
{
    const core::RunRecord* before = chosen();
    const std::optional<core::RunId> kept = before ? std::optional(before->id) : std::nullopt;
    {
        const QScopedValueRollback quiet(m_quiet, true);
        m_model->setRuns(std::move(runs), currency, patients);
    }
    m_empty->setVisible(m_model->rowCount() == 0);
    m_table->setVisible(m_model->rowCount() > 0);
    setChosen(kept);
}

void RunList::setChosen(std::optional<core::RunId> run)
{
    const QScopedValueRollback quiet(m_quiet, true);
    const int row = run ? m_model->rowOf(*run) : -1;
    if (row < 0)
        m_table->selectionModel()->clear();
    else
        m_table->selectionModel()->setCurrentIndex(m_model->index(row, 0),
                                                   QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    showActions();
}

const core::RunRecord* RunList::chosen() const
{
    return m_model->runAt(m_table->selectionModel()->currentIndex().row());
}

void RunList::setAllowed(bool resuming, bool removing)
{
    m_mayResume = resuming;
    m_mayRemove = removing;
    showActions();
}

void RunList::showActions()
{
    const core::RunRecord* run = chosen();
    // One without a checkpoint would begin anew, which Start does as well.
    const bool unfinished =
        run && (run->status == core::RunStatus::Interrupted || run->status == core::RunStatus::Cancelled);
    m_resume->setVisible(unfinished && run->hasCheckpoint);
    m_resume->setEnabled(run && m_mayResume && !m_model->isOfEarlierData(*run));
    m_remove->setVisible(run);
    m_remove->setEnabled(run && m_mayRemove && run->status != core::RunStatus::Running);
}

} // namespace ui
