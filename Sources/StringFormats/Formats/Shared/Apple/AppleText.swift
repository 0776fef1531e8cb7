internal import CatalogModel
internal import MessageSyntax

/// A message in Foundation's formats: format strings and their plural variations.
///
/// ```
/// Delete                                    .whole
/// one: %lld item, other: %lld items         .plural
/// %#@count@, with count = { one: %arg of %2$@, other: … }   .sentence
/// ```
struct AppleText: Hashable {
  /// A text for each plural category; empty texts are not translated yet.
  typealias Branches = [PluralCategory: String]

  /// A part of a sentence that varies by plural.
  struct Substitution: Hashable {
    /// Its name in references: `%#@name@`.
    var name: String
    /// The position of the counted argument, from 1; nil if the file does not state it.
    var position: Int?
    /// The format specifier of the number: `lld`; nil if the file does not state it.
    var specifier: String?
    var branches: Branches
  }

  enum Shape: Hashable {
    case whole(String)
    /// The whole text varies with the message's only argument.
    case plural(Branches)
    case sentence(String, [Substitution])
  }

  var shape: Shape
}

// MARK: - Writing

extension AppleText {
  /// The ways in which a branch of a substitution prints the counted number.
  enum NumberStyle {
    /// `%arg`, in string catalogs
    case named
    /// `%1$lld`
    case positional
  }

  /// Converts a message to format strings; a plural beside other arguments becomes a substitution.
  ///
  /// - Parameter locale: the locale of the message.
  /// - Throws: ``Refusal`` for texts that format strings cannot represent.
  init(
    _ message: String, of locale: LanguageTag, arguments: [ArgumentDeclaration], style: NumberStyle
  ) throws(Refusal) {
    let format = FormatString(arguments)
    switch MessageForms(message) {
    case .other(let reason): throw Refusal(reason)
    case .plain(let pieces): shape = .whole(try format.text(of: pieces))
    case .plural(let plural):
      var branches: Branches = [:]
      let categories = plural.branches.isEmpty ? [] : ZeroText.categories(of: locale)
      for branch in plural.branches {
        guard let category = ZeroText.keyword(of: branch.selector, categories: categories) else {
          throw Refusal(Self.reason(for: branch.selector))
        }
        guard !branch.pieces.isEmpty else { throw Refusal("empty branches") }
        branches[category] = try Self.text(of: branch.pieces, counting: plural.argument, format, style)
      }
      shape = try Self.shape(branches, counting: plural.argument, format)
    }
  }

  /// The reason why a branch has no equivalent.
  static func reason(for selector: PluralMessage.Selector) -> String {
    switch selector {
    case .exactly(0): "'=0' in this language, where 'zero' is shown for other numbers, too"
    case .exactly: "explicit values such as '\(selector.text)'"
    case .category: "a branch '\(selector.text)' in this language, where 'zero' is shown for 0"
    }
  }

  /// The empty entries of an untranslated unit, in the shape of the source.
  init(untranslated unit: StringUnit, categories: [PluralCategory]) throws(Refusal) {
    guard let plural = MessageForms(unit.source).plural else {
      shape = .whole("")
      return
    }
    let wanted = (unit.context.categories(of: plural.argument) ?? categories) + [.other]
    shape = try Self.shape(
      Branches(wanted.map { ($0, "") }) { first, _ in first }, counting: plural.argument, FormatString(unit.arguments))
  }

  private static func shape(
    _ branches: Branches, counting argument: String, _ format: FormatString
  ) throws(Refusal) -> Shape {
    guard let position = format.position(of: argument) else {
      throw Refusal("the argument {\(argument)}, which the message does not declare")
    }
    try FormatString.refuseFractions(of: format.argument(at: position))
    if format.arguments?.count == 1 { return .plural(branches) }
    let substitution = Substitution(
      name: argument, position: position, specifier: format.specifier(at: position), branches: branches)
    return .sentence("%#@\(argument)@", [substitution])
  }

  private static func text(
    of pieces: [MessagePiece], counting argument: String, _ format: FormatString, _ style: NumberStyle
  ) throws(Refusal) -> String {
    let pieces = pieces.map { $0 == .numberSign ? .argument(argument) : $0 }
    if format.arguments?.count == 1 { return try format.text(of: pieces) }
    guard style == .named else { return try format.text(of: pieces, isPositional: true) }
    var text = ""
    for piece in pieces {
      switch piece {
      case .argument(argument), .number(argument, .decimal): text += "%arg"
      default: text += try format.text(of: [piece], isPositional: true)
      }
    }
    return text
  }
}

// MARK: - Reading

extension AppleText {
  /// The message in ICU syntax; empty if nothing is translated.
  ///
  /// - Parameters:
  ///   - locale: the locale of the text.
  ///   - counted: the argument that the catalogue's source counts, for a text that varies as a whole.
  /// - Throws: ``Refusal`` for placeholders without an argument, and for unknown references.
  func message(_ format: FormatString, of locale: LanguageTag, counting counted: String?) throws(Refusal) -> String {
    switch shape {
    case .whole(let text): return MessageForms.plain(try format.pieces(of: text)).text ?? ""
    case .plural(let branches):
      let argument = counted ?? format.arguments?.first { $0.kind != .text }?.name ?? "argument1"
      return try Self.message(branches, of: locale, counting: argument, format)
    case .sentence(let text, let substitutions):
      if !substitutions.isEmpty, substitutions.allSatisfy({ $0.branches.values.allSatisfy(\.isEmpty) }) { return "" }
      return try Self.sentence(text, substitutions: substitutions, of: locale, format: format)
    }
  }

  private static func sentence(
    _ text: String, substitutions: [Substitution], of locale: LanguageTag, format: FormatString
  ) throws(Refusal) -> String {
    var message = ""
    var pieces: [MessagePiece] = []
    var count = 0
    for part in try format.parts(of: text) {
      switch part {
      case .piece(let piece): pieces.append(piece)
      case .reference(let reference):
        count += 1
        guard let substitution = substitutions.first(where: { $0.name == reference.name }) else {
          throw Refusal("'%#@\(reference.name)@' refers to nothing; add its plural")
        }
        // A placeholder after the text makes it quote what would otherwise be syntax.
        message += MessageForms.plain((pieces + [.argument("x")]).joined).text?.dropLast("{x}".count) ?? ""
        pieces = []
        let position = reference.position ?? substitution.position
        let argument = try Self.argument(reference.name, at: position, orElse: count, format)
        let plural = try Self.message(substitution.branches, of: locale, counting: argument, format)
        guard !plural.isEmpty else {
          throw Refusal("'%#@\(reference.name)@' has no translation; translate it too")
        }
        message += plural
      }
    }
    return message + (MessageForms.plain(pieces.joined).text ?? "")
  }

  private static func message(
    _ branches: Branches, of locale: LanguageTag, counting argument: String, _ format: FormatString
  ) throws(Refusal) -> String {
    let categories = branches[.zero] == nil ? [] : ZeroText.categories(of: locale)
    var found: [PluralMessage.Branch] = []
    for category in PluralCategory.allCases {
      guard let text = branches[category], !text.isEmpty else { continue }
      do throws(Refusal) {
        found.append(
          PluralMessage.Branch(
            ZeroText.selector(of: category, categories: categories), try format.pieces(of: text, counted: argument)))
      } catch {
        throw Refusal("\(error.reason), in the text of '\(category.keyword)'")
      }
    }
    return PluralSlots.message(counting: argument, found)
  }

  /// The argument that a reference counts: by its position, its name, or its index among the references.
  private static func argument(
    _ name: String, at position: Int?, orElse count: Int, _ format: FormatString
  ) throws(Refusal) -> String {
    let position = position ?? format.position(of: name) ?? count
    guard let arguments = format.arguments else { return "argument\(position)" }
    if let argument = format.argument(at: position) { return argument.name }
    throw Refusal("'%#@\(name)@' refers to no argument; the message has \(arguments.count)")
  }
}

extension FormatString {
  /// The format specifier of the argument at a position, from 1.
  func specifier(at position: Int) -> String? { argument(at: position)?.kind.formatSpecifier }
}
