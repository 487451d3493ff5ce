// SPDX-License-Identifier: GPL-3.0-or-later

// Takes the pictures of the help from the program itself: resources/help/take-pictures calls it.
#include "tests/app/gui/program.h"
#include "ui/common/text/language.h"
#include "ui/exam/exam_window.h"
#include "ui/patient/flip_slider.h"
#include "ui/patient/path_card.h"
#include "ui/patient/patient_page.h"
#include "ui/patient/result_chart.h"

#include <QApplication>
#include <QImage>
#include <QItemSelectionModel>
#include <QLineEdit>
#include <QTest>
#include <QTranslator>
#include <QTreeView>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <map>

namespace {

using Mode = ui::WalkthroughModel::Mode;

constexpr int kPatience = 240'000; // ms
constexpr int kWidth = 1120;       // of a picture, shown at half of it

class Photographer {
public:
    explicit Photographer(const QString& folder) : m_folder(folder)
    {
        m_program.window().resize(1400, 875);
        m_program.window().show();
    }

    bool takeAll()
    {
        settle();
        take("start", m_program.window());
        QSignalSpy shown(&m_program.controller, &app::WindowController::shown);
        m_program.controller.openSample(QStringLiteral("ferritin"));
        if (!shown.wait(kPatience))
            return false;
        settle();
        take("data", m_program.window());
        return takeFront() && takePatient() && takeExam() && takePresenter() && takeCompare() && takeTrain() &&
               takeLesson();
    }

private:
    // A window has few colours but for the edges of letters.
    static QList<QRgb> commonColours(const QImage& image)
    {
        std::map<QRgb, int> counts;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                ++counts[image.pixel(x, y)];
        std::vector<std::pair<int, QRgb>> sorted;
        for (const auto& [colour, count] : counts)
            sorted.emplace_back(count, colour);
        std::ranges::sort(sorted, std::greater<>());
        QList<QRgb> colours;
        for (std::size_t i = 0; i < std::min<std::size_t>(256, sorted.size()); ++i)
            colours << sorted[i].second;
        return colours;
    }

    static void settle() { QTest::qWait(900); }

    // Smaller and in 256 colours: a page of the help has to open at once.
    void take(const char* name, QWidget& widget)
    {
        QImage image = widget.grab().toImage();
        if (image.width() > kWidth)
            image = image.scaledToWidth(kWidth, Qt::SmoothTransformation);
        image = image.convertToFormat(QImage::Format_RGB32);
        image = image.convertToFormat(QImage::Format_Indexed8, commonColours(image), Qt::ThresholdDither);
        image.save(m_folder + QLatin1Char('/') + QLatin1String(name) + QStringLiteral(".png"), "PNG", 0);
    }

    bool press(const char* object)
    {
        QPushButton* button = nullptr;
        const bool there = QTest::qWaitFor(
            [&] {
                for (QPushButton* one : m_program.window().findChildren<QPushButton*>(QLatin1String(object)))
                    if (one->isVisible() && one->isEnabled())
                        button = one;
                return button != nullptr;
            },
            kPatience);
        if (there)
            QTest::mouseClick(button, Qt::LeftButton);
        return there;
    }

    bool takeFront()
    {
        m_program.window().showPlace(ui::Place::Front);
        if (!press("findFirstFront") || !QTest::qWaitFor(
                                            [&] {
                                                auto* find = m_program.window().findChild<QWidget*>("walkThrough");
                                                return find && find->isVisible() && find->isEnabled();
                                            },
                                            kPatience))
            return false;
        if (!QTest::qWaitFor([&] { return m_program.window().findChild<QPushButton*>("newFront")->isVisible(); },
                             kPatience))
            return false;
        settle();
        take("front", m_program.window());
        return true;
    }

    bool takePatient()
    {
        m_program.window().showPlace(ui::Place::Patient);
        if (!press("walkMissed"))
            return false;
        settle();
        auto* page = m_program.window().findChild<ui::PatientPage*>();
        QTest::keyClick(page, Qt::Key_Space);
        settle();
        take("patient", m_program.window());
        auto& results = *page->findChild<ui::ResultChart*>();
        const QModelIndex group = results.view().model()->index(0, 0);
        results.view().setCurrentIndex(results.view().model()->index(0, 0, group));
        settle();
        settle();
        if (auto* flips = page->findChild<ui::FlipStrip*>(); flips && flips->isVisible())
            take("flip", *flips);
        page->walk().setMode(Mode::Duel);
        settle();
        page->walk().take(core::Action::order(core::PanelId(0)));
        settle();
        page->walk().take(core::Action::order(core::PanelId(2)));
        settle();
        page->walk().take(core::Action::diagnose(core::Disease::Present));
        settle();
        take("duel", *page->findChild<ui::PathCard*>());
        return true;
    }

    bool takeExam()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("week3.exam.json"));
        const ui::ExamWish wish{.title = QStringLiteral("Anaemia, week 3"),
                                .cases = 8,
                                .limits = {.minutes = 30, .budget = core::Cost(120), .hints = true}};
        if (!m_program.controller.exams().makeFile(wish, file))
            return false;
        m_program.controller.open(file);
        ui::ExamWindow& exam = *m_program.controller.exams().sitting();
        QTest::keyClicks(exam.findChild<QLineEdit*>(QStringLiteral("examStudent")), QStringLiteral("7"));
        exam.findChild<QPushButton*>(QStringLiteral("examBegin"))->click();
        for (QPushButton* button : exam.findChildren<QPushButton*>())
            if (button->accessibleName() == QLatin1String("Order BBC"))
                button->click();
        settle();
        take("exam", exam);
        exam.close();
        return true;
    }

    // Not for the help: PANELWISE_PRESENTER_PICTURES names a folder for what a class sees.
    bool takePresenter()
    {
        const QString folder = qEnvironmentVariable("PANELWISE_PRESENTER_PICTURES");
        if (folder.isEmpty())
            return true;
        ui::MainWindow& window = m_program.window();
        for (const QSize size : {QSize(1280, 720), QSize(1920, 1080)}) {
            window.resize(size);
            for (const ui::Place place : {ui::Place::Front, ui::Place::Patient}) {
                window.showPlace(place);
                settle();
                window.setPresenting(true);
                QTest::qWait(9000); // the hint is gone
                for (int film = 0; film <= 3; ++film) {
                    window.grab().save(QStringLiteral("%1/presenter-%2-%3-%4.png")
                                           .arg(folder, place == ui::Place::Front ? "front" : "patient")
                                           .arg(size.width())
                                           .arg(film));
                    QTest::keyClick(&window, Qt::Key_A);
                    QTest::qWait(4000);
                }
                window.setPresenting(false);
                settle();
            }
        }
        window.resize(1400, 875);
        settle();
        return true;
    }

    bool takeCompare()
    {
        m_program.window().showPlace(ui::Place::Compare);
        QTest::qWait(8000);
        take("compare", m_program.window());
        return true;
    }

    // While it learns: the curves are what the chapter is about.
    bool takeTrain()
    {
        m_program.window().showPlace(ui::Place::Train);
        settle();
        Q_EMIT m_program.window().menu().trainRequested();
        QTest::qWait(25'000);
        take("train", m_program.window());
        Q_EMIT m_program.window().menu().stopRequested();
        QTest::qWait(3000);
        return true;
    }

    bool takeLesson()
    {
        m_program.controller.lessons().begin(QStringLiteral("first-look"), true);
        if (!QTest::qWaitFor([&] { return m_program.controller.lessons().player().playing(); }, kPatience))
            return false;
        settle();
        take("lesson", m_program.window());
        m_program.controller.lessons().leave();
        return true;
    }

    Program m_program;
    QString m_folder;
};

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    QTranslator words; // plurals of English
    if (ui::loadLanguage(words))
        QCoreApplication::installTranslator(&words);
    if (argc == 2 && Photographer(QString::fromLocal8Bit(argv[1])).takeAll())
        return 0;
    std::fputs("usage: help_pictures FOLDER; a picture could not be taken\n", stderr);
    return 1;
}
