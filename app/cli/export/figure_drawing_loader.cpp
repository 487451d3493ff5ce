// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/export/figure_drawing_loader.h"

#include "app/cli/common/words.h"
#include "core/learn/library_folder.h"

#include <dlfcn.h>

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

namespace app::cli {
namespace {

Failure notLoaded(const std::filesystem::path& library)
{
    const char* words = dlerror();
    return {.exit = ExitCode::OurFault,
            .file = library.string(),
            .message = Words::tr("Pictures are drawn by %1, which cannot be loaded: %2")
                           .arg(QString::fromStdString(library.string()), QString::fromUtf8(words ? words : "")),
            .remedy = Words::tr("Install PanelWise completely. CSV files can be written without it.")};
}

} // namespace

Result<const FigureDrawing*> loadFigureDrawing()
{
    const std::filesystem::path library = core::libraryFolder() / "libpanelwise_figures.so";
    void* const handle =
        dlopen(library.c_str(), RTLD_NOW | RTLD_LOCAL); // never closed: its application lives to the end
    if (!handle)
        return notLoaded(library);
    const auto factory = reinterpret_cast<FigureDrawingFactory>(dlsym(handle, kFigureDrawingSymbol));
    if (!factory)
        return notLoaded(library);
    return &factory();
}

bool asksForFigure(int count, const char* const* words)
{
    using namespace std::string_view_literals;
    constexpr std::array kEndings{".pdf"sv, ".svg"sv, ".png"sv, ".PDF"sv, ".SVG"sv, ".PNG"sv};
    constexpr std::array kDrawn{"point"sv, "panel-use"sv, "sequences"sv,
                                "report"sv}; // their tables are made with the picture
    const auto ofFigure = [&](std::string_view word) {
        return std::ranges::any_of(kEndings, [&](std::string_view ending) { return word.ends_with(ending); }) ||
               std::ranges::find(kDrawn, word) != kDrawn.end();
    };
    const std::span<const char* const> given(words, static_cast<std::size_t>(count));
    return std::ranges::any_of(given, [](std::string_view word) { return word == "export" || word == "benchmark"; }) &&
           std::ranges::any_of(given, ofFigure);
}

} // namespace app::cli
