internal import CatalogModel

extension SwiftPrinter {
  /// `enum Purpose`, with roles, directions and former names.
  var purposes: SwiftCode {
    var code = SwiftCode()
    code.comment("What a control of the app is for, such as deleting. Its raw value is its identifier.")
    if catalog.purposes.isEmpty {
      code.lines(of: Self.noPurposes)
    } else {
      code.block("public enum Purpose: String, CaseIterable, Hashable, Codable, Sendable") { code in
        for index in catalog.purposes.indices { self.purpose(index, &code) }
        formerRawValues(catalog.purposes.indices, &code)
      }
    }
    code.line()
    code.block("extension Purpose") { code in
      roles(&code)
      code.line()
      directions(&code)
      opposites(&code)
    }
    let former = catalog.purposes.indices.flatMap { purpose in names.former[purpose].map { (name: $0, purpose) } }
    if !former.isEmpty { aliases("Purpose", former, &code) }
    return code
  }

  private func purpose(_ index: Int, _ code: inout SwiftCode) {
    let purpose = catalog.purposes[index]
    let name = names.purposes[index]
    code.comment(purpose.description)
    code.line(
      "case \(SwiftText.name(name))\(name == purpose.identifier ? "" : " = \(SwiftText.literal(purpose.identifier))")")
  }

  /// An enumeration without cases has no raw type, so its conformances are written out.
  private static let noPurposes = """
    public enum Purpose: RawRepresentable, CaseIterable, Hashable, Codable, Sendable {
      public init?(rawValue: String) { return nil }
      public var rawValue: String { switch self {} }
    }
    """

  // MARK: Former names

  /// Deprecated constants for the former names of purposes.
  func aliases(_ type: String, _ former: [(name: String, purpose: Int)], _ code: inout SwiftCode) {
    code.line()
    code.block("extension \(type)") { code in
      for (index, alias) in former.enumerated() {
        if index > 0 { code.line() }
        let name = names.purposes[alias.purpose]
        code.comment("The former name of ``\(name)``.")
        code.line("@available(*, deprecated, renamed: \(SwiftText.literal(name)))")
        code.line("public static var \(SwiftText.name(alias.name)): \(type) { \(SwiftText.member(name)) }")
      }
    }
  }

  /// An initializer that also accepts former identifiers, so that stored values can still be read; omitted if no
  /// purpose has any.
  func formerRawValues(_ purposes: some Sequence<Int>, _ code: inout SwiftCode) {
    guard purposes.contains(where: { !catalog.purposes[$0].formerly.isEmpty }) else { return }
    code.line()
    code.comment("The purpose with an identifier, or with one that it had before.")
    code.block("public init?(rawValue: String)") { code in
      code.line("switch rawValue {")
      for index in purposes {
        let identifiers = [catalog.purposes[index].identifier] + catalog.purposes[index].formerly
        let patterns = identifiers.map(SwiftText.literal).joined(separator: ", ")
        code.line("case \(patterns): self = \(SwiftText.member(names.purposes[index]))")
      }
      code.line("default: return nil")
      code.line("}")
    }
  }

  // MARK: Roles and directions

  private func roles(_ code: inout SwiftCode) {
    code.lines(of: Self.roles)
    code.line()
    code.comment("What the purpose does to the screen.")
    code.block("public var role: Role") { code in
      switching(code: &code, catalog.purposes.map(\.role.rawValue)) { SwiftText.member($0) }
    }
  }

  private func directions(_ code: inout SwiftCode) {
    code.lines(of: Self.directions)
    code.line()
    code.comment("The purpose's direction along the reading direction; nil for most.")
    code.block("public var direction: Direction?") { code in
      switching(code: &code, catalog.purposes.map { $0.direction?.rawValue }) { $0.map(SwiftText.member) ?? "nil" }
    }
  }

  /// The opposites of purposes; omitted for a catalogue without any.
  private func opposites(_ code: inout SwiftCode) {
    guard catalog.purposes.contains(where: { $0.opposite != nil }) else { return }
    code.line()
    code.comment("The purpose that takes it back, for a toggle; nil for most.")
    code.block("public var opposite: Purpose?") { code in
      switching(code: &code, catalog.purposes.map(\.opposite)) {
        $0.map { SwiftText.member(names.purposes[$0]) } ?? "nil"
      }
    }
  }

  /// Returns a value for each purpose; the most frequent value is the default.
  private func switching<Value: Hashable>(
    code: inout SwiftCode, _ values: [Value], _ print: (Value) -> String
  ) {
    code.lines(SwiftSwitch.lines("self", cases: Array(zip(names.purposes.map(SwiftText.member), values)), print: print))
  }

  private static let roles = """
    /// What a purpose does to the screen.
    public enum Role: String, CaseIterable, Hashable, Codable, Sendable {
      /// Moves to another place of the hierarchy or the history.
      case navigate
      /// Closes a screen; nothing is lost.
      case dismiss
      /// Abandons a task.
      case cancel
      /// Finishes a task and keeps its result.
      case confirm
      /// Destroys something that belongs to the user.
      case destroy
      /// Does anything else.
      case act
    }
    """

  private static let directions = """
    /// A direction along the reading direction.
    public enum Direction: String, CaseIterable, Hashable, Codable, Sendable {
      /// The reading direction: to the right in a left-to-right language.
      case forward
      /// Against the reading direction.
      case backward
    }
    """
}
