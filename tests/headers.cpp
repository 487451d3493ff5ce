// SPDX-License-Identifier: GPL-3.0-or-later

// Nothing of its own: the target exists for its precompiled header, which all tests use.
