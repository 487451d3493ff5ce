// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QVBoxLayout;

namespace ui {

// A white frame that holds one subject. Padding 12, unless the content brings its own.
class Card : public QFrame {
    Q_OBJECT

public:
    enum class Padding { Standard, None };
    explicit Card(QWidget* parent = nullptr, Padding padding = Padding::Standard);

    QVBoxLayout* body() const { return m_body; }

private:
    QVBoxLayout* m_body;
};

} // namespace ui
