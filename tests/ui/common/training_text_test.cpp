// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"
#include "ui/common/text/training_text.h"

namespace training_text_test {

using namespace ui;

class TrainingTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void everyNoticeIsAWholeSentence()
    {
        for (int i = 0; i <= static_cast<int>(core::TrainingNotice::StartPolicyKept); ++i) {
            const QString text = noticeText(static_cast<core::TrainingNotice>(i));
            QVERIFY2(text.endsWith(u'.') && text.size() > 20, qPrintable(text));
        }
        QVERIFY(noticeText(core::TrainingNotice::PolicyOrdersNothing)
                    .startsWith(u"The policy orders nothing: the price of tests outweighs any diagnosis."));
    }

    void everyCurvePhaseAndStatusHasANameOfItsOwn()
    {
        QStringList names;
        for (int i = 0; i <= static_cast<int>(core::Curve::PanelUse); ++i)
            names << curveText(static_cast<core::Curve>(i));
        for (int i = 0; i <= static_cast<int>(core::TrainingPhase::FinalEvaluation); ++i)
            names << phaseText(static_cast<core::TrainingPhase>(i));
        for (int i = 0; i <= static_cast<int>(core::RunStatus::Interrupted); ++i)
            names << runStatusText(static_cast<core::RunStatus>(i));
        for (int i = 0; i <= static_cast<int>(core::Preset::PaperSepsis); ++i)
            names << presetText(static_cast<core::Preset>(i));
        QVERIFY(!names.contains(QString()));
        QCOMPARE(names.removeDuplicates(), 0);
    }

    void aDurationIsWrittenInItsTwoLargestUnits()
    {
        QCOMPARE(durationText(0.4), QStringLiteral("0 s"));
        QCOMPARE(durationText(48.0), QStringLiteral("48 s"));
        QCOMPARE(durationText(59.6), QStringLiteral("1 min 0 s"));
        QCOMPARE(durationText(372.0), QStringLiteral("6 min 12 s"));
        QCOMPARE(durationText(7500.0), QStringLiteral("2 h 5 min"));
    }

    void anEstimatePromisesNoMoreThanItKnows()
    {
        QCOMPARE(aboutText(0.0), QStringLiteral("about 5 s"));
        QCOMPARE(aboutText(33.0), QStringLiteral("about 35 s"));
        QCOMPARE(aboutText(58.0), QStringLiteral("about 1 min"));
        QCOMPARE(aboutText(560.0), QStringLiteral("about 9 min"));
        QCOMPARE(aboutText(5400.0), QStringLiteral("about 1.5 h"));
    }

    void theProgressLineLeavesOutWhatIsNotKnown()
    {
        core::TrainingUpdate update;
        update.phase = core::TrainingPhase::Selector;
        update.share = 0.37;
        update.elapsedSeconds = 372.0;
        QCOMPARE(phaseAndTime(update), QStringLiteral("Panel selector · 37\u202f% · 6 min 12 s"));
        update.remainingSeconds = 560.0;
        QCOMPARE(phaseAndTime(update), QStringLiteral("Panel selector · 37\u202f% · 6 min 12 s · about 9 min left"));
    }

    void anUndefinedFigureIsSaidNotZero()
    {
        QCOMPARE(figureText(0.60449), QStringLiteral("0.604"));
        QCOMPARE(figureText(std::nullopt), QStringLiteral("undefined"));
    }
};

PANELWISE_GUILESS_TEST(TrainingTextTest)

} // namespace training_text_test

#include "training_text_test.moc"
