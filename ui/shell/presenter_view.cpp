// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/presenter_view.h"

#include "ui/figures/figure_page.h"
#include "ui/figures/figures_in_sight.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPlainTextEdit>
#include <QRadialGradient>
#include <QScreen>
#include <QTimer>

#include <algorithm>

namespace ui {
namespace {

constexpr int kHintSeconds = 8;
constexpr int kRefreshMilliseconds = 1000; // of what changes by itself, as while a policy is trained
constexpr int kFrameMilliseconds = 16;     // 60 pictures a second
constexpr double kLargeType = 1.9;         // at 720 lines: 13 pixels become 25, a thirtieth of the height
constexpr int kSpot = 46;                  // radius of the highlight, at 720 lines

} // namespace

PresenterView::PresenterView(QWidget& window)
    : QWidget(&window),
      m_window(window),
      m_hint(new QLabel(this)),
      m_notes(new QPlainTextEdit(this)),
      m_refresh(new QTimer(this)),
      m_frames(new QTimer(this))
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAccessibleName(tr("Presenter"));
    m_hint->setText(
        tr("← → or Space: go on · Page Down: next plot · A: in motion · B: black · N: notes · F5 or Esc: leave"));
    m_hint->setAlignment(Qt::AlignCenter);
    m_notes->setPlaceholderText(tr("Notes for yourself. N hides them; they are kept until the program ends."));
    m_notes->setAccessibleName(tr("Notes"));
    m_notes->hide();
    m_frames->setTimerType(Qt::PreciseTimer);
    connect(m_refresh, &QTimer::timeout, this, &PresenterView::takeFigure);
    connect(m_frames, &QTimer::timeout, this, &PresenterView::showFrame);
    hide();
}

PresenterView::~PresenterView() = default;

void PresenterView::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_drawn = {};
    update();
}

void PresenterView::present(QWidget* page, bool ownStage)
{
    const bool began = page && !m_page;
    m_page = page;
    m_ownStage = ownStage;
    m_place = 0;
    m_black = false;
    m_figure.reset();
    m_drawn = {};
    endFilm();
    if (!page) {
        qApp->removeEventFilter(this);
        m_refresh->stop();
        showNotes(false);
        m_mouse.reset();
        hide();
        return;
    }
    if (began)
        qApp->installEventFilter(this);
    placeParts();
    takeFigure();
    m_refresh->start(kRefreshMilliseconds);
    m_hint->setVisible(!m_hintSeen);
    if (!m_hintSeen)
        QTimer::singleShot(1000 * kHintSeconds, m_hint, &QWidget::hide);
    m_hintSeen = true;
    show();
    raise();
}

void PresenterView::placeParts()
{
    // In large type a page may want more than the screen has; what is beyond it nobody sees.
    setGeometry(QRect(QPoint(), m_window.size().boundedTo(m_window.screen()->size())));
    const double scale = std::max(1.0, height() / 720.0);
    QFont font = m_window.font();
    font.setPixelSize(qRound(22 * scale));
    m_hint->setFont(font);
    m_hint->setStyleSheet(
        QStringLiteral("background: %1; color: %2; padding: 8px;").arg(m_theme.text.name(), m_theme.surface.name()));
    // In one line where there is room, else in several.
    const int inOneLine = m_hint->fontMetrics().horizontalAdvance(m_hint->text()) + 24;
    m_hint->setWordWrap(inOneLine > width() - 48);
    m_hint->setFixedWidth(std::min(inOneLine, width() - 48));
    m_hint->setFixedHeight(std::max(m_hint->heightForWidth(m_hint->width()), m_hint->sizeHint().height()));
    m_hint->move((width() - m_hint->width()) / 2, height() - m_hint->height() - 24);
    if (!m_notes->isWindow())
        m_notes->setGeometry(24, height() * 2 / 3, width() - 48, height() / 3 - 24);
    m_notes->setFont(font);
}

void PresenterView::takeFigure()
{
    if (!m_page || m_ownStage)
        return;
    std::vector<FigureInSight> plots = figuresInSight(*m_page);
    // In large type the plot that the page is about may have become smaller than what stands beside it.
    std::stable_partition(plots.begin(), plots.end(), [](const FigureInSight& one) {
        return one.figure && one.figure->name() == QLatin1String("front");
    });
    if (plots.empty()) {
        m_figure.reset();
        m_plot = nullptr;
    } else {
        m_place = std::min(m_place, plots.size() - 1);
        m_plot = plots[m_place].plot;
        m_figure = plots[m_place].figure;
    }
    m_drawn = {};
    update();
}

void PresenterView::stepPlot(int by)
{
    m_place = by < 0 && m_place == 0 ? 0 : m_place + static_cast<std::size_t>(by);
    takeFigure();
}

void PresenterView::sendToPlot(int key)
{
    if (!m_plot)
        return;
    QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier);
    QApplication::sendEvent(m_plot, &press);
    takeFigure();
}

void PresenterView::showNotes(bool shown)
{
    if (!shown) {
        m_notes->hide();
        m_window.setFocus();
        return;
    }
    // On the other screen where there is one: the class does not see them.
    QScreen* other = nullptr;
    for (QScreen* screen : QGuiApplication::screens())
        if (screen != m_window.screen())
            other = screen;
    const bool apart = other != nullptr;
    if (apart != m_notes->isWindow())
        m_notes->setParent(this, apart ? Qt::Window : Qt::Widget);
    if (apart)
        m_notes->setGeometry(other->availableGeometry().adjusted(80, 80, -80, -80));
    placeParts();
    m_notes->show();
    m_notes->setFocus();
}

bool PresenterView::handleKey(QKeyEvent& event)
{
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    const bool writing = m_notes->isVisible() && m_notes->hasFocus();
    if (m_film && !writing && handleFilmKey(event.key()))
        return true;
    switch (event.key()) {
    case Qt::Key_Escape:
        if (writing) {
            showNotes(false);
            return true;
        }
        [[fallthrough]];
    case Qt::Key_F5:
        Q_EMIT leaveRequested();
        return true;
    case Qt::Key_B:
        if (writing)
            return false;
        m_black = !m_black;
        update();
        return true;
    case Qt::Key_A:
        if (writing)
            return false;
        nextFilm();
        return true;
    case Qt::Key_N:
        if (writing)
            return false;
        showNotes(!m_notes->isVisible());
        return true;
    default:
        break;
    }
    if (writing || m_ownStage)
        return false;
    switch (event.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End:
        sendToPlot(event.key());
        return true;
    case Qt::Key_Space:
        sendToPlot(Qt::Key_Right);
        return true;
    case Qt::Key_Backspace:
        sendToPlot(Qt::Key_Left);
        return true;
    case Qt::Key_PageDown:
        stepPlot(1);
        return true;
    case Qt::Key_PageUp:
        stepPlot(-1);
        return true;
    default:
        return false;
    }
}

bool PresenterView::eventFilter(QObject* watched, QEvent* event)
{
    auto* widget = qobject_cast<QWidget*>(watched);
    if (watched == &m_window && event->type() == QEvent::Resize) {
        placeParts();
        m_drawn = {};
    }
    const bool ours = widget && (widget->window() == &m_window || widget == m_notes);
    if (ours && event->type() == QEvent::MouseMove) {
        const QPoint now = mapFromGlobal(static_cast<QMouseEvent*>(event)->globalPosition().toPoint());
        if (m_mouse)
            update(spotAt(*m_mouse));
        m_mouse = now;
        update(spotAt(now));
    }
    // Before a shortcut of a menu takes it: F5 would switch on what is on.
    if (ours && event->type() == QEvent::ShortcutOverride) {
        const auto& key = static_cast<QKeyEvent&>(*event);
        if (key.key() == Qt::Key_F5 || key.key() == Qt::Key_Escape) {
            event->accept();
            return true;
        }
    }
    if (ours && event->type() == QEvent::KeyPress && handleKey(static_cast<QKeyEvent&>(*event)))
        return true;
    return QWidget::eventFilter(watched, event);
}

QRect PresenterView::spotAt(const QPoint& position) const
{
    const int radius = qRound(kSpot * std::max(1.0, height() / 720.0)) + 2;
    return {position.x() - radius, position.y() - radius, 2 * radius, 2 * radius};
}

bool PresenterView::isPlaying() const
{
    return m_frames->isActive();
}

Theme PresenterView::largeTheme() const
{
    const double scale = kLargeType * std::max(1.0, height() / 720.0);
    return m_theme.dark ? darkTheme(scale) : lightTheme(scale);
}

void PresenterView::nextFilm()
{
    const std::vector<FilmPtr> films = m_films ? m_films() : std::vector<FilmPtr>();
    m_filmPlace = m_film ? m_filmPlace + 1 : 0;
    if (m_filmPlace >= films.size()) {
        endFilm();
        return;
    }
    m_film = films[m_filmPlace];
    m_moment = 0.0;
    play(true);
    update();
}

void PresenterView::endFilm()
{
    m_film.reset();
    play(false);
    update();
}

void PresenterView::play(bool on)
{
    if (!on) {
        m_frames->stop();
        return;
    }
    if (m_moment >= 1.0)
        m_moment = 0.0;
    m_sinceFrame.start();
    m_frames->start(kFrameMilliseconds);
}

// By the clock: a frame that comes late does not slow the film down.
void PresenterView::showFrame()
{
    m_moment = std::min(1.0, m_moment + static_cast<double>(m_sinceFrame.restart()) / 1000.0 / m_film->seconds());
    if (m_moment >= 1.0)
        play(false);
    update();
}

void PresenterView::showMoment(double moment)
{
    play(false);
    m_moment = std::clamp(moment, 0.0, 1.0);
    update();
}

bool PresenterView::handleFilmKey(int key)
{
    constexpr double kStep = 0.02;
    switch (key) {
    case Qt::Key_Space:
        play(!isPlaying());
        return true;
    case Qt::Key_Left:
    case Qt::Key_Backspace:
        showMoment(m_moment - kStep);
        return true;
    case Qt::Key_Right:
        showMoment(m_moment + kStep);
        return true;
    case Qt::Key_Home:
        showMoment(0.0);
        return true;
    case Qt::Key_End:
        showMoment(1.0);
        return true;
    case Qt::Key_Escape:
        endFilm();
        return true;
    default:
        return false;
    }
}

void PresenterView::paintStill()
{
    const Theme large = largeTheme();
    m_drawn = QPixmap(size() * devicePixelRatioF());
    m_drawn.setDevicePixelRatio(devicePixelRatioF());
    m_drawn.fill(large.surface);
    QPainter picture(&m_drawn);
    picture.setLayoutDirection(layoutDirection()); // a picture in memory has none of its own
    picture.setRenderHint(QPainter::Antialiasing);
    const int edge = height() / 40;
    const QFont headline = fontOf(large, TypeSize::Headline, true);
    const int line = QFontMetrics(headline).lineSpacing();
    picture.setPen(large.text);
    picture.setFont(headline);
    const QString title = m_figure ? m_figure->text().title : tr("There is nothing to show on this page yet.");
    picture.drawText(QRect(edge, edge, width() - 2 * edge, line), Qt::AlignLeft | Qt::AlignVCenter, title);
    picture.setFont(fontOf(large, TypeSize::Caption));
    picture.setPen(large.textSecondary);
    const int notice = QFontMetrics(picture.font()).lineSpacing();
    picture.drawText(QRect(edge, height() - notice - edge / 2, width() - 2 * edge, notice), Qt::AlignCenter,
                     useNotice());
    if (!m_figure)
        return;
    const int top = title.isEmpty() ? edge : line + 2 * edge;
    FigureText text = m_figure->text();
    text.title.clear();
    text.caption.clear();
    picture.translate(edge, top);
    m_figure->paint(picture, QSizeF(width() - 2 * edge, height() - top - notice - edge), text, large);
}

void PresenterView::paintFilm(QPainter& painter)
{
    const Theme large = largeTheme();
    painter.fillRect(rect(), large.surface);
    const int edge = height() / 40;
    const QFont headline = fontOf(large, TypeSize::Headline, true);
    const int line = QFontMetrics(headline).lineSpacing();
    painter.setPen(large.text);
    painter.setFont(headline);
    painter.drawText(QRect(edge, edge, width() - 2 * edge, line), Qt::AlignLeft | Qt::AlignVCenter, m_film->title());
    painter.setFont(fontOf(large, TypeSize::Table));
    const int words = QFontMetrics(painter.font()).lineSpacing();
    painter.drawText(QRect(edge, edge + line, width() - 2 * edge, words), Qt::AlignLeft | Qt::AlignVCenter,
                     m_film->words(m_moment));
    painter.setFont(fontOf(large, TypeSize::Caption));
    const int notice = QFontMetrics(painter.font()).lineSpacing();
    painter.setPen(large.textSecondary);
    painter.drawText(QRect(edge, height() - notice - edge / 2, width() - 2 * edge, notice), Qt::AlignCenter,
                     useNotice());
    const int top = line + words + 2 * edge, bar = edge / 3;
    const QRect track(edge, height() - notice - edge - bar, width() - 2 * edge, bar);
    painter.fillRect(track, large.grid);
    painter.fillRect(QRect(track.topLeft(), QSize(qRound(track.width() * m_moment), bar)), large.plotBlue);
    painter.translate(edge, top);
    m_film->paint(painter, QSizeF(width() - 2 * edge, track.top() - top - edge / 2), large, m_moment);
    painter.translate(-edge, -top);
}

void PresenterView::paintSpot(QPainter& painter)
{
    if (!m_mouse)
        return;
    const QRect spot = spotAt(*m_mouse);
    QRadialGradient glow(*m_mouse, spot.width() / 2.0);
    QColor colour = m_theme.plotVermillion;
    colour.setAlpha(170);
    glow.setColorAt(0.0, colour);
    colour.setAlpha(60);
    glow.setColorAt(0.6, colour);
    colour.setAlpha(0);
    glow.setColorAt(1.0, colour);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(glow);
    painter.drawEllipse(spot);
}

void PresenterView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (m_black) {
        painter.fillRect(rect(), Qt::black);
        return;
    }
    if (m_film) {
        paintFilm(painter);
    } else if (!m_ownStage) {
        if (m_drawn.isNull())
            paintStill();
        painter.drawPixmap(0, 0, m_drawn);
    }
    paintSpot(painter);
}

} // namespace ui
