// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "ui/common/theme/theme.h"

#include <QWidget>

#include <vector>

class QLabel;
class QProgressBar;
class QStackedLayout;

namespace ui {

class SampleCard;

// What the page shows before there is a table: where to drop a file, the samples, or how far reading is.
class DataEmptyState : public QWidget {
    Q_OBJECT

public:
    explicit DataEmptyState(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void showInvitation();
    void showLoading(const core::Progress& progress);

Q_SIGNALS:
    void openFileRequested();
    void fileDropped(const QString& path);
    void sampleRequested(const QString& name);
    void pasteRequested();
    void cancelRequested();

private:
    QWidget* makeInvitation();
    QWidget* makeLoading();
    QLayout* makeSamples();

    QStackedLayout* m_pages;
    std::vector<SampleCard*> m_samples;
    QLabel* m_progressText;
    QProgressBar* m_progress;
};

} // namespace ui
