// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/lesson.h"

#include <algorithm>
#include <array>

namespace core {

const std::string& LessonText::in(const std::string& language) const
{
    static const std::string kNothing;
    for (const std::string& wanted : {language, language.substr(0, language.find('_')), std::string("en")})
        if (const auto found = byLanguage.find(wanted); found != byLanguage.end())
            return found->second;
    return byLanguage.empty() ? kNothing : byLanguage.begin()->second;
}

std::optional<std::size_t> Lesson::find(std::string_view step) const
{
    const auto found = std::ranges::find(steps, step, &LessonStep::id);
    return found == steps.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - steps.begin()));
}

int Lesson::points() const
{
    int sum = 0;
    for (const LessonStep& step : steps)
        sum += step.question ? step.points : 0;
    return sum;
}

std::variant<std::vector<TextPiece>, Expression::Mistake> piecesOf(std::string_view text)
{
    constexpr std::array<std::string_view, 7> kFormats{"money", "percent", "0", "1", "2", "3", "4"};
    std::vector<TextPiece> pieces;
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t begin = text.find("{{", at);
        pieces.push_back({.words = std::string(text.substr(at, begin - at)), .expression = {}, .format = {}});
        if (begin == std::string_view::npos)
            break;
        const std::size_t end = text.find("}}", begin);
        if (end == std::string_view::npos)
            return Expression::Mistake{.at = begin};
        const std::string_view inner = text.substr(begin + 2, end - begin - 2);
        const std::size_t bar = inner.find('|');
        TextPiece piece;
        if (bar != std::string_view::npos) {
            const auto format = std::ranges::find(kFormats, inner.substr(bar + 1));
            if (format == kFormats.end())
                return Expression::Mistake{.at = begin + 2 + bar};
            piece.format = *format;
        }
        auto parsed = Expression::parse(inner.substr(0, bar));
        if (const auto* mistake = std::get_if<Expression::Mistake>(&parsed))
            return Expression::Mistake{.at = begin + 2 + mistake->at};
        piece.expression = std::get<Expression>(std::move(parsed));
        pieces.push_back(std::move(piece));
        at = end + 2;
    }
    return pieces;
}

} // namespace core
