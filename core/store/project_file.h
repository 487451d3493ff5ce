#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/data/study.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

namespace core {

enum class ProjectAccess : std::uint8_t {
    Writable,
    ReadOnlyInUse,  // another window has it open
    ReadOnlyFolder, // the file or its folder cannot be written
    ReadOnlyWished, // asked for by the caller
};

// One `*.panelwise` file: the import, what the user decided about it, and later runs, policies and fronts.
// Used from one thread at a time. Every call that changes something is one transaction: after a crash the file holds
// the state before or after it, nothing between.
class ProjectFile {
public:
    static Result<ProjectFile> create(const std::filesystem::path& file, const Table& import, const Study& study,
                                      std::stop_token stop = {}, const ProgressSink& progress = {});
    static Result<ProjectFile> open(const std::filesystem::path& file, bool readOnly = false);
    ProjectFile(ProjectFile&&) noexcept;
    ProjectFile& operator=(ProjectFile&&) noexcept;
    ~ProjectFile(); // closes

    const std::filesystem::path& path() const;
    ProjectAccess access() const;
    const TablePtr& import() const;
    const Study& study() const;

    Status saveStudy(const Study& study);
    Status saveCopy(const std::filesystem::path& file) const; // compact; the original stays open
    Status close();                                           // leaves one file that can be mailed

private:
    struct Impl;
    explicit ProjectFile(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> m_impl;
};

} // namespace core
