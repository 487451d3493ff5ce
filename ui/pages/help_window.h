#pragma once

#include "ui/pages/main_menu.h"

#include <QDialog>

#include <vector>

class QTabWidget;

namespace ui {

// Versions and licence, as the program that puts the window together knows them.
struct AboutFacts {
    QString version;
    QString qtVersion;
};

// Help without a network: how to begin, the keys, and what this program is.
class HelpWindow : public QDialog {
    Q_OBJECT

public:
    enum class Page { Help, Keyboard, About };
    HelpWindow(const std::vector<MenuEntry>& shortcuts, const AboutFacts& facts, QWidget* parent = nullptr);

    void showPage(Page page);

private:
    QTabWidget* m_tabs;
};

} // namespace ui
