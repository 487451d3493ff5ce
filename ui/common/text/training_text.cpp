// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/text/training_text.h"

#include "core/front/policy_name.h"
#include "ui/common/text/number_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <cmath>

namespace ui {
namespace {

struct TrainingText {
    Q_DECLARE_TR_FUNCTIONS(TrainingText)
};

} // namespace

QString noticeText(core::TrainingNotice notice)
{
    switch (notice) {
    case core::TrainingNotice::PolicyOrdersNothing:
        return TrainingText::tr("The policy orders nothing: the price of tests outweighs any diagnosis. Let a correct "
                                "negative be worth more money, or a case found weigh more.");
    case core::TrainingNotice::PolicyDiagnosesNobody:
        return TrainingText::tr(
            "The policy calls nobody a case, so every case is missed. Let a case found weigh more.");
    case core::TrainingNotice::PolicyDiagnosesEverybody:
        return TrainingText::tr("The policy calls everybody a case. Let a case found weigh less.");
    case core::TrainingNotice::EncoderDiverged:
        return TrainingText::tr("The state encoder became unstable. It went back to its last good state and goes on "
                                "with smaller steps.");
    case core::TrainingNotice::SelectorDiverged:
        return TrainingText::tr("The panel selector became unstable. It went back to its last good state and goes on "
                                "with smaller steps.");
    case core::TrainingNotice::ClassifierSawOneClass:
        return TrainingText::tr("For a while the classifier saw only patients of one outcome and could not learn from "
                                "them.");
    case core::TrainingNotice::EncoderNoBetterThanGaussian:
        return TrainingText::tr("The flow did not estimate unknown values better than a plain normal distribution, "
                                "which is used instead.");
    case core::TrainingNotice::StateTableTooLarge:
        return TrainingText::tr("The table of all states would need too much memory, so only visited states are kept. "
                                "Results are the same; it takes longer.");
    case core::TrainingNotice::Resumed:
        return TrainingText::tr("Training went on from its last checkpoint.");
    case core::TrainingNotice::FewPositives:
        return TrainingText::tr("There are few patients with the outcome, so the figures are uncertain.");
    case core::TrainingNotice::ClassifierDiverged:
        return TrainingText::tr("The classifier left the range of numbers in one pass over the patients; that pass was "
                                "undone. A lower learning rate may help.");
    case core::TrainingNotice::StartPolicyKept:
        return TrainingText::tr("What the new patients taught did no better on validation, so the earlier policy is "
                                "kept.");
    }
    return {};
}

bool isWarning(core::TrainingNotice notice)
{
    switch (notice) {
    case core::TrainingNotice::PolicyOrdersNothing:
    case core::TrainingNotice::PolicyDiagnosesNobody:
    case core::TrainingNotice::PolicyDiagnosesEverybody:
    case core::TrainingNotice::EncoderDiverged:
    case core::TrainingNotice::SelectorDiverged:
    case core::TrainingNotice::ClassifierSawOneClass:
    case core::TrainingNotice::FewPositives:
    case core::TrainingNotice::ClassifierDiverged:
        return true;
    case core::TrainingNotice::EncoderNoBetterThanGaussian:
    case core::TrainingNotice::StateTableTooLarge:
    case core::TrainingNotice::Resumed:
    case core::TrainingNotice::StartPolicyKept:
        return false;
    }
    return false;
}

QString phaseText(core::TrainingPhase phase)
{
    switch (phase) {
    case core::TrainingPhase::Encoder:
        return TrainingText::tr("State encoder");
    case core::TrainingPhase::StateTable:
        return TrainingText::tr("State table");
    case core::TrainingPhase::Classifier:
        return TrainingText::tr("Classifier");
    case core::TrainingPhase::Selector:
        return TrainingText::tr("Panel selector");
    case core::TrainingPhase::FinalEvaluation:
        return TrainingText::tr("Final evaluation");
    case core::TrainingPhase::Folds:
        return TrainingText::tr("Judging on all patients");
    case core::TrainingPhase::AllPatients:
        return TrainingText::tr("Learning from all patients");
    }
    return {};
}

QString phaseExplanation(core::TrainingPhase phase)
{
    switch (phase) {
    case core::TrainingPhase::Encoder:
        return TrainingText::tr("Learns to estimate unknown results from known ones.");
    case core::TrainingPhase::StateTable:
        return TrainingText::tr("Estimates the unknown results of every patient for every set of panels.");
    case core::TrainingPhase::Classifier:
        return TrainingText::tr("Learns how likely the outcome is from what is known.");
    case core::TrainingPhase::Selector:
        return TrainingText::tr("Learns by trial which panel to order next and when to diagnose (PPO).");
    case core::TrainingPhase::FinalEvaluation:
        return TrainingText::tr("Tries the best policy on patients it has never seen, once.");
    case core::TrainingPhase::Folds:
        return TrainingText::tr("Trains again without each fold of the patients, and decides for these.");
    case core::TrainingPhase::AllPatients:
        return TrainingText::tr("Trains once more with everybody, for the policy that is to be used.");
    }
    return {};
}

QString judgedTrainingText()
{
    return TrainingText::tr("Every patient was decided for by a policy that was trained without them, so the figures "
                            "tell what training this way comes to. What is exported was trained once more with all "
                            "patients.");
}

QString curveText(core::Curve curve)
{
    switch (curve) {
    case core::Curve::EncoderLikelihood:
        return TrainingText::tr("State encoder: likelihood loss");
    case core::Curve::EncoderReconstruction:
        return TrainingText::tr("State encoder: reconstruction error");
    case core::Curve::EncoderValidationRmse:
        return TrainingText::tr("State encoder: error on validation patients");
    case core::Curve::ClassifierLoss:
        return TrainingText::tr("Classifier loss");
    case core::Curve::PolicyLoss:
        return TrainingText::tr("Policy loss");
    case core::Curve::ValueLoss:
        return TrainingText::tr("Value loss");
    case core::Curve::Entropy:
        return TrainingText::tr("Entropy of the policy");
    case core::Curve::KlDivergence:
        return TrainingText::tr("Change of the policy per update (KL)");
    case core::Curve::ClipFraction:
        return TrainingText::tr("Share of clipped samples");
    case core::Curve::TrainF1:
        return TrainingText::tr("F1, training");
    case core::Curve::TrainAuroc:
        return TrainingText::tr("AUROC, training");
    case core::Curve::TrainAm:
        return TrainingText::tr("AM, training");
    case core::Curve::TrainCost:
        return TrainingText::tr("Mean cost, training");
    case core::Curve::TrainReward:
        return TrainingText::tr("Mean reward, training");
    case core::Curve::ValidationF1:
        return TrainingText::tr("F1, validation");
    case core::Curve::ValidationAuroc:
        return TrainingText::tr("AUROC, validation");
    case core::Curve::ValidationAm:
        return TrainingText::tr("AM, validation");
    case core::Curve::ValidationCost:
        return TrainingText::tr("Mean cost, validation");
    case core::Curve::ValidationReward:
        return TrainingText::tr("Mean reward, validation");
    case core::Curve::ClassifierRandomF1:
        return TrainingText::tr("Classifier F1, random panels known");
    case core::Curve::ClassifierRandomAuroc:
        return TrainingText::tr("Classifier AUROC, random panels known");
    case core::Curve::ClassifierPolicyF1:
        return TrainingText::tr("Classifier F1, panels of the policy known");
    case core::Curve::ClassifierPolicyAuroc:
        return TrainingText::tr("Classifier AUROC, panels of the policy known");
    case core::Curve::PanelUse:
        return TrainingText::tr("Panel use, validation");
    }
    return {};
}

QString runStatusText(core::RunStatus status)
{
    switch (status) {
    case core::RunStatus::Running:
        return TrainingText::tr("Running");
    case core::RunStatus::Finished:
        return TrainingText::tr("Finished");
    case core::RunStatus::Cancelled:
        return TrainingText::tr("Stopped, kept");
    case core::RunStatus::Failed:
        return TrainingText::tr("Failed");
    case core::RunStatus::Interrupted:
        return TrainingText::tr("Interrupted");
    }
    return {};
}

QString methodText(core::TrainingMethod method)
{
    switch (method) {
    case core::TrainingMethod::EndToEnd:
        return TrainingText::tr("End to end");
    case core::TrainingMethod::Pretrained:
        return TrainingText::tr("Pretrained classifier");
    }
    return {};
}

QString methodExplanation(core::TrainingMethod method)
{
    switch (method) {
    case core::TrainingMethod::EndToEnd:
        return TrainingText::tr("Classifier and panel selector learn in turns, the classifier from the states the "
                                "policy leads to.");
    case core::TrainingMethod::Pretrained:
        return TrainingText::tr("The classifier learns first, from random sets of panels; then the panel selector.");
    }
    return {};
}

QString presetText(core::Preset preset)
{
    switch (preset) {
    case core::Preset::Quick:
        return TrainingText::tr("Quick");
    case core::Preset::Standard:
        return TrainingText::tr("Standard");
    case core::Preset::Paper:
        return TrainingText::tr("Paper");
    case core::Preset::PaperFerritin:
        return TrainingText::tr("Paper, ferritin");
    case core::Preset::PaperAki:
        return TrainingText::tr("Paper, acute kidney injury");
    case core::Preset::PaperSepsis:
        return TrainingText::tr("Paper, sepsis");
    }
    return {};
}

QString presetExplanation(core::Preset preset)
{
    switch (preset) {
    case core::Preset::Quick:
        return TrainingText::tr("A first look in about a minute for 10,000 patients.");
    case core::Preset::Standard:
        return TrainingText::tr("Longer training, for results you want to keep.");
    case core::Preset::Paper:
        return TrainingText::tr("The settings published for the task that is most like this one.");
    case core::Preset::PaperFerritin:
        return TrainingText::tr("The settings published for low ferritin.");
    case core::Preset::PaperAki:
        return TrainingText::tr("The settings published for acute kidney injury.");
    case core::Preset::PaperSepsis:
        return TrainingText::tr("The settings published for mortality in sepsis.");
    }
    return {};
}

QString durationText(double seconds, const QLocale& locale)
{
    const auto whole = static_cast<std::uint64_t>(std::llround(std::max(0.0, seconds)));
    const auto count = [&locale](std::uint64_t value) { return countText(value, locale); };
    if (whole < 60)
        return TrainingText::tr("%1 s").arg(count(whole));
    if (whole < 3600)
        return TrainingText::tr("%1 min %2 s").arg(count(whole / 60), count(whole % 60));
    return TrainingText::tr("%1 h %2 min").arg(count(whole / 3600), count(whole % 3600 / 60));
}

QString aboutText(double seconds, const QLocale& locale)
{
    const auto count = [&locale](double value) {
        return countText(static_cast<std::uint64_t>(std::llround(value)), locale);
    };
    if (seconds < 55.0)
        return TrainingText::tr("about %1 s").arg(count(std::max(5.0, 5.0 * std::round(seconds / 5.0))));
    if (seconds < 3600.0)
        return TrainingText::tr("about %1 min").arg(count(seconds / 60.0));
    return TrainingText::tr("about %1 h").arg(locale.toString(seconds / 3600.0, 'f', 1));
}

QString phaseAndTime(const core::TrainingUpdate& update, const QLocale& locale)
{
    QStringList parts{phaseText(update.phase), shareText(update.share, locale, 0),
                      durationText(update.elapsedSeconds, locale)};
    if (update.remainingSeconds)
        parts << TrainingText::tr("%1 left").arg(aboutText(*update.remainingSeconds, locale));
    return parts.join(QStringLiteral(" · "));
}

QString figureText(std::optional<double> value, const QLocale& locale)
{
    return value ? locale.toString(*value, 'f', 3) : TrainingText::tr("undefined");
}

QString rhoText(double rho, const QLocale& locale)
{
    return numberText(rho, locale, 2);
}

QString worthText(const core::RewardShape& shape, const QString& currency)
{
    if (!(shape.rho < 0.0))
        return shape.aim.countsMoney() ? TrainingText::tr("prices do not count")
                                       : TrainingText::tr("time does not count");
    const double worth = -1.0 / shape.rho;
    return TrainingText::tr("correct negative worth %1")
        .arg(shape.aim.countsMoney() ? money(core::Cost(worth), currency) : meanMinutesText(worth));
}

QString rewardText(const core::RewardShape& shape)
{
    return TrainingText::tr("λ %1, ρ %2").arg(numberText(shape.lambda, QLocale(), 3), rhoText(shape.rho));
}

QString policyName(const QString& number, std::optional<core::Seed> seed)
{
    return seed ? TrainingText::tr("Policy %1, seed %2").arg(number, QString::number(seed->value))
                : TrainingText::tr("Policy %1").arg(number);
}

QString trainedPolicyName(const core::RunRecord& run)
{
    return TrainingText::tr("Policy %1, %2")
        .arg(QString::fromStdString(core::runPolicyName(run)), methodText(run.start.plan.method));
}

} // namespace ui
