// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/front/method_box.h"

#include "ui/common/text/front_text.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace ui {
namespace {

constexpr double kPopup = 380.0; // design pixels
constexpr double kMargin = 8.0;

} // namespace

// Name over sentence.
class MethodBox::Delegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setTheme(const Theme& theme) { m_theme = theme; }

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override
    {
        const int width = m_theme.px(kPopup);
        const QFontMetrics name(fontOf(m_theme, TypeSize::Body, true));
        const QFontMetrics sentence(fontOf(m_theme, TypeSize::Table));
        const QRect words = sentence.boundingRect(QRect(0, 0, width - 2 * m_theme.px(kMargin), 1000), Qt::TextWordWrap,
                                                  index.data(Qt::UserRole).toString());
        return {width, name.height() + words.height() + 2 * m_theme.px(kMargin)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const bool current = option.state.testFlag(QStyle::State_Selected);
        painter->fillRect(option.rect, current ? m_theme.selection : m_theme.surface);
        const int margin = m_theme.px(kMargin);
        QRect words = option.rect.adjusted(margin, margin, -margin, -margin);
        const auto alignment = int(QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignTop));
        painter->setFont(fontOf(m_theme, TypeSize::Body, true));
        painter->setPen(m_theme.text);
        painter->drawText(words, alignment, index.data().toString());
        words.setTop(words.top() + painter->fontMetrics().height());
        painter->setFont(fontOf(m_theme, TypeSize::Table));
        painter->setPen(m_theme.textSecondary);
        painter->drawText(words, alignment | Qt::TextWordWrap, index.data(Qt::UserRole).toString());
    }

private:
    Theme m_theme = lightTheme();
};

MethodBox::MethodBox(QWidget* parent) : QComboBox(parent), m_delegate(new Delegate(this))
{
    setAccessibleName(tr("Method"));
    view()->setItemDelegate(m_delegate);
    connect(this, &QComboBox::currentIndexChanged, this,
            [this](int position) { setToolTip(position >= 0 ? frontMethodExplanation(method()) : QString()); });
    connect(this, &QComboBox::activated, this, [this] { Q_EMIT methodChosen(method()); });
    setMethods({core::FrontMethod::Lattice, core::FrontMethod::SweepPretrained});
}

void MethodBox::setTheme(const Theme& theme)
{
    m_delegate->setTheme(theme);
    view()->setMinimumWidth(theme.px(kPopup) + 8);
}

void MethodBox::setMethods(const std::vector<core::FrontMethod>& methods)
{
    if (methods == m_methods)
        return;
    const core::FrontMethod chosen = m_methods.empty() ? methods.front() : method();
    m_methods = methods;
    clear();
    for (const core::FrontMethod one : m_methods) {
        addItem(frontMethodText(one), frontMethodExplanation(one));
        setItemData(count() - 1, frontMethodText(one) + QStringLiteral(": ") + frontMethodExplanation(one),
                    Qt::AccessibleTextRole);
    }
    setMethod(chosen);
}

core::FrontMethod MethodBox::method() const
{
    const int position = std::clamp(currentIndex(), 0, static_cast<int>(m_methods.size()) - 1);
    return m_methods[static_cast<std::size_t>(position)];
}

void MethodBox::setMethod(core::FrontMethod method)
{
    const auto found = std::find(m_methods.begin(), m_methods.end(), method);
    setCurrentIndex(found == m_methods.end() ? 0 : static_cast<int>(found - m_methods.begin()));
}

} // namespace ui
