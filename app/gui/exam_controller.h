// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exam/exam_maker.h"
#include "app/session/models/policy_loader.h"
#include "core/base/pending_file.h"
#include "core/exam/exam_result.h"
#include "ui/exam/exam_form.h"
#include "ui/exam/exam_window.h"
#include "ui/exam/gathered_window.h"
#include "ui/shell/main_window.h"

#include <QObject>
#include <QPointer>

#include <functional>

namespace app {

// Exams in the window: a teacher makes one of the policy that is open and gathers what comes back, a student takes one.
class ExamController : public QObject {
    Q_OBJECT

public:
    struct Program {
        ui::MainWindow& window;
        Session& session;
        PolicyLoader& loader;
        std::function<QString()> folder; // where the last file was
    };
    explicit ExamController(Program program, QObject* parent = nullptr);
    ~ExamController() override;

    static bool isExamFile(const QString& path);
    void take(const QString& path); // as a student does; every step is written into the file
    bool makeFile(const ui::ExamWish& wish, const QString& path);   // and its key beside it
    bool makeSheets(const ui::ExamWish& wish, const QString& path); // and the answer key beside them
    void gather(const QString& folder, const QString& keyFile);
    bool saveCsv(const QString& path);

    QPointer<ui::ExamWindow> sitting() const { return m_sitting; }
    QPointer<ui::GatheredWindow> gathered() const { return m_gatheredWindow; }

Q_SIGNALS:
    void fileChosen(const QString& path);

private:
    void askMake();
    void askGather();
    std::optional<MadeExam> made(const ui::ExamWish& wish); // none: a notice says why
    bool write(const QString& path, const QByteArray& bytes, core::FileReaders readers);
    void showGathered();
    void fail(const QString& sentence);

    Program m_program;
    QPointer<ui::ExamForm> m_form;
    QPointer<ui::ExamWindow> m_sitting;
    QPointer<ui::GatheredWindow> m_gatheredWindow;
    core::GatheredExam m_gathered;
    core::ExamKey m_key;
};

} // namespace app
