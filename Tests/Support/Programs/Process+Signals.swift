package import Foundation

extension Process {
  /// Starts the program with no blocked signal.
  ///
  /// A child inherits the mask of the thread that starts it, and threads of Swift's tasks block SIGTERM: the child would
  /// not end when it is asked to.
  package func runWithoutBlockedSignals() throws {
    var none = sigset_t()
    var former = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &former)
    defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
    try run()
  }

  /// Kills what is left of the program's process group, such as helpers that it started.
  package func killGroup() {
    let group = processIdentifier
    // A program that has no group of its own is in ours.
    guard group > 1, group != getpgrp() else { return }
    kill(-group, SIGKILL)
  }
}
