// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/synthetic/builtin_cohorts.h"
#include "ui/common/price_bars.h"
#include "ui/common/theme/theme.h"
#include "ui/start/recent_list.h"

#include <QWidget>

#include <span>
#include <vector>

class QBoxLayout;
class QGridLayout;

namespace ui {

class Card;
class DropArea;
class FlowLayout;
class SampleCard;

// A lesson that can be taken.
struct StartLesson {
    QString id;
    QString title;
    QString state; // "12 min", "step 3 of 10"
    bool finished = false;
    bool operator==(const StartLesson&) const = default;
};

// The first page: samples to begin with, a place for one's own file, and what was worked on last.
class StartPage : public QWidget {
    Q_OBJECT

public:
    explicit StartPage(std::span<const core::BuiltinCohort> samples, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setSamplePrices(const std::string& cohort, const std::vector<PanelPrice>& prices);
    void setRecent(const std::vector<RecentEntry>& recent);
    void setLessons(const std::vector<StartLesson>& lessons);
    void setProblem(const QString& sentence); // of the last file; empty: none

Q_SIGNALS:
    void sampleRequested(const QString& name);
    void openFileRequested();
    void pasteRequested();
    void measurementsRequested(); // from a list of them
    void fileDropped(const QString& path);
    void lessonRequested(const QString& id);
    void lessonsRequested(); // all of them, with what they are about
    void recentChosen(const QString& path);
    void recentRemoved(const QString& path);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange(); // in columns as far as the width allows
    void limitDropArea();
    void buildLayout(std::span<const core::BuiltinCohort> samples);
    QWidget* buildSamples(std::span<const core::BuiltinCohort> samples);
    QWidget* buildSide();
    QWidget* buildLessons();

    Theme m_theme = lightTheme();
    QBoxLayout* m_columns = nullptr;
    QWidget* m_side = nullptr;
    QGridLayout* m_grid = nullptr;
    std::vector<SampleCard*> m_cards;
    DropArea* m_dropArea = nullptr;
    Card* m_recentCard = nullptr;
    RecentList* m_recent = nullptr;
    FlowLayout* m_lessons = nullptr;
};

} // namespace ui
