// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/hidden_marks.h"
#include "tests/test_program.h"

#include <string>
#include <vector>

namespace hidden_marks_test {

using core::dropHiddenMarks;
using core::withoutHiddenMarks;

class HiddenMarksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void marksThatTurnOrHideLettersAreGone()
    {
        // Every mark of Unicode's categories Cf that turns the direction or joins words without being seen.
        for (const char* mark : {"\u202a", "\u202b", "\u202c", "\u202d", "\u202e", "\u2066", "\u2067", "\u2068",
                                 "\u2069", "\u200b", "\u2060", "\u2061", "\u206f", "\ufeff", "\u00ad"})
            QCOMPARE(withoutHiddenMarks(std::string("C") + mark + "RP"), std::string("CRP"));
        QCOMPARE(withoutHiddenMarks("\u202ecod.\u202cexe\u200b"), std::string("cod.exe"));
    }

    void whatLanguagesAreWrittenWithStays()
    {
        for (const char* text : {"Hämoglobin ≥ 12 µg/dL", "血红蛋白", "می\u200cخواهم", "क्\u200dष", "א\u200f(ב)", "…€™",
                                 "a\nb\tc", "\xE2\x80", "\xC2", "\xEF\xBB"}) // cut off: not for us to mend
            QCOMPARE(withoutHiddenMarks(text), std::string(text));
        QCOMPARE(withoutHiddenMarks("\u200b"), std::string("\u200b")); // a name of nothing would be none
    }

    void twoNamesDoNotBecomeOne()
    {
        std::vector<std::string> names{"crp", "crp\u200b", "\u202eiron"};
        dropHiddenMarks(names);
        QVERIFY((names == std::vector<std::string>{"crp", "crp\u200b", "iron"}));
    }
};

PANELWISE_APPLESS_TEST(HiddenMarksTest)

} // namespace hidden_marks_test

#include "hidden_marks_test.moc"
