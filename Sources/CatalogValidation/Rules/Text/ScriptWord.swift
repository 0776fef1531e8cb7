internal import ICUText

/// The scripts of a locale, which classify letters.
struct OwnScripts {
  private let scripts: [Script]

  /// - Parameter name: ISO 15924.
  init(of name: String) { scripts = Script.parts(of: name) }

  /// The kind of a letter; nil for other characters, for letters common to all scripts, and for
  /// compatibility forms, which `compatibility-character` reports.
  func kind(of scalar: Unicode.Scalar) -> ScriptWord.Kinds? {
    let properties = CharacterProperties(of: scalar)
    guard properties.isAlphabetic, properties.script != .common, properties.script != .inherited,
      !CompatibilityForm.isForm(scalar)
    else { return nil }
    if scripts.isEmpty || scripts.contains(where: { $0.uses(scalar) }) { return .own }
    return properties.script == .latin ? .latin : .foreign
  }
}

/// A word of a text and the scripts of its letters: letters and marks, joined by hyphens if they are of the same kind.
struct ScriptWord {
  struct Kinds: OptionSet {
    let rawValue: UInt8
    static let own = Kinds(rawValue: 1)
    static let latin = Kinds(rawValue: 2)
    static let foreign = Kinds(rawValue: 4)
  }

  /// With their indices in the text.
  private(set) var scalars: ArraySlice<Unicode.Scalar>
  private(set) var kinds: Kinds

  /// Greek letters denote quantities in every language: α, π, Ω.
  var isGreekSymbol: Bool {
    scalars.count == 1 && scalars.allSatisfy { CharacterProperties(of: $0).script == Script("Grek") }
  }

  /// The words of a text in order.
  static func words(of text: [Unicode.Scalar], _ own: OwnScripts) -> [ScriptWord] {
    var words: [ScriptWord] = []
    var index = 0
    while index < text.count {
      let word = text[index...].prefix { isPart($0) }
      let kinds = word.reduce(into: Kinds()) { $0.formUnion(own.kind(of: $1) ?? []) }
      if !kinds.isEmpty { words.append(ScriptWord(scalars: word, kinds: kinds)) }
      index += max(1, word.count)
    }
    return words.joinedByHyphens(in: text)
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    let properties = CharacterProperties(of: scalar)
    return properties.isAlphabetic || properties.isMark || properties.isJoinControl
  }

  /// Appends the next word if it is of the same kind and follows a hyphen.
  fileprivate mutating func join(_ next: ScriptWord, in text: [Unicode.Scalar]) -> Bool {
    let between = text[scalars.endIndex..<next.scalars.startIndex]
    guard kinds == next.kinds, between.count == 1, between.allSatisfy({ CharacterProperties(of: $0).isDash }) else {
      return false
    }
    scalars = text[scalars.startIndex..<next.scalars.endIndex]
    return true
  }
}

extension [ScriptWord] {
  fileprivate func joinedByHyphens(in text: [Unicode.Scalar]) -> Self {
    reduce(into: []) { joined, word in
      guard let last = joined.indices.last, joined[last].join(word, in: text) else { return joined.append(word) }
    }
  }
}
