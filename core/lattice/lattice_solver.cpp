// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lattice/lattice_solver.h"

#include "core/kernels/orders.h"
#include "core/lattice/paying_orders_p.h"

#include <Eigen/Cholesky>
#include <Eigen/Core>

#include <algorithm>
#include <cassert>
#include <map>

namespace core {
namespace {

constexpr std::uint8_t kDiagnose = 255;
constexpr float kForbidden = -1e30f; // no order that earns it is better than a diagnosis
constexpr float kClosed = -1e9f;     // nor one that is expected to
// Before any patient is seen, an order is thought worth what it alone is expected to show, as if that many had said so.
constexpr double kPriorPatients = 40.0;

class BackwardPass {
public:
    BackwardPass(const LatticeLessons& lessons, double lambda, std::span<const double> rhos)
        : m_lessons(lessons),
          m_basis(lessons.cuts, lambda),
          m_lambda(lambda),
          m_rhos(rhos),
          m_lanes(rhos.size()),
          m_earned(lessons.lattice.states().size()),
          m_waiting(lessons.lattice.states().size(), 0),
          m_actions(lessons.lattice.states().size()),
          m_inVain(lessons.lattice.states().size())
    {
        sortPatients();
        for (const PanelLattice::State& state : lessons.lattice.states())
            for (const std::uint32_t next : state.leadsTo)
                if (next != PanelLattice::kNowhere)
                    ++m_waiting[next];
        for (const double rho : rhos) {
            LatticeRule rule{.shape = {.lambda = lambda, .rho = rho, .aim = lessons.lattice.aim()}, .weights = {}};
            rule.weights.resize(lessons.lattice.states().size());
            m_solved.push_back({.rule = rule,
                                .withoutFold = std::vector(lessons.foldBegins.size() - 1, rule),
                                .confusion = {},
                                .meanCost = 0.0});
        }
    }

    bool solve(const std::function<bool()>& goOn)
    {
        for (std::size_t state = m_lessons.lattice.states().size(); state-- > 0;) {
            if (!goOn())
                return false;
            solveState(state);
        }
        return true;
    }

    std::vector<SolvedRule> finish(const LatticeStrays& strays) &&
    {
        for (std::size_t patient = 0; patient < patients(); ++patient) {
            const bool isStray = !strays.patients.empty() && strays.patients[patient] != 0;
            for (std::size_t lane = 0; lane < m_lanes; ++lane)
                follow(patient, lane, isStray ? &strays : nullptr);
        }
        for (SolvedRule& solved : m_solved)
            solved.meanCost /= static_cast<double>(std::max<std::size_t>(1, patients()));
        return std::move(m_solved);
    }

private:
    const PanelLattice::State& state(std::size_t number) const { return m_lessons.lattice.states()[number]; }
    const PanelLattice::Set& setOf(std::size_t number) const { return m_lessons.lattice.sets()[state(number).set]; }
    std::size_t patients() const { return m_lessons.view.patients; }
    std::size_t perLane(std::size_t count) const { return count * m_lanes + kernels::kLaneMargin; }

    bool saysPresent(std::size_t set, std::size_t patient) const
    {
        return double{m_lessons.view.probability[set][patient]} >= m_basis.threshold();
    }

    float earnedByDiagnosis(std::size_t set, std::size_t patient) const
    {
        const bool diseased = m_lessons.diseased[patient] != 0;
        if (saysPresent(set, patient) != diseased)
            return 0.0f;
        return diseased ? static_cast<float>(m_lambda) : 1.0f;
    }

    bool charged() const { return m_lessons.unrecorded == UnrecordedPanels::Charged; }

    // Patients of whom the same panels show something are of one kind.
    void sortPatients()
    {
        std::map<std::uint64_t, std::uint32_t> kinds;
        for (const PanelMask recorded : m_lessons.recorded) {
            const auto [kind, isNew] = kinds.emplace(recorded.bits(), static_cast<std::uint32_t>(kinds.size()));
            if (isNew)
                m_recordedOf.push_back(recorded);
            m_kinds.push_back(kind->second);
        }
        for (const PanelMask recorded : m_recordedOf)
            m_beginnings.push_back(beginningOf(recorded));
    }
    // Where choosing begins: after the panels that come first, of which nobody has a choice.
    struct Beginning {
        std::size_t state = 0;
        double paid = 0.0;
    };
    Beginning beginningOf(PanelMask recorded) const
    {
        const PanelLattice& lattice = m_lessons.lattice;
        const OrderRules& rules = lattice.catalog().rules();
        const TestCatalog burdens = lattice.catalog().pricedByBurden(lattice.aim());
        const bool unavailable = m_lessons.unrecorded == UnrecordedPanels::Unavailable;
        PanelMask ordered;
        while (true) {
            const PanelMask known = lattice.rules().closure(PanelMask(ordered.bits() & recorded.bits()));
            const PanelMask left(rules.first.bits() & ~known.bits() & ~ordered.bits());
            const PanelMask open = unavailable ? PanelMask(left.bits() & recorded.bits()) : left;
            const PanelMask next = rules.next(open, known);
            if (next == PanelMask())
                break;
            ordered = ordered.with(next);
        }
        const PanelMask shown(ordered.bits() & recorded.bits());
        return {lattice.stateWithin(shown), burdens.priceOf(charged() ? ordered : shown).amount};
    }
    // [kind][order]; of two panels ordered together whether both show something.
    std::vector<std::uint8_t> showing(std::size_t number) const
    {
        std::vector<std::uint8_t> shows;
        for (const PanelMask recorded : m_recordedOf)
            for (std::size_t order = 0; order < setOf(number).choices(); ++order)
                shows.push_back(recorded.with(setOf(number).action(order).panels()) == recorded ? 1 : 0);
        return shows;
    }
    // By kind: whether such a patient can get there by orders that show something.
    std::vector<std::uint8_t> reaching(PanelMask closure) const
    {
        std::vector<std::uint8_t> reaches;
        for (const PanelMask recorded : m_recordedOf) {
            const PanelMask own(closure.bits() & recorded.bits());
            reaches.push_back(m_lessons.lattice.rules().closure(own) == closure ? 1 : 0);
        }
        return reaches;
    }

    // One state, and what is known of its patients. Pairs are orders, too, after those of one panel.
    struct Scene {
        std::size_t number = 0, orders = 0, terms = 0;
        std::vector<float> now = {};            // earned by diagnosing
        std::vector<float> basis = {};          // [patient][term]
        std::vector<std::uint8_t> shows = {};   // [kind][order]
        std::vector<std::uint8_t> reaches = {}; // by kind
    };
    // Weights as [order][term][lane].
    using Weights = std::vector<float>;

    void solveState(std::size_t number)
    {
        Scene scene{.number = number, .orders = state(number).leadsTo.size()};
        const std::size_t set = state(number).set;
        scene.now.resize(patients());
        for (std::size_t i = 0; i < patients(); ++i)
            scene.now[i] = earnedByDiagnosis(set, i);
        m_earned[number] = takeSpare();
        if (scene.orders == 0) {
            for (std::size_t i = 0; i < patients(); ++i)
                std::fill_n(m_earned[number].begin() + static_cast<std::ptrdiff_t>(i * m_lanes), m_lanes, scene.now[i]);
            return;
        }
        scene.terms = OrderBasis::size(setOf(number).orders.size());
        scene.shows = showing(number);
        scene.reaches = reaching(setOf(number).closure);
        writeBasis(scene);
        std::vector<Weights> weights = learned(scene);
        if (m_lessons.certainty)
            close(scene, weights);
        m_actions[number].resize(perLane(patients()));
        if (charged() && std::ranges::count(scene.shows, 0) > 0)
            m_inVain[number].resize(perLane(patients()));
        for (std::size_t fold = 0; fold + 1 < weights.size(); ++fold) {
            choose(scene, fold, weights[fold]);
            keepWeights(scene, weights[fold],
                        [fold](SolvedRule& solved) -> LatticeRule& { return solved.withoutFold[fold]; });
        }
        keepWeights(scene, weights.back(), [](SolvedRule& solved) -> LatticeRule& { return solved.rule; });
        for (const std::uint32_t next : state(number).leadsTo)
            if (next != PanelLattice::kNowhere && --m_waiting[next] == 0) // nobody asks any more what is earned there
                m_spare.push_back(std::move(m_earned[next]));
    }

    std::vector<float> takeSpare()
    {
        if (m_spare.empty())
            return std::vector<float>(perLane(patients()));
        std::vector<float> earned = std::move(m_spare.back());
        m_spare.pop_back();
        return earned;
    }

    void writeBasis(Scene& scene) const
    {
        const std::size_t set = state(scene.number).set;
        scene.basis.resize(patients() * scene.terms + kernels::kLaneMargin);
        m_basis.writeAll(m_lessons.view.probability[set], m_lessons.view.outlook[set], scene.basis.data());
    }

    // Patients of some kinds, fold after fold.
    struct Group {
        std::vector<std::uint8_t> kinds;
        std::vector<std::vector<std::uint32_t>> folds;
    };
    // Who teaches what an order is worth: those who can have it, and those who pay for it in vain.
    Group teachersOf(const Scene& scene, std::size_t order, bool inVain) const
    {
        Group group{.kinds = scene.reaches, .folds = {}};
        for (std::size_t kind = 0; kind < group.kinds.size(); ++kind)
            if (!inVain && scene.shows[kind * scene.orders + order] == 0)
                group.kinds[kind] = 0;
        return group;
    }
    void fill(Group& group) const
    {
        for (std::size_t fold = 0; fold + 1 < m_lessons.foldBegins.size(); ++fold) {
            std::vector<std::uint32_t>& some = group.folds.emplace_back();
            for (std::size_t i = m_lessons.foldBegins[fold]; i < m_lessons.foldBegins[fold + 1]; ++i)
                if (group.kinds[m_kinds[i]] != 0)
                    some.push_back(static_cast<std::uint32_t>(i));
        }
    }

    using Sums = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
    // Without each fold, and at last of all.
    std::vector<Sums> sumsWithout(const Group& group, const kernels::ProductSum& sum) const
    {
        std::vector<Sums> sums;
        Sums all = Sums::Zero(static_cast<Eigen::Index>(sum.terms), static_cast<Eigen::Index>(sum.lanes));
        for (const std::vector<std::uint32_t>& some : group.folds) {
            sums.push_back(Sums::Zero(all.rows(), all.cols()));
            kernels::addProducts(sum, some.size(), some.data(), sums.back().data());
            all += sums.back();
        }
        for (Sums& fold : sums)
            fold = all - fold;
        sums.push_back(std::move(all));
        return sums;
    }

    // Weights without each fold, and at last with all.
    std::vector<Weights> learned(const Scene& scene) const
    {
        std::vector<Weights> weights(m_lessons.foldBegins.size(), Weights(perLane(scene.orders * scene.terms)));
        Group gaining, counted;
        std::vector<Sums> squares;
        for (std::size_t order = 0; order < scene.orders; ++order) {
            if (state(scene.number).leadsTo[order] == PanelLattice::kNowhere)
                continue;
            // Mostly they are the same for all orders.
            if (Group now = teachersOf(scene, order, false); now.kinds != gaining.kinds || gaining.folds.empty()) {
                gaining = std::move(now);
                fill(gaining);
            }
            if (Group now = teachersOf(scene, order, charged()); now.kinds != counted.kinds || counted.folds.empty()) {
                counted = std::move(now);
                fill(counted);
                squares = sumsWithout(counted, {.terms = scene.terms,
                                                .lanes = scene.terms,
                                                .basis = scene.basis.data(),
                                                .outcomes = scene.basis.data()});
            }
            const std::vector<Sums> products =
                sumsWithout(gaining, {.terms = scene.terms,
                                      .lanes = m_lanes,
                                      .basis = scene.basis.data(),
                                      .outcomes = m_earned[state(scene.number).leadsTo[order]].data(),
                                      .baseline = scene.now.data()});
            for (std::size_t fold = 0; fold < weights.size(); ++fold) {
                const Sums found = regression(scene.number, squares[fold], products[fold], order);
                std::transform(found.data(), found.data() + found.size(),
                               weights[fold].begin() + found.size() * static_cast<std::ptrdiff_t>(order),
                               [](double weight) { return static_cast<float>(weight); });
            }
        }
        return weights;
    }

    // What an order alone is expected to add, as shares of the outlooks in the basis. Of a pair at least as much as of
    // either of its panels; where nothing else is left, that of all panels together.
    std::vector<std::pair<std::size_t, double>> outlookOf(std::size_t number, std::size_t order) const
    {
        const PanelLattice::Set& set = setOf(number);
        if (order < set.orders.size())
            return {{OrderBasis::placeOf(order), 1.0}};
        if (set.orders.size() == 2)
            return {{OrderBasis::placeOf(2), 1.0}};
        const PanelLattice::Pair& pair = set.pairs[order - set.orders.size()];
        return {{OrderBasis::placeOf(pair.first), 0.5}, {OrderBasis::placeOf(pair.second), 0.5}};
    }

    // Ridge regression towards what an order alone is expected to earn: (1 + λ) times what it adds to max(p − c, 0).
    Sums regression(std::size_t number, Sums squares, Sums products, std::size_t order) const
    {
        const double count = std::max(1.0, squares(0, 0));
        const Eigen::VectorXd hold =
            squares.diagonal() * (kPriorPatients / count) + Eigen::VectorXd::Constant(squares.rows(), 1e-9);
        squares.diagonal() += hold;
        for (const auto& [outlook, share] : outlookOf(number, order)) {
            const auto place = static_cast<Eigen::Index>(outlook);
            products.row(place).array() += hold[place] * share * (1.0 + m_lambda);
        }
        return squares.ldlt().solve(products);
    }

    // Orders that patients do not show to pay, by what the other folds taught: where there are many of them, the one
    // that seems best is often one that tells nothing.
    void close(const Scene& scene, std::vector<Weights>& weights) const
    {
        const std::vector<std::uint8_t> paying = ordersThatPay({.terms = scene.terms,
                                                                .lanes = m_lanes,
                                                                .basis = scene.basis,
                                                                .now = scene.now,
                                                                .kinds = m_kinds,
                                                                .shows = scene.shows,
                                                                .foldBegins = m_lessons.foldBegins,
                                                                .weights = weights,
                                                                .worths = worthsOf(scene),
                                                                .outcomes = outcomesOf(scene),
                                                                .certainty = *m_lessons.certainty});
        for (Weights& own : weights)
            for (std::size_t order = 0; order < scene.orders; ++order)
                for (std::size_t lane = 0; lane < m_lanes; ++lane)
                    for (std::size_t term = 0; term < scene.terms && paying[order * m_lanes + lane] == 0; ++term)
                        own[(order * scene.terms + term) * m_lanes + lane] = term == 0 ? kClosed : 0.0f;
    }

    // By order and lane.
    std::vector<float> worthsOf(const Scene& scene) const
    {
        const PanelLattice::State& here = state(scene.number);
        std::vector<float> worths(perLane(scene.orders));
        for (std::size_t order = 0; order < scene.orders; ++order)
            for (std::size_t lane = 0; lane < m_lanes; ++lane)
                worths[order * m_lanes + lane] = here.leadsTo[order] != PanelLattice::kNowhere
                                                     ? static_cast<float>(m_rhos[lane] * here.prices[order])
                                                     : kForbidden;
        return worths;
    }
    std::vector<const float*> outcomesOf(const Scene& scene) const
    {
        std::vector<const float*> outcomes;
        for (const std::uint32_t next : state(scene.number).leadsTo)
            outcomes.push_back(m_earned[next != PanelLattice::kNowhere ? next : scene.number].data());
        return outcomes;
    }

    // What is done with the patients of a fold, by what the others taught.
    void choose(const Scene& scene, std::size_t fold, const Weights& weights)
    {
        const std::vector<float> worths = worthsOf(scene);
        const std::vector<const float*> outcomes = outcomesOf(scene);
        std::vector<std::uint64_t> panels;
        for (std::size_t order = 0; order < scene.orders; ++order)
            panels.push_back(setOf(scene.number).action(order).panels().bits());
        const std::size_t begin = m_lessons.foldBegins[fold];
        std::vector<std::uint64_t>& inVain = m_inVain[scene.number];
        kernels::chooseOrders({.terms = scene.terms,
                               .orders = scene.orders,
                               .lanes = m_lanes,
                               .basis = scene.basis.data(),
                               .weights = weights.data(),
                               .worths = worths.data(),
                               .outcomes = outcomes.data(),
                               .now = scene.now.data(),
                               .kinds = m_kinds.data(),
                               .shows = scene.shows.data(),
                               .panels = panels.data(),
                               .earned = m_earned[scene.number].data(),
                               .actions = m_actions[scene.number].data(),
                               .inVain = inVain.empty() ? nullptr : inVain.data()},
                              begin, m_lessons.foldBegins[fold + 1] - begin);
    }

    void keepWeights(const Scene& scene, const Weights& weights, const auto& ruleOf)
    {
        for (std::size_t lane = 0; lane < m_lanes; ++lane) {
            std::vector<float>& kept = ruleOf(m_solved[lane]).weights[scene.number];
            for (std::size_t i = 0; i < scene.orders * scene.terms; ++i)
                kept.push_back(weights[i * m_lanes + lane]);
        }
    }

    void follow(std::size_t patient, std::size_t lane, const LatticeStrays* strays)
    {
        SolvedRule& solved = m_solved[lane];
        LatticeStrays::End end = followWithin(patient, lane);
        if (strays != nullptr)
            end = strays->walk(solved.withoutFold[foldOf(patient)], patient);
        solved.meanCost += end.cost;
        solved.confusion.count(end.said, m_lessons.diseased[patient] != 0 ? Disease::Present : Disease::Absent);
    }
    std::size_t foldOf(std::size_t patient) const
    {
        const auto after = std::ranges::upper_bound(m_lessons.foldBegins, patient);
        return static_cast<std::size_t>(after - m_lessons.foldBegins.begin()) - 1;
    }

    // One patient from the start to the diagnosis, as the lattice leads.
    LatticeStrays::End followWithin(std::size_t patient, std::size_t lane)
    {
        SolvedRule& solved = m_solved[lane];
        const std::size_t place = patient * m_lanes + lane;
        const Beginning& beginning = m_beginnings[m_kinds[patient]];
        std::size_t here = beginning.state;
        LatticeStrays::End end{.cost = beginning.paid};
        std::vector<std::uint32_t>* path =
            m_lessons.keepPaths ? &solved.paths.emplace_back(1, static_cast<std::uint32_t>(here)) : nullptr;
        while (!state(here).leadsTo.empty()) {
            if (!m_inVain[here].empty())
                end.cost += paidInVain(here, m_inVain[here][place]);
            const std::uint8_t action = m_actions[here][place];
            if (action == kDiagnose)
                break;
            end.cost += state(here).prices[action];
            here = state(here).leadsTo[action];
            if (path)
                path->push_back(static_cast<std::uint32_t>(here));
        }
        end.said = saysPresent(state(here).set, patient) ? Disease::Present : Disease::Absent;
        return end;
    }
    double paidInVain(std::size_t number, std::uint64_t panels) const
    {
        double paid = 0.0;
        for (std::size_t order = 0; panels != 0 && order < setOf(number).orders.size(); ++order)
            if (PanelMask(panels).isOrdered(setOf(number).orders[order]))
                paid += state(number).prices[order];
        return paid;
    }

    const LatticeLessons& m_lessons;
    OrderBasis m_basis;
    double m_lambda;
    std::span<const double> m_rhos;
    std::size_t m_lanes;
    std::vector<Beginning> m_beginnings;              // by kind
    std::vector<PanelMask> m_recordedOf;              // by kind of patients: panels that show something
    std::vector<std::uint32_t> m_kinds;               // by patient
    std::vector<std::vector<float>> m_earned;         // [state][patient × lane], from there on
    std::vector<std::uint32_t> m_waiting;             // by state: those that still ask what is earned there
    std::vector<std::vector<float>> m_spare;          // what nobody asks for any more, to be used again
    std::vector<std::vector<std::uint8_t>> m_actions; // [state][patient × lane]; empty: nothing can be ordered
    std::vector<std::vector<std::uint64_t>> m_inVain; // the same: panels paid for that showed nothing; empty: none
    std::vector<SolvedRule> m_solved;
};

} // namespace

std::optional<std::vector<SolvedRule>> solveLattice(const LatticeLessons& lessons, double lambda,
                                                    std::span<const double> rhos, const std::function<bool()>& goOn,
                                                    const LatticeStrays& strays)
{
    assert(lessons.view.patients == lessons.diseased.size() && lessons.foldBegins.back() == lessons.diseased.size());
    BackwardPass pass(lessons, lambda, rhos);
    if (!pass.solve(goOn))
        return std::nullopt;
    return std::move(pass).finish(strays);
}

} // namespace core
