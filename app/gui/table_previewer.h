// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/threads/latest_worker.h"
#include "core/data/formats/table_preview.h"

#include <QObject>

#include <stop_token>

namespace app {

// Looks at the beginning of tables on a thread of its own. A newer request replaces an older one, whose answer is
// never given. Signals come on the GUI thread.
class TablePreviewer : public QObject {
    Q_OBJECT

public:
    explicit TablePreviewer(QObject* parent = nullptr);
    ~TablePreviewer() override;

    void request(const core::CsvSource& source, core::ReadingChoice choice = {}, core::ColumnOptions options = {});
    void cancel();

Q_SIGNALS:
    void previewReady(const core::TablePreview& preview);
    void previewFailed(const core::Error& error);

private:
    struct Request {
        std::uint64_t number = 0;
        core::CsvSource source;
        core::ReadingChoice choice;
        core::ColumnOptions options;
    };
    void work(const Request& request, const std::stop_token& stop);

    std::uint64_t m_newest = 0;
    LatestWorker<Request> m_worker; // last: its thread uses the rest
};

} // namespace app
