// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>
#include <QWidget>

class QLineEdit;
class QListWidget;
class QToolButton;

namespace ui {

// The chapters: a list to choose from or to search in, and the page that is read.
class HelpView : public QWidget {
    Q_OBJECT

public:
    explicit HelpView(QWidget* parent = nullptr);

    void showTopic(const QString& topic); // what is not there leaves the page as it is
    const QString& topic() const { return m_topic; }
    void goBack();

private:
    void buildLayout();
    void listChapters();
    void search(const QString& words);

    QLineEdit* m_search;
    QListWidget* m_list;
    QToolButton* m_back;
    QTextBrowser* m_text;
    QString m_topic;
    QStringList m_way; // the pages before
};

} // namespace ui
