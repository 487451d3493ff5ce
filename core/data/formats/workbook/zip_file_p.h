// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/data/csv/csv_bytes.h"
#include "core/data/formats/table_preview.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace core::formats {

// The parts of a ZIP archive, unpacked piece by piece and never held whole.
class ZipFile {
public:
    static Result<ZipFile> open(const csv::Bytes& bytes, const std::string& name); // the bytes must outlive it

    bool has(const std::string& part) const;

    // Hands out the part in pieces of up to 64 kB until the sink has had enough. Cancelled: a stop was requested.
    // Fails with a file fault: Damaged, or UnpacksTooLarge where little unpacks to more than anybody typed.
    using Sink = std::function<bool(std::string_view piece)>;
    Result<RunEnd> read(const std::string& part, const Sink& sink, const ReadControl& control = {}) const;
    Result<std::string> readSmall(const std::string& part, std::size_t most) const; // the beginning of a part

private:
    struct Handle;
    std::shared_ptr<Handle> m_handle;
    std::string m_name;
};

} // namespace core::formats
