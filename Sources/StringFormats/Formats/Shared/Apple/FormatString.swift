package import CatalogModel
internal import MessageSyntax

/// The placeholders of Foundation's format strings for a message's arguments.
///
/// | argument | first and only | any other |
/// |---|---|---|
/// | integer | `%lld` | `%2$lld` |
/// | text | `%@` | `%2$@` |
///
/// With a locale, `%lld` is grouped as in CLDR (CoreFoundation, CFString.c, `__CFStringFormatLocalizedNumber`). No
/// specifier prints a fractional number as a message does: `%lf` has six decimals, `%g` six digits. Texts with one are
/// refused.
///
/// A single argument that a text uses once has no position, as Xcode writes it; all others have one. A message without
/// arguments is not a format string: `100 %` is literal. ("String Format Specifiers", Apple)
package struct FormatString: Sendable {
  /// In the order of declaration and position; nil if they are not known.
  let arguments: [ArgumentDeclaration]?

  /// - Parameter arguments: nil for a message that the catalogue does not have: its placeholders are named by position.
  package init(_ arguments: [ArgumentDeclaration]?) { self.arguments = arguments }

  /// A reference to a text with plural variations: `%1$#@count@`.
  package struct Reference: Hashable, Sendable {
    package let name: String
    /// From 1; nil if the reference has none.
    package let position: Int?
  }

  /// A part of a format string.
  package enum Part: Hashable, Sendable {
    case piece(MessagePiece)
    case reference(Reference)
  }

  /// The position of an argument from 1.
  package func position(of name: String) -> Int? {
    arguments?.firstIndex { $0.name == name }.map { $0 + 1 }
  }

  /// The argument at a position, or nil.
  func argument(at position: Int) -> ArgumentDeclaration? {
    guard let arguments, position > 0, position <= arguments.count else { return nil }
    return arguments[position - 1]
  }
}

// MARK: - Writing

extension FormatString {
  /// Converts pieces to a format string.
  ///
  /// - Parameter isPositional: whether every placeholder has a position.
  /// - Throws: ``Refusal`` for a fractional number, a number with a style, and an undeclared argument.
  package func text(of pieces: [MessagePiece], isPositional: Bool = false) throws(Refusal) -> String {
    let placeholders = pieces.count { if case .text = $0 { false } else { true } }
    let isPositional = isPositional || placeholders > 1 || (arguments?.count ?? 0) > 1
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let literal):
        text += arguments?.isEmpty == true ? literal : literal.replacing("%", with: "%%")
      case .argument(let name), .number(let name, .decimal):
        text += try placeholder(name, isPositional)
      case .number(let name, let style):
        throw Refusal("the number style '\(style)' of {\(name)}")
      case .numberSign:
        throw Refusal("'#' outside of a plural")
      }
    }
    return text
  }

  private func placeholder(_ name: String, _ isPositional: Bool) throws(Refusal) -> String {
    guard let position = position(of: name), let kind = arguments?[position - 1].kind else {
      throw Refusal("the argument {\(name)}, which the message does not declare")
    }
    try Self.refuseFractions(of: arguments?[position - 1])
    return "%" + (isPositional ? "\(position)$" : "") + kind.formatSpecifier
  }
}

extension FormatString {
  /// - Throws: ``Refusal`` for an argument that may have decimals.
  static func refuseFractions(of argument: ArgumentDeclaration?) throws(Refusal) {
    guard let argument, argument.kind == .number else { return }
    throw Refusal(
      "the number {\(argument.name)}, since '%lf' prints 1.5 as 1.500000; declare it as 'text' and format it in the app"
    )
  }
}

extension ArgumentDeclaration.Kind {
  /// The format specifier after `%`, or in a string catalog's `formatSpecifier`. An app formats a fractional number and
  /// passes it as a text.
  package var formatSpecifier: String { self == .integer ? "lld" : "@" }

  /// Returns whether a conversion prints values of this kind; the app may format a number and pass it as a text.
  fileprivate func accepts(_ conversion: Character) -> Bool {
    switch self {
    case .integer: "diouxX".contains(conversion)
    case .number: "fFeEgGaA@".contains(conversion)
    case .text: conversion == "@"
    }
  }
}

// MARK: - Reading

extension FormatString {
  /// Parses a format string.
  ///
  /// - Parameter counted: the argument of `%arg` in a text with plural variations.
  /// - Throws: ``Refusal`` for a placeholder that is malformed, has a width or precision, or has no argument.
  package func parts(of text: String, counted: String? = nil) throws(Refusal) -> [Part] {
    guard arguments?.isEmpty != true else { return text.isEmpty ? [] : [.piece(.text(text))] }
    var parts: [Part] = []
    var literal = ""
    var next = 1
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        literal.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        literal.append("%")
        continue
      }
      if !literal.isEmpty { parts.append(.piece(.text(literal))) }
      literal = ""
      parts.append(try placeholder(&rest, next: &next, counted: counted))
    }
    if !literal.isEmpty { parts.append(.piece(.text(literal))) }
    return parts
  }

  /// The same without references.
  package func pieces(of text: String, counted: String? = nil) throws(Refusal) -> [MessagePiece] {
    var pieces: [MessagePiece] = []
    for part in try parts(of: text, counted: counted) {
      switch part {
      case .piece(let piece): pieces.append(piece)
      case .reference(let reference): throw Refusal("'%#@\(reference.name)@' is in a text without plurals")
      }
    }
    return pieces.joined
  }

  /// Parses the text after `%`.
  private func placeholder(
    _ rest: inout Substring, next: inout Int, counted: String?
  ) throws(Refusal) -> Part {
    let start = rest
    if let counted, rest.hasPrefix("arg") {
      rest.removeFirst(3)
      return .piece(.argument(counted))
    }
    let position = Self.position(&rest)
    if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
      let name = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
      rest = rest[rest.index(after: end)...]
      return .reference(Reference(name: name, position: position))
    }
    let length = rest.prefix { "hlqLzjt".contains($0) }
    rest.removeFirst(length.count)
    guard let conversion = rest.popFirst(), "@diouxXfFeEgGaA".contains(conversion) else {
      // It is not known whether an unknown message is a format string.
      guard arguments != nil else {
        rest = start
        return .piece(.text("%"))
      }
      throw Refusal("'%\(start.prefix(4))' is not a placeholder; write '%%' for the character")
    }
    let index = position ?? next
    if position == nil { next += 1 }
    return .piece(.argument(try name(at: index, conversion, "%\(start[..<rest.startIndex])")))
  }

  /// Parses `2$`, or nil.
  private static func position(_ rest: inout Substring) -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard rest.dropFirst(digits.count).first == "$", let position = Int(digits) else { return nil }
    rest = rest.dropFirst(digits.count + 1)
    return position
  }

  private func name(at position: Int, _ conversion: Character, _ written: String) throws(Refusal) -> String {
    guard let arguments else { return "argument\(position)" }
    guard let argument = argument(at: position) else {
      throw Refusal("'\(written)' refers to no argument; the message has \(arguments.count)")
    }
    guard argument.kind.accepts(conversion) else {
      let right = "%" + (arguments.count > 1 ? "\(position)$" : "") + argument.kind.formatSpecifier
      throw Refusal("'\(written)' cannot print {\(argument.name)}; write '\(right)'")
    }
    return argument.name
  }
}
