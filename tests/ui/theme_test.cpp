#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPalette>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace ui;

namespace {

// Relative luminance and contrast as WCAG 2.1 defines them.
double channel(double value)
{
    return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& colour)
{
    return 0.2126 * channel(colour.redF()) + 0.7152 * channel(colour.greenF()) + 0.0722 * channel(colour.blueF());
}

double contrast(const QColor& a, const QColor& b)
{
    // The form of minmax that takes a list returns values; the other would return references to temporaries.
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

QImage drawn(Icon icon, const QColor& colour)
{
    QImage image(64, 64, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paintIcon(painter, icon, image.rect(), colour);
    return image;
}

} // namespace

class ThemeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void blackOnWhiteHasTheGreatestContrast() { QVERIFY(std::abs(contrast(Qt::black, Qt::white) - 21.0) < 1e-6); }

    void textCanBeReadInBothThemes()
    {
        for (const Theme& theme : {lightTheme(), darkTheme()}) {
            for (const QColor& back : {theme.window, theme.surface, theme.alternate, theme.rail, theme.selection}) {
                QVERIFY(contrast(theme.text, back) >= 4.5);
                QVERIFY(contrast(theme.textSecondary, back) >= 4.5);
            }
            QVERIFY(contrast(theme.textDisabled, theme.surface) >= 4.5);
            QVERIFY(contrast(theme.onAccent, theme.accent) >= 4.5);
            QVERIFY(contrast(theme.ok, theme.surface) >= 4.5);
            QVERIFY(contrast(theme.abnormal, theme.surface) >= 4.5);
            QVERIFY(contrast(theme.warningText, theme.warningBack) >= 4.5);
            QVERIFY(contrast(theme.errorText, theme.errorBack) >= 4.5);
            QVERIFY(contrast(theme.stripText, theme.stripBack) >= 4.5);
        }
    }

    void edgesOfControlsStandOutFromTheirSurface()
    {
        for (const Theme& theme : {lightTheme(), darkTheme()}) {
            QVERIFY(contrast(theme.control, theme.surface) >= 3.0);
            QVERIFY(contrast(theme.accent, theme.surface) >= 3.0);
        }
    }

    void styleSheetHasNoUnknownToken()
    {
        for (const Theme& theme : {lightTheme(), darkTheme(1.5)}) {
            const QString sheet = styleSheetOf(theme);
            QVERIFY(sheet.contains(theme.accent.name()));
            QVERIFY(!sheet.contains(QLatin1Char('@')));
        }
    }

    void zoomScalesTheTypeInTheStyleSheet()
    {
        QVERIFY(styleSheetOf(lightTheme(1.0)).contains(QLatin1String("font-size: 18px; font-weight: bold")));
        QVERIFY(styleSheetOf(lightTheme(1.5)).contains(QLatin1String("font-size: 27px; font-weight: bold")));
    }

    void everyIconIsDrawnInTheColourAskedFor()
    {
        for (int i = 0; i <= static_cast<int>(Icon::Warning); ++i) {
            const QImage image = drawn(static_cast<Icon>(i), QColor(200, 10, 30));
            int opaque = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    const QColor pixel = image.pixelColor(x, y);
                    if (pixel.alpha() < 250)
                        continue;
                    ++opaque;
                    QVERIFY2(pixel.red() > 180 && pixel.green() < 40, qPrintable(QString::number(i)));
                }
            }
            QVERIFY2(opaque > 20, qPrintable(QString::number(i)));
        }
    }

    void iconsFollowThePaletteWithoutBeingMadeAnew()
    {
        const QIcon icon = lineIcon(Icon::Plus);
        QGuiApplication::setPalette(paletteOf(lightTheme()));
        const QColor onLight = icon.pixmap(16, 16).toImage().pixelColor(8, 8);
        QGuiApplication::setPalette(paletteOf(darkTheme()));
        const QColor onDark = icon.pixmap(16, 16).toImage().pixelColor(8, 8);
        QVERIFY(luminance(onDark) > luminance(onLight));
    }
};

QTEST_MAIN(ThemeTest)
#include "theme_test.moc"
