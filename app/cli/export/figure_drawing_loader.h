// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/failure.h"
#include "app/cli/export/figure_drawing.h"

#include <variant>

namespace app::cli {

// Loads what draws the first time it is called.
std::variant<const FigureDrawing*, Failure> loadFigureDrawing();

// Whether a command line asks for a figure, before it is understood: the program has to know when it starts.
bool asksForFigure(int count, const char* const* words);

} // namespace app::cli
