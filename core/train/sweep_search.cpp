#include "core/train/front_engine_p.h"

namespace core {

Result<FrontYield> searchBySweep(const FrontWork&)
{
    return FrontYield{.end = RunEnd::Failed, .shared = {}, .probability = {}};
}

} // namespace core
