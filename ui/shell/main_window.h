// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/inline_message.h"
#include "ui/common/step.h"
#include "ui/common/theme/theme.h"
#include "ui/figures/figure.h"
#include "ui/shell/job_button.h"
#include "ui/shell/main_menu.h"

#include <QMainWindow>

#include <functional>
#include <map>
#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace ui {

class ElidedLabel;
class PresenterView;
class StepRail;

// What the window can show: the start page, an import under way, or one of the five steps.
enum class Place { Start, Import, Data, Train, Front, Patient, Compare };
Place placeOf(Step step);
std::optional<Step> stepOf(Place place);

// What the corner of the menu bar says about the project.
struct ProjectLine {
    QString text; // "ferritin-demo.panelwise · saved 14:05"
    bool failed = false;
    QString name = {}; // of the project, for the window's title; empty: none is open
    bool operator==(const ProjectLine&) const = default;
};

// The frame of the program: menus, the line about clinical use, the rail of steps, pages and the status bar. It knows
// no page from inside: whoever puts the program together adds them and connects what they say.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(QWidget* parent = nullptr);
    ~MainWindow() override;

    MainMenu& menu() { return *m_menu; }
    void addPage(Place place, QWidget* page); // takes ownership
    void showPlace(Place place);
    Place place() const { return m_place; }

    void setTheme(const Theme& theme);
    void setSteps(const StepInfos& steps);
    void setProjectLine(const ProjectLine& line);
    void setStatusFields(const QStringList& fields);  // right-hand side, most important first
    void showMessage(const QString& message);         // left-hand side, until the next one
    void setJob(const std::optional<JobStatus>& job); // beside them, on every page; none: nothing is under way

    // A sentence above the page, with buttons; `chosen` is called with the button pressed. Replaces an earlier notice.
    void showNotice(InlineMessage::Severity severity, const QString& subject, const QString& sentence,
                    const QStringList& actions = {}, std::function<void(int)> chosen = {});
    void clearNotice();

    bool presenting() const { return m_presenting; }
    void setPresenting(bool presenting); // the whole screen for one plot, or for the stage of a page
    PresenterView& presenter() { return *m_presenter; }

Q_SIGNALS:
    void placeChanged(ui::Place place);
    void presentingChanged(bool presenting);
    void fileDropped(const QString& path);
    void closeRequested(bool* allowed);                                           // set to false to stay open
    void figureRequested(const ui::FigurePtr& figure, ui::FigureRequest request); // by a plot in it

protected:
    bool event(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void buildLayout();
    QWidget* buildRail();
    void connectInputs();
    void fitCorner();
    void showPresenter();

    MainMenu* m_menu;
    StepRail* m_rail = nullptr;
    QWidget* m_railFrame = nullptr;
    std::vector<QPushButton*> m_foot;
    QStackedWidget* m_pages = nullptr;
    QLabel* m_projectLine = nullptr;
    ElidedLabel* m_message = nullptr;
    JobButton* m_job = nullptr;
    QWidget* m_fields = nullptr;
    QWidget* m_noticePart = nullptr;
    InlineMessage* m_notice = nullptr;
    std::function<void(int)> m_noticeChosen;
    std::map<Place, QWidget*> m_pageOf;
    Place m_place = Place::Start;
    PresenterView* m_presenter = nullptr;
    bool m_presenting = false;
    bool m_wasFullScreen = false;
};

} // namespace ui
