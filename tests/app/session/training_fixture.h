// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/document/session.h"
#include "app/session/jobs/training.h"
#include "core/plan/plan_fields.h"
#include "tests/store/project_fixtures.h"

#include <QSettings>
#include <QTest>

#include <algorithm>
#include <functional>
#include <vector>

namespace session_fixtures {

using namespace app;

// A disease whose best policy is known, drawn small; a plan that is through in a moment, or one that never is.
constexpr std::size_t kPatients = 600;

inline core::TrainingPlan tinyPlan(int loops)
{
    core::TrainingPlan plan;
    plan.method = core::TrainingMethod::EndToEnd;
    plan.encoder.kind = core::EncoderKind::Gaussian;
    plan.encoder.rounds = 3;
    plan.classifier.hidden = 8;
    plan.classifier.epochsPerLoop = 1;
    plan.ppo.hidden = 8;
    plan.ppo.epochs = 2;
    plan.ppo.stepsPerUpdate = 256;
    plan.loop.outerLoops = loops;
    plan.loop.stepsPerLoop = 256;
    return plan;
}
inline core::TrainingPlan quickPlan()
{
    return tinyPlan(3);
}
inline core::TrainingPlan endlessPlan()
{
    return tinyPlan(100'000);
}

inline core::TrainingPlan seeded(core::TrainingPlan plan, std::uint64_t seed)
{
    plan.seed = core::Seed{seed};
    return plan;
}

struct Fixture {
    fixtures::Folder folder;
    QString unsaved = QString::fromStdString((folder / "unsaved").string());
    QSettings settings{QString::fromStdString((folder / "settings.ini").string()), QSettings::IniFormat};
    RecentProjects recent{settings};
    Session session{unsaved, recent};
    Training training{session};

    QString path(const char* name) const { return QString::fromStdString((folder / name).string()); }
    bool loaded()
    {
        return QTest::qWaitFor([this] { return !session.isLoading(); }, 20'000) && session.hasProject();
    }
    bool openSample()
    {
        session.openSample(QStringLiteral("known-optimum"), kPatients);
        return loaded();
    }
    bool open(const QString& file)
    {
        session.openProject(file);
        return loaded();
    }
    bool wait(const std::function<bool()>& condition, int milliseconds = 60'000)
    {
        return QTest::qWaitFor(condition, milliseconds);
    }
    bool trained() // all to their end, and listed
    {
        return wait([this] {
            return !training.active() && !training.runs().empty() &&
                   std::ranges::none_of(training.runs(), [](const core::RunRecord& run) {
                       return run.status == core::RunStatus::Running;
                   });
        });
    }
    bool underWay(std::size_t points = 1)
    {
        return wait([this, points] { return this->points().size() >= points; });
    }
    const core::RunRecord& run() const { return training.runs().back(); }
    void train(const std::vector<core::TrainingPlan>& plans)
    {
        training.add(plans);
        training.start();
    }
    TrainingJob job() const { return training.jobs().front(); }
    std::vector<core::CurvePoint> points() const // of the run that trains first, as far as it is
    {
        const auto jobs = training.jobs();
        const auto* live = jobs.empty() || !jobs.front().id ? nullptr : training.points(*jobs.front().id);
        return live ? *live : std::vector<core::CurvePoint>();
    }
    std::vector<core::CurvePoint> pointsOf(core::RunId wanted)
    {
        std::vector<core::CurvePoint> found;
        const auto heard = connectTo(found);
        training.readPoints(wanted);
        wait([&] { return !found.empty(); }, 10'000);
        QObject::disconnect(heard);
        return found;
    }
    QMetaObject::Connection connectTo(std::vector<core::CurvePoint>& found)
    {
        return QObject::connect(&training, &Training::pointsRead, &training,
                                [&found](core::RunId, const std::vector<core::CurvePoint>& points) { found = points; });
    }
};

} // namespace session_fixtures
