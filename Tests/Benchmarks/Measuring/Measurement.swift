/// The times of several contenders for the same work, from interleaved rounds.
struct Measurement {
  /// Nanoseconds per item, by contender, then by round.
  private let times: [[Double]]

  init(times: [[Double]]) { self.times = times }

  /// The median over the rounds, in nanoseconds per item.
  func median(_ contender: Int) -> Double { times[contender].median }

  /// The median of the rounds' ratios between two contenders' times.
  func ratio(_ contender: Int, to other: Int) -> Double {
    zip(times[contender], times[other]).map { $0 / $1 }.median
  }
}

/// One way of doing the measured work.
struct Contender {
  let name: String

  /// Does the work once for each item; returns a sum of all results, so that the compiler cannot remove any.
  let pass: () throws -> Int
}

extension Measurement {
  /// Measures contenders alternately, so that other load on the machine affects all of them.
  ///
  /// - Parameters:
  ///   - items: the number of items in one pass.
  ///   - contenders: all must return the same sum.
  static func interleaved(rounds: Int, items: Int, _ contenders: [Contender]) throws -> Measurement {
    let sums = try contenders.map { try $0.pass() }
    guard Set(sums).count == 1 else {
      throw MeasurementError("different results: \(zip(contenders, sums).map { "\($0.name) \($1)" })")
    }
    let passes = try contenders.map { try Self.passes(of: $0, lasting: .milliseconds(20)) }
    var times = [[Double]](repeating: [], count: contenders.count)
    for _ in 0..<rounds {
      for (index, contender) in contenders.enumerated() {
        let duration = try Self.duration(of: contender, passes: passes[index])
        times[index].append(duration.nanoseconds / Double(passes[index] * items))
      }
    }
    return Measurement(times: times)
  }

  /// The number of passes that a contender needs to take at least this long.
  private static func passes(of contender: Contender, lasting least: Duration) throws -> Int {
    var passes = 1
    while true {
      let duration = try Self.duration(of: contender, passes: passes)
      if duration >= least { return passes }
      passes = max(passes * 2, Int(Double(passes) * least.nanoseconds / max(duration.nanoseconds, 1)))
    }
  }

  private static func duration(of contender: Contender, passes: Int) throws -> Duration {
    var sum = 0
    let duration = try ContinuousClock().measure {
      for _ in 0..<passes { sum &+= try contender.pass() }
    }
    guard sum != 0 else { throw MeasurementError("'\(contender.name)' did nothing") }
    return duration
  }
}

/// A failed measurement.
struct MeasurementError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension Duration {
  var nanoseconds: Double { Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9 }
}

extension [Double] {
  /// The median; the upper one for an even count.
  var median: Double { isEmpty ? .nan : sorted()[count / 2] }
}
