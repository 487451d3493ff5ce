// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_column.h"

#include "ui/common/buttons.h"
#include "ui/common/card.h"
#include "ui/common/labels.h"
#include "ui/report/report_builder.h"
#include "ui/report/report_outline.h"
#include "ui/report/report_preview.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLocale>
#include <QPointer>
#include <QProgressBar>
#include <QShowEvent>
#include <QTimer>

namespace ui {
namespace {

constexpr int kPatience = 250; // ms: a threshold that is dragged brings a new source with every move
constexpr double kSmallPage = 116.0;

} // namespace

struct ReportColumn::Impl {
    explicit Impl(ReportColumn& column);

    void buildLayout();
    QLayout* makeHeader();
    QLayout* makePreview();
    QLayout* makeFooter();
    void connectInputs();
    void restart();   // the report is to be written anew
    void rearrange(); // its pages are
    void step();
    void showProgress();
    void showPage(int page);
    void openPreview();
    bool letterPaper() const { return paper->currentIndex() == 1; }

    ReportColumn& q;
    ReportSourcePtr source;
    std::unique_ptr<ReportBuilder> builder; // of this source; null: to be begun
    std::shared_ptr<ReportPages> laying;    // not done yet
    ReportPagesPtr pages;
    int page = 0;

    QComboBox* paper;
    QProgressBar* bar;
    QLabel* progress;
    ReportOutline* outline;
    OutlineDelegate* delegate;
    OutlineView* list;
    PageView* preview;
    QLabel* place;
    QPushButton* back;
    QPushButton* next;
    QPushButton* full;
    SegmentedControl* format;
    QPushButton* exporting;
    QTimer* wait; // until the source keeps still
    QTimer* work; // one section at a time
    QPointer<PreviewWindow> window;
};

ReportColumn::Impl::Impl(ReportColumn& column)
    : q(column),
      paper(new QComboBox),
      bar(new QProgressBar),
      progress(makeLabel({}, TypeSize::Caption, Tone::Secondary)),
      outline(new ReportOutline(&column)),
      delegate(new OutlineDelegate(&column)),
      list(new OutlineView),
      preview(new PageView),
      place(makeLabel({})),
      back(makeSmallButton(QStringLiteral("◀"))),
      next(makeSmallButton(QStringLiteral("▶"))),
      full(makeSmallButton(tr("Full preview…"))),
      format(new SegmentedControl({tr("PDF"), tr("HTML")}, tr("Format"))),
      exporting(makeSmallButton(tr("Export…"))),
      wait(new QTimer(&column)),
      work(new QTimer(&column))
{
    wait->setSingleShot(true);
    wait->setInterval(kPatience);
    work->setInterval(0);
    buildLayout();
    connectInputs();
}

QLayout* ReportColumn::Impl::makeHeader()
{
    QLabel* title = makeStrongLabel(tr("Report"));
    QLabel* norm = makeLabel(tr("TRIPOD+AI, STARD"), TypeSize::Table, Tone::Secondary);
    norm->setToolTip(tr("Reporting lists: what a reader of a study of diagnosis must be able to find"));
    paper->addItems({tr("A4"), tr("Letter")});
    paper->setAccessibleName(tr("Paper size"));
    paper->setToolTip(tr("Size of the report's pages"));
    auto* row = new QHBoxLayout;
    row->addWidget(title);
    row->addWidget(norm, 1);
    row->addWidget(paper);
    return row;
}

QLayout* ReportColumn::Impl::makePreview()
{
    place->setProperty("type", QStringLiteral("strong"));
    QLabel* note =
        makeLabel(tr("Every page says “Not for clinical use”. The PDF opens its policy when it is dropped on "
                     "the window."),
                  TypeSize::Caption, Tone::Secondary);
    note->setWordWrap(true);
    back->setAccessibleName(tr("Page before"));
    back->setToolTip(tr("Page before"));
    next->setAccessibleName(tr("Next page"));
    next->setToolTip(tr("Next page"));
    full->setToolTip(tr("Read the whole report in a window of its own"));
    auto* turn = new QHBoxLayout;
    turn->addWidget(back);
    turn->addWidget(next);
    turn->addStretch(1);
    auto* words = new QVBoxLayout;
    words->addWidget(place);
    words->addWidget(note);
    words->addLayout(turn);
    words->addWidget(full, 0, Qt::AlignLeft);
    words->addStretch(1);
    auto* row = new QHBoxLayout;
    row->setSpacing(12);
    row->addWidget(preview, 0, Qt::AlignTop);
    row->addLayout(words, 1);
    return row;
}

QLayout* ReportColumn::Impl::makeFooter()
{
    QLabel* label = makeLabel(tr("Format"), TypeSize::Table, Tone::Secondary);
    label->setBuddy(format);
    format->setToolTip(tr("PDF for paper and journals; HTML is one file for every browser and screen reader"));
    exporting->setToolTip(tr("Write the report to a file"));
    auto* row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(format);
    row->addStretch(1);
    row->addWidget(exporting);
    return row;
}

void ReportColumn::Impl::buildLayout()
{
    list->setModel(outline);
    list->setItemDelegate(delegate);
    list->setMinimumHeight(120);
    bar->setTextVisible(false);
    bar->setAccessibleName(tr("Items filled"));
    progress->setWordWrap(true);
    auto* card = new Card;
    card->body()->setSpacing(8);
    card->body()->addLayout(makeHeader());
    card->body()->addWidget(bar);
    card->body()->addWidget(progress);
    card->body()->addWidget(list, 1);
    card->body()->addWidget(makeHorizontalRule());
    card->body()->addLayout(makePreview());
    card->body()->addWidget(makeHorizontalRule());
    card->body()->addLayout(makeFooter());
    auto* column = new QVBoxLayout(&q);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(card);
}

void ReportColumn::Impl::connectInputs()
{
    connect(paper, &QComboBox::currentIndexChanged, &q, [this] { rearrange(); });
    connect(outline, &ReportOutline::chosen, &q, [this] { rearrange(); });
    connect(back, &QPushButton::clicked, &q, [this] { showPage(page - 1); });
    connect(next, &QPushButton::clicked, &q, [this] { showPage(page + 1); });
    connect(full, &QPushButton::clicked, &q, [this] { openPreview(); });
    connect(preview, &PageView::clicked, &q, [this] { openPreview(); });
    connect(exporting, &QPushButton::clicked, &q, [this] { Q_EMIT q.exportRequested(q.request()); });
    connect(wait, &QTimer::timeout, &q, [this] { restart(); });
    connect(work, &QTimer::timeout, &q, [this] { step(); });
}

void ReportColumn::Impl::restart()
{
    if (!source || !q.isVisible())
        return;
    builder = std::make_unique<ReportBuilder>(source);
    laying.reset();
    work->start();
}

void ReportColumn::Impl::rearrange()
{
    showProgress();
    if (!builder || !builder->done())
        return;
    laying = std::make_shared<ReportPages>(arrangedReport(builder->content(), outline->wantedKeys()), letterPaper());
    work->start();
}

void ReportColumn::Impl::step()
{
    if (!builder->done()) {
        builder->writeNext();
        if (builder->done()) {
            outline->setSections(builder->content().sections);
            rearrange();
        }
        return;
    }
    if (laying && !laying->done())
        return laying->layOutNext();
    work->stop();
    pages = std::move(laying);
    laying.reset();
    showPage(page);
    if (window)
        window->setPages(pages);
}

void ReportColumn::Impl::showProgress()
{
    const int filled = outline->filled(), open = outline->forAuthor();
    bar->setRange(0, std::max(1, filled + open));
    bar->setValue(filled);
    progress->setText(
        !source ? tr("Tick a model: the report is about the first one.")
        : outline->rowCount() == 0
            ? tr("The report is being written…")
            : tr("%1 of %2 parts filled, %3 for the author")
                  .arg(QLocale().toString(filled), QLocale().toString(filled + open), QLocale().toString(open)));
}

void ReportColumn::Impl::showPage(int wanted)
{
    const int count = pages ? pages->count() : 0;
    page = std::clamp(wanted, 0, std::max(0, count - 1));
    preview->setPage(pages, page);
    place->setText(count > 0 ? pageOfText(page, count) : tr("No page yet"));
    back->setEnabled(page > 0);
    next->setEnabled(page + 1 < count);
    full->setEnabled(count > 0);
    exporting->setEnabled(source != nullptr && !outline->wantedKeys().isEmpty());
}

void ReportColumn::Impl::openPreview()
{
    if (!pages)
        return;
    if (!window)
        window = new PreviewWindow(q.window());
    window->setPages(pages);
    window->goTo(page);
    window->show();
    window->raise();
    window->activateWindow();
}

ReportColumn::ReportColumn(QWidget* parent) : QWidget(parent), m_impl(new Impl(*this))
{
    m_impl->showProgress();
    m_impl->showPage(0);
}

ReportColumn::~ReportColumn() = default;

void ReportColumn::setTheme(const Theme& theme)
{
    m_impl->delegate->setTheme(theme);
    m_impl->list->setItemDelegate(m_impl->delegate); // measures its lines anew
    m_impl->list->doItemsLayout();
    m_impl->bar->setFixedHeight(theme.px(5));
    m_impl->preview->setFixedWidth(theme.px(kSmallPage));
    m_impl->preview->setFixedHeight(m_impl->preview->heightForWidth(theme.px(kSmallPage)));
}

void ReportColumn::setSource(const ReportSourcePtr& source)
{
    if (m_impl->source == source)
        return;
    m_impl->source = source;
    m_impl->builder.reset();
    m_impl->work->stop();
    if (!source) {
        m_impl->wait->stop();
        m_impl->outline->setSections({});
        m_impl->pages.reset();
    } else {
        m_impl->wait->start();
    }
    m_impl->showProgress();
    m_impl->showPage(m_impl->page);
}

ReportRequest ReportColumn::request() const
{
    return {.format = m_impl->format->current() == 0 ? ReportFormat::Pdf : ReportFormat::Html,
            .letterPaper = m_impl->letterPaper(),
            .sections = m_impl->outline->wantedKeys()};
}

int ReportColumn::openItems() const
{
    return m_impl->outline->forAuthor();
}

void ReportColumn::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_impl->source && !m_impl->builder)
        m_impl->wait->start();
}

} // namespace ui
