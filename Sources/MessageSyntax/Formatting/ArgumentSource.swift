/// Where a program finds the values of its arguments.
protocol ArgumentSource {
  /// The value of the argument whose name is `names[slot]`; nil when it was not given.
  func value(slot: Int, names: [String]) -> ArgumentValue?
}

extension MessageArguments: ArgumentSource {
  func value(slot: Int, names: [String]) -> ArgumentValue? { self[names[slot]] }
}

/// The one count of a counted message, given without a name.
struct CountArgument: ArgumentSource {
  let count: Int64

  @inline(__always)
  func value(slot: Int, names: [String]) -> ArgumentValue? {
    slot == 0 ? .integer(count) : nil
  }
}
