// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"
#include "ui/common/text/plan_text.h"

#include <QStringList>

namespace plan_text_test {

class PlanTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySettingHasAShortSentenceOfItsOwn()
    {
        QStringList sentences;
        for (const core::PlanField field : core::planFields()) {
            sentences << ui::planFieldText(field);
            QVERIFY2(sentences.back().endsWith(u'.'), core::planFieldName(field).data());
            QVERIFY2(sentences.back().size() <= 90, qPrintable(sentences.back()));
        }
        QVERIFY(sentences.size() >= 40);
        QCOMPARE(sentences.removeDuplicates(), 0);
    }
};

PANELWISE_APPLESS_TEST(PlanTextTest)

} // namespace plan_text_test

#include "plan_text_test.moc"
