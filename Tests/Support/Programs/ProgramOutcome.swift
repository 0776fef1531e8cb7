/// The end of a program's run, and its output.
package struct ProgramOutcome: Sendable {
  /// The exit status, or the signal that ended the program.
  package let status: Int32
  /// Whether a signal ended the program.
  package let endedBySignal: Bool
  /// Standard output, with standard error if they were one.
  package let bytes: [UInt8]
  /// Standard error, if it was separate.
  package let errors: String

  /// Standard output as text.
  package var output: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether the program crashed: by a signal, by a signal to the child of a shell, or as LibreOffice reports it.
  package var hasCrashed: Bool {
    endedBySignal || Self.statusesOfCrashes.contains(status)
      || Self.reports.contains { output.contains($0) || errors.contains($0) }
  }

  /// The crash for a person.
  package var reason: String { endedBySignal ? "signal \(status)" : "status \(status)" }

  /// A shell adds 128 to SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGKILL and SIGSEGV.
  private static let statusesOfCrashes = Set([4, 5, 6, 7, 8, 9, 11].map { Int32(128 + $0) })
  private static let reports = ["Unspecified Application Error", "Fatal exception: Signal"]
}
