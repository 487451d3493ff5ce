#include "app/session/ask_project.h"

namespace app {

core::RunStatus statusOf(core::RunEnd end)
{
    switch (end) {
    case core::RunEnd::Finished:
        return core::RunStatus::Finished;
    case core::RunEnd::Cancelled:
        return core::RunStatus::Cancelled;
    case core::RunEnd::Failed:
        return core::RunStatus::Failed;
    }
    return core::RunStatus::Failed;
}

} // namespace app
