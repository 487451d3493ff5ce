// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/front/path_patients.h"

#include "ui/common/buttons.h"
#include "ui/common/labels.h"
#include "ui/common/table_copy.h"
#include "ui/common/text/number_text.h"

#include <QAbstractTableModel>
#include <QBoxLayout>
#include <QCheckBox>
#include <QHeaderView>
#include <QTreeView>

#include <utility>

namespace ui {

class PathModel : public QAbstractTableModel {
public:
    enum Column { Patient, Bill, Chance, Outcome, Columns };

    void setPatients(core::PolicyCasesPtr cases, std::vector<std::size_t> places, const QString& currency)
    {
        beginResetModel();
        m_cases = std::move(cases);
        m_places = std::move(places);
        m_currency = currency;
        endResetModel();
    }
    void setOutcomesShown(bool shown)
    {
        m_outcomes = shown;
        Q_EMIT dataChanged(index(0, Outcome), index(rowCount() - 1, Outcome));
    }
    core::PatientIndex patient(int row) const { return episode(row).patient; }

    int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_places.size());
    }
    int columnCount(const QModelIndex& = {}) const override { return Columns; }
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override
    {
        if (orientation != Qt::Horizontal)
            return {};
        if (role == Qt::TextAlignmentRole)
            return int((section == Outcome ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
        if (role != Qt::DisplayRole)
            return {};
        switch (section) {
        case Patient:
            return PathPatients::tr("Patient (row)");
        case Bill:
            return PathPatients::tr("Bill");
        case Chance:
            return PathPatients::tr("Last probability");
        default:
            return PathPatients::tr("Outcome");
        }
    }
    QVariant data(const QModelIndex& index, int role) const override
    {
        if (role == Qt::TextAlignmentRole)
            return int((index.column() == Outcome ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
        if (role != Qt::DisplayRole)
            return {};
        const core::Episode& one = episode(index.row());
        switch (index.column()) {
        case Patient:
            return countText(m_cases->cohort->tableRow(one.patient) + 1);
        case Bill:
            return money(one.cost(), m_currency, QLocale(), MoneyStyle::Exact);
        case Chance:
            return shareText(one.finalProbability());
        default:
            return outcomeText(one);
        }
    }

private:
    const core::Episode& episode(int row) const { return m_cases->episodes[m_places[static_cast<std::size_t>(row)]]; }
    QString outcomeText(const core::Episode& one) const
    {
        if (!m_outcomes)
            return PathPatients::tr("hidden");
        const bool ill = m_cases->cohort->outcome(one.patient) == core::Disease::Present;
        const bool calledIll = one.diagnosis() == core::Disease::Present;
        if (ill)
            return calledIll ? PathPatients::tr("case: found") : PathPatients::tr("case: missed");
        return calledIll ? PathPatients::tr("no case: false alarm") : PathPatients::tr("no case: reassured");
    }

    core::PolicyCasesPtr m_cases;
    std::vector<std::size_t> m_places;
    QString m_currency;
    bool m_outcomes = false;
};

PathPatients::PathPatients(QWidget* parent)
    : QDialog(parent),
      m_model(std::make_unique<PathModel>()),
      m_way(makeLabel({}, TypeSize::Headline)),
      m_count(makeLabel({}, TypeSize::Table, Tone::Secondary)),
      m_list(new QTreeView),
      m_outcomes(new QCheckBox(tr("Show outcomes"))),
      m_walk(makePrimaryButton(tr("Walk through this patient")))
{
    setWindowTitle(tr("Patients who took this path"));
    buildLayout();
    connect(m_outcomes, &QCheckBox::toggled, this, [this](bool shown) { m_model->setOutcomesShown(shown); });
    connect(m_walk, &QPushButton::clicked, this, &PathPatients::requestWalk);
    connect(m_list, &QTreeView::activated, this, &PathPatients::requestWalk);
}

PathPatients::~PathPatients() = default;

void PathPatients::buildLayout()
{
    m_list->setModel(m_model.get());
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setAccessibleName(tr("Patients"));
    addCopyAction(*m_list);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setStretchLastSection(true);
    m_outcomes->setToolTip(tr("Whether these patients are cases; hidden, so that you can guess first"));
    m_walk->setToolTip(tr("See step by step what was ordered and why (Enter)"));
    m_walk->setDefault(true);
    m_way->setWordWrap(true);
    m_count->setWordWrap(true);
    QPushButton* close = makeButton(tr("Close"));
    close->setAutoDefault(false);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_outcomes);
    buttons->addStretch(1);
    buttons->addWidget(close);
    buttons->addWidget(m_walk);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(8);
    column->addWidget(m_way);
    column->addWidget(m_count);
    column->addWidget(m_list, 1);
    column->addLayout(buttons);
    resize(480, 420);
}

void PathPatients::setWay(const QString& words)
{
    m_way->setText(words);
}

void PathPatients::setWaiting(const QString& sentence)
{
    m_model->setPatients({}, {}, {});
    m_count->setText(sentence);
    m_walk->setEnabled(false);
}

void PathPatients::setPatients(core::PolicyCasesPtr cases, std::vector<std::size_t> places, const QString& currency)
{
    m_count->setText(tr("Test patients: %1").arg(countText(places.size())));
    m_walk->setEnabled(!places.empty());
    m_model->setPatients(std::move(cases), std::move(places), currency);
    if (m_model->rowCount() > 0)
        m_list->setCurrentIndex(m_model->index(0, 0));
    m_list->setFocus();
}

void PathPatients::requestWalk()
{
    const int chosen = m_list->currentIndex().row();
    if (chosen < 0)
        return;
    std::vector<core::PatientIndex> patients{m_model->patient(chosen)};
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (row != chosen)
            patients.push_back(m_model->patient(row));
    accept();
    Q_EMIT walkRequested(patients);
}

} // namespace ui
