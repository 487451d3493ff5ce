// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/project_identity.h"

#include "core/store/project_reader_p.h"

namespace core {
namespace {

Result<Fingerprint> identityIn(const Database& database, const std::string& subject)
{
    const Error damaged{.code = ErrorCode::ProjectDamaged, .subject = subject, .detail = "import"};
    Statement query(database, "SELECT fingerprint, imported_at FROM import");
    if (!query.next())
        return query.ok() ? damaged : query.error();
    const std::optional<Fingerprint> content = query.fingerprint(0);
    if (!content)
        return damaged;
    FingerprintBuilder builder;
    builder.add(content->high);
    builder.add(content->low);
    builder.add(static_cast<std::uint64_t>(query.number(1)));
    return builder.finish();
}

} // namespace

Result<Fingerprint> projectIdentity(const std::filesystem::path& project)
{
    const std::string subject = project.filename().string();
    std::error_code unknown;
    if (!std::filesystem::is_regular_file(project, unknown))
        return Error{.code = ErrorCode::FileNotFound, .subject = subject};
    return readUndisturbed(project, ProjectAccess::ReadOnlyRequested,
                           [&](const ProjectReader& reader) { return identityIn(reader.database(), subject); });
}

} // namespace core
