extension JSONTree {
  /// An object of the members with a value, in order.
  package static func fields(_ members: [(key: String, value: JSONTree?)]) -> JSONTree {
    .object(members.compactMap { member in member.value.map { Member(member.key, $0) } })
  }

  /// A whole number.
  package static func integer(_ value: Int) -> JSONTree { .number(JSONNumber(value)) }
}
