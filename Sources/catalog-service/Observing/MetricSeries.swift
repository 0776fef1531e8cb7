import CoreMetrics
import Synchronization

/// The values of one metric name with one set of labels.
protocol ExposedSeries: AnyObject, Sendable {
  /// The name of its type in Prometheus' format.
  var kind: String { get }
  var samples: [Sample] { get }
}

/// A line of the exposition: the suffix of the name, further labels, and the value.
struct Sample {
  var suffix = ""
  var labels = ""
  let value: String
}

final class CountSeries: CounterHandler, ExposedSeries {
  private let value = Atomic<Int64>(0)

  func increment(by amount: Int64) { value.wrappingAdd(amount, ordering: .relaxed) }
  func reset() { value.store(0, ordering: .relaxed) }

  let kind = "counter"
  var samples: [Sample] { [Sample(value: "\(value.load(ordering: .relaxed))")] }
}

final class GaugeSeries: MeterHandler, RecorderHandler, ExposedSeries {
  private let value = Mutex<Double>(0)

  func set(_ new: Int64) { set(Double(new)) }
  func set(_ new: Double) { value.withLock { $0 = new } }
  func increment(by amount: Double) { value.withLock { $0 += amount } }
  func decrement(by amount: Double) { value.withLock { $0 -= amount } }
  func record(_ new: Int64) { set(Double(new)) }
  func record(_ new: Double) { set(new) }

  let kind = "gauge"
  var samples: [Sample] { [Sample(value: "\(value.withLock { $0 })")] }
}

/// A histogram of durations in seconds.
final class DurationSeries: TimerHandler, ExposedSeries {
  private struct State {
    var counts = [Int](repeating: 0, count: DurationSeries.bounds.count)
    var count = 0
    var nanoseconds: Int64 = 0
  }

  private let state = Mutex(State())

  /// The buckets' upper bounds, in nanoseconds.
  static let bounds: [Int64] = [
    100_000, 250_000, 500_000, 1_000_000, 2_500_000, 5_000_000, 10_000_000, 100_000_000, 1_000_000_000,
  ]

  func recordNanoseconds(_ duration: Int64) {
    state.withLock { state in
      if let bucket = Self.bounds.firstIndex(where: { duration <= $0 }) { state.counts[bucket] += 1 }
      state.count += 1
      state.nanoseconds += duration
    }
  }

  let kind = "histogram"
  var samples: [Sample] {
    let state = state.withLock { $0 }
    var total = 0
    var samples = zip(Self.bounds, state.counts).map { bound, count in
      total += count
      return Sample(suffix: "_bucket", labels: "le=\"\(Double(bound) / 1e9)\"", value: "\(total)")
    }
    samples.append(Sample(suffix: "_bucket", labels: "le=\"+Inf\"", value: "\(state.count)"))
    samples.append(Sample(suffix: "_sum", value: "\(Double(state.nanoseconds) / 1e9)"))
    samples.append(Sample(suffix: "_count", value: "\(state.count)"))
    return samples
  }
}
