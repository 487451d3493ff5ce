// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/settings_dialog.h"

#include "ui/common/buttons.h"
#include "ui/common/labels.h"
#include "ui/common/text/language.h"
#include "ui/common/text/number_text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSpinBox>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

constexpr int kSmallestMemory = 64; // MB
constexpr int kMemoryStep = 256;

QLabel* strongLabel(const QString& text)
{
    QLabel* label = makeStrongLabel(text);
    return label;
}

QLabel* note(const QString& text)
{
    QLabel* label = makeLabel(text, TypeSize::Table, Tone::Secondary);
    label->setWordWrap(true);
    return label;
}

// Neither kind of field asks for the room of a text that stands for a value.
void widenFor(QWidget& field, const QString& text)
{
    constexpr int kMargins = 56; // arrows included
    field.setMinimumWidth(field.fontMetrics().horizontalAdvance(text) + kMargins);
}

} // namespace

SettingsDialog::SettingsDialog(const PreferenceChoices& choices, QWidget* parent)
    : QDialog(parent),
      m_choices(choices),
      m_language(new QComboBox(this)),
      m_theme(new QComboBox(this)),
      m_zoom(new QComboBox(this)),
      m_cores(new QSpinBox(this)),
      m_memory(new QSpinBox(this))
{
    setWindowTitle(tr("Settings"));
    buildLayout();
    connectInputs();
    showPreferences();
}

void SettingsDialog::buildLayout()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(8);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    addLook(*form);
    addWork(*form);
    form->addRow(strongLabel(tr("Folders")));
    addFolder(*form, tr("&Projects"), Folder::Projects);
    addFolder(*form, tr("&Exports"), Folder::Exports);
    column->addLayout(form);
    column->addStretch(1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton* defaults = buttons->addButton(tr("Restore &defaults"), QDialogButtonBox::ResetRole);
    defaults->setToolTip(tr("Sets everything here back to what it was when PanelWise was new"));
    defaults->setAutoDefault(false);
    connect(defaults, &QPushButton::clicked, this, [this] { take({}); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
}

void SettingsDialog::addLook(QFormLayout& form)
{
    form.addRow(strongLabel(tr("Language and look")));
    m_language->addItem(tr("As the system"), QString());
    m_language->setObjectName(QStringLiteral("languages"));
    m_language->setProperty("data", true); // a language is named in itself
    for (const MenuEntry& language : m_choices.languages)
        m_language->addItem(language.text, language.key);
    m_language->setToolTip(tr("Words and the form of numbers and dates"));
    form.addRow(tr("&Language"), m_language);
    form.addRow(QString(), note(tr("Takes effect at once; the project stays open.")));
    m_theme->addItem(tr("As the system"), int(ThemeChoice::System));
    m_theme->addItem(tr("Light"), int(ThemeChoice::Light));
    m_theme->addItem(tr("Dark"), int(ThemeChoice::Dark));
    m_theme->setToolTip(tr("Colours of the window and of plots on screen; exported figures are always light"));
    form.addRow(tr("&Colours"), m_theme);
    for (const double zoom : m_choices.zooms)
        m_zoom->addItem(shareText(zoom, QLocale(), 0), zoom);
    m_zoom->setToolTip(tr("Type and rows grow together; also Ctrl and + or −"));
    form.addRow(tr("&Type size"), m_zoom);
}

void SettingsDialog::addWork(QFormLayout& form)
{
    form.addRow(strongLabel(tr("Training and searching")));
    m_cores->setRange(0, m_choices.cores);
    m_cores->setSpecialValueText(tr("All (%1)").arg(countText(static_cast<std::uint64_t>(m_choices.cores))));
    widenFor(*m_cores, m_cores->specialValueText());
    m_cores->setToolTip(tr("How many processor cores a search may keep busy; fewer leave more for other programs. The "
                           "result is the same. Training one policy uses one."));
    form.addRow(tr("C&ores"), m_cores);
    m_memory->setRange(kSmallestMemory, std::max(kSmallestMemory, m_choices.memoryMegabytes));
    m_memory->setSingleStep(kMemoryStep);
    m_memory->setSuffix(tr(" MB"));
    m_memory->setGroupSeparatorShown(true);
    m_memory->setToolTip(tr("The most that training keeps of what it has computed about patients. With less, it is "
                            "slower, with the same result. Advanced settings of a policy take precedence."));
    form.addRow(tr("&Memory for training"), m_memory);
    form.addRow(QString(), note(tr("Takes effect with the next training or search.")));
}

void SettingsDialog::addFolder(QFormLayout& form, const QString& text, Folder folder)
{
    FolderRow& row = folder == Folder::Projects ? m_projects : m_exports;
    const QString name = withoutMnemonic(text);
    row.path = new QLineEdit(this);
    row.path->setReadOnly(true);
    row.path->setPlaceholderText(tr("Where the last file was"));
    widenFor(*row.path, row.path->placeholderText());
    row.path->setToolTip(tr("Where the file dialogs begin"));
    QPushButton* choose = makeButton(tr("Choose…"), std::nullopt, this);
    choose->setAccessibleName(tr("Choose the folder: %1").arg(name));
    choose->setAutoDefault(false);
    row.forget = makeButton(tr("Clear"), std::nullopt, this);
    row.forget->setAccessibleName(tr("Forget the folder: %1").arg(name));
    row.forget->setAutoDefault(false);
    auto* line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(row.path, 1);
    line->addWidget(choose);
    line->addWidget(row.forget);
    QLabel* label = makeLabel(text);
    label->setBuddy(row.path);
    form.addRow(label, line);
    connect(choose, &QPushButton::clicked, this, [this, folder] { Q_EMIT folderRequested(folder); });
    connect(row.forget, &QPushButton::clicked, this, [this, folder] {
        Preferences wanted = m_preferences;
        (folder == Folder::Projects ? wanted.projectFolder : wanted.exportFolder).clear();
        take(wanted);
    });
}

void SettingsDialog::connectInputs()
{
    const auto read = [this] {
        if (m_showing)
            return;
        Preferences wanted = m_preferences;
        wanted.language = m_language->currentData().toString();
        wanted.theme = static_cast<ThemeChoice>(m_theme->currentData().toInt());
        wanted.zoom = m_zoom->currentData().toDouble();
        wanted.cores = m_cores->value();
        wanted.memoryMegabytes = m_memory->value();
        take(wanted);
    };
    for (QComboBox* box : {m_language, m_theme, m_zoom})
        connect(box, &QComboBox::currentIndexChanged, this, read);
    for (QSpinBox* box : {m_cores, m_memory}) {
        box->setKeyboardTracking(false); // half a number is no request
        connect(box, &QSpinBox::valueChanged, this, read);
    }
}

void SettingsDialog::setPreferences(const Preferences& preferences)
{
    m_preferences = preferences;
    showPreferences();
}

void SettingsDialog::take(const Preferences& preferences)
{
    if (preferences == m_preferences)
        return;
    setPreferences(preferences);
    Q_EMIT changed(m_preferences);
}

void SettingsDialog::showPreferences()
{
    const Preferences& preferences = m_preferences;
    m_showing = true;
    m_language->setCurrentIndex(std::max(0, m_language->findData(preferences.language)));
    m_theme->setCurrentIndex(m_theme->findData(int(preferences.theme)));
    const auto closer = [&](double a, double b) {
        return std::abs(a - preferences.zoom) < std::abs(b - preferences.zoom);
    };
    const auto nearest = std::ranges::min_element(m_choices.zooms, closer);
    m_zoom->setCurrentIndex(static_cast<int>(nearest - m_choices.zooms.begin()));
    m_cores->setValue(preferences.cores);
    m_memory->setValue(preferences.memoryMegabytes);
    m_projects.path->setText(preferences.projectFolder);
    m_exports.path->setText(preferences.exportFolder);
    m_projects.forget->setEnabled(!preferences.projectFolder.isEmpty());
    m_exports.forget->setEnabled(!preferences.exportFolder.isEmpty());
    m_showing = false;
}

} // namespace ui
