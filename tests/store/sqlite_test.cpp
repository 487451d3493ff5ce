// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/project_schema_p.h"
#include "core/store/sqlite_p.h"
#include "tests/store/project_fixtures.h"
#include "tests/test_program.h"

#include <array>

namespace sqlite_test {

using namespace core;

class SqliteTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aTransactionThatIsNotCommittedNeverHappened()
    {
        const Result<Database> database = Database::inMemory();
        QVERIFY(database->execute("CREATE TABLE t (n INTEGER) STRICT").ok());
        {
            const Transaction transaction(*database);
            QVERIFY(transaction.begun().ok());
            QVERIFY(database->execute("INSERT INTO t VALUES (1)").ok());
        }
        QCOMPARE(database->number("SELECT count(*) FROM t"), std::int64_t{0});
        {
            Transaction transaction(*database);
            QVERIFY(database->execute("INSERT INTO t VALUES (2)").ok());
            QVERIFY(transaction.commit().ok());
        }
        QCOMPARE(database->number("SELECT n FROM t"), std::int64_t{2});
    }

    void textsComeBackByteForByte()
    {
        const Result<Database> database = Database::inMemory();
        QVERIFY(database->execute("CREATE TABLE t (name TEXT NOT NULL) STRICT").ok());
        for (const std::string& name : fixtures::awkwardNames()) {
            QVERIFY(Statement(*database, "INSERT INTO t VALUES (?1)").bind(1, std::string_view(name)).run().ok());
            Statement query(*database, "SELECT name FROM t");
            QVERIFY(query.next());
            QVERIFY(query.text(0) == name);
            QVERIFY(database->execute("DELETE FROM t").ok());
        }
        QVERIFY(Statement(*database, "INSERT INTO t VALUES (?1)").bind(1, std::string_view()).run().ok());
    }

    void theFirstFailureOfAStatementSticks()
    {
        const Result<Database> database = Database::inMemory();
        Statement wrong(*database, "SELECT * FROM nothing");
        QVERIFY(!wrong.ok());
        QVERIFY(!wrong.bind(1, std::int64_t{1}).next());
        QVERIFY(!wrong.run().ok());
    }

    void stepsBringAnOlderFileToTheNewestLayout()
    {
        const std::array steps{Migration{"CREATE TABLE t (n INTEGER) STRICT; PRAGMA user_version = 1"},
                               Migration{"ALTER TABLE t ADD COLUMN m INTEGER; PRAGMA user_version = 2"}};
        const Result<Database> database = Database::inMemory();
        QVERIFY(migrate(*database, std::span(steps).first(1), 0).ok());
        QVERIFY(database->execute("INSERT INTO t (n) VALUES (7)").ok());
        QVERIFY(migrate(*database, steps, 1).ok());
        QCOMPARE(database->number("PRAGMA user_version"), std::int64_t{2});
        QCOMPARE(database->number("SELECT n FROM t WHERE m IS NULL"), std::int64_t{7});
        QVERIFY(migrate(*database, steps, 2).ok()); // nothing left to do
    }

    void aStepThatFailsLeavesTheOldLayout()
    {
        const std::array steps{Migration{"CREATE TABLE t (n INTEGER) STRICT; PRAGMA user_version = 1"},
                               Migration{"ALTER TABLE t ADD COLUMN m INTEGER; PRAGMA user_version = 2; SELECT wrong"}};
        const Result<Database> database = Database::inMemory();
        QVERIFY(migrate(*database, std::span(steps).first(1), 0).ok());
        QVERIFY(!migrate(*database, steps, 1).ok());
        QCOMPARE(database->number("PRAGMA user_version"), std::int64_t{1});
        QVERIFY(!Statement(*database, "SELECT m FROM t").ok());
    }

    void theLastStepLeavesTheVersionTheProgramExpects()
    {
        const Result<Database> database = Database::inMemory();
        QVERIFY(migrate(*database, projectMigrations(), 0).ok());
        QCOMPARE(database->number("PRAGMA user_version"), std::int64_t{kSchemaVersion});
        QVERIFY(checkSchema(*database, kSchemaVersion, "x").ok());
        QVERIFY(database->execute("CREATE INDEX extra ON study (import)").ok());
        QVERIFY(!checkSchema(*database, kSchemaVersion, "x").ok());
    }
};

PANELWISE_APPLESS_TEST(SqliteTest)

} // namespace sqlite_test

#include "sqlite_test.moc"
