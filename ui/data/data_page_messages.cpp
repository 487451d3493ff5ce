// SPDX-License-Identifier: GPL-3.0-or-later
// What the page says above and below the table: findings, problems, identifiers, sources.
#include "ui/common/labels.h"
#include "ui/common/text/data_text.h"
#include "ui/common/text/error_text.h"
#include "ui/common/text/finding_text.h"
#include "ui/data/data_header.h"
#include "ui/data/data_page.h"
#include "ui/data/study_summary_card.h"
#include "ui/data/variable_table.h"

#include <algorithm>
#include <array>
#include <functional>

namespace ui {
namespace {

bool isAboutOutcome(core::ErrorCode code)
{
    using enum core::ErrorCode;
    constexpr std::array codes{LabelColumnUnknown, LabelNotBinary,    LabelSingleValue, LabelPositiveUnknown,
                               OutcomeUndecided,   OutcomeNotNumeric, OutcomeOneSided};
    return std::ranges::find(codes, code) != codes.end();
}

} // namespace

MessageStack::Message DataPage::messageFor(const core::Finding& finding)
{
    // The sentence begins with the variable it is about, which is set bold.
    const QString subject = QString::fromStdString(finding.label) + QLatin1Char(':');
    const QString sentence = findingText(finding);
    const bool named = sentence.startsWith(subject);
    MessageStack::Message message{.severity = InlineMessage::Severity::Warning,
                                  .subject = named ? subject : QString(),
                                  .sentence = named ? sentence.mid(subject.size()).trimmed() : sentence};
    std::vector<std::function<void()>> acts;
    const auto offer = [&](const QString& label, std::function<void()> act) {
        message.actions << label;
        acts.push_back(std::move(act));
    };
    if (finding.kind != core::Finding::Kind::PanelNeverRecorded)
        offer(findingShowLabel(finding), [this, finding] { showRowsOf(finding); });
    if (const QString remedy = findingRemedyLabel(finding); isWritable() && !remedy.isEmpty())
        offer(remedy, [this, finding] { request(edits().remedy(finding)); });
    if (isWritable())
        offer(findingKeepLabel(), [this, finding] { request(edits().findingKept(finding)); });
    message.act = [acts](int action) { acts[static_cast<std::size_t>(action)](); };
    return message;
}

MessageStack::Message DataPage::messageFor(const core::Error& problem)
{
    MessageStack::Message message{.severity = InlineMessage::Severity::Error, .sentence = errorText(problem)};
    if (isAboutOutcome(problem.code) && isWritable() && m_import) {
        message.actions << tr("Choose…");
        message.act = [this](int) { m_summary->changeOutcome(); };
    }
    if (problem.code == core::ErrorCode::CodeUndecided && isWritable()) {
        message.actions << tr("Say what it means…");
        message.act = [this](int) { showCodes(); };
        return message;
    }
    if (problem.code != core::ErrorCode::PanelEmpty || !isWritable())
        return message;
    message.actions << tr("Remove panel");
    message.act = [this, name = problem.subject](int) {
        const auto& panels = m_study.task.panels;
        const auto panel =
            std::find_if(panels.begin(), panels.end(), [&name](const auto& one) { return one.name == name; });
        if (panel != panels.end())
            request(edits().panelRemoved(static_cast<std::size_t>(panel - panels.begin())));
    };
    return message;
}

MessageStack::Message DataPage::messageFor(const core::IdentifierWarning& warning)
{
    MessageStack::Message message{.severity = InlineMessage::Severity::Warning,
                                  .sentence = identifierText(warning),
                                  .actions = {tr("Show rows")}};
    if (isWritable())
        message.actions << tr("Do not use");
    message.act = [this, column = warning.column](int action) {
        if (action == 0)
            showRowsMarking(column);
        else
            request(edits().role({column}, core::Role::Ignored));
    };
    return message;
}

void DataPage::showMessages()
{
    std::vector<MessageStack::Message> messages;
    if (!m_readOnly.isEmpty())
        messages.push_back({.severity = InlineMessage::Severity::Info, .sentence = m_readOnly});
    if (m_assessment) {
        for (const core::Error& problem : m_assessment->problems.first())
            messages.push_back(messageFor(problem));
        for (const core::IdentifierWarning& warning : m_assessment->identifiers)
            messages.push_back(messageFor(warning));
        for (const core::Finding& finding : m_assessment->findings)
            messages.push_back(messageFor(finding));
    }
    m_messages->setMessages(std::move(messages));
    QStringList reasons = blockedBy();
    if (!m_assessment)
        reasons << tr("The columns are still being looked at.");
    m_header->setBlockedBy(reasons);
}

void DataPage::showNotes()
{
    const QString currency = QString::fromStdString(m_study.task.currency);
    QString source = QString::fromStdString(m_study.task.priceSource).trimmed();
    while (source.endsWith(QLatin1Char('.')))
        source.chop(1);
    const QString list = QString::fromStdString(m_study.task.priceList).trimmed();
    if (!list.isEmpty() && !source.contains(list))
        source = source.isEmpty() ? list : tr("%1 (%2)").arg(list, source);
    const QString prices =
        source.isEmpty() ? tr("Prices in %1").arg(currency) : tr("Prices: %1, %2").arg(source, currency);
    const QString year = m_study.task.priceYear ? tr(", %1").arg(*m_study.task.priceYear) : QString();
    m_notes->setText(tr("Reference ranges are illustrative; use your laboratory's.") + QLatin1Char(' ') + prices +
                     year + QLatin1Char('.'));
}

std::size_t DataPage::thingsToCheck() const
{
    return m_assessment ? m_assessment->findings.size() + m_assessment->identifiers.size() : 0;
}

QStringList DataPage::blockedBy() const
{
    QStringList reasons;
    if (!m_assessment)
        return reasons;
    for (const core::Error& problem : m_assessment->problems.first())
        reasons << errorText(problem);
    return reasons;
}

} // namespace ui
