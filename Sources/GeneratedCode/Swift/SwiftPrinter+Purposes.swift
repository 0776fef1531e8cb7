internal import CatalogModel
internal import CodeWriting

extension SwiftPrinter {
  /// `enum Purpose`, with roles, directions and former names.
  var purposes: SwiftCode {
    var code = SwiftCode()
    code.comment("The purpose of a control of the app, such as deleting. Its raw value is its identifier.")
    if catalog.purposes.isEmpty {
      code.lines(of: Self.noPurposes)
    } else {
      code.block("public enum Purpose: String, CaseIterable, Hashable, Codable, Sendable") { code in
        for index in catalog.purposes.indices { self.purpose(index, &code) }
        formerRawValues(catalog.purposes.indices, &code)
      }
    }
    code.line()
    let hasOpposites = catalog.purposes.contains { $0.opposite != nil }
    code.file(
      "Purpose", ["role": role, "direction": direction, "opposite": "\n" + opposite],
      without: hasOpposites ? [] : ["opposite"])
    let former = catalog.purposes.indices.flatMap { purpose in names.former[purpose].map { (name: $0, purpose) } }
    if !former.isEmpty { aliases("Purpose", former, in: &code) }
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
  func aliases(_ type: String, _ former: [(name: String, purpose: Int)], in code: inout SwiftCode) {
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

  // MARK: Roles, directions and opposites

  private var role: String {
    property(
      "role: Role", comment: "What the purpose does to the screen.", values: catalog.purposes.map(\.role.rawValue)
    ) {
      SwiftText.member($0)
    }
  }

  private var direction: String {
    let values = catalog.purposes.map { $0.direction?.rawValue }
    let comment = "The purpose's direction along the reading direction; nil for most."
    return property("direction: Direction?", comment: comment, values: values) { $0.map(SwiftText.member) ?? "nil" }
  }

  private var opposite: String {
    let comment = "The purpose that takes it back, for a toggle; nil for most."
    return property("opposite: Purpose?", comment: comment, values: catalog.purposes.map(\.opposite)) {
      $0.map { SwiftText.member(names.purposes[$0]) } ?? "nil"
    }
  }

  /// A property with a value for each purpose; the most frequent value is the default.
  private func property<Value: Hashable>(
    _ declaration: String, comment: String, values: [Value], _ print: (Value) -> String
  ) -> String {
    var code = SwiftCode()
    code.comment(comment)
    code.block("public var \(declaration)") { code in
      let cases = Array(zip(names.purposes.map(SwiftText.member), values))
      code.lines(SwiftSwitch.lines("self", cases: cases, print: print))
    }
    return code.region
  }
}
