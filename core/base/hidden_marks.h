// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace core {

// Without the letters of Unicode that show nothing themselves and make other letters look like something else:
// overrides and embeddings of direction ("gpj.exe" shown as "exe.jpg"), spaces without width, soft hyphens, byte order
// marks. The joiners and marks that Persian, Arabic, Hebrew and Indic texts are written with stay, and so does a text
// of nothing else.
std::string withoutHiddenMarks(const std::string& text);

// Likewise for names that tell things apart: one that would become the same as another one stays as it is.
void dropHiddenMarks(std::vector<std::string>& names);

} // namespace core
