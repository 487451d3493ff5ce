// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/shared_study.h"

#include <QDialog>

class QButtonGroup;

namespace ui {

// What a copy for others is to go without.
class ShareDialog : public QDialog {
    Q_OBJECT

public:
    explicit ShareDialog(QWidget* parent = nullptr);
    core::Withheld withheld() const;
    void choose(core::Withheld withheld);

private:
    void buildLayout();

    QButtonGroup* m_choices;
};

} // namespace ui
