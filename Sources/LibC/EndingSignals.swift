/// The signals with which people and systems end a program that runs for long.
package enum EndingSignals {
  private static let all = [SIGTERM, SIGINT, SIGHUP]

  /// Unblocks the signals in this thread and in those that it starts.
  ///
  /// A program inherits the blocked signals of the thread that starts it, and would not end on them.
  package static func unblock() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in all { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
