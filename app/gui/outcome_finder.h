// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/document/project_loading.h"
#include "app/session/threads/latest_worker.h"

#include <QObject>

#include <stop_token>

namespace app {

// Reads a table that is still in preview, on a thread of its own, for the question who its cases are: a preview shows
// the first rows only. A newer request replaces an older one, whose answer is never given. Signals come on the GUI
// thread.
class OutcomeFinder : public QObject {
    Q_OBJECT

public:
    explicit OutcomeFinder(QObject* parent = nullptr);
    ~OutcomeFinder() override;

    void request(TableSource source);
    void cancel();

Q_SIGNALS:
    void found(const core::TablePtr& table, const core::Task& task); // codes are read as the task says
    void notFound();                                                 // the import will say what is wrong

private:
    struct Request {
        std::uint64_t number = 0;
        TableSource source;
    };
    void work(const Request& request, const std::stop_token& stop);

    std::uint64_t m_newest = 0;
    LatestWorker<Request> m_worker; // last: its thread uses the rest
};

} // namespace app
