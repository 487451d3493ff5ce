#include "app/cli/figure_drawing_loader.h"

#include "app/cli/words.h"
#include "core/learn/library_folder.h"

#include <dlfcn.h>

#include <algorithm>
#include <array>
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

std::variant<const FigureDrawing*, Failure> loadFigureDrawing()
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

bool asksForPicture(int count, const char* const* words)
{
    using namespace std::string_view_literals;
    const auto isPicture = [](std::string_view word) {
        const std::string_view ending = word.size() > 4 ? word.substr(word.size() - 4) : ""sv;
        return std::ranges::any_of(std::array{".pdf"sv, ".svg"sv, ".png"sv, ".PDF"sv, ".SVG"sv, ".PNG"sv},
                                   [&](std::string_view known) { return ending == known; });
    };
    const auto begin = words + std::min(count, 1), end = words + count;
    return std::any_of(begin, end, [](const char* word) { return word == "export"sv; }) &&
           std::any_of(begin, end, isPicture);
}

} // namespace app::cli
