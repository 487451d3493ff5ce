// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/front/front_plan.h"
#include "ui/common/theme/theme.h"

#include <QComboBox>

#include <vector>

namespace ui {

// How the front is to be found. Opened, it says of each way in a sentence what it is.
class MethodBox : public QComboBox {
    Q_OBJECT

public:
    explicit MethodBox(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setMethods(const std::vector<core::FrontMethod>& methods); // the choice stays where it is still there
    core::FrontMethod method() const;
    void setMethod(core::FrontMethod method); // without a signal

Q_SIGNALS:
    void methodChosen(core::FrontMethod method);

private:
    class Delegate;
    Delegate* m_delegate;
    std::vector<core::FrontMethod> m_methods;
};

} // namespace ui
