// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/window_controller.h"
#include "app/session/document/recent_projects.h"
#include "app/session/document/session.h"

#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>

// The whole program but for main(), with settings and unsaved projects in a folder of its own.
struct Program {
    QTemporaryDir folder;
    QSettings store{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
    app::RecentProjects recent{store};
    app::Session session{folder.filePath(QStringLiteral("unsaved")), recent};
    app::WindowController controller{session, recent, app::Settings{}, false};

    ui::MainWindow& window() { return controller.window(); }
    QString file(const QString& name, const QByteArray& content) const
    {
        QFile made(folder.filePath(name));
        const bool opened = made.open(QIODevice::WriteOnly);
        Q_ASSERT(opened);
        Q_UNUSED(opened)
        made.write(content);
        return made.fileName();
    }
};

// Two hundred patients, a quarter of them ill; the names are what an identifier check must notice.
inline QByteArray wardTable()
{
    QByteArray text = "patient_name,age_years,hemoglobin_g_dL,iron_ug_dL,low_ferritin\n";
    for (int i = 0; i < 240; ++i)
        text += "Person " + QByteArray::number(i) + "," + QByteArray::number(20 + i % 60) + "," +
                QByteArray::number(10.5 + 0.01 * i, 'f', 2) + "," + QByteArray::number(40 + (i * 7) % 100) + "," +
                (i % 4 == 0 ? "1" : "0") + "\n";
    return text;
}

inline QPushButton* buttonNamed(const QWidget& page, const QString& text)
{
    for (QPushButton* button : page.findChildren<QPushButton*>()) {
        if (button->text() == text && button->isVisible())
            return button;
    }
    return nullptr;
}

inline bool saysSomewhere(const QWidget& window, const QString& text)
{
    for (const QLabel* label : window.findChildren<QLabel*>()) {
        if (label->isVisible() && label->text().contains(text))
            return true;
    }
    return false;
}
