// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QString>
#include <QStringList>

#include <vector>

class QCheckBox;
class QTableWidget;

namespace ui {

// What came back of an exam, one row for each file; the policy's last.
struct GatheredRow {
    QString student, file, right, found, bill, score, state;
    bool policy = false;
    bool operator==(const GatheredRow&) const = default;
};

class GatheredWindow : public QDialog {
    Q_OBJECT

public:
    explicit GatheredWindow(const QString& title, QWidget* parent = nullptr);
    void setRows(const std::vector<GatheredRow>& rows);
    bool anonymous() const;

Q_SIGNALS:
    void anonymousChanged();
    void csvWanted();

private:
    QTableWidget* m_table;
    QCheckBox* m_anonymous;
};

} // namespace ui
