// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/formats/workbook/xlsx_write.h"

#include "core/base/pending_file.h"
#include "core/base/scratch_folder.h"
#include "core/data/csv/csv_fields.h"
#include "core/data/csv/csv_number.h"
#include "core/data/formats/workbook/workbook_p.h"

#include <xlsxwriter.h>

#include <dlfcn.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <utility>

namespace core {
namespace {

// Linking it would load libcrypto with every start of the program.
constexpr const char* kWriterLibrary = "libxlsxwriter.so.4";
constexpr std::size_t kLongestXlsxText = 32'767;

struct WriterLibrary {
    decltype(&::workbook_new) newBook = nullptr;
    decltype(&::workbook_add_worksheet) addSheet = nullptr;
    decltype(&::workbook_add_format) addFormat = nullptr;
    decltype(&::format_set_bold) setBold = nullptr;
    decltype(&::worksheet_freeze_panes) freeze = nullptr;
    decltype(&::worksheet_write_number) writeNumber = nullptr;
    decltype(&::worksheet_write_string) writeString = nullptr;
    decltype(&::workbook_close) close = nullptr;
};

template <typename Function>
bool findIn(void* handle, const char* name, Function& function)
{
    function = reinterpret_cast<Function>(dlsym(handle, name));
    return function != nullptr;
}

Error notWritten(const std::string& file, const std::string& why)
{
    return {.code = ErrorCode::FileNotWritable, .subject = file, .detail = why};
}

Result<WriterLibrary> loadWriter(const std::string& file)
{
    void* const handle = dlopen(kWriterLibrary, RTLD_NOW | RTLD_LOCAL);
    WriterLibrary found;
    const bool complete =
        handle && findIn(handle, "workbook_new", found.newBook) &&
        findIn(handle, "workbook_add_worksheet", found.addSheet) &&
        findIn(handle, "workbook_add_format", found.addFormat) && findIn(handle, "format_set_bold", found.setBold) &&
        findIn(handle, "worksheet_freeze_panes", found.freeze) &&
        findIn(handle, "worksheet_write_number", found.writeNumber) &&
        findIn(handle, "worksheet_write_string", found.writeString) && findIn(handle, "workbook_close", found.close);
    if (complete)
        return found;
    const char* const words = dlerror();
    return notWritten(file, words ? words : kWriterLibrary);
}

std::optional<double> numberIn(std::string_view text)
{
    const std::string_view digits = text.substr(text.starts_with('-') ? 1 : 0);
    const bool zeroInFront = digits.size() > 1 && digits[0] == '0' && csv::isDigit(digits[1]);
    const bool record = digits.size() > 15 && digits.find_first_not_of("0123456789") == std::string_view::npos;
    double number = 0.0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = failure == std::errc{} && end == text.data() + text.size();
    const bool finite = !digits.empty() && csv::isDigit(digits[0]); // not "inf" and "nan"
    return whole && finite && !zeroInFront && !record ? std::optional(number) : std::nullopt;
}

// Writes every field of the text into its cell; false: there are more than a sheet has.
bool writeCells(std::string_view csvText, const WriterLibrary& writer, lxw_worksheet* sheet, lxw_format* bold)
{
    const char* const end = csvText.data() + csvText.size();
    std::string scratch;
    std::uint64_t row = 0;
    for (const char* p = csv::skipLineEnds(csvText.data(), end); p != end; p = csv::skipLineEnds(p, end), ++row) {
        for (std::uint64_t column = 0;; ++column) {
            if (row >= formats::kMostRows || column >= formats::kMostColumns)
                return false;
            const csv::Field field = csv::readField(p, end, ',', scratch);
            const auto number = row > 0 ? numberIn(field.text) : std::nullopt;
            const auto r = static_cast<lxw_row_t>(row);
            const auto c = static_cast<lxw_col_t>(column);
            if (number)
                writer.writeNumber(sheet, r, c, *number, nullptr);
            else if (!field.text.empty())
                writer.writeString(sheet, r, c, std::string(field.text.substr(0, kLongestXlsxText)).c_str(),
                                   row == 0 ? bold : nullptr);
            p = field.end;
            if (p == end || *p != ',')
                break;
            ++p;
        }
    }
    return true;
}

} // namespace

bool isXlsxName(std::string_view fileName)
{
    if (fileName.size() < 5)
        return false;
    std::string ending(fileName.substr(fileName.size() - 5));
    std::transform(ending.begin(), ending.end(), ending.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return ending == ".xlsx";
}

Result<std::string> workbookOf(std::string_view csv, const std::string& file)
{
    const Result<WriterLibrary> writer = loadWriter(file);
    if (!writer)
        return writer.error();
    const ScratchFolder scratch; // the writer takes nothing but a name
    const std::string made = (scratch.path() / "book.xlsx").string();
    lxw_workbook* const book = scratch.failure() == 0 ? writer->newBook(made.c_str()) : nullptr;
    if (!book)
        return notWritten(file, "temporary file");
    lxw_worksheet* const sheet = writer->addSheet(book, nullptr);
    lxw_format* const bold = writer->addFormat(book);
    writer->setBold(bold);
    writer->freeze(sheet, 1, 0);
    const bool fits = writeCells(csv, *writer, sheet, bold);
    if (writer->close(book) != LXW_NO_ERROR)
        return notWritten(file, "temporary file");
    if (!fits)
        return notWritten(file, "more than 1,048,576 rows or 16,384 columns; CSV holds them");
    std::ifstream stream(made, std::ios::binary);
    return std::string{std::istreambuf_iterator<char>(stream), {}};
}

Status writeTable(const std::filesystem::path& file, std::string_view csv, FileReaders readers)
{
    if (!isXlsxName(file.string()))
        return writeFile(file, csv, readers);
    const Result<std::string> workbook = workbookOf(csv, file.filename().string());
    return workbook ? writeFile(file, *workbook, readers) : Status(workbook.error());
}

} // namespace core
