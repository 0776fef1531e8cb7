import ArgumentParser
import StringFormats
import StringTables

extension Completeness {
  /// Reports the number of units that a format cannot represent. They have been listed already.
  ///
  /// - Throws: ``ExitCode/findings`` if there are any and all units are required.
  func require(_ losses: [Loss]) throws {
    guard let message = message(on: losses) else { return }
    Terminal.say(message)
    if isRequired { throw ExitCode.findings }
  }
}
