// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/main_menu.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace ui {

// What the user decides about the program itself, whatever project is open.
struct Preferences {
    QString language; // "de"; empty: the system's
    ThemeChoice theme = ThemeChoice::System;
    double zoom = 1.0;          // of type and rows
    int cores = 0;              // for training and searching; 0: all there are
    int memoryMegabytes = 2048; // for the states that training keeps; beyond, it computes them again
    QString projectFolder;      // where projects are opened and saved; empty: where the last file was
    QString exportFolder;       // likewise of what is exported
    bool operator==(const Preferences&) const = default;
};

// What can be chosen on this computer.
struct PreferenceChoices {
    std::vector<MenuEntry> languages; // key: "de", text: "Deutsch"
    std::vector<double> zooms;
    int cores = 1;
    int memoryMegabytes = 2048; // installed
};

// Edit ▸ Settings. Every change takes effect at once; there is nothing to confirm.
class SettingsDialog : public QDialog {
    Q_OBJECT

public:
    enum class Folder { Projects, Exports };
    explicit SettingsDialog(const PreferenceChoices& choices, QWidget* parent = nullptr);

    void setPreferences(const Preferences& preferences); // without a signal
    const Preferences& preferences() const { return m_preferences; }

Q_SIGNALS:
    void changed(const ui::Preferences& preferences);
    void folderRequested(ui::SettingsDialog::Folder folder); // the answer comes through setPreferences()

private:
    void buildLayout();
    void addLook(QFormLayout& form);
    void addWork(QFormLayout& form);
    void addFolder(QFormLayout& form, const QString& text, Folder folder);
    void connectInputs();
    void showPreferences();
    void take(const Preferences& preferences);

    struct FolderRow {
        QLineEdit* path = nullptr;
        QPushButton* forget = nullptr;
    };
    PreferenceChoices m_choices;
    Preferences m_preferences;
    QComboBox* m_language;
    QComboBox* m_theme;
    QComboBox* m_zoom;
    QSpinBox* m_cores;
    QSpinBox* m_memory;
    FolderRow m_projects, m_exports;
    bool m_showing = false; // the inputs are being set by the program
};

} // namespace ui
