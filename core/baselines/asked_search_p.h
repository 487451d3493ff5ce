// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/baselines/model_data_p.h"
#include "core/baselines/system_fit_p.h"
#include "core/search/front_search.h"

#include <stop_token>

namespace core {

// Lets a search that knows stop tokens ask the context of a fit whether to go on.
class AskedSearch {
public:
    explicit AskedSearch(const FitContext& context) : m_work(context.goOn) {}
    AskedSearch(const AskedSearch&) = delete;
    AskedSearch& operator=(const AskedSearch&) = delete;

    std::stop_token token() const { return m_stop.get_token(); }
    void advanceTo(double share) { m_share = share; }
    bool goOn()
    {
        if (!m_stop.stop_requested() && !m_work.goOn(m_share))
            m_stop.request_stop();
        return !m_stop.stop_requested();
    }
    // No bootstrap: whoever makes the table does that, for all systems alike.
    FrontHooks hooks(FrontSink sink)
    {
        FrontHooks hooks;
        hooks.sink = std::move(sink);
        hooks.betweenPieces = [this] { goOn(); };
        hooks.bootstrapResamples = 0;
        return hooks;
    }

private:
    WorkShare m_work;
    std::stop_source m_stop;
    double m_share = 0.0;
};

} // namespace core
