// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/main_window.h"

#include "ui/common/drop_area.h"
#include "ui/common/labels.h"
#include "ui/common/plain_words.h"
#include "ui/common/text/language.h"
#include "ui/common/theme/icons.h"
#include "ui/common/use_strip.h"
#include "ui/shell/presenter_view.h"
#include "ui/shell/step_rail.h"

#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QStackedWidget>
#include <QStatusBar>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {
namespace {

// A row at the foot of the rail: icon, words, key.
QPushButton* footButton(QAction* action, QWidget* parent)
{
    auto* button = new QPushButton(parent);
    button->setProperty("foot", true);
    button->setIcon(action->icon());
    button->setText(withoutMnemonic(action->text()));
    button->setAccessibleName(button->text());
    button->setToolTip(action->shortcut().toString(QKeySequence::NativeText));
    auto* row = new QHBoxLayout(button);
    row->setContentsMargins(0, 0, 12, 0);
    row->addStretch(1);
    QLabel* key = makeLabel(action->shortcut().toString(QKeySequence::NativeText), TypeSize::Table, Tone::Secondary);
    key->setAttribute(Qt::WA_TransparentForMouseEvents);
    key->setProperty("data", true);
    row->addWidget(key);
    QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
    return button;
}

} // namespace

Place placeOf(Step step)
{
    switch (step) {
    case Step::Data:
        return Place::Data;
    case Step::Train:
        return Place::Train;
    case Step::Front:
        return Place::Front;
    case Step::Patient:
        return Place::Patient;
    case Step::Compare:
        return Place::Compare;
    }
    Q_UNREACHABLE();
}

std::optional<Step> stepOf(Place place)
{
    for (const Step step : kSteps) {
        if (placeOf(step) == place)
            return step;
    }
    return std::nullopt;
}

MainWindow::MainWindow(QWidget* parent) : QMainWindow(parent), m_menu(new MainMenu(*this))
{
    keepWordsPlain(*QCoreApplication::instance());
    setWindowTitle(QStringLiteral("PanelWise"));
    setAcceptDrops(true);
    setMinimumSize(960, 600);
    buildLayout();
    m_presenter = new PresenterView(*this);
    connectInputs();
}

MainWindow::~MainWindow() = default;

void MainWindow::buildLayout()
{
    m_projectLine = makeLabel(tr("No project open"), TypeSize::Table, Tone::Secondary, menuBar());
    m_projectLine->setContentsMargins(8, 0, 12, 0);
    m_projectLine->setAccessibleName(tr("Project"));
    menuBar()->setCornerWidget(m_projectLine);

    auto* central = new QWidget(this);
    auto* column = new QVBoxLayout(central);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeUseStrip(tr("Simulation for education and research. Not for clinical use."), this));
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    row->addWidget(buildRail());
    auto* pageColumn = new QVBoxLayout;
    pageColumn->setSpacing(0);
    m_noticePart = new QWidget(central);
    auto* noticeRow = new QVBoxLayout(m_noticePart);
    noticeRow->setContentsMargins(16, 8, 16, 0);
    m_notice = new InlineMessage(m_noticePart);
    noticeRow->addWidget(m_notice);
    m_noticePart->hide();
    m_pages = new QStackedWidget(central);
    pageColumn->addWidget(m_noticePart);
    pageColumn->addWidget(m_pages, 1);
    row->addLayout(pageColumn, 1);
    column->addLayout(row, 1);
    setCentralWidget(central);

    m_message = new ElidedLabel(tr("Ready"), TypeSize::Table, Tone::Secondary);
    m_fields = new QWidget;
    auto* fields = new QHBoxLayout(m_fields);
    fields->setContentsMargins(0, 2, 0, 2);
    fields->setSpacing(0);
    statusBar()->setSizeGripEnabled(false);
    m_job = new JobButton;
    m_job->hide();
    statusBar()->addWidget(m_message, 1);
    statusBar()->addPermanentWidget(m_job);
    statusBar()->addPermanentWidget(m_fields);
}

QWidget* MainWindow::buildRail()
{
    auto* frame = new QFrame(this);
    frame->setProperty("rail", true);
    auto* column = new QVBoxLayout(frame);
    column->setContentsMargins(0, 8, 1, 8);
    column->setSpacing(0);
    m_rail = new StepRail(frame);
    column->addWidget(m_rail, 1);
    m_foot = {footButton(m_menu->presenterAction(), frame), footButton(m_menu->helpAction(), frame)};
    for (QPushButton* button : m_foot)
        column->addWidget(button);
    m_railFrame = frame;
    return frame;
}

void MainWindow::connectInputs()
{
    connect(m_rail, &StepRail::stepChosen, this, [this](Step step) { showPlace(placeOf(step)); });
    connect(m_menu, &MainMenu::stepRequested, this, [this](Step step) { showPlace(placeOf(step)); });
    connect(m_menu, &MainMenu::startRequested, this, [this] { showPlace(Place::Start); });
    connect(m_menu, &MainMenu::presenterToggled, this, &MainWindow::setPresenting);
    connect(m_menu, &MainMenu::fullScreenToggled, this, [this](bool on) {
        setWindowState(on ? windowState() | Qt::WindowFullScreen : windowState() & ~Qt::WindowFullScreen);
    });
    connect(m_presenter, &PresenterView::leaveRequested, this, [this] { setPresenting(false); });
    connect(m_menu, &MainMenu::quitRequested, this, &QWidget::close);
    connect(m_job, &JobButton::clicked, this, [this] { showPlace(placeOf(m_job->step())); });
    connect(m_notice, &InlineMessage::actionTriggered, this, [this](int action) {
        const auto chosen = m_noticeChosen; // which may show the next notice
        clearNotice();
        if (chosen)
            chosen(action);
    });
}

void MainWindow::addPage(Place place, QWidget* page)
{
    m_pages->addWidget(page);
    m_pageOf[place] = page;
    if (place == m_place)
        m_pages->setCurrentWidget(page);
}

void MainWindow::showPlace(Place place)
{
    const auto page = m_pageOf.find(place);
    Q_ASSERT(page != m_pageOf.end());
    m_pages->setCurrentWidget(page->second);
    m_rail->setCurrent(stepOf(place));
    if (place == m_place)
        return;
    m_place = place;
    Q_EMIT placeChanged(place);
    showPresenter();
}

void MainWindow::setTheme(const Theme& theme)
{
    m_rail->setTheme(theme);
    m_presenter->setTheme(theme);
    m_job->setTheme(theme);
    int width = m_rail->sizeHint().width();
    for (const QPushButton* button : m_foot) // the layout within it holds the key
        width = std::max(width, button->sizeHint().width() + button->layout()->sizeHint().width() + theme.px(8));
    m_railFrame->setFixedWidth(width);
    fitCorner();
}

void MainWindow::setSteps(const StepInfos& steps)
{
    m_rail->setSteps(steps);
}

void MainWindow::setProjectLine(const ProjectLine& line)
{
    m_projectLine->setText(line.text);
    m_projectLine->setAccessibleName(tr("Project: %1").arg(line.text));
    setWindowTitle(line.name.isEmpty() ? QStringLiteral("PanelWise") : tr("%1 – PanelWise").arg(line.name));
    setTone(*m_projectLine, line.failed ? Tone::Error : Tone::Secondary);
    fitCorner();
}

// The corner keeps the size its widget had when it was put there, at the top of the bar.
void MainWindow::fitCorner()
{
    m_projectLine->setFixedHeight(menuBar()->sizeHint().height() - 1);
    menuBar()->setCornerWidget(m_projectLine);
    m_projectLine->show();
}

void MainWindow::setStatusFields(const QStringList& fields)
{
    deleteWidgets(*m_fields->layout());
    for (const QString& field : fields) {
        auto* label =
            new ElidedLabel(field, TypeSize::Table, Tone::Secondary); // where it is narrow, all of them give way
        auto* rule = new QFrame;
        rule->setProperty("rule", QStringLiteral("vertical"));
        m_fields->layout()->addWidget(rule);
        m_fields->layout()->addWidget(label);
    }
}

void MainWindow::setJob(const std::optional<JobStatus>& job)
{
    if (job)
        m_job->setJob(*job);
    m_job->setVisible(job.has_value());
}

void MainWindow::showMessage(const QString& message)
{
    m_message->setText(message);
}

void MainWindow::showNotice(InlineMessage::Severity severity, const QString& subject, const QString& sentence,
                            const QStringList& actions, std::function<void(int)> chosen)
{
    m_noticeChosen = std::move(chosen);
    m_notice->setMessage(severity, subject, sentence, actions.isEmpty() ? QStringList{tr("Close")} : actions);
    m_noticePart->show();
}

void MainWindow::clearNotice()
{
    m_noticeChosen = {};
    m_noticePart->hide();
}

void MainWindow::setPresenting(bool presenting)
{
    if (presenting == m_presenting)
        return;
    m_presenting = presenting;
    m_railFrame->setVisible(!presenting);
    statusBar()->setVisible(!presenting);
    menuBar()->setVisible(!presenting);
    if (presenting)
        m_wasFullScreen = isFullScreen();
    if (!m_wasFullScreen)
        setWindowState(presenting ? windowState() | Qt::WindowFullScreen : windowState() & ~Qt::WindowFullScreen);
    m_menu->setPresenting(presenting);
    Q_EMIT presentingChanged(presenting);
    showPresenter();
}

// The patient page has a stage of its own; of the others the plot is shown.
void MainWindow::showPresenter()
{
    m_presenter->present(m_presenting ? m_pages->currentWidget() : nullptr, m_place == Place::Patient);
}

bool MainWindow::event(QEvent* event)
{
    if (event->type() != FigureEvent::eventType())
        return QMainWindow::event(event);
    const auto& asked = static_cast<const FigureEvent&>(*event);
    Q_EMIT figureRequested(asked.figure(), asked.request());
    event->accept();
    return true;
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    bool allowed = true;
    Q_EMIT closeRequested(&allowed);
    event->setAccepted(allowed);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!draggedFile(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    Q_EMIT fileDropped(draggedFile(*event->mimeData()));
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_presenting)
        setPresenting(false);
    else
        QMainWindow::keyPressEvent(event);
}

} // namespace ui
