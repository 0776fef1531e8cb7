extension JSONTree {
  /// An object of the members with a value, in order.
  package static func fields(_ members: [(key: String, value: JSONTree?)]) -> JSONTree {
    .object(members.compactMap { member in member.value.map { Member(member.key, $0) } })
  }

  /// A number, with as few digits as distinguish it from others; null if it is not finite.
  package static func decimal(_ value: Double) -> JSONTree {
    let text = "\(value)"
    return JSONNumber(text.hasSuffix(".0") ? String(text.dropLast(2)) : text).map(JSONTree.number) ?? .null
  }

  /// A whole number.
  package static func integer(_ value: Int) -> JSONTree { .number(JSONNumber(value)) }
}
