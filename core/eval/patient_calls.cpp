// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/patient_calls.h"

namespace core {
namespace {

constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::size_t kPerLetter = 3;

// Bit 1: ill, bit 0: called ill.
std::size_t codeAt(std::string_view calls, std::size_t patient)
{
    return kLetters.find(calls[patient / kPerLetter]) >> (2 * (patient % kPerLetter)) & 3U;
}

bool isPacked(std::string_view calls, std::size_t patients)
{
    return calls.size() == (patients + kPerLetter - 1) / kPerLetter &&
           calls.find_first_not_of(kLetters) == std::string_view::npos;
}

} // namespace

std::string packCalls(std::span<const PatientCall> calls)
{
    std::string packed;
    std::size_t letter = 0;
    for (std::size_t i = 0; i < calls.size(); ++i) {
        const std::size_t code = 2 * static_cast<std::size_t>(calls[i].truth) + static_cast<std::size_t>(calls[i].said);
        letter |= code << (2 * (i % kPerLetter));
        if (i % kPerLetter + 1 == kPerLetter || i + 1 == calls.size()) {
            packed += kLetters[letter];
            letter = 0;
        }
    }
    return packed;
}

std::optional<JointCounts> jointCounts(std::string_view one, std::string_view other, std::size_t patients)
{
    if (patients == 0 || !isPacked(one, patients) || !isPacked(other, patients))
        return std::nullopt;
    JointCounts joint{};
    for (std::size_t patient = 0; patient < patients; ++patient) {
        const std::size_t a = codeAt(one, patient), b = codeAt(other, patient);
        if ((a >> 1) != (b >> 1))
            return std::nullopt; // another patient
        ++joint[4 * (a >> 1) + 2 * (a & 1U) + (b & 1U)];
    }
    return joint;
}

} // namespace core
