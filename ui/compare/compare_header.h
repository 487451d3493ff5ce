// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPushButton;

namespace ui {

class ElidedLabel;

// Title, which patients the figures are of, and what can be done with them.
class CompareHeader : public QWidget {
    Q_OBJECT

public:
    explicit CompareHeader(QWidget* parent = nullptr);

    void setSubtitle(const QString& text);
    QPushButton& run() { return *m_run; }
    QPushButton& report() { return *m_report; }

private:
    ElidedLabel* m_subtitle;
    QPushButton* m_run;
    QPushButton* m_report;
};

} // namespace ui
