// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portable/network_source_p.h"

namespace core {
namespace {

// Rows are patients, columns features in the order of feature_names, NaN where nothing is recorded.
constexpr const char* kCommon = R"(
def about(self) -> str:
    return self.words[0]

def standardize(self, values: Tensor) -> Tensor:
    exact = values.type_as(self.mean)
    logged = torch.log(torch.clamp(exact + self.log_offset, 0.0))
    scaled = (torch.where(self.logarithm, logged, exact) - self.mean) / self.deviation
    return torch.clamp(scaled, -5.0, 5.0).type_as(self.classifier_b1)

def asked(self, ordered: Tensor) -> Tensor:
    revealed = torch.matmul(ordered.type_as(self.hidden), self.hidden) > 0.5
    return torch.logical_or(revealed, self.visible)

def network(self, rows: Tensor, w1: Tensor, b1: Tensor, w2: Tensor, b2: Tensor, w3: Tensor, b3: Tensor) -> Tensor:
    first = torch.silu(torch.addmm(b1, rows, w1))
    second = torch.silu(torch.addmm(b2, first, w2))
    return torch.addmm(b3, second, w3)

def state(self, values: Tensor, ordered: Tensor) -> Tuple[Tensor, Tensor]:
    rows = self.standardize(values)
    known = torch.logical_and(self.asked(ordered), torch.logical_not(torch.isnan(rows)))
    imputed = self.impute(torch.where(known, rows, torch.full_like(rows, float('nan'))), torch.logical_not(known))
    judged = imputed
    come = torch.clamp((imputed[:, self.piece_features] - self.piece_from) * self.piece_slopes, 0.0, 1.0)
    if int(self.classifier_sees_known) == 1:
        judged = torch.cat([imputed, known.type_as(imputed)], 1)
        come = come * known.type_as(imputed)[:, self.piece_features]
    said = self.trees_say(rows, known, ordered)
    if int(self.classifier_sees_trees) == 1:
        judged = torch.cat([judged, (said * self.tree_scale).type_as(imputed).unsqueeze(1)], 1)
    judged = torch.cat([judged, come], 1)
    scores = self.network(judged, self.classifier_w1, self.classifier_b1, self.classifier_w2, self.classifier_b2,
                          self.classifier_w3, self.classifier_b3)
    odds = scores[:, 1] - scores[:, 0]
    if int(self.classifier_sees_trees) == 1:
        odds = odds + (said.type_as(self.class_weight) + torch.log(self.class_weight)).type_as(odds)
    weighted = torch.sigmoid(odds)
    inputs = torch.cat([imputed, weighted.unsqueeze(1), (1.0 - weighted).unsqueeze(1), known.type_as(imputed)], 1)
    logits = self.network(inputs, self.selector_w1, self.selector_b1, self.selector_w2, self.selector_b2,
                          self.selector_w3, self.selector_b3)
    p = weighted.type_as(self.mean)
    probability = p / (p + self.class_weight * (1.0 - p))
    return probability, logits[:, :self.hidden.size(0) + 2]

def shows(self, ordered: Tensor, recorded: Tensor) -> Tensor:
    left = torch.logical_and(recorded, torch.logical_not(self.asked(ordered)))
    return torch.matmul(left.type_as(self.hidden), self.hidden.t()) > 0.5

def covering(self, ordered: Tensor, recorded: Tensor) -> Tensor:
    chosen = torch.zeros_like(ordered)
    for place in range(self.hidden.size(0)):
        panel = int(self.smallest_first[place])
        useful = torch.logical_and(ordered[:, panel], self.shows(chosen, recorded)[:, panel])
        chosen[:, panel] = useful
    return chosen

def holds_all(self, ordered: Tensor, recorded: Tensor) -> Tensor:
    revealed = torch.matmul(ordered.type_as(self.hidden), self.hidden) > 0.5
    gaps = torch.logical_and(revealed, torch.logical_not(recorded))
    return torch.logical_not(gaps.any(1)).unsqueeze(1)

def shown(self, ordered: Tensor, recorded: Tensor) -> Tensor:
    held = torch.logical_and(ordered, self.shows(torch.zeros_like(ordered), recorded))
    gaps = torch.matmul(torch.logical_not(recorded).type_as(self.hidden), self.hidden.t()) > 0.5
    whole = torch.logical_and(held, torch.logical_not(gaps))
    within = torch.logical_and(gaps, torch.logical_not(self.shows(held, recorded)))
    more = torch.logical_and(held, self.shows(whole, recorded)).any(1).unsqueeze(1)
    chosen = whole.clone()
    for place in range(self.hidden.size(0)):
        panel = int(self.smallest_first[place])
        useful = torch.logical_and(within[:, panel], self.shows(chosen, recorded)[:, panel])
        chosen[:, panel] = torch.logical_or(chosen[:, panel], useful)
    for place in range(self.hidden.size(0)):
        panel = int(self.smallest_first[place])
        others = chosen.clone()
        others[:, panel] = torch.zeros_like(others[:, panel])
        useful = torch.logical_and(chosen[:, panel], self.shows(others, recorded)[:, panel])
        chosen[:, panel] = useful
    return torch.where(more, chosen, whole)

def allowed(self, ordered: Tensor, recorded: Tensor) -> Tensor:
    everything = torch.ones_like(recorded)
    left = torch.logical_and(self.shows(self.shown(ordered, recorded), everything), torch.logical_not(ordered))
    if int(self.unrecorded) == 0:
        left = torch.logical_and(left, self.shows(ordered, recorded))
    return self.by_rules(left, ordered, recorded)

def by_rules(self, left: Tensor, ordered: Tensor, recorded: Tensor) -> Tensor:
    kept = left.clone()
    if int(self.ruled) == 1:
        learned = torch.logical_and(self.shows(torch.zeros_like(ordered), recorded),
                                    torch.logical_not(self.shows(ordered, recorded)))
        waits = torch.matmul(torch.logical_not(learned).type_as(self.needs), self.needs.t()) > 0.5
        kept = torch.logical_and(kept, torch.logical_not(waits))
        for panel in range(self.hidden.size(0)):
            after = ordered.clone()
            after[:, panel] = torch.ones_like(after[:, panel])
            paid = after
            if int(self.unrecorded) != 1:
                paid = torch.logical_and(after, self.shows(torch.zeros_like(ordered), recorded))
            waited = torch.matmul(paid.type_as(self.minutes), self.minutes)
            over = torch.logical_or(self.price_of(paid) > self.cap, waited > self.cap_minutes)
            kept[:, panel] = torch.logical_and(kept[:, panel], torch.logical_not(over))
        for panel in range(self.hidden.size(0)):
            if int(self.comes_first[panel]) == 1:
                here = kept[:, panel].clone()
                only = torch.zeros_like(kept)
                only[:, panel] = here
                kept = torch.where(here.unsqueeze(1), only, kept)
    return kept

def price_of(self, ordered: Tensor) -> Tensor:
    due = torch.matmul(ordered.type_as(self.prices), self.fee_panels.t()) > 0.5
    return torch.matmul(ordered.type_as(self.prices), self.prices) + torch.matmul(due.type_as(self.prices), self.fees)

def billed(self, ordered: Tensor, recorded: Tensor) -> Tensor:
    if int(self.unrecorded) == 1:
        return ordered
    return torch.where(self.holds_all(ordered, recorded), ordered, self.covering(ordered, recorded))

def forward(self, values: Tensor, ordered: Tensor, may: Tensor) -> Tuple[Tensor, Tensor]:
    state = self.state(values, ordered)
    logits = state[1]
    panels = self.hidden.size(0)
    legal = torch.ones_like(logits) > 0.5
    legal[:, :panels] = may
    if int(self.by_probability) == 1:
        pays = state[0] * self.case_worth > 1.0 - state[0]
        legal[:, panels] = pays
        legal[:, panels + 1] = torch.logical_not(pays)
    must = torch.logical_and(may, self.comes_first > 0).any(1)
    legal[:, panels] = torch.logical_and(legal[:, panels], torch.logical_not(must))
    legal[:, panels + 1] = torch.logical_and(legal[:, panels + 1], torch.logical_not(must))
    masked = torch.where(legal, logits, torch.full_like(logits, float('-inf')))
    return state[0], torch.softmax(masked, 1)

def decide(self, values: Tensor, ordered: Tensor) -> Tuple[Tensor, Tensor]:
    everything = torch.ones_like(values) > 0.5
    left = torch.logical_and(self.shows(ordered, everything), torch.logical_not(ordered))
    answer = self.forward(values, ordered, self.by_rules(left, ordered, torch.logical_not(torch.isnan(values))))
    return answer[0], torch.argmax(answer[1], 1)

def walk(self, values: Tensor) -> Tuple[Tensor, Tensor, Tensor, Tensor]:
    count = values.size(0)
    panels = self.hidden.size(0)
    recorded = torch.logical_not(torch.isnan(values))
    ordered = torch.zeros([count, panels]) > 0.5
    orders = torch.zeros([count, panels]).type_as(self.smallest_first) - 1
    cost = torch.zeros([count]).type_as(self.prices)
    probability = torch.zeros([count]).type_as(self.prices)
    disease = torch.zeros([count]) > 0.5
    going = torch.ones([count]) > 0.5
    taken = torch.zeros([count]).type_as(self.smallest_first)
    for number in range(panels + 1):
        answer = self.forward(values, ordered, self.allowed(ordered, recorded))
        action = torch.argmax(answer[1], 1)
        probability = torch.where(going, answer[0], probability)
        ends = torch.logical_and(going, action >= panels)
        disease = torch.where(ends, action == panels, disease)
        going = torch.logical_and(going, action < panels)
        panel = torch.clamp(action, 0, panels - 1)
        news = torch.zeros([count, panels]).scatter(1, panel.unsqueeze(1), 1.0) > 0.5
        news = torch.logical_and(news, going.unsqueeze(1))
        paying = torch.logical_and(going, self.shows(ordered, recorded).gather(1, panel.unsqueeze(1)).squeeze(1))
        if int(self.unrecorded) == 1:
            paying = going
        before = self.billed(ordered, recorded)
        due = self.price_of(torch.logical_or(before, news)) - self.price_of(before)
        cost = torch.where(paying, cost + due, cost)
        place = torch.clamp(taken, 0, panels - 1).unsqueeze(1)
        written = orders.scatter(1, place, panel.unsqueeze(1))
        orders = torch.where(paying.unsqueeze(1), written, orders)
        taken = torch.where(paying, taken + 1, taken)
        ordered = torch.logical_or(ordered, news)
    return orders, cost, probability, disease
)";

constexpr const char* kNoTrees = R"(
def trees_say(self, rows: Tensor, known: Tensor, ordered: Tensor) -> Tensor:
    return torch.zeros([rows.size(0)]).type_as(rows)
)";

// Log odds by the trees of the largest set of panels within what has shown anything; sets are in rising order.
constexpr const char* kTrees = R"(
def set_of(self, rows: Tensor, ordered: Tensor) -> Tensor:
    recorded = torch.logical_not(torch.isnan(rows))
    shown = torch.logical_and(ordered, self.shows(torch.zeros_like(ordered), recorded))
    unseen = torch.logical_not(self.asked(shown)).type_as(self.hidden)
    place = torch.logical_not(torch.matmul(unseen, self.hidden.t()) > 0.5)
    which = torch.zeros([rows.size(0)]).type_as(self.tree_begin)
    for number in range(self.tree_sets.size(0)):
        beyond = torch.logical_and(self.tree_sets[number], torch.logical_not(place)).any(1)
        which = torch.where(beyond, which, torch.zeros_like(which) + number)
    return which

def trees_say(self, rows: Tensor, known: Tensor, ordered: Tensor) -> Tensor:
    codes = torch.zeros_like(rows).type_as(self.tree_begin)
    for step in range(self.tree_edges.size(1)):
        codes = codes + (rows > self.tree_edges[:, step]).type_as(codes)
    codes = torch.where(known, codes + 1, torch.zeros_like(codes))
    which = self.set_of(rows, ordered)
    said = torch.zeros([rows.size(0)]).type_as(self.mean)
    inner = self.tree_features.size(1)
    for number in range(self.tree_sets.size(0)):
        chosen = torch.nonzero(which == number).squeeze(1)
        if chosen.numel() > 0:
            begin = int(self.tree_begin[number])
            count = int(self.tree_begin[number + 1]) - begin
            features = self.tree_features.narrow(0, begin, count).reshape([-1])
            limits = self.tree_limits.narrow(0, begin, count).reshape([-1])
            gaps = self.tree_gaps.narrow(0, begin, count).reshape([-1])
            leaves = self.tree_leaves.narrow(0, begin, count).reshape([-1])
            tree = self.tree_numbers.narrow(0, 0, count)
            own = codes.index_select(0, chosen)
            node = torch.zeros([chosen.numel(), count]).type_as(tree)
            for level in range(int(self.tree_depth)):
                at = (node + tree * inner).reshape([-1])
                value = own.gather(1, features.index_select(0, at).reshape([-1, count])).reshape([-1])
                right = torch.logical_or(value > limits.index_select(0, at),
                                         torch.logical_and(value == 0, gaps.index_select(0, at)))
                node = node * 2 + 1 + right.type_as(node).reshape([-1, count])
            leaf = (node - inner + tree * (inner + 1)).reshape([-1])
            odds = leaves.index_select(0, leaf).reshape([-1, count]).sum(1) + self.tree_start[number]
            said = said.index_copy(0, chosen, torch.clamp(odds, -float(self.tree_surest), float(self.tree_surest)))
    return said
)";

constexpr const char* kMean = R"(
def impute(self, rows: Tensor, unknown: Tensor) -> Tensor:
    return torch.where(unknown, self.encoder_mean.type_as(rows), rows)
)";

// A normal distribution, asked for what is unknown given what is known.
constexpr const char* kGaussian = R"(
def fill_means(self, rows: Tensor, unknown: Tensor) -> Tensor:
    filled = rows.clone()
    for row in range(rows.size(0)):
        gaps = torch.nonzero(unknown[row]).squeeze(1)
        known = torch.nonzero(torch.logical_not(unknown[row])).squeeze(1)
        means = self.base_mean.index_select(0, gaps)
        if gaps.numel() > 0:
            if known.numel() > 0:
                some = self.base_covariance.index_select(0, known)
                away = rows[row].index_select(0, known) - self.base_mean.index_select(0, known)
                factor = torch.linalg_cholesky(some.index_select(1, known))
                weights = torch.cholesky_solve(away.unsqueeze(1), factor)
                means = means + torch.matmul(some.index_select(1, gaps).t(), weights).squeeze(1)
            filled[row] = filled[row].index_copy(0, gaps, means)
    return filled
)";

constexpr const char* kGaussianImpute = R"(
def impute(self, rows: Tensor, unknown: Tensor) -> Tensor:
    filled = self.fill_means(rows.type_as(self.base_mean), unknown)
    return torch.where(unknown, filled.type_as(rows), rows)
)";

constexpr const char* kEmFlow = R"(
def subnet(self, coupling: int, read: Tensor) -> Tensor:
    inputs = self.flow_read[coupling]
    changed = self.flow_changed[coupling]
    hidden = int(self.flow_hidden)
    at = int(self.flow_begin[coupling])
    w1 = self.flow.narrow(0, at, int(inputs) * hidden).reshape([int(inputs), hidden])
    at = at + int(inputs) * hidden
    b1 = self.flow.narrow(0, at, hidden)
    at = at + hidden
    w2 = self.flow.narrow(0, at, hidden * hidden).reshape([hidden, hidden])
    at = at + hidden * hidden
    b2 = self.flow.narrow(0, at, hidden)
    at = at + hidden
    w3 = self.flow.narrow(0, at, hidden * 2 * int(changed)).reshape([hidden, 2 * int(changed)])
    at = at + hidden * 2 * int(changed)
    b3 = self.flow.narrow(0, at, 2 * int(changed))
    return self.network(read, w1, b1, w2, b2, w3, b3)

def through(self, rows: Tensor, backward: bool) -> Tensor:
    half = (rows.size(1) + 1) // 2
    first = rows[:, :half]
    second = rows[:, half:]
    couplings = self.flow_read.size(0)
    for step in range(couplings):
        coupling = step
        if backward:
            coupling = couplings - 1 - step
        reads_first = coupling % 2 == 0
        read = second
        changed = first
        if reads_first:
            read = first
            changed = second
        if changed.size(1) > 0:
            answer = self.subnet(coupling, read)
            raw = answer[:, :changed.size(1)]
            shift = answer[:, changed.size(1):]
            scale = torch.tanh(raw / self.scale_bound) * self.scale_bound
            if backward:
                changed = (changed - shift) * torch.exp(-scale)
            else:
                changed = shift + changed * torch.exp(scale)
        if reads_first:
            second = changed
        else:
            first = changed
    return torch.cat([first, second], 1)

def impute(self, rows: Tensor, unknown: Tensor) -> Tensor:
    latent = self.through(torch.where(unknown, self.placeholder, rows), False)
    filled = self.fill_means(latent.type_as(self.base_mean), unknown).type_as(rows)
    back = torch.clamp(self.through(torch.where(unknown, filled, latent), True), -10.0, 10.0)
    return torch.where(unknown, back, rows)
)";

constexpr const char* kMice = R"(
def impute(self, rows: Tensor, unknown: Tensor) -> Tensor:
    values = torch.where(unknown, self.encoder_mean, rows.type_as(self.encoder_mean))
    features = rows.size(1)
    for step in range(self.regressions.size(0)):
        feature = step % features
        answer = torch.matmul(values, self.regressions[step]) + self.intercepts[step]
        values[:, feature] = torch.where(unknown[:, feature], torch.clamp(answer, -10.0, 10.0), values[:, feature])
    return torch.where(unknown, values.type_as(rows), rows)
)";

constexpr const char* kGain = R"(
def impute(self, rows: Tensor, unknown: Tensor) -> Tensor:
    seen = torch.where(unknown, torch.zeros_like(rows), rows - self.encoder_mean)
    known = torch.logical_not(unknown).type_as(rows)
    answer = self.network(torch.cat([seen, known], 1), self.gain_w1, self.gain_b1, self.gain_w2, self.gain_b2,
                          self.gain_w3, self.gain_b3)
    return torch.where(unknown, torch.clamp(self.encoder_mean + answer, -10.0, 10.0), rows)
)";

constexpr const char* kMissForest = R"(
def code(self, feature: int, values: Tensor) -> Tensor:
    return (self.edges[feature].unsqueeze(0) < values.unsqueeze(1)).type_as(self.smallest_first).sum(1) + 1

def impute(self, rows: Tensor, unknown: Tensor) -> Tensor:
    values = torch.where(unknown, self.encoder_mean.type_as(rows), rows)
    codes = torch.zeros_like(values).type_as(self.smallest_first)
    for feature in range(rows.size(1)):
        codes[:, feature] = self.code(feature, values[:, feature])
    trees = self.forest_leaves.size(1)
    for step in range(self.forest_leaves.size(0)):
        feature = int(self.forest_order[step % rows.size(1)])
        splits = self.forest_features[step]
        limits = self.forest_codes[step]
        total = torch.zeros_like(values[:, 0])
        for tree in range(trees):
            node = torch.zeros_like(codes[:, 0])
            for level in range(int(self.forest_depth)):
                value = codes.gather(1, splits[tree].index_select(0, node).unsqueeze(1)).squeeze(1)
                right = value > limits[tree].index_select(0, node)
                node = 2 * node + 1 + right.type_as(node)
            total = total + self.forest_leaves[step][tree].index_select(0, node - limits.size(1))
        answer = torch.clamp(total / float(trees), -10.0, 10.0)
        values[:, feature] = torch.where(unknown[:, feature], answer, values[:, feature])
        codes[:, feature] = torch.where(unknown[:, feature], self.code(feature, answer), codes[:, feature])
    return values
)";

} // namespace

namespace {

std::string encoderSource(EncoderKind encoder)
{
    const std::string gaussian(kGaussian);
    switch (encoder) {
    case EncoderKind::Mean:
        return kMean;
    case EncoderKind::Gaussian:
    case EncoderKind::SoftImpute:
        return gaussian + kGaussianImpute;
    case EncoderKind::Mice:
        return kMice;
    case EncoderKind::MissForest:
        return kMissForest;
    case EncoderKind::Gain:
        return kGain;
    case EncoderKind::EmFlow:
        return gaussian + kEmFlow;
    }
    return {};
}

} // namespace

std::string networkSource(EncoderKind encoder, bool trees)
{
    return encoderSource(encoder) + (trees ? kTrees : kNoTrees) + kCommon;
}

} // namespace core
