// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/front/policy_evidence.h"

#include <QLocale>
#include <QString>
#include <QStringList>

namespace ui {

// Who taught a policy and what is known of it, a sentence each. `currency`: ISO 4217 code.
QStringList evidenceSentences(const core::PolicyEvidence& evidence, const QString& currency,
                              const QLocale& locale = QLocale());

} // namespace ui
