// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smddpo/actor_and_classifier_p.h"

namespace core {

void ActorAndClassifier::save(TensorBundle& bundle, const std::string& prefix) const
{
    classifier.save(bundle, prefix + "classifier/");
    selector.save(bundle, prefix + "selector/");
    bundle.addNumber(prefix + "steps", steps);
    bundle.addNumber(prefix + "rate_factor", rateFactor);
    bundle.addNumber(prefix + "score", score);
}

Result<ActorAndClassifier> ActorAndClassifier::load(const TrainingPlan& plan, const TensorBundle& bundle,
                                                    const std::string& prefix)
{
    Result<Classifier> classifier = Classifier::load(plan.classifier, bundle, prefix + "classifier/");
    if (!classifier)
        return classifier.error();
    Result<PanelSelector> selector = PanelSelector::load(plan.ppo, bundle, prefix + "selector/");
    if (!selector)
        return selector.error();
    const Result<std::uint64_t> steps = bundle.integer(prefix + "steps");
    if (!steps)
        return steps.error();
    const Result<double> rateFactor = bundle.number(prefix + "rate_factor");
    if (!rateFactor)
        return rateFactor.error();
    const Result<double> score = bundle.number(prefix + "score");
    if (!score)
        return score.error();
    return ActorAndClassifier{std::move(*classifier), std::move(*selector), *steps, *rateFactor, *score};
}

} // namespace core
