import CoreMetrics
import Synchronization

/// The backend of swift-metrics: values in memory, in Prometheus' text format 0.0.4.
final class PrometheusMetrics: MetricsFactory {
  private let series = Mutex<[Key: any ExposedSeries]>([:])

  struct Key: Hashable {
    let name: String
    let labels: String
  }

  /// The maximum number of series; further ones share one that is not exposed. Routes limit the labels here, but other
  /// packages also count.
  static let limit = 2_000

  private func handler<Series: ExposedSeries>(
    _ label: String, _ dimensions: [(String, String)], make: (Key) -> Series
  ) -> Series {
    let key = Key(name: Self.name(label), labels: Self.labels(dimensions))
    return series.withLock { series in
      if let known = series[key] as? Series { return known }
      let new = make(key)
      if series[key] == nil, series.count < Self.limit { series[key] = new }
      return new
    }
  }

  func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    handler(label, dimensions) { _ in CountSeries() }
  }

  func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    handler(label, dimensions) { _ in GaugeSeries() }
  }

  func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
    handler(label, dimensions) { _ in GaugeSeries() }
  }

  func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    handler(label, dimensions) { _ in DurationSeries() }
  }

  func destroyCounter(_ handler: any CounterHandler) {}
  func destroyMeter(_ handler: any MeterHandler) {}
  func destroyRecorder(_ handler: any RecorderHandler) {}
  func destroyTimer(_ handler: any TimerHandler) {}
}

extension PrometheusMetrics {
  /// The media type of ``text``.
  static let mediaType = "text/plain; version=0.0.4; charset=utf-8"

  /// All series, sorted by name and labels.
  var text: String {
    let all = series.withLock { $0 }.sorted { ($0.key.name, $0.key.labels) < ($1.key.name, $1.key.labels) }
    var text = ""
    var last: String?
    for (key, series) in all {
      if key.name != last { text += "# TYPE \(key.name) \(series.kind)\n" }
      last = key.name
      for sample in series.samples {
        let labels = [key.labels, sample.labels].filter { !$0.isEmpty }.joined(separator: ",")
        text += "\(key.name)\(sample.suffix)\(labels.isEmpty ? "" : "{\(labels)}") \(sample.value)\n"
      }
    }
    return text
  }

  /// Replaces all characters except letters, digits, `_` and `:`.
  private static func name(_ label: String) -> String {
    let name = String(label.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == ":" ? $0 : "_" })
    return name.first?.isNumber ?? true ? "_" + name : name
  }

  private static func labels(_ dimensions: [(String, String)]) -> String {
    dimensions.map { "\(name($0.0))=\"\(escaped($0.1))\"" }.sorted().joined(separator: ",")
  }

  private static func escaped(_ value: String) -> String {
    value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }
}
