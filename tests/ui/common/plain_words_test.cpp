// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/plain_words.h"

#include "tests/test_program.h"

#include <QApplication>
#include <QLabel>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QToolTip>
#include <QVBoxLayout>

namespace plain_words_test {

// Words that would read a file without end if they were followed.
class PlainWordsTest : public QObject {
    Q_OBJECT

    static QString hostile() { return QStringLiteral("<img src=\"/dev/zero\"> <b>Iron</b>"); }

private Q_SLOTS:
    void initTestCase() { ui::keepWordsPlain(*qApp); }

    void labelsShowMarkupLetterByLetter()
    {
        QWidget window;
        QVBoxLayout column(&window);
        QLabel before(hostile());
        column.addWidget(&before);
        window.show();
        QCOMPARE(before.textFormat(), Qt::PlainText);
        QLabel after;
        column.addWidget(&after);
        after.show();
        after.setText(hostile());
        QCOMPARE(after.textFormat(), Qt::PlainText);
        QLabel asked(QStringLiteral("<b>ours</b>"));
        asked.setTextFormat(Qt::RichText);
        column.addWidget(&asked);
        asked.show();
        QCOMPARE(asked.textFormat(), Qt::RichText);
    }

    void messagesToo()
    {
        QMessageBox box(QMessageBox::Warning, QStringLiteral("x"), hostile());
        box.setInformativeText(hostile());
        box.show();
        for (const QLabel* label : box.findChildren<QLabel*>())
            QVERIFY(label->text().isEmpty() || label->textFormat() == Qt::PlainText);
    }

    void tooltipsToo()
    {
        QWidget window;
        window.show();
        QToolTip::showText(QPoint(5, 5), hostile(), &window);
        int shown = 0;
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (auto* tip = qobject_cast<QLabel*>(widget); tip && tip->inherits("QTipLabel")) {
                QCOMPARE(tip->textFormat(), Qt::PlainText);
                QCOMPARE(tip->text(), hostile());
                ++shown;
            }
        QCOMPARE(shown, 1);
        QToolTip::hideText();
    }

    void longTooltipsAreFoldedBetweenWords()
    {
        const QString text = QStringLiteral("seven letters and so on ").repeated(10).trimmed();
        const QStringList lines = ui::folded(text).split(QLatin1Char('\n'));
        QVERIFY(lines.size() > 2);
        for (const QString& line : lines)
            QVERIFY(line.size() <= 76);
        QCOMPARE(lines.join(QLatin1Char(' ')), text);
    }
};

PANELWISE_TEST(PlainWordsTest)

} // namespace plain_words_test

#include "plain_words_test.moc"
