// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_builder.h"

#include "ui/report/report_checklists.h"
#include "ui/report/report_sections.h"
#include "ui/report/report_words.h"

#include <algorithm>
#include <array>

namespace ui {
namespace {

constexpr const char* kTripodKey = "tripod";
constexpr const char* kStardKey = "stard";

MadeSection tripodSection(const ReportFacts&)
{
    ReportSection section;
    section.title = ReportWords::tr("TRIPOD+AI check list");
    return section;
}

MadeSection stardSection(const ReportFacts&)
{
    ReportSection section;
    section.title = ReportWords::tr("STARD 2015 check list");
    return section;
}

struct SectionMaker {
    const char* key;
    MadeSection (*make)(const ReportFacts&);
};

constexpr std::array kSections{
    SectionMaker{"purpose", purposeSection},
    SectionMaker{"background", backgroundSection},
    SectionMaker{"data", dataSection},
    SectionMaker{"participants", participantsSection},
    SectionMaker{"outcome", outcomeSection},
    SectionMaker{"predictors", predictorsSection},
    SectionMaker{"size", sizeSection},
    SectionMaker{"missing", missingSection},
    SectionMaker{"methods", methodsSection},
    SectionMaker{"front", frontSection},
    SectionMaker{"policy", policySection},
    SectionMaker{"walk", walkSection},
    SectionMaker{"comparison", comparisonSection},
    SectionMaker{"validation", validationSection},
    SectionMaker{"subgroups", subgroupSection},
    SectionMaker{"panel-value", panelValueSection},
    SectionMaker{"baselines", baselinesSection},
    SectionMaker{"limitations", limitationsSection},
    SectionMaker{"interpretation", interpretationSection},
    SectionMaker{"ethics", ethicsSection},
    SectionMaker{"model-card", modelCardSection},
    SectionMaker{"settings", settingsSection},
    SectionMaker{"software", softwareSection},
    SectionMaker{kTripodKey, tripodSection},
    SectionMaker{kStardKey, stardSection},
};

QStringList keysOf(const ReportContent& content)
{
    QStringList keys;
    for (const ReportSection& section : content.sections)
        keys << section.key;
    return keys;
}

void fillChecklist(ReportSection& section, Checklist list, const std::vector<ReportSection>& sections)
{
    section.blocks = {
        ReportParagraph{
            list == Checklist::Tripod
                ? ReportWords::tr("Collins et al., BMJ 2024;385:e078378. The items are named in few words; the "
                                  "published list has the full ones.")
                : ReportWords::tr("Bossuyt et al., BMJ 2015;351:h5527. The index test is the policy, the reference "
                                  "standard the outcome of the data.")},
        checklistTable(list, sections)};
}

} // namespace

ReportBuilder::ReportBuilder(ReportSourcePtr source) : m_source(std::move(source)) {}

ReportBuilder::~ReportBuilder() = default;

bool ReportBuilder::done() const
{
    return m_next == kSections.size();
}

double ReportBuilder::share() const
{
    return double(m_next) / double(kSections.size());
}

void ReportBuilder::writeNext()
{
    if (done())
        return;
    if (!m_facts) {
        m_facts = std::make_unique<ReportFacts>(m_source);
        m_content.face = reportFace(*m_facts);
    }
    const SectionMaker& maker = kSections[m_next++];
    MadeSection made = maker.make(*m_facts);
    if (!made)
        return;
    made->key = QString::fromLatin1(maker.key);
    made->items = itemsOf(made->key);
    m_content.sections.push_back(std::move(*made));
}

ReportContent reportContent(const ReportSourcePtr& source)
{
    ReportBuilder builder(source);
    while (!builder.done())
        builder.writeNext();
    return builder.content();
}

ReportContent arrangedReport(const ReportContent& all, const QStringList& keys)
{
    ReportContent arranged{.face = all.face, .sections = {}};
    for (const QString& key : keys.isEmpty() ? keysOf(all) : keys) {
        const auto found = std::ranges::find(all.sections, key, &ReportSection::key);
        if (found != all.sections.end())
            arranged.sections.push_back(*found);
    }
    const std::vector<ReportSection> sections = arranged.sections;
    for (ReportSection& section : arranged.sections) {
        if (section.key == QLatin1String(kTripodKey))
            fillChecklist(section, Checklist::Tripod, sections);
        if (section.key == QLatin1String(kStardKey))
            fillChecklist(section, Checklist::Stard, sections);
    }
    return arranged;
}

QStringList openItemsOf(const ReportContent& arranged)
{
    QStringList open;
    for (const Checklist list : {Checklist::Tripod, Checklist::Stard})
        for (const QString& number : openItems(list, keysOf(arranged)))
            open << checklistName(list) + QLatin1Char(' ') + number;
    return open;
}

} // namespace ui
