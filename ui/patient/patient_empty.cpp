// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/patient/patient_empty.h"

#include "ui/common/buttons.h"
#include "ui/common/card.h"
#include "ui/common/help_event.h"
#include "ui/common/labels.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/story_text.h"

#include <QGridLayout>

#include <algorithm>

namespace ui {
namespace {

using core::CaseKind;

constexpr CaseKind kExamples[] = {CaseKind::Found, CaseKind::Missed, CaseKind::FalseAlarm, CaseKind::Costliest};

} // namespace

PatientEmpty::PatientEmpty(QWidget* parent) : QWidget(parent), m_examples(new QGridLayout)
{
    auto* card = new Card(this);
    card->setMaximumWidth(820);
    card->body()->setContentsMargins(24, 20, 24, 20);
    card->body()->setSpacing(10);
    card->body()->addWidget(makeLabel(tr("Choose a patient"), TypeSize::Headline));
    QLabel* sentence = makeLabel(
        tr("Panel by panel: what is ordered, what comes back, and why. The outcome stays hidden until the diagnosis."),
        TypeSize::Body, Tone::Secondary);
    sentence->setWordWrap(true);
    card->body()->addWidget(sentence);
    m_examples->setSpacing(8);
    m_examples->setColumnStretch(0, 1);
    m_examples->setColumnStretch(1, 1);
    card->body()->addLayout(m_examples);
    QPushButton* hand = makeLinkButton(tr("Or type a patient in by hand"));
    connect(hand, &QPushButton::clicked, this, &PatientEmpty::handRequested);
    card->body()->addWidget(hand);
    card->body()->addWidget(makeHelpButton(QStringLiteral("guide-patient")));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(card);
    column->addStretch(1);
}

QWidget* PatientEmpty::makeExample(const core::PolicyCases& cases, const StoryReader& reader, CaseKind kind)
{
    const std::vector<std::size_t> places = core::casesOf(cases, kind);
    auto* tile = new QFrame(this);
    tile->setProperty("tile", true);
    auto* column = new QVBoxLayout(tile);
    column->setContentsMargins(12, 10, 12, 10);
    column->setSpacing(4);
    QLabel* title = makeStrongLabel(caseKindText(kind));
    column->addWidget(title);
    QLabel* what = makeLabel({}, TypeSize::Table, Tone::Secondary);
    what->setWordWrap(true);
    column->addWidget(what);
    column->addStretch(1);
    QPushButton* walk = makeSmallButton(tr("Walk through"));
    walk->setAccessibleName(tr("Walk through: %1").arg(caseKindText(kind)));
    constexpr const char* kNames[] = {"walkFound", "walkMissed", "walkFalseAlarm", "walkCostliest"};
    walk->setObjectName(QLatin1String(kNames[std::ranges::find(kExamples, kind) - kExamples]));
    walk->setToolTip(caseKindExplanation(kind));
    walk->setEnabled(!places.empty());
    connect(walk, &QPushButton::clicked, this, [this, kind] { Q_EMIT kindChosen(kind); });
    column->addWidget(walk, 0, Qt::AlignLeft);
    if (places.empty()) {
        what->setText(tr("Nobody among the test patients."));
        return tile;
    }
    const core::Episode& episode = cases.episodes[places.front()];
    const QString orders =
        ordersText(episode.orders(), [&reader](core::PanelId panel) { return reader.panelName(panel); });
    const core::WalkPatient patient{.recorded = episode.patient, .values = {}, .outcome = {}};
    what->setText(tr("%1 · %2 · %3")
                      .arg(reader.patientName(patient), orders.isEmpty() ? tr("nothing ordered") : orders,
                           reader.money(episode.cost())));
    return tile;
}

// Who it is and what is known for free, nothing else.
QWidget* PatientEmpty::makeBlind(const core::PolicyCases& cases, const StoryReader& reader, std::size_t place)
{
    const core::PatientIndex index = cases.episodes[place].patient;
    core::PatientStory story;
    story.patient = {.recorded = index, .values = {}, .outcome = {}};
    for (std::size_t i = 0; i < cases.cohort->featureCount(); ++i)
        story.patient.values.push_back(cases.cohort->value(index, core::FeatureId(i)));
    QStringList known;
    for (const BannerFact& fact : reader.banner(story))
        known << (fact.speaksForItself ? fact.value : tr("%1: %2").arg(fact.name, fact.value));
    auto* tile = new QFrame(this);
    tile->setProperty("tile", true);
    auto* column = new QVBoxLayout(tile);
    column->setContentsMargins(12, 10, 12, 10);
    column->setSpacing(4);
    column->addWidget(makeStrongLabel(reader.patientName(story.patient)));
    QLabel* what =
        makeLabel(known.isEmpty() ? tr("Nothing is known before a test.") : known.join(QStringLiteral(" · ")),
                  TypeSize::Table, Tone::Secondary);
    what->setWordWrap(true);
    what->setProperty("data", true);
    column->addWidget(what);
    column->addStretch(1);
    QPushButton* walk = makeSmallButton(tr("Walk through"));
    walk->setAccessibleName(tr("Walk through: %1").arg(reader.patientName(story.patient)));
    walk->setToolTip(tr("Path and outcome stay hidden"));
    connect(walk, &QPushButton::clicked, this, [this, index] { Q_EMIT patientChosen(index); });
    column->addWidget(walk, 0, Qt::AlignLeft);
    return tile;
}

void PatientEmpty::setCases(const core::PolicyCases& cases, const StoryReader& reader, bool concealed)
{
    deleteWidgets(*m_examples);
    int place = 0;
    const auto add = [&](QWidget* tile) {
        m_examples->addWidget(tile, place / 2, place % 2);
        ++place;
    };
    if (!concealed) {
        for (const CaseKind kind : kExamples)
            add(makeExample(cases, reader, kind));
        return;
    }
    // Spread evenly over all of them, so that their places tell nothing.
    const std::size_t count = std::min<std::size_t>(std::size(kExamples), cases.episodes.size());
    for (std::size_t i = 0; i < count; ++i)
        add(makeBlind(cases, reader, i * cases.episodes.size() / count));
}

} // namespace ui
