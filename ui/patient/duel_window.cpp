// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/patient/duel_window.h"

#include "ui/common/buttons.h"
#include "ui/common/labels.h"
#include "ui/figures/figure_view.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace ui {
namespace {

constexpr qsizetype kMostTeams = 5; // as many as can be told apart

} // namespace

DuelWindow::DuelWindow(QWidget* parent)
    : QDialog(parent),
      m_learning(new FigureView(tr("Score per case, so far"), this)),
      m_place(new FigureView(tr("Among the policies of the front"), this)),
      m_words(makeLabel({}, TypeSize::Table, Tone::Secondary))
{
    setWindowTitle(tr("How it went"));
    m_words->setWordWrap(true);
    QPushButton* close = makeButton(tr("Close"));
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    auto* pictures = new QHBoxLayout;
    const std::pair<QString, FigureView*> views[] = {{tr("Score per case, so far"), m_learning},
                                                     {tr("Among the policies of the front"), m_place}};
    for (const auto& [title, view] : views) {
        auto* part = new QVBoxLayout;
        part->addWidget(makeStrongLabel(title));
        part->addWidget(view, 1);
        pictures->addLayout(part, 1);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 14, 16, 14);
    column->addLayout(pictures, 1);
    column->addWidget(m_words);
    column->addWidget(close, 0, Qt::AlignRight);
    resize(960, 460);
}

void DuelWindow::setTheme(const Theme& theme)
{
    m_learning->setTheme(theme);
    m_place->setTheme(theme);
}

bool DuelWindow::event(QEvent* event)
{
    if (event->type() == FigureEvent::eventType() && parentWidget())
        return QCoreApplication::sendEvent(parentWidget()->window(), event);
    return QDialog::event(event);
}

void DuelWindow::setCases(std::span<const DuelCase> cases, const QStringList& players,
                          const std::vector<PlacedPolicy>& policies, const QString& currency)
{
    m_learning->setFigure(learningFigure(cases, players));
    const FigurePtr place = classPlaceFigure(cases, players, policies, currency);
    m_place->setFigure(place);
    m_words->setText(place ? place->lines().join(QStringLiteral(" · "))
                           : tr("After five cases, one of them with the outcome, your place among the policies is "
                                "marked here."));
}

TeamsDialog::TeamsDialog(const QStringList& names, QWidget* parent)
    : QDialog(parent),
      m_names(new QPlainTextEdit(names.join(QLatin1Char('\n'))))
{
    setWindowTitle(tr("Teams"));
    QLabel* about =
        makeLabel(tr("One name in each line, five at most. Teams take turns, case by case; a change of names "
                     "begins a new count. Empty: one player."),
                  TypeSize::Body, Tone::Secondary);
    about->setWordWrap(true);
    m_names->setAccessibleName(tr("Names of teams"));
    m_names->setTabChangesFocus(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 14, 16, 14);
    column->addWidget(about);
    column->addWidget(m_names, 1);
    column->addWidget(buttons);
    resize(380, 260);
}

QStringList TeamsDialog::names() const
{
    QStringList names;
    const QStringList lines = m_names->toPlainText().split(QLatin1Char('\n'));
    for (const QString& line : lines)
        if (const QString name = line.simplified(); !name.isEmpty() && !names.contains(name))
            names << name;
    return names.mid(0, kMostTeams);
}

} // namespace ui
