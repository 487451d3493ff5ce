// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/train/queue_model.h"
#include "ui/train/train_page.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>

#include <vector>

Q_DECLARE_METATYPE(core::FrontPlan)
Q_DECLARE_METATYPE(core::RunId)

namespace train {

using namespace ui;
using Kind = TrainActivity::Kind;

constexpr core::Fingerprint kPatients{.high = 1, .low = 2};

inline TrainFacts readyFacts()
{
    TrainFacts facts;
    facts.open = true;
    facts.panels = {QStringLiteral("BBC"), QStringLiteral("TSAT")};
    facts.patients = {250, 500, 50, 100, 100};
    facts.cohort = kPatients;
    return facts;
}

inline core::RunRecord runNumber(std::int64_t number, core::RunStatus status)
{
    core::RunRecord run;
    run.id = {number};
    run.start.cohort = kPatients;
    run.start.patients = 1000;
    run.status = status;
    return run;
}

inline core::Evaluation evaluation(double f1, double cost)
{
    core::Evaluation made;
    made.f1.value = f1;
    made.meanCost.value = cost;
    made.panelUse = {0.75, 0.25};
    return made;
}

inline core::RunRecord finishedRun(std::int64_t number)
{
    core::RunRecord run = runNumber(number, core::RunStatus::Finished);
    core::TrainingSummary summary;
    summary.end = core::RunEnd::Finished;
    summary.validation = evaluation(0.604, 27.72);
    summary.test = evaluation(0.581, 29.5);
    run.summary = summary;
    return run;
}

template <typename T = QPushButton>
T* buttonNamed(const QWidget& page, const char* text)
{
    for (T* button : page.findChildren<T*>())
        if (button->text() == QString::fromUtf8(text))
            return button;
    return nullptr;
}

inline bool says(const QWidget& page, const char* text)
{
    for (const QLabel* label : page.findChildren<QLabel*>())
        if (label->isVisible() && label->text().contains(QString::fromUtf8(text)))
            return true;
    return false;
}

inline void choose(const QWidget& page, const char* text)
{
    for (QComboBox* box : page.findChildren<QComboBox*>())
        if (const int place = box->findText(QString::fromUtf8(text)); place >= 0)
            box->setCurrentIndex(place);
}

inline QSpinBox* spinNamed(const QWidget& page, const char* name)
{
    for (QSpinBox* box : page.findChildren<QSpinBox*>())
        if (box->accessibleName() == QString::fromUtf8(name))
            return box;
    return nullptr;
}

inline TrainActivity job(std::uint64_t ticket, Kind kind, std::int64_t run = 0)
{
    TrainActivity made;
    made.ticket = ticket;
    made.kind = kind;
    if (run > 0)
        made.run = core::RunId{run};
    return made;
}

inline TrainQueue queueOf(std::vector<core::RunRecord> runs, std::vector<TrainActivity> jobs = {})
{
    TrainQueue queue;
    queue.runs = std::move(runs);
    queue.jobs = std::move(jobs);
    return queue;
}

inline QString cell(const TrainPage& page, int row, QueueModel::Column column)
{
    return page.findChild<QTableView*>()->model()->index(row, column).data().toString();
}

struct Shown {
    TrainPage page;
    explicit Shown(const TrainFacts& facts = readyFacts())
    {
        page.resize(1256, 804);
        page.show();
        page.setFacts(facts);
    }
};

} // namespace train
