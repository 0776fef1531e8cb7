import CoreMetrics
import Metrics
import Synchronization

/// Counts requests by route, method and status, and measures their duration.
final class RequestMetrics: Sendable {
  private struct Key: Hashable {
    let route: String
    let method: String
    let status: Int
  }

  private struct Handles {
    let count: Counter
    let duration: Metrics.Timer
  }

  private let factory: PrometheusMetrics
  private let handles = Mutex<[Key: Handles]>([:])

  init(factory: PrometheusMetrics) { self.factory = factory }

  func record(route: String, method: String, status: Int, duration: Duration) {
    // Clients may invent any number of methods.
    let method = ["GET", "HEAD", "OPTIONS", "POST"].contains(method) ? method : "other"
    let key = Key(route: route, method: method, status: status)
    let handles = handles.withLock { handles in
      if let known = handles[key] { return known }
      let new = make(key)
      handles[key] = new
      return new
    }
    handles.count.increment()
    let (seconds, attoseconds) = duration.components
    handles.duration.recordNanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }

  private func make(_ key: Key) -> Handles {
    let route = [("route", key.route), ("method", key.method)]
    return Handles(
      count: Counter(
        label: "http_requests_total", dimensions: route + [("status", "\(key.status)")], factory: factory),
      duration: Metrics.Timer(
        label: "http_request_duration_seconds", dimensions: route, factory: factory))
  }
}
