// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"
#include "ui/figures/figure.h"
#include "ui/figures/film/film.h"

#include <QElapsedTimer>
#include <QPixmap>
#include <QPointer>
#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QLabel;
class QPainter;
class QPlainTextEdit;
class QTimer;

namespace ui {

// Lies over the whole window while a class looks on: one plot of the page as large as the screen and a spot where the
// mouse is. A page that has a stage of its own shows through. What is below stays alive: keys lead to its plot.
class PresenterView : public QWidget {
    Q_OBJECT

public:
    explicit PresenterView(QWidget& window);
    ~PresenterView() override;

    void setTheme(const Theme& theme);
    void present(QWidget* page, bool ownStage); // null: not any more
    // What can be seen in motion on the page that is shown; asked for when it is wanted.
    void setFilms(std::function<std::vector<FilmPtr>()> films) { m_films = std::move(films); }
    const FilmPtr& film() const { return m_film; } // null: none is shown
    double moment() const { return m_moment; }     // of it, 0 … 1
    bool isPlaying() const;
    bool isBlack() const { return m_black; }
    bool showsFigure() const { return m_figure != nullptr; }
    QLabel& hint() { return *m_hint; }
    QPlainTextEdit& notes() { return *m_notes; }

Q_SIGNALS:
    void leaveRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    bool handleKey(class QKeyEvent& event);
    void stepPlot(int by);
    bool handleFilmKey(int key);
    void nextFilm();
    void endFilm();
    void play(bool on);
    void showMoment(double moment);
    void showFrame();
    void paintStill();
    void paintFilm(QPainter& painter);
    void paintSpot(QPainter& painter);
    Theme largeTheme() const;
    void sendToPlot(int key);
    void takeFigure();
    void showNotes(bool shown);
    void placeParts();
    QRect spotAt(const QPoint& position) const;

    QWidget& m_window;
    QPointer<QWidget> m_page;
    QPointer<QWidget> m_plot;
    bool m_ownStage = false, m_black = false, m_hintSeen = false;
    std::size_t m_place = 0; // among the plots of the page
    Theme m_theme = lightTheme();
    FigurePtr m_figure;
    QPixmap m_drawn;
    std::optional<QPoint> m_mouse;
    QLabel* m_hint;
    QPlainTextEdit* m_notes;
    QTimer* m_refresh;
    std::function<std::vector<FilmPtr>()> m_films;
    FilmPtr m_film;
    std::size_t m_filmPlace = 0;
    double m_moment = 0.0;
    QTimer* m_frames;
    QElapsedTimer m_sinceFrame;
};

} // namespace ui
