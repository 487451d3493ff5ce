// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusConnection>
#include <QDBusObjectPath>
#include <QRect>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

// One thing on screen as assistive technology sees it.
struct Thing {
    QString service;
    QDBusObjectPath path;
    QString name, description, role; // role in English: "push button", "label", "list item"
    QRect area;                      // on the screen
    bool enabled = false;
};

// Reads what a program shows through AT-SPI, so that a test needs neither pixels nor a door into the program.
class ScreenReader {
public:
    explicit ScreenReader(const QString& accessibilityBus);
    ~ScreenReader();

    std::vector<Thing> visible() const;                                        // of all programs, in reading order
    std::optional<Thing> find(const QString& role, const QString& name) const; // name: whole, or its beginning with "…"
    // Waits for it to be there and enabled; nothing after so many milliseconds.
    std::optional<Thing> waitFor(const QString& role, const QString& name, int milliseconds) const;
    bool waitForText(const QString& part, int milliseconds) const; // in any name or description on screen
    QString content(const Thing& field) const;                     // what stands in it

private:
    struct Reference {
        QString service;
        QDBusObjectPath path;
    };
    void walk(const Reference& at, int depth, std::vector<Thing>& found) const;
    std::vector<Reference> children(const Reference& of) const;
    QVariantList ask(const Reference& whom, const QString& interface, const QString& question,
                     const QVariantList& words = {}) const;
    QString text(const Reference& whom, const QString& property) const;

    QDBusConnection m_bus;
};
