import ArgumentParser

/// `--quiet`: print only problems.
struct QuietOption: ParsableArguments {
  @Flag(help: "Print only problems.")
  var quiet = false

  /// Prints the result of a command, unless `--quiet` is given.
  func report(_ words: String) throws(CannotRun) {
    if !quiet { try Terminal.standardOutput.write(words) }
  }

  /// Prints a line to standard error, unless `--quiet` is given.
  func say(_ words: String?) {
    if !quiet { Terminal.say(words) }
  }
}
