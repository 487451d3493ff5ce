// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/task/task.h"
#include "core/explain/story/pocket_card.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <vector>

namespace ui {

// A pocket card in words, ready to be drawn. The same tree as core's, except that a yes-or-no feature is asked for by
// its name, which turns its two answers round.
struct CardScene {
    enum class Kind { Question, Order, Ill, NotIll };
    struct Node {
        Kind kind = Kind::NotIll;
        QString text;                // "Hemoglobin < 11.9 g/dL?", "Order BBC", "Ill"
        QString detail;              // "$26", "312 of 1,000"; of a question how to go on without the value
        std::vector<std::size_t> to; // yes and no, or what follows an order
    };
    QString title;
    QStringList facts; // policy, λ, ρ, seed; fidelity; how to read it
    QString notice;    // not for clinical use
    std::vector<Node> nodes;
};

struct CardSubject {
    QString cohort, policy;    // "Ferritin", "Policy 8"
    QStringList evidence = {}; // who taught the policy and what is known of it, a sentence each
};
CardScene cardScene(const core::PocketCard& card, const core::Cohort& cohort, const core::Task& task,
                    const CardSubject& subject);

} // namespace ui
