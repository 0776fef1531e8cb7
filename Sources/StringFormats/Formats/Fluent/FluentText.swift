internal import MessageSyntax

/// Converts Fluent patterns to ICU messages.
enum FluentText {
  /// The ICU message of a pattern; empty for an empty pattern.
  static func message(of elements: [FluentElement]) throws(Refusal) -> String {
    guard let place = elements.firstIndex(where: \.isSelect), case .select(let selector, let variants) = elements[place]
    else { return MessageForms.plain(try pieces(of: elements[...])).text ?? "" }
    let argument = try counted(by: selector)
    let before = try pieces(of: elements[..<place])
    let behind = try pieces(of: elements[(place + 1)...])
    var branches: [PluralMessage.Branch] = []
    for variant in variants {
      let own = before + (try pieces(of: variant.pattern.elements[...])) + behind
      let keys = [variant.key] + (variant.isDefault && variant.key != "other" ? ["other"] : [])
      for key in keys {
        guard let selector = PluralMessage.Selector(key) ?? PluralMessage.Selector("=\(key)") else {
          throw Refusal("variant '[\(key)]' is not a plural category; write '[one]' or '[0]'")
        }
        guard !branches.contains(where: { $0.selector == selector }) else {
          throw Refusal("variant '[\(key)]' is a duplicate; remove one")
        }
        branches.append(PluralMessage.Branch(selector, own))
      }
    }
    return PluralSlots.message(counting: argument, branches)
  }

  /// The variable that selects a variant.
  static func counted(by selector: FluentElement) throws(Refusal) -> String {
    switch selector {
    case .variable(let name), .function("NUMBER", of: let name?, options: [:]): return try argument(name)
    default: throw Refusal("the selector is not a plain number; write '{ $count ->'")
    }
  }

  static func pieces(of elements: ArraySlice<FluentElement>) throws(Refusal) -> [MessagePiece] {
    var pieces: [MessagePiece] = []
    for element in elements {
      switch element {
      case .text(let text), .literal(let text): pieces.append(.text(text))
      case .variable(let name): pieces.append(.argument(try argument(name)))
      case .function("NUMBER", of: let name?, let options):
        pieces.append(.number(try argument(name), try style(options)))
      case .function(let name, _, _): throw Refusal("the function '\(name)' is not known; write 'NUMBER($count)'")
      case .reference(let name): throw Refusal("the text refers to '\(name)'; write its words")
      case .select: throw Refusal("a selector inside or beside another one; write one around whole sentences")
      }
    }
    return pieces.joined
  }

  private static func style(_ options: [String: String]) throws(Refusal) -> NumberStyle {
    switch options {
    case [:]: return .decimal
    case ["maximumFractionDigits": "0"]: return .integer
    case ["style": "percent"]: return .percent
    default: throw Refusal("options of 'NUMBER' that messages have not; write 'NUMBER($count)'")
    }
  }

  private static func argument(_ name: String) throws(Refusal) -> String {
    if MessageForms("{\(name)}") == .plain([.argument(name)]) { return name }
    throw Refusal("'$\(name)' is not the name of an argument; write '$count'")
  }
}

extension FluentElement {
  fileprivate var isSelect: Bool {
    if case .select = self { true } else { false }
  }
}
