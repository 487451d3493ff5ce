// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/main_menu.h"
#include "ui/shell/main_window.h"

#include <QDialog>

#include <vector>

class QTabWidget;

namespace ui {

class HelpView;

// Versions and licence, as the program that puts the window together knows them.
struct AboutFacts {
    QString version;
    QString qtVersion;
};

// Help without a network: each page of the program, the words of the trade, the keys, and what this program is.
class HelpWindow : public QDialog {
    Q_OBJECT

public:
    enum class Page { Help, Glossary, Keyboard, About };
    HelpWindow(const std::vector<MenuEntry>& shortcuts, const AboutFacts& facts, QWidget* parent = nullptr);

    void showPage(Page page);
    void showHelpAbout(Place place); // the chapter of that page
    void showTopic(const QString& topic);
    HelpView& view() { return *m_help; }

private:
    HelpView* m_help;
    QTabWidget* m_tabs;
};

} // namespace ui
