// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/patient/case_chooser.h"

#include "ui/common/buttons.h"
#include "ui/common/labels.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/story_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>

#include <algorithm>
#include <array>

namespace ui {
namespace {

using core::CaseKind;

constexpr std::array kKinds{CaseKind::Any,       CaseKind::Found,     CaseKind::Missed,        CaseKind::FalseAlarm,
                            CaseKind::Reassured, CaseKind::Costliest, CaseKind::MostSurprising};

QPushButton* makeArrow(const QString& sign, const QString& name, const QString& tip, QWidget* parent)
{
    QPushButton* button = makeButton(sign, std::nullopt, parent);
    button->setProperty("data", true);
    button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    button->setAccessibleName(name);
    button->setToolTip(tip);
    return button;
}

} // namespace

CaseChooser::CaseChooser(QWidget* parent)
    : QWidget(parent),
      m_kind(new QComboBox(this)),
      m_back(makeArrow(QStringLiteral("◀"), tr("Patient before"), tr("Patient before (Page Up)"), this)),
      m_text(makeLabel({}, TypeSize::Table, Tone::Secondary)),
      m_next(makeArrow(QStringLiteral("▶"), tr("Next patient"), tr("Next patient (Page Down)"), this)),
      m_row(new QLineEdit(this))
{
    buildLayout();
    connectInputs();
    showPlace();
}

void CaseChooser::buildLayout()
{
    for (const CaseKind kind : kKinds) {
        m_kind->addItem(caseKindText(kind));
        m_kind->setItemData(m_kind->count() - 1, caseKindExplanation(kind), Qt::ToolTipRole);
    }
    QLabel* label = makeLabel(tr("Show"), TypeSize::Table, Tone::Secondary);
    label->setBuddy(m_kind);
    m_kind->setAccessibleName(tr("Which patients"));
    m_kind->setToolTip(tr("Which patients: by what became of them, the costliest, or the most surprising"));
    m_row->setPlaceholderText(tr("Row"));
    m_row->setAccessibleName(tr("Row of the data"));
    m_row->setToolTip(tr("Type the row of a patient in the data and press Enter"));
    m_row->setMaxLength(9);
    m_row->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_row->setMaximumWidth(m_row->fontMetrics().horizontalAdvance(QStringLiteral("000,000")) + 24);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    row->addWidget(label);
    row->addWidget(m_kind);
    row->addWidget(m_back);
    row->addWidget(m_text);
    row->addWidget(m_next);
    row->addWidget(m_row);
}

void CaseChooser::connectInputs()
{
    connect(m_kind, &QComboBox::activated, this, [this] {
        listCases();
        goTo(0);
    });
    connect(m_back, &QPushButton::clicked, this, [this] { step(-1); });
    connect(m_next, &QPushButton::clicked, this, [this] { step(1); });
    connect(m_row, &QLineEdit::returnPressed, this, &CaseChooser::findRow);
}

CaseKind CaseChooser::kind() const
{
    const auto index = static_cast<std::size_t>(std::max(m_kind->currentIndex(), 0));
    return index < kKinds.size() ? kKinds[index] : CaseKind::Any;
}

std::optional<core::PatientIndex> CaseChooser::current() const
{
    return m_place ? std::optional(m_listed[*m_place]) : std::nullopt;
}

void CaseChooser::setCases(core::PolicyCasesPtr cases)
{
    const std::optional<core::PatientIndex> before = current();
    m_cases = std::move(cases);
    listCases();
    const auto found = before ? std::ranges::find(m_listed, *before) : m_listed.end();
    m_place =
        found == m_listed.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - m_listed.begin()));
    showPlace();
}

void CaseChooser::setGroup(const std::vector<core::PatientIndex>& group)
{
    m_group = group;
    if (m_kind->count() > static_cast<int>(kKinds.size()))
        m_kind->removeItem(static_cast<int>(kKinds.size()));
    if (!group.empty()) {
        m_kind->addItem(tr("From the front"));
        m_kind->setItemData(m_kind->count() - 1, tr("The patients that were chosen on the front page"),
                            Qt::ToolTipRole);
        m_kind->setCurrentIndex(m_kind->count() - 1);
    }
    m_place.reset();
    listCases();
    showPlace();
}

void CaseChooser::setKindsOffered(bool offered)
{
    m_kind->setEnabled(offered);
    if (offered || m_kind->currentIndex() == 0)
        return;
    const std::optional<core::PatientIndex> before = current();
    m_kind->setCurrentIndex(0);
    listCases();
    if (before)
        choose(*before);
}

void CaseChooser::setKind(CaseKind kind)
{
    m_kind->setCurrentIndex(static_cast<int>(std::ranges::find(kKinds, kind) - kKinds.begin()));
    listCases();
    goTo(0);
}

void CaseChooser::listCases()
{
    m_listed.clear();
    m_place.reset();
    if (m_kind->currentIndex() >= static_cast<int>(kKinds.size()))
        m_listed = m_group;
    else if (m_cases)
        for (const std::size_t place : core::casesOf(*m_cases, kind()))
            m_listed.push_back(m_cases->episodes[place].patient);
    showPlace();
}

void CaseChooser::choose(core::PatientIndex patient)
{
    auto found = std::ranges::find(m_listed, patient);
    if (found == m_listed.end()) { // of another kind: then all of them are listed
        m_kind->setCurrentIndex(0);
        listCases();
        found = std::ranges::find(m_listed, patient);
    }
    m_place =
        found == m_listed.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - m_listed.begin()));
    showPlace();
}

void CaseChooser::clear()
{
    m_place.reset();
    showPlace();
}

void CaseChooser::step(int by)
{
    if (m_listed.empty())
        return;
    if (!m_place)
        goTo(by > 0 ? 0 : m_listed.size() - 1);
    else if (by > 0 ? *m_place + 1 < m_listed.size() : *m_place > 0)
        goTo(by > 0 ? *m_place + 1 : *m_place - 1);
}

void CaseChooser::goTo(std::size_t place)
{
    if (place >= m_listed.size())
        return;
    m_place = place;
    showPlace();
    Q_EMIT patientChosen(m_listed[place]);
}

void CaseChooser::showPlace()
{
    m_back->setEnabled(m_place && *m_place > 0);
    m_next->setEnabled(!m_listed.empty() && (!m_place || *m_place + 1 < m_listed.size()));
    const QString all = countText(m_listed.size());
    m_text->setText(m_listed.empty() ? tr("nobody")
                    : m_place        ? tr("%1 of %2").arg(countText(*m_place + 1), all)
                                     : tr("%1 patients").arg(all));
}

void CaseChooser::findRow()
{
    bool isNumber = false;
    const qulonglong row = QLocale().toULongLong(m_row->text().trimmed(), &isNumber);
    if (m_cases && isNumber) {
        for (const core::Episode& episode : m_cases->episodes) {
            if (m_cases->cohort->tableRow(episode.patient) + 1 != row)
                continue;
            m_row->clear();
            choose(episode.patient);
            Q_EMIT patientChosen(episode.patient);
            return;
        }
    }
    Q_EMIT rowUnknown(m_row->text().trimmed());
}

} // namespace ui
