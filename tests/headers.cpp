// Nothing of its own: the target exists for its precompiled header, which all tests use.
