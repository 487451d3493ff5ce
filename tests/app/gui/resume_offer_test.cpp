// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/project_file.h"
#include "tests/app/gui/program.h"
#include "tests/test_program.h"

#include <QProcess>
#include <QTemporaryDir>

namespace resume_offer_test {

using namespace app;

class ResumeOfferTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // As a killed program leaves it: a second search that began and never ended.
    void whatWasInterruptedIsOfferedWhereTheProjectIsOpened()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("killed.panelwise");
        QProcess made;
        made.start(PANELWISE_CLI, {"front", "--cohort", "known-optimum", "--patients", "800", "--method", "exact",
                                   "--bootstrap", "20", "--project", file});
        QVERIFY(made.waitForFinished(60'000));
        {
            auto project = core::ProjectFile::open(file.toStdString());
            QVERIFY(project.ok());
            QVERIFY(project->start(project->fronts()->front().start).ok());
        }
        Program program;
        program.window().resize(1440, 900);
        program.window().show();
        program.controller.open(file);
        QTRY_VERIFY_WITH_TIMEOUT(saysSomewhere(program.window(), QStringLiteral("front 2 was interrupted")), 60'000);
        QPushButton* resume = buttonNamed(program.window(), QStringLiteral("Resume"));
        QVERIFY(resume);
        resume->click();
        QCOMPARE(program.window().place(), ui::Place::Front);
        QTRY_VERIFY_WITH_TIMEOUT(!saysSomewhere(program.window(), QStringLiteral("front 2 was interrupted")), 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(
            [&] {
                const auto stored = core::ProjectFile::open(file.toStdString(), true);
                return stored && stored->fronts()->back().status == core::RunStatus::Finished;
            }(),
            60'000);
    }
};

PANELWISE_TEST(ResumeOfferTest)

} // namespace resume_offer_test

#include "resume_offer_test.moc"
