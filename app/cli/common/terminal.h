// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace app::cli {

// Where text goes: results to stdout, everything else to stderr.
class Terminal {
public:
    Terminal();

    qsizetype outputWidth() const; // columns of the window; 100 where stdout is none
    bool errorIsInteractive() const { return m_errorIsInteractive; }

    void print(const QString& text); // to stdout, with a line end
    void printHeading(const QString& text);
    void printWrapped(const QString& text, int indent = 2); // in lines that fit the window
    void note(const QString& text);                         // to stderr, with a line end
    void overwriteNote(const QString& text);                // the same line of stderr again; interactive terminals only
    void clearNote();

private:
    bool m_outputIsStyled = false;
    bool m_errorIsInteractive = false;
    bool m_lineOpen = false;
};

} // namespace app::cli
