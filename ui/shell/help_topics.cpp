// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/help_topics.h"

#include <QWidget>

#include <algorithm>
#include <array>

namespace ui {
namespace {

struct Subject {
    const char* name; // of the class; its room is not seen from here
    const char* topic;
};

constexpr auto kSubjects = std::to_array<Subject>({
    // Windows of their own. A test asks for every one there is.
    {"ui::BaselinesDialog", "guide-baselines"},
    {"ui::CodesDialog", "guide-codes"},
    {"ui::CommandPalette", "guide-start"},
    {"ui::DuelWindow", "guide-duel"},
    {"ui::EventsDialog", "guide-measurements"},
    {"ui::ExamForm", "guide-exam"},
    {"ui::ExamWindow", "guide-exam"},
    {"ui::ExportDialog", "guide-figures"},
    {"ui::FeeDialog", "guide-prices"},
    {"ui::FigureTableDialog", "guide-figures"},
    {"ui::GatheredWindow", "guide-exam"},
    {"ui::HelpWindow", "guide-start"},
    {"ui::LessonEditor", "guide-lesson-editor"},
    {"ui::LessonGallery", "guide-lessons"},
    {"ui::OutcomeDialog", "guide-outcome"},
    {"ui::PathPatients", "guide-front"},
    {"ui::PatientForm", "guide-own-orders"},
    {"ui::PlanDialog", "guide-plan"},
    {"ui::PocketCardWindow", "guide-pocket-card"},
    {"ui::PreviewWindow", "guide-report"},
    {"ui::PriceListDialog", "guide-prices"},
    {"ui::RenameDialog", "guide-names"},
    {"ui::RowsDialog", "guide-variables"},
    {"ui::RulesDialog", "guide-rules"},
    {"ui::SettingsDialog", "guide-settings"},
    {"ui::ShareDialog", "guide-share"},
    {"ui::SplitDialog", "guide-split"},
    {"ui::TeamsDialog", "guide-duel"},
    {"ui::VariableDialog", "guide-variables"},
    // Parts of pages that have a chapter of their own.
    {"ui::FlipStrip", "guide-what-if"},
    {"ui::LessonCard", "guide-lessons"},
    {"ui::OrderingCard", "guide-rules"},
    {"ui::PanelList", "guide-prices"},
    {"ui::PathCard", "guide-duel"},
    {"ui::PricePanel", "guide-repricing"},
    {"ui::ReportColumn", "guide-report"},
    {"ui::VariableTable", "guide-variables"},
});

} // namespace

QString helpTopicOf(Place place)
{
    switch (place) {
    case Place::Start:
        return QStringLiteral("guide-start");
    case Place::Import:
        return QStringLiteral("guide-import");
    case Place::Data:
        return QStringLiteral("guide-data");
    case Place::Train:
        return QStringLiteral("guide-train");
    case Place::Front:
        return QStringLiteral("guide-front");
    case Place::Patient:
        return QStringLiteral("guide-patient");
    case Place::Compare:
        return QStringLiteral("guide-compare");
    }
    Q_UNREACHABLE();
}

QString helpTopicOfClass(const QString& className)
{
    const auto found =
        std::ranges::find_if(kSubjects, [&](const Subject& one) { return className == QLatin1String(one.name); });
    return found == kSubjects.end() ? QString() : QString::fromLatin1(found->topic);
}

QString helpTopicOf(const QWidget* widget)
{
    for (; widget; widget = widget->parentWidget()) {
        if (const QString own = widget->property("helpTopic").toString(); !own.isEmpty())
            return own;
        if (const QString topic = helpTopicOfClass(QString::fromLatin1(widget->metaObject()->className()));
            !topic.isEmpty())
            return topic;
    }
    return {};
}

} // namespace ui
