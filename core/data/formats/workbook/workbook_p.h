// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/formats/file_kind.h"
#include "core/data/formats/workbook/zip_file_p.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::formats {

// What both kinds of workbooks can hold.
inline constexpr std::uint64_t kMostRows = 1'048'576;
inline constexpr std::uint32_t kMostColumns = 16'384;
inline constexpr std::size_t kLongestCell = std::size_t{1} << 20; // Excel stops at 32,767 characters

// A cell with something in it. Dates, times and logical values are texts: 2024-02-29, 13:05:00, TRUE.
struct Cell {
    std::uint32_t column = 0; // from 0
    bool isNumber = false;
    double number = 0.0;
    std::string_view text;
};

// Takes the cells of one sheet, row by row from the top, each row from the left, empty rows left out.
class CellSink {
public:
    virtual ~CellSink() = default;
    virtual bool row(std::uint64_t number, std::span<const Cell> cells) = 0; // from 1; false: enough
    virtual bool hasRoomFor(std::uint64_t) { return true; } // rows that repeat the last one; false: do not begin
};

// Collects the cells of a row, whose texts live in one string.
class RowBuffer {
public:
    void add(std::uint32_t column, double number);
    void add(std::uint32_t column, std::string_view text); // blanks alone are no cell
    bool empty() const { return m_cells.empty(); }
    std::span<const Cell> cells(); // from the left; valid until the next add
    void clear();

private:
    struct Place {
        std::size_t begin = 0;
        std::size_t size = 0;
    };
    std::vector<Cell> m_cells;
    std::vector<Place> m_places;
    std::string m_texts;
    bool m_sorted = true;
};

struct Sheet {
    std::string name;
    bool hidden = false;
    std::string part;       // of the archive
    std::uint64_t rows = 0; // as the file says; 0: not known
};

class Workbook {
public:
    virtual ~Workbook() = default;
    const std::vector<Sheet>& sheets() const { return m_sheets; }
    std::size_t formulasWithoutValue() const { return m_formulasWithoutValue; } // of the sheet read last
    virtual Result<RunEnd> read(std::size_t sheet, CellSink& sink, const ReadControl& control) = 0;

protected:
    std::vector<Sheet> m_sheets;
    std::size_t m_formulasWithoutValue = 0;
};

// The bytes must outlive the workbook.
Result<std::unique_ptr<Workbook>> openWorkbook(FileKind kind, const csv::Bytes& bytes, const std::string& name,
                                               const ReadControl& control);
Result<std::unique_ptr<Workbook>> openXlsx(ZipFile zip, const std::string& name, const ReadControl& control);
Result<std::unique_ptr<Workbook>> openOds(ZipFile zip, const std::string& name, const ReadControl& control);

} // namespace core::formats
