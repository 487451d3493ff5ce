// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/models/policy_loader.h"
#include "app/session/threads/latest_worker.h"
#include "app/session/threads/mailbox.h"
#include "core/explain/policy_explainer.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>

namespace app {

// The explainer of one open policy, made for the first question.
class LazyExplainer {
public:
    explicit LazyExplainer(OpenPolicyPtr policy) : m_policy(std::move(policy)) {}

    core::PolicyExplainerPtr explainer(); // waits while it is made; null when it was given up
    void giveUp() { m_stop.request_stop(); }

private:
    OpenPolicyPtr m_policy;
    std::stop_source m_stop; // of its own: a newer question does not start over
    std::mutex m_mutex;
    core::PolicyExplainerPtr m_explainer;
};

// Questions of one kind about patients, on a thread of their own. Only the newest is answered.
template <typename Question, typename Answer>
class PatientQuestions {
public:
    using Answerer =
        std::function<std::optional<Answer>(const core::PolicyExplainer&, const Question&, std::stop_token)>;

    // `onAnswer` is called on the thread of the questions when there is an answer.
    PatientQuestions(Answerer answerer, std::function<void()> onAnswer)
        : m_worker([this, answerer = std::move(answerer), onAnswer = std::move(onAnswer)](const Request& request,
                                                                                          const std::stop_token& stop) {
              const core::PolicyExplainerPtr explainer = stop.stop_requested() ? nullptr : request.slot->explainer();
              if (!explainer || stop.stop_requested())
                  return;
              std::optional<Answer> answer = answerer(*explainer, request.question, stop);
              if (answer && !stop.stop_requested() && m_answers.put({request.number, std::move(*answer)}))
                  onAnswer();
          })
    {
    }

    void ask(std::shared_ptr<LazyExplainer> slot, const Question& question)
    {
        m_worker.post({++m_newest, std::move(slot), question});
    }
    void cancel()
    {
        ++m_newest;
        m_worker.cancel();
    }
    std::optional<Answer> take() // to the newest question, where there is one
    {
        std::optional<Numbered> answer = m_answers.take();
        if (!answer || answer->number != m_newest)
            return std::nullopt;
        return std::move(answer->answer);
    }

private:
    struct Request {
        std::uint64_t number = 0;
        std::shared_ptr<LazyExplainer> slot;
        Question question;
    };
    struct Numbered {
        std::uint64_t number = 0;
        Answer answer;
    };
    std::uint64_t m_newest = 0;
    Mailbox<Numbered> m_answers;
    LatestWorker<Request> m_worker; // last: it uses what is above
};

} // namespace app
