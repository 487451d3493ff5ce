// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/failure.h"
#include "app/cli/export/figure_drawing.h"

namespace app::cli {

// Loads what draws the first time it is called.
Result<const FigureDrawing*> loadFigureDrawing();

// Whether a command line asks for a figure, before it is understood: the program has to know when it starts.
bool asksForFigure(int count, const char* const* words);

} // namespace app::cli
