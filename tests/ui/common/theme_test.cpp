// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"
#include "ui/common/theme/icons.h"
#include "ui/common/theme/theme.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPalette>

#include <algorithm>
#include <array>
#include <cmath>

namespace theme_test {

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

// How somebody without one kind of cones sees a colour: Machado, Oliveira and Fernandes (2009), severity 1, on linear
// light. Rows add up to 1, so greys stay as they are.
using Vision = std::array<std::array<double, 3>, 3>;
constexpr Vision kCommon{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
constexpr Vision kProtanopia{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Vision kDeuteranopia{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr Vision kTritanopia{
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};

std::array<double, 3> applied(const Vision& matrix, const std::array<double, 3>& values)
{
    std::array<double, 3> result{};
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t column = 0; column < 3; ++column)
            result[row] += matrix[row][column] * values[column];
    return result;
}

// CIE L*a*b* of sRGB under D65.
std::array<double, 3> labOf(const QColor& colour, const Vision& vision)
{
    constexpr Vision kToXyz{
        {{0.4124564, 0.3575761, 0.1804375}, {0.2126729, 0.7151522, 0.0721750}, {0.0193339, 0.1191920, 0.9503041}}};
    std::array<double, 3> seen =
        applied(vision, {channel(colour.redF()), channel(colour.greenF()), channel(colour.blueF())});
    for (double& value : seen)
        value = std::clamp(value, 0.0, 1.0);
    const std::array<double, 3> white = applied(kToXyz, {1, 1, 1}), xyz = applied(kToXyz, seen);
    std::array<double, 3> root{};
    for (std::size_t i = 0; i < 3; ++i) {
        const double share = xyz[i] / white[i];
        root[i] = share > 0.008856 ? std::cbrt(share) : 7.787 * share + 16.0 / 116.0;
    }
    return {116 * root[1] - 16, 500 * (root[0] - root[1]), 200 * (root[1] - root[2])};
}

double distance(const QColor& a, const QColor& b, const Vision& vision)
{
    const auto p = labOf(a, vision), q = labOf(b, vision);
    return std::hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

double smallestDistance(const Theme& theme)
{
    const std::array series{theme.plotBlue,   theme.plotVermillion, theme.plotGreen,
                            theme.plotOrange, theme.plotPurple,     theme.plotSky};
    double smallest = 1e9;
    for (const Vision& vision : {kCommon, kProtanopia, kDeuteranopia, kTritanopia})
        for (std::size_t i = 0; i < series.size(); ++i)
            for (std::size_t k = 0; k < i; ++k)
                smallest = std::min(smallest, distance(series[i], series[k], vision));
    return smallest;
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

    // From white to black it is 100 whatever the eyes, and a red and a green that most people tell apart at once are
    // nearly one colour to who lacks the cones for green.
    void theSimulationKnowsWhatIsConfused()
    {
        for (const Vision& vision : {kCommon, kProtanopia, kDeuteranopia, kTritanopia})
            QVERIFY(std::abs(distance(Qt::white, Qt::black, vision) - 100.0) < 0.01);
        const QColor red(0xD6, 0x27, 0x28), green(0x2C, 0xA0, 0x2C);
        QVERIFY(distance(red, green, kCommon) > 100.0);
        QVERIFY(distance(red, green, kDeuteranopia) < 10.0);
    }

    // 2.3 can just be seen side by side. Files are always in the light colours; on screen series differ by dash and
    // marker as well.
    void seriesColoursDifferForEveryKindOfColourVision()
    {
        QVERIFY2(smallestDistance(lightTheme()) >= 15.0, qPrintable(QString::number(smallestDistance(lightTheme()))));
        QVERIFY2(smallestDistance(darkTheme()) >= 10.0, qPrintable(QString::number(smallestDistance(darkTheme()))));
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

PANELWISE_TEST(ThemeTest)

} // namespace theme_test

#include "theme_test.moc"
