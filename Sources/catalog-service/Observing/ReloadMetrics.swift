import CoreMetrics
import LibC
import Metrics

/// Counts reloads by result, and says when the catalogue that is served was read.
struct ReloadMetrics: Sendable {
  private let successes: Counter
  private let failures: Counter
  private let lastSuccess: Gauge

  /// Counts the reading at the start as the last successful one, but not as a reload.
  init(factory: PrometheusMetrics) {
    let counter = { result in
      Counter(label: "catalog_reloads_total", dimensions: [("result", result)], factory: factory)
    }
    (successes, failures) = (counter("success"), counter("failure"))
    lastSuccess = Gauge(label: "catalog_last_reload_success_timestamp_seconds", factory: factory)
    recordTime()
  }

  func recordSuccess() {
    successes.increment()
    recordTime()
  }

  /// A catalogue with errors, in whose place the former one stays.
  func recordFailure() { failures.increment() }

  private func recordTime() {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    lastSuccess.record(Double(time.tv_sec) + Double(time.tv_nsec / 1_000_000) / 1_000)
  }
}
