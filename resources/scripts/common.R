# @TITLE@
#
# Simulation for education and research. Not for clinical use.
#
@SUBJECT@
# Written by PanelWise @VERSION@. This file needs R 3.6 or newer and no packages.
#
# Licence: this file and the rules in it are yours. As an additional permission under section 7 of the
# GNU General Public License version 3, the parts of PanelWise in it may be used, changed and passed on
# with them on terms of your choice.
#
# A table with one row for each patient, columns named as below, decimal points:
#
#     Rscript @FILE@ patients.csv > decisions.csv
#
# The same in R, with the values of one patient by column; what is not recorded is left out or NA:
#
#     source("@FILE@")
#     walk(list(@EXAMPLE@))
#
# walk() orders panels until it diagnoses and looks only at values of panels it has ordered. It returns
# the orders in sequence, the probability of disease before each of them and at the end, the bill, and
# the diagnosis: "disease" or "no_disease".
#
@FACTS@

if (sys.nframe() == 0) { # run by Rscript, which takes minutes for a file of this size: source() does not
  source(sub("^--file=", "", grep("^--file=", commandArgs(), value = TRUE)[1]))
  quit(status = main(commandArgs(trailingOnly = TRUE)))
}

NOTICE <- "Simulation for education and research. Not for clinical use."

# Column, what it holds, and its values: none for a number, two values for 0 and 1, or all of a category.
COLUMNS <- @COLUMNS@
VISIBLE <- @VISIBLE@ # features known before any order, from 1; a category has one feature for each value
PANELS <- @PANELS@ # name, price, features
FEES <- @FEES@ # paid once, with the first of these panels: price, panels
UNRECORDED <- @UNRECORDED@ # an order that shows nothing: unavailable, charged or free
CAP <- @CAP@ # nobody's bill exceeds it; NULL: there is no cap
CAP_MINUTES <- @CAP_MINUTES@ # nobody waits longer
MINUTES <- @MINUTES@ # of each panel
FIRST <- @FIRST@ # panels that everybody gets before anything else is done
NEEDS <- @NEEDS@ # of each panel: those whose results must be there before

DIGITS <- utf8ToInt("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~")

# Every five letters are four bytes.
bytes_of <- function(text) {
  places <- match(utf8ToInt(paste(text, collapse = "")), DIGITS) - 1
  if (length(places) == 0) return(raw(0))
  number <- colSums(matrix(places, nrow = 5) * 85^(4:0))
  as.raw(rbind(number %/% 16777216, number %/% 65536 %% 256, number %/% 256 %% 256, number %% 256))
}
words <- function(...) {
  bytes <- bytes_of(c(...))
  readBin(bytes, "integer", n = length(bytes) / 4, size = 4, endian = "little")
}
floats <- function(...) {
  bytes <- bytes_of(c(...))
  readBin(bytes, "numeric", n = length(bytes) / 4, size = 4, endian = "little")
}
# Rounded to the precision the policy was learned with.
single <- function(number) readBin(writeBin(as.double(number), raw(), size = 4), "numeric", n = length(number), size = 4)

is_missing <- function(value) {
  if (is.null(value) || length(value) == 0 || is.na(value)) return(TRUE)
  is.character(value) && tolower(trimws(value)) %in% c("", "na", "n/a", "nan", "null", "?", ".")
}
number_of <- function(text) suppressWarnings(as.numeric(text))

# Whether a value is this one of a column: 1, 1.0 and "1" are the same.
same <- function(value, level) {
  text <- trimws(as.character(value))
  text == level || isTRUE(number_of(text) == number_of(level))
}

# One number for each feature, NA where nothing is recorded.
features_of <- function(patient) {
  found <- c()
  for (column in COLUMNS) {
    value <- patient[[column$name]]
    if (is.factor(value)) value <- as.character(value)
    if (is_missing(value)) {
      found <- c(found, rep(NA_real_, if (column$kind == "category") length(column$levels) else 1))
    } else if (column$kind == "number") {
      number <- number_of(value)
      if (is.na(number)) stop(column$name, ": \"", value, "\" is not a number", call. = FALSE)
      found <- c(found, single(number))
    } else {
      matches <- vapply(column$levels, function(level) same(value, level), TRUE)
      if (column$kind == "category") {
        found <- c(found, as.numeric(matches))
      } else {
        if (!any(matches)) {
          stop(column$name, ": \"", value, "\" is neither \"", column$levels[1], "\" nor \"", column$levels[2], "\"",
               call. = FALSE)
        }
        found <- c(found, which(matches)[1] - 1)
      }
    }
  }
  found
}

HIDDEN <- lapply(PANELS, function(panel) setdiff(panel$features, VISIBLE))
SMALLEST_FIRST <- order(lengths(HIDDEN))

asked <- function(ordered) unique(unlist(HIDDEN[ordered]))

# Whether one more order shows something that was not asked for before.
shows <- function(ordered, panel, recorded) {
  length(setdiff(intersect(HIDDEN[[panel]], recorded), asked(ordered))) > 0
}
covering <- function(ordered, recorded) {
  chosen <- integer(0)
  for (panel in SMALLEST_FIRST) {
    if (panel %in% ordered && shows(chosen, panel, recorded)) chosen <- c(chosen, panel)
  }
  sort(chosen)
}
# The fewest panels that show all that is known after these orders and nothing else. An order that shows nothing does
# not change it: of several panels whose gaps leave the same values it names always the same one, whichever was ordered.
shown <- function(ordered, recorded) {
  held <- Filter(function(panel) any(HIDDEN[[panel]] %in% recorded), ordered)
  known <- intersect(asked(held), recorded)
  chosen <- Filter(function(panel) all(HIDDEN[[panel]] %in% recorded), held)
  if (all(known %in% asked(chosen))) return(sort(chosen))
  for (panel in SMALLEST_FIRST) {
    gaps <- !all(HIDDEN[[panel]] %in% recorded)
    within <- all(intersect(HIDDEN[[panel]], recorded) %in% known)
    if (gaps && within && shows(chosen, panel, recorded)) chosen <- c(chosen, panel)
  }
  for (panel in SMALLEST_FIRST) {
    others <- setdiff(chosen, panel)
    if (!shows(others, panel, recorded)) chosen <- others
  }
  sort(chosen)
}
# All panels that reveal nothing beyond these.
closure <- function(ordered) {
  known <- asked(ordered)
  which(vapply(HIDDEN, function(features) all(features %in% known), TRUE))
}
allowed <- function(ordered, recorded) {
  left <- setdiff(seq_along(PANELS), c(closure(shown(ordered, recorded)), ordered))
  if (UNRECORDED == "unavailable") left <- Filter(function(panel) shows(ordered, panel, recorded), left)
  left <- Filter(function(panel) keeps_rules(ordered, panel, recorded), left)
  first <- FIRST[FIRST %in% left]
  if (length(first) > 0) first[1] else left
}
# Whether the rules of the study leave this order.
keeps_rules <- function(ordered, panel, recorded) {
  paid <- union(ordered, panel)
  if (UNRECORDED != "charged") paid <- Filter(function(one) any(HIDDEN[[one]] %in% recorded), paid)
  if (!is.null(CAP) && price_of(paid) > CAP * (1 + 1e-9)) return(FALSE)
  if (!is.null(CAP_MINUTES) && sum(MINUTES[paid]) > CAP_MINUTES * (1 + 1e-9)) return(FALSE)
  all(vapply(NEEDS[[panel]], function(one) {
    length(HIDDEN[[one]]) == 0 || (any(HIDDEN[[one]] %in% recorded) && !shows(ordered, one, recorded))
  }, TRUE))
}
# The panel that comes before anything else is done; NULL: there is none.
forced <- function(may) if (any(may %in% FIRST)) may[may %in% FIRST][1] else NULL
price_of <- function(ordered) {
  due <- Filter(function(fee) any(fee$panels %in% ordered), FEES)
  sum(vapply(PANELS[ordered], function(panel) panel$price, 0)) + sum(vapply(due, function(fee) fee$price, 0))
}
billed <- function(ordered, recorded) {
  if (UNRECORDED == "charged" || all(asked(ordered) %in% recorded)) ordered else covering(ordered, recorded)
}
is_paid <- function(ordered, panel, recorded) UNRECORDED == "charged" || shows(ordered, panel, recorded)
charge <- function(ordered, panel, recorded) {
  if (!is_paid(ordered, panel, recorded)) return(0)
  before <- billed(ordered, recorded)
  price_of(union(before, panel)) - price_of(before)
}

# One patient on the way to the diagnosis.
new_way <- function(patient) {
  values <- features_of(patient)
  list(values = values, recorded = which(!is.na(values)), ordered = integer(0), orders = character(0), cost = 0)
}
order_panel <- function(way, panel) {
  if (UNRECORDED == "unavailable" && !shows(way$ordered, panel, way$recorded)) return(way) # not possible
  if (panel %in% way$ordered || !keeps_rules(way$ordered, panel, way$recorded)) return(way)
  if (is_paid(way$ordered, panel, way$recorded)) way$orders <- c(way$orders, PANELS[[panel]]$name)
  way$cost <- way$cost + charge(way$ordered, panel, way$recorded)
  way$ordered <- c(way$ordered, panel)
  way
}
told <- function(way, probabilities, diagnosis) {
  list(orders = way$orders, probabilities = probabilities, cost = way$cost, diagnosis = diagnosis)
}

@ENGINE@

main <- function(arguments) {
  if (length(arguments) != 1) {
    cat("Rscript @FILE@ patients.csv > decisions.csv\n")
    return(2)
  }
  patients <- read.csv(arguments[1], colClasses = "character", check.names = FALSE, na.strings = character(0),
                       fileEncoding = "UTF-8-BOM")
  absent <- setdiff(vapply(COLUMNS, function(column) column$name, ""), names(patients))
  if (length(absent) > 0) {
    message(arguments[1], " lacks the columns: ", paste(absent, collapse = ", "))
    return(3)
  }
  result <- list()
  for (row in seq_len(nrow(patients))) {
    done <- tryCatch(walk(as.list(patients[row, , drop = FALSE])), error = function(reason) reason)
    if (inherits(done, "error")) {
      message(arguments[1], ", row ", row, ", column ", conditionMessage(done))
      return(3)
    }
    last <- if (length(done$probabilities) > 0) sprintf("%.7g", tail(done$probabilities, 1)) else ""
    result[[row]] <- data.frame(row = row, orders = paste(done$orders, collapse = " > "),
                                cost = sprintf("%.10g", done$cost), probability = last, diagnosis = done$diagnosis,
                                notice = NOTICE)
  }
  write.csv(do.call(rbind, result), stdout(), row.names = FALSE, quote = c(2, 6))
  0
}
