internal import CatalogModel
internal import CatalogValidation
internal import SourceText

/// Texts in reports of differences, so that differences are visible and no text affects its surroundings.
enum ShownText {
  /// A change's two texts; if they differ only in invisible characters, these are spelt out: `Zurück⟨U+0020⟩`.
  static func pair(_ change: Change<String>) -> (old: String?, new: String?) {
    guard let old = change.old, let new = change.new, visible(old) == visible(new) else {
      return (change.old.map(\.onOneLine), change.new.map(\.onOneLine))
    }
    let (before, after) = (spelled(old, where: isUnseen), spelled(new, where: isUnseen))
    guard before == after else { return (before, after) }
    // The same letters, composed differently (Unicode normalization).
    return (spelled(old) { !$0.isASCII }, spelled(new) { !$0.isASCII })
  }

  /// True if a text has a right-to-left letter or a bidi control (UAX #9).
  static func needsIsolation(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0590...0x08FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
        0x10800...0x10FFF, 0x1E800...0x1EFFF:
        true
      default: false
      }
    }
  }

  /// The visible part of a text.
  private static func visible(_ text: String) -> String {
    var visible = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !isUnseen(scalar) && scalar != " " { visible.append(scalar) }
    // Strings compare by canonical equivalence.
    return String(visible)
  }

  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  static func spelled(_ text: String, where isSpelled: (Unicode.Scalar) -> Bool) -> String {
    text.unicodeScalars.reduce(into: "") { shown, scalar in
      guard isSpelled(scalar) else {
        shown.unicodeScalars.append(scalar)
        return
      }
      shown += scalar.bracketed
    }
  }

  /// A text on one line with everything visible: white space other than a plain space, and invisible characters, are
  /// spelt out.
  static func unhidden(_ text: String) -> String { spelled(text) { $0 != " " && isUnseen($0) } }
}

extension IconReference {
  /// A description of the icon: `arrow-left, right-to-left arrow-right`.
  var text: String {
    switch self {
    case .name(let name): name
    case .byDirection(let leftToRight, let rightToLeft): "\(leftToRight), right-to-left \(rightToLeft)"
    case .byRelease(let name, let fallback): "\(name), older systems \(fallback)"
    case .byLocale(let name, let locales):
      ([name] + locales.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }).joined(separator: ", ")
    }
  }
}

extension Change.Kind {
  /// The sign at the beginning of a line.
  var sign: String {
    switch self {
    case .added: "+"
    case .removed: "−"
    case .changed: "~"
    }
  }
}
