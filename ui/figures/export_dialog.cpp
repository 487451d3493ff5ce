// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/export_dialog.h"

#include "ui/common/buttons.h"
#include "ui/common/labels.h"
#include "ui/common/number_spin_box.h"
#include "ui/common/text/number_text.h"
#include "ui/figures/figure_view.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QScrollArea>
#include <QSpinBox>

namespace ui {
namespace {

QDoubleSpinBox* millimetres(const QString& name, QWidget* parent)
{
    auto* box = new NumberSpinBox(parent);
    box->setRange(kSmallestMm, kLargestMm);
    box->setDecimals(1);
    box->setSuffix(QStringLiteral("\u202Fmm"));
    box->setAccessibleName(name);
    box->setKeyboardTracking(false); // the preview follows a number that is complete
    return box;
}

} // namespace

FigureChoices firstFigureChoices()
{
    return {.page = figurePresets().front().page};
}

ExportDialog::ExportDialog(FigurePtr figure, const FigureChoices& choices, QWidget* parent)
    : QDialog(parent),
      m_figure(std::move(figure)),
      m_words(m_figure->text()),
      m_typeScale(choices.page.typeScale),
      m_preview(new FigureView(tr("Preview"), this, FigureView::Menu::None)),
      m_format(new SegmentedControl({QStringLiteral("PDF"), QStringLiteral("SVG"), QStringLiteral("PNG")}, tr("Format"),
                                    this)),
      m_preset(new QComboBox(this)),
      m_width(millimetres(tr("Width"), this)),
      m_height(millimetres(tr("Height"), this)),
      m_dpi(new QSpinBox(this)),
      m_pixels(makeLabel({}, TypeSize::Table, Tone::Secondary, this)),
      m_title(new QLineEdit(m_words.title, this)),
      m_xLabel(new QLineEdit(m_words.xLabel, this)),
      m_yLabel(new QLineEdit(m_words.yLabel, this)),
      m_caption(new QLineEdit(m_words.caption, this)),
      m_legend(new QCheckBox(tr("&Legend"), this)),
      m_path(new QLineEdit(this)),
      m_browse(makeButton(tr("&Browse…"), {}, this)),
      m_message(makeLabel({}, TypeSize::Table, Tone::Secondary, this)),
      m_export(makePrimaryButton(tr("&Export"), this))
{
    setWindowTitle(tr("Export figure"));
    m_preview->setFocusPolicy(Qt::NoFocus);
    m_preview->setContentsMargins(11, 11, 11, 11);
    m_format->setCurrent(static_cast<int>(choices.format));
    for (const FigurePreset& preset : figurePresets())
        m_preset->addItem(preset.name(), QString::fromLatin1(preset.key));
    m_preset->addItem(tr("Own size"), QString());
    m_preset->setCurrentIndex(std::max(m_preset->findData(choices.preset), 0));
    m_dpi->setRange(kLowestDpi, kHighestDpi);
    m_width->setValue(choices.page.widthMm);
    m_height->setValue(choices.page.heightMm);
    m_dpi->setValue(choices.page.dpi);
    m_legend->setChecked(m_words.legend);
    buildLayout();
    connectInputs();
    showState();
    showPreview();
}

void ExportDialog::buildLayout()
{
    auto* inputs = new QWidget;
    auto* form = new QFormLayout(inputs);
    form->setContentsMargins(0, 0, 4, 0);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    addSizeRows(*form);
    addWordRows(*form);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(inputs);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setMinimumWidth(inputs->sizeHint().width() + 24);

    auto* place = new QHBoxLayout;
    QLabel* file = makeLabel(tr("&File"), TypeSize::Body, Tone::Normal, this);
    file->setBuddy(m_path);
    m_path->setAccessibleName(tr("File"));
    m_path->setToolTip(tr("Where the figure is written. Its ending follows the format."));
    m_browse->setToolTip(tr("Choose the folder and the name of the file"));
    place->addWidget(file);
    place->addWidget(m_path, 1);
    place->addWidget(m_browse);

    auto* buttons = new QHBoxLayout;
    m_message->setWordWrap(true);
    QPushButton* cancel = makeButton(tr("Cancel"), {}, this);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    m_export->setDefault(true);
    buttons->addWidget(m_message, 1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_export);

    auto* upper = new QHBoxLayout;
    upper->setSpacing(12);
    upper->addWidget(m_preview, 1);
    upper->addWidget(scroll);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    column->addLayout(upper, 1);
    column->addLayout(place);
    column->addLayout(buttons);
    resize(900, 560);
}

void ExportDialog::addSizeRows(QFormLayout& form)
{
    m_format->setToolTip(
        tr("PDF and SVG stay sharp at every size, with text that can be searched. PNG is made of pixels."));
    m_preset->setToolTip(tr("Sizes that publishers ask for, and that of a slide with larger type"));
    m_width->setToolTip(tr("Width of the whole figure on paper"));
    m_height->setToolTip(tr("Height of the whole figure on paper, with title and caption"));
    m_dpi->setToolTip(tr("Dots per inch of a PNG: 300 for photographs, 600 for line drawings, 192 for slides"));
    m_dpi->setSuffix(QStringLiteral("\u202Fdpi"));
    m_dpi->setKeyboardTracking(false);
    auto* resolution = new QHBoxLayout;
    resolution->addWidget(m_dpi);
    resolution->addWidget(m_pixels, 1);
    auto* formats = new QHBoxLayout;
    formats->addWidget(m_format);
    formats->addStretch(1);
    form.addRow(tr("Format"), formats);
    form.addRow(tr("Si&ze"), m_preset);
    form.addRow(tr("&Width"), m_width);
    form.addRow(tr("&Height"), m_height);
    QLabel* label = makeLabel(tr("&Resolution"), TypeSize::Body, Tone::Normal, this);
    label->setBuddy(m_dpi);
    form.addRow(label, resolution);
}

void ExportDialog::addWordRows(QFormLayout& form)
{
    m_title->setToolTip(tr("Above the figure; empty: no title, as most journals want it"));
    m_xLabel->setToolTip(tr("Along the lower axis"));
    m_yLabel->setToolTip(tr("Along the left axis"));
    m_caption->setToolTip(tr("Below the figure. The line about clinical use always follows it."));
    m_legend->setToolTip(tr("What the lines and marks mean"));
    for (QLineEdit* edit : {m_title, m_xLabel, m_yLabel, m_caption})
        edit->setCursorPosition(0); // a long one begins with its beginning
    form.addRow(tr("&Title"), m_title);
    form.addRow(tr("&X axis"), m_xLabel);
    form.addRow(tr("&Y axis"), m_yLabel);
    form.addRow(tr("&Caption"), m_caption);
    form.addRow(QString(), m_legend);
    form.setRowVisible(m_xLabel, !m_words.xLabel.isEmpty());
    form.setRowVisible(m_yLabel, !m_words.yLabel.isEmpty());
}

void ExportDialog::connectInputs()
{
    connect(m_format, &SegmentedControl::chosen, this, &ExportDialog::chooseFormat);
    connect(m_preset, &QComboBox::activated, this, &ExportDialog::choosePreset);
    for (QDoubleSpinBox* box : {m_width, m_height})
        connect(box, &QDoubleSpinBox::valueChanged, this, &ExportDialog::sizeEdited);
    connect(m_dpi, &QSpinBox::valueChanged, this, &ExportDialog::showState);
    for (QLineEdit* edit : {m_title, m_xLabel, m_yLabel, m_caption})
        connect(edit, &QLineEdit::textChanged, this, &ExportDialog::showPreview);
    connect(m_legend, &QCheckBox::toggled, this, &ExportDialog::showPreview);
    connect(m_path, &QLineEdit::textChanged, this, [this](const QString& path) {
        m_failure.clear();
        Q_EMIT pathChanged(path);
        showState();
    });
    connect(m_browse, &QPushButton::clicked, this, &ExportDialog::browseRequested);
    connect(m_export, &QPushButton::clicked, this, &ExportDialog::exportRequested);
}

void ExportDialog::choosePreset(int index)
{
    const FigurePreset* preset = figurePreset(m_preset->itemData(index).toString());
    if (!preset)
        return;
    const QSignalBlocker width(m_width), height(m_height), dpi(m_dpi);
    m_width->setValue(preset->page.widthMm);
    m_height->setValue(preset->page.heightMm);
    m_dpi->setValue(preset->page.dpi);
    m_typeScale = preset->page.typeScale;
    showState();
    showPreview();
}

void ExportDialog::chooseFormat()
{
    setPath(m_path->text());
    showState();
}

void ExportDialog::sizeEdited()
{
    m_preset->setCurrentIndex(m_preset->count() - 1);
    showState();
    showPreview();
}

void ExportDialog::showPreview()
{
    m_preview->setFigure(pageFigure(m_figure, text(), choices().page));
}

void ExportDialog::showState()
{
    const FigureChoices now = choices();
    const bool pixels = now.format == FigureFormat::Png;
    const QSizeF size = pixelsOf(now.page) * (now.page.dpi / 96.0);
    m_dpi->setEnabled(pixels);
    m_pixels->setText(pixels ? tr("%1 × %2 pixels")
                                   .arg(countText(static_cast<std::uint64_t>(size.width())),
                                        countText(static_cast<std::uint64_t>(size.height())))
                             : tr("vectors, sharp at every size"));
    const bool wrong = !m_failure.isEmpty() || !m_place.problem.isEmpty();
    m_message->setText(!m_failure.isEmpty() ? m_failure : !m_place.problem.isEmpty() ? m_place.problem : m_place.note);
    setTone(*m_message, wrong ? Tone::Error : Tone::Secondary);
    m_export->setEnabled(!m_path->text().trimmed().isEmpty() && m_place.problem.isEmpty());
}

FigureChoices ExportDialog::choices() const
{
    return {.format = kFigureFormats[static_cast<std::size_t>(m_format->current())],
            .preset = m_preset->currentData().toString(),
            .page = {.widthMm = m_width->value(),
                     .heightMm = m_height->value(),
                     .dpi = m_dpi->value(),
                     .typeScale = m_typeScale}};
}

FigureText ExportDialog::text() const
{
    return {.title = m_title->text().trimmed(),
            .xLabel = m_xLabel->text().trimmed(),
            .yLabel = m_yLabel->text().trimmed(),
            .caption = m_caption->text().trimmed(),
            .legend = m_legend->isChecked()};
}

QString ExportDialog::path() const
{
    return m_path->text().trimmed();
}

void ExportDialog::setPath(const QString& path)
{
    QString base = path.trimmed();
    if (formatOf(base))
        base.chop(4);
    m_path->setText(base.isEmpty() ? base : base + QLatin1Char('.') + endingOf(choices().format));
}

void ExportDialog::setPlace(const FigurePlace& place)
{
    m_place = place;
    showState();
}

void ExportDialog::setFailure(const QString& sentence)
{
    m_failure = sentence;
    showState();
}

} // namespace ui
