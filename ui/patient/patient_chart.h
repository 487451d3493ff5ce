// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"
#include "ui/figures/figure.h"
#include "ui/figures/story/story_reader.h"
#include "ui/patient/walkthrough_model.h"

#include <QWidget>

class QLabel;
class QSplitter;

namespace ui {

class ActionList;
class FigureView;
class FlipStrip;
class PathCard;
class PatientBanner;
class ResultChart;
class StoryBar;
class WhyCard;

// One patient on a sheet: who it is, what can be done, what is known, how the probability moved and why.
class PatientChart : public QWidget {
    Q_OBJECT

public:
    explicit PatientChart(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // `origin` and `caption` are said in files that are made of its figures.
    void showWalk(const WalkthroughModel& walk, const StoryReader& reader, const FigureOrigin& origin,
                  const QString& caption);
    void setFlips(const core::FlipAnswer& answer, const StoryReader& reader);
    StoryBar& bar() { return *m_bar; }
    ActionList& actions() { return *m_actions; }
    ResultChart& results() { return *m_results; }

Q_SIGNALS:
    void actionChosen(core::Action action);
    void valueEdited(core::FeatureId feature, std::optional<float> stored);
    void valueChosen(std::optional<core::FeatureId> feature);
    void unitsChosen(ui::UnitSystem units);
    void undoRequested();
    void revealRequested();
    void returnRequested();
    void nextPatientRequested();
    void resetRequested();
    void teamsRequested();
    void duelResultsRequested();

private:
    void buildLayout();
    QWidget* makeRightColumn();
    void connectInputs();

    PatientBanner* m_banner;
    ActionList* m_actions;
    ResultChart* m_results;
    FlipStrip* m_flips;
    QWidget* m_trackCard = nullptr;
    QLabel* m_trackTitle;
    FigureView* m_track;
    PathCard* m_paths;
    WhyCard* m_why;
    StoryBar* m_bar;
    QSplitter* m_columns = nullptr;
};

} // namespace ui
