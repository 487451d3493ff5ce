// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/cli_run.h"
#include "tests/app/cli/help_book.h"
#include "tests/test_program.h"

#include <QJsonArray>

namespace cli_bench_test {

class CliBenchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyStageHasItsSpeed()
    {
        const Run measured = run({"bench", "--json"});
        QCOMPARE(measured.exit, 0);
        const QJsonObject json = measured.json();
        QVERIFY(json["repetitions"].toInt() >= 5);
        QVERIFY(!json["processor"].toString().isEmpty());
        for (const char* key : {"env_steps_per_s", "imputed_rows_per_s", "ppo_sample_epochs_per_s",
                                "encoder_iterations_per_s", "csv_import_mb_per_s"}) {
            const double median = json[key].toDouble();
            const QJsonArray range = json["ranges"].toObject()[key].toArray();
            QVERIFY2(median > 0.0, key);
            QVERIFY(range[0].toDouble() <= median && median <= range[1].toDouble());
        }
        const help::Book book(QStringLiteral(PANELWISE_SOURCE_DIR "/resources/help"));
        help::Check check(book);
        check.look(nlohmann::json::parse(measured.output.toStdString()), "bench");
        QCOMPARE(check.takeComplaints() + check.neverSeen("bench"), QStringList());
    }
};

PANELWISE_GUILESS_TEST(CliBenchTest)

} // namespace cli_bench_test

#include "cli_bench_test.moc"
