import Foundation

/// Runs a body while this thread blocks all signals, as threads of some service managers and libraries do. A program
/// that it starts inherits that.
package func withBlockedSignals<Result>(_ body: () throws -> Result) rethrows -> Result {
  var (all, before) = (sigset_t(), sigset_t())
  sigfillset(&all)
  pthread_sigmask(SIG_SETMASK, &all, &before)
  defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
  return try body()
}
