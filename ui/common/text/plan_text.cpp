// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/text/plan_text.h"

#include <QCoreApplication>

namespace ui {
namespace {

struct PlanText {
    Q_DECLARE_TR_FUNCTIONS(PlanText)
};

} // namespace

// No default: a new field without its sentence does not compile.
QString planFieldText(core::PlanField field)
{
    using enum core::PlanField;
    switch (field) {
    case Method:
        return PlanText::tr("Whether classifier and panel selector learn together or the classifier first.");
    case Lambda:
        return PlanText::tr("What a case found is worth; a correct negative is worth 1.");
    case Rho:
        return PlanText::tr("What one unit of what is minimised is worth; negative, because it is spent.");
    case Minimise:
        return PlanText::tr("What to spend little of: money, time, or both, an hour being worth this much money.");
    case Seed:
        return PlanText::tr("Where random numbers start; the same seed gives the same policy.");
    case KeepBest:
        return PlanText::tr("What the best policy on validation patients is chosen by.");
    case DiagnosedBy:
        return PlanText::tr("Who diagnoses: the panel selector, or the probability by what pays more.");
    case RewardedBy:
        return PlanText::tr("Whether a diagnosis earns by the outcome or by its probability with all panels known.");
    case SharedPatients:
        return PlanText::tr("Whether encoder, classifier and panel selector all learn from all training patients.");
    case LogSkewed:
        return PlanText::tr("Whether networks see logarithms of values that few patients have far above the rest.");
    case ForbidUnrecorded:
        return PlanText::tr("Whether a panel of which a patient's record holds nothing cannot be ordered.");
    case StateTableMegabytes:
        return PlanText::tr("Memory for estimated states in MB; beyond it only visited states are kept.");
    case EncoderKind:
        return PlanText::tr("How unknown values are estimated from known ones; emflow and gain take longest to learn.");
    case EncoderCouplings:
        return PlanText::tr("Coupling layers of the flow.");
    case EncoderHidden:
        return PlanText::tr("Width of the two hidden layers in each coupling; networks of gain are 4 times as wide.");
    case EncoderIterations:
        return PlanText::tr("Training steps of the flow; gain takes ten in each.");
    case EncoderBatch:
        return PlanText::tr("Patients in one training step of the flow or of gain.");
    case EncoderRate:
        return PlanText::tr("Learning rate of the flow or of gain.");
    case EncoderAlpha:
        return PlanText::tr("Weight of the reconstruction error in the loss of the flow or of gain.");
    case EncoderWeightDecay:
        return PlanText::tr("How strongly the flow's weights are drawn to zero.");
    case EncoderScaleBound:
        return PlanText::tr("Largest logarithm of the scale in a coupling; smaller is more stable.");
    case EncoderRounds:
        return PlanText::tr("Rounds of gaussian, mice and missforest; iterations for each penalty of softimpute.");
    case ClassifierMembers:
        return PlanText::tr("Networks of the classifier; of several, each leaves out different patients.");
    case ClassifierSeesKnown:
        return PlanText::tr("Whether the classifier is told which values are known.");
    case ClassifierPieces:
        return PlanText::tr("Pieces of each value's range that the classifier sees one by one, 0 for none.");
    case ClassifierTrees:
        return PlanText::tr("Whether the classifier begins with what boosted trees of each set of panels say.");
    case ClassifierHidden:
        return PlanText::tr("Width of the classifier's two hidden layers.");
    case ClassifierBatch:
        return PlanText::tr("Patients in one training step of the classifier.");
    case ClassifierRate:
        return PlanText::tr("Learning rate of the classifier.");
    case ClassifierClassWeight:
        return PlanText::tr("Weight of a diseased patient in the classifier's loss.");
    case ClassifierPretrainingEpochs:
        return PlanText::tr("Passes before the panel selector learns; for method pretrained or a warm start.");
    case ClassifierWarmStart:
        return PlanText::tr("Whether end-to-end begins with them too and goes on with a tenth of the rate.");
    case ClassifierEpochsPerLoop:
        return PlanText::tr("Passes over the visited states in each outer loop; method end-to-end only.");
    case ClassifierPatience:
        return PlanText::tr("Loops without gain on validation until the classifier stays at its best; 0: never.");
    case PpoHidden:
        return PlanText::tr("Width of the two hidden layers of the policy and value networks.");
    case PpoBatch:
        return PlanText::tr("Steps in one gradient step of the panel selector.");
    case PpoStepsPerUpdate:
        return PlanText::tr("Steps collected before each update of the panel selector.");
    case PpoEnvironments:
        return PlanText::tr("Patients tested side by side.");
    case PpoEpochs:
        return PlanText::tr("Passes over the collected steps in each update.");
    case PpoRate:
        return PlanText::tr("Learning rate of the panel selector.");
    case PpoRateAtEnd:
        return PlanText::tr("Share of that rate left at the end of training, falling evenly.");
    case PpoGamma:
        return PlanText::tr("Discount of later rewards; 1 counts them in full.");
    case PpoGaeLambda:
        return PlanText::tr("How far advantages look ahead: 0 one step, 1 to the diagnosis.");
    case PpoClip:
        return PlanText::tr("How far one update may move the probability of an action.");
    case PpoValueWeight:
        return PlanText::tr("Weight of the value loss beside the policy loss.");
    case PpoEntropyWeight:
        return PlanText::tr("Reward for trying different actions; more keeps exploring longer.");
    case PpoEntropyAtEnd:
        return PlanText::tr("Share of that reward left at the end of training, falling evenly.");
    case PpoGradientNorm:
        return PlanText::tr("Largest length of a gradient; longer ones are shortened to it.");
    case PpoAveraging:
        return PlanText::tr("How much of the mean of earlier weights an update leaves; 0 keeps the last weights.");
    case PpoSharedValue:
        return PlanText::tr("Whether policy and value share their hidden layers.");
    case LoopOuterLoops:
        return PlanText::tr("Outer loops: panel selector, then classifier.");
    case LoopStepsPerLoop:
        return PlanText::tr("Steps of testing patients in each outer loop.");
    case LoopEvaluateEvery:
        return PlanText::tr("Outer loops between two looks at the validation patients.");
    }
    return {};
}

} // namespace ui
