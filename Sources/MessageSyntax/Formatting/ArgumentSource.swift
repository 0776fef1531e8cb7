/// Where a program finds the values of its arguments.
protocol ArgumentSource {
  /// The value of the argument number `slot` of a program, whose name is `name`; nil when it was not given.
  func value(slot: Int, name: String) -> ArgumentValue?
}

extension MessageArguments: ArgumentSource {
  func value(slot: Int, name: String) -> ArgumentValue? { self[name] }
}

/// The one count of a counted message, given without a name.
struct CountArgument: ArgumentSource {
  let count: Int64

  @inline(__always)
  func value(slot: Int, name: String) -> ArgumentValue? {
    slot == 0 ? .integer(count) : nil
  }
}
