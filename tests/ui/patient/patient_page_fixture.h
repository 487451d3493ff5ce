// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/figures/shown_figure.h"
#include "tests/ui/figures/story_fixture.h"
#include "ui/figures/story/track_figure.h"
#include "ui/patient/action_list.h"
#include "ui/patient/case_chooser.h"
#include "ui/patient/flip_slider.h"
#include "ui/patient/patient_banner.h"
#include "ui/patient/patient_chart.h"
#include "ui/patient/patient_form.h"
#include "ui/patient/patient_page.h"
#include "ui/patient/patient_stage.h"
#include "ui/patient/result_chart.h"
#include "ui/patient/step_line.h"
#include "ui/patient/story_bar.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <cmath>

Q_DECLARE_METATYPE(core::StoryQuestion)
Q_DECLARE_METATYPE(core::FlipQuestion)
Q_DECLARE_METATYPE(core::PolicyRef)

// A patient page with cases given by hand.
namespace fixtures {

using namespace ui;
using core::Action;
using core::Disease;

inline const core::PolicyRef kPolicy = core::FrontPolicyRef{core::FrontId{1}, 7};

inline PatientFacts readyPatientFacts()
{
    PatientFacts facts;
    facts.needs.action = QStringLiteral("Go to Front");
    facts.task = storyTask();
    facts.policies = {{.policy = core::FrontPolicyRef{core::FrontId{1}, 2}, .name = "Policy 1", .title = "Policy 1"},
                      {.policy = kPolicy, .name = "Policy 8", .title = "Policy 8 of the front ($33.50, F1 0.633)"}};
    return facts;
}

inline bool says(const QWidget& page, const char* text)
{
    QCoreApplication::sendPostedEvents(); // new rows are shown later
    for (const QLabel* label : page.findChildren<QLabel*>())
        if (label->isVisible() &&
            label->text().replace(QChar(0x202F), QLatin1Char(' ')).contains(QString::fromUtf8(text)))
            return true;
    return false;
}

template <typename Button>
Button* named(const QWidget& page, const char* text)
{
    for (Button* button : page.findChildren<Button*>())
        if (button->isVisible() &&
            (button->text() == QString::fromUtf8(text) || button->accessibleName() == QString::fromUtf8(text)))
            return button;
    return nullptr;
}

// A page with cases; what it asks for is heard.
struct Shown {
    core::CohortPtr cohort = storyCohort();
    PatientPage page;
    QSignalSpy asked{&page, &PatientPage::storyAsked};
    Shown()
    {
        page.resize(1256, 804);
        page.show();
        page.setFacts(readyPatientFacts());
        page.setPolicy(kPolicy);
        page.setCases(storyCases(cohort));
    }
    core::WalkPatient patient(std::size_t index = 0) const { return storyPatient(*cohort, index); }
    void start()
    {
        chooser().setKind(core::CaseKind::Found);
        page.setStory(policyStory(patient()));
    }
    core::StoryQuestion lastQuestion() const { return asked.last().front().value<core::StoryQuestion>(); }
    CaseChooser& chooser() { return *page.findChild<CaseChooser*>(); }
    ActionList& actions() { return *page.findChild<ActionList*>(); }
    ResultChart& results() { return *page.findChild<ResultChart*>(); }
    // Empty: the track is not shown.
    TrackScene track()
    {
        const auto figure = shownFigure<TrackFigure>(*page.findChild<PatientChart*>());
        return figure ? figure->scene() : TrackScene();
    }
    QString outcome()
    {
        const auto labels = page.findChild<QWidget*>("trueOutcome")->findChildren<QLabel*>();
        return labels.last()->text();
    }
    void key(Qt::Key key) { QTest::keyClick(&page, key); }
    void choose(Action action)
    {
        QListView& view = actions().view();
        for (int row = 0; row < view.model()->rowCount(); ++row)
            if (view.model()->index(row, 0).data(ActionModel::RowRole).value<ActionRow>().action == action)
                view.setCurrentIndex(view.model()->index(row, 0));
        QTest::keyClick(&view, Qt::Key_Return);
    }
    const ResultRow* row(core::FeatureId feature) { return results().model().row(results().model().indexOf(feature)); }
};

} // namespace fixtures
