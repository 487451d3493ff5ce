#include "ui/text/compare_text.h"

#include <QCoreApplication>

namespace ui {
namespace {

struct CompareText {
    Q_DECLARE_TR_FUNCTIONS(CompareText)
};

} // namespace

QString refusalText(core::ModelRefusal reason)
{
    switch (reason) {
    case core::ModelRefusal::OtherPatients:
        return CompareText::tr(
            "Found for other patients or panels than the study has now. Find it again to compare it.");
    case core::ModelRefusal::OtherPrices:
        return CompareText::tr("Found for other prices than the study has now. Find it again to compare it.");
    case core::ModelRefusal::OtherSplit:
        return CompareText::tr("Found with another split: it may have learned from the patients it would be tested on. "
                               "Find it again to compare it.");
    }
    Q_UNREACHABLE();
}

} // namespace ui
