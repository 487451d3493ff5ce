// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/study.h"

#include <QTemporaryDir>

#include <filesystem>
#include <string>
#include <vector>

// Small projects with everything in them that has ever made a file format stumble.
namespace fixtures {

// Names a CSV may bring along: quotes, SQL, format signs, an embedded zero, other scripts, 10,000 characters.
std::vector<std::string> awkwardNames();

// All kinds of columns, gaps, both zeros, subnormals and infinities; `rows` patients.
core::TablePtr table(std::size_t rows = 500);
core::Study study(const core::Table& table, int number = 0); // `number` is in the name and the first price
int numberOf(const core::Study& study);                      // the other way round

std::string bytesOf(const std::filesystem::path& file);
void writeBytes(const std::filesystem::path& file, const std::string& bytes);
std::vector<std::string> namesIn(const std::filesystem::path& folder); // sorted

class Folder {
public:
    std::filesystem::path path() const { return m_folder.path().toStdString(); }
    std::filesystem::path operator/(const char* name) const { return path() / name; }

private:
    QTemporaryDir m_folder;
};

} // namespace fixtures
