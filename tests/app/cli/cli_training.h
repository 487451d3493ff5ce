// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/project_file.h"
#include "tests/app/cli/cli_run.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace core;

// Short trainings with the real program, and the projects they leave behind.
class CliTraining : public QObject {
protected:
    QTemporaryDir m_folder;

    QString path(const QString& name) const { return m_folder.filePath(name); }

    // Small networks, few steps and a high rate: a run takes a fifth of a second, and its policy does order tests.
    static QStringList settings(int loops)
    {
        QStringList words{"--bootstrap", "100"};
        for (const char* setting : {"encoder.kind=gaussian", "ppo.hidden=16", "ppo.epochs=3", "ppo.rate=0.003",
                                    "classifier.hidden=16", "classifier.rate=0.003", "loop.steps_per_loop=2048"})
            words << "--set" << setting;
        return words << "--set" << QStringLiteral("loop.outer_loops=%1").arg(loops);
    }
    static QStringList small(int loops = 8, const QString& patients = "2000")
    {
        return QStringList{"train",    "--cohort", "known-optimum", "--patients", patients, "--preset", "quick",
                           "--lambda", "5",        "--rho",         "-0.01",      "--json"} +
               settings(loops);
    }

    // A project with one finished run, made once.
    QString projectWithARun()
    {
        const QString project = path("shared.panelwise");
        if (!QFile::exists(project) && run(small() + QStringList{"--project", project}).exit != 0)
            qFatal("cannot train");
        return project;
    }

    QString otherPatients(const QString& seed = "9", const QString& patients = "600")
    {
        if (run({"generate", "known-optimum", "--patients", patients, "--seed", seed, "--out", path("other" + seed)})
                .exit != 0)
            qFatal("cannot generate");
        return path("other" + seed + "/known-optimum.csv");
    }

    static Result<ProjectFile> lookAt(const QString& project) { return ProjectFile::open(project.toStdString(), true); }

    static bool startsTraining(QProcess& process, const QStringList& arguments)
    {
        process.setProcessEnvironment(plainEnvironment());
        process.start(QStringLiteral(PANELWISE_CLI), arguments);
        return process.waitForStarted();
    }

    // Waits until the file says so, looking at it while the other program writes.
    template <typename Condition>
    static bool comesTrue(const QString& project, QProcess& process, Condition condition)
    {
        QElapsedTimer clock;
        clock.start();
        while (clock.elapsed() < 60'000 && process.state() == QProcess::Running) {
            if (QFile::exists(project)) {
                const Result<ProjectFile> file = lookAt(project);
                const Result<std::vector<RunRecord>> runs = file ? file->runs() : file.error();
                if (runs && !runs->empty() && condition(runs->back(), *file))
                    return true;
            }
            process.waitForFinished(20);
        }
        return false;
    }

    static double f1Of(const QJsonObject& figures)
    {
        const double tp = figures["tp"].toDouble();
        return 2.0 * tp / (2.0 * tp + figures["fp"].toDouble() + figures["fn"].toDouble());
    }
};
