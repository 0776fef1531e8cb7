import CoreMetrics
import LibC
import Metrics

/// Counts reloads by result, and records when the served catalogue was read.
struct ReloadMetrics: Sendable {
  private let successes: Counter
  private let failures: Counter
  private let lastSuccess: Gauge

  /// The first reading at the start counts as the last success, but not as a reload.
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

  /// Counts a reload that failed because of errors; the previous catalogue remains.
  func recordFailure() { failures.increment() }

  private func recordTime() {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    lastSuccess.record(Double(time.tv_sec) + Double(time.tv_nsec / 1_000_000) / 1_000)
  }
}
