/// Names and literals in the syntax of Kotlin.
package enum Kotlin {
  /// The types of every generated package, and the types of Kotlin that it uses.
  package static let own: Set = [
    "Any", "AppDrawables", "Array", "Bar", "BarItem", "Boolean", "Byte", "ByteArray", "Char",
    "CharacterCodingException", "Deprecated", "Destination", "DialogDismissal", "Direction",
    "DiscardQuestion", "Double", "Exception", "Header", "HeaderAction", "HeaderItem", "HeaderTag", "Icon",
    "IconSet", "IndexOutOfBoundsException", "Int", "IntArray", "JsonReader", "Language", "Languages",
    "LeadingKind", "List", "Long", "Map", "MutableList", "Nothing", "NumberFormats", "Numbers",
    "PageDismissal", "Pair", "PartKind", "Platform", "Presentation", "Printed", "Purpose", "PurposeDrawables",
    "QueryParameter", "ReplaceWith", "Role", "RoutePart", "RoutePath", "RouteValueError", "Router",
    "RouterRefusal", "RouterRefusalException", "RouterState", "RouterTransition", "Screen", "ScreenFacts",
    "Sequence", "Set", "Shortest", "String", "StringBuilder", "Suppress", "Texts", "Triple", "Unit",
    "WayStep", "WrongJson",
  ]

  /// A string literal, with dollar signs escaped: they would begin a template.
  package static func string(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "$": literal += "\\$"
      case "\n": literal += "\\n"
      case "\t": literal += "\\t"
      case "\r": literal += "\\r"
      case _ where isInvisible(scalar):
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          literal += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// A documentation comment on one line.
  package static func comment(_ text: String) -> String {
    // Breaks up the end of a comment and nested beginnings.
    let safe = text.replacing("*/", with: "* /").replacing("/*", with: "/ *")
    return "/** \(String(safe.map { $0.isNewline ? " " : $0 })) */"
  }

  /// The name of a constant: `select-all` gives `SELECT_ALL`.
  package static func constant(_ identifier: String) -> String {
    let name = String(identifier.map { $0.isLetter || $0.isNumber ? $0 : "_" }).uppercased()
    return name.first?.isNumber == true ? "_" + name : name
  }

  /// The name of a type: `pt-BR` gives `PtBR`.
  package static func typeName(_ tag: String) -> String { CamelCase.upper(tag) }

  /// The name of a function or a parameter: keywords are in backticks.
  package static func name(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// The name of an argument, distinct from those of other parameters.
  package static func argument(_ argument: String) -> String {
    ["purpose", "language", "numbers"].contains(argument) ? argument + "Value" : name(argument)
  }

  /// A package's name with keywords in backticks.
  package static func qualified(_ package: String) -> String {
    package.split(separator: ".").map { name(String($0)) }.joined(separator: ".")
  }

  /// The hard keywords (Kotlin language specification, § Keywords).
  private static let keywords: Set = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface", "is", "null",
    "object", "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof", "val", "var", "when",
    "while",
  ]
}

extension NameScope {
  /// The cases of an enumeration. `ENTRIES` is reserved, since its accessor in Java is that of `entries`.
  package static let kotlinConstants = NameScope(reserved: ["ENTRIES"], ending: "_", spelling: Kotlin.constant)

  /// The classes of screens inside `Screen`, of which none hides a type that they use.
  package static let kotlinScreens = NameScope(reserved: kotlinTypes, ending: "Screen", spelling: Kotlin.typeName)

  /// The classes of the screens of features.
  ///
  /// - Parameter screens: the names of the screens' classes.
  package static func kotlinFeatures(besides screens: [String]) -> NameScope {
    NameScope(reserved: kotlinTypes.union(screens), ending: "Feature", spelling: Kotlin.typeName)
  }

  private static let kotlinTypes = Kotlin.own.union(["Companion"])
}
