import ArgumentParser

/// `--quiet`: nothing but what is wrong.
struct QuietOption: ParsableArguments {
  @Flag(help: "Print only what is wrong.")
  var quiet = false

  /// Prints what a command did, unless it is to be quiet.
  func report(_ words: String) throws(CannotRun) {
    if !quiet { try Terminal.standardOutput.write(words) }
  }

  /// Tells people something on the standard error, unless the command is to be quiet.
  func say(_ words: String?) {
    if !quiet { Terminal.say(words) }
  }
}
