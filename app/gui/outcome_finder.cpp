// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/outcome_finder.h"

#include "core/data/import/table_import.h"

namespace app {

OutcomeFinder::OutcomeFinder(QObject* parent)
    : QObject(parent),
      m_worker([this](const Request& request, const std::stop_token& stop) { work(request, stop); })
{
}

OutcomeFinder::~OutcomeFinder() = default;

void OutcomeFinder::request(TableSource source)
{
    m_worker.post({.number = ++m_newest, .source = std::move(source)});
}

void OutcomeFinder::cancel()
{
    ++m_newest;
    m_worker.cancel();
}

void OutcomeFinder::work(const Request& request, const std::stop_token& stop)
{
    const TableSource& source = request.source;
    const core::TableOutcome read = core::importTable(source.file, source.choice, stop, {}, optionsFor(source));
    core::Task task;
    core::TablePtr table;
    if (read.table) {
        task = taskFor(*read.table, read.facts, source.task, source.outcome).task;
        table = core::readCodes(read.table, task.codes, task.missing);
    }
    QMetaObject::invokeMethod(
        this,
        [this, number = request.number, table = std::move(table), task = std::move(task)] {
            if (number != m_newest)
                return;
            if (table)
                Q_EMIT found(table, task);
            else
                Q_EMIT notFound();
        },
        Qt::QueuedConnection);
}

} // namespace app
