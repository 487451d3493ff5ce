// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"
#include "tests/ui/compare/tabs_fixture.h"
#include "ui/compare/model_table.h"
#include "ui/compare/recording_tab.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>

namespace recording_tab_test {

using namespace ui;

namespace {

// Forty of fifty test patients have everything; corrected, F1 is 0.1 higher.
std::shared_ptr<const core::RecordingEstimate> handEstimate()
{
    auto estimate = std::make_shared<core::RecordingEstimate>();
    for (core::RecordingFigures* figures :
         {&estimate->plain, &estimate->weighted, &estimate->filledIn, &estimate->doublyRobust}) {
        figures->f1.value = 0.5;
        figures->recall.value = figures->specificity.value = figures->precision.value = 0.75;
        figures->meanCost.value = 26.0;
    }
    estimate->doublyRobust.f1.value = 0.6;
    estimate->difference = {0.1, core::Interval{0.02, 0.18}};
    estimate->patients = 50;
    estimate->cases = 10;
    estimate->recordedPatients = 40;
    estimate->recordedCases = 8;
    estimate->effectivePatients = 35.0;
    estimate->effectiveCases = 7.0;
    estimate->largestWeight = 2.0;
    estimate->warning = core::RecordingWarning::FewRecorded;
    return estimate;
}

bool says(const RecordingTab& tab, const char* text)
{
    for (const QLabel* label : tab.findChildren<QLabel*>())
        if (label->isVisible() && label->text().contains(QString::fromUtf8(text)))
            return true;
    return false;
}

} // namespace

class RecordingTabTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theAssumptionIsAChoiceAndAskedForOnce()
    {
        RecordingTab tab;
        QSignalSpy wanted(&tab, &CompareTab::recordingWanted);
        Comparison all = TabsFixture::comparison();
        tab.setComparison(std::make_shared<const Comparison>(all));
        tab.resize(800, 400);
        tab.show();
        QCOMPARE(wanted.count(), 0);
        QVERIFY(says(tab, "Make the assumption"));
        auto* policies = tab.findChild<QComboBox*>();
        QCOMPARE(policies->count(), 1); // the rival orders the same for everybody
        QCOMPARE(policies->currentText(), QString("Policy 8"));
        auto* table = tab.findChild<ModelTable*>();
        QVERIFY(!table->isVisible());

        tab.findChild<QCheckBox*>()->click();
        QCOMPARE(wanted.count(), 1);
        QVERIFY(wanted.front().front().value<core::ModelRef>() == all.models.front().model->ref);
        QVERIFY(says(tab, "Learning from training patients"));

        all.recording.push_back({all.models.front().model->ref, handEstimate()});
        tab.setComparison(std::make_shared<const Comparison>(all));
        QCOMPARE(wanted.count(), 1);
        QVERIFY(says(tab, "Of 50 patients, 10 lack"));
        QVERIFY(says(tab, "0.100 higher than as recorded"));
        QVERIFY(says(tab, "Do not rely on"));
        QVERIFY(says(tab, "40 of 50 patients and 8 of 10 cases"));
        QVERIFY(table->isVisible());
        QCOMPARE(table->cell(0, 1), QString("0.500"));
        QCOMPARE(table->cell(3, 0), QString("Doubly robust"));
        QCOMPARE(table->cell(3, 1), QString("0.600"));

        tab.findChild<QCheckBox*>()->click();
        QVERIFY(!table->isVisible() && says(tab, "Make the assumption"));
    }

    void withoutAPolicyThereIsNothingToAsk()
    {
        RecordingTab tab;
        Comparison all = TabsFixture::comparison();
        all.models.erase(all.models.begin());
        tab.setComparison(std::make_shared<const Comparison>(all));
        tab.show();
        QVERIFY(says(tab, "Tick a policy"));
        QVERIFY(!tab.findChild<QCheckBox*>()->isEnabled());
    }
};

PANELWISE_TEST(RecordingTabTest)

} // namespace recording_tab_test

#include "recording_tab_test.moc"
