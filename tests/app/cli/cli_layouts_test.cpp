// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/project_schema_p.h"
#include "core/store/sqlite_p.h"
#include "tests/app/cli/cli_run.h"
#include "tests/store/project_fixtures.h"
#include "tests/test_program.h"

#include <QFile>
#include <QJsonArray>

#include <array>
#include <filesystem>

namespace cli_layouts_test {

using core::Database;
using core::Sql;

// Projects as earlier programs left them: tests/store/layouts holds one of each layout that a program was released with
// from 0.2 on, and what it said of its results then. Layouts 3 to 6 are what is left of layout 7 without the tables
// that came later, so their steps are walked over real content.
class CliLayoutsTest : public QObject {
    Q_OBJECT

    static QByteArray recorded(const char* name)
    {
        QFile file(QStringLiteral(PANELWISE_SOURCE_DIR "/tests/store/layouts/") + QLatin1String(name));
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    }

    // Where `now` differs from what was said then. More may be said than then.
    static QString difference(const QJsonValue& then, const QJsonValue& now, const QString& place = {})
    {
        QString found;
        if (then.isObject() && now.isObject()) {
            const QJsonObject object = then.toObject();
            for (auto key = object.begin(); key != object.end() && found.isEmpty(); ++key)
                found = difference(key.value(), now.toObject().value(key.key()), place + QLatin1Char('/') + key.key());
        } else if (then.isArray() && now.isArray() && then.toArray().size() == now.toArray().size()) {
            for (int i = 0; i < then.toArray().size() && found.isEmpty(); ++i)
                found = difference(then.toArray().at(i), now.toArray().at(i),
                                   place + QLatin1Char('/') + QString::number(i));
        } else if (then != now) {
            found = place;
        }
        return found;
    }

    static QString layDown(const fixtures::Folder& folder, int layout)
    {
        const std::filesystem::path file = folder / "p.panelwise";
        fixtures::writeBytes(file, recorded("7.panelwise").toStdString());
        static constexpr std::array kWithout{
            Sql("PRAGMA foreign_keys = OFF; DROP TABLE front_name; DROP TABLE run_name; PRAGMA user_version = 6"),
            Sql("DROP TABLE cohort_panels; PRAGMA user_version = 5"),
            Sql("DROP TABLE run_part_chunk; DROP TABLE run_part; PRAGMA user_version = 4"),
            Sql("DROP TABLE system_scores_chunk; DROP TABLE system_scores; DROP TABLE system_run; "
                "DROP TABLE baselines_end; DROP TABLE baselines; PRAGMA user_version = 3")};
        const core::Result<Database> database = Database::open(file, Database::Mode::ReadWrite);
        for (int step = 0; step < 7 - layout; ++step)
            if (!database || !database->execute(kWithout.at(static_cast<std::size_t>(step))))
                qFatal("cannot go back to layout %d", layout);
        return QString::fromStdString(file.string());
    }

    static QString frontDiffers(const QString& project)
    {
        const Run now = run({"front", "--project", project, "--front", "1", "--json"});
        return now.exit != 0 ? now.output
                             : difference(QJsonDocument::fromJson(recorded("7-front.json")).object(), now.json());
    }

private Q_SLOTS:
    void everyLayoutSaysWhatItSaid_data()
    {
        QTest::addColumn<int>("layout");
        for (const int layout : {7, 6, 5, 4, 3})
            QTest::newRow(qPrintable(QString::number(layout))) << layout;
    }
    void everyLayoutSaysWhatItSaid()
    {
        QFETCH(int, layout);
        const fixtures::Folder folder;
        const QString project = layDown(folder, layout);
        QCOMPARE(frontDiffers(project), QString()); // as it is, read only
        const QString table = QString::fromStdString((folder / "b.csv").string());
        const Run exported = run({"export", "--project", project, "--what", "baselines", "--out", table});
        if (layout >= 4) {
            QCOMPARE(exported.exit, 0);
            QCOMPARE(QByteArray::fromStdString(fixtures::bytesOf(table.toStdString())), recorded("7-baselines.csv"));
        }
        QCOMPARE(run({"rename", "--project", project, "--policy", "P1-1", "--name", "Clinic"}).exit,
                 0); // brought up to date
        const core::Result<Database> database = Database::open(project.toStdString(), Database::Mode::ReadOnly);
        QCOMPARE(database->number("PRAGMA user_version"), std::int64_t{core::kSchemaVersion});
        QCOMPARE(frontDiffers(project), QStringLiteral("/points/0/name"));
    }

    void whatIsComparedCanDiffer()
    {
        QJsonObject front = QJsonDocument::fromJson(recorded("7-front.json")).object();
        QVERIFY(front["points"].toArray().size() > 2);
        QJsonObject other = front;
        other["hypervolume"] = front["hypervolume"].toDouble() * (1.0 + 1e-15);
        QCOMPARE(difference(front, other), QStringLiteral("/hypervolume"));
    }
};

PANELWISE_GUILESS_TEST(CliLayoutsTest)

} // namespace cli_layouts_test

#include "cli_layouts_test.moc"
