// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/inline_message.h"

#include <QWidget>

#include <functional>
#include <vector>

class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace ui {

// Messages above what they concern. The first few are open; the others wait behind one line, so that the page stays
// usable however much there is to check.
class MessageStack : public QWidget {
    Q_OBJECT

public:
    struct Message {
        InlineMessage::Severity severity = InlineMessage::Severity::Warning;
        QString subject = {};
        QString sentence;
        QStringList actions = {};
        std::function<void(int action)> act = {};
    };
    static constexpr std::size_t kOpen = 2;

    explicit MessageStack(QWidget* parent = nullptr);

    void setMessages(std::vector<Message> messages);
    std::size_t count() const { return m_messages.size(); }
    QStringList plainTexts() const;

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    void showMessages();
    void fitHeight();

    std::vector<Message> m_messages;
    std::vector<InlineMessage*> m_frames;
    bool m_unfolded = false;
    QScrollArea* m_scroll;
    QWidget* m_content;
    QVBoxLayout* m_column;
    QPushButton* m_more;
};

} // namespace ui
