import LibC

/// Flushes the output, which a pipe buffers in blocks.
func flush() { fflush(nil) }

/// Exits the program.
func end(status: Int32) -> Never { exit(status) }
