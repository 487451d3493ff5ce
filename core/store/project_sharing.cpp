// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/project_sharing.h"

#include "core/store/baseline_rows_p.h"
#include "core/store/front_rows_p.h"
#include "core/store/import_store_p.h"
#include "core/store/project_part_p.h"
#include "core/store/project_reader_p.h"
#include "core/store/project_schema_p.h"
#include "core/store/run_rows_p.h"
#include "core/store/study_store_p.h"

namespace core {
namespace fs = std::filesystem;

namespace {

// A copy that nobody knows yet, to be cut down.
class ProjectCut {
public:
    ProjectCut(const Database& database, const std::string& subject) : m_database(database), m_subject(subject) {}

    Status takeOut(const SharedStudy& shared, Withheld withheld) const
    {
        Transaction transaction(m_database);
        if (!transaction.begun())
            return transaction.begun().error();
        if (withheld == Withheld::Patients)
            if (const Status done = removeJobs(); !done)
                return done.error();
        if (withheld == Withheld::Rows)
            if (const Status done = removeSinglePatients(); !done)
                return done.error();
        if (const Status done = replaceStudy(shared); !done)
            return done.error();
        return transaction.commit();
    }

private:
    Status replaceStudy(const SharedStudy& shared) const
    {
        if (const Status done = m_database.execute("DELETE FROM study; DELETE FROM import_chunk; "
                                                   "DELETE FROM import_column; DELETE FROM import");
            !done)
            return done.error();
        if (const Result<RunEnd> written = writeImport(m_database, *shared.table, {}, {}); !written)
            return written.error();
        return writeStudy(m_database, shared.study);
    }

    Status removeJobs() const
    {
        return m_database.execute("DELETE FROM run; DELETE FROM front; DELETE FROM baselines; "
                                  "DELETE FROM cohort_panels; DELETE FROM sqlite_sequence");
    }

    // Checkpoints hold states of single patients, calls and scores what was said of each.
    Status removeSinglePatients() const
    {
        if (const Status done = m_database.execute("DELETE FROM run_bundle WHERE kind = 0; "
                                                   "DELETE FROM run_part WHERE name <> 'final'; "
                                                   "DELETE FROM system_scores");
            !done)
            return done.error();
        if (const Status done = removeCallsOfFronts(); !done)
            return done.error();
        return removeCallsOfTables();
    }

    Status removeCallsOfFronts() const
    {
        Result<std::vector<FrontRecord>> fronts = readJobs<FrontKind>(m_database, m_subject);
        if (!fronts)
            return fronts.error();
        for (FrontRecord& front : *fronts) {
            for (OperatingPoint& point : front.points)
                point.calls.reset();
            // As at the end of a search: what only going on needs is left out.
            const FrontKind::End end{.summary = {}, .points = std::move(front.points)};
            if (const Status done = JobRows<FrontKind>::finish(m_database, front.id, RunStatus::Finished, end); !done)
                return done.error();
        }
        return Done{};
    }

    Status removeCallsOfTables() const
    {
        Result<std::vector<BaselineRecord>> tables = readJobs<BaselineKind>(m_database, m_subject);
        if (!tables)
            return tables.error();
        for (BaselineRecord& table : *tables)
            for (SystemRun& run : table.runs) {
                for (OperatingPoint& point : run.front)
                    point.calls.reset();
                if (const Status done = JobRows<BaselineKind>::write(m_database, table.id, run); !done)
                    return done.error();
            }
        return Done{};
    }

    const Database& m_database;
    const std::string& m_subject;
};

std::size_t countIn(const Database& database, Sql query)
{
    return static_cast<std::size_t>(database.number(query).value_or(0));
}

// Nobody knows the file yet and a failure removes it, so it needs no journal. Deleting alone would leave the bytes
// where they were; what VACUUM writes has never held them.
Result<SharedCopy> cutDown(const fs::path& part, const SharedStudy& shared, Withheld withheld,
                           const std::string& subject)
{
    const Result<Database> database = Database::open(part, Database::Mode::ReadWrite);
    if (!database)
        return database.error();
    if (const Status done = database->execute("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; "
                                              "PRAGMA synchronous = OFF; PRAGMA secure_delete = ON");
        !done)
        return done.error();
    const auto version = database->number("PRAGMA user_version");
    if (!version)
        return database->error();
    if (*version < schemaVersion())
        if (const Status done = migrate(*database, projectMigrations(), static_cast<std::uint32_t>(*version)); !done)
            return done.error();
    if (const Status done = ProjectCut(*database, subject).takeOut(shared, withheld); !done)
        return done.error();
    if (const Status done = database->execute("VACUUM"); !done)
        return done.error();
    return SharedCopy{.removed = shared.removed,
                      .renumbered = shared.renumbered,
                      .rows = shared.table->rowCount(),
                      .runs = countIn(*database, "SELECT count(*) FROM run"),
                      .fronts = countIn(*database, "SELECT count(*) FROM front"),
                      .tables = countIn(*database, "SELECT count(*) FROM baselines")};
}

Error ofWriting(Error error, const std::string& subject)
{
    error.subject = subject;
    if (error.code == ErrorCode::FileNotReadable)
        error.code = ErrorCode::FileNotWritable;
    return error;
}

} // namespace

Result<SharedCopy> shareProject(const ProjectFile& project, const fs::path& file, Withheld withheld)
{
    const fs::path target = trueName(file);
    const std::string subject = target.filename().string();
    if (target == project.path())
        return Error{.code = ErrorCode::ProjectInUse, .subject = subject};
    if (project.access() == ProjectAccess::ReadOnlyNewer) // what we do not know may be of patients
        return Error{.code = ErrorCode::ProjectNewer, .subject = project.path().filename().string()};
    ProjectLock lock;
    if (const Status locked = lockForReplacing(lock, target); !locked)
        return locked.error();
    const SharedStudy study = withhold(project.import(), project.study(), withheld);
    return readUndisturbed(project.path(), project.access(), [&](const ProjectReader& reader) -> Result<SharedCopy> {
        const ProjectPart part(target);
        const std::string partName = part.path().string();
        Statement vacuum(reader.database(), "VACUUM INTO ?1");
        if (const Status copied = vacuum.bind(1, partName).run(); !copied)
            return ofWriting(copied.error(), subject);
        Result<SharedCopy> shared = cutDown(part.path(), study, withheld, subject);
        if (!shared)
            return ofWriting(shared.error(), subject);
        if (const Status moved = part.moveIntoPlace(); !moved)
            return moved.error();
        return shared;
    });
}

} // namespace core
