// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/point_controller.h"

#include "app/gui/figure_printing.h"
#include "app/gui/project/file_questions.h"
#include "app/report/patient_table.h"
#include "app/session/document/session.h"
#include "core/data/formats/workbook/xlsx_write.h"
#include "ui/common/text/error_text.h"
#include "ui/common/text/evidence_text.h"
#include "ui/front/front_page.h"
#include "ui/front/pocket_card_window.h"
#include "ui/shell/main_window.h"

#include <QDir>
#include <QEvent>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>

#include <chrono>

namespace app {
namespace {

constexpr auto kStandStill = std::chrono::milliseconds(150);

} // namespace

PointController::PointController(ui::MainWindow& window, Session& session, PolicyLoader& loader, QObject* parent)
    : QObject(parent),
      m_window(window),
      m_session(session),
      m_loader(loader)
{
    m_later.setSingleShot(true);
    m_later.setInterval(kStandStill);
    connect(&m_later, &QTimer::timeout, this, &PointController::openChosen);
    connect(&m_maker, &PocketCardMaker::made, this, &PointController::showCard);
    connect(&m_maker, &PocketCardMaker::failed, this, &PointController::failCard);
    connect(&m_runner, &PatientRunner::finished, this, [this](const PatientsRunPtr& run) { writePatients(*run); });
    connect(&m_runner, &PatientRunner::failed, this, [this](const core::Error& error) {
        m_window.showNotice(ui::InlineMessage::Severity::Error, tr("Not saved."), ui::errorText(error));
    });
    connectLoader();
}

void PointController::setPage(ui::FrontPage* page)
{
    m_page = page;
    page->installEventFilter(this);
    connect(page, &ui::FrontPage::policyChosen, &m_later, qOverload<>(&QTimer::start));
    connect(page, &ui::FrontPage::walkRequested, this,
            [this](const core::PolicyRef& policy, const std::vector<core::PatientIndex>& patients) {
                m_loader.open(policy);
                Q_EMIT walkRequested(policy, patients);
            });
    connect(page, &ui::FrontPage::pocketCardRequested, this, &PointController::requestCard);
    connect(page, &ui::FrontPage::patientsRequested, this, &PointController::requestPatients);
}

void PointController::setSearching(bool searching)
{
    if (m_searching && !searching)
        m_later.start();
    m_searching = searching;
}

void PointController::connectLoader()
{
    connect(&m_loader, &PolicyLoader::opened, this, [this] {
        const OpenPolicyPtr& policy = m_loader.current();
        if (m_page)
            m_page->setCases(policy->cases);
        if (m_cardOf == policy->ref) {
            m_cardOf.reset();
            m_maker.make(policy);
        }
        if (m_patientsOf == policy->ref) {
            m_patientsOf.reset();
            runPatients(policy);
        }
    });
    connect(&m_loader, &PolicyLoader::failed, this, [this](const core::Error& error) {
        if (m_page)
            m_page->setCases(nullptr, ui::errorText(error));
        if (m_cardOf && m_cardOf == m_loader.wanted())
            failCard(error);
    });
    connect(&m_loader, &PolicyLoader::closed, this, [this] {
        m_cardOf.reset();
        m_maker.cancel();
        m_patientsOf.reset();
        m_runner.cancel();
        if (m_cardWindow)
            m_cardWindow->close();
        if (m_page)
            m_page->setCases(nullptr);
    });
}

bool PointController::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_page && event->type() == QEvent::Show)
        m_later.start();
    return QObject::eventFilter(watched, event);
}

// Another page may have another policy on the loader: that one stays while nobody looks here.
void PointController::openChosen()
{
    if (!m_searching && m_page && m_page->isVisible() && m_page->policy())
        m_loader.open(*m_page->policy());
}

void PointController::requestCard(const core::PolicyRef& policy)
{
    if (!m_cardWindow) {
        m_cardWindow = new ui::PocketCardWindow(&m_window);
        connect(m_cardWindow, &ui::PocketCardWindow::printRequested, this,
                [this](const ui::FigurePtr& card) { printFigure(*card, m_cardWindow); });
        connect(m_cardWindow, &ui::PocketCardWindow::pdfRequested, this, &PointController::savePdf);
    }
    m_cardWindow->setWaiting(tr("Making the card: looking for the tree that acts most like the policy…"));
    m_cardWindow->show();
    m_cardWindow->activateWindow();
    m_cardName = m_page->policyName();
    if (m_loader.current() && m_loader.current()->ref == policy) {
        m_maker.make(m_loader.current());
        return;
    }
    m_cardOf = policy;
    m_loader.open(policy);
}

void PointController::showCard(const OpenPolicyPtr& policy, const core::PocketCardPtr& card)
{
    const core::Task& task = m_session.study().task;
    const ui::CardSubject subject{
        .cohort = QString::fromStdString(task.name.empty() ? task.label : task.name),
        .policy = m_cardName,
        .evidence = policy->finalPolicy
                        ? ui::evidenceSentences(policy->evidence(), QString::fromStdString(task.currency))
                        : QStringList()};
    const ui::FigureOrigin origin{.policy = policy->ref, .shape = card->shape, .seed = card->seed};
    if (m_cardWindow)
        m_cardWindow->setCard(
            std::make_shared<ui::CardFigure>(ui::cardScene(*card, *policy->patients.cohort, task, subject), origin));
}

void PointController::failCard(const core::Error& error)
{
    m_cardOf.reset();
    if (m_cardWindow)
        m_cardWindow->setWaiting(ui::errorText(error));
}

void PointController::savePdf(const ui::FigurePtr& card)
{
    const QString name = card->name() + QStringLiteral(".pdf");
    const ProjectInfo& project = m_session.project();
    const QString proposed = project.untitled ? name : QFileInfo(project.path).dir().filePath(name);
    QString path = QFileDialog::getSaveFileName(m_cardWindow, tr("Save the pocket card"), proposed, tr("PDF (*.pdf)"));
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().isEmpty())
        path += QStringLiteral(".pdf");
    if (const core::Status saved = savePageAsPdf(*card, path); !saved)
        m_window.showNotice(ui::InlineMessage::Severity::Error, tr("Not saved."), ui::errorText(saved.error()));
    else
        m_window.showMessage(tr("Saved as %1").arg(QFileInfo(path).fileName()));
}

void PointController::requestPatients(const core::PolicyRef& policy)
{
    const ProjectInfo& project = m_session.project();
    const QString name = project.title + QStringLiteral("-patients.csv");
    const QString path =
        askForDataPlace(&m_window, project.untitled ? name : QFileInfo(project.path).dir().filePath(name));
    if (path.isEmpty())
        return;
    m_patientsFile = path;
    m_patientsPolicy = m_page->policyShortName().toStdString();
    if (m_loader.current() && m_loader.current()->ref == policy) {
        runPatients(m_loader.current());
        return;
    }
    m_patientsOf = policy;
    m_loader.open(policy);
}

void PointController::runPatients(const OpenPolicyPtr& policy)
{
    m_window.showMessage(tr("Applying the policy to all patients…"));
    m_runner.run(policy, m_session.import(), m_session.study().task);
}

void PointController::writePatients(const PatientsRun& run)
{
    const core::StudyPatients& study = run.policy->patients;
    const PatientFacts facts{.outcomes = run.patients.outcomes,
                             .parts = splitParts(*study.cohort, *study.split, run.table->rowCount()),
                             .ids = {}};
    const ui::PanelWords words{run.patients.cohort->catalog(), m_session.study().task.currency};
    const ui::DataTable table =
        patientTable(run.episodes, *run.patients.cohort, facts, {m_patientsPolicy, run.threshold}, words);
    const core::Status written = core::writeTable(QFile::encodeName(m_patientsFile).toStdString(),
                                                  ui::csvOf(table).toStdString(), core::FileReaders::OwnerAlone);
    if (!written)
        m_window.showNotice(ui::InlineMessage::Severity::Error, tr("Not saved."), ui::errorText(written.error()));
    else
        m_window.showMessage(tr("Wrote %1").arg(QFileInfo(m_patientsFile).fileName()));
}

} // namespace app
