// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QProcess>
#include <QSize>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

// A screen and a message bus of its own for a program under test, as a user's desktop would have them: the real window
// is drawn by a real X server, and what it says is read as a screen reader would.
class RealDesktop {
public:
    explicit RealDesktop(QSize size);
    ~RealDesktop();
    RealDesktop(const RealDesktop&) = delete;
    RealDesktop& operator=(const RealDesktop&) = delete;

    static QStringList missingPrograms(); // what has to be installed for this
    bool start();

    QString accessibilityBus() const { return m_accessibilityBus; }
    bool launch(const QString& program, const QStringList& arguments);
    bool running() const { return m_program.state() == QProcess::Running; }
    bool waitForEnd(int milliseconds) { return m_program.waitForFinished(milliseconds); }
    int exitCode() const { return m_program.exitCode(); }
    QString home() const { return m_home.path(); }

    void mouse(const QStringList& xdotoolWords) const; // {"mousemove", "10", "20", "click", "1"}
    QImage picture() const;                            // of the whole screen; null: there is none

private:
    QProcessEnvironment environment() const;

    QSize m_size;
    QTemporaryDir m_home;
    QString m_display;
    QString m_sessionBus;
    QString m_accessibilityBus;
    QProcess m_screen;
    QProcess m_bus;
    QProcess m_program;
};
