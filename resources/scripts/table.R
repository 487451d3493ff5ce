LAMBDA <- @LAMBDA@ # worth of a case found, in correct negatives
LEVELS <- @LEVELS@ # of each feature: the values that the table knows

# Everything that occurs: the level of each feature from 1, and the share of all patients who look like this, without
# the disease and with it.
FINDINGS <- @FINDINGS@

# What to do after these orders, in each situation: a panel, -1 disease, -2 no disease. The situations are those that
# differ in what is known by then, sorted by the last feature first.
ACTIONS <- @ACTIONS@

set_key <- function(panels) paste(c("p", sort(panels)), collapse = ",")
ACTIONS_AFTER <- setNames(lapply(ACTIONS, function(one) one$actions),
                          vapply(ACTIONS, function(one) set_key(one$panels), ""))
FOUND_LEVELS <- matrix(unlist(lapply(FINDINGS, function(one) one[[1]])), nrow = length(LEVELS))
FOUND_ABSENT <- vapply(FINDINGS, function(one) one[[2]], 0)
FOUND_PRESENT <- vapply(FINDINGS, function(one) one[[3]], 0)
SITUATIONS <- new.env() # by the panels that show something: features known, and of each situation the share and action

situations <- function(panels) {
  key <- set_key(panels)
  if (is.null(SITUATIONS[[key]])) {
    known <- sort(union(asked(panels), VISIBLE))
    place <- c(1, cumprod(lengths(LEVELS[known])))[seq_along(known)]
    number <- colSums((FOUND_LEVELS[known, , drop = FALSE] - 1) * place)
    first <- match(sort(unique(number)), number)
    sums <- function(shares) as.vector(rowsum(shares, number))
    count <- length(first)
    SITUATIONS[[key]] <- list(known = known, levels = FOUND_LEVELS[known, first, drop = FALSE],
                              absent = sums(FOUND_ABSENT), present = sums(FOUND_PRESENT),
                              actions = if (is.null(ACTIONS_AFTER[[key]])) rep(NA, count) else ACTIONS_AFTER[[key]])
  }
  SITUATIONS[[key]]
}

# Probability of disease now, the panel to order (NULL: diagnose), and the diagnosis.
step_of <- function(values, ordered, recorded) {
  table <- situations(shown(ordered, recorded))
  levels <- vapply(table$known, function(feature) match(values[feature], LEVELS[[feature]]), 0L)
  agrees <- colSums(table$levels != levels, na.rm = TRUE) == 0
  action <- NA
  if (!anyNA(levels) && any(agrees)) action <- table$actions[which(agrees)[1]]
  if (!any(agrees)) agrees <- rep(TRUE, length(agrees)) # nobody looks like this: everybody
  absent <- sum(table$absent[agrees])
  present <- sum(table$present[agrees])
  probability <- present / (absent + present)
  may <- allowed(ordered, recorded)
  if (!is.null(forced(may))) return(list(probability = probability, panel = forced(may)))
  if (!is.na(action) && action > 0 && action %in% may) {
    return(list(probability = probability, panel = action))
  }
  if (is.na(action) || action > 0) action <- if (LAMBDA * present > absent) -1 else -2
  list(probability = probability, panel = NULL, diagnosis = if (action == -1) "disease" else "no_disease")
}

walk <- function(patient) {
  way <- new_way(patient)
  probabilities <- c()
  repeat {
    step <- step_of(way$values, way$ordered, way$recorded)
    probabilities <- c(probabilities, step$probability)
    if (is.null(step$panel)) return(told(way, probabilities, step$diagnosis))
    way <- order_panel(way, step$panel)
  }
}
