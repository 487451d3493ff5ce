// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/csv_previewer.h"

namespace app {

CsvPreviewer::CsvPreviewer(QObject* parent)
    : QObject(parent),
      m_worker([this](const Request& request, const std::stop_token&) { work(request); })
{
}

CsvPreviewer::~CsvPreviewer() = default;

void CsvPreviewer::request(const core::CsvSource& source, std::optional<core::CsvDialect> dialect,
                           core::ColumnOptions options)
{
    m_worker.post({++m_newest, source, dialect, std::move(options)});
}

void CsvPreviewer::cancel()
{
    ++m_newest;
    m_worker.cancel();
}

void CsvPreviewer::work(const Request& request)
{
    auto answer = core::previewCsv(request.source, request.dialect, request.options);
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
