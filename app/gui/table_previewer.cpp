// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/table_previewer.h"

#include "core/data/import/table_import.h"

namespace app {

TablePreviewer::TablePreviewer(QObject* parent)
    : QObject(parent),
      m_worker([this](const Request& request, const std::stop_token& stop) { work(request, stop); })
{
}

TablePreviewer::~TablePreviewer() = default;

void TablePreviewer::request(const core::CsvSource& source, core::ReadingChoice choice, core::ColumnOptions options)
{
    m_worker.post({++m_newest, source, std::move(choice), std::move(options)});
}

void TablePreviewer::cancel()
{
    ++m_newest;
    m_worker.cancel();
}

void TablePreviewer::work(const Request& request, const std::stop_token& stop)
{
    auto answer = core::previewTable(request.source, request.choice, request.options, stop);
    QMetaObject::invokeMethod(
        this,
        [this, number = request.number, answer = std::move(answer)] {
            if (number != m_newest)
                return;
            if (answer)
                Q_EMIT previewReady(*answer);
            else
                Q_EMIT previewFailed(answer.error());
        },
        Qt::QueuedConnection);
}

} // namespace app
