/// Provides the values of a program's arguments.
protocol ArgumentSource {
  /// The value of the argument `names[slot]`, or nil.
  func value(slot: Int, names: [String]) -> ArgumentValue?
}

extension MessageArguments: ArgumentSource {
  func value(slot: Int, names: [String]) -> ArgumentValue? { self[names[slot]] }
}

/// The only count of a counted message, passed without a name.
struct CountArgument: ArgumentSource {
  let count: Int64

  @inline(__always)
  func value(slot: Int, names: [String]) -> ArgumentValue? {
    slot == 0 ? .integer(count) : nil
  }
}
