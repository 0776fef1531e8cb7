import ArgumentParser

/// `--quiet`: print only problems.
struct QuietOption: ParsableArguments {
  @Flag(help: "Print only problems.")
  var quiet = false

  /// Prints the result of a command, unless `--quiet` is given.
  func report(_ text: String) throws(CannotRun) {
    if !quiet { try Terminal.standardOutput.write(text) }
  }

  /// Prints a line to standard error, unless `--quiet` is given.
  func say(_ text: String?) {
    if !quiet { Terminal.say(text) }
  }

  /// Prints lines to standard error, unless `--quiet` is given.
  func say(lines: [String]) {
    for line in lines { say(line) }
  }
}
