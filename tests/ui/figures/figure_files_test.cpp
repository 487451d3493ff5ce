// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"
#include "tests/ui/figures/figure_fixture.h"
#include "tests/ui/figures/front_fixture.h"
#include "ui/figures/charts/front_figure.h"

#include <QBuffer>
#include <QFile>
#include <QImageReader>
#include <QMimeData>
#include <QProcess>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QXmlStreamReader>

namespace figure_files_test {

using namespace ui;

namespace {

constexpr auto kNotice = "Simulation for education and research. Not for clinical use.";

QByteArray fileOf(const FigureJob& job, FigureFormat format)
{
    const core::Result<QByteArray> file = figureFile(job, format);
    return file ? *file : QByteArray();
}

// What another program says about a file; nothing where it is not installed.
std::optional<QString> said(const QString& program, const QStringList& before, const QByteArray& bytes,
                            const QStringList& after = {})
{
    if (QStandardPaths::findExecutable(program).isEmpty())
        return std::nullopt;
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("figure")));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        return std::nullopt;
    file.close();
    QProcess process;
    process.start(program, before + QStringList{file.fileName()} + after);
    process.waitForFinished();
    return QString::fromUtf8(process.readAllStandardOutput());
}

struct Svg {
    QStringList texts;
    QString title, description, width, height, viewBox, error;
    int shapes = 0; // other than text
};

Svg parsed(const QByteArray& bytes)
{
    Svg svg;
    QXmlStreamReader xml(bytes);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("svg")) {
            svg.width = xml.attributes().value("width").toString();
            svg.height = xml.attributes().value("height").toString();
            svg.viewBox = xml.attributes().value("viewBox").toString();
        } else if (xml.name() == QLatin1String("title")) {
            svg.title = xml.readElementText();
        } else if (xml.name() == QLatin1String("desc")) {
            svg.description = xml.readElementText();
        } else if (xml.name() == QLatin1String("text")) {
            svg.texts << xml.readElementText().simplified();
        } else if (xml.name() == QLatin1String("path") || xml.name() == QLatin1String("polyline")) {
            ++svg.shapes;
        }
    }
    svg.error = xml.hasError() ? xml.errorString() : QString();
    return svg;
}

// A plot that QCustomPlot draws.
FigureJob frontJob()
{
    FigureJob job = tests::lineJob();
    job.figure = frontFigure(fixtures::finishedFront(1), {}, FrontSide::Test);
    job.text = job.figure->text();
    job.page = {.widthMm = 120.0, .heightMm = 90.0, .dpi = 96};
    return job;
}

// Of two pictures of one size, 0 to 255.
double meanDifference(const QImage& a, const QImage& b)
{
    double sum = 0.0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            sum += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y)));
    return sum / (a.width() * a.height());
}

} // namespace

class FigureFilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void anSvgHasItsSizeInMillimetresAndItsWordsAsText()
    {
        const Svg svg = parsed(fileOf(tests::lineJob(), FigureFormat::Svg));
        QCOMPARE(svg.error, QString());
        QCOMPARE(svg.width, QStringLiteral("85mm"));
        QCOMPARE(svg.height, QStringLiteral("60mm"));
        // 85 mm · 96 / 25.4 and 60 mm · 96 / 25.4 pixels
        QCOMPARE(svg.viewBox, QStringLiteral("0 0 321.260 226.772"));
        QCOMPARE(svg.title, QStringLiteral("Cost & quality <test>"));
        QVERIFY(svg.description.contains(QLatin1String(kNotice)));
        QVERIFY(svg.description.contains(QStringLiteral("579 test patients")));
        QVERIFY(svg.texts.contains(QStringLiteral("Cost & quality <test>")));
        QVERIFY(svg.texts.contains(QStringLiteral("Cost per patient")));
        QVERIFY(svg.texts.join(QLatin1Char(' ')).contains(QLatin1String(kNotice)));
        QVERIFY(svg.shapes >= 1);
    }

    void filesReadInTheDirectionOfTheProgram()
    {
        for (const FigureFormat format : kFigureFormats) {
            const FigureJob job = tests::lineJob();
            (void)fileOf(job, format);
            QCOMPARE(static_cast<const tests::LineFigure&>(*job.figure).m_direction, Qt::LeftToRight);
        }
    }

    void theSameFigureGivesTheSameSvg()
    {
        QCOMPARE(fileOf(tests::lineJob(), FigureFormat::Svg), fileOf(tests::lineJob(), FigureFormat::Svg));
    }

    void anotherProgramDrawsTheSvg()
    {
        const auto png = said(
            QStringLiteral("rsvg-convert"),
            {QStringLiteral("--dpi-x=96"), QStringLiteral("--dpi-y=96"), QStringLiteral("-f"), QStringLiteral("svg")},
            fileOf(tests::lineJob(), FigureFormat::Svg));
        if (!png)
            QSKIP("rsvg-convert is not installed");
        QVERIFY(png->contains(QLatin1String("<svg")));
    }

    void aPdfIsAsLargeAsWishedAndEmbedsItsFonts()
    {
        const QByteArray pdf = fileOf(tests::lineJob(), FigureFormat::Pdf);
        QVERIFY(pdf.startsWith("%PDF-"));
        const auto info = said(QStringLiteral("pdfinfo"), {}, pdf);
        const auto fonts = said(QStringLiteral("pdffonts"), {}, pdf);
        if (!info || !fonts)
            QSKIP("pdfinfo or pdffonts is not installed");
        const QRegularExpressionMatch size =
            QRegularExpression(QStringLiteral("Page size: +([0-9.]+) x ([0-9.]+) pts")).match(*info);
        QVERIFY2(size.hasMatch(), qPrintable(*info));
        // 85 mm is 240.94 points, 60 mm is 170.08; a printer keeps whole points.
        QVERIFY(std::abs(size.captured(1).toDouble() - 240.94) < 0.6);
        QVERIFY(std::abs(size.captured(2).toDouble() - 170.08) < 0.6);
        QVERIFY(info->contains(QStringLiteral("Pages:           1")));
        QVERIFY(info->contains(QStringLiteral("PanelWise 1.2.3")));
        // name, type, encoding, then whether it is embedded
        const QStringList lines = fonts->split(QLatin1Char('\n'), Qt::SkipEmptyParts).mid(2);
        QVERIFY2(!lines.isEmpty(), qPrintable(*fonts));
        for (const QString& line : lines)
            QVERIFY2(QRegularExpression(QStringLiteral("\\s(yes)\\s+(yes|no)\\s+(yes|no)\\s")).match(line).hasMatch(),
                     qPrintable(line));
    }

    void theWordsOfAPdfCanBeSearched()
    {
        const auto text = said(QStringLiteral("pdftotext"), {QStringLiteral("-raw")},
                               fileOf(tests::lineJob(), FigureFormat::Pdf), {QStringLiteral("-")});
        if (!text)
            QSKIP("pdftotext is not installed");
        const QString words = text->simplified();
        for (const char* part : {"Cost & quality <test>", "Cost per patient", "579 test patients. Seed 7.", kNotice})
            QVERIFY2(words.contains(QLatin1String(part)), qPrintable(words));
    }

    void aPngHasItsPixelsAndKnowsTheirSize()
    {
        QByteArray png = fileOf(tests::lineJob(), FigureFormat::Png);
        QBuffer buffer(&png);
        QImageReader reader(&buffer, "png");
        const QImage image = reader.read();
        // 85 mm · 200 / 25.4 = 669.3 and 60 mm · 200 / 25.4 = 472.4 pixels; 200 dpi are 7874 pixels a metre.
        QCOMPARE(image.size(), QSize(669, 472));
        QCOMPARE(image.dotsPerMeterX(), 7874);
        QCOMPARE(image.text(QStringLiteral("Title")), QStringLiteral("Cost & quality <test>"));
        QVERIFY(image.text(QStringLiteral("Description")).contains(QLatin1String(kNotice)));
    }

    void aPlotIsTheSameAtEveryResolution()
    {
        FigureJob job = frontJob();
        const QImage screen = figureImage(job);
        job.page.dpi = 300;
        const QImage printed = figureImage(job).scaled(screen.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        QImage blank(screen.size(), QImage::Format_RGB32);
        blank.fill(Qt::white);
        QVERIFY(meanDifference(screen, blank) > 5.0);
        QVERIFY2(meanDifference(screen, printed) < 0.4 * meanDifference(screen, blank),
                 qPrintable(QString::number(meanDifference(screen, printed))));
    }

    void theTicksOfAPlotAreInThePdf()
    {
        const auto text = said(QStringLiteral("pdftotext"), {QStringLiteral("-raw")},
                               fileOf(frontJob(), FigureFormat::Pdf), {QStringLiteral("-")});
        if (!text)
            QSKIP("pdftotext is not installed");
        for (const char* part : {"Mean cost per patient (USD)", "F1 on test patients", "$0", "All panels", "Dominated"})
            QVERIFY2(text->simplified().contains(QLatin1String(part)), qPrintable(*text));
    }

    void aPngLargerThanMemoryIsRefused()
    {
        FigureJob job = tests::lineJob();
        job.page = {.widthMm = 500.0, .heightMm = 500.0, .dpi = 1200};
        const core::Result<QByteArray> file = figureFile(job, FigureFormat::Png);
        QVERIFY(!file);
        QCOMPARE(file.error().code, core::ErrorCode::FileTooLarge);
    }

    void everyFormatCarriesWhereItComesFrom()
    {
        const FigureJob job = tests::lineJob();
        for (const FigureFormat format : kFigureFormats) {
            const core::Result<FigureMetadata> read = readFigureMetadata(fileOf(job, format));
            QVERIFY2(read, qPrintable(endingOf(format)));
            QCOMPARE(*read, job.metadata);
        }
    }

    void aRunIsCarriedLikeAPolicy()
    {
        FigureJob job = tests::lineJob();
        job.metadata.origin = {};
        job.metadata.origin.policy = core::RunId{12};
        job.metadata.projectFile = QStringLiteral("Größe – Test.panelwise");
        for (const FigureFormat format : kFigureFormats)
            QCOMPARE(*readFigureMetadata(fileOf(job, format)), job.metadata);
    }

    void aWholeFrontIsCarriedWithoutAPolicy()
    {
        FigureJob job = tests::lineJob();
        job.metadata.origin = {};
        job.metadata.front = core::FrontId{4};
        QCOMPARE(*readFigureMetadata(fileOf(job, FigureFormat::Svg)), job.metadata);
    }

    void aForeignFileIsToldApart()
    {
        for (const QByteArray& bytes :
             {QByteArray(), QByteArray("<svg/>"), QByteArray("%PDF-1.4\nnothing"), QByteArray("\x89PNG\r\n\x1a\n"),
              QByteArray("\x89PNG\r\n\x1a\nrubbish"), QByteArray(1'000'000, '<')}) {
            const auto read = readFigureMetadata(bytes);
            QVERIFY(!read);
            QCOMPARE(read.error().code, core::ErrorCode::ProjectForeign);
        }
    }

    void brokenMetadataIsToldAsDamage()
    {
        for (const char* json : {"", "{", "[]", R"({"panelwise_figure":1,"project":"../../etc"})",
                                 R"({"panelwise_figure":1,"front":-1})", R"({"panelwise_figure":1,"front":1.5})",
                                 R"({"panelwise_figure":1,"front":1e300})", R"({"panelwise_figure":1,"seed":"x"})"}) {
            const QByteArray svg = "<svg><panelwise:figure>" + QByteArray(json) + "</panelwise:figure></svg>";
            const auto read = readFigureMetadata(svg);
            QVERIFY2(!read, json);
            QCOMPARE(read.error().code, core::ErrorCode::ProjectDamaged);
        }
        QVERIFY(!readFigureMetadata("<panelwise:figure>{")); // without an end
        QVERIFY(!readFigureMetadata("<panelwise:figure>" + QByteArray(1'000'000, ' ') + "</panelwise:figure>"));
    }

    // Before anything is given the memory it asks for.
    void aPngThatClaimsMoreThanItHoldsIsDamage()
    {
        QByteArray png = fileOf(tests::lineJob(), FigureFormat::Png);
        QVERIFY(readFigureMetadata(png.left(png.indexOf("IDAT") + 20)).ok()); // half a picture knows its origin
        png[8] = 0x2f; // the length of the first chunk: 788 million bytes
        const core::Result<FigureMetadata> read = readFigureMetadata(png);
        QVERIFY(!read);
        QCOMPARE(read.error().code, core::ErrorCode::ProjectDamaged);
        QCOMPARE(read.error().detail, std::string("PNG"));
    }

    void aFileNameCannotLeadIntoAnotherFolder()
    {
        const auto read =
            metadataFromJson(R"({"panelwise_figure":1,"project_file":"../../secret\\folder/ward.panelwise"})");
        QVERIFY(read);
        QCOMPARE(read->projectFile, QStringLiteral("ward.panelwise"));
    }

    // Any prefix, and any file with some bytes changed, is read or refused.
    void damagedFilesAreReadOrRefused()
    {
        QRandomGenerator random(5);
        for (const FigureFormat format : kFigureFormats) {
            const QByteArray file = fileOf(tests::lineJob(), format);
            for (int i = 0; i < 60; ++i) {
                QByteArray broken = file.left(random.bounded(static_cast<int>(file.size())));
                (void)readFigureMetadata(broken);
                broken = file;
                for (int k = 0; k < 40; ++k)
                    broken[random.bounded(static_cast<int>(file.size()))] = static_cast<char>(random.bounded(256));
                const auto read = readFigureMetadata(broken);
                QVERIFY(read || read.error().code == core::ErrorCode::ProjectForeign ||
                        read.error().code == core::ErrorCode::ProjectDamaged);
            }
        }
    }

    void dataIsWrittenAsRfc4180HasIt()
    {
        QCOMPARE(csvOf(tests::LineFigure().table()), QByteArray("point,note,f1\r\n"
                                                                "1,\"a \"\"quoted\"\", note\",0.5\r\n"
                                                                "10,Größe,0.625\r\n"
                                                                "2,,\r\n"));
    }

    void aCopyIsPictureAndDataAtOnce()
    {
        const FigureJob job = tests::lineJob();
        const std::unique_ptr<QMimeData> mime = mimeDataOf(job);
        QCOMPARE(mime->data(QStringLiteral("image/svg+xml")), fileOf(job, FigureFormat::Svg));
        QCOMPARE(qvariant_cast<QImage>(mime->imageData()).size(), QSize(669, 472));
        QCOMPARE(mime->data(QStringLiteral("text/csv")), csvOf(job.figure->table()));
        QCOMPARE(mime->text(),
                 QStringLiteral("point\tnote\tf1\n1\ta \"quoted\", note\t0.5\n10\tGröße\t0.625\n2\t\t\n"));
    }

    void theFormatIsToldByTheEnding()
    {
        QCOMPARE(formatOf(QStringLiteral("a/front.SVG")), FigureFormat::Svg);
        QCOMPARE(formatOf(QStringLiteral("front.pdf")), FigureFormat::Pdf);
        QCOMPARE(formatOf(QStringLiteral("front.csv")), std::nullopt);
    }
};

PANELWISE_TEST(FigureFilesTest)

} // namespace figure_files_test

#include "figure_files_test.moc"
