// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lattice/lattice_solver.h"

#include <Eigen/Cholesky>
#include <Eigen/Core>

#include <algorithm>
#include <cassert>

namespace core {
namespace {

using Rows = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

constexpr std::uint8_t kDiagnose = 255;
// Before any patient is seen, an order is thought worth what it alone is expected to show, as if that many had said so.
constexpr double kPriorPatients = 40.0;

class BackwardPass {
public:
    BackwardPass(const LatticeLessons& lessons, double lambda, std::span<const double> rhos)
        : m_lessons(lessons),
          m_basis(lessons.cuts, lambda),
          m_lambda(lambda),
          m_rhos(rhos),
          m_patients(static_cast<Eigen::Index>(lessons.view.patients)),
          m_lanes(static_cast<Eigen::Index>(rhos.size())),
          m_earned(lessons.lattice.states().size()),
          m_actions(lessons.lattice.states().size()),
          m_inVain(lessons.lattice.states().size())
    {
        const PanelMask all = lessons.lattice.rules().orderable(PanelMask());
        m_gaps = std::ranges::any_of(lessons.recorded,
                                     [all](PanelMask recorded) { return (all.bits() & ~recorded.bits()) != 0; });
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

    std::vector<SolvedRule> finish() &&
    {
        for (Eigen::Index lane = 0; lane < m_lanes; ++lane)
            follow(lane);
        return std::move(m_solved);
    }

private:
    const PanelLattice::State& state(std::size_t number) const { return m_lessons.lattice.states()[number]; }
    const PanelLattice::Set& setOf(std::size_t number) const { return m_lessons.lattice.sets()[state(number).set]; }

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
    // Of a pair: whether both panels do.
    bool shows(std::size_t number, std::size_t choice, std::size_t patient) const
    {
        const PanelMask panels = setOf(number).action(choice).panels();
        return m_lessons.recorded[patient].with(panels) == m_lessons.recorded[patient];
    }
    // Whether a patient can get there by orders that show something.
    bool reaches(PanelMask closure, std::size_t patient) const
    {
        const PanelMask own(closure.bits() & m_lessons.recorded[patient].bits());
        return m_lessons.lattice.rules().closure(own) == closure;
    }

    Rows basisOf(std::size_t number) const
    {
        const std::size_t set = state(number).set;
        const std::size_t orders = setOf(number).orders.size();
        const std::size_t outlooks = OrderBasis::outlooks(orders, m_lessons.cuts.size());
        Rows basis(m_patients, static_cast<Eigen::Index>(OrderBasis::size(orders)));
        const std::vector<float>& outlook = m_lessons.view.outlook[set];
        for (std::size_t i = 0; i < m_lessons.view.patients; ++i)
            m_basis.write(m_lessons.view.probability[set][i], std::span(outlook).subspan(i * outlooks, outlooks),
                          &basis(static_cast<Eigen::Index>(i), 0));
        return basis;
    }

    // What each order earned beyond diagnosing now, prices to come included: [patient][order × lane].
    Rows gainsOf(std::size_t number, const Eigen::VectorXf& now) const
    {
        const PanelLattice::State& here = state(number);
        Rows gains(m_patients, static_cast<Eigen::Index>(here.leadsTo.size()) * m_lanes);
        for (std::size_t order = 0; order < here.leadsTo.size(); ++order) {
            const Eigen::Index first = static_cast<Eigen::Index>(order) * m_lanes;
            gains.middleCols(first, m_lanes) = m_earned[here.leadsTo[order]].colwise() - now;
        }
        return gains;
    }

    void solveState(std::size_t number)
    {
        const std::size_t set = state(number).set;
        Eigen::VectorXf now(m_patients);
        for (Eigen::Index i = 0; i < m_patients; ++i)
            now[i] = earnedByDiagnosis(set, static_cast<std::size_t>(i));
        m_earned[number] = now.replicate(1, m_lanes);
        m_actions[number].assign(static_cast<std::size_t>(m_patients * m_lanes), kDiagnose);
        if (state(number).leadsTo.empty())
            return;
        const Rows basis = basisOf(number);
        const std::vector<Eigen::MatrixXf> weights = learned(number, basis, gainsOf(number, now));
        for (std::size_t fold = 0; fold + 1 < weights.size(); ++fold) {
            const auto [first, count] = foldRows(fold);
            choose(number, first, basis.middleRows(first, count) * weights[fold]);
            keepWeights(number, weights[fold],
                        [fold](SolvedRule& solved) -> LatticeRule& { return solved.withoutFold[fold]; });
        }
        keepWeights(number, weights.back(), [](SolvedRule& solved) -> LatticeRule& { return solved.rule; });
    }

    // [basis][order × lane] without each fold, and at last with all.
    std::vector<Eigen::MatrixXf> learned(std::size_t number, const Rows& basis, const Rows& gains) const
    {
        std::vector<Eigen::MatrixXf> weights(m_lessons.foldBegins.size(), Eigen::MatrixXf(basis.cols(), gains.cols()));
        if (!m_gaps) {
            learn(number, basis, gains, 0, weights);
            return weights;
        }
        std::vector<std::uint8_t> here;
        for (std::size_t patient = 0; patient < m_lessons.view.patients; ++patient)
            here.push_back(reaches(setOf(number).closure, patient) ? 1 : 0);
        for (std::size_t order = 0; order < setOf(number).choices(); ++order) {
            Rows able = basis;
            Rows gained = gains.middleCols(static_cast<Eigen::Index>(order) * m_lanes, m_lanes);
            for (Eigen::Index i = 0; i < m_patients; ++i) {
                const auto patient = static_cast<std::size_t>(i);
                const bool learns = shows(number, order, patient);
                if (here[patient] == 0 || (!learns && !charged()))
                    able.row(i).setZero();
                if (!learns) // paid for in vain
                    gained.row(i).setZero();
            }
            learn(number, able, gained, order, weights);
        }
        return weights;
    }

    // The columns of `weights` from the first of `order` on.
    void learn(std::size_t number, const Rows& basis, const Rows& gains, std::size_t order,
               std::vector<Eigen::MatrixXf>& weights) const
    {
        const std::size_t folds = weights.size() - 1;
        std::vector<Eigen::MatrixXd> squares, products; // by fold
        Eigen::MatrixXd allSquares = Eigen::MatrixXd::Zero(basis.cols(), basis.cols());
        Eigen::MatrixXd allProducts = Eigen::MatrixXd::Zero(basis.cols(), gains.cols());
        for (std::size_t fold = 0; fold < folds; ++fold) {
            const auto [first, count] = foldRows(fold);
            const Rows part = basis.middleRows(first, count);
            squares.push_back((part.transpose() * part).eval().cast<double>());
            products.push_back((part.transpose() * gains.middleRows(first, count)).eval().cast<double>());
            allSquares += squares.back();
            allProducts += products.back();
        }
        const Eigen::Index column = static_cast<Eigen::Index>(order) * m_lanes;
        for (std::size_t fold = 0; fold < folds; ++fold)
            weights[fold].middleCols(column, gains.cols()) =
                regression(number, allSquares - squares[fold], allProducts - products[fold], order).cast<float>();
        weights[folds].middleCols(column, gains.cols()) =
            regression(number, allSquares, allProducts, order).cast<float>();
    }

    std::pair<Eigen::Index, Eigen::Index> foldRows(std::size_t fold) const
    {
        const std::size_t begin = m_lessons.foldBegins[fold];
        return {static_cast<Eigen::Index>(begin), static_cast<Eigen::Index>(m_lessons.foldBegins[fold + 1] - begin)};
    }

    // What a choice alone is expected to add, as shares of the outlooks in the basis. Of a pair at least as much as of
    // either of its panels; where nothing else is left, that of all panels together.
    std::vector<std::pair<std::size_t, double>> outlookOf(std::size_t number, std::size_t choice) const
    {
        const PanelLattice::Set& set = setOf(number);
        if (choice < set.orders.size())
            return {{OrderBasis::placeOf(choice), 1.0}};
        if (set.orders.size() == 2)
            return {{OrderBasis::placeOf(2), 1.0}};
        const PanelLattice::Pair& pair = set.pairs[choice - set.orders.size()];
        return {{OrderBasis::placeOf(pair.first), 0.5}, {OrderBasis::placeOf(pair.second), 0.5}};
    }

    // Ridge regression towards what an order alone is expected to earn: (1 + λ) times what it adds to max(p − c, 0).
    // The first column of `products` is of `order`.
    Eigen::MatrixXd regression(std::size_t number, Eigen::MatrixXd squares, Eigen::MatrixXd products,
                               std::size_t order) const
    {
        const double patients = std::max(1.0, squares(0, 0));
        const Eigen::VectorXd hold =
            squares.diagonal() * (kPriorPatients / patients) + Eigen::VectorXd::Constant(squares.rows(), 1e-9);
        squares.diagonal() += hold;
        for (Eigen::Index column = 0; column < products.cols(); ++column) {
            const std::size_t choice = order + static_cast<std::size_t>(column / m_lanes);
            for (const auto& [outlook, share] : outlookOf(number, choice)) {
                const auto place = static_cast<Eigen::Index>(outlook);
                products(place, column) += hold[place] * share * (1.0 + m_lambda);
            }
        }
        return squares.ldlt().solve(products);
    }

    // `values`: what each order is expected to earn beyond diagnosing, [patient from `first`][order × lane].
    void choose(std::size_t number, Eigen::Index first, const Rows& values)
    {
        for (Eigen::Index i = 0; i < values.rows(); ++i)
            for (Eigen::Index lane = 0; lane < m_lanes; ++lane)
                chooseFor(number, first + i, lane, values.row(i));
    }

    // The best order that shows something. Better ones that show nothing are tried first, and paid for in vain where
    // the study charges for them.
    void chooseFor(std::size_t number, Eigen::Index patient, Eigen::Index lane, const auto& values)
    {
        const PanelLattice::State& here = state(number);
        const double rho = m_rhos[static_cast<std::size_t>(lane)];
        const auto valueOf = [&](std::size_t order) {
            return double{values(static_cast<Eigen::Index>(order) * m_lanes + lane)} + rho * here.prices[order];
        };
        double best = 0.0;
        std::uint8_t action = kDiagnose;
        for (std::size_t order = 0; order < here.leadsTo.size(); ++order)
            if (const double value = valueOf(order);
                value > best && shows(number, order, static_cast<std::size_t>(patient))) {
                best = value;
                action = static_cast<std::uint8_t>(order);
            }
        double inVain = 0.0;
        for (std::size_t order = 0; charged() && order < here.leadsTo.size(); ++order)
            if (valueOf(order) > best && !shows(number, order, static_cast<std::size_t>(patient)))
                inVain += here.prices[order];
        const auto place = static_cast<std::size_t>(patient * m_lanes + lane);
        if (inVain > 0.0) {
            m_inVain[number].resize(static_cast<std::size_t>(m_patients * m_lanes), 0.0f);
            m_inVain[number][place] = static_cast<float>(inVain);
        }
        double money = inVain;
        if (action != kDiagnose) {
            m_actions[number][place] = action;
            m_earned[number](patient, lane) = m_earned[here.leadsTo[action]](patient, lane);
            money += here.prices[action];
        }
        m_earned[number](patient, lane) += static_cast<float>(rho * money);
    }

    void keepWeights(std::size_t number, const Eigen::MatrixXf& weights, const auto& ruleOf)
    {
        const auto orders = static_cast<Eigen::Index>(state(number).leadsTo.size());
        for (Eigen::Index lane = 0; lane < m_lanes; ++lane) {
            std::vector<float>& kept = ruleOf(m_solved[static_cast<std::size_t>(lane)]).weights[number];
            for (Eigen::Index order = 0; order < orders; ++order)
                for (Eigen::Index place = 0; place < weights.rows(); ++place)
                    kept.push_back(weights(place, order * m_lanes + lane));
        }
    }

    void follow(Eigen::Index lane)
    {
        SolvedRule& solved = m_solved[static_cast<std::size_t>(lane)];
        double cost = 0.0;
        for (std::size_t patient = 0; patient < m_lessons.view.patients; ++patient) {
            std::size_t here = 0;
            while (true) {
                const std::size_t place = patient * static_cast<std::size_t>(m_lanes) + static_cast<std::size_t>(lane);
                if (!m_inVain[here].empty())
                    cost += double{m_inVain[here][place]};
                const std::uint8_t action = m_actions[here][place];
                if (action == kDiagnose)
                    break;
                cost += state(here).prices[action];
                here = state(here).leadsTo[action];
            }
            solved.confusion.count(saysPresent(state(here).set, patient) ? Disease::Present : Disease::Absent,
                                   m_lessons.diseased[patient] != 0 ? Disease::Present : Disease::Absent);
        }
        solved.meanCost = cost / static_cast<double>(std::max<std::size_t>(1, m_lessons.view.patients));
    }

    const LatticeLessons& m_lessons;
    OrderBasis m_basis;
    double m_lambda;
    std::span<const double> m_rhos;
    Eigen::Index m_patients, m_lanes;
    std::vector<Rows> m_earned;                       // [state]: patient × lane, from there on
    std::vector<std::vector<std::uint8_t>> m_actions; // [state][patient × lane]
    std::vector<std::vector<float>> m_inVain;         // the same: paid for orders that showed nothing; empty: nobody
    bool m_gaps = false;                              // some patient's record holds nothing of some panel
    std::vector<SolvedRule> m_solved;
};

} // namespace

std::optional<std::vector<SolvedRule>> solveLattice(const LatticeLessons& lessons, double lambda,
                                                    std::span<const double> rhos, const std::function<bool()>& goOn)
{
    assert(lessons.view.patients == lessons.diseased.size() && lessons.foldBegins.back() == lessons.diseased.size());
    BackwardPass pass(lessons, lambda, rhos);
    if (!pass.solve(goOn))
        return std::nullopt;
    return std::move(pass).finish();
}

} // namespace core
