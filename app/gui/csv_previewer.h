// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/threads/latest_worker.h"
#include "core/data/csv/csv_import.h"

#include <QObject>

#include <optional>

namespace app {

// Looks at the beginning of tables on a thread of its own. A newer request replaces an older one, whose answer is
// never given. Signals come on the GUI thread.
class CsvPreviewer : public QObject {
    Q_OBJECT

public:
    explicit CsvPreviewer(QObject* parent = nullptr);
    ~CsvPreviewer() override;

    void request(const core::CsvSource& source, std::optional<core::CsvDialect> dialect,
                 core::ColumnOptions options = {});
    void cancel();

Q_SIGNALS:
    void previewReady(const core::CsvPreview& preview);
    void previewFailed(const core::Error& error);

private:
    struct Request {
        std::uint64_t number = 0;
        core::CsvSource source;
        std::optional<core::CsvDialect> dialect;
        core::ColumnOptions options;
    };
    void work(const Request& request);

    std::uint64_t m_newest = 0;
    LatestWorker<Request> m_worker; // last: its thread uses the rest
};

} // namespace app
