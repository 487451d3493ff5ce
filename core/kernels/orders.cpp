// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/orders.h"

#include "core/kernels/product_p.h"

#include <algorithm>
#include <bit>

namespace core::kernels {
namespace {

constexpr std::size_t kTermsAtOnce = 8;      // sums that stay in registers
constexpr std::size_t kPatientsAtOnce = 256; // in single precision, before they are added to the rest

// Some terms, and as many lanes as a register holds.
template <std::size_t Terms>
void addProductsOf(const ProductSum& sum, std::size_t firstTerm, std::size_t firstLane, std::size_t count,
                   const std::uint32_t* patients, double* products)
{
    Floats sums[Terms] = {};
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t patient = patients[i];
        const Floats outcome = load(sum.outcomes + patient * sum.lanes + firstLane);
        const Floats gain = sum.baseline == nullptr ? outcome : outcome - sum.baseline[patient];
        const float* own = sum.basis + patient * sum.terms + firstTerm;
        PANELWISE_UNROLL
        for (std::size_t term = 0; term < Terms; ++term)
            sums[term] += inEveryLane(own[term]) * gain;
    }
    const std::size_t lanes = std::min(kFloats, sum.lanes - firstLane);
    for (std::size_t term = 0; term < Terms; ++term)
        for (std::size_t lane = 0; lane < lanes; ++lane)
            products[(firstTerm + term) * sum.lanes + firstLane + lane] += static_cast<double>(sums[term][lane]);
}

typedef std::uint8_t Actions __attribute__((vector_size(kFloats)));
typedef std::uint8_t UnalignedActions __attribute__((vector_size(kFloats), aligned(1), may_alias));
constexpr std::int32_t kNoOrder = 255;

// One patient, and as many lanes as a register holds.
class Chooser {
public:
    Chooser(const OrderChoice& choice, std::size_t patient, std::size_t lane)
        : m_choice(choice),
          m_basis(choice.basis + patient * choice.terms),
          m_place(patient * choice.lanes + lane),
          m_lane(lane),
          m_shows(choice.shows + choice.kinds[patient] * choice.orders)
    {
        m_earned = inEveryLane(choice.now[patient]);
    }

    void choose()
    {
        for (std::size_t order = 0; order < m_choice.orders; ++order)
            if (m_shows[order] != 0)
                consider(order);
        if (m_choice.inVain != nullptr)
            payInVain();
        store(m_choice.earned + m_place, m_earned);
        *reinterpret_cast<UnalignedActions*>(m_choice.actions + m_place) = __builtin_convertvector(m_action, Actions);
    }

private:
    Floats worthOf(std::size_t order) const { return load(m_choice.worths + order * m_choice.lanes + m_lane); }
    Floats valueOf(std::size_t order) const
    {
        Floats value = worthOf(order);
        const float* weights = m_choice.weights + order * m_choice.terms * m_choice.lanes + m_lane;
        for (std::size_t term = 0; term < m_choice.terms; ++term, weights += m_choice.lanes)
            value += inEveryLane(m_basis[term]) * load(weights);
        return value;
    }
    void consider(std::size_t order)
    {
        const Floats value = valueOf(order);
        const Integers better = value > m_best;
        m_best = better ? value : m_best;
        m_earned = better ? load(m_choice.outcomes[order] + m_place) + worthOf(order) : m_earned;
        m_action = better ? inEveryLane(static_cast<std::int32_t>(order)) : m_action;
    }
    void payInVain()
    {
        Bits low = {}, high = {}; // a lane has 32 bits
        for (std::size_t order = 0; order < m_choice.orders; ++order) {
            if (m_shows[order] != 0)
                continue;
            const Integers better = valueOf(order) > m_best;
            m_earned = better ? m_earned + worthOf(order) : m_earned;
            const std::uint64_t panels = m_choice.panels[order];
            low |= std::bit_cast<Bits>(better) & static_cast<std::uint32_t>(panels);
            high |= std::bit_cast<Bits>(better) & static_cast<std::uint32_t>(panels >> 32);
        }
        for (std::size_t lane = 0; lane < kFloats; ++lane)
            m_choice.inVain[m_place + lane] = low[lane] | std::uint64_t{high[lane]} << 32;
    }

    const OrderChoice& m_choice;
    const float* m_basis;
    std::size_t m_place, m_lane;
    const std::uint8_t* m_shows;
    Floats m_best = {}, m_earned;
    Integers m_action = inEveryLane(kNoOrder);
};

} // namespace

void addProducts(const ProductSum& sum, std::size_t count, const std::uint32_t* patients, double* products)
{
    for (std::size_t first = 0; first < count; first += kPatientsAtOnce) {
        const std::size_t some = std::min(kPatientsAtOnce, count - first);
        for (std::size_t lane = 0; lane < sum.lanes; lane += kFloats)
            forTiles<kTermsAtOnce>(sum.terms, [&]<std::size_t Terms>(std::size_t term) {
                addProductsOf<Terms>(sum, term, lane, some, patients + first, products);
            });
    }
}

void chooseOrders(const OrderChoice& choice, std::size_t first, std::size_t count)
{
    // What is written beyond the last lane is overwritten by the next patient's.
    for (std::size_t patient = first; patient < first + count; ++patient)
        for (std::size_t lane = 0; lane < choice.lanes; lane += kFloats)
            Chooser(choice, patient, lane).choose();
}

} // namespace core::kernels
