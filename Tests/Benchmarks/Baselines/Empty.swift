// The least that a Swift program can do: what start-up alone takes.
