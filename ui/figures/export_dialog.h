// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/figure_files.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace ui {

class FigureView;
class SegmentedControl;

// What is remembered from one export to the next.
struct FigureChoices {
    FigureFormat format = FigureFormat::Pdf;
    QString preset = QStringLiteral("journal"); // empty: a size of the user's own
    FigurePage page;
    bool operator==(const FigureChoices&) const = default;
};
FigureChoices firstFigureChoices();

// What is to be said about the place of a file that is to be written.
struct FigurePlace {
    QString problem; // why nothing can be written there; empty: it can
    QString note;    // such as that a file is replaced
};

// How a figure becomes a file: format, size, words and place, with the figure as it will be. Writes nothing itself.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    ExportDialog(FigurePtr figure, const FigureChoices& choices, QWidget* parent = nullptr);

    FigureChoices choices() const;
    FigureText text() const;
    QString path() const;
    void setPath(const QString& path); // its ending becomes that of the format
    void setPlace(const FigurePlace& place);
    void setFailure(const QString& sentence); // of writing; the dialog stays open

Q_SIGNALS:
    void browseRequested();
    void pathChanged(const QString& path);
    void exportRequested();

private:
    void buildLayout();
    void addSizeRows(QFormLayout& form);
    void addWordRows(QFormLayout& form);
    void connectInputs();
    void choosePreset(int index);
    void chooseFormat();
    void sizeEdited();
    void showPreview();
    void showState();

    FigurePtr m_figure;
    FigureText m_words; // as the figure brings them
    double m_typeScale = 1.0;
    FigurePlace m_place;
    QString m_failure;
    FigureView* m_preview;
    SegmentedControl* m_format;
    QComboBox* m_preset;
    QDoubleSpinBox* m_width;
    QDoubleSpinBox* m_height;
    QSpinBox* m_dpi;
    QLabel* m_pixels;
    QLineEdit* m_title;
    QLineEdit* m_xLabel;
    QLineEdit* m_yLabel;
    QLineEdit* m_caption;
    QCheckBox* m_legend;
    QLineEdit* m_path;
    QPushButton* m_browse;
    QLabel* m_message;
    QPushButton* m_export;
};

} // namespace ui
