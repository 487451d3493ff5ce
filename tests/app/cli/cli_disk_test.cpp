// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/cli_run.h"
#include "tests/store/tiny_disk.h"
#include "tests/test_program.h"

#include <QJsonArray>

#include <filesystem>

namespace cli_disk_test {

// A disk that fills up while there is work.
class CliDiskTest : public QObject {
    Q_OBJECT

    static QString in(const fixtures::TinyDisk& disk, const char* name)
    {
        return QString::fromStdString((disk / name).string());
    }

private Q_SLOTS:
    void aFrontWaitsForRoomAndGoesOn()
    {
        const fixtures::TinyDisk disk("size=12m");
        if (!disk.mounted())
            QSKIP("This system does not let us mount a small disk.");
        const QString project = in(disk, "p.panelwise");
        QCOMPARE(run({"generate", "known-optimum", "--patients", "400", "--out", in(disk, "c")}).exit, 0);
        QCOMPARE(run({"inspect", "--data", in(disk, "c/known-optimum.csv"), "--project", project}).exit, 0);
        disk.fill();
        const std::filesystem::path filler = disk / "filler4194304";
        std::filesystem::resize_file(filler, std::filesystem::file_size(filler) - 400'000); // enough to begin with

        QProcess search;
        search.setProcessEnvironment(plainEnvironment());
        search.start(QStringLiteral(PANELWISE_CLI),
                     {"front", "--project", project, "--bootstrap", "100", "--threads", "1"});
        search.setReadChannel(QProcess::StandardError);
        QByteArray notes;
        while (!notes.contains("The disk is full") && search.waitForReadyRead(60'000))
            notes += search.readAllStandardError();
        QVERIFY2(notes.contains("are free where p.panelwise is kept"), notes); // said before
        QVERIFY2(notes.contains("The disk is full"), notes);
        disk.empty();
        QVERIFY(search.waitForFinished(60'000));
        notes += search.readAllStandardError();
        QVERIFY2(search.exitCode() == 0, notes);
        QVERIFY2(notes.contains("There is room again"), notes);

        const Run found = run({"front", "--project", project, "--front", "1", "--json"});
        const Run whole =
            run({"front", "--data", in(disk, "c/known-optimum.csv"), "--bootstrap", "100", "--threads", "1", "--json"});
        QCOMPARE(found.exit, 0);
        for (const char* what : {"bands", "full_panels", "hypervolume", "optimism"})
            QCOMPARE(found.json()[QLatin1String(what)], whole.json()[QLatin1String(what)]);
        const QJsonArray points = found.json()["points"].toArray();
        QVERIFY(points.size() > 2);
        for (int i = 0; i < points.size(); ++i) // one has the name of its front, the other has none
            QCOMPARE(points[i]["test"], whole.json()["points"][i]["test"]);
    }
};

PANELWISE_GUILESS_TEST(CliDiskTest)

} // namespace cli_disk_test

#include "cli_disk_test.moc"
