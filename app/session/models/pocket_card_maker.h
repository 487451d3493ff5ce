// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/models/policy_loader.h"
#include "app/session/threads/latest_worker.h"
#include "app/session/threads/mailbox.h"
#include "core/explain/story/pocket_card.h"

#include <QObject>

namespace app {

// Makes pocket cards on a thread of its own. A newer request takes the place of an older one. Lives on the GUI thread,
// where its signals are emitted.
class PocketCardMaker : public QObject {
    Q_OBJECT

public:
    explicit PocketCardMaker(QObject* parent = nullptr);
    ~PocketCardMaker() override;

    void make(const OpenPolicyPtr& policy);
    void cancel();

Q_SIGNALS:
    void made(const app::OpenPolicyPtr& policy, const core::PocketCardPtr& card);
    void failed(const core::Error& error);

private:
    struct Outcome {
        OpenPolicyPtr policy;
        core::Result<core::PocketCardPtr> card;
    };
    void work(const OpenPolicyPtr& policy, const std::stop_token& stop); // on the thread
    void receive();

    OpenPolicyPtr m_wanted; // null: none is waited for
    Mailbox<Outcome> m_outcomes;
    LatestWorker<OpenPolicyPtr> m_worker; // last: it uses what is above
};

} // namespace app
