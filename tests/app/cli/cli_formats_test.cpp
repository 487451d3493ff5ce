// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/cli_run.h"
#include "tests/test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>

namespace cli_formats_test {

namespace {

QString madeFile(const QString& name)
{
    return QStringLiteral(PANELWISE_SOURCE_DIR "/tests/data/formats/files/") + name;
}

QJsonObject columnNamed(const QJsonObject& inspection, const QString& name)
{
    for (const QJsonValue& column : inspection["columns"].toArray())
        if (column.toObject()["name"].toString() == name)
            return column.toObject();
    return {};
}

Run runWithInput(const QStringList& arguments, const QByteArray& input)
{
    QProcess process;
    process.setProcessEnvironment(plainEnvironment());
    process.start(QStringLiteral(PANELWISE_CLI), arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(120'000))
        return {};
    return {.exit = process.exitCode(),
            .output = QString::fromUtf8(process.readAllStandardOutput()),
            .notes = QString::fromUtf8(process.readAllStandardError())};
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class CliFormatsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aWorkbookIsReadAndItsSheetNamed()
    {
        const QJsonObject json = run({"inspect", "--data", madeFile("ward.xlsx"), "--json"}).json();
        QCOMPARE(json["rows"].toInt(), 6);
        const QJsonObject source = json["source"].toObject();
        QCOMPARE(source["format"].toString(), QStringLiteral("xlsx"));
        QVERIFY(source["dialect"].isNull());
        QCOMPARE(source["sheet"].toObject()["name"].toString(), QStringLiteral("Patients"));
        QCOMPARE(source["sheet"].toObject()["header_row"].toInt(), 2);
        QCOMPARE(source["sheet"].toObject()["others"].toArray(), QJsonArray{"Controls"});
        const QString text = run({"inspect", "--data", madeFile("ward.xlsx")}).output;
        QVERIFY(text.contains("Read as Excel workbook: sheet “Patients”, names in row 2"));
        QVERIFY(text.contains("There are tables on these too: Controls."));
        QVERIFY(text.contains("5 formulas have no stored value"));
    }

    void anotherSheetCanBeNamed()
    {
        for (const char* sheet : {"Controls", "3"})
            QCOMPARE(run({"inspect", "--data", madeFile("ward.ods"), "--sheet", sheet, "--json"})
                         .json()["source"]
                         .toObject()["sheet"]
                         .toObject()["name"]
                         .toString(),
                     QStringLiteral("Controls"));
        const Run unknown = run({"inspect", "--data", madeFile("ward.ods"), "--sheet", "Elsewhere"});
        QCOMPARE(unknown.exit, 3);
        QVERIFY(unknown.notes.contains("has no sheet “Elsewhere”. It has: Notes, Patients, Controls, Hidden."));
        QCOMPARE(run({"inspect", "--data", madeFile("ward.sav"), "--sheet", "1"}).exit, 2); // it has none
    }

    void labelsOfAStatisticsFileAreKept()
    {
        const QJsonObject json = run({"inspect", "--data", madeFile("ward.sav"), "--json"}).json();
        QCOMPARE(json["source"].toObject()["format"].toString(), QStringLiteral("sav"));
        QCOMPARE(columnNamed(json, "crp")["label"].toString(), QStringLiteral("C-reactive protein (mg/L)"));
        QCOMPARE(columnNamed(json, "sex")["levels"].toArray(), (QJsonArray{"male", "female"}));
        QStringList kinds;
        for (const QJsonValue& notice : json["notices"].toArray())
            kinds << notice.toObject()["kind"].toString() + ' ' + notice.toObject()["column"].toString();
        QVERIFY(kinds.contains("declared_missing age"));
        QVERIFY(kinds.contains("declared_missing smoker"));
        QVERIFY(kinds.contains("labels_partly pain"));
        const QString text = run({"inspect", "--data", madeFile("ward.sav")}).output;
        QVERIFY(text.contains("2 values that the file declares to be missing count as not recorded: age, smoker."));
    }

    void theStandardInputIsReadWhateverItHolds()
    {
        const QByteArray csv = "age,crp,low\n34,1.5,0\n61,12,1\n45,3,0\n";
        const QJsonObject text = runWithInput({"inspect", "--data", "-", "--json"}, csv).json();
        QCOMPARE(text["rows"].toInt(), 3);
        QCOMPARE(text["source"].toObject()["file"].toString(), QStringLiteral("-"));
        const QJsonObject workbook =
            runWithInput({"inspect", "--data", "-", "--json"}, contentOf(madeFile("ward.ods"))).json();
        QCOMPARE(workbook["source"].toObject()["format"].toString(), QStringLiteral("ods"));
        QCOMPARE(workbook["rows"].toInt(), 6);
        QCOMPARE(runWithInput({"inspect", "--data", "-"}, {}).exit, 3);
    }

    void packedFilesAreReadLikeOthers()
    {
        QTemporaryDir folder;
        QVERIFY(QFile::copy(madeFile("ward.sav"), folder.filePath("ward.sav")));
        QCOMPARE(QProcess::execute("gzip", {folder.filePath("ward.sav")}), 0);
        const QJsonObject json = run({"inspect", "--data", folder.filePath("ward.sav.gz"), "--json"}).json();
        QCOMPARE(json["rows"].toInt(), 6);
        QCOMPARE(json["source"].toObject()["name"].toString(), QStringLiteral("ward.sav"));
    }

    void aDamagedFileGetsASentence()
    {
        QTemporaryDir folder;
        QFile half(folder.filePath("half.xlsx"));
        QVERIFY(half.open(QIODevice::WriteOnly));
        half.write(contentOf(madeFile("ward.xlsx")).left(3000));
        half.close();
        const Run seen = run({"inspect", "--data", half.fileName()});
        QCOMPARE(seen.exit, 3);
        QVERIFY(seen.notes.contains("is damaged or incomplete"));
    }
};

PANELWISE_GUILESS_TEST(CliFormatsTest)

} // namespace cli_formats_test

#include "cli_formats_test.moc"
