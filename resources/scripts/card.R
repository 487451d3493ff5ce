# The card asks whether a value is below a limit. The last argument of each question is the answer for whoever has none
# in the record.
FIDELITY <- @FIDELITY@ # share of other patients with the same orders and diagnosis as under the policy itself

below <- function(way, feature, limit, not_recorded) {
  if (is.na(way$values[feature])) not_recorded else way$values[feature] < single(limit)
}

follow <- function(way) {
@CARD@
}

walk <- function(patient) {
  way <- new_way(patient)
  while (!is.null(forced(allowed(way$ordered, way$recorded)))) {
    way <- order_panel(way, forced(allowed(way$ordered, way$recorded)))
  }
  done <- follow(way)
  told(done$way, c(), done$diagnosis)
}
