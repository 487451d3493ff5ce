// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/options.h"

#include "ui/common/text/guide.h"
#include "ui/common/text/guide_html.h"
#include "ui/common/text/man_page.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QRegularExpression>

#include <map>

namespace app {
namespace {

QString optionText(const char* text)
{
    return QCoreApplication::translate("Options", text);
}

const std::map<QString, ui::Place>& places()
{
    static const std::map<QString, ui::Place> names{
        {QStringLiteral("start"), ui::Place::Start},     {QStringLiteral("import"), ui::Place::Import},
        {QStringLiteral("data"), ui::Place::Data},       {QStringLiteral("train"), ui::Place::Train},
        {QStringLiteral("front"), ui::Place::Front},     {QStringLiteral("patient"), ui::Place::Patient},
        {QStringLiteral("compare"), ui::Place::Compare},
    };
    return names;
}

std::optional<QSize> sizeFrom(const QString& text)
{
    static const QRegularExpression form(QStringLiteral("^(\\d{3,4})x(\\d{3,4})$"));
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    return QSize(match.captured(1).toInt(), match.captured(2).toInt());
}

struct Parser {
    QCommandLineParser parser;
    QCommandLineOption sample{QStringLiteral("sample"),
                              optionText(QT_TRANSLATE_NOOP("Options", "Open a built-in cohort.")),
                              QStringLiteral("NAME")};
    QCommandLineOption screenshot{
        QStringLiteral("screenshot"),
        optionText(QT_TRANSLATE_NOOP("Options", "Write a picture of the window when it is ready, and end.")),
        QStringLiteral("FILE.png")};
    QCommandLineOption page{
        QStringLiteral("page"),
        optionText(QT_TRANSLATE_NOOP("Options", "Show start, import, data, train, front, patient or compare.")),
        QStringLiteral("PAGE")};
    QCommandLineOption theme{QStringLiteral("theme"),
                             optionText(QT_TRANSLATE_NOOP("Options", "Colours: light or dark.")),
                             QStringLiteral("THEME")};
    QCommandLineOption size{QStringLiteral("size"),
                            optionText(QT_TRANSLATE_NOOP("Options", "Size of the window, 1440x900.")),
                            QStringLiteral("WxH")};
    QCommandLineOption zoom{QStringLiteral("zoom"),
                            optionText(QT_TRANSLATE_NOOP("Options", "Size of the type, 0.85 to 3.")),
                            QStringLiteral("FACTOR")};
    QCommandLineOption startupTime{
        QStringLiteral("startup-time"),
        optionText(QT_TRANSLATE_NOOP("Options", "Print the milliseconds until the window was drawn first."))};

    QCommandLineOption portable{
        QStringLiteral("portable"),
        optionText(
            QT_TRANSLATE_NOOP("Options", "Keep settings and unsaved projects beside the program, as on a USB stick."))};
    QCommandLineOption man{QStringLiteral("man"), QString()};

    Parser()
    {
        man.setFlags(QCommandLineOption::HiddenFromHelp);
        parser.setApplicationDescription(
            optionText(QT_TRANSLATE_NOOP("Options", "A laboratory for cost-effective diagnosis.")));
        parser.addHelpOption();
        parser.addVersionOption();
        parser.addOptions({sample, screenshot, page, theme, size, zoom, portable, startupTime, man});
        parser.addPositionalArgument(
            QStringLiteral("FILE"),
            optionText(QT_TRANSLATE_NOOP("Options",
                                         "A .panelwise project, a table to import, a lesson or an exported figure.")),
            QStringLiteral("[FILE]"));
    }
};

// The same texts as --help, as a page of the manual.
QString manualPage(const Parser& p)
{
    ui::ManPage page{.program = QStringLiteral("panelwise"),
                     .version = QCoreApplication::applicationVersion(),
                     .summary = optionText(QT_TRANSLATE_NOOP("Options", "a laboratory for cost-effective diagnosis")),
                     .synopsis = QStringLiteral("panelwise [OPTION]… [FILE]"),
                     .sections = {}};
    page.sections.push_back(
        {.title = optionText(QT_TRANSLATE_NOOP("Options", "Description")),
         .paragraphs = {optionText(QT_TRANSLATE_NOOP(
             "Options",
             "Opens the window, with FILE if one is given: a .panelwise project, a table to import or an exported "
             "figure. Simulation for education and research. Not for clinical use."))},
         .items = {}});
    ui::ManPage::Section options{
        .title = optionText(QT_TRANSLATE_NOOP("Options", "Options")), .paragraphs = {}, .items = {}};
    for (const QCommandLineOption* option :
         {&p.sample, &p.page, &p.theme, &p.size, &p.zoom, &p.portable, &p.screenshot, &p.startupTime})
        options.items.push_back(
            {.term = (QStringLiteral("--") + option->names().constFirst() + QLatin1Char(' ') + option->valueName())
                         .trimmed(),
             .text = option->description()});
    page.sections.push_back(std::move(options));
    for (const ui::GuidePage& chapter : ui::guidePages())
        if (chapter.topic.startsWith(QLatin1String("guide-")))
            page.sections.push_back(
                {.title = chapter.title, .paragraphs = ui::plainParagraphs(chapter.text).mid(1), .items = {}});
    page.sections.push_back({.title = optionText(QT_TRANSLATE_NOOP("Options", "See also")),
                             .paragraphs = {QStringLiteral("panelwise-cli(1)")},
                             .items = {}});
    return roffOf(page);
}

QString complaintAbout(const Parser& p, Options& options)
{
    const QCommandLineParser& parser = p.parser;
    if (parser.positionalArguments().size() > 1)
        return optionText(QT_TRANSLATE_NOOP("Options", "Only one file can be opened at a time."));
    if (parser.isSet(p.page)) {
        const auto found = places().find(parser.value(p.page));
        if (found == places().end())
            return optionText(QT_TRANSLATE_NOOP("Options", "There is no page “%1”.")).arg(parser.value(p.page));
        options.page = found->second;
        options.pageGiven = true;
    }
    if (parser.isSet(p.theme)) {
        const QString theme = parser.value(p.theme);
        if (theme != QLatin1String("light") && theme != QLatin1String("dark"))
            return optionText(QT_TRANSLATE_NOOP("Options", "The theme is light or dark, not “%1”.")).arg(theme);
        options.theme = theme == QLatin1String("dark") ? ui::ThemeChoice::Dark : ui::ThemeChoice::Light;
    }
    if (parser.isSet(p.size)) {
        options.size = sizeFrom(parser.value(p.size));
        if (!options.size)
            return optionText(QT_TRANSLATE_NOOP("Options", "The size is written like 1440x900, not “%1”."))
                .arg(parser.value(p.size));
    }
    if (parser.isSet(p.zoom)) {
        bool number = false;
        const double zoom = parser.value(p.zoom).toDouble(&number);
        if (!number || zoom < 0.85 || zoom > 3.0)
            return optionText(QT_TRANSLATE_NOOP("Options", "The zoom is a number from 0.85 to 3, not “%1”."))
                .arg(parser.value(p.zoom));
        options.zoom = zoom;
    }
    return {};
}

} // namespace

OptionsReading readOptions(const QStringList& arguments)
{
    Parser p;
    OptionsReading reading;
    if (!p.parser.parse(arguments)) {
        reading.complaint = p.parser.errorText();
        return reading;
    }
    if (p.parser.isSet(QStringLiteral("help")))
        reading.print = p.parser.helpText();
    else if (p.parser.isSet(QStringLiteral("version")))
        reading.print = QStringLiteral("panelwise %1\n").arg(QCoreApplication::applicationVersion());
    else if (p.parser.isSet(p.man))
        reading.print = manualPage(p);
    Options& options = reading.options;
    options.portable = p.parser.isSet(p.portable);
    options.file = p.parser.positionalArguments().value(0);
    options.sample = p.parser.value(p.sample);
    options.screenshot = p.parser.value(p.screenshot);
    options.startupTime = p.parser.isSet(p.startupTime);
    reading.complaint = complaintAbout(p, options);
    return reading;
}

bool asksForPortable(const QStringList& arguments)
{
    Parser p;
    return p.parser.parse(arguments) && p.parser.isSet(p.portable);
}

} // namespace app
