// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/project_file.h"

#include "core/store/import_store_p.h"
#include "core/store/project_file_p.h"
#include "core/store/project_folder_p.h"
#include "core/store/project_part_p.h"
#include "core/store/project_reader_p.h"
#include "core/store/project_schema_p.h"
#include "core/store/study_store_p.h"

#include <cassert>
#include <utility>

namespace core {
namespace fs = std::filesystem;

namespace {

Error failure(ErrorCode code, const fs::path& file)
{
    return {.code = code, .subject = file.filename().string(), .detail = {}};
}

// Nobody knows the file yet and a failure removes it, so it can be written without a journal and synchronised once.
Result<RunEnd> writeNewProject(const fs::path& part, const Table& import, const Study& study,
                               const std::stop_token& stop, const ProgressSink& progress)
{
    const Result<Database> database = Database::open(part, Database::Mode::Create);
    if (!database)
        return database.error();
    if (const Status done = database->execute("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; "
                                              "PRAGMA synchronous = OFF");
        !done)
        return done.error();
    if (const Status done = migrate(*database, projectMigrations(), 0); !done)
        return done.error();
    Transaction transaction(*database);
    if (!transaction.begun())
        return transaction.begun().error();
    const Result<RunEnd> written = writeImport(*database, import, stop, progress);
    if (!written || *written == RunEnd::Cancelled)
        return written;
    if (const Status done = writeStudy(*database, study); !done)
        return done.error();
    if (const Status done = transaction.commit(); !done)
        return done.error();
    return stop.stop_requested() ? RunEnd::Cancelled : RunEnd::Finished;
}

ProjectAccess accessTo(const fs::path& file, ProjectLock& lock, bool readOnlyRequested)
{
    if (readOnlyRequested)
        return ProjectAccess::ReadOnlyRequested;
    if (!canWrite(file))
        return ProjectLock::isHeld(file).value_or(false) ? ProjectAccess::ReadOnlyInUse : ProjectAccess::ReadOnlyFolder;
    switch (lock.take(file)) {
    case ProjectLock::Outcome::Taken:
        return ProjectAccess::Writable;
    case ProjectLock::Outcome::HeldElsewhere:
        return ProjectAccess::ReadOnlyInUse;
    case ProjectLock::Outcome::DiskFull:
    case ProjectLock::Outcome::FolderNotWritable:
        break;
    }
    return ProjectAccess::ReadOnlyFolder;
}

Status readTogether(const Database& database, std::uint32_t since, const std::function<Status(const Database&)>& work)
{
    if (const Status begun = database.execute("BEGIN"); !begun)
        return begun.error();
    const auto version = database.number("PRAGMA user_version");
    Status done = !version ? Status(database.error()) : *version < since ? Status(Done{}) : work(database);
    const Status ended = database.execute("COMMIT");
    return done.ok() ? ended : done;
}

} // namespace

Status ProjectFile::Impl::connect()
{
    if (writer)
        return Done{};
    Result<Database> database = Database::open(path, Database::Mode::ReadWrite);
    if (!database)
        return database.error();
    // FULL: what was acknowledged survives a power cut, not only the end of the process.
    if (const Status done = database->execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL"); !done)
        return done.error();
    const auto version = database->number("PRAGMA user_version");
    if (!version)
        return database->error();
    if (*version < schemaVersion())
        if (const Status done = migrate(*database, projectMigrations(), static_cast<std::uint32_t>(*version)); !done)
            return done.error();
    Transaction transaction(*database);
    if (!transaction.begun())
        return transaction.begun().error();
    for (const JobTables* tables : jobTables()) // nobody else can be running them
        if (const Status done = endAbandoned(*database, *tables); !done)
            return done.error();
    if (const Status done = transaction.commit(); !done)
        return done.error();
    writer = std::move(*database);
    return Done{};
}

Status ProjectFile::Impl::change(const Work& work)
{
    if (access != ProjectAccess::Writable)
        return failure(ErrorCode::ProjectReadOnly, path);
    if (const Status connected = connect(); !connected)
        return connected.error();
    Transaction transaction(*writer);
    if (!transaction.begun())
        return transaction.begun().error();
    if (const Status done = work(*writer); !done)
        return done.error();
    if (const Status done = transaction.commit(); !done)
        return done.error();
    // A file without a name takes everything and keeps nothing.
    return writer->isStillThere() ? Status(Done{}) : failure(ErrorCode::FileNotFound, path);
}

Status ProjectFile::Impl::read(std::uint32_t since, const Work& work) const
{
    if (writer)
        return readTogether(*writer, since, work);
    const Status done = readUndisturbed(
        path, access, [&](const ProjectReader& reader) { return readTogether(reader.database(), since, work); });
    const bool unknown =
        access == ProjectAccess::ReadOnlyNewer && !done && done.error().code == ErrorCode::ProjectDamaged;
    return unknown ? Status(failure(ErrorCode::ProjectNewer, path)) : done;
}

Status ProjectFile::Impl::disconnect()
{
    if (!writer)
        return Done{};
    // Brings everything into the file and removes the log; at rest the file needs nothing beside it, not even to be
    // read from a folder that cannot be written.
    Status done = writer->execute("PRAGMA journal_mode = DELETE");
    if (!done) // somebody is reading: the log stays, but empty
        done = writer->execute("PRAGMA wal_checkpoint(TRUNCATE)");
    writer.reset();
    return done;
}

ProjectCreation ProjectFile::create(const fs::path& file, TablePtr import, const Study& study, std::stop_token stop,
                                    const ProgressSink& progress)
{
    assert(import);
    const auto failed = [](Error error) {
        return ProjectCreation{.end = RunEnd::Failed, .project = std::nullopt, .error = std::move(error)};
    };
    auto impl = std::make_unique<Impl>();
    impl->path = trueName(file);
    if (const Status locked = lockForReplacing(impl->lock, impl->path); !locked)
        return failed(locked.error());
    const ProjectPart part(impl->path);
    Result<RunEnd> written = writeNewProject(part.path(), *import, study, stop, progress);
    if (!written) {
        Error error = written.error();
        error.subject = impl->path.filename().string();
        return failed(std::move(error));
    }
    if (*written == RunEnd::Cancelled)
        return {.end = RunEnd::Cancelled, .project = std::nullopt, .error = std::nullopt};
    if (const Status moved = part.moveIntoPlace(); !moved)
        return failed(moved.error());
    impl->import = std::move(import);
    impl->study = study;
    return {.end = RunEnd::Finished, .project = ProjectFile(std::move(impl)), .error = std::nullopt};
}

Result<ProjectFile> ProjectFile::open(const fs::path& file, bool readOnly)
{
    auto impl = std::make_unique<Impl>();
    impl->path = trueName(file);
    std::error_code unknown;
    if (!fs::exists(impl->path, unknown))
        return failure(ErrorCode::FileNotFound, impl->path);
    if (!fs::is_regular_file(impl->path, unknown))
        return failure(ErrorCode::FileNotReadable, impl->path);
    impl->access = accessTo(impl->path, impl->lock, readOnly);

    bool interrupted = false;
    Result<ProjectReader::Content> content =
        readUndisturbed(impl->path, impl->access, [&](const ProjectReader& reader) {
            interrupted = reader.foundInterrupted();
            return reader.readAndCheckAll();
        });
    if (!content) {
        if (impl->lock.foundAbandoned())
            impl->lock.leaveAbandoned(); // nothing was repaired, so the trace stays
        return content.error();
    }
    impl->import = std::move(content->import);
    impl->study = std::move(content->study);
    if (content->newer) { // neither brought to our tables nor repaired
        impl->lock.foundAbandoned() ? impl->lock.leaveAbandoned() : impl->lock.release();
        impl->access = ProjectAccess::ReadOnlyNewer;
    }
    if (interrupted && impl->access == ProjectAccess::Writable && !impl->connect()) {
        // No room to repair it, perhaps. What was read is right, and what SQLite left stays for the next time.
        impl->access = ProjectAccess::ReadOnlyFolder;
        impl->lock.leaveAbandoned();
    }
    // Killed between making its journal and writing into it: an empty one that SQLite never takes away.
    if (!interrupted && impl->access == ProjectAccess::Writable)
        removeQuietly(beside(impl->path, kJournalSuffix));
    return ProjectFile(std::move(impl));
}

ProjectFile::ProjectFile(std::unique_ptr<Impl> impl) : m_impl(std::move(impl)) {}

ProjectFile::ProjectFile(ProjectFile&&) noexcept = default;

ProjectFile& ProjectFile::operator=(ProjectFile&& other) noexcept
{
    if (this != &other) {
        (void)close();
        m_impl = std::move(other.m_impl);
    }
    return *this;
}

ProjectFile::~ProjectFile()
{
    (void)close();
}

const fs::path& ProjectFile::path() const
{
    return m_impl->path;
}

ProjectAccess ProjectFile::access() const
{
    return m_impl->access;
}

bool ProjectFile::wasInterrupted() const
{
    return m_impl->lock.foundAbandoned();
}

const TablePtr& ProjectFile::import() const
{
    return m_impl->import;
}

const Study& ProjectFile::study() const
{
    return m_impl->study;
}

Status ProjectFile::saveStudy(const Study& study)
{
    Status saved = m_impl->change([&](const Database& database) { return writeStudy(database, study); });
    if (saved)
        m_impl->study = study;
    return saved;
}

Status ProjectFile::saveCopy(const fs::path& file) const
{
    if (m_impl->access == ProjectAccess::ReadOnlyNewer) // nobody could go on in the copy either
        return failure(ErrorCode::ProjectNewer, m_impl->path);
    const fs::path target = trueName(file);
    ProjectLock lock;
    if (const Status locked = lockForReplacing(lock, target); !locked)
        return locked.error();
    return readUndisturbed(m_impl->path, m_impl->access, [&](const ProjectReader& reader) -> Status {
        const ProjectPart part(target);
        const std::string partName = part.path().string();
        Statement vacuum(reader.database(), "VACUUM INTO ?1");
        if (const Status copied = vacuum.bind(1, partName).run(); !copied) {
            Error error = copied.error();
            error.subject = target.filename().string();
            if (error.code == ErrorCode::FileNotReadable)
                error.code = ErrorCode::FileNotWritable;
            return error;
        }
        return part.moveIntoPlace();
    });
}

Status ProjectFile::close()
{
    if (!m_impl)
        return Done{};
    const Status done = m_impl->disconnect();
    m_impl->lock.release();
    m_impl->access = ProjectAccess::ReadOnlyRequested; // what was read can still be asked for, nothing can be changed
    return done;
}

ProjectTrace projectTrace(const fs::path& file)
{
    const fs::path project = trueName(file);
    const std::optional<bool> held = ProjectLock::isHeld(project);
    std::error_code unknown;
    if (!held || !fs::exists(project, unknown))
        return ProjectTrace::Closed;
    if (*held)
        return ProjectTrace::OpenNow;
    return isNonEmptyFile(beside(project, kLockSuffix)) ? ProjectTrace::Interrupted : ProjectTrace::Closed;
}

void removeAbandonedImports(const fs::path& folder)
{
    std::error_code failed;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, failed)) {
        const std::string name = entry.path().string();
        const bool part = name.ends_with(kPartSuffix);
        if (!part && !name.ends_with(kLockSuffix))
            continue;
        const fs::path project = name.substr(0, name.size() - (part ? kPartSuffix : kLockSuffix).size());
        if (ProjectLock::isHeld(project).value_or(false))
            continue;
        removeQuietly(beside(project, kPartSuffix));
        removeQuietly(beside(beside(project, kPartSuffix), kJournalSuffix));
        if (!fs::exists(project, failed))
            removeQuietly(beside(project, kLockSuffix));
    }
}

} // namespace core
