THRESHOLD <- @THRESHOLD@ # disease is said from this probability on
RHO <- @RHO@ # worth of one unit of money, in correct negatives
EDGES <- @EDGES@ # of each feature: where the trees cut it
DEPTH <- @DEPTH@L
OUTLOOK_DEPTH <- @OUTLOOK_DEPTH@L
BY_PANELS <- @BY_PANELS@ # learned with a cap: all that is paid counts

# What is known after some orders: the panels that reveal nothing more, what can be ordered from there, the trees for
# the probability of disease and the trees for what each order would add to it.
SETS <- @SETS@

# What is known and what was paid: set, fees paid (all panels, where BY_PANELS), prices of its orders, weights of the worth of each order.
STATES <- @STATES@

key_of <- function(panels) paste(sort(panels), collapse = ",")
SET_KEYS <- vapply(SETS, function(one) key_of(one$closure), "")
STATE_KEYS <- vapply(STATES, function(one) paste(one$set, key_of(one$fees)), "")

code_of <- function(edges, value) if (is.na(value)) 0L else 1L + sum(edges < value)

# The leaf of every tree, from 1.
leaves_of <- function(splits, depth, codes) {
  inner <- bitwShiftL(1L, depth) - 1L
  trees <- length(splits) %/% inner
  first <- (seq_len(trees) - 1L) * inner
  node <- rep(1L, trees)
  for (level in seq_len(depth)) {
    split <- splits[first + node]
    value <- codes[bitwAnd(split, 65535L) + 1L]
    right <- value > bitwAnd(bitwShiftR(split, 16L), 255L) | (value == 0L & bitwShiftR(split, 24L) != 0L)
    node <- 2L * node + right
  }
  node - inner
}
probability_of <- function(one, codes) {
  size <- bitwShiftL(1L, DEPTH)
  leaf <- leaves_of(one$splits, DEPTH, codes)
  score <- one$priors + sum(one$leaves[(seq_along(leaf) - 1L) * size + leaf])
  single(1 / (1 + exp(-(one$slope * score / one$folds + one$intercept))))
}
# What each order, and all of them together, are expected to add to max(p - threshold, 0).
outlook_of <- function(one, codes, probability) {
  size <- bitwShiftL(1L, OUTLOOK_DEPTH)
  leaf <- leaves_of(one$outlook_splits, OUTLOOK_DEPTH, c(codes, code_of(one$steps, probability)))
  targets <- length(one$outlook_leaves) %/% (length(leaf) * size)
  values <- matrix(one$outlook_leaves, nrow = targets)
  rowMeans(values[, (seq_along(leaf) - 1L) * size + leaf, drop = FALSE])
}

# Set and state of what is known; a state with less where this one was left out when the policy was learned.
place_of <- function(known) {
  fees <- which(vapply(FEES, function(fee) any(fee$panels %in% known), TRUE))
  if (BY_PANELS) fees <- known
  reached <- closure(known)
  number <- match(key_of(reached), SET_KEYS)
  state <- if (is.na(number)) NA else match(paste(number, key_of(fees)), STATE_KEYS)
  if (is.na(state)) {
    within <- vapply(STATES, function(one) all(SETS[[one$set]]$closure %in% reached), TRUE)
    state <- max(which(within))
  }
  list(set = if (is.na(number)) STATES[[state]]$set else number, state = state)
}

# Probability of disease now, and the panel to order; NULL: diagnose.
step_of <- function(codes, ordered, recorded) {
  place <- place_of(shown(ordered, recorded))
  one <- SETS[[place$set]]
  state <- STATES[[place$state]]
  probability <- probability_of(one, codes)
  may <- allowed(ordered, recorded)
  if (!is.null(forced(may))) return(list(probability = probability, panel = forced(may)))
  if (length(may) == 0 || length(one$orders) == 0 || state$set != place$set) return(list(probability = probability, panel = NULL))
  now <- max(probability - THRESHOLD, 0)
  basis <- c(1, probability, now, outlook_of(one, codes, probability) - now)
  weights <- matrix(state$weights, nrow = length(basis))
  worth <- as.vector(basis %*% weights) + RHO * state$prices
  worth[!(one$orders %in% may)] <- 0
  list(probability = probability, panel = if (max(worth) > 0) one$orders[which.max(worth)] else NULL)
}

walk <- function(patient) {
  way <- new_way(patient)
  codes <- vapply(seq_along(way$values), function(place) code_of(EDGES[[place]], way$values[place]), 0L)
  probabilities <- c()
  repeat {
    step <- step_of(codes, way$ordered, way$recorded)
    probabilities <- c(probabilities, step$probability)
    if (is.null(step$panel)) {
      return(told(way, probabilities, if (step$probability >= THRESHOLD) "disease" else "no_disease"))
    }
    way <- order_panel(way, step$panel)
  }
}
