// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace ui {

class ElidedLabel;
class FrontViewBar;

// The top of the front page: what is shown, how it is looked at, and the search that is under way. Titles stand beside
// the controls, or above them where it is narrow.
class FrontHeader : public QWidget {
    Q_OBJECT

public:
    explicit FrontHeader(FrontViewBar& bar, QWidget* parent = nullptr); // which gets its place here

    void setTheme(const Theme& theme);
    void setSubtitle(const QString& text);
    void setBadge(const QString& text); // why it is not of today; empty: it is
    QPushButton& another() { return *m_another; }
    QPushButton& pause() { return *m_pause; }
    QPushButton& stop() { return *m_stop; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildLayout();
    QWidget* makeTitles();
    void arrange();

    Theme m_theme;
    FrontViewBar& m_bar;
    QBoxLayout* m_layout;
    QLabel* m_badge;
    ElidedLabel* m_subtitle;
    QPushButton* m_another;
    QPushButton* m_pause;
    QPushButton* m_stop;
};

} // namespace ui
